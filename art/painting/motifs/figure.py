"""Figure: a person's build and a posable skeleton; where every joint is, before anything is painted."""

from __future__ import annotations

import math
from typing import Literal

import msgspec

from art.painting.colour import Colour

View = Literal["side", "back", "front"]
Angles = tuple[float, float]
"""Shoulder and elbow, or hip and knee, in degrees."""

_HEADS = {"toddler": 3.7, "child": 4.6, "teen": 5.7, "adult": 6.3, "old": 6.0}
_LEGS = {"toddler": 0.36, "child": 0.42, "teen": 0.48, "adult": 0.48, "old": 0.46}


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody looks: build, skin, hair and dress."""

    age: Literal["toddler", "child", "teen", "adult", "old"] = "adult"
    girth: float = 1.0
    """Thickness of body and limbs: 0.75 thin, 1.0, 1.6 stout."""
    belly: float = 0.0
    """Extra belly, in heads: 0–0.6."""
    shoulders: float = 1.0
    skin: Colour = (0.70, 0.08, 55)
    hair: Colour = (0.32, 0.05, 50)
    hair_style: Literal["short", "cropped", "bald", "fringe", "bun", "long", "braids", "pigtails", "curly", "bob"] = (
        "short"
    )
    beard: Literal["", "short", "long", "moustache"] = ""
    top: Colour = (0.6, 0.15, 28)
    bottom: Colour = (0.4, 0.06, 260)
    shoes: Colour | None = (0.28, 0.04, 40)
    """None: barefoot."""
    dress: Literal["trousers", "shorts", "skirt", "gown", "coat", "robe"] = "trousers"
    """"skirt" ends at the knee, "gown" and "robe" at the ankle, "coat" below the hip over trousers."""
    sleeves: Literal["long", "short", "none"] = "long"
    hem: float | None = None
    """Where a skirt, gown, robe or coat ends: 0 hip, 0.5 knee, 1 ankle; None: as its kind says."""
    loose: float = 1.0
    """How wide clothes hang."""
    stripes: Colour | None = None
    """Hoops on the top."""
    apron: Colour | None = None
    scarf: Colour | None = None
    hat: Literal["", "cap", "brim", "straw", "bowler", "beanie", "headscarf", "hood", "turban", "cone", "helmet"] = ""
    hat_colour: Colour = (0.35, 0.05, 40)


class Pose(msgspec.Struct, frozen=True, kw_only=True):
    """Joint angles in degrees.

    Side view: limbs from hanging straight down, positive towards where the figure faces; elbows bend forwards,
    knees backwards. Front and back view: positive is outwards; "near" is on the right of the card.
    """

    lean: float = 0.0
    """The trunk, from upright, positive forwards (front and back view: to the right)."""
    bend: float = 0.0
    """Curl of the upper back on top of `lean`."""
    head: float = 0.0
    """Nod of the head against the trunk, positive downwards (front and back view: tilt to the right)."""
    arm_near: Angles = (8, 12)
    arm_far: Angles = (-8, 12)
    leg_near: Angles = (4, 4)
    leg_far: Angles = (-6, 4)
    foot_near: float = 90.0
    foot_far: float = 90.0
    """Where the toes point: 90 forwards, 0 down."""
    hand_near: Literal["open", "fist"] = "open"
    hand_far: Literal["open", "fist"] = "open"
    turn: float = 0.0
    """The whole figure about its hip, clockwise if it faces right."""


STAND = Pose()
WALK = Pose(lean=3, arm_near=(-24, 18), arm_far=(26, 24), leg_near=(24, 6), leg_far=(-20, 14), foot_far=60)
RUN = Pose(
    lean=14, arm_near=(-48, 80), arm_far=(46, 85), leg_near=(58, 62), leg_far=(-34, 46), foot_far=30, foot_near=70
)
SIT = Pose(lean=-3, arm_near=(22, 38), arm_far=(18, 42), leg_near=(86, 84), leg_far=(80, 82))
SIT_GROUND = Pose(lean=8, arm_near=(34, 30), arm_far=(30, 30), leg_near=(112, 96), leg_far=(104, 92))
KNEEL = Pose(
    lean=6, arm_near=(30, 40), arm_far=(24, 44), leg_near=(24, 112), leg_far=(16, 108), foot_near=20, foot_far=20
)
CLIMB = Pose(lean=12, head=-18, arm_near=(140, 34), arm_far=(112, 60), leg_near=(72, 84), leg_far=(22, 46))
FALL = Pose(lean=-26, arm_near=(118, 16), arm_far=(72, 24), leg_near=(56, 30), leg_far=(18, 44), turn=-38)
REACH_UP = Pose(lean=-3, head=-22, arm_near=(160, 8), arm_far=(146, 14), leg_near=(4, 0), leg_far=(-8, 6), foot_far=60)
DANCE = Pose(
    lean=-8, head=-10, arm_near=(118, 28), arm_far=(-52, -10), leg_near=(38, 70), leg_far=(-10, 4), foot_near=20
)
STOOP = Pose(lean=46, bend=18, head=-12, arm_near=(14, 14), arm_far=(20, 16), leg_near=(14, 22), leg_far=(-4, 18))
FRONT = Pose(arm_near=(9, 4), arm_far=(9, 4), leg_near=(4, 0), leg_far=(4, 0))
ARMS_WIDE = Pose(arm_near=(84, 6), arm_far=(84, 6), leg_near=(8, 0), leg_far=(8, 0))


class Joints(msgspec.Struct, frozen=True, kw_only=True):
    """Where everything is, in card units; `unit` is one head's height."""

    unit: float
    side: float
    """1 if the figure faces right, -1 left."""
    view: View
    hip: tuple[float, float]
    waist: tuple[float, float]
    chest: tuple[float, float]
    neck: tuple[float, float]
    head: tuple[float, float]
    head_turn: float
    """Degrees by which the head is turned clockwise on the card."""
    shoulder_near: tuple[float, float]
    shoulder_far: tuple[float, float]
    elbow_near: tuple[float, float]
    elbow_far: tuple[float, float]
    hand_near: tuple[float, float]
    hand_far: tuple[float, float]
    hip_near: tuple[float, float]
    hip_far: tuple[float, float]
    knee_near: tuple[float, float]
    knee_far: tuple[float, float]
    foot_near: tuple[float, float]
    foot_far: tuple[float, float]
    toe_near: tuple[float, float]
    toe_far: tuple[float, float]
    fist_near: bool = False
    fist_far: bool = False


def joints(
    person: Person,
    pose: Pose,
    x: float,
    y: float,
    height: float,
    *,
    view: View = "side",
    left: bool = False,
    hold: Literal["feet", "hip", "hand"] = "feet",
) -> Joints:
    """Work out a pose for somebody `height` card units tall when standing.

    (x, y) is where the lowest foot stands below the hip ("feet"), the hip ("hip") or the near hand ("hand").
    """
    unit = height / _HEADS[person.age]
    leg = height * _LEGS[person.age]
    trunk = height - leg - unit * 1.12
    arm = height * 0.205
    f = -1.0 if left else 1.0
    flat = view != "side"

    def away(start: tuple[float, float], angle: float, length: float, way: float) -> tuple[float, float]:
        a = math.radians(angle)
        return start[0] + math.sin(a) * length * way, start[1] + math.cos(a) * length

    hip = (0.0, 0.0)
    waist = away(hip, 180 - pose.lean, trunk * 0.45, f)
    chest = away(waist, 180 - pose.lean - pose.bend * 0.6, trunk * 0.38, f)
    neck = away(chest, 180 - pose.lean - pose.bend, trunk * 0.22, f)
    nod = pose.lean + pose.bend + pose.head
    head = away(neck, 180 - nod, unit * 0.55, f)
    if not flat:
        head = (head[0] + unit * 0.06 * f, head[1])
    width = unit * 0.62 * person.shoulders if flat else unit * 0.06 * f
    hips = unit * 0.26 * person.girth if flat else unit * 0.05 * f
    tilt = math.radians(pose.lean + pose.bend) * f
    shoulder = (chest[0] * 0.35 + neck[0] * 0.65, chest[1] * 0.35 + neck[1] * 0.65)
    s_near = (shoulder[0] + width * math.cos(tilt), shoulder[1] + width * math.sin(tilt) + unit * 0.08)
    s_far = (shoulder[0] - width * math.cos(tilt), shoulder[1] - width * math.sin(tilt) + unit * 0.08)
    near_way, far_way = (1.0, -1.0) if flat else (f, f)

    def arm_of(start: tuple[float, float], angles: Angles, way: float) -> tuple[tuple[float, float], ...]:
        base = angles[0] + (0 if flat else pose.lean * 0.5)
        elbow = away(start, base, arm, way)
        return elbow, away(elbow, base + angles[1], arm * 0.96, way)

    def leg_of(start: tuple[float, float], angles: Angles, foot: float, way: float) -> tuple[tuple[float, float], ...]:
        knee = away(start, angles[0], leg * 0.5, way)
        ankle = away(knee, angles[0] - angles[1], leg * 0.5 - unit * 0.1, way)
        if flat:
            toe = (ankle[0] + way * unit * 0.1, ankle[1] + unit * (0.2 if view == "front" else 0.08))
        else:
            toe = away(ankle, foot + angles[0] - angles[1] if foot < 90 else foot, unit * 0.42, way)
        return knee, ankle, toe

    h_near, h_far = (hips, 0.0), (-hips, 0.0)
    e_near, w_near = arm_of(s_near, pose.arm_near, near_way)
    e_far, w_far = arm_of(s_far, pose.arm_far, far_way)
    k_near, f_near, t_near = leg_of(h_near, pose.leg_near, pose.foot_near, near_way)
    k_far, f_far, t_far = leg_of(h_far, pose.leg_far, pose.foot_far, far_way)

    c, s = math.cos(math.radians(pose.turn * f)), math.sin(math.radians(pose.turn * f))

    def turned(p: tuple[float, float]) -> tuple[float, float]:
        return p[0] * c - p[1] * s, p[0] * s + p[1] * c

    lowest = max(turned(p)[1] for p in (f_near, f_far, k_near, k_far, t_near, t_far)) + unit * 0.1
    if hold == "feet":
        ox, oy = x, y - lowest
    elif hold == "hip":
        ox, oy = x, y
    else:
        hand = turned(w_near)
        ox, oy = x - hand[0], y - hand[1]

    def put(p: tuple[float, float]) -> tuple[float, float]:
        q = turned(p)
        return q[0] + ox, q[1] + oy

    return Joints(
        unit=unit,
        side=f,
        view=view,
        hip=put(hip),
        waist=put(waist),
        chest=put(chest),
        neck=put(neck),
        head=put(head),
        head_turn=(nod + pose.turn) * f,
        shoulder_near=put(s_near),
        shoulder_far=put(s_far),
        elbow_near=put(e_near),
        elbow_far=put(e_far),
        hand_near=put(w_near),
        hand_far=put(w_far),
        hip_near=put(h_near),
        hip_far=put(h_far),
        knee_near=put(k_near),
        knee_far=put(k_far),
        foot_near=put(f_near),
        foot_far=put(f_far),
        toe_near=put(t_near),
        toe_far=put(t_far),
        fist_near=pose.hand_near == "fist",
        fist_far=pose.hand_far == "fist",
    )
