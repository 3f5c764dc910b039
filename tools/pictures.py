"""The pictures of the README, drawn by the product from games that scripted players played: `python -m tools.pictures`."""

import hashlib
import sys
from pathlib import Path
from typing import Any

from bench.battle import battle
from bench.night import drafting, night
from bench.toys import evening
from bot.i18n import texts
from bot.kernel.export import export_ended, played, record_from
from bot.kernel.replay import effective, from_start, play_again
from bot.kernel.table import Table
from bot.picture.render import render
from bot.ui.desk import Speech
from cogs.arena.room import ROOM
from cogs.night_class.scenes import sheet_picture
from cogs.nightlight.picture import draw_table
from cogs.nightlight.scenes import table_scene

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SEED = 57  # Good wins in six rounds; in the fifth there is somebody down, somebody dead and somebody back
ROUND = 5
NIGHT, TURN, ACTS = 5, 9, 2  # a draft of two acts in mid-game
LIGHT, ANIMALS = 26, ("FOX", "OWL", "BEA")  # a night of three, in the second round
HEAVIEST = 300_000  # bytes


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    over = battle(SEED)
    for language in ("en", "ru"):
        for name, table in (("round", as_round_opened(over, ROUND)), ("end", over)):
            kept(f"{name}-{language}", drawn(table, language))
        kept(f"night-{language}", sheet(language))
        kept(f"toys-{language}", toys(language))
    return 0


def kept(name: str, picture: bytes) -> None:
    if len(picture) > HEAVIEST:
        raise ValueError(f"the picture weighs {len(picture)} bytes, at most {HEAVIEST} may stand in the README")
    path = FOLDER / f"{name}.png"
    path.write_bytes(picture)
    print(f"{path.relative_to(FOLDER.parents[1])}: {len(picture) // 1000} kB")


def sheet(language: str) -> bytes:
    """A hero's own sheet with its draft, as a PNG."""
    table = night(NIGHT, drafting(TURN, ACTS), "Kite" if language == "en" else "Кречет")
    view: Any = table.game.view(table.state, 0)
    return render(sheet_picture(Speech(texts(), "ru" if language == "ru" else "en"), view, 0).svg)


def toys(language: str) -> bytes:
    """A table of Nightlight in the middle of a night, as a PNG."""

    def there(table: Table) -> bool:
        state: Any = table.state
        return table.is_over or (state.round == 2 and state.stage == "attack" and state.lap == 2)

    table = evening(LIGHT, ANIMALS, there, dream="hushmoth", boss="deck")
    view: Any = table.game.view(table.state, None)
    names = dict(enumerate(("Ann", "Ben", "Cleo") if language == "en" else ("Аня", "Боря", "Вера")))
    promise = hashlib.sha256(table.record.seed).hexdigest()
    return render(draw_table(table_scene(Speech(texts(), "ru" if language == "ru" else "en"), view, names, promise)))


def as_round_opened(over: Table, number: int) -> Table:
    """The same battle as it stood when that round opened: its journal played again up to there."""
    record = over.finish()
    document = export_ended(record, over.change.entries, over.change.openings)
    live = effective(played(over.change.entries, over.change.openings))
    closed = [one.entry.n for one in live if one.entry.kind == "closed"][number - 2]
    table = from_start(over.game, record_from(document, over.change.entries[0], over.change.openings), over.change.entries[0])
    play_again(table, [one for one in live[1:] if one.entry.n <= closed])
    return table


def drawn(table: Table, language: str) -> bytes:
    """What a spectator sees of it, as a PNG."""
    promise = hashlib.sha256(table.record.seed).hexdigest()
    order = ROOM.picture(Speech(texts(), "ru" if language == "ru" else "en"), table.game.view(table.state, None), {}, {}, promise)
    assert order is not None
    return render(order.svg)


if __name__ == "__main__":
    sys.exit(main())
