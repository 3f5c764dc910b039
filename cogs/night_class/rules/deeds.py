"""Carrying one act of a draft out on a sheet (NC-DICE-d). Legality has been asked before."""

from cogs.night_class.rules.abilities import Reroll, use
from cogs.night_class.rules.actions import Activate, Chain, Decline, Deed, Interact, Move, Punch, Train
from cogs.night_class.rules.combat import strike
from cogs.night_class.rules.moving import walk_to
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.sites import use_site
from cogs.night_class.rules.training import unlock
from cogs.night_class.rules.words import PUNCH


def no_reroll(k: int, n: int) -> int:
    raise ValueError(f"reroll {n} of die {k}: what was rolled again is never played again")


def carry_out(night: Night, sheet: Sheet, act: Deed, reroll: Reroll = no_reroll) -> None:
    match act:
        case Move():
            sheet.spend(act.die, "move")
            if act.second_die is not None:
                sheet.spend(act.second_die, "move")
            walk_to(night, sheet, act.to, act.way)
        case Train():
            sheet.spend(act.die, "train")
            unlock(night, sheet, act.hex)
        case Activate():
            sheet.spend(act.die, "ability")
            use(night, sheet, act, act.die, reroll)
        case Chain():
            use(night, sheet, act, sheet.chain, reroll)
        case Decline():
            sheet.chain = 0
        case Punch():
            sheet.spend(act.die, "ability")
            explosive = night.options.explosive_punch == "on" and sheet.has("explosive_strength")  # NC-R19
            strike(sheet, act.target, PUNCH + explosive)
        case Interact():
            sheet.spend(act.die, "ability")
            use_site(night, sheet, act.site)
