"""Who acts, and what is answered to an act."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from bot.kernel.game import BadInput, RuleViolation

__all__ = ["Answer", "Fault", "Place", "Result", "Who"]


@dataclass(frozen=True, slots=True)
class Who:
    """The person who acts, by id; `manager`: may manage the server the table is in, as Discord says."""

    user: int
    manager: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table lives: a channel or thread, or (`person`) somebody's private conversation."""

    guild: int | None
    channel: int | None
    parent: int | None = None
    person: int | None = None


class Result(BaseModel):
    """What became of one action of an act. Taken: seal, entry and the canonical action; else why not."""

    model_config = ConfigDict(frozen=True)

    what: Literal["taken", "refused", "unreadable"]
    decision: str = ""
    n: int | None = None
    seal: str = ""
    action: dict[str, Any] | None = None  # canonical: words are their seals
    replaced: bool = False  # an earlier answer
    rule: str = ""  # refused: the ledger's id
    key: str = ""  # refused, unreadable: the message
    facts: dict[str, Any] = {}

    def error(self) -> RuleViolation | BadInput | None:
        match self.what:
            case "refused":
                return RuleViolation(self.rule, key=self.key, **self.facts)
            case "unreadable":
                return BadInput(self.key, **self.facts)
            case "taken":
                return None


class Answer(BaseModel):
    """What the door says to an act; kept a day under the act's id, so that the same act gets the same answer."""

    model_config = ConfigDict(frozen=True)

    table: str
    seat: int | None = None
    results: tuple[Result, ...] = ()
    head: str = ""  # 20 characters, after the act
    revision: int = 0
    key: str = ""  # message of a table act (paused, extended…)
    facts: dict[str, Any] = {}
    repeated: bool = False

    @property
    def taken(self) -> bool:
        return not self.results or any(result.what == "taken" for result in self.results)


@dataclass(slots=True)
class Fault(Exception):
    """Our own fault: logged under `incident`, the table is untouched. The only thing people are told is the number."""

    incident: str
    facts: Mapping[str, Any] = field(default_factory=dict[str, Any])
