"""How a table is run. Times are seconds, sizes bytes; a rate is so many at once, and so many a minute after that."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Rate:
    """How often somebody may do something."""

    burst: int
    a_minute: float


@dataclass(frozen=True, slots=True)
class Limits:
    """Per person where the table knows one, else per network address."""

    introducing: Rate = Rate(20, 20)
    logging_in: Rate = Rate(10, 10)
    creating: Rate = Rate(20, 20)
    joining: Rate = Rate(30, 30)
    posting: Rate = Rate(60, 300)
    reading: Rate = Rate(300, 1200)


UNLIMITED = Limits(*[Rate(1_000_000_000, 1_000_000_000)] * 6)


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
    bot_seconds: float = 10.0
    busy_seconds: float = 5.0
    """How long a locked store is waited for."""
    most_live: int = 2000
    most_streams: int = 5000
    largest_body: int = 16_384
    largest_record: int = 1_000_000
    heartbeat: float = 20.0
    """Between signs of life on a quiet stream."""
    limits: Limits = field(default_factory=Limits)
    extra_games: tuple[tuple[str, str], ...] = ()
    """Further games by name: `module:CONSTANT`, a `Box` each."""
