"""Files that outlive versions: JSON with the kind of file and its schema as the first field, and a chain of steps
that lift an older schema to the present one. A file is read whole or refused with a word that says why."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from understory.core.errors import shortened
from understory.games.everdell_duo.campaign.fields import DamagedError, Fields

Lift: TypeAlias = Callable[[dict[str, object]], dict[str, object]]
"""One step of the chain: the content of one schema as that of the next. It may trust nothing but what it checks."""


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file: the field that names it and holds the schema, and the steps from schema 1, 2, ... upwards."""

    name: str
    spoken: str
    lifts: tuple[Lift, ...]

    @property
    def schema(self) -> int:
        """The present one."""
        return len(self.lifts) + 1

    def written(self, content: Mapping[str, object]) -> str:
        """The file's text."""
        return json.dumps({self.name: self.schema, **content}, ensure_ascii=False, indent=1) + "\n"

    def read(self, text: str) -> Fields:
        """The text's content, lifted to the present schema."""
        schema, content = self._opened(text)
        for lift in self.lifts[schema - 1 :]:
            content = lift(content)
        return Fields(content)

    def schema_of(self, text: str) -> int:
        """The schema that the text was written in."""
        return self._opened(text)[0]

    def _opened(self, text: str) -> tuple[int, dict[str, object]]:
        content = self._content(text)
        schema = content.pop(self.name)
        if type(schema) is not int or schema < 1:
            raise DamagedError(self.name, f"must be a whole number from 1 on, not {shortened(repr(schema))}")
        if schema > self.schema:
            raise DamagedError(
                "",
                f"this {self.spoken} was written by a newer Understory (schema {schema}, here {self.schema})",
                "campaign.newer",
            )
        return schema, content

    def _content(self, text: str) -> dict[str, object]:
        if text.startswith("understory-record"):
            raise DamagedError("", f"this is a saved game, not a {self.spoken}")
        try:
            content = json.loads(text)
        except (ValueError, RecursionError) as error:
            at = f" (line {error.lineno})" if isinstance(error, json.JSONDecodeError) else ""
            raise DamagedError("", f"this is no {self.spoken}, or a damaged one: it cannot be read{at}") from None
        if not isinstance(content, dict) or self.name not in content:
            raise DamagedError("", f"this is no {self.spoken}: it does not begin with {self.name}")
        return content
