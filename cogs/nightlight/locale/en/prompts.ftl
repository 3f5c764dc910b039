### What is asked, what may be chosen, how it is written. $animal, $card, $enemy, $target: a name, up to 60.

## What is asked
nightlight-prompt-rank = **{ $animal }**: raid { $raid } of round { $round }. Rank the cards of the row, the best first: in turn order each animal gets its best one that is still there. As many as there are animals is enough, the rest follows from left to right (NL-R12).
nightlight-prompt-take = **{ $animal }**: take one card of the row (NL-P1.2-b).
nightlight-prompt-propose = Raid { $raid }: propose who takes what, in turn order. It holds when all agree (NL-R12).
# $split up to 400
nightlight-prompt-confirm = **{ $animal }**: do you agree? { $split }
nightlight-prompt-begin = **{ $animal }** may take its turn of this lap now (NL-R34).
nightlight-prompt-defend = **{ $animal }** defends. Several ready denizens share the highest tier: which of them attacks (NL-P2.D-b)?
nightlight-prompt-attack = **{ $animal }**'s Attack step: one card of the stash against one enemy in front of it, or no attack (NL-P2.A-a).
# $by, $on up to 60; $attack, $defense: dice
nightlight-prompt-declared = { $by } attacks { $on }: { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
  } against { $defense }. Before the dice **{ $animal }** may use a free action (NL-CON-r).
nightlight-prompt-rolled = { $by } attacks { $on }, and as the dice lie that is { $damage ->
    [0] no damage
    [one] { $damage } wound
   *[other] { $damage } wounds
  }. Before they count **{ $animal }** may use a free action (NL-CON-r).
nightlight-prompt-window-defend = **{ $animal }** may use a free action before the Defend step of { $turn } (NL-R41).
nightlight-prompt-window-round_end = The round is about to end, and then every card is readied: **{ $animal }** may still use a free action (NL-R28).
nightlight-prompt-window-raid = After the raid **{ $animal }** may use a free action (NL-R22).
nightlight-prompt-window-open = **{ $animal }** may use a free action now (NL-R22).
nightlight-prompt-free = **{ $animal }** may use a free action now; nobody waits for it (NL-P2.A-e).
nightlight-prompt-choose = { $card } asks **{ $animal }**: choose (NL-CON-e).
nightlight-prompt-choose-dice = { $card } asks **{ $animal }**: which dice are rolled again (NL-CON-h)?
# $seen up to 200
nightlight-prompt-put = You see { $seen }. Which of them go to the bottom, if any (NL-CON-m)?
nightlight-prompt-put-hidden = **{ $animal }** looks at cards (NL-CON-m).
nightlight-prompt-inherit = **{ $animal }** may take one item of the fallen { $fallen } (NL-R9).
nightlight-prompt-master = Nothing is asked of you.

## Fields and values
nightlight-field-kind = What to do
nightlight-field-card = Card
nightlight-field-cards = Cards, the best first
nightlight-field-skill = Skill to learn
nightlight-field-skills = Skill to learn
nightlight-field-enemy = Enemy
nightlight-field-denizen = Who attacks
nightlight-field-targets = Target
nightlight-field-dice = Dice
nightlight-button-rank = Rank the cards
nightlight-button-take = Take a card
nightlight-button-propose = Propose a split
nightlight-button-confirm = I agree
nightlight-button-begin = Begin the turn
nightlight-button-defend = Choose who attacks
nightlight-button-attack = Attack
nightlight-button-pass = Pass
nightlight-button-no-attack = No attack
nightlight-button-free = Use a free action
nightlight-button-choose = Choose
nightlight-button-put = Decide about the cards
nightlight-button-inherit = Take an item
nightlight-button-hand_over = Hand over to the stand-in
nightlight-button-stop = That is all
nightlight-button-no = No, leave it
nightlight-button-yes = Yes, do it
nightlight-label-card = { $name } { $bonus }
nightlight-label-bonus-only = { $name }, only its bonus
nightlight-label-nothing-to-learn = { $name }: nothing to learn, a card of the deck instead
nightlight-label-enemy = { $name } { $roman }, { $attack }/{ $defense }, { $left } of { $health } left
nightlight-label-enemy-exhausted = { $name } { $roman }, { $attack }/{ $defense }, { $left } of { $health } left, exhausted
nightlight-label-animal = { $name }, { $left } of { $health } left
nightlight-label-share = { $name } for { $animal }
nightlight-label-die-attack = attack die { $number }: { $face }
nightlight-label-die-defense = defense die { $number }: { $face }

## Selects of whole acts
nightlight-spread-attack = Attack: which enemy ← with which card
nightlight-spread-free = A free action
nightlight-spread-defend = Who attacks
nightlight-spread-take = The card to take
# $enemy, $card, $targets: labels as above, cut to 100 together
nightlight-spread-line-attack = { $enemy } ← { $card }
nightlight-spread-line-free = { $card } → { $targets }

## Numbers beside a choice. Chances come with their sign.
nightlight-preview = { $attack } against { $defense } dice: { $hit } to wound, { $fells } to { $animal ->
    [yes] unstuff
   *[no] banish
  }, { $mean } wounds on average
nightlight-preview-sure = { $sure ->
    [one] { $sure } wound
   *[other] { $sure } wounds
  } before the dice, then { $attack } against { $defense }: { $hit } to wound, { $fells } to banish

## Orders in their canonical form: what is written here can be sent back. $cards up to 200
nightlight-order-rank = rank { $cards }
nightlight-order-learn = { $card } (learn { $skill })
nightlight-order-take = take { $card }
nightlight-order-propose = propose { $cards }
nightlight-order-confirm = agree
nightlight-order-confirm-skill = agree, learn { $skill }
nightlight-order-begin = begin the turn
nightlight-order-defend = let { $enemy } attack
nightlight-order-attack = attack { $enemy } with { $card }
nightlight-order-pass = pass
nightlight-order-free = use { $card }
nightlight-order-free-enemy = use { $card } against { $enemy }
# $order up to 150, $targets up to 150
nightlight-order-with = { $order }, { $targets }
nightlight-order-die-attack = attack die { $number }
nightlight-order-die-defense = defense die { $number }
nightlight-order-choose = choose { $targets }
nightlight-order-choose-none = choose nothing
nightlight-order-put = put { $cards } at the bottom
nightlight-order-put-none = leave the cards where they are
nightlight-order-inherit = inherit { $card }
nightlight-order-hand_over = hand over to the stand-in

## What silence means
nightlight-silence-rank = You want the cards of the row from left to right.
nightlight-silence-take = You take the leftmost card.
nightlight-silence-propose = The cards of the row are proposed from left to right.
nightlight-silence-confirm = You agree.
nightlight-silence-begin = The turn begins.
nightlight-silence-defend = The denizen that has stood there longest attacks.
nightlight-silence-attack = No attack in this turn.
nightlight-silence-window = Nothing is used.
nightlight-silence-free = Nothing is used.
nightlight-silence-choose = It goes to whoever has the least health left; of cards the weakest is taken, of dice your side's failures.
nightlight-silence-put = The cards stay where they are.
nightlight-silence-handed = Your stand-in is asked as well (NL-R40).
nightlight-silence-inherit = Nothing is taken.

## What a sentence is answered with
nightlight-ask-empty = Say what to do, for example: attack Dust Bunny with Pop Gun; use Lullaby on Dust Bunny; pass.
nightlight-ask-raid = Name cards of the row, the best first, for example: rank Yo-yo, Pop Gun. A lesson may name its skill: Bedtime Story (Pounce).
nightlight-ask-long = Say it in at most { $limit } characters.
nightlight-ask-closed = Nothing is asked of you now.
nightlight-ask-unclear = I can't find that on the table. For example: attack Dust Bunny with Pop Gun; use Lullaby on Dust Bunny; pass.
nightlight-ask-which = Several things fit. Which one?
nightlight-ask-sure = Did you mean this?
nightlight-ask-card = With which card?
nightlight-ask-enemy = Against whom?
nightlight-ask-target = Who is the target?
nightlight-ask-skill = Which skill shall be learned?

## Buttons to what else one may answer
ui-button-ask-rank = Raid
ui-button-ask-take = Raid
ui-button-ask-propose = Raid
ui-button-ask-confirm = Proposal
ui-button-ask-begin = Begin the turn
ui-button-ask-defend = Defend
ui-button-ask-attack = Attack step
ui-button-ask-window = Free action
ui-button-ask-free = Free action
ui-button-ask-choose = Choice
ui-button-ask-put = Cards you saw
ui-button-ask-inherit = Inherit
