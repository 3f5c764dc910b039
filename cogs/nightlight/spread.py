"""How what is done most is laid out on controls: each attack, free action and tied denizen is one choice of a select."""

from collections.abc import Hashable

from bot.kernel.game import Action
from bot.room import Say
from bot.ui.limits import SELECT_LABEL, clip
from cogs.nightlight.naming import plain_name
from cogs.nightlight.prompting import card_to_get, owner_of_action, thing
from cogs.nightlight.rules.actions import Attack, Defend, Free, Take
from cogs.nightlight.rules.board import Enemy, enemy_named
from cogs.nightlight.rules.numbers import left_of
from cogs.nightlight.rules.words import kind_of
from cogs.nightlight.view import NightlightView

__all__ = ["NightlightSpread"]


class NightlightSpread:
    """Implements bot.ui.spread.Spread. Nothing can be taken back once dice are rolled, and everybody knows: no second press asks."""

    asks = frozenset(("attack", "window", "free", "defend", "take"))
    walked = frozenset(("dice",))  # those that are rolled again, one after the other

    def menu(self, kind: str) -> str:
        return kind

    def placeholder(self, say: Say, menu: str) -> str:
        return say(f"nightlight-spread-{menu}")

    def label(self, say: Say, view: NightlightView, action: Action) -> str:
        return clip(_line(say, view, action), SELECT_LABEL)

    def sameness(self, view: NightlightView, action: Action) -> Hashable:
        """Copies of a card are alike, and so are copies of a denizen with the same health left, both ready or both exhausted."""
        return tuple((name, _alike(view, value)) for name, value in action if name != "decision")

    def is_final(self, view: NightlightView, action: Action) -> bool:
        return False


def _line(say: Say, view: NightlightView, action: Action) -> str:
    match action:
        case Attack(card=card, enemy=enemy):
            return say("nightlight-spread-line-attack", enemy=thing(say, view, enemy), card=thing(say, view, card))
        case Free(card=card, enemy=str(enemy)):
            return say("nightlight-spread-line-attack", enemy=thing(say, view, enemy), card=thing(say, view, card))
        case Free(card=card, targets=targets) if targets:
            return say(
                "nightlight-spread-line-free", card=plain_name(say, view, card), targets=", ".join(thing(say, view, one) for one in targets)
            )
        case Free(card=card):
            return thing(say, view, card)
        case Defend(denizen=denizen):
            return thing(say, view, denizen)
        case Take(card=card, skill=str(skill)):
            return say("nightlight-spread-line-free", card=thing(say, view, card), targets=thing(say, view, skill))
        case Take(card=card):
            return card_to_get(say, view, owner_of_action(action), card)
        case _:
            raise ValueError(f"{action.kind} stands in no select")


def _alike(view: NightlightView, value: object) -> Hashable:
    if isinstance(value, tuple):
        return tuple(_alike(view, one) for one in value)  # pyright: ignore[reportUnknownVariableType]
    if not isinstance(value, str):
        return None
    enemy = enemy_named(view, value)
    return (kind_of(value), left_of(view, value), enemy.exhausted) if isinstance(enemy, Enemy) else kind_of(value)
