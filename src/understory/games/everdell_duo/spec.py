"""The game's name card: against each other, together or alone, who plays the hares, which deck, which chapter, and
every rule that a refusal may cite."""

from typing import Final

from understory.core import Choice, OneSeat, RuleId, SomeOf, Spec
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.together.opening import USUAL
from understory.games.everdell_duo.vocabulary import Difficulty, Mode

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
    "everdell.coop.worker",
    "everdell.coop.path.jump",
    "everdell.coop.season-tiles",
    "everdell.coop.event.skunk",
    "everdell.coop.event.threshold",
    "everdell.coop.event.resources",
    "everdell.coop.share.free",
    "everdell.coop.share.limited",
    "everdell.coop.share.none",
    "everdell.coop.occupied",
    "everdell.coop.goodnews.deal",
    "everdell.coop.goodnews.use",
    "everdell.coop.watch",
    "everdell.coop.concede",
    "everdell.challenge.setup",
    "everdell.challenge.threshold",
)

_NEWS: Final = tuple(map(str, LIBRARY.news))

SPEC: Final = Spec(
    name="everdell-duo",
    title="Everdell Duo",
    fewest=1,
    most=2,
    default_players=2,
    version=1,
    options=(
        OneSeat("hare", RuleId("everdell.setup.players")),
        Choice("deck", tuple(LIBRARY.decks), "full", RuleId("everdell.setup.meadow")),
        Choice("mode", (USUAL, *Mode), USUAL, RuleId("everdell.modes")),
        Choice("chapter", tuple(LIBRARY.chapters), next(iter(LIBRARY.chapters)), RuleId("everdell.coop.base")),
        Choice("difficulty", tuple(Difficulty), Difficulty.NORMAL, RuleId("everdell.coop.end")),
        SomeOf("held", _NEWS, RuleId("everdell.coop.goodnews.keep")),
        SomeOf("spent", _NEWS, RuleId("everdell.coop.goodnews.use")),
    ),
    packs=(("everdell-duo", LIBRARY.digest), ("everdell-duo-together", LIBRARY.together)),
    refusals=frozenset(map(RuleId, REFUSALS)),
)
