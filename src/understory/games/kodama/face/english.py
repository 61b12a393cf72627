"""What the terminal says of a table of Kodama, in English; `words/LANGUAGE/terminal.ftl` says it in the others."""

from collections.abc import Mapping
from typing import Final

from understory.core.speaker import Counted
from understory.games.kodama.pack import Icon
from understory.games.kodama.pack.spirits import Season

TEXT: Final[Mapping[str, str | Counted]] = {
    **{f"icon-{icon}": str(icon) for icon in Icon},
    **{f"season-{season}": str(season) for season in Season},
    "text-kodama-season": "{season}. Seat {first} is first player. Deck: {deck}.",
    "text-kodama-season-round": "{season}, round {round} of {rounds}. Seat {first} is first player. Deck: {deck}.",
    "text-kodama-decree": "Decree: {decree}",
    "text-kodama-tree": ("points", "Seat {seat}: {points} point", "Seat {seat}: {points} points"),
    "text-kodama-tree-yours": ("points", "Seat {seat} (you): {points} point", "Seat {seat} (you): {points} points"),
    "text-kodama-market": "Market",
    "text-kodama-hand": "Your Kodamas",
    "text-kodama-picked": "Picked",
    "text-kodama-branches": "Your branch cards",
    "text-kodama-passed-on": "Branch cards that you passed on to seat {seat}",
    "text-kodama-put-down": "You have put down: {card}",
    "text-kodama-up-to": "{card}  up to +{points}",
    "text-kodama-on": "{card}  on {on}  +{points}",
    "text-kodama-spirit-over": "{spirit} spirit (over {icon})",
    "text-kodama-scores": "{kodama} {name}: {text} Now: {points}.",
    "text-kodama-stuck": "pass: nothing can be placed",
    "text-kodama-gust": "gust: have the market dealt anew",
    "text-kodama-left": "{across} mm left, {up} mm up, turned {turned} degrees",
    "text-kodama-right": "{across} mm right, {up} mm up, turned {turned} degrees",
}
