"""Who is next where many wait: a queue that is fair between people, and between one person's matches. Seconds.

Next is somebody of whom least is being done now; among those, whoever was served least; among those, who came first. A
person who comes back counts as served no less than those who stayed, so that nobody saves up a turn by staying away.
Pure: how long something took is told to it.
"""

from collections import deque
from dataclasses import dataclass, field
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")

_KEPT: Final = 1000
"""Of those who wait for nothing, so many are remembered before they are looked through."""


class Share(NamedTuple):
    """For whom something is done: a person, and one of that person's matches."""

    person: str
    match: str


@dataclass(slots=True)
class _Node(Generic[T]):
    """Somebody who waits: everybody, a person, or a match."""

    served: float = 0.0
    running: int = 0
    waiting: int = 0
    floor: float = 0.0
    """How much the child that was served last had got before."""
    items: deque[T] = field(default_factory=deque)
    children: dict[str, "_Node[T]"] = field(default_factory=dict)

    def child(self, name: str) -> "_Node[T]":
        """The child of this name; it begins, and begins again, at the floor."""
        found = self.children.get(name)
        if found is None:
            found = self.children[name] = _Node(self.floor)
        elif not found.active:
            found.served = max(found.served, self.floor)
        return found

    @property
    def active(self) -> bool:
        """Whether anything waits or is being done."""
        return bool(self.waiting or self.running)

    def next(self) -> tuple[str, "_Node[T]"]:
        """The child whose turn it is."""
        waiting = ((name, child) for name, child in self.children.items() if child.waiting)
        name, child = min(waiting, key=lambda each: (each[1].running, each[1].served))
        self.floor = child.served
        return name, child

    def forget(self) -> None:
        """Drop children that would begin anew as they are."""
        if len(self.children) > _KEPT:
            self.children = {n: c for n, c in self.children.items() if c.active or c.served > self.floor}


class FairQueue(Generic[T]):
    """What waits, and for whom."""

    def __init__(self) -> None:
        self._all: _Node[T] = _Node()

    def __len__(self) -> int:
        return self._all.waiting

    def push(self, share: Share, item: T) -> None:
        """Let something wait."""
        person = self._all.child(share.person)
        match = person.child(share.match)
        match.items.append(item)
        for node in (self._all, person, match):
            node.waiting += 1

    def pop(self) -> tuple[Share, T]:
        """What is to be done next; it is being done until `done` is called for its share."""
        person_name, person = self._all.next()
        match_name, match = person.next()
        for node in (self._all, person, match):
            node.waiting -= 1
            node.running += 1
        return Share(person_name, match_name), match.items.popleft()

    def done(self, share: Share, seconds: float) -> None:
        """Something that was popped took so long."""
        person = self._all.children[share.person]
        for node in (self._all, person, person.children[share.match]):
            node.running -= 1
            node.served += seconds
        person.forget()
        self._all.forget()
