"""Parts of Night Rounds: the house in front: its roof a quilt lifted by the hem, the lit loft, the wall, a chimney."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, pick, ramp
from art.painting.marks import sweep
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, box, circle, curve, limb, polygon, sample

from .ink import AMBER, CAST, INK, NIGHT, PALE, crease, net, quilt, stitches

_CLOTHS: Final[tuple[Colour, ...]] = (
    (0.57, 0.13, 24),
    (0.72, 0.11, 74),
    (0.5, 0.1, 242),
    (0.7, 0.115, 12),
    (0.58, 0.095, 190),
    (0.8, 0.1, 84),
)
CANDLE: Final = (292.0, 906.0)
_HEM: Final[Points] = (
    *((-24, 914), (60, 896), (150, 862), (240, 824), (320, 804), (392, 802), (436, 842), (466, 906), (488, 970)),
    (520, 1036),
)
_RIDGE: Final[Points] = (
    *((-24, 716), (60, 702), (140, 694), (220, 692), (290, 700), (352, 730), (412, 780), (470, 850), (520, 930)),
    (560, 1010),
)


def attic(c: Canvas) -> None:
    """The loft under the lifted roof: warm boards, light from one candle, the quilt's lining above."""
    room = c.mask(curve([*[(x, y - 6) for x, y in _HEM[:-1]], (498, 1050, CORNER), (-24, 1050, CORNER)]))
    d = np.hypot(c.x - CANDLE[0], (c.y - CANDLE[1]) * 1.15)
    c.fill(
        room,
        pick(
            ramp([(0, (0.95, 0.09, 90)), (0.2, (0.86, 0.13, 78)), (0.5, (0.66, 0.135, 60)), (1, (0.4, 0.1, 42))]),
            np.asarray(np.clip(d / 330, 0, 1), np.float32),
        ),
        detail=0.6,
    )
    lining: Points = (
        *((-24, 908), (60, 890), (150, 856), (240, 818), (320, 798), (392, 796), (436, 838), (468, 906)),
        *((490, 980), (470, 950), (440, 894), (392, 846), (330, 846), (240, 864), (150, 896), (60, 926), (-24, 942)),
    )
    under = c.mask(curve(lining)) & room
    c.fill(under, (0.62, 0.12, 46), detail=0.6)
    sweep(c, under, ((150, 900, 10), (260, 868, 14), (340, 846, 14), (410, 862, 10)), 10, AMBER, 0.7, pale=True)

    def work(pen: Pen) -> None:
        for k in range(13):
            x = -30.0 + 42 * k
            crease(pen, [(x, 900), (x + 1, 960), (x - 1, 1050)], 1.2, (0.4, 0.1, 42), 0.45)
        s = sample(lining[:9], 60)
        for k in range(3, 58, 3):
            x, y = float(s[k][0]), float(s[k][1])
            crease(pen, [(x, y), (x + 3, y + 18), (x + 1, y + 40)], 1.5, (0.42, 0.11, 40), 0.5)

    c.draw(work, clip=room, detail=0.7, soft=0.3)


def wall(c: Canvas) -> None:
    """The wall below: plaster in the night, timber, one door shut for the night, snow at its foot."""
    m = c.mask(polygon([(-20, 1050), (506, 1050), (500, 1220), (-20, 1220)]))
    t = np.asarray(np.clip((c.x - 40) / 460, 0, 1), np.float32)
    c.fill(m, pick(ramp([(0, (0.3, 0.08, 270)), (0.7, (0.42, 0.075, 264)), (1, (0.52, 0.065, 258))]), t), detail=0.55,
           mottle=0.05)  # fmt: skip
    c.multiply(c.mask(box(-20, 1050, 540, 70), soft=16) & m, NIGHT, 0.65)
    for beam in (((504, 1060, 9), (498, 1220, 9)), ((336, 1060, 7), (338, 1220, 7)), ((150, 1060, 7), (148, 1220, 7))):
        wood = c.mask(limb(beam, 20), wobble=1) & m
        c.fill(wood, (0.27, 0.06, 285), detail=0.6)
        c.glaze(wood.edge(4, 0, 2), (0.6, 0.06, 250), 0.5)

    def work(pen: Pen) -> None:
        arch = curve([(208, 1220, CORNER), (208, 1150), (226, 1122), (246, 1116), (266, 1122), (284, 1150),
                      (284, 1220, CORNER)])  # fmt: skip
        pen.stroke(arch, (0.25, 0.06, 285), 12)
        pen.fade(arch, (246, 1116), (246, 1220), [(0.33, 0.09, 262), (0.22, 0.08, 270)])
        pen.stroke([(246, 1118), (246, 1220)], (0.25, 0.06, 285), 4)
        pen.stroke([(210, 1170), (282, 1170)], (0.25, 0.06, 285), 4)

    c.draw(work, detail=0.75)
    bank: Points = ((-20, 1184, CORNER), (90, 1176), (180, 1186), (270, 1192), (380, 1176), (480, 1156), (560, 1180),
                    (620, 1230, CORNER), (-20, 1230, CORNER))  # fmt: skip
    snow = c.mask(curve(bank), wobble=2)
    c.fill(snow, pick(ramp([(0, (0.5, 0.085, 260)), (0.6, (0.7, 0.06, 248)), (1, (0.8, 0.045, 238))]),
                      np.asarray(np.clip(c.x / 520, 0, 1), np.float32)), detail=0.45)  # fmt: skip
    c.glaze(snow.edge(2, -8, 5), (0.92, 0.03, 225), 0.5)


def roof(c: Canvas) -> None:
    """The quilt: patches of tiles from ridge to hem, drawn up towards the claw; a thick hem, sewn, with a button."""
    shape = [(*_RIDGE[0], CORNER), *_RIDGE[1:-1], (*_RIDGE[-1], CORNER), (*_HEM[-1], CORNER), *_HEM[-2:0:-1],
             (*_HEM[0], CORNER)]  # fmt: skip
    m = c.mask(curve(shape), wobble=1)
    quilt(c, m, net(_RIDGE, _HEM, 3, 9), _CLOTHS, seed="roof", tiles=3, reach=560, base=0.36)
    pulls: tuple[Points, ...] = (
        ((200, 700, 2), (300, 746, 5), (384, 796, 4)),
        ((120, 716, 2), (240, 774, 6), (370, 806, 3)),
        ((40, 780, 2), (190, 822, 6), (350, 816, 3)),
        ((420, 800, 3), (470, 880, 6), (510, 970, 3)),
    )
    for p in pulls:
        sweep(c, m, p, 8, CAST, 0.6)
        sweep(c, m, [(x + 2, y - 13, w) for x, y, w in p], 7, PALE, 0.28, pale=True)
    sweep(c, m, ((-24, 720, 10), (140, 700, 9), (290, 706, 8), (352, 738, 6)), 8, (0.9, 0.03, 230), 0.7, pale=True)
    hem = c.mask(limb([(x, y, 13 if k < 8 else 11) for k, (x, y) in enumerate(_HEM)], 120), wobble=1)
    c.multiply(hem.blur(6).move(0, -9) & m, CAST, 0.6)
    c.fill(hem, (0.8, 0.045, 262), detail=0.7)
    c.glaze(c.mask(limb([(x + 3, y - 5, 4) for x, y in _HEM], 120), soft=4) & hem, PALE, 0.75)
    c.glaze(c.mask(limb([(x, y + 9, 5) for x, y in _HEM[1:8]], 120), soft=4) & hem, AMBER, 0.75)
    dark = c.full(np.asarray(np.clip(1 - c.x / 240, 0, 1) * 0.4, np.float32))
    c.multiply(dark & (m | hem), CAST, 0.8)
    _chimney(c)

    def work(pen: Pen) -> None:
        stitches(pen, [(x, y - 1) for x, y in _HEM], 62, 0.5, 2, (0.42, 0.12, 28), 0.85)
        for x, y, q in ((96, 886, 8.0), (282, 824, 8.0), (478, 940, 7.0)):
            pen.fill(circle(x + 1, y + 3, q), INK, 0.5)
            pen.radiate(circle(x, y, q), x + 2, y - 4, q * 1.6, [(0.9, 0.05, 80), (0.66, 0.1, 60)])
            for u in (-2.4, 2.4):
                pen.dot(x + u, y, 1.3, (0.3, 0.06, 40))

    c.draw(work, detail=0.8, soft=0.2)


def _chimney(c: Canvas) -> None:
    """A short chimney through the quilt, with a cap of snow."""
    m = c.mask(polygon([(104, 626), (150, 624), (154, 722), (102, 726)]), wobble=1)
    c.multiply(m.blur(7).move(-10, 8), CAST, 0.5)
    c.fill(m, (0.4, 0.085, 22), detail=0.65, mottle=0.06)
    c.glaze(m.edge(14, 0, 9), (0.82, 0.06, 70), 0.6)
    r = c.rng("bricks")

    def courses(pen: Pen) -> None:
        for k in range(9):
            y = 640 + 9.5 * k
            crease(pen, [(100, y), (127, y + 1), (156, y)], 0.9, INK, 0.45)
            for n in range(3):
                x = 108 + 15 * n + 7 * (k % 2) + float(r.normal(0, 1))
                pen.fill(
                    box(x - 5, y + 1.6, 12, 6.4, 1.5),
                    mix((0.4, 0.1, 26), (0.62, 0.1, 45), float(r.uniform(0, 0.8))),
                    0.6,
                )

    c.draw(courses, clip=m, detail=0.65, soft=0.3)
    skirt = c.mask(curve([(92, 732, CORNER), (104, 714), (128, 722), (152, 712), (166, 730, CORNER), (128, 738)]))
    c.fill(skirt, (0.84, 0.035, 230), detail=0.7)
    cap = c.mask(curve([(98, 632, CORNER), (104, 616), (126, 610), (150, 614), (158, 632, CORNER), (128, 636)]))
    c.fill(cap, mix((0.9, 0.03, 225), PALE, 0.3), detail=0.7)
    c.multiply(cap.edge(-8, 5, 5), CAST, 0.4)
