"""A black grand piano before a tall evening window: its raised lid mirrors no room but a sea where a whale rises."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.motes import motes
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._middle_c_room import GOLD, air, arch, bars, curtain, floor, outside, wall
from moonhare.painting.scenes._middle_c_sea import voyage
from moonhare.painting.shapes import CORNER, box, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Middle C",
    hero="black grand piano before a tall window; its lid mirrors a whale rising from a sunset sea, which runs over",
    idea="reflected as something else",
    place="music room, old house",
    palette="sunset coral",
    composition="interior through a window or arch",
    time="dusk",
    symbols=("piano", "whale", "cat"),
    hidden="a starfish in the puddle below the dripping lid",
    readings=("depth", "memory", "rehearsal"),
)
FINISH = {"vignette": 0.3, "bloom": 0.5, "saturation": 1.08, "focus": Focus(390, 540, 420, 560, 0.25)}

_INK: Colour = (0.15, 0.035, 330)
_LID: list[tuple[float, ...]] = [
    (148, 768, CORNER),
    (116, 520),
    (86, 262, CORNER),
    (200, 236),
    (318, 232),
    (404, 268),
    (462, 352),
    (516, 452),
    (592, 518),
    (672, 560),
    (712, 640),
    (702, 762, CORNER),
    (420, 776),
]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.35, -0.7, 0.3),
        key=(0.95, 0.09, 58),
        shade=(0.26, 0.08, 325),
        rim=(0.7, -0.6, 0),
        rim_colour=GOLD,
        bounce=(0.6, 0.13, 35),
    )
    with c.group() as sea:
        voyage(c)
    wall(c)
    window = c.mask(arch(0))
    outside(c, window)
    floor(c)
    repaint(c, 0.55, seed="room", loose=0.8)
    bars(c, window)
    curtain(c)
    air(c)
    lid = _lid(c)
    glass = lid.grow(-17)
    c.paste(sea, clip=glass)
    _polish(c, lid, glass)
    _case(c)
    _spill(c)
    _stool(c)
    _dust(c)


def _lid(c: Canvas) -> Mask:
    lid = c.mask(curve(_LID, pull=0.34))
    c.shadow(lid, -14, 20, 16, 0.35)
    c.fill(lid, _INK, detail=0.9)
    return lid


def _polish(c: Canvas, lid: Mask, glass: Mask) -> None:
    """A bevelled edge catches the window; two pale streaks tell that it is lacquer."""
    rim = lid - glass
    c.screen(lid.edge(3.4, -2.2, 0.8), GOLD, 0.95)
    c.screen(lid.edge(-2.6, -0.5, 0.8), (0.7, 0.13, 25), 0.5)
    c.screen((glass.grow(3) - glass) & rim, (0.75, 0.13, 40), 0.5)
    for x in (210.0, 262.0):
        streak = c.mask(polygon([(x, 220), (x + 30, 220), (x - 90, 800), (x - 124, 800)]), soft=8)
        c.screen(streak & glass, (0.95, 0.06, 60), 0.1)
    c.multiply(glass & c.full(smoothstep(690, 775, c.y)), (0.3, 0.07, 330), 0.55)
    c.multiply((glass - glass.grow(-10)).blur(5) & glass, (0.25, 0.06, 330), 0.5)


def _case(c: Canvas) -> None:
    """The black case, its gold strings just to be seen, on three turned legs."""
    for x, top, foot, w, far in (
        (150.0, 850.0, 984.0, 12.0, True),
        (238.0, 862.0, 1046.0, 17.0, False),
        (628.0, 850.0, 1010.0, 15.0, False),
    ):
        leg = c.mask(
            limb(
                [
                    (x, top, w * 1.5),
                    (x, top + 40, w * 1.35),
                    (x, top + 54, w * 0.8),
                    (x, foot - 26, w * 0.62),
                    (x, foot - 12, w * 0.8),
                    (x, foot - 6, w * 0.5),
                ],
                40,
            )
        )
        c.multiply(c.mask(oval(x - 30, foot + 4, 52, 8, -10), soft=5), (0.14, 0.05, 335), 0.8)
        c.form(leg, (0.17, 0.04, 340), thickness=w, rim=1.0, gloss=0.6, bias=-0.1 if far else 0, detail=0.9)
        c.screen(leg.edge(2.2, -0.4, 0.8), GOLD, 0.9)
        wheel = c.mask(oval(x, foot - 2, 6, 6))
        c.form(wheel, (0.7, 0.13, 70), thickness=6, rim=0.8, gloss=0.6, detail=0.9)
    lyre = c.mask(
        limb([(336, 866, 5), (326, 930, 4), (340, 1000, 5)], 12),
        limb([(386, 866, 5), (396, 930, 4), (382, 1000, 5)], 12),
        box(324, 996, 74, 18, 4),
    )
    c.form(lyre, (0.17, 0.04, 340), thickness=7, rim=1.0, gloss=0.5, detail=0.85)
    c.screen(lyre.edge(1.6, -0.6, 0.6), GOLD, 0.7)
    pedals = c.mask(*[limb([(x, 1010, 4), (x - 4, 1024, 6)], 6) for x in (342.0, 361.0, 380.0)])
    c.form(pedals, (0.74, 0.14, 72), thickness=5, rim=0.8, gloss=0.7, detail=0.9)
    inside = c.mask(
        curve(
            [
                (140, 782, CORNER),
                (148, 762, CORNER),
                (420, 770),
                (702, 758, CORNER),
                (722, 776),
                (700, 800),
                (420, 836),
                (180, 826),
            ]
        )
    )
    c.fill(inside, (0.42, 0.12, 40), detail=0.8)

    def strings(pen: Pen) -> None:
        for k in range(40):
            x = 150 + k * 14
            pen.stroke([(x, 812), (x + 40 - k * 1.2, 764)], (0.9, 0.12, 70), 0.9, 0.7)
        pen.stroke([(160, 796), (420, 806), (690, 784)], (0.78, 0.14, 68), 5, 0.9)

    c.draw(strings, detail=0.9, clip=inside)
    c.multiply(inside & c.full(smoothstep(790, 762, c.y)), (0.3, 0.09, 340), 0.6)
    side = c.mask(
        curve(
            [
                (132, 796, CORNER),
                (200, 808),
                (330, 818),
                (440, 816),
                (540, 806),
                (630, 798),
                (690, 786),
                (722, 768, CORNER),
                (730, 800),
                (722, 842),
                (680, 860),
                (560, 876),
                (400, 888),
                (240, 890),
                (134, 884, CORNER),
            ],
            pull=0.36,
        )
    )
    body = c.relief(side, 40, smooth=4)
    c.form(body, (0.1, 0.03, 335), rim=0.3, gloss=0.25, bias=-0.16, mottle=0.02, depth=0.4, detail=0.9)
    # Lacquer: the lit floor stands in it below, the window's edge above.
    wave = 852 + 12 * np.sin(c.x / 120)
    c.screen(side * np.asarray(np.exp(-(((c.y - wave - 24) / 9) ** 2)), np.float32), (0.6, 0.16, 28), 0.5)
    c.screen(side * np.asarray(np.exp(-(((c.y - wave + 14) / 5) ** 2)), np.float32), (0.55, 0.11, 350), 0.3)
    c.screen(side.edge(0.4, -3.0, 0.8), GOLD, 0.95)
    c.screen(side.edge(3.0, 0, 1), GOLD, 0.8)
    prop = c.mask(limb([(560, 806, 3.4), (604, 528, 2.8)], 8))
    c.form(prop, (0.2, 0.05, 340), rim=1.0, detail=0.9)
    c.screen(prop.edge(1.4, 0, 0.5), GOLD, 0.9)
    _keys(c)


def _keys(c: Canvas) -> None:
    """The keyboard seen along its length, at the left end."""
    shelf = c.mask(
        curve([(58, 830, CORNER), (134, 798, CORNER), (150, 820), (150, 886, CORNER), (70, 890, CORNER), (60, 862)])
    )
    c.form(shelf, (0.13, 0.04, 338), thickness=12, rim=0.5, bias=-0.1, gloss=0.3, detail=0.9)
    keys = c.mask(polygon([(62, 828), (134, 797), (142, 809), (72, 842)]))
    c.fill(keys, (0.95, 0.05, 70), detail=0.95)

    def blacks(pen: Pen) -> None:
        for k in range(9):
            x, y = 70 + k * 7.4, 828 - k * 3.4
            pen.stroke([(x, y), (x + 5, y + 6)], _INK, 2.6)

    c.draw(blacks, detail=0.95)
    c.screen(shelf.edge(-0.4, -2.4, 0.8), GOLD, 0.7)


def _spill(c: Canvas) -> None:
    """Where the sea meets the hinge it runs over the rim, down the side, and makes a puddle."""
    sheet = c.mask(
        limb(
            [
                (472, 750, 44),
                (474, 776, 30),
                (476, 800, 25),
                (478, 822, 21),
                (479, 860, 17),
                (478, 900, 14),
                (480, 980, 11),
                (478, 1062, 9),
            ],
            60,
        ),
        wobble=3,
        cell=22,
    )
    sheet = sheet * np.asarray(smoothstep(734, 762, c.y), np.float32)
    fall = c.noise.at("fall", (c.x - 478) / (2.2 + 0.012 * (1070 - c.y)), c.y / 60, 1.0, 3)
    table = ramp([(0.32, 0.08, 225), (0.52, 0.095, 200), (0.72, 0.09, 185), (0.96, 0.04, 140)])
    c.shadow(sheet, -8, 4, 5, 0.5)
    c.fill(sheet, pick(table, np.asarray(0.95 * fall, np.float32)), 0.9, detail=0.9)
    c.screen(sheet.edge(2, -0.5, 1), (0.97, 0.08, 70), 0.85)
    c.screen(sheet & c.full(np.exp(-(((c.y - 826) / 9) ** 2))), (0.97, 0.06, 90), 0.7)
    c.multiply(sheet & c.full(smoothstep(900, 880, c.y) * smoothstep(840, 880, c.y)), (0.3, 0.08, 235), 0.5)
    x, y = 478.0, 1066.0
    pool = c.mask(
        curve(
            [
                (x - 96, y + 2),
                (x - 40, y - 16),
                (x + 40, y - 20),
                (x + 104, y - 6),
                (x + 130, y + 12),
                (x + 50, y + 26),
                (x - 40, y + 24),
            ]
        ),
        wobble=4,
    )
    c.shadow(pool, 0, 3, 4, 0.4)
    c.fill(pool, (0.27, 0.07, 225), 0.85, detail=0.8)
    c.screen(pool & c.full(smoothstep(y + 20, y - 18, c.y)), (0.7, 0.1, 185), 0.5)
    for k in range(3):
        ring = c.mask(oval(x - 6, y, 16 + 22 * k, 5 + 6 * k)) - c.mask(oval(x - 6, y, 14 + 22 * k, 4 + 6 * k))
        c.screen(ring & pool, (0.95, 0.05, 120), 0.6)
    c.screen(pool & c.full(smoothstep(x + 10, x + 130, c.x)), (0.9, 0.14, 35), 0.4)
    c.screen(pool.edge(1, -2.4, 0.8), GOLD, 0.9)
    r = c.rng("spill")

    def drops(pen: Pen) -> None:
        for _ in range(46):
            a, q = float(r.uniform(3.3, 6.1)), abs(float(r.normal(0, 1)))
            pen.dot(
                x + 22 * q * math.cos(a),
                y + 6 + 26 * q * math.sin(a),
                float(r.uniform(0.8, 2.6)),
                (0.97, 0.04, 120),
                0.9,
            )

    c.draw(drops, detail=0.95)
    arms = []
    for k in range(5):
        a = math.radians(-90 + 72 * k + 14)
        arms.append(limb([(x + 74, y + 8, 6), (x + 74 + math.cos(a) * 22, y + 8 + math.sin(a) * 11, 2.2)], 10))
    star = c.mask(*arms)
    c.form(star, (0.68, 0.19, 38), thickness=7, rim=0.8, mottle=0.12, grain=4, detail=0.95)


def _stool(c: Canvas) -> None:
    """A round stool, and the cat who listens, its back to us."""
    x, y = 94.0, 1034.0
    c.multiply(c.mask(oval(x - 30, y + 96, 110, 16, -8), soft=8), (0.12, 0.05, 335), 0.8)
    legs = c.mask(
        *[limb([(x + a, y + 10, 6), (x + 1.5 * a, y + 100 - b, 4)], 8) for a, b in ((-34, 4), (34, 4), (8, -6))]
    )
    c.form(legs, (0.2, 0.05, 345), thickness=6, rim=1.0, detail=0.9)
    seat = c.mask(oval(x, y, 58, 17), box(x - 58, y, 116, 14, 6))
    c.form(seat, (0.42, 0.15, 20), thickness=14, rim=1.0, mottle=0.1, detail=0.9)
    c.screen(seat.edge(1.4, -2, 0.8), GOLD, 0.8)
    body = c.mask(
        curve(
            [
                (x - 30, y + 2, CORNER),
                (x - 34, y - 22),
                (x - 24, y - 54),
                (x - 12, y - 78),
                (x - 15, y - 96),
                (x - 13, y - 120, CORNER),
                (x - 3, y - 108),
                (x + 8, y - 109),
                (x + 18, y - 120, CORNER),
                (x + 21, y - 98),
                (x + 17, y - 78),
                (x + 26, y - 54),
                (x + 34, y - 22),
                (x + 28, y + 3, CORNER),
                (x, y + 6),
            ]
        ),
        limb(
            [(x - 20, y - 2, 7), (x - 50, y + 6, 6.5), (x - 64, y + 30, 6), (x - 58, y + 56, 5), (x - 66, y + 72, 3)],
            20,
        ),
    )
    c.form(body, (0.8, 0.07, 55), thickness=22, rim=1.0, mottle=0.06, detail=0.95)
    c.multiply(body & c.full(smoothstep(x + 16, x - 40, c.x)), (0.4, 0.1, 345), 0.6)
    c.screen(body.edge(2.8, -1.2, 0.9), GOLD, 0.95)


def _dust(c: Canvas) -> None:
    motes(
        c,
        c.rng("dust"),
        90,
        lambda r: (float(r.uniform(0, 700)), float(r.uniform(480, 1180))),
        (0.96, 0.09, 65),
        size=(0.6, 1.7),
        alpha=(0.15, 0.6),
        emission=0.3,
    )
