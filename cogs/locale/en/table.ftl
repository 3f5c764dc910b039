### What /table answers. $table: its id   $where: a link, up to 80   $game: a game's name   $said: what was typed, up to 40, escaped

# $game, $day: 2026-01-31
table-title-day = { $game }, the day's game of { $day }
# $game
table-title-alone = { $game }, alone
# $title up to 250: as its GM named it, escaped
table-title = { $game } “{ $title }”
table-made = { $game } is open: { $where } (table { $table }). You are its GM.
button-practice = A first battle
practice-title = a first battle
# $where: a link, or “right here”
practice-open = Your first battle stands: { $where } Scripted players sit with you and against you. Choose a class, then press Start; a round takes ten minutes at most, and they answer within seconds.
practice-here = right here.
practice-no-thread = A first battle needs a thread of its own: use this in a text channel, or write to me in private.
# $join, $house, $start: commands to click, up to 40
hint-after-new = Take a seat with Join or { $join }, change house rules with { $house }; when everybody is there: { $start }.
table-rematch = The rematch stands (table { $table }): { $where } Everybody has the old seat; check what you bring, then start.
# $title up to 76
thread-name-table = { $game }: { $title }
table-new-in-private = A table needs a server: use /table new in one of its channels.
table-size-none = { $game } has no sizes: leave the size out.
# $games up to 300
table-which-game = Which game? There are: { $games }.
seat-unknown = There is no seat “{ $said }” at this table. Choose one of those I suggest.
person-is-a-bot = A bot can't do that; to let a script play, leave the person out.

status-lobby = seats free
status-running = running
status-paused = paused
status-parked = waiting for its GM
status-ended = over
status-abandoned = ended early
# $new up to 40: a command to click   $count: of tables
list-empty-here = There is no table on this server yet. { $new } opens one.
list-empty-mine = You sit at no table and run none. On a server { $new } opens one.
list-heading-here = { $count ->
    [one] One table on this server:
   *[other] { $count } tables on this server, those with free seats first:
  }
list-heading-mine = { $count ->
    [one] Your table:
   *[other] Your { $count } tables, those with free seats first:
  }
move-here-already = The table lives here already. Use /table move where it shall live.
move-no-thread-here = Here no thread can be opened. Use /table move in a text channel.
# $free, $taken: seats
list-seats = { $free ->
    [0] all { $taken } seats taken, not started yet
    [one] { $free } seat free, { $taken } taken
   *[other] { $free } seats free, { $taken } taken
  }
# $status up to 30   $taken: seats
list-going-on = { $status }, { $taken } at the table
# $title up to 300   $where: a mention or a link, up to 80   $state: one of the two above, up to 80   $gm up to 30: a mention
list-line = - **{ $title }** { $where }: { $state }. GM: { $gm } (table { $table })

## Joining
# $field: the name of an option
join-no-field = This game asks for no { $field }: leave that out.
# $choices up to 500
join-unknown = “{ $said }” can't be chosen now. There are: { $choices }.
fill-nothing = No seat is empty.

## House rules
house-heading = **House rules of { $game }.** Those that differ from the usual ones are bold. Change one with /table house until the start.
# $switch up to 40, $value up to 40
house-plain = { $switch }: { $value }
house-usual = All are the usual ones.
button-house = House rules
select-placeholder-switch = Which house rule…
select-placeholder-value = What it shall be…

## Time
# $pace up to 300
pace-is = The pace is: { $pace }. It holds from the next deadline on.
# $pace up to 60
pace-suggested = { $pace }
# $mode: a sentence, up to 100
table-away = While somebody is away: { $mode }.
end-not-sure = Nothing was ended. Use /table end sure:True if you mean it: nobody can play on after that.
export-running = The table still runs, so the file holds what is public: its head and the open entries. After the end you get everything.
export-whole = The whole table: journal, orders, dice, seed. Check it with /verify, or offline with “longtable verify”.
export-too-large = The file is too large for Discord. The operator can make it with “longtable export { $table }”.

## The GM
# $seat: its number   $order up to 400   $seal: 64 characters   $head: of the chain
gm-ordered = Seat { $seat } now has this order of yours: { $order }
  Seal: `{ $seal }`
  Chain: `{ $head }`
gm-order-unclear = I can't read that as one clear order. Write it with the target's tag, for example: attack E1, furious.
# $name: of the seat, escaped
gm-ordered-unseen = Given for { $name }. You see nothing of secrets at this table, so you aren't told whether { $name } can do that: if not, what was declared before counts, or else what silence means.
gm-order-none = That seat has nothing to declare now.
gm-voided = The order of seat { $seat } doesn't count in this phase. Everybody learns that an order was voided, and not whose.
# $rulings up to 500
ruling-unknown = There is no ruling “{ $said }” in this game. There are: { $rulings }.
ruling-value = This ruling needs a fitting value: give it in the option “value”.
ruling-no-value = This ruling takes no value: leave it out.
void-none = In { $game } no order can be voided now.
