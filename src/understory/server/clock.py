"""Time as the table sees it: one seam, so that tests can let hours pass. Seconds."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will be called."""

    def cancel(self) -> None:
        """Call it not after all."""
        ...


class Clock(Protocol):
    """Tells the time and calls later."""

    def now(self) -> float:
        """Seconds since the epoch."""
        ...

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call once so many seconds have passed."""
        ...


class WallClock:
    """The computer's clock."""

    def now(self) -> float:
        """Seconds since the epoch."""
        return time.time()

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """Call once so many seconds have passed."""
        return asyncio.get_running_loop().call_later(seconds, call)


class Deadline:
    """Calls at a moment that may be put off or called off: it is set anew whenever what it follows from has changed."""

    def __init__(self, clock: Clock, call: Callable[[], object]) -> None:
        self._clock = clock
        self._call = call
        self._set: tuple[float, Alarm] | None = None

    @property
    def pending(self) -> bool:
        """Whether it will call."""
        return self._set is not None

    def set(self, at: float | None) -> None:
        """Call then, or not at all."""
        if self._set is not None and self._set[0] != at:
            self._set[1].cancel()
            self._set = None
        if at is not None and self._set is None:
            self._set = (at, self._clock.later(max(0.0, at - self._clock.now()), self._ring))

    def _ring(self) -> None:
        at = self._set[0] if self._set is not None else 0.0
        self._set = None
        if at > self._clock.now():
            self.set(at)  # timers run by a clock of their own, and may ring a moment too soon
        else:
            self._call()
