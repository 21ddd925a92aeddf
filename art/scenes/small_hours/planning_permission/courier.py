"""Parts of Planning Permission: the courier in the wheelchair."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.materials import cloth
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_person
from art.painting.pen import Pen
from art.painting.shapes import CORNER, box, curve, oval


def courier(c: Canvas) -> None:
    """The courier from behind: a broad back with a bright strip, between two wheels set askew."""
    x, y = 646.0, 1166.0
    c.shadow(c.mask(oval(x + 46, y + 4, 120, 17, 6)), 10, 4, soft=9, share=0.72, colour=(0.26, 0.05, 170))
    for wx in (x - 74, x + 76):
        c.multiply(c.mask(oval(wx + 6, y + 2, 24, 7), soft=3), (0.2, 0.05, 175), 0.85)
        c.multiply(c.mask(oval(wx + 30, y + 7, 44, 9, 5), soft=7), (0.24, 0.05, 175), 0.55)
    who = Person(
        girth=1.35,
        shoulders=1.18,
        skin=(0.5, 0.075, 50),
        hair=(0.2, 0.02, 40),
        hair_style="cropped",
        top=(0.86, 0.14, 92),
        bottom=(0.33, 0.05, 250),
        hat="cap",
        hat_colour=(0.46, 0.12, 148),
        loose=1.1,
    )
    pose = Pose(
        head=-2,
        lean=-2,
        arm_near=(26, -8),
        arm_far=(30, -12),
        leg_near=(12, 0),
        leg_far=(12, 0),
        hand_near="fist",
        hand_far="fist",
    )
    j = joints(who, pose, x, y - 74, 350, view="back", hold="hip")
    tyre, steel = (0.2, 0.02, 160), (0.72, 0.03, 150)

    def wheel(pen: Pen, wx: float, tilt: float) -> None:
        pen.stroke(oval(wx, y - 62, 15, 62, tilt), tyre, 9)
        pen.stroke(oval(wx, y - 62, 10, 54, tilt), steel, 2.4)
        for k in range(10):
            a = k * math.pi / 5
            pen.stroke([(wx, y - 62), (wx + 10 * math.cos(a), y - 62 + 53 * math.sin(a))], steel, 1.0, 0.8)

    def feet(pen: Pen) -> None:
        for f in (-1, 1):
            pen.stroke([(x + f * 30, y - 40), (x + f * 34, y - 8)], steel, 4)
            pen.fill(oval(x + f * 34, y - 4, 12, 6), tyre)

    c.draw(feet, relief=3, detail=0.85)
    with c.group() as body:
        paint_person(c, who, j)
    c.paste(body, clip=c.full(smoothstep(y - 34, y - 38, c.y)))
    # The strip of a courier's jacket that throws the light back.
    c.draw(
        lambda pen: pen.stroke([(x - 50, y - 150), (x, y - 146), (x + 52, y - 151)], (0.95, 0.02, 110), 9),
        relief=2,
        alpha=0.9,
    )
    back = c.mask(box(x - 56, y - 138, 112, 92, 9))
    c.occlude(c.mask(box(x - 80, y - 170, 160, 70)), back, 8, 0.5)
    cloth(c, back, (0.3, 0.04, 165), fold=40, depth=3, thickness=14, detail=0.8)
    sack = c.mask(
        curve(
            [
                (x - 47, y - 116, CORNER),
                (x, y - 122),
                (x + 47, y - 116, CORNER),
                (x + 50, y - 56),
                (x + 40, y - 40, CORNER),
                (x - 40, y - 40, CORNER),
                (x - 50, y - 56),
            ]
        )
    )
    cloth(c, sack, (0.48, 0.12, 148), fold=30, depth=4, thickness=22, seed="bag", detail=0.85)

    def straps(pen: Pen) -> None:
        pen.fill(
            curve(
                [
                    (x - 50, y - 114, CORNER),
                    (x, y - 119),
                    (x + 50, y - 114, CORNER),
                    (x + 47, y - 84),
                    (x, y - 78),
                    (x - 47, y - 84),
                ]
            ),
            (0.41, 0.11, 148),
        )
        for f in (-1, 1):
            pen.stroke([(x + f * 26, y - 112), (x + f * 27, y - 74)], (0.9, 0.11, 92), 5)
            pen.dot(x + f * 27, y - 74, 4.4, (0.7, 0.03, 120))
            pen.stroke([(x + f * 54, y - 148), (x + f * 55, y - 40)], steel, 5)
            pen.stroke([(x + f * 54, y - 148), (x + f * 70, y - 152)], tyre, 9)
            pen.stroke([(x + f * 44, y - 34), (x + f * 46, y - 12)], steel, 4)
            pen.stroke(oval(x + f * 47, y - 10, 5, 11), tyre, 5)
        pen.stroke([(x - 50, y - 40), (x + 50, y - 40)], steel, 5)

    c.draw(straps, relief=4, detail=0.9)
    c.draw(lambda pen: wheel(pen, x - 74, 4), relief=4, detail=0.9)
    c.draw(lambda pen: wheel(pen, x + 76, -4), relief=4, detail=0.9)
    for hand in (j.hand_near, j.hand_far):
        c.form(c.mask(oval(hand[0], hand[1], 11, 9)), who.skin, rim=0.5, detail=0.9)
    parcel = c.mask(box(x - 26, y - 34, 52, 24, 2))
    c.form(parcel, (0.68, 0.08, 75), thickness=5, mottle=0.1, detail=0.8)
