### Why the door refuses (bot/kernel/manners.toml, LT-11 on) and what it can't read.

refused-LT-11 = There is no such table. /table list shows those you can see here.
refused-LT-12 = That seat is not yours, so this is not yours to do.
refused-LT-13 = This is for the table's GM.
refused-LT-14 = A GM who plays may not do this: it is for a GM without a seat.
refused-LT-15 = That can be done only before the start.
# $least, $most: seats of the game   $have: seats taken
refused-LT-16 = This game is played with { $least } to { $most } seats; { $have ->
    [one] { $have } is taken.
   *[other] { $have } are taken.
  }
refused-LT-16-none = Nobody sits here yet: press Join. One person is enough to start.
# $all: seats of this table   $free: those that nobody sits on
refused-LT-16-free = This table has { $all } seats, and { $free ->
    [one] { $free } is still free: wait for somebody, or press Fill empty seats, which puts a scripted player on it.
   *[other] { $free } are still free: wait for people, or press Fill empty seats, which puts scripted players on them.
  }
# $most: seats a person may hold at one table
refused-LT-17 = { $most ->
    [one] You are already in: one person holds one seat here.
   *[other] You are already in: one person holds at most { $most } seats here.
  }
refused-LT-18 = Another table is already being played here. Take a thread of its own, or end that one first.
# $most: extensions a seat may ask for in one game
refused-LT-19 = { $most ->
    [0] This table's pace knows no extensions.
    [one] You have used your one extension.
   *[other] You have used all your { $most } extensions.
  }
refused-LT-20 = This table stands still until its GM resumes it; nothing was changed.
# $most: live tables
refused-LT-21 = There are already { $most } live tables, and no more are allowed. End one that nobody plays any more.
refused-LT-22 = No script took this seat over from you.
refused-LT-23 = The game is not that far: this can't be done now.
refused-LT-23-alone = Who plays alone has no deadline: nobody waits for you.
refused-LT-24 = The player of that seat has left and is out of the game, so nobody else can take it.
refused-LT-26 = You have had your try at this day's game already. /night board tells how it went when the day closes.
refused-LT-26-forget = Your try at this day's game keeps its owner until the day closes, or you could have a second one. Ask again after midnight UTC: nothing was erased yet.
refused-LT-26-sealed = Until the day closes its rolls and results are sealed.

## What can't be read
# $word: what was written, at most 40 characters
pace-unreadable = I can't read the pace at “{ $word }”. Write 24h, 2d 12h, daily 20:00 Europe/Berlin, or Mon Wed Fri 19:30.
# $zone: what was written, at most 40 characters
pace-zone = “{ $zone }” is no time zone I know. Write a name such as Europe/Berlin: a fixed offset can't follow the change of the clocks.
# $shortest, $longest: spans of time
pace-range = A time must be between { SPAN($shortest) } and { SPAN($longest) }.
pace-no-time = A day alone is not enough: add a time such as 20:00.
act-unreadable = That answer doesn't have the form this game reads.
game-unknown = There is no game of that name.
# $field: of the house rules or of a sign-up, as the game names it, at most 40 characters
options-unreadable-known = The house rule { $field } can't be “{ $value }”. It can be: { $known }.
options-unreadable = I can't read the house rule { $field }.
joining-unreadable = I can't read { $field } of this sign-up.
# $level: what was asked for, at most 40 characters
level-unknown = This game has no scripted player called “{ $level }”.

## Our own fault
# $incident: the number under which the fault is logged
fault = Something went wrong on my side, and nothing was changed. If you report it, name { $incident }.
