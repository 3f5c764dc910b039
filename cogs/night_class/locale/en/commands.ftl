### /night: descriptions, options, answers.

cmd-night-class = Night Class: your hero's night
cmd-night-class-plot = Check a box for the Plot die
cmd-night-class-assign = Spend a Hero die, or several in one sentence
cmd-night-class-undo = Take the latest act of your draft back
cmd-night-class-commit = End your turn: what you have drafted counts
cmd-night-class-sheet = Your own sheet with its draft. Nobody else sees it
cmd-night-class-preset = Boxes that are checked for you without asking, in order of preference
cmd-night-class-help = How a night is played
option-night-class-column = Which column: Twister, Distrust …
option-night-class-act = What it is spent on: “move J7”, “train Leg Kit”, or a whole plan
option-night-class-die = Which die, by its face
option-night-class-shapeshift = Whose attack Shapeshift ignores
option-night-class-shrug = Whose attack Shrug Off weakens
option-night-class-columns = Columns in order, such as: thugs, twister, distrust. Empty with a face switches that face off
option-night-class-face = For which result of the Plot die; all six if you leave it out
option-night-class-phone = As a narrow picture for a phone
option-night-class-table = Which night, if you play several

# $table: its id
night-class-not-its-table = Table { $table } is no night of Night Class.
night-class-no-table = You play no night here. /table new opens one, alone or with others.
night-class-which-table = You play several nights: say which one in the option “table”.
night-class-committed = Your turn is in. The next one begins when the others have ended theirs.
# $words up to 40: what was written
night-class-no-columns = “{ $words }” names no column. There are: thugs, twister, goo, drake, distrust, face.
night-class-preset-none = You have no preset: you are asked for each Plot die.
night-class-preset-head = Your presets; the first box that fits and doesn't lose is checked without asking:
# $faces up to 20: results   $columns up to 200
night-class-preset-line = - on { $faces }: { $columns }
