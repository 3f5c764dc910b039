### Words drawn into the pictures of a night, their descriptions (alt), and the same facts as text.
### $turn, $life, $circles, $energy, $score and the like: numbers   $space: a space such as J4   $plot: results such as "3–5"
### $enemy, $name, $city, $difficulty, $emblem: names   $effect: what a box does, in words

## Heads and seals (short)
night-class-picture-turn = Turn { $turn }
night-class-picture-stage-choosing = CHOOSE A BOX
night-class-picture-stage-draft = DRAFT, NOT COMMITTED
night-class-picture-stage-committed = COMMITTED
night-class-picture-stage-shown = DICE ARE OPEN
night-class-picture-stage-won = WON
night-class-picture-stage-lost = LOST
night-class-picture-doing-choosing = choosing a box
night-class-picture-doing-drafting = spending dice
night-class-picture-doing-committed = committed
night-class-picture-doing-won = won
night-class-picture-doing-lost = lost
night-class-picture-end-NC-END-a = All three villains defeated in turn { $turn }
night-class-picture-end-NC-RITUAL-a = Drake Ling finished the Ritual in turn { $turn }
night-class-picture-end-NC-DISTRUST-a = The last box of Public Distrust, turn { $turn }
night-class-picture-end-NC-R10 = Out of Stamina in turn { $turn }
night-class-picture-end-NC-POST-s = Left the game in turn { $turn }

## The map
night-class-picture-start = START
night-class-picture-legend = ◎ Range · ⚔ damage · corner number: damage there at the End of Round
night-class-picture-legend-reach = framed number: the lowest die that gets there
night-class-picture-legend-way = Projectiles of the way you walk come on top

## Columns and boxes ($range, $damage, $points, $left, $count: numbers)
night-class-picture-distrust = Public Distrust
night-class-picture-plot = Plot { $plot }
night-class-picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
night-class-picture-points-each = { $points ->
    [one] { $points } point each
   *[other] { $points } points each
  }
night-class-picture-box-range = Range { $range }
night-class-picture-box-damage = damage { $damage }
night-class-picture-box-projectiles = Projectiles
night-class-picture-box-hand = hand
night-class-picture-box-ritual = RITUAL
night-class-picture-next = Next: { $effect }
night-class-picture-next-nothing = nothing
night-class-picture-next-hand = the Sorcerer's hand: this turn natural sixes are discarded
night-class-picture-next-projectiles = { $count ->
    [one] Projectiles: +{ $count } damage for each building or obstacle beside the path
   *[other] Projectiles again: +{ $count } damage for each building or obstacle beside the path
  }
night-class-picture-next-projectiles-turn = Projectiles this turn: +1 damage for each building or obstacle beside the path
night-class-picture-next-ritual = the Ritual. The game is lost
night-class-picture-next-last = the last box. The game is lost
night-class-picture-next-distrust = { $left ->
    [one] 2 points less; { $left } box left to the last, which loses
   *[other] 2 points less; { $left } boxes left to the last, which loses
  }
night-class-picture-next-face = once instead of Distrust
night-class-picture-next-locked = not trained yet
night-class-picture-next-full = Full
night-class-picture-next-defeated = Defeated: its boxes do nothing any more

## Dice, tracks, cards
night-class-picture-plot-die = PLOT
night-class-picture-hero-dice = Hero dice
night-class-picture-no-dice = Hero dice come after the box
night-class-picture-ongoing = Ongoing
night-class-picture-used = used this turn
night-class-picture-crossed = used up

## The hero's figures ($found, $of, $villains, $thugs, $distrust, $relics, $loss, $after, $saved: numbers; $attacks up to 200: attacks added up)
night-class-picture-stamina = Stamina { $life }/{ $circles }
night-class-picture-energy = Energy Level { $energy }
night-class-picture-relics = Relics { $found }/{ $of }
night-class-picture-score = SCORE SO FAR
night-class-picture-score-foes = villains { $villains } + Thugs { $thugs }
night-class-picture-score-rest = + Distrust { $distrust } + relics { $relics }
night-class-picture-outlook = IF THE ROUND ENDED NOW, ON { $space }
night-class-picture-outlook-won = All three villains are defeated: the night is won.
night-class-picture-outlook-quiet = Nobody reaches you. Stamina stays { $life }.
night-class-picture-outlook-after = { $attacks } = { $loss }: Stamina { $life } → { $after }
night-class-picture-outlook-down = { $attacks } = { $loss }: Stamina { $life } → { $after }, knocked out!
night-class-picture-attack = { $enemy } { $space } { $damage }
night-class-picture-attack-ignored = { $attack } (Shapeshift: ignored)
night-class-picture-attack-weakened = { $attack } (Shrug Off −{ $saved })

## Short for phones ($score: a number)
night-class-picture-short-choosing = CHOOSE
night-class-picture-short-draft = DRAFT
night-class-picture-short-committed = COMMITTED
night-class-picture-short-shown = DICE OPEN
night-class-picture-short-won = WON
night-class-picture-short-lost = LOST
night-class-picture-here = On { $space }:
night-class-picture-total = Score { $score }
night-class-picture-free = free
night-class-picture-discarded = discarded
night-class-picture-untrained = No ability trained yet.
night-class-picture-ability-marks = ∞ Ongoing · ✓ used this turn · ✗ used up

## Results
night-class-picture-results = The night is over
night-class-picture-points-word = points
night-class-picture-tally = tally
night-class-picture-seed-hash = Hash of the seed, SHA-256:
night-class-picture-sign-life = Stamina
night-class-picture-sign-distrust = Distrust
night-class-picture-sign-relic = Relics
night-class-picture-sign-drake = villains
night-class-picture-sign-thugs = Thugs

# $stage, $doing up to 40: what is on   $city, $difficulty, $emblem up to 40   $name up to 24   $list up to 300   $where, $told up to 200
# $left, $of, $range, $damage, $boxes: numbers   $face: of a die   $slot up to 24: where it lies   $rank up to 40   $place: a number

## Descriptions for those who can't see the picture
night-class-alt-sheet = { $name } ({ $emblem }), { $city }, { $difficulty }, turn { $turn }: { $stage }.
night-class-alt-hero = On { $space }, Stamina { $life } of { $circles }, score { $score }, relics { $found } of { $of }, Energy Level { $energy }.
night-class-alt-outlook = End of Round: { $told }
night-class-alt-enemies = Enemies: { $list }.
night-class-alt-enemy = { $name } { $space } Stamina { $left }/{ $of }, Range { $range }, damage { $damage }
night-class-alt-beaten = { $name } defeated
night-class-alt-thugs = Thugs { $left }/{ $of } ({ $where }), Range { $range }, damage { $damage }
night-class-alt-boxes = Boxes checked: { $list }.
night-class-alt-plot = Plot die { $face }.
night-class-alt-dice = Hero dice: { $list }.
night-class-alt-die = { $face } { $slot }
night-class-alt-trained = Trained: { $list }.
night-class-alt-emblems = Emblems on { $list }.
night-class-alt-sites = Used sites: { $list }.
night-class-alt-table = All heroes, { $city }, { $difficulty }, turn { $turn }.
night-class-alt-line = { $name }: { $doing }, on { $space }, Stamina { $life }/{ $circles }, score { $score }
night-class-alt-line-short = { $name }: { $doing }, score { $score }
night-class-alt-results = The night is over, { $city }, { $difficulty }, turn { $turn }.
night-class-alt-place = { $place }. { $name }, { $rank }: { $score } ({ $told })
night-class-alt-place-short = { $place }. { $name }: { $score }
night-class-alt-seed = Hash of the seed { $told }.

## What text sheets add to their map ($list up to 600: spaces; $damage, $die: what leads to them; $name up to 40: a building)
night-class-notes-danger = Damage at the End of Round by space: { $list }.
night-class-notes-quiet = No enemy reaches any street.
night-class-notes-spaces = { $damage }: { $list }
night-class-notes-reach = Lowest free die that gets there: { $list }.
night-class-notes-way = Way of this draft: { $list }.
night-class-notes-buildings = Buildings and obstacles: { $list }.
night-class-notes-block = { $name } { $list }
night-class-notes-columns = Plot results: { $list }.
night-class-notes-column = { $name } { $plot }
