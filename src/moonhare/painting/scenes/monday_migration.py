"""A laundress pegs sheets on a hillside; up the line they fill with wind, grow necks and leave as geese."""

from __future__ import annotations

import math

import msgspec
import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, ramp, rgb, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import cloth, foliage, grass
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.buildings import house
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.hands import grip
from moonhare.painting.motifs.people import paint_near_arm, paint_person
from moonhare.painting.motifs.plants import flowers
from moonhare.painting.motifs.skies import streaks, sun
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._monday_migration_geese import flight
from moonhare.painting.scenes._monday_migration_parts import LINEN, ROPE, paint_peg, sheets
from moonhare.painting.shapes import CORNER, curve, limb, oval, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Monday Migration",
    hero="broad laundress, sleeves rolled, pegging sheets on a hillside; farther up the line they lift off as geese",
    idea="turning into",
    place="hill, Azores",
    palette="sunset coral",
    composition="diagonal fall",
    time="morning",
    symbols=("sheet", "goose", "peg"),
    hidden="a peg still clipped to the lead goose",
    readings=("escape", "chores", "letting go"),
    person=True,
)
FINISH = {"vignette": 0.32, "contrast": 0.2, "saturation": 1.08, "bloom": 0.45}


def _hill(x: Array | float) -> Array:
    """Return the height of the near slope at `x`."""
    a = np.asarray(x, np.float32)
    out: Array = 1046 - 0.4 * a + 16 * np.sin(a / 120) + 0.00012 * (a - 400) ** 2
    return out


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.72, -0.42, 0.46),
        key=(0.96, 0.07, 75),
        shade=(0.46, 0.095, 305),
        rim=(0.8, -0.5, 0),
        rim_colour=(0.97, 0.09, 72),
        bounce=(0.75, 0.1, 30),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.5, 0.1, 292)),
            (0.16, (0.62, 0.12, 335)),
            (0.32, (0.77, 0.125, 22)),
            (0.46, (0.88, 0.1, 58)),
            (0.56, (0.94, 0.08, 80)),
            (1, p.sky[4]),
        ]
    )
    streaks(c, 10, 420, (0.86, 0.11, 30), share=0.75, seed="bars", cover=0.65)
    streaks(c, 220, 600, (0.97, 0.06, 80), share=0.6, seed="gold", cover=0.5)
    sun(c, 694, 566, 44, (0.97, 0.1, 78))
    c.glow(640, 440, 260, (0.97, 0.09, 72), 0.4)
    _islands(c)
    repaint(c, 0.95, seed="far")
    _slope(c)
    repaint(c, 0.55, seed="slope", loose=0.7)
    _poles(c)
    sheets(c)
    flight(c)
    _laundress(c)
    _foreground(c)
    repaint(c, 0.2, seed="last", loose=0.5)
    c.glow(694, 566, 170, (0.97, 0.1, 75), 0.3)
    far_birds(c, [(250, 250, 30), (206, 276, 24), (300, 272, 24), (166, 306, 18), (346, 300, 18)], (0.97, 0.03, 80))


def _islands(c: Canvas) -> None:
    """The sea, an old volcano, and hills quilted by hedges of hydrangea."""
    water = c.full(smoothstep(628, 634, c.y))
    down = np.clip((c.y - 628) / 300, 0.005, 1)
    n = c.noise.at("sea", c.x / 60 / (0.2 + down), np.log(down) * 14, 1.0, 3)
    tones = ramp([(0.0, (0.55, 0.09, 300)), (0.5, (0.78, 0.1, 30)), (1.0, (0.96, 0.07, 78))])
    c.fill(water, pick(tones, np.asarray(0.86 - 0.5 * down + 0.5 * (n - 0.5), np.float32)), detail=0.15)
    lane = np.exp(-(((c.x - 694) / (40 + 200 * down)) ** 2)) * smoothstep(0.45, 0.7, n)
    c.screen(water * np.asarray(lane, np.float32), (0.98, 0.09, 80), 0.8)
    cone = c.mask(
        curve(
            [
                (60, 640, CORNER),
                (170, 588),
                (262, 496),
                (296, 484),
                (330, 492),
                (410, 572),
                (560, 632),
                (600, 642, CORNER),
            ]
        ),
        wobble=3,
    )
    c.form(cone, (0.62, 0.1, 325), thickness=60, haze=0.42, mottle=0.08, detail=0.2)
    c.fog(560, 680, (0.95, 0.08, 65), 0.5)
    for i, (low, tone, fade) in enumerate(
        ((690, (0.6, 0.1, 150), 0.5), (770, (0.56, 0.11, 142), 0.3), (850, (0.52, 0.12, 138), 0.12))
    ):
        ridge = low - 34 * np.sin(c.x / (150 - 20 * i) + i * 2.2) - 0.1 * c.x
        land = c.full(smoothstep(-1.5, 1.5, c.y - ridge))
        u, v = c.x / 70, (c.y - ridge) / 26
        u = u + 0.3 * np.floor(v) + 0.4 * c.field(f"lean{i}", 90, 2)
        edge = np.minimum(np.abs(np.mod(u, 1) - 0.5), np.abs(np.mod(v + 0.3 * np.sin(c.x / 60), 1) - 0.5) * 0.8)
        field_tone = np.mod(np.sin(np.floor(u) * 12.9 + np.floor(v) * 78.2) * 437.5, 1)
        t = 0.6 + 0.16 * (field_tone - 0.5) + 0.2 * (c.field(f"roll{i}", 120, 3) - 0.5)
        colours = pick(c.tones(tone, 0.5), np.asarray(t, np.float32))
        hedge = smoothstep(0.07, 0.02, edge)
        colours = colours + (rgb((0.5, 0.12, 285)) - colours) * (hedge * 0.7)[..., None]
        haze = rgb((0.93, 0.09, 62))
        c.fill(land, colours + (haze - colours) * fade, detail=0.25)
        c.fog(low + 20, low + 110, (0.95, 0.08, 62), 0.4)
    for x, y, s in ((664, 722, 26), (706, 712, 20), (108, 770, 30)):
        house(c, x, y, s, s * 0.6, wall=(0.96, 0.03, 70), roof=(0.62, 0.15, 35), lit=False, haze=0.15, seed=f"h{x}")


def _slope(c: Canvas) -> None:
    ridge = _hill(c.x) - 14 * (c.field("tussock", 70, 4) - 0.5)
    land = c.full(smoothstep(-2, 2, c.y - ridge))
    t = (
        0.66
        - 0.0013 * (c.y - ridge)
        + 0.3 * (c.field("sward", 60, 4, (2, 0.8)) - 0.5)
        + 0.1 * smoothstep(200, 800, c.x)
    )
    c.fill(land, pick(c.tones((0.58, 0.12, 135), 0.7), np.asarray(t, np.float32)), detail=0.25)
    c.screen(
        land * np.asarray(smoothstep(46, 0, c.y - ridge) * smoothstep(200, 700, c.x), np.float32), (0.95, 0.12, 80), 0.5
    )
    grass(
        c,
        land,
        ((0.4, 0.1, 150), (0.58, 0.13, 135), (0.78, 0.14, 105)),
        seed="turf",
        height=(12, 40),
        spacing=6.0,
        lean=0.35,
        spread=0.35,
        detail=0.4,
    )


def _poles(c: Canvas) -> None:
    for x, top, foot, w in ((90, 800, 1030, 9), (536, 488, 836, 8)):
        pole = c.mask(limb([(x + 10, foot, w), (x + 4, (top + foot) / 2, w * 0.9), (x, top, w * 0.8)]))
        c.shadow(c.mask(oval(x - 40, foot, 60, 7)), 0, 0, soft=5, share=0.4)
        c.form(
            pole,
            (0.5, 0.07, 45),
            bump=np.asarray((c.field("pole", 22, 3, (0.25, 3)) - 0.5) * 5, np.float32),
            rim=0.9,
            detail=0.7,
        )
        arm = c.mask(limb([(x - 26, top + 12, 5), (x + 30, top - 6, 5)], 8))
        c.form(arm, (0.5, 0.07, 45), rim=0.9, detail=0.7)
    rope = sample(ROPE, 60)

    def line(pen: Pen) -> None:
        pen.stroke([(float(a), float(b)) for a, b in rope], (0.36, 0.06, 330), 4)
        pen.stroke([(float(a), float(b) - 1.4) for a, b in rope], (0.95, 0.05, 75), 1.4, 0.8)
        pen.stroke([(566, 470), (600, 452), (612, 476), (640, 462)], (0.36, 0.06, 330), 3.4)

    c.draw(line, relief=2, detail=0.8)


_GRIPS = (298.0, 246.0)
"""Where near and far hand hold the line."""


def _rope(x: float) -> float:
    path = sample(ROPE, 200)
    return float(np.interp(x, path[:, 0], path[:, 1]))


def _holding(j: Joints) -> Joints:
    """Bend both arms so that the fists close round the line."""
    changes: dict[str, tuple[float, float] | bool] = {"fist_near": True, "fist_far": True}
    for side, x in zip(("near", "far"), _GRIPS, strict=True):
        sx, sy = getattr(j, f"shoulder_{side}")
        goal = (x, _rope(x))
        d = math.hypot(goal[0] - sx, goal[1] - sy)
        upper = 82.0
        wrist_at = min(d - 0.16 * j.unit, 1.94 * upper)
        ux, uy = (goal[0] - sx) / d, (goal[1] - sy) / d
        out = math.sqrt(max(upper**2 - (wrist_at / 2) ** 2, 0.0))
        # The elbow hangs below the line from shoulder to wrist.
        changes[f"elbow_{side}"] = (sx + ux * wrist_at / 2 - uy * out, sy + uy * wrist_at / 2 + ux * out)
        changes[f"hand_{side}"] = (sx + ux * wrist_at, sy + uy * wrist_at)
    return msgspec.structs.replace(j, **changes)


def _laundress(c: Canvas) -> None:
    who = Person(
        age="adult",
        girth=1.85,
        belly=0.3,
        shoulders=1.1,
        skin=(0.68, 0.105, 38),
        hair=(0.55, 0.02, 60),
        hair_style="bun",
        top=(0.42, 0.095, 250),
        bottom=(0.42, 0.095, 250),
        dress="gown",
        sleeves="short",
        hem=0.84,
        hat="headscarf",
        hat_colour=(0.58, 0.19, 25),
        shoes=(0.36, 0.06, 40),
    )
    pose = Pose(lean=-2, head=-14, arm_near=(122, 18), arm_far=(136, 16), leg_near=(10, 4), leg_far=(-10, 6))
    j = _holding(joints(who, pose, 140, 1112, 400))
    c.multiply(c.mask(oval(120, 1110, 120, 15), soft=8), (0.3, 0.09, 300), 0.6)

    paint_person(c, who, j)
    u = j.unit
    for near, hx in zip((False, True), _GRIPS[::-1], strict=True):
        if near:
            paint_near_arm(c, who, j)
        ex, ey = j.hand_near if near else j.hand_far
        line = math.degrees(math.atan2(_rope(hx + 5) - _rope(hx - 5), 10.0))
        grip(c, (hx, _rope(hx)), line + 180, (ex, ey), 1.15 * u, who.skin, wrist_radius=0.08)

        c.draw(lambda pen, px=hx + 17: paint_peg(pen, px, _rope(px) - 2, 8), relief=2.6, detail=0.9)  # type: ignore[misc]
    wx, wy = j.waist
    front = c.mask(
        curve(
            [
                (j.chest[0] + 0.16 * u, j.chest[1] - 0.1 * u, CORNER),
                (j.chest[0] + 0.6 * u, j.chest[1] - 0.06 * u, CORNER),
                (wx + 0.98 * u, wy + 0.1 * u),
                (j.hip[0] + 0.92 * u, j.hip[1] + 0.4 * u),
                (j.hip[0] + 0.88 * u, j.hip[1] + 1.9 * u, CORNER),
                (j.hip[0] + 0.56 * u, j.hip[1] + 2.0 * u),
                (j.hip[0] + 0.3 * u, j.hip[1] + 1.9 * u, CORNER),
                (j.hip[0] + 0.24 * u, j.hip[1] + 0.5 * u),
                (wx + 0.12 * u, wy + 0.3 * u),
                (wx + 0.16 * u, wy - 0.4 * u),
            ]
        )
    )
    c.shadow(front, -5, 4, soft=5, share=0.35)
    cloth(c, front, (0.93, 0.03, 75), angle=88, fold=30, depth=5, thickness=12, seed="apron", rim=0.8, detail=0.75)

    def ties(pen: Pen) -> None:
        pen.stroke(
            [(wx + 0.3 * u, wy + 0.22 * u), (wx - 0.2 * u, wy + 0.26 * u), (wx - 0.62 * u, wy + 0.1 * u)],
            (0.93, 0.03, 75),
            8,
        )
        bx, by = wx - 0.6 * u, wy + 0.1 * u
        for dx, dy in ((-0.3, -0.2), (-0.36, 0.16)):
            pen.fill(
                curve(
                    [
                        (bx, by, CORNER),
                        (bx + dx * u, by + dy * u - 8),
                        (bx + dx * 1.2 * u, by + dy * u + 7),
                        (bx, by + 4, CORNER),
                    ]
                ),
                (0.95, 0.03, 75),
            )
        pen.stroke([(bx, by), (bx - 6, by + 0.4 * u), (bx - 16, by + 0.8 * u)], (0.93, 0.03, 75), 6)

    c.draw(ties, relief=3, detail=0.8)


def _foreground(c: Canvas) -> None:
    """A basket of wet linen, hydrangeas, a peg dropped in the grass."""
    x, y = 330.0, 1096.0
    c.multiply(c.mask(oval(x - 20, y + 42, 100, 14), soft=7), (0.3, 0.09, 300), 0.6)
    heap = c.mask(
        curve(
            [
                (x - 78, y - 22, CORNER),
                (x - 60, y - 66),
                (x - 20, y - 62),
                (x + 6, y - 84),
                (x + 44, y - 60),
                (x + 80, y - 24, CORNER),
                (x, y),
            ]
        )
    )
    cloth(c, heap, LINEN, angle=30, fold=22, depth=7, thickness=30, seed="heap", detail=0.7)
    tub = c.mask(
        curve(
            [
                (x - 92, y - 26, CORNER),
                (x, y - 10),
                (x + 92, y - 28, CORNER),
                (x + 74, y + 44, CORNER),
                (x, y + 54),
                (x - 74, y + 46, CORNER),
            ],
            pull=0.3,
        )
    )
    at = tub.where
    weave = np.sin(c.x[at] / 4.6) * np.sign(np.sin(c.y[at] / 4.2)) * 2.2
    c.form(tub, (0.6, 0.105, 58), thickness=50, bump=np.asarray(weave, np.float32), rim=0.9, shadow=10, detail=0.75)
    c.draw(
        lambda pen: pen.stroke([(x - 92, y - 26), (x, y - 10), (x + 92, y - 28)], (0.72, 0.11, 62), 9),
        relief=5,
        detail=0.75,
    )
    r = c.rng("hydrangea")
    for cx, cy, q, n in ((690, 1120, 120, 9), (560, 1180, 80, 6), (40, 1180, 80, 6), (770, 990, 60, 4)):
        leaf = c.mask(oval(cx, cy + q * 0.2, q, q * 0.62), wobble=14, cell=26)
        foliage(c, leaf, (0.4, 0.1, 152), seed=f"bush{cx}", size=17, spacing=8, clump=24, detail=0.5)
        for _ in range(n):
            bx, by, s = cx + r.normal(0, q * 0.5), cy + r.normal(0, q * 0.3), float(r.uniform(22, 34))
            ball = c.mask(oval(bx, by, s, s * 0.86))
            c.shadow(ball, -5, 8, soft=5, share=0.45)
            c.form(ball, (0.56, 0.13, 285), rim=0.8, detail=0.6)
            m = 46
            a, d = r.uniform(0, 6.28, m), np.sqrt(r.random(m)) * s * 0.92
            order = np.argsort(d)[::-1]
            px, py = (bx + np.cos(a) * d)[order], (by + np.sin(a) * d * 0.86)[order]
            flowers(
                c,
                px,
                py,
                r.uniform(8, 12, m),
                ((0.62, 0.13, 280), (0.74, 0.1, 290), (0.8, 0.1, 330), (0.55, 0.13, 268)),
                seed=f"h{bx:.0f}{by:.0f}",
                detail=0.7,
            )

    def dropped(pen: Pen) -> None:
        paint_peg(pen, 452, 1132, 70)

    c.draw(dropped, relief=2, detail=0.9)
