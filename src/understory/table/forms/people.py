"""Who somebody is: introductions, accounts, browsers that are called, and what hosts are told of."""

from typing import Annotated

import msgspec

from understory.table.forms.common import Form, Name, Word
from understory.table.messages import Speech


class Introduce(Form, frozen=True):
    """Say who you are; a name is enough."""

    name: Name


class Who(Form, frozen=True):
    """Who you are to the table."""

    person: str
    name: str
    account: str | None


class Register(Form, frozen=True):
    """Keep this guest's games under a login and a password."""

    login: Annotated[str, msgspec.Meta(min_length=3, max_length=40, pattern="^[a-zA-Z0-9_.-]+$")]
    password: Annotated[str, msgspec.Meta(min_length=10, max_length=200)]


class LogIn(Form, frozen=True):
    """Come back to an account; what the guest had so far comes along."""

    login: Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[^\\x00-\\x1f]+$")]
    password: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class PushKey(Form, frozen=True):
    """The key that browsers subscribe with; none where the table calls nobody."""

    key: str | None


class PushSubscription(Form, frozen=True):
    """A browser that wants to be called when it is its owner's turn, as its push service named it, and the words to
    call with in the owner's language."""

    endpoint: Annotated[str, msgspec.Meta(min_length=12, max_length=600)]
    p256dh: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    auth: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    words: Word


class Complain(Form, frozen=True):
    """Tell whoever looks after the table of somebody at a match."""

    words: Speech


class Report(Form, frozen=True):
    """Tell whoever looks after the table that something is wrong: in words, and what was seen when it was, as JSON."""

    words: Speech
    seen: Annotated[str, msgspec.Meta(max_length=12_000)]
    match: Annotated[str, msgspec.Meta(max_length=20)] = ""
