"""At sundown a golden plum tree stands on a cut hill; its roots close round a light in a whale's ribs."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.materials import stone
from art.painting.motifs.plants import bark, branches
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import circle, limb, oval
from art.painting.stamps import jittered, strew
from art.painting.strokes import repaint

from .bones import HEART, TREE, far_bones, memory, near_bones, roots, shadows
from .picker import picker

BRIEF = Brief(
    title="Good Year",
    hero="golden plum tree whose roots go down into the ribs of a great whale's skeleton asleep in the earth",
    idea="grows from",
    place="field, soil cut open, Irish hill",
    palette="storm plum",
    composition="split waterline",
    time="dusk",
    symbols=("root", "whale", "fruit tree"),
    hidden="a small fish's skeleton lies below the whale's jaws",
    readings=("memory", "inheritance", "patience"),
    person=True,
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "saturation": 1.0,
    "contrast": 0.28,
    "relight": Relight(key=0.67, ground=0.58, figure=0.2, chroma=0.86, form=0.92, side=0.06, towards=270),
}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.8, -0.32, 0.5),
        key=(0.96, 0.1, 84),
        shade=(0.3, 0.1, 305),
        rim=(-0.95, -0.25, 0),
        rim_colour=(0.97, 0.13, 82),
        bounce=(0.5, 0.1, 330),
        bounce_share=0.15,
    )
    _sky(c)
    _earth(c)
    memory(c)
    repaint(c, 0.65, seed="land")
    _stones(c)
    shadows(c, np.asarray(smoothstep(0, 30, c.y - _lawn(c.x)), np.float32))
    far_bones(c)
    roots(c)
    near_bones(c)
    _minnow(c)
    _tree(c)
    repaint(c, 0.3, seed="crown")
    _turf(c)
    _picker(c)
    _last(c)


def _lawn(x: Array | float) -> Array:
    """Return the turf's height on the card at x."""
    return np.asarray(562 - 30 * np.exp(-(((x - 400) / 240) ** 2)) + 9 * np.sin(np.asarray(x) / 120), np.float32)


def _sky(c: Canvas) -> None:
    """The sun has just gone at the left; its light rakes under the plum clouds and over the hills."""
    c.wash(
        [
            (0, (0.3, 0.1, 300)),
            (0.12, (0.42, 0.115, 315)),
            (0.24, (0.6, 0.12, 340)),
            (0.34, (0.78, 0.12, 30)),
            (0.42, (0.9, 0.13, 72)),
            (0.47, (0.96, 0.11, 86)),
            (1, (0.5, 0.08, 60)),
        ],
        18,
        6,
    )
    n = c.field("storm", 170, 5, (2.6, 0.8))
    mass = smoothstep(0.5, 0.64, n + 0.14 * smoothstep(330, 40, c.y) - 0.2 * smoothstep(300, 470, c.y))
    lit = np.gradient(n, 1 / c.scale)
    t = np.clip(0.34 - 30 * (0.75 * lit[0] + 0.5 * lit[1]) + 0.3 * smoothstep(60, 440, c.y) - 0.2 * c.x / 800, 0, 1)
    table = ramp([(0.26, 0.09, 300), (0.38, 0.11, 312), (0.54, 0.12, 335), (0.76, 0.13, 25), (0.93, 0.12, 72)])
    c.fill(c.full(mass * 0.85), pick(table, np.asarray(t, np.float32)), detail=0.1)
    streaks(c, 330, 500, (0.74, 0.14, 20), share=0.5, seed="low", cover=0.45)
    c.glow(-10, 500, 420, (0.97, 0.14, 80), 1.0, flat=0.5)
    c.glow(90, 506, 170, (0.99, 0.1, 88), 0.6, flat=0.4)
    for k, (y, tone) in enumerate(((512, (0.72, 0.12, 30)), (528, (0.56, 0.12, 350)), (548, (0.4, 0.1, 325)))):
        n1 = c.field(f"hill{k}", 190, 3)[int(300 * c.scale)]
        crest = y - 84 * (n1 - 0.42)[None, :]
        shape = c.full(smoothstep(-2, 2, c.y - crest))
        c.fill(shape, tone, 0.92, detail=0.05)
        c.screen(shape.edge(-2, -3, 1.5) * np.asarray(smoothstep(700, 0, c.x), np.float32), (0.96, 0.13, 78), 0.6)
        c.fog(y - 30, y + 40, (0.95, 0.12, 78), 0.3, cell=200)


def _earth(c: Canvas) -> None:
    """Soil cut open, bed under bed, bent like a swell: loam, ochre, rose clay, and at last a blue like deep water."""
    deep = c.y - _lawn(c.x)
    bent = deep + 26 * np.sin(c.x / 150 + deep / 210) + 14 * np.sin(c.x / 62 + deep / 90)
    bent = bent + 40 * (c.field("beds", 220, 4) - 0.5)
    step = bent / 56 + 0.35 * np.sin(bent / 31)
    level, part = np.floor(step), np.mod(step, 1)
    tint = np.mod(np.sin(level * 12.9898) * 43758.5, 1.0) - 0.5
    crumb = c.field("crumb", 10, 4) - 0.5
    t = np.clip(deep / 660 + 0.11 * tint + 0.05 * (part - 0.5) + 0.06 * crumb, 0, 1)
    table = ramp(
        [
            (0.34, 0.09, 45),
            (0.5, 0.12, 52),
            (0.48, 0.125, 28),
            (0.4, 0.12, 358),
            (0.32, 0.11, 325),
            (0.24, 0.1, 298),
            (0.16, 0.08, 282),
        ]
    )
    soil = c.full(smoothstep(-2, 2, deep))
    c.fill(soil, pick(table, np.asarray(t, np.float32)), detail=0.15)
    seam = np.exp(-((np.minimum(part, 1 - part) / 0.05) ** 2)) * (0.4 + 0.8 * (c.field("seam", 50, 3) - 0.2))
    c.multiply(soil * np.asarray(np.clip(seam, 0, 1), np.float32), (0.3, 0.09, 330), 0.4)
    lip = np.exp(-(((part - 0.16) / 0.08) ** 2)) * smoothstep(0, 20, deep)
    c.screen(soil * np.asarray(lip * np.clip(1.1 - c.x / 900, 0, 1), np.float32), (0.74, 0.12, 45), 0.16)
    d = np.hypot((c.x - HEART[0]) / 1.2, c.y - HEART[1])
    c.glaze(soil * np.asarray(np.exp(-((d / 260) ** 2)), np.float32), (0.66, 0.15, 46), 0.45)


def _stones(c: Canvas) -> None:
    """Stones in the beds, lit from the ribs."""
    r = c.rng("stones")
    for _ in range(64):
        x, y = float(r.uniform(0, 800)), float(r.uniform(600, 1195))
        if math.hypot((x - 400) / 400, (y - 900) / 170) < 1 or abs(x - 400) < 60:
            continue
        q = float(r.uniform(2.5, 9) if r.random() < 0.8 else r.uniform(9, 17))
        m = c.mask(oval(x, y, q * float(r.uniform(1.1, 1.8)), q, float(r.uniform(-25, 25))), wobble=q * 0.2, cell=12)
        c.shadow(m, 2, 3, 3, 0.6)
        tone = ((0.5, 0.07, 40), (0.42, 0.08, 330), (0.56, 0.06, 70), (0.36, 0.08, 300))[int(r.integers(0, 4))]
        if q > 7:
            stone(c, m, tone, thickness=q, seed=f"s{x:.0f}", detail=0.35)
        else:
            c.form(m, tone, rim=0.3, mottle=0.12, detail=0.35)
        way = (HEART[0] - x, HEART[1] - y)
        n = math.hypot(*way)
        lit = m.edge(way[0] / n * q * 0.3, way[1] / n * q * 0.3, 0.8)
        c.screen(lit, (0.95, 0.14, 68), 0.75 / (1 + (n / 380) ** 2))


def _minnow(c: Canvas) -> None:
    def minnow(pen: Pen) -> None:
        tone = (0.66, 0.06, 40)
        pen.stroke([(60, 1076), (96, 1072), (126, 1076)], tone, 2.2)
        for k in range(8):
            x, q = 72 + 6 * k, 9 - abs(k - 2.5) * 1.4
            pen.stroke([(x, 1073 - q), (x + 2, 1074), (x, 1075 + q)], tone, 1.4)
        pen.fill(oval(57, 1076, 11, 8), tone)
        pen.dot(54, 1074, 2, (0.2, 0.06, 330))
        pen.stroke([(126, 1076), (138, 1066)], tone, 2)
        pen.stroke([(126, 1076), (138, 1085)], tone, 2)

    c.draw(minnow, relief=2, detail=0.8)


def _tree(c: Canvas) -> None:
    """A wide old crown: fire on the side of the sunset, amber within, plum in its own shade."""
    x, y = TREE
    clay, tips = branches(c, x, y + 2, 430, 66, seed="plum3", lean=-0.02, spread=0.62, levels=5)
    clay.cut((x, float(_lawn(x)) + 14), (0, 1))
    r = c.rng("boughs2")
    blobs = [(tx, ty, float(r.uniform(26, 42))) for tx, ty, _ in tips if ty < 400]
    for _ in range(66):
        a, q = float(r.uniform(0, math.tau)), math.sqrt(float(r.random()))
        blobs.append((414 + 276 * q * math.cos(a), 226 + 120 * q * math.sin(a), float(r.uniform(26, 46))))
    blobs = [b for b in blobs if math.hypot((b[0] - 404) / 310, (b[1] - 232) / 176) < 1.05]
    order = r.permutation(len(blobs))
    half = len(order) // 2
    _clumps(c, [blobs[i] for i in order[:half]], -0.2, "behind")
    bark(c, clay, (0.4, 0.085, 30), rough=0.7, detail=0.6)
    c.screen(clay.mask().edge(-3.4, -0.6, 1.4), (0.96, 0.13, 80), 0.6)
    _clumps(c, sorted((blobs[i] for i in order[half:]), key=lambda b: -b[1]), 0.04, "before")
    for _ in range(24):
        fx, fy, q = blobs[int(r.integers(0, len(blobs)))]
        fx, fy = fx + float(r.normal(0, 16)), fy + q * float(r.uniform(0.3, 0.8))
        plum = c.mask(oval(fx, fy, float(r.uniform(6, 7.6)), float(r.uniform(7, 8.6))))
        c.shadow(plum, 2, 4, 3, 0.6)
        c.form(plum, (0.44, 0.17, 0), thickness=9, rim=0.9, gloss=0.6, detail=0.85)


def _clumps(c: Canvas, blobs: list[tuple[float, float, float]], bias: float, seed: str) -> None:
    """Strew leaves over round boughs; each is lit by where it lies on its bough and on the tree."""
    r = c.rng(f"clumps/{seed}")
    dark, bright = ((0.22, 0.08, 325), (0.36, 0.11, 5), (0.54, 0.145, 42)), ((0.7, 0.15, 62), (0.83, 0.145, 74))
    table = ramp([*dark, *bright, (0.92, 0.115, 84)])
    for k, (bx, by, q) in enumerate(blobs):
        n = int(q * 2.4)
        a, d = r.uniform(0, math.tau, n), np.sqrt(r.random(n)) * q
        dx, dy = np.cos(a) * d, np.sin(a) * d * 0.86
        local = (-0.72 * dx - 0.62 * dy) / q
        side = (404 - bx) / 620 + (250 - by) / 700
        t = np.clip(0.46 + bias + 0.34 * local + 0.42 * side + r.normal(0, 0.09, n), 0, 1)
        by_light = np.argsort(t)
        tones = jittered(pick(table, np.asarray(t[by_light], np.float32)), r, 0.05)
        turn = np.arctan2(dy, dx)[by_light] * 0.4 + r.normal(1.2, 0.6, n)
        at = (bx + dx[by_light], by + dy[by_light])
        strew(c, "leaf", *at, r.uniform(9, 17, n), turn, tones, seed=f"{seed}{k}", detail=0.6)


def _turf(c: Canvas) -> None:
    """Grass along the cut, lit from the side, its roots hanging into the loam."""
    edge = [(float(v), float(_lawn(v)) + 3, 10.0) for v in np.linspace(-10, 810, 42)]
    strip = c.mask(limb(edge, 160), wobble=4, cell=20)
    c.form(strip, (0.42, 0.1, 110), thickness=9, rim=0.6, detail=0.4)
    x, y = TREE
    _blades(c, 0, (0.36, 0.07, 115), (10, 22))
    c.multiply(c.mask(oval(x + 90, y - 8, 190, 14), soft=8), (0.3, 0.1, 320), 0.6)
    _blades(c, 1, (0.58, 0.095, 96), (8, 22))

    def threads(pen: Pen) -> None:
        r = c.rng("threads")
        for _ in range(150):
            px = float(r.uniform(0, 800))
            py = float(_lawn(px)) + 10
            h = float(r.uniform(6, 34))
            line = [(px, py), (px + float(r.normal(0, 4)), py + h * 0.5), (px + float(r.normal(0, 7)), py + h)]
            pen.stroke(line, (0.6, 0.09, 60), 0.9, 0.6)

    c.draw(threads, detail=0.5)


def _blades(c: Canvas, k: int, tone: tuple[float, float, float], tall: tuple[float, float]) -> None:
    r = c.rng(f"blades{k}")

    def work(pen: Pen) -> None:
        for _ in range(760):
            x = float(r.uniform(-5, 805))
            y = float(_lawn(x)) + float(r.uniform(-5, 8))
            h = float(r.uniform(*tall))
            lean = float(r.normal(5, 4))
            light, ch, hue = tone
            sun = 0.14 * (1 - x / 500)
            pen.stroke(
                [(x, y), (x + lean * 0.4, y - h * 0.6), (x + lean, y - h)],
                (light + sun + float(r.normal(0, 0.06)), ch, hue - 40 * max(sun, 0) + float(r.normal(0, 8))),
                1.5,
                0.9,
            )

    c.draw(work, detail=0.5)


def _picker(c: Canvas) -> None:
    """An old man has put his basket down and listens at the ground."""
    x = 634.0
    bx = x + 128
    by = float(_lawn(bx))
    c.multiply(c.mask(oval(bx + 4, by + 1, 34, 6), soft=4), (0.25, 0.08, 315), 0.7)
    for dx, dy in ((-13, -36), (0, -41), (12, -37), (-5, -35), (7, -34)):
        c.form(c.mask(circle(bx + dx, by + dy, 7.5)), (0.36, 0.13, 355), thickness=7, rim=0.3, gloss=0.3, detail=0.75)
    basket = Clay(c, (bx - 40, by - 50, bx + 40, by + 12), melt=3)
    basket.limb([(bx, by - 4, 18), (bx, by - 16, 21), (bx, by - 22, 23)], n=10)
    basket.cut((bx, by - 32), (0, -1))
    basket.cut((bx, by + 6), (0, 1))
    wicker = basket.relief()
    c.form(wicker, (0.46, 0.08, 60), rim=0.3, detail=0.75)

    def weave(pen: Pen) -> None:
        for k in range(6):
            v = by - 30 + 6.5 * k
            pen.stroke([(bx - 26, v - 2), (bx, v + 2), (bx + 26, v - 2)], (0.28, 0.06, 40), 1.6, 0.6)
        pen.stroke([(bx - 24, by - 31), (bx, by - 28), (bx + 24, by - 31)], (0.7, 0.09, 70), 3.4, 0.9)

    c.draw(weave, clip=wicker.mask, detail=0.75)
    picker(c, x, float(_lawn(x)) + 4, 1.18)


def _last(c: Canvas) -> None:
    """Leaves on the wind, birds, the raking light, a last touch of light in the ribs."""
    r = c.rng("blown")
    n = 34
    px, py = r.uniform(520, 800, n), r.uniform(180, 540, n)
    tone = jittered(pick(ramp([(0.74, 0.16, 66), (0.92, 0.12, 90)]), r.random(n)), r)
    strew(c, "leaf", px, py, r.uniform(7, 13, n), r.uniform(0, 6.3, n), tone, seed="blown", detail=0.8)
    c.rays(-160, 500, [-24, -13, -3], 1000, 120, (0.97, 0.13, 78), 0.26, 26)
    d = np.hypot(c.x - HEART[0], (c.y - HEART[1]) * 1.25)
    below = smoothstep(0, 30, c.y - _lawn(c.x))
    c.multiply(np.asarray(below * smoothstep(210, 560, d) * 0.26, np.float32), (0.42, 0.12, 310))
    ember = c.mask(oval(*HEART, 20, 27, 12), soft=5)
    c.screen(ember, (0.97, 0.12, 82), 0.6)
    c.emit(ember, 0.7)
    c.glow(*HEART, 46, (0.95, 0.15, 76), 0.5)
    c.glow(*HEART, 200, (0.8, 0.17, 52), 0.26)
