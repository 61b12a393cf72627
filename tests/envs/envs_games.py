"""Every game in every mode that one option alone can make, and random play through environments."""

from random import Random
from typing import Any

import numpy as np

from understory import games
from understory.core import OneOf, OptionError, Seat, SomeSeats
from understory.envs.codings import box_of
from understory.envs.episode import Episode

GAMES = games.names()


def modes() -> list[tuple[str, int, dict[str, str]]]:
    """Each game for each number of players, and with each value of each option in turn."""
    found: list[tuple[str, int, dict[str, str]]] = []
    for name in GAMES:
        spec = box_of(name).game.spec
        found += [(name, players, {}) for players in range(spec.fewest, spec.most + 1)]
        for option in spec.options:
            values: tuple[str, ...] = ()
            if isinstance(option, OneOf):
                values = tuple(value for value in option.values if value != option.default)
            elif isinstance(option, SomeSeats):
                values = ("0", "0,1")
            found += [(name, spec.usual, {option.name: value}) for value in values]
            if option.name == "chapter":
                found += [(name, spec.usual, {"mode": "cooperative", option.name: value}) for value in values]
    return [mode for mode in found if _goes_together(*mode)]


def _goes_together(name: str, players: int, options: dict[str, str]) -> bool:
    game = box_of(name).game
    try:
        game.start(game.spec.chosen(players, options))
    except OptionError:
        return False
    return True


def mode_id(mode: tuple[str, int, dict[str, str]]) -> str:
    """A mode in a few words."""
    name, players, options = mode
    return " ".join([name, str(players), *(f"{key}={value}" for key, value in options.items())])


def some_of(mask: Any, rng: Random) -> int:
    """One of the actions that a mask allows."""
    allowed = np.flatnonzero(mask)
    return int(allowed[rng.randrange(len(allowed))])


def played_on(table: Episode, rng: Random, actions: int) -> None:
    """So many random actions at a table, or as many as the game has."""
    for _ in range(actions):
        if not table.seats:
            return
        seat = Seat(rng.choice(table.seats))
        table.act(seat, rng.choice(list(table.choices(seat))))
