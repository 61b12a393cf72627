"""A real server process and guests who speak to it over HTTP, for the table's tests and measurements."""

import json
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any, Final, Self

import httpx
from websockets.sync.client import ClientConnection, connect

LANTERNS: Final = "lanterns=understory.testing.lanterns:LANTERNS"
PROGRAM: Final = "from understory.cli import main; main()"


class Server:
    """`understory serve` in a process of its own, on a port of its own."""

    def __init__(self, store: str, *arguments: str, program: str = PROGRAM) -> None:
        command = [sys.executable, "-c", program, "serve", "--port", "0", "--store", store, "--game", LANTERNS]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([*command, *arguments], stdout=pipe, stderr=pipe, text=True)
        self.lines: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.address = self._address()

    def _address(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self._ended()
            raise RuntimeError("the server did not start:\n" + "".join(self.lines))
        return line.split()[-1]

    def _read(self) -> None:
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.lines.append(line)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End the process and wait for it; its exit code."""
        self.process.send_signal(how)
        return self._ended()

    def _ended(self) -> int:
        code = self.process.wait(timeout=120)
        self._reader.join(timeout=120)
        assert not self._reader.is_alive(), "something of the server outlived it"
        assert self.process.stderr is not None
        assert self.process.stdout is not None
        self.process.stderr.close()
        self.process.stdout.close()
        return code


@contextmanager
def serving(store: str, *arguments: str, program: str = PROGRAM) -> Iterator[Server]:
    """A server, killed at the end where it has not been stopped."""
    server = Server(store, *arguments, program=program)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop(signal.SIGKILL)


class MatchSocket(ClientConnection):
    """A socket at a match. A frame holds one message or several, a line each."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._told: deque[str] = deque()

    def __enter__(self) -> Self:
        super().__enter__()
        return self

    def told(self) -> dict[str, Any]:
        """The next message."""
        while not self._told:
            self._told.extend(str(self.recv(timeout=60)).split("\n"))
        message: dict[str, Any] = json.loads(self._told.popleft())
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := self.told())["type"] != kind:
            pass
        return message


class Guest:
    """Somebody with a name at a server."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=60)
        self._ids = count(1)
        self.name = name
        self.done("POST", "/api/me", {"name": name})

    def __enter__(self) -> "Guest":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def token(self) -> str:
        """The secret in the guest's cookie."""
        return self.http.cookies["understory"]

    def client_id(self) -> str:
        """An id that no other request of this guest has."""
        return f"request-{next(self._ids)}"

    def call(self, method: str, path: str, body: object = None, **query: object) -> httpx.Response:
        """Whatever the table answers."""
        known = {key: str(value) for key, value in query.items() if value is not None}
        return self.http.request(method, path, json=body, params=known)

    def done(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """What the table answers where all is well."""
        answer = self.call(method, path, body, **query)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def make(self, *seats: str, game: str = "lanterns", **wishes: object) -> dict[str, Any]:
        """A new match."""
        body = {"client": self.client_id(), "game": game, "seats": [{"who": who} for who in seats], **wishes}
        made: dict[str, Any] = self.done("POST", "/api/matches", body)
        return made

    def join(self, match: str, key: str | None = None, seat: int | None = None) -> int:
        """Take a seat; its number."""
        body = {"client": self.client_id(), "seat": seat, "key": key}
        taken: int = self.done("POST", f"/api/matches/{match}/seats", body)["seat"]
        return taken

    def situation(self, match: str, seat: int | None = None, key: str | None = None) -> dict[str, Any]:
        """How the match stands for this guest."""
        stands: dict[str, Any] = self.done("GET", f"/api/matches/{match}/situation", seat=seat, key=key)
        return stands

    def ask(self, match: str, kind: str, **parts: object) -> httpx.Response:
        """Ask something of a match."""
        body = {"type": kind, "client": self.client_id(), **parts}
        return self.call("POST", f"/api/matches/{match}/requests", body)

    def listen(self, match: str, **query: object) -> MatchSocket:
        """A socket at a match."""
        parts = "&".join(f"{key}={value}" for key, value in query.items())
        address = f"{self.address.replace('http', 'ws')}/api/matches/{match}/socket?{parts}"
        cookie = {"Cookie": f"understory={self.token}"}
        line = connect(address, additional_headers=cookie, create_connection=MatchSocket)
        assert isinstance(line, MatchSocket)
        return line

    def legal(self, match: str, seat: int, limit: int = 50, seen: int = 0) -> list[str]:
        """Some moves that the seat may make."""
        moves: list[str] = self.done("GET", f"/api/matches/{match}/legal", seat=seat, limit=limit, seen=seen)["moves"]
        return moves
