"""Which files of a game are mutated, and which tests have to notice. Paths are relative to the project's root."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]

_SOURCES: Final[dict[str, tuple[str, ...]]] = {
    "lanterns": (
        "testing/lanterns/rules/game.py",
        "testing/lanterns/rules/steps.py",
        "testing/lanterns/rules/legal.py",
        "testing/lanterns/rules/state.py",
    ),
    "kodama": (
        "games/kodama/rules/game.py",
        "games/kodama/rules/seasons.py",
        "games/kodama/rules/turn.py",
        "games/kodama/rules/family.py",
        "games/kodama/rules/growth.py",
        "games/kodama/rules/draft.py",
        "games/kodama/rules/legal.py",
        "games/kodama/rules/scoring.py",
        "games/kodama/rules/awards.py",
        "games/kodama/rules/decrees.py",
    ),
    "kodama_duo": (
        "games/kodama_duo/rules/game.py",
        "games/kodama_duo/rules/seasons.py",
        "games/kodama_duo/rules/turn.py",
        "games/kodama_duo/rules/legal.py",
    ),
    "kodama_3d": (
        "games/kodama_3d/rules/game.py",
        "games/kodama_3d/rules/setting_up.py",
        "games/kodama_3d/rules/turn.py",
        "games/kodama_3d/rules/scoring.py",
        "games/kodama_3d/rules/conditions.py",
    ),
    "everdell_duo": (
        "games/everdell_duo/rules/game.py",
        "games/everdell_duo/rules/turn.py",
        "games/everdell_duo/rules/playing.py",
        "games/everdell_duo/rules/seasons.py",
        "games/everdell_duo/rules/scoring.py",
        "games/everdell_duo/rules/counting.py",
        "games/everdell_duo/rules/effects/*.py",
        "games/everdell_duo/rules/together/levels.py",
        "games/everdell_duo/rules/together/news.py",
        "games/everdell_duo/rules/together/objectives.py",
        "games/everdell_duo/rules/together/opening.py",
        "games/everdell_duo/rules/together/sharing.py",
        "games/everdell_duo/rules/together/skunks.py",
        "games/everdell_duo/rules/together/thorn.py",
        "games/everdell_duo/rules/together/tiles.py",
    ),
}
"""A game's flow, its scoring, and what its cards ask for and do: globs below the package. Others: the two files that
every game has."""

_CALLED: Final = {"everdell_duo": "everdell"}
"""What tests call a game in their paths, where it is not the game's own name."""

_FOLDERS: Final = ("rules", "golden", "laws", "conformance", "fairness")
"""Tests in the order in which they are run: those that fail first come first."""

_SKIPPED: Final = "_worlds.py"
"""Tests of how likely sampled worlds are: slow, and about a file that is not mutated."""


@dataclass(frozen=True, slots=True)
class Target:
    """A game to be mutated."""

    game: str
    sources: tuple[Path, ...]
    tests: tuple[Path, ...]


def target(game: str) -> Target:
    """The files of a game; `LookupError` says what is missing."""
    key = game.replace("-", "_")
    globs = _SOURCES.get(key, (f"games/{key}/game.py", f"games/{key}/scoring.py"))
    package = ROOT / "src" / "understory"
    sources = sorted(path for glob in globs for path in package.glob(glob) if path.name != "__init__.py")
    if not sources:
        raise LookupError(f"no rules of {game!r} to mutate; looked for {', '.join(globs)}")
    tests = chosen_tests(key, _all_tests())
    if not tests:
        raise LookupError(f"no test below tests/ has {_CALLED.get(key, key)!r} in its path")
    return Target(key, tuple(path.relative_to(ROOT) for path in sources), tests)


def chosen_tests(key: str, paths: Iterable[Path]) -> tuple[Path, ...]:
    """Those tests whose path names this game, and no game with a longer name, such as kodama within kodama_3d."""
    called = _CALLED.get(key, key)
    longer = [name for name in _game_keys() if called in name and name != key]
    chosen = [
        path
        for path in paths
        if called in path.as_posix()
        and not any(name in path.as_posix() for name in longer)
        and not path.name.endswith(_SKIPPED)
    ]
    return tuple(sorted(chosen, key=lambda path: (_rank(path), path)))


def _rank(path: Path) -> int:
    folder = path.parts[1]
    return _FOLDERS.index(folder) if folder in _FOLDERS else len(_FOLDERS)


def _all_tests() -> list[Path]:
    return [path.relative_to(ROOT) for path in (ROOT / "tests").rglob("test_*.py")]


def _game_keys() -> list[str]:
    folders = (ROOT / "src/understory/games").iterdir()
    return [*_SOURCES, *(path.name for path in folders if path.is_dir() and not path.name.startswith("_"))]
