"""The vectors that the page's geometry and play-outs are checked against are what the rules say now."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", ["kodama_vectors", "kodama_3d_vectors"])
def test_the_committed_vectors_are_what_the_rules_say(name: str) -> None:
    spec = spec_from_file_location(name, HERE / f"{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.FILE.read_text(encoding="utf-8") == module.text()
