"""In a tall rose hedge there is a gap: a guest with a hat and a raised glass, made of bright sea."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import cloud, foliage, grass
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, oval, polygon
from art.painting.stamps import strew
from art.painting.strokes import repaint

from .girl import girl
from .guest import FOOT, guest, wine
from .roses import edge, petals, roses

BRIEF = Brief(
    title="A Toast",
    hero="gap in a tall rose hedge, cut like a guest in a hat who raises a glass; bright sea lies behind it",
    idea="missing",
    place="clifftop, rose hedge",
    palette="rose and green",
    composition="interior through a window or arch",
    time="noon",
    symbols=("gap", "rose", "sail"),
    hidden="a second cup waits in the grass at the gap's feet",
    readings=("absence", "emigrant", "forgiveness"),
    person=True,
)

FINISH = {"vignette": 0.0, "bloom": 0.08, "contrast": 0.2, "saturation": 1.02}

TOP = 196.0
"""The hedge's clipped top."""
_SEA = 520.0
"""The sea's horizon within the gap."""
_SHADE = 946.0
"""How far the hedge's noon shadow reaches over the lawn."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.45, -0.75, 0.5),
        key=(0.96, 0.05, 90),
        shade=(0.34, 0.06, 210),
        rim=(0.0, -1.0, 0),
        rim_colour=(0.95, 0.06, 95),
        bounce_share=0.0,
    )
    gap = c.mask(*guest(), wobble=0.7, cell=8)
    _sky(c)
    repaint(c, 0.5, seed="sky", loose=0.9)
    air = c.layer.rgb.copy()
    _hedge(c)
    _lawn(c, gap)
    repaint(c, 0.4, seed="garden", loose=0.6)
    _beyond(c, gap, air)
    edge(c, gap)
    sill = c.mask(polygon([(182, FOOT - 8), (540, FOOT - 8), (544, FOOT + 20), (176, FOOT + 20)]))
    grass(c, sill, ((0.6, 0.1, 130), (0.72, 0.11, 122), (0.8, 0.1, 114)), seed="sill", height=(9, 12), spacing=3.2)
    roses(c, gap, TOP)
    petals(c, _SHADE)
    _cup(c)
    _girl(c)


def _sky(c: Canvas) -> None:
    """Noon: high blue, fair clouds; the same air above the hedge and in the gap."""
    sky = ramp([(0, (0.66, 0.1, 240)), (0.45, (0.76, 0.085, 232)), (0.85, (0.87, 0.05, 222)), (1, (0.92, 0.03, 200))])
    c.fill(c.full(), pick(sky, np.asarray((c.y + 40) / (_SEA + 40), np.float32)), detail=0.1)
    r = c.rng("fair")
    heaps = ((150, 128, 58), (250, 160, 40), (60, 170, 46), (640, 60, 30), (724, 150, 62), (600, 176, 34))
    for k, (x, y, s) in enumerate((*heaps, (300, 508, 26), (368, 512, 18), (470, 512, 12))):
        puffs = [
            (x + float(r.normal(0, s)), y + float(r.normal(0, s * 0.2)), s * float(r.uniform(0.25, 0.7)))
            for _ in range(18)
        ]
        cloud(c, puffs, [(0.76, 0.04, 245), (0.9, 0.02, 230), (0.985, 0.012, 90)], seed=f"fair{k}", alpha=0.9)


def _hedge(c: Canvas) -> None:
    """A clipped wall of leaves with its face in the shade and its top in the sun."""
    crest = TOP + 16 * (c.field("crest", 90, 3) - 0.5)
    wall = c.full(smoothstep(FOOT + 6, FOOT - 6, c.y)) & c.full(smoothstep(-3, 3, c.y - crest))
    foliage(c, wall, (0.3, 0.065, 155), seed="hedge", size=13, spacing=5.4, thickness=40, clump=64, detail=0.3)
    c.multiply(wall * np.asarray(smoothstep(TOP + 60, FOOT, c.y), np.float32), (0.3, 0.05, 175), 0.4)
    r = c.rng("sprigs")
    n = 6400
    x, y = r.uniform(-10, 810, n), np.sort(r.uniform(TOP - 4, FOOT - 6, n))
    patch = c.noise.at("sprig", x[None] / 70, y[None] / 56, 1.0, 3)[0]
    sun = smoothstep(TOP + 74, TOP - 6, y + 60 * (patch - 0.5))
    lit = 0.12 + 0.42 * smoothstep(0.42, 0.72, patch) * (1 - 0.55 * smoothstep(TOP, FOOT, y)) + 0.8 * sun
    tones = pick(
        ramp([(0.2, 0.045, 168), (0.31, 0.065, 158), (0.43, 0.08, 150), (0.58, 0.1, 137), (0.74, 0.105, 122)]),
        np.asarray(np.clip(lit, 0, 1), np.float32),
    )
    strew(
        c,
        "leaf",
        x,
        y,
        r.uniform(9, 18, n),
        r.normal(-1.57, 1.1, n),
        np.asarray(tones * r.uniform(0.82, 1.14, (n, 1)), np.float32),
        seed="sprigs",
        alpha=0.9,
        detail=0.55,
    )


def _lawn(c: Canvas, gap: Mask) -> None:
    """Mown grass: the hedge's short shadow, the light that falls through the gap, the open sun before us."""
    field = c.full(smoothstep(FOOT - 2, FOOT + 4, c.y))
    d = np.maximum(c.y - FOOT, 1)
    stripe = np.sin((c.x - 380) / (34 + d * 0.3) * 1.35)
    near = np.clip(d / 348, 0, 1)
    dark = ramp([(0.2, 0.045, 170), (0.29, 0.06, 158)])
    c.fill(field, pick(dark, np.asarray(0.5 + 0.3 * stripe, np.float32)), detail=0.2)
    blades = ((0.2, 0.05, 165), (0.27, 0.06, 156), (0.34, 0.07, 150))
    grass(c, field, blades, seed="shade", height=(6, 26), spacing=4.2, spread=0.35, detail=0.3)
    rim = _SHADE + 34 * (c.field("shade-rim", 80, 4) - 0.5)
    sunny = smoothstep(-5, 5, c.y - rim)
    through = c.mask(
        curve([(186, FOOT - 30, CORNER), (524, FOOT - 30, CORNER), (560, 980, CORNER), (150, 980, CORNER)]), soft=3
    )
    lights = c.full(np.maximum(sunny, through.whole())) & field
    with c.group() as sun:
        bright = ramp([(0.78, 0.105, 118), (0.72, 0.11, 124), (0.62, 0.105, 130)])
        c.fill(field, pick(bright, np.asarray(0.75 * near + 0.16 * stripe, np.float32)), detail=0.3)
        tints = ((0.54, 0.1, 136), (0.68, 0.115, 126), (0.8, 0.11, 114))
        grass(c, field, tints, seed="sun", height=(6, 32), spacing=4.0, spread=0.35, detail=0.4)
    c.paste(sun, clip=lights)
    c.multiply(c.full(np.exp(-(((c.y - FOOT) / 14) ** 2))) - through.blur(4), (0.2, 0.05, 170), 0.7)


def _beyond(c: Canvas, gap: Mask, air: Array) -> None:
    """The sea at noon, a white sail, light on the water; the cliff's grass."""
    c.fill(gap, air, detail=0.7)
    with c.group() as g:
        down = np.clip((c.y - _SEA) / 300, 0, 1)
        wave = c.noise.at("wave", c.x / (9 + 50 * down), np.log(np.maximum(c.y - _SEA, 1) + 8) * 11, 1.0, 3) - 0.5
        sea = ramp([(0, (0.5, 0.095, 238)), (0.2, (0.56, 0.1, 230)), (0.6, (0.52, 0.1, 225)), (1, (0.6, 0.09, 200))])
        water = c.full(smoothstep(_SEA - 0.6, _SEA + 0.6, c.y))
        c.fill(water, pick(sea, np.asarray(down + 0.42 * wave, np.float32)), detail=0.7)
        spark = np.exp(-(((c.x - 330) / (16 + 60 * down)) ** 2)) * smoothstep(0.0, 0.26, wave)
        c.screen(water * np.asarray(spark, np.float32), (0.97, 0.03, 95), 0.85)
        bank = c.mask(curve([(160, 806, CORNER), (300, 790), (430, 798), (640, 780, CORNER), (640, 900), (150, 900)]))
        c.fill(bank, pick(ramp([(0.84, 0.09, 112), (0.74, 0.11, 122)]), (c.y - 780) / 90), detail=0.6)
        tints = ((0.6, 0.1, 130), (0.72, 0.11, 122), (0.84, 0.1, 110))
        grass(c, bank, tints, seed="cliff", height=(6, 13), spacing=3.4, detail=0.6)
        _sail(c, 396, _SEA + 132, 1.12)
    c.paste(g, clip=gap & c.full(smoothstep(_SEA - 1, _SEA, c.y)))
    red = c.mask(wine()) & gap
    c.glaze(red, (0.52, 0.17, 14), 0.82)
    c.screen(c.mask(oval(564, 285, 3, 9, -12), soft=1.5) & red, (0.9, 0.08, 20), 0.6)


def _sail(c: Canvas, x: float, y: float, s: float) -> None:
    def boat(pen: Pen) -> None:
        hull = [(x - 30 * s, y - 5, CORNER), (x + 30 * s, y - 6, CORNER), (x + 20 * s, y + 7), (x - 22 * s, y + 6)]
        main = [(x, y - 86 * s, CORNER), (x + 26 * s, y - 40 * s), (x + 30 * s, y - 11, CORNER), (x + 2, y - 9, CORNER)]
        jib = [(x - 4, y - 76 * s, CORNER), (x - 16 * s, y - 36 * s), (x - 24 * s, y - 11, CORNER), (x - 3, y - 9)]
        pen.fill(curve(hull), (0.42, 0.13, 18))
        pen.fill(curve(main), (0.98, 0.015, 90))
        pen.fill(curve(jib), (0.86, 0.03, 240))
        pen.stroke([(x - 1, y - 90 * s), (x - 1, y - 4)], (0.4, 0.05, 60), 1.8)

    c.screen(c.mask(oval(x, y + 24, 15, 22), soft=5), (0.95, 0.02, 95), 0.5)
    c.multiply(c.mask(oval(x, y + 8, 26, 4), soft=2), (0.3, 0.07, 235), 0.5)
    c.draw(boat, relief=1.2, detail=0.95)


def _girl(c: Canvas) -> None:
    """She stands in the sun and answers."""
    c.multiply(
        c.mask(curve([(560, 1130), (610, 1126), (664, 1140), (700, 1172), (640, 1186), (580, 1166)]), soft=6),
        (0.36, 0.08, 160),
        0.75,
    )
    up = np.maximum(1128 - c.y, 0)
    with c.group() as g:
        girl(c)
    who = c.paste(g, bend=(c.x + 0.03 * up + 0.00034 * up * up, c.y))
    # The sun stands beyond her: what she turns to us is in her own shade, tops and outer edges are not.
    c.multiply(who - who.move(5, 8).edge(0, 0, 1) - (who - who.move(3, 7)).blur(2), (0.66, 0.055, 300), 0.5)
    c.multiply(who & c.mask(oval(590, 894, 56, 26), soft=12), (0.55, 0.08, 320), 0.45)
    c.screen((who - who.move(2, 7)).blur(1) & who, (0.95, 0.05, 90), 0.8)
    # Grass stands before her toes.
    turf = c.mask(polygon([(556, 1133), (656, 1140), (656, 1156), (556, 1150)]))
    grass(c, turf, ((0.5, 0.1, 138), (0.64, 0.11, 128)), seed="toes", height=(12, 20), spacing=4.0, detail=0.85)


def _cup(c: Canvas) -> None:
    """The hidden cup."""
    x, y = 250.0, 900.0
    c.multiply(c.mask(oval(x + 9, y, 22, 5), soft=2), (0.3, 0.07, 160), 0.8)
    cup = c.mask(polygon([(x - 12, y - 30), (x + 12, y - 30), (x + 9, y), (x - 9, y)]))
    c.form(cup, (0.92, 0.02, 90), thickness=8, rim=0.1, detail=0.9)
    c.fill(c.mask(oval(x, y - 29, 11.5, 2.8)), (0.55, 0.14, 12), detail=0.9)
    blades = c.mask(polygon([(x - 14, y - 3), (x + 16, y - 3), (x + 16, y + 4), (x - 14, y + 4)]))
    grass(c, blades, ((0.5, 0.1, 138), (0.66, 0.11, 128)), seed="cup", height=(8, 13), spacing=3.6, detail=0.85)
