"""Everything that can be done, and how it is written (`notation` reads it back). Ids are single words.

What only those who play together can do stands in `together.moves`.

Small constructors with a memory (`play(card)`, `gain(good)`, ...) stand beside the classes: lists of moves are made
thousands of times from the same few hundred values.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias, TypeVar

from understory.core import Seat
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

K = TypeVar("K")

# ---------------------------------------------------------------- chance


@dataclass(frozen=True, slots=True)
class Hare:
    """Who plays the hares."""

    seat: Seat

    def __str__(self) -> str:
        return f"hare {self.seat}"


@dataclass(frozen=True, slots=True)
class Deal:
    """A card off the deck; where it goes is for the state to say."""

    card: CardId

    def __str__(self) -> str:
        return f"deal {self.card}"


@dataclass(frozen=True, slots=True)
class Flow:
    """A river tile turned up."""

    tile: TileId

    def __str__(self) -> str:
        return f"flow {self.tile}"


@dataclass(frozen=True, slots=True)
class Lay:
    """An event laid on the next space."""

    event: EventId

    def __str__(self) -> str:
        return f"lay {self.event}"


# ---------------------------------------------------------------- the turn


@dataclass(frozen=True, slots=True)
class Place:
    """A worker put on a space. On an occupied one this spends a token of the Bridge."""

    space: Space

    def __str__(self) -> str:
        return f"place {self.space}"


@dataclass(frozen=True, slots=True)
class Play:
    """A card to be played, from wherever it lies; how it is paid comes next."""

    card: CardId

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Draw:
    """The top card of the deck."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Take:
    """A meadow card taken into hand."""

    card: CardId

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True, slots=True)
class Trade:
    """Two cards for a resource; which ones comes next."""

    def __str__(self) -> str:
        return "trade"


@dataclass(frozen=True, slots=True)
class Step:
    """The token that moves when the action is done, chosen or not: it ends the turn."""

    token: Token

    def __str__(self) -> str:
        return str(self.token)


@dataclass(frozen=True, slots=True)
class Pass:
    """No more of what is offered."""

    def __str__(self) -> str:
        return PASS


# ---------------------------------------------------------------- paying


@dataclass(frozen=True, slots=True)
class Pay:
    """How a card is paid: plainly (no words), `token`, or by the ids of the abilities used."""

    ways: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(("pay", *self.ways))


@dataclass(frozen=True, slots=True)
class Spend:
    """Which resources go."""

    goods: Goods

    def __str__(self) -> str:
        return f"spend {spoken(self.goods)}"


@dataclass(frozen=True, slots=True)
class House:
    """The construction that takes the occupied token."""

    card: CardId

    def __str__(self) -> str:
        return f"house {self.card}"


@dataclass(frozen=True, slots=True)
class Tuck:
    """The card from hand that goes under Dungeon or Trail Guide."""

    card: CardId

    def __str__(self) -> str:
        return f"tuck {self.card}"


@dataclass(frozen=True, slots=True)
class Discard:
    """A card from hand that goes, unseen, to the discard pile."""

    card: CardId

    def __str__(self) -> str:
        return f"discard {self.card}"


# ---------------------------------------------------------------- effects


@dataclass(frozen=True, slots=True)
class Gain:
    """A resource, or a point, of one's choice."""

    good: Good

    def __str__(self) -> str:
        return f"gain {self.good}"


@dataclass(frozen=True, slots=True)
class Earn:
    """An occupied token of one's choice."""

    colour: Colour

    def __str__(self) -> str:
        return f"earn {self.colour}"


@dataclass(frozen=True, slots=True)
class Activate:
    """A green card that acts."""

    card: CardId

    def __str__(self) -> str:
        return f"activate {self.card}"


@dataclass(frozen=True, slots=True)
class Use:
    """A space or red card carried out without a worker."""

    space: Space

    def __str__(self) -> str:
        return f"use {self.space}"


@dataclass(frozen=True, slots=True)
class Show:
    """A card shown from hand."""

    card: CardId

    def __str__(self) -> str:
        return f"show {self.card}"


@dataclass(frozen=True, slots=True)
class Store:
    """Resources put on the Storehouse."""

    def __str__(self) -> str:
        return "store"


@dataclass(frozen=True, slots=True)
class Unload:
    """All resources taken from the Storehouse."""

    def __str__(self) -> str:
        return "unload"


@dataclass(frozen=True, slots=True)
class Reclaim:
    """The occupied token on this construction back to the supply."""

    card: CardId

    def __str__(self) -> str:
        return f"reclaim {self.card}"


@dataclass(frozen=True, slots=True)
class Achieve:
    """An event achieved without a worker."""

    event: EventId

    def __str__(self) -> str:
        return f"achieve {self.event}"


@dataclass(frozen=True, slots=True)
class Lift:
    """The placed worker that the Ranger moves; where to comes next."""

    space: Space

    def __str__(self) -> str:
        return f"lift {self.space}"


@dataclass(frozen=True, slots=True)
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

deal, flow, lay = cache(Deal), cache(Flow), cache(Lay)
place, play, take, pay, spend = cache(Place), cache(Play), cache(Take), cache(Pay), cache(Spend)
house, tuck, discard = cache(House), cache(Tuck), cache(Discard)
activate, use, show = cache(Activate), cache(Use), cache(Show)
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
