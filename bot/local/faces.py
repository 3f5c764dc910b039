"""A face for everybody on the simulated server, so that one sees at a glance who speaks."""

from importlib import resources
from typing import Any

from bot.picture.render import render

SIDE = 128


def person(initial: str, hue: int) -> bytes:
    look = 'font-family="DejaVu Sans" font-weight="bold" font-size="62" fill="#fff" text-anchor="middle"'
    letter = f'<text x="64" y="86" {look}>{initial}</text>'
    return render(_square(f'<rect width="{SIDE}" height="{SIDE}" fill="hsl({hue}, 45%, 38%)"/>{letter}'))


def bot() -> bytes:
    icon = resources.files("bot.local").joinpath("web/icon.svg").read_text("utf-8")
    return render(icon.replace("<svg ", f'<svg width="{SIDE}" height="{SIDE}" ', 1))


def _square(inside: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" viewBox="0 0 {SIDE} {SIDE}">{inside}</svg>'


def give(env: Any, user: Any, picture: bytes) -> None:
    """Put the picture where the simulator looks for it; `user` is its own record of a user."""
    from simcord.backend.cdn import CDN_BASE

    user.avatar = "face"
    env.backend.cdn._blobs[f"{CDN_BASE}/avatars/{user.id}/{user.avatar}.png"] = picture
