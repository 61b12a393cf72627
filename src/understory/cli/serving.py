"""`understory serve`: the table, for a browser and for programs; `understory` alone: the same for whoever sits here."""

import os
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import ArgumentError, DBAPIError

from understory.core import Box, OptionError, UnderstoryError
from understory.core.extras import NotInstalled
from understory.games.packs import fitting
from understory.server import Config
from understory.server.page import page_folder
from understory.server.push import read_keys
from understory.server.running import announce, serve
from understory.server.store import StoreInUse, engine_for, sole_server, store_url
from understory.server.worker import shelf_with

STORE_VARIABLE: Final = "UNDERSTORY_STORE"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104  (asked for by --lan)
PORT: Final = 8000
"""The usual one: bookmarks and what a browser keeps hold on to it."""


def open_table() -> None:
    """Lay the table for whoever sits here, its games kept in their own folder, and show it to them."""
    if page_folder(None) is None:
        raise UnderstoryError("there is no page in this installation; from a clone, `make page` builds it")
    store = os.environ.get(STORE_VARIABLE) or f"sqlite:///{_own_folder() / 'understory.db'}"
    with open_store(store) as engine:
        engine.connect().close()
    serve(Config(store=store, port=_free_port()), "warning", shown)


def shown(address: str) -> None:
    """Say where the table is, and open it there where there is a screen."""
    announce(address)
    if sys.platform in {"darwin", "win32"} or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


def in_the_house(address: str) -> str:
    """The same table by the address that other devices in the house can reach; itself where there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            # Nothing is sent: the system only says from which of its addresses it would be (RFC 5737's test network).
            asked.connect(("192.0.2.1", 9))
        except OSError:
            return address
        own: str = asked.getsockname()[0]
    return f"http://{own}:{address.rpartition(':')[2]}"


def _own_folder() -> Path:
    """Where this person's data is kept on this system, made where it is missing."""
    home = Path.home()
    match sys.platform:
        case "win32":
            folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
        case "darwin":
            folder = home / "Library" / "Application Support"
        case _:
            folder = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    own = folder / "understory"
    own.mkdir(parents=True, exist_ok=True)
    return own


def _free_port() -> int:
    """The usual port, or any where it is taken."""
    with socket.socket() as attempt:
        attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            attempt.bind(("127.0.0.1", PORT))
        except OSError:
            return 0
    return PORT


def checked_store(store: str) -> str:
    """The store's address, if it can be one and its driver is here."""
    kind = store.partition(":")[0]
    try:
        url = store_url(store)
    except ArgumentError:
        raise OptionError("store", kind, f"a store is sqlite:///FILE or postgresql://..., not {kind}") from None
    except ValueError as error:
        raise OptionError("store", kind, str(error)) from None
    if "psycopg" in url.drivername and find_spec("psycopg") is None:
        raise NotInstalled("psycopg", "host")
    return store


@contextmanager
def open_store(store: str) -> Iterator[Engine]:
    """The store to work on; what its database has against that is told in its own words."""
    engine = engine_for(checked_store(store))
    try:
        yield engine
    except DBAPIError as error:
        raise UnderstoryError(f"the store cannot be used: {error.orig}") from None
    finally:
        engine.dispose()


def serve_table(
    host: str,
    port: int | None,
    store: str | None,
    store_patience: float,
    page: Path | None,
    workers: int,
    bot_seconds: float,
    heartbeat: float,
    probe: float,
    games: tuple[str, ...],
    packs: tuple[Path, ...],
    log_level: str,
    *,
    https: bool,
    behind_proxy: bool,
    unlimited: bool,
    opens: bool,
    lan: bool,
    push_keys: Path | None,
) -> None:
    """Serve until told to stop."""
    url = checked_store(store or os.environ.get(STORE_VARIABLE) or "sqlite:///understory.db")
    if log_level not in ("debug", "info", "warning", "error"):
        raise OptionError("log-level", log_level, "choose one of debug, info, warning, error")
    if page is not None and page_folder(str(page)) is None:
        raise OptionError("page", str(page), "name a folder with an index.html in it")
    config = Config(
        store=url,
        host=EVERYWHERE if lan else host,
        port=port if port is not None else _free_port() if opens else PORT,
        secure_cookies=https,
        trust_proxy=behind_proxy,
        page=str(page) if page else None,
        workers=workers,
        bot_seconds=bot_seconds,
        heartbeat=heartbeat,
        probe_seconds=probe,
        busy_seconds=store_patience,
        extra_games=tuple(named_game(game) for game in games),
        packs=_offered(packs),
        push_keys=read_keys(push_keys) if push_keys else None,
    )
    try:
        with sole_server(url):
            with open_store(url) as engine:
                engine.connect().close()
            laid = shown if opens else announce
            serve(
                config.unlimited() if unlimited else config,
                log_level,
                (lambda address: laid(in_the_house(address))) if lan else laid,
            )
    except StoreInUse as error:
        hint = "another process serves this file; SQLite is for one, several share a postgresql://..."
        raise OptionError("store", str(error), hint) from None


def _offered(folders: tuple[Path, ...]) -> tuple[tuple[str, str], ...]:
    """The games that can be played with these packs, by name, each with its folder."""
    return tuple((box.game.spec.name, str(folder.resolve())) for folder in folders for box in fitting(folder))


def named_game(text: str) -> tuple[str, str]:
    """A further game by its name and where it is found."""
    name, _, where = text.partition("=")
    if not name or ":" not in where:
        raise OptionError(
            "game", text, "write NAME=MODULE:CONSTANT, such as lanterns=understory.testing.lanterns:LANTERNS"
        )
    try:
        found = shelf_with({name: where})(name)
    except (ImportError, AttributeError, ValueError) as error:
        raise OptionError("game", text, f"it cannot be loaded: {error}") from None
    if not isinstance(found, Box):
        raise OptionError("game", text, f"{where} is not a Box")
    return name, where
