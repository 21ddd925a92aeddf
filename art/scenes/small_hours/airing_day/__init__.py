"""An armchair as tall as a house stands on a misty hill, its seam burst: the stuffing walks off as sheep."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import grass
from art.painting.materials.air import cloud
from art.painting.motifs.birds import far_birds
from art.painting.motifs.motes import glints
from art.painting.motifs.plants import flowers
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, limb, oval, polygon, sample
from art.painting.strokes import repaint

from .sheep import WOOL, sheep

BRIEF = Brief(
    title="Airing Day",
    hero="rose velvet armchair tall as a house on a misty hill, burst at the seam, its stuffing walking off as sheep",
    idea="inside out",
    place="garden, misty hill",
    palette="rose and green",
    composition="S-path",
    time="morning",
    symbols=("armchair", "sheep", "hill"),
    hidden="a black lamb that has stayed behind under the chair",
    readings=("freedom", "sleep", "secret"),
)
FINISH = {"vignette": 0.34, "saturation": 1.08, "bloom": 0.6, "contrast": 0.16, "focus": Focus(420, 620, 430, 560, 0.3)}

_FLOCK = (
    (452, 846),
    (566, 880),
    (604, 922),
    (490, 962),
    (300, 996),
    (196, 1046),
    (290, 1106),
    (520, 1146),
    (800, 1204),
)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.62, 0.6),
        key=(0.96, 0.06, 65),
        shade=(0.28, 0.07, 350),
        rim=(-0.6, -0.75, 0),
        rim_colour=(0.98, 0.09, 65),
        bounce=(0.66, 0.11, 130),
        bounce_share=0.18,
    )
    _morning(c)
    _hill(c)
    repaint(c, 0.7, seed="mist", loose=1.1)
    c.glow(236, 392, 120, (0.99, 0.08, 80), 0.8)
    c.glow(236, 392, 400, (0.96, 0.11, 58), 0.75)
    _back(c)
    _seat(c)
    repaint(c, 0.22, seed="velvet", loose=0.6)
    c.glow(240, 400, 210, (0.98, 0.11, 62), 0.5)
    _burst(c)
    _path(c)
    _lamb(c)
    _near(c)
    _flock(c)
    _motes(c)


def _morning(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.33, 0.07, 188)),
            (0.14, (0.46, 0.08, 178)),
            (0.28, (0.72, 0.07, 130)),
            (0.38, (0.89, 0.085, 62)),
            (0.5, (0.88, 0.1, 28)),
            (0.64, (0.8, 0.1, 15)),
            (1, (0.4, 0.08, 155)),
        ],
        12,
    )
    sun = c.mask(circle(236, 392, 66), soft=1.5)
    c.fill(sun, (0.99, 0.045, 85), detail=0.2)
    c.emit(sun, 0.7)
    for k, (y, tone) in enumerate(((640, (0.8, 0.075, 50)), (700, (0.66, 0.07, 110)), (770, (0.5, 0.08, 150)))):
        line = c.noise.at(f"ridge{k}", c.x[:1] / 230, c.x[:1] * 0 + k, 1.0, 3)[0]
        crest = y - 120 * (line - 0.4) - 30 * k * smoothstep(200, 500, np.abs(c.x[0] - 430))
        m = c.full(smoothstep(-2.5, 2.5, c.y - crest[None, :]))
        c.fill(m, tone, detail=0.1)
        r = c.rng(f"trees{k}")
        tops = []
        for _ in range(30):
            x = float(r.uniform(-20, 820))
            at = float(crest[min(max(int(x * c.scale), 0), c.w - 1)])
            q = float(r.uniform(7, 15)) * (1 + 0.5 * k)
            tops.append(oval(x, at - q * 0.3, q, q * float(r.uniform(0.8, 1.5))))
        c.fill(c.mask(*tops, soft=1.6 - 0.4 * k, wobble=4), tone, detail=0.1)
        c.fog(y - 60, y + 120, (0.93, 0.075, 42), (0.8, 0.75, 0.6)[k], cell=200)


def _hill(c: Canvas) -> None:
    crest = 812 + 0.00055 * (c.x - 440) ** 2 + 8 * (c.field("turf", 90, 3) - 0.5)
    m = c.full(smoothstep(-3, 3, c.y - crest))
    lit = np.exp(-(((c.x - 400) / 300) ** 2) - ((c.y - 880) / 150) ** 2)
    t = 0.2 + 0.6 * lit - 0.12 * smoothstep(950, 1200, c.y) + 0.16 * (c.field("lawn", 150, 4, (1.8, 0.7)) - 0.5)
    table = ramp([(0.22, 0.055, 168), (0.36, 0.08, 152), (0.54, 0.115, 135), (0.8, 0.125, 106)])
    c.fill(m, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.1)
    grass(
        c,
        m * np.asarray(smoothstep(815, 860, c.y), np.float32),
        ((0.28, 0.07, 158), (0.4, 0.095, 145), (0.54, 0.12, 128)),
        seed="lawn",
        height=(8, 36),
        spacing=8,
        lean=0.08,
        detail=0.25,
    )


def _velvet(c: Canvas, m: Mask, thick: float, bias: float = 0.0, tufts: bool = False) -> None:
    nap = (c.field("nap", 70, 3) - 0.5) * 5
    if tufts:
        u, v = (c.x - 424 - 0.04 * (c.y - 400)) / 52, (c.y - 300) / 62
        fold = np.abs(np.sin((u + v) * math.pi / 1.0)) ** 0.5 * np.abs(np.sin((u - v) * math.pi)) ** 0.5
        inner = smoothstep(250, 310, c.y) * smoothstep(640, 560, c.y) * smoothstep(168, 120, np.abs(c.x - 430))
        nap = nap + 9 * fold * inner
    table = ramp([(0.14, 0.07, 345), (0.25, 0.11, 358), (0.45, 0.165, 8), (0.66, 0.155, 16), (0.87, 0.1, 36)])
    c.form(m, table, thickness=thick, bump=np.asarray(nap, np.float32), rim=0.9, mottle=0.06, bias=bias, detail=0.45)


def _back(c: Canvas) -> None:
    """The chair's high winged back, buttoned; its shadow falls towards us."""
    c.multiply(c.mask(oval(470, 858, 290, 34), soft=16), (0.2, 0.06, 165), 0.85)
    c.multiply(c.mask(polygon([(240, 860), (640, 852), (790, 1010), (470, 1010)]), soft=34), (0.26, 0.06, 165), 0.55)
    for x, y, lean in ((286, 800, -8), (590, 796, 8), (252, 828, -10), (624, 824, 12)):
        foot = c.mask(limb([(x, y, 19), (x + lean, y + 26, 15), (x + lean * 1.5, y + 48, 9)], 16))
        c.form(foot, (0.34, 0.07, 40), gloss=0.5, rim=0.8, detail=0.6)
    back = c.mask(
        curve(
            [
                (258, 760, CORNER),
                (250, 560),
                (256, 400),
                (286, 292),
                (352, 262),
                (430, 232),
                (512, 258),
                (584, 288),
                (616, 396),
                (620, 560),
                (612, 760, CORNER),
            ],
            pull=0.34,
        )
    )
    _velvet(c, back, 46, -0.02, tufts=True)

    def buttons(pen: Pen) -> None:
        for row in range(9):
            for col in range(-2, 3):
                x = 424 + col * 52 + 26 * (row % 2) + 0.04 * (row * 31 - 100)
                y = 300 + row * 31
                if abs(x - 430) < 128 and y < 560:
                    pen.dot(x, y, 5.2, (0.36, 0.14, 5))
                    pen.dot(x - 1.4, y - 1.6, 1.8, (0.78, 0.12, 25))

    c.draw(buttons, relief=2.2, detail=0.5)
    left = [
        (262, 330),
        (232, 380),
        (206, 470),
        (214, 560),
        (240, 640, CORNER),
        (296, 640, CORNER),
        (286, 500),
        (292, 400),
    ]
    right = [
        (604, 326),
        (640, 384),
        (662, 476),
        (652, 564),
        (628, 640, CORNER),
        (572, 640, CORNER),
        (582, 506),
        (578, 400),
    ]
    for k, points in enumerate((left, right)):
        wing = c.mask(curve(points, pull=0.34))
        c.shadow(wing, 14 - 30 * k, 8, 12, 0.55, (0.2, 0.09, 350))
        _velvet(c, wing, 34, 0.05 - 0.12 * k)


def _seat(c: Canvas) -> None:
    deck = c.mask(polygon([(270, 640), (602, 640), (620, 780), (252, 780)]))
    _velvet(c, deck, 20, -0.24)
    cushion = c.mask(
        curve(
            [
                (284, 640),
                (350, 622),
                (440, 618),
                (530, 622),
                (590, 638),
                (602, 684),
                (588, 716),
                (440, 724),
                (288, 718),
                (272, 684),
            ]
        )
    )
    c.shadow(cushion, 4, 16, 10, 0.6, (0.18, 0.08, 350))
    _velvet(c, cushion, 38, 0.06)
    front = [(248, 730, CORNER), (440, 742), (628, 728, CORNER), (632, 812, CORNER), (440, 832), (246, 814, CORNER)]
    apron = c.mask(curve(front, pull=0.3))
    _velvet(c, apron, 18, -0.08)

    def piping(pen: Pen) -> None:
        pen.stroke([(250, 736), (340, 743), (440, 747), (540, 743), (626, 735)], (0.8, 0.1, 55), 3.4)
        pen.stroke([(250, 808), (340, 821), (440, 826), (540, 821), (628, 806)], (0.8, 0.1, 55), 3.4)
        for k in range(62):
            x = 250 + 6.1 * k
            y = 827 - ((x - 438) / 190) ** 2 * 18
            pen.stroke([(x, y), (x + 0.6, y + 16)], (0.72, 0.11, 55), 2.2)

    c.draw(piping, relief=1.6, detail=0.6)
    for x, y, q, flip in ((224.0, 622.0, 50.0, 1.0), (648.0, 616.0, 47.0, -1.0)):
        front = [(x - 42 * flip, y + 8), (x + 44 * flip, y + 16)]
        front += [(x + 40 * flip, y + 206, CORNER), (x - 34 * flip, y + 206, CORNER)]
        arm = c.mask(circle(x, y, q), curve(front, pull=0.2))
        c.shadow(arm, 12 * flip, 6, 12, 0.6, (0.18, 0.08, 350))
        _velvet(c, arm, 34, 0.04 if flip > 0 else -0.12)

        def scroll(pen: Pen, x: float = x, y: float = y, q: float = q, flip: float = flip) -> None:
            turn = []
            for k in range(46):
                a, far = 8.4 * k / 45 + 0.6, 8 + (q - 15) * k / 45
                turn.append((x + flip * far * math.cos(a), y + far * math.sin(a)))
            pen.stroke(turn, (0.3, 0.12, 2), 3.6, 0.8)
            pen.dot(x, y, 7, (0.84, 0.11, 70))

        c.draw(scroll, relief=1.4, detail=0.6)


def _turned(x: float, y: float) -> float:
    """How far the wool lies in its own shade: to the right, and under the seat's edge."""
    return float(0.34 * smoothstep(400, 540, x) + 0.14 * smoothstep(760, 850, y))


def _burst(c: Canvas) -> None:
    """The seam has given way: wool wells out of back and seat and runs down over the front."""
    c.glow(430, 560, 150, (0.97, 0.08, 70), 0.5)
    edge = [(430, 372, CORNER), (446, 440), (478, 500), (520, 560), (534, 640), (336, 640), (352, 556), (388, 500)]
    slit = c.mask(curve([*edge, (416, 436)]), wobble=6, cell=12)
    c.fill(slit, (0.2, 0.08, 355), detail=0.7)
    c.screen(slit.edge(-4, -3, 1.5), (0.9, 0.11, 40), 0.8)

    def stitches(pen: Pen) -> None:
        for y, near, far in ((412, 18, 17), (446, 24, 23), (478, 38, 36), (512, 58, 58), (544, 80, 78)):
            pen.stroke([(432 - near + 8, y + 4), (432 - near - 12, y - 4)], (0.88, 0.09, 75), 2.6)
            pen.stroke([(434 + far - 4, y + 6), (434 + far + 14, y - 3)], (0.88, 0.09, 75), 2.6)

    c.draw(stitches, relief=1, detail=0.8)
    r = c.rng("wool")
    puffs: list[tuple[float, float, float]] = []
    course = [(434, 486, 16), (430, 556, 40), (424, 622, 66), (420, 690, 84), (436, 760, 66), (470, 838, 78)]
    for x, y, q in sample(course, 60).tolist():
        for _ in range(4):
            wide = float(r.uniform(0.28, 0.5)) * q + 7
            puffs.append((x + float(r.normal(0, q * 0.42)), y + float(r.normal(0, 8)), wide))
    under = c.mask(*(circle(x, y, q * 0.9) for x, y, q in puffs), soft=2)
    c.shadow(under, 12, 12, 14, 0.6, (0.2, 0.09, 350))
    cloud(c, puffs, list(WOOL), seed="wool", squash=0.9, rough=0.16, bias=0.0, detail=0.5, sink=_turned)
    c.screen(under.edge(-6, -6, 4), (0.98, 0.06, 75), 0.35)
    c.glow(420, 640, 90, (0.98, 0.06, 75), 0.3)


def _path(c: Canvas) -> None:
    way = [(x, y + 10, 12 + 40 * ((y - 840) / 350) ** 1.2) for x, y in _FLOCK]
    trodden = c.mask(limb(way, 70), soft=9, wobble=8, cell=30)
    c.glaze(trodden, (0.83, 0.1, 100), 0.62)


def _flock(c: Canvas) -> None:
    way = sample([(float(x), float(y)) for x, y in _FLOCK], 400)
    places = ((0.1, 4), (0.17, -8), (0.235, 12), (0.3, -8), (0.375, 10), (0.44, -4), (0.505, 12), (0.6, -12))
    for k, (at, aside) in enumerate((*places, (0.73, 6), (0.865, 6), (0.975, 12))):
        x, y = way[int(at * 399)]
        ahead = way[min(int(at * 399) + 6, 399)]
        s = 36 + 128 * ((y - 850) / 320) ** 1.05
        turned = bool(ahead[0] < x) ^ (k == 7)
        sheep(c, float(x), float(y) + aside * s / 60, s, turned, f"sheep{k}", 0.3 + 0.25 * k, k in (5, 8))


def _lamb(c: Canvas) -> None:
    """The one that stays where it is dark."""
    x, y = 330.0, 858.0
    cloud(
        c,
        [(x + dx, y + dy, 9) for dx, dy in ((-9, -14), (0, -17), (9, -14), (-4, -11), (5, -11), (-13, -22))],
        [(0.0, (0.13, 0.02, 20)), (1.0, (0.34, 0.03, 30))],
        seed="lamb",
        detail=0.8,
    )

    def face(pen: Pen) -> None:
        pen.fill(oval(x - 18, y - 23, 6, 7, 20), (0.16, 0.03, 20))
        pen.dot(x - 20, y - 24, 1.4, (0.96, 0.05, 85))
        for dx in (-8, -2, 5, 10):
            pen.stroke([(x + dx, y - 8), (x + dx, y + 2)], (0.14, 0.03, 20), 3)

    c.draw(face, detail=0.95)


def _near(c: Canvas) -> None:
    far_birds(c, [(590, 170, 34), (640, 138, 28), (676, 176, 22)], (0.3, 0.06, 185), seed="birds")
    r = c.rng("tufts")

    x = np.concatenate([r.uniform(10, 200, 9), r.uniform(560, 790, 5)])
    y = r.uniform(1090, 1185, 14)
    flowers(c, x, y, r.uniform(15, 26, 14), ((0.74, 0.15, 8), (0.86, 0.09, 20)), seed="near", detail=0.6)


def _motes(c: Canvas) -> None:
    glints(c, c.rng("motes"), 40, lambda r: (430 + r.normal(0, 190), 640 + r.normal(0, 160)), (0.98, 0.06, 75))
