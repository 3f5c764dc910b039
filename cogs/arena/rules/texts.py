"""What an artistic text may not say: dice, numbers of the rules, the own class (ARENA-R31, ARENA-CLASS-c, ARENA-ORDER-b)."""

import re
import unicodedata

from cogs.arena.rules.words import Cls

# Stems with every ending; hyphens and spaces are one thing after folding.
_CLASS: dict[Cls, re.Pattern[str]] = {
    "conductor": re.compile(r"\b(conductors?|conductress|дирижер\w*)\b"),
    "vocal": re.compile(r"\b(backing ?vocal\w*|back ?vocal\w*|б[эе]к ?вокал\w*)\b"),
    "drummer": re.compile(r"\b(drummers?|ударник\w*|ударниц\w*)\b"),
}
_MECHANICS = (
    re.compile(r"(?<![^\W\d_])\d{0,2}[dкkд]-?\d{1,3}\b"),  # d10, 2к6; not "к 10 часам"
    re.compile(r"\b(куб\w*|кубик\w*|дайс\w*|die|dice) ?(d|к)? ?(показал\w*|выпал\w*|shows?|showed|rolled)? ?:? ?\d"),
    re.compile(r"\b(rolled|rolls|roll|выпал[аои]?|выбросил[аи]?|выкинул[аи]?) ?(a|an|:|=)? ?\d{1,2}\b"),
    re.compile(r"(?<![\w.,+])[+] ?\d{1,2}\b(?! ?(°|degrees|градус))"),
    re.compile(r"(?<![\w.,-])-\d{1,2}\b(?! ?(°|degrees|градус))"),
    re.compile(r"(\bплюс|\bминус|\bplus|\bminus) (один|два|две|три|one|two|three|\d) (к|to|на|on) (атак\w*|броск\w*|attack\w*|rolls?)\b"),
    re.compile(r"\b\d{1,2} ?(hp|хп|hit ?points?|health|points? of health|хит(а|ов|ы)?|очк\w+ здоровья|единиц\w* здоровья|здоровья)\b"),
    re.compile(r"\b(hp|хп|health|hit ?points?|здоровь[ея]|хит(ов|ы|а)?) ?[:=]? ?\d{1,2}\b"),
)


def lint(words: str, cls: Cls) -> str | None:
    """The rule a text breaks, or None: ARENA-CLASS-c for the own class, ARENA-ORDER-b for dice and numbers of the rules."""
    text = _folded(words)
    if _CLASS[cls].search(text):
        return "ARENA-CLASS-c"
    if any(pattern.search(text) for pattern in _MECHANICS):
        return "ARENA-ORDER-b"
    return None


def _folded(words: str) -> str:
    """Lower case, ё as е, every hyphen between letters a space, every minus one sign, look-alike digits plain."""
    text = unicodedata.normalize("NFKC", words).casefold().replace("ё", "е")
    text = re.sub(r"[\u200b-\u200f\u2060\ufeff\u00ad]", "", text)
    text = re.sub(r"[\u2010\u2011\u2012\u2212\ufe63]", "-", text)
    text = re.sub(r"(?<=[^\W\d_])-(?=[^\W\d_])", " ", text)
    return re.sub(r"\s+", " ", text)
