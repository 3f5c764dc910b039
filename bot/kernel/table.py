"""One table: a journal of inputs and the state that follows from it (design, part 3).

Pure: no clock, no store. Every method raises before anything changes, or carries out the whole act; what it did
is in `change`. After an exception that is neither RuleViolation nor BadInput the object is thrown away.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.kernel import walk
from bot.kernel.canonical import sha256
from bot.kernel.change import Answer, Change, Happened, Record, Told, encode
from bot.kernel.decoded import Decoded
from bot.kernel.dice import Dice, Stream
from bot.kernel.game import GM, Action, Decision, Event, Game, Outcome, RuleViolation, Standing, System, note_fields
from bot.kernel.journal import Entry, Opening, Origin, make_entry
from bot.kernel.opening import first_entry
from bot.kernel.seal import Notes, seal_action, seal_notes
from bot.kernel.standing import StandingOrders

STEP_BOUND = 10_000  # steps of the agenda, or standing orders, after one entry
WITHDRAW = "lt:withdraw"
UNDO = "lt:undo"

Entropy = Callable[[int], bytes]
AnyGame = Game[Any, Any, Any]


class Parked(Exception):
    """The table can't go on by itself: the GM is called once."""


class Table:
    """A table in memory for the length of one act. `known`: the record's state where it has been read already."""

    def __init__(self, game: AnyGame, record: Record, entropy: Entropy, known: Decoded | None = None) -> None:
        self.game = game
        self.record = record
        self.entropy = entropy
        self.known = known or Decoded.of(game, record.state)
        self.answers: dict[str, Answer] = {answer.decision: answer for answer in record.answers}
        self.standing = StandingOrders(game, record.standing)
        self.change = Change()
        self.replaying = False
        self.moves = 0  # how often rules have changed the state since it was loaded: an answer that waits for its group changes none
        self._moved = False  # whether they did since kept answers were last walked

    @classmethod
    def start(
        cls,
        game: AnyGame,
        table: str,
        options: Any,
        seats: Sequence[Any],
        *,
        seed: bytes,
        entropy: Entropy,
        at: int,
        roll_seed: bytes | None = None,
    ) -> "Table":
        """Entry 0: binds table, game, version, options, seats and the hash of the seed. Raises what `check_table` refuses."""
        options, content = game.bound(options)
        game.check_table(options, seats)
        entry, openings = first_entry(game, table, options, seats, seed=seed, roll_seed=roll_seed, entropy=entropy, at=at, content=content)
        dice = Stream(seed, entry.hash, roll_seed)
        state = game.new(options, seats, dice)
        document = encode(state)
        record = Record(
            table, game.key, game.version, entry.facts["options"], [joining.model_dump(mode="json") for joining in seats],
            seed, document, document, 0, 0, entry.hash, roll_seed,
        )  # fmt: skip
        self = cls(game, record, entropy)
        self.change.entries.append(entry)
        self.change.openings += openings
        self.open(entry, dice)
        self.change.based = True
        self.settle(at)
        return self

    # ---- what may be answered

    @property
    def state(self) -> Any:
        return self.known.state

    @property
    def decisions(self) -> list[Decision]:
        return self.known.decisions

    def decision(self, decision_id: str, seat: int | None = None) -> Decision:
        """The open decision of that id; refuses with LT-8 (over), LT-1 (not open) or LT-2 (`seat` isn't asked)."""
        found = next((one for one in self.decisions if one.id == decision_id), None)
        if found is None:
            raise RuleViolation("LT-8" if self.is_over else "LT-1", decision=decision_id)
        if seat is not None and seat not in found.asked:
            raise RuleViolation("LT-2", seat=seat)
        return found

    @property
    def is_over(self) -> bool:
        return not any(decision.awaited for decision in self.decisions)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def unanswered(self) -> list[Decision]:
        """Awaited decisions that nobody has answered."""
        return [decision for decision in self.decisions if decision.awaited and decision.id not in self.answers]

    def members(self, group: str) -> list[Decision]:
        return [decision for decision in self.decisions if decision.group == group]

    def complete_groups(self) -> list[str]:
        """Groups that may close before their deadline (grace and cover are the clock's)."""
        groups = dict.fromkeys(decision.group for decision in self.decisions if decision.group)
        return [group for group in groups if group and self._is_complete(group)]

    def _is_complete(self, group: str) -> bool:
        answered = {one.id: self.read(self.answers[one.id].action) for one in self.members(group) if one.id in self.answers}
        own = self.game.closes(self.state, group, answered)
        return own if own is not None else all(one.id in answered for one in self.members(group) if one.awaited)

    # ---- acts

    def take(self, seat: int, action: Action, at: int, origin: Origin = "person") -> Entry:
        """One action of one seat. In a group it replaces the seat's earlier answer; else it is carried out."""
        entry = self._accept(seat, action, at, origin)
        self.settle(at)
        return entry

    def check(self, seat: int, action: Action) -> Decision:
        """Raises what `take` would refuse; changes nothing."""
        decision = self.decision(action.decision, seat)
        for name in note_fields(type(action)):
            words = getattr(action, name)
            refused = self.game.text_refusal(self.state, seat, decision, words) if words else None
            if refused:
                raise refused
        walk.check(self.game, self.state, seat, decision, action)
        return decision

    def withdraw(self, seat: int, decision_id: str, at: int) -> Entry:
        """Takes the seat's answer back while its group is open (LT-4); in the journal in the same form as an answer."""
        decision = self.decision(decision_id, seat)
        answer = self.answers.get(decision_id)
        if answer is None or answer.seat != seat:
            raise RuleViolation("LT-4")
        entry = self.journal_act(seat, decision, {"kind": WITHDRAW, "decision": decision_id}, at, "person")
        self.drop(decision_id)
        if answer.origin == "standing":  # or it would answer again at once
            self.switch_off(seat, decision_id)
        self.settle(at)
        return entry

    def close(self, group: str, at: int) -> Entry:
        """Seals the defaults of who is silent, then resolves the group. Raises Parked where somebody must answer (LT-10)."""
        members = self.members(group)
        if not members:
            raise RuleViolation("LT-8" if self.is_over else "LT-1", decision=group)
        silent = [decision for decision in members if decision.awaited and decision.id not in self.answers]
        defaults = [(decision.asked[0], decision.default) for decision in silent if decision.default is not None]
        if len(defaults) < len(silent):
            raise Parked(group)
        for seat, default in defaults:
            self._accept(seat, default, at, "default")
        entry = self.journal("closed", at, {"group": group})
        self.resolve(entry, group)
        self.settle(at)
        return entry

    def expire(self, decision_id: str, at: int) -> Entry:
        """The deadline of a decision without a group. Raises Parked where it has no default (LT-10)."""
        decision = self.decision(decision_id)
        if decision.default is None:
            raise Parked(decision_id)
        return self.take(decision.asked[0], decision.default, at, "default")

    def system(self, act: System, at: int) -> Entry:
        """An act of the table: who left, a GM's ruling, a pause. Always public in the journal, its words as their seal."""
        act, notes = seal_notes(self.record.id, "", GM, act, self.entropy)
        entry = self.journal("system", at, {"act": act.model_dump(mode="json")})
        self._keep_words(entry, GM, "", notes, "gm", opened=True)
        self.carry_out_system(entry, act)
        self.settle(at)
        return entry

    def note(self, facts: Mapping[str, Any], at: int) -> Entry:
        """An act on the table that rules don't see (pause, extension, substitution)."""
        return self.journal("system", at, {"table": dict(facts)})

    def upgrade(self, at: int) -> Entry | None:
        """Brings a table of an older version of the rules up to this one; None where there is nothing to do."""
        if self.record.version == self.game.version:
            return None
        facts = {"from": self.record.version, "to": self.game.version, "state": sha256(encode(self.state))}
        self.record.version = self.game.version
        self.change.based = True
        return self.journal("upgraded", at, facts)

    def set_standing(self, seat: int, orders: Sequence[Standing], at: int) -> None:
        """Replaces the seat's standing orders; what fits an open decision fires at once."""
        self.standing.leave(seat, orders)
        self.settle(at)

    # ---- the way of one entry

    def _accept(self, seat: int, action: Action, at: int, origin: Origin) -> Entry:
        decision = self.check(seat, action)
        action, notes = seal_notes(self.record.id, decision.id, seat, action, self.entropy)
        entry = self.journal_act(seat, decision, action.model_dump(mode="json"), at, origin)
        self._keep_words(entry, seat, decision.id, notes, origin, opened=not decision.secret)
        self.change.standing_moved += self.standing.spend(self.state, decision, action)
        self.carry_out(entry, seat, decision, action, origin)
        return entry

    def _keep_words(self, entry: Entry, seat: int, decision: str, notes: Notes, origin: Origin, *, opened: bool) -> None:
        self.change.openings += [Opening(entry.n, "note", seat, decision, words, salt, seal, origin, opened) for seal, words, salt in notes]

    def journal_act(self, seat: int, decision: Decision, document: dict[str, Any], at: int, origin: Origin) -> Entry:
        facts: dict[str, Any] = {"seat": seat, "decision": decision.id}
        seal, salt = "", b""
        if decision.secret:
            salt = self.entropy(16)
            seal = facts["seal"] = seal_action(self.record.id, decision.id, seat, document, salt)
        else:
            facts["action"] = document
        entry = self.journal("act", at, facts)
        self.change.openings.append(Opening(entry.n, "action", seat, decision.id, document, salt, seal, origin, opened=not decision.secret))
        return entry

    def journal_sealed_alike(self, like: Entry, document: dict[str, Any], at: int) -> Entry:
        """An act about entry `like`, sealed if that one was, so that its form tells nothing."""
        seat, decision = like.facts["seat"], like.facts["decision"]
        return self.journal_act(seat, Decision(decision, (seat,), "", secret="seal" in like.facts), document, at, "person")

    def set_state(self, state: Any, answers: Mapping[str, Answer] | None = None) -> None:
        """Puts a replayed state in the place of this one; with `answers`, also what was kept then."""
        self.known, self._moved = Decoded(self.game, state), True
        self.moves += 1
        if answers is not None:
            for decision_id in set(self.answers) - set(answers):
                self.drop(decision_id)
            self.answers = dict(answers)
            self.change.answers.update(answers)

    def journal(self, kind: Any, at: int, facts: dict[str, Any]) -> Entry:
        entry = make_entry(self.record.hash, self.record.n + 1, kind, at, facts)
        self.record.n, self.record.hash = entry.n, entry.hash
        self.change.entries.append(entry)
        return entry

    def carry_out(self, entry: Entry, seat: int, decision: Decision, action: Action, origin: Origin) -> None:
        if decision.group is None:
            dice = self.dice_of(entry)
            self._run(entry, dice, lambda state: self.game.apply(state, seat, action, dice))
            return
        seal = str(entry.facts.get("seal", ""))
        answer = Answer(entry.n, seat, decision.id, decision.group, action.model_dump(mode="json"), seal, origin, entry.at)
        self.answers[decision.id] = self.change.answers[decision.id] = answer

    def open(self, entry: Entry, dice: Dice) -> None:
        """What follows from the start itself: the game's first words, and its agenda until somebody is awaited."""
        self._run(entry, dice, self.game.opening_events)

    def resolve(self, entry: Entry, group: str) -> None:
        answers: dict[str, tuple[int, Any]] = {}
        for decision in sorted(self.members(group), key=lambda one: one.id):
            answer = self.answers.get(decision.id)
            if answer is None:
                continue
            answers[decision.id] = (answer.seat, self.read(answer.action))
            if decision.opens == "resolved":
                self.change.opened.append(answer.n)
            self.drop(decision.id)
        dice = self.dice_of(entry)
        self._run(entry, dice, lambda state: self.game.resolve(state, group, answers, dice))
        self.change.based = True  # what was sealed has told on everybody: no seat takes it back

    def carry_out_system(self, entry: Entry, act: Any) -> None:
        dice = self.dice_of(entry)
        self._run(entry, dice, lambda state: self.game.system(state, act, dice))

    def _run(self, entry: Entry, dice: Dice, rules: Callable[[Any], Iterable[Event]]) -> None:
        """Iterates the rules to the end, then the agenda until somebody is awaited."""
        self.moves, self.known = self.moves + 1, self.known.own()
        happened = list(rules(self.state))
        self.known, self._moved = Decoded(self.game, self.state), True
        agenda: list[Any] = getattr(self.state, "agenda", [])
        steps = 0
        while agenda and self.is_over:  # nobody awaited: the next step's turn
            steps += 1
            if steps > STEP_BOUND:
                raise Parked("agenda")
            happened += self.game.step(self.state, agenda.pop(), dice)
            self.known = Decoded(self.game, self.state)
        self.change.events += [Happened(entry.n, k, event) for k, event in enumerate(happened)]
        self.change.draws += [(entry.n, draw) for draw in dice.log]
        if dice.log or any(event.bars_undo for event in happened):
            self.change.based = True

    def settle(self, at: int) -> None:
        """What follows by itself after an entry: stale answers, forced ones, standing orders; then the books."""
        skipped: set[tuple[str, int]] = set()
        for _ in range(STEP_BOUND):
            self.walk_answers_again()
            if self.replaying:
                break
            self._void_standing()
            if not (self._give_forced(at) or self._fire_standing(at, skipped)):
                break
        else:
            raise Parked("standing")
        if self.is_over:
            self.change.all_opened = True
            self.change.outcome = self.game.outcome(self.state)

    def walk_answers_again(self) -> None:
        """After every entry that changed the state: kept answers that aren't legal any more (an answer alone changes nothing)."""
        if not self._moved:
            return
        self._moved = False
        for answer in list(self.answers.values()):
            decision = next((one for one in self.decisions if one.id == answer.decision), None)
            if decision is None:
                self.drop(answer.decision)
                self.change.told.append(Told(answer.seat, "void", answer.decision))
                continue
            action = self.read(answer.action)
            if walk.why_not(self.game, self.state, answer.seat, decision, action) is None:
                continue
            kept = self.game.stale(self.state, answer.seat, action)
            self.drop(answer.decision)
            self.change.told.append(Told(answer.seat, "replaced" if kept else "void", answer.decision))
            if kept is not None:
                again = replace(answer, action=kept.model_dump(mode="json"))
                self.answers[answer.decision] = self.change.answers[answer.decision] = again

    def _give_forced(self, at: int) -> bool:
        for decision in self.decisions:
            if decision.forced is not None and decision.id not in self.answers:
                self._accept(decision.asked[0], decision.forced, at, "forced")
                return True
        return False

    def _fire_standing(self, at: int, skipped: set[tuple[str, int]]) -> bool:
        for decision in self.decisions:
            if decision.id in self.answers:
                continue
            for seat in decision.asked:
                if (decision.id, seat) in skipped:
                    continue
                action = self.game.standing(self.state, seat, decision, self.standing.get(seat, []))
                if action is None:
                    continue
                try:
                    self._accept(seat, action, at, "standing")
                except RuleViolation:
                    skipped.add((decision.id, seat))
                    if self.standing.tell_once(seat, decision.id):
                        self.change.standing_moved.append(seat)
                        self.change.told.append(Told(seat, "standing_skipped", decision.id))
                    continue
                return True
        return False

    def _void_standing(self) -> None:
        for seat, refused in self.standing.void(self.state, self.decisions):
            self.change.standing_moved.append(seat)
            if refused is not None:
                self.change.told.append(Told(seat, "standing_dropped", "", refused))

    def switch_off(self, seat: int, decision_id: str) -> None:
        self.standing.pop(seat, None)
        self.change.standing_moved.append(seat)
        self.change.told.append(Told(seat, "standing_off", decision_id))

    def drop(self, decision_id: str) -> None:
        self.answers.pop(decision_id, None)
        self.change.answers[decision_id] = None

    def dice_of(self, entry: Entry) -> Dice:
        return Stream(self.record.seed, entry.hash, self.record.roll_seed)

    def read(self, document: dict[str, Any]) -> Any:
        return walk.actions_of(self.game).validate_python(document)

    # ---- leaving memory

    def finish(self) -> Record:
        """The record to store with `change`: state encoded once, base moved where undo is barred."""
        if self.moves:
            self.record.state = encode(self.state)
        if self.change.based:
            self.record.base = self.record.state
            self.record.base_n = self.record.n
        self.record.answers = list(self.answers.values())
        self.record.standing = self.standing.documents()
        return self.record
