"""How a Hero turn is laid out on controls: one select for MOVE, one for TRAIN, one for ABILITY; each choice is one act of the draft."""

from collections.abc import Hashable

from bot.kernel.game import Action
from bot.room import Say
from bot.ui.limits import SELECT_LABEL, clip
from cogs.night_class.choice_words import option_text
from cogs.night_class.rules.actions import Activate, Chain, Commit, Punch
from cogs.night_class.rules.combat import wins_now
from cogs.night_class.rules.night import night_of
from cogs.night_class.script import done
from cogs.night_class.view import NightView

__all__ = ["NightSpread"]

_MENUS = {"activate": "ability", "punch": "ability", "interact": "ability"}
_DICE = ("die", "second_die", "decision")


class NightSpread:
    """Implements bot.ui.spread.Spread."""

    asks = frozenset(("hero",))
    walked: frozenset[str] = frozenset()

    def menu(self, kind: str) -> str:
        return _MENUS.get(kind, kind)

    def placeholder(self, say: Say, menu: str) -> str:
        return say(f"night-class-spread-{menu}")

    def label(self, say: Say, view: NightView, action: Action) -> str:
        return clip(option_text(say, view, action), SELECT_LABEL)

    def sameness(self, view: NightView, action: Action) -> Hashable:
        """The dice apart: the lowest one that does it comes first. Shrug Off looks at its die."""
        dice = () if isinstance(action, Activate) and action.ability == "shrug_off" else _DICE
        return tuple((name, value) for name, value in action if name not in dice)

    def is_final(self, view: NightView, action: Action) -> bool:
        """The commit, a reroll (NC-POST-g), and the blow that wins, since it commits (NC-R24)."""
        if isinstance(action, Commit) or getattr(action, "ability", None) == "irradiated_stomp":
            return True
        if not isinstance(action, Activate | Chain | Punch) or view.you is None:
            return False
        night = night_of(view.options)
        return wins_now(night, done(night, view.sheet, action))
