"""Before a battle: sides, alter egos, classes in secret, scripted players for what is empty (ARENA-TEAM, ARENA-HERO, ARENA-CLASS)."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from bot.kernel.game import BadInput, RuleViolation, Value
from bot.room import Say
from bot.store.rows import SeatRow, TableRow
from bot.ui.limits import DISPLAY_NAME
from bot.ui.lobby import JoiningField
from bot.ui.safe_text import clean_name, escape, webhook_name
from cogs.arena.library import Figure, figure, figures, presets
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.setup import fold
from cogs.arena.rules.words import CLASSES, TEAMS, Team, enemy_of

__all__ = ["ArenaLobby"]

LEGEND = 200


class ArenaLobby:
    """Implements bot.ui.lobby.Lobby. Says who has chosen a class, never which."""

    def arrival(self, row: TableRow, seats: Sequence[SeatRow], name: str) -> Mapping[str, Any]:
        """The side that lacks people, and a drawn character that is free; in a full house the person's own name."""
        team = _smaller_side(row, seats)
        free = _free_figures(seats, team)
        if free:
            return _as_figure(free[0], team)
        return {"name": clean_name(name, DISPLAY_NAME), "team": team}

    def fields(self, say: Say, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow) -> Sequence[JoiningField]:
        now = seat.joining
        others = [one for one in seats if one.seat != seat.seat]
        sides = [(team, say("arena-team", team=team)) for team in TEAMS if _taken(others, team) < _size(row)]
        drawn = [(one.key, one.name_ru if say.lang == "ru" else one.name) for team in TEAMS for one in _free_figures(others, team)]
        classes = [(cls, say(f"choice-arena-{cls}")) for cls in CLASSES]
        return (
            JoiningField("cls", say("arena-join-class"), classes, has=bool(now.get("cls")), secret=True),
            JoiningField("team", say("arena-join-team"), sides, value=now.get("team"), has=True),
            JoiningField("character", say("arena-join-character"), drawn, value=now.get("character"), has=bool(now.get("character"))),
            JoiningField("name", say("arena-join-name"), value=now.get("name"), has=True, limit=DISPLAY_NAME),
            JoiningField("legend", say("arena-join-legend"), value=now.get("legend") or "", has=bool(now.get("legend")), limit=LEGEND),
        )

    def changed(self, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow, field: str, value: Value) -> Mapping[str, Any]:
        now = dict(seat.joining)
        match field:
            case "cls" if value in CLASSES:
                return now | {"cls": value}
            case "team" if value in TEAMS:
                return now | {"team": value}
            case "character" if isinstance(value, str) and value in {one.key for one in figures()}:
                return now | _as_figure(figure(value), now["team"])
            case "name" if isinstance(value, str):
                return now | _own_name(value)
            case "legend" if isinstance(value, str):
                return now | {"legend": clean_name(value, LEGEND)}
            case _:
                raise RuleViolation("LT-3")

    def fillers(self, row: TableRow, seats: Sequence[SeatRow], rng: Random) -> Sequence[Mapping[str, Any]]:
        """Both sides up to the table's size, with the class mix of that size dealt by lot."""
        size = _size(row)
        mix = next((one for one in presets() if one.size == size), presets()[-1])
        sat = list(seats)
        joinings: list[Mapping[str, Any]] = []
        for team in TEAMS:
            classes = mix.dealt(rng)
            for _ in range(size - _taken(sat, team)):
                free = _free_figures(sat, team) or _free_figures(sat, enemy_of(team))
                if not free:
                    break
                joining = _as_figure(free[0], team) | {"cls": classes.pop()}
                joinings.append(joining)
                sat.append(SeatRow(-2, None, joining, team, "", 0))
        return joinings

    def free(self, row: TableRow, seats: Sequence[SeatRow]) -> int:
        return max(0, len(TEAMS) * _size(row) - len(seats))

    def roster(self, say: Say, row: TableRow, seats: Sequence[SeatRow]) -> str:
        sides: list[str] = []
        for team in TEAMS:
            side = [one for one in seats if one.team == team]
            head = say("arena-join-side", team=team, taken=len(side), size=_size(row))
            sides.append("\n".join([head, *(self._line(say, one) for one in side)]))
        return "\n\n".join(sides)

    def _line(self, say: Say, seat: SeatRow) -> str:
        who = f"<@{seat.user}>" if seat.user is not None else say("arena-join-script")
        ready = "yes" if seat.joining.get("cls") else "no"
        return say("arena-join-line", name=_shown(say, seat), who=who, ready=ready)

    def sheet(self, say: Say, row: TableRow, seats: Sequence[SeatRow], seat: SeatRow) -> str:
        """Class included: for its owner's eyes."""
        cls = seat.joining.get("cls")
        lines = [say("arena-join-you", name=_shown(say, seat), team=seat.team)]
        if legend := seat.joining.get("legend"):
            lines.append(f"*{escape(str(legend))}*")
        lines.append(say("arena-join-your-class", cls=say("arena-class", **{"class": cls})) if cls else say("arena-join-no-class"))
        return "\n".join(lines)


def _size(row: TableRow) -> int:
    return ArenaOptions.model_validate(dict(row.options)).size


def _taken(seats: Sequence[SeatRow], team: Team) -> int:
    return sum(one.joining.get("team") == team for one in seats)


def _smaller_side(row: TableRow, seats: Sequence[SeatRow]) -> Team:
    return min(TEAMS, key=lambda team: (_taken(seats, team) >= _size(row), _taken(seats, team), TEAMS.index(team)))


def _free_figures(seats: Sequence[SeatRow], team: Team) -> list[Figure]:
    """Drawn characters of a side whose names nobody bears."""
    borne = {fold(str(name)) for one in seats for name in (one.joining.get("name"), one.joining.get("name_ru")) if name}
    borne |= {fold(str(name)) for one in seats for name in one.joining.get("aliases", ())}
    return [one for one in figures() if one.team == team and not borne & {fold(name) for name in (one.name, one.name_ru, *one.aliases)}]


def _as_figure(one: Figure, team: Team) -> dict[str, Any]:
    return one.joining(team=team).model_dump(mode="json", exclude={"cls", "legend"})


def _own_name(words: str) -> dict[str, Any]:
    """A name of one's own: the drawn character's other names and its drawing stay behind. Raises BadInput(name-empty, name-posing)."""
    name = clean_name(words, DISPLAY_NAME)
    if not name:
        raise BadInput("name-empty")
    if webhook_name(name) is None:
        raise BadInput("name-posing")
    return {"name": name, "name_ru": "", "aliases": [], "accusative": [], "dative": [], "gender": "n", "character": None}


def _shown(say: Say, seat: SeatRow) -> str:
    joining = seat.joining
    return escape(str((joining.get("name_ru") if say.lang == "ru" else "") or joining.get("name") or ""))
