"""A server process: uvicorn, structlog, and an orderly end."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import structlog
import uvicorn

from understory.core import UnderstoryError
from understory.server.config import Config
from understory.server.connections import Door, most_connections, protocols
from understory.server.room import Room
from understory.server.web import app_for

_YOUNG: Final = 2_000
"""Objects after which the collector looks at the young ones: some milliseconds."""
_NEVER: Final = 1_000_000_000
_SWEEPING: Final = 600.0
"""Seconds from one look at everything to the next; with 300 matches live, one takes up to half a second."""


class _Lines:
    """A logger that writes what it is given as a line; every request is logged, and the standard library's would take
    as long over that as the table over a small answer."""

    def __init__(self, name: str = "") -> None:
        self.name = name

    def _write(self, line: str) -> None:
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()

    debug = info = warning = error = critical = _write


def log_as_json(level: str) -> None:
    """One JSON object a line on stderr, ours and the libraries' alike."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    rendered: list[Any] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[*shared, *rendered],
        logger_factory=_Lines,
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *rendered]
        )
    )
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for noisy in ("alembic", "aiosqlite", "asyncio", "psycopg", "uvicorn"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def collect_in_small_portions() -> None:
    """States are values without cycles: whatever has outlived one look of the collector is hardly ever garbage that it
    would find. So it looks at what is young, and at everything seldom (`sweep`)."""
    gc.set_threshold(_YOUNG, _NEVER, _NEVER)


def sweep() -> None:
    """Look for garbage everywhere, now and again later."""
    gc.collect()
    asyncio.get_running_loop().call_later(_SWEEPING, sweep)


def announce(address: str) -> None:
    """Say where the table is."""
    print(f"The table is laid at {address}", flush=True)


class TableServer(uvicorn.Server):
    """Uvicorn, which says goodbye to those who listen before it waits for their connections to end."""

    def __init__(self, config: uvicorn.Config, laid: Callable[[str], None] = announce) -> None:
        super().__init__(config)
        self._laid = laid

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the room; once the table can be reached, say where."""
        await super().startup(sockets)
        sweep()
        gc.freeze()
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            self._laid(f"http://{host}:{port}")
            structlog.get_logger("understory").info("listening", address=f"http://{host}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody in any more, say goodbye, answer what waits, stop."""
        room: Room | None = getattr(getattr(self.config.app, "state", None), "room", None)
        if room is not None:
            await room.tables.live.close_streams()
        await super().shutdown(sockets)


def _listener(config: Config) -> socket.socket:
    try:
        return socket.create_server((config.host, config.port), reuse_port=False, backlog=2048)
    except OSError as error:
        why = (error.strerror or str(error)).partition(" (")[0].lower()
        raise UnderstoryError(f"nobody can be served at {config.host}, port {config.port}: {why}") from None


def serve(config: Config, level: str = "info", laid: Callable[[str], None] = announce) -> None:
    """Serve until told to stop (SIGTERM or SIGINT). `laid` is told the address once it can be reached."""
    log_as_json(level)
    collect_in_small_portions()
    listener = _listener(config)
    app = app_for(config)
    http, websockets = protocols(Door(config, most_connections(config)))
    settings = uvicorn.Config(
        app,
        http=http,
        ws=websockets,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        ws_max_size=config.largest_body,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # the door's own heartbeat pings
        timeout_graceful_shutdown=2,
        forwarded_allow_ips=None,
        proxy_headers=False,
        h11_max_incomplete_event_size=65_536,
    )
    # Uvicorn raises the signal that stopped it once more at the end; the table has ended well by then.
    for stopping in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stopping, lambda _number, _frame: None)
    TableServer(settings, laid).run([listener])
