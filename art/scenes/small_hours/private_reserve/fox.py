"""The desert fox that has followed the green footprints and now sits and looks."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.shapes import CORNER, curve, oval, place
from art.painting.stamps import jittered, scatter, strew

_X, _Y, _S = 640.0, 1096.0, 1.62
_DARK: Colour = (0.32, 0.075, 30)
_LIT: Colour = (0.66, 0.115, 58)


def _shape(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
    return place(points, _X, _Y, _S)


def _hair(c: Canvas, m: Mask, dark: Colour, lit: Colour, seed: str, root: tuple[float, float], long: float) -> None:
    """Fill with hair that runs away from a root; the side towards the camel's light, upper left, is lit."""
    c.fill(m, mix(dark, lit, 0.3), detail=0.4)
    r = c.rng(f"fox/{seed}")
    x, y = scatter(m, int(m.a.sum() / c.scale**2 / 3.2), r, "down")
    x0, y0, x1, y1 = (v / c.scale for v in m.box)
    t = (x1 - x) / max(x1 - x0, 1) * 0.8 + (y1 - y) / max(y1 - y0, 1) * 0.4 - 0.22 + r.normal(0, 0.15, len(x))
    tones = jittered(rgb(dark) + (rgb(lit) - rgb(dark)) * np.clip(t, 0, 1)[:, None], r, 0.07, 0.01)
    (rx, ry) = _shape([root])[0]
    angle = np.arctan2(y - ry, (x - rx) * 0.7) + r.normal(0, 0.2, len(x))
    strew(c, "hair", x, y, long * r.uniform(0.6, 1.2, len(x)), angle, tones, seed=f"fox/{seed}", detail=0.5)


def fox(c: Canvas) -> None:
    """Paint it from behind: big ears, the muzzle's tip beyond the cheek, the brush laid about its feet."""
    c.multiply(c.mask(oval(_X + 30, _Y + 2, 100, 14), soft=7), (0.24, 0.08, 325), 0.8)
    brush = c.mask(
        curve(
            _shape(
                [
                    (20, -4),
                    (30, -15),
                    (46, -19),
                    (62, -21),
                    (80, -32, CORNER),
                    (84, -18),
                    (74, -4),
                    (56, 5),
                    (36, 6),
                    (22, 4),
                ]
            )
        ),
        wobble=1.5,
    )
    _hair(c, brush, _DARK, mix(_LIT, _DARK, 0.3), "brush", (0, -2), 13)
    tip = c.mask(curve(_shape([(66, -22), (80, -33, CORNER), (85, -18), (76, -6), (69, -12)])), soft=1.5)
    _hair(c, tip, (0.6, 0.05, 40), (0.86, 0.05, 75), "tip", (40, -4), 10)
    back = c.mask(
        curve(
            _shape(
                [
                    (-12, -66),
                    (-15, -50),
                    (-24, -32),
                    (-31, -14),
                    (-29, -2),
                    (-14, 2),
                    (10, 2),
                    (26, 0),
                    (31, -12),
                    (26, -30),
                    (17, -48),
                    (13, -66),
                ]
            )
        ),
        wobble=1.5,
    )
    c.multiply(back.blur(6).move(3, 4), (0.22, 0.07, 330), 0.5)
    _hair(c, back, _DARK, _LIT, "back", (2, -110), 11)
    c.multiply(
        c.mask(curve(_shape([(4, -50), (8, -20), (2, 0), (26, -2), (28, -20), (16, -46)])), soft=6) & back,
        (0.4, 0.08, 340),
        0.5,
    )
    for k, ear in enumerate(
        (
            [(-13, -80, CORNER), (-22, -98), (-24, -114, CORNER), (-10, -103), (-1, -86, CORNER)],
            [(2, -86, CORNER), (9, -104), (22, -116, CORNER), (22, -99), (15, -79, CORNER)],
        )
    ):
        m = c.mask(curve(_shape(ear)))
        _hair(c, m, (0.22, 0.055, 0), mix(_DARK, _LIT, 0.35 - 0.2 * k), f"ear{k}", (0, -70), 7)
    muzzle = c.mask(curve(_shape([(-10, -78), (-20, -76), (-31, -73), (-33, -70), (-24, -66), (-10, -62)])))
    _hair(c, muzzle, (0.5, 0.07, 50), (0.82, 0.06, 75), "muzzle", (10, -74), 8)
    head = c.mask(
        curve(
            _shape(
                [
                    (-14, -81),
                    (-5, -88),
                    (9, -87),
                    (18, -80),
                    (23, -68),
                    (25, -60, CORNER),
                    (17, -56),
                    (8, -52),
                    (-4, -53),
                    (-14, -57),
                    (-21, -61, CORNER),
                    (-18, -70),
                ]
            )
        ),
        wobble=1,
    )
    c.multiply(head.blur(7).move(1, 6) & back, (0.4, 0.07, 345), 0.35)
    _hair(c, head, _DARK, _LIT, "head", (2, -94), 8)
    c.draw(lambda pen: pen.fill(oval(_X - 32 * _S, _Y - 72 * _S, 4.2, 3.6), (0.14, 0.03, 340)), detail=0.9)
    lit = (back | head) * np.asarray(smoothstep(_X + 6, _X - 44, c.x), np.float32)
    c.screen(lit, (0.5, 0.1, 100), 0.35)
