### What is wrong with a card file and what would be right; file and line are told around it. $card: its id, "-" for a whole file or set.

nightlight-fault-toml = This line can't be read as TOML. Write name = value, texts in "quotes", lists in [brackets], and a card as [[weapon]] on a line of its own.
nightlight-fault-toml-equals = This line isn't a table and not a name with a value. Write name = value.
nightlight-fault-toml-quote = A text begins here and doesn't end on its line. Close it with ".
nightlight-fault-toml-bracket = A bracket is opened and never closed. Close each [ with ] and each {"{"} with {"}"}, and write what stands in {"{"} {"}"} on one line.
nightlight-fault-toml-twice = The same name stands twice here. Drop one of the two, or begin another card with [[its kind]].
nightlight-fault-toml-value = There is no value that can be read here. Write a number such as 2, a text in "quotes", true or false, or a [list]; commas stand between the parts of a list.
nightlight-fault-encoding = This file isn't written in UTF-8. Save it in that encoding.
# $card: id; $place: where on the card, up to 80; $given: what stands there, up to 40; $word: verb or when; $known: words, up to 700
nightlight-fault-tag = Card { $card }, { $place }: there is no { $word } “{ $given }”. Write one of { $known }.
nightlight-fault-tag-missing = Card { $card }, { $place }: the { $word } is missing, so nothing says what happens. Write { $word } = "…".
nightlight-fault-choice = Card { $card }, { $place }: “{ $given }” can't stand here. Write one of { $known }.
# $field: a name, up to 40
nightlight-fault-missing = Card { $card }: { $field } is missing. Write it.
nightlight-fault-extra = Card { $card }: { $field } can't stand here. What may stand here is { $known }.
nightlight-fault-id = Card { $card }, { $place }: “{ $given }” can't be an id. Write a capital letter, then up to seven capitals, digits or hyphens, such as X1.
nightlight-fault-text = Card { $card }, { $place }: this must be a text. Write it in "quotes".
nightlight-fault-text-empty = Card { $card }, { $place }: this text is empty. Write something.
nightlight-fault-text-long = Card { $card }, { $place }: this text is too long. Write at most { $most } characters.
nightlight-fault-number = Card { $card }, { $place }: “{ $given }” is no whole number. Write one without quotes.
nightlight-fault-least = Card { $card }, { $place }: { $given } is too small. Write { $least } or more.
nightlight-fault-most = Card { $card }, { $place }: { $given } is too large. Write { $most } or less.
nightlight-fault-switch = Card { $card }, { $place }: “{ $given }” is neither true nor false. Write one of these, without quotes.
# $least: how many
nightlight-fault-few = Card { $card }, { $place }: here must stand at least { $least }. Write it between the brackets.
nightlight-fault-list = Card { $card }, { $place }: this must be a list. Write it in brackets: [ … ].
nightlight-fault-table = Card { $card }, { $place }: this must be a table. Write it in braces: {"{"} name = value {"}"}.
nightlight-fault-target-shape = Card { $card }, { $place }: “{ $given }” can't be a target. Write a name such as "any_denizen", or with a tier "any_denizen[tier<=2]".
nightlight-fault-target-unknown = Card { $card }, { $place }: there is no target “{ $given }”. Write one of { $known }.
# $target: its name
nightlight-fault-target-tier = Card { $card }, { $place }: only denizens have a tier. Write "{ $target }" without the brackets.
nightlight-fault-condition = Card { $card }, { $place }: “{ $given }” can't be a condition. Write "setup_animals >= 2" or "living_animals >= 2", with a number from 1 to 4.
nightlight-fault-other = Card { $card }, { $place }: “{ $given }” can't be read here. Compare it with a card of the same kind that ships.
# $kind, $known up to 120
nightlight-fault-kind = There are no cards of the kind { $kind }. Kinds are { $known }.
nightlight-fault-no-folder = There is no such folder. Name the one that holds your cards' .toml files.
nightlight-fault-no-files = There is no card file here. Put the .toml files of your cards into this folder.
nightlight-fault-no-sets = There is no set of cards here. Put each set into a folder of its own inside this one; the name of the folder is that of the set.
nightlight-fault-twice = Card { $card } stands twice in this file. Give one of them an id of its own.
# $when: a moment; $known: moments of this kind of card, up to 120
nightlight-fault-moment = Card { $card } can't have an effect at { $when }. Write one of { $known }.
nightlight-fault-two-free = Card { $card } has two free actions. A card has one: drop the other.
# $only: a condition
nightlight-fault-only-open = Card { $card } asks for { $only } in an open window, where nobody defends. Take the window declared or rolled, or drop it.
# $when: a moment
nightlight-fault-no-bonus = Card { $card } has no bonus, so it can't attack and { $when } never comes. Give it a bonus, or write a free action.
nightlight-fault-no-use = Card { $card } has neither a bonus nor an effect. Give it one of them.
nightlight-fault-endless = Card { $card } readies cards and is only exhausted for it: two such cards would go on for ever. Let it cost discard.
# $verb, $when; $known: verbs, up to 200
nightlight-fault-verb-moment = Card { $card }: { $verb } can't happen at { $when }. There one may write { $known }.
# $verb, $target; $known: targets, up to 400
nightlight-fault-target = Card { $card }: { $verb } can't have the target { $target }. It may be { $known }.
nightlight-fault-that-animal = Card { $card }: that_animal is the animal that had none, so it stands inside an else only. Take another target.
# $target, $when; $known: moments, up to 120
nightlight-fault-no-defender = Card { $card }: at { $when } there is no { $target }. It may stand at { $known }.
# $target, $when
nightlight-fault-no-user = Card { $card }: at { $when } nobody owns the card, so there is no { $target }. Take each_animal, each_denizen, each_own_card or a rank such as most_wounds.
# $when
nightlight-fault-each-own-card = Card { $card }: each_own_card asks every owner, so it stands at reveal, loom or fall and not at { $when }. Take other_animal_card or this.
# $when
nightlight-fault-may-nobody = Card { $card }: at { $when } nobody could decide. Drop may.
# $verb
nightlight-fault-else-target = Card { $card }: an else belongs to the target each_own_card, not to this { $verb }. Drop it.
# $verb
nightlight-fault-else-verb = Card { $card }: { $verb } inside an else must be for that_animal. Write target = "that_animal".
# $n, $bottom: cards
nightlight-fault-peek-bottom = Card { $card } looks at { $n } and puts { $bottom } at the bottom. Put at most as many as are seen.
# $verb
nightlight-fault-no-change = Card { $card }: { $verb } by 0 changes nothing. Write a number above or below 0.
# $whom: a filter
nightlight-fault-animal-filter = Card { $card }: { $whom } is for pools of enemies. For animals write all.
# $icon; $known: ids of animals, up to 120
nightlight-fault-icon = Card { $card } bears the icon { $icon }, and no animal is called so. Animals are { $known }; name the kind of this card in replaces to leave such cards in the box.
# $count, $least: animals
nightlight-fault-few-animals = The set has { $count } animals, a table needs { $least }. Add some.
# $count, $least: cards
nightlight-fault-few-toys = The Toy Chest deck has { $count } cards, four raids draw { $least }. Add cards or copies.
# $deck: a Dream symbol
nightlight-fault-deck-missing = There is no Dream deck { $deck }. Write it as a table of the kind deck.
# $deck; $count, $least: cards
nightlight-fault-few-dreams = The Dream deck { $deck } has { $count } cards, three rounds need { $least }. Add some.
# $deck; $count, $least: cards
nightlight-fault-few-denizens = With the Dream deck { $deck } the Nightmare deck has { $count } cards, four animals are dealt { $least }. Add denizens or copies.
nightlight-fault-boss-cards = Boss { $card } needs exactly one effect at loom and one at fall.
nightlight-fault-boss-decks = Boss { $card } needs either a symbol or decks of its own, not both.
# $symbol
nightlight-fault-boss-symbol = Boss { $card } has the symbol { $symbol }, and so has another boss. Keep one.
nightlight-fault-boss-health = Boss { $card } would arrive with no health. Raise health or health_each.
# $symbol; $dreams, $denizens: how many there are
nightlight-fault-boss-own-decks = Boss { $card } takes more cards than there are: of { $symbol } { $dreams } Dreams and { $denizens } denizens. Take fewer.

## Simulation on the command line

# $name, $known up to 60
nightlight-no-such-level = There is no script { $name }. Scripts are { $known }.
# $name up to 120
nightlight-no-such-night = There is no such night: { $name }.
