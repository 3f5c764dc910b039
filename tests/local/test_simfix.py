"""The repairs of the simulated Discord do what the tests and the local table rely on."""

from datetime import timedelta
from importlib import metadata
from typing import Any

import discord
import pytest
import simcord
from discord.ext import commands

from bot.local import simfix


def small_bot() -> commands.Bot:
    intents = discord.Intents.none()
    intents.guilds = intents.dm_messages = True
    return commands.Bot(command_prefix="\0", intents=intents)


async def in_scope(env: Any, coroutine: Any) -> Any:
    """Run something as the bot would, not as the test."""
    with env._bot_scope():
        task = env._loop.create_task(coroutine)
    return await task


async def test_a_webhook_writes_in_the_thread_it_names():
    async with simcord.run(small_bot()) as env:
        place = env.create_guild().create_text_channel("table")
        channel = env.bot.get_channel(place.id)

        async def post() -> int:
            thread = await channel.create_thread(name="battle", type=discord.ChannelType.public_thread)
            hook = await channel.create_webhook(name="Longtable")
            await hook.send("I come.", username="Heracles", thread=thread)
            return thread.id

        thread = await in_scope(env, post())
        assert [m.content for m in env.backend.messages[thread].values()] == ["I come."]
        assert "I come." not in [m.content for m in env.backend.messages[place.id].values()]


@pytest.mark.parametrize(("later", "messages"), [(119, 1), (121, 2)], ids=["within two minutes", "after two minutes"])
async def test_a_repeated_nonce_gives_the_first_message(later: int, messages: int):
    async with simcord.run(small_bot()) as env:
        place = env.create_guild().create_text_channel("table")
        channel = env.bot.get_channel(place.id)
        first = await in_scope(env, channel.send("round 1", nonce="row-17"))
        await env.advance_time(later)
        second = await in_scope(env, channel.send("round 1", nonce="row-17"))
        assert len(env.backend.messages[place.id]) == messages
        assert (first.id == second.id) == (messages == 1)
        assert second.nonce == "row-17"


async def test_another_nonce_or_channel_is_another_message():
    async with simcord.run(small_bot()) as env:
        guild = env.create_guild()
        one, two = (env.bot.get_channel(guild.create_text_channel(name).id) for name in ("one", "two"))
        sent = [await in_scope(env, channel.send("x", nonce=nonce)) for channel, nonce in ((one, 1), (one, 2), (two, 1))]
        assert len({message.id for message in sent}) == 3


async def test_a_lost_answer_leaves_the_message_and_the_nonce_finds_it_again():
    async with simcord.run(small_bot()) as env:
        place = env.create_guild().create_text_channel("table")
        channel = env.bot.get_channel(place.id)
        simfix.lose_answers(env.bot, "POST", "/messages")
        with pytest.raises(Exception, match="Server disconnected"):
            await in_scope(env, channel.send("round 1", nonce=5))
        again = await in_scope(env, channel.send("round 1", nonce=5))
        assert list(env.backend.messages[place.id]) == [again.id]


async def test_people_speak_the_language_given_to_them():
    bot, heard = small_bot(), []

    @bot.tree.command(description="x")
    async def hi(interaction: discord.Interaction) -> None:
        heard.append(interaction.locale)
        await interaction.response.send_message("ok", ephemeral=True)

    async def sync() -> None:
        await bot.tree.sync()

    bot.setup_hook = sync
    async with simcord.run(bot) as env:
        guild = env.create_guild()
        place = guild.create_text_channel("table")
        vera, alice = (guild.add_member(env.create_user(name)) for name in ("vera", "alice"))
        simfix.patch_emit(env, locales={vera.id: "ru"})
        await vera.slash(place, "hi")
        await alice.slash(place, "hi")
    assert heard == [discord.Locale.russian, discord.Locale.american_english]


async def test_two_people_act_before_the_bot_has_answered_either():
    bot, order = small_bot(), []

    @bot.tree.command(description="x")
    async def take(interaction: discord.Interaction) -> None:
        order.append(f"{interaction.user.name} began")
        await discord.utils.sleep_until(discord.utils.utcnow() + timedelta(milliseconds=5))
        order.append(f"{interaction.user.name} ended")
        await interaction.response.send_message("ok", ephemeral=True)

    async def sync() -> None:
        await bot.tree.sync()

    bot.setup_hook = sync
    async with simcord.run(bot) as env:
        guild = env.create_guild()
        place = guild.create_text_channel("table")
        a, b = (guild.add_member(env.create_user(name)) for name in ("a", "b"))
        await simfix.at_once(env, lambda: a.slash(place, "take"), lambda: b.slash(place, "take"))
        await env.advance_time(1)
    assert sorted(order[:2]) == ["a began", "b began"]
    assert sorted(order[2:]) == ["a ended", "b ended"]


@pytest.mark.parametrize(
    ("version", "says"), [(None, "not installed: pip install 'longtable\\[local\\]'"), ("3.3.0", "must be simcord 3.2.1, not 3.3.0")]
)
def test_a_missing_or_other_simulator_is_said_in_one_sentence(monkeypatch: pytest.MonkeyPatch, version: str | None, says: str):
    def find(name: str) -> str:
        if version is None:
            raise metadata.PackageNotFoundError(name)
        return version

    monkeypatch.setattr(metadata, "version", find)
    with pytest.raises(simfix.SimulatorMissing, match=says):
        simfix.require_simulator()
