### What is wrong with a content file: the frame says which file and line. $space: a space; the other variables are keys and numbers.

night-class-fault-unreadable = This is no TOML: { $reason }. Mend the line.
night-class-fault-field = The field { $place } is wrong: { $reason }.
night-class-fault-street-unreachable = Nobody can walk to the street { $space } from the start. Open a way or make it a building.
night-class-fault-range-box-idle = Box { $box } of { $enemy } sets Range { $range }, which reaches no space that was not reached before. Print another number.
night-class-fault-number-too-high = { $hex } asks for { $number }, and no die with all TRAIN upgrades reaches more than { $most }. Print a lower number.
night-class-fault-grid-ragged = Row { $row } of the grid isn't as long as the first. Mend the row.
night-class-fault-grid-letter = Row { $row } of the grid has “{ $letter }”, which stands for nothing. Use the letters named at the head of the file.
night-class-fault-grid-count = The grid has “{ $letter }” { $count } times, and there must be exactly one.
night-class-fault-block-name = The building or obstacle at { $space } must have exactly one name, and it has { $count }. Mend the names.
night-class-fault-name-off-block = No building or obstacle stands on { $space }. Move the name.
night-class-fault-site-twice = Two sites lie on { $space }. Leave one.
night-class-fault-site-mark = On { $space } the grid shows { $mark } and the sites say { $site }. Make them agree.
night-class-fault-site-unreachable = No street touches the site on { $space }. Move it.
night-class-fault-difficulty-twice = Difficulty { $difficulty } stands twice. Leave one.
night-class-fault-difficulty-missing = Difficulty { $difficulty } is missing. Add it.
night-class-fault-filled-too-many = Difficulty { $difficulty } fills more hexes of { $track } than there are. Fill fewer.
night-class-fault-rank-order = Ranks must begin at 0 and rise. Put them in order.
night-class-fault-enemy-count = { $enemy } must be printed exactly once, and is { $count } times.
night-class-fault-track-count = Track { $track } must be printed exactly once, and is { $count } times.
night-class-fault-emblem-twice = Emblem { $emblem } stands twice. Leave one.
night-class-fault-ability-twice = Ability { $ability } stands twice. Leave one.
night-class-fault-plot-order = The Plot numbers of { $enemy } stand the wrong way round. Put the lower one first.
night-class-fault-ritual-place = Only Drake Ling's last box may be the Ritual box, not box { $box } of { $enemy }.
