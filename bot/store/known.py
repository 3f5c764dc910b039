"""What the file is known to hold of people and tables that were asked for lately: who comes again needs no way to the file.

True because one process writes a file and all it writes goes through one store. A write forgets what it may touch, when it
is queued and once more when it is done; what is read meanwhile isn't kept. Nothing depends on it but time: what is decided
on a table is kept only if its revision is still the one in the file.
"""

from collections import OrderedDict
from collections.abc import Generator, Hashable
from contextlib import contextmanager
from typing import Generic, TypeVar

from bot.store.protocol import Arrived, Commit, Loaded
from bot.store.rows import PersonRow, with_columns

__all__ = ["Known", "Lately"]

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

TABLES, PEOPLE = 32, 1_024


class Lately(Generic[K, V]):
    """What was put last, by its key; beyond `most` the one that was asked for longest ago goes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def put(self, key: K, value: V) -> None:
        self._kept[key] = value
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def pop(self, key: K) -> V | None:
        return self._kept.pop(key, None)

    def clear(self) -> None:
        self._kept.clear()


class Meanwhile:
    """What was written while something was under way."""

    def __init__(self) -> None:
        self.tables: set[str] = set()
        self.people: set[int] = set()
        self.anything = False


class Known:
    """Asked and told by the store alone, on the event loop."""

    def __init__(self) -> None:
        self._tables: Lately[str, Loaded] = Lately(TABLES)
        self._people: Lately[int, tuple[PersonRow | None]] = Lately(PEOPLE)  # in a tuple: that there is no row is known too
        self._places: Lately[int, str] = Lately(TABLES)  # the known table that was last seen living there
        self._under_way: set[Meanwhile] = set()

    # ---- reading

    def table(self, table: str) -> Loaded | None:
        return self._tables.get(table)

    def arrived(self, user: int, table: str | None, place: int | None) -> Arrived | None:
        """The person and the table, where both are known."""
        person = self._people.get(user)
        found = self._living_at(place) if table is None else self._tables.get(table)
        return Arrived(person[0], found) if person is not None and found is not None else None

    def _living_at(self, place: int | None) -> Loaded | None:
        table = None if place is None else self._places.get(place)
        found = None if table is None else self._tables.get(table)
        return found if found is not None and found.row.live and found.row.place == place else None

    @contextmanager
    def watching(self) -> Generator[Meanwhile, None, None]:
        """For the length of a reading, which is kept with `keep_table` and `keep_person`."""
        meanwhile = self.watch()
        try:
            yield meanwhile
        finally:
            self._under_way.discard(meanwhile)

    def watch(self) -> Meanwhile:
        meanwhile = Meanwhile()
        self._under_way.add(meanwhile)
        return meanwhile

    def keep_table(self, table: Loaded, meanwhile: Meanwhile) -> None:
        row = table.row
        if meanwhile.anything or row.id in meanwhile.tables:
            return
        self._tables.put(row.id, table)
        if row.live and row.place is not None:
            self._places.put(row.place, row.id)

    def keep_person(self, user: int, person: PersonRow | None, meanwhile: Meanwhile) -> None:
        if not meanwhile.anything and user not in meanwhile.people:
            self._people.put(user, (person,))

    # ---- writing

    def touch(self, *, table: str | None = None, user: int | None = None) -> None:
        """Something of that table or person is about to be written, or was; of neither: anything."""
        if table is not None:
            self._tables.pop(table)
        elif user is not None:
            self._people.pop(user)
        else:
            self._tables.clear()
            self._people.clear()
        for meanwhile in self._under_way:
            if table is not None:
                meanwhile.tables.add(table)
            elif user is not None:
                meanwhile.people.add(user)
            else:
                meanwhile.anything = True

    def after(self, commit: Commit) -> Loaded | None:
        """The table as `commit` will leave it, asked before it is queued; None where that isn't plain to see."""
        before, record = self._tables.get(commit.table), commit.record
        if before is None or before.record is None or record is None or commit.row is None or not _adds_answers_only(before, commit):
            return None
        answers = sorted(record.answers, key=lambda one: one.decision)  # as they are read
        kept = with_columns(before.record, n=record.n, hash=record.hash, answers=answers)
        return Loaded(commit.row, before.seats, kept, commit.timers or {}, before.hidden_notes)

    def committed(self, table: str, after: Loaded | None, meanwhile: Meanwhile) -> None:
        """A commit that began with `meanwhile` is done; `after`: and was kept, so that this is what the file holds."""
        self._under_way.discard(meanwhile)
        self.touch(table=table)
        if after is not None:
            self.keep_table(after, meanwhile)


def _adds_answers_only(before: Loaded, commit: Commit) -> bool:
    """Answers that wait for their group, which is what most acts are: all else that was loaded stays as it is."""
    return (
        commit.revision == before.row.revision
        and commit.same_state
        and not commit.rebased
        and not commit.columns
        and commit.seats is None
        and commit.standing is None
        and not commit.opened
        and not commit.all_opened
        and not commit.undone
        and not commit.replaced
        and all(one.kind == "action" for one in commit.openings)
    )
