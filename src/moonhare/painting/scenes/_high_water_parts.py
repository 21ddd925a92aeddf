"""The boy and the horse of sand."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.layer import Layer
from moonhare.painting.materials import cloth, skin
from moonhare.painting.motifs.beasts import BeastPlaces
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.heads import head
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, oval, polygon

SAND: Colour = (0.74, 0.105, 72)


_SKIN: Colour = (0.45, 0.075, 47)


Place = tuple[float, float]


def _grit(c: Canvas, group: Layer, seed: str) -> None:
    """Turn what was painted in a group into damp sand: grains, layers, cracks."""
    body = c.full(group.cover)
    strata = np.sin((c.y + 26 * c.field("strata", 110, 3) + c.x * 0.12) / 5.2) * 0.5
    grains = c.field("grains", 2.6, 1) - 0.5
    clumps = c.field("clumps", 16, 4) - 0.5
    tone = 1 + 0.16 * grains + 0.035 * clumps + 0.035 * strata
    group.rgb[:] = np.clip(group.rgb * tone[..., None], 0, 1)
    crack = np.exp(-np.abs(c.field(f"crack/{seed}", 90, 4) - 0.5) * 130)
    c.multiply(body * np.asarray(crack, np.float32), (0.45, 0.09, 40), 0.3)


_FAR_LEGS = (
    [(250, 640, 60), (282, 735, 38), (266, 806, 26), (240, 872, 19), (250, 950, 14), (256, 1040, 13), (268, 1086, 17)],
    [(566, 640, 50), (606, 724, 32), (636, 790, 23), (634, 836, 19), (602, 900, 13), (588, 950, 13), (580, 972, 16)],
)
_NEAR_LEGS = (
    [(200, 620, 78), (228, 724, 46), (206, 796, 31), (172, 866, 21), (180, 950, 15), (184, 1040, 14), (196, 1090, 19)],
    [(520, 640, 58), (530, 730, 36), (534, 806, 24), (538, 852, 22), (534, 940, 15), (532, 1040, 14), (543, 1092, 19)],
)


def horse(c: Canvas) -> BeastPlaces:
    """Paint the horse into the open group and turn it into sand; returns where its parts lie."""
    for leg in _FAR_LEGS:
        clay = Clay(c, (90, 480, 800, 1140), melt=12)
        clay.limb(leg, n=40)
        c.form(clay.relief(3), mix(SAND, c.palette.deep, 0.3), mottle=0.08, rim=0.5, depth=0.7, detail=0.8)
    clay = Clay(c, (60, 230, 800, 1140), melt=26)
    clay.limb([(188, 596, 90), (270, 616, 94), (380, 632, 98), (480, 620, 102), (536, 606, 92)], n=40)
    clay.ball(200, 592, 104, 92, turn=8, melt=30)
    clay.ball(534, 612, 86, 104, turn=-14, z=8, melt=30)
    clay.limb([(506, 556, 84), (554, 486, 76), (594, 410, 58), (626, 350, 46)], n=30)
    clay.limb([(452, 536, 34), (520, 476, 40), (572, 392, 36), (612, 324, 26)], n=24, melt=20)
    clay.limb([(632, 344, 46), (668, 386, 38), (702, 432, 27), (716, 452, 25)], n=20, melt=10)
    clay.ball(446, 556, 84, 56, turn=-20, melt=40)
    clay.ball(642, 372, 44, 38, turn=48, z=10, melt=10)
    for leg in _NEAR_LEGS:
        clay.limb(leg, n=46)
    clay.ball(210, 636, 80, 96, turn=-10, z=8, melt=40)
    clay.ball(506, 636, 62, 88, turn=12, z=10, melt=40)
    clay.press([(452, 560, 16), (440, 640, 20), (452, 720, 14)], 7)
    clay.press([(306, 640, 14), (290, 700, 18), (262, 752, 12)], 6)
    clay.press([(588, 470, 10), (560, 540, 16), (566, 600, 12)], 8)
    relief = clay.relief(6)
    grains = (c.field("grains", 2.6, 1)[relief.mask.where] - 0.5) * 0.5
    c.form(
        relief,
        SAND,
        bump=np.asarray(grains, np.float32),
        shadow=10,
        mottle=0.06,
        grain=40,
        rim=0.9,
        depth=0.75,
        detail=0.8,
    )
    where = relief.mask.where
    low = smoothstep(600, 800, c.y[where] + 0.12 * (420 - c.x[where]))
    c.multiply(relief.mask * (0.8 * low), (0.52, 0.11, 350), 0.75)
    c.multiply(relief.mask * smoothstep(330, 90, c.x[where]), (0.6, 0.1, 350), 0.5)
    c.screen(relief.mask.edge(9, -3, 7), (0.93, 0.12, 75), 0.55)
    at = BeastPlaces(
        unit=372.0,
        side=1.0,
        relief=relief,
        clay=clay,
        skull=(634.0, 344.0),
        nose=(712.0, 448.0),
        brow=(652.0, 330.0),
        ear=(606.0, 306.0),
        withers=(462.0, 520.0),
        rump=(220.0, 512.0),
        tail_tip=(96.0, 538.0),
        feet=((196.0, 1090.0), (543.0, 1092.0), (268.0, 1086.0), (590.0, 1000.0)),
        head_turn=0.0,
    )
    _head_marks(c, at)
    _grit(c, c.layer, "horse")
    return at


def _head_marks(c: Canvas, at: BeastPlaces) -> None:
    sx, sy = at.skull
    nx, ny = at.nose
    ux, uy = nx - sx, ny - sy
    eye = (sx + ux * 0.26 + uy * 0.02 + 4, sy + uy * 0.26 - 14)

    def hollows(pen: Pen) -> None:
        pen.fill(
            curve(
                [
                    (eye[0] - 10, eye[1] + 2, CORNER),
                    (eye[0], eye[1] - 7),
                    (eye[0] + 11, eye[1] + 3, CORNER),
                    (eye[0], eye[1] + 6),
                ]
            ),
            (0.34, 0.08, 45),
        )
        pen.fill(oval(nx + 6, ny - 4, 8, 5.5, 30), (0.36, 0.08, 45))
        pen.stroke([(nx + 14, ny + 14), (nx - 2, ny + 18), (nx - 22, ny + 10)], (0.4, 0.08, 45), 3.4)
        pen.stroke(
            [(eye[0] - 14, eye[1] - 8), (eye[0], eye[1] - 13), (eye[0] + 14, eye[1] - 4)], (0.92, 0.08, 85), 3, 0.8
        )
        pen.stroke([(sx + 4, sy + 40), (sx + 20, sy + 34), (sx + 32, sy + 16)], (0.46, 0.09, 50), 4, 0.6)

    c.draw(hollows, detail=0.9, soft=0.7)
    ex, ey = at.ear
    tower = c.mask(polygon([(ex - 4, ey + 8), (ex - 2, ey - 44), (ex + 30, ey - 44), (ex + 38, ey + 12)]))
    c.form(tower, SAND, thickness=16, rim=0.9, bias=0.05, detail=0.85)
    for k in range(3):
        m = c.mask(
            polygon(
                [
                    (ex - 2 + k * 12, ey - 43),
                    (ex - 2 + k * 12, ey - 54),
                    (ex + 6 + k * 12, ey - 54),
                    (ex + 6 + k * 12, ey - 43),
                ]
            )
        )
        c.form(m, SAND, thickness=6, rim=0.8, bias=0.08, detail=0.85)
    far = c.mask(
        curve(
            [
                (ex - 18, ey + 10, CORNER),
                (ex - 22, ey - 24),
                (ex - 10, ey - 48, CORNER),
                (ex + 2, ey - 14),
                (ex + 2, ey + 8, CORNER),
            ]
        )
    )
    c.form(far, mix(SAND, c.palette.deep, 0.25), thickness=8, detail=0.8)
    c.draw(
        lambda pen: pen.fill(
            curve(
                [
                    (ex + 12, ey - 12, CORNER),
                    (ex + 12, ey - 24),
                    (ex + 17, ey - 29),
                    (ex + 22, ey - 24),
                    (ex + 22, ey - 12, CORNER),
                ]
            ),
            (0.36, 0.08, 45),
        ),
        detail=0.9,
    )


def _spine(clay: Clay, places: tuple[tuple[float, float], ...], radii: tuple[float, ...], z: float = 0.0) -> None:
    clay.limb([(x, y, q, z) for (x, y), q in zip(places, radii, strict=True)], n=30)


def _mid(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


_BOX = (150.0, 260.0, 800.0, 900.0)


def _leg(c: Canvas, j: Joints) -> None:
    """The near leg, hugging the barrel: thigh, knee, calf, a foot that hangs."""
    u = j.unit
    h, k, f, t = j.hip_near, j.knee_near, j.foot_near, j.toe_near
    clay = Clay(c, _BOX, melt=0.08 * u)
    _spine(clay, (h, _mid(h, k, 0.5), k, _mid(k, f, 0.35), f), (0.25 * u, 0.2 * u, 0.135 * u, 0.15 * u, 0.085 * u))
    clay.ball(k[0], k[1], 0.15 * u, z=0.03 * u)
    _spine(clay, (_mid(f, t, -0.12), _mid(f, t, 0.5), t), (0.1 * u, 0.1 * u, 0.06 * u))
    c.shadow(clay.mask(), 7, 9, 7, 0.55, (0.4, 0.09, 45))
    skin(c, clay.relief(0.03 * u), _SKIN, bias=0.06)


def _arm(c: Canvas, s: Place, e: Place, w: Place, u: float, near: bool) -> None:
    """An arm reaching into the mane, its fist closed."""
    arm = Clay(c, _BOX, melt=0.08 * u)
    _spine(arm, (s, _mid(s, e, 0.5), e, _mid(e, w, 0.4), w), (0.14 * u, 0.125 * u, 0.095 * u, 0.1 * u, 0.065 * u))
    arm.ball(w[0] + 0.05 * u, w[1], 0.105 * u, 0.095 * u)
    for q in (-0.06, 0.0, 0.06):
        arm.limb(
            [
                (w[0] + 0.02 * u, w[1] - 0.08 * u + q * u * 0.4, 0.034 * u, 0.1 * u),
                (w[0] + 0.13 * u, w[1] + q * u, 0.034 * u, 0.1 * u),
            ],
            n=6,
            melt=1,
        )
    c.shadow(arm.mask(), 3, 6, 5, 0.4)
    skin(c, arm.relief(0.03 * u), _SKIN if near else mix(_SKIN, c.light.shade, 0.3), bias=0.05 if near else -0.06)


def boy(c: Canvas, at: BeastPlaces) -> None:
    """Paint the boy bareback, fists in the mane."""
    who = Person(age="child", girth=0.8, skin=_SKIN, hair=(0.16, 0.02, 40), hair_style="cropped")
    pose = Pose(
        lean=4,
        bend=2,
        head=-8,
        arm_near=(44, 26),
        arm_far=(52, 16),
        leg_near=(46, 76),
        leg_far=(46, 76),
        foot_near=24,
        foot_far=24,
    )
    (wx, wy), (rx, ry) = at.withers, at.rump
    seat = (wx + (rx - wx) * 0.36, wy + (ry - wy) * 0.36 + 6)
    tall = 236.0
    first = joints(who, pose, 0, 0, tall)
    j = joints(who, pose, seat[0] - first.hip[0], seat[1] - 0.1 * first.unit - first.hip[1], tall)
    u = j.unit
    c.multiply(c.mask(oval(seat[0] + 10, seat[1] + 26, 74, 24, -14), soft=12), (0.45, 0.1, 45), 0.6)
    _arm(c, j.shoulder_far, j.elbow_far, j.hand_far, u, near=False)
    trunk = Clay(c, _BOX, melt=0.14 * u)
    _spine(trunk, (j.hip, j.waist, j.chest, _mid(j.chest, j.neck, 0.7)), (0.28 * u, 0.25 * u, 0.32 * u, 0.2 * u))
    _spine(trunk, (_mid(j.chest, j.neck, 0.6), j.neck, _mid(j.neck, j.head, 0.5)), (0.18 * u, 0.12 * u, 0.12 * u))
    bx, by = _mid(j.waist, j.chest, 0.7)
    trunk.press(
        [(bx - 0.16 * u, by - 0.22 * u, 0.05 * u), (bx - 0.12 * u, by, 0.06 * u), (bx, by + 0.12 * u, 0.04 * u)],
        0.05 * u,
    )
    bare = trunk.relief(0.03 * u)
    skin(c, bare, _SKIN, bias=0.06)
    c.screen(bare.mask.edge(2.4, -2.4, 1.2), (0.93, 0.1, 80), 0.55)
    head(c, who, j, awake=True)
    # The bright sea and the sand's own light reach his shaded face.
    hx, hy = j.head
    c.screen(c.mask(oval(hx + 0.22 * u, hy + 0.12 * u, 0.24 * u, 0.34 * u), soft=9), (0.62, 0.09, 55), 0.34)
    _leg(c, j)
    near = Clay(c, _BOX, melt=0.3 * u)
    thigh = (_mid(j.hip, j.waist, 0.42), _mid(j.hip, j.waist, 0.05), _mid(j.hip_near, j.knee_near, 0.36))
    _spine(near, (*thigh, _mid(j.hip_near, j.knee_near, 0.74)), (0.27 * u, 0.3 * u, 0.25 * u, 0.235 * u), 6)
    near.ball(j.hip[0] - 0.08 * u, j.hip[1] + 0.02 * u, 0.24 * u, z=2)
    band, hem = _mid(j.hip, j.waist, 0.4), _mid(j.hip_near, j.knee_near, 0.74)
    near.cut(hem, (j.knee_near[0] - j.hip_near[0], j.knee_near[1] - j.hip_near[1]), wave=0.03 * u)
    near.cut(band, (j.waist[0] - j.hip[0], j.waist[1] - j.hip[1]))
    worn = near.relief(0.03 * u)
    c.shadow(worn.mask, 5, 9, 6, 0.5, (0.4, 0.09, 45))
    cloth(c, worn, (0.86, 0.165, 90), angle=24, fold=0.26 * u, depth=4, seed="near", detail=0.85)
    c.screen(worn.mask.edge(2, -3, 1.2), (0.99, 0.05, 90), 0.6)

    def seams(pen: Pen) -> None:
        pen.stroke(
            [(band[0] - 0.24 * u, band[1] - 0.04 * u), (band[0] + 0.25 * u, band[1] + 0.09 * u)], (0.95, 0.06, 90), 4
        )

    c.draw(seams, relief=1.5, detail=0.85)
    _arm(c, j.shoulder_near, j.elbow_near, j.hand_near, u, near=True)
