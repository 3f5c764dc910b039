"""Rolls for property tests, drawn by hypothesis within the limits of the notation."""

from typing import Any

from hypothesis import strategies as st

from bot.kernel.notation import Binary, Dice, Explode, Keep, Negative, Number, Reroll, Success
from bot.kernel.notation.checks import term_fault


@st.composite
def _dice(draw: st.DrawFn, most: int, faces: int) -> Dice:
    count, size = draw(st.integers(1, most)), draw(st.integers(2, faces))
    keep = st.builds(Keep, st.sampled_from(["kh", "kl"]), st.integers(1, count))
    if count > 1:
        keep |= st.builds(Keep, st.sampled_from(["dh", "dl"]), st.integers(1, count - 1))
    if draw(st.integers(0, 9)) == 0:
        return Dice(count, 3, fate=True, keep=draw(st.none() | keep))
    least = draw(st.integers(1, size))
    rerolls = st.builds(Reroll, st.booleans(), st.sampled_from(["<", "=", ">="]), st.integers(2, size))
    fields: dict[str, Any] = {
        "rerolls": tuple(draw(st.lists(rerolls, max_size=2))),
        "floor": draw(st.none() | st.integers(2, size)),
        "explode": draw(st.none() | st.builds(Explode, st.integers(2, size), st.booleans())),
        "keep": draw(st.none() | keep),
        "success": draw(st.none() | st.just(Success(least, draw(st.integers(1, least - 1)) if least > 1 else None))),
    }
    if size > 2 and draw(st.booleans()):
        fields["cap"] = draw(st.integers(fields["floor"] or 1, size - 1)) if (fields["floor"] or 1) < size else None
    return Dice(count, size, **fields)


def dice(most: int = 30, faces: int = 1000) -> st.SearchStrategy[Dice]:
    """Terms that are accepted as they stand."""
    return _dice(most, faces).filter(lambda term: term_fault(term) is None)


def expressions(most: int = 30, faces: int = 1000) -> st.SearchStrategy[Any]:
    """Whole expressions; division by what may be zero and totals too large are in them."""
    leaves = dice(most, faces) | st.builds(Number, st.integers(0, 20))
    return st.recursive(
        leaves,
        lambda inner: st.builds(Negative, inner) | st.builds(Binary, st.sampled_from(["+", "-", "*", "/"]), inner, inner),
        max_leaves=6,
    )
