"""A picture in words, for those who can't see it: the same facts, the weightiest first, as many as Discord's length holds."""

from collections.abc import Iterable

from bot.picture.paint import ALT_LIMIT
from bot.room import Say
from cogs.night_class.picture.hero import outlook_words
from cogs.night_class.picture.shown import HeroShown, ResultsScene, SheetScene, TableScene


def sheet_alt(scene: SheetScene, say: Say) -> str:
    hero = scene.hero
    head = say(
        "night-class-alt-sheet", name=hero.name, emblem=hero.emblem_name, city=scene.city, difficulty=scene.difficulty, turn=scene.turn,
        stage=say(f"night-class-picture-stage-{scene.stage}").lower(),
    )  # fmt: skip
    now = say(
        "night-class-alt-hero", space=scene.map.hero, life=hero.life, circles=hero.circles, score=hero.score.total,
        found=hero.relics, of=hero.relics_of, energy=scene.energy,
    )  # fmt: skip
    told = [head, now]
    if scene.outlook is not None:
        told.append(say("night-class-alt-outlook", told=f"{outlook_words(scene, say).rstrip('.')}."))
    elif hero.ended:
        told.append(f"{hero.ended}.")
    return _as_much_as_fits((*told, *_rest_of_sheet(scene, say)))


def _rest_of_sheet(scene: SheetScene, say: Say) -> Iterable[str]:
    if scene.plot:
        yield say("night-class-alt-plot", face=scene.plot)
    if scene.dice:
        names = {"free": say("night-class-picture-free"), "discarded": say("night-class-picture-discarded")}
        names |= {"move": scene.slots[0].name, "train": scene.slots[1].name}
        names["ability"] = next(track.name for track in scene.tracks if track.key == "ability")
        dice = (say("night-class-alt-die", face=one.face, slot=names[one.slot]) for one in scene.dice)
        yield say("night-class-alt-dice", list=", ".join(dice))
    yield say("night-class-alt-enemies", list="; ".join(_enemies(scene.hero, say)))
    boxes = (f"{column.name} {sum(box.checked for box in column.boxes)}/{len(column.boxes)}" for column in scene.columns)
    yield say("night-class-alt-boxes", list=", ".join(boxes))
    trained = [one.name for card in scene.cards for one in card.abilities if one.filled]
    trained += [f"{track.name} {filled}" for track in scene.tracks if (filled := sum(done for _, done in track.hexes))]
    if trained:
        yield say("night-class-alt-trained", list=", ".join(trained))
    if used := [site.name for site in scene.map.sites if site.used]:
        yield say("night-class-alt-sites", list=", ".join(used))
    if scene.map.marks:
        yield say("night-class-alt-emblems", list=" ".join(scene.map.marks))


def _enemies(hero: HeroShown, say: Say) -> Iterable[str]:
    for foe in hero.map.foes:
        if foe.group == "thugs":
            continue
        if foe.left <= 0:
            yield say("night-class-alt-beaten", name=foe.name)
        else:
            facts = {"left": foe.left, "of": foe.of, "range": foe.reach, "damage": foe.damage}
            yield say("night-class-alt-enemy", name=foe.name, space=foe.space, **facts)
    thugs = [foe for foe in hero.map.foes if foe.group == "thugs"]
    if standing := [foe for foe in thugs if foe.left]:
        facts = {"left": len(standing), "of": len(thugs), "range": standing[0].reach, "damage": standing[0].damage}
        yield say("night-class-alt-thugs", where=" ".join(foe.space for foe in standing), **facts)


def table_alt(scene: TableScene, say: Say) -> str:
    head = say("night-class-alt-table", city=scene.city, difficulty=scene.difficulty, turn=scene.turn)
    if scene.plot:
        head += " " + say("night-class-alt-plot", face=scene.plot)
    if scene.roll:
        head += " " + say("night-class-alt-dice", list=", ".join(map(str, scene.roll)))
    whole = [
        say(
            "night-class-alt-line", name=hero.name, doing=say(f"night-class-picture-doing-{hero.doing}"), space=hero.map.hero,
            life=hero.life, circles=hero.circles, score=hero.score.total,
        )
        for hero in scene.heroes
    ]  # fmt: skip
    short = [
        say("night-class-alt-line-short", name=hero.name, doing=say(f"night-class-picture-doing-{hero.doing}"), score=hero.score.total)
        for hero in scene.heroes
    ]
    return _whole_or_short(head, whole, short)


def results_alt(scene: ResultsScene, say: Say) -> str:
    head = say("night-class-alt-results", city=scene.city, difficulty=scene.difficulty, turn=scene.turn)
    seed = say("night-class-alt-seed", told=scene.seed_hash)
    whole = [
        say(
            "night-class-alt-place", place=hero.place or "–", name=hero.name, rank=hero.rank or hero.ended, score=hero.score.total,
            told=f"{hero.score.villains} + {hero.score.thugs} + {hero.score.distrust} + {hero.score.relics}",
        )
        for hero in scene.heroes
    ]  # fmt: skip
    short = [say("night-class-alt-place-short", place=hero.place or "–", name=hero.name, score=hero.score.total) for hero in scene.heroes]
    return _whole_or_short(head, [*whole, seed], [*short, seed])


def _whole_or_short(head: str, whole: list[str], short: list[str]) -> str:
    told = f"{head} {'; '.join(whole)}"
    return told if len(told) <= ALT_LIMIT else _as_much_as_fits((f"{head} {'; '.join(short)}",))


def _as_much_as_fits(told: Iterable[str]) -> str:
    """Sentences as long as they fit; a first one that is too long by itself is cut."""
    found = ""
    for sentence in told:
        longer = f"{found} {sentence}" if found else sentence
        if len(longer) <= ALT_LIMIT:
            found = longer
        elif not found:
            return f"{sentence[: ALT_LIMIT - 1]}…"
    return found
