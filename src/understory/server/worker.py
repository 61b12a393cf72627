"""What a worker process does: it imports little, so that it starts fast, and it is handed views, never states."""

import os
import signal
import threading
from functools import partial
from importlib import import_module
from multiprocessing import parent_process
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any, Final

from understory import games
from understory.core import Box
from understory.games.packs import opened
from understory.server.warming import warmed
from understory.table.vocabulary import Shelf

_one_at_a_time: Final = threading.Lock()
"""Games share modules: of two threads that import two games at once, one would find the other's half done."""


def shelf_with(extra: dict[str, str], packs: dict[str, str] | None = None) -> Shelf:
    """The games of the box, others by name: `module:CONSTANT`, a `Box` each, and games with the packs of folders."""
    return partial(_opened, extra, packs or {})


def _opened(extra: dict[str, str], packs: dict[str, str], name: str) -> Box[Any, Any, Any]:
    with _one_at_a_time:
        if name in packs:
            return opened(name, Path(packs[name]))
        if name not in extra:
            return games.box(name)
        module, _, constant = extra[name].partition(":")
        box: Box[Any, Any, Any] = getattr(import_module(module), constant)
        return box


def begin(niceness: int = 0) -> None:
    """A key pressed in the server's terminal does not end a worker; the server does, even by dying."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(1)


def warm(shelf: Shelf, game: str) -> None:
    """Get a game ready, so that no bot's time is spent on it."""
    warmed(shelf, game)
