"""The greenhouse of Protected Species, in its own units from the middle of its foot, and the leopard before it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.beasts import paint_nose
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, box, curve, limb, move, oval, polygon

X, Y, SCALE = 468.0, 1012.0, 1.4
_LEFT, _RIGHT, _EAVE = -146.0, 146.0, -132.0
_DX, _DY = 46.0, -28.0
"""From the front to the back: the house is seen a little from the right and from above."""
_R1, _R2, _RIDGE = -62.0, 108.0, -229.0
_WHITE: Colour = (0.93, 0.03, 100)
_IRON: Colour = (0.24, 0.04, 200)


def _big(path: Path) -> Path:
    """Lay a path of the house's own units down on the card."""
    return move(path, X, Y, SCALE)


def _shell() -> list[tuple[float, ...]]:
    return [
        (_LEFT, 0, CORNER),
        (_LEFT, _EAVE, CORNER),
        (-126, -180),
        (_R1, _RIDGE, CORNER),
        (_R2, _RIDGE, CORNER),
        (173, -206),
        (_RIGHT + _DX, _EAVE + _DY, CORNER),
        (_RIGHT + _DX, _DY, CORNER),
        (_RIGHT, 0, CORNER),
    ]


def greenhouse(c: Canvas) -> None:
    """The greenhouse, the street corner that it shelters, and its white bones."""
    inside = c.mask(_big(curve(_shell())))
    c.glow(X + 24, Y - 140, 260, (0.86, 0.12, 85), 0.6)
    at = inside.where
    u, v = (c.x[at] - X) / SCALE, (c.y[at] - Y) / SCALE
    d = np.hypot((u - 36) / 160, (v + 120) / 120)
    c.fill(inside, c.tones((0.82, 0.12, 78), 0.5)[np.clip(470 - d * 230, 90, 511).astype(int)], detail=0.8)
    _walls(c, inside)
    _street(c, inside)
    _tree(c)
    _things(c)
    _bones(c)


def _bricks(c: Canvas, wall: Mask, slant: float, bias: float) -> None:
    at = wall.where
    u, v = (c.x[at] - X) / SCALE, (c.y[at] - Y) / SCALE
    rows = (v - slant * u) / 7
    row = np.floor(rows)
    side = u / (15 if slant == 0 else 9) + row * 0.5
    joint = np.minimum(np.mod(rows, 1), np.mod(side, 1) * 2)
    tint = np.mod(np.sin(row * 12.9 + np.floor(side) * 78.2) * 437.5, 1) - 0.5
    c.form(
        wall,
        (0.56, 0.13, 42),
        thickness=2,
        bump=np.asarray(np.clip(joint * 5, 0, 1) * 1.8, np.float32),
        bias=bias,
        detail=0.8,
    )
    c.multiply(wall * np.asarray(np.clip(tint, 0, 1), np.float32), (0.45, 0.12, 35), 0.7)
    c.glaze(wall * np.asarray(1 - smoothstep(0.1, 0.2, joint), np.float32), (0.74, 0.06, 70), 0.35)


def _walls(c: Canvas, inside: Mask) -> None:
    """The corner of a brick house: one wall along the glass, one along the back with two windows."""
    side = polygon([(_LEFT + 3, -3), (_LEFT + 3, -146), (_LEFT + _DX, -146 + _DY), (_LEFT + _DX, _DY)])
    back = polygon([(_LEFT + _DX, _DY), (_LEFT + _DX, -146 + _DY), (-24, -140 + _DY), (-24, _DY)])
    _bricks(c, c.mask(_big(side)) & inside, _DY / _DX, -0.14)
    _bricks(c, c.mask(_big(back)) & inside, 0.0, 0.06)

    def windows(pen: Pen) -> None:
        with pen.at(X, Y, 0, SCALE):
            for x in (-88, -58):
                pen.fill(box(x, -120, 19, 32), (0.30, 0.06, 250))
                pen.fill(polygon([(x, -120), (x + 12, -120), (x, -98)]), (0.5, 0.06, 230), 0.6)
                pen.stroke(box(x, -120, 19, 32), (0.92, 0.03, 90), 2)
                pen.stroke([(x + 9.5, -120), (x + 9.5, -88)], (0.92, 0.03, 90), 1.2)
                pen.stroke([(x, -104), (x + 19, -104)], (0.92, 0.03, 90), 1.2)
                pen.fill(box(x - 2, -88, 23, 3.4), (0.8, 0.04, 80))

    c.draw(windows, relief=1.2, detail=0.9, clip=inside)


def _street(c: Canvas, inside: Mask) -> None:
    floor = polygon([(_LEFT, 0), (_LEFT + _DX, _DY), (_RIGHT + _DX, _DY), (_RIGHT, 0)])
    c.form(c.mask(_big(floor)) & inside, (0.68, 0.04, 80), thickness=2, mottle=0.1, grain=6, detail=0.8)

    def slabs(pen: Pen) -> None:
        tone = (0.42, 0.05, 60)

        def on(x: float, t: float) -> tuple[float, float]:
            return x + _DX * t, _DY * t

        with pen.at(X, Y, 0, SCALE):
            for i in range(10):
                x = _LEFT + i * 31
                pen.stroke([on(x, 0.36), on(x, 1)], tone, 1.1, 0.7)
            pen.stroke([on(_LEFT, 0.68), on(_RIGHT, 0.68)], tone, 1.0, 0.6)
            pen.fill(polygon([on(_LEFT, 0.28), on(_RIGHT, 0.28), on(_RIGHT, 0.38), on(_LEFT, 0.38)]), (0.86, 0.04, 90))
            pen.fill(polygon([on(_LEFT, 0), on(_RIGHT, 0), on(_RIGHT, 0.28), on(_LEFT, 0.28)]), (0.36, 0.03, 260))

    c.draw(slabs, detail=0.9, clip=inside)


def _tree(c: Canvas) -> None:
    x, y = 112.0, -17.0
    ink = (0.30, 0.05, 50)
    r = c.rng("bare")

    def grow(pen: Pen, px: float, py: float, a: float, length: float, w: float, n: int) -> None:
        ex, ey = px + math.cos(a) * length, py + math.sin(a) * length
        pen.stroke([(px, py), ((px + ex) / 2 + r.normal(0, 1.5), (py + ey) / 2), (ex, ey)], ink, w)
        if n:
            for way in (-1, 1):
                grow(pen, ex, ey, a + way * r.uniform(0.25, 0.6), length * r.uniform(0.66, 0.84), w * 0.66, n - 1)

    def work(pen: Pen) -> None:
        with pen.at(X, Y, 0, SCALE):
            pen.fill(oval(x, y + 1, 18, 5), (0.38, 0.06, 50))
            grow(pen, x, y, -1.6, 42, 7.5, 5)

    c.draw(work, relief=2.2, detail=0.9)
    for k in range(7):  # the last leaves
        a = k * 2.4
        c.fill(
            c.mask(_big(oval(x + math.cos(a) * (14 + 5 * k), y + 2 + math.sin(a) * 4, 3, 1.6, 20))),
            (0.62, 0.16, 50),
            detail=0.9,
        )


def _things(c: Canvas) -> None:
    """Bench, hydrant, lamp, pigeon: the species in question."""
    y, bx, hx, lx = -15.0, -14.0, -100.0, 44.0
    wood = (0.40, 0.13, 38)
    red = (0.56, 0.20, 28)
    for px, py, w in ((bx - 4, y + 3, 44), (hx - 3, y + 9, 18), (lx - 3, y + 4, 12), (66, y + 8, 10)):
        c.multiply(c.mask(_big(oval(px, py, w, 4.5)), soft=3), (0.3, 0.05, 300), 0.65)

    def bench(pen: Pen) -> None:
        with pen.at(X, Y, 0, SCALE):
            for way in (-1, 1):
                pen.stroke([(bx + way * 30, y + 3), (bx + way * 29, y - 16), (bx + way * 31, y - 37)], _IRON, 3)
                pen.stroke([(bx + way * 34, y + 3), (bx + way * 35, y - 24), (bx + way * 26, y - 25)], _IRON, 2.4)
            for k in range(3):
                pen.stroke([(bx - 36, y - 22 - k * 6.4), (bx + 36, y - 22 - k * 6.4)], wood, 4.2)
            pen.stroke([(bx - 37, y - 14), (bx + 37, y - 14)], wood, 3.4)
            pen.stroke([(bx - 39, y - 10.5), (bx + 39, y - 10.5)], mix(wood, (0.9, 0.08, 80), 0.3), 3.4)

    c.draw(bench, relief=2.6, detail=0.95)

    def hydrant(pen: Pen) -> None:
        with pen.at(X, Y, 0, SCALE):
            body = [
                (hx - 8, y + 8, CORNER),
                (hx - 7, y - 20),
                (hx - 8, y - 25),
                (hx, y - 34),
                (hx + 8, y - 25),
                (hx + 7, y - 20),
                (hx + 8, y + 8, CORNER),
            ]
            pen.fill(curve(body), red)
            pen.fill(box(hx - 11, y + 5, 22, 5, 2), red)
            pen.fill(box(hx - 13, y - 16, 26, 7, 3), red)
            pen.fill(box(hx - 10, y - 26, 20, 3.4, 1.5), mix(red, (0.9, 0.05, 80), 0.3))
            pen.dot(hx, y - 34, 3, red)
            pen.dot(hx, y - 12.5, 3.6, mix(red, (0.9, 0.05, 80), 0.4))

    c.draw(hydrant, relief=7, detail=0.95)

    def lamp(pen: Pen) -> None:
        with pen.at(X, Y, 0, SCALE):
            pen.stroke([(lx, y + 4), (lx, y - 126)], _IRON, 4)
            pen.stroke([(lx, y + 4), (lx, y - 16)], _IRON, 8)
            pen.stroke([(lx, y - 122), (lx - 3, y - 138), (lx - 22, y - 138)], _IRON, 3.2)
            pen.fill(polygon([(lx - 31, y - 130), (lx - 13, y - 130), (lx - 17, y - 140), (lx - 27, y - 140)]), _IRON)

    c.draw(lamp, relief=3, detail=0.95)
    cone = polygon([(lx - 28, y - 130), (lx - 16, y - 130), (lx + 26, y), (lx - 88, y)])
    c.screen(c.mask(_big(cone), soft=7), (0.98, 0.08, 92), 0.36)
    c.glow(X + (lx - 22) * SCALE, Y + (y - 126) * SCALE, 30, (0.99, 0.07, 92), 1.0)

    def pigeon(pen: Pen) -> None:
        with pen.at(X + 70 * SCALE, Y + (y + 8) * SCALE, 0, SCALE):
            pen.fill(
                curve([(-12, -2, CORNER), (-3, -9), (4, -11), (8, -6, CORNER), (4, -2), (-3, -1)]), (0.56, 0.04, 260)
            )
            pen.dot(6, -12, 2.8, (0.48, 0.06, 270))
            pen.stroke([(0, -2), (0, 1)], (0.6, 0.14, 30), 1)
            pen.stroke([(3, -2), (3, 1)], (0.6, 0.14, 30), 1)
            pen.fill(polygon([(8, -13), (11.5, -11.6), (8, -11)]), (0.4, 0.04, 60))

    c.draw(pigeon, relief=2, detail=0.95)


def _bow(x: float, y: float, t: float, out: float) -> list[tuple[float, float]]:
    """Return a roof bar from the eave at (x, y), swung outwards, to the ridge at `t`."""
    return [(x, y), (x * 0.72 + t * 0.28 + out, y - 46), (t, _RIDGE)]


def _bones(c: Canvas) -> None:
    n = 8
    far_eave = _EAVE + _DY

    def behind(pen: Pen) -> None:
        with pen.at(X, Y, 0, SCALE):
            for i in range(0, n + 1, 2):
                x = _LEFT + _DX + 292 * i / n
                pen.stroke([(x, _DY), (x, far_eave)], _WHITE, 1.4, 0.5)
            pen.stroke([(_LEFT + _DX, far_eave), (_RIGHT + _DX, far_eave)], _WHITE, 2, 0.55)
            pen.stroke([(_LEFT, _EAVE), (_LEFT + _DX, far_eave)], _WHITE, 2, 0.6)
            pen.stroke(_bow(_LEFT + _DX, far_eave, _R1, -6), _WHITE, 1.4, 0.5)

    c.draw(behind, detail=0.9)
    flank = [(_RIGHT, 0), (_RIGHT, _EAVE), (_RIGHT + _DX, far_eave), (_RIGHT + _DX, _DY)]
    c.glaze(c.mask(_big(polygon(flank))), (0.6, 0.09, 120), 0.28)
    hip = [(_RIGHT, _EAVE, CORNER), (138, -178), (_R2, _RIDGE, CORNER), (173, -206), (_RIGHT + _DX, far_eave, CORNER)]
    c.glaze(c.mask(_big(curve(hip))), (0.5, 0.08, 150), 0.34)
    for x, share in ((_LEFT + 40, 0.3), (-2, 0.16), (78, 0.24)):
        gleam = polygon([(x + 4, -14), (x + 14, -14), (x + 34, _EAVE + 8), (x + 24, _EAVE + 8)])
        c.screen(c.mask(_big(gleam), soft=1.5), (0.75, 0.08, 190), share)

    def bars(pen: Pen) -> None:
        with pen.at(X, Y, 0, SCALE):
            for k in range(1, 4):
                t = k / 4
                x, y = _RIGHT + _DX * t, _DY * t
                pen.stroke([(x, y), (x, y + _EAVE)], _WHITE, 1.7, 0.9)
                pen.stroke(_bow(x, y + _EAVE, _R2, 6 + 4 * t), _WHITE, 1.5, 0.85)
            for h in (-44, -88):
                pen.stroke([(_LEFT, h), (_RIGHT, h), (_RIGHT + _DX, h + _DY)], _WHITE, 1.3, 0.85)
            for i in range(n + 1):
                x = _LEFT + 292 * i / n
                edge = i in (0, n)
                pen.stroke(_bow(x, _EAVE, _R1 + (_R2 - _R1) * i / n, -8 + 16 * i / n), _WHITE, 3.2 if edge else 1.8)
                pen.stroke([(x, 0), (x, _EAVE)], _WHITE, 4.2 if edge else 2.0)
            pen.stroke([(_RIGHT + _DX, _DY), (_RIGHT + _DX, far_eave)], _WHITE, 3.4)
            pen.stroke(_bow(_RIGHT + _DX, far_eave, _R2, 12), _WHITE, 2.8)
            pen.stroke([(_LEFT - 4, _EAVE), (_RIGHT, _EAVE)], _WHITE, 4.6)
            pen.stroke([(_RIGHT, _EAVE), (_RIGHT + _DX + 2, far_eave - 1)], _WHITE, 3.8)
            pen.stroke([(_R1 - 3, _RIDGE), (_R2 + 3, _RIDGE)], _WHITE, 4.4)
            for x in (_R1, _R2):
                pen.stroke([(x, _RIDGE), (x, _RIDGE - 18)], _WHITE, 2.4)
                pen.dot(x, _RIDGE - 20, 3.4, _WHITE)
            for i in range(17):
                x = _R1 + 6 + i * (_R2 - _R1 - 12) / 16
                pen.stroke([(x - 4.6, _RIDGE - 2), (x, _RIDGE - 11), (x + 4.6, _RIDGE - 2)], _WHITE, 1.3)

    c.draw(bars, relief=2, detail=0.95)
    foot = polygon([(_LEFT - 7, -5), (_RIGHT + 1, -5), (_RIGHT + 1, 9), (_LEFT - 7, 9)])
    flank_foot = polygon([(_RIGHT + 1, -5), (_RIGHT + _DX + 5, _DY - 5), (_RIGHT + _DX + 5, _DY + 7), (_RIGHT + 1, 9)])
    c.form(c.mask(_big(flank_foot)), (0.36, 0.06, 62), thickness=4, mottle=0.14, detail=0.8)
    c.form(c.mask(_big(foot)), (0.5, 0.07, 62), thickness=4, mottle=0.14, detail=0.8)


def leopard(c: Canvas) -> None:
    """A leopard that sits with its nose at the glass, the street's light on its face and chest."""
    s, x, y = 196.0, 178.0, 1030.0

    def put(*part: tuple[float, ...]) -> list[tuple[float, ...]]:
        return [(x + q[0] * s, y - q[1] * s, q[2] * s, (q[3] if len(q) > 3 else 0.0) * s) for q in part]

    c.shadow(c.mask(oval(x - 20, y - 2, s * 0.56, s * 0.07)), 0, 0, 7, 0.85)
    box_of = (x - s * 1.1, y - s * 1.2, x + s * 0.8, y + s * 0.15)
    coat: Colour = (0.56, 0.105, 70)
    behind = Clay(c, box_of, melt=0.03 * s)
    behind.limb(put((0.1, 0.52, 0.1), (0.2, 0.3, 0.064), (0.235, 0.12, 0.046), (0.25, 0.05, 0.046), (0.3, 0.035, 0.04)))
    far = behind.relief(2)
    c.form(far, mix(coat, (0.26, 0.05, 120), 0.35), bias=-0.08, mottle=0.1, detail=0.85)
    _rosettes(c, far.mask, x, y, s, "far")
    body = Clay(c, box_of, melt=0.05 * s)
    body.limb(
        put(
            (-0.42, 0.1, 0.045),
            (-0.53, 0.05, 0.042),
            (-0.65, 0.07, 0.038),
            (-0.7, 0.17, 0.034),
            (-0.64, 0.25, 0.031),
        ),
        melt=0.02 * s,
    )
    body.limb(put((-0.26, 0.24, 0.19), (-0.18, 0.42, 0.165), (-0.04, 0.58, 0.15), (0.06, 0.68, 0.125)))
    body.limb(put((0.0, 0.66, 0.145), (0.11, 0.77, 0.132), (0.19, 0.86, 0.112)))
    body.ball(x - 0.26 * s, y - 0.215 * s, 0.2 * s, 0.2 * s, z=0.06 * s)
    body.limb(put((-0.2, 0.1, 0.1, 0.08), (-0.06, 0.05, 0.06, 0.12), (0.04, 0.042, 0.052, 0.12)), melt=0.04 * s)
    body.limb(
        put(
            (0.04, 0.56, 0.115, 0.05),
            (0.1, 0.34, 0.072, 0.08),
            (0.115, 0.14, 0.05, 0.08),
            (0.12, 0.055, 0.05, 0.08),
            (0.18, 0.04, 0.046, 0.08),
        ),
        melt=0.05 * s,
    )
    body.limb(put((0.11, 0.975, 0.042, -0.04), (0.13, 0.93, 0.046)), melt=0.015 * s)
    body.ball(x + 0.2 * s, y - 0.875 * s, 0.118 * s, 0.106 * s, z=0.06 * s)
    body.limb(put((0.24, 0.865, 0.078, 0.07), (0.33, 0.835, 0.056, 0.08)), melt=0.03 * s)
    body.limb(put((0.22, 0.815, 0.06, 0.06), (0.315, 0.798, 0.036, 0.06)), melt=0.03 * s)
    relief = body.relief(2)
    c.form(relief.within(relief.mask.grow(-0.8)), coat, mottle=0.1, grain=14, rim=0.4, shadow=24, detail=0.88)
    bib = put((0.1, 0.5, 0.06), (0.15, 0.66, 0.05), (0.25, 0.79, 0.04), (0.34, 0.81, 0.035))
    pale = c.mask(limb([q[:3] for q in bib]), soft=6)
    c.glaze(relief.mask & pale, (0.9, 0.05, 82), 0.6)
    _rosettes(c, relief.mask, x, y, s, "near")
    # Away from the lamp the forest's blue takes the back; towards it the fur burns.
    c.multiply(
        relief.mask * np.asarray(smoothstep(x + 0.06 * s, x - 0.34 * s, c.x), np.float32), (0.3, 0.07, 215), 0.66
    )
    c.screen(relief.mask.edge(-0.05 * s, 0.0, 0.03 * s), (0.92, 0.12, 82), 0.85)
    c.screen(relief.mask.edge(0.014 * s, 0.014 * s, 0.01 * s), (0.55, 0.08, 195), 0.5)
    _face(c, x, y, s)


def _rosettes(c: Canvas, hide: Mask, x: float, y: float, s: float, seed: str) -> None:
    """Broken rings on trunk and haunch, plain spots on head and legs, bars round the tail."""
    at = hide.where
    u, h = (c.x[at] - x) / s, (y - c.y[at]) / s
    r = c.rng(f"rosettes/{seed}")
    wob = (c.noise.at("rose-edge", c.x[at] / (0.03 * s), c.y[at] / (0.03 * s), 1.0, 2) - 0.5) * 0.022
    ink, warm = np.zeros(u.shape, np.float32), np.zeros(u.shape, np.float32)
    for j in range(-1, 17):
        for i in range(-14, 8):
            px = i * 0.074 + (j % 2) * 0.037 + r.normal(0, 0.009)
            py = j * 0.064 + r.normal(0, 0.009)
            turn = r.uniform(0, 6.28)
            trunk = py < 0.78 and py > 0.12 and px < 0.02 + 0.16 * (py - 0.3)
            d = np.hypot(u - px, (h - py) * 1.1) + wob
            near = d < 0.06
            if not near.any():
                continue
            if trunk:
                a = np.arctan2(h - py, u - px)
                ring = (
                    smoothstep(0.035, 0.03, d)
                    * smoothstep(0.014, 0.02, d)
                    * smoothstep(-0.75, -0.4, np.cos(a * 2 - turn))
                )
                warm = np.maximum(warm, smoothstep(0.03, 0.022, d))
                ink = np.maximum(ink, ring)
            else:
                ink = np.maximum(ink, smoothstep(0.017, 0.011, d) * (0 if px > 0.24 and py > 0.74 else 1))
    c.multiply(hide * np.asarray(warm, np.float32), (0.62, 0.12, 58), 0.5)
    c.multiply(hide * np.asarray(ink, np.float32), (0.16, 0.035, 55), 0.9)


def _face(c: Canvas, x: float, y: float, s: float) -> None:
    ex, ey = x + 0.262 * s, y - 0.893 * s
    c.multiply(c.mask(oval(ex, ey, 0.03 * s, 0.022 * s, 14), soft=2), (0.3, 0.05, 50), 0.7)

    def marks(pen: Pen) -> None:
        almond = curve([(ex - 6, ey - 0.5, CORNER), (ex, ey - 3.6), (ex + 5.6, ey + 1.6, CORNER), (ex, ey + 3)])
        pen.fill(almond, (0.74, 0.13, 92))
        pen.fill(oval(ex + 1.4, ey - 0.4, 1.7, 2.9), (0.12, 0.02, 60))
        pen.dot(ex + 2.4, ey - 1.6, 0.8, (0.98, 0.03, 95))
        pen.stroke([(ex - 6.4, ey - 0.5), (ex, ey - 4.2), (ex + 6, ey + 1.4)], (0.14, 0.03, 50), 1.7)
        pen.stroke([(ex + 5, ey + 2.4), (x + 0.31 * s, y - 0.84 * s)], (0.16, 0.03, 50), 1.6, 0.8)
        pen.stroke(
            [(x + 0.385 * s, y - 0.82 * s), (x + 0.35 * s, y - 0.803 * s), (x + 0.29 * s, y - 0.81 * s)],
            (0.2, 0.04, 45),
            1.8,
        )
        for k in range(4):
            wx, wy = x + (0.335 + 0.01 * (k % 2)) * s, y - (0.826 - 0.008 * k) * s
            pen.dot(wx, wy, 0.9, (0.2, 0.04, 50))
            pen.stroke([(wx, wy), (wx - 2, wy + 9 + 2 * k), (wx - 9 - k, wy + 16 + 4 * k)], (0.95, 0.03, 90), 0.7, 0.75)
        inner = curve([(x + 0.105 * s, y - 0.945 * s), (x + 0.118 * s, y - 0.985 * s), (x + 0.146 * s, y - 0.96 * s)])
        pen.fill(inner, (0.2, 0.04, 60), 0.8)

    c.draw(marks, detail=0.95)
    paint_nose(c, x + 0.382 * s, y - 0.85 * s, 4.6)
    # Its breath on the pane.
    for q, share in ((24, 0.42), (13, 0.5)):
        c.glaze(c.mask(oval(x + 0.382 * s + 14, y - 0.83 * s, q * 0.62, q), soft=6), (0.93, 0.02, 190), share)
