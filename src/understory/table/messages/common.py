"""What several messages share: the type that says which message it is, and the limits of what clients send."""

from typing import Annotated, Any, Final, TypeAlias

import msgspec

ClientId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_.:-]+$")]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=2000, pattern="^[^\\x00-\\x1f]+$")]
Speech = Annotated[str, msgspec.Meta(min_length=1, max_length=500, pattern="^[^\\x00-\\x08\\x0b-\\x1f]+$")]
Datum: TypeAlias = Any
"""An argument: a number, a word, or lists of them, as `understory.core.Plain`; the schema says anything."""
MOST_MOVES: Final = 60
"""The most moves of one request: more than the longest turn seen, payments and productions included."""
Moved = Annotated[tuple[Notation, ...], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]
Asks = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=64)], ...], msgspec.Meta(max_length=16)]
Seconds = Annotated[float, msgspec.Meta(ge=0, le=60)]
PhraseId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[a-zA-Z0-9-]+$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=29)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Message(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True):
    """Common to all messages that can stand beside others: `type` says which it is."""
