"""The bear that fishes: it sits on the wax with its back to us and forgets the world."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, line, oval

_X, _Y, _S = 600.0, 952.0, 0.94
_BROWN: Colour = (0.4, 0.075, 50)
_SHADE: Colour = (0.36, 0.12, 335)
_TIP, _WATER, _PAW = (306.0, 690.0), (311.0, 1020.0), (-128.0, -168.0)


def _p(x: float, y: float) -> tuple[float, float]:
    return _X + _S * x, _Y + _S * y


def _limb(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
    return [(*_p(q[0], q[1]), *(v * _S for v in q[2:])) for q in points]


def rod(c: Canvas) -> None:
    """The rod, its line and its float."""
    hand, butt = _p(*_PAW), _p(-40, -110)
    mid = ((hand[0] + _TIP[0]) / 2 + 4, (hand[1] + _TIP[1]) / 2 - 14)

    def work(pen: Pen) -> None:
        pen.fill(line([butt, hand, mid, _TIP], 8, 2.2), (0.36, 0.08, 50))
        pen.stroke([_TIP, (_TIP[0] - 7, _TIP[1] + 130), _WATER], (0.3, 0.06, 320), 1.5, 0.85)

    c.draw(work, relief=1.4, detail=0.85)
    x, y = _WATER
    for k, share in ((0, 0.85), (1, 0.5)):
        ring = oval(x, y + 3, 24 + 20 * k, 7 + 6 * k)
        c.draw(lambda pen, q=ring, a=share: pen.stroke(q, (0.98, 0.05, 92), 2, a), detail=0.8, soft=0.8)  # type: ignore[misc]

    def float_(pen: Pen) -> None:
        pen.fill(oval(x, y - 4, 7, 10), (0.54, 0.2, 28))
        pen.fill(oval(x, y - 10, 5.4, 5), (0.96, 0.02, 90))

    c.draw(float_, relief=1.6, detail=0.9)


def bear(c: Canvas) -> None:
    """A pear of fur on the wax, its head a little to the left."""
    c.multiply(c.mask(oval(*_p(60, 4), 170 * _S, 24 * _S, 4), soft=12), _SHADE, 0.8)
    c.multiply(c.mask(oval(*_p(6, 2), 116 * _S, 13 * _S), soft=5), (0.24, 0.08, 330), 0.8)
    box = (_X - 240, _Y - 380, _X + 200, _Y + 60)
    far = Clay(c, box, melt=6)
    far.ball(*_p(50, -272), 17 * _S, 18 * _S).ball(*_p(-40, -276), 16 * _S, 17 * _S)
    ears = far.relief(1.2, 0.6)
    c.form(ears, _BROWN, rim=0.1, detail=0.6, bias=-0.08)
    fur(c, ears, far.angle, seed="ears", length=(6, 12), spacing=2.6, light=0.12, spread=0.4, detail=0.6)
    snout = c.mask(
        curve(
            [
                (*_p(-30, -268), CORNER), _p(-48, -256), _p(-62, -242), _p(-80, -238), _p(-92, -234), _p(-96, -226),
                _p(-90, -215), _p(-74, -206), _p(-56, -200), (*_p(-24, -196), CORNER),
            ]
        ),
        wobble=1,
    )  # fmt: skip
    r = c.relief(snout, 26, 3)
    c.form(r, (0.36, 0.07, 50), rim=0.0, mottle=0.12, detail=0.72)
    fur(c, r, 0.15, seed="snout", length=(6, 11), spacing=2.6, light=0.1, spread=0.3, detail=0.72)
    c.glaze(c.mask(oval(*_p(-82, -222), 16 * _S, 12 * _S, 12), soft=6) & snout, (0.56, 0.075, 62), 0.5)
    c.multiply(snout * smoothstep(_Y - 226 * _S, _Y - 202 * _S, c.y), (0.3, 0.09, 335), 0.6)
    body = Clay(c, box, melt=26)
    body.ball(*_p(4, -62), 98 * _S, 68 * _S)
    body.ball(*_p(-78, -36), 44 * _S, 38 * _S, z=-14).ball(*_p(86, -36), 46 * _S, 38 * _S, z=-10)
    body.limb(_limb((4, -70, 92), (2, -130, 80), (-4, -180, 61), (-6, -208, 42)))
    body.ball(*_p(-4, -242), 51 * _S, 46 * _S, z=12)
    body.limb(_limb((64, -176, 30, 0), (86, -132, 28, 4), (88, -94, 25, 6)), melt=18)
    m = body.relief(2.2, 0.75)
    lock = c.noise.at("lock", body.across / 9, body.along / 30, 1.0, 3) - 0.5
    c.form(m, _BROWN, bump=np.asarray(lock * 2.2, np.float32), rim=0.06, mottle=0.14, detail=0.45, bias=0.02)
    x, y = (c.x - _X) / _S, (c.y - _Y) / _S
    c.multiply(m.mask * smoothstep(-10, 96, x + 0.12 * (y + 120)), (0.26, 0.1, 325), 0.8)
    c.multiply(m.mask * smoothstep(-40, 14, y), (0.3, 0.1, 330), 0.7)
    c.multiply(
        c.mask(limb(_limb((-50, -206, 10), (0, -196, 13), (54, -204, 10))), soft=12) & m.mask, (0.3, 0.08, 340), 0.5
    )
    fur(c, m, 1.55, seed="bear", length=(12, 26), spacing=2.6, light=0.1, lift=0.02, spread=0.45, detail=0.46)
    c.screen(m.mask.edge(-9, -5, 8), (0.93, 0.1, 78), 0.45)
    c.screen(m.mask.edge(8, 7, 10) * smoothstep(20, 80, x), (0.7, 0.15, 60), 0.25)


def arm(c: Canvas) -> None:
    """Its left arm, stretched along the rod."""
    box = (_X - 240, _Y - 300, _X + 60, _Y - 20)
    clay = Clay(c, box, melt=10)
    clay.limb(
        _limb((-46, -176, 32, 2), (-78, -140, 29, 8), (-102, -142, 24, 10), (-122, -162, 20, 10), (-128, -170, 20, 10))
    )
    m = clay.relief(2, 0.7)
    c.multiply(m.mask.move(12, 16).blur(9), _SHADE, 0.45)
    c.form(m, _BROWN, rim=0.06, mottle=0.14, detail=0.6, bias=0.04)
    fur(c, m, clay.angle, seed="arm", length=(10, 20), spacing=2.6, light=0.12, lift=0.03, spread=0.42, detail=0.6)
    c.screen(m.mask.edge(-7, -5, 6), (0.93, 0.1, 78), 0.4)

    def claws(pen: Pen) -> None:
        for k in range(4):
            a, b = -143 + 2.6 * k, -177 + 7.0 * k
            pen.fill(line([_p(a + 5, b + 1), _p(a - 1, b + 2), _p(a - 4, b + 6)], 4.2, 1.2), (0.2, 0.04, 40))

    c.draw(claws, relief=1, detail=0.8)


def hat(c: Canvas) -> None:
    """A straw hat, pushed to the left, and what one sees of the muzzle below it."""
    nose = c.mask(
        curve([_p(-97, -231), _p(-91, -236), _p(-83, -234), _p(-82, -226), _p(-88, -221), _p(-96, -224)]), soft=0.6
    )
    c.form(nose, (0.13, 0.03, 330), thickness=4, rim=0.05, gloss=0.1, detail=0.85)
    brim = c.mask(oval(*_p(-4, -273), 92 * _S, 21 * _S, -7), wobble=1.2)
    crown = c.mask(
        curve(
            [
                (*_p(-54, -272), CORNER), _p(-50, -304), _p(-34, -324), _p(-6, -326), _p(26, -324), _p(42, -308),
                (*_p(48, -284), CORNER), _p(0, -270),
            ]
        )
    )  # fmt: skip
    c.multiply(brim.move(6, 16).blur(7), (0.22, 0.07, 330), 0.75)
    for m, seed in ((brim, "brim"), (crown, "crown")):
        at = m.where
        x, y = c.x[at] - _X, c.y[at] - _Y
        wide = np.hypot((x + 4 * _S) / 92, (y + 273 * _S + 0.12 * x) / 21) * 16
        rounds = wide if seed == "brim" else (y + 0.14 * x) / 5
        weave = np.abs(np.sin(rounds * 1.6)) * 1.4 + 0.7 * np.sin(x / 2.2)
        c.form(m, (0.8, 0.105, 82), bump=np.asarray(weave, np.float32), thickness=18, rim=0.1, detail=0.7)
        c.multiply(m * smoothstep(-30, 70, c.x - _X), (0.42, 0.11, 330), 0.65)
        if seed == "crown":
            band = c.mask(line([_p(-56, -280), _p(-4, -279), _p(50, -292)], 15)) & crown
            c.form(band, (0.42, 0.14, 345), thickness=8, rim=0.05, detail=0.7)
            c.multiply(band * smoothstep(-30, 60, c.x - _X), (0.3, 0.11, 320), 0.6)
