"""One character: its token, and two or three lines beside it."""

from bot.picture.lettering import fit, width
from bot.picture.scene import Anchor, Rect, Shape, Text, hearts, hearts_width
from cogs.arena.picture.livery import CHIP_BACK, CHIP_BACK_WORDS, CHIP_DOWN, HEART, HOLLOW, QUIET, WORDS
from cogs.arena.picture.place import COLUMN, SMALLEST, Column
from cogs.arena.picture.shown import HEALTH, EndLine, Line, Say, signed
from cogs.arena.picture.signs import Mark, curve, remedy, sword
from cogs.arena.picture.tokens import draw_token

_TALL = 100  # a row from here on has three lines


def row(column: Column, line: Line, y: float, high: float, say: Say, *, states: bool) -> tuple[Shape, ...]:
    radius = min(high * 0.42, 52)
    row = Row(column=column, line=line, y=y, high=high, begins=14 + 2 * radius + 16, say=say)
    fill = column.livery.panel if line.state == "dead" else column.livery.row
    return (
        Rect(x=column.at(6, COLUMN - 12), y=y, width=COLUMN - 12, height=high, radius=14, fill=fill),
        *draw_token(
            team=column.team,
            name=line.name,
            drawing=line.token,
            portrait=line.portrait,
            condition=line.state,
            x=column.at(14 + radius),
            y=y + high / 2,
            radius=radius,
        ),
        *(row.opened(line) if isinstance(line, EndLine) else row.public(states=states)),
    )


class Row:
    """Beside a token: two lines of things, or three where the rows are high (up to four a side).

    `x` moves inwards as things are put on a line.
    """

    def __init__(self, *, column: Column, line: Line, y: float, high: float, begins: float, say: Say) -> None:
        self.column, self.line, self.say = column, line, say
        self.begins = self.x = begins
        self.is_tall = high >= _TALL
        self.big = high / 110 if self.is_tall else min(high / 68, 1.05)
        self.name_size = 32 * self.big if self.is_tall else 29 * high / 68
        shares = (0.30, 0.535, 0.82) if self.is_tall else (0.43, 0.735, 0.735)
        self.upper, self.middle, self.lower = (y + high * share for share in shares)
        self.level = self.middle

    def public(self, *, states: bool) -> tuple[Shape, ...]:
        line = self.line
        numbered = line.health is not None and not states
        shapes = [self._name(COLUMN - self.x - 18)]
        if line.change and not states:
            shapes.append(self._change(line.change))
        if self.is_tall:
            shapes += self._hearts() if numbered and line.state != "dead" else []
            self._next_line()
            shapes += self._tag()
        else:
            shapes += self._tag()
            shapes += self._hearts() if numbered and line.state != "dead" else []
        return (*shapes, *self._chips(numbered=numbered))

    def opened(self, line: EndLine) -> tuple[Shape, ...]:
        fate, taken = self._fate()
        shapes = [self._name(COLUMN - self.x - 18 - taken), *fate]
        # The numbers and the curve stand in columns; the class takes what is left.
        number, course = 54 * self.big, 70 * self.big
        curve_at = COLUMN - 20 - course
        words = f"{self.say(f'picture-class-{line.class_key}')} {self.say('picture-die', faces=line.die)}"
        if self.is_tall:
            shapes += self._piece(words, 25 * self.big, room=curve_at - self.x - 10)
            self._next_line()
            shapes += self._tag()
            numbers_at = self.x
        else:
            shapes += self._tag()
            numbers_at = curve_at - 6 - 2 * number
            shapes += self._piece(words, 21 * self.big, room=numbers_at - self.x - 8)
        for k, (mark, count) in enumerate(((sword, line.dealt), (remedy, line.healed))):
            shapes += self._counted(mark, count, numbers_at + k * number, number)
        centre, tall = ((self.middle + self.lower) / 2, 46 * self.big) if self.is_tall else (self.middle, 26 * self.big)
        return (*shapes, *curve(self.column, line.course, curve_at, course, centre, tall))

    def _next_line(self) -> None:
        self.level, self.x = self.lower, self.begins

    def _name(self, room: float) -> Shape:
        words, size = fit(self.line.name, room, self.name_size, smallest=SMALLEST, bold=True)
        return Text(
            x=self.column.at(self.x),
            y=self.upper,
            words=words,
            size=size,
            fill=WORDS if self.line.state == "standing" else QUIET,
            bold=True,
            anchor=self.column.starts,
            struck=self.line.state == "dead",
        )

    def _tag(self) -> list[Shape]:
        words, size = fit(self.line.tag, 60, 21 * self.big, bold=True)
        wide, high = width(words, size, bold=True) + 16 * self.big, 29 * self.big
        left = self.column.at(self.x, wide)
        # Round for Good, with corners for Evil, like the frames of the tokens.
        radius = high / 2 if self.column.team == "good" else 4
        self.x += wide + 12
        return [
            Rect(
                x=left,
                y=self.level - high / 2,
                width=wide,
                height=high,
                radius=radius,
                stroke=self.column.livery.strong,
                stroke_width=2.4,
            ),
            self._text(words, size, left + wide / 2, anchor="middle"),
        ]

    def _hearts(self) -> list[Shape]:
        size = (28 if self.is_tall else 25) * self.big
        wide = hearts_width(size, HEALTH)
        left = self.column.at(self.x, wide)
        self.x += wide + 9
        return [*self._heart_row(left, self.level, size), *self._piece(str(_health(self.line)), size)]

    def _heart_row(self, left: float, middle: float, size: float) -> tuple[Shape, ...]:
        return hearts(left, middle - size * 0.47, size, full=_health(self.line), of=HEALTH, colour=HEART, hollow=HOLLOW)

    def _piece(self, words: str, size: float, *, room: float = COLUMN) -> list[Shape]:
        words, size = fit(words, room, size, smallest=16, bold=True)
        wide = width(words, size, bold=True)
        text = self._text(words, size, self.column.at(self.x, wide))
        self.x += wide + 13
        return [text]

    def _counted(self, mark: Mark, count: int, start: float, wide: float) -> list[Shape]:
        """A sign and its number, the sign first on both sides: a pair reads in one direction."""
        side = 18 * self.big
        words, size = fit(str(count), wide - side, 21 * self.big, bold=True)
        left = self.column.at(start, side + 3 + width(words, size, bold=True))
        return [mark(left, self.level - side / 2, side), self._text(words, size, left + side + 3)]

    def _chips(self, *, numbered: bool) -> list[Shape]:
        shapes: list[Shape] = []
        match self.line.state:
            case "dead":
                shapes += self._chip(self.say("picture-dead"), "none", WORDS)
            case "down":
                shapes += self._chip(self.say("picture-down"), CHIP_DOWN, WORDS)
            case "standing" if not numbered:
                shapes += self._chip(self.say("picture-standing"), "none", WORDS)
            case _:
                pass
        return shapes + self._chip(self.say("picture-back"), CHIP_BACK, CHIP_BACK_WORDS) if self.line.back else shapes

    def _chip(self, words: str, fill: str, colour: str) -> list[Shape]:
        # At the end of a second line stands the change, always in the same place.
        room = COLUMN - self.x - 36 - (0 if self.is_tall else 70)
        words, size = fit(words, room, 20 * self.big, smallest=16, bold=True)
        wide, high = width(words, size, bold=True) + 20, 30 * self.big
        left = self.column.at(self.x, wide)
        self.x += wide + 10
        edge, thick = (QUIET, 2.0) if fill == "none" else (None, 0)
        return [
            Rect(x=left, y=self.level - high / 2, width=wide, height=high, radius=7, fill=fill, stroke=edge, stroke_width=thick),
            self._text(words, size, left + wide / 2, colour=colour, anchor="middle"),
        ]

    def _change(self, change: int) -> Shape:
        return self._text(signed(change), (34 if self.is_tall else 29) * self.big, self.column.at(COLUMN - 24), anchor=self.column.ends)

    def _fate(self) -> tuple[tuple[Shape, ...], float]:
        """How it ended for this one, at the inner end of the first line, and the room it takes there."""
        middle = self.upper - 10 * self.big
        if self.line.state != "standing":
            words, size = fit(self.say(f"picture-{self.line.state}"), 150, 20, smallest=16, bold=True)
            text = Text(
                x=self.column.at(COLUMN - 20),
                y=middle + size * 0.36,
                words=words,
                size=size,
                fill=WORDS,
                bold=True,
                anchor=self.column.ends,
            )
            return (text,), width(words, size, bold=True) + 16
        size = 20 * self.big
        wide = hearts_width(size, HEALTH)
        return self._heart_row(self.column.at(COLUMN - 20 - wide, wide), middle, size), wide + 16

    def _text(self, words: str, size: float, x: float, *, colour: str = WORDS, anchor: Anchor = "start") -> Text:
        return Text(x=x, y=self.level + size * 0.36, words=words, size=size, fill=colour, bold=True, anchor=anchor)


def _health(line: Line) -> int:
    return min(max(line.health or 0, 0), HEALTH)
