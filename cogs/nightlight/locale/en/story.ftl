### What happened, event by event. Names of animals, cards and enemies are in place already.
### $animal, $enemy, $card, $boss, $who, $by, $on, $target: a name, up to 60.

## The night
# $animals up to 300, $deck up to 40
nightlight-told-begun = Night falls. By the nightlight stand { $animals }. Dream deck: { $deck }.
nightlight-told-begun-nyx = Night falls. By the nightlight stand { $animals }. Nyx has mixed the decks.
nightlight-told-begun-boss = In round 2 { $boss } comes.
# $animal: the first player's
nightlight-told-begun-first = { $animal } is first player.
nightlight-told-house = House rules of this table:
# $dream up to 40
nightlight-told-dream = Round { $round }, a new Dream: **{ $dream }**.
nightlight-told-dream-none = Round { $round }: the Dream deck is empty, and nothing new is dreamt.
nightlight-told-dream-ended = The Dream { $dream } holds no longer.
nightlight-told-boss-arrived = **{ $boss }** comes out of the dark, with { $health } health, before every animal at once.
# $cards up to 200
nightlight-told-row = Raid { $raid }. In the row: { $cards }.
nightlight-told-reshuffled = The discard pile is shuffled into a new deck: { $deck }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }.
# $cards up to 200
nightlight-told-ranking = { $animal } ranked: { $cards }.
# $cards up to 400
nightlight-told-proposed = { $animal } proposes: { $cards }.
nightlight-told-share = { $card } for { $animal }
nightlight-told-confirmed = { $animal } agrees.
nightlight-told-taken = { $animal } takes { $card }.
nightlight-told-taken-lesson = { $animal } draws { $card } instead.
nightlight-told-taken-heirloom = { $animal } inherits { $card }.
nightlight-told-learned = { $animal } learns { $skill }.
nightlight-told-wasted = { $card } has nothing left to teach { $animal }.
nightlight-told-wasted-both = { $card } has nothing left to teach { $animal }, and { $other } came after it without effect.
nightlight-told-left-over = Left over: { $cards }.
# $dealt up to 800
nightlight-told-dealt = Out of the dark: { $dealt }.
nightlight-told-dealt-to = { $enemies } before { $animal }
nightlight-told-deal-stopped = The Nightmare deck and its discard pile are empty: no more cards are dealt.
nightlight-told-encounters = The Encounters of round { $round } begin.
nightlight-told-round-ended = No enemy is ready: round { $round } ends, and every card is readied.

## Turns and attacks
nightlight-told-turn = Lap { $lap }: **{ $animal }**'s turn.
nightlight-told-no-defend = Nobody before { $animal } is ready to attack.
nightlight-told-no-attack-passed = { $animal } doesn't attack.
nightlight-told-no-attack-no_card = { $animal } has no ready card to attack with.
nightlight-told-no-attack-no_enemy = { $animal } has nobody to attack.
nightlight-told-attacks = **{ $by }** attacks **{ $on }**.
nightlight-told-attacks-with = **{ $by }** attacks **{ $on }** with { $card }.
nightlight-told-attacks-free = **{ $by }** attacks **{ $on }** with { $card }, as a free action.
# $attack, $defense: dice, up to 120
nightlight-told-rolled = Dice: { $attack } against { $defense }.
nightlight-told-no-dice = none
nightlight-told-rerolled = A { $was } is rolled again: { $now }.
# $attack, $defense: successes
nightlight-told-compared = { $attack } against { $defense }.
nightlight-told-compared-nothing = { $attack } against { $defense }: no damage.
nightlight-told-wounded = { $target } gets { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  } ({ $left } of { $health } left).
nightlight-told-wounded-by = { $target } gets { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  } from { $by } ({ $left } of { $health } left).
nightlight-told-healed = { $target } heals { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  } ({ $by }).
nightlight-told-unstuffed = **{ $animal } is unstuffed.**
nightlight-told-dealt-on = { $enemy } turns on { $animal }.
nightlight-told-left-play = { $enemy } leaves.
nightlight-told-falls-asleep = { $enemy } stays asleep beside the fallen animal.
nightlight-told-banished = **{ $enemy }** is banished.
nightlight-told-boss-banished = **{ $boss } is banished!**
nightlight-told-loomed = { $boss } looms.
nightlight-told-cancelled = The attack is called off ({ $by }).
nightlight-told-redirected = { $on } stands in front and defends ({ $by }).
nightlight-told-gone = { $who } has left: the attack ends.
nightlight-told-pool-attack = { $change } attack dice ({ $by }).
nightlight-told-pool-defense = { $change } defense dice ({ $by }).
nightlight-told-stat-attack = { $target }: Attack { $change } until the round ends ({ $by }).
nightlight-told-stat-defense = { $target }: Defense { $change } until the round ends ({ $by }).

## Cards
nightlight-told-free = { $animal } uses { $card }.
nightlight-told-discarded = { $card } goes to the discard pile.
nightlight-told-exhausted = { $card } is exhausted.
nightlight-told-exhausted-by = { $card } is exhausted ({ $by }).
nightlight-told-readied = { $card } is ready again.
nightlight-told-readied-by = { $card } is ready again ({ $by }).
nightlight-told-moved = { $enemy } goes over to { $animal } ({ $by }).
nightlight-told-looked = { $animal } looks at the top of the { $deck } deck ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
  }).
# $cards up to 200
nightlight-told-saw = You see, from the top of the { $deck } deck: { $cards }.
nightlight-told-put-under = { $animal } puts { $count ->
    [0] nothing
    [one] { $count } card
   *[other] { $count } cards
  } at the bottom.
nightlight-told-skipped-no_target = { $card } finds nobody to act on.
nightlight-told-skipped-declined = { $card } does no more.
nightlight-told-skipped-no_heal = { $card } can't heal under this Dream.
nightlight-told-deck-toy_chest = Toy Chest
nightlight-told-deck-nightmare = Nightmare
nightlight-told-deck-dream = Dream

## People
nightlight-told-handed-over = The deadline of { $animal } has passed: the player of { $by } may answer now (NL-R40).
nightlight-told-left = { $animal }'s player has left. The animal stays and does what silence means.
nightlight-told-back = { $animal } is played by a person again.
nightlight-told-stand-in = The player of { $by } may answer for { $animal } after a deadline (NL-R40).
nightlight-told-stand-in-none = Nobody stands in for { $animal } any more.
# $reason up to 300
nightlight-told-ruled-wounds = The host rules: { $target } has { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
  }. { $reason }
nightlight-told-ruled-ready = The host rules: { $target } is ready. { $reason }
nightlight-told-ruled-exhausted = The host rules: { $target } is exhausted. { $reason }

## The end
nightlight-told-won = **The sun rises.** { $alive ->
    [one] { $alive } animal is
   *[other] { $alive } animals are
  } still standing by the nightlight, and all of you have won ({ $cause }).
nightlight-told-lost = **The nightlight goes out** in round { $round }: no animal is left, and all of you have lost ({ $cause }).
