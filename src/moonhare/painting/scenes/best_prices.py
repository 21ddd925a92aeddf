"""A street vendor opens his long coat: its lining is a lamp-lit bazaar alley that runs deep inside."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, mix, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import cloth, fur, knit, snow
from moonhare.painting.materials.living import skin
from moonhare.painting.motifs.skies import snowfall, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._best_prices_parts import VX, VY, alley
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Best Prices",
    hero="lanky vendor opens his long coat: its lining is a lamp-lit bazaar alley running deep inside",
    idea="inside out",
    place="street corner, Istanbul winter",
    palette="ink and red",
    composition="deep tunnel",
    time="dusk",
    symbols=("coat", "lantern", "carpet"),
    hidden="at the alley's end he opens his coat again",
    readings=("temptation", "salesmanship", "generosity"),
    person=True,
)
FINISH = {"vignette": 0.45, "bloom": 0.5}
_COAT: Colour = (0.3, 0.045, 268)

# fmt: off
_LINING = [
    (372, 352, CORNER), (300, 392), (196, 452), (112, 520, CORNER), (96, 700), (78, 900), (70, 1076, CORNER),
    (240, 1106), (400, 1096), (560, 1112), (736, 1070, CORNER), (724, 860), (708, 660), (694, 474, CORNER),
    (600, 418), (500, 382), (440, 352, CORNER), (406, 372),
]
# fmt: on


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.35, -0.62, 0.6),
        key=(0.93, 0.07, 72),
        shade=(0.27, 0.06, 268),
        rim=(0.7, -0.6, 0),
        rim_colour=(0.78, 0.12, 35),
        bounce=(0.55, 0.14, 40),
        bounce_share=0.2,
    )
    _street(c)
    repaint(c, 1.0, seed="street")
    with c.group() as man:
        _vendor(c)
    c.shadow(c.full(man.cover) & c.full(smoothstep(1000, 1060, c.y)), 10, 26, soft=16, share=0.6)
    c.paste(man)
    # The same man again, at the alley's end.
    k = 0.175
    again = ((c.x - VX) / k + 404, (c.y - 806) / k + 1150)
    c.glow(VX, VY - 10, 62, (0.93, 0.13, 78), 0.8)
    c.paste(man, bend=again, haze=0.12)
    c.glow(VX, VY + 34, 24, (0.97, 0.1, 82), 0.6)
    snowfall(c, 240, size=(2, 8), alpha=0.8)


def _street(c: Canvas) -> None:
    c.wash(
        [
            (0.0, (0.24, 0.05, 268)),
            (0.2, (0.33, 0.07, 290)),
            (0.4, (0.48, 0.11, 5)),
            (0.58, (0.66, 0.14, 35)),
            (0.72, (0.74, 0.12, 50)),
        ]
    )
    streaks(c, 60, 560, (0.72, 0.14, 32), share=0.5, cover=0.55)
    far = (0.4, 0.09, 350)
    domes = c.mask(
        circle(150, 640, 108),
        circle(62, 700, 60),
        circle(238, 706, 56),
        box(40, 640, 220, 320),
        polygon([(18, 900), (20, 420), (27, 330), (34, 420), (36, 900)]),
        polygon([(262, 900), (264, 380), (271, 286), (278, 380), (280, 900)]),
        box(12, 470, 30, 12, 3),
        box(256, 440, 30, 12, 3),
    )
    c.form(domes, far, thickness=40, haze=0.35, rim=0.8, detail=0.3)
    c.draw(lambda pen: pen.stroke([(150, 534), (150, 506)], (0.8, 0.12, 60), 3))
    right = c.mask(polygon([(610, 1010), (612, 360), (660, 330), (810, 318), (810, 1010)]), wobble=2)
    c.form(right, (0.35, 0.07, 330), thickness=5, haze=0.12, mottle=0.14, detail=0.3)
    r = c.rng("panes")

    def panes(pen: Pen) -> None:
        for row in range(7):
            for column in range(3):
                x, y = 640 + column * 58, 400 + row * 84
                lit = r.random() < 0.45
                pen.fill(box(x, y, 28, 46, 3), (0.84, 0.14, 68) if lit else (0.22, 0.04, 280), 0.9)
                pen.stroke([(x + 14, y), (x + 14, y + 46)], (0.2, 0.04, 300), 2)
                pen.fill(box(x - 4, y + 46, 36, 5), (0.9, 0.02, 260), 0.8)

    c.draw(panes, detail=0.55)
    c.fog(560, 980, (0.66, 0.12, 38), 0.5)
    ground = c.mask(
        curve(
            [
                (-20, 1000, CORNER),
                (200, 984),
                (420, 994),
                (640, 980),
                (830, 996, CORNER),
                (830, 1220, CORNER),
                (-20, 1220, CORNER),
            ]
        )
    )
    snow(c, ground, thickness=50, bias=-0.16)
    c.glaze(ground, (0.42, 0.07, 285), 0.4)
    c.glow(400, 1130, 210, (0.8, 0.15, 55), 0.7, flat=0.36)
    for x, y in ((70, 1130), (96, 1170), (716, 1150), (744, 1116), (52, 1092)):
        c.multiply(c.mask(oval(x, y, 15, 7, 30), soft=2), (0.3, 0.06, 280), 0.6)


def _vendor(c: Canvas) -> None:
    for f, x in ((-1, 350.0), (1, 462.0)):
        leg = c.mask(limb([(x, 1060, 30), (x + f * 4, 1140, 24)]))
        cloth(c, leg, (0.25, 0.03, 280), fold=14, detail=0.6)
        shoe = c.mask(
            curve(
                [(x - 34, 1160, CORNER), (x - 28, 1134), (x, 1122), (x + 28, 1134), (x + 34, 1160, CORNER), (x, 1168)]
            )
        )
        c.form(shoe, (0.33, 0.09, 35), gloss=0.5, rim=0.8, detail=0.7)
    outer = c.mask(
        curve(
            [
                (360, 318, CORNER),
                (318, 330),
                (270, 356),
                (180, 420),
                (90, 496, CORNER),
                (76, 640),
                (52, 900),
                (44, 1088, CORNER),
                (140, 1112),
                (280, 1134),
                (400, 1112),
                (540, 1136),
                (660, 1118),
                (760, 1084, CORNER),
                (748, 860),
                (734, 640),
                (716, 446, CORNER),
                (620, 384),
                (540, 352),
                (492, 330),
                (450, 318, CORNER),
            ]
        ),
        wobble=2,
    )
    body = cloth(c, outer, _COAT, fold=60, depth=7, thickness=30, rim=0.9, detail=0.6)
    fur(c, body, 1.5, seed="wool", length=(6, 13), spacing=3.6, light=0.06, detail=0.6)
    room = c.mask(curve(_LINING, pull=0.3))
    alley(c, room)
    inside = c.full(c.layer.cover) & room
    c.multiply(room.edge(10, -6, 12) | room.edge(-10, -6, 12), (0.26, 0.06, 330), 0.7)
    c.screen(inside & (room - room.grow(-4)), (0.84, 0.14, 60), 0.3)
    hem: Array = np.asarray(smoothstep(1020, 1110, c.y), np.float32)
    c.multiply(room * hem, (0.3, 0.08, 20), 0.5)
    # Piping of red silk where lining meets wool.
    c.draw(lambda pen: pen.stroke(curve(_LINING, pull=0.3), (0.58, 0.2, 25), 7), relief=4, detail=0.8)
    _arms(c)
    _head(c)


def _arms(c: Canvas) -> None:
    tone = (0.72, 0.075, 55)
    for way, spine, fist in (
        (-1.0, [(330, 352, 40), (236, 380, 36), (168, 430, 31), (124, 478, 25)], (104, 506)),
        (1.0, [(476, 348, 40), (570, 352, 36), (640, 392, 31), (684, 436, 25)], (704, 460)),
    ):
        sleeve = Clay(c, (60, 290, 760, 560), melt=10)
        sleeve.limb(spine)
        relief = sleeve.relief(1.2)
        c.shadow(relief.mask, -4, 14, soft=9, share=0.6)
        at = relief.mask.where
        crease = (c.field(f"crease{way}", 30, 3, (0.5, 1.5))[at] - 0.5) * 12
        c.form(relief, _COAT, bump=np.asarray(crease, np.float32), rim=1.0, detail=0.65, bias=0.05)
        fur(c, relief, sleeve.angle, seed=f"sleeve{way}", length=(5, 11), spacing=3.4, light=0.06, detail=0.65)
        hand = Clay(c, (fist[0] - 60, fist[1] - 60, fist[0] + 60, fist[1] + 60), melt=4)
        hand.ball(fist[0], fist[1], 25, 22, turn=40 * way)
        for i in range(4):
            a = math.radians(62 + i * 25) if way > 0 else math.radians(118 - i * 25)
            kx, ky = fist[0] + math.cos(a) * 17 - way * 4, fist[1] + math.sin(a) * 17
            hand.limb(
                [(kx + way * 6, ky - 5, 8.4, 16), (kx - way * 9, ky + 5, 7.4, 20), (kx - way * 13, ky + 1, 6, 16)],
                melt=2,
            )
        hand.limb(
            [
                (fist[0] - way * 2, fist[1] - 14, 8, 20),
                (fist[0] - way * 20, fist[1] - 10, 7, 20),
                (fist[0] - way * 26, fist[1] - 2, 5.6, 18),
            ],
            melt=2,
        )
        skin(c, hand.relief(0.7), tone)


def _collar(c: Canvas) -> None:
    throat = c.mask(limb([(404, 268, 27), (406, 330, 32)]))
    skin(c, throat, (0.62, 0.08, 48))
    jerkin = c.mask(curve([(346, 330, CORNER), (406, 316), (466, 330, CORNER), (444, 366), (406, 384), (368, 366)]))
    c.form(jerkin, (0.5, 0.1, 45), thickness=10, detail=0.7)
    for f in (-1, 1):
        collar = c.mask(
            curve(
                [
                    (406 + f * 40, 280, CORNER),
                    (406 + f * 84, 320),
                    (406 + f * 98, 366, CORNER),
                    (406 + f * 44, 436, CORNER),
                    (406 + f * 26, 364),
                    (406 + f * 22, 320, CORNER),
                ]
            )
        )
        c.shadow(collar, f * -4, 8, soft=6, share=0.5)
        relief = c.form(collar, mix(_COAT, (0.5, 0.06, 280), 0.25), thickness=10, rim=1.0, detail=0.7)
        fur(c, relief, 1.4, seed=f"collar{f}", length=(5, 10), spacing=3.2, detail=0.7)
    wrap = Clay(c, (330, 270, 490, 430), melt=4)
    wrap.limb([(358, 306, 17), (404, 326, 22), (452, 302, 17)])
    wrap.limb([(438, 316, 15), (450, 350, 16), (444, 388, 15), (454, 416, 13)])
    knit(c, wrap.relief(0.8), (0.56, 0.19, 25), stitch=7, detail=0.75)


def _head(c: Canvas) -> None:
    """A long, good-humoured face under a hat; one eye winks."""
    _collar(c)
    tone, dark = (0.72, 0.08, 55), (0.17, 0.03, 35)
    hair = Clay(c, (330, 120, 480, 320), melt=6)
    hair.ball(406, 206, 52, 54)
    c.form(hair.relief(1), (0.2, 0.03, 40), rim=0.7, detail=0.8)
    clay = Clay(c, (330, 120, 480, 330), melt=9)
    clay.ball(403, 208, 44, 54)
    clay.ball(400, 254, 29, 34, z=6)
    for f in (-1, 1):
        clay.ball(401 + f * 22, 232, 18, 15, z=22)
    clay.limb([(400, 196, 5, 44), (395, 218, 8, 46), (392, 232, 11, 46)], melt=5)
    clay.ball(399, 279, 12, 9, z=26)
    clay.ball(356, 222, 8, 15)
    clay.ball(450, 220, 9, 16)
    clay.press([(372, 203, 7), (384, 205, 7)], deep=5)
    clay.press([(410, 205, 7), (424, 202, 7)], deep=5)
    relief = clay.relief(0.9)
    skin(c, relief, tone)
    for f, q in ((-1, 13), (1, 15)):
        c.glaze(c.mask(oval(401 + f * 25, 236, q, 11), soft=6) & relief.mask, (0.62, 0.15, 28), 0.4)

    def features(pen: Pen) -> None:
        pen.fill(curve([(368, 206, CORNER), (378, 199), (389, 206, CORNER), (378, 211)]), (0.93, 0.02, 80))
        pen.dot(380, 205, 4.6, (0.25, 0.05, 45))
        pen.dot(380, 205, 2.4, (0.1, 0.02, 40))
        pen.dot(381.4, 203.6, 1.2, (0.99, 0.01, 90))
        pen.stroke([(366, 206), (378, 198.6), (390, 206)], dark, 2.4)
        pen.stroke([(408, 205), (418, 210), (429, 203)], dark, 2.8)
        pen.stroke([(429, 203), (435, 200)], dark, 1.4, 0.7)
        pen.stroke([(363, 190), (377, 182), (392, 189)], dark, 4.2)
        pen.stroke([(406, 194), (420, 190), (434, 194)], dark, 4.2)
        pen.stroke([(384, 240), (392, 244), (400, 240)], (0.45, 0.1, 35), 1.6, 0.7)
        pen.fill(curve([(380, 261, CORNER), (398, 266), (420, 259, CORNER), (402, 274)]), (0.5, 0.13, 22))
        pen.stroke([(380, 261), (398, 265), (420, 259)], (0.96, 0.01, 90), 2.6, 0.9)

    c.draw(features, detail=0.95)
    lip = Clay(c, (330, 220, 480, 290), melt=3)
    lip.limb([(396, 249, 5, 5), (378, 254, 7.6, 5), (362, 252, 5.4, 4), (352, 242, 2.6, 3), (353, 234, 1.4, 3)])
    lip.limb([(396, 249, 5, 5), (416, 253, 7.6, 5), (434, 250, 5.4, 4), (444, 240, 2.6, 3), (443, 232, 1.4, 3)])
    whiskers = lip.relief(0.5)
    c.shadow(whiskers.mask, -1, 4, soft=3, share=0.4)
    c.form(whiskers, (0.22, 0.035, 40), rim=0.8, detail=0.9)
    fur(c, whiskers, lip.angle, seed="moustache", length=(5, 10), spacing=1.8, light=0.12, detail=0.9)
    _hat(c)


def _hat(c: Canvas) -> None:
    felt = (0.33, 0.055, 275)
    c.multiply(c.mask(oval(402, 186, 52, 17, -5), soft=6), (0.3, 0.08, 20), 0.7)
    crown = c.mask(
        curve(
            [
                (350, 172, CORNER),
                (352, 126),
                (372, 98),
                (398, 108),
                (424, 92),
                (448, 116),
                (456, 164, CORNER),
                (404, 180),
            ]
        )
    )
    relief = c.form(crown, felt, thickness=34, rim=1.0, detail=0.75)
    fur(c, relief, 1.2, seed="felt", length=(3, 6), spacing=2.4, light=0.05, detail=0.75)
    band = c.mask(
        curve([(350, 150, CORNER), (404, 160), (455, 144, CORNER), (457, 166, CORNER), (404, 182), (350, 174, CORNER)])
    )
    c.form(band, (0.54, 0.19, 25), thickness=8, rim=0.7, detail=0.8)
    brim = c.mask(
        curve(
            [
                (316, 184, CORNER),
                (350, 166),
                (404, 176),
                (456, 158),
                (494, 160, CORNER),
                (462, 184),
                (404, 197),
                (348, 196),
            ]
        )
    )
    c.shadow(brim, 0, 9, soft=6, share=0.55)
    relief = c.form(brim, felt, thickness=9, rim=1.0, detail=0.75)
    fur(c, relief, 0.1, seed="brim", length=(3, 6), spacing=2.4, light=0.05, detail=0.75)
    for drift in (
        [(324, 180, CORNER), (348, 166), (372, 170, CORNER), (350, 180)],
        [(438, 164, CORNER), (466, 158), (488, 160, CORNER), (462, 168)],
        [(370, 101, CORNER), (386, 98), (398, 107, CORNER), (384, 109)],
        [(404, 105, CORNER), (424, 92), (442, 106, CORNER), (424, 104)],
    ):
        snow(c, c.mask(curve(drift), wobble=2), thickness=5, bias=0.1, detail=0.75)
    for x0, y0, x1, y1 in ((250, 362, 316, 336), (492, 334, 560, 344)):
        m = c.mask(
            curve(
                [
                    (x0, y0, CORNER),
                    ((x0 + x1) / 2, (y0 + y1) / 2 - 14),
                    (x1, y1, CORNER),
                    ((x0 + x1) / 2, (y0 + y1) / 2 + 3),
                ]
            ),
            wobble=4,
        )
        snow(c, m, thickness=7, bias=0.02, detail=0.6)
