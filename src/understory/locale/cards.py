"""Which card is whose: a card's English name and its text, from the game that has it."""

from collections.abc import Mapping
from dataclasses import replace

from understory import games
from understory.core import Cards, Origin
from understory.locale.tongue import CardText, Tongue, Unspoken


def english_name(card: str) -> str | None:
    """What the pack calls a card; `None` where it has no name."""
    return next((found for cards in _all() if (found := cards.names().get(card))), None)


def place_word(card: str) -> tuple[str, Mapping[str, str]] | None:
    """The word for all of its kind, of what has no name of its own, and what it tells of this one."""
    return next(((found, cards.shown(card)) for cards in _all() if (found := cards.places().get(card))), None)


def card_text(tongue: Tongue, card: str) -> str:
    """What a card says in a language."""
    for cards in _all():
        if card in cards.names() or card in cards.places():
            return cards.text(tongue, card)
    raise Unspoken(f"no game has a card {card!r}")


def cards_of(game: str) -> tuple[str, ...]:
    """The cards with a name that a game may use, in the order of its packs, and then its places."""
    cards = games.box(game).cards
    return (*cards.names(), *cards.places())


def packed_card(tongue: Tongue, cards: Cards, card: str) -> CardText:
    """A card of a pack: its name is the pack's, but for cards that are ours by id and name and have one in the
    language; what it says is made from what it does."""
    name = cards.names().get(card)
    place = cards.places().get(card)
    if name is None and place is not None:
        return CardText(tongue.say(f"place-{place}", cards.shown(card)), cards.text(tongue, card))
    known = name is None or name == english_name(card)
    return CardText(tongue.card_name(card) if known else str(name), cards.text(tongue, card))


def with_origin(tongue: Tongue, text: CardText, origin: Origin | None) -> CardText:
    """A card's words, and where it comes from: which of its fields are ours is said one by one."""
    if origin is None:
        return text
    if not origin.ours:
        return replace(text, mark=str(origin.source), origin=tongue.say(f"origin-{origin.source}"))
    told = tongue.say(f"origin-{origin.source}.partly", {"fields": " ".join(origin.ours)})
    return replace(text, mark="partly", origin=told)


def _all() -> tuple[Cards, ...]:
    return tuple(games.box(game).cards for game in games.names())
