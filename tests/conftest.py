"""Common to all tests."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests come last: its driver keeps an event loop running, and others start their own."""
    items.sort(key=lambda item: item.path.parent.name == "browser")
