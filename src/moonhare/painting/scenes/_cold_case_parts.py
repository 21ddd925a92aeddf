"""Parts of Cold Case: the warm valley that is shut in the ice, and the seal that looks in."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.motes import motes
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, curve, limb, oval, polygon, sample
from moonhare.painting.stamps import jittered, sampled, scatter, strew
from moonhare.painting.strokes import repaint

_SUN = (380.0, 628.0)


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


def _crown(x: float, y: float, wide: float, r: np.random.Generator) -> list[Path]:
    """Return the boughs of a forest tree's crown: a loose cloud, flat below."""
    out = [oval(x, y, wide * 0.5, wide * 0.17)]
    for _ in range(13):
        cx = x + float(r.normal(0, 0.24)) * wide
        cy = y - abs(float(r.normal(0, 0.1))) * wide + 0.05 * wide
        out.append(oval(cx, cy, wide * float(r.uniform(0.1, 0.2)), wide * float(r.uniform(0.06, 0.11))))
    return out


def _leafage(c: Canvas, m: Mask, tone: Colour, size: float, seed: str, gold: float) -> None:
    """Break a silhouette up into leaves that catch the low sun on the side turned to it."""
    r = c.rng(f"leafage/{seed}")
    n = int(float(m.a.sum()) / (c.scale * size) ** 2 * 3.4)
    x, y = scatter(m.grow(size * 0.3), max(n, 8), r, "any")
    x = x + r.normal(0, size * 0.3, len(x)).astype(np.float32)
    y = y + r.normal(0, size * 0.3, len(y)).astype(np.float32)
    blur = m.blur(size * 2.6).whole()
    d = np.hypot(x - _SUN[0], y - _SUN[1]) + 1
    step = size * 2.2
    toward = sampled(c, blur, x + (_SUN[0] - x) / d * step, y + (_SUN[1] - y) / d * step - step * 0.8)
    lit = np.clip(1 - toward, 0, 1) * np.exp(-d / 420) * gold
    low, high = rgb(tone), rgb(mix(tone, (0.9, 0.15, 95), 0.75))
    shade = rgb(mix(tone, (0.17, 0.05, 175), 0.45))
    k = (lit * 1.5)[:, None]
    colours = np.where(k > 0.25, low + (high - low) * np.clip(k, 0, 1), shade + (low - shade) * np.clip(k * 4, 0, 1))
    strew(
        c,
        "leaf",
        x,
        y,
        size * r.uniform(0.7, 1.5, len(x)),
        r.normal(0.9, 0.9, len(x)),
        jittered(colours.astype(np.float32), r, 0.09, 0.02),
        seed=seed,
        detail=0.6,
    )


def jungle(c: Canvas) -> None:
    """A valley early in the morning: planes of forest in gold mist, a river, a temple far up it."""
    c.wash(
        [
            (0.28, (0.34, 0.08, 195)),
            (0.37, (0.5, 0.09, 172)),
            (0.45, (0.74, 0.12, 120)),
            (0.53, (0.93, 0.13, 92)),
            (0.62, (0.88, 0.14, 88)),
            (0.75, (0.62, 0.12, 110)),
            (1.0, (0.2, 0.06, 180)),
        ],
        warp=14,
    )
    x, y = _SUN
    c.glow(x, y, 190, (0.98, 0.12, 88), 0.85)
    c.glow(x, y, 60, (0.99, 0.06, 92), 0.8)
    far_birds(c, [(440, 560, 24), (470, 582, 18), (412, 590, 15), (490, 556, 13)], (0.4, 0.09, 80), seed="parrots")
    r = c.rng("jungle")
    planes: tuple[tuple[float, int, float, Colour, float], ...] = (
        (742.0, 13, 90.0, (0.78, 0.13, 98), 0.0),
        (792.0, 9, 150.0, (0.62, 0.12, 112), 0.35),
        (862.0, 7, 250.0, (0.44, 0.1, 138), 0.75),
        (960.0, 5, 420.0, (0.27, 0.075, 158), 1.35),
    )
    for k, (foot, n, size, tone, edge) in enumerate(planes):
        across = np.arange(c.w) / c.scale
        hill = foot - 40 * (c.field(f"hill{k}", 170, 2)[0] - 0.5) - edge * 0.0009 * (across - 380) ** 2
        hill = hill - (c.field(f"tuft{k}", 30, 3)[0] - 0.5) * (20 + 12 * k)
        land = c.full(smoothstep(-1.5, 1.5, c.y - hill[None, :]) * smoothstep(foot + 190, foot + 90, c.y))
        stems: list[Path] = []
        boughs: list[Path] = []
        for i in range(n):
            px = 70 + 610 * (i + float(r.uniform(0.2, 0.8))) / n
            clear = 34 + 118 * edge
            if abs(px - x) < clear:
                px = x + math.copysign(clear + float(r.uniform(0, 46)), px - x)
            tall = size * float(r.uniform(0.62, 1.15))
            lean = float(r.normal(0, 0.05)) * tall
            if (i + k) % 3 == 1:
                stems += _palm(px, foot + 6, tall * 0.82, float(r.normal(0, 0.14)), r)
                continue
            w = tall * 0.02
            stems.append(
                limb(
                    [(px, foot + 40, w * 2.2), (px + lean * 0.3, foot - tall * 0.4, w), (px + lean, foot - tall, w)], 18
                )
            )
            boughs += _crown(px + lean, foot - tall, tall * float(r.uniform(0.55, 0.8)), r)
            if k > 1:
                side = math.copysign(1, px - x)
                boughs += _crown(px + lean + side * tall * 0.16, foot - tall * 0.66, tall * 0.34, r)
        wood = c.mask(*stems, wobble=1, cell=8)
        c.fill(wood, mix(tone, (0.3, 0.06, 110), 0.25), detail=0.55)
        c.screen(wood.edge(1.2 + 0.5 * k, -0.4, 0.8), (0.96, 0.13, 90), 0.4)
        size_of = (3.6, 5.0, 7.5, 11.0)[k]
        if boughs:
            crown = c.mask(*boughs, wobble=2 + k, cell=8 + 3 * k)
            c.fill(crown, mix(tone, (0.17, 0.05, 175), 0.2), detail=0.5)
            _leafage(c, crown, tone, size_of, f"crown{k}", 1.0)
        c.fill(land, tone, detail=0.5)
        strip = land * np.asarray(smoothstep(foot + 70, foot - 10, c.y), np.float32)
        _leafage(c, strip, tone, size_of, f"land{k}", 0.9)
        if k > 1:
            _lianas(c, foot, size, k)
        low = np.exp(-(((c.y - foot - 34) / 62) ** 2)) * (0.4 + 1.1 * c.field(f"mist{k}", 130, 3, (2.4, 0.7)))
        c.glaze(np.asarray(np.clip(low, 0, 1), np.float32), (0.93, 0.12, 94), 0.62 - 0.13 * k)
        if k == 0:
            _temple(c)
    _river(c)
    deep = smoothstep(930, 1130, c.y)
    c.glaze(np.asarray(deep, np.float32), (0.2, 0.07, 200), 0.85)
    _ferns(c, r)
    repaint(c, 0.2, seed="jungle", loose=0.7)
    c.rays(x, y, [24, 52, 80, 104, 131, 158], 470, 60, (0.98, 0.12, 90), 0.32)
    c.glow(x, y, 120, (0.99, 0.1, 90), 0.4)
    motes(
        c,
        c.rng("pollen"),
        90,
        lambda q: (q.normal(x, 140), q.normal(760, 120)),
        (0.98, 0.1, 95),
        size=(0.7, 2.0),
        alpha=(0.3, 0.9),
        emission=0.5,
    )
    _toucan(c)


def _lianas(c: Canvas, foot: float, size: float, k: int) -> None:
    r = c.rng(f"liana{k}")

    def work(pen: Pen) -> None:
        for _ in range(7):
            px = float(r.uniform(110, 260) if r.random() < 0.5 else r.uniform(500, 640))
            top, long = foot - size * float(r.uniform(0.6, 0.9)), size * float(r.uniform(0.15, 0.4))
            sway = float(r.normal(0, 14))
            pen.stroke(
                [(px, top), (px + sway, top + long * 0.6), (px + sway * 0.4, top + long)], (0.25, 0.07, 150), 2.2
            )

    c.draw(work, detail=0.6)


def _river(c: Canvas) -> None:
    """It comes out of the mist below the temple and winds down to the ice's foot, full of light."""
    points = [(382.0, 846.0, 7.0), (366, 872, 14), (392, 908, 24), (420, 950, 36), (392, 1004, 54), (350, 1080, 76)]
    m = c.mask(limb(points, 50), wobble=4, cell=16)
    down = smoothstep(840, 1060, c.y)
    flow = c.noise.at("flow", c.x / 60, c.y / 7, 1.0, 2)
    t = np.clip(0.95 - 0.75 * down + 0.5 * (flow - 0.5), 0, 1)
    table = ramp([(0.2, 0.07, 200), (0.42, 0.09, 175), (0.74, 0.12, 110), (0.98, 0.08, 92)])
    m = m * smoothstep(838, 900, c.y)
    c.fill(m, pick(table, np.asarray(t, np.float32)), 0.94, detail=0.6)
    c.screen(m * np.asarray(smoothstep(0.62, 0.8, flow) * (1 - 0.7 * down), np.float32), (0.99, 0.09, 92), 0.7)


def _ferns(c: Canvas, r: np.random.Generator) -> None:
    """Great leaves stand darkest before everything."""
    roots = ((170, 1010, 150), (262, 1074, 150), (520, 1070, 165), (604, 980, 160), (96, 900, 120), (640, 880, 110))
    for bx, by, size in roots:
        fans: list[Path] = []
        for i in range(9):
            a = math.radians(-165 + 150 * i / 8 + float(r.normal(0, 6)))
            long = size * float(r.uniform(0.7, 1.05))
            t = np.linspace(0, 1, 15)
            fx = bx + np.cos(a) * long * t
            fy = by + np.sin(a) * long * t + long * 0.4 * t**2.2
            fans.append(
                limb([(float(p), float(q), 1.6 - 1.2 * float(u)) for p, q, u in zip(fx, fy, t, strict=True)], 20)
            )
            for j in range(2, 15):
                d = math.atan2(fy[j] - fy[j - 1], fx[j] - fx[j - 1])
                leaf = long * 0.2 * math.sin(math.pi * (0.12 + 0.8 * float(t[j])))
                for side in (-1, 1):
                    e = d + side * 1.05
                    ex, ey = float(fx[j]) + math.cos(e) * leaf, float(fy[j]) + math.sin(e) * leaf
                    fans.append(limb([(float(fx[j]), float(fy[j]), leaf * 0.13), (ex, ey, 0.5)], 5))
        m = c.mask(*fans)
        c.fill(m, (0.19, 0.06, 178), alpha=0.94, detail=0.6)
        c.screen(m.edge(0.6, -1.6, 0.6), (0.78, 0.14, 118), 0.55)


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
