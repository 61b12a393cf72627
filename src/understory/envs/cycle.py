"""A game as PettingZoo's agent environment cycle: one agent acts at a time.

Choices that seats make at the same time are asked for one seat after another; nobody's observation tells what another
has put down before all are in. An illegal action ends the episode.
"""

from collections.abc import Iterator
from operator import index
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from understory.core import Seat
from understory.envs.episode import MASK, Episode
from understory.envs.spaces import (
    agents_of,
    checked_mode,
    checked_seed,
    ending,
    metadata_of,
    not_playing,
    options_in,
    rendered,
    rewards,
    spaces_of,
)


class TableAEC(AECEnv):  # type: ignore[misc]
    """Any game of Understory. Observations are named tensors with the mask among them; `flat` makes them one vector,
    with the mask in `infos`."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        flat: bool = False,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.render_mode = checked_mode(render_mode)
        self.table = Episode(game, players, options_in(options))
        self.flat = flat
        self.metadata = metadata_of(game)
        self.possible_agents = agents_of(self.table)
        self.agents: list[str] = []
        self.agent_selection = ""
        self._seats = {agent: Seat(seat) for seat, agent in enumerate(self.possible_agents)}
        self._random = Random()
        self.observation_spaces, self.action_spaces = spaces_of(self.table, flat=flat)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What the agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  (theirs)
        """Begin a new game; with the same seed and the same actions it is the same game."""
        if seed is not None:
            self._random.seed(checked_seed(seed))
        self.table.reset(self._random)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """Take the selected agent's action."""
        if not self.agents:
            raise not_playing()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        # Until the end there are no rewards: nothing has to be cleared or added up.
        table = self.table
        table.act(self._seats[agent], -1 if action is None else index(action))
        if table.seats and not self.flat:
            self.agent_selection = self.possible_agents[table.seats[0]]
        else:
            self._select()

    def agent_iter(self, max_iter: int = 1 << 63) -> Iterator[str]:
        """The agent whose action is awaited, again and again. A generator: PettingZoo's own iterator takes longer."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def observe(self, agent: str) -> Any:
        """What the agent sees now."""
        seat = self._seats[agent]
        return self.table.flat(seat) if self.flat else self.table.observe(seat)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it."""
        return rendered(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _select(self) -> None:
        """Point to the agent whose action is awaited; at the end tell everybody how it ended."""
        table = self.table
        if table.seats:
            agent = self.agent_selection = self.possible_agents[table.seats[0]]
            if self.flat:
                self.infos[agent] = {MASK: table.mask(table.seats[0])}
            return
        for agent, seat in self._seats.items():
            self.terminations[agent] = True
            self.infos[agent] = ending(table, seat)
        self.rewards = dict(zip(self.agents, rewards(table), strict=True))
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]
