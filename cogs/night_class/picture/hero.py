"""The hero's own figures: Stamina, Energy Level, relics, score; what the End of Round would do; all heroes of a table as a strip."""

from bot.picture.lettering import clean, fit, width
from bot.picture.scene import Circle, Rect, Shape, Text
from bot.picture.setting import line, paragraph
from bot.room import Say
from cogs.night_class.picture.foes import pips
from cogs.night_class.picture.ink import FAINT, INK, MOON, NIGHT, PANEL, QUIET
from cogs.night_class.picture.marks import mark, on_disc
from cogs.night_class.picture.place import Area, panel
from cogs.night_class.picture.shown import HeroShown, SheetScene


def draw_vitals(scene: SheetScene, area: Area, say: Say) -> tuple[Shape, ...]:
    """Stamina on the first line; Energy Level and relics on the second; the score with its parts at the right."""
    hero, inner = scene.hero, area.inset(10, 7)
    score = inner._replace(x=inner.x + inner.width * 0.66, width=inner.width * 0.34)
    left = inner._replace(width=inner.width * 0.64)
    first, second = left.y + 15, left.y + left.height * 0.56 + 15
    words, size = fit(say("night-class-picture-stamina", life=hero.life, circles=hero.circles), 170, 13.5, smallest=9.5, bold=True)
    at = left.x + width(words, size, bold=True) + 10
    dot = min(16.0, (left.right - at) / (hero.circles * 1.2))
    energy, big = fit(say("night-class-picture-energy", energy=scene.energy), 170, 13.5, smallest=9.5, bold=True)
    along = left.x + width(energy, big, bold=True) + 10
    relic_words = say("night-class-picture-relics", found=hero.relics, of=hero.relics_of)
    relic_at = along + scene.energy_of * 20 + 16
    return (
        *panel(area),
        Text(x=left.x, y=first, words=words, size=size, fill=INK, bold=True),
        *pips(at, first - 5 - dot / 2, dot, hero.life, hero.circles),
        Text(x=left.x, y=second, words=energy, size=big, fill=INK, bold=True),
        *_energy(along, second - 5, scene.energy, scene.energy_of),
        mark("relic", relic_at + 8, second - 5, 16),
        line(relic_at + 21, second, relic_words, 13.5, INK, room=left.right - relic_at - 21, bold=True, smallest=9),
        *_score(hero, score, say),
    )


def _energy(x: float, y: float, level: int, of: int) -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for k in range(of):
        here = k + 1 == level
        shapes += [
            Circle(x=x + 9 + k * 20, y=y, radius=8.5, fill=INK if here else "none", stroke=INK if here else FAINT, stroke_width=1.5),
            Text(x=x + 9 + k * 20, y=y + 3.9, words=str(k + 1), size=10.5, fill=PANEL if here else QUIET, bold=True, anchor="middle"),
        ]
    return tuple(shapes)


def _score(hero: HeroShown, area: Area, say: Say) -> tuple[Shape, ...]:
    score = hero.score
    total, size = fit(str(score.total), area.width * 0.3, area.height * 0.52, bold=True)
    begin = area.x + width(total, size, bold=True) + 16
    lines = (
        say("night-class-picture-score-foes", villains=score.villains, thugs=score.thugs),
        say("night-class-picture-score-rest", distrust=score.distrust, relics=score.relics),
    )
    return (
        line(area.x, area.y + 11, say("night-class-picture-score"), 12, QUIET, room=area.width, bold=True),
        Text(x=area.x, y=area.bottom - 6, words=total, size=size, fill=INK, bold=True),
        *(
            line(begin, area.bottom - 22 + k * 15.5, words, 11.5, INK, room=area.right - begin, smallest=9)
            for k, words in enumerate(lines)
        ),
    )  # fmt: skip


def draw_outlook(scene: SheetScene, area: Area, say: Say) -> tuple[Shape, ...]:
    """What the End of Round would do to the hero on its space, attack by attack."""
    inner = area.inset(10, 7)
    shapes = list(panel(area))
    found = scene.outlook
    if found is None:
        words = scene.hero.ended
        return (*shapes, *paragraph(inner.x, inner.y + 15, words, 15, INK, room=inner.width, lines=3, smallest=12, bold=True))
    head = say("night-class-picture-outlook", space=scene.map.hero)
    shapes.append(line(inner.x, inner.y + 11, head, 12, QUIET, room=inner.width, bold=True))
    return (
        *shapes,
        *paragraph(inner.x, inner.y + 29, outlook_words(scene, say), 13.5, INK, room=inner.width, lines=3, smallest=9, bold=True),
    )


def outlook_words(scene: SheetScene, say: Say) -> str:
    """The same as a sentence: "Twister 3 + Thug J4 1 = 4: Stamina 6 → 2"."""
    found = scene.outlook
    assert found is not None
    if found.won:
        return say("night-class-picture-outlook-won")
    if not found.attacks:
        return say("night-class-picture-outlook-quiet", life=scene.hero.life)
    attacks: list[str] = []
    for one in found.attacks:
        words = say("night-class-picture-attack", enemy=one.name, space=one.space, damage=one.damage)
        if one.ignored:
            words = say("night-class-picture-attack-ignored", attack=words)
        if one.weakened:
            words = say("night-class-picture-attack-weakened", attack=words, saved=one.weakened)
        attacks.append(words)
    told = " + ".join(attacks)
    after = "night-class-picture-outlook-down" if found.after == 0 else "night-class-picture-outlook-after"
    return say(after, attacks=told, loss=found.loss, life=scene.hero.life, after=found.after)


def draw_strip(heroes: tuple[HeroShown, ...], here: HeroShown, area: Area, say: Say) -> tuple[Shape, ...]:
    """All heroes of the table: Emblem, name, what they are doing, score so far."""
    places = area.columns(len(heroes), 8)
    shapes: list[Shape] = []
    for hero, place in zip(heroes, places, strict=True):
        own = hero.emblem == here.emblem and hero.name == here.name
        fill, thick = (MOON, 2.4) if own else (PANEL, 1.2)
        high, end = place.height, place.right - 8
        begin = place.x + high
        doing = say(f"night-class-picture-doing-{hero.doing}")
        shapes += [
            Rect(x=place.x, y=place.y, width=place.width, height=high, crisp=True, fill=fill, stroke=NIGHT, stroke_width=thick),
            *on_disc(hero.emblem, place.x + high / 2, place.y + high / 2, high * 0.36, disc=INK, ink=PANEL),
            *_strip_name(hero.name, begin, place.y, end - begin, high),
            line(begin, place.y + high * 0.82, doing, 11.5, QUIET, room=end - begin - 40, smallest=8),
            line(end, place.y + high * 0.84, str(hero.score.total), 14, INK, room=40, bold=True, anchor="end"),
        ]
    return tuple(shapes)


def _strip_name(name: str, x: float, y: float, room: float, high: float) -> tuple[Shape, ...]:
    """On one line, or where it is long on two small ones."""
    if width(clean(name, bold=True), 10.5, bold=True) <= room:
        return (line(x, y + high * 0.44, name, 13.5, INK, room=room, bold=True, smallest=10.5),)
    return paragraph(x, y + high * 0.26, name, 10, INK, room=room, lines=2, smallest=8.5, bold=True, leading=1.05)
