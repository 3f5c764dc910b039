"""The ground of a city: which spaces are street, how far they lie apart, what stands beside them (NC-CITY, NC-R2, NC-R4, NC-R35)."""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

STREETS = frozenset(".STWGD")  # enemies stand on street
LETTERS: Mapping[str, str] = {"W": "twister", "G": "goo", "D": "drake"}
THUG, START, OBSTACLE = "T", "S", "o"
SITES: Mapping[str, str] = {"+": "clinic", "N": "newsroom", **{str(n): "relic" for n in range(1, 10)}}


def spot(column: int, row: int) -> str:
    """The name of a space, both counted from 0."""
    return f"{chr(ord('A') + column)}{row + 1}"


def spread(space: str) -> tuple[int, int]:
    """Column and row of a space, counted from 0."""
    return ord(space[0]) - ord("A"), int(space[1:]) - 1


def in_order(spaces: Iterable[str]) -> list[str]:
    """Row by row, as a page is read."""
    return sorted(spaces, key=lambda space: (int(space[1:]), space[0]))


class Ground:
    """A map as it is printed. `open_obstacles`: they may be walked over (option `obstacles`). Never changes once made."""

    def __init__(self, rows: Sequence[str], *, open_obstacles: bool = False) -> None:
        self.letter: dict[str, str] = {spot(c, r): letter for r, row in enumerate(rows) for c, letter in enumerate(row)}
        self.columns, self.rows = max(map(len, rows)), len(rows)
        self.obstacles = frozenset(space for space, letter in self.letter.items() if letter == OBSTACLE)
        self.streets = frozenset(space for space, letter in self.letter.items() if letter in STREETS)
        self.buildings = frozenset(self.letter) - self.streets - self.obstacles
        self.walkable = self.streets | self.obstacles if open_obstacles else self.streets
        self.start = next((space for space, letter in self.letter.items() if letter == START), "")
        self.thugs = tuple(in_order(space for space, letter in self.letter.items() if letter == THUG))
        self.homes: dict[str, str] = {LETTERS[letter]: space for space, letter in self.letter.items() if letter in LETTERS}
        self._steps: dict[str, dict[str, int]] = {}

    def home(self, enemy: str) -> str:
        """Where an enemy stands; a Thug is named by its space. Enemies never move (NC-CITY-c)."""
        return self.homes.get(enemy, enemy)

    @cached_property
    def beside(self) -> dict[str, tuple[str, ...]]:
        """The spaces that share an edge with each space (NC-R3)."""
        found: dict[str, tuple[str, ...]] = {}
        for space in self.letter:
            c, r = spread(space)
            around = (spot(c, r - 1), spot(c - 1, r), spot(c + 1, r), spot(c, r + 1))
            found[space] = tuple(one for one in around if one in self.letter)  # left of A and above 1 nothing has a name
        return found

    def steps_from(self, space: str) -> Mapping[str, int]:
        """Steps of the shortest street way to every space that can be reached; enemies and heroes don't block (NC-R2)."""
        known = self._steps.get(space)
        if known is None:
            known = self._steps[space] = self.walk(space, self.walkable)
        return known

    def walk(self, space: str, through: frozenset[str], limit: int = 10_000) -> dict[str, int]:
        """Steps from `space` to all that lies within `limit`, walking on `through` only."""
        found = {space: 0}
        queue = deque((space,))
        beside = self.beside
        while queue:
            here = queue.popleft()
            step = found[here] + 1
            if step > limit:
                break
            for there in beside[here]:
                if there in through and there not in found:
                    found[there] = step
                    queue.append(there)
        return found

    @cached_property
    def blocks(self) -> tuple[frozenset[str], ...]:
        """Buildings as connected blocks, then obstacles one by one (NC-CITY-e)."""
        left, found = set(self.buildings), list[frozenset[str]]()
        for space in in_order(self.buildings):
            if space in left:
                block = frozenset(self.walk(space, self.buildings))
                left -= block
                found.append(block)
        return (*found, *(frozenset((space,)) for space in in_order(self.obstacles)))

    @cached_property
    def touched(self) -> dict[str, int]:
        """For each space the blocks that share an edge with it, as bits."""
        return {
            space: sum(1 << n for n, block in enumerate(self.blocks) if any(one in block for one in around))
            for space, around in self.beside.items()
        }

    @cached_property
    def shots(self) -> dict[str, int]:
        """Blocks beside Twister's shortest way to each space, his own space left out; the lowest of several ways (NC-R4)."""
        home = self.homes["twister"]
        steps = self.steps_from(home)
        ways: dict[str, set[int]] = {home: {0}}
        for space in sorted(steps, key=lambda one: steps[one]):
            if space != home:
                before = {mask for one in self.beside[space] if steps.get(one) == steps[space] - 1 for mask in ways[one]}
                ways[space] = _least({mask | self.touched[space] for mask in before})
        return {space: min(mask.bit_count() for mask in masks) for space, masks in ways.items()}

    def blocks_beside(self, spaces: Iterable[str]) -> int:
        """How many blocks share an edge with any of `spaces`."""
        bits = 0
        for space in spaces:
            bits |= self.touched[space]
        return bits.bit_count()

    def gap(self, one: str, other: str) -> int:
        """Column difference plus row difference, through walls (option `range_metric: manhattan`)."""
        (a, b), (c, d) = spread(one), spread(other)
        return abs(a - c) + abs(b - d)


def _least(masks: set[int]) -> set[int]:
    """Without those that hold another one whole: a way that passes more can't count less."""
    return {mask for mask in masks if not any(other != mask and other & mask == other for other in masks)}
