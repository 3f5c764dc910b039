"""Acts of a night written as sentences, in English and Russian mixed (content, part 9): "attack Dust Bunny with Pop Gun".

Reading needs the writer's own view and nothing else. What is named goes into the first open decision that it fits; what is
missing, or fits twice, is asked back.
"""

import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources

from pydantic import TypeAdapter

from bot.kernel.game import Decision, RuleViolation, Seat
from bot.room import Candidate, Reading
from bot.ui.orders import LONGEST_ORDER, MARKS, NameBook, normal_words, split_post
from cogs.nightlight.orders_acts import Said, attack, choose, free, put, rank, take
from cogs.nightlight.rules.actions import Begin, Confirm, Defend, HandOver, Inherit, Pass, Propose
from cogs.nightlight.rules.asking import owner_of_decision
from cogs.nightlight.rules.board import living
from cogs.nightlight.rules.lessons import teachable
from cogs.nightlight.rules.sets import cards_of
from cogs.nightlight.rules.words import kind_of
from cogs.nightlight.view import NightlightView

__all__ = ["as_word", "read_order"]

BLIND = ("pass", "leave", "begin", "confirm", "choose")  # need no name
LOOSE = 4  # unknown words from which it is asked back: it may be a story
ASKS = ("choose", "put", "inherit", "defend", "attack", "begin", "window", "rank", "take", "confirm", "propose", "free")
"""Kinds of decision, in the order in which a sentence is tried on them."""
RAID = frozenset(("rank", "take", "propose"))
FITS = {
    "attack": ("attack",),
    "pass": ("window", "attack", "inherit"),
    "free": ("window", "free"),
    "defend": ("defend",),
    "rank": ("rank",),
    "take": ("take", "inherit"),
    "propose": ("propose", "confirm"),
    "confirm": ("confirm",),
    "begin": ("begin",),
    "choose": ("choose", "defend"),
    "put": ("put",),
    "leave": ("put", "inherit", "choose"),
    "inherit": ("inherit",),
}


@cache
def _stems() -> dict[str, tuple[str, ...]]:
    text = resources.files("cogs.nightlight").joinpath("orders.toml").read_text("utf-8")
    return TypeAdapter(dict[str, tuple[str, ...]]).validate_python(tomllib.loads(text))


@dataclass(frozen=True, slots=True)
class _Heard:
    """The words of a sentence: which acts, whose names in order of appearance, which numbers."""

    verbs: tuple[str, ...]
    named: tuple[frozenset[str], ...]  # each by the ids of all that bear the name
    numbers: tuple[int, ...]
    unknown: int


def read_order(words: str, view: NightlightView, seat: Seat, decisions: Sequence[Decision]) -> Reading:
    """What `words` mean for `seat`. Never raises, whatever the text."""
    order = " ".join(filter(None, (split_post(words).order, split_post(words).post)))  # nothing here is published
    if len(order) > LONGEST_ORDER:
        return Reading(question="nightlight-ask-long", facts={"limit": LONGEST_ORDER})
    asked = sorted((one for one in decisions if seat in one.asked and one.ask in ASKS), key=lambda one: ASKS.index(one.ask))
    if 0 <= seat < len(view.animals) and not asked and not view.animals[seat].alive:
        return Reading(refusal=RuleViolation("NL-UNS-b", animal=view.animals[seat].key))
    heard = _heard(order, view)
    if not heard.verbs and not heard.named and not heard.numbers:
        return Reading(question="nightlight-ask-raid" if asked and asked[0].ask in RAID else "nightlight-ask-empty")
    verb = next((one for one in heard.verbs if one in FITS or (one == "hand_over" and asked)), None)
    if "pass" in heard.verbs and "no" in heard.verbs:  # "I don't attack, pass"
        verb = "pass"
    if verb == "hand_over":
        return Reading(action=HandOver(decision=asked[0].id))
    fitting = [one for one in asked if verb is None or one.ask in FITS[verb]]
    if not fitting:
        return _out_of_place(view, owner_of_decision(asked[0]) if asked else seat, asked, verb or "")
    reading = _read(heard, view, fitting[0], verb)
    blind = heard.unknown > 0 and not heard.named and verb not in BLIND  # "use abracadabra", of one card that could be meant
    doubtful = blind or heard.unknown >= LOOSE or ("no" in heard.verbs and verb not in ("pass", "leave"))
    if reading.action is not None and doubtful:
        return Reading(question="nightlight-ask-sure", candidates=[Candidate(label="", action=reading.action)])
    return reading


def as_word(card: str) -> str:
    """This very copy as one word of a sentence ("W05x2"), for commands that know which one is meant."""
    return card.replace("#", "x")


def _heard(order: str, view: NightlightView) -> _Heard:
    tokens = normal_words(order)
    book = _book(view)
    verbs: list[str] = []
    named: list[frozenset[str]] = []
    numbers: list[int] = []
    unknown = place = 0
    while place < len(tokens):
        token = tokens[place]
        found = book.find(tokens, place)
        kind = next((kind for kind, stems in _stems().items() if _is_one_of(token, stems)), None)
        if found is not None and (kind is None or found.whole or found.length > 1):
            named.append(found.keys)
            place += found.length
            continue
        if kind is not None:
            verbs.append(kind)
        elif token.isdigit():
            numbers.append(int(token[:4]))
        elif token not in MARKS:
            unknown += 1
        place += 1
    return _Heard(tuple(dict.fromkeys(verbs)), tuple(named), tuple(numbers), unknown)


def _is_one_of(token: str, stems: Iterable[str]) -> bool:
    """Short words whole, longer ones by their beginning: Russian verbs end in many ways."""
    return any(token == stem or (len(stem) > 3 and token.startswith(stem)) for stem in stems)


def _book(view: NightlightView) -> NameBook[str]:
    """All that lies on the table, by its names in both languages."""
    cards = cards_of(view.options)
    book: NameBook[str] = NameBook(weak=frozenset(("of", "the", "на", "в", "с", "из", "от", "a")))
    kinds = {**cards.animals, **cards.skills, **cards.items, **cards.denizens, **cards.bosses}
    for one in _on_table(view):
        found = kinds.get(kind_of(one))
        if found is not None:
            for name in (found.name.en, found.name.ru, kind_of(one), as_word(one)):
                book.add(one, name)
    return book


def _on_table(view: NightlightView) -> list[str]:
    found: list[str] = []
    for animal in view.animals:
        found += [animal.key, *(one.id for one in animal.stash), *animal.beside, *(one.id for one in animal.front)]
    if view.boss is not None:
        found.append(view.boss.id)
    if view.you is not None:
        found += view.you.seen
    return [*found, *view.row]


def _read(heard: _Heard, view: NightlightView, decision: Decision, verb: str | None) -> Reading:
    said = Said(view, owner_of_decision(decision), decision.id, heard.named, heard.numbers, heard.verbs)
    match decision.ask:
        case "attack":
            return Reading(action=Pass(decision=decision.id)) if verb == "pass" else attack(said)
        case "window" | "free":
            return Reading(action=Pass(decision=decision.id)) if verb == "pass" else free(said)
        case "rank":
            return rank(said)
        case "take":
            return take(said)
        case "choose":
            return choose(said, declined=verb == "leave" or "no" in heard.verbs)
        case "put":
            return put(said, declined=verb == "leave" or "no" in heard.verbs)
        case _:
            return _simple(said, decision, verb)


def _simple(said: Said, decision: Decision, verb: str | None) -> Reading:
    match decision.ask:
        case "begin":
            return Reading(action=Begin(decision=decision.id))
        case "defend":
            return said.one_of(said.view.tied, lambda one: Defend(decision=decision.id, denizen=one), "nightlight-ask-which")
        case "inherit":
            if verb in ("pass", "leave"):
                return Reading(action=Pass(decision=decision.id))
            fallen = said.view.animals[said.view.fallen or 0]
            items = [one.id for one in fallen.stash if "#" in one.id]
            return said.one_of(items, lambda one: Inherit(decision=decision.id, card=one), "nightlight-ask-card")
        case _ if verb == "propose" or decision.ask == "propose":
            return _propose(said)
        case _:
            return _confirm(said)


def _propose(said: Said) -> Reading:
    cards = said.all_of(said.view.row)
    seats = [one.seat for one in living(said.view) if one.seat not in said.view.taken][: len(said.view.row)]
    if len(cards) != len(seats):
        return Reading(question="nightlight-ask-card")
    own = seats.index(said.seat) if said.seat in seats else None
    skill = said.skill_for(cards[own]) if own is not None else None
    return Reading(action=Propose(decision=said.decision, cards=tuple(cards), skill=skill))


def _confirm(said: Said) -> Reading:
    proposal = said.view.proposal
    card = proposal.cards.get(said.seat) if proposal else None
    fitting = teachable(said.view, said.seat, card) if card else ()
    return Reading(action=Confirm(decision=said.decision, skill=said.skill_for(card) if fitting and card else None))


def _out_of_place(view: NightlightView, seat: Seat, asked: Sequence[Decision], verb: str) -> Reading:
    """An act that nobody is asked for now."""
    if not 0 <= seat < len(view.animals) or view.is_over:
        return Reading(question="nightlight-ask-closed")
    animal = view.animals[seat].key
    is_tied = any(one.ask == "defend" for one in asked)
    refusals: dict[str, Callable[[], RuleViolation]] = {
        "attack": lambda: RuleViolation("NL-P2-a", animal=animal),
        "defend": lambda: RuleViolation("NL-P2.D-a", key="refused-NL-P2-D-a-now"),
        "free": lambda: RuleViolation("NL-CON-r"),
        "pass": lambda: RuleViolation("NL-P2.D-c") if is_tied else RuleViolation("NL-P1.2-b"),
        "rank": lambda: RuleViolation("NL-P1.2-b"),
        "take": lambda: RuleViolation("NL-P1.2-b"),
        "begin": lambda: RuleViolation("NL-R34", animal=animal),
    }
    if verb in refusals and (asked or verb != "pass"):
        return Reading(refusal=refusals[verb]())
    if asked and asked[0].ask in RAID:
        return Reading(question="nightlight-ask-raid")
    return Reading(question="nightlight-ask-unclear" if asked else "nightlight-ask-closed")
