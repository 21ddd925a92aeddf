"""In a dark attic a spider's web has caught the sunbeam: it hangs there brimful of light and drips."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import wood
from moonhare.painting.motifs.mice import mouse
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._finders_parts import attic
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Finders",
    hero="sunbeam caught in a great spider's web slung across a dark attic, sagging there like a net full of light",
    idea="held or caught",
    place="attic, farmhouse",
    palette="amber wood",
    composition="diagonal fall",
    time="afternoon",
    symbols=("sunbeam", "spider's web", "mouse"),
    hidden="the spider, small as a bead, lets itself down beside its catch",
    readings=("luck", "savings", "awe"),
)
FINISH = {"vignette": 0.45, "bloom": 0.6, "contrast": 0.16, "focus": Focus(470, 700, 330, 470, 0.45)}

_GOLD: Colour = (0.93, 0.13, 84)
_X, _Y, _RX, _RY, _FOOT = 506.0, 620.0, 216.0, 40.0, 884.0
"""The brim of the net: its middle, its half axes; the height of its lowest point."""
_APEX = (-484.0, -532.0)
_BEAM = [(90, 292), (190, 128), (720, 624), (292, 626)]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.2, -0.8, 0.5),
        key=(0.96, 0.1, 80),
        shade=(0.2, 0.055, 350),
        rim=(0.1, -0.95, 0),
        rim_colour=(0.95, 0.13, 76),
        bounce=(0.5, 0.12, 55),
    )
    attic(c)
    _dim(c)
    repaint(c, 0.7, seed="room")
    _skylight(c)
    _timber(c)
    _beam(c)
    _puddle(c)
    _bag(c)
    _threads(c)
    repaint(c, 0.18, seed="last")
    c.lamps.append(Lamp(x=_X, y=960, z=50, reach=190, colour=(0.93, 0.14, 74), power=1.0))
    _mice(c)
    _drops(c)
    _dust(c)


def _dim(c: Canvas) -> None:
    """Let the room fall into brown dark, but for what the window and the catch light up."""
    near = np.exp(-(((c.x - _X) / 300) ** 2 + ((c.y - 740) / 330) ** 2))
    pane = np.exp(-(((c.x - 130) / 170) ** 2 + ((c.y - 200) / 170) ** 2))
    floor = np.exp(-(((c.x - _X) / 330) ** 2 + ((c.y - 1060) / 130) ** 2))
    dark = 1 - np.clip(0.5 * near + 0.4 * pane + 0.6 * floor, 0, 1)
    c.glaze(np.asarray(dark * 0.45, np.float32), (0.17, 0.065, 310), 1.0)
    c.multiply(np.asarray(dark, np.float32), (0.3, 0.09, 325), 0.8)
    c.glow(_X, 740, 250, (0.74, 0.15, 58), 0.5)
    c.glaze(np.asarray(floor * smoothstep(760, 900, c.y) * 0.35, np.float32), (0.66, 0.14, 58), 1.0)


def _timber(c: Canvas) -> None:
    """Two posts and a brace, near and dark, edged with light: what the web is slung from."""
    brown: Colour = (0.3, 0.075, 38)
    for k, (points, angle) in enumerate(
        (
            ([(812, 590, 26), (600, 330, 22), (290, -52, 18)], 51.0),
            ([(2, -30, 30), (4, 760, 38), (-4, 1230, 44)], 90.0),
            ([(810, -30, 26), (808, 800, 34), (812, 1230, 40)], 90.0),
        )
    ):
        beam = c.mask(limb(points, 30), wobble=2.0, cell=40)
        c.shadow(beam, 0, 12, soft=12, share=0.5)
        wood(c, beam, brown, angle=angle, grain=9, thickness=22, bias=-0.16, seed=f"timber{k}", detail=0.5)
        edge = beam - beam.move(*((-5, -6), (-6, 0), (6, 0))[k])
        low = np.exp(-(((c.y - 700) / 260) ** 2)) if k else np.exp(-(((c.x - 600) / 220) ** 2))
        c.screen(edge.blur(1.2) * np.asarray(low, np.float32), (0.86, 0.14, 66), 0.75)


def _skylight(c: Canvas) -> None:
    frame = [(48, 176), (148, 78), (212, 196), (106, 306)]
    pane = c.mask(polygon(frame))
    c.glow(128, 190, 120, (0.96, 0.12, 78), 0.7)
    c.fill(pane, (0.985, 0.085, 90), detail=0.95)
    c.emit(pane, 1.0)

    def bars(pen: Pen) -> None:
        ink = (0.3, 0.07, 42)
        pen.stroke(polygon(frame), ink, 12)
        for a, b in (((98, 127), (159, 251)), ((77, 241), (180, 137))):
            pen.stroke([a, b], ink, 6)

    c.draw(bars, relief=5, detail=0.85)
    c.glow(128, 190, 60, (0.99, 0.06, 90), 0.4)


def _beam(c: Canvas) -> None:
    """Light in dusty air, from the pane down to the brim and no farther."""
    shaft = c.mask(polygon(_BEAM), soft=7) | c.mask(oval(_X, _Y, _RX * 0.98, _RY), soft=4)
    turn = np.arctan2(c.y - _APEX[1], c.x - _APEX[0])
    far = np.hypot(c.x - _APEX[0], c.y - _APEX[1])
    streak = c.noise.at("streak", turn * 26, far / 900, 1.0, 3) - 0.5
    cloud = c.field("beam-dust", 110, 3) - 0.5
    out = smoothstep(0, 50, (c.x - 128) * 0.7 + (c.y - 190) * 0.7)
    s = np.clip((far - 960) / 560, 0, 1)
    body = (0.62 - 0.22 * np.sin(s * math.pi) + 0.7 * streak + 0.3 * cloud) * out
    c.screen(shaft * np.asarray(np.clip(body, 0, 1), np.float32), (0.9, 0.14, 76), 0.8)
    c.screen(shaft.blur(26) * np.asarray(out, np.float32), (0.7, 0.14, 62), 0.3)
    c.emit(shaft, 0.1)


def _wide(t: Array | float) -> Array | float:
    """Half the net's width, in shares of the brim's, from brim (0) to lowest point (1)."""
    return (1 - np.clip(t, 0, 1) ** 1.5) ** 0.72


def _at(angle: float, t: float) -> tuple[float, float]:
    """A place on the net: `angle` about it (0 nearest us, positive to the right), `t` down it."""
    w = float(_wide(t))
    y = _Y + (_FOOT - _Y) * t + 11 * abs(math.sin(angle * 4)) * max(0.0, 1 - 3 * t) * (math.cos(angle) > -0.1)
    return _X + 22 * t * t + math.sin(angle) * _RX * w, y + math.cos(angle) * _RY * w * (1 - 0.3 * t)


def _outline() -> list[tuple[float, float]]:
    side = [_at(math.pi / 2, (k / 24) ** 1.2) for k in range(25)]
    other = [_at(-math.pi / 2, (k / 24) ** 1.2) for k in range(24, -1, -1)]
    brim = [_at(-math.pi / 2 - math.pi * k / 12, 0.0) for k in range(1, 12)]
    return [*side, *other, *brim]


def _bag(c: Canvas) -> None:
    """The catch: light, heavy as honey."""
    bag = c.mask(polygon(_outline()), soft=1.0, wobble=4, cell=70)
    c.glow(_X, 740, 190, (0.9, 0.15, 68), 0.75)
    at = bag.where
    u = (c.x[at] - _X) / _RX
    t = (c.y[at] - _Y) / (_FOOT - _Y)
    u = u - 22 / _RX * np.clip(t, 0, 1) ** 2
    half = np.maximum(np.asarray(_wide(t), np.float32), 0.05)
    round_ = np.sqrt(np.clip(1 - (u / half) ** 2, 0, 1))
    swirl = c.noise.at("honey", c.x[at] / 90 + 0.5 * np.sin(c.y[at] / 60), c.y[at] / 46, 1.0, 3) - 0.5
    value = 0.12 + 0.66 * round_ - 0.42 * np.clip(t, 0, 1) ** 1.6 + 0.34 * swirl + 0.12 * (1 - np.abs(u))
    tones = ramp([(0.44, 0.14, 42), (0.62, 0.17, 56), (0.8, 0.17, 72), (0.93, 0.13, 85), (0.985, 0.06, 92)])
    c.fill(bag, pick(tones, np.asarray(np.clip(value, 0, 1), np.float32)), detail=0.75)
    front = [_at(math.radians(a), 0.0) for a in range(-90, 91, 3)]
    back = [_at(math.radians(a), 0.0) for a in range(90, 271, 6)]
    brim = c.mask(polygon([*front, *back]), soft=1)
    n = c.noise.at("brim", c.x / 70, c.y / 14, 1.0, 3) - 0.5
    c.fill(brim, (0.975, 0.075, 90), detail=0.8)
    c.glaze(brim * np.asarray(np.clip(n * 2, 0, 1), np.float32), (0.9, 0.14, 80), 0.6)
    lip = brim - c.mask(oval(_X, _Y - 4, _RX * 0.985, _RY * 0.9), soft=2)
    c.screen(lip, (0.99, 0.04, 95), 0.8)
    c.emit(bag, 0.12)
    c.emit(brim, 0.3)
    c.glow(_X - 30, _Y, 120, (0.99, 0.08, 88), 0.45, flat=0.5)


_HOLDS: tuple[tuple[float, tuple[float, float]], ...] = (
    (-1.1, (24, 760)),
    (-1.4, (30, 640)),
    (-1.6, (34, 520)),
    (-2.0, (36, 400)),
    (-2.6, (150, 372)),
    (1.1, (784, 760)),
    (1.4, (780, 650)),
    (1.6, (776, 560)),
    (2.0, (694, 448)),
    (2.4, (602, 338)),
    (2.9, (506, 220)),
)
"""Where on the brim a thread is fixed, and where it goes to."""


def _threads(c: Canvas) -> None:
    """The web: spokes down the bag, rings about it, long stays to the timber."""
    spokes = [math.radians(a) for a in range(-90, 91, 9)]

    def sag(a: tuple[float, float], b: tuple[float, float], low: float) -> list[tuple[float, float]]:
        return [a, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + low), b]

    def inside(pen: Pen) -> None:
        ink: Colour = (0.5, 0.14, 46)
        for a in spokes:
            pen.stroke([_at(a, k / 10) for k in range(11)], ink, 1.3, 0.5)
        for k in range(1, 13):
            t = (k / 13) ** 0.9
            for a, b in pairwise(spokes):
                pen.stroke(sag(_at(a, t), _at(b, t), 4 * (1 - t) + 1), ink, 1.2, 0.48)

    c.draw(inside, detail=0.9)

    def stays(pen: Pen) -> None:
        for angle, end in _HOLDS:
            start = _at(angle, 0.0)
            pen.stroke(sag(start, end, 10), (0.95, 0.1, 84), 1.9, 0.85)
        for group in (_HOLDS[:5], _HOLDS[5:]):
            for one, two in pairwise(group):
                a0, b0 = _at(one[0], 0.0), _at(two[0], 0.0)
                for k in range(1, 10):
                    t = (k / 11) ** 1.15
                    a = (a0[0] + (one[1][0] - a0[0]) * t, a0[1] + (one[1][1] - a0[1]) * t + 10 * 4 * t * (1 - t) * 0.5)
                    b = (b0[0] + (two[1][0] - b0[0]) * t, b0[1] + (two[1][1] - b0[1]) * t + 10 * 4 * t * (1 - t) * 0.5)
                    pull = ((_X - (a[0] + b[0]) / 2) * 0.05, (_Y - (a[1] + b[1]) / 2) * 0.05)
                    mid = ((a[0] + b[0]) / 2 + pull[0], (a[1] + b[1]) / 2 + pull[1] + 3)
                    pen.stroke([a, mid, b], (0.93, 0.11, 80), 1.3, 0.75 - 0.5 * t)

    web = c.draw(stays, detail=0.9)
    c.screen(web.blur(3), (0.9, 0.13, 76), 0.35)

    def rim(pen: Pen) -> None:
        pen.stroke([_at(math.radians(a), 0.0) for a in range(-90, 91, 3)], (0.99, 0.05, 94), 3)
        for a in spokes[::5]:
            pen.dot(*_at(a, 0.0), 2.6, (0.99, 0.04, 95))

    c.draw(rim, detail=0.95, emission=0.5)

    def spider(pen: Pen) -> None:
        x, y = 712.0, 560.0
        pen.stroke([(712, 466), (x, y)], (0.95, 0.09, 84), 1.2, 0.9)
        dark = (0.15, 0.04, 30)
        for side in (-1, 1):
            for k in range(4):
                r = 9 + 2 * abs(k - 1.5)
                pen.stroke(
                    [(x, y + 4), (x + side * r, y - 3 + 5 * (k - 1)), (x + side * (r + 4), y + 5 + 6 * (k - 1))],
                    dark,
                    1.5,
                )
        pen.dot(x, y + 10, 7, dark)
        pen.dot(x, y, 4.4, dark)
        pen.stroke([(x - 5, y + 7), (x, y + 4)], (0.93, 0.13, 80), 1.6, 0.8)

    c.draw(spider, detail=0.95)


def _puddle(c: Canvas) -> None:
    """What has dripped lies shining on the boards."""
    c.glow(_X, 1076, 200, (0.88, 0.16, 68), 0.9, flat=0.3)
    pool = c.mask(
        curve([(436, 1080), (470, 1066), (530, 1062), (590, 1070), (604, 1084), (560, 1096), (480, 1098)]), soft=1.5
    )
    c.fill(pool, (0.93, 0.14, 82), detail=0.8)
    c.screen(c.mask(oval(516, 1077, 56, 9), soft=4), (0.99, 0.05, 93), 0.9)
    c.emit(pool, 0.35)


def _drops(c: Canvas) -> None:
    drops = ((_X + 23, 908, 8.0), (_X + 22, 966, 6.4), (_X + 22, 1030, 5.2))

    def fall(pen: Pen) -> None:
        pen.stroke([(_X + 22, 878), (_X + 22, 900)], _GOLD, 4)
        for x, y, q in drops:
            shape = curve([(x, y - q * 2.6, CORNER), (x + q, y), (x, y + q * 1.1), (x - q, y)])
            pen.fill(shape, (0.95, 0.12, 84))
            pen.dot(x - q * 0.3, y, q * 0.4, (0.99, 0.03, 95))

    c.draw(fall, detail=0.95, emission=0.8)
    for x, y, q in drops:
        c.glow(x, y, q * 4, (0.95, 0.14, 76), 0.7)


def _mice(c: Canvas) -> None:
    mouse(c, 656, 1058, 66, pose="stand", coat=(0.4, 0.05, 45), left=True, seed="far")
    mouse(c, 360, 1150, 118, pose="back", coat=(0.36, 0.06, 42), seed="near", tail=0.5)


def _dust(c: Canvas) -> None:
    r = c.rng("dust")
    n = 150
    s, t = r.random(n), r.uniform(0.08, 0.92, n)
    (ax, ay), (bx, by), (ex, ey), (dx, dy) = _BEAM
    x = (ax + (bx - ax) * t) * (1 - s) + (dx + (ex - dx) * t) * s
    y = (ay + (by - ay) * t) * (1 - s) + (dy + (ey - dy) * t) * s
    gold = np.tile(rgb(mix(_GOLD, (0.99, 0.03, 92), 0.6))[None], (n, 1)).astype(np.float32)
    strew(c, "soft", x, y, r.uniform(2.5, 6.5, n), 0.0, gold, seed="motes", alpha=0.8, detail=0.8)
    for k in range(0, n, 6):
        c.glow(float(x[k]), float(y[k]), 4, (0.99, 0.06, 90), 0.75)
