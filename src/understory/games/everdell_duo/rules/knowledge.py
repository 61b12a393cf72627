"""Cards that come into hands and leave them, and what everybody can follow of that.

A hand and the cards its seat buried unseen since the last reshuffle are told apart by that seat alone; for all others
they are one heap of traces, of which each buried card is one that was there in time. Where looks are told, because two
play together, there is such a heap for each look. See `worlds` for what follows.
"""

from bisect import bisect

from understory.games.everdell_duo.rules.state import State, Stirred, Trace, paired, traced
from understory.games.everdell_duo.rules.vocabulary import CardId


def without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    """The cards without one of them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_one(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    """The cards, sorted, with one more: in which order they came is nobody's business."""
    at = bisect(cards, card)
    return (*cards[:at], card, *cards[at:])


def look_of(state: State, card: CardId) -> str:
    """The look of a card in a hand as others are told it: colour and kind where two play together, else nothing."""
    return state.shelf.looks[card] if state.shared else ""


def buried_of(state: State, seat: int, look: str) -> int:
    """How many cards of a look a seat has buried unseen since the last reshuffle."""
    buried = state.buried[seat]
    return sum(state.shelf.looks[card] == look for card in buried) if look else len(buried)


def _follow(new: State, seat: int, card: CardId, named: CardId | None) -> None:
    """The trace of a card that is in a hand; `named` if everybody saw which."""
    if len(new.cities) > 1:
        trace = traced(named, len(new.buried[seat]), len(new.stirred))
    else:
        look = look_of(new, card)
        trace = traced(named, buried_of(new, seat, look), len(new.stirred), look)
    mine, yours = new.traces
    new.traces = (mine, (*yours, trace)) if seat else ((*mine, trace), yours)


def draw_unseen(new: State, seat: int, card: CardId) -> None:
    """A card from the deck into a hand."""
    new.hands = paired(new.hands, seat, with_one(new.hands[seat], card))
    _follow(new, seat, card, None)


def take_openly(new: State, seat: int, card: CardId) -> None:
    """A card that everybody sees into a hand."""
    new.hands = paired(new.hands, seat, with_one(new.hands[seat], card))
    _follow(new, seat, card, card)


def bury(new: State, seat: int, card: CardId) -> None:
    """A card from hand to the discard pile, seen by nobody else; what lay on it goes back to the supply."""
    new.hands = paired(new.hands, seat, without(new.hands[seat], card))
    if not new.loads:
        new.buried = paired(new.buried, seat, with_one(new.buried[seat], card))
    elif any(card == other for other, _ in new.loads):
        # While it carries something everybody knows where it is (everdell.construction.storehouse).
        new.set_load(card, (0, 0, 0, 0))
        new.traces = paired(new.traces, seat, _untraced(new, seat, card))
        new.discard += (card,)
    else:
        new.buried = paired(new.buried, seat, with_one(new.buried[seat], card))
        _refresh_loaded(new, seat)


def _refresh_loaded(new: State, seat: int) -> None:
    """A card that still carries something was not the one that was buried."""
    loaded = {card for card, _ in new.loads}
    traces = tuple(
        trace._replace(since=buried_of(new, seat, trace.look)) if trace.card in loaded else trace
        for trace in new.traces[seat]
    )
    new.traces = paired(new.traces, seat, traces)


def leave_hand(new: State, seat: int, card: CardId) -> None:
    """A card leaves a hand in sight of all."""
    new.hands = paired(new.hands, seat, without(new.hands[seat], card))
    new.traces = paired(new.traces, seat, _untraced(new, seat, card))


def show(new: State, seat: int, card: CardId) -> None:
    """A card of a hand is shown and stays there."""
    new.traces = paired(new.traces, seat, _untraced(new, seat, card))
    _follow(new, seat, card, card)


def _untraced(new: State, seat: int, card: CardId) -> tuple[Trace, ...]:
    """The traces without that of a card known to have been in hand until now.

    If it came unseen, any unseen card of its look may have been it. The one that came last is struck out, and the
    others are held to no more than is certain: every way in which things can lie stays possible.
    """
    traces, look = new.traces[seat], look_of(new, card)
    for index, trace in enumerate(traces):
        if trace.card == card:
            return traces[:index] + traces[index + 1 :]
    last = max([index for index, trace in enumerate(traces) if trace.card is None and trace.look == look])
    newest = traces[last].shuffles
    return tuple(
        [
            trace if trace.card is not None or trace.look != look else traced(None, trace.since, newest, look)
            for trace in (*traces[:last], *traces[last + 1 :])
        ]
    )


def can_draw(state: State) -> bool:
    """Whether the deck has a card, or the discard pile to make a new one of."""
    return bool(state.deck) or bool(state.discard or any(state.buried) or any(state.sunk))


def restock(new: State) -> bool:
    """Make sure that a card can be drawn, reshuffling if need be; false if there is none (everdell.setup.discard)."""
    if new.deck:
        return True
    pile = [*new.discard, *new.buried[0], *new.buried[1], *new.sunk[0], *new.sunk[1]]
    if not pile:
        return False
    traces = (_after_shuffle(new, 0), _after_shuffle(new, 1))
    certain = [*new.discard, *(card for seat in (0, 1) for card in surely_buried(new, seat))]
    new.stirred += (
        Stirred(
            tuple(sorted(certain)),
            (
                tuple(sorted((*new.buried[0], *new.sunk[0]))),
                tuple(sorted((*new.buried[1], *new.sunk[1]))),
            ),
        ),
    )
    new.traces = traces
    new.deck = tuple(sorted(pile))
    new.discard, new.buried, new.sunk = (), ((), ()), ((), ())
    return True


def surely_buried(new: State, seat: int) -> tuple[CardId, ...]:
    """Cards that everybody can tell to lie in the discard pile, because nothing else can have been buried."""
    looks = dict.fromkeys(trace.look for trace in new.traces[seat])
    return tuple(card for look in looks for card in _surely_buried(new, seat, look))


def _surely_buried(new: State, seat: int, look: str) -> tuple[CardId, ...]:
    traces = [trace for trace in new.traces[seat] if trace.look == look]
    for buried in range(buried_of(new, seat, look), 0, -1):
        if sum(trace.since < buried for trace in traces) == buried:
            return tuple(trace.card for trace in traces if trace.since < buried and trace.card is not None)
    return ()


def _after_shuffle(new: State, seat: int) -> tuple[Trace, ...]:
    """What can be followed of a hand once the pile it buried cards in was shuffled away."""
    shuffles = len(new.stirred)
    sure = tuple(
        Trace(trace.card, 0, shuffles, trace.look)
        for trace in new.traces[seat]
        if trace.card is not None and trace.since == buried_of(new, seat, trace.look)
    )
    named = {trace.card for trace in sure}
    looks = sorted(look_of(new, card) for card in new.hands[seat] if card not in named)
    return sure + tuple(Trace(None, 0, shuffles, look) for look in looks)
