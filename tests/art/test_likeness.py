"""Repainted cards: the same bytes on the same machine, no difference to the eye on another one."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image

from art import easel
from art.likeness import BOUND, difference
from art.rounding import mark
from art.shipping import Compared, compare
from moonhare.decks import load_set
from moonhare.decks.loading import BUNDLED_FOLDER
from moonhare.decks.manifest import PictureFile

SET_FOLDER = BUNDLED_FOLDER / "small-hours"
# Other instructions round otherwise, as another processor does; NumPy and OpenCV read these when they start.
ELSEWHERE = os.environ | {
    "NPY_DISABLE_CPU_FEATURES": "X86_V3 X86_V4 AVX512_ICL AVX512_SPR",
    "OPENCV_CPU_DISABLE": "AVX512-SKX,AVX2,FP16,AVX,SSE4.2",
    "OPENCV_IPP": "disabled",
}


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
        return compare(easel.Painted(name=name, image=picture, seconds=0.0, sources=""))

    # What was saved once and is saved again loses a little, and nobody sees it.
    own, other = held("weather-front"), held("overdue")
    assert own is not None
    assert other is not None
    assert (own.same, own.alike) == (False, True)
    assert not other.alike
    assert held("no-such-card") is None


def elsewhere(*command: str) -> str:
    """Run Python as another machine would, and give what it prints."""
    done = subprocess.run([sys.executable, *command], check=False, capture_output=True, text=True, env=ELSEWHERE)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_another_machine_paints_the_same_bytes_only_where_its_mark_is_the_same(tmp_path: Path) -> None:
    elsewhere("-m", "art", "look", "back", "--scale", "0.2", "--out", str(tmp_path))
    here, there = easel.render("back", 0.2), np.asarray(Image.open(tmp_path / "back.png"))
    other = elsewhere("-c", "from art.rounding import mark; print(mark())").strip()
    assert mark() == mark()
    assert (mark() == other) == (here.tobytes() == there.tobytes())
    assert difference(here, there) < BOUND


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("card", ["weather-front", "overdue", "bucket-list"])
def test_another_machine_paints_what_looks_the_same(card: str) -> None:
    told = elsewhere("-m", "art", "check", card)
    assert told.startswith((f"{card}  alike: ", f"{card}  the same bytes"))
