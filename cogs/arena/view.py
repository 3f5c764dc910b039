"""What a seat, or a spectator, may see of a battle: built from nothing (ARENA-R25 to ARENA-R28, content part 6)."""

from functools import lru_cache
from typing import NamedTuple

from bot.kernel.game import Model, View
from cogs.arena.rules.options import ArenaOptions
from cogs.arena.rules.state import ArenaState, Character, Over, Posted, Roll, Sheet
from cogs.arena.rules.words import (
    ABILITIES,
    DIE,
    FULL_HEALTH,
    QUIET_SHOWN,
    TEAMS,
    Ability,
    Cls,
    Gender,
    Shown,
    Status,
    Team,
    status_of,
)


class Line(Model):
    """One character as everybody may see it."""

    seat: int
    tag: str
    name: str
    name_ru: str
    aliases: tuple[str, ...]
    accusative: tuple[str, ...]
    dative: tuple[str, ...]
    gender: Gender
    team: Team
    legend: str
    character: str | None  # key in content/characters.toml
    scripted: bool
    health: Shown
    status: Status
    back: bool  # rose in the last round
    removed: bool
    net: int | None  # change of the last round, a death as a fall to -1; None before the first, or where health is hidden
    trace: tuple[int, ...]  # health from the start, -1 for dead; empty where health is hidden
    statuses: tuple[Status, ...]  # the same as states
    cls: Cls | None = None  # where the class is public
    dealt: int | None = None  # wounds, after the end
    healed: int | None = None


class RoundSums(Model):
    """Net change of each side in one round."""

    round: int
    good: int
    evil: int


class Own(Model):
    """What only the seat itself may know."""

    seat: int
    cls: Cls
    die: int
    abilities: tuple[Ability, ...]
    health: int  # also where others see states only
    can_act: bool
    last: Roll | None
    missed: int
    vote: str  # "", "yes" or "rest"
    posted: bool  # a text of this round has been published


class ArenaView(View):
    """Enough for pictures, stories, prompts, the parser and the scripted player."""

    options: ArenaOptions
    round: int
    lines: tuple[Line, ...]  # by seat
    asked: int  # living seats
    quiet: int  # rounds in a row without a change, 0 while it isn't shown
    sums: tuple[RoundSums, ...]  # newest last; empty where health is hidden
    dry: tuple[tuple[Team, int], ...]  # for how many rounds a side has lost nothing that shows
    healing_seen: tuple[Team, ...]
    posts: tuple[Posted, ...]
    you: Own | None = None
    over: Over | None = None

    def line(self, seat: int) -> Line:
        return self.lines[seat]

    def team(self, team: Team) -> tuple[Line, ...]:
        return tuple(line for line in self.lines if line.team == team)

    def in_order(self) -> tuple[Line, ...]:
        """Team, then seat: the fixed order of announcements and pictures (ARENA-R26)."""
        return (*self.team("good"), *self.team("evil"))


def shown(options: ArenaOptions, health: int) -> Shown:
    """Health as the table shows it (ARENA-R27); never how far below 0."""
    if health < 0:
        return "dead"
    return health if options.health == "numbers" else None


def class_is_public(state: ArenaState, one: Character) -> bool:
    """After the end, in an open battle, or after a death where the table reveals it (ARENA-R26, ARENA-R28)."""
    options = state.options
    return state.over is not None or options.announce == "full" or (options.reveal_class_on_death == "on" and not one.alive)


def build_view(state: ArenaState, seat: int | None) -> ArenaView:
    """The view of `seat`; None, or the GM, is a spectator."""
    over = state.over is not None
    numbers = state.options.health == "numbers" or over
    faces = tuple([_face(state, one, over) for one in state.characters])
    lines, sums = _public(faces, tuple(state.scripted), numbers, state.resolved)
    return ArenaView(
        options=state.options,
        round=state.round,
        lines=lines,
        asked=sum([one.alive for one in state.characters]),
        quiet=state.quiet if state.quiet >= QUIET_SHOWN else 0,
        sums=sums,
        dry=tuple([(team, state.dry[team]) for team in TEAMS]),
        healing_seen=tuple([team for team in TEAMS if team in state.healing_seen]),
        posts=tuple(state.posts),
        you=None if seat is None or seat < 0 else _own(state, state.characters[seat]),
        over=state.over,
    )


class _Face(NamedTuple):
    """What of a character may show at all, as the key under which its line is kept."""

    seat: int
    tag: str
    team: Team
    sheet: Sheet
    trace: tuple[int, ...]
    health: int
    back: bool
    removed: bool
    cls: Cls | None
    dealt: int | None
    healed: int | None


def _face(state: ArenaState, one: Character, over: bool) -> _Face:
    return _Face(
        one.seat,
        one.tag,
        one.team,
        one.sheet,
        tuple(one.trace),
        one.health,
        one.back,
        one.removed,
        one.cls if class_is_public(state, one) else None,
        one.dealt if over else None,
        one.healed if over else None,
    )


@lru_cache(maxsize=512)
def _public(
    faces: tuple[_Face, ...], scripted: tuple[int, ...], numbers: bool, resolved: int
) -> tuple[tuple[Line, ...], tuple[RoundSums, ...]]:
    """The same for every reader, so a round's twelve views share it."""
    lines = tuple(_line(face, face.seat in scripted, numbers) for face in faces)
    return lines, _sums(faces, resolved) if numbers else ()


def _line(face: _Face, scripted: bool, numbers: bool) -> Line:
    trace, health = face.trace, face.health
    return Line(
        seat=face.seat,
        tag=face.tag,
        **face.sheet._asdict(),
        team=face.team,
        scripted=scripted,
        health="dead" if health < 0 else health if numbers else None,
        status=status_of(health),
        back=face.back,
        removed=face.removed,
        net=trace[-1] - trace[-2] if numbers and len(trace) > 1 else None,
        trace=trace if numbers else (),
        statuses=tuple(status_of(end) for end in trace),
        cls=face.cls,
        dealt=face.dealt,
        healed=face.healed,
    )


def _sums(faces: tuple[_Face, ...], resolved: int) -> tuple[RoundSums, ...]:
    """Of the rounds that are remembered, oldest first."""
    played = min(len(face.trace) for face in faces) - 1
    return tuple(
        RoundSums(round=resolved - back + 1, good=_net(faces, "good", back), evil=_net(faces, "evil", back))
        for back in range(played, 0, -1)
    )


def _net(faces: tuple[_Face, ...], team: Team, back: int) -> int:
    """Net change of a side in its round `back` from the end."""
    return sum(face.trace[-back] - face.trace[-back - 1] for face in faces if face.team == team)


def _own(state: ArenaState, one: Character) -> Own:
    return Own(
        seat=one.seat,
        cls=one.cls,
        die=DIE[one.cls],
        abilities=ABILITIES[one.cls],
        health=one.health,
        can_act=one.can_act,
        last=one.last,
        missed=one.missed,
        vote=state.votes.get(one.seat, ""),
        posted=bool(state.posts) and any(post.seat == one.seat for post in state.posts),
    )


__all__ = ["FULL_HEALTH", "ArenaView", "Line", "Own", "RoundSums", "build_view", "class_is_public", "shown"]
