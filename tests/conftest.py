"""What all tests share: how long Hypothesis looks, and a browser."""

from __future__ import annotations

import gc
import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from scripts import chromium as own
from scripts.postgres import database

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

    from scripts.postgres import Database

# Two workers of pytest share two cores with a browser now and then: a slow example says nothing about the code.
_patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
# The sample is drawn alike every time: a change is never blamed for what another run would have found as well.
settings.register_profile("sample", _patient, max_examples=25, stateful_step_count=40, derandomize=True)
settings.register_profile("whole", _patient, max_examples=400, stateful_step_count=120)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "sample"))


def pytest_collection_finish() -> None:
    """What all tests share stays to the end: the garbage collector need not look through it again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A real Chromium, the machine's own; one for all tests of a worker: its driver keeps the thread's event loop.

    A name that is no secure context leads to this machine.
    """
    from playwright.sync_api import expect, sync_playwright  # noqa: PLC0415 - slow, and most workers need none

    # On a busy machine five seconds, the usual, are soon over.
    expect.set_options(timeout=20_000)

    flags = [*own.FLAGS, "--host-resolver-rules=MAP table.test 127.0.0.1"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=own.program(), args=flags)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def _postgres() -> Iterator[Database]:
    with database() as running:
        yield running


@pytest.fixture
def postgres(_postgres: Database) -> Database:
    """A real PostgreSQL, one for all tests of a worker; started again where a test has left it stopped."""
    _postgres.start()
    return _postgres
