### Signing up for a battle (cogs/arena/lobby.py).

arena-join-class = Class (only you see it)
arena-join-team = Side
arena-join-character = Character
arena-join-name = Name
arena-join-legend = Legend
# $taken, $size: seats of the side
arena-join-side = **{ $team ->
    [good] Good
   *[evil] Evil
  }** · { $taken } of { $size }
# $name up to 100, $who: a mention   $ready: whether a class is chosen
arena-join-line = - **{ $name }** · { $who } · { $ready ->
    [yes] ready
   *[no] still choosing a class
  }
arena-join-script = script
# $name up to 100
arena-join-you = You play **{ $name }** for { $team ->
    [good] Good
   *[evil] Evil
  }.
# $cls: the class
arena-join-your-class = Your class: **{ $cls }**. Nobody else learns it before the battle is over.
arena-join-no-class = Choose your class below: nobody else sees it. The battle can't begin without it (ARENA-CLASS-a).
# $name up to 48
arena-face = { $name }, { $team ->
    [good] Good
   *[evil] Evil
  }

# What the local table's page offers to try, one step a line; the README says the same.
arena-first-steps =
    Open #arena as Alice and send /table new with size: 3 and pace: 5m. The table gets a thread of its own.
    In the thread press Join and choose a class. Switch to Bob (“Viewing as”) and do the same.
    As Alice press Fill empty seats, then Start.
    Press My turn, choose an enemy and a stance, then Declare. Or pick /arena attack from the list, or write to the bot in private: attack Holmes, furious
    Open the thread a second time as Watcher: what is secret isn't there. When the battle is over, send /verify.
