"""Sign-up and start: sides, names, classes (ARENA-TEAM, ARENA-HERO, ARENA-CLASS, ARENA-R35, ARENA-R37)."""

from collections.abc import Sequence

from bot.kernel.game import RuleViolation
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.state import ArenaJoining, ArenaState, Character, Sheet
from cogs.arena.rules.words import LARGEST_SIDE, LETTER, SMALLEST_SIDE, TEAMS, Team


def check_start(options: ArenaOptions, seats: Sequence[ArenaJoining]) -> None:
    """Refuses with ARENA-R37 (names), ARENA-R35 (sides), ARENA-CLASS-a (a class is missing)."""
    for number, joining in enumerate(seats):
        check_names(seats[:number], joining, seat=number)
    sides = {team: sum(joining.team == team for joining in seats) for team in TEAMS}
    fewest, most = min(sides.values()), max(sides.values())
    if fewest < SMALLEST_SIDE or most > min(LARGEST_SIDE, options.size):
        raise RuleViolation("ARENA-R35", good=sides["good"], evil=sides["evil"], least=SMALLEST_SIDE, most=options.size)
    if most - fewest > (1 if options.uneven == "on" else 0):
        raise RuleViolation("ARENA-R35", key="refused-ARENA-R35-uneven", good=sides["good"], evil=sides["evil"])
    for number, joining in enumerate(seats):
        if joining.cls is None:
            raise RuleViolation("ARENA-CLASS-a", seat=number)


def check_side(options: ArenaOptions, seats: Sequence[ArenaJoining], team: Team) -> None:
    """Refuses a sign-up for a side that is full (ARENA-R35)."""
    taken = sum(joining.team == team for joining in seats)
    if taken >= options.size:
        raise RuleViolation("ARENA-R35", key="refused-ARENA-R35-full", team=team, most=options.size)


def check_names(others: Sequence[ArenaJoining], joining: ArenaJoining, *, seat: int = -1) -> None:
    """Names and aliases are unique within a battle, case and ё aside (ARENA-R37)."""
    taken = {name for other in others for name in folded_names(other)}
    clash = next((name for name in (joining.name, joining.name_ru, *joining.aliases) if name and fold(name) in taken), None)
    if clash is not None:
        raise RuleViolation("ARENA-R37", name=clash, seat=seat)
    if not fold(joining.name):
        raise RuleViolation("ARENA-HERO-a", seat=seat)


def folded_names(joining: ArenaJoining) -> set[str]:
    return {fold(name) for name in (joining.name, joining.name_ru, *joining.aliases) if name}


def fold(name: str) -> str:
    """Case, ё and runs of spaces and hyphens count for nothing."""
    return " ".join(name.casefold().replace("ё", "е").replace("-", " ").split())


def new_battle(options: ArenaOptions, seats: Sequence[ArenaJoining]) -> ArenaState:
    count = dict.fromkeys(TEAMS, 0)
    characters: list[Character] = []
    for seat, joining in enumerate(seats):
        if joining.cls is None:
            raise RuleViolation("ARENA-CLASS-a", seat=seat)
        count[joining.team] += 1
        characters.append(
            Character(
                seat=seat,
                tag=f"{LETTER[joining.team]}{count[joining.team]}",
                team=joining.team,
                cls=joining.cls.open(),
                sheet=Sheet(**joining.model_dump(include=set(Sheet._fields))),
            )
        )
    return ArenaState(options=options, characters=characters)
