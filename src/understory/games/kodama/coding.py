"""Observations and action ids for learners. Both are fixed for a pack: same digests, same numbers.

Placements are a continuum, of which the canonical set lists some thousands that differ from tree to tree; a table of
all of them would have millions of rows. So a card is placed in four steps, each an action of its own: the card, the
card of the tree that it is laid on, the point of that card's outline where its end comes to lie, and its turn by tens
of degrees. Points are counted along the outline as `Placing.points` lists them.

In observations lengths are in millimetres, angles in 0.1 degree, cards are numbered from 1 as they stand in the pack;
0 is no card.
"""

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Final, NamedTuple, TypeVar

from understory.core import LegalMoves, Path, Seat, Tensor, totals
from understory.core.coding import LEAST, Memo
from understory.games.kodama.pack import CardId
from understory.games.kodama.pack.ground import TURN_STEP
from understory.games.kodama.pack.spirits import SEASONS, KodamaId
from understory.games.kodama.rules.legal import Growing, growing_in
from understory.games.kodama.rules.moves import Blow, Move, Pass, Pick, Place, ScoreKodama
from understory.games.kodama.rules.scoring import ICONS
from understory.games.kodama.rules.shelf import Shelf
from understory.games.kodama.rules.state import ROUNDS, Ask
from understory.games.kodama.rules.tree import Tree
from understory.games.kodama.rules.view import View
from understory.geometry import FULL_TURN

T = TypeVar("T")

STEPS: Final = 4
"""Of a placement."""
MOST_CARDS: Final = 1 + ROUNDS * len(SEASONS)
"""On a tree: its trunk, and a card a round."""
_CARD: Final = 5 + len(ICONS)
"""Numbers a card of a tree: which, on which, where its centre lies and how it is turned, and its icons."""
_NO_TREE: Final = array("h", bytes(2 * _CARD * MOST_CARDS))
_ASKS: Final = {ask: number for number, ask in enumerate(Ask, 1)}


class Group(NamedTuple):
    """Action ids of one kind, one a thing: what they begin with, and the things."""

    verb: str
    things: Sequence[object]


class Numbering:
    """Action ids in groups, one group after another."""

    def __init__(self, *groups: Group) -> None:
        self.names: Final = tuple(f"{verb} {thing}".strip() for verb, things in groups for thing in things)
        self._ids: Final = {name: number for number, name in enumerate(self.names)}
        self._firsts: Final = dict(zip((group.verb for group in groups), _firsts(groups), strict=True))
        self._things: Final = [(verb, thing) for verb, things in groups for thing in things]

    def id(self, verb: str, thing: object = "") -> int:
        """The id of an action; `KeyError` where there is none."""
        return self._ids[f"{verb} {thing}".strip()]

    def first(self, verb: str) -> int:
        """The id of the first action of a kind; the others follow in order."""
        return self._firsts[verb]

    def thing(self, action: int, verb: str) -> object:
        """What the action of this kind is about; `None` if it is of another kind."""
        found, thing = self._things[action]
        return thing if found == verb else None


def _firsts(groups: Sequence[Group]) -> Iterator[int]:
    return accumulate((len(group.things) for group in groups[:-1]), initial=0)


class Placements:
    """Placing a card as four steps."""

    def __init__(self, shelf: Shelf) -> None:
        cards = (*shelf.trunks, *shelf.branches)
        self._shelf = shelf
        self._branches: Final = {card: number for number, card in enumerate(shelf.branches)}
        self._on: Final = {card: number for number, card in enumerate(cards)}
        self._points: Final[dict[CardId, list[tuple[int, int]]]] = {card: shelf.placing.points(card) for card in cards}
        self._numbers: Final = {
            card: {point: number for number, point in enumerate(points)} for card, points in self._points.items()
        }
        self.groups: Final = (
            Group("place", tuple(shelf.branches)),
            Group("on", cards),
            Group("point", range(max(map(len, self._points.values())))),
            Group("turn", range(0, FULL_TURN, TURN_STEP)),
        )

    def choices(self, table: Numbering, legal: Growing, chosen: Path) -> list[int]:
        """What may come next on the way to a canonical placement."""
        tree, placing = legal.tree, self._shelf.placing
        if not chosen:
            first = table.first("place")
            return [first + self._branches[card] for card in legal.offer if legal.fits(card)]
        card, on, point = self._meant(table, chosen)
        if on is None:
            first = table.first("on")
            return sorted([first + self._on[tree.cards[parent]] for parent in legal.parents(card)])
        parent = tree.cards.index(on)
        if point is None:
            first, numbers = table.first("point"), self._numbers[on]
            return sorted([first + numbers[where] for where in placing.points_on(tree, card, parent)])
        first = table.first("turn")
        turns = placing.turns_at(tree, card, parent, self._points[on][point])
        return sorted([first + turn // TURN_STEP for turn in turns])

    def move(self, table: Numbering, chosen: Path) -> Place | None:
        """The placement, once all is chosen."""
        if len(chosen) < STEPS:
            return None
        card, on, point = self._meant(table, chosen)
        turn = table.thing(chosen[3], "turn")
        if on is None or point is None or not isinstance(turn, int):
            return None
        return Place(card, on, *self._points[on][point], turn)

    def path(self, table: Numbering, move: Place) -> Path:
        """The four steps of a placement that the canonical set could hold."""
        point = self._numbers[move.on][move.u, move.v]
        return (
            table.id("place", move.card),
            table.id("on", move.on),
            table.id("point", point),
            table.id("turn", move.turn),
        )

    def attempt(self, table: Numbering, legal: object, chosen: Path) -> Place | None:
        """A placement that begins so; what is still open is taken as it comes."""
        if not isinstance(table.thing(chosen[0], "place"), str):
            return None
        growing = growing_in(legal)
        card, on, point = self._meant(table, chosen)
        if len(chosen) > 1 and on is None:
            return None
        below = on or (growing.tree.cards[0] if growing else next(iter(self._shelf.trunks)))
        number = point or 0
        if (len(chosen) > 2 and point is None) or number >= len(self._points[below]):
            return None
        turn = table.thing(chosen[3], "turn") if len(chosen) > 3 else 0
        return Place(card, below, *self._points[below][number], turn) if isinstance(turn, int) else None

    def _meant(self, table: Numbering, chosen: Path) -> tuple[CardId, CardId | None, int | None]:
        card = table.thing(chosen[0], "place")
        on = table.thing(chosen[1], "on") if len(chosen) > 1 else None
        point = table.thing(chosen[2], "point") if len(chosen) > 2 else None
        return (
            CardId(str(card)),
            CardId(on) if isinstance(on, str) else None,
            point if isinstance(point, int) else None,
        )


class Sights:
    """What views of the Kodama family share, as numbers."""

    def __init__(self, shelf: Shelf) -> None:
        cards = (*shelf.trunks, *shelf.branches)
        self.cards: Final = {card: number for number, card in enumerate(cards, 1)}
        self.branches: Final = {card: at for at, card in enumerate(shelf.branches)}
        self.kodamas: Final = {card: at for at, card in enumerate(shelf.kodamas)}
        self.decrees: Final = {card: at for at, card in enumerate(shelf.decrees)}
        self._counts: Final = shelf.counts
        self._trees: Final = Memo(self._written)

    def marks(self, index: Mapping[T, int], present: Iterable[T]) -> "array[int]":
        """A one for each of these, a zero for all others."""
        numbers = array("h", bytes(2 * len(index)))
        for one in present:
            numbers[index[one]] = 1
        return numbers

    def tree(self, tree: Tree | None) -> "array[int]":
        """A tree card by card; zeros for what is not there. To be read only: it is remembered."""
        return _NO_TREE if tree is None else self._trees(tree)

    def _written(self, tree: Tree) -> "array[int]":
        numbers = array("h")
        for at, card in enumerate(tree.cards):
            pose = tree.pose(at)
            on = tree.parents[at] + 1 if at else 0
            numbers.extend((self.cards[card], on, pose.x // 100, pose.y // 100, pose.angle, *self._counts[card]))
        return numbers + _NO_TREE[len(numbers) :]


def tree_tensor(players: int) -> Tensor:
    """All trees, the viewer's first."""
    return Tensor("trees", (players, MOST_CARDS, _CARD), LEAST)


def around(viewer: Seat | None, players: int) -> list[Seat]:
    """All seats, the viewer's first; a spectator sees the table as from seat 0."""
    me = viewer or 0
    return [Seat((me + step) % players) for step in range(players)]


class KodamaCoding:
    """Kodama's moves and views in numbers, for the cards of one shelf."""

    longest: Final = STEPS
    quick_numbers: Final = None

    def __init__(self, shelf: Shelf) -> None:
        self._placements = Placements(shelf)
        self._sights = Sights(shelf)
        self._table = Numbering(
            Group("pass", ("",)),
            Group("gust", ("",)),
            *self._placements.groups,
            Group("pick", tuple(shelf.branches)),
            Group("score", tuple(shelf.kodamas)),
        )

    @property
    def actions(self) -> Sequence[str]:
        """What every action means."""
        return self._table.names

    def choices(self, legal: LegalMoves[Move], chosen: Path) -> Sequence[int]:
        """What may come next."""
        if not isinstance(legal, Growing):
            return [self.path(move)[0] for move in legal]
        found = self._placements.choices(self._table, legal, chosen)
        if chosen:
            return found
        passing = [] if found else [self._table.id("pass")]
        return passing + ([self._table.id("gust")] if legal.may_gust else []) + found

    def move(self, legal: LegalMoves[Move], chosen: Path) -> Move | None:  # noqa: ARG002  (Coding's)
        """The move of a whole path."""
        verb, _, thing = self._table.names[chosen[0]].partition(" ")
        match verb:
            case "pass":
                return Pass()
            case "gust":
                return Blow()
            case "pick":
                return Pick(CardId(thing))
            case "score":
                return ScoreKodama(KodamaId(thing))
            case _:
                return self._placements.move(self._table, chosen)

    def path(self, move: Move) -> Path:
        """The path to a move."""
        if isinstance(move, Place):
            return self._placements.path(self._table, move)
        if isinstance(move, Pass | Blow | Pick | ScoreKodama):
            return (self._table.id(str(move)),)
        raise KeyError(str(move))

    def attempt(self, legal: LegalMoves[Move], chosen: Path) -> Move | None:
        """A move that begins so."""
        verb = self._table.names[chosen[0]].partition(" ")[0]
        if verb in {"pass", "gust", "pick", "score"}:
            return self.move(legal, chosen)
        return self._placements.attempt(self._table, legal, chosen)

    def layout(self, players: int) -> tuple[Tensor, ...]:
        """The tensors of an observation."""
        sights = self._sights
        branches, kodamas = len(sights.branches), len(sights.kodamas)
        return (
            Tensor("table", (7,)),
            Tensor("decree", (len(sights.decrees),), most=1),
            Tensor("market", (branches,), most=1),
            Tensor("discards", (branches,), most=1),
            Tensor("scores", (players,), LEAST),
            tree_tensor(players),
            Tensor("kodamas", (players, kodamas), most=1),
            Tensor("kodamas_hidden", (players,)),
            Tensor("kodamas_scored", (players, kodamas), most=1),
            Tensor("branches", (players, branches), most=1),
            Tensor("branches_hidden", (players,)),
            Tensor("picks", (players,)),
            Tensor("waiting", (players,), most=1),
        )

    def numbers(self, view: View) -> bytes:
        """The view: season, round, what is asked, of whom, who is first, cards in the deck, whether the wind blew;
        then cards and trees."""
        sights, players = self._sights, view.options.players
        order = around(view.viewer, players)
        step = view.pending[-1] if view.pending else None
        of = order.index(step.seat) + 1 if step and step.seat >= 0 else 0
        ask = _ASKS[step.ask] if step else 0
        numbers = array(
            "h",
            [view.season_number, step.round if step else 0, ask, of, order.index(view.first), view.deck, view.gusted],
        )
        numbers.extend(sights.marks(sights.decrees, [view.decree] if view.decree else []))
        numbers.extend(sights.marks(sights.branches, view.market))
        numbers.extend(sights.marks(sights.branches, view.discards))
        scores = totals(view.ledger, players)
        numbers.extend(scores[seat] for seat in order)
        for seat in order:
            numbers.extend(sights.tree(view.trees[seat] if seat < len(view.trees) else None))
        for seat in order:
            numbers.extend(sights.marks(sights.kodamas, view.hands[seat].known))
        numbers.extend(view.hands[seat].hidden for seat in order)
        for seat in order:
            numbers.extend(sights.marks(sights.kodamas, view.scored[seat]))
        numbers.extend(self._draft(view, order))
        return numbers.tobytes()

    def _draft(self, view: View, order: Sequence[Seat]) -> "array[int]":
        """Hands of branch cards, picks, and whose choice is out; zeros where no draft is played."""
        draft, sights = view.draft, self._sights
        if draft is None:
            return array("h", bytes(2 * len(order) * (len(sights.branches) + 3)))
        numbers = array("h")
        for seat in order:
            numbers += sights.marks(sights.branches, draft.hands[seat].known)
        numbers.extend([draft.hands[seat].hidden for seat in order])
        picks = [draft.picks[seat] for seat in order]
        numbers.extend([sights.cards[pick] if pick else 0 for pick in picks])
        numbers.extend([seat in (draft.waiting or ()) for seat in order])
        return numbers
