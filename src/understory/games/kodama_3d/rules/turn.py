"""A turn: a meeple moves, the tile it left grows on the tree, the next one shows, a goal may follow; and the end.

What may be done stands beside why the rest may not, and what follows.
"""

from collections.abc import Iterator
from typing import Final

from understory.core import PUBLIC, Entry, Known, Ledger, Odds, Reason, Seat, after
from understory.games.kodama_3d.rules.conditions import Trait
from understory.games.kodama_3d.rules.forest import GO, between, stacks_of, straight
from understory.games.kodama_3d.rules.moves import (
    MOST_PARTS,
    MOST_POINTS,
    Add,
    Aside,
    Deal,
    Draw,
    Go,
    Grow,
    Pass,
    Show,
    Stay,
    Take,
    TurnUp,
)
from understory.games.kodama_3d.rules.pieces import STACK_NAMES, STACKS, Stack, Tile, TileName
from understory.games.kodama_3d.rules.scoring import Anatomy, entries
from understory.games.kodama_3d.rules.setting_up import MOVE, PLACE, TURN_UP, receive
from understory.games.kodama_3d.rules.space import coordinates
from understory.games.kodama_3d.rules.spec import DISPLAY, TURNS
from understory.games.kodama_3d.rules.state import Ask, Pending, State, of_each_seat, replaced
from understory.games.kodama_3d.rules.tree import Tree

# Made once: a game in play makes no new objects for these.
_GROW: Final = tuple(tuple(Grow(part, number) for number in range(MOST_POINTS + 1)) for part in range(MOST_PARTS + 1))
_DRAW: Final = Draw()
_PASS: Final = Pass()

GROW, SHOW, GOAL, DRAW, LAST, OVER = map(of_each_seat, (Ask.GROW, Ask.SHOW, Ask.GOAL, Ask.DRAW, Ask.LAST, Ask.OVER))

# ---------------------------------------------------------------- a meeple moves


def ways(state: State, step: Pending) -> list[Go | Stay | Pass]:
    """Straight lines; if there are none, anywhere; if there is nowhere, a tile from under a meeple that stays."""
    heights, occupied = state.heights, state.occupied()
    mine = state.meeples[step.seat]
    found: list[Go | Stay | Pass] = []
    for start in mine:
        found += straight(start, heights, occupied)
    return found or _blocked(mine, heights, occupied)


def _blocked(mine: tuple[Stack, ...], heights: tuple[int, ...], occupied: int) -> list[Go | Stay | Pass]:
    """k3d.move.blocked."""
    anywhere = [stack for stack in STACKS if heights[stack] and not occupied >> stack & 1]
    if anywhere:
        return [GO[start][end] for start in mine for end in anywhere]
    stays: list[Go | Stay | Pass] = [Stay(stack) for stack in mine if heights[stack] >= 2]
    return stays or [_PASS]


def way_faults(state: State, step: Pending, move: Go | Stay | Pass) -> Iterator[Reason]:
    """Why a meeple may not go there, or not stay."""
    match move:
        case Go(start, end):
            return _go_faults(state, step.seat, start, end)
        case Stay(stack):
            return _stay_faults(state, step.seat, stack)
        case Pass():
            return iter((Reason.of("k3d.move.line", must="move"),))


def _go_faults(state: State, seat: Seat, start: Stack, end: Stack) -> Iterator[Reason]:
    occupied = state.occupied()
    if start not in state.meeples[seat]:
        yield Reason.of("k3d.move.line", meeples=_named(state.meeples[seat]))
    if end not in stacks_of(*state.grid):
        yield Reason.of("k3d.setup.forest", stack=STACK_NAMES[end])
    elif not state.heights[end]:
        yield Reason.of("k3d.move.empty", stack=STACK_NAMES[end])
    if occupied >> end & 1:
        yield Reason.of("k3d.move.line", occupied=STACK_NAMES[end])
    if not any(straight(meeple, state.heights, occupied) for meeple in state.meeples[seat]):
        return  # blocked: any unoccupied stack will do (k3d.move.blocked)
    passed = between(start, end)
    if passed is None:
        yield Reason.of("k3d.move.line", straight=(STACK_NAMES[start], STACK_NAMES[end]))
        return
    jumped = tuple(stack for stack in passed if occupied >> stack & 1)
    if jumped:
        yield Reason.of("k3d.move.no-jump", over=_named(jumped))


def _stay_faults(state: State, seat: Seat, stack: Stack) -> Iterator[Reason]:
    """Staying is for those who can go nowhere, and leaves a tile for the end."""
    occupied = state.occupied()
    if any(state.heights[other] and not occupied >> other & 1 for other in STACKS):
        yield Reason.of("k3d.move.line", must="move")
    if stack not in state.meeples[seat]:
        yield Reason.of("k3d.move.blocked", meeples=_named(state.meeples[seat]))
    if state.heights[stack] < 2:
        yield Reason.of("k3d.move.blocked", stack=STACK_NAMES[stack], tiles=state.heights[stack])


def go(new: State, step: Pending, move: Go | Stay | Pass) -> None:
    """The tile of the stack that the meeple left, or stays on, is to be attached."""
    seat = step.seat
    match move:  # fields in a pattern take as long as the move itself
        case Go():
            one, two = new.meeples[seat]
            new.set_meeples(seat, (move.end, two if one == move.start else one))
            _grow_from(new, seat, move.start)
        case Stay():
            _grow_from(new, seat, move.stack)
        case Pass():
            end_turn(new, seat)


def on_turn(state: State, seat: Seat) -> State | None:
    """The state as if it were the seat's turn; `None` where meeples are not all placed, or all turns are over."""
    if sum(map(len, state.meeples)) < 2 * state.players or state.ask in (Ask.LAST, Ask.OVER):
        return None
    new = state.clone()
    new.pending, new.may_draw = MOVE[seat], False
    return new


def _grow_from(new: State, seat: Seat, stack: Stack) -> None:
    new.stack = stack
    new.may_draw = False
    new.pending += GROW[seat]


def _named(stacks: tuple[Stack, ...]) -> tuple[str, ...]:
    return tuple(STACK_NAMES[stack] for stack in stacks)


# ---------------------------------------------------------------- its tile grows


def tile_to_grow(state: State) -> Tile:
    """The tile that is being attached."""
    return state.shelf.tiles[state.tops[state.stack]]  # type: ignore[index]  # it lies in sight


def growths(state: State, step: Pending) -> list[Grow | Aside]:
    """Every free connection point where it fits and the tree stands; aside where there is none."""
    places = state.tree(step.seat).standing(tile_to_grow(state).shape)
    return [_GROW[place.part][place.number] for place in places] or [Aside()]


def growth_faults(state: State, step: Pending, move: Grow | Aside) -> Iterator[Reason]:
    """No such point, something in the way, or a tree that falls; nothing is laid aside that fits."""
    tree, shape = state.tree(step.seat), tile_to_grow(state).shape
    if isinstance(move, Aside):
        fits = tuple(f"{place.part}.{place.number}" for place in tree.fits(shape))
        yield Reason.of("k3d.grow.space", fits=fits)
        return
    point = tree.point(move.part, move.number)
    if point is None:
        yield Reason.of("k3d.grow.attach", point=f"{move.part}.{move.number}")
        return
    for at in tree.in_the_way(shape, point):
        yield Reason.of("k3d.grow.space", cell=coordinates(at))
    q, r = tree.moments_with(shape, point)
    mass = tree.mass + shape.mass
    lean = max(abs(q), abs(r), abs(q + r))
    if lean > tree.foot * mass:
        yield Reason.of("k3d.grow.balance", lean=lean, foot=tree.foot * mass, over=mass)


def grow(new: State, step: Pending, move: Grow | Aside) -> None:
    """The tile is attached, or laid aside; what lay under it shows next."""
    if isinstance(move, Grow):
        _attach(new, step.seat, move.part, move.number)
    else:
        aside = new.aside
        new.aside = replaced(aside, step.seat, (*aside[step.seat], new.top(new.stack)))
    new.take_top()
    if new.heights[new.stack]:
        new.pending += SHOW[step.seat]
    else:
        _after_show(new, step.seat)


def _attach(new: State, seat: Seat, part: int, number: int) -> None:
    tree, tile = new.tree(seat), tile_to_grow(new)
    point = tree.point(part, number)
    if point is None:
        raise ValueError(f"there is no free connection point {part}.{number}")
    new.set_tree(seat, tree.grown(tile, point))
    if new.turns < TURNS * new.players:
        new.may_draw = not matches(new.shelf.tiles, tree, part, tile)


def alike(tiles: dict[TileName, Tile], tree: Tree, part: int, tile: Tile) -> tuple[Trait, ...]:
    """The feature and the kodama that the tile shares with the part it hangs on."""
    if part == 0:
        return (tile.kodama,) if tile.kodama is tree.kodama else ()
    other = tiles[tree.parts[part - 1].tile]
    shared: tuple[Trait, ...] = (tile.feature,) if tile.feature is other.feature else ()
    return (*shared, tile.kodama) if tile.kodama is other.kodama else shared


def matches(tiles: dict[TileName, Tile], tree: Tree, part: int, tile: Tile) -> bool:
    """Whether feature or kodama of the tile is that of the part it hangs on (k3d.goal.when)."""
    return bool(alike(tiles, tree, part, tile))


def show(new: State, step: Pending, move: Show) -> None:
    """The next tile of the stack is in sight."""
    new.show_top(move.stack, move.tile)
    _after_show(new, step.seat)


def _after_show(new: State, seat: Seat) -> None:
    if new.turns == TURNS * new.players:
        _add_next(new, seat)
    elif new.may_draw and (new.display or new.deck):
        new.pending += GOAL[seat]
    else:
        end_turn(new, seat)


# ---------------------------------------------------------------- a goal


def goals(state: State, _: Pending) -> list[Take | Draw | Pass]:
    """One from the display, the top of the deck, or none."""
    takes = state.shelf.takes
    moves: list[Take | Draw | Pass] = [takes[goal] for goal in state.display]
    if state.deck:
        moves.append(_DRAW)
    moves.append(_PASS)
    return moves


def goal_faults(state: State, _: Pending, move: Take | Draw | Pass) -> Iterator[Reason]:
    """It is not on display, or the deck is empty."""
    match move:
        case Take(goal):
            yield Reason.of("k3d.goal.draw", goal=goal, display=state.display)
        case Draw():
            yield Reason.of("k3d.goal.draw", deck=0)


def choose_goal(new: State, step: Pending, move: Take | Draw | Pass) -> None:
    """The goal comes into the hand; the display is filled up while the deck lasts."""
    seat = step.seat
    match move:
        case Take():
            new.display = tuple([card for card in new.display if card != move.goal])
            new.receive(seat, Known(move.goal, PUBLIC))
            if new.deck:
                new.pending += TURN_UP[seat]
            else:
                end_turn(new, seat)
        case Draw():
            new.pending += DRAW[seat]
        case Pass():
            end_turn(new, seat)


def draw(new: State, step: Pending, move: Deal) -> None:
    """The top of the deck into the hand of who drew it."""
    receive(new, move)
    end_turn(new, step.seat)


top_goals: Final[Odds[State, Pending, TurnUp]] = Odds(
    lambda state, _: state.deck.odds, lambda state, _, n: state.shelf.turned[state.deck.next(n)]
)
"""Any goal that may lie on top of the deck."""


def turn_up(new: State, step: Pending, move: TurnUp) -> None:
    """Put the goal into the display; then turn up on, place meeples, or end the turn it was replaced in."""
    new.deck = new.deck.turned_up(move.goal)
    new.display = (*new.display, move.goal)
    if new.meeples[new.first]:
        end_turn(new, step.seat)
    elif len(new.display) == DISPLAY:
        new.pending += PLACE[new.first]
    else:
        new.pending += (step,)


def end_turn(new: State, seat: Seat) -> None:
    """On to the next player, or to the last two tiles of each."""
    new.turns += 1
    following = LAST if new.turns == TURNS * new.players else MOVE
    new.pending += following[after(seat, new.players)]


# ---------------------------------------------------------------- the end


def last_tiles(state: State, step: Pending) -> list[Add]:
    """Either of the tiles under the seat's meeples."""
    return [Add(stack) for stack in state.meeples[step.seat]]


def add_faults(_: State, __: Pending, move: Add) -> Iterator[Reason]:
    """No meeple of the seat stands there any more."""
    yield Reason.of("k3d.end.last-two", stack=STACK_NAMES[move.stack])


def add(new: State, step: Pending, move: Add) -> None:
    """The meeple leaves, its tile is to be attached."""
    new.set_meeples(step.seat, tuple(other for other in new.meeples[step.seat] if other != move.stack))
    _grow_from(new, step.seat, move.stack)


def _add_next(new: State, seat: Seat) -> None:
    """The seat's other last tile, or the next seat's two; after all of them the scores."""
    if not new.meeples[seat]:
        seat = after(seat, new.players)
    new.pending += LAST[seat] if new.meeples[seat] else OVER[seat]


def score(new: State, _: Pending) -> None:
    """All trees are grown: goals are shown and counted."""
    new.ledger += _counted(new)
    new.hands = tuple([tuple([Known(card.card, PUBLIC) for card in hand]) for hand in new.hands])


def standing(state: State) -> Ledger:
    """What everybody's goals would count if the game ended here; nothing before all have a trunk."""
    return state.ledger if state.ledger or None in state.trees else _counted(state)


def _counted(state: State) -> Ledger:
    """What everybody's goals count."""
    counted: list[Entry] = []
    for at, hand in enumerate(state.hands):
        held = [state.shelf.goals[card.card] for card in hand]
        counted += entries(Seat(at), held, Anatomy(state.tree(Seat(at)), state.shelf.tiles))
    return tuple(counted)
