"""Logs: structured, ids only. What people write, and what exceptions say of it, never gets in (lesson B6)."""

import logging
import sys
import traceback
from typing import Any

import structlog

from bot.config import Config

__all__ = ["log", "set_up_logs", "where"]

log = structlog.get_logger("longtable")

_FRAMES = 12  # innermost places of a fault that are kept


def set_up_logs(config: Config) -> None:
    """Once, by the command line. The libraries' own lines come in the same form, from warnings on."""
    shared: list[Any] = [
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _without_messages,
    ]
    last = structlog.processors.JSONRenderer() if config.log_format == "json" else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last]
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    level = config.log_level.upper()
    logging.getLogger("longtable").setLevel(level)
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns of voice packages, which nobody needs here
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level]),  # each act has a line that few read
        cache_logger_on_first_use=True,
    )


def where(error: BaseException) -> list[str]:
    """The places a fault went through, innermost last: files, lines and functions, no values."""
    frames = traceback.extract_tb(error.__traceback__)[-_FRAMES:]
    return [f"{'/'.join(frame.filename.replace(chr(92), '/').split('/')[-3:])}:{frame.lineno} {frame.name}" for frame in frames]


def _without_messages(_: Any, __: str, event: Any) -> Any:
    """An exception is named by its type and places; its text may quote somebody."""
    info = event.pop("exc_info", None)
    if info is True:
        info = sys.exc_info()
    error = info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        event["fault"] = type(error).__name__
        event["where"] = where(error)
    return event
