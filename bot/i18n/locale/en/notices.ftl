### Lines about the table itself: public ones (notice-), for the GM (call-), for one person (told-), why a table stands (table-),
### and what is answered to an act on the table (done-).
### $name: of the seat, escaped   $due: the new deadline, a moment   $head: 20 characters of the chain

## Public: one line each
notice-paused = The clock stands still: the GM has paused the game. Answers are still taken.
notice-resumed = The clock runs again, with the time that was left.
notice-extended = { $name } has asked for more time. New deadline: { STAMP($due) }.
notice-extended-all = The GM has given everybody more time. New deadline: { STAMP($due) }.
notice-substituted = Somebody new plays for { $name } from now on. Answers given so far stand.
notice-script = A scripted player plays for { $name } from now on. Answers given so far stand.
notice-left = { $name } has lost their player; a scripted player plays on. Answers given so far stand.
notice-back = The player of { $name } is back.
notice-gm = This table has a new GM.
# $people up to 300, $by: mentions
notice-invited = { $people }: { $by } invites you to this table. Join takes a seat.
notice-ended = The GM has ended this table. Journal, seed and seals are open to everyone now.
notice-empty = Nobody sits at this table any more, so it is closed.
notice-idle = Nothing has happened at this table for a week. Unless somebody sits down or it starts, it is closed { STAMP($due, style: "R") }.
notice-idle-closed = Nothing has happened at this table for a long time, so it is closed.
# $pace: as the GM wrote it, up to 80
notice-pace = New pace from the next deadline on: { $pace }.
notice-ruled = The GM has ruled.
# $at: when that moment was
notice-rewound = The GM has set the game back to { STAMP($at) }. What came later no longer counts; dice are rolled anew.
notice-undone = { $name } has taken the last act back.
notice-ordered = The GM has given an answer for { $name }.
notice-was-away = I was away and the deadline passed meanwhile, so nothing was resolved. New deadline: { STAMP($due) }.
notice-parked = This table stands still until its GM resumes it.
notice-set-back = My records were restored from a backup, so this table was set back to the head { $head }. It goes on when its GM resumes it.
notice-day-over = The day is over: this try is done as it stands, and its rolls are open now.

## For the GM
call-silence = A deadline has passed, and the game can't go on without the missing answer. Give more time, replace the player, or order for the seat.
call-left = { $name } has lost their player; a scripted player plays on. /table substitute puts somebody else there.
call-gone = The player of { $name } has left the server. /table substitute puts somebody else or a scripted player there.
call-away = The player of { $name } is away until { STAMP($until) }. /table away says what is done meanwhile; /table substitute puts somebody else there.
call-back = The player of { $name } is back.
call-table-sick = The rules have failed several times at this table, so it stands still. Tell the operator; /table resume tries again.
call-table-stuck = The game can't go on by itself, so this table stands still. Tell the operator.
call-place-gone = The channel of your table is gone, so its clock stands still. /table move gives it another place.
call-place-forbidden = I may not write in the channel of your table. /setup check shows what is missing; I try again each hour.
call-place-locked = The thread of your table is locked. Unlock it or give the table another place with /table move; I try again each hour.
call-unsent = A message of your table could not be sent after many tries. The game goes on; /table status shows how it stands.

## For one person
told-void = Your answer no longer fits and doesn't count: something has changed since. Please answer anew.
told-replaced = Something has changed since your answer; it now counts in the form you see under Mine.
told-standing-skipped = A standing order of yours named something that isn't possible now, so it was skipped.
# $sentence: what was dropped and what comes instead   $rule: the ledger id
told-standing-dropped = { $sentence } ({ $rule })
told-standing-off = Your standing orders are off, or they would do at once what you have just taken back.
told-removed = The GM has taken your seat away before the start.
told-filtered = The server's filter has blocked your text, so it was not published. Your order is not touched.

## Why a table stands or is closed
table-empty = nobody sat there any more
table-idle = nothing had happened for a long time
table-ended = ended by its GM
table-set-back = set back by a restored backup
table-sick = the rules failed
table-stuck = the game could not go on by itself
table-place-gone = its channel is gone
table-day-over = the day was over

## Answers to acts on a table
done-created = The table stands. People can take their seats.
done-configured = Changed.
done-joined = You are in.
done-amended = Changed.
done-left = You have left the table.
done-removed = The seat is free again.
# $count: of scripted players
done-filled = { $count ->
    [one] One scripted player sits down.
   *[other] { $count } scripted players sit down.
  }
done-started = The game begins.
done-already-started = The game has already begun.
# $count: people
done-invited = { $count ->
    [one] { $count } person is invited.
   *[other] { $count } people are invited.
  }
done-already-invited = They sit there or were invited already.
done-withdrawn = Your answer is withdrawn.
done-undone = Taken back.
done-standing-set = Your standing orders are set.
done-standing-off = You have no standing orders now.
done-paused = The clock stands still.
done-already-paused = The clock already stands still.
done-resumed = The clock runs again.
done-already-running = The clock is running.
done-extended = New deadline: { STAMP($due) }.
done-already-extended = This deadline was moved already, to { STAMP($due) }.
done-substituted = The seat has changed hands.
done-script = A scripted player plays on.
done-already-seated = That person sits there already.
done-already-scripted = A scripted player sits there already.
done-back = You are back.
done-handed-over = The table has a new GM.
# $ruling: its name   $reason: as the GM wrote it, escaped
done-ruled = Ruled: { $ruling }. Reason: { $reason }
done-rewound = The game is set back to that moment.
done-abandoned = The table is ended.
done-already-over = The table is over already.
done-moved = The table lives here now.
