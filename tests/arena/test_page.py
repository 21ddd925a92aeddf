"""The report's page: everything is in it, nothing comes from elsewhere, nothing runs."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest

from moonhare.arena.contest import Contest, contest
from moonhare.arena.crew import own_crew
from moonhare.arena.page import page
from moonhare.arena.pairing import Setup
from moonhare.arena.plots import Bar, intervals, shares
from moonhare.arena.reporting import ArenaReport, paces, report
from moonhare.cli.knowing import provide
from moonhare.players import Knowledge, SimplePlayer

HERE = "tests.arena.test_page"


class Loud(SimplePlayer):
    """Says what a browser must not take for its own."""

    def __init__(self, knowledge: Knowledge, seed: int) -> None:
        super().__init__(seed, lambda card, rng: "<script>alert(1)</script> & $style")


def played(*players: str, edition: str = "standard", seats: int = 4) -> tuple[ArenaReport, Contest]:
    setup = Setup(players=players, edition=edition, seats=seats, sets=(), language="en", seed=1)
    with own_crew(1) as crew:
        done = contest(setup, 8, provide=provide, crew=crew)
    return report(setup, done), done


class Reader(HTMLParser):
    """Reads a page strictly: every element that is opened is closed; keeps what could load anything."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.loading: list[tuple[str, str | None]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in {"meta", "wbr"}:
            self.open.append(tag)
        self.seen.add(tag)
        self.loading += [one for one in attrs if one[0] in {"src", "href", "xlink:href", "style"} or one[0][:2] == "on"]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize(
    ("edition", "seats", "titles"),
    [
        ("standard", 4, ["Who is better", "Points a game", "As storyteller", "Listening", "Hearing", "Misleading"]),
        ("odyssey-party", 6, ["Who is better", "Points a game", "Misleading"]),
        ("odyssey-team", 6, ["Who is better", "Points a game", "As storyteller", "Listening", "Hearing", "Misleading"]),
    ],
)
def test_the_page_is_whole_and_loads_and_runs_nothing(edition: str, seats: int, titles: list[str]) -> None:
    found, done = played("simple", "thing", f"{HERE}:Loud", edition=edition, seats=seats)
    text = page(found, paces(done.latency))
    reader = Reader()
    reader.feed(text)
    assert reader.open == []
    assert reader.loading == []
    assert reader.seen & {"script", "link", "img", "iframe", "object", "base", "form"} == set()
    assert "default-src 'none'; style-src 'unsafe-inline'" in text
    addresses = set(re.findall(r"\w+://[^\"'\s<]+", text)) - {"http://www.w3.org/2000/svg"}
    assert addresses == set()
    assert re.findall(r"url\(|@import", text) == []
    assert re.findall(r"<h2>([^<]+)</h2><p>", text) == titles
    assert "<script>alert(1)</script> & $style" in reader.text
    for one in found.players:
        assert one.player in reader.text


def test_the_marks_of_an_axis_differ() -> None:
    found, done = played("simple", "random", edition="odyssey-party", seats=6)
    plots = re.findall(r"(?s)<figure.*?</figure>", page(found, paces(done.latency)))
    for plot, title in zip(plots, ("Who is better", "Points a game"), strict=False):
        assert title in plot
        marks = re.findall(r"<text[^>]*>([\d.]+)<", plot)
        assert len(marks) > 2
        assert len(set(marks)) == len(marks)


def test_one_deal_is_told_without_intervals_and_a_deal_that_is_not_whole_is_named() -> None:
    found, done = played("simple", "thing", seats=6)
    text = page(found, paces(done.latency))
    assert "The last deal was played from 2 of 6 seats; --games 12 plays it from all." in text
    one = report(found.setup, Contest(records=done.records[:6], latency=()))
    assert one.deals == 1
    text = page(one, ())
    assert "1 deal" in text
    assert "Intervals need more than one deal" in text
    assert " to " not in "".join(re.findall(r"<(?:td|title)>.*?</(?:td|title)>", text))


def test_one_player_alone_has_a_page_without_ratings() -> None:
    found, done = played("thing")
    text = page(found, paces(done.latency))
    assert "Who is better" not in text
    assert "As storyteller" in text


def test_a_plot_shows_every_value_in_its_place() -> None:
    names = ["first", "second", "a.very.long.module.name:Player"]
    values = {name: Bar(at + 1, at + 0.5, at + 1.5) for at, name in enumerate(names[:2])}
    drawing = ET.fromstring(intervals(names, [values, {names[0]: Bar(3, 3, 3)}], lambda value: f"{value:.1f}"))
    space = "{http://www.w3.org/2000/svg}"
    dots = [(float(one.get("cx", 0)), float(one.get("cy", 0))) for one in drawing.iter(f"{space}circle")]
    assert len(dots) == 3
    (first_x, first_y), (second_x, second_y), (other_x, other_y) = dots
    assert first_x < second_x < other_x
    assert first_y < other_y < second_y
    told = {one.text for one in drawing.iter(f"{space}title")}
    assert told == {"first: 1.0 (0.5 to 1.5)", "second: 2.0 (1.5 to 2.5)", "first: 3.0"}
    written = [one.text for one in drawing.iter(f"{space}text")]
    assert written[:2] == ["first", "second"]
    assert written[2] == "…ng.module.name:Player"
    parts = [{"first": 0.25, "second": 0.5}, {"first": 0.75}]
    bars = ET.fromstring(shares(names[:2], parts, lambda value: f"{value:.0%}"))
    widths = {
        one.findtext(f"{space}title"): float(one[0].get("width", 0))
        for one in bars.iter(f"{space}g")
        if one.get("class") == "bar"
    }
    assert widths["first: 75%"] == pytest.approx(3 * widths["first: 25%"])
    assert widths["second: 50%"] == pytest.approx(2 * widths["first: 25%"])
