"""Parts of Due Any Day: the hen, scale by scale, and her tail."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval

DUSK: Colour = (0.34, 0.12, 322)
_OUTLINE = [
    (528, 216),
    (572, 204),
    (608, 236),
    (604, 292),
    (620, 366),
    (648, 462),
    (644, 566),
    (622, 672),
    (606, 764),
    (530, 822),
    (400, 836),
    (262, 824),
    (164, 770),
    (118, 700),
    (100, 612),
    (112, 528),
    (150, 474),
    (226, 462),
    (326, 474),
    (412, 448),
    (462, 386),
    (486, 306),
    (498, 252),
]


def scallops(
    x: Array, y: Array, aim: Array | float, wide: float, long: float, wander: Array | float
) -> tuple[Array, Array]:
    """Return for each place how near it lies to its feather's edge (0–1), and a number of that feather's own.

    Feathers lie in staggered rows that point towards `aim` (radians), `wide` by `long` units.
    """
    u = (-x * np.sin(aim) + y * np.cos(aim)) / wide + wander
    v = (x * np.cos(aim) + y * np.sin(aim)) / long + wander * 0.6
    row = np.floor(v)
    edge = np.full(u.shape, -1.0, np.float32)
    name = np.zeros(u.shape, np.float32)
    for back in (2, 1, 0):
        k = row - back
        shift = 0.5 * np.mod(k, 2)
        i = np.floor(u - shift)
        d = np.hypot((u - shift - i - 0.5) / 0.62, (v - k) / 1.85)
        inside = (d < 1) & (edge < 0)
        edge = np.where(inside, d, edge)
        name = np.where(inside, np.mod(np.sin(i * 12.9898 + k * 78.233) * 43758.5, 1.0), name)
    return np.where(edge < 0, 1.0, edge).astype(np.float32), name.astype(np.float32)


def _plumage(c: Canvas, part: Mask, aim: float, wide: float, long: float, seed: str) -> None:
    """Lay a coat of feathers over a part that is already modelled."""
    at = part.where
    wander = (c.field(f"wander/{seed}", 150, 2)[at] - 0.5) * 1.3
    edge, name = scallops(c.x[at], c.y[at], aim, wide, long, wander)
    light = smoothstep(0.5, 0.86, edge) * smoothstep(1.0, 0.93, edge)
    dark = smoothstep(0.93, 1.0, edge) + 0.5 * smoothstep(0.45, 0.0, edge)
    c.screen(part * np.asarray(light * (0.6 + 0.5 * name), np.float32), (0.95, 0.06, 70), 0.32)
    c.multiply(part * np.asarray(np.clip(dark, 0, 1), np.float32), (0.5, 0.13, 335), 0.5)
    c.multiply(part * np.asarray((1 - name) * 0.5, np.float32), (0.72, 0.1, 350), 0.35)


def tail(c: Canvas) -> None:
    """Seven long feathers that sweep up and over."""
    for k in range(9):
        q = k / 8
        a0, a1 = math.radians(-112 - 44 * q), math.radians(-146 - 62 * q)
        n = 226 - 70 * q
        x0, y0 = 196 - 30 * q, 530 + 40 * q
        mx, my = x0 + math.cos(a0) * n * 0.6, y0 + math.sin(a0) * n * 0.6
        ex, ey = mx + math.cos(a1) * n * 0.42, my + math.sin(a1) * n * 0.42
        quill = c.mask(limb([(x0, y0, 17), (mx, my, 30 - 5 * q), (ex, ey, 9)], 40))
        c.shadow(quill, 6, 7, 7, 0.35)
        c.form(quill, mix((0.88, 0.06, 50), (0.5, 0.12, 335), q), thickness=16, mottle=0.04, rim=0.8, detail=0.6)
        spine = [(x0, y0), (mx, my), (ex, ey)]
        c.draw(lambda pen, s=spine: pen.stroke(curve(s, closed=False), (0.5, 0.12, 335), 2.0, 0.5), detail=0.6)  # type: ignore[misc]


def hen(c: Canvas) -> None:
    """The hen, from the fluff that she sits on up to the closed eye."""
    shape = c.mask(curve([(float(x), float(y)) for x, y in _OUTLINE]), wobble=3, cell=16)
    body = c.relief(shape, 190, smooth=7)
    coat = ramp(
        [
            (0, (0.34, 0.11, 318)),
            (0.3, (0.52, 0.11, 335)),
            (0.55, (0.76, 0.085, 10)),
            (0.75, (0.9, 0.06, 60)),
            (1, (0.975, 0.04, 85)),
        ]
    )
    c.form(body, coat, mottle=0.04, rim=0.5, shadow=60, detail=0.6)
    at = c.full(1.0)
    low = at * np.asarray(smoothstep(660, 830, c.y), np.float32)
    neck = at * np.asarray(smoothstep(560, 470, c.y - 0.5 * (c.x - 560)) * smoothstep(400, 440, c.x), np.float32)
    _plumage(c, shape & (at - neck), 2.2, 50, 40, "body")
    _plumage(c, shape & neck, 1.75, 27, 34, "neck")
    _wing(c, shape)
    c.glaze(shape & low, (0.9, 0.15, 62), 0.4)
    warm = np.exp(-(((c.x - 410) / 150) ** 2)) * smoothstep(690, 850, c.y)
    c.screen(shape * np.asarray(warm, np.float32), (0.92, 0.16, 66), 0.75)
    c.multiply(shape * np.asarray(smoothstep(420, 110, c.x), np.float32), (0.5, 0.13, 325), 0.6)
    c.screen(shape.edge(10, -8, 5), (0.96, 0.13, 72), 0.8)
    c.screen(shape.edge(-8, -8, 5), (0.82, 0.15, 30), 0.45)
    _head(c, shape)


def _wing(c: Canvas, shape: Mask) -> None:
    outline = [
        (500, 510, CORNER),
        (530, 590),
        (504, 670),
        (410, 722),
        (290, 726),
        (176, 684),
        (84, 596, CORNER),
        (176, 590),
        (244, 540),
        (330, 500),
        (424, 482),
    ]
    wing = c.mask(curve(outline))
    c.shadow(wing & shape, -4, 26, 20, 0.65)
    table = ramp([(0, (0.32, 0.11, 318)), (0.35, (0.5, 0.11, 335)), (0.65, (0.78, 0.08, 15)), (1, (0.97, 0.045, 80))])
    c.form(wing, table, thickness=70, mottle=0.04, rim=0.5, detail=0.6)
    covert = np.asarray(smoothstep(330, 380, c.x + 0.25 * (c.y - 560)), np.float32)
    _plumage(c, wing * (1 - covert), 2.94, 44, 78, "quills")
    _plumage(c, wing * covert, 2.8, 40, 38, "coverts")
    c.screen(wing.edge(5, -8, 4), (0.94, 0.13, 66), 0.5)
    c.multiply(wing * np.asarray(smoothstep(600, 730, c.y), np.float32), DUSK, 0.4)


def _head(c: Canvas, shape: Mask) -> None:
    red = (0.55, 0.2, 26)
    x, y = 560.0, 252.0
    crown = [
        (x - 46, y - 26, CORNER),
        (x - 62, y - 70),
        (x - 36, y - 62),
        (x - 28, y - 104),
        (x - 6, y - 70),
        (x + 12, y - 106),
        (x + 24, y - 66),
        (x + 46, y - 78),
        (x + 40, y - 34, CORNER),
        (x - 4, y - 46),
    ]
    comb = c.mask(curve(crown))
    c.form(comb, red, thickness=20, mottle=0.03, rim=0.9, detail=0.8)
    face = c.mask(oval(x + 18, y - 2, 30, 30), soft=5) & shape
    c.form(face, (0.56, 0.17, 26), thickness=12, mottle=0.03, rim=0.3, detail=0.8)
    upper = [
        (x + 38, y - 18, CORNER),
        (x + 74, y - 10),
        (x + 98, y + 16, CORNER),
        (x + 66, y + 11),
        (x + 40, y + 10, CORNER),
    ]
    lower = [
        (x + 40, y + 10, CORNER),
        (x + 68, y + 13),
        (x + 84, y + 20, CORNER),
        (x + 60, y + 26),
        (x + 38, y + 20, CORNER),
    ]
    for tip, tone, bias in ((lower, (0.66, 0.13, 60), -0.08), (upper, (0.8, 0.13, 72), 0.04)):
        c.form(c.mask(curve(tip)), tone, thickness=14, gloss=0.3, rim=0.7, bias=bias, detail=0.9)
    for dx, h, bias in ((26, 56, -0.14), (40, 62, 0.02)):
        drop = [
            (x + dx - 7, y + 18, CORNER),
            (x + dx - 14, y + 18 + h * 0.6),
            (x + dx, y + 18 + h),
            (x + dx + 13, y + 18 + h * 0.6),
            (x + dx + 9, y + 20, CORNER),
        ]
        c.form(c.mask(curve(drop)), red, thickness=14, rim=0.8, bias=bias, mottle=0.03, detail=0.8)

    def lid(pen: Pen) -> None:
        ex, ey = x + 16, y - 8
        pen.stroke([(ex - 15, ey - 1), (ex - 1, ey + 8), (ex + 15, ey)], (0.2, 0.07, 330), 3.6)
        for k in (-1, 0, 1):
            pen.stroke([(ex + 8 * k, ey + 7 - 2 * abs(k)), (ex + 10 * k, ey + 13 - 2 * abs(k))], (0.2, 0.07, 330), 1.6)
        pen.dot(x + 60, y - 3, 2.4, (0.3, 0.07, 40))

    c.draw(lid, detail=0.95)
