"""Parts of Last Service: the hermit crab: its legs, its body, its eyes on stalks, the claw stretched up."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, circle, curve, limb, oval, sample

from .ink import CORAL, CORAL_DEEP, CORAL_PALE, DARK, GOLD, LAMP, NIGHT, hand

_FAR: Final[tuple[tuple[Points, ...], ...]] = (
    (((470, 1004, 14), (430, 1034, 14), (416, 1044, 12)), ((414, 1042, 12), (398, 1070, 8.5), (390, 1104, 2))),
    (((500, 1006, 14), (480, 1050, 14), (472, 1062, 12)), ((472, 1060, 12), (460, 1090, 8.5), (456, 1118, 2))),
)
_NEAR: Final[tuple[tuple[Points, ...], ...]] = (
    (((528, 1000, 19), (552, 1030, 19), (562, 1052, 15)), ((564, 1050, 14.5), (560, 1092, 11), (534, 1134, 2))),
    (((500, 1002, 20), (474, 1034, 20), (452, 1058, 15)), ((450, 1056, 14.5), (438, 1100, 11), (412, 1142, 2))),
)
"""Walking legs, each a thigh and a foot that meet in the knee."""


def _part(c: Canvas, m: Mask, tone: tuple[float, float, float] = CORAL, thick: float = 16) -> None:
    c.multiply(m.blur(5).move(2, 5), DARK, 0.45)
    c.form(m, tone, thickness=thick, detail=0.85, rim=0.5, mottle=0.09, grain=10, gloss=0.25)
    c.multiply(m.edge(3, 5, 5), CORAL_DEEP, 0.55)
    c.glaze(m.edge(-3, -4, 3), CORAL_PALE, 0.7)


def crab(c: Canvas) -> None:
    """Paint the crab but for the fingers that close over the arm."""
    for x, y, w in ((392, 1106, 30), (456, 1118, 30), (526, 1132, 36), (412, 1140, 36)):
        c.multiply(c.mask(oval(x + 14, y, w, 6), soft=5), NIGHT, 0.7)
    for way in _FAR:
        for piece in way[::-1]:
            _part(c, c.mask(limb(piece, 40)), (0.44, 0.13, 30), 12)
    _arm(c)
    feelers(c)
    _trunk(c)
    for leg in _NEAR:
        for piece in leg[::-1]:
            _part(c, c.mask(limb(piece, 40)))
        _bristles(c, leg)
    _small_claw(c)
    _shield(c)
    _eyes(c)


def _trunk(c: Canvas) -> None:
    """Paint the softer hind back with its gill plates, and the face below the shield's front."""
    hind = c.mask(curve([(520, 918), (556, 928), (576, 958), (572, 992), (548, 1014), (510, 1020), (496, 970)]))
    _part(c, hind, (0.68, 0.14, 34), 24)

    def folds(pen: Pen) -> None:
        for k in range(2):
            x = 550 + 13 * k
            pen.fill(
                limb([(x - 6, 922 + 8 * k, 0.8), (x + 5, 964, 2.2), (x - 4, 1012 - 8 * k, 0.8)], 20), CORAL_DEEP, 0.6
            )

    c.draw(folds, clip=hind, detail=0.85, soft=0.4)
    face = c.mask(
        curve([(424, 938), (450, 930), (482, 944), (496, 972), (490, 1006), (464, 1022), (436, 1014), (420, 986)])
    )
    _part(c, face, (0.74, 0.135, 44), 20)
    c.multiply(face * np.asarray(smoothstep(972, 946, c.y), np.float32), CORAL_DEEP, 0.6)
    for way in (
        ((452, 996, 9), (446, 1014, 8.5), (434, 1026, 6), (426, 1022, 2.5)),
        ((478, 1000, 9), (468, 1020, 9), (452, 1032, 6), (442, 1028, 2.5)),
    ):
        _part(c, c.mask(limb(way, 30)), (0.6, 0.16, 34), 8)

    def smile(pen: Pen) -> None:
        pen.fill(limb([(428, 972, 1), (436, 984, 2.7), (452, 988, 2.6), (470, 980, 1.2)], 24), DARK, 0.9)
        for u, v, q in ((484, 968, 2.4), (486, 984, 2), (430, 956, 2)):
            pen.dot(u, v, q, CORAL_PALE, 0.8)

    c.draw(smile, detail=0.9)


def _shield(c: Canvas) -> None:
    """Paint the hard shield: a toothed front over the face, a groove across, a near edge above the legs."""
    m = c.mask(
        curve(
            [
                (418, 946, CORNER),
                (424, 928),
                (456, 910),
                (504, 900),
                (540, 910),
                (556, 944),
                (548, 984),
                (520, 998),
                (504, 990, CORNER),
                (496, 966),
                (484, 952, CORNER),
                (468, 946),
                (452, 955, CORNER),
                (440, 946),
                (430, 954, CORNER),
            ]
        )
    )
    _part(c, m, CORAL, 26)
    _marks(c, m)


def _bristles(c: Canvas, leg: tuple[Points, ...]) -> None:
    """Darken a leg's tip, ring its joint, and draw its few hairs."""
    tip, knee = leg[1][2], leg[1][0]
    c.multiply(c.mask(circle(tip[0], tip[1], 17), soft=7) & c.mask(limb(leg[1], 40)), CORAL_DEEP, 0.8)

    def work(pen: Pen) -> None:
        pen.fill(
            limb([(knee[0] - 12, knee[1] - 2, 1), (knee[0], knee[1] + 4, 2.2), (knee[0] + 12, knee[1] + 1, 1)], 14),
            CORAL_PALE,
            0.8,
        )
        for piece in leg:
            s = sample(piece, 9)
            for k in range(2, 8):
                x, y, w = s[k]
                pen.fill(limb([(x - 0.7 * w, y, 0.9), (x - 1.15 * w, y + 5, 0.3)], 6), CORAL_PALE, 0.8)
                if k % 2:
                    pen.dot(x + 0.1 * w, y, 0.14 * w + 0.7, CORAL_PALE, 0.75)

    c.draw(work, detail=0.88, soft=0.2)


def _marks(c: Canvas, body: Mask) -> None:
    def work(pen: Pen) -> None:
        pen.fill(limb([(500, 900, 1), (512, 930, 2.6), (522, 958, 2.4), (514, 996, 1)], 30), CORAL_DEEP, 0.7)
        for u, v, q in ((530, 930, 3.4), (538, 954, 4), (534, 976, 3), (480, 928, 3), (494, 944, 2.6), (506, 964, 3)):
            pen.dot(u, v, q, CORAL_PALE, 0.8)
        for u, v in ((448, 928), (462, 934), (470, 918), (488, 912)):
            pen.dot(u, v, 2, CORAL_PALE, 0.8)

    c.draw(work, clip=body, detail=0.85, soft=0.3)
    lit = c.mask(limb([(440, 926, 5), (474, 914, 8), (516, 909, 7), (540, 922, 3)], 30), soft=5)
    c.screen(lit & body, CORAL_PALE, 0.5)
    front = c.mask(
        limb([(420, 944, 2.4), (440, 941, 2.4), (452, 951, 2.4), (468, 943, 2.4), (486, 951, 2.4)], 5), soft=1
    )
    c.screen(front & body, GOLD, 0.55)


def _eyes(c: Canvas) -> None:
    for foot, head, q in (((470, 940), (470, 868), 0), ((438, 938), (420, 866), 1)):
        stalk = c.mask(limb([(*foot, 11), (0.5 * (foot[0] + head[0]), 0.5 * (foot[1] + head[1]), 8), (*head, 9)], 30))
        _part(c, stalk, CORAL if q else (0.52, 0.15, 32), 9)
        x, y = head[0], head[1] - 10

        def work(pen: Pen, x: float = x, y: float = y) -> None:
            pen.fill(oval(x, y, 20, 22, -8), DARK)
            pen.radiate(
                oval(x, y, 18.5, 20.5, -8), x - 4, y - 5, 25, [(0.88, 0.12, 88), (0.8, 0.14, 76), (0.62, 0.14, 56)]
            )
            pen.fill(oval(x - 4, y - 6, 12, 13, -8), DARK)
            pen.dot(x - 8.5, y - 11, 4.6, LAMP)
            pen.dot(x + 1, y, 2.0, GOLD, 0.9)
            cup: Points = [
                (x - 19, y + 6, 0.8),
                (x - 12, y + 17, 4),
                (x + 1, y + 22, 5.4),
                (x + 14, y + 16, 4),
                (x + 20, y + 4, 0.8),
            ]
            pen.fill(limb(cup, 30), (0.55, 0.16, 32))
            pen.fill(limb([(u - 1, v - 2, 0.45 * q) for u, v, q in cup], 30), CORAL)

        c.draw(work, detail=0.97)


def feelers(c: Canvas) -> None:
    """Draw the two long feelers."""

    def work(pen: Pen) -> None:
        pen.fill(limb([(440, 952, 3.6), (443, 900, 2.8), (452, 800, 2.2), (506, 712, 0.8)], 60), CORAL)
        pen.fill(limb([(460, 952, 3.6), (490, 880, 2.8), (498, 806, 2.2), (576, 738, 0.8)], 60), CORAL)

    c.draw(work, relief=1.5, detail=0.9)


def _small_claw(c: Canvas) -> None:
    """The smaller claw, with a sand dollar for the fare."""
    _part(c, c.mask(limb([(474, 1010, 17), (436, 1036, 16), (398, 1040, 12)], 40)))
    coin = c.mask(oval(354, 1026, 20, 18, -20))
    c.multiply(coin.blur(4).move(2, 5), NIGHT, 0.5)
    c.form(coin, (0.9, 0.05, 85), thickness=4, detail=0.9)

    def petals(pen: Pen) -> None:
        for k in range(5):
            with pen.at(354, 1026, 72 * k - 20):
                pen.fill(oval(0, -8, 2.4, 5.2), (0.62, 0.08, 55), 0.8)

    c.draw(petals, detail=0.9)
    _part(
        c,
        c.mask(
            curve(
                [
                    (406, 1028),
                    (386, 1016),
                    (364, 1014),
                    (352, 1022, CORNER),
                    (372, 1028),
                    (386, 1036),
                    (372, 1042),
                    (356, 1040, CORNER),
                    (370, 1056),
                    (394, 1058),
                    (408, 1048),
                ]
            )
        ),
        CORAL,
        12,
    )


def _knob(pen: Pen, u: float, v: float, size: float, tone: Colour = CORAL_PALE) -> None:
    """Set a pale knob on the claw."""
    x, y = hand([(u, v)])[0][:2]
    pen.dot(x, y, size, tone, 0.88)


def _arm(c: Canvas) -> None:
    upper = c.mask(limb([(462, 1000, 20), (422, 1006, 21), (386, 992, 18)], 50))
    _part(c, upper)
    fore = c.mask(limb([(380, 992, 19), (358, 962, 20), (350, 922, 17)], 50))
    _part(c, fore)

    def hairs(pen: Pen) -> None:
        for k in range(7):
            x, y = 336 + 2.2 * k, 924 + 9 * k
            pen.fill(limb([(x, y, 1.1), (x - 7, y + 2, 0.4)], 6), CORAL_PALE, 0.85)

    c.draw(hairs, detail=0.88, soft=0.2)
    _part(c, palm(c), CORAL, 24)

    def work(pen: Pen) -> None:
        for u, v, q in ((326, 850, 3.2), (342, 858, 2.6), (322, 822, 2.6), (364, 846, 3.2), (358, 886, 2.6)):
            _knob(pen, u, v, q)
        for u, v, q in ((350, 946, 3), (366, 966, 3), (404, 988, 3)):
            pen.dot(u, v, q, CORAL_PALE, 0.85)
        for k in range(6):
            x, y = hand([(304 + 0.9 * k, 800 + 12 * k)])[0][:2]
            pen.fill(limb([(x + 5, y, 1.2), (x - 2, y + 1, 0.4)], 6), CORAL_PALE, 0.85)
        for k in range(4):
            _knob(pen, 330 + 2.2 * k, 772 + 10 * k, 2.8, LAMP)

    c.draw(work, detail=0.88)


def palm(c: Canvas) -> Mask:
    """Return the great claw but for its movable finger."""
    return c.mask(
        curve(
            hand(
                [
                    (338, 918),
                    (320, 884),
                    (308, 846),
                    (304, 808),
                    (310, 776),
                    (330, 748, CORNER),
                    (332, 782),
                    (342, 808),
                    (362, 822),
                    (386, 828),
                    (394, 856),
                    (384, 892),
                    (366, 920),
                ]
            )
        )
    )


def fingers(c: Canvas) -> None:
    """Paint the claw's movable finger, over the arm that it lets in."""
    m = c.mask(
        curve(
            hand(
                [
                    (368, 850),
                    (374, 820),
                    (390, 798),
                    (394, 772),
                    (382, 744, CORNER),
                    (408, 764),
                    (416, 796),
                    (408, 832),
                    (390, 858),
                ]
            )
        )
    )
    _part(c, m, CORAL, 14)

    def teeth(pen: Pen) -> None:
        for k in range(4):
            u, v = ((389, 759), (394, 770), (393, 782), (388, 794))[k]
            _knob(pen, u + 2, v, 2.6, LAMP)
        for u, v in ((402, 800), (398, 824), (408, 782)):
            _knob(pen, u, v, 2.6)

    c.draw(teeth, detail=0.88)
