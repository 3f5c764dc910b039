"""Rolls what was read, within a budget of physical dice, and remembers every face."""

from enum import Enum
from typing import Any, Final, NamedTuple, Protocol, cast

from bot.kernel.notation.checks import written_dice
from bot.kernel.notation.tree import THROW_LIMIT, Binary, Dice, Expression, Number, Roll

WHY: Final = "free-roll"  # the label of every draw; part of what /verify recomputes


class DiceSource(Protocol):
    """Where faces come from: the kernel's dice of a journal entry, or a script."""

    def roll(self, count: int, faces: int, why: str) -> tuple[int, ...]:
        """`count` faces from 1 to `faces`, in the order rolled."""
        ...


class DieState(Enum):
    """Whether a die counts, and if not, why."""

    KEPT = "kept"
    DROPPED = "dropped"
    REROLLED = "rerolled"


class Die(NamedTuple):
    """One physical die. `value` differs from `face` where a floor or cap raised or lowered it."""

    face: int
    value: int
    state: DieState = DieState.KEPT
    exploded: bool = False
    success: int = 0  # 1 success, -1 failure

    @property
    def is_floored(self) -> bool:
        return self.value != self.face


class Thrown(NamedTuple):
    """One term as it fell. `faces` are those that lay there at the end, first the written dice, then the added ones.

    `rerolled` holds (index into `faces`, the face that was taken back), in the order thrown.
    """

    term: Dice
    faces: tuple[int, ...]
    rerolled: tuple[tuple[int, int], ...]
    total: int

    @property
    def dice(self) -> tuple[Die, ...]:
        """Every physical die, those taken back before what replaced them."""
        # What became of a die follows from the faces, so the way of a roll doesn't pay for it.
        term = self.term
        values = [term.value(face) for face in self.faces]
        dropped, added = self.dropped, len(values) - term.count
        shown: list[Die] = []
        for index, (face, value) in enumerate(zip(self.faces, values, strict=True)):
            shown += [Die(back, term.value(back), DieState.REROLLED) for at, back in self.rerolled if at == index]
            explodes = term.explode is not None and value >= term.explode.least and added > 0
            added -= explodes
            kept = index not in dropped
            success = term.success.score(value) if term.success and kept else 0
            shown.append(Die(face, value, DieState.KEPT if kept else DieState.DROPPED, explodes, success))
        return tuple(shown)

    @property
    def dropped(self) -> frozenset[int]:
        """Indices of the faces that don't count; of equal dice the later are the lower."""
        if not self.term.keep:
            return frozenset()
        values = [self.term.value(face) for face in self.faces]
        ranked = sorted(range(len(values) - 1, -1, -1), key=values.__getitem__)
        low, high = _kept_slice(self.term, len(values))
        return frozenset(ranked[:low] + ranked[high:])


class Line(NamedTuple):
    """One repeat: its total and its terms from left to right."""

    total: int
    thrown: tuple[Thrown, ...]


class Rolled(NamedTuple):
    """A roll as it fell: a total for each repeat, and every term of every repeat in the order thrown.

    `rounded`: a division had a remainder. `stopped`: explosions or rerolls were cut off by the budget.
    """

    roll: Roll
    totals: tuple[int, ...]
    thrown: tuple[Thrown, ...]
    rounded: bool = False
    stopped: bool = False

    @property
    def lines(self) -> tuple[Line, ...]:
        """The repeats, each with its own terms."""
        if len(self.totals) == 1:
            return (Line(self.totals[0], self.thrown),)
        width = len(self.thrown) // len(self.totals)
        return tuple(Line(total, self.thrown[at * width : (at + 1) * width]) for at, total in enumerate(self.totals))

    @property
    def physical_dice(self) -> int:
        """How many dice fell, those taken back included."""
        return sum(len(thrown.faces) + len(thrown.rerolled) for thrown in self.thrown)


# Half the time of calling a NamedTuple; the way of most rolls is two of them.
_record: Final[Any] = cast(Any, tuple).__new__


def roll(ast: Roll, dice: DiceSource) -> Rolled:
    """Throw the dice of a roll that `parse` gave, repeat by repeat, term by term from left to right.

    At most THROW_LIMIT physical dice: then what would explode or be rerolled lies as it is, and `stopped` says so.
    """
    only = ast.expression
    if ast.repeat == 1 and isinstance(only, Dice) and only.is_plain:
        faces = dice.roll(only.count, only.faces, WHY)
        total = sum(faces)
        return _record(Rolled, (ast, (total,), (_record(Thrown, (only, faces, (), total)),), False, False))
    run = _Run(ast, dice)
    totals = [run.value(ast.expression) for _ in range(ast.repeat)]
    return Rolled(ast, tuple(totals), tuple(run.thrown), run.rounded, run.stopped)


class _Run:
    """What one command may still throw. Written dice are set aside first, so that an early explosion can't starve them."""

    __slots__ = ("_ast", "_dice", "_left", "rounded", "stopped", "thrown")

    def __init__(self, ast: Roll, dice: DiceSource) -> None:
        self._ast = ast
        self._dice = dice
        self._left: int | None = None  # counted when something is first thrown beyond the written dice
        self.rounded = False
        self.stopped = False
        self.thrown: list[Thrown] = []

    def value(self, node: Expression) -> int:
        if isinstance(node, Dice):  # the one hot path: no match statement
            thrown = self._throw(node)
            self.thrown.append(thrown)
            return thrown.total
        if isinstance(node, Number):
            return node.value
        if isinstance(node, Binary):
            return self._binary(node)
        return -self.value(node.of)

    def _binary(self, node: Binary) -> int:
        left, right = self.value(node.left), self.value(node.right)
        match node.sign:
            case "+":
                return left + right
            case "-":
                return left - right
            case "*":
                return left * right
            case "/":
                result, remainder = divmod(left, right)
                self.rounded = self.rounded or remainder != 0
                return result

    def _throw(self, term: Dice) -> Thrown:
        faces = self._dice.roll(term.count, term.faces, WHY)
        if term.is_plain:
            return Thrown(term, faces, (), sum(faces))
        if term.fate:
            faces = tuple(face - 2 for face in faces)
        rerolled: list[tuple[int, int]] = []
        if term.rerolls:
            faces = self._reroll(term, faces, 0, rerolled)
        if term.explode:
            faces = self._explode(term, faces, rerolled)
        return Thrown(term, faces, tuple(rerolled), _total(term, faces))

    def _spend(self, wanted: int) -> int:
        if not wanted:
            return 0
        left = THROW_LIMIT - written_dice(self._ast) if self._left is None else self._left
        granted = min(wanted, left)
        self._left = left - granted
        self.stopped = self.stopped or granted < wanted
        return granted

    def _reroll(self, term: Dice, faces: tuple[int, ...], offset: int, log: list[tuple[int, int]]) -> tuple[int, ...]:
        """Waves of rerolls until every face may stay; each die has its rerolls "once" once."""
        lying = list(faces)
        once_used: set[int] = set()
        restless = range(len(lying))
        while again := [at for at in restless if _is_taken_back(term, lying[at], at, once_used)]:
            restless = again[: self._spend(len(again))]
            if not restless:
                break
            for at, face in zip(restless, self._dice.roll(len(restless), term.faces, WHY), strict=True):
                log.append((offset + at, lying[at]))
                lying[at] = face
        return tuple(lying)

    def _explode(self, term: Dice, faces: tuple[int, ...], log: list[tuple[int, int]]) -> tuple[int, ...]:
        """Waves of added dice; all dice of a wave fall together."""
        explode = term.explode
        assert explode is not None
        lying, wave = faces, faces
        while more := self._spend(sum(term.value(face) >= explode.least for face in wave)):
            wave = self._dice.roll(more, term.faces, WHY)
            if term.rerolls:
                wave = self._reroll(term, wave, len(lying), log)
            lying += wave
            if explode.once:
                break
        return lying


def _is_taken_back(term: Dice, face: int, at: int, once_used: set[int]) -> bool:
    """Whether a face is rerolled; notes the die whose reroll "once" that uses up."""
    if any(reroll.again and reroll.takes(face) for reroll in term.rerolls):
        return True
    if at in once_used or not any(reroll.takes(face) for reroll in term.rerolls):
        return False
    once_used.add(at)
    return True


def _total(term: Dice, faces: tuple[int, ...]) -> int:
    values = faces if term.floor is None and term.cap is None else [term.value(face) for face in faces]
    if term.keep:
        low, high = _kept_slice(term, len(faces))
        values = sorted(values)[low:high]
    if term.success:
        return sum(map(term.success.score, values))
    return sum(values)


def _kept_slice(term: Dice, dice: int) -> tuple[int, int]:
    """Which of the dice, sorted from the lowest, count."""
    keep = term.keep
    assert keep is not None
    match keep.verb:
        case "kh":
            return dice - keep.count, dice
        case "kl":
            return 0, keep.count
        case "dh":
            return 0, dice - keep.count
        case "dl":
            return keep.count, dice
