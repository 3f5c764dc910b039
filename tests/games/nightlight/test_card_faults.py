"""Every fault of a card file is a sentence of ours, in both languages, whatever was typed."""

import copy
import re
import tomllib
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from bot.i18n.languages import LANGS
from bot.i18n.texts import texts
from bot.kernel.content import ContentFault
from cogs.nightlight.card_faults import field_fault
from cogs.nightlight.library import cards, parsed, read_files
from cogs.nightlight.rules.content import CardFile

JUNK: tuple[Any, ...] = (
    3,
    -5,
    99,
    1.5,
    True,
    "",
    "nonsense",
    "x" * 90,
    [],
    ["nonsense"],
    {},
    {"n": 1},
    [[]],
    10**30,
    "any_animal[tier<=2]",
)
THEIRS = re.compile(r"Input|should be|valid|Extra|Field required|union|NoneType|instance of")


def spoilt(data: dict[str, Any], rng: Random) -> dict[str, Any]:
    """The same with one thing wrong, maybe: a value, a field too few, a field too many."""
    data = copy.deepcopy(data)
    place: Any = data
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        if not keys:
            return data
        key = rng.choice(keys)
        inside = place[key]
        if isinstance(inside, dict | list) and inside and rng.random() < 0.8:
            place = inside
            continue
        match rng.randrange(4):
            case 0 if isinstance(place, dict):
                del place[key]
            case 1 if isinstance(place, dict):
                place[rng.choice(("colour", "verb", "targets", "n", "when"))] = rng.choice(JUNK)
            case _:
                place[key] = rng.choice(JUNK)
        return data


def told(fault: ContentFault) -> list[str]:
    return [texts().say(lang, fault.key, **fault.facts) for lang in LANGS]


def fault_of_fields(name: str, text: str, data: dict[str, Any]) -> ContentFault | None:
    try:
        CardFile.model_validate(data)
    except ValidationError as refused:
        return field_fault(name, text, data, refused)
    return None


def fault_of_text(text: str) -> ContentFault | None:
    try:
        parsed("mine.toml", text)
    except ContentFault as fault:
        return fault
    return None


@pytest.mark.rule("NL-CON-b")
@pytest.mark.parametrize("name", [name for name, _ in cards().files])
def test_a_spoilt_field_is_told_in_our_words(name: str):
    text = dict(cards().files)[name]
    data, rng = tomllib.loads(text), Random(name)
    found = [fault for _ in range(400) if (fault := fault_of_fields(name, text, spoilt(data, rng))) is not None]
    assert len(found) > 100
    for fault in found:
        assert fault.key != "nightlight-fault-other", fault
        assert 1 <= fault.line <= len(text.splitlines())
        assert len(set(told(fault))) == len(LANGS)
        for sentence in told(fault):
            bare = sentence
            for one in ("given", "known", "place", "field"):
                bare = bare.replace(str(fault.facts.get(one) or sentence), "")
            assert not THEIRS.search(bare), sentence


@pytest.mark.rule("NL-CON-b")
def test_a_file_that_is_cut_off_or_scribbled_on_is_told_in_our_words():
    rng, text = Random(5), dict(cards().files)["toy_chest.toml"]
    keys: set[str] = set()
    for _ in range(300):
        at = rng.randrange(len(text))
        scribble = rng.choice(("", "=", '"', "[", "]", "{", "}", "[[", "\n", "weapon", ",", "= 3 4"))
        wrong = text[:at] if rng.random() < 0.2 else text[:at] + scribble + text[at + rng.randrange(3) :]
        fault = fault_of_text(wrong)
        if fault is not None:
            keys.add(fault.key)
            assert 1 <= fault.line <= len(wrong.splitlines()) + 1
            assert len(set(told(fault))) == len(LANGS)
    assert len({key for key in keys if "-toml" in key}) >= 4


@pytest.mark.rule("NL-CON-b")
@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("[[weapon]", "toml"),
        ("copies", "toml-equals"),
        ('id = "X1', "toml-quote"),
        ('icons = ["FOX"', "toml-bracket"),
        ("copies = ", "toml-value"),
        ("copies = 1\ncopies = 2", "toml-twice"),
    ],
)
def test_what_is_no_toml_says_what_to_write(line: str, key: str):
    with pytest.raises(ContentFault) as refused:
        read_files((("mine.toml", line + "\n"),))
    assert refused.value.key == f"nightlight-fault-{key}"
