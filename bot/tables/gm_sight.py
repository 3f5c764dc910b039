"""What a GM without a seat may see of secrets: nothing, or everything, as was told to all at the start. Taking a seat ends it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from bot.store.rows import SeatRow, TableRow

if TYPE_CHECKING:
    from bot.tables.sitting import Sitting

__all__ = ["EVERYTHING", "GM_SEES", "NOTHING", "sees_everything", "tell"]

GM_SEES: Final = "gm_sees"  # among a table's settings
NOTHING, EVERYTHING = "nothing", "everything"


def sees_everything(row: TableRow, seats: Iterable[SeatRow], user: int) -> bool:
    """Whether that person is this table's GM, plays no seat of it, and everybody was told that the GM sees everything."""
    return bool(user) and user == row.gm and row.settings.get(GM_SEES) == EVERYTHING and not any(one.user == user for one in seats)


def tell(sitting: "Sitting", *, fresh: bool) -> None:
    """At the start everybody hears of it, and when it ends: for good, as soon as the GM holds a seat or a seat's person is GM."""
    if sitting.settings.get(GM_SEES) != EVERYTHING or not sitting.live:
        return
    if sitting.gm and any(one.user == sitting.gm for one in sitting.seats):
        sitting.columns["settings"] = {**sitting.settings, GM_SEES: NOTHING}
        _say(sitting, "gm-sees-nothing")
    elif fresh:
        _say(sitting, "gm-sees-everything")


def _say(sitting: "Sitting", what: str) -> None:
    if sitting.table is not None:
        sitting.table.note({"what": what}, sitting.at)
    sitting.tell("notice", key=f"notice-{what}")
