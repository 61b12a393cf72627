"""Effects as a pack writes them, `{ do = "gain", twig = 1 }`, read into their types."""

from collections.abc import Callable
from typing import Final

from understory.core.packs import Fields
from understory.games.everdell_duo.pack.model import (
    Achieve,
    Act,
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
    Exchange,
    Gain,
    Grant,
    Pigeon,
    Power,
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
from understory.games.everdell_duo.rules.vocabulary import RESOURCES, Colour, Goods, Kind, Section, Thing

_ANY: Final = "any"


def goods_in(fields: Fields) -> Goods:
    """What a table says of the four resources, nothing of those it does not name."""
    counts = [fields.number(good, 0, 9, 0) for good in RESOURCES]
    return (counts[0], counts[1], counts[2], counts[3])


def bundle(fields: Fields) -> Bundle:
    """What a table says is gained."""
    goods = goods_in(fields)
    token = fields.table.get("token")
    colour = None
    if token is not None:
        colour = None if token == _ANY else fields.member("token", Colour)
        fields.table.pop("token", None)
    found = Bundle(
        goods,
        fields.number("any", 0, 9, 0),
        fields.number("points", 0, 9, 0),
        fields.number("cards", 0, 9, 0),
        fields.number("meadow", 0, 9, 0),
        colour,
        token == _ANY,
    )
    fields.done()
    return found


def _kind(fields: Fields, field: str) -> Kind | None:
    """One kind of cards, or `None` where any will do."""
    if fields.table.get(field) == _ANY:
        fields.take(field)
        return None
    return fields.member(field, Kind)


def _section(fields: Fields) -> Section | None:
    """One section of the board, or `None` where any will do."""
    if fields.table.get("section") == _ANY:
        fields.take("section")
        return None
    return fields.member("section", Section)


def _rewarded(fields: Fields) -> Kind | Colour | None:
    word = fields.table.get("of")
    return fields.member("of", Colour) if word in set(Colour) else _kind(fields, "of")


def _exchange(fields: Fields) -> Exchange:
    pay = fields.inner("pay", needed=True)
    gain = fields.inner("gain")
    goods, free, cards = goods_in(pay), pay.number("any", 0, 1, 0), pay.number("cards", 0, 1, 0)
    different = pay.flag("different")
    pay.done()
    if not (any(goods) or free or cards):
        raise fields.wrong("pay", "asks for nothing")
    return Exchange(fields.number("times", 1, 5, 1), goods, free, cards, different, bundle(gain), fields.flag("opens"))


def _reward(fields: Fields) -> Reward:
    """Rewards ask nothing, so that it does not matter in which order several of them come."""
    gain = bundle(fields.inner("gain", needed=True))
    if not gain.pure:
        raise fields.wrong("gain", "a reward leaves nothing to choose")
    return Reward(fields.member("whose", Whose), _rewarded(fields), gain)


def _discount(fields: Fields) -> Discount:
    return Discount(
        _kind(fields, "of"), fields.number("less", 1, 9), fields.member("price", Price), fields.number("times", 1, 9, 1)
    )


_READERS: Final[dict[str, Callable[[Fields], Effect]]] = {
    "each": lambda fields: Each(fields.member("of", Thing), fields.number("most", 1, 9)),
    "exchange": _exchange,
    "activate": lambda fields: Activate(fields.member("zone", Zone), fields.number("count", 1, 5)),
    "show": lambda fields: Show(fields.member("of", Kind), fields.number("most", 1, 9)),
    "store": lambda fields: Store(fields.number("count", 1, 5)),
    "carry": lambda fields: Carry(fields.member("which", Spaces), fields.number("count", 1, 4)),
    "reclaim": lambda _: Reclaim(),
    "achieve": lambda _: Achieve(),
    "shift": lambda _: Shift(),
    "pigeon": lambda fields: Pigeon(fields.number("cards", 1, 5), fields.number("less", 0, 9)),
    "grant": lambda fields: Grant(_kind(fields, "of"), fields.member("zone", Zone), fields.number("less", 0, 9)),
    "put": lambda fields: Put(fields.number("points", 1, 9)),
    "both": lambda fields: Both(bundle(fields.inner("gain", needed=True))),
    "shoo": lambda fields: Shoo(_section(fields)),
    "back": lambda _: Back(),
    "deliver": lambda fields: Deliver(fields.number("count", 1, 5)),
    "bridge": lambda _: Bridge(),
    "clock": lambda _: Clock(),
    "rebate": lambda fields: Rebate(fields.number("less", 1, 9)),
    "swap": lambda _: Swap(),
    "discount": _discount,
    "reward": _reward,
    "bonus": lambda fields: Bonus(
        fields.member("each", Thing), fields.number("every", 1, 9, 1), fields.number("points", 1, 9)
    ),
}


def effect(fields: Fields) -> Effect:
    """The effect that a table tells of."""
    word = fields.text("do")
    if word == "gain":
        return Gain(bundle(fields))
    if word not in _READERS:
        raise fields.wrong("do", f"{word!r} is none of gain, {', '.join(_READERS)}")
    found = _READERS[word](fields)
    fields.done()
    return found


def effects(fields: Fields, field: str) -> tuple[tuple[Act, ...], tuple[Power, ...]]:
    """The effects of a card or tile: those carried out, and those that lie in wait."""
    acts: list[Act] = []
    powers: list[Power] = []
    for table in fields.inners(field):
        found = effect(table)
        if isinstance(found, Bridge | Clock | Rebate | Swap | Discount | Reward | Bonus):
            powers.append(found)
        else:
            acts.append(found)
    return tuple(acts), tuple(powers)
