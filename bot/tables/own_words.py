"""A person's own published text: mended for some minutes by who wrote it, taken away at any time by them or a moderator."""

from bot.kernel import mend as kernel
from bot.kernel.game import BadInput, RuleViolation
from bot.kernel.mend import Said
from bot.store.rows import PostRow
from bot.tables.acts import Answer, Who
from bot.tables.sitting import Sitting

__all__ = ["LONGEST", "expect_mendable", "mend", "remove"]

LONGEST = 1_800  # characters, with its header within one message
_MINUTE = 60_000  # ms


def expect_mendable(post: PostRow | None, who: Who, *, at: int, minutes: int) -> PostRow:
    """Raises BadInput(post-unknown), or refuses with LT-25: gone already, somebody else's, too late."""
    standing = _standing(post)
    if standing.user != who.user:
        raise RuleViolation("LT-25")
    if at > standing.at + minutes * _MINUTE:
        raise RuleViolation("LT-25", key="refused-LT-25-late", minutes=minutes)
    return standing


def _standing(post: PostRow | None) -> PostRow:
    if post is None:
        raise BadInput("post-unknown")
    if not post.seal or post.words is None:
        raise RuleViolation("LT-25", key="refused-LT-25-gone")
    return post


def mend(sitting: Sitting, who: Who, post: PostRow | None, words: str, at: int, minutes: int) -> Answer:
    """Nobody is told but by the message itself; what a game holds back when it is written it holds back now too (ARENA-R31)."""
    table = sitting.playing_or_over
    standing = expect_mendable(post, who, at=at, minutes=minutes)
    if words == standing.words:
        return Answer(table=sitting.row.id, seat=standing.seat, key="mended")
    if not words or len(words) > LONGEST:
        raise BadInput("text-too-long", count=len(words), limit=LONGEST)
    if refused := sitting.game.mend_refusal(table.state, standing.seat, words):
        raise refused
    entry = kernel.mend(table, _said(standing), words, at)
    sitting.writers[str(entry.facts["table"]["text"])] = who.user
    sitting.rewrite(standing.channel, standing.message, standing.seat)
    return Answer(table=sitting.row.id, seat=standing.seat, key="mended")


def remove(sitting: Sitting, who: Who, post: PostRow | None, *, moderator: bool) -> Answer:
    """`moderator`: may manage messages where the text stands, as Discord says."""
    table = sitting.playing_or_over
    standing = _standing(post)
    if standing.user != who.user and not moderator:
        raise RuleViolation("LT-25", key="refused-LT-25-removal")
    by = "writer" if standing.user == who.user else "moderator"
    kernel.remove(table, _said(standing), by, sitting.at)
    sitting.rewrite(standing.channel, standing.message, standing.seat, by=by)
    return Answer(table=sitting.row.id, seat=standing.seat, key="unposted")


def _said(post: PostRow) -> Said:
    return Said(post.seat, post.decision, post.seal)
