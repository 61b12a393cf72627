"""Lanterns with quick players that do what no bot should, each in its own way."""

import os
import signal
import threading
from random import Random
from typing import Any

from understory.core import Box, LegalMoves
from understory.testing.lanterns import LANTERNS


def _raises(view: Any, legal: LegalMoves[Any], rng: Random) -> Any:
    raise ZeroDivisionError


def _leaves(view: Any, legal: LegalMoves[Any], rng: Random) -> Any:
    raise SystemExit(3)


def _stalls(view: Any, legal: LegalMoves[Any], rng: Random) -> Any:
    threading.Event().wait()


def _talks_nonsense(view: Any, legal: LegalMoves[Any], rng: Random) -> Any:
    return "hang the moon"


def _cheats(view: Any, legal: LegalMoves[Any], rng: Random) -> Any:
    return LANTERNS.game.parse("hang L1 777")


def _dies(view: Any, legal: LegalMoves[Any], rng: Random) -> Any:
    os.kill(os.getpid(), signal.SIGKILL)


def _with(player: Any) -> Box[Any, Any, Any]:
    return Box(LANTERNS.game, LANTERNS.face, player)


RAISES = _with(_raises)
LEAVES = _with(_leaves)
STALLS = _with(_stalls)
NONSENSE = _with(_talks_nonsense)
CHEATS = _with(_cheats)
DIES = _with(_dies)
NAMES = ("RAISES", "LEAVES", "STALLS", "NONSENSE", "CHEATS", "DIES")
