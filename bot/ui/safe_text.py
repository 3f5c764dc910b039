"""What people write, made harmless before anyone else reads it.

Four doors, by where the text goes: `escape` into a sentence of ours, `clean_name` where no markdown is drawn (buttons, selects, pictures,
exports), `clean_post` for a post that may keep its bold and its quotes, `code` and `inline_code` for code. `webhook_name` is a name
Discord lets a webhook bear. Mentions are broken in the text besides `allowed_mentions`, so that a forgotten argument pings nobody.
"""

import json
import re
import unicodedata
from typing import Any, Final, cast

from bot.ui.limits import FENCE, WEBHOOK_NAME, clip, length

MARKS_PER_SIGN: Final = 2
"""Combining marks kept on one sign: enough for Vietnamese and Thai, too few to climb over other lines."""

GROWTH: Final = 3
"""`escape` gives at most this many characters for each it is given, and `FRAME` more."""

FRAME: Final = 4
"""What `escape` adds once: an isolate's two ends, a backslash and a blank at the beginning."""

BLANK = "\u200b"
_ISOLATE, _END_ISOLATE = "\u2068", "\u2069"
_JOINER = "\u200d"
_EMOJI_STYLES = "\ufe0e\ufe0f"

_MARKDOWN = re.compile(r"[\\*_~`|\[\]]")
_LINE_MARK = re.compile(r"-#|[#>]|[-+](?=\s)|\d+(?=[.)])")
_HEADING = re.compile(r"^((?:[ \t>*+-]|\d{1,9}[.)])*)#", re.MULTILINE)
_QUOTE_OF_ALL = re.compile(r"^((?:[ \t*+-]|\d{1,9}[.)])*)>>>", re.MULTILINE)
_LONG_FENCE = re.compile("`{4,}")
_ESCAPED_FENCE = re.compile(r"\\+(?=```)")
_ANGLE = re.compile(r"<(?=[@#:/+\w])")
_SCHEME = re.compile(r"(?<=[\w+.-]):(?=//)")
_INVITE = re.compile(r"(discord(?:app)?\.(?:gg|com|me|new|gift)|dis\.gd)(?=\s*[/\\])", re.IGNORECASE)
_AT = re.compile(r"@(?=\S)")
_MASKED_LINK = re.compile(r"\](?=\s*\()")
_FENCED = re.compile(r"(```.+?```)", re.DOTALL)
_BLANK_LINES = re.compile(r"\n(?:[ \t]*\n){2,}")

# Blank letters, soft hyphen, tags, variation selectors beyond the two of emoji: names of nothing, and names that look like another's.
_INVISIBLE = re.compile("[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U000e0000-\U000e0fff]")


def escape(text: str) -> str:
    """A name or a short free text for a public sentence: one line, every sign shown as itself, nothing in it acts.

    Not twice: the second time shows the first one's backslashes. Markup of ours goes around the result, never into it.
    """
    line = _break_references(_one_line(text))
    line = _MARKDOWN.sub(r"\\\g<0>", line)
    if mark := _LINE_MARK.match(line):
        line = f"{mark[0]}\\{line[mark.end() :]}" if mark[0].isdigit() else f"\\{line}"
    return f"{_ISOLATE}{line}{_END_ISOLATE}" if _runs_from_right(line) else line


_written = json.JSONEncoder(ensure_ascii=False).encode  # one way through all of it, without a step of ours for each part


def without_halves(value: Any) -> Any:
    """What came in as JSON, with halves of signs (lone surrogates) replaced in every text: no file and no hash takes them."""
    try:
        _written(value).encode()
    except UnicodeEncodeError:
        return _mended(value)
    return value


def _mended(value: Any) -> Any:
    if isinstance(value, str):
        return value if value.isascii() else value.encode("utf-8", "replace").decode()
    if isinstance(value, dict):
        return {name: _mended(one) for name, one in cast(dict[str, Any], value).items()}
    if isinstance(value, list):
        return [_mended(one) for one in cast(list[Any], value)]
    return value


def clean_name(text: str, limit: int) -> str:
    """A name as one visible line of at most `limit`; empty if nothing visible is left, which callers refuse. Markdown stays in it."""
    return clip(_one_line(text), limit)


def clean_post(text: str, limit: int) -> str:
    """A person's post of at most `limit`; paragraphs, bold, italics, spoilers, lists, quotes and closed code blocks stay.

    Mentions, links, custom emoji and timestamps are shown as text. So are headings and subtext, with which a post could pose as the
    game master's announcement, a quote of all that follows (it becomes one of its line), and a code block that isn't closed.
    """
    tidy = _BLANK_LINES.sub("\n\n", _tidy(text)).strip()
    room = limit
    post = _defuse(clip(tidy, room))
    while length(post) > limit:
        room -= length(post) - limit
        post = _defuse(clip(tidy, room))
    return post


def webhook_name(text: str) -> str | None:
    """`text` as a name that Discord takes for a webhook, or None where it would pose as Discord or nothing is left.

    "Discordia" and "Clyde Barrow" are mended by a hair-thin space, as they are names in their own right; "Clyde", "D1scord" or a
    Cyrillic look-alike are not.
    """
    name = clean_name(text, WEBHOOK_NAME)
    if not name or _skeleton(name) in _OFFICIAL:
        return None
    rest = _skeleton(_FORBIDDEN.sub("", name))
    if any(word in rest for word in _DISGUISED):
        return None
    return clip(_FORBIDDEN.sub(lambda found: found[0][0] + _THIN + found[0][1:], name), WEBHOOK_NAME)


def code(text: str, language: str = "") -> str:
    """`text` in a code block of its own, which it can't leave."""
    body = re.sub("`(?=`)", f"`{BLANK}", _tidy(text)).strip("\n")
    return f"{FENCE}{language}\n{body or BLANK}\n{FENCE}"


def inline_code(text: str) -> str:
    """`text` as code within a line; backticks in it are drawn by a look-alike, since nothing can escape them there."""
    return f"`{_one_line(text).replace('`', 'ˋ') or BLANK}`"


def _one_line(text: str) -> str:
    return " ".join(_tidy(text).split())


def _tidy(text: str) -> str:
    """Visible signs and line ends only, composed, with a bound on the marks one sign may carry."""
    text = re.sub("\r\n?|[\u0085\u2028\u2029\v\f]", "\n", text)
    text = _INVISIBLE.sub("", unicodedata.normalize("NFC", text))
    kept: list[str] = []
    marks = 0
    for sign in text:
        category = unicodedata.category(sign)
        if category in ("Mn", "Me"):
            marks += 1
            bare = not kept or kept[-1].isspace()
            if marks > MARKS_PER_SIGN or bare or (sign in _EMOJI_STYLES and kept[-1].isalpha()):
                continue
        elif sign == _JOINER:
            # Families and flags of emoji need it; between other signs, or at an end, it only makes two names look alike.
            if not kept or not _is_pictorial(kept[-1]):
                continue
        elif category in ("Cc", "Cf", "Cs", "Co") and sign not in "\n\t":
            continue
        else:
            marks = 0
        kept.append(sign)
    return unicodedata.normalize("NFC", "".join(kept).rstrip(_JOINER))


def _is_pictorial(sign: str) -> bool:
    return sign in _EMOJI_STYLES or unicodedata.category(sign) in ("So", "Sk", "Cn")


def _runs_from_right(text: str) -> bool:
    return any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in text)


def _break_references(text: str) -> str:
    """Mentions, links, invites, custom emoji, timestamps: a blank between two of their signs; readers see the same text."""
    text = _ANGLE.sub(f"<{BLANK}", text)
    text = _AT.sub(f"@{BLANK}", text)
    text = _SCHEME.sub(f":{BLANK}", text)
    return _INVITE.sub(rf"\1{BLANK}", text)


def _defuse(post: str) -> str:
    # An escaped fence would open a block for us and none for Discord; of a run of four and more it's open where the block begins.
    post = _LONG_FENCE.sub(FENCE, _ESCAPED_FENCE.sub("", _break_references(post)))
    parts = _FENCED.split(post)
    return "".join(part if place % 2 else _defuse_prose(part) for place, part in enumerate(parts))


def _defuse_prose(part: str) -> str:
    part = part.replace(FENCE, r"\`\`\`")
    part = _HEADING.sub(r"\1\\#", part)
    part = _QUOTE_OF_ALL.sub(r"\1>", part)
    return _MASKED_LINK.sub(r"\\]", part)


def _skeleton(name: str) -> str:
    """What a hurried reader takes `name` for: case, accents, blanks and look-alikes of other alphabets folded away."""
    plain = unicodedata.normalize("NFKD", name.casefold()).casefold()
    return "".join(_LOOK_ALIKES.get(sign, sign) for sign in plain if unicodedata.category(sign)[0] not in "MZPC" or sign in "|!")


# Small letters only: names are folded first. "i" and "l" are one letter here, since capitals make them one.
_LOOK_ALIKES: Final = {
    alike: letter
    for letter, alikes in {
        "a": "а4@α",
        "c": "сϲςᴄ",
        "d": "ԁđ",
        "e": "еє3ε",
        "h": "нһ",
        "l": "iіӏ1|!ıιɩłї",
        "m": "мϻ",
        "n": "пη",
        "o": "о0οоσø",
        "r": "гᴦ",
        "s": "ѕ5$ꜱ",
        "t": "тτ7",
        "u": "υцʋ",
        "v": "νѵ",
        "y": "уүγ",
    }.items()
    for alike in alikes
}
_THIN: Final = "\u200a"
_FORBIDDEN = re.compile("clyde|discord", re.IGNORECASE)
_DISGUISED: Final = tuple(map(_skeleton, ("clyde", "discord")))
_OFFICIAL: Final = frozenset(
    map(
        _skeleton,
        ("clyde", "discord", "discord system", "discord staff", "discord support", "discord team", "system", "automod", "everyone", "here"),
    )
)
