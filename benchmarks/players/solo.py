"""How often some but not all find the card of a person who plays alone with computer players, through a browser.

python -m benchmarks.players.solo --player steady --games 8
"""

import argparse
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import playwright.sync_api as browsing

from benchmarks.players.attack import positive, share
from benchmarks.server.finished import Server
from moonhare.cli.saying import bar
from moonhare.locales import LANGUAGES
from moonhare.players import ROSTER
from moonhare.rules.editions import edition
from moonhare.server.table.difference import changed
from scripts import chromium as own
from tests.browser.people import DESKTOP, Person

CLUES = Path(__file__).parents[1] / "listening" / "clues.jsonl"
SET = "small-hours"
SECONDS = 150.0
"""For a game, at most: what it had by then counts."""

PACE = 0.5
"""Half of the time that computer players take otherwise: enough to have thought."""

NAMES = tuple(ROSTER)
"""As they stand in the sheet of computer players."""

Clues = Mapping[str, Sequence[str]]
"""By card, what people wrote for it when they saw the picture."""


def clues_of(language: str) -> Clues:
    """Read what was written in a language."""
    found: dict[str, list[str]] = {}
    for line in CLUES.read_text(encoding="utf-8").splitlines():
        one = json.loads(line)
        if one["lang"] == language:
            found.setdefault(f"{SET}:{one['card']}", []).append(one["clue"])
    return found


class Scripted(Person):
    """A person whose clues are people's; all else is left to chance, and is not what is measured."""

    def __init__(self, chromium: browsing.Browser, clues: Clues, language: str, seed: int) -> None:
        """Take a browser, the clues and the language of the page."""
        super().__init__(chromium, "Ada", size=DESKTOP, language=language)
        self.clues, self.taste = clues, random.Random(seed)
        self.view: dict[str, Any] = {}
        self.hand: Sequence[str] = ()
        self.outcomes: dict[int, Mapping[str, Any]] = {}
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("type") == "view":
            self.view = message
        elif message.get("type") == "changed":
            self.view |= {part: changed(self.view[part], change) for part, change in message["view"].items()}
        else:
            return
        self.hand = ((self.view["own"] or {}).get("game") or {}).get("hand") or self.hand
        outcome = (self.view["public"]["game"] or {}).get("outcome")
        if outcome:
            self.outcomes[outcome["round"]] = outcome

    def seat(self, player: str) -> None:
        """Ask a computer player of a kind to the table."""
        taken = self.page.locator(".place:not(.place-free)")
        before = taken.count()
        self.page.locator(".place-free button").first.click()
        self.page.locator("[role=menuitem]").nth(1).click()
        self.page.locator(".computers .choice").nth(NAMES.index(player)).click()
        browsing.expect(taken).to_have_count(before + 1)

    def tell(self, words: str | None = None) -> bool:
        """Tell what somebody wrote for a card of the hand; where all are of later pictures, for another."""
        hand = self.hand
        at = self.taste.choice([place for place, card in enumerate(hand) if card in self.clues] or range(len(hand)))
        self._click(self.page.locator(".fan button.card").nth(at))
        told = self.clues.get(hand[at]) or next(iter(self.clues.values()))
        self.page.locator("#clue").fill(words or self.taste.choice(told))
        self._click(self.page.locator(".composer button[type=submit]"))
        return self._gone(".composer")


def game(chromium: browsing.Browser, address: str, player: str, seats: int, *, language: str, seed: int) -> list[str]:
    """Play a game; give what became of the rounds that the person told."""
    person = Scripted(chromium, clues_of(language), language, seed)
    try:
        person.open_table(address)
        for _ in range(seats - 1):
            person.seat(player)
        person.page.locator(".startbar .btn-primary").click()
        until = time.monotonic() + SECONDS
        while person.phase != "over" and time.monotonic() < until:
            if not person.act():
                person.page.wait_for_timeout(30)
        return [one["found"] for one in person.outcomes.values() if one["storyteller"] == 0]
    finally:
        person.close()


def main() -> None:
    """Measure, and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", default="steady", choices=NAMES)
    parser.add_argument("--seats", type=int, default=4, choices=edition("standard").players)
    parser.add_argument("--games", type=positive, default=8)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    found: list[str] = []
    with tempfile.TemporaryDirectory() as folder, browsing.sync_playwright() as engine, bar("Playing") as told:
        server = Server(Path(folder), pace=PACE, announce_seconds=2, showing_seconds=600, away_seconds=600)
        chromium = engine.chromium.launch(executable_path=own.program(), args=own.FLAGS)
        try:
            for number in range(asked.games):
                told(number, asked.games)
                language = LANGUAGES[number % len(LANGUAGES)]
                found += game(
                    chromium, server.base, asked.player, asked.seats, language=language, seed=asked.seed + number
                )
        finally:
            chromium.close()
            server.stop()
    some = share([one == "some" for one in found])._asdict() if found else None
    print(json.dumps({"rounds": len(found), **Counter(found), "some, not all": some}, indent=2))


if __name__ == "__main__":
    main()
