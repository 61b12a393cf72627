"""What is still to come of a position, in hundredths of a point: purple bonuses that grow, cards within reach."""

from typing import Final

from understory.games.everdell_duo.pack.model import Bonus
from understory.games.everdell_duo.rules.payment import short
from understory.games.everdell_duo.rules.scoring import bonus_count
from understory.games.everdell_duo.rules.spaces import AHEAD, NEAR
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.vocabulary import CardId, Thing
from understory.games.everdell_duo.search.worth import ACTIONS, POINT, plain_worths

_EXPECTED: Final = {
    Thing.CONSTRUCTION: 7,
    Thing.CREATURE: 6,
    Thing.GREEN: 4,
    Thing.TAN: 3,
    Thing.PURPLE: 3,
    Thing.BLUE: 2,
    Thing.RED: 2,
    Thing.PAIR: 6,
    Thing.RICH_COLOUR: 2,
    Thing.COLOUR: 4,
    Thing.EVENT: 2,
    Thing.OCCUPIED: 2,
    Thing.RESOURCE_TYPE: 2,
    Thing.HAND: 4,
}
"""What a city usually comes to at the end."""


def near(state: State) -> tuple[CardId, ...]:
    """The meadow's cards, or gaps, that could be played from once the sun has moved, if it can."""
    ahead = AHEAD[state.path][state.sun]
    return NEAR[ahead if ahead >= 0 else state.sun][state.moon](state.meadow)


def worth(state: State, seat: int, card: CardId, left_over: int) -> int:
    """What playing a card would bring in all."""
    value, bonuses = plain_worths(state.shelf, state.season, left_over)[card], state.shelf.bonuses
    return value + bonus_worth(state, seat, bonuses[card], left_over) if card in bonuses else value


def bonus_worth(state: State, seat: int, bonus: Bonus, left_over: int) -> int:
    """What a purple bonus will come to: what there is now, and the usual growth while there is time."""
    now = bonus_count(state, seat, bonus)
    usual = _EXPECTED.get(bonus.each, 3)
    growth = (usual - now) * left_over // ACTIONS if usual > now else 0
    return POINT * bonus.points * (now + growth) // bonus.every


def prospects(state: State, seat: int, rest: int) -> int:
    """The best cards that could be played next, from hand or meadow, nearer ones counting more."""
    turns = min(3, rest // 4)
    if not turns:
        return 0
    supply, shelf = state.supplies[seat], state.shelf
    plain, bonuses, printed = plain_worths(shelf, state.season, rest), shelf.bonuses, shelf.cards
    cards = [*state.hands[seat], *filter(None, near(state))]
    worths = [worth(state, seat, card, rest) if card in bonuses else plain[card] for card in cards]
    lacks = [short(supply, printed[card].cost) for card in cards]
    values = sorted([value // (4 + 2 * lack) for value, lack in zip(worths, lacks, strict=True)])
    return sum([value for value in values[-turns:] if value > 0])
