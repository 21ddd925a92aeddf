"""An empty overcoat, tall as a house, hangs over a winter street; its open lining is a lamp-lit bazaar."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import cloth
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.motifs.skies import snowfall, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._best_prices_lane import VX, VY, arch, lane
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Best Prices",
    hero="empty overcoat tall as a house, hung over a winter street: its open lining is a lamp-lit bazaar lane",
    idea="inside out",
    place="street corner, Istanbul winter",
    palette="ink and red",
    composition="deep tunnel",
    time="dusk",
    symbols=("coat", "lantern", "carpet"),
    hidden="at the lane's end hangs the same coat again, tiny",
    readings=("temptation", "refuge", "generosity"),
    person=True,
)
FINISH = {"vignette": 0.38, "bloom": 0.6, "saturation": 1.08, "focus": Focus(400, 640, 330, 460, 0.26)}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.3, -0.6, 0.6),
        key=(0.88, 0.06, 50),
        shade=(0.22, 0.05, 270),
        rim=(0.6, -0.7, 0),
        rim_colour=(0.74, 0.14, 30),
        bounce=(0.6, 0.15, 45),
        bounce_share=0.16,
    )
    _street(c)
    repaint(c, 0.7, seed="street", loose=1.1)
    _ground(c)
    _coat(c)
    with c.group() as inside:
        lane(c)
    c.paste(inside, clip=c.mask(arch(0)))
    _edges(c)
    repaint(c, 0.22, seed="last", loose=0.6)
    _visitor(c)
    _lights(c)


def _street(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.2, 0.05, 274)),
            (0.2, (0.32, 0.075, 300)),
            (0.4, (0.5, 0.125, 355)),
            (0.6, (0.68, 0.16, 30)),
            (0.74, (0.82, 0.13, 55)),
            (1, (0.3, 0.05, 280)),
        ],
        16,
    )
    streaks(c, 80, 420, (0.5, 0.12, 10), share=0.4, seed="high", cover=0.45)
    # Far roofs with a dome and a minaret, then the street's two sides.
    far = [
        (-10, 860),
        (-10, 700),
        (70, 700),
        (70, 670),
        (128, 670),
        (128, 720),
        (660, 720),
        (660, 690),
        (810, 690),
        (810, 860),
    ]
    tower = c.mask(
        polygon(far),
        oval(610, 700, 60, 54),
        box(694, 470, 18, 260),
        polygon([(690, 474), (703, 410), (716, 474)]),
        box(688, 560, 30, 9),
    )
    c.fill(tower, (0.4, 0.1, 350), 0.85, detail=0.2)
    c.fog(620, 900, (0.8, 0.14, 50), 0.55, cell=220)
    r = c.rng("panes")
    for f, inner, top, tone in ((-1, 96, 250, (0.24, 0.055, 290)), (1, 712, 330, (0.25, 0.06, 292))):
        outer = -20 if f < 0 else 820
        wall = c.mask(polygon([(outer, top - 130), (inner, top), (inner, 930), (outer, 1010)]), wobble=2)
        c.form(wall, tone, thickness=30, mottle=0.12, rim=0.5, detail=0.3)
        for k in range(4):
            x = inner + f * 46.0
            y = top + 90 + k * 136.0
            pane = c.mask(
                polygon([(x - 15, y - 2 * f), (x + 15, y + 2 * f), (x + 15, y + 52 + 3 * f), (x - 15, y + 52)])
            )
            if float(r.random()) < 0.3:
                c.fill(pane, (0.8, 0.13, 65), 0.85, detail=0.8)
                c.glow(x, y + 26, 34, (0.82, 0.14, 60), 0.35)
            else:
                c.fill(pane, (0.13, 0.03, 272), 0.9, detail=0.5)


def _ground(c: Canvas) -> None:
    snow = c.full(smoothstep(-4, 4, c.y - 930 - 0.0004 * (c.x - 400) ** 2 - 8 * (c.field("drift", 90, 3) - 0.5)))
    warm = np.exp(-(((c.x - 404) / 200) ** 2) - (np.maximum(c.y - 1060, 0) / 110) ** 2)
    t = 0.34 + 0.5 * warm - 0.2 * smoothstep(1050, 1200, c.y) + 0.14 * (c.field("snow", 70, 4, (2, 0.7)) - 0.5)
    table = ramp([(0.15, 0.035, 272), (0.3, 0.05, 278), (0.44, 0.07, 300), (0.68, 0.12, 35), (0.92, 0.09, 72)])
    c.fill(snow, pick(table, np.asarray(t, np.float32)), detail=0.1)
    c.fog(880, 980, (0.6, 0.12, 30), 0.4, cell=200)


def _coat(c: Canvas) -> None:
    wire = c.mask(limb([(-20, 66, 2.2), (200, 92, 2.2), (400, 104, 2.4), (600, 90, 2.2), (820, 56, 2.2)], 40))
    c.form(wire, (0.3, 0.04, 280), thickness=3, rim=0.8, detail=0.6)
    hook = c.mask(
        limb(
            [(384, 126, 5), (386, 102, 5), (404, 92, 5), (420, 106, 5), (412, 132, 5), (402, 150, 5.5), (402, 214, 6)],
            40,
        )
    )
    c.form(hook, (0.62, 0.09, 60), thickness=8, gloss=0.8, rim=0.9, detail=0.8)
    for f in (-1, 1):
        pts = [
            (400 + f * x, y)
            for x, y in (
                (150, 292),
                (214, 352),
                (262, 500),
                (296, 680),
                (310, 836),
                (296, 868),
                (226, 866),
                (206, 840),
                (200, 700),
                (166, 520),
                (130, 420),
            )
        ]
        sleeve = c.mask(curve(pts), wobble=2)
        c.shadow(sleeve, 6, 14, 14, 0.5)
        cloth(
            c,
            sleeve,
            (0.29, 0.05, 272),
            angle=90 - f * 14,
            fold=36,
            depth=7,
            thickness=40,
            seed=f"sleeve{f}",
            rim=0.9,
            detail=0.45,
        )
        cuff = c.mask(
            polygon([(400 + f * 204, 812), (400 + f * 310, 806), (400 + f * 306, 868), (400 + f * 218, 870)]), wobble=2
        )
        cloth(
            c,
            cuff & sleeve.grow(3),
            (0.25, 0.045, 275),
            angle=0,
            fold=30,
            depth=3,
            thickness=14,
            seed=f"cuff{f}",
            rim=0.7,
        )
    body = c.mask(
        curve(
            [
                (344, 222),
                (250, 262),
                (196, 330, CORNER),
                (206, 480),
                (196, 660),
                (172, 860),
                (140, 1062, CORNER),
                (260, 1086),
                (404, 1078),
                (546, 1088),
                (662, 1062, CORNER),
                (632, 860),
                (606, 660),
                (596, 480),
                (606, 330, CORNER),
                (552, 262),
                (458, 222),
                (402, 236),
            ]
        ),
        wobble=2,
    )
    c.multiply(c.mask(oval(404, 1082, 290, 24), soft=16), c.palette.deep, 0.75)
    cloth(c, body, (0.3, 0.06, 268), angle=90, fold=58, depth=12, thickness=54, seed="body", rim=1.0, detail=0.45)
    for x, y, turn in ((236, 792, -8), (560, 792, 8)):
        flap = c.mask(box(x - 46, y, 100, 38, 8, turn))
        c.shadow(flap, 0, 8, 6, 0.5)
        cloth(c, flap, (0.3, 0.055, 272), angle=0, fold=60, depth=2, thickness=9, seed=f"flap{x}", rim=0.7)
    snow = body * np.asarray(
        smoothstep(20, 2, c.y - 236 - 0.0022 * (c.x - 402) ** 2 + 20 * (c.field("cap", 26, 3) - 0.5)), np.float32
    )
    c.glaze(snow, (0.9, 0.03, 300), 0.75)


def _edges(c: Canvas) -> None:
    """Lapels and front edges folded back, red inside; buttons."""
    for f in (-1, 1):
        lapel = c.mask(
            curve(
                [
                    (400, 330, CORNER),
                    (400 + f * 50, 210, CORNER),
                    (400 + f * 112, 286),
                    (400 + f * 148, 352, CORNER),
                    (400 + f * 104, 380, CORNER),
                    (400 + f * 126, 424, CORNER),
                    (400 + f * 76, 520, CORNER),
                    (400 + f * 42, 430),
                ]
            )
        )
        c.shadow(lapel, f * 4, 12, 9, 0.6)
        cloth(
            c,
            lapel,
            (0.46, 0.17, 24),
            angle=90 - f * 30,
            fold=34,
            depth=3,
            thickness=12,
            seed=f"lapel{f}",
            rim=0.6,
            detail=0.6,
        )
        hem = c.mask(
            limb(
                [
                    (400 + f * 70, 500, 5),
                    (400 + f * (98 if f < 0 else 94), 560, 8),
                    (400 + f * 140, 720, 11),
                    (400 + f * 166, 880, 13),
                    (400 + f * 185, 1080, 15),
                ],
                60,
            )
        )
        c.shadow(hem, f * 6, 6, 8, 0.5)
        c.form(hem, (0.5, 0.18, 25), thickness=14, rim=0.5, detail=0.6)
    for k in range(4):
        x, y = 580 + 9 * k, 560 + 100 * k
        c.shadow(c.mask(circle(x, y, 9)), 1, 4, 3, 0.6)
        c.form(c.mask(circle(x, y, 9)), (0.78, 0.12, 75), thickness=7, gloss=0.8, rim=0.8, detail=0.85)


def _visitor(c: Canvas) -> None:
    who = Person(
        age="child",
        skin=(0.66, 0.08, 55),
        hair=(0.2, 0.04, 40),
        dress="coat",
        top=(0.22, 0.05, 272),
        bottom=(0.16, 0.03, 275),
        hat="beanie",
        hat_colour=(0.56, 0.2, 27),
        scarf=(0.56, 0.2, 27),
    )
    c.lamps.append(Lamp(x=404, y=900, z=10, reach=150, colour=(0.92, 0.13, 72), power=0.7))
    x, y = 392.0, 1112.0
    long = c.mask(polygon([(x - 16, y), (x + 18, y), (x + 60, 1220), (x - 56, 1220)]), soft=7)
    c.multiply(long * np.asarray(smoothstep(1240, 1100, c.y), np.float32), (0.2, 0.06, 285), 0.75)
    j = joints(who, Pose(arm_near=(14, 10), arm_far=(10, 8)), x=x, y=y, height=150, view="back")
    paint_person(c, who, j)
    c.lamps.clear()


def _lights(c: Canvas) -> None:
    c.glow(VX, VY + 10, 150, (0.96, 0.12, 75), 0.34)
    c.glow(VX, 1080, 170, (0.85, 0.15, 60), 0.4, flat=0.24)
    c.rays(VX, VY + 40, [68, 82, 98, 112], 460, 130, (0.95, 0.12, 72), 0.24, 18)
    snowfall(c, 260, size=(1.6, 6), colour=(0.95, 0.03, 60), alpha=0.8)
    r = c.rng("sparks")

    def sparks(pen: Pen) -> None:
        for _ in range(60):
            a, d = r.uniform(0, 6.28), abs(r.normal(0, 130))
            pen.dot(
                VX + math.cos(a) * d * 0.7,
                860 + math.sin(a) * d,
                r.uniform(0.7, 1.9),
                (0.97, 0.1, 80),
                r.uniform(0.3, 0.9),
            )

    c.draw(sparks, emission=0.8, detail=0.95)
