"""Lanterns: a small game of our own that uses all of the kernel. Heights are whole numbers from 0 to 200.

Everybody is dealt numbered lanterns and puts one under the pile, all at once. Twice round the table each hangs one,
at any height with room for it, for a point per lantern below. An odd lantern grants a wish: draw one, bury one.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from random import Random
from typing import Final, NewType, TypeAlias, assert_never

from understory.core import (
    NOT_ASKED,
    Box,
    Chance,
    Choice,
    Decision,
    Entry,
    Event,
    HandView,
    Item,
    Known,
    Ledger,
    LegalMoves,
    Listed,
    Node,
    NotationError,
    Options,
    Pile,
    PileView,
    Reason,
    RuleId,
    Sealed,
    Seat,
    Spec,
    Terminal,
    Veiled,
    Viewer,
    digest,
    flat_menu,
    hand_seen_by,
    knows,
    only,
    seats_of,
    totals,
)
from understory.core.notation import PASS, one_of, seat, whole, words

Lantern = NewType("Lantern", str)
"""A lantern by its name, `L1` to `L12`."""

PACKS: Final = {"full": (12, 3), "tiny": (7, 2)}
"""How many lanterns there are, and how many each seat is dealt."""
HIGHEST: Final = 200
ROOM: Final = 10


# ---------------------------------------------------------------- moves


@dataclass(frozen=True, slots=True)
class Deal:
    """A lantern off the pile."""

    to: Seat
    lantern: Lantern

    def __str__(self) -> str:
        return f"deal {self.to} {self.lantern}"


@dataclass(frozen=True, slots=True)
class Return:
    """A lantern put under the pile at the start."""

    lantern: Lantern

    def __str__(self) -> str:
        return f"return {self.lantern}"


@dataclass(frozen=True, slots=True)
class Hang:
    """A lantern hung on the pole."""

    lantern: Lantern
    height: int

    def __str__(self) -> str:
        return f"hang {self.lantern} {self.height}"


@dataclass(frozen=True, slots=True)
class Wish:
    """A wish made, or forgone."""

    granted: bool

    def __str__(self) -> str:
        return "wish" if self.granted else PASS


@dataclass(frozen=True, slots=True)
class Bury:
    """A lantern put under the pile after a wish."""

    lantern: Lantern

    def __str__(self) -> str:
        return f"bury {self.lantern}"


Move: TypeAlias = Deal | Return | Hang | Wish | Bury


def parse(notation: str) -> Move:
    """The move written so."""
    match words(notation):
        case ["deal", to, lantern]:
            return Deal(seat(to, notation), _lantern(lantern, notation))
        case ["return", lantern]:
            return Return(_lantern(lantern, notation))
        case ["hang", lantern, height]:
            return Hang(_lantern(lantern, notation), whole(height, notation))
        case ["bury", lantern]:
            return Bury(_lantern(lantern, notation))
        case [("wish" | "pass") as word]:
            return Wish(word == "wish")
    raise NotationError(notation, "deal, return, hang, wish, bury or pass, such as 'hang L7 40'")


def lanterns(size: int) -> tuple[Lantern, ...]:
    """All lanterns of a pack, in order."""
    return tuple(Lantern(f"L{number}") for number in range(1, size + 1))


def _lantern(word: str, notation: str) -> Lantern:
    return one_of(word, lanterns(PACKS["full"][0]), notation)


# ---------------------------------------------------------------- state


class Ask(StrEnum):
    """What a pending step asks for."""

    DEAL = "lanterns.deal"
    RETURN = "lanterns.return"
    HANG = "lanterns.hang"
    WISH = "lanterns.wish"
    BURY = "lanterns.bury"


@dataclass(frozen=True, slots=True)
class Pending:
    """A step that is still to come; the last one on the stack is next. `RETURN` asks all, whatever its seat."""

    ask: Ask
    seat: Seat


@dataclass(frozen=True, slots=True)
class Hung:
    """A lantern on the pole."""

    seat: Seat
    lantern: Lantern
    height: int


class State:
    """Where a game of Lanterns stands."""

    __slots__ = ("hands", "hung", "ledger", "pending", "pile", "players", "returns", "size")

    def __init__(
        self,
        size: int,
        players: int,
        pile: Pile[Lantern],
        hands: tuple[tuple[Known[Lantern], ...], ...],
        returns: Sealed[Lantern],
        hung: tuple[Hung, ...],
        pending: tuple[Pending, ...],
        ledger: Ledger,
    ) -> None:
        self.size = size
        self.players = players
        self.pile = pile
        self.hands = hands
        self.returns = returns
        self.hung = hung
        self.pending = pending
        self.ledger = ledger

    def clone(self) -> "State":
        """A draft that `apply` may change."""
        return State(self.size, self.players, self.pile, self.hands, self.returns, self.hung, self.pending, self.ledger)

    def push(self, *steps: Pending) -> None:
        """Put steps on the stack, the first of them to come first."""
        self.pending += tuple(reversed(steps))

    def receive(self, at: Seat, card: Known[Lantern]) -> None:
        """Add a lantern to a hand."""
        self.hands = tuple(sorted_hand((*hand, card)) if place == at else hand for place, hand in enumerate(self.hands))

    def give_up(self, at: Seat, lantern: Lantern) -> None:
        """Take a lantern out of a hand."""
        self.hands = tuple(
            tuple(card for card in hand if card.card != lantern) if place == at else hand
            for place, hand in enumerate(self.hands)
        )


def sorted_hand(cards: Iterable[Known[Lantern]]) -> tuple[Known[Lantern], ...]:
    """A hand in the order in which hands are kept, so that equal hands are equal values."""
    return tuple(sorted(cards, key=lambda card: card.card))


@dataclass(frozen=True, slots=True)
class View:
    """What a viewer may know of a state."""

    viewer: Viewer
    size: int
    pile: PileView[Lantern]
    hands: tuple[HandView[Lantern], ...]
    waiting: tuple[Seat, ...]
    returned: Lantern | None
    hung: tuple[Hung, ...]
    pending: tuple[Pending, ...]
    ledger: Ledger


class Hangings:
    """The open set of places for a lantern: any height with room; listed are the multiples of ten."""

    __slots__ = ("hand", "heights")

    closed = False

    def __init__(self, hand: tuple[Lantern, ...], heights: tuple[int, ...]) -> None:
        self.hand = hand
        self.heights = heights

    def faults(self, move: Hang) -> Iterator[Reason]:
        """Every rule the move would break."""
        if move.lantern not in self.hand:
            yield Reason.of("lanterns.hang.hand", lantern=move.lantern)
        if not 0 <= move.height <= HIGHEST:
            yield Reason.of("lanterns.hang.pole", height=move.height, highest=HIGHEST)
        for height in self.heights:
            if abs(height - move.height) < ROOM:
                yield Reason.of("lanterns.hang.room", height=move.height, other=height)

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Hang) and not any(self.faults(move))

    def __iter__(self) -> Iterator[Hang]:
        moves = (Hang(lantern, height) for lantern in self.hand for height in range(0, HIGHEST + 1, ROOM))
        return (move for move in moves if move in self)

    def __bool__(self) -> bool:
        return any(True for _ in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def only(self) -> Hang | None:
        """Never forced: heights between the listed ones are open too."""
        return None

    def sample(self, rng: Random) -> Hang:
        """One of the listed moves, all equally likely."""
        return rng.choice(list(self))


# ---------------------------------------------------------------- rules


class Lanterns:
    """The rules of Lanterns."""

    spec = Spec(
        name="lanterns",
        title="Lanterns",
        fewest=2,
        most=3,
        version=1,
        options=(Choice("pack", tuple(PACKS), "full", RuleId("lanterns.deal")),),
        packs=(("lanterns", digest(PACKS)),),
        refusals=frozenset(
            RuleId(rule) for rule in ("lanterns.hold", "lanterns.hang.hand", "lanterns.hang.pole", "lanterns.hang.room")
        ),
    )

    def start(self, options: Options) -> State:
        """The deals, the return, two turns each: all of the game as pending steps."""
        size, dealt = PACKS[options.text("pack")]
        seats = seats_of(options.players)
        deals = [Pending(Ask.DEAL, at) for at in seats] * dealt
        turns = [Pending(Ask.HANG, at) for at in seats] * 2
        state = State(
            size,
            options.players,
            Pile.shuffled(lanterns(size)),
            ((),) * options.players,
            Sealed.waiting_for(seats),
            (),
            (),
            (),
        )
        state.push(*deals, Pending(Ask.RETURN, seats[0]), *turns)
        return state

    def node(self, state: State) -> Node[Move]:
        """The next pending step."""
        if not state.pending:
            return _terminal(state)
        step = state.pending[-1]
        if step.ask is Ask.DEAL:
            return Chance(state.pile.odds, lambda n: Deal(step.seat, state.pile.next(n)))
        return Decision(state.returns.waiting if step.ask is Ask.RETURN else (step.seat,), step.ask)

    def legal(self, state: State, at: Seat) -> LegalMoves[Move]:
        """What the pending step allows."""
        ask = state.pending[-1].ask
        hand = tuple(sorted(card.card for card in state.hands[at]))
        match ask:
            case Ask.RETURN:
                return Listed([Return(lantern) for lantern in hand])
            case Ask.HANG:
                return Hangings(hand, tuple(hung.height for hung in state.hung))
            case Ask.WISH:
                return Listed([Wish(granted=True), Wish(granted=False)])
            case Ask.BURY:
                return Listed([Bury(lantern) for lantern in hand])
            case Ask.DEAL:
                raise ValueError("a deal is no decision")
            case _:
                assert_never(ask)

    def faults(self, state: State, at: Seat, move: Move) -> tuple[Reason, ...]:
        """Every rule the move would break."""
        legal = self.legal(state, at)
        if isinstance(legal, Hangings) and isinstance(move, Hang):
            return tuple(legal.faults(move))
        if move in legal:
            return ()
        match state.pending[-1].ask, move:
            case (Ask.RETURN, Return(lantern)) | (Ask.BURY, Bury(lantern)):
                return (Reason.of("lanterns.hold", lantern=lantern),)
        return (NOT_ASKED,)

    def apply(self, state: State, at: Seat, move: Move) -> State:
        """The state after the move."""
        draft = state.clone()
        draft.pending = draft.pending[:-1]
        match move:
            case Deal(to, lantern):
                card, draft.pile = draft.pile.drawn(lantern, to)
                draft.receive(to, card)
            case Return(lantern):
                _put_back(draft, at, lantern)
            case Hang(lantern, height):
                _hang(draft, Hung(at, lantern, height))
            case Wish(granted):
                if granted:
                    draft.push(Pending(Ask.DEAL, at), Pending(Ask.BURY, at))
            case Bury(lantern):
                _put_under(draft, at, lantern)
            case _:
                assert_never(move)
        if draft.pending and draft.pending[-1].ask is Ask.HANG and not draft.hands[draft.pending[-1].seat]:
            draft.push(Pending(Ask.DEAL, draft.pending[-1].seat))
        return draft

    def parse(self, notation: str) -> Move:
        """The move written so."""
        return parse(notation)

    def view(self, state: State, viewer: Viewer) -> View:
        """Own hand and what was put under the pile; of the rest what is public."""
        return View(
            viewer,
            state.size,
            state.pile.seen_by(viewer),
            tuple(hand_seen_by(hand, viewer) for hand in state.hands),
            state.returns.waiting,
            state.returns.of(viewer),
            state.hung,
            state.pending,
            state.ledger,
        )

    def seen(self, state: State, at: Seat, move: Move, viewer: Viewer) -> Move | Veiled:
        """Deals, returns and burials tell the others no number, unless they know what lies there."""
        match move:
            case Deal(to, lantern):
                card, _ = state.pile.drawn(lantern, to)
                return move if knows(card.knowers, viewer) else Veiled(f"deal {to} ?")
            case Return() if viewer != at:
                return Veiled("return ?")
            case Bury() if viewer != at:
                return Veiled("bury ?")
            case _:
                return move

    def events(self, before: State, at: Seat, move: Move, after: State, viewer: Viewer) -> tuple[Event, ...]:
        """The move as seen, and points as they come."""
        told = Event.of("lanterns.moved", seat=at, move=str(self.seen(before, at, move, viewer)))
        new = after.ledger[len(before.ledger) :]
        return (told, *(Event.of("lanterns.scored", seat=entry.seat, points=entry.amount) for entry in new))

    def ledger(self, state: State) -> Ledger:
        """Every point scored so far."""
        return state.ledger

    def world(self, view: View, rng: Random) -> State:
        """What the viewer has not seen, dealt anew to the places it cannot see."""
        unseen = _unseen(view)
        rng.shuffle(unseen)
        hands = tuple(_hand_in_world(view, Seat(at), unseen) for at in range(len(view.hands)))
        bottom = tuple(
            Known(unseen.pop() if card.card is None else card.card, card.knowers) for card in view.pile.bottom
        )
        returning = any(step.ask is Ask.RETURN for step in view.pending)
        returns: Sealed[Lantern] = Sealed(
            (at, None if at in view.waiting else _return_in_world(view, at, hands[at], rng))
            for at in (seats_of(len(hands)) if returning else ())
        )
        pile = Pile(sorted(unseen), (), bottom)
        return State(view.size, len(hands), pile, hands, returns, view.hung, view.pending, view.ledger)


def _put_back(draft: State, at: Seat, lantern: Lantern) -> None:
    draft.returns = draft.returns.with_choice(at, lantern)
    if draft.returns.waiting:
        draft.push(Pending(Ask.RETURN, draft.returns.waiting[0]))
        return
    for place, returned in draft.returns.opened():
        _put_under(draft, place, returned)
    draft.returns = Sealed(())


def _put_under(draft: State, at: Seat, lantern: Lantern) -> None:
    draft.give_up(at, lantern)
    draft.pile = draft.pile.with_under(lantern, only(at))


def _hang(draft: State, new: Hung) -> None:
    below = tuple(hung.lantern for hung in draft.hung if hung.height < new.height)
    draft.give_up(new.seat, new.lantern)
    draft.hung += (new,)
    round_now = "first round" if len(draft.hung) <= draft.players else "second round"
    draft.ledger += (Entry(new.seat, len(below), "lanterns.score", round_now, (("below", below),)),)
    if int(new.lantern[1:]) % 2:
        draft.push(Pending(Ask.WISH, new.seat))


def _terminal(state: State) -> Terminal:
    scores = totals(state.ledger, state.players)
    tied = [hung for hung in state.hung if scores[hung.seat] == max(scores)]
    highest = max(tied, key=lambda hung: hung.height)
    if len({hung.seat for hung in tied}) == 1:
        return Terminal(scores, (highest.seat,), Reason.of("lanterns.end", points=max(scores)))
    return Terminal(scores, (highest.seat,), Reason.of("lanterns.tie", height=highest.height))


def _unseen(view: View) -> list[Lantern]:
    seen = {hung.lantern for hung in view.hung} | {card.card for card in view.pile.bottom}
    seen |= set(chain.from_iterable(hand.known for hand in view.hands))
    return [lantern for lantern in lanterns(view.size) if lantern not in seen]


def _hand_in_world(view: View, at: Seat, unseen: list[Lantern]) -> tuple[Known[Lantern], ...]:
    """The hand of a seat: what the viewer knows of it, and unseen lanterns that only their holder knows."""
    both = only(at) if view.viewer is None else only(at, view.viewer)
    known = [Known(lantern, both) for lantern in view.hands[at].known]
    return sorted_hand((*known, *(Known(unseen.pop(), only(at)) for _ in range(view.hands[at].hidden))))


def _return_in_world(view: View, at: Seat, hand: tuple[Known[Lantern], ...], rng: Random) -> Lantern:
    return view.returned if view.returned is not None and at == view.viewer else rng.choice(hand).card


# ---------------------------------------------------------------- a face and a player


class Face:
    """Lanterns as text and as a drawing of the pole."""

    def text(self, view: View) -> str:
        """The pole from the top, and the hands."""
        pole = sorted(view.hung, key=lambda hung: -hung.height)
        lines = [f"{hung.height:4} | {hung.lantern} of seat {hung.seat}" for hung in pole] or ["   - | empty"]
        for at, hand in enumerate(view.hands):
            lines.append(f"seat {at}: {' '.join(map(str, hand.known))}{' ?' * hand.hidden}")
        return "\n".join([*lines, f"pile: {view.pile.size}"])

    def menu(self, view: View, legal: LegalMoves[Move]) -> tuple[Item[Move], ...]:  # noqa: ARG002  (Face's signature)
        """Every listed move."""
        return flat_menu(legal)

    def svg(self, view: View) -> str:
        """The pole with its lanterns."""
        lights = "".join(
            f'<circle cx="{45 + 10 * hung.seat}" cy="{HIGHEST + 10 - hung.height}" r="4" fill="#cf7a3c"/>'
            for hung in view.hung
        )
        pole = f'<path d="M50 10v{HIGHEST}" stroke="#4b3424" stroke-width="3"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 {HIGHEST + 20}">{pole}{lights}</svg>'


def greedy(view: View, legal: LegalMoves[Move], rng: Random) -> Move:  # noqa: ARG001  (Player's signature)
    """Hang as high as there is room, give the lowest lantern away."""
    return max(legal, key=lambda move: move.height if isinstance(move, Hang) else 0)


LANTERNS: Final = Box(Lanterns(), Face(), greedy)
