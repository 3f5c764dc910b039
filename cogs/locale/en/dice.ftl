### /roll, /odds and /verify. $proof: a proof number such as 2026-01-31/17, up to 30   $hash, $seed, $head: in code, up to 70

# $formula up to 210: canonical, in code   $note up to 610: escaped
roll-head = { $formula } · { $note }
roll-free = -# Free roll: it is no die of the game that is played here.
roll-proof = -# Proof number { $proof }
# $person up to 30: a mention
roll-for-gm = { $person } has rolled, and only the GM sees the dice.
roll-no-gm = There is no table with a GM in this channel. Roll in secret for yourself, or in the open.
button-show-roll = Show the dice
proof-unreadable = “{ $said }” is no proof number. It looks like 2026-01-31/17.
proof-unknown = There is no roll { $proof } here. Rolls of a server are looked up there, your own private ones anywhere.

# $value: a total   $chance up to 12: with its sign
odds-at-least = **{ $value } or more: { $chance }**
# $mean, $deviation, $low, $median, $high up to 14
odds-facts = Mean { $mean }, deviation { $deviation }, from { $low } to { $high }, half of all rolls reach { $median }.
odds-table = The chance of this much or more:

## /verify
# $title up to 300
verify-table = **Table { $table }: { $title }**
verify-lobby = The game has not begun, so there is nothing to check yet.
# $seals: seals that are open
verify-so-far = The chain holds from its first entry to the last. { $seals ->
    [0] No seal is open yet.
    [one] The one open seal is right.
   *[other] All { $seals } open seals are right.
  } Chain: { $head }. Hash of the seed, as promised at the start: { $hash }. Dice and orders can be checked when the game is over.
verify-fails = **This doesn't hold.** Something was changed afterwards:
verify-seed-open = Seed: { $seed }. Its hash, promised at the start: { $hash }.
# $faces: of a die   $count: dice   $mean, $expected up to 10   $counts up to 150: how often each face fell
verify-dice = d{ $faces }: { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }, mean { $mean } (expected { $expected }); { $counts }
verify-head-stands = { $head } stands in this table's chain, and the chain holds.
verify-head-missing = { $head } does not stand in this table's chain. Compare it letter by letter, and the table with it.
# $limit: MiB
verify-too-large = The file is too large to be checked here: at most { $limit } MiB. “longtable verify” checks any file offline.
# $most: checks in a minute
verify-busy = I check one table at a time for you, at most { $most } a minute: try again in a moment.
# $today, $tomorrow up to 70
verify-seeds = Free rolls of this server. Hash of today's seed: { $today }. Of tomorrow's: { $tomorrow }.
verify-seeds-own = Your private rolls. Hash of today's seed: { $today }. Of tomorrow's: { $tomorrow }.
# $day: a date   $count: rolls
verify-day = Free rolls of this server on { $day }: { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
  }. Seed: { $seed }. Its hash: { $hash }.
verify-day-own = Your private rolls on { $day }: { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
  }. Seed: { $seed }. Its hash: { $hash }.
verify-day-open = { $day } is not over yet: its seed is shown from the next day on (UTC).
verify-day-none = Nobody has rolled here on { $day }.
# $promised up to 70
verify-roll = Entry of the chain: { $hash }. Hash of that day's seed: { $promised }.
verify-roll-seed = The day is over, so here is its seed: { $seed }. Whoever has it and the entry can roll these dice again.
