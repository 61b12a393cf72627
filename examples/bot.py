"""A bot in plain Python: nothing but the standard library. Try: understory simulate kodama-3d --games 2 \\
    --bots 'program:python3 examples/bot.py,greedy'

It plays any of the legal moves. `docs/bot-protocol.md` says what the messages hold.
"""

import json
import random
import sys


def answer(message: dict) -> dict | None:
    """What the bot says to a message of the table."""
    if message["type"] == "hello":
        return {"type": "ready", "protocol": 1, "name": "any move"}
    if message["type"] == "decide":
        move = random.choice(message["legal"])
        return {"type": "move", "id": message["id"], "move": move, "thoughts": {"choices": len(message["legal"])}}
    return None


for line in sys.stdin:
    said = answer(json.loads(line))
    if said is not None:
        print(json.dumps(said), flush=True)
