"""Parts of Private Reserve: the camel's huge body, cut off by the card, and its folded foreleg."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.shapes import CORNER, Points, curve, limb

from .coat import DARK, INK, MID, PALE, SHADE, WOOL, locks, nap, sweep

BODY: Final[Points] = (
    *((180, 880, CORNER), (270, 836), (328, 780), (356, 716), (380, 660), (410, 620, CORNER), (590, 560)),
    *(
        (770, 618, CORNER),
        (796, 660),
        (818, 720),
        (840, 790, CORNER),
        (840, 1240, CORNER),
        (210, 1240, CORNER),
        (150, 1080, CORNER),
    ),
)
_LEG: Final[Points] = (
    (440, 950, 120),
    (330, 1006, 96),
    (226, 1052, 70),
    (146, 1086, 54),
    (92, 1112, 55),
    (80, 1120, 50),
)
_SHIN: Final[Points] = ((76, 1146, 38), (170, 1186, 36), (290, 1208, 36), (430, 1222, 44), (560, 1240, 50))


def body(c: Canvas) -> None:
    """Paint hump, flank and chest as one shape."""
    m = c.mask(curve(BODY), wobble=2.5, cell=20)
    c.multiply(m.blur(12).move(-8, -2), (0.72, 0.11, 25), 0.45)
    c.fill(m, WOOL, detail=0.2, mottle=0.05)
    sweep(
        c,
        m,
        (
            (((412, 650, 14), (388, 730, 26), (340, 810, 34), (270, 890, 30)), 20, 0.65),
            (((500, 730, 20), (520, 810, 60), (470, 920, 60)), 44, 0.4),
        ),
        PALE,
        pale=True,
    )
    c.multiply(m * np.asarray(smoothstep(440, 840, c.x + 0.3 * (c.y - 800))[m.where], np.float32), SHADE, 0.75)
    c.multiply(m * np.asarray(smoothstep(900, 1230, c.y)[m.where], np.float32), SHADE, 0.6)
    sweep(
        c,
        m,
        (
            (((560, 780, 6), (600, 880, 18), (590, 990, 24), (540, 1080, 12)), 16, 0.4),
            (((690, 760, 6), (730, 880, 20), (728, 1020, 26), (680, 1160, 14)), 18, 0.4),
            (((450, 760, 4), (416, 840, 14), (350, 900, 16)), 12, 0.35),
            (((830, 850, 8), (740, 880, 16), (660, 960, 18), (600, 1080, 18), (580, 1230, 18)), 9, 0.55),
        ),
        SHADE,
        pale=False,
    )
    ribs = tuple(
        (((440 + 74 * k, 800, 2), (470 + 76 * k, 870, 8), (474 + 72 * k, 950, 10), (450 + 66 * k, 1030, 3)), 9, 0.3)
        for k in range(3)
    )
    sweep(c, m, ribs, SHADE, pale=False)
    sweep(c, m, tuple((tuple((x - 26, y, q) for x, y, q in way), 10, 0.28) for way, _, _ in ribs), PALE, pale=True)
    nap(c, m, 7000, 1.5, "flank", 38)
    for k, (x, y) in enumerate(((470, 800), (560, 850), (400, 880), (510, 960), (640, 790))):
        row = [(x - 34, y - 6), (x, y + 6), (x + 34, y)]
        locks(c, row, 18, (40, 3), 1.25, f"tuft{k}", (MID, DARK, WOOL), 9, 0.28)


def foreleg(c: Canvas) -> None:
    """Paint the folded foreleg: shoulder, knee with its bare pad, the shin laid back below."""
    ground = c.mask(limb([(30, 1196, 10), (200, 1236, 20), (420, 1250, 20)], 20), soft=5)
    c.multiply(ground, (0.5, 0.11, 25), 0.7)
    belly = c.mask(limb([(150, 1140, 30), (320, 1150, 60), (560, 1170, 70), (840, 1200, 60)], 40), soft=16)
    c.multiply(belly, INK, 0.6)
    shin = c.mask(limb(_SHIN, 40), wobble=1.5)
    c.fill(shin, MID, detail=0.3)
    c.multiply(shin.edge(0, 12, 12), SHADE, 0.6)
    nap(c, shin, 500, 0.2, "shin", 22)
    leg = c.mask(limb(_LEG, 60), wobble=2)
    free = np.asarray(smoothstep(430, 210, c.x - 0.5 * (c.y - 1050)), np.float32)
    cast = leg.blur(12).move(4, 14)
    c.multiply(cast * free[cast.where], INK, 0.55)
    above = leg.blur(14).move(-2, -8)
    c.multiply(above * (free * smoothstep(60, 190, c.x))[above.where], SHADE, 0.6)
    leg = leg * free[leg.where]
    c.fill(leg, WOOL, detail=0.3, mottle=0.04)
    low = np.asarray(smoothstep(1050, 1160, c.y - 0.32 * (c.x - 100)), np.float32)
    c.multiply(leg * low[leg.where], SHADE, 0.6)
    sweep(c, leg, ((((330, 940, 10), (220, 1010, 20), (110, 1080, 16)), 12, 0.4),), PALE, pale=True)
    nap(c, leg, 1300, 2.6, "leg", 26)
    pad = c.mask(
        curve([(36, 1130), (52, 1118), (78, 1134), (104, 1164), (100, 1184), (70, 1182), (44, 1160)]), wobble=2
    )
    c.fill(pad, (0.36, 0.045, 20), detail=0.4)
    c.glaze(pad.edge(-4, -5, 5), PALE, 0.4)
