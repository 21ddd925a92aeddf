"""A horn as large as a hill lies in the grass at dusk; a street of lit houses winds round and round into its throat."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, rgb, smoothstep
from art.painting.light import Lamp, Light
from art.painting.mask import Mask
from art.painting.materials import grass, metal
from art.painting.motifs.skies import stars, streaks
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, box, curve, limb, oval, polygon, sample
from art.painting.stamps import jittered, scatter, strew
from art.painting.strokes import repaint

from .town import (
    LAST,
    RADIUS,
    START,
    TALL,
    THROAT,
    TURN,
    centre,
    depth_of,
    size_at,
    spot,
    town,
)

BRIEF = Brief(
    title="Brass Quarter",
    hero="tuba as large as a hill at dusk, a spiral street of lit houses winding into its golden throat",
    idea="contains",
    place="street, brass old town",
    palette="amber wood",
    composition="deep tunnel",
    time="dusk",
    symbols=("tuba", "house", "spiral"),
    hidden="the little band that comes up the path are hares",
    readings=("parade", "neighbours", "gossip"),
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "contrast": 0.3,
    "saturation": 1.12,
    "relight": Relight(key=0.74, ground=0.72, figure=0.42, chroma=1.0, form=1.25, side=0.1, towards=0),
}

_GROUND = 880.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.6, 0.55),
        key=(0.96, 0.07, 84),
        shade=(0.27, 0.07, 335),
        rim=(0.6, 0.6, 0),
        rim_colour=(0.84, 0.13, 58),
        bounce=(0.66, 0.14, 52),
        bounce_share=0.2,
    )
    _dusk(c)
    repaint(c, 0.7, seed="dusk")
    stars(c, 60, 330, seed="dusk", size=0.9)
    _works(c)
    w, a = _depth(c)
    _bell(c, w, a)
    c.lamps.append(Lamp(x=THROAT[0], y=THROAT[1], z=60, reach=170, colour=(0.92, 0.14, 70), power=0.9))
    _street(c, c.full(smoothstep(0.0, 0.01, w)))
    lit = town(c)
    c.lamps.clear()
    _rim(c, w, a)
    _meadow(c)
    _lamps(c, lit)
    _band(c)


def _depth(c: Canvas) -> tuple[Array, Array]:
    """Work out for each pixel how deep in the bell it lies, and at which angle."""
    w = np.zeros_like(c.x)
    for _ in range(24):
        cx, cy = centre(w)
        r = np.hypot(c.x - cx, (c.y - cy) / TALL)
        w = 0.5 * w + 0.5 * np.clip(np.log(RADIUS / np.maximum(r, 1.0)), -1.0, 4.6)
    cx, cy = centre(w)
    return w.astype(np.float32), np.mod(np.arctan2((c.y - cy) / TALL, c.x - cx), TURN).astype(np.float32)


def _dusk(c: Canvas) -> None:
    """A quiet dusk: umber above, the last amber along the land, far hills."""
    c.wash(
        [
            (0, (0.19, 0.055, 268)),
            (0.2, (0.28, 0.065, 272)),
            (0.38, (0.4, 0.075, 310)),
            (0.52, (0.58, 0.11, 20)),
            (0.64, (0.78, 0.13, 58)),
            (0.73, (0.91, 0.1, 80)),
        ],
        warp=16,
    )
    streaks(c, 60, 460, (0.66, 0.12, 30), share=0.55, seed="high", cover=0.5)
    streaks(c, 480, 820, (0.92, 0.1, 72), share=0.5, seed="band", cover=0.5)
    for i, (y, tone) in enumerate(((776.0, (0.66, 0.12, 55)), (826.0, (0.48, 0.1, 40)), (872.0, (0.34, 0.075, 60)))):
        ridge = y - 60 * (c.field(f"far{i}", 190, 3)[0] - 0.4) - 5 * c.field(f"trees{i}", 11, 2)[0]
        m = c.full(smoothstep(-1, 1, c.y - ridge[None, :]))
        c.fill(m, tone, 0.9, detail=0.15)
        c.fog(y - 6, y + 60, (0.88, 0.11, 72), 0.5, cell=170)


def _tube(c: Canvas, spine: list[tuple[float, float, float]], tone: Colour, n: int = 90) -> None:
    """Lay a brass tube: its form, the dusk's bright band along its upper side, dark land along its lower."""
    path = c.mask(limb(spine, n))
    c.shadow(path, 6, 12, 12, 0.6, (0.18, 0.06, 20))
    metal(c, path, tone, thickness=2.2 * max(p[2] for p in spine), polish=0.65, bias=-0.06)
    s = sample(spine, n)
    d = np.gradient(s[:, :2], axis=0)
    m = np.hypot(d[:, 0], d[:, 1]) + 1e-6
    for side, wide, tint, power in ((0.5, 0.12, (0.98, 0.09, 82), 0.85), (-0.7, 0.08, (0.86, 0.15, 50), 0.6)):
        edge = [
            (float(p[0] + side * p[2] * q[1] / k), float(p[1] - side * p[2] * q[0] / k), float(p[2] * wide))
            for p, q, k in zip(s, d, m, strict=True)
        ]
        c.screen(c.mask(limb(edge, n), soft=1.8), tint, power)


def _works(c: Canvas) -> None:
    """What shows of the tuba behind its bell: two great bows, three valves, the mouthpiece."""
    gold: Colour = (0.58, 0.12, 66)
    _tube(
        c,
        [
            (420, 150, 26),
            (520, 84, 27),
            (640, 76, 29),
            (736, 140, 31),
            (776, 260, 33),
            (786, 420, 35),
            (780, 640, 38),
            (760, 920, 42),
        ],
        (0.5, 0.115, 58),
    )
    _tube(c, [(500, 200, 20), (588, 150, 20), (660, 166, 21), (706, 240, 22), (716, 340, 22)], gold)
    _tube(c, [(300, 190, 12), (226, 120, 11), (150, 98, 10), (92, 112, 9)], (0.66, 0.125, 70))
    cup = c.mask(polygon([(96, 102), (96, 124), (52, 138), (46, 84)]))
    metal(c, cup, (0.74, 0.12, 76), thickness=20, polish=0.8)
    metal(c, c.mask(oval(49, 111, 7, 29, -3)), (0.84, 0.11, 82), thickness=6)
    for x, y in ((286.0, 132.0), (336.0, 112.0), (388.0, 104.0)):
        case = c.mask(box(x - 18, y, 36, 120, 9))
        c.shadow(case, 5, 8, 8, 0.6, (0.18, 0.06, 20))
        metal(c, case, (0.6, 0.12, 68), thickness=26, polish=0.6)
        c.screen(c.mask(box(x - 11, y + 6, 6, 110, 3), soft=1.5), (0.98, 0.08, 84), 0.8)
        metal(c, c.mask(box(x - 21, y - 4, 42, 12, 5)), (0.76, 0.12, 76), thickness=9)
        metal(c, c.mask(box(x - 4, y - 30, 8, 28, 2)), (0.7, 0.11, 74), thickness=6)
        metal(c, c.mask(oval(x, y - 32, 15, 6)), (0.92, 0.04, 84), thickness=7)


def _bell(c: Canvas, w: Array, a: Array) -> None:
    """The golden funnel: it mirrors the dusk upside down and takes light from its depth."""
    inside = c.full(smoothstep(-0.004, 0.004, w))
    c.shadow(inside, 10, 30, 34, 0.7, (0.16, 0.06, 20))
    lathe = c.noise.at("lathe", w * 70, a * 0.5, 1.0, 3) - 0.5
    smear = c.noise.at("smear", np.cos(a) * 9, np.sin(a) * 9 + w * 0.6, 1.0, 3) - 0.5
    way = a - 0.5 * math.pi
    lit = np.exp(1.6 * (np.cos(way) - 1)) + 0.5 * np.exp(9 * (np.cos(a - 3.5) - 1))
    t = 0.27 + 0.22 * lit * smoothstep(1.6, 0.1, w) + 0.07 * lathe + 0.09 * smear + 0.46 * smoothstep(0.15, 2.2, w)
    edge = 0.36 - 0.24 * np.clip(np.cos(way), -1, 1) + 0.035 * np.cos(a * 5 + 1) + 0.05 * smear
    land = smoothstep(edge + 0.035, edge - 0.015, w) * smoothstep(0.02, 0.06, w) * smoothstep(0.5, -0.2, np.cos(way))
    t = t - 0.27 * land
    crisp = np.exp(-(((w - edge - 0.045) / 0.02) ** 2)) * smoothstep(0.3, -0.4, np.cos(way))
    t = t + 0.26 * crisp + 0.4 * np.exp(-(((w - 0.06) / 0.03) ** 2)) * np.exp(4 * (np.cos(way - 0.6) - 1))
    brass = ramp(
        [
            (0, (0.2, 0.06, 15)),
            (0.22, (0.36, 0.09, 38)),
            (0.45, (0.58, 0.13, 64)),
            (0.72, (0.82, 0.14, 80)),
            (1, (0.98, 0.07, 92)),
        ]
    )
    c.fill(inside, pick(brass, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.45)
    sky = inside * np.asarray(smoothstep(0.5, 0.08, w) * smoothstep(-0.1, -0.9, np.cos(way)), np.float32)
    c.glaze(sky, (0.3, 0.075, 285), 0.42)
    coral = np.exp(-(((w - edge - 0.02) / 0.05) ** 2)) * smoothstep(0.3, -0.3, np.cos(way))
    c.glaze(inside * np.asarray(coral, np.float32), (0.66, 0.15, 38), 0.45)
    c.glow(*THROAT, 150, (0.88, 0.15, 66), 0.55, flat=TALL)


def _street(c: Canvas, inside: Mask) -> None:
    """Pave the spiral: warm setts, darker gutters, its bright kerb towards us; the shade of its houses."""
    n = 460
    us = [START - 1.1 + (LAST - START + 1.1) * i / n for i in range(n + 1)]

    def strip(low: float, high: float) -> Mask:
        near = [spot(u, depth_of(u) + low) for u in us]
        wide = [min(1.0, 0.04 + (u - us[0]) / 1.0) for u in us]
        deep = [spot(u, depth_of(u) - 0.08 + (high + 0.08) * q) for u, q in zip(us[::-1], wide[::-1], strict=True)]
        return c.mask(polygon(near + deep)) & inside

    road = strip(-0.075, 0.15)
    c.multiply(strip(-0.105, -0.07).blur(1.2), (0.24, 0.07, 20), 0.7)
    stones = c.noise.at("setts", c.x / 3.4, c.y / 2.8, 1.0, 2) - 0.5
    far = np.hypot(c.x - THROAT[0], c.y - THROAT[1])
    tone = ramp([(0.3, 0.07, 25), (0.46, 0.09, 44), (0.66, 0.11, 64), (0.9, 0.1, 84)])
    t = 0.4 + 0.4 * np.exp(-far / 150) + 0.2 * stones
    c.fill(road, pick(tone, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.6)
    c.multiply(strip(0.09, 0.17).blur(2), (0.3, 0.09, 20), 0.5)

    def kerb(pen: Pen) -> None:
        for i in range(n):
            u = us[i]
            p, q = (spot(v, depth_of(v) - 0.078) for v in (u, us[i + 1]))
            pen.stroke([p, q], (0.93, 0.12, 82), max(0.7, size_at(depth_of(u)) * 0.011))

    c.draw(kerb, relief=1.2, detail=0.85, clip=inside)


def _rim(c: Canvas, w: Array, a: Array) -> None:
    """The rolled edge of the bell: a thick bright wire all round, dusk and land mirrored along it."""
    edge = c.full(smoothstep(-0.072, -0.062, w) * smoothstep(0.02, 0.01, w))
    across = np.clip((w + 0.026) / 0.042, -1, 1)
    facing = np.cos(a - 4.1)
    t = 0.46 + 0.36 * np.sign(facing) * -across * np.abs(facing) - 0.22 * across**2
    t = t + 0.12 * (c.field("wire", 120, 3) - 0.5) + 0.12 * facing
    wave = 0.25 * np.sin(a * 7 + 1.3) + 0.2 * np.sin(a * 3)
    t = (
        t
        + 0.24 * np.exp(-(((across + 0.35 + 0.2 * wave) / 0.16) ** 2))
        - 0.14 * np.exp(-(((across - 0.4 - 0.2 * wave) / 0.2) ** 2))
    )
    brass = ramp(
        [
            (0, (0.22, 0.065, 18)),
            (0.35, (0.48, 0.115, 50)),
            (0.6, (0.74, 0.13, 74)),
            (0.82, (0.92, 0.09, 88)),
            (1, (0.99, 0.03, 95)),
        ]
    )
    c.fill(edge, pick(brass, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.85)
    c.multiply(c.full(np.exp(-(((w - 0.022) / 0.016) ** 2))), (0.3, 0.08, 20), 0.55)


def _crest(x: Array | float) -> Array:
    """The line of the near ground, card y at each x: the bell has sunk into it a little."""
    x = np.asarray(x)
    return np.asarray(_GROUND - 12 + 16 * np.sin(x / 150 + 0.4) + 7 * np.sin(x / 61) - 0.0001 * (x - 400) ** 2)


_PATH = [
    (420.0, 852.0, 26.0),
    (446.0, 908.0, 32.0),
    (420.0, 972.0, 42.0),
    (470.0, 1050.0, 60.0),
    (650.0, 1140.0, 92.0),
    (860.0, 1230.0, 130.0),
]


def _meadow(c: Canvas) -> None:
    """Grass before the bell, a trodden path, the horn's own light spilled over both."""
    m = c.full(smoothstep(-1, 1, c.y - _crest(c.x)))
    spill = np.exp(-(((c.x - 410) / 250) ** 2)) * smoothstep(1130, 860, c.y)
    tone = pick(
        ramp([(0.24, 0.06, 80), (0.34, 0.08, 92), (0.5, 0.11, 90)]),
        np.asarray(np.clip(spill + 0.3 * (c.field("sward", 60, 4) - 0.5), 0, 1), np.float32),
    )
    c.fill(m, tone, detail=0.3)
    lane = c.mask(limb(_PATH, 60), wobble=5, cell=22) & m
    dirt = pick(
        ramp([(0.24, 0.06, 40), (0.42, 0.09, 55), (0.78, 0.13, 74)]),
        np.asarray(np.clip(0.2 + 0.75 * spill + 0.3 * (c.field("dirt", 14, 3) - 0.5), 0, 1), np.float32),
    )
    c.fill(lane, dirt, detail=0.4)
    c.multiply(lane.edge(5, 3, 4), (0.3, 0.07, 40), 0.5)
    repaint(c, 0.25, seed="last")
    grass(
        c,
        m - lane.grow(-3),
        ((0.28, 0.07, 100), (0.4, 0.09, 95), (0.54, 0.11, 82)),
        height=(9, 36),
        spacing=4.2,
        seed="near",
    )
    glow = c.full(np.exp(-(((c.x - 410) / 270) ** 2)) * np.exp(-(((c.y - 880) / 120) ** 2)))
    c.screen(glow & m, (0.92, 0.15, 68), 0.55)
    r = c.rng("flowers")
    stones = lane & c.full(smoothstep(900, 940, c.y))
    px, py = scatter(stones, 260, r)
    size = (2 + 5 * r.random(len(px)) ** 2) * (0.4 + (py - 880) / 260)
    grey = jittered(np.repeat(rgb((0.5, 0.07, 60))[None], len(px), 0), r, 0.16, 0.03)
    strew(c, "pebble", px, py, size, 0.0, grey, seed="pebbles", detail=0.7)
    for k in range(5):
        board = c.mask(
            polygon(
                [
                    (396 + 3 * k, 876 - 8 * k),
                    (440 - 2 * k, 874 - 8 * k),
                    (438 - 2 * k, 868 - 8 * k),
                    (398 + 3 * k, 870 - 8 * k),
                ]
            )
        )
        c.shadow(board, 2, 4, 2, 0.6)
        c.form(board, (0.56, 0.1, 55), thickness=3, rim=0.7, mottle=0.15, grain=4, detail=0.9)

    def flowers(pen: Pen) -> None:
        for _ in range(330):
            y = float(r.uniform(0, 1)) ** 0.7 * 300 + 886
            x = float(r.uniform(0, 800))
            tone = ((0.96, 0.09, 82), (0.84, 0.15, 60), (0.8, 0.14, 25), (0.9, 0.05, 90))[int(r.integers(4))]
            pen.dot(x, y, float(r.uniform(0.7, 1.3)) * (1 + (y - 880) / 160), tone, float(r.uniform(0.4, 0.95)))

    c.draw(flowers, detail=0.85, clip=m - lane.grow(2))
    near = c.full(smoothstep(1150, 1230, c.y)) - lane
    grass(c, near, ((0.13, 0.045, 60), (0.18, 0.055, 75)), height=(44, 130), spacing=6.5, seed="front", detail=0.6)


def _lamps(c: Canvas, lit: list[tuple[float, float, float]]) -> None:
    """The windows' haze, lamps along the kerb, the light at the bottom of the horn."""
    for x, y, q in lit:
        c.glow(x, y, q, (0.94, 0.14, 70), 0.3)
    us = [START - 0.5 + i * 0.5 for i in range(36)]
    posts = [
        (spot(u, depth_of(u) - 0.03), spot(u, depth_of(u) - 0.03, 0.085), size_at(depth_of(u))) for u in us if u < LAST
    ]

    def work(pen: Pen) -> None:
        for foot, head, s in posts:
            pen.stroke([foot, head], (0.24, 0.06, 25), max(0.7, s * 0.008))
            pen.dot(*head, max(0.9, s * 0.014), (0.99, 0.07, 92))

    c.draw(work, emission=0.5, detail=0.95)
    for _, head, s in posts:
        c.glow(*head, max(3.0, s * 0.075), (0.97, 0.13, 78), 0.85)
    c.glow(*THROAT, 24, (0.995, 0.06, 92), 0.95)
    c.glow(*THROAT, 70, (0.94, 0.14, 74), 0.65)


def _hare(pen: Pen, x: float, y: float, s: float, kind: int) -> None:
    """Draw a marching hare seen from behind, light before it."""
    ink: Colour = (0.15, 0.045, 30)
    gold: Colour = (0.95, 0.12, 76)
    coat: Colour = ((0.46, 0.15, 25), (0.36, 0.06, 235), (0.4, 0.1, 350))[kind % 3]
    with pen.at(x, y, 0, s):
        for way in (-1, 1):
            pen.stroke([(2 * way, -8), (2.6 * way + (1.4 if kind % 2 else -0.6), 0)], ink, 2.6)
            pen.stroke([(1.8 * way, -28), (3.4 * way, -40)], ink, 3.0)
            pen.stroke([(1.4 * way, -29), (2.8 * way, -39)], gold, 0.7, 0.8)
        pen.fill(curve([(-6, -5, CORNER), (-5.4, -17), (0, -23), (5.4, -17), (6, -5, CORNER), (0, -3)]), coat)
        pen.fill(oval(0, -26, 4.6, 4.8), ink)
        pen.dot(0, -6, 2.2, (0.8, 0.05, 70))
        pen.stroke([(-5.6, -6), (-5, -17), (-2, -21)], gold, 0.9, 0.85)
        if kind % 4 == 0:
            pen.stroke([(5, -16), (10, -22), (10, -34)], ink, 1.5)
            pen.dot(10, -36, 3.4, (0.99, 0.1, 84))
        elif kind % 4 == 2:
            pen.fill(oval(9, -14, 6, 6.4), (0.6, 0.18, 28))
            pen.stroke(oval(9, -14, 6, 6.4), gold, 1.2)
        else:
            pen.stroke([(3, -22), (10, -27)], gold, 1.8)
            pen.fill(polygon([(9, -26), (16, -33), (17, -25)]), gold)


def _band(c: Canvas) -> None:
    """Hares with horns, drums and lanterns march up the path and over the lip, long shadows behind them."""
    s = sample(_PATH, 100)
    places = [
        (float(s[k][0]) + dx, float(s[k][1]), 0.62 + 1.3 * (float(s[k][1]) - 860) / 300)
        for k, dx in ((8, 0.0), (17, 4.0), (27, -5.0), (36, 6.0), (45, -6.0), (54, 8.0), (63, -4.0))
    ]
    for x, y, q in places:
        shade = c.mask(
            limb([(x, y - 1, 4.5 * q), (x + 22 * q, y + 30 * q, 5.5 * q), (x + 34 * q, y + 50 * q, 2.5 * q)], 12),
            soft=1.6 * q,
        )
        c.multiply(shade, (0.16, 0.05, 40), 0.7)

    def work(pen: Pen) -> None:
        for k, (x, y, q) in enumerate(places):
            _hare(pen, x, y, q, k)

    c.draw(work, relief=1.2, detail=0.95)
    for k, (x, y, q) in enumerate(places):
        if k % 4 == 0:
            c.glow(x + 10 * q, y - 36 * q, 15 * q, (0.98, 0.13, 78), 0.8)
