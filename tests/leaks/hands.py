"""A person at the simulated Discord who plays any game by what stands on the screen: buttons, selects, forms."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from simcord.actors import _dispatch_actor_interaction
from simcord.builders import ChannelHandle

from bot.ui.ids import read_id
from tests.ui.stage import Stage

BUTTON, SELECT = 2, 3
COMPONENT, SUBMITTED = 3, 5
LONGEST = 40  # presses until somebody who clicks about at random must have declared


@dataclass
class Hand:
    """`words(limit)` are written wherever words are asked for."""

    on: Stage
    person: Any
    rng: random.Random
    words: Callable[[], str] = lambda: "Steel sings."
    pressed: list[str] = field(default_factory=list[str])

    async def turn(self) -> None:
        """My turn, until nothing is left to be declared, or one has clicked about long enough."""
        panel = self.on.panel()
        shown = await click(self.on, self.person, panel, self.on.control(panel, "turn"))
        for _ in range(LONGEST):
            message = last_message(shown)
            choice = self._choose(message)
            if choice is None:
                return
            shown = await self._press(message, *choice)
            if read_id(choice[0]).verb in ("declare", "candidate") and self.rng.random() < 0.7:  # type: ignore[union-attr]
                return

    async def sit_down(self, secrets: Mapping[str, Any] | None = None) -> None:
        """Join, then a value for each thing that a seat brings in secret."""
        panel = self.on.panel()
        shown = await click(self.on, self.person, panel, self.on.control(panel, "join"))
        for _ in range(6):
            message = last_message(shown)
            hidden = [one for one in controls(message) if one["type"] == SELECT and "secret" in one.get("placeholder", "").casefold()]
            menus = hidden or [one for one in controls(message) if one["type"] == SELECT and ":cls" in one["custom_id"]]
            if not menus or any(one in self.pressed for one in (menus[0]["custom_id"],)):
                return
            self.pressed.append(menus[0]["custom_id"])
            wanted = (secrets or {}).get(menus[0]["custom_id"].split(":")[-1])
            values = [option["value"] for option in menus[0]["options"]]
            value = next((one for one in values if wanted is not None and wanted in one), None) or self.rng.choice(values)
            shown = await select(self.on, self.person, message, menus[0]["custom_id"], value)

    def _choose(self, message: Any) -> tuple[str, str | None] | None:
        """A control and, of a select, a value; mostly onwards, sometimes back or aside."""
        found: list[tuple[str, str | None, float]] = []
        for one in controls(message):
            if one.get("disabled") or "custom_id" not in one:
                continue
            verb = read_id(one["custom_id"]).verb  # type: ignore[union-attr]
            weight = WEIGHTS.get(verb, 0.0)
            if one["type"] == SELECT:
                found += [(one["custom_id"], option["value"], weight / len(one["options"])) for option in one["options"]]
            else:
                found.append((one["custom_id"], None, weight))
        if not any(weight for *_, weight in found):
            return None
        picked = self.rng.choices(found, [weight for *_, weight in found])[0]
        return picked[0], picked[1]

    async def _press(self, message: Any, custom_id: str, value: str | None) -> Any:
        self.pressed.append(custom_id)
        if value is not None:
            return await select(self.on, self.person, message, custom_id, value)
        shown = await click(self.on, self.person, message, custom_id)
        if shown.modal is None:
            return shown
        fields = [part["custom_id"] for part in _inputs(shown.modal["components"])]
        return await self.person.submit_modal(shown, {name: self.words() for name in fields})


WEIGHTS = {
    "pick": 4.0,
    "choose": 4.0,
    "leap": 3.0,
    "declare": 12.0,
    "candidate": 8.0,
    "write": 4.0,
    "entry": 0.3,
    "publish": 3.0,
    "page": 0.5,
    "back": 0.3,
    "ask": 2.0,
    "change": 0.6,
    "withdraw": 0.3,
}


def _inputs(parts: Any) -> list[Any]:
    found: list[Any] = []
    for part in parts:
        if part.get("type") == 4:
            found.append(part)
        found += _inputs(part.get("components", ()))
        found += _inputs([part["component"]]) if "component" in part else []
    return found


def controls(message: Any) -> list[Any]:
    return [item for row in message.components for item in row.get("components", ())] if message is not None else []


def last_message(shown: Any) -> Any:
    """Where the controls stand after an answer."""
    return shown.followups[-1] if shown.followups else shown.response


# ---- as Discord delivers it, without asking whether the sender's program would let them


async def click(on: Stage, person: Any, message: Any, custom_id: str) -> Any:
    return await forged(on, person, {"custom_id": custom_id, "component_type": BUTTON}, message=message)


async def select(on: Stage, person: Any, message: Any, custom_id: str, *values: str) -> Any:
    return await forged(on, person, {"custom_id": custom_id, "component_type": SELECT, "values": list(values)}, message=message)


async def submit(on: Stage, person: Any, custom_id: str, fields: Mapping[str, str], *, message: Any = None) -> Any:
    """A form that nobody opened."""
    parts = [{"type": 18, "component": {"type": 4, "custom_id": name, "value": value}} for name, value in fields.items()]
    return await forged(on, person, {"custom_id": custom_id, "components": parts}, message=message, kind=SUBMITTED)


async def forged(on: Stage, person: Any, data: Mapping[str, Any], *, message: Any = None, kind: int = COMPONENT) -> Any:
    """Any interaction whatever; where no message is given it comes from the channel's newest."""
    from simcord.backend import serializers

    env = on.env
    stored = message
    if stored is None:
        stored = on.messages()[-1]
    stored = getattr(stored, "_message", stored)
    channel = ChannelHandle(env, getattr(person, "guild", None), env.backend.get_channel(stored.channel_id))
    extra = {"message": dict(serializers.message_payload(env.backend, stored))}
    if kind == COMPONENT:
        extra["message"]["components"] = [*extra["message"]["components"], *_standing(data, extra["message"]["components"])]
    env._begin_operation("forged")
    try:
        return await _dispatch_actor_interaction(person, kind, channel, dict(data), extra=extra, source_message_id=stored.id)
    finally:
        env._end_operation()


def _standing(data: Mapping[str, Any], rows: Any) -> list[Any]:
    """The library hands on no press on a control that its message doesn't hold; a forged message holds it."""
    if any(item.get("custom_id") == data["custom_id"] for row in rows for item in row.get("components", ())):
        return []
    item: dict[str, Any] = {"type": data["component_type"], "custom_id": data["custom_id"]}
    if data["component_type"] == SELECT:
        item["options"] = [{"label": "forged", "value": value} for value in data.get("values", ())]
    else:
        item |= {"style": 2, "label": "forged"}
    return [{"type": 1, "components": [item]}]
