### Rule text on cards, made from their effects (cogs/nightlight/cardtext.py).
### $who, $whom: a target from below. $what: one or more things that happen. $n: how many. Lines get their capital letter from the program.
### Words: denizen, enemy, animal, stash; ready, exhausted; banished; tier; Dream, Nightmare deck, Toy Chest.

## How a card attacks, and for whom its ability is

# $bonus: "+2"
nightlight-card-attack = Exhaust: attack an enemy in front of this animal, { $bonus } to its Attack.
# $names: animals, up to 200
nightlight-card-icons = Ability only for { $names }.

## When

# $what up to 400
nightlight-card-when-use = before the dice: { $what }.
# $what up to 400
nightlight-card-when-rolled = after the roll: { $what }.
# $what up to 400
nightlight-card-when-hit = if the dice wound the target: { $what }.
# $what up to 400
nightlight-card-when-miss = if the dice don't wound the target: { $what }.
# $what up to 400
nightlight-card-when-banish = if the target is banished: { $what }.
# $what up to 400
nightlight-card-when-after = after the attack: { $what }.
# $what up to 400
nightlight-card-when-take = when taken: { $what }.
# $what up to 400
nightlight-card-when-static = { $what }.
# $what up to 400
nightlight-card-when-reveal = when turned up: { $what }.
# $what up to 400
nightlight-card-when-loom = Loom, once a round: { $what }.
# $what up to 400
nightlight-card-when-fall = Fall, when banished: { $what }.
# $moment up to 80, $what up to 400
nightlight-card-free-exhaust = free action, { $moment } (exhaust): { $what }.
# $moment up to 80, $what up to 400
nightlight-card-free-discard = free action, { $moment } (discard): { $what }.

# $what up to 400
nightlight-card-free-now = { $what }.
# $what up to 400
nightlight-card-free-now-discard = { $what }. Discards the card.
nightlight-card-moment-open = at any time
nightlight-card-moment-declared = when an attack is declared
nightlight-card-moment-declared-user_defends = when this animal is attacked, before the dice
nightlight-card-moment-declared-other_defends = when another animal is attacked, before the dice
nightlight-card-moment-declared-animal_defends = when an animal is attacked, before the dice
nightlight-card-moment-rolled = after the dice of an attack
nightlight-card-moment-rolled-user_defends = after the dice of an attack on this animal
nightlight-card-moment-rolled-other_defends = after the dice of an attack on another animal
nightlight-card-moment-rolled-animal_defends = after the dice of an attack on an animal

## Ties between the things that happen

# $first, $next up to 200
nightlight-card-then = { $first }; then { $next }
# $what up to 200
nightlight-card-may = if you like, { $what }
# $what, $other up to 200
nightlight-card-else = { $what }; { $other }
# $n: animals; $what up to 200
nightlight-card-if-setup_animals = { $n ->
    [one] { $what } if at least { $n } animal is in the game
   *[other] { $what } if at least { $n } animals are in the game
  }
# $n: animals; $what up to 200
nightlight-card-if-living_animals = { $n ->
    [one] { $what } if at least { $n } animal is alive
   *[other] { $what } if at least { $n } animals are alive
  }

## What happens

# $who up to 100
nightlight-card-wound = { $n ->
    [one] { $who } gets { $n } wound
   *[other] { $who } gets { $n } wounds
  }
# $who up to 100
nightlight-card-heal = { $n ->
    [one] { $who } heals { $n } wound
   *[other] { $who } heals { $n } wounds
  }
# $who up to 100
nightlight-card-exhaust = { $who } is exhausted
nightlight-card-exhaust-each_own_card = each animal exhausts one ready card of its stash
# $who up to 100
nightlight-card-ready = { $who } is ready again
nightlight-card-dice-attack-more = { $n ->
    [one] the attack has { $n } die more
   *[other] the attack has { $n } dice more
  }
nightlight-card-dice-attack-fewer = { $n ->
    [one] the attack has { $n } die fewer
   *[other] the attack has { $n } dice fewer
  }
nightlight-card-dice-defense-more = { $n ->
    [one] the defense has { $n } die more
   *[other] the defense has { $n } dice more
  }
nightlight-card-dice-defense-fewer = { $n ->
    [one] the defense has { $n } die fewer
   *[other] the defense has { $n } dice fewer
  }
# $who up to 100; $change: "+1"
nightlight-card-stat-attack = { $who } gets { $change } Attack until the end of the round
# $who up to 100; $change: "+1"
nightlight-card-stat-defense = { $who } gets { $change } Defense until the end of the round
nightlight-card-reroll-attack = { $n ->
    [one] reroll up to { $n } attack die
   *[other] reroll up to { $n } attack dice
  }
nightlight-card-reroll-defense = { $n ->
    [one] reroll up to { $n } defense die
   *[other] reroll up to { $n } defense dice
  }
nightlight-card-reroll-any = { $n ->
    [one] reroll up to { $n } die, of the attack or of the defense
   *[other] reroll up to { $n } dice, all of the attack or all of the defense
  }
# $face: 1 to 6
nightlight-card-each-face = { $n ->
    [one] each { $face } rolled, by anybody, is { $n } success more
   *[other] each { $face } rolled, by anybody, is { $n } successes more
  }
nightlight-card-pool-animal_attack-more = { $n ->
    [one] animals attack with { $n } die more
   *[other] animals attack with { $n } dice more
  }
nightlight-card-pool-animal_attack-fewer = { $n ->
    [one] animals attack with { $n } die fewer
   *[other] animals attack with { $n } dice fewer
  }
nightlight-card-pool-animal_defense-more = { $n ->
    [one] animals defend with { $n } die more
   *[other] animals defend with { $n } dice more
  }
nightlight-card-pool-animal_defense-fewer = { $n ->
    [one] animals defend with { $n } die fewer
   *[other] animals defend with { $n } dice fewer
  }
# $who: several enemies, up to 40
nightlight-card-pool-enemy_attack-more = { $n ->
    [one] { $who } attack with { $n } die more
   *[other] { $who } attack with { $n } dice more
  }
# $who: several enemies, up to 40
nightlight-card-pool-enemy_attack-fewer = { $n ->
    [one] { $who } attack with { $n } die fewer
   *[other] { $who } attack with { $n } dice fewer
  }
# $who: several enemies, up to 40
nightlight-card-pool-enemy_defense-more = { $n ->
    [one] { $who } defend with { $n } die more
   *[other] { $who } defend with { $n } dice more
  }
# $who: several enemies, up to 40
nightlight-card-pool-enemy_defense-fewer = { $n ->
    [one] { $who } defend with { $n } die fewer
   *[other] { $who } defend with { $n } dice fewer
  }
nightlight-card-no_heal = nothing heals
nightlight-card-cancel = the attack is called off, the attacker is exhausted all the same
nightlight-card-redirect = this animal defends instead
# $who up to 100
nightlight-card-move = { $who } moves over to this animal
# $who up to 100
nightlight-card-deal = { $n ->
    [one] { $who } is dealt { $n } Nightmare card
   *[other] { $who } is dealt { $n } Nightmare cards
  }
# $deck: a deck from below
nightlight-card-peek = { $n ->
    [one] look in private at the top card of { $deck }
   *[other] look in private at the top { $n } cards of { $deck }
  }
# $what: the line above, up to 120
nightlight-card-peek-bottom = { $n ->
    [one] { $what } and put { $n } of them at the bottom, if you like
   *[other] { $what } and put up to { $n } of them at the bottom
  }
# $what: the line for one card, up to 120
nightlight-card-peek-bottom-only = { $what } and put it at the bottom, if you like
# $stars: "★★"
nightlight-card-learn = this animal learns one of its skills of at most { $stars }, then this card is discarded
# $whom up to 100
nightlight-card-boss-attack = the boss attacks { $whom }
nightlight-card-next_dream = the next Dream is turned up
nightlight-card-end_dream = the Dream on top holds no longer, until the next is turned up
nightlight-card-free_attack = attack with this card

## Who: one who does or suffers something

nightlight-target-user = this animal
nightlight-target-defender = the target
nightlight-target-engaged_denizen = one denizen in front of this animal
nightlight-target-other_engaged_denizen = one other denizen in front of this animal
nightlight-target-any_denizen = any one denizen
nightlight-target-ready_denizen_of_other_animal = one ready denizen in front of another animal
nightlight-target-each_engaged_denizen = each denizen in front of this animal
nightlight-target-each_other_engaged_denizen = each other denizen in front of this animal
nightlight-target-each_denizen = each denizen in play
nightlight-target-any_animal = any one animal
nightlight-target-that_animal = an animal that has none
nightlight-target-most_wounds = the animal with the most wounds
nightlight-target-fewest_wounds = the animal with the fewest wounds
nightlight-target-most_engaged = the animal with the most denizens in front
nightlight-target-fewest_engaged = the animal with the fewest denizens in front
nightlight-target-each_animal = each animal
nightlight-target-most_engaged_half = each animal of the half that has the most denizens in front
nightlight-target-this = this card
nightlight-target-other_animal_card = one exhausted card in another animal's stash
# $target up to 60; $tier: "II"
nightlight-target-up-to = { $target } (tier { $tier } or lower)

## Whom: the same animals under a boss's attack

nightlight-attacked-that_animal = an animal that has none
nightlight-attacked-most_wounds = the animal with the most wounds
nightlight-attacked-fewest_wounds = the animal with the fewest wounds
nightlight-attacked-most_engaged = the animal with the most denizens in front
nightlight-attacked-fewest_engaged = the animal with the fewest denizens in front
nightlight-attacked-each_animal = each animal in turn order
nightlight-attacked-most_engaged_half = each animal of the half that has the most denizens in front, in falling order

## Several enemies

nightlight-enemies-all = enemies
nightlight-enemies-symbol = enemies with this symbol
nightlight-enemies-tier1 = tier I enemies
nightlight-enemies-denizen = denizens

## Decks

nightlight-deck-of-nightmare = the Nightmare deck
nightlight-deck-of-toy_chest = the Toy Chest deck
nightlight-deck-of-dream = the Dream deck
