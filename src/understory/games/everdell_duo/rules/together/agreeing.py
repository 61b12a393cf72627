"""What two mayors decide together: the season's first player proposes, the partner agrees or makes one counter-
proposal; then the first player decides between the two (everdell.coop.proposal). Who plays both mayors just decides.

A proposal lies on the frame that it answers: `what` of an `ANSWER` or a `DECIDE` frame is its notation, `used` holds
that of the counter-proposal.
"""

from collections.abc import Callable
from typing import Final

from understory.games.everdell_duo.rules.moves import Move
from understory.games.everdell_duo.rules.state import Ask, Frame, State
from understory.games.everdell_duo.rules.together.moves import AGREE, INSIST, TRUST
from understory.games.everdell_duo.rules.together.news import keep_card, keep_options
from understory.games.everdell_duo.rules.together.tiles import share_out, split_options

TRUSTED: Final = 1
"""In a `SPLIT` frame's `part`: the partner agrees to all that is still to come of this tile."""

_OPTIONS: Final[dict[Ask, Callable[[State, Frame], list[Move]]]] = {Ask.SPLIT: split_options, Ask.KEEP: keep_options}
_CARRY_OUT: Final[dict[Ask, Callable[[State, Frame, Move], None]]] = {Ask.SPLIT: share_out, Ask.KEEP: keep_card}
"""What is proposed, by the frame that asks for it."""


def propose(new: State, frame: Frame, move: Move) -> None:
    """The first player has something in mind; it is done at once where nobody has to agree."""
    if new.together.solo or frame.part == TRUSTED:
        _CARRY_OUT[frame.ask](new, frame, move)
    else:
        new.push(Frame(Ask.ANSWER, 1 - frame.seat, str(move)), frame)


def settle_answer(new: State, frame: Frame) -> bool:
    """Asked while there is anything else that could be proposed."""
    if answer_options(new, frame) != [AGREE]:
        return False
    _carry_out(new, frame.what)
    return True


def _proposed(state: State) -> Frame:
    """The frame whose answer is talked about: it lies below the talk."""
    return next(frame for frame in reversed(state.pending) if frame.ask in _OPTIONS)


def answer_options(state: State, frame: Frame) -> list[Move]:
    """Agree, to this or to the rest of the tile as well; or whatever else could have been proposed."""
    asked = _proposed(state)
    others = [move for move in _OPTIONS[asked.ask](state, asked) if str(move) != frame.what]
    return [AGREE, *([TRUST] if _more_to_come(state, asked) else ()), *others]


def _more_to_come(state: State, asked: Frame) -> bool:
    """Whether more of this tile is to be shared out than what is proposed now."""
    if asked.ask is not Ask.SPLIT:
        return False
    return asked.left > 1 or len(asked.used) > 1 or sum(frame.ask is Ask.SPLIT for frame in state.pending) > 1


def answer_proposal(new: State, frame: Frame, move: Move) -> None:
    """It is done as proposed, or something else is proposed instead."""
    if move not in (AGREE, TRUST):
        new.push(Frame(Ask.DECIDE, 1 - frame.seat, frame.what, used=(str(move),)))
        return
    if move == TRUST:
        new.pending = tuple(step._replace(part=TRUSTED) if step.ask is Ask.SPLIT else step for step in new.pending)
    _carry_out(new, frame.what)


def decide_options(_: State, __: Frame) -> list[Move]:
    """What the partner proposed, or what was proposed first."""
    return [AGREE, INSIST]


def answer_decide(new: State, frame: Frame, move: Move) -> None:
    """The first player has the last word."""
    _carry_out(new, frame.used[0] if move == AGREE else frame.what)


def _carry_out(new: State, proposal: str) -> None:
    asked = new.pending[-1]
    move = next(move for move in _OPTIONS[asked.ask](new, asked) if str(move) == proposal)
    new.pending = new.pending[:-1]
    _CARRY_OUT[asked.ask](new, asked, move)
