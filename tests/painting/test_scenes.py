"""The scenes: each renders, twice the same; their briefs keep the set's quotas so far."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path  # noqa: TC003 - pytest reads annotations

import numpy as np
import pytest
from numpy.typing import NDArray  # noqa: TC002 - a function's annotation
from PIL import Image

from moonhare import painting
from moonhare.painting.__main__ import main
from moonhare.painting.brief import Brief  # noqa: TC001 - a module's annotation
from moonhare.painting.palettes import PALETTES

CARDS = painting.card_ids()
BRIEFS: dict[str, Brief] = {card: painting.brief_of(card) for card in CARDS}
TINY = 0.12
"""Pixels a card unit: enough to run every line of a scene, and quick."""

DAY = {"morning", "noon", "afternoon", "overcast"}


@cache
def tiny(card: str) -> NDArray[np.uint8]:
    return painting.render(card, TINY)


@pytest.mark.parametrize("card", CARDS)
def test_a_scene_renders_at_a_tiny_scale(card: str) -> None:
    image = tiny(card)
    assert image.shape == (144, 96, 3)
    grey = image.mean(-1)
    assert grey.std() > 18, "a card has lights and darks"
    assert np.percentile(grey, 99) > 150, "a card has a bright spot"


@pytest.mark.parametrize("card", CARDS[:3])
def test_a_scene_renders_the_same_bytes_twice(card: str) -> None:
    assert painting.render(card, TINY).tobytes() == tiny(card).tobytes()


def test_no_two_scenes_look_alike_from_afar() -> None:
    grids = {}
    for card in CARDS:
        image = Image.fromarray(tiny(card)).resize((6, 9), Image.Resampling.BOX)
        grids[card] = np.asarray(image, float)
    for i, a in enumerate(CARDS):
        for b in CARDS[i + 1 :]:
            assert np.abs(grids[a] - grids[b]).mean() > 14, f"{a} and {b} are near twins"


@pytest.mark.parametrize("card", CARDS)
def test_a_brief_is_whole(card: str) -> None:
    brief = BRIEFS[card]
    assert brief.palette in PALETTES
    assert 2 <= len(set(brief.symbols)) <= 4
    assert len(set(brief.readings)) >= 3
    assert brief.hidden
    assert ("moon" in brief.symbols) == (brief.time == "night moon")
    assert card == brief.title.lower().replace("'", "").replace(" ", "-"), "the module is named like the card"


def test_heroes_and_ideas_are_not_repeated() -> None:
    heroes = Counter(b.hero.lower() for b in BRIEFS.values())
    places = Counter((b.idea, b.place.split(",")[0]) for b in BRIEFS.values())
    looks = Counter((b.palette, b.composition) for b in BRIEFS.values())
    for tally in (heroes, places, looks):
        assert not [x for x, n in tally.items() if n > 1]


def test_ideas_palettes_compositions_and_symbols_keep_their_quotas() -> None:
    for field, most in (("idea", 7), ("palette", 7), ("composition", 9)):
        tally = Counter(getattr(b, field) for b in BRIEFS.values())
        assert max(tally.values()) <= most, field
    symbols = Counter(s for b in BRIEFS.values() for s in b.symbols)
    assert max(symbols.values()) <= 6


def test_nights_moons_and_people_keep_their_quotas() -> None:
    times = Counter(b.time for b in BRIEFS.values())
    assert times["night moon"] <= 10
    if len(BRIEFS) >= 12:
        nights = times["night"] + times["night moon"]
        assert nights * 3 <= len(BRIEFS)
        assert sum(b.person for b in BRIEFS.values()) * 2 <= len(BRIEFS) + 1
    if len(BRIEFS) >= 84:
        assert sum(b.time in DAY for b in BRIEFS.values()) >= 30


def test_an_unknown_card_is_refused_by_name() -> None:
    with pytest.raises(KeyError, match="no-such-card"):
        painting.render("no-such-card", 0.1)


def test_export_writes_both_sizes(tmp_path: Path) -> None:
    done = painting.export(
        painting.Painted(card=CARDS[0], image=np.full((1200, 800, 3), 120, np.uint8), seconds=1.0), tmp_path / "new"
    )
    with Image.open(done.large) as large, Image.open(done.small) as small:
        assert large.size == (800, 1200)
        assert small.size == (400, 600)
        assert large.format == small.format == "WEBP"


def test_painting_side_by_side_gives_the_same_as_one_after_the_other() -> None:
    wanted = ("back", "cover")
    together = list(painting.painted(wanted, jobs=2))
    assert [each.card for each in together] == list(wanted)
    assert all(each.seconds > 0 for each in together)
    assert np.array_equal(together[0].image, painting.render("back"))


def test_the_painter_s_command_writes_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main([CARDS[0], "--scale", "0.1", "--out", str(tmp_path), "--hand", "--crop", "0,0,400,400", "--flat", "4"])
        == 0
    )
    assert {p.name for p in tmp_path.iterdir()} == {
        f"{CARDS[0]}{tail}.png" for tail in ("", "-hand", "-crop", "-values")
    }
    assert CARDS[0] in capsys.readouterr().out
