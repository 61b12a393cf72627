"""A game that is installed beside Understory plays everywhere, and nothing of Understory was told of it."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.table_server import Guest, Server, serving
from pond_package import installed

COMMAND = "from understory.cli import main; main()"
ENVIRONMENTS = """
from random import Random

import gymnasium
import numpy as np
from understory.envs import aec, openspiel

rng = Random(5)
env = aec("pond", 3)
env.reset(seed=5)
for agent in env.agent_iter():
    seen, reward, over, _, _ = env.last()
    env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
print("aec", env.table.end.scores == tuple(env.table.end.scores))
solo = gymnasium.make("understory/pond-v0")
seen, _ = solo.reset(seed=5)
over = False
while not over:
    seen, reward, over, _, _ = solo.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
print("solo", reward in (-1.0, 1.0))
state = openspiel.load("pond").new_initial_state()
while not state.is_terminal():
    state.apply_action(rng.choice(state.legal_actions()))
print("openspiel", sum(state.returns()) == 0)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module", autouse=True)
def _on_the_path(site: Path) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH")])))
        yield


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('pond')}/table.db", "--unlimited") as running:
        yield running


def understory(*words: str, answers: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, *words], capture_output=True, text=True, input=answers, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_simulated_like_any_other() -> None:
    told = json.loads(understory("simulate", "pond", "--games", "3", "--bots", "greedy,random", "--json"))
    assert told["games"] == 3


def test_it_is_played_in_the_terminal_in_its_own_words() -> None:
    told = understory("--language", "fr", "play", "pond", "--seed", "x", answers="1\n1\nquit\nquit\n")
    assert told.startswith("Le Bassin")
    assert "Lumières pour greedy" in told


def test_its_rules_are_read_in_the_languages_that_it_has_and_else_in_english() -> None:
    assert "Une règle du bassin." in understory("--language", "fr", "rules", "--id", "pond.hang.room")
    assert "at least 10 apart" in understory("--language", "de", "rules", "--id", "pond.hang.room")
    assert "The Pond" in understory("--language", "it", "rules")


def test_its_commands_stand_among_the_others() -> None:
    assert "Counts the lanterns of the pond." in understory("--help")
    assert understory("pond_count") == "twelve\n"


def test_it_is_an_environment_for_each_library() -> None:
    done = subprocess.run([sys.executable, "-c", ENVIRONMENTS], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["aec", "True", "solo", "True", "openspiel", "True"], done.stderr


def test_a_page_that_was_built_without_it_is_told_its_words(table: Server) -> None:
    with Guest(table.address, "Ada") as ada:
        french = ada.done("GET", "/api/games/pond/words/fr")
        assert "game-pond = Le Bassin" in french["messages"]
        assert {rule["text"] for rule in french["rules"]} == {"Une règle du bassin."}
        german = ada.done("GET", "/api/games/pond/words/de")
        assert "game-pond = The Pond" in german["messages"]
        assert ada.call("GET", "/api/games/whist/words/de").json()["error"] == "table.no-such-game"
        assert ada.call("GET", "/api/games/pond/words/la").json()["error"] == "table.no-such-place"


def test_a_whole_match_of_it_is_played_at_a_table(table: Server) -> None:
    with Guest(table.address, "Ada") as ada:
        assert {game["game"]: game["title"] for game in ada.done("GET", "/api/games")["games"]}["pond"] == "The Pond"
        match = ada.make("me", "greedy", game="pond")["match"]
        situation = ada.situation(match, 0)
        while situation["status"] != "over":
            if 0 in situation["waiting"]:
                move = ada.legal(match, 0, seen=situation["seq"])[0]
                answer = ada.ask(match, "move", seat=0, moves=[move], answers=situation["seq"], closes=0)
                assert answer.is_success, answer.text
            situation = ada.situation(match, 0)
        assert ada.call("GET", f"/api/matches/{match}/record").text.startswith("understory-record")
