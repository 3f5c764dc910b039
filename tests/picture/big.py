"""The largest legal pictures (six a side, names of 32 characters): for tests, the eye, and `make bench`."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import bot
from bot.picture import Picture
from cogs.arena.picture import draw_end, draw_round
from cogs.arena.picture.shown import ClassKey, EndLine, EndScene, Language, Line, RoundScene, Say, Says

LONGEST = "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"
NAMES: dict[Language, tuple[str, ...]] = {
    "en": (
        "Sherlock Holmes",
        "Robin Hood",
        "Don Quixote",
        "Alice",
        "Baron Munchausen",
        "Vasilisa the Wise",
        "Count Dracula",
        "Baba Yaga",
        "Koschei the Deathless",
        "Mephistopheles",
        "Mr Hyde",
        "Queen of Hearts",
    ),
    "ru": (
        "Шерлок Холмс",
        "Робин Гуд",
        "Дон Кихот",
        "Алиса",
        "Барон Мюнхгаузен",
        "Василиса Премудрая",
        "Граф Дракула",
        "Баба-Яга",
        "Кощей Бессмертный",
        "Мефистофель",
        "Мистер Хайд",
        "Червонная Королева",
    ),
}
TOKENS = ("magnifier", "bow", "lance", "playing card", "cannonball", "frog", "bat", "mortar", "needle", "flame", "top hat", "heart")
# health, back, change, one of each that may occur
_CONDITIONS = ((3, False, None), (2, False, -1), (0, False, -1), (1, True, 1), (-1, False, -2), (1, False, None))
FINGERPRINT = "7c1e4a9b02d85f36"


@cache
def says() -> Says:
    """The shipped sentences by language, without the bot's own loader."""
    return {language: _sayer(language) for language in ("en", "ru")}


def _sayer(language: str) -> Say:
    bundle = FluentBundle([language], use_isolating=False)
    path = Path(bot.__file__).parent / "i18n" / "locale" / language / "picture.ftl"
    bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def say(key: str, /, **facts: str | int) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        words, faults = bundle.format_pattern(pattern, facts)
        assert not faults, (key, faults)
        return str(words)

    return say


def tag(language: Language, team: str, number: int) -> str:
    return f"{({'good': 'G', 'evil': 'E'} if language == 'en' else {'good': 'Д', 'evil': 'З'})[team]}{number}"


def big_round(
    language: Language = "en", *, side: int = 6, names: tuple[str, ...] | None = None, portraits: tuple[bytes, ...] = ()
) -> RoundScene:
    good, evil = (tuple(_line(language, team, k, side, names, portraits) for k in range(side)) for team in ("good", "evil"))
    history = ((2, -3, -2), (3, -2, 0), (4, 1, -4))
    return RoundScene(round=5, asked=side * 2 - 2, language=language, good=good, evil=evil, history=history, fingerprint=FINGERPRINT)


def _line(language: Language, team: str, k: int, side: int, names: tuple[str, ...] | None, portraits: tuple[bytes, ...]) -> Line:
    place = k if team == "good" else k + 6
    health, back, change = _CONDITIONS[k if team == "good" else (k + 2) % len(_CONDITIONS)]
    return Line(
        tag=tag(language, team, k + 1),
        name=(names or NAMES[language])[place % len(names or NAMES[language])],
        token=TOKENS[place],
        portrait=portraits[place % len(portraits)] if portraits else None,
        health=max(health, 0),
        state="dead" if health < 0 else "down" if health == 0 else "standing",
        back=back,
        change=change,
    )


def big_end(
    language: Language = "en", *, side: int = 6, names: tuple[str, ...] | None = None, portraits: tuple[bytes, ...] = ()
) -> EndScene:
    scene = big_round(language, side=side, names=names, portraits=portraits)
    classes: tuple[tuple[ClassKey, int], ...] = (("conductor", 6), ("vocal", 8), ("drummer", 10))

    def opened(line: Line, k: int) -> EndLine:
        class_key, die = classes[k % 3]
        last = -1 if line.state == "dead" else line.health or 0
        shown = {name: getattr(line, name) for name in ("tag", "name", "token", "portrait", "health", "state")}
        return EndLine(**shown, class_key=class_key, die=die, dealt=17 - k, healed=k * 2, course=(3, 3, 2, 0, 1, 2, 1, 1, last))

    good = tuple(opened(line, k) for k, line in enumerate(scene.good))
    evil = tuple(opened(line, k + 1) for k, line in enumerate(scene.evil))
    return EndScene(winner="good", rounds=8, language=language, good=good, evil=evil, fingerprint=FINGERPRINT)


def draw_big() -> Picture:
    """Six a side with the longest names that the game accepts."""
    return draw_round(big_round(names=("Maximilian Aurelius Wolfgangssohn",)), says())


def draw_big_end() -> Picture:
    return draw_end(big_end(names=("Maximilian Aurelius Wolfgangssohn",)), says())
