"""The panel of a table: who is awaited, until when, and the buttons; in the lobby who sits where."""

from collections.abc import Mapping
from dataclasses import dataclass

import discord

from bot.kernel.game import Seat
from bot.kernel.journal import head
from bot.picture import Picture
from bot.room import Room, Say
from bot.store.rows import PanelRow, TableRow
from bot.tables.alone import is_sealed
from bot.tables.gm_sight import EVERYTHING, GM_SEES
from bot.tables.look import Look
from bot.tables.schedule import end_of, from_ms
from bot.ui.controls import Press, Style, board_of, press
from bot.ui.desk import Desk
from bot.ui.ids import ControlId
from bot.ui.limits import CONTENT, clip
from bot.ui.prompt import safe_names, until_text
from bot.ui.safe_text import escape

__all__ = ["Panel", "draw", "heading", "pace_text", "picture_of"]


@dataclass(frozen=True, slots=True)
class Panel:
    """What stands in the channel; the picture comes after, by an edit."""

    text: str
    view: discord.ui.View | None


def draw(desk: Desk, say: Say, look: Look, panel: PanelRow | None = None) -> Panel:
    """The panel as anybody may see it. `panel`: the row of the message that stands, for the head as it was when the phase opened."""
    room = desk.room(look.row)
    lines = [heading(say, room, look)]
    if playing := [f"<@{seat.user}>" for seat in look.seats if seat.user in desk.tables.operators]:
        lines.append(say("ui-panel-operator", people=playing, count=len(playing)))
    if look.row.live and look.row.settings.get(GM_SEES) == EVERYTHING:
        lines.append(say("ui-panel-gm-sees"))
    if look.row.status == "lobby":
        return Panel(clip("\n".join([*lines, *_lobby(desk, say, room, look)]), CONTENT), lobby_buttons(say, look))
    names = safe_names(say, look)
    lines += _rolls(desk, say, look)
    if look.over:
        lines += _over(say, room, look, names)
    else:
        lines += _running(say, look, names)
    if seen := (head(panel.head) if panel and panel.head else look.head):
        lines.append(say("ui-panel-proof", table=look.row.id, head=seen))
    return Panel(clip("\n".join(lines), CONTENT), table_buttons(say, look))


def heading(say: Say, room: Room, look: Look) -> str:
    """Game, title and phase."""
    named = escape(look.row.title)
    title = say("ui-panel-heading", game=room.title(say), title=named) if named else say("ui-panel-heading-plain", game=room.title(say))
    phase = phase_of(say, room, look)
    return f"### {title}" + (f"\n**{phase}**" if phase else "")


def phase_of(say: Say, room: Room, look: Look) -> str:
    """What the game calls the present moment ("Round 3"), where its room has a word for it (`phase`)."""
    own = getattr(room, "phase", None)
    return own(say, look.view(None)) if own is not None and look.started else ""


def _running(say: Say, look: Look, names: Mapping[Seat, str]) -> list[str]:
    lines = [say("ui-late")] if look.takes_late else list[str]()
    if not look.pace.untimed:  # who plays alone waits for nobody
        lines += _awaited(say, look, names)
    if not look.groups():
        lines.append(say("awaited-nobody"))
    match look.row.status:
        case "paused":
            lines.append(say("table-paused"))
        case "parked":
            lines.append(say("ui-stands-because", why=say(look.row.why)) if look.row.why else say("table-parked"))
        case _:
            pass
    return lines


def _awaited(say: Say, look: Look, names: Mapping[Seat, str]) -> list[str]:
    """Who is awaited until when. Seats that are asked side by side, each for itself, with one deadline share a line."""
    lines: list[str] = []
    together: dict[str, list[str]] = {}
    for key, members in look.groups().items():
        until = "" if look.row.status == "parked" else until_text(say, look, key)  # why it stands still is said below
        if members[0].group is None and members[0].shows == "seats":
            together.setdefault(until, []).extend(_owing(look, key, names))
        else:
            lines += [awaited_text(say, look, key, names), until]
    for until, owing in together.items():
        lines += [say("awaited", names=owing) if owing else say("awaited-nobody"), until]
    return [line for line in lines if line]


def _owing(look: Look, key: str, names: Mapping[Seat, str]) -> list[str]:
    done = look.shown(key)[0] or ()
    return [_person(look, seat, names) for one in look.groups()[key] for seat in one.asked if seat not in done]


def awaited_text(say: Say, look: Look, key: str, names: Mapping[Seat, str]) -> str:
    """Who is still to answer, as far as the game lets it be known."""
    seats, count, asked = look.shown(key)
    if seats is not None:
        owing = _owing(look, key, names)
        return say("awaited", names=owing) if owing else say("awaited-nobody")
    if count is not None:
        return say("answers-of", done=count, all=asked)
    return say("ui-awaited-hidden", count=asked)


def _person(look: Look, seat: Seat, names: Mapping[Seat, str]) -> str:
    """A name with who plays it; nobody is pinged by it."""
    user = look.user_of(seat)
    name = names.get(seat, "")
    return f"{name} (<@{user}>)" if user and name else f"<@{user}>" if user else name


def _rolls(desk: Desk, say: Say, look: Look) -> list[str]:
    """Where the dice come from, where that isn't the table alone; and how others have the same."""
    row = look.row
    lines = [say("ui-panel-rolls")] if look.rolls_given and not row.day else []
    if row.day:
        when, sealed = from_ms(end_of(row.day)), is_sealed(row, desk.now())
        if not look.over:
            return [say("ui-panel-day", day=row.day, when=when)]
        if sealed:
            return [say("ui-panel-day-sealed", when=when)]
    if look.over and look.game.named_rolls:
        lines.append(say("ui-panel-again", table=row.id))
    return lines


def _over(say: Say, room: Room, look: Look, names: Mapping[Seat, str]) -> list[str]:
    outcome = look.outcome
    return [room.outcome_text(say, look.view(None), outcome, names) if outcome else abandoned(say, look)]


def abandoned(say: Say, look: Look) -> str:
    return say("ui-abandoned-because", why=say(look.row.why)) if look.row.why else say("ui-abandoned")


def _lobby(desk: Desk, say: Say, room: Room, look: Look) -> list[str]:
    most = look.game.seats[1]
    lobby = getattr(room, "lobby", None)
    if lobby is not None:
        lines = [lobby.roster(say, look.row, look.seats)]
    elif look.seats:
        names = safe_names(say, look)
        lines = ["\n".join(f"- {_person(look, row.seat, names)}" for row in look.seats)]
    else:
        lines = [say("ui-lobby-empty")]
    free = lobby.free(look.row, look.seats) if lobby is not None else most - len(look.seats)
    how = say("ui-lobby-how", count=free) if free > 0 else say("ui-lobby-full")
    if look.seats and free > 0 and look.game.seats[0] == 1:
        how = f"{how} {say('ui-lobby-enough')}"
    if look.rolls_given:
        lines.append(say("ui-panel-rolls"))
    return [*lines, f"\n{how}", say("ui-lobby-pace", pace=pace_text(look.row)), say("ui-lobby-gm", gm=f"<@{look.row.gm}>")]


def pace_text(row: TableRow) -> str:
    """The pace as its author wrote it, escaped; with the zone where wall times depend on one that wasn't named."""
    said, zone = str(row.pace.get("said", "")), str(row.pace.get("zone", ""))
    depends = bool(row.pace.get("walls") or row.pace.get("quiet") or row.pace.get("off"))
    return escape(f"{said} ({zone})" if depends and zone and zone.casefold() not in said.casefold() else said)


def table_buttons(say: Say, look: Look) -> discord.ui.View | None:
    table = look.row.id

    def at(verb: str) -> ControlId:
        return ControlId(verb, table)

    last = [press(say, "button-rules", at("rules")), press(say, "button-log", at("log"))]
    if look.over:
        last.insert(0, press(say, "button-another-game", at("rematch"), Style.primary))
        return board_of([*last, press(say, "button-board-as-text", at("board"))])
    first = [
        press(say, "button-my-turn", at("turn"), Style.success),
        press(say, "button-mine", at("mine")),
        press(say, "button-board-as-text", at("board")),
    ]
    late = [press(say, "button-join", at("join"))] if look.takes_late else []
    return board_of([*first, *last], late)


def lobby_buttons(say: Say, look: Look) -> discord.ui.View | None:
    """Everybody sees all of them; who may press which is checked when it's pressed (F5)."""
    table = look.row.id
    first: list[Press] = [
        press(say, "button-join", ControlId("join", table), Style.success),
        press(say, "ui-button-my-seat", ControlId("seat", table), Style.primary),
        press(say, "button-leave", ControlId("leave", table)),
    ]
    second = [
        press(say, "ui-button-fill", ControlId("fill", table)),
        press(say, "button-start", ControlId("start", table), Style.success),
        press(say, "button-rules", ControlId("rules", table)),
    ]
    return board_of(first, second)


async def picture_of(desk: Desk, say: Say, look: Look) -> Picture | None:
    """The public picture of a table, drawn from a spectator's view; None where the game has none or it isn't begun."""
    if not look.started:
        return None
    room = desk.room(look.row)
    portraits = await desk.portraits(look.row.id, look.seats)
    order = room.picture(say, look.view(None), look.names, portraits, look.row.seed_hash)
    return None if order is None else Picture(svg=order.svg, alt={say.lang: order.alt}, name=order.name)
