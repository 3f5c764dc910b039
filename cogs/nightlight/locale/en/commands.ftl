### /nightlight: descriptions, options, answers.

cmd-nightlight = Nightlight: stuffed animals against the Nightmare
cmd-nightlight-attack = Attack an enemy in front of your animal with one card
cmd-nightlight-pass = Don't attack in this turn, or use no card while the table waits
cmd-nightlight-defend = Several enemies are equally strong: choose which of them attacks you
cmd-nightlight-use = Use a card that works in anybody's turn (a free action)
cmd-nightlight-rank = Say which cards of the raid you want, the best first
cmd-nightlight-say = Any act in a sentence
cmd-nightlight-policy = Whether the bot asks you about a free-action card, leaves it, or uses it by itself
cmd-nightlight-plan = Say now what your animal does in its next turn
cmd-nightlight-orders = What you have told the bot to do by itself. Nobody else sees it
cmd-nightlight-table = The table in words
cmd-nightlight-card = Look at one card
cmd-nightlight-solo = Play a night by yourself, with one to four animals, at once and without a clock
option-nightlight-party = How many animals, drawn by lot, or their names: Lantern Owl, Quilt Turtle. Two if nothing is said
option-nightlight-deck = Whose Dreams: Spidipede is easiest, Zordo hardest
option-nightlight-boss = A boss that comes in the second round
choice-nightlight-boss-none = No boss
choice-nightlight-boss-deck = The boss of the Dream deck
choice-nightlight-boss-nyx = Nyx, with Dreams and denizens of all decks
cmd-nightlight-stats = What your animals have come to in the nights that are over
cmd-nightlight-help = How a night is played
option-nightlight-card = Which card
option-nightlight-enemy = Which enemy
option-nightlight-denizen = Of several equally strong enemies the one that attacks
option-nightlight-target = The target, where the card needs one
option-nightlight-cards = Cards in order, such as: Pop Gun, Yo-yo. A lesson with its skill: Bedtime Story (Pounce)
option-nightlight-words = Such as: attack Dust Bunny with Pop Gun
option-nightlight-way = Ask me, never use it, or use it when the condition holds
option-nightlight-condition = When the bot uses it by itself: choose from the list
option-nightlight-moment = Only at this moment
option-nightlight-off = Forget the plan I left
option-nightlight-otherwise = What happens if none of it is possible by then
option-nightlight-second-card = Another card, if the first attack isn't possible by then
option-nightlight-second-enemy = The enemy for it
option-nightlight-animal = Which of your animals, if you play several
option-nightlight-table = Which night, if you play several
choice-nightlight-way-ask = Ask me
choice-nightlight-way-pass = Never use it
choice-nightlight-way-order = Use it when the condition holds
choice-nightlight-otherwise-ask = Ask me
choice-nightlight-otherwise-pass = No attack
choice-nightlight-anywhere = Wherever it can be used
choice-nightlight-declared = When an attack is declared, before its dice
choice-nightlight-rolled = After the dice of an attack, before its wounds
choice-nightlight-my_defend = Before my own Defend
choice-nightlight-defend = Before anybody's Defend
choice-nightlight-round_end = Before a round ends
choice-nightlight-raid = After each raid
choice-nightlight-dream = After the Dream
choice-nightlight-nightmare = After the Nightmare cards
choice-nightlight-between = Between Defend and Attack
choice-nightlight-after_turn = After a turn

# $table: its id
nightlight-not-its-table = Table { $table } is no night of Nightlight.
nightlight-no-table = You play no night of Nightlight here. /table new opens one, alone or with others.
nightlight-which-table = You play several nights: say which one in the option “table”.
# $animal up to 20
nightlight-not-your-animal = “{ $animal }” is no animal of yours. You play: { $known } (NL-OBJ-b).
# $words up to 40
nightlight-no-condition = “{ $words }” is no condition. Write one of: always, would_unstuff, damage >= 2, attack_dice >= 5, tier >= 3, wounds >= 2, or an animal (NL-R41).
# $words up to 40; $known: names, up to 300; $animal up to 60
nightlight-no-such-own-card = “{ $words }” is no card that { $animal } has or may still get. There are: { $known } (NL-P2.A-a).
nightlight-no-such-enemy = “{ $words }” is no enemy here. There are: { $known } (NL-CARD5-b).
nightlight-no-such-target = “{ $words }” is neither an animal nor an enemy here. There are: { $known } (NL-CON-e).
nightlight-no-such-free-card = { $animal } has no card “{ $words }” with a free action. With one there are: { $known } (NL-P2.A-e).
nightlight-no-such-none = none yet
# $words up to 40
nightlight-card-unknown = There is no card “{ $words }” in this set. Most like it: { $known } (NL-CON-a).
nightlight-plan-empty = A plan needs an attack (a card and an enemy), or which of several equally strong enemies attacks (NL-R34).

## Standing orders as text. $card, $animal up to 60
nightlight-kept = Your standing orders:
nightlight-kept-none = You have no standing orders. So you are asked about free-action cards in attacks, before your own Defend and before a round ends; at any other moment nobody asks, and you may still use them (NL-R41).
nightlight-kept-ask = { $card }: you are asked
nightlight-kept-pass = { $card }: nobody asks, it isn't used
# $condition up to 120
nightlight-kept-order = { $card }: used by itself, { $condition }
# $order up to 250, $targets up to 120
nightlight-kept-targets = { $order }, on { $targets } first
# $moments up to 200
nightlight-kept-when = { $order }, only { $moments }
# $parts up to 400
nightlight-kept-plan = Plan for the next turn: { $parts }
nightlight-kept-otherwise-ask = if none of it is possible, you are asked
nightlight-kept-otherwise-pass = if none of it is possible, no attack
# A plan that became illegal (NL-R34), told to its owner alone. The rule's id follows.
nightlight-plan-dropped-ask = Your plan for { $animal } can't be carried out any more: { $enemy } can't be attacked with { $card } now. The plan is dropped, and you are asked instead.
nightlight-plan-dropped-pass = Your plan for { $animal } can't be carried out any more: { $enemy } can't be attacked with { $card } now. The plan is dropped; as you wished for that case, { $animal } doesn't attack in this turn.
nightlight-plan-dropped-defend = Your plan lets { $enemy } attack { $animal }, but it isn't among those that can attack now. That part of the plan is dropped, and you are asked instead.
nightlight-plan-dropped-turn = Your plan for { $animal } is dropped: in its turn there was no ready card to attack with or no enemy to attack, so { $enemy } wasn't attacked with { $card }.
nightlight-plan-dropped-fallen = Your plan for { $animal } is dropped: { $animal } is unstuffed and has no more turns.
nightlight-condition-always = always
nightlight-condition-attack_dice = when the attack has { $n } dice or more
nightlight-condition-damage = when it would be { $n } damage or more
nightlight-condition-would_unstuff = when an animal would be unstuffed
nightlight-condition-tier = when the attacker is of tier { $n } or higher
nightlight-condition-target = when it is for { $animal }
nightlight-condition-wounds = when the animal has { $n } wounds or more
# $card up to 60, $lines up to 900
nightlight-card-head = **{ $card }**
nightlight-card-animal = Attack { $attack }, Defense { $defense }, Health { $health }
nightlight-card-enemy = Tier { $roman }, Attack { $attack }, Defense { $defense }, Health { $health }
# $words up to 40; $most: a number
nightlight-solo-animals = “{ $words }”: say how many animals, from 1 to { $most }, or name each once. There are: { $known } (NL-R1).
nightlight-figures = **Your animals**
nightlight-figures-none = No night of yours is over yet.
# $animal up to 60
nightlight-figures-line = - **{ $animal }**: { $nights ->
    [one] { $nights } night
   *[other] { $nights } nights
  }, { $wins } won, { $banished ->
    [one] { $banished } enemy
   *[other] { $banished } enemies
  } banished
