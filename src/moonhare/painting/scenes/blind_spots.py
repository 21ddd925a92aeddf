"""A peacock's eye-spots have left its train and watch it from the clipped yews."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, ramp, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import foliage, grass, stone
from moonhare.painting.motifs.skies import streaks, sun
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._blind_spots_parts import ocellus, peacock
from moonhare.painting.shapes import CORNER, Path, box, circle, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Blind Spots",
    hero="peacock with a blank tail, whose eye-spots have slipped away and peer from the clipped yews",
    idea="missing",
    place="garden, formal",
    palette="moss dawn",
    composition="profile",
    time="dawn",
    symbols=("peacock", "eye", "hedge"),
    hidden="one eye-spot asleep in the fountain",
    readings=("paranoia", "celebrity", "conscience"),
)
FINISH = {"vignette": 0.5, "bloom": 0.5, "saturation": 1.12}

_HEAD = (262.0, 330.0)
_YEW = (0.3, 0.065, 150)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.75, -0.4, 0.45),
        key=(0.96, 0.085, 88),
        shade=(0.34, 0.065, 195),
        rim=(-0.85, -0.45, 0),
        rim_colour=(0.97, 0.1, 85),
        bounce=(0.6, 0.09, 130),
    )
    c.wash(
        [
            (0, (0.5, 0.07, 200)),
            (0.16, (0.66, 0.065, 180)),
            (0.32, (0.84, 0.07, 120)),
            (0.46, (0.94, 0.085, 92)),
            (0.56, (0.95, 0.07, 88)),
        ],
        24,
    )
    streaks(c, 40, 380, (0.93, 0.09, 75), share=0.6, seed="dawn", cover=0.6)
    sun(c, 186, 462, 34, (0.98, 0.09, 88), power=1.0)
    _distance(c)
    _lawn(c)
    repaint(c, 0.9, seed="garden")
    c.rays(186, 462, [-12, 4, 18, 30, 42], 900, 170, (0.98, 0.09, 88), 0.3, 26)
    _fountain(c)
    _topiary(c)
    c.fog(600, 800, (0.95, 0.06, 95), 0.34)
    _watchers(c)
    _plinth(c)
    peacock(c, _HEAD)
    _near_hedge(c)
    repaint(c, 0.15, seed="last")
    _air(c)
    c.glow(186, 462, 260, p.key, 0.3)


def _bush(c: Canvas, paths: list[Path], haze: float, seed: str, *, light: float = 0.0, size: float = 8.0) -> None:
    m = c.mask(*paths, wobble=4, cell=12)
    tone = (_YEW[0] + light, _YEW[1] + light * 0.1, _YEW[2])
    foliage(c, m, tone, seed=seed, size=size, spacing=3.4, clump=20, haze=haze, thickness=60, detail=0.5)


def _distance(c: Canvas) -> None:
    """A long walk between hedges into the mist, a gate, poplars."""
    for k, x in enumerate((250.0, 300.0, 352.0, 560.0, 610.0)):
        h = 150.0 + 26 * math.sin(k * 2.3)
        tree = c.mask(
            curve(
                [
                    (x - 17, 600, CORNER),
                    (x - 22, 560 - h * 0.3),
                    (x, 580 - h, CORNER),
                    (x + 22, 560 - h * 0.3),
                    (x + 17, 600, CORNER),
                ]
            ),
            wobble=5,
            cell=10,
            soft=1,
        )
        c.form(tree, (0.62, 0.07, 150), thickness=20, haze=0.62, detail=0.2)
    for k, (y, top, haze) in enumerate(((612.0, 560.0, 0.6), (640.0, 560.0, 0.44), (676.0, 552.0, 0.28))):
        w = 60.0 + 90 * k
        for f in (-1, 1):
            x0 = 430 + f * w
            hedge = c.mask(
                polygon([(x0, top + 10 - 8 * k), (x0 + f * 620, top - 6 - 10 * k), (x0 + f * 620, y + 70), (x0, y)]),
                wobble=3,
                cell=9,
            )
            c.form(hedge, (0.46, 0.08, 148), thickness=14, haze=haze, mottle=0.16, grain=8, detail=0.25)
    c.fog(520, 660, (0.96, 0.07, 92), 0.6)


def _lawn(c: Canvas) -> None:
    m = c.full(smoothstep(634, 650, c.y))
    depth = 560 / np.maximum(c.y - 560, 12)
    u = (c.x - 430) * depth
    band = smoothstep(-0.1, 0.1, np.sin(u / 46))
    dew = c.noise.at("dew", u / 9, depth * 60, 1.0, 3) - 0.5
    t = 0.46 + 0.12 * band + 0.2 * dew + 0.26 * smoothstep(500, 60, c.x) * smoothstep(1150, 640, c.y)
    lawn = pick(c.tones((0.62, 0.12, 128)), np.clip(t, 0, 1))
    gravel = pick(
        c.tones((0.82, 0.05, 88)), np.clip(0.5 + 0.5 * (c.noise.at("gravel", u / 3, depth * 120, 1.0, 2) - 0.5), 0, 1)
    )
    way = smoothstep(132, 124, np.abs(u))[..., None]
    c.fill(m, np.asarray(lawn + (gravel - lawn) * way, np.float32), detail=0.25)
    c.multiply(c.full(smoothstep(760, 1200, c.y)), c.palette.deep, 0.6)


def _fountain(c: Canvas) -> None:
    """A round basin by the walk; in it, lids down, one eye-spot rests among the ripples."""
    x, y = 214.0, 800.0
    c.shadow(c.mask(oval(x + 20, y + 34, 150, 34)), 26, 10, 16, 0.6)
    rim = c.mask(
        curve(
            [
                (x - 136, y - 6, CORNER),
                (x - 120, y + 30),
                (x - 60, y + 52),
                (x, y + 57),
                (x + 60, y + 52),
                (x + 120, y + 30),
                (x + 136, y - 6, CORNER),
                (x + 60, y + 22),
                (x - 60, y + 22),
            ]
        )
    )
    stone(c, rim, (0.66, 0.04, 110), thickness=24, rough=0.4, seed="rim", detail=0.5)
    pool = c.mask(oval(x, y - 4, 130, 31))
    ripple = np.sin(np.hypot(c.x - x, (c.y - y) * 4) / 6.5) * 0.1
    t = np.clip(0.5 + ripple + 0.3 * smoothstep(x + 120, x - 120, c.x), 0, 1)
    c.fill(pool, pick(ramp([(0.3, 0.06, 190), (0.56, 0.075, 180), (0.86, 0.09, 105), (0.97, 0.07, 92)]), t), detail=0.6)
    c.form(
        c.mask(oval(x, y - 4, 137, 36)) - c.mask(oval(x, y - 3, 126, 29)),
        (0.74, 0.04, 100),
        thickness=9,
        rim=0.7,
        detail=0.6,
    )
    stem = c.mask(limb([(x + 8, y - 6, 17), (x + 8, y - 40, 10), (x + 8, y - 70, 13)]))
    stone(c, stem, (0.66, 0.04, 110), thickness=16, rough=0.3, seed="stem", detail=0.5)
    dish = c.mask(
        curve([(x - 52, y - 84, CORNER), (x + 68, y - 84, CORNER), (x + 40, y - 64), (x + 8, y - 58), (x - 24, y - 64)])
    )
    stone(c, dish, (0.7, 0.04, 105), thickness=18, rough=0.3, seed="dish", detail=0.5)

    def water(pen: Pen) -> None:
        for k in range(13):
            q = (k - 6) * 9.5
            pen.stroke(
                [
                    (x + 8, y - 118),
                    (x + 8 + q * 0.7, y - 128 + abs(q) * 0.3),
                    (x + 8 + q * 1.1, y - 84),
                    (x + 8 + q * 1.2, y - 20 + 0.1 * abs(q)),
                ],
                (0.97, 0.05, 100),
                1.7,
                0.55,
            )

    c.draw(water, detail=0.7, soft=0.5)
    ocellus(c, x - 66, y + 1, 25, squash=0.5, closed=True)


def _topiary(c: Canvas) -> None:
    """Yews cut to balls, a spiral, a cone; dark enough to hide in."""
    x = 690.0
    spiral = [oval(x + (-1) ** k * 7, 640 - k * 62, 112 - k * 14.5, 50 - k * 4, (-1) ** k * 9) for k in range(7)]
    c.shadow(c.mask(oval(x + 30, 706, 150, 26)), 30, 6, 16, 0.6)
    _bush(c, [box(x - 92, 640, 190, 70, 10), *spiral], 0.06, "spiral")
    for k in range(6):
        gap = c.mask(
            limb([(x - 96 + k * 13, 622 - k * 62, 8), (x, 634 - k * 62, 7), (x + 96 - k * 13, 606 - k * 62, 4)]), soft=5
        )
        c.multiply(gap, c.palette.deep, 0.5)
    x = 74.0
    c.shadow(c.mask(oval(x + 40, 748, 120, 20)), 30, 6, 16, 0.55)
    _bush(
        c, [circle(x, 640, 92), circle(x + 2, 520, 62), circle(x, 436, 40), box(x - 76, 690, 152, 62, 8)], 0.12, "balls"
    )
    _bush(c, [polygon([(436, 700), (496, 420), (556, 700)])], 0.3, "cone", size=6)
    wall = c.mask(polygon([(548, 640), (820, 600), (820, 800), (566, 760)]), wobble=3, cell=9)
    c.shadow(wall, -6, 16, 14, 0.5)
    foliage(c, wall, _YEW, seed="wall", size=8, spacing=3.6, clump=22, thickness=26, haze=0.03, detail=0.5)


def _watchers(c: Canvas) -> None:
    """In pairs, in threes, alone: every one turned to the bird it belonged to."""
    spots = (
        (660, 540, 30, 0.0),
        (734, 556, 28, 0.0),
        (700, 424, 24, 0.1),
        (650, 476, 20, 0.2),
        (706, 316, 19, 0.0),
        (744, 470, 19, 0.3),
        (612, 690, 26, 0.1),
        (690, 668, 30, 0.0),
        (766, 706, 26, 0.2),
        (738, 640, 20, 0.4),
        (44, 626, 27, 0.0),
        (106, 636, 27, 0.1),
        (80, 520, 22, 0.0),
        (70, 690, 18, 0.4),
        (494, 560, 17, 0.1),
        (508, 628, 15, 0.3),
        (70, 440, 14, 0.2),
    )
    for k, (x, y, r, _) in enumerate(spots):
        a = math.atan2(_HEAD[1] + 140 - y, _HEAD[0] + 100 - x)
        ocellus(c, x, y, r, look=(math.cos(a), math.sin(a)), seed=f"w{k}", haze=0.16 if r < 20 else 0.0)
        _lids(c, x, y, r, f"w{k}")


def _lids(c: Canvas, x: float, y: float, r: float, name: str) -> None:
    """Leaves that reach over a hidden eye's edge."""
    g = c.rng(f"lids/{name}")
    n = 34
    a = np.where(g.random(n) < 0.55, g.normal(-1.57, 0.7, n), g.uniform(0, 6.28, n))
    q = r * g.uniform(0.92, 1.35, n)
    tint: Array = np.repeat(np.array([[0.17, 0.29, 0.2]], np.float32), n, 0) * g.uniform(0.7, 1.5, (n, 1)).astype(
        np.float32
    )
    strew(
        c,
        "leaf",
        x + np.cos(a) * q,
        y + np.sin(a) * q,
        r * g.uniform(0.3, 0.6, n),
        a + g.normal(1.5, 0.5, n),
        tint,
        seed=f"lids/{name}",
        detail=0.8,
    )


def _plinth(c: Canvas) -> None:
    """The stone it stands on, with moss in the joints."""
    shaft = c.mask(polygon([(300, 790), (478, 790), (498, 1210), (282, 1210)]))
    c.shadow(shaft, 40, 0, 26, 0.6)
    stone(c, shaft, (0.6, 0.035, 110), thickness=30, rough=0.45, seed="shaft", detail=0.45)
    for y, w in ((742.0, 128.0), (776.0, 108.0)):
        slab = c.mask(box(392 - w, y, 2 * w, 36, 7))
        c.shadow(slab, 8, 14, 9, 0.6)
        stone(c, slab, (0.7, 0.04, 105), thickness=16, rough=0.4, seed=f"slab{y}", detail=0.5)
    panel = c.mask(polygon([(326, 850), (454, 850), (462, 1120), (318, 1120)]))
    c.multiply(panel.edge(-5, -5, 3), c.palette.deep, 0.55)
    c.screen(panel.edge(5, 5, 3), (0.96, 0.07, 90), 0.35)
    moss = c.full(smoothstep(0.54, 0.66, c.field("moss", 40, 4))) & (shaft | c.mask(box(264, 742, 256, 70)))
    c.fill(moss, (0.46, 0.1, 130), 0.6, detail=0.4, mottle=0.3)


def _near_hedge(c: Canvas) -> None:
    """A box hedge before us, dark, with two eyes very near."""
    top = [
        (-20.0, 1040.0),
        (90.0, 1018.0),
        (200.0, 1050.0),
        (300.0, 1090.0),
        (420.0, 1118.0),
        (560.0, 1128.0),
        (700.0, 1150.0),
        (820.0, 1140.0),
    ]
    m = c.mask(curve([*top, (820, 1230, CORNER), (-20, 1230, CORNER)]), wobble=7, cell=16)
    c.shadow(m, 0, -14, 14, 0.5)
    foliage(c, m, (0.25, 0.055, 155), seed="near", size=14, spacing=5, clump=34, thickness=60, detail=0.5)
    c.multiply(m, (0.42, 0.07, 165), 0.55)
    for k, (x, y, r, _) in enumerate(((86.0, 1096.0, 45.0, 0.0), (196.0, 1124.0, 43.0, 0.12))):
        ocellus(c, x, y, r, look=(0.5, -0.85), seed=f"near{k}")
        _lids(c, x, y, r, f"near{k}")
    blades = c.mask(polygon([(0, 1160), (800, 1180), (800, 1205), (0, 1205)]), soft=8)
    grass(c, blades, ((0.3, 0.07, 150), (0.44, 0.1, 135)), seed="edge", height=(20, 44), spacing=8, detail=0.5)


def _air(c: Canvas) -> None:
    r = c.rng("motes")
    n = 120
    x, y = r.uniform(0, 800, n), r.uniform(380, 1100, n)
    tint = np.repeat(np.array([[1.0, 0.95, 0.74]], np.float32), n, 0)
    strew(c, "soft", x, y, r.uniform(2, 7, n), 0.0, tint, seed="motes", alpha=0.6, detail=0.9)
