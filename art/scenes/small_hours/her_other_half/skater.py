"""The skater of Her Other Half, in a frame of her own."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.motifs.figure import Joints, Person, Pose, joints
from art.painting.motifs.people import paint_person
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, oval

BLADE = (404.0, 596.0)


def skater(c: Canvas) -> None:
    """Paint her large, her blade at `BLADE`; the scene lays her down smaller."""
    who = Person(
        age="old",
        girth=1.95,
        belly=0.3,
        skin=(0.84, 0.05, 50),
        hair=(0.84, 0.02, 80),
        hair_style="bun",
        top=(0.5, 0.13, 158),
        bottom=(0.52, 0.13, 160),
        dress="skirt",
        hem=0.32,
        sleeves="long",
        shoes=(0.95, 0.02, 90),
        loose=1.25,
    )
    pose = Pose(
        lean=46,
        bend=-14,
        head=-34,
        arm_near=(96, 6),
        arm_far=(-112, -6),
        leg_near=(-112, 6),
        leg_far=(6, 10),
        foot_near=20,
        foot_far=90,
    )
    j = joints(who, pose, BLADE[0], BLADE[1] - 6, 405)
    paint_person(c, who, j)
    _leg(c, j)
    _blades(c, j)
    _sequins(c, j)


def _leg(c: Canvas, j: Joints) -> None:
    """The standing leg's knee and calf, and boots up over both ankles."""
    kx, ky = j.knee_far
    u = j.unit
    c.screen(c.mask(oval(kx + 0.1 * u, ky, 0.16 * u, 0.2 * u), soft=5), (0.97, 0.05, 60), 0.3)
    below = [(kx - 0.05 * u, ky + 0.22 * u, 2), (kx + 0.1 * u, ky + 0.27 * u, 2.6), (kx + 0.24 * u, ky + 0.18 * u, 1.6)]
    c.multiply(c.mask(limb(below), soft=2), (0.56, 0.11, 35), 0.5)
    behind = [(kx - 0.3 * u, ky - 0.1 * u, 3), (kx - 0.24 * u, ky + 0.08 * u, 4), (kx - 0.28 * u, ky + 0.2 * u, 2)]
    c.multiply(c.mask(limb(behind), soft=3), (0.5, 0.1, 30), 0.5)

    def between(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
        return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t

    for knee, foot, toe in ((j.knee_far, j.foot_far, j.toe_far), (j.knee_near, j.foot_near, j.toe_near)):
        top = between(foot, knee, 0.36)
        shaft = [(*top, 0.25 * u), (*between(foot, top, 0.4), 0.19 * u), (*foot, 0.2 * u)]
        sole = [(*foot, 0.19 * u), (*between(foot, toe, 0.6), 0.16 * u), (*toe, 0.11 * u)]
        boot = c.mask(limb(shaft, 16)) | c.mask(limb(sole, 16))
        c.form(boot, (0.93, 0.02, 240), thickness=0.3 * u, rim=0.7, shadow=14, detail=0.85)

        def laces(pen: Pen, foot: tuple[float, float] = foot, top: tuple[float, float] = top, u: float = u) -> None:
            across = ((foot[1] - top[1]) / math.dist(foot, top), (top[0] - foot[0]) / math.dist(foot, top))
            for k in range(4):
                x, y = between(foot, top, 0.1 + 0.2 * k)
                pen.stroke(
                    [(x + across[0] * q * u, y + across[1] * q * u) for q in (0.02, 0.17)], (0.62, 0.05, 250), 1.5, 0.8
                )

        c.draw(laces, detail=0.85)


def _blades(c: Canvas, j: Joints) -> None:
    def steel(pen: Pen) -> None:
        for ankle, toe in ((j.foot_far, j.toe_far), (j.foot_near, j.toe_near)):
            dx, dy = toe[0] - ankle[0], toe[1] - ankle[1]
            n = math.hypot(dx, dy)
            ux, uy = dx / n, dy / n
            px, py = (-uy, ux) if ankle is j.foot_far else (uy, -ux)
            if ankle is not j.foot_far and py > 0:
                px, py = -px, -py
            low = [
                (ankle[0] - ux * 16 + px * 19, ankle[1] - uy * 16 + py * 19),
                (toe[0] + ux * 16 + px * 18, toe[1] + uy * 16 + py * 18),
                (toe[0] + ux * 21 + px * 11, toe[1] + uy * 21 + py * 11),
            ]
            pen.stroke(curve(low, closed=False), (0.86, 0.02, 245), 3.6)
            for q in (0.1, 0.9):
                pen.stroke(
                    [
                        (ankle[0] + dx * q + px * 9, ankle[1] + dy * q + py * 9),
                        (ankle[0] + dx * q + px * 18, ankle[1] + dy * q + py * 18),
                    ],
                    (0.7, 0.02, 245),
                    4,
                )

    c.draw(steel, relief=2, detail=0.9)


def _sequins(c: Canvas, j: Joints) -> None:
    """Points of light on the dress: found by its green, so that they follow every fold."""
    x0, x1 = j.hip[0] - 150, j.neck[0] + 130
    r = c.rng("sequins")
    spots: list[tuple[float, float, float]] = []
    for _ in range(2600):
        x, y = float(r.uniform(x0, x1)), float(r.uniform(j.neck[1] - 120, j.hip[1] + 150))
        col, row = int(np.clip(x * c.scale, 0, c.w - 1)), int(np.clip(y * c.scale, 0, c.h - 1))
        red, green, blue = (float(q) for q in c.layer.rgb[row, col])
        if green > red * 1.25 and green > blue * 1.06:
            spots.append((x, y, float(r.random())))

    def work(pen: Pen) -> None:
        for x, y, q in spots:
            pen.fill(
                oval(x, y, 2.1, 1.6),
                (0.3, 0.09, 165) if q < 0.4 else (0.7, 0.14, 155) if q < 0.86 else (0.97, 0.06, 120),
                0.8,
            )

    c.draw(work, detail=0.9, emission=0.1)
    for x, y, q in spots:
        if q > 0.975:
            c.glow(x, y, 5, (0.95, 0.08, 130), 0.8)
