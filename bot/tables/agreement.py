"""Setting a game back by agreement: one who plays proposes a moment, everybody with a seat agrees; a no or a new open act ends it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.kernel import replay as replaying
from bot.kernel.game import RuleViolation
from bot.kernel.journal import Entry
from bot.kernel.replay import AnyGame, Played
from bot.kernel.table import WITHDRAW
from bot.store.rows import SeatRow
from bot.tables.acts import Answer, Who
from bot.tables.look import persons
from bot.tables.sitting import Sitting

__all__ = ["REWIND", "Moment", "answer", "moments", "propose"]

REWIND: Final = "rewind"  # among a table's settings: what was proposed, and who has agreed by now
SCRIPT: Final = "script"  # the act that tells the rules who is played by one: nothing of the game


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that everybody saw happen, after which a game can begin anew. `kind`: opened, closed, act, system."""

    entry: Entry

    @property
    def kind(self) -> str:
        return self.entry.kind


def moments(game: AnyGame, history: Iterable[Played]) -> list[Moment]:
    """In their order; the place in this list names one without telling how many sealed entries lie between."""
    return [Moment(one.entry) for one in replaying.effective(history) if _is_seen(game, one)]


def _is_seen(game: AnyGame, one: Played) -> bool:
    match one.entry.kind:
        case "opened" | "closed":
            return True
        case "system":
            return one.entry.facts.get("act", {}).get("kind", SCRIPT) != SCRIPT
        case "act":
            document = one.entry.facts.get("action")
            return document is not None and document["kind"] != WITHDRAW and not replaying.is_post(game, document)
        case _:
            return False


def propose(sitting: Sitting, who: Who, place: int, history: Sequence[Played]) -> Answer:
    """Back to the moment of that place. Refuses with LT-27 who has no seat, what was never, and a second proposal beside one that stands;

    with LT-5 what lies before a named draw.
    """
    _ready(sitting, who)
    seen = moments(sitting.game, history)
    standing = _standing(sitting, history)
    if standing is not None:
        raise RuleViolation("LT-27", key="refused-LT-27-stands")
    if not 0 <= place < len(seen):
        raise RuleViolation("LT-27", key="refused-LT-27-never")
    to = seen[place].entry.n
    replaying.expect_rewindable(sitting.playing, to, history)
    proposal = {"to": to, "after": seen[-1].entry.n, "id": sitting.at, "agreed": [who.user]}
    if persons(sitting.seats) == {who.user}:
        return _carry_out(sitting, proposal, history)
    _keep(sitting, proposal)
    seat = next(row.seat for row in sitting.seats if row.user == who.user)
    others = sorted(persons(sitting.seats) - {who.user})
    facts = {"at": seen[place].entry.at, "ask": f"rewind.{sitting.at}", "people": others}
    sitting.tell("notice", key="notice-rewind-proposed", seat=seat, **facts)
    return Answer(table=sitting.row.id, seat=seat, key="rewind-proposed", facts={"count": len(others)})


def answer(sitting: Sitting, who: Who, asked: str, history: Sequence[Played], *, agrees: bool) -> Answer:
    """One person's yes or no to what `asked` names; the last yes carries it out."""
    _ready(sitting, who)
    proposal = _standing(sitting, history)
    if proposal is None or asked != f"rewind.{proposal['id']}":
        if proposal is None and sitting.settings.get(REWIND):
            _keep(sitting, None)
        return Answer(table=sitting.row.id, key="rewind-over")
    if not agrees:
        _keep(sitting, None)
        sitting.tell("notice", key="notice-rewind-refused")
        return Answer(table=sitting.row.id, key="rewind-refused")
    agreed = sorted({*proposal["agreed"], who.user})
    missing = persons(sitting.seats) - set(agreed)
    if missing:
        _keep(sitting, {**proposal, "agreed": agreed})
        return Answer(table=sitting.row.id, key="rewind-agreed", facts={"count": len(missing)})
    return _carry_out(sitting, {**proposal, "agreed": agreed}, history)


def _ready(sitting: Sitting, who: Who) -> None:
    if not any(row.user == who.user for row in sitting.seats):
        raise RuleViolation("LT-27")
    sitting.playing  # noqa: B018  (refuses in the lobby and after the end)
    if sitting.status == "parked":
        raise RuleViolation("LT-20")


def _standing(sitting: Sitting, history: Sequence[Played]) -> dict[str, Any] | None:
    """What was proposed, unless everybody has seen something happen since. Of sealed answers nothing may tell, so they end nothing."""
    proposal: Mapping[str, Any] | None = sitting.settings.get(REWIND)
    if not proposal:
        return None
    seen = moments(sitting.game, history)
    return dict(proposal) if seen[-1].entry.n == proposal["after"] else None


def _carry_out(sitting: Sitting, proposal: Mapping[str, Any], history: Sequence[Played]) -> Answer:
    seats = [row.seat for row in sitting.seats if _agrees(row)]
    replaying.rewind(sitting.playing, proposal["to"], history, sitting.at, agreed=seats)
    sitting.replan(sitting.at)
    at = next(one.entry.at for one in history if one.entry.n == proposal["to"])
    _keep(sitting, None)
    sitting.tell("notice", key="notice-rewound-together", at=at)
    return Answer(table=sitting.row.id, key="rewound-together")


def _agrees(row: SeatRow) -> bool:
    """A script agrees with the people."""
    return row.user is not None or row.scripted


def _keep(sitting: Sitting, proposal: Mapping[str, Any] | None) -> None:
    others = {name: value for name, value in sitting.settings.items() if name != REWIND}
    sitting.columns["settings"] = others | ({REWIND: dict(proposal)} if proposal else {})
