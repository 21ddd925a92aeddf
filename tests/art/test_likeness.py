"""Repainted cards: the same bytes on the same machine, no difference to the eye on another one."""

import os
import subprocess
import sys

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from art import easel
from art.likeness import BOUND, difference
from art.shipping import SET_FOLDER, Compared, compare
from moonhare.decks import load_set
from moonhare.decks.manifest import PictureFile

# Other instructions round otherwise, as another processor does; NumPy and OpenCV read these when they start.
ELSEWHERE = {
    "NPY_DISABLE_CPU_FEATURES": "AVX2 FMA3 AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL",
    "OPENCV_CPU_DISABLE": "AVX512-SKX,AVX2,FP16,AVX,SSE4.2",
    "OPENCV_IPP": "disabled",
}
CARDS = ("weather-front", "overdue", "bucket-list")


@pytest.fixture
def picture() -> NDArray[np.uint8]:
    (first,) = (file for where, file in _pictures() if where == "card weather-front" and file.width == 800)
    return np.asarray(Image.open(SET_FOLDER / first.name).convert("RGB"))


def _pictures() -> tuple[tuple[str, PictureFile], ...]:
    return load_set(SET_FOLDER).manifest.pictures


def test_grain_that_fell_otherwise_is_no_difference_and_a_thing_that_is_missing_is(picture: NDArray[np.uint8]) -> None:
    assert difference(picture, picture) == 0
    grain = np.random.default_rng(3).normal(0, 6, picture.shape)
    assert difference(picture, np.clip(picture + grain, 0, 255).astype(np.uint8)) < BOUND / 2
    changed = picture.copy()
    changed[600:660, 400:460] = 255 - changed[600:660, 400:460]
    assert difference(picture, changed) > BOUND


def test_a_picture_is_held_against_the_set_s_own(picture: NDArray[np.uint8]) -> None:
    def held(name: str) -> Compared | None:
        return compare(easel.Painted(name=name, image=picture, seconds=0.0))

    # What was saved once and is saved again loses a little, and nobody sees it.
    own, other = held("weather-front"), held("overdue")
    assert own is not None
    assert other is not None
    assert (own.same, own.alike) == (False, True)
    assert not other.alike
    assert held("no-such-card") is None


@pytest.mark.parametrize("card", [CARDS[0], *(pytest.param(card, marks=pytest.mark.long) for card in CARDS[1:])])
def test_another_machine_paints_what_looks_the_same(card: str) -> None:
    command = [sys.executable, "-m", "art", "check", card]
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=os.environ | ELSEWHERE)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.startswith((f"{card}  alike: ", f"{card}  the same bytes"))


@pytest.mark.long
@pytest.mark.parametrize("card", CARDS)
def test_this_machine_paints_the_same_bytes_again(card: str) -> None:
    one, two = (easel.render(card) for _ in range(2))
    assert one.tobytes() == two.tobytes()
