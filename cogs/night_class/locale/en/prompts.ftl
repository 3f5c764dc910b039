### What a seat is asked, and what boxes and the End of Round do. Names of enemies and columns up to 40 characters.

## Prompts. $plot: the face of the Plot die
# $columns up to 200: those that fit
night-class-prompt-plot = Turn { $turn }: the Plot die shows **{ $plot }**. Check one box that fits: { $columns } (NC-PLOT-a).
# $dice up to 120: Hero dice with where they lie
night-class-prompt-hero = Turn { $turn }, your Hero dice: { $dice } (NC-DICE-c).
# $slots up to 120
night-class-prompt-place = You stand on **{ $space }** with { $life } of { $circles } Stamina. { $slots }.
# $plan up to 900: acts so far
night-class-prompt-plan = So far: { $plan }.
night-class-prompt-chain = A further ability may follow now, without a die (NC-R16).
# $outlook up to 900
night-class-prompt-outlook = If you end the turn now: { $outlook }
night-class-die-free = **{ $face }** free
night-class-die-move = { $face } on MOVE
night-class-die-train = { $face } on TRAIN
night-class-die-ability = { $face } on ABILITY
night-class-die-discarded = ~~{ $face }~~ discarded
night-class-die-none = none yet
# $used: yes or no   $plus: what upgrades add
night-class-slot-move = MOVE +{ $plus } { $used ->
    [yes] used
   *[no] free
  }
night-class-slot-train = TRAIN +{ $plus } { $used ->
    [yes] used
   *[no] free
  }
night-class-slot-ability = ABILITY { $used } of { $slots } used
night-class-silence-plot = Then the box of the column with the most open boxes that doesn't lose is checked for you (NC-POST-e).
night-class-silence-hero = Then your turn ends as your draft stands, and unassigned dice are lost (NC-POST-j).
night-class-phase-plot = Turn { $turn }: the Plot die
night-class-phase-hero = Turn { $turn }: Hero dice
night-class-phase-over = The night is over

## Boxes
night-class-box-range = Range { $range }
night-class-box-range-plus = Range +{ $plus }
night-class-box-damage-plus = damage +{ $plus }
night-class-box-projectiles-cumulative = Projectiles: +1 damage for each building or obstacle beside the path
night-class-box-projectiles-this_turn = Projectiles in this turn: +1 damage for each building or obstacle beside the path
night-class-box-hand = natural sixes are discarded this turn
night-class-box-ritual = RITUAL: the game is lost
night-class-box-nothing = no effect
night-class-box-harmless = harmless, the enemy is defeated
night-class-box-distrust = 2 points less at the end
night-class-box-distrust-last = the last one, so the game is lost
night-class-box-face = in place of a Distrust box, no other effect
night-class-box-loses = this LOSES the game ({ $rule })
# $column up to 40   $effect up to 120
night-class-column-next = { $column } { $box }/{ $boxes }, next: { $effect }
# $column up to 40
night-class-column-full = { $column } { $box }/{ $boxes }, full
night-class-figures = Range { $range }, damage { $damage } from now on

## The End of Round
night-class-outlook-won = All three villains are defeated: the game is won.
night-class-outlook-change = Stamina { $before } → { $after }
# $change up to 40   $blows up to 300
night-class-outlook = { $change }: { $blows }.
# $change up to 40
night-class-outlook-calm = { $change }: nobody attacks.
# $enemy up to 40
night-class-outlook-shapeshift = Shapeshift ignores { $enemy }.
# $enemy up to 40
night-class-outlook-shrug = Shrug Off takes { $saved } off { $enemy }.
night-class-outlook-down-lose = **That loses the game.**
night-class-outlook-down-hospital = That means hospital and two Distrust boxes.
# $enemy up to 40
night-class-blow = { $enemy } −{ $damage }
# $enemy up to 40
night-class-attack = { $enemy }: { $damage } damage, { $distance ->
    [one] { $distance } step away
   *[other] { $distance } steps away
  } with Range { $range }.
# $count: of buildings and obstacles
night-class-attack-projectiles = { $base } and { $plus } for { $count ->
    [one] { $count } building or obstacle
   *[other] { $count } buildings and obstacles
  } beside the path.
night-class-attack-awareness = Awareness takes 1 off.
