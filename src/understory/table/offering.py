"""What can be chosen before a game, as it is asked and told: the game's spec decides what applies and goes together."""

from typing import assert_never

from understory.core import OneOf, OneSeat, Option, SomeOf, SomeSeats
from understory.core.spec import Offered
from understory.table.forms import OfferedOption, OptionsAsked, OptionsOffered
from understory.table.vocabulary import NotNow, OptionKind, Shelf


def offered(shelf: Shelf, asked: OptionsAsked) -> OptionsOffered:
    """The options that make a difference, each with the values that go together with the others."""
    try:
        spec = shelf(asked.game).game.spec
    except KeyError:
        raise NotNow("table.no-such-game", game=asked.game) from None
    players = min(max(asked.players, spec.fewest), spec.most)
    return OptionsOffered(tuple(_told(offer) for offer in spec.offered(players, asked.options)))


def kind_of(option: Option) -> OptionKind:
    """What a value of the option names."""
    match option:
        case OneOf():
            return OptionKind.CHOICE
        case OneSeat():
            return OptionKind.ONE_SEAT
        case SomeSeats():
            return OptionKind.SOME_SEATS
        case SomeOf():
            return OptionKind.SOME_OF
        case _:
            assert_never(option)


def _told(offer: Offered) -> OfferedOption:
    option = offer.option
    return OfferedOption(
        option.name,
        kind_of(option),
        option.group,
        offer.values,
        offer.value,
        str(option.default),
        option.rule,
        offer.most,
    )
