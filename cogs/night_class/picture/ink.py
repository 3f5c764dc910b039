"""Colours of a sheet: dark ink on light paper, so that it can be printed. Whatever a colour says, a sign or a word says too."""

PAPER, PANEL, RULE = "#f3efe4", "#fffdf7", "#c9c2b0"
INK, QUIET, FAINT = "#1a2233", "#4e5666", "#8d93a0"
NIGHT, MOON = "#1d2740", "#ffe9a8"  # the header
STREET = "#e6dfcc"
BUILDING, BUILDING_WORDS = "#4c586d", "#ffffff"
OBSTACLE, RUBBLE = "#8a7f6c", "#635c51"
USED, USED_INK = "#97a0ad", "#57606f"  # a site that is used up
VILLAIN, THUG, GONE = "#8e1f2f", "#5a3d1e", "#bfc2c6"
LIFE = "#b3243c"
FRESH = "#1c6b52"  # checked or used this turn
RITUAL, RITUAL_PAPER = "#6a1b9a", "#f3e3fa"
WAY = "#1455a3"
STAMP = "#6d6f78"  # an Emblem where the hero has been
FITS = "#fff1b8"
CHECKED, SHADE = "#f0ece0", "#e4dfd1"

# By damage at the End of Round: paper and number, darker the worse it is.
DANGER: tuple[tuple[str, str], ...] = (
    (STREET, QUIET),
    ("#fbe6a2", INK),
    ("#f8cb73", INK),
    ("#f0a552", INK),
    ("#e27f45", INK),
    ("#c4502f", "#ffffff"),
    ("#9c2320", "#ffffff"),
)


def danger_ink(damage: int) -> tuple[str, str]:
    return DANGER[min(damage, len(DANGER) - 1)]
