"""Hands and eyes for tests of the local table: a real Chromium on a table that runs as a program of its own.

@in_chromium
async def test_it(tmp_path: Path, chromium: Chromium):
    with running_table(demo_command(tmp_path)) as table:
        async with chromium.window() as browser:
            alice = await Tab.open(browser, table.address, "arena", "Alice")
            await alice.slash("table new", game="arena")
"""

import contextlib
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, BrowserContext, BrowserType, Locator, Page, async_playwright, expect

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
START_SECONDS = 60
WAIT_MS = 60_000  # a machine may be busy with other tests

expect.set_options(timeout=WAIT_MS)

in_chromium = pytest.mark.asyncio(loop_scope="session")
"""For each test that uses the browser: all of them share one, which belongs to one event loop."""


@dataclass
class RunningTable:
    """A table started with `command`; `stop` is Ctrl-C, `kill` is a power cut."""

    command: list[str]
    process: "subprocess.Popen[str] | None" = None
    address: str = ""
    output: list[str] = field(default_factory=list)

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"}
        self.process = subprocess.Popen(
            self.command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
        )
        lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, args=(self.process.stdout, lines), daemon=True).start()
        while not (found := re.search(r"http://127\.0\.0\.1:\d+/", line := lines.get(timeout=START_SECONDS) or "")):
            assert line, "the table ended before it told its address:\n" + "".join(self.output)
        self.address = found[0]

    def _read(self, stream: Any, lines: "queue.Queue[str | None]") -> None:
        for line in stream:
            self.output.append(line)
            lines.put(line)
        lines.put(None)

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(START_SECONDS)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(START_SECONDS)

    @property
    def port(self) -> int:
        return int(self.address.rsplit(":", 1)[1].rstrip("/"))


@contextlib.contextmanager
def running_table(command: list[str]) -> Iterator[RunningTable]:
    """Start it, and end it whatever the test does. Start it again on the same port by giving the port in `command`."""
    table = RunningTable(command)
    table.start()
    try:
        yield table
    finally:
        if table.process is not None and table.process.poll() is None:
            table.kill()


def demo_command(folder: Path, port: int = 0) -> list[str]:
    return [sys.executable, "-m", "tests.local.demo_bot", str(folder), str(port)]


def product_command(folder: Path, port: int = 0) -> list[str]:
    return [sys.executable, "-m", "bot", "local", "--folder", str(folder), "--port", str(port), "--no-browser"]


class Chromium:
    """A browser for many tests, since its start costs more than most of them do; begun anew should it have ended."""

    def __init__(self, of: BrowserType) -> None:
        self._of = of
        self._browser: Browser | None = None

    @contextlib.asynccontextmanager
    async def window(self, **look: Any) -> AsyncIterator[BrowserContext]:
        """A window of somebody who was never there before; `look` as Playwright has it: viewport, color_scheme, locale."""
        if self._browser is None or not self._browser.is_connected():
            self._browser = await self._of.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        context = await self._browser.new_context(**look)
        try:
            yield context
        finally:
            await context.close()

    async def close(self) -> None:
        if self._browser is not None:
            await self._browser.close()


@contextlib.asynccontextmanager
async def one_chromium() -> AsyncIterator[Chromium]:
    async with async_playwright() as driver:
        made = Chromium(driver.chromium)
        try:
            yield made
        finally:
            await made.close()


class Tab:
    """One tab: one person looking at one place."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @classmethod
    async def open(cls, browser: BrowserContext, hub: str, place: str, person: str) -> "Tab":
        """Through the hub, as a person would: the place's card, then the person. `place` may be a person's private conversation."""
        page = await browser.new_page()
        page.set_default_timeout(WAIT_MS)
        await page.goto(hub)
        card = page.locator(f'[data-place="{place}"]').first
        private = "private" in (await card.get_attribute("class") or "")
        link = card.locator("a.name") if private else card.locator(".who a", has_text=person)
        async with browser.expect_page() as opened:
            await link.click()
        tab = cls(await opened.value)
        tab.page.set_default_timeout(WAIT_MS)
        await page.close()
        await tab.ready()
        return tab

    async def ready(self) -> None:
        await expect(self.page.locator("#viewer-picker option").first).to_be_attached()
        await expect(self.page.locator("#preview-app")).to_have_attribute("aria-busy", "false")
        await expect(self.page.locator("#lt-places .lt-back")).to_be_attached()

    # who and where

    async def become(self, person: str) -> None:
        picker = self.page.locator("#viewer-picker")
        value = await picker.locator("option", has_text=person).first.get_attribute("value")
        await picker.select_option(value)
        await expect(self.page.locator("#viewer-picker")).to_have_value(value or "")
        await self.idle()

    async def go(self, place: str) -> None:
        """By the list of places beside the conversation."""
        link = self.page.locator("#lt-places > a", has_text=place).first
        await expect(link).to_be_attached()
        if not await link.is_visible():  # on a phone the list is a drawer
            await self.page.locator("#messages-toggle").click()
        await link.click()
        await self.ready()

    async def idle(self) -> None:
        """Nothing that this tab asked for is still under way."""
        await expect(self.page.locator("#action-status")).not_to_have_text(re.compile(r"…$"))

    # what one sees

    def messages(self) -> Locator:
        return self.page.locator("#channel-message-list [data-message-id]")

    async def texts(self) -> list[str]:
        return [" ".join(text.split()) for text in await self.messages().all_inner_texts()]

    async def sees(self, text: "str | re.Pattern[str]") -> Locator:
        """Wait for a message with this text, and give the newest one."""
        found = self.messages().filter(has_text=text).last
        await expect(found).to_be_visible()
        return found

    async def does_not_see(self, text: "str | re.Pattern[str]") -> None:
        await expect(self.messages().filter(has_text=text)).to_have_count(0)

    # what one does

    async def say(self, text: str) -> None:
        composer = self.page.locator("#channel-composer-input")
        await composer.fill(text)
        await composer.press("Enter")
        await expect(composer).to_have_value("")
        await self.idle()

    async def slash(self, command: str, **options: str) -> None:
        """`slash("table new", game="arena")`: typed, with every option filled; autocomplete is taken where it is offered."""
        page = self.page
        await page.locator("#channel-composer-input").fill(f"/{command}")
        entry = page.locator(".command-entry").filter(has=page.get_by_text(f"/{command}", exact=True))
        await entry.first.click()
        for name, value in options.items():
            await self._fill_option(name, value)
        await page.locator("#send-message").click()
        await expect(page.locator(".command-chip")).to_have_count(0)
        await self.idle()

    async def _fill_option(self, name: str, value: str) -> None:
        page = self.page
        pill = page.locator(".command-pill").filter(has=page.get_by_text(name, exact=True))
        if not await pill.count():
            await page.locator(".command-ghost").click()
            await page.locator(".command-suggestion").filter(has=page.get_by_text(name, exact=True)).click()
        field = pill.locator("input.command-option-input")
        await field.fill(value)
        offered = page.locator(".command-suggestion").filter(has_text=value)
        with contextlib.suppress(Exception):  # a plain option offers nothing
            await offered.first.click(timeout=1500)

    async def suggestions(self, command: str, option: str, typed: str) -> list[str]:
        """What autocomplete offers; the command is left unsent."""
        page = self.page
        await page.locator("#channel-composer-input").fill(f"/{command}")
        await page.locator(".command-entry").filter(has=page.get_by_text(f"/{command}", exact=True)).first.click()
        pill = page.locator(".command-pill").filter(has=page.get_by_text(option, exact=True))
        await pill.locator("input.command-option-input").fill(typed)
        await expect(page.locator(".command-suggestion").first).to_be_visible()
        offered = await page.locator(".command-suggestion").all_inner_texts()
        await page.locator(".command-context-close").click()
        return offered

    async def click(self, label: str, *, under: "str | re.Pattern[str] | None" = None) -> None:
        """A button by its label: the newest one, or the one under the newest message with that text."""
        where = self.messages().filter(has_text=under).last if under else self.page.locator("#channel-message-list")
        await where.locator("button.component-button", has_text=label).last.click()
        await self.idle()

    async def choose(self, value: str, *, placeholder: str) -> None:
        """One value of a select menu that shows this placeholder."""
        menu = self.page.locator(".select-trigger", has_text=placeholder).last
        if await menu.get_attribute("aria-expanded") != "true":
            await menu.click()
        await self.page.locator(".select-option:visible", has_text=value).first.click()
        await self.idle()

    async def fill_form(self, *, submit: bool = True, **values: str) -> None:
        """The open form: text fields by their custom id."""
        form = self.page.locator("#modal-root")
        await expect(form.locator("input, textarea").first).to_be_visible()
        for custom_id, value in values.items():
            await form.locator(f'.modal-field[data-custom-id="{custom_id}"]').locator("input, textarea").first.fill(value)
        if submit:
            await form.locator(".modal-actions button").last.click()
            await expect(form.locator("input, textarea")).to_have_count(0)
            await self.idle()

    async def screenshot(self, path: Path) -> None:
        await self.page.screenshot(path=path)
