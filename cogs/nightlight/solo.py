"""/nightlight solo: a night with one to four animals by one person, in private and at once (NL-R1)."""

from collections.abc import Sequence
from random import Random

import discord

from bot.kernel.game import BadInput
from bot.room import Say
from bot.ui.asked import Asked
from bot.ui.safe_text import clean_name
from bot.ui.turn import turn_of
from bot.ui.who import who_of
from cogs.alone import begun, own_table
from cogs.at_table import Suggestions, desk_of, suggest, suggestions
from cogs.nightlight import library
from cogs.nightlight.lobby import LONGEST_NAME
from cogs.nightlight.naming import in_language
from cogs.nightlight.nearest import nearest
from cogs.nightlight.room import ROOM
from cogs.nightlight.rules.cards import CardSet
from cogs.nightlight.rules.words import MOST_ANIMALS

__all__ = ["party_of", "play_alone", "suggest_decks", "suggest_party"]

USUAL = 2  # animals, where none are named


async def play_alone(asked: Asked, animals: str | None, deck: str | None, boss: str | None) -> None:
    running = await own_table(asked, ROOM.key)
    if running is not None:
        await turn_of(asked, running.id, None)
        return
    desk = asked.desk
    party = party_of(asked.say, library.cards(), animals or "", Random(int.from_bytes(desk.entropy(8), "big")))
    given = {"dream": deck, "boss": boss, "lone_pair": str(len(party))}
    name = clean_name(asked.inter.user.display_name, LONGEST_NAME)
    first, *more = [{"name": name, "animal": key} for key in party]
    answer = await desk.tables.alone(
        who_of(asked.inter), ROOM.key, asked.inter.guild_id, first, more=more, language=asked.say.lang, act_id=asked.act_id,
        options={switch: value for switch, value in given.items() if value is not None},
    )  # fmt: skip
    await begun(asked, answer.table)


def party_of(say: Say, cards: CardSet, said: str, rng: Random) -> list[str]:
    """Animals by number, drawn by lot, or by name or id. Raises BadInput (nightlight-solo-animals)."""
    said = said.strip() or str(USUAL)
    if said.isdecimal():
        if not 1 <= int(said[:3]) <= min(MOST_ANIMALS, len(cards.animals)):
            raise _no_party(say, cards, said)
        return rng.sample(list(cards.animals), int(said))
    party = [_animal(say, cards, one) for one in said.split(",") if one.strip()]
    if not 1 <= len(party) <= MOST_ANIMALS:
        raise _no_party(say, cards, said)
    return party


def _no_party(say: Say, cards: CardSet, said: str) -> BadInput:
    return BadInput("nightlight-solo-animals", words=said[:40], most=MOST_ANIMALS, known=nearest(say, cards, said, cards.animals))


def _animal(say: Say, cards: CardSet, said: str) -> str:
    """The one that is called so, or the only one whose name holds the words."""
    wanted = said.strip().casefold()
    named = {key: (key.casefold(), one.name.en.casefold(), one.name.ru.casefold()) for key, one in cards.animals.items()}
    found = [key for key, names in named.items() if wanted in names] or [
        key for key, names in named.items() if any(wanted in name for name in names)
    ]
    if len(found) != 1:
        raise _no_party(say, cards, said)
    return found[0]


@suggestions
async def suggest_party(inter: discord.Interaction, typed: str) -> Suggestions:
    """A number, or the animals named so far with one more."""
    say, cards = await desk_of(inter).say_to(inter.user.id, inter.locale), library.cards()
    *before, last = typed.split(",")
    named = [one.strip() for one in before if one.strip()]
    others = [name for one in cards.animals.values() if (name := in_language(say, one.name)) not in named]
    numbers = [] if named else [str(count) for count in range(1, MOST_ANIMALS + 1)]
    offered = [*numbers, *(", ".join([*named, one]) for one in others)]
    return suggest(", ".join([*named, last.strip()]), ((one, one) for one in offered))


@suggestions
async def suggest_decks(inter: discord.Interaction, typed: str) -> Suggestions:
    say = await desk_of(inter).say_to(inter.user.id, inter.locale)
    decks: Sequence[str] = tuple(library.cards().decks)
    return suggest(typed, ((ROOM.house_rule(say, "dream", one), one) for one in decks))
