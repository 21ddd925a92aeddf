"""The rope's cut end, and who stands on it: a small one in the same hat and coat."""

from __future__ import annotations

import itertools
from typing import Final

from art.painting.canvas import Canvas
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, limb, place, sample

from .coat import CLOTH, DEEP, RED, SHADE
from .head import HAT, SKIN

_LINE: Final[Points] = ((-20, 1034), (60, 1040), (130, 1040), (170, 1052), (188, 1086), (190, 1126))


def rope(c: Canvas) -> None:
    """Paint the rope with its twist; its end is cut and begins to open."""
    m = c.mask(limb([(x, y, 8) for x, y in _LINE]))
    c.form(m, (0.74, 0.08, 78), thickness=8, rim=0.0, gain=0.7, detail=0.7)

    def work(pen: Pen) -> None:
        spots = sample(list(_LINE), 44)
        for (ax, ay), (bx, by) in itertools.pairwise(spots):
            dx, dy = bx - ax, by - ay
            pen.stroke([(ax - dy * 1.2, ay + dx * 1.2), (bx + dy * 1.2, by - dx * 1.2)], (0.36, 0.06, 50), 2, 0.75)

    c.draw(work, clip=m, detail=0.7)

    def strands(pen: Pen) -> None:
        for k, (dx, dy) in enumerate(((-14, 20), (-5, 27), (4, 24), (13, 18))):
            pen.stroke(
                [(184 + 4 * k, 1120), (186 + 3 * k + dx * 0.3, 1130), (190 + dx, 1124 + dy)], (0.78, 0.08, 80), 3.2
            )

    c.draw(strands, detail=0.7)


def _at(points: Points) -> list[tuple[float, ...]]:
    return place([(p[0] - 78, p[1] - 1030, *p[2:]) for p in points], 62, 1034, 1.2, 6)


def _up(points: Points) -> list[tuple[float, ...]]:
    """Places of the head, its chin lifted."""
    return _at(place([(p[0] - 74, p[1] - 890, *p[2:]) for p in points], 76, 890, 1.0, -16))


def follower(c: Canvas) -> None:
    """Paint the small one: hat, coat, one hand held out."""
    for x in (64, 90):
        leg = c.mask(limb(_at([(x, 990, 8), (x + 1, 1018, 7), (x + 3, 1024, 7)])))
        c.form(leg, (0.19, 0.04, 245), thickness=7, rim=0.0, detail=0.7)
        shoe = c.mask(limb(_at([(x - 1, 1026, 6), (x + 10, 1028, 6), (x + 17, 1029, 4)])))
        c.form(shoe, HAT, thickness=6, rim=0.0, detail=0.7)
    head = [
        (58, 850),
        (96, 846),
        (104, 858),
        (111, 869),
        (104, 874),
        (105, 884),
        (98, 893),
        (82, 894),
        (82, 906),
        (62, 906),
    ]
    face = c.mask(curve(_up(head)))
    garment(c, face, SKIN, thickness=14, rim=0.0, gain=0.5, mottle=0.03, detail=0.7)
    body = c.mask(
        curve(
            _at(
                [
                    *((68, 892, CORNER), (50, 918), (40, 956), (28, 1002, CORNER), (78, 1012), (122, 1000, CORNER)),
                    *((112, 950), (104, 916), (92, 892, CORNER)),
                ]
            )
        )
    )
    garment(c, body, CLOTH, thickness=20, rim=0.0, gain=0.5, detail=0.65)
    c.multiply(c.mask(limb(_at([(56, 900, 12), (44, 950, 18), (40, 1010, 20)])), soft=8) & body.grow(2), SHADE, 0.8)
    c.multiply(c.mask(limb(_at([(84, 940, 2), (82, 980, 5), (80, 1014, 7)])), soft=3) & body, SHADE, 0.5)
    c.multiply(body, SHADE, 0.25)
    arm = c.mask(
        curve(
            _at(
                [
                    *((74, 908), (92, 904), (122, 900), (140, 890, CORNER), (150, 912, CORNER), (128, 924), (96, 930)),
                    *((76, 926),),
                ]
            )
        )
    )
    c.multiply(arm.move(-2, 9).blur(4) & body, SHADE, 0.6)
    _hand(c)
    garment(c, arm, CLOTH, thickness=10, rim=0.0, gain=0.5, detail=0.65)
    c.multiply(c.mask(limb(_at([(76, 926, 4), (110, 930, 7), (148, 918, 4)])), soft=4) & arm, SHADE, 0.5)
    hair = c.mask(
        curve(_up([(48, 846, CORNER), (82, 846, CORNER), (78, 866), (74, 892), (58, 900), (46, 888), (44, 866)]))
    )
    c.fill(hair, (0.15, 0.03, 260), detail=0.7)
    crown = c.mask(curve(_up([(46, 850, CORNER), (44, 824), (60, 806), (82, 804), (100, 818), (104, 846, CORNER)])))
    garment(c, crown, HAT, thickness=20, rim=0.0, gain=0.55, detail=0.7)
    brim = c.mask(
        curve(_up([(32, 842, CORNER), (54, 848), (100, 846), (120, 838, CORNER), (112, 852), (76, 857), (42, 853)]))
    )

    def band(pen: Pen) -> None:
        pen.stroke(_up([(40, 840), (76, 844), (110, 839)]), (0.17, 0.04, 262), 8)

    c.draw(band, clip=crown, detail=0.75)

    def lines(pen: Pen) -> None:
        x, y = _up([(98, 864)])[0][:2]
        pen.dot(x, y, 2.6, (0.13, 0.03, 30))
        pen.stroke(_up([(104, 885), (97, 884)]), (0.3, 0.08, 20), 1.8)
        pen.stroke(_at([(140, 890), (150, 912)]), DEEP, 2, 0.7)

    c.draw(lines, detail=0.75)
    c.form(brim, HAT, thickness=5, rim=0.0, detail=0.7)


def _hand(c: Canvas) -> None:
    """The hand out of that sleeve: thumb and finger meet on the thread."""
    for spine in (
        [(138, 902, 8), (150, 898, 9), (156, 898, 8)],
        [(154, 902, 5), (162, 906, 4), (164, 911, 3.2)],
        [(152, 896, 5.2), (165, 896, 4.6), (172, 904, 3.8), (169, 911, 3.2)],
    ):
        part = c.mask(limb(_at(spine)))
        c.multiply(part.move(1, 2).blur(1.5), (0.34, 0.08, 10), 0.4)
        garment(c, part, SKIN, thickness=6, rim=0.0, gain=0.45, mottle=0.03, detail=0.75)


def thread(c: Canvas) -> None:
    """The hem's red thread, undone, from the coat to the small one's fingers."""
    end = _at([(167, 912)])[0]

    def work(pen: Pen) -> None:
        pen.stroke([(282, 880), (252, 898), (234, 926), (212, 954), (190, 944), end[:2]], RED, 3)

    c.draw(work, detail=0.9)
