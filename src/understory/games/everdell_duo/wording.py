"""Cards, tiles and events in plain English, made from their own effects: for the terminal and for drawings."""

from typing import assert_never

from understory.games.everdell_duo.pack import LIBRARY
from understory.games.everdell_duo.pack.model import (
    Achieve,
    Act,
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
from understory.games.everdell_duo.vocabulary import RESOURCES, CardId, Goods, Thing

_PLURALS = {"berry": "berries", "resin": "resin"}
_COUNTED = {
    Thing.COLOUR: "different colour",
    Thing.RICH_COLOUR: "colour of which you have 3 cards",
    Thing.PAIR: "pair of creature and construction",
    Thing.RESOURCE_TYPE: "type of resource left",
    Thing.HAND: "card in hand",
    Thing.OCCUPIED: "occupied token you own",
    Thing.CARD: "card in your city",
    Thing.GREEN: "green card",
    Thing.TAN: "tan card",
    Thing.RED: "red card",
    Thing.BLUE: "blue card",
    Thing.PURPLE: "purple card",
}
_ASKED = {
    Thing.GREEN: ("green card", ""),
    Thing.TAN: ("tan card", ""),
    Thing.RED: ("red card", ""),
    Thing.BLUE: ("blue card", ""),
    Thing.PURPLE: ("purple card", ""),
    Thing.CARD: ("card in your city", "cards in your city"),
    Thing.COLOUR: ("colour", "different colours"),
    Thing.RESOURCE_TYPE: ("type of resource", "types of resources"),
    Thing.HAND: ("card in hand", "cards in hand"),
    Thing.OCCUPIED: ("occupied token", ""),
}
_PLACES = {
    Spaces.FARMS: "farms",
    Spaces.RIVER: "a river space",
    Spaces.OTHERS: "a space where your opponent stands",
    Spaces.WORKERS: "a space where a worker stands",
    Spaces.RED: "a red card of meadow or cities",
}


def amount(count: int, word: str) -> str:
    """A number of something: `2 twigs`, `1 berry`."""
    return f"{count} {word if count == 1 else _PLURALS.get(word, f'{word}s')}"


def goods_text(goods: Goods) -> str:
    """Resources in words."""
    return ", ".join(amount(count, good) for good, count in zip(RESOURCES, goods, strict=True) if count)


def bundle_text(bundle: Bundle) -> str:
    """What is gained, in words."""
    parts = [goods_text(bundle.goods)] if any(bundle.goods) else []
    parts += [f"{amount(bundle.free, 'resource')} of any type"] if bundle.free else []
    parts += [amount(bundle.points, "point")] if bundle.points else []
    parts += [amount(bundle.cards, "card")] if bundle.cards else []
    parts += [amount(bundle.meadow, "meadow card")] if bundle.meadow else []
    parts += [f"a {bundle.token} occupied token"] if bundle.token else []
    parts += ["an occupied token"] if bundle.any_token else []
    return ", ".join(parts)


def cost_text(card: Card) -> str:
    """A card's cost in words."""
    return "discard a card" if card.toll else goods_text(card.cost)


def short_cost(card: Card) -> str:
    """A card's cost in at most 16 letters: `2 tw 1 re`."""
    pairs = zip(RESOURCES, card.cost, strict=True)
    return "discard a card" if card.toll else " ".join(f"{count} {good[:2]}" for good, count in pairs if count)


def _price_text(act: Exchange) -> str:
    parts = [f"pay {goods_text(act.goods)}"] if any(act.goods) else []
    parts += ["pay 1 resource" + (", each of another type" if act.different else "")] if act.free else []
    parts += ["discard a card"] if act.cards else []
    return " and ".join(parts)


def _act_text(act: Act) -> str:
    match act:
        case Gain(bundle):
            return f"gain {bundle_text(bundle)}"
        case Each(of, most):
            return f"1 point for each {of}, at most {most}"
        case Exchange(times=times, bundle=bundle, opens=opens):
            often = f"up to {times} times " if times > 1 else ""
            return f"{often}{_price_text(act)}{', then' if opens else f' for {bundle_text(bundle)}'}"
        case Activate(zone, count):
            where = "the meadow" if zone is Zone.MEADOW else f"your {zone}"
            return f"activate up to {amount(count, 'green card')} in {where}"
        case Show(of, most):
            return f"show up to {amount(most, of)} from hand, each for a resource or a point"
        case Store(count):
            return f"put {count} resources on it, or take all from it"
        case Carry(which, count):
            return f"carry out {f'{count} ' if count > 1 else ''}{_PLACES[which]}"
        case Reclaim():
            return "take an occupied token back from a card"
        case Achieve():
            return "achieve an event without a worker, and without its reward"
        case Shift():
            return "move a placed worker to another space"
        case Pigeon(cards, less):
            return f"draw {cards} cards, play one for {less} less"
        case Grant(of, zone, less):
            where = "meadow " if zone is Zone.MEADOW else ""
            return f"play a {where}{of or 'card'} for {less} less"
        case Put(points):
            return f"put {points} points on it"
        case Both(bundle):
            return f"both gain {bundle_text(bundle)}"
        case Shoo(section):
            return f"send a skunk{f' of the {section}' if section else ''} away until the season ends"
        case Back():
            return "move the sun or the moon one space back"
        case Deliver(count):
            return f"hand up to {count} things over to your partner"
        case _:
            assert_never(act)


def effect_text(effect: Effect) -> str:
    """One effect in words."""
    match effect:
        case Bridge():
            return "spend one to place a worker on an occupied space"
        case Clock():
            return "spend one to carry a farm out twice"
        case Rebate(less):
            return f"spend one to play a card for {less} less"
        case Swap():
            return "replace 1 resource of a cost by another"
        case Discount(of, less, price, _):
            given = "discard it" if price is Price.ITSELF else f"put a {price} from hand under it"
            return f"* {given} to play a {of or 'card'} for {less} less"
        case Reward(whose, of, bundle):
            who = "you play" if whose is Whose.OWN else "your opponent plays"
            return f"when {who} a {of or 'card'}: {bundle_text(bundle)}"
        case Bonus(each, every, points):
            things = _COUNTED.get(each, each) if every == 1 else f"{every} {_things(each, every)}"
            return f"end: {amount(points, 'point')} for every {things}"
        case _:
            return _act_text(effect)


def effects_text(effects: tuple[Effect, ...]) -> str:
    """Several effects, one after the other; what a price opens follows it in one breath."""
    return "; ".join(map(effect_text, effects)).replace(", then; ", ", then ")


def card_text(card: CardId) -> str:
    """A card in one line: what it is, what it costs, what it does."""
    printed = LIBRARY.cards[card]
    does = effects_text((*printed.acts, *printed.powers))
    return f"{printed.name}: {printed.colour} {printed.kind}, {printed.points} p, {cost_text(printed)} | {does}"


def _things(thing: Thing, number: int) -> str:
    """What an event counts, one or several."""
    one, several = _ASKED.get(thing, (str(thing), ""))
    return one if number == 1 else several or amount(2, one).removeprefix("2 ")


def requirement_text(event: Event) -> str:
    """What an event asks for."""
    match event.requires:
        case Have(needs):
            return ", ".join(f"{least} {_things(thing, least)}" for thing, least in needs)
        case More((one, two), least):
            return f"more {_things(one, 2)} and {_things(two, 2)} than your opponent ({least})"
        case None:
            return "most cards in hand and city at the end"
