"""An island of blossoming woods in a still green lake is a fox asleep; a small boat comes in with a lamp."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array
from art.painting.light import Lamp, Light
from art.painting.motifs.buildings import house
from art.painting.motifs.plants import pine
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, curve, limb, oval, place
from art.painting.strokes import repaint

from .lake import boat, crane, lake, mist, shores
from .woods import CORAL, GREEN, PALE, ROSE, clipped, woods

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
    "relight": Relight(key=0.84, ground=0.5, figure=0.16, air=(0.93, 0.04, 165), veil=0.12),
}


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
    lake(c, isle)
    shores(c)
    repaint(c, 0.25, seed="shores", loose=0.6)
    _fox(c, body, haunch, tail, head)
    _firs(c)
    _cottage(c)
    mist(c, isle)
    boat(c, 284, 1000, -66, 104)
    for x, y, size, turn, beat in (
        (640, 1060, 132, -24, 0.04),
        (728, 1118, 116, -32, -0.06),
        (530, 1112, 110, -20, 0.1),
    ):
        crane(c, x, y, size, turn, beat)


def _parts(c: Canvas) -> tuple[Clay, Clay, Clay, Clay]:
    body = Clay(c, (60, 200, 780, 940), melt=26)
    body.limb([(640, 640, 92), (650, 500, 116), (560, 388, 128), (446, 390, 116), (372, 476, 104), (310, 580, 90)], 40)
    body.ball(450, 560, 170, 190, thick=96, melt=70)
    haunch = Clay(c, (400, 420, 790, 860), melt=24)
    haunch.ball(596, 636, 118, 138, turn=-24, thick=112)
    tail = Clay(c, (60, 560, 790, 1010), melt=20)
    tail.limb(
        [
            (700, 640, 36),
            (706, 736, 66),
            (636, 820, 94),
            (510, 858, 102),
            (384, 842, 92),
            (272, 792, 70),
            (172, 760, 40),
            (96, 770, 4),
        ],
        50,
    )
    head = Clay(c, (40, 420, 520, 860), melt=20)
    head.ball(226, 604, 106, 92, turn=24, thick=92)
    head.limb([(250, 634, 78), (322, 696, 48), (384, 738, 27), (406, 752, 19)], 30, flat=0.9)
    head.ball(170, 668, 66, 38, turn=36, thick=46)
    return body, haunch, tail, head


def _round(x: Array, y: Array) -> Array:
    """The coat's way: round the curled body from the nape over the back to the tail's tip."""
    return np.asarray(np.arctan2(y - 640, x - 450) + math.pi / 2 - 0.25)


def _from_nose(x: Array, y: Array) -> Array:
    """The head's hair: from the nose back to the cheeks."""
    return np.asarray(np.arctan2(y - 752, x - 410))


_DARK = (0.2, 0.09, 345)


def _fox(c: Canvas, body: Clay, haunch: Clay, tail: Clay, head: Clay) -> None:
    whole = body.mask() | haunch.mask() | tail.mask() | head.mask()
    sand = c.wobble(whole.grow(11), 6, 22)
    c.form(sand, (0.8, 0.065, 90), thickness=9, rim=0.7, detail=0.6)
    c.multiply(whole.blur(5).move(5, 6) & sand, (0.4, 0.1, 40), 0.5)
    woods(c, body.relief(7.0), CORAL, ROSE, _round, "back", size=(8, 22), glades=0.33)
    spine = [(620, 640, 30), (620, 510, 40), (552, 408, 44), (450, 402, 40), (380, 480, 34)]
    c.screen(body.mask() & c.mask(limb(spine, 40), soft=26), (0.97, 0.08, 60), 0.16)
    _edges(c, body)
    fold = np.exp(-(np.hypot((c.x - 430) / 125, (c.y - 670) / 120) ** 2))
    c.multiply(body.mask() * np.asarray(fold, np.float32), (0.28, 0.1, 345), 0.85)
    c.shadow(haunch.mask() & body.mask(), -12, -8, 18, 0.8, _DARK)
    woods(c, haunch.relief(6.0), ROSE, CORAL, _round, "haunch", size=(10, 24), bias=0.03, glades=0.27)
    _edges(c, haunch)
    c.multiply(tail.mask().blur(16).move(-2, -18) & (body.mask() | haunch.mask()), _DARK, 0.95)
    woods(c, tail.relief(6.0), CORAL, ROSE, _round, "tail", size=(9, 25), bias=0.02, glades=0.33)
    seam = c.x + 0.3 * (c.y - 800) + 80 * (c.field("tip", 30, 2) - 0.5)
    tip = clipped(tail.relief(4.0), tail.mask() * np.asarray((seam < 236) * (c.x < 330), np.float32))
    woods(c, tip, PALE, PALE, _round, "tip", size=(9, 20), glades=0.0, bias=0.16, step=9)
    _edges(c, tail)
    _ear(c, (170, 540), (92, 396), 50, "far")
    for soft, dx, dy, share in ((20, 22, 30, 0.9), (8, 6, 14, 0.85)):
        c.multiply(head.mask().blur(soft).move(dx, dy) & (whole - head.mask()), _DARK, share)
    woods(c, head.relief(6.0), CORAL, ROSE, _from_nose, "head", size=(7, 15), step=9.5, glades=0.0, bias=0.02)
    side = c.mask(limb([(112, 684, 30), (206, 716, 38), (290, 742, 26), (404, 766, 11)], 24), soft=3)
    woods(
        c,
        clipped(head.relief(4.0), head.mask() & side),
        PALE,
        PALE,
        _from_nose,
        "cheek",
        size=(7, 13),
        step=8,
        glades=0.0,
        bias=0.24,
    )
    _edges(c, head)
    brow = c.mask(limb([(196, 616, 8), (250, 622, 15), (310, 660, 8)], 24), soft=9) & head.mask()
    c.screen(brow, (0.97, 0.08, 60), 0.3)
    c.multiply(head.mask() & c.mask(oval(262, 676, 54, 20, 14), soft=11), (0.4, 0.14, 5), 0.55)
    _ear(c, (262, 548), (254, 376), 54, "near")
    _lid(c)


def _edges(c: Canvas, part: Clay) -> None:
    m = part.mask()
    c.screen(m.edge(-14, -14, 10), (0.97, 0.07, 60), 0.28)
    c.multiply(m.edge(20, 26, 20), (0.3, 0.11, 350), 0.75)


def _lid(c: Canvas) -> None:
    """The closed eye: a hollow where dark firs stand in a bow, their lashes long towards the cheek."""
    bow = [(206, 632), (224, 656), (252, 670), (284, 668), (312, 654)]
    c.multiply(c.mask(limb([(x, y, 9) for x, y in bow], 30), soft=6), (0.24, 0.1, 350), 0.9)
    grove = c.relief(c.mask(limb([(206, 632, 3), (224, 656, 6), (252, 671, 8), (284, 669, 7), (314, 652, 2)], 30)), 8)
    woods(c, grove, GREEN, GREEN, _from_nose, "lid", size=(5, 8), step=4.2, glades=0.0, bias=-0.22)
    r = c.rng("lashes")
    for x, y, h in ((228, 668, 19), (243, 682, 27), (266, 684, 21), (290, 678, 29), (303, 668, 18)):
        fir = c.mask(pine(x, y + 6, h, 0.46 * h, r))
        c.multiply(fir.blur(3).move(6, 6), (0.24, 0.1, 345), 0.6)
        c.form(fir, (0.27, 0.075, 165), thickness=6, rim=0.7, detail=0.9)


def _ear(c: Canvas, root: tuple[float, float], tip: tuple[float, float], half: float, seed: str) -> None:
    a = math.degrees(math.atan2(tip[1] - root[1], tip[0] - root[0]))
    long = math.hypot(tip[0] - root[0], tip[1] - root[1])
    shape = [(-26, -half), (long * 0.5, -half * 0.7), (long, 0, CORNER), (long * 0.5, half * 0.7), (-26, half)]
    m = c.mask(curve(place(shape, root[0], root[1], 1, a)), wobble=4, cell=14)
    c.shadow(m, 14, 16, 12, 0.75, (0.16, 0.06, 345))
    up = math.radians(a)
    woods(c, c.relief(m, 30), CORAL, ROSE, lambda x, y: up + 0 * x, f"ear/{seed}", size=(7, 13), step=9, glades=0.0)
    c.screen(m.edge(-6, -6, 4), (0.97, 0.06, 55), 0.45)
    inner = [
        (-4, -half * 0.46),
        (long * 0.45, -half * 0.32),
        (long * 0.78, 0, CORNER),
        (long * 0.45, half * 0.32),
        (-4, half * 0.46),
    ]
    h = c.mask(curve(place(inner, root[0] + 5, root[1] + 4, 1, a)), wobble=4, cell=12)
    woods(
        c,
        c.relief(h, 20),
        GREEN,
        GREEN,
        lambda x, y: up + 0 * x,
        f"hollow/{seed}",
        size=(6, 11),
        step=7,
        glades=0.0,
        bias=-0.12,
    )


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
