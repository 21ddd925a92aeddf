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
    """A mossy stump with three rows of keys, curved like bracket fungi, candles at its sides, and a frog at them."""
    x = 400.0
    c.multiply(c.mask(oval(x, 972, 190, 26), soft=10), (0.2, 0.05, 170), 0.7)
    half = [(186, 984, CORNER), (168, 936), (150, 880), (70, 852)]
    outline = [(x - q[0], *q[1:]) for q in half] + [(x, 846)] + [(x + q[0], *q[1:]) for q in reversed(half)]
    stump = c.mask(curve([*outline, (x, 992)]), wobble=5)
    c.form(stump, (0.3, 0.06, 60), thickness=34, mottle=0.3, grain=9, rim=0.9, detail=0.6)
    furrow = np.abs(c.noise.at("stump", (c.x - x) / 9, c.y / 60, 1.0, 3) - 0.5)
    c.multiply(stump * np.asarray(np.exp(-furrow * 18), np.float32), (0.18, 0.05, 50), 0.7)
    tones = ((0.26, 0.07, 150), (0.44, 0.11, 130), (0.82, 0.14, 100))
    grass(c, stump & c.mask(oval(x, 862, 166, 20)), tones, seed="stump", height=(7, 16), spacing=3.2, spread=0.7)
    for y, w in ((878.0, 128.0), (905.0, 141.0), (934.0, 155.0)):
        shelf = c.mask(_bow(x, w, w + 12, (y - 8, y + 2), (y + 13, y + 32)))
        c.shadow(shelf, 0, 8, 5, 0.7, (0.18, 0.04, 120))
        c.form(shelf, (0.42, 0.1, 50), thickness=8, rim=0.8, detail=0.8)
        keys = c.mask(_bow(x, w, w + 7, (y - 5, y + 4), (y + 9, y + 21)))
        c.form(keys, (0.88, 0.06, 85), thickness=3, bias=0.04, rim=0.5, detail=0.9)

        def lines(pen: Pen, y: float = y, w: float = w) -> None:
            n = 24
            for i in range(1, n):
                u = i / n * 2 - 1
                top, low = y + 4 - 9 * u * u, y + 21 - 12 * u * u
                pen.stroke([(x + u * w, top), (x + u * (w + 7), low)], (0.36, 0.06, 70), 1.1, 0.7)
                if i % 7 not in (0, 3):
                    pen.stroke([(x + u * w, top), (x + u * (w + 4), top * 0.5 + low * 0.5)], (0.2, 0.04, 60), 4)

        c.draw(lines, relief=0.6, detail=0.92)
    for cx, cy, h in ((266.0, 874.0, 40.0), (252, 892, 26), (538, 874, 34), (552, 894, 24)):
        _candle(c, cx, cy, h)
    frog(c, x + 2, 1000.0)


def _candle(c: Canvas, x: float, y: float, h: float) -> None:
    wax = c.mask(limb([(x, y, 7), (x + 0.6, y - h, 6.4)], 8), wobble=1, cell=5)
    c.form(wax, (0.8, 0.08, 68), rim=0.7, detail=0.85)
    c.glow(x, y - h - 12, 22, (0.95, 0.15, 68), 0.45)
    flame = c.mask(curve([(x, y - h - 24, CORNER), (x + 4.6, y - h - 11), (x, y - h - 5), (x - 4.6, y - h - 11)]))
    c.fill(flame, (0.98, 0.1, 88), detail=0.95)
    c.emit(flame, 0.8)


def frog(c: Canvas, x: float, y: float) -> None:
    """The organist on a toadstool, in a tailcoat, its head turned a little, eyes shut, both hands on the keys."""
    stem = c.mask(limb([(x, y - 3, 18), (x - 1, y - 16, 16)], 8))
    c.form(stem, (0.88, 0.05, 88), rim=0.6, detail=0.9)
    cap = c.mask(
        curve(
            [
                (x - 84, y - 8, CORNER), (x - 58, y - 34), (x, y - 46), (x + 58, y - 34), (x + 84, y - 8, CORNER),
                (x, y + 4),
            ]
        )
    )  # fmt: skip
    c.form(cap, (0.56, 0.19, 32), thickness=24, rim=0.7, detail=0.92)

    def dots(pen: Pen) -> None:
        for dx, dy, q in ((-62, -14, 5), (-40, -8, 6), (36, -8, 5.6), (62, -15, 4.6), (-70, -20, 3), (50, -26, 4)):
            pen.fill(oval(x + dx, y + dy, q * 1.2, q * 0.8), (0.96, 0.03, 90), 0.95)

    c.draw(dots, relief=1.0, detail=0.92)
    base, k = y - 34, 2.15
    green = (0.68, 0.17, 128)

    def put(points: tuple[tuple[float, float, float, float], ...]) -> list[tuple[float, float, float, float]]:
        return [(x + px * k, base + py * k, q * k, z) for px, py, q, z in points]

    clay = Clay(c, (x - 150, base - 200, x + 150, base + 40), melt=5)
    for way in (-1.0, 1.0):
        leg = ((12, -6, 11, 4), (38, -17, 9.5, 8), (25, -3, 6.4, 10), (36, 3, 4.2, 10))
        clay.limb(put(tuple((way * px, py, q, z) for px, py, q, z in leg)), n=20)
        for toe in (-6, 1, 8):
            clay.limb(put(((way * 36, 3, 3.2, 10), (way * (43 + toe * 0.4), 3 + toe * 0.5, 2, 10))), n=6)
            tip = put(((way * (43 + toe * 0.4), 3 + toe * 0.5, 2.6, 10),))[0]
            clay.ball(tip[0], tip[1], 2.8 * k, 2.4 * k, z=10)
        up = 5.0 if way > 0 else 0.0
        clay.limb(put(((way * 42, -33 - up, 4.0, 2), (way * 47, -33 - up, 4.8, 2))), n=8)
        for toe in (-5, 1, 7):
            clay.limb(
                put(((way * 47, -33 - up, 2.6, 3), (way * (51 + toe * 0.5), -39 - up + abs(toe) * 0.4, 1.8, 3))), n=5
            )
    legs = clay.relief(0.6)
    c.shadow(legs.mask, 0, 5, 4, 0.6, (0.18, 0.04, 120))
    c.form(legs, green, rim=1.0, gloss=0.4, mottle=0.1, grain=6, detail=0.92)
    coat = Clay(c, (x - 150, base - 200, x + 150, base + 60), melt=6)
    coat.ball(x, base - 24 * k, 22 * k, 25 * k)
    for way in (-1.0, 1.0):
        up = 5.0 if way > 0 else 0.0
        coat.limb(put(((way * 14, -42, 8, 0), (way * 33, -25, 6.4, 2), (way * 40, -32 - up, 5.2, 2))), n=16)
        coat.limb(put(((way * 8, -12, 9, 3), (way * 11, 4, 7, 5), (way * 13, 17, 2.6, 5))), n=14)
    body = coat.relief(0.7)
    c.shadow(body.mask, 0, 5, 4, 0.6, (0.18, 0.04, 120))
    c.form(body, (0.44, 0.15, 14), bias=0.05, rim=1.0, mottle=0.12, grain=7, detail=0.92)
    c.screen(body.mask.edge(0.4, -2.4, 1.2), (0.96, 0.14, 74), 0.8)

    def seams(pen: Pen) -> None:
        pen.stroke(put2(((0, -44), (0.6, -24), (0, -4), (0.4, 8))), (0.18, 0.07, 10), 2.0, 0.8)
        for way in (-1.0, 1.0):
            pen.stroke(put2(((way * 12, -42), (way * 13, -26), (way * 9, -10))), (0.22, 0.08, 10), 1.6, 0.6)
            bx, by = put2(((way * 7, -12),))[0]
            pen.dot(bx, by, 3.4, (0.86, 0.12, 80))
            cuff = put2(((way * 37.5, -37.0 - (5 if way > 0 else 0)), (way * 44.0, -29.0 - (5 if way > 0 else 0))))
            pen.stroke(cuff, (0.95, 0.03, 90), 5)

    def put2(points: tuple[tuple[float, float], ...]) -> list[tuple[float, float]]:
        return [(x + px * k, base + py * k) for px, py in points]

    c.draw(seams, relief=1.0, detail=0.92)
    head = Clay(c, (x - 120, base - 230, x + 120, base - 40), melt=5)
    head.ball(x - 2 * k, base - 54 * k, 24 * k, 14.5 * k, z=4)
    head.limb(put(((-8, -53, 11, 8), (-22, -52, 8, 8))), n=10)
    for px, q in ((-14.0, 8.2), (11.0, 8.0)):
        head.ball(x + px * k, base - 65 * k, q * k, q * k, z=6)
    skull = head.relief(0.6)
    collar = c.mask(limb([(x - 22 * k, base - 43 * k, 5), (x, base - 40 * k, 6.5), (x + 22 * k, base - 43 * k, 5)], 16))
    c.form(collar, (0.95, 0.03, 90), rim=0.6, detail=0.9)
    c.shadow(skull.mask, 0, 6, 4, 0.5, (0.18, 0.04, 120))
    c.form(skull, green, rim=1.0, gloss=0.45, mottle=0.1, grain=6, bias=0.02, detail=0.92)
    c.screen(skull.mask.edge(0.4, -2.6, 1.2), (0.97, 0.13, 84), 0.85)

    def marks(pen: Pen) -> None:
        lid = put2(((-20.5, -65), (-16, -62.4), (-10.5, -64.2)))
        pen.stroke(lid, (0.2, 0.06, 140), 2.6, 0.95)
        pen.stroke(put2(((-29, -50), (-22, -47.2), (-12, -48.6), (-5, -52))), (0.22, 0.07, 140), 2.2, 0.9)
        for dx, dy, q in ((4, -60, 3.4), (9, -53, 4.4), (-2, -64, 2.8), (15, -57, 3)):
            px, py = put2(((dx, dy),))[0]
            pen.fill(oval(px, py, q * 1.2, q * 0.9), (0.38, 0.1, 143), 0.7)

    c.draw(marks, detail=0.93, soft=0.4)
