"""Cards that come into hands and leave them, and what everybody can follow of that.

A hand and the cards its seat buried unseen since the last reshuffle are told apart by that seat alone; for all others
they are one heap of traces, of which each buried card is one that was there in time. See `worlds` for what follows.
"""

from understory.games.everdell_duo.state import State, Stirred, Trace, paired
from understory.games.everdell_duo.vocabulary import CardId


def without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    """The cards without one of them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_one(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    """The cards, sorted, with one more: in which order they came is nobody's business."""
    return tuple(sorted((*cards, card)))


def draw_unseen(draft: State, seat: int, card: CardId) -> None:
    """A card from the deck into a hand."""
    draft.hands = paired(draft.hands, seat, with_one(draft.hands[seat], card))
    _trace(draft, seat, Trace(None, len(draft.buried[seat]), len(draft.stirred)))


def take_openly(draft: State, seat: int, card: CardId) -> None:
    """A card that everybody sees into a hand."""
    draft.hands = paired(draft.hands, seat, with_one(draft.hands[seat], card))
    _trace(draft, seat, Trace(card, len(draft.buried[seat]), len(draft.stirred)))


def bury(draft: State, seat: int, card: CardId) -> None:
    """A card from hand to the discard pile, seen by nobody else; what lay on it goes back to the supply."""
    draft.hands = paired(draft.hands, seat, without(draft.hands[seat], card))
    loaded = any(card == other for other, _ in draft.loads)
    if loaded:
        # While it carries something everybody knows where it is (everdell.construction.storehouse).
        draft.set_load(card, (0, 0, 0, 0))
        draft.traces = paired(draft.traces, seat, _untraced(draft, seat, card))
        draft.discard += (card,)
    else:
        draft.buried = paired(draft.buried, seat, with_one(draft.buried[seat], card))
        _refresh_loaded(draft, seat)


def _refresh_loaded(draft: State, seat: int) -> None:
    """A card that still carries something was not the one that was buried."""
    loaded = {card for card, _ in draft.loads}
    if loaded:
        buried = len(draft.buried[seat])
        traces = draft.traces[seat]
        draft.traces = paired(
            draft.traces, seat, tuple(t._replace(since=buried) if t.card in loaded else t for t in traces)
        )


def leave_hand(draft: State, seat: int, card: CardId) -> None:
    """A card leaves a hand in sight of all."""
    draft.hands = paired(draft.hands, seat, without(draft.hands[seat], card))
    draft.traces = paired(draft.traces, seat, _untraced(draft, seat, card))


def show(draft: State, seat: int, card: CardId) -> None:
    """A card of a hand is shown and stays there."""
    draft.traces = paired(draft.traces, seat, _untraced(draft, seat, card))
    _trace(draft, seat, Trace(card, len(draft.buried[seat]), len(draft.stirred)))


def _trace(draft: State, seat: int, trace: Trace) -> None:
    draft.traces = paired(draft.traces, seat, (*draft.traces[seat], trace))


def _untraced(draft: State, seat: int, card: CardId) -> tuple[Trace, ...]:
    """The traces without that of a card known to have been in hand until now.

    If it came unseen, any unseen card may have been it. The one that came last is struck out, and the others are
    held to no more than is certain: every way in which things can lie stays possible.
    """
    traces = draft.traces[seat]
    for index, trace in enumerate(traces):
        if trace.card == card:
            return traces[:index] + traces[index + 1 :]
    last = max(index for index, trace in enumerate(traces) if trace.card is None)
    newest = traces[last].shuffles
    return tuple(
        trace if trace.card is not None else Trace(None, trace.since, newest)
        for index, trace in enumerate(traces)
        if index != last
    )


def restock(draft: State) -> bool:
    """Make sure that a card can be drawn, reshuffling if need be; false if there is none (everdell.setup.discard)."""
    if draft.deck:
        return True
    pile = [*draft.discard, *draft.buried[0], *draft.buried[1], *draft.sunk[0], *draft.sunk[1]]
    if not pile:
        return False
    traces = (_after_shuffle(draft, 0), _after_shuffle(draft, 1))
    certain = [*draft.discard, *(card for seat in (0, 1) for card in surely_buried(draft, seat))]
    draft.stirred += (
        Stirred(
            tuple(sorted(certain)),
            (
                tuple(sorted((*draft.buried[0], *draft.sunk[0]))),
                tuple(sorted((*draft.buried[1], *draft.sunk[1]))),
            ),
        ),
    )
    draft.traces = traces
    draft.deck = tuple(sorted(pile))
    draft.discard, draft.buried, draft.sunk = (), ((), ()), ((), ())
    return True


def surely_buried(draft: State, seat: int) -> tuple[CardId, ...]:
    """Cards that everybody can tell to lie in the discard pile, because nothing else can have been buried."""
    traces = draft.traces[seat]
    for buried in range(len(draft.buried[seat]), 0, -1):
        if sum(trace.since < buried for trace in traces) == buried:
            return tuple(trace.card for trace in traces if trace.since < buried and trace.card is not None)
    return ()


def _after_shuffle(draft: State, seat: int) -> tuple[Trace, ...]:
    """What can be followed of a hand once the pile it buried cards in was shuffled away."""
    buried, shuffles = len(draft.buried[seat]), len(draft.stirred)
    sure = tuple(
        Trace(trace.card, 0, shuffles)
        for trace in draft.traces[seat]
        if trace.card is not None and trace.since == buried
    )
    unseen = len(draft.hands[seat]) - len(sure)
    return sure + (Trace(None, 0, shuffles),) * unseen
