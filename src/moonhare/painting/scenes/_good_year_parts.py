"""The farmer, his crop's leaves, and the mole."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.materials import fur, grass
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.people import paint_near_arm, paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from moonhare.painting.stamps import strew

LINE = 520.0
CROWN = (318.0, 548.0)
GLOW: Colour = (0.9, 0.14, 78)
_OLD = Person(
    age="old",
    girth=0.78,
    shoulders=1.05,
    skin=(0.78, 0.07, 50),
    hair=(0.86, 0.01, 90),
    beard="short",
    top=(0.42, 0.06, 70),
    bottom=(0.34, 0.06, 300),
    shoes=(0.24, 0.04, 40),
    dress="coat",
    hem=0.34,
    loose=1.25,
    scarf=(0.5, 0.14, 20),
    hat="straw",
    hat_colour=(0.8, 0.1, 85),
)


def paint_bulb(c: Canvas, x: float, y: float, s: float, lean: float) -> None:
    """A glass bulb `s` wide, its cap at (x, y), hanging along `lean` (radians from straight down)."""
    co, si = math.cos(lean), math.sin(lean)

    def at(u: float, v: float) -> tuple[float, float]:
        return x + (u * co + v * si) * s, y + (-u * si + v * co) * s

    cx, cy = at(0, 0.92)
    c.glow(cx, cy, s * 1.5, GLOW, 0.62)
    glass = c.mask(
        curve(
            [
                (*at(-0.17, 0.2), CORNER),
                at(-0.22, 0.42),
                at(-0.46, 0.72),
                at(-0.5, 1.0),
                at(-0.28, 1.34),
                at(0, 1.43),
                at(0.28, 1.34),
                at(0.5, 1.0),
                at(0.46, 0.72),
                at(0.22, 0.42),
                (*at(0.17, 0.2), CORNER),
            ]
        )
    )
    where = glass.where
    d = np.hypot(c.x[where] - cx, c.y[where] - cy) / (s * 0.52)
    table = ramp(
        [(1.0, 0.02, 95), (0.985, 0.06, 95), (0.95, 0.11, 88), (0.9, 0.14, 80), (0.76, 0.16, 62), (0.62, 0.15, 48)]
    )
    c.fill(glass, pick(table, np.asarray(np.clip(d * 0.82 - 0.04, 0, 1), np.float32)), 0.96, detail=0.85)
    c.emit(glass, 0.55)

    def wire(pen: Pen) -> None:
        w = max(1.0, s * 0.028)
        pen.stroke([at(-0.06, 0.24), at(-0.12, 0.74)], (0.6, 0.13, 55), w, 0.8)
        pen.stroke([at(0.06, 0.24), at(0.12, 0.74)], (0.6, 0.13, 55), w, 0.8)
        loop = [at(-0.12 + 0.24 * k / 8, 0.74 + (0.09 if k % 2 else -0.03)) for k in range(9)]
        pen.stroke(loop, (0.55, 0.17, 45), w * 1.2)

    c.draw(wire, detail=0.9)
    body = c.relief(glass, None, smooth=1)
    edge = np.clip(1 - body.nz, 0, 1) ** 2
    c.multiply(glass * np.asarray(edge * 0.5, np.float32), (0.6, 0.15, 45))
    shine = c.mask(curve([at(-0.34, 0.78), at(-0.24, 0.66), at(-0.2, 0.74), at(-0.3, 0.96)]), soft=s * 0.02)
    c.screen(shine & glass, (0.99, 0.02, 95), 0.9)
    cap = c.mask(
        polygon([at(-0.18, -0.14), at(0.18, -0.14), at(0.18, 0.22), at(-0.18, 0.22)]),
        oval(*at(0, -0.14), s * 0.12, s * 0.07),
    )
    along = (c.x[cap.where] - x) * si + (c.y[cap.where] - y) * co
    thread = np.sin(along / s * 58) * s * 0.03
    c.form(cap, (0.6, 0.06, 80), bump=np.asarray(thread, np.float32), gloss=0.7, rim=0.5, detail=0.8)


def paint_mole(c: Canvas) -> None:
    """A tunnel's end, lower right: a mole holds a pink paw before its eyes."""
    tunnel = c.mask(
        curve(
            [
                (820, 930, CORNER),
                (740, 926),
                (650, 930),
                (596, 966),
                (590, 1022),
                (640, 1058),
                (730, 1062),
                (820, 1070, CORNER),
            ]
        ),
        wobble=5,
    )
    c.fill(
        tunnel,
        pick(
            ramp([(0.3, 0.07, 40), (0.15, 0.05, 320)]), np.asarray(smoothstep(590, 780, c.x[tunnel.where]), np.float32)
        ),
        detail=0.5,
    )
    c.multiply(tunnel.edge(2, -8, 4), c.palette.deep, 0.7)
    c.screen(tunnel.edge(-1, 5, 2), (0.66, 0.13, 60), 0.4)
    box = (580.0, 900.0, 800.0, 1090.0)
    clay = Clay(c, box, melt=12)
    clay.ball(728, 1004, 58, 50)
    clay.limb([(706, 996, 42, 6), (672, 992, 30, 10), (646, 996, 17, 12), (622, 1002, 8, 12)], n=20)
    clay.limb([(744, 1044, 20, 10), (722, 1054, 12, 16)], n=8)
    body = clay.relief(1)
    c.shadow(c.mask(oval(710, 1056, 74, 8)), -4, 3, 6, 0.6)
    c.form(body, (0.36, 0.05, 305), rim=0.7, bias=0.02, shadow=12, detail=0.7)
    fur(c, body, clay.angle, seed="mole", length=(7, 14), spacing=2.2, spread=0.5, light=0.12)
    c.screen(body.mask.edge(-5, -4, 3), (0.9, 0.13, 70), 0.6)
    c.form(c.mask(oval(614, 1003, 8.5, 7)), (0.76, 0.13, 12), gloss=0.7, detail=0.9)

    def whiskers(pen: Pen) -> None:
        for dx, dy in ((0, 0), (-4, 9), (3, 17)):
            pen.stroke([(630, 1007), (612 + dx, 1014 + dy), (602 + dx, 1014 + dy * 1.2)], (0.72, 0.03, 320), 1, 0.7)
        pen.stroke([(626, 1010), (640, 1014), (652, 1011)], (0.2, 0.04, 310), 1.6, 0.8)

    c.draw(whiskers, detail=0.8)
    for elbow, wrist, palm, turn in (
        ((700, 1026), (674, 1042), (660, 1046), 176.0),
        ((712, 992), (690, 966), (668, 962), 168.0),
    ):
        arm = Clay(c, box, melt=5)
        arm.limb([(*elbow, 19, 30), (*wrist, 14, 40)], n=8)
        sleeve = arm.relief(1)
        c.shadow(sleeve.mask, -2, 4, 5, 0.4)
        c.form(sleeve, (0.38, 0.05, 305), rim=0.6, bias=0.02, detail=0.7)
        fur(c, sleeve, math.pi, seed=f"arm{turn}", length=(6, 11), spacing=2.2, spread=0.6)
        hand = Clay(c, box, melt=3)
        hand.ball(*palm, 17, 13, z=50, turn=turn - 180)
        for k in range(5):
            a = math.radians(turn + (k - 2) * 21)
            hand.limb(
                [
                    (palm[0] + math.cos(a) * 11, palm[1] + math.sin(a) * 9, 4.4, 52),
                    (palm[0] + math.cos(a) * 27, palm[1] + math.sin(a) * 19, 1.4, 52),
                ],
                n=8,
            )
        c.shadow(hand.mask(), 1, 6, 4, 0.5)
        c.form(hand.relief(0.5), (0.8, 0.1, 22), rim=0.6, bias=0.06, detail=0.9)


def _plant(c: Canvas, x: float, y: float, s: float, seed: str, dim: float = 0.0) -> None:
    """A leafy crop, its foot at (x, y)."""
    r = c.rng(f"plant/{seed}")
    xs, ys, size, angle, stems = [], [], [], [], []
    for _ in range(9):
        a = -1.57 + float(r.normal(0, 0.5))
        q = s * float(r.uniform(0.6, 1.1))
        ex, ey = x + math.cos(a) * q, y + math.sin(a) * q
        mx, my = x + math.cos(a) * q * 0.5 - 4, y + math.sin(a) * q * 0.6
        stems.append([(x, y), (mx, my), (ex, ey)])
        for t in np.linspace(0.35, 1.0, 7):
            for f in (-1, 1):
                xs.append(x + (ex - x) * t + float(r.normal(0, 3)))
                ys.append(y + (ey - y) * t + float(r.normal(0, 3)))
                size.append(s * 0.3 * float(r.uniform(0.7, 1.2)))
                angle.append(a + f * float(r.uniform(0.5, 1.2)) + 0.3 * math.cos(a))

    def stalks(pen: Pen) -> None:
        for p in stems:
            pen.stroke(p, mix((0.46, 0.08, 130), c.palette.deep, dim), s * 0.035)

    c.draw(stalks, relief=1.5, detail=0.6)
    n = len(xs)
    share = r.random((n, 1)).astype(np.float32)
    warm = np.clip(1.2 - np.hypot(np.array(xs) - 320, np.array(ys) - 500) / 260, 0, 1)[:, None]
    low, high = mix((0.3, 0.07, 150), c.palette.deep, dim), mix((0.6, 0.12, 128), c.palette.deep, dim)
    colours = (low * (1 - share) + high * share) * (1 - 0.35 * warm) + mix(
        (0.84, 0.15, 95), (0.9, 0.1, 80), 0.2
    ) * 0.35 * warm
    strew(
        c,
        "leaf",
        np.array(xs),
        np.array(ys),
        np.array(size),
        np.array(angle),
        colours.astype(np.float32),
        seed=seed,
        detail=0.65,
    )


def neighbours(c: Canvas) -> None:
    """Grass along the cut, the next plants in the row; the rims of their own small lights below."""
    lip = c.full(smoothstep(LINE - 12, LINE - 8, c.y) * smoothstep(LINE + 8, LINE + 2, c.y))
    grass(
        c,
        lip,
        ((0.26, 0.06, 150), (0.4, 0.09, 130), (0.6, 0.11, 110)),
        seed="lip",
        height=(10, 24),
        spacing=4,
        lean=-0.1,
        detail=0.5,
    )
    for k, (x, s) in enumerate(((40, 70), (706, 66), (790, 80))):
        if k:
            for dx, dy, q in ((-16, 66, 13), (18, 84, 11)):
                root = limb([(x, 524, 3), (x + dx * 0.6, 524 + dy * 0.5, 2), (x + dx, 524 + dy, 1.2)])
                c.form(c.mask(root), (0.5, 0.08, 55), detail=0.5)
                paint_bulb(c, x + dx, 524 + dy, q, dx / 90)
        _plant(c, x, LINE + 4, s, f"row{k}", 0.3)


def paint_farmer(c: Canvas) -> None:
    pose = Pose(
        lean=50,
        bend=26,
        head=-34,
        arm_near=(14, 30),
        arm_far=(22, 26),
        leg_near=(46, 58),
        leg_far=(2, 42),
        hand_near="fist",
        hand_far="fist",
    )
    j = joints(_OLD, pose, 520, LINE + 4, 430, left=True)
    c.multiply(c.mask(oval(500, LINE + 6, 90, 9), soft=6), c.palette.deep, 0.6)
    paint_person(c, _OLD, j, near_arm_last=False)
    _boots(c, j)
    _patches(c, j.waist, j.knee_near, j.unit)
    hx, hy = (j.hand_near[0] + j.hand_far[0]) / 2, (j.hand_near[1] + j.hand_far[1]) / 2
    stems = [
        [(hx + dx * 0.7, hy - 10), (hx + dx * 0.9 + 6, hy + 50), (CROWN[0] + dx * 1.2, CROWN[1] - 14)]
        for dx in (-14, -6, 1, 8, 15)
    ]

    def stalks(pen: Pen) -> None:
        for k, stem in enumerate(stems):
            pen.stroke(stem, mix((0.3, 0.07, 145), (0.42, 0.09, 128), k / 4), 7)
        pen.stroke([(hx + 8, hy + 60), (hx - 10, hy + 84), (hx - 30, hy + 78)], (0.46, 0.1, 135), 4)

    c.draw(stalks, relief=3, detail=0.7)
    _plant(c, hx - 6, hy + 14, 176, "pulled")
    _plant(c, hx + 2, hy + 70, 70, "low")
    paint_near_arm(c, _OLD, j)
    r = c.rng("clods")
    for _ in range(46):
        a, q = float(r.uniform(-2.9, -0.2)), float(r.uniform(20, 74))
        x, y = CROWN[0] + math.cos(a) * q, LINE + 10 + math.sin(a) * q * 0.8
        clod = c.mask(circle(x, y, float(r.uniform(1.6, 6))), wobble=1.2, cell=5)
        c.form(clod, (0.3, 0.06, 40), rim=0.6, detail=0.6)


def _boots(c: Canvas, j: Joints) -> None:
    """Old boots to the shin, wet to the ankle, a lace undone."""
    u = j.unit
    for (kx, ky), (fx, fy), (tx, ty), bias in (
        (j.knee_far, j.foot_far, j.toe_far, -0.1),
        (j.knee_near, j.foot_near, j.toe_near, 0.0),
    ):
        sx, sy = fx + (kx - fx) * 0.52, fy + (ky - fy) * 0.52
        boot = Clay(c, (fx - 90, sy - 40, fx + 90, fy + 40), melt=6)
        boot.limb([(sx, sy, u * 0.19), ((sx + fx) / 2, (sy + fy) / 2, u * 0.165), (fx, fy - u * 0.02, u * 0.16)], n=14)
        boot.limb([(fx, fy, u * 0.15), (tx - u * 0.04, ty, u * 0.115)], n=10)
        body = boot.relief(1)
        crease = (c.field("crease", 12, 3, (2, 0.7)) - 0.5) * 7
        c.form(body, (0.34, 0.07, 50), bump=crease, gloss=0.35, rim=0.7, bias=bias, detail=0.75)
        cuff = c.mask(limb([(sx - u * 0.2, sy - 2, u * 0.06), (sx + u * 0.2, sy + 2, u * 0.06)]))
        c.form(cuff, (0.5, 0.08, 60), rim=0.6, bias=bias, detail=0.7)


def _patches(c: Canvas, waist: tuple[float, float], chest: tuple[float, float], u: float) -> None:
    """Two patches sewn on the coat's back, with stitches."""
    for (x, y), turn, tone in (
        ((chest[0] + u * 0.02, chest[1] - u * 0.02), -24, (0.5, 0.1, 350)),
        ((waist[0] + u * 0.1, waist[1] + u * 0.02), -50, (0.52, 0.07, 240)),
    ):
        a = math.radians(turn)
        q = u * 0.2

        def at(px: float, py: float, x: float = x, y: float = y, a: float = a) -> tuple[float, float]:
            return x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a)

        patch = c.mask(polygon([at(-q, -q * 0.8), at(q, -q * 0.9), at(q * 0.9, q * 0.8), at(-q * 0.9, q * 0.8)]))
        c.form(patch, tone, thickness=3, bump=(c.field("tweed", 3, 2) - 0.5) * 2, rim=0.3, detail=0.75)

        def stitches(pen: Pen, at=at, q: float = q) -> None:  # type: ignore[no-untyped-def]
            for k in range(6):
                t = -q + 2 * q * (k + 0.5) / 6
                for pts in (((t, -q * 1.0), (t, -q * 0.7)), ((t, q * 0.65), (t, q * 0.95))):
                    pen.stroke([at(*pts[0]), at(*pts[1])], (0.88, 0.05, 85), 1.4, 0.9)

        c.draw(stitches, detail=0.8)
