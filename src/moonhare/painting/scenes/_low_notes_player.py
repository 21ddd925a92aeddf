"""Parts of Low Notes: the mossy bank, its ferns, the manuals, and the frog who plays them."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import mix, smoothstep
from moonhare.painting.materials import grass
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._low_notes_organ import BANK, SUN
from moonhare.painting.shapes import CORNER, Path, curve, limb, oval
from moonhare.painting.stamps import strew


def bank(c: Canvas) -> None:
    """The cushion of moss and ferns out of which it all grows, roots over its edge."""
    m = c.mask(
        curve(
            [
                (-30, 1010, CORNER),
                (40, 984),
                (110, 966),
                (200, 950),
                (300, 936),
                (400, 930),
                (500, 936),
                (600, 950),
                (690, 966),
                (760, 982),
                (830, 1010, CORNER),
                (640, 1020),
                (400, 1026),
                (160, 1020),
            ]
        ),
        wobble=9,
        cell=34,
    )
    c.form(m, (0.34, 0.085, 135), thickness=34, mottle=0.22, rim=0.7, detail=0.45)
    tones = ((0.2, 0.05, 160), (0.32, 0.08, 142), (0.5, 0.12, 124), (0.78, 0.13, 106))
    grass(c, m, tones, seed="moss", height=(9, 22), spacing=4.6, spread=0.6)
    lit = np.exp(-(((c.x - SUN[0]) / 230) ** 2)) * smoothstep(1012, 940, c.y)
    c.screen(m * np.asarray(lit, np.float32), (0.86, 0.17, 82), 0.62)


def ferns(c: Canvas) -> None:
    """Fronds at the pipes' feet."""
    r = c.rng("ferns")
    for k in range(26):
        x = float(r.uniform(60, 740))
        if 320 < x < 480:
            continue
        y = BANK + float(r.uniform(0, 26))
        for j in range(4):
            a = math.radians(-90 + (j - 1.5) * 34 + float(r.normal(0, 8)))
            long = float(r.uniform(34, 70))
            ex, ey = x + math.cos(a) * long, y + math.sin(a) * long * 0.9 + abs(math.cos(a)) * 14
            mx, my = x + math.cos(a) * long * 0.5, y + math.sin(a) * long * 0.72
            t = np.repeat(np.linspace(0.15, 1, 11), 2)
            px = (1 - t) ** 2 * x + 2 * t * (1 - t) * mx + t * t * ex
            py = (1 - t) ** 2 * y + 2 * t * (1 - t) * my + t * t * ey
            dirn = np.arctan2(2 * (1 - t) * (my - y) + 2 * t * (ey - my), 2 * (1 - t) * (mx - x) + 2 * t * (ex - mx))
            side = np.tile([-1.0, 1.0], 11)
            near = math.exp(-abs(x - SUN[0]) / 200)
            tone = mix((0.3, 0.075, 145), (0.74, 0.13, 112), float(np.clip(near + r.normal(0, 0.12), 0, 1)))
            colours = np.asarray(np.repeat(tone[None], 22, 0) * (1 + 0.12 * side[:, None]), np.float32)
            size, turn = long * 0.25 * (1.1 - t), dirn + side * 1.0
            strew(c, "leaf", px, py, size, turn, colours, seed=f"fern{k}{j}", detail=0.6)


def _bow(x: float, top: float, low: float, back: tuple[float, float], front: tuple[float, float]) -> Path:
    """A shelf that sags in its middle: half widths behind and before, heights (at the ends, in the middle)."""
    return curve(
        [
            (x - low, front[0], CORNER),
            (x - top, back[0], CORNER),
            (x, back[1]),
            (x + top, back[0], CORNER),
            (x + low, front[0], CORNER),
            (x, front[1]),
        ]
    )


def manuals(c: Canvas) -> None:
    """A mossy stump with three rows of keys, curved like bracket fungi, and a frog at them."""
    x = 400.0
    c.multiply(c.mask(oval(x, 970, 128, 24), soft=10), (0.2, 0.05, 170), 0.7)
    half = [(124, 976, CORNER), (110, 944), (100, 904), (46, 894)]
    outline = [(x - q[0], *q[1:]) for q in half] + [(x, 892)] + [(x + q[0], *q[1:]) for q in reversed(half)]
    stump = c.mask(curve([*outline, (x, 984)]), wobble=4)
    c.form(stump, (0.27, 0.06, 110), thickness=26, mottle=0.25, grain=9, rim=0.9, detail=0.6)
    tones = ((0.26, 0.07, 150), (0.44, 0.11, 130), (0.8, 0.14, 104))
    grass(c, stump & c.mask(oval(x, 900, 112, 13)), tones, seed="stump", height=(6, 13), spacing=3.2, spread=0.7)
    for y, w in ((910.0, 92.0), (927.0, 101.0), (946.0, 111.0)):
        shelf = c.mask(_bow(x, w, w + 9, (y - 6, y + 1), (y + 10, y + 25)))
        c.shadow(shelf, 0, 6, 4, 0.7, (0.18, 0.04, 160))
        c.form(shelf, (0.4, 0.09, 70), thickness=6, rim=0.8, detail=0.8)
        keys = c.mask(_bow(x, w, w + 5, (y - 4, y + 3), (y + 7, y + 16)))
        c.form(keys, (0.8, 0.09, 88), thickness=3, bias=0.0, rim=0.5, detail=0.9)

        def lines(pen: Pen, y: float = y, w: float = w) -> None:
            n = 26
            for i in range(1, n):
                u = i / n * 2 - 1
                top, low = y + 3 - 7 * u * u, y + 16 - 9 * u * u
                pen.stroke([(x + u * w, top), (x + u * (w + 5), low)], (0.34, 0.05, 120), 0.9, 0.7)
                if i % 7 not in (0, 3):
                    pen.stroke([(x + u * w, top), (x + u * (w + 3), top * 0.5 + low * 0.5)], (0.26, 0.05, 130), 2.6)

        c.draw(lines, detail=0.92)
    frog(c, x + 2, 992.0)


def frog(c: Canvas, x: float, y: float) -> None:
    """The organist from behind on a toadstool, both hands on the keys."""
    stem = c.mask(limb([(x, y + 2, 12), (x - 1, y - 20, 10)], 8))
    c.form(stem, (0.86, 0.05, 90), rim=0.6, detail=0.9)
    cap = c.mask(
        curve(
            [
                (x - 46, y - 14, CORNER),
                (x - 30, y - 28),
                (x, y - 33),
                (x + 30, y - 28),
                (x + 46, y - 14, CORNER),
                (x, y - 7),
            ]
        )
    )
    c.form(cap, (0.58, 0.17, 38), thickness=14, rim=0.7, detail=0.92)

    def dots(pen: Pen) -> None:
        for dx, dy, q in ((-34, -17, 3), (-20, -13, 3.4), (18, -12, 3.2), (33, -18, 2.6), (2, -11, 2.6)):
            pen.dot(x + dx, y + dy, q, (0.95, 0.03, 90), 0.9)

    c.draw(dots, relief=0.8, detail=0.92)
    base, k = y - 28, 1.5
    clay = Clay(c, (x - 90, base - 120, x + 90, base + 14), melt=5)

    def put(points: tuple[tuple[float, float, float, float], ...]) -> list[tuple[float, float, float, float]]:
        return [(x + px * k, base + py * k, q * k, z) for px, py, q, z in points]

    for way in (-1.0, 1.0):
        up = 6 if way > 0 else 0
        arm = ((14, -44, 7, 0), (35, -38, 5.4, 2), (40, -50 - up, 4.2, 2), (45, -55 - up, 4.6, 2))
        leg = ((12, -6, 10, 6), (34, -14, 9, 8), (22, -2, 6, 10), (32, 3, 4, 10))
        clay.limb(put(tuple((way * px, py, q, z) for px, py, q, z in arm)), n=14)
        clay.limb(put(tuple((way * px, py, q, z) for px, py, q, z in leg)), n=18)
        for toe in (-5, 1, 7):
            clay.limb(put(((way * 32, 3, 3, 10), (way * (38 + toe * 0.4), 3 + toe * 0.4, 2, 10))), n=6)
    clay.ball(x, base - 22 * k, 22 * k, 26 * k)
    clay.ball(x, base - 50 * k, 23 * k, 14 * k, z=2)
    for way in (-1.0, 1.0):
        clay.ball(x + way * 13 * k, base - 61 * k, 7.6 * k, 7.6 * k, z=3)
    relief = clay.relief(0.6)
    c.shadow(relief.mask, 0, 4, 3, 0.6, (0.18, 0.04, 160))
    c.form(relief, (0.55, 0.15, 132), rim=1.0, gloss=0.4, mottle=0.1, grain=6, bias=0.02, detail=0.92)
    shine = relief.mask.edge(0.6, -2.2, 1.0)
    c.screen(shine, (0.96, 0.14, 88), 0.8)

    def marks(pen: Pen) -> None:
        for way in (-1.0, 1.0):
            stripe = [(x + way * 15, base - 66), (x + way * 17, base - 40), (x + way * 11, base - 8)]
            pen.stroke(stripe, (0.82, 0.13, 112), 3, 0.6)
        for dx, dy, q in ((-4, -44, 3), (5, -35, 3.4), (-5, -24, 2.6), (4, -15, 2.3), (0, -58, 2.3)):
            pen.dot(x + dx, base + dy, q, (0.34, 0.09, 145), 0.7)

    c.draw(marks, detail=0.92, soft=0.6)
