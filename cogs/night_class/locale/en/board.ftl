### The sheet as text. $name: a hero, escaped, up to 100. $enemy, $ability, $column up to 40.

# $city up to 40   $level up to 20   $dice up to 60: what lies open
night-class-board-head = { $city }, { $level } · turn { $turn } · { $dice }
# $plot: a face
night-class-board-plot = Plot die { $plot }
night-class-board-roll = Hero dice { $faces }
# $name up to 100   $emblem up to 20   $space: where the hero stands
night-class-board-strip = **{ $name }** ({ $emblem }) · { $doing ->
    [choosing] choosing a box
    [drafting] spending dice
    [committed] committed
    [won] has won
   *[lost] has lost
  } · on { $space } · Stamina { $life }/{ $circles } · { $total } points
night-class-map-signs = @ you, * Emblem, . street, # building, o obstacle, S start, T Thug, W Twister, G The Goo, D Drake Ling, 1–9 relic, + clinic, N newsroom, x used
# $spaces up to 300
night-class-sheet-emblems = Emblems: { $spaces }
# $enemy up to 40   $left, $full: Stamina
night-class-sheet-villain = { $enemy } on { $space }: Stamina { $left }/{ $full }, Range { $range }, damage { $damage }
night-class-sheet-projectiles = (Projectiles +{ $plus } each)
# $enemy up to 40
night-class-sheet-beaten = ~~{ $enemy }~~ on { $space }: defeated
# $enemy up to 40   $spaces up to 60   $left, $all: how many
night-class-sheet-thugs = { $enemy } { $left }/{ $all } ({ $spaces }): Range { $range }, damage { $damage }
# $enemy up to 40
night-class-sheet-no-thugs = ~~{ $enemy }~~ all { $all } crossed out
# $column up to 40
night-class-sheet-plot = Plot die { $plot }: { $column }
night-class-sheet-unchecked = no box checked yet
# $dice up to 120   $slots up to 120
night-class-sheet-dice = Hero dice: { $dice } · { $slots }
# $tracks up to 200
night-class-sheet-tracks = Tracks: { $tracks }
# $card up to 20   $abilities up to 300
night-class-sheet-card = { $card }: { $abilities }
# $ability up to 40
night-class-sheet-locked = { $ability } { $number }+
# $ability up to 40
night-class-sheet-ability = ●{ $ability } ({ $state ->
    [gone] crossed off
    [box] box open
    [used] used this turn
    [ongoing] Ongoing
   *[ready] ready
  })
# $sites up to 400
night-class-sheet-sites = Sites: { $sites }
# $parts up to 120
night-class-sheet-score = Score so far { $total } ({ $parts }) · Energy Level { $energy }
# $plan up to 900
night-class-sheet-draft = **Draft, seen by you alone:** { $plan }
# $plan up to 900
night-class-sheet-committed = **Committed, seen by you alone until the turn closes:** { $plan }
night-class-sheet-no-draft = nothing yet

## Help, a paragraph each
night-class-help = **A turn.** The Plot die makes you check one box: an enemy's, which makes that enemy worse, or Public Distrust. Then you spend two, later three Hero dice: MOVE walks up to the die, TRAIN unlocks a hex whose number it reaches, ABILITY punches, interacts or uses an ability. At the end of the round every undefeated enemy whose Range reaches your space takes Stamina. You win at once when Twister, The Goo and Drake Ling are down.
night-class-help-table = **At a table** everybody has the same rolls and an own sheet. Nobody sees your box before all have chosen, nor your draft before the turn closes. You may take acts back until you end the turn; a reroll by Irradiated Stomp stays. Points: defeated enemies, 2 for each clean Distrust box, 2 for each relic.
night-class-help-advice = **Advice.** Train early: TRAIN first, then Bionic Arm, Alpha Predator or Rapid Strikes; a hero who only punches rarely wins. Drake Ling stands nearest, and his boxes are harmless once he is down. Read the line “If you end the turn now” before you do.
night-class-help-orders = **Orders as sentences.** Press My turn for buttons, use /night, or write to me: “5 move J7, 3 train Leg Kit, 6 punch Twister”. A die is named by its face. “undo” takes the last act back, “commit” ends the turn, “check Twister” answers the Plot die.
