"""A broad kettle, dark before a bright evening in the window: a ship sails on its side, its steam turns to gulls."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.layer import Layer
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import metal, smoke, wood
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._off_the_boil_ship import ship
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Off the Boil",
    hero="broad kettle in an inland window, a ship on a sunset sea mirrored in its side, its steam turning to gulls",
    idea="reflected as something else",
    place="kitchen, hill farm",
    palette="sunset coral",
    composition="interior through a window or arch",
    time="dusk",
    symbols=("kettle", "ship", "gull"),
    hidden="a starfish in the puddle below the spout",
    readings=("regret", "wanderlust", "boasting"),
)
FINISH = {"vignette": 0.2, "bloom": 0.5, "saturation": 1.08, "focus": Focus(400, 640, 480, 680, 0.08)}

_COPPER: Colour = (0.36, 0.11, 22)
_MID = (462.0, 860.0)
"""The belly's middle."""
_FOOT = 1048.0
_SILL = 1010.0
_PANE = (92.0, 64.0, 708.0)
"""The window's left, top and right."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.3, -0.8, 0.3),
        key=(0.95, 0.08, 62),
        shade=(0.3, 0.1, 325),
        rim=(-0.6, -0.8, 0),
        rim_colour=(0.97, 0.09, 65),
        bounce=(0.5, 0.12, 10),
    )
    with c.group() as voyage:
        _voyage(c)
    _outside(c)
    repaint(c, 0.5, seed="outside")
    _wall(c)
    _sill(c)
    _steam(c)
    belly = _kettle(c)
    _mirror(c, belly, voyage)
    _shine(c, belly)
    _puddle(c)
    repaint(c, 0.1, seed="last")


def _outside(c: Canvas) -> None:
    """Far from any sea: a clear bright evening over the hills, one farm with its lamp lit."""
    c.wash(
        [
            (0.0, (0.58, 0.15, 10)),
            (0.16, (0.68, 0.15, 24)),
            (0.34, (0.8, 0.125, 46)),
            (0.5, (0.9, 0.1, 66)),
            (0.6, (0.97, 0.06, 84)),
            (1.0, (0.9, 0.08, 70)),
        ],
        warp=14,
    )
    streaks(c, 90, 420, (0.84, 0.1, 40), share=0.4, seed="veil", cover=0.4)
    for k, (y, tone) in enumerate(((770.0, (0.8, 0.11, 42)), (826.0, (0.66, 0.125, 22)), (892.0, (0.5, 0.115, 355)))):
        ridge = y - 90 * (c.field(f"hill{k}", 300, 2)[0] - 0.5) - 3 * c.field(f"trees{k}", 16, 2)[0]
        m = c.full(smoothstep(-1.2, 1.2, c.y - ridge[None, :]))
        c.fill(m, tone, detail=0.2)
        c.glaze(np.asarray(np.exp(-(((c.y - y - 56) / 34) ** 2)), np.float32), (0.93, 0.08, 60), 0.4 - 0.08 * k)

    c.glow(214, 730, 300, (0.99, 0.1, 82), 0.85)

    def farm(pen: Pen) -> None:
        gable = [(134, 846), (134, 828), (129, 830), (148, 814), (167, 830), (162, 828), (162, 846)]
        pen.fill(polygon(gable), (0.42, 0.11, 350))
        pen.fill(box(145, 831, 6, 7), (0.98, 0.11, 85))

    c.draw(farm, detail=0.9)
    c.glow(148, 834, 16, (0.96, 0.13, 75), 0.7)


def _wall(c: Canvas) -> None:
    """A deep square window in a dim kitchen wall, a plain wooden cross-bar high up."""
    left, top, right = _PANE
    pane = c.mask(box(left, top, right - left, 1200))
    wide = c.mask(polygon([(left - 52, 1200), (left - 52, top - 46), (right + 52, top - 46), (right + 52, 1200)]))
    c.fill(c.full() - wide, (0.26, 0.085, 332), detail=0.3, mottle=0.06)
    reveal = wide - pane
    c.fill(reveal, (0.41, 0.11, 344), detail=0.3, mottle=0.06)
    c.multiply(reveal & c.mask(box(left - 52, top - 46, right - left + 104, 46)), (0.55, 0.1, 330), 0.5)
    low = smoothstep(120, 760, c.y)
    c.screen(reveal & c.full(smoothstep(right - 4, right + 30, c.x) * low), (0.93, 0.12, 40), 0.34)
    c.screen(reveal & pane.grow(4), (0.96, 0.11, 55), 0.4)
    for bar in (box(left, 250, right - left, 15), box(392, top, 16, 186)):
        m = c.mask(bar)
        c.form(m, (0.34, 0.1, 345), thickness=8, rim=0.6, detail=0.55)


def _sill(c: Canvas) -> None:
    board = c.mask(polygon([(40, _SILL - 40), (760, _SILL - 40), (830, _SILL + 116), (-30, _SILL + 116)]))
    wood(c, board, (0.5, 0.1, 25), grain=30, thickness=6, seed="sill", detail=0.2)
    front = c.mask(box(-10, _SILL + 114, 820, 90))
    c.form(front, (0.27, 0.085, 342), thickness=12, mottle=0.08, rim=0.4, detail=0.3)
    light = np.exp(-(((c.y - _SILL + 30) / 60) ** 2)) * np.exp(-(((c.x - 250) / 420) ** 2))
    c.screen(board * np.asarray(light, np.float32), (0.96, 0.1, 60), 0.7)
    c.multiply(board & c.full(smoothstep(1040, 1130, c.y)), (0.42, 0.1, 335), 0.6)


def _steam(c: Canvas) -> None:
    """The last steam climbs out of the spout and, high up, flies away."""
    path = [
        (116, 640, 9),
        (94, 566, 18),
        (146, 486, 28),
        (240, 424, 38),
        (326, 350, 44),
        (430, 300, 44),
        (540, 268, 36),
    ]
    smoke(c, path, (0.985, 0.03, 78), seed="steam", alpha=0.85, n=90)
    flock: list[tuple[float, float, float]] = [
        (314, 292, 52),
        (420, 236, 70),
        (512, 316, 56),
        (566, 214, 84),
        (648, 300, 60),
        (476, 140, 58),
        (640, 128, 70),
    ]
    far_birds(c, flock, (0.995, 0.02, 85), seed="gulls", alpha=1.0)


def _kettle(c: Canvas) -> Mask:
    """Paint the kettle, broad below and narrow above, and return its belly."""
    x, y = _MID
    c.multiply(c.mask(oval(x + 10, _FOOT + 12, 330, 32), soft=14), (0.26, 0.09, 330), 0.85)
    spout = c.mask(
        limb([(x - 150, y + 90, 60), (x - 236, y - 10, 42), (x - 290, y - 110, 28), (x - 326, y - 176, 20)], 40),
        curve([(x - 312, y - 196, CORNER), (x - 352, y - 204, CORNER), (x - 354, y - 178), (x - 318, y - 160, CORNER)]),
    )
    metal(c, spout, _COPPER, polish=0.7)
    handle = c.mask(
        limb(
            [
                (x - 96, y - 222, 13),
                (x - 128, y - 330, 14),
                (x - 70, y - 414, 17),
                (x + 16, y - 432, 19),
                (x + 100, y - 400, 17),
                (x + 136, y - 320, 14),
                (x + 100, y - 222, 13),
            ],
            70,
        )
    )
    metal(c, handle, (0.34, 0.1, 20), polish=0.6)
    grip = c.mask(limb([(x - 64, y - 417, 22), (x + 16, y - 434, 25), (x + 94, y - 404, 22)], 30))
    wood(c, grip, (0.32, 0.09, 20), grain=4, thickness=22, gloss=0.4, detail=0.7)
    outline = [
        (x - 262, _FOOT, CORNER),
        (x - 276, _FOOT - 40),
        (x - 250, y + 20),
        (x - 190, y - 110),
        (x - 104, y - 206, CORNER),
        (x + 104, y - 206, CORNER),
        (x + 190, y - 110),
        (x + 250, y + 20),
        (x + 276, _FOOT - 40),
        (x + 262, _FOOT, CORNER),
        (x, _FOOT + 20),
    ]
    belly = c.mask(curve(outline))
    c.shadow(belly, 10, 4, 10, 0.4)
    metal(c, belly, _COPPER, polish=0.5)
    dome = [(x - 106, y - 200, CORNER), (x - 84, y - 238), (x, y - 256), (x + 84, y - 238), (x + 106, y - 200, CORNER)]
    lid = c.mask(curve([*dome, (x, y - 188)]))
    metal(c, lid, (0.44, 0.115, 28), polish=0.7)
    neck = c.mask(limb([(x - 110, y - 200, 7), (x, y - 186, 7), (x + 110, y - 200, 7)], 30))
    for part in (spout, handle, grip, belly, lid):
        c.multiply(part, (0.42, 0.12, 350), 0.62)
        c.screen(part.edge(-3, -4, 1.6), (0.98, 0.1, 64), 0.85)
    metal(c, neck, (0.5, 0.12, 35), polish=0.8)
    knob = c.mask(circle(x, y - 274, 21))
    metal(c, knob, (0.36, 0.1, 20), polish=0.8)
    foot = c.mask(limb([(x - 264, _FOOT - 2, 10), (x, _FOOT + 17, 10), (x + 264, _FOOT - 2, 10)], 30))
    metal(c, foot, (0.46, 0.12, 30), polish=0.8)
    return belly


def _voyage(c: Canvas) -> None:
    """What the copper remembers: a high sea, a low sun, all sail set."""
    x, y = _MID
    c.wash(
        [
            (0.52, (0.3, 0.1, 300)),
            (0.6, (0.42, 0.13, 325)),
            (0.66, (0.64, 0.165, 15)),
            (0.71, (0.86, 0.135, 60)),
            (0.75, (0.94, 0.1, 80)),
            (1, (0.5, 0.1, 200)),
        ],
        warp=8,
    )
    streaks(c, 680, 850, (0.92, 0.11, 55), share=0.6, seed="cirrus", cover=0.5)
    sx, sy = x - 96, y + 26
    c.glow(sx, sy, 170, (0.98, 0.11, 78), 0.8)
    c.fill(c.mask(circle(sx, sy, 44), soft=1), (0.99, 0.05, 92), detail=0.6)
    table = ramp([(0.2, 0.07, 260), (0.34, 0.085, 230), (0.47, 0.095, 205), (0.68, 0.09, 188), (0.94, 0.08, 80)])
    for k in range(5):
        base = y + 36 + 36 * k + 5 * k * k
        swell = np.sin(c.x[0] / (38 + 22 * k) + 2.1 * k) * (3 + 4.4 * k) + (c.field(f"swell{k}", 60, 2)[0] - 0.5) * 12
        crest = base + swell
        m = c.full(smoothstep(-0.8, 0.8, c.y - crest[None, :]))
        down = np.asarray((c.y - crest[None, :]) / (50 + 12 * k), np.float32)
        chop = c.noise.at(f"chop{k}", c.x / (16 + 6 * k), c.y / 5, 1.0, 3) - 0.5
        lane = np.exp(-(((c.x - sx) / (38 + 12 * k)) ** 2))
        t: Array = np.asarray(0.5 - 0.34 * np.clip(down, 0, 1) - 0.05 * k + 0.36 * chop + 0.42 * lane, np.float32)
        c.fill(m, pick(table, np.clip(t, 0, 1)), detail=0.4)
        lip = np.exp(-(((c.y - crest[None, :] - 1.5) / 1.8) ** 2)) * (0.4 + 0.9 * c.field(f"lip{k}", 24, 2))
        c.screen(np.asarray(np.clip(lip, 0, 1), np.float32), mix((0.95, 0.08, 70), (0.9, 0.05, 190), 0.2 * k), 0.7)
        if k == 1:

            def sailing(pen: Pen) -> None:
                ship(pen, x + 34, y + 80, 190, -5, sails=(0.63, 0.2, 27), dark=0.3)

            c.draw(sailing, relief=2, detail=0.9)


def _mirror(c: Canvas, belly: Mask, voyage: Layer) -> None:
    """Bend the voyage round the belly; towards the edge the copper has it back."""
    x, y = _MID
    half = 190 + 78 * smoothstep(y - 150, y + 120, c.y)
    dx, dy = (c.x - x) / half, (c.y - y - 6) / 204
    q = np.power(np.abs(dx) ** 3 + np.abs(dy) ** 3, 1 / 3)
    pull = 1 + 0.3 * q**2
    c.paste(
        voyage,
        clip=belly & c.full(smoothstep(1.0, 0.88, q)),
        bend=(np.asarray(x + dx * half * 0.9 * pull, np.float32), np.asarray(y + dy * 190 * pull, np.float32)),
    )
    c.layer.detail[belly.where] = np.maximum(c.layer.detail[belly.where], belly.a * 0.7)
    sun = np.exp(-(np.hypot((c.x - x + 96) / 120, (c.y - y - 24) / 80) ** 2))
    c.emit(belly * np.asarray(0.4 * sun, np.float32))


def _shine(c: Canvas, belly: Mask) -> None:
    x, y = _MID
    c.screen(belly.edge(-4, -4, 2), (0.97, 0.1, 62), 0.9)
    c.screen(belly.edge(4, -4, 2), (0.95, 0.11, 50), 0.7)
    c.multiply(belly & c.full(smoothstep(_FOOT - 60, _FOOT + 14, c.y)), (0.32, 0.1, 330), 0.5)
    gleam = c.mask(limb([(x - 206, y - 10, 4), (x - 172, y - 94, 9), (x - 120, y - 160, 4)], 30), soft=4)
    c.screen(gleam & belly, (0.98, 0.06, 68), 0.85)
    c.screen(c.mask(oval(x - 6, y - 282, 8, 6), soft=2), (0.98, 0.06, 70), 0.9)


def _puddle(c: Canvas) -> None:
    """It has dripped: salt water on the sill, and something that came with it."""
    x, y = 116.0, 1064.0
    rim = [(x - 80, y + 6), (x - 40, y - 12), (x + 20, y - 8), (x + 70, y - 14), (x + 104, y + 4), (x + 50, y + 24)]
    pool = c.mask(curve([*rim, (x + 6, y + 18), (x - 50, y + 22)]), wobble=3)
    c.fill(pool, (0.3, 0.08, 330), alpha=0.7, detail=0.6)
    c.screen(pool & c.full(smoothstep(y - 20, y + 20, c.y)), (0.7, 0.1, 200), 0.5)
    c.screen(pool.edge(-2, -3, 1.2), (0.95, 0.1, 55), 0.8)
    c.screen(c.mask(oval(x + 20, y - 4, 44, 6), soft=3) & pool, (0.95, 0.1, 50), 0.6)
    arms = []
    for k in range(5):
        a = math.radians(-90 + 72 * k + 12)
        arms.append(limb([(x - 18, y + 6, 6), (x - 18 + math.cos(a) * 24, y + 6 + math.sin(a) * 12, 2.4)], 10))
    star = c.mask(*arms)
    c.shadow(star, 2, 4, 2, 0.5)
    c.form(star, (0.66, 0.18, 35), thickness=7, rim=0.7, mottle=0.12, grain=4, detail=0.9)
