"""Whether every chapter can be won and lost: pairs of greedy players, counted by chapter and difficulty.

Each game is a single one, as the first of a fresh campaign (everdell.coop.base). Shares are in percent.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Final, NamedTuple

from understory.core import LegalMoves, Seat, Terminal, drive
from understory.games.everdell_duo.face.objectives import objective_text
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.rules.game import EverdellDuo
from understory.games.everdell_duo.rules.moves import Move
from understory.games.everdell_duo.rules.state import State
from understory.games.everdell_duo.rules.together.objectives import is_met
from understory.games.everdell_duo.rules.vocabulary import ChapterId, Difficulty, Mode
from understory.games.everdell_duo.search.evaluation import greedy

WITHIN: Final = {Difficulty.NORMAL: (25, 85), Difficulty.HARD: (5, 45)}
"""Percent of games that a greedy pair should win."""
SETTINGS: Final = len(LIBRARY.chapters) * len(WITHIN)
"""Chapters and difficulties: each is played as often as is asked for."""


class Outcome(NamedTuple):
    """One game: won or not, points, and the objectives missed."""

    won: bool
    points: int
    missed: tuple[str, ...]


def report(games: int, seed: int, progress: Callable[[int], None]) -> str:
    """Play so many games of every chapter at each difficulty, and tell how they went, as Markdown."""
    outcomes: dict[tuple[ChapterId, Difficulty], list[Outcome]] = {}
    for chapter in LIBRARY.chapters:
        for difficulty in WITHIN:
            outcomes[chapter, difficulty] = []
            for number in range(games):
                outcomes[chapter, difficulty].append(played(chapter, difficulty, seed, number))
                progress(1)
    return markdown(outcomes, games, seed)


def played(chapter: ChapterId, difficulty: Difficulty, seed: int, number: int) -> Outcome:
    """One game of a greedy pair; the same numbers play the same game."""
    rng, game = Random(f"{seed}/{chapter}/{difficulty}/{number}"), EverdellDuo()
    wish = {"mode": Mode.COOPERATIVE, "chapter": chapter, "difficulty": difficulty, "hare": "0"}

    def choose(state: State, seat: Seat, legal: LegalMoves[Move]) -> Move:
        return legal.only() or greedy(game.view(state, seat), legal, rng)

    state, end = drive(game, game.start(game.spec.chosen(2, wish)), lambda total: int(rng.random() * total), choose)
    assert isinstance(end, Terminal), "nobody stops it"  # noqa: S101
    asked = LIBRARY.chapters[chapter].objectives
    missed = tuple(objective.id for objective in asked if not is_met(state, objective))
    return Outcome(bool(end.winners), end.scores[0], missed)


# ---------------------------------------------------------------- telling


def markdown(outcomes: dict[tuple[ChapterId, Difficulty], list[Outcome]], games: int, seed: int) -> str:
    """The table."""
    inside = sum(fits(difficulty, found) for (_, difficulty), found in outcomes.items())
    lines = [
        "# Everdell Duo: the chapters",
        "",
        f"{games} games of each chapter and difficulty between two greedy players, seed {seed}, packs {LIBRARY.digest} "
        f"and {LIBRARY.together}. Made by `understory balance everdell-duo --chapters --games {games}`.",
        "",
        f"A greedy pair should win {_span(Difficulty.NORMAL)} of normal games and {_span(Difficulty.HARD)} of hard "
        f"ones: {inside} of {len(outcomes)} do. What is missed is counted among the pairs that reach the points.",
        "",
        "| chapter | | target | wins | points | missed most often by those who reach the points |",
        "|---|---|---|---|---|---|",
    ]
    for (name, difficulty), found in outcomes.items():
        chapter = LIBRARY.chapters[name]
        points = sum(outcome.points for outcome in found) / max(1, len(found))
        mark = "" if fits(difficulty, found) else " (!)"
        lines.append(
            f"| {name} {chapter.name} | {difficulty} | {chapter.target(difficulty)} | {share(found):.1f} %{mark} "
            f"| {points:.1f} | {_missed(name, difficulty, found)} |"
        )
    return "\n".join(lines) + "\n"


def share(found: Iterable[Outcome]) -> float:
    """Percent of games won."""
    won = [outcome.won for outcome in found]
    return 100 * sum(won) / max(1, len(won))


def fits(difficulty: Difficulty, found: Iterable[Outcome]) -> bool:
    """Whether the share of wins lies where it should."""
    low, high = WITHIN[difficulty]
    return low <= share(found) <= high


def _span(difficulty: Difficulty) -> str:
    low, high = WITHIN[difficulty]
    return f"{low} to {high} %"


def _missed(name: ChapterId, difficulty: Difficulty, found: list[Outcome]) -> str:
    """The objective that most pairs with enough points missed, and how many; nothing where none did."""
    reached = [outcome for outcome in found if outcome.points >= LIBRARY.chapters[name].target(difficulty)]
    missed = Counter(objective for outcome in reached for objective in outcome.missed)
    if not missed:
        return ""
    worst, times = missed.most_common(1)[0]
    told = next(objective_text(one, LIBRARY.cards) for one in LIBRARY.chapters[name].objectives if one.id == worst)
    return f"{told} ({100 * times / len(reached):.0f} %)"
