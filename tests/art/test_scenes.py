"""The scenes: what their briefs promise, that they paint, and that no two pictures of the set look alike."""

import ast
import re
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from PIL import Image

from art import easel
from art.brief import Brief
from art.painting import picture
from art.painting.palettes import PALETTES
from art.shipping import facts
from moonhare.decks import load_set
from moonhare.decks.loading import BUNDLED_FOLDER
from tests.project.tree import ROOT

SET_FOLDER = BUNDLED_FOLDER / "small-hours"
CARDS = easel.card_ids("small-hours")
SHIPPED = {card.id: card for card in load_set(SET_FOLDER).manifest.cards}
HANDFUL = ("weather-front", "rush-hour", "small-craft", "back")
TINY = 0.12
"""Pixels a card unit: enough to run every line of a scene, and quick."""
MOST_PLACES = 16
"""More in one list are a shape that nobody can read; each stretch of it (a brow, a hem) has a name instead."""
BARE = (ast.Constant, ast.UnaryOp)


@pytest.mark.parametrize("name", HANDFUL)
def test_a_scene_renders_at_a_tiny_scale_twice_the_same_bytes(name: str) -> None:
    image = easel.render(name, TINY)
    assert image.shape == (144, 96, 3)
    assert image.tobytes() == easel.render(name, TINY).tobytes()


def test_the_document_s_own_scene_paints() -> None:
    document = (ROOT / "docs/painting.md").read_text("utf-8")
    (scene,) = (each for each in re.findall(r"(?ms)^```python\n(.*?)^```$", document) if "BRIEF" in each)
    module: Any = ModuleType("left_behind")
    exec(compile(scene, "docs/painting.md", "exec"), vars(module))
    assert picture.render("left-behind", module, TINY).std() > 18


def test_painting_side_by_side_gives_the_same_as_one_after_the_other() -> None:
    together = list(easel.painted(easel.PARTS, jobs=2, scale=TINY))
    assert [each.name for each in together] == list(easel.PARTS)
    assert all(each.seconds > 0 for each in together)
    assert np.array_equal(together[0].image, easel.render("back", TINY))


def test_a_card_has_lights_and_darks_and_a_bright_spot() -> None:
    for card in SHIPPED.values():
        grey = np.asarray(Image.open(SET_FOLDER / card.files.small.name).convert("L"), float)
        assert grey.std() > 18, card.id
        assert np.percentile(grey, 99) > 150, card.id


def test_no_two_cards_look_alike_from_afar() -> None:
    grids = {}
    for card in SHIPPED.values():
        image = Image.open(SET_FOLDER / card.files.small.name).convert("RGB")
        grids[card.id] = np.asarray(image.resize((6, 9), Image.Resampling.BOX), float)
    names = sorted(grids)
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            assert np.abs(grids[a] - grids[b]).mean() > 14, f"{a} and {b} are near twins"


def brief_of(card: str) -> Brief:
    brief = easel.brief_of(card)
    assert brief is not None
    return brief


@pytest.mark.parametrize("card", CARDS)
def test_a_brief_is_whole(card: str) -> None:
    brief = brief_of(card)
    assert brief.palette in PALETTES
    assert 2 <= len(set(brief.symbols)) <= 4
    assert len(set(brief.readings)) >= 3
    assert brief.hidden
    assert ("moon" in brief.symbols) == (brief.time == "night moon")
    assert card == brief.title.lower().replace("'", "").replace(" ", "-"), "the folder is named like the card"


def test_the_set_has_the_scenes_cards_with_the_facts_of_their_briefs() -> None:
    assert sorted(SHIPPED) == list(CARDS)
    for name, card in SHIPPED.items():
        assert card.brief is not None
        told = facts(brief_of(name))
        assert {field: getattr(card.brief, field) for field in told} == told | {"symbols": tuple(told["symbols"])}


def long_outlines(text: str) -> list[int]:
    """Give the lines where a list of more than `MOST_PLACES` bare places begins."""

    def is_place(part: ast.expr) -> bool:
        return isinstance(part, ast.Tuple) and bool(part.elts) and isinstance(part.elts[0], BARE)

    lists = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.List | ast.Tuple))
    return [each.lineno for each in lists if sum(map(is_place, each.elts)) > MOST_PLACES]


# Cut paper types its outlines as text; a list of places there is a crowd's.
@pytest.mark.parametrize("card", [name for name in easel.names() if easel.set_of(name) == "small-hours"])
def test_the_stretches_of_a_long_outline_have_names(card: str) -> None:
    folder = ROOT.joinpath(*easel.module_of(card).split("."))
    found = {path.name: long_outlines(path.read_text("utf-8")) for path in folder.glob("*.py")}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_long_outline_would_be_noticed() -> None:
    places = ", ".join(f"({n}, -{n}.5)" for n in range(MOST_PLACES + 1))
    assert long_outlines(f"BACK = [{places}]") == [1]
    assert long_outlines(f"BACK = [{places.partition('), ')[2]}]") == []


def test_an_unknown_picture_is_refused_by_name() -> None:
    with pytest.raises(KeyError, match="no-such-card"):
        easel.render("no-such-card", TINY)
