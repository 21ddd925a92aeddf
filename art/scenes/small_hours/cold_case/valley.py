"""Parts of Cold Case: the warm valley that is shut in the ice."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix, pick, ramp, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, limb, oval, polygon
from art.painting.stamps import jittered, sampled, scatter, strew
from art.painting.strokes import repaint

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
    n = int(float(m.a.sum()) / (c.scale * size) ** 2 * 4.2)
    x, y = scatter(m.grow(size * 0.3), max(n, 8), r, "any")
    x = x + r.normal(0, size * 0.3, len(x)).astype(np.float32)
    y = y + r.normal(0, size * 0.3, len(y)).astype(np.float32)
    blur = m.blur(size * 2.6).whole()
    d = np.hypot(x - _SUN[0], y - _SUN[1]) + 1
    step = size * 2.2
    toward = sampled(c, blur, x + (_SUN[0] - x) / d * step, y + (_SUN[1] - y) / d * step - step * 0.8)
    lit = np.clip(1.15 - toward, 0, 1) * np.exp(-d / 620) * gold * 1.25
    low, high = rgb(tone), rgb(mix(tone, (0.92, 0.16, 98), 0.72))
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
            (0.28, (0.4, 0.09, 215)),
            (0.36, (0.56, 0.08, 200)),
            (0.43, (0.74, 0.1, 70)),
            (0.49, (0.88, 0.14, 62)),
            (0.55, (0.94, 0.12, 84)),
            (0.64, (0.9, 0.14, 76)),
            (0.75, (0.62, 0.12, 105)),
            (1.0, (0.2, 0.06, 180)),
        ],
        warp=14,
    )
    x, y = _SUN
    c.glow(x, y, 190, (0.98, 0.12, 88), 0.85)
    c.glow(x, y, 60, (0.99, 0.06, 92), 0.8)
    r = c.rng("jungle")
    planes: tuple[tuple[float, int, float, Colour, float], ...] = (
        (742.0, 13, 90.0, (0.72, 0.11, 92), 0.0),
        (792.0, 9, 150.0, (0.54, 0.11, 128), 0.35),
        (862.0, 7, 250.0, (0.37, 0.1, 145), 0.75),
        (960.0, 4, 390.0, (0.25, 0.075, 160), 1.45),
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
        size_of = (3.4, 4.4, 6.2, 8.0)[k]
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
        c.glaze(np.asarray(np.clip(low, 0, 1), np.float32), (0.95, 0.11, 80), 0.66 - 0.16 * k)
        if k == 0:
            _temple(c)
    _river(c)
    deep = smoothstep(930, 1130, c.y)
    c.glaze(np.asarray(deep, np.float32), (0.2, 0.07, 200), 0.85)
    _ferns(c, r)
    repaint(c, 0.2, seed="jungle", loose=0.7)
    # Great trunks at the sides, dark against the morning.
    for px, w, lean in ((92.0, 26.0, 26.0), (146.0, 12.0, -10.0), (652.0, 30.0, -30.0)):
        trunk = c.mask(
            limb(
                [(px, 1010, w * 1.7), (px + lean * 0.3, 800, w), (px + lean, 560, w * 0.8), (px + lean * 1.6, 380, w)],
                40,
            ),
            wobble=3,
            cell=30,
        )
        c.form(trunk, (0.24, 0.05, 120), thickness=w, mottle=0.07, grain=14, rim=0.0, detail=0.6)
        side = 5.0 if px < x else -5.0
        c.screen(trunk.edge(-side, 1, 4), (0.92, 0.13, 85), 0.6)
    c.rays(x, y, [24, 52, 80, 104, 131, 158], 470, 60, (0.97, 0.13, 80), 0.36)
    _great_leaves(c)
    c.glow(x, y, 120, (0.99, 0.1, 90), 0.4)
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
    c.fill(m, (0.44, 0.11, 55), detail=0.7)
    c.screen(m.edge(0, -3, 0.8), (0.98, 0.1, 88), 0.8)
    stair = c.mask(polygon([(x - 13, foot), (x - 8, foot - 110), (x + 8, foot - 110), (x + 13, foot)]))
    c.fill(stair, (0.68, 0.13, 82), detail=0.7)
    door = c.mask(polygon([(x - 9, foot - 112), (x - 9, foot - 130), (x + 9, foot - 130), (x + 9, foot - 112)]))
    c.fill(door, (0.3, 0.08, 60), detail=0.9)
    c.glow(x, foot - 116, 10, (0.98, 0.1, 85), 0.9)
    c.glaze(np.asarray(np.exp(-(((c.y - foot) / 60) ** 2)), np.float32), (0.93, 0.12, 90), 0.45)


def _leaf(pen: Pen, x: float, y: float, turn: float, long: float, wide: float, tone: Colour, lit: Colour) -> None:
    """Draw one great leaf from its stalk: a dark half, a lit half, its ribs."""
    ca, sa = math.cos(turn), math.sin(turn)

    def put(u: float, v: float) -> tuple[float, float]:
        bend = 0.16 * u * u * long
        px, py = u * long, v * wide
        return x + px * ca - py * sa, y + px * sa + py * ca + bend

    def half(way: float) -> Path:
        rim = [put(u, way * math.sin(math.pi * u**0.8) ** 0.75 * 0.5) for u in np.linspace(0.02, 1, 12)]
        return curve([(*put(0, 0), CORNER), *rim[:-1], (*put(1, 0), CORNER), put(0.66, 0), put(0.33, 0)])

    up = 1.0 if math.cos(turn) < 0 else -1.0
    pen.fill(half(-up), tone)
    pen.fade(half(up), put(0.5, up * 0.5), put(0.5, 0), [lit, mix(tone, lit, 0.35)])
    for k in range(1, 8):
        u = k / 8.5
        for way in (-1.0, 1.0):
            rib = [put(u, 0), put(u + 0.06, way * 0.2), put(u + 0.1, way * 0.42 * math.sin(math.pi * u**0.8) ** 0.75)]
            pen.stroke(rib, mix(tone, lit, 0.75 if way == up else 0.3), 1.2, 0.7)
    pen.stroke([put(0, 0), put(0.5, 0), put(0.98, 0)], mix(lit, (0.97, 0.1, 100), 0.4), 2.2)


def _great_leaves(c: Canvas) -> None:
    """Banana leaves and red flowers stand nearest, in full light."""
    r = c.rng("great")
    roots = (
        (130.0, 960.0, 6, 150.0), (214, 1030, 6, 150), (300, 1090, 5, 130), (440, 1096, 5, 140), (534, 1034, 6, 150),
        (622, 930, 6, 140), (104, 800, 4, 120),
    )  # fmt: skip
    for i, (bx, by, n, size) in enumerate(roots):
        side = 1.0 if bx < 380 else -1.0

        def work(pen: Pen, bx: float = bx, by: float = by, n: int = n, size: float = size, side: float = side) -> None:
            for k in range(n):
                a = math.radians(-90 + side * (-62 + 118 * k / max(n - 1, 1)) + float(r.normal(0, 8)))
                long = size * float(r.uniform(0.75, 1.15))
                near = float(r.uniform(0, 1))
                tone = mix((0.26, 0.08, 158), (0.42, 0.115, 142), near)
                lit = mix((0.62, 0.15, 125), (0.87, 0.16, 105), near)
                _leaf(pen, bx, by, a, long, long * 0.36, tone, lit)

        with c.group() as clump:
            c.draw(work, relief=3, detail=0.75)
        m = c.full(1.0)
        c.paste(clump, clip=m)
        if i in (0, 1, 4, 5, 3):

            def blooms(pen: Pen, bx: float = bx, by: float = by, side: float = side) -> None:
                for k in range(4):
                    fx, fy = bx + side * (16 + 22 * k), by - 70 - 17 * k + float(r.normal(0, 14))
                    pen.stroke(
                        [(bx, by), ((bx + fx) / 2 - side * 6, (by + fy) / 2 - 14), (fx, fy)], (0.42, 0.1, 135), 2
                    )
                    for q in range(5):
                        a = -2.6 + 0.52 * q + float(r.normal(0, 0.1))
                        tip = (fx + math.cos(a) * 17, fy + math.sin(a) * 17)
                        mid = (fx + math.cos(a + 0.35) * 9, fy + math.sin(a + 0.35) * 9)
                        low = (fx + math.cos(a - 0.35) * 9, fy + math.sin(a - 0.35) * 9)
                        tone: Colour = ((0.62, 0.2, 28), (0.7, 0.19, 40), (0.66, 0.18, 10))[q % 3]
                        pen.fill(curve([(fx, fy, CORNER), mid, (*tip, CORNER), low]), tone)
                    pen.dot(fx, fy - 1, 3, (0.93, 0.13, 88))

            c.draw(blooms, relief=1.2, detail=0.8)


def _toucan(c: Canvas) -> None:
    """It sits on the last bough before the ice: black coat, white bib, a great orange bill."""
    x, y, k = 520.0, 748.0, 1.7
    bough = c.mask(
        limb([(404, 884, 2.5), (468, 862, 5.5), (530, 852, 8), (600, 850, 10.5), (676, 836, 14)], 40), wobble=1.5
    )
    c.form(bough, (0.4, 0.08, 70), thickness=12, mottle=0.25, grain=7, rim=0.2, detail=0.8)

    twig = c.mask(limb([(470, 862, 4), (440, 846, 3), (418, 836, 1.5)], 14))
    c.form(twig, (0.4, 0.08, 70), thickness=6, mottle=0.25, rim=0.2, detail=0.8)

    def put(points: tuple[tuple[float, ...], ...]) -> list[tuple[float, ...]]:
        return [(x + p[0] * k, y + p[1] * k, *p[2:]) for p in points]

    tail = c.mask(curve(put(((-22, 40, CORNER), (-12, 52), (-24, 84, CORNER), (-36, 82, CORNER)))))
    c.form(tail, (0.22, 0.04, 240), thickness=6, rim=0.8, detail=0.88)
    body = Clay(c, (x - 120, y - 80, x + 120, y + 160), melt=5)
    body.limb([(x - 17 * k, y + 46 * k, 11 * k), (x - 8 * k, y + 30 * k, 19 * k), (x + 2 * k, y + 8 * k, 16 * k)], n=20)
    body.ball(x + 7 * k, y - 8 * k, 14.5 * k, 13.5 * k, z=4)
    relief = body.relief(0.8)
    c.form(relief, (0.17, 0.04, 250), rim=0.05, gloss=0.05, mottle=0.06, detail=0.88)
    c.screen(relief.mask.edge(5.0, -1.0, 4), (0.95, 0.13, 78), 0.4)
    bib = c.mask(curve(put(((14, -18), (24, -4), (21, 18), (11, 31), (2, 24), (1, 4), (4, -14)))), soft=1.4)
    c.form(bib & relief.mask, (0.96, 0.07, 92), thickness=14, bias=0.12, rim=0.2, detail=0.9)
    wing = c.mask(curve(put(((-6, 8, CORNER), (8, 24), (0, 46), (-22, 64, CORNER), (-22, 34)))))
    c.form(wing, (0.19, 0.04, 250), thickness=8, rim=0.1, detail=0.88)
    bill = c.mask(curve(put(((17, -17, CORNER), (34, -25), (54, -20), (66, -2, CORNER), (48, -3), (20, 2, CORNER)))))
    c.form(bill, (0.74, 0.18, 55), thickness=16, gloss=0.15, rim=0.05, detail=0.92)
    c.fill(c.mask(curve(put(((57, -17), (66, -2, CORNER), (58, -3, CORNER))))), (0.24, 0.06, 30), 0.9, detail=0.92)

    def face(pen: Pen) -> None:
        pen.stroke(put(((20, -5), (38, -9), (58, -7)))[:3], (0.5, 0.16, 40), 1.6, 0.8)
        pen.fill(oval(x + 10 * k, y - 10 * k, 4.2 * k, 3.4 * k), (0.5, 0.09, 235))
        pen.fill(oval(x + 10.4 * k, y - 10 * k, 2.2 * k, 2.4 * k), (0.1, 0.02, 250))
        pen.stroke(put(((5.4, -11.6), (10, -13.2), (14.4, -11)))[:3], (0.15, 0.03, 250), 1.6, 0.9)
        for q in range(4):
            feather = put(((-4 - 4 * q, 22 + 8 * q), (-6 - 4.4 * q, 34 + 6.4 * q), (-12 - 4 * q, 42 + 6 * q)))
            pen.stroke(feather, (0.11, 0.03, 250), 2.2, 0.8)
        for off in (-8.0, 3.0):
            for toe in (-2.6, 2.6):
                pen.stroke(put(((off + toe, 57), (off + toe * 1.2, 61), (off + toe * 1.2, 65))), (0.36, 0.05, 240), 4)

    c.draw(face, relief=0.8, detail=0.93)
