"""Tokens in every secret of every game, random play by the real ways in, and a search of all that left for somebody else."""

import asyncio
import itertools
import random
import sqlite3
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.app import EXTENSIONS
from bot.games import rooms
from bot.metrics import Metrics
from bot.tables.acts import Place, Who
from tests.chance import SEED, seeded
from tests.leaks.hands import Hand, click, last_message
from tests.leaks.outputs import Output, Outputs, watch
from tests.ui.stage import Stage, stage

HOLDING: dict[str, dict[str, Any]] = {"arena": {"size": 2, "posts": "with_the_announcement", "unclear_target": "random_standing"}}
"""Options under which a game keeps most to itself."""
BOT_TOKEN = "xqzMTIzNDU2.token.of-the-bot"
ASKED = (("table substitute", "seat"), ("table gm rule", "ruling"), ("verify", "table"), ("table house", "switch"))
SENTENCES = ("attack somebody {}", "атакую {}", "{}", "I wait for {} and then\n\nthey {} it", "furious attack {}", "heal {}")
ROUNDS = 2
TITLE = "Duel xqztitle"  # everybody reads it at the table, and nobody in the figures


@dataclass
class Secrets:
    """Every token with those who may read it; `opened` ones have been shown to everybody by the game."""

    readers: dict[str, frozenset[int]] = field(default_factory=dict[str, frozenset[int]])
    opened: set[str] = field(default_factory=set[str])
    searched: int = 0  # outputs x tokens
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    def plant(self, *readers: int) -> str:
        token = f"xqz{next(self._numbers):04d}tok"
        self.readers[token] = frozenset(readers)
        return token

    def keep(self, secret: str, *readers: int) -> None:
        self.readers[secret] = frozenset(readers)

    def search(self, outputs: Outputs, mark: int) -> None:
        for output in outputs.since(mark):
            for token, readers in self.readers.items():
                if token in self.opened or (output.reader is not None and output.reader in readers):
                    continue
                self.searched += 1
                assert not output.holds(token), f"{token} of {set(readers)} in {output.way} to {output.reader}: {output.text[:300]}"

    def search_logs(self, logs: list[Any], lines: list[str]) -> None:
        """Logs hold ids and nothing that anybody wrote, not even what is public by now."""
        for token in self.readers:
            assert not [one for one in logs if token in repr(one)]
            assert not [line for line in lines if token in line]


@dataclass
class Party:
    on: Stage
    outputs: Outputs
    secrets: Secrets
    rng: random.Random
    gm: Any
    players: list[Any]
    watcher: Any
    mode: str

    def hand(self, person: Any) -> Hand:
        return Hand(self.on, person, self.rng, words=lambda: f"Steel {self.secrets.plant(person.id)} sings.")

    async def learn_what_is_open(self) -> None:
        """Texts that the game has published, and salts and seed, which it hasn't."""

        def read(con: sqlite3.Connection) -> tuple[list[Any], list[Any], list[Any]]:
            texts = con.execute("select words, opened from texts join openings using (seal)").fetchall()
            salts = con.execute("select hex(salt), opened from openings where length(salt) > 0").fetchall()
            return texts, salts, con.execute("select hex(seed) from states").fetchall()

        texts, salts, seeds = await self.on.call(self.on.bot.store.read(read))  # type: ignore[attr-defined]
        shown = [words for words, opened in texts if opened]
        if self.mode == "everything":  # what was declared, sealed or not; drafts, refused sentences and rolls are still their owners'
            for token in [one for one in self.secrets.readers if any(one in words for words, _ in texts)]:
                self.secrets.readers[token] |= {self.gm.id}
        self.secrets.opened |= {token for token in self.secrets.readers if any(token in words for words in shown)}
        for secret, *_ in [*((salt, opened) for salt, opened in salts if not opened), *seeds]:
            self.secrets.keep(secret.lower())

    async def ask_everything(self) -> None:
        """Whoever asks whatever may be asked, the GM and a spectator among them."""
        on = self.on
        if (await on.look()).over:
            return
        for person in [self.watcher, self.gm, self.rng.choice(self.players)]:
            for command in ("table status", "table list", "table export", "verify", "mine", "me export", "table house"):
                await person.slash(on.channel, command)
            for verb in ("board", "log", "turn", "mine", "rules"):
                await click(on, person, on.panel(), on.control(on.panel(), verb))
            for seat in range(4):
                await click(on, person, None, f"lt1:peek:{on.table}:gm::{seat}")
            await person.slash(on.channel, "table gm order", seat="1", order="pass")
            await person.slash(on.channel, "table undo")
            for command, option in ASKED:
                await person.autocomplete(on.channel, command, option, "")

    async def secret_rolls(self) -> None:
        person = self.rng.choice(self.players)
        await person.slash(self.on.channel, "roll", dice="2d6", note=self.secrets.plant(person.id), secret="me")
        await person.slash(self.on.channel, "roll", dice="2d6", note=self.secrets.plant(person.id, self.gm.id), secret="gm")
        number = self.players.index(person)
        hours = f"01:2{number}-04:5{number}"  # each their own
        await person.slash(self.on.channel, "me quiet", hours=hours)
        self.secrets.keep(hours, person.id)

    async def write_to_the_bot(self) -> None:
        """Sentences that are no order, half of one, or one too many."""
        for person in self.players:
            token = self.secrets.plant(person.id)
            words = self.rng.choice(SENTENCES)
            await person.send_dm(words.replace("{}", token))


MODES = ("nothing", "everything", "plays")
"""What the GM sees: a GM without a seat nothing or everything, one who plays what the seat does."""
SAMPLED = [(key, mode) for game, key in enumerate(rooms()) for place, mode in enumerate(MODES) if game == 0 or place == game % len(MODES)]
"""The first game in all modes, every other one in one of them; `make hard` plays each in all."""


async def _play(folder: Path, key: str, seed: int, *, mode: str, caplog: pytest.LogCaptureFixture, rounds: int = ROUNDS) -> Secrets:
    secrets, rng = Secrets(), seeded(seed)
    with capture_logs() as logs, caplog.at_level("WARNING"):
        extensions = (*EXTENSIONS, f"{rooms()[key].ledger_package}.cog")
        async with stage(folder, extensions=extensions, check_errors=False) as on:
            on.bot.http.token = BOT_TOKEN
            secrets.keep(BOT_TOKEN)
            outputs = watch(on.env)
            outputs.watch_pictures(on.bot.painter)
            players = [on.person(f"p{number}", locale=rng.choice(("en-US", "ru"))) for number in range(4)]
            gm = players[0] if mode == "plays" else on.person("gm")
            party = Party(on, outputs, secrets, rng, gm, players, on.person("watcher"), mode)
            metrics = Metrics(on.file, host="127.0.0.1", port=0, now=on.bot.now)
            on.bot.desk.tables.measure, on.bot.painter.measure = metrics.act, metrics.picture
            await _open(party, key, mode)
            for _ in range(rounds):
                mark = len(outputs)
                await _round(party)
                await party.learn_what_is_open()
                secrets.search(outputs, mark)
                if (await on.look()).over:
                    break
                mark = len(outputs)
                await on.env.advance_time(86_400)
                await party.learn_what_is_open()
                if (await on.look()).over:
                    break
                await party.ask_everything()
                secrets.search(outputs, mark)
            page = await _measured(metrics)
            outputs.sent.append(Output("GET /metrics", None, 0, page))
            assert 'longtable_actions_total{result="taken",verb="submit"}' in page or key not in HOLDING
            for known in (on.table, str(on.guild.id), str(on.channel.id), *(str(one.id) for one in (gm, *players)), TITLE):
                assert known not in page
            secrets.search(outputs, 0)
            assert len(outputs) > 100
            # Texts that were secret and no longer are: the usual chances bring some, others needn't.
            assert SEED or key not in HOLDING or secrets.opened or (await on.look()).over
            # Salts and seeds alone where a game publishes no words; some games are short.
            assert len(secrets.readers) > (25 if key in HOLDING else 15)
    assert not [one for one in logs if one["event"] in ("fault", "outbox_fault", "event_fault", "picture_fault")]
    secrets.search_logs(logs, [record.getMessage() + str(record.exc_info) for record in caplog.records if record.name != "asyncio"])
    return secrets


async def _measured(metrics: Metrics) -> str:
    """The page of figures, as whoever reaches its address reads it."""

    def read() -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{metrics.port}/metrics", timeout=20) as page:
            return page.read().decode()

    try:
        return await asyncio.to_thread(read)
    finally:
        await asyncio.to_thread(metrics.close)


async def _open(party: Party, key: str, mode: str) -> None:
    on = party.on
    made = await on.call(
        on.bot.desk.tables.create(
            Who(party.gm.id), key, Place(on.guild.id, on.channel.id), options=HOLDING.get(key, {}), title=TITLE,
            settings={"gm_sees": "everything" if mode == "everything" else "nothing"},
        )
    )  # fmt: skip
    on.table = made.table
    await on.env.settle()
    for person in party.players[: rooms()[key].game.seats[1]]:
        await party.hand(person).sit_down()
    if (await on.look()).row.status == "lobby":
        await click(on, party.gm, on.panel(), on.control(on.panel(), "fill"))
        started = await click(on, party.gm, on.panel(), on.control(on.panel(), "start"))
        assert (await on.look()).started, last_message(started).content


async def _round(party: Party) -> None:
    """Everybody plays by what stands on the screen; one of four stays silent."""
    await party.secret_rolls()
    await party.write_to_the_bot()
    for person in party.rng.sample(party.players, len(party.players) - 1):
        if not (await party.on.look()).over:  # a side may give up in the middle of a round
            await party.hand(person).turn()
    await party.ask_everything()


@pytest.mark.lesson("B2", "B5", "B8", "B10", "B16", "B19")
@pytest.mark.parametrize(("key", "mode"), SAMPLED)
async def test_no_secret_reaches_anybody_it_is_not_meant_for(tmp_path: Path, caplog: pytest.LogCaptureFixture, key: str, mode: str):
    secrets = await _play(tmp_path, key, 7 + MODES.index(mode) // 2, mode=mode, caplog=caplog)
    assert secrets.searched > 5_000


@pytest.mark.hard
@pytest.mark.lesson("B2", "B5", "B8", "B10", "B16")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("key", rooms())
async def test_no_secret_escapes_in_many_games(tmp_path: Path, caplog: pytest.LogCaptureFixture, key: str, seed: int, record_property: Any):
    secrets = await _play(tmp_path, key, 100 + seed, mode=MODES[seed % 3], caplog=caplog, rounds=4)
    record_property("outputs x tokens", secrets.searched)
    print(f"{key} {seed}: {secrets.searched} outputs x tokens")


@pytest.mark.parametrize(
    "output",
    [
        Output("m", None, 0, '{"content": "a xqz0001tok b"}'),
        Output("m", None, 0, '{"content": "a XQZ\u200b0001TOK b"}'),
        Output("m", None, 0, "{}", (("round-xqz0001tok.png", "", b""),)),
        Output("m", None, 0, "{}", (("x.png", "alt xqz0001tok", b""),)),
        Output("m", None, 0, "{}", (("x.json", "", b'{"a": "xqz0001tok"}'),)),
    ],
    ids=["words", "in pieces", "a file's name", "a description", "a file"],
)
def test_the_search_finds_a_token_wherever_it_hides(output: Output):
    secrets = Secrets({"xqz0001tok": frozenset({1})})
    with pytest.raises(AssertionError, match="xqz0001tok"):
        secrets.search(Outputs([output]), 0)
    secrets.search(Outputs([replace(output, reader=1)]), 0)
    with pytest.raises(AssertionError):
        secrets.search(Outputs([replace(output, reader=2)]), 0)


@pytest.mark.lesson("B3", "B6")
async def test_a_fault_of_ours_quotes_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture):
    """In the middle of an order, of a prompt and of a picture: its person gets a number, the log places and types."""
    secrets = Secrets()
    with capture_logs() as logs, caplog.at_level("WARNING"):
        async with stage(tmp_path, extensions=(*EXTENSIONS, "cogs.arena.cog"), check_errors=False) as on:
            outputs = watch(on.env)
            people = [on.person(name) for name in ("ann", "bob")]
            await on.battle(*people)
            said = secrets.plant()

            def breaks(*_: Any, **__: Any) -> Any:
                raise KeyError(f"{said}: drummer attacks Hercules")

            game, room = type(on.bot.rooms["arena"].game), type(on.bot.rooms["arena"])
            mark = len(outputs)
            for target, name in ((game, "text_refusal"), (room, "action_text"), (room, "prompt"), (room, "board_text"), (room, "picture")):
                with monkeypatch.context() as patched:
                    patched.setattr(target, name, breaks)
                    await people[0].slash(on.channel, "arena attack", target="E1", text="Steel.")
                    await people[0].send_dm("attack Hercules")
                    for verb in ("turn", "board", "mine"):
                        await click(on, people[0], on.panel(), on.control(on.panel(), verb))
                    await on.env.advance_time(120)
            secrets.search(outputs, mark)
    assert len([one for one in logs if "fault" in one["event"]]) >= 5
    secrets.search_logs(logs, [record.getMessage() for record in caplog.records])


@pytest.mark.lesson("B14")
async def test_nothing_of_a_round_is_told_before_it_closes(tmp_path: Path):
    """Neither to who ordered nor to anybody: what an order did comes with the announcement, to all at once."""
    async with stage(tmp_path, extensions=(*EXTENSIONS, "cogs.arena.cog")) as on:
        outputs = watch(on.env)
        outputs.watch_pictures(on.bot.painter)
        people = [on.person(name) for name in ("ann", "bob", "cid", "dee")]
        await on.battle(*people)
        mark = len(outputs)
        for person, target in zip(people, ("E1", "G1", "E2", "G2"), strict=True):
            await person.slash(on.channel, "arena attack", target=target)
        assert {one.way for one in outputs.public(mark)} <= {"PATCH /channels/…/messages/…", "picture"}  # the panel's counter
        assert not (await on.look()).over
        history = await on.call(on.bot.desk.tables.history(on.table))
        assert {one.body["kind"] for one in history.events} == {"round_opened"}
        await on.env.advance_time(61)
        history = await on.call(on.bot.desk.tables.history(on.table))
        assert {one.audience for one in history.events if one.body["kind"] == "own_roll"} == {(0,), (1,), (2,), (3,)}
