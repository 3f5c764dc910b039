### What all games and commands say. Comments here explain the variables for both languages.
### A variable's size where it isn't obvious: "$name up to 32". Form of address in Russian: informal "ты".

## Words

yes = Yes
no = No
nobody = nobody
nothing = nothing
unknown = unknown
gm = GM
spectator = spectator
draw = Draw
victory = Victory
defeat = Defeat
# $number: of the seat, from 1
seat = seat { $number }
# $number: of the table
table-number = Table { $number }
# $number: of the round, from 1
round-number = Round { $number }
# $count: of people
people-count = { $count ->
    [one] { $count } person
   *[other] { $count } people
  }
# $count: of seats
seats-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
  }
# $done, $all: answers that are in, answers that are awaited
answers-of = Answers in: { $done } of { $all }
# $page, $pages
page-of = Page { $page } of { $pages }
# $count: of entries left out
and-more = … and { $count } more

## Buttons

button-my-turn = My turn
button-mine = Mine
button-board-as-text = Board as text
button-board-as-picture = Board as picture
button-rules = Rules
button-log = Log
button-export = Export
button-verify = Verify
button-declare = Declare
button-change = Change
button-withdraw = Withdraw
button-back = Back
button-cancel = Cancel
button-more = More
button-done = Done
button-send = Send
button-next = Next
button-previous = Previous
button-yes = Yes
button-no = No
button-join = Join
button-leave = Leave
button-start = Start
button-refresh = Refresh
button-help = Help
button-show-mine = Show mine
button-i-am-back = I am back
button-another-game = Play again

## Pickers and forms

select-placeholder-choose = Choose…
select-placeholder-choose-more = Choose another one, or Done
select-placeholder-target = Choose a target…
form-title-declare = Your order
form-label-text = Text (everyone will see it)
form-label-reason = Reason
form-placeholder-text = You can leave this empty
form-placeholder-reason = One sentence, everyone will see it

## Times

# $when: a moment
deadline-is = Deadline: { STAMP($when) } ({ STAMP($when, style: "R") })
deadline-none = No deadline
# $when: the deadline that has passed without an answer
until-gm = Waits for the GM since { STAMP($when) }
# $span: a length of time
time-left = Time left: { $span }
# $span: a length of time
paused-with = Paused; { $span } were left
overdue = The deadline has passed

## The prompt: what happened, what you may do, what silence means, until when

prompt-happened = What happened
prompt-may = What you may do
prompt-silence = If you say nothing
prompt-until = Until when
# $when: the deadline
prompt-due = { STAMP($when) } ({ STAMP($when, style: "R") })
prompt-rules = Rules
# $names up to 400: who is awaited, joined
awaited = Awaited: { $names }
awaited-nobody = Nobody is awaited
# $head: the chain's head, 20 characters
chain-head = Chain: { $head }
# $seal: the first characters of a seal
sealed-as = Sealed as { $seal }
# $order up to 300, $seal
receipt = Your order is in: { $order }. Seal: { $seal }
receipt-withdrawn = Your order is withdrawn. You are awaited again.

## Refusals: one sentence, the rule's id

# $sentence up to 500, $rule: a ledger id
refusal = { $sentence } ({ $rule })
# $legal up to 800: what would be right, joined
refusal-legal = You can: { $legal }
# $rule: a ledger id   $show: a command to click, up to 40
refusal-more = More: { $show } { $rule }
old-button = This button belongs to a phase that is over. Press My turn on the latest panel.
# $round: its number
round-closed = Round { $round } is closed; your order came too late and was not counted.
not-your-seat = This seat is not yours.
not-at-this-table = You have no seat at this table. You can watch, and join the next one.
not-the-gm = Only the GM of this table can do that.
not-a-server-manager = Only people who manage this server can do that.
gm-who-plays = A GM who plays at the table may not do that.
nothing-to-do = Nothing is asked of you right now.
already-done = That is already done.
already-in = You are already in.
table-unknown = There is no such table here.
table-over = This table's game is over.
table-not-started = This table has not started yet.
table-started = This table has already started.
table-paused = This table is paused. You can go on as soon as its GM resumes it.
table-parked = This table is waiting for its GM.
table-full = All seats are taken.
not-here = That can't be done here.
# $things up to 400: names of permissions, joined
bot-may-not = I lack permissions here: { $things }
too-fast = One at a time: your last act is still being judged.
try-again = That didn't get through. Nothing was changed; please try again.
# $limit, $count: characters
text-too-long = { $count ->
    [one] The text has { $count } character, up to { $limit } fit.
   *[other] The text has { $count } characters, up to { $limit } fit.
  }
text-empty = There is nothing to read in this text.
name-empty = This name has no visible letters.
name-posing = This name could be taken for one of Discord's own. Please choose another.
# $number: of the incident, as the log has it
incident = Our fault, not yours: incident { $number }. Nothing was changed. Tell the GM this number if it happens again.

## Private messages

inbox-shut = I can't send you private messages. Everything is behind the buttons of the panel and in /mine.
inbox-open = You will get your secrets here. /mine shows all of them again at any time.
# $order up to 300: as it was understood
understood-as = I understood: { $order }
# $candidates up to 800: joined with "or"
which-one = Which one do you mean: { $candidates }?
not-understood = I did not understand that. Write one sentence, or use My turn on the panel.
