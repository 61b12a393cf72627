"""What the cards, events, river tiles and spaces of Everdell Duo say, made from their own effects.

English is made by `understory.games.everdell_duo.wording`; the other languages by an effect's message, `act-WORD` or
`power-WORD`, put together from amounts (`amount-WORD`, `thing-WORD`) and what is played (`play-WORD`).
"""

from functools import cache
from typing import assert_never

from understory.games.everdell_duo import wording
from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.model import (
    Achieve,
    Activate,
    Back,
    Bonus,
    Both,
    Bridge,
    Bundle,
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
from understory.games.everdell_duo.vocabulary import RESOURCES, Goods, Thing
from understory.locale.catalogues import Language
from understory.locale.tongue import Tongue


@cache
def names() -> dict[str, str]:
    """Every card, event and Good News, by its name in English."""
    return {str(card.id): card.name for held in (LIBRARY.cards, LIBRARY.events, LIBRARY.news) for card in held.values()}


@cache
def places() -> dict[str, str]:
    """What has no name of its own, and the word for all of its kind: river tiles, farms, event spaces."""
    spaces = {str(place): "farm" if place.startswith("farm") else "event" for place in LIBRARY.places}
    return {str(tile): "river" for tile in LIBRARY.tiles} | spaces


def text(tongue: Tongue, card: str) -> str:
    """What a card, event, tile or space says."""
    for source, found in LIBRARY.cards.items():
        if source == card:
            return effects(tongue, (*found.acts, *found.powers))
    for event in LIBRARY.events.values():
        if event.id == card:
            return requirement(tongue, event)
    for place in LIBRARY.places.values():
        if place.id == card:
            return _bundle(tongue, place.bundle)
    tiles = {str(tile.id): tile.acts for tile in LIBRARY.tiles.values()}
    news = {str(held.id): held.acts for held in LIBRARY.news.values()}
    return effects(tongue, (tiles | news)[card])


def effects(tongue: Tongue, several: tuple[Effect, ...]) -> str:
    """Several effects, one after the other; what a price opens follows it in the same breath."""
    if tongue.language is Language.ENGLISH:
        return wording.effects_text(several)
    text = ""
    for effect in several:
        text += _effect(tongue, effect)
        text += " " if isinstance(effect, Exchange) and effect.opens else tongue.say("list-then")
    return text.strip().removesuffix(tongue.say("list-then").strip()).strip()


def requirement(tongue: Tongue, event: Event) -> str:
    """What an event asks for."""
    if tongue.language is Language.ENGLISH:
        return wording.requirement_text(event)
    match event.requires:
        case Have(needs):
            return tongue.say("list-comma").join(_things(tongue, thing, least) for thing, least in needs)
        case More((one, two), least):
            both = {"one": tongue.say(f"thing-{one}.many"), "two": tongue.say(f"thing-{two}.many")}
            return tongue.say("need-more", {**both, "least": least})
        case None:
            return tongue.say("need-journey")


def _effect(tongue: Tongue, effect: Effect) -> str:
    match effect:
        case Bridge() | Clock() | Swap():
            return tongue.say(f"power-{type(effect).__name__.lower()}")
        case Rebate(less):
            return tongue.say("power-rebate", {"less": less})
        case Discount(of, less, price, _):
            at = "power-discount" if price is Price.ITSELF else f"power-discount.{price}"
            return tongue.say(at, {"what": _played(tongue, of), "less": less})
        case Reward(whose, of, bundle):
            at = "power-reward" if whose is Whose.OWN else "power-reward.other"
            return tongue.say(at, {"what": _played(tongue, of), "bundle": _bundle(tongue, bundle)})
        case Bonus(each, every, points):
            thing = tongue.say(f"thing-{each}.each") if every == 1 else _things(tongue, each, every)
            given = {"points": tongue.say("amount-point", {"count": points}), "thing": thing}
            return tongue.say("power-bonus" if every == 1 else "power-bonus.every", given)
        case Gain(bundle):
            return tongue.say("act-gain", {"bundle": _bundle(tongue, bundle)})
        case Both(bundle):
            return tongue.say("act-both", {"bundle": _bundle(tongue, bundle)})
        case Exchange():
            return _exchange(tongue, effect)
        case _:
            return _act(tongue, effect)


def _act(
    tongue: Tongue,
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
) -> str:
    match act:
        case Each(of, most):
            return tongue.say("act-each", {"thing": tongue.say(f"thing-{of}.each"), "most": most})
        case Activate(zone, count):
            return tongue.say("act-activate" if zone is Zone.CITY else f"act-activate.{zone}", {"count": count})
        case Show(kind, most):
            return tongue.say("act-show", {"thing": _things(tongue, Thing(kind), most)})
        case Store(count):
            return tongue.say("act-store", {"count": count})
        case Carry(which, count):
            return tongue.say("act-carry" if which is Spaces.FARMS else f"act-carry.{which}", {"count": count})
        case Reclaim() | Achieve() | Shift() | Back():
            return tongue.say(f"act-{type(act).__name__.lower()}")
        case Pigeon(cards, less):
            return tongue.say("act-pigeon", {"cards": cards, "less": less})
        case Grant(of, zone, less):
            return tongue.say("act-grant", {"what": _played(tongue, of, meadow=zone is Zone.MEADOW), "less": less})
        case Put(points):
            return tongue.say("act-put", {"points": points})
        case Shoo(section):
            return tongue.say(f"act-shoo.{section}" if section else "act-shoo")
        case Deliver(count):
            return tongue.say("act-deliver", {"count": count})
        case _:
            assert_never(act)


def _exchange(tongue: Tongue, act: Exchange) -> str:
    parts = [tongue.say("price-goods", {"goods": _goods(tongue, act.goods)})] if any(act.goods) else []
    parts += [tongue.say("price-different" if act.different else "price-free")] if act.free else []
    parts += [tongue.say("price-card")] if act.cards else []
    price = tongue.say("list-and").join(parts)
    if act.opens:
        return tongue.say("act-exchange.opens", {"price": price})
    return tongue.say("act-exchange", {"times": act.times, "price": price, "bundle": _bundle(tongue, act.bundle)})


def _bundle(tongue: Tongue, bundle: Bundle) -> str:
    if tongue.language is Language.ENGLISH:
        return wording.bundle_text(bundle)
    amounts = {"free": bundle.free, "point": bundle.points, "card": bundle.cards, "meadow": bundle.meadow}
    parts = [_goods(tongue, bundle.goods)] if any(bundle.goods) else []
    parts += [tongue.say(f"amount-{word}", {"count": count}) for word, count in amounts.items() if count]
    parts += [tongue.say(f"token-{bundle.token}")] if bundle.token else []
    parts += [tongue.say("token-any")] if bundle.any_token else []
    return tongue.say("list-comma").join(parts)


def _goods(tongue: Tongue, goods: Goods) -> str:
    counted = [(Thing(good), count) for good, count in zip(RESOURCES, goods, strict=True) if count]
    return tongue.say("list-comma").join(_things(tongue, good, count) for good, count in counted)


def _things(tongue: Tongue, thing: Thing, count: int) -> str:
    return tongue.say(f"thing-{thing}", {"count": count})


def _played(tongue: Tongue, of: str | None, *, meadow: bool = False) -> str:
    at = f"play-{of or 'card'}"
    return tongue.say(f"{at}.meadow" if meadow else at)
