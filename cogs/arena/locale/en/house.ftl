### The opening message, help and house rules (content, part 13): one sentence for each value of each switch.

## The battle opens
arena-opening = The battle begins: Good against Evil, { $size ->
    [one] { $size } a side
   *[other] { $size } a side
  }. Everybody has 3 health, and a class that nobody else knows.
# $names up to 700: a side's characters with their tags
arena-opening-side = { $team ->
    [good] Good
   *[evil] Evil
  }: { $names }
arena-opening-reminder = Orders aren't agreed upon outside the game (ARENA-ORDER-d), nobody names their own class, and the hints you want to give go into your public texts (ARENA-R33).
arena-opening-usual = All house rules are the usual ones.
arena-opening-house = House rules of this table that differ from the usual ones; none changes while the battle runs:

## Every switch, every value
arena-house-victory-cannot_act = A side is beaten when none of its characters can act; a Drummer at 0 still can (ARENA-R1).
arena-house-victory-all_down = A side is beaten when nobody of it stands; a Drummer at 0 counts as beaten (ARENA-R1).
arena-house-victory-all_dead = The fight goes on until everybody of one side is dead (ARENA-R1).
arena-house-draw_tiebreak-none = If both sides are out after the same round, it is a draw (ARENA-R2).
arena-house-draw_tiebreak-fewer_dead = If both sides are out after the same round, the one with fewer dead wins (ARENA-R2).
arena-house-draw_tiebreak-one_more_round_at_1_health = If both sides are out after the same round, everybody who is down rises with 1 health for one more round (ARENA-R2).
arena-house-wound_pooling-per_attack = Every attack wounds by itself, once for each full 4 points (ARENA-R3).
arena-house-wound_pooling-per_target = The totals of all attacks on one character in a round are added up, then divided by 4 (ARENA-R3).
arena-house-healing_order-net = Wounds and healing of one round are one sum (ARENA-R5).
arena-house-healing_order-damage_first = Wounds come before healing: who is below 0 after the wounds is dead, and healing comes too late (ARENA-R5).
arena-house-healing_order-heal_first = Healing comes before wounds, up to 3 (ARENA-R5).
arena-house-coup_de_grace-roll = An attack on somebody who is down rolls as any other (ARENA-R10).
arena-house-coup_de_grace-automatic = An attack on one character who is down always takes at least 1 health (ARENA-R10).
arena-house-hail_pool-standing = A hail falls on enemies who stand (ARENA-R11).
arena-house-hail_pool-alive = A hail may also fall on enemies who are down, and kill them (ARENA-R11).
arena-house-hail_dice-each = A hail rolls a die for each target (ARENA-R12).
arena-house-hail_dice-one = A hail rolls one die for all its targets (ARENA-R12).
arena-house-curse_stacking-sum = Curses on one character add up (ARENA-R15).
arena-house-curse_stacking-once = Several Curses on one character count as one (ARENA-R15).
arena-house-self_healing-off = A Backing vocal can't heal herself or himself (ARENA-R16).
arena-house-self_healing-on = A Backing vocal may heal herself or himself (ARENA-R16).
arena-house-absent-idle = Who sends no order does nothing (ARENA-R20).
arena-house-absent-balanced_attack_random = Who sends no order makes a balanced attack on an enemy drawn by lot (ARENA-R20).
arena-house-absent-scripted_player_at_once = Who sends no order is played by script in that round (ARENA-R20).
arena-house-early_close-all_answered = A round closes when everybody has answered, else at its deadline (ARENA-R21).
arena-house-early_close-never = A round never closes before its deadline (ARENA-R21).
arena-house-unclear_target-random_standing = An attack that stays unclear falls on an enemy drawn by lot (ARENA-R22).
arena-house-unclear_target-idle = An attack that stays unclear is no order (ARENA-R22).
arena-house-unclear_target-host_decides = The host settles the target of an attack that stays unclear (ARENA-R22).
arena-house-roll-at_close = Dice are rolled when the round closes (ARENA-R24).
arena-house-roll-at_order = Who orders an attack sees the own die at once, and the order is locked (ARENA-R24).
arena-house-announce-net = The announcement tells the change of each character's health and no more (ARENA-R26).
arena-house-announce-blows = The announcement also tells who attacked whom and the wounds, without dice (ARENA-R26).
arena-house-announce-full = Classes are open, and every round is told in full (ARENA-R26).
arena-house-health-numbers = Health is told as a number (ARENA-R27).
arena-house-health-states = Of health only the state is told: standing, down or dead (ARENA-R27).
arena-house-reveal_class_on_death-off = The dead keep their class to themselves until the end (ARENA-R28).
arena-house-reveal_class_on_death-on = When a character dies, its class is told (ARENA-R28).
arena-house-posts-at_once = Texts are published as soon as they are sent (ARENA-R30).
arena-house-posts-with_the_announcement = Texts are published with the announcement of the round (ARENA-R30).
arena-house-post_required-off = An order needs no text (ARENA-R30).
arena-house-post_required-on = An order without a text doesn't count (ARENA-R30).
arena-house-post_lint-block = A text that names dice, numbers or one's own class is held back (ARENA-R31).
arena-house-post_lint-warn = A text that names dice, numbers or one's own class draws a warning (ARENA-R31).
arena-house-post_lint-off = Texts aren't looked over for dice, numbers and classes (ARENA-R31).
arena-house-uneven-off = The sides are equal (ARENA-R35).
arena-house-uneven-on = The sides may differ by one character (ARENA-R35).
arena-house-class_cap-off = Classes are chosen freely (ARENA-R36).
arena-house-class_cap-half = At most half of a side may have the same class (ARENA-R36).
arena-house-round_cap-off = There is no last round (ARENA-R38).
arena-house-round_cap = Round { $cap } is the last one (ARENA-R38).
arena-house-cap_result-draw = After the last round it is a draw (ARENA-R38).
arena-house-cap_result-more_health_wins = After the last round the side with more health wins (ARENA-R38).
arena-house-concede-unanimous = A side may give up if everybody alive on it agrees (ARENA-R39).
arena-house-concede-off = Nobody can give up (ARENA-R39).
arena-house-hail_stance-none = A hail has no stance (ARENA-R41).
arena-house-hail_stance-furious_allowed = A hail may be furious: +2 on each blow, +2 on attacks received (ARENA-R41).
arena-house-neutral_lines-usual = Scripted characters say a line of the usual set.
arena-house-neutral_lines-strict = Scripted characters say lines without any word of music.
arena-house-size = { $size } a side (ARENA-R35).

## Help
arena-help = **How a round goes.** Everybody alive gives one secret order: an attack, abilities in its place, or nothing. All orders work at once, so two characters can fell each other. Every full 4 points of an attack take 1 of the target's 3 health; 0 is down, below 0 is dead.
arena-help-stances = **Stances.** Furious: +2 on your attack and +2 on every attack on you. Cautious: −2 and −2. Two points are worth half a wound.
arena-help-advice = **Advice.** A side wants at least one Drummer; one Conductor makes that Drummer far better, and a hail on all who stand is worth more than a balanced attack. From three a side mixed sides beat sides of one class. Hints in your texts help your side, the more the larger it is, and nobody may name a class.
arena-help-orders = **Orders as sentences.** Write to me in private, in English or Russian: “attack Dracula, furious”, “hail on 3”, “ward me, inspire Robin”, “heal Alice”, “pass”. Tags such as E1 work too. What stands below an empty line is your public text; it waits until you press Publish.
