"""What people are told of an act: rows by reference, in the order in which they are to be read."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bot.kernel.game import GM, Decision, Seat
from bot.store.rows import OutboxRow
from bot.tables.timers import key_of

if TYPE_CHECKING:
    from bot.tables.sitting import Sitting

__all__ = ["rows"]


def rows(
    sitting: "Sitting",
    owed: Mapping[str, Decision],
    hidden_notes: Sequence[tuple[int, int, str]],
    *,
    before: tuple[object, ...],
    after: tuple[object, ...],
) -> list[OutboxRow]:
    """Posts, then notices about the table, then what happened, then who is asked; the panel is the latest of all."""
    at_hand = _at_hand(sitting)
    alone = bool(at_hand) and (len(sitting.seats) == 1 or sitting.pace.untimed)  # and so has heard everything
    told = [*_posts(sitting, hidden_notes), *sitting.outbox, *([] if alone and sitting.live else _news(sitting, at_hand))]
    if not sitting.live:
        # Once: what the machinery does to a table that is over (a place that fails, a call of the GM) doesn't end it again.
        end = [sitting.note("ended"), sitting.note("panel", facts={"final": True})] if sitting.row.live else []
        return [*told, *end]
    keys = {key_of(one) for one in owed.values()}
    opened = sorted(keys - sitting.keys_before)
    if alone:
        if before != after:
            told.append(sitting.note("panel"))
    elif opened and sitting.live:
        told.append(sitting.note("panel", facts={"fresh": True, "keys": opened}))
        if sitting.pace.untimed:  # the panel comes to the one who plays: a prompt beside it would say the same
            return told
        new = [one for id_, one in owed.items() if key_of(one) in opened or id_ not in sitting.asked_before]
        told += _prompts(sitting, new, at_hand)
    elif before != after:
        told.append(sitting.note("panel"))
        told += _prompts(sitting, [one for id_, one in owed.items() if id_ not in sitting.asked_before], at_hand)
    return told


def _at_hand(sitting: "Sitting") -> frozenset[Seat]:
    """Seats whose own act has just been carried out, where its answer shows what came of it and what is asked next (`goes_on`)."""
    table = sitting.table
    if table is None or not sitting.game.goes_on:
        return frozenset()
    by_person = {one.n for one in table.change.openings if one.kind == "action" and one.origin == "person"}
    acts = [one for one in table.change.entries if one.kind == "act" and one.n in by_person]
    at_once = [one for one in acts if str(one.facts["decision"]) in sitting.alone_before]
    return frozenset(int(one.facts["seat"]) for one in at_once)


def _posts(sitting: "Sitting", hidden_notes: Sequence[tuple[int, int, str]]) -> list[OutboxRow]:
    """Words that people may read from now on: those of this act, and those that waited for the announcement (R30)."""
    table = sitting.table
    if table is None:
        return []
    change = table.change
    shown = set(change.opened)
    waited = [(n, seat, seal) for n, seat, seal in hidden_notes if n in shown]
    mended = set(change.replaced.values())  # stand in a message of their own already
    new = [
        (one.n, one.seat, one.seal)
        for one in change.openings
        if one.kind == "note" and one.body and one.seal not in mended and (one.opened or one.n in shown)
    ]
    return [sitting.note("post", n=n, upto=n, facts={"seal": seal, "speaker": seat}) for n, seat, seal in [*waited, *new] if seat != GM]


def _news(sitting: "Sitting", at_hand: frozenset[Seat]) -> list[OutboxRow]:
    table = sitting.table
    if table is None:
        return []
    events = table.change.events
    first, last = (events[0].n, events[-1].n) if events else (-1, -1)
    told: list[OutboxRow] = []
    if any(one.event.audience == "everyone" for one in events):
        told.append(sitting.note("news", n=first, upto=last))
    private = {seat for one in events if isinstance(one.event.audience, tuple) for seat in one.event.audience}
    for seat in sitting.seats:
        if seat.seat in private - at_hand and seat.user is not None:
            told.append(sitting.note("report", user=seat.user, seat=seat.seat, n=first, upto=last))
    if GM in private and sitting.gm:
        told.append(sitting.note("report", user=sitting.gm, seat=GM, n=first, upto=last))
    for one in table.change.told:
        user = next((seat.user for seat in sitting.seats if seat.seat == one.seat), None)
        if user is not None:
            facts: dict[str, object] = {"key": "told-" + one.what.replace("_", "-")}
            if one.refused is not None:
                facts |= {"rule": one.refused.rule, "refused": one.refused.key, "about": dict(one.refused.facts)}
            told.append(sitting.note("whisper", user=user, seat=one.seat, decision=one.decision, facts=facts))
    return told


def _prompts(sitting: "Sitting", asked: Sequence[Decision], at_hand: frozenset[Seat]) -> list[OutboxRow]:
    """A private prompt for each seat that is asked, and one public line that names those who are awaited."""
    asked = [one for one in asked if not at_hand.issuperset(one.asked)]
    users = {seat.seat: seat.user for seat in sitting.seats} | {GM: sitting.gm}
    found = [
        sitting.note("prompt", user=user, seat=seat, decision=one.id)
        for one in asked
        for seat in one.asked
        if (user := users.get(seat)) is not None and user
    ]
    if found:
        found.insert(0, sitting.note("ping", facts={"decisions": _pinged(sitting, asked)}))
    return found


def _pinged(sitting: "Sitting", asked: Sequence[Decision]) -> list[str]:
    """Where it is hidden who has answered, also those whose standing order did so at once: to be left out would tell of it."""
    table = sitting.table
    ids, keys = {one.id for one in asked}, {key_of(one) for one in asked}
    new = [one for one in table.decisions if one.awaited and one.id not in sitting.asked_before] if table else []
    return [one.id for one in new if one.id in ids or (one.shows != "seats" and key_of(one) in keys)] or list(ids)
