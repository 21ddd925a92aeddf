"""A young usher stands alone in the spotlight; every velvet seat of the house holds an antlered deer."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import cloth, fur, metal, planks
from moonhare.painting.motifs.beasts import paint_ear, paint_eye, paint_nose
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, place, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="House Rules",
    hero="chubby freckled usher alone in the spotlight; every velvet seat below holds an antlered deer",
    idea="inside out",
    place="theatre, from the top balcony",
    palette="amber wood",
    composition="seen from above",
    time="night",
    symbols=("antler", "velvet seat", "spotlight"),
    hidden="a fawn nibbling the curtain tassel",
    readings=("audition", "judgement", "prey"),
    person=True,
)
FINISH = {"vignette": 0.5, "bloom": 0.5, "contrast": 0.15}

_STAGE = (372.0, 262.0)
"""Where the usher stands."""
_VELVET = (0.44, 0.15, 25)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.1, -0.85, 0.42),
        key=(0.93, 0.1, 78),
        shade=(0.26, 0.07, 335),
        rim=(0.05, -1, 0),
        rim_colour=(0.93, 0.12, 78),
        bounce_share=0.05,
    )
    c.wash([(0, (0.2, 0.06, 20)), (0.4, (0.3, 0.08, 30)), (1, (0.16, 0.05, 350))])
    _stage(c)
    _floor(c)
    repaint(c, 0.9, seed="house")
    c.lamps.append(Lamp(x=_STAGE[0], y=_STAGE[1] + 30, z=150, reach=260, colour=(0.93, 0.1, 80), power=0.55))
    _usher(c)
    _beam(c)
    _steps(c)
    _rows(c)
    _boxes(c)
    c.lamps.clear()
    _foreground(c)
    repaint(c, 0.3, seed="last")
    c.glow(_STAGE[0], _STAGE[1] + 4, 120, (0.98, 0.08, 85), 0.22)
    _dust(c)


def _stage(c: Canvas) -> None:
    back = c.mask(polygon([(60, -10), (740, -10), (720, 150), (80, 150)]))
    fold = np.sin((c.x - 400) / 15 + c.field("drape", 120, 2) * 7) * 16
    c.form(back, (0.42, 0.15, 24), bump=np.asarray(fold, np.float32), thickness=20, detail=0.2)
    c.multiply(back * smoothstep(150, -20, c.y), c.palette.deep, 0.65)
    boards = plane(
        c,
        c.mask(curve([(92, 142, CORNER), (708, 142, CORNER), (806, 380, CORNER), (400, 446), (-6, 380, CORNER)])),
        ((110, 140), (690, 140), (860, 450), (-60, 450)),
    )
    at = boards.mask.where
    pool = np.exp(-(((c.x[at] - _STAGE[0]) / 120) ** 2 + ((c.y[at] - _STAGE[1] - 4) / 62) ** 2) * 1.3)
    planks(
        c, boards, (0.62, 0.1, 62), across=15, length=1.2, light=np.asarray(pool * 0.5 - 0.26, np.float32), detail=0.2
    )
    c.multiply(c.mask(polygon([(92, 142), (708, 142), (740, 190), (60, 190)]), soft=14), c.palette.deep, 0.5)
    lip = c.mask(
        curve([(-10, 380, CORNER), (400, 446), (810, 380, CORNER), (812, 412, CORNER), (400, 482), (-12, 412, CORNER)])
    )
    metal(c, lip, (0.6, 0.11, 75), thickness=14, polish=0.4)
    for i in range(15):
        a = (i + 0.5) / 15
        x, y = 800 * a, 392 + 60 * math.sin(a * math.pi)
        c.glow(x, y - 8, 16, (0.93, 0.13, 80), 0.75)


def _floor(c: Canvas) -> None:
    pit = c.mask(curve([(-10, 410, CORNER), (400, 482), (810, 410, CORNER), (810, 1210, CORNER), (-10, 1210, CORNER)]))
    t = 0.44 - 0.16 * smoothstep(430, 1000, c.y) + (c.field("carpet", 20, 3) - 0.5) * 0.16
    table = c.tones((0.4, 0.12, 22), 0.7)
    c.fill(pit, table[np.clip(t * 511, 0, 511).astype(int)], detail=0.1)


def _usher(c: Canvas) -> None:
    x, y = _STAGE
    pool = c.mask(oval(x, y + 4, 104, 42), soft=4)
    c.screen(pool, (0.97, 0.08, 85), 0.45)
    c.shadow(c.mask(oval(x + 26, y + 12, 40, 10, 18)), 0, 0, soft=4, share=0.55)
    who = Person(
        age="teen",
        girth=1.45,
        belly=0.22,
        skin=(0.84, 0.06, 55),
        hair=(0.55, 0.15, 45),
        hair_style="curly",
        top=(0.5, 0.17, 27),
        bottom=(0.2, 0.03, 280),
        shoes=(0.18, 0.02, 40),
        hat="cap",
        hat_colour=(0.48, 0.17, 27),
    )
    j = joints(
        who,
        Pose(arm_near=(16, -24), arm_far=(20, -30), leg_near=(5, 0), leg_far=(5, 0), head=4),
        x,
        y + 8,
        152,
        view="front",
    )
    paint_person(c, who, j, awake=True)

    def trim(pen: Pen) -> None:
        for i in range(4):
            bx, by = j.chest[0] + (j.hip[0] - j.chest[0]) * i / 3, j.chest[1] + (j.hip[1] - j.chest[1]) * i / 3
            pen.dot(bx - 4, by, 1.9, (0.88, 0.13, 85))
            pen.dot(bx + 4, by, 1.9, (0.88, 0.13, 85))
        r = c.rng("freckles")
        hx, hy = j.head
        for _ in range(16):
            pen.dot(hx + r.normal(0, 4.4), hy + 2 + r.normal(0, 1.8), 0.55, (0.56, 0.13, 42), 0.8)

    c.draw(trim, detail=0.95)


def _beam(c: Canvas) -> None:
    x, y = _STAGE
    cone = c.mask(polygon([(742, -20), (768, -20), (x + 112, y - 2), (x - 96, y + 18)]), soft=10)
    air = 0.55 + 0.7 * c.field("smoke", 90, 4)
    fade = 0.3 + 0.7 * smoothstep(-40, y + 20, c.y)
    c.screen(cone * np.asarray(air * fade, np.float32), (0.95, 0.09, 82), 0.34)


def _antlers(clay: Clay, x: float, y: float, s: float, spread: float, tines: int) -> None:
    for f in (-1, 1):
        beam = [
            (x + f * 0.1 * s, y, 0.06 * s),
            (x + f * 0.42 * s * spread, y - 0.34 * s, 0.055 * s),
            (x + f * 0.62 * s * spread, y - 0.78 * s, 0.045 * s),
            (x + f * 0.5 * s * spread, y - 1.2 * s, 0.025 * s),
        ]
        clay.limb(beam, n=14, melt=0.03 * s)
        for i in range(tines):
            t = 0.25 + 0.5 * i / max(tines - 1, 1)
            px, py = x + f * (0.2 + 0.46 * t) * s * spread, y - (0.1 + 0.9 * t) * s
            clay.limb(
                [
                    (px, py, 0.04 * s),
                    (px + f * 0.16 * s, py - 0.2 * s, 0.03 * s),
                    (px + f * 0.14 * s, py - 0.4 * s, 0.016 * s),
                ],
                n=8,
                melt=0.03 * s,
            )


def _deer(c: Canvas, x: float, y: float, s: float, r: np.random.Generator, near: float) -> None:
    """One seat with its guest, from behind; `s` is a head's width, `near` 0 far to 1 near."""
    tone = mix((0.5, 0.09, 55), (0.4, 0.08, 45), float(r.random()))
    tilt = float(r.normal(0, 7))
    deer = Clay(c, (x - 2.4 * s, y - 3.4 * s, x + 2.4 * s, y + 1.6 * s), melt=0.12 * s)
    deer.limb([(x, y + 0.9 * s, 0.62 * s), (x, y + 0.1 * s, 0.42 * s), (x, y - 0.5 * s, 0.34 * s)], n=12)
    hx, hy = x + 0.012 * tilt * s, y - 0.85 * s
    deer.ball(hx, hy, 0.42 * s, 0.46 * s, z=0.1 * s, turn=tilt)
    body = deer.relief(0.03 * s)
    c.form(body, tone, rim=1.3, shadow=0.5 * s, bias=0.05 - 0.07 * near, detail=0.6)
    if s > 26:
        fur(
            c,
            body,
            -1.2,
            seed=f"deer{x:.0f}{y:.0f}",
            length=(0.16 * s, 0.3 * s),
            spacing=max(0.075 * s, 2.2),
            spread=0.5,
            detail=0.55,
        )
    horn = Clay(c, (x - 2.4 * s, y - 3.4 * s, x + 2.4 * s, y + 0.4 * s), melt=0.03 * s)
    _antlers(
        horn, hx, hy - 0.32 * s, s * float(r.uniform(0.95, 1.25)), float(r.uniform(0.8, 1.25)), int(r.integers(2, 4))
    )
    c.form(horn.relief(0.02 * s), (0.7, 0.07, 75), rim=1.2, bias=-0.05 * near, detail=0.75)
    for f in (-1, 1):
        ear = place(
            [(0, -0.04), (0.3, -0.22), (0.62, -0.2), (0.36, 0.08)],
            hx + f * 0.34 * s,
            hy - 0.08 * s,
            s,
            -24.0 * f + tilt,
            flip=f < 0,
        )
        paint_ear(c, [(q[0], q[1]) for q in ear], tone, thickness=0.1 * s)
    seat = [
        (x - 0.92 * s, y + 1.7 * s, CORNER),
        (x - 0.96 * s, y + 0.75 * s),
        (x - 0.6 * s, y + 0.22 * s),
        (x, y + 0.1 * s),
        (x + 0.6 * s, y + 0.22 * s),
        (x + 0.96 * s, y + 0.75 * s),
        (x + 0.92 * s, y + 1.7 * s, CORNER),
    ]
    back = c.mask(curve(seat))
    c.occlude(body.mask, back, 0.14 * s, 0.5)
    cloth(
        c, back, _VELVET, fold=0.5 * s, depth=0.05 * s, thickness=0.3 * s, rim=1.2, bias=-0.05 - 0.12 * near, detail=0.5
    )

    def braid(pen: Pen) -> None:
        pen.stroke(curve(seat[1:6], closed=False), (0.72, 0.12, 78), 0.07 * s, 0.8 - 0.3 * near)
        for k in (-0.4, 0.0, 0.4):
            pen.dot(x + k * s, y + (0.95 - 0.2 * (k == 0)) * s, 0.045 * s, (0.3, 0.1, 22), 0.9)

    c.draw(braid, relief=0.03 * s, detail=0.7)


def _rows(c: Canvas) -> None:
    r = c.rng("rows")
    for k in range(8):
        near = k / 7
        s = 24 + 46 * near**1.25
        ry, rx = 150 + 88 * k + 9 * k * k * 0.6, 330 + 66 * k
        gap = 2.15 * s
        span = min(math.pi * 0.86, 2 * math.asin(min(1.0, 470 / rx)))
        n = max(5, int(span * rx / gap))
        for i in range(n):
            a = (i + 0.5 * (k % 2) + 0.25) / n * span + (math.pi - span) / 2
            x, y = 400 - math.cos(a) * rx, 340 + math.sin(a) * ry * 0.78 + 30
            if -60 < x < 860 and y < 1215 and abs(x - 400 - (x - 400) * 0.1) > 26 + 20 * near:
                _deer(c, x, y, s, r, near)
        c.multiply(c.full(smoothstep(470 + 95 * k, 640 + 95 * k, c.y)), (0.5, 0.08, 10), 0.05)


def _steps(c: Canvas) -> None:
    """Small lights at the aisle's treads lead the eye up to the stage."""
    for k in range(8):
        t = k / 7
        y, half = 500.0 + 620 * t**1.15, 30.0 + 46 * t
        tread = c.mask(limb([(400 - half, y, 2.0 + 3 * t), (400 + half, y, 2.0 + 3 * t)], 8))
        c.form(tread, (0.5, 0.1, 62), thickness=4, rim=0.9, bias=-0.1, detail=0.5)
        for f in (-1, 1):
            c.glow(400 + f * half, y - 2, 7 + 9 * t, (0.9, 0.13, 75), 0.8)


def _beside(x: float, y: float, side: int, points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    return [(x - side * px, y + py) for px, py in points]


def _boxes(c: Canvas) -> None:
    """Balconies along both sides with small lamps."""
    for f in (-1, 1):
        for y, w in ((150, 70), (330, 96), (560, 122)):
            x = 400 + f * 420

            hollow = _beside(x, y, f, [(0, -104), (w * 0.8, -84), (w * 0.98, 4), (0, 4)])
            c.multiply(c.mask(polygon(hollow), soft=6), c.palette.deep, 0.8)
            _deer(c, x - f * w * 0.5, y - 6, w * 0.26, c.rng(f"box{f}{y}"), 0.0)
            panel = _beside(x, y, f, [(0, -4), (w * 0.8, 2), (w * 1.02, 10), (w * 1.02, 56), (w * 0.7, 64), (0, 66)])
            front = c.mask(polygon(panel), wobble=0.8)
            bump = np.sin(c.x[front.where] / (w * 0.06)) * 1.6 + np.sin(c.y[front.where] / 5.0) * 0.8
            c.form(
                front, (0.5, 0.1, 62), bump=np.asarray(bump, np.float32), thickness=8, gloss=0.4, rim=1.0, detail=0.6
            )
            lx, ly = x - f * w * 0.9, y + 2.0
            c.glow(lx, ly, 26, (0.93, 0.13, 78), 0.85)
            c.form(c.mask(circle(lx, ly, 6)), (0.97, 0.06, 90), bias=0.2, detail=0.9)


def _foreground(c: Canvas) -> None:
    rail = c.mask(
        curve(
            [
                (-10, 1128, CORNER),
                (200, 1150),
                (460, 1160),
                (810, 1146, CORNER),
                (810, 1212, CORNER),
                (-10, 1212, CORNER),
            ]
        )
    )
    c.shadow(rail, 0, -16, soft=14, share=0.6)
    cloth(c, rail, (0.36, 0.13, 22), angle=0, fold=40, depth=1.0, thickness=30, rim=1.0, bias=-0.06, seed="rail")
    curtain = c.mask(
        curve([(810, -10, CORNER), (706, -10, CORNER), (716, 300), (696, 620), (726, 900), (810, 960, CORNER)])
    )
    c.shadow(curtain, -16, 6, soft=14, share=0.55)
    cloth(c, curtain, (0.36, 0.14, 22), angle=90, fold=17, depth=9, thickness=24, rim=0.8, bias=-0.08, seed="drape")
    cord = c.mask(limb([(800, 866, 8), (740, 892, 9), (704, 930, 8), (694, 1000, 6)]))
    metal(c, cord, (0.7, 0.12, 80), thickness=8, polish=0.3)
    knot = c.mask(circle(693, 1004, 12))
    metal(c, knot, (0.7, 0.12, 80), polish=0.3)

    def tassel(pen: Pen) -> None:
        r = c.rng("tassel")
        for i in range(26):
            x = 681 + i * 0.95
            pen.stroke(
                [
                    (x, 1012),
                    (x + (i - 13) * 0.5 + r.normal(0, 1.5), 1034),
                    (x + (i - 13) * 0.8 - 9, 1058 + r.normal(0, 4)),
                ],
                mix((0.6, 0.12, 72), (0.86, 0.12, 85), float(r.random())),
                1.8,
            )

    c.draw(tassel, relief=4, detail=0.85)
    _fawn(c)


def _fawn(c: Canvas) -> None:
    """Its head comes up over the rail from the left and mouths the tassel."""
    tone = (0.62, 0.1, 58)
    x, y = 628.0, 1062.0
    fawn = Clay(c, (520, 960, 720, 1200), melt=8)
    fawn.limb([(574, 1200, 50), (586, 1130, 34), (606, 1082, 27)])
    fawn.ball(x - 12, y, 31, 28, z=8, turn=14)
    fawn.limb([(x, y + 2, 23, 8), (x + 30, y + 6, 15, 8), (x + 46, y - 2, 11, 8)])
    body = fawn.relief()
    c.form(body, tone, rim=0.9, shadow=20)
    fur(c, body, 2.6, seed="fawn", length=(6, 12), spacing=2.6)
    r = c.rng("spots")
    for _ in range(20):
        sx, sy = r.uniform(556, 606), r.uniform(1100, 1190)
        c.glaze(c.mask(oval(sx, sy, 4, 3), soft=1) & body.mask, (0.95, 0.04, 85), 0.8)
    paint_ear(c, [(x - 32, y - 14), (x - 66, y - 50), (x - 56, y - 16), (x - 40, y - 2)], tone, (0.78, 0.08, 30), 6)
    paint_ear(c, [(x - 14, y - 24), (x - 18, y - 70), (x + 4, y - 46), (x + 2, y - 22)], tone, (0.78, 0.08, 30), 6)
    paint_eye(c, x + 6, y - 8, 5)
    paint_nose(c, x + 54, y - 6, 6)


def _dust(c: Canvas) -> None:
    r = c.rng("dust")

    def motes(pen: Pen) -> None:
        for _ in range(110):
            t = r.random()
            x, y = 755 + (_STAGE[0] - 755) * t + r.normal(0, 16 + 60 * t), -10 + (_STAGE[1] + 10) * t + r.normal(0, 12)
            pen.dot(x, y, r.uniform(0.5, 1.5), (0.98, 0.07, 88), r.uniform(0.2, 0.75))

    c.draw(motes, detail=0.9, emission=0.3)
