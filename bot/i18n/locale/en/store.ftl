# What is wrong with the database file, each with its mend. The command line shows it and exits with 2.
# $path: a file   $reason: what the system said   $have, $known: numbers of the file's form and of the newest one this program knows

store-missing = There is no database at { $path }: start the bot once to make it, or give another path.
store-no-file = { $path } is no file, and the database must be one: name a file in a folder, such as data/longtable.sqlite3.
store-empty = { $path } holds nothing of Longtable: name its database, or a copy that “longtable backup” made.
store-itself = { $path } is the database itself: give the copy another name.
store-in-use = { $path } is in use by another Longtable: stop that one first, only one bot may hold a database.
store-damaged = The database { $path } is damaged ({ $reason }): stop the bot and put the last backup back with “longtable restore”.
store-full = There is no room left on the disk of { $path }: make room, nothing was half saved.
store-unwritable = { $path } can't be written ({ $reason }): give the bot's user the right to write the file and its folder.
store-newer = The database was written by a newer Longtable (form { $have }, this program knows { $known }): install that version again, or restore an older backup.
