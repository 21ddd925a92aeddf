"""A player's page is loaded anew, cut off, or silently disconnected in the middle of each phase, and comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from moonhare.rules.events import CardsGiven, ClueTold, VotesCast
from moonhare.rules.ids import SeatId
from moonhare.rules.log import read_log
from tests.browser.people import GIVE
from tests.browser.wire import Wire
from tests.exporting import exported

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.browser.conftest import House
    from tests.browser.people import Party, Person

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

BO = SeatId(1)
CLUE = "a word half said"
NOTICED_MS = 11_000
"""By then a page takes silence for a lost connection."""


@pytest.fixture
def wire(house: House) -> Iterator[Wire]:
    wire = Wire(house.port)
    yield wire
    wire.close()


class Reload:
    """The page is loaded anew."""

    name = "reload"

    def __init__(self, wire: Wire) -> None:
        self.wire = wire

    def prepare(self, person: Person) -> None:
        """Get ready, before the game begins."""

    def strike(self, person: Person) -> None:
        person.page.reload()

    def end(self, person: Person) -> None:
        person.page.locator(".topbar").wait_for()


class Cut(Reload):
    """The connection is closed, and no new one is had for a while."""

    name = "cut"

    def strike(self, person: Person) -> None:
        self.wire.cut()
        expect(person.page.locator(".connection p")).to_be_visible()

    def end(self, person: Person) -> None:
        self.wire.mend()
        expect(person.page.locator(".connection p")).to_have_count(0, timeout=30_000)


class Silence(Cut):
    """The network swallows everything without a word; the page's own clock jumps to where it must have noticed."""

    name = "silence"

    def prepare(self, person: Person) -> None:
        person.page.clock.install()

    def strike(self, person: Person) -> None:
        self.wire.fall_silent()

    def end(self, person: Person) -> None:
        expect(person.page.locator(".connection p")).to_have_count(0)
        person.page.clock.fast_forward(NOTICED_MS)
        expect(person.page.locator(".connection p")).to_be_visible()
        super().end(person)


def seat_behind(wire: Wire, party: Party, person: Person) -> None:
    """Let a person's browser reach the table through the wire; the seat's cookie knows no ports."""
    person.page.goto(f"http://localhost:{wire.port}/t/{party.code}")
    person.page.locator(".lobby, .hand").first.wait_for()


@pytest.mark.parametrize(
    "kind",
    [pytest.param(kind, marks=pytest.mark.long) for kind in (Reload, Cut, Silence)],
    ids=lambda kind: kind.name,
)
def test_a_player_comes_back_in_every_phase_with_nothing_lost_and_nothing_done_twice(
    kind: type[Reload], house: House, wire: Wire, gather: Callable[..., Party]
) -> None:
    party = gather(house.address, "Ada Bo Cem", languages="en it", edition="standard")
    bo = party.people[BO]
    fault = kind(wire)
    fault.prepare(bo)
    seat_behind(wire, party, bo)
    party.start()

    # The clue, half written when it happens, is still there.
    bo.page.locator(".fan button.card").first.press("Enter")
    bo.page.locator("#clue").fill(CLUE)
    fault.strike(bo)
    if issubclass(kind, Silence):
        # Sent into the silence: answered once the connection is back.
        bo.page.locator(".composer button[type=submit]").press("Enter")
    fault.end(bo)
    if not issubclass(kind, Silence):
        expect(bo.page.locator("#clue")).to_have_value(CLUE)
        bo.page.locator(".composer button[type=submit]").press("Enter")
    for person in party.people:
        expect(person.page.locator(".clue")).to_contain_text(CLUE, timeout=30_000)

    # Giving: the others go on meanwhile.
    party.people[0].give()
    fault.strike(bo)
    party.people[2].give()
    fault.end(bo)

    # The cards lie there; Bo, who told, waits, and sees the votes of the others end in points.
    bo.page.locator(".board").wait_for()
    party.people[0].vote()
    fault.strike(bo)
    party.people[2].vote()
    fault.end(bo)
    bo.page.locator(".reveal").wait_for()

    # The points: Bo's page is struck again, and still shows them until the next storyteller goes on.
    fault.strike(bo)
    fault.end(bo)
    bo.page.locator(".reveal").wait_for()
    party.play(until=lambda: party.people[2].phase == "tell")

    # Second round: Bo gives and votes through the fault.
    for person in party.people:
        person.to_table()
    party.people[2].tell()
    bo.page.locator(GIVE).wait_for()
    fault.strike(bo)
    fault.end(bo)
    bo.give()
    party.people[0].give()
    bo.page.locator(".dial button[type=submit]").wait_for()
    fault.strike(bo)
    fault.end(bo)
    bo.vote()
    party.people[0].vote()
    for person in party.people:
        person.page.locator(".reveal").wait_for()

    events = read_log(exported(house.data, party.code)[-1]).events
    told = [event.clue.text for event in events if isinstance(event, ClueTold)]
    assert told[0] == CLUE
    assert len(told) == 2
    gave = [event.seat for event in events if isinstance(event, CardsGiven)]
    voted = [event.seat for event in events if isinstance(event, VotesCast)]
    assert (gave.count(BO), voted.count(BO)) == (1, 1)
