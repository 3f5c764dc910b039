"""The two languages, and how each of them joins a list."""

from collections.abc import Iterable
from typing import Final, Literal, get_args

from babel.lists import format_list

Lang = Literal["en", "ru"]
LANGS: Final[tuple[Lang, ...]] = get_args(Lang)

# British lists: "A, B and C" has no comma before its "and".
_LIST_LOCALES: Final[dict[Lang, str]] = {"en": "en_GB", "ru": "ru"}


def lang_of(locale: object) -> Lang:
    """The language for a reader whose Discord says `locale` (its Locale, a code such as "ru" or "en-US", None): English unless Russian."""
    return "ru" if str(locale).lower().replace("_", "-").split("-")[0] == "ru" else "en"


def capital(words: str) -> str:
    """With a large first letter, where a line begins with what else stands inside of a sentence."""
    return words[:1].upper() + words[1:]


def joined(lang: Lang, items: Iterable[str], style: Literal["and", "or"] = "and") -> str:
    """ "A, B and C" or "A, B or C" in the words of `lang`; empty for nothing."""
    return format_list(list(items), style="standard" if style == "and" else "or", locale=_LIST_LOCALES[lang])
