"""The city of one sheet as a map draws it: who stands where, what is dangerous, how far the dice reach."""

from collections.abc import Mapping, Sequence
from itertools import combinations

from bot.i18n.languages import capital
from bot.room import Say
from cogs.night_class.library import city
from cogs.night_class.naming import word
from cogs.night_class.picture.shown import Block, CityMap, Foe, SiteMark
from cogs.night_class.rules.actions import AnyDeed
from cogs.night_class.rules.choosing import has_room
from cogs.night_class.rules.deeds import carry_out
from cogs.night_class.rules.enemies import attacks_on, base_damage, projectile_strength, reach_of
from cogs.night_class.rules.moving import ends
from cogs.night_class.rules.night import Night
from cogs.night_class.rules.sheet import Die, Sheet
from cogs.night_class.rules.words import VILLAINS


def city_map(
    say: Say,
    night: Night,
    sheet: Sheet,
    emblem: str,
    *,
    way: tuple[str, ...] = (),
    danger: Mapping[str, int] | None = None,
    reach: Mapping[str, str] | None = None,
) -> CityMap:
    place, ground = city(night.options.city).file, night.ground
    names = {row.at: word(say, row.name) for row in (*place.building, *place.obstacle)}
    return CityMap(
        name=word(say, place.name),
        columns=ground.columns,
        rows=ground.rows,
        streets=ground.streets,
        start=ground.start,
        blocks=tuple(
            Block(spaces=block, name=names.get(next((one for one in block if one in names), ""), ""), obstacle=block <= ground.obstacles)
            for block in ground.blocks
        ),
        sites=tuple(
            SiteMark(
                space=site.at,
                kind=site.kind,
                number=int(ground.letter[site.at]) if site.kind == "relic" else 0,
                name=capital(word(say, site.name)),
                used=site.at in sheet.sites,
            )
            for site in night.sites.values()
        ),
        foes=foes(say, night, sheet),
        hero=sheet.hero,
        emblem=emblem,
        marks=sheet.emblems,
        way=way,
        danger=danger or {},
        reach=reach or {},
    )  # fmt: skip


def foes(say: Say, night: Night, sheet: Sheet) -> tuple[Foe, ...]:
    """Villains, then Thugs by their spaces; the defeated ones too."""
    found = [
        Foe(
            group=villain,
            name=word(say, night.enemies[villain].name),
            space=night.ground.home(villain),
            left=sheet.villains[villain],
            of=night.enemies[villain].stamina,
            reach=reach_of(night, sheet, villain),
            damage=base_damage(night, sheet, villain),
            more=projectile_strength(night, sheet) if villain == "twister" else 0,
        )
        for villain in VILLAINS
    ]
    thug, reach, damage = night.enemies["thugs"], reach_of(night, sheet, "thugs"), base_damage(night, sheet, "thugs")
    name = word(say, thug.one or thug.name)
    return (
        *found,
        *(
            Foe(group="thugs", name=name, space=space, left=int(space in sheet.thugs), of=1, reach=reach, damage=damage)
            for space in night.ground.thugs
        ),
    )


def danger_of(night: Night, sheet: Sheet) -> dict[str, int]:
    """Damage of the End of Round to a hero on each street where there is any, the answers of the commit left out.

    Where Projectiles count along the way walked (NC-R4), other spaces than the hero's are told without them.
    """
    there, found = sheet.twin(), dict[str, int]()
    for space in night.ground.walkable:
        there.hero, there.way = space, sheet.way if space == sheet.hero else ()
        if damage := sum(one.damage for one in attacks_on(night, there)):
            found[space] = damage
    return found


def reach_by_dice(night: Night, sheet: Sheet) -> dict[str, str]:
    """Spaces a free die, or two with Leg Kit, could move to now, with the least that does."""
    if not has_room(sheet, "move") or sheet.chain:
        return {}
    free = sorted(sheet.free)
    ways = [(face, str(face)) for face in free]
    if sheet.has("leg_kit"):
        ways += [(one + other, f"{one}+{other}") for one, other in combinations(free, 2)]
    found: dict[str, str] = {}
    for steps, words in sorted(ways, key=lambda way: (len(way[1]), way[0])):
        for space in ends(night, sheet, steps + sheet.move_bonus):
            found.setdefault(space, words)
    return found


def way_walked(night: Night, before: Sheet, acts: Sequence[AnyDeed]) -> tuple[str, ...]:
    """The spaces entered by all moves of a draft, from where the hero stood; empty where it hasn't moved."""
    sheet, way = before.twin(), [before.hero]
    for act in acts:
        # Rerolled dice are not known here and change no way: each act finds the dice it names.
        sheet.dice = tuple(Die(face) for face in (getattr(act, "die", None), getattr(act, "second_die", None)) if face is not None)
        sheet.way = ()
        carry_out(night, sheet, act, lambda k, n: sheet.dice[k - 1].face)
        way += sheet.way
    return tuple(way) if len(way) > 1 else ()
