"""The light of the sets: not every picture stands under one lamp."""

from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from art.likeness import corner_light, luminance
from moonhare.decks import Card, load_set
from moonhare.decks.loading import BUNDLED_FOLDER

SETS = ("small-hours", "houseguests")
VIGNETTE = 0.6
"""Corners darker than this share of the middle are a vignette (`corner_light`)."""
MOST_VIGNETTES = 40
LEAST_HIGH_KEYS = 12
HIGH_KEY = 0.45
"""Mean luminance from which on a picture is high-key."""


def dealt(set_id: str) -> Iterator[tuple[Card, NDArray[np.uint8]]]:
    folder = BUNDLED_FOLDER / set_id
    for card in load_set(folder, bundled=True).manifest.dealt:
        yield card, np.asarray(Image.open(folder / card.files.small.name).convert("RGB"))


@pytest.mark.parametrize("set_id", SETS)
def test_at_most_half_of_a_set_stands_under_one_lamp(set_id: str) -> None:
    lights = {card.id: corner_light(picture) for card, picture in dealt(set_id)}
    assert sum(light < VIGNETTE for light in lights.values()) <= MOST_VIGNETTES, sorted(lights, key=lights.__getitem__)


@pytest.mark.parametrize("set_id", SETS)
def test_a_set_has_high_keys_with_light_corners(set_id: str) -> None:
    pictures = [picture for _, picture in dealt(set_id)]
    light = [each for each in pictures if corner_light(each) >= VIGNETTE and luminance(each).mean() >= HIGH_KEY]
    assert len(light) >= LEAST_HIGH_KEYS


def test_a_lamp_in_the_middle_would_be_noticed() -> None:
    even = np.full((600, 400, 3), 200, np.uint8)
    assert corner_light(even) == pytest.approx(1)
    lit = np.full((600, 400, 3), 40, np.uint8)
    lit[150:450, 100:300] = 220
    assert corner_light(lit) < 0.1
