"""Parts of Cold Case: the warm valley that is shut in the ice, and the seal that looks in."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, mix, smoothstep
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, circle, curve, limb, oval, polygon, sample
from moonhare.painting.strokes import repaint

_SUN = (376.0, 640.0)


def _palm(x: float, y: float, tall: float, lean: float, r: np.random.Generator) -> list[Path]:
    """Return a palm's silhouette: a bent stem and arching, feathered fronds."""
    tx, ty = x + lean * tall, y - tall
    w = tall * 0.022
    out = [limb([(x, y + 30, w * 1.7), (x + lean * tall * 0.3, y - tall * 0.5, w), (tx, ty, w * 0.8)], 30)]
    n = 11
    for k in range(n):
        a = math.radians(-196 + 212 * k / (n - 1) + float(r.normal(0, 5)))
        long = tall * float(r.uniform(0.36, 0.46)) * (0.8 + 0.2 * abs(math.cos(a)))
        t = np.linspace(0, 1, 26)
        fx = tx + np.cos(a) * long * t
        fy = ty + np.sin(a) * long * t * 0.8 + long * 0.62 * t**2.2
        for i in range(2, 26):
            d = math.atan2(fy[i] - fy[i - 1], fx[i] - fx[i - 1])
            size = long * 0.3 * math.sin(math.pi * min(0.12 + 0.86 * float(t[i]), 1)) + 2
            for side in (-1, 1):
                b = d + side * 0.95 + 0.25 * math.cos(a)
                ex, ey = float(fx[i]) + math.cos(b) * size, float(fy[i]) + math.sin(b) * size + size * 0.12
                nx, ny = -math.sin(b) * size * 0.09, math.cos(b) * size * 0.09
                out.append(polygon([(fx[i] - nx, fy[i] - ny), (fx[i] + nx, fy[i] + ny), (ex, ey)]))
        spine = [(float(p), float(q), w * 0.5 * (1.1 - float(s))) for p, q, s in zip(fx, fy, t, strict=True)]
        out.append(limb(spine, 24))
    return out


def _tree(x: float, y: float, tall: float, r: np.random.Generator) -> list[Path]:
    """Return a forest tree's silhouette: a bare column under flat layered crowns."""
    w = tall * 0.02
    top = x + float(r.normal(0, 0.05)) * tall
    out = [limb([(x, y + 40, w * 2.4), (x, y - tall * 0.1, w * 1.1), (top, y - tall, w * 0.8)], 20)]
    out.append(oval(top, y - tall, tall * 0.19, tall * 0.055))
    for _ in range(12):
        cx = top + float(r.normal(0, 0.085)) * tall
        cy = y - tall * (1.0 - abs(float(r.normal(0, 0.035))) + 0.03)
        out.append(oval(cx, cy, tall * float(r.uniform(0.05, 0.1)), tall * float(r.uniform(0.024, 0.045))))
    lower = y - tall * float(r.uniform(0.74, 0.84))
    side = 1 if r.random() < 0.5 else -1
    out.append(limb([(top, lower + tall * 0.06, w), (top + side * tall * 0.12, lower, w * 0.6)], 10))
    out += [oval(top + side * tall * q, lower - tall * 0.01, tall * 0.075, tall * 0.03) for q in (0.09, 0.15)]
    return out


def jungle(c: Canvas) -> None:
    """A valley at sunrise: planes of forest, each darker than the one behind it, mist between them."""
    c.wash(
        [
            (0.28, (0.5, 0.1, 190)),
            (0.4, (0.72, 0.11, 150)),
            (0.47, (0.88, 0.13, 86)),
            (0.56, (0.89, 0.16, 70)),
            (0.75, (0.8, 0.15, 76)),
            (1.0, (0.4, 0.1, 160)),
        ],
        warp=10,
    )
    x, y = _SUN
    c.glow(x, y, 250, (0.98, 0.11, 85), 0.8)
    c.fill(c.mask(circle(x, y, 50), soft=1.5), (0.995, 0.03, 95), detail=0.5)
    far_birds(c, [(440, 560, 26), (470, 580, 20), (412, 588, 16), (486, 552, 15)], (0.4, 0.09, 60), seed="parrots")
    r = c.rng("jungle")
    for k, (foot, n, size, tone, edge) in enumerate(
        (
            (760.0, 15, 120.0, (0.8, 0.14, 78), 0.0),
            (806.0, 11, 180.0, (0.66, 0.13, 98), 0.3),
            (880.0, 8, 300.0, (0.5, 0.11, 145), 1.0),
            (980.0, 5, 470.0, (0.31, 0.075, 170), 1.7),
        )
    ):
        across = np.arange(c.w) / c.scale
        tuft = (c.field(f"tuft{k}", 34, 3)[0] - 0.5) * (22 + 12 * k)
        hill = foot - 50 * (c.field(f"hill{k}", 170, 2)[0] - 0.5) + tuft - edge * 0.0007 * (across - 380) ** 2
        land = c.full(smoothstep(-1.5, 1.5, c.y - hill[None, :]))
        paths: list[Path] = []
        for i in range(n):
            px = 60 + 620 * (i + float(r.uniform(0.2, 0.8))) / n
            clear = 40 + 95 * edge
            if abs(px - x) < clear:
                px = x + math.copysign(clear + float(r.uniform(0, 30)), px - x)
            tall = size * float(r.uniform(0.7, 1.1))
            if (i + k) % 2:
                paths += _palm(px, foot + 6, tall * 0.8, float(r.normal(0, 0.14)), r)
            else:
                paths += _tree(px, foot + 6, tall, r)
        m = c.mask(*paths, wobble=1.5, cell=10) | land
        c.fill(m, tone, detail=0.55)
        c.screen(m.edge(0, -3, 1.2), (0.97, 0.12, 92), 0.32)
        low = np.exp(-(((c.y - foot - 30) / 70) ** 2))
        c.glaze(np.asarray(low, np.float32), (0.93, 0.13, 84), 0.5 - 0.12 * k)
        if k == 0:
            _temple(c)
    deep = smoothstep(900, 1120, c.y)
    c.glaze(np.asarray(deep, np.float32), (0.24, 0.07, 195), 0.85)
    fans: list[Path] = []
    roots = ((150, 1010, 150), (250, 1070, 170), (380, 1120, 180), (500, 1060, 170), (600, 980, 160), (90, 900, 110))
    for bx, by, size in roots:
        for i in range(9):
            a = math.radians(-160 + 140 * i / 8 + float(r.normal(0, 5)))
            long = size * float(r.uniform(0.75, 1.05))
            ex, ey = bx + math.cos(a) * long, by + math.sin(a) * long + 0.2 * long * abs(math.cos(a))
            mx, my = (bx + ex) / 2 - math.sin(a) * 9, (by + ey) / 2 + math.cos(a) * 9 - long * 0.06
            fans.append(limb([(bx, by, 3), (mx, my, long * 0.075), (ex, ey, 1)], 16))
    m = c.mask(*fans)
    c.fill(m, (0.2, 0.06, 190), alpha=0.9, detail=0.6)
    c.screen(m.edge(0, -2.4, 0.8), (0.8, 0.13, 130), 0.4)
    repaint(c, 0.25, seed="jungle")
    c.rays(x, y, [28, 58, 92, 124, 152], 460, 70, (0.98, 0.1, 90), 0.3)
    _toucan(c)


def _temple(c: Canvas) -> None:
    """A stepped temple below the sun; somebody has left a light in its door."""
    x, foot = _SUN[0] + 6, 836.0
    steps = []
    for k in range(6):
        w, y = 104.0 - 16 * k, foot - 22 * k
        steps.append(polygon([(x - w, y), (x - w + 7, y - 22.5), (x + w - 7, y - 22.5), (x + w, y)]))
    m = c.mask(*steps, wobble=1.2, cell=9)
    c.fill(m, (0.56, 0.13, 66), detail=0.7)
    c.screen(m.edge(0, -3, 0.8), (0.98, 0.1, 88), 0.8)
    stair = c.mask(polygon([(x - 13, foot), (x - 8, foot - 110), (x + 8, foot - 110), (x + 13, foot)]))
    c.fill(stair, (0.76, 0.13, 88), detail=0.7)
    door = c.mask(polygon([(x - 9, foot - 112), (x - 9, foot - 130), (x + 9, foot - 130), (x + 9, foot - 112)]))
    c.fill(door, (0.3, 0.08, 60), detail=0.9)
    c.glow(x, foot - 116, 10, (0.98, 0.1, 85), 0.9)
    c.glaze(np.asarray(np.exp(-(((c.y - foot) / 60) ** 2)), np.float32), (0.93, 0.12, 90), 0.45)


def _toucan(c: Canvas) -> None:
    """It sits on the last bough before the ice."""
    x, y = 592.0, 756.0

    def work(pen: Pen) -> None:
        dark = (0.2, 0.05, 190)
        pen.stroke([(500, 806), (560, 796), (650, 806)], dark, 8)
        body = [(x - 34, y + 62, CORNER), (x - 24, y + 20), (x - 4, y - 12), (x + 20, y - 10)]
        body += [(x + 24, y + 10), (x + 12, y + 40), (x - 14, y + 52)]
        pen.fill(curve(body), dark)
        pen.fill(curve([(x + 14, y - 12), (x + 22, y + 8), (x + 10, y + 20), (x + 4, y)]), (0.94, 0.08, 95))
        bill = [(x + 18, y - 12, CORNER), (x + 44, y - 16), (x + 60, y + 2, CORNER), (x + 40, y + 2)]
        pen.fill(curve([*bill, (x + 20, y + 4, CORNER)]), (0.76, 0.17, 55))
        pen.dot(x + 12, y - 4, 2.6, (0.97, 0.03, 95))
        pen.dot(x + 12.4, y - 4, 1.4, (0.1, 0.02, 250))

    c.draw(work, relief=3, detail=0.9)


def seal(c: Canvas, x: float, y: float, size: float) -> None:
    """A seal comes up out of the dark, its nose at the ice; (x, y) is its nose."""
    body = Clay(c, (x - size, y - size, x + size * 1.6, y + 2.4 * size), melt=0.06 * size)
    spine = sample(
        [
            (x + 0.14 * size, y, 0.12 * size),
            (x + 0.34 * size, y + 0.12 * size, 0.19 * size),
            (x + 0.6 * size, y + 0.5 * size, 0.27 * size),
            (x + 0.72 * size, y + 1.0 * size, 0.25 * size),
            (x + 0.7 * size, y + 1.5 * size, 0.12 * size),
            (x + 0.64 * size, y + 1.74 * size, 0.05 * size),
        ],
        14,
    )
    body.limb([(float(p[0]), float(p[1]), float(p[2])) for p in spine], n=40)
    body.limb([(x + 0.06 * size, y + 0.03 * size, 0.07 * size), (x + 0.16 * size, y, 0.1 * size)])
    for dx in (-0.16, 0.14):
        tip = (x + (0.64 + dx) * size, y + 2.0 * size, 0.02 * size)
        body.limb([(x + 0.66 * size, y + 1.68 * size, 0.06 * size), tip])
    fin = [(x + 0.5 * size, y + 0.62 * size, 0.09 * size, 20), (x + 0.24 * size, y + 1.0 * size, 0.03 * size, 20)]
    body.limb(fin)
    relief = body.relief(1.0)
    c.form(relief, (0.34, 0.06, 250), rim=0.3, gloss=0.2, mottle=0.08, detail=0.75)
    warm: Array = np.asarray(np.exp(-np.hypot(c.x - x, c.y - y) / (0.7 * size)), np.float32)
    c.screen(relief.mask.edge(-2.4, -0.6, 1.0) * warm, (0.95, 0.11, 100), 1.0)
    c.screen(relief.mask.edge(-2.2, -1.4, 0.8), (0.8, 0.1, 195), 0.85)

    def face(pen: Pen) -> None:
        dark = (0.1, 0.02, 250)
        pen.dot(x + 0.2 * size, y - 0.04 * size, 0.036 * size, dark)
        pen.dot(x + 0.19 * size, y - 0.05 * size, 0.014 * size, (0.98, 0.06, 100))
        pen.dot(x + 0.01 * size, y + 0.02 * size, 0.03 * size, dark)
        for k in range(3):
            pen.stroke(
                [(x + 0.06 * size, y + 0.06 * size), (x - 0.08 * size, y + (0.12 + 0.05 * k) * size)],
                mix((0.9, 0.06, 150), (0.6, 0.06, 220), 0.3 * k),
                0.7,
                0.8,
            )

    c.draw(face, detail=0.95)
