"""The one switch. `kernel()` is the hot functions: compiled where numba is there, as a page hands them over where
Python runs inside one (see `handed`), as they stand elsewhere.

numba is imported when the kernel is first asked for, never with this module. `UNDERSTORY_NO_NUMBA=1` leaves it out.
Compiled code is kept in the user's cache directory (`NUMBA_CACHE_DIR` moves it); where none can be written, it is
compiled anew in each process. All kernels give the same answers to the last bit.
"""

import os
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, NamedTuple

from understory.geometry import handed, snapping
from understory.geometry import kernel as law


class Kernel(NamedTuple):
    """The entry points that are worth compiling; what each does is told in `kernel` and `snapping`."""

    judge: Callable[..., None]
    legal: Callable[..., bool]
    tabulate: Callable[..., int]
    enumerate_free: Callable[..., int]
    keep_clear: Callable[..., int]
    draw: Callable[..., bool]
    openness: Callable[..., int]
    snap: Callable[..., bool]


_HELPERS = (
    "turned", "extent", "box_gap", "disc_overlap", "in_capsule", "on_bark", "off_bark", "on_inner_bark", "off_icons",
    "posed", "lowest", "gap_to", "in_the_way", "blocker", "stands_free", "cost",
)  # fmt: skip
_CALLED = ("legal", "seek", "refine")
"""What the entry points call, callees first: what is compiled into them, and what is compiled beside them."""

_SOURCE = {**vars(law), **vars(snapping)}


def plain_kernel() -> Kernel:
    """The functions as they stand."""
    return Kernel(*(_SOURCE[name] for name in Kernel._fields))


@cache
def kernel() -> Kernel:
    """The fastest kernel there is here."""
    if os.environ.get("UNDERSTORY_NO_NUMBA", "0") not in ("", "0"):
        return plain_kernel()
    try:
        numba = import_module("numba")
    except ImportError:
        return _handed()
    return _compiled(numba)


def _handed() -> Kernel:
    try:
        call = import_module(handed.MODULE).call
    except ImportError:
        return plain_kernel()
    return Kernel(*(handed.handed(call, name) for name in Kernel._fields))


def _compiled(numba: ModuleType) -> Kernel:
    """The same functions, in a namespace of their own where each finds the compiled ones by name."""
    names = dict(_SOURCE)
    for name in (*_HELPERS, *_CALLED):
        inline = name in _HELPERS
        names[name] = numba.njit(forceinline=inline, error_model="numpy")(_within(names, name))
    return Kernel(*(_kept(numba, _within(names, name)) for name in Kernel._fields))


def _within(names: dict[str, object], name: str) -> FunctionType:
    original: FunctionType = _SOURCE[name]
    twin = FunctionType(original.__code__, names, name)
    twin.__module__ = original.__module__
    return twin


def _kept(numba: ModuleType, function: FunctionType) -> Any:  # numba's decorators are untyped
    """The function, to be compiled when called, its code kept in a cache where there is room for one."""
    chosen = numba.config.CACHE_DIR
    try:
        numba.config.CACHE_DIR = chosen or str(_cache_directory())
        return numba.njit(cache=True, error_model="numpy")(function)
    except (OSError, RuntimeError):  # no place that can be written: numba says so with a RuntimeError
        return numba.njit(error_model="numpy")(function)
    finally:
        numba.config.CACHE_DIR = chosen


def _cache_directory() -> Path:
    base = os.environ.get("XDG_CACHE_HOME")
    directory = (Path(base) if base else Path.home() / ".cache") / "understory" / "numba"
    directory.mkdir(parents=True, exist_ok=True)
    return directory
