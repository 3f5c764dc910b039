"""A view as the scene a picture draws (content, part 10). Nearly all of a night lies open: every seat's picture is the same."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.i18n.languages import lang_of
from bot.kernel.game import Seat
from bot.room import Say
from cogs.nightlight.cardtext import effect_line
from cogs.nightlight.naming import ROMAN, card_of, in_language, plain_name, signed, starred_name
from cogs.nightlight.picture.shown import (
    AnimalShown,
    AttackShown,
    BossShown,
    CardKind,
    DeckShown,
    DieShown,
    DreamShown,
    EndScene,
    EnemyShown,
    RowShown,
    StashShown,
    TableScene,
)
from cogs.nightlight.rules.board import Attack, Boss, Enemy, Held, Stuffed, ready_enemies
from cogs.nightlight.rules.cards import bonus_of, free_action, is_in_force
from cogs.nightlight.rules.content import Gadget, Lesson, Skill, Weapon
from cogs.nightlight.rules.numbers import dreams_in_force, health_of, pool_size, successes, value_of, worth_of_faces
from cogs.nightlight.rules.sets import cards_of, enemy_card, stash_card
from cogs.nightlight.rules.turns import attackers
from cogs.nightlight.rules.vocabulary import OwnAttack
from cogs.nightlight.rules.words import ROUNDS, Pool
from cogs.nightlight.view import NightlightView

STACKED_FROM = 9  # enemies before one animal: equal ones are shown once, with a number
Names = Mapping[Seat, str]


def table_scene(say: Say, view: NightlightView, names: Names, fingerprint: str) -> TableScene:
    """`names`: who plays each seat, as they are called. `fingerprint`: hash of the table's seed."""
    return TableScene(
        round=say("nightlight-picture-round", round=view.round, of=ROUNDS),
        phase=phase_words(say, view),
        ready=say("nightlight-picture-ready", count=ready_enemies(view)),
        dream=_dream(say, view),
        decks=_decks(say, view),
        notes=_notes(say, view),
        boss=_boss(say, view),
        row=tuple(_row(say, view, card) for card in view.row),
        animals=tuple(_animal(say, view, one, names) for one in view.animals),
        attack=_attack(say, view, shown) if (shown := view.attack or view.last_attack) else None,
        legend=say("nightlight-picture-legend"),
        fingerprint=_seed(say, fingerprint),
    )


def phase_words(say: Say, view: NightlightView) -> str:
    """Where the night stands: "Encounters, lap 2: Thimble Fox attacks"."""
    if view.is_over:
        return say(f"nightlight-picture-{view.status}")
    if view.phase == "preparation":
        return say("nightlight-picture-raid", raid=view.raid) if view.stage == "raid" else say("nightlight-picture-preparation")
    if view.turn is None:
        return say("nightlight-picture-encounters")
    stage = view.stage if view.stage in ("defend", "attack") else "turn"
    return say(f"nightlight-picture-{stage}", lap=view.lap, animal=plain_name(say, view, view.animals[view.turn].key))


def _seed(say: Say, fingerprint: str) -> str:
    return say("nightlight-picture-seed", seed=fingerprint[:16]) if fingerprint else ""


# ---- the middle of the table


def _dream(say: Say, view: NightlightView) -> DreamShown | None:
    if not view.dreams:
        return None
    top, below = view.dreams[-1], len(view.dreams) - 1
    shown = tuple(reversed(dreams_in_force(view) or (top,)))
    cards, lang = cards_of(view.options), lang_of(say.lang)
    shared = [effect for dream in shown for effect in cards.decks[cards.dreams[dream].deck].effects]
    lines = [effect_line(lang, effect) for dream in shown for effect in cards.dreams[dream].effects]
    lines += dict.fromkeys(effect_line(lang, effect) for effect in shared)  # holds once (NL-R20)
    return DreamShown(
        name=plain_name(say, view, top),
        lines=tuple(lines),
        below=say("nightlight-picture-below", count=below) if below else "",
        ended=view.dream_ended,
    )


def _decks(say: Say, view: NightlightView) -> tuple[DeckShown, ...]:
    def top(pile: Sequence[str]) -> str:
        return say("nightlight-picture-discard", count=len(pile), top=plain_name(say, view, pile[-1])) if pile else ""

    return (
        DeckShown(name=say("nightlight-picture-toy_chest"), count=view.toy_deck, top=top(view.toy_discard)),
        DeckShown(name=say("nightlight-picture-nightmare"), count=view.nightmare_deck, top=top(view.nightmare_discard)),
        DeckShown(name=say("nightlight-picture-dream"), count=view.dream_deck, top=""),
    )


def _notes(say: Say, view: NightlightView) -> tuple[str, ...]:
    told: list[str] = []
    if view.boss_ahead is not None:
        told.append(say("nightlight-picture-boss-ahead", boss=plain_name(say, view, view.boss_ahead)))
    if view.boss_banished is not None:
        told.append(say("nightlight-picture-boss-banished", boss=plain_name(say, view, view.boss_banished)))
    if view.sleeping:
        names = ", ".join(plain_name(say, view, one.id) for one in view.sleeping)
        told.append(say("nightlight-picture-sleeping", names=names))
    return tuple(told)


def _boss(say: Say, view: NightlightView) -> BossShown | None:
    if view.boss is None:
        return None
    card = cards_of(view.options).bosses[view.boss.id]
    lines = tuple(effect_line(say.lang, effect) for effect in card.effects)  # pyright: ignore[reportArgumentType]
    state = say("nightlight-picture-exhausted") if view.boss.exhausted else say("nightlight-picture-is-ready")
    return BossShown(enemy=_enemy(say, view, view.boss), state=state, lines=lines)


def _row(say: Say, view: NightlightView, instance: str) -> RowShown:
    """A card as one chooses it: what its number and its icons say already isn't said again in words."""
    card = card_of(cards_of(view.options), instance)
    effects = getattr(card, "effects", ())
    icons: tuple[tuple[str, bool], ...] = ()
    if isinstance(card, Weapon) and card.effects:
        icons = tuple((one.key, one.key in card.icons) for one in view.animals)
    return RowShown(
        kind="lesson" if isinstance(card, Lesson) else "gadget" if isinstance(card, Gadget) else "weapon",
        name=plain_name(say, view, instance),
        bonus=signed(card.bonus) if isinstance(card, Weapon) else "",
        icons=icons,
        lines=tuple(effect_line(say.lang, effect) for effect in effects),  # pyright: ignore[reportArgumentType]
    )


# ---- an animal


def _animal(say: Say, view: NightlightView, animal: Stuffed, names: Names) -> AnimalShown:
    nearest = {one.id for one in attackers(view, animal)} if animal.alive else set[str]()
    beside = ", ".join(starred_name(say, view, skill) for skill in animal.beside)
    return AnimalShown(
        key=animal.key,
        name=plain_name(say, view, animal.key),
        player=names.get(animal.seat) or animal.name,
        attack=_number(view, animal.key, "attack"),
        defense=_number(view, animal.key, "defense"),
        health=health_of(view, animal.key),
        wounds=animal.wounds,
        alive=animal.alive,
        first=animal.seat == view.first,
        turn=animal.seat == view.turn and not view.is_over,
        stash=tuple(_held(say, view, animal, one) for one in animal.stash),
        beside=say("nightlight-picture-beside", skills=beside) if beside else "",
        enemies=_enemies(say, view, animal.front, nearest),
    )


def _number(view: NightlightView, key: str, pool: Pool) -> str:
    """What is printed and what changes it: "4+1"."""
    card = cards_of(view.options).animals[key]
    printed = card.attack if pool == "attack" else card.defense
    change = value_of(view, key, pool) - printed
    return f"{printed}{signed(change)}" if change else str(printed)


def _held(say: Say, view: NightlightView, animal: Stuffed, held: Held) -> StashShown:
    card = stash_card(view, held.id)
    bonus, free, works = bonus_of(card), free_action(card), is_in_force(card, animal.key)
    kind: CardKind = "skill" if isinstance(card, Skill) else "gadget" if isinstance(card, Gadget) else "weapon"
    note = ""
    if free is not None and works:
        note = say(f"nightlight-picture-free-{free.window}")
    elif any(isinstance(effect, OwnAttack) for effect in card.effects):
        note = say("nightlight-picture-ability") if works else say("nightlight-picture-bonus-only")
    return StashShown(
        kind=kind,
        name=starred_name(say, view, held.id),
        bonus="" if bonus is None else signed(bonus),
        note=note,
        lit=works and bool(card.effects),
        exhausted=held.exhausted,
    )


def _enemies(say: Say, view: NightlightView, front: Sequence[Enemy], nearest: set[str]) -> tuple[EnemyShown, ...]:
    shown = [_enemy(say, view, one, next=one.id in nearest) for one in front]
    if len(shown) < STACKED_FROM:
        return tuple(shown)
    return tuple(replace(one, count=count) for one, count in Counter(shown).items())


def _enemy(say: Say, view: NightlightView, enemy: Enemy | Boss, *, next: bool = False) -> EnemyShown:
    card = enemy_card(view, enemy.id)
    return EnemyShown(
        name=in_language(say, card.name),
        tier=card.tier,
        roman=ROMAN[card.tier],
        attack=value_of(view, enemy.id, "attack"),
        defense=value_of(view, enemy.id, "defense"),
        health=health_of(view, enemy.id),
        wounds=enemy.wounds,
        symbol=card.symbol,
        exhausted=enemy.exhausted,
        next=next,
    )


# ---- the last attack


def _attack(say: Say, view: NightlightView, attack: Attack) -> AttackShown:
    by, on = plain_name(say, view, attack.by), plain_name(say, view, attack.on)
    title = say("nightlight-picture-attack-title", by=by, on=on)
    if attack.card is not None:
        title = say("nightlight-picture-attack-with", attack=title, card=plain_name(say, view, attack.card))
    return AttackShown(
        title=title,
        attack=_dice(view, attack, "attack"),
        defense=_dice(view, attack, "defense"),
        attack_words=_pool(say, view, attack, "attack"),
        defense_words=_pool(say, view, attack, "defense"),
        result=_result(say, attack),
    )


def _dice(view: NightlightView, attack: Attack, pool: Pool) -> tuple[DieShown, ...]:
    worth = worth_of_faces(view)
    struck: dict[int, tuple[int, ...]] = {}
    for one in attack.struck:
        if one.pool == pool:
            struck[one.place] = (*struck.get(one.place, ()), one.was)
    return tuple(DieShown(face=face, successes=worth[face - 1], was=struck.get(place, ())) for place, face in enumerate(attack.pool(pool)))


def _pool(say: Say, view: NightlightView, attack: Attack, pool: Pool) -> str:
    """What it came to, or how many dice it will have."""
    if attack.rolled:
        return say("nightlight-picture-successes", count=successes(view, attack.pool(pool)))
    return "" if attack.ended else say("nightlight-picture-pool", count=pool_size(view, attack, pool))


def _result(say: Say, attack: Attack) -> str:
    if attack.cancelled:
        return say("nightlight-picture-cancelled")
    if attack.banished:
        return say("nightlight-picture-banished", damage=attack.damage)
    if attack.compared:
        return say("nightlight-picture-damage", damage=attack.damage)
    return say("nightlight-picture-open") if attack.rolled else say("nightlight-picture-declared")


# ---- the end


def end_scene(say: Say, view: NightlightView, names: Names, fingerprint: str) -> EndScene:
    won = view.status == "won"
    dreams = ", ".join(plain_name(say, view, one) for one in view.dreams)
    story = [say(f"nightlight-end-story-{view.status}", round=view.round)]
    if dreams:
        story.append(say("nightlight-end-dreams", dreams=dreams))
    if view.boss_banished is not None:
        story.append(say("nightlight-end-boss-banished", boss=plain_name(say, view, view.boss_banished)))
    elif view.boss is not None:
        story.append(say("nightlight-end-boss-stayed", boss=plain_name(say, view, view.boss.id)))
    return EndScene(
        title=say(f"nightlight-end-title-{view.status}"),
        won=won,
        story=tuple(story),
        animals=tuple(_animal(say, view, one, names) for one in view.animals),
        deeds=tuple(_deeds(say, view, one) for one in view.animals),
        fingerprint=_seed(say, fingerprint),
    )


def _deeds(say: Say, view: NightlightView, animal: Stuffed) -> tuple[str, ...]:
    left = health_of(view, animal.key) - animal.wounds
    state = say("nightlight-end-alive", left=left) if animal.alive else say("nightlight-end-unstuffed")
    return (
        state,
        say("nightlight-end-banished", count=animal.banished),
        say("nightlight-end-wounds", dealt=animal.dealt, taken=animal.taken),
    )
