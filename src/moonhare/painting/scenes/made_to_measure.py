"""A child in a robe too large spreads his arms before a tailor's mirror: in it a ship comes on under full sail."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, planks
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.motes import motes
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="Made to Measure",
    hero="child in a white robe too large, arms wide, before a tall mirror in which a ship under full sail comes on",
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

FINISH = {"vignette": 0.45, "bloom": 0.5, "saturation": 1.06, "focus": Focus(400, 560, 330, 520, 0.5)}

_SEA = 690.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(direction=(-0.1, -0.55, 0.6), key=p.key, shade=p.shade, rim=(0, -1, 0), rim_colour=(0.97, 0.09, 85))
    _room(c)
    repaint(c, 0.5, seed="room")
    mirror = c.mask(_arch(0))
    _frame(c, mirror)
    _sky(c, mirror)
    repaint(c, 0.35, seed="sky", loose=0.7)
    _ship(c, mirror)
    _spill(c)
    _child(c)
    far_birds(c, [(640, 214, 74), (694, 268, 40)], (0.97, 0.04, 88), seed="gull")
    c.glow(400, 600, 330, (0.93, 0.12, 75), 0.22)
    _dust(c)


def _arch(grow: float) -> object:
    left, right, top, foot = 186 - grow, 614 + grow, 330.0, 930 + grow
    r = (right - left) / 2
    points: list[tuple[float, ...]] = [(left, foot, CORNER), (left, top)]
    points += [(400 - r * math.cos(a), top - r * 1.02 * math.sin(a)) for a in np.linspace(0.15, math.pi - 0.15, 15)]
    points += [(right, top), (right, foot, CORNER)]
    return curve(points)


def _room(c: Canvas) -> None:
    c.wash([(0, (0.2, 0.045, 38)), (0.55, (0.29, 0.06, 45)), (0.8, (0.25, 0.055, 42)), (1, (0.2, 0.04, 36))], warp=14)
    for k in range(9):
        x = -20 + k * 105
        c.multiply(np.asarray(np.exp(-(((c.x - x) / 2.2) ** 2)) * (c.y < 930), np.float32), (0.2, 0.04, 35), 0.55)
    floor = c.mask(polygon([(-10, 930), (810, 930), (810, 1210), (-10, 1210)]))
    boards = plane(c, floor, ((100, 930), (700, 930), (1150, 1210), (-350, 1210)))
    d = np.hypot((c.x - 400) / 1.5, (c.y - 930) * 1.3)
    light = 0.32 * np.exp(-d / 150) - 0.22
    planks(
        c, boards, (0.42, 0.085, 50), across=13, length=2.2, light=light[floor.where].astype(np.float32), seed="floor"
    )
    skirting = c.mask(polygon([(-10, 902), (810, 902), (810, 932), (-10, 932)]))
    c.form(skirting, (0.3, 0.06, 42), thickness=8, bias=-0.1, detail=0.3)
    _dummy(c, 92, 980)


def _dummy(c: Canvas, x: float, y: float) -> None:
    """A tailor's dummy stands in the dark, turned to the mirror."""
    foot = c.mask(limb([(x, y - 170, 6), (x, y, 6)]), oval(x, y + 2, 46, 10))
    c.form(foot, (0.24, 0.05, 40), rim=0.5, detail=0.5)
    torso = c.mask(
        curve(
            [
                (x - 24, y - 470, CORNER),
                (x - 30, y - 440),
                (x - 70, y - 418),
                (x - 66, y - 350),
                (x - 46, y - 270),
                (x - 64, y - 170, CORNER),
                (x + 64, y - 170, CORNER),
                (x + 46, y - 270),
                (x + 66, y - 350),
                (x + 70, y - 418),
                (x + 30, y - 440),
                (x + 24, y - 470, CORNER),
            ]
        )
    )
    cloth(c, torso, (0.3, 0.055, 255), fold=40, depth=2, thickness=46, seed="dummy", rim=0.2, bias=-0.12, detail=0.45)
    c.screen(torso.edge(7, 0, 3), (0.9, 0.13, 72), 0.6)


def _frame(c: Canvas, mirror: Mask) -> None:
    outer = c.mask(_arch(36))
    crest = c.mask(
        curve([(310, 92, CORNER), (352, 76), (376, 38), (400, 24), (424, 38), (448, 76), (490, 92, CORNER), (400, 110)])
    )
    feet = c.mask(oval(178, 970, 34, 18), oval(622, 970, 34, 18))
    c.shadow(outer, 0, 24, 30, 0.7)
    for part in (feet, crest):
        c.form(part, (0.62, 0.13, 70), thickness=20, rim=0.7, gloss=0.5, detail=0.7)
    bead = 2.4 * np.sin(np.arctan2(c.x - 400, c.y - 560) * 150)
    body = c.relief(outer, 20)
    c.form(body.within(outer - mirror), (0.62, 0.13, 70), rim=0.7, gloss=0.6, bias=-0.04, detail=0.7)
    ring = mirror.grow(11) - mirror.grow(3)
    c.form(body.within(ring), (0.78, 0.13, 78), bump=bead.astype(np.float32), gloss=0.6, detail=0.75)
    boss = c.mask(circle(400, 66, 17))
    c.form(boss, (0.86, 0.12, 82), gloss=0.9, detail=0.8)


def _sky(c: Canvas, mirror: Mask) -> None:
    y = c.y + 14 * (c.field("haze", 160, 3, (3, 1)) - 0.5)
    glow = np.exp(-(((c.x - 400) / 210) ** 2) - ((c.y - 600) / 230) ** 2)
    table = ramp(
        [(0.36, 0.06, 245), (0.5, 0.06, 235), (0.66, 0.06, 120), (0.8, 0.12, 78), (0.93, 0.1, 84), (0.98, 0.05, 92)]
    )
    t = np.clip((y - 110) / 740 + 0.26 * glow, 0, 1)
    c.fill(mirror, pick(table, np.asarray(t, np.float32)), detail=0.15)
    for k in range(5):
        y0 = 250 + 76 * k
        band = np.exp(-(((c.y - y0 - 10 * np.sin(c.x / 90 + k)) / 14) ** 2)) * smoothstep(
            0.45, 0.7, c.field(f"bar{k}", 130, 3, (4, 1))
        )
        c.screen(mirror * np.asarray(band, np.float32), (0.95, 0.08, 70), 0.4)
    water = mirror & c.full(smoothstep(_SEA - 1, _SEA + 1, c.y))
    depth = np.clip((c.y - _SEA) / 240, 0, 1)
    wave = c.noise.at("wave", c.x / 60 / (0.3 + depth), np.log(4 + (c.y - _SEA).clip(0)) * 9, 1.0, 3) - 0.5
    lane = np.exp(-(((c.x - 400) / (60 + 110 * depth)) ** 2))
    t = np.clip(0.62 - 0.62 * depth + 0.55 * lane * (1 - 0.4 * depth) + 0.75 * wave, 0, 1)
    deep = ramp([(0.27, 0.055, 225), (0.4, 0.06, 215), (0.62, 0.08, 90), (0.86, 0.13, 78), (0.97, 0.07, 90)])
    c.fill(water, pick(deep, np.asarray(t, np.float32)), detail=0.3)
    edge = mirror - mirror.grow(-5).blur(9)
    c.multiply(edge, (0.24, 0.06, 45), 0.75)


def _sail(c: Canvas, y0: float, y1: float, top: float, foot: float, bias: float, clip: Mask) -> None:
    """One square sail seen from ahead, filled towards us, the sun behind it."""
    sag = (y1 - y0) * 0.2
    m = (
        c.mask(
            curve(
                [
                    (400 - top, y0, CORNER),
                    (400, y0 + 3),
                    (400 + top, y0, CORNER),
                    (400 + (top + foot) / 2 + 8, (y0 + y1) / 2),
                    (400 + foot, y1, CORNER),
                    (400, y1 - sag),
                    (400 - foot, y1, CORNER),
                    (400 - (top + foot) / 2 - 8, (y0 + y1) / 2),
                ]
            )
        )
        & clip
    )
    c.multiply(m.blur(5).move(0, 10) & clip, (0.5, 0.1, 60), 0.45)
    u = (c.x - 400) / max(foot, 1)
    seams = 0.9 * np.sin(u * 15) + 0.0 * c.y
    c.form(
        m, (0.88, 0.06, 82), thickness=24, bump=seams.astype(np.float32), bias=bias, rim=0.9, mottle=0.03, detail=0.75
    )
    low = m * np.asarray(smoothstep(y0, y1, c.y), np.float32)
    c.screen(low, (0.93, 0.12, 72), 0.42)
    c.multiply(m * np.asarray(smoothstep(0.35, 1.05, np.abs(u)), np.float32), (0.66, 0.11, 58), 0.55)


def _ship(c: Canvas, mirror: Mask) -> None:
    clip = mirror
    c.glow(400, 560, 190, (0.98, 0.07, 88), 0.75)

    def masts(pen: Pen) -> None:
        dark = (0.34, 0.07, 45)
        pen.stroke([(400, 640), (400, 158)], dark, 7)
        for y, w in ((256, 78), (334, 112), (432, 152), (560, 176)):
            pen.stroke([(400 - w, y - 3), (400, y - 7), (400 + w, y - 3)], dark, 5)
        for f in (-1, 1):
            for w, y in ((70, 640), (54, 644), (38, 648)):
                pen.stroke([(400 + f * w, y), (400 + f * 4, 330)], dark, 1.3, 0.7)

    c.draw(masts, detail=0.8, clip=clip)
    for y0, y1, top, foot, bias in (
        (196, 252, 38, 64, 0.1),
        (258, 330, 66, 98, 0.06),
        (338, 430, 98, 138, 0.02),
        (438, 566, 138, 172, -0.03),
    ):
        _sail(c, y0, y1, top, foot, bias, clip)
    hull = c.mask(
        curve(
            [
                (318, 604, CORNER),
                (334, 640),
                (352, 700),
                (380, 752),
                (400, 764),
                (420, 752),
                (448, 700),
                (466, 640),
                (482, 604, CORNER),
                (440, 618),
                (400, 622),
                (360, 618),
            ]
        )
    )
    c.form(hull, (0.32, 0.07, 40), thickness=46, rim=0.9, gloss=0.3, detail=0.75)
    strip = hull & c.mask(
        curve([(310, 630, CORNER), (400, 668), (490, 630, CORNER), (490, 646, CORNER), (400, 686), (310, 646, CORNER)])
    )
    c.form(strip, (0.78, 0.13, 78), thickness=5, detail=0.8)
    stem = c.mask(limb([(400, 606, 5), (400, 690, 6), (400, 762, 4)]))
    c.form(stem, (0.5, 0.1, 52), rim=0.5, detail=0.75)
    jib = c.mask(limb([(400, 628, 7), (400, 586, 4)]))
    c.form(jib, (0.42, 0.08, 45), rim=0.6, detail=0.75)
    rng = c.rng("foam")

    def foam(pen: Pen) -> None:
        for f in (-1, 1):
            for _ in range(90):
                t = float(rng.random())
                x = 400 + f * (14 + 120 * t + float(rng.normal(0, 6)))
                y = 762 - 20 * math.sin(t * 3.0) + 16 * t + float(rng.normal(0, 6))
                pen.dot(x, y, float(rng.uniform(1, 5)) * (1 - 0.5 * t), (0.98, 0.04, 88), float(rng.uniform(0.4, 0.9)))
        tape = [(400.0, 160.0), (424.0, 150.0), (450.0, 164.0), (478.0, 150.0), (506.0, 158.0)]
        pen.stroke(tape, (0.9, 0.14, 90), 9, round_ends=False)
        for k in range(10):
            x = 408 + 10 * k
            pen.stroke([(x, 150), (x, 157)], (0.25, 0.05, 40), 1.2, 0.9)

    c.draw(foam, detail=0.85, clip=clip)
    c.glow(400, 590, 90, (0.98, 0.09, 84), 0.25)


def _spill(c: Canvas) -> None:
    """The sea has come a little way over the frame; light lies on the boards."""
    lit = c.mask(polygon([(214, 962), (586, 962), (700, 1215), (100, 1215)]), soft=10)
    c.screen(lit * smoothstep(1240, 940, c.y), (0.86, 0.14, 70), 0.62)


def _child(c: Canvas) -> None:
    x, y = 400.0, 1064.0
    c.multiply(c.mask(polygon([(330, 1090), (470, 1090), (560, 1230), (240, 1230)]), soft=20), (0.14, 0.04, 35), 0.75)
    drum = c.mask(polygon([(286, y + 2), (514, y + 2), (506, y + 62), (294, y + 62)]), oval(x, y + 62, 106, 18))
    c.form(drum, (0.36, 0.08, 42), thickness=30, rim=0.2, bias=-0.14, detail=0.6)
    top = c.mask(oval(x, y + 2, 116, 21))
    c.form(top, (0.6, 0.11, 58), thickness=5, rim=0.9, bias=0.1, detail=0.65)
    skin = (0.36, 0.06, 48)
    for f in (-1, 1):
        leg = c.mask(limb([(x + 26 * f, y - 50, 13), (x + 25 * f, y - 12, 10), (x + 30 * f, y + 2, 13)]))
        c.form(leg, skin, rim=0.4, detail=0.9)
        hand = c.mask(oval(x + 196 * f, y - 226, 13, 9, 14 * f))
        c.form(hand, skin, rim=0.8, detail=0.9)
    neck = c.mask(limb([(x, y - 290, 14), (x, y - 246, 17)]))
    c.form(neck, skin, bias=-0.1, detail=0.9)
    robe = c.mask(
        curve(
            [
                (370, y - 256, CORNER),
                (310, y - 250),
                (206, y - 240, CORNER),
                (196, y - 190),
                (204, y - 96, CORNER),
                (262, y - 124),
                (322, y - 140, CORNER),
                (306, y - 80),
                (296, y - 30, CORNER),
                (400, y - 20),
                (504, y - 30, CORNER),
                (494, y - 80),
                (478, y - 140, CORNER),
                (538, y - 124),
                (596, y - 96, CORNER),
                (604, y - 190),
                (594, y - 240, CORNER),
                (490, y - 250),
                (430, y - 256, CORNER),
                (400, y - 248),
            ]
        )
    )
    across = (c.x - 400) / (60 + 0.55 * np.maximum(c.y - (y - 256), 0))
    fall = 1.6 * (c.field("fall", 40, 2, (1, 3)) - 0.5)
    folds = 6.5 * np.sin(across * 11 + 0.5 + fall) * smoothstep(y - 256, y - 130, c.y)
    c.form(robe, (0.88, 0.045, 84), thickness=16, bump=folds.astype(np.float32), rim=0.9, mottle=0.03, detail=0.9)
    c.multiply(robe, (0.86, 0.07, 72), 0.4)
    c.multiply(robe.grow(-12).blur(16), (0.74, 0.09, 62), 0.4)
    c.screen(robe.edge(0, -6, 2.5), (0.98, 0.1, 84), 0.9)
    for f in (-1, 1):
        c.form(c.mask(oval(x + 35 * f, y - 304, 8, 11)), skin, rim=0.9, detail=0.9)
    skull = c.mask(oval(x, y - 312, 35, 40))
    c.form(skull, (0.2, 0.035, 42), mottle=0.07, grain=4, rim=0.7, detail=0.9)
    nape = skull & c.mask(oval(x, y - 270, 24, 12), soft=3)
    c.glaze(nape, skin, 0.8)
    c.screen(skull.edge(0, -4, 2), (0.95, 0.12, 78), 0.8)

    def hem(pen: Pen) -> None:
        gold = (0.8, 0.13, 78)
        pen.stroke([(300, y - 42), (400, y - 32), (500, y - 42)], gold, 4, 0.9)
        for f in (-1, 1):
            pen.stroke([(x + 196 * f, y - 192), (x + 189 * f, y - 104)], gold, 4, 0.8)
            for k in range(3):
                px, py = x + (230 - 34 * k) * f * 0.9 - 30 * f, y - 116 - 8 * k
                pen.stroke([(px, py), (px - 9 * f, py + 3)], (0.97, 0.03, 90), 2)

    c.draw(hem, relief=1.5, detail=0.92)


def _dust(c: Canvas) -> None:
    motes(
        c,
        c.rng("dust"),
        70,
        lambda r: (400 + r.normal(0, 190), 640 + r.normal(0, 240)),
        mix((0.97, 0.08, 88), (0.9, 0.13, 75), 0.5),
        alpha=(0.2, 0.7),
        emission=0.3,
    )
