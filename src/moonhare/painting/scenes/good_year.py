"""A golden plum tree under a storm sky has its roots in the ribs of a whale that sleeps in the earth."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import stone
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.motifs.plants import bark, branches, crown
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import circle, limb, oval, sample
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint

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
    "vignette": 0.32,
    "bloom": 0.4,
    "saturation": 1.08,
    "contrast": 0.12,
    "focus": Focus(400, 560, 470, 640, 0.15),
}

_BONE = (0.84, 0.06, 70)
_SPINE = [
    (232, 838, 25),
    (300, 802, 26),
    (380, 782, 26),
    (470, 784, 25),
    (560, 812, 23),
    (634, 862, 20),
    (690, 926, 17),
    (718, 1000, 13),
    (722, 1064, 9),
]
_TREE = (446.0, 552.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.75, -0.35, 0.5),
        key=(0.95, 0.09, 92),
        shade=(0.3, 0.09, 305),
        rim=(-0.9, -0.4, 0),
        rim_colour=(0.95, 0.11, 90),
        bounce=(0.5, 0.09, 320),
        bounce_share=0.15,
    )
    _sky(c)
    _earth(c)
    repaint(c, 0.65, seed="land")
    _bones(c)
    _tree(c)
    _turf(c)
    _picker(c)
    _last(c)


def _lawn(x: Array | float) -> Array:
    """Return the turf's height on the card at x."""
    return np.asarray(560 - 26 * np.exp(-(((x - 440) / 230) ** 2)) + 10 * np.sin(np.asarray(x) / 130), np.float32)


def _sky(c: Canvas) -> None:
    """A plum-dark storm, torn open along the horizon at the left: all the light there is comes from there."""
    c.wash(
        [
            (0, (0.24, 0.06, 295)),
            (0.14, (0.33, 0.075, 303)),
            (0.27, (0.46, 0.085, 315)),
            (0.36, (0.66, 0.08, 345)),
            (0.42, (0.86, 0.09, 75)),
            (0.47, (0.94, 0.1, 92)),
            (1, (0.5, 0.08, 60)),
        ],
        20,
    )
    n = c.field("storm", 190, 5, (2.2, 1))
    mass = smoothstep(0.46, 0.62, n + 0.16 * smoothstep(330, 40, c.y) - 0.2 * smoothstep(260, 440, c.y))
    lit = np.gradient(n, 1 / c.scale)
    t = np.clip(0.26 + 26 * (0.5 * lit[1] - 0.7 * lit[0]) + 0.16 * smoothstep(60, 420, c.y), 0, 1)
    table = ramp([(0.2, 0.055, 298), (0.3, 0.07, 303), (0.42, 0.08, 312), (0.62, 0.08, 335), (0.86, 0.08, 70)])
    c.fill(c.full(mass * 0.8), pick(table, np.asarray(t, np.float32)), detail=0.1)
    streaks(c, 380, 500, (0.55, 0.09, 330), share=0.45, seed="low", cover=0.45)
    c.glow(-20, 490, 380, (0.97, 0.11, 92), 1.0, flat=0.5)
    c.glow(120, 500, 160, (0.97, 0.1, 90), 0.5, flat=0.4)
    rain = smoothstep(0.45, 0.75, c.noise.at("rain", c.x + 0.35 * c.y, c.y * 0.03, 16, 3))
    c.glaze(
        np.asarray(rain * smoothstep(520, 700, c.x) * smoothstep(200, 330, c.y) * 0.4, np.float32), (0.4, 0.08, 310)
    )
    for k, (y, tone) in enumerate(((520, (0.6, 0.09, 345)), (540, (0.46, 0.085, 325)))):
        n1 = c.field(f"hill{k}", 170, 3)[int(300 * c.scale)]
        crest = y - 70 * (n1 - 0.4)[None, :]
        c.fill(c.full(smoothstep(-2, 2, c.y - crest)), tone, 0.9, detail=0.05)
        c.fog(y - 40, y + 40, (0.92, 0.1, 88), 0.35, cell=200)


def _earth(c: Canvas) -> None:
    """Soil cut open: warm loam under the turf, then plum clay in slow beds, going down into the dark."""
    top = _lawn(c.x)
    deep = c.y - top
    beds = c.noise.at("beds", c.x, deep * 3.4 + 50 * np.sin(c.x / 210), 150, 4) - 0.5
    crumb = c.field("crumb", 10, 4) - 0.5
    t = np.clip(deep / 640 + 0.2 * beds + 0.07 * crumb, 0, 1)
    table = ramp(
        [
            (0.3, 0.07, 45),
            (0.37, 0.085, 38),
            (0.36, 0.085, 10),
            (0.33, 0.085, 345),
            (0.28, 0.08, 325),
            (0.2, 0.065, 310),
            (0.14, 0.05, 300),
        ]
    )
    c.fill(c.full(smoothstep(-2, 2, deep)), pick(table, np.asarray(t, np.float32)), detail=0.15)
    hollow = np.exp(-((((c.x - 420) / 330) ** 2 + ((c.y - 880) / 170) ** 2) ** 1.3))
    c.screen(np.asarray(hollow, np.float32), (0.62, 0.12, 40), 0.34)
    r = c.rng("stones")
    for _ in range(26):
        x, y = float(r.uniform(10, 790)), float(r.uniform(640, 1190))
        if math.hypot((x - 400) / 390, (y - 890) / 200) < 1:
            continue
        q = float(r.uniform(5, 17))
        m = c.mask(oval(x, y, q * float(r.uniform(1.1, 1.6)), q, float(r.uniform(-25, 25))), wobble=3, cell=12)
        c.shadow(m, 2, 4, 4, 0.6)
        stone(c, m, (0.38, 0.06, 325), thickness=q, seed=f"s{x:.0f}", detail=0.3)


def _bone(c: Canvas, clay: Clay, bias: float = 0.0, detail: float = 0.7) -> None:
    relief = clay.relief(0.8)
    c.shadow(relief.mask, 5, 9, 8, 0.7)
    bump = (c.field("bone", 7, 3, (1.5, 1))[relief.mask.where] - 0.5) * 1.6
    c.form(relief, _BONE, bump=np.asarray(bump, np.float32), rim=0.5, mottle=0.09, bias=bias, detail=detail, shadow=12)


def _bones(c: Canvas) -> None:
    """The skeleton, head to the left: far ribs, spine, near ribs, flipper, skull."""
    whole = (0.0, 640.0, 800.0, 1190.0)
    path = sample(_SPINE, 200)

    def at(t: float) -> tuple[float, float]:
        p = path[min(199, int(t * 199))]
        return float(p[0]), float(p[1])

    spans = [0.15 + 0.043 * i for i in range(11)]
    for far in (True, False):
        if not far:
            spine = Clay(c, whole, melt=3)
            n = 34
            for i in range(n):
                t = (i / (n - 1)) ** 1.04
                p = path[min(199, int(t * 199))]
                q = path[min(199, int(t * 199) + 2)] - path[max(0, int(t * 199) - 2)]
                a = math.atan2(q[1], q[0])
                w = float(p[2])
                spine.ball(float(p[0]), float(p[1]), w * 0.42, w * 0.66, turn=math.degrees(a), thick=w * 0.7)
                long = w * (1.35 - 0.4 * math.cos(0.32 * i) if i < 24 else 1.0)
                ex, ey = float(p[0]) + math.sin(a) * long + 6, float(p[1]) - math.cos(a) * long
                spine.limb([(float(p[0]), float(p[1]), w * 0.3), (ex, ey, w * 0.2)], n=6)
            for f in (-1, 1):
                spine.limb([(722, 1064, 8), (722 + f * 26, 1090, 6), (722 + f * 58, 1098 - f * 6, 3)], n=14)
            _bone(c, spine)
        ribs = Clay(c, whole, melt=1)
        for i, t in enumerate(spans):
            x, y = at(t)
            long = 120 + 96 * math.sin(math.pi * (0.2 + 0.07 * i)) - 5 * i + (i % 3) * 4
            dx = 20 if far else 0
            belly = 58 - 5 * i
            ribs.limb(
                [
                    (x + dx, y + 2, 7),
                    (x - belly * 0.5 + dx, y + long * 0.3, 7.6 - 0.2 * i),
                    (x - belly * 0.35 + dx * 1.4, y + long * 0.66, 6.4 - 0.2 * i),
                    (x + belly * 0.5 + dx * 1.6, y + long * (0.98 if not far else 0.9), 2.6),
                ],
                n=26,
            )
        _bone(c, ribs, -0.3 if far else -0.02, 0.4 if far else 0.7)
        if far:
            c.glow(440, 892, 96, (0.86, 0.16, 68), 1.0)
            c.glow(440, 890, 34, (0.96, 0.13, 85), 0.9)
            _roots(c)
            ember = c.mask(oval(440, 894, 27, 36, 12), soft=2)
            c.fill(ember, (0.93, 0.14, 80), detail=0.8)
            c.emit(ember, 0.8)
            c.glow(440, 894, 60, (0.9, 0.16, 66), 0.9)
    arm = Clay(c, whole, melt=3)
    arm.limb([(268, 898, 17), (292, 940, 14), (316, 976, 14)], n=12)
    for k, (ex, ey) in enumerate(((362, 1096), (396, 1090), (420, 1066), (428, 1034))):
        ox, oy = 312 + 9 * k, 990 - 5 * k
        for j in range(4):
            u, v = 0.02 + j * 0.25, 0.22 + j * 0.25
            bow = 12 * math.sin(math.pi * (u + v) / 2)
            mx, my = ox + (ex - ox) * (u + v) / 2 + bow * 0.4, oy + (ey - oy) * (u + v) / 2 + bow * 0.6
            arm.limb(
                [
                    (ox + (ex - ox) * u, oy + (ey - oy) * u, 8 - 1.2 * j),
                    (mx, my, 7 - 1.1 * j),
                    (ox + (ex - ox) * v, oy + (ey - oy) * v, 7.5 - 1.2 * j),
                ],
                n=7,
                melt=1,
            )
    _bone(c, arm)
    jaw = Clay(c, whole, melt=10)
    jaw.limb([(232, 896, 20), (200, 938, 23), (140, 962, 19), (76, 960, 14), (22, 934, 8)], n=34)
    _bone(c, jaw, -0.08)
    skull = Clay(c, whole, melt=16)
    skull.ball(212, 850, 50, 44, turn=-24)
    skull.limb([(206, 848, 42), (158, 850, 33), (104, 872, 25), (56, 896, 17), (14, 912, 9)], n=36)
    skull.limb([(224, 876, 20), (214, 900, 14)], n=8)
    skull.press([(176, 838, 4), (116, 856, 4), (54, 886, 3)], 5)
    _bone(c, skull)
    eye = c.mask(oval(196, 872, 20, 13, -20), soft=4)
    c.multiply(eye, (0.36, 0.09, 335), 0.8)
    lid = c.mask(limb([(174, 868, 2), (190, 881, 4.2), (216, 872, 2)], 20), soft=0.8)
    c.multiply(lid, (0.22, 0.07, 330), 0.9)

    def minnow(pen: Pen) -> None:
        tone = (0.8, 0.05, 80)
        pen.stroke([(60, 1060), (96, 1056), (126, 1060)], tone, 2.2)
        for k in range(8):
            x, q = 72 + 6 * k, 9 - abs(k - 2.5) * 1.4
            pen.stroke([(x, 1057 - q), (x + 2, 1058), (x, 1059 + q)], tone, 1.4)
        pen.fill(oval(57, 1060, 11, 8), tone)
        pen.dot(54, 1058, 2, (0.2, 0.06, 330))
        pen.stroke([(126, 1060), (138, 1050)], tone, 2)
        pen.stroke([(126, 1060), (138, 1069)], tone, 2)

    c.draw(minnow, relief=2, detail=0.8)


def _roots(c: Canvas) -> None:
    """Roots come down between the ribs and close round the place where the heart was."""
    r = c.rng("roots")
    clay = Clay(c, (100, 520, 760, 1100), melt=5)
    x, y = _TREE
    clay.limb([(x, y, 28), (x - 10, y + 90, 22), (x + 8, y + 190, 16), (x - 8, y + 290, 12), (x - 4, y + 340, 9)], n=40)
    for k in range(11):
        side = -1 if k % 2 else 1
        reach = float(r.uniform(60, 280))
        start = float(r.uniform(8, 150))
        drop = float(r.uniform(90, 250))
        pts = [
            (x + side * 8, y + start, 11.0),
            (x + side * reach * 0.36, y + start + drop * 0.22 + float(r.normal(0, 10)), 8.0),
            (x + side * reach * 0.7 + float(r.normal(0, 14)), y + start + drop * 0.6, 5.0),
            (x + side * reach + float(r.normal(0, 16)), y + start + drop, 1.5),
        ]
        clay.limb(pts, n=26)
    for k in range(9):
        a = 0.5 + 0.26 * k
        q = float(r.uniform(40, 96))
        clay.limb(
            [
                (x - 6, y + 312, 6),
                (x - 6 + math.cos(a) * q * 0.5 + float(r.normal(0, 6)), y + 330 + math.sin(a) * q * 0.4, 4),
                (x - 6 + math.cos(a) * q, y + 336 + math.sin(a) * q, 1.2),
            ],
            n=14,
        )
    bark(c, clay, (0.44, 0.08, 55), detail=0.55)


def _tree(c: Canvas) -> None:
    """The tree, blown a little to the right, gold where the light strikes it and plum in its own shade."""
    x, y = _TREE
    clay, tips = branches(c, x, y - 4, 360, 62, seed="plum", lean=0.06, spread=0.52, levels=4)
    r = c.rng("boughs")
    clay.cut((x, float(_lawn(x)) + 14), (0, 1))
    blobs = [(tx, ty, float(r.uniform(28, 44))) for tx, ty, _ in tips if ty < 390]
    for _ in range(34):
        a, q = float(r.uniform(0, math.tau)), math.sqrt(float(r.random()))
        blobs.append((450 + 224 * q * math.cos(a), 246 + 118 * q * math.sin(a) - 20 * q, float(r.uniform(26, 50))))
    blobs = sorted(blobs, key=lambda b: -b[1])
    crown(c, blobs[::2], (0.5, 0.11, 62), seed="behind", size=12, detail=0.4)
    bark(c, clay, (0.42, 0.075, 25), rough=1.5, detail=0.6)
    front = [b for b in blobs[1::2] if b[1] < 330]
    relief = crown(c, front, (0.76, 0.145, 84), seed="before", size=12, detail=0.5)
    xs, ys = np.array([b[0] for b in blobs]), np.array([b[1] for b in blobs])
    n = 1100
    k = r.integers(0, len(blobs), n)
    px, py = xs[k] + r.normal(-12, 24, n), ys[k] + r.normal(-10, 22, n)
    gold = jittered(pick(ramp([(0.8, 0.15, 82), (0.94, 0.12, 96)]), r.random(n)), r)
    strew(c, "leaf", px, py, r.uniform(9, 18, n), r.uniform(0, 6.3, n), gold, seed="lit", detail=0.6)
    c.multiply(relief.mask * smoothstep(430, 640, c.x + 0.4 * (c.y - 250)), (0.5, 0.11, 330), 0.4)
    for _ in range(13):
        fx, fy, _q = blobs[int(r.integers(0, len(blobs)))]
        fx, fy = fx + float(r.normal(0, 20)), fy + float(r.uniform(6, 30))
        plum = c.mask(circle(fx, fy, float(r.uniform(6.5, 8.5))))
        c.shadow(plum, 2, 4, 3, 0.5)
        c.form(plum, (0.5, 0.17, 8), thickness=8, rim=0.8, gloss=0.5, detail=0.85)


def _turf(c: Canvas) -> None:
    """Grass along the cut, lit from the side."""
    edge = [(float(v), float(_lawn(v)) + 2, 9.0) for v in np.linspace(-10, 810, 42)]
    strip = c.mask(limb(edge, 160), wobble=4, cell=20)
    x, y = _TREE
    foot = c.mask(oval(x + 40, y - 12, 120, 12), soft=8)
    c.form(strip, (0.5, 0.1, 100), thickness=9, rim=0.6, detail=0.4)
    _blades(c, 0, (0.42, 0.09, 105), (8, 18))
    _blades(c, 1, (0.7, 0.12, 96), (7, 20))
    c.multiply(foot, (0.3, 0.09, 320), 0.6)


def _blades(c: Canvas, k: int, tone: tuple[float, float, float], tall: tuple[float, float]) -> None:
    r = c.rng(f"blades{k}")

    def work(pen: Pen) -> None:
        for _ in range(620):
            x = float(r.uniform(-5, 805))
            y = float(_lawn(x)) + float(r.uniform(-5, 6))
            h = float(r.uniform(*tall))
            lean = float(r.normal(5, 4))
            light, ch, hue = tone
            pen.stroke(
                [(x, y), (x + lean * 0.4, y - h * 0.6), (x + lean, y - h)],
                (light + float(r.normal(0, 0.06)), ch, hue + float(r.normal(0, 8))),
                1.5,
                0.9,
            )

    c.draw(work, detail=0.5)


def _picker(c: Canvas) -> None:
    """An old man has put his basket down and listens at the ground."""
    who = Person(
        age="old",
        girth=1.45,
        skin=(0.6, 0.08, 50),
        hair=(0.86, 0.02, 80),
        top=(0.5, 0.15, 25),
        bottom=(0.28, 0.06, 300),
        hat="straw",
        hat_colour=(0.6, 0.11, 65),
    )
    x = 640.0
    y = float(_lawn(x)) - 1
    c.multiply(c.mask(oval(x + 6, y + 1, 66, 6), soft=4), (0.25, 0.08, 315), 0.7)
    pose = Pose(
        lean=56,
        bend=18,
        head=14,
        arm_near=(-34, 16),
        arm_far=(-48, 24),
        leg_near=(40, 118),
        leg_far=(30, 112),
    )
    paint_person(c, who, joints(who, pose, x=x, y=y, height=140, left=True))
    bx = x + 78
    by = float(_lawn(bx))
    basket = Clay(c, (bx - 40, by - 50, bx + 40, by + 10), melt=3)
    basket.limb([(bx, by - 6, 17), (bx, by - 20, 20)], n=8)
    c.form(basket.relief(), (0.56, 0.09, 65), rim=0.6, detail=0.8)
    for dx, dy in ((-11, -35), (0, -39), (11, -35), (-4, -34), (6, -33)):
        c.form(c.mask(circle(bx + dx, by + dy, 7)), (0.48, 0.15, 350), thickness=7, rim=0.8, gloss=0.4, detail=0.85)


def _last(c: Canvas) -> None:
    """Leaves on the wind, birds before the rain, a last touch of light in the ribs."""
    r = c.rng("blown")
    n = 30
    px, py = r.uniform(560, 800, n), r.uniform(180, 540, n)
    tone = jittered(pick(ramp([(0.78, 0.14, 84), (0.92, 0.11, 95)]), r.random(n)), r)
    strew(c, "leaf", px, py, r.uniform(7, 13, n), r.uniform(0, 6.3, n), tone, seed="blown", detail=0.8)
    far_birds(c, [(120, 330, 22), (160, 308, 18), (88, 300, 15)], (0.24, 0.06, 305))
    d = np.hypot(c.x - 440, (c.y - 894) * 1.25)
    below = smoothstep(0, 30, c.y - _lawn(c.x))
    c.multiply(np.asarray(below * smoothstep(130, 470, d) * 0.62, np.float32), (0.42, 0.12, 315))
    c.glaze(np.asarray(below * np.exp(-((d / 150) ** 2)) * 0.3, np.float32), (0.88, 0.16, 66))
    c.glow(438, 894, 46, (0.97, 0.14, 78), 0.6)
    c.glow(430, 884, 230, (0.8, 0.14, 58), 0.34)
