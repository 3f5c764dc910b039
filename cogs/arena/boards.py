"""The board as text, the own sheet, and how a battle ended."""

from bot.kernel.game import Outcome
from bot.room import Say
from cogs.arena.naming import name_of, tag_of
from cogs.arena.narrate_own import own_roll
from cogs.arena.rules.words import TEAMS, Status, Team
from cogs.arena.view import ArenaView, Line, Own
from cogs.arena.wording import condition, signed

__all__ = ["board_text", "outcome_text", "sheet_text"]

ROUNDS_SHOWN = 3


def board_text(say: Say, view: ArenaView) -> str:
    """The same facts as the picture; under them, with a seat's view, its own sheet."""
    lines = [f"**{say('arena-board-over') if view.over else say('arena-board-head', round=view.round)}**"]
    for team in TEAMS:
        lines.append(f"**{_side(say, view, team)}**")
        lines += [_line(say, view, line) for line in sorted(view.team(team), key=lambda line: line.status == "dead")]
    if view.sums:
        told = [f"{one.round}: {signed(one.good)}/{signed(one.evil)}" for one in view.sums[-ROUNDS_SHOWN:]]
        lines.append(say("arena-board-history", history="   ".join(told)))
    if view.quiet and not view.over:
        lines.append(say("arena-board-quiet", quiet=view.quiet))
    board = "\n".join(lines)
    return f"{board}\n\n{sheet_text(say, view)}" if view.you else board


def _side(say: Say, view: ArenaView, team: Team) -> str:
    counts: dict[Status, int] = {"standing": 0, "down": 0, "dead": 0}
    for line in view.team(team):
        counts[line.status] += 1
    return say("arena-board-side", team=team, **counts)


def _line(say: Say, view: ArenaView, line: Line) -> str:
    marks = [condition(say, line.health, line.status)]
    if isinstance(line.health, int):
        marks.append(say("arena-board-health", health=line.health))
    if line.back:
        marks.append(say("arena-board-back"))
    if line.net:
        marks.append(say("arena-board-change", change=signed(line.net)))
    if line.cls:
        marks.append(say("arena-class", **{"class": line.cls}))
    if line.dealt is not None and line.healed is not None:
        marks.append(say("arena-board-dealt", dealt=line.dealt, healed=line.healed))
    if line.scripted:
        marks.append(say("arena-board-script"))
    return say("arena-board-line", tag=tag_of(say, line), name=name_of(say, line), marks=", ".join(marks))


def sheet_text(say: Say, view: ArenaView) -> str:
    """Team in the field that used to be named Class, and the skills section for its owner (ARENA-R32)."""
    you = view.you
    if you is None:
        return ""
    line = view.line(you.seat)
    lines = [
        f"**{say('arena-sheet-head', name=name_of(say, line), tag=tag_of(say, line))}**",
        say("arena-sheet-team", team=line.team),
        say("arena-sheet-skills"),
        f"- {say('arena-sheet-class', **{'class': you.cls})}",
        f"- {say('arena-sheet-abilities', **{'class': you.cls})}",
    ]
    return "\n".join([*lines, *(f"- {told}" for told in _lately(say, view, you))])


def _lately(say: Say, view: ArenaView, you: Own) -> list[str]:
    told: list[str] = []
    if you.last:
        told.append(own_roll(say, view, you.last))
    if you.vote == "yes":
        told.append(say("arena-sheet-vote"))
    if you.vote == "rest":
        told.append(say("arena-sheet-rest"))
    return told


def outcome_text(say: Say, view: ArenaView, outcome: Outcome) -> str:
    team = outcome.side or "nobody"
    if view.over is None:
        return say("arena-over-master", team=team)
    return f"{say(f'arena-over-{view.over.why}', team=team)} {say('arena-over-rounds', rounds=view.round)}"
