"""The two pictures of the arena: a round as it opens, and the end of a battle (ARENA-content part 9).

One picture for everybody, in the channel's language. Two mirrored columns; what a colour says is said by a shape,
a sign or a word as well. They take what `shown` allows, never a state.
"""

from bot.picture.lettering import fit, width
from bot.picture.paint import Picture
from bot.picture.scene import Rect, Scene, Shape, Text
from bot.picture.svg import to_svg
from cogs.arena.picture.alt import alt_text, short_fingerprint
from cogs.arena.picture.column import column_of
from cogs.arena.picture.livery import BACK, EDGE, LIVERIES, QUIET, WORDS
from cogs.arena.picture.place import HEIGHT, WIDTH, line_of
from cogs.arena.picture.shown import EndLine, EndScene, Line, RoundScene, Say, Says, signed
from cogs.arena.picture.signs import remedy, sword, wave

__all__ = ["EndLine", "EndScene", "Line", "RoundScene", "Say", "Says", "draw_end", "draw_round"]


def draw_round(scene: RoundScene, says: Says) -> Picture:
    """The picture of an opening round. `says` by language: the picture uses the scene's, the description all of them."""
    say = says[scene.language]
    shapes = (
        *_card(EDGE, 3),
        *_header(say("picture-arena"), say("picture-round", round=scene.round), say("picture-asked", asked=scene.asked)),
        *(shape for team in ("good", "evil") for shape in column_of(scene, team, say)),
        *_footer(_history(scene, say), say("picture-fingerprint", fingerprint=short_fingerprint(scene.fingerprint))),
    )
    return _picture(scene, shapes, says, name=f"round-{scene.round}.png")


def draw_end(scene: EndScene, says: Says) -> Picture:
    """The picture of a battle that is over: classes, wounds dealt and healed, the course of each character's health."""
    say = says[scene.language]
    frame = EDGE if scene.winner == "nobody" else LIVERIES[scene.winner].strong
    shapes = (
        *_card(frame, 8),
        *_header(say("picture-arena"), say(f"picture-won-{scene.winner}"), say("picture-played", rounds=scene.rounds)),
        *(shape for team in ("good", "evil") for shape in column_of(scene, team, say)),
        *_legend(say),
        *_footer("", say("picture-fingerprint", fingerprint=short_fingerprint(scene.fingerprint))),
    )
    return _picture(scene, shapes, says, name="end.png")


def _picture(scene: RoundScene | EndScene, shapes: tuple[Shape, ...], says: Says, *, name: str) -> Picture:
    svg = to_svg(Scene(width=WIDTH, height=HEIGHT, shapes=shapes))
    return Picture(svg=svg, alt={language: alt_text(scene, say) for language, say in says.items()}, name=name)


# The card and what stands above and below the columns


def _card(frame: str, thick: float) -> tuple[Shape, ...]:
    half = thick / 2
    return (Rect(x=half, y=half, width=WIDTH - thick, height=HEIGHT - thick, radius=26, fill=BACK, stroke=frame, stroke_width=thick),)


def _header(left: str, middle: str, right: str) -> tuple[Shape, ...]:
    return (
        line_of(36, 57, left, 28, QUIET, room=280),
        line_of(WIDTH / 2, 60, middle, 44, WORDS, room=520, bold=True, anchor="middle"),
        line_of(WIDTH - 36, 57, right, 28, WORDS, room=300, anchor="end"),
    )


def _footer(left: str, right: str) -> tuple[Shape, ...]:
    y = HEIGHT - 26
    shapes: list[Shape] = []
    if left:
        shapes.append(line_of(36, y, left, 24, WORDS, room=600))
    shapes.append(line_of(WIDTH - 36, y, right, 22, QUIET, room=500, anchor="end"))
    return tuple(shapes)


def _history(scene: RoundScene, say: Say) -> str:
    if scene.health_as_states or not scene.history:
        return ""
    sums = (f"{number}: {signed(good)}/{signed(evil)}" for number, good, evil in scene.history[-3:])
    return f"{say('picture-history')} {' · '.join(sums)}"


def _legend(say: Say) -> tuple[Shape, ...]:
    x, y = 36.0, HEIGHT - 26
    shapes: list[Shape] = []
    for mark, key in ((sword, "picture-dealt"), (remedy, "picture-healed"), (wave, "picture-course")):
        words, size = fit(say(key), 220, 21, smallest=16)
        shapes += [mark(x, y - 18, 22), Text(x=x + 29, y=y, words=words, size=size, fill=QUIET)]
        x += 29 + width(words, size) + 24
    return tuple(shapes)
