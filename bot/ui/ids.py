"""Custom ids: public facts only (verb, table, seat, decision); what was picked so far is a draft row (design, part 6)."""

import re
from dataclasses import dataclass

from bot.kernel.game import GM
from bot.ui.limits import CUSTOM_ID

PATTERN = r"lt1:(?P<verb>[a-z_]+):(?P<table>[A-Za-z0-9_-]+):(?P<seat>-|gm|\d+):(?P<decision>[^:]*)(?::(?P<page>\d+))?"
"""`page` numbers the control where one message holds several of a kind (a page of a long select, the n-th value)."""

_WHOLE = re.compile(PATTERN)


@dataclass(frozen=True, slots=True)
class ControlId:
    """What a button, select or form is about. `seat` None: nobody's in particular, the presser's seat is looked up; GM: written "gm"."""

    verb: str
    table: str
    seat: int | None = None
    decision: str = ""
    page: int | None = None

    def __str__(self) -> str:
        seat = "-" if self.seat is None else "gm" if self.seat == GM else self.seat
        text = f"lt1:{self.verb}:{self.table}:{seat}:{self.decision}"
        text += "" if self.page is None else f":{self.page}"
        if len(text) > CUSTOM_ID:
            raise AssertionError(f"custom id over {CUSTOM_ID} characters: {text}")
        return text


def read_id(text: str) -> ControlId | None:
    """The id that `text` writes, or None where it isn't one of ours."""
    found = _WHOLE.fullmatch(text)
    if found is None:
        return None
    seat = {"-": None, "gm": GM}[found["seat"]] if found["seat"] in ("-", "gm") else int(found["seat"])
    page = None if found["page"] is None else int(found["page"])
    return ControlId(found["verb"], found["table"], seat, found["decision"], page)
