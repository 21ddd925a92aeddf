"""The badger, which trots off along the step with a shoe in its mouth."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, oval

from .shoes import shoe

_X, _Y, _S = 228.0, 1130.0, 1.12
_BLACK: Colour = (0.2, 0.02, 220)


def _p(x: float, y: float) -> tuple[float, float]:
    return _X + _S * x, _Y + _S * y


def _limb(*points: tuple[float, ...]) -> list[tuple[float, ...]]:
    return [(*_p(q[0], q[1]), *(v * _S for v in q[2:])) for q in points]


def badger(c: Canvas) -> None:
    """In profile to the right, low and broad, the light of the avenue on its back."""
    c.light = Light(
        direction=(0.45, -0.6, 0.45),
        key=(0.93, 0.08, 95),
        shade=(0.26, 0.06, 220),
        rim=(0.4, -0.8, 0),
        rim_colour=(0.93, 0.09, 95),
    )
    c.multiply(c.mask(oval(_X - 6, _Y + 2, 190 * _S, 13), soft=7), c.palette.deep, 0.8)
    _legs(c, ((-92, -50, 17), (-84, -26, 12), (-78, -8, 10), (-64, -4, 8)), "far-hind", -0.05)
    _legs(c, ((92, -54, 15), (112, -34, 11), (126, -20, 9.5), (139, -18, 8)), "far-fore", -0.05)
    clay = Clay(c, (_X - 260, _Y - 220, _X + 200, _Y + 10), melt=14)
    clay.limb(_limb((-128, -78, 20), (-160, -64, 13), (-190, -50, 5)))
    clay.ball(*_p(-86, -82), 66 * _S, 56 * _S, turn=-4)
    clay.limb(_limb((-90, -84, 54), (-20, -86, 55), (50, -82, 46), (92, -84, 34), (112, -88, 27)), n=30)
    body = clay.relief(1.6, 0.6)
    c.form(body, (0.4, 0.02, 190), rim=0.12, mottle=0.12, shadow=10, detail=0.5)
    fur(c, body, 2.75, seed="coat", length=(16, 34), spacing=2.4, light=0.16, spread=0.3, detail=0.55)
    under = smoothstep(-66, -34, (c.y - _Y) / _S)
    c.multiply(body.mask * under, (0.2, 0.04, 230), 0.9)
    for crease in (
        ((-50, -118, 5), (-44, -92, 9), (-58, -62, 7)),
        ((28, -112, 4), (24, -86, 8), (36, -58, 7)),
        ((96, -116, 5), (88, -92, 9), (92, -66, 7)),
    ):
        c.multiply(c.mask(limb(_limb(*crease)), soft=10) & body.mask, (0.3, 0.03, 225), 0.6)
    c.screen(body.mask.edge(4, -14, 10), (0.86, 0.08, 105), 0.3)
    _legs(c, ((-108, -60, 34), (-100, -42, 20), (-122, -22, 10), (-118, -8, 10), (-102, -4, 8.5)), "hind", 0.0)
    _legs(c, ((64, -66, 28), (66, -38, 15), (61, -14, 10.5), (66, -5, 10), (82, -4, 8.5)), "fore", 0.0)
    skirt = c.mask(limb(_limb((-110, -58, 20), (-30, -48, 22), (50, -54, 20))), soft=6)
    fur(c, c.relief(skirt, 8), 2.4, seed="skirt", length=(16, 30), spacing=3.0, light=0.08, spread=0.4, detail=0.55)
    _carried(c)
    _head(c)


def _carried(c: Canvas) -> None:
    """The shoe that dangles by its strap; the head then hides where it is held."""
    c.multiply(c.mask(oval(*_p(206, 0), 34, 6), soft=5), c.palette.deep, 0.5)
    back = [_p(185, -74), _p(200, -62), _p(206, -50)]
    c.draw(lambda pen: pen.stroke(back, (0.3, 0.13, 24), 4.2), relief=1.2, detail=0.9)
    shoe(c, *_p(177, -30), 0.92, 66, True, ((27, -19), (31, -30), (34, -39)))
    front = [_p(184, -76), _p(187, -64), _p(191, -52), _p(193, -44)]
    c.draw(lambda pen: pen.stroke(front, (0.46, 0.18, 26), 4.4), relief=1.4, detail=0.92)


def _legs(c: Canvas, points: tuple[tuple[float, ...], ...], seed: str, bias: float) -> None:
    m = c.mask(limb(_limb(*points)))
    if not bias:
        m = m * smoothstep(-84, -36, (c.y - _Y) / _S)
    c.form(m, _BLACK, thickness=16, rim=0.15, bias=bias, detail=0.7)
    c.multiply(m * smoothstep(-60, -20, (c.y - _Y) / _S), (0.4, 0.03, 225), 0.75)
    fur(c, c.relief(m, 8), 1.7, seed=seed, length=(6, 12), spacing=2.8, light=0.04, spread=0.4, detail=0.7)
    x, y, r = points[-1][:3]

    def claws(pen: Pen) -> None:
        for k in range(4):
            px, py = x + r - 7 + 3 * k, y + 2.5 - 0.5 * k
            pen.stroke([_p(px, py), _p(px + 6, py + 0.5), _p(px + 10, py + 2.5)], (0.72, 0.05, 90), 2.0)

    c.draw(claws, relief=1, detail=0.85)


def _mask(c: Canvas, *points: tuple[float, ...]) -> Mask:
    return c.mask(curve([(*_p(q[0], q[1]), *q[2:]) for q in points]))


def _head(c: Canvas) -> None:
    skull = _mask(
        c,
        (96, -118), (118, -127), (138, -123), (158, -112), (178, -101), (197, -93), (203, -87), (200, -80), (186, -76),
        (164, -69), (140, -62), (116, -62), (98, -76), (90, -98),
    )  # fmt: skip
    c.multiply(skull.move(-8, 10).blur(8), c.palette.deep, 0.6)
    r = c.relief(skull, 30, 5)
    c.form(r, (0.9, 0.025, 100), rim=0.1, mottle=0.05, detail=0.85)
    fur(c, r, 3.0, seed="head", length=(5, 10), spacing=2.2, light=0.06, spread=0.3, detail=0.85)
    stripe = _mask(
        c,
        (90, -112),
        (112, -116),
        (134, -113),
        (154, -104),
        (172, -95),
        (184, -90),
        (180, -86),
        (164, -86),
        (144, -90),
        (122, -92),
        (96, -92),
    )
    stripe = c.wobble(stripe, 1.5, 8) & skull
    c.fill(stripe.blur(1.0), (0.17, 0.02, 230), 0.96, detail=0.88)
    throat = _mask(c, (96, -72), (126, -68), (152, -68), (170, -70), (150, -60), (120, -56), (92, -58)) & skull
    c.fill(throat.blur(2.5), (0.2, 0.02, 230), 0.9, detail=0.85)
    c.multiply(skull * smoothstep(-96, -66, (c.y - _Y) / _S), (0.42, 0.05, 215), 0.55)
    nose = _mask(c, (194, -94), (202, -93), (206, -87), (202, -82), (195, -85))
    c.form(nose, (0.14, 0.02, 230), thickness=6, gloss=0.5, rim=0.1, detail=0.95)
    c.fill(c.mask(oval(*_p(158, -97), 3.4, 3.0)), (0.06, 0.01, 230), detail=1)
    c.fill(c.mask(oval(*_p(159, -98.2), 1.1, 1.0)), (0.95, 0.04, 95), detail=1)
    c.draw(lambda pen: pen.stroke([_p(196, -80), _p(182, -77), _p(168, -74)], (0.16, 0.02, 230), 2.0), detail=0.9)
    ear = c.mask(oval(*_p(112, -119), 9 * _S, 8 * _S, -20))
    c.form(ear, (0.16, 0.02, 220), thickness=6, rim=0.1, detail=0.88)
    c.fill(
        c.mask(limb(_limb((104, -124, 1.6), (111, -127.5, 2.6), (119, -124, 1.6)))), (0.93, 0.02, 100), 0.9, detail=0.9
    )
    ruff = c.mask(limb(_limb((92, -116, 7), (84, -92, 10), (94, -66, 8))), soft=3)
    fur(c, c.relief(ruff, 6), 2.9, seed="ruff", length=(12, 22), spacing=2.2, light=0.14, spread=0.4, detail=0.75)
