"""An empty overcoat, tall as a house, holds out one sleeve over the snow; inside the sleeve runs a lit bazaar."""

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
from moonhare.painting.scenes._best_prices_lane import FLOOR, MR, MX, MY, carpet, lane, ring
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Best Prices",
    hero="empty overcoat tall as a house, one sleeve held out over the snow: inside it runs a lit bazaar lane",
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
FINISH = {"vignette": 0.36, "bloom": 0.6, "saturation": 1.08, "focus": Focus(300, 760, 380, 480, 0.2)}

_NAVY = (0.3, 0.065, 266)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.6, -0.5, 0.6),
        key=(0.88, 0.05, 40),
        shade=(0.24, 0.055, 272),
        rim=(-0.8, -0.5, 0),
        rim_colour=(0.8, 0.13, 40),
        bounce=(0.6, 0.1, 290),
        bounce_share=0.2,
    )
    _town(c)
    repaint(c, 0.7, seed="town", loose=1.1)
    _snow(c)
    _coat(c)
    _sleeve(c)
    with c.group() as inside:
        lane(c)
    c.paste(inside, clip=c.mask(ring(0)))
    repaint(c, 0.2, seed="last", loose=0.6)
    _tongue(c)
    _visitor(c)
    _lights(c)


def _town(c: Canvas) -> None:
    """A wide, cold evening; far away a dome and its minarets."""
    c.wash(
        [
            (0, (0.27, 0.065, 280)),
            (0.2, (0.38, 0.08, 310)),
            (0.4, (0.55, 0.12, 5)),
            (0.54, (0.76, 0.14, 38)),
            (0.64, (0.9, 0.1, 66)),
            (1, (0.5, 0.06, 280)),
        ],
        14,
    )
    streaks(c, 120, 560, (0.7, 0.12, 25), share=0.42, seed="high", cover=0.4)
    for k, (base, tone) in enumerate(((0.0, (0.52, 0.13, 8)), (44.0, (0.42, 0.1, 330)))):
        roofs = [(-10.0, 900.0)]
        r = c.rng(f"roofs{k}")
        x = -10.0
        while x < 810:
            w, h = r.uniform(34, 70), r.uniform(0, 34)
            roofs += [(x, 742 + base - h), (x + w, 742 + base - h)]
            x += w
        m = c.mask(polygon([*roofs, (810, 900)]), wobble=1)
        if k == 0:
            m = m | c.mask(
                oval(92, 716, 52, 48),
                box(90, 640, 4, 34),
                oval(40, 736, 28, 26),
                oval(144, 736, 28, 26),
                *(box(x - 5, 540, 10, 220) for x in (24, 162)),
                *(polygon([(x - 7, 542), (x, 486), (x + 7, 542)]) for x in (24, 162)),
                *(box(x - 9, 588, 18, 6) for x in (24, 162)),
            )
        c.fill(m, tone, 0.95, detail=0.72)
        c.fog(740 + base, 880 + base, (0.84, 0.11, 45), 0.45, cell=240)

    def windows(pen: Pen) -> None:
        r = c.rng("panes")
        for _ in range(16):
            pen.fill(box(r.uniform(0, 780), r.uniform(778, 812), 5, 7), (0.92, 0.14, 72), r.uniform(0.5, 0.95))

    c.draw(windows, emission=0.5, detail=0.8)


def _snow(c: Canvas) -> None:
    edge = 842 + 16 * np.sin(c.x / 190) + 18 * (c.field("drift", 160, 3) - 0.5)
    snow = c.full(smoothstep(-3, 3, c.y - edge))
    fall = smoothstep(840, 1200, c.y)
    t = 0.86 - 0.4 * fall + 0.16 * (c.field("snow", 110, 4, (2.4, 0.6)) - 0.5)
    table = ramp([(0.28, 0.065, 274), (0.4, 0.075, 276), (0.54, 0.075, 280), (0.7, 0.07, 300), (0.86, 0.055, 350)])
    c.fill(snow, pick(table, np.asarray(t, np.float32)), detail=0.1)
    c.fog(800, 880, (0.84, 0.1, 40), 0.4, cell=240)


def _coat(c: Canvas) -> None:
    """The coat bows a little out of the right edge; nobody is in it."""
    c.multiply(c.mask(oval(640, 1120, 330, 40), soft=24), (0.3, 0.07, 275), 0.7)
    far = c.mask(curve([(716, 250), (800, 300), (840, 520), (840, 900), (760, 900), (724, 560), (690, 380)]), wobble=2)
    cloth(c, far, (0.24, 0.055, 270), angle=80, fold=40, depth=7, thickness=40, seed="far", rim=0.3, detail=0.4)
    body = c.mask(
        curve(
            [
                (470, 204, CORNER),
                (424, 232),
                (400, 300),
                (420, 470),
                (424, 640),
                (408, 860),
                (376, 1096, CORNER),
                (500, 1124),
                (640, 1112),
                (840, 1130, CORNER),
                (840, 420),
                (790, 280),
                (700, 214),
                (620, 186, CORNER),
            ]
        ),
        wobble=2,
    )
    cloth(c, body, _NAVY, angle=88, fold=62, depth=12, thickness=70, seed="body", rim=0.9, detail=0.45)
    # The empty neck: lining, then the collar before it.
    neck = c.mask(oval(548, 192, 82, 34, -8))
    c.shadow(neck, 0, 4, 8, 0.5)
    c.form(neck, (0.3, 0.13, 20), thickness=14, rim=0.2, detail=0.7)
    c.multiply(neck & c.full(smoothstep(170, 214, c.y)), (0.3, 0.1, 15), 0.6)
    back = c.mask(limb([(470, 190, 8), (500, 160, 14), (552, 148, 17), (606, 158, 14), (632, 182, 8)], 40))
    cloth(c, back, (0.27, 0.06, 268), angle=0, fold=30, depth=3, thickness=16, seed="collar", rim=0.9)
    # Front edge: a red seam of lining from the throat to the hem.
    seam = c.mask(limb([(540, 230, 4), (520, 420, 7), (516, 640, 9), (500, 880, 12), (478, 1118, 15)], 60))
    c.shadow(seam, 12, 6, 10, 0.5)
    c.form(seam, (0.5, 0.19, 25), thickness=13, rim=0.4, detail=0.6)
    for f, side in (
        (1, ((4, 226), (88, 178), (146, 262), (156, 322), (108, 336), (120, 378), (48, 440), (-16, 520))),
        (-1, ((-4, 228), (-70, 190), (-106, 262), (-118, 318), (-84, 336), (-100, 372), (-64, 446), (-24, 520))),
    ):
        pts = [(544 + dx, y, CORNER) if k not in {2, 6} else (544 + dx, y) for k, (dx, y) in enumerate(side)]
        lapel = c.mask(curve(pts))
        c.shadow(lapel, 4 * f, 12, 9, 0.6)
        cloth(c, lapel, (0.47, 0.175, 24), angle=90 - f * 28, fold=60, depth=2, thickness=13, seed=f"lapel{f}", rim=0.6)
    for k in range(4):
        x, y = 584 - 6 * k, 590 + 128 * k
        c.shadow(c.mask(circle(x, y, 14)), 2, 5, 4, 0.6)
        c.form(c.mask(circle(x, y, 14)), (0.8, 0.13, 76), thickness=10, gloss=0.8, rim=0.8, detail=0.85)
    caps = body & c.full(
        smoothstep(16, -8, c.y - 232 - 0.0034 * np.abs(c.x - 560) ** 1.9 + 22 * (c.field("cap", 30, 3) - 0.5))
    )
    c.glaze(caps - c.mask(polygon([(440, 340), (466, 170), (640, 160), (704, 330)])), (0.9, 0.03, 320), 0.8)


def _sleeve(c: Canvas) -> None:
    """The near sleeve, held out and down to us, and its cuff on the snow."""
    arm = c.mask(
        limb(
            [
                (448, 262, 36),
                (436, 286, 58),
                (392, 390, 86),
                (350, 510, 114),
                (308, 640, 146),
                (272, 776, 180),
                (MX + 6, MY - 20, MR + 18),
            ],
            60,
        )
    )
    c.multiply(c.mask(oval(MX + 60, 1072, 250, 34), soft=18), (0.26, 0.07, 275), 0.85)
    c.shadow(arm, 34, 26, 26, 0.6)
    cloth(c, arm, (0.32, 0.068, 266), angle=112, fold=70, depth=11, thickness=90, seed="sleeve", rim=1.1, detail=0.5)
    # Snow on the shoulder's seam, warm light along the arm's upper edge.
    lie = arm * np.asarray(
        smoothstep(20, -6, c.y - 236 - 0.0055 * (c.x - 430) ** 2 + 20 * (c.field("lie", 30, 3) - 0.5)), np.float32
    )
    c.glaze(lie, (0.9, 0.03, 320), 0.8)
    c.screen(arm.edge(-7, -4, 4), (0.9, 0.12, 35), 0.55)
    along = (c.x - 440) * -0.46 + (c.y - 340) * 0.89
    for at, w in ((190, 26), (262, 22)):
        crease = np.exp(-(((along - at - 22 * np.sin((c.x - 300) / 60)) / w) ** 2))
        c.multiply(arm * np.asarray(crease, np.float32), (0.34, 0.08, 270), 0.4)
    band = c.mask(circle(MX + 22, MY - 40, MR + 32)) | c.mask(circle(MX, MY, MR + 26))
    c.shadow(band, 4, -14, 14, 0.5)
    cloth(c, band, (0.27, 0.062, 268), angle=110, fold=50, depth=4, thickness=26, seed="cuff", rim=1.0, detail=0.6)
    for k in range(3):
        a = math.radians(-34 + 15 * k)
        x, y = MX + 12 + math.cos(a) * (MR + 26), MY - 22 + math.sin(a) * (MR + 26)
        c.shadow(c.mask(circle(x, y, 11)), 2, 4, 3, 0.6)
        c.form(c.mask(circle(x, y, 11)), (0.8, 0.13, 76), thickness=8, gloss=0.8, rim=0.8, detail=0.85)
    hem = c.mask(circle(MX, MY, MR + 13))
    c.form(hem, (0.52, 0.19, 26), thickness=12, rim=0.6, detail=0.6)
    c.screen(hem.edge(-3, -4, 3), (0.95, 0.12, 60), 0.5)


def _tongue(c: Canvas) -> None:
    """The carpet comes out over the cuff, on to the snow."""
    out = c.full(smoothstep(FLOOR - 2, FLOOR, c.y))
    with c.group() as g:
        where = carpet(c, 1150)
        c.multiply(where & c.full(smoothstep(1060, 1160, c.y)), (0.5, 0.1, 330), 0.55)
        c.multiply(where & c.full(np.exp(-(((c.y - 1086) / 12) ** 2))), (0.4, 0.1, 15), 0.5)
        c.screen(where & c.full(np.exp(-(((c.x - MX) / 90) ** 2) - ((c.y - 1084) / 36) ** 2)), (0.94, 0.13, 68), 0.34)
    c.shadow(c.mask(polygon([(150, 1084), (350, 1084), (396, 1156), (64, 1156)])), 0, 8, 9, 0.5)
    c.paste(g, clip=out)

    def fringe(pen: Pen) -> None:
        r = c.rng("fringe")
        f = (1150 - MY) / (FLOOR - MY)
        for k in range(34):
            x = MX - 30 * (f - 1) + 92 * f * (k / 16.5 - 1)
            pen.stroke([(x, 1148), (x + r.normal(0, 1.6), 1160 + r.uniform(0, 4))], (0.76, 0.11, 70), 2)

    c.draw(fringe, detail=0.7)


def _visitor(c: Canvas) -> None:
    who = Person(
        age="child",
        skin=(0.66, 0.08, 55),
        hair=(0.2, 0.04, 40),
        dress="coat",
        top=(0.2, 0.06, 272),
        bottom=(0.16, 0.03, 275),
        hat="beanie",
        hat_colour=(0.58, 0.2, 27),
        scarf=(0.58, 0.2, 27),
    )
    c.lamps.append(Lamp(x=MX, y=MY + 20, z=10, reach=150, colour=(0.92, 0.13, 72), power=0.7))
    x, y = 246.0, 1122.0
    long = c.mask(polygon([(x - 14, y), (x + 16, y), (x + 36, 1216), (x - 46, 1216)]), soft=7)
    c.multiply(long * np.asarray(smoothstep(1230, 1110, c.y), np.float32), (0.2, 0.06, 285), 0.7)
    j = joints(who, Pose(arm_near=(14, 10), arm_far=(10, 8)), x=x, y=y, height=132, view="back")
    paint_person(c, who, j)
    c.lamps.clear()


def _lights(c: Canvas) -> None:
    c.glow(MX + 20, MY, 230, (0.95, 0.13, 66), 0.42)
    c.glow(MX, 1100, 260, (0.9, 0.14, 58), 0.6, flat=0.26)
    snowfall(c, 240, size=(1.6, 6), colour=(0.95, 0.03, 60), alpha=0.8)
    r = c.rng("sparks")

    def sparks(pen: Pen) -> None:
        for _ in range(50):
            a, d = r.uniform(0, 6.28), abs(r.normal(0, 110))
            pen.dot(
                MX + math.cos(a) * d,
                MY + 20 + math.sin(a) * d,
                r.uniform(0.7, 1.9),
                (0.97, 0.1, 80),
                r.uniform(0.3, 0.9),
            )

    c.draw(sparks, emission=0.8, detail=0.95)
