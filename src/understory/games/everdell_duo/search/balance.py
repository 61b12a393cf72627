"""Whether hare and tortoise, and all cards, stand a fair chance: greedy games, counted.

A card's win rate when played says little by itself, for whoever plays more cards wins more. So each win is compared
with what the difference in cards played would make one expect, and the rate is fifty-fifty plus what is left.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from understory.core import LegalMoves, Seat, Terminal, drive
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.rules.game import EverdellDuo
from understory.games.everdell_duo.rules.moves import Move, Play
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.vocabulary import CardId
from understory.games.everdell_duo.search.evaluation import greedy

MOST_APART: Final = 6
"""Differences in cards played beyond this are taken together."""
NARROW: Final = (42, 58)
"""Percent between which nine cards in ten should win when played."""
WIDE: Final = (36, 64)
"""Percent between which every card should."""


class Outcome(NamedTuple):
    """One game, by seat, the hare first: cards played, cards in the city at the end, points, and the hare's share of
    the win."""

    played: tuple[tuple[CardId, ...], tuple[CardId, ...]]
    cities: tuple[int, int]
    scores: tuple[int, int]
    won: float


@dataclass(slots=True)
class CardTally:
    """How often a card was played, won with, and would have been expected to win."""

    played: int = 0
    won: float = 0.0
    expected: float = 0.0

    @property
    def rate(self) -> float:
        """Percent of wins when played, corrected for who plays more."""
        return 50 + 100 * (self.won - self.expected) / self.played if self.played else 50.0


def report(games: int, seed: int, progress: Callable[[int], None]) -> str:
    """Play so many greedy games and tell how sides and cards fared, as Markdown."""
    outcomes = []
    for number in range(games):
        outcomes.append(played(Random(f"{seed}/{number}")))
        progress(1)
    return markdown(outcomes, seed)


def played(rng: Random) -> Outcome:
    """One game between two greedy players, seat 0 with the hares."""
    game = EverdellDuo()
    cards: tuple[list[CardId], list[CardId]] = ([], [])

    def choose(state: State, seat: Seat, legal: LegalMoves[Move]) -> Move:
        move = legal.only() or greedy(game.view(state, seat), legal, rng)
        if isinstance(move, Play):
            cards[seat].append(move.card)
        return move

    start = game.start(game.spec.chosen(2, {"hare": "0"}))
    state, end = drive(game, start, lambda total: int(rng.random() * total), choose)
    assert isinstance(end, Terminal), "nobody stops it"  # noqa: S101
    won = 0.5 if len(end.winners) == 2 else float(end.winners[0] == 0)
    cities = len(state.city(0)), len(state.city(1))
    return Outcome((tuple(cards[0]), tuple(cards[1])), cities, (end.scores[0], end.scores[1]), won)


def tallies(outcomes: Iterable[Outcome]) -> dict[CardId, CardTally]:
    """How each card fared."""
    games = list(outcomes)
    share = _by_difference(games)
    found = {card: CardTally() for card in LIBRARY.cards}
    for outcome in games:
        apart = _apart(outcome)
        for seat, won in ((0, outcome.won), (1, 1 - outcome.won)):
            for card in outcome.played[seat]:
                tally = found[card]
                tally.played += 1
                tally.won += won
                tally.expected += share[apart if seat == 0 else -apart]
    return found


def _apart(outcome: Outcome) -> int:
    """How many more cards the hare has played."""
    return max(-MOST_APART, min(MOST_APART, len(outcome.played[0]) - len(outcome.played[1])))


def _by_difference(outcomes: list[Outcome]) -> dict[int, float]:
    """The share of wins of a player who has played so many cards more than the other."""
    counts: dict[int, list[float]] = defaultdict(list)
    for outcome in outcomes:
        apart = _apart(outcome)
        counts[apart].append(outcome.won)
        counts[-apart].append(1 - outcome.won)
    return {apart: sum(won) / len(won) for apart, won in counts.items()}


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0


def markdown(outcomes: list[Outcome], seed: int) -> str:
    """The table."""
    found = tallies(outcomes)
    rates = [tally.rate for tally in found.values()]
    narrow = sum(NARROW[0] <= rate <= NARROW[1] for rate in rates)
    wide = sum(WIDE[0] <= rate <= WIDE[1] for rate in rates)
    hare = 100 * _mean(outcome.won for outcome in outcomes)
    lines = [
        "# Everdell Duo: balance",
        "",
        f"{len(outcomes)} games between two greedy players, seed {seed}, pack {LIBRARY.digest}. "
        "Made by `understory balance everdell-duo`.",
        "",
        "| | hare | tortoise |",
        "|---|---|---|",
        f"| wins | {hare:.1f} % | {100 - hare:.1f} % |",
        f"| points | {_mean(o.scores[0] for o in outcomes):.1f} | {_mean(o.scores[1] for o in outcomes):.1f} |",
        f"| city | {_mean(o.cities[0] for o in outcomes):.1f} | {_mean(o.cities[1] for o in outcomes):.1f} |",
        "",
        "Win rate of each card when played, corrected for who plays more (see `balance.py`): "
        f"{narrow} of {len(rates)} cards lie between {NARROW[0]} and {NARROW[1]} %, "
        f"{wide} between {WIDE[0]} and {WIDE[1]} %.",
        "",
        "| card | colour | source | played a game | wins when played | corrected |",
        "|---|---|---|---|---|---|",
    ]
    for card, tally in sorted(found.items(), key=lambda pair: -pair[1].rate):
        printed = LIBRARY.cards[card]
        often = tally.played / max(1, len(outcomes))
        plain = 100 * tally.won / max(1, tally.played)
        lines.append(
            f"| {printed.name} | {printed.colour} | {printed.origin} | {often:.2f} "
            f"| {plain:.1f} % | {tally.rate:.1f} % |"
        )
    return "\n".join(lines) + "\n"
