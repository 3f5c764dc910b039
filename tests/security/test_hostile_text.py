"""Everything people may write, by every way in, with everything that broke other bots: nothing crashes, acts, hides or poses."""

import io
import itertools
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from structlog.testing import capture_logs

from cogs import verify
from tests.chance import seeded
from tests.hostile import HOSTILE, active_references
from tests.leaks.hands import select, submit
from tests.leaks.outputs import Output
from tests.security.world import World, world

Door = Callable[[World, str], Awaitable[Any]]

MORE = {
    "4,000 fences": "```" * 1_333,
    "4,000 right-to-left marks": "\u202e\u2067" * 2_000,
    "4,000 spoilers": "||x" * 1_333,
    "4,000 lines": "\n# x" * 1_000,
    "sql in two words": "x'; update tables set gm = 1; --",
    "sql union": "' union select token from webhooks --",
    "fluent call": '{ STAMP($now) } { -brand } { "x" } { $seed ->\n *[a] b }',
    "fluent selector": "{ $cls ->\n    [drummer] yes\n   *[other] no\n}",
    "json": '{"kind":"attack","decision":"r1.order.s1","target":0}',
    "path": "../../../../etc/passwd",
    "template": "${jndi:ldap://x} {{7*7}} <%= 7 %> #{7} %n%n%s",
    "control id": "lt1:end:x:-:",
    "surrogates": "\ud83d",
    "number of a thousand digits": "9" * 1_000,
}
TEXTS = HOSTILE | MORE
BOMBS = (
    "9999999d999999999", "20#500d100", "9" * 500, "1d99999999999999999999",
    "1d1!", "1d6!>=1", "1d2rr=1rr=2", "8d8rr<8!", "d2rr<3", "1d6mi6!", "100d100!>=2",
    "d8e8r1r2r3r4r5r6r7", "1d10000!", "1d1000!>=999",
    "(" * 5_000 + "1" + ")" * 5_000, "+".join("1" * 6_000)[:6_000], "9**9**9", "(100d100)d(100d100)", "2d6d4",
    "", "d", "0d6", "-1d6", "1d0", "1d-6", "1d6/0", "kh3", "4d6kh5", "4d6kh0", "4d6dl4",
    "1\u00a0d6", "1\u200bd6", "１d６", "2д6", "\u200f1d6", "`1d6`", "@everyone 1d6", "<@&1>", "||1d6||", "1d6\n1d6", "1d6\0",
    "1d6 \u2212 1",
    "20#100d1000!o", "10#10d1000s>=1f<=999", "200d6+200d6",
)  # fmt: skip
"""Of the lessons, part 2.3."""
DISCORD_LIMIT = 6_000  # of an option


def slash(name: str, option: str, limit: int = DISCORD_LIMIT, *, by: str = "mate", least: int = 0, **others: Any) -> Door:
    async def door(made: World, text: str) -> Any:
        said = text[:limit]
        if len(said) < least:
            said = "x" * least
        given = {key: made.lobby if value == "?" else value for key, value in others.items()}
        return await made.people[by].slash(made.on.channel, name, **{option: said}, **given)

    return door


def typed(name: str, option: str) -> Door:
    async def door(made: World, text: str) -> Any:
        return await made.people["mate"].autocomplete(made.on.channel, name, option, text[:DISCORD_LIMIT])

    return door


def form(verb: str, decision: str, *fields: str, seat: int = 1, limit: int = 4_000) -> Door:
    async def door(made: World, text: str) -> Any:
        table = made.lobby if verb == "word" else made.table
        return await submit(made.on, made.people["mate"], f"lt1:{verb}:{table}:{seat}:{decision}", dict.fromkeys(fields, text[:limit]))

    return door


async def message(made: World, text: str) -> Any:
    return await made.people["mate"].send_dm(text[:2_000] if text[:2_000].strip() else "x")


async def ordered_message(made: World, text: str) -> Any:
    return await made.people["mate"].send_dm(f"attack Holmes furiously\n\n{text}"[:2_000])


async def title(made: World, text: str) -> Any:
    """The title of a table, which is the name of its thread too."""
    return await made.people["stranger"].slash(made.on.channel, "table new", game="arena", title=text[:76] or "x")


async def value(made: World, text: str) -> Any:
    return await select(made.on, made.people["mate"], None, f"lt1:choose:{made.table}:1:r1.order.s1:0", text[:100])


async def alter_ego(made: World, text: str) -> Any:
    return await made.people["stranger"].slash(made.on.channel, "table join", name=text[:400], legend=text, table=made.lobby)


async def upload(made: World, text: str) -> Any:
    verify._CHECKS.clear()  # a person has three checked a minute
    return await made.people["mate"].slash(made.on.channel, "verify", file=("x.json", text.encode("utf-8", "surrogatepass")))


DOORS: dict[str, Door] = {
    "join: name": slash("table join", "name", by="mate"),
    "join: alter ego in the lobby": alter_ego,
    "new: title": title,
    "new: pace": slash("table new", "pace", by="stranger", game="arena"),
    "new: zone": slash("table new", "zone", by="stranger", game="arena"),
    "new: game": slash("table new", "game", by="stranger"),
    "pace": slash("table pace", "pace", by="gm"),
    "house: switch": slash("table house", "switch", by="gm", table="?"),
    "house: value": slash("table house", "value", by="gm", switch="health", table="?"),
    "extend: by": slash("table extend", "by", by="gm"),
    "substitute: seat": slash("table substitute", "seat", by="gm"),
    "fill: level": slash("table fill", "level", by="gm", table="?"),
    "status: table": slash("table status", "table"),
    "gm rule: reason": slash("table gm rule", "reason", 300, by="gm", least=1, ruling="adjust_health", seat="1", value="2"),
    "gm rule: ruling": slash("table gm rule", "ruling", by="gm", seat="1", reason="x"),
    "gm rule: value": slash("table gm rule", "value", by="gm", ruling="adjust_health", seat="1", reason="x"),
    "gm order": slash("table gm order", "order", 400, by="gm", least=1, seat="1"),
    "attack: target": slash("arena attack", "target"),
    "attack: text": slash("arena attack", "text", 1_800, target="G1"),
    "post": slash("arena post", "text", 1_800, least=1),
    "conduct: target": slash("arena conduct", "first_target", first="ward"),
    "arena: table": slash("arena pass", "table"),
    "roll": slash("roll", "dice"),
    "roll: note": slash("roll", "note", 200, dice="d6"),
    "roll: comment": slash("roll", "dice", 150),
    "odds": slash("odds", "dice"),
    "verify: roll": slash("verify", "roll"),
    "verify: day": slash("verify", "day"),
    "verify: head": slash("verify", "head"),
    "verify: table": slash("verify", "table"),
    "verify: file": upload,
    "mine: table": slash("mine", "table"),
    "rules: id": slash("rules show", "id"),
    "rules: words": slash("rules search", "words", 200, least=1),
    "rules: section": slash("rules list", "section"),
    "me: zone": slash("me zone", "zone"),
    "me: hours": slash("me quiet", "hours"),
    "a private message": message,
    "an order by private message": ordered_message,
    "the form: order": form("entry", "r1.order.s1", "order"),
    "the form: text": form("entry", "r1.order.s1", "text"),
    "the form: both": form("entry", "r1.order.s1", "order", "text"),
    "the form: words": form("write", "r1.post.s1", "text"),
    "the form: name": form("word", "name", "text", seat=0),
    "the form: legend": form("word", "legend", "text", seat=0),
    "a select's value": value,
    "typed: target": typed("arena attack", "target"),
    "typed: table": typed("table status", "table"),
    "typed: seat": typed("table substitute", "seat"),
    "typed: zone": typed("me zone", "zone"),
    "typed: pace": typed("table pace", "pace"),
    "typed: rule": typed("rules show", "id"),
    "typed: switch": typed("table house", "switch"),
}


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path, posts="at_once") as made:
        await made.people["mate"].slash(made.on.channel, "table join", table=made.lobby, name="Robin")
        yield made


# ---- what must hold of every answer and of all that is public


_OURS = re.compile(r"<@\d{15,}>|<#\d{15,}>|<t:\d+:[a-zA-Z]>|</[\w -]+:\d+>|https://discord\.com/channels/[\d@me/]+")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
_ORDER_MARKS = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066\u2067]")
_CONTROLS = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


def assert_message(output: Output) -> None:
    """Nothing that a person wrote acts in it, hides the rest, turns it about or poses as ours."""
    if not output.text or "/commands" in output.way or output.way.endswith("/threads"):
        return
    body = json.loads(output.text)
    data = body.get("data", body) if isinstance(body, dict) else {}
    content = str(data.get("content") or "")
    assert len(content) <= 2_000
    assert content.replace("\\`", "").count("```") % 2 == 0, f"an open fence: {content[:300]}"
    prose = _CODE.sub("", _OURS.sub("", content))
    assert active_references(prose) == [], f"it acts: {prose[:400]}"
    assert not _ORDER_MARKS.search(content)
    assert content.count("\u2068") == content.count("\u2069")
    assert not _CONTROLS.search(content)
    assert not re.search(r"^# ", content, re.MULTILINE), f"a heading of its own: {content[:200]}"
    assert _mentions(body) in ([], None) or output.reader is None
    for name in ("username",):
        assert not _CONTROLS.search(str(data.get(name) or ""))


def _mentions(body: Any) -> Any:
    return (body.get("allowed_mentions") or {}).get("parse") if isinstance(body, dict) else None


async def _tried(made: World, door: str, name: str) -> None:
    mark = len(made.outputs)
    with capture_logs() as logs:
        shown = await DOORS[door](made, TEXTS[name])
    try:
        assert not [one for one in logs if "fault" in one["event"]], logs
        if TEXTS[name] and len(TEXTS[name]) > 12:
            assert not [one for one in logs if TEXTS[name][:40] in repr(one)], "what was written got into the log"
        if hasattr(shown, "acknowledged"):
            assert shown.acknowledged, "never answered"
        for output in made.outputs.since(mark):
            assert_message(output)
    except AssertionError as fault:
        raise AssertionError(f"{door} with {name}: {fault}") from None


async def _all(made: World, tries: list[tuple[str, str]]) -> int:
    kept = await made.rows()
    for number, (door, name) in enumerate(tries):
        await _tried(made, door, name)
        if number % 25 == 24:
            await made.put_back(kept)
    return len(tries)


@pytest.mark.lesson("J1", "J3", "J7", "A16")
async def test_hostile_text_by_every_way_in(there: World):
    rng = seeded(3)
    texts = list(TEXTS)
    tries = [(door, name) for number, door in enumerate(DOORS) for name in rng.sample(texts, 6)]
    tries += [(rng.choice(list(DOORS)), name) for name in texts]
    assert await _all(there, tries) > 350


@pytest.mark.lesson("A3", "A10", "A11", "A13", "H1")
async def test_every_dice_bomb_by_command(there: World):
    """Answered within one message, or refused; what is longer comes as a file of some kilobytes."""
    for bomb in BOMBS:
        for command in ("roll", "odds"):
            mark = len(there.outputs)
            with capture_logs() as logs:
                shown = await there.people["mate"].slash(there.on.channel, command, dice=bomb[:DISCORD_LIMIT])
            assert shown.acknowledged, bomb[:60]
            assert not [one for one in logs if "fault" in one["event"]], bomb[:60]
            for output in there.outputs.since(mark):
                assert_message(output)
                assert sum(len(content) for *_, content in output.files) < 64_000


async def _fought(folder: Path, names: list[str]) -> None:
    """A battle under such names, with real pictures, to its end and its file."""
    async with world(folder, draw=True) as made:
        on, gm = made.on, made.people["gm"]
        on.channel = on.guild.create_text_channel("names")
        on.table = await on.open_table(gm)
        players = [made.people[name] for name in ("owner", "mate", "heir", "stranger")]
        mark = len(made.outputs)
        with capture_logs() as logs:
            for person, name in zip(players, names, strict=True):
                await person.slash(on.channel, "table join", name=name[:400], legend=name[:400])
                if (await on.look()).of(person.id) == []:
                    await person.slash(on.channel, "table join")  # under a drawn name, since the own one was refused
                await select(on, person, None, f"lt1:field:{on.table}:{(await on.look()).of(person.id)[0].seat}:cls", '"drummer"')
            started = await gm.slash(on.channel, "table start")
            assert (await on.look()).started, started.response.content
            for person, target in zip(players, ("E1", "G1", "E2", "G2"), strict=True):
                await person.slash(on.channel, "arena attack", target=target, stance="furious", text=names[0][:1_800])
            await on.env.advance_time(61)
            await players[0].slash(on.channel, "table status")
            await players[0].slash(on.channel, "table export")
            await gm.slash(on.channel, "table end", sure=True)
            await players[0].slash(on.channel, "table export")
        assert not [one for one in logs if "fault" in one["event"] or one["event"] == "no_picture"], logs
        for output in made.outputs.since(mark):
            assert_message(output)
        drawn = [content for output in made.outputs.since(mark) for name, _, content in output.files if name.endswith(".png")]
        assert sum(Image.open(io.BytesIO(png)).size[0] > 600 for png in drawn) >= 2
        files = [json.loads(content) for output in made.outputs.since(mark) for name, _, content in output.files if name.endswith(".json")]
        assert [one["complete"] for one in files] == [False, True]
        assert not [person.name for person in made.people.values() if str(person.id) in json.dumps(files)]  # docs/privacy.md


CLIMBING = ("right-to-left override", "zalgo", "everyone", "lines")


@pytest.mark.lesson("J3", "J7")
async def test_a_battle_of_hostile_names_from_its_lobby_to_its_file(tmp_path: Path):
    await _fought(tmp_path, [HOSTILE[name] for name in CLIMBING])


@pytest.mark.hard
@pytest.mark.lesson("J3", "J7")
@pytest.mark.parametrize("share", range(0, len(TEXTS), 4))
async def test_battles_of_all_hostile_names(tmp_path: Path, share: int):
    names = list(TEXTS.values())
    await _fought(tmp_path, [names[(share + place) % len(names)] for place in range(4)])


@pytest.mark.hard
@pytest.mark.lesson("J1", "J3", "J7", "A16")
@pytest.mark.parametrize("share", range(4))
async def test_every_hostile_text_by_every_way_in(there: World, share: int):
    tries = list(itertools.product(DOORS, TEXTS))[share::4]
    assert await _all(there, tries) == len(tries)
