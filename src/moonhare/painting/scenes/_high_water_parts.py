"""The boy and the horse of sand."""

from __future__ import annotations

import math

import numpy as np
from msgspec.structs import replace

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix
from moonhare.painting.layer import Layer
from moonhare.painting.materials import cloth, skin
from moonhare.painting.motifs.beasts import BeastPlaces, Stance, paint_beast
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.heads import head
from moonhare.painting.motifs.horses import HORSE
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, curve, oval, polygon

SAND: Colour = (0.74, 0.105, 72)


_SKIN: Colour = (0.41, 0.07, 45)


_PROUD = replace(HORSE, neck=(0.46, 55.0), muzzle=(0.28, -34.0, 0.066), neck_width=(0.185, 0.1))


_LEAP = Stance(
    fore_near=(74, -26, -30), fore_far=(46, -62, -40), hind_near=(-50, -26, -16), hind_far=(-24, -48, -30), pitch=13
)


def _grit(c: Canvas, group: Layer, seed: str) -> None:
    """Turn what was painted in a group into damp sand: grains, layers, cracks."""
    body = c.full(group.cover)
    strata = np.sin((c.y + 26 * c.field("strata", 110, 3) + c.x * 0.12) / 5.2) * 0.5
    grains = c.field("grains", 2.6, 1) - 0.5
    clumps = c.field("clumps", 16, 4) - 0.5
    tone = 1 + 0.2 * grains + 0.16 * clumps + 0.07 * strata
    group.rgb[:] = np.clip(group.rgb * tone[..., None], 0, 1)
    crack = np.exp(-np.abs(c.field(f"crack/{seed}", 90, 4) - 0.5) * 90)
    c.multiply(body * np.asarray(crack, np.float32), (0.4, 0.08, 40), 0.6)
    c.screen(body.move(1.6, 1.6) * np.asarray(crack * 0.5, np.float32), (0.95, 0.07, 85), 0.35)


def horse(c: Canvas) -> BeastPlaces:
    """Paint the horse into the open group and turn it into sand; returns where its parts lie."""
    at = paint_beast(
        c, _PROUD, _LEAP, 418, 950, 366, SAND, seed="sand", hair=None, shadow=0.25, far_shade=0.1, detail=0.8
    )
    ridge = c.field("muscle", 60, 3)[at.relief.mask.where] - 0.5
    bump = ridge * 10 + (c.field("grains", 2.6, 1)[at.relief.mask.where] - 0.5) * 1.6
    c.form(
        at.relief,
        SAND,
        bump=np.asarray(bump, np.float32),
        shadow=34,
        mottle=0.12,
        grain=20,
        rim=0.9,
        depth=0.7,
        detail=0.8,
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


def _limbs(c: Canvas, j: Joints, near: bool) -> None:
    u = j.unit
    h, k, f, t = (
        (j.hip_near, j.knee_near, j.foot_near, j.toe_near) if near else (j.hip_far, j.knee_far, j.foot_far, j.toe_far)
    )
    clay = Clay(c, (0, 480, 620, 1120), melt=0.08 * u)
    _spine(clay, (h, _mid(h, k, 0.5), k, _mid(k, f, 0.35), f), (0.25 * u, 0.2 * u, 0.135 * u, 0.15 * u, 0.085 * u))
    clay.ball(k[0], k[1], 0.15 * u, z=0.03 * u)
    heel = _mid(f, t, -0.12)
    _spine(clay, (heel, _mid(f, t, 0.5), t), (0.1 * u, 0.1 * u, 0.06 * u))
    skin(c, clay.relief(0.03 * u), _SKIN if near else mix(_SKIN, c.light.shade, 0.3), bias=0.03 if near else -0.08)
    s, e, w = (j.shoulder_near, j.elbow_near, j.hand_near) if near else (j.shoulder_far, j.elbow_far, j.hand_far)
    arm = Clay(c, (0, 480, 620, 1120), melt=0.08 * u)
    _spine(arm, (s, _mid(s, e, 0.5), e, _mid(e, w, 0.4), w), (0.14 * u, 0.125 * u, 0.095 * u, 0.1 * u, 0.065 * u))
    d = math.dist(e, w)
    ax, ay = (w[0] - e[0]) / d, (w[1] - e[1]) / d
    for q in (-0.5, -0.2, 0.1, 0.4):
        bx, by = ax - ay * q, ay + ax * q
        _spine(
            arm,
            (w, (w[0] + ax * 0.12 * u, w[1] + ay * 0.12 * u), (w[0] + bx * 0.3 * u, w[1] + by * 0.3 * u)),
            (0.07 * u, 0.06 * u, 0.03 * u),
        )
    skin(c, arm.relief(0.03 * u), _SKIN if near else mix(_SKIN, c.light.shade, 0.3), bias=0.03 if near else -0.08)


def boy(c: Canvas) -> None:
    """Paint the boy at a sprint, far limbs first, then trunk, head, near limbs and shorts."""
    who = Person(age="child", girth=0.78, skin=_SKIN, hair=(0.16, 0.02, 40), hair_style="cropped")
    pose = Pose(
        lean=17,
        bend=4,
        head=-20,
        arm_near=(-62, 78),
        arm_far=(66, 70),
        leg_near=(74, 84),
        leg_far=(-38, 30),
        foot_near=60,
        foot_far=30,
    )
    j = joints(who, pose, 186, 842, 346)
    u = j.unit
    _limbs(c, j, near=False)
    trunk = Clay(c, (0, 480, 620, 1120), melt=0.14 * u)
    _spine(trunk, (j.hip, j.waist, j.chest, _mid(j.chest, j.neck, 0.7)), (0.28 * u, 0.25 * u, 0.32 * u, 0.2 * u))
    for k in range(5):
        x, y = _mid(j.waist, j.chest, 0.15 + 0.2 * k)
        trunk.press(
            [
                (x - 0.1 * u, y + 0.02 * u, 0.035 * u),
                (x + 0.1 * u, y + 0.1 * u, 0.04 * u),
                (x + 0.27 * u, y + 0.08 * u, 0.03 * u),
            ],
            0.05 * u,
        )
    _spine(trunk, (_mid(j.chest, j.neck, 0.6), j.neck, _mid(j.neck, j.head, 0.5)), (0.18 * u, 0.12 * u, 0.12 * u))
    bare = trunk.relief(0.03 * u)
    skin(c, bare, _SKIN, bias=0.03)
    c.screen(bare.mask.edge(-2.4, -2.4, 1.2), (0.93, 0.1, 80), 0.55)
    shorts = Clay(c, (0, 480, 620, 1120), melt=0.12 * u)
    _spine(shorts, (_mid(j.hip, j.waist, 0.35), j.hip), (0.27 * u, 0.28 * u))
    _spine(
        shorts,
        (j.hip_far, _mid(j.hip_far, j.knee_far, 0.4), _mid(j.hip_far, j.knee_far, 0.7)),
        (0.25 * u, 0.21 * u, 0.21 * u),
        -2,
    )
    shorts.cut(_mid(j.hip, j.waist, 0.3), (j.waist[0] - j.hip[0], j.waist[1] - j.hip[1]))
    far_leg = shorts.relief(0.03 * u)
    head(c, who, j, awake=True)
    _limbs(c, j, near=True)
    cloth(c, far_leg, (0.78, 0.15, 82), angle=70, fold=0.24 * u, depth=3, seed="far", bias=-0.1, detail=0.8)
    near = Clay(c, (0, 480, 620, 1120), melt=0.3 * u)
    thigh = (_mid(j.hip, j.waist, 0.42), _mid(j.hip, j.waist, 0.05), _mid(j.hip_near, j.knee_near, 0.36))
    _spine(near, (*thigh, _mid(j.hip_near, j.knee_near, 0.74)), (0.245 * u, 0.275 * u, 0.235 * u, 0.225 * u), 6)
    near.ball(j.hip[0] - 0.1 * u, j.hip[1] + 0.02 * u, 0.2 * u, z=2)
    band, hem = _mid(j.hip, j.waist, 0.4), _mid(j.hip_near, j.knee_near, 0.78)
    near.cut(hem, (j.knee_near[0] - j.hip_near[0], j.knee_near[1] - j.hip_near[1]), wave=0.03 * u)
    near.cut(band, (j.waist[0] - j.hip[0], j.waist[1] - j.hip[1]))
    worn = near.relief(0.03 * u)
    cloth(c, worn, (0.86, 0.165, 90), angle=24, fold=0.26 * u, depth=4, seed="near", detail=0.85)
    c.screen(worn.mask.edge(-2, -3, 1.2), (0.99, 0.05, 90), 0.6)

    def seams(pen: Pen) -> None:
        pen.stroke(
            [(band[0] - 0.22 * u, band[1] - 0.03 * u), (band[0] + 0.25 * u, band[1] + 0.09 * u)], (0.95, 0.06, 90), 4
        )
        pen.stroke(
            [(band[0] + 0.2 * u, band[1] + 0.1 * u), (band[0] + 0.26 * u, band[1] + 0.3 * u)], (0.95, 0.06, 90), 1.8
        )

    c.draw(seams, relief=1.5, detail=0.85)
