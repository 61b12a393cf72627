"""Matches between bots: who plays whom from which seats, and what comes of it.

A plan is fixed by what was asked for: match n of a plan is the same match wherever and whenever it is played, as far as
its bots think in moves and not in seconds.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import combinations
from random import Random
from time import perf_counter
from typing import Any, TypeAlias, TypedDict

from understory.bots import UNHURRIED, Bot, Clock, RandomBot, decided
from understory.bots.programs import ProgramBot, contender
from understory.core import Box, Ledger, LegalMoves, Options, Seat, Terminal, drawing_from, drive
from understory.core.dealer import Draws

OpenBox: TypeAlias = Callable[[str], Box[Any, Any, Any]]
"""Opens a game by its name, in whatever process."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: its number in the plan, the number of its deal, and who sits where."""

    number: int
    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Terms:
    """What all matches of a plan have in common."""

    game: str
    options: Options
    seed: str
    seconds: float | None = None
    """What a bot may think about one decision; `None` is as long as it likes."""


@dataclass(frozen=True, slots=True)
class Seeds:
    """What a match of a seed is dealt and chosen by: deals by the number of the deal, whoever sits where; each seat's
    mind by its own generator; players that choose at random, who need no view, by one for all of them."""

    seed: str
    match: Pairing

    def deals(self) -> Draws:
        """What chance draws."""
        return drawing_from(Random(f"{self.seed}/{self.match.deal}/deals"))

    def mind(self, seat: Seat) -> Random:
        """What one seat chooses by."""
        return Random(f"{self.seed}/{self.match.number}/{seat}")

    def whim(self) -> Random:
        """What all who choose at random choose by."""
        return Random(f"{self.seed}/{self.match.number}")


class Points(TypedDict):
    """Points that a seat got from one source at one time."""

    seat: int
    source: str
    when: str
    amount: int


class Result(TypedDict):
    """One match as it was played, as one flat object."""

    number: int
    deal: int
    game: str
    bots: list[str]
    scores: list[int]
    winners: list[int]
    reason: str
    decisions: list[int]
    """Choices between two or more moves, seat by seat."""
    lost_turns: list[int]
    """Turns that a program lost to its caretaker, seat by seat."""
    seconds: list[float]
    """What each seat thought."""
    points: list[Points]


def seatings(pair: tuple[str, str], players: int) -> list[tuple[str, ...]]:
    """Ways to seat two bots at a table so that over all of them each has every seat as often as the other.

    They alternate around the table; where their numbers are uneven, each is once the more numerous.
    """
    rounds = []
    for one, other in (pair, pair[::-1]):
        alternating = [one if seat % 2 == 0 else other for seat in range(players)]
        turns = 1 if players % 2 == 0 else players
        rounds += [tuple(alternating[turn:] + alternating[:turn]) for turn in range(turns)]
    return rounds


def round_robin(specs: Sequence[str], players: int, games: int) -> list[Pairing]:
    """Every two bots play `games` games, or as many more as all seatings need to come equally often; so does each bot
    against itself, as a control: there nobody but the seat can make a difference.

    The seatings of one deal follow one another, dealt from the same seed.
    """
    plan: list[Pairing] = []
    pairs = [*combinations(specs, 2), *((spec, spec) for spec in specs)]
    for pair in pairs:
        ways = seatings(pair, players)
        for deal in range(-(-games // len(ways))):
            plan += [Pairing(len(plan) + at, deal, way) for at, way in enumerate(ways)]
    return plan


def repeated(bots: Sequence[str], games: int) -> list[Pairing]:
    """The same bots on the same seats, game after game."""
    return [Pairing(number, number, tuple(bots)) for number in range(games)]


def played(box: Box[Any, Any, Any], terms: Terms, matches: Iterable[Pairing]) -> Iterator[Result]:
    """Play the matches, one after another; programs live as long as that takes."""
    with ExitStack() as ending:
        at_hand: dict[str, Bot[Any, Any]] = {}
        for match in matches:
            for spec in match.bots:
                if spec not in at_hand:
                    at_hand[spec] = made = contender(spec, box)
                    if isinstance(made, ProgramBot):
                        ending.callback(made.close)
            yield play(box, terms, match, [at_hand[spec] for spec in match.bots])


def play(box: Box[Any, Any, Any], terms: Terms, match: Pairing, bots: Sequence[Bot[Any, Any]]) -> Result:
    """Play one match to its end."""
    game, players = box.game, terms.options.players
    clock = UNHURRIED if terms.seconds is None else Clock(terms.seconds)
    luck = Seeds(terms.seed, match)
    minds, whim = [luck.mind(Seat(seat)) for seat in range(players)], luck.whim()
    decisions, lost, spent = [0] * players, [0] * players, [0.0] * players

    def choose(state: Any, seat: Seat, legal: LegalMoves[Any]) -> Any:
        move = legal.only()
        if move is not None:
            return move
        decisions[seat] += 1
        if isinstance(bots[seat], RandomBot):
            return legal.sample(whim)
        begun = perf_counter()
        choice = decided(game, bots[seat], game.view(state, seat), clock, minds[seat])
        spent[seat] += perf_counter() - begun
        lost[seat] += any(name == "fallback" for name, _ in choice.thoughts)
        return choice.move

    state, node = drive(game, game.start(terms.options), luck.deals(), choose, lends=True)
    assert isinstance(node, Terminal), "nobody stops a match"  # noqa: S101
    return {
        "number": match.number,
        "deal": match.deal,
        "game": terms.game,
        "bots": list(match.bots),
        "scores": list(node.scores),
        "winners": list(node.winners),
        "reason": str(node.reason.rule),
        "decisions": decisions,
        "lost_turns": lost,
        "seconds": [round(seconds, 4) for seconds in spent],
        "points": _points(game.ledger(state)),
    }


def _points(ledger: Ledger) -> list[Points]:
    """A ledger with what one source gave at one time added up."""
    sums: dict[tuple[int, str, str], int] = {}
    for entry in ledger:
        key = int(entry.seat), entry.source, entry.when
        sums[key] = sums.get(key, 0) + entry.amount
    return [
        {"seat": seat, "source": source, "when": when, "amount": amount}
        for (seat, source, when), amount in sums.items()
    ]


def header(terms: Terms, matches: Sequence[Pairing]) -> dict[str, object]:
    """What a plan was made of: results under another header do not belong to it."""
    return {
        "understory": "results",
        "version": 1,
        "game": terms.game,
        "options": {"players": terms.options.players, **dict(terms.options.values)},
        "seed": terms.seed,
        "seconds": terms.seconds,
        "bots": sorted({spec for match in matches for spec in match.bots}),
        "matches": len(matches),
    }
