"""Carrying out a card, tile or space: its effects go on the stack above a mark that says what is under way."""

from typing import Final, TypeVar

from understory.games.everdell_duo.city import CARDS
from understory.games.everdell_duo.effects.gains import receive
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.model import Act, Each, Exchange, Gain, Put
from understory.games.everdell_duo.spaces import RIVER_AT
from understory.games.everdell_duo.state import Ask, Frame, State
from understory.games.everdell_duo.vocabulary import Space

A = TypeVar("A")

ACTS: Final[dict[str, tuple[Act, ...]]] = (
    {str(card.id): card.acts for card in CARDS.values()}
    | {str(tile.id): tile.acts for tile in LIBRARY.tiles.values()}
    | {str(place.id): (Gain(place.bundle),) for place in LIBRARY.places.values()}
    | {str(news.id): news.acts for news in LIBRARY.news.values()}
)
"""The effects that are carried out, by card, river tile, farm, event space or Good News."""


def _plain(act: Act) -> bool:
    return isinstance(act, Each | Put) or (isinstance(act, Gain) and act.bundle.pure)


PLAIN: Final = frozenset(source for source, acts in ACTS.items() if all(map(_plain, acts)))
"""What gives without price or choice: it is taken without asking (everdell.card.optional)."""


def act_of(frame: Frame, kind: type[A]) -> A:
    """The effect that a frame speaks of, which is of this kind."""
    act = ACTS[frame.what][frame.part]
    if not isinstance(act, kind):
        raise TypeError(f"{frame.what} has no {kind.__name__.lower()}")
    return act


def carry_out(draft: State, seat: int, source: str, mark: str) -> None:
    """Put the effects of a source on the stack, first to last; `mark` is the card or space that is under way."""
    acts = ACTS[source]
    if len(acts) == 1 and isinstance(first := acts[0], Gain):
        # Nothing can be set off by a gain, so it needs no mark.
        receive(draft, seat, first.bundle, source)
        return
    draft.stack += (Frame(Ask.DONE, seat, mark),)
    push_effects(draft, seat, source, 0)


def push_effects(draft: State, seat: int, source: str, first: int) -> None:
    """The effects from the first on, up to one that has to be paid before the rest may follow."""
    acts = ACTS[source]
    last = first
    while last < len(acts) - 1 and not _opens(acts[last]):
        last += 1
    draft.stack += tuple(Frame(Ask.EFFECT, seat, source, part) for part in range(last, first - 1, -1))


def _opens(act: Act) -> bool:
    return isinstance(act, Exchange) and act.opens


def source_of(state: State, space: Space) -> str:
    """What is carried out on a space: the river's tile, or the farm or card itself."""
    at = RIVER_AT.get(space)
    return str(space) if at is None else str(state.river[at])


def carry_space(draft: State, seat: int, space: Space) -> None:
    """Carry out a farm, a river space or a red card."""
    carry_out(draft, seat, source_of(draft, space), space)
