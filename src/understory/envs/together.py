"""A game as PettingZoo's parallel environment: every agent gives an action in every step.

Whoever is not asked waits: its mask allows the last action id alone, `wait`. So choices that are made at the same time
are made in the same step.
"""

from collections.abc import Mapping
from operator import index
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from understory.core import OptionError, Seat
from understory.envs.episode import Episode, Observation
from understory.envs.spaces import (
    agents_of,
    checked_mode,
    checked_seed,
    ending,
    metadata_of,
    options_in,
    rendered,
    rewards,
    spaces_of,
)


class TableParallel(ParallelEnv):  # type: ignore[misc]
    """Any game of Understory."""

    def __init__(
        self, game: str, players: int | None = None, *, render_mode: str | None = None, **options: object
    ) -> None:
        self.render_mode = checked_mode(render_mode)
        self.table = Episode(game, players, options_in(options))
        self.metadata = metadata_of(game)
        self.possible_agents = agents_of(self.table)
        self.agents: list[str] = []
        self._random = Random()
        self.observation_spaces, self.action_spaces = spaces_of(self.table)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent can do."""
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  (theirs)
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game; with the same seed and the same actions it is the same game."""
        if seed is not None:
            self._random.seed(checked_seed(seed))
        self.table.reset(self._random)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Take everybody's action. Of several illegal ones that of the lowest seat ends the episode."""
        table, agents = self.table, self.agents
        if any(agent not in actions for agent in agents):
            raise OptionError("actions", str(actions), f"give one for each of {', '.join(agents)}, by name")
        given = [(Seat(seat), index(actions[agent])) for seat, agent in enumerate(agents)]
        wrong = next(((seat, action) for seat, action in given if action not in table.choices(seat)), None)
        if wrong is not None:
            table.refuse(*wrong)
        else:
            asked = table.seats
            made = [table.put(seat, action) for seat, action in given if seat in asked]
            if any(made):
                table.settle()
        over = not table.seats
        observations = self._observations()
        infos = {agent: ending(table, Seat(seat)) for seat, agent in enumerate(agents)}
        given_out = dict(zip(agents, rewards(table) if over else [0.0] * len(agents), strict=True))
        if over:
            self.agents = []
        return observations, given_out, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it."""
        return rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(Seat(seat)) for seat, agent in enumerate(self.agents)}
