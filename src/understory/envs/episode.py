"""A game as environments play it: one action id at a time, chance and forced moves in between taken care of.

All randomness comes from one `Random`. The table can be copied and pickled at any moment: it keeps names in place of
the game and its tables, which are opened again.
"""

from array import array
from collections.abc import Mapping, Sequence
from operator import itemgetter
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from understory.core import (
    NOT_ASKED,
    SPECTATOR,
    Decision,
    Game,
    LegalMoves,
    Options,
    Path,
    Reason,
    Seat,
    Tensor,
    Terminal,
    Viewer,
    drive,
    judged,
)
from understory.core.coding import SingleSteps
from understory.envs.codings import box_of, coding_of

MASK: Final = "action_mask"
CHOSEN: Final = "chosen"
"""The action ids already given on the way to a move, each plus one, in games whose moves can take several."""

Observation = dict[str, NDArray[Any]]


class Episode:
    """One game on the table. `seats` are those whose action is awaited, none when the game is over."""

    def __init__(self, name: str, players: int | None, options: Mapping[str, str] | None) -> None:
        self.name = name
        self._open()
        spec = self._box.game.spec
        self.options: Options = spec.chosen(spec.usual if players is None else players, options)
        self._box.game.start(self.options)  # what does not go together is refused at once
        self._lay_out()
        self.reset(Random(0))

    def reset(self, rng: Random) -> None:
        """Begin a new game."""
        self.rng = rng
        self._bind()
        self.end: Terminal | None = None
        self.refused: tuple[Seat, int, tuple[Reason, ...]] | None = None
        self.seats: tuple[Seat, ...] = ()
        self._chosen: dict[Seat, Path] = {}
        self._legal: dict[Seat, LegalMoves[Any]] = {}
        self._choices: dict[Seat, Sequence[int]] = {}
        self._state = self._box.game.start(self.options)
        self.settle()

    # ------------------------------------------------------------ copies

    def __getstate__(self) -> dict[str, Any]:
        kept = ("name", "options", "rng", "end", "refused", "seats", "_chosen", "_state")
        return {name: self.__dict__[name] for name in kept}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._open()
        self._lay_out()
        self._legal, self._choices = {}, {}
        self._bind()

    def _bind(self) -> None:
        """Have at hand what is called at every step. What a state looks like is told once, however many steps a move
        takes."""
        self._told_of: Any = None
        self._told: dict[Seat, bytes] = {}
        random = self.rng.random
        self._draws = lambda total: int(random() * total)

    def _open(self) -> None:
        self._box, self._coding = box_of(self.name), coding_of(self.name)
        self._quick_numbers = self._coding.quick_numbers if self._coding.longest == 1 else None
        self._moves: tuple[Any, ...] = self._coding.moves if isinstance(self._coding, SingleSteps) else ()

    def _lay_out(self) -> None:
        """How the numbers of an observation are parted into tensors."""
        self.layout: tuple[Tensor, ...] = self._coding.layout(self.options.players)
        if self._coding.longest > 1:
            self.layout += (Tensor(CHOSEN, (self._coding.longest - 1,)),)
        self.actions = len(self._coding.actions) + 1
        self.wait = self.actions - 1
        self._blank = bytes(self.actions)
        fields = [(tensor.name, _INT16, tensor.shape) for tensor in self.layout]
        self._mask_at = 2 * sum(tensor.size for tensor in self.layout)
        self._record = np.dtype([*fields, (MASK, _INT8, (self.actions,))])
        self._names = self._record.names or ()
        self._parted = itemgetter(*self._names)

    # ------------------------------------------------------------ playing

    def named(self, action: int) -> str:
        """What an action means."""
        return "wait" if action == self.wait else self._coding.actions[action]

    def choices(self, seat: Seat) -> Sequence[int]:
        """The action ids that the seat may give now; to wait, where it is not asked."""
        found = self._choices.get(seat)
        if found is None:
            if seat not in self.seats:
                return (self.wait,)
            found = self._coding.choices(self.legal(seat), self._chosen.get(seat, ()))
            self._choices[seat] = found
        return found

    def legal(self, seat: Seat) -> LegalMoves[Any]:
        """What a seat whose action is awaited may do."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self._box.game.legal(self._state, seat)
        return found

    def act(self, seat: Seat, action: int) -> None:
        """Take a seat's action, go on until the next is awaited; an illegal one ends the game."""
        if action not in (self._choices.get(seat) or self.choices(seat)):
            self.refuse(seat, action)
        elif self._moves:  # every action is a whole move
            self._state = self._box.game.apply(self._state, seat, self._moves[action])
            self.settle()
        elif self.put(seat, action):
            self.settle()

    def put(self, seat: Seat, action: int) -> bool:
        """Take one of a seat's choices, and make its move if the path is whole; nothing else happens yet. Whether the
        move was made: until it is, the state stays the one that was looked at, and nothing has to be settled."""
        path = (*self._chosen.get(seat, ()), action) if self._chosen else (action,)
        move = self._coding.move(self.legal(seat), path)
        if move is None:
            self._chosen[seat] = path
            self._choices.pop(seat, None)
            return False
        self.make(seat, move)
        return True

    def make(self, seat: Seat, move: Any) -> None:
        """Make a legal move that may have no id, such as a bot's."""
        self._state = self._box.game.apply(self._state, seat, move)
        if self._chosen:
            self._chosen.pop(seat, None)
        self._legal, self._choices = {}, {}

    def settle(self) -> None:
        """Deal, and answer what has one answer only, until an action is awaited or the game is over."""
        self._state, node = drive(self._box.game, self._state, self._draws, self._only)
        if isinstance(node, Decision):
            self.seats = node.seats
        else:
            self.seats, self.end = (), node
            self._legal, self._choices = {}, {}

    def _only(self, _state: Any, seat: Seat, legal: LegalMoves[Any]) -> Any:
        """The one answer of a seat; `None` where its action is awaited, what it may do then being at hand."""
        if self._chosen:
            return None
        # Where every move is one action, the choices are listed once, and two of them need no other check.
        choices = self._coding.choices(legal, ()) if self._moves else ()
        move = None if len(choices) > 1 else legal.only()
        if move is None:
            self._legal = {seat: legal}
            self._choices = {seat: choices} if choices else {}
        return move

    def refuse(self, seat: Seat, action: int) -> None:
        """End the game because of an illegal action, and keep why."""
        self.refused = seat, action, self._faults(seat, action)
        self.seats = ()

    def _faults(self, seat: Seat, action: int) -> tuple[Reason, ...]:
        if seat not in self.seats:
            return (Reason.of("table.turn", seat=seat, waiting_for=self.seats),)
        if not 0 <= action < self.wait:
            return (NOT_ASKED,)
        legal = self.legal(seat)
        move = self._coding.attempt(legal, (*self._chosen.get(seat, ()), action))
        faults = () if move is None else judged(self._box.game, self._state, seat, move)
        return faults or (NOT_ASKED,)

    # ------------------------------------------------------------ looking

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game that is played."""
        return self._box.game

    def view(self, viewer: Viewer) -> Any:
        """All that the viewer may know."""
        return self._box.game.view(self._state, viewer)

    def observe(self, seat: Seat) -> Observation:
        """The seat's view as named tensors, and which actions it may give. Fresh arrays, yours to keep."""
        quick_numbers = self._quick_numbers
        told = self._numbers(seat) if quick_numbers is None else quick_numbers(self._state, seat)
        numbers = bytearray(told + self._blank)
        start = self._mask_at
        for action in self._choices.get(seat) or self.choices(seat):
            numbers[start + action] = 1
        # One record over the buffer, and its fields: cheaper than an array of its own for each tensor.
        tensors = self._parted(_array((), self._record, numbers))
        return dict(zip(self._names, tensors))  # noqa: B905  (one for each name)

    def flat(self, seat: Seat) -> NDArray[np.int16]:
        """The seat's view as one vector, in the order of the layout."""
        return np.frombuffer(bytearray(self._numbers(seat)), _INT16)

    def _numbers(self, seat: Seat) -> bytes:
        """The numbers of the seat's view, and of what it has chosen on the way to a move."""
        if self._quick_numbers is not None:
            return self._quick_numbers(self._state, seat)
        if self._told_of is not self._state:
            self._told_of, self._told = self._state, {}
        numbers = self._told.get(seat)
        if numbers is None:
            numbers = self._told[seat] = self._coding.numbers(self._box.game.view(self._state, seat))
        longest = self._coding.longest
        if longest == 1:
            return numbers
        path = self._chosen.get(seat, ())
        chosen = [action + 1 for action in path] + [0] * (longest - 1 - len(path))
        return numbers + array("h", chosen).tobytes()

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """A one for each action that the seat may give."""
        marks = bytearray(self._blank)
        for action in self.choices(seat):
            marks[action] = 1
        return np.frombuffer(marks, _INT8)

    @property
    def together(self) -> bool:
        """Whether all seats win or lose together."""
        traits = self._box.traits(self.options)
        return traits.cooperative or traits.solo

    def svg(self, viewer: Viewer = SPECTATOR) -> str:
        """The table as a drawing."""
        return self._box.face.svg(self.view(viewer))

    def text(self, viewer: Viewer = SPECTATOR) -> str:
        """The table as lines of text."""
        return self._box.face.text(self.view(viewer))


_INT8: Final = np.dtype(np.int8)
_INT16: Final = np.dtype(np.int16)
_array: Final = np.ndarray
