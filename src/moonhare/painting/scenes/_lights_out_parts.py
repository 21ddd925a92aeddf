"""The matchbox: its own slanted coordinates, and its sleeve with the printed cock."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, ramp, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon

_MIDDLE = (388.0, 700.0)
_TURN = math.radians(13.0)
_COS, _SIN = math.cos(_TURN), math.sin(_TURN)


def spot(u: float, v: float) -> tuple[float, float]:
    """Where on the card a place of the box lies: `u` across it, `v` along it."""
    return _MIDDLE[0] + u * _COS - v * _SIN, _MIDDLE[1] + u * _SIN + v * _COS


def local(c: Canvas, mask: Mask) -> tuple[Array, Array]:
    """The box's own coordinates on a mask."""
    dx, dy = c.x[mask.where] - _MIDDLE[0], c.y[mask.where] - _MIDDLE[1]
    return dx * _COS + dy * _SIN, -dx * _SIN + dy * _COS


def slab(c: Canvas, u0: float, v0: float, u1: float, v1: float, wobble: float = 0.8) -> Mask:
    """Return a rectangle of the box between two of its places."""
    return c.mask(polygon([spot(u0, v0), spot(u1, v0), spot(u1, v1), spot(u0, v1)]), wobble=wobble)


def sleeve(c: Canvas) -> None:
    """The box itself, label up: a cock that crows in the night, worn at the corners; no word on it."""
    shell = slab(c, -250, 84, 250, 760, 1.2)
    c.shadow(shell, 30, 22, 22, 0.8)
    c.shadow(slab(c, -238, 40, 238, 100), 0, 6, 12, 0.85)
    c.form(shell, (0.5, 0.08, 240), thickness=8, mottle=0.12, rim=0.5, detail=0.5)
    side = slab(c, 236, 88, 254, 760)
    c.form(side, (0.3, 0.05, 40), thickness=4, bump=(c.field("strike", 3, 2) - 0.5) * 3, detail=0.5)
    frame = slab(c, -214, 122, 212, 720)
    c.form(frame, (0.74, 0.07, 85), thickness=2, mottle=0.14, detail=0.5)
    inside = slab(c, -196, 140, 194, 700)
    u, v = local(c, inside)
    sky = pick(ramp([(0.26, 0.07, 245), (0.36, 0.08, 225), (0.5, 0.08, 200)]), smoothstep(140, 520, v))
    c.fill(inside, sky, mottle=0.16, detail=0.5)
    for k, (top, tone) in enumerate(((424.0, (0.42, 0.07, 205)), (474.0, (0.33, 0.06, 215)))):
        crest = top + (26 - 8 * k) * np.sin(u / (58 + 20 * k) + 1 + 2 * k)
        c.form(inside * smoothstep(-2, 2, v - crest), tone, thickness=1, mottle=0.14, detail=0.5)
    r = c.rng("label")
    spots = [(float(r.uniform(-176, 176)), float(r.uniform(160, 400)), float(r.uniform(2, 4.6))) for _ in range(26)]

    def twinkles(pen: Pen) -> None:
        for x, y, q in spots:
            if math.hypot(x - 20, y - 290) < 178:
                continue
            for turn in (0.0, math.pi / 2):
                dx, dy = q * 1.9 * math.cos(turn), q * 1.9 * math.sin(turn)
                pen.stroke([spot(x - dx, y - dy), spot(x + dx, y + dy)], (0.86, 0.09, 85), 1.7, 0.9)
        for side in (-1, 1):
            for k in range(21):
                pen.dot(*spot(side * 205 - 1, 150 + k * 27), 3.2, (0.45, 0.14, 30), 0.9)
        for k in range(15):
            pen.dot(*spot(-190 + k * 27, 131), 3.2, (0.45, 0.14, 30), 0.9)

    c.draw(twinkles, detail=0.5)
    _cockerel(c)
    worn = c.field("worn", 40, 5)
    uu, vv = local(c, shell)
    near = smoothstep(46, 0, np.minimum(250 - np.abs(uu), vv - 84))
    scuff = smoothstep(0.62, 0.74, worn[shell.where] + 0.24 * near)
    c.fill(shell * np.asarray(scuff, np.float32), (0.6, 0.04, 110), 0.24, detail=0.5)
    far = smoothstep(100, 460, vv)
    c.multiply(shell * np.asarray(far, np.float32), c.palette.deep, 0.62)
    lip = slab(c, -248, 84, 248, 92)
    c.screen(lip, (0.9, 0.1, 70), 0.5)


def _cockerel(c: Canvas) -> None:
    """The label's cock, printed in two colours a little out of register."""

    def put(points: list[tuple[float, ...]], dx: float = 0.0) -> list[tuple[float, ...]]:
        return [(*spot(p[0] + dx, p[1]), *p[2:]) for p in points]

    plumes = [
        limb(
            put(
                [
                    (58, 292, 15),
                    (96 + 8 * k, 232 - 4 * k + 26 * k, 15),
                    (140 + 4 * k, 214 + 34 * k, 10),
                    (160 - 4 * k, 268 + 30 * k, 3),
                ]
            )
        )
        for k in range(4)
    ]
    body = curve(
        put(
            [
                (-80, 208, CORNER),
                (-66, 188),
                (-42, 190),
                (-30, 232),
                (4, 270),
                (52, 276),
                (86, 262),
                (84, 330),
                (44, 380),
                (-8, 386),
                (-52, 352),
                (-68, 300),
                (-62, 248),
                (-74, 228, CORNER),
            ]
        )
    )
    beak = polygon(put([(-76, 198), (-112, 184), (-78, 212), (-106, 226), (-70, 228)]))
    legs = [limb(put([(x, 376, 9), (x + 4, 410, 5), (x - 2, 446, 4.5)])) for x in (-8.0, 26.0)]
    toes = [limb(put([(x - 24, 450, 3), (x, 446, 4), (x + 22, 450, 3)])) for x in (-10.0, 24.0)]
    bird = c.mask(body, beak, *plumes, *legs, *toes)
    c.form(bird, (0.84, 0.09, 85), thickness=2, mottle=0.16, detail=0.5)
    red = c.mask(
        *(
            oval(*spot(x + 3, y), r, r * 1.15)
            for x, y, r in ((-70.0, 180.0, 11.0), (-54.0, 170.0, 13.0), (-38.0, 176.0, 11.0))
        ),
        oval(*spot(-73, 244), 8, 14, 13),
        limb(put([(-34, 300, 5), (6, 334, 17), (62, 318, 5)])),
        *(limb(put([(66, 300 + 8 * k, 3), (104 + 8 * k, 246 + 24 * k, 4), (140, 236 + 34 * k, 2)])) for k in range(3)),
    )
    c.form(red, (0.5, 0.15, 30), thickness=2, mottle=0.16, detail=0.5)
    c.fill(c.mask(oval(*spot(-60, 204), 5, 5)), (0.26, 0.07, 245), detail=0.6)
