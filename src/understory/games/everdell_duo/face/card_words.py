"""What the cards, events, tiles, spaces and objectives of Everdell Duo say, made from what they are.

A season tile has a message for either side, `tile-SEASON`. Of all else English is made by `face/wording.py`, of
objectives by `face/objectives.py`; the other languages by an effect's message, `act-WORD` or `power-WORD`, put together
from amounts (`amount-WORD`, `thing-WORD`) and what is played (`play-WORD`), and by `objective-WORD`.
"""

from functools import cache
from typing import Final, assert_never

from understory.core import Origin, Speaker
from understory.core.packs import Source
from understory.games.everdell_duo.face import wording
from understory.games.everdell_duo.face.objectives import objective_text, things_text
from understory.games.everdell_duo.pack.model import (
    Achieve,
    Activate,
    Back,
    Bonus,
    Both,
    Bridge,
    Bundle,
    Card,
    Carry,
    Clock,
    Deliver,
    Discount,
    Each,
    Effect,
    Event,
    Exchange,
    Gain,
    Grant,
    Have,
    More,
    Pigeon,
    Price,
    Put,
    Rebate,
    Reclaim,
    Reward,
    Shift,
    Shoo,
    Show,
    Spaces,
    Store,
    Swap,
    Whose,
    Zone,
)
from understory.games.everdell_duo.pack.together import (
    Achieved,
    Built,
    Chapter,
    Condition,
    Least,
    Most,
    Objective,
    Occupied,
    Tokens,
    Unused,
    Who,
)
from understory.games.everdell_duo.rules.shelf import Shelf
from understory.games.everdell_duo.rules.vocabulary import FAIR, RESOURCES, SEASONS, Goods, Thing

TOGETHER: Final = "-together"
"""After the id of an event that asks for more than the opponent has, or of a season tile; what partners read."""
_TILE: Final = "tile-"
"""Before a season: the id of its tile."""


@cache
def names(shelf: Shelf) -> dict[str, str]:
    """Every card, event and Good News, by its name in English."""
    return {str(card.id): card.name for held in (shelf.cards, shelf.events, shelf.news) for card in held.values()}


def origins(shelf: Shelf) -> dict[str, Origin]:
    """Where everything printed comes from, and which of an attested card's fields are ours.

    The booklet describes the season tiles' plain sides; of the others it tells who begins (everdell.coop.season-tiles).
    """
    cards = {str(card.id): Origin(card.origin, tuple(sorted(card.ours))) for card in shelf.cards.values()}
    others = (shelf.events, shelf.news, shelf.tiles, shelf.places)
    seasons = {tile: Origin(Source.PRINTED, ("effect",) if tile.endswith(TOGETHER) else ()) for tile in _season_tiles()}
    return cards | {str(one.id): Origin(one.origin) for held in others for one in held.values()} | seasons


@cache
def places(shelf: Shelf) -> dict[str, str]:
    """What has no name of its own, and the word for all of its kind: river and season tiles, farms, event spaces,
    events as two who play together read them, and objectives."""
    spaces = {str(place): "farm" if place.startswith("farm") else "event" for place in shelf.places}
    together = {f"{event.id}{TOGETHER}": "event" for event in shelf.events.values() if isinstance(event.requires, More)}
    asked = dict.fromkeys(_objectives(shelf), "objective")
    seasons = dict.fromkeys(_season_tiles(), "season")
    return {str(tile): "river" for tile in shelf.tiles} | spaces | together | asked | seasons


def shown(card: str) -> dict[str, str]:
    """Of a season tile, its season."""
    return {"season": _season(card)} if card in _season_tiles() else {}


def _season_tiles() -> tuple[str, ...]:
    """Both sides of each: the plain one, and the one with the skunk for two who play together."""
    return tuple(f"{_TILE}{season}{side}" for season in SEASONS for side in ("", TOGETHER))


def _season(tile: str) -> str:
    return tile.removeprefix(_TILE).removesuffix(TOGETHER)


@cache
def _objectives(shelf: Shelf) -> dict[str, Objective]:
    """What the chapters ask for, each once."""
    return {objective.id: objective for chapter in shelf.chapters.values() for objective in chapter.objectives}


def text(shelf: Shelf, speaker: Speaker, card: str) -> str:
    """What a card, event, tile or space says, or an objective asks for."""
    if card in _season_tiles():
        return speaker.say(f"{_TILE}{_season(card)}{'.together' if card.endswith(TOGETHER) else ''}")
    if card in _objectives(shelf):
        return objective(shelf, speaker, _objectives(shelf)[card])
    for source, found in shelf.cards.items():
        if source == card:
            return effects(speaker, (*found.acts, *found.powers), found)
    for event in shelf.events.values():
        if card.removesuffix(TOGETHER) == event.id:
            return requirement(speaker, event, together=card.endswith(TOGETHER))
    for place in shelf.places.values():
        if place.id == card:
            return bundle_of(speaker, place.bundle)
    tiles = {str(tile.id): tile.acts for tile in shelf.tiles.values()}
    news = {str(held.id): held.acts for held in shelf.news.values()}
    return effects(speaker, (tiles | news)[card])


def effects(speaker: Speaker, several: tuple[Effect, ...], card: Card | None = None) -> str:
    """Several effects, one after the other; what a price opens follows it in the same breath."""
    if speaker.language == "en":
        return wording.effects_text(several, card)
    text = ""
    for effect in several:
        text += _effect(speaker, effect, card)
        text += " " if isinstance(effect, Exchange) and effect.opens else speaker.say("list-then")
    return wording.sentence(text.strip().removesuffix(speaker.say("list-then").strip()).strip())


def requirement(speaker: Speaker, event: Event, *, together: bool = False) -> str:
    """What an event asks for; where two play together, of what it asks for so many as the skunks say."""
    if speaker.language == "en":
        if together and isinstance(event.requires, More):
            return wording.together_text(event.requires)
        return wording.requirement_text(event)
    match event.requires:
        case Have(needs):
            return listed(speaker, [things(speaker, thing, least) for thing, least in needs])
        case More((one, two), least):
            both = {"one": speaker.say(f"thing-{one}.many"), "two": speaker.say(f"thing-{two}.many")}
            return (
                speaker.say("need-together", both) if together else speaker.say("need-more", {**both, "least": least})
            )
        case None:
            return speaker.say("need-journey")


def _effect(speaker: Speaker, effect: Effect, card: Card | None) -> str:
    match effect:
        case Bridge() | Clock() | Swap():
            return speaker.say(f"power-{type(effect).__name__.lower()}")
        case Rebate(less):
            return speaker.say("power-rebate", {"less": less})
        case Discount(of, less, price, times):
            at = "power-discount" if price is Price.ITSELF else f"power-discount.{price}"
            often = speaker.say("often-game", {"times": times})
            return speaker.say(at, {"what": _played(speaker, of), "less": less, "often": often})
        case Reward(whose, of, bundle):
            at = "power-reward" if whose is Whose.OWN else "power-reward.other"
            return speaker.say(at, {"what": _played(speaker, of), "gain": _gain(speaker, bundle)})
        case Bonus(each, every, points):
            thing = speaker.say(f"thing-{each}.each") if every == 1 else things(speaker, each, every)
            given = {"points": speaker.say("amount-point", {"count": points}), "thing": thing}
            return speaker.say("power-bonus" if every == 1 else "power-bonus.every", given)
        case Gain(bundle):
            return _gain(speaker, bundle)
        case Both(bundle):
            return speaker.say("act-both", {"bundle": bundle_of(speaker, bundle)})
        case Exchange():
            return _exchange(speaker, effect)
        case _:
            return _act(speaker, effect, card)


def _act(
    speaker: Speaker,
    act: Each
    | Activate
    | Show
    | Store
    | Carry
    | Reclaim
    | Achieve
    | Shift
    | Pigeon
    | Grant
    | Put
    | Shoo
    | Back
    | Deliver,
    card: Card | None,
) -> str:
    match act:
        case Each(of, most):
            return speaker.say("act-each", {"thing": speaker.say(f"thing-{of}.each"), "most": most})
        case Activate(zone, count):
            where = ".another" if wording.beside_itself(act, card) else "" if zone is Zone.CITY else f".{zone}"
            return speaker.say(f"act-activate{where}", {"count": count})
        case Show(kind, most):
            return speaker.say("act-show", {"thing": things(speaker, Thing(kind), most)})
        case Store(count):
            return speaker.say("act-store", {"count": count})
        case Carry(which, count):
            return speaker.say("act-carry" if which is Spaces.FARMS else f"act-carry.{which}", {"count": count})
        case Reclaim() | Achieve() | Shift() | Back():
            return speaker.say(f"act-{type(act).__name__.lower()}")
        case Pigeon(cards, less):
            return speaker.say("act-pigeon", {"cards": cards, "less": less})
        case Grant(of, zone, less):
            return speaker.say("act-grant", {"what": _played(speaker, of, meadow=zone is Zone.MEADOW), "less": less})
        case Put(points):
            return speaker.say("act-put", {"points": points})
        case Shoo(section):
            return speaker.say(f"act-shoo.{section}" if section else "act-shoo")
        case Deliver(count):
            return speaker.say("act-deliver", {"count": count})
        case _:
            assert_never(act)


def _exchange(speaker: Speaker, act: Exchange) -> str:
    parts = [speaker.say("price-goods", {"goods": goods(speaker, act.goods)})] if any(act.goods) else []
    parts += [speaker.say("price-different" if act.different else "price-free")] if act.free else []
    parts += [speaker.say("price-card")] if act.cards else []
    price = speaker.say("list-and").join(parts)
    if act.opens:
        return speaker.say("act-exchange.opens", {"price": price})
    return speaker.say("act-exchange", {"times": act.times, "price": price, "gain": _gain(speaker, act.bundle)})


def bundle_of(speaker: Speaker, bundle: Bundle) -> str:
    """What is gained, as things."""
    if speaker.language == "en":
        return wording.bundle_text(bundle)
    cards = {"card": bundle.cards, "meadow": bundle.meadow}
    drawn = [speaker.say(f"amount-{word}", {"count": count}) for word, count in cards.items() if count]
    return listed(speaker, [*_things_gained(speaker, bundle), *drawn])


def _gain(speaker: Speaker, bundle: Bundle) -> str:
    """What is gained, as something to do."""
    things = _things_gained(speaker, bundle)
    cards = {"draw": bundle.cards, "take": bundle.meadow}
    parts = [speaker.say("act-gain", {"things": listed(speaker, things)})] if things else []
    return listed(
        speaker, [*parts, *(speaker.say(f"act-{word}", {"count": count}) for word, count in cards.items() if count)]
    )


def _things_gained(speaker: Speaker, bundle: Bundle) -> list[str]:
    """All but cards."""
    amounts = {"free": bundle.free, "point": bundle.points}
    parts = _counted(speaker, bundle.goods)
    parts += [speaker.say(f"amount-{word}", {"count": count}) for word, count in amounts.items() if count]
    parts += [speaker.say(f"token-{bundle.token}")] if bundle.token else []
    return parts + ([speaker.say("token-any")] if bundle.any_token else [])


def goods(speaker: Speaker, counted: Goods) -> str:
    """Resources: `1 twig and 2 berries`."""
    if speaker.language == "en":
        return wording.goods_text(counted)
    return listed(speaker, _counted(speaker, counted))


def _counted(speaker: Speaker, goods: Goods) -> list[str]:
    counted = [(Thing(good), count) for good, count in zip(RESOURCES, goods, strict=True) if count]
    return [things(speaker, good, count) for good, count in counted]


def listed(speaker: Speaker, parts: list[str]) -> str:
    """Several things, as a person would say them."""
    *most, last = parts
    return f"{speaker.say('list-comma').join(most)}{speaker.say('list-and')}{last}" if most else last


def things(speaker: Speaker, thing: Thing, count: int) -> str:
    """So many of a thing: `4 green cards`."""
    if speaker.language == "en":
        return things_text(count, thing)
    return speaker.say(f"thing-{thing}", {"count": count})


def _played(speaker: Speaker, of: str | None, *, meadow: bool = False) -> str:
    at = f"play-{of or 'card'}"
    return speaker.say(f"{at}.meadow" if meadow else at)


# ---------------------------------------------------------------- chapters


def chapter_title(speaker: Speaker, chapter: Chapter) -> str:
    """What a chapter is called."""
    return chapter.name if speaker.language == "en" else speaker.say(f"chapter-{chapter.id}")


def objective(shelf: Shelf, speaker: Speaker, asked: Objective) -> str:
    """What an objective asks for, of whom and when."""
    if speaker.language == "en":
        return objective_text(asked, shelf.cards)
    text = _asked(speaker, asked.condition)
    if asked.who is not Who.TEAM:
        text = speaker.say(f"objective-{asked.who}", {"asked": text})
    if asked.lasting:
        return speaker.say("objective-end", {"asked": text})
    if len(asked.seasons) == len(SEASONS):
        return text
    seasons = [SEASONS[season] for season in asked.seasons]
    if asked.by_season:
        return speaker.say("objective-by", {"asked": text, "season": seasons[-1]})
    return speaker.say("objective-in", {"asked": text, "seasons": " ".join(seasons)})


def _asked(speaker: Speaker, condition: Condition) -> str:
    match condition:
        case Least(thing, count):
            return speaker.say("objective-least", {"things": things(speaker, thing, count)})
        case Most(thing, count):
            return speaker.say("objective-most", {"things": things(speaker, thing, count)})
        case Achieved(count, letters):
            if letters == (str(FAIR),):
                return speaker.say("objective-fair")
            events = things(speaker, Thing.EVENT, count)
            return (
                speaker.say("objective-events", {"events": events, "letters": " ".join(letters)}) if letters else events
            )
        case Tokens(count):
            return speaker.say("objective-tokens", {"points": speaker.say("amount-point", {"count": count})})
        case Occupied(count):
            return speaker.say("objective-occupied", {"tokens": things(speaker, Thing.OCCUPIED, count)})
        case Built(cards):
            return speaker.say("objective-built", {"cards": " ".join(cards)})
        case Unused(count):
            return speaker.say("objective-watches", {"count": count})
        case _:
            assert_never(condition)
