"""An old tortoise carries the last pond over cracked fields in its open shell; a great lotus glows in it."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import grass
from moonhare.painting.motifs.beasts import paint_eye
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, limb, oval
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Low Water",
    hero="old tortoise bearing a pond with a great glowing lotus in its bowl of a shell over cracked fields",
    idea="carried by",
    place="rice field, Bengal in drought",
    palette="rose and green",
    composition="profile",
    time="morning",
    symbols=("tortoise", "lotus", "pond"),
    hidden="a small frog that follows in its green tracks",
    readings=("patience", "rescue", "treasure"),
)
FINISH = {"vignette": 0.4, "saturation": 1.1, "bloom": 0.5, "focus": Focus(410, 600, 400, 430, 0.38)}

_GROUND = 962.0
_RIM = (392.0, 632.0, 262.0, 44.0)
"""The pond's surface: middle, half width, half height."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.1, -0.8, 0.45),
        key=(0.96, 0.06, 70),
        shade=(0.3, 0.06, 185),
        rim=(0.1, -0.9, 0),
        rim_colour=(0.96, 0.07, 40),
        bounce=(0.7, 0.1, 20),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.27, 0.065, 185)),
            (0.13, (0.38, 0.08, 178)),
            (0.26, (0.6, 0.085, 165)),
            (0.34, (0.76, 0.065, 130)),
            (0.42, (0.88, 0.075, 55)),
            (0.54, (0.85, 0.125, 15)),
            (0.66, (0.9, 0.1, 25)),
            (0.72, (0.94, 0.07, 50)),
        ],
        warp=10,
    )
    _hills(c)
    _earth(c)
    repaint(c, 0.5, seed="land", loose=0.9)
    c.glow(400, 470, 330, (0.96, 0.09, 60), 0.75)
    _track(c)
    _legs(c, far=True)
    _legs(c, far=False)
    _head(c)
    _shell(c)
    _pond(c)
    _drips(c)
    _frog(c)


def _hills(c: Canvas) -> None:
    for k, (y, tone) in enumerate(((802, (0.8, 0.065, 60)), (836, (0.68, 0.075, 105)))):
        n = c.field(f"hill{k}", 210, 3)[int(200 * c.scale)]
        ridge = y - 110 * (n - 0.35)
        c.fill(c.full(smoothstep(-2, 2, c.y - ridge[None, :])), tone, detail=0.1)
        c.fog(y - 30, y + 90, (0.93, 0.06, 48), 0.75)


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
    top = 846.0
    m = c.full(smoothstep(top - 1, top + 3, c.y))
    deep = np.maximum(c.y - top + 16, 4)
    v = 900 / deep
    u = (c.x - 400) * v / 150
    bent = u + 0.3 * (c.field("bend", 60, 2) - 0.5)
    gap, tint = _plates(np.asarray(bent, np.float32), np.asarray(v * 2.2, np.float32))
    t = np.clip((c.y - top) / 350 + 0.16 * (tint - 0.5), 0, 1)
    colours = pick(ramp([(0.9, 0.06, 50), (0.74, 0.085, 34), (0.5, 0.085, 10), (0.34, 0.07, 350)]), t)
    crack = smoothstep(0.13, 0.04, gap) * smoothstep(top + 10, top + 90, c.y)
    colours = colours + (rgb((0.28, 0.065, 345)) - colours) * (crack * 0.7)[..., None]
    lip = smoothstep(0.26, 0.13, gap) * (1 - crack) * smoothstep(top + 20, top + 120, c.y)
    colours = colours + (rgb((0.94, 0.06, 45)) - colours) * (lip * 0.16)[..., None]
    c.fill(m, np.asarray(colours, np.float32), detail=0.15)
    c.fog(top - 40, top + 70, (0.94, 0.06, 50), 0.6)


def _track(c: Canvas) -> None:
    """Where the pond has dripped, the field has turned green behind it."""
    c.multiply(c.mask(oval(400, _GROUND + 6, 330, 26), soft=12), (0.3, 0.07, 350), 0.75)
    strip = c.mask(limb([(-30, 1004, 12), (120, 992, 14), (300, 982, 9)], 20), wobble=8)
    grass(
        c,
        strip,
        ((0.36, 0.09, 150), (0.52, 0.13, 138), (0.72, 0.14, 122)),
        seed="track",
        height=(14, 30),
        spacing=4.2,
        spread=0.5,
    )
    r = c.rng("sprouts")

    def buds(pen: Pen) -> None:
        for _ in range(12):
            x = float(r.uniform(0, 250))
            pen.dot(x, 986 + float(r.uniform(-16, 10)), float(r.uniform(2.5, 4.5)), (0.8, 0.13, 5))

    c.draw(buds, relief=2, detail=0.8)


def _leathery(c: Canvas, clay: Clay, tone: Colour, detail: float = 0.75) -> None:
    body = clay.relief()
    x, y = c.x[body.mask.where], c.y[body.mask.where]
    scales = c.noise.at("hide", x / 9, y / 7, 1.0, 2)
    c.form(body, tone, bump=np.asarray(scales * 4, np.float32), rim=0.9, shadow=16, mottle=0.12, detail=detail)


def _legs(c: Canvas, far: bool) -> None:
    tone: Colour = (0.28, 0.05, 165) if far else (0.42, 0.07, 135)
    pairs = ((262.0, -24.0), (560.0, 30.0)) if far else ((196.0, 26.0), (506.0, -26.0))
    for x, step in pairs:
        clay = Clay(c, (x - 120, 700, x + 140, 1010), melt=12)
        clay.limb([(x, 800, 64), (x + step * 0.6, 872, 54), (x + step, 934, 48)])
        clay.ball(x + step + 5, _GROUND - 22, 56, 26)
        _leathery(c, clay, tone)
        toes = [oval(x + step - 26 + 24 * k, _GROUND - 8, 9, 10) for k in range(4)]
        c.form(c.mask(*toes), mix(tone, (0.85, 0.05, 60), 0.5), thickness=6, rim=0.6, detail=0.75)
    if not far:
        tail = Clay(c, (60, 760, 220, 900), melt=6)
        tail.limb([(170, 812, 26), (118, 842, 14), (84, 870, 4)])
        _leathery(c, tail, tone)


def _scutes(u: Array, v: Array) -> tuple[Array, Array]:
    """Six-sided plates: how far from the nearest seam, and from the plate's middle."""
    first = np.full(u.shape, 9.0, np.float32)
    second = first.copy()
    row = np.floor(v / 0.86)
    for dv in (-1, 0, 1, 2):
        b = row + dv
        off = 0.5 * np.mod(b, 2)
        for du in (-1, 0, 1):
            a = np.round(u - off) + du + off
            d = np.hypot(a - u, b * 0.86 - v).astype(np.float32)
            second = np.where(d < first, first, np.minimum(second, d))
            first = np.minimum(first, d)
    return np.asarray(second - first, np.float32), first


def _shell(c: Canvas) -> None:
    x, y, rx, _ = _RIM
    outline = [
        (x - rx, y - 4, CORNER),
        (x - rx - 34, y + 74),
        (x - rx - 40, y + 140),
        (x - rx - 34, y + 196, CORNER),
        (x - 130, y + 238),
        (x, y + 246),
        (x + 140, y + 234),
        (x + rx + 38, y + 186, CORNER),
        (x + rx + 42, y + 134),
        (x + rx + 34, y + 70),
        (x + rx, y - 4, CORNER),
        (x, y + 44),
    ]
    m = c.mask(curve(outline, pull=0.38))
    a = np.arcsin(np.clip((c.x - x) / (rx + 46), -1, 1))
    h = (c.y - y - 52 * np.cos(a)) / 190
    gap, near = _scutes(np.asarray(a / 0.52, np.float32), np.asarray(h * 1.9 + 0.1, np.float32))
    bump = np.asarray(13 * smoothstep(0.0, 0.42, gap) + 1.6 * np.sin(near * 44), np.float32)
    body = c.relief(m, 90)
    c.form(body, (0.42, 0.075, 128), bump=bump, rim=1.0, shadow=26, mottle=0.12, gloss=0.2, detail=0.75)
    c.glaze(m * np.asarray(smoothstep(0.1, 0.02, gap), np.float32), (0.2, 0.045, 170), 0.75)
    c.glaze(m * np.asarray(smoothstep(0.45, 0.05, near) * 0.7, np.float32), (0.7, 0.12, 90), 0.5)
    c.multiply(m * np.asarray(smoothstep(y + 110, y + 250, c.y), np.float32), (0.3, 0.06, 190), 0.6)
    hem = [(x - rx - 40, y + 190, 13), (x - 140, y + 226, 17), (x, y + 238, 18), (x + 150, y + 222, 17)]
    skirt = c.mask(limb([*hem, (x + rx + 42, y + 180, 13)], 50))
    c.form(skirt, (0.5, 0.085, 100), thickness=16, rim=0.9, detail=0.75)
    c.lamp(Lamp(x=x + 10, y=y - 120, z=90, reach=230, colour=(0.9, 0.11, 25), power=0.7), halo=0.0)


def _petal(c: Canvas, x: float, y: float, long: float, wide: float, turn: float, tone: float) -> None:
    """A lotus petal from its root at (x, y): pale below, rosy towards the tip, edged with light."""
    a = math.radians(turn)
    ux, uy, vx, vy = math.sin(a), -math.cos(a), math.cos(a), math.sin(a)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + ux * long * u + vx * wide * v, y + uy * long * u + vy * wide * v

    outline = [(*at(0, -0.1), CORNER), at(0.3, -0.46), at(0.62, -0.46), (*at(1, 0), CORNER), at(0.62, 0.46)]
    m = c.mask(curve([*outline, at(0.3, 0.46)]))
    if m.empty:
        return
    w = m.where
    along = np.clip(((c.x[w] - x) * ux + (c.y[w] - y) * uy) / long, 0, 1)
    across = np.abs((c.x[w] - x) * vx + (c.y[w] - y) * vy) / (wide * 0.5)
    veins = 0.05 * np.sin(np.arctan2((c.x[w] - x) * vx + (c.y[w] - y) * vy, along * long + 20) * 60)
    t = np.clip(tone + 0.5 * along**1.4 + 0.1 * across + veins, 0, 1)
    table = ramp([(0.98, 0.045, 70), (0.93, 0.075, 25), (0.8, 0.135, 8), (0.64, 0.18, 4)])
    c.shadow(m, 0, 5, 7, 0.3, (0.5, 0.16, 0))
    c.fill(m, pick(table, np.asarray(t, np.float32)), detail=0.9)
    c.screen(m.edge(vx * 2.2 if turn < 0 else -vx * 2.2, -2.2, 0.8), (0.98, 0.05, 60), 0.6)


def _leaf(c: Canvas, x: float, y: float, rx: float, ry: float, turn: float) -> None:
    m = c.mask(oval(x, y, rx, ry, turn), wobble=3, cell=22)
    at = m.where
    a = np.arctan2((c.y[at] - y) / ry, (c.x[at] - x) / rx)
    d = np.hypot((c.x[at] - x) / rx, (c.y[at] - y) / ry)
    t = np.clip(0.5 + 0.16 * np.cos(a * 11) * d - 0.3 * (c.y[at] - y) / ry, 0, 1)
    c.shadow(m, 0, 6, 5, 0.5)
    green = ramp([(0.3, 0.07, 160), (0.5, 0.11, 145), (0.74, 0.12, 128)])
    c.fill(m, pick(green, np.asarray(t, np.float32)), detail=0.85)
    c.screen(m.edge(0, -2.4, 0.8), (0.93, 0.09, 100), 0.7)


def _pond(c: Canvas) -> None:
    x, y, rx, ry = _RIM
    water = c.mask(oval(x, y, rx, ry))
    t = np.clip(np.abs(c.x - x) / rx, 0, 1)
    c.fill(water, pick(ramp([(0.95, 0.06, 50), (0.78, 0.09, 60), (0.5, 0.075, 165), (0.34, 0.06, 180)]), t), detail=0.8)

    def rings(pen: Pen) -> None:
        for k in range(1, 5):
            pen.stroke(oval(x + 6, y + 4, 60 * k, 9.5 * k), (0.98, 0.04, 60), 1.6, 0.5)

    c.draw(rings, clip=water, detail=0.8)
    _leaf(c, x - 176, y - 8, 74, 20, -3)
    _leaf(c, x + 184, y - 4, 66, 19, 4)
    lx, ly = x + 6, y + 2
    c.glow(lx, ly - 120, 150, (0.96, 0.09, 40), 0.7)
    back = ((-58, 236, 96), (58, 236, 96), (-30, 270, 100), (30, 270, 100), (0, 286, 104))
    for turn, long, wide in back:
        _petal(c, lx, ly - 14, long, wide, turn, 0.42)
    c.glow(lx, ly - 150, 80, (0.98, 0.1, 75), 0.8)
    for turn, long, wide in ((-44, 226, 92), (44, 226, 92), (-15, 236, 92), (15, 236, 92)):
        _petal(c, lx, ly - 8, long, wide, turn, 0.24)
    c.glow(lx, ly - 90, 70, (0.99, 0.1, 80), 0.7)
    front = ((-84, 200, 78), (84, 200, 78), (-64, 196, 84), (64, 196, 84), (-34, 170, 86), (34, 170, 86), (0, 166, 92))
    for turn, long, wide in front:
        _petal(c, lx, ly, long, wide, turn, 0.04)
    for bx, by, s, lean in ((x - 190, y - 132, 1.0, -8.0), (x + 214, y - 108, 0.8, 10.0)):
        stalk = c.mask(limb([(bx - lean * 1.6, y - 4, 4), (bx - lean * 0.4, (by + y) / 2, 3.6), (bx, by, 3.4)], 16))
        c.form(stalk, (0.5, 0.1, 140), thickness=5, rim=0.8, detail=0.8)
        for turn in (-16, 16, 0):
            _petal(c, bx, by + 8 * s, 66 * s, 30 * s, turn + lean, 0.3)
    near = water & c.mask(box(0, y + 16, 800, 60))
    c.screen(near, (0.98, 0.05, 60), 0.18)
    c.screen(water.edge(0, 3, 1.0), (0.98, 0.05, 60), 0.9)


def _head(c: Canvas) -> None:
    clay = Clay(c, (540, 560, 800, 920), melt=14)
    clay.limb([(590, 800, 56), (668, 766, 46), (698, 706, 38)])
    clay.ball(716, 668, 54, 39, turn=-6, z=8)
    clay.ball(754, 676, 24, 22, z=6)
    clay.press([(776, 686, 3), (746, 693, 3), (722, 687, 2)], deep=5)
    for k in range(4):
        q = 15.0 * k
        clay.press([(628 + q, 742 - q, 3), (654 + q, 774 - q * 0.9, 3), (672 + q, 812 - q * 1.2, 2)], deep=5)
    body = clay.relief()
    x, y = c.x[body.mask.where], c.y[body.mask.where]
    scales = c.noise.at("hide", x / 9, y / 7, 1.0, 2)
    c.form(body, (0.46, 0.075, 128), bump=np.asarray(scales * 3, np.float32), rim=1.0, shadow=14, detail=0.85)
    paint_eye(c, 738, 660, 8, left=False)


def _drips(c: Canvas) -> None:
    x, y, rx, ry = _RIM
    r = c.rng("drips")

    def work(pen: Pen) -> None:
        for k in range(12):
            a = 0.12 + 2.9 * (k + float(r.random())) / 12
            px, py = x + math.cos(a) * rx, y + math.sin(a) * ry
            long = float(r.uniform(10, 60))
            pen.stroke([(px, py), (px, py + long)], (0.97, 0.04, 60), 2.6, 0.75)
            pen.dot(px, py + long, 3.2, (0.98, 0.04, 60), 0.9)
            if k % 3 == 0:
                pen.dot(px, py + long + float(r.uniform(40, 110)), 2.6, (0.98, 0.04, 60), 0.85)

    c.draw(work, detail=0.85)
    sparks = c.rng("sparks")
    for _ in range(26):
        sx, sy = 400 + float(sparks.normal(0, 150)), 330 + float(sparks.normal(0, 100))
        c.glow(sx, sy, float(sparks.uniform(2, 5)), (0.98, 0.07, 60), 0.8)


def _frog(c: Canvas) -> None:
    x, y = 88.0, 1062.0
    c.multiply(c.mask(oval(x, y + 2, 40, 7), soft=4), (0.26, 0.06, 350), 0.7)
    clay = Clay(c, (x - 60, y - 70, x + 60, y + 20), melt=5)
    clay.limb([(x - 22, y - 12, 17), (x + 4, y - 26, 18), (x + 24, y - 36, 13)])
    clay.ball(x + 30, y - 46, 7, 7, z=6)
    clay.limb([(x - 24, y - 8, 12, 8), (x - 2, y - 18, 9, 8), (x - 20, y - 2, 6, 8), (x + 2, y - 1, 4, 8)], n=20)
    clay.limb([(x + 20, y - 24, 6, 6), (x + 24, y - 10, 5, 6), (x + 32, y - 1, 4, 6)])
    c.form(clay.relief(), (0.6, 0.14, 135), rim=1.0, gloss=0.4, shadow=6, detail=0.9)
    c.draw(lambda pen: pen.dot(x + 32, y - 47, 3.2, (0.15, 0.03, 150)), detail=0.95)
