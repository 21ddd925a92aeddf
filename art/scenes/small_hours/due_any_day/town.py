"""Parts of Due Any Day: the nest, the town below it, the church and the stork."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.buildings import arch, house
from art.painting.pen import Pen
from art.painting.shapes import box, curve, limb, polygon

_BARK: tuple[Colour, ...] = ((0.2, 0.05, 345), (0.3, 0.07, 15), (0.42, 0.09, 40), (0.55, 0.1, 58), (0.7, 0.11, 72))


def nest(c: Canvas, egg: Mask) -> None:
    """A nest of beams and boughs as wide as a square, the egg sunk into it."""
    x, y = 398.0, 836.0
    rim = [(96, 800), (200, 826), (398, 842), (600, 826), (704, 800)]
    foot = [(664, 880), (560, 944), (398, 962), (236, 944), (134, 880)]
    bowl = c.mask(curve([*rim, *foot]), wobble=7, cell=20)
    c.multiply(c.mask(limb([(180, 800, 30), (398, 838, 44), (620, 800, 30)]), soft=20) & egg, (0.38, 0.12, 330), 0.75)
    c.form(bowl, (0.22, 0.06, 350), thickness=70, mottle=0.12, rim=0.5, detail=0.5)
    r = c.rng("boughs")
    rows: list[tuple[float, float, float, int]] = []
    for _ in range(330):
        t = float(r.uniform(-1, 1))
        depth = float(r.uniform(0, 1)) ** 0.8
        rows.append((t, depth, float(r.uniform(0.5, 1.0)), int(r.integers(0, 3))))
    rows.sort(key=lambda k: -k[1])
    for start in range(0, len(rows), 55):
        part = rows[start : start + 55]

        def work(pen: Pen, part: list[tuple[float, float, float, int]] = part) -> None:
            for t, depth, long, tone in part:
                half = 300 - 110 * depth
                px = x + t * half
                py = y - 30 * t * t - 10 + depth * 124 + float(r.normal(0, 5))
                a = -0.24 * t + float(r.normal(0, 0.2))
                q = 44 + 66 * long
                dx, dy = math.cos(a) * q, math.sin(a) * q + 10 * t * t
                sag = float(r.uniform(-3, 13))
                w = float(r.uniform(2.6, 6.4))
                sun = np.clip(0.5 + 0.4 * t - 0.5 * depth + float(r.normal(0, 0.16)), 0, 1)
                ink = mix(_BARK[tone], _BARK[tone + 2], float(sun))
                line = [(px - dx, py - dy), (px, py + sag), (px + dx, py + dy)]
                pen.stroke(curve(line, closed=False), ink, w)

        c.draw(work, relief=4, detail=0.8)
    loose = [(118, 806, -0.5), (92, 824, 0.2), (694, 796, 0.6), (716, 822, -0.1), (146, 872, 0.7), (650, 880, -0.6)]

    def ends(pen: Pen) -> None:
        for px, py, a in loose:
            q = 58.0
            tip = (px + math.copysign(math.cos(a) * q, px - x), py + math.sin(a) * q - 14)
            pen.stroke(curve([(px, py), ((px + tip[0]) / 2, py - 6), tip], closed=False), _BARK[2], 4.0)

    c.draw(ends, relief=3, detail=0.8)
    c.multiply(bowl * np.asarray(smoothstep(880, 960, c.y), np.float32), (0.3, 0.1, 325), 0.6)


_WALLS: tuple[Colour, ...] = ((0.74, 0.08, 60), (0.66, 0.1, 40), (0.7, 0.06, 20), (0.6, 0.07, 300), (0.78, 0.07, 75))
_TILES: tuple[Colour, ...] = ((0.46, 0.14, 28), (0.4, 0.12, 18), (0.5, 0.13, 42), (0.36, 0.07, 290), (0.42, 0.09, 350))


def quarter(c: Canvas, y: float, size: float, seed: str, haze: Colour, share: float, lit: float) -> None:
    """One row of houses standing about `y`, gables and long roofs mixed; `share` of them fades to `haze`."""
    r = c.rng(f"quarter/{seed}")
    with c.group() as row:
        x = -size * float(r.uniform(0.2, 0.7))
        while x < 800 + size:
            w = size * float(r.uniform(0.72, 1.1))
            h = size * float(r.uniform(0.6, 1.15))
            gable = r.random() < 0.55
            floors = 2 if h > 0.8 * size else 1
            wins = tuple(
                (a, (0.3 if floors == 1 else 0.16) + 0.36 * f + 0.05)
                for f in range(floors)
                for a in (-0.26, 0.24)
                if r.random() < lit
            )
            house(
                c,
                x,
                y + size * float(r.uniform(-0.16, 0.1)),
                w,
                h,
                wall=mix(_WALLS[int(r.integers(0, 5))], (0.36, 0.1, 310), 0.55),
                roof=_TILES[int(r.integers(0, 5))],
                pitch=float(r.uniform(1.0, 1.5)),
                depth=float(r.uniform(0.2, 0.45)),
                gable=gable,
                windows=wins,
                door=False,
                glow=0.3,
                seed=f"{seed}{x:.0f}",
            )
            x += w * float(r.uniform(1.02, 1.4))
    where = c.paste(row)
    c.glaze(where * (share * smoothstep(y - 1.6 * size, y + 0.3 * size, c.y)), haze)
    c.glaze(where * (0.35 * share), haze)


def church(c: Canvas, x: float, y: float) -> None:
    """A church tower that does not reach to the egg's middle; a ball and a vane on its point."""
    tower = c.mask(polygon([(x - 34, 1230), (x - 32, y - 150), (x + 32, y - 150), (x + 34, 1230)]), wobble=0.8)
    c.shadow(tower, -14, 8, 10, 0.4)
    c.form(tower, (0.42, 0.12, 345), thickness=40, mottle=0.07, rim=0.7, detail=0.5)
    spire = c.mask(polygon([(x - 42, y - 144), (x - 14, y - 214), (x, y - 330), (x + 14, y - 214), (x + 42, y - 144)]))
    c.form(spire, (0.34, 0.11, 322), thickness=30, mottle=0.05, rim=0.9, detail=0.6)

    def point(pen: Pen) -> None:
        pen.stroke([(x, y - 326), (x, y - 366)], (0.3, 0.09, 330), 2.4)
        pen.dot(x, y - 338, 4.6, (0.86, 0.14, 76))
        pen.fill(polygon([(x, y - 366), (x + 26, y - 358), (x, y - 350)]), (0.62, 0.19, 28))

    c.draw(point, relief=2, detail=0.9)
    for dx in (-11, 11):
        hole = c.mask(arch(x + dx, y - 84, 12, 36))
        c.fill(hole, (0.93, 0.14, 76), detail=0.9)
        c.emit(hole, 0.5)
    c.glow(x, y - 100, 60, (0.9, 0.15, 65), 0.4)


def stork(c: Canvas, x: float, y: float) -> None:
    """A stork on a nest of its own, on a tall chimney, looking up."""
    stack = c.mask(polygon([(x - 17, 1230), (x - 15, y + 14), (x + 15, y + 14), (x + 17, 1230)]), wobble=0.6)
    c.form(stack, (0.42, 0.11, 20), thickness=16, mottle=0.2, grain=7, rim=0.8, detail=0.6)

    def courses(pen: Pen) -> None:
        for k in range(18):
            row = y + 22 + 11 * k
            pen.stroke([(x - 17, row), (x + 17, row)], (0.26, 0.08, 340), 1.4, 0.7)
            for dx in (-9, 2, 12) if k % 2 else (-4, 7):
                pen.stroke([(x + dx, row), (x + dx, row + 11)], (0.26, 0.08, 340), 1.2, 0.6)

    c.draw(courses, clip=stack, detail=0.6)
    c.form(c.mask(box(x - 20, y + 8, 40, 9, 2)), (0.42, 0.12, 5), thickness=5, rim=0.8, detail=0.7)
    r = c.rng("small nest")

    def twigs(pen: Pen) -> None:
        for _ in range(46):
            px, py = x + float(r.normal(0, 13)), y + 2 + float(r.uniform(-6, 8))
            a, q = float(r.normal(0, 0.3)), float(r.uniform(8, 18))
            ends = [(px - math.cos(a) * q, py - math.sin(a) * q), (px + math.cos(a) * q, py + math.sin(a) * q)]
            pen.stroke(ends, _BARK[int(r.integers(0, 4))], 1.7)

    def legs(pen: Pen) -> None:
        pen.stroke([(x - 3, y - 2), (x - 2, y - 36)], (0.6, 0.18, 28), 2.2)
        pen.stroke([(x + 3, y - 2), (x + 4, y - 20), (x + 2, y - 36)], (0.6, 0.18, 28), 2.2)

    c.draw(legs, detail=0.95)
    c.draw(twigs, relief=2, detail=0.85)
    trunk = [(-28, -34), (-10, -52), (10, -56), (18, -44), (4, -32), (-14, -28)]
    body = c.mask(curve([(x + dx, y + dy) for dx, dy in trunk]))
    c.form(body, (0.95, 0.03, 60), thickness=12, rim=0.6, detail=0.95)
    wing = c.mask(curve([(x - 36, y - 28), (x - 16, y - 42), (x + 2, y - 44), (x - 6, y - 32), (x - 20, y - 26)]))
    c.form(wing, (0.24, 0.06, 320), thickness=6, rim=0.6, detail=0.95)
    neck = c.mask(limb([(x + 12, y - 48, 6), (x + 20, y - 62, 4), (x + 17, y - 76, 3.6), (x + 22, y - 87, 5)], 20))
    c.form(neck, (0.96, 0.03, 60), thickness=7, rim=0.6, detail=0.95)
    beak = c.mask(polygon([(x + 24, y - 91), (x + 46, y - 112), (x + 27, y - 85)]))
    c.form(beak, (0.64, 0.19, 30), thickness=3, rim=0.8, detail=0.95)
    c.draw(lambda pen: pen.dot(x + 23, y - 88, 1.3, (0.2, 0.06, 320)), detail=0.95)
