"""The game's name card: against each other, together or alone, who plays the hares, which deck, which chapter, and
every rule that a refusal may cite."""

from typing import Final

from understory.core import PLAYERS, Group, OneOf, OneSeat, RuleId, SomeOf, Spec, when
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.together.opening import USUAL
from understory.games.everdell_duo.rules.vocabulary import ChapterId, Difficulty, Mode

REFUSALS: Final = (
    "everdell.turn.token",
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
    "everdell.coop.proposal",
    "everdell.coop.proposal.decide",
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


_CHAPTER: Final = ((when("mode", Mode.COOPERATIVE),),)
_NEVER: Final = (when(PLAYERS),)
"""Records may hold it, nobody is offered it."""


def _decks_for(shelf: Shelf, chapter: ChapterId) -> list[str]:
    """The decks that hold the cards a chapter begins with."""
    city = shelf.chapters[chapter].special.city
    return [name for name, deck in shelf.decks.items() if all(card in deck for card in city)]


def spec_of(shelf: Shelf) -> Spec:
    """Everdell Duo's name card, with the cards of a shelf."""
    news = tuple(map(str, shelf.news))
    library = shelf.library
    return Spec(
        name="everdell-duo",
        title="Everdell Duo",
        fewest=1,
        most=2,
        default_players=2,
        version=2,
        options=(
            OneSeat("hare", RuleId("everdell.setup.players"), applies=((when(PLAYERS, 2),),)),
            OneOf("deck", tuple(shelf.decks), "full", RuleId("everdell.setup.meadow"), Group.CARDS),
            OneOf(
                "mode",
                (USUAL, *Mode),
                USUAL,
                RuleId("everdell.modes"),
                Group.MODE,
                only=((USUAL, _NEVER), (Mode.COMPETITIVE, (when(PLAYERS, 2),))),
                usual=((when(PLAYERS, 1), Mode.COOPERATIVE), (when(PLAYERS, 2), Mode.COMPETITIVE)),
            ),
            OneOf(
                "chapter",
                tuple(shelf.chapters),
                next(iter(shelf.chapters)),
                RuleId("everdell.coop.base"),
                Group.MODE,
                applies=_CHAPTER,
                only=tuple((chapter, (when("deck", *_decks_for(shelf, chapter)),)) for chapter in shelf.chapters),
            ),
            OneOf(
                "difficulty",
                tuple(Difficulty),
                Difficulty.NORMAL,
                RuleId("everdell.coop.end"),
                Group.MODE,
                applies=((when("mode", Mode.COOPERATIVE, Mode.CHALLENGE),),),
                only=((Difficulty.EASY, (when("mode", Mode.CHALLENGE),)),),
            ),
            SomeOf(
                "held",
                news,
                RuleId("everdell.coop.goodnews.keep"),
                group=Group.LATER,
                applies=_CHAPTER,
                apart="spent",
                limits=((when("difficulty", Difficulty.HARD), 1),),
            ),
            SomeOf("spent", news, RuleId("everdell.coop.goodnews.use"), group=Group.LATER, applies=_CHAPTER),
        ),
        packs=(("everdell-duo", library.digest), ("everdell-duo-together", library.together)),
        refusals=frozenset(map(RuleId, REFUSALS)),
    ).with_pack(shelf.pack)
