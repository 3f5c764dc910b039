"""A scene as SVG text: the same scene always gives the same bytes, whatever people call themselves."""

import base64
from dataclasses import dataclass
from functools import lru_cache
from xml.sax.saxutils import escape, quoteattr

from bot.picture.light import FAMILY, family_of
from bot.picture.scene import Circle, Group, Path, Rect, RoundImage, Scene, Shape, Text


def to_svg(scene: Scene) -> str:
    writer = _Writer()
    body = "".join(writer.element(shape) for shape in scene.shapes)
    wide, high = round(scene.width * scene.scale), round(scene.height * scene.scale)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{wide}" height="{high}" viewBox="0 0 {scene.width} {scene.height}" font-family={quoteattr(FAMILY)}>'
        f"{body}</svg>"
    )


@dataclass(slots=True)
class _Writer:
    """Counts clip paths: their ids must be unique in one picture and the same each time."""

    clips: int = 0

    def element(self, shape: Shape) -> str:
        match shape:
            case Rect():
                place = _attributes(x=shape.x, y=shape.y, width=shape.width, height=shape.height, rx=shape.radius or None)
                crisp = _attributes(shape_rendering="crispEdges") if shape.crisp else ""
                return f"<rect{place}{_ink(shape)}{crisp}/>"
            case Circle():
                return f"<circle{_attributes(cx=shape.x, cy=shape.y, r=shape.radius)}{_ink(shape)}/>"
            case Path():
                return f"<path{_attributes(d=shape.d)}{_ink(shape)}/>"
            case Text():
                return _text(shape)
            case RoundImage():
                return self._image(shape)
            case Group():
                inner = "".join(self.element(each) for each in shape.shapes)
                return f"<g{_attributes(transform=_transform(shape), opacity=_opacity(shape.opacity))}>{inner}</g>"

    def _image(self, image: RoundImage) -> str:
        self.clips += 1
        name = f"cut{self.clips}"
        side = image.radius * 2
        place = _attributes(x=image.x - image.radius, y=image.y - image.radius, width=side, height=side)
        data = base64.b64encode(image.png).decode("ascii")
        # A portrait that only turned pale could still be a pale portrait: take its colour out as well.
        grey = f'<filter id="{name}g"><feColorMatrix type="saturate" values="0"/></filter>' if image.faded else ""
        faded = f' opacity="0.45" filter="url(#{name}g)"' if image.faded else ""
        return (
            f'{grey}<clipPath id="{name}"><circle{_attributes(cx=image.x, cy=image.y, r=image.radius)}/></clipPath>'
            f'<g clip-path="url(#{name})"><image{place}{faded} preserveAspectRatio="xMidYMid slice" '
            f'xlink:href="data:image/png;base64,{data}"/></g>'
        )


def _text(text: Text) -> str:
    place = _attributes(
        x=text.x,
        y=text.y,
        font_size=text.size,
        fill=text.fill,
        font_family=family_of(text.words),
        font_weight="bold" if text.bold else None,
        text_anchor=text.anchor if text.anchor != "start" else None,
        text_decoration="line-through" if text.struck else None,
    )
    return f'<text{place} xml:space="preserve">{escape(text.words)}</text>'


def _ink(shape: Rect | Circle | Path) -> str:
    stroked = shape.stroke is not None and shape.stroke_width > 0
    return _attributes(
        fill=shape.fill,
        stroke=shape.stroke if stroked else None,
        stroke_width=shape.stroke_width if stroked else None,
        stroke_linecap="round" if stroked and isinstance(shape, Path) else None,
        stroke_linejoin="round" if stroked and isinstance(shape, Path) else None,
        opacity=_opacity(shape.opacity),
    )


def _opacity(value: float) -> float | None:
    return value if value != 1 else None


def _transform(group: Group) -> str | None:
    steps: list[str] = []
    if group.x or group.y:
        steps.append(f"translate({_number(group.x)} {_number(group.y)})")
    if group.turn:
        steps.append(f"rotate({_number(group.turn)})")
    if group.scale != 1:
        steps.append(f"scale({_number(group.scale)})")
    return " ".join(steps) or None


def _attributes(**values: str | float | None) -> str:
    told: list[str] = []  # the inner loop of every picture
    for name, value in values.items():
        if isinstance(value, str):
            told.append(_quoted(name, value))
        elif value is not None:
            told.append(f' {_NAMES[name]}="{_number(value)}"')
    return "".join(told)


class _Names(dict[str, str]):
    """How an attribute is written, by how it is called here."""

    def __missing__(self, name: str) -> str:
        return self.setdefault(name, name.replace("_", "-"))


_NAMES = _Names()


@lru_cache(maxsize=1024)
def _quoted(name: str, value: str) -> str:
    return f" {_NAMES[name]}={quoteattr(value)}"


def _number(value: float) -> str:
    """Two decimals at most: finer ones can't be seen and would make equal pictures unequal."""
    return f"{value:.2f}".rstrip("0").rstrip(".")
