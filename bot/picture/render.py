"""SVG text to PNG bytes, and the small program that does it in a process of its own.

The renderer holds Python's global lock for the whole picture (about 0.1 s): in a thread it would stop the event loop
all the same. So this file is also run by its path, as a child that reads SVGs and writes PNGs; see `paint`.
It imports nothing of ours, so that such a child starts quickly and stays small.

Both ways a message is four bytes of length and the body; an answer has one byte before that: 0 for a PNG, 1 for a complaint.
"""

import io
import signal
import struct
import sys
from pathlib import Path
from typing import BinaryIO

import resvg_py
from PIL import Image

LENGTH = struct.Struct(">L")
DRAWN, REFUSED = b"\0", b"\1"
_FONTS = [str(path) for path in sorted(Path(__file__).with_name("fonts").glob("*.ttf"))]


HEAVY = 240_000  # bytes; only a crowd of noisy portraits makes a card heavier
_PIXELS_A_BYTE = 4  # of a page larger than a card: it may weigh more before it is made lighter
_SIZE = struct.Struct(">LL")  # width and height, 16 bytes after the beginning of a PNG


def render(svg: str) -> bytes:
    """Fonts are named one by one: the machine's own never decide what a picture looks like."""
    png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=_FONTS)
    width, height = _SIZE.unpack_from(png, 16)
    return png if len(png) <= max(HEAVY, width * height // _PIXELS_A_BYTE) else _in_256_colours(png)


def _in_256_colours(png: bytes) -> bytes:
    out = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGBA").quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG")
    return out.getvalue()


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    while head := requests.read(LENGTH.size):
        svg = requests.read(LENGTH.unpack(head)[0]).decode("utf-8")
        try:
            mark, body = DRAWN, render(svg)
        except ValueError as fault:
            mark, body = REFUSED, str(fault).encode("utf-8")
        answers.write(mark + LENGTH.pack(len(body)) + body)
        answers.flush()


if __name__ == "__main__":
    # Ctrl-C in a terminal reaches children too; this one ends when its input does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    serve(sys.stdin.buffer, sys.stdout.buffer)
