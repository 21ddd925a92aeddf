"""The lock: every picture is what its sources say; where one is not, it is named, with the command that mends it."""

import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from art import easel, lock, sources
from art.encoding import encoded
from art.likeness import BOUND
from art.rounding import mark
from art.shipping import compare, pictures, ship
from moonhare.decks.loading import BUNDLED_FOLDER
from tests.project.tree import listed

LOCK = lock.read().pictures
CARD = "overdue"


def test_every_picture_is_what_its_sources_say() -> None:
    found = lock.differences()
    assert not found, f"{found}: `python -m art paint` paints these anew and notes them"
    assert list(LOCK) == sorted(easel.names())


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", easel.names())
def test_a_picture_painted_anew_has_the_bytes_that_are_locked(name: str) -> None:
    (painted,) = easel.painted((name,))
    found = compare(painted)
    assert found is not None
    # Another machine than the one that painted it rounds otherwise, and nobody sees it.
    assert found.same if mark() == LOCK[name].rounding else found.difference <= BOUND


@pytest.fixture
def own(tmp_path: Path) -> tuple[Path, Path]:
    """The sets and a lock of one's own."""
    for of in easel.SETS:
        shutil.copytree(BUNDLED_FOLDER / of, tmp_path / of)
    shutil.copy(lock.FILE, tmp_path / "lock.json")
    return tmp_path, tmp_path / "lock.json"


def altered(file: Path, name: str, **entry: Any) -> None:
    raw = json.loads(file.read_bytes())
    raw["pictures"][name] |= entry
    file.write_text(json.dumps(raw))


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ({"sources": "0" * 64}, "its sources have changed since it was painted"),
        ({"large": "0" * 64}, "the set holds another picture than was painted"),
        ({"libraries": lock.pinned() | {"numpy": "1.0"}}, "painted with numpy 1.0, where "),
    ],
)
def test_what_differs_is_named_with_its_reason(entry: dict[str, Any], reason: str, own: tuple[Path, Path]) -> None:
    altered(own[1], CARD, **entry)
    found = lock.differences(*own)
    assert list(found) == [CARD]
    assert found[CARD].startswith(reason)


def test_a_file_that_was_altered_or_a_picture_that_was_never_painted_is_named(own: tuple[Path, Path]) -> None:
    folder, file = own
    (folder / "small-hours" / pictures(folder)["back"].small.name).write_bytes(b"another picture")
    raw = json.loads(file.read_bytes())
    del raw["pictures"][CARD]
    file.write_text(json.dumps(raw))
    found = lock.differences(folder, file)
    assert found[CARD] == "not painted yet"
    assert "SHA-256" in found["back"]
    assert len(found) == 2


def test_a_picture_that_is_painted_and_shipped_is_noted_with_all_that_made_it(own: tuple[Path, Path]) -> None:
    folder, file = own
    altered(file, CARD, sources="0" * 64, rounding="")
    image = np.random.default_rng(1).integers(0, 255, (1200, 800, 3), np.uint8, endpoint=True) // 9
    painted = easel.Painted(name=CARD, image=image, seconds=1.0, sources=sources.digest(easel.module_of(CARD)))
    lock.note(painted, ship(painted, folder).files, file)
    assert lock.differences(folder, file) == {}
    entry = lock.read(file).pictures[CARD]
    assert entry.rounding == mark()
    assert entry.small != LOCK[CARD].small
    # A line for each picture: only its own has changed.
    lines = file.read_text().splitlines()
    assert len(lines) == len(LOCK) + 2
    assert len(set(lines) - set(lock.FILE.read_text().splitlines())) == 1


def test_the_libraries_are_those_that_paint_and_the_one_that_writes_the_files() -> None:
    assert set(lock.LIBRARIES) == listed("painting") | {"pillow"}
    assert encoded.__module__ in sources.MAKING
