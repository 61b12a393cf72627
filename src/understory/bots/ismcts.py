"""Information-set Monte Carlo tree search: what may follow each move, tried out in worlds that could be true.

Each simulation takes a move of the seat, a world sampled from its view, walks down a tree shared by all worlds, plays
on by the game's quick way for some turns, and asks how things stand. In the tree moves that a world does not allow are
passed over, and counted as not available; where players hardly meet it is of own decisions alone. The n-th trial of
every root move meets the same world and the same luck, so that moves are compared like with like.

A turn is often several decisions of one seat. What was tried below the move that it made is kept for the next of them,
and counts there as done, if its view is what that move had to lead to: no other seat chose, chance dealt nothing, and
nothing came to light. The same `rng`, number of simulations and decisions before give the same choice.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, inf, log, sqrt
from random import Random
from time import monotonic
from typing import Final, Generic, TypeVar

from understory.bots.bot import BotAnswer, Clock
from understory.bots.deciding import seat_of
from understory.bots.plain import guide_of
from understory.bots.tree import Edge, Node, upper, wide_enough
from understory.core import CHANCE, Box, Chance, Decision, Evidence, Game, Guide, LegalMoves, Seat, Terminal, advancing

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

Now = Callable[[], float]
"""A clock on the wall, in seconds; tests bring their own."""

_MARGIN: Final = 0.9
"""The part of the time that may be spent before the last simulation begins."""
_WIDEN: Final = 1.2
"""About so many root moves times the square root of the simulations are tried."""
_SLOPE: Final = 0.25
"""By how much the chance to win rises with each usual margin, where things stand even."""
_TRUST: Final = 6
"""What the game's own guess of a move's worth counts for, in trials."""
_SHARED: Final = 0.7
"""How much of a world's luck all moves tried in it share."""
_WON: Final = 0.5
"""How much of an ended game's value is who won; the rest is by how much."""
_LOOK: Final = 16
"""After so many simulations at a time it is asked whether more would change anything."""
_LEAST: Final = 48
_CLEAR: Final = 3.0
"""A lead of so many standard errors is clear."""
_FEW: Final = 8
_MUCH_DOUBT: Final = 0.15
_LITTLE_DOUBT: Final = 0.01
_SHOWN: Final = 5
_AGREE: Final = 8
"""Worlds that are asked what a move leads to: what comes to light by it would be the same in all only by luck."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much thought a decision is worth: so many simulations at most, and so many seconds. A simulation looks so
    many turns ahead, or as many as the game thinks best."""

    sims: int
    seconds: float = inf
    ahead: int | None = None

    def paced(self, pace: float) -> "Effort":
        """A part of it: as far ahead, in less time."""
        return Effort(max(1, round(self.sims * pace)), self.seconds * pace, self.ahead)

    def longer(self, times: float) -> "Effort":
        """The same where thinking is slower: so many times the seconds for it."""
        return Effort(self.sims, self.seconds * times, self.ahead)


class IsmctsBot(Generic[S, M, V]):
    """Searches at every decision, and keeps what it tried beforehand of the next one of the same turn. A bot made anew
    for each decision keeps nothing, and then the view and `rng` alone decide."""

    def __init__(self, box: Box[S, M, V], effort: Effort, now: Now = monotonic) -> None:
        self.game = box.game
        self.guide: Guide[S, M] = guide_of(box)
        self.effort = effort
        self.now = now
        self.kept: Kept[M, V] | None = None

    def decide(self, view: V, legal: LegalMoves[M], clock: Clock, rng: Random) -> BotAnswer[M]:
        """The move that went best, once time or simulations are used up or the choice is clear."""
        began = self.now()
        only = legal.only()
        if only is not None:
            return BotAnswer(only, (("sims", 0), ("worlds", 0)))
        search = Search(self.game, self.guide, view, self.effort.ahead or self.guide.ahead, rng)
        if self.kept is not None:
            search.carry_on(self.kept)
        seconds = min(clock.seconds, self.effort.seconds) * _MARGIN
        longest = 0.0
        enough = self._worth_it(len(search.root))
        for done in range(search.counting(enough), enough):
            before = self.now()
            if before - began + longest > seconds:
                break
            if done % _LOOK == _LOOK - 1 and search.clear():
                break
            search.simulate()
            longest = max(longest, self.now() - before)
        answer = BotAnswer(search.best().move, search.thoughts())
        self.kept = search.keep(answer.move)
        return answer

    def _worth_it(self, moves: int) -> int:
        """How many simulations a choice among so many moves is worth at most."""
        return ceil(self.effort.sims * min(1.0, moves / self.guide.wide)) if moves > 1 else 0


class Luck(dict[Seat, Random]):
    """What falls to chance and to each seat in one simulation, each from a stream of its own: what one seat does leaves
    the luck of the others as it was, so that moves tried in the same world are compared like with like. `luck[seat]` is
    a seat's own."""

    __slots__ = ("chance", "seed")

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.seed = seed

    def __missing__(self, seat: Seat) -> Random:
        found = self[seat] = Random(self.seed + 1 + seat)
        return found


@dataclass(frozen=True, slots=True)
class Kept(Generic[M, V]):
    """What a decision leaves for the next one of the same turn: what was tried below the move that was made, how far
    that looked, and what the seat sees then."""

    node: Node[M]
    until: int
    expected: V


class Search(Generic[S, M, V]):
    """One decision being thought about. Of its simulations so many were carried on from the one before."""

    def __init__(self, game: Game[S, M, V], guide: Guide[S, M], view: V, ahead: int, rng: Random) -> None:
        self.game = game
        self.advance = advancing(game)
        self.guide = guide
        self.view = view
        self.seat = seat_of(view)
        self.seed = rng.getrandbits(48)
        self.worlds: list[S] = []
        self.sims = 0
        self.carried = 0
        world = self._world(0)
        self.until = guide.turn(world) + ahead
        candidates = guide.candidates(world, self.seat, rng)
        most = max(each.worth for each in candidates)
        self.root = [Edge(each.move, _SLOPE * (each.worth - most) / guide.spread) for each in candidates]
        self.node: Node[M] = Node()

    def _world(self, number: int) -> S:
        """The n-th world; all root moves meet the same."""
        if number == len(self.worlds):
            self.worlds.append(self.game.world(self.view, Random(self.seed + number)))
        return self.worlds[number]

    # ------------------------------------------------------------ from one decision of a turn to the next

    def keep(self, move: M) -> Kept[M, V] | None:
        """What the next decision may begin with, once this move is made; `None` where chance or others come first, or
        where worlds differ in what the seat will see: then something comes to light."""
        node = self.node.children.get((move,))
        if node is None or self.seat not in node.tried:
            return None
        expected = self._after(self._world(0), move)
        if expected is None or any(self._after(self._world(at), move) != expected for at in range(1, _AGREE)):
            return None
        return Kept(node, self.until, expected)

    def _after(self, world: S, move: M) -> V | None:
        """What the seat sees when it chooses next, forced answers given; `None` where chance or others come first."""
        state = self.game.apply(world, self.seat, move)
        while isinstance(at := self.game.node(state), Decision):
            seat = at.seats[0]
            only = self.game.legal(state, seat).only()
            if only is None:
                return self.game.view(state, seat) if at.seats == (self.seat,) else None
            state = self.advance(state, seat, only)
        return None

    def carry_on(self, kept: Kept[M, V]) -> None:
        """Begin with what was kept, if this is the decision that it is about. Trials begin at the first world all the
        same: those that were carried on met worlds of their own."""
        if kept.expected != self.view:
            return
        self.node, self.until = kept.node, kept.until
        known = kept.node.edges(self.seat)
        for edge in self.root:
            if edge.move in known:
                edge.carry_on(known[edge.move])
        self.carried = self.sims = sum(edge.visits for edge in self.root)

    def counting(self, enough: int) -> int:
        """How many of the simulations carried on count as done where so many are enough: of each move its share at
        most, since often but one was tried before."""
        share = enough / len(self.root)
        return int(sum([min(share, edge.visits) for edge in self.root]))

    # ------------------------------------------------------------ a simulation

    def simulate(self, edge: Edge[M] | None = None) -> None:
        """Try one move of the root once more: this one, or the most promising."""
        edge = edge or self._promising()
        number = edge.trials
        luck = Luck(self.seed ^ (number + 1) << 50)
        world = self._world(number)
        node = self.game.node(world)
        waiting = node.seats if isinstance(node, Decision) else ()
        state = self.game.apply(world, self.seat, edge.move)
        path: list[tuple[Seat, Edge[M]]] = []
        values = self._walk(state, edge, tuple(seat for seat in waiting if seat != self.seat), path, luck)
        edge.try_out(values[self.seat])
        for seat, taken in path:
            taken.add(values[seat])
        self.sims += 1

    def _walk(
        self, state: S, first: Edge[M], waiting: tuple[Seat, ...], path: list[tuple[Seat, Edge[M]]], luck: Luck
    ) -> tuple[float, ...]:
        """Down the tree to a leaf, then on by the quick way, in a state that nobody else holds. `waiting` are those who
        choose at the same time."""
        game, node_of, advance = self.game, self.game.node, self.advance
        node: Node[M] | None = self.node
        moves: tuple[M, ...] = (first.move,)
        while True:
            at = node_of(state)
            if isinstance(at, Chance):
                state = advance(state, CHANCE, at.pick(int(luck.chance.random() * at.total)))
                continue
            if isinstance(at, Terminal):
                return self._ended(state, at)
            if self.guide.turn(state) >= self.until:
                return self.guide.values(state)
            seat = at.seats[0]
            legal = game.legal(state, seat)
            only = legal.only()
            if only is not None:
                state = advance(state, seat, only)
                waiting = tuple(other for other in waiting if other != seat)
                continue
            if self.guide.apart and seat != self.seat:
                state = advance(state, seat, self.guide.quick(state, seat, luck[seat]))
                continue
            if node is not None and seat not in waiting:
                node = node.child(moves)
                moves, waiting = (), at.seats
            if node is None:
                return self._play_out(state, luck)
            edge = self._tried(node, state, seat, legal, luck)
            path.append((seat, edge))
            moves += (edge.move,)
            waiting = tuple(other for other in waiting if other != seat)
            state = advance(state, seat, edge.move)

    def _tried(self, node: Node[M], state: S, seat: Seat, legal: LegalMoves[M], luck: Luck) -> Edge[M]:
        """What a seat does at a node: something new while few moves are known, else what may turn out best."""
        edges = node.edges(seat)
        there = [edge for edge in edges.values() if edge.move in legal]
        if not there or not wide_enough(len(there), sum([edge.visits for edge in there])):
            move = self.guide.quick(state, seat, luck[seat])
            if move not in edges:
                fresh = edges[move] = Edge(move)
                there.append(fresh)
        return upper(there)

    def _play_out(self, state: S, luck: Luck) -> tuple[float, ...]:
        """Play on by the quick way until enough turns have passed."""
        guide, node_of = self.guide, self.game.node
        advance, turn, until, quick = self.advance, guide.turn, self.until, guide.quick
        chance = luck.chance.random
        while True:
            at = node_of(state)
            if isinstance(at, Decision):
                if turn(state) >= until:
                    return guide.values(state)
                seat = at.seats[0]
                state = advance(state, seat, quick(state, seat, luck[seat]))
            elif isinstance(at, Chance):
                state = advance(state, CHANCE, at.pick(int(chance() * at.total)))
            else:
                return self._ended(state, at)

    def _ended(self, state: S, end: Terminal) -> tuple[float, ...]:
        """How an ended game is valued: mostly who won, and a little by how much."""
        values = self.guide.values(state)
        return tuple((1 - _WON) * value + _WON * (seat in end.winners) for seat, value in enumerate(values))

    # ------------------------------------------------------------ the choice

    def best(self) -> Edge[M]:
        """The move that is surely good: what it seems worth by now, less what luck may have given it."""
        base, doubt, steady = self._base(), self._doubt(), self._steady()
        return max(self.root, key=lambda edge: _seems(edge, base, steady) - _doubtful(edge, doubt))

    def _promising(self) -> Edge[M]:
        """The move to try next: that of the highest upper bound among the first few, and more as time goes on."""
        base, steady = self._base(), self._steady()
        doubt, luck = self._doubt(), sqrt(log(2 + self.sims))
        best, highest = self.root[0], -inf
        for edge in self.root[: 2 + int(_WIDEN * sqrt(self.sims))]:
            bound = _seems(edge, base, steady) + luck * _doubtful(edge, doubt)
            if bound > highest:
                best, highest = edge, bound
        return best

    def _steady(self) -> Edge[M]:
        """The move tried most often, in as many worlds: how it fared in each tells how kind that world was."""
        return max(self.root, key=lambda edge: edge.trials)

    def _base(self) -> float:
        """How things stand if the move that seemed best is made, going by all that was tried."""
        if not self.sims:
            return 0.5
        return sum([edge.total - edge.visits * edge.lead for edge in self.root]) / self.sims

    def _doubt(self) -> float:
        """How far one trial strays from the mean of its move."""
        if self.sims < _FEW:
            return _MUCH_DOUBT
        strays = sum([edge.squares - edge.total * edge.total / edge.visits for edge in self.root if edge.visits])
        return sqrt(max(0.0, strays) / self.sims) + _LITTLE_DOUBT

    def clear(self) -> bool:
        """Whether more trials would hardly change the choice."""
        if self.sims < _LEAST:
            return False
        best, base, doubt, steady = self.best(), self._base(), self._doubt(), self._steady()
        ahead = _seems(best, base, steady)
        return all(
            ahead - _seems(edge, base, steady) > _CLEAR * _doubtful(edge, doubt)
            for edge in self.root
            if edge is not best
        )

    def thoughts(self) -> Evidence:
        """What was thought: counts, the moves most tried with visits and value in thousandths, and the main line. So
        many simulations as `carried` says were made at the decision before."""
        tried = sorted(self.root, key=lambda edge: -edge.visits)[:_SHOWN]
        moves = tuple((str(edge.move), edge.visits, round(1000 * edge.mean)) for edge in tried if edge.visits)
        line = tuple(str(move) for move in self._main_line())
        counts = (("sims", self.sims), ("carried", self.carried), ("worlds", len(self.worlds)))
        return (*counts, ("moves", moves), ("line", line))

    def _main_line(self) -> list[M]:
        """The moves most tried, one after another."""
        best = self.best()
        line, node = [best.move], self.node.children.get((best.move,))
        while node is not None and len(line) < _SHOWN:
            most = [max(edges.values(), key=lambda edge: edge.visits) for edges in node.tried.values() if edges]
            moves = tuple(edge.move for edge in most)
            line += moves
            node = node.children.get(moves) if moves else None
        return line


def _seems(edge: Edge[M], base: float, steady: Edge[M]) -> float:
    """What a move seems worth: what was expected of it counts as so many trials. The luck of the worlds it met is taken
    off, by how the move tried most often fared in those against all."""
    total, visits, trials, often = edge.total, edge.visits, edge.trials, steady.trials
    if trials < often:
        total -= _SHARED * (steady.totals[trials] - trials * steady.totals[often] / often)
    return (total + _TRUST * (base + edge.lead)) / (visits + _TRUST)


def _doubtful(edge: Edge[M], doubt: float) -> float:
    """How far the truth about a move may be from what it seems; much where it was never tried."""
    return (doubt if edge.visits else max(doubt, _MUCH_DOUBT)) / sqrt(_TRUST + edge.visits)
