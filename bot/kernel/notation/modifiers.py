"""What may follow a term of dice, under all the names other bots gave it."""

import re
from dataclasses import replace
from typing import Final, Literal, cast

from bot.kernel.notation.checks import term_fault
from bot.kernel.notation.reader import DICE_WORD, Reader
from bot.kernel.notation.tree import Dice, Explode, Keep, Reroll, Success

_NAME = r"[kк][hl]|d[hl]|cs|cf|s|ie|xo|x|e|ro|rr|r|min|mi|max|ma|bt|tt|t|f|!o|!!|!p|!|[kкd]"
_TEST = r">=|=>|<=|=<|≥|≤|<|>|="
# Atomic and possessive: two hundred exclamation marks must not be tried in every grouping.
LOOKS_LIKE_MODIFIER: Final = re.compile(rf"(?>[kd][hl] *\d+|(?:{_NAME})(?: *(?:{_TEST}) *\d+|\d+)?|(?:{_TEST}) *\d+)++(?![^\W_])")
_NAME_HERE: Final = re.compile(_NAME)
_TEST_HERE: Final = re.compile(rf" *({_TEST}) *")
_SPACED_COUNT: Final = re.compile(r" *(?=\d)")
_NEXT_DICE: Final = re.compile(DICE_WORD)
_ONE_TEST: Final = {"=>": ">=", "≥": ">=", "=<": "<=", "≤": "<="}
_AHEAD: Final = re.compile(r"[^\W_]|[!<>=≥≤]")


def read_modifiers(reader: Reader, dice: Dice, start: int) -> Dice:
    """The term with everything that follows it; refuses what can't be meant or can't end."""
    return _Modifiers(reader, dice, start).read()


class _Modifiers:
    """One term being read; `_places` remembers where each piece stood, for faults of the whole term."""

    def __init__(self, reader: Reader, dice: Dice, start: int) -> None:
        self._reader = reader
        self._dice = dice
        self._start = start
        self._places: dict[str, int] = {}

    def read(self) -> Dice:
        while self._one_follows():
            self._one()
        if fault := term_fault(self._dice):
            at = self._places.get(fault.part, self._start)
            self._reader.fail(fault.key, expected=fault.part, at=at, **fault.facts)
        return self._dice

    def _one_follows(self) -> bool:
        """Glued words must be modifiers; after a space only what can't be the first word of a comment is one."""
        reader, before = self._reader, self._reader.at
        reader.skip_spaces()
        found = LOOKS_LIKE_MODIFIER.match(reader.text, reader.at)
        if before == reader.at:
            if _AHEAD.match(reader.text, before) and not found:
                reader.fail("roll-error-comment-space", expected="modifier")
            return found is not None
        if found and re.search(r"[!\d]", found.group()) and not _NEXT_DICE.match(reader.text, reader.at):
            return True
        reader.at = before
        return False

    def _one(self) -> None:
        reader, at = self._reader, self._reader.at
        reader.count_node(at)
        name = found.group().replace("к", "k") if (found := _NAME_HERE.match(reader.text, at)) else ""
        if reader.peek() == "к" and name == "k":
            name = "d"  # "4к6к3" is as likely a chain of dice as a "keep"
        reader.at += len(name)
        match name:
            case "kh" | "kl" | "dh" | "dl" | "k":
                self._keep(name, at)
            case "d":
                reader.fail("roll-error-chain", expected="operator", at=at, count=self._digits_ahead())
            case "!" | "e" | "ie" | "x" | "!o" | "xo":
                self._explode(name, at)
            case "!!" | "!p":
                reader.fail("roll-error-explode-kind", expected="modifier", at=at)
            case "ro" | "rr":
                self._reroll(name, at)
            case "r":
                n = self._digits_ahead()
                reader.fail("roll-error-bare-reroll", expected="modifier", at=at, once=f"ro<{n}", again=f"rr<{n}")
            case "mi" | "min" | "bt":
                self._put("floor", at, floor=reader.bounded("floor", 2, self._dice.faces))
            case "ma" | "max" | "tt":
                self._put("cap", at, cap=reader.bounded("cap", 1, self._dice.faces - 1))
            case "s" | "cs" | "t":
                self._success(name, at)
            case "f" | "cf":
                self._failure(at)
            case _:
                self._bare_comparison(at)

    def _digits_ahead(self) -> str:
        found = re.compile(r"\d{1,4}").match(self._reader.text, self._reader.at)
        return found.group() if found else "1"

    def _put(self, part: str, at: int, **fields: object) -> None:
        if part in self._places:
            self._reader.fail("roll-error-twice", expected="modifier", at=at)
        self._places[part] = at
        self._dice = replace(self._dice, **fields)  # pyright: ignore[reportArgumentType]  # the callers name fields of Dice

    def _test(self) -> str:
        """The comparison here, empty if there is none. A bare ">" is refused: others read it as "or more"."""
        reader = self._reader
        found = _TEST_HERE.match(reader.text, reader.at)
        if not found:
            return ""
        sign_at, test = found.start(1), _ONE_TEST.get(found.group(1), found.group(1))
        reader.at = found.end()
        if test == ">":
            n = int(self._digits_ahead())
            reader.fail("roll-error-more-than", expected="comparison", at=sign_at, least=f">={n}", more=f">={n + 1}")
        return test

    def _need(self, wanted: str, at: int) -> None:
        if self._test() != wanted:
            self._reader.at = at
            self._reader.skip_spaces()
            self._reader.fail("roll-error-comparison", expected="comparison", at=self._reader.at, wanted=wanted)

    def _keep(self, name: str, at: int) -> None:
        reader = self._reader
        verb = cast(Literal["kh", "kl", "dh", "dl"], "kh" if name == "k" else name)
        if spaced := _SPACED_COUNT.match(reader.text, reader.at):
            reader.at = spaced.end()
        elif name == "k" or _TEST_HERE.match(reader.text, reader.at):
            reader.unexpected("number")
        drops = verb in ("dh", "dl")
        # What "keep" and "drop" may leave is judged with the term; here only the digits are bounded.
        count = reader.bounded("drop" if drops else "keep", 1, self._dice.count - drops) if reader.peek().isdecimal() else 1
        if "keep" in self._places or "drop" in self._places:
            reader.fail("roll-error-twice", expected="modifier", at=at)
        self._put("drop" if drops else "keep", at, keep=Keep(verb, count))

    def _explode(self, name: str, at: int) -> None:
        reader, least = self._reader, self._dice.faces
        if reader.peek().isdecimal():
            if name == "x":
                n = self._digits_ahead()
                reader.fail("roll-error-times", expected="comparison", at=at, times=f"*{n}", explode=f"!>={n}")
            least = reader.bounded("explode", 1, self._dice.faces)
        elif _TEST_HERE.match(reader.text, reader.at):
            self._need(">=", reader.at)
            least = reader.bounded("explode", 1, self._dice.faces)
        self._put("explode", at, explode=Explode(least, once=name in ("!o", "xo")))

    def _reroll(self, name: str, at: int) -> None:
        reader = self._reader
        test = self._test()
        if not test:
            n = self._digits_ahead()
            reader.fail("roll-error-reroll-test", expected="comparison", at=at, below=f"{name}<{n}", equal=f"{name}={n}")
        value = reader.bounded("reroll", 1, self._dice.faces + 1)
        if test == "<=":
            test, value = "<", value + 1
        reroll = Reroll(name == "rr", cast(Literal["<", "=", ">="], test), value)
        self._places.setdefault("reroll", at)
        self._dice = replace(self._dice, rerolls=(*self._dice.rerolls, reroll))

    def _success(self, name: str, at: int) -> None:
        reader = self._reader
        if not (name == "t" and reader.peek().isdecimal()):
            self._need(">=", reader.at)
        self._put("success", at, success=Success(reader.bounded("success", 1, self._dice.faces)))

    def _failure(self, at: int) -> None:
        reader, success = self._reader, self._dice.success
        if success is None:
            reader.fail("roll-error-failure-alone", expected="modifier", at=at)
        if not reader.peek().isdecimal():
            self._need("<=", reader.at)
        highest = success.least - 1
        self._put("failure", at, success=Success(success.least, reader.bounded("failure", 1, highest)))

    def _bare_comparison(self, at: int) -> None:
        reader = self._reader
        found = _TEST_HERE.match(reader.text, at)
        reader.at = found.end() if found else at
        n = int(self._digits_ahead())
        reader.fail("roll-error-bare-comparison", expected="modifier", at=at, least=f"s>={n}", more=f"s>={n + 1}")
