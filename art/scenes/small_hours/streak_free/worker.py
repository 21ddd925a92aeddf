"""The window cleaner of Streak Free: he sits on a board at the end of a long rope, blade in hand, bucket below."""

from __future__ import annotations

import math

from art.painting.canvas import Canvas
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_near_arm, paint_person
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

ANCHOR = (380.0, 70.0)
REACH = 470.0
HALF = 126.0
BLADE = 22.0
"""The rope's upper end; how far down it the blade works, half the blade's length, its angle from plumb (degrees)."""
_SEAT = (656.0, 448.0)


def worker(c: Canvas) -> None:
    """Paint the rope, the man in his sling and what he holds."""
    who = Person(
        girth=0.9,
        skin=(0.5, 0.08, 50),
        hair=(0.2, 0.03, 40),
        beard="moustache",
        top=(0.66, 0.17, 48),
        bottom=(0.34, 0.07, 240),
        hat="cap",
        hat_colour=(0.84, 0.14, 84),
    )
    pose = Pose(
        lean=4,
        head=4,
        arm_near=(76, 8),
        arm_far=(138, 14),
        leg_near=(78, 52),
        leg_far=(60, 78),
        hand_near="fist",
        hand_far="fist",
        turn=14,
    )
    j = joints(who, pose, *_SEAT, 208, left=True, hold="hip")
    ax, ay = ANCHOR

    def rope(pen: Pen) -> None:
        x, y = _SEAT
        knot = (ax + (x - ax) * 0.84, ay + (y - ay) * 0.84)
        pen.stroke([(ax - 50, ay - 70), ((ax + knot[0]) / 2 + 2, (ay + knot[1]) / 2), knot], (0.56, 0.06, 70), 3.4)
        for off in (-17.0, 17.0):
            pen.stroke([knot, (x + off * 0.84, y + 14 - off * 0.54)], (0.5, 0.06, 70), 2.6)
        pen.stroke([(x + 18, y + 4), (x + 26, y + 44), (x + 24, y + 80)], (0.44, 0.05, 70), 2)

    c.draw(rope, relief=1.6, detail=0.85)
    seat = c.mask(limb([(_SEAT[0] - 30, _SEAT[1] + 32, 5), (_SEAT[0] + 26, _SEAT[1] + 8, 5)]))
    paint_person(c, who, j, near_arm_last=False)
    c.form(seat, (0.44, 0.08, 55), rim=0.8, detail=0.85)
    _bucket(c, _SEAT[0] + 24, _SEAT[1] + 84)
    _blade(c, j.hand_near)
    paint_near_arm(c, who, j)


def _blade(c: Canvas, hand: tuple[float, float]) -> None:
    """The squeegee: a bar that lies along the rope's way, its handle in his fist."""
    a = math.radians(BLADE + 0.9)
    ends = [(ANCHOR[0] + q * math.sin(a), ANCHOR[1] + q * math.cos(a)) for q in (REACH - HALF, REACH, REACH + HALF)]
    mx, my = ends[1]
    stick = c.mask(limb([(hand[0] + 10, hand[1] - 4, 4.5), (hand[0], hand[1], 4.5), (mx, my, 3.6)]))
    c.shadow(stick, 2, 4, 3, 0.5)
    c.form(stick, (0.28, 0.04, 235), rim=0.9, gloss=0.4, detail=0.85)
    bar = c.mask(limb([(*ends[0], 5.5), (*ends[2], 5.5)]))
    c.shadow(bar, 4, 4, 4, 0.5)
    c.form(bar, (0.8, 0.12, 80), rim=0.8, gloss=0.6, detail=0.9)
    for q in (-104.0, -40.0, 26.0, 90.0):
        c.glow(mx + q * math.sin(a) - 6, my + q * math.cos(a), 8, (0.99, 0.07, 85), 0.6)


def _bucket(c: Canvas, x: float, y: float) -> None:
    """It hangs below him; what foams in it is a piece of the old night."""
    pail = c.mask(
        curve(
            [(x - 25, y, CORNER), (x + 25, y, CORNER), (x + 19, y + 44, CORNER), (x, y + 48), (x - 19, y + 44, CORNER)]
        )
    )
    c.shadow(pail, 5, 6, 6, 0.5)
    c.form(pail, (0.58, 0.17, 34), rim=0.9, gloss=0.5, detail=0.85)
    c.fill(c.mask(oval(x, y, 25, 7)), (0.18, 0.06, 240), detail=0.9)
    r = c.rng("suds")
    for _ in range(13):
        q = float(r.uniform(4, 9))
        puff = c.mask(oval(x + float(r.uniform(-19, 19)), y - 2 - float(r.uniform(0, 10)), q, q * 0.9))
        c.form(puff, (0.36, 0.09, 240), rim=0.9, gloss=0.5, alpha=0.85, detail=0.9)

    def sparks(pen: Pen) -> None:
        for k in range(7):
            px, py, q = x + float(r.uniform(-19, 19)), y - 3 - float(r.uniform(0, 14)), 1.6 if k % 3 else 3.4
            pen.stroke([(px - q, py), (px + q, py)], (0.99, 0.04, 95), 1.1)
            pen.stroke([(px, py - q), (px, py + q)], (0.99, 0.04, 95), 1.1)
        pen.stroke([(x - 24, y), (x - 12, y - 24), (x, y - 30), (x + 12, y - 24), (x + 24, y)], (0.7, 0.03, 220), 1.8)

    c.draw(sparks, detail=0.95, emission=0.4)
