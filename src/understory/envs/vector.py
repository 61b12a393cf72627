"""Many games at once, shared among processes, through Gymnasium's vector interface.

Each process steps its share of the games and writes what they show into memory that all of them share; through pipes go
signals, and what is told of games that ended. A game that is over begins anew at the next step, whatever the action, or
at once where that is asked for. With the same seeds and the same actions the games are the same, on however many
processes.
"""

import gc
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from operator import index
from random import Random
from typing import Any, Final, NamedTuple, cast

import numpy as np
from gymnasium.error import ClosedEnvironmentError
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space, create_shared_memory, read_from_shared_memory
from numpy.typing import NDArray

from understory.core import OptionError
from understory.envs.episode import MASK, Observation
from understory.envs.single import SoloEnv
from understory.envs.spaces import checked_seed, not_playing

Told = list[tuple[int, dict[str, Any]]]
"""What is told of games, by their places; of most nothing is."""
Stepped = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class _Memory(NamedTuple):
    """What all processes read and write, a row for each game."""

    seen: Any
    actions: Any
    rewards: Any
    over: Any


class _Share:
    """The games that one process plays: their places among all, and the rows that they read and write."""

    def __init__(self, made: dict[str, Any], mode: AutoresetMode, places: range, games: int, memory: _Memory) -> None:
        self._at_once: Final = mode is AutoresetMode.SAME_STEP
        self._envs: Final = {place: SoloEnv(**made) for place in places}
        space = next(iter(self._envs.values())).observation_space
        self._seen: Final[Observation] = cast("Any", read_from_shared_memory(space, memory.seen, games))
        self._actions: Final = np.frombuffer(memory.actions, np.int64)
        self._rewards: Final = np.frombuffer(memory.rewards, np.float64)
        self._over: Final = np.frombuffer(memory.over, np.bool_)

    def reset(self, seeds: Sequence[int | None]) -> Told:
        """Begin all games anew, each from the seed at its place."""
        return self._told(lambda place: self._begin(place, seeds[place]))

    def step(self) -> Told:
        """Take the action at each game's place; a game that was over begins anew."""
        return self._told(self._play_on if self._at_once else self._play_next)

    def _told(self, play: Callable[[int], dict[str, Any]]) -> Told:
        return [(place, told) for place in self._envs if (told := play(place))]

    def _play_next(self, place: int) -> dict[str, Any]:
        """Take the action, or begin anew after the step that ended the game."""
        return self._begin(place) if self._over[place] else self._play(place)

    def _begin(self, place: int, seed: int | None = None) -> dict[str, Any]:
        seen, told = self._envs[place].reset(seed=seed)
        self._write(place, seen, 0.0, over=False)
        return told

    def _play_on(self, place: int) -> dict[str, Any]:
        """Take the action; where it ends the game, show the next one already and tell how the last one stood."""
        told = self._play(place)
        if not self._over[place]:
            return told
        final = {name: rows[place].copy() for name, rows in self._seen.items()}
        seen, begun = self._envs[place].reset()
        self._show(place, seen)
        return {"final_obs": final, "final_info": told, **begun}

    def _play(self, place: int) -> dict[str, Any]:
        seen, reward, over, _, told = self._envs[place].step(self._actions[place])
        self._write(place, seen, reward, over=over)
        return told

    def _write(self, place: int, seen: Observation, reward: float, *, over: bool) -> None:
        self._show(place, seen)
        self._rewards[place], self._over[place] = reward, over

    def _show(self, place: int, seen: Observation) -> None:
        for name, tensor in seen.items():
            self._seen[name][place] = tensor


def _rehearse(made: dict[str, Any]) -> None:
    """Play a game to its end at random, and forget it. What is made when it is first needed, such as compiled code and
    tables, is there then before anybody waits for a step: a second and more in a new process."""
    env, rng = SoloEnv(**{**made, "opponents": "random"}), Random(0)
    seen, _ = env.reset(seed=0)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(np.int64(rng.choice(np.flatnonzero(seen[MASK]))))


def _work(pipe: Connection, made: dict[str, Any], *share: Any) -> None:
    """What a process does until it is sent nothing. Ctrl-C is for the process that made it, which ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    mine = _Share(made, *share)
    _rehearse(made)
    # The games and their rules stay: the collector need not walk all of it while the others wait for this process.
    gc.collect()
    gc.freeze()
    while (order := pipe.recv()) is not None:
        kind, about = order
        pipe.send(mine.reset(about) if kind == "reset" else mine.step())


class TableVector(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """So many games of one kind, each with the agent on a seat and bots on the others, as `SoloEnv` has them.

    `autoreset_mode` is Gymnasium's: a game that ended shows its end and begins anew at the next step (`NEXT_STEP`), or
    shows the next game at once, its end in `infos["final_obs"]` (`SAME_STEP`).
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        opponents: str = "greedy",
        *,
        processes: int = 1,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        **options: object,
    ) -> None:
        num_envs, processes = index(num_envs), index(processes)
        if num_envs < 1:
            raise OptionError("num_envs", str(num_envs), "there is one game or more")
        if not 1 <= processes <= num_envs:
            raise OptionError("processes", str(processes), f"choose 1 to {num_envs}, as many as there are games")
        if autoreset_mode not in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP):
            raise OptionError("autoreset_mode", str(autoreset_mode), "choose NEXT_STEP or SAME_STEP")
        made: dict[str, Any] = {"game": game, "opponents": opponents, **options}
        single = SoloEnv(**made)
        self.num_envs = num_envs
        self.metadata = {**single.metadata, "autoreset_mode": autoreset_mode}
        self.single_observation_space = single.observation_space
        self.single_action_space = single.action_space
        self.observation_space = batch_space(single.observation_space, num_envs)
        self.action_space = batch_space(single.action_space, num_envs)
        context = get_context("spawn")
        memory = self._memory = _Memory(
            create_shared_memory(single.observation_space, num_envs, cast("Any", context)),
            context.RawArray("q", num_envs),
            context.RawArray("d", num_envs),
            context.RawArray("b", num_envs),
        )
        self._seen: Observation = cast("Any", read_from_shared_memory(single.observation_space, memory.seen, num_envs))
        self._actions = np.frombuffer(memory.actions, np.int64)
        self._rewards = np.frombuffer(memory.rewards, np.float64)
        self._over = np.frombuffer(memory.over, np.bool_)
        own, *others = (range(at, num_envs, processes) for at in range(processes))
        self._own = _Share(made, autoreset_mode, own, num_envs, memory)
        self._pipes: list[Connection] = []
        self._workers = []
        for places in others:
            ours, theirs = context.Pipe()
            share = (made, autoreset_mode, places, num_envs, memory)
            worker = context.Process(target=_work, args=(theirs, *share), daemon=True)
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)
        self._begun = False
        _rehearse(made)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew; from one seed each game gets the next."""
        seeds: list[int | None] = [None] * self.num_envs
        if isinstance(seed, (list, tuple)):
            seeds = [None if one is None else checked_seed(one) for one in seed]
            if len(seeds) != self.num_envs:
                raise OptionError("seed", str(seed), f"give one, or {self.num_envs}, one for each game")
        elif seed is not None:
            seeds = [checked_seed(seed) + at for at in range(self.num_envs)]
            super().reset(seed=seeds[0], options=options)
        infos = self._told(("reset", seeds), lambda: self._own.reset(seeds))
        self._begun = True
        return self._shown(), infos

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """Take an action of each game."""
        if not self._begun:
            raise not_playing()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or not np.issubdtype(given.dtype, np.integer):
            raise OptionError("actions", str(actions), f"give {self.num_envs} whole numbers, one for each game")
        self._actions[:] = given
        infos = self._told(("step", None), self._own.step)
        return self._shown(), self._rewards.copy(), self._over.copy(), np.zeros(self.num_envs, np.bool_), infos

    def close_extras(self, **_: Any) -> None:
        """End the processes."""
        for pipe, worker in zip(self._pipes, self._workers, strict=True):
            with suppress(OSError):  # one that has ended need not be told
                pipe.send(None)
            worker.join()
            pipe.close()

    def _told(self, order: tuple[str, object], own: Callable[[], Told]) -> dict[str, Any]:
        """Let all processes do the same with their share, this one too, and gather what is told of the games.

        Where that is broken off, the shares no longer fit together: all of it is closed."""
        if self.closed:
            raise ClosedEnvironmentError("this environment was closed; make a new one")
        try:
            for pipe in self._pipes:
                pipe.send(order)
            told = own()
            for pipe in self._pipes:
                told += pipe.recv()
        except (EOFError, OSError):
            self.close()
            raise ClosedEnvironmentError("a process of this environment has ended; make a new one") from None
        except BaseException:
            self.close()
            raise
        infos: dict[str, Any] = {}
        for place, info in sorted(told, key=lambda each: each[0]):
            infos = self._add_info(infos, info, place)
        return infos

    def _shown(self) -> Observation:
        """What the games show now, in arrays that are the caller's to keep."""
        return {name: rows.copy() for name, rows in self._seen.items()}
