"""What stands in front of every request: sizes, headers, figures and one line of log. The log line names the route, not
the address that was asked for, so that no key or code can stand in it.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from understory.server.calls import answered, problem
from understory.server.config import Config
from understory.server.errors import TableError
from understory.server.room import Room

logger: Final = structlog.get_logger("understory.web")

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
        b"font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)

_METHODS: Final = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
"""Those that are counted by their names; others could be as many as somebody likes to make up."""
_LARGE: Final = frozenset(
    ("/api/records", "/api/campaigns/files", "/api/packs/tables", "/api/packs/press", "/api/companion/count")
)
"""Where whole files, packs and score sheets are sent to."""


class Guard:
    """An ASGI middleware."""

    def __init__(self, app: ASGIApp, config: Config, room: Callable[[], Room]) -> None:
        self.app = app
        self.config = config
        self.room = room

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, counted, measured and with the headers that keep browsers strict."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        limit = self.config.largest_record if scope["path"] in _LARGE else self.config.largest_body
        exchange = _Exchange(scope, receive, send, limit, self.config.body_seconds)
        try:
            await self.app(scope, exchange.receive, exchange.send)
        except TableError as error:  # raised while something read the body that cannot tell of it itself
            if not exchange.status:
                await answered(self.room(), problem(error))(scope, receive, exchange.send)
        self._count(scope, exchange.status, time.perf_counter() - began)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route: str = getattr(scope.get("route"), "path", "other")
        method = scope["method"] if scope["method"] in _METHODS else "other"
        metrics = self.room().metrics
        metrics.requests.labels(route, method, status).inc()
        if not route.endswith("/stream"):
            metrics.seconds.labels(route).observe(seconds)
        logger.info("answered", route=route, method=method, status=status, ms=round(seconds * 1000, 1))


class _Exchange:
    """A request's body as long as it is not larger than the limit, whatever its header says; and its answer, with the
    headers of all answers. `status` is 0 until the answer begins."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, limit: int, seconds: float) -> None:
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        self.status = 0
        self._left = -1 if declared.isdigit() and int(declared) > limit else limit
        self._private = scope["path"].startswith("/api")
        self._receive = receive
        self._send = send
        self._late: float | None = asyncio.get_running_loop().time() + seconds
        """When the body has to be complete; `None` once it is."""

    async def receive(self) -> Message:
        """The next part of the body. Where an answer is on its way already, too much of it ends the exchange."""
        try:
            async with asyncio.timeout_at(self._late):
                message = await self._receive()
        except TimeoutError:
            raise TableError(408, "table.too-slow") from None
        if not message.get("more_body", False):
            self._late = None
        self._left -= len(message.get("body", b""))
        if self._left >= 0 or message["type"] != "http.request":
            return message
        if self.status:
            return {"type": "http.disconnect"}
        raise TableError(413, "table.too-large")

    async def send(self, message: Message) -> None:
        """A part of the answer."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            private = [(b"cache-control", b"no-store")] if self._private else []
            message["headers"] = [*message.get("headers", ()), *HEADERS, *private]
        await self._send(message)
