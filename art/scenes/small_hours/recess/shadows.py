"""Parts of Recess: the ring of shadows, and those seen from above who have lost theirs."""

from __future__ import annotations

import math

import cv2
import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, smoothstep
from art.painting.motifs.figure import Angles, Person, Pose, joints
from art.painting.motifs.people import paint_person

X, Y = 400.0, 410.0
FLAT, DEEP = 0.68, 0.0006
"""How much the tower's view shortens the square, and by how much what is nearer grows."""
SHADE: Colour = (0.3, 0.1, 288)
_SLOTS = 9
_INNER, _LONG = 110.0, 268.0
_FEET = (400.0, 1080.0)
_TALL, _REACH = 560.0, 292.0
_HAND = 0.66

_GIRL = Person(age="child", hair_style="pigtails", dress="skirt", hem=0.42, loose=1.25)
_BRAIDS = Person(age="child", hair_style="braids", dress="gown", hem=0.6, loose=1.2)
_BOY = Person(age="child", hair_style="short", dress="shorts", hat="cap")
_LAD = Person(age="teen", hair_style="curly", dress="trousers", girth=0.9)
_AUNT = Person(age="adult", hair_style="bun", dress="skirt", hem=0.6, girth=1.05, loose=1.3)
_HAT = Person(age="adult", dress="trousers", hat="straw", girth=1.0)
_SMALL = Person(age="child", hair_style="bob", dress="skirt", hem=0.4, loose=1.3)
_STEPS: tuple[tuple[Angles, Angles], ...] = (
    ((12, 0), (12, 0)),
    ((44, 74), (4, 0)),
    ((6, 0), (50, 84)),
    ((26, 6), (22, 40)),
)
_DANCERS = (
    (_GIRL, 0.9, 1),
    (_HAT, 1.05, 3),
    (_BRAIDS, 0.88, 2),
    (_BOY, 0.86, 1),
    (_AUNT, 1.0, 0),
    (_SMALL, 0.78, 2),
    (_LAD, 0.98, 1),
    (_GIRL, 0.84, 2),
)


def _posed(who: Person, size: float, step: int, lean: float) -> Pose:
    """Return the pose whose hands come nearest to the neighbours' hands."""
    near, far = _STEPS[step]
    best, found = 1e9, Pose()
    for a in range(40, 165, 5):
        for b in (0, 14, 28):
            pose = Pose(arm_near=(a, b), arm_far=(a, b), leg_near=near, leg_far=far, lean=lean, head=lean * 1.6)
            j = joints(who, pose, *_FEET, _TALL * size, view="back")
            goal = (_FEET[0] + _REACH, _FEET[1] - _TALL * _HAND)
            miss = math.hypot(j.hand_near[0] - goal[0], j.hand_near[1] - goal[1])
            if miss < best:
                best, found = miss, pose
    return found


def ring(c: Canvas) -> None:
    """Eight shadows hand in hand round the light, each cast outwards by nobody, and a gap where a ninth would be."""
    d, a = polar(c)
    angle = np.degrees(a)
    up = np.clip((d - _INNER) / _LONG, -0.5, 2)
    total = np.zeros_like(d)
    for k, (who, size, step) in enumerate(_DANCERS):
        off = (angle - 90 - 360 / _SLOTS * (k + 1) + 180) % 360 - 180
        across = off / (180 / _SLOTS)
        pose = _posed(who, size, step, (5.0, -4.0, 3.0)[k % 3])
        with c.group() as dancer:
            paint_person(c, who, joints(who, pose, *_FEET, _TALL * size, view="back"))
        mx = (_FEET[0] + across * _REACH * 0.955) * c.scale - 0.5
        my = (_FEET[1] - up * _TALL) * c.scale - 0.5
        seen = cv2.remap(dancer.cover, np.asarray(mx, np.float32), np.asarray(my, np.float32), cv2.INTER_LINEAR)
        total = np.maximum(total, np.where(np.abs(across) < 1.4, seen, 0))
    shadow = c.full(np.asarray(total, np.float32))
    near, far = shadow.blur(0.8).whole(), shadow.blur(4.5).whole()
    part = np.asarray(smoothstep(_INNER + 60, _INNER + _LONG, d), np.float32)
    soft = c.full(near + (far - near) * part)
    c.multiply(soft, SHADE, 0.82)
    c.glaze(soft, (0.3, 0.1, 285), 0.42)


def polar(c: Canvas) -> tuple[Array, Array]:
    """Return distance from the fountain and angle (radians) on the whole square, as its ground lies."""
    near = 1 + DEEP * (c.y - Y)
    dx, dy = (c.x - X) / near, (c.y - Y) / (FLAT * near)
    return np.asarray(np.hypot(dx, dy) + 1e-3, np.float32), np.asarray(np.arctan2(dy, dx), np.float32)
