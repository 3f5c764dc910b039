"""The check finds every kind of fault, and finds none in what is shipped."""

import re
from importlib.abc import Traversable
from pathlib import Path

import pytest

from bot.i18n import check, widths
from bot.i18n.files import Source, game_rooms, sources
from bot.i18n.keys_in_code import Used, keys_in, keys_in_code
from bot.i18n.languages import LANGS, Lang
from bot.kernel.ledger import read_ledger

Files = dict[Lang, list[Source]]


def faults(en: str, ru: str, code: str = "", rooms: tuple[str, ...] = ()) -> list[str]:
    found = check.faults({"en": [Source("en", en)], "ru": [Source("ru", ru)]}, list(keys_in(code, "code")), rooms)
    return [re.sub(r"^(en|ru|code):\d+: ", r"\1: ", fault) for fault in found]


@pytest.mark.lesson("J6")
@pytest.mark.lesson("M2")
def test_the_shipped_texts_have_no_fault() -> None:
    files: Files = {lang: list(sources(lang)) for lang in LANGS}
    assert check.faults(files, keys_in_code(), [room.name for room in game_rooms()]) == []


def test_the_shipped_texts_are_found_as_resources_of_their_packages() -> None:
    names = [source.name for source in sources("ru")]
    assert "bot/i18n/locale/ru/common.ftl" in names
    assert len(names) == len(set(names))
    for room in game_rooms():
        assert any(name.startswith(f"cogs/{room.name}/locale/") for name in names) or not list((Path(str(room)) / "locale").iterdir())


@pytest.mark.parametrize(
    ("en", "ru", "fault"),
    [
        ("a = A", "", "en: a is missing in ru"),
        ("", "a = А", "ru: a is missing in en"),
        ("a = { $x }", "a = { $y }", "ru: a: $x, $y stands in one language only"),
        ("a = A\nb junk", "a = А", 'en: can\'t be read: Expected token: "="'),
        ("a = A\na = B", "a = А", "en: a stands already in en:1"),
        ("a = A\n  .tip = B", "a = А\n  .tip = Б", "en: a must be a value without attributes"),
        ("a = Left in English", "a = Left in English", "ru: a isn't Russian (or needs the comment '# same')"),
        ("a = Choose", "a = Выберите цель", "ru: a says 'Выберите'; people are addressed as ты (or '# plural you')"),
        ("a = Yours", "a = Ваша заявка", "ru: a says 'Ваша'; people are addressed as ты (or '# plural you')"),
        ("a = { $n ->\n  [one] 1\n *[other] 2\n}", "a = { $n ->\n  [one] раз\n *[many] раз\n}", "ru: a lacks the plural few"),
        ("a = { $n ->\n *[one] 1\n}", "a = { $n }", "en: a lacks the plural other"),
        ("cmd-a = " + "x" * 101, "cmd-a = х", "en: cmd-a may take 101 characters in en, 100 fit"),
        ("choice-a = x", "choice-a = " + "х" * 101, "ru: choice-a may take 101 characters in ru, 100 fit"),
        ("button-a = " + "🎲" * 41, "button-a = х", "en: button-a may take 82 characters in en, 80 fit"),
        ("form-title-a = " + "x" * 46, "form-title-a = х", "en: form-title-a may take 46 characters in en, 45 fit"),
        ("form-label-a = " + "x" * 46, "form-label-a = х", "en: form-label-a may take 46 characters in en, 45 fit"),
        ("form-placeholder-a = " + "x" * 101, "form-placeholder-a = х", "en: form-placeholder-a may take 101 characters in en, 100 fit"),
        (
            "select-placeholder-a = " + "x" * 151,
            "select-placeholder-a = х",
            "en: select-placeholder-a may take 151 characters in en, 150 fit",
        ),
        ("arena-button-a = " + "x" * 81, "arena-button-a = х", "en: arena-button-a may take 81 characters in en, 80 fit"),
        ("a = " + "x" * 2001, "a = х", "en: a may take 2001 characters in en, 2000 fit"),
        ("refused-XX-a = A\nrefused-XX-A = A", "refused-XX-a = А\nrefused-XX-A = А", "en: refused-XX-A meets refused-XX-a"),
    ],
)
def test_each_kind_of_fault_is_found(en: str, ru: str, fault: str) -> None:
    assert fault in faults(en, ru, rooms=("arena",))


@pytest.mark.parametrize(
    ("en", "ru"),
    [
        ("a = OK", "a = OK"),
        ("# same\na = https and JSON format", "a = https and JSON format"),
        ("# plural you\na = You all", "a = Вы все"),
        ("cmd-a = " + "x" * 100, "cmd-a = " + "х" * 100),
        ("a = { $n ->\n  [one] 1\n *[other] 2\n}", "a = { $n ->\n  [one] раз\n  [few] раза\n *[many] раз\n}"),
        ("a = { $s ->\n  [bold] A\n *[shy] B\n}", "a = { $s ->\n  [bold] А\n *[shy] Б\n}"),
        ("-t = Tavern\na = { -t }", '-t = { $case ->\n *[nom] Таверна\n  [acc] Таверну\n}\na = { -t(case: "acc") }'),
        ("chooser-a = " + "x" * 200, "chooser-a = " + "х" * 200),
        ("a = In the shop window", "a = У витрины лежит визитка"),
    ],
)
def test_what_is_right_is_let_through(en: str, ru: str) -> None:
    assert faults(en, ru) == []


@pytest.mark.parametrize(
    ("message", "width"),
    [
        ("button-a = Attack { $name }", 7 + widths.VALUE),
        ("# $name up to 32\nbutton-a = Attack { $name }", 7 + 32),
        ("# $who, $name up to 9\nbutton-a = { $who }-{ $name }", 9 + 1 + 9),
        ("button-a = { $n ->\n  [one] { $n } hit\n *[other] { $n } hits\n}", widths.NUMBER + 5),
        ("b = long one\nbutton-a = { b }!", 9),
        ("button-a = { STAMP($when) }", 17),
        ("button-a = { button-a }", widths.VALUE),
    ],
)
def test_the_longest_rendering_is_measured(message: str, width: int) -> None:
    book = check._read([Source("en", message)], [])
    assert check._width(book["button-a"], book, book) == width


def test_a_button_that_a_phone_would_cut_is_noted_and_no_fault() -> None:
    files: Files = {"en": [Source("en", "button-a = " + "x" * 35)], "ru": [Source("ru", "button-a = " + "х" * 34)]}
    assert check.notes(files) == ["en:1: button-a has 35 characters, a phone shows about 34"]
    assert check.faults(files, []) == []


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ('texts.say(lang, "hit")', "code: no message hit"),
        ('say("hit")', "code: no message hit"),
        ('self.texts.say("en", "hit")', "code: no message hit"),
        ('_("hit")', "code: no message hit"),
        ('raise BadInput("hit")', "code: no message hit"),
        ('texts.say(lang, "a" if x else "hit")', "code: no message hit"),
        ('texts.say(lang, f"hit-{kind}")', "code: no message hit-…"),
        ('refuse_unless(x, "XX-8.2-b")', "code: no message refused-XX-8-2-b"),
        ('raise RuleViolation("XX-8", key="hit")', "code: no message hit"),
        ('texts.say(lang, "greeting", nam=1)', "code: greeting needs $name"),
        ('texts.say(lang, "outer")', "code: outer needs $name"),
        ('refuse_unless(x, "XX-8.2-a", gap=1)', "code: refused-XX-8-2-a needs $reach"),
    ],
)
def test_a_key_or_fact_that_code_needs_and_no_file_has_is_found(code: str, fault: str) -> None:
    en = "a = A\ngreeting = { $name }\nouter = { greeting }\nrefused-XX-8-2-a = { $reach }"
    ru = "a = А\ngreeting = { $name }\nouter = { greeting }\nrefused-XX-8-2-a = { $reach }"
    assert faults(en, ru, code) == [fault]


@pytest.mark.parametrize(
    "code",
    [
        'texts.say(lang, "greeting", name=1)',
        'texts.say(lang, "greeting", **facts)',
        'say("greeting", name=1)',
        "texts.say(lang, key)",
        'texts.say(lang, f"gre{x}", name=1)',
        'refuse_unless(x, "XX-8.2-a", gap=1, reach=2)',
        'print("hit")',
    ],
)
def test_code_that_says_what_there_is_is_let_through(code: str) -> None:
    ftl = "greeting = { $name }\nrefused-XX-8-2-a = { $reach }"
    assert faults(ftl, ftl, code) == []


def test_uses_name_their_place() -> None:
    assert [use.where for use in keys_in('\n\nsay(lang, "a")', "cogs/x.py")] == ["cogs/x.py:3"]
    assert isinstance(next(keys_in('say(lang, "a")', "x")), Used)


@pytest.mark.parametrize("room", game_rooms(), ids=lambda room: room.name)
def test_no_two_ids_of_a_ledger_have_one_key(room: Traversable) -> None:
    ledger = room / "content" / "rulebook.toml"
    if not ledger.is_file():
        pytest.skip("no ledger yet")
    ids = [entry.id for entry in read_ledger(ledger.read_bytes()).entries]
    keys = {id.replace(".", "-").casefold() for id in ids}
    assert len(keys) == len(ids)


def test_the_command_ends_with_one_and_a_line_a_fault(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    broken = {"en": [Source("en", "a = A\nb = B")], "ru": [Source("ru", "a = А")]}
    monkeypatch.setattr(check, "sources", lambda lang: iter(broken[lang]))
    monkeypatch.setattr(check, "keys_in_code", list)
    assert check.main() == 1
    assert capsys.readouterr().out == "en:2: b is missing in ru\n"
    broken["ru"] = [Source("ru", "a = А\nb = Б")]
    assert check.main() == 0
    assert capsys.readouterr().out == "texts: 4 messages in 2 languages, no fault\n"
