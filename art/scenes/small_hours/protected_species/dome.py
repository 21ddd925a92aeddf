"""The glass dome of Protected Species and the winter street that it keeps."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, pick, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, box, curve, oval, polygon

X, FOOT, WIDE, TOP = 446.0, 1004.0, 232.0, 356.0
"""Middle, height of the foot, half width at the foot, apex."""
LAMP = (X + 34.0, 640.0)
"""The lantern's flame."""
_IRON: Colour = (0.22, 0.04, 250)


def _at(rise: float, turn: float) -> tuple[float, float]:
    """Return the place on the shell at a share of its height, `turn` -1 (left edge) to 1 (right edge)."""
    up = max(0.0, rise - 0.42) / 0.58
    wide = WIDE * (1 - 0.03 * (1 - rise)) * math.sqrt(max(0.0, 1 - up**2.15))
    sag = 30 * math.sqrt(max(0.0, 1 - turn * turn)) * (1 - rise)
    return X + wide * turn, FOOT - (FOOT - TOP) * rise + sag


def _shell() -> Path:
    rises = [math.sin(t) for t in np.linspace(0, math.pi / 2, 60)]
    left, right = [_at(q, -1) for q in rises], [_at(q, 1) for q in reversed(rises)]
    return polygon([*left, *right, *(_at(0, float(t)) for t in np.linspace(1, -1, 40))])


def dome(c: Canvas) -> None:
    """Paint the dome: dusk, houses far back, snow, a street lamp, a bench, a hydrant; then the glass."""
    inside = c.mask(_shell())
    _air(c, inside)
    _houses(c, inside)
    _snow(c, inside)
    _things(c, inside)
    _flakes(c, inside)
    _glass(c, inside)


def _air(c: Canvas, inside: Mask) -> None:
    at = inside.where
    d = np.hypot((c.x[at] - LAMP[0]) / 262, (c.y[at] - LAMP[1]) / 330)
    tone = ramp(
        [
            (0.0, (0.97, 0.07, 90)),
            (0.14, (0.9, 0.115, 82)),
            (0.36, (0.76, 0.12, 66)),
            (0.58, (0.58, 0.115, 30)),
            (0.8, (0.42, 0.11, 325)),
            (1.05, (0.32, 0.11, 288)),
        ]
    )
    c.fill(inside, pick(tone, np.asarray(d / 1.05, np.float32)), detail=0.5)


def _houses(c: Canvas, inside: Mask) -> None:
    """Gables in the snowy air, hardly darker than it, two windows lit."""
    foot = 916.0
    row = ((-236, 96, 236), (-142, 80, 330), (-64, 92, 274), (92, 84, 300), (168, 90, 214))
    for dx, w, h in row:
        x, top = X + dx, foot - h
        gable = polygon([(x, foot), (x, top + 40), (x + w / 2, top), (x + w, top + 40), (x + w, foot)])
        c.glaze(c.mask(gable, soft=2) & inside, (0.4, 0.1, 35), 0.42)
        roof = curve(
            [
                (x - 3, top + 42, CORNER),
                (x + w / 2, top - 3, CORNER),
                (x + w + 3, top + 42, CORNER),
                (x + w / 2, top + 8, CORNER),
            ],
            pull=0.1,
        )
        c.screen(c.mask(roof, soft=1) & inside, (0.85, 0.05, 60), 0.7)
    panes = (
        (-118, 664, 1),
        (-84, 664, 0),
        (-118, 728, 0),
        (-84, 728, 0),
        (-42, 730, 0),
        (-6, 730, 0),
        (116, 700, 0),
        (148, 700, 0),
        (116, 764, 0),
        (148, 764, 1),
        (-200, 778, 0),
        (-170, 778, 0),
        (196, 800, 0),
    )
    for dx, y, lit in panes:
        pane = c.mask(box(X + dx, y, 17, 30, 2), soft=1)
        if lit:
            c.fill(pane & inside, (0.96, 0.1, 88), detail=0.8)
            c.glow(X + dx + 8, y + 15, 16, (0.94, 0.13, 80), 0.5)
        else:
            c.glaze(pane & inside, (0.34, 0.08, 20), 0.35)
    c.glaze(c.full(np.exp(-(((c.y - 930) / 70) ** 2)).astype(np.float32)) & inside, (0.86, 0.09, 72), 0.5)


def _snow(c: Canvas, inside: Mask) -> None:
    drift = c.mask(
        curve(
            [
                (X - 260, 930),
                (X - 150, 912),
                (X - 20, 926),
                (X + 110, 908),
                (X + 260, 928),
                (X + 260, 1060),
                (X - 260, 1060),
            ],
            pull=0.3,
        )
    )
    at = drift.where
    d = np.hypot((c.x[at] - LAMP[0]) / 250, (c.y[at] - 965) / 62)
    tone = ramp([(0, (0.985, 0.035, 92)), (0.4, (0.93, 0.06, 82)), (0.8, (0.74, 0.06, 20)), (1.2, (0.5, 0.09, 285))])
    soft = 0.12 * (c.field("drift", 40, 3, (2.4, 1))[at] - 0.5)
    c.fill(drift & inside, _part(pick(tone, np.asarray(d / 1.2 + soft, np.float32)), drift, inside), detail=0.6)

    def steps(pen: Pen) -> None:
        for k in range(9):
            t = k / 8
            x = X + 176 - 196 * t
            y = 1008 - 22 * math.sin(t * 1.9) + (5 if k % 2 else -5)
            pen.fill(oval(x, y, 7.5, 3.4, -8), (0.5, 0.1, 320), 0.6)

    c.draw(steps, detail=0.9, clip=inside, soft=0.6)


def _part(values: np.ndarray, whole: Mask, inside: Mask) -> np.ndarray:
    """Cut the colours of one mask's box down to where it meets another."""
    x0, y0, x1, y1 = (whole & inside).box
    return np.asarray(values[y0 - whole.box[1] : y1 - whole.box[1], x0 - whole.box[0] : x1 - whole.box[0]], np.float32)


def _things(c: Canvas, inside: Mask) -> None:
    """The species in question: lamp, bench, hydrant, each with its cap of snow."""
    lx, ly = LAMP
    base = 972.0
    for x, y, w in ((lx, base + 4, 44), (X - 104, 980, 80), (X + 142, 966, 26)):
        c.multiply(c.mask(oval(x, y, w, 8), soft=5) & inside, (0.45, 0.09, 320), 0.6)

    def post(pen: Pen) -> None:
        pen.stroke([(lx, base), (lx, ly + 40)], _IRON, 9)
        pen.fill(
            curve(
                [
                    (lx - 22, base + 4, CORNER),
                    (lx - 13, base - 16),
                    (lx - 9, base - 60),
                    (lx - 5, base - 96, CORNER),
                    (lx + 5, base - 96, CORNER),
                    (lx + 9, base - 60),
                    (lx + 13, base - 16),
                    (lx + 22, base + 4, CORNER),
                ],
                pull=0.3,
            ),
            _IRON,
        )
        pen.stroke([(lx - 42, ly + 74), (lx + 42, ly + 74)], _IRON, 5)
        for way in (-1, 1):
            pen.dot(lx + way * 43, ly + 74, 5, _IRON)
        for y, w in ((ly + 46, 26), (base - 98, 18), (ly + 88, 15)):
            pen.stroke([(lx - w / 2, y), (lx + w / 2, y)], _IRON, 7)

    c.draw(post, relief=3, detail=0.95)
    panes = polygon([(lx - 20, ly + 42), (lx - 34, ly - 34), (lx + 34, ly - 34), (lx + 20, ly + 42)])
    glass = c.mask(panes)
    c.fill(glass, (0.995, 0.05, 95), detail=0.95)
    c.emit(glass, 1.0)

    def head(pen: Pen) -> None:
        for t in (-1.0, 0.0, 1.0):
            pen.stroke([(lx + 20 * t, ly + 42), (lx + 34 * t, ly - 34)], _IRON, 4.2 if t else 2.6)
        pen.stroke([(lx - 22, ly + 43), (lx + 22, ly + 43)], _IRON, 5)
        pen.fill(
            curve(
                [
                    (lx - 42, ly - 32, CORNER),
                    (lx - 24, ly - 52),
                    (lx - 9, ly - 66),
                    (lx, ly - 88, CORNER),
                    (lx + 9, ly - 66),
                    (lx + 24, ly - 52),
                    (lx + 42, ly - 32, CORNER),
                ],
                pull=0.25,
            ),
            _IRON,
        )
        pen.dot(lx, ly - 88, 5, _IRON)

    c.draw(head, relief=3, detail=0.95)
    white: Colour = (0.96, 0.03, 80)
    cap = curve(
        [
            (lx - 40, ly - 38, CORNER),
            (lx - 23, ly - 60),
            (lx - 8, ly - 74),
            (lx + 8, ly - 74),
            (lx + 23, ly - 60),
            (lx + 40, ly - 38, CORNER),
            (lx + 16, ly - 46),
            (lx - 14, ly - 45),
        ]
    )
    c.form(c.mask(cap), white, thickness=6, rim=0.4, detail=0.9)
    bx, by = X - 104.0, 978.0
    wood: Colour = (0.36, 0.1, 35)

    def bench(pen: Pen) -> None:
        for way in (-1, 1):
            pen.stroke([(bx + way * 52, by + 2), (bx + way * 50, by - 30), (bx + way * 53, by - 68)], _IRON, 5)
            pen.stroke([(bx + way * 60, by + 2), (bx + way * 61, by - 42), (bx + way * 48, by - 44)], _IRON, 4)
        for k in range(3):
            pen.stroke([(bx - 64, by - 42 - k * 12), (bx + 64, by - 42 - k * 12)], wood, 7.6)
        pen.stroke([(bx - 66, by - 24), (bx + 66, by - 24)], wood, 7)

    c.draw(bench, relief=4, detail=0.95)
    for y, n, k in ((by - 72, 64, 6.0), (by - 29, 66, 7.0)):
        pts = [
            (bx - n, y + 4, CORNER),
            (bx - n * 0.6, y - k),
            (bx, y - k * 0.8),
            (bx + n * 0.55, y - k),
            (bx + n, y + 4, CORNER),
        ]
        c.form(c.mask(curve(pts)), white, thickness=5, rim=0.4, detail=0.9)
    hx, hy = X + 142.0, 966.0
    red: Colour = (0.57, 0.205, 28)

    def hydrant(pen: Pen) -> None:
        pen.fill(
            curve(
                [
                    (hx - 13, hy, CORNER),
                    (hx - 12, hy - 46),
                    (hx - 13, hy - 54),
                    (hx, hy - 70),
                    (hx + 13, hy - 54),
                    (hx + 12, hy - 46),
                    (hx + 13, hy, CORNER),
                ]
            ),
            red,
        )
        pen.fill(box(hx - 18, hy - 5, 36, 9, 3), red)
        pen.fill(box(hx - 22, hy - 40, 44, 12, 4), red)
        pen.fill(box(hx - 16, hy - 56, 32, 6, 2), mix(red, (0.9, 0.05, 80), 0.25))
        pen.dot(hx, hy - 34, 6, mix(red, (0.9, 0.05, 80), 0.35))

    c.draw(hydrant, relief=11, detail=0.95)
    c.form(
        c.mask(curve([(hx - 12, hy - 58, CORNER), (hx - 7, hy - 74), (hx + 6, hy - 75), (hx + 12, hy - 58, CORNER)])),
        white,
        thickness=6,
        detail=0.9,
    )
    c.multiply(c.mask(box(hx + 4, hy - 62, 22, 70), soft=6) & inside, (0.4, 0.1, 330), 0.45)


def _flakes(c: Canvas, inside: Mask) -> None:
    lx, ly = LAMP
    c.glow(lx, ly, 110, (0.98, 0.09, 90), 0.75)
    c.glow(lx, ly, 42, (1.0, 0.04, 95), 0.9)
    cone = polygon([(lx - 26, ly + 40), (lx + 26, ly + 40), (lx + 160, 975), (lx - 160, 975)])
    c.screen(c.mask(cone, soft=16) & inside, (0.97, 0.08, 90), 0.2)
    r = c.rng("flakes")

    def fall(pen: Pen) -> None:
        for _ in range(210):
            x, y = r.uniform(X - WIDE, X + WIDE), TOP + 40 + (FOOT - TOP - 60) * r.random()
            pen.dot(x, y, 1.1 + 2.7 * r.random() ** 2, (0.99, 0.02, 90), r.uniform(0.45, 0.95))

    c.draw(fall, detail=0.95, clip=inside.grow(-6), soft=0.5)


def _glass(c: Canvas, inside: Mask) -> None:
    """Thin white ribs, a cool rim, two long gleams, a finial, an iron ring round the foot."""
    rib: Colour = (0.9, 0.045, 140)
    edge = inside - inside.grow(-9).blur(5)
    c.screen(edge, (0.7, 0.09, 185), 0.75)

    def ribs(pen: Pen) -> None:
        rises = np.sin(np.linspace(0, math.pi / 2, 40))
        for t, w, a in (
            (-1, 4.4, 1),
            (-0.74, 1.8, 0.62),
            (-0.26, 1.5, 0.5),
            (0.26, 1.5, 0.5),
            (0.74, 1.8, 0.62),
            (1, 4.4, 1),
        ):
            pen.stroke([_at(float(q), t) for q in rises], rib, w, a)
        for q in (0.36, 0.7):
            pen.stroke([_at(q, float(t)) for t in np.linspace(-1, 1, 24)], rib, 1.8, 0.6)
        pen.stroke([(X, TOP + 6), (X, TOP - 40)], rib, 3.4)
        pen.dot(X, TOP - 18, 7, rib)
        pen.dot(X, TOP - 42, 4, rib)
        pen.fill(oval(X, TOP + 4, 15, 6), rib)

    c.draw(ribs, relief=2, detail=0.95)
    for t0, t1, share in ((-0.93, -0.83, 0.55), (-0.8, -0.77, 0.4), (0.88, 0.93, 0.32)):
        rises = [float(q) for q in np.linspace(0.12, 0.86, 30)]
        path = polygon([_at(q, t0) for q in rises] + [_at(q, t1) for q in reversed(rises)])
        fade = np.asarray(smoothstep(980, 860, c.y) * smoothstep(440, 560, c.y), np.float32)
        c.screen(c.mask(path, soft=2) * fade, (0.8, 0.07, 185), share)
    rise = [_at(0, float(t)) for t in np.linspace(-1, 1, 40)]
    ring = polygon(
        [(x + (x - X) * 0.03, y - 7) for x, y in rise] + [(x + (x - X) * 0.05, y + 19) for x, y in reversed(rise)]
    )
    c.form(c.mask(ring), (0.4, 0.07, 60), thickness=12, rim=0.7, gloss=0.3, detail=0.85)
