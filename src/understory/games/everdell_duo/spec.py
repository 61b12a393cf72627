"""The game's name card: two players, who plays the hares, which deck, and every rule that a refusal may cite."""

from typing import Final

from understory.core import Choice, OneSeat, RuleId, Spec
from understory.games.everdell_duo.pack import LIBRARY

REFUSALS: Final = (
    "everdell.turn.token-at-end",
    "everdell.turn.unplaced",
    "everdell.turn.discard-for-resource",
    "everdell.worker.place",
    "everdell.worker.destination",
    "everdell.worker.event",
    "everdell.event.more-than-opponent",
    "everdell.event.journey",
    "everdell.play.sources",
    "everdell.play.cost",
    "everdell.play.by-effect",
    "everdell.play.discount",
    "everdell.occupied.use",
    "everdell.occupied.limit",
    "everdell.card.blue",
    "everdell.card.star",
    "everdell.card.optional",
    "everdell.activate.chain",
    "everdell.activate.without-worker",
    "everdell.draw",
    "everdell.draw.empty",
    "everdell.hand.secret",
    "everdell.card.green",
    "everdell.creature.fool",
    "everdell.creature.ranger",
)

SPEC: Final = Spec(
    name="everdell-duo",
    title="Everdell Duo",
    fewest=2,
    most=2,
    version=1,
    options=(
        OneSeat("hare", RuleId("everdell.setup.players")),
        Choice("deck", tuple(LIBRARY.decks), "full", RuleId("everdell.setup.meadow")),
    ),
    packs=(("everdell-duo", LIBRARY.digest),),
    refusals=frozenset(map(RuleId, REFUSALS)),
)
