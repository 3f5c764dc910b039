"""What a seat alone is told: own dice, and what became of an order that wasn't one (ARENA-R25, ARENA-R20, ARENA-R40)."""

from bot.kernel.game import Event
from bot.room import Say
from cogs.arena.naming import name_of, names_of
from cogs.arena.rules.events import ConcedeVoted, OrderLapsed, OrderMissed, OrderVoided, OwnRoll, TargetRuled
from cogs.arena.rules.state import Roll
from cogs.arena.view import ArenaView
from cogs.arena.wording import dice_list, signed

NO_TEXT = "ARENA-R30"


def tell_own(say: Say, view: ArenaView, event: Event) -> str:
    match event:
        case OwnRoll(roll=roll):
            return own_roll(say, view, roll)
        case OrderLapsed(round=number, rule=rule):
            return say("arena-told-lapsed-text", round=number) if rule == NO_TEXT else say("arena-told-lapsed", round=number, rule=rule)
        case OrderMissed(round=number, in_a_row=times):
            return say("arena-told-missed", round=number, many=times).rstrip()
        case OrderVoided(round=number, seat=int(seat), audience=audience):
            if audience == "end":
                return say("arena-told-voided-of", round=number, name=name_of(say, view.line(seat)))
            return say("arena-told-voided-yours", round=number)
        case ConcedeVoted(vote=vote):
            return say("arena-told-vote", vote=vote)
        case TargetRuled(round=number, target=target):
            return say("arena-told-target-ruled", round=number, name=name_of(say, view.line(target)))
        case _:
            return ""


def own_roll(say: Say, view: ArenaView, roll: Roll) -> str:
    """Own dice and own modifier; nothing of what others added."""
    is_hail = roll.blows > 1 or roll.stance == "none"
    facts = {"round": roll.round, "dice": dice_list(roll.dice), "own": signed(roll.modifier)}
    told = say("arena-told-roll-hail", blows=roll.blows, **facts) if is_hail else say("arena-told-roll", stance=roll.stance, **facts)
    return f"{told} {say('arena-told-fell-on', names=names_of(say, view, roll.fell_on))}" if roll.fell_on else told
