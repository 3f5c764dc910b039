"""Pictures: a scene of simple shapes becomes SVG, the SVG becomes a PNG with a description in words."""

from bot.picture.paint import Painter, PaintingFailed, Picture
from bot.picture.portrait import PortraitRefused, portrait_from_upload
from bot.picture.scene import Scene
from bot.picture.svg import to_svg

__all__ = ["Painter", "PaintingFailed", "Picture", "PortraitRefused", "Scene", "portrait_from_upload", "to_svg"]
