"""What a long game costs: an act late in it, and checking the whole of it offline."""

import json
import tempfile
from pathlib import Path

from bench.acts import OpenStore, new_table, one_act
from bench.battle import battle, rounds
from bench.measure import cpu_both, cpu_per_call, short
from bench.rows import Figure, NotYet, Row, at_most
from bot.kernel.export import export_ended, verify
from cogs.arena.rules.game import ARENA

ROUNDS = 20


@at_most(1.2, "the 10,000th act of a table (load and commit) over the 10th")
def late_act() -> Figure:
    at_once = 5
    with tempfile.TemporaryDirectory() as folder, OpenStore(Path(folder) / "long.sqlite3") as kept:
        for place, table in enumerate(("old", "young")):
            kept.run(kept.store.commit(new_table(table, place)))
        kept.times(10_000, lambda: one_act(kept.store, "old"))()
        kept.times(9, lambda: one_act(kept.store, "young"))()
        # The young one ages while it is measured, by some hundreds: far from ten thousand.
        old, young = (kept.times(at_once, lambda table=table: one_act(kept.store, table)) for table in ("old", "young"))
        late, early = cpu_both(old, young)
    return Figure(late / early, f"{short(late / at_once)}, young {short(early / at_once)}")


@at_most(0.2, "offline verification and replay of a 20-round battle", unit="s")
def verification() -> Figure:
    # Healers on both sides: such battles are the ones that last.
    long = next(table for table in (battle(seed, ("vocal",) * 4) for seed in range(100)) if rounds(table) >= ROUNDS)
    document = json.loads(json.dumps(export_ended(long.record, long.change.entries, long.change.openings)))
    verdict = verify(document, lambda _: ARENA)
    if not (verdict.holds and verdict.replayed):
        raise NotYet(f"the export doesn't verify: {verdict.faults}")
    took = cpu_per_call(lambda: verify(document, lambda _: ARENA))
    return Figure(took, f"{verdict.entries} entries, {rounds(long)} rounds")


ROWS: list[Row] = [late_act, verification]
