"""Rule text of cards, made from their effects in both languages (content, part 11): card files hold names only."""

from functools import cache, reduce

from bot.i18n import Lang, texts
from cogs.nightlight.rules.cards import CardSet
from cogs.nightlight.rules.content import AnyCard, Dream, Skill, Weapon
from cogs.nightlight.rules.vocabulary import (
    BossAttack,
    Cancel,
    Deal,
    DiceMore,
    Effect,
    EndDream,
    Exhaust,
    Face,
    Free,
    FreeAttack,
    Heal,
    Learn,
    Move,
    NextDream,
    NoHeal,
    Peek,
    PoolMore,
    Ready,
    Redirect,
    Reroll,
    Selector,
    Stat,
    Verb,
    Wound,
)

ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
STAR = "★"


@cache
def card_lines(lang: Lang, cards: CardSet, card: AnyCard) -> tuple[str, ...]:
    """What a card says, a line an effect: how it attacks first, the crowd line of a Dream's deck last. Animals and denizens say nothing."""
    lines = [] if _bonus(card) is None else [_say(lang, "nightlight-card-attack", bonus=_signed(_bonus(card) or 0))]
    effects: tuple[Effect, ...] = getattr(card, "effects", ())
    lines += [_line(lang, effect) for effect in effects]
    if isinstance(card, Dream):
        lines += [_line(lang, effect) for effect in cards.decks[card.deck].effects]
    if isinstance(card, Weapon) and card.effects and any(animal not in card.icons for animal in cards.animals):
        names = ", ".join(getattr(cards.animals[icon].name, lang) for icon in card.icons)
        lines.append(_say(lang, "nightlight-card-icons", names=names))
    return tuple(line[:1].upper() + line[1:] for line in lines)


def effect_line(lang: Lang, effect: Effect) -> str:
    """One effect as its card says it."""
    line = _line(lang, effect)
    return line[:1].upper() + line[1:]


def free_line(lang: Lang, effect: Free) -> str:
    """What a free action does, for whoever is about to use it: when it may be used is over, and exhausting is what cards do."""
    key = "nightlight-card-free-now-discard" if effect.cost == "discard" else "nightlight-card-free-now"
    line = _say(lang, key, what=_all(lang, effect.do))
    return line[:1].upper() + line[1:]


def _bonus(card: AnyCard) -> int | None:
    return card.bonus if isinstance(card, (Skill, Weapon)) else None


def _line(lang: Lang, effect: Effect) -> str:
    match effect:
        case FreeAttack(window=window, cost=cost):
            what, moment = _say(lang, "nightlight-card-free_attack"), _say(lang, f"nightlight-card-moment-{window}")
            return _say(lang, f"nightlight-card-free-{cost}", moment=moment, what=what)
        case Free(window=window, cost=cost, only=only):
            moment = _say(lang, f"nightlight-card-moment-{window}" + (f"-{only}" if only else ""))
            return _say(lang, f"nightlight-card-free-{cost}", moment=moment, what=_all(lang, effect.do))
        case _:
            return _say(lang, f"nightlight-card-when-{effect.when}", what=_all(lang, effect.do))


def _all(lang: Lang, verbs: tuple[Verb, ...]) -> str:
    said = [_one(lang, verb) for verb in verbs]
    return reduce(lambda first, following: _say(lang, "nightlight-card-then", first=first, next=following), said)


def _one(lang: Lang, verb: Verb) -> str:
    what = _what(lang, verb)
    if verb.otherwise:
        what = _say(lang, "nightlight-card-else", what=what, other=_all(lang, verb.otherwise))
    if verb.may:
        what = _say(lang, "nightlight-card-may", what=what)
    if verb.condition:
        what = _say(lang, f"nightlight-card-if-{verb.condition.counted}", n=verb.condition.least, what=what)
    return what


def _what(lang: Lang, verb: Verb) -> str:
    match verb:
        case Wound(target=target, n=n) | Heal(target=target, n=n) | Deal(target=target, n=n):
            return _say(lang, f"nightlight-card-{verb.verb}", who=_who(lang, target), n=n)
        case Exhaust(target=Selector(name="each_own_card")):
            return _say(lang, "nightlight-card-exhaust-each_own_card")
        case Exhaust(target=target) | Ready(target=target) | Move(target=target):
            return _say(lang, f"nightlight-card-{verb.verb}", who=_who(lang, target))
        case DiceMore(pool=pool, n=n):
            return _say(lang, f"nightlight-card-dice-{pool}-{_way(n)}", n=abs(n))
        case Stat(target=target, stat=stat, n=n):
            return _say(lang, f"nightlight-card-stat-{stat}", who=_who(lang, target), change=_signed(n))
        case Reroll(pool=pool, n=n):
            return _say(lang, f"nightlight-card-reroll-{pool}", n=n)
        case Face(face=face, n=n):
            return _say(lang, "nightlight-card-each-face", face=str(face), n=n)
        case PoolMore(side=side, whom=whom, n=n):
            return _say(lang, f"nightlight-card-pool-{side}-{_way(n)}", n=abs(n), who=_say(lang, f"nightlight-enemies-{whom}"))
        case Peek(deck=deck, n=n, bottom=bottom):
            looking = _say(lang, "nightlight-card-peek", deck=_say(lang, f"nightlight-deck-of-{deck}"), n=n)
            if bottom and n == 1:
                return _say(lang, "nightlight-card-peek-bottom-only", what=looking)
            return _say(lang, "nightlight-card-peek-bottom", what=looking, n=bottom) if bottom else looking
        case Learn(level=level):
            return _say(lang, "nightlight-card-learn", stars=STAR * level)
        case BossAttack(target=target):
            return _say(lang, "nightlight-card-boss-attack", whom=_say(lang, f"nightlight-attacked-{target.name}"))
        case NoHeal() | Cancel() | Redirect() | NextDream() | EndDream():
            return _say(lang, f"nightlight-card-{verb.verb}")


def _who(lang: Lang, target: Selector) -> str:
    name = _say(lang, f"nightlight-target-{target.name}")
    return _say(lang, "nightlight-target-up-to", target=name, tier=ROMAN[target.most_tier]) if target.most_tier else name


def _way(n: int) -> str:
    return "more" if n > 0 else "fewer"


def _signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


def _say(lang: Lang, key: str, **facts: str | int) -> str:
    return texts().say(lang, key, **facts)
