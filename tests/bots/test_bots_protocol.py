"""The messages that are really exchanged are those that the page describes."""

import json
import re
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import validate

from understory import games
from understory.bots import UNHURRIED
from understory.bots.programs import ProgramBot
from understory.core import CHANCE, Chance, Decision

PAGE = Path(__file__).parents[2] / "docs" / "bot-protocol.md"
BLOCKS = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)]
SCHEMAS: dict[str, Any] = {block["title"]: block for block in BLOCKS}

LISTENER = """
import json, sys
kept = open(sys.argv[1], "w")
for line in sys.stdin:
    kept.write(line); kept.flush()
    heard = json.loads(line)
    said = {"type": "ready", "protocol": 1, "name": "listener"}
    if heard["type"] == "lost":
        continue
    if heard["type"] == "decide":
        move = heard["legal"][0] if heard["id"] % 2 else "nonsense"
        said = {"type": "move", "id": heard["id"], "move": move, "thoughts": {"looked at": 1}}
    kept.write(json.dumps(said) + "\\n"); kept.flush()
    print(json.dumps(said), flush=True)
"""


@pytest.mark.parametrize("name", games.names())
def test_every_message_keeps_its_schema(name: str, tmp_path: Path) -> None:
    script, kept = tmp_path / "listener.py", tmp_path / "kept"
    script.write_text(LISTENER)
    box, rng = games.box(name), Random(1)
    player: ProgramBot[Any, Any, Any] = ProgramBot(box, [sys.executable, str(script), str(kept)], 20)
    state, asked = box.game.start(box.game.spec.chosen(box.game.spec.usual)), 0
    while asked < 6:
        node = box.game.node(state)
        if isinstance(node, Decision):
            seat, asked = node.seats[0], asked + 1
            legal = box.game.legal(state, seat)
            state = box.game.apply(state, seat, player.decide(box.game.view(state, seat), legal, UNHURRIED, rng).move)
        else:
            assert isinstance(node, Chance)
            state = box.game.apply(state, CHANCE, node.pick(rng.randrange(node.total)))
    player.close()
    kinds = set()
    for line in kept.read_text().splitlines():
        message = json.loads(line)
        validate(message, SCHEMAS[message["type"]])
        kinds.add(message["type"])
    assert kinds == set(SCHEMAS)
    assert len(player.lost) == 3
