"""Every rule that can refuse says why and what would be right, in both languages, with the facts filled in."""

from typing import Any

import pytest

from bot.kernel.game import RuleViolation
from bot.kernel.walk import why_not
from bot.ui.limits import length
from cogs.arena.narrate_opening import house_rule, opening
from cogs.arena.orders import read_order
from cogs.arena.room import ROOM
from cogs.arena.rules.actions import Attack, Conduct, Curse, Hail, Heal
from cogs.arena.rules.options import WAITING, ArenaOptions
from tests.games.arena.words.battle import SAY, TEXTS
from tests.games.arena.words.position import ALICE, DRACULA, HOLMES, MEPHISTO, QUIXOTE, ROBIN, order_of, state_of, view_of

LEDGER = (
    "TEAM-a HERO-a CLASS-a CLASS-b CLASS-c ORDER-a ORDER-b ORDER-c ORDER-d ORDER-f ORDER-g ORDER-h ATTACK-a ATTACK-b ATTACK-e STANCE-g "
    "ABILITY-a WOUND-e WOUND-i COND-d COND-i COND-j VOCAL-b VOCAL-h DRUM-f DRUM-g DRUM-i DRUM-k END-a R16 R17 R19 R20 R21 R22 R23 R24 "
    "R25 R26 R27 R28 R29 R30 R31 R32 R33 R34 R35 R36 R37 R38 R39 R40 R41 R42"
).split()


@pytest.mark.parametrize("rule", LEDGER)
def test_every_refusing_id_has_a_message(rule: str) -> None:
    assert TEXTS.has(f"refused-ARENA-{rule}")


REFUSED = [
    (RuleViolation("ARENA-WOUND-i", target=MEPHISTO), "Мефистофель (З4)", "Mephistopheles (E4)"),
    (
        RuleViolation("ARENA-ORDER-h", target=ALICE, itself=False, foe=False),
        "Алиса (Д4) на твоей стороне",
        "Alice (G4) is on your own side",
    ),
    (RuleViolation("ARENA-ORDER-h", target=ROBIN, itself=True, foe=False), "Себя атаковать нельзя", "can't attack yourself"),
    (RuleViolation("ARENA-VOCAL-h", target=ALICE, itself=True, foe=False), "не себе", "not to yourself"),
    (RuleViolation("ARENA-VOCAL-h", target=DRACULA, itself=False, foe=True), "— враг", "is an enemy"),
    (RuleViolation("ARENA-VOCAL-h", target=ALICE, itself=False, foe=False), "кладут на врага", "goes to an enemy"),
    (RuleViolation("ARENA-COND-i", target=ALICE, verb="ward"), "Оберег дважды", "Ward twice on Alice"),
    (RuleViolation("ARENA-COND-d", target=HOLMES), "Себя воодушевить нельзя", "can't go to yourself"),
    (RuleViolation("ARENA-COND-j", target=DRACULA, itself=False, foe=True), "Граф Дракула (З1) — враг", "is an enemy"),
    (RuleViolation("ARENA-DRUM-f", number=3, most=2), "заявлено 3", "you said 3"),
    (RuleViolation("ARENA-DRUM-i", number=2, most=1), "только один", "only one"),
    (RuleViolation("ARENA-DRUM-i", number=1, most=4), "от 2 до 4", "from 2 to 4"),
    (RuleViolation("ARENA-DRUM-g", most=3), "от 2 до 3", "from 2 to 3"),
    (RuleViolation("ARENA-ATTACK-a", named=0), "Кого атакуешь", "Whom do you attack"),
    (RuleViolation("ARENA-ATTACK-a", named=2), "названо 2", "you named 2"),
    (RuleViolation("ARENA-ABILITY-a", most=2), "не больше 2", "at most 2"),
    (RuleViolation("ARENA-ORDER-g", verb="heal"), "Исцеления у твоего класса нет", "Healing isn't in your class"),
    (RuleViolation("ARENA-R40", verb="hail"), "считается 2", "counts as 2"),
    (RuleViolation("ARENA-R37", name="*Дракула*", seat=1), "\\*Дракула\\*", "\\*Дракула\\*"),
    (RuleViolation("ARENA-R35", good=1, evil=5, least=2, most=4), "У Добра 1, у Зла 5", "Good has 1 and Evil 5"),
    (RuleViolation("ARENA-R35", key="refused-ARENA-R35-full", team="good", most=4), "Добро уже", "Good is full"),
]


@pytest.mark.parametrize(("refused", "russian", "english"), REFUSED, ids=lambda value: getattr(value, "rule", None))
def test_a_refusal_says_what_was_wrong(refused: RuleViolation, russian: str, english: str) -> None:
    for lang, words in (("ru", russian), ("en", english)):
        facts = ROOM.facts_text(SAY[lang], refused.facts, view_of(ROBIN), {})
        assert words in SAY[lang](refused.key, **facts)


ILLEGAL: list[tuple[int, Any]] = [
    (ROBIN, Attack(decision="r3.order.s1", target=MEPHISTO)),
    (ROBIN, Attack(decision="r3.order.s1", target=ALICE)),
    (ROBIN, Hail(decision="r3.order.s1", number=1)),
    (ROBIN, Hail(decision="r3.order.s1", number=6)),
    (ROBIN, Hail(decision="r3.order.s1", number=2, stance="furious")),
    (ROBIN, Heal(decision="r3.order.s1", target=ALICE)),
    (ALICE, Heal(decision="r3.order.s3", target=ALICE)),
    (ALICE, Curse(decision="r3.order.s3", target=ROBIN)),
    (HOLMES, Conduct(decision="r3.order.s0", first="ward", first_target=DRACULA)),
    (HOLMES, Conduct(decision="r3.order.s0", first="inspiration", first_target=HOLMES)),
    (HOLMES, Conduct(decision="r3.order.s0", first="ward", first_target=ROBIN, second="ward", second_target=ROBIN)),
    (QUIXOTE, Attack(decision="r3.order.s2", target=DRACULA)),
]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("seat", "action"), ILLEGAL, ids=lambda value: str(value)[:60])
def test_what_the_tree_refuses_can_be_said(seat: int, action: Any, lang: str) -> None:
    state = state_of()
    decision = next(one for one in ROOM.game.decisions(state) if one.id == action.decision)
    refused = why_not(ROOM.game, state, seat, decision, action)
    assert refused is not None
    told = SAY[lang](refused.key, **ROOM.facts_text(SAY[lang], refused.facts, ROOM.game.view(state, seat), {}))
    assert 20 < length(told) < 400


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_question_back_can_be_said(lang: str) -> None:
    asked = set[str]()
    asked_back = [(ROBIN, "attack Draclua"), (ROBIN, "град"), (ALICE, "heal"), (ROBIN, "не бью Дракулу"), (ROBIN, "hello"), (ROBIN, "")]
    for seat, words in (*asked_back, (ROBIN, "a" * 500), (ROBIN, "pass, attack Dracula")):
        view = view_of(seat)
        reading = read_order(words, view, seat, [order_of(seat)])
        assert length(SAY[lang](reading.question, **ROOM.facts_text(SAY[lang], reading.facts, view, {}))) > 5
        asked.add(reading.question.removeprefix("arena-ask-"))
    assert asked == {"near", "number", "target", "sure", "no-order", "long", "empty", "either"}


# ---- house rules


def _switches() -> list[tuple[str, object]]:
    found: list[tuple[str, object]] = []
    for name, field in ArenaOptions.model_fields.items():
        values = [
            value for part in (field.annotation, *getattr(field.annotation, "__args__", ())) for value in getattr(part, "__args__", ())
        ]
        found += [(name, value) for value in values if isinstance(value, str)]
    return [*dict.fromkeys(found), ("round_cap", 7), ("size", 3)]


@pytest.mark.parametrize(("name", "value"), _switches())
def test_every_value_of_every_switch_is_a_sentence(name: str, value: object) -> None:
    told = {lang: house_rule(SAY[lang], name, value) for lang in ("en", "ru")}
    assert told["en"] != told["ru"]
    assert all(sentence.endswith(".") for sentence in told.values())


@pytest.mark.rule("ARENA-R1", "ARENA-R33")
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_opening_lists_the_switched_rules_and_reminds(lang: str) -> None:
    say = SAY[lang]
    told = "\n".join(opening(say, view_of(None, victory="all_dead", round_cap=9)))
    assert house_rule(say, "victory", "all_dead") in told
    assert house_rule(say, "round_cap", 9) in told
    assert house_rule(say, "absent", "idle") not in told
    assert say("arena-opening-reminder") in told
    assert say("arena-opening-usual") in "\n".join(opening(say, view_of(None)))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_longest_opening_fits_a_message(lang: str) -> None:
    unusual = {name: value for name, value in _switches() if value != getattr(ArenaOptions(), name) and name not in (*WAITING, "size")}
    view = view_of(None).model_copy(update={"options": ArenaOptions.model_validate(unusual)})
    paragraphs = opening(SAY[lang], view)
    assert all(length(paragraph) <= 1800 for paragraph in paragraphs)
    assert len(paragraphs) <= 3


@pytest.mark.rule("ARENA-R24", "ARENA-R36")
@pytest.mark.parametrize("name", sorted(WAITING))
def test_a_switch_that_waits_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(RuleViolation) as refused:
        ArenaOptions.model_validate({name: WAITING[name][0]})
    assert WAITING[name][0] in SAY["ru"](refused.value.key, **refused.value.facts)
