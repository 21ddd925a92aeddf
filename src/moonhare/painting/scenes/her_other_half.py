"""A stout skater in sequins flings one leg high; the black ice below her mirrors a leaping seal."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import cloth, snow, wood
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.motifs.plants import reeds
from moonhare.painting.motifs.props import lantern
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._her_other_half_parts import hole, mirror
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Her Other Half",
    hero="stout skater of 60 in a sequinned green dress, one leg flung high; the black ice mirrors a leaping seal",
    idea="reflected as something else",
    place="ice, village lake",
    palette="indigo moon",
    composition="seen from above",
    time="night moon",
    symbols=("skate", "seal", "moon"),
    hidden="a second seal waits at an ice hole",
    readings=("grace", "youth", "secret life"),
    person=True,
)
FINISH = {"vignette": 0.42, "bloom": 0.5, "saturation": 1.1}

_BLADE = (404.0, 596.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(-0.6, -0.6, 0.5), key=(0.95, 0.05, 95), shade=p.shade, rim=(0.8, -0.4, 0), rim_colour=(0.9, 0.11, 75)
    )
    _ice(c)
    _shore(c)
    repaint(c, 0.75, seed="ice")
    _moon(c)
    _cracks(c)
    mirror(c)
    hole(c)
    _things(c)
    _skater(c)
    repaint(c, 0.15, seed="last")
    _lights(c)


def _ice(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.44, 0.1, 262)),
            (0.2, (0.33, 0.105, 266)),
            (0.5, (0.23, 0.09, 270)),
            (0.8, (0.17, 0.075, 274)),
            (1, (0.15, 0.065, 275)),
        ],
        40,
    )
    far = 0.35 + 0.65 * c.y / 1200
    u, v = (c.x - 400) / far, 900 * np.log(far)
    cloudy = c.noise.at("cloudy", u / 190, v / 130, 1.0, 4)
    c.glaze(smoothstep(0.52, 0.86, cloudy) * 0.5, (0.5, 0.1, 258))
    powder = c.noise.at("powder", u / 300, v / 60, 1.0, 4)
    c.glaze(smoothstep(0.62, 0.86, powder) * 0.55, (0.84, 0.04, 250))
    c.glow(190, 960, 300, (0.6, 0.1, 255), 0.35)
    r = c.rng("bubbles")

    def trapped(pen: Pen) -> None:
        for _ in range(26):
            x, y = float(r.uniform(0, 800)), float(r.uniform(640, 1200))
            for k in range(int(r.integers(2, 7))):
                q = float(r.uniform(2, 7)) * (0.5 + y / 1500)
                pen.fill(oval(x + float(r.normal(0, 6)), y + k * 9, q * 1.5, q * 0.7), (0.8, 0.05, 245), 0.16)

    c.draw(trapped, detail=0.3, soft=0.6)


def _shore(c: Canvas) -> None:
    """Snow banks round the lake as one sees them from a bridge or a tree: above, on the left, in the near corner."""
    top = c.mask(
        curve(
            [
                (-20, -20, CORNER),
                (820, -20, CORNER),
                (820, 250, CORNER),
                (720, 214),
                (610, 130),
                (470, 104),
                (330, 150),
                (190, 170),
                (110, 250),
                (60, 370),
                (-20, 450, CORNER),
            ]
        ),
        wobble=9,
        cell=40,
    )
    c.shadow(top, 10, 18, 14, 0.6)
    snow(c, top, thickness=50, soft=44, seed="bank", bias=-0.02)
    c.multiply(top * smoothstep(420, 60, c.y + 0.25 * c.x), (0.42, 0.12, 268), 0.5)
    near = c.mask(
        curve([(560, 1220, CORNER), (640, 1150), (730, 1120), (820, 1060, CORNER), (820, 1220, CORNER)]),
        wobble=8,
        cell=40,
    )
    c.shadow(near, -10, -4, 12, 0.5)
    snow(c, near, thickness=40, soft=40, seed="near", bias=-0.1)
    c.multiply(near, (0.5, 0.11, 266), 0.6)
    r = c.rng("shade")
    for k in range(6):
        x = 40 + k * 140 + float(r.normal(0, 26))
        bough = c.mask(
            limb([(x, -20, 9), (x + 46, 60, 7), (x + 120, 170, 3)]),
            limb([(x + 40, 50, 4), (x + 96, 70, 2)]),
            limb([(x + 70, 94, 4), (x + 84, 150, 2)]),
            soft=2.5,
        )
        c.multiply(bough & top, (0.3, 0.12, 270), 0.55)


def _moon(c: Canvas) -> None:
    """The moon is below her, in the ice."""
    x, y, r = 176.0, 1000.0, 78.0
    broken = c.noise.at("shiver", c.x / 120, c.y / 7, 1.0, 2) - 0.5
    far = np.hypot((c.x - x + broken * 34) / r, (c.y - y) / (r * 0.8))
    soft = c.full(smoothstep(1.06, 0.8, far + 0.16 * broken))
    at = soft.where
    seas = smoothstep(0.48, 0.66, c.field("seas", 56, 4)[at])
    tone = c.tones((0.88, 0.06, 95), 0.3)
    c.fill(soft, tone[np.clip(440 - 170 * seas, 0, 511).astype(int)], 0.74, detail=0.5)
    c.glow(x, y, 190, (0.8, 0.07, 95), 0.42)
    lane = (
        smoothstep(0.5, 0.76, c.noise.at("lane", c.x / 70, c.y / 8, 1.0, 3))
        * np.exp(-(((c.x - x) / 84) ** 2))
        * np.exp(-(((c.y - y) / 210) ** 2))
    )
    c.screen(c.full(np.asarray(lane, np.float32)), (0.92, 0.06, 95), 0.55)


def _cracks(c: Canvas) -> None:
    r = c.rng("cracks")

    def lines(pen: Pen) -> None:
        for x, y, way, long in (
            (800, 420, 2.7, 520),
            (20, 700, -0.25, 460),
            (520, 1210, -1.9, 380),
            (330, 150, 1.2, 300),
        ):
            px, py, a = float(x), float(y), float(way)
            for k in range(int(long / 22)):
                a += float(r.normal(0, 0.2))
                qx, qy = px + math.cos(a) * 22, py + math.sin(a) * 17
                pen.stroke([(px, py), (qx, qy)], (0.86, 0.05, 250), 2.4 * (1 - k * 22 / long) + 0.5, 0.55)
                pen.stroke([(px + 2, py + 4), (qx + 2, qy + 5)], (0.6, 0.09, 260), 4.5 * (1 - k * 22 / long), 0.2)
                if r.random() < 0.2:
                    b = a + float(r.choice([-0.8, 0.8]))
                    pen.stroke([(px, py), (px + math.cos(b) * 50, py + math.sin(b) * 38)], (0.8, 0.06, 250), 0.9, 0.5)
                px, py = qx, qy
        for turn in range(5):
            # The loops she has cut, round and round: flat rings on the ice, as one sees them from the bridge.
            w = 150 + turn * 62
            start = 0.5 + turn * 0.9
            loop = [
                (
                    _BLADE[0] - w + 6 * turn + w * math.cos(start + q * 0.2),
                    _BLADE[1] + 12 + 5 * turn + w * 0.36 * math.sin(start + q * 0.2),
                )
                for q in range(27)
            ]
            pen.stroke(curve(loop, closed=False), (0.9, 0.03, 245), 2.2 - 0.25 * turn, 0.5 - 0.06 * turn)
        mid = _BLADE[0] + 14 - 230
        arc = [(mid + 230 * math.cos(q * 0.12), _BLADE[1] + 5 + 84 * math.sin(q * 0.12)) for q in range(18)]
        pen.stroke(curve(arc, closed=False), (0.97, 0.02, 240), 3, 0.85)

    c.draw(lines, detail=0.55)


def _things(c: Canvas) -> None:
    """A bench on the bank with her coat and her street shoes, and lanterns along the shore."""
    for x, y, h in ((560, 44, 46), (236, 96, 42), (84, 262, 48)):
        pole = c.mask(limb([(x, y - 12, 2.4), (x + 2, y + h + 26, 3.4)]))
        c.form(pole, (0.3, 0.05, 50), rim=0.6, detail=0.7)
        lantern(c, x, y - 6, h, reach=120)
    ox, oy = 26, -66
    c.shadow(
        c.mask(polygon([(640 + ox, 128 + oy), (760 + ox, 168 + oy), (752 + ox, 200 + oy), (630 + ox, 160 + oy)])),
        10,
        14,
        7,
        0.6,
    )
    for k in range(3):
        x0, y0 = 640 - k * 5 + ox, 116 + k * 13 + oy
        slat = c.mask(polygon([(x0, y0), (x0 + 126, y0 + 42), (x0 + 123, y0 + 52), (x0 - 3, y0 + 10)]))
        wood(c, slat, (0.46, 0.09, 50), angle=18, thickness=5, seed=f"slat{k}", detail=0.65)
    fall = [
        (668, 114, CORNER),
        (690, 118),
        (716, 130),
        (724, 138, CORNER),
        (722, 168),
        (730, 190),
        (716, 184),
        (704, 200),
        (690, 184),
        (672, 188),
        (664, 166),
        (658, 148),
    ]
    coat = c.mask(curve([(q[0] + ox, q[1] + oy, *q[2:]) for q in fall]), wobble=2)
    c.shadow(coat, 5, 6, 4, 0.5)
    cloth(c, coat, (0.5, 0.15, 25), angle=82, fold=11, depth=4, thickness=8, seed="coat", detail=0.7)
    for dx in (0, 22):
        sx, sy = 618 + dx + ox, 190 + dx * 0.3 + oy
        shoe = c.mask(limb([(sx, sy, 6), (sx + 10, sy + 8, 7), (sx + 22, sy + 12, 6)]))
        c.shadow(shoe, 2, 3, 2, 0.5)
        c.form(shoe, (0.3, 0.06, 40), gloss=0.4, rim=0.6, detail=0.75)
    reeds(c, 0, 70, 560, (50, 110), 16, (0.5, 0.06, 90), seed="reeds")


def _skater(c: Canvas) -> None:
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
    j = joints(who, pose, _BLADE[0], _BLADE[1] - 6, 405)
    cast = c.mask(limb([(408, 602, 10), (470, 616, 20), (560, 640, 44), (660, 668, 30)]), soft=12)
    c.multiply(cast, (0.2, 0.1, 272), 0.55)
    c.multiply(c.mask(oval(412, 602, 44, 7), soft=4), c.palette.deep, 0.7)
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


def _lights(c: Canvas) -> None:
    for x, y in ((560, 64), (236, 116), (84, 286)):
        c.glow(x, y, 34, (0.95, 0.12, 78), 0.8)
        c.glow(x, y + 20, 110, (0.85, 0.13, 65), 0.35)
    for x, y, long in ((560, 170, 150), (236, 240, 120)):
        streak = c.mask(oval(x, y + long / 2, 16, long / 2), soft=10)
        c.screen(streak * c.field("broken", 24, 3, (2, 0.5)), (0.86, 0.13, 65), 0.5)

    def stars(pen: Pen) -> None:
        for x, y in ((300, 1080), (90, 860), (540, 960), (720, 700), (60, 1120), (400, 1130), (240, 1150), (760, 860)):
            pen.dot(x, y, 1.8, (0.97, 0.03, 95), 0.85)

    c.draw(stars, emission=0.7)
    c.draw(lambda pen: pen.fill(circle(_BLADE[0], _BLADE[1] + 4, 3), (0.99, 0.02, 90)), emission=0.8)
    c.glow(_BLADE[0], _BLADE[1] + 4, 34, (0.96, 0.04, 240), 0.8)
