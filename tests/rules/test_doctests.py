"""The examples in the docstrings of the rules are true."""

import doctest
import importlib
import pkgutil

import pytest

import moonhare.rules

MODULES = [
    "moonhare.rules",
    *(f"moonhare.rules.{module.name}" for module in pkgutil.iter_modules(moonhare.rules.__path__)),
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder()
    told = {name for name in MODULES if any(test.examples for test in finder.find(importlib.import_module(name)))}
    assert {f"moonhare.rules.{name}" for name in ("engine", "scoring", "settings", "reading", "errors")} <= told
