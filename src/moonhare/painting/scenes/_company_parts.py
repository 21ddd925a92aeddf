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


def _horn(c: Canvas, x: float, y: float, s: float, angle: float) -> None:
    """Paint a trumpet from its mouthpiece at (x, y), pointing along `angle` degrees."""
    a = math.radians(angle)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + (u * math.cos(a) - v * math.sin(a)) * s, y + (u * math.sin(a) + v * math.cos(a)) * s

    w = 0.2
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
    _stilts(c, x - 292, y)
    _bunting(c, x, y)
    _drummer(c, x - 162, y)
    _trumpeter(c, x + 166, y)
    _dog(c, x + 268, y)
    _confetti(c, x, y)


def _bunting(c: Canvas, x: float, y: float) -> None:
    """Pennants on one slack line, from the stilt-walker's hand away over the heads of all."""
    tones: tuple[Colour, ...] = (
        (0.6, 0.19, 26),
        (0.87, 0.13, 88),
        (0.56, 0.13, 200),
        (0.6, 0.16, 340),
        (0.62, 0.14, 150),
        (0.95, 0.02, 90),
    )
    for row, (x0, y0, x1, y1, sag, n) in enumerate(((x - 236, y - 356, x + 420, y - 372, 22.0, 13),)):
        line = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)) for t in np.linspace(0, 1, 40)]
        tubes(c, [line], (0.4, 0.06, 260), 1.8)
        for k in range(n):
            t = (k + 0.5) / n
            px, py = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)
            w, h, sway = 15.0, 34.0, 7 * math.sin(k * 1.7 + row) - 6
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
    j = joints(who, pose, x, y, 236)
    paint_person(c, who, j)
    mx, my = j.head[0] + j.unit * 0.4, j.head[1] + j.unit * 0.14
    _horn(c, mx, my, 104, -20)


def _drummer(c: Canvas, x: float, y: float) -> None:
    r = 32.0
    wheel(c, x, y - r, r, tyre=(0.5, 0.16, 340), width=5, turn=0.1)
    tubes(c, [[(x, y - r), (x, y - 112)]], (0.4, 0.1, 265), 5)
    c.form(c.mask(oval(x, y - 114, 20, 6)), (0.3, 0.06, 30), rim=0.6, detail=0.88)
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
    j = joints(who, pose, x, y - 120, 214, hold="hip")
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
    j = joints(who, pose, x, y - 128, 214)
    for fx, fy, ex in ((*j.foot_near, 16.0), (*j.foot_far, -16.0)):
        stilt = c.mask(limb([(fx, fy - 34, 4.5), (fx + ex * 0.4, fy + 8, 4.5), (fx + ex, y, 3.6)], 10))
        c.form(stilt, (0.66, 0.1, 62), rim=0.6, mottle=0.2, grain=6, detail=0.88)
        step = c.mask(limb([(fx - 8, fy + 11, 4), (fx + 20, fy + 11, 4)], 6))
        c.form(step, (0.5, 0.09, 50), rim=0.6, detail=0.88)
    paint_person(c, who, j)


def _dog(c: Canvas, x: float, y: float) -> None:
    """The dog that trots ahead, somebody's straw hat in its mouth."""
    q = 1.2
    build = Beast(
        chest=0.26,
        waist=0.2,
        rump=0.22,
        leg=0.62,
        leg_width=0.085,
        neck=(0.36, 50.0),
        skull=0.15,
        muzzle=(0.25, -14.0, 0.075),
        tail=((0.0, 0.0, 0.05), (-0.14, -0.16, 0.045), (-0.12, -0.36, 0.035)),
    )
    stance = Stance(fore_near=(22, -10, -12), fore_far=(-16, -8, -12), hind_near=(-14, -20, -8), hind_far=(22, -26, 6))
    c.multiply(c.mask(oval(x + 10 * q, y - 1, 46 * q, 3), soft=2), (0.4, 0.09, 258), 0.5)
    dog = paint_beast(c, build, stance, x, y, 68 * q, (0.62, 0.11, 60), seed="dog", detail=0.88)
    ex, ey = dog.ear
    ear = [(-6, -4), (6, -3), (4, 12), (-4, 16), (-9, 6)]
    paint_ear(c, [(ex + u * q, ey + v * q) for u, v in ear], (0.38, 0.08, 48))
    bx, by = dog.brow
    paint_eye(c, bx, by, 2.4 * q)
    nx, ny = dog.nose
    paint_nose(c, nx, ny, 3.2 * q)
    brim = c.mask(oval(nx + 4 * q, ny + 10 * q, 21 * q, 5 * q, 10))
    c.form(brim, (0.87, 0.1, 88), rim=0.5, detail=0.88)
    crown = c.mask(
        curve(
            [
                (nx - 9 * q, ny + 9 * q, CORNER),
                (nx - 7 * q, ny + 23 * q),
                (nx + 3 * q, ny + 27 * q),
                (nx + 13 * q, ny + 24 * q),
                (nx + 16 * q, ny + 12 * q, CORNER),
            ]
        )
    )
    c.form(crown, (0.85, 0.1, 88), rim=0.5, detail=0.88)
    ribbon = [(nx - 8.6 * q, ny + 12 * q), (nx + 3 * q, ny + 15 * q), (nx + 15.6 * q, ny + 14.6 * q)]
    c.draw(lambda pen: pen.stroke(ribbon, (0.56, 0.2, 25), 3.6 * q), detail=0.9)


def _confetti(c: Canvas, x: float, y: float) -> None:
    """A little confetti over the company."""
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
            float(r.uniform(x - 380, x + 380)),
            y - 190 - 200 * float(r.random()),
            float(r.uniform(2, 4.2)),
            int(r.integers(0, 5)),
            float(r.uniform(0, 180)),
        )
        for _ in range(56)
    ]

    def work(pen: Pen) -> None:
        for px, py, q, k, turn in dots:
            pen.fill(box(px - q, py - q * 0.6, 2 * q, 1.2 * q, 0, turn), tones[k], 0.95)

    c.draw(work, relief=1.2, detail=0.9)
