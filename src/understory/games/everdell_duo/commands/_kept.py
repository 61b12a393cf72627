"""Files that are kept for months: read whole or refused with their name, written in one step, never over something that
was not read before."""

from collections.abc import Callable
from pathlib import Path
from typing import Generic, TypeVar

from understory.cli.reading import put
from understory.core import UnderstoryError
from understory.games.everdell_duo.campaign.versions import FileKind

T = TypeVar("T")


class KeptError(UnderstoryError):
    """A file that cannot be used, and why. It is left as it is."""

    def __init__(self, path: Path, what: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}")
        self.path = path
        self.what = what
        """Which problem it is: a message `kept-WHAT` in languages other than English."""


class Kept(Generic[T]):
    """A file of some kind and what it holds. `read` and `written` are the two ways between text and value."""

    def __init__(self, path: Path, kind: FileKind, read: Callable[[str], T], written: Callable[[T], str]) -> None:
        self.path = path
        self._kind = kind
        self._read = read
        self._written = written
        self._text: str | None = None
        """The file's text as this object last saw it; nothing where there was no file."""

    def new(self, value: T) -> None:
        """Write a file that must not be there yet."""
        if self.path.exists():
            raise KeptError(self.path, "there", "there is a file already; choose another name, nothing was changed")
        self._put(self._written(value))

    def load(self) -> T:
        """What the file holds."""
        try:
            text = self.path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise KeptError(self.path, "no-text", "cannot be read: it is not text") from None
        try:
            value = self._read(text)
        except UnderstoryError as error:
            raise KeptError(self.path, "damaged", f"{error}. The file is left as it is") from error
        self._text = text
        return value

    def save(self, value: T) -> None:
        """Write the value, unless somebody else has written the file since it was read.

        A text of an older schema is first laid beside it, so that whoever goes back to an older release finds it.
        """
        if self._text is None or not self.path.exists() or self.path.read_text(encoding="utf-8") != self._text:
            raise KeptError(self.path, "changed", "was changed by somebody else meanwhile; nothing was written")
        schema = self._kind.schema_of(self._text)
        if schema < self._kind.schema:
            put(self.path.with_name(f"{self.path.name}.schema-{schema}"), self._text)
        self._put(self._written(value))

    def _put(self, text: str) -> None:
        put(self.path, text)
        self._text = text
