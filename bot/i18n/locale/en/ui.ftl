### What people meet in Discord: panel, prompt, private controls, receipts, private messages (bot/ui).

## The panel
# $game, $title up to 200: as its GM named the table
ui-panel-heading = { $game } · { $title }
ui-panel-heading-plain = { $game }
# $table: its id   $head: the chain's head when the phase opened
ui-panel-proof = -# Table { $table } · chain { $head }
# $count: of answers
ui-awaited-hidden = { $count ->
    [one] { $count } answer is awaited; nobody sees whether it is in
   *[other] { $count } answers are awaited; nobody sees which of them are in
  }
# $why up to 100: message "table-…"
ui-stands-because = This table stands still: { $why }. Its GM can resume it.
ui-abandoned = This game was ended before it was decided.
# $why up to 100
ui-abandoned-because = This game was ended before it was decided: { $why }.

## The lobby
ui-lobby-empty = Nobody sits here yet.
# $count: of free seats
ui-lobby-how = { $count ->
    [one] { $count } seat is free. Press Join to take it; the GM starts the game.
   *[other] { $count } seats are free. Press Join to take one; the GM starts the game.
  }
ui-lobby-enough = Whoever sits here is enough: the game may begin now.
ui-lobby-full = All seats are taken. The GM starts the game.
# $pace up to 120: as its author wrote it
ui-lobby-pace = Pace: { $pace }
# $gm up to 30: a mention
ui-lobby-gm = -# GM: { $gm } · Fill seats and Start are for the GM
ui-button-my-seat = My seat
ui-button-fill = Fill empty seats
ui-joined = You are in.
ui-button-one-more = One more seat
ui-joined-inbox = I have written to you in private: what only you may know comes there too.
ui-left = You have left the table.
# $count: of scripted players
ui-filled = { $count ->
    [one] { $count } scripted player takes a seat.
   *[other] { $count } scripted players take seats.
  }
ui-started = The game begins.
ui-rematch = A new table stands: everybody who played has a seat again.
# $field: what is chosen
ui-choose = { $field }: choose…
ui-chosen-secretly = { $field }: chosen, press to change

## My turn
# $field: what is chosen   $value up to 300: what was chosen
ui-picked = { $field } → **{ $value }**
# $choice: a value   $numbers up to 300: its chances
ui-preview = -# { $choice }: { $numbers }
ui-button-more = More choices
ui-stop-list = Done
ui-without = Without it
ui-button-write = Write it
ui-button-entry = Write it as a sentence
ui-button-form = Fill in a form
ui-button-form-again = Fill in again
ui-form-kept = Nothing of what you filled in is lost.
# $field up to 80: what is chosen   $legal up to 900: a sentence, may be empty
form-missing = { $field } is missing. { $legal }
# $field up to 80: what is chosen
form-no-place = { $field } has no place in this choice: please leave it empty.
# $field up to 80: what is chosen   $said up to 40: what was written
form-unknown = { $field }: nothing here is called “{ $said }”.
# $field up to 80: what is chosen   $said up to 40: what was written   $likely up to 700: what it may mean
form-several = { $field }: which one is “{ $said }”? { $likely }
ui-button-edit-again = Edit and send again
# $ask: the kind of decision
ui-button-ask = Other: { $ask }
ui-button-ask-order = My order
ui-button-ask-post = Public text
ui-button-ask-concede = Give up
ui-button-ask-master = GM's rulings
ui-older-in-log = -# … older news is under Log
# $count: of open questions
ui-owed = { $count ->
    [one] **You still owe an answer.** Press My turn.
   *[other] **You still owe { $count } answers.** Press My turn.
  }
# $name up to 100: of the seat
ui-script-plays = A scripted player plays for { $name } at the moment. You can have the seat back.
ui-back-again = You are back: the seat is yours again.

# $phase up to 40: "Round 3"   $until up to 120: the deadline, or why there is none now
ui-step = **{ $phase }** · { $until }

## What silence means
# $order up to 300: what counts then
ui-silence-default = Then this counts for you: { $order }
ui-silence-pass = Then you pass.
ui-silence-park = Then the game waits, and its GM is called.
ui-silence-none = Nothing happens.

## Receipts
# $order up to 400: in its canonical words   $seal: 64 characters   $head: of the chain
ui-receipt = **Your order is in:** { $order }
  Seal: `{ $seal }`
  Chain: `{ $head }`
ui-receipt-replaced = It takes the place of your earlier one.
# $when: the deadline
ui-receipt-until = You can change or withdraw it until { STAMP($when) } ({ STAMP($when, style: "R") }).
# $order up to 400   $seal: 64 characters   $head: of the chain
ui-receipt-done = **Done:** { $order }
  -# Seal: `{ $seal }` · Chain: `{ $head }`
# $order up to 400
ui-receipt-open = **Done:** { $order }
ui-receipt-post = Your text is published.
ui-receipt-post-sealed = Your text is in; it is published when the round is told.

## Orders as sentences
# $acts up to 900: acts in their canonical words
ui-not-tried = Not tried after that: { $acts }.
form-label-order = Order (nobody else sees it)
form-placeholder-order = One sentence, or empty if it is only the text
# $phase: "Round 3"
form-title-entry = { $phase }: your entry
# $order up to 400
ui-kept-unclear = Until you choose, your order is kept as unclear: { $order }.
ui-earlier-stands = Until you choose, your earlier order stands: { $order }.
# $seal: 64 characters   $head: of the chain
ui-proof = Seal: `{ $seal }`
  Chain: `{ $head }`
ui-post-waits = Your text isn't published yet: press Publish and everybody can read it.
ui-post-nowhere = There is no place for a public text at the moment, so it was not kept.
ui-post-gone = This text is published already, or a newer one has taken its place.
ui-button-publish = Publish the text

## Private messages
# $game, $place up to 40: a link
ui-at-table = -# { $game } · { $place }
ui-write-me = You can also answer me right here, in one sentence.
ui-inbox-which = You have several games under way. Which one do you mean? (Next time, begin with its name and a colon.)
ui-inbox-nothing-open = Nothing is asked of you at the moment. /mine shows your tables.
ui-inbox-stranger = I run games in servers and read orders here. You have no seat yet: /table list in a server shows where you can join, and /help what can be played alone, here too.
ui-inbox-gone = I can't find that message any more. Please write it again.

## Pings and reminders
# $who up to 600: mentions   $when: the deadline
ui-ping = { $who }: it is your move, until { STAMP($when) } ({ STAMP($when, style: "R") }).
ui-ping-open = { $who }: it is your move.
# $count: of tables
ui-reminders = { $count ->
    [one] You still owe an answer at { $count } table:
   *[other] You still owe answers at { $count } tables:
  }
# $game, $place up to 40: a link   $until up to 120
ui-reminder = **{ $game }** { $place }: your answer is awaited. { $until }
# $table up to 40: its title or id
ui-button-turn-at = My turn: { $table }

## The end
ui-reckoning-attached = The whole reckoning is in the file.
ui-reckoning-file = The whole reckoning as text: every order, die and modifier
# $table: its id   $head: of the chain
ui-verify-how = -# /verify { $table } checks journal, seals and dice · chain { $head }
# $show, $search up to 40: commands to click
ui-rules-how = { $show } tells each rule with its example, { $search } finds one by a word.

## Which table is meant
# $table up to 42: what was written
find-table-unknown = I know no table “{ $table }” here. /table list shows them.
find-table-none = There is no table here, and you sit at none. /table list shows where you can join, /table new opens one.
# $count: of tables
find-table-which = You sit at { $count } tables. Use the command in the channel of the one you mean, or name it in the option “table”.

# $people: mentions of who runs the program and plays   $count: how many they are
ui-panel-operator = { $count ->
    [one] { $people } runs this bot and holds a seat here.
   *[other] { $people } run this bot and hold seats here.
  }
# $where: a mention of a channel
ui-moved-to = **This table has moved to { $where }.**
