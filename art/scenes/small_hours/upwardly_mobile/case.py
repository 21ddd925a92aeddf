"""Parts of Upwardly Mobile: the open leather case, full to the brim: lid, water, front, latches and handle."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.marks import sweep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, curve, limb, place

from .brush import FOAM, SUN, crease

LEATHER: Final = (0.5, 0.105, 44)
_DEEP: Final = (0.5, 0.08, 20)
"""What leather is multiplied with."""
_EDGE: Final = (0.68, 0.105, 62)
_STITCH: Final = (0.86, 0.08, 84)
_BRASS: Final = (0.84, 0.12, 88)
_LID: Final[Points] = (
    *((170, 752, CORNER), (182, 690), (196, 656), (222, 642), (400, 648), (566, 660), (594, 680), (590, 720)),
    (566, 782, CORNER),
)
_BRIM: Final[Points] = (
    *((46, 842, CORNER), (104, 790), (172, 746, CORNER), (360, 754), (566, 778, CORNER), (520, 828)),
    *((456, 888, CORNER), (250, 874)),
)
_FRONT: Final[Points] = (
    *((44, 838, CORNER), (140, 860), (250, 874), (360, 882), (456, 886, CORNER), (458, 960), (450, 1020), (430, 1038)),
    *((330, 1034), (180, 1020), (84, 1004), (62, 986), (50, 920)),
)
_END: Final[Points] = (
    *((456, 886, CORNER), (520, 828), (568, 776, CORNER), (566, 850), (552, 910), (500, 980), (450, 1030, CORNER)),
    (458, 960),
)


def surface(c: Canvas) -> Mask:
    """The water's surface within the brim."""
    return c.mask(curve(_BRIM), wobble=0.6)


def front_mask(c: Canvas) -> Mask:
    """The case's front."""
    return c.mask(curve(_FRONT), wobble=0.6)


def back(c: Canvas) -> None:
    """The lid laid back against his chest: leather rim, pale lining, green where the water shines on it."""
    m = c.mask(curve(_LID), wobble=0.6)
    c.multiply(m.blur(12).move(10, 8), (0.4, 0.06, 180), 0.7)
    c.fill(m, LEATHER, detail=0.6, mottle=0.05)
    c.glaze(m.edge(-4, -5, 3), _EDGE, 0.8)
    sweep(c, m, ((184, 720, 4), (200, 662, 5), (260, 646, 4), (360, 648, 2)), 3, SUN, 0.6, pale=True)
    lining = c.mask(
        curve([(190, 752, CORNER), (200, 700), (216, 666), (400, 668), (556, 680), (570, 696), (552, 780, CORNER)])
    )
    c.fill(lining, (0.9, 0.05, 82), detail=0.6, mottle=0.03)
    c.multiply(lining * smoothstep(300, 600, c.x), (0.72, 0.06, 60), 0.7)
    c.multiply(lining.edge(0, -8, 6), (0.66, 0.07, 50), 0.6)
    c.glaze(lining * smoothstep(690, 785, c.y), (0.86, 0.085, 178), 0.75)
    c.glaze(lining * smoothstep(420, 230, c.x), SUN, 0.5)


def water(c: Canvas) -> None:
    """Water brim full: deep green at his side, gold and white where the morning falls in."""
    m = surface(c)
    wave = c.noise.at("pool", c.x / 90 + 0.4 * c.y / 40, c.y / 26, 1.0, 3)
    t = 0.74 + 0.7 * (wave - 0.5) - 0.52 * smoothstep(260, 570, c.x) + 0.1 * smoothstep(760, 860, c.y)
    tones = ramp(
        [(0.0, (0.4, 0.09, 212)), (0.35, (0.6, 0.1, 196)), (0.65, (0.82, 0.085, 178)), (1.0, (0.97, 0.05, 110))]
    )
    c.fill(m, pick(tones, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.6)
    c.emit(m * np.asarray(smoothstep(460, 240, c.x), np.float32), 0.35)
    r = c.rng("glints")

    def glints(pen: Pen) -> None:
        for _ in range(34):
            x, y = float(r.uniform(90, 420)), float(r.uniform(762, 876))
            w = float(r.uniform(5, 16))
            pen.fill(limb([(x - w, y, 0.3), (x, y + 0.8, 1.6), (x + w, y, 0.3)], 10), SUN, 0.85)

    c.draw(glints, clip=m, detail=0.7, soft=0.4, emission=0.4)


def rings(c: Canvas) -> None:
    """Rings about the fish, and light along the brim."""
    m = surface(c)

    def work(pen: Pen) -> None:
        for rx, ry, since, until in ((92, 25, 10, 175), (128, 37, 20, 120), (124, 36, 140, 190), (166, 50, 30, 90)):
            a = np.radians(np.linspace(since, until, 9))
            crease(pen, [(250 + rx * np.cos(q), 812 + ry * np.sin(q)) for q in a], 2.4, FOAM, 0.85)

    c.draw(work, clip=m, detail=0.7, soft=0.5)


def front(c: Canvas) -> None:
    """The right end in shade, the front in light; rim, stitches, latches, handle."""
    end = c.mask(curve(_END), wobble=0.6)
    c.fill(end, LEATHER, detail=0.6, mottle=0.05)
    c.multiply(end, _DEEP, 0.75)
    m = front_mask(c)
    c.multiply(m.blur(10).move(-4, 14) - m, (0.36, 0.05, 200), 0.7)
    c.fill(m, LEATHER, detail=0.65, mottle=0.06)
    sweep(c, m, ((60, 990, 20), (240, 1026, 26), (450, 1036, 26)), 18, _DEEP, 0.9)
    sweep(c, m, ((470, 880, 16), (466, 960, 24), (450, 1040, 20)), 18, _DEEP, 0.7)
    sweep(c, m, ((56, 876, 12), (140, 894, 20), (280, 910, 18)), 16, _EDGE, 0.7, pale=True)
    for wide, tone, drop in ((8.5, LEATHER, 0.0), (3.0, _EDGE, -4.0)):
        lip = [(x, y + drop, wide) for x, y in ((46, 840), (140, 861), (250, 875), (360, 883), (456, 887))]
        side = [(x, y + drop, 0.8 * wide) for x, y in ((456, 887), (520, 828), (566, 778))]
        rim = c.mask(limb(lip, 50), limb(side, 30))
        if drop == 0.0:
            c.multiply(rim.blur(3).move(0, 6), _DEEP, 0.7)
        c.fill(rim, tone, detail=0.7)

    def stitches(pen: Pen) -> None:
        for f in np.linspace(0.02, 0.98, 40):
            for low in (0, 1):
                x = 62 + 380 * f
                y = (858 + 36 * f + 10 * np.sin(np.pi * f)) if not low else (992 + 30 * f + 8 * np.sin(np.pi * f))
                pen.fill(limb([(x - 3, y, 1.0), (x + 3, y + 0.5, 1.0)], 6), _STITCH, 0.65)

    c.draw(stitches, clip=m, detail=0.7, soft=0.3)
    _handle(c)
    for x, y in ((116, 866), (396, 894)):
        _latch(c, x, y)


def _handle(c: Canvas) -> None:
    spine = [(192, 890, 8), (194, 930, 9), (216, 952, 10), (262, 958, 11), (306, 958, 10), (326, 938, 9), (326, 902, 8)]
    m = c.mask(limb(spine, 60))
    c.multiply(m.blur(5).move(3, 10) & front_mask(c), _DEEP, 0.9)
    c.fill(m, mix(LEATHER, (0.2, 0.04, 30), 0.45), detail=0.75)
    sweep(c, m, [(x - 1, y - 4, 2.6) for x, y, _ in spine], 2.5, _EDGE, 0.75, pale=True)
    for x, y in ((192, 888), (326, 898)):
        _plate(c, x, y, 17, 13)


def _plate(c: Canvas, x: float, y: float, w: float, h: float) -> None:
    m = c.mask(box(x - w, y - h, 2 * w, 2 * h, 4, 3))
    c.multiply(m.blur(3).move(2, 4), _DEEP, 0.8)
    c.fill(m, _BRASS, detail=0.85)
    c.multiply(m.edge(3, 5, 3), (0.62, 0.1, 66), 0.7)
    c.glaze(m.edge(-2, -3, 2), SUN, 0.9)


def _latch(c: Canvas, x: float, y: float) -> None:
    _plate(c, x, y + 14, 15, 22)

    def work(pen: Pen) -> None:
        pen.fill(curve(place([(-6, 4, CORNER), (6, 4, CORNER), (5, 26), (-5, 26)], x, y)), (0.5, 0.09, 62), 0.9)
        pen.dot(x, y + 2, 4, SUN)

    c.draw(work, detail=0.85, soft=0.2)
