# What an operator reads in the terminal.
# $path, $file, $folder: a file, a folder   $table: an id   $line: number of a line   $command, $what, $said: words of the command line   $game: a game's name   $rules, $cases, $n, $tables, $seconds: numbers   $reason: what the system said

cli-file = { $path } can't be used ({ $reason }): check the path and its rights.
cli-no-command = { $command } has no command { $said }: see { $command } --help.
cli-no-option = { $command } has no option { $said }: see { $command } --help.
cli-no-value = The option { $what } needs a value after it.
cli-word-missing = { $command } needs { $what } after it: see { $command } --help.
cli-word-wrong = The value of { $what } is wrong ({ $reason }): see { $command } --help.
cli-too-many = { $command } was given more words than it takes: see { $command } --help.
cli-database-no-folder = { $folder } is no folder, so { $path } can't be made in it: name a path below a folder.
cli-token-wrong = Discord doesn't accept the token: copy it anew from the developer portal (Bot, Reset Token) into config.toml.
cli-intents = Discord asks for privileged intents, which Longtable doesn't use: check that the token belongs to your own application.
cli-no-network = Discord can't be reached: check this machine's network and start again; nothing is lost.
cli-stopped = Stopped; everything is kept.
cli-health-none = There is no heartbeat: the bot has not been started here.
cli-health-old = The last heartbeat is { $seconds } seconds old: the bot hangs or is stopped.
cli-health-fine = The bot is alive.
cli-content-broken = The content of { $game } is broken ({ $reason }): mend that file or install Longtable anew.
cli-content-fault-whole = { $file }: { $what }
cli-content-fault = { $file }, line { $line }: { $what }
cli-fonts-missing = The fonts of the pictures are missing: install Longtable anew.
cli-check-game = { $game }: { $rules } rules and rulings, { $cases ->
    [one] { $cases } case
   *[other] { $cases } cases
  }.
cli-check-texts = Texts: { $languages }.
cli-check-database = The database { $path } is whole.
cli-check-database-new = The database { $path } will be made at the first start.
# $folder: path
cli-check-cards = The cards in { $folder } can be played.
# $content: what the table plays with, such as a set of cards
cli-check-content-gone = Table { $table } ({ $game }) plays with “{ $content }”, and that isn't here any more. Put it back where the settings say (cards); until then acts there are refused, and nothing is lost.
cli-check-fine = All is well: “longtable run” can start.
cli-game-unknown = There is no game { $game }; there are: { $games }.
cli-case-unreadable = { $file }, line { $line }: this can't be read as a case file ({ $reason }). Mend it there; docs/cases.md shows the form.
cli-case-unplayable = { $file }: this case can't be played ({ $reason }). Mend it in the file; docs/cases.md shows the form.
cli-case-ok = ok
cli-case-differs = differs
simulate-option = There is no option { $said } here; this game takes: { $known }.
simulate-value = { $option } can't be { $said }; it can be: { $known }.
cli-simulated = { $n ->
    [one] { $n } table of { $game } played.
   *[other] { $n } tables of { $game } played.
  }
cli-exported = Written to { $path }.
cli-table-unknown = There is no table “{ $table }” in { $path }: “/table list” on Discord shows those of a server.
cli-copy-damaged = The copy { $path } is damaged ({ $reason }): name another that “longtable backup” made; nothing was changed.
cli-backed-up = The copy { $path } is made and checked.
cli-restored = { $path } is in place; { $tables ->
    [one] { $tables } table waits for its GM.
   *[other] { $tables } tables wait for their GM.
  }

# Checking an exported table. $entry: number of an entry   $what: one of the sentences below   $head: 20 characters
verify-holds = Table { $table }: everything holds. { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }, { $seals ->
    [one] { $seals } seal opened
   *[other] { $seals } seals opened
  }, { $erased ->
    [one] { $erased } text erased by its writer
   *[other] { $erased } texts erased by their writers
  }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
  } recomputed from the seed. Head: { $head }. { $replayed ->
    [yes] Played again: the same end.
   *[no] Not played again: these rules are of another version.
  }
verify-running = This table still runs: the file holds its head ({ $head }) and what is public; dice and seals can be checked when it is over.
verify-fault = Entry { $entry }: { $what }
verify-gap = An entry is missing here.
verify-names = The file names another table, game or version than its first entry.
verify-chain = This entry does not follow from the one before it: something was changed.
verify-head = The last entry does not have the head the file states.
verify-seed = The seed is not the one that was promised in entry 0.
verify-seal = What was opened here is not what was sealed.
verify-unopened = The opening of a seal is missing here.
verify-mend = A text is mended here that nobody had written, or that still stands.
verify-content = The cards that this table began with stand in the file and can't be played by this version.
verify-replay = What stands here is not possible by the rules: played again, the table parts from the file.
verify-not-an-export = This is no exported table: choose a file that “/table export” or “longtable export” made.
verify-damaged = The file is damaged or cut off: get it again.
verify-not-replayed = This table can't be played again with the rules of this version, or not before it is over.

replay-what = Name an exported file, or --on-version with --database and a copy of the database.
replay-no-tables = No game is being played in this database.
replay-same = Table { $table } ({ $game }): { $entries ->
    [one] { $entries } entry, no difference.
   *[other] { $entries } entries, no difference.
  }
replay-differs = Table { $table } ({ $game }) would go otherwise with the rules of this version:
replay-entry = Entry { $entry }
replay-refused = No longer allowed: { $rule }. What follows was not compared.
# same
replay-field = { $where }: { $was } → { $now }
