"""A cold copper kettle on the sill of an inland window at dusk: in its belly a ship sails into a low sun."""

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
from moonhare.painting.materials import metal, stone, wood
from moonhare.painting.motifs.birds import Bird, perched
from moonhare.painting.motifs.skies import stars, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._off_the_boil_ship import gulls, ship
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Off the Boil",
    hero="cold copper kettle on the sill of an inland window, its belly mirroring a ship on a high sunset sea",
    idea="reflected as something else",
    place="kitchen, hill farm",
    palette="sunset coral",
    composition="interior through a window or arch",
    time="dusk",
    symbols=("kettle", "ship", "gull"),
    hidden="a starfish in the puddle below the spout",
    readings=("regret", "wanderlust", "boasting"),
)
FINISH = {"vignette": 0.48, "bloom": 0.5, "saturation": 1.1, "focus": Focus(370, 700, 300, 380, 0.5)}

_COPPER: Colour = (0.62, 0.155, 45)
_MID = (366.0, 716.0)
"""The belly's middle."""
_SILL = 950.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.6, 0.5),
        key=(0.95, 0.08, 66),
        shade=(0.32, 0.1, 320),
        rim=(0.7, -0.7, 0),
        rim_colour=(0.96, 0.1, 55),
        bounce=(0.5, 0.12, 20),
    )
    with c.group() as voyage:
        _voyage(c)
    _outside(c)
    repaint(c, 0.55, seed="outside")
    stars(c, 26, 420, seed="first", size=0.8)
    _wall(c)
    _sill(c)
    belly = _kettle(c)
    _mirror(c, belly, voyage)
    _shine(c, belly)
    _gull(c)
    _puddle(c)
    repaint(c, 0.1, seed="last")


def _outside(c: Canvas) -> None:
    """Far from any sea: evening over the hills, one farm with its lamp lit."""
    c.wash(
        [
            (0.0, (0.3, 0.095, 300)),
            (0.2, (0.42, 0.115, 318)),
            (0.38, (0.6, 0.135, 355)),
            (0.52, (0.76, 0.13, 32)),
            (0.62, (0.87, 0.1, 62)),
            (0.7, (0.8, 0.1, 50)),
            (1.0, (0.4, 0.1, 330)),
        ],
        warp=16,
    )
    streaks(c, 330, 640, (0.92, 0.09, 50), share=0.55, seed="veil", cover=0.5)
    c.glow(600, 730, 260, (0.95, 0.11, 62), 0.5)
    for k, (y, tone) in enumerate(
        ((742.0, (0.68, 0.11, 25)), (790.0, (0.54, 0.11, 350)), (850.0, (0.4, 0.1, 325)), (915.0, (0.28, 0.08, 310)))
    ):
        ridge = y - 60 * (c.field(f"hill{k}", 260, 2)[0] - 0.5) - 4 * c.field(f"trees{k}", 16, 2)[0]
        m = c.full(smoothstep(-1.2, 1.2, c.y - ridge[None, :]))
        c.fill(m, tone, detail=0.2)
        c.glaze(np.asarray(np.exp(-(((c.y - y - 46) / 30) ** 2)), np.float32), (0.86, 0.1, 45), 0.36 - 0.06 * k)

    def farm(pen: Pen) -> None:
        gable = [(632, 838), (632, 816), (626, 818), (652, 798), (678, 818), (672, 816), (672, 838)]
        pen.fill(polygon(gable), (0.26, 0.08, 318))
        pen.fill(box(648, 818, 7, 8), (0.97, 0.12, 80))

    c.draw(farm, detail=0.9)
    c.glow(651, 822, 15, (0.95, 0.14, 72), 0.7)


def _wall(c: Canvas) -> None:
    """The dark kitchen: an arch in a thick wall, its edge touched by the evening."""
    near = [(92, 990, CORNER), (92, 420), (180, 190), (400, 96), (620, 190), (708, 420), (708, 990, CORNER)]
    far = [(40, 990, CORNER), (40, 400), (140, 140), (400, 34), (660, 140), (760, 400), (760, 990, CORNER)]
    inner, wide = c.mask(curve(near)), c.mask(curve(far))
    reveal = wide - inner
    wall = c.full() - wide
    c.fill(wall, (0.18, 0.06, 312), detail=0.3, mottle=0.1)
    stone(c, reveal, (0.36, 0.08, 325), thickness=30, rough=0.4, cracks=0.2, detail=0.4)
    c.multiply(reveal & c.full(smoothstep(420, 80, c.x)), (0.5, 0.1, 315), 0.5)
    c.screen(reveal & inner.grow(7), (0.93, 0.11, 45), 0.4)
    c.screen(reveal & c.full(smoothstep(600, 760, c.x) * smoothstep(200, 700, c.y)), (0.8, 0.13, 40), 0.14)


def _sill(c: Canvas) -> None:
    back = [(-10, _SILL + 40), (96, _SILL - 26), (704, _SILL - 26), (810, _SILL + 40)]
    board = c.mask(polygon([*back, (810, 1110), (-10, 1110)]))
    wood(c, board, (0.4, 0.085, 35), grain=11, thickness=6, seed="sill", detail=0.5)
    front = c.mask(box(-10, 1096, 820, 130))
    wood(c, front, (0.26, 0.07, 340), grain=7, thickness=10, seed="front", detail=0.45)
    light = np.exp(-(((c.y - _SILL + 20) / 60) ** 2)) * np.exp(-(((c.x - 520) / 330) ** 2))
    c.screen(board * np.asarray(light, np.float32), (0.93, 0.11, 50), 0.5)
    c.multiply(board & c.full(smoothstep(960, 1110, c.y)), (0.4, 0.1, 320), 0.7)
    c.multiply(front, (0.4, 0.1, 315), 0.7)


def _kettle(c: Canvas) -> Mask:
    """Paint the kettle and return its belly."""
    x, y = _MID
    c.multiply(c.mask(oval(x - 20, 972, 280, 34), soft=12), (0.24, 0.09, 318), 0.85)
    spout = c.mask(
        limb([(x + 150, y + 90, 62), (x + 236, y + 10, 44), (x + 282, y - 96, 30), (x + 330, y - 158, 23)], 40),
        curve([(x + 306, y - 170, CORNER), (x + 352, y - 184, CORNER), (x + 366, y - 160), (x + 336, y - 132, CORNER)]),
    )
    metal(c, spout, _COPPER, polish=0.7)
    handle = c.mask(
        limb(
            [
                (x - 132, y - 170, 14),
                (x - 168, y - 280, 14),
                (x - 110, y - 378, 17),
                (x, y - 410, 19),
                (x + 110, y - 378, 17),
                (x + 160, y - 280, 14),
                (x + 128, y - 170, 14),
            ],
            70,
        )
    )
    metal(c, handle, (0.52, 0.11, 48), polish=0.7)
    grip = c.mask(limb([(x - 92, y - 392, 22), (x, y - 412, 25), (x + 92, y - 392, 22)], 30))
    wood(c, grip, (0.34, 0.09, 30), grain=4, thickness=22, gloss=0.4, detail=0.7)
    outline = [
        (x - 176, 962, CORNER),
        (x - 226, y + 150),
        (x - 244, y + 20),
        (x - 214, y - 96),
        (x - 120, y - 176, CORNER),
        (x + 120, y - 176, CORNER),
        (x + 214, y - 96),
        (x + 244, y + 20),
        (x + 226, y + 150),
        (x + 176, 962, CORNER),
        (x, 976),
    ]
    belly = c.mask(curve(outline))
    c.shadow(belly, 10, 4, 10, 0.4)
    metal(c, belly, _COPPER, polish=0.55)
    dome = [(x - 122, y - 168, CORNER), (x - 96, y - 204), (x, y - 222), (x + 96, y - 204), (x + 122, y - 168, CORNER)]
    lid = c.mask(curve([*dome, (x, y - 156)]))
    metal(c, lid, (0.66, 0.13, 50), polish=0.7)
    neck = c.mask(limb([(x - 126, y - 166, 8), (x, y - 152, 8), (x + 126, y - 166, 8)], 30))
    metal(c, neck, (0.7, 0.12, 55), polish=0.8)
    knob = c.mask(oval(x, y - 240, 24, 22))
    metal(c, knob, (0.56, 0.12, 48), polish=0.8)
    foot = c.mask(limb([(x - 178, 958, 9), (x, 974, 9), (x + 178, 958, 9)], 30))
    metal(c, foot, (0.6, 0.12, 48), polish=0.8)

    def rivets(pen: Pen) -> None:
        for f in (-1, 1):
            for k in (0, 1):
                pen.dot(x + f * 132, y - 152 + 14 * k, 6, (0.76, 0.11, 58))

    c.draw(rivets, relief=4, detail=0.9)
    return belly


def _voyage(c: Canvas) -> None:
    """What the copper remembers: a high sea, a low sun, all sail set."""
    x, y = _MID
    c.wash(
        [
            (0.44, (0.34, 0.115, 305)),
            (0.5, (0.5, 0.14, 335)),
            (0.555, (0.7, 0.165, 22)),
            (0.6, (0.87, 0.13, 62)),
            (0.63, (0.93, 0.1, 80)),
            (1, (0.5, 0.1, 200)),
        ],
        warp=8,
    )
    streaks(c, 560, 720, (0.95, 0.1, 62), share=0.7, seed="cirrus", cover=0.6)
    sx, sy = x - 62, y + 20
    c.glow(sx, sy, 150, (0.98, 0.11, 78), 0.8)
    c.fill(c.mask(circle(sx, sy, 46), soft=1), (0.99, 0.05, 92), detail=0.6)
    table = ramp([(0.2, 0.07, 260), (0.36, 0.09, 225), (0.52, 0.1, 198), (0.72, 0.09, 185), (0.94, 0.08, 80)])
    for k in range(5):
        base = y + 30 + 38 * k + 5 * k * k
        swell = np.sin(c.x[0] / (34 + 20 * k) + 2.1 * k) * (3 + 4.4 * k) + (c.field(f"swell{k}", 60, 2)[0] - 0.5) * 12
        crest = base + swell
        m = c.full(smoothstep(-0.8, 0.8, c.y - crest[None, :]))
        down = np.asarray((c.y - crest[None, :]) / (50 + 12 * k), np.float32)
        chop = c.noise.at(f"chop{k}", c.x / (16 + 6 * k), c.y / 5, 1.0, 3) - 0.5
        lane = np.exp(-(((c.x - sx) / (34 + 12 * k)) ** 2))
        t: Array = np.asarray(0.5 - 0.34 * np.clip(down, 0, 1) - 0.05 * k + 0.36 * chop + 0.42 * lane, np.float32)
        c.fill(m, pick(table, np.clip(t, 0, 1)), detail=0.4)
        lip = np.exp(-(((c.y - crest[None, :] - 1.5) / 1.8) ** 2)) * (0.4 + 0.9 * c.field(f"lip{k}", 24, 2))
        c.screen(np.asarray(np.clip(lip, 0, 1), np.float32), mix((0.95, 0.08, 70), (0.9, 0.05, 190), 0.2 * k), 0.7)
        if k == 1:

            def sailing(pen: Pen) -> None:
                ship(pen, x + 40, y + 72, 170, -5, sails=(0.63, 0.2, 27), dark=0.3)

            c.draw(sailing, relief=2, detail=0.9)
            c.glow(x - 32, y + 54, 9, (0.98, 0.1, 85), 0.9)

    def birds(pen: Pen) -> None:
        gulls(pen, ((x - 150, y - 34, 13), (x - 122, y - 56, 10), (x + 160, y - 50, 11)), (0.96, 0.03, 80))

    c.draw(birds, detail=0.8)


def _mirror(c: Canvas, belly: Mask, voyage: Layer) -> None:
    """Bend the voyage round the belly; towards the edge the copper has it back."""
    x, y = _MID
    dx, dy = (c.x - x) / 232, (c.y - y - 4) / 226
    q = np.hypot(dx, dy)
    pull = 1 + 0.42 * q**2
    c.paste(
        voyage,
        clip=belly & c.full(smoothstep(1.0, 0.84, q)),
        bend=(np.asarray(x + dx * 200 * pull, np.float32), np.asarray(y + dy * 200 * pull, np.float32)),
    )
    c.layer.detail[belly.where] = np.maximum(c.layer.detail[belly.where], belly.a * 0.7)
    sun = np.exp(-(np.hypot((c.x - x + 60) / 120, (c.y - y - 20) / 80) ** 2))
    c.emit(belly * np.asarray(0.4 * sun, np.float32))
    ring = np.exp(-(((q - 0.93) / 0.05) ** 2))
    c.glaze(belly * np.asarray(ring, np.float32), (0.5, 0.14, 38), 0.5)


def _shine(c: Canvas, belly: Mask) -> None:
    x, y = _MID
    c.screen(belly.edge(7, -5, 3), (0.95, 0.11, 58), 0.9)
    c.screen(belly.edge(-6, -5, 3), (0.9, 0.12, 40), 0.6)
    c.multiply(belly & c.full(smoothstep(880, 970, c.y)), (0.32, 0.1, 330), 0.6)
    gleam = [(x - 196, y - 70), (x - 160, y - 122), (x - 110, y - 146), (x - 150, y - 104), (x - 180, y - 44)]
    pane = c.mask(curve(gleam), soft=3)
    for f, w in ((-1, 0.5), (1, 0.9)):
        band = c.mask(limb([(x + f * 196, y - 96, 3), (x + f * 229, y + 20, 9), (x + f * 214, y + 140, 4)], 30), soft=4)
        c.screen(band & belly, (0.96, 0.12, 58), w)
    for streak in (
        [(x - 80, y - 196, 4), (x - 10, y - 212, 6), (x + 60, y - 204, 3)],
        [(x + 224, y + 40, 4), (x + 264, y - 70, 7), (x + 312, y - 150, 5)],
    ):
        c.screen(c.mask(limb(streak, 30), soft=4), (0.97, 0.1, 59), 0.7)
    c.screen(c.mask(oval(x - 7, y - 248, 8, 6), soft=2), (0.98, 0.06, 70), 0.9)
    c.screen(pane & belly, (0.98, 0.05, 70), 0.75)


def _gull(c: Canvas) -> None:
    """A small gull has come to rest on the spout."""
    x, y = _MID
    bird = Bird(
        body=(0.93, 0.02, 70),
        breast=(0.97, 0.015, 80),
        wing=(0.62, 0.04, 280),
        beak=(0.76, 0.16, 65),
        legs=(0.66, 0.16, 45),
        neck=0.16,
        head=0.2,
        beak_length=0.17,
        tail=0.42,
        leg=0.26,
        pitch=16,
    )
    perched(c, bird, x + 338, y - 176, 62, left=True, seed="gull")


def _puddle(c: Canvas) -> None:
    """It has dripped: salt water on the sill, and something that came with it."""
    x, y = 680.0, 1010.0
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
