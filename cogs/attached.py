"""Files that go with an answer."""

import io

import discord

__all__ = ["json_file", "text_file"]


def json_file(content: bytes, name: str) -> discord.File:
    """`name` holds public facts only."""
    return discord.File(io.BytesIO(content), name)


def text_file(text: str, name: str) -> discord.File:
    return discord.File(io.BytesIO(text.encode()), name)
