"""A bare spiral stair on a rock climbs to a light with no tower round it; the still sea shows the lighthouse whole."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, pick, ramp, smoothstep
from art.painting.focus import Focus
from art.painting.light import Lamp, Light
from art.painting.motifs.birds import Bird, far_birds, perched
from art.painting.motifs.skies import stars
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, oval, polygon
from art.painting.strokes import repaint

from .tower import LAMP, LINE, X, stair, tower

BRIEF = Brief(
    title="Force of Habit",
    hero="spiral stair on a bare rock, a beam turning at its top and no tower round it; the sea mirrors a lighthouse",
    idea="missing",
    place="sea, reef",
    palette="teal night",
    composition="split waterline",
    time="night",
    symbols=("beam", "stair", "bicycle"),
    hidden="a gull sleeps on the rock, its back to the stair",
    readings=("duty", "ghost", "rumour"),
)
FINISH = {"vignette": 0.32, "bloom": 0.6, "saturation": 1.1, "focus": Focus(400, 600, 300, 560, 0.35)}

_GULL = Bird(body=(0.94, 0.01, 90), wing=(0.62, 0.03, 240), beak=(0.8, 0.15, 75), legs=(0.72, 0.12, 40), neck=0.14)
_BEAM: Colour = (0.96, 0.115, 88)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.1, -0.85, 0.45),
        key=(0.95, 0.09, 88),
        shade=p.shade,
        rim=(0, -0.95, 0),
        rim_colour=(0.96, 0.1, 88),
    )
    _sky(c)
    _beam(c, LAMP[1], 1.0, 1)
    _water(c)
    repaint(c, 0.5, seed="broad")
    stars(c, 90, 420, size=0.8)
    _mirror(c)
    c.lamps.append(Lamp(x=X, y=LAMP[1] + 10, z=60, reach=330, colour=(0.94, 0.11, 84), power=0.7))
    _rock(c)
    stair(c)
    _bicycle(c)
    perched(c, _GULL, X - 166, LINE - 32, 24, left=True, closed=True, seed="gull")
    repaint(c, 0.12, seed="last")
    _source(c, LAMP[1], 1.0)
    far_birds(c, [(250, 246, 22), (216, 226, 16), (560, 316, 15)], (0.86, 0.05, 110), alpha=0.8)


def _sky(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.19, 0.06, 245)),
            (0.18, (0.27, 0.075, 234)),
            (0.33, (0.4, 0.085, 215)),
            (0.44, (0.58, 0.085, 192)),
            (0.51, (0.76, 0.08, 160)),
            (1, (0.3, 0.07, 210)),
        ],
        14,
    )
    bank = smoothstep(0.46, 0.72, c.field("bank", 200, 4, (2.8, 0.7))) * smoothstep(250, 470, c.y)
    c.glaze(np.asarray(bank * 0.4, np.float32), (0.22, 0.06, 222))


def _beam(c: Canvas, height: float, power: float, way: int) -> None:
    """The beam; `way` -1 sends it as the water shows it."""
    r = np.hypot(c.x - X, c.y - height)
    a = np.degrees(np.arctan2((c.y - height) * way, c.x - X))
    mist = 0.6 + 0.7 * c.field("mist", 130, 3, (2.2, 0.9))
    for angle, spread, share, reach in (
        (-13, 12, 1.1, 700),
        (-13, 4.5, 0.8, 900),
        (167, 11, 0.9, 460),
        (12, 8, 0.2, 400),
    ):
        off = np.abs(np.mod(a - angle + 180, 360) - 180)
        cone = smoothstep(spread, spread * 0.35, off) * smoothstep(4, 40, r)
        glow = cone * share * power * np.exp(-r / reach) * (0.6 + 0.4 * mist)
        c.screen(np.clip(glow, 0, 0.96).astype(np.float32), _BEAM)


def _water(c: Canvas) -> None:
    """A sea as still as glass: the sky turned over, darker, with long ripples."""
    sea = c.full(smoothstep(LINE - 30.5, LINE - 29, c.y))
    t = np.clip((c.y - LINE + 30) / (1230 - LINE), 0, 1)
    ripple = (c.noise.at("ripple", c.x / 120, c.y / (5 + 16 * t), 1.0, 3) - 0.5) * (0.5 - 0.3 * t)
    table = ramp([(0.68, 0.08, 172), (0.48, 0.085, 196), (0.33, 0.075, 214), (0.22, 0.06, 230), (0.16, 0.05, 240)])
    c.fill(sea, pick(table, np.asarray(np.clip(t**0.75 + ripple, 0, 1), np.float32)), detail=0.15)
    c.screen(np.asarray(np.exp(-(((c.y - LINE + 30) / 4) ** 2)) * 0.35, np.float32), (0.85, 0.08, 150))
    c.fog(LINE - 90, LINE + 20, (0.64, 0.075, 180), 0.5, cell=160)


def _mirror(c: Canvas) -> None:
    """What the water remembers."""
    with c.group() as g:
        tower(c)
    down = np.clip((c.y - LINE) / 480, 0, 1)
    sway = (2 + 4 * down) * np.sin(c.y / (3.4 + 3 * down) + 5 * c.field("sway", 90, 2)) * smoothstep(0, 0.1, down)
    sway += 20 * down * (c.noise.at("swell", c.x / 300, c.y / 13, 1.0, 2) - 0.5)
    fade = c.full(smoothstep(LINE - 4, LINE + 8, c.y) * (0.92 - 0.14 * down))
    c.paste(g, bend=(c.x + sway, 2 * LINE - c.y), clip=fade)
    low = 2 * LINE - LAMP[1]
    lines = smoothstep(0.5, 0.62, c.noise.at("slick", c.x / 90, c.y / 9, 1.0, 3)) * smoothstep(
        LINE + 30, LINE + 120, c.y
    )
    c.glaze(np.asarray(lines * 0.38, np.float32), (0.26, 0.07, 222))
    for x, y, r in ((0, 580, 46), (-12, 500, 33), (14, 412, 33), (-16, 320, 33)):
        pane = c.mask(oval(X + x, 2 * LINE - y, r * 0.42, r * 0.75), soft=5)
        c.glaze(pane, (0.9, 0.15, 76), 0.75)
        c.glow(X + x, 2 * LINE - y, r, (0.88, 0.16, 68), 0.55)
    _beam(c, low, 0.5, -1)
    _source(c, low, 0.75)


def _rock(c: Canvas) -> None:
    """A low skerry, dark, lit from high above."""
    shade = c.mask(oval(X, LINE + 12, 250, 18), soft=8)
    c.multiply(shade, c.palette.deep, 0.75)
    rock = c.mask(
        curve(
            [
                (X - 256, LINE + 9, CORNER),
                (X - 196, LINE - 22),
                (X - 146, LINE - 34),
                (X - 96, LINE - 62),
                (X + 92, LINE - 66),
                (X + 156, LINE - 44),
                (X + 206, LINE - 17),
                (X + 272, LINE + 10, CORNER),
                (X + 170, LINE + 15),
                (X - 150, LINE + 18),
            ]
        ),
        wobble=7,
        cell=24,
    )
    crag = np.abs(c.field("crag", 70, 3, (1.3, 0.8)) - 0.5) * 44 + (c.field("grit", 14, 2) - 0.5) * 4
    c.form(
        rock,
        (0.3, 0.055, 215),
        thickness=40,
        bump=np.asarray(crag, np.float32),
        rim=0.5,
        mottle=0.05,
        shadow=16,
        depth=0.7,
        detail=0.4,
    )
    c.multiply(rock * smoothstep(LINE - 50, LINE + 10, c.y), c.palette.deep, 0.6)
    c.screen(rock.edge(1, -5, 2), _BEAM, 0.45)
    top = c.mask(oval(X, LINE - 62, 98, 14), wobble=2)
    c.form(top, (0.5, 0.045, 190), thickness=5, detail=0.6)
    foam = np.exp(-(((c.y - LINE - 13 - 5 * np.sin(c.x / 23)) / 3.2) ** 2)) * smoothstep(276, 236, np.abs(c.x - X - 8))
    c.screen(np.asarray(foam * (0.3 + 0.7 * c.field("foam", 16, 3)), np.float32), (0.85, 0.07, 160), 0.6)


def _bicycle(c: Canvas) -> None:
    """Tiny, leaning on nothing, its shadow side to the eye."""
    x, y, q = X + 136.0, LINE - 47.0, 0.46

    def work(pen: Pen) -> None:
        red, chrome = (0.58, 0.18, 35), (0.82, 0.05, 100)
        with pen.at(x, y, 4, q):
            for wx in (-52, 52):
                pen.stroke(circle(wx, -38, 36), (0.12, 0.03, 230), 7)
                pen.stroke(circle(wx, -38, 31), chrome, 2)
                for k in range(8):
                    a = k / 8 * math.pi
                    pen.stroke(
                        [
                            (wx - 30 * math.cos(a), -38 - 30 * math.sin(a)),
                            (wx + 30 * math.cos(a), -38 + 30 * math.sin(a)),
                        ],
                        chrome,
                        1,
                        0.6,
                    )
            for path in (
                [(-52, -38), (-22, -92)],
                [(-52, -38), (0, -36)],
                [(-22, -92), (0, -36)],
                [(0, -36), (34, -96)],
                [(-20, -90), (34, -98)],
                [(30, -118), (52, -38)],
            ):
                pen.stroke(path, red, 7)
            pen.fill(oval(-24, -104, 18, 5), (0.3, 0.07, 45))
            pen.stroke([(30, -118), (22, -132), (6, -128)], chrome, 5)
            pen.fill(
                polygon([(36, -134), (74, -134), (68, -104), (42, -104)]), mix((0.6, 0.1, 70), (0.8, 0.1, 80), 0.4)
            )

    c.draw(work, relief=1.2, detail=0.9)


def _source(c: Canvas, y: float, power: float) -> None:
    core = c.mask(circle(X, y, 12), soft=3)
    c.fill(core, (0.995, 0.03, 95), alpha=power, detail=0.8)
    c.emit(core, power)
    c.glow(X, y, 26, (0.99, 0.05, 95), power)
    c.glow(X, y, 80, _BEAM, 0.7 * power)
    c.glow(X, y, 260, (0.82, 0.1, 105), 0.4 * power)
