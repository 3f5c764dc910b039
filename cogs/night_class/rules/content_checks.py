"""What is wrong with a sheet or a city although every field has its type: a street nobody reaches, a box that can't matter."""

from collections.abc import Iterator, Mapping
from typing import Any

from cogs.night_class.rules.content import AbilityFile, CityFile, Enemy, SheetFile
from cogs.night_class.rules.ground import LETTERS, OBSTACLE, SITES, START, STREETS, Ground, in_order
from cogs.night_class.rules.words import FACES, GROUPS, TRACKS

Found = tuple[str, tuple[str, ...], Mapping[str, Any]]
"""What is wrong (end of a message key), the words that lead to its line in the file one after the other, facts."""


def wrong_with_sheet(sheet: SheetFile) -> Iterator[Found]:
    keys = [one.key for one in sheet.enemy]
    for key in GROUPS:
        if keys.count(key) != 1:
            yield "enemy-count", ("[[enemy]]",), {"enemy": key, "count": keys.count(key)}
    tracks = [one.key for one in sheet.track]
    for key in TRACKS:
        if tracks.count(key) != 1:
            yield "track-count", ("[[track]]",), {"track": key, "count": tracks.count(key)}
    emblems = [one.key for one in sheet.emblem]
    for key in emblems:
        if emblems.count(key) > 1:
            yield "emblem-twice", (f'key = "{key}"',), {"emblem": key}
    for enemy in sheet.enemy:
        yield from _wrong_with_column(enemy)
    most = FACES
    for row in sheet.track:
        for n, number in enumerate(row.numbers):
            most = FACES + (n if row.key == "train" else _trained(sheet))
            if number > most:
                yield "number-too-high", (f'key = "{row.key}"', "numbers"), {"hex": f"{row.key}.{n + 1}", "number": number, "most": most}


def wrong_with_abilities(book: AbilityFile, sheet: SheetFile) -> Iterator[Found]:
    keys = [one.key for one in book.ability]
    most = FACES + _trained(sheet)
    for one in book.ability:
        if keys.count(one.key) > 1:
            yield "ability-twice", (f'key = "{one.key}"',), {"ability": one.key}
        if one.number > most:
            yield "number-too-high", (f'key = "{one.key}"', "number"), {"hex": one.key, "number": one.number, "most": most}


def wrong_with_city(city: CityFile, enemies: Mapping[str, Enemy], sheet: SheetFile) -> Iterator[Found]:
    rows = [row.split() for row in city.grid.strip().splitlines()]
    yield from _wrong_with_grid(rows)
    if len({len(row) for row in rows}) != 1 or not any(START in row for row in rows):
        return
    ground = Ground(["".join(row) for row in rows])
    yield from _wrong_with_streets(ground)
    yield from _wrong_with_names(city, ground)
    yield from _wrong_with_sites(city, ground)
    for key, enemy in enemies.items():
        yield from _wrong_with_column(enemy)
        yield from _idle_boxes(ground, key, enemy)
    yield from _wrong_with_levels(city, sheet)


def _trained(sheet: SheetFile) -> int:
    return next((len(row.numbers) for row in sheet.track if row.key == "train"), 0)


def _wrong_with_column(enemy: Enemy) -> Iterator[Found]:
    if enemy.plot[0] > enemy.plot[1]:
        yield "plot-order", (f'key = "{enemy.key}"', "plot"), {"enemy": enemy.key}
    for n, box in enumerate(enemy.boxes):
        last = n == len(enemy.boxes) - 1
        if box.ritual and (enemy.key != "drake" or not last):
            yield "ritual-place", (f'key = "{enemy.key}"', "boxes"), {"enemy": enemy.key, "box": n + 1}


def _wrong_with_grid(rows: list[list[str]]) -> Iterator[Found]:
    if len({len(row) for row in rows}) != 1:
        odd = next(n for n, row in enumerate(rows) if len(row) != len(rows[0]))
        yield "grid-ragged", ("grid", " ".join(rows[odd])), {"row": odd + 1}
    known = STREETS | {"#", OBSTACLE} | SITES.keys()
    for r, row in enumerate(rows):
        for letter in row:
            if letter not in known:
                yield "grid-letter", ("grid", " ".join(row)), {"row": r + 1, "letter": letter}
    flat = [letter for row in rows for letter in row]
    for letter in (START, *LETTERS):
        if flat.count(letter) != 1:
            yield "grid-count", ("grid",), {"letter": letter, "count": flat.count(letter)}


def _wrong_with_streets(ground: Ground) -> Iterator[Found]:
    reached = ground.steps_from(ground.start)
    for space in in_order(ground.streets):
        if space not in reached:
            yield "street-unreachable", _row(ground, space), {"space": space}
            return


def _row(ground: Ground, space: str) -> tuple[str, ...]:
    """The words of a space's row in the file."""
    row = space[1:]
    return ("grid", " ".join(ground.letter[f"{chr(ord('A') + c)}{row}"] for c in range(ground.columns)))


def _wrong_with_names(city: CityFile, ground: Ground) -> Iterator[Found]:
    for n, block in enumerate(ground.blocks):
        obstacle = bool(block & ground.obstacles)
        named = [one for one in (city.obstacle if obstacle else city.building) if one.at in block]
        if len(named) != 1:
            first = in_order(block)[0]
            where = ("[[building]]", f'at = "{named[1].at}"') if len(named) > 1 else _row(ground, first)
            yield "block-name", where, {"space": first, "count": len(named), "block": n}
    for one in (*city.building, *city.obstacle):
        if one.at not in ground.buildings | ground.obstacles:
            yield "name-off-block", (f'at = "{one.at}"',), {"space": one.at}


def _wrong_with_sites(city: CityFile, ground: Ground) -> Iterator[Found]:
    sites = {one.at: one for one in city.site}
    if len(sites) < len(city.site):
        twice = next(one.at for n, one in enumerate(city.site) if one.at in {other.at for other in city.site[:n]})
        yield "site-twice", ("[[site]]", f'at = "{twice}"'), {"space": twice}
    marked = {space: SITES[letter] for space, letter in ground.letter.items() if letter in SITES}
    for space in in_order(sites.keys() | marked.keys()):
        given = sites[space].kind if space in sites else "nothing"
        if given != marked.get(space, "nothing"):
            where = ("[[site]]", f'at = "{space}"') if space in sites else _row(ground, space)
            yield "site-mark", where, {"space": space, "site": given, "mark": marked.get(space, "nothing")}
        elif not any(one in ground.streets for one in ground.beside[space]):
            yield "site-unreachable", ("[[site]]", f'at = "{space}"'), {"space": space}


def _idle_boxes(ground: Ground, key: str, enemy: Enemy) -> Iterator[Found]:
    """A Range box matters only where some space lies farther than the Range before it and not farther than the new one."""
    homes = ground.thugs if key == "thugs" else (ground.homes[key],)
    gaps = {gap for home in homes for gap in ground.steps_from(home).values()}
    reach = enemy.range
    for n, box in enumerate(enemy.boxes):
        after = (box.range or reach) + box.range_plus
        changes = box.range is not None or box.range_plus > 0
        if changes and not any(reach < gap <= after for gap in gaps):
            yield "range-box-idle", (f'key = "{key}"', "boxes"), {"enemy": key, "box": n + 1, "range": after}
        reach = after


def _wrong_with_levels(city: CityFile, sheet: SheetFile) -> Iterator[Found]:
    keys = [one.key for one in city.difficulty]
    for level in city.difficulty:
        if keys.count(level.key) > 1:
            yield "difficulty-twice", ("[[difficulty]]", f'key = "{level.key}"'), {"difficulty": level.key}
        for track, count in level.filled.items():
            if count > next(len(row.numbers) for row in sheet.track if row.key == track):
                yield "filled-too-many", ("[[difficulty]]", f'key = "{level.key}"'), {"difficulty": level.key, "track": track}
    if "standard" not in keys:
        yield "difficulty-missing", ("[[difficulty]]",), {"difficulty": "standard"}
    ranks = [one.least for one in city.rank]
    if ranks != sorted(set(ranks)) or ranks[0] != 0:
        yield "rank-order", ("[[rank]]",), {}
