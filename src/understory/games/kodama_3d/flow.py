"""What follows from a move: the steps of setting up and of a turn, each changing the draft that `apply` made."""

from typing import Final

from understory.core import PUBLIC, Known, Sealed, Seat, after, only, seats_of
from understory.games.kodama_3d.forest import stacks_of
from understory.games.kodama_3d.pieces import GoalName, Kodama, Stack, Tile, TileName
from understory.games.kodama_3d.spec import DEALT, DISPLAY, TURNS
from understory.games.kodama_3d.state import Ask, State
from understory.games.kodama_3d.tree import Tree

_COLOURS: Final = tuple(Kodama)

# ---------------------------------------------------------------- setting up


def colours_left(state: State) -> list[Kodama]:
    """The colours that nobody has yet."""
    taken = {tree.kodama for tree in state.trees if tree}
    return [kodama for kodama in _COLOURS if kodama not in taken]


def lay_next(draft: State) -> None:
    """Let the next stack of the forest show its top, or go on to the goals."""
    stacks = stacks_of(*draft.grid)
    laid = stacks.index(draft.stack) + 1
    if laid < len(stacks):
        draft.stack = stacks[laid]
    else:
        draft.ask, draft.seat = Ask.DEAL, draft.first


def deal(draft: State, to: Seat, goal: GoalName) -> None:
    """Put the goal into the hand; then deal on, or end the turn it was drawn in."""
    card, draft.deck = draft.deck.drawn(goal, to)
    draft.receive(to, card)
    if draft.ask is Ask.DRAW:
        end_turn(draft)
        return
    draft.seat = after(to, draft.players)
    if len(draft.hands[draft.seat]) == DEALT:
        draft.ask = Ask.RETURN
        draft.returns = Sealed.waiting_for(seats_of(draft.players))


def put_back(draft: State, seat: Seat, goal: GoalName) -> None:
    """Once all are in, the goals go under the deck in turn order, the last player's lowest; then come the displayed."""
    draft.returns = draft.returns.with_choice(seat, goal)
    if draft.returns.waiting:
        return
    returned = draft.returns.opened()
    for owner, back in returned[draft.first :] + returned[: draft.first]:
        draft.give_up(owner, back)
        draft.deck = draft.deck.with_under(back, only(owner))
    draft.returns = Sealed(())
    draft.ask = Ask.TURN_UP


def turn_up(draft: State, goal: GoalName) -> None:
    """Put the goal into the display; then turn up on, place meeples, or end the turn it was replaced in."""
    draft.deck = draft.deck.turned_up(goal)
    draft.display = (*draft.display, goal)
    if draft.meeples[draft.first]:
        end_turn(draft)
    elif len(draft.display) == DISPLAY:
        draft.ask, draft.seat = Ask.PLACE, draft.first


def place(draft: State, seat: Seat, stack: Stack) -> None:
    """Clockwise with the first meeples, back with the second (k3d.setup.meeples)."""
    draft.set_meeples(seat, (*draft.meeples[seat], stack))
    players, placed = draft.players, sum(map(len, draft.meeples))
    if placed == 2 * players:
        draft.ask, draft.seat = Ask.MOVE, draft.first
    else:
        round_the_table = placed if placed < players else 2 * players - 1 - placed
        draft.seat = Seat((draft.first + round_the_table) % players)


# ---------------------------------------------------------------- a turn


def go(draft: State, seat: Seat, start: Stack, end: Stack) -> None:
    """Move the meeple and grow from the stack it left."""
    one, two = draft.meeples[seat]
    draft.set_meeples(seat, (end, two if one == start else one))
    grow_from(draft, start)


def take(draft: State, seat: Seat, goal: GoalName) -> None:
    """Take the goal from the display, which is filled up while the deck lasts."""
    draft.display = tuple(card for card in draft.display if card != goal)
    draft.receive(seat, Known(goal, PUBLIC))
    if draft.deck:
        draft.ask = Ask.TURN_UP
    else:
        end_turn(draft)


def matches(tiles: dict[TileName, Tile], tree: Tree, part: int, tile: Tile) -> bool:
    """Whether feature or kodama of the tile is that of the part it hangs on (k3d.goal.when)."""
    if part == 0:
        return tile.kodama is tree.kodama
    other = tiles[tree.parts[part - 1].tile]
    return tile.kodama is other.kodama or tile.feature is other.feature


def grow_from(draft: State, stack: Stack) -> None:
    """Ask where the top tile of the stack is to be attached."""
    draft.stack = stack
    draft.may_draw = False
    draft.ask = Ask.GROW


def end_turn(draft: State) -> None:
    """On to the next player, or to the last two tiles of each."""
    draft.turns += 1
    draft.seat = after(draft.seat, draft.players)
    draft.ask = Ask.LAST if draft.turns == TURNS * draft.players else Ask.MOVE
