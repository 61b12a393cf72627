"""A game as Gymnasium's environment: one agent, and bots on all other seats.

The agent is asked only when its own seat is. `gymnasium.make("understory/GAME-v0")` makes one once this module has been
imported; `gymnasium.make("understory.envs:understory/GAME-v0")` imports it as well.
"""

from operator import index
from random import Random
from typing import Any, Final, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from understory import games
from understory.bots import UNHURRIED, Bot, bot, decided
from understory.core import OptionError, Seat
from understory.envs.codings import box_of
from understory.envs.episode import Episode, Observation
from understory.envs.spaces import (
    RENDER_MODES,
    checked_mode,
    ending,
    not_playing,
    observation_space,
    options_in,
    rendered,
    rewards,
)

ANY_SEAT: Final = "any"
_SEEDS: Final = 1 << 63


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """Any game of Understory against bots. `seat` is the agent's; `any` draws it anew for every game."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012  (theirs)

    def __init__(
        self,
        game: str,
        opponents: str = "greedy",
        *,
        players: int | None = None,
        seat: int | str = ANY_SEAT,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.render_mode = checked_mode(render_mode)
        self.table = Episode(game, players, options_in(options))
        if not isinstance(opponents, str):
            raise OptionError("opponents", str(opponents), "name one bot for all, such as greedy")
        self.opponents = opponents
        self._bot: Bot[Any, Any] | None = bot(opponents, box_of(game))
        seats = range(self.table.options.players)
        if seat != ANY_SEAT and seat not in seats:
            raise OptionError("seat", str(seat), f"choose one of {', '.join(map(str, seats))}, or {ANY_SEAT}")
        self.seat = seat
        self._me = Seat(0)
        self._over = True
        self._random = Random()
        self.observation_space = cast("spaces.Space[Observation]", observation_space(self.table))
        self.action_space = spaces.Discrete(self.table.actions)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_bot": None}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; with the same seed and the same actions it is the same game."""
        super().reset(seed=seed, options=options)
        self._random.seed(int(self.np_random.integers(_SEEDS)))
        players = self.table.options.players
        while True:  # a game can be over before the agent was asked once
            self._me = Seat(self._random.randrange(players) if isinstance(self.seat, str) else self.seat)
            self.table.reset(self._random)
            self._play_others()
            if self.table.seats:
                self._over = False
                return self.table.observe(self._me), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the agent's action, then let the bots play until it is asked again."""
        if self._over:
            raise not_playing()
        self.table.act(self._me, index(action))
        self._play_others()
        self._over = over = not self.table.seats
        reward = rewards(self.table)[self._me] if over else 0.0
        info = ending(self.table, self._me)
        return self.table.observe(self._me), reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions may be given now, as masked learners ask for it."""
        return self.table.mask(self._me).astype(bool)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it; a drawing is text."""
        return rendered(self.table, self.render_mode)

    def _play_others(self) -> None:
        """Let bots move while the agent is not asked. Where it is asked with others, they choose first: nobody sees."""
        table = self.table
        if self._bot is None:
            self._bot = bot(self.opponents, box_of(table.name))
        while table.seats and table.seats != (self._me,):
            seat = next(seat for seat in table.seats if seat != self._me)
            choice = decided(table.game, self._bot, table.view(seat), UNHURRIED, self._random)
            table.make(seat, choice.move)
            table.settle()


for _name in games.names():
    gymnasium.register(
        id=f"understory/{_name}-v0", entry_point="understory.envs.single:SoloEnv", kwargs={"game": _name}
    )
