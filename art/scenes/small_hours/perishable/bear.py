"""The bear of Perishable: modelled of limbs, combed hair by hair along its form."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay, Spine
from art.painting.colour import Array, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import CORNER, curve, oval

COAT = ramp(
    [
        (0.46, 0.08, 272),
        (0.58, 0.075, 266),
        (0.71, 0.05, 275),
        (0.84, 0.045, 55),
        (0.93, 0.05, 84),
        (0.985, 0.03, 90),
    ]
)
"""Blue shade, rosy turning, warm white."""
_BOX = (130.0, 240.0, 770.0, 1090.0)
NOSE = (312.0, 772.0)
PAWS = ((262.0, 1000.0, 104.0), (462.0, 938.0, 92.0), (590.0, 908.0, 90.0), (368.0, 884.0, 70.0))
"""Where its weight rests: x, y, half width."""


def _flow(body: Relief, c: Canvas, down: float) -> Array:
    """Return where hair lies: away from what is nearest to us, and downwards."""
    h = body.height
    gy, gx = np.gradient(np.asarray(h, np.float32))
    n = np.sqrt(gx * gx + gy * gy) + 0.5
    return np.asarray(np.arctan2(-gy / n * 0.8 + down, -gx / n * 0.8), np.float32)


def _coat(c: Canvas, clay: Clay, seed: str, bias: float, length: tuple[float, float], down: float = 0.75) -> Relief:
    body = clay.relief(3.0)
    soft = body.within(c.wobble(body.mask, 5, 7))
    lock = c.field("lock", 9, 2, (1, 2.6))[soft.mask.where] - 0.5
    c.form(
        soft, COAT, bump=np.asarray(lock * 3, np.float32), bias=bias, mottle=0.06, grain=30, rim=0.3, shadow=12,
        detail=0.72,
    )  # fmt: skip
    angle = _flow(soft, c, down)
    fur(c, soft, angle, seed=f"{seed}/under", length=length, spacing=4.6, light=0.07, lift=0.0, spread=0.3, detail=0.75)
    return soft


def _comb(c: Canvas, body: Relief, seed: str, down: float = 0.75) -> None:
    """Fine bright and dark hairs on top."""
    angle = _flow(body, c, down)
    fur(
        c,
        body,
        angle,
        seed=f"{seed}/fine",
        length=(7, 17),
        spacing=4.2,
        light=0.13,
        lift=0.025,
        spread=0.35,
        detail=0.8,
    )


def _far(c: Canvas) -> Mask:
    clay = Clay(c, _BOX, melt=20)
    clay.limb([(396, 690, 90), (386, 780, 66), (372, 846, 56), (366, 872, 56)])
    clay.ball(364, 884, 68, 36, z=30)
    body = _coat(c, clay, "far-hind", -0.32, (10, 22))
    c.multiply(body.mask, (0.5, 0.09, 268), 0.55)
    return body.mask


def _bear(c: Canvas) -> None:
    """Paint the bear, walking towards us."""
    far = _far(c)
    clay = Clay(c, _BOX, melt=46)
    trunk: Spine = ((560, 556, 134, -70), (502, 514, 150, -26), (430, 496, 152, 10), (394, 516, 164, 30))
    clay.limb(trunk, n=40)
    clay.ball(398, 404, 104, 92, z=16)
    clay.ball(576, 552, 118, 140, z=-40)
    clay.limb([(580, 640, 118, -20), (588, 742, 86, 0), (602, 826, 64, 10), (590, 874, 60, 20)])
    clay.ball(586, 904, 84, 40, z=60, melt=26)
    clay.ball(402, 640, 172, 150, z=20)
    hind = _coat(c, clay, "trunk", -0.02, (14, 30))
    c.multiply(hind.mask & c.mask(oval(440, 800, 150, 110), soft=40), (0.6, 0.09, 268), 0.7)
    _comb(c, hind, "trunk")
    c.occlude(far, hind.mask, soft=16, share=0.4)
    # The legs in front, then the head.
    for name, part, paw, toe in (
        (
            "right-fore",
            ((478, 600, 108, 40), (490, 720, 88, 50), (478, 830, 70, 55), (468, 906, 64, 60)),
            (462, 936, 88, 44),
            (462, 940),
        ),
        (
            "left-fore",
            ((312, 600, 116, 70), (276, 740, 90, 84), (262, 850, 72, 90), (256, 950, 68, 96)),
            (254, 996, 106, 52),
            (258, 1002),
        ),
    ):
        leg = Clay(c, _BOX, melt=34)
        leg.limb(part, n=40)
        leg.ball(paw[0], paw[1], paw[2], paw[3], z=130, melt=26)
        for k in range(5):
            a = (k - 2) / 2
            leg.ball(toe[0] + a * paw[2] * 0.72, toe[1] + 12 - 9 * a * a, paw[2] * 0.24, paw[3] * 0.5, z=150, melt=9)
        top = leg.mask() * np.asarray(smoothstep(560, 690, c.y), np.float32)[leg.mask().where]
        with c.group() as g:
            body = _coat(c, leg, name, -0.02, (12, 24), 1.0)
            _comb(c, body, name, 1.0)
            _claws(c, toe, paw)
        shade = top.move(26, 20).blur(22)
        c.multiply(shade & hind.mask, (0.56, 0.09, 268), 0.6)
        c.paste(g, clip=c.full(np.asarray(smoothstep(540, 680, c.y), np.float32)))
    _head(c)


def _claws(c: Canvas, toe: tuple[float, float], paw: tuple[float, float, float, float]) -> None:
    def work(pen: Pen) -> None:
        for k in range(5):
            a = (k - 2) / 2
            x, y = toe[0] + a * paw[2] * 0.76, toe[1] + 12 - 9 * a * a + paw[3] * 0.42
            pen.fill(curve([(x - 4, y - 4), (x, y - 7), (x + 4, y - 4), (x + a * 3, y + 6, CORNER)]), (0.36, 0.04, 265))

    c.draw(work, relief=2, detail=0.85)


def _head(c: Canvas) -> None:
    for x, y, q in ((236.0, 548.0, 31.0), (410.0, 538.0, 30.0)):
        ear = Clay(c, _BOX, melt=6)
        ear.ball(x, y, q, q * 0.98, z=0)
        lobe = _coat(c, ear, f"ear{x:.0f}", 0.0, (6, 12))
        hollow = c.mask(oval(x + (4 if x < 300 else -4), y + 6, q * 0.55, q * 0.58), soft=4)
        c.multiply(hollow & lobe.mask, (0.6, 0.07, 20), 0.7)
    clay = Clay(c, _BOX, melt=30)
    clay.ball(326, 604, 100, 96, z=40)
    clay.ball(276, 664, 58, 64, z=24)
    clay.ball(376, 660, 58, 64, z=24)
    clay.limb([(328, 606, 82, 70), (322, 670, 68, 96), (316, 730, 56, 118), (313, 764, 46, 126)], n=40, melt=24)
    clay.ball(292, 772, 29, 32, z=126, melt=18)
    clay.ball(334, 770, 29, 32, z=126, melt=18)
    clay.limb([(300, 800, 26, 100), (328, 799, 26, 100)], melt=14)
    clay.press([(266, 652, 16), (276, 690, 20), (278, 730, 14)], deep=10)
    clay.press([(374, 650, 16), (364, 688, 20), (356, 726, 14)], deep=10)
    head = clay.mask()
    for dx, dy, wide, tone, share in ((40, 46, 26, (0.56, 0.09, 266), 0.6), (-4, 14, 22, (0.74, 0.075, 40), 0.75)):
        c.multiply(head.move(dx, dy).blur(wide), tone, share)
    body = clay.relief(2.4)
    soft = body.within(c.wobble(body.mask, 4, 6))
    c.form(soft, COAT, bias=0.05, mottle=0.05, rim=0.3, shadow=40, detail=0.85)
    at = soft.mask.where
    away = np.arctan2(c.y[at] - NOSE[1], c.x[at] - NOSE[0]).astype(np.float32)
    long = smoothstep(40, 170, np.hypot(c.x[at] - NOSE[0], c.y[at] - NOSE[1]))
    fur(c, soft, away, seed="face", length=(5, 12), spacing=4.0, light=0.08, lift=0.01, spread=0.3, detail=0.85)
    far = soft.within(soft.mask * np.asarray(long, np.float32))
    fur(c, far, away, seed="cheek", length=(9, 20), spacing=5.0, light=0.12, lift=0.02, spread=0.35, detail=0.85)
    _face(c)


def _face(c: Canvas) -> None:
    x, y = NOSE
    ink = (0.2, 0.03, 275)
    for ex, ey, f in ((276.0, 652.0, -1.0), (366.0, 648.0, 1.0)):
        c.multiply(c.mask(oval(ex, ey, 26, 17, 12 * f), soft=8), (0.55, 0.07, 300), 0.6)

        def eye(pen: Pen, ex: float = ex, ey: float = ey, f: float = f) -> None:
            lid = [(ex - 11 * f, ey + 7, CORNER), (ex - 6 * f, ey - 4), (ex + 2 * f, ey - 8), (ex + 9 * f, ey - 3),
                   (ex + 12 * f, ey + 4, CORNER), (ex + 2 * f, ey + 9)]  # fmt: skip
            pen.fill(curve(lid), ink)
            pen.dot(ex - 3, ey - 2, 2.6, (0.98, 0.03, 90))

        c.draw(eye, detail=0.95)
    pad = [(x - 30, y - 22), (x - 10, y - 29), (x + 12, y - 29), (x + 32, y - 22), (x + 27, y - 2), (x + 10, y + 9),
           (x - 9, y + 9), (x - 26, y - 2)]  # fmt: skip
    nose = c.mask(curve(pad), soft=0.8)
    c.multiply(nose.grow(5).blur(4), (0.5, 0.06, 290), 0.6)
    c.form(nose, (0.24, 0.03, 275), thickness=16, gloss=0.45, rim=0.25, mottle=0.04, grain=9, detail=0.95)

    def lines(pen: Pen) -> None:
        for f in (-1, 1):
            pen.fill(oval(x + 15 * f, y - 8, 7, 4.5, -24 * f), (0.1, 0.02, 280))
        soft = (0.36, 0.05, 285)
        pen.stroke([(x + 1, y + 8), (x + 1, y + 25)], soft, 2.6, 0.8)
        pen.stroke([(x + 1, y + 25), (x - 14, y + 30), (x - 31, y + 27)], soft, 2.4, 0.7)
        pen.stroke([(x + 1, y + 25), (x + 16, y + 29), (x + 32, y + 25)], soft, 2.4, 0.7)

    c.draw(lines, detail=0.92, soft=0.4)


SIZE, LEFT, FOOT = 0.88, 44.0, 1020.0


def _put(x: float, y: float) -> tuple[float, float]:
    """Where on the card a place of the modelled bear comes to lie."""
    return 400 + (x - 400) * SIZE - LEFT, FOOT + (y - FOOT) * SIZE


def paint_bear(c: Canvas) -> None:
    """Paint the bear, a little smaller than it is modelled, its soft blue shadow first."""
    lay = [(200, 1030), (330, 960), (520, 880), (700, 846), (930, 850), (930, 930), (720, 980), (540, 1016),
           (360, 1050), (240, 1056)]  # fmt: skip
    c.multiply(c.mask(curve([_put(*p) for p in lay]), soft=24), (0.52, 0.1, 272), 0.62)
    for x, y, q in PAWS:
        px, py = _put(x + 14, y + 34)
        c.multiply(c.mask(oval(px, py, q, q * 0.24), soft=10), (0.4, 0.1, 272), 0.75)
    with c.group() as whole:
        _bear(c)
    c.paste(whole, bend=(400 + (c.x + LEFT - 400) / SIZE, FOOT + (c.y - FOOT) / SIZE))
