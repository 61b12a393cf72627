"""What a worker process does: it imports little, so that it starts fast, and it is handed views, never states."""

import os
import signal
import threading
from functools import partial
from importlib import import_module
from itertools import islice
from multiprocessing import parent_process
from multiprocessing.connection import wait
from random import Random
from typing import Any, Final, TypeAlias

from understory import games
from understory.bots import Clock, bot, decided
from understory.core import Box, LegalMoves, Seat, total
from understory.server.warming import warmed
from understory.server.words import Shelf

_one_at_a_time: Final = threading.Lock()
"""Games share modules: of two threads that import two games at once, one would find the other's half done."""


def shelf_with(extra: dict[str, str]) -> Shelf:
    """The games of the box, and others by name: `module:CONSTANT`, a `Box` each."""
    return partial(_opened, extra)


def _opened(extra: dict[str, str], name: str) -> Box[Any, Any, Any]:
    with _one_at_a_time:
        if name not in extra:
            return games.box(name)
        module, _, constant = extra[name].partition(":")
        box: Box[Any, Any, Any] = getattr(import_module(module), constant)
        return box


def begin() -> None:
    """A key pressed in the server's terminal does not end a worker; the server does, even by dying."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(1)


class BotFailed(Exception):
    """A bot did not decide, or not within the rules."""


def warm(shelf: Shelf, game: str) -> None:
    """Get a game ready, so that no bot's time is spent on it."""
    warmed(shelf, game)


def chosen(shelf: Shelf, game: str, spec: str, view: Any, seconds: float, seed: str) -> str:
    """The move that a bot makes, in notation. Whatever goes wrong with a bot must not go wrong with the server."""
    try:
        box = shelf(game)
        return str(decided(box.game, bot(spec, box), view, Clock(seconds), Random(seed)).move)
    except BaseException as error:
        raise BotFailed(type(error).__name__) from None


def listed(legal: LegalMoves[Any], limit: int) -> tuple[tuple[str, ...], bool]:
    """Some of the legal moves, and whether these are all."""
    moves = tuple(str(move) for move in islice(legal, limit + 1))
    return moves[:limit], legal.closed and len(moves) <= limit


Scored: TypeAlias = tuple[tuple[str, ...], bool, tuple[int, ...], str]


def scored(shelf: Shelf, game: str, view: Any, legal: LegalMoves[Any], limit: int, seat: Seat) -> Scored:
    """The legal moves that score most at once, whether these are all, what each scores, and the quick player's choice.

    They are tried in a world that the seat could be in, so that what it cannot know has no say.
    """
    box = shelf(game)
    rules = box.game
    world = rules.world(view, Random(0))
    now = total(rules.ledger(world), seat)
    moves = list(legal)
    gains = [total(rules.ledger(rules.apply(world, seat, move)), seat) - now for move in moves]
    order = sorted(range(len(moves)), key=lambda at: -gains[at])[:limit]
    best = box.greedy(view, legal, Random(0))
    listed = tuple(str(moves[at]) for at in order)
    return listed, legal.closed and len(moves) <= limit, tuple(gains[at] for at in order), str(best)
