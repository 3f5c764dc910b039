"""The Plot die on its slot, the Hero dice, and the slots they are put on."""

from bot.picture.dice import die
from bot.picture.scene import Path, Rect, Shape
from bot.picture.setting import line
from bot.room import Say
from cogs.night_class.picture.ink import FAINT, INK, PANEL, QUIET, SHADE
from cogs.night_class.picture.place import Area, panel
from cogs.night_class.picture.shown import SheetScene, SlotShown


def draw_dice(scene: SheetScene, area: Area, say: Say) -> tuple[Shape, ...]:
    """From left to right: Plot die, dice still in the hand, slots."""
    inner = area.inset(8, 6)
    unit = inner.width / 9
    plot = inner._replace(width=unit)
    hand = inner._replace(x=inner.x + unit, width=unit * 2.6)
    places = inner._replace(x=inner.x + unit * 3.75, width=unit * 5.25).columns(len(scene.slots), 5)
    divider = hand.right + unit * 0.05
    return (
        *panel(area),
        *_slot(SlotShown(name=say("night-class-picture-plot-die"), plus=0, dice=(scene.plot,) if scene.plot else ()), plot),
        *_hand(scene, hand, say),
        Path(d=f"M{divider:.1f} {inner.y + 4:.1f} V{inner.bottom - 4:.1f}", stroke=FAINT, stroke_width=1.2),
        *(shape for slot, place in zip(scene.slots, places, strict=True) for shape in _slot(slot, place)),
    )


def _hand(scene: SheetScene, area: Area, say: Say) -> tuple[Shape, ...]:
    """All dice of the turn where they were rolled: free ones whole, assigned ones as outlines, discarded ones struck through."""
    label = area.bottom - 3
    words = say("night-class-picture-no-dice") if scene.stage == "choosing" else say("night-class-picture-hero-dice")
    shapes: list[Shape] = [line(area.centre[0], label, words, 11.5, QUIET, room=area.width - 8, anchor="middle", smallest=9)]
    if not scene.dice:
        return tuple(shapes)
    side = min(area.width / 3 - 14, area.height - 26)
    step = area.width / len(scene.dice)
    for k, one in enumerate(scene.dice):
        x, y = area.x + step * (k + 0.5), area.y + side / 2 + 6
        ink = INK if one.slot == "free" else FAINT
        paper = PANEL if one.slot in ("free", "discarded") else "none"
        shapes += die(one.face, x, y, side, ink=ink, paper=paper, struck=INK if one.slot == "discarded" else None)
    return tuple(shapes)


def _slot(slot: SlotShown, area: Area) -> tuple[Shape, ...]:
    """A place with its dice, below it its name and what it adds; a locked one is barred."""
    frame = area._replace(height=area.height - 19)
    side = min(frame.height - 12, frame.width - 12)
    fill, ink = (SHADE, FAINT) if slot.locked else (PANEL, INK)
    name = QUIET if not slot.locked else FAINT
    x, y = frame.centre
    shapes: list[Shape] = [
        Rect(x=frame.x, y=frame.y, width=frame.width, height=frame.height, radius=7, fill=fill, stroke=ink, stroke_width=1.6),
        line(area.centre[0], area.bottom - 3, slot.name, 10.5, name, room=area.width, bold=True, anchor="middle", smallest=8),
        *(_padlock(x, y, side) if slot.locked else ()),
    ]
    if slot.plus:
        shapes.append(line(frame.right - 5, frame.centre[1] + 5, f"+{slot.plus}", 14, INK, room=24, bold=True, anchor="end"))
        x, side = x - 12, side * 0.92
    for k, face in enumerate(slot.dice):
        many = len(slot.dice)
        small = side if many == 1 else side * 0.62
        shapes += die(face, x + (k - (many - 1) / 2) * small * 1.08, y, small, ink=INK, paper=PANEL)
    return tuple(shapes)


def _padlock(x: float, y: float, side: float) -> tuple[Shape, ...]:
    wide, high = side * 0.3, side * 0.24
    bow = wide * 0.6
    d = f"M{x - bow:.1f} {y - high * 0.2:.1f} v-{high:.1f} a{bow:.1f} {bow:.1f} 0 0 1 {2 * bow:.1f} 0 v{high:.1f}"
    return (
        Rect(x=x - wide, y=y - high * 0.2, width=2 * wide, height=2 * high, radius=3, fill=FAINT),
        Path(d=d, stroke=FAINT, stroke_width=4),
    )
