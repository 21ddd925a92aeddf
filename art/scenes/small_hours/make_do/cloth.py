"""Parts of Make Do: the night as heavy cloth, its torn lips, the papered wall behind it."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp, smoothstep
from art.painting.mask import Mask, blur
from art.painting.motifs.folds import Ridge, ridges
from art.painting.motifs.garments import garment
from art.painting.pen import Pen
from art.painting.relief import Relief
from art.painting.shapes import CORNER, curve, polygon, sample

LEFT = ((120, -40), (150, 80), (160, 190), (206, 300), (238, 420), (292, 530), (352, 622), (398, 690))
RIGHT = ((566, -40), (548, 70), (556, 170), (520, 280), (506, 390), (470, 500), (432, 610), (398, 690))
SEAM = ((398, 690), (410, 750), (436, 820), (474, 890), (520, 954), (580, 1010))


def night(c: Canvas) -> None:
    """Indigo cloth: long hanging folds at the sides, pulls that run out from every stitch."""
    lines: list[Ridge] = [
        (((60, -60, 30), (70, 200, 34), (130, 460, 26), (250, 660, 10)), 26.0),
        (((-30, 100, 30), (20, 420, 40), (150, 660, 26), (330, 730, 8)), 24.0),
        (((-60, 620, 40), (120, 770, 34), (320, 790, 18), (400, 760, 6)), 22.0),
        (((-60, 900, 44), (160, 920, 36), (360, 850, 18), (420, 810, 6)), 20.0),
        (((660, -60, 30), (640, 160, 32), (600, 380, 24), (500, 580, 8)), 24.0),
        (((790, 60, 34), (740, 330, 38), (610, 560, 24), (440, 670, 8)), 24.0),
        (((860, 480, 40), (720, 660, 36), (560, 730, 20), (430, 740, 6)), 22.0),
        (((860, 800, 44), (680, 830, 34), (540, 820, 18), (450, 830, 6)), 20.0),
        (((860, 1010, 40), (700, 930, 30), (580, 900, 16), (490, 890, 6)), 18.0),
        (((120, 1060, 44), (300, 990, 32), (420, 920, 16), (480, 900, 6)), 18.0),
    ]
    r = c.rng("pulls")
    seam = sample(SEAM, 30)
    for i in range(1, 29, 2):
        x, y = float(seam[i, 0]), float(seam[i, 1])
        d = seam[min(i + 1, 29)] - seam[i - 1]
        n = math.hypot(*d)
        for way in (-1, 1):
            ox, oy = -d[1] / n * way, d[0] / n * way
            q = float(r.uniform(60, 120))
            end = (x + ox * q, y + oy * q + float(r.normal(0, 16)), 9.0)
            lines.append((((x + ox * 6, y + oy * 6, 4.0), (x + ox * q * 0.5, y + oy * q * 0.5, 7.0), end), 7.0))
    whole = c.full()
    high = ridges(c, whole, lines, 22)
    high = high + 26 * (c.field("sag", 260, 2) - 0.5)
    high = np.asarray(blur(np.asarray(high, np.float32), 3 * c.scale), np.float32)
    body = Relief(whole, high)
    t = 0.4 + 0.85 * (-0.75 * body.nx - 0.66 * body.ny)
    near = np.exp(-(np.hypot((c.x - 360) / 260, (c.y - 420) / 520) ** 2))
    deep = ramp([(0.1, 0.045, 280), (0.155, 0.07, 277), (0.23, 0.1, 274), (0.33, 0.12, 272), (0.46, 0.12, 272)])
    t = t + 0.1 * near - 0.1 * smoothstep(700, 0, c.y) + 0.05 * (c.field("nap", 90, 4) - 0.5)
    c.fill(whole, pick(deep, np.asarray(t, np.float32)), detail=0.1)


def torn() -> list[tuple[float, ...]]:
    """The rip's outline, from its upper left down to the first stitch and up again."""
    return [(*LEFT[0], CORNER), *LEFT[1:-1], (*LEFT[-1], CORNER), *RIGHT[-2:0:-1], (*RIGHT[0], CORNER)]


def wall(c: Canvas, hole: Mask) -> None:
    """A room's papered wall behind the night, in lamplight; a picture hangs crooked on it."""
    at = hole.where
    d = np.hypot((c.x[at] - 400) / 420, (c.y[at] - 60) / 760)
    tones = ramp([(0.95, 0.055, 88), (0.91, 0.075, 82), (0.84, 0.09, 74), (0.74, 0.1, 62), (0.6, 0.11, 48)])
    c.fill(hole, pick(tones, np.asarray(np.clip(d, 0, 1), np.float32)), detail=0.85)
    r = c.rng("roses")

    def pattern(pen: Pen) -> None:
        for k in range(12):
            x = 96 + 40 * k
            pen.stroke([(x, -20), (x + 3, 720)], (0.72, 0.09, 60), 11, 0.28)
        for row in range(13):
            for column in range(7):
                rose(pen, 96 + column * 80 + (row % 2) * 40, 4 + row * 56, 1.05, float(r.uniform(-0.4, 0.4)))

    c.draw(pattern, clip=hole, detail=0.85, alpha=0.9)
    _frame(c, hole)
    # The cloth stands off from the wall: its left lip throws a shade upon the paper.
    top = smoothstep(6, 50, c.y)[hole.where]
    inside = (hole - hole.move(26, 16).blur(7)) & hole * top
    c.multiply(inside & hole, (0.55, 0.1, 40), 0.72)
    c.multiply((hole - hole.move(7, 4).blur(2)) & hole * top, (0.4, 0.1, 30), 0.6)
    c.emit(hole * np.asarray(smoothstep(0.5, 0.0, d), np.float32), 0.12)


def rose(pen: Pen, x: float, y: float, s: float, turn: float) -> None:
    """A printed rose with three leaves."""
    for a in (2.5, 0.6, 4.0):
        ex, ey = x + math.cos(a + turn) * 19 * s, y + math.sin(a + turn) * 19 * s
        nx, ny = -math.sin(a + turn) * 5 * s, math.cos(a + turn) * 5 * s
        mx, my = (x + ex) / 2, (y + ey) / 2
        pen.fill(curve([(x, y, CORNER), (mx + nx, my + ny), (ex, ey, CORNER), (mx - nx, my - ny)]), (0.6, 0.075, 120))
    for k in range(5):
        a = k * 1.2566 + turn
        tone = (0.64 + 0.05 * (k % 2), 0.13, 20 + 6 * (k % 2))
        pen.dot(x + math.cos(a) * 7 * s, y + math.sin(a) * 7 * s, 6.4 * s, tone)
    pen.dot(x, y, 5.5 * s, (0.54, 0.15, 20))
    pen.stroke([(x - 3 * s, y + s), (x, y - 3 * s), (x + 3.4 * s, y), (x, y + 3 * s)], (0.76, 0.1, 25), 1.5 * s)


def _frame(c: Canvas, hole: Mask) -> None:
    def turned(u: float, v: float) -> tuple[float, float]:
        a = math.radians(7)
        return 372 + u * math.cos(a) - v * math.sin(a), 214 + u * math.sin(a) + v * math.cos(a)

    def rect(w: float, h: float) -> Mask:
        return c.mask(polygon((turned(-w, -h), turned(w, -h), turned(w, h), turned(-w, h)))) & hole

    c.draw(lambda pen: pen.stroke([turned(-30, -74), (379, 82), turned(30, -74)], (0.4, 0.06, 50), 1.8), detail=0.9)
    outer, inner = rect(66, 78), rect(51, 63)
    c.shadow(outer, 10, 12, soft=7, share=0.5, colour=(0.45, 0.09, 40))
    garment(c, outer - inner, (0.5, 0.09, 55), thickness=10, weave=0.2, rim=0, detail=0.9)
    at = inner.where
    dusk = ramp([(0.5, 0.09, 235), (0.72, 0.07, 215), (0.86, 0.07, 90)])
    c.fill(inner, pick(dusk, np.asarray((c.y[at] - 150) / 90, np.float32)), detail=0.85)
    hill = c.mask(curve([turned(-60, 20), turned(-10, 2), turned(60, 26), turned(60, 80), turned(-60, 80)]))
    c.fill(hill & inner, (0.4, 0.07, 150), detail=0.85)
    path = c.mask(curve([turned(-4, 4), turned(4, 4), turned(8, 30), turned(34, 66), turned(2, 66), turned(-2, 30)]))
    c.fill(path & inner, (0.8, 0.06, 85), detail=0.85)
    c.multiply(inner.edge(-5, -6, 3), (0.4, 0.06, 260), 0.6)


_EARS = (
    # fold's upper end, lower end, the tip that hangs out, how far the fold bulges
    ((152, 90), (206, 300), (76, 246), -1.0),
    ((236, 410), (318, 572), (196, 540), -1.0),
    ((552, 66), (520, 284), (642, 248), 1.0),
    ((502, 404), (450, 556), (566, 520), 1.0),
)


def lips(c: Canvas, hole: Mask) -> None:
    """The torn edge is turned over: dog-ears of lining that hang out over the night and shade it."""
    r = c.rng("fray")
    for side, way in ((LEFT, -1.0), (RIGHT, 1.0)):
        line = sample(side, 70)
        out: list[tuple[float, float]] = []
        for i, (x, y) in enumerate(line):
            t = i / 69
            curl = (7 + 5 * math.sin(t * 9 + way)) * math.sin(math.pi * min(0.12 + 0.88 * t, 1)) ** 0.6
            out.append((float(x) + way * curl, float(y) + 2))
        roll = c.mask(polygon([*((float(p[0]), float(p[1])) for p in line), *out[::-1]]), wobble=1.5, cell=24)
        c.shadow(roll, 6 * way + 4, 8, soft=6, share=0.6, colour=(0.08, 0.04, 280))
        garment(c, roll, (0.36, 0.1, 280), thickness=9, weave=0.4, rim=0, detail=0.85)
    for (ax, ay), (bx, by), (tx, ty), way in _EARS:
        mx, my = (ax + bx) / 2, (ay + by) / 2
        flap = c.mask(
            curve(
                [
                    *((ax, ay, CORNER), (mx - way * 3, my - 14), (bx, by, CORNER)),
                    *(((bx + tx) / 2 - way * 16, (by + ty) / 2 + 12), (tx, ty, CORNER)),
                    ((ax + tx) / 2 - way * 4, (ay + ty) / 2 - 16),
                ]
            ),
            wobble=2.2,
            cell=12,
        )
        c.shadow(flap, 12 + 6 * way, 22, soft=11, share=0.75, colour=(0.07, 0.035, 280))
        folds = [
            (((ax, ay, 3), (mx + way * 20, my, 10), (tx - way * 8, ty - 8, 12)), 7.0),
            (((bx, by, 3), (mx + way * 26, my + 40, 9), (tx - way * 14, ty - 2, 8)), 6.0),
        ]
        garment(c, flap, (0.44, 0.095, 283), folds, thickness=16, weave=0.5, crumple=1.6, rim=0, shadow=10, detail=0.85)
        far = smoothstep(70, 0, np.abs(c.x - mx))
        c.screen(flap * np.asarray(far, np.float32)[flap.where], (0.62, 0.13, 55), 0.3)

        def threads(pen: Pen, at: tuple[tuple[float, float], ...] = ((ax, ay), (tx, ty), (bx, by))) -> None:
            for (px, py), (qx, qy) in ((at[0], at[1]), (at[1], at[2])):
                for _ in range(12):
                    t, q = float(r.uniform(0.1, 1)), float(r.uniform(8, 22))
                    x, y = px + (qx - px) * t, py + (qy - py) * t
                    bend = float(r.normal(0, 5))
                    tone = mix((0.4, 0.1, 282), (0.62, 0.07, 285), float(r.random()))
                    pen.stroke([(x, y), (x + bend, y + q * 0.5), (x + bend * 1.6, y + q)], tone, 1.2, 0.8)

        c.draw(threads, detail=0.9)
    # Light on the very edge, where the cloth is thin.
    c.screen(hole.grow(4).blur(2.5) - hole.grow(-1), (0.85, 0.12, 70), 0.55)
