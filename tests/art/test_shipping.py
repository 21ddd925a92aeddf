"""Finished pictures get into a set, and nothing else in it changes."""

import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from art.brief import Brief
from art.encoding import encoded
from art.shipping import facts, place
from moonhare.decks import load_set

BRIEF = Brief(
    title="Left Behind",
    hero="a red boat lying on a dune",
    idea="missing",
    place="desert, dunes",
    palette="desert ochre",
    composition="low-horizon giant",
    time="afternoon",
    symbols=("boat", "dune"),
    hidden="a crab under the rudder",
    readings=("patience", "thirst", "holiday"),
)


def picture(shade: int) -> NDArray[np.uint8]:
    ramp = np.linspace(shade, 255, 1200, dtype=np.uint8)[:, None, None]
    return np.broadcast_to(ramp, (1200, 800, 3)).copy()


def raw_of(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "set.json").read_bytes())
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    raw = {
        "format": 1,
        "id": "small",
        "title": {"en": "Small"},
        "author": "Ana",
        "licence": "CC-BY-SA-4.0",
        "languages": ["en"],
        "cards": [],
    }
    (tmp_path / "set.json").write_text(json.dumps(raw))
    place("left-behind", picture(0), tmp_path, BRIEF)
    return tmp_path


def test_a_new_card_makes_a_whole_set_with_its_brief_but_no_words(folder: Path) -> None:
    (card,) = load_set(folder).manifest.cards
    assert card.id == "left-behind"
    assert card.texts == {}
    assert card.brief is not None
    assert (card.brief.hero, card.brief.time_of_day) == (BRIEF.hero, "afternoon")
    assert BRIEF.hidden not in (folder / "set.json").read_text()
    assert len(list(folder.glob("*.webp"))) == 2


def test_repainting_changes_files_and_hashes_and_no_word(folder: Path) -> None:
    raw = raw_of(folder)
    words = {"en": {"title": "Være", "description": "Łódź.", "phrases": ["Any day now"]}}
    raw["cards"][0] |= {"texts": words, "concepts": {"waiting": 0.7}}
    (folder / "set.json").write_text(json.dumps(raw))
    before = {path.name for path in folder.glob("*.webp")}
    assert place("left-behind", picture(90), folder, BRIEF).changed
    after = raw_of(folder)
    assert after["cards"][0].pop("files") != raw["cards"][0].pop("files")
    assert after == raw
    load_set(folder)
    now = {path.name for path in folder.glob("*.webp")}
    assert len(now) == 2
    assert not now & before, "what nothing names is taken away"


def test_the_same_picture_again_changes_nothing(folder: Path) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    shipped = place("left-behind", picture(0), folder, BRIEF)
    assert not shipped.changed
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    assert shipped.bytes == sum(len(data) for name, data in before.items() if name.endswith(".webp"))


def test_a_back_stands_beside_the_cards_and_new_cards_are_sorted_in(folder: Path) -> None:
    place("back", picture(40), folder, None)
    place("a-card", picture(60), folder, BRIEF)
    manifest = load_set(folder).manifest
    assert [card.id for card in manifest.cards] == ["a-card", "left-behind"]
    assert manifest.back is not None
    assert len(list(folder.glob("*.webp"))) == 6


def test_a_picture_full_of_small_things_is_saved_more_coarsely() -> None:
    busy = np.random.default_rng(1).normal(128, 12, (1200, 800, 3)).clip(0, 255).astype(np.uint8)
    best = io.BytesIO()
    Image.fromarray(busy).save(best, "WEBP", quality=77, method=6)
    large, small = encoded(busy)
    assert len(large) < len(best.getvalue())
    for data, size in ((large, (800, 1200)), (small, (400, 600))):
        with Image.open(io.BytesIO(data)) as opened:
            assert (opened.format, opened.size) == ("WEBP", size)


def test_facts_keep_the_hidden_detail_and_the_readings_back() -> None:
    told = json.dumps(facts(BRIEF))
    assert "crab" not in told
    assert "thirst" not in told
