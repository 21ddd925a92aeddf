"""Parts of Small Craft: the skiff with its rower, its oars and the leash."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.materials import wood
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_near_arm, paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, oval, place

ROLL = math.radians(-13)
HORIZON, EYE, FOCAL = 330.0, 10.0, 900.0
SKIFF = (-3.3, 20.5)
COMET = (168.0, 262.0)


def spot(u: float, v: float) -> tuple[float, float, float]:
    """Return card x, y and card units a unit of a place on the rings' plane."""
    size = FOCAL / v
    dx, dy = u * size, HORIZON + EYE * size - 600
    co, si = math.cos(ROLL), math.sin(ROLL)
    return dx * co - dy * si + 400, dx * si + dy * co + 600, size


def skiff(c: Canvas) -> None:
    """The skiff with all that is in it: the girl, her oars, the leash."""
    x, y, size = spot(*SKIFF)
    s = size * 4.3  # the boat's length on the card
    lean = math.degrees(ROLL) + 2

    def put(points: list[tuple[float, ...]]) -> list[tuple[float, ...]]:
        return place(points, x, y, s, lean)

    hollow = c.mask(
        curve(
            put([(-0.5, -0.19, CORNER), (-0.25, -0.2), (0.15, -0.2), (0.55, -0.3, CORNER), (0.25, -0.13), (-0.2, -0.1)])
        )
    )
    shade = c.mask(oval(x - s * 0.04, y + s * 0.07, s * 0.56, s * 0.07, lean), soft=4)
    c.multiply(shade, (0.14, 0.05, 20), 0.85)
    wood(c, hollow, (0.34, 0.07, 45), thickness=5, bias=-0.12, seed="in")
    who = Person(
        age="teen",
        girth=0.86,
        skin=(0.5, 0.075, 50),
        hair=(0.2, 0.02, 40),
        top=(0.68, 0.18, 50),
        sleeves="none",
        bottom=(0.36, 0.06, 265),
        hat="headscarf",
        hat_colour=(0.62, 0.11, 195),
        loose=1.15,
    )
    pose = Pose(
        lean=-16,
        bend=6,
        head=-8,
        arm_near=(78, 22),
        arm_far=(70, 26),
        leg_near=(88, 30),
        leg_far=(82, 34),
        hand_near="fist",
        hand_far="fist",
    )
    seat = put([(0.05, -0.22)])[0]
    j = joints(who, pose, seat[0], seat[1], s * 0.82, left=True, hold="hip")
    far_oar = (put([(-0.02, -0.16)])[0], put([(0.36, -0.36)])[0])
    _oar(c, (j.hand_far[0], j.hand_far[1]), (far_oar[1][0], far_oar[1][1]), s)
    paint_person(c, who, j, near_arm_last=False)
    side = c.mask(
        curve(
            put(
                [
                    (-0.52, -0.2, CORNER),
                    (-0.2, -0.095),
                    (0.2, -0.105),
                    (0.62, -0.34, CORNER),
                    (0.5, -0.06),
                    (0.3, 0.07, CORNER),
                    (-0.34, 0.08, CORNER),
                    (-0.46, -0.02),
                ]
            )
        )
    )
    relief = c.relief(side, s * 0.14)
    strake = np.sin(((c.y - y) - 0.1 * (c.x - x)) / (s * 0.035)) * s * 0.006
    c.form(
        relief, (0.48, 0.085, 230), bump=strake.astype(np.float32), mottle=0.1, grain=10, rim=0.8, gloss=0.2, detail=0.8
    )
    band = side.edge(-1, -s * 0.05, 0.6)
    c.form(relief.within(band), (0.93, 0.05, 88), rim=0.6, detail=0.8)
    lantern = put([(0.6, -0.46)])[0]
    c.draw(
        lambda pen: pen.stroke([put([(0.58, -0.3)])[0][:2], lantern[:2]], (0.3, 0.05, 45), 2.4), relief=1, detail=0.8
    )
    c.draw(lambda pen: pen.dot(lantern[0], lantern[1], s * 0.032, (0.97, 0.08, 88)), detail=0.95, emission=0.9)
    near = put([(-0.46, 0.24)])[0]
    _oar(c, (j.hand_near[0], j.hand_near[1]), (near[0], near[1]), s)
    paint_near_arm(c, who, j)
    stern = put([(-0.5, -0.2)])[0]
    _leash(c, (stern[0], stern[1]))


def _oar(c: Canvas, hand: tuple[float, float], tip: tuple[float, float], s: float) -> None:
    dx, dy = tip[0] - hand[0], tip[1] - hand[1]
    grip = (hand[0] - dx * 0.1, hand[1] - dy * 0.1)
    a = math.degrees(math.atan2(dy, dx))

    def work(pen: Pen) -> None:
        pen.stroke([grip, tip], (0.74, 0.09, 72), s * 0.022)
        blade = place(
            [(-0.02, -0.015), (0.06, -0.04), (0.2, -0.036), (0.23, 0.0), (0.2, 0.036), (0.06, 0.04), (-0.02, 0.015)],
            tip[0],
            tip[1],
            s,
            a,
        )
        pen.fill(curve(blade), (0.66, 0.17, 40))

    c.draw(work, relief=2, detail=0.85)


def _leash(c: Canvas, stern: tuple[float, float]) -> None:
    x, y = COMET
    line = [
        (x + 8, y + 20),
        (x + 26, y + 150),
        (x - 26, y + 0.6 * (stern[1] - y)),
        (stern[0] - 34, stern[1] - 60),
        stern,
    ]

    def work(pen: Pen) -> None:
        pen.stroke(line, (0.5, 0.14, 32), 3.4)
        pen.stroke([(p[0] + 0.8, p[1] - 0.8) for p in line], (0.88, 0.12, 75), 1.2, 0.9)
        pen.stroke([(x - 24, y + 4), (x - 8, y + 14), (x + 10, y + 16), (x + 24, y + 6)], (0.6, 0.19, 30), 6)
        pen.dot(x + 8, y + 20, 5, (0.92, 0.12, 88))

    c.draw(work, relief=1.4, detail=0.9)
