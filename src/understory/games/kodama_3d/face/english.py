"""What the terminal says of a table of Kodama 3D, in English; `words/LANGUAGE/terminal.ftl` says it in the others."""

from collections.abc import Mapping
from typing import Final

from understory.core.speaker import Counted
from understory.games.kodama_3d.face.stance import Steadiness
from understory.games.kodama_3d.rules.pieces import Kodama
from understory.games.kodama_3d.rules.state import Ask

_ASKS: Final[Mapping[Ask, str]] = {
    Ask.FIRST: "first player",
    Ask.COLOUR: "colour",
    Ask.LAY: "lay out the forest",
    Ask.DEAL: "deal goals",
    Ask.RETURN: "put a goal back",
    Ask.TURN_UP: "turn up a goal",
    Ask.PLACE: "place a meeple",
    Ask.MOVE: "move a meeple",
    Ask.GROW: "grow the tile",
    Ask.SHOW: "turn up a tile",
    Ask.GOAL: "take a goal",
    Ask.DRAW: "draw a goal",
    Ask.LAST: "last tile",
    Ask.TRUNK: "trunk",
}

TEXT: Final[Mapping[str, str | Counted]] = {
    **{f"text-k3d-ask-{ask.removeprefix('k3d.')}": words for ask, words in _ASKS.items()},
    **{f"text-k3d-ink-{kodama}": str(kodama) for kodama in Kodama},
    **{f"text-k3d-stands-{steadiness}": f"{steadiness} ({{percent}} %)" for steadiness in Steadiness},
    "text-k3d-over": "The game is over.",
    "text-k3d-turn": "turn {turn} of {turns}, {who}: {ask}",
    "text-k3d-you": "you",
    "text-k3d-player": "player {number}",
    "text-k3d-no-trunk": "{who}: no trunk yet",
    "text-k3d-tree": ("tiles", "{who}'s tree: {tiles} tile, {stands}", "{who}'s tree: {tiles} tiles, {stands}"),
    "text-k3d-tree-yours": (
        "tiles",
        "{who}'s tree (you): {tiles} tile, {stands}",
        "{who}'s tree (you): {tiles} tiles, {stands}",
    ),
    "text-k3d-aside": "laid aside: {tiles}",
    "text-k3d-trunk": "trunk",
    "text-k3d-trunk-of": "trunk ({ink})",
    "text-k3d-free": "free {points}",
    "text-k3d-part": "{number} {tile} on {point}",
    "text-k3d-tile": "{feature}-{kodama}-{shape}",
    "text-k3d-top": "{feature}",
    "text-k3d-top-below": "{kodama} {shape}",
    "text-k3d-deck": "goal deck: {goals}",
    "text-k3d-display": "display:",
    "text-k3d-goals": "goals of {who}: {goals}",
    "text-k3d-goals-hidden": "goals of {who}: {goals}, {hidden} hidden",
    "text-k3d-scored": "{who}: {points} VP for {goal}",
    "text-k3d-meeple": "meeple on {stack}: grow {tile}",
    "text-k3d-to": "to {stack}, onto {tile}",
    "text-k3d-point": "{point} on {tile}, {stands}",
    "text-k3d-draw": "draw the top goal of the deck",
    "text-k3d-pass": "pass, no goal",
}
