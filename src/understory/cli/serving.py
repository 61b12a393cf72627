"""`understory serve`: the table, for a browser and for programs."""

import os
from pathlib import Path

from understory.core import OptionError
from understory.server import UNLIMITED, Config, Limits
from understory.server.page import page_folder
from understory.server.running import serve
from understory.server.store import store_url

STORE_VARIABLE = "UNDERSTORY_STORE"


def serve_table(
    host: str,
    port: int,
    store: str | None,
    store_patience: float,
    page: Path | None,
    workers: int,
    bot_seconds: float,
    heartbeat: float,
    games: tuple[str, ...],
    log_level: str,
    *,
    https: bool,
    behind_proxy: bool,
    unlimited: bool,
) -> None:
    """Serve until told to stop."""
    url = store or os.environ.get(STORE_VARIABLE) or "sqlite:///understory.db"
    try:
        store_url(url)
    except ValueError as error:
        raise OptionError("store", url.partition(":")[0], str(error)) from None
    if log_level not in ("debug", "info", "warning", "error"):
        raise OptionError("log-level", log_level, "choose one of debug, info, warning, error")
    if page is not None and page_folder(str(page)) is None:
        raise OptionError("page", str(page), "name a folder with an index.html in it")
    config = Config(
        store=url,
        host=host,
        port=port,
        secure_cookies=https,
        trust_proxy=behind_proxy,
        page=str(page) if page else None,
        workers=workers,
        bot_seconds=bot_seconds,
        heartbeat=heartbeat,
        busy_seconds=store_patience,
        limits=UNLIMITED if unlimited else Limits(),
        extra_games=tuple(_named(game) for game in games),
    )
    serve(config, log_level)


def _named(text: str) -> tuple[str, str]:
    name, _, where = text.partition("=")
    if not name or ":" not in where:
        raise OptionError(
            "game", text, "write NAME=MODULE:CONSTANT, such as lanterns=understory.testing.lanterns:LANTERNS"
        )
    return name, where
