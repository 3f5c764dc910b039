"""Dice that nobody foresees and everybody can check afterwards (design, part 3)."""

import hmac
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from bot.kernel.canonical import canonical

DRAW = "longtable/draw/1"
NAMED = "longtable/named/1"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Draw:
    """One draw as the dice log keeps it: `values` are faces from 1, or indices from 0 of a pick or shuffle."""

    k: int
    label: str
    faces: int
    values: tuple[int, ...]
    key: str = ""  # of a named draw


class Dice(Protocol):
    """What rules may ask of chance. A label (`why`) is a ledger id and part of the rules' version."""

    log: list[Draw]

    def roll(self, count: int, faces: int, why: str) -> tuple[int, ...]:
        """`count` dice with faces 1..`faces`, in the order rolled."""
        ...

    def pick(self, items: Sequence[T], count: int, why: str) -> tuple[T, ...]:
        """`count` different items, all sets equally likely, in the order drawn."""
        ...

    def shuffle(self, items: Sequence[T], why: str) -> list[T]:
        """A shuffled copy."""
        ...

    def named(self, key: str, faces: int) -> int:
        """A die that depends on its key alone: the same for everybody who asks under one roll seed."""
        ...


def faces_from(seed: bytes, tag: str, parts: tuple[Any, ...]) -> Iterator[bytes]:
    """The blocks of 32 bytes of one draw: HMAC-SHA256(seed, [tag, *parts, block])."""
    # The same bytes as canonical(tag, *parts, block), without building them anew for every block.
    stem = canonical(tag, *parts, 0)[:-2]
    block = 0
    while True:
        yield hmac.digest(seed, b"%b%d]" % (stem, block), "sha256")
        block += 1


class _Reader:
    """Takes unbiased numbers off a stream: one byte a face up to 256 faces, eight big-endian bytes above."""

    __slots__ = ("_at", "_blocks", "_bytes")

    def __init__(self, blocks: Iterator[bytes]) -> None:
        self._blocks = blocks
        self._bytes = b""
        self._at = 0

    def below(self, faces: int) -> int:
        width, space = (1, 256) if faces <= 256 else (8, 1 << 64)
        limit = space - space % faces
        while True:
            while len(self._bytes) - self._at < width:
                self._bytes = self._bytes[self._at :] + next(self._blocks)
                self._at = 0
            value = int.from_bytes(self._bytes[self._at : self._at + width])
            self._at += width
            if value < limit:
                return value % faces

    def many(self, count: int, faces: int) -> tuple[int, ...]:
        if faces > 256:
            return tuple(self.below(faces) + 1 for _ in range(count))
        limit = 256 - 256 % faces
        rolled: list[int] = []
        for block in self._blocks:
            rolled += [value % faces + 1 for value in block if value < limit]
            if len(rolled) >= count:
                break
        return tuple(rolled[:count])


class Stream:
    """The dice of one entry: draw k is the stream [tag, hash(n), k, label, block] under the table's seed."""

    __slots__ = ("_entry", "_roll_seed", "_seed", "log")

    def __init__(self, seed: bytes, entry_hash: str, roll_seed: bytes | None = None) -> None:
        self._seed = seed
        self._entry = entry_hash
        self._roll_seed = roll_seed or seed
        self.log: list[Draw] = []

    def _reader(self, why: str) -> _Reader:
        return _Reader(faces_from(self._seed, DRAW, (self._entry, len(self.log), why)))

    def roll(self, count: int, faces: int, why: str) -> tuple[int, ...]:
        values = self._reader(why).many(count, faces)
        self.log.append(Draw(len(self.log), why, faces, values))
        return values

    def pick(self, items: Sequence[T], count: int, why: str) -> tuple[T, ...]:
        reader, left = self._reader(why), list(items)
        indices = tuple(reader.below(len(left) - step) for step in range(count))
        self.log.append(Draw(len(self.log), why, len(left), indices))
        return tuple(left.pop(index) for index in indices)

    def shuffle(self, items: Sequence[T], why: str) -> list[T]:
        reader, mixed = self._reader(why), list(items)
        indices: list[int] = []
        for last in range(len(mixed) - 1, 0, -1):
            index = reader.below(last + 1)
            indices.append(index)
            mixed[last], mixed[index] = mixed[index], mixed[last]
        self.log.append(Draw(len(self.log), why, len(mixed), tuple(indices)))
        return mixed

    def named(self, key: str, faces: int) -> int:
        face = _Reader(faces_from(self._roll_seed, NAMED, (key,))).below(faces) + 1
        self.log.append(Draw(len(self.log), "named", faces, (face,), key))
        return face


class OutOfDice(AssertionError):
    """A scripted source was asked for a draw that the script doesn't hold."""


@dataclass(slots=True)
class Scripted:
    """Dice that fall as told, for tests and case files.

    `faces` are rolled in order; `draws` are the items picked, in order, compared as text; `labelled` holds either
    by ledger id and goes first. Anything that isn't told raises OutOfDice, so an empty script proves that no die fell.
    """

    faces: list[int] = field(default_factory=list[int])
    draws: list[Any] = field(default_factory=list[Any])
    labelled: dict[str, list[Any]] = field(default_factory=dict[str, list[Any]])
    names: Mapping[str, int] = field(default_factory=dict[str, int])
    log: list[Draw] = field(default_factory=list[Draw])

    def roll(self, count: int, faces: int, why: str) -> tuple[int, ...]:
        source = self.labelled[why] if self.labelled.get(why) else self.faces
        if len(source) < count:
            raise OutOfDice(f"{why}: {count}d{faces} asked, {len(source)} told")
        values = tuple(source[:count])
        del source[:count]
        if any(not 1 <= value <= faces for value in values):
            raise OutOfDice(f"{why}: {values} is not a roll of {count}d{faces}")
        self.log.append(Draw(len(self.log), why, faces, values))
        return values

    def pick(self, items: Sequence[T], count: int, why: str) -> tuple[T, ...]:
        source = self.labelled[why] if self.labelled.get(why) else self.draws
        if len(source) < count:
            raise OutOfDice(f"{why}: {count} of {list(items)} asked, {len(source)} told")
        told, picked = source[:count], list[T]()
        del source[:count]
        for name in told:
            match = next((item for item in items if str(item) == str(name) and item not in picked), None)
            if match is None:
                raise OutOfDice(f"{why}: {name} is not among {list(items)}")
            picked.append(match)
        self.log.append(Draw(len(self.log), why, len(items), tuple(list(items).index(item) for item in picked)))
        return tuple(picked)

    def shuffle(self, items: Sequence[T], why: str) -> list[T]:
        """The told cards on top, the rest in the order given."""
        told = [next(item for item in items if str(item) == str(name)) for name in self.labelled.get(why, [])]
        self.labelled.pop(why, None)
        self.log.append(Draw(len(self.log), why, len(items), ()))
        return [*told, *(item for item in items if item not in told)]

    def named(self, key: str, faces: int) -> int:
        self.log.append(Draw(len(self.log), "named", faces, (self.names[key],), key))
        return self.names[key]
