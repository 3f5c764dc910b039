### /rules, /mine, /me, /setup, /help.

# $title up to 120
rules-of = **{ $title }**
# $section up to 200   $count: rules in it
rules-section = - { $section }: { $count ->
    [one] { $count } entry
   *[other] { $count } entries
  }
rulings = Rulings
# $example up to 900
rule-example = *Example.* { $example }
# $count: rulings
rule-rulings = { $count ->
    [one] **Ruling on it:**
   *[other] **Rulings on it:**
  }
# $question up to 500
ruling-question = *{ $question }*
# $why up to 900
ruling-why = *Why:* { $why }
# $option up to 500
ruling-option = *House rule that changes it:* { $option }
# $ids up to 300
ruling-about = About: { $ids }
# $said up to 40
rule-unknown = There is no rule “{ $said }”. /rules search finds rules by their words.
# $near up to 200: ids
rule-unknown-near = There is no rule “{ $said }”. Do you mean { $near }?
# $words up to 40
rules-none = No rule holds “{ $words }”. Try fewer or other words.
# $sections up to 900
section-unknown = There is no section “{ $said }”. There are: { $sections }.

mine-nothing = You sit at no table and run none. /table list shows where seats are free.
# $title up to 300, $status up to 30, $role up to 20, $where up to 80
mine-table = **{ $title }** ({ $table }): { $status }{ $role ->
    [nobody] .
   *[other] , { $role }.
  } { $where }
# $until up to 120
mine-owed = **An answer is awaited from you.** { $until }

# $language, $delivery up to 60; $zone up to 40; $quiet up to 20
me-settings = Language: { $language }
  Time zone: { $zone }
  Quiet hours: { $quiet }
  Private matters: { $delivery }
language-discord = as Discord shows itself to you
# same
language-en = English
# same
language-ru = русский
delivery-private = in private messages
delivery-channel = behind the buttons in the channel only
delivery-both = in private messages and in the channel
me-language-set = From now on I speak to you in this language: { $language }.
me-zone-set = Your time zone: { $zone }.
# $hours up to 12
me-quiet-set = From { $hours } ({ $zone }) I don't remind you. Deadlines stay as they are.
me-quiet-off = You have no quiet hours now.
me-quiet-none = none
quiet-unreadable = I can't read “{ $said }” as hours. Write 23:00-08:00, or off.
me-delivery-set = What only you may know I tell you { $delivery }.
# $count: tables   $back, $mine up to 40: commands to click
me-away = You are away until { STAMP($until) }. { $count ->
    [0] You sit at no table now.
    [one] The GM of your table is told.
   *[other] The GMs of your { $count } tables are told.
  } I don't remind you until then. Back earlier? { $back }
me-is-away = Away until { STAMP($until) }; { $back } ends it.
me-not-away = You aren't away.
me-back = Welcome back. { $mine } shows what is asked of you.
until-unreadable = I can't read “{ $said }” as a moment. Write 5d, 2 weeks, 24.12 or 2026-12-24 18:00.
# $most: a span
until-range = That must lie ahead, by { SPAN($most) } at most.
me-exported = This is everything that is kept of you.
forget-not-sure = Nothing was erased. Use /me forget sure:True if you mean it: you leave all tables, and what you wrote can't be brought back.
# $count: of things erased
me-forgotten = You have left all tables, and { $count ->
    [one] { $count } thing
   *[other] { $count } things
  } kept of you are erased. The journals keep numbers and seals, so that they can still be checked.

## /setup check. $channel up to 30: a mention
setup-fine = { $channel }: nothing is missing.
# $count: permissions
setup-lacks = { $channel }: { $count ->
    [one] { $count } permission is missing. Give it to my role under Edit channel > Permissions:
   *[other] { $count } permissions are missing. Give them to my role under Edit channel > Permissions:
  }
# $right up to 60, $why up to 120
setup-lack = **{ $right }**: { $why }
setup-elsewhere = -# If commands don't show at all: Server settings > Integrations > my name shows who may use them and where.
# $roles, $channels up to 500: mentions
setup-not-you = On this server tables are opened by { $roles }.
setup-not-here = On this server tables are opened in { $channels }.
# $roles, $channels up to 500   $limit: tables   $language, $zone, $place, $posts up to 60   $pace up to 90
setup-shown = **Tables on this server.** Managers of the server may always open them.
  Opened by: { $roles }
  Opened in: { $channels }
  At most: { $limit ->
    [one] { $limit } table at once
   *[other] { $limit } tables at once
  }
  Language: { $language }
  Time zone: { $zone }
  Pace: { $pace }
  Place: { $place }
  Texts of characters: { $posts }
setup-everyone = everybody
setup-everywhere = every channel
setup-as-opened = as whoever opens the table has it
setup-thread = a thread of its own
setup-in-channel = the channel itself
permission-view-channel = View channel
permission-send-messages = Send messages
permission-create-public-threads = Create public threads
permission-send-messages-in-threads = Send messages in threads
permission-read-message-history = Read message history
permission-attach-files = Attach files
permission-manage-webhooks = Manage webhooks
permission-manage-threads = Manage threads
permission-why-view-channel = else nothing works here
permission-why-send-messages = for panels and news
permission-why-create-public-threads = so that a table gets a thread of its own
permission-why-send-messages-in-threads = so that it can be played there
permission-why-read-message-history = so that after a fault nothing is posted twice
permission-why-attach-files = for pictures and exported tables
permission-why-manage-webhooks = posts in the name and with the picture of a character; without it they come as plain messages
permission-why-manage-threads = to reopen a thread that was locked; without it somebody has to do that by hand

## /help. $command up to 60: to be clicked
help-begin = I am the game master of games that are played by post, a turn a day or as fast as you like.
help-table-new = { $command } opens a table.
help-table-join = { $command } takes a seat.
help-table-list = { $command } shows where seats are free.
help-mine = { $command } shows what you owe and hold, at all your tables.
# $game: a game's name
help-game-explained = { $command } explains { $game }. You play by My turn on the panel, or by a private message to me.
help-game = { $command } gives an order in { $game }; so does My turn on the panel, and a private message to me.
# $solo, $daily up to 60: to be clicked
help-alone = { $solo } plays { $game } alone at once; { $daily }: the same rolls for everybody here, one try a day.
help-solo = { $solo } plays { $game } alone at once.
help-rules-search = { $command } finds rules.
help-roll = { $command } rolls dice that anybody can check.
help-verify = { $command } checks tables, dice and files.
help-me-show = { $command } shows your language, zone and quiet hours.
help-setup-check = { $command } (managers of the server) shows what I lack here.
help-end = A refusal names its rule, and each rule can be read.
# $help, $mine up to 40: commands to click
hint-first = -# New here? { $mine } shows what is asked of you, wherever you are; { $help } shows the rest.
