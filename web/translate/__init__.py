"""Python that the page needs too, as TypeScript: `translated` takes functions and follows what they call.

The subset: annotated functions over numbers, strings, tuples and lists; NamedTuples with properties; enums of strings;
classes of a vocabulary, told apart by a word under `is`; constants, which are taken by their value. Names become
camelCase. Integers are doubles: `//` and `>>` are divisions rounded down, exact as long as products stay below 2**53,
and `%` takes the divisor's sign. What is not in the subset is refused with its place.
"""

from web.translate.expressions import Refused
from web.translate.module import translated

__all__ = ["Refused", "translated"]
