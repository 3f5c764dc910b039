"""What can be known to be wrong before connecting."""

import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any

from bot.cli.speech import refuse, say, speech
from bot.config import Config
from bot.games import rooms, shipped_cases
from bot.i18n import LANGS
from bot.kernel.cases import UnreadableCase, read_cases
from bot.kernel.content import ContentFault
from bot.kernel.ledger import Ledger, load_ledger, load_manners
from bot.store import files
from bot.store.reading import content_of, live_rows
from bot.store.rows import TableRow
from bot.tables.contents import is_lacking


def look_over(settings: Config, tell: Callable[[str], None]) -> None:
    """Goes through content, texts, fonts and the database; raises (ContentFault among others) or refuses with one sentence."""
    for key, room in rooms().items():
        if (check_content := getattr(room, "check_content", None)) is not None:
            check_content()
        keep_own_cards(room, settings)
        ledger = _in_every_language(key, partial(load_ledger, room.ledger_package))
        cases = sum(_cases_in(path, key) for path in shipped_cases() if path.parent.parent.name == key)
        tell(say("cli-check-game", game=room.title(speech()), rules=len(ledger.ids), cases=cases))
    _in_every_language("Longtable", load_manners)
    tell(say("cli-check-texts", languages=list(LANGS)))
    fonts = [font.name for font in (resources.files("bot.picture") / "fonts").iterdir() if font.name.endswith(".ttf")]
    if len(fonts) < 2:
        refuse(say("cli-fonts-missing"))
    _look_at_file(settings, tell)


def _cases_in(path: Path, game: str) -> int:
    try:
        return len(read_cases(path))
    except UnreadableCase as fault:
        refuse(say("cli-content-broken", game=game, reason=f"{path.name}: {fault}"))


def _in_every_language(game: str, load: Callable[[str], Ledger]) -> Ledger:
    """The rules as the first language has them, once all languages have been read."""
    try:
        ledger, *_others = [load(lang) for lang in LANGS]
    except ValueError as fault:
        refuse(say("cli-content-broken", game=game, reason=_first_line(fault)))
    return ledger


def keep_own_cards(room: Any, settings: Config) -> None:
    """The operator's own sets of cards, for a game that takes some (docs/own-cards.md). Raises ContentFault."""
    keep = getattr(room, "keep_own_cards", None)
    if settings.cards is not None and keep is not None:
        keep(settings.cards)


def look_at_cards(folder: Path) -> None:
    """One folder of own cards. Raises ContentFault."""
    for room in rooms().values():
        if (check_cards := getattr(room, "check_cards", None)) is not None:
            check_cards(folder)


def _look_at_file(settings: Config, tell: Callable[[str], None]) -> None:
    path = settings.database
    there = path.exists()
    if there and not path.is_file():
        refuse(say("store-no-file", path=str(path)))
    folder = next(one for one in path.parents if one.exists())
    if not folder.is_dir():
        refuse(say("cli-database-no-folder", path=str(path), folder=str(folder)))
    if there:
        files.check(path)
    try:
        # Tried rather than asked: a read-only disk or a folder of the system's refuses even those who have every right.
        tempfile.TemporaryFile(dir=folder).close()
        if there:
            path.open("r+b").close()
    except OSError as fault:
        refuse(say("store-unwritable", path=str(path), reason=fault.strerror or str(fault)))
    tell(say("cli-check-database" if there else "cli-check-database-new", path=str(path)))
    if there:
        _look_at_contents(path)


def _look_at_contents(path: Path) -> None:
    """Refuses where a live table needs content that isn't to be had any more, such as an owner's own cards: each is named."""
    with closing(files.open_read_only(path)) as con:
        gone = [told for row in live_rows(con) if (told := _lacking(row, partial(content_of, con, row.id)))]
    if gone:
        refuse("\n".join(gone))


def _lacking(row: TableRow, content_there: Callable[[], dict[str, Any] | None]) -> str:
    room = rooms().get(row.game)
    if room is None or not is_lacking(room.game, row.options):
        return ""
    if (content := content_there()) is not None:
        with suppress(ContentFault):  # then it is lacking, and told as such
            room.game.learn(content, keep=True)
    lacking = is_lacking(room.game, row.options)
    return say("cli-check-content-gone", table=row.id, game=room.title(speech()), content=lacking) if lacking else ""


def _first_line(fault: BaseException) -> str:
    return str(fault).strip().replace("\n", " ")[:300]
