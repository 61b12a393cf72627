"""Browsers that Playwright does not drive, from the system's own packages: Firefox by WebDriver BiDi, WebKit's
MiniBrowser by WebDriver. Both open pages and run scripts there; more is not asked of them."""

import json
import os
import re
import shutil
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE: Final = 600
"""Seconds that a script may take: it may play a whole game on a busy machine."""
_BEGINS: Final = 60
"""Seconds in which a browser begins."""
_MINI: Final = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class Driven(ABC):
    """A browser with one page."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Open an address, and wait until it is loaded."""

    @abstractmethod
    def run(self, script: str) -> Any:
        """What an expression in the page comes to, once it is kept where it is a promise."""


class Firefox(Driven):
    """Over a socket that Firefox itself opens."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = count(1)
        self._ask("session.new", capabilities={})
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self._line.recv(timeout=PATIENCE))
            if told.get("id") == number:
                assert told["type"] == "success", told
                found: dict[str, Any] = told["result"]
                return found

    def open(self, address: str) -> None:
        """Navigate."""
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def run(self, script: str) -> Any:
        """Evaluate; what comes back travels as text."""
        told = self._ask(
            "script.evaluate",
            expression=f"Promise.resolve({script}).then((told) => JSON.stringify(told ?? null))",
            target={"context": self._page},
            awaitPromise=True,
        )
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        return json.loads(told["result"]["value"])


class WebKit(Driven):
    """Over the requests that WebKit's own driver answers."""

    def __init__(self, driver: str) -> None:
        mini = str(next(Path("/").glob(_MINI.lstrip("/"))))
        wish = {"webkitgtk:browserOptions": {"binary": mini, "args": ["--automation"]}}
        self._driver = driver
        session = self._ask("POST", "", capabilities={"alwaysMatch": wish})["sessionId"]
        self._driver = f"{driver}/{session}"
        self._ask("POST", "/timeouts", script=PATIENCE * 1000, pageLoad=_BEGINS * 1000)

    def _ask(self, method: str, path: str, **params: Any) -> Any:
        body = params if method == "POST" else None
        answer = httpx.request(method, f"{self._driver}{path}", json=body, timeout=PATIENCE, trust_env=False)
        assert answer.is_success, answer.text
        return answer.json()["value"]

    def open(self, address: str) -> None:
        """Navigate."""
        self._ask("POST", "/url", url=address)

    def run(self, script: str) -> Any:
        """Run and wait; what comes back travels as text."""
        kept = "(value) => told(JSON.stringify({ value: value ?? null }))"
        failed = "(error) => told(JSON.stringify({ failed: String(error) }))"
        body = f"const told = arguments[0]; Promise.resolve({script}).then({kept}, {failed});"
        found = json.loads(self._ask("POST", "/execute/async", script=body, args=[]))
        assert "failed" not in found, found["failed"]
        return found["value"]

    def close(self) -> None:
        """End the session, and the browser with it."""
        self._ask("DELETE", "")


@contextmanager
def _running(*command: str, **options: Any) -> Iterator["subprocess.Popen[str]"]:
    with subprocess.Popen(command, text=True, **options) as process:
        try:
            yield process
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(10)
            process.kill()


@contextmanager
def firefox(home: Path) -> Iterator[Firefox]:
    """Firefox without a window, its profile in this folder."""
    profile = home / "firefox"
    profile.mkdir()
    command = ("firefox-esr", "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0")
    log = home / "firefox.log"
    with log.open("w") as out, _running(*command, stdout=out, stderr=out):
        found = _waited(lambda: re.search(r"BiDi listening on (ws://\S+)", log.read_text("utf-8")), "Firefox")
        with connect(f"{found[1]}/session", max_size=None, open_timeout=_BEGINS, ping_interval=None) as line:
            yield Firefox(line)


@contextmanager
def webkit(home: Path) -> Iterator[WebKit]:
    """WebKit's MiniBrowser on a display: the one there is, or one that nobody sees."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    ways = {"HOME": str(home), "LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
    command: tuple[str, ...] = ("WebKitWebDriver", f"--port={port}")
    if "DISPLAY" not in os.environ:
        command = ("xvfb-run", "-a", *command)
    with _running(*command, env={**os.environ, **ways}):
        address = f"http://127.0.0.1:{port}"
        _waited(lambda: _answers(f"{address}/status"), "WebKitWebDriver")
        driven = WebKit(f"{address}/session")
        try:
            yield driven
        finally:
            driven.close()


def missing(*programs: str) -> list[str]:
    """Which of these programs this machine has not."""
    return [program for program in programs if not shutil.which(program)]


def _answers(address: str) -> bool:
    try:
        return httpx.get(address, timeout=5, trust_env=False).is_success
    except httpx.TransportError:
        return False


def _waited(look: Any, what: str) -> Any:
    for _ in range(_BEGINS * 10):
        if found := look():
            return found
        time.sleep(0.1)
    raise AssertionError(f"{what} did not begin")
