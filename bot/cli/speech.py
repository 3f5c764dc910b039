"""Talking to an operator: in the language of the terminal, and one sentence where something is wrong."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import typer

from bot.config import ConfigError
from bot.i18n import Lang, lang_of, texts
from bot.kernel.content import ContentFault
from bot.kernel.export import UnreadableExport
from bot.kernel.game import BadInput, RuleViolation
from bot.store.protocol import StoreFault
from bot.ui.desk import Speech


def terminal_language() -> Lang:
    """As LC_ALL or LANG says."""
    return lang_of(os.environ.get("LC_ALL") or os.environ.get("LANG") or "en")


def say(key: str, **facts: Any) -> str:
    return texts().say(terminal_language(), key, **facts)


def speech() -> Speech:
    return Speech(texts(), terminal_language())


def tell(key: str, **facts: Any) -> None:
    typer.echo(say(key, **facts))


def refuse(sentence: str) -> NoReturn:
    """Prints what is wrong and leaves with code 2."""
    typer.echo(sentence, err=True)
    raise typer.Exit(2)


@contextmanager
def one_sentence() -> Iterator[None]:
    """Turns every known fault into one sentence and exit code 2."""
    try:
        yield
    except ConfigError as fault:
        refuse(str(fault))
    except (StoreFault, UnreadableExport, BadInput) as fault:
        refuse(say(fault.key, **{name: value if isinstance(value, int | list) else str(value) for name, value in fault.facts.items()}))
    except RuleViolation as fault:
        refuse(texts().refusal(terminal_language(), fault))
    except ContentFault as fault:
        where = {"file": fault.file, "line": str(fault.line)} if fault.line else {"file": fault.file}
        refuse(say("cli-content-fault" if fault.line else "cli-content-fault-whole", **where, what=say(fault.key, **fault.facts)))
    except BrokenPipeError:
        raise  # whoever read along has read enough: typer leaves quietly
    except OSError as fault:
        refuse(say("cli-file", path=str(fault.filename or ""), reason=fault.strerror or str(fault)))
