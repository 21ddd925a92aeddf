"""A tiny old woman leans into the wind; her headscarf streams out across the sky and is a sunlit steppe."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.light import Light
from art.painting.materials.living import grass
from art.painting.motifs.birds import far_birds
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_person
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, curve, oval
from art.painting.strokes import repaint

from .scarf import paint_scarf

BRIEF = Brief(
    title="What the Wind Packed",
    hero="tiny old Kazakh woman leaning into the wind, her vast streaming headscarf a sunlit steppe with horses",
    idea="double exposure",
    place="steppe, felt tents",
    palette="desert ochre",
    composition="profile",
    time="afternoon",
    symbols=("headscarf", "horse", "tent"),
    hidden="a falcon sits on the old woman's fist",
    readings=("homeland", "freedom", "heirloom"),
    person=True,
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.12,
    "saturation": 1.08,
    "contrast": 0.18,
    "relight": Relight(air=(0.94, 0.04, 80), veil=0.45),
}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.35, -0.75, 0.55),
        key=(0.97, 0.08, 88),
        shade=(0.38, 0.09, 300),
        rim=(-0.5, -0.85, 0),
        rim_colour=(0.95, 0.11, 82),
    )
    _sky(c)
    _land(c)
    repaint(c, 0.55, seed="broad")
    paint_scarf(c)
    _woman(c)
    repaint(c, 0.15, seed="last")
    far_birds(c, [(96, 800, 26), (140, 776, 18), (70, 770, 14)], (0.3, 0.06, 300))


def _sky(c: Canvas) -> None:
    """A deep sky before weather, a strip of far light along the plain."""
    c.wash(
        [
            (0.0, (0.25, 0.08, 262)),
            (0.3, (0.36, 0.09, 252)),
            (0.55, (0.5, 0.085, 240)),
            (0.72, (0.68, 0.06, 215)),
            (0.82, (0.86, 0.07, 85)),
            (0.88, (0.92, 0.09, 78)),
            (1.0, (0.7, 0.1, 60)),
        ],
        14,
    )
    veil = (
        smoothstep(0.5, 0.78, c.field("veil", 210, 4, (2.8, 0.6))) * smoothstep(0, 400, c.y) * smoothstep(960, 700, c.y)
    )
    c.glaze(np.asarray(veil * 0.3, np.float32), (0.78, 0.05, 230))
    c.glow(300, 1006, 380, (0.97, 0.11, 78), 0.9, flat=0.3)


def _land(c: Canvas) -> None:
    """The plain, far to near: two hazy swells and the dark rise she walks on."""
    for k, (top, tone, lift) in enumerate(((1004, (0.7, 0.09, 45), 8), (1034, (0.54, 0.1, 35), 12))):
        n = c.field(f"swell{k}", 240, 2)[c.h // 2]
        line = top - lift * 4 * (n - 0.5)
        c.form(c.full(smoothstep(-1, 1, c.y - line[None, :])), tone, thickness=20, haze=0.35 - 0.2 * k, detail=0.15)
        c.fog(top - 16, top + 60, (0.92, 0.08, 75), 0.5)
    rise = c.mask(
        curve(
            [
                (-20, 1150, CORNER),
                (160, 1120),
                (380, 1076),
                (580, 1062),
                (720, 1078),
                (820, 1100, CORNER),
                (820, 1260, CORNER),
                (-20, 1260, CORNER),
            ]
        ),
        wobble=2,
    )
    c.form(rise, (0.3, 0.075, 25), thickness=40, detail=0.2)
    grass(
        c,
        rise.grow(3),
        ((0.28, 0.07, 22), (0.4, 0.09, 35), (0.58, 0.11, 58)),
        seed="rise",
        height=(12, 34),
        spacing=5.5,
        lean=-0.7,
        spread=0.25,
        detail=0.35,
    )


def _woman(c: Canvas) -> None:
    x, y = 604.0, 1070.0
    c.shadow(c.mask(oval(x - 30, y + 4, 60, 7)), 0, 0, soft=5, share=0.6)
    who = Person(
        age="old",
        girth=1.4,
        belly=0.15,
        skin=(0.52, 0.08, 48),
        hair=(0.85, 0.02, 90),
        top=(0.46, 0.16, 24),
        bottom=(0.46, 0.16, 24),
        shoes=(0.25, 0.05, 30),
        dress="gown",
        hat="headscarf",
        hat_colour=(0.86, 0.09, 84),
        loose=1.25,
        hem=0.86,
    )
    pose = Pose(
        lean=15,
        bend=10,
        head=-10,
        arm_near=(52, 46),
        arm_far=(36, 34),
        leg_near=(20, 8),
        leg_far=(-20, 14),
        foot_far=60,
        hand_near="fist",
        hand_far="fist",
    )
    j = joints(who, pose, x, y, 184)
    hx, hy = j.hand_far
    c.draw(lambda pen: pen.stroke([(hx - 6, hy - 34), (hx, hy), (hx + 14, y + 2)], (0.3, 0.06, 45), 4), relief=1.5)
    paint_person(c, who, j)
    fx, fy = j.hand_near

    def falcon(pen: Pen) -> None:
        dark = (0.26, 0.05, 280)
        pen.fill(
            curve(
                [
                    (fx - 4, fy - 2, CORNER),
                    (fx - 8, fy - 12),
                    (fx - 3, fy - 23),
                    (fx + 4, fy - 24),
                    (fx + 7, fy - 16),
                    (fx + 3, fy - 5),
                    (fx - 9, fy + 10, CORNER),
                ]
            ),
            (0.62, 0.07, 65),
        )
        pen.fill(
            curve([(fx - 4, fy - 18, CORNER), (fx - 9, fy - 8), (fx - 10, fy + 11, CORNER), (fx - 2, fy - 3)]), dark
        )
        pen.dot(fx + 1.5, fy - 23, 4.6, dark)
        pen.fill(
            curve(
                [(fx + 4, fy - 26, CORNER), (fx + 9.5, fy - 23), (fx + 8, fy - 19, CORNER), (fx + 4, fy - 21, CORNER)]
            ),
            (0.84, 0.14, 82),
        )

    c.draw(falcon, relief=1.2, detail=0.9)
