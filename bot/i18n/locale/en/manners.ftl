### Why the table itself refuses, whatever game is played on it (bot/kernel/manners.toml).

refused-LT-1 = That was asked in a phase that is over; nothing was changed. Press My turn on the latest panel.
refused-LT-2 = This decision is not yours to make.
refused-LT-3 = Something in this answer is too much or too little for what was asked.
refused-LT-4 = You have given no answer that could be withdrawn.
refused-LT-5 = A die has been rolled or a card drawn for it, so it can't be undone.
refused-LT-6 = Somebody has learnt something from it, so it can't be undone.
# $entry: number of the journal entry that builds on the act
refused-LT-7 = Entry { $entry } builds on it; that one has to be undone first.
refused-LT-8 = This table's game is over.
refused-LT-9 = You can undo your own acts only, the latest first.
refused-LT-10 = This decision waits for an answer: nothing happens by itself here.
