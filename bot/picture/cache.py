"""Finished pictures by the hash of what they were drawn from."""

from collections import OrderedDict


class Cache:
    """Keeps what was used last, up to `limit` bytes in all; what is larger than that is never kept."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self.size = 0

    def get(self, key: bytes) -> bytes | None:
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key]

    def put(self, key: bytes, value: bytes) -> None:
        self.size += len(value) - len(self._kept.pop(key, b""))
        self._kept[key] = value
        while self.size > self._limit:
            _, dropped = self._kept.popitem(last=False)
            self.size -= len(dropped)
