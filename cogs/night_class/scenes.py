"""A view as the scenes that pictures and text sheets are made of (content, part 5), and each picture as a room hands it out.

Only the seat's own view shows its draft; of everybody else there is what the last committed turn left (NC-POST-o).
"""

from dataclasses import replace

from bot.kernel.game import Seat
from bot.room import PictureOrder, Say
from cogs.night_class.naming import city_of, emblem_of, label_of, level_of, rank_name
from cogs.night_class.picture import draw_compact, draw_results, draw_sheet, draw_table
from cogs.night_class.picture.alt import results_alt, sheet_alt, table_alt
from cogs.night_class.picture.shown import CityMap, DieShown, HeroShown, ResultsScene, SheetScene, Stage, TableScene
from cogs.night_class.rules.enemies import projectile_strength
from cogs.night_class.rules.night import Night, night_of
from cogs.night_class.rules.score import rank_of
from cogs.night_class.rules.sheet import Sheet
from cogs.night_class.rules.sites import relics
from cogs.night_class.scenes_map import city_map, danger_of, reach_by_dice, way_walked
from cogs.night_class.scenes_sheet import cards, columns, outlook_of, score_shown, slots, tracks
from cogs.night_class.view import HeroLine, NightView, Own

__all__ = [
    "compact_picture", "panel_picture", "results_picture", "results_scene", "sheet_picture", "sheet_scene", "table_picture", "table_scene",
]  # fmt: skip


def panel_picture(say: Say, view: NightView, fingerprint: str) -> PictureOrder:
    """What stands in the channel: takes a spectator's view. A game of one shows its sheet, several all heroes, the end its results."""
    if view.over:
        return results_picture(say, view, fingerprint)
    return sheet_picture(say, view, 0) if len(view.lines) == 1 else table_picture(say, view)


def sheet_picture(say: Say, view: NightView, seat: Seat) -> PictureOrder:
    scene = sheet_scene(say, view, seat)
    return PictureOrder(svg=draw_sheet(scene, say), alt=sheet_alt(scene, say), name=f"sheet-{seat + 1}-turn-{view.turn}.png")


def compact_picture(say: Say, view: NightView, seat: Seat) -> PictureOrder:
    scene = sheet_scene(say, view, seat)
    return PictureOrder(svg=draw_compact(scene, say), alt=sheet_alt(scene, say), name=f"phone-{seat + 1}-turn-{view.turn}.png")


def table_picture(say: Say, view: NightView) -> PictureOrder:
    scene = table_scene(say, view)
    return PictureOrder(svg=draw_table(scene, say), alt=table_alt(scene, say), name=f"heroes-turn-{view.turn}.png")


def results_picture(say: Say, view: NightView, fingerprint: str) -> PictureOrder:
    scene = results_scene(say, view, fingerprint)
    return PictureOrder(svg=draw_results(scene, say), alt=results_alt(scene, say), name="results.png")


def sheet_scene(say: Say, view: NightView, seat: Seat) -> SheetScene:
    """One hero's sheet: the draft where `view` is the seat's own. Raises IndexError for a seat there isn't."""
    night, line = night_of(view.options), view.lines[seat]
    own = view.you if view.you is not None and view.you.seat == seat else None
    sheet = own.sheet if own else line.sheet
    stage = _stage(view, line, own)
    world = city_map(
        say,
        night,
        sheet,
        line.emblem,
        way=way_walked(night, line.sheet, own.acts) if own else (),
        danger=danger_of(night, sheet) if sheet.playing else {},
        reach=reach_by_dice(night, sheet) if stage == "draft" else {},
    )
    return SheetScene(
        stage=stage,
        hero=_hero(say, view, night, line, sheet, world),
        turn=view.turn,
        city=world.name,
        difficulty=level_of(say, night),
        table=tuple(_hero(say, view, night, one, one.sheet, world) for one in view.lines),
        columns=columns(say, night, sheet, choosing=stage == "choosing"),
        plot=sheet.plot,
        dice=tuple(DieShown(face=die.face, slot=die.slot) for die in sheet.dice),
        slots=slots(say, night, sheet),
        tracks=tracks(say, night, sheet),
        cards=cards(say, night, sheet),
        energy=sheet.energy,
        energy_of=night.energy,
        outlook=outlook_of(say, night, sheet, *((own.shapeshift, own.shrug) if own else ())),
        way_counts=view.options.projectiles_path == "movement" and projectile_strength(night, sheet) > 0,
    )


def table_scene(say: Say, view: NightView) -> TableScene:
    """Public facts only: lines, never `you`."""
    night = night_of(view.options)
    return TableScene(
        turn=view.turn,
        city=city_of(say, view.options.city),
        difficulty=level_of(say, night),
        step="over" if view.over else view.phase,
        plot=view.plot or 0,
        roll=view.roll,
        heroes=_public_heroes(say, view, night),
    )


def results_scene(say: Say, view: NightView, seed_hash: str) -> ResultsScene:
    """All heroes by place; one who is still playing, or has lost alone, has none."""
    night = night_of(view.options)
    heroes = _public_heroes(say, view, night)
    if len(heroes) == 1 and heroes[0].doing == "lost":
        heroes = (replace(heroes[0], place=None),)
    return ResultsScene(
        turn=view.turn,
        city=city_of(say, view.options.city),
        difficulty=level_of(say, night),
        heroes=tuple(sorted(heroes, key=lambda hero: hero.place or len(heroes) + 1)),
        seed_hash=seed_hash,
    )


def _public_heroes(say: Say, view: NightView, night: Night) -> tuple[HeroShown, ...]:
    return tuple(_hero(say, view, night, line, line.sheet, city_map(say, night, line.sheet, line.emblem)) for line in view.lines)


def _stage(view: NightView, line: HeroLine, own: Own | None) -> Stage:
    status = own.sheet.status if own else line.sheet.status
    if status != "playing":
        return status
    if view.phase == "plot":
        return "choosing"
    if own is None:
        return "shown"
    return "committed" if own.committed else "draft"


def _hero(say: Say, view: NightView, night: Night, line: HeroLine, sheet: Sheet, world: CityMap) -> HeroShown:
    rank = rank_of(night, sheet)
    return HeroShown(
        name=label_of(line),
        emblem=line.emblem,
        emblem_name=emblem_of(say, line.emblem),
        doing=line.doing,
        score=score_shown(night, sheet),
        life=sheet.life,
        circles=sheet.circles,
        distrust=sheet.boxes["distrust"],
        distrust_of=night.distrust,
        relics=relics(night, sheet),
        relics_of=sum(site.kind == "relic" for site in night.sites.values()),
        map=world,
        place=line.place,
        rank=rank_name(say, night, rank.key) if rank else "",
        ended=say(f"night-class-picture-end-{sheet.end.cause}", turn=sheet.end.turn) if sheet.end else "",
    )
