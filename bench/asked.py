"""What is asked of the figures of `make bench`, and whether a run shows it: nothing else calls a figure reached."""

from typing import Final, NamedTuple

from rich.table import Table

from bench.envs import GAMES
from bench.measure import Figures
from bench.vector import PROMISED as TWO_PROCESSES
from understory.bots.levels import SEARCHING


class Bound(NamedTuple):
    """A figure's bound: the least it should be, or the most."""

    least: float | None = None
    most: float | None = None

    def __str__(self) -> str:
        return f"at most {self.most:,g}" if self.least is None else f"at least {self.least:,g}"

    def kept(self, value: float) -> bool:
        """Whether a value is within it."""
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


_KEYS: Final = [name.replace("-", "_") for name in GAMES]
ASKED: Final[dict[str, Bound]] = {
    "kodama.canonical_ms": Bound(most=0.3),
    "env.kodama_steps_per_second": Bound(least=8_000),
    "env.kodama_duo_steps_per_second": Bound(least=8_000),
    **{f"vector.{key}_two_processes": Bound(least=TWO_PROCESSES) for key in _KEYS},
    "everdell_duo.ismcts_vs_openspiel": Bound(least=1.5),
    **{f"{key}.level_{level}_of_limit": Bound(most=0.667) for key in _KEYS for level in SEARCHING},
}
"""Speed is asked for on two quiet cores; ratios and shares of a limit hold anywhere."""


def verdicts(figures: Figures) -> Table:
    """What was asked, what this run measured, and whether that is enough."""
    shown = Table(title="Asked, and shown by this run")
    for column in ("figure", "asked", "measured", ""):
        shown.add_column(column, justify="right" if column == "measured" else "left", no_wrap=True)
    for key, bound in ASKED.items():
        value = figures.get(key)
        if isinstance(value, int | float):
            shown.add_row(key, str(bound), f"{value:,g}", "reached" if bound.kept(value) else "not reached")
    return shown
