"""Connections, before anything is asked on them: so many at once, from one address and in all; those on which nothing
comes, or nothing is taken, are closed. Seconds.

Uvicorn leaves a connection open on which no request was ever completed; it would cost a file for as long as somebody
likes. Where a proxy stands in front, all connections come from its address, and it is the proxy that counts addresses.
"""

import asyncio
import json
import socket
import struct
import sys
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from understory.server.config import Config
from understory.server.errors import TableError
from understory.server.heartbeat import Heartbeat
from understory.server.limits import subnet

RESERVED: Final = 200
"""Files that are not for connections: the store's, the workers', those of the page."""
LEAST: Final = 50
"""Connections that a server takes however few files it may open."""
SENDS_TEXT: Final = "understory.text"
"""The ASGI extension under which a scope has the `GuardedSocket` itself, which sends text as bytes."""
_TEXT: Final = 0x81
"""How a frame begins that holds a whole text message (RFC 6455, 5.2)."""
_PING: Final = b"\x89\x00"
"""A ping without a payload, as a frame."""
_AT_ONCE: Final = struct.pack("HH" if sys.platform == "win32" else "ii", 1, 0)
"""The value of SO_LINGER with which a socket that is closed keeps nothing to be sent."""


def most_connections(config: Config) -> int:
    """How many connections this process can hold, once its limit of open files is as high as it may be."""
    if sys.platform == "win32":
        return config.most_connections
    import resource  # noqa: PLC0415  (Windows has none)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != soft:
        soft = config.most_connections + RESERVED if hard == resource.RLIM_INFINITY else hard
        soft = min(soft, config.most_connections + RESERVED)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(LEAST, min(config.most_connections, soft - RESERVED))


class Door:
    """Who is connected."""

    def __init__(self, config: Config, most: int) -> None:
        self.config = config
        self.most = most
        self.heartbeat = Heartbeat(config.heartbeat)
        self._open: dict[Any, str] = {}
        self._addresses: Counter[str] = Counter()

    def opened(self, transport: Any) -> TableError | None:
        """Count a connection; why not, where there are too many."""
        peer = transport.get_extra_info("peername")
        address = subnet(str(peer[0])) if peer else "local"
        if len(self._open) >= self.most:
            return TableError(503, "table.full")
        most = self.config.connections_an_address
        if not self.config.trust_proxy and self._addresses[address] >= most:
            return TableError(429, "table.too-many-connections", most=most)
        self._open[transport] = address
        self._addresses[address] += 1
        return None

    def closed(self, transport: Any) -> None:
        """Count it no more."""
        address = self._open.pop(transport, None)
        if address is not None:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]


def protocols(door: Door) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """Uvicorn's protocols behind this door."""

    class Http(GuardedHttp):
        entrance = door

    class Socket(GuardedSocket):
        entrance = door

    return Http, Socket


class GuardedHttp(HttpToolsProtocol):
    """A connection that is closed when no request comes, or when nobody takes the answer."""

    entrance: Door
    _late: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take it, or say why not."""
        super().connection_made(transport)
        refusal = self.entrance.opened(transport)
        if refusal is None:
            self._await_request()
        else:
            transport.write(_raw(refusal))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self.entrance.closed(self.transport)
        self._request_came()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request; a further one must be complete in time like the first."""
        cycle: Any = self.cycle
        if self._late is None and (cycle is None or cycle.response_complete):
            self._await_request()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """A request; its body has its own time."""
        self._request_came()
        super().on_headers_complete()

    def pause_writing(self) -> None:
        """The client does not take what it asked for."""
        self._stuck = self.loop.call_later(self.entrance.config.idle_seconds, _reset, self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        """It does."""
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        super().resume_writing()

    def _await_request(self) -> None:
        self._late = self.loop.call_later(self.entrance.config.idle_seconds, self.transport.close)

    def _request_came(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class GuardedSocket(WebSocketsSansIOProtocol):
    """The same connection after it became a WebSocket, which answers pings or is closed."""

    entrance: Door
    heard: float = 0.0
    pinged: float = 0.0

    def handle_connect(self, event: Request) -> None:
        """A request for a socket; whoever answers it may send text as bytes."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SENDS_TEXT] = {"socket": self}

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self.entrance.closed(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Whatever comes is a sign of life."""
        self.heard = self.loop.time()
        super().data_received(data)

    @property
    def ready(self) -> bool:
        """Whether the client takes what it is sent."""
        return self.writable.is_set()

    async def send_text(self, text: bytes) -> None:
        """Send a message once the client takes it."""
        await self.writable.wait()
        self.push_text(text)

    def push_text(self, text: bytes) -> None:
        """Send a message. Through ASGI, it would be decoded, and encoded again by a protocol that does not know what is
        sent to it."""
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(text_frame(text))

    def start_keepalive(self) -> None:
        """One heartbeat for all."""
        self.entrance.heartbeat.add(self)

    def stop_keepalive(self) -> None:
        """It ends."""
        self.entrance.heartbeat.discard(self)

    def ping(self) -> None:
        """Ask for a sign of life."""
        if not self.close_sent:
            self.transport.write(_PING)


def _reset(transport: asyncio.Transport) -> None:
    """Close a connection at once. Without this a kernel would go on holding megabytes that nobody takes."""
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
    transport.abort()


def text_frame(text: bytes) -> bytes:
    """A text message as a server sends it, in one frame."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", _TEXT, size) + text
    if size < 65_536:
        return struct.pack("!BBH", _TEXT, 126, size) + text
    return struct.pack("!BBQ", _TEXT, 127, size) + text


def _raw(refusal: TableError) -> bytes:
    body = json.dumps({"error": refusal.error, "arguments": refusal.arguments}).encode()
    head = f"HTTP/1.1 {refusal.status} \r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
    return head.encode() + b"connection: close\r\n\r\n" + body
