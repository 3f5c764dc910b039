"""A whole table, step by step, as people would go on after any interruption: who sees that it is done already doesn't do it again."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.room import Room
from bot.tables.acts import Place, Who
from bot.tables.look import Look
from bot.ui.controls import Tree
from bot.ui.sentences import post_action, post_decision
from tests.faults import hand
from tests.faults.saved import Saved

PEOPLE = ("alice", "bob", "carol")
SHORT: dict[str, dict[str, Any]] = {
    "arena": {"size": 2, "round_cap": 3},
    "night_class": {"city": "lantern_quay", "difficulty": "legend"},
    "nightlight": {"dream": "zordo", "boss": "nyx", "window_time": 600, "free_stop": "orders"},
}
"""House rules that make a game of that room short."""
WORDS, MENDED = "I am not afraid of you.", "I am afraid of nobody."
MOST_HOURS = 24 * 40
MOST_TRIES = 20  # of a step whose presses lead nowhere

Done = Callable[["Journey"], Awaitable[bool]]
Act = Callable[["Journey"], Awaitable[Any]]


@dataclass(frozen=True)
class Step:
    name: str
    minute: int  # of virtual time
    done: Done
    act: Act


class Journey:
    def __init__(self, on: Saved, room: Room, *, ended: bool = False) -> None:
        """`ended`: by the GM, once scripts are alone at the table; else when the game is over."""
        self.on = on
        self._steps = ENDED if ended else STEPS
        self.room = room
        self.alice, self.bob, self.carol = (on.person_named(name) for name in PEOPLE)
        self.alone = room.game.seats[1] == 1
        self.written = 0

    # ---- looking

    async def look(self) -> Look | None:
        """The table, however much of the journey lies behind."""
        on = self.on
        found = await on.call(on.bot.store.find(place=on.channel.id, statuses=STATUSES))
        if not found:
            return None
        on.table = found[0][0].id
        return await on.look()

    async def there(self) -> Look:
        look = await self.look()
        assert look is not None, "there is no table yet"
        return look

    async def seat(self, person: Any) -> int | None:
        look = await self.look()
        return next((row.seat for row in look.seats if row.user == person.id), None) if look else None

    async def acts(self, seat: int) -> int:
        """How often the seat has acted: answered, changed, withdrawn."""
        history = await self.on.call(self.on.bot.store.history(self.on.table))
        kinds = {one.n: one for one in history.openings if one.kind == "action"}
        own = [one for one in history.entries if one.kind == "act" and one.facts["seat"] == seat]
        return sum(kinds[one.n].origin == "person" for one in own if one.n in kinds)

    async def entries(self, kind: str) -> int:
        history = await self.on.call(self.on.bot.store.history(self.on.table))
        return sum(one.kind == kind for one in history.entries)

    async def noted(self, what: str) -> bool:
        """Whether the GM has done that to the table."""
        history = await self.on.call(self.on.bot.store.history(self.on.table))
        return any(one.kind == "system" and one.facts.get("table", {}).get("what") == what for one in history.entries)

    # ---- going

    async def run(self) -> None:
        for step in self._steps:
            await self._until(step.minute)
            for _ in range(MOST_TRIES):
                if await step.done(self):
                    break
                try:
                    await step.act(self)
                except hand.Refused:
                    continue  # the click led nowhere: it is made again
            else:
                raise AssertionError(f"{self.room.key}: can't {step.name}")
        await self._to_the_end()

    async def _until(self, minute: int) -> None:
        left = minute * 60 - self.on.env.backend.clock.elapsed
        if left > 0:
            await self.on.env.advance_time(left)

    async def _to_the_end(self) -> None:
        for _ in range(MOST_HOURS):
            if (await self.there()).over:
                break
            await self.on.env.advance_time(3600)
        await self.on.env.advance_time(2 * 3600)  # what is still owed


STATUSES = ("lobby", "running", "paused", "parked", "ended", "abandoned")


# ---- what has been done already


def seated(name: str) -> Done:
    async def done(self: Journey) -> bool:
        person = getattr(self, name)
        look = await self.there()
        if look.started or (name != "alice" and self.alone):
            return True
        return await self.seat(person) is not None and not await hand.unchosen(self.on, person.id)

    return done


def acted(name: str, times: int) -> Done:
    async def done(self: Journey) -> bool:
        seat = await self.seat(getattr(self, name))
        return seat is None or await self.acts(seat) >= times or (await self.there()).over

    return done


def closed(times: int) -> Done:
    async def done(self: Journey) -> bool:
        return await self.entries("closed") >= times or (await self.there()).over

    return done


async def _opened(self: Journey) -> bool:
    return await self.look() is not None


async def _over(self: Journey) -> bool:
    return (await self.there()).over


async def _full(self: Journey) -> bool:
    look = await self.there()
    return look.started or not hand.missing(self.on, look)


async def _started(self: Journey) -> bool:
    return (await self.there()).started


async def _posted(self: Journey) -> bool:
    look, seat = await self.there(), await self.seat(self.alice)
    if look.over or seat is None:
        return True
    history = await self.on.call(self.on.bot.store.history(self.on.table))
    done = WORDS in history.texts.values() or post_decision(look, seat) is None
    return done or await self.noted("post-mended") or await self.noted("post-removed")


def own_words(what: str, *words: str) -> Done:
    """Whether that was done to the text; where a game has none to write there is nothing to do."""

    async def done(self: Journey) -> bool:
        history = await self.on.call(self.on.bot.store.history(self.on.table))
        return await self.noted(what) or not set(words) & set(history.texts.values())

    return done


async def _extended(self: Journey) -> bool:
    look = await self.there()
    return look.over or await self.noted("extended-all")


async def _paused(self: Journey) -> bool:
    look = await self.there()
    return look.over or look.row.status == "paused" or await self.noted("paused")


async def _stands_still(self: Journey) -> bool:
    look = await self.there()
    return look.over or look.row.status == "paused"


async def _resumed(self: Journey) -> bool:
    return (await self.there()).over or await self.noted("resumed")


def gone(name: str) -> Done:
    async def done(self: Journey) -> bool:
        look = await self.there()
        person = getattr(self, name)
        return self.alone or look.over or all(row.user != person.id for row in look.seats)

    return done


def by_script(name: str) -> Done:
    async def done(self: Journey) -> bool:
        look = await self.there()
        return look.over or await self.seat(getattr(self, name)) is None

    return done


# ---- acts


async def _open(self: Journey) -> None:
    place = Place(self.on.guild.id, self.on.channel.id)
    options = SHORT.get(self.room.key, {})
    tables = self.on.bot.desk.tables
    await self.on.call(tables.create(Who(self.alice.id), self.room.key, place, options=options, pace="24h", act_id="create"))


def join(name: str) -> Act:
    async def act(self: Journey) -> None:
        await hand.sit_down(self.on, getattr(self, name))

    return act


def pressed(name: str, verb: str) -> Act:
    async def act(self: Journey) -> None:
        await hand.press(self.on, getattr(self, name), verb)

    return act


def declares(name: str, turn: int) -> Act:
    async def act(self: Journey) -> None:
        await hand.declare(self.on, getattr(self, name), turn=turn)

    return act


async def _writes_privately(self: Journey) -> None:
    """The order that counts, said again in a private message."""
    look, seat = await self.there(), await self.seat(self.alice)
    assert seat is not None
    kept = next((one for one in look.may_answer(seat) if look.answer_of(seat, one.id)), None)
    say = self.on.bot.desk.say("en")
    sentence = "idle" if kept is None else self.room.action_text(say, look.view(seat), look._there.read(look.answer_of(seat, kept.id)))
    await self.alice.send_dm(sentence)
    self.written += 1
    if self.written > 3 and await self.acts(seat) < 2:  # a game that doesn't read sentences
        await hand.declare(self.on, self.alice, turn=1)


async def _takes_back(self: Journey) -> None:
    seat = await self.seat(self.alice)
    assert seat is not None
    await self.on.call(self.on.bot.desk.tables.undo(Who(self.alice.id), self.on.table, seat, act_id="undo"))


async def _posts(self: Journey) -> None:
    look, seat = await self.there(), await self.seat(self.alice)
    assert seat is not None
    decision = post_decision(look, seat)
    assert decision is not None
    action = post_action(Tree(self.on.bot.desk.say("en"), self.room, look, seat, decision), WORDS)
    assert action is not None
    await self.on.call(self.on.bot.desk.tables.submit(Who(self.alice.id), self.on.table, seat, [action], act_id="post"))


async def _mends(self: Journey) -> None:
    if (message := await _stands(self)) is not None:
        tables = self.on.bot.desk.tables
        await self.on.call(tables.mend(Who(self.alice.id), self.on.table, message, MENDED, act_id="mend"))


async def _takes_away(self: Journey) -> None:
    if (message := await _stands(self)) is not None:
        await self.on.call(self.on.bot.desk.tables.unpost(Who(self.alice.id), self.on.table, message, act_id="unpost"))


async def _stands(self: Journey) -> int | None:
    """The message with alice's words; while it is on its way a moment passes."""
    for post in await self.on.call(self.on.bot.store.posts(table=self.on.table)):
        if post.words in (WORDS, MENDED):
            return post.message
    await self.on.env.advance_time(10)
    return None


async def _waits(self: Journey) -> None:
    await self.on.env.advance_time(600)


async def _waits_for_hours(self: Journey) -> None:
    """Where a turn is more than one group of answers."""
    await self.on.env.advance_time(WAIT - self.on.env.backend.clock.elapsed % WAIT)


def by_gm(verb: str, **how: Any) -> Act:
    async def act(self: Journey) -> None:
        tables, at = self.on.bot.desk.tables, self.on.env.backend.clock.elapsed // 3600
        await self.on.call(getattr(tables, verb)(Who(self.alice.id), self.on.table, act_id=f"{verb}{at}{how}", **how))

    return act


def gives_seat(name: str, to: str | None) -> Act:
    async def act(self: Journey) -> None:
        seat = await self.seat(getattr(self, name))
        user = None if to is None else getattr(self, to).id
        tables = self.on.bot.desk.tables
        await self.on.call(tables.substitute(Who(self.alice.id), self.on.table, seat, user, act_id=f"substitute {name} {to}"))

    return act


def after_waiting(act: Act) -> Act:
    """Who was killed while they waited for hours goes on at the hour at which they would have."""

    async def waited(self: Journey) -> None:
        past = self.on.env.backend.clock.elapsed % WAIT
        if past > AT_ONCE:
            await self.on.env.advance_time(WAIT - past)
        if not (await self.there()).over:
            await act(self)

    return waited


def minutes_later(minutes: int, act: Act) -> Act:
    """After such a wait."""

    async def timed(self: Journey) -> None:
        await self.on.env.advance_time(max(0, minutes * 60 - self.on.env.backend.clock.elapsed % WAIT))
        await act(self)

    return timed


DAY = 24 * 60
WAIT, AT_ONCE = 6 * 3600, 300  # seconds

STEPS = (
    Step("open", 0, _opened, _open),
    Step("alice joins", 10, seated("alice"), join("alice")),
    Step("bob joins", 20, seated("bob"), join("bob")),
    Step("fill", 30, _full, pressed("alice", "fill")),
    Step("start", 40, _started, pressed("alice", "start")),
    Step("alice declares", 50, acted("alice", 1), declares("alice", 0)),
    Step("alice changes by a private message", 60, acted("alice", 2), _writes_privately),
    Step("alice takes it back", 70, acted("alice", 3), _takes_back),
    Step("alice declares again", 80, acted("alice", 4), declares("alice", 2)),
    Step("alice posts", 90, _posted, _posts),
    Step("alice mends what she wrote", 95, own_words("post-mended", WORDS), _mends),
    Step("alice takes it away", 100, own_words("post-removed", WORDS, MENDED), _takes_away),
    Step("the deadline", 40 + DAY + 10, closed(1), _waits),
    Step("extend", DAY + 80, _extended, by_gm("extend", by="2h")),
    Step("carol for bob", DAY + 90, gone("bob"), gives_seat("bob", "carol")),
    Step("carol declares", DAY + 100, acted("carol", 1), declares("carol", 3)),
    Step("pause", DAY + 110, _paused, by_gm("pause")),
    Step("resume", DAY + 170, _resumed, by_gm("resume")),
    Step("alice declares a second time", DAY + 180, acted("alice", 5), declares("alice", 4)),
    Step("the second resolution", 2 * DAY + 400, closed(2), _waits_for_hours),
    Step("a script for carol", 2 * DAY + 410, by_script("carol"), after_waiting(gives_seat("carol", None))),
    Step("a script for alice", 2 * DAY + 420, by_script("alice"), after_waiting(gives_seat("alice", None))),
)

ENDED = (
    *STEPS[:-2],
    Step("pause for the end", 2 * DAY + 410, _stands_still, after_waiting(by_gm("pause"))),
    Step("a script for carol", 2 * DAY + 410, by_script("carol"), minutes_later(10, gives_seat("carol", None))),
    Step("a script for alice", 2 * DAY + 410, by_script("alice"), minutes_later(20, gives_seat("alice", None))),
    Step("the GM ends it", 2 * DAY + 410, _over, minutes_later(30, by_gm("end"))),
)
"""Without the rounds that scripts play among themselves; the table stands still, so that what was sent late has no part in it."""
