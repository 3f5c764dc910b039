### Why the rules of Nightlight refuse, and what would be right instead. The key is the ledger's id, dots written as hyphens.
### $animal, $card: a name, up to 60.

## Before the start
refused-NL-SETUP1-a = “{ $animal }” is none of the stuffed animals. Choose one of those in the list.
refused-NL-SETUP1-a-none = Each seat plays one stuffed animal, and somebody hasn't chosen theirs. Choose one; then the night can begin.
refused-NL-SETUP1-b = { $animal } is taken: each animal is played by one player. Choose another.
refused-NL-SETUP3-a = There is no Dream deck “{ $dream }”. Choose Spidipede, Hushmoth or Zordo.
refused-NL-SETUP3-d = The Dream deck “{ $dream }” has no boss of its own. Play without one, or with Nyx.
refused-NL-SETUP5-a = The first player is one of those at the table. Name a seat that is taken.
refused-NL-R1 = A night has one to { $most } animals, and { $seats } sit here. Let somebody join or leave.
refused-NL-CON-b = There is no set of cards “{ $cards }” here. There are: { $known }. Choose one of these, or ask whoever runs the bot to add yours.
# $seal: twelve characters
refused-NL-CON-b-changed = This night began with the set of cards “{ $cards }” as it was then (seal { $seal }), and its files say something else now. Nothing is lost: whoever runs the bot puts the old files back, and the night goes on.

## Raids
refused-NL-P1-2-b = Each living animal takes exactly one card of the open row. Choose among those cards.
refused-NL-P1-2-c = That card is spoken for already: a card goes to one animal only. Choose another.
refused-NL-CON-p = A lesson teaches one of your own skills that you don't have yet, of no more stars than the lesson (with exact_level: of as many). Choose one of those.
refused-NL-CARD1-c = That skill is another animal's. Choose one with the icon of { $animal }.

## Turns
refused-NL-P2-a = It isn't { $animal }'s Attack step. Animals act one after the other, Defend first; leave a plan, and it is carried out in your turn.
refused-NL-R34 = { $animal } has had its turn in this lap, or it is somebody else's. Wait for its next one.
refused-NL-P2-D-a = That denizen can't attack now: the ready one of the highest tier does. Choose among those that are tied.
refused-NL-P2-D-a-now = There is no tie to break now: nobody is waiting for you to say who attacks.
refused-NL-P2-D-b = Several denizens share the highest tier. Choose which of them attacks { $animal }.
refused-NL-P2-D-c = Defending can't be skipped. Choose which of the tied denizens attacks.
refused-NL-P2-A-a = { $animal } may attack with one card of its own stash. Choose one of those, or pass.
refused-NL-P2-A-b = One card is used for the attack of a turn, and { $animal } has used its.
refused-NL-P2-A-d = { $animal } has no ready card that can attack, or nobody in front to attack. Pass.
refused-NL-CARD5-b = The target must be an enemy in front of { $animal }. Choose one of those.
refused-NL-CON-o = { $card } has no attack bonus: it is there for its free action only. Attack with another card.
refused-NL-EXH-b = { $card } is exhausted and can't be used until it is ready again. Choose a card that is upright.
refused-NL-SETUP1-d = { $card } isn't learned yet: a lesson out of the Toy Chest gives it. Use a card of the stash.

## Free actions
refused-NL-P2-A-e = { $card } has no free action for { $animal }. Choose a card of the stash that has one.
refused-NL-CON-r = That free action has its own moment, and this isn't it. The card says when: at any time, when an attack is declared, or after the dice.
refused-NL-CON-t = A free attack can't begin while another attack is going on, or in the middle of a raid. Try again after it.
refused-NL-CON2-e = { $card } is for another defender: look at whom the attack is on.
refused-NL-CON-f = Nothing heals while this Dream is on top. { $card } stays as it is.
refused-NL-CON-e = Nothing there can be the target of { $card }. Choose one of the targets that are offered.
refused-NL-CON-h = Choose dice of one pool, no more than the card says.
refused-NL-CON-m = Choose among the cards you saw, no more than the card says; or leave them as they are.
refused-NL-R9 = { $animal } is unstuffed: its stash is out of use.
refused-NL-R9-inherit = Take one item of the fallen animal's stash, none of its skills; or pass.
refused-NL-CON2-a = { $card } is never readied: its Loom is over for this round, and a ready boss would keep the round from ending.
refused-NL-R22 = Nobody can act between the dice and their wounds. Try again in a moment.
refused-NL-UNS-b = { $animal } is unstuffed and takes no further part. You can look at everything, and talk.

## Absence
refused-NL-R40 = Only the animal's own player answers, or the stand-in once the deadline has passed; a stand-in is somebody else at the table.

## Case files and the GM
nightlight-no-such-preset = There is no position “{ $name }”: start, attack and raid are known.
nightlight-no-such-tag = “{ $tag }” is no seat: seats are P1, P2 and so on.
nightlight-no-such-field = “{ $path }” is no field of a night, or its value is not possible.
nightlight-no-such-card = There is no card “{ $card }” in this night, or it lies elsewhere already.
nightlight-too-many-wounds = { $card } has as many wounds as health or more: no position can be like that.
