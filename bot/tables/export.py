"""The file a table is handed out as: everything after the end, what is public before (lesson B18)."""

from datetime import datetime
from typing import Any

from bot.kernel.export import export_ended, export_running
from bot.store.protocol import Loaded
from bot.store.rows import History
from bot.tables.alone import is_sealed

__all__ = ["export_document"]


def export_document(loaded: Loaded, history: History, now: datetime) -> dict[str, Any] | None:
    """The document of `docs/export.schema.json`; None in the lobby, where nothing has happened yet.

    The rolls of a day are in it when the day is over (LT-26).
    """
    if loaded.record is None:
        return None
    if loaded.row.live or is_sealed(loaded.row, now):
        return export_running(loaded.record, history.entries)
    return export_ended(loaded.record, history.entries, history.openings)
