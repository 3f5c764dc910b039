"""What may become a portrait, and how the rest is refused."""

import io
import struct
import zlib

import pytest
from PIL import Image, PngImagePlugin

from bot.picture import PortraitRefused, portrait, portrait_from_upload
from bot.picture.portrait_worker import MOST_BYTES
from tests.picture.big import says


def picture(kind: str, size: tuple[int, int] = (300, 200), mode: str = "RGB", **how) -> bytes:
    out = io.BytesIO()
    Image.linear_gradient("L").resize(size).convert(mode).save(out, kind, **how)
    return out.getvalue()


def png_of(width: int, height: int, pixels: bytes = b"") -> bytes:
    """A PNG whose header promises a size; the pixels are whatever is given."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">L", len(body)) + kind + body + struct.pack(">L", zlib.crc32(kind + body))

    header = struct.pack(">LLBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(pixels)) + chunk(b"IEND", b"")


@pytest.mark.lesson("L1")
@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
@pytest.mark.parametrize("size", [(300, 200), (20, 90), (1, 1), (4096, 20)])
async def test_a_portrait_is_a_small_square_png(kind: str, size: tuple[int, int]):
    made = Image.open(io.BytesIO(await portrait_from_upload(picture(kind, size))))
    assert (made.format, made.size) == ("PNG", (256, 256))


async def test_nothing_but_pixels_survives():
    secret = "52.5200N 13.4050E"
    told = PngImagePlugin.PngInfo()
    told.add_text("Comment", secret)
    exif = Image.Exif()
    exif[0x010E] = secret
    for data in (picture("PNG", pnginfo=told, exif=exif), picture("JPEG", exif=exif, comment=secret.encode())):
        assert secret.encode() in data
        made = await portrait_from_upload(data)
        chunks = Image.open(io.BytesIO(made))
        chunks.load()
        assert secret.encode() not in made
        assert (dict(chunks.getexif()), getattr(chunks, "text", {})) == ({}, {})


async def test_a_photo_lying_on_its_side_is_set_upright():
    wide = Image.new("RGB", (200, 200), "#000")
    wide.paste("#fff", (0, 0, 100, 200))  # white on the left; turned right it is above
    exif = Image.Exif()
    exif[0x0112] = 6
    out = io.BytesIO()
    wide.save(out, "PNG", exif=exif)
    made = Image.open(io.BytesIO(await portrait_from_upload(out.getvalue()))).convert("L")
    assert (made.getpixel((128, 20)), made.getpixel((128, 236))) == (255, 0)


REFUSED = {
    "empty": (b"", "portrait-error-broken"),
    "gif": (picture("GIF"), "portrait-error-format"),
    "bmp": (picture("BMP"), "portrait-error-format"),
    "tiff": (picture("TIFF"), "portrait-error-format"),
    "svg": (b'<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>', "portrait-error-format"),
    "html named png": (b"<!doctype html><script>alert(1)</script>", "portrait-error-format"),
    "only a png's first bytes": (b"\x89PNG\r\n\x1a\n<html>", "portrait-error-format"),
    "cut short": (picture("PNG", (400, 400))[:-200], "portrait-error-broken"),
    "jpeg cut short": (picture("JPEG", (400, 400), quality=95)[:1200], "portrait-error-broken"),
    "webp cut short": (picture("WEBP", (400, 400), lossless=True)[:-60], "portrait-error-format"),
    "promises more than it has": (png_of(500, 500), "portrait-error-broken"),
    "too wide": (png_of(5000, 10), "portrait-error-large"),
    "too high": (png_of(10, 5000), "portrait-error-large"),
    "bomb": (png_of(65_000, 65_000, b"\0" * 1_000_000), "portrait-error-large"),
    "many pixels within the sides": (png_of(4000, 4000, b"\0" * 1_000_000), "portrait-error-pixels"),
    "too heavy": (b"\x89PNG\r\n\x1a\n" + b"\0" * MOST_BYTES, "portrait-error-heavy"),
}


@pytest.mark.lesson("L1")
@pytest.mark.parametrize(("data", "key"), REFUSED.values(), ids=REFUSED.keys())
async def test_what_is_no_portrait_is_refused_with_a_reason(data: bytes, key: str):
    with pytest.raises(PortraitRefused) as refused:
        await portrait_from_upload(data)
    assert refused.value.key == key
    for say in says().values():
        assert say(key, **refused.value.facts)


async def test_who_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(portrait, "_PATIENCE", 0.001)
    with pytest.raises(PortraitRefused) as refused:
        await portrait_from_upload(picture("PNG"))
    assert refused.value.key == "portrait-error-costly"


async def test_a_child_ended_by_its_limits_is_a_refusal_too(monkeypatch: pytest.MonkeyPatch, tmp_path):
    program = tmp_path / "greedy.py"
    program.write_text("import resource\nresource.setrlimit(resource.RLIMIT_AS, (1 << 28, 1 << 28))\nbytearray(1 << 30)\n")
    monkeypatch.setattr(portrait, "_PROGRAM", program)
    with pytest.raises(PortraitRefused) as refused:
        await portrait_from_upload(picture("PNG"))
    assert refused.value.key == "portrait-error-costly"
