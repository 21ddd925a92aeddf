"""The boy of High Water."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, mix
from art.painting.materials import cloth, skin
from art.painting.motifs.figure import Joints, Person, Pose, joints
from art.painting.motifs.heads import head
from art.painting.pen import Pen
from art.painting.shapes import oval

_SKIN: Colour = (0.45, 0.075, 47)


Place = tuple[float, float]


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


def boy(c: Canvas, seat: Place) -> None:
    """Paint the boy bareback at a seat, leaning into the wind, fists in the mane."""
    who = Person(age="child", girth=0.8, skin=_SKIN, hair=(0.16, 0.02, 40), hair_style="cropped")
    pose = Pose(
        lean=14,
        bend=4,
        head=-12,
        arm_near=(50, 22),
        arm_far=(60, 12),
        leg_near=(58, 62),
        leg_far=(58, 62),
        foot_near=34,
        foot_far=34,
    )
    tall = 272.0
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
