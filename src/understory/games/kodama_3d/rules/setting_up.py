"""Setting up: who begins, trunks, the forest, goals of which one is put back, the display, meeples."""

from collections.abc import Iterator
from typing import Final

from understory.core import Chance, Odds, Reason, Seat, Veiled, Viewer, after, knows, only, seats_of
from understory.games.kodama_3d.rules.forest import stacks_of
from understory.games.kodama_3d.rules.moves import Colour, Deal, First, Place, Return, Show
from understory.games.kodama_3d.rules.pieces import STACK_NAMES, STACKS, Kodama
from understory.games.kodama_3d.rules.spec import DEALT
from understory.games.kodama_3d.rules.state import Ask, Pending, State, of_each_seat

_COLOURS: Final = tuple(Kodama)
_PLACES: Final = tuple(Place(stack) for stack in STACKS)

COLOUR, TRUNK, LAY, DEAL, RETURN, TURN_UP, PLACE, MOVE = map(
    of_each_seat, (Ask.COLOUR, Ask.TRUNK, Ask.LAY, Ask.DEAL, Ask.RETURN, Ask.TURN_UP, Ask.PLACE, Ask.MOVE)
)

# ---------------------------------------------------------------- who begins


def firsts(state: State, _: Pending) -> Chance[First]:
    """Any seat."""
    return Chance(state.players, lambda n: First(Seat(n)))


def begin(new: State, _: Pending, move: First) -> None:
    """The first player; trunks come next."""
    new.first = move.seat
    new.pending += trunk_of(new, move.seat)


# ---------------------------------------------------------------- trunks


def trunk_of(state: State, seat: Seat) -> tuple[Pending]:
    """The step that gives a seat its trunk: picked, or drawn."""
    return COLOUR[seat] if state.picked else TRUNK[seat]


def colours_left(state: State) -> list[Kodama]:
    """The colours that nobody has yet."""
    taken = {tree.kodama for tree in state.trees if tree}
    return [kodama for kodama in _COLOURS if kodama not in taken]


def drawn_colours(state: State, _: Pending) -> Chance[Colour]:
    """Any colour that is left."""
    left = colours_left(state)
    return Chance(len(left), lambda n: Colour(left[n]))


def colours(state: State, _: Pending) -> list[Colour]:
    """Any colour that is left."""
    return [Colour(kodama) for kodama in colours_left(state)]


def colour_faults(_: State, __: Pending, move: Colour) -> Iterator[Reason]:
    """It is somebody's already."""
    yield Reason.of("k3d.setup.trunk", colour=move.kodama.value)


def colour(new: State, step: Pending, move: Colour) -> None:
    """A trunk of the colour; then the next seat's, or the forest."""
    new.set_tree(step.seat, new.shelf.trunks[move.kodama])
    seat = after(step.seat, new.players)
    new.pending += trunk_of(new, seat) if new.trees[seat] is None else LAY[seat]


# ---------------------------------------------------------------- the forest


hidden_tiles: Final[Odds[State, Pending, Show]] = Odds(
    lambda state, _: len(state.unseen), lambda state, _, n: state.shelf.shown[state.unseen[n]][state.stack]
)
"""Any tile that has not shown yet lies on top."""


def lay(new: State, step: Pending, move: Show) -> None:
    """The next stack of the forest shows its top, or goals come next."""
    new.show_top(move.stack, move.tile)
    stacks = stacks_of(*new.grid)
    laid = stacks.index(new.stack) + 1
    if laid < len(stacks):
        new.stack = stacks[laid]
        new.pending += (step,)
    else:
        new.pending += DEAL[new.first]


# ---------------------------------------------------------------- goals


goals_for: Final[Odds[State, Pending, Deal]] = Odds(
    lambda state, _: state.deck.odds, lambda state, step, n: Deal(step.seat, state.deck.next(n))
)
"""Any goal that may lie on top of the deck, into the seat's hand."""


def goal_seen(state: State, _: Pending, move: Deal, viewer: Viewer) -> Deal | Veiled:
    """Goals dealt tell the others nothing, unless they know what lies under the deck (k3d.goal.secret)."""
    card, _deck = state.deck.drawn(move.goal, move.to)
    return move if knows(card.knowers, viewer) else Veiled(f"deal {move.to} ?")


def receive(new: State, move: Deal) -> None:
    """A goal off the deck into a hand."""
    card, new.deck = new.deck.drawn(move.goal, move.to)
    new.receive(move.to, card)


def deal(new: State, step: Pending, move: Deal) -> None:
    """Deal on, until all have three to choose from."""
    receive(new, move)
    seat = after(step.seat, new.players)
    new.pending += RETURN[seat] if len(new.hands[seat]) == DEALT else DEAL[seat]


def all_seats(state: State, _: Pending) -> tuple[Seat, ...]:
    """Everybody puts a goal back."""
    return seats_of(state.players)


def returnable(state: State, _: Pending, seat: Seat) -> list[Return]:
    """Any goal in hand."""
    return [Return(card.card) for card in state.hands[seat]]


def return_faults(_: State, __: Pending, ___: Seat, move: Return) -> Iterator[Reason]:
    """It is not in hand."""
    yield Reason.of("k3d.setup.goals", goal=move.goal)


def put_back(new: State, step: Pending, choices: tuple[tuple[Seat, Return], ...]) -> None:
    """The goals go under the deck in turn order, the last player's lowest; then come the displayed."""
    for owner, back in choices[new.first :] + choices[: new.first]:
        new.give_up(owner, back.goal)
        new.deck = new.deck.with_under(back.goal, only(owner))
    new.pending += TURN_UP[step.seat]


# ---------------------------------------------------------------- meeples


def places(state: State, _: Pending) -> list[Place]:
    """Any stack without a meeple."""
    occupied = state.occupied()
    return [_PLACES[stack] for stack in STACKS if state.heights[stack] and not occupied >> stack & 1]


def place_faults(state: State, _: Pending, move: Place) -> Iterator[Reason]:
    """It is no stack of this forest, or somebody stands there."""
    if move.stack not in stacks_of(*state.grid):
        yield Reason.of("k3d.setup.forest", stack=STACK_NAMES[move.stack])
    else:
        yield Reason.of("k3d.setup.meeples", occupied=STACK_NAMES[move.stack])


def place(new: State, step: Pending, move: Place) -> None:
    """Clockwise with the first meeples, back with the second (k3d.setup.meeples)."""
    new.set_meeples(step.seat, (*new.meeples[step.seat], move.stack))
    players, placed = new.players, sum(map(len, new.meeples))
    if placed == 2 * players:
        new.pending += MOVE[new.first]
    else:
        round_the_table = placed if placed < players else 2 * players - 1 - placed
        new.pending += PLACE[(new.first + round_the_table) % players]
