"""run, local, check, health: the bot itself."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer
from discord.utils import utcnow

from bot.cli.checks import keep_own_cards, look_at_cards, look_over
from bot.cli.on_version import replay_database
from bot.cli.speech import one_sentence, refuse, say, tell
from bot.config import Config, load
from bot.games import rooms

ConfigPath = Annotated[Path | None, typer.Option("--config", help="Settings file; config.toml of this folder by default.")]

HEARTBEAT_S = 120  # the bot writes its heartbeat every 30 seconds


def run(config: ConfigPath = None) -> None:
    """Run the bot on Discord."""
    with one_sentence():
        settings = load(config)
        for warning in settings.warnings(config or Path("config.toml")):
            typer.echo(warning, err=True)
        token = settings.secret_token()
        look_over(settings, lambda line: None)
        _connect(settings, token)


def _connect(settings: Config, token: str) -> None:
    import aiohttp
    import discord

    from bot.app import make_bot
    from bot.ui.log import set_up_logs

    set_up_logs(settings)

    async def live() -> None:
        async with make_bot(settings) as bot:
            await bot.start(token)

    try:
        asyncio.run(live())
    except (aiohttp.ClientConnectionError, TimeoutError):
        refuse(say("cli-no-network"))
    except discord.LoginFailure:
        refuse(say("cli-token-wrong"))
    except discord.PrivilegedIntentsRequired:
        refuse(say("cli-intents"))
    except KeyboardInterrupt:
        tell("cli-stopped")


def local(
    folder: Annotated[Path, typer.Option(help="Where the simulated world and the bot's file are kept.")] = Path("data/local"),
    port: Annotated[int, typer.Option(min=0, max=65_535, help="Port on 127.0.0.1.")] = 8420,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
) -> None:
    """Play at once: a simulated Discord in the browser, no token needed."""
    with one_sentence():
        from bot.app import make_bot
        from bot.local import CannotServe, serve
        from bot.ui.log import set_up_logs

        folder.mkdir(parents=True, exist_ok=True)
        settings = Config(database=folder / "longtable.sqlite3", log_level="warning", script_seconds=2)
        set_up_logs(settings)
        for room in rooms().values():
            keep_own_cards(room, settings)

        def new_bot(**seams: object):
            return make_bot(settings, **seams)

        try:
            asyncio.run(serve(new_bot, folder=folder, port=port, open_browser=browser, announce=typer.echo))
        except CannotServe as fault:
            refuse(str(fault))


def check(
    config: ConfigPath = None,
    replay: Annotated[bool, typer.Option("--replay", help="Also play every live table again with the rules of this version.")] = False,
    cards: Annotated[Path | None, typer.Option("--cards", help="Only read a folder of your own cards (docs/own-cards.md).")] = None,
) -> None:
    """Say what is missing or wrong, without connecting."""
    with one_sentence():
        if cards is not None:
            look_at_cards(cards)
            tell("cli-check-cards", folder=str(cards))
            return
        settings = load(config)
        for warning in settings.warnings(config or Path("config.toml")):
            typer.echo(warning, err=True)
        settings.secret_token()
        look_over(settings, typer.echo)
        if replay and settings.database.exists() and not replay_database(settings.database):
            raise typer.Exit(1)
        tell("cli-check-fine")


def health(config: ConfigPath = None) -> None:
    """Exit 0 while the bot is alive (for Docker)."""
    with one_sentence():
        beat = load(config).heartbeat
        try:
            age = utcnow().timestamp() - beat.stat().st_mtime
        except FileNotFoundError:
            typer.echo(say("cli-health-none"), err=True)
            raise typer.Exit(1) from None
        if age > HEARTBEAT_S:
            typer.echo(say("cli-health-old", seconds=int(age)), err=True)
            raise typer.Exit(1)
        tell("cli-health-fine")
