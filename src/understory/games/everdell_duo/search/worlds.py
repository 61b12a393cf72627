"""What a seat does not know, sampled: hands, buried cards and deck as they may lie, each way as likely as it is.

Every unseen discard is taken to have been any card of the hand, equally likely. Which trace was buried when is drawn in
order, each buried card from those of its look that were there in time: their number depends on nothing drawn before,
so every sequence is equally likely. Unseen traces and the deck then get the cards that are left. Two things are held
to what is certain rather than weighed exactly: which unseen card it was that came into sight after others had been
buried, and, after a reshuffle, how likely a card that went one of two ways went which.
"""

from functools import cache
from random import Random

from understory.core import drawing_from
from understory.core.dealer import Draws
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.state import State, Stirred, Trace
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import NO_CARD, CardId


def world(view: View, rng: Random) -> State:
    """A state that the viewer could be in."""
    state, located, draw, bits = _open_part(view), _located(view), drawing_from(rng), rng.getrandbits
    unseen = [card for card in _in_order(view.shelf, view.pack) if card not in located]
    for last in range(len(unseen) - 1, 0, -1):  # as `rng.shuffle` does, without its calls
        width = (last + 1).bit_length()
        at = bits(width)
        while at > last:
            at = bits(width)
        unseen[last], unseen[at] = unseen[at], unseen[last]
    splits = [_split(view, seat, draw) for seat in (0, 1)]
    hidden = [
        (trace, seat, held)
        for seat, (hand, buried) in enumerate(splits)
        for held, traces in ((True, hand), (False, buried))
        for trace in traces
        if trace.card is None and not view.own(seat)
    ]
    names = _named(view, [entry[0] for entry in hidden], unseen)
    hands: list[list[CardId]] = [[], []]
    buried_cards: list[list[CardId]] = [[], []]
    for (_, seat, held), name in zip(hidden, names, strict=True):
        (hands if held else buried_cards)[seat].append(name)
    for seat, (hand, buried) in enumerate(splits):
        hands[seat] += [trace.card for trace in hand if trace.card is not None]
        buried_cards[seat] += [trace.card for trace in buried if trace.card is not None]
    return _complete(view, state, hands, buried_cards, unseen)


def outline(view: View) -> State:
    """All that the view tells, with blanks for the cards that its owner does not know: as much as is the same in every
    world, for those who look that up and nothing else."""
    state, held = _open_part(view), view.holdings
    own = [view.own(seat) for seat in (0, 1)]
    hands = [held[seat].cards if own[seat] else (NO_CARD,) * held[seat].size for seat in (0, 1)]
    state.hands = hands[0], hands[1]
    state.deck = (NO_CARD,) * view.deck
    return state


def _complete(
    view: View, state: State, hands: list[list[CardId]], buried: list[list[CardId]], unseen: list[CardId]
) -> State:
    """Own cards as they are, what others set aside or sank from what is left, and the rest for the deck."""
    sunk: list[tuple[CardId, ...]] = []
    for seat in (0, 1):
        held = view.holdings[seat]
        if view.own(seat):
            hands[seat], buried[seat] = list(held.cards), list(held.buried_cards)
            sunk.append(held.sunk_cards)
        else:
            sunk.append(tuple(sorted(unseen.pop() for _ in range(held.sunk))))
    state.hands = tuple(sorted(hands[0])), tuple(sorted(hands[1]))
    state.buried = tuple(sorted(buried[0])), tuple(sorted(buried[1]))
    state.sunk = sunk[0], sunk[1]
    state.aside = view.aside_cards or tuple(sorted(unseen.pop() for _ in range(view.aside)))
    state.deck = tuple(sorted(unseen))
    return state


def _open_part(view: View) -> State:
    """The state with all that the view tells of it."""
    state = State(view.shelf, view.pack, (), view.meadow)
    state.hare = view.hare
    state.season = view.season
    state.turn = view.turn
    state.sun = view.sun
    state.moon = view.moon
    state.path = view.path
    state.discard = view.discard
    state.flowed = view.flowed
    state.events = view.events
    state.achieved = view.achieved
    state.workers = view.workers
    state.supplies = view.supplies
    state.tokens = view.tokens
    state.fresh = view.fresh
    state.cities = view.cities
    state.new = view.new
    state.housed = view.housed
    state.counters = view.counters
    state.loads = view.loads
    state.under = view.under
    state.scored = view.scored
    state.together = view.together
    state.pending = view.pending
    state.traces = view.holdings[0].traces, view.holdings[1].traces
    state.stirred = tuple(Stirred(cards, ((), ())) for cards in view.stirred)
    return state


@cache
def _in_order(shelf: Shelf, pack: str) -> tuple[CardId, ...]:
    """A deck's cards, sorted."""
    return tuple(sorted(set(shelf.decks[pack])))


def _located(view: View) -> set[CardId]:
    """Every card of which the viewer knows where it is, or with whom."""
    found = {*view.discard, *view.meadow, *(card for city in view.cities for card in city), *view.aside_cards}
    together = view.together
    found |= {*together.thorn, *([CardId(together.shared)] if together.shared in view.shelf.cards else [])}
    found |= {below for _, below in view.under}
    for seat, held in enumerate(view.holdings):
        if view.own(seat):
            found |= {*held.cards, *held.buried_cards, *held.sunk_cards}
        else:
            found |= {trace.card for trace in held.traces if trace.card is not None}
    # A card that is being played has left its place and is not in the city yet.
    found |= {CardId(frame.what) for frame in view.pending if frame.what in view.shelf.cards}
    return found - {NO_CARD}


def _split(view: View, seat: int, draw: Draws) -> tuple[list[Trace], list[Trace]]:
    """Which traces are in the hand and which were buried, in the order of burial."""
    held = view.holdings[seat]
    left = list(held.traces)
    buried: list[Trace] = []
    for look in dict.fromkeys(trace.look for trace in held.traces):
        for position in range(held.buried_of(look)):
            there = [index for index, trace in enumerate(left) if trace.look == look and trace.since <= position]
            buried.append(left.pop(there[draw(len(there))]))
    return left, buried


def _named(view: View, traces: list[Trace], unseen: list[CardId]) -> list[CardId]:
    """A card for each hidden trace, taken off `unseen`: one of its look, and none that the viewer knows to have been
    shuffled into the deck while the trace was in a hand. Those longest held are the most bound and choose first."""
    names: list[CardId] = [NO_CARD] * len(traces)
    for index in sorted(range(len(traces)), key=lambda index: traces[index].shuffles):
        look, stirred = traces[index].look, view.stirred[traces[index].shuffles :]
        if not look and not stirred:
            names[index] = unseen.pop()
            continue
        barred = {card for cards in stirred for card in cards}
        may_be = (card not in barred and look in ("", view.shelf.looks[card]) for card in reversed(unseen))
        at = len(unseen) - 1 - next(back for back, fits in enumerate(may_be) if fits)
        names[index] = unseen.pop(at)
    return names
