"""The local table in a real Chromium: what people see, what they don't, and what outlives a restart."""

import asyncio
import json
import re
import signal
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from bot.games import rooms
from tests.local.browser import Chromium, RunningTable, Tab, demo_command, in_chromium, running_table
from tests.speech import SPEECH

pytestmark = [pytest.mark.browser]


async def in_thread(call: Any, *arguments: Any) -> Any:
    return await asyncio.to_thread(call, *arguments)


@in_chromium
async def test_two_people_and_a_spectator_see_their_own_and_nothing_else(tmp_path: Path, chromium: Chromium):
    with running_table(demo_command(tmp_path)) as table:
        async with chromium.window() as browser:
            alice = await Tab.open(browser, table.address, "arena", "Alice")
            assert await alice.suggestions("open", "take", "o") == ["the bow", "the cloak"]
            await alice.slash("open", take="bow", size="3")
            await (await alice.sees("Took bow x3")).locator(".mention").click()  # leads to the thread, as in Discord
            await alice.ready()
            await expect((await alice.sees("Table 1")).locator("img").first).to_be_visible()
            await expect((await alice.sees("I come as a hero")).locator(".message-author")).to_have_text("Heracles")

            # The thread is on the hub by now, without a restart.
            bob = await Tab.open(browser, table.address, "Table of Alice", "Bob")
            watcher = await Tab.open(browser, table.address, "Table of Alice", "Watcher")
            await alice.click("Count me")
            await alice.sees("Secret for Alice: 1 clicks")
            await bob.click("Count me")
            await bob.sees("Secret for Bob: 2 clicks")
            await bob.click("Write")
            await bob.fill_form(words="Attack!")
            await bob.sees("Sealed: Attack!")
            await alice.say("Ready.")

            await watcher.sees("Ready.")
            await watcher.does_not_see(re.compile("Secret|Sealed"))
            await alice.does_not_see(re.compile("Secret for Bob|Sealed"))
            await bob.does_not_see("Secret for Alice")

            await watcher.become("Alice")
            await watcher.sees("Secret for Alice: 1 clicks")
            await watcher.become("Watcher")
            await watcher.does_not_see("Secret for Alice")


@in_chromium
async def test_private_words_reach_the_bot_and_people_are_greeted_in_their_language(tmp_path: Path, chromium: Chromium):
    with running_table(demo_command(tmp_path)) as table:
        async with chromium.window() as browser:
            vera = await Tab.open(browser, table.address, "Вера", "Вера")
            await vera.say("атакую Геракла яростно")
            await vera.sees("Heard: атакую Геракла яростно")
            await vera.slash("hello")
            await vera.sees("Привет, Вера!")
            alice = await Tab.open(browser, table.address, "lobby", "Alice")
            await alice.slash("hello")
            await alice.sees("Hello, Alice!")
            await alice.does_not_see("Привет")


@in_chromium
@pytest.mark.parametrize("end", ["stop", "kill"])
async def test_a_restart_goes_on_with_the_same_messages_buttons_and_tabs(tmp_path: Path, chromium: Chromium, end: str):
    with running_table(demo_command(tmp_path)) as table:
        async with chromium.window() as browser:
            alice = await Tab.open(browser, table.address, "arena", "Alice")
            await alice.slash("open", take="axe")
            await alice.go("Table of Alice")
            await alice.click("Count me")
            await alice.sees("Secret for Alice: 1 clicks")
            bob = await Tab.open(browser, table.address, "arena", "Bob")
            await bob.page.locator("#channel-composer-input").fill("I was about to say")
            if end == "kill":
                await _saved(tmp_path, "1 clicks")
            await in_thread(getattr(table, end))
            await expect(alice.page.locator("#lt-gone")).to_be_visible()

            table.command = demo_command(tmp_path, table.port)
            await in_thread(table.start)
            await expect(alice.page.locator("#lt-gone")).to_have_count(0)
            await alice.ready()
            await alice.sees("Secret for Alice: 1 clicks")
            await alice.click("Count me")
            await alice.sees("Secret for Alice: 2 clicks")
            await bob.ready()
            await expect(bob.page.locator("#viewer-picker option:checked")).to_have_text("Bob")
            await expect(bob.page.locator("#channel-composer-input")).to_have_value("I was about to say")
            assert await in_thread(table.stop) == 0


async def _saved(folder: Path, text: str) -> None:
    """A power cut a moment after an act may lose it; the table saves within a second."""
    import gzip

    for _ in range(600):
        if (file := folder / "world.pickle.gz").exists() and text.encode() in gzip.decompress(file.read_bytes()):
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"{text!r} was not saved")


@in_chromium
async def test_a_fault_of_the_bot_freezes_no_tab(tmp_path: Path, chromium: Chromium):
    with running_table(demo_command(tmp_path)) as table:
        async with chromium.window() as browser:
            alice = await Tab.open(browser, table.address, "arena", "Alice")
            await alice.slash("open", take="axe")
            await alice.go("Table of Alice")
            await alice.click("Fail")
            await expect(alice.page.locator("#action-status.lt-trouble")).to_be_visible()
            await alice.click("Count me")
            await alice.sees("1 clicks")
            await alice.say("still here")
            await alice.sees("still here")


@in_chromium
async def test_the_newest_message_stays_in_view_and_a_menu_under_a_picture_opens(tmp_path: Path, chromium: Chromium):
    with running_table(demo_command(tmp_path)) as table:
        async with chromium.window(viewport={"width": 1000, "height": 700}) as browser:
            alice = await Tab.open(browser, table.address, "arena", "Alice")
            for _ in range(2):
                await alice.slash("board")
            await expect(alice.messages().locator("img.gallery-image")).to_have_count(2)
            await expect(alice.page.locator("button", has_text="Count me").last).to_be_in_viewport()
            await alice.choose("the bow", placeholder="Pick one")
            await alice.sees("Picked: bow")


@in_chromium
async def test_what_is_half_typed_survives_what_others_do(tmp_path: Path, chromium: Chromium):
    with running_table(demo_command(tmp_path)) as table:
        async with chromium.window() as browser:
            alice = await Tab.open(browser, table.address, "arena", "Alice")
            await alice.slash("open", take="axe")
            bob = await Tab.open(browser, table.address, "Table of Alice", "Bob")
            await alice.go("Table of Alice")
            await alice.click("Write")
            await alice.fill_form(words="half an or", submit=False)
            await bob.page.locator("#channel-composer-input").fill("half a post")
            watcher = await Tab.open(browser, table.address, "Table of Alice", "Watcher")
            for n in range(3):
                await watcher.say(f"noise {n}")
            await bob.sees("noise 2")
            await alice.sees("noise 2")
            await expect(bob.page.locator("#channel-composer-input")).to_have_value("half a post")
            await expect(alice.page.locator("#modal-root .modal-field input, #modal-root .modal-field textarea")).to_have_value(
                "half an or"
            )
            await alice.fill_form(words="half an order more")
            await alice.sees("Sealed: half an order more")


@in_chromium
async def test_the_hub_lists_everything_and_speaks_both_languages(tmp_path: Path, chromium: Chromium):
    with running_table(demo_command(tmp_path)) as table:
        assert len([line for line in table.output if table.address in line]) == 1
        assert "#" not in table.output[0]  # no secret in the terminal
        async with chromium.window(locale="en-US") as browser:
            page = await browser.new_page()
            await page.goto(table.address)
            await expect(page.locator(".place.channel .name")).to_have_text(["# lobby", "# arena", "# арена", "# dice"])
            await expect(page.locator(".place.private")).to_have_count(6)
            await expect(page.locator(".game summary")).to_have_text([room.title(SPEECH[0]) for room in rooms().values()])
            await expect(page.locator(".game[open] li")).to_have_count(5)
            await page.get_by_role("button", name="Русский").click()
            await expect(page.locator("h1")).to_have_text("Местный стол")
            link = page.locator('[data-place="arena"] .who a').first
            assert await link.get_attribute("target") == "_blank"
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")

            # A new thread appears on the open hub by itself.
            alice = await Tab.open(browser, table.address, "arena", "Alice")
            await alice.slash("open", take="axe")
            await expect(page.locator('.place.thread[data-place="Table of Alice"]')).to_be_visible()


@in_chromium
async def test_links_and_mentions_of_places_stay_within_the_table(tmp_path: Path, chromium: Chromium):
    with running_table(demo_command(tmp_path)) as table:
        async with chromium.window() as browser:
            alice = await Tab.open(browser, table.address, "arena", "Alice")
            await alice.slash("open", take="axe")
            thread = json.loads((await in_thread(_get, f"{table.address}hub/places"))[1])["places"]
            thread_id = next(place["id"] for place in thread if place["kind"] == "thread")
            tabs = len(browser.pages)
            await alice.say(f"See https://discord.com/channels/1/{thread_id}")
            await (await alice.sees("See https")).locator("a").click()
            await alice.page.wait_for_url(f"**/at/{thread_id}?**")
            await alice.ready()
            assert len(browser.pages) == tabs
            # One webhook, two voices.
            await expect((await alice.sees("I come as a monster")).locator(".message-author")).to_have_text("Hydra")

            letters = await Tab.open(browser, table.address, "Alice", "Alice")
            await letters.say(f"where is <#{thread_id}>?")
            heard = await letters.sees("Heard: where is #Table of Alice?")
            await heard.locator(".mention").click()
            await letters.page.wait_for_url(f"**/at/{thread_id}?**")


@in_chromium
async def test_a_command_written_as_text_is_not_posted(tmp_path: Path, chromium: Chromium):
    with running_table(demo_command(tmp_path)) as table:
        async with chromium.window(locale="ru-RU") as browser:
            alice = await Tab.open(browser, table.address, "arena", "Alice")
            composer = alice.page.locator("#channel-composer-input")
            await composer.fill("/open take:bow size:3")
            await composer.press("Enter")
            await expect(alice.page.locator("#lt-notice")).to_contain_text("Не отправлено: /open — команда")
            await expect(composer).to_have_value("/open take:bow size:3")
            await alice.say("1/2 of it")
            await alice.sees("1/2 of it")
            await alice.does_not_see("take:bow")
            await expect(alice.page.locator("#lt-notice")).to_be_hidden()


@in_chromium
async def test_a_reload_keeps_the_person_one_has_chosen(tmp_path: Path, chromium: Chromium):
    with running_table(demo_command(tmp_path)) as table:
        async with chromium.window() as browser:
            tab = await Tab.open(browser, table.address, "arena", "Alice")
            await tab.become("Bob")
            await tab.page.reload()
            await tab.ready()
            await expect(tab.page.locator("#viewer-picker option:checked")).to_have_text("Bob")


def _get(address: str, **headers: str) -> tuple[int, bytes]:
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=10) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as refused:
        return refused.code, b""


def test_other_host_names_and_wrong_secrets_are_refused(tmp_path: Path):
    with running_table(demo_command(tmp_path)) as table:
        status, body = _get(f"{table.address}hub/places")
        place = json.loads(body)["places"][0]
        assert status == 200
        assert _get(f"{table.address}hub/places", Host=f"evil.example:{table.port}")[0] == 403
        assert _get(f"{table.address}api/state", **{"X-Simcord-Capability": "guessed"})[0] == 401
        assert _get(f"{table.address}api/state", **{"X-Simcord-Capability": place["key"]})[0] == 410  # nobody has opened it yet


def _ends(command: list[str]) -> str:
    table = RunningTable(command)
    with pytest.raises(AssertionError, match="ended before"):
        table.start()
    return "".join(table.output)


def test_a_taken_port_and_a_damaged_world_are_said_in_one_sentence(tmp_path: Path):
    with running_table(demo_command(tmp_path)) as table:
        said = _ends(demo_command(tmp_path / "other", table.port))
        assert f"Can't listen at 127.0.0.1:{table.port}" in said
        table.stop()
    (tmp_path / "world.pickle.gz").write_bytes(b"not a world")
    assert "The saved server can't be read" in _ends(demo_command(tmp_path))


def test_sigterm_leaves_as_politely_as_ctrl_c(tmp_path: Path):
    with running_table(demo_command(tmp_path)) as table:
        assert table.process is not None
        table.process.send_signal(signal.SIGTERM)
        assert table.process.wait(60) == 0
        assert (tmp_path / "world.pickle.gz").exists()
