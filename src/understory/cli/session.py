"""A table in the terminal: a line of play, a dealer, people and bots on their seats. It prints nothing."""

import hashlib
from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, TypeVar

from understory.bots import UNHURRIED, bot, bot_names, decided, is_bot
from understory.cli.sentences import seat_names
from understory.core import Box, Dealer, Decision, Evidence, Line, OptionError, Options, Record, Seat, replayed
from understory.core.record import written

S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")

ME = "me"
YOU = "you"
"""What a person without a name is called in records."""


def dealer_for(seed: str | None) -> Dealer:
    """A dealer that deals the same for the same text, or one that nobody can guess."""
    return Dealer.fresh() if seed is None else Dealer(hashlib.sha256(seed.encode()).digest())


def checked_seats(given: str, box: Box[S, M, V]) -> tuple[str, ...]:
    """Who sits where: a bot's spec, or a person's name (`you` for a bare `me`)."""
    return tuple(_checked_seat(text.strip(), box) for text in given.split(","))


def _checked_seat(text: str, box: Box[S, M, V]) -> str:
    word, _, name = text.partition(":")
    if word == ME:
        if is_bot(name) or (name and not name.isprintable()):
            raise OptionError("seats", text, "a person's name is printable, and not a bot's")
        return " ".join(name.split()) or YOU
    if not is_bot(text):
        raise OptionError("seats", text, f"write me, me:Name or a bot ({', '.join(bot_names())}), parted by commas")
    bot(text, box)
    return text


class Session(Generic[S, M, V]):
    """A game in progress. `who` says for each seat a bot's spec or a person's name."""

    def __init__(self, box: Box[S, M, V], line: Line[S, M, V], dealer: Dealer, who: Sequence[str]) -> None:
        self.box = box
        self.line = line
        self.dealer = dealer
        self.who = tuple(who)
        self.names = seat_names(who, line.options.players)
        self.bots = [bot(name, box) if is_bot(name) else None for name in who]
        self.thoughts: Evidence = ()
        """What the bot that moved last thought. It may speak of cards that nobody else may know."""

    @classmethod
    def laid(cls, box: Box[S, M, V], options: Options, dealer: Dealer, who: Sequence[str]) -> "Session[S, M, V]":
        """A new game."""
        return cls(box, Line(box.game, options), dealer, who)

    @classmethod
    def resumed(cls, box: Box[S, M, V], record: Record, who: Sequence[str]) -> "Session[S, M, V]":
        """A saved game; its dealer goes on where the record tells the seed, otherwise a fresh one takes over."""
        dealer = Dealer.fresh() if record.seed is None else Dealer(bytes.fromhex(record.seed))
        return cls(box, replayed(box.game, record), dealer, who)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats where people sit."""
        return tuple(Seat(seat) for seat, player in enumerate(self.bots) if player is None)

    def record(self) -> Record:
        """The game so far, with the seed, so that it can be resumed: a private record."""
        return written(self.line, self.who, self.dealer, over=True)

    def go_on(self, moved: Callable[[], None]) -> Seat | None:
        """Deal and let bots play until a person has to decide, and say who; `None` when the game is over.

        Of those who choose at the same time people are asked first: they see no more than if they were asked last.
        """
        while True:
            before = len(self.line.steps)
            self.line.deal(self.dealer)
            if len(self.line.steps) > before:
                moved()
            node = self.line.node
            if not isinstance(node, Decision):
                return None
            person = next((seat for seat in node.seats if self.bots[seat] is None), None)
            if person is not None:
                return person
            self._play_bot(node.seats[0])
            moved()

    def _play_bot(self, seat: Seat) -> None:
        player = self.bots[seat]
        assert player is not None, "people decide for themselves"  # noqa: S101
        game, line = self.box.game, self.line
        # A generator for each decision, made from where the game stands: a resumed game goes on as it would have.
        rng = Random(f"{self.dealer.seed.hex()}/{line.takebacks}/{len(line.steps)}/{seat}")
        choice = decided(game, player, game.view(line.state, seat), UNHURRIED, rng)
        line.play(seat, choice.move)
        self.thoughts = (("seat", self.names[seat]), *choice.thoughts) if choice.thoughts else ()

    def undo(self, seat: Seat) -> bool:
        """Take back to the seat's last own decision that left a choice; `False` where it has made none."""
        game, line = self.box.game, self.line
        for at in range(len(line.steps) - 1, -1, -1):
            step = line.steps[at]
            if step.seat == seat and not step.forced and game.legal(line.states[at], seat).only() is None:
                line.back_to(at)
                return True
        return False
