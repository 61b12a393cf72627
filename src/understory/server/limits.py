"""Token buckets: whoever asks too often is told after how many seconds to come back."""

from collections import OrderedDict
from typing import Final

from understory.server.clock import Clock
from understory.server.config import Rate
from understory.server.words import TableError

_MOST: Final = 50_000
"""Buckets kept; the one that was longest unused is forgotten first."""


class Buckets:
    """One bucket for each of those who do the same thing."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.rate = rate
        self.clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """Do it once more, or be refused with 429."""
        now = self.clock.now()
        left, at = self._left.pop(who, (float(self.rate.burst), now))
        left = min(float(self.rate.burst), left + max(0.0, now - at) * self.rate.a_minute / 60)
        allowed = left >= 1
        self._left[who] = (left - 1 if allowed else left, now)
        if len(self._left) > _MOST:
            self._left.popitem(last=False)
        if not allowed:
            raise TableError(429, "table.too-often", seconds=int((1 - left) * 60 / self.rate.a_minute) + 1)
