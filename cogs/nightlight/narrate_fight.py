"""Attacks, wounds and what follows from them."""

from collections.abc import Iterable

from bot.kernel.game import Event
from bot.room import Say
from cogs.nightlight.naming import animal_at, name_of, signed
from cogs.nightlight.rules.events import (
    AttackDeclared,
    AttackGone,
    AttackSkipped,
    Banished,
    BossBanished,
    BossLoomed,
    Cancelled,
    Compared,
    DealtOn,
    DefendSkipped,
    Healed,
    LeftPlay,
    PoolChanged,
    Redirected,
    Rerolled,
    Rolled,
    StatChanged,
    Unstuffed,
    Wounded,
)
from cogs.nightlight.rules.words import SUCCESS
from cogs.nightlight.view import NightlightView

FIGHT = frozenset(
    (
        "attack_declared", "rolled", "rerolled", "compared", "wounded", "banished", "boss_banished", "unstuffed", "cancelled",
        "redirected", "attack_gone", "pool_changed", "exhausted", "readied", "free_used", "discarded", "boss_loomed", "passed",
        "healed", "stat_changed", "moved", "effect_skipped",
    )
)  # fmt: skip
"""Kinds that are told in one line with the attack or card they belong to."""


def tell_fight(say: Say, view: NightlightView, event: Event) -> str:
    match event:
        case AttackDeclared():
            return _declared(say, view, event)
        case Rolled(attack=attack, defense=defense):
            return say("nightlight-told-rolled", attack=_dice(say, attack), defense=_dice(say, defense))
        case Rerolled(was=was, face=face):
            return say("nightlight-told-rerolled", was=str(was), now=_dice(say, (face,)))
        case Compared(attack=attack, defense=defense, damage=damage):
            key = "nightlight-told-compared" if damage else "nightlight-told-compared-nothing"
            return say(key, attack=str(attack), defense=str(defense))
        case Wounded():
            return _wounded(say, view, event)
        case Healed(target=target, n=n, by=by):
            return say("nightlight-told-healed", target=name_of(say, view, target), n=n, by=name_of(say, view, by))
        case Banished(enemy=enemy):
            return say("nightlight-told-banished", enemy=name_of(say, view, enemy))
        case BossBanished(boss=boss):
            return say("nightlight-told-boss-banished", boss=name_of(say, view, boss))
        case Unstuffed(animal=animal):
            return say("nightlight-told-unstuffed", animal=name_of(say, view, animal))
        case _:
            return _around(say, view, event)


def _declared(say: Say, view: NightlightView, event: AttackDeclared) -> str:
    facts = {"by": name_of(say, view, event.by), "on": name_of(say, view, event.on)}
    if event.card is None:
        return say("nightlight-told-attacks", **facts)
    key = "nightlight-told-attacks-free" if event.what == "free" else "nightlight-told-attacks-with"
    return say(key, **facts, card=name_of(say, view, event.card))


def _dice(say: Say, faces: Iterable[int]) -> str:
    """Successes in bold (NL-DICE-c, NL-DICE-d)."""
    return ", ".join(f"**{face}**" if face >= SUCCESS else str(face) for face in faces) or say("nightlight-told-no-dice")


def _wounded(say: Say, view: NightlightView, event: Wounded) -> str:
    facts = {"target": name_of(say, view, event.target), "n": event.n}
    health = {"left": str(max(0, event.health - event.wounds)), "health": str(event.health)}
    if event.cause == "dice" or event.by is None:
        return say("nightlight-told-wounded", **facts, **health)
    return say("nightlight-told-wounded-by", **facts, **health, by=name_of(say, view, event.by))


def _around(say: Say, view: NightlightView, event: Event) -> str:
    match event:
        case DefendSkipped(seat=seat):
            return say("nightlight-told-no-defend", animal=animal_at(say, view, seat))
        case AttackSkipped(seat=seat, why=why):
            return say(f"nightlight-told-no-attack-{why}", animal=animal_at(say, view, seat))
        case DealtOn(enemy=enemy, seat=seat):
            return say("nightlight-told-dealt-on", enemy=name_of(say, view, enemy), animal=animal_at(say, view, seat))
        case LeftPlay(enemy=enemy, sleeps=sleeps):
            return say("nightlight-told-falls-asleep" if sleeps else "nightlight-told-left-play", enemy=name_of(say, view, enemy))
        case BossLoomed(boss=boss):
            return say("nightlight-told-loomed", boss=name_of(say, view, boss))
        case Cancelled(by=by):
            return say("nightlight-told-cancelled", by=name_of(say, view, by))
        case Redirected(on=on, by=by):
            return say("nightlight-told-redirected", on=name_of(say, view, on), by=name_of(say, view, by))
        case AttackGone(who=who):
            return say("nightlight-told-gone", who=name_of(say, view, who))
        case PoolChanged(pool=pool, n=n, by=by):
            return say(f"nightlight-told-pool-{pool}", change=signed(n), by=name_of(say, view, by))
        case StatChanged(target=target, stat=stat, n=n, by=by):
            return say(f"nightlight-told-stat-{stat}", target=name_of(say, view, target), change=signed(n), by=name_of(say, view, by))
        case _:
            return ""
