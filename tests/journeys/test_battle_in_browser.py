"""The acceptance: a whole battle in the local table, in two languages, by command, button and private message, with a restart."""

import asyncio
import re
from pathlib import Path

import pytest

from tests.local.browser import Chromium, RunningTable, Tab, in_chromium, product_command, running_table

pytestmark = [pytest.mark.browser]

THREAD = "Arena: Good against Evil: Alice"
OVER = re.compile(r"Good wins|Evil wins|A draw")
CLASS_MENU = "Class (only you see it)"


async def sit_down(tab: Tab, class_name: str, menu: str) -> None:
    await tab.click("Join")
    await tab.choose(class_name, placeholder=menu)
    await tab.sees(re.compile(f"{class_name}"))


async def restarted(table: RunningTable, folder: Path, *tabs: Tab) -> None:
    port = table.port
    assert await asyncio.to_thread(table.stop) == 0
    table.command = product_command(folder, port)
    await asyncio.to_thread(table.start)
    for tab in tabs:
        await tab.page.reload()
        await tab.ready()


@in_chromium
async def test_a_battle_from_new_table_to_verified_end(tmp_path: Path, chromium: Chromium):
    with running_table(product_command(tmp_path)) as table:
        async with chromium.window() as browser:
            alice = await Tab.open(browser, table.address, "arena", "Alice")
            await alice.slash("table new", size="2", pace="10m grace 3s")
            await alice.sees("is open")
            await alice.go(THREAD)
            await sit_down(alice, "Drummer", CLASS_MENU)

            vera = await Tab.open(browser, table.address, THREAD, "Вера")
            await sit_down(vera, "Ударник", "Класс")
            watcher = await Tab.open(browser, table.address, THREAD, "Watcher")
            await alice.click("Fill empty seats")
            await alice.click("Start")
            await watcher.sees("Round 1 is open")
            await watcher.does_not_see(re.compile("Drummer|Ударник"))

            # Round 1: by buttons, and in Russian by private message. Cautious, so that nobody in it is sure to fall.
            await alice.click("My turn")
            await alice.click("Attack", under="What you may do")
            await alice.click("Count Dracula")
            await alice.click("Cautious")
            await alice.click("Declare")
            await alice.sees(re.compile(r"Your order is in: attack Count Dracula, cautious", re.S))
            letters = await Tab.open(browser, table.address, "Вера", "Вера")
            await letters.say("осторожно атакую Робина")
            await letters.sees(re.compile("Заявка принята: атака, Робин Гуд, осторожная"))
            await watcher.sees("Round 1 is resolved")
            await watcher.does_not_see(re.compile("cautious|осторожн|order is in|Заявка принята"))

            # Round 2, in which Holmes surely stands (one enemy can't have taken more than two): by command, then by the form instead.
            enemies = await alice.suggestions("arena attack", "target", "")
            assert {line[:2] for line in enemies} <= {"E1", "E2"}
            await alice.slash("arena pass")
            await alice.sees(re.compile("Your order is in: pass"))
            await alice.click("My turn")
            await alice.click("Change")
            await alice.click("Write it as a sentence")
            form = alice.page.locator("#modal-root")
            await form.locator("input, textarea").first.fill("hail of blows on 2")
            await form.locator("textarea").last.fill("The detective draws his stick.")
            await form.locator(".modal-actions button").last.click()
            await watcher.sees("The detective draws his stick.")

            # Stopped in the middle: the same tables, messages and buttons go on.
            await restarted(table, tmp_path, alice, watcher)
            await watcher.does_not_see(re.compile("hail|order is in"))
            await alice.click("Mine")
            await alice.sees(re.compile("pass|hail", re.I))

            # Good gives up, its scripted mate agreeing: the end, with everything open.
            await alice.click("My turn")
            await alice.click("Give up")
            await alice.click("Give up", under="Does Sherlock Holmes give up")
            await alice.click("Declare")
            await watcher.sees(OVER)
            await watcher.sees(re.compile(r"was a (Drummer|Conductor|Backing vocal)"))
            await watcher.slash("verify")
            await watcher.sees(re.compile("everything holds|holds", re.I))
