### What /arena answers. $said: what was typed, up to 40, escaped   $targets: characters with their tags, up to 700

arena-target-unknown = Nobody here is called “{ $said }”. There are: { $targets }.
arena-target-several = “{ $said }” fits several: { $targets }. Write the tag.
arena-second-half = A second ability needs its target, and a second target its ability: give both or neither.
# $table: its id
arena-not-its-table = Table { $table } is no battle of the arena.
arena-no-table = You fight in no battle here. /table list shows where seats are free.
arena-which-table = You fight in several battles: say which one in the option “table”.
arena-mend = Nothing that you wrote is lost: mend it and send it again.
arena-button-mend = Mend it
