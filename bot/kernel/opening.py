"""Entry 0: what a table binds itself to before anybody acts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.kernel.canonical import sha256
from bot.kernel.game import Game, Joining
from bot.kernel.journal import GENESIS, Entry, Opening, make_entry
from bot.kernel.seal import seal_joining, split_secrets


def first_entry(
    game: Game[Any, Any, Any],
    table: str,
    options: Any,
    seats: Sequence[Joining],
    *,
    seed: bytes,
    roll_seed: bytes | None,
    entropy: Callable[[int], bytes],
    at: int,
    content: Mapping[str, Any] | None = None,
) -> tuple[Entry, list[Opening]]:
    """Table, game, version, options, seats and the hash of the seed; what seats bring in secret stands in it as a seal.

    `content`: what the table keeps of files outside the rules (`Game.bound`).
    """
    facts: dict[str, Any] = {
        "table": table,
        "game": game.key,
        "version": game.version,
        "options": options.model_dump(mode="json"),
        "seats": [],
        "seed": sha256(seed),
        "roll_seed": sha256(roll_seed) if roll_seed else None,
    }
    if content is not None:
        facts["content"] = content
    openings: list[Opening] = []
    for seat, joining in enumerate(seats):
        shown, hidden = split_secrets(joining)
        if hidden:
            salt = entropy(16)
            shown["seal"] = seal_joining(table, seat, hidden, salt)
            openings.append(Opening(0, "joining", seat, "", hidden, salt, shown["seal"]))
        facts["seats"].append(shown)
    return make_entry(GENESIS, 0, "opened", at, facts), openings
