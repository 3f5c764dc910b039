"""New tables: where they may stand, and what they begin with."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any

from bot.kernel.game import BadInput, Game, RuleViolation
from bot.kernel.seal import split_secrets
from bot.store.protocol import Commit, Committed, Conflict, Loaded, Store
from bot.store.rows import Alarm, GuildRow, OutboxRow, SeatRow
from bot.tables.absence import AWAY, ROLLS, lasting, still_away
from bot.tables.access import allow, roles
from bot.tables.acts import Answer, Place, Who
from bot.tables.alone import Day, board_row, started
from bot.tables.lobby import read_options
from bot.tables.look import persons
from bot.tables.pace_words import parse_pace
from bot.tables.timers import LOBBY, LOBBY_QUIET, Timer

__all__ = ["Opening"]

AnyGame = Game[Any, Any, Any]

_LETTERS = "abcdefghjkmnpqrstvwxyz23456789"  # nothing that is misread
_LENGTH = 6


class Opening:
    def __init__(
        self,
        store: Store,
        keep: Callable[[Commit], Awaitable[Committed]],
        games: Mapping[str, AnyGame],
        entropy: Callable[[int], bytes],
        per_server: int,
        per_person: int,
    ) -> None:
        self.store = store
        self._keep = keep
        self.games = games
        self.entropy = entropy
        self.per_server = per_server
        self.per_person = per_person
        self._days = asyncio.Lock()

    async def create(
        self,
        who: Who,
        game: str,
        place: Place,
        *,
        at: int,
        options: Mapping[str, Any],
        pace: str,
        zone: str,
        language: str,
        title: str,
        settings: Mapping[str, Any],
        act_id: str | None,
    ) -> Answer:
        if game not in self.games:
            raise BadInput("game-unknown", game=game[:40])
        columns = self._columns(who.user, game, place, language, title, at) | {
            "options": read_options(self.games[game], options),
            "pace": parse_pace(pace, zone=zone).model_dump(mode="json"),
            "settings": dict(settings),
        }
        await self._within_limits(who.user, place.guild)
        return await self._open(partial(self._lobby, columns, []), act_id)

    async def alone(
        self,
        who: Who,
        game: str,
        guild: int | None,
        joinings: Sequence[Mapping[str, Any]],
        *,
        at: int,
        options: Mapping[str, Any],
        language: str,
        settings: Mapping[str, Any],
        day: Day | None,
        channel: int | None,
        act_id: str | None,
    ) -> Answer:
        if game not in self.games:
            raise BadInput("game-unknown", game=game[:40])
        # Nobody has the chair of a try at a day's game: it is played to its end as it stands.
        columns = self._columns(who.user if day is None else 0, game, Place(guild, None, person=who.user), language, "", at) | {
            "options": read_options(self.games[game], options),
            "settings": dict(settings),
            "day": day.day if day is not None else "",
        }
        make = partial(self._begun, columns, joinings)
        if day is not None:
            async with self._days:  # or two who are first at once would both order its board
                seed, _ = await day.seed(self.store, self.entropy(32))
                first = channel is not None and not await day.tries(self.store)
                boards = [partial(board_row, day, channel=channel, at=at)] if first and channel is not None else []
                return await self._open(partial(make, seed, boards), act_id)
        await self._within_limits(who.user, None)
        given = settings.get(ROLLS)
        return await self._open(partial(make, bytes.fromhex(given) if given else None, ()), act_id)

    def _begun(
        self,
        columns: dict[str, Any],
        joinings: Sequence[Mapping[str, Any]],
        seed: bytes | None,
        boards: Sequence[Callable[[str], OutboxRow]],
        table: str,
    ) -> tuple[Commit, Answer]:
        """A table of one person that is under way: the first commit, and what is answered to whoever opened it."""
        commit = started(self.games[columns["game"]], table, columns, joinings, entropy=self.entropy, roll_seed=seed)
        commit.outbox = [*commit.outbox, *(board(table) for board in boards)]
        return commit, Answer(table=table, seat=0, revision=1, key="begun")

    async def again(self, who: Who, old: Loaded, *, at: int, operators: frozenset[int], act_id: str | None) -> Answer:
        """The same people at the same place, as they signed up but for what was secret,, under the options the last game carries on."""
        row = old.row
        allow("rematch", roles(who, row, old.seats, operators))
        if row.live:
            raise RuleViolation("LT-23")
        await self._within_limits(who.user, row.guild)
        if row.pace.get("untimed"):
            joinings, settings = [seat.joining for seat in old.seats], lasting(row.settings)
            return await self.alone(
                who, row.game, row.guild, joinings, at=at, options=row.options, language=row.language, settings=settings,
                day=None, channel=None, act_id=act_id,
            )  # fmt: skip
        place = Place(row.guild, row.place, row.parent, row.person)
        away = await still_away(self.store, persons(old.seats), at)
        carry = (row.outcome or {}).get("carry", {})
        columns = self._columns(row.gm or who.user, row.game, place, row.language, row.title, at) | {
            "options": read_options(self.games[row.game], {**row.options, **carry}),
            "pace": dict(row.pace),
            "settings": lasting(row.settings) | ({AWAY: away} if away else {}),
        }
        # What was secret is open by now: people choose anew, and Fill deals scripts anew. Who was replaced by one isn't signed up unasked.
        joining_type = self.games[row.game].joining_type
        people = [seat for seat in old.seats if seat.user is not None]
        open_parts = [split_secrets(joining_type.model_validate(dict(seat.joining)))[0] for seat in people]
        seats = [SeatRow(number, seat.user, open_parts[number], seat.team, "", at) for number, seat in enumerate(people)]
        return await self._open(partial(self._lobby, columns, seats), act_id)

    def _columns(self, gm: int, game: str, place: Place, language: str, title: str, at: int) -> dict[str, Any]:
        return {
            "game": game, "version": self.games[game].version, "status": "lobby", "guild": place.guild, "place": place.channel,
            "parent": place.parent, "person": place.person, "gm": gm, "language": language, "title": title[:100], "n": -1,
            "head": "", "seed_hash": "", "created": at, "started": None, "ended": None, "outcome": None, "why": "",
            "suspended": "", "timers": {},
        }  # fmt: skip

    async def _within_limits(self, user: int, guild: int | None) -> None:
        if guild is not None:
            server = await self.store.get(GuildRow, guild)
            most = min(self.per_server, int((server.settings.get("limit") if server else None) or self.per_server))
            if len(await self.store.find(guild=guild, public=True, limit=most)) >= most:
                raise RuleViolation("LT-21", most=most)
        if len(await self.store.find(gm=user, limit=self.per_person)) >= self.per_person:
            raise RuleViolation("LT-21", most=self.per_person)

    def _lobby(self, columns: dict[str, Any], seats: list[SeatRow], table: str) -> tuple[Commit, Answer]:
        """A table as people find it before its start: the first commit, and what is answered to whoever opened it."""
        at, place, person = columns["created"], columns["place"], columns["person"]
        lane = f"place:{place}" if place is not None else f"person:{person}:{table}"
        user = None if place is not None else person
        panel = OutboxRow(0, table, lane, "panel", None, user, -1, -1, 1, "", {"fresh": True}, due=at, created=at)
        commit = Commit(table, 0, columns, outbox=[panel], at=at)
        commit.seats = seats or None
        quiet = Timer(key=LOBBY, opened=at, due=at + LOBBY_QUIET)
        commit.timers = {LOBBY: quiet.model_dump(mode="json", exclude_defaults=True)}
        commit.alarms = [Alarm(table, "lobby", LOBBY, quiet.due)]
        return commit, Answer(table=table, revision=1, key="created")

    async def _open(self, made: Callable[[str], tuple[Commit, Answer]], act_id: str | None) -> Answer:
        """Keeps what `made` makes of a free id."""
        for _ in range(4):
            commit, answer = made("".join(_LETTERS[byte % len(_LETTERS)] for byte in self.entropy(_LENGTH)))
            commit.act_id, commit.answer = act_id, answer.model_dump_json()
            try:
                kept = await self._keep(commit)
            except Conflict as conflict:
                if conflict.what == "place":
                    raise RuleViolation("LT-26" if commit.columns.get("day") else "LT-18") from None
                continue  # that id is taken
            return Answer.model_validate_json(kept.repeated).model_copy(update={"repeated": True}) if kept.repeated else answer
        raise AssertionError("no free table id in four tries")
