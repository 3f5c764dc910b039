"""What an outbox row says, in words, drawn from the view its audience has at this moment."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from io import BytesIO
from typing import Any, cast

import discord

from bot.kernel.game import GM, Seat, note_fields
from bot.kernel.journal import head
from bot.room import Say
from bot.store.rows import OutboxRow, PanelRow, PersonRow
from bot.tables.look import Look
from bot.tables.schedule import from_ms
from bot.ui.controls import Press, Style, board_of, press, view_of
from bot.ui.desk import Desk
from bot.ui.ids import ControlId
from bot.ui.limits import CONTENT, length, split_text
from bot.ui.panel import abandoned
from bot.ui.prompt import prompt_text, safe_names, until_text
from bot.ui.safe_text import escape
from bot.ui.sentences import order_decision
from bot.ui.since import events_for, narrated

__all__ = ["Message", "digest", "ended", "news", "notice", "ping", "place_of", "prompt", "report"]

_MOMENTS = frozenset({"due", "until", "at", "when"})
_PEOPLE = frozenset({"user", "by", "gm"})
_SEATS = frozenset({"seat", "speaker", "target"})
RECKONING = 2 * CONTENT
"""Characters of a reckoning that are posted; a longer one comes as a file."""


@dataclass(frozen=True, slots=True)
class Message:
    """Pieces of at most one message each; controls, files and pinged people belong to the last."""

    pieces: Sequence[str]
    view: discord.ui.View | None = None
    files: Sequence[tuple[str, bytes, str]] = ()  # name, content, description
    people: Sequence[int] = ()

    def attachments(self) -> list[discord.File]:
        return [discord.File(BytesIO(content), filename=name, description=about or None) for name, content, about in self.files]


def place_of(look: Look) -> str:
    """Where the table is, as a link; its number where it lives in a private conversation."""
    return f"<#{look.row.place}>" if look.row.place else f"`{look.row.id}`"


def at_table(desk: Desk, say: Say, look: Look) -> str:
    """Which of a person's tables a private message is about."""
    return say("ui-at-table", game=desk.room(look.row).title(say), place=place_of(look))


async def news(desk: Desk, say: Say, look: Look, row: OutboxRow) -> Message | None:
    """What happened for everybody, with the head of the chain after it: never edited afterwards."""
    history = await desk.store.history(look.row.id, after=row.n - 1, upto=row.upto)
    # A person's words are a message of their own (kind "post"): no second one says that they are there.
    events = [one for one in events_for(look.game, history.events, None, over=False) if not note_fields(type(one[1]))]
    told = narrated(say, desk.room(look.row), look.view(None), events, safe_names(say, look))
    if not told:
        return None
    if history.entries:
        told[-1] = f"{told[-1]}\n-# {say('chain-head', head=head(history.entries[-1].hash))}"
    return Message(_joined(told))


async def report(desk: Desk, say: Say, look: Look, row: OutboxRow) -> Message | None:
    """The same entries as one seat alone may read them."""
    seat = GM if row.seat is None else row.seat
    history = await desk.store.history(look.row.id, after=row.n - 1, upto=row.upto)
    events = events_for(look.game, history.events, seat, over=False, own_only=True)
    told = narrated(say, desk.room(look.row), view_of(look, seat), events, safe_names(say, look))
    return Message(_joined([at_table(desk, say, look), *told])) if told else None


def prompt(desk: Desk, say: Say, look: Look, row: OutboxRow) -> Message | None:
    """A seat is asked; nothing where it has answered meanwhile."""
    seat = GM if row.seat is None else row.seat
    decision = next((one for one in look.owed(seat) if one.id == row.decision), None)
    if decision is None:
        return None
    text = prompt_text(say, desk.room(look.row), look, seat, decision, safe_names(say, look))
    pieces = split_text(f"{at_table(desk, say, look)}\n{text}", CONTENT)
    presses = [press(say, "button-my-turn", ControlId("turn", look.row.id, seat), Style.success)]
    own = order_decision(look, seat)
    if seat != GM and own is not None and own.id == decision.id:
        presses.append(press(say, "ui-button-entry", ControlId("entry", look.row.id, seat, decision.id)))
        pieces[-1] = f"{pieces[-1]}\n-# {say('ui-write-me')}"
    return Message(pieces, board_of(presses))


async def ping(desk: Desk, say: Say, look: Look, row: OutboxRow) -> Message | None:
    """Calls who is awaited now, as far as that may be known; an edit of the panel pings nobody. Not who wants private messages only."""
    if look.row.settings.get("ping") == "off":
        return None
    asked: dict[int, datetime | None] = {}
    awaited = look.awaited()
    for wanted in row.facts.get("decisions", ()):
        decision = look.decision(wanted)
        for seat in decision.asked if decision is not None else ():
            user = look.user_of(seat)
            if user and decision in awaited.get(seat, ()) and not await _only_private(desk, user):
                asked[user] = look.due(decision) if decision is not None else None
    if not asked:
        return None
    who = " ".join(f"<@{user}>" for user in asked)
    due = next((when for when in asked.values() if when is not None), None)
    text = say("ui-ping", who=who, when=due) if due else say("ui-ping-open", who=who)
    return Message([text], people=list(asked))


async def _only_private(desk: Desk, user: int) -> bool:
    person = await desk.store.get(PersonRow, user)
    return person is not None and person.delivery == "private" and person.inbox != "shut"


async def _jump(desk: Desk, look: Look) -> str:
    """An address that leads from a private message straight to the table's panel."""
    panel = await desk.store.get(PanelRow, look.row.id)
    if panel is None or look.row.guild is None or panel.channel != look.row.place:
        return place_of(look)
    return f"https://discord.com/channels/{look.row.guild}/{panel.channel}/{panel.message}"


async def digest(desk: Desk, say: Say, looks: Sequence[tuple[OutboxRow, Look]]) -> Message | None:
    """One message for all that a person still owes, each with what can still be done (D4, D6)."""
    lines: list[str] = []
    presses: list[Press] = []
    for row, look in looks:
        seat = GM if row.seat is None else row.seat
        decision = next((one for one in look.owed(seat) if one.id == row.decision), None)
        if decision is None:
            continue
        game = desk.room(look.row).title(say)
        lines.append(say("ui-reminder", game=game, place=await _jump(desk, look), until=until_text(say, look, decision)))
        label = say("button-my-turn") if len(looks) == 1 else say("ui-button-turn-at", table=escape(look.row.title) or look.row.id)
        presses.append(Press(label, ControlId("turn", look.row.id, seat), Style.success))
    if not lines:
        return None
    head = [say("ui-reminders", count=len(lines))] if len(lines) > 1 else []
    return Message(split_text("\n".join([*head, *lines]), CONTENT), board_of(*(presses[k : k + 5] for k in range(0, len(presses), 5))))


def notice(desk: Desk, say: Say, look: Look, row: OutboxRow, *, private: bool = False) -> Message:
    """A line about the table itself."""
    told = _told(say, look, row.facts)
    if refused := row.facts.get("refused"):  # what a rule forbids, in the game's own words
        view = look.view(None) if look.started else None
        about = desk.room(look.row).facts_text(say, row.facts["about"], view, safe_names(say, look))
        told["sentence"] = say(str(refused), **about)
    line = say(str(row.facts.get("key", "")), **told)
    if asked := row.facts.get("ask"):
        presses = [press(say, f"button-{verb}", ControlId(verb, look.row.id, None, str(asked))) for verb in ("agree", "disagree")]
        return Message([line], board_of(presses), people=[int(one) for one in row.facts.get("people", ())])
    if people := [int(one) for one in row.facts.get("people", ())]:  # named and so called, by a player or the GM
        return Message([line], board_of([press(say, "button-join", ControlId("join", look.row.id), Style.success)]), people=people)
    if not private:
        return Message([line])
    turn = [press(say, "button-my-turn", ControlId("turn", look.row.id), Style.success)] if look.row.live and look.started else []
    return Message(split_text(f"{at_table(desk, say, look)}\n{line}", CONTENT), board_of(turn))


def _told(say: Say, look: Look, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Ids as names and mentions, milliseconds as moments."""
    names = safe_names(say, look)
    told = {name: _fact(say, names, name, value) for name, value in facts.items() if name not in ("key", "about")}
    if "seat" in told:
        told["name"] = told["seat"]
    return told


def _fact(say: Say, names: Mapping[Seat, str], name: str, value: Any) -> Any:
    if isinstance(value, int) and not isinstance(value, bool):
        if name in _MOMENTS:
            return from_ms(value)
        if name in _PEOPLE:
            return f"<@{value}>"
        if name in _SEATS:
            return say("gm") if value == GM else names.get(value) or say("seat", number=value + 1)
        if name == "place":
            return f"<#{value}>"
        return value
    if isinstance(value, list | tuple):
        return [f"<@{one}>" if name == "people" else escape(str(one)) for one in cast("Sequence[object]", value)]
    return escape(value) if isinstance(value, str) else value if isinstance(value, float | bool) else str(value)


async def ended(desk: Desk, say: Say, look: Look) -> Message:
    """How it ended, and the whole reckoning: in the message where it fits, else as a file."""
    room, names = desk.room(look.row), safe_names(say, look)
    outcome = look.outcome
    told = [room.outcome_text(say, look.view(None), outcome, names) if outcome else abandoned(say, look)]
    files: list[tuple[str, bytes, str]] = []
    if look.started:
        history = await desk.store.history(look.row.id)
        last = [one for one in history.events if one.audience == "end"]
        reckoning = narrated(say, room, look.view(None), events_for(look.game, last, None, over=True), names)
        whole = "\n\n".join(reckoning)
        if length(whole) <= RECKONING:
            told += reckoning
        else:
            files.append((f"reckoning-{look.row.id}.txt", whole.encode(), say("ui-reckoning-file")))
            told.append(say("ui-reckoning-attached"))
        told.append(say("ui-verify-how", table=look.row.id, head=look.head))
    presses = [
        press(say, "button-another-game", ControlId("rematch", look.row.id), Style.primary),
        press(say, "button-log", ControlId("log", look.row.id)),
    ]
    if look.started:
        presses.append(press(say, "button-export", ControlId("export", look.row.id)))
    return Message(_joined(told), board_of(presses), files)


def _joined(paragraphs: Sequence[str]) -> list[str]:
    """As few messages as the paragraphs need, none of them torn where that can be helped."""
    pieces: list[str] = []
    for paragraph in (part for whole in paragraphs for part in split_text(whole, CONTENT)):
        if pieces and length(pieces[-1]) + length(paragraph) + 2 <= CONTENT:
            pieces[-1] = f"{pieces[-1]}\n\n{paragraph}"
        else:
            pieces.append(paragraph)
    return pieces
