"""What the page contains of others is listed with its licence, no more and no less."""

import json
import re
from importlib.metadata import metadata
from typing import Final

from doc_pages import ROOT, rows, text_of

MODULES: Final = ROOT / "web" / "node_modules"
ASIDE: Final = ("@fontsource/alegreya-sans", "@fontsource/shippori-mincho", "pyodide")
"""Shipped as files of their own, and so not among what the bundler counts."""


def test_the_list_is_what_the_built_page_contains() -> None:
    bundled = (ROOT / "src" / "understory" / "page" / "licences.md").read_text(encoding="utf-8")
    found = dict(re.findall(r"^## (\S+) - \S+ \((.+)\)$", bundled, re.MULTILINE))
    for name in ASIDE:
        found[name] = json.loads((MODULES / name / "package.json").read_text(encoding="utf-8"))["license"]
    found["msgspec"] = metadata("msgspec")["License-Expression"]
    assert {row[0]: row[1] for row in rows(text_of(ROOT / "docs" / "licences.md"))} == found


def test_every_package_of_the_page_is_a_tool_or_listed() -> None:
    tools = {"@sveltejs/vite-plugin-svelte", "@testing-library/svelte", "@tsconfig/svelte", "@types/three", "axe-core"}
    tools |= {"jsdom", "svelte-check", "typescript", "vite", "vitest"}
    named = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    listed = {row[0] for row in rows(text_of(ROOT / "docs" / "licences.md"))}
    assert set(named) - tools - listed == set()


def test_every_package_of_the_page_is_locked_with_its_hash_for_every_platform() -> None:
    locked = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, package in locked.items() if name and not package.get("integrity")] == []
    assert len(locked) > 100
