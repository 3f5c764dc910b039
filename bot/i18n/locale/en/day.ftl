### Games of a day and given rolls (bot/ui/day_board.py, panel): the same rolls for everybody on a server, one try each

# $game: its title   $day: 2026-01-31
day-board = **{ $game } of { $day }**
day-board-empty = Nobody has played it.
# $count: of tries that have no room in the message
day-board-more = { $count ->
    [one] … and { $count } more
   *[other] … and { $count } more
  }
# $seed, $hash: hexadecimal, as code
day-seed = -# Rolls: { $seed }, promised as { $hash }
# $count: tries begun   $when: the end of the day
day-open = { $count ->
    [0] **{ $game } of { $day }**: nobody has begun yet. It closes { STAMP($when, style: "R") }; until then results are sealed.
    [one] **{ $game } of { $day }**: { $count } player has begun. It closes { STAMP($when, style: "R") }; until then results are sealed.
   *[other] **{ $game } of { $day }**: { $count } players have begun. It closes { STAMP($when, style: "R") }; until then results are sealed.
  }
# hashes as code
day-promised = -# Hash of today's rolls: { $today }; of tomorrow's: { $tomorrow }
day-elsewhere = A day's game belongs to a server: ask for it there.
day-unreadable = “{ $said }” is no day that is over: write it like 2026-01-31.
day-done = You have had your try at the game of { $day }. Results open { STAMP($when, style: "R") }.

ui-panel-day = The game of { $day }: the same rolls for everybody here, one try, open until { STAMP($when) }.
ui-panel-day-sealed = Results of the day open { STAMP($when, style: "R") }.
ui-panel-rolls = This table plays on rolls of a given seed.
# $table: its id
ui-panel-again = -# The same rolls again: /table new with seed { $table }
ui-late = Somebody may still sit down.

rolls-unreadable = “{ $said }” is neither the number of a table that is over nor a seed of 64 hexadecimal digits.
rolls-none = { $game } rolls anew at every table: a seed can't be given.

pace-alone = You play alone here: nobody waits, so there is no deadline.
