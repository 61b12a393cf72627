"""The kernel as a page hands it over, translated to its own language, to a Python that runs inside it.

Buffers stay where they are in the memory that both share: the page is told where each lies. It reads short integers
and doubles; whatever is kept otherwise is copied on the way, and back where it was written to.
"""

from array import array
from collections.abc import Callable, Sequence
from typing import Any

MODULE = "understory_geometry"
"""Under this name the page's functions can be imported: `call(name, kinds, *numbers)`."""

_READS = frozenset(("legal",))
"""Those that write nothing; all others write into their last buffer."""


def handed(call: Callable[..., Any], name: str) -> Callable[..., Any]:
    """The page's function of this name, called as ours is."""
    writes = name not in _READS

    def function(*given: Any) -> Any:
        kinds, numbers, held = [], [], []
        for each in given:
            if isinstance(each, int):
                kinds.append("n")
                numbers.append(each)
            else:
                buffer = _readable(each)
                held.append(buffer)
                kinds.append(buffer.typecode)
                numbers.extend(buffer.buffer_info())
        answer = call(name, "".join(kinds), *numbers)
        out = given[-1]
        if writes and held[-1] is not out:
            for at, number in enumerate(held[-1]):
                out[at] = int(number)
        return answer

    return function


def _readable(buffer: Sequence[int]) -> "array[Any]":
    """The buffer as the page can read it: itself, or a copy."""
    return buffer if isinstance(buffer, array) and buffer.typecode == "h" else array("d", buffer)
