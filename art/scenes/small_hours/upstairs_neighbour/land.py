"""Parts of Upstairs Neighbour: the pale late sky, far roofs, two tiled slopes with a party wall between them."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import rgb, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, polygon

RIDGE: Final = 744.0
"""How high on the card the roof ends."""
INK: Final = (0.34, 0.06, 325)
_ROSE: Final = (0.81, 0.05, 348)
_LILAC: Final = (0.77, 0.05, 306)
_SHADE: Final = (0.66, 0.06, 328)
_WALL: Final = (0.9, 0.022, 340)
_MIDDLE: Final = 520.0
"""Where the lines that run up the slopes would be upright."""


def sky(c: Canvas) -> None:
    """Wash the sky: lilac above, rosy and pale towards the roofs; one broad veil."""
    c.wash(
        [(0.0, (0.82, 0.05, 306)), (0.22, (0.86, 0.042, 318)), (0.46, (0.915, 0.032, 352)), (0.62, (0.95, 0.03, 60))],
        22,
        turn=-5,
    )
    veil = c.noise.at("veil", (c.x + 0.7 * c.y) / 480, (c.y - 0.14 * c.x) / 120, 1.0, 3)
    c.glaze(smoothstep(0.5, 0.84, veil) * smoothstep(560, 260, c.y), (0.93, 0.025, 335), 0.4)


def far_roofs(c: Canvas) -> None:
    """Two rows of gables in the haze, hardly darker than the sky."""
    rows: tuple[tuple[Points, tuple[float, float, float]], ...] = (
        (((-20, 690), (40, 640), (98, 690), (150, 690), (150, 652), (168, 652), (168, 690), (230, 644), (300, 700),
          (420, 690), (470, 636), (600, 650), (820, 650), (820, 780),
          (-20, 780)), (0.855, 0.042, 322)),
        (((-20, 726), (20, 706), (20, 676), (36, 676), (36, 698), (60, 710), (140, 730), (380, 730), (440, 692),
          (505, 732), (600, 700), (820, 730), (820, 790), (-20, 790)), (0.81, 0.05, 316)),
    )  # fmt: skip
    for outline, tone in rows:
        c.fill(c.mask(polygon(outline), wobble=1.5), tone, detail=0.45)


def _party(y: float, side: float = 0.0) -> float:
    """Where the party wall lies at a height."""
    return 452 - (y - RIDGE) * 0.235 + side * (1 + (y - RIDGE) / 500)


def _tiles(c: Canvas, inside: Mask, tone: tuple[float, float, float], seed: str) -> None:
    """Round-ended tiles, row over row from the eaves up, a little uneven in tone, each throwing a thin shade."""
    r = c.rng(seed)
    rows: list[tuple[float, float]] = []
    y, high = RIDGE - 8, 31.0
    while y < 1230:
        rows.append((y, high))
        y, high = y + high, high * 1.068
    base = rgb(tone)

    def work(pen: Pen) -> None:
        for k, (top, tall) in reversed(list(enumerate(rows))):
            wide = tall * 1.3
            n = int(1000 / wide) + 2
            for i in range(-n, n + 1):
                mid = (i + 0.5 * (k % 2)) * wide
                x = _MIDDLE + mid - 0.5 * wide
                if x < -90 or x > 890:
                    continue
                low = top + tall * 1.06
                tile = curve(
                    [(x, top - 6, CORNER), (x + wide, top - 6, CORNER), (x + wide, low - 0.36 * tall, CORNER),
                     (x + 0.5 * wide, low + 3), (x, low - 0.36 * tall, CORNER)], pull=0.4
                )  # fmt: skip
                hue = np.clip(base * (1 + r.normal(0, 0.012)) + r.normal(0, 0.004, 3), 0, 1)
                pen.stroke(tile, _SHADE, 3.0, 0.75)
                pen.fill(tile, "#" + "".join(f"{round(float(v) * 255):02x}" for v in hue))

    c.draw(work, clip=inside, detail=0.3, texture=0.1)


def slopes(c: Canvas) -> None:
    """Tile the neighbour's slope in rose and the giraffe's own in lilac; both pale, paler below the ridge."""
    left = c.mask(polygon([(-20, RIDGE), (_party(RIDGE), RIDGE), (_party(1220), 1220), (-20, 1220)]))
    right = c.mask(polygon([(_party(RIDGE), RIDGE + 10), (820, RIDGE + 10), (820, 1220), (_party(1220), 1220)]))
    for part, tone, seed in ((left, _ROSE, "rose"), (right, _LILAC, "lilac")):
        c.fill(part, tone, detail=0.2)
        _tiles(c, part, tone, seed)
    c.glaze((left | right) * np.asarray(smoothstep(980, 740, c.y), np.float32), (0.93, 0.03, 20), 0.36)


def ridge(c: Canvas) -> None:
    """Lay the round ridge tiles, lapped one over the other, and the lower ridge beyond the wall."""
    for line in ([(440, RIDGE + 14, 13), (640, RIDGE + 14, 13)], [(760, RIDGE + 14, 13), (820, RIDGE + 14, 13)]):
        cap = c.mask(limb(line, 20), wobble=0.8)
        c.multiply(cap.blur(5).move(0, 9), _SHADE, 0.5)
        c.fill(cap, (0.69, 0.06, 306), detail=0.6)
        c.multiply(cap.edge(0, 12, 6), _SHADE, 0.8)
    under = c.mask(limb([(-20, RIDGE + 16, 14), (440, RIDGE + 16, 14)], 20), soft=6)
    c.multiply(under, _SHADE, 0.55)
    for k in range(5, -2, -1):
        x = 74 * k - 6.0
        cap = c.mask(
            curve([(x, RIDGE - 13, CORNER), (x + 40, RIDGE - 13), (x + 84, RIDGE - 16, CORNER), (x + 92, RIDGE),
                   (x + 86, RIDGE + 20, CORNER), (x + 40, RIDGE + 17), (x, RIDGE + 17, CORNER)], pull=0.3),
            wobble=0.8,
        )  # fmt: skip
        c.multiply(cap.blur(3).move(4, 3), _SHADE, 0.7)
        c.fill(cap, (0.76, 0.068, 352), detail=0.6)
        c.multiply(cap.edge(0, 12, 6), _SHADE, 0.8)
        c.glaze(cap.edge(-2, -5, 3), (0.92, 0.03, 30), 0.6)


def party_wall(c: Canvas) -> None:
    """The low wall between the two roofs, whitewashed, its coping running down the slope."""
    top = [(_party(y, -13), y) for y in (RIDGE - 26, 900, 1050, 1220)]
    low = [(_party(y, 13), y) for y in (1220, 1050, 900, RIDGE - 26)]
    wall = c.mask(polygon([*top, *low]), wobble=0.8)
    c.multiply(wall.blur(9).move(15, 6), _SHADE, 0.8)
    c.fill(wall, _WALL, detail=0.5)
    c.multiply(wall.edge(9, 0, 3), (0.74, 0.045, 318), 0.75)
