"""The bear that fishes: it sits on a wall of wax, its back to the hive."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour
from art.painting.materials import fur, metal
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, line, oval, polygon

_X, _Y, _S = 590.0, 930.0, 1.5
_BROWN: Colour = (0.42, 0.075, 48)
_SHADE: Colour = (0.44, 0.12, 335)


def _p(x: float, y: float) -> tuple[float, float]:
    return _X + _S * x, _Y + _S * y


def _limb(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
    return [(*_p(q[0], q[1]), q[2] * _S, *(v * _S for v in q[3:])) for q in points]


def bear(c: Canvas) -> None:
    """Paint the bear, in profile to the left."""
    c.multiply(c.mask(oval(*_p(26, 6), 70 * _S, 12 * _S), soft=8), _SHADE, 0.6)
    box = (_X - 200, _Y - 260, _X + 180, _Y + 120)
    far = Clay(c, box, melt=8)
    far.limb(_limb((-10, -64, 15), (-40, -50, 12), (-62, -56, 10)))
    far.limb(_limb((-8, -12, 20), (-44, -10, 15), (-52, 14, 11), (-60, 26, 9)))
    ear = Clay(c, box, melt=4)
    ear.ball(*_p(-38, -124), 8 * _S, 9 * _S)
    for clay, name in ((far, "far"), (ear, "ear")):
        m = clay.relief(1.2)
        c.form(m, _BROWN, bias=-0.14, rim=0.2, detail=0.45)
        fur(c, m, clay.angle, seed=name, length=(8, 16), spacing=2.8, light=0.12, spread=0.4, detail=0.45)
    body = Clay(c, box, melt=16)
    body.ball(*_p(18, -32), 46 * _S, 42 * _S)
    body.limb(_limb((20, -34, 42), (6, -66, 35), (-8, -90, 27)))
    body.ball(*_p(-26, -104), 25 * _S, 23 * _S, z=10)
    body.limb(_limb((-34, -100, 16, 10), (-52, -95, 11, 12), (-62, -93, 8, 12)), melt=8)
    body.limb(_limb((4, -8, 25, 12), (-34, -8, 19, 14), (-44, 18, 13, 14), (-46, 34, 11, 14), (-58, 38, 10, 14)))
    body.limb(_limb((2, -72, 20, 12), (-14, -48, 16, 18), (-40, -46, 13, 18), (-58, -56, 11, 18)), melt=9)
    m = body.relief(1.4)
    lock = c.noise.at("lock", body.across / 8, body.along / 26, 1.0, 2) - 0.5
    c.form(m, _BROWN, bump=np.asarray(lock * 5, np.float32), rim=0.35, shadow=26, mottle=0.1, detail=0.45, bias=0.06)
    fur(c, m, body.angle, seed="bear", length=(10, 22), spacing=2.8, light=0.1, lift=0.03, spread=0.42, detail=0.46)
    c.screen(m.mask.edge(-6, -5, 4), (0.95, 0.08, 85), 0.35)
    muzzle = c.mask(oval(*_p(-56, -93), 15 * _S, 10 * _S), soft=4) & m.mask
    c.glaze(muzzle, (0.74, 0.07, 68), 0.6)


def tackle(c: Canvas) -> None:
    """Paint its face, hat, rod and pail."""

    def face(pen: Pen) -> None:
        pen.fill(oval(*_p(-69, -95), 6 * _S, 4.8 * _S, -10), (0.18, 0.03, 330))
        pen.fill(oval(*_p(-70, -97.5), 2 * _S, 1.1 * _S, -10), (0.8, 0.03, 320), 0.8)
        pen.stroke([_p(-66, -87), _p(-56, -84), _p(-46, -87)], (0.22, 0.04, 30), 2, 0.8)
        pen.fill(
            curve([(*_p(-47, -106), CORNER), _p(-43, -109), (*_p(-38, -106), CORNER), _p(-43, -104)]), (0.16, 0.03, 40)
        )
        pen.dot(*_p(-44, -107), 1.4, (0.96, 0.03, 90))
        pen.stroke([_p(-49, -110), _p(-43, -113.5), _p(-36, -110)], (0.28, 0.05, 40), 2, 0.7)

    c.draw(face, detail=0.92)
    ear = c.mask(oval(*_p(3, -113), 9 * _S, 10 * _S, 20), wobble=1.5)
    c.multiply(ear.move(3, 5).blur(4), (0.2, 0.05, 40), 0.5)
    c.form(ear, _BROWN, thickness=10, rim=0.3, detail=0.75, bias=0.06)
    c.multiply(c.mask(oval(*_p(4, -111), 5 * _S, 6 * _S, 20), soft=2), (0.3, 0.07, 30), 0.6)
    fur(c, c.relief(ear, 8), -1.2, seed="ear", length=(6, 12), spacing=2.4, light=0.14, detail=0.75)
    brim = c.mask(
        curve([_p(-62, -116), _p(-44, -124), _p(-14, -130), _p(14, -126), _p(12, -119), _p(-12, -117), _p(-40, -113)]),
        wobble=1,
    )
    crown = c.mask(
        curve([(*_p(-44, -122), CORNER), _p(-38, -146), _p(-16, -152), _p(0, -142), (*_p(-2, -126), CORNER)])
    )
    c.multiply(brim.move(4, 9).blur(5), _SHADE, 0.5)
    for m, seed in ((crown, "crown"), (brim, "brim")):
        at = m.where
        weave = np.sin((c.x[at] + c.y[at]) / 2.4) + np.sin((c.x[at] - c.y[at] * 1.4) / 2.6)
        c.form(m, (0.82, 0.1, 84), bump=np.asarray(weave * 0.8, np.float32), thickness=16, rim=0.25, detail=0.7)
        if seed == "crown":
            band = c.mask(line([_p(-45, -127), _p(-22, -134), _p(0, -131)], 11)) & crown
            c.form(band, (0.48, 0.14, 345), thickness=6, rim=0.2, detail=0.7)
    hand, tip, water = _p(-60, -58), _p(-190, -170), _p(-186, 60)

    def rod(pen: Pen) -> None:
        butt = _p(-26, -34)
        pen.fill(
            line([butt, hand, ((hand[0] + tip[0]) / 2 - 4, (hand[1] + tip[1]) / 2 - 8), tip], 7, 2.4), (0.46, 0.09, 55)
        )
        pen.stroke([tip, (tip[0] - 8, tip[1] + 120), water], (0.36, 0.06, 320), 1.5, 0.9)

    c.draw(rod, relief=2, detail=0.85)

    def float_(pen: Pen) -> None:
        pen.stroke(oval(*water, 26, 7), (0.98, 0.05, 92), 1.8, 0.8)
        pen.stroke(oval(*water, 44, 12), (0.98, 0.05, 92), 1.4, 0.5)
        pen.fill(oval(water[0], water[1] - 4, 7, 10), (0.6, 0.2, 28))
        pen.fill(oval(water[0], water[1] - 9, 6, 5), (0.96, 0.02, 90))

    c.draw(float_, relief=2, detail=0.9)
    paw = Clay(c, (hand[0] - 40, hand[1] - 40, hand[0] + 40, hand[1] + 40), melt=4)
    paw.ball(hand[0] + 8, hand[1] + 8, 19, 17, turn=30)
    for k in range(4):
        px, py = hand[0] - 12 + 7 * k, hand[1] + 12 - 9 * k
        paw.limb([(px + 8, py + 6, 8, 6), (px, py, 7.5, 10), (px + 2, py + 9, 6, 6)], n=10, melt=1.5)
    relief = paw.relief(1)
    c.form(relief, _BROWN, rim=0.3, detail=0.75, bias=0.06)
    fur(c, relief, 2.6, seed="paw", length=(5, 10), spacing=2.6, light=0.14, detail=0.78)
    _pail(c)


def _pail(c: Canvas) -> None:
    """A tin pail, and what looks out of it."""
    x, y = 726.0, 944.0

    def tail(pen: Pen) -> None:
        gold = (0.74, 0.16, 62)
        pen.fill(
            curve(
                [
                    (x - 8, y - 40),
                    (x - 2, y - 66),
                    (x - 22, y - 92, CORNER),
                    (x + 4, y - 82),
                    (x + 30, y - 98, CORNER),
                    (x + 14, y - 64),
                    (x + 12, y - 40),
                ]
            ),
            gold,
        )
        for k in range(5):
            pen.stroke([(x + 3, y - 62), (x - 14 + 9 * k, y - 84)], (0.6, 0.16, 45), 1.6, 0.7)

    c.draw(tail, relief=5, detail=0.8)
    side = c.mask(
        polygon([(x - 34, y - 50), (x + 36, y - 50), (x + 28, y + 14), (x - 26, y + 14)]), oval(x + 1, y + 14, 27, 7)
    )
    c.multiply(side.move(16, 8).blur(6), _SHADE, 0.5)
    metal(c, side, (0.7, 0.03, 300), thickness=40, polish=0.4, detail=0.7)

    def rim(pen: Pen) -> None:
        pen.stroke(curve([(x - 34, y - 50), (x + 1, y - 42), (x + 36, y - 50)], closed=False), (0.88, 0.02, 320), 4)
        pen.stroke(
            [(x - 33, y - 48), (x - 40, y - 20), (x - 20, y - 6), (x + 20, y - 12), (x + 34, y - 46)],
            (0.46, 0.04, 310),
            2.4,
        )

    c.draw(rim, relief=2, detail=0.75)
