"""A table's rules and its story so far, behind the panel's buttons; both hold what anybody may see."""

from bot.kernel.ledger import load_ledger
from bot.ui.asked import Asked
from bot.ui.controls import board_of, press
from bot.ui.ids import ControlId
from bot.ui.limits import CONTENT, length
from bot.ui.prompt import safe_names
from bot.ui.since import events_for, narrated

__all__ = ["log", "rules"]

PAGE = CONTENT - 200


async def rules(asked: Asked, id: ControlId) -> None:
    """How the game goes, and where each rule can be read."""
    look = await asked.look(id.table)
    room = asked.desk.room(look.row)
    own = getattr(room, "help_text", None)
    paragraphs = own(asked.say) if own is not None else [load_ledger(room.ledger_package, asked.say.lang).game.summary]
    commands = {name: asked.desk.command(f"rules {name}") for name in ("show", "search")}
    await asked.answer("\n\n".join([*paragraphs, asked.say("ui-rules-how", **commands)]))


async def log(asked: Asked, id: ControlId) -> None:
    """The public story, newest page first."""
    desk, say = asked.desk, asked.say
    look = await asked.look(id.table)
    if not look.started:
        await asked.answer(say("table-not-started"))
        return
    history = await desk.store.history(look.row.id)
    events = events_for(look.game, history.events, None, over=look.over)
    told = narrated(say, desk.room(look.row), look.view(None), events, safe_names(say, look))
    pages = _pages(told)
    page = len(pages) - 1 if id.page is None else min(id.page, len(pages) - 1)
    turning = []
    if page > 0:
        turning.append(press(say, "button-previous", ControlId("log", id.table, page=page - 1)))
    if page + 1 < len(pages):
        turning.append(press(say, "button-next", ControlId("log", id.table, page=page + 1)))
    text = pages[page] or say("nothing-to-do")
    await asked.answer(f"{text}\n-# {say('page-of', page=page + 1, pages=len(pages))}" if len(pages) > 1 else text, board_of(turning))


def _pages(paragraphs: list[str]) -> list[str]:
    """Whole paragraphs, as many to a page as fit."""
    pages = [""]
    for paragraph in paragraphs:
        if pages[-1] and length(pages[-1]) + length(paragraph) + 2 > PAGE:
            pages.append("")
        pages[-1] = f"{pages[-1]}\n\n{paragraph}" if pages[-1] else paragraph
    return pages
