### Why the rules of the arena refuse, and what would be right instead. The key is the ledger's id.
### $target: a character's name, up to 100. $verb: attack, hail, heal, curse, inspiration, ward, conduct.

## Sign-up and start
refused-ARENA-TEAM-a = Everybody fights for one side, Good or Evil. Choose one of the two.
refused-ARENA-HERO-a = One player brings one character to a battle, with a name that can be read. Give a name, or change the character you have.
refused-ARENA-CLASS-a = A class is missing: Conductor, Backing vocal or Drummer. Whoever hasn't chosen yet chooses in private; then the battle can start.
refused-ARENA-R35 = Good has { $good } and Evil { $evil }; a side is { $least } to { $most } characters. Let people join, or fill the seats with scripted players.
refused-ARENA-R35-uneven = Good has { $good } and Evil { $evil }; the sides must be equal. Let somebody change sides, or fill the seats with scripted players.
# $team: good, evil
refused-ARENA-R35-full = { $team ->
    [good] Good
   *[evil] Evil
  } is full: { $most ->
    [one] { $most } character
   *[other] { $most } characters
  } a side here. Join the other side.
refused-ARENA-R36 = Classes aren't limited here: everybody chooses freely and in secret.
# $name up to 100
refused-ARENA-R37 = The name “{ $name }” is taken in this battle, so orders couldn't tell the two apart. Choose another name or alias.

## Who may act
refused-ARENA-WOUND-i = { $target } is dead and takes no further part: no orders, no target, no healing. Choose somebody who is alive.
refused-ARENA-WOUND-e = You are down and can't act. Lie still, now or until you are healed; texts are open to you as to everybody.

## Orders
refused-ARENA-ORDER-a = An order says whom you attack or help, and how. For example: attack Dracula, furious.
refused-ARENA-ORDER-b = That would tell others the mechanics of an order, which stay hidden until the end.
refused-ARENA-ORDER-b-text = Nothing was published: your text names dice, numbers of the rules or health. Say it with pictures and send it again.
refused-ARENA-ORDER-c = The text is the public half of your entry; what it says can't be told to some people only.
refused-ARENA-ORDER-d = There is no channel for a side and no passing on of messages: orders aren't agreed upon outside the game. What you want others to know goes into your public text.
refused-ARENA-ORDER-f = One thing a round: an attack, or abilities in its place. Leave one of the two.
refused-ARENA-ORDER-g = { $verb ->
    [hail] Hail of Blows isn't
    [heal] Healing isn't
    [curse] Curse isn't
    [inspiration] Inspiration isn't
    [ward] Ward isn't
   *[other] That ability isn't
  } in your class. What you can do stands on your sheet; everybody can attack or pass.
refused-ARENA-ORDER-h = { $itself ->
    [yes] You can't attack yourself.
   *[no] { $target } is on your own side.
  } An attack goes to an enemy who is alive.
refused-ARENA-R16 = Healing goes to somebody else of your side, not to yourself.
refused-ARENA-R17 = Two abilities at most, not the same one twice on the same character; one alone is enough.
refused-ARENA-R20 = Who sends no order does nothing in that round. Send one before the round closes.
refused-ARENA-R21 = This round is closed: its orders are carried out and can't be changed. Give your order for the round that is open.
refused-ARENA-R22 = Only an order whose target isn't clear waits for one. Name the target in the order itself.
refused-ARENA-R23 = One stance: balanced, furious or cautious. Without one the attack is balanced.
refused-ARENA-R24 = Dice are rolled when the round closes, not before.
refused-ARENA-R25 = Your own dice are told to you alone; what others rolled or added is told when the battle is over.
refused-ARENA-R26 = The announcement tells the change of each character's health and no more.
refused-ARENA-R27 = This table shows health as it was settled at the start.
refused-ARENA-R28 = Orders and classes are opened when the battle is over, all at once.
refused-ARENA-R29 = Every living seat is asked alike, whatever its class. Answer, or lie still until you are healed.
refused-ARENA-R30 = At this table an order needs its text: publish a description first, then the order counts. A text is 1 to 1,800 characters.
refused-ARENA-R31 = The text may hint, boast and mislead, but not name dice, numbers or your class.
refused-ARENA-R32 = The skills section is shown to its owner alone.
refused-ARENA-R33 = This order was voided by the host, so it isn't carried out in this round.
refused-ARENA-R34 = Only a host without a seat may rule on orders, and only on a seat of this battle.
refused-ARENA-R19 = This character was taken out of the battle; nothing more can be ruled about it.
refused-ARENA-END-a = The battle is over; nothing more happens in it.
refused-ARENA-R38 = The battle ends as a draw after three rounds without a change, or at the last round of the table.
refused-ARENA-R39 = Giving up is a vote: agree, or don't. It counts when everybody alive on your side agrees in the same round.
refused-ARENA-R42 = That came after the round had closed. What counts is when it was sent.
refused-ARENA-CLASS-b = Nobody's class is told before the battle is over.
refused-ARENA-CLASS-c = Nobody may name their own class, not even to their own side.
refused-ARENA-CLASS-c-text = Nothing was published: your text names your class. Say it without the word and send it again.

## Attack
refused-ARENA-ATTACK-a = { $named ->
    [0] An attack names its target. Whom do you attack?
    [1] An attack names one target that may be attacked. Whom do you attack?
   *[other] An attack has one target, and you named { $named }. Which one?
  }
refused-ARENA-ATTACK-b = “Everybody” or “somebody” isn't a target: an attack falls on one enemy. Which one?
refused-ARENA-ATTACK-e = An attack has exactly one stance: balanced, furious or cautious. Which one?

## Abilities
refused-ARENA-STANCE-g = An ability has no stance: who uses one is neither furious nor cautious in that round. Leave out the stance, or attack.
refused-ARENA-ABILITY-a = Too many abilities: your class may use at most { $most } a round. Leave out the rest.
refused-ARENA-COND-d = Inspiration can't go to yourself. Choose somebody else of your side, or put a Ward on yourself.
refused-ARENA-COND-i = { $verb ->
    [inspiration] Inspiration
    [ward] Ward
    [heal] Healing
   *[other] The same ability
  } twice on { $target } isn't possible. Take the other ability, or another character.
refused-ARENA-COND-j = { $target } is an enemy. Inspiration and Ward go to your own side.
refused-ARENA-VOCAL-b = One ability a round: either Healing or Curse, on one character. Leave one of them.
refused-ARENA-VOCAL-h = { $itself ->
    [yes] Healing goes to somebody else of your side, not to yourself (ARENA-R16).
   *[no] { $foe ->
        [yes] { $target } is an enemy: Healing goes to your own side.
       *[no] { $target } is on your own side: a Curse goes to an enemy.
      }
  }
refused-ARENA-DRUM-f = A hail falls on at most as many enemies as it can reach: now { $most }, and you said { $number }. Say a number from 2 to { $most }.
refused-ARENA-DRUM-g = The targets of a hail are drawn by lot. Say only the number, from 2 to { $most }.
refused-ARENA-DRUM-i = A hail falls on at least 2 enemies. { $most ->
    [0] It can reach nobody now: attack.
    [1] It can reach only one now: attack.
   *[other] Say a number from 2 to { $most }, or attack one enemy.
  }
refused-ARENA-DRUM-k = A Hail of Blows has no stance. Leave out the stance, or attack one enemy.
refused-ARENA-R40 = { $verb ->
    [hail] How many does the hail fall on? Say a number from 2 on; without one it counts as 2 when the round closes.
    [attack] Whom do you attack?
    [heal] Whom do you heal? Without a name it is no order.
    [curse] Whom do you curse? Without a name it is no order.
    [inspiration] Whom do you inspire? Without a name it is no order.
    [ward] Whom do you ward? Without a name it is no order.
   *[conduct] One or two abilities, each with somebody alive of your side. Which, and on whom?
  }
refused-ARENA-R41 = Only the attack has stances; a hail may be furious only where the table allows it.

## Switches that this version doesn't have, and files that name what isn't there
# $option: the switch; $value: what was asked for
arena-option-waits = No { $option } = { $value } in this version. Leave it as it is.
# $tag: such as G1
arena-no-such-tag = Nobody here has the tag { $tag }. Tags are G1, G2 … for Good and E1, E2 … for Evil.
# $name: of a preset
arena-no-such-preset = There is no preset { $name } for a position.
# $path: the field's name
arena-no-such-field = A position has no field { $path }, or not with such a value.
# $name: what was asked for; $known up to 100: what there is
arena-no-such-size = There is no preset { $name }; there are { $known }.
arena-no-such-level = There is no scripted player of level { $name }; there are { $known }.
