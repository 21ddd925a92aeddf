"""The formal garden of Blind Spots at dawn: yew alleys, a fountain in the mist, and the eye-spots that hide there."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, rgb, smoothstep
from art.painting.materials import foliage, grass
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, box, curve, limb, oval, polygon
from art.painting.stamps import jittered, sampled, scatter, strew

HORIZON = 640.0
DAWN: Colour = (0.97, 0.1, 88)
_LEFT = [(-20, 196, CORNER), (140, 352), (306, 514, CORNER), (306, 660, CORNER), (140, 860), (-20, 1080, CORNER)]


def distance(c: Canvas) -> None:
    """Sky, far trees, the fountain: nearly all of it light."""
    c.wash(
        [
            (0, (0.46, 0.085, 215)),
            (0.13, (0.64, 0.08, 200)),
            (0.24, (0.82, 0.07, 110)),
            (0.34, (0.9, 0.12, 68)),
            (0.46, (0.92, 0.15, 62)),
            (0.54, (0.95, 0.12, 74)),
            (1, (0.4, 0.08, 145)),
        ],
        16,
    )
    streaks(c, 90, 430, (0.93, 0.13, 48), share=0.6, seed="dawn", cover=0.55)
    c.glow(20, 330, 280, (0.97, 0.14, 72), 0.9)
    c.emit(c.full(np.exp(-(((c.x - 200) / 260) ** 2) - ((c.y - 400) / 200) ** 2) * 0.25))
    for k, (x, y, rx, ry, haze) in enumerate(
        ((360, 560, 80, 90, 0.62), (470, 548, 90, 110, 0.6), (590, 520, 90, 140, 0.5), (700, 470, 110, 200, 0.4))
    ):
        crown = c.mask(oval(x, y, rx, ry), oval(x - rx * 0.7, y + 40, rx * 0.7, ry * 0.7), wobble=12, cell=30, soft=2)
        foliage(c, crown, (0.54, 0.11, 128), seed=f"far{k}", size=10, spacing=6, clump=24, haze=haze * 0.6, detail=0.1)
        c.glaze(crown, (0.93, 0.13, 68), haze * 0.8)
    far = c.mask(
        curve([(300, 596, CORNER), (400, 588), (560, 592, CORNER), (560, 660, CORNER), (300, 660, CORNER)]), wobble=3
    )
    foliage(c, far, (0.4, 0.08, 155), seed="end", size=7, spacing=4, clump=14, haze=0.3, detail=0.2)
    c.fog(470, 660, (0.94, 0.14, 66), 0.5)


def ground(c: Canvas) -> None:
    """Lawn with the hedge's long shadow, and a path of pale gravel to the fountain."""
    lawn = c.full(smoothstep(HORIZON, HORIZON + 3, c.y))
    near = np.clip((c.y - HORIZON) / (1200 - HORIZON), 0, 1)
    across = (c.x - 414) / (18 + 560 * near)
    stripe = 0.5 + 0.5 * np.sin(np.log(near + 0.06) * 9)
    t = 0.86 - 0.6 * near**0.6 + 0.07 * (stripe - 0.5) + 0.1 * (c.field("lawn", 60, 3) - 0.5)
    shade = smoothstep(0.35, -0.15, across + 0.12 * np.sin(near * 17) + 0.16 * (c.field("edge", 90, 2) - 0.5))
    t = t - 0.24 * shade
    tones = ramp([(0, (0.2, 0.05, 178)), (0.35, (0.38, 0.085, 148)), (0.7, (0.66, 0.12, 122)), (1, (0.93, 0.1, 98))])
    c.fill(lawn, pick(tones, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.1)
    r = c.rng("blades")
    n = 2600
    v = r.random(n) ** 0.6
    y, x = HORIZON + 20 + 540 * v, r.uniform(-10, 810, n)
    order = np.argsort(y)
    x, y, v = x[order], y[order], v[order]
    under = sampled(c, c.layer.rgb, x, y)
    tones = jittered(np.clip(under * 1.25 + 0.03, 0, 1), r, 0.14, 0.02)
    strew(c, "blade", x, y, 5 + 20 * v, -1.57 + r.normal(0, 0.3, n), tones, seed="blades", alpha=0.8, detail=0.3)
    path = c.mask(
        curve(
            [
                (400, HORIZON, CORNER),
                (428, HORIZON, CORNER),
                (470, 760),
                (560, 940),
                (720, 1220, CORNER),
                (260, 1220, CORNER),
                (352, 940),
                (392, 760),
            ]
        ),
        wobble=3,
        soft=2,
    )
    v = 0.95 - 0.55 * near - 0.22 * shade + 0.1 * (c.field("gravel", 7, 2) - 0.5)
    gravel = ramp([(0, (0.34, 0.05, 160)), (0.5, (0.7, 0.07, 95)), (1, (0.96, 0.07, 88))])
    c.fill(path & lawn, pick(gravel, np.asarray(np.clip(v, 0, 1), np.float32)), 0.85, detail=0.15)

    # What comes through the gaps of the hedge lies across lawn and path in bars.
    for low, h, x0, x1 in ((704, 12, 330, 560), (748, 20, 300, 580), (812, 30, 252, 620), (904, 44, 190, 640)):
        bar = c.mask(
            polygon([(x0, low), (x1, low + h * 1.5), (x1, low + h * 2.6), (x0, low + h)]), wobble=4, soft=h * 0.16
        )
        c.screen(bar & lawn, (0.86, 0.14, 84), 0.42)
    r = c.rng("daisies")
    n = 170
    v = 0.14 + 0.8 * r.random(n)
    y, x = HORIZON + 540 * v, r.uniform(60, 760, n)
    petals = jittered(np.repeat(rgb((0.93, 0.05, 88))[None], n, 0), r, 0.08, 0.01)
    strew(c, "petal", x, y, 2.5 + 7 * v, r.uniform(0, 6.3, n), petals, seed="daisies", alpha=0.85, detail=0.6)


def alley(c: Canvas) -> None:
    """The far and right-hand hedges with their clipped cones, then the fountain."""
    for x, y, h in ((330, 660, 100), (352, 652, 74), (486, 652, 74), (512, 662, 104), (560, 684, 150)):
        cone = c.mask(
            curve(
                [
                    (x - h * 0.22, y, CORNER),
                    (x - h * 0.17, y - h * 0.5),
                    (x, y - h, CORNER),
                    (x + h * 0.17, y - h * 0.5),
                    (x + h * 0.22, y, CORNER),
                ]
            ),
            wobble=2,
            soft=1,
        )
        c.form(
            cone,
            (0.46, 0.08, 152),
            thickness=h * 0.2,
            haze=0.5 - 0.1 * (h > 120),
            mottle=0.12,
            grain=8,
            rim=0.9,
            detail=0.2,
        )
    right = c.mask(
        curve(
            [(536, 520, CORNER), (660, 446), (820, 340, CORNER), (820, 1010, CORNER), (660, 808), (536, 672, CORNER)]
        ),
        wobble=3,
    )
    foliage(c, right, (0.5, 0.1, 140), seed="right", size=12, spacing=5, clump=30, thickness=26, detail=0.3)
    c.screen(right * np.asarray(smoothstep(800, 540, c.x) * 0.8, np.float32), (0.9, 0.15, 84), 0.6)
    low = smoothstep(0, 260, c.y - (640 + (c.x - 536) * 0.4))
    c.multiply(right * np.asarray(low, np.float32), (0.34, 0.07, 180), 0.7)
    _fountain(c)
    c.fog(600, 720, (0.94, 0.13, 70), 0.3, cell=110)


def _fountain(c: Canvas) -> None:
    x, y = 388.0, 676.0
    basin = c.mask(
        curve([(x - 62, y - 10, CORNER), (x + 62, y - 10, CORNER), (x + 54, y + 10), (x, y + 16), (x - 54, y + 10)])
    )
    c.form(basin, (0.78, 0.06, 88), thickness=12, rim=0.9, mottle=0.1, grain=8, detail=0.4)
    c.form(c.mask(limb([(x, y - 8, 8), (x, y - 46, 6)])), (0.72, 0.05, 110), rim=0.9, detail=0.4)
    cup = c.mask(curve([(x - 30, y - 52, CORNER), (x + 30, y - 52, CORNER), (x + 16, y - 40), (x - 16, y - 40)]))
    c.form(cup, (0.76, 0.05, 105), thickness=7, rim=0.9, detail=0.4)
    r = c.rng("fountain")

    def water(pen: Pen) -> None:
        for _ in range(150):
            s = float(r.choice((-1, 1)))
            far, up = float(r.uniform(4, 52)), float(r.uniform(40, 110))
            start = (x + float(r.normal(0, 2)), y - 52)
            line = [
                start,
                (x + s * far * 0.4, y - 52 - up),
                (x + s * far * 0.8, y - 50 - up * 0.4),
                (x + s * far, y - 14),
            ]
            pen.stroke(line, (0.99, 0.04, 95), float(r.uniform(0.8, 2.0)), 0.6)

    c.draw(water, detail=0.6, emission=0.3)
    c.glow(x, y - 90, 70, (0.99, 0.06, 95), 0.6)


def hedge(c: Canvas) -> None:
    """The near wall of yew on the left: one dark mass, its upper edge on fire."""
    m = c.mask(curve(_LEFT), wobble=5, cell=20)
    c.shadow(m, 60, 40, 40, 0.5)
    foliage(c, m, (0.27, 0.065, 168), seed="yew", size=14, spacing=5, clump=48, thickness=30, detail=0.4)
    depth = smoothstep(320, 0, c.x)
    c.multiply(m * np.asarray(0.25 + 0.75 * depth, np.float32), (0.26, 0.06, 198), 0.75)
    c.screen(m * np.asarray(smoothstep(180, 312, c.x), np.float32), (0.72, 0.1, 120), 0.4)
    foot = smoothstep(120, 0, 660 + (306 - c.x) * 1.29 - c.y)
    c.multiply(m * np.asarray(foot, np.float32), (0.18, 0.05, 205), 0.8)
    c.multiply(m * np.asarray(smoothstep(300, 80, c.x), np.float32), (0.3, 0.06, 195), 0.4)


def clipped(c: Canvas) -> None:
    """The hedge's own leaves, sharp over the brush work, and its crest in the sun."""
    m = c.mask(curve(_LEFT), wobble=5, cell=20)
    r = c.rng("clipped")
    x, y = scatter(m, 5200, r)
    under = sampled(c, c.layer.rgb, x, y)
    lift = (0.75 + 0.9 * r.random(len(x)) ** 2)[:, None]
    tones = jittered(np.clip(under * lift + 0.012, 0, 1).astype(np.float32), r, 0.05, 0.012)
    size = (6 + 10 * np.clip((306 - x) / 320, 0, 1)) * r.uniform(0.7, 1.25, len(x))
    strew(c, "leaf", x, y, size, r.uniform(-2.6, -0.5, len(x)), tones, seed="clipped", alpha=0.9, detail=0.65)
    r = c.rng("crest")
    n = 1700
    t = r.random(n)
    x = 306 - 326 * t
    y = 514 - (x - 306) * -0.978 - 4 + (r.exponential(13, n) - 5) * (0.4 + t) * 1.3
    tones = pick(
        ramp([(0, (0.36, 0.09, 150)), (0.5, (0.62, 0.14, 115)), (1, (0.96, 0.12, 88))]), r.random(n).astype(np.float32)
    )
    strew(c, "leaf", x, y, (6 + 9 * t) * r.uniform(0.7, 1.2, n), r.uniform(-3, 0, n), tones, seed="crest", detail=0.7)
    ball = ((300, 512, 19), (226, 442, 28), (118, 342, 42))
    for k, (bx, by, q) in enumerate(ball):
        head = c.mask(oval(bx, by - q * 0.7, q, q), wobble=2)
        foliage(c, head, (0.4, 0.09, 150), seed=f"ball{k}", size=7 + 3 * k, spacing=4, clump=14, detail=0.4)
        c.screen(head.edge(-q * 0.3, -q * 0.24, q * 0.16), DAWN, 0.7)


def plinth(c: Canvas, x: float, top: float, w: float) -> None:
    """A weathered stone pedestal, its left side in the sun, moss at its foot."""
    lit: Colour = (0.8, 0.05, 92)
    c.shadow(c.mask(polygon([(x, 1090), (x + w, 1060), (x + w + 260, 1150), (x + 60, 1180)])), 0, 0, 18, 0.6)
    shaft = c.mask(
        polygon([(x - w * 0.82, top + 50), (x + w * 0.82, top + 50), (x + w * 0.9, 1084), (x - w * 0.9, 1084)])
    )
    wear = np.asarray(3.0 * (c.field("wear", 14, 3) - 0.5), np.float32)
    c.form(shaft, lit, thickness=24, bump=wear, mottle=0.12, detail=0.5)
    panel = c.mask(box(x - w * 0.55, top + 104, w * 1.1, 1084 - top - 180))
    c.multiply(panel.edge(-5, -5, 3), (0.4, 0.06, 160), 0.7)
    c.screen(panel.edge(4, 4, 3), DAWN, 0.5)
    side = smoothstep(x - w * 0.5, x + w, c.x)
    c.multiply(shaft * np.asarray(side, np.float32), (0.36, 0.06, 195), 0.75)
    for y, q, h in ((top + 34, 0.94, 22.0), (top + 12, 1.1, 26.0), (1086, 1.06, 34.0), (1112, 1.24, 30.0)):
        slab = c.mask(box(x - w * q, y - h / 2, w * 2 * q, h, 6), wobble=1.5)
        c.shadow(slab, 4, 12, 7, 0.5)
        c.form(slab, lit, thickness=14, bump=wear, mottle=0.12, rim=0.7, detail=0.5)
        c.multiply(slab * np.asarray(side, np.float32), (0.36, 0.06, 195), 0.7)
    c.screen(shaft * np.asarray(smoothstep(x - w * 0.2, x - w, c.x), np.float32), (0.9, 0.13, 80), 0.4)
    r = c.rng("moss")
    n = 260
    mx, my = x + r.uniform(-w * 1.2, w * 1.2, n), 1128 - np.abs(r.normal(0, 22, n))
    tones = jittered(np.repeat(rgb((0.44, 0.1, 130))[None], n, 0), r, 0.15, 0.02)
    strew(c, "leaf", mx, my, r.uniform(5, 11, n), r.uniform(0, 6.3, n), tones, seed="moss", detail=0.4)


def foreground(c: Canvas) -> None:
    """Wet grass at the foot of everything."""
    m = c.full(smoothstep(1130, 1170, c.y + 12 * np.sin(c.x / 70) - 10 * smoothstep(300, 0, c.x)))
    tones: tuple[Colour, ...] = ((0.22, 0.06, 172), (0.34, 0.085, 150), (0.5, 0.11, 132))
    grass(c, m, tones, seed="near", height=(26, 60), spacing=6, lean=0.15, detail=0.5)
    r = c.rng("dew")

    def dew(pen: Pen) -> None:
        for _ in range(60):
            pen.dot(r.uniform(0, 800), r.uniform(1100, 1196), r.uniform(0.8, 2), (0.98, 0.06, 95), r.uniform(0.4, 1))

    c.draw(dew, detail=0.9, emission=0.6)


def leafy_lid(c: Canvas, x: float, y: float, r: float, name: str) -> None:
    """Leaves that reach over a hidden eye's edge."""
    g = c.rng(f"lids/{name}")
    n = 46
    a = np.where(g.random(n) < 0.5, g.normal(-1.57, 0.7, n), g.uniform(0, 6.28, n))
    q = r * g.uniform(0.98, 1.45, n)
    tint: Array = np.repeat(rgb((0.3, 0.075, 165))[None], n, 0) * g.uniform(0.6, 1.5, (n, 1)).astype(np.float32)
    px, py = x + np.cos(a) * q, y + np.sin(a) * q
    turn = a + g.normal(1.5, 0.5, n)
    strew(c, "leaf", px, py, r * g.uniform(0.35, 0.62, n), turn, tint, seed=f"lids/{name}", detail=0.8)


def gaze(x: float, y: float, at: tuple[float, float]) -> tuple[float, float]:
    """Return the direction from an eye to what it looks at."""
    a = math.atan2(at[1] - y, at[0] - x)
    return math.cos(a), math.sin(a)


def tip_shape(x: float, y: float, r: float, turn: float) -> Path:
    """Return the outline of an eye-spot: an egg, its small end towards the shaft."""
    c, s = math.cos(turn), math.sin(turn)
    pts = [
        (-1.0, 0.0),
        (-0.5, -0.56),
        (0.25, -0.74),
        (0.86, -0.42),
        (0.94, 0.0),
        (0.86, 0.42),
        (0.25, 0.74),
        (-0.5, 0.56),
    ]
    return curve([(x + (u * c - v * s) * r, y + (u * s + v * c) * r) for u, v in pts])
