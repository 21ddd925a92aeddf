"""Parts of Due Any Day: the nest, the town below it, the church and the stork."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.materials import fur
from art.painting.motifs.buildings import arch, house
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval, polygon

_BARK: tuple[Colour, ...] = ((0.2, 0.05, 345), (0.3, 0.07, 15), (0.42, 0.09, 40), (0.55, 0.1, 58), (0.7, 0.11, 72))


def nest(c: Canvas, egg: Mask) -> None:
    """A nest of beams and boughs as wide as a square, the egg sunk into it."""
    x, y = 416.0, 806.0
    rim = [(150, 800), (230, 806), (416, 806), (602, 806), (682, 800)]
    foot = [(684, 860), (580, 936), (416, 962), (254, 936), (146, 860)]
    bowl = c.mask(curve([*rim, *foot]), wobble=7, cell=20)
    c.multiply(c.mask(limb([(200, 760, 30), (416, 800, 50), (640, 760, 30)]), soft=20) & egg, (0.38, 0.12, 330), 0.75)
    c.form(bowl, (0.22, 0.06, 350), thickness=40, mottle=0.12, rim=0.0, gain=0.4, bias=-0.1, detail=0.5)
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
                py = y - 38 * t * t - 10 + depth * 150 + float(r.normal(0, 5))
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
    loose = [(118, 776, -0.5), (96, 794, 0.2), (712, 766, 0.6), (734, 792, -0.1), (150, 846, 0.7), (672, 850, -0.6)]

    def ends(pen: Pen) -> None:
        for px, py, a in loose:
            q = 58.0
            tip = (px + math.copysign(math.cos(a) * q, px - x), py + math.sin(a) * q - 14)
            pen.stroke(curve([(px, py), ((px + tip[0]) / 2, py - 6), tip], closed=False), _BARK[2], 4.0)

    c.draw(ends, relief=3, detail=0.8)
    c.multiply(bowl * np.asarray(smoothstep(880, 960, c.y), np.float32), (0.22, 0.08, 320), 0.8)


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
    tower = c.mask(polygon([(x - 40, 1230), (x - 38, y - 150), (x + 38, y - 150), (x + 40, 1230)]), wobble=0.8)
    c.form(tower, (0.4, 0.08, 340), thickness=6, mottle=0.1, rim=0.1, detail=0.5)
    c.screen(tower & c.full(smoothstep(x + 11, x + 13, c.x)), (0.72, 0.13, 35), 0.75)
    eave = c.mask(polygon([(x - 46, y - 156), (x + 46, y - 156), (x + 42, y - 144), (x - 42, y - 144)]))
    c.shadow(eave, -2, 10, 5, 0.6)
    c.form(eave, (0.6, 0.08, 20), thickness=5, rim=0.1, detail=0.6)
    faces = (((-46, -156), (-12, -156), 0.24), ((-12, -156), (24, -156), 0.34), ((24, -156), (46, -156), 0.62))
    for (ax, ay), (bx, by), tone in faces:
        side = c.mask(polygon([(x + ax, y + ay), (x + bx, y + by), (x, y - 334)]))
        slate = 0.7 * np.sin(c.y * 0.9) + 1.2 * (c.field("slate", 6, 2) - 0.5)
        bump = np.asarray(slate, np.float32)
        c.form(side, (tone, 0.08, 315 if tone < 0.5 else 20), thickness=3, bump=bump, rim=0.0, detail=0.6)

    def point(pen: Pen) -> None:
        pen.stroke([(x, y - 326), (x, y - 366)], (0.3, 0.09, 330), 2.4)
        pen.dot(x, y - 338, 4.6, (0.86, 0.14, 76))
        pen.fill(polygon([(x, y - 366), (x + 26, y - 358), (x, y - 350)]), (0.62, 0.19, 28))

    c.draw(point, relief=2, detail=0.9)
    for dx in (-16,):
        hole = c.mask(arch(x + dx, y - 84, 17, 44))
        c.fill(hole, (0.2, 0.05, 310), detail=0.8)


def stork(c: Canvas, x: float, y: float) -> None:
    """A stork on a nest of its own on the near chimney: against the sky, its breast in the dawn, its head laid back."""
    r = c.rng("small nest")
    c.multiply(c.mask(oval(x, y + 2, 92, 40), soft=10), (0.2, 0.07, 325), 0.92)
    bowl = c.mask(curve([(x - 62, y - 8), (x, y - 18), (x + 62, y - 10), (x + 40, y + 24), (x - 40, y + 26)]))
    c.form(bowl, _BARK[0])

    def twigs(pen: Pen) -> None:
        for _ in range(150):
            px, py = x + float(r.normal(0, 26)), y + 4 + float(r.uniform(-18, 20))
            a, q = float(r.normal(0, 0.28)), float(r.uniform(14, 36))
            ends = [(px - math.cos(a) * q, py - math.sin(a) * q), (px + math.cos(a) * q, py + math.sin(a) * q)]
            pen.stroke(ends, _BARK[int(r.integers(0, 4))], float(r.uniform(1.5, 3)))

    def legs(pen: Pen) -> None:
        for hip, knee, foot in ((-6, -3, -4), (10, 16, 12)):
            pen.stroke([(x + hip, y - 92), (x + knee, y - 54)], (0.46, 0.15, 28), 4.6)
            pen.stroke([(x + knee, y - 54), (x + foot, y - 6)], (0.46, 0.15, 28), 3.4)
            pen.dot(x + knee, y - 54, 3.4, (0.42, 0.14, 26))

    c.draw(legs, relief=1.5, detail=0.95)
    c.draw(twigs, relief=3, detail=0.85)
    tail = ((-92, -74), (-78, -92))
    back = ((-48, -124), (-6, -150), (26, -164))
    nape = ((34, -190), (28, -218), (30, -238), (44, -250), (58, -246))
    throat = ((60, -236), (50, -222), (48, -204), (58, -178), (60, -150))
    belly = ((44, -116), (12, -92), (-30, -84))
    body = c.mask(curve([(x + a, y + b) for a, b in (*tail, *back, *nape, *throat, *belly)]))
    white = ramp([(0, (0.4, 0.07, 300)), (0.4, (0.62, 0.06, 330)), (0.7, (0.88, 0.05, 40)), (1, (0.97, 0.04, 70))])
    form = c.form(body, white, thickness=40, rim=0.1, bias=-0.02, mottle=0.05, detail=0.95)
    fur(c, form, 2.0, seed="stork", length=(7, 14), spacing=4, spread=0.3, detail=0.9)
    wing = c.mask(
        curve(
            [
                (x - 112, y - 64, CORNER),
                (x - 74, y - 100),
                (x - 30, y - 126),
                (x + 14, y - 132),
                (x + 22, y - 118),
                (x - 12, y - 100),
                (x - 50, y - 86),
            ]
        )
    )
    c.form(wing, (0.2, 0.05, 305), thickness=12, rim=0.1, detail=0.95)

    def quills(pen: Pen) -> None:
        for k in range(7):
            a, b = x - 40 + 8 * k, y - 118 - 1 * k
            pen.stroke([(a, b), (a - 30, b + 20), (x - 104 + 5 * k, y - 66 - 3 * k)], (0.38, 0.07, 330), 1.4, 0.7)

    c.draw(quills, detail=0.95, clip=wing)
    bill = polygon([(x + 52, y - 252), (x + 112, y - 286), (x + 60, y - 240)])
    c.form(c.mask(bill), (0.55, 0.19, 32), thickness=5, rim=0.1, detail=0.95)
    c.draw(lambda pen: pen.stroke([(x + 56, y - 246), (x + 110, y - 284)], (0.3, 0.12, 24), 1.2), detail=0.95)
    c.draw(lambda pen: pen.dot(x + 49, y - 243, 2.4, (0.12, 0.03, 320)), detail=0.95)


def cat(c: Canvas, x: float, y: float) -> None:
    """A cat on the ridge, from behind, its tail down the tiles; it looks at the stork."""
    left = ((-24, 4), (-29, -16), (-25, -42), (-17, -60), (-22, -72), (-23, -84))
    ears = ((-25, -99, CORNER), (-14, -91), (-6, -92), (3, -101, CORNER), (4, -84))
    right = ((2, -72), (6, -58), (18, -38), (26, -14), (24, 4))
    m = c.mask(curve([(x + p[0], y + p[1], *p[2:]) for p in (*left, *ears, *right)]))
    tail = c.mask(limb([(x + 14, y - 4, 7), (x + 34, y + 8, 6.5), (x + 40, y + 34, 6), (x + 30, y + 56, 5)]))
    c.shadow(m | tail, -8, 6, 5, 0.6)
    coat = ramp([(0, (0.1, 0.025, 310)), (0.7, (0.19, 0.045, 335)), (1, (0.5, 0.1, 35))])
    form = c.form(m | tail, coat, thickness=26, rim=0.2, bias=-0.12, detail=0.9)
    fur(c, form, 1.6, seed="cat", length=(4, 8), spacing=3, spread=0.2, detail=0.85)
    c.screen(m.edge(3, -2, 2) | tail.edge(2.5, 0, 1.5), (0.92, 0.14, 52), 0.4)
