"""The one door: everything that changes a table goes through here (design, part 1)."""

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from functools import partial
from typing import Any

from bot.kernel.game import Action, Seat, Standing
from bot.kernel.replay import Played
from bot.store.protocol import Store
from bot.store.rows import PanelRow, PersonRow, PostRow
from bot.tables import absence, agreement, chair, lobby, own_words, play, upkeep
from bot.tables.absence import ROLLS
from bot.tables.acts import Answer, Place, Who
from bot.tables.alone import Day
from bot.tables.clockwork import ring
from bot.tables.door import AnyGame
from bot.tables.faults import telling
from bot.tables.look import Look
from bot.tables.looking import Looking
from bot.tables.opening import Opening
from bot.tables.sitting import Sitting

__all__ = ["Tables"]


class Tables(Looking):
    """All verbs raise RuleViolation (LT-… or the game's id), BadInput, or Fault (our own fault, with its incident number).

    `act_id` is the interaction's or message's id: the same act again gets the same answer again. `at` is the moment
    Discord saw it (its snowflake) in milliseconds; None: now. A refused action of `submit` is in its answer's results;
    all other refusals are raised.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], datetime],
        entropy: Callable[[int], bytes],
        operators: frozenset[int] = frozenset(),
        tables_per_server: int = 100,
        tables_per_person: int = 25,
        mend_minutes: int = 15,
        settings: Mapping[str, Any] | None = None,
    ) -> None:
        """`settings` are those of every new table that doesn't ask for others; `mend_minutes`: for how long a text can be mended."""
        super().__init__(store, games, now=now, entropy=entropy, operators=operators)
        self._settings = settings or {}
        self.per_server = tables_per_server
        self.mend_minutes = mend_minutes
        self._opening = Opening(store, self._commit, games, entropy, tables_per_server, tables_per_person)

    # ---- lobby

    async def create(
        self,
        who: Who,
        game: str,
        place: Place,
        *,
        options: Mapping[str, Any] | None = None,
        pace: str = "24h",
        zone: str = "UTC",
        language: str = "en",
        title: str = "",
        settings: Mapping[str, Any] | None = None,
        act_id: str | None = None,
    ) -> Answer:
        """A lobby at a place; who opens it is its GM. Refuses with LT-18 (place taken), LT-21 (too many tables)."""
        with telling("create", "", act_id, self.entropy, self.measure):
            answer = await self._opening.create(
                who, game, place, at=self._ms(), options=options or {}, pace=pace, zone=zone, language=language,
                title=title, settings={**self._settings, **(settings or {})}, act_id=act_id,
            )  # fmt: skip
        self._wake()
        return answer

    async def alone(
        self,
        who: Who,
        game: str,
        guild: int | None,
        joining: Mapping[str, Any],
        *,
        more: Sequence[Mapping[str, Any]] = (),
        options: Mapping[str, Any] | None = None,
        language: str = "en",
        rolls: bytes | None = None,
        day: Day | None = None,
        channel: int | None = None,
        act_id: str | None = None,
    ) -> Answer:
        """A private table for one person, begun at once and without a clock; refuses with LT-18 where one is under way.

        `more`: what further seats of the same person bring (LT-17).
        `rolls`: a given seed. `day`: a try at that day's game (LT-26: there was one); its board comes to `channel` when it closes.
        """
        settings = {**self._settings, **({ROLLS: rolls.hex()} if rolls else {})}
        with telling("alone", "", act_id, self.entropy, self.measure):
            answer = await self._opening.alone(
                who, game, guild, [joining, *more], at=self._ms(), options=options or {}, language=language, settings=settings,
                day=day, channel=channel, act_id=act_id,
            )  # fmt: skip
        self._wake()
        return answer

    async def rematch(self, who: Who, table: str, *, act_id: str | None = None) -> Answer:
        """A new lobby at the same place with the same people, rules and pace, after the end (LT-23 before it)."""
        with telling("rematch", table, act_id, self.entropy, self.measure):
            answer = await self._opening.again(who, await self._loaded(table), at=self._ms(), operators=self.operators, act_id=act_id)
        self._wake()
        return answer

    async def configure(
        self,
        who: Who,
        table: str,
        *,
        options: Mapping[str, Any] | None = None,
        pace: str | None = None,
        zone: str = "UTC",
        settings: Mapping[str, Any] | None = None,
        act_id: str | None = None,
    ) -> Answer:
        decide = partial(lobby.configure, who=who, options=options, pace=pace, settings=settings, zone=zone)
        return await self._act("configure", table, decide, act_id=act_id)

    async def join(self, who: Who, table: str, joining: Mapping[str, Any], *, act_id: str | None = None) -> Answer:
        """Takes a seat; `facts["seat"]` is its number until the start, which numbers seats anew without gaps."""
        decide = absence.seating(partial(lobby.join, who=who, joining=joining), who.user, await self.store.get(PersonRow, who.user))
        return await self._act("join", table, decide, act_id=act_id)

    async def amend(self, who: Who, table: str, seat: Seat, joining: Mapping[str, Any], *, act_id: str | None = None) -> Answer:
        """Changes named fields of what the own seat brings (its class, its name), until the start."""
        return await self._act("amend", table, partial(lobby.amend, who=who, seat=seat, joining=joining), act_id=act_id)

    async def leave(self, who: Who, table: str, seat: Seat, *, act_id: str | None = None) -> Answer:
        """Before the start the seat is free again; in a running game a script plays on."""

        def decide(sitting: Sitting) -> Answer:
            leave = lobby.leave if sitting.status == "lobby" else chair.leave
            return leave(sitting, who, seat)

        return await self._act("leave", table, decide, act_id=act_id)

    async def remove(self, who: Who, table: str, seat: Seat, *, act_id: str | None = None) -> Answer:
        """The GM frees a seat in the lobby."""
        return await self._act("remove", table, partial(lobby.remove, who=who, seat=seat), act_id=act_id)

    async def fill(
        self, who: Who, table: str, joinings: Sequence[Mapping[str, Any]], *, level: str = "", act_id: str | None = None
    ) -> Answer:
        """Scripted players, one for each of `joinings`."""
        return await self._act("fill", table, partial(lobby.fill, who=who, joinings=joinings, level=level), act_id=act_id)

    async def invite(self, who: Who, table: str, people: Sequence[int], *, act_id: str | None = None) -> Answer:
        """Calls people by name to a lobby, in its place, with a button to join."""
        return await self._act("invite", table, partial(lobby.invite, who=who, people=people), act_id=act_id)

    async def start(self, who: Who, table: str, *, act_id: str | None = None) -> Answer:
        return await self._act("start", table, partial(lobby.start, who=who), act_id=act_id)

    # ---- play

    async def submit(
        self,
        who: Who,
        table: str,
        seat: Seat,
        actions: Sequence[Action | Mapping[str, Any]],
        *,
        act_id: str | None = None,
        at: int | None = None,
    ) -> Answer:
        """Actions of one seat (GM: -1), each judged alone; `results` in their order. Raises only where the whole act is refused."""
        return await self._play("submit", table, lambda sitting, at: play.submit(sitting, who, seat, actions, at), act_id, at)

    async def submit_from(
        self,
        look: Look,
        who: Who,
        seat: Seat,
        actions: Sequence[Action | Mapping[str, Any]],
        *,
        act_id: str | None = None,
        at: int | None = None,
    ) -> tuple[Answer, Look]:
        """`submit` for whoever has just looked, and the table as it stands after it: one way to the database instead of three.

        The act takes the game of `look` over: whoever goes on showing things does so from what is given back.
        """
        table = look.row.id
        answer, sitting = await self._play_from(
            "submit", table, lambda sitting, at: play.submit(sitting, who, seat, actions, at), act_id, at, look
        )
        return answer, sitting.look(answer.revision) if sitting is not None else await self.look(table)

    async def withdraw(
        self, who: Who, table: str, seat: Seat, decision: str, *, act_id: str | None = None, at: int | None = None
    ) -> Answer:
        return await self._play("withdraw", table, lambda sitting, at: play.withdraw(sitting, who, seat, decision, at), act_id, at)

    async def mend(self, who: Who, table: str, message: int, words: str, *, act_id: str | None = None, at: int | None = None) -> Answer:
        """Other words in the place of the own published ones that stand as `message`; refuses with LT-25."""
        seen = self._ms() if at is None else min(at, self._ms())
        return await self._of_post(
            "mend", table, message, lambda sitting, post: own_words.mend(sitting, who, post, words, seen, self.mend_minutes), act_id
        )

    async def unpost(self, who: Who, table: str, message: int, *, moderator: bool = False, act_id: str | None = None) -> Answer:
        """Takes the words away that stand as `message`: the writer, or whoever may manage messages there; refuses with LT-25."""
        return await self._of_post(
            "unpost", table, message, lambda sitting, post: own_words.remove(sitting, who, post, moderator=moderator), act_id
        )

    async def _of_post(
        self, verb: str, table: str, message: int, decide: Callable[[Sitting, PostRow | None], Answer], act_id: str | None
    ) -> Answer:
        found: list[PostRow] = []

        async def prepare(_: Sitting) -> bool:
            found[:] = [post for post in await self.store.posts(message=message) if post.table == table]
            return False

        return await self._act(verb, table, lambda sitting: decide(sitting, next(iter(found), None)), act_id=act_id, prepare=prepare)

    async def standing(
        self, who: Who, table: str, seat: Seat, orders: Sequence[Standing | Mapping[str, Any]], *, act_id: str | None = None
    ) -> Answer:
        return await self._play("standing", table, lambda sitting, at: play.standing(sitting, who, seat, orders, at), act_id, None)

    async def undo(self, who: Who, table: str, seat: Seat, *, act_id: str | None = None) -> Answer:
        """Takes the seat's latest act back, where nobody learnt anything from it."""

        def decide(sitting: Sitting, history: Sequence[Played]) -> Answer:
            return play.undo(sitting, who, seat, history, sitting.at)

        return await self._replay("undo", table, decide, act_id)

    # ---- the chair

    async def pause(self, who: Who, table: str, *, act_id: str | None = None) -> Answer:
        return await self._act("pause", table, partial(chair.pause, who=who, operators=self.operators), act_id=act_id)

    async def resume(self, who: Who, table: str, *, act_id: str | None = None) -> Answer:
        answer = await self._act("resume", table, partial(chair.resume, who=who, operators=self.operators), act_id=act_id)
        await self.store.outbox_release(table, at=self._ms())
        self._wake()
        return answer

    async def extend(self, who: Who, table: str, *, seat: Seat | None = None, by: str = "", act_id: str | None = None) -> Answer:
        """A seat has its own deadline moved, or (seat None) the GM all open ones, `by` a span such as "12h"."""
        decide = partial(chair.extend, who=who, seat=seat, by=by, operators=self.operators)
        return await self._act("extend", table, decide, act_id=act_id)

    async def substitute(self, who: Who, table: str, seat: Seat, user: int | None, *, level: str = "", act_id: str | None = None) -> Answer:
        """Another person (or None: a script of that level) plays on for the seat."""
        decide = partial(chair.substitute, who=who, seat=seat, user=user, level=level, operators=self.operators)
        if user is not None:
            decide = absence.seating(decide, user, await self.store.get(PersonRow, user))
        return await self._act("substitute", table, decide, act_id=act_id)

    async def come_back(self, who: Who, table: str, seat: Seat, *, act_id: str | None = None) -> Answer:
        """A person takes the own seat back from the script."""
        return await self._act("come_back", table, partial(chair.come_back, who=who, seat=seat), act_id=act_id)

    async def away(self, who: Who, until: int | None, *, act_id: str | None = None) -> int:
        """The person is away until then, or back (None), at all their live tables; at how many."""
        found = await self.store.find(user=who.user)
        for row, _ in found:
            once = None if act_id is None else f"{act_id}.{row.id}"
            await self._act("away", row.id, partial(absence.set_away, user=who.user, until=until), act_id=once)
        return len(found)

    async def hand_over(self, who: Who, table: str, user: int, *, act_id: str | None = None) -> Answer:
        decide = partial(chair.hand_over, who=who, user=user, operators=self.operators)
        return await self._act("hand_over", table, decide, act_id=act_id)

    async def order_for(
        self, who: Who, table: str, seat: Seat, action: Action | Mapping[str, Any] | None, *, decision: str = "", act_id: str | None = None
    ) -> Answer:
        """A GM without a seat answers for a seat, in the open (F7); None with its `decision`: what no seat could do."""
        decide = partial(chair.order_for, who=who, seat=seat, decision=decision, action=action)
        return await self._play("order_for", table, lambda sitting, at: decide(sitting, at=at), act_id, None)

    async def rule(self, who: Who, table: str, act: Mapping[str, Any], *, reason: str = "", act_id: str | None = None) -> Answer:
        """A typed ruling of a GM without a seat; `act` is one of the game's system acts as a document."""
        return await self._act("rule", table, partial(chair.rule, who=who, act=act, reason=reason), act_id=act_id)

    async def rewind(self, who: Who, table: str, to: int, *, act_id: str | None = None) -> Answer:
        """Sets a game back to what it was after entry `to`."""

        def decide(sitting: Sitting, history: Sequence[Played]) -> Answer:
            return chair.rewind(sitting, who, to, history)

        return await self._replay("rewind", table, decide, act_id, whole=True)

    async def propose_rewind(self, who: Who, table: str, place: int, *, act_id: str | None = None) -> Answer:
        """Somebody who plays asks all others whether the game goes back to that of its open moments (`agreement.moments`); LT-27."""
        decide = partial(agreement.propose, who=who, place=place)
        return await self._replay("propose_rewind", table, lambda sitting, past: decide(sitting, history=past), act_id, whole=True)

    async def answer_rewind(self, who: Who, table: str, asked: str, *, agrees: bool, act_id: str | None = None) -> Answer:
        decide = partial(agreement.answer, who=who, asked=asked, agrees=agrees)
        return await self._replay("answer_rewind", table, lambda sitting, past: decide(sitting, history=past), act_id, whole=True)

    async def end(self, who: Who, table: str, *, act_id: str | None = None) -> Answer:
        return await self._act("end", table, partial(chair.end, who=who, operators=self.operators), act_id=act_id)

    async def move(self, who: Who, table: str, place: Place, *, own_thread: bool = False, act_id: str | None = None) -> Answer:
        """Lives at another place from now on; what could not be sent goes there. `own_thread`: made for it."""
        old = await self.store.get(PanelRow, table)
        decide = partial(upkeep.move, who=who, place=place, operators=self.operators, old=old, own_thread=own_thread)
        return await self._act("move", table, decide, act_id=act_id)

    async def returned(self, guild: int) -> int:
        """The bot is on that server again: its tables go on, and what could not be sent is sent. At how many."""
        found = await self.store.find(guild=guild, limit=10_000)
        for row, _ in found:
            await self._act("returned", row.id, upkeep.returned)
            await self.store.outbox_release(row.id, at=self._ms())
        self._wake()
        return len(found)

    # ---- acts of nobody: clock, outbox, people who are gone

    async def ring(self, table: str) -> bool:
        """Carries out what has fallen due; False where there was nothing. Raises Fault: the clock then leaves the table alone."""

        def decide(sitting: Sitting) -> Answer:
            if sitting.status == "lobby":
                return upkeep.idle(sitting)
            due = any(moment.due <= sitting.at for moment in sitting.moments())
            ring(sitting, upto=sitting.at, at=sitting.at)
            return Answer(table=table, key="rang" if due else "")

        return (await self._act("ring", table, decide)).key == "rang"

    async def park(self, table: str, why: str) -> None:
        """The table stands still until its GM resumes it: `why` is a message key. Asks nothing of the game, which may be the trouble."""
        await upkeep.park(self.store, self._commit, table, why, at=self._ms())

    async def grant_time(self, table: str, since: int) -> bool:
        """After an absence since `since` longer than a quarter of the pace: deadlines that passed meanwhile get that quarter anew."""
        answer = await self._act("grant_time", table, partial(upkeep.grant_time, since=since))
        return answer.key == "time-granted"

    async def panel_stood(self, table: str, keys: Sequence[str], at: int, *, old: Sequence[int] | None = None) -> None:
        """A new panel was posted at `at`: a deadline it showed too late moves by the delay (D18).

        `old`, channel and message of the one before it, loses its buttons.
        """
        await self._act("panel_stood", table, partial(upkeep.panel_stood, keys=keys, stood_at=at, old=old))

    async def suspend(self, table: str, key: str) -> None:
        """Nothing reaches the table's place (`key` says why; empty: it does again). Its GM is told once."""
        await self._act("suspend", table, partial(upkeep.suspend, key=key))

    async def whisper(self, table: str, seat: Seat, key: str) -> None:
        """A line for the owner of a seat."""
        await self._act("whisper", table, partial(upkeep.whisper, seat=seat, key=key))

    async def call_gm(self, table: str, key: str) -> None:
        """A line for the GM."""
        await self._act("call", table, partial(upkeep.call_gm, key=key))

    async def gone(self, user: int, guild: int) -> None:
        """A person has left the server: their GM tables find an heir, and the GMs of their seats are told."""
        for row, _ in [*await self.store.find(gm=user, guild=guild), *await self.store.find(user=user, guild=guild)]:
            await self._act("gone", row.id, partial(upkeep.gone, user=user))

    async def close_day(self, day: Day) -> list[Look]:
        """Every try of a day that is over, done as it stands; the newest first."""
        tries = await day.tries(self.store)
        for row in tries:
            if row.live:
                await self.ring(row.id)
        return [await self.look(row.id) for row in tries]
