"""What a card costs, in how many ways it can be paid, and with which resources.

A way is a tuple of words: nothing for the plain price, `token`, or the ids of the abilities used in the order in which
they take off: one star ability, a rebate (Courthouse), a swap (Judge); everdell.play.discount.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from understory.core import Reason
from understory.games.everdell_duo.pack.model import Card, Discount, Price
from understory.games.everdell_duo.rules.moves import TOKEN_WAY, Pay
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.vocabulary import NOTHING, RESOURCES, UNIT, CardId, Goods, covers, minus, plus

_UNITS = tuple(UNIT.values())


class Means(NamedTuple):
    """What a seat could pay with now, besides its supply."""

    tokens: int
    """Colours of which an occupied token can be used: in the supply, from an earlier action, with a home."""
    stars: tuple[tuple[CardId, Discount], ...]
    rebates: tuple[CardId, ...]
    swaps: tuple[CardId, ...]

    @property
    def able(self) -> bool:
        """Whether some card of the city helps."""
        return bool(self.stars or self.rebates or self.swaps)


def costs_a_card(shelf: Shelf, way: Pay) -> bool:
    """Whether a way to pay costs a card of the city: Crane, Innkeeper."""
    return not shelf.leaving.isdisjoint(way.ways)


NO_HELP: Final = Means(0, (), (), ())
"""Nothing but the supply."""


def means(state: State, seat: int) -> Means:
    """The abilities and tokens of a seat; none of a card that was played in this very turn (everdell.card.blue)."""
    known, new = state.shelf.facts(state.city(seat)), state.new
    tokens = state.tokens[seat] & ~state.fresh[seat] & known.homes
    stars, rebates, swaps = known.stars, known.rebates, known.swaps
    if not (stars or rebates or swaps):
        return Means(tokens, (), (), ()) if tokens else NO_HELP
    return Means(
        tokens,
        tuple([each for each in stars if each[0] not in new and _has_uses(state, *each)]) if stars else (),
        tuple([card for card in rebates if card not in new and state.counter(card)]) if rebates else (),
        tuple([card for card in swaps if card not in new]) if swaps else (),
    )


def _has_uses(state: State, card: CardId, star: Discount) -> bool:
    return star.price is Price.ITSELF or sum(1 for over, _ in state.under if over == card) < star.times


def star_serves(state: State, seat: int, star: Discount, card: Card) -> bool:
    """Whether a star ability can take something off a card's cost: the right kind, and a price to be paid."""
    if card.toll or (star.of is not None and star.of is not card.kind):
        return False
    return star.price is Price.ITSELF or any(True for _ in tuckable(state, seat, star, card.id))


def tuckable(state: State, seat: int, star: Discount, played: CardId) -> Iterator[CardId]:
    """The cards in hand that can go under Dungeon or Trail Guide when another card is played."""
    wanted = star.price is Price.CREATURE
    return (card for card in state.hands[seat] if card != played and (card in state.shelf.creatures) == wanted)


def affordable(state: State, seat: int, card: CardId, have: Means, less: int, *, starred: bool) -> bool:
    """Whether a card can be paid in some way. `less` is what the play was granted with, `starred` if that is a star."""
    if have.tokens & state.shelf.lodgers[card]:
        return True
    printed = state.shelf.cards[card]
    if printed.toll:
        hand = state.hands[seat]
        return len(hand) - (card in hand) >= printed.toll
    supply, cost = state.supplies[seat], printed.cost
    missing = short(supply, cost) - less
    if missing <= 0:
        return True
    if have.rebates:
        missing -= 1
    if have.stars and not starred:
        missing -= max((star.less for _, star in have.stars if star_serves(state, seat, star, printed)), default=0)
    return missing <= 0 or (missing == 1 and bool(have.swaps) and spares(supply, cost))


@cache
def _at_most(shelf: Shelf) -> tuple[tuple[frozenset[CardId], ...], ...]:
    """For each resource the cards that cost at most so many of it: none, one, up to the most that any card costs."""
    priced = [card for card in shelf.cards.values() if not card.toll]
    return tuple(
        tuple(
            frozenset(card.id for card in priced if card.cost[at] <= amount)
            for amount in range(1 + max((card.cost[at] for card in priced), default=0))
        )
        for at in range(len(RESOURCES))
    )


@lru_cache(maxsize=1 << 12)
def within(shelf: Shelf, supply: Goods) -> frozenset[CardId]:
    """The cards that a supply pays for without anybody's help."""
    twigs, resin, pebbles, berries = [
        cards[min(amount, len(cards) - 1)] for cards, amount in zip(_at_most(shelf), supply, strict=True)
    ]
    return twigs & resin & pebbles & berries


@cache
def lodged(shelf: Shelf, tokens: int) -> frozenset[CardId]:
    """The cards that can be played with an occupied token, of which a seat can use these colours."""
    return frozenset(card for card, colour in shelf.lodgers.items() if colour & tokens)


def short(supply: Goods, cost: Goods) -> int:
    """How many resources of the cost the supply lacks."""
    # Written out: asked for every card in sight, several times a move.
    lacking = cost[0] - supply[0] if cost[0] > supply[0] else 0
    if cost[1] > supply[1]:
        lacking += cost[1] - supply[1]
    if cost[2] > supply[2]:
        lacking += cost[2] - supply[2]
    if cost[3] > supply[3]:
        lacking += cost[3] - supply[3]
    return lacking


def spares(supply: Goods, cost: Goods) -> bool:
    """Whether the supply has a resource that the cost does not ask for."""
    return supply[0] > cost[0] or supply[1] > cost[1] or supply[2] > cost[2] or supply[3] > cost[3]


def ways(
    state: State, seat: int, card: CardId, less: int, *, starred: bool, have: Means | None = None
) -> list[tuple[str, ...]]:
    """Every way in which the card can be paid now, cheapest first; with these means, if they were looked up before."""
    printed, have = state.shelf.cards[card], have or means(state, seat)
    found: list[tuple[str, ...]] = []
    if have.tokens & state.shelf.lodgers[card]:
        found.append((TOKEN_WAY,))
    if printed.toll:
        hand = state.hands[seat]
        return [*found, ()] if len(hand) - (card in hand) >= printed.toll else found
    supply, total = state.supplies[seat], sum(printed.cost)
    if not (have.stars or have.rebates or have.swaps):
        if prices(printed.cost, supply, less, swapped=False):
            found.append(())
        return found
    priced: list[tuple[int, tuple[str, ...]]] = []
    for words, off in _combinations(state, seat, printed, have, less, starred=starred):
        swapped = bool(words) and words[-1] in have.swaps
        if prices(printed.cost, supply, off, swapped=swapped):
            priced.append((max(total - off, 0), words))
    return found + [words for _, words in sorted(priced, key=lambda pair: (pair[0], len(pair[1])))]


def _combinations(
    state: State, seat: int, card: Card, have: Means, less: int, *, starred: bool
) -> Iterator[tuple[tuple[str, ...], int]]:
    """Star, rebate and swap in every combination in which each takes something off, with what comes off in all."""
    total = sum(card.cost)
    stars: list[tuple[tuple[str, ...], int]] = [((), less)]
    if not starred and total > less:
        stars += [((name,), less + star.less) for name, star in have.stars if star_serves(state, seat, star, card)]
    for words, off in stars:
        rebates = [(words, off)]
        if total > off:
            rebates += [((*words, name), off + 1) for name in have.rebates]
        for rebated, taken in rebates:
            yield rebated, taken
            if total > taken:
                for name in have.swaps:
                    yield (*rebated, name), taken


@lru_cache(maxsize=1 << 14)
def prices(cost: Goods, supply: Goods, off: int, *, swapped: bool) -> tuple[Goods, ...]:
    """The different payments that satisfy a cost with so much off, and one resource swapped if so."""
    if off == 0 and not swapped:
        return (cost,) if covers(supply, cost) else ()
    reduced = _reduced(cost, off)
    if swapped:
        reduced = {
            plus(minus(price, gone), come)
            for price in reduced
            for at, gone in enumerate(_UNITS)
            if price[at]
            for come in _UNITS
            if come != gone
        }
    return tuple(sorted((price for price in reduced if covers(supply, price)), reverse=True))


@lru_cache(maxsize=1 << 12)
def _reduced(cost: Goods, off: int) -> set[Goods]:
    """The costs that are left when so many resources of the player's choice are taken off; none falls below nothing."""
    if off >= sum(cost):
        return {NOTHING}
    if off == 0:
        return {cost}
    return {price for at, unit in enumerate(_UNITS) if cost[at] for price in _reduced(minus(cost, unit), off - 1)}


# ---------------------------------------------------------------- what is missing


def missing(state: State, seat: int, card: CardId, less: int) -> Reason:
    """What the supply lacks of a card's cost, resource by resource, and how many of it a grant would make up for."""
    printed = state.shelf.cards[card]
    if printed.toll:
        return Reason.of("everdell.play.cost", card=card, discard=printed.toll, hand=len(state.hands[seat]))
    return Reason.of("everdell.play.cost", card=card, missing=lacks(state.supplies[seat], printed.cost), less=less)


def lacks(supply: Goods, cost: Goods) -> tuple[tuple[str, int], ...]:
    """Which resources are missing, and how many of each."""
    pairs = zip(RESOURCES, supply, cost, strict=True)
    return tuple((str(good), need - have) for good, have, need in pairs if need > have)
