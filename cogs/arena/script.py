"""Scripted players: public facts and the own sheet only, chance from a stream of its own (content, part 11)."""

import random
from collections.abc import Sequence

from bot.kernel.game import Choices, Choose, Decision, Picks
from cogs.arena.library import wordings
from cogs.arena.rules.actions import UNSPOKEN, ArenaAction, Attack, Concede, Conduct, Curse, Hail, Heal, Idle, Post
from cogs.arena.rules.words import Help, Stance, Team, enemy_of
from cogs.arena.view import ArenaView, Line

LEVELS = ("sensible", "easy")
MOST_HAILED = 4  # more targets weaken the hail too much
DRY_ROUNDS = 3  # in which no enemy has lost health: then a Conductor strikes too
DOWN_INSTEAD = 0.2  # of attacks, where the enemy heals and somebody lies there
HEAL_AT_ONE, HEAL_AT_TWO = 0.6, 0.2
CURSE_FOR_VARIETY = 0.03

Chosen = Attack | Hail | Conduct | Heal | Curse | Idle


def script_answer(view: ArenaView, decision: Decision, choose: Choose, rng: random.Random, level: str = "sensible") -> ArenaAction:
    """An order; for a text one of the neutral lines; a vote never begins with a script."""
    match decision.ask:
        case "order":
            return easy_order(view, decision.id, choose, rng) if level == "easy" else scripted_order(view, decision.id, choose, rng)
        case "post":
            return Post(decision=decision.id, text=scripted_line(view, decision.asked[0], rng) or "…")
        case _:
            return Concede(decision=decision.id, agree=False)


def scripted_line(view: ArenaView, seat: int, rng: random.Random, lang: str = "en") -> str | None:
    """A line drawn by lot, whatever the order; None while the character is down or dead, whatever its class."""
    line = view.line(seat)
    if line.status != "standing":
        return None
    strict = view.options.neutral_lines == "strict"
    wording = rng.choice([one for one in wordings() if not (strict and one.music)])
    if lang == "ru":
        return wording.ru.format(name=line.name_ru or line.name)
    return wording.en.format(name=line.name)


def scripted_order(view: ArenaView, decision: str, choose: Choose, rng: random.Random) -> Chosen:
    """The sensible level."""
    kinds = choose(())
    if kinds is None or "attack" not in kinds.values:  # down and no Drummer, or an order that waits for its text
        return Idle(decision=decision)
    table = _Table(view, decision, rng)
    match table.you.cls:
        case "drummer":
            return table.drum()
        case "vocal":
            return table.sing()
        case "conductor":
            return table.conduct()


class _Table:
    """One script's look at the table."""

    def __init__(self, view: ArenaView, decision: str, rng: random.Random) -> None:
        assert view.you is not None
        self.view, self.you, self.decision, self.rng = view, view.you, decision, rng
        self.me = view.line(view.you.seat)
        self.side: Team = self.me.team
        self.mates = [line for line in view.lines if line.team == self.side and line.seat != self.me.seat]
        self.standing_mates = [line for line in self.mates if line.status == "standing"]
        foes = [line for line in view.lines if line.team != self.side]
        self.standing_foes = [line for line in foes if line.status == "standing"]
        self.down_foes = [line for line in foes if line.status == "down"]

    def drum(self) -> Chosen:
        just_fell = self.me.status == "down" and len(self.me.statuses) > 1 and self.me.statuses[-2] == "standing"
        if just_fell and self.side in self.view.healing_seen and self.standing_mates:
            return Idle(decision=self.decision)
        if len(self.standing_foes) > 1:
            return Hail(decision=self.decision, number=min(MOST_HAILED, len(self.standing_foes)))
        return self.attack()

    def sing(self) -> Chosen:
        for wanted, chance in ((0, 1.0), (1, HEAL_AT_ONE), (2, HEAL_AT_TWO)):
            wounded = [line for line in self.mates if self._health(line) == wanted]
            if wounded and self.rng.random() < chance:
                return Heal(decision=self.decision, target=self.rng.choice(wounded).seat)
        if self.standing_foes and self.rng.random() < CURSE_FOR_VARIETY:
            return Curse(decision=self.decision, target=self.rng.choice(self.standing_foes).seat)
        return self.attack()

    def conduct(self) -> Chosen:
        dry = dict(self.view.dry)[enemy_of(self.side)] >= DRY_ROUNDS
        if dry or not self.standing_mates:
            return self.attack()
        ranked = self._healthiest_first(self.standing_mates)
        help, target = self._second_help(ranked)
        return Conduct(decision=self.decision, first="inspiration", first_target=ranked[0].seat, second=help, second_target=target.seat)

    def _second_help(self, ranked: Sequence[Line]) -> tuple[Help, Line]:
        weak = [line for line in (self.me, *self.standing_mates) if self._health(line) == 1]
        if weak:
            return "ward", self.rng.choice(weak)
        return ("inspiration", ranked[1]) if len(ranked) > 1 else ("ward", ranked[0])

    def _healthiest_first(self, lines: Sequence[Line]) -> list[Line]:
        mixed = self.rng.sample(lines, len(lines))  # by lot among equals
        return sorted(mixed, key=lambda line: -(self._health(line) or 0))

    def attack(self) -> Attack:
        return Attack(decision=self.decision, target=self._prey().seat, stance=self._stance())

    def _prey(self) -> Line:
        """All standing enemies equally likely: nobody can agree on a target, so spreading beats piling on."""
        heals = enemy_of(self.side) in self.view.healing_seen
        if self.down_foes and (not self.standing_foes or (heals and self.rng.random() < DOWN_INSTEAD)):
            return self.rng.choice(self.down_foes)
        return self.rng.choice(self.standing_foes)

    def _stance(self) -> Stance:
        if not self.standing_mates and len(self.standing_foes) == 1:
            return "furious"
        match self.you.health:
            case 3:
                return "balanced"
            case 2:
                return self.rng.choice(("furious", "balanced"))
            case 1:
                return "cautious"
            case _:
                return "furious"

    def _health(self, line: Line) -> int | None:
        """None where the table shows states only and the character stands."""
        if line.seat == self.me.seat:
            return self.you.health
        if isinstance(line.health, int):
            return line.health
        return 0 if line.status == "down" else None


def easy_order(view: ArenaView, decision: str, choose: Choose, rng: random.Random) -> Chosen:
    """One legal order, all equally likely; a down Drummer lies still half of the time."""
    orders = list(legal_orders(view, decision, choose))
    down = view.you is not None and view.you.health == 0
    if not orders or (down and rng.random() < 0.5):
        return Idle(decision=decision)
    return rng.choice(orders)


def legal_orders(view: ArenaView, decision: str, choose: Choose) -> list[Chosen]:
    """Every order but lying still, each once."""
    kinds = choose(())
    orders: list[Chosen] = []
    for kind in kinds.values if kinds else ():
        if kind not in UNSPOKEN and kind != "idle":
            orders += [_whole(decision, picks) for picks in _paths(choose, (("kind", kind),))]
    return list(dict.fromkeys(orders))


def _paths(choose: Choose, picks: Picks) -> list[Picks]:
    choices: Choices | None = choose(picks)
    if choices is None:
        return [picks]
    values = (*choices.values, None) if choices.stop else choices.values
    return [path for value in values for path in _paths(choose, (*picks, (choices.field, value)))]


def _whole(decision: str, picks: Picks) -> Chosen:
    kinds: dict[str, type[Chosen]] = {"attack": Attack, "hail": Hail, "conduct": Conduct, "heal": Heal, "curse": Curse}
    fields = {name: value for name, value in picks if name != "kind"}
    return kinds[str(dict(picks)["kind"])].model_validate({"decision": decision, **fields})


__all__ = ["LEVELS", "easy_order", "legal_orders", "script_answer", "scripted_line", "scripted_order"]
