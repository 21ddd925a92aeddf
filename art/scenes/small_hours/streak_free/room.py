"""The room of Streak Free: the dark window frame, and on the desk the first light."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask, blur
from art.painting.shapes import CORNER, box, curve, limb, oval, polygon

_DARK: Colour = (0.17, 0.04, 230)
_SILL = 912.0


def frame(c: Canvas) -> None:
    """Four dark sides round the pane; the dawn catches the inner edges."""
    for path in (
        polygon([(-5, -5), (800, -5), (756, 36), (44, 36)]),
        polygon([(-5, -5), (44, 36), (44, _SILL), (-5, 960)]),
        polygon([(805, -5), (756, 36), (756, _SILL), (805, 960)]),
    ):
        m = c.mask(path)
        c.form(m, _DARK, thickness=9, mottle=0.05, rim=0.5, detail=0.6)
    pane = c.mask(box(44, 36, 712, _SILL - 36))
    c.multiply(pane - pane.blur(14), c.palette.deep, 0.8)
    for x in (44.0, 756.0):
        c.screen(
            np.asarray(np.exp(-(((c.x - x) / 2.2) ** 2)) * np.exp(-(((c.y - 520) / 170) ** 2)), np.float32),
            (0.9, 0.13, 60),
            0.7,
        )


def desk(c: Canvas, wiped: Mask) -> None:
    """Sill and desk in the dark, and lying across them, the same arc of morning."""
    top = c.mask(polygon([(-5, 958), (44, _SILL), (756, _SILL), (805, 958), (805, 1205), (-5, 1205)]))
    c.form(top, (0.18, 0.04, 228), thickness=8, mottle=0.06, grain=60, detail=0.5)
    c.multiply(top * smoothstep(1000, 1200, c.y), c.palette.deep, 0.6)
    c.screen(
        np.asarray(np.exp(-(((c.y - _SILL - 2) / 3) ** 2)) * np.exp(-(((c.x - 340) / 240) ** 2)), np.float32),
        (0.94, 0.12, 66),
        0.8,
    )
    # What falls in is the cleared arc once more, laid down flat and stretched towards us.
    s = c.scale
    mx = np.clip(((c.x - 400) * (1 - 0.25 * smoothstep(930, 1200, c.y)) + 352) * s, 0, c.w - 1).astype(int)
    my = np.clip((330 + (c.y - 930) * 1.55) * s, 0, c.h - 1).astype(int)
    patch = (
        blur(np.asarray(wiped.whole()[my, mx], np.float32), 7 * s)
        * smoothstep(925, 960, c.y)
        * smoothstep(1215, 1000, c.y)
    )
    c.glaze(top * patch, (0.7, 0.15, 40), 0.5)
    c.screen(top * patch, (0.7, 0.15, 55), 0.45)
    _mug(c, 168, 1010)
    _plane(c)


def _mug(c: Canvas, x: float, y: float) -> None:
    """Last night's mug; it has begun to steam again."""
    ring = c.mask(oval(x + 46, y - 24, 20, 25)) - c.mask(oval(x + 44, y - 24, 11, 16))
    cup = c.mask(
        curve(
            [
                (x - 40, y - 66, CORNER),
                (x + 40, y - 66, CORNER),
                (x + 37, y + 12, CORNER),
                (x, y + 22),
                (x - 37, y + 12, CORNER),
            ]
        )
    )
    c.shadow(cup, 8, 26, 10, 0.7)
    c.form(ring, (0.3, 0.05, 225), thickness=6, rim=1.0, detail=0.75)
    c.form(cup, (0.3, 0.05, 225), rim=1.0, detail=0.75)
    lip = c.mask(oval(x, y - 66, 40, 10))
    c.form(lip, (0.2, 0.04, 228), thickness=3, rim=0.6, detail=0.8)
    c.screen(cup.edge(2, -1, 2), (0.95, 0.12, 62), 0.8)
    c.screen(lip.edge(0, 2, 1), (0.95, 0.11, 66), 0.8)
    plume = c.mask(
        limb([(x, y - 74, 5), (x - 12, y - 120, 11), (x + 10, y - 170, 13), (x - 4, y - 226, 7)], 40), soft=7
    )
    c.screen(plume * (0.35 + 0.65 * c.field("steam", 22, 3)), (0.78, 0.09, 60), 0.6)


def _plane(c: Canvas) -> None:
    """A sheet of the night's work, folded into a plane and pointed at the window."""
    tip = (520.0, 986.0)
    near = c.mask(polygon([tip, (664, 1052), (588, 1076)]))
    far = c.mask(polygon([tip, (588, 1076), (548, 1062)]))
    keel = c.mask(polygon([tip, (588, 1076), (602, 1098)]))
    c.shadow(near | far, 14, 26, 9, 0.7)
    c.form(keel, (0.4, 0.06, 50), thickness=3, detail=0.8)
    c.form(far, (0.62, 0.1, 55), thickness=3, rim=0.6, detail=0.8)
    c.form(near, (0.88, 0.07, 68), thickness=3, rim=0.9, detail=0.8)
