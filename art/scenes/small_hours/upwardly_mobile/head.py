"""Parts of Upwardly Mobile: the bear's bowed head: skull and muzzle by masses, fur along the form, the ear."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import fringe, locks
from art.painting.colour import smoothstep
from art.painting.marks import sweep, sweeps
from art.painting.mask import Mask
from art.painting.shapes import Points, curve, limb, oval, place

from .brush import DEEP, HIDE, PALE, SHADE, SUN, TAN, WATER, comb

_SKULL: Final[Points] = (
    *((178, 150), (196, 60), (168, -46), (96, -118), (14, -140), (-58, -126), (-102, -92), (-130, -54), (-160, -38)),
    *((-206, -38), (-244, -34), (-266, -16), (-268, 10), (-256, 30), (-244, 48), (-238, 66), (-222, 84), (-186, 94)),
    *((-140, 100), (-100, 124), (-52, 156), (10, 182), (90, 190), (150, 180)),
)


def at(points: Points) -> list[tuple[float, ...]]:
    """Return points of the head (skull at 0, 0, nose to the left) where they lie on the card."""
    return place(points, 604, 424, 1.08, -26)


def mask(c: Canvas) -> Mask:
    """The head's silhouette."""
    return c.mask(curve(at(_SKULL)), wobble=1.6, cell=10)


def head(c: Canvas) -> None:
    """Skull and muzzle, cool below and behind, gold where the shaft's mouth looks at it."""
    m = mask(c)
    c.multiply(m.blur(14).move(0, 22) - m, (0.45, 0.06, 205), 0.75)
    c.fill(m, HIDE, detail=0.6)
    sweeps(
        c,
        m,
        (
            (at([(190, -20, 26), (200, 80, 40), (150, 180, 40)]), 26, 0.9),
            (at([(-210, 84, 10), (-140, 98, 18), (-50, 146, 30), (60, 188, 36), (160, 180, 36)]), 20, 0.85),
            (at([(-120, -20, 10), (-104, 30, 20), (-60, 80, 26)]), 20, 0.5),
            (at([(40, 20, 20), (60, 90, 40), (20, 140, 30)]), 30, 0.45),
            (at([(-106, -14, 5), (-118, 8, 8), (-116, 40, 7)]), 9, 0.5),
        ),
        SHADE,
    )
    sweep(c, m, at([(40, -128, 8), (-50, -116, 14), (-104, -70, 14), (-136, -44, 8)]), 14, PALE, 0.9, pale=True)
    sweep(c, m, at([(-60, 60, 12), (-10, 30, 26), (30, -20, 22)]), 24, PALE, 0.4, pale=True)
    c.multiply(m * np.asarray(smoothstep(600, 830, c.x), np.float32), SHADE, 0.7)
    _muzzle(c, m)
    ways: tuple[Points, ...] = (
        at([(-130, -52), (-96, -88), (-30, -126), (60, -124), (140, -70), (190, 30)]),
        at([(-116, -30), (-60, -60), (20, -70), (110, -20), (170, 80)]),
        at([(-110, 20), (-50, 10), (30, 20), (110, 70), (150, 160)]),
        at([(-130, 70), (-70, 80), (0, 120), (70, 180)]),
        at([(-150, 96), (-100, 120), (-40, 160), (20, 190)]),
    )
    locks(c, ways, 340, (0.14, 5.0), (DEEP, PALE), seed="mass", share=0.3, clip=m, drift=3.0, lean=0.9)
    comb(c, m - _pale(c), ways, 2300, "skull", long=25, alpha=0.42)
    fringe(c, at([(-120, 110), (-52, 152), (10, 180), (90, 190), (160, 184)]), 560, (34, 2.0), 0.75, "ruff",
           ((0.44, 0.078, 48), DEEP, (0.37, 0.068, 44)), 11.0, bend=(-0.25, 0.2))  # fmt: skip
    c.multiply(
        c.mask(limb(at([(-90, 128, 8), (-30, 180, 14), (60, 208, 20), (190, 200, 30)]), 40), soft=14), SHADE, 0.8
    )
    sweep(c, m, at([(-200, -20, 10), (-130, -36, 14), (-90, -80, 18), (-30, -110, 14)]), 18, SUN, 0.46, pale=True)
    sweep(c, m, at([(-90, 60, 10), (-50, 84, 20), (-10, 110, 14)]), 18, PALE, 0.45, pale=True)
    sweep(c, m, at([(-232, 76, 5), (-190, 92, 8), (-150, 98, 6)]), 8, WATER, 0.3, pale=True)
    edge = m.edge(-4, -5, 3)
    c.glaze(edge, SUN, 0.75)
    fringe(c, at([(60, -134), (120, -100), (160, -60), (190, 10), (194, 70)]), 90, (15, 1.7), -0.45, "nape",
           (HIDE, DEEP, (0.4, 0.075, 46)), 4.0, bend=(0.2, 0.2))  # fmt: skip
    _ear(c)


def _pale(c: Canvas) -> Mask:
    """Where the muzzle is pale."""
    return c.mask(
        curve(at([(-126, -50), (-180, -46), (-280, -44), (-290, 40), (-250, 90), (-170, 104), (-124, 84), (-102, 20)])),
        soft=10,
    )


def _muzzle(c: Canvas, m: Mask) -> None:
    pale = _pale(c)
    c.glaze(pale & m, TAN, 0.78)
    sweep(c, m, at([(-234, 74, 7), (-190, 90, 12), (-120, 100, 16)]), 9, SHADE, 0.75)
    sweep(c, m, at([(-136, -20, 6), (-120, 24, 14), (-110, 60, 14)]), 14, SHADE, 0.45)
    sweep(c, m, at([(-240, -28, 5), (-200, -30, 8), (-150, -30, 7)]), 7, SUN, 0.75, pale=True)
    ways: tuple[Points, ...] = (
        at([(-244, -20), (-190, -30), (-130, -34)]),
        at([(-236, 24), (-180, 20), (-110, 10)]),
        at([(-226, 70), (-170, 76), (-110, 90)]),
    )
    comb(c, pale & m, ways, 640, "muzzle", long=15, tones=((0.6, 0.08, 58), (0.93, 0.05, 84)), alpha=0.45)


def _ear(c: Canvas) -> None:
    x, y = at([(118, -116)])[0]
    m = c.mask(oval(x, y, 54, 58, 10), wobble=1.6)
    skull = mask(c)
    c.multiply(m.blur(9).move(4, 10) & skull, SHADE, 0.8)
    c.fill(m, HIDE, detail=0.7)
    c.multiply(m.edge(10, 8, 8), SHADE, 0.7)
    inner = c.mask(oval(x - 5, y + 8, 32, 35, 10), soft=5)
    c.fill(inner, (0.36, 0.07, 30), detail=0.6)
    c.glaze(c.mask(oval(x - 14, y + 22, 18, 20, 10), soft=7), (0.6, 0.11, 36), 0.5)
    rim: tuple[Points, ...] = (
        ((x - 46, y + 50), (x - 50, y - 10), (x - 20, y - 60)),
        ((x + 20, y - 60), (x + 54, y), (x + 44, y + 50)),
    )
    comb(c, m - inner, rim,
         330, "ear", long=19, alpha=0.5)  # fmt: skip
    c.glaze(m.edge(-4, -5, 3), SUN, 0.6)
    tuft: tuple[Points, ...] = (
        ((x - 40, y + 58), (x - 26, y + 30), (x - 12, y + 4)),
        ((x + 10, y + 66), (x + 8, y + 36), (x + 8, y + 10)),
        ((x + 46, y + 60), (x + 40, y + 30), (x + 26, y + 6)),
    )
    locks(c, tuft, 60, (0.5, 2.8), (HIDE, (0.58, 0.09, 58)), seed="tuft", share=0.7, until=0.4, drift=4.0, shade=DEEP)
    root = c.mask(limb([(x - 50, y + 60, 14), (x, y + 72, 20), (x + 50, y + 62, 14)], 20), soft=8)
    c.glaze(root & skull, HIDE, 0.75)
