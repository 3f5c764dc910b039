"""From the names in a sentence to one act, to a refusal, or to a question back."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bot.kernel.game import Action, RuleViolation, Seat
from bot.room import Candidate, Reading
from cogs.nightlight.rules.actions import Attack, Choose, Free, Put, Rank, Take
from cogs.nightlight.rules.board import enemies_before, enemy_named
from cogs.nightlight.rules.cards import free_action
from cogs.nightlight.rules.carrying import free_questions
from cogs.nightlight.rules.declaring import attack_rule, attacking_cards, wish_questions
from cogs.nightlight.rules.lessons import teachable
from cogs.nightlight.rules.questions import Question
from cogs.nightlight.rules.sets import stash_card
from cogs.nightlight.rules.vocabulary import Free as FreeEffect
from cogs.nightlight.rules.vocabulary import FreeAttack
from cogs.nightlight.rules.windows import free_rule, usable
from cogs.nightlight.rules.words import kind_of
from cogs.nightlight.view import NightlightView

MOST = 10  # candidates of a question back

Make = Callable[[str], Action]


@dataclass(frozen=True, slots=True)
class Said:
    """What was named, for one animal and one decision."""

    view: NightlightView
    seat: Seat
    decision: str
    named: tuple[frozenset[str], ...]
    numbers: tuple[int, ...]
    verbs: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        return self.view.animals[self.seat].key

    def all_of(self, offered: Sequence[str]) -> list[str]:
        """What is offered and named, in the order of the sentence; copies of one card one after the other."""
        found: list[str] = []
        for keys in self.named:
            one = next((one for one in offered if one in keys and one not in found), None)
            if one is not None:
                found.append(one)
        return found

    def meant(self, offered: Sequence[str]) -> list[str]:
        """Everything offered that a name in the sentence fits."""
        return [one for one in offered if any(one in keys for keys in self.named)]

    def fitting(self, offered: Sequence[str]) -> list[str]:
        """The same; the only one where nothing was named for it."""
        return self.meant(offered) or (list(offered) if len(offered) == 1 else [])

    def one_of(self, offered: Sequence[str], make: Make, question: str) -> Reading:
        """The one that is meant; of several that are alike in all the first."""
        found = _unlike(self.view, self.fitting(offered))
        if len(found) == 1:
            return Reading(action=make(found[0]))
        return Reading(question=question, candidates=_candidates(make, found or _unlike(self.view, list(offered))))

    def skill_for(self, card: str) -> str | None:
        """The named skill of those that a lesson could teach, else the highest; None for any other card."""
        fitting = teachable(self.view, self.seat, card)
        named = [one for one in fitting if any(one in keys for keys in self.named)]
        return next(iter(named or fitting), None)


def _candidates(make: Make, values: Iterable[str]) -> list[Candidate]:
    return [Candidate(label="", action=make(one)) for one in list(values)[:MOST]]


def _unlike(view: NightlightView, values: Sequence[str]) -> list[str]:
    """Without copies that nothing tells apart: same card, same state."""
    found: dict[tuple[object, ...], str] = {}
    for one in values:
        enemy = enemy_named(view, one)
        alike = (kind_of(one), enemy.wounds, enemy.exhausted) if enemy is not None else (kind_of(one),)
        found.setdefault(alike, one)
    return list(found.values())


# ---- attacks and free actions


def attack(said: Said) -> Reading:
    view, animal = said.view, said.view.animals[said.seat]
    cards = [one.id for one in attacking_cards(view, animal)]
    named_cards = said.fitting(cards)
    if not said.meant(cards) and (refused := _unusable(said, lambda card: attack_rule(view, said.seat, card), "NL-P2.A-a")):
        return Reading(refusal=refused)
    enemies = [one.id for one in enemies_before(view, animal)]
    named = said.fitting(enemies)
    if not said.meant(enemies) and (stray := _strange_enemy(said, enemies)):
        return Reading(refusal=stray)
    usable_cards, targets = _unlike(view, named_cards or cards), _unlike(view, named or enemies)

    def make(card: str, enemy: str) -> Action:
        wished = tuple(_wishes(said, [one for _, one in wish_questions(view, said.seat, card, enemy)], {card, enemy}))
        return Attack(decision=said.decision, card=card, enemy=enemy, targets=wished)

    if len(usable_cards) == 1 and len(targets) == 1 and (named_cards or named):
        return Reading(action=make(usable_cards[0], targets[0]))
    if len(usable_cards) > 1 and not named_cards and len(targets) == 1:
        return Reading(question="nightlight-ask-card", candidates=_candidates(lambda card: make(card, targets[0]), usable_cards))
    question = "nightlight-ask-enemy" if not named else "nightlight-ask-which"
    return Reading(question=question, candidates=_candidates(lambda enemy: make(usable_cards[0], enemy), targets))


def _wishes(said: Said, asked: Sequence[Question], but: set[str]) -> Iterable[str]:
    """Answers to what the card will ask, as far as they were named; from the first that wasn't on they are asked later."""
    rest = [keys for keys in said.named if not keys & but]
    for question in asked:
        value = next((one for keys in rest for one in question.values if one in keys), None)
        if value is None:
            return
        yield value


def _unusable(said: Said, rule: Callable[[str], str | None], strange: str) -> RuleViolation | None:
    """Why a card that was named can't be used; `strange` refuses one that is nobody's or somebody else's."""
    animal = said.view.animals[said.seat]
    own = [*(one.id for one in animal.stash), *animal.beside]
    card = next((one for one in own if any(one in keys for keys in said.named)), None)
    if card is None:
        theirs = [one.id for other in said.view.animals for one in other.stash]
        card = next((one for one in (*theirs, *said.view.row) if any(one in keys for keys in said.named)), None)
        return RuleViolation(strange, card=card, animal=said.key) if card else None
    found = rule(card)
    return RuleViolation(found, card=card, animal=said.key) if found else None


def _strange_enemy(said: Said, enemies: Sequence[str]) -> RuleViolation | None:
    """An enemy that was named stands before somebody else (NL-CARD5-b)."""
    others = {one.id for animal in said.view.animals for one in animal.front} - set(enemies)
    named = any(others & keys and not keys & set(enemies) for keys in said.named)
    return RuleViolation("NL-CARD5-b", card="", animal=said.key) if named else None


def free(said: Said) -> Reading:
    view = said.view
    cards = usable(view, said.seat)
    found = _unlike(view, said.fitting(cards))
    if not said.meant(cards) and (refused := _unusable(said, lambda card: free_rule(view, said.seat, card), "NL-P2.A-e")):
        return Reading(refusal=refused)
    if not found:
        return Reading(question="nightlight-ask-card", candidates=_complete(said, _unlike(view, cards)))
    if len(found) > 1:
        return Reading(question="nightlight-ask-which", candidates=_complete(said, found))
    return _with(said, found[0])


def _complete(said: Said, cards: Sequence[str]) -> list[Candidate]:
    """Those of the cards whose use needs no more to be said."""
    readings = (_with(said, card) for card in cards)
    return [Candidate(label="", action=one.action) for one in readings if one.action is not None][:MOST]


def _with(said: Said, card: str) -> Reading:
    view, effect = said.view, free_action(stash_card(said.view, card))
    if isinstance(effect, FreeAttack):
        enemies = [one.id for one in enemies_before(view, view.animals[said.seat])]
        if not said.meant(enemies) and (stray := _strange_enemy(said, enemies)):
            return Reading(refusal=stray)
        return said.one_of(enemies, lambda enemy: Free(decision=said.decision, card=card, enemy=enemy), "nightlight-ask-enemy")
    asked = [one for _, one in free_questions(view, said.seat, card, effect)] if isinstance(effect, FreeEffect) else []
    dice = next((one for one in asked if one.field == "dice"), None)
    if dice is not None:
        return _reroll(said, dice, lambda taken: Free(decision=said.decision, card=card, dice=taken))
    targets = [one for one in asked if one.field == "targets"]
    if not targets:
        return Reading(action=Free(decision=said.decision, card=card))
    own = Said(view, said.seat, said.decision, tuple(keys for keys in said.named if card not in keys), said.numbers)
    return own.one_of(targets[0].values, lambda one: Free(decision=said.decision, card=card, targets=(one,)), "nightlight-ask-target")


def _reroll(said: Said, question: Question, make: Callable[[tuple[str, ...]], Action]) -> Reading:
    """The dice that show the numbers that were said, all of one pool; what silence would take where none was said."""
    taken = _dice(said, question) if said.numbers else question.default or question.values[:1]
    return Reading(action=make(taken)) if taken else Reading(refusal=RuleViolation("NL-CON-h"))


def _dice(said: Said, question: Question) -> tuple[str, ...]:
    """Named by faces, or one by one as "attack die 4" or "die 4: 5".

    Empty where no such dice lie in one pool, or more were named than may be taken.
    """
    attack = said.view.attack
    if attack is None:
        return ()
    pools = (("attack", attack.attack_dice), ("defense", attack.defense_dice))
    if "defend" in said.verbs:
        pools = pools[::-1]
    for named in (_by_both, _by_place, _by_face) if "die" in said.verbs else (_by_face,):
        for pool, faces in pools:
            taken = [f"{pool}.{place}" for place in named(said, faces)]
            if taken and len(taken) <= question.most and set(taken) <= set(question.values):
                return tuple(taken)
    return ()


def _by_both(said: Said, faces: Sequence[int]) -> list[int]:
    """Pairs of a die's number from 1 and what it shows."""
    pairs = list(zip(said.numbers[::2], said.numbers[1::2], strict=False))
    fits = len(said.numbers) % 2 == 0 and all(0 < place <= len(faces) and faces[place - 1] == face for place, face in pairs)
    return [place - 1 for place, _ in pairs] if fits else []


def _by_place(said: Said, faces: Sequence[int]) -> list[int]:
    """A die's number from 1, where its pool is named too."""
    fits = {"attack", "defend"} & set(said.verbs) and all(0 < place <= len(faces) for place in said.numbers)
    return [place - 1 for place in dict.fromkeys(said.numbers)] if fits else []


def _by_face(said: Said, faces: Sequence[int]) -> list[int]:
    taken: list[int] = []
    for number in said.numbers:
        found = next((place for place, face in enumerate(faces) if face == number and place not in taken), None)
        if found is None:
            return []
        taken.append(found)
    return taken


# ---- raids, choices, peeks


def rank(said: Said) -> Reading:
    """The row in the order of the sentence; each lesson with the skill that was named, else the highest."""
    cards = said.all_of(said.view.row)
    if not cards:
        return Reading(question="nightlight-ask-raid")
    skills = [skill for card in cards if (skill := said.skill_for(card)) is not None]
    return Reading(action=Rank(decision=said.decision, cards=tuple(cards), skills=tuple(skills)))


def take(said: Said) -> Reading:
    return said.one_of(
        said.view.row, lambda card: Take(decision=said.decision, card=card, skill=said.skill_for(card)), "nightlight-ask-card"
    )


def choose(said: Said, *, declined: bool) -> Reading:
    question = next((one for one in said.view.questions if one.seat == said.seat), None)
    if question is None:
        return Reading(question="nightlight-ask-closed")
    if declined and question.least == 0:
        return Reading(action=Choose(decision=said.decision))
    if question.field == "dice":
        return _reroll(said, question, lambda taken: Choose(decision=said.decision, dice=taken))
    return said.one_of(question.values, lambda one: Choose(decision=said.decision, targets=(one,)), "nightlight-ask-target")


def put(said: Said, *, declined: bool) -> Reading:
    """Cards that go to the bottom; none where they shall stay."""
    seen, looking = (said.view.you.seen if said.view.you else ()), said.view.looking
    cards = () if declined else tuple(said.all_of(seen))
    if looking is not None and len(cards) > looking.most:
        return Reading(refusal=RuleViolation("NL-CON-m"))
    if not cards and not declined:
        return Reading(question="nightlight-ask-card")
    return Reading(action=Put(decision=said.decision, cards=cards))
