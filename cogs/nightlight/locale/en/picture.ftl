### The picture of the table, and its twin in words (content, part 10).

nightlight-picture-round = Round { $round } of { $of }
nightlight-picture-ready = { $count ->
    [one] { $count } ready enemy
   *[other] { $count } ready enemies
  }
nightlight-picture-preparation = Preparation
nightlight-picture-raid = Preparation · raid { $raid }
nightlight-picture-encounters = Encounters
# $animal up to 40
nightlight-picture-turn = Lap { $lap } · { $animal }'s turn
nightlight-picture-defend = Lap { $lap } · { $animal } defends
nightlight-picture-attack = Lap { $lap } · { $animal } attacks
nightlight-picture-won = The sun is up
nightlight-picture-lost = The light is out
nightlight-picture-toy_chest = Toy Chest
nightlight-picture-nightmare = Nightmare
nightlight-picture-dream = Dream
nightlight-picture-below = { $count } below
# $top up to 40
nightlight-picture-discard = discard { $count }: { $top }
# $boss up to 40
nightlight-picture-boss-ahead = { $boss } comes in round 2.
nightlight-picture-boss-banished = { $boss } is banished.
# $names up to 400
nightlight-picture-sleeping = Asleep beside fallen animals until the round ends: { $names }.
nightlight-picture-is-ready = ready
nightlight-picture-exhausted = exhausted
# $skills up to 120
nightlight-picture-beside = To learn: { $skills }
nightlight-picture-ability = ability works
nightlight-picture-bonus-only = bonus only
nightlight-picture-free-open = free, at any time
nightlight-picture-free-declared = free, before the dice
nightlight-picture-free-rolled = free, after the dice
# $by, $on up to 40
nightlight-picture-attack-title = { $by } → { $on }
# $attack up to 90, $card up to 40
nightlight-picture-attack-with = { $attack }, with { $card }
nightlight-picture-successes = { $count ->
    [one] { $count } success
   *[other] { $count } successes
  }
nightlight-picture-pool = { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }
nightlight-picture-cancelled = called off
nightlight-picture-damage = { $damage ->
    [0] no damage
    [one] { $damage } wound
   *[other] { $damage } wounds
  }
nightlight-picture-banished = { $damage ->
    [0] banished before the dice
    [one] { $damage } wound, banished
   *[other] { $damage } wounds, banished
  }
nightlight-picture-declared = declared
nightlight-picture-open = rolled
nightlight-picture-legend = upright: ready · lying, Zz: exhausted · framed: attacks next · flame: first player
# $seed: 16 letters
nightlight-picture-seed = seed { $seed }…

## The end

nightlight-end-title-won = The sun rises
nightlight-end-title-lost = The light goes out
nightlight-end-story-won = Three rounds of the night are over, and the Child slept through them all.
nightlight-end-story-lost = In round { $round } the last animal was unstuffed.
# $dreams up to 300
nightlight-end-dreams = What was dreamt: { $dreams }.
# $boss up to 40
nightlight-end-boss-banished = { $boss } was banished.
nightlight-end-boss-stayed = { $boss } was still there.
nightlight-end-alive = alive, { $left } health left
nightlight-end-unstuffed = unstuffed
nightlight-end-banished = { $count ->
    [0] banished nobody
    [one] banished { $count } enemy
   *[other] banished { $count } enemies
  }
nightlight-end-wounds = { $dealt ->
    [one] { $dealt } wound dealt, { $taken } taken
   *[other] { $dealt } wounds dealt, { $taken } taken
  }

## The twin in words

# $name up to 40
nightlight-text-dream = **Dream: { $name }**
# $name up to 40
nightlight-text-dream-ended = **Dream: { $name }** (holds no longer)
# $name up to 40, $top up to 60
nightlight-text-deck = { $name }: { $count }
nightlight-text-deck-discard = { $name }: { $count } ({ $top })
# $name up to 40, $roman up to 4, $state up to 20
nightlight-text-boss = **{ $name }** { $roman }: Attack { $attack }, Defense { $defense }, { $left } of { $health } health, { $state }
# $player up to 100
nightlight-text-animal = **{ $name }** ({ $player }): Attack { $attack }, Defense { $defense }, { $left } of { $health } health
nightlight-text-fallen = **{ $name }** ({ $player }): unstuffed
nightlight-text-first = first player
nightlight-text-on-turn = on turn
nightlight-text-stash = Stash: { $cards }
nightlight-text-stash-empty = Stash: empty
# $marks up to 100
nightlight-text-card = { $name } ({ $marks })
nightlight-text-no-attack = no attack
nightlight-text-row = In the row: { $cards }
nightlight-text-front = In front: { $enemies }
nightlight-text-front-empty = In front: nobody
nightlight-text-enemy = { $name } { $roman } ({ $attack }/{ $defense }, { $left } of { $health } health)
nightlight-text-enemy-exhausted = { $name } { $roman } ({ $attack }/{ $defense }, { $left } of { $health } health, exhausted)
nightlight-text-enemy-next = **{ $name } { $roman }** ({ $attack }/{ $defense }, { $left } of { $health } health, attacks next)
nightlight-text-times = { $enemy } ×{ $count }
# $title up to 140, $result up to 40
nightlight-text-attack = Last attack: { $title }: { $result }
# $dice up to 200
nightlight-text-dice = { $dice } ({ $successes })
nightlight-text-no-dice = no dice
nightlight-text-against = { $attack } against { $defense }
