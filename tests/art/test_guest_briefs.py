"""The briefs of Houseguests: each is whole, no two are alike, and the 84 together are as varied as was promised."""

import math
import re
from collections import Counter
from functools import cache
from importlib import import_module
from itertools import combinations
from typing import get_args

import pytest

from art import easel, guest_brief
from art.guest_brief import GuestBrief
from art.painting.colour import lab
from tests.project.tree import ROOT

FOLDER = ROOT / "art/scenes/houseguests"
CARDS = tuple(sorted(path.parent.name for path in FOLDER.glob("*/brief.py")))
WHOLE = 84
PAINTERS = get_args(guest_brief.Painter)
TOO_COMMON = re.compile(r"\b(gulls?|rowing boats?|lit cottages?|lighthouse|confetti|fireflies|knife|gun|blood)\b")


@cache
def brief_of(card: str) -> GuestBrief:
    brief: GuestBrief = import_module(f"art.scenes.houseguests.{card}.brief").BRIEF
    return brief


def briefs() -> dict[str, GuestBrief]:
    return {card: brief_of(card) for card in CARDS}


def words(text: str) -> frozenset[str]:
    """Give the words that carry something: of four letters and more."""
    return frozenset(word for word in re.findall(r"[a-zà-ž]{4,}", text.lower()) if word not in {"with", "that", "from"})


def alike(a: str, b: str) -> float:
    one, other = words(a), words(b)
    return len(one & other) / max(1, len(one | other))


def lightness(ink: str) -> float:
    return float(lab(ink)[0])


def chroma(ink: str) -> float:
    _, a, b = (float(part) for part in lab(ink))
    return math.hypot(a, b)


def keeps_its_palette(brief: GuestBrief) -> bool:
    """Say whether the inks are what the palette's name promises."""
    inks = [ink for _, ink in brief.inks]
    light = [lightness(ink) for ink in inks]
    strong = sorted((chroma(ink) for ink in inks), reverse=True)
    match brief.palette:
        case "high-key":
            return sum(each > 0.76 for each in light) * 2 >= len(inks) and light[0] > 0.8
        case "night":
            return sum(each < 0.5 for each in light) >= 3 and light[0] < 0.4
        case "near-monochrome":
            return strong[1] < 0.06
        case "one loud":
            return strong[0] > 0.14 and strong[1] < strong[0] - 0.05
        case "pastel":
            return sum(each > 0.66 for each in light) >= len(inks) - 3 and strong[1] > 0.03
        case "dirty":
            return strong[0] < 0.15 and sum(each > 0.9 for each in light) == 0


@pytest.mark.parametrize("card", CARDS)
def test_a_brief_is_whole(card: str) -> None:
    brief = brief_of(card)
    slug = re.sub(r"[^a-z0-9 ]", "", brief.title.lower()).replace(" ", "_")
    assert card == slug, "the folder is named like the card"
    assert all(value for value in (brief.hero, brief.layout, brief.seen, brief.ground, brief.hidden, brief.avoid))
    assert "," in brief.place
    assert len(brief.seen) > 350 or brief.painter == "study", "not concrete enough to paint"
    assert len(re.findall(r"\d", brief.seen)) >= 6, "nothing says where things stand"
    assert brief.people
    assert 2 <= len(set(brief.things)) == len(brief.things) <= 5
    assert 5 <= len(brief.inks) <= 8
    assert all(re.fullmatch(r"#[0-9a-f]{6}", ink) for _, ink in brief.inks)
    assert keeps_its_palette(brief), f"these inks are not {brief.palette}"
    for field, allowed in (("mood", "Mood"), ("view", "View"), ("palette", "Palette"), ("edges", "Edges")):
        assert getattr(brief, field) in get_args(getattr(guest_brief, allowed))
    assert brief.painter in PAINTERS


@pytest.mark.parametrize("card", CARDS)
def test_a_card_bears_ten_clues_that_differ(card: str) -> None:
    clues = [getattr(brief_of(card).clues, kind) for kind in guest_brief.Clues.__struct_fields__]
    assert len(clues) == len({clue.lower() for clue in clues}) == 10
    assert all(alike(a, b) < 0.4 for a, b in combinations(clues, 2))
    assert all(alike(clue, brief_of(card).title) < 1 for clue in clues)


@pytest.mark.parametrize("card", CARDS)
def test_the_two_incidents_are_two(card: str) -> None:
    one, other = brief_of(card).incidents
    assert one.wants
    assert other.wants
    assert alike(one.happens, other.happens) < 0.3


@pytest.mark.parametrize("card", CARDS)
def test_what_everybody_has_seen_stays_away(card: str) -> None:
    brief = brief_of(card)
    shown = " ".join((brief.hero, brief.seen, brief.hidden, *brief.things, *(each.happens for each in brief.incidents)))
    assert TOO_COMMON.findall(shown.lower()) == []


def test_no_two_briefs_are_alike() -> None:
    together = briefs()
    assert len({brief.title for brief in together.values()}) == len(together)
    for (a, one), (b, other) in combinations(together.items(), 2):
        assert alike(one.hero, other.hero) < 0.34, (a, b)
        assert alike(one.layout, other.layout) < 0.34, (a, b)
        assert one.place != other.place, (a, b)
        assert alike(one.place, other.place) < 0.75, (a, b)


def test_nothing_comes_again_from_the_first_set() -> None:
    first = {card: older for card in easel.card_ids("small-hours") if (older := easel.brief_of(card))}
    assert first
    for card, brief in briefs().items():
        for older in first.values():
            assert brief.title.lower().rstrip("?") != older.title.lower(), card
            assert alike(brief.hero, older.hero) < 0.34, (card, older.title)
            assert brief.place != older.place, card
            assert alike(brief.layout, older.hero) < 0.34, (card, older.title)


def test_no_clue_and_no_telling_thing_comes_too_often() -> None:
    things = Counter(thing for brief in briefs().values() for thing in brief.things)
    assert [thing for thing, often in things.items() if often > 3] == []
    titles = Counter(brief.clues.title for brief in briefs().values())
    feelings = Counter(brief.clues.feeling for brief in briefs().values())
    proverbs = Counter(brief.clues.proverb for brief in briefs().values())
    assert [clue for clue, often in (titles + proverbs).items() if often > 1] == []
    assert [clue for clue, often in feelings.items() if often > 2] == []


def test_the_eighty_four_are_as_varied_as_promised() -> None:
    together = list(briefs().values())
    assert len(together) == WHOLE
    moods, views, palettes, edges, painters = (
        Counter(getattr(brief, field) for brief in together)
        for field in ("mood", "view", "palette", "edges", "painter")
    )
    assert moods["calm"] <= WHOLE / 3
    assert {mood: often for mood, often in moods.items() if often < 5 and mood != "calm"} == {}
    assert set(moods) == set(get_args(guest_brief.Mood))
    assert min(views[view] for view in get_args(guest_brief.View)) >= 9
    assert min(palettes[palette] for palette in get_args(guest_brief.Palette)) >= 10
    assert min(edges[edge] for edge in get_args(guest_brief.Edges)) >= 8
    assert painters == dict.fromkeys("ABCDEFGH", 10) | {"study": 4}
    for painter in "ABCDEFGH":
        share = [brief for brief in together if brief.painter == painter]
        for field, least in (("mood", 5), ("view", 6), ("palette", 5)):
            assert len({getattr(brief, field) for brief in share}) >= least, f"{painter}: too little {field}"
