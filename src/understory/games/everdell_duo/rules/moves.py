"""Everything that can be done, and how it is written (`notation` reads it back). Ids are single words.

What only those who play together can do stands in `together.moves`.

Small constructors with a memory (`play(card)`, `gain(good)`, ...) stand beside the classes: lists of moves are made
thousands of times from the same few hundred values.
"""

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar

from understory.core import Seat
from understory.core.fields import value
from understory.core.notation import PASS
from understory.games.everdell_duo.rules.together.moves import (
    Agree,
    Concede,
    Give,
    Herald,
    Insist,
    Keep,
    News,
    Roll,
    Share,
    Shoo,
    Trust,
    Watch,
)
from understory.games.everdell_duo.rules.vocabulary import (
    CardId,
    Colour,
    EventId,
    Good,
    Goods,
    Space,
    TileId,
    Token,
    spoken,
)

A = TypeVar("A")
K = TypeVar("K")

# ---------------------------------------------------------------- chance


@value
class Hare:
    """Who plays the hares."""

    seat: Seat

    def __str__(self) -> str:
        return f"hare {self.seat}"


@value
class Deal:
    """A card off the deck; where it goes is for the state to say."""

    card: CardId

    def __str__(self) -> str:
        return f"deal {self.card}"


@value
class Flow:
    """A river tile turned up."""

    tile: TileId

    def __str__(self) -> str:
        return f"flow {self.tile}"


@value
class Lay:
    """An event laid on the next space."""

    event: EventId

    def __str__(self) -> str:
        return f"lay {self.event}"


# ---------------------------------------------------------------- the turn


@value
class Place:
    """A worker put on a space. On an occupied one this spends a token of the Bridge."""

    space: Space

    def __str__(self) -> str:
        return f"place {self.space}"


@value
class Play:
    """A card to be played, from wherever it lies; how it is paid comes next."""

    card: CardId

    def __str__(self) -> str:
        return f"play {self.card}"


@value
class Draw:
    """The top card of the deck."""

    def __str__(self) -> str:
        return "draw"


@value
class Take:
    """A meadow card taken into hand."""

    card: CardId

    def __str__(self) -> str:
        return f"take {self.card}"


@value
class Trade:
    """Two cards for a resource; which ones comes next."""

    def __str__(self) -> str:
        return "trade"


@value
class Step:
    """The token that moves when the action is done, chosen or not: it ends the turn."""

    token: Token

    def __str__(self) -> str:
        return str(self.token)


@value
class Pass:
    """No more of what is offered."""

    def __str__(self) -> str:
        return PASS


# ---------------------------------------------------------------- paying


@value
class Pay:
    """How a card is paid: plainly (no words), `token`, or by the ids of the abilities used."""

    ways: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(("pay", *self.ways))


@value
class Spend:
    """Which resources go."""

    goods: Goods

    def __str__(self) -> str:
        return f"spend {spoken(self.goods)}"


@value
class House:
    """The construction that takes the occupied token."""

    card: CardId

    def __str__(self) -> str:
        return f"house {self.card}"


@value
class Tuck:
    """The card from hand that goes under Dungeon or Trail Guide."""

    card: CardId

    def __str__(self) -> str:
        return f"tuck {self.card}"


@value
class Discard:
    """A card from hand that goes, unseen, to the discard pile."""

    card: CardId

    def __str__(self) -> str:
        return f"discard {self.card}"


# ---------------------------------------------------------------- effects


@value
class Gain:
    """A resource, or a point, of one's choice."""

    good: Good

    def __str__(self) -> str:
        return f"gain {self.good}"


@value
class Earn:
    """An occupied token of one's choice."""

    colour: Colour

    def __str__(self) -> str:
        return f"earn {self.colour}"


@value
class Activate:
    """A green card that acts."""

    card: CardId

    def __str__(self) -> str:
        return f"activate {self.card}"


@value
class Use:
    """A space or red card carried out without a worker."""

    space: Space

    def __str__(self) -> str:
        return f"use {self.space}"


@value
class Show:
    """A card shown from hand."""

    card: CardId

    def __str__(self) -> str:
        return f"show {self.card}"


@value
class Store:
    """Resources put on the Storehouse."""

    def __str__(self) -> str:
        return "store"


@value
class Unload:
    """All resources taken from the Storehouse."""

    def __str__(self) -> str:
        return "unload"


@value
class Reclaim:
    """The occupied token on this construction back to the supply."""

    card: CardId

    def __str__(self) -> str:
        return f"reclaim {self.card}"


@value
class Achieve:
    """An event achieved without a worker."""

    event: EventId

    def __str__(self) -> str:
        return f"achieve {self.event}"


@value
class Lift:
    """The placed worker that the Ranger moves; where to comes next."""

    space: Space

    def __str__(self) -> str:
        return f"lift {self.space}"


@value
class Twice:
    """A token of the Clock Tower spent, to carry the farm out twice."""

    def __str__(self) -> str:
        return "twice"


Move: TypeAlias = (
    Hare
    | Deal
    | Flow
    | Lay
    | Roll
    | Herald
    | Place
    | Play
    | Draw
    | Take
    | Trade
    | Step
    | Pass
    | Pay
    | Spend
    | House
    | Tuck
    | Discard
    | Gain
    | Earn
    | Activate
    | Use
    | Show
    | Store
    | Unload
    | Reclaim
    | Achieve
    | Lift
    | Twice
    | Give
    | Share
    | Watch
    | News
    | Keep
    | Shoo
    | Concede
    | Agree
    | Trust
    | Insist
)


class _Made(dict[A, K]):
    """What was made of each argument so far."""

    def __init__(self, make: Callable[[A], K]) -> None:
        super().__init__()
        self.make = make

    def __missing__(self, argument: A) -> K:
        made = self[argument] = self.make(argument)
        return made


def _remembered(make: Callable[[A], K]) -> Callable[[A], K]:
    """The constructor with a memory: as `functools.cache`, in two thirds of the time."""
    return _Made(make).__getitem__


deal, flow, lay = _remembered(Deal), _remembered(Flow), _remembered(Lay)
place, play, take = _remembered(Place), _remembered(Play), _remembered(Take)
pay, spend = _remembered(Pay), _remembered(Spend)
house, tuck, discard = _remembered(House), _remembered(Tuck), _remembered(Discard)
activate, use, show = _remembered(Activate), _remembered(Use), _remembered(Show)
DRAW: Final = Draw()
TRADE: Final = Trade()
NO_MORE: Final = Pass()
STORE: Final = Store()
UNLOAD: Final = Unload()
TWICE: Final = Twice()
STEPS: Final = {token: Step(token) for token in Token}
GAINS: Final = {good: Gain(good) for good in Good}
EARNS: Final = {colour: Earn(colour) for colour in Colour}

TOKEN_WAY: Final = "token"  # noqa: S105  (a way to pay, not a password)


def the(kind: type[K], move: Move) -> K:
    """The move, which is of this kind: what is applied has been found legal."""
    if not isinstance(move, kind):
        raise TypeError(f"{move} is no {kind.__name__.lower()}")
    return move
