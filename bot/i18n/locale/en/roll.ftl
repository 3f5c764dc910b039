## Free rolls: faults of the notation.
# In all of them: $position, counted from 1; $found, what people typed there, made safe for showing.

roll-error-too-long = A roll has at most { $limit } characters, written out in full. Put a long remark into the note.
# $expected: what should stand there
roll-error-unexpected = At position { $position } I found “{ $found }” where { $expected ->
    [operand] a number, dice such as 2d6 or an opening bracket
    [operator] an operator (+ - * /) or the end
    [faces] the number of faces, % or F
    [number] a number
    [close] a closing bracket
   *[other] something else
  } should stand.
roll-error-end = The roll ends at position { $position }, but { $expected ->
    [operand] a number or dice such as 2d6 should follow
    [faces] the number of faces, % or F should follow
    [number] a number should follow
    [close] a closing bracket is missing
   *[other] something should follow
  }.
roll-error-comment-space = At position { $position } I can’t read “{ $found }”. If it is a comment, put a space and # before it: 1d20 # attack.
roll-error-adjacent = “{ $found }” at position { $position } stands right after something complete. Put an operator between them (2d6 + 1d4), or # before a comment.
roll-error-modifier-place = “{ $found }” at position { $position } belongs right behind dice: 4d6kh3 + 2.
# $count: digits as typed
roll-error-chain = “{ $found }” at position { $position }: d{ $count } could be dice or dropped dice. Write dl{ $count } to drop the lowest, dh{ $count } to drop the highest, kh{ $count } to keep the highest.
# $once, $again: two ways to write it
roll-error-bare-reroll = “{ $found }” at position { $position } means different things in different bots. Write { $once } to reroll once, { $again } to reroll again and again.
# $below, $equal: two ways to write it
roll-error-reroll-test = “{ $found }” at position { $position } needs a comparison: { $below } rerolls what is below, { $equal } exactly this face.
# $least, $more: two ways to write it
roll-error-bare-comparison = “{ $found }” at position { $position }: to count successes write { $least } (this much or more) or { $more } (strictly more).
roll-error-more-than = “{ $found }” at position { $position }: bots disagree about >. Write { $least } for this much or more, { $more } for strictly more.
# $wanted: >= or <=
roll-error-comparison = At position { $position } I found “{ $found }”. Only { $wanted } and a number can stand here.
# $times, $explode: two ways to write it
roll-error-times = “{ $found }” at position { $position } could be a product or an explosion. Write { $times } to multiply, { $explode } to explode.
roll-error-explode-kind = “{ $found }” at position { $position }: I know ! (explodes again and again) and !o (once); each exploded die lies for itself.
roll-error-failure-alone = “{ $found }” at position { $position } counts failures, which needs successes before it: s>=7f<=1.
roll-error-twice = “{ $found }” at position { $position } stands there a second time. Dice take each kind of change once.
# $what: which number; $low, $high: its bounds
roll-error-range = At position { $position } I found “{ $found }”. { $what ->
    [repeat] A roll is repeated { $low } to { $high } times.
    [dice] One term has { $low } to { $high } dice.
    [faces] A die has { $low } to { $high } faces.
    [keep] Here { $low } to { $high } dice can be kept.
    [drop] { $high ->
        [0] A single die can’t be dropped.
       *[other] Here { $low } to { $high } dice can be dropped.
      }
    [explode] These dice can explode from { $low } to { $high } on.
    [floor] The least value of these dice can be { $low } to { $high }.
    [cap] The highest value of these dice can be { $low } to { $high }.
    [reroll] The number of this reroll can be { $low } to { $high }.
    [success] A success can begin at { $low } to { $high }.
    [failure] { $high ->
        [0] Where every die is a success there is no failure.
       *[other] A failure can reach up to { $low } to { $high }.
      }
   *[other] Possible are { $low } to { $high }.
  }
roll-error-number = The number at position { $position } is too large: at most { $digits } digits.
# $dice: dice written, repeats included
roll-error-too-many-dice = That would be { $dice } dice; one command throws at most { $limit }.
roll-error-total = At position { $position } the total could reach { $limit } or more, which is beyond what I count.
roll-error-division = “{ $found }” at position { $position } could divide by zero.
roll-error-endless-reroll = “{ $found }” at position { $position } would reroll every face for ever.
roll-error-endless-explode = “{ $found }” at position { $position } would explode on every face for ever. Use !o to explode once.
roll-error-fate = Fate dice (dF) at position { $position } can only be kept or dropped: 4dFkh3.
roll-error-depth = At position { $position } brackets and signs are more than { $limit } deep.
roll-error-nodes = At position { $position } the roll has more than { $limit } parts.
roll-error-advantage = Advantage and disadvantage need a roll that begins with a single d20, such as 1d20+5; this one begins with “{ $found }”.

## Free rolls: what to know about a result
roll-note-rounded = Divisions were rounded down.
# $limit: dice
roll-note-stopped = Stopped at { $limit } dice: what would explode or be rerolled after that lies as it fell.

## Odds
roll-odds-too-dear = Working out these odds would take too long. Try fewer dice, fewer faces or no explosions.
# $limit: dice
roll-odds-stopped = This roll is likely to be stopped at { $limit } dice, so I can’t give true odds for it.
# $error: a small number as text
roll-odds-inexact = Very long explosions are left out: no chance is off by more than { $error }.
