### Commands of a night alone and of the night of a day (cogs/night_class/daily_commands.py)

cmd-night-solo = A night alone: it begins at once, nobody waits
cmd-night-daily = The night of the day: the same rolls for everybody here, one try each
cmd-night-board = How the night of a day went
option-night-city = The city
option-night-difficulty = How hard it is
option-night-name = Your hero's name
option-night-day = A day that is over, like 2026-01-31
choice-night-rookie = Rookie
choice-night-standard = Standard
choice-night-legend = Legend

night-class-help-alone = **Alone.** /night solo begins at once, and nobody waits. /night daily is the night of the day: the same rolls for everybody on this server and one try, sealed until the day closes; /night board shows how a day went. With seed a night is played again on its rolls.
