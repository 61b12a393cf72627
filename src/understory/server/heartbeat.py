"""Signs of life on sockets: whoever has been silent is pinged, and let go when nothing is heard after that. Seconds.

One timer serves all sockets. With a timer each, pings and the answers to them came one by one between moves, each to a
processor that had gone on to something else.
"""

import asyncio
from typing import Final, Protocol

PATIENCE: Final = 20.0
"""Until something must be heard from a socket that was pinged."""
_SWEEPING: Final = 1.0
"""From one look at all sockets to the next, or as long as they may be silent where that is less."""


class Pinged(Protocol):
    """A socket as its heartbeat knows it, by the loop's time."""

    heard: float
    """When something last came."""
    pinged: float
    """When it was last pinged."""

    def ping(self) -> None:
        """Ask for a sign of life."""
        ...

    def keepalive_timeout(self) -> None:
        """Let go: none came."""
        ...


class Heartbeat:
    """Looks after all sockets of a server that may be silent for `interval`."""

    def __init__(self, interval: float) -> None:
        self.interval = interval
        self._sockets: set[Pinged] = set()
        self._sweeping: asyncio.TimerHandle | None = None

    def add(self, socket: Pinged) -> None:
        """Look after a socket that was heard just now."""
        self._sockets.add(socket)
        self._go_on()

    def discard(self, socket: Pinged) -> None:
        """Look after it no more."""
        self._sockets.discard(socket)

    def _go_on(self) -> None:
        if self._sockets and self._sweeping is None:
            loop = asyncio.get_running_loop()
            self._sweeping = loop.call_later(min(_SWEEPING, self.interval), self._sweep, loop)

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        self._sweeping = None
        self.look_after(loop.time())
        self._go_on()

    def look_after(self, now: float) -> None:
        """Ping those who have been silent, let go of those who were pinged in vain."""
        for socket in tuple(self._sockets):
            if socket.pinged > socket.heard:
                if now - socket.pinged >= PATIENCE:
                    self.discard(socket)
                    socket.keepalive_timeout()
            elif now - socket.heard >= self.interval:
                socket.pinged = now
                socket.ping()
