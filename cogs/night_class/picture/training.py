"""What training has filled: the five tracks, and the three ability cards."""

from bot.picture.scene import Path, Rect, Shape, Text
from bot.picture.setting import line, paragraph
from bot.room import Say
from cogs.night_class.picture.ink import FITS, INK, PANEL, QUIET, RULE, SHADE
from cogs.night_class.picture.place import Area, cross, hexagon, panel
from cogs.night_class.picture.shown import AbilityShown, CardShown, TrackShown


def filled_hex(x: float, y: float, radius: float, number: int, *, filled: bool) -> tuple[Shape, ...]:
    """A hex with its training number: dark once filled."""
    words = f"{number}+"
    return (
        hexagon(x, y, radius, fill=INK if filled else PANEL, stroke=INK, width=1.6),
        Text(x=x, y=y + radius * 0.3, words=words, size=radius * 0.86, fill=PANEL if filled else INK, bold=True, anchor="middle"),
    )


def draw_tracks(tracks: tuple[TrackShown, ...], area: Area, say: Say) -> tuple[Shape, ...]:
    """One beside the other: name, hexes from left to right, what each gives."""
    inner = area.inset(8, 5)
    total = sum(max(2.0, len(track.hexes)) for track in tracks)
    shapes, x = list(panel(area)), inner.x
    radius = min(15.0, inner.height * 0.22)
    for track in tracks:
        wide = inner.width * max(2.0, len(track.hexes)) / total
        middle = x + wide / 2
        shapes.append(line(middle, inner.y + 12, track.name, 12, INK, room=wide - 6, bold=True, anchor="middle", smallest=8.5))
        step = min(wide / len(track.hexes), radius * 2.3)
        for k, (number, filled) in enumerate(track.hexes):
            at = middle + (k - (len(track.hexes) - 1) / 2) * step
            shapes += filled_hex(at, inner.y + inner.height * 0.46, radius, number, filled=filled)
        told = paragraph(
            middle, inner.bottom - 12, track.each, 10, QUIET, room=wide - 6, lines=2, anchor="middle", smallest=8.5, leading=1.1
        )
        shapes += told
        x += wide
    return tuple(shapes)


def draw_cards(cards: tuple[CardShown, ...], area: Area, say: Say) -> tuple[Shape, ...]:
    places = area.columns(len(cards), 10)
    return tuple(shape for card, place in zip(cards, places, strict=True) for shape in _card(card, place, say))


def _card(card: CardShown, area: Area, say: Say) -> tuple[Shape, ...]:
    head = 22.0
    rows = area.below(head + 2).inset(0, 1).rows(len(card.abilities))
    return (
        *panel(area),
        Rect(x=area.x, y=area.y, width=area.width, height=head, crisp=True, fill=SHADE, stroke=RULE, stroke_width=1.4),
        line(area.x + 12, area.y + 16, card.name, 13.5, INK, room=area.width * 0.6, bold=True),
        line(area.right - 12, area.y + 15.5, card.type, 12, QUIET, room=area.width * 0.35, anchor="end"),
        *(shape for ability, row in zip(card.abilities, rows, strict=True) for shape in _ability(ability, row, say)),
    )


def _ability(ability: AbilityShown, area: Area, say: Say) -> tuple[Shape, ...]:
    """Hex, name and marks on the left, the effect on the right."""
    shapes: list[Shape] = []
    if ability.used:
        shapes.append(Rect(x=area.x + 3, y=area.y + 1, width=area.width - 6, height=area.height - 2, radius=5, fill=FITS))
    middle = area.centre[1]
    radius = min(13.5, area.height * 0.44)
    shapes += filled_hex(area.x + 18, middle, radius, ability.number, filled=ability.filled)
    begin, split = area.x + 36, area.x + area.width * 0.42
    ink = INK if ability.filled else QUIET
    notes = _notes(ability, say)
    up = middle - 0.5 if notes else middle + 4.5
    room = split - begin - 6 - (20 if ability.box else 0)
    shapes.append(line(begin, up, ability.name, 12, ink, room=room, bold=True, smallest=8.5, struck=ability.crossed))
    if notes:
        shapes.append(line(begin, middle + 11, notes, 9.5, ink, room=split - begin - 6, smallest=8))
    if ability.box:
        shapes += _small_box(split - 20, middle - 7, 14, checked=ability.box_checked)
    room = area.right - split - 8
    two = paragraph(split, 0, ability.text, 10.5, ink, room=room, lines=2, smallest=8.5, leading=1.15)
    top = middle + 3.8 - (len(two) - 1) * two[0].size * 0.58
    shapes += paragraph(split, top, ability.text, 10.5, ink, room=room, lines=2, smallest=8.5, leading=1.15)
    return tuple(shapes)


def _notes(ability: AbilityShown, say: Say) -> str:
    words: list[str] = []
    if ability.ongoing:
        words.append(say("night-class-picture-ongoing"))
    if ability.used:
        words.append(say("night-class-picture-used"))
    if ability.crossed:
        words.append(say("night-class-picture-crossed"))
    return " · ".join(words)


def _small_box(x: float, y: float, side: float, *, checked: bool) -> tuple[Shape, ...]:
    box = Rect(x=x, y=y, width=side, height=side, radius=2, stroke=INK, stroke_width=1.5)
    if not checked:
        return (box,)
    return box, Path(d=cross(x + side / 2, y + side / 2, side / 2 - 3), stroke=INK, stroke_width=2.6)
