"""How a game flows: one table that says, for each kind of step, what is dealt, what is chosen, or what happens.

What is still to come lies on a stack in the state, `pending`, plain values all; the last is next. A step has an `ask`,
its kind, and a `seat`, whom it concerns. A game's table has a handler for each kind:

    Deal      chance moves: which outcomes there are, and what follows each
    Choice    a seat moves: what it may do, why it may not do the rest, and what follows
    Together  several seats move at once: sealed until the last choice is in, then carried out together
    Auto      nobody moves: it is done as soon as it comes up

`Flow` plays over such a table. It takes the step off the stack before it calls what answers it; whatever is still to
come of that step is put back by the answer. Then it settles what waits for nobody, until chance or a seat is due.
`settle` of a handler says whether its step needs no asking, having done what follows; else the step goes back, and it
may be asked again and says the same.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any, Final, Generic, Protocol, Self, TypeAlias, TypeVar

from understory.core.basics import CHANCE, Seat, Viewer
from understory.core.dealer import Draws
from understory.core.game import Veiled
from understory.core.legal import LegalMoves, Listed, Private
from understory.core.nodes import Chance, Decision, Node, Odds, Terminal
from understory.core.reasons import NOT_ASKED, Reason
from understory.core.sealed import Sealed

__all__ = ["Auto", "Choice", "Deal", "Flow", "Handler", "Together"]


class Pending(Protocol):
    """A step still to come, as its game declares it: a plain value."""

    @property
    def ask(self) -> Any:
        """Its kind, a member of the game's `Ask`."""
        ...

    @property
    def seat(self) -> int:
        """Whom it concerns, if one alone."""
        ...


class Stacked(Protocol):
    """A state with what is still to come; where seats choose together also `sealed`, a `Sealed` or `None`."""

    @property
    def pending(self) -> tuple[Any, ...]:
        """The last is next."""
        ...

    def clone(self) -> Self:
        """A copy with the same fields, for whoever makes the next state of it."""
        ...


S = TypeVar("S", bound=Stacked)
F = TypeVar("F", bound=Pending)
M = TypeVar("M")


@dataclass(frozen=True)
class Deal(Generic[S, F, M]):
    """Chance moves."""

    rule: str
    outcomes: Callable[[S, F], Chance[M]]
    """A function, or `Odds`, which are drawn from faster."""
    answer: Callable[[S, F, M], None]
    settle: Callable[[S, F], bool] | None = None
    """Whether nothing is left to deal."""
    seen: Callable[[S, F, M, Viewer], M | Veiled] | None = None
    """As a viewer may know it; without it everybody sees what is dealt."""


@dataclass(frozen=True)
class Choice(Generic[S, F, M]):
    """A seat moves."""

    rule: str
    takes: tuple[type, ...]
    """The kinds of moves that answer it; any other was not asked for."""
    options: Callable[[S, F], list[M] | LegalMoves[M]]
    """A list, which is then all there is; or an object whose `in` is the law."""
    answer: Callable[[S, F, M], None]
    faults: Callable[[S, F, M], Iterable[Reason]] | None = None
    """Every rule that a move breaks which is of a kind asked for and not legal. Never nothing; without it the step's
    own rule is cited."""
    settle: Callable[[S, F], bool] | None = None
    """Whether it needs no asking, having done what follows."""
    seen: Callable[[S, F, M, Viewer], M | Veiled] | None = None
    """As others may know it; without it everybody sees what is done."""
    secret: bool = False
    """Whether how many options a list has is for the seat alone to know: nobody is answered for then."""
    sits: Callable[[S, F], int] | None = None
    """Who answers, where that may be another than the seat that the step concerns."""


@dataclass(frozen=True)
class Together(Generic[S, F, M]):
    """Several seats move at once, none seeing another's choice before all are in."""

    rule: str
    takes: tuple[type, ...]
    seats: Callable[[S, F], Iterable[Seat]]
    """Who chooses; where that is nobody, the step is passed over."""
    options: Callable[[S, F, Seat], list[M] | LegalMoves[M]]
    opened: Callable[[S, F, tuple[tuple[Seat, M], ...]], None]
    """Carries the choices out, in seat order, once the last is in."""
    veil: str
    """What others see of a choice, such as `place ?`."""
    faults: Callable[[S, F, Seat, M], Iterable[Reason]] | None = None
    kept: bool = False
    """Whether the choices stay hidden when the last is in."""


@dataclass(frozen=True)
class Auto(Generic[S, F]):
    """Nobody moves."""

    rule: str
    do: Callable[[S, F], None]


Handler: TypeAlias = Deal[S, F, Any] | Choice[S, F, Any] | Together[S, F, Any] | Auto[S, F]

_SEATS: Final = 8
"""Decisions of so many seats are made beforehand: what is asked of whom is all that a decision says."""
_waiting_for: Final[Callable[[tuple[Seat, ...]], Sealed[Any]]] = cache(Sealed.waiting_for)
"""Nothing put down yet by these seats: the same value each time, so it is made once."""


class Flow(Generic[S, F, M]):
    """The kernel's protocol over a game's table: what a state waits for, what may be done, what follows, who sees it.

    Columns of the table are laid out beforehand, by kind of step: every move of every play-out goes through here.
    """

    def __init__(
        self,
        table: Mapping[Any, Handler[S, F]],
        over: Callable[[S], Terminal],
        name: Callable[[Any], str] | None = None,
    ) -> None:
        """`over` tells how a game with nothing to come has ended; `name` what a kind asks, by id, unless it is one."""
        self.table: Final = {ask: table[ask] for ask in _kinds(table)}
        self._over = over
        names = {ask: name(ask) if name else ask for ask in self.table}
        self._decisions = _column(self.table, lambda ask, handler: _decisions(handler, names[ask]))
        self._nodes = _column(self.table, lambda ask, handler: _node(handler, names[ask]))
        self._options = _column(self.table, lambda _, handler: _options(handler))
        self._answers = _column(self.table, lambda _, handler: getattr(handler, "answer", None))
        self._settles = _column(self.table, lambda _, handler: _settle(handler))
        self._turns = _column(self.table, lambda _, handler: (*_settle(handler), *_turn(handler)))

    # ------------------------------------------------------------ the protocol

    def node(self, state: S) -> Node[M]:
        """What the next step waits for."""
        pending = state.pending
        if not pending:
            return self._over(state)
        step = pending[-1]
        alone = self._decisions[step.ask]
        if alone is not None:
            return alone[step.seat]  # type: ignore[no-any-return]
        return self._nodes[step.ask](state, step)  # type: ignore[no-any-return]

    def legal(self, state: S, seat: Seat) -> LegalMoves[M]:
        """What the next step allows."""
        step = state.pending[-1]
        options, kind = self._options[step.ask]
        found = options(state, step, seat) if kind is None else options(state, step)
        if type(found) is list:
            return (kind or Listed)(found)
        return found  # type: ignore[no-any-return]

    def faults(self, state: S, seat: Seat, move: M) -> tuple[Reason, ...]:
        """Every rule the move would break. `LookupError` where the game refuses a move and cites none: its mistake."""
        if move in self.legal(state, seat):
            return ()
        step = state.pending[-1]
        handler = self.table[step.ask]
        if not isinstance(handler, Choice | Together) or not isinstance(move, handler.takes):
            return (NOT_ASKED,)
        if handler.faults is None:
            return (Reason.of(handler.rule, what=str(move)),)
        if isinstance(handler, Choice):
            found = tuple(handler.faults(state, step, move))
        else:
            found = tuple(handler.faults(state, step, seat, move))
        if not found:
            raise LookupError(f"{step.ask!r} refuses {move} and cites no rule")
        return found

    def apply(self, state: S, seat: Seat, move: M) -> S:
        """The state after the move and whatever follows from it without asking."""
        return self.advance(state.clone(), seat, move)

    def advance(self, own: S, seat: Seat, move: M) -> S:
        """The same in a state that nobody else holds: that one, changed."""
        new: Any = own
        pending = new.pending
        step = pending[-1]
        answer = self._answers[step.ask]
        if answer is None:
            self._put_down(new, step, seat, move)
        else:
            new.pending = pending[:-1]
            answer(new, step, move)
        self.settle(new)
        return own

    def drive(
        self, state: S, draws: Draws, choose: Callable[[S, Seat, LegalMoves[M]], M | None], *, lends: bool = False
    ) -> tuple[S, Decision | Terminal]:
        """`node`, `legal` and `apply` in one loop (see `core.drive`): moves are made in a state of its own. One
        that was shown is cloned before the next move, unless it was only lent; so is the set that lists become."""
        own: Any = state.clone()
        turns = self._turns
        lent: dict[Any, Listed[M]] = {Listed: Listed(()), Private: Private(())}
        while pending := own.pending:
            step, rest = pending[-1], pending[:-1]
            settle, does, total, deals, options, listed, sits, answer = turns[step.ask]
            if settle is not None:
                own.pending = rest
                if settle(own, step) or does:
                    continue
                own.pending = pending
            if total is not None:
                seat, move = CHANCE, deals(own, step, draws(total(own, step)))
            elif deals is not None:
                chance, seat = deals(own, step), CHANCE
                move = chance.pick(draws(chance.total))
            else:
                seat = step.seat if sits is None else sits(own, step)
                legal = options(own, step) if answer is not None else options(own, step, seat)
                if type(legal) is list:
                    moves, legal = legal, lent[listed] if lends else listed(())
                    legal.moves = moves
                move = choose(own, seat, legal)
                if move is None:
                    return own, self.node(own)  # type: ignore[return-value]  # a seat was to decide
                if not lends:
                    own = own.clone()
            if answer is not None:
                own.pending = rest
                answer(own, step, move)
            else:
                self._put_down(own, step, seat, move)
        return own, self._over(own)

    def seen(self, state: S, seat: Seat, move: M, viewer: Viewer) -> M | Veiled:
        """The move, made in `state`, as the viewer may know it: one's own, and of the others' what the table says."""
        step = state.pending[-1]
        handler = self.table[step.ask]
        if seat == viewer or isinstance(handler, Auto):
            return move
        if isinstance(handler, Together):
            last = _sealed(state).waiting == (seat,)
            return move if last and not handler.kept else Veiled(handler.veil)
        return move if handler.seen is None else handler.seen(state, step, move, viewer)

    # ------------------------------------------------------------ what waits for nobody

    def settle(self, new: Any) -> None:
        """Do whatever needs no asking, until chance or a seat is due or the game is over."""
        settles = self._settles
        while pending := new.pending:
            step = pending[-1]
            settle, does = settles[step.ask]
            if settle is None:
                return
            new.pending = pending[:-1]
            if not settle(new, step) and not does:
                new.pending = pending
                return

    def _put_down(self, new: Any, step: F, seat: Seat, move: M) -> None:
        """Seal a choice; when the last is in, open all and carry them out."""
        sealed = _sealed(new).with_choice(seat, move)
        if not sealed.complete:
            new.sealed = sealed
            return
        new.sealed = None
        new.pending = new.pending[:-1]
        self.table[step.ask].opened(new, step, sealed.opened())  # type: ignore[union-attr]


# ---------------------------------------------------------------- columns of the table


def _kinds(table: Mapping[Any, object]) -> list[Any]:
    """Every kind of step, in order; `TypeError` where one has no handler."""
    kinds: type[Enum] = type(next(iter(table)))
    for ask in kinds:
        if ask not in table:
            raise TypeError(f"{ask!r} has no handler in the table of steps")
    return list(kinds)


def _column(table: Mapping[Any, Handler[S, F]], cell: Callable[[Any, Handler[S, F]], Any]) -> Any:
    """A cell of each handler, found by the kind of step: in a tuple, which is faster, where kinds count from 0."""
    cells = {ask: cell(ask, handler) for ask, handler in table.items()}
    return tuple(cells.values()) if [*cells] == [*range(len(cells))] else cells


def _decisions(handler: Handler[S, F], name: str) -> tuple[Decision, ...] | None:
    """By seat, where the seat that a step concerns is the one that answers."""
    alone = isinstance(handler, Choice) and handler.sits is None
    return tuple(Decision((Seat(seat),), name) for seat in range(_SEATS)) if alone else None


def _node(handler: Handler[S, F], name: str) -> Callable[[S, F], Node[Any]]:
    """What the other handlers wait for."""
    decisions = tuple(Decision((Seat(seat),), name) for seat in range(_SEATS))
    match handler:
        case Deal(outcomes=outcomes):
            return outcomes
        case Choice(sits=sits) if sits is not None:
            return lambda state, step: decisions[sits(state, step)]
        case Together():
            return lambda state, _: Decision(_sealed(state).waiting, name)
        case _:
            return _nobody


def _options(handler: Handler[S, F]) -> tuple[Callable[..., Any], type[Listed[Any]] | None]:
    """Who says what may be done, and the set that a list of it becomes; `None` where each seat is asked by itself."""
    match handler:
        case Choice(options=options, secret=secret):
            return options, Private if secret else Listed
        case Together(options=options_of_seat):
            return options_of_seat, None
        case _:
            return _nobody, Listed


def _turn(handler: Handler[S, F]) -> tuple[Any, ...]:
    """How a step goes on in a loop of its own: how many outcomes chance has and which is the n-th, or `None` and the
    function that says so; or else what may be chosen, the set that a list of it becomes, who chooses unless the step
    says; and what follows, `None` where choices are put down together."""
    match handler:
        case Deal(outcomes=Odds() as odds, answer=answer):
            return odds.total, odds.pick, None, None, None, answer
        case Deal(outcomes=outcomes, answer=answer):
            return None, outcomes, None, None, None, answer
        case Choice(options=options, answer=answer, secret=secret, sits=sits):
            return None, None, options, Private if secret else Listed, sits, answer
        case Together(options=options_of_seat):
            return None, None, options_of_seat, Listed, lambda state, _: state.sealed.next, None
        case _:
            return None, _nobody, None, None, None, None


def _nobody(_: object, step: Pending) -> Decision:
    raise ValueError(f"{step.ask!r} is no decision of a seat")


def _settle(handler: Handler[S, F]) -> tuple[Callable[[S, F], object] | None, bool]:
    """What is done when a step comes up, and whether it is over in any case; `None` where it always waits."""

    def nobody_chooses(new: Any, step: F) -> bool:
        if new.sealed is None:
            seats = tuple(seats_of(new, step))
            new.sealed = _waiting_for(seats) if seats else None
        return new.sealed is None

    match handler:
        case Auto(do=do):
            return do, True
        case Together(seats=seats_of):
            return nobody_chooses, False
        case _:
            return handler.settle, False


def _sealed(state: Any) -> Sealed[Any]:
    sealed: Sealed[Any] = state.sealed
    return sealed
