"""What cards say, made from their own conditions, so that text and effect cannot disagree."""

from typing import assert_never

from understory.games.kodama.pack.cards import Icon
from understory.games.kodama.pack.conditions import (
    BeyondTwo,
    CardsOfKinds,
    CardsWith,
    CardsWithPairs,
    ChosenIcon,
    ChosenIconOnEnds,
    ChosenSpirit,
    Condition,
    Convert,
    Effect,
    Ends,
    Forks,
    Gust,
    Icons,
    LaidAlone,
    LaidFromPair,
    Limit,
    LongestLine,
    LongestRun,
    Market,
    OnTrunk,
    PerIconPlaced,
    PlacedFarOut,
    PlacedForNothing,
    PlacedKinds,
    PlacedLone,
    PlacedOnTrunk,
    RootedSpirits,
    SeasonEnd,
    SeasonEndMost,
    Sets,
    SmallerOf,
    SmallerSide,
    SpiritsAway,
    SpiritsLaid,
    SpiritsOnEnds,
    Summoned,
    Touching,
    TouchingSpirits,
    TrunkIcon,
    TrunkIconOnEnds,
    TwoSpirits,
    WithinTwo,
)
from understory.games.kodama.pack.spirits import Decree, DecreeId, Kodama, KodamaId
from understory.games.kodama.shelf import Shelf

_PLURALS = {Icon.FIREFLY: "fireflies"}


def plural(icon: Icon) -> str:
    """An icon's name for more than one of it."""
    return _PLURALS.get(icon, f"{icon}s")


def scores(condition: Condition) -> str:
    """What a Kodama card says."""
    return f"{condition.points} for {_what(condition)}."


def _what(condition: Condition) -> str:
    match condition:
        case Touching(icon=icon):
            return f"each card with a {icon} that touches a card you choose"
        case TrunkIcon():
            return "each time your trunk's icon appears in your tree"
        case TrunkIconOnEnds():
            return "each time your trunk's icon appears on end cards"
        case SmallerOf(first=first, second=second):
            return f"each pair of a {first} and a {second} in your tree"
        case OnTrunk(icons=icons):
            return f"each branch card{_with(icons)} laid on your trunk"
        case ChosenIcon():
            return "each time an icon of your choice appears in your tree"
        case ChosenIconOnEnds():
            return "each time an icon of your choice appears on end cards"
        case WithinTwo(icon=icon):
            return f"each {icon} within two cards of your trunk"
        case BeyondTwo():
            return "each branch card farther than two cards from your trunk"
        case LongestLine():
            return "each branch card on your longest line"
        case Ends():
            return "each end card"
        case CardsOfKinds(kinds=kinds):
            return f"each branch card with {kinds} different icons"
        case CardsWithPairs():
            return "each branch card that shows an icon twice"
        case CardsWith(icons=icons):
            return f"each branch card{_with(icons)}"
        case Icons(icons=icons):
            return f"each {_either(icons)} in your tree"
        case Forks():
            return "each card on which two or more cards lie"
        case LongestRun():
            return "each icon of your longest unbroken run of one icon"
        case Sets():
            return "each full set of all six icons in your tree"
        case SmallerSide():
            return "each branch card on the side of your trunk that has fewer"
        case SpiritsLaid():
            return "each spirit on your tree"
        case SpiritsAway():
            return "each spirit that is not on your tree"
        case SpiritsOnEnds():
            return "each spirit on end cards"
        case TouchingSpirits():
            return "each card that touches a card with a spirit"
        case ChosenSpirit():
            return "each time the icon of a spirit you choose on your tree appears in your tree"
        case LaidAlone():
            return "each branch card in your tree that was alone in its pile"
        case LaidFromPair():
            return "each branch card in your tree that was not alone in its pile"
        case _:
            assert_never(condition)


def _either(icons: tuple[Icon, ...]) -> str:
    *most, last = icons
    return f"{', '.join(most)} or {last}" if most else str(last)


def _with(icons: tuple[Icon, ...]) -> str:
    return f" with a {_either(icons)}" if icons else ""


def decrees(effect: Effect) -> str:
    """What a decree says."""
    match effect:
        case Convert(source=source, target=target):
            return f"While growing, {plural(source)} count as {plural(target)}."
        case SeasonEnd(award=condition):
            return f"At the end of the season: {scores(condition)}"
        case SeasonEndMost(award=condition, points=points):
            return f"At the end of the season: {points} for whoever has the most of this: {_what(condition)}."
        case PerIconPlaced(icon=icon, points=points):
            return f"{points} for each {icon} on the card you place."
        case PlacedOnTrunk(points=points):
            return f"{points} for a card laid on your trunk."
        case PlacedFarOut(depth=depth, points=points):
            return f"{points} for a card laid {depth} or more cards from your trunk."
        case PlacedForNothing(points=points):
            return f"{points} for a card whose placement scores nothing."
        case PlacedKinds(kinds=kinds, points=points):
            return f"{points} for placing a card with {kinds} different icons."
        case Limit(points=points):
            return f"A placement may score up to {points}."
        case Market(size=size):
            return f"The market shows {size} cards."
        case Gust():
            return "Once a turn, before you take a card, you may have the whole market thrown away and dealt anew."
        case PlacedLone(points=points):
            return f"{points} for placing the only card of your pile."
        case Summoned(points=points):
            return f"{points} for each spirit you summon."
        case TwoSpirits():
            return "When you summon a spirit you may summon a second one, of another icon on the discarded card."
        case RootedSpirits():
            return "Spirits on the other player's tree may not be summoned."
        case _:
            assert_never(effect)


def reads(card: Kodama | Decree) -> str:
    """All that a card says; a mini-Kodama names its season."""
    if isinstance(card, Decree):
        return decrees(card.effect)
    return f"{scores(card.condition)} Only in {card.kid.season}." if card.kid else scores(card.condition)


def card_words(shelf: Shelf, card: str) -> tuple[str, str]:
    """A Kodama's or decree's name, and what it says."""
    found = shelf.kodamas.get(KodamaId(card)) or shelf.decrees[DecreeId(card)]
    return found.name, reads(found)
