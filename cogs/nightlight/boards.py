"""The table as text: the same facts as the picture, from the same scene (content, part 10)."""

from collections.abc import Mapping

from bot.kernel.game import Seat
from bot.picture.lettering import ELLIPSIS, one_line
from bot.picture.paint import ALT_LIMIT
from bot.room import Say
from bot.ui.safe_text import escape
from cogs.nightlight.picture.shown import AnimalShown, DieShown, EnemyShown, RowShown, StashShown, TableScene
from cogs.nightlight.scenes import table_scene
from cogs.nightlight.view import NightlightView

__all__ = ["board_text", "picture_alt", "table_text"]


def board_text(say: Say, view: NightlightView, names: Mapping[Seat, str]) -> str:
    return table_text(say, table_scene(say, view, names, ""))


def table_text(say: Say, scene: TableScene) -> str:
    """As lines; names that people gave are escaped."""
    lines = [f"**{scene.round}** · {scene.phase} · {scene.ready}"]
    if scene.dream is not None:
        key = "nightlight-text-dream-ended" if scene.dream.ended else "nightlight-text-dream"
        lines += [say(key, name=escape(scene.dream.name)), *(f"- {line}" for line in scene.dream.lines)]
    lines.append(" · ".join(_deck(say, deck.name, deck.count, deck.top) for deck in scene.decks))
    lines += scene.notes
    if scene.boss is not None:
        boss = scene.boss.enemy
        facts = {"name": escape(boss.name), "roman": boss.roman, "attack": boss.attack, "defense": boss.defense}
        lines.append(say("nightlight-text-boss", **facts, left=boss.health - boss.wounds, health=boss.health, state=scene.boss.state))
        lines += [f"- {line}" for line in scene.boss.lines]
    if scene.row:
        lines.append(say("nightlight-text-row", cards=" · ".join(_row(say, card) for card in scene.row)))
    for animal in scene.animals:
        lines += ["", *_animal(say, animal)]
    if scene.attack is not None:
        lines += ["", say("nightlight-text-attack", title=escape(scene.attack.title), result=scene.attack.result)]
        if scene.attack.attack_words:
            attack = _dice(say, scene.attack.attack, scene.attack.attack_words)
            lines.append(
                say("nightlight-text-against", attack=attack, defense=_dice(say, scene.attack.defense, scene.attack.defense_words))
            )
    return "\n".join(lines)


def _deck(say: Say, name: str, count: int, top: str) -> str:
    return (
        say("nightlight-text-deck-discard", name=name, count=count, top=top) if top else say("nightlight-text-deck", name=name, count=count)
    )


def _row(say: Say, card: RowShown) -> str:
    marks = [card.bonus] if card.bonus else []
    return say("nightlight-text-card", name=escape(card.name), marks="; ".join([*marks, *card.lines]))


def _animal(say: Say, shown: AnimalShown) -> list[str]:
    facts = {"name": escape(shown.name), "player": escape(shown.player)}
    if not shown.alive:
        return [say("nightlight-text-fallen", **facts)]
    numbers = {"attack": shown.attack, "defense": shown.defense, "left": shown.health - shown.wounds, "health": shown.health}
    head = say("nightlight-text-animal", **facts, **numbers)
    marks = [say(key) for key, holds in (("nightlight-text-first", shown.first), ("nightlight-text-on-turn", shown.turn)) if holds]
    lines = [" · ".join([head, *marks])]
    stash = " · ".join(_card(say, held) for held in shown.stash)
    lines.append(say("nightlight-text-stash", cards=stash) if stash else say("nightlight-text-stash-empty"))
    if shown.beside:
        lines.append(shown.beside)
    front = " · ".join(_enemy(say, enemy) for enemy in shown.enemies)
    lines.append(say("nightlight-text-front", enemies=front) if front else say("nightlight-text-front-empty"))
    return lines


def _card(say: Say, held: StashShown) -> str:
    marks = [held.bonus or say("nightlight-text-no-attack")]
    if held.note:
        marks.append(held.note)
    if held.exhausted:
        marks.append(say("nightlight-picture-exhausted"))
    return say("nightlight-text-card", name=escape(held.name), marks=", ".join(marks))


def _enemy(say: Say, shown: EnemyShown) -> str:
    key = "-exhausted" if shown.exhausted else "-next" if shown.next else ""
    told = say(
        f"nightlight-text-enemy{key}",
        name=escape(shown.name),
        roman=shown.roman,
        attack=shown.attack,
        defense=shown.defense,
        left=shown.health - shown.wounds,
        health=shown.health,
    )
    return say("nightlight-text-times", enemy=told, count=shown.count) if shown.count > 1 else told


def _dice(say: Say, dice: tuple[DieShown, ...], words: str) -> str:
    faces = ", ".join("".join((*(f"~~{was}~~ " for was in one.was), f"**{one.face}**" if one.successes else str(one.face))) for one in dice)
    return say("nightlight-text-dice", dice=faces or say("nightlight-text-no-dice"), successes=words)


def picture_alt(say: Say, scene: TableScene) -> str:
    """What a screen reader says of the picture: the text twin without marks, as much of it as Discord takes."""
    text = table_text(say, scene)
    for mark in ("**", "~~", "\\"):
        text = text.replace(mark, "")
    lines = (line.removeprefix("- ").rstrip(".") for line in text.split("\n"))
    words = one_line(". ".join(line for line in lines if line))
    return words if len(words) <= ALT_LIMIT else words[: ALT_LIMIT - 1].rstrip() + ELLIPSIS
