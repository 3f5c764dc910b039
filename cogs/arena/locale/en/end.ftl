### The end of a battle, the board and the own sheet. $name, $attacker, $target: characters, up to 100.

## How it ended. $team: good, evil; the winner
arena-over-out = { $team ->
    [good] Good wins: Evil is beaten.
   *[evil] Evil wins: Good is beaten.
  }
arena-over-both_out = A draw: both sides are beaten after the same round.
arena-over-fewer_dead = Both sides are beaten after the same round. { $team ->
    [good] Good has fewer dead and wins.
   *[evil] Evil has fewer dead and wins.
  }
arena-over-quiet = A draw: three rounds in a row without any change of health.
arena-over-cap = { $team ->
    [nobody] A draw: the last round of this table is over.
    [good] The last round of this table is over. Good has more health and wins.
   *[evil] The last round of this table is over. Evil has more health and wins.
  }
arena-over-conceded = { $team ->
    [good] Evil gives up: Good wins.
   *[evil] Good gives up: Evil wins.
  }
arena-over-master = { $team ->
    [good] Good wins.
    [evil] Evil wins.
   *[nobody] A draw.
  }
arena-over-rounds = Rounds played: { $rounds }.
arena-over-open = Everything is open now: every class, order, die and sum.

## The reckoning (ARENA-R28)
arena-reckon-round = Reckoning, round { $round }
arena-reckon-classes = Classes
# $deed: what was done, up to 300
arena-reckon-deed = { $name }: { $deed }
arena-reckon-attack = attack on { $target }, { $stance ->
    [furious] furious
    [cautious] cautious
   *[balanced] balanced
  }
arena-reckon-hail = Hail of Blows on { $number } (ARENA-DRUM-f)
arena-reckon-hail-furious = Hail of Blows on { $number }, furious (ARENA-R41)
arena-reckon-help = { $ability ->
    [inspiration] Inspiration on { $target } (ARENA-COND-c)
    [ward] Ward on { $target } (ARENA-COND-e)
    [heal] Healing on { $target } (ARENA-VOCAL-c)
   *[curse] Curse on { $target } (ARENA-VOCAL-g)
  }
arena-reckon-idle = nothing
arena-reckon-came = { $came ->
    [unclear] unclear, settled by { $rule }
    [absent] no order, { $rule }
    [voided] voided by the host, { $rule }
   *[declared] as declared
  }
# $sum: die and modifiers with their causes, up to 600
arena-reckon-blow = { $attacker } → { $target }: { $sum } = { $total }, { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
  } ({ $rule })
arena-reckon-die = { $die } (d{ $faces })
# $value: with its sign; $by: who gave it, up to 100
arena-reckon-modifier = { $value } { $cause ->
    [stance] own stance
    [met_stance] stance of the target
    [hail] hail
    [inspiration] Inspiration by { $by }
    [ward] Ward by { $by }
   *[curse] Curse by { $by }
  } ({ $rule })
# $changes: up to 200
arena-reckon-health = { $name }: { $before }{ $changes } = { $after } ({ $rule })
arena-reckon-wounds = { " " }− { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
  }
arena-reckon-spurt = { " " }− { $count } Last Spurt
arena-reckon-healing = { " " }+ { $count } healing
arena-reckon-bounded = , kept as { $state }

## The board. $tag up to 3, $marks: what is to be told of a character, up to 120
arena-board-head = Round { $round }
arena-board-over = The battle is over
arena-board-side = { $team ->
    [good] Good
   *[evil] Evil
  }: standing { $standing }, down { $down }, dead { $dead }
arena-board-line = { $tag } { $name }: { $marks }
arena-board-health = { $health } of 3
arena-board-back = back in the fight
arena-board-change = last round { $change }
arena-board-script = played by script
arena-board-dealt = wounds dealt { $dealt }, healed { $healed }
arena-board-quiet = Rounds in a row without a change: { $quiet }. At three it is a draw (ARENA-R38).
# $history up to 200: round and change of both sides
arena-board-history = Last rounds, Good/Evil: { $history }

## The own sheet: the skills section, for its owner alone (ARENA-R32, ARENA-CLASS-d)
arena-sheet-head = { $name }, { $tag }
arena-sheet-team = Team (the field “Class” of the old sheets): { $team ->
    [good] Good
   *[evil] Evil
  }
arena-sheet-skills = Skills section, yours alone (ARENA-CLASS-d):
arena-sheet-class = { $class ->
    [conductor] Conductor, attacks with d6 (ARENA-COND-a)
    [vocal] Backing vocal, attacks with d8 (ARENA-VOCAL-a)
   *[drummer] Drummer, attacks with d10 (ARENA-DRUM-a)
  }
arena-sheet-abilities = { $class ->
    [conductor] Up to two a round in place of the attack: Inspiration, an ally attacks with +2, not yourself (ARENA-COND-c, ARENA-COND-d); Ward, attacks on one of your side get −2, yourself allowed (ARENA-COND-e, ARENA-COND-f). Not the same one twice on one character (ARENA-COND-i).
    [vocal] One a round in place of the attack: Healing, an ally regains 1 health, up to 3, and one who is down stands up (ARENA-VOCAL-c); Curse, an enemy attacks with −2 (ARENA-VOCAL-g).
   *[drummer] Hail of Blows in place of the attack: on 2 or more enemies drawn by lot, each blow with −1 for every target (ARENA-DRUM-f, ARENA-DRUM-h). Last Spurt, always on: at 0 health you may act, and it costs 1 health (ARENA-DRUM-c, ARENA-DRUM-d).
  }
arena-sheet-last = Last dice, round { $round }: { $dice }; own modifier { $own }.
arena-sheet-vote = You have voted to give up in this round.
arena-sheet-rest = You hold nobody up who wants to give up.

## What a host without a seat may rule in the open (ARENA-R34)
arena-ruling-adjust-health = Set a character's health
arena-ruling-remove-character = Take a character out of the battle
