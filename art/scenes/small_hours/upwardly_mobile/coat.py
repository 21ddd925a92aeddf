"""Parts of Upwardly Mobile: the bear's grey-green coat: its bulk, the collar, the far sleeve under the case."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.coats import nap
from art.painting.colour import smoothstep
from art.painting.marks import sweep, sweeps
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb

from .brush import COAT, COAT_DEEP, COAT_PALE, crease
from .case import front_mask

_BULK: Final[Points] = (
    *((830, 470, CORNER), (760, 486), (700, 520), (610, 560), (540, 600), (496, 656), (476, 730), (470, 830)),
    *((468, 940), (452, 1050), (436, 1140), (430, 1230, CORNER), (830, 1230, CORNER)),
)
_FAR: Final[Points] = ((640, 1052, 62), (480, 1072, 62), (340, 1070, 58), (238, 1050, 53))


def bulk(c: Canvas) -> Mask:
    """The coat's silhouette."""
    return c.mask(curve(_BULK), wobble=1)


def twill(c: Canvas, m: Mask, turn: float = 0.0) -> None:
    """Weave a herringbone into cloth: slanting ribs that change their way from band to band."""
    u, v = c.x + turn * c.y, c.y - turn * c.x
    way = np.where(np.mod(np.floor(u / 26), 2) > 0, 1.0, -1.0)
    rib = 0.5 + 0.5 * np.sin((v + way * u) * 2 * np.pi / 9)
    c.multiply(m * np.asarray(rib, np.float32), (0.5, 0.05, 190), 0.2)


def coat(c: Canvas) -> None:
    """Paint the coat's mass: lit on the chest, sunk into the shaft's cool at the back and below."""
    m = bulk(c)
    c.multiply(m.blur(20).move(-14, 14), (0.5, 0.07, 218), 0.6)
    c.fill(m, COAT, detail=0.55, mottle=0.05)
    sweeps(
        c,
        m,
        (
            (((820, 560, 40), (800, 800, 60), (800, 1200, 70)), 34, 0.75),
            (((660, 700, 30), (640, 800, 40), (610, 920, 46)), 24, 0.95),
            (((480, 1000, 50), (600, 1100, 70), (760, 1180, 60)), 34, 0.7),
        ),
        COAT_DEEP,
    )
    twill(c, m)
    sweep(c, m, ((512, 668, 8), (496, 760, 10), (490, 900, 8)), 10, COAT_PALE, 0.7, pale=True)
    _skirt(c, m)
    nap(c, m, 3200, 1.9, "nap/coat", 12, vary=(0.07, 0.012), alpha=0.4)


def _skirt(c: Canvas, m: Mask) -> None:
    """Folds below the arms, the buttoned edge."""
    sweep(c, m, ((470, 1130, 10), (456, 1180, 12), (450, 1220, 10)), 10, COAT_PALE, 0.5, pale=True)
    for fold in (((560, 1120, 4), (552, 1170, 9), (560, 1220, 10)), ((680, 1140, 4), (690, 1180, 10), (720, 1220, 12))):
        sweep(c, m, fold, 8, COAT_DEEP, 0.7)

    def edge(pen: Pen) -> None:
        crease(pen, [(498, 1110), (490, 1160), (486, 1225)], 1.8, (0.3, 0.04, 180), 0.6)

    c.draw(edge, clip=m, detail=0.6, soft=0.5)


def collar(c: Canvas) -> None:
    """A broad collar, turned up about the neck, and the lapel that runs down from it."""
    m = c.mask(
        curve(
            [
                *((466, 640, CORNER), (520, 648), (600, 640), (700, 600), (800, 530), (840, 560), (830, 640)),
                *((760, 690), (680, 716), (600, 730), (566, 800), (536, 860, CORNER), (500, 800), (474, 720)),
            ]
        ),
        wobble=0.8,
    )
    c.multiply(m.blur(9).move(6, 14) & bulk(c), COAT_DEEP, 0.9)
    c.fill(m, COAT, detail=0.6, mottle=0.05)
    twill(c, m, 0.5)
    sweep(c, m, ((480, 660, 8), (496, 740, 9), (528, 830, 6)), 7, COAT_PALE, 0.85, pale=True)
    sweep(c, m, ((560, 720, 12), (680, 700, 18), (820, 620, 22)), 12, COAT_DEEP, 0.6)
    sweep(c, m, ((500, 652, 10), (600, 650, 18), (720, 600, 24), (820, 540, 20)), 14, COAT_DEEP, 0.9)
    nap(c, m, 1000, 0.5, "nap/collar", 11, vary=(0.07, 0.012), alpha=0.4)

    def seams(pen: Pen) -> None:
        crease(pen, [(486, 724), (506, 790), (537, 848)], 1.3, (0.34, 0.04, 170), 0.5)
        crease(pen, [(574, 722), (660, 712), (760, 680), (824, 636)], 1.3, (0.34, 0.04, 170), 0.6)

    c.draw(seams, detail=0.7, soft=0.4)


def far_sleeve(c: Canvas) -> None:
    """The far forearm runs under the case to its left end."""
    m = c.mask(limb(_FAR, 50), wobble=1)
    c.multiply(m.blur(12).move(-4, 12), (0.5, 0.07, 218), 0.6)
    c.fill(m, COAT, detail=0.55, mottle=0.05)
    twill(c, m)
    c.multiply(m, COAT_DEEP, 0.7)
    sweep(c, m, ((240, 1020, 12), (400, 1026, 16), (600, 1010, 20)), 14, COAT_DEEP, 0.9)
    c.glaze(m.edge(-6, 5, 6), COAT_PALE, 0.3)
    nap(c, m, 900, 3.0, "nap/far", 12, vary=(0.06, 0.012), alpha=0.4)


def far_cuff(c: Canvas) -> None:
    """The far cuff, over the wrist."""
    m = c.mask(
        curve([(212, 990, CORNER), (246, 996), (286, 994, CORNER), (280, 1060), (284, 1104), (276, 1122), (244, 1122),
               (212, 1112, CORNER), (200, 1056)]),
        wobble=0.8,
    ) - front_mask(c)  # fmt: skip
    c.multiply(m.blur(7).move(-5, 5), (0.4, 0.06, 200), 0.7)
    c.fill(m, COAT, detail=0.6, mottle=0.05)
    twill(c, m)
    c.multiply(m * np.asarray(smoothstep(1020, 1110, c.y), np.float32), COAT_DEEP, 0.85)
    c.glaze(m.edge(-5, 0, 4), COAT_PALE, 0.6)
    c.multiply(front_mask(c).blur(8).move(0, 12) & m, COAT_DEEP, 0.9)
