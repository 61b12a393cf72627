"""Whether carrying something out could do anything at all, judged from what everybody can see."""

from typing import assert_never

from understory.games.everdell_duo.pack.model import (
    Achieve,
    Act,
    Activate,
    Back,
    Both,
    Bundle,
    Carry,
    Deliver,
    Each,
    Exchange,
    Gain,
    Grant,
    Pigeon,
    Put,
    Reclaim,
    Shift,
    Shoo,
    Show,
    Spaces,
    Store,
    Zone,
)
from understory.games.everdell_duo.rules.counting import count, open_events
from understory.games.everdell_duo.rules.effects.carrying import opens, source_of
from understory.games.everdell_duo.rules.effects.gains import owned
from understory.games.everdell_duo.rules.effects.hands import reclaimable
from understory.games.everdell_duo.rules.effects.trading import in_reach, may_trade
from understory.games.everdell_duo.rules.knowledge import can_draw
from understory.games.everdell_duo.rules.payment import affordable, means
from understory.games.everdell_duo.rules.spaces import EVENT_AT, FARMS, REACH, RIVERS
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together.sharing import givable, winders
from understory.games.everdell_duo.rules.together.skunks import blocked, standing
from understory.games.everdell_duo.rules.vocabulary import COLOURS, SKUNK, CardId, Kind, Section, Space


def idle(state: State, seat: int, source: str, through: tuple[str, ...] = ()) -> bool:
    """Whether a card, tile or space would do nothing for the seat now, whatever its hand holds.

    `through` is what would be under way by then, and so could not be set off again (everdell.activate.chain).
    """
    through = (*through, source)
    for act in state.shelf.acts[source]:
        if not _dead(state, seat, act, through):
            return False
        if opens(act):
            return True
    return True


def _dead(state: State, seat: int, act: Act, through: tuple[str, ...]) -> bool:
    match act:
        case Gain(bundle):
            return _empty(state, seat, bundle)
        case Both(bundle):
            return _empty(state, 0, bundle) and _empty(state, 1, bundle)
        case Each(of):
            return not count(state, seat, of)
        case Exchange():
            return not in_reach(state, seat, act)
        case Activate(zone=zone):
            return not _greens_beside(state, seat, zone, through)
        case Carry(which=which):
            return not _spaces_beside(state, seat, which, through)
        case Show():
            return not state.hands[seat]
        case Grant(of, zone, less):
            return not grantable(state, seat, of, zone, less)
        case Pigeon():
            return not can_draw(state)
        case Reclaim():
            return not reclaimable(state, seat)
        case Achieve():
            return not open_events(state, seat)
        case Shift():
            return not state.placed(seat)
        case Shoo(section):
            return not any(standing(state, each) for each in (Section if section is None else (section,)))
        case Back():
            return not winders(state)
        case Deliver():
            return not givable(state, seat)
        case Put() | Store():
            return False
        case _:
            assert_never(act)


def _empty(state: State, seat: int, bundle: Bundle) -> bool:
    """Whether nothing of a bundle can be had now."""
    if any(bundle.goods) or bundle.free or bundle.points:
        return False
    if (bundle.cards and can_draw(state)) or (bundle.meadow and any(state.meadow)):
        return False
    lacking = [colour for colour in COLOURS if not owned(state, seat) & colour.bit]
    return not (lacking if bundle.any_token else bundle.token in lacking)


def _greens_beside(state: State, seat: int, zone: Zone, through: tuple[str, ...]) -> bool:
    """Whether another green card may act, or might, hidden in a hand."""
    match zone:
        case Zone.HAND:
            return bool(state.hands[seat])
        case Zone.MEADOW:
            cards = state.meadow
        case _:
            cards = state.shelf.facts(state.city(seat)).greens
    return any(
        card in state.shelf.greens
        and card not in through
        and not state.under_way(card)
        and not idle(state, seat, card, through)
        for card in cards
    )


def _spaces_beside(state: State, seat: int, which: Spaces, through: tuple[str, ...]) -> bool:
    """Whether another space could be carried out to some effect."""
    sources = (source_of(state, space) for space in spaces_for(state, seat, which))
    return any(source not in through and not idle(state, seat, source, through) for source in sources)


def spaces_for(state: State, seat: int, which: Spaces) -> tuple[Space, ...]:
    """The spaces that an effect may carry out without a worker, none of them under way (everdell.activate.chain)."""
    match which:
        case Spaces.FARMS:
            found = FARMS
        case Spaces.RIVER:
            found = RIVERS
        case Spaces.RED:
            cards = (*state.meadow, *state.city(seat), *(() if state.shared else state.city(1 - seat)))
            found = tuple(Space(card) for card in cards if card in state.shelf.reds)
        case Spaces.OTHERS:
            found = tuple(space for space in _worked(state, (1 - seat, SKUNK)) if space not in EVENT_AT)
        case Spaces.WORKERS:
            found = tuple(space for space in _worked(state, (0, 1, SKUNK)) if _may_copy(state, space))
        case _:
            assert_never(which)
    return tuple(space for space in found if not state.under_way(space))


def _worked(state: State, whose: tuple[int, ...]) -> tuple[Space, ...]:
    """Spaces that hold a worker of one of these, each once."""
    return tuple(dict.fromkeys(space for space, seat in state.workers if seat in whose))


def _may_copy(state: State, space: Space) -> bool:
    """Any but an event at which a skunk alone stands, or which a skunk closes (everdell.river.copy-worker)."""
    at = EVENT_AT.get(space)
    if at is None:
        return True
    return not blocked(state, at) and ((space, 0) in state.workers or (space, 1) in state.workers)


def grantable(state: State, seat: int, of: Kind | None, zone: Zone, less: int) -> bool:
    """Whether a granted play might find a card: in the meadow, in a hand, or by giving two cards for a resource."""
    if (zone is not Zone.MEADOW and state.hands[seat]) or may_trade(state, seat):
        return True
    return bool(in_meadow(state, seat, of, less))


def in_meadow(state: State, seat: int, of: Kind | None, less: int) -> list[CardId]:
    """The meadow cards in reach of sun or moon that could be played and paid for so much less."""
    have = means(state, seat)
    return [
        card
        for card in (state.meadow[at] for at in REACH[state.sun][state.moon])
        if card
        and (of is None or state.shelf.cards[card].kind is of)
        and affordable(state, seat, card, have, less, starred=True)
    ]
