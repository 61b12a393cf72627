"""The games as OpenSpiel's, in Python: `load(name)`, or `pyspiel.load_game("understory_NAME")`, with `_` for `-`, once
this module has been imported.

Seats that choose at the same time choose one after another, and no information state tells of a choice before all are
in. Chance nodes list their outcomes; a chance action is the outcome's number in that list. What has one answer only is
an action like any other.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import numpy as np

from understory import games
from understory.core import CHANCE, Chance, Decision, Options, Path, Seat, Terminal, UnderstoryError
from understory.core.extras import not_installed
from understory.core.plain import canonical
from understory.envs.codings import box_of, coding_of
from understory.envs.spaces import rewards_of

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise not_installed(error) from None

LONGEST: Final = 2000
"""Actions and chance moves of a game; none of ours comes near."""
MOST_OUTCOMES: Final = 200
"""Of a chance node; the largest deck has about a hundred cards."""
_SEEDS: Final = 1 << 53


def short_name(game: str) -> str:
    """What the game is called in OpenSpiel."""
    return f"understory_{game.replace('-', '_')}"


def _type_of(name: str) -> pyspiel.GameType:
    spec = box_of(name).game.spec
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=spec.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.most,
        min_num_players=spec.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": spec.usual, "options": ""},
    )


class _Position:
    """A state and the choices on the way to a move. Never changes, so that copies share it, and what may come next,
    once it was asked for."""

    __slots__ = ("choices", "chosen", "state")

    def __init__(self, state: Any, chosen: Path = ()) -> None:
        self.state = state
        self.chosen = chosen
        self.choices: list[int] | None = None

    def __deepcopy__(self, _memo: dict[int, Any]) -> "_Position":
        return self


class UnderstoryGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games under some options, written `name:value`, parted by semicolons: a second `=` would confuse
    OpenSpiel."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.name = name
        self.coding = coding_of(name)
        box = box_of(name)
        self.rules = box.game
        spec = self.rules.spec
        words = [part.partition(":") for part in str(given.get("options", "")).split(";") if part]
        self.options: Options = spec.chosen(
            int(given.get("players", spec.usual)), {key.strip(): value.strip() for key, _, value in words}
        )
        traits = box.traits(self.options)
        self.together = traits.cooperative or traits.solo
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.coding.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.options.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(name), info, given)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its text, as OpenSpiel's own are: content and tables are opened again."""
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> "UnderstoryState":
        """Nothing dealt yet."""
        return UnderstoryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ARG002  (theirs)
        """What turns states into tensors."""
        return Observer(self)


class UnderstoryState(pyspiel.State):  # type: ignore[misc]
    """Where a game stands."""

    def __init__(self, game: UnderstoryGame) -> None:
        super().__init__(game)
        self.at = _Position(game.rules.start(game.options))

    @property
    def _game(self) -> UnderstoryGame:
        found: UnderstoryGame = self.get_game()
        return found

    @property
    def _node(self) -> Any:
        return self._game.rules.node(self.at.state)

    def current_player(self) -> int:
        """Whose turn it is; of several who choose at the same time the first."""
        match self._node:
            case Terminal():
                return int(pyspiel.PlayerId.TERMINAL)
            case Chance():
                return int(pyspiel.PlayerId.CHANCE)
            case Decision(seats=seats):
                return int(seats[0])
        raise AssertionError("there are no other nodes")

    def _legal_actions(self, player: int) -> list[int]:
        game, at = self._game, self.at
        if at.choices is None:
            at.choices = sorted(game.coding.choices(game.rules.legal(at.state, Seat(player)), at.chosen))
        return at.choices

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome's number with its odds."""
        node = self._node
        return [(number, weight / node.total) for number, (_, weight) in enumerate(node.outcomes())]

    def _apply_action(self, action: int) -> None:
        game, at = self._game, self.at
        node = self._node
        if isinstance(node, Terminal):
            raise UnderstoryError(f"action {action} comes too late: the game is over")
        if isinstance(node, Chance):
            self.at = _Position(game.rules.apply(at.state, CHANCE, self._outcome(node, action)))
            return
        seat = node.seats[0]
        if action not in self._legal_actions(seat):
            raise UnderstoryError(
                f"action {action} is not legal for player {seat} now: legal_actions() lists those that are"
            )
        path = (*at.chosen, action)
        found = game.coding.move(game.rules.legal(at.state, seat), path)
        if found is None:
            self.at = _Position(at.state, path)
        else:
            self.at = _Position(game.rules.apply(at.state, seat, found))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return str(self._outcome(self._node, action))
        names = self._game.coding.actions
        if not 0 <= action < len(names):
            raise UnderstoryError(f"there is no action {action}: they are 0 to {len(names) - 1}")
        return names[action]

    def _outcome(self, node: Chance[Any], action: int) -> Any:
        """What chance deals by this number."""
        outcomes = list(node.outcomes())
        if not 0 <= action < len(outcomes):
            raise UnderstoryError(f"action {action} is no outcome here: they are 0 to {len(outcomes) - 1}")
        return outcomes[action][0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return isinstance(self._node, Terminal)

    def returns(self) -> list[float]:
        """What everybody gets, nothing before the end."""
        node, players = self._node, self._game.options.players
        if not isinstance(node, Terminal):
            return [0.0] * players
        return rewards_of(node, players, together=self._game.together)

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player knows, with perfect recall: the view, and what was chosen on the way to a move."""
        seat = self._seat(self.current_player() if player is None else player)
        own = self.at.chosen if self.current_player() == seat else ()
        return f"{canonical(self._game.rules.view(self.at.state, seat)).decode()} {list(own)}"

    def _seat(self, player: int) -> Seat:
        """The seat of a player who is there."""
        players = self._game.options.players
        if not 0 <= player < players:
            raise UnderstoryError(f"player {player} sees nothing here: players are 0 to {players - 1}")
        return Seat(player)

    def observation_string(self, player: int | None = None) -> str:
        """The same: views forget nothing."""
        return self.information_state_string(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> "UnderstoryState":
        """A state that the player could as well be in. `sampler` gives numbers between 0 and 1."""
        game = self._game
        rng = Random(int(sampler() * _SEEDS))
        sampled = self.clone()
        view = game.rules.view(self.at.state, self._seat(player))
        sampled.at = _Position(game.rules.world(view, rng), self.at.chosen if self.current_player() == player else ())
        return sampled  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return f"{' '.join(map(str, self.history()))}"


class Observer:
    """The view as one tensor and as named parts of it."""

    def __init__(self, game: UnderstoryGame) -> None:
        self._game = game
        layout = game.coding.layout(game.options.players)
        self.tensor = np.zeros(sum(part.size for part in layout) + game.coding.longest - 1, np.float32)
        self.dict: dict[str, Any] = {}
        offset = 0
        for part in layout:
            self.dict[part.name] = self.tensor[offset : offset + part.size].reshape(part.shape)
            offset += part.size
        if game.coding.longest > 1:
            self.dict["chosen"] = self.tensor[offset:]

    def set_from(self, state: UnderstoryState, player: int) -> None:
        """Look at a state as a player."""
        view = self._game.rules.view(state.at.state, Seat(player))
        numbers = np.frombuffer(self._game.coding.numbers(view), np.int16)
        self.tensor.fill(0)
        self.tensor[: len(numbers)] = numbers
        if state.current_player() == player:
            chosen = state.at.chosen
            self.tensor[len(numbers) : len(numbers) + len(chosen)] = [action + 1 for action in chosen]

    def string_from(self, state: UnderstoryState, player: int) -> str:
        """The same as text."""
        return state.observation_string(player)


def load(name: str, players: int | None = None, **options: object) -> UnderstoryGame:
    """The game of this name under some options, `kids_shuffled="on"`, as OpenSpiel's."""
    params: dict[str, Any] = {"options": ";".join(f"{key.replace('_', '-')}:{value}" for key, value in options.items())}
    if players is not None:
        params["players"] = players
    box_of(name)
    found: UnderstoryGame = pyspiel.load_game(short_name(name), params)
    return found


def _register(name: str) -> None:
    class _Named(UnderstoryGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    pyspiel.register_game(_type_of(name), _Named)


for _name in games.names():
    _register(_name)
