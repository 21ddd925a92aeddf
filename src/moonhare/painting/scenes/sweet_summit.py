"""Three tiny roped climbers go up a mountain of piped cream, round after round, towards the cherry."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import blur
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.fruit import cherry
from moonhare.painting.motifs.motes import motes
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Sweet Summit",
    hero="three tiny roped climbers on the slanting ledges of a mountain of piped pink cream with a cherry on its peak",
    idea="wrong scale",
    place="banquet hall, north face of a cake",
    palette="rose and green",
    composition="diagonal fall",
    time="noon",
    symbols=("cake", "rope", "cherry"),
    hidden="a lit tent pitched on a ledge in the shade",
    readings=("ambition", "temptation", "patience"),
    person=True,
)

FINISH = {"vignette": 0.42, "saturation": 1.08, "bloom": 0.5, "focus": Focus(400, 500, 340, 480, 0.5)}

_X, _FOOT, _RISE, _TURNS = 404.0, 884.0, 566.0, 3.6
_PEAK = (420.0, 292.0)


def _coil(t: float) -> tuple[float, float, float, float]:
    """Where the piped rope runs at a share 0–1 of its way up: x, y, radius, z."""
    a = math.pi * 1.1 - 2 * math.pi * _TURNS * t
    reach = 214 * (1 - t) ** 0.9 + 8
    thick = 92 * (1 - t) ** 0.72 + 24
    return (
        _X + 14 * t + reach * math.cos(a),
        _FOOT - _RISE * t**0.94 + 0.3 * reach * math.sin(a),
        thick,
        reach * math.sin(a),
    )


def _ledge(t: float) -> tuple[float, float]:
    """Where somebody stands on the rope's back."""
    x, y, q, _ = _coil(t)
    return x, y - 0.66 * q


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.66, -0.56, 0.32),
        key=(0.99, 0.06, 84),
        shade=(0.4, 0.12, 335),
        rim=(-0.8, -0.5, 0),
        rim_colour=(0.99, 0.06, 85),
        bounce=(0.8, 0.09, 150),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.2, 0.05, 178)),
            (0.26, (0.3, 0.07, 170)),
            (0.46, (0.46, 0.085, 158)),
            (0.62, (0.68, 0.075, 130)),
            (0.74, (0.82, 0.07, 105)),
            (1, (0.42, 0.075, 160)),
        ],
        warp=16,
    )
    c.glow(210, 300, 470, (0.94, 0.12, 84), 0.75)
    c.glow(250, 250, 210, (0.98, 0.1, 88), 0.75)
    repaint(c, 0.6, seed="air")
    _range(c)
    c.fog(660, 960, (0.93, 0.055, 100), 0.55)
    _case(c)
    _cream(c)
    _cherry(c)
    _tent(c)
    _party(c)
    c.fog(1010, 1330, (0.93, 0.055, 100), 0.95)
    c.fog(1090, 1290, (0.95, 0.05, 95), 0.7)
    far_birds(c, [(650, 250, 30), (694, 226, 22), (612, 288, 16)], (0.16, 0.04, 170), seed="choughs")
    _sparks(c)


def _range(c: Canvas) -> None:
    """Other puddings of the same range, far off in the haze."""
    for x, y, w, h, tone, share in (
        (58, 990, 270, 400, (0.36, 0.085, 164), 0.75),
        (744, 990, 300, 520, (0.3, 0.08, 168), 0.75),
        (190, 960, 190, 230, (0.52, 0.08, 152), 0.6),
        (640, 960, 190, 300, (0.46, 0.085, 156), 0.6),
    ):
        tiers = []
        for k in range(7):
            q = k / 6
            half = w * (0.46 * (1 - q) + 0.07)
            tiers.append(oval(x + 8 * math.sin(2.4 * k), y - h * q, half, h * (0.135 - 0.05 * q), -8))
        m = c.mask(*tiers, soft=4)
        m = m * np.asarray(smoothstep(y, y - 0.7 * h, c.y), np.float32)
        c.glaze(m, tone, share)
        if w > 200:
            c.glaze(c.mask(circle(x + 4, y - h * 1.13, w * 0.07), soft=3), (0.48, 0.14, 24), 0.5)
        c.screen(m.edge(5 if x < 250 else -6, -4, 4), (0.93, 0.09, 90), 0.35)


def _case(c: Canvas) -> None:
    """The pleated paper case, its foot lost in the mist."""
    top, left, right = 926.0, 136.0, 682.0
    points: list[tuple[float, ...]] = [(left, top, CORNER)]
    n = 17
    for k in range(n):
        x0, x1 = left + (right - left) * k / n, left + (right - left) * (k + 1) / n
        low = top + 34 * math.sin(math.pi * (k + 1) / n)
        points += [((x0 + x1) / 2, top - 15 + 34 * math.sin(math.pi * (k + 0.5) / n)), (x1, low, CORNER)]
    points += [(right - 74, 1240, CORNER), (left + 74, 1240, CORNER)]
    body = c.mask(curve(points, pull=0.3))
    at = body.where
    u = (c.x - _X) / (1 - 0.26 * np.clip((c.y - top) / 368, 0, 1)) / (right - left) * 2
    round_ = np.arcsin(np.clip(u, -0.999, 0.999)) / math.pi * 34
    pleat = np.abs(np.mod(round_, 2) - 1)
    bump = np.asarray((pleat * 13)[at], np.float32)
    c.form(c.relief(body, 150), (0.5, 0.1, 158), bump=bump, mottle=0.05, rim=0.4, depth=0.62, detail=0.5)
    band = smoothstep(0.24, 0.18, np.abs((c.y - top - 60 - 34 * (1 - u * u)) / 60))
    c.glaze(body * np.asarray(band, np.float32), (0.8, 0.12, 84), 0.4)
    c.multiply(body * np.asarray(smoothstep(0.1, 0.95, u), np.float32), (0.34, 0.08, 200), 0.65)
    c.multiply(body * np.asarray(smoothstep(top + 130, top + 20, c.y), np.float32), (0.3, 0.09, 190), 0.75)


def _cream(c: Canvas) -> None:
    """One thick ribbed rope of cream, piped round and round up to a curling tip."""
    clay = Clay(c, (50, 180, 760, 1070), melt=7)
    clay.limb([(_X, 800, 176, -60), (_X + 6, 640, 116, -60), (_X + 12, 400, 54, -30), (_X + 15, 310, 38, -8)], n=20)
    for k in range(60):
        # A first round closes the foot, hanging over the case.
        a = math.pi * (1.04 - 1.08 * k / 59)
        clay.ball(_X + 232 * math.cos(a), 896 + 62 * math.sin(a), 84, 72, z=210 * math.sin(a), melt=20)
    n = 120
    way = [_coil(k / (n - 1)) for k in range(n)]
    px, py = _PEAK
    clay.limb([*way, (px + 2, py + 20, 32, 4), (px, py + 2, 30, 2)], n=300, melt=4)
    relief = clay.relief(1.6)
    rib = blur(np.cos(np.asarray(clay.across, np.float32) / 9.5), 3.2 * c.scale)
    rib = rib * smoothstep(985, 900, c.y)[relief.mask.where]
    drift = (c.field("drift", 30, 3) - 0.5)[relief.mask.where]
    coat = ramp(
        [
            (0, (0.36, 0.13, 345)),
            (0.28, (0.54, 0.14, 356)),
            (0.52, (0.76, 0.11, 8)),
            (0.74, (0.91, 0.065, 35)),
            (1, (0.99, 0.03, 80)),
        ]
    )
    bump = np.asarray(rib * 6.0 + drift * 2, np.float32)
    c.form(relief, coat, bump=bump, rim=0.4, mottle=0.02, shadow=70, depth=0.6, bias=0.03, detail=0.6)
    m = relief.mask
    for k in range(n - 1):
        # Where a round lies on the one below it, the crease is deep.
        x, y, q, z = way[k]
        if z > 0:
            c.multiply(c.mask(oval(x, y + q * 0.96, q * 0.5, q * 0.16), soft=q * 0.12) & m, (0.5, 0.14, 345), 0.16)
    side = np.asarray(smoothstep(_X - 40, _X + 300, c.x + 0.12 * (c.y - 560)), np.float32)
    c.multiply(m * side, (0.44, 0.12, 330), 0.6)
    c.glaze(m * np.asarray(smoothstep(760, 1000, c.y), np.float32), (0.5, 0.12, 350), 0.3)
    sunny = np.asarray(smoothstep(_X + 60, _X - 230, c.x + 0.3 * (c.y - 560)), np.float32)
    c.screen(m * sunny, (0.97, 0.08, 72), 0.34)
    c.screen(m.edge(-10, -6, 6), (0.99, 0.07, 82), 0.7)
    c.screen(m.edge(7, 3, 5), (0.62, 0.1, 155), 0.3)


def _cherry(c: Canvas) -> None:
    px, py = _PEAK
    c.glow(px - 30, py - 40, 200, (0.96, 0.12, 70), 0.5)
    cherry(c, px, py - 50, 66, 24)
    shine = c.mask(curve([(px - 36, py - 64), (px - 24, py - 82), (px - 10, py - 88), (px - 22, py - 70)]), soft=2)
    c.screen(shine, (0.99, 0.03, 80), 0.9)
    seat = Clay(c, (px - 80, py - 40, px + 80, py + 60), melt=8)
    for k in range(7):
        a = math.pi * (1.02 - 1.04 * k / 6)
        seat.ball(px + 40 * math.cos(a), py + 4 + 12 * math.sin(a) + 3 * (k % 2), 17, 15, z=20 * math.sin(a))
    c.form(seat.relief(1.5), (0.9, 0.07, 25), rim=0.6, mottle=0.02, detail=0.6)


def _party(c: Canvas) -> None:
    """One climbs hand over hand, one braces on the ledge and holds the rope, one trudges up from below."""
    spots = (_party_spot(0.9, 0), _party_spot(0.612, 0), _party_spot(0.318, 0))
    night: Colour = (0.26, 0.05, 260)
    people = (
        Person(skin=(0.72, 0.07, 55), top=(0.58, 0.2, 28), bottom=night, hat="beanie", hat_colour=(0.96, 0.02, 80)),
        Person(
            girth=1.25,
            skin=(0.42, 0.07, 50),
            top=(0.82, 0.15, 85),
            bottom=(0.28, 0.06, 30),
            hat="helmet",
            hat_colour=(0.58, 0.2, 28),
        ),
        Person(
            age="old",
            skin=(0.76, 0.06, 50),
            top=(0.4, 0.12, 240),
            bottom=night,
            hat="brim",
            beard="long",
            hair=(0.92, 0.01, 90),
        ),
    )
    poses = (
        Pose(lean=20, head=-24, arm_near=(150, 20), arm_far=(118, 50), leg_near=(70, 84), leg_far=(14, 34)),
        Pose(lean=-20, head=-16, arm_near=(104, 26), arm_far=(84, 30), leg_near=(38, 24), leg_far=(8, 22)),
        Pose(lean=26, bend=14, head=-8, arm_near=(44, 40), arm_far=(-26, 30), leg_near=(40, 44), leg_far=(-24, 14)),
    )
    bodies: list[Joints] = []
    for who, pose, (x, y), h in zip(people, poses, spots, (66.0, 74.0, 82.0), strict=True):
        c.multiply(c.mask(oval(x + 14, y + 2, 30, 7, -6), soft=3), (0.42, 0.14, 340), 0.75)
        body = joints(who, pose, x, y, h)
        paint_person(c, who, body)
        bodies.append(body)
    red: Colour = (0.5, 0.21, 26)
    px, py = _PEAK

    def rope(pen: Pen) -> None:
        for upper, lower in pairwise(bodies):
            a, b = upper.hip, lower.hand_near
            mid = ((a[0] + b[0]) / 2 + 10, (a[1] + b[1]) / 2 + 14)
            pen.stroke(curve([a, mid, b], closed=False), red, 2.6)
            pen.stroke([b, lower.hip], red, 2.2)

    def tools(pen: Pen) -> None:
        for k in (0, 2):
            hx, hy = bodies[k].hand_near
            foot = (hx + 8, spots[k][1] + 2) if k == 2 else (hx - 5, hy + 14)
            pen.stroke([foot, (hx + 1, hy - 10)], (0.3, 0.06, 50), 2.4)
            pen.stroke([(hx - 8, hy - 8), (hx + 12, hy - 12)], (0.42, 0.02, 250), 2.8)

    def steps(pen: Pen) -> None:
        for k in range(11):
            x, y = _ledge(0.1 - 0.0072 * k)
            pen.fill(oval(x, y + (5 if k % 2 else -4), 4.4, 2.2, -8), (0.5, 0.14, 345), 0.3 + 0.05 * k)

    c.draw(steps, detail=0.8)
    c.draw(rope, relief=1.5, detail=0.95)
    c.draw(tools, detail=0.95)
    c.glow(px - 60, py + 130, 120, (0.98, 0.07, 80), 0.12)


def _party_spot(t: float, dx: float) -> tuple[float, float]:
    x, y = _ledge(t)
    return x + dx, y


def _tent(c: Canvas) -> None:
    """A small tent on a ledge in the shade, a lamp lit in it."""
    x, y = _ledge(0.122)
    x, y = x + 0.0, y + 6
    c.glow(x, y - 14, 84, (0.9, 0.15, 68), 0.8)
    c.multiply(c.mask(oval(x + 8, y + 2, 40, 8), soft=3), (0.4, 0.13, 340), 0.7)
    left = c.mask(polygon([(x - 32, y), (x - 4, y - 42), (x + 12, y + 3)]))
    right = c.mask(polygon([(x - 4, y - 42), (x + 38, y - 8), (x + 12, y + 3)]))
    c.form(left, (0.88, 0.14, 80), thickness=6, rim=0.6, detail=0.9)
    c.form(right, (0.6, 0.16, 150), thickness=6, rim=0.6, detail=0.9)
    door = c.mask(polygon([(x - 15, y + 1), (x - 5, y - 25), (x + 4, y + 2)]))
    c.fill(door, (0.98, 0.08, 88), detail=0.95)
    c.emit(door, 1.0)


def _sparks(c: Canvas) -> None:
    """Sugar in the air, most of it blown off the peak."""

    def blown(r: np.random.Generator) -> tuple[float, float]:
        t = float(r.random())
        return 530 + 300 * t + float(r.normal(0, 26)), 262 + 150 * t * t + float(r.normal(0, 30 + 70 * t))

    motes(c, c.rng("sparks"), 130, blown, (0.99, 0.03, 85), size=(0.8, 2.6), soft=0.3)
    c.screen(c.mask(limb([(60, 60, 40), (260, 300, 70), (520, 640, 120)], 20), soft=60), (0.97, 0.09, 84), 0.14)
