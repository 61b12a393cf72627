"""A real Chromium at a real table: the page is built, a server serves it, and nobody's console may hold an error."""

import fcntl
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from bench.table_server import Server, serving
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError, expect
from web import chromium

ROOT = Path(__file__).parents[2]
PATIENCE = 30_000
"""Milliseconds after which something that should come is missed: bots think, and machines are busy."""
expect.set_options(timeout=PATIENCE)
PATIENT = """if (location.protocol === 'http:' && !localStorage.getItem('understory.settings'))
  localStorage.setItem('understory.settings', JSON.stringify({ closing: 'wait', bots: '0' }))"""
"""Turns wait for their owners, and bots' turns are shown at once, unless a test says otherwise."""
UNKEPT = "delete Navigator.prototype.serviceWorker"
"""No browser keeps the page for when there is no network, where that is not what a test is about: it takes its time."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests come last: its driver keeps an event loop running, and others start their own."""
    items.sort(key=lambda item: item.path.parent.name == "browser")


@pytest.fixture(scope="session", autouse=True)
def built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page as its sources are now, built by one worker while the others wait."""
    with (tmp_path_factory.getbasetemp().parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The machine's own Chromium, which asks nobody for anything."""
    quiet = ("background-networking", "component-update", "sync", "gpu")
    return {"executable_path": chromium.found(), "args": ["--no-sandbox", *(f"--disable-{part}" for part in quiet)]}


@pytest.fixture(scope="session")
def table(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table on SQLite that a worker's tests share; each makes its own people and matches."""
    store = tmp_path_factory.mktemp("browser") / "table.db"
    with serving(f"sqlite:///{store}", "--unlimited") as running:
        yield running


@pytest.fixture(scope="session")
def base_url(table: Server) -> str:
    """Where `page.goto("/")` goes."""
    return table.address


class Console:
    """What browsers complained of."""

    def __init__(self) -> None:
        self.errors: list[str] = []
        self._forgiven: list[re.Pattern[str]] = []

    def watch(self, context: BrowserContext, *, kept: bool = False) -> BrowserContext:
        """From now on hear every page of the context, in which no clock ends a turn."""
        context.add_init_script(PATIENT)
        if not kept:
            context.add_init_script(UNKEPT)
        context.on("console", self._hear)
        context.on("weberror", self._catch)
        return context

    def forgive(self, pattern: str) -> None:
        """Expect complaints like this one, such as of a server that is gone."""
        self._forgiven.append(re.compile(pattern))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def _catch(self, error: WebError) -> None:
        self.errors.append(str(error.error))

    def unforgiven(self) -> list[str]:
        """All that nobody expected."""
        return [error for error in self.errors if not any(pattern.search(error) for pattern in self._forgiven)]


@pytest.fixture
def console() -> Iterator[Console]:
    """Complaints of all browsers of a test; at its end there may be none."""
    heard = Console()
    yield heard
    assert not heard.unforgiven(), "\n".join(heard.unforgiven())


@pytest.fixture
def software(console: Console) -> None:
    """Pictures of a space are made without a graphics card here, and the driver says what that costs."""
    console.forgive("GL Driver Message")


@pytest.fixture
def context(context: BrowserContext, console: Console) -> BrowserContext:
    """The test's browser, its console heard, in English."""
    return console.watch(context)


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A desk with a large screen, and a reader of English."""
    return {**browser_context_args, "locale": "en-GB", "viewport": {"width": 1440, "height": 900}}


@pytest.fixture
def another(
    browser: Browser, browser_context_args: dict[str, Any], base_url: str, console: Console
) -> Iterator[Callable[..., Page]]:
    """A page in a browser of somebody else: `another(viewport=..., color_scheme=...)`."""
    contexts: list[BrowserContext] = []

    def opened(**arguments: Any) -> Page:
        contexts.append(browser.new_context(**{**browser_context_args, "base_url": base_url, **arguments}))
        return console.watch(contexts[-1]).new_page()

    yield opened
    for context in contexts:
        context.close()


_SETTLED = """() => Promise.all(document.getAnimations()
  .filter(one => one.effect?.getComputedTiming().iterations !== Infinity)
  .map(one => one.finished.catch(() => null)))"""
"""What fades in is looked at when it is there: halfway its colours are not yet its own."""
_AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@pytest.fixture(scope="session")
def check_axe() -> Callable[[Page], None]:
    """Asserts that axe-core finds nothing against WCAG 2.2 AA on the page as it stands."""
    source = _AXE.read_text(encoding="utf-8")
    tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

    def checked(page: Page) -> None:
        page.evaluate(_SETTLED)
        page.evaluate(source)
        found = page.evaluate("tags => axe.run({ runOnly: tags })", tags)
        told = [
            f"{violation['id']}: {node['html'][:160]} {node.get('failureSummary', '')}"
            for violation in found["violations"]
            for node in violation["nodes"]
        ]
        assert not told, "\n".join(told)

    return checked


def fits(page: Page) -> bool:
    """Whether nothing of the page lies beyond its right edge."""
    wide: bool = page.evaluate(
        "document.documentElement.scrollWidth <= innerWidth && document.body.scrollWidth <= innerWidth"
    )
    return wide
