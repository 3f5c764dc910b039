"""Every number Discord sets, once, and the small functions that keep texts and lists within them.

Nothing here imports discord. Lengths are counted by `length`: Discord's documentation does not say whether it counts code points or
UTF-16 units, so the larger of the two is taken (an emoji outside the first plane counts as two).
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

Item = TypeVar("Item")

FIRST_ANSWER_SECONDS = 3
"""An interaction not acknowledged by then has failed for the person."""
ANSWER_BUDGET_SECONDS = 1
"""What we allow ourselves of those three seconds."""
TOKEN_MINUTES = 15
"""How long an interaction can be followed up and its answer edited."""
NONCE_CHARACTERS = 25
"""The nonce of a message; with `enforce_nonce` a repeated send returns the first message."""
NONCE_MINUTES = 2
"""How long we trust a nonce to be remembered."""
FRESH_EDIT_MINUTES = 60
"""Edits of older messages are throttled (error 30046)."""

CHAT_COMMANDS = 100
"""Slash commands per scope."""
USER_MENU_COMMANDS = 15
"""User context menu commands per scope."""
MESSAGE_MENU_COMMANDS = 15
"""Message context menu commands per scope."""
COMMAND_ENTRIES = 25
"""Options, subcommands or groups of one command: one shared list."""
CHOICES = 25
"""Fixed choices of one option."""
AUTOCOMPLETE_ANSWERS = 25
"""Suggestions in one answer to a half-typed option."""
COMMAND_TEXT = 8_000
"""Names, descriptions and values of one command with all its subcommands, each in its longest localisation."""
COMMAND_NAME = 32
"""Name of a command or an option."""
COMMAND_DESCRIPTION = 100
"""Description of a command or an option."""
CHOICE_NAME = 100
"""Shown name of a choice or suggestion."""
CHOICE_VALUE = 100
"""Sent value of a choice or suggestion."""
COMMAND_CREATIONS_A_DAY = 200
"""Per server and day, global ones apart."""

CONTENT = 2_000
"""Characters of a classic message."""
EMBEDS = 10
"""Embeds in one message."""
EMBED_TEXT = 6_000
"""Text of all embeds of one message together."""
EMBED_TITLE = 256
"""Title of an embed."""
EMBED_DESCRIPTION = 4_096
"""Description of an embed."""
EMBED_FIELDS = 25
"""Fields of an embed."""
EMBED_FIELD_NAME = 256
"""Name of an embed's field."""
EMBED_FIELD_VALUE = 1_024
"""Value of an embed's field."""
COMPONENTS = 40
"""Components of a V2 message, nested ones counted."""
TEXT_DISPLAYS = 4_000
"""All text displays of one V2 message together."""
GALLERY_ITEMS = 10
"""Pictures in one gallery."""
ALT_TEXT = 1_024
"""Description of a picture."""
ACTION_ROWS = 5
"""Rows of a classic message."""
BUTTONS_A_ROW = 5
"""A select fills a row alone."""
BUTTON_LABEL = 80
"""What Discord takes."""
BUTTON_LABEL_VISIBLE = 34
"""What a phone shows of it."""
CUSTOM_ID = 100
"""Of a button, select, form or field."""
SELECT_OPTIONS = 25
"""Options of one select."""
SELECT_LABEL = 100
"""Label of a select's option."""
SELECT_DESCRIPTION = 100
"""Second line of a select's option."""
SELECT_VALUE = 100
"""Sent value of a select's option."""
SELECT_PLACEHOLDER = 150
"""What an empty select shows."""

FORM_FIELDS = 5
"""Fields of one form (modal)."""
FORM_TITLE = 45
"""Title of a form."""
FORM_LABEL = 45
"""Label of a form's field."""
FORM_HELP = 100
"""Line under that label."""
FORM_TEXT = 4_000
"""What a person may write in one text field."""
FORM_PLACEHOLDER = 100
"""What an empty text field shows."""
RADIO_OPTIONS = range(2, 11)
"""How many options a radio group may have."""
CHECKBOX_OPTIONS = range(1, 11)
"""How many options a checkbox group may have."""

FILES = 10
"""Attachments of one message."""
FILE_BYTES = 10 * 1024 * 1024
"""Where the place states no `attachment_size_limit`."""
REQUEST_BYTES = 25 * 1024 * 1024
"""A whole request, files included."""
WEBHOOK_NAME = 80
"""Characters of a webhook's name; `safe_text.webhook_name` knows the forbidden words."""
WEBHOOKS_A_CHANNEL = 15
"""All webhooks of one channel together."""
THREAD_NAME = 100
"""Name of a thread or channel."""
DISPLAY_NAME = 32
"""Name or nickname of a person; what we allow a character too."""
PINS = 250
"""Pinned messages of one channel."""

REQUESTS_A_SECOND = 50
"""Global, answers to interactions exempt."""
INVALID_REQUESTS = 10_000
"""In ten minutes; after that the address is shut out."""
IDENTIFIES_A_DAY = 1_000
"""Gateway log-ins."""
SERVERS_A_SHARD = 2_500
"""From there on sharding is mandatory."""

PICTURE_BYTES = 250_000
"""Our own bound for a drawn picture (design, part 8)."""
PORTRAIT_PIXELS = 256
"""Side of a stored portrait (design, part 6)."""
STATE_BYTES = 100_000
"""Our own bound for the state of a table at its largest legal position (design, part 3)."""

ELLIPSIS = "…"
FENCE = "```"


def length(text: str) -> int:
    """How much of a limit `text` uses: UTF-16 units, which are never fewer than code points."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def fits(text: str, limit: int) -> bool:
    return length(text) <= limit


def clip(text: str, limit: int) -> str:
    """`text`, or as much of its beginning as fits together with an ellipsis; never ends inside a character with its marks."""
    if fits(text, limit):
        return text
    if limit < 1:
        return ""
    return text[: _cut(text, limit - 1)].rstrip() + ELLIPSIS


def pages(items: Sequence[Item], per_page: int) -> list[Sequence[Item]]:
    """`items` in runs of at most `per_page`; one empty page where there is nothing, so that a first page always exists."""
    if per_page < 1:
        raise ValueError("a page holds at least one item")
    return [items[start : start + per_page] for start in range(0, len(items), per_page)] or [items]


def fits_select(items: Sequence[object]) -> bool:
    """Whether one select can offer all of `items`; else page them or suggest while the person types."""
    return 1 <= len(items) <= SELECT_OPTIONS


def split_text(text: str, limit: int) -> list[str]:
    """`text` as messages of at most `limit`, none of them blank; none at all for a blank text.

    Cut at line ends, else after a space, else between characters (never between a character and its marks). A code block that is cut
    is closed and opened again. A last ``` without a partner is text.
    """
    if limit < _SMALLEST_SPLIT:
        raise ValueError(f"texts are split at {_SMALLEST_SPLIT} characters or more")
    if fits(text, limit) and FENCE not in text:
        return [whole] if (whole := text.strip("\n")).strip() else []
    pieces: list[str] = []
    fence = _Fence(text.count(FENCE) // 2 * 2, "")
    piece = ""
    for fragment, begins_line in _fragments(text, limit - _FENCE_ROOM):
        glue = "\n" if begins_line and piece else ""
        after = fence.after(fragment)
        if not fits(piece + glue + fragment + after.closing, limit):
            pieces.append(fence.close(piece))
            piece, glue = fence.opener, "\n" if fence.opener else ""
        piece, fence = piece + glue + fragment, after
    pieces.append(piece)
    return [piece for piece in (piece.strip("\n") for piece in pieces) if piece.strip()]


@dataclass(frozen=True)
class _Fence:
    """Whether a code block is open, and how many markers of the text are still to come."""

    markers_left: int
    opener: str

    def after(self, fragment: str) -> "_Fence":
        left, opener = self.markers_left, self.opener
        for marker in _MARKER.finditer(fragment):
            if left:
                left, opener = left - 1, "" if opener else (marker[0] if marker.end() == len(fragment) else FENCE)
        return _Fence(left, opener)

    @property
    def closing(self) -> str:
        return f"\n{FENCE}" if self.opener else ""

    def close(self, piece: str) -> str:
        # An opener that would stand alone at the end of a message goes with its block to the next one.
        return piece.removesuffix(self.opener) if self.opener and piece.endswith(self.opener) else piece + self.closing


_MARKER = re.compile(r"```(?:[\w+-]{1,20}(?=$))?")
_SMALLEST_SPLIT = 64
_FENCE_ROOM = len(FENCE) + 20 + len("\n") * 2 + len(FENCE)
"""An opener with the longest language name we keep, the line ends, a closer."""


def _fragments(text: str, room: int) -> Iterator[tuple[str, bool]]:
    """The lines of `text`, over-long ones in parts; with each whether it begins a line."""
    for line in text.split("\n"):
        rest, begins = line, True
        while not fits(rest, room):
            cut = _cut(rest, room)
            space = rest.rfind(" ", cut // 2, cut) + 1
            yield rest[: space or cut], begins
            rest, begins = rest[space or cut :], False
        yield rest, begins


def _cut(text: str, room: int) -> int:
    """The largest index at which `text` may be cut so that what stands before it fits."""
    hard, used = 0, 0
    for character in text:
        used += length(character)
        if used > room:
            break
        hard += 1
    cut = hard
    while 0 < cut < len(text) and _belong_together(text[:cut], text[cut]):
        cut -= 1
    return cut or hard


def _belong_together(before: str, following: str) -> bool:
    """Whether a reader sees `following` as a part of the sign that `before` ends with."""
    joined = unicodedata.category(following).startswith("M") or following in _JOINERS or before[-1] == _ZERO_WIDTH_JOINER
    half_a_flag = following in _FLAG_LETTERS and (len(before) - len(before.rstrip(_FLAG_LETTERS))) % 2 == 1
    half_a_fence = following == before[-1] == "`"
    half_an_escape = before[-1] == "\\"
    return joined or half_a_flag or half_a_fence or half_an_escape


_ZERO_WIDTH_JOINER = "\u200d"
_JOINERS = frozenset("\u200d\u200b" + "".join(map(chr, range(0x1F3FB, 0x1F400))))
"""Signs that change the one before them: joiner, the blank that `safe_text` puts behind signs, skin tones."""
_FLAG_LETTERS = "".join(map(chr, range(0x1F1E6, 0x1F200)))
