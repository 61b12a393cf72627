"""What all environments share: spaces, rewards, what is told of an illegal action, and pictures."""

from collections.abc import Mapping
from io import BytesIO
from operator import index
from typing import Any, Final, SupportsIndex

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from understory.core import OptionError, Seat, Terminal, UnderstoryError
from understory.envs.episode import MASK, Episode

RENDER_MODES: Final = ("human", "ansi", "svg", "rgb_array")
"""Text on the terminal, text, a drawing as SVG, and the same drawing as pixels."""
WIDTH: Final = 640
"""Of a picture in pixels."""
PENALTY: Final = -1.0
"""What an illegal action gives to who gave it; the others get nothing."""


def observation_space(table: Episode) -> spaces.Dict:
    """The named tensors of an observation, and the mask."""
    named: dict[str, spaces.Space[Any]] = {
        tensor.name: spaces.Box(tensor.least, tensor.most, tensor.shape, np.int16) for tensor in table.layout
    }
    named[MASK] = spaces.Box(0, 1, (table.actions,), np.int8)
    return spaces.Dict(named)


def flat_space(table: Episode) -> spaces.Box:
    """All tensors as one vector."""
    low = np.concatenate([np.full(tensor.size, tensor.least, np.int16) for tensor in table.layout])
    high = np.concatenate([np.full(tensor.size, tensor.most, np.int16) for tensor in table.layout])
    return spaces.Box(low, high, dtype=np.int16)


def spaces_of(
    table: Episode, *, flat: bool = False
) -> tuple[dict[str, spaces.Space[Any]], dict[str, spaces.Space[Any]]]:
    """For each agent what it sees and what it can do. Each has an action space of its own, to be seeded apart."""
    agents = agents_of(table)
    seen: spaces.Space[Any] = flat_space(table) if flat else observation_space(table)
    return dict.fromkeys(agents, seen), {agent: spaces.Discrete(table.actions) for agent in agents}


def rewards(table: Episode) -> list[float]:
    """What each seat gets when the game has ended: who gave an illegal action a penalty, the others then nothing."""
    if table.refused is not None:
        offender, _, _ = table.refused
        return [PENALTY if seat == offender else 0.0 for seat in range(table.options.players)]
    players = table.options.players
    return [0.0] * players if table.end is None else rewards_of(table.end, players, together=table.together)


def rewards_of(end: Terminal, players: int, *, together: bool) -> list[float]:
    """What each seat gets at the end of a game. The best there is is 1, the worst -1: losers pay 1 in all to the
    winners, everybody the same. Who play together win 1 or lose 1 together."""
    if together:
        return [1.0 if end.winners else -1.0] * players
    losers = players - len(end.winners)
    won = losers / len(end.winners) / (players - 1)
    return [won if seat in end.winners else -1 / (players - 1) for seat in range(players)]


def ending(table: Episode, seat: Seat) -> dict[str, Any]:
    """What a seat is told when the game has ended: scores and winners, or what was wrong with whose action."""
    if table.refused is not None:
        offender, action, faults = table.refused
        told: dict[str, Any] = {"illegal": offender}
        if seat == offender:
            told["illegal_action"] = action
            told["meaning"] = table.named(action) if 0 <= action < table.actions else "no action of this game"
            told["rules"] = [str(fault.rule) for fault in faults]
            told["faults"] = [str(fault) for fault in faults]
        return told
    end = table.end
    return {} if end is None else {"scores": list(end.scores), "winners": list(end.winners), "reason": str(end.reason)}


def checked_seed(seed: object) -> int:
    """A seed as a number: Python's generator would take -1 for 1, and text for another game each time it is typed."""
    number = index(seed) if isinstance(seed, SupportsIndex) else -1
    if number < 0:
        raise OptionError("seed", str(seed), "choose a whole number, 0 or more")
    return number


def not_playing() -> UnderstoryError:
    """What is said to an action where no game waits for one."""
    return UnderstoryError("no game is being played: reset() begins one")


def checked_mode(mode: str | None) -> str | None:
    """The render mode, if there is such a one."""
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError("render_mode", mode, f"choose one of {', '.join(RENDER_MODES)}")
    return mode


def rendered(table: Episode, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The table as a spectator sees it, in this mode."""
    match mode:
        case "human":
            print(table.text())
            return None
        case "ansi":
            return table.text()
        case "svg":
            return table.svg()
        case "rgb_array":
            return pixels(table.svg())
        case _:
            raise OptionError("render_mode", str(mode), f"choose one of {', '.join(RENDER_MODES)} when making it")


def pixels(svg: str) -> NDArray[np.uint8]:
    """A drawing as rows of pixels of red, green and blue."""
    from PIL import Image  # noqa: PLC0415  (needed for pictures only, as is the next)
    from resvg_py import svg_to_bytes  # noqa: PLC0415

    picture = svg_to_bytes(svg_string=svg, width=WIDTH, background="#ffffff")
    with Image.open(BytesIO(bytes(picture))) as image:
        return np.asarray(image.convert("RGB"), np.uint8)


def metadata_of(game: str) -> dict[str, Any]:
    """What PettingZoo wants to know of an environment."""
    name = f"understory_{game.replace('-', '_')}_v0"
    return {"name": name, "render_modes": list(RENDER_MODES), "render_fps": 1, "is_parallelizable": False}


def agents_of(table: Episode) -> list[str]:
    """The agents' names, seat by seat."""
    return [f"player_{seat}" for seat in range(table.options.players)]


def options_in(given: Mapping[str, object]) -> dict[str, str]:
    """A game's options as keyword arguments: `kids_shuffled="on"` is the option `kids-shuffled`."""
    return {name.replace("_", "-"): str(value) for name, value in given.items()}
