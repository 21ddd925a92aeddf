"""People at a table, each with a browser: what one does there with mouse and keys, whatever the language.

What may be done is read from the page alone; where there is a choice, a seeded taste takes it.
"""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any

from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from moonhare.rules.editions import EDITIONS

if TYPE_CHECKING:
    from collections.abc import Callable

PHONE = (390, 844)
DESKTOP = (1440, 900)
PATIENCE_MS = 30_000
HASTE_MS = 4_000
"""How long one tries a move before one looks at the page again."""
LONGEST_GAME_SECONDS = 280
GIVE = ".act > [aria-describedby=give-hint]"
"""The button that gives the cards of the hand that are pressed."""
EXPECTED = ("Failed to load resource", "WebSocket connection to", "Cross-Origin-Opener-Policy header has been ignored")


class Person:
    """Somebody in front of a browser."""

    def __init__(
        self,
        chromium: Browser,
        name: str,
        *,
        size: tuple[int, int],
        language: str = "en",
        motion: bool = False,
        newcomer: bool = False,
    ) -> None:
        self.name = name
        self.complaints: list[str] = []
        self.context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            # What it answers would pass by those who listen to a page; it has tests of its own.
            service_workers="block",
            reduced_motion="no-preference" if motion else "reduce",
        )
        if not newcomer:
            self.context.add_init_script("localStorage.setItem('moonhare-lessons', '\"never\"')")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        self.taste = random.Random(name)
        self._listen(self.page)

    def _listen(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.complaints.append(f"{self.name}: {error}"))
        page.on("console", lambda said: self._note(said.type, said.text))

    def _note(self, kind: str, text: str) -> None:
        if kind == "error" and not any(words in text for words in EXPECTED):
            self.complaints.append(f"{self.name}: {text}")

    def close(self) -> None:
        """Close the browser for good."""
        self.context.close()

    def leave_page(self) -> None:
        """Close the tab; the seat's cookie stays."""
        self.page.close()

    def come_back(self, address: str) -> None:
        """Open a tab again."""
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        self._listen(self.page)
        self.page.goto(address)

    # ---- before the game

    def open_table(self, address: str) -> str:
        """Open a table from the home page; give its address."""
        self.page.goto(address)
        self.page.locator(".home-start input.input").first.fill(self.name)
        self.page.locator(".home-start .btn-primary").click()
        self.page.locator(".lobby").wait_for()
        return self.page.url

    def join(self, table: str) -> None:
        """Follow the link and sit down."""
        self.page.goto(table)
        self.page.locator(".join-seat input.input").first.fill(self.name)
        self.page.locator(".join-seat .btn-primary").click()
        self.page.locator(".lobby").wait_for()

    # ---- the game

    @property
    def phase(self) -> str:
        """What the page shows: tell, give, name, vote, points, over or wait."""
        found = self.page.evaluate(
            """() => {
                const has = (query) => document.querySelector(query) !== null;
                if (has('.final')) return 'over';
                if (has('.reveal')) return 'points';
                if (has('.composer')) return 'tell';
                if (has('.dial button[type=submit]')) return 'vote';
                if (has('.act > [aria-describedby=give-hint]')) return 'give';
                if (has('.pair .choice:not(:disabled)')) return 'name';
                return 'wait';
            }"""
        )
        return str(found)

    def act(self) -> bool:
        """Do what the page asks for now; False if it asks for nothing."""
        doing: Callable[[], bool] | None = {
            "tell": self.tell,
            "name": self.name_giver,
            "give": self.give,
            "vote": self.vote,
            "points": self.go_on,
        }.get(self.phase)
        if doing is None:
            return False
        self.page.set_default_timeout(HASTE_MS)
        try:
            return doing()
        except (TookTooLong, AssertionError):
            # Somebody else's move changed the page under one's hands; one looks again.
            return False
        finally:
            self.page.set_default_timeout(PATIENCE_MS)

    def tell(self, words: str | None = None) -> bool:
        """Choose a card, where there are any to see, write a clue, tell it."""
        cards = self.page.locator(".fan button.card")
        if cards.count():
            self._click(cards.nth(self.taste.randrange(cards.count())))
        self.page.locator("#clue").fill(words or f"{self.name} {self.taste.randrange(1000)}")
        self._click(self.page.locator(".composer button[type=submit]"))
        return self._gone(".composer")

    def name_giver(self) -> bool:
        """Agree with the partner, or name one of the two."""
        proposed = self.page.locator(".pair .choice[data-open]")
        choices = self.page.locator(".pair .choice:not(:disabled):not([aria-pressed=true])")
        if proposed.count():
            self._click(proposed.first)
            proposed.first.wait_for(state="detached")
            return True
        pressed = self.page.locator(".pair .choice[aria-pressed=true]")
        if pressed.count() or not choices.count():
            return False
        self._click(choices.nth(self.taste.randrange(choices.count())))
        pressed.first.wait_for()
        return True

    def give(self) -> bool:
        """Press cards of the hand until they may be given, and give them."""
        button = self.page.locator(GIVE)
        free = self.page.locator(".fan button.card[aria-pressed=false]")
        pressed = self.page.locator(".fan button.card[aria-pressed=true]")
        # Before any is chosen the button may choose the one that is shown large.
        while not (before := pressed.count()) or button.is_disabled():
            self._click(free.nth(self.taste.randrange(free.count())))
            expect(pressed).to_have_count(before + 1)
        self._click(button)
        return self._gone(GIVE)

    def vote(self) -> bool:
        """Vote for a card that is not one's own, sometimes for two; the red vote where one has it."""
        self._pick_slot()
        if self.page.locator(".dial input[type=checkbox]").count() and self.taste.random() < 0.5:
            self._pick_slot()
        tabs = self.page.locator(".dial .tab")
        if tabs.count():
            self._click(tabs.nth(1))
            self._pick_slot()
        self._click(self.page.locator(".dial button[type=submit]"))
        return self._gone(".dial button[type=submit]")

    def _pick_slot(self) -> None:
        free = self.page.locator(".board button.card:not([aria-disabled]):not([aria-pressed=true])")
        self._click(free.nth(self.taste.randrange(free.count())))

    def go_on(self) -> bool:
        """Skip the steps of the points, then go on."""
        if self.page.locator(".reveal[data-playing]").count():
            self.page.keyboard.press("Escape")
            return True
        button = self.page.locator(".reveal .act .btn-block")
        if not button.count():
            return False
        self._click(button)
        return True

    def to_table(self) -> None:
        """Leave the points of a round that is over, where they are still shown."""
        while self.phase == "points":
            self.go_on()
            self.page.wait_for_timeout(50)

    def _click(self, what: Locator) -> None:
        # By keyboard: a hand's cards lie over each other, and a finger hits what is on top.
        what.focus()
        what.press("Enter")

    def _gone(self, query: str) -> bool:
        self.page.locator(query).first.wait_for(state="detached")
        return True

    # ---- what is seen

    def points(self) -> list[int]:
        """The points of the standing, best first."""
        standing = self.page.locator(".end-ranks")
        standing.wait_for()
        return [int(text) for text in standing.locator(".point-sum").all_inner_texts()]


class Party:
    """People at one table; the first is the host."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.table = ""

    @property
    def host(self) -> Person:
        """Who opened the table."""
        return self.people[0]

    @property
    def code(self) -> str:
        """The table's code."""
        return self.table.rpartition("/")[2]

    def sit_down(
        self, address: str, *, edition: str = "standard", computers: int = 0, between: int = 0, **settings: object
    ) -> None:
        """Open a table, let everybody in, choose edition and house rules through the host's page.

        So many computer players sit between the host and the guests, so many after all.
        """
        self.table = self.host.open_table(address)
        self._seat_computers(between)
        for guest in self.people[1:]:
            guest.join(self.table)
        page = self.host.page
        choice = page.locator(".editions input[type=radio]").nth([str(each.id) for each in EDITIONS].index(edition))
        choice.click(force=True)
        expect(choice).to_be_checked()
        self._seat_computers(computers)
        if settings:
            self._change(settings)

    def _seat_computers(self, many: int) -> None:
        taken = self.host.page.locator(".place:not(.place-free)")
        for _ in range(many):
            before = taken.count()
            self.host.page.locator(".lobby-seats .panel-head .btn").click()
            expect(taken).to_have_count(before + 1)

    def _change(self, settings: dict[str, Any]) -> None:
        self.host.page.locator(".rules-row").click()
        for name, value in settings.items():
            row = self.host.page.locator(f"[data-setting={name}]")
            if isinstance(value, bool):
                row.get_by_role("switch").click()
                expect(row.get_by_role("switch")).to_be_checked(checked=value)
            elif isinstance(value, int):
                self._type(row, value)
            elif isinstance(value, str):
                row.locator("select").select_option(value)
                expect(row.locator("select")).to_have_value(value)
            else:
                self._press(row, value)
        self.host.page.keyboard.press("Escape")
        expect(self.host.page.locator(".sheet")).to_have_count(0)

    @staticmethod
    def _type(row: Locator, value: int) -> None:
        field = row.get_by_role("spinbutton")
        field.fill(str(value))
        field.press("Enter")
        expect(field).to_have_attribute("aria-valuenow", str(value))

    @staticmethod
    def _press(row: Locator, chosen: tuple[bool, ...]) -> None:
        for at, wanted in enumerate(chosen):
            button = row.locator("button").nth(at)
            if (button.get_attribute("aria-pressed") == "true") != wanted:
                button.click()
            expect(button).to_have_attribute("aria-pressed", str(wanted).lower())

    def start(self) -> None:
        """The host begins, and everybody sees it."""
        self.host.page.locator(".startbar .btn-primary").click()
        for person in self.people:
            person.page.locator(".lobby").wait_for(state="detached")

    def play(self, *, until: Callable[[], bool]) -> None:
        """Let everybody act in turn until something holds."""
        give_up = time.monotonic() + LONGEST_GAME_SECONDS
        while not until():
            assert time.monotonic() < give_up, f"nothing moves: {[(p.name, p.phase) for p in self.people]}"
            acted = False
            for person in self.people:
                if until():
                    return
                acted = person.act() or acted
            if not acted:
                self.host.page.wait_for_timeout(50)

    def play_to_the_end(self) -> None:
        """Play until everybody sees the final standing."""
        self.play(until=lambda: all(person.phase == "over" for person in self.people))
