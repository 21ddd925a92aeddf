"""Parts of Something Borrowed: the ring, the clover, the cottage far off."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, place, polygon
from moonhare.painting.stamps import jittered, strew

_C = (404.0, 556.0)

_LEAN = -9.0

_FRONT = (0.0, 0.0, 300.0, 336.0)

_BACK = (58.0, -8.0, 286.0, 322.0)
"""The ring's two edges before it leans: shift of the middle and half axes."""

_WALL = 25.0


def path(c: Canvas) -> None:
    """A sandy path from the cottage's door to the ring, and the house's shade on the grass."""
    bends = [(433, 641, 5), (446, 668, 9), (404, 702, 17), (424, 752, 30), (500, 812, 54), (470, 880, 90)]
    path = c.mask(limb(bends, 60), soft=2.5)
    c.glaze(path, (0.94, 0.06, 90), 0.6)
    c.multiply(path.edge(-4, -1, 2.0), (0.6, 0.1, 110), 0.35)
    c.multiply(c.mask(oval(416, 641, 66, 6), soft=4), (0.4, 0.09, 140), 0.55)
    r = c.rng("daisies")
    n = 150
    y = 650 + 160 * r.random(n) ** 1.5
    x = 430 + r.normal(0, 1, n) * (60 + (y - 640) * 0.9)
    tone = np.stack([rgb(((0.98, 0.01, 95), (0.88, 0.14, 92), (0.72, 0.15, 10))[k]) for k in r.integers(0, 3, n)])
    strew(c, "dot", x, y, 2 + (y - 640) / 40, 0.0, tone, seed="daisies", alpha=0.85, detail=0.6)


def cottage(c: Canvas) -> None:
    x, y = 424.0, 626.0
    wall = c.mask(polygon([(x - 50, y), (x - 50, y - 44), (x + 46, y - 44), (x + 46, y)]))
    c.form(wall, (0.95, 0.035, 90), thickness=5, haze=0.05, detail=0.8)
    gable = c.mask(polygon([(x + 46, y), (x + 46, y - 44), (x + 62, y - 70), (x + 78, y - 46), (x + 78, y - 2)]))
    c.form(gable, (0.82, 0.05, 100), thickness=4, bias=-0.06, detail=0.8)
    roof = c.mask(
        curve(
            [(x - 58, y - 40, CORNER), (x - 44, y - 78, CORNER), (x + 60, y - 76, CORNER), (x + 48, y - 38, CORNER)],
            pull=0.05,
        )
    )
    c.form(roof, (0.6, 0.15, 38), thickness=8, mottle=0.14, grain=5, detail=0.8)
    c.form(c.mask(box(x - 30, y - 96, 13, 26)), (0.66, 0.1, 45), thickness=4, detail=0.8)

    def panes(pen: Pen) -> None:
        for wx in (x - 36, x + 24):
            pen.fill(box(wx, y - 32, 15, 15, 2), (0.42, 0.07, 210))
            pen.stroke([(wx + 7.5, y - 32), (wx + 7.5, y - 17)], (0.97, 0.02, 90), 1.4)
        pen.fill(box(x - 5, y - 30, 17, 30, 5), (0.46, 0.11, 160))
        for k in range(9):
            pen.dot(x - 48 + k * 11, y - 2 - (k % 3), 4.5, (0.62, 0.13, 135))
            pen.dot(
                x - 46 + k * 11, y - 5 - (k % 2) * 3, 2, ((0.68, 0.17, 10), (0.97, 0.02, 90), (0.86, 0.14, 90))[k % 3]
            )

    c.draw(panes, detail=0.9)
    for k in range(6):
        c.glow(x - 22 + k * 7, y - 104 - k * 12, 7 + 3 * k, (0.97, 0.02, 100), 0.3)


def _ellipse(edge: tuple[float, float, float, float], shrink: float = 0.0) -> object:
    dx, dy, rx, ry = edge
    p = place([(dx, dy)], _C[0], _C[1], 1.0, _LEAN)[0]
    return oval(p[0], p[1], rx - shrink, ry - shrink, _LEAN)


def _gold(t: Array) -> Array:
    """Polished gold by what it mirrors: earth, grass, sky, sun."""
    table = ramp(
        [(0.26, 0.08, 60), (0.42, 0.11, 70), (0.62, 0.14, 78), (0.8, 0.15, 85), (0.92, 0.1, 93), (0.99, 0.03, 98)]
    )
    return pick(table, np.clip(t, 0, 1))


def ring(c: Canvas) -> Mask:
    """Paint the ring and return all of its gold."""
    steps = [tuple(a + (b - a) * k / 8 for a, b in zip(_FRONT, _BACK, strict=True)) for k in range(9)]
    hull = c.mask(*(_ellipse(s) for s in steps))  # type: ignore[arg-type]
    outer, inner = c.mask(_ellipse(_FRONT)), c.mask(_ellipse(_FRONT, _WALL))
    through = inner & c.mask(_ellipse(_BACK, _WALL))
    # Where it rests: the soil darkens, and closes over its foot again.
    c.multiply(c.mask(oval(430, 892, 250, 26), soft=16), (0.18, 0.05, 150), 0.75)
    a = math.radians(_LEAN)
    dx, dy = c.x - _C[0], c.y - _C[1]
    px, py = dx * math.cos(a) + dy * math.sin(a), -dx * math.sin(a) + dy * math.cos(a)
    theta = np.arctan2(py / _FRONT[3], px / _FRONT[2]).astype(np.float32)
    wave = c.noise.at("mirror", np.cos(theta) * 3 + 5, np.sin(theta) * 3 + 5, 0.7, 3) - 0.5
    side = hull - outer
    t = (
        0.42
        + 0.3 * np.cos(theta + 0.5)
        + 0.2 * np.sin(theta * 9 + wave * 5) * smoothstep(0.8, -0.6, np.sin(theta))
        + wave * 0.16
    )
    c.fill(side, _gold(np.asarray(t, np.float32)), detail=0.8)
    wall = inner - through
    depth = np.hypot((px - _BACK[0]) / (_BACK[2] - _WALL), (py - _BACK[1]) / (_BACK[3] - _WALL))
    t = 0.5 - 0.34 * np.sin(theta - 0.3) + 0.16 * np.sin(depth * 46 + wave * 7) + wave * 0.16
    c.fill(wall, _gold(np.asarray(t, np.float32)), detail=0.8)
    c.glaze(wall * smoothstep(1.0, 1.14, depth), (0.5, 0.12, 120), 0.4)
    annulus = outer - inner
    q = np.hypot(px / (_FRONT[2] - _WALL / 2), py / (_FRONT[3] - _WALL / 2))
    across = (q - 1) / (_WALL / 2 / _FRONT[2])
    t = (
        0.58
        + 0.3 * np.cos(theta + 1.05)
        - 0.26 * across * np.cos(theta + 1.0)
        + 0.16 * np.cos(across * 2.6)
        + wave * 0.12
    )
    t = t + 0.2 * np.sin(theta * 3.0 + 0.6 + wave * 2) * np.sin(theta * 7 + wave * 3) - 0.04
    c.fill(annulus, _gold(np.asarray(t, np.float32)), detail=0.85)
    c.screen(
        annulus * smoothstep(0.22, 0.0, np.abs(across + 0.25)) * smoothstep(-0.3, 0.9, np.cos(theta + 1.0)),
        (0.99, 0.05, 98),
        0.9,
    )
    c.multiply(inner.edge(0, -3, 1.0) & wall, (0.35, 0.09, 70), 0.4)
    whole = hull - through
    c.multiply(whole & c.full(smoothstep(640, 900, c.y)), (0.36, 0.1, 110), 0.6)
    c.screen(hull.edge(3, -2.4, 1.0) & whole, (0.99, 0.06, 98), 0.7)
    _bank(c)
    return whole


def _bank(c: Canvas) -> None:
    """Moss before the ring's foot: it has sunk in by its own weight."""
    r = c.rng("bank")
    n = 1100
    x = np.concatenate([r.normal(440, 130, 420), r.uniform(-10, 230, 380), r.uniform(640, 810, 300)])
    y = 896 + r.normal(0, 9, n) + np.where(np.abs(x - 440) > 210, 34 + r.normal(0, 10, n), -10 * ((x - 440) / 200) ** 2)
    order = np.argsort(y)
    x, y = x[order], y[order]
    size = r.uniform(16, 42, n) * np.where(np.abs(x - 440) > 210, 1.5, 1.0)
    tone = np.stack([np.asarray(mix((0.26, 0.07, 140), (0.68, 0.14, 112), float(q))) for q in r.random(n)])
    strew(
        c,
        "blade",
        x,
        y - size * 0.25,
        size,
        -1.57 + r.normal(0, 0.5, n),
        jittered(tone, r, 0.08),
        seed="bank",
        detail=0.5,
    )


def clover(c: Canvas) -> None:
    """Clover like trees: three hearts on a stalk, pale chevrons; one white flower head above."""

    def leaf(x: float, y: float, s: float, turn: float, tone: Colour) -> None:
        for k in range(3):
            a = turn + k * 120
            heart = [
                (0.0, 0.0, CORNER),
                (-0.42, -0.42),
                (-0.46, -0.86),
                (-0.2, -1.02),
                (0.0, -0.88, CORNER),
                (0.2, -1.02),
                (0.46, -0.86),
                (0.42, -0.42),
            ]
            # Seen a little from below: the leaf is squeezed.
            m = c.mask(curve([(p[0], y + (p[1] - y) * 0.62, *p[2:]) for p in place(heart, x, y, s, a)]))
            c.multiply(m.blur(4).move(-5, 7), (0.2, 0.06, 150), 0.35)
            relief = c.form(m, tone, thickness=s * 0.14, rim=0.7, mottle=0.08, grain=12, detail=0.6)
            mark = place([(-0.36, -0.44), (0.0, -0.72), (0.36, -0.44)], x, y, s, a)
            line = [(p[0], y + (p[1] - y) * 0.62) for p in mark]

            def chevron(pen: Pen, line: list[tuple[float, float]] = line) -> None:
                pen.stroke(line, (0.88, 0.09, 125), s * 0.07, 0.7)

            c.draw(chevron, clip=relief.mask, soft=1.5, detail=0.55)

    for x, y, top, s, turn in (
        (96.0, 930.0, 610.0, 74.0, 12.0),
        (22.0, 960.0, 740.0, 62.0, 50.0),
        (742.0, 930.0, 690.0, 66.0, -14.0),
    ):
        c.form(
            c.mask(limb([(x + 16, y, 6), (x - 6, (y + top) / 2, 5), (x, top, 4)], 20)),
            (0.56, 0.13, 125),
            rim=0.6,
            detail=0.5,
        )
        leaf(x, top, s, turn, mix((0.5, 0.13, 140), (0.64, 0.14, 122), (x / 800)))
    x, y = 716.0, 250.0
    c.form(c.mask(limb([(748, 940, 8), (726, 600, 7), (x + 2, y + 30, 6)], 30)), (0.58, 0.13, 125), rim=0.6, detail=0.5)
    c.form(c.mask(circle(x, y, 56), wobble=6), (0.86, 0.06, 40), mottle=0.2, grain=8, detail=0.6)
    r = c.rng("flower")
    for k in range(150):
        a = float(r.uniform(-0.2, math.pi + 0.2)) if k < 50 else float(r.uniform(0, 6.28))
        q = 54.0 * (1.0 if k < 50 else math.sqrt(max(0.0, 1 - (k - 50) / 100)))
        bx, by = x + math.cos(a) * q, y - math.sin(a) * q * 0.92
        out = math.atan2(by - y - 16, bx - x)
        petal = limb(
            [
                (bx, by, 5),
                (bx + math.cos(out) * 12, by + math.sin(out) * 12, 6.4),
                (bx + math.cos(out) * 24, by + math.sin(out) * 24, 1.5),
            ],
            10,
        )
        tone = mix((0.96, 0.03, 100), (0.84, 0.1, 350), 0.5 * float(r.random()) + (0.3 if by > y + 10 else 0.0))
        c.form(c.mask(petal), tone, thickness=5, rim=0.5, detail=0.6)
