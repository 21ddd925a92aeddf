"""The cat of Middle C on its stool: it looks up at the whale and lifts a paw; and the water that comes down."""

from __future__ import annotations

import math

import cv2
import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, pick, ramp, smoothstep
from art.painting.materials import fur
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import CORNER, curve, limb, oval
from art.painting.stamps import strew

from .room import GOLD

_FUR: Colour = (0.84, 0.075, 62)


def stool(c: Canvas) -> None:
    """A round stool with a worn red seat."""
    x, y = 112.0, 1036.0
    c.multiply(c.mask(oval(x - 36, y + 112, 120, 15, -6), soft=9), (0.12, 0.05, 335), 0.8)
    legs = [
        limb([(x + a, y + 8, 7), (x + 1.25 * a, y + 60, 5), (x + 1.6 * a, y + 112 - b, 4.4)], 14)
        for a, b in ((8, 16), (-36, 4), (38, 2))
    ]
    rung = limb([(x - 44, y + 72, 3.4), (x + 46, y + 72, 3.4)], 8)
    m = c.mask(*legs, rung)
    c.form(m, (0.26, 0.07, 20), thickness=7, rim=1.0, gloss=0.3, detail=0.9)
    c.screen(m.edge(1.6, -0.4, 0.8), GOLD, 0.7)
    seat = c.mask(
        curve(
            [
                (x - 60, y - 2),
                (x - 30, y - 17),
                (x + 26, y - 18),
                (x + 60, y - 3),
                (x + 57, y + 14),
                (x, y + 23),
                (x - 57, y + 14),
            ]
        )
    )
    c.form(seat, (0.46, 0.165, 22), thickness=16, rim=0.8, mottle=0.12, grain=10, detail=0.9)
    c.screen(seat.edge(2.2, -3, 1.4), GOLD, 0.55)


def cat(c: Canvas) -> None:
    """Paint the cat from behind its shoulder, head up, one forepaw lifted towards the falling water."""
    x, y = 112.0, 1030.0
    c.multiply(c.mask(oval(x + 2, y + 2, 46, 9), soft=4), (0.2, 0.08, 350), 0.75)
    far = Clay(c, (100, 880, 240, 1040), melt=4)
    far.limb([(x + 28, y - 82, 13), (x + 52, y - 84, 10), (x + 74, y - 104, 7.5), (x + 82, y - 116, 8)], n=24)
    _coat(c, far, 0.6, "far")
    tail = Clay(c, (0, 960, 140, 1160), melt=4)
    tail.limb(
        [
            (x - 22, y - 12, 11),
            (x - 52, y - 4, 10),
            (x - 70, y + 26, 9),
            (x - 60, y + 62, 8.5),
            (x - 34, y + 76, 7.5),
            (x - 20, y + 60, 6),
            (x - 30, y + 50, 4),
        ],
        n=50,
    )
    _coat(c, tail, 1.0, "tail")
    body = Clay(c, (40, 820, 260, 1060), melt=12)
    body.limb([(x - 6, y - 26, 34), (x + 2, y - 62, 28), (x + 13, y - 92, 22), (x + 19, y - 108, 18)], n=36)
    body.ball(x - 10, y - 24, 40, 27, turn=-6)
    body.ball(x + 12, y - 18, 25, 20, turn=20, z=8)
    body.limb([(x + 24, y - 78, 15, 4), (x + 34, y - 44, 10, 6), (x + 36, y - 12, 8, 6)], n=24)
    body.ball(x + 40, y - 5, 12, 7, z=8)
    body.ball(x + 24, y - 5, 14, 7, z=14)
    relief = _coat(c, body, 1.0, "body")
    head = Clay(c, (80, 820, 220, 950), melt=6)
    hx, hy = x + 25, y - 131
    for ear, deep in (((hx + 4, hy - 14, hx + 12, hy - 46), -4.0), ((hx - 16, hy - 10, hx - 20, hy - 43), 6.0)):
        head.limb(
            [
                (ear[0], ear[1], 11, deep),
                ((ear[0] + ear[2]) / 2, (ear[1] + ear[3]) / 2, 7, deep),
                (ear[2], ear[3], 1.2, deep),
            ],
            n=14,
            flat=0.5,
        )
    head.ball(hx, hy, 27, 23, turn=-24, z=6)
    head.ball(hx + 9, hy + 9, 17, 13, turn=-10, z=8)
    head.ball(hx + 22, hy - 3, 11, 8.5, turn=-30, z=10)
    skull = _coat(c, head, 1.0, "head")
    stripes = [
        limb(
            [
                (x - 38 + 9 * k, y - 20 - 17 * k, 2),
                (x - 22 + 8 * k, y - 27 - 18 * k, 4),
                (x - 6 + 5 * k, y - 22 - 19 * k, 1.4),
            ],
            12,
        )
        for k in range(6)
    ]
    stripes += [
        limb(
            [
                (hx - 22 + 6 * k, hy - 17 - 2 * k, 1.2),
                (hx - 17 + 6 * k, hy - 8 - 2 * k, 2.4),
                (hx - 12 + 6 * k, hy + 1, 0.9),
            ],
            10,
        )
        for k in range(3)
    ]
    stripes += [
        limb(
            [(x - 62 - 6 * math.sin(k), y - 4 + 17 * k, 2.6), (x - 76 + 9 * math.sin(k * 0.9), y + 3 + 17 * k, 2.6)], 6
        )
        for k in range(4)
    ]
    mark = c.mask(*stripes, soft=1.2)
    for m in (relief.mask, skull.mask, tail.mask()):
        c.multiply(mark & m, (0.66, 0.14, 48), 0.7)

    def face(pen: Pen) -> None:
        pen.fill(
            curve([(hx + 8, hy - 5, CORNER), (hx + 13, hy - 10), (hx + 18, hy - 7, CORNER), (hx + 13, hy - 3.5)]),
            (0.14, 0.04, 140),
        )
        pen.dot(hx + 15, hy - 7.6, 1.5, (0.97, 0.08, 75))
        pen.fill(curve([(hx + 29, hy - 10), (hx + 33, hy - 7), (hx + 30, hy - 3.6)]), (0.56, 0.13, 15))
        pen.stroke([(hx + 30, hy - 3), (hx + 25, hy + 2), (hx + 18, hy + 3)], (0.4, 0.09, 30), 1.2, 0.8)
        for k, (ex, ey) in enumerate(((20, -16), (23, -4), (20, 8))):
            pen.stroke(
                [(hx + 22, hy + k), (hx + 30 + ex * 0.4, hy + ey * 0.5), (hx + 27 + ex, hy + ey)],
                (0.99, 0.05, 70),
                0.8,
                0.75,
            )
        for ex, ey, tx, ty in ((5, -20, 10, -38), (-15, -16, -18, -36)):
            pen.stroke([(hx + ex, hy + ey), (hx + tx, hy + ty)], (0.72, 0.13, 25), 4, 0.6)

    c.draw(face, detail=0.97)


def _coat(c: Canvas, clay: Clay, share: float, seed: str) -> Relief:
    """Fur over a part: warm where the window reaches it, plum where it does not."""
    relief = clay.relief()
    c.form(relief, _FUR, rim=0.5 * share, mottle=0.06, bias=-0.04, detail=0.95)
    fur(c, relief, clay.angle, seed=f"cat/{seed}", length=(4, 9), spacing=2.2, light=0.12, spread=0.35, detail=0.95)
    at = relief.mask.where
    away = np.zeros((c.h, c.w), np.float32)
    away[at] = smoothstep(0.35, -0.45, 0.75 * relief.nx - 0.5 * relief.ny) * (relief.mask.a > 0.5)
    away = np.asarray(cv2.dilate(away, np.ones((2 * round(4 * c.scale) + 1,) * 2, np.uint8)), np.float32)
    away = np.asarray(cv2.GaussianBlur(away, (0, 0), 2 * c.scale), np.float32)
    c.multiply(relief.mask.grow(3) * away, (0.5, 0.11, 350), 0.58)
    c.screen(relief.mask.edge(2.4, -1.6, 1.2), GOLD, 0.85 * share)
    return relief


def water(c: Canvas) -> None:
    """Paint the sea that runs over the strings and the rim, falls in torn sheets and lies on the boards."""
    c.glow(470, 1096, 120, (0.56, 0.1, 200), 0.42, 0.45)
    c.glow(470, 880, 70, (0.56, 0.1, 200), 0.3)
    _pool(c)
    _sheet(c)
    _splash(c)


def _pool(c: Canvas) -> None:
    x, y = 468.0, 1092.0
    pool = c.mask(
        curve(
            [
                (x - 150, y + 2),
                (x - 104, y - 15),
                (x - 40, y - 20),
                (x + 26, y - 25),
                (x + 84, y - 18),
                (x + 150, y - 19),
                (x + 204, y - 4),
                (x + 168, y + 15),
                (x + 104, y + 17),
                (x + 52, y + 30),
                (x - 14, y + 40),
                (x - 62, y + 28),
                (x - 128, y + 25),
            ]
        ),
        oval(x - 186, y + 17, 20, 5, -4),
        oval(x - 118, y + 44, 11, 3.4, -4),
        oval(x + 120, y + 34, 15, 4.4, -4),
        wobble=7,
        cell=36,
    )
    c.shadow(pool, 0, 5, 6, 0.45)
    t = np.clip((c.y - y + 24) / 70 + 0.22 * (c.field("pool", 26, 3, (4, 0.6)) - 0.5), 0, 1)
    table = ramp([(0.74, 0.1, 60), (0.52, 0.09, 215), (0.4, 0.09, 215), (0.3, 0.085, 225), (0.24, 0.075, 240)])
    c.fill(pool, pick(table, np.asarray(t, np.float32)), 0.86, detail=0.75)
    c.screen(
        pool & c.full(smoothstep(x + 40, x + 180, c.x) * smoothstep(0.4, 0.6, c.field("gleam", 30, 3, (5, 0.5)))),
        (0.92, 0.13, 45),
        0.6,
    )
    fall = np.exp(-(((c.x - x - 4 + 5 * np.sin(c.y / 3.1)) / 30) ** 2)) * smoothstep(y + 40, y - 4, c.y)
    c.glaze(pool & c.full(fall), (0.62, 0.1, 195), 0.75)
    near = pool & c.full(smoothstep(150, 30, np.hypot(c.x - x, (c.y - y) * 3.2)))
    c.glaze(near, (0.42, 0.09, 212), 0.5)
    for k in range(4):
        rx, ry = 22 + 26 * k, 6 + 7.2 * k
        ring = c.mask(oval(x - 2, y - 2, rx, ry), soft=0.8) - c.mask(oval(x - 2, y - 1.4, rx - 2.6, ry - 1.5), soft=0.8)
        c.screen(ring & pool, (0.95, 0.06, 95), 0.55 - 0.1 * k)
    c.screen(pool.edge(0.6, -2.6, 0.9), GOLD, 0.8)
    c.multiply(pool.edge(-0.4, 2.4, 0.9), (0.2, 0.06, 320), 0.5)
    sx, sy = x + 118, y + 2
    arms = []
    for k in range(5):
        a = math.radians(-90 + 72 * k + 14)
        arms.append(
            limb(
                [
                    (sx, sy, 7),
                    (sx + math.cos(a) * 14, sy + math.sin(a) * 7, 4.6),
                    (sx + math.cos(a + 0.12) * 26, sy + math.sin(a + 0.12) * 13, 2),
                ],
                12,
            )
        )
    star = c.mask(*arms)
    c.shadow(star, -3, 4, 3, 0.6)
    c.form(star, (0.68, 0.19, 38), thickness=8, rim=0.8, mottle=0.14, grain=4, detail=0.95)


def _sheet(c: Canvas) -> None:
    """Over the strings, over the rim, down."""
    left = [(352, 776), (380, 824), (386, 862), (398, 890), (416, 940), (432, 1000), (440, 1050), (444, 1092)]
    right = [(640, 776), (572, 824), (556, 862), (544, 894), (522, 948), (506, 1010), (498, 1056), (494, 1092)]
    m = c.mask(
        curve(
            [
                (*left[0], CORNER),
                *left[1:-1],
                (*left[-1], CORNER),
                (*right[-1], CORNER),
                *right[-2:0:-1],
                (*right[0], CORNER),
            ]
        ),
        wobble=4,
        cell=26,
    )
    ys = [p[1] for p in left]
    a, b = np.interp(c.y, ys, [p[0] for p in left]), np.interp(c.y, [p[1] for p in right], [p[0] for p in right])
    u = (c.x - (a + b) / 2) / np.maximum((b - a) / 2, 1)
    run = c.noise.at("run", u * 9, c.y / 80, 1.0, 4) - 0.5
    fine = c.noise.at("run-fine", u * 26, c.y / 46, 1.0, 3) - 0.5
    torn = smoothstep(0.02, -0.16, np.abs(u) - 0.86 + 0.9 * run * smoothstep(850, 990, c.y))
    gaps = smoothstep(-0.34, -0.12, run + 0.5 * fine + 0.34 * smoothstep(1000, 880, c.y))
    body = m * np.asarray(torn * gaps * smoothstep(778, 816, c.y), np.float32)
    c.shadow(body, -12, 6, 7, 0.5)
    t = (
        0.4
        + 0.9 * run
        + 0.5 * fine
        + 0.3 * np.exp(-(((c.y - 858) / 15) ** 2))
        - 0.24 * np.exp(-(((c.y - 905) / 34) ** 2))
    )
    t = t + 0.3 * smoothstep(980, 1090, c.y) + 0.16 * u
    table = ramp([(0.27, 0.075, 232), (0.42, 0.095, 212), (0.58, 0.1, 196), (0.78, 0.08, 184), (0.97, 0.035, 110)])
    c.fill(body, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), 0.88, detail=0.85)
    flat = body & c.full(smoothstep(856, 836, c.y))
    c.screen(flat & c.full(np.clip(0.5 + 2 * run, 0, 1)), (0.95, 0.11, 58), 0.45)
    c.screen(body & c.full(np.exp(-(((c.y - 858 - 16 * run - 6 * u * u) / 6) ** 2))), (0.99, 0.07, 75), 0.5)
    c.screen(body.edge(2.4, -0.4, 1.2), (0.97, 0.1, 66), 0.6)
    r = c.rng("strands")

    def strands(pen: Pen) -> None:
        for _ in range(54):
            q = float(r.uniform(-1.08, 1.08))
            y0 = float(r.uniform(856, 930))
            long = float(r.uniform(40, 190))
            pts = []
            for k in range(5):
                y = min(y0 + long * k / 4, 1092.0)
                lo, hi = (
                    float(np.interp(y, ys, [p[0] for p in left])),
                    float(np.interp(y, [p[1] for p in right], [p[0] for p in right])),
                )
                pts.append(((lo + hi) / 2 + q * (hi - lo) / 2 * (1 + 0.14 * k * abs(q) ** 6), y))
            pen.stroke(
                pts,
                mix((0.97, 0.05, 90), (0.7, 0.09, 190), float(r.random())),
                float(r.uniform(0.6, 1.7)),
                float(r.uniform(0.2, 0.55)),
            )

    c.draw(strands, detail=0.9)


def _splash(c: Canvas) -> None:
    x, y = 470.0, 1090.0
    r = c.rng("spill")
    c.glow(x, y - 8, 34, (0.86, 0.07, 150), 0.4, 0.6)
    n = 420
    a, q = r.uniform(math.pi, math.tau, n), np.abs(r.normal(0, 0.6, n))
    px, py = x + 52 * np.cos(a) * q, y + 6 + 38 * np.sin(a) * q
    tones = pick(ramp([(0.66, 0.07, 200), (0.86, 0.05, 170), (0.98, 0.04, 90)]), np.asarray(r.random(n), np.float32))
    strew(c, "soft", px[:120], py[:120], r.uniform(12, 30, 120), 0.0, tones[:120], seed="mist", alpha=0.4, detail=0.8)
    strew(c, "puff", px, py, 2 + 5 * r.random(n) ** 3, r.uniform(0, 6, n), tones, seed="foam", alpha=0.8, detail=0.85)

    def drops(pen: Pen) -> None:
        for _ in range(70):
            b, w = float(r.uniform(3.3, 6.1)), abs(float(r.normal(0, 1)))
            pen.dot(
                x + 40 * w * math.cos(b),
                y + 2 + 40 * w * math.sin(b),
                float(r.uniform(0.7, 2.4)),
                (0.98, 0.05, 90),
                0.9,
            )
        for _ in range(26):
            px, py = x + float(r.normal(0, 60)), float(r.uniform(880, 1080))
            pen.dot(px, py, float(r.uniform(0.8, 2.2)), (0.9, 0.06, 180), 0.8)

    c.draw(drops, detail=0.95)
