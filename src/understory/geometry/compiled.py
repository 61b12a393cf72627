"""The one switch. `kernel()` is the hot functions: compiled where numba is there, as a page hands them over where
Python runs inside one (see `handed`), as they stand elsewhere.

numba is imported when the kernel is first asked for, never with this module. `UNDERSTORY_NO_NUMBA=1` leaves it out.
Compiled code is kept in the user's cache directory (`NUMBA_CACHE_DIR` moves it); where none can be written, it is
compiled anew in each process. All kernels give the same answers to the last bit.
"""

import os
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from threading import Lock
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from understory.geometry import handed, probing, snapping
from understory.geometry import kernel as law


class Kernel(NamedTuple):
    """The entry points that are worth compiling; what each does is told in `kernel`, `probing` and
    `snapping`."""

    judge: Callable[..., None]
    legal: Callable[..., bool]
    tabulate: Callable[..., int]
    enumerate_free: Callable[..., int]
    keep_clear: Callable[..., int]
    draw: Callable[..., bool]
    draw_on: Callable[..., int]
    openness: Callable[..., None]
    snap: Callable[..., bool]


_INLINE = frozenset((
    "turned", "extent", "box_gap", "disc_overlap", "in_capsule", "on_bark", "off_bark", "on_inner_bark", "off_icons",
    "posed", "lowest", "gap_to", "in_the_way", "blocker", "stands_free", "lies_under", "cost",
))  # fmt: skip
"""What is compiled into its callers; the rest is compiled beside them."""
_SETTING = Lock()
"""Where numba keeps code is one setting for all threads: one at a time chooses it, or code would be kept wherever the
process happens to stand."""


def plain_kernel() -> Kernel:
    """The functions as they stand."""
    source = {**vars(law), **vars(probing), **vars(snapping)}
    return Kernel(*(source[name] for name in Kernel._fields))


@cache
def kernel() -> Kernel:
    """The fastest kernel there is here."""
    return Kernel(*fastest(*plain_kernel()))


def fastest(*functions: Any, inline: Iterable[str] = ()) -> tuple[Any, ...]:
    """Functions in the kernel's subset as fast as they can be had here. What they call is compiled with them: into them
    where it is named `inline`."""
    if os.environ.get("UNDERSTORY_NO_NUMBA", "0") not in ("", "0"):
        return functions
    try:
        numba = import_module("numba")
    except ImportError:
        return _handed(functions)
    return _compiled(numba, functions, _INLINE.union(inline))


def _handed(functions: tuple[FunctionType, ...]) -> tuple[Any, ...]:
    try:
        call = import_module(handed.MODULE).call
    except ImportError:
        return functions
    return tuple(handed.handed(call, function.__name__) for function in functions)


def _compiled(numba: ModuleType, functions: tuple[FunctionType, ...], inline: frozenset[str]) -> tuple[Any, ...]:
    """The same functions, in a namespace of their own where each finds the compiled ones by name."""
    called = _with_callees([each for function in functions for each in _callees(function)])
    names: dict[str, object] = {}
    for each in (*called, *functions):
        names.update(each.__globals__)
    kept = _cache_directory([*called, *functions])
    for each in called:
        twin = _within(names, each)
        names[each.__name__] = numba.njit(
            forceinline=each.__name__ in inline, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True
        )(twin)
    return tuple(_kept(numba, _within(names, each), kept) for each in functions)


def _with_callees(functions: Iterable[FunctionType]) -> list[FunctionType]:
    """The functions and all that they call, callees first."""
    found: dict[FunctionType, None] = {}
    for function in functions:
        for each in (*_with_callees(_callees(function)), function):
            found[each] = None
    return list(found)


def _callees(function: FunctionType) -> list[FunctionType]:
    named = (function.__globals__.get(name) for name in function.__code__.co_names)
    return [each for each in named if isinstance(each, FunctionType)]


def _within(names: dict[str, object], original: FunctionType) -> FunctionType:
    twin = FunctionType(original.__code__, names, original.__name__)
    twin.__module__ = original.__module__
    return twin


def _kept(numba: ModuleType, function: FunctionType, directory: Path | None) -> Any:  # numba's decorators are untyped
    """The function, to be compiled when called, its code kept in a cache where there is room for one."""
    with _SETTING:
        chosen = numba.config.CACHE_DIR
        try:
            numba.config.CACHE_DIR = chosen or str(directory)
            return numba.njit(cache=bool(chosen or directory), error_model="numpy")(function)
        except (OSError, RuntimeError):  # no place that can be written: numba says so with a RuntimeError
            return numba.njit(error_model="numpy")(function)
        finally:
            numba.config.CACHE_DIR = chosen


def _cache_directory(functions: Iterable[FunctionType]) -> Path | None:
    """One for each state of the source: numba looks at the file of what is called, not at those of what that calls."""
    base = os.environ.get("XDG_CACHE_HOME")
    files = sorted({each.__code__.co_filename for each in functions})
    try:
        source = sha256(b"".join(Path(file).read_bytes() for file in files)).hexdigest()[:12]
        directory = (Path(base) if base else Path.home() / ".cache") / "understory" / "numba" / source
        directory.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return directory
