"""Cards, tiles and events in plain English, made from their own effects: for the terminal and for drawings."""

from typing import assert_never

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
from understory.games.everdell_duo.rules.vocabulary import RESOURCES, Colour, Goods, Thing

_PLURALS = {"berry": "berries", "resin": "resin"}
_COUNTED = {
    Thing.COLOUR: "colour in your city",
    Thing.RICH_COLOUR: "colour of which you have at least 3 cards",
    Thing.PAIR: "pair of a creature and a construction",
    Thing.RESOURCE_TYPE: "type of resource left",
    Thing.HAND: "card in hand",
    Thing.OCCUPIED: "occupied token of yours",
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
    Spaces.FARMS: ("a farm", "farms"),
    Spaces.RIVER: ("a river space", "river spaces"),
    Spaces.OTHERS: ("a space where the other player or a skunk stands", "such spaces"),
    Spaces.WORKERS: ("a space where a worker or a skunk stands", "such spaces"),
    Spaces.RED: ("a red card of the meadow or a city", "red cards of the meadow or a city"),
}
"""One such place, and several."""
_OFTEN = {1: "once", 2: "twice"}


def amount(count: int, word: str) -> str:
    """A number of something: `2 twigs`, `1 berry`."""
    return f"{count} {word if count == 1 else _PLURALS.get(word, f'{word}s')}"


def goods_text(goods: Goods) -> str:
    """Resources in words."""
    return listed([amount(count, good) for good, count in zip(RESOURCES, goods, strict=True) if count])


def listed(parts: list[str]) -> str:
    """`2 twigs, 1 resin and 1 point`."""
    *most, last = parts
    return f"{', '.join(most)} and {last}" if most else last


def bundle_text(bundle: Bundle) -> str:
    """What is gained, as things."""
    parts = _things_gained(bundle)
    parts += [f"{amount(bundle.cards, 'card')} from the deck"] if bundle.cards else []
    parts += [amount(bundle.meadow, "meadow card")] if bundle.meadow else []
    return listed(parts)


def _things_gained(bundle: Bundle) -> list[str]:
    """All but cards."""
    goods = zip(RESOURCES, bundle.goods, strict=True)
    parts = [amount(count, good) for good, count in goods if count]
    parts += [f"{amount(bundle.free, 'resource')} of any type"] if bundle.free else []
    parts += [amount(bundle.points, "point")] if bundle.points else []
    parts += [f"a {bundle.token} occupied token"] if bundle.token else []
    parts += ["an occupied token"] if bundle.any_token else []
    return parts


def _gain_text(bundle: Bundle) -> str:
    """What is gained, as something to do."""
    things = _things_gained(bundle)
    parts = [f"gain {listed(things)}"] if things else []
    parts += [f"draw {amount(bundle.cards, 'card')}"] if bundle.cards else []
    parts += [f"take {amount(bundle.meadow, 'meadow card')}"] if bundle.meadow else []
    return listed(parts)


def cost_text(card: Card) -> str:
    """A card's cost in words."""
    return "discard a card" if card.toll else goods_text(card.cost)


def _price_text(act: Exchange) -> str:
    parts = [f"pay {goods_text(act.goods)}"] if any(act.goods) else []
    parts += ["pay 1 resource" + (" of another type each time" if act.different else "")] if act.free else []
    parts += ["discard a card"] if act.cards else []
    return " and ".join(parts)


def _less(count: int) -> str:
    """By how much a card is cheaper."""
    return f"{amount(count, 'resource')} less"


def _act_text(act: Act, card: Card | None) -> str:
    match act:
        case Gain(bundle):
            return _gain_text(bundle)
        case Each(of, most):
            return f"gain 1 point for each {_COUNTED.get(of, of)}, at most {amount(most, 'point')}"
        case Exchange(times=times, bundle=bundle, opens=opens):
            often = f"up to {times} times, " if times > 1 else ""
            return f"{often}{_price_text(act)}{', then' if opens else f' to {_gain_text(bundle)}'}"
        case Activate(zone, count):
            where = "the meadow" if zone is Zone.MEADOW else f"your {zone}"
            if count == 1:
                return f"activate {'another' if beside_itself(act, card) else 'a'} green card in {where}"
            other = "other green card" if beside_itself(act, card) else "green card"
            return f"activate up to {amount(count, other)} in {where}"
        case Show(of, most):
            return f"show up to {amount(most, of)} from your hand to gain 1 resource or 1 point for each"
        case Store(count):
            return f"put {count} resources on it, or take all from it"
        case Carry(which, count):
            one, several = _PLACES[which]
            return f"use {one}" if count == 1 else f"use {count} {several}"
        case Reclaim():
            return "take an occupied token back from a card"
        case Achieve():
            return "achieve an event without a worker and without the reward of its space"
        case Shift():
            return "move a placed worker to another space, occupied or not"
        case Pigeon(cards, less):
            rest = "the other is discarded" if cards == 2 else "the others are discarded"
            return f"draw {cards} cards and play one of them for {_less(less)}; {rest}"
        case Grant(of, zone, less):
            where = "meadow " if zone is Zone.MEADOW else ""
            return f"play a {where}{of or 'card'} for {_less(less)}"
        case Put(points):
            return f"put {points} points on it"
        case Both(bundle):
            return f"each of you gains {bundle_text(bundle)}"
        case Shoo(section):
            return f"send a skunk away{f' from the {section}' if section else ''} until the season ends"
        case Back():
            return "move the sun or the moon one space back"
        case Deliver(count):
            return f"hand up to {count} things over to your partner"
        case _:
            assert_never(act)


def beside_itself(act: Activate, card: Card | None) -> bool:
    """Whether a card activates others of its own kind and place, and so never itself (everdell.activate.chain)."""
    return act.zone is Zone.CITY and card is not None and card.colour is Colour.GREEN


def effect_text(effect: Effect, card: Card | None = None) -> str:
    """One effect in words; of a card, where it stands on one."""
    match effect:
        case Bridge():
            return "spend one to place a worker on an occupied space"
        case Clock():
            return "spend one to use a farm twice"
        case Rebate(less):
            return f"spend one to play a card for {_less(less)}"
        case Swap():
            return "in any cost, you may replace 1 resource with one of another type"
        case Discount(of, less, price, times):
            often = _OFTEN.get(times, f"{times} times")
            given = (
                "discard it" if price is Price.ITSELF else f"{often} in the game, put a {price} from your hand under it"
            )
            return f"★ {given} to play a {of or 'card'} for {_less(less)}"
        case Reward(whose, of, bundle):
            who = "you play" if whose is Whose.OWN else "the other player plays"
            return f"when {who} a {of or 'card'}, {_gain_text(bundle)}"
        case Bonus(each, every, points):
            things = _COUNTED.get(each, each) if every == 1 else f"{every} {_things(each, every)}"
            return f"at the end: {amount(points, 'point')} for {'each' if every == 1 else 'every'} {things}"
        case _:
            return _act_text(effect, card)


def effects_text(effects: tuple[Effect, ...], card: Card | None = None) -> str:
    """Several effects as a sentence; what a price opens follows it in one breath."""
    return sentence("; ".join(effect_text(effect, card) for effect in effects).replace(", then; ", ", then "))


def sentence(text: str) -> str:
    """With a capital, after the star where it has one, and a full stop."""
    star = "★ " if text.startswith("★ ") else ""
    said = text.removeprefix(star)
    return f"{star}{said[:1].upper()}{said[1:]}."


def card_text(printed: Card) -> str:
    """A card in one line: what it is, what it costs, what it does."""
    does = effects_text((*printed.acts, *printed.powers), printed)
    return f"{printed.name}: {printed.colour} {printed.kind}, {printed.points} p, {cost_text(printed)} | {does}"


def _things(thing: Thing, number: int) -> str:
    """What an event counts, one or several."""
    one, several = _ASKED.get(thing, (str(thing), ""))
    return one if number == 1 else several or amount(2, one).removeprefix("2 ")


def requirement_text(event: Event, needed: int | None = None) -> str:
    """What an event asks for. `needed` is how many two who play together need now of what others need more of."""
    match event.requires:
        case Have(needs):
            return listed([f"{least} {_things(thing, least)}" for thing, least in needs])
        case More() if needed is not None:
            return f"{together_text(event.requires)}: {needed}"
        case More((one, two), least):
            return f"{_things(one, 2)} and {_things(two, 2)}: more in all than your opponent (at least {least})"
        case None:
            return "most cards in hand and city at the end"


def together_text(requires: More) -> str:
    """What such an event counts where nobody is an opponent; how many it needs goes by the skunks."""
    one, two = requires.things
    return f"{_things(one, 2)} and {_things(two, 2)} together, one of each at least"
