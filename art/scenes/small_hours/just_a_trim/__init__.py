"""In a shop full of late sun a tiny barber trims the swan's neck of leaves that grows from a client's collar."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import rgb
from art.painting.light import Light
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.motes import glints
from art.painting.motifs.people import paint_person
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import oval
from art.painting.stamps import jittered, strew
from art.painting.strokes import repaint

from .shop import bay, chair, mirror, shop
from .swan import double, front, suit, swan

BRIEF = Brief(
    title="Just a Trim",
    hero="swan's neck of clipped leaves rising from a suit's collar, a tiny barber on a ladder trimming it",
    idea="grows from",
    place="shop, barber's",
    palette="undersea",
    composition="profile",
    time="afternoon",
    symbols=("scissors", "swan", "hedge"),
    hidden="a speckled egg in the breast pocket",
    readings=("vanity", "masterpiece", "patience"),
    person=True,
)

FINISH = {
    "vignette": 0.0,
    "contrast": 0.3,
    "bloom": 0.15,
    "saturation": 1.12,
    "relight": Relight(key=0.74, ground=0.72, figure=0.42, chroma=1.0, form=1.25, side=0.14, towards=180),
}

_FOOT, _TOP = (232.0, 1026.0), (446.0, 560.0)
"""Where the ladder stands on the shoulder and leans on the throat."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.85, -0.35, 0.4),
        key=(0.96, 0.1, 88),
        shade=(0.27, 0.07, 225),
        rim=(-0.9, -0.4, 0),
        rim_colour=(0.97, 0.1, 90),
        bounce=(0.55, 0.09, 190),
        bounce_share=0.2,
    )
    shop(c)
    repaint(c, 0.65, seed="wall", loose=0.8)
    mirror(c, double())
    chair(c)
    repaint(c, 0.4, seed="room", loose=0.7)
    bay(c)
    suit(c)
    swan(c)
    front(c)
    _ladder(c)
    _barber(c)
    _clippings(c)


def _ladder(c: Canvas) -> None:
    """It stands on the shoulder and leans on the throat."""
    (fx, fy), (tx, ty) = _FOOT, _TOP
    c.shadow(c.mask(oval(fx + 26, fy + 6, 44, 9)), 10, 6, 6, 0.6)

    def work(pen: Pen) -> None:
        for dx, narrow in ((0, 0.0), (44, 14.0)):
            pen.stroke([(fx + dx, fy - dx * 0.24), (tx + dx - narrow, ty - dx * 0.1)], (0.5, 0.1, 68), 6.5)
        for k in range(14):
            t = (k + 0.4) / 14
            x, y = fx + (tx - fx) * t, fy + (ty - fy) * t
            pen.stroke([(x, y), (x + 44 - 14 * t, y - 9 + 4 * t)], (0.54, 0.1, 70), 4.6)

    drawn = c.draw(work, relief=4, detail=0.85)
    c.screen(drawn.edge(-2.5, -1, 1), (0.97, 0.1, 90), 0.7)


def _barber(c: Canvas) -> None:
    who = Person(
        age="adult",
        girth=1.2,
        belly=0.2,
        skin=(0.5, 0.08, 50),
        hair=(0.2, 0.03, 260),
        hair_style="short",
        top=(0.72, 0.14, 8),
        bottom=(0.3, 0.06, 250),
        dress="coat",
        hem=0.45,
    )
    pose = Pose(lean=8, head=-12, arm_near=(96, 16), arm_far=(112, 10), leg_near=(46, 62), leg_far=(2, 4), foot_near=80)
    j = joints(who, pose, 322, 838, 196)
    paint_person(c, who, j)
    hx, hy = j.hand_near

    def shears(pen: Pen) -> None:
        for a in (-15, 11):
            ca, sa = math.cos(math.radians(a)), math.sin(math.radians(a))
            pen.stroke([(hx, hy), (hx + ca * 18, hy + sa * 18)], (0.66, 0.18, 30), 4.6)
            pen.stroke([(hx + ca * 16, hy + sa * 16), (hx + ca * 50, hy + sa * 50 * 0.9)], (0.95, 0.03, 120), 4)

    c.draw(shears, relief=2, detail=0.95)
    c.glow(hx + 40, hy, 24, (0.97, 0.08, 100), 0.7)


def _clippings(c: Canvas) -> None:
    """Leaves that fall through the light, and some that lie on the shoulders."""
    r = c.rng("clippings")
    n = 90
    t = r.random(n)
    fall_x = 420 - 90 * t + r.normal(0, 44, n) + 26 * np.sin(t * 9)
    fall_y = 640 + 350 * t + r.normal(0, 14, n)
    lie_x = np.concatenate([r.uniform(150, 330, 34), r.uniform(540, 700, 16)])
    lie_y = 968 + np.abs(lie_x - 425) * 0.24 + np.abs(r.normal(0, 16, 50))
    x, y = np.concatenate([fall_x, lie_x]), np.concatenate([fall_y, lie_y])
    tones = np.stack([rgb((0.56, 0.13, 142)), rgb((0.78, 0.16, 118)), rgb((0.92, 0.14, 104))])[r.integers(0, 3, len(x))]
    turn = r.uniform(0, 6.3, len(x))
    size = r.uniform(9, 20, len(x))
    strew(c, "leaf", x, y, size, turn, jittered(tones, r, 0.08, 0.02), seed="clippings", detail=0.85)
    glints(c, r, 40, lambda r: (r.uniform(60, 620), r.uniform(180, 940)), (0.98, 0.07, 95), size=(1.2, 3))
