"""An island of blossoming woods in a still green lake is a fox asleep; a small boat comes in with a lamp."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.light import Lamp, Light
from art.painting.mask import Mask
from art.painting.motifs.buildings import house
from art.painting.motifs.plants import pine
from art.painting.pen import Pen
from art.painting.relief import Relief, lit
from art.painting.relight import Relight
from art.painting.shapes import CORNER, circle, curve, limb, oval, place
from art.painting.strokes import repaint

BRIEF = Brief(
    title="Light Sleeper",
    hero="island of blossoming woods in a still lake that is a fox curled up asleep, one lit cottage in its fold",
    idea="double exposure",
    place="lake, river woods",
    palette="rose and green",
    composition="seen from above",
    time="morning",
    symbols=("fox", "island", "boat"),
    hidden="a dark boulder on the shore is the fox's nose, and the boat makes for it",
    readings=("trust", "danger", "home"),
    person=True,
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.12,
    "saturation": 1.08,
    "contrast": 0.18,
    "relight": Relight(key=0.88, air=(0.93, 0.04, 165), veil=0.5),
}

_WHITE = (0.82, 0.035, 40)
_DEEP = (0.14, 0.045, 175)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.62, -0.62, 0.42),
        key=(0.95, 0.08, 60),
        shade=(0.3, 0.07, 350),
        rim=(-0.7, -0.7, 0),
        rim_colour=(0.97, 0.06, 60),
        bounce=(0.6, 0.08, 180),
        bounce_share=0.15,
    )
    body, haunch, tail, head = _parts(c)
    isle = body.mask() | haunch.mask() | tail.mask() | head.mask()
    _lake(c, isle)
    _fox(c, body, haunch, tail, head)
    _firs(c)
    _cottage(c)
    _mist(c, isle)


def _parts(c: Canvas) -> tuple[Clay, Clay, Clay, Clay]:
    body = Clay(c, (60, 200, 780, 940), melt=26)
    body.limb([(640, 640, 92), (650, 500, 116), (560, 388, 128), (446, 390, 116), (372, 476, 104), (310, 580, 90)], 40)
    body.ball(450, 560, 170, 190, thick=96, melt=70)
    haunch = Clay(c, (400, 420, 790, 860), melt=24)
    haunch.ball(596, 636, 118, 138, turn=-24, thick=112)
    tail = Clay(c, (60, 560, 790, 1010), melt=20)
    tail.limb(
        [
            (690, 650, 36),
            (694, 740, 66),
            (626, 828, 94),
            (500, 876, 104),
            (370, 876, 92),
            (250, 836, 62),
            (150, 756, 3),
        ],
        50,
    )
    head = Clay(c, (40, 420, 520, 860), melt=20)
    head.ball(226, 604, 106, 92, turn=24, thick=92)
    head.limb([(250, 634, 78), (322, 696, 48), (384, 738, 27), (406, 752, 19)], 30, flat=0.9)
    head.ball(170, 668, 66, 38, turn=36, thick=46)
    return body, haunch, tail, head


def _lake(c: Canvas, isle: Mask) -> None:
    """Deep green water, the morning lying on it from the upper left; the island's shadow and mirror."""
    c.wash(
        [(0, (0.72, 0.07, 168)), (0.22, (0.56, 0.085, 170)), (0.55, (0.36, 0.075, 174)), (1, (0.19, 0.05, 180))],
        warp=30,
        turn=-24,
    )
    repaint(c, 0.4, seed="water", loose=0.9)
    c.glow(40, -10, 330, (0.95, 0.12, 35), 0.85)
    lap = c.noise.at("lap", c.x / 120, c.y / 9, 1.0, 3) - 0.5
    lit_by = np.exp(-np.hypot(c.x - 90, c.y - 90) / 330)
    c.screen(np.asarray(smoothstep(0.06, 0.4, lap) * lit_by, np.float32), (0.97, 0.06, 50), 0.22)
    c.multiply(isle.blur(34).move(46, 54), _DEEP, 0.85)
    c.multiply(isle.blur(10).move(12, 16), _DEEP, 0.6)
    far = isle.grow(20).blur(9) - isle
    c.screen(far, (0.78, 0.08, 165), 0.28)


def _trees(c: Canvas, relief: Relief, colour: tuple[float, float, float], seed: str, size: float = 13.0) -> None:
    """Cover a modelled body with small round crowns, each lit, their tone following the body's own light."""
    m = relief.mask
    t = lit(relief, c.light, 1.0)
    light, chroma, hue = colour
    warm = (min(0.97, light + 0.2), chroma * 0.75, hue + 22)
    low = (light * 0.4, chroma * 0.62, hue - 12)
    table = ramp([low, (light * 0.7, chroma * 0.9, hue - 5), colour, warm, (0.97, 0.06, 70)])
    r = c.rng(f"crowns/{seed}")
    x0, y0, x1, y1 = (v / c.scale for v in m.box)
    step = size * 0.86
    spots: list[tuple[float, float, float, float]] = []
    for j in range(int((y1 - y0) / step) + 1):
        for i in range(int((x1 - x0) / step) + 1):
            x = x0 + (i + 0.5 * (j % 2)) * step + float(r.normal(0, size * 0.46))
            y = y0 + j * step + float(r.normal(0, size * 0.46))
            q = size * float(r.choice([0.6, 0.8, 1.0, 1.3], p=[0.25, 0.35, 0.28, 0.12]))
            px, py = int((x - x0) * c.scale), int((y - y0) * c.scale)
            if 0 <= py < m.a.shape[0] and 0 <= px < m.a.shape[1] and m.a[py, px] > 0.5:
                spots.append((x, y, q, float(t[py, px])))
    c.fill(m, pick(table, np.asarray(np.clip(t - 0.22, 0, 1), np.float32)), detail=0.6)
    spots.sort(key=lambda p: p[1])

    def work(pen: Pen) -> None:
        for x, y, q, tone in spots:
            k = tone + float(r.normal(0, 0.055))
            steps = np.asarray(np.clip([k - 0.34, k - 0.13, k + 0.03, k + 0.2], 0, 1), np.float32)
            dim, low, mid, high = pick(table, steps)
            pen.dot(x + q * 0.34, y + q * 0.4, q, _hex(dim), 0.5)
            pen.dot(x, y, q, _hex(low), 0.96)
            for i in range(5):
                a = 2.3 + 1.26 * i + float(r.normal(0, 0.2))
                px, py = x + 0.48 * q * math.cos(a), y + 0.48 * q * math.sin(a)
                up = 0.5 - 0.5 * math.cos(a - math.radians(45))
                tones = [_hex(v) for v in ((high, mid) if up > 0.6 else (mid, low))]
                pen.radiate(circle(px, py, q * 0.55), px - q * 0.2, py - q * 0.24, q * 0.7, tones, 0.9)

    c.draw(work, detail=0.62)


def _hex(colour: Array) -> str:
    return "#" + "".join(f"{round(255 * min(1.0, max(0.0, float(v)))):02x}" for v in colour)


def _part(c: Canvas, clay: Clay, colour: tuple[float, float, float], seed: str) -> None:
    m = clay.mask()
    _trees(c, clay.relief(7.0), colour, seed)
    c.screen(m.edge(-14, -14, 10), (0.97, 0.07, 60), 0.3)
    c.multiply(m.edge(18, 22, 18), (0.3, 0.11, 350), 0.7)


def _fox(c: Canvas, body: Clay, haunch: Clay, tail: Clay, head: Clay) -> None:
    whole = body.mask() | haunch.mask() | tail.mask() | head.mask()
    c.form(c.wobble(whole.grow(9), 5, 22), (0.66, 0.06, 90), thickness=9, rim=0.7, detail=0.5)
    dark = (0.2, 0.09, 345)
    _part(c, body, (0.63, 0.155, 24), "back")
    fold = np.exp(-(np.hypot((c.x - 430) / 125, (c.y - 670) / 120) ** 2))
    c.multiply(body.mask() * np.asarray(fold, np.float32), (0.28, 0.1, 345), 0.85)
    c.shadow(haunch.mask() & body.mask(), -10, 4, 16, 0.75, dark)
    _part(c, haunch, (0.68, 0.15, 28), "haunch")
    c.multiply(tail.mask().blur(16).move(-2, -16) & (body.mask() | haunch.mask()), dark, 0.95)
    _part(c, tail, (0.62, 0.16, 22), "tail")
    seam = c.x + 0.3 * (c.y - 840) + 70 * (c.field("tip", 26, 2) - 0.5)
    white = smoothstep(330, 322, seam) * (c.x < 350)
    tip = tail.relief(3.0).within(tail.mask() * np.asarray(white, np.float32))
    _trees(c, tip, _WHITE, "tip")
    _ear(c, (170, 540), (92, 396), 50, "far")
    c.multiply(head.mask().blur(15).move(14, 16) & (whole - head.mask()), dark, 0.95)
    _part(c, head, (0.67, 0.155, 27), "head")
    side = c.mask(limb([(120, 676, 26), (206, 706, 40), (290, 738, 30), (400, 768, 14)], 24), soft=3)
    muzzle = head.relief(3.0).within(head.mask() & side)
    _trees(c, muzzle, _WHITE, "muzzle", 10.5)
    _ear(c, (262, 548), (254, 376), 54, "near")

    def eye(pen: Pen) -> None:
        pen.stroke([(226, 634), (244, 656), (270, 664), (300, 656)], (0.16, 0.06, 345), 9)
        pen.stroke([(230, 632), (247, 650), (271, 657), (296, 650)], (0.3, 0.07, 160), 3)

    c.draw(eye, relief=3, detail=0.9)


def _ear(c: Canvas, root: tuple[float, float], tip: tuple[float, float], half: float, seed: str) -> None:
    a = math.degrees(math.atan2(tip[1] - root[1], tip[0] - root[0]))
    long = math.hypot(tip[0] - root[0], tip[1] - root[1])
    shape = [(-26, -half), (long * 0.5, -half * 0.7), (long, 0, CORNER), (long * 0.5, half * 0.7), (-26, half)]
    m = c.mask(curve(place(shape, root[0], root[1], 1, a)), wobble=4, cell=14)
    c.shadow(m, 14, 16, 12, 0.75, (0.16, 0.06, 345))
    _trees(c, c.relief(m, 30), (0.64, 0.155, 25), f"ear/{seed}", 9)
    c.screen(m.edge(-6, -6, 4), (0.97, 0.06, 55), 0.45)
    inner = [
        (-4, -half * 0.46),
        (long * 0.45, -half * 0.32),
        (long * 0.78, 0, CORNER),
        (long * 0.45, half * 0.32),
        (-4, half * 0.46),
    ]
    h = c.mask(curve(place(inner, root[0] + 5, root[1] + 4, 1, a)), wobble=4, cell=12)
    _trees(c, c.relief(h, 20), (0.34, 0.08, 160), f"hollow/{seed}", 8)


def _firs(c: Canvas) -> None:
    """A few dark firs in clearings among the blossom, for scale."""
    r = c.rng("firs")
    groves = ((438, 300, 4), (620, 404, 3), (566, 846, 4), (676, 700, 2), (352, 452, 2))
    for gx, gy, n in groves:
        for k in range(n):
            x, y = gx + 15 * (k - n / 2) + float(r.normal(0, 5)), gy + float(r.normal(0, 9))
            fir = c.mask(pine(x, y, float(r.uniform(30, 44)), float(r.uniform(17, 22)), r))
            c.multiply(fir.blur(4).move(9, 8), (0.24, 0.1, 345), 0.7)
            c.form(fir, (0.34, 0.085, 160), thickness=9, rim=0.8, detail=0.85)


def _cottage(c: Canvas) -> None:
    """The one lit house, in the fold between belly, snout and tail."""
    x, y = 470.0, 712.0
    c.glow(x, y - 6, 110, (0.96, 0.14, 75), 1.0)
    c.lamp(Lamp(x=x, y=y, z=30, reach=130, colour=(0.95, 0.13, 70), power=0.6), halo=0.2)
    panes = ((-0.25, 0.45), (0.26, 0.45))
    roof = (0.34, 0.08, 165)
    house(c, x, y, 52, 32, wall=(0.66, 0.08, 62), roof=roof, pitch=1.0, windows=panes, glow=1.0, seed="cottage")
    c.glow(x, y - 12, 26, (0.98, 0.13, 78), 0.9)

    def smoke(pen: Pen) -> None:
        pen.stroke([(x + 12, y - 58), (x + 4, y - 92), (x + 22, y - 124), (x + 16, y - 170)], (0.98, 0.02, 60), 8, 0.6)

    c.draw(smoke, soft=5, detail=0.5)
    c.lamps.clear()
    nose = c.mask(oval(410, 750, 26, 21, 24), wobble=3)
    c.shadow(nose, 5, 8, 5, 0.8)
    c.form(nose, (0.22, 0.04, 170), thickness=14, rim=0.9, gloss=0.3, detail=0.9)


def _mist(c: Canvas, isle: Mask) -> None:
    drift = smoothstep(0.42, 0.76, c.field("mist", 200, 5, (2.6, 1)))
    band = np.exp(-(((c.y - 60 - 0.1 * c.x) / 90) ** 2)) + 0.6 * np.exp(-(((c.y - 960) / 90) ** 2))
    c.glaze(np.asarray(drift * band * 0.55 * (1 - 0.8 * isle.whole()), np.float32), (0.9, 0.05, 40))
