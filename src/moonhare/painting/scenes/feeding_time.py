"""In a drowned room a great carp feeds somebody who lives, dry and by lamplight, in a glass bowl."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import glass, wood
from moonhare.painting.motifs.carps import carp
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, circle, curve, limb, oval, polygon, union
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Feeding Time",
    hero="great carp in a drowned room dropping flakes into a glass bowl where someone sits dry by a lamp",
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
FINISH = {"vignette": 0.46, "bloom": 0.5, "saturation": 1.08, "focus": Focus(390, 640, 300, 420, 0.4)}

_BOWL = (352.0, 812.0, 204.0)
_MOUTH = 640.0
"""Height of the bowl's rim."""
_TABLE = 998.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.2, -0.8, 0.5),
        key=(0.95, 0.08, 125),
        shade=(0.28, 0.08, 235),
        rim=(0.3, -0.9, 0),
        rim_colour=(0.93, 0.09, 150),
        bounce=(0.6, 0.1, 200),
        bounce_share=0.2,
    )
    _room(c)
    repaint(c, 0.5, seed="room", loose=0.9)
    _table(c)
    _inside(c)
    _bowl(c)
    _carp(c)
    _flakes(c)
    _weed(c)
    _bubbles(c)


def _opening(x: float, y: float, w: float, h: float) -> Path:
    """A tall window with a round head, the middle of its sill at (x, y)."""
    r = w / 2
    return union(circle(x, y - h + r, r), polygon([(x - r, y - h + r), (x + r, y - h + r), (x + r, y), (x - r, y)]))


def _room(c: Canvas) -> None:
    c.wash(
        [(0, (0.22, 0.06, 238)), (0.4, (0.3, 0.075, 225)), (0.75, (0.26, 0.07, 232)), (1, (0.16, 0.05, 240))], warp=18
    )
    x, y, w, h = 440.0, 985.0, 540.0, 935.0
    reveal = c.mask(_opening(x, y, w + 56, h + 30))
    c.fill(reveal, (0.18, 0.055, 236), detail=0.3)
    c.screen(reveal.edge(-3, 3, 1.5), (0.6, 0.09, 200), 0.4)
    pane = c.mask(_opening(x, y, w, h))
    t = np.clip((c.y - 50) / 850, 0, 1)
    sea = ramp([(0.95, 0.075, 150), (0.84, 0.095, 172), (0.64, 0.1, 192), (0.42, 0.085, 212), (0.28, 0.07, 228)])
    d = 0.25 * np.abs(c.x - 500) / 260
    c.fill(pane, pick(sea, np.asarray(np.clip(t + d, 0, 1), np.float32)), detail=0.3)
    c.glow(500, 110, 190, (0.95, 0.09, 130), 0.6)

    def bars(pen: Pen) -> None:
        dark = (0.2, 0.06, 232)
        with pen.clipped(_opening(x, y, w, h)):
            for k in (-1, 1):
                pen.stroke([(x + k * w / 6, y), (x + k * w / 6, 60)], dark, 8)
            for k in range(1, 4):
                pen.stroke([(x - w / 2, 110 + 215 * k), (x + w / 2, 110 + 215 * k)], dark, 8)

    c.draw(bars, detail=0.35, soft=0.8)
    c.rays(520, -60, [78, 92, 104, 116, 128], 1150, 130, (0.86, 0.1, 155), 0.24, soft=22)
    caustic = np.abs(c.field("caustic", 90, 3, (1.6, 1)) - 0.5)
    c.screen(np.asarray(np.exp(-caustic * 38) * smoothstep(760, 980, c.y) * 0.5, np.float32), (0.7, 0.1, 180), 0.3)


def _table(c: Canvas) -> None:
    top = c.mask(polygon([(-20, _TABLE - 34), (820, _TABLE - 34), (820, _TABLE + 46), (-20, _TABLE + 46)]))
    wood(c, top, (0.36, 0.075, 60), grain=7, thickness=10, seed="top", detail=0.5)
    front = c.mask(polygon([(-20, _TABLE + 44), (820, _TABLE + 44), (820, 1220), (-20, 1220)]))
    wood(c, front, (0.24, 0.06, 50), grain=9, thickness=8, seed="front", detail=0.4)
    c.multiply(front * np.asarray(smoothstep(1040, 1190, c.y), np.float32), (0.16, 0.05, 240), 0.8)
    c.multiply(front.edge(0, -12, 5), (0.14, 0.05, 240), 0.7)
    c.screen(top.edge(0, -3, 1.2), (0.76, 0.09, 170), 0.5)
    x, _, r = _BOWL
    c.multiply(c.mask(oval(x + 20, _TABLE + 12, r * 0.95, 22), soft=9), (0.14, 0.05, 240), 0.8)
    c.glow(x, _TABLE + 14, 150, (0.86, 0.14, 75), 0.45, flat=0.22)


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
    """A lamp, a rug, an armchair and somebody who holds up a hand."""
    x, y, r = _BOWL
    bowl = _shape(c)
    d = np.hypot(c.x - (x + 92), c.y - (y - 50)) / (r * 1.6)
    air = ramp([(0.93, 0.12, 84), (0.74, 0.14, 68), (0.54, 0.12, 52), (0.38, 0.095, 40), (0.26, 0.07, 25)])
    c.fill(bowl, pick(air, np.asarray(np.clip(d, 0, 1), np.float32)), detail=0.7)
    floor = bowl & c.mask(oval(x, y + 160, 172, 46))
    c.fill(floor, (0.46, 0.1, 48), detail=0.7, mottle=0.1)
    rug = bowl & c.mask(oval(x + 6, y + 148, 124, 26))
    c.fill(rug, (0.52, 0.15, 25), detail=0.8)
    c.draw(lambda pen: pen.stroke(oval(x + 6, y + 148, 110, 21), (0.86, 0.11, 85), 3, 0.8), clip=bowl, detail=0.8)
    lx, ly = x + 92, y - 66
    c.draw(lambda pen: pen.stroke([(lx, ly), (lx, y + 136)], (0.3, 0.06, 45), 6), relief=3, detail=0.85)
    c.form(c.mask(oval(lx, y + 138, 26, 7)), (0.32, 0.06, 45), thickness=6, detail=0.85)
    c.lamp(Lamp(x=lx, y=ly + 10, z=60, reach=190, colour=(0.93, 0.13, 78), power=0.7), halo=0.5)
    _chair(c, x - 34, y + 148)
    who = Person(
        age="adult",
        girth=1.0,
        skin=(0.56, 0.09, 50),
        hair=(0.24, 0.04, 40),
        hair_style="bun",
        top=(0.9, 0.05, 90),
        bottom=(0.4, 0.09, 240),
        dress="skirt",
    )
    pose = Pose(lean=-6, head=-34, arm_near=(148, 10), arm_far=(30, 40), leg_near=(84, 82), leg_far=(78, 80))
    j = joints(who, pose, x - 36, y + 82, 262, hold="hip")
    paint_person(c, who, j)
    arm = c.mask(limb([(x - 74, y + 76, 13), (x - 20, y + 74, 13), (x - 4, y + 80, 13)], 16))
    c.form(arm, (0.6, 0.14, 20), thickness=14, rim=0.7, detail=0.85)
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
    back = Clay(c, (x - 110, y - 190, x + 90, y + 10), melt=6)
    back.limb([(x - 46, y - 40, 22), (x - 56, y - 92, 22), (x - 66, y - 146, 20)])
    back.ball(x - 68, y - 152, 24, 20, z=4)
    back.limb([(x - 46, y - 36, 22), (x - 4, y - 34, 22), (x + 36, y - 34, 20)])
    c.form(back.relief(), tone, rim=0.8, shadow=10, detail=0.8)


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


def _carp(c: Canvas) -> None:
    x, y, long = 510.0, 352.0, 560.0
    c.glow(x, y, 260, (0.8, 0.12, 100), 0.25)
    carp(c, x, y, long, (0.7, 0.18, 48), turn=-50, bend=0.2, seed="giver", detail=0.9)


def _flakes(c: Canvas) -> None:
    """Golden flakes sink from the carp's mouth into the lamplight."""
    r = c.rng("flakes")
    x, _, _ = _BOWL
    for k in range(30):
        t = float(r.random())
        fx = 332 + (x - 322) * t + float(r.normal(0, 8 + 34 * t))
        fy = 566 + 200 * t
        if abs(fx - x) > 112:
            continue
        s = float(r.uniform(3, 7))
        flake = c.mask(
            polygon([(fx - s, fy), (fx, fy - s * 0.7), (fx + s, fy + s * 0.2), (fx + s * 0.1, fy + s * 0.7)])
        )
        c.fill(flake, ((0.95, 0.13, 92), (0.86, 0.16, 72))[k % 2], detail=0.95)
        c.glow(fx, fy, 9, (0.95, 0.14, 85), 0.55)


def _weed(c: Canvas) -> None:
    """Weed has taken root in the table; two small fish go by."""
    r = c.rng("weed")
    c.multiply(c.mask(oval(724, _TABLE + 8, 110, 12), soft=7), (0.14, 0.05, 240), 0.75)
    for k in range(9):
        x = 640 + 18 * k + float(r.normal(0, 6))
        high = float(r.uniform(150, 400)) * (1 - 0.05 * abs(k - 5))
        sway = float(r.uniform(18, 34)) * (-1 if k % 2 else 1)
        spine = [
            (x, _TABLE + 4 - 5 * (k % 2), 5),
            (x + sway * 0.6, _TABLE - high * 0.3, 11),
            (x - sway * 0.5, _TABLE - high * 0.65, 9),
            (x + sway * 0.7, _TABLE - high, 1),
        ]
        blade = c.mask(limb(spine, 40))
        t = np.clip((_TABLE - c.y) / high, 0, 1)
        c.fill(blade, pick(ramp([(0.2, 0.06, 215), (0.36, 0.085, 195), (0.56, 0.1, 175)]), t), detail=0.75)
        c.screen(blade.edge(-2, -1, 0.8), (0.76, 0.11, 165), 0.5)
    for x, y, s in ((640.0, 610.0, 1.0), (694.0, 566.0, 0.8)):
        fish = c.mask(
            oval(x, y, 22 * s, 10 * s, -6),
            polygon([(x + 16 * s, y - 2 * s), (x + 36 * s, y - 14 * s), (x + 34 * s, y + 10 * s)]),
        )
        c.form(fish, (0.8, 0.14, 88), thickness=8, rim=0.8, detail=0.85)
        c.fill(c.mask(circle(x - 13 * s, y - 2 * s, 2.4 * s)), (0.15, 0.04, 240), detail=0.9)


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
            pen.stroke(circle(292 - 3 * k, 500 - 46 * k, 4 + 1.5 * k), (0.93, 0.06, 165), 1.8, 0.7)

    c.draw(breath, detail=0.85)
