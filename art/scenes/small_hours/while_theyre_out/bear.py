"""The bear that fishes: it sits on the wax with its back to us and forgets the world."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
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


_BACK = (
    (-46, -250), (-50, -222), (-62, -200), (-80, -172), (-92, -136), (-101, -96), (-112, -66), (-122, -40), (-112, -10),
    (-84, 6),
)  # fmt: skip
_RIGHT = (
    (-20, 10), (60, 8), (104, 2), (124, -24), (121, -60), (112, -98), (102, -138), (88, -176), (68, -206), (52, -226),
    (50, -256),
)  # fmt: skip


def bear(c: Canvas) -> None:
    """Its back to us, broad at the haunches, the head a little to the left, one hind foot stretched out."""
    c.multiply(c.mask(oval(*_p(74, 6), 190 * _S, 24 * _S, 4), soft=12), _SHADE, 0.8)
    c.multiply(c.mask(oval(*_p(-2, 6), 140 * _S, 13 * _S), soft=5), (0.24, 0.08, 330), 0.85)
    x, y = (c.x - _X) / _S, (c.y - _Y) / _S
    ears = c.mask(oval(*_p(44, -274), 17 * _S, 19 * _S), oval(*_p(-42, -280), 14 * _S, 16 * _S))
    _pelt(c, ears, "ears", 0.0, 14, (6, 12))
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
    _foot(c)
    body = c.mask(curve([_p(*q) for q in (*_BACK, *_RIGHT, (2, -282))]), wobble=2.5, cell=14)
    r = c.relief(body, 120 * _S, 9)
    c.form(r, _BROWN, gain=0.7, rim=0.0, mottle=0.12, detail=0.45, bias=0.03)
    # One broad light from the left; the right side, the seat and the nape's hollow go into shadow.
    c.multiply(body * smoothstep(-26, 92, x + 0.1 * (y + 120)), (0.26, 0.1, 325), 0.85)
    c.multiply(body * smoothstep(-46, 16, y), (0.28, 0.1, 330), 0.75)
    c.multiply(body * smoothstep(-262, -284, y), (0.3, 0.1, 335), 0.4)
    soft = (
        (((-54, -214, 9), (-10, -205, 12), (44, -214, 9)), 0.5),
        (((-60, -96, 4), (-40, -62, 7), (-46, -24, 8), (-62, -2, 6)), 0.5),
        (((-4, -178, 5), (2, -120, 6), (2, -60, 5)), 0.3),
        (((50, -190, 6), (72, -150, 7), (80, -104, 4)), 0.35),
    )
    for points, share in soft:
        c.multiply(c.mask(limb(_limb(*points)), soft=11) & body, (0.3, 0.08, 340), share)
    fan = np.asarray(1.57 - 0.0055 * x - 0.5 * smoothstep(-60, -110, x) * smoothstep(-90, -20, y) * -1, np.float32)
    fur(c, r, fan, seed="under", length=(20, 34), spacing=4.5, light=0.05, lift=-0.01, spread=0.3, detail=0.45)
    fur(c, r, fan, seed="bear", length=(12, 24), spacing=2.8, light=0.08, lift=0.02, spread=0.36, detail=0.46)
    c.screen(body.edge(-10, -5, 9) * smoothstep(40, -40, x), (0.93, 0.1, 78), 0.42)


def _pelt(c: Canvas, m: Mask, seed: str, way: float, thick: float, length: tuple[float, float]) -> None:
    r = c.relief(m, thick, 3)
    c.form(r, _BROWN, rim=0.0, mottle=0.12, detail=0.6, bias=-0.06)
    fur(c, r, way, seed=seed, length=length, spacing=2.6, light=0.09, spread=0.45, detail=0.6)


def _foot(c: Canvas) -> None:
    """The left hind foot, on its heel beside the haunch."""
    foot = c.mask(
        curve(
            [
                (*_p(-92, 4), CORNER), _p(-104, -34), _p(-122, -54), _p(-138, -62), _p(-152, -58), _p(-155, -44),
                _p(-148, -20), _p(-146, -2), _p(-132, 8),
            ]
        ),
        wobble=1,
    )  # fmt: skip
    c.multiply(foot.move(8, 10).blur(6), _SHADE, 0.5)
    _pelt(c, foot, "foot", 1.2, 26, (7, 13))
    c.multiply(foot * smoothstep(_Y - 24 * _S, _Y + 8, c.y), (0.28, 0.1, 330), 0.7)
    sole = c.mask(
        curve([_p(-151, -50), _p(-143, -46), _p(-139, -22), _p(-138, -2), _p(-146, -2), _p(-149, -22)]), soft=2
    )
    c.glaze(sole, (0.24, 0.05, 40), 0.7)


def arm(c: Canvas) -> None:
    """Its left arm, stretched along the rod."""
    m = c.mask(
        curve(
            [
                (*_p(-44, -206), CORNER), _p(-66, -196), _p(-84, -176), _p(-98, -168), _p(-114, -178), _p(-128, -190),
                _p(-144, -188), _p(-150, -174), _p(-144, -156), _p(-128, -146), _p(-112, -132), _p(-94, -120),
                _p(-72, -118), _p(-50, -128), (*_p(-26, -160), CORNER),
            ]
        ),
        wobble=2,
        cell=12,
    )  # fmt: skip
    r = c.relief(m, 44, 5)
    c.multiply(m.move(10, 18).blur(9), _SHADE, 0.5)
    c.form(r, _BROWN, gain=0.75, rim=0.0, mottle=0.12, detail=0.6, bias=0.04)
    x, y = (c.x - _X) / _S, (c.y - _Y) / _S
    c.multiply(m * smoothstep(-158, -118, y - 0.25 * (x + 100)), (0.28, 0.1, 330), 0.6)
    c.multiply(m * smoothstep(-84, -30, x), (0.45, 0.09, 335), 0.5)
    way = np.asarray(2.6 - 1.1 * smoothstep(-90, -40, x), np.float32)
    fur(c, r, way, seed="arm", length=(10, 20), spacing=2.6, light=0.1, lift=0.02, spread=0.36, detail=0.6)
    c.screen(m.edge(-6, -6, 6) * smoothstep(-50, -80, x), (0.93, 0.1, 78), 0.36)

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
        weave = np.abs(np.sin(rounds * 1.6)) * 0.8 + 0.25 * np.sin(x / 2.2)
        c.form(m, (0.8, 0.105, 82), bump=np.asarray(weave, np.float32), thickness=18, rim=0.1, detail=0.7)
        c.multiply(m * smoothstep(-30, 70, c.x - _X), (0.42, 0.11, 330), 0.65)
        if seed == "crown":
            band = c.mask(line([_p(-56, -280), _p(-4, -279), _p(50, -292)], 15)) & crown
            c.form(band, (0.42, 0.14, 345), thickness=8, rim=0.05, detail=0.7)
            c.multiply(band * smoothstep(-30, 60, c.x - _X), (0.3, 0.11, 320), 0.6)
