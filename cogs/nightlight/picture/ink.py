"""Colours of a night-blue room. Whatever a colour says, a shape, a sign or a word says too."""

BACK, EDGE = "#0f1530", "#2c3767"
PANEL, PANEL_FALLEN = "#1a2348", "#161b33"
PLATE, PLATE_DIM = "#27336a", "#1c2447"
WORDS, QUIET, FAINT = "#f7f3e6", "#b9c2e6", "#7f8abb"
LIGHT, LIGHT_INK = "#ffd873", "#2a2000"
HEART, HOLLOW = "#ff7d93", "#8f99c8"
DARK = "#1b2138"

# Bodies of enemies, by the symbol they bear.
BODIES: dict[str | None, str] = {None: "#8fa0d8", "spidipede": "#c08fd8", "hushmoth": "#8fd0c4", "zordo": "#e58a76"}
ASLEEP = "#5d678f"
