"""One character's token alone: the face its words are posted with."""

from bot.picture.scene import Scene
from bot.picture.svg import to_svg
from cogs.arena.picture.livery import Team
from cogs.arena.picture.tokens import draw_token

SIDE = 160


def draw_face(*, team: Team, name: str, token: str | None, portrait: bytes | None) -> str:
    """SVG of the token, standing: a face never shows how its character fares."""
    middle = SIDE / 2
    shapes = draw_token(
        team=team, name=name, drawing=token, portrait=portrait, condition="standing", x=middle, y=middle, radius=middle * 0.84
    )
    return to_svg(Scene(width=SIDE, height=SIDE, shapes=shapes))
