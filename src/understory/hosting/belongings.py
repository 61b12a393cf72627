"""All that a page without a server keeps of whoever plays there: their games in figures, and all of it as data."""

from typing import Any, Final

import msgspec

from understory.hosting.errors import TableError
from understory.hosting.histories import FinishedGame, History, finished_game, history, played
from understory.hosting.local import Local
from understory.table.forms import MatchInfo, MatchList
from understory.table.vocabulary import Status

_GAMES: Final = 60
"""The most games that are told in figures, the last ones."""


def own_history(local: Local, listed: MatchList) -> History:
    """The finished ones of these matches, the last changed first. Deals of the day come from a server."""
    over = [info for info in listed.matches if info.status == Status.OVER]
    seats = [(info, seat) for info in over for seat in info.mine][:_GAMES]
    told = [(info, seat, _finished_game(local, info)) for info, seat in seats]
    return history([played(info, seat, figures) for info, seat, figures in told if figures is not None], "", ())


def own_export(local: Local, listed: MatchList) -> dict[str, Any]:
    """Who plays here and their matches, with the records of those that are over: a log holds what is still hidden."""
    return {
        "person": msgspec.to_builtins(local.who),
        "matches": [{"info": msgspec.to_builtins(info)} | _record(local, info) for info in listed.matches],
    }


def _finished_game(local: Local, info: MatchInfo) -> FinishedGame | None:
    """A finished match in figures; it does not change any more."""
    if info.match not in local.finished:
        try:
            local.finished[info.match] = finished_game(local.match(info.match))
        except TableError:
            return None  # of a release that is not here any more
    return local.finished[info.match]


def _record(local: Local, info: MatchInfo) -> dict[str, str]:
    try:
        return {"record": str(local.match(info.match).record())} if info.status == Status.OVER else {}
    except TableError:
        return {}
