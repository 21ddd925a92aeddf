"""At dusk a carthorse leaves the fair over a misty meadow, a whole lit carousel on its back; a wooden foal keeps up."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Colour, Stops, pick, ramp, smoothstep
from art.painting.light import Lamp, Light
from art.painting.materials import grass
from art.painting.materials.air import cloud_bank
from art.painting.motifs.garments import Fold, garment
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, sample
from art.painting.strokes import repaint

from .carousel import carousel
from .draught import carthorse, collar, girth
from .fair import fair
from .horses import GOLD, TROT, swayed, wooden

BRIEF = Brief(
    title="Family Business",
    hero="carthorse walking off from the fair, a whole lit carousel on its back, a wooden foal at its heels",
    idea="carried by",
    place="fairground, misty meadow at its edge",
    palette="storm plum",
    composition="low-horizon giant",
    time="dusk",
    symbols=("carthorse", "carousel", "tents"),
    hidden="one carousel pole is bare",
    readings=("burden", "envy", "parents"),
)

FINISH = {"vignette": 0.0, "bloom": 0.14, "contrast": 0.2, "saturation": 1.0}

_BULB: Colour = (0.97, 0.07, 88)
_AT, _ON, _SHARE = (452.0, 676.0), (414.0, 688.0), 0.74
"""The carousel's foot as it is painted; where that comes to lie on the horse's back, and how much smaller."""

_LEFT = 24.0
"""So far left of where it is typed does the horse walk."""


def _laid(x: float, y: float) -> tuple[float, float]:
    return _ON[0] + (x - _AT[0]) * _SHARE, _ON[1] + (y - _AT[1]) * _SHARE


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.75, -0.5, 0.45),
        key=(0.93, 0.09, 66),
        shade=(0.26, 0.06, 325),
        rim=(-0.8, -0.5, 0),
        rim_colour=(0.9, 0.1, 60),
        bounce=(0.45, 0.06, 350),
        bounce_share=0.15,
    )
    _dusk(c)
    fair(c)
    _meadow(c)
    repaint(c, 0.9, seed="dusk", loose=1.1)
    c.glow(414, 540, 200, (0.86, 0.13, 56), 0.3)
    _ground(c)
    with c.group() as load:
        c.lamp(Lamp(x=452, y=540, z=80, reach=190, colour=(0.9, 0.13, 74), power=0.5), halo=0.0)
        carousel(c)
        c.lamps.clear()
    with c.group() as hero:
        carthorse(c)
        girth(c)
        collar(c)
    c.paste(hero, bend=(c.x + _LEFT, c.y))
    c.paste(load, bend=(_AT[0] + (c.x - _ON[0]) / _SHARE, _AT[1] + (c.y - _ON[1]) / _SHARE))
    with c.group() as cloth:
        _cloth(c)
    c.paste(cloth, bend=(c.x + _LEFT, c.y))
    _foal(c)
    repaint(c, 0.22, seed="last", loose=0.6)
    _blades(c)
    c.fog(1010, 1110, (0.78, 0.06, 40), 0.3, cell=120)
    _bulbs(c)


def _dusk(c: Canvas) -> None:
    """A storm draws off: plum and slate above, one clear apricot strip along the land."""
    c.wash(
        [
            (0, (0.65, 0.048, 312)),
            (0.2, (0.68, 0.05, 322)),
            (0.42, (0.76, 0.055, 350)),
            (0.62, (0.85, 0.07, 40)),
            (0.77, (0.93, 0.08, 72)),
            (1, (0.4, 0.06, 340)),
        ],
        warp=16,
        turn=-4,
    )
    c.glow(40, 860, 320, (0.97, 0.1, 72), 0.7)
    streaks(c, 30, 420, (0.56, 0.055, 315), share=0.3, cover=0.3)
    streaks(c, 480, 860, (0.96, 0.07, 66), share=0.45, cover=0.35)

    def top(x: float) -> float:
        return float(96 + 26 * math.sin(x / 190 + 2.1) + 12 * math.sin(x / 67) + 0.16 * (x - 400))

    stops: Stops = [(0, (0.5, 0.06, 312)), (0.5, (0.58, 0.055, 320)), (1, (0.72, 0.05, 345))]
    cloud_bank(c, top, stops, seed="bank0", size=(24, 80), rows=2, alpha=0.5, fade=(-0.2, 0.9))
    for i, (y, tone, cell) in enumerate(((880.0, (0.62, 0.06, 0), 230), (916.0, (0.46, 0.055, 345), 150))):
        ridge = y - 60 * np.clip(c.field(f"hill{i}", cell, 4)[0] * 1.7 - 0.45, 0, 1)
        if i:
            ridge = ridge - 18 * np.clip(c.field("tips", 9, 2)[0] - 0.3, 0, 1)
        c.fill(c.full(smoothstep(-1, 1, c.y - ridge[None, :])), tone, alpha=0.9, detail=0.2)
        c.fog(y - 40, y + 90, (0.86, 0.07, 55), 0.6)


def _meadow(c: Canvas) -> None:
    """Dry grass, pale where the mist lies on it, plum and brown towards us."""
    edge = 950 + 8 * np.sin(c.x / 150 + 0.6) + 8 * (c.field("turf", 60, 3) - 0.5)
    field = c.full(smoothstep(-2, 2, c.y - edge))
    down = np.clip((c.y - 950) / 250, 0, 1)
    side = np.clip((300 - c.x) / 700, -0.5, 0.4)
    t = 0.84 - 0.5 * down + 0.25 * side + 0.22 * (c.field("drift", 90, 3, (4, 1)) - 0.5)
    table = ramp([(0.4, 0.05, 345), (0.52, 0.06, 25), (0.66, 0.075, 54), (0.82, 0.08, 66)])
    c.fill(field, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.15)
    tones: tuple[Colour, ...] = ((0.44, 0.05, 355), (0.56, 0.06, 40), (0.7, 0.08, 62))
    zone = field * np.asarray(smoothstep(965, 1000, c.y), np.float32)
    grass(c, zone, tones, seed="field", height=(7, 30), spacing=6, lean=-0.25, detail=0.3)
    c.fog(925, 1020, (0.88, 0.07, 58), 0.75, cell=180)


def _ground(c: Canvas) -> None:
    """The horse's long shadow falls to the right, darkest at the hooves."""
    for line, soft, share in (
        ([(250, 1094, 14), (480, 1104, 30), (700, 1122, 34), (840, 1142, 30)], 14.0, 0.42),
        ([(214, 1096, 4), (290, 1100, 7)], 7.0, 0.45),
        ([(264, 1090, 7), (340, 1094, 9)], 5.0, 0.65),
        ([(414, 1092, 7), (500, 1096, 9)], 5.0, 0.65),
        ([(664, 1092, 7), (750, 1098, 9)], 5.0, 0.65),
    ):
        c.multiply(c.mask(limb(line), soft=soft), (0.2, 0.05, 330), share)


def _cloth(c: Canvas) -> None:
    """A heavy fringed cloth hangs from the carousel's floor over back, shoulder and croup: the load sits in it."""
    hem: list[tuple[float, ...]] = [(638, 760, CORNER)]
    for k in range(6):
        x, y = 636.0 - 61 * k, 762 + 26 * math.sin(k / 6 * math.pi)
        hem += [(x - 16, y + 22), (x - 42, y + 24), (x - 60, 766 + 26 * math.sin((k + 1) / 6 * math.pi), CORNER)]
    top = [(232, 690, CORNER), (290, 674), (360, 664), (440, 660), (520, 662), (590, 670), (646, 684, CORNER)]
    cloth = c.mask(curve([*top, (648, 724), *hem, (250, 722)]))
    c.shadow(cloth, 4, 12, soft=9, share=0.6)
    folds: list[Fold] = []
    for k in range(9):
        x = 268 + 43 * k + 5 * math.sin(2.3 * k)
        lean = (x - 440) * -0.05
        spine = ((x, 684, 6), (x + lean * 0.5, 736, 11 + 3 * (k % 2)), (x + lean, 796, 15))
        folds.append((spine, 6.0 + 2.0 * (k % 3)))
    garment(c, cloth, (0.34, 0.1, 345), folds, thickness=22, weave=0.12, crumple=0.6, rim=0, mottle=0.03, detail=0.65)
    c.multiply(cloth * np.asarray(smoothstep(740, 676, c.y), np.float32), (0.2, 0.05, 330), 0.7)
    c.multiply(cloth * np.asarray(smoothstep(400, 660, c.x), np.float32), (0.3, 0.06, 330), 0.5)
    edge = sample([p[:2] for p in hem], 150)

    def trim(pen: Pen) -> None:
        pen.stroke(curve([*hem], closed=False), (0.58, 0.1, 68), 6)
        pen.stroke([(x, y - 16) for x, y in edge[4:-4]], (0.5, 0.09, 60), 2.2, 0.8)
        for k, (x, y) in enumerate(edge):
            pen.stroke([(x, y + 2), (x + (k % 3 - 1) * 1.4, y + 17)], (0.62, 0.1, 70), 2.4)

    c.draw(trim, relief=1.5, detail=0.7)


def _foal(c: Canvas) -> None:
    """The one that has stepped down from its pole and follows."""
    x, y = 606.0, 1080.0
    c.multiply(c.mask(limb([(570, 1172, 6), (680, 1178, 11), (810, 1190, 14)]), soft=6), (0.2, 0.05, 330), 0.6)
    c.multiply(c.mask(limb([(572, 1172, 4), (700, 1176, 6)]), soft=3), (0.2, 0.05, 330), 0.6)
    wooden(c, x, y, 1.0, (0.9, 0.03, 72), (0.5, 0.15, 22), TROT, 4)

    def rod(pen: Pen) -> None:
        pen.stroke([(x + 1, y - 19), (x + 4, y - 74)], GOLD, 5.4)
        pen.dot(x + 4, y - 78, 6.2, GOLD)

    c.draw(rod, relief=2.5, detail=0.85)


def _blades(c: Canvas) -> None:
    """Grass in front of the hooves, taller along the edge."""
    lower = c.full(smoothstep(1084, 1104, c.y) * 0.5)
    tones: tuple[Colour, ...] = ((0.36, 0.05, 345), (0.5, 0.06, 25), (0.68, 0.075, 57))
    grass(c, lower, tones, seed="near", height=(14, 50), spacing=8, lean=-0.3, spread=0.35, detail=0.45)


def _bulbs(c: Canvas) -> None:
    spots: list[tuple[float, float, float]] = []
    for i in range(25):
        t = math.cos(math.pi * (1 - (i + 0.5) / 25))
        spots.append((*swayed(452 + t * 302, 346 - 36 * math.sqrt(max(0.0, 1 - t * t))), 4.6))
    spots = [(*_laid(x, y), q * 0.72) for x, y, q in spots]

    def work(pen: Pen) -> None:
        for x, y, q in spots:
            pen.dot(x, y, q, _BULB)

    c.draw(work, detail=0.95, emission=0.8)
    for x, y, q in spots:
        c.glow(x, y, q * 3.2, (0.93, 0.12, 74), 0.4)
