"""Views as numbers, for learners. They are fixed for a pack: they change with its digest only.

An observation is small integers: the table's counters, then for every card of the pack where the viewer knows it to be,
seen from the viewer (a spectator sees as seat 0).
"""

from array import array
from struct import Struct
from typing import Final, NamedTuple

from understory.core import Tensor
from understory.core.coding import LEAST, Memo, SingleSteps
from understory.games.everdell_duo.coding.actions import moves_of
from understory.games.everdell_duo.coding.numbering import NO_PROPOSAL, UNSEEN, Numbering
from understory.games.everdell_duo.rules.moves import Move
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.spaces import SPACES
from understory.games.everdell_duo.rules.state import Ask, Scored, State, Trace
from understory.games.everdell_duo.rules.together.record import AGAINST, Together
from understory.games.everdell_duo.rules.view import View
from understory.games.everdell_duo.rules.vocabulary import (
    SKUNK,
    CardId,
    Mode,
    Space,
)

MEADOW, HAND, CITY, GONE, THEIR_HAND, THEIR_CITY, SHARED, THORN = range(UNSEEN + 1, 9)
"""Where a card is, as far as the viewer knows."""

_REMEMBERED: Final = 512
_NOTHING_ASKED: Final = len(Ask)
_HEAD: Final = 9 + 2 * 9
"""Numbers that every table begins with."""
_head: Final = Struct(f"={_HEAD}h").pack


class Sight(NamedTuple):
    """What a view and a state have in different words: sizes of piles, and hands as the viewer knows them."""

    deck: int
    discarded: int
    aside: int
    sizes: tuple[int, int]
    hands: tuple[tuple[CardId, ...], tuple[CardId, ...]]
    traces: tuple[tuple[Trace, ...], tuple[Trace, ...]]
    looks: tuple[tuple[str, ...], tuple[str, ...]]


class _Told:
    """What a seat was told last and of what, where two play against each other."""

    __slots__ = (
        "company",
        "hand",
        "laid",
        "manned",
        "path",
        "places",
        "points",
        "scored",
        "skunks",
        "table",
        "together",
        "traces",
        "workers",
    )

    def __init__(self) -> None:
        self.workers: tuple[tuple[Space, int], ...] | None = None
        self.manned: tuple[bytes, tuple[int, int], int] = (b"", (0, 0), 0)
        self.scored: tuple[Scored, ...] | None = None
        self.points = (0, 0)
        self.together: Together | None = None
        self.path = self.skunks = 0
        self.company = b""
        self.table: tuple[object, ...] = (None,) * 4
        """What lay open: discard, cards under cards, meadow, cities."""
        self.traces: tuple[Trace, ...] | None = None
        self.laid = array("h")
        """The places of all cards but those of the seat's hand."""
        self.hand: tuple[CardId, ...] | None = None
        self.places = b""


class Observations:
    """Views as numbers. What seldom changes (workers, points, cards in sight) is remembered as it was worked out."""

    def __init__(self, shelf: Shelf) -> None:
        self.numbering = Numbering(shelf)
        self._manned = Memo(_manned)
        self._points = Memo(_points)
        self._company: dict[tuple[object, ...], tuple[Together, bytes]] = {}
        nothing: tuple[tuple[object, ...], array[int]] = ((None,) * 5, array("h"))
        self._open = [nothing, nothing]
        """For each seat the cards that lay open when it looked last, and their places."""
        self._last = _Told(), _Told()

    def layout(self, players: int) -> tuple[Tensor, ...]:  # noqa: ARG002  (Coding's)
        """The table's counters, then a place for each card."""
        numbering = self.numbering
        company = len(numbering.company(AGAINST, 0, 0, 0, (), NO_PROPOSAL))
        return Tensor("table", (_HEAD + len(SPACES) + company,), LEAST), Tensor("cards", (len(numbering.order),))

    def of(self, view: View) -> bytes:
        """What the viewer knows: counters first, then a place for each card in the order of their ids.

        Who plays both mayors sees as the one who is asked.
        """
        first, second = view.holdings
        sight = Sight(
            view.deck,
            view.discarded,
            view.aside,
            (first.size, second.size),
            (first.cards, second.cards),
            (first.traces, second.traces),
            (first.looks, second.looks),
        )
        return self._told(view, view.viewer or 0, sight)

    def quick_numbers(self, state: State, seat: int) -> bytes:
        """The same, read off the state."""
        if state.together.mode is Mode.COMPETITIVE:
            return self._quick_against(state, seat)
        first, second = state.hands
        (a, b), (c, d) = state.buried, state.sunk
        solo = state.together.solo
        sight = Sight(
            len(state.deck),
            len(state.discard) + len(a) + len(b) + len(c) + len(d),
            len(state.aside),
            (len(first), len(second)),
            (first if solo or seat == 0 else (), second if solo or seat == 1 else ()),
            state.traces,
            (self.numbering.looks(first), self.numbering.looks(second)) if state.shared else ((), ()),
        )
        return self._told(state, seat, sight)

    def _quick_against(self, state: State, me: int) -> bytes:
        """The same for two who play against each other. A state takes over what has not changed from the one before:
        what is the very same as when the seat looked last is told in the same bytes."""
        last, together, stack, them = self._last[me], state.together, state.pending, 1 - me
        if state.workers is not last.workers:
            last.workers, last.manned = state.workers, self._manned(state.workers)
        if state.scored is not last.scored:
            last.scored, last.points = state.scored, self._points(state.scored)
        spaces, placed, skunks = last.manned
        points = last.points
        tokens, hands, achieved = state.tokens, state.hands, state.achieved
        twigs, resin, pebbles, berries = state.supplies[me]
        their_twigs, their_resin, their_pebbles, their_berries = state.supplies[them]
        (a, b), (c, d) = state.buried, state.sunk
        head = _head(
            state.season,
            state.sun,
            state.moon,
            state.turn == me,
            state.hare == me,
            len(state.deck),
            len(state.discard) + len(a) + len(b) + len(c) + len(d),
            stack[-1].ask if stack else _NOTHING_ASKED,
            len(state.aside),
            twigs,
            resin,
            pebbles,
            berries,
            tokens[me],
            len(hands[me]),
            len(achieved[me]),
            together.workers - placed[me],
            points[me],
            their_twigs,
            their_resin,
            their_pebbles,
            their_berries,
            tokens[them],
            len(hands[them]),
            len(achieved[them]),
            together.workers - placed[them],
            points[them],
        )
        if together is not last.together or state.path != last.path or skunks != last.skunks:
            last.together, last.path, last.skunks = together, state.path, skunks
            last.company = self._with(together, state.path, skunks, them, (), NO_PROPOSAL)
        return b"".join((head, spaces, last.company, self._places_against(state, me, last)))

    def _places_against(self, state: State, me: int, last: _Told) -> bytes:
        """Where each card is. In a turn the hand changes most: what lies elsewhere is kept apart from it."""
        discard, under, meadow, cities = last.table
        traces, hand = state.traces[1 - me], state.hands[me]
        if (
            state.meadow is not meadow
            or traces is not last.traces
            or state.cities is not cities
            or state.discard is not discard
            or state.under is not under
        ):
            last.table = state.discard, state.under, state.meadow, state.cities
            last.traces = traces
            last.laid = _in_sight(self.numbering, state, me)
            for trace in traces:
                if trace.card:
                    last.laid[self.numbering.order[trace.card]] = THEIR_HAND
        elif hand is last.hand:
            return last.places
        places = last.laid[:]
        for card in hand:
            places[self.numbering.order[card]] = HAND
        last.hand, last.places = hand, places.tobytes()
        return last.places

    def _told(self, table: View | State, me: int, sight: Sight) -> bytes:
        together, stack = table.together, table.pending
        if together.solo and stack and stack[-1].seat >= 0:
            me = stack[-1].seat
        them = 1 - me
        spaces, workers, skunks = self._manned(table.workers)
        points = self._points(table.scored)
        shared = len(table.cities) == 1
        numbers = [
            table.season,
            table.sun,
            table.moon,
            table.turn == me,
            table.hare == me,
            sight.deck,
            sight.discarded,
            stack[-1].ask if stack else _NOTHING_ASKED,
            sight.aside,
        ]
        for seat in (me, them):
            numbers += (
                *table.supplies[seat],
                table.tokens[seat],
                sight.sizes[seat],
                len(table.achieved[seat]),
                together.workers - workers[seat],
                points[0] + points[1] if shared else points[seat],
            )
        head = _head(*numbers)
        company = self._with(together, table.path, skunks, them, sight.looks[them], self.numbering.proposed(stack))
        return b"".join((head, spaces, company, self._places(table, me, sight)))

    def _with(
        self,
        together: Together,
        path: int,
        skunks: int,
        them: int,
        looks: tuple[str, ...],
        proposed: tuple[int, int],
    ) -> bytes:
        """What is there only where two play together."""
        key = id(together), path, skunks, them, looks, proposed
        found = self._company.get(key)
        if found is None:
            if len(self._company) >= _REMEMBERED:
                self._company.clear()
            numbers = array("h", self.numbering.company(together, path, skunks, them, looks, proposed))
            found = self._company[key] = together, numbers.tobytes()
        return found[1]

    def _places(self, table: View | State, me: int, sight: Sight) -> bytes:
        """Where each card is: those in sight as they were last, then the hands."""
        (discard, under, meadow, cities, together), places = self._open[me]
        if (
            table.discard is not discard
            or table.meadow is not meadow
            or table.cities is not cities
            or table.under is not under
            or table.together is not together
        ):
            places = _in_sight(self.numbering, table, me)
            self._open[me] = (table.discard, table.under, table.meadow, table.cities, table.together), places
        places = places[:]
        for card in sight.hands[me]:
            places[self.numbering.order[card]] = HAND
        for trace in sight.traces[1 - me]:
            if trace.card:
                places[self.numbering.order[trace.card]] = THEIR_HAND
        for card in sight.hands[1 - me]:
            places[self.numbering.order[card]] = THEIR_HAND
        return places.tobytes()


def _manned(workers: tuple[tuple[Space, int], ...]) -> tuple[bytes, tuple[int, int], int]:
    """Which spaces have a worker, how many each seat has placed, and the spaces of skunks as bits."""
    taken = {space for space, _ in workers}
    placed = [whose for _, whose in workers]
    skunks = {space for space, whose in workers if whose == SKUNK}
    bits = sum(1 << at for at, space in enumerate(SPACES) if space in skunks)
    return array("h", [space in taken for space in SPACES]).tobytes(), (placed.count(0), placed.count(1)), bits


def _points(scored: tuple[Scored, ...]) -> tuple[int, int]:
    """The points that each seat has gained."""
    return sum(gain.points for gain in scored if gain.seat == 0), sum(gain.points for gain in scored if gain.seat == 1)


def _in_sight(numbering: Numbering, table: View | State, me: int) -> "array[int]":
    """The places of cards that lie open; of all others that they are unseen."""
    places, order = numbering.unseen[:], numbering.order
    together, cities = table.together, table.cities
    for card in table.discard:
        places[order[card]] = GONE
    for _, card in table.under:
        places[order[card]] = GONE
    for card in table.meadow:
        if card:
            places[order[card]] = MEADOW
    if len(cities) > 1:
        for card in cities[1 - me]:
            places[order[card]] = THEIR_CITY
    for card in cities[me] if len(cities) > 1 else cities[0]:
        places[order[card]] = CITY
    if together.shared in order:
        places[order[CardId(together.shared)]] = SHARED
    for card in together.thorn:
        places[order[card]] = THORN
    return places


def coding(shelf: Shelf) -> SingleSteps[Move, View]:
    """Everdell Duo's moves and views in numbers."""
    seen = Observations(shelf)
    return SingleSteps(moves_of(shelf), seen.layout, seen.of, seen.quick_numbers)
