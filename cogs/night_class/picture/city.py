"""The map: streets with their danger, buildings with their names, sites, enemies, the hero, its Emblems and its way."""

from dataclasses import dataclass

from bot.picture.scene import Circle, Path, Rect, Shape, Text
from bot.picture.setting import line, paragraph
from cogs.night_class.picture.foes import foe_on_map
from cogs.night_class.picture.ink import (
    BUILDING,
    BUILDING_WORDS,
    INK,
    OBSTACLE,
    PANEL,
    QUIET,
    RUBBLE,
    STAMP,
    STREET,
    USED,
    USED_INK,
    WAY,
    danger_ink,
)
from cogs.night_class.picture.marks import mark, on_disc
from cogs.night_class.picture.place import Area, cross
from cogs.night_class.picture.shown import Block, CityMap, SiteMark
from cogs.night_class.rules.ground import spot, spread


@dataclass(frozen=True, slots=True)
class Detail:
    """How much a map says: a sheet all, a phone no names, a table's small maps neither coordinates nor numbers."""

    names: bool = True
    numbers: bool = True
    gutter: float = 22  # for the letters above and the numbers on the left; 0: none


WHOLE, PHONE, SMALL = Detail(), Detail(names=False, gutter=28), Detail(names=False, numbers=False, gutter=0)


@dataclass(frozen=True, slots=True)
class Grid:
    """Spaces laid out in an area; `gutter` is kept for letters above and numbers on the left."""

    area: Area
    cell: float
    gutter: float

    def at(self, space: str) -> Area:
        c, r = spread(space)
        return Area(self.area.x + self.gutter + c * self.cell, self.area.y + self.gutter + r * self.cell, self.cell, self.cell)


def grid_in(city: CityMap, area: Area, gutter: float) -> Grid:
    """As large as fits, in the middle."""
    cell = min((area.width - gutter) / city.columns, (area.height - gutter) / city.rows)
    wide, high = gutter + cell * city.columns, gutter + cell * city.rows
    return Grid(Area(area.x + (area.width - wide) / 2, area.y + (area.height - high) / 2, wide, high), cell, gutter)


def draw_map(city: CityMap, area: Area, start: str, detail: Detail = WHOLE) -> tuple[Shape, ...]:
    """The city in `area`. `start` is what the start space bears."""
    grid = grid_in(city, area, detail.gutter)
    return (
        *(_letters(city, grid) if detail.gutter else ()),
        *(shape for space in sorted(city.streets) for shape in _street(city, grid, space, start, detail)),
        *(shape for block in city.blocks for shape in _block(city, grid, block, detail)),
        *(shape for site in city.sites if detail.numbers for shape in _site(grid, site, detail)),
        *_marks(city, grid),
        *_way(city, grid),
        *(shape for foe in city.foes for shape in foe_on_map(foe, grid.at(foe.space), detail.names, detail.numbers)),
        *_hero(city, grid, detail),
        *(shape for space in sorted(city.streets) for shape in _numbers(city, grid, space, detail)),
    )


def _letters(city: CityMap, grid: Grid) -> tuple[Shape, ...]:
    size, y = grid.gutter * 0.72, grid.area.y + grid.gutter * 0.76
    columns = (
        Text(x=grid.at(spot(c, 0)).centre[0], y=y, words=spot(c, 0)[0], size=size, fill=QUIET, bold=True, anchor="middle")
        for c in range(city.columns)
    )
    rows = (
        Text(
            x=grid.area.x + grid.gutter * 0.46, y=grid.at(spot(0, r)).centre[1] + size * 0.36,
            words=str(r + 1), size=size, fill=QUIET, bold=True, anchor="middle",
        )
        for r in range(city.rows)
    )  # fmt: skip
    return (*columns, *rows)


def _street(city: CityMap, grid: Grid, space: str, start: str, detail: Detail) -> tuple[Shape, ...]:
    cell = grid.at(space).inset(max(0.6, grid.cell * 0.02))
    fill, words = danger_ink(city.danger.get(space, 0)) if space not in _held(city) else (STREET, QUIET)
    paper = Rect(x=cell.x, y=cell.y, width=cell.width, height=cell.height, fill=fill, crisp=True)
    if space != city.start:
        return (paper,)
    x, y = cell.centre
    ring = Circle(x=x, y=y, radius=grid.cell * 0.42, stroke=words, stroke_width=max(1.2, grid.cell * 0.035))
    if not detail.numbers or space in city.marks or space == city.hero:
        return paper, ring
    size = grid.cell * 0.18
    return paper, ring, line(x, y + size * 0.36, start, size, words, room=grid.cell * 0.74, bold=True, anchor="middle")


def _held(city: CityMap) -> set[str]:
    """Spaces on which an enemy stands: nobody else can."""
    return {foe.space for foe in city.foes if foe.left > 0}


def _block(city: CityMap, grid: Grid, block: Block, detail: Detail) -> tuple[Shape, ...]:
    gap, shapes = max(0.6, grid.cell * 0.03), list[Shape]()
    for space in sorted(block.spaces):
        cell, (c, r) = grid.at(space), spread(space)
        left = 0 if spot(c - 1, r) in block.spaces else gap
        up = 0 if spot(c, r - 1) in block.spaces else gap
        # A pixel over the seam, or it shows.
        wide = cell.width - left + (1 if spot(c + 1, r) in block.spaces else -gap)
        high = cell.height - up + (1 if spot(c, r + 1) in block.spaces else -gap)
        shapes.append(
            Rect(x=cell.x + left, y=cell.y + up, width=wide, height=high, fill=OBSTACLE if block.obstacle else BUILDING, crisp=True)
        )
    if block.obstacle:
        for space in block.spaces:
            cell = grid.at(space).inset(grid.cell * 0.16)
            shapes.append(Path(d=cross(*cell.centre, cell.width / 2), stroke=RUBBLE, stroke_width=grid.cell * 0.05))
    return (*shapes, *(_block_name(city, grid, block) if detail.names else ()))


def _block_name(city: CityMap, grid: Grid, block: Block) -> tuple[Shape, ...]:
    """In the largest rectangle of the block that holds no site."""
    free = block.spaces - {site.space for site in city.sites}
    best = max(_rectangles(free or block.spaces), key=lambda found: (len(found), len({spread(one)[0] for one in found})))
    first, last = grid.at(best[0]), grid.at(best[-1])
    area = Area(first.x, first.y, last.right - first.x, last.bottom - first.y).inset(grid.cell * 0.06)
    most = max(2, round(area.height / (grid.cell * 0.3)))
    size = grid.cell * 0.185
    drawn = paragraph(
        area.centre[0], 0, block.name, size, BUILDING_WORDS, room=area.width, lines=most,
        smallest=7.5, bold=True, anchor="middle", hyphens=True, leading=1.15,
    )  # fmt: skip
    return _moved(drawn, area)


def _rectangles(spaces: frozenset[str]) -> list[list[str]]:
    found: list[list[str]] = []
    for one in sorted(spaces):
        c, r = spread(one)
        for right in range(c, c + 12):
            for down in range(r, r + 12):
                inside = [spot(a, b) for b in range(r, down + 1) for a in range(c, right + 1)]
                if not spaces.issuperset(inside):
                    break
                found.append(inside)
    return found


def _moved(drawn: tuple[Text, ...], area: Area) -> tuple[Shape, ...]:
    """The lines of a paragraph set in the middle of an area."""
    size = drawn[0].size
    high = size * 1.15 * (len(drawn) - 1)
    top = area.centre[1] - high / 2 + size * 0.36
    return tuple(
        Text(x=one.x, y=top + k * size * 1.15, words=one.words, size=size, fill=one.fill, bold=one.bold, anchor=one.anchor)
        for k, one in enumerate(drawn)
    )


def _site(grid: Grid, site: SiteMark, detail: Detail) -> tuple[Shape, ...]:
    cell = grid.at(site.space)
    x, _ = cell.centre
    share = 0.36 if detail.names else 0.62
    size = grid.cell * share
    y = cell.y + grid.cell * (0.25 if detail.names else 0.5)
    shapes: list[Shape] = [
        Circle(x=x, y=y, radius=size * 0.62, fill=USED if site.used else PANEL),
        mark(site.kind, x, y, size * 0.86, ink=USED_INK if site.used else INK),
    ]
    if site.number:
        shapes.append(
            Text(
                x=x,
                y=y + size * 0.16,
                words=str(site.number),
                size=size * 0.5,
                fill=USED if site.used else PANEL,
                bold=True,
                anchor="middle",
            )
        )
    if detail.names:
        size_of_name = grid.cell * 0.145
        shapes += paragraph(
            x, cell.y + grid.cell * 0.62, site.name, size_of_name, BUILDING_WORDS, room=cell.width - 4, lines=3,
            smallest=7.5, anchor="middle", hyphens=True, leading=1.08,
        )  # fmt: skip
    if site.used:
        reach = size * 0.66
        d = f"M{x - reach:.1f} {y + reach:.1f} L{x + reach:.1f} {y - reach:.1f}"
        shapes += [Path(d=d, stroke=INK, stroke_width=size * 0.2), Path(d=d, stroke=PANEL, stroke_width=size * 0.1)]
    return tuple(shapes)


def _marks(city: CityMap, grid: Grid) -> tuple[Shape, ...]:
    return tuple(
        mark(city.emblem, *grid.at(space).centre, grid.cell * 0.46, ink=STAMP, plate=STREET) for space in city.marks if space != city.hero
    )


def _way(city: CityMap, grid: Grid) -> tuple[Shape, ...]:
    if not city.way:
        return ()
    points = [grid.at(space).centre for space in city.way]
    d = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return (
        Path(d=d, stroke=PANEL, stroke_width=grid.cell * 0.15),
        Path(d=d, stroke=WAY, stroke_width=grid.cell * 0.08),
        *(Circle(x=x, y=y, radius=grid.cell * 0.075, fill=PANEL, stroke=WAY, stroke_width=grid.cell * 0.035) for x, y in points[:-1]),
    )


def _hero(city: CityMap, grid: Grid, detail: Detail) -> tuple[Shape, ...]:
    x, y = grid.at(city.hero).centre
    radius = grid.cell * 0.8
    if detail.numbers:
        x, y, radius = x - grid.cell * 0.05, y - grid.cell * 0.08, grid.cell * 0.34  # beside the numbers in the lower corners
    return (
        Circle(x=x, y=y, radius=radius * 1.14, fill=PANEL),
        *on_disc(city.emblem, x, y, radius, disc=INK, ink=PANEL),
    )


def _numbers(city: CityMap, grid: Grid, space: str, detail: Detail) -> tuple[Shape, ...]:
    """Damage in the lower right corner, in the lower left the least die that gets there."""
    if not detail.numbers or space in _held(city):
        return ()
    cell, shapes = grid.at(space), list[Shape]()
    size = grid.cell * (0.25 if detail.names else 0.33)
    if damage := city.danger.get(space, 0):
        _, colour = danger_ink(damage)
        text = Text(
            x=cell.right - grid.cell * 0.07,
            y=cell.bottom - grid.cell * 0.07,
            words=str(damage),
            size=size,
            fill=colour,
            bold=True,
            anchor="end",
        )
        shapes.append(text)
    if words := city.reach.get(space):
        high = size * 1.02
        wide = high if len(words) == 1 else high * 1.75
        x, y = cell.x + grid.cell * 0.06, cell.bottom - grid.cell * 0.06 - high
        shapes += [
            Rect(x=x, y=y, width=wide, height=high, radius=high * 0.2, fill=PANEL, stroke=WAY, stroke_width=1.6),
            Text(x=x + wide / 2, y=y + high * 0.78, words=words, size=size * 0.8, fill=WAY, bold=True, anchor="middle"),
        ]
    return tuple(shapes)
