"""What stands in front of every request: sizes, headers, figures and one line of log. The log line names the route, not
the address that was asked for, so that no key or code can stand in it.
"""

import time
from collections.abc import Callable
from typing import Final

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from understory.server.config import Config
from understory.server.room import Room
from understory.server.words import TableError

logger: Final = structlog.get_logger("understory.web")

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; "
        b"form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


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
        status = 0

        async def guarded_send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                private = [(b"cache-control", b"no-store")] if scope["path"].startswith("/api") else []
                message["headers"] = [*message.get("headers", ()), *HEADERS, *private]
            await send(message)

        limit = self.config.largest_record if scope["path"] == "/api/records" else self.config.largest_body
        await self.app(scope, _limited(scope, receive, limit), guarded_send)
        self._count(scope, status, time.perf_counter() - began)

    def _count(self, scope: Scope, status: int, seconds: float) -> None:
        route: str = getattr(scope.get("route"), "path", "other")
        metrics = self.room().metrics
        metrics.requests.labels(route, scope["method"], status).inc()
        if not route.endswith("/stream"):
            metrics.seconds.labels(route).observe(seconds)
        logger.info("answered", route=route, method=scope["method"], status=status, ms=round(seconds * 1000, 1))


def _limited(scope: Scope, receive: Receive, limit: int) -> Receive:
    """The body, as long as it is not larger than the limit, whatever its header says."""
    declared = dict(scope["headers"]).get(b"content-length", b"0")
    too_large = declared.isdigit() and int(declared) > limit
    received = 0

    async def limited() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if too_large or received > limit:
            raise TableError(413, "table.too-large")
        return message

    return limited
