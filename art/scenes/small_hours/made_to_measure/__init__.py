"""A child in a robe too large before a tailor's mirror, from which a ship comes on; the hem becomes its bow wave."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import cloud
from art.painting.motifs.birds import far_birds
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from art.painting.strokes import repaint

from .child import child, step
from .linen import spray, train
from .shop import dummy, room, shears, shelf, spools

BRIEF = Brief(
    title="Made to Measure",
    hero="child in a white robe too large, arms raised, before a tall mirror; its hem is the bow wave of a ship in it",
    idea="reflected as something else",
    place="shop, Dakar tailor's",
    palette="amber wood",
    composition="frontal symmetry",
    time="afternoon",
    symbols=("mirror", "sailing ship", "robe"),
    hidden="the pennant at the masthead is a tailor's tape",
    readings=("potential", "departure", "growing up"),
    person=True,
)

FINISH = {"vignette": 0.18, "bloom": 0.5, "saturation": 1.06, "focus": Focus(380, 640, 340, 560, 0.45)}

_SEA = 762.0
_SUN = (296.0, 694.0)
_PUFF = ((0.62, 0.07, 60), (0.72, 0.08, 62), (0.82, 0.09, 70), (0.9, 0.09, 80), (0.96, 0.06, 88), (0.99, 0.03, 92))
_Points = list[tuple[float, ...]]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(direction=(-0.1, -0.55, 0.6), key=p.key, shade=p.shade, rim=(0, -1, 0), rim_colour=(0.97, 0.09, 85))
    mirror = c.mask(_arch(0))
    room(c)
    shelf(c)
    dummy(c, 34, 1010)
    shears(c)
    repaint(c, 0.55, seed="room")
    _spill(c)
    _frame(c, mirror)
    _sky(c, mirror)
    repaint(c, 0.4, seed="sky", loose=0.7)
    _ship(c, mirror)
    c.glow(*_SUN, 150, (0.99, 0.08, 86), 0.65)
    spools(c)
    step(c)
    train(c, mirror)
    spray(c, mirror)
    child(c)
    far_birds(c, [(664, 232, 80), (716, 176, 42)], (0.97, 0.04, 88), seed="gull")
    c.glow(330, 660, 330, (0.93, 0.12, 75), 0.16)


def _turned(points: _Points) -> _Points:
    """Turn the mirror a little: its left side is nearer than its right."""
    out: _Points = []
    for q in points:
        u = (q[0] - 400) / 250
        s = 1 - 0.075 * u
        out.append((402 + 256 * u * (1 - 0.045 * u), 545 + (q[1] - 545) * s, *q[2:]))
    return out


def _arch(grow: float, shift: float = 0) -> object:
    left, right, top, foot = 176 - grow - shift, 624 + grow - shift, 326.0, 930 + grow
    r = (right - left) / 2
    points: _Points = [(left, foot, CORNER), (left, top)]
    points += [(400 - shift - r * math.cos(a), top - r * math.sin(a)) for a in np.linspace(0.15, math.pi - 0.15, 15)]
    points += [(right, top), (right, foot, CORNER)]
    return curve(_turned(points))


def _frame(c: Canvas, mirror: Mask) -> None:
    outer = c.mask(_arch(34))
    side = c.mask(_arch(34, 22))
    crest = c.mask(
        curve(
            _turned(
                [
                    (318, 92, CORNER),
                    (356, 74),
                    (378, 38),
                    (400, 26),
                    (424, 38),
                    (446, 74),
                    (484, 92, CORNER),
                    (400, 110),
                ]
            )
        )
    )
    feet = c.mask(oval(134, 988, 40, 20), oval(652, 932, 32, 16))
    c.shadow(outer | side, -30, 20, 34, 0.75)
    c.form(side - outer, (0.36, 0.1, 48), thickness=14, rim=0.3, bias=-0.12, detail=0.6)
    for part in (feet, crest):
        c.form(part, (0.6, 0.13, 68), thickness=20, rim=0.7, gloss=0.5, detail=0.7)
    bead = 2.4 * np.sin(np.arctan2(c.x - 400, c.y - 560) * 150)
    leaf = 1.5 * np.abs(np.sin(np.arctan2(c.x - 400, c.y - 540) * 34))
    body = c.relief(outer, 20)
    c.form(
        body.within(outer - mirror),
        (0.6, 0.13, 68),
        bump=np.asarray(leaf, np.float32),
        rim=0.7,
        gloss=0.6,
        bias=-0.06,
        detail=0.7,
    )
    ring = mirror.grow(11) - mirror.grow(3)
    c.form(body.within(ring), (0.78, 0.13, 78), bump=bead.astype(np.float32), gloss=0.6, detail=0.75)
    c.form(c.mask(circle(400, 62, 17)), (0.86, 0.12, 82), gloss=0.9, detail=0.8)
    worn = (outer - mirror) * np.asarray(smoothstep(0.55, 0.75, c.field("worn", 26, 4)), np.float32)
    c.multiply(worn, (0.5, 0.12, 45), 0.3)


def _sky(c: Canvas, mirror: Mask) -> None:
    y = c.y + 16 * (c.field("haze", 160, 3, (3, 1)) - 0.5)
    glow = np.exp(-(((c.x - _SUN[0]) / 190) ** 2) - ((c.y - _SUN[1]) / 180) ** 2)
    table = ramp(
        [(0.4, 0.075, 245), (0.52, 0.075, 232), (0.68, 0.06, 190), (0.82, 0.08, 88), (0.93, 0.1, 84), (0.985, 0.05, 92)]
    )
    t = np.clip((y - 90) / 860 + 0.34 * glow, 0, 1)
    c.fill(mirror, pick(table, np.asarray(t, np.float32)), detail=0.15)
    for k in range(6):
        y0 = 190 + 84 * k
        band = np.exp(-(((c.y - y0 - 14 * np.sin(c.x / 90 + k)) / (17 - k)) ** 2)) * smoothstep(
            0.45, 0.68, c.field(f"bar{k}", 120, 4, (3, 1))
        )
        c.screen(mirror * np.asarray(band, np.float32), (0.96, 0.08, 70), 0.6)
    r = c.rng("clouds")
    for n, (x, y1, wide) in enumerate(((232.0, 610.0, 40.0), (330.0, 560.0, 46.0), (250.0, 440.0, 34.0))):
        puffs = [
            (x + float(r.normal(0, wide)), y1 - abs(float(r.normal(0, 13))), float(r.uniform(5, 17))) for _ in range(46)
        ]
        cloud(c, [q for q in puffs if q[0] - q[2] > 182], _PUFF, seed=f"puff{n}", alpha=0.7, rough=0.4, fade=(0.1, 1.2))
    water = mirror & c.full(smoothstep(_SEA - 1, _SEA + 1, c.y))
    depth = np.clip((c.y - _SEA) / 200, 0, 1)
    wave = c.noise.at("wave", c.x / 60 / (0.3 + depth), np.log(4 + (c.y - _SEA).clip(0)) * 9, 1.0, 4) - 0.5
    lane = np.exp(-(((c.x - _SUN[0]) / (50 + 110 * depth)) ** 2))
    t = np.clip(0.5 - 0.5 * depth + 0.5 * lane * (1 - 0.4 * depth) + 0.95 * wave, 0, 1)
    deep = ramp([(0.29, 0.065, 228), (0.44, 0.08, 212), (0.62, 0.08, 150), (0.86, 0.12, 80), (0.98, 0.06, 90)])
    c.fill(water, pick(deep, np.asarray(t, np.float32)), detail=0.4)
    edge = mirror - mirror.grow(-5).blur(9)
    c.multiply(edge, (0.24, 0.06, 45), 0.7)


def _heeled(points: _Points, dx: float = 0, dy: float = 0, k: float = 1) -> _Points:
    """Place ship points (0, 0 at the stem's foot, up is negative) on the card, heeled to the left."""
    a = math.radians(-5.5)
    out: _Points = []
    for q in points:
        x, y = q[0] * k + dx, q[1] * k + dy
        out.append((482 + x * math.cos(a) - y * math.sin(a), 790 + x * math.sin(a) + y * math.cos(a), *q[2:]))
    return out


def _sail(c: Canvas, y0: float, y1: float, top: float, foot: float, far: bool, clip: Mask) -> None:
    """One square sail seen from the bow, filled towards us, the sun behind it."""
    dx, dy, k = (92.0, -8.0, 0.84) if far else (38.0, 0.0, 1.0)
    h = y1 - y0
    shape: _Points = [
        (-top, y0 + 3, CORNER),
        (0, y0),
        (top * 0.9, y0 - 5, CORNER),
        ((top + foot) / 2 * 0.9 + 12, y0 + h * 0.55),
        (foot * 0.9, y1 - 6, CORNER),
        (foot * 0.3, y1 - h * 0.15),
        (-foot * 0.4, y1 - h * 0.13),
        (-foot, y1 + 3, CORNER),
        (-(top + foot) / 2 - 17, y0 + h * 0.55),
    ]
    m = c.mask(curve(_heeled(shape, dx, dy, k))) & clip
    if not far:
        c.multiply(m.blur(6).move(8, 8) & clip, (0.5, 0.1, 60), 0.5)
    cx = 482 + dx + 0.096 * (y0 + dy)
    u = np.asarray((c.x - cx) / max(foot * k, 1), np.float32)
    seams = np.asarray(0.8 * np.sin(u * 13 + 0.4), np.float32)
    c.form(
        m,
        (0.9, 0.05, 84),
        thickness=30,
        bump=seams,
        bias=0.02,
        rim=0.9,
        mottle=0.04,
        haze=0.35 if far else 0,
        detail=0.75,
    )
    v = smoothstep(790 + y0 * k, 790 + y1 * k, c.y)
    c.screen(m * np.asarray(v * smoothstep(0.6, -0.8, u), np.float32), (0.96, 0.12, 76), 0.55)
    c.multiply(m * np.asarray(smoothstep(0.0, 1.0, u), np.float32), (0.62, 0.09, 40), 0.6)
    c.multiply(m * np.asarray(smoothstep(0.5, 0.0, v) * 0.6, np.float32), (0.7, 0.07, 320), 0.4)
    if far:
        c.multiply(m, (0.8, 0.08, 60), 0.5)


def _ship(c: Canvas, mirror: Mask) -> None:
    dark = (0.32, 0.075, 42)
    tiers = ((-596, -528, 36, 58), (-518, -434, 56, 82), (-424, -316, 78, 106), (-304, -176, 102, 122))
    for far in (True, False):
        dx, dy, k = (92.0, -8.0, 0.84) if far else (38.0, 0.0, 1.0)

        def masts(pen: Pen, dx: float = dx, dy: float = dy, k: float = k) -> None:
            pen.stroke(polygon([q[:2] for q in _heeled([(0, -90), (0, -650)], dx, dy, k)], closed=False), dark, 7 * k)
            for y0, _, top, _ in tiers:
                ends = _heeled([(-top - 14, y0 + 1), (top * 0.9 + 12, y0 - 8)], dx, dy, k)
                pen.stroke(polygon([q[:2] for q in ends], closed=False), dark, 4.6 * k)
            for f in (-62, -50, 44, 58, 72):
                ends = _heeled([(f, -96), (f * 0.06, -420)], dx, dy, k)
                pen.stroke(polygon([q[:2] for q in ends], closed=False), dark, 1.3, 0.7)

        c.draw(masts, detail=0.8, clip=mirror)
        for y0, y1, top, foot in tiers:
            _sail(c, y0, y1, top, foot, far, mirror)
    for tack, head in (((-60, -172), -500), ((-38, -148), -350)):
        jib = (
            c.mask(
                curve(
                    _heeled(
                        [
                            (*tack, CORNER),
                            (-40, (tack[1] + head) / 2),
                            (26, head, CORNER),
                            (24, head * 0.66),
                            (28 + tack[0] * 0.2, tack[1] + 22, CORNER),
                            (-14, tack[1] - 2),
                        ]
                    )
                )
            )
            & mirror
        )
        c.form(jib, (0.92, 0.05, 84), thickness=16, rim=0.9, detail=0.8)
        c.screen(jib.edge(-4, 0, 3), (0.97, 0.11, 80), 0.7)
        c.multiply(jib & jib.move(8, 0), (0.8, 0.07, 60), 0.4)
    _hull(c, mirror)


def _hull(c: Canvas, mirror: Mask) -> None:
    hull = (
        c.mask(
            curve(
                _heeled(
                    [
                        (-30, -132, CORNER),
                        (-20, -70),
                        (-8, -20),
                        (4, 8, CORNER),
                        (60, 10),
                        (112, 2, CORNER),
                        (124, -50),
                        (132, -104, CORNER),
                        (90, -92),
                        (40, -98),
                    ]
                )
            )
        )
        & mirror
    )
    strakes = np.asarray(1.1 * np.sin((c.y + 0.1 * c.x) * 0.55), np.float32)
    c.form(hull, (0.33, 0.085, 38), thickness=50, bump=strakes, rim=0.9, gloss=0.3, detail=0.8)
    c.multiply(hull & c.mask(limb(_heeled([(60, -40, 40), (130, -30, 60)])), soft=14), (0.2, 0.06, 30), 0.6)
    band = c.mask(limb(_heeled([(-28, -112, 6), (40, -78, 6), (128, -84, 5)]), 30)) & hull
    c.form(band, (0.8, 0.13, 78), thickness=5, detail=0.85)
    stem = c.mask(limb(_heeled([(-30, -130, 4), (-16, -56, 5), (4, 8, 4)]), 20)) & mirror
    c.form(stem, (0.6, 0.12, 58), rim=0.6, detail=0.85)
    sprit = c.mask(limb(_heeled([(-10, -118, 6), (-62, -172, 3)]))) & mirror
    c.form(sprit, (0.42, 0.09, 46), rim=0.7, detail=0.85)

    def tape(pen: Pen) -> None:
        x, y = _heeled([(38, -648)])[0][:2]
        way = [(x, y), (x - 26, y - 10), (x - 54, y + 8), (x - 84, y - 2), (x - 118, y + 14)]
        pen.stroke(way, (0.9, 0.14, 90), 9, round_ends=False)
        for k in range(10):
            pen.stroke([(x - 10 - 11 * k, y - 5 + k), (x - 10 - 11 * k, y + 1 + k)], (0.25, 0.05, 40), 1.2, 0.9)
        for k in range(7):
            px, py = _heeled([(10 + 17 * k, -88 + 0.8 * k)])[0][:2]
            pen.dot(px, py + 22, 2.4, (0.96, 0.12, 82), 0.8)

    c.draw(tape, detail=0.85, clip=mirror)


def _spill(c: Canvas) -> None:
    """Light of the sea lies on the boards, and moves."""
    lit = c.mask(polygon([(150, 975), (620, 930), (790, 1215), (60, 1215)]), soft=16)
    fall = np.asarray(smoothstep(1250, 940, c.y), np.float32)
    c.screen(lit * fall, (0.88, 0.14, 72), 0.85)
    d = np.asarray(np.maximum(c.y - 880, 6) / 120, np.float32)
    a = np.abs(c.noise.at("net", c.x / 46 / d, np.log(d + 0.6) * 9, 1.0, 3) - 0.5)
    net = np.asarray(smoothstep(0.055, 0.0, a), np.float32)
    c.screen(lit * (net * fall), (0.95, 0.1, 86), 0.7)
    wall = np.exp(-(((c.x - 730) / 70) ** 2 + ((c.y - 820) / 150) ** 2)) + np.exp(
        -(((c.x - 60) / 60) ** 2 + ((c.y - 900) / 120) ** 2)
    )
    c.screen(c.full(np.asarray(wall, np.float32)), (0.75, 0.13, 60), 0.25)
