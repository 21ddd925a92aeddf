"""A window cleaner outside a dark office: where his blade has passed, the night has become dawn."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, wood
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.people import paint_near_arm, paint_person
from moonhare.painting.motifs.props import rope
from moonhare.painting.motifs.skies import stars, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Streak Free",
    hero="wiry window cleaner of 40 in a cradle outside a dark office, his blade wiping the night into dawn",
    idea="turning into",
    place="office, high-rise",
    palette="teal night",
    composition="interior through a window or arch",
    time="dawn",
    symbols=("squeegee", "bucket", "star"),
    hidden="stars float in the suds of his bucket",
    readings=("hangover", "optimism", "labour"),
    person=True,
)
FINISH = {"vignette": 0.42, "bloom": 0.5, "saturation": 1.1}

_WIPE = [
    (96, 238, 64),
    (250, 196, 66),
    (410, 196, 66),
    (474, 268, 64),
    (400, 344, 64),
    (236, 372, 64),
    (134, 440, 66),
    (186, 532, 66),
    (300, 548, 66),
    (386, 522, 66),
]
_HAND = (494.0, 478.0)
_SILL = 884.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.6, -0.45, 0.5),
        key=(0.93, 0.09, 75),
        shade=p.shade,
        rim=(-0.8, -0.4, 0),
        rim_colour=(0.92, 0.11, 65),
    )
    _outside(c, dawn=False)
    repaint(c, 0.9, seed="night")
    stars(c, 240, 760, size=1.15)
    with c.group() as day:
        _outside(c, dawn=True)
    wiped = c.mask(limb(_WIPE, 200), wobble=2, cell=40)
    c.glow(290, 360, 260, (0.85, 0.13, 55), 0.4)
    c.paste(day, clip=wiped)
    _wet(c, wiped)
    c.lamps.append(Lamp(x=420, y=450, z=70, reach=170, colour=(0.92, 0.12, 68), power=0.7))
    who, j = _worker(c)
    _blade(c, j)
    paint_near_arm(c, who, j)
    _room(c)
    repaint(c, 0.2, seed="last")
    _lights(c)


def _tower(c: Canvas, x: float, y: float, w: float, tone: Colour, dawn: bool, fade: float, name: str) -> None:
    """One high-rise, its windows mostly dark."""
    r = c.rng(f"tower/{name}")
    front = c.mask(polygon([(x, y), (x + w, y), (x + w, 1000), (x, 1000)]))
    c.form(front, tone, thickness=3, haze=fade, mottle=0.1, detail=0.4)
    side = c.mask(polygon([(x + w, y), (x + w * 1.24, y + 10), (x + w * 1.24, 1000), (x + w, 1000)]))
    c.form(side, mix(tone, c.palette.deep, 0.4), thickness=3, haze=fade, detail=0.4)
    panes = [
        (x + 5 + column * 15, y + 12 + row * 19, bool(r.random() < 0.2))
        for row in range(int((1000 - y) / 19))
        for column in range(int(w / 15))
    ]

    def work(pen: Pen) -> None:
        for px, py, lit in panes:
            if dawn:
                pen.fill(box(px, py, 8, 11), (0.93, 0.1, 70) if lit else mix(tone, (0.95, 0.06, 70), 0.45), 0.85)
            else:
                pen.fill(box(px, py, 8, 11), (0.86, 0.14, 82) if lit else mix(tone, (0.1, 0.03, 230), 0.45), 0.9)

    c.draw(work, detail=0.6, alpha=1 - fade * 0.6)
    if not dawn and w > 60:
        c.draw(lambda pen: pen.stroke([(x + w * 0.5, y), (x + w * 0.5, y - 40)], tone, 3), detail=0.6)
        c.glow(x + w * 0.5, y - 42, 8, (0.65, 0.2, 28), 0.9)


def _outside(c: Canvas, *, dawn: bool) -> None:
    """The same city twice, at night and at daybreak; only the hour differs."""
    if dawn:
        table = [
            (0, (0.74, 0.09, 230)),
            (0.16, (0.84, 0.07, 60)),
            (0.3, (0.87, 0.12, 55)),
            (0.45, (0.92, 0.12, 75)),
            (0.6, (0.95, 0.09, 88)),
        ]
        c.layer.cover[:] = 1
        c.wash(table, 14)
        streaks(c, 120, 460, (0.72, 0.15, 25), share=0.6, seed="rose", cover=0.8)
        c.glow(300, 520, 130, (0.99, 0.09, 88), 0.85)
    else:
        c.wash(
            [(0, (0.2, 0.055, 240)), (0.25, (0.27, 0.06, 228)), (0.5, (0.36, 0.07, 215)), (0.75, (0.46, 0.075, 200))],
            14,
        )
        streaks(c, 60, 520, (0.4, 0.07, 215), share=0.5, seed="rose", cover=0.6)
    far: Colour = (0.74, 0.09, 45) if dawn else (0.3, 0.055, 222)
    near: Colour = (0.56, 0.09, 30) if dawn else (0.22, 0.05, 228)
    for k, (x, y, w) in enumerate(
        (
            (20, 500, 52),
            (98, 560, 70),
            (196, 470, 46),
            (270, 590, 62),
            (352, 520, 54),
            (470, 600, 66),
            (600, 480, 58),
            (700, 560, 70),
        )
    ):
        _tower(c, x, y, w, far, dawn, 0.18, f"far{k}")
    c.fog(640, 900, (0.95, 0.09, 75) if dawn else (0.42, 0.075, 205), 0.6)
    for k, (x, y, w) in enumerate(((-20, 640, 92), (130, 700, 104), (300, 660, 84), (650, 690, 100))):
        _tower(c, x, y, w, near, dawn, 0.04, f"near{k}")


def _wet(c: Canvas, wiped: Mask) -> None:
    """Soap and drops on the part that is still night, a bead of water along the blade's way."""
    rest = c.full(1) - wiped.grow(3)
    film = smoothstep(0.5, 0.78, c.field("soap", 60, 4, (0.7, 2)))
    c.glaze(rest * film * smoothstep(_SILL, 700, c.y), (0.7, 0.06, 205), 0.26)
    r = c.rng("drops")
    spots = [(float(r.uniform(30, 770)), float(r.uniform(60, 860)), float(r.uniform(1.2, 4.4))) for _ in range(230)]

    def drops(pen: Pen) -> None:
        for x, y, q in spots:
            pen.fill(oval(x, y, q, q * 1.25), (0.5, 0.07, 210), 0.5)
            pen.dot(x - q * 0.3, y - q * 0.4, q * 0.36, (0.96, 0.04, 120), 0.9)
            if q > 3.8:
                pen.stroke([(x, y - q), (x + 1, y - 26), (x, y - 60)], (0.7, 0.06, 205), q * 0.5, 0.35)

    c.draw(drops, clip=rest, detail=0.8)
    bead = wiped.grow(5) - wiped.grow(-1)
    c.screen(bead * smoothstep(0.05, 0.5, c.field("bead", 34, 3)), (0.97, 0.05, 90), 0.6)
    foam = c.rng("foam")
    line = c.mask(
        limb([(96, 304, 7), (180, 290, 8), (300, 274, 6), (396, 268, 9)], 60), wobble=6, cell=12
    ) - wiped.grow(-2)
    c.fill(line, (0.94, 0.03, 180), 0.8, detail=0.7)

    def bubbles(pen: Pen) -> None:
        for _ in range(60):
            t = float(foam.random())
            x, y = 96 + 300 * t, 306 - 36 * t + float(foam.normal(0, 7))
            pen.stroke(oval(x, y, 3.4, 3.4), (0.98, 0.02, 180), 0.9, 0.7)
        for x, y, long in ((120, 508, 90), (250, 610, 130), (360, 608, 80), (182, 600, 150), (440, 572, 60)):
            pen.stroke([(x, y), (x + 2, y + long * 0.6), (x, y + long)], (0.9, 0.07, 80), 2.2, 0.5)
            pen.fill(oval(x, y + long, 3.4, 5), (0.95, 0.07, 85), 0.8)

    c.draw(bubbles, detail=0.85)


def _worker(c: Canvas) -> tuple[Person, Joints]:
    who = Person(
        girth=0.86,
        skin=(0.52, 0.08, 50),
        hair=(0.22, 0.03, 40),
        hair_style="cropped",
        beard="moustache",
        top=(0.62, 0.16, 42),
        bottom=(0.36, 0.06, 245),
        sleeves="short",
        hat="cap",
        hat_colour=(0.82, 0.13, 84),
        loose=1.2,
    )
    pose = Pose(
        lean=8,
        head=-14,
        arm_near=(112, 8),
        arm_far=(30, 4),
        hand_far="fist",
        leg_near=(14, 10),
        leg_far=(-14, 8),
        foot_far=80,
        hand_near="fist",
    )
    j = joints(who, pose, *_HAND, 420, left=True, hold="hand")
    floor = j.foot_near[1] + 16
    x0, x1 = 486.0, 758.0
    for x in (506.0, 740.0):
        rope(c, [(x, -10), (x, 300), (x, floor - 150)], 4, (0.5, 0.04, 220))
    rail: Colour = (0.46, 0.06, 215)
    c.form(c.mask(limb([(x0, floor - 140, 6), (x1, floor - 140, 6)])), rail, rim=0.6, gloss=0.4, detail=0.75)
    fx, fy = j.hand_far
    rag = c.mask(
        curve(
            [
                (fx - 10, fy - 4, CORNER),
                (fx + 10, fy - 2, CORNER),
                (fx + 22, fy + 40),
                (fx + 14, fy + 66, CORNER),
                (fx - 2, fy + 52),
                (fx - 20, fy + 62, CORNER),
                (fx - 18, fy + 28),
            ]
        )
    )
    cloth(c, rag, (0.86, 0.05, 85), fold=9, depth=4, thickness=8, seed="rag", detail=0.75)
    paint_person(c, who, j)
    front = c.mask(polygon([(x0, floor - 96), (x1, floor - 96), (x1 - 6, floor + 16), (x0 + 6, floor + 16)]))
    c.shadow(front, 0, -8, 7, 0.4)
    ribs = np.abs(np.sin(c.x / 11)) * 2
    c.form(front, (0.56, 0.07, 205), thickness=5, bump=np.asarray(ribs, np.float32), rim=0.6, gloss=0.3, detail=0.7)
    for y in (floor - 98, floor + 12):
        c.form(c.mask(limb([(x0 - 4, y, 7), (x1 + 4, y, 7)])), rail, rim=0.6, gloss=0.5, detail=0.75)
    for x in (506.0, 740.0):
        c.form(c.mask(limb([(x, floor - 150, 6), (x, floor + 10, 6)])), rail, rim=0.6, gloss=0.5, detail=0.75)
    _bucket(c, 556, floor - 92)
    return who, j


def _bucket(c: Canvas, x: float, y: float) -> None:
    """His bucket hangs on the cradle's front; what foams in it is a piece of the old night."""
    pail = c.mask(
        curve(
            [(x - 40, y, CORNER), (x + 40, y, CORNER), (x + 31, y + 66, CORNER), (x, y + 73), (x - 31, y + 66, CORNER)]
        )
    )
    c.shadow(pail, 8, 8, 7, 0.5)
    c.form(pail, (0.62, 0.17, 36), rim=0.6, gloss=0.5, detail=0.8)
    c.fill(c.mask(oval(x, y, 39, 13)), (0.2, 0.06, 240), detail=0.9)
    r = c.rng("suds")
    puffs = [
        (x + float(r.uniform(-32, 32)), y - 2 - float(r.uniform(0, 20)), float(r.uniform(6, 14))) for _ in range(22)
    ]
    for px, py, q in sorted(puffs, key=lambda s: s[1]):
        ball = c.mask(oval(px, py, q, q * 0.92))
        c.form(ball, (0.42, 0.09, 240), rim=0.9, gloss=0.6, alpha=0.8, detail=0.9)

    def sparks(pen: Pen) -> None:
        for k in range(11):
            px, py = x + float(r.uniform(-32, 32)), y - 4 - float(r.uniform(0, 24))
            q = 2.2 if k % 3 else 4.4
            pen.stroke([(px - q, py), (px + q, py)], (0.99, 0.04, 95), 1.3)
            pen.stroke([(px, py - q), (px, py + q)], (0.99, 0.04, 95), 1.3)
        pen.stroke(
            curve([(x - 38, y + 2), (x - 20, y - 44), (x + 20, y - 44), (x + 38, y + 2)], closed=False),
            (0.7, 0.03, 220),
            2.4,
        )

    c.draw(sparks, detail=0.95, emission=0.35)


def _blade(c: Canvas, j: Joints) -> None:
    """The squeegee at the end of the wiped band."""
    ex, ey = 446.0, 498.0
    hx, hy = j.hand_near
    stick = c.mask(limb([(hx + 16, hy - 4, 6), (hx, hy, 6.5), (ex, ey, 5)]))
    c.form(stick, (0.3, 0.04, 230), gloss=0.5, rim=0.6, detail=0.85)
    a = math.atan2(ey - hy, ex - hx) + math.pi / 2
    dx, dy = math.cos(a) * 72, math.sin(a) * 72
    bar = c.mask(limb([(ex - dx, ey - dy, 7), (ex + dx, ey + dy, 7)]))
    c.shadow(bar, 5, 6, 5, 0.5)
    c.form(bar, (0.82, 0.13, 82), gloss=0.7, rim=0.6, detail=0.9)
    lip = c.mask(limb([(ex - dx - 8, ey - dy + 2, 3), (ex + dx - 8, ey + dy + 2, 3)]))
    c.form(lip, (0.2, 0.03, 230), detail=0.9)


def _room(c: Canvas) -> None:
    """We sit in the dark: frame, sill, a desk with a blank screen, a plant, a jacket left on a chair."""
    dark: Colour = (0.2, 0.04, 230)
    for path in (box(-10, -10, 30, 920), box(780, -10, 40, 920), box(-10, -10, 830, 44), box(-10, 750, 830, 15)):
        bar = c.mask(path)
        c.shadow(bar, 4, 5, 5, 0.5)
        c.form(bar, dark, rim=0.8, thickness=7, detail=0.7)
    below = c.full(smoothstep(_SILL - 2, _SILL + 2, c.y))
    c.fill(below, (0.15, 0.035, 232), detail=0.4)
    sill = c.mask(polygon([(0, _SILL), (800, _SILL), (800, _SILL + 30), (0, _SILL + 30)]))
    c.form(sill, (0.32, 0.05, 222), thickness=6, rim=0.5, detail=0.6)
    desk = c.mask(polygon([(-20, 1010), (820, 1010), (820, 1220), (-20, 1220)]))
    wood(c, desk, (0.27, 0.05, 50), grain=9, thickness=8, seed="desk", detail=0.45)
    light = c.mask(
        curve(
            [
                (60, 1010, CORNER),
                (330, 1010, CORNER),
                (250, 1070),
                (330, 1140),
                (210, 1220, CORNER),
                (-20, 1220, CORNER),
                (90, 1120),
                (30, 1060),
            ]
        ),
        soft=9,
    )
    c.screen(light & desk, (0.86, 0.14, 58), 0.55)
    c.screen(c.mask(box(90, _SILL, 330, 30), soft=10) & sill, (0.9, 0.13, 62), 0.55)
    screen = c.mask(polygon([(60, 850), (300, 838), (306, 996), (66, 1010)]))
    c.shadow(screen, 14, 10, 10, 0.6)
    c.form(screen, (0.17, 0.035, 235), thickness=9, rim=0.9, gloss=0.3, detail=0.7)
    stand = c.mask(polygon([(168, 1000), (206, 998), (216, 1044), (262, 1060), (120, 1066), (162, 1046)]))
    c.form(stand, (0.17, 0.03, 235), thickness=6, rim=0.8, detail=0.7)
    c.screen(screen.edge(-3, -3, 2), (0.9, 0.13, 60), 0.7)
    mug = c.mask(curve([(352, 1036, CORNER), (400, 1036, CORNER), (397, 1092), (376, 1098), (355, 1092)]))
    c.shadow(mug, 12, 4, 6, 0.6)
    c.form(mug, (0.5, 0.12, 30), rim=0.9, detail=0.75)
    c.form(c.mask(oval(376, 1036, 24, 7)), (0.3, 0.06, 40), detail=0.75)
    chair = c.mask(
        curve([(520, 1220, CORNER), (512, 1040), (540, 940), (640, 912), (740, 940), (772, 1040), (766, 1220, CORNER)])
    )
    c.shadow(chair, 12, 6, 14, 0.6)
    c.form(chair, (0.2, 0.035, 235), rim=0.9, thickness=36, detail=0.6)
    jacket = c.mask(
        curve(
            [
                (506, 1010, CORNER),
                (534, 936),
                (640, 902),
                (746, 934),
                (780, 1010),
                (770, 1130),
                (790, 1220, CORNER),
                (490, 1220, CORNER),
                (512, 1120),
            ]
        ),
        wobble=2,
    )
    cloth(c, jacket, (0.31, 0.045, 225), fold=44, depth=9, thickness=26, seed="jacket", rim=0.9, detail=0.6)
    collar = c.mask(curve([(560, 918, CORNER), (640, 896), (722, 916, CORNER), (690, 950), (640, 936), (592, 952)]))
    c.form(collar, (0.36, 0.05, 222), thickness=10, rim=0.9, detail=0.7)
    tie = c.mask(
        curve(
            [
                (742, 926, CORNER),
                (764, 930, CORNER),
                (776, 1060),
                (788, 1130, CORNER),
                (768, 1158, CORNER),
                (750, 1128, CORNER),
                (752, 1040),
            ]
        )
    )
    c.shadow(tie, 4, 6, 5, 0.5)
    cloth(c, tie, (0.52, 0.15, 25), fold=20, depth=3, thickness=6, seed="tie", rim=0.8, detail=0.7)
    r = c.rng("plant")
    pot = c.mask(polygon([(416, 850), (464, 850), (458, 898), (422, 898)]))
    c.form(pot, (0.5, 0.1, 40), rim=0.8, detail=0.7)
    for k in range(9):
        a = math.radians(-160 + k * 17.5 + float(r.normal(0, 5)))
        long = float(r.uniform(50, 92))
        ex, ey = 440 + math.cos(a) * long, 852 + math.sin(a) * long
        blade = c.mask(
            curve(
                [
                    (436, 854, CORNER),
                    (440 + math.cos(a - 0.22) * long * 0.6, 852 + math.sin(a - 0.22) * long * 0.7),
                    (ex, ey, CORNER),
                    (440 + math.cos(a + 0.16) * long * 0.6, 852 + math.sin(a + 0.16) * long * 0.6),
                ]
            )
        )
        c.form(blade, (0.36, 0.07, 165), thickness=5, rim=1.0, detail=0.7)


def _lights(c: Canvas) -> None:
    c.rays(300, 400, [98, 110, 122], 760, 220, (0.93, 0.12, 65), 0.16, 24)
    c.glow(260, 500, 150, (0.95, 0.12, 70), 0.22)
    c.glow(446, 498, 46, (0.98, 0.07, 90), 0.6)
