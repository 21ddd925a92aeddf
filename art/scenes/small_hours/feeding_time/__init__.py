"""In a drowned room a great carp feeds somebody who lives, dry and by lamplight, in a glass bowl."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import pick, ramp, smoothstep
from art.painting.light import Lamp, Light
from art.painting.mask import Mask
from art.painting.materials import glass
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_person
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from art.painting.strokes import repaint

from .carp import MOUTH, carp
from .room import afloat, room, table

BRIEF = Brief(
    title="Feeding Time",
    hero="great carp in a drowned room dropping flakes into a glass bowl where someone, dry by a lamp, reaches up",
    idea="inside out",
    place="sitting room, flooded",
    palette="undersea",
    composition="interior through a window or arch",
    time="afternoon",
    symbols=("carp", "armchair", "glass bowl"),
    hidden="a tiny bowl with a fish of its own beside the armchair",
    readings=("captivity", "kindness", "privacy"),
    person=True,
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "saturation": 1.12,
    "contrast": 0.3,
    "relight": Relight(key=0.78, ground=0.8, figure=0.42, chroma=1.0, form=1.25, side=0.12, towards=320),
}

_BOWL = (318.0, 862.0, 204.0)
_MOUTH = 690.0
"""Height of the bowl's rim."""
_TABLE = 1048.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.3, -0.75, 0.5),
        key=(0.95, 0.08, 125),
        shade=(0.28, 0.08, 235),
        rim=(0.4, -0.9, 0),
        rim_colour=(0.93, 0.09, 150),
        bounce=(0.75, 0.13, 72),
        bounce_share=0.2,
    )
    room(c)
    repaint(c, 0.65, seed="room", loose=0.8)
    afloat(c)
    table(c, _BOWL[0], _TABLE)
    repaint(c, 0.3, seed="table", loose=0.6)
    _inside(c)
    _bowl(c)
    carp(c)
    c.rays(640, -160, [104, 113, 122], 1100, 120, (0.93, 0.09, 135), 0.42, soft=18)
    _flakes(c)
    _bubbles(c)


def _shape(c: Canvas) -> Mask:
    x, y, r = _BOWL
    return c.mask(
        curve(
            [
                (x - 128, _MOUTH, CORNER),
                (x - 118, _MOUTH + 16),
                (x - 168, y - 96),
                (x - r, y + 10),
                (x - 178, y + 116),
                (x - 92, y + 188),
                (x + 92, y + 188),
                (x + 178, y + 116),
                (x + r, y + 10),
                (x + 168, y - 96),
                (x + 118, _MOUTH + 16),
                (x + 128, _MOUTH, CORNER),
            ],
            pull=0.38,
        )
    )


def _inside(c: Canvas) -> None:
    """A lamp, a rug, an armchair and somebody who reaches up for the flakes."""
    x, y, r = _BOWL
    bowl = _shape(c)
    d = np.hypot(c.x - (x + 104), c.y - (y - 50)) / (r * 1.6)
    air = ramp([(0.96, 0.11, 88), (0.86, 0.15, 76), (0.7, 0.155, 62), (0.52, 0.13, 46), (0.36, 0.1, 30)])
    c.fill(bowl, pick(air, np.asarray(np.clip(d, 0, 1), np.float32)), detail=0.7)
    floor = bowl & c.mask(oval(x, y + 160, 172, 46))
    c.fill(floor, (0.46, 0.1, 48), detail=0.7, mottle=0.1)
    rug = bowl & c.mask(oval(x + 6, y + 148, 124, 26))
    c.fill(rug, (0.52, 0.15, 25), detail=0.8)
    c.draw(lambda pen: pen.stroke(oval(x + 6, y + 148, 110, 21), (0.86, 0.11, 85), 3, 0.8), clip=bowl, detail=0.8)
    lx, ly = x + 112, y - 60
    c.draw(lambda pen: pen.stroke([(lx, ly), (lx, y + 136)], (0.3, 0.06, 45), 6), relief=3, detail=0.85)
    c.form(c.mask(oval(lx, y + 138, 26, 7)), (0.32, 0.06, 45), thickness=6, detail=0.85)
    c.lamp(Lamp(x=lx, y=ly + 10, z=60, reach=190, colour=(0.93, 0.13, 78), power=0.7), halo=0.5)
    _chair(c, x - 92, y + 146)
    who = Person(
        age="adult",
        girth=1.0,
        skin=(0.56, 0.09, 50),
        hair=(0.24, 0.04, 40),
        hair_style="bun",
        top=(0.5, 0.12, 250),
        bottom=(0.5, 0.12, 250),
        dress="gown",
    )
    pose = Pose(
        lean=-4, head=-34, arm_near=(168, 12), arm_far=(146, 6), leg_near=(10, -8), leg_far=(-10, 4), foot_near=-30
    )
    j = joints(who, pose, x - 22, y + 152, 214)
    paint_person(c, who, j)
    crown = [(lx - 26, ly - 42, CORNER), (lx + 26, ly - 42, CORNER), (lx + 48, ly + 12, CORNER)]
    shade = c.mask(curve([*crown, (lx, ly + 18), (lx - 48, ly + 12, CORNER)]))
    c.glow(lx, ly + 20, 70, (0.95, 0.14, 78), 0.6)
    tones = ramp([(0.66, 0.17, 35), (0.8, 0.16, 58), (0.98, 0.1, 90)])
    c.fill(shade, pick(tones, np.clip((c.y - ly + 42) / 58, 0, 1)), detail=0.95)
    c.fill(c.mask(oval(lx, ly + 14, 45, 7)), (0.99, 0.06, 95), detail=0.95)
    c.emit(shade * np.asarray(smoothstep(ly - 30, ly + 14, c.y), np.float32), 0.5)
    fx, fy = x + 66, y + 148
    little = c.mask(circle(fx, fy - 15, 17))
    c.fill(little, (0.7, 0.09, 205), detail=0.9)
    pet = c.mask(oval(fx - 1, fy - 14, 7, 4.4), polygon([(fx + 4, fy - 14), (fx + 11, fy - 19), (fx + 11, fy - 9)]))
    c.form(pet, (0.7, 0.18, 45), thickness=4, detail=0.95)
    glass(c, little, (0.85, 0.05, 190), clear=0.9)


def _chair(c: Canvas, x: float, y: float) -> None:
    tone = (0.56, 0.145, 20)

    def legs(pen: Pen) -> None:
        for lx in (x - 46, x + 34):
            pen.stroke([(lx, y - 18), (lx, y)], (0.28, 0.06, 45), 8)

    c.draw(legs, relief=3, detail=0.85)
    back = Clay(c, (x - 110, y - 200, x + 90, y + 10), melt=7)
    back.limb([(x - 46, y - 44, 30), (x - 54, y - 96, 30), (x - 62, y - 140, 28)])
    back.ball(x - 68, y - 150, 27, 24, z=4)
    back.limb([(x - 44, y - 40, 24), (x - 4, y - 38, 25), (x + 36, y - 38, 24)])
    c.form(back.relief(), tone, rim=0.8, shadow=10, detail=0.8)
    side = Clay(c, (x - 110, y - 200, x + 90, y + 10), melt=5)
    side.limb([(x - 56, y - 36, 20), (x - 10, y - 34, 20), (x + 30, y - 34, 20)], flat=0.4)
    side.limb([(x - 54, y - 84, 13), (x - 8, y - 82, 13), (x + 30, y - 78, 14)])
    side.ball(x + 34, y - 74, 17, 17, z=3)
    c.shadow(side.mask(), 4, 6, 5, 0.4)
    c.form(side.relief(), tone, rim=0.8, bias=0.05, shadow=8, detail=0.8)


def _bowl(c: Canvas) -> None:
    x, y, _ = _BOWL
    bowl = _shape(c)
    c.glow(x + 40, y - 20, 230, (0.9, 0.14, 78), 0.4)
    glass(c, bowl, (0.85, 0.06, 185), clear=0.95, shine=0.5)
    gleam = c.mask(limb([(x - 150, y - 66, 4), (x - 172, y, 10), (x - 158, y + 66, 4)], 24), soft=3)
    c.screen(gleam, (0.97, 0.04, 160), 0.75)
    dot = c.mask(oval(x - 120, y - 112, 9, 14, 40), soft=2)
    c.screen(dot, (0.98, 0.03, 150), 0.85)

    def rim(pen: Pen) -> None:
        pen.stroke(oval(x, _MOUTH, 128, 19), (0.9, 0.06, 170), 6, 0.9)
        pen.stroke(oval(x, _MOUTH - 2, 128, 19), (0.99, 0.03, 150), 2, 0.9)

    c.draw(rim, detail=0.9)
    c.screen(bowl.edge(3, 2, 1.2), (0.84, 0.1, 170), 0.6)
    c.screen(bowl.edge(-3, 1, 1.2), (0.84, 0.1, 170), 0.6)


def _flakes(c: Canvas) -> None:
    """Golden flakes sink from the carp's mouth into the lamplight."""
    r = c.rng("flakes")
    x, _, _ = _BOWL
    for k in range(34):
        t = float(r.random())
        fx = MOUTH[0] + (x + 6 - MOUTH[0]) * t + float(r.normal(0, 8 + 34 * t))
        fy = MOUTH[1] + 14 + 190 * t
        if abs(fx - x) > 112:
            continue
        s = float(r.uniform(3, 7))
        flake = c.mask(
            polygon([(fx - s, fy), (fx, fy - s * 0.7), (fx + s, fy + s * 0.2), (fx + s * 0.1, fy + s * 0.7)])
        )
        c.fill(flake, ((0.985, 0.08, 95), (0.95, 0.13, 86))[k % 2], detail=0.95)
        c.glow(fx, fy, 9, (0.95, 0.14, 85), 0.55)


def _bubbles(c: Canvas) -> None:
    r = c.rng("bubbles")

    def work(pen: Pen) -> None:
        for _ in range(26):
            side = float(r.choice([-1.0, 1.0]))
            x = 400 + side * float(r.uniform(170, 390))
            y, s = float(r.uniform(60, 960)), float(r.uniform(2, 8))
            pen.stroke(circle(x, y, s), (0.9, 0.07, 170), 1.4, 0.55)
            pen.dot(x - s * 0.35, y - s * 0.35, s * 0.22, (0.98, 0.03, 150), 0.8)

    c.draw(work, detail=0.8)

    def breath(pen: Pen) -> None:
        for k in range(5):
            pen.stroke(circle(206 - 5 * k, 560 - 70 * k, 5 + 1.6 * k), (0.93, 0.06, 165), 1.8, 0.6)

    c.draw(breath, detail=0.85)
