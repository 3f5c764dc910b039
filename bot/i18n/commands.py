"""What Discord would refuse in a set of commands, found before it is sent (lessons H4, J6, M1, M3): one fault blocks them all."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from bot.ui.limits import (
    CHAT_COMMANDS,
    CHOICE_NAME,
    CHOICE_VALUE,
    CHOICES,
    COMMAND_DESCRIPTION,
    COMMAND_ENTRIES,
    COMMAND_NAME,
    COMMAND_TEXT,
    MESSAGE_MENU_COMMANDS,
    length,
)

_CHAT: Final = 1
_MESSAGE: Final = 3
_NAME: Final = re.compile(rf"[a-z0-9][a-z0-9_-]{{0,{COMMAND_NAME - 1}}}")
_LOCALES: Final = frozenset(("en-US", "en-GB", "ru"))


def command_faults(payloads: Sequence[Mapping[str, Any]]) -> list[str]:
    """One line a fault of `[await command.get_translated_payload(tree, translator) for command in tree.get_commands()]`."""
    chat = [command for command in payloads if command.get("type", _CHAT) == _CHAT]
    faults = [f"{len(chat)} commands, {CHAT_COMMANDS} are allowed"] if len(chat) > CHAT_COMMANDS else []
    menus = [command for command in payloads if command.get("type", _CHAT) == _MESSAGE]
    if len(menus) > MESSAGE_MENU_COMMANDS:
        faults.append(f"{len(menus)} entries of a message's menu, {MESSAGE_MENU_COMMANDS} are allowed")
    for menu in menus:
        faults += _shown(menu, "name", COMMAND_NAME, menu["name"])
    for command in chat:
        faults += _entry_faults(command, f"/{command['name']}")
        if (text := _text_of(command)) > COMMAND_TEXT:
            faults.append(f"/{command['name']}: {text} characters with all its options, {COMMAND_TEXT} are allowed")
    return faults


def _entry_faults(entry: Mapping[str, Any], where: str) -> Iterator[str]:
    if not _NAME.fullmatch(entry["name"]):
        yield f"{where}: a name is 1 to {COMMAND_NAME} small ASCII letters, digits, hyphens"
    if entry.get("name_localizations"):
        yield f"{where}: names are not translated"
    yield from _shown(entry, "description", COMMAND_DESCRIPTION, where)
    options, choices = entry.get("options", ()), entry.get("choices", ())
    if len(options) > COMMAND_ENTRIES:
        yield f"{where}: {len(options)} options or subcommands, {COMMAND_ENTRIES} are allowed"
    if len(names := [option["name"] for option in options]) != len(set(names)):
        yield f"{where}: two options bear one name"
    if len(choices) > CHOICES:
        yield f"{where}: {len(choices)} choices, {CHOICES} are allowed"
    for choice in choices:
        yield from _shown(choice, "name", CHOICE_NAME, f"{where} {choice['name']}")
        if length(str(choice["value"])) > CHOICE_VALUE:
            yield f"{where} {choice['name']}: a value over {CHOICE_VALUE} characters"
    for option in options:
        yield from _entry_faults(option, f"{where} {option['name']}")


def _shown(entry: Mapping[str, Any], field: str, limit: int, where: str) -> Iterator[str]:
    localised: Mapping[str, str] = entry.get(f"{field}_localizations") or {}
    for locale, text in (("default", entry[field]), *localised.items()):
        if locale not in (*_LOCALES, "default"):
            yield f"{where}: {locale} is no locale of ours"
        if not text.strip() or length(text) > limit:
            yield f"{where}: {field} ({locale}) has {length(text)} characters, 1 to {limit} are allowed"


def _text_of(entry: Mapping[str, Any]) -> int:
    """Names, descriptions and values, each counted in its longest language, as Discord counts a whole command."""
    own = sum(_longest(entry, field) for field in ("name", "description"))
    choices = sum(_longest(choice, "name") + length(str(choice["value"])) for choice in entry.get("choices", ()))
    return own + choices + sum(map(_text_of, entry.get("options", ())))


def _longest(entry: Mapping[str, Any], field: str) -> int:
    texts: Iterable[str] = (entry.get(field, ""), *(entry.get(f"{field}_localizations") or {}).values())
    return max(map(length, texts))
