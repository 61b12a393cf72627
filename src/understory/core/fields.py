"""A state's fields, declared once: construction, `clone`, `==`, `hash` and `repr` follow, and views are made of them.

A state is a class of annotated fields under `@declared`; code is generated from them, so that a clone takes as long as
one written by hand. A view is an explicit class of its own. `viewing` says where each of its fields comes from: one of
the same name is copied, any other is made by a function of state and viewer. What the state has beside these is hidden,
and has to be declared so: a field that nobody thought of reaches no viewer, and is refused at import.
"""

import reprlib
import textwrap
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from typing import Any, Final, Self, TypeVar, dataclass_transform

from understory.core.basics import Viewer

S = TypeVar("S")
V = TypeVar("V")

__all__ = ["Declared", "declared", "field", "told", "value", "viewing"]

_SHORT: Final = reprlib.Repr()
_SHORT.maxtuple = 4
_SHORT.maxother = 48
_WIDTH: Final = 100


class Declared:
    """What `@declared` makes of a class of fields."""

    __slots__ = ()

    def clone(self) -> Self:
        """A copy with the same fields, for whoever makes the next state of it."""
        raise TypeError(f"{type(self).__name__} has no fields: declare it with @declared")

    def __repr__(self) -> str:
        told = ", ".join(
            f"{each.name}={_SHORT.repr(getattr(self, each.name))}" for each in _fields(type(self)) if each.repr
        )
        return textwrap.fill(f"{type(self).__name__}({told})", _WIDTH, subsequent_indent="    ", break_long_words=False)


@dataclass_transform(eq_default=True, frozen_default=True, field_specifiers=(field,))
def value(cls: type[S]) -> type[S]:
    """A small value that is made by the thousand, such as a move: a dataclass in slots, compared and hashed by its
    fields. That nobody changes one the type checker sees to: one frozen while it runs takes three times as long to
    make."""
    return dataclass(slots=True, unsafe_hash=True)(cls)


@dataclass_transform(eq_default=True, field_specifiers=(field,))
def declared(cls: type[S]) -> type[S]:
    """A class whose fields are its annotations, in slots; equal where they are. Only `apply` changes one, a clone that
    nobody else has seen."""
    made: Any = dataclass(slots=True, unsafe_hash=True, repr=False)(cls)
    names = [each.name for each in fields(made)]
    lines = [
        "def clone(self):",
        " copy = new(cls)",
        *(f" copy.{name} = self.{name}" for name in names),
        " return copy",
    ]
    made.clone = _compiled(lines, "clone", new=object.__new__, cls=made)
    made.clone.__doc__ = Declared.clone.__doc__
    return made  # type: ignore[no-any-return]


def viewing(
    state: type[S], view: type[V], hidden: Iterable[str] = (), **made: Callable[[S, Viewer], object]
) -> Callable[[S, Viewer], V]:
    """How a view is made of a state: each field of the view is named in `made`, is the viewer, or is the state's own.
    `TypeError` where a field of the view comes from nowhere, or one of the state goes nowhere and is not declared
    hidden."""
    own = {each.name: each.type for each in _fields(state)}
    shown = {each.name: each.type for each in _fields(view)}
    copied = [name for name in shown if name not in made and name != "viewer"]
    _refuse(view, "comes from no field of the state", [name for name in copied if name not in own])
    _refuse(view, "is of another type than the state's", [name for name in copied if own.get(name) != shown[name]])
    _refuse(view, "is made but not there", [name for name in made if name not in shown])
    left = [name for name in own if name not in copied and name not in made]
    _refuse(state, "is neither in the view nor declared hidden", [name for name in left if name not in {*hidden}])
    _refuse(state, "is declared hidden and is not", [name for name in hidden if name not in left])
    parts = (
        "viewer" if name == "viewer" else f"made_{name}(state, viewer)" if name in made else f"state.{name}"
        for name in shown
    )
    lines = ["def seen(state, viewer):", f" return view({', '.join(parts)})"]
    seen: Callable[[S, Viewer], V] = _compiled(
        lines, "seen", view=view, **{f"made_{name}": function for name, function in made.items()}
    )
    return seen


def told(view: object, state: type) -> dict[str, Any]:
    """What a view tells of a state as it is, by the names of its fields: what worlds are made from. The rest has to be
    drawn, or worked out."""
    own = {each.name: each.type for each in _fields(state)}
    shared = (each.name for each in _fields(type(view)) if own.get(each.name) == each.type)
    return {name: getattr(view, name) for name in shared}


def _refuse(cls: type, why: str, names: list[str]) -> None:
    if names:
        raise TypeError(f"{cls.__module__}.{cls.__qualname__}.{names[0]} {why}")


def _fields(cls: type) -> Any:
    return fields(cls)


def _compiled(lines: Iterable[str], name: str, **names: object) -> Any:
    """A function from its source."""
    exec("\n".join(lines), names)  # noqa: S102  (written above, of field names only)
    return names[name]
