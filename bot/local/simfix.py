"""Repairs to the simulated Discord that the tests and the local table share.

They touch private names of the simulator, so they hold for one version of it only (`PINNED`).
"""

import dataclasses
from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from importlib import metadata
from typing import Any

PINNED = "3.2.1"
NONCE_LIFE = timedelta(minutes=2)  # how long Discord remembers the nonce of a message


class SimulatorMissing(Exception):
    """The simulator isn't there, or is another version; the text says in one sentence what to do."""


def require_simulator() -> None:
    try:
        version = metadata.version("simcord")
    except metadata.PackageNotFoundError:
        raise SimulatorMissing("The simulated Discord is not installed: pip install 'longtable[local]'") from None
    if version != PINNED:
        raise SimulatorMissing(f"The simulated Discord must be simcord {PINNED}, not {version}: pip install 'longtable[local]'")


def apply() -> None:
    """Repair the simulator for this process; a second call changes nothing."""
    require_simulator()
    from simcord.env import Env
    from simcord.http.routes import interactions

    _settle: Any = Env._settle_internal
    _settle.__kwdefaults__["idle"] = 0.001  # an action takes 4 ms instead of 50
    if getattr(interactions, "_repaired", False):
        return
    _let_webhooks_write_in_threads(interactions)
    _remember_nonces()
    setattr(interactions, "_repaired", True)  # noqa: B010 (a mark of ours on a module of theirs)


def _let_webhooks_write_in_threads(interactions: Any) -> None:
    """`webhook.send(thread=…)` lands in the parent channel otherwise."""
    from simcord.backend import errors

    raw = interactions._incoming_webhook

    def incoming(ctx: Any) -> Any:
        hook, thread_id = raw(ctx), ctx.params.get("thread_id")
        if thread_id is None:
            return hook
        thread = ctx.backend.get_channel(int(thread_id))
        if thread.parent_id != hook.channel_id:
            raise errors.unknown_channel()
        return dataclasses.replace(hook, channel_id=thread.id)

    interactions._incoming_webhook = incoming


def _remember_nonces() -> None:
    """`enforce_nonce`: the same nonce in the same channel within two minutes gives the first message again."""
    from simcord.backend.errors import BackendError
    from simcord.http import router
    from simcord.http._helpers import message_response
    from simcord.http.routes import messages

    raw = messages.send_message

    def send_message(ctx: Any) -> Any:
        body = ctx.body()
        if not body.get("enforce_nonce") or body.get("nonce") is None:
            return raw(ctx)
        # Kept beside the messages, so a saved world remembers them too.
        known: dict[tuple[int, str], tuple[int, Any]] = ctx.backend.__dict__.setdefault("_nonces", {})
        now, key = ctx.backend.clock.now(), (ctx.int_arg("channel_id"), str(body["nonce"]))
        for old in [old for old, (_, at) in known.items() if now - at > NONCE_LIFE]:
            del known[old]
        if key in known:
            try:
                first = ctx.backend.get_message(key[0], known[key][0])
            except BackendError:
                pass  # deleted meanwhile: Discord sends it anew
            else:
                return {**message_response(ctx, first), "nonce": key[1]}
        sent = raw(ctx)
        known[key] = (int(sent["id"]), now)
        return {**sent, "nonce": key[1]}

    routes: Any = router._ROUTES["POST"]
    place = next(i for i, (_, handler) in enumerate(routes) if handler is raw)
    routes[place] = (routes[place][0], send_message)


def patch_emit(env: Any, *, locales: Mapping[int, str] | None = None, join: bool = False) -> None:
    """Give people their language (by user id; else every locale is en-US), and let `on_guild_join` fire if `join`."""
    emit = env.backend.emit

    def patched(event: str, payload: Any) -> Any:
        if event == "INTERACTION_CREATE" and locales is not None:
            user = (payload.get("member") or payload)["user"]
            payload["locale"] = locales.get(int(user["id"]), "en-US")
        if event == "GUILD_CREATE" and join:
            payload = {key: value for key, value in payload.items() if key != "unavailable"}
        return emit(event, payload)

    env.backend.emit = patched


async def at_once(env: Any, *calls: Callable[[], Awaitable[Any]]) -> list[Any]:
    """Several people act before the bot has answered any of them (gathering them is refused by the simulator)."""

    async def skip(**_: Any) -> None:
        return None

    env._settle_internal = skip
    try:
        results = [await call() for call in calls]
    finally:
        del env._settle_internal
    await env.settle()
    return results


def lose_answers(bot: Any, method: str, ending: str, times: int = 1) -> None:
    """The next requests to that address are carried out, and their answers are lost on the way back."""
    import aiohttp

    real, left = bot.http.request, times

    async def lossy(route: Any, **options: Any) -> Any:
        nonlocal left
        answer = await real(route, **options)
        if left and route.method == method and route.url.endswith(ending):
            left -= 1
            raise aiohttp.ServerDisconnectedError()
        return answer

    bot.http.request = lossy
