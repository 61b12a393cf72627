"""What is counted over many games, and how it is told. Times are in seconds."""

from typing import TypedDict


class Figures(TypedDict):
    """A tally as one flat object."""

    game: str
    players: int
    bots: list[str]
    seed: str
    games: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    decisions: int
    decisions_per_game: float
    forced: int
    chance_moves: int
    passes: int
    lost_turns: list[int]
    mean_scores: list[float]
    wins: list[int]


class Tally:
    """Counts over games of one kind. A decision is a choice between two or more moves; what was forced or dealt is
    counted apart. `passes` counts every pass, forced or chosen. A shared win counts for each winner. `lost_turns` are
    those that the game's quick player had to make for a program."""

    __slots__ = ("chance_moves", "decisions", "forced", "games", "lost_turns", "passes", "scores", "wins")

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.forced = 0
        self.chance_moves = 0
        self.passes = 0
        self.lost_turns = [0] * players
        self.scores = [0] * players
        """Sums over all games, in seat order."""
        self.wins = [0] * players

    def add(self, other: "Tally") -> None:
        """Take in another tally of games of the same kind."""
        self.games += other.games
        self.decisions += other.decisions
        self.forced += other.forced
        self.chance_moves += other.chance_moves
        self.passes += other.passes
        self.lost_turns = _sums(self.lost_turns, other.lost_turns)
        self.scores = _sums(self.scores, other.scores)
        self.wins = _sums(self.wins, other.wins)

    def figures(self, game: str, bots: tuple[str, ...], seed: str, seconds: float) -> Figures:
        """The tally told in full, after so many seconds."""
        games, time = max(self.games, 1), max(seconds, 1e-9)
        return {
            "game": game,
            "players": len(self.scores),
            "bots": list(bots),
            "seed": seed,
            "games": self.games,
            "seconds": round(seconds, 6),
            "games_per_second": round(self.games / time, 3),
            "decisions_per_second": round(self.decisions / time, 3),
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / games, 4),
            "forced": self.forced,
            "chance_moves": self.chance_moves,
            "passes": self.passes,
            "lost_turns": list(self.lost_turns),
            "mean_scores": [round(score / games, 4) for score in self.scores],
            "wins": list(self.wins),
        }


def _sums(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)]
