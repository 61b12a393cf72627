"""Mutants as mutmut makes them, one source text each: mutmut's own operators, its own choice of places.

mutmut's command runs every mutant through a trampoline in one generated file; a fixed sample run against a chosen part
of the tests is not among the things it does, so its library makes the mutants here and `run.py` runs them.
"""

import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import libcst as cst
from mutmut.mutation.file_mutation import Mutation, create_mutations, deep_replace

from bench.mutants.targets import ROOT


@dataclass(frozen=True, slots=True)
class Mutant:
    """One small change of one file."""

    name: str
    """The file, the function, and the number of the change in the file."""
    source: Path
    code: str
    diff: str


class Mutants:
    """All mutants of some files, made one by one when they are asked for."""

    def __init__(self, sources: tuple[Path, ...]) -> None:
        self._files: list[tuple[Path, str, cst.Module]] = []
        self._all: list[tuple[int, int, Mutation]] = []
        for at, source in enumerate(sources):
            code = (ROOT / source).read_text(encoding="utf-8")
            module, mutations, *_ = create_mutations(str(source), code)
            self._files.append((source, code, module))
            self._all += [(at, number, mutation) for number, mutation in enumerate(mutations) if _runs(mutation)]

    def __len__(self) -> int:
        return len(self._all)

    def sample(self, size: int, seed: str) -> Iterator[Mutant]:
        """A random choice that the seed alone decides, in the files' order; all where there are no more."""
        chosen = Random(seed).sample(range(len(self)), min(size, len(self)))
        return (self._mutant(*self._all[index]) for index in sorted(chosen))

    def _mutant(self, at: int, number: int, mutation: Mutation) -> Mutant:
        source, code, module = self._files[at]
        mutated = deep_replace(module, mutation.original_node, mutation.mutated_node)
        assert isinstance(mutated, cst.Module)
        function = mutation.contained_by_top_level_function
        assert function is not None
        before, after = code.splitlines(keepends=True), mutated.code.splitlines(keepends=True)
        diff = "".join(line for line in difflib.unified_diff(before, after, n=0) if line[:3] not in {"---", "+++"})
        return Mutant(f"{source.as_posix()}:{function.name.value}:{number}", source, mutated.code, diff)


def _runs(mutation: Mutation) -> bool:
    """Whether the change lies in a function: mutmut leaves alone what runs at import."""
    return isinstance(mutation.contained_by_top_level_function, cst.FunctionDef)
