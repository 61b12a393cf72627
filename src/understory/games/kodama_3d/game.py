"""The rules of Kodama 3D as they flow: what a state waits for, what may be done, and what follows.

first, colours -> forest laid out -> goals dealt, one of each hand returned, display -> meeples
-> ten turns each of move, grow, show, goal -> the last two tiles of each -> scores
"""

from random import Random
from typing import Final, assert_never

from understory.core import (
    PUBLIC,
    Chance,
    Decision,
    Event,
    Known,
    Ledger,
    LegalMoves,
    Listed,
    Node,
    Options,
    Pile,
    Reason,
    Sealed,
    Seat,
    Spec,
    Veiled,
    Viewer,
    after,
    seats_of,
)
from understory.games.kodama_3d import flow
from understory.games.kodama_3d.faults import faults_of
from understory.games.kodama_3d.forest import GO, stacks_of, straight
from understory.games.kodama_3d.moves import (
    MOST_PARTS,
    MOST_POINTS,
    Add,
    Aside,
    Colour,
    Deal,
    Draw,
    First,
    Go,
    Grow,
    Move,
    Pass,
    Place,
    Return,
    Show,
    Stay,
    Take,
    TurnUp,
    parse,
)
from understory.games.kodama_3d.pack import Pack
from understory.games.kodama_3d.pieces import STACKS, GoalName, Kodama, Stack, Tile, TileName
from understory.games.kodama_3d.scoring import Anatomy, entries, outcome
from understory.games.kodama_3d.spec import BOOKLET, BY_PLAYERS, STACK_HEIGHT, TURNS, spec_of
from understory.games.kodama_3d.state import Ask, State, replaced
from understory.games.kodama_3d.tree import Tree
from understory.games.kodama_3d.view import View, events_of, seen_by, view_of
from understory.games.kodama_3d.worlds import world_of

# Made once: a game in play makes no new objects for these moves.
_GROW: Final = tuple(tuple(Grow(part, number) for number in range(MOST_POINTS + 1)) for part in range(MOST_PARTS + 1))
_PLACE: Final = tuple(Place(stack) for stack in STACKS)
_DRAW: Final = Draw()
_PASS: Final = Pass()
_ASKED: Final = {ask: tuple(Decision((seat,), ask) for seat in seats_of(4)) for ask in Ask}
_TURN: Final = {ask: _ASKED[ask] for ask in (Ask.MOVE, Ask.GROW, Ask.GOAL)}
"""What is asked most often."""


class Kodama3D:
    """The rules, for one pack of tiles and goals."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.spec: Spec = spec_of(pack.digest)
        self._tiles = frozenset(pack.tiles)
        self._goals = frozenset(pack.goals)
        self._unseen = tuple(sorted(pack.tiles))
        self._deck = Pile.shuffled(pack.goals)
        # Made once for each pack, as `_GROW` is for all.
        self._trunks = {kodama: Tree.of(pack.trunk, kodama) for kodama in Kodama}
        self._takes = {goal: Take(goal) for goal in pack.goals}
        self._turned = {goal: TurnUp(goal) for goal in pack.goals}
        self._shown = {tile: tuple(Show(stack, tile) for stack in STACKS) for tile in pack.tiles}

    def start(self, options: Options) -> State:
        """Bare trunks to be coloured, a forest to be laid out, a shuffled deck."""
        players = options.players
        grid = BY_PLAYERS[players] if options.text("forest") == "by-players" else BOOKLET
        first = options.seat("first")
        in_forest = set(stacks_of(*grid))
        return State(
            players,
            grid,
            options.text("colours") == "picked",
            first or Seat(0),
            Ask.FIRST if first is None else Ask.COLOUR,
            first or Seat(0),
            STACKS[0],
            False,
            0,
            (None,) * players,
            ((),) * players,
            self._unseen,
            (None,) * len(STACKS),
            tuple(STACK_HEIGHT if stack in in_forest else 0 for stack in STACKS),
            ((),) * players,
            self._deck,
            (),
            ((),) * players,
            Sealed(()),
            (),
        )

    def node(self, state: State) -> Node[Move]:
        """What the state waits for."""
        ask = state.ask
        asked = _TURN.get(ask)
        if asked is not None:
            return asked[state.seat]
        match ask:
            case Ask.SHOW | Ask.LAY:
                return self._chance_of_tile(state.unseen, state.stack)
            case Ask.DRAW | Ask.DEAL:
                return _chance_of_deal(state.deck, state.seat)
            case Ask.TURN_UP:
                return self._chance_of_goal(state.deck)
            case Ask.RETURN:
                return Decision(state.returns.waiting, ask)
            case Ask.GROW | Ask.MOVE | Ask.GOAL | Ask.PLACE | Ask.LAST:
                return _ASKED[ask][state.seat]
            case Ask.COLOUR if state.picked:
                return _ASKED[ask][state.seat]
            case Ask.COLOUR:
                return _chance_of_colour(flow.colours_left(state))
            case Ask.FIRST:
                return Chance(state.players, lambda n: First(Seat(n)))
            case Ask.OVER:
                return outcome(state.ledger, tuple(tuple(card.card for card in hand) for hand in state.hands))
            case _:
                assert_never(ask)

    def legal(self, state: State, seat: Seat) -> LegalMoves[Move]:
        """What the seat may do now."""
        ask = state.ask
        match ask:
            case Ask.MOVE:
                return Listed(_moves(state, seat))
            case Ask.GROW:
                return Listed(self._growths(state, seat))
            case Ask.GOAL:
                return Listed(self._goal_moves(state))
            case Ask.PLACE:
                occupied = state.occupied()
                return Listed([_PLACE[s] for s in STACKS if state.heights[s] and not occupied >> s & 1])
            case Ask.RETURN:
                return Listed([Return(card.card) for card in state.hands[seat]])
            case Ask.LAST:
                return Listed([Add(stack) for stack in state.meeples[seat]])
            case Ask.COLOUR:
                return Listed([Colour(kodama) for kodama in flow.colours_left(state)])
            case Ask.FIRST | Ask.LAY | Ask.DEAL | Ask.TURN_UP | Ask.SHOW | Ask.DRAW | Ask.OVER:
                raise ValueError(f"{ask} is no decision of a seat")
            case _:
                assert_never(ask)

    def faults(self, state: State, seat: Seat, move: Move) -> tuple[Reason, ...]:
        """Every rule the move would break."""
        if move in self.legal(state, seat):
            return ()
        return faults_of(self.pack, state, seat, move)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """The state after the move."""
        draft = state.clone()
        match move:  # fields in a pattern take as long as the move itself: what comes often is matched without
            case Show():
                self._show(draft, move.stack, move.tile)
            case Go():
                flow.go(draft, seat, move.start, move.end)
            case Grow():
                self._grow(draft, seat, move.part, move.number)
            case Take():
                flow.take(draft, seat, move.goal)
            case TurnUp():
                flow.turn_up(draft, move.goal)
            case Deal():
                flow.deal(draft, move.to, move.goal)
            case Draw():
                draft.ask = Ask.DRAW
            case Pass():
                flow.end_turn(draft)
            case Place(stack):
                flow.place(draft, seat, stack)
            case Return(goal):
                flow.put_back(draft, seat, goal)
            case Stay(stack):
                flow.grow_from(draft, stack)
            case Add(stack):
                draft.set_meeples(seat, tuple(other for other in draft.meeples[seat] if other != stack))
                flow.grow_from(draft, stack)
            case Aside():
                self._lay_aside(draft, seat)
            case Colour(kodama):
                self._colour(draft, kodama)
            case First(first):
                draft.first = draft.seat = first
                draft.ask = Ask.COLOUR
            case _:
                assert_never(move)
        return draft

    def parse(self, notation: str) -> Move:
        """The move written so."""
        return parse(notation, self._tiles, self._goals)

    def view(self, state: State, viewer: Viewer) -> View:
        """All that the viewer may know."""
        return view_of(state, viewer)

    def seen(self, state: State, seat: Seat, move: Move, viewer: Viewer) -> Move | Veiled:
        """The move as the viewer may know it."""
        return seen_by(state, seat, move, viewer)

    def events(self, before: State, seat: Seat, move: Move, after_move: State, viewer: Viewer) -> tuple[Event, ...]:
        """What the viewer sees happen."""
        return events_of(before, seat, move, after_move, viewer)

    def ledger(self, state: State) -> Ledger:
        """Every point scored so far: all come at the end."""
        return state.ledger

    def world(self, view: View, rng: Random) -> State:
        """A state that the view's owner could be in."""
        return world_of(self.pack, view, rng)

    # ------------------------------------------------------------ chance, apart: what a `pick` holds on to costs time

    def _chance_of_tile(self, unseen: tuple[TileName, ...], stack: Stack) -> Chance[Move]:
        shown = self._shown
        return Chance(len(unseen), lambda n: shown[unseen[n]][stack])

    def _chance_of_goal(self, deck: Pile[GoalName]) -> Chance[Move]:
        turned = self._turned
        return Chance(deck.odds, lambda n: turned[deck.next(n)])

    def _colour(self, draft: State, kodama: Kodama) -> None:
        draft.set_tree(draft.seat, self._trunks[kodama])
        draft.seat = after(draft.seat, draft.players)
        if draft.trees[draft.seat] is not None:
            draft.ask = Ask.LAY

    def _goal_moves(self, state: State) -> list[Move]:
        moves: list[Move] = [self._takes[goal] for goal in state.display]
        if state.deck:
            moves.append(_DRAW)
        moves.append(_PASS)
        return moves

    # ------------------------------------------------------------ growing

    def tile_to_grow(self, state: State) -> Tile:
        """The tile that is being attached."""
        return self.pack.tiles[state.top(state.stack)]

    def _growths(self, state: State, seat: Seat) -> list[Move]:
        places = state.tree(seat).standing(self.tile_to_grow(state).shape)
        return [_GROW[place.part][place.number] for place in places] or [Aside()]

    def _grow(self, draft: State, seat: Seat, part: int, number: int) -> None:
        tree, tile = draft.tree(seat), self.tile_to_grow(draft)
        point = tree.point(part, number)
        if point is None:
            raise ValueError(f"there is no free connection point {part}.{number}")
        draft.set_tree(seat, tree.grown(tile, point))
        if draft.turns < TURNS * draft.players:
            draft.may_draw = not flow.matches(self.pack.tiles, tree, part, tile)
        self._take_tile(draft)

    def _lay_aside(self, draft: State, seat: Seat) -> None:
        aside = draft.aside
        draft.aside = replaced(aside, seat, (*aside[seat], draft.top(draft.stack)))
        self._take_tile(draft)

    def _take_tile(self, draft: State) -> None:
        draft.take_top()
        if draft.heights[draft.stack]:
            draft.ask = Ask.SHOW
        else:
            self._after_show(draft)

    def _show(self, draft: State, stack: Stack, tile: TileName) -> None:
        draft.show_top(stack, tile)
        if draft.ask is Ask.LAY:
            flow.lay_next(draft)
        else:
            self._after_show(draft)

    def _after_show(self, draft: State) -> None:
        if draft.turns == TURNS * draft.players:
            self._add_next(draft)
        elif draft.may_draw and (draft.display or draft.deck):
            draft.ask = Ask.GOAL
        else:
            flow.end_turn(draft)

    # ------------------------------------------------------------ the end

    def _add_next(self, draft: State) -> None:
        """The seat's other last tile, or the next seat's two; after all of them the scores."""
        if not draft.meeples[draft.seat]:
            draft.seat = after(draft.seat, draft.players)
        if draft.meeples[draft.seat]:
            draft.ask = Ask.LAST
            return
        for seat, hand in enumerate(draft.hands):
            goals = [self.pack.goals[card.card] for card in hand]
            anatomy = Anatomy(draft.tree(Seat(seat)), self.pack.tiles)
            draft.ledger += tuple(entries(Seat(seat), goals, anatomy))
        draft.hands = tuple(tuple(Known(card.card, PUBLIC) for card in hand) for hand in draft.hands)
        draft.ask = Ask.OVER


def _chance_of_deal(deck: Pile[GoalName], to: Seat) -> Chance[Move]:
    return Chance(deck.odds, lambda n: Deal(to, deck.next(n)))


def _chance_of_colour(left: list[Kodama]) -> Chance[Move]:
    return Chance(len(left), lambda n: Colour(left[n]))


# ---------------------------------------------------------------- a turn


def _moves(state: State, seat: Seat) -> list[Move]:
    """Straight lines; if there are none, anywhere; if there is nowhere, a tile from under a meeple that stays."""
    heights, occupied = state.heights, state.occupied()
    mine = state.meeples[seat]
    found: list[Move] = []
    for start in mine:
        found += straight(start, heights, occupied)
    return found or _blocked(mine, heights, occupied)


def _blocked(mine: tuple[Stack, ...], heights: tuple[int, ...], occupied: int) -> list[Move]:
    """k3d.move.blocked."""
    anywhere = [stack for stack in STACKS if heights[stack] and not occupied >> stack & 1]
    if anywhere:
        return [GO[start][end] for start in mine for end in anywhere]
    stays: list[Move] = [Stay(stack) for stack in mine if heights[stack] >= 2]
    return stays or [_PASS]
