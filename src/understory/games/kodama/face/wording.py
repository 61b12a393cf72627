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
    Crossing,
    Effect,
    Ends,
    EvenIcons,
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
    PlacedBeside,
    PlacedFarOut,
    PlacedForNothing,
    PlacedKinds,
    PlacedLone,
    PlacedOnTrunk,
    RootedSpirits,
    SeasonEnd,
    SeasonEndMost,
    SecondLine,
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
from understory.games.kodama.rules.shelf import Shelf

_PLURALS = {Icon.FIREFLY: "fireflies"}


def plural(icon: Icon) -> str:
    """An icon's name for more than one of it."""
    return _PLURALS.get(icon, f"{icon}s")


def scores(condition: Condition) -> str:
    """What a Kodama card says."""
    return f"{_points(condition.points)} for {_what(condition)}."


def _points(number: int) -> str:
    return "1 point" if number == 1 else f"{number} points"


def _what(condition: Condition) -> str:
    match condition:
        case Touching(icon=icon):
            return f"each card with a {icon} that touches a card of your choice"
        case TrunkIcon():
            return "each time your trunk's icon appears in your tree"
        case TrunkIconOnEnds():
            return "each time your trunk's icon appears on end cards"
        case SmallerOf(first=first, second=second):
            return f"each pair of a {first} and a {second} in your tree"
        case OnTrunk(icons=icons):
            showing = f" that shows {_either(icons)}" if icons else ""
            return f"each branch card laid on your trunk{showing}"
        case ChosenIcon():
            return "each time an icon of your choice appears in your tree"
        case ChosenIconOnEnds():
            return "each time an icon of your choice appears on end cards"
        case WithinTwo(icon=icon):
            return f"each {icon} within two cards of your trunk"
        case BeyondTwo():
            return "each branch card that is not within two cards of your trunk"
        case LongestLine():
            return "each branch card on your longest line"
        case SecondLine():
            return "each branch card on your second-longest line"
        case Ends():
            return "each end card"
        case CardsOfKinds(kinds=kinds):
            return f"each branch card with {kinds} different icons"
        case CardsWithPairs():
            return "each branch card that shows an icon at least twice"
        case CardsWith(icons=icons):
            return f"each branch card{_with(icons)}"
        case Icons(icons=icons):
            return f"{_each(icons)} in your tree"
        case EvenIcons():
            return "each icon that appears in your tree an even number of times"
        case Crossing():
            return "each card that touches a branch card of your choice"
        case Forks():
            return "each card that carries two or more cards"
        case LongestRun():
            return "each icon of your longest unbroken run of one icon"
        case Sets():
            return "each full set of all six icons in your tree"
        case SmallerSide():
            return "each branch card on whichever side of your trunk has fewer"
        case SpiritsLaid():
            return "each spirit on your tree"
        case SpiritsAway():
            return "each spirit that is not on your tree"
        case SpiritsOnEnds():
            return "each spirit on end cards"
        case TouchingSpirits():
            return "each card that touches a card with a spirit"
        case ChosenSpirit():
            return "each icon in your tree that matches a spirit of your choice on it"
        case LaidAlone():
            return "each branch card in your tree that was alone in its pile"
        case LaidFromPair():
            return "each branch card in your tree that was not alone in its pile"
        case _:
            assert_never(condition)


def _either(icons: tuple[Icon, ...]) -> str:
    *most, last = [f"a {icon}" for icon in icons]
    return f"{', '.join(most)} or {last}" if most else last


def _each(icons: tuple[Icon, ...]) -> str:
    *most, last = [f"each {icon}" for icon in icons]
    return f"{', '.join(most)} and {last}" if most else last


def _with(icons: tuple[Icon, ...]) -> str:
    return f" with {_either(icons)}" if icons else ""


def decrees(effect: Effect) -> str:
    """What a decree says."""
    match effect:
        case Convert(source=source, target=target):
            return f"While growing, {plural(source)} count as {plural(target)}."
        case SeasonEnd(award=condition):
            return f"At the end of the season: {scores(condition)}"
        case SeasonEndMost(award=condition, points=points):
            return f"At the end of the season: {_points(points)} for {_leading(condition)}."
        case PerIconPlaced(icon=icon, points=points):
            return f"{_points(points)} for each {icon} on the card you place."
        case PlacedOnTrunk(points=points):
            return f"{_points(points)} for each card you lay on your trunk."
        case PlacedFarOut(depth=depth, points=points):
            return f"{_points(points)} for each card you lay {depth} or more cards away from your trunk."
        case PlacedBeside(points=points):
            return f"{_points(points)} for each card you lay on a card that already carries another."
        case PlacedForNothing(points=points):
            return f"{_points(points)} for each card whose placement scores nothing."
        case PlacedKinds(kinds=kinds, points=points):
            return f"{_points(points)} for each card with {kinds} different icons that you place."
        case Limit(points=points):
            return f"A placement may score up to {points} points."
        case Market(size=size):
            return f"The market holds {size} cards."
        case Gust():
            return "Once a turn, before you take a card, you may have the whole market thrown away and dealt anew."
        case PlacedLone(points=points):
            return f"{_points(points)} whenever you place the only card of your pile."
        case Summoned(points=points):
            return f"{_points(points)} for each spirit you summon."
        case TwoSpirits():
            return "When you summon a spirit you may summon a second one, of another icon on the discarded card."
        case RootedSpirits():
            return "Spirits on the other player's tree cannot be summoned."
        case _:
            assert_never(effect)


def _leading(condition: Condition) -> str:
    """Who gets what a decree gives to the player who leads in something."""
    match condition:
        case Ends():
            return "whoever has the most end cards"
        case Forks():
            return "whoever has the most cards that carry two or more cards"
        case _:
            return f"whoever meets this most often: {_what(condition)}"


def reads(card: Kodama | Decree) -> str:
    """All that a card says; a mini-Kodama names its season."""
    if isinstance(card, Decree):
        return decrees(card.effect)
    return f"{scores(card.condition)} A card for {card.kid.season}." if card.kid else scores(card.condition)


def card_words(shelf: Shelf, card: str) -> tuple[str, str]:
    """A Kodama's or decree's name, and what it says."""
    found = shelf.kodamas.get(KodamaId(card)) or shelf.decrees[DecreeId(card)]
    return found.name, reads(found)
