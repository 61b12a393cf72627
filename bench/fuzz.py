"""A fuzzer for the table, over HTTP and WebSocket, at the loopback address alone: messages that look more or less like
requests. Each has to be answered, none by a server error, and the server's memory has to stay where it is.

Several clients, each at a match of its own, send in batches, now on a socket, opened anew for each batch, now to all
routes. A socket's messages are answered in their order: once the last one is, all are.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

CLIENTS: Final = 8
BATCH: Final = 250
ON_SOCKETS: Final = 3
"""Batches on sockets for each over HTTP."""
SETTLED: Final = 0.2
"""The part of all messages after which memory is looked at first: by then everything has been loaded."""
_BROKEN: Final = 500

ASKS: Final = ("move", "preview", "why", "end", "undo", "ask-back", "answer-back", "say", "mute")
KINDS: Final = (*ASKS, "look", "ping", "seat", "", None, 7)
FIELDS: Final = ("client", "seat", "answers", "moves", "closes", "agree", "text", "muted", "type", "unknown")
VALUES: Final[tuple[Any, ...]] = (
    0, 1, 2, -1, 29, 30, 10**9, 10**30, 1.5, True, False, None, "", "x", "pass", "wish", "return L1", "hang L3 40",
    "deal 0 L1", "L1", " ", "\x00", "\u0000\ud7ff", "é" * 600, "a" * 3000, [], {}, [[[]]], {"seat": 0}, "0", "💮",
)  # fmt: skip
_LEFT_OUT: Final = ("/stream", "/session", "/analysis", "png", "/healthz", "/metrics", "/api/me")
"""Routes that do not end, that end the session, and those that are work for minutes."""


@dataclass(slots=True)
class Found:
    """What came of it. Memory is in bytes."""

    sent: Counter[str] = field(default_factory=Counter)
    """Over HTTP and on sockets."""
    answered: int = 0
    sockets: int = 0
    errors: list[str] = field(default_factory=list)
    memory_settled: int = 0
    memory_after: int = 0


def message(rng: Random) -> bytes:
    """Something that looks more or less like a request."""
    body: Any = {"type": rng.choice(KINDS), "client": f"f{rng.randrange(10**6)}", "seat": rng.randrange(3)}
    if body["type"] in ("move", "preview"):
        body |= {"moves": rng.choice((rng.choice(VALUES), [rng.choice(VALUES)])), "answers": rng.randrange(12)}
    for _ in range(rng.randrange(4)):
        body[rng.choice(FIELDS)] = rng.choice(VALUES)
    if rng.random() < 0.2:
        body.pop(rng.choice(list(body)))
    text = json.dumps(body if rng.random() < 0.97 else rng.choice(VALUES)).encode()
    if rng.random() < 0.15:
        at = rng.randrange(len(text))
        text = text[:at] + bytes([rng.randrange(256)]) + text[at + rng.randrange(3) :]
    return text


def run(address: str, process: int, routes: list[tuple[str, str]], messages: int, seed: int) -> Found:
    """So many messages to a server, whose process is looked at."""
    if urlsplit(address).hostname != "127.0.0.1":
        raise ValueError("only a server of this machine is fuzzed")
    return asyncio.run(_fuzzed(address, process, routes, messages, seed))


def memory(process: int) -> int:
    """What a process has in memory."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


async def _fuzzed(address: str, process: int, routes: list[tuple[str, str]], messages: int, seed: int) -> Found:
    found = Found()
    batches = iter(range(messages // BATCH))
    fuzzed = [route for route in routes if not any(part in route[1] for part in _LEFT_OUT)]

    async def client(number: int) -> None:
        rng = Random(f"{seed} {number}")
        cookie, match = await _seated(address, rng)
        ways = cycle([True] * ON_SOCKETS + [False])
        for at in batches:
            if next(ways):
                await _on_socket(
                    f"{address.replace('http', 'ws')}/api/matches/{match}/socket?seat=0", cookie, rng, found
                )
            else:
                await _over_http(address, cookie, _requests(fuzzed, match, rng), found)
            if at == int(messages // BATCH * SETTLED):
                found.memory_settled = memory(process)

    await asyncio.gather(*(client(number) for number in range(CLIENTS)))
    found.memory_after = memory(process)
    return found


async def _seated(address: str, rng: Random) -> tuple[str, str]:
    """Somebody with a match of their own: the cookie and the code."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        (await http.post("/api/me", json={"name": "Fuzz"})).raise_for_status()
        seats = [{"who": "me"}, {"who": "me"}]
        wishes = {"client": f"fuzz-{rng.randrange(10**9)}", "game": "lanterns", "seats": seats}
        made = (await http.post("/api/matches", json=wishes)).raise_for_status().json()
        return f"understory={http.cookies['understory']}", made["match"]


# ---------------------------------------------------------------- on sockets


async def _on_socket(url: str, cookie: str, rng: Random, found: Found) -> None:
    """A batch on a new socket, and one more message whose answer is known by its id."""
    found.sockets += 1
    last = f"last-{found.sockets}"
    try:
        async with connect(url, additional_headers={"Cookie": cookie}, compression=None) as line:
            heard = asyncio.create_task(_heard(line, last, found))
            for _ in range(BATCH):
                await line.send(message(rng))
                found.sent["WebSocket"] += 1
            await line.send(f'{{"type":"end","client":"{last}","seat":0}}')
            await heard
            found.answered += BATCH
    except ConnectionClosed as end:
        found.errors.append(f"a socket was closed: {end}")


async def _heard(line: ClientConnection, last: str, found: Found) -> None:
    """All that is told, up to the answer to the last message."""
    async for frame in line:
        for text in str(frame).split("\n"):
            if '"table.broken"' in text:
                found.errors.append(text[:200])
            if f'"client":"{last}"' in text[:80]:
                return


# ---------------------------------------------------------------- over HTTP


def _requests(routes: list[tuple[str, str]], match: str, rng: Random) -> Iterator[tuple[str, str, bytes]]:
    for _ in range(BATCH):
        method, path = rng.choice(routes)
        filled = path.replace("{match}", match if rng.random() < 0.8 else "nowhere123").replace("{seat}", "0")
        filled = "/".join(_junk(rng) if part.startswith("{") else part for part in filled.split("/"))
        query = f"?seat={_junk(rng)}&key={_junk(rng)}" if rng.random() < 0.3 else ""
        yield method, filled + query, b"" if method == "GET" else message(rng)


def _junk(rng: Random) -> str:
    return rng.choice(("0", "1", "-1", "999999999999", "%00", "%F0%9F%92%AE", "x" * 200, "..%2F..", "null", "1e9"))


async def _over_http(address: str, cookie: str, requests: Iterator[tuple[str, str, bytes]], found: Found) -> None:
    """Requests on a connection that is kept, and opened anew where the server closed it."""
    place = urlsplit(address)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    for method, path, body in requests:
        head = f"{method} {path} HTTP/1.1\r\nhost: {place.netloc}\r\ncookie: {cookie}\r\n"
        kind = f"content-type: application/json\r\ncontent-length: {len(body)}\r\n" if method != "GET" else ""
        writer.write(f"{head}{kind}\r\n".encode() + body)
        found.sent["HTTP"] += 1
        status, closes = await _answer(reader)
        found.answered += 1
        if status >= _BROKEN:
            found.errors.append(f"{status} to {method} {path[:80]} {body[:100]!r}")
        if closes:
            writer.close()
            reader, writer = await asyncio.open_connection(place.hostname, place.port)
    writer.close()


async def _answer(reader: asyncio.StreamReader) -> tuple[int, bool]:
    """An answer's status, its body read; and whether the connection ends with it."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    status = int(head.split(" ", 2)[1])
    if "transfer-encoding: chunked" in head:
        while size := int(await reader.readline(), 16):
            await reader.readexactly(size + 2)
        await reader.readline()
    else:
        length = head.partition("content-length:")[2].partition("\r\n")[0].strip()
        await reader.readexactly(int(length or 0))
    return status, "connection: close" in head
