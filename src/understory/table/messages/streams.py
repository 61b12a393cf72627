"""What a stream carries: its greeting, its end, and everything that viewers are told between them."""

from typing import TypeAlias

from understory.table.messages.answers import Answer, Explained, Previewed, Shown
from understory.table.messages.common import Message
from understory.table.messages.happenings import Happening
from understory.table.messages.situations import Situation
from understory.table.vocabulary import GoodbyeReason


class Hello(Message, frozen=True, tag="hello"):
    """The first message of a stream."""

    protocol: int
    match: str
    viewer: int | None
    seq: int


class Pong(Message, frozen=True, tag="pong"):
    """The table is there."""


class Goodbye(Message, frozen=True, tag="goodbye"):
    """The stream ends; come back with `after` set to the last `seq` seen. `why`: the table is `closing`, the seat has
    `moved` to somebody else, or you are `gone`: logged out, or no longer allowed to look."""

    why: GoodbyeReason


FromTable: TypeAlias = Hello | Happening | Situation | Answer | Previewed | Explained | Shown | Pong | Goodbye
