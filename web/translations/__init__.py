"""What of the rules the page has too, as TypeScript: each module of this folder makes one, of its own name."""

from importlib import import_module
from pkgutil import iter_modules


def translations() -> dict[str, str]:
    """Every module by its file, with `-` for `_`."""
    names = [part.name for part in iter_modules(__path__)]
    return {f"{name.replace('_', '-')}.ts": import_module(f"{__name__}.{name}").module() for name in names}
