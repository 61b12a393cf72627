"""What a game played together has come to, for whoever keeps a campaign or ticks achievements."""

from typing import NamedTuple

from understory.core import Reason
from understory.games.everdell_duo.rules.scoring import terminal
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together.record import Met
from understory.games.everdell_duo.rules.vocabulary import ChapterId, Difficulty, NewsId


class Result(NamedTuple):
    """A game played together that is over."""

    chapter: ChapterId
    difficulty: Difficulty
    players: int
    won: bool
    points: int
    met: tuple[Met, ...]
    """Objectives that were met before the end."""
    held: tuple[NewsId, ...]
    spent: tuple[NewsId, ...]
    """Good News that is out of the campaign, that of earlier games included."""
    watches: int
    """Pocket watches not used."""
    wound: int
    """Pocket watches used."""
    achievements: tuple[str, ...]
    reason: Reason


def result(state: State) -> Result:
    """What the game has come to; `ValueError` while it goes on or where two played against each other."""
    if state.pending or not state.shared:
        raise ValueError("only a finished game played together has a result")
    together, end = state.together, terminal(state)
    ticked = dict(end.reason.evidence).get("achievements", ())
    return Result(
        together.chapter,
        together.difficulty,
        together.seats,
        bool(end.winners),
        end.scores[0],
        together.met,
        together.news,
        together.spent,
        together.watches,
        together.wound,
        tuple(map(str, ticked)) if isinstance(ticked, tuple) else (),
        end.reason,
    )
