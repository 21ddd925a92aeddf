"""A great octopus walks the lagoon with a lit hamlet on its head, lighting the way with a lantern."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import smoke
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.buildings import house
from moonhare.painting.motifs.corals import fish
from moonhare.painting.motifs.props import lantern
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Relocation",
    hero="great octopus walking the lagoon floor with a lit hamlet on its head above water, holding up a lantern",
    idea="carried by",
    place="lagoon, stilt village",
    palette="sunset coral",
    composition="split waterline",
    time="dawn",
    symbols=("octopus", "house", "lantern"),
    hidden="one wooden stilt left standing behind, its rope ladder still hung on it",
    readings=("exile", "balance", "trust"),
)
FINISH = {"vignette": 0.36, "bloom": 0.5, "saturation": 1.08, "focus": Focus(400, 620, 340, 480, 0.35)}

_LINE = 548.0
_SUN = (160.0, 402.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.72, -0.3, 0.5),
        key=(0.96, 0.07, 72),
        shade=(0.36, 0.11, 318),
        rim=(-0.95, -0.1, 0),
        rim_colour=(0.97, 0.09, 78),
        bounce=(0.62, 0.12, 350),
        bounce_share=0.22,
    )
    _air(c)
    _under(c)
    repaint(c, 0.6, seed="air", loose=1.2)
    _post(c)
    wet = c.full(smoothstep(-1, 1, c.y - _line(c)))
    _octopus(c)
    c.glaze(wet * np.asarray(smoothstep(900, 1200, c.y), np.float32), (0.34, 0.1, 318), 0.55)
    _surface(c)
    _hamlet(c)
    repaint(c, 0.16, seed="last", loose=0.6)
    _lights(c)


def _line(c: Canvas) -> Array:
    return np.asarray(_LINE + 5 * np.sin(c.x / 74) + 2.5 * np.sin(c.x / 27 + 1), np.float32)


def _air(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.38, 0.105, 300)),
            (0.12, (0.52, 0.125, 335)),
            (0.24, (0.68, 0.14, 15)),
            (0.32, (0.82, 0.125, 50)),
            (0.38, (0.92, 0.095, 75)),
            (1, (0.8, 0.11, 40)),
        ],
        16,
    )
    streaks(c, 30, 280, (0.86, 0.1, 40), share=0.4, seed="high", cover=0.45)
    x, y = _SUN
    c.glow(x, y, 330, (0.97, 0.11, 75), 0.8)
    for k, (top, tone) in enumerate(((418, (0.76, 0.12, 30)), (436, (0.64, 0.13, 8)))):
        crest = top - 26 * (c.field(f"isles{k}", 130, 3)[int(300 * c.scale)] - 0.42)[None, :] * (1.6 + k)
        c.fill(c.full(smoothstep(-2, 2, c.y - crest) * smoothstep(460, 456, c.y)), tone, 0.75, detail=0.05)
        c.fog(402, 482, (0.95, 0.09, 70), 0.5, cell=220)
    disc = c.mask(circle(x, y, 66), soft=1.2)
    c.fill(disc, pick(ramp([(0.99, 0.04, 95), (0.97, 0.1, 85)]), (c.y - y + 64) / 128), detail=0.9)
    c.emit(disc, 0.8)
    # The lagoon above the line: sky thrown back, the sun's road.
    water = c.full(smoothstep(456, 459, c.y))
    t = (c.y - 457) / (_LINE - 457)
    ripple = (c.field("ripple", 46, 4, (6, 0.4)) - 0.5) * 0.5
    c.fill(water, pick(ramp([(0.94, 0.09, 70), (0.84, 0.12, 45), (0.66, 0.13, 10)]), t + ripple), detail=0.1)
    road = np.exp(-(((c.x - x) / (56 + 150 * t)) ** 2)) * (0.5 + 2.2 * np.abs(ripple)) * smoothstep(456, 464, c.y)
    c.screen(np.asarray(np.clip(road, 0, 1), np.float32), (0.98, 0.08, 85), 0.8)


def _under(c: Canvas) -> None:
    line = _line(c)
    wet = c.full(smoothstep(-1, 1, c.y - line))
    t = (c.y - _LINE) / 560
    tones = ramp([(0.76, 0.14, 20), (0.56, 0.14, 350), (0.38, 0.11, 325), (0.24, 0.08, 310)])
    c.fill(wet, pick(tones, t), detail=0.05)
    shafts = np.clip((c.field("shafts", 60, 3, (0.5, 9)) - 0.44) * 3, 0, 1)
    shafts = shafts * np.exp(-np.maximum(c.y - line, 0) / 330) * np.exp(-(((c.x - 240) / 330) ** 2))
    c.screen(wet * np.asarray(shafts, np.float32), (0.93, 0.11, 60), 0.55)
    floor = 1118 + 16 * np.sin(c.x / 110 + 1) + 10 * (c.field("bed", 90, 3) - 0.5)
    c.form(c.full(smoothstep(-6, 6, c.y - floor)), (0.4, 0.1, 345), thickness=30, mottle=0.14, rim=0.2, detail=0.1)
    c.fog(1040, 1170, (0.5, 0.12, 345), 0.35, cell=200)
    for i, (x, y, q) in enumerate(((110, 760, 30), (158, 790, 24), (84, 806, 20), (690, 840, 26), (664, 872, 19))):
        fish(c, x, y, q, (0.86, 0.13, 70), band=(0.95, 0.05, 85), left=True, turn=4 - 3 * i, seed=f"fish{i}")


def _surface(c: Canvas) -> None:
    line = _line(c)
    rim = np.exp(-(((c.y - line) / 2.6) ** 2))
    c.screen(np.asarray(rim, np.float32), (0.97, 0.07, 75), 0.85)
    under = np.exp(-np.maximum(c.y - line, 0) / 9) * smoothstep(0, 2, c.y - line)
    c.multiply(np.asarray(under, np.float32), (0.5, 0.13, 340), 0.45)
    for x, w in ((404.0, 168.0), (690.0, 30.0), (722.0, 30.0)):
        for k in range(3):
            ring = c.mask(oval(x, _LINE - 8, w + 22 * k, 5 + 2.6 * k)) - c.mask(
                oval(x, _LINE - 8, w + 22 * k - 5, 3.4 + 2.4 * k)
            )
            c.screen(ring.blur(0.8), (0.98, 0.06, 80), 0.5 - 0.13 * k)


def _post(c: Canvas) -> None:
    post = c.mask(limb([(742, 400, 6), (740, 700, 7), (744, 1150, 9)], 20), wobble=2)
    c.form(post, (0.38, 0.07, 25), thickness=12, mottle=0.2, grain=8, rim=0.9, detail=0.6)

    def ladder(pen: Pen) -> None:
        for f in (-1, 1):
            pen.stroke([(734 + f * 9, 408), (742 + f * 11, 480), (738 + f * 10, 572)], (0.8, 0.08, 65), 2.2)
        for k in range(7):
            y = 424 + k * 20
            x = 736 + 7 * math.sin(k / 2.2)
            pen.stroke([(x - 10, y), (x + 11, y + 1)], (0.72, 0.08, 60), 2.6)

    c.draw(ladder, relief=1.5, detail=0.8)


def _octopus(c: Canvas) -> None:
    """Walking on the tips of its arms; one comes up into the air with a lantern."""
    tone: Colour = (0.68, 0.165, 22)
    c.multiply(c.mask(oval(400, 1136, 250, 22), soft=16), c.palette.deep, 0.7)
    far: tuple[list[tuple[float, ...]], ...] = (
        [(350, 800, 46), (270, 850, 36), (214, 930, 27), (232, 1020, 19), (214, 1090, 12), (180, 1098, 6)],
        [(450, 800, 46), (540, 860, 36), (610, 930, 26), (600, 1020, 18), (634, 1084, 11), (660, 1070, 5)],
        [(400, 820, 44), (392, 920, 34), (424, 1010, 24), (404, 1080, 15), (438, 1112, 7)],
    )
    back = Clay(c, (60, 520, 780, 1180), melt=8)
    for spine in far:
        back.limb(spine, n=60)
    c.form(back.relief(1.4), (0.5, 0.15, 5), bias=-0.14, mottle=0.1, grain=16, rim=0.4, detail=0.5)
    near: tuple[list[tuple[float, ...]], ...] = (
        [
            (330, 780, 60),
            (230, 800, 46),
            (136, 880, 35),
            (112, 980, 26),
            (160, 1060, 19),
            (128, 1130, 12),
            (76, 1120, 7),
            (84, 1092, 4),
        ],
        [
            (362, 810, 58),
            (318, 900, 44),
            (296, 990, 32),
            (336, 1074, 22),
            (300, 1140, 13),
            (254, 1134, 7),
            (258, 1110, 4),
        ],
        [
            (440, 812, 58),
            (494, 896, 44),
            (500, 990, 31),
            (462, 1070, 21),
            (504, 1142, 13),
            (552, 1140, 7),
            (552, 1116, 4),
        ],
        [
            (470, 780, 58),
            (578, 786, 45),
            (656, 852, 34),
            (694, 950, 25),
            (656, 1040, 18),
            (694, 1122, 11),
            (736, 1106, 5),
        ],
        [
            (474, 760, 52),
            (570, 716, 38),
            (632, 640, 27),
            (662, 556, 20),
            (664, 470, 14.5),
            (636, 398, 10),
            (592, 380, 7),
            (570, 402, 5),
        ],
    )
    clay = Clay(c, (40, 330, 790, 1190), melt=20)
    clay.ball(404, 660, 142, 128, thick=120)
    clay.ball(400, 776, 96, 62, thick=86)
    for spine in near:
        clay.limb(spine, n=70, melt=16)
    for f in (-1, 1):
        clay.ball(400 + 70 * f, 752, 38, 36, z=78, melt=14)
    relief = clay.relief(1.6)
    c.shadow(clay.mask(), 8, 20, 16, 0.35)
    c.form(relief, tone, mottle=0.1, grain=18, rim=0.7, shadow=44, gloss=0.12, detail=0.65)
    m = clay.mask()
    spots = np.asarray(smoothstep(0.6, 0.7, c.field("spots", 24, 2)), np.float32)
    c.screen(m * spots, (0.9, 0.12, 55), 0.2)
    c.screen(m.edge(-6, -4, 4), (0.97, 0.11, 72), 0.5)

    def suckers(pen: Pen) -> None:
        for spine in near:
            for k in range(2, len(spine) - 1):
                for q in (0.0, 0.33, 0.66):
                    a, b = spine[k], spine[k + 1]
                    x, y, w = (a[i] + (b[i] - a[i]) * q for i in range(3))
                    dx, dy = b[0] - a[0], b[1] - a[1]
                    n = math.hypot(dx, dy)
                    pen.fill(oval(x + dy / n * w * 0.5, y - dx / n * w * 0.5, w * 0.2, w * 0.2), (0.9, 0.08, 40), 0.8)

    c.draw(suckers, relief=2.5, detail=0.7)
    for f in (-1, 1):
        x, y = 400 + 72 * f, 752
        c.form(c.mask(oval(x, y, 20, 16, -8 * f)), (0.88, 0.13, 82), thickness=10, gloss=0.5, detail=0.9)
        c.fill(c.mask(oval(x - 1, y + 2, 14, 7, -4 * f)), (0.14, 0.04, 320), detail=0.95)
        lid = c.mask(
            curve(
                [
                    (x - 25, y, CORNER),
                    (x - 16, y - 18),
                    (x + 2, y - 23),
                    (x + 18, y - 17),
                    (x + 25, y - 1, CORNER),
                    (x, y - 8),
                ]
            )
        )
        c.form(lid, (0.62, 0.165, 20), thickness=8, rim=0.8, detail=0.9)
        c.screen(c.mask(circle(x - 6, y - 4, 2.6)), (0.99, 0.03, 90), 0.95)
    lantern(c, 570, 400, 84, reach=110)
    c.glow(570, 450, 90, (0.97, 0.13, 80), 0.7)
    c.lamps.clear()


def _hamlet(c: Canvas) -> None:
    deck = c.mask(polygon([(262.0, 528.0), (548.0, 536.0), (544.0, 552.0), (266.0, 545.0)]), wobble=1.5)
    c.shadow(deck, 4, 20, 10, 0.55, (0.42, 0.13, 345))
    homes = (
        (394.0, 534.0, 78.0, 136.0, (0.84, 0.06, 70), (0.44, 0.13, 20), ((0.0, 0.34), (0.0, 0.74)), "tall"),
        (320.0, 532.0, 74.0, 74.0, (0.66, 0.07, 210), (0.4, 0.1, 325), ((-0.22, 0.5), (0.24, 0.5)), "left"),
        (474.0, 540.0, 80.0, 88.0, (0.86, 0.08, 45), (0.46, 0.1, 335), ((-0.24, 0.5), (0.24, 0.5)), "right"),
    )
    for x, y, w, h, wall, roof, panes, seed in homes:
        house(
            c,
            x,
            y,
            w,
            h,
            wall=wall,
            roof=roof,
            windows=panes,
            pitch=0.8,
            depth=0.32,
            glow=0.9,
            seed=seed,
            door=seed != "tall",
        )
    c.form(deck, (0.44, 0.08, 40), thickness=6, rim=0.8, mottle=0.2, grain=8, detail=0.7)
    smoke(
        c,
        [(420.0, 340.0, 5), (446.0, 300.0, 12), (498.0, 254.0, 22), (576.0, 220.0, 34)],
        (0.9, 0.06, 50),
        seed="hearth",
        alpha=0.45,
        n=26,
    )


def _lights(c: Canvas) -> None:
    x, y = _SUN
    c.glow(x, y, 90, (0.98, 0.1, 78), 0.3)
    c.rays(x, y, [-64, -44, -24, -6], 620, 120, (0.97, 0.1, 75), 0.2, 26)
    far_birds(c, [(600, 200, 26), (640, 182, 22), (676, 194, 20), (700, 166, 17), (566, 188, 18)], (0.42, 0.12, 335))
    r = c.rng("motes")

    def motes(pen: Pen) -> None:
        for _ in range(50):
            pen.dot(
                r.uniform(20, 780), r.uniform(880, 1110), r.uniform(0.7, 2.0), (0.95, 0.08, 60), r.uniform(0.2, 0.6)
            )

    c.draw(motes, emission=0.4, detail=0.9)
