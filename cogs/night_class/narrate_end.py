"""How a hero's night ended, and the ranking of a table (NC-SCORE, NC-RANK-a, NC-POST-n, NC-R31)."""

from collections.abc import Sequence

from bot.room import Say
from cogs.night_class.naming import hero_at, hero_of, rank_name
from cogs.night_class.rules.events import NightOver, SheetClosed
from cogs.night_class.rules.night import night_of
from cogs.night_class.rules.score import Score
from cogs.night_class.view import HeroLine, NightView

__all__ = ["place_text", "ranking", "score_text", "tell_closed", "tell_over"]

CAUSES = ("NC-R10", "NC-RITUAL-a", "NC-DISTRUST-a", "NC-POST-s", "NC-END-a")


def tell_closed(say: Say, view: NightView, event: SheetClosed, rank: str) -> str:
    facts = {"name": hero_at(view, event.seat), "turn": event.turn, "total": event.total, "parts": score_text(say, event.score)}
    if event.won:
        return say("night-class-told-won", rank=rank, **facts)
    cause = say(f"night-class-cause-{event.cause}") if event.cause in CAUSES else event.cause
    return say("night-class-told-lost", cause=cause, rule=event.cause, **facts)


def score_text(say: Say, score: Score) -> str:
    return say("night-class-score-parts", villains=score.villains, thugs=score.thugs, distrust=score.distrust, relics=score.relics)


def tell_over(say: Say, view: NightView, event: NightOver) -> str:
    """A night of one has its ending told already; under what everybody reads the ranking stands in a message of its own."""
    if len(event.places) < 2 or view.you is None:
        return ""
    order = sorted(range(len(event.places)), key=lambda seat: (event.places[seat], seat))
    lines = [place_text(say, view, view.line(seat), event.places[seat]) for seat in order]
    return "\n".join([f"**{say('night-class-ranking')}**", *lines])


def ranking(say: Say, view: NightView) -> list[str]:
    """Every hero with place, score and rank, the best first."""
    lines: Sequence[HeroLine] = sorted(view.lines, key=lambda line: (line.place or len(view.lines), line.seat))
    return [place_text(say, view, line, line.place or len(view.lines)) for line in lines]


def place_text(say: Say, view: NightView, line: HeroLine, place: int) -> str:
    night = night_of(view.options)
    turn = line.sheet.end.turn if line.sheet.end else view.turn
    facts = {"place": str(place), "name": hero_of(line), "total": line.total, "turn": turn, "life": line.sheet.life}
    if line.sheet.status == "won" and line.rank:
        return say("night-class-place-won", rank=rank_name(say, night, line.rank), **facts)
    return say("night-class-place-lost", **facts)
