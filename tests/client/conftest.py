"""A running server and a real Chromium for tests of what a person sees."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from scripts import build_client
from tests.decks.making import make_set

__all__ = ["make_set"]

PHONE = (390, 844)
DESKTOP = (1440, 900)

SERVE = """
import sys
from moonhare.cli.outfit import usual_outfit
from moonhare.server.serving import serve
from moonhare.server.settings import ServerSettings
limits = {"limit_tables": "", "limit_seats": "", "limit_guesses": ""}
settings = ServerSettings(port=0, data=sys.argv[1], pace=0.1, full_seconds=0, hosts="table.test", **limits)
serve(settings, usual_outfit(), ready=lambda port: print("port", port, flush=True))
"""

Visit = Callable[..., Page]


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The server's data folder."""
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="session")
def server(data: Path) -> Iterator[str]:
    """The address of a server with an empty data folder and the client as it is now."""
    build_client.build()
    command = [sys.executable, "-c", SERVE, str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = re.fullmatch(r"port (\d+)\n", process.stdout.readline())
        assert said is not None, "the server did not start"
        yield f"http://localhost:{said[1]}"
        process.terminate()


@pytest.fixture
def visit(server: str, chromium: Browser) -> Iterator[Visit]:
    """Open a page in a browser of its own, or one that is still empty; whatever it complains of fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        path: str | None = "/",
        *,
        size: tuple[int, int] = PHONE,
        language: str = "en",
        theme: str = "night",
        host: str = "localhost",
        service_workers: Literal["allow", "block"] = "block",
        newcomer: bool = False,
    ) -> Page:
        # What a service worker answers would pass by those who listen to a page; it has tests of its own.
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion="reduce",
            service_workers=service_workers,
            base_url=server.replace("localhost", host),
        )
        contexts.append(context)
        context.add_init_script(f"localStorage.setItem('moonhare-theme', '{theme}')")
        if not newcomer:
            context.add_init_script("localStorage.setItem('moonhare-lessons', '\"never\"')")
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: _note(message.type, message.text, complaints))
        if path is not None:
            page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not complaints


def _note(kind: str, text: str, complaints: list[str]) -> None:
    # That an answer was 4xx, or that a test took the network away, is part of what some tests are about; that plain
    # http ignores a header is known.
    expected = (
        "Failed to load resource",
        "net::ERR_INTERNET_DISCONNECTED",
        "Cross-Origin-Opener-Policy header has been ignored",
    )
    if kind == "error" and not any(words in text for words in expected):
        complaints.append(text)
