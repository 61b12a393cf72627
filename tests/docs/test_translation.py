"""Rules that the page has too are translated, not written twice: what is in the subset, and what is refused."""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from web.translate import Refused, translated
from web.translations import translations

LIMIT = 10


class Leaf(NamedTuple):
    veins: tuple[int, ...]

    @property
    def bare(self) -> bool:
        return not self.veins


def floored(a: int, b: int) -> int:
    return -a // b + (a >> 3) - a % b


def counted(leaf: Leaf, at_most: int = LIMIT) -> int:
    total = 0
    for vein in leaf.veins:
        if vein > at_most:
            continue
        total += vein
    return 0 if leaf.bare else total


def swapped(a: int, b: int) -> tuple[int, int]:
    a, b = b, a
    return a, b


def hoisted(least: int) -> int:
    if least > 3:
        kept = least
        least -= 1
    else:
        kept = 3
    return kept + least


def test_division_is_rounded_down_and_remainders_take_the_divisors_sign() -> None:
    text = translated(floored, told="")
    assert "Math.floor(-a / b) + Math.floor(a / 8) - mod(a, b)" in text
    assert "const mod = (a: number, b: number): number => ((a % b) + b) % b;" in text


def test_what_a_function_needs_comes_with_it() -> None:
    text = translated(counted, told="")
    assert "export class Leaf {\n  constructor(readonly veins: ReadonlyArray<number>) {}" in text
    assert "atMost: number = 10" in text


def test_an_empty_list_is_not_true() -> None:
    assert "return !(this.veins.length > 0);" in translated(counted, told="")


def test_values_that_cross_are_read_before_any_is_written() -> None:
    assert "const _1 = [b, a];\n  a = _1[0]!;\n  b = _1[1]!;" in translated(swapped, told="")


def test_a_name_that_outlives_its_block_is_declared_above_it() -> None:
    assert "{\n  let kept;\n" in translated(hoisted, told="")


def sliced(values: list[int]) -> list[int]:
    return values[1:]


def told(name: str) -> str:
    return f"a {name}"


def added(a: list[int], b: list[int]) -> list[int]:
    return a + b


def tried(a: int) -> int:
    try:
        return a
    finally:
        a = 0


def backwards(values: tuple[int, ...]) -> int:
    last = 0
    for at in range(len(values), 0, -1):
        last = values[at - 1]
    return last


@pytest.mark.parametrize("function", [sliced, told, added, tried, backwards])
def test_what_is_not_in_the_subset_is_refused_with_its_place(function: Callable[..., object]) -> None:
    with pytest.raises(Refused, match=r"test_translation\.py:\d+: not in the subset"):
        translated(function, told="")


def test_two_things_of_one_name_are_refused() -> None:
    with pytest.raises(Refused, match="two things are called counted"):
        translated(counted, told="", named={"counted": 3})


def test_the_page_has_the_kernel_and_what_a_placement_brings() -> None:
    made = translations()
    assert "export function snap(" in made["geometry.ts"]
    assert "export function worth(" in made["kodama-rules.ts"]
