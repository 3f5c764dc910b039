"""Dice that nobody foresees and everybody can check afterwards (design, part 3)."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple, Protocol, TypeVar, cast

from bot.kernel.canonical import canonical

DRAW = "longtable/draw/1"
NAMED = "longtable/named/1"
_DRAW = DRAW.encode()
_FIRST_BLOCK = b'["%b","%%b",%%d,%%b0]' % _DRAW

T = TypeVar("T")


class Draw(NamedTuple):
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


@lru_cache(64)
def _keyed(seed: bytes) -> tuple[Any, Any]:
    """The two halves of HMAC-SHA256 with the key already in them; copying them is twice as fast as `hmac.digest`."""
    key = (seed if len(seed) <= _BLOCK else hashlib.sha256(seed).digest()).ljust(_BLOCK, b"\0")
    return hashlib.sha256(key.translate(_INNER)), hashlib.sha256(key.translate(_OUTER))


_BLOCK = 64
_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


@lru_cache(4096)
def _stem(*parts: str) -> bytes:
    """The bytes of canonical([*parts, …) up to the next item."""
    return canonical(*parts)[:-1] + b","


@lru_cache(4096)
def _item(text: str) -> bytes:
    """One text as it stands in canonical bytes, with its comma."""
    return canonical(text)[1:-1] + b","


class _Reader:
    """Takes unbiased numbers off one draw: one byte a face up to 256 faces, eight big-endian bytes above.

    Block b is HMAC-SHA256(seed, canonical [tag, …, b]); `stem` are those bytes up to b.
    """

    __slots__ = ("_at", "_block", "_bytes", "_inner", "_outer", "_stem")

    def __init__(self, seed: bytes, stem: bytes) -> None:
        self._inner, self._outer = _keyed(seed)
        self._stem = stem
        self._block = 0
        self._bytes = b""
        self._at = 0

    def _next(self) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(b"%b%d]" % (self._stem, self._block))
        outer.update(inner.digest())
        self._block += 1
        return outer.digest()

    def below(self, faces: int) -> int:
        width, space = (1, 256) if faces <= 256 else (8, 1 << 64)
        limit = space - space % faces
        while True:
            while len(self._bytes) - self._at < width:
                self._bytes = self._bytes[self._at :] + self._next()
                self._at = 0
            value = int.from_bytes(self._bytes[self._at : self._at + width])
            self._at += width
            if value < limit:
                return value % faces

    def many(self, count: int, faces: int) -> tuple[int, ...]:
        return tuple([self.below(faces) + 1 for _ in range(count)])


_draw: Any = cast(Any, tuple).__new__  # the constructor of a named tuple costs as much as a hash


class Stream:
    """The dice of one entry: draw k is the stream [tag, hash(n), k, label, block] under the table's seed."""

    __slots__ = ("_entry", "_roll_seed", "_seed", "log")

    def __init__(self, seed: bytes, entry_hash: str, roll_seed: bytes | None = None) -> None:
        self._seed = seed
        self._entry = entry_hash.encode()
        self._roll_seed = roll_seed or seed
        self.log: list[Draw] = []

    def _reader(self, why: str) -> _Reader:
        return _Reader(self._seed, b'["%b","%b",%d,%b' % (_DRAW, self._entry, len(self.log), _item(why)))

    def roll(self, count: int, faces: int, why: str) -> tuple[int, ...]:
        log = self.log
        k = len(log)
        if faces > 256:
            values = self._reader(why).many(count, faces)
        else:  # nearly every die that is ever rolled: the same stream without an object in between
            first, last = _keyed(self._seed)
            inner, outer = first.copy(), last.copy()
            inner.update(_FIRST_BLOCK % (self._entry, k, _item(why)))
            outer.update(inner.digest())
            limit = 256 - 256 % faces
            rolled: list[int] = []
            for value in outer.digest():
                if value < limit:
                    rolled.append(value % faces + 1)
                    if len(rolled) == count:
                        values = tuple(rolled)
                        break
            else:  # more dice than a block holds, or unlucky bytes: from the beginning, block after block
                values = self._reader(why).many(count, faces)
        log.append(_draw(Draw, (k, why, faces, values, "")))
        return values

    def pick(self, items: Sequence[T], count: int, why: str) -> tuple[T, ...]:
        reader, left = self._reader(why), list(items)
        indices = tuple([reader.below(len(left) - step) for step in range(count)])
        self.log.append(Draw(len(self.log), why, len(left), indices))
        return tuple([left.pop(index) for index in indices])

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
        face = _Reader(self._roll_seed, _stem(NAMED, key)).below(faces) + 1
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
        if key not in self.names:
            raise OutOfDice(f"{key}: asked, not told")
        self.log.append(Draw(len(self.log), "named", faces, (self.names[key],), key))
        return self.names[key]
