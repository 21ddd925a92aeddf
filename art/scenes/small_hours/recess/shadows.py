"""Parts of Recess: the ring of shadows, and those seen from above who have lost theirs."""

from __future__ import annotations

import math

import cv2
import msgspec
import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, smoothstep
from art.painting.motifs.above import straw_hat
from art.painting.motifs.beasts import Beast, Stance, paint_beast
from art.painting.motifs.figure import Angles, Person, Pose, joints
from art.painting.motifs.people import paint_person
from art.painting.pen import Pen
from art.painting.shapes import limb, oval

X, Y = 400.0, 520.0
FLAT = 0.95
"""How much the tower's view shortens the square."""
SHADE: Colour = (0.33, 0.105, 292)
_SLOTS = 9
_INNER, _LONG = 104.0, 268.0
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
    dx, dy = c.x - X, (c.y - Y) / FLAT
    d, angle = np.hypot(dx, dy), np.degrees(np.arctan2(dy, dx))
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
    c.multiply(soft, SHADE, 0.86)
    c.glaze(soft * 0.6, SHADE, 0.72)


def _towards(c: Canvas, x: float, y: float) -> None:
    """Let forms at (x, y) be lit from the fountain."""
    dx, dy = X - x, Y - y
    n = math.hypot(dx, dy) or 1.0
    way = (dx / n, dy / n)
    c.light = msgspec.structs.replace(c.light, direction=(way[0] * 0.8, way[1] * 0.8, 0.6), rim=(*way, 0.0))


class Plan:
    """A place and heading on the square: local points (ahead, right) in units of the figure's size."""

    def __init__(self, x: float, y: float, size: float, heading: float) -> None:
        """Stand at (x, y) on the card; `heading` in degrees, 0 to the right, 90 down."""
        self.x, self.y, self.s = x, y, size
        a = math.radians(heading)
        self.c, self.n = math.cos(a), math.sin(a)

    def at(self, ahead: float, right: float) -> tuple[float, float]:
        """Return a local point on the card."""
        return self.x + (ahead * self.c - right * self.n) * self.s, self.y + (ahead * self.n + right * self.c) * self.s

    def bone(self, *points: tuple[float, float, float]) -> list[tuple[float, float, float]]:
        """Return a limb's points (ahead, right, radius)."""
        return [(*self.at(a, r), q * self.s) for a, r, q in points]


def _clay(c: Canvas, p: Plan) -> Clay:
    q = p.s * 1.6
    return Clay(c, (p.x - q, p.y - q, p.x + q, p.y + q), melt=p.s * 0.05)


def walker(c: Canvas, p: Plan, top: Colour, bottom: Colour, skin: Colour, *, hat: bool, skirt: bool) -> None:
    """Paint a grown passer-by from above: feet in stride, shoulders, arms, and a hat or a head of hair."""
    _towards(c, p.x, p.y)
    shoes = _clay(c, p)
    for ahead, right in ((0.36, 0.13), (-0.34, -0.13)):
        shoes.limb(p.bone((ahead - 0.12, right, 0.085), (ahead + 0.14, right, 0.08)), n=8)
    c.form(shoes.relief(0.4), (0.3, 0.05, 40), detail=0.8)
    legs = _clay(c, p)
    if skirt:
        legs.ball(*p.at(-0.04, 0), p.s * 0.42, p.s * 0.36, turn=math.degrees(math.atan2(p.n, p.c)))
    else:
        legs.limb(p.bone((0.3, 0.13, 0.12), (0, 0.1, 0.16)), n=8)
        legs.limb(p.bone((-0.3, -0.13, 0.12), (0, -0.1, 0.16)), n=8)
    c.form(legs.relief(0.5), bottom, rim=0.6, detail=0.8)
    arms = _clay(c, p)
    arms.limb(p.bone((0.02, 0.34, 0.1), (-0.16, 0.44, 0.085), (-0.28, 0.38, 0.07)), n=10)
    arms.limb(p.bone((0.02, -0.34, 0.1), (0.2, -0.42, 0.085), (0.34, -0.34, 0.07)), n=10)
    arms.ball(*p.at(-0.3, 0.36), p.s * 0.07)
    arms.ball(*p.at(0.37, -0.32), p.s * 0.07)
    c.form(arms.relief(0.4), skin, rim=0.6, detail=0.8)
    trunk = _clay(c, p)
    trunk.limb(p.bone((0, -0.34, 0.13), (0.02, 0, 0.21), (0, 0.34, 0.13)), n=14)
    c.shadow(trunk.mask(), 0, 2, 3, 0.4, SHADE)
    c.form(trunk.relief(0.5), top, rim=0.9, detail=0.85)
    hx, hy = p.at(0.07, 0)
    if hat:
        straw_hat(c, hx, hy, p.s * 0.36)
        return
    head = _clay(c, p)
    head.ball(hx, hy, p.s * 0.19)
    head.ball(*p.at(-0.15, 0), p.s * 0.1, z=4)
    c.shadow(head.mask(), 0, 2, 3, 0.4, SHADE)
    c.form(head.relief(0.4), (0.24, 0.04, 40), rim=1.0, gloss=0.3, detail=0.9)


def child(c: Canvas, p: Plan) -> None:
    """A girl from above, at the gap: red skirt, both hands held out to her neighbours."""
    _towards(c, p.x, p.y)
    skin: Colour = (0.58, 0.09, 50)
    shoes = _clay(c, p)
    for right in (-0.14, 0.14):
        shoes.limb(p.bone((0.3, right, 0.08), (0.52, right * 1.2, 0.08)), n=8)
    c.form(shoes.relief(0.4), (0.3, 0.06, 30), detail=0.85)
    sx, sy = p.at(-0.06, 0)
    folds = c.mask(oval(sx, sy, p.s * 0.56, p.s * 0.56), wobble=2.4, cell=12)
    at = folds.where
    a = np.arctan2(c.y[at] - sy, c.x[at] - sx)
    d = np.hypot(c.y[at] - sy, c.x[at] - sx) / (0.56 * p.s)
    pleat = np.sin(a * 15) * 2.4 * d
    c.form(c.relief(folds, p.s * 0.5), (0.6, 0.2, 27), bump=np.asarray(pleat, np.float32), rim=0.9, detail=0.9)
    hem = folds - folds.grow(-3.4)
    c.screen(hem, (0.96, 0.06, 80), 0.55)
    arms = _clay(c, p)
    for way in (-1.0, 1.0):
        arms.limb(p.bone((0.04, way * 0.2, 0.1), (0.12, way * 0.5, 0.08), (0.22, way * 0.82, 0.06)), n=12)
        arms.ball(*p.at(0.24, way * 0.88), p.s * 0.075)
    c.shadow(arms.mask(), 0, 3, 3, 0.35, SHADE)
    c.form(arms.relief(0.4), skin, rim=0.9, detail=0.9)
    trunk = _clay(c, p)
    trunk.limb(p.bone((0, -0.2, 0.12), (0, 0, 0.17), (0, 0.2, 0.12)), n=12)
    c.form(trunk.relief(0.4), (0.56, 0.19, 27), rim=0.9, detail=0.9)
    head = _clay(c, p)
    for way in (-1.0, 1.0):
        head.limb(p.bone((-0.1, way * 0.14, 0.065), (-0.26, way * 0.2, 0.06), (-0.42, way * 0.16, 0.04)), n=12)
    head.ball(*p.at(0.02, 0), p.s * 0.2, z=6)
    c.shadow(head.mask(), 0, 3, 4, 0.45, SHADE)
    c.form(head.relief(0.4), (0.25, 0.045, 35), rim=1.0, gloss=0.4, detail=0.92)

    def ribbons(pen: Pen) -> None:
        pen.stroke([p.at(0.22, 0.0), p.at(0.02, 0.01), p.at(-0.2, 0.0)], (0.55, 0.08, 45), 1.2, 0.9)
        for way in (-1.0, 1.0):
            x, y = p.at(-0.36, way * 0.19)
            pen.dot(x, y, 3.4, (0.84, 0.15, 80))

    c.draw(ribbons, relief=0.8, detail=0.92)


def dog(c: Canvas, x: float, y: float) -> None:
    """A white dog from above that still leads its shadow on a leash."""
    p = Plan(x, y, 54.0, 196.0)
    _towards(c, x, y)
    legs = _clay(c, p)
    for ahead, right in ((0.5, 0.2), (0.3, -0.22), (-0.42, 0.2), (-0.56, -0.18)):
        legs.limb(p.bone((ahead - 0.06, right * 0.7, 0.08), (ahead + 0.1, right, 0.07)), n=8)
    c.form(legs.relief(0.4), (0.88, 0.04, 75), detail=0.8)
    coat = _clay(c, p)
    coat.limb(p.bone((-0.5, 0, 0.17), (-0.1, 0, 0.2), (0.34, 0, 0.21), (0.56, 0, 0.15)), n=20)
    coat.limb(p.bone((-0.6, 0, 0.06), (-0.8, 0.06, 0.05), (-0.98, 0.2, 0.035)), n=10)
    coat.ball(*p.at(0.74, 0.02), p.s * 0.17, z=4)
    coat.limb(p.bone((0.82, 0.02, 0.1), (1.0, 0.03, 0.07)), n=8)
    c.form(coat.relief(0.4), (0.95, 0.035, 82), rim=0.9, mottle=0.06, detail=0.88)
    for way in (-1.0, 1.0):
        ear = c.mask(limb(p.bone((0.72, way * 0.12, 0.07), (0.62, way * 0.26, 0.05)), 8))
        c.form(ear, (0.56, 0.1, 48), rim=0.7, detail=0.88)
    patch = c.mask(oval(*p.at(-0.16, 0.06), 11, 8, 20), soft=1.5)
    c.glaze(patch & coat.mask(), (0.6, 0.1, 48), 0.85)
    nose = p.at(1.07, 0.03)
    build = Beast(
        chest=0.21,
        waist=0.17,
        rump=0.2,
        leg=0.5,
        leg_width=0.07,
        neck=(0.3, 62.0),
        neck_width=(0.16, 0.11),
        skull=0.13,
        muzzle=(0.2, -16.0, 0.06),
        tail=((0, 0, 0.04), (-0.12, -0.14, 0.035), (-0.1, -0.32, 0.025)),
    )
    foot = y + 34
    sx = x + 96
    with c.group() as g:
        paint_beast(c, build, Stance(fore_near=(14, -6, 0), hind_near=(20, -34, 6)), sx, foot, 62, SHADE, hair=None)
    up = foot - c.y
    laid = c.paste(g, bend=(c.x + 0.35 * up, foot - up / 0.8), alpha=0.02)
    c.multiply(np.clip(laid.whole() * 50, 0, 1), SHADE, 0.9)
    collar = p.at(0.58, 0.0)
    lead = [collar, (x + 30, y - 30), (sx - 26, foot - 30)]
    c.draw(lambda pen: pen.stroke(lead, (0.6, 0.2, 27), 2.2), detail=0.92)
    c.draw(lambda pen: pen.dot(*nose, 2.6, (0.2, 0.03, 30)), detail=0.92)


def polar(c: Canvas) -> tuple[Array, Array]:
    """Return distance from the fountain and angle (radians) on the whole card."""
    dx, dy = c.x - X, (c.y - Y) / FLAT
    return np.asarray(np.hypot(dx, dy) + 1e-3, np.float32), np.asarray(np.arctan2(dy, dx), np.float32)
