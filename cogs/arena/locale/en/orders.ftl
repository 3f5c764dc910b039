### Asking for an order and reading it. $target, $name: characters, up to 100. $targets: a list of them, up to 700.

## What a sentence is answered with
arena-ask-empty = Write your order, for example: attack Dracula, furious.
arena-ask-long = The first part is your order, in at most { $limit } characters. A description comes below it, after an empty line.
arena-ask-closed = No order is asked of you now.
arena-ask-no-order = I can't find an order in that. Say what you do and to whom, for example: attack Dracula, furious; heal Alice; hail on 3; pass.
arena-ask-sure = Did you mean this?
arena-ask-either = To act or to pass: which of the two?
arena-ask-which = Several fit that name: { $targets }. Which one?
arena-ask-near = Did you mean { $targets }?
arena-ask-number = On how many? { $most ->
    [2] Say 2.
   *[other] Say a number from 2 to { $most }.
  }
# $ability: inspiration, ward, heal, curse
arena-ask-target = { $ability ->
    [inspiration] Whom do you inspire?
    [ward] Whom do you ward?
    [heal] Whom do you heal?
   *[curse] Whom do you curse?
  } You may choose: { $targets }.

## What becomes of an order that is still unclear when the round closes
arena-closing-attack = { $unclear ->
    [idle] If it is still unclear when the round closes, your character does nothing (ARENA-R22).
    [host_decides] If it is still unclear when the round closes, the host names the target (ARENA-R22).
   *[random_standing] If it is still unclear when the round closes, the target is drawn by lot (ARENA-R22).
  }
arena-closing-hail = If it has no number when the round closes, it counts as a hail on 2 (ARENA-R40).
arena-closing-help = Abilities without a name when the round closes are no order (ARENA-R40).

## Canonical orders: what is written here can be sent back as an order. $target up to 100, $first, $second: one ability with its target, up to 120
arena-order-attack = attack { $target }, { $stance ->
    [furious] furious
    [cautious] cautious
   *[balanced] balanced
  }
arena-order-hail = hail of blows on { $number }
arena-order-hail-furious = hail of blows on { $number }, furious
arena-order-heal = heal { $target }
arena-order-curse = curse { $target }
arena-order-help = { $ability ->
    [inspiration] inspire
   *[ward] ward
  } { $target }
arena-order-both = { $first }; { $second }
arena-order-idle = pass
arena-order-lie = lie still
arena-order-absent = no order
# $named up to 400: the enemies it names
arena-order-unclear = { $verb ->
    [attack] attack
    [hail] hail of blows
    [heal] heal
    [curse] curse
    [inspiration] inspire
   *[ward] ward
  }, { $verb ->
    [hail] number open
   *[other] target open
  }
arena-order-unclear-named = attack, target open: { $named }
# $order: the sentence, up to 500
arena-order-unclear-stance = { $order }, { $stance ->
    [furious] furious
    [cautious] cautious
   *[balanced] balanced
  }
# $clear: the ability that is clear, up to 120
arena-order-unclear-clear = { $order }; { $clear }
arena-order-post = description: { $count ->
    [one] { $count } character
   *[other] { $count } characters
  }
arena-order-post-sealed = description
arena-order-concede = give up, if all of your side agree
arena-order-concede-no = not give up
arena-order-rest = lie still and agree if the others give up
arena-order-ruled = { $name }: attacks { $target }
arena-order-void = { $name }: order voided

## What is asked. $name: the character
arena-prompt-order = Round { $round }: what does { $name } do? One thing: attack an enemy, use abilities of the class in place of that, or pass (ARENA-ORDER-f).
# $name: the character
arena-prompt-order-down = Round { $round }: what does { $name } do? { $name } is down (ARENA-WOUND-e).
arena-prompt-post-dead = { $name } is dead: no order is asked of you any more. Only public texts are left to you, if you want: up to 1,800 characters, published under the character's name (ARENA-R30).
arena-prompt-post = Round { $round }: what do others see { $name } do? Up to 1,800 characters, published under the character's name (ARENA-R30). No dice, no numbers, no class (ARENA-R31).
arena-prompt-concede = Does { $name } give up? If everybody alive on the side agrees in this round, the other side wins at once; nobody learns of a vote that fails (ARENA-R39).
arena-prompt-master = You are the host and have no seat: you may settle the target of an unclear attack (ARENA-R22) or void an order (ARENA-R33).
arena-may-attack = Attack a living enemy with d{ $faces }: balanced; furious, +2 on your roll and +2 on every attack on you; cautious, −2 and −2 (ARENA-ATTACK-e).
# $numbers: "2" or "2 to 4"
arena-may-hail = Hail of Blows on { $numbers } enemies drawn by lot: each blow with −1 for every target (ARENA-DRUM-f, ARENA-DRUM-h).
arena-from-to = { $least } to { $most }
arena-may-hail-not = Hail of Blows needs two enemies it can fall on; now it can't be used (ARENA-DRUM-i).
arena-may-conduct = Inspiration (an ally attacks with +2) and Ward (attacks on one of your side, you included, get −2): one or two of them (ARENA-COND-b).
arena-may-heal = Healing: an ally regains 1 health, up to 3; who is down stands up (ARENA-VOCAL-c).
arena-may-curse = Curse: an enemy attacks with −2 (ARENA-VOCAL-g).
arena-may-pass = Pass: you do nothing (ARENA-R20).
arena-may-lie = You are down: lie still, in this round or until you are healed (ARENA-WOUND-e, ARENA-R29). Texts are open to you.
arena-may-spurt = Last Spurt: you may act all the same, and it costs 1 health. Unless you are healed in this round, that is death (ARENA-DRUM-c, ARENA-DRUM-d).
arena-may-vote = You may also vote to give up (ARENA-R39).
arena-prompt-unposted = At this table an order counts only with a text (ARENA-R30).

## Fields and values of a choice
arena-field-kind = What do you do?
arena-field-target = At whom?
arena-field-stance = In which stance?
arena-field-number = On how many?
arena-field-first = First ability
arena-field-second = Second ability
arena-field-verb = Which action?
arena-field-named = Who is named?
arena-field-clear = Which ability is clear?
arena-field-text = Text (public)
arena-field-agree = Do you agree?
arena-field-seat = Whose order?
arena-button-kind-attack = Attack
arena-button-kind-hail = Hail of Blows
arena-button-kind-conduct = Inspiration, Ward
arena-button-kind-heal = Healing
arena-button-kind-curse = Curse
arena-button-kind-idle = Pass
arena-button-kind-lie = Lie still
arena-button-kind-unclear = Leave it unclear
arena-button-kind-absent = No order
arena-button-kind-post = Description
arena-button-kind-concede = Give up
arena-button-kind-rest = Hold nobody up
arena-button-kind-rule_target = Settle a target
arena-button-kind-void_order = Void an order
arena-button-stance-balanced = Balanced: 0 / 0
arena-button-stance-furious = Furious: +2 / +2 to you
arena-button-stance-cautious = Cautious: −2 / −2 to you
arena-button-stance-none = No stance
arena-button-ability-inspiration = Inspiration
arena-button-ability-ward = Ward
arena-button-ability-attack = Attack
arena-button-ability-hail = Hail of Blows
arena-button-ability-heal = Healing
arena-button-ability-curse = Curse
arena-button-stop = No more
arena-button-agree-yes = Give up
arena-button-agree-no = Fight on
# $number: of the hail's targets
arena-button-number = { $number }
# $tag up to 3, $name up to 48, $state: health or state, up to 20
arena-select-label-character = { $tag } { $name }: { $state }
arena-select-label-yourself = { $tag } { $name } (you): { $state }

## Beside a choice. $zero … $three: chances in percent, such as 30 %; $mean: a number
arena-preview = Before what others add: 0 wounds { $zero }, 1 wound { $one }, 2 wounds { $two }, 3 or more { $three }. Mean { $mean }.
arena-preview-hail = Each blow before what others add: 0 wounds { $zero }, 1 wound { $one }, 2 wounds { $two }, 3 or more { $three }. Mean of the whole hail { $mean }.
arena-preview-cost = Last Spurt: this costs you 1 health (ARENA-DRUM-d).

## The form
arena-form-title-entry = Round { $round }: your entry
arena-form-label-order = Order (hidden)
arena-form-label-text = Text (public)
arena-form-placeholder-order = attack Dracula, furious

## What silence means (ARENA-R20), and the moment's name
arena-silence-idle = Without an order your character does nothing in this round (ARENA-R20).
arena-silence-balanced_attack_random = Without an order your character, if able to act, makes a balanced attack on an enemy drawn by lot (ARENA-R20).
arena-silence-scripted_player_at_once = Without an order a scripted player plays your character in this round (ARENA-R20).
arena-phase = Round { $round }
arena-phase-over = The battle is over
