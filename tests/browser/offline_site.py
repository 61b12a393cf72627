"""The page on a static host: `dist` served by Python's own `http.server` under a path, and no server of ours."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from browser_table import Console
from playwright.sync_api import Browser, Page
from web.build import OUT
from web.offline import parts

PATH = "some/where"
PLAYER = Path(__file__).parent / "offline_player.js"


@dataclass(frozen=True)
class Site:
    """Where it lies, and the folder it is served from."""

    address: str
    folder: Path

    @property
    def list(self) -> str:
        """The list of the files that make a table."""
        return next(path.name for path in (self.folder / "python").glob("files-*.json"))

    @property
    def worker(self) -> str:
        """The table's worker."""
        return next(path.name for path in (self.folder / "assets").glob("table.worker-*.js"))


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_given: Any) -> None:
        """Nothing."""


@contextmanager
def hosted(root: Path) -> Iterator[Site]:
    """The page that is built, as a static site."""
    folder = root / PATH
    folder.parent.mkdir(parents=True, exist_ok=True)
    parts.site(OUT, folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(root))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield Site(f"http://127.0.0.1:{server.server_address[1]}/{PATH}/", folder)
        server.shutdown()


def kept(page: Page, site: Site) -> None:
    """The page opened once, until all of it is kept; then its network is cut."""
    page.goto(site.address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.context.set_offline(True)


def played(page: Page, site: Site, game: str, *, deaths: int = 0) -> dict[str, Any]:
    """A whole game at the table in the page; one that was begun is played on."""
    told: dict[str, Any] = page.evaluate("asked => window.play(asked)", _wishes(page, site, game, deaths))
    return told


def left_half_way(page: Page, site: Site, game: str) -> str:
    """The same game begun or played on by one more move, and a move on its way."""
    status: str = page.evaluate("asked => window.playSome(asked)", _wishes(page, site, game, 0))
    return status


def _wishes(page: Page, site: Site, game: str, deaths: int) -> dict[str, Any]:
    page.evaluate(PLAYER.read_text(encoding="utf-8"))
    at = {"worker": f"{site.address}assets/{site.worker}", "list": f"{site.address}python/{site.list}"}
    return {**at, "game": game, "bot": "greedy", "deaths": deaths, "seed": 1}


@pytest.fixture(scope="session")
def site(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The page on a static host."""
    with hosted(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture
def visitor(browser: Browser, browser_context_args: dict[str, Any], console: Console) -> Iterator[Page]:
    """Somebody whose browser keeps the page."""
    context = console.watch(browser.new_context(**browser_context_args), kept=True)
    yield context.new_page()
    context.close()
