"""Uploads by the command itself: sizes looked at before anything is fetched, and pictures that are more than pictures."""

import io
import struct
import zlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, PngImagePlugin

from bot.picture import PortraitRefused, portrait_from_upload
from bot.picture.portrait_worker import MOST_BYTES
from tests.security.world import World, world
from tests.ui.stage import stage


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">L", len(body)) + kind + body + struct.pack(">L", zlib.crc32(kind + body))


def png(*between: bytes, size: tuple[int, int] = (64, 64)) -> bytes:
    """A good picture with chunks of one's own before its pixels."""
    out = io.BytesIO()
    Image.linear_gradient("L").resize(size).convert("RGB").save(out, "PNG")
    whole = out.getvalue()
    return whole[:33] + b"".join(between) + whole[33:]


def frames(kind: str, count: int) -> bytes:
    out = io.BytesIO()
    pictures = [Image.new("RGB", (64, 64), (number % 256, 0, 0)) for number in range(count)]
    pictures[0].save(out, kind, save_all=True, append_images=pictures[1:], duration=10)
    return out.getvalue()


def _text_bomb() -> bytes:
    return png(*[chunk(b"zTXt", b"k%d\0\0" % number + zlib.compress(b"\0" * 30_000_000, 1)) for number in range(6)])


def _profile_bomb() -> bytes:
    return png(chunk(b"iCCP", b"p\0\0" + zlib.compress(b"\0" * 100_000_000, 1)))


def _interlaced() -> bytes:
    header = struct.pack(">LLBBBBB", 4_000, 2_900, 16, 6, 0, 0, 1)
    pixels = zlib.compress(b"\0" * 95_000_000, 1)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


@pytest.mark.lesson("L1")
@pytest.mark.parametrize(
    "upload",
    [_text_bomb, _profile_bomb, _interlaced, lambda: frames("WEBP", 200), lambda: frames("PNG", 200)],
    ids=["texts that unfold", "a colour profile that unfolds", "interlaced and deep", "a film in WebP", "a film in PNG"],
)
async def test_what_unfolds_is_refused_or_becomes_one_small_picture(upload: Any):
    """Never the bot's memory or time: the child has limits of its own."""
    try:
        made = await portrait_from_upload(upload())
    except PortraitRefused:
        return
    picture = Image.open(io.BytesIO(made))
    assert (picture.format, picture.size, getattr(picture, "n_frames", 1)) == ("PNG", (256, 256), 1)
    assert len(made) < 100_000


async def test_what_stands_behind_or_within_a_picture_does_not_survive():
    """A page behind the last chunk, an address in a text, a script in a comment."""
    told = PngImagePlugin.PngInfo()
    told.add_text("Software", "<script>alert(1)</script>")
    out = io.BytesIO()
    Image.new("RGB", (80, 80), "#345").save(out, "PNG", pnginfo=told)
    made = await portrait_from_upload(out.getvalue() + b"<html><script>alert(2)</script>")
    assert b"script" not in made
    assert b"alert" not in made


# ---- by command


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path) as made:
        yield made


def _fetched(made: World) -> list[str]:
    """Addresses that are asked for from now on."""
    asked: list[str] = []
    http = made.on.bot.http
    fetch = http.get_from_cdn

    async def noted(url: str) -> bytes:
        asked.append(url)
        return await fetch(url)

    http.get_from_cdn = noted  # type: ignore[method-assign]
    return asked


@pytest.mark.lesson("L1", "F2")
async def test_an_upload_too_heavy_is_refused_before_a_byte_of_it_is_fetched(there: World):
    asked, person = _fetched(there), there.people["stranger"]
    for command, option, size, most in (("table join", "portrait", MOST_BYTES + 1, "2 MiB"), ("verify", "file", 8 * 1024 * 1024 + 1, "8")):
        options: dict[str, Any] = {option: ("x.png", b"\0" * size)} | ({"table": there.lobby} if option == "portrait" else {})
        shown = await person.slash(there.on.channel, command, **options)
        assert shown.ephemeral
        assert most in shown.response.content
    assert asked == []


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("me.png", b"<svg xmlns='http://www.w3.org/2000/svg'><image href='file:///etc/passwd'/></svg>"),
        ("me.png", b"MZ\x90\0" + b"\0" * 400),
        ("../../me.png", b"GIF89a" + b"\0" * 400),
        ("me.png\0.exe", b""),
    ],
    ids=["a drawing", "a program", "another kind", "nothing"],
)
async def test_what_is_no_portrait_is_refused_in_a_sentence_and_nobody_sits_down(there: World, name: str, content: bytes):
    before = await there.prints()
    shown = await there.people["stranger"].slash(there.on.channel, "table join", portrait=(name, content), table=there.lobby)
    assert shown.ephemeral
    assert 10 < len(shown.response.content) < 300
    assert await there.prints() == before


async def test_a_portrait_is_its_owners_and_goes_with_the_seat(tmp_path: Path):
    """Nobody changes another's; who leaves the lobby takes it along."""
    async with stage(tmp_path, extensions=("cogs.table",), check_errors=False) as on:
        ann, bob = on.person("ann"), on.person("bob")
        await on.open_table(ann)
        await ann.slash(on.channel, "table join", portrait=("a.png", png()))
        await bob.slash(on.channel, "table join", portrait=("b.png", png(size=(90, 70))))
        look = await on.look()
        kept = await on.call(on.bot.desk.portraits(on.table, look.seats))
        assert set(kept) == {0, 1}
        await bob.slash(on.channel, "table leave")
        assert set(await on.call(on.bot.desk.portraits(on.table, look.seats))) == {0}
