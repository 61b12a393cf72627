"""Whether carrying something out could do anything at all, judged from what everybody can see."""

from understory.games.everdell_duo.city import CARDS, GREENS, REDS, facts
from understory.games.everdell_duo.effects.carrying import ACTS
from understory.games.everdell_duo.effects.trading import in_reach, may_trade
from understory.games.everdell_duo.pack.model import (
    Act,
    Activate,
    Back,
    Carry,
    Deliver,
    Exchange,
    Grant,
    Shoo,
    Show,
    Spaces,
    Zone,
)
from understory.games.everdell_duo.payment import affordable, means
from understory.games.everdell_duo.spaces import BEHIND, EVENT_AT, FARMS, REACH, RIVERS
from understory.games.everdell_duo.state import State
from understory.games.everdell_duo.together.skunks import standing
from understory.games.everdell_duo.vocabulary import SKUNK, CardId, Kind, Section, Space


def idle(state: State, seat: int, source: str) -> bool:
    """Whether a card or tile would do nothing for the seat now, whatever its hand holds."""
    return all(_dead(state, seat, source, act) for act in ACTS[source])


def _dead(state: State, seat: int, source: str, act: Act) -> bool:
    match act:
        case Exchange():
            return not in_reach(state, seat, act)
        case Activate(zone=zone):
            return not _greens_beside(state, seat, source, zone)
        case Carry(which=which):
            return not any(space != source for space in spaces_for(state, seat, which))
        case Show():
            return not state.hands[seat]
        case Grant(of, zone, less):
            return not grantable(state, seat, of, zone, less)
        case Shoo(section):
            return not any(standing(state, each) for each in (Section if section is None else (section,)))
        case Back():
            return BEHIND[state.path][max(state.sun, state.moon)] < state.together.start
        case Deliver():
            return not (any(state.supplies[seat]) or state.hands[seat] or state.tokens[seat])
        case _:
            return False


def _greens_beside(state: State, seat: int, source: str, zone: Zone) -> bool:
    """Whether another green card may act, or might, hidden in a hand."""
    match zone:
        case Zone.HAND:
            return bool(state.hands[seat])
        case Zone.MEADOW:
            cards = state.meadow
        case _:
            cards = facts(state.city(seat)).greens
    return any(card in GREENS and card != source and not state.under_way(card) for card in cards)


def spaces_for(state: State, seat: int, which: Spaces) -> tuple[Space, ...]:
    """The spaces that an effect may carry out without a worker, none of them under way (everdell.activate.chain)."""
    match which:
        case Spaces.FARMS:
            found = FARMS
        case Spaces.RIVER:
            found = RIVERS
        case Spaces.RED:
            cards = (*state.meadow, *state.city(seat), *(() if state.shared else state.city(1 - seat)))
            found = tuple(Space(card) for card in cards if card in REDS)
        case _:
            found = _worked(state, (0, 1, SKUNK) if which is Spaces.WORKERS else (1 - seat, SKUNK))
    return tuple(space for space in found if not state.under_way(space))


def _worked(state: State, whose: tuple[int, ...]) -> tuple[Space, ...]:
    """Spaces that hold a worker of one of these, events excepted; skunks too (everdell.river.copy-worker)."""
    spaces = (space for space, seat in state.workers if seat in whose)
    return tuple(dict.fromkeys(space for space in spaces if space not in EVENT_AT))


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
        if card and (of is None or CARDS[card].kind is of) and affordable(state, seat, card, have, less, starred=True)
    ]
