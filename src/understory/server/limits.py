"""What one person and one address may have: token buckets for how often, places for how many at once."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Final

from understory.server.clock import Clock
from understory.server.config import Rate
from understory.server.errors import TableError

_MOST: Final = 50_000
"""Buckets kept; the one that was longest unused is forgotten first."""

_SUBNETS: Final = 4_096
"""Addresses whose subnets are remembered: each is asked for several times a request."""


class Buckets:
    """One bucket for each of those who do the same thing."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self.rate = rate
        self.clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> None:
        """Do it once more, or be refused with 429."""
        now = self.clock.now()
        left, at = self._left.pop(who, (float(self.rate.burst), now))
        left = min(float(self.rate.burst), left + max(0.0, now - at) * self.rate.a_minute / 60)
        allowed = left >= cost
        self._left[who] = (left - cost if allowed else left, now)
        if len(self._left) > _MOST:
            self._left.popitem(last=False)
        if not allowed:
            raise TableError(429, "table.too-often", seconds=int((cost - left) * 60 / self.rate.a_minute) + 1)


class Places:
    """So many at once: in all, for a person, and for an address."""

    def __init__(self, most: int, a_person: int, an_address: int) -> None:
        self.most = most
        self.a_person = a_person
        self.an_address = an_address
        self._taken: Counter[str] = Counter()
        self._all = 0

    @contextmanager
    def place(self, person: str | None, address: str) -> Iterator[None]:
        """A place, for as long as it is needed; 429 where the person or the address has its share, 503 where none is
        left."""
        if self._all >= self.most:
            raise TableError(503, "table.full")
        shares = {f"address {address}": self.an_address} | ({f"person {person}": self.a_person} if person else {})
        for who, most in shares.items():
            if self._taken[who] >= most:
                raise TableError(429, "table.too-many-streams", most=most)
        self._all += 1
        self._taken.update(shares.keys())
        try:
            yield
        finally:
            self._all -= 1
            self._taken.subtract(shares.keys())
            for who in shares:
                if not self._taken[who]:
                    del self._taken[who]


@lru_cache(_SUBNETS)
def subnet(address: str) -> str:
    """Whose address it is: one of version 6 is as good as any other of its network of 64 bits."""
    try:
        given = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(given, IPv4Address):
        return str(given)
    return str(given.ipv4_mapped or ip_network((given, 64), strict=False))
