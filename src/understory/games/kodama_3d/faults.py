"""Why a move is refused: every rule that it breaks, with the evidence. Asked only of moves that are not legal."""

from collections.abc import Iterator

from understory.core import NOT_ASKED, Reason, Seat
from understory.games.kodama_3d.forest import between, stacks_of, straight
from understory.games.kodama_3d.moves import Add, Aside, Colour, Draw, Go, Grow, Move, Pass, Place, Return, Stay, Take
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.pieces import STACK_NAMES, STACKS, Stack
from understory.games.kodama_3d.space import coordinates
from understory.games.kodama_3d.state import Ask, State


def faults_of(pack: Pack, state: State, seat: Seat, move: Move) -> tuple[Reason, ...]:
    """Every rule that a move which is not legal breaks."""
    match state.ask, move:
        case Ask.MOVE, Go(start, end):
            return tuple(_go(state, seat, start, end))
        case Ask.MOVE, Stay(stack):
            return tuple(_stay(state, seat, stack))
        case Ask.MOVE, Pass():
            return (Reason.of("k3d.move.line", must="move"),)
        case Ask.GROW, Grow(part, number):
            return tuple(_grow(pack, state, seat, part, number))
        case Ask.GROW, Aside():
            return (Reason.of("k3d.grow.space", fits=_fitting(pack, state, seat)),)
        case Ask.PLACE, Place(stack):
            return tuple(_place(state, stack))
        case Ask.RETURN, Return(goal):
            return (Reason.of("k3d.setup.goals", goal=goal),)
        case Ask.GOAL, Take(goal):
            return (Reason.of("k3d.goal.draw", goal=goal, display=state.display),)
        case Ask.GOAL, Draw():
            return (Reason.of("k3d.goal.draw", deck=0),)
        case Ask.LAST, Add(stack):
            return (Reason.of("k3d.end.last-two", stack=STACK_NAMES[stack]),)
        case Ask.COLOUR, Colour(kodama):
            return (Reason.of("k3d.setup.trunk", colour=kodama.value),)
    return (NOT_ASKED,)


def _go(state: State, seat: Seat, start: Stack, end: Stack) -> Iterator[Reason]:
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


def _stay(state: State, seat: Seat, stack: Stack) -> Iterator[Reason]:
    """Staying is for those who can go nowhere, and leaves a tile for the end."""
    occupied = state.occupied()
    if any(state.heights[other] and not occupied >> other & 1 for other in STACKS):
        yield Reason.of("k3d.move.line", must="move")
    if stack not in state.meeples[seat]:
        yield Reason.of("k3d.move.blocked", meeples=_named(state.meeples[seat]))
    if state.heights[stack] < 2:
        yield Reason.of("k3d.move.blocked", stack=STACK_NAMES[stack], tiles=state.heights[stack])


def _grow(pack: Pack, state: State, seat: Seat, part: int, number: int) -> Iterator[Reason]:
    tree, shape = state.tree(seat), pack.tiles[state.top(state.stack)].shape
    point = tree.point(part, number)
    if point is None:
        yield Reason.of("k3d.grow.attach", point=f"{part}.{number}")
        return
    for at in tree.in_the_way(shape, point):
        yield Reason.of("k3d.grow.space", cell=coordinates(at))
    q, r = tree.moments_with(shape, point)
    mass = tree.mass + shape.mass
    lean = max(abs(q), abs(r), abs(q + r))
    if lean > tree.foot * mass:
        yield Reason.of("k3d.grow.balance", lean=lean, foot=tree.foot * mass, over=mass)


def _place(state: State, stack: Stack) -> Iterator[Reason]:
    if stack not in stacks_of(*state.grid):
        yield Reason.of("k3d.setup.forest", stack=STACK_NAMES[stack])
    else:
        yield Reason.of("k3d.setup.meeples", occupied=STACK_NAMES[stack])


def _fitting(pack: Pack, state: State, seat: Seat) -> tuple[str, ...]:
    places = state.tree(seat).fits(pack.tiles[state.top(state.stack)].shape)
    return tuple(f"{place.part}.{place.number}" for place in places)


def _named(stacks: tuple[Stack, ...]) -> tuple[str, ...]:
    return tuple(STACK_NAMES[stack] for stack in stacks)
