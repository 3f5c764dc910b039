"""Decodes one upload and ends: run by its path in a process of its own, with little memory and little time.

Whatever an image library can be tricked into happens here and not in the bot. Reads the upload from standard input;
writes the portrait (exit code 0) or the refusal as JSON (exit code 3). It imports nothing of ours.
"""

import io
import json
import resource
import sys

from PIL import Image, ImageOps

SIDE = 256
MOST_BYTES = 8 * 1024 * 1024
MOST_SIDE = 4096
MOST_PIXELS = 12_000_000
FORMATS = ("PNG", "JPEG", "WEBP")
REFUSED = 3
_MEMORY = 640 * 1024 * 1024
_SECONDS = 5
_BACKDROP = (42, 49, 64)


class Refusal(Exception):
    def __init__(self, key: str, **facts: int | str) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts


def limit_myself() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (_SECONDS, _SECONDS))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def portrait(data: bytes) -> bytes:
    """A square PNG of 256 pixels made new from the pixels alone: nothing else of the upload survives."""
    if len(data) > MOST_BYTES:
        raise Refusal("portrait-error-heavy", limit=MOST_BYTES // 1024 // 1024)
    image = _opened(data)
    # Only the header has been read so far.
    width, height = image.size
    if width > MOST_SIDE or height > MOST_SIDE:
        raise Refusal("portrait-error-large", width=width, height=height, limit=MOST_SIDE)
    if width * height > MOST_PIXELS:
        raise Refusal("portrait-error-pixels", width=width, height=height, limit=MOST_PIXELS // 1_000_000)
    try:
        image.draft("RGB", (SIDE * 2, SIDE * 2))  # lets a JPEG skip what would be thrown away
        image.load()
        return _square(image)
    except MemoryError:
        raise Refusal("portrait-error-costly") from None
    except Exception:
        # The libraries below raise nearly anything on damaged input.
        raise Refusal("portrait-error-broken") from None


def _opened(data: bytes) -> Image.Image:
    try:
        return Image.open(io.BytesIO(data), formats=FORMATS)
    except Image.DecompressionBombError:
        raise Refusal("portrait-error-pixels", width=0, height=0, limit=MOST_PIXELS // 1_000_000) from None
    except Exception:
        raise Refusal("portrait-error-format") from None


def _square(image: Image.Image) -> bytes:
    turned = ImageOps.exif_transpose(image).convert("RGBA")
    # Faces are more often in the upper part than in the middle.
    cut = ImageOps.fit(turned, (SIDE, SIDE), Image.Resampling.LANCZOS, centering=(0.5, 0.35))
    flat = Image.new("RGB", cut.size, _BACKDROP)
    flat.paste(cut, mask=cut.getchannel("A"))
    out = io.BytesIO()
    # 256 colours: a third of the bytes, and nobody sees it at the size of a token.
    flat.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.FLOYDSTEINBERG).save(out, "PNG", optimize=True)
    return out.getvalue()


def main() -> int:
    limit_myself()
    Image.MAX_IMAGE_PIXELS = None  # the header is judged by our own limits, which come with our own words
    try:
        answer, code = portrait(sys.stdin.buffer.read(MOST_BYTES + 1)), 0
    except Refusal as refusal:
        answer, code = json.dumps({"key": refusal.key, "facts": refusal.facts}).encode(), REFUSED
    sys.stdout.buffer.write(answer)
    return code


if __name__ == "__main__":
    sys.exit(main())
