"""A picture of the arena in words, for those who can't see it: the same facts, in Discord's length."""

from bot.picture.lettering import ELLIPSIS, one_line
from bot.picture.paint import ALT_LIMIT
from cogs.arena.picture.shown import EndLine, EndScene, Line, RoundScene, Say, signed, team_lines

# Tried in this order: first whole names, then ever shorter ones, until everything fits.
_NAME_LENGTHS = (32, 24, 18, 13, 9, 5)


def alt_text(scene: RoundScene | EndScene, say: Say) -> str:
    words = ""
    for length in _NAME_LENGTHS:
        words = _words(scene, say, length)
        if len(words) <= ALT_LIMIT:
            return words
    return _short(words, ALT_LIMIT)


def _words(scene: RoundScene | EndScene, say: Say, length: int) -> str:
    if isinstance(scene, EndScene):
        head, states = say(f"alt-end-{scene.winner}", rounds=scene.rounds), False
    else:
        head, states = say("alt-round", round=scene.round, asked=scene.asked), scene.health_as_states
    sentences = [head]
    for team in ("good", "evil"):
        lines = (_line(line, say, length, states=states) for line in team_lines(scene, team))
        sentences.append(say(f"alt-{team}", list="; ".join(lines)))
    if isinstance(scene, RoundScene) and scene.history and not states:
        rounds = (f"{number}: {signed(good)}/{signed(evil)}" for number, good, evil in scene.history[-3:])
        sentences.append(say("alt-history", list=", ".join(rounds)))
    sentences.append(say("alt-fingerprint", fingerprint=short_fingerprint(scene.fingerprint)))
    return " ".join(sentences)


def _line(line: Line, say: Say, length: int, *, states: bool) -> str:
    facts: list[str] = []
    if isinstance(line, EndLine):
        facts.append(say("alt-class", **{"class": say(f"picture-class-{line.class_key}"), "die": say("picture-die", faces=line.die)}))
    if line.state == "standing":
        numbered = line.health is not None and not states
        facts.append(say("alt-health", health=line.health or 0) if numbered else say("alt-standing"))
    else:
        facts.append(say(f"alt-{line.state}"))
    if line.back:
        facts.append(say("alt-back"))
    if line.change and not states:
        facts.append(signed(line.change))
    if isinstance(line, EndLine):
        facts += [say("alt-dealt", wounds=line.dealt), say("alt-healed", wounds=line.healed)]
    return say("alt-line", tag=line.tag, name=_short(one_line(line.name), length), facts=", ".join(facts))


def _short(name: str, length: int) -> str:
    return name if len(name) <= length else name[: length - 1].rstrip() + ELLIPSIS


def short_fingerprint(fingerprint: str) -> str:
    """Enough of it to compare by eye; the whole stands in the message."""
    return _short(one_line(fingerprint), 17)
