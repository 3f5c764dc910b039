"""Makes the light fonts of bot/picture/light.py from the whole ones: `uv run --with fonttools python -m tools.light_fonts`.

fontTools is asked for here alone and isn't among what we install: the fonts change when LETTERS does.
"""

import importlib
from pathlib import Path
from typing import Any

from bot.picture.light import FAMILY, FILES, LETTERS

FONTS = Path(__file__).parents[1] / "bot" / "picture" / "fonts"
TABLES = ("GPOS", "GSUB", "GDEF", "kern", "MATH", "FFTM", "gasp")
NAMES = (1, 4, 6)  # family, full name, PostScript name


def main() -> None:
    fonts: Any = importlib.import_module("fontTools.ttLib")
    cutting: Any = importlib.import_module("fontTools.subset")
    for whole, light in FILES.items():
        font = fonts.TTFont(FONTS / whole)
        options = cutting.Options(layout_features=[], hinting=False, glyph_names=False, legacy_kern=False, name_IDs=[0, 1, 2, 4, 6, 13])
        options.drop_tables += TABLES
        cutter = cutting.Subsetter(options)
        cutter.populate(unicodes=[ord(letter) for letter in sorted(LETTERS)])
        cutter.subset(font)
        bold = " Bold" if "Bold" in light else ""
        for record in font["name"].names:
            if record.nameID in NAMES:
                full = FAMILY if record.nameID == 1 else f"{FAMILY}{bold}"
                record.string = full.replace(" ", "") if record.nameID == 6 else full
        font.save(FONTS / light)
        print(light, (FONTS / light).stat().st_size)


if __name__ == "__main__":
    main()
