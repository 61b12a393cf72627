"""What all forms share; why a request was not answered as hoped, and how a host is."""

from typing import Annotated

import msgspec

from understory.table.messages import Datum

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[^\\x00-\\x1f]+$")]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Common to the bodies of requests and answers whose place says what they are."""


class Problem(Form, frozen=True):
    """Why a request was not answered as hoped: an id and its arguments."""

    error: str
    arguments: dict[str, Datum] = msgspec.field(default_factory=dict)


class Health(Form, frozen=True):
    """Whether the table is well: `store` says whether it can be written to and read, `subscriber` whether this process
    hears of what others do."""

    healthy: bool
    version: str
    store: bool
    subscriber: bool
