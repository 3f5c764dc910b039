### Arena: Good against Evil. Names come in escaped. $gender: m, f or n (unknown), used where a language bends its words.
### $team: good, evil. $class: conductor, vocal, drummer. $stance: balanced, furious, cautious. $shown: numbers or states (ARENA-R27).

## Words
arena-title = Arena: Good against Evil
arena-team = { $team ->
    [good] Good
   *[evil] Evil
  }
arena-class = { $class ->
    [conductor] Conductor
    [vocal] Backing vocal
   *[drummer] Drummer
  }
arena-die = d{ $faces }
arena-stance = { $stance ->
    [furious] furious
    [cautious] cautious
   *[balanced] balanced
  }
arena-ability = { $ability ->
    [inspiration] Inspiration
    [ward] Ward
    [healing] Healing
    [curse] Curse
    [spurt] Last Spurt
   *[hail] Hail of Blows
  }
arena-state = { $state ->
    [standing] standing
    [down] down
   *[dead] dead
  }

## The story of a round: one sentence a character. The wording is drawn from public facts only and adds none.
arena-story-same-1 = { $name } stands as before.
arena-story-same-2 = { $name } is still standing.
arena-story-same-3 = { $name } is still on { $gender ->
    [m] his
    [f] her
   *[n] their
  } feet.
arena-story-same-4 = { $name }: no change.
arena-story-weaker-1 = { $name } is hurt but keeps { $gender ->
    [m] his
    [f] her
   *[n] their
  } feet.
arena-story-weaker-2 = { $name } staggers but stays up.
arena-story-weaker-3 = { $name } grits teeth and stands.
arena-story-weaker-4 = { $name } comes out of it weaker.
arena-story-fell-1 = { $name } falls: down.
arena-story-fell-2 = { $name } loses { $gender ->
    [m] his
    [f] her
   *[n] their
  } footing: down.
arena-story-fell-3 = { $name } can stand no longer: down.
arena-story-fell-4 = { $name } sinks to the ground: down.
arena-story-died-1 = { $name } has fought { $gender ->
    [m] his
    [f] her
   *[n] their
  } last fight: dead.
arena-story-died-2 = { $name } dies.
arena-story-died-3 = { $name } will not rise to { $gender ->
    [m] his
    [f] her
   *[n] their
  } feet again: dead.
arena-story-died-4 = { $name } has come to { $gender ->
    [m] his
    [f] her
   *[n] their
  } end: dead.
arena-story-stronger-1 = { $name } feels better.
arena-story-stronger-2 = { $name } gathers strength.
arena-story-stronger-3 = { $name } recovers a little.
arena-story-stronger-4 = { $name } stands more firmly.
arena-story-back-1 = { $name } is on { $gender ->
    [m] his
    [f] her
   *[n] their
  } feet again: back in the fight.
arena-story-back-2 = { $name } rises: back in the fight.
arena-story-back-3 = { $name } stands up again: back in the fight.
arena-story-back-4 = { $name } comes round: back in the fight.
arena-story-lies-1 = { $name } is still down.
arena-story-lies-2 = { $name } stays down.
arena-story-lies-3 = { $name } is down, as before.
arena-story-lies-4 = { $name }: down, no change.

## A round's announcement (ARENA-R26). $story: the sentence, up to 160. $before, $after: a number, or “dead”.
arena-told-changed = { $story } { $before } → { $after }
arena-told-unchanged = { $story } ({ $health })
arena-dead = dead
# $short: only the numbers, where names are too long for stories. $name up to 100
arena-told-short = { $name }: { $before } → { $after }
arena-told-short-state = { $name }: { $state ->
    [standing] standing
    [down] down
   *[dead] dead
  }
arena-told-resolved = Round { $round } is resolved.
# $change: of the side's health, such as +1 or −2
arena-told-side = { $team ->
    [good] Good
   *[evil] Evil
  } ({ $change })
arena-told-side-plain = { $team ->
    [good] Good
   *[evil] Evil
  }
# $names up to 600
arena-told-dead-before = Dead before: { $names }.
arena-told-nobody-won = Nobody has won yet.
arena-told-quiet = { $quiet ->
    [one] { $quiet } round
   *[other] { $quiet } rounds
  } without any change of health; at three in a row the battle is a draw (ARENA-R38).
# $attacker, $target up to 100
arena-told-blow = { $attacker } strikes { $target }: { $wounds ->
    [one] { $wounds } wound.
   *[other] { $wounds } wounds.
  }
# $names up to 600
arena-told-risen = Both sides were out, and nobody had won. Who was down rises with 1 health: { $names } (ARENA-R2).
# $names up to 700
arena-told-posts = New descriptions: { $names }.
arena-post = **{ $name }**
    { $text }

## The round opens
# $asked: living seats
arena-told-opened = Round { $round } is open: { $asked ->
    [one] { $asked } order
   *[other] { $asked } orders
  } awaited. Everybody alive is asked in private (ARENA-R29).

## What the host rules, in the open. $name up to 100, $reason up to 300
arena-told-health-ruled = The host sets the health of { $name }: { $before } → { $after }. { $reason }
arena-told-state-ruled = The host rules: { $name } is { $state ->
    [standing] standing
    [down] down
   *[dead] dead
  }. { $reason }
arena-told-removed = The host takes { $name } out of the battle. Orders on this character are unclear now (ARENA-R19). { $reason }
arena-told-voided = One order was voided by the host (ARENA-R33).
arena-told-voided-yours = The host has voided your order of round { $round } (ARENA-R33).
arena-told-voided-of = Round { $round }: the host voided the order of { $name } (ARENA-R33).
# $names: of $count characters, up to 700
arena-told-scripted = { $count ->
    [one] { $names } is played by a script from now on.
   *[other] { $names } are played by scripts from now on.
  }
arena-told-unscripted = { $count ->
    [one] { $names } is played by a person again.
   *[other] { $names } are played by people again.
  }

## In private
# $dice: a list, $own: own stance or penalty with its sign
arena-told-roll = Your attack, round { $round }: die { $dice }, { $stance ->
    [furious] furious { $own }
    [cautious] cautious { $own }
   *[balanced] balanced
  }. What others added is not told (ARENA-R25).
arena-told-roll-hail = Your hail on { $blows }, round { $round }: dice { $dice }, { $own } on each. What others added is not told (ARENA-R25).
# $names up to 600
arena-told-fell-on = It fell on: { $names }.
arena-told-lapsed = Your order of round { $round } stayed incomplete and was no order; your character did nothing ({ $rule }).
arena-told-lapsed-text = Your order of round { $round } had no text, so it didn't count (ARENA-R30).
arena-told-missed = No order of yours came in before round { $round } closed (ARENA-R20). { $many ->
    [one] { "" }
   *[other] That is { $many } rounds in a row; the host may hand your seat to a scripted player, and you may take it back at any time.
  }
arena-told-vote = { $vote ->
    [yes] Your vote to give up stands for this round. Nobody learns of it unless it succeeds (ARENA-R39).
    [rest] You hold nobody up: if the others of your side want to give up, you agree (ARENA-R39).
   *[no] Your vote to give up is taken back.
  }
arena-told-target-ruled = The host has ruled on your unclear order of round { $round }: it falls on { $name } (ARENA-R22).

## Classes
arena-told-class = { $name } was a { $class ->
    [conductor] Conductor (d6)
    [vocal] Backing vocal (d8)
   *[drummer] Drummer (d10)
  }.
arena-told-class-open = { $name } is a { $class ->
    [conductor] Conductor (d6)
    [vocal] Backing vocal (d8)
   *[drummer] Drummer (d10)
  }.
