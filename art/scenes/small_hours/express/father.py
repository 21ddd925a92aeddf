"""Parts of Express: the old man who is left, his back to us: one dark coat, one bent arm, a fist, a pocket."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, smoothstep
from art.painting.marks import sweeps
from art.painting.mask import Mask
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

CLOTH: Final = (0.225, 0.032, 168)
SKIN: Final = (0.69, 0.09, 44)
SHADE: Final = (0.54, 0.1, 33)
_DEEP: Final = (0.3, 0.04, 175)
_PALE: Final = (0.4, 0.045, 158)


def _cloth(c: Canvas, m: Mask, thickness: float) -> None:
    garment(c, m, CLOTH, thickness=thickness, weave=0.05, rim=0.0, gain=0.4, depth=0.6, mottle=0.03, detail=0.5)


def coat(c: Canvas) -> None:
    """Paint the coat's back, rounded as old backs are."""
    m = c.mask(
        curve(
            [
                *((440, 1230, CORNER), (452, 1130), (470, 1020), (462, 920), (470, 850), (510, 796), (580, 752)),
                *((670, 712), (750, 716), (830, 764, CORNER), (830, 1230, CORNER)),
            ]
        ),
        wobble=1.5,
    )
    c.multiply(m.blur(14).move(-14, 10), (0.3, 0.06, 155), 0.5)
    _cloth(c, m, 110)
    c.multiply(m * np.asarray(smoothstep(620, 840, c.x + 0.2 * (c.y - 900))[m.where], np.float32), _DEEP, 0.6)
    sweeps(
        c,
        m,
        (
            (((500, 1010, 4), (560, 1024, 10), (640, 1010, 3)), 6, 0.7),
            (((486, 1040, 4), (496, 1120, 12), (486, 1230, 14)), 7, 0.8),
            (((570, 1040, 3), (580, 1130, 10), (574, 1230, 14)), 7, 0.7),
            (((600, 860, 3), (560, 930, 12), (500, 980, 4)), 8, 0.7),
            (((740, 780, 4), (752, 880, 14), (750, 1010, 6)), 9, 0.7),
            (((720, 1060, 4), (736, 1140, 14), (730, 1230, 18)), 7, 0.8),
        ),
        _DEEP,
    )
    sweeps(
        c,
        m,
        (
            (((560, 786, 8), (660, 742, 16), (770, 756, 8)), 12, 0.75),
            (((660, 728, 3), (740, 722, 7), (810, 756, 3)), 4, 0.6),
            (((706, 760, 4), (716, 860, 12), (718, 980, 4)), 10, 0.5),
            (((530, 1050, 6), (536, 1130, 16), (530, 1220, 16)), 10, 0.5),
            (((620, 800, 8), (640, 900, 22), (636, 1000, 8)), 16, 0.4),
            (((620, 1050, 6), (630, 1130, 14), (626, 1230, 14)), 10, 0.35),
        ),
        _PALE,
        pale=True,
    )

    def seams(pen: Pen) -> None:
        pen.stroke([(706, 738), (728, 840), (732, 960), (712, 1100), (706, 1230)], (0.11, 0.02, 168), 3, 0.8)
        pen.stroke([(474, 1012), (580, 1034), (730, 1018)], (0.11, 0.02, 168), 2.6, 0.6)
        pen.dot(684, 1026, 10, (0.12, 0.02, 168))
        pen.dot(682, 1024, 7, (0.3, 0.04, 158))

    c.draw(seams, soft=0.5, detail=0.5)


def arm(c: Canvas) -> None:
    """Paint the arm bent to his chin: the forearm beyond, the cuff, the upper arm before it."""
    fore = c.mask(limb([(392, 1000, 46), (400, 956, 48), (432, 904, 44), (460, 862, 38)], 60))
    c.multiply(fore.blur(10).move(-8, 14), (0.3, 0.06, 165), 0.6)
    _cloth(c, fore, 40)
    sweeps(c, fore, ((((372, 990, 8), (384, 930, 10), (420, 860, 8)), 8, 0.7),), _PALE, pale=True)
    cuff = c.mask(
        curve([(416, 866, CORNER), (424, 838, CORNER), (462, 830), (500, 852, CORNER), (494, 880, CORNER), (454, 866)])
    )
    c.shadow(cuff, 2, 6, soft=5, share=0.6, colour=(0.2, 0.03, 165))
    c.fill(cuff, (0.93, 0.025, 85), detail=0.6)
    c.multiply(c.mask(limb([(492, 846, 10), (470, 840, 9)], 10), soft=4) & cuff, (0.6, 0.05, 165), 0.6)
    upper = c.mask(
        curve(
            [
                *((560, 790, CORNER), (500, 806), (456, 856), (420, 920), (372, 970), (346, 1008), (352, 1042)),
                *((388, 1058), (440, 1044), (500, 1000), (560, 940), (590, 880, CORNER)),
            ]
        ),
        wobble=1,
    )
    c.multiply(upper.blur(8).move(-2, -6) & fore, (0.2, 0.03, 168), 0.7)
    c.multiply(upper.blur(12).move(10, 18), (0.2, 0.03, 168), 0.6)
    _cloth(c, upper, 60)
    sweeps(
        c,
        upper,
        (
            (((360, 1010, 2), (400, 1004, 8), (440, 1020, 2)), 5, 0.8),
            (((380, 980, 2), (430, 970, 8), (480, 986, 2)), 5, 0.8),
            (((420, 1046, 8), (500, 990, 16), (580, 900, 8)), 10, 0.8),
        ),
        _DEEP,
    )
    sweeps(
        c,
        upper,
        (
            (((500, 826, 8), (464, 880, 14), (420, 944, 10)), 9, 0.75),
            (((372, 996, 3), (410, 988, 7), (440, 996, 2)), 5, 0.6),
        ),
        _PALE,
        pale=True,
    )


def fist(c: Canvas) -> None:
    """His hand shut on the hem: the back of it, four fingers, the thumb."""
    back = c.mask(curve([(436, 856), (426, 816), (436, 782), (464, 770), (488, 788), (492, 822), (486, 856)]))
    c.fill(back, SKIN, detail=0.85)
    c.multiply(c.mask(limb([(490, 796, 8), (486, 846, 10)], 10), soft=6) & back, SHADE, 0.7)
    for k, (x, y, q) in enumerate(((426, 783, 13), (418, 800, 14.5), (421, 819, 13.5), (431, 836, 11))):
        finger = c.mask(
            limb([(x + 36, y - 3, q - 2), (x + 14, y - 6, q), (x, y - 2, q - 1), (x - 8, y + 5, q - 4)], 20)
        )
        c.shadow(finger, 0, 5, soft=3, share=0.6, colour=SHADE)
        c.fill(finger, mix(SKIN, (0.77, 0.075, 52), 0.6 - 0.14 * k), detail=0.9)
        c.multiply(finger.edge(0, 5, 4), SHADE, 0.6)
    thumb = c.mask(
        curve(
            [
                (490, 860),
                (496, 808),
                (488, 782),
                (470, 762),
                (450, 752),
                (438, 758),
                (444, 772),
                (460, 784),
                (466, 806),
                (468, 858),
            ]
        )
    )
    c.shadow(thumb, -3, 5, soft=4, share=0.6, colour=SHADE)
    c.fill(thumb, mix(SKIN, (0.77, 0.075, 52), 0.45), detail=0.9)
    c.multiply(thumb.edge(6, 2, 5), SHADE, 0.5)

    def lines(pen: Pen) -> None:
        pen.fill(oval(450, 759, 8, 4.6, 24), (0.79, 0.055, 48))
        for points in ([(472, 780), (482, 774)], [(475, 786), (486, 781)]):
            pen.stroke(points, SHADE, 1.6, 0.6)

    c.draw(lines, detail=0.85)


def pocket(c: Canvas) -> None:
    """A pocket, and what he has in it."""
    x, y = 588, 1124
    ochre, ink = (0.64, 0.12, 72), (0.12, 0.02, 60)
    wheel = c.mask(oval(x - 28, y - 6, 15, 16))
    c.fill(wheel, (0.5, 0.13, 12), detail=0.8)
    c.fill(wheel & c.mask(oval(x - 28, y - 6, 4, 4)), ink, detail=0.8)
    c.fill(c.mask(oval(x + 11, y - 44, 16, 15, 14)), ink, detail=0.8)
    toy = c.mask(oval(x, y - 6, 26, 40, 16))
    c.fill(toy, ochre, detail=0.8)
    for k in (0, 1):
        stripe = c.mask(limb([(x - 34, y - 33 + 25 * k, 6), (x, y - 25 + 25 * k, 6), (x + 36, y - 17 + 25 * k, 6)], 10))
        c.fill(toy & stripe, ink, detail=0.8)
    c.multiply(c.mask(limb([(x + 28, y - 30, 9), (x + 20, y + 10, 9)], 10), soft=5) & toy, (0.5, 0.1, 50), 0.7)
    flap = c.mask(
        curve(
            [(x - 78, y - 4, CORNER), (x + 60, y + 8, CORNER), (x + 56, y + 130, CORNER), (x - 84, y + 120, CORNER)],
            pull=0.1,
        )
    )
    c.shadow(flap, 0, -5, soft=5, share=0.6, colour=(0.2, 0.03, 168))
    _cloth(c, flap, 14)

    def work(pen: Pen) -> None:
        for u, v in ((4, -8), (18, -3)):
            pen.stroke([(x + u, y - 54), (x + 1.3 * u, y - 66 + v), (x + 2 * u - 4, y - 72 + v)], ink, 3)
        pen.stroke([(x - 78, y - 4), (x + 60, y + 8)], (0.1, 0.02, 165), 3.5)
        line = [(x + 24, y - 44), (x + 44, y - 32), (x + 42, y + 10), (x + 50, y + 44), (x + 36, y + 90)]
        pen.stroke(line, (0.72, 0.05, 80), 2.4)

    c.draw(work, detail=0.7)
