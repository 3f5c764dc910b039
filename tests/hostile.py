"""Names and texts that have broken other bots, and the questions every public text must pass. Import these wherever names are shown."""

import re
from typing import Final

from bot.ui.limits import FENCE

RTL_OVERRIDE: Final = "\u202e"
ZALGO: Final = "".join(letter + "\u0300\u0301\u0302\u0303\u0336\u0489" * 5 for letter in "Zalgo")

HOSTILE: Final[dict[str, str]] = {
    "everyone": "@everyone",
    "here in words": "hi @here!",
    "user mention": "<@80351110224678912>",
    "nick mention": "<@!80351110224678912>",
    "role mention": "<@&1>",
    "channel mention": "<#1>",
    "command mention": "</table join:1>",
    "custom emoji": "<:knife:1234567890>",
    "moving emoji": "<a:knife:1234567890>",
    "timestamp": "<t:0:F>",
    "guide link": "<id:customize>",
    "phone link": "<+15551234567>",
    "mention after a backslash": "\\<@1>",
    "mention in pieces": "<\u200b@1> @\u200beveryone <@\u20601>",
    "masked link": "[x](y)",
    "masked web link": "[free dice](https://evil.example/x)",
    "masked quiet link": "[x](<https://evil.example> 'title')",
    "bare link": "see https://evil.example/?q=1_2_3",
    "invite": "join discord.gg/abcdef now",
    "web invite": "https://discord.com/invite/abcdef",
    "spoiler": "||",
    "spoiler around": "||the drummer||",
    "backtick": "`",
    "backticks": "``a`` `b` ```",
    "fence": "```py\nimport os\n```",
    "open fence": "```ansi\n\u001b[31mred",
    "underscores": "__init__ snake_case_name _x_",
    "stars": "***Bold*** *and* **brave",
    "tildes": "~~gone~~ ~",
    "heading": "# Winner",
    "third heading": "### Round 9 resolved",
    "subtext": "-# seal ABCD",
    "quote": "> said nobody",
    "long quote": ">>> all of the rest",
    "list dash": "- one",
    "list star": "* one",
    "list plus": "+ one",
    "numbered list": "1. one",
    "numbered list with bracket": "12) one",
    "lines": "Robin\n# Hood\n\n\n\n> of Sherwood\r\n@everyone",
    "odd line ends": "a\u2028# b\u2029# c\u0085# d\v# e\f# f",
    "backslash at the end": "Robin\\",
    "backslashes": "\\\\\\*a\\*",
    "right-to-left override": f"Robin{RTL_OVERRIDE}dooH",
    "bidi isolates": "\u2066a\u2067b\u2068c\u2069\u2069\u2069",
    "bidi marks": "\u200e\u200f\u061ca\u202a\u202bb\u202c",
    "hebrew": "שלום 3",
    "arabic": "محمد (3)",
    "zalgo": ZALGO,
    "marks without a letter": "\u0301\u0301\u0489 \u20dd",
    "null bytes": "Ro\0bin\0",
    "control signs": "Ro\x01\x02\x07\x08\x1b[31mbin\x7f\x9b",
    "invisible": "\u200b\u2060\ufeff\u00ad\u3164\u115f\u2800\U000e0041",
    "blank": " \t\u00a0\u2003\u3000 ",
    "empty": "",
    "lone surrogate": "a\ud800b\udc00",
    "private use": "\ue000\uf8ff\U0010ffff",
    "32 emoji": "🎲" * 32,
    "family": "👨\u200d👩\u200d👧\u200d👦",
    "flags": "🇷🇺🇬🇧🏴\U000e0067\U000e0062\U000e007f",
    "keycap and skin": "1\ufe0f\u20e3 👍🏽",
    "look-alike": "Rоbin Ноod",
    "look-alike Discord": "Dіsсоrd",
    "clyde": "Clyde",
    "discord": "Discord",
    "full-width": "＠everyone ＃１",
    "grows when composed": "\u1fef\ufb2c\U0001d160" * 10,
    "html": "<script>alert(1)</script> &lt;@1&gt;",
    "sql": "Robert'); drop table seat;--",
    "fluent": '{ $name } { -term } {"',
    "format": "{0.__class__} %s %(a)s ${x}",
    "4,000 letters": "А" * 4_000,
    "4,000 stars": "*" * 4_000,
    "4,000 mentions": "<@1>" * 1_000,
    "4,000 marks": "a" + "\u0336" * 3_999,
}
"""What each one attacks, and the text."""

HOSTILE_NAMES: Final = tuple(HOSTILE.values())

_REFERENCES = re.compile(r"@(?:everyone|here)|<(?:@[!&]?\d|#\d|a?:\w+:\d|t:-?\d|/[^>]*:\d|id:\w|\+\d|https?:)", re.IGNORECASE)
_LINKS = re.compile(r"\w://\S|discord(?:app)?\.(?:gg|com)/", re.IGNORECASE)
_BIDI_OVERRIDES = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066\u2067]")
_CONTROLS = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


def active_references(text: str) -> list[str]:
    """Mentions, custom emoji, timestamps and links that Discord would act on; a backslash before one stops no ping, so it counts."""
    return _REFERENCES.findall(text) + _LINKS.findall(text)


def unescaped(text: str) -> str:
    """`text` without its escaped signs: whatever markdown is found in here is drawn."""
    return re.sub(r"\\[^0-9A-Za-z\s]", "", text)


def assert_inert(text: str) -> None:
    """Nothing in `text`, made of people's words alone, acts, hides, reorders its surroundings or carries bytes nobody can see."""
    assert active_references(text) == []
    assert not _BIDI_OVERRIDES.search(text)
    assert text.count("\u2068") == text.count("\u2069")
    assert not _CONTROLS.search(text)
    assert text.replace("\\`", "").count(FENCE) % 2 == 0
