"""A sheet of what there is: every hand, foot, pose, outfit, animal, thing and print with its name's place in a list."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import cv2
import numpy as np
from numpy.typing import NDArray

from art.cutpaper.animals import ANIMALS, animal
from art.cutpaper.bodies import Figure
from art.cutpaper.builds import BUILDS
from art.cutpaper.dress import OUTFITS, outfit
from art.cutpaper.faces import NOSES, Face
from art.cutpaper.feet import SHOES, shoe
from art.cutpaper.haircuts import CUTS
from art.cutpaper.hands import KINDS, hand, hands_together
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.prints import PRINTS, printed
from art.cutpaper.sheet import Ink, Sheet
from art.cutpaper.skin import Skin
from art.cutpaper.things import THINGS, thing

INKS: Final[tuple[Ink, ...]] = ("#988fa8", "#c9803f", "#b3bb92", "#47293f", "#3d5a6b", "#d9b552", "#b9553f")
_SKINS: Final = tuple(
    Skin(a, b, "#2d1f2c")
    for a, b in (("#e2bfa6", "#bd8b79"), ("#a06d54", "#74493c"), ("#70493e", "#4a2e31"), ("#c59676", "#976754"))
)
_WIDE: Final = 9
_CELL: Final = 250


def _person(card: Sheet, x: float, y: float, pose: str, dress: str, build: str, i: int) -> None:
    size = 20.0
    inks = INKS[i % 7], INKS[(i * 3 + 4) % 7], ("#efe7d8", INKS[(i + 3) % 7])[i % 4 == 3]
    who = Figure(card, x, y, size, pose, outfit(dress, *inks), _SKINS[i % 4], build)
    who.below()
    cuts = tuple(CUTS)
    face = Face(_SKINS[i % 4], BUILDS[build].age, hair=cuts[i * 7 % len(cuts)], eyes="dot", nose=NOSES[i % len(NOSES)])
    Head(card, face, **who.head).draw()
    who.above()


def _print(card: Sheet, x: float, y: float, name: str, i: int) -> None:
    cloth = card.paint(
        f"{x - 100:.0f},{y - 196:.0f}! {x + 98:.0f},{y - 200:.0f}! {x + 100:.0f},{y:.0f}! {x - 96:.0f},{y - 4:.0f}!",
        INKS[(i * 3 + 4) % 7],
        lift=4,
    )
    if cloth is not None:
        printed(card, cloth, name, "#efe7d8" if i % 3 else INKS[(i * 3 + 5) % 7], INKS[(i * 3 + 6) % 7], gap=44)


def sample(title: str, names: Sequence[str], lay: Callable[[Sheet, float, float, str, int], None]) -> NDArray[np.uint8]:
    """Return one part of the sheet (uint8 RGB): its title, and each thing over its name."""
    rows = -(-len(names) // _WIDE)
    card = Sheet(f"samples {title}", "#e6dfcf", _WIDE * _CELL, rows * _CELL + 60)
    for i, name in enumerate(names):
        lay(card, (i % _WIDE + 0.5) * _CELL, 60 + (i // _WIDE + 1) * _CELL - 34, name, i)
    picture = np.ascontiguousarray(card.finish())
    cv2.putText(picture, title, (16, 40), cv2.FONT_HERSHEY_SIMPLEX, 1.1, (60, 40, 50), 2, cv2.LINE_AA)
    for i, name in enumerate(names):
        place = (i % _WIDE) * _CELL + 14, 60 + (i // _WIDE + 1) * _CELL - 6
        cv2.putText(picture, name, place, cv2.FONT_HERSHEY_SIMPLEX, 0.62, (60, 40, 50), 1, cv2.LINE_AA)
    return picture


def _hand(card: Sheet, x: float, y: float, name: str, i: int) -> None:
    if name in KINDS:
        hand(card, name, x - 80, y - 90, 140, 0, _SKINS[i % 4], lift=3)
    elif name in SHOES:
        shoe(card, name, x - 40, y - 80, 130, 0, INKS[(i * 3) % 7], _SKINS[i % 4], lift=3)
    else:
        hands_together(card, name, x, y - 90, 120, -80 if name == "prayer" else 0, _SKINS[i % 4])


def _animal(card: Sheet, x: float, y: float, name: str, i: int) -> None:
    animal(card, name, x, y - 10, 72, INKS[(i * 3) % 7], "#efe7d8" if i % 2 else None, INKS[5])


def _thing(card: Sheet, x: float, y: float, name: str, i: int) -> None:
    inks = INKS[(i * 3) % 7], INKS[(i * 3 + 2) % 7] if i % 2 else "#efe7d8", INKS[5]
    high = {"hanging_lamp": 180, "window": 90, "curtains": 90, "picture": 90}.get(name, 8)
    thing(card, name, x, y - high, 58, inks)


def samples() -> NDArray[np.uint8]:
    """Return the whole sheet, uint8 RGB."""
    builds, outfits = tuple(BUILDS), tuple(OUTFITS)
    poses = tuple(POSES)
    together = ("clasped", "folded", "prayer", "wrung")
    parts = [
        sample("hand, hands_together, shoe", (*KINDS, *together, *SHOES), _hand),
        sample("POSES", poses, lambda c, x, y, n, i: _person(c, x, y, n, outfits[i % 9], "plain", i)),
        sample("outfit", outfits, lambda c, x, y, n, i: _person(c, x, y, poses[(i * 5) % 8], n, "plain", i)),
        sample("BUILDS", builds, lambda c, x, y, n, i: _person(c, x, y, "stand", "skirt" if i % 2 else "coat", n, i)),
        sample("animal", tuple(ANIMALS), _animal),
        sample("thing", tuple(THINGS), _thing),
        sample("printed", tuple(PRINTS), _print),
    ]
    return np.vstack(parts)


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.write_bytes(cv2.imencode(target.suffix, samples()[..., ::-1])[1].tobytes())
