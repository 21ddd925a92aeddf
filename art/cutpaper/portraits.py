"""A sheet of heads: every shape, nose, eye, mouth, brow, cut, hat, beard, mark, age and feeling with its name."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import cv2
import numpy as np
from numpy.typing import NDArray

from art.cutpaper.beards import BEARDS
from art.cutpaper.faces import BROWS, EYES, FEELINGS, LIPS, NOSES, PLANES, SHAPES, Face, feel
from art.cutpaper.haircuts import CUTS
from art.cutpaper.hats import HATS
from art.cutpaper.heads import Head
from art.cutpaper.samples import sample
from art.cutpaper.sheet import Sheet
from art.cutpaper.skin import Skin
from art.cutpaper.worn import GLASSES, JEWELS, MARKS

SKINS: Final = tuple(
    Skin(base, shade, "#2d1f2c", lip=lip, blush=blush)
    for base, shade, lip, blush in (
        ("#e2bfa6", "#bd8b79", "#a8584f", "#d59a86"),
        ("#a06d54", "#74493c", "#7a3a38", None),
        ("#70493e", "#4a2e31", "#5a2a30", None),
        ("#c59676", "#976754", "#96504a", "#bb836a"),
        ("#ecd0bb", "#cb9f8e", "#b8645c", "#e0a898"),
    )
)
"""Five skins to begin with; a card's own follow its palette."""
_HAIR: Final = ("#2b2029", "#6b3d35", "#b98a4a", "#1d1a20", "#9c4a2c")
_GREY: Final = ("#d9d0bd", "#8e8a86")
_HATS: Final = (("#47293f", "#d9b552"), ("#b9553f", "#efe7d8"), ("#3d5a6b", "#c9803f"), ("#d9b552", "#47293f"))
_YEARS: Final = (0, 1, 2, 4, 6, 8, 11, 14, 17, 22, 30, 40, 50, 60, 68, 76, 84, 93)


def _somebody(i: int, **told: Any) -> Face:
    """Somebody who differs from the ones before and after, but for what is told."""
    age = told.setdefault("age", (34, 52, 23, 41)[i % 4])
    child = age < 11
    one: dict[str, Any] = {
        "shape": "round" if age < 5 else tuple(SHAPES)[i * 5 % 12],
        "nose": "button" if child else NOSES[i * 4 % 9],
        "eyes": "dot" if age < 3 else EYES[i * 3 % 7],
        "lips": "bow" if child else LIPS[i * 2 % 9],
        "brow": "thin" if child else BROWS[i * 3 % 7],
        "plane": "none" if child else PLANES[i * 2 % 5],
        "hair": "wisps" if age < 2 else tuple(CUTS)[(i * 7 + 3) % len(CUTS)],
        "ink": _GREY[i % 2] if age > 57 else _HAIR[i % 5],
        "hat_inks": _HATS[i % 4],
    }
    return Face(SKINS[i * 2 % 5], **(one | told))


def _lay(**told: Callable[[str], Any]) -> Callable[[Sheet, float, float, str, int], None]:
    """Return what lays a head of which something is made of its name."""

    def lay(card: Sheet, x: float, y: float, name: str, i: int) -> None:
        face = _somebody(i, **{field: make(name) for field, make in told.items()})
        Head(card, face, x, y - 100, 74, turn=(0.0, 0.45, -0.4)[i % 3]).draw()

    return lay


def _from(view: Any) -> Callable[[Sheet, float, float, str, int], None]:
    def lay(card: Sheet, x: float, y: float, name: str, i: int) -> None:
        face = _somebody(i, hair=name) if name in CUTS else _somebody(i, hat=name) if name in HATS else None
        if face is None:
            face = _somebody(i, nose=name, hair="drawn_back")
        Head(card, face, x, y - 100, 74, turn=1 if i % 2 else -1, view=view).draw()

    return lay


def portraits() -> NDArray[np.uint8]:
    """Return the whole sheet, uint8 RGB."""
    cuts, hats = tuple(CUTS), tuple(HATS)
    moods = tuple(FEELINGS)
    parts = [
        sample("feel", moods, _lay(feels=feel)),
        sample("age", [str(years) for years in _YEARS], _lay(age=float)),
        sample("shape", tuple(SHAPES), _lay(shape=str, hair=lambda _: "drawn_back")),
        sample("nose", NOSES, _lay(nose=str)),
        sample("nose, view=side", NOSES, _from("side")),
        sample("eyes", EYES, _lay(eyes=str)),
        sample("lips", LIPS, _lay(lips=str)),
        sample("brow", BROWS, _lay(brow=str, hair=lambda _: "drawn_back")),
        sample("plane", PLANES, _lay(plane=str, hair=lambda _: "crop")),
        sample("hair", cuts, _lay(hair=str)),
        sample("hair, view=side", cuts, _from("side")),
        sample("hair, view=back", cuts, _from("back")),
        sample("hair, view=lost", cuts, _from("lost")),
        sample("hat", hats, _lay(hat=str)),
        sample("hat, view=side", hats, _from("side")),
        sample("beard", tuple(BEARDS), _lay(beard=str, hair=lambda _: "parted")),
        sample("wear", (*GLASSES, *MARKS, *JEWELS), _lay(wear=lambda name: (name,), hair=lambda _: "drawn_back")),
    ]
    return np.vstack(parts)


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.write_bytes(cv2.imencode(target.suffix, portraits()[..., ::-1])[1].tobytes())
