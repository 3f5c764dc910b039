"""One table in memory for the length of one act, and the commit that comes of it. Decided here, kept by the door."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.kernel.change import Record, encode
from bot.kernel.decoded import Decoded
from bot.kernel.game import Decision, Game, RuleViolation, Seat
from bot.kernel.journal import head
from bot.kernel.table import Entropy, Table
from bot.store.protocol import Commit, Loaded
from bot.store.rows import Alarm, OutboxKind, OutboxRow, SeatRow, StoredEvent, TableRow, with_columns
from bot.tables import absence, gm_sight, telling
from bot.tables.look import Look, persons
from bot.tables.schedule import Pace, end_of, pace_of
from bot.tables.timers import LOBBY, LOBBY_QUIET, Moment, Timer, alarms, key_of, moments, paused, plan

__all__ = ["OWN_THREAD", "Sitting"]

AnyGame = Game[Any, Any, Any]
OWN_THREAD: Final = "own_thread"  # among a table's settings: the thread was made for it
OPEN_AFTER_THE_END: Final = 86_400_000  # ms

Coming = tuple[tuple[object, ...], Sequence[Moment]]
"""What comes by itself, behind all that it follows from."""
NOTHING: Final[Coming] = (), ()


class Sitting:
    """`row` is as loaded; `columns` holds what changed of it. Everything else is changed in place."""

    def __init__(
        self,
        loaded: Loaded,
        game: AnyGame,
        *,
        at: int,
        entropy: Entropy,
        look: Look | None = None,
        known: Decoded | None = None,
        coming: Coming = NOTHING,
    ) -> None:
        """`look`: one at just this `loaded`, whose game is taken over instead of decoded again; else `known` is its state.

        `coming`: as the act before this one left it.
        """
        self.row: TableRow = loaded.row
        self.game = game
        self.at = at
        self.entropy = entropy
        self.columns: dict[str, Any] = {}
        self.seats: list[SeatRow] = list(loaded.seats)
        self.pace = look.pace if look else pace_of(loaded.row.pace)
        self.timers: dict[str, Timer] = (
            dict(look.timers) if look else {key: Timer.model_validate(timer) for key, timer in loaded.timers.items()}
        )
        self.table: Table | None = None
        self.outbox: list[OutboxRow] = []
        self.cleared: list[tuple[Seat | None, str]] = []
        self.standing_changed = False
        self.writers: dict[str, int] = {}  # of words by their seal, where it isn't whoever holds the seat
        self._hidden_notes = loaded.hidden_notes
        self._seats_before = tuple(loaded.seats)
        self._timers_before = dict(self.timers)
        self._owed_before: dict[str, Decision] = {}
        self.asked_before: frozenset[str] = frozenset()  # decisions that stood open; a withdrawn answer is asked anew by nobody
        self.alone_before: frozenset[str] = frozenset()  # those of them whose answers are carried out at once
        self.keys_before = frozenset(key for key, timer in self.timers.items() if timer.open)
        self._print_before: tuple[object, ...] = ()
        self._stale = False
        self.coming = coming
        self._after: TableRow | None = None
        if loaded.record is not None:
            self._sit_down(loaded.record, look, known)

    def _sit_down(self, record: Record, look: Look | None, known: Decoded | None) -> None:
        stale = self._stale = record.version != self.game.version
        if look is not None and not stale:
            self.table = look.hand_over()
        if self.table is None:
            self.table = Table(self.game, _upgraded(record, self.game) if stale else with_columns(record), self.entropy, known)
        self._owed_before = {one.id: one for one in self.table.unanswered()}
        self.asked_before = frozenset(one.id for one in self.table.decisions)
        self.alone_before = frozenset(one.id for one in self.table.decisions if one.group is None)
        self._print_before = self._public_print()
        if stale and self.live:
            self.table.upgrade(self.at)

    # ---- what it is

    @property
    def status(self) -> str:
        return str(self.columns.get("status", self.row.status))

    @property
    def live(self) -> bool:
        return self.status in ("lobby", "running", "paused", "parked")

    @property
    def gm(self) -> int:
        return int(self.columns.get("gm", self.row.gm))

    @property
    def head(self) -> str:
        """The 20 characters of the chain as it stands now; empty in the lobby."""
        return head(self.table.record.hash) if self.table else ""

    @property
    def playing(self) -> Table:
        """The game; refuses with LT-23 in the lobby and LT-8 when it is over."""
        if self.table is None:
            raise RuleViolation("LT-23")
        if not self.live:
            raise RuleViolation("LT-8")
        return self.table

    @property
    def playing_or_over(self) -> Table:
        """The game, whatever its status; refuses with LT-23 in the lobby."""
        if self.table is None:
            raise RuleViolation("LT-23")
        return self.table

    @property
    def settings(self) -> Mapping[str, Any]:
        return self.columns.get("settings", self.row.settings)

    @property
    def scripted(self) -> frozenset[Seat]:
        return frozenset(seat.seat for seat in self.seats if seat.scripted)

    @property
    def answered_by_script(self) -> frozenset[Seat]:
        """Also the seats of people who are away, where the table wants that; they stay the people's."""
        return self.scripted | self._absent

    @property
    def _absent(self) -> frozenset[Seat]:
        away = self.settings.get(absence.MEANWHILE) == "script"
        return frozenset(absence.absent(self.settings, self.seats, self.at)) if away else frozenset()

    def seat(self, number: Seat) -> SeatRow:
        found = next((seat for seat in self.seats if seat.seat == number), None)
        if found is None:
            raise RuleViolation("LT-12", seat=number)
        return found

    def put_seat(self, changed: SeatRow) -> None:
        self.seats = [changed if seat.seat == changed.seat else seat for seat in self.seats]

    # ---- time

    def replan(self, at: int) -> None:
        """After an entry: new questions get their deadline, closed ones lose it."""
        if self.table is None:
            return
        self.timers = plan(self.pace, self.timers, [] if self.table.is_over else self.table.decisions, at=at)
        if self.status == "paused":
            self.timers = paused(self.timers, at)

    def answered(self, decision: Decision, at: int) -> None:
        """The grace of its group begins anew."""
        key = key_of(decision)
        if key in self.timers:
            self.timers[key] = self.timers[key].model_copy(update={"answered": at})

    def moments(self) -> Sequence[Moment]:
        """What comes by itself, made out anew where something has changed that it follows from."""
        table = self.table
        if table is None:
            return []
        waits = *self.timers.values(), *table.answers.values(), *self.seats
        of = self.status, table.known, self.pace, self.row.settings.get("script_after"), self._absent, waits
        if of != self.coming[0]:
            self.coming = of, self._coming()
        return self.coming[1]

    def _coming(self) -> Sequence[Moment]:
        """Nothing while the table doesn't run, but that a day ends for all tables of it."""
        if self.table is None or not self.live:
            return []
        day = [Moment(end_of(self.row.day), "day", self.row.day)] if self.row.day and not self.table.is_over else []
        if self.status != "running":
            return day
        return sorted([*self._moments_of_play(self.table), *day], key=lambda moment: moment.due)

    def _moments_of_play(self, table: Table) -> list[Moment]:
        return moments(
            self.row.id,
            self.pace,
            self.timers,
            table.decisions,
            answered=table.answers,
            complete=table.complete_groups(),
            scripted=self.answered_by_script,
            people=len(persons(self.seats)),
            script_after=self.row.settings.get("script_after"),
        )

    # ---- telling

    def tell(self, kind: OutboxKind, **facts: Any) -> None:
        """A row for the table's place; `key` among the facts names a message."""
        self.outbox.append(self.note(kind, facts=facts))

    def tell_person(self, kind: OutboxKind, user: int | None, *, eyes: Seat | None = None, decision: str = "", **facts: Any) -> None:
        """A row for one person (`eyes`: as which seat); nobody hears what is meant for an empty or scripted seat."""
        if user:
            self.outbox.append(self.note(kind, user=user, seat=eyes, decision=decision, facts=facts))

    def rewrite(self, channel: int, message: int, seat: Seat, **facts: Any) -> None:
        """A post that stands is drawn anew. In a lane of its own: an edit keeps no order with messages."""
        row = self.note("mend", facts={"channel": channel, "message": message, "speaker": seat, **facts})
        self.outbox.append(replace(row, lane=f"post:{message}"))

    def note(self, kind: OutboxKind, *, user: int | None = None, seat: Seat | None = None, decision: str = "", n: int = -1,
             upto: int = -1, due: int | None = None, facts: Mapping[str, Any] | None = None) -> OutboxRow:  # fmt: skip
        place, person = self.columns.get("place", self.row.place), self.columns.get("person", self.row.person)
        if user is not None:
            # A lane per person and table: a table whose messages fail must not hold up the others (L4). Reminders have
            # one of their own across tables, because several of them become one digest.
            lane = f"digest:{user}" if kind == "reminder" else f"person:{user}:{self.row.id}"
        elif kind == "panel" and not (facts or {}).get("fresh"):
            # Edits keep no order with messages, and a panel that is edited rarely must not hold up the news.
            lane, user = f"panel:{self.row.id}", None if place is not None else person
        elif place is not None:
            lane = f"place:{place}"
        else:
            lane, user = f"person:{person}:{self.row.id}", person
        return OutboxRow(
            0, self.row.id, lane, kind, seat, user, n, upto, self.row.revision + 1, decision, dict(facts or {}),
            due=self.at if due is None else due, created=self.at,
        )  # fmt: skip

    def _public_print(self) -> tuple[object, ...]:
        """What the panel may show, to compare by: unless it changes, the panel isn't touched, or an edit would tell of a secret."""
        table = self.table
        if table is None:
            return ()
        done = [(one.id, self._shown(one)) for one in table.decisions if one.awaited]
        times = [(timer.key, timer.due, timer.left is None) for timer in self.timers.values() if timer.open]
        people = [(seat.seat, seat.user, seat.level) for seat in self.seats]
        return table.known.spectated, done, self._counts(), times, people, self.status, self.gm

    def _shown(self, decision: Decision) -> bool:
        return decision.shows == "seats" and self.table is not None and decision.id in self.table.answers

    def _counts(self) -> int:
        table = self.table
        return sum(one.id in table.answers for one in table.decisions if one.awaited and one.shows != "nothing") if table else 0

    # ---- the end of the act

    def look(self, revision: int) -> Look:
        """The table as it stands after the commit that made it `revision`."""
        row = self._after if self._after is not None and self._after.revision == revision else self._row_at(revision)
        return Look(row, self.seats, self.game, self.table, self.timers, pace=self._pace_now())

    def _row_at(self, revision: int) -> TableRow:
        columns: dict[str, Any] = {**self.columns, "revision": revision}
        if self.table is not None:
            record = self.table.record
            columns |= {"n": record.n, "head": record.hash, "version": record.version}
        return with_columns(self.row, **columns)

    def _pace_now(self) -> Pace | None:
        return None if "pace" in self.columns else self.pace

    def end_of_game(self) -> None:
        """The game is over where nobody is awaited any more."""
        table = self.table
        if table is None or not self.live or not table.is_over:
            return
        outcome = table.outcome
        document = None if outcome is None else {
            "cause": outcome.cause, "winners": list(outcome.winners), "losers": list(outcome.losers), "draw": outcome.draw,
            "scores": {str(seat): score for seat, score in outcome.scores.items()}, "carry": dict(outcome.carry), "side": outcome.side,
        }  # fmt: skip
        self.columns |= {"status": "ended", "ended": self.at, "outcome": document}

    def _tell_who_plays(self) -> None:
        """The rules hear which seats scripts play, where that changed: a public fact that some of them count with."""
        table = self.table
        if table is None or not self.live or table.is_over:
            return
        begun = self.row.n >= 0
        if begun and tuple(self.seats) == self._seats_before:
            return
        before = {seat.seat for seat in self._seats_before if seat.scripted} if begun else set[Seat]()
        for seat in sorted(before ^ self.scripted):
            act = self.game.script_act(seat, seat in self.scripted)
            if act is not None and not table.is_over:
                table.system(act, self.at)
                self.replan(self.at)

    def commit(self, *, fresh: bool = False) -> Commit | None:
        """Everything the act changed; None where it changed nothing. `fresh`: the table has just started."""
        self._tell_who_plays()
        self.end_of_game()
        absence.excuse(self)
        gm_sight.tell(self, fresh=fresh)
        self._put_away()
        table = self.table
        changed = table is not None and (bool(table.change.entries) or bool(table.change.answers) or self.standing_changed)
        seats_changed = tuple(self.seats) != self._seats_before
        timers_changed = self.timers != self._timers_before
        if not (changed or self.columns or seats_changed or timers_changed or self.outbox):
            return None
        act = Commit(self.row.id, self.row.revision, columns=self.columns, at=self.at, outbox=[])
        if table is not None and changed:
            self._keep_game(act, table, fresh)
        if seats_changed:
            act.seats = self.seats
        if table is not None:
            owed = {} if not self.live else {one.id: one for one in table.unanswered()}
            act.settled = sorted(self._owed_before.keys() - owed.keys())
            act.moved = self._moved(table)
            # Also of what was only offered: words that never went out are nobody's business after their round.
            closed = {*act.settled, *self.asked_before} - {one.id for one in table.decisions}
            act.clear_drafts = [*self.cleared, *((None, gone) for gone in sorted(closed))]
            act.outbox = telling.rows(self, owed, self._hidden_notes, before=self._print_before, after=self._public_print())
        else:
            act.outbox = self.outbox
        if self.table is None and self.timers == self._timers_before:  # somebody did something: the lobby is alive
            self.timers = {LOBBY: Timer(key=LOBBY, opened=self.at, due=self.at + LOBBY_QUIET)}
        if table is not None and not self.columns:
            act.row = self._after = self._row_at(self.row.revision + 1)
        act.timers = {key: timer.model_dump(mode="json", exclude_defaults=True) for key, timer in self.timers.items()}
        if not self.live:
            act.alarms = []
        elif self.table is None:
            act.alarms = [Alarm(self.row.id, "lobby", key, timer.due) for key, timer in self.timers.items()]
        else:
            act.alarms = alarms(self.row.id, self.moments())
        return act

    def _put_away(self) -> None:
        """A day after the end, so that people can talk about it, the thread that was made for the table is archived; nothing is deleted."""
        own = self.settings.get(OWN_THREAD) and self.columns.get("parent", self.row.parent) is not None
        if own and self.row.live and not self.live:
            later = self.note("archive", due=self.at + OPEN_AFTER_THE_END)
            self.outbox.append(replace(later, lane=f"archive:{self.row.id}"))

    def _keep_game(self, act: Commit, table: Table, fresh: bool) -> None:
        change = table.change
        act.record = table.finish()
        act.same_state = not (table.moves or self._stale or fresh)
        act.rebased = change.based or fresh
        act.entries, act.openings, act.opened = change.entries, change.openings, change.opened
        act.all_opened = change.all_opened or not self.live
        act.undone, act.replaced = change.undone, change.replaced
        act.events = [StoredEvent(one.n, one.k, one.event.audience, one.event.model_dump(mode="json")) for one in change.events]
        act.answers = change.answers
        if self.standing_changed or change.standing_moved:
            act.standing = act.record.standing
        users = {seat.seat: seat.user for seat in self.seats} | {-1: self.gm}
        act.words = {
            one.seal: (self.writers.get(one.seal, users.get(one.seat)), one.body)
            for one in change.openings
            if one.kind == "note" and isinstance(one.body, str)
        }

    def _moved(self, table: Table) -> Sequence[str]:
        """Decisions whose deadline is another one now: what was told of the old one no longer holds (D6)."""
        before = self._timers_before
        late = {key for key, timer in self.timers.items() if key in before and before[key].due != timer.due}
        return [one.id for one in table.decisions if key_of(one) in late]


def _upgraded(record: Record, game: AnyGame) -> Record:
    """State and base as documents of this version of the rules."""

    def up(document: bytes) -> bytes:  # fmt: skip
        return encode(game.state_type.model_validate(game.upgrade(json.loads(document), record.version)))

    return replace(record, state=up(record.state), base=up(record.base))
