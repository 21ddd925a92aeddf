"""The examples in the docstrings of the server are true."""

import doctest

import pytest

from moonhare.server import setting_texts
from moonhare.server.table import looks
from moonhare.server.web import address, limits, pages


@pytest.mark.parametrize("module", [address, limits, setting_texts, looks, pages])
def test_the_examples_of_a_module_are_true(module: object) -> None:
    ran = doctest.testmod(module)  # type: ignore[arg-type]  # it is one
    assert ran.failed == 0
    assert ran.attempted > 0
