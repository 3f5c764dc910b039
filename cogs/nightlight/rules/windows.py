"""Free actions: which cards could be used now, and for whom the table waits (NL-P2.A-e, NL-R22, NL-R25, NL-R41)."""

from collections.abc import Iterator

from bot.kernel.game import Event
from cogs.nightlight.rules import effects
from cogs.nightlight.rules.board import Board, Stuffed, Window, enemies_before, living
from cogs.nightlight.rules.cards import bonus_of, free_action, is_in_force
from cogs.nightlight.rules.events import Passed
from cogs.nightlight.rules.numbers import heals, is_animal
from cogs.nightlight.rules.questions import Context
from cogs.nightlight.rules.sets import stash_card
from cogs.nightlight.rules.state import NightlightState
from cogs.nightlight.rules.steps import WindowClosed
from cogs.nightlight.rules.vocabulary import Free, FreeAttack, Heal
from cogs.nightlight.rules.words import Moment

WAITED_FOR: tuple[Moment, ...] = ("declared", "rolled", "raid", "defend", "round_end")  # NL-R41; policies may ask at these


def moment_now(board: Board) -> Moment | None:
    """At which point of NL-R22 the table stands; None: in the middle of something."""
    window = board.window
    if board.is_held:
        return None
    if window is not None and window.depth == board.busy:
        return window.moment
    if board.busy:
        return None
    match board.stage:
        case "raid":
            return "raid"
        case "lap":
            return "after_turn"
        case "defend":
            return "defend"
        case "attack":
            return "between"
        case _:
            return None


def free_rule(board: Board, seat: int, card: str) -> str | None:
    """The first rule against a free action with that card now; None: it may be used."""
    animal, moment = board.animals[seat], moment_now(board)
    if not animal.alive:
        return "NL-R9"
    if card in animal.beside:
        return "NL-SETUP1-d"
    held = animal.held(card)
    found = free_action(stash_card(board, card)) if held else None
    if held is None or found is None or not is_in_force(stash_card(board, card), animal.key):
        return "NL-P2.A-e"
    if moment is None or (found.window != "open" and found.window != moment):
        return "NL-CON-r"
    if held.exhausted:
        return "NL-EXH-b"
    return _attack_rule(board, animal, card) if isinstance(found, FreeAttack) else _effect_rule(board, animal, card, found)


def _attack_rule(board: Board, animal: Stuffed, card: str) -> str | None:
    """A free attack needs the table to itself, and an enemy (NL-CON-t, NL-R42)."""
    if board.attack is not None or (board.window is None and board.stage == "raid"):
        return "NL-CON-t"
    if bonus_of(stash_card(board, card)) is None:
        return "NL-CON-o"
    return None if enemies_before(board, animal) else "NL-CARD5-b"


def _effect_rule(board: Board, animal: Stuffed, card: str, found: Free) -> str | None:
    if not only_holds(board, animal, found):
        return "NL-CON2-e"
    if any(effects.does_something(board, Context(card, animal.seat), verb) for verb in found.do):
        return None
    return "NL-CON-f" if not heals(board) and any(isinstance(verb, Heal) for verb in found.do) else "NL-CON-e"


def only_holds(board: Board, animal: Stuffed, found: Free) -> bool:
    """Whom the attack in progress is on, redirections counted (NL-CON2-e)."""
    if found.only is None:
        return True
    if board.attack is None or not is_animal(board, board.attack.on):
        return False
    match found.only:
        case "user_defends":
            return board.attack.on == animal.key
        case "other_defends":
            return board.attack.on != animal.key
        case "animal_defends":
            return True


def usable(board: Board, seat: int) -> list[str]:
    """Cards with which the seat could use a free action now, in the order of its stash."""
    return [one.id for one in board.animals[seat].stash if free_rule(board, seat, one.id) is None]


def waited_for(board: Board, seat: int) -> list[str]:
    """Those of them for which this window stops, before policies are asked (NL-R41)."""
    window = board.window
    if window is None:
        return []
    cards = usable(board, seat)
    if board.options.free_stop == "all" or window.kind == "open":
        return cards
    return [card for card in cards if (found := free_action(stash_card(board, card))) and found.window == window.kind]


def waiting_seats(board: Board) -> list[int]:
    """Who is asked in the window on top: living owners who haven't passed with all they could use, in turn order."""
    window = board.window
    if window is None:
        return []
    return [one.seat for one in living(board) if set(waited_for(board, one.seat)) - set(window.passed.get(one.seat, ()))]


def open_window(state: NightlightState, moment: Moment) -> None:
    """Only where somebody would be asked (content, part 8). What follows stands on the agenda already."""
    if state.options.free_stop != "all" and moment not in WAITED_FOR:
        return
    state.windows.append(Window(n=state.windows_opened + 1, moment=moment, depth=state.busy))
    if not waiting_seats(state):
        state.windows.pop()
        return
    state.windows_opened += 1
    state.agenda.append(WindowClosed())


def close_window(state: NightlightState) -> None:
    if state.windows:
        state.windows.pop()


def pass_window(state: NightlightState, seat: int) -> Iterator[Event]:
    """Asked again only for a card that becomes usable later in the window."""
    window = state.window
    assert window is not None
    window.passed[seat] = usable(state, seat)
    yield Passed(seat=seat, moment=window.moment)
