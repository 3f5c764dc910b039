### Why a rule of Night Class refuses something, and what would be right. The key is the ledger id.
### $space: a space such as K9. $enemy: an enemy's name or a Thug's space. $die: a face. $site: a space. $ability, $hex, $column: names.

## Sitting down
# $most: characters
refused-NC-SETUP-a = A hero's name has 1 to { $most } characters. Give a shorter one.
# $emblem: what was asked for
refused-NC-SETUP-b = There is no Emblem “{ $emblem }”. Choose one of the twelve.
refused-NC-SETUP-b-taken = Another hero of this table has that Emblem, and one picture shows you both. Choose another of the twelve.
# $most: seats
refused-NC-R32 = A table has 1 to { $most } heroes.
refused-NC-POST-t = The first Plot step has closed, so nobody can join this night any more. Open a table of your own: the same rolls can be played again.
refused-NC-POST-m = This hero has won or lost already and takes no further part.
# $city: what was asked for   $known up to 300: what there is, joined
refused-NC-CITY-a-city = There is no city “{ $city }” here. There are, closest first: { $known }.
# $difficulty, $city: keys   $known up to 100: what there is, joined
refused-NC-TRACK-a-difficulty = { $city } has no difficulty “{ $difficulty }”. It has { $known }.

## The Plot die
# $plot: the face of the Plot die
refused-NC-TURN-b = First check a box for the Plot die of { $plot }; the Hero dice are rolled after it.
refused-NC-PLOT-a = A Plot die of { $plot } doesn't fit that column. Check a box of a column that prints this number.
refused-NC-PLOT-b = The check can't be skipped. Check a box that fits the Plot die of { $plot }.
refused-NC-PLOT-e = All boxes of that column are checked. Choose another column that fits.
refused-NC-CYBER-a = Perfect Face is still locked, so its box can't stand in. Check another box.
refused-NC-CYBER-b = The one box of Perfect Face is checked already. Check another box.
refused-NC-POST-q = The Plot step has closed: the box can't be changed any more. Spend your Hero dice or commit.

## Dice and slots
refused-NC-DICE-f = That slot is taken: it holds one die a turn. Put the die somewhere else or leave it.
refused-NC-DICE-g = Your ABILITY slots are full. Train another slot first, or use the die for something else.
refused-NC-DICE-h = { $die ->
    [0] You have no Hero die left this turn. Commit, or take something back.
   *[other] You have no free { $die }. Name a die that lies free on your sheet.
  }
refused-NC-POST-b = That { $die } is Hero die 3, which you haven't unlocked. Use one of your two dice.
refused-NC-DRAKE-b = That { $die } was discarded by Powerful Sorcerer: natural 6s are gone this turn. Use another die.

## MOVE
refused-NC-CITY-a = There is no space { $space } in this city.
# $steps: how far the move goes; $needed: how far it is, 0 where no way leads there
refused-NC-MOVE-a = { $needed ->
    [0] No open way leads to { $space }.
   *[other] To { $space } it is { $needed }, and this move goes up to { $steps }.
  } Choose a nearer space.
refused-NC-MOVE-c = You have ended a move on { $space } before. You may walk through it, but end somewhere else.
refused-NC-MOVE-d = To { $space } that would be a diagonal step. Every step goes to a space that shares an edge.
refused-NC-MOVE-e = An undefeated enemy is in the way to { $space }. Go around it, or defeat it first.
refused-NC-MOVE-f = A building is in the way to { $space }. Go around it.
refused-NC-CITY-d = An obstacle is in the way to { $space }: it is closed like a building. Go around it.
refused-NC-R25 = A walk back to { $space } takes at least two steps.
refused-NC-R37 = With that die you can end a move nowhere. Use it for something else or leave it.
refused-NC-R4 = The way doesn't matter at this table. Name the last space only.
refused-NC-ALIEN-c = Unearthly Speed goes up to 3 spaces, and there is none to end on. Keep the die.

## TRAIN
# $reached: the die with upgrades; $number: what is needed, 0 for nothing named
refused-NC-TRAIN-a = { $number ->
    [0] With { $reached } there is nothing to unlock.
   *[other] That takes { $number } and the die reaches { $reached }.
  } Choose something cheaper or a higher die.
refused-NC-TRAIN-c = That is unlocked already. Train something else.
refused-NC-TRACK-g = The hexes of a track are filled from left to right. Train the one before it first.

## Abilities, Punch, Interact
refused-NC-ABIL-b = That ability was used this turn: each works once a turn.
refused-NC-ABIL-c = You have no such ability unlocked. Train it first.
refused-NC-ABIL-e = There is nothing on { $site } to interact with.
refused-NC-ABIL-f = That is not adjacent: a corner is not enough. Move next to it first.
refused-NC-ABIL-f-punch = No enemy is adjacent. Move next to one first.
refused-NC-ABIL-f-interact = Nothing to interact with is adjacent. Move next to a site first.
refused-NC-CARDS-c = That ability is Ongoing: it works by itself and takes no die.
refused-NC-R1 = At this table the die must reach the ability's number too. Use a higher die.
refused-NC-R12 = Perfect Face works on the Plot die and takes no Hero die.
refused-NC-R16 = A further ability is chosen right after Rapid Processing or Bionic Arm and at no other time. Choose it, go without, or commit.
refused-NC-R17 = Rapid Strikes hits twice at most, and its second hit takes an adjacent enemy that still stands.
refused-NC-R18 = That ability has no such target. The first hit takes an adjacent enemy.
refused-NC-R24 = The first hit wins the game at once: nothing is hit after it.
refused-NC-R28 = Irradiated Stomp rerolls your other free dice, and there is none. Keep the die.
refused-NC-R29 = Your Energy Level is at the top. Keep the die.
refused-NC-ALIEN-g = Alpha Predator hits an adjacent enemy. Move next to one first.
refused-NC-CYBER-c = Those two dice can't be spent together here.
refused-NC-CYBER-c-locked = Two dice make one move only with Leg Kit. Train it first, or move with one die.
refused-NC-CYBER-d = Rapid Processing has nothing to use here: no site is near, and no other ability is ready.
refused-NC-CYBER-e = Hacking reaches sites up to 3 away. Move nearer first.
refused-NC-CYBER-f = Bionic Arm hits an adjacent enemy. Move next to one first.
refused-NC-CYBER-g = Bionic Arm has two modes: 3 damage, or 1 and another ability.
refused-NC-CYBER-h = Rapid Strikes hits an adjacent enemy. Move next to one first.
refused-NC-RAD-f = No enemy is within your Energy Level. Absorb first, or move nearer.
refused-NC-RAD-g = Mutant Limbs hits an adjacent enemy. Move next to one first.
refused-NC-RAD-h = The second hit of Mutant Limbs follows only a defeat and reaches as far as your Energy Level.
refused-NC-SITE-e = That site is used up. Each works once a night.
refused-NC-SITE-f = That site would do nothing now, so the die stays with you.

# $said up to 40: what was written   $known up to 300: what there is, joined
refused-NC-TRAIN-a-unknown = There is no hex “{ $said }”. There are, closest first: { $known }.
# $said up to 40   $known up to 300
refused-NC-ABIL-a-unknown = There is no ability “{ $said }”. There are, closest first: { $known }.
# $said up to 40   $known up to 300
refused-NC-ABIL-d-unknown = There is no enemy “{ $said }”. There are, closest first: { $known }.
# $said up to 40   $known up to 400
refused-NC-ABIL-e-unknown = There is no site “{ $said }”. There are, closest first: { $known }.

## Taking back and committing
refused-NC-POST-f = Your draft is empty: there is nothing to take back.
refused-NC-POST-g = The dice were rolled again, so nothing before that can be taken back.
# $known up to 200: who attacks, joined
refused-NC-POST-i = That enemy doesn't attack you at the End of Round. Name one that does ({ $known }), or none.
# $known up to 200
refused-NC-ALIEN-e = That enemy doesn't attack you at the End of Round, so Shapeshift would be wasted. Name one that does ({ $known }), or none.
refused-NC-ALIEN-f = Shapeshift is crossed off: it works once a game.
refused-NC-RAD-c = Shrug Off ignores 1 point of damage, 2 with a six.
refused-NC-RAD-c-unused = You haven't used Shrug Off this turn. Commit without it.

## Case files and the command line
# $name: what was asked for; $known: what there is
night-class-no-such-preset = There is no position “{ $name }”: start and hero are known.
# $tag: what stands for a seat
night-class-no-such-tag = “{ $tag }” is no seat: seats are P1, P2 and so on.
# $path: a field
night-class-no-such-field = “{ $path }” is no field of a night, or its value is not possible.
night-class-no-such-level = There are no scripted players “{ $name }”. Known: { $known }.
night-class-no-such-night = There is no night “{ $name }”. Name a difficulty, a city ({ $known }) or both with a slash.
