"""What the terminal says of a table of Kodama Duo beside Kodama, in English; `terminal.ftl` says it in the others."""

from collections.abc import Mapping
from typing import Final

from understory.core.speaker import Counted

TEXT: Final[Mapping[str, str | Counted]] = {
    "text-duo-season": "{season}. Seat {pruner} is the pruner, seat {sower} the sower. Deck: {deck}.",
    "text-duo-season-turn": (
        "{season}, turn {turn} of {turns}. Seat {pruner} is the pruner, seat {sower} the sower. Deck: {deck}."
    ),
    "text-duo-season-card": "Season card: {decree}",
    "text-duo-revealed": "Revealed",
    "text-duo-pile": "Pile {number}",
    "text-duo-pile-of": "Pile of seat {seat}",
    "text-duo-discarded": "Discarded",
    "text-duo-spirits": "Spirits beside the deck: {spirits}",
    "text-duo-no-spirits": "Spirits beside the deck: none",
    "text-duo-spirit": "{spirit} spirit",
    "text-duo-spirit-theirs": "{spirit} spirit, from the other tree",
    "text-duo-over": "over the {icon} of {card}",
    "text-duo-over-one": "over the {icon} of {card}, icon {number}",
    "text-duo-no-second": "pass: no second spirit",
}
