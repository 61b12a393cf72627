"""A game to play with from Python, in four lines: dealt, ready, and drawn in a notebook.

    >>> import understory
    >>> game = understory.new("kodama", players=2, seed="leaf")
    >>> game.push(game.hint())
    >>> game.scores  # doctest: +SKIP
    (3, 0)

Chance is dealt from the seed, so that the same moves make the same game. Everybody's hand lies open here: whoever wants
to know only what a seat may know asks for its `view`.
"""

import hashlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from understory import games
from understory.bots import Clock, bot, decided
from understory.core import (
    CHANCE,
    Dealer,
    Decision,
    Game,
    Ledger,
    LegalMoves,
    Line,
    NotationError,
    OptionError,
    Reason,
    Record,
    RecordError,
    Seat,
    Terminal,
    Viewer,
    read,
    replayed,
    totals,
)
from understory.core.record import written

Move: TypeAlias = Any
"""A move of whichever game it is."""
_SHOWN: Final = 5
"""How many legal moves a listing shows of itself."""


def new(game: str, players: int | None = None, seed: str | int | bytes | None = None, **options: object) -> "Play":
    """A new game, dealt. Options go by name, `_` for `-`: `new("everdell-duo", mode="cooperative", chapter=3)`.

    `seed` is any text or number, or the dealer's own 32 bytes; left out, nobody can guess it. `KeyError` names the
    games there are, `OptionError` what an option may be.
    """
    box = games.box(game)
    wishes = {name.replace("_", "-"): str(value) for name, value in options.items()}
    chosen = box.game.spec.chosen(box.game.spec.usual if players is None else players, wishes)
    return Play(Line(box.game, chosen), _dealer(seed))


def load(record: "str | Path | Record") -> "Play":
    """The game that a record tells: its text, a path to it, or the record itself. `RecordError` says what is wrong."""
    if isinstance(record, str) and record.strip() and "\n" not in record:
        record = Path(record)
    if isinstance(record, Path):
        record = record.read_text(encoding="utf-8")
    if isinstance(record, str):
        record = read(record)
    if not isinstance(record, Record):
        raise RecordError(0, "", f"{record!r} is no record: give its text, a path to it, or what record() made")
    try:
        game = games.box(record.game).game
    except KeyError as unknown:
        raise RecordError(0, "", unknown.args[0]) from None
    seed = bytes.fromhex(record.seed) if record.seed else None
    return Play(replayed(game, record), _dealer(seed))


def _dealer(seed: str | int | bytes | None) -> Dealer:
    if seed is None:
        return Dealer.fresh()
    return Dealer(seed if isinstance(seed, bytes) else hashlib.sha256(str(seed).encode()).digest())


class Legal:
    """What a seat may do: the game's own listing, which also understands notation and shows its first moves."""

    def __init__(self, game: Game[Any, Any, Any], moves: LegalMoves[Move]) -> None:
        self._game = game
        self._moves = moves

    @property
    def closed(self) -> bool:
        """Whether `iter` lists all that `in` accepts."""
        return self._moves.closed

    @property
    def public(self) -> bool:
        """Whether everybody can tell how many answers there are."""
        return self._moves.public

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            try:
                move = self._game.parse(move)
            except NotationError:
                return False
        return move in self._moves

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __bool__(self) -> bool:
        return bool(self._moves)

    def __len__(self) -> int:
        return len(self._moves)

    def only(self) -> Move | None:
        """The one answer of a closed set that has just one."""
        return self._moves.only()

    def sample(self, rng: Random) -> Move:
        """One of the listed moves, all equally likely."""
        return self._moves.sample(rng)

    def __repr__(self) -> str:
        shown = ", ".join(str(move) for move in islice(self, _SHOWN))
        kept = ", ..." if len(self) > _SHOWN else ""
        return f"<{len(self)} legal moves{'' if self.closed else ', and more between them'}: {shown}{kept}>"


class Play:
    """A game being played: `push` moves, `undo` them, look at it from any seat."""

    def __init__(self, line: Line[Any, Any, Any], dealer: Dealer) -> None:
        self.line = line
        self.dealer = dealer
        self.box = games.box(line.game.spec.name)
        line.deal(dealer)

    @property
    def state(self) -> Any:
        """Where it stands: a value, never changed."""
        return self.line.state

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that are to decide now; several where they choose at the same time, none when it is over."""
        node = self.line.node
        return node.seats if isinstance(node, Decision) else ()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.line.node, Terminal)

    @property
    def legal(self) -> LegalMoves[Move]:
        """What the next seat may do: `in`, `iter`, `len`, `sample(rng)`. `in` takes a move or its notation."""
        return Legal(self.line.game, self.line.game.legal(self.state, self._decider(None)))

    def push(self, move: Move, seat: int | None = None) -> None:
        """Make a move of the next seat, or of `seat`: a move or its notation. Chance then deals on.

        `NotationError` where it cannot be read, `IllegalMove` with the rules where it breaks some; nothing is lost.
        """
        made = self.line.game.parse(move) if isinstance(move, str) else move
        self.line.play(self._decider(seat), made)
        self.line.deal(self.dealer)

    def undo(self) -> None:
        """Take back the last decision, and what chance dealt after it."""
        steps = self.line.steps
        own = (at for at in reversed(range(len(steps))) if steps[at].seat != CHANCE and not steps[at].forced)
        at = next(own, None)
        if at is None:
            raise IndexError("no decision has been made yet")
        self.line.back_to(at)
        self.line.deal(self.dealer)

    def hint(self, spec: str = "greedy", seconds: float = 10.0) -> Move:
        """What a bot of this spec would do for the next seat, from what that seat may know."""
        seat = self._decider(None)
        view = self.view(seat)
        return decided(self.line.game, bot(spec, self.box), view, Clock(seconds), Random(len(self.line.steps))).move

    def why_not(self, move: Move, seat: int | None = None) -> tuple[Reason, ...]:
        """Every rule that a move would break; none where it is legal."""
        made = self.line.game.parse(move) if isinstance(move, str) else move
        return self.line.game.faults(self.state, self._decider(seat), made)

    def view(self, viewer: Viewer | int) -> Any:
        """All that a seat may know, or a spectator (`None`)."""
        seats = range(self.line.options.players)
        if viewer is not None and viewer not in seats:
            raise OptionError("viewer", str(viewer), f"choose one of {', '.join(map(str, seats))}, or None")
        return self.line.game.view(self.state, None if viewer is None else Seat(viewer))

    @property
    def ledger(self) -> Ledger:
        """Every point so far, with where it comes from."""
        return self.line.game.ledger(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """Everybody's points, in seat order."""
        node = self.line.node
        return node.scores if isinstance(node, Terminal) else totals(self.ledger, self.line.options.players)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; nobody before the end, or where all have lost together."""
        node = self.line.node
        return node.winners if isinstance(node, Terminal) else ()

    def record(self) -> Record:
        """The game so far, to be kept: `str(record)` is its text, `understory.load` brings it back."""
        return written(self.line, dealer=self.dealer, over=True)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied as its record: a game's content and caches stay behind."""
        return load, (self.record(),)

    def _decider(self, seat: int | None) -> Seat:
        """The seat that is meant; `OptionError` where it has nothing to decide."""
        seats = self.seats
        if seat is None and seats:
            return seats[0]
        if seat is None or Seat(seat) not in seats:
            waiting = "the game is over" if not seats else f"waiting for seat {', '.join(map(str, seats))}"
            raise OptionError("seat", "next" if seat is None else str(seat), waiting)
        return Seat(seat)

    # ------------------------------------------------------------ how it shows itself

    def _viewer(self) -> Viewer:
        return self.seats[0] if self.seats else None

    def __str__(self) -> str:
        return self.box.face.text(self.view(self._viewer()))

    def __repr__(self) -> str:
        stands = f"won by {self.winners}" if self.over else f"seat {', '.join(map(str, self.seats))} to decide"
        return f"<{self.line.game.spec.title}: {len(self.line.steps)} moves, {stands}, scores {self.scores}>"

    def _repr_svg_(self) -> str:
        return self.box.face.svg(self.view(self._viewer()))
