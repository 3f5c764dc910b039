"""What one sheet prints beside its map: columns of boxes, dice and slots, tracks, cards, what the End of Round would do."""

from collections.abc import Iterator

from bot.room import Say
from cogs.night_class.library import book
from cogs.night_class.naming import word
from cogs.night_class.picture.shown import (
    AbilityShown,
    AttackShown,
    BoxMark,
    CardShown,
    ColumnShown,
    OutlookShown,
    ScoreShown,
    SlotShown,
    TrackShown,
)
from cogs.night_class.rules.combat import all_villains_defeated
from cogs.night_class.rules.content import Enemy
from cogs.night_class.rules.enemies import (
    base_damage,
    is_defeated,
    outlook,
    projectile_strength,
    reach_of,
)
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.plot import column_rule, loses_by
from cogs.night_class.rules.score import score_of
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.training import number_of
from cogs.night_class.rules.words import COLUMNS, FACES, GROUPS, Column, Group


def columns(say: Say, night: Night, sheet: Sheet, *, choosing: bool) -> tuple[ColumnShown, ...]:
    """All columns in the order of the sheet; of a won or lost one none fits any more."""
    return tuple(
        _enemy_column(say, night, sheet, column, choosing=choosing)
        if column in GROUPS
        else _public_column(say, night, sheet, column, choosing=choosing)
        for column in COLUMNS
    )


def _enemy_column(say: Say, night: Night, sheet: Sheet, group: Group, *, choosing: bool) -> ColumnShown:
    enemy, checked = night.enemies[group], sheet.boxes[group]
    defeated, full = is_defeated(sheet, group), checked >= len(enemy.boxes)
    prints = tuple(_box_words(say, enemy))
    if full:
        following = say("night-class-picture-next-full")
    elif defeated:
        following = say("night-class-picture-next-defeated")
    else:
        following = _next_words(say, night, enemy, checked, prints[checked])
    low, high = enemy.plot
    return ColumnShown(
        key=group,
        name=word(say, enemy.name),
        boxes=tuple(
            BoxMark(words=words, checked=k < checked, loses=box.ritual)
            for k, (words, box) in enumerate(zip(prints, enemy.boxes, strict=True))
        ),
        next=following,
        closed=defeated or full,
        checked_now=sheet.checked == group,
        fits=choosing and column_rule(night, sheet, group) is None,
        plot=f"{low}–{high}" if low != high else str(low),
        special=word(say, enemy.special) if enemy.special else "",
        points=enemy.points,
        left=len(sheet.thugs) if group == "thugs" else sheet.villains[group],
        of=len(night.ground.thugs) if group == "thugs" else enemy.stamina,
        reach=reach_of(night, sheet, group),
        damage=base_damage(night, sheet, group),
        more=projectile_strength(night, sheet) if group == "twister" else 0,
    )


def _box_words(say: Say, enemy: Enemy) -> Iterator[str]:
    """What each box prints, with the figure that it leads to."""
    reach, damage = enemy.range, enemy.damage
    for box in enemy.boxes:
        reach, damage = (box.range or reach) + box.range_plus, damage + box.damage_plus
        words: list[str] = []
        if box.range or box.range_plus:
            words.append(say("night-class-picture-box-range", range=reach))
        if box.damage_plus:
            words.append(say("night-class-picture-box-damage", damage=damage))
        if box.mark:
            words.append(say("night-class-picture-box-hand" if box.mark == "hand" else "night-class-picture-box-projectiles"))
        if box.ritual:
            words = [say("night-class-picture-box-ritual")]
        yield " · ".join(words)


def _next_words(say: Say, night: Night, enemy: Enemy, at: int, prints: str) -> str:
    """A mark that a house rule has made idle does nothing (NC-R5, NC-R6)."""
    box = enemy.boxes[at]
    if box.ritual:
        return say("night-class-picture-next-ritual")
    match box.mark:
        case "hand" if night.options.sorcerer == "on_box":
            return say("night-class-picture-next-hand")
        case "projectiles" if night.options.projectiles_boxes == "this_turn":
            return say("night-class-picture-next-projectiles-turn")
        case "projectiles" if night.options.projectiles_boxes == "cumulative":
            return say("night-class-picture-next-projectiles", count=sum(one.mark == "projectiles" for one in enemy.boxes[: at + 1]))
        case "":
            return prints or say("night-class-picture-next-nothing")
        case _:
            return say("night-class-picture-next-nothing")


def _public_column(say: Say, night: Night, sheet: Sheet, column: Column, *, choosing: bool) -> ColumnShown:
    """Public Distrust, and the box of Perfect Face."""
    checked, length = sheet.boxes[column], night.length(column)
    full = checked >= length
    locked = column == "face" and not sheet.has("perfect_face")
    last = column == "distrust"
    if full:
        following = say("night-class-picture-next-full")
    elif locked:
        following = say("night-class-picture-next-locked")
    elif column == "face":
        following = say("night-class-picture-next-face")
    elif loses_by(night, sheet, column):
        following = say("night-class-picture-next-last")
    else:
        following = say("night-class-picture-next-distrust", left=length - checked - 1)
    return ColumnShown(
        key=column,
        name=word(say, book().abilities["perfect_face"].name) if column == "face" else say("night-class-picture-distrust"),
        boxes=tuple(BoxMark(words="", checked=k < checked, loses=last and k == length - 1) for k in range(length)),
        next=following,
        closed=full or locked,
        checked_now=sheet.checked == column,
        fits=choosing and column_rule(night, sheet, column) is None,
        plot=f"1–{FACES}",
    )


def slots(say: Say, night: Night, sheet: Sheet) -> tuple[SlotShown, ...]:
    """MOVE, TRAIN, then every ABILITY slot, the closed ones too."""
    lying = {slot: tuple(die.face for die in sheet.dice if die.slot == slot) for slot in ("move", "train", "ability")}
    names = {row.key: word(say, row.name) for row in book().sheet.track}
    most = 1 + len(night.tracks["ability"])
    return (
        SlotShown(name=names["move"], plus=sheet.move_bonus, dice=lying["move"]),
        SlotShown(name=names["train"], plus=sheet.train_bonus, dice=lying["train"]),
        *(
            SlotShown(name=f"{names['ability']} {k + 1}", plus=0, dice=lying["ability"][k : k + 1], locked=k >= sheet.ability_slots)
            for k in range(most)
        ),
    )


def tracks(say: Say, night: Night, sheet: Sheet) -> tuple[TrackShown, ...]:
    return tuple(
        TrackShown(
            key=row.key,
            name=word(say, row.name),
            each=word(say, row.each),
            hexes=tuple((number, k < sheet.tracks[row.key]) for k, number in enumerate(night.tracks[row.key])),
        )
        for row in book().sheet.track
    )


def cards(say: Say, night: Night, sheet: Sheet) -> tuple[CardShown, ...]:
    """Training numbers as they are now, Advanced Technology counted in."""
    return tuple(
        CardShown(
            name=word(say, card.name),
            type=word(say, card.type),
            abilities=tuple(
                AbilityShown(
                    name=word(say, row.name),
                    text=word(say, row.text),
                    number=number_of(night, sheet, row.key),
                    filled=sheet.has(row.key),
                    ongoing=night.is_ongoing(row.key),
                    used=row.key in sheet.used,
                    crossed=row.key == "shapeshift" and sheet.shapeshifted,
                    box=row.key == "perfect_face",
                    box_checked=row.key == "perfect_face" and bool(sheet.boxes["face"]),
                )
                for row in night.abilities.values()
                if row.card == card.key
            ),
        )
        for card in book().cards.card
    )


def outlook_of(say: Say, night: Night, sheet: Sheet, shapeshift: str | None = None, shrug: str | None = None) -> OutlookShown | None:
    """Of a hero still in the game, with what its commit answers."""
    if not sheet.playing:
        return None
    won = all_villains_defeated(sheet) and night.options.finish_turn == "off"
    found = outlook(night, sheet, shapeshift, shrug)
    loss = 0 if won else found.loss
    return OutlookShown(
        attacks=tuple(
            AttackShown(
                name=word(say, night.kind(one.enemy).one or night.kind(one.enemy).name),
                space=night.ground.home(one.enemy),
                damage=one.damage,
                ignored=one.enemy == found.shapeshift,
                weakened=found.saved if one.enemy == found.shrug else 0,
            )
            for one in (() if won else found.attacks)
        ),
        loss=loss,
        after=max(0, sheet.life - loss),
        won=won,
    )


def score_shown(night: Night, sheet: Sheet) -> ScoreShown:
    score = score_of(night, sheet)
    return ScoreShown(villains=score.villains, thugs=score.thugs, distrust=score.distrust, relics=score.relics, total=score.total)
