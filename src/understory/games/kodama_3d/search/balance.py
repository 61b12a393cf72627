"""Whether the goals are worth about the same: what each gave, over every hand at the end of greedy games."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from understory.core import Ledger, LegalMoves, Seat, drawing_from, drive
from understory.games.kodama_3d.face.wording import goal_text
from understory.games.kodama_3d.pack import Pack, printed
from understory.games.kodama_3d.rules.game import Kodama3D
from understory.games.kodama_3d.rules.moves import Move
from understory.games.kodama_3d.rules.pieces import GoalName
from understory.games.kodama_3d.rules.state import State
from understory.games.kodama_3d.search.evaluation import Greedy

LEAST: Final = 50
MOST: Final = 160
"""Hundredths of the mean of all goals between which every goal's mean has to lie."""


@dataclass(slots=True)
class GoalTally:
    """How often a goal was in a hand at the end, how often it gave anything, and how much in all."""

    hands: int = 0
    met: int = 0
    points: int = 0

    @property
    def mean(self) -> float:
        """VP a hand."""
        return self.points / self.hands if self.hands else 0.0


def report(games: int, seed: int, progress: Callable[[int], None]) -> str:
    """Play so many greedy games, for two, three and four players in turn, and tell of every goal, as Markdown."""
    pack = printed()
    return markdown(pack, measured(pack, games, seed, progress), games, seed)


def measured(pack: Pack, games: int, seed: int, progress: Callable[[int], None]) -> dict[GoalName, GoalTally]:
    """What each goal gave; `progress` is told how many more games are done."""
    game, greedy = Kodama3D(pack), Greedy(pack)
    tallies = {goal: GoalTally() for goal in pack.goals}
    for number in range(games):
        for entry in _played(game, greedy, 2 + number % 3, Random(f"{seed}/{number}")):
            tally = tallies[GoalName(entry.source)]
            tally.hands += 1
            tally.met += entry.amount > 0
            tally.points += entry.amount
        progress(1)
    return tallies


def _played(game: Kodama3D, greedy: Greedy, players: int, rng: Random) -> Ledger:
    def choose(state: State, seat: Seat, legal: LegalMoves[Move]) -> Move:
        return greedy(game.view(state, seat), legal, rng)

    end, _ = drive(game, game.start(game.spec.chosen(players)), drawing_from(rng), choose)
    return game.ledger(end)


def markdown(pack: Pack, tallies: dict[GoalName, GoalTally], games: int, seed: int) -> str:
    """The table, and whether every goal is within bounds."""
    overall = sum(tally.points for tally in tallies.values()) / max(1, sum(tally.hands for tally in tallies.values()))
    lines = [
        "# Kodama 3D: what a goal is worth",
        "",
        f"{games:,} greedy games for two, three and four players in turn, seed {seed}: every goal in every hand at the",
        f"end. Mean of all: {overall:.2f} VP. Each goal's mean should lie between {LEAST} and {MOST} % of it.",
        "",
        "| no. | goal | says | in hand | met | mean VP | of all |",
        "|---:|---|---|---:|---:|---:|---:|",
    ]
    outside = []
    for name, tally in tallies.items():
        share = round(100 * tally.mean / overall) if overall else 0
        if not LEAST <= share <= MOST:
            outside.append(name)
        goal = pack.goals[name]
        met = round(100 * tally.met / max(1, tally.hands))
        says = f"| {goal.number} | {name} | {goal_text(goal)}"
        lines.append(f"{says} | {tally.hands} | {met} % | {tally.mean:.2f} | {share} % |")
    verdict = f"Outside the bounds: {', '.join(outside)}." if outside else "Every goal is within the bounds."
    return "\n".join([*lines, "", verdict, ""])
