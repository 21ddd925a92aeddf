"""In a dark attic a spider's web has stopped the sunbeam: it bulges there, full of light, and drips."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, pick, ramp, rgb, smoothstep
from art.painting.focus import Focus
from art.painting.light import Lamp, Light
from art.painting.materials import wood
from art.painting.motifs.mice import mouse
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, polygon
from art.painting.stamps import strew
from art.painting.strokes import repaint

from .attic import attic, lumber, thimble
from .web import MIDDLE, TIP, back, bag, front, shadow_on, spider, stays

BRIEF = Brief(
    title="Finders",
    hero="sunbeam stopped by a great spider's web under an attic's rafters, bulging it out like a net full of light",
    idea="held or caught",
    place="attic, farmhouse",
    palette="amber wood",
    composition="diagonal fall",
    time="afternoon",
    symbols=("sunbeam", "spider's web", "mouse"),
    hidden="the spider, small as a bead, lets itself down beside its catch",
    readings=("luck", "savings", "awe"),
)
FINISH = {
    "vignette": 0.42,
    "bloom": 0.55,
    "contrast": 0.18,
    "saturation": 1.16,
    "focus": Focus(470, 680, 380, 520, 0.28),
}

_GOLD: Colour = (0.93, 0.13, 84)
_FLOOR = 1046.0
_PANE = [(52, 176), (150, 74), (226, 196), (118, 312)]
_BEAM = [(92, 292), (212, 132), (604, 530), (352, 716)]


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
    repaint(c, 0.6, seed="room")
    _skylight(c)
    _timber(c)
    c.lamps.append(Lamp(x=TIP[0] - 20, y=TIP[1], z=70, reach=250, colour=(0.93, 0.14, 72), power=0.75))
    lumber(c)
    repaint(c, 0.2, seed="things", loose=0.6)
    _spill(c)
    stays(c)
    back(c)
    _beam(c)
    bag(c)
    front(c)
    c.glow(TIP[0] - 56, TIP[1] - 110, 80, (0.99, 0.07, 90), 0.5)
    spider(c, 706, 640, (694, 474))
    _drops(c)
    _mice(c)
    _dust(c)


def _dim(c: Canvas) -> None:
    """Let the room fall into brown dark, but for what the window and the catch light up."""
    near = np.exp(-(((c.x - TIP[0]) / 330) ** 2 + ((c.y - TIP[1] + 40) / 330) ** 2))
    pane = np.exp(-(((c.x - 130) / 200) ** 2 + ((c.y - 200) / 200) ** 2))
    floor = np.exp(-(((c.x - TIP[0]) / 370) ** 2 + ((c.y - _FLOOR) / 150) ** 2))
    dark = 1 - np.clip(0.55 * near + 0.5 * pane + 0.7 * floor, 0, 1)
    c.glaze(np.asarray(dark * 0.35, np.float32), (0.2, 0.085, 305), 1.0)
    c.multiply(np.asarray(dark, np.float32), (0.3, 0.1, 325), 0.86)
    c.screen(np.asarray(near, np.float32), (0.66, 0.15, 52), 0.3)


def _spill(c: Canvas) -> None:
    """The light truly on the floor: boards lit, threads' shadows across them, a puddle that shines."""
    x = TIP[0] + 8
    wide = np.exp(-(((c.x - x) / 270) ** 2 + ((c.y - _FLOOR) / 84) ** 2)) * smoothstep(860, 930, c.y)
    grain = 0.65 + 0.7 * c.field("boards", 30, 4, (2.5, 0.6))
    c.screen(np.asarray(np.clip(wide * grain, 0, 1), np.float32), (0.82, 0.155, 62), 0.55)
    c.multiply(shadow_on(c, x, _FLOOR, 300) * smoothstep(880, 930, c.y), (0.36, 0.12, 38), 0.6)
    pool = c.mask(
        curve(
            [
                (x - 74, _FLOOR + 2),
                (x - 40, _FLOOR - 12),
                (x + 14, _FLOOR - 16),
                (x + 58, _FLOOR - 9),
                (x + 72, _FLOOR + 6),
                (x + 30, _FLOOR + 17),
                (x - 26, _FLOOR + 21),
                (x - 66, _FLOOR + 14),
            ]
        ),
        soft=1.2,
    )
    c.fill(pool, (0.93, 0.14, 82), detail=0.8)
    c.multiply(pool.edge(0, -5, 2), (0.72, 0.15, 55), 0.5)
    c.screen(pool.edge(0, 6, 3), (0.99, 0.05, 93), 0.9)
    c.emit(pool, 0.3)
    c.glow(x, _FLOOR, 120, (0.93, 0.14, 76), 0.5, flat=0.35)


def _timber(c: Canvas) -> None:
    """A rafter and two posts, near and dark, edged with light: what the web is slung from."""
    brown: Colour = (0.33, 0.08, 38)
    for k, (points, angle) in enumerate(
        (
            ([(830, 500, 30), (640, 210, 25), (430, -60, 20)], 56.0),
            ([(2, -30, 30), (6, 760, 38), (-2, 1230, 46)], 90.0),
            ([(812, -30, 26), (806, 800, 34), (812, 1230, 42)], 90.0),
        )
    ):
        beam = c.mask(limb(points, 30), wobble=2.0, cell=40)
        c.shadow(beam, 0, 12, soft=12, share=0.5)
        wood(c, beam, brown, angle=angle, grain=9, thickness=22, bias=-0.1, seed=f"timber{k}", detail=0.5)
        low = np.exp(-(((c.x - TIP[0]) / 360) ** 2 + ((c.y - TIP[1] + 60) / 330) ** 2))
        edge = beam.edge(*((-5, 6), (7, 0), (-7, 0))[k], 2.5)
        c.screen(edge * np.asarray(low, np.float32), (0.86, 0.14, 66), 0.9)
    peg = c.mask(limb([(806, 690, 8), (770, 700, 7), (758, 694, 6)], 10))
    wood(c, peg, (0.4, 0.09, 42), thickness=8, seed="peg", detail=0.6)


def _skylight(c: Canvas) -> None:
    pane = c.mask(polygon(_PANE))
    c.glow(136, 188, 130, (0.96, 0.12, 78), 0.7)
    sky = np.clip((c.y[pane.where] - 80) / 230, 0, 1)
    blue = ramp([(0.86, 0.07, 235), (0.96, 0.035, 200), (0.985, 0.06, 95)])
    c.fill(pane, pick(blue, np.asarray(sky, np.float32)), detail=0.95)
    c.emit(pane, 1.0)

    def bars(pen: Pen) -> None:
        ink = (0.3, 0.07, 42)
        pen.stroke(polygon(_PANE), ink, 13)
        for a, b in (((101, 125), (172, 254)), ((85, 244), (188, 135))):
            pen.stroke([a, b], ink, 6)

    c.draw(bars, relief=5, detail=0.85)
    c.glow(136, 188, 66, (0.99, 0.06, 90), 0.45)


def _beam(c: Canvas) -> None:
    """Light in dusty air, from the pane down to the net and no farther."""
    shaft = c.mask(polygon(_BEAM), soft=6)
    along = (c.x - 150) * 0.6 + (c.y - 210) * 0.8
    across = (c.x - 150) * 0.8 - (c.y - 210) * 0.6
    streak = c.noise.at("streak", across / 26, along / 700, 1.0, 3) - 0.5
    cloud = c.field("beam-dust", 100, 4) - 0.5
    out = smoothstep(0, 60, along)
    body = (0.36 + 0.001 * along + 0.62 * streak + 0.45 * cloud) * out
    c.screen(shaft * np.asarray(np.clip(body, 0, 1), np.float32), (0.92, 0.13, 78), 0.85)
    c.screen(shaft.blur(30) * np.asarray(out, np.float32), (0.7, 0.14, 62), 0.34)
    c.emit(shaft, 0.1)


def _drops(c: Canvas) -> None:
    x0 = TIP[0] + 4
    drops = ((x0 + 1, TIP[1] + 46, 8.5), (x0 + 2, TIP[1] + 104, 6.8), (x0 + 3, TIP[1] + 158, 5.4))

    def fall(pen: Pen) -> None:
        pen.fill(
            curve(
                [
                    (x0 - 14, TIP[1] - 14, CORNER),
                    (x0 - 3, TIP[1] + 6),
                    (x0, TIP[1] + 24),
                    (x0 + 4, TIP[1] + 6),
                    (x0 + 14, TIP[1] - 14, CORNER),
                ]
            ),
            _GOLD,
        )
        for x, y, q in drops:
            shape = curve([(x, y - q * 2.6, CORNER), (x + q, y), (x, y + q * 1.1), (x - q, y)])
            pen.fill(shape, (0.95, 0.12, 84))
            pen.dot(x - q * 0.3, y, q * 0.4, (0.99, 0.03, 95))

    c.draw(fall, detail=0.95, emission=0.8)
    for x, y, q in drops:
        c.glow(x, y, q * 4, (0.95, 0.14, 76), 0.7)


def _mice(c: Canvas) -> None:
    mouse(c, 728, 1076, 70, pose="stand", coat=(0.42, 0.055, 48), left=True, seed="far")
    thimble(c, 690, 1084, 26)
    mouse(c, 330, 1152, 104, pose="back", coat=(0.38, 0.06, 44), seed="near", tail=0.5)


def _dust(c: Canvas) -> None:
    r = c.rng("dust")
    n = 190
    s, t = r.random(n), r.uniform(0.08, 0.92, n)
    (ax, ay), (bx, by), (ex, ey), (dx, dy) = _BEAM
    x = (ax + (bx - ax) * t) * (1 - s) + (dx + (ex - dx) * t) * s
    y = (ay + (by - ay) * t) * (1 - s) + (dy + (ey - dy) * t) * s
    gold = np.tile(rgb(mix(_GOLD, (0.99, 0.03, 92), 0.6))[None], (n, 1)).astype(np.float32)
    strew(c, "soft", x, y, r.uniform(2.5, 6.5, n), 0.0, gold, seed="motes", alpha=0.8, detail=0.8)
    for k in range(0, n, 6):
        c.glow(float(x[k]), float(y[k]), 4, (0.99, 0.06, 90), 0.75)
    far = math.hypot(TIP[0] - MIDDLE[0], TIP[1] - MIDDLE[1])
    x, y = TIP[0] + r.normal(0, 0.6 * far, 70), TIP[1] + 60 + r.normal(0, 0.4 * far, 70)
    strew(c, "soft", x, y, r.uniform(2, 5, 70), 0.0, gold[:70], seed="sparks", alpha=0.6, detail=0.8)
