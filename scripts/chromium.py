"""The Chromium that tests and pictures of screens are driven with: the machine's own, or one that Playwright fetches.

Owns where it is looked for and the switches that it always gets. Knows nothing of what is opened in it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys

from scripts.ready import NotReadyError

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The one without windows comes first: the same pages cost it a fifth less."""
FLAGS = (
    "--no-sandbox",
    # Letters as wide as they are drawn, as on a phone: without windows they would be rounded to whole pixels.
    "--font-render-hinting=none",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def program() -> str | None:
    """Find the machine's Chromium; None leads Playwright to the one that it has fetched itself."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def ensure() -> None:
    """Let Playwright fetch a Chromium where the machine has none; does nothing where it has fetched it before.

    Raises `NotReadyError` where that fails too.
    """
    if program() is not None:
        return
    print("no Chromium on the PATH; asking Playwright for its own", flush=True)
    fetching = subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    if fetching.returncode:
        raise NotReadyError(
            "no Chromium found, and Playwright could not fetch one (on Debian: apt install chromium-headless-shell)"
        )
