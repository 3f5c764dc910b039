"""A view as the scene a picture draws (content, part 9). Takes a spectator's view: a picture is the same for everybody."""

from collections.abc import Mapping
from typing import Any

from bot.i18n.languages import lang_of
from bot.kernel.game import Seat
from bot.room import PictureOrder, Say
from bot.ui.safe_text import clean_name
from cogs.arena.library import figure
from cogs.arena.naming import LABEL_NAME, plain_name, tag_of
from cogs.arena.picture import EndLine, EndScene, RoundScene
from cogs.arena.picture import Line as Drawn
from cogs.arena.picture.face import draw_face
from cogs.arena.rules.words import DIE, Team
from cogs.arena.view import ArenaView, Line

HISTORY = 3  # rounds


def round_scene(say: Say, view: ArenaView, portraits: Mapping[Seat, bytes], fingerprint: str) -> RoundScene:
    return RoundScene(
        round=view.round,
        asked=view.asked,
        language=lang_of(say.lang),
        good=tuple(_drawn(say, line, portraits) for line in view.team("good")),
        evil=tuple(_drawn(say, line, portraits) for line in view.team("evil")),
        history=tuple((one.round, one.good, one.evil) for one in view.sums[-HISTORY:]),
        fingerprint=fingerprint,
        health_as_states=view.options.health == "states",
    )


def end_scene(say: Say, view: ArenaView, portraits: Mapping[Seat, bytes], fingerprint: str) -> EndScene:
    """All is open: classes, wounds dealt and healed, the course of each health."""
    assert view.over is not None
    return EndScene(
        winner=view.over.winner or "nobody",
        rounds=view.round,
        language=lang_of(say.lang),
        good=_ended(say, view, "good", portraits),
        evil=_ended(say, view, "evil", portraits),
        fingerprint=fingerprint,
    )


def _ended(say: Say, view: ArenaView, team: Team, portraits: Mapping[Seat, bytes]) -> tuple[EndLine, ...]:
    return tuple(
        EndLine(
            **_facts(say, line, portraits),
            class_key=line.cls,
            die=DIE[line.cls],
            dealt=line.dealt or 0,
            healed=line.healed or 0,
            course=line.trace,
        )
        for line in view.team(team)
        if line.cls is not None
    )


def _drawn(say: Say, line: Line, portraits: Mapping[Seat, bytes]) -> Drawn:
    return Drawn(**_facts(say, line, portraits))


def _facts(say: Say, line: Line, portraits: Mapping[Seat, bytes]) -> dict[str, Any]:
    return {
        "tag": tag_of(say, line),
        "name": plain_name(say, line),
        "token": figure(line.character).token if line.character else None,
        "portrait": portraits.get(line.seat),
        "health": 0 if line.health == "dead" else line.health,
        "state": line.status,
        "back": line.back,
        "change": line.net,
    }


def face(say: Say, line: Line, portrait: bytes | None) -> PictureOrder:
    """A character's token by itself."""
    name, token = plain_name(say, line), figure(line.character).token if line.character else None
    svg = draw_face(team=line.team, name=name, token=token, portrait=portrait)
    return PictureOrder(svg=svg, alt=say("arena-face", name=clean_name(name, LABEL_NAME), team=line.team), name="face.png")
