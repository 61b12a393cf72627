"""The vectors that the page's geometry is checked against are what the rules say now."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

HERE = Path(__file__).parent


def test_the_committed_vectors_are_what_the_rules_say() -> None:
    spec = spec_from_file_location("kodama_vectors", HERE / "kodama_vectors.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.FILE.read_text(encoding="utf-8") == module.text()
