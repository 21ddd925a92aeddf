"""The band that only the water knows."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour
from moonhare.painting.materials import metal
from moonhare.painting.motifs.beasts import Beast, Stance, paint_beast, paint_ear, paint_eye, paint_nose
from moonhare.painting.motifs.drape import drape
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._company_cycle import tubes, wheel
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon


def _horn(c: Canvas, x: float, y: float, s: float, angle: float, *, big: bool = False) -> None:
    """Paint a trumpet (or something larger) from its mouthpiece at (x, y), pointing along `angle` degrees."""
    a = math.radians(angle)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + (u * math.cos(a) - v * math.sin(a)) * s, y + (u * math.sin(a) + v * math.cos(a)) * s

    w = 0.34 if big else 0.2
    tube = c.mask(limb([(*at(0, 0), 0.03 * s), (*at(0.6, 0), 0.035 * s)]))
    coil = c.mask(
        limb(
            [
                (*at(0.16, 0.02), 0.03 * s),
                (*at(0.14, 0.15), 0.03 * s),
                (*at(0.55, 0.15), 0.03 * s),
                (*at(0.58, 0.02), 0.03 * s),
            ]
        )
    )
    bell = c.mask(
        curve(
            [
                (*at(0.5, -0.04), CORNER),
                at(0.82, -0.07),
                (*at(1.0, -w), CORNER),
                at(1.02, 0),
                (*at(1.0, w), CORNER),
                at(0.82, 0.07),
                (*at(0.5, 0.04), CORNER),
            ]
        )
    )
    for part in (coil, tube, bell):
        metal(c, part, (0.8, 0.14, 84), polish=0.8, detail=0.88)
    mouth = c.mask(oval(*at(1.0, 0), 0.05 * s, w * s, angle))
    c.form(mouth, (0.5, 0.12, 60), rim=0.5, detail=0.88)


def band(c: Canvas, x: float, y: float) -> None:
    """Paint the company, all standing on the line y: it is turned over by whoever calls."""
    _bunting(c, x, y)
    _stilts(c, x + 336, y)
    _penny(c, x - 226, y)
    _drummer(c, x - 112, y)
    _trumpeter(c, x + 244, y)
    _tuba(c, x - 338, y)
    _dog(c, x + 160, y)
    _streamers(c, x, y)


def _bunting(c: Canvas, x: float, y: float) -> None:
    """Pennants on two slack lines, from one end of the company to the other."""
    tones: tuple[Colour, ...] = (
        (0.6, 0.19, 26),
        (0.87, 0.13, 88),
        (0.56, 0.13, 200),
        (0.6, 0.16, 340),
        (0.62, 0.14, 150),
        (0.95, 0.02, 90),
    )
    for row, (x0, y0, x1, y1, sag, n) in enumerate(
        (
            (x - 240, y - 296, x + 356, y - 318, 74.0, 15),
            (x - 420, y - 208, x - 228, y - 292, 26.0, 6),
            (x + 350, y - 312, x + 430, y - 250, 12.0, 3),
        )
    ):
        line = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)) for t in np.linspace(0, 1, 40)]
        tubes(c, [line], (0.4, 0.06, 260), 1.8)
        for k in range(n):
            t = (k + 0.5) / n
            px, py = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)
            w, h, sway = 14.0, 36.0, 7 * math.sin(k * 1.7 + row) - 6
            u, v = np.meshgrid(np.linspace(-1, 1, 14), np.linspace(0, 1, 18))
            flag = drape(
                c,
                px + u * w * (1 - v) + sway * v**1.4,
                py + v * h + 2 * np.sin(u * 3 + k),
                4 * np.sin(v * 6 + u * 2 + k),
            )
            c.form(flag.relief, tones[(k + 2 * row) % 6], rim=0.6, detail=0.88)


def _trumpeter(c: Canvas, x: float, y: float) -> None:
    who = Person(
        girth=1.15,
        belly=0.3,
        skin=(0.46, 0.08, 48),
        hair_style="short",
        beard="moustache",
        top=(0.56, 0.2, 25),
        bottom=(0.95, 0.02, 90),
        stripes=(0.84, 0.14, 86),
        hat="bowler",
        hat_colour=(0.34, 0.1, 265),
    )
    pose = Pose(
        lean=-10,
        head=-14,
        arm_near=(96, 36),
        arm_far=(92, 44),
        leg_near=(48, 58),
        leg_far=(-8, 4),
        hand_near="fist",
        hand_far="fist",
    )
    j = joints(who, pose, x, y, 196)
    paint_person(c, who, j)
    mx, my = j.head[0] + j.unit * 0.4, j.head[1] + j.unit * 0.14
    _horn(c, mx, my, 84, -24)


def _tuba(c: Canvas, x: float, y: float) -> None:
    who = Person(
        girth=1.3,
        belly=0.35,
        skin=(0.72, 0.08, 55),
        hair=(0.75, 0.02, 80),
        beard="long",
        top=(0.45, 0.13, 155),
        bottom=(0.9, 0.04, 90),
        hat="cap",
        hat_colour=(0.56, 0.2, 25),
        age="old",
    )
    pose = Pose(lean=-6, arm_near=(70, 70), arm_far=(60, 80), leg_near=(26, 10), leg_far=(-20, 16), hand_near="fist")
    j = joints(who, pose, x, y, 186)
    paint_person(c, who, j)
    cx, cy = j.chest
    ring = c.mask(circle(cx + 6, cy + 4, 54)) - c.mask(circle(cx + 6, cy + 4, 42))
    metal(c, ring, (0.8, 0.14, 84), polish=0.8, detail=0.88)
    _horn(c, cx - 30, cy - 24, 112, -64, big=True)


def _drummer(c: Canvas, x: float, y: float) -> None:
    r = 30.0
    wheel(c, x, y - r, r, tyre=(0.62, 0.14, 340), turn=0.1)
    tubes(c, [[(x, y - r), (x, y - 100)]], (0.4, 0.1, 265), 4)
    who = Person(
        girth=0.85,
        skin=(0.36, 0.06, 45),
        hair=(0.17, 0.02, 40),
        hair_style="curly",
        top=(0.86, 0.13, 88),
        bottom=(0.5, 0.14, 340),
        sleeves="short",
    )
    pose = Pose(
        lean=4,
        head=-8,
        arm_near=(92, 46),
        arm_far=(40, 70),
        leg_near=(40, 62),
        leg_far=(12, 16),
        hand_near="fist",
        hand_far="fist",
    )
    j = joints(who, pose, x, y - 108, 182, hold="hip")
    paint_person(c, who, j)
    dx, dy = j.waist[0] + 48, j.waist[1] + 2
    drum = c.mask(circle(dx, dy, 43))
    c.form(drum, (0.56, 0.19, 26), rim=0.6, detail=0.85)
    skin_ = c.mask(oval(dx + 3, dy, 36, 37))
    c.form(skin_, (0.95, 0.03, 88), thickness=8, rim=0.4, detail=0.88)
    star = [
        q
        for k in range(8)
        for q in (
            (dx + 3 + 17 * math.cos(k * 0.785), dy + 17 * math.sin(k * 0.785)),
            (dx + 3 + 8 * math.cos(k * 0.785 + 0.39), dy + 8 * math.sin(k * 0.785 + 0.39)),
        )
    ]
    c.form(c.mask(polygon(star)), (0.84, 0.14, 86), thickness=4, detail=0.9)
    hx, hy = j.hand_near
    tubes(c, [[(hx - 4, hy - 2), (hx + 26, hy + 14)]], (0.6, 0.09, 60), 3)
    c.form(c.mask(circle(hx + 28, hy + 15, 6)), (0.93, 0.03, 90), rim=0.5, detail=0.9)


def _penny(c: Canvas, x: float, y: float) -> None:
    r, q = 76.0, 20.0
    wheel(c, x + 8, y - r, r, turn=0.3, width=3)
    wheel(c, x - 74, y - q, q, width=2.6)
    tubes(
        c,
        [[(x - 74, y - q), (x - 54, y - 80), (x - 8, y - 2 * r - 6), (x + 8, y - 2 * r - 12), (x + 8, y - r)]],
        (0.3, 0.06, 265),
        4,
    )
    who = Person(
        girth=0.9,
        skin=(0.62, 0.09, 52),
        hair=(0.25, 0.04, 40),
        hair_style="long",
        top=(0.5, 0.15, 335),
        bottom=(0.34, 0.1, 265),
        dress="gown",
        hem=0.5,
        hat="brim",
        hat_colour=(0.86, 0.13, 88),
    )
    pose = Pose(
        lean=8,
        head=-12,
        arm_near=(84, 50),
        arm_far=(80, 56),
        leg_near=(50, 54),
        leg_far=(22, 20),
        hand_near="fist",
        hand_far="fist",
    )
    j = joints(who, pose, x - 8, y - 2 * r - 12, 184, hold="hip")
    paint_person(c, who, j)
    mx, my = j.head[0] + j.unit * 0.4, j.head[1] + j.unit * 0.14
    _horn(c, mx, my, 78, -12)


def _stilts(c: Canvas, x: float, y: float) -> None:
    who = Person(
        girth=0.8,
        skin=(0.8, 0.06, 50),
        hair=(0.6, 0.14, 50),
        hair_style="pigtails",
        top=(0.52, 0.13, 200),
        bottom=(0.95, 0.02, 90),
        stripes=(0.6, 0.18, 28),
        hat="cone",
        hat_colour=(0.56, 0.2, 25),
    )
    pose = Pose(
        lean=2, head=-12, arm_near=(124, 24), arm_far=(-58, -18), leg_near=(14, 6), leg_far=(-12, 4), foot_near=90
    )
    j = joints(who, pose, x, y - 140, 184)
    for fx, fy, ex in ((*j.foot_near, 26.0), (*j.foot_far, -26.0)):
        tubes(c, [[(fx, fy - 30), (fx + ex * 0.4, y)]], (0.62, 0.09, 60), 6)
        tubes(c, [[(fx - 6, fy + 10), (fx + 14, fy + 10)]], (0.5, 0.08, 55), 4)
    paint_person(c, who, j)
    hx, hy = j.hand_near
    for f in (-1, 1):
        plate = c.mask(oval(hx + 4 + f * 6, hy - 8, 4, 19, 16))
        metal(c, plate, (0.82, 0.13, 84), detail=0.88)


def _dog(c: Canvas, x: float, y: float) -> None:
    build = Beast(
        chest=0.26,
        waist=0.2,
        rump=0.22,
        leg=0.62,
        leg_width=0.08,
        neck=(0.36, 50.0),
        skull=0.15,
        muzzle=(0.25, -14.0, 0.07),
        tail=((0.0, 0.0, 0.05), (-0.14, -0.16, 0.04), (-0.12, -0.36, 0.03)),
    )
    stance = Stance(fore_near=(30, -14, -16), fore_far=(-24, -10, -20), hind_near=(-22, -24, -8), hind_far=(30, -30, 6))
    dog = paint_beast(c, build, stance, x, y, 68, (0.6, 0.1, 62), seed="dog", detail=0.85)
    ex, ey = dog.ear
    paint_ear(
        c, [(ex - 6, ey - 4), (ex + 6, ey - 3), (ex + 4, ey + 12), (ex - 4, ey + 16), (ex - 9, ey + 6)], (0.4, 0.08, 50)
    )
    bx, by = dog.brow
    paint_eye(c, bx, by, 2.2)
    nx, ny = dog.nose
    paint_nose(c, nx, ny, 3.2)
    brim = c.mask(oval(nx + 4, ny + 9, 24, 6, 10))
    c.form(brim, (0.87, 0.1, 88), rim=0.5, detail=0.88)
    crown = c.mask(
        curve(
            [
                (nx - 9, ny + 8, CORNER),
                (nx - 8, ny - 6),
                (nx + 4, ny - 10),
                (nx + 16, ny - 3),
                (nx + 17, ny + 12, CORNER),
            ]
        )
    )
    c.form(crown, (0.87, 0.1, 88), rim=0.5, detail=0.88)
    c.draw(
        lambda pen: pen.stroke([(nx - 9, ny + 5), (nx + 4, ny + 6), (nx + 17, ny + 9)], (0.56, 0.2, 25), 4), detail=0.9
    )


def _streamers(c: Canvas, x: float, y: float) -> None:
    """Ribbons and confetti over the company."""
    r = c.rng("streamers")
    tones: tuple[Colour, ...] = (
        (0.6, 0.19, 26),
        (0.85, 0.14, 88),
        (0.55, 0.13, 200),
        (0.6, 0.16, 340),
        (0.62, 0.14, 150),
    )
    dots = [
        (
            float(r.uniform(x - 390, x + 390)),
            y - 20 - 330 * float(r.random()) ** 0.8,
            float(r.uniform(2, 4.6)),
            int(r.integers(0, 5)),
            float(r.uniform(0, 180)),
        )
        for _ in range(150)
    ]
    bands = []
    for k in range(7):
        sx, sy = x - 360 + k * 118 + float(r.normal(0, 20)), y - 190 - 130 * float(r.random())
        bands.append([(sx + i * 13, sy + 12 * math.sin(i * 1.25 + k) + i * 4) for i in range(9)])

    def work(pen: Pen) -> None:
        for k, pts in enumerate(bands):
            pen.stroke(pts, tones[k % 5], 4.2, 0.95)
        for px, py, q, k, turn in dots:
            pen.fill(box(px - q, py - q * 0.6, 2 * q, 1.2 * q, 0, turn), tones[k], 0.95)

    c.draw(work, relief=1.2, detail=0.9)
