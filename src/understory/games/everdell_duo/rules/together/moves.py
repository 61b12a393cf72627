"""What those who play together can do besides, and what chance does to them."""

from functools import cache
from typing import Final

from understory.core import Seat
from understory.core.fields import value
from understory.games.everdell_duo.rules.vocabulary import NewsId, Space, Token

# ---------------------------------------------------------------- chance


@value
class Roll:
    """The die rolled for a skunk."""

    number: int

    def __str__(self) -> str:
        return f"roll {self.number}"


@value
class Herald:
    """A Good News card dealt face up."""

    news: NewsId

    def __str__(self) -> str:
        return f"herald {self.news}"


# ---------------------------------------------------------------- the mayors


@value
class Give:
    """What a season tile brings goes to a mayor: a card from `deck` or `meadow`, a `resource`, a green card's act."""

    what: str
    mayor: Seat

    def __str__(self) -> str:
        return f"give {self.what} {self.mayor}"


@value
class Share:
    """Something for the partner: a resource, a card from hand, or the colour of an unused occupied token."""

    what: str

    def __str__(self) -> str:
        return f"share {self.what}"


@value
class Watch:
    """Sun or moon one free space back, by a pocket watch or by Good News."""

    token: Token

    def __str__(self) -> str:
        return f"watch {self.token}"


@value
class News:
    """A Good News card used, by one of the two mayors."""

    news: NewsId
    mayor: Seat

    def __str__(self) -> str:
        return f"news {self.news} {self.mayor}"


@value
class Keep:
    """The Good News card that is kept."""

    news: NewsId

    def __str__(self) -> str:
        return f"keep {self.news}"


@value
class Shoo:
    """The skunk that is sent away, by where it stands."""

    space: Space

    def __str__(self) -> str:
        return f"shoo {self.space}"


@value
class Concede:
    """The chapter to be counted as lost."""

    def __str__(self) -> str:
        return "concede"


@value
class Agree:
    """The partner thinks so too."""

    def __str__(self) -> str:
        return "agree"


@value
class Trust:
    """Agreed, and so is whatever is still to come of this season tile."""

    def __str__(self) -> str:
        return "trust"


@value
class Insist:
    """As it was proposed first, in spite of the counter-proposal."""

    def __str__(self) -> str:
        return "insist"


give, share, news, keep, shoo = cache(Give), cache(Share), cache(News), cache(Keep), cache(Shoo)
roll, herald = cache(Roll), cache(Herald)
WATCHES: Final = {token: Watch(token) for token in Token}
CONCEDE: Final = Concede()
AGREE: Final = Agree()
TRUST: Final = Trust()
INSIST: Final = Insist()
