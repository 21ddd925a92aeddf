"""A lake in the woods at sunrise is an open hand; a small boat's wake draws one of its lines."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import foliage, grass
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, place
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Lifeline",
    hero="still lake among dark woods that is an open hand; the wake of one small boat is its line of life",
    idea="double exposure",
    place="lake, river woods",
    palette="rose and green",
    composition="seen from above",
    time="morning",
    symbols=("palm of a hand", "lake", "boat"),
    hidden="one finger wears a ring-shaped islet",
    readings=("fortune", "begging", "mother"),
    person=True,
)
FINISH = {"vignette": 0.26, "bloom": 0.5, "saturation": 1.08, "focus": Focus(410, 740, 400, 560, 0.2)}

_AT = (424.0, 1150.0, -4.0)
_HEAD = ((24, -330, 5), (0, -318, 9), (-96, -272, 8), (-200, -200, 4))
_HEART = ((-250, -372, 8), (-150, -414, 10), (-50, -424, 10), (40, -462, 9), (98, -556, 4))
_FINGERS = (
    ((-150, -440, 50), (-196, -560, 40), (-214, -600, 43), (-238, -680, 36), (-250, -708, 38), (-266, -776, 27)),
    ((-62, -520, 58), (-92, -670, 45), (-100, -710, 50), (-116, -820, 41), (-122, -850, 44), (-132, -936, 30)),
    ((48, -540, 60), (44, -700, 47), (44, -750, 52), (38, -870, 43), (36, -906, 46), (30, -1002, 31)),
    ((150, -520, 58), (186, -660, 46), (198, -704, 50), (222, -806, 41), (228, -838, 44), (244, -922, 30)),
)
_THUMB = ((96, -150, 96), (212, -262, 78), (288, -368, 56), (312, -412, 60), (352, -500, 50), (378, -566, 32))


def _put(points: tuple[tuple[float, ...], ...]) -> list[tuple[float, ...]]:
    """Return points of the hand's own frame on the card."""
    return place(points, _AT[0], _AT[1], 0.97, _AT[2])


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.65, -0.6, 0.42),
        key=(0.93, 0.1, 70),
        shade=(0.28, 0.055, 195),
        rim=(-0.7, -0.6, 0),
        rim_colour=(0.95, 0.09, 55),
        bounce=(0.7, 0.09, 20),
        bounce_share=0.15,
    )
    lake = c.wobble(_hand(c), 7, 26)
    c.wash([(0, (0.33, 0.06, 165)), (0.5, (0.27, 0.055, 165)), (1, (0.2, 0.045, 170))], warp=20)
    _water(c, lake)
    repaint(c, 0.5, seed="water", loose=0.8)
    _bars(c, lake)
    _woods(c, lake)
    _mist(c, lake)
    _boat(c)
    far_birds(c, [(600, 960, 34), (640, 990, 26), (566, 996, 24)], (0.98, 0.03, 60), seed="egrets")


def _hand(c: Canvas) -> Mask:
    clay = Clay(c, melt=26)

    def ball(x: float, y: float, rx: float, ry: float, z: float, turn: float, thick: float) -> None:
        px, py = _put(((x, y),))[0]
        clay.ball(px, py, rx, ry, z=z, turn=turn + _AT[2], thick=thick, melt=34)

    clay.limb(_put(((16, 190, 150), (6, 40, 138), (0, -90, 160), (-4, -240, 196), (-2, -390, 184))), flat=0.26)
    clay.limb(_put(((-120, -60, 80), (-150, -220, 84), (-160, -350, 74), (-140, -430, 54))), flat=0.6)
    clay.limb(_put(((140, -470, 60), (120, -440, 70))), flat=0.6)
    clay.limb(_put(_THUMB), flat=0.85)
    for finger in _FINGERS:
        clay.limb(_put(finger), n=30, flat=0.95)
    ball(118, -180, 84, 168, 16, 16, 72)
    ball(-142, -190, 66, 168, 14, -8, 56)
    for x, y in ((-150, -440), (-58, -492), (46, -508), (138, -496)):
        ball(x, y, 52, 42, 26, 0, 34)
    return clay.mask()


def _water(c: Canvas, lake: Mask) -> None:
    """Still water that holds the whole sunrise."""
    d = np.hypot((c.x - 440) / 1.0, (c.y - 840) / 1.15)
    n = c.field("sky", 170, 4, (2, 1)) - 0.5
    t = np.clip(d / 520 + 0.3 * n + 0.02, 0, 1)
    table = ramp(
        [
            (0.985, 0.05, 92),
            (0.94, 0.085, 75),
            (0.87, 0.1, 45),
            (0.79, 0.105, 20),
            (0.72, 0.09, 5),
            (0.67, 0.06, 350),
            (0.63, 0.045, 200),
            (0.58, 0.065, 180),
        ]
    )
    c.fill(lake, pick(table, np.asarray(t, np.float32)), detail=0.2)
    lap = c.noise.at("lap", c.x / 46, c.y / 8, 1.0, 3) - 0.5
    c.screen(lake * np.asarray(smoothstep(0.12, 0.36, lap) * np.exp(-d / 330), np.float32), (0.99, 0.07, 85), 0.85)
    c.multiply(lake * np.asarray(smoothstep(0.12, 0.36, -lap), np.float32), (0.45, 0.09, 200), 0.4)
    c.multiply(lake - lake.grow(-4).blur(9).move(10, 12), (0.24, 0.06, 190), 0.85)


def _bars(c: Canvas, lake: Mask) -> None:
    """Thin bars of reeds lie where the other creases are; one ringed islet."""
    bars = c.mask(limb(_put(_HEART), 60), wobble=5, cell=16) | c.mask(limb(_put(_HEAD), 60), wobble=5, cell=16)
    bars = (bars & lake.grow(-6)).grow(-1)
    c.multiply(bars.blur(4).move(6, 7) & lake, (0.5, 0.1, 10), 0.7)
    c.form(bars, (0.36, 0.08, 150), thickness=7, rim=0.6, detail=0.7)
    reeds = ((0.26, 0.06, 165), (0.38, 0.09, 145), (0.6, 0.11, 115))
    grass(c, bars, reeds, seed="reeds", height=(9, 20), spacing=3.4, lean=0.12, spread=0.5, detail=0.75)
    x, y = _put(((-82, -640),))[0]
    ring = c.mask(oval(x, y, 33, 19, -10), wobble=2) - c.mask(oval(x, y - 1, 20, 9, -10), wobble=2)
    c.multiply(ring.blur(3).move(5, 6) & lake, (0.5, 0.1, 10), 0.7)
    c.form(ring, (0.46, 0.09, 140), thickness=7, rim=0.8, detail=0.75)


def _woods(c: Canvas, lake: Mask) -> None:
    """Crowns of trees down to the shore, darker towards the edges."""
    land = c.full(1.0) - lake
    foliage(c, land, (0.33, 0.07, 158), seed="woods", size=9, spacing=5.0, thickness=30, clump=52, detail=0.35)
    c.multiply(land, (0.45, 0.07, 185), 0.5)
    c.screen(lake.grow(16).blur(12) - lake, (0.93, 0.1, 60), 0.34)
    c.screen((land & lake.move(-7, -7).grow(2)).blur(2), (0.93, 0.1, 60), 0.2)
    r = c.rng("blossom")
    n = 0
    inside = lake.grow(26).whole()
    near = lake.grow(110).whole()
    while n < 11:
        x, y = float(r.uniform(10, 790)), float(r.uniform(20, 1180))
        at = (int(y * c.scale), int(x * c.scale))
        if inside[at] > 0.1 or near[at] < 0.5:
            continue
        n += 1
        q = float(r.uniform(11, 21))
        tree = c.mask(oval(x, y, q, q * 0.9), wobble=4, cell=9)
        c.multiply(tree.blur(4).move(8, 9), (0.15, 0.05, 190), 0.7)
        foliage(c, tree, (0.74, 0.11, 8), seed=f"rose{n}", size=6, spacing=3.4, thickness=12, clump=9, detail=0.5)


def _mist(c: Canvas, lake: Mask) -> None:
    away = np.hypot((c.x - 420) / 420, (c.y - 700) / 600)
    c.multiply(np.asarray(smoothstep(0.6, 1.2, away) * (1 - lake.whole()), np.float32), (0.2, 0.05, 175), 0.6)
    drift = smoothstep(0.46, 0.74, c.field("mist", 190, 5, (2.2, 1)))
    band = np.exp(-(((c.y - 130) / 150) ** 2)) + 0.85 * np.exp(-(((c.y - 1150) / 100) ** 2))
    c.glaze(np.asarray(drift * band * 0.72, np.float32), (0.87, 0.105, 12))
    c.glow(20, -20, 330, (0.9, 0.15, 20), 0.75)
    c.glow(440, 840, 150, (0.99, 0.07, 85), 0.5)


def _boat(c: Canvas) -> None:
    """One boat, its poler's long shadow on the bright water."""
    x, y = _put(((118, -424),))[0]
    turn, s = -24.0, 54.0
    track = _put(((92, -412, 2), (50, -350, 6), (10, -250, 11), (0, -130, 15), (18, -20, 18), (44, 110, 20)))
    trail = c.mask(limb(track, 70))
    band = trail.edge(-3, -2, 0.8) | trail.edge(3, 2, 0.8)
    c.screen(trail.blur(3), (0.99, 0.03, 90), 0.55)
    c.screen(band, (0.995, 0.01, 90), 0.95)
    c.multiply(trail.grow(5).blur(3) - trail, (0.72, 0.13, 15), 0.6)
    hull = c.mask(
        curve(
            place(
                [(-1.1, 0, CORNER), (-0.5, -0.3), (0.4, -0.3), (1.25, 0, CORNER), (0.4, 0.3), (-0.5, 0.3)],
                x,
                y,
                s,
                turn,
            )
        )
    )
    c.multiply(hull.blur(4).move(10, 11), (0.45, 0.1, 10), 0.85)
    c.form(hull, (0.36, 0.09, 25), thickness=8, rim=0.8, detail=0.95)
    c.form(hull.grow(-5), (0.24, 0.05, 30), thickness=3, bias=-0.1, detail=0.95)
    px, py = place([(-0.55, 0.0)], x, y, s, turn)[0][:2]
    body = c.mask(oval(px + 2, py + 4, 14, 12))
    c.shadow(body, 12, 9, 3, 0.7)
    c.form(body, (0.6, 0.19, 18), thickness=8, rim=0.7, detail=0.95)
    hat = c.mask(circle(px, py, 13))
    c.form(hat, (0.88, 0.1, 88), thickness=9, rim=0.7, detail=0.95)

    def pole(pen: Pen) -> None:
        pen.stroke([(px + 8, py + 2), (px + 30, py + 34)], (0.32, 0.07, 40), 2.6)
        for k in range(8):
            a = k * math.pi / 4
            pen.stroke([(px, py), (px + 9 * math.cos(a), py + 9 * math.sin(a))], (0.7, 0.1, 75), 0.8, 0.7)

    c.draw(pole, detail=0.95)
    lx, ly = place([(0.95, 0.0)], x, y, s, turn)[0][:2]
    c.glow(lx, ly, 34, mix((0.97, 0.1, 80), (0.9, 0.15, 60), 0.4), 0.8)
    lamp = c.mask(circle(lx, ly, 5.5))
    c.fill(lamp, (0.99, 0.06, 90), detail=0.95)
    c.emit(lamp, 0.8)
