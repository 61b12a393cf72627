"""Carrying out a card, tile or space: its effects go on the stack above a mark that says what is under way."""

from typing import TypeVar

from understory.games.everdell_duo.pack.model import Act, Exchange, Gain
from understory.games.everdell_duo.rules.effects.gains import receive
from understory.games.everdell_duo.rules.spaces import RIVER_AT
from understory.games.everdell_duo.rules.state import Ask, Frame, State, framed
from understory.games.everdell_duo.rules.vocabulary import Space

A = TypeVar("A")


def act_of(state: State, frame: Frame, kind: type[A]) -> A:
    """The effect that a frame speaks of, which is of this kind."""
    act = state.shelf.acts[frame.what][frame.part]
    if not isinstance(act, kind):
        raise TypeError(f"{frame.what} has no {kind.__name__.lower()}")
    return act


def carry_out(new: State, seat: int, source: str, mark: str) -> None:
    """Put the effects of a source on the stack, first to last; `mark` is the card or space that is under way."""
    acts = new.shelf.acts[source]
    if len(acts) == 1 and isinstance(first := acts[0], Gain):
        # Nothing can be set off by a gain, so it needs no mark.
        receive(new, seat, first.bundle, source)
        return
    new.pending += (framed(Ask.DONE, seat, mark),)
    push_effects(new, seat, source, 0)


def push_effects(new: State, seat: int, source: str, first: int) -> None:
    """The effects from the first on, up to one that has to be paid before the rest may follow."""
    acts = new.shelf.acts[source]
    last = first
    while last < len(acts) - 1 and not opens(acts[last]):
        last += 1
    new.pending += tuple([framed(Ask.EFFECT, seat, source, part) for part in range(last, first - 1, -1)])


def opens(act: Act) -> bool:
    """Whether what follows an effect happens only once its price was paid."""
    return isinstance(act, Exchange) and act.opens


def source_of(state: State, space: Space) -> str:
    """What is carried out on a space: the river's tile, or the farm or card itself."""
    at = RIVER_AT.get(space)
    return str(space) if at is None else str(state.river[at])


def carry_space(new: State, seat: int, space: Space) -> None:
    """Carry out a farm, a river space or a red card."""
    carry_out(new, seat, source_of(new, space), space)
