"""An old pair dances a tango in a doorway; the space between the two is a howling wolf."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.scenes._lead_or_follow_pair import HEAD, behind, pair
from moonhare.painting.scenes._lead_or_follow_street import doors, hall, lamps, rose, street, wall_things
from moonhare.painting.scenes._lead_or_follow_wolf import paint_wolf
from moonhare.painting.shapes import CORNER, curve
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Lead or Follow",
    hero="tango pair, she tall, silver-haired, he short, stout, dark-skinned; the gap between them is a howling wolf",
    idea="double exposure",
    place="dance hall, Buenos Aires doorway",
    palette="ink and red",
    composition="interior through a window or arch",
    time="night",
    symbols=("wolf", "dancer", "rose"),
    hidden="their shadows dance apart",
    readings=("danger", "marriage", "rhythm"),
    person=True,
)
FINISH = {"vignette": 0.45, "bloom": 0.5, "contrast": 0.17}

_FLOOR = 1064.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.05, -0.72, 0.5),
        key=(0.93, 0.09, 66),
        shade=(0.23, 0.07, 285),
        rim=(0.1, -0.9, 0),
        rim_colour=(0.90, 0.13, 50),
        bounce=(0.5, 0.17, 25),
        bounce_share=0.3,
    )
    gate = curve(
        [(128, 1110, CORNER), (128, 370), (190, 190), (400, 98), (610, 190), (672, 370), (672, 1110, CORNER)], pull=0.38
    )
    hall(c)
    repaint(c, 1.0, seed="hall", loose=1.1)
    lamps(c)
    street(c, gate)
    doors(c, gate)
    repaint(c, 0.6, seed="street")
    wall_things(c)
    _apart(c)
    c.lamps.append(Lamp(x=410, y=300, z=120, reach=260, colour=(0.92, 0.13, 58), power=0.3))
    behind(c)
    paint_wolf(c)
    pair(c)
    repaint(c, 0.2, seed="last")
    _roses(c)
    c.rays(400, 60, [72, 82, 90, 98, 108], 1000, 150, (0.95, 0.12, 60), 0.2, soft=22)


def _she() -> tuple[Person, float]:
    return Person(
        age="adult",
        girth=0.84,
        shoulders=0.86,
        skin=(0.80, 0.055, 55),
        hair=(0.86, 0.012, 270),
        hair_style="bun",
        top=(0.52, 0.205, 27),
        bottom=(0.52, 0.205, 27),
        shoes=(0.20, 0.05, 340),
        dress="gown",
        sleeves="none",
        hem=0.80,
        loose=1.05,
    ), 790.0


def _he() -> tuple[Person, float]:
    return Person(
        age="adult",
        girth=1.35,
        belly=0.24,
        shoulders=1.1,
        skin=(0.40, 0.06, 45),
        hair=(0.22, 0.02, 280),
        hair_style="short",
        beard="moustache",
        top=(0.27, 0.05, 275),
        bottom=(0.25, 0.05, 275),
        shoes=(0.17, 0.03, 280),
        dress="coat",
        hem=0.30,
        hat="brim",
        hat_colour=(0.23, 0.045, 280),
    ), 672.0


def _apart(c: Canvas) -> None:
    """The hidden one: on step and stones their shadows have let go of each other."""
    she, he = _she()[0], _he()[0]
    with c.group() as g:
        paint_person(
            c,
            she,
            joints(
                she,
                Pose(lean=-14, head=-20, arm_near=(150, 10), arm_far=(60, 10), leg_near=(40, 60), leg_far=(-14, 4)),
                236,
                1100,
                400,
                left=True,
            ),
        )
        paint_person(
            c,
            he,
            joints(
                he,
                Pose(lean=-12, head=-10, arm_near=(100, 30), arm_far=(-40, 10), leg_near=(36, 50), leg_far=(-16, 6)),
                590,
                1100,
                350,
            ),
        )
    line = 1094.0
    with c.group() as fallen:
        below = np.maximum(c.y - line, 0)
        c.paste(g, bend=(c.x - (c.x - 400) * 0.0016 * below, line + 4 - below * 3.3))
    shade = c.full(fallen.cover * smoothstep(line, line + 3, c.y)).blur(1.2)
    c.multiply(shade, (0.12, 0.05, 290), 0.8)


def _roses(c: Canvas) -> None:
    """A rose in her hair, petals on the floor."""
    x, y = HEAD[0] - 22, HEAD[1] - 6
    rose(c, x, y, 19)
    r = c.rng("petals")
    n = 22
    px, py = r.uniform(170, 640, n), r.uniform(1046, 1186, n)
    tones = np.stack([mix((0.44, 0.18, 25), (0.64, 0.21, 26), float(v)) for v in r.random(n)]).astype(np.float32)
    turn: Array = r.uniform(0, 6.3, n)
    strew(c, "leaf", px + 1, py + 3, r.uniform(12, 20, n), turn, tones * 0.25, seed="petals", alpha=0.5, detail=0.8)
    strew(c, "leaf", px, py, r.uniform(12, 20, n), turn, tones, seed="petals", detail=0.85)
