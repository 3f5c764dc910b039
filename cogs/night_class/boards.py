"""The sheet as text: the same facts as its picture (content, part 5). Several heroes share one map."""

from bot.i18n.languages import capital
from bot.kernel.game import Outcome
from bot.room import Say
from cogs.night_class.boards_map import map_text
from cogs.night_class.boards_sheet import map_notes
from cogs.night_class.choice_words import deed_text
from cogs.night_class.effects import columns_of, forecast_text, next_box
from cogs.night_class.library import book
from cogs.night_class.naming import (
    ability_name,
    city_of,
    column_name,
    emblem_of,
    group_name,
    hero_of,
    level_of,
    listed,
    rank_name,
    site_name,
    track_name,
    word,
)
from cogs.night_class.narrate_end import CAUSES, ranking, score_text
from cogs.night_class.prompting import dice_text, slots_text
from cogs.night_class.rules.enemies import base_damage, outlook, projectile_strength, reach_of
from cogs.night_class.rules.night import Night, night_of
from cogs.night_class.rules.previews import forecast
from cogs.night_class.rules.score import score_of
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.words import VILLAINS
from cogs.night_class.view import HeroLine, NightView

__all__ = ["board_text", "outcome_text", "sheet_text"]


def board_text(say: Say, view: NightView) -> str:
    """Every sheet as everybody may see it; with a seat's view its own one as it stands, draft included, and the others in a line."""
    night = night_of(view.options)
    head = say(
        "night-class-board-head", city=city_of(say, view.options.city), level=level_of(say, night), turn=view.turn, dice=_rolled(say, view)
    )
    if view.you is not None:
        others = [_strip(say, line) for line in view.lines if line.seat != view.you.seat]
        return "\n".join([f"**{head}**", sheet_text(say, view), *others])
    if len(view.lines) == 1:
        city = [map_text(say, night, view.lines[0].sheet), *map_notes(say, view, 0)]
        return "\n".join([f"**{head}**", *city, *_sheet(say, view, night, view.lines[0])])
    sheets = ["\n".join(_sheet(say, view, night, line)) for line in view.lines]
    return "\n\n".join([f"**{head}**\n{map_text(say, night, None)}", *sheets])


def sheet_text(say: Say, view: NightView) -> str:
    """The reader's own sheet as it stands, with its map, its draft, and what the End of Round would do."""
    you = view.you
    if you is None:
        return ""
    night, line = night_of(view.options), view.line(you.seat)
    own = line.model_copy(update={"sheet": you.sheet, "score": score_of(night, you.sheet)})
    lines = [map_text(say, night, you.sheet), *map_notes(say, view, you.seat), *_sheet(say, view, night, own)]
    if view.phase == "hero" and you.sheet.playing and not view.over:
        plan = "; ".join(deed_text(say, view.options, act) for act in you.acts) or say("night-class-sheet-no-draft")
        lines.append(say("night-class-sheet-committed", plan=plan) if you.committed else say("night-class-sheet-draft", plan=plan))
        lines.append(capital(forecast_text(say, night, forecast(night, you.sheet, outlook(night, you.sheet, you.shapeshift, you.shrug)))))
    return "\n".join(lines)


def _rolled(say: Say, view: NightView) -> str:
    plot = say("night-class-board-plot", plot=str(view.plot)) if view.plot else ""
    roll = say("night-class-board-roll", faces=listed(say, map(str, view.roll))) if view.roll else ""
    return ", ".join(filter(None, [plot, roll]))


def _strip(say: Say, line: HeroLine) -> str:
    """One hero in a line, as the strip under the picture shows them."""
    sheet = line.sheet
    return say(
        "night-class-board-strip", name=hero_of(line), emblem=emblem_of(say, line.emblem), doing=line.doing, space=sheet.hero,
        life=sheet.life, circles=sheet.circles, total=line.total,
    )  # fmt: skip


def _sheet(say: Say, view: NightView, night: Night, line: HeroLine) -> list[str]:
    sheet = line.sheet
    lines = [
        _strip(say, line),
        say("night-class-sheet-emblems", spaces=" ".join(sheet.emblems) or "–"),
        *_enemies(say, night, sheet),
        *(f"- {next_box(say, night, sheet, column)}" for column in columns_of(sheet)),
    ]
    if sheet.plot and sheet.playing:
        checked = column_name(say, night, sheet.checked) if sheet.checked else say("night-class-sheet-unchecked")
        lines.append(say("night-class-sheet-plot", plot=str(sheet.plot), column=checked))
    if sheet.dice:
        lines.append(say("night-class-sheet-dice", dice=dice_text(say, sheet), slots=slots_text(say, sheet)))
    lines += [_tracks(say, night, sheet), *_cards(say, night, sheet), _sites(say, night, sheet)]
    lines.append(say("night-class-sheet-score", total=line.score.total, parts=score_text(say, line.score), energy=sheet.energy))
    return lines


def _enemies(say: Say, night: Night, sheet: Sheet) -> list[str]:
    told: list[str] = []
    for villain in VILLAINS:
        left, full = sheet.villains[villain], night.enemies[villain].stamina
        facts = {"enemy": group_name(say, night, villain), "space": night.ground.home(villain), "left": left, "full": full}
        if left <= 0:
            told.append(say("night-class-sheet-beaten", **facts))
            continue
        figures = {"range": reach_of(night, sheet, villain), "damage": base_damage(night, sheet, villain)}
        line = say("night-class-sheet-villain", **facts, **figures)
        plus = projectile_strength(night, sheet) if villain == "twister" else 0
        told.append(f"{line} {say('night-class-sheet-projectiles', plus=plus)}" if plus else line)
    told.append(_thugs(say, night, sheet))
    return told


def _thugs(say: Say, night: Night, sheet: Sheet) -> str:
    name = group_name(say, night, "thugs")
    all_ = len(night.ground.thugs)
    if not sheet.thugs:
        return say("night-class-sheet-no-thugs", enemy=name, all=all_)
    first = sheet.thugs[0]
    return say(
        "night-class-sheet-thugs", enemy=name, left=len(sheet.thugs), all=all_, spaces=" ".join(sheet.thugs),
        range=reach_of(night, sheet, first), damage=base_damage(night, sheet, first),
    )  # fmt: skip


def _tracks(say: Say, night: Night, sheet: Sheet) -> str:
    """Filled hexes as dots, open ones with their number."""
    told: list[str] = []
    for track, numbers in night.tracks.items():
        filled = sheet.tracks[track]
        hexes = " ".join("●" if place < filled else f"{number}+" for place, number in enumerate(numbers))
        told.append(f"{track_name(say, track)} {hexes}")
    return say("night-class-sheet-tracks", tracks="; ".join(told))


def _cards(say: Say, night: Night, sheet: Sheet) -> list[str]:
    lines: list[str] = []
    for card in book().cards.card:
        rows = [row for row in night.abilities.values() if row.card == card.key]
        told = [_ability(say, night, sheet, row.key, row.number) for row in rows]
        lines.append(say("night-class-sheet-card", card=word(say, card.name), abilities="; ".join(told)))
    return lines


def _ability(say: Say, night: Night, sheet: Sheet, key: str, number: int) -> str:
    name = ability_name(say, night, key)
    if key not in sheet.unlocked:
        return say("night-class-sheet-locked", ability=name, number=str(number))
    state = "ready"
    if key == "shapeshift" and sheet.shapeshifted:
        state = "gone"
    elif key == "perfect_face":
        state = "gone" if sheet.boxes["face"] else "box"
    elif key in sheet.used:
        state = "used"
    elif night.abilities[key].ongoing:
        state = "ongoing"
    return say("night-class-sheet-ability", ability=name, state=state)


def _sites(say: Say, night: Night, sheet: Sheet) -> str:
    told = [f"~~{site_name(say, night, at)}~~" if at in sheet.sites else site_name(say, night, at) for at in night.sites]
    return say("night-class-sheet-sites", sites=", ".join(told))


# ---- the end


def outcome_text(say: Say, view: NightView, outcome: Outcome) -> str:
    """Of one hero the score with its rank; of several the ranking."""
    night, city = night_of(view.options), city_of(say, view.options.city)
    if len(view.lines) == 1:
        line = view.lines[0]
        turn = line.sheet.end.turn if line.sheet.end else view.turn
        facts = {"name": hero_of(line), "city": city, "turn": turn, "total": line.total}
        if outcome.winners:
            return say("night-class-outcome-solo-won", rank=rank_name(say, night, line.rank or ""), **facts)
        cause = say(f"night-class-cause-{outcome.cause}") if outcome.cause in CAUSES else outcome.cause
        return say("night-class-outcome-solo-lost", cause=cause, rule=outcome.cause, **facts)
    head = (
        say("night-class-outcome-some", city=city, count=len(outcome.winners), heroes=len(view.lines))
        if outcome.winners
        else say("night-class-outcome-none", city=city)
    )
    return "\n".join([head, *ranking(say, view)])
