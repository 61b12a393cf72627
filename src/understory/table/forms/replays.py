"""Games looked at again: as whom, records that were brought, and decisions that a search looked into."""

from typing import Annotated

import msgspec

from understory.table.forms.common import Form, Secret
from understory.table.messages import Count, SeatNumber, StepTold
from understory.table.replays import Broken

Names = Annotated[str, msgspec.Meta(max_length=400, pattern="^[^\\x00-\\x08\\x0b-\\x1f]*$")]
"""Several names, a line each."""
Title = Annotated[str, msgspec.Meta(max_length=100, pattern="^[^\\x00-\\x1f]*$")]
"""What a game is called where the asker words it."""


class Watching(msgspec.Struct, frozen=True):
    """As whom to look at a game again; `key` comes from an unlisted match's link."""

    seat: SeatNumber | None = None
    key: Secret | None = None
    side: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    moves: Count | None = None
    """For a picture to be kept: after how many moves; left out, the last."""
    names: Names = ""
    """And what those are called who played, in their order, where the asker words it."""
    title: Title = ""
    """And the game; left out, as its box calls itself."""


class Uploaded(Form, frozen=True):
    """A record that the table keeps. One of another version of the `rules`, or with other cards, can be looked at up to
    where it `stopped`, and not played on."""

    record: str
    game: str
    players: int
    moves: int
    over: bool
    rules: int
    stopped: Broken | None


class Tried(Form, frozen=True):
    """Another move that a search tried: as it would have been told, the chance to win that it gave, and the points that
    it would have brought at once."""

    told: StepTold
    chance: float
    points: int


class Judgement(Form, frozen=True):
    """A decision of a finished game, looked into by a search from the view of whoever made it. Chances to win are from
    0 to 1: what the move that was made gave, what the `best` would have added (`cost`), give or take `doubt`."""

    moves: int
    seat: int
    move: str
    best: str
    chance: float
    cost: float
    doubt: float
    sure: bool
    sims: int
    worlds: int
    told: StepTold
    """The best move as it would have been told."""
    points: int
    """What the move that was made brought at once."""
    better: int
    """What the best would have brought at once."""
    places: tuple[Tried, ...]
    """Where moves lay cards: the best place for the card that was laid, and the best for another."""
