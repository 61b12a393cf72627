"""Whoever is measured: our games, and peers' games, all played at random and counted the same way.

A decision is a node where a player had two or more legal actions; forced and chance nodes are counted apart. Time is
processor time in seconds, so that a busy machine does not decide.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.metadata import version
from itertools import count as count_up
from random import Random
from time import process_time
from typing import Any, Final, TypeAlias

from understory.arena.matches import Pairing, Seeds
from understory.arena.simulate import play_out
from understory.arena.tally import Tally
from understory.cli.shelf import open_box

OPENSPIEL_GAME: Final = "gin_rummy"
"""Hands that are hidden, cards drawn and put away one by one, sets to be made of them, about a hundred decisions: of
OpenSpiel's card games the nearest to ours."""
CATANATRON_PLAYERS: Final = 4


@dataclass(slots=True)
class Count:
    """What was played so far."""

    games: int = 0
    decisions: int = 0
    forced: int = 0
    chance_moves: int = 0


PlaysOne: TypeAlias = Callable[[Count], None]
"""Plays one whole game and counts it."""


@dataclass(slots=True)
class Contender:
    """Somebody who plays games, slice by slice. The best slice's rates are kept, games and decisions apart."""

    name: str
    play_one: PlaysOne
    games_per_second: float = 0.0
    decisions_per_second: float = 0.0
    count: Count = field(default_factory=Count)

    def run(self, seconds: float) -> None:
        """Play whole games for so many seconds, at least one."""
        count = Count()
        start = process_time()
        while True:
            self.play_one(count)
            spent = process_time() - start
            if spent >= seconds:
                break
        self.games_per_second = max(self.games_per_second, count.games / spent)
        self.decisions_per_second = max(self.decisions_per_second, count.decisions / spent)
        self.count.games += count.games
        self.count.decisions += count.decisions
        self.count.forced += count.forced
        self.count.chance_moves += count.chance_moves


def ours(name: str) -> Contender:
    """One of our games, for as few players as may be, everything at its default."""
    box = open_box(name)
    game, options = box.game, box.game.spec.chosen(box.game.spec.usual)
    seats = ("random",) * options.players
    numbers = count_up()

    def play_one(count: Count) -> None:
        tally, number = Tally(options.players), next(numbers)
        play_out(game, options, [None] * options.players, None, Seeds(name, Pairing(number, number, seats)), tally)
        count.games += 1
        count.decisions += tally.decisions
        count.forced += tally.forced
        count.chance_moves += tally.chance_moves

    return Contender(name, play_one)


def catanatron() -> Contender:
    """Catanatron's own game loop with its own random players. Its dice are rolled within actions, not counted."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415  (the extra `bench`, needed only here)

    seeds = iter(range(1, 10**9))

    def play_one(count: Count) -> None:
        def decide(player: Any, game: Any, actions: Any) -> Any:
            if len(actions) > 1:
                count.decisions += 1
            else:
                count.forced += 1
            return player.decide(game, actions)

        players = [RandomPlayer(color) for color in list(Color)[:CATANATRON_PLAYERS]]
        Game(players, seed=next(seeds)).play(decide_fn=decide)
        count.games += 1

    return Contender("catanatron", play_one)


def openspiel() -> Contender:
    """OpenSpiel's compiled game through its Python module, as its own random playouts use it."""
    import pyspiel  # noqa: PLC0415  (the extra `bench`, needed only here)

    game = pyspiel.load_game(OPENSPIEL_GAME)
    random = Random(OPENSPIEL_GAME).random

    def play_one(count: Count) -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            # All chance outcomes of this game are equally likely: their list is as good as their odds, and faster.
            actions = state.legal_actions()
            if state.is_chance_node():
                count.chance_moves += 1
            elif len(actions) > 1:
                count.decisions += 1
            else:
                count.forced += 1
            state.apply_action(actions[int(random() * len(actions))])
        count.games += 1

    return Contender("openspiel", play_one)


def peer_versions() -> dict[str, str]:
    """Which releases we are measured against."""
    return {"catanatron.version": version("catanatron"), "openspiel.version": version("open_spiel")}
