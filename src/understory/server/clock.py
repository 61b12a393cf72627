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
