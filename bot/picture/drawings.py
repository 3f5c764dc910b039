"""Small drawings kept as data: paths on a square board, in named colours, so that nobody writes markup or Python to draw a fox."""

import tomllib
from collections.abc import Mapping
from functools import cache, cached_property
from importlib import resources

from pydantic import BaseModel, ConfigDict

from bot.picture.scene import Group, Path, Shape


class Part(BaseModel):
    """One path. A colour is a name: of the file's `colours`, of those the drawer adds, or `none`."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    d: str
    fill: str = "none"
    stroke: str | None = None
    width: float = 0


class Drawing(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)
    key: str
    shapes: tuple[Part, ...]


class Drawings(BaseModel):
    """A file of drawings. `board` is the side of the square they are described on."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    board: float
    colours: Mapping[str, str] = {}
    drawing: tuple[Drawing, ...]

    @cached_property
    def known(self) -> Mapping[str, Drawing]:
        """All by key."""
        return {one.key: one for one in self.drawing}

    def draw(
        self, key: str, x: float, y: float, size: float, instead: Mapping[str, str] | None = None, *, turn: float = 0, opacity: float = 1,
        **colours: str,
    ) -> Shape:  # fmt: skip
        """The drawing `size` wide whose middle is (x, y). `colours`, then `instead`, go before the file's own.

        Raises KeyError (drawing, colour).
        """
        found = self.known[key]
        inks = {**self.colours, **(instead or {}), **colours, "none": "none"}
        half = self.board / 2
        parts = tuple(
            Path(d=part.d, fill=inks[part.fill], stroke=inks[part.stroke] if part.stroke else None, stroke_width=part.width)
            for part in found.shapes
        )
        return Group(shapes=(Group(shapes=parts, x=-half, y=-half),), x=x, y=y, turn=turn, scale=size / self.board, opacity=opacity)


@cache
def drawings(package: str, *path: str) -> Drawings:
    """A file of drawings inside a package. Raises pydantic.ValidationError."""
    return Drawings.model_validate(tomllib.loads(resources.files(package).joinpath(*path).read_text("utf-8")))
