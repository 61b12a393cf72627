"""How a table is run. Times are seconds, sizes bytes; a rate is so many at once, and so many a minute after that."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from understory.server.push import PushKeys


@dataclass(frozen=True, slots=True)
class Rate:
    """How often somebody may do something."""

    burst: int
    a_minute: float

    def times(self, people: int) -> "Rate":
        """As often as so many may together."""
        return Rate(self.burst * people, self.a_minute * people)


class Limit(StrEnum):
    """What can be done so often only."""

    INTRODUCING = "introducing"
    LOGGING_IN = "logging-in"
    CREATING = "creating"
    UPLOADING = "uploading"
    KEEPING = "keeping"
    """Counted in bytes."""
    JOINING = "joining"
    POSTING = "posting"
    READING = "reading"


Limits: TypeAlias = Mapping[Limit, Rate]
"""For a person where the table knows one, else for a network address."""

LIMITS: Final[Limits] = {
    Limit.INTRODUCING: Rate(20, 20),
    Limit.LOGGING_IN: Rate(10, 10),
    Limit.CREATING: Rate(20, 20),
    Limit.UPLOADING: Rate(5, 5),
    Limit.KEEPING: Rate(10_000_000, 10_000),
    Limit.JOINING: Rate(30, 30),
    Limit.POSTING: Rate(60, 300),
    Limit.READING: Rate(300, 1200),
}
SHARED: Final = 10
"""How many times as much is allowed to all people together who ask from one address: a household, a school."""
UNLIMITED: Final[Limits] = dict.fromkeys(Limit, Rate(1_000_000_000, 1_000_000_000))


@dataclass(frozen=True, slots=True)
class Config:
    """All settings of one server process."""

    store: str = "sqlite:///understory.db"
    host: str = "127.0.0.1"
    port: int = 8000
    secure_cookies: bool = False
    """Send cookies over HTTPS only: right wherever the table is reached through a proxy with a certificate."""
    trust_proxy: bool = False
    """Take the client's address from the proxy's X-Forwarded-For."""
    page: str | None = None
    """A folder with the page, served at /; left out, the one that came with the release, if it has one."""
    workers: int = 1
    """Processes in which bots think."""
    bot_seconds: float = 5.0
    busy_seconds: float = 5.0
    """How long a locked store is waited for."""
    probe_seconds: float = 5.0
    """From one look at the store to the next: whether it takes anything, and what the host has changed there."""
    most_live: int = 2000
    most_streams: int = 5000
    streams_a_person: int = 30
    streams_an_address: int = 300
    most_connections: int = 10_000
    """At most; fewer where the system allows fewer open files."""
    connections_an_address: int = 400
    """Not counted behind a proxy."""
    idle_seconds: float = 20.0
    """How long a connection may be without a request, or its answer without being taken."""
    body_seconds: float = 30.0
    """How long the body of a request may take."""
    largest_body: int = 16_384
    largest_record: int = 1_000_000
    heartbeat: float = 45.0
    """Between signs of life on a quiet stream."""
    push_keys: "PushKeys | None" = None
    """What the table signs its calls with; without them it calls nobody who is away."""
    limits: Limits = field(default_factory=lambda: LIMITS)
    extra_games: tuple[tuple[str, str], ...] = ()
    packs: tuple[tuple[str, str], ...] = ()
    """Games with other cards than their own, `GAME@PACK`, each with the folder of its pack."""
    """Further games by name: `module:CONSTANT`, a `Box` each."""

    def unlimited(self) -> "Config":
        """The same, with as much as anybody likes for each: for measuring."""
        most = self.most_connections
        return replace(
            self, limits=UNLIMITED, streams_a_person=most, streams_an_address=most, connections_an_address=most
        )
