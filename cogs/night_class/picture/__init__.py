"""The pictures of a night: one hero's sheet, its phone version, all heroes of a table, the results.

Scenes of `shown` in, SVG out. Rooms call `cogs.night_class.scenes`, which makes a `PictureOrder` (bot/room.py) from a view:

- `panel_picture(say, view, fingerprint)`: what stands in the channel, from a spectator's view; results once it is over
- `sheet_picture(say, view, seat)`: the whole sheet, as one would print it; with the seat's own view its draft
- `compact_picture(say, view, seat)`: the same for a phone
- `table_picture(say, view)`: all heroes; public facts of any view
- `results_picture(say, view, fingerprint)`: places, ranks, scores; `fingerprint` is the hash of the table's seed

`cogs.night_class.boards` says the same in words.
"""

from cogs.night_class.picture.compact import draw_compact
from cogs.night_class.picture.results import draw_results
from cogs.night_class.picture.sheet import draw_sheet
from cogs.night_class.picture.table import draw_table

__all__ = ["draw_compact", "draw_results", "draw_sheet", "draw_table"]
