"""A great dragonfly carries the last of the pond over cracked fields, in one hanging drop where a lotus glows."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.corals import fish
from moonhare.painting.motifs.motes import glints
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, limb, oval, polygon, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Low Water",
    hero="huge dragonfly in flight, bearing in its legs a great hanging drop: the last of a pond, its lotus aglow",
    idea="carried by",
    place="rice field, Bengal in drought",
    palette="rose and green",
    composition="profile",
    time="morning",
    symbols=("dragonfly", "lotus", "drop"),
    hidden="a small frog on the cracked earth that looks up after it",
    readings=("patience", "rescue", "treasure"),
)

FINISH = {
    "vignette": 0.4,
    "saturation": 1.08,
    "bloom": 0.55,
    "contrast": 0.14,
    "focus": Focus(420, 560, 420, 520, 0.26),
}

_DROP = (430.0, 722.0, 182.0)
"""The drop's middle and its half width."""
_NECK = 446.0
_LINE = 746.0
"""Where the water stands in it."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.45, -0.7, 0.5),
        key=(0.97, 0.06, 70),
        shade=(0.26, 0.06, 185),
        rim=(0.6, -0.75, 0),
        rim_colour=(0.98, 0.08, 60),
        bounce=(0.75, 0.11, 15),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.27, 0.065, 188)),
            (0.16, (0.38, 0.08, 180)),
            (0.34, (0.58, 0.08, 168)),
            (0.5, (0.78, 0.075, 110)),
            (0.62, (0.9, 0.105, 50)),
            (0.74, (0.85, 0.155, 16)),
            (0.8, (0.92, 0.1, 40)),
        ],
        warp=10,
    )
    _far(c)
    _earth(c)
    repaint(c, 0.4, seed="land", loose=0.8)
    c.glow(600, 930, 260, (0.97, 0.12, 45), 0.6)
    c.glow(430, 700, 330, (0.95, 0.1, 45), 0.6)
    _under(c)
    _wings(c, far=True)
    _drop(c)
    _dragonfly(c)
    _wings(c, far=False)
    c.glow(442, 668, 120, (0.98, 0.08, 50), 0.4)
    _drips(c)
    _frog(c)


def _far(c: Canvas) -> None:
    """Misty ridges, and two stilted huts by a dry boat."""
    for k, (y, tone) in enumerate(((936, (0.82, 0.085, 40)), (962, (0.68, 0.085, 80)))):
        n = c.field(f"hill{k}", 190, 3)[int(200 * c.scale)]
        ridge = y - 100 * (n - 0.3)
        c.fill(c.full(smoothstep(-2, 2, c.y - ridge[None, :])), tone, detail=0.1)
        c.fog(y - 40, y + 60, (0.94, 0.075, 48), 0.7)

    def huts(pen: Pen) -> None:
        tone = (0.48, 0.075, 20)
        for x, s in ((128.0, 1.0), (176.0, 0.72)):
            pen.fill(polygon([(x - 26 * s, 954 - 22 * s), (x, 954 - 52 * s), (x + 26 * s, 954 - 22 * s)]), tone)
            pen.fill(box(x - 17 * s, 954 - 24 * s, 34 * s, 14 * s), tone)
            for dx in (-14, 0, 14):
                pen.stroke([(x + dx * s, 954 - 12 * s), (x + dx * s, 958)], tone, 2.4 * s)
        pen.fill(box(124, 934, 5, 7), (0.96, 0.1, 75))
        pen.fill(curve([(216, 954, CORNER), (236, 961), (262, 960), (282, 951, CORNER), (262, 968), (230, 968)]), tone)

    c.draw(huts, detail=0.5, soft=0.5)


def _plates(u: Array, v: Array) -> tuple[Array, Array]:
    """Cracked mud: how far from the nearest crack, and a tint a plate."""
    iu, iv = np.floor(u), np.floor(v)
    first = np.full(u.shape, 9.0, np.float32)
    second, tint = first.copy(), np.zeros_like(first)
    for du in (-1, 0, 1):
        for dv in (-1, 0, 1):
            a, b = iu + du, iv + dv
            h1 = np.mod(np.sin(a * 127.1 + b * 311.7) * 43758.5453, 1.0)
            h2 = np.mod(np.sin(a * 269.5 + b * 183.3) * 43758.5453, 1.0)
            d = np.hypot(a + 0.12 + 0.76 * h1 - u, b + 0.12 + 0.76 * h2 - v).astype(np.float32)
            nearer = d < first
            second = np.where(nearer, first, np.minimum(second, d))
            tint = np.where(nearer, h1, tint)
            first = np.where(nearer, d, first)
    return np.asarray(second - first, np.float32), np.asarray(tint, np.float32)


def _earth(c: Canvas) -> None:
    top = 956.0
    m = c.full(smoothstep(top - 1, top + 3, c.y))
    v = 760 / np.maximum(c.y - top + 14, 4)
    u = (c.x - 400) * v / 120
    bent = u + 0.3 * (c.field("bend", 60, 2) - 0.5)
    gap, tint = _plates(np.asarray(bent, np.float32), np.asarray(v * 2.2, np.float32))
    t = np.clip((c.y - top) / 244 + 0.16 * (tint - 0.5), 0, 1)
    colours = pick(ramp([(0.9, 0.075, 50), (0.72, 0.1, 30), (0.46, 0.09, 8), (0.27, 0.06, 345)]), t)
    crack = smoothstep(0.13, 0.04, gap) * smoothstep(top + 10, top + 90, c.y)
    colours = colours + (rgb((0.22, 0.06, 340)) - colours) * (crack * 0.75)[..., None]
    lip = smoothstep(0.26, 0.13, gap) * (1 - crack) * smoothstep(top + 20, top + 120, c.y)
    colours = colours + (rgb((0.96, 0.08, 45)) - colours) * (lip * 0.2)[..., None]
    c.fill(m, np.asarray(colours, np.float32), detail=0.15)
    c.fog(top - 40, top + 60, (0.95, 0.07, 50), 0.6)


def _under(c: Canvas) -> None:
    """The drop's shadow on the ground, and the light that it gathers in the middle of it."""
    c.multiply(c.mask(oval(386, 1076, 220, 26), soft=18), (0.3, 0.08, 345), 0.75)
    for rx, ry, share in ((90.0, 12.0, 0.6), (34.0, 5.0, 0.8)):
        c.screen(c.mask(oval(380, 1076, rx, ry), soft=9), (0.9, 0.11, 35), share)


def _outline() -> list[tuple[float, ...]]:
    x, y, q = _DROP
    right = [(16, -252), (40, -206), (92, -146), (150, -78), (q, 14), (160, 112), (92, 172)]
    pts: list[tuple[float, ...]] = [(x, _NECK, CORNER)]
    pts += [(x + dx * (1.0 if dy > -100 else 0.96), y + dy) for dx, dy in right]
    pts.append((x + 2, y + 190))
    pts += [(x - dx * 1.01, y + dy + 3) for dx, dy in reversed(right)]
    return pts


def _drop(c: Canvas) -> None:
    """Air above, pond below, and the lotus where they meet."""
    x, y, q = _DROP
    m = c.mask(curve(_outline(), pull=0.36))
    c.glow(x, y, q * 0.9, (0.9, 0.08, 45), 0.35)
    u, v = (c.x - x) / q, (c.y - y) / q
    upper = pick(ramp([(0.4, 0.07, 175), (0.72, 0.07, 130), (0.93, 0.08, 50), (0.92, 0.1, 20)]), 0.62 + 0.5 * v)
    c.fill(m, upper, detail=0.8)
    surface = _LINE + 9 * np.sin(np.arccos(np.clip(np.abs(u), 0, 1))) - 5
    deep = m & c.full(smoothstep(-1.5, 1.5, c.y - surface))
    light = np.exp(-(((c.x - x - 10) / 95) ** 2) - ((c.y - 786) / 70) ** 2)
    t = 0.62 - 0.85 * (v - 0.12) + 0.5 * light + 0.12 * (c.field("murk", 46, 3) - 0.5)
    pond = ramp([(0.2, 0.05, 185), (0.34, 0.075, 172), (0.54, 0.1, 155), (0.76, 0.1, 128), (0.94, 0.08, 75)])
    c.fill(deep, pick(pond, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.8)
    _weeds(c, deep)
    fish(c, 352, 836, 46, (0.68, 0.19, 35), band=(0.92, 0.07, 70), turn=-8, tall=0.22, seed="koi")
    fish(c, 494, 868, 32, (0.72, 0.18, 40), left=True, turn=10, tall=0.22, seed="koi2")
    plane = m & c.mask(oval(x, _LINE - 2, q * 1.02, 19))
    c.fill(plane, pick(ramp([(0.97, 0.05, 60), (0.82, 0.09, 60), (0.5, 0.09, 155)]), np.abs(u) * 1.1), detail=0.85)
    c.screen(plane.edge(0, 3, 1), (0.98, 0.05, 60), 0.9)
    for lx, ly, rx, ry in ((322.0, 746.0, 52.0, 9.0), (542.0, 747.0, 42.0, 8.0), (372.0, 756.0, 34.0, 6.0)):
        leaf = c.mask(oval(lx, ly, rx, ry)) & m
        c.form(leaf, (0.52, 0.12, 145), thickness=5, rim=0.9, detail=0.85)
    _lotus(c, x + 12, _LINE + 2)
    rim = m - m.grow(-26).blur(18)
    c.glaze(rim, (0.3, 0.07, 180), 0.55)
    edge = m - m.grow(-3).blur(1.2)
    c.screen(edge, (0.95, 0.08, 45), 0.75)
    c.screen(m.edge(12, -10, 4), (0.98, 0.06, 70), 0.75)
    c.screen(m.edge(-7, 9, 3), (0.94, 0.11, 30), 0.75)
    shine = [(314, 614), (288, 672), (280, 726), (292, 730), (304, 678), (328, 626)]
    c.screen(c.mask(curve(shine), soft=2.2), (0.99, 0.03, 80), 0.85)
    c.screen(c.mask(oval(298, 758, 7, 11, 8), soft=1.4), (0.99, 0.03, 80), 0.8)
    c.screen(c.mask(curve([(434, 486), (444, 546), (468, 598), (458, 600), (432, 550)]), soft=2), (0.99, 0.04, 75), 0.5)


def _weeds(c: Canvas, deep: Mask) -> None:
    r = c.rng("weeds")

    def work(pen: Pen) -> None:
        for k in range(15):
            x0 = 430 + (k - 7) * 17 + float(r.normal(0, 6))
            foot = 912 - abs(x0 - 430) ** 2 * 0.0034
            high = float(r.uniform(40, 104))
            sway = float(r.uniform(-20, 20))
            tone = (0.3 + 0.2 * float(r.random()), 0.09, float(r.uniform(140, 165)))
            tip = (x0 - sway * 0.4, foot - high, 0.6)
            pen.fill(limb([(x0, foot, 3.4), (x0 + sway, foot - high * 0.5, 2.6), tip], 16), tone, 0.9)
        pen.stroke([(446, 756), (452, 820), (438, 905)], (0.62, 0.1, 130), 5)
        for _ in range(26):
            bx, by = float(r.normal(430, 66)), float(r.uniform(778, 896))
            pen.dot(bx, by, float(r.uniform(1, 3)), (0.97, 0.05, 80), 0.6)

    c.draw(work, clip=deep, detail=0.8, relief=1)


def _petal(c: Canvas, x: float, y: float, long: float, wide: float, turn: float, bow: float, lit: float) -> None:
    """A cupped petal rooted at (x, y): bent along its spine, round across, its tip drawn out and curled."""
    a = math.radians(turn)
    steps = np.linspace(0, 1, 22)
    spine = []
    for s in steps:
        side = bow * s * s
        px = x + long * (math.sin(a) * s + math.cos(a) * side)
        py = y + long * (-math.cos(a) * s + math.sin(a) * side)
        spine.append((px, py, wide * 0.5 * (0.32 + 0.68 * math.sin(math.pi * min(s * 0.86 + 0.1, 1))) * (1 - s**7)))
    m = c.mask(limb(spine, 44))
    if m.empty:
        return
    w = m.where
    along = np.clip(((c.x[w] - x) * math.sin(a) - (c.y[w] - y) * math.cos(a)) / long, 0, 1)
    body = c.relief(m, wide * 0.36)
    veins = np.asarray(0.18 * np.sin(np.arctan2(c.x - x, y - c.y) * 44), np.float32)
    c.shadow(m, -2, 5, 7, 0.4, (0.45, 0.17, 358))
    table = ramp([(0.46, 0.17, 2), (0.66, 0.17, 4), (0.83, 0.115, 10), (0.95, 0.055, 30), (0.99, 0.03, 70)])
    c.form(body, table, bump=veins, rim=0.8, mottle=0.03, bias=lit, detail=0.9)
    root = np.asarray(smoothstep(0.5, 0.0, along), np.float32)
    c.screen(Mask(m.a * root, m.box, m.frame, m.scale), (0.9, 0.12, 70), 0.55)
    tip = np.asarray(smoothstep(0.6, 1.0, along), np.float32)
    c.glaze(Mask(m.a * tip, m.box, m.frame, m.scale), (0.62, 0.2, 5), 0.45)


def _lotus(c: Canvas, x: float, y: float) -> None:
    c.multiply(c.mask(oval(x, y + 8, 92, 10), soft=5), (0.4, 0.1, 150), 0.6)
    c.glow(x, y - 80, 120, (0.98, 0.1, 62), 0.9)
    for turn, long, wide, bow in ((-34, 136, 52, 0.1), (36, 130, 50, -0.1), (-12, 152, 56, 0.06), (15, 148, 54, -0.05)):
        _petal(c, x, y - 6, long, wide, turn, bow, -0.2)
    c.glow(x, y - 64, 52, (0.98, 0.13, 80), 0.9)
    rows = ((-64, 124, 50, 0.22), (66, 118, 48, -0.2), (-42, 122, 54, 0.16), (44, 118, 54, -0.16), (2, 126, 58, 0.03))
    for turn, long, wide, bow in rows:
        _petal(c, x, y - 3, long, wide, turn, bow, -0.06)
    c.glow(x, y - 44, 40, (0.99, 0.12, 82), 0.7)
    front = ((-86, 112, 42, 0.22), (84, 106, 42, -0.24), (-60, 92, 46, 0.24), (58, 90, 46, -0.22), (-26, 80, 50, 0.14))
    for turn, long, wide, bow in (*front, (24, 78, 50, -0.12)):
        _petal(c, x, y + 2, long, wide, turn, bow, 0.06)
    c.glow(x - 2, y - 92, 44, (0.99, 0.1, 72), 0.55)


_BODY = [(536, 384, 27), (490, 384, 43), (430, 386, 36), (386, 378, 20)]
_TAIL = [(394, 380, 19), (310, 356, 14), (210, 318, 10.5), (120, 268, 9.5), (44, 208, 10.5)]


def _dragonfly(c: Canvas) -> None:
    """Body in profile, flying right: great eye, thorax, the long ringed tail; its legs close round the drop's neck."""

    def legs(pen: Pen) -> None:
        for hip, knee, foot in (
            ((452, 418), (404, 446), (428, 486)),
            ((478, 424), (520, 458), (436, 480)),
            ((438, 416), (372, 440), (424, 474)),
            ((500, 420), (494, 462), (438, 498)),
            ((464, 424), (448, 448), (432, 468)),
        ):
            pen.fill(limb([(*hip, 5), (*knee, 3.6), (*foot, 2.2)], 24), (0.2, 0.05, 180))

    c.draw(legs, relief=2.5, detail=0.85)
    tail = Clay(c, (10, 180, 430, 430), melt=4)
    tail.limb(_TAIL, n=40)
    rings = np.abs(np.mod(tail.along / 46, 1) - 0.5) * 2
    body = tail.relief(2.5)
    bump = np.asarray(3.2 * smoothstep(0.0, 0.25, rings), np.float32)
    table = ramp([(0.1, 0.04, 200), (0.22, 0.075, 188), (0.42, 0.11, 172), (0.7, 0.13, 150), (0.97, 0.08, 90)])
    c.form(body, table, bump=bump, rim=1.0, gloss=0.5, mottle=0.05, detail=0.85)
    seams = np.asarray(smoothstep(0.2, 0.06, rings), np.float32)
    band = Mask(body.mask.a * seams, body.mask.box, body.mask.frame, c.scale)
    c.glaze(band, (0.14, 0.04, 190), 0.7)
    chest = Clay(c, (340, 300, 640, 480), melt=12)
    chest.limb(_BODY)
    chest.ball(500, 366, 42, 34, turn=-14)
    chest.press([(462, 346, 3), (448, 386, 3), (460, 424, 2)], deep=8)
    chest.press([(504, 340, 3), (494, 386, 3), (508, 424, 2)], deep=8)
    c.form(chest.relief(3.0), table, rim=1.0, gloss=0.4, mottle=0.08, detail=0.9)
    face = Clay(c, (500, 310, 660, 460), melt=8)
    face.ball(568, 396, 23, 22)
    face.ball(582, 410, 13, 11, z=4)
    c.form(face.relief(2.5), table, rim=1.0, gloss=0.4, detail=0.9)
    eye = Clay(c, (500, 310, 660, 460))
    eye.ball(570, 380, 30, 26, turn=24, z=10)
    rose = ramp([(0.24, 0.11, 355), (0.45, 0.18, 5), (0.66, 0.17, 12), (0.9, 0.09, 40)])
    c.form(eye.relief(2.0), rose, rim=1.0, gloss=1.0, gloss_sharpness=40, mottle=0.03, detail=0.95)
    c.multiply(c.mask(oval(577, 388, 15, 12, 24), soft=5), (0.3, 0.14, 355), 0.6)
    c.screen(c.mask(oval(578, 368, 8, 5, 30), soft=1.5), (0.99, 0.03, 80), 0.85)


def _wing(c: Canvas, root: tuple[float, float], long: float, wide: float, turn: float, alpha: float, seed: str) -> None:
    """A clear wing: a net of veins on glass, brightest along its leading edge, with a rosy mark near its tip."""
    a = math.radians(turn)
    ux, uy = math.cos(a), math.sin(a)
    vx, vy = -uy, ux

    def at(s: float, t: float) -> tuple[float, float]:
        return root[0] + long * s * ux + wide * t * vx, root[1] + long * s * uy + wide * t * vy

    lead = [(0.0, -0.04), (0.25, -0.16), (0.55, -0.2), (0.85, -0.16), (1.0, 0.06)]
    rear = [(0.97, 0.34), (0.8, 0.6), (0.5, 0.72), (0.24, 0.58), (0.08, 0.26)]
    m = c.mask(curve([at(*p) for p in lead + rear], pull=0.36))
    s = ((c.x - root[0]) * ux + (c.y - root[1]) * uy) / long
    t = ((c.x - root[0]) * vx + (c.y - root[1]) * vy) / wide
    sheen = np.clip(0.5 + 0.3 * np.sin(s * 5 + t * 3) + 0.4 * (c.field("sheen" + seed, 80, 3) - 0.5), 0, 1)
    table = ramp([(0.66, 0.1, 178), (0.86, 0.085, 140), (0.96, 0.07, 60), (0.86, 0.13, 12)])
    c.glaze(m, (0.84, 0.06, 100), 0.1 * alpha)
    c.fill(m * np.asarray(0.34 + 0.5 * sheen * (1 - 0.3 * s), np.float32), pick(table, sheen), alpha, detail=0.8)
    gleam = np.exp(-(((s - 0.5) / 0.3) ** 2) - ((t - 0.1) / 0.22) ** 2)
    c.screen(m * np.asarray(gleam, np.float32), (0.98, 0.07, 55), 0.5)
    c.glaze(m * np.asarray(smoothstep(0.55, 1.0, s), np.float32), (0.84, 0.12, 10), 0.45 * alpha)

    def veins(pen: Pen) -> None:
        ink = (0.3, 0.07, 180)
        for k in range(9):
            b = k / 8
            end = [at(0.03, 0.02), at(0.35, -0.15 + 0.55 * b), at(0.7, -0.16 + 0.76 * b), at(1.0, -0.05 + 0.6 * b)]
            pen.stroke([(p[0], p[1]) for p in sample(end, 14).tolist()], ink, 1.5, 0.55 * alpha)
        for k in range(34):
            q = 0.1 + 0.027 * k
            mid = at(q + 0.012 * (-1) ** k, 0.2)
            pen.stroke([at(q, -0.2), mid, at(q - 0.02, 0.72)], ink, 0.9, 0.34 * alpha)

    c.draw(veins, clip=m, detail=0.9)

    def edge(pen: Pen) -> None:
        pen.stroke([at(*p) for p in lead[:4]], (0.3, 0.07, 180), 4.6, 0.85 * alpha)
        pen.stroke([at(p[0], p[1] - 0.02) for p in lead[:4]], (0.98, 0.06, 65), 1.6, 0.9 * alpha)
        mark = [at(0.82, -0.165), at(0.89, -0.125), at(0.885, -0.075), at(0.82, -0.11)]
        pen.fill(curve(mark), (0.5, 0.16, 8), 0.8 * alpha)

    c.draw(edge, detail=0.9)
    c.screen(m - m.grow(-1.6).blur(0.8), (0.97, 0.06, 60), 0.6 * alpha)


def _wings(c: Canvas, far: bool) -> None:
    if far:
        _wing(c, (482, 356), 350, 104, -50, 0.75, "far-fore")
        _wing(c, (434, 358), 300, 108, -80, 0.7, "far-hind")
    else:
        _wing(c, (438, 360), 372, 132, -133, 1.0, "hind")
        _wing(c, (484, 354), 334, 108, -106, 1.0, "fore")


def _drips(c: Canvas) -> None:
    def work(pen: Pen) -> None:
        for x, y, q in ((428, 938, 5), (425, 984, 4), (423, 1044, 3)):
            pen.fill(curve([(x, y - 2.6 * q, CORNER), (x + q, y), (x, y + 1.2 * q), (x - q, y)]), (0.97, 0.05, 60))

    c.draw(work, relief=2, detail=0.9)
    glints(
        c,
        c.rng("sparks"),
        30,
        lambda r: (410 + r.normal(0, 170), 560 + r.normal(0, 170)),
        (0.98, 0.07, 60),
        power=0.75,
    )


def _frog(c: Canvas) -> None:
    x, y = 640.0, 1132.0
    c.multiply(c.mask(oval(x, y + 3, 38, 7), soft=4), (0.22, 0.06, 345), 0.75)
    clay = Clay(c, (x - 60, y - 80, x + 60, y + 20), melt=4)
    clay.limb([(x + 20, y - 12, 14), (x - 2, y - 26, 14), (x - 16, y - 38, 11)])
    clay.limb([(x - 12, y - 40, 10), (x - 26, y - 47, 5)])
    clay.ball(x - 14, y - 50, 5.5, 5.5, z=7)
    clay.limb([(x + 22, y - 12, 9, 9), (x + 2, y - 20, 7, 10), (x + 22, y - 3, 4.5, 8), (x + 4, y, 3, 8)], n=20)
    clay.limb([(x - 10, y - 26, 4.5, 6), (x - 14, y - 12, 3.6, 6), (x - 22, y, 3.2, 6)])
    c.form(clay.relief(1.5), (0.5, 0.125, 138), rim=1.0, gloss=0.4, shadow=6, detail=0.9)
    c.draw(lambda pen: pen.dot(x - 15, y - 52, 2.6, (0.15, 0.03, 150)), detail=0.95)
