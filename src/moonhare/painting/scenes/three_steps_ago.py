"""High in a street canyon a rope walker strolls on in the evening light; his rope ended three steps ago."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.motifs.birds import Bird, far_birds, perched
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_near_arm, paint_person
from moonhare.painting.motifs.ribbon import ribbon
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.scenes._three_steps_ago_city import VX, VY, street, towers
from moonhare.painting.shapes import limb
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Three Steps Ago",
    hero="stout rope walker of 50 in a bowler, high between towers, strolling on where his rope has ended",
    idea="missing",
    place="city, street canyon",
    palette="storm plum",
    composition="deep tunnel",
    time="dusk",
    symbols=("rope", "balance pole", "tower"),
    hidden="a pigeon on the rope's end looks after him",
    readings=("confidence", "bluff", "momentum"),
    person=True,
)
FINISH = {"vignette": 0.36, "bloom": 0.5, "saturation": 1.1, "contrast": 0.16, "focus": Focus(440, 520, 300, 430, 0.3)}

_ROPE = [(-30, 742, 21), (60, 706, 17.5), (150, 672, 14.5), (236, 644, 12), (300, 626, 10.5)]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.25, -0.35, 0.4),
        key=(0.96, 0.1, 76),
        shade=(0.27, 0.09, 300),
        rim=(0.7, -0.7, 0),
        rim_colour=(0.97, 0.12, 74),
        bounce=(0.6, 0.13, 350),
        bounce_share=0.15,
    )
    _sky(c)
    towers(c, far=True)
    c.fog(VY - 130, VY + 120, (0.95, 0.11, 66), 0.6, 110)
    c.glow(VX, VY + 10, 120, (0.98, 0.11, 76), 0.8)
    towers(c, far=False)
    street(c)
    _air(c)
    repaint(c, 0.4, seed="city", loose=0.6)
    far_birds(c, [(500, 300, 22), (528, 286, 16), (476, 276, 14), (550, 312, 12)], (0.3, 0.1, 320), seed="swifts")
    _rope(c)
    _walker(c)


def _sky(c: Canvas) -> None:
    d = np.hypot((c.x - VX) * 0.8, c.y - VY - 10) / 640
    t = d + 0.06 * (c.field("sky", 200, 4, (2, 1)) - 0.5)
    table = ramp(
        [
            (0, (0.98, 0.08, 88)),
            (0.14, (0.95, 0.12, 74)),
            (0.34, (0.84, 0.14, 48)),
            (0.56, (0.68, 0.13, 12)),
            (0.8, (0.5, 0.11, 335)),
            (1, (0.38, 0.1, 308)),
        ]
    )
    c.fill(c.full(), pick(table, np.asarray(t, np.float32)), detail=0.0)
    streaks(c, 20, 300, (0.9, 0.12, 40), share=0.55, seed="high", cover=0.5)
    streaks(c, 260, 520, (0.98, 0.08, 74), share=0.5, seed="low", cover=0.5)


def _air(c: Canvas) -> None:
    """Light stands in the dust between the walls; below, the street is drowned in plum."""
    low = smoothstep(900, 1230, c.y)
    c.multiply(np.asarray(low, np.float32), (0.4, 0.12, 305), 0.75)
    glow = np.exp(-((np.hypot((c.x - VX) / 260, (c.y - VY - 40) / 340)) ** 2))
    c.screen(np.asarray(glow, np.float32), (0.8, 0.14, 50), 0.4)
    c.rays(VX, VY, [18, 34, 52, 128, 146, 163, 196, 338], 640, 80, (0.95, 0.12, 66), 0.22, 18)


def _rope(c: Canvas) -> None:
    band = ribbon(c, [(float(x), float(y), float(w)) for x, y, w in _ROPE])
    m = band.mask
    turn = band.along / np.maximum(band.radius, 4) * 0.85 + band.across * 1.4
    twist = 6 * np.abs(np.sin(turn)) ** 0.6 + 6 * np.sqrt(np.clip(1.02 - band.across**2, 0, 1))
    body = c.relief(m, 10)
    c.form(body, (0.66, 0.11, 62), bump=np.asarray(twist, np.float32), rim=0.9, depth=0.9, detail=0.8)
    groove = m * np.asarray(np.clip(1 - np.abs(np.sin(turn)) * 2.6, 0, 1), np.float32)
    c.multiply(groove, (0.36, 0.1, 30), 0.75)
    c.screen(m.edge(2, -5, 2), (0.98, 0.11, 76), 0.75)
    r = c.rng("frayed")
    ex, ey, _ = _ROPE[-1]
    for i in range(15):
        k = i - 7
        a = -0.28 + k * 0.13 + float(r.normal(0, 0.07))
        q = float(r.uniform(24, 50))
        droop = 7 + 2.2 * abs(k)
        points = [
            (ex - 4, ey + k * 1.1, 2.6),
            (ex + math.cos(a) * q * 0.6, ey + k * 0.9 + math.sin(a) * q * 0.6, 1.6),
            (ex + math.cos(a) * q, ey + k * 0.9 + math.sin(a) * q + droop * 0.6, 0.7),
        ]
        c.form(c.mask(limb(points, 14)), (0.76, 0.11, 66), thickness=4, rim=1.0, detail=0.9)
    whip = c.mask(limb([(ex - 8, ey + 1, 4.4), (ex, ey + 1, 5.4), (ex + 3, ey, 4)], 8))
    c.form(whip, (0.56, 0.18, 26), thickness=5, rim=0.8, detail=0.9)
    bird = Bird(body=(0.42, 0.06, 300), breast=(0.5, 0.09, 335), wing=(0.34, 0.05, 295), beak=(0.7, 0.1, 60))
    perched(c, bird, 244, 632, 46, seed="pigeon")


def _walker(c: Canvas) -> None:
    who = Person(
        girth=1.4,
        belly=0.42,
        skin=(0.62, 0.09, 45),
        hair=(0.26, 0.04, 40),
        beard="moustache",
        dress="coat",
        hem=0.3,
        top=(0.24, 0.06, 300),
        bottom=(0.2, 0.06, 300),
        shoes=(0.16, 0.04, 300),
        hat="bowler",
        hat_colour=(0.19, 0.05, 300),
        scarf=(0.58, 0.2, 24),
    )
    pose = Pose(
        lean=1,
        head=-5,
        arm_near=(26, 52),
        arm_far=(34, 50),
        leg_near=(27, 4),
        leg_far=(-21, 16),
        foot_near=80,
        foot_far=52,
        hand_near="fist",
        hand_far="fist",
    )
    j = joints(who, pose, 462, 586, 218, hold="feet")
    nx, ny = (j.hand_near[0] + j.hand_far[0]) / 2, (j.hand_near[1] + j.hand_far[1]) / 2
    far_half = [(nx, ny, 3.4), (nx + 90, ny - 22, 2.8), (nx + 178, ny - 28, 2.0)]
    near_half = [(nx + 4, ny, 3.4), (nx - 110, ny + 36, 4.0), (nx - 216, ny + 92, 4.6)]
    c.form(c.mask(limb(far_half, 30)), (0.34, 0.08, 330), thickness=5, rim=1.0, detail=0.9)
    with c.group() as man:
        paint_person(c, who, j, near_arm_last=False)
    m = c.paste(man)
    c.screen(m.edge(2.4, 1.6, 1.2), (0.97, 0.12, 70), 0.75)
    c.screen(m.edge(-2.0, 1.6, 1.2), (0.95, 0.13, 55), 0.5)
    c.form(c.mask(limb(near_half, 40)), (0.3, 0.08, 320), thickness=6, rim=1.0, detail=0.9)
    paint_near_arm(c, who, j)
    for x, y, dx, dy, w in ((*far_half[-1][:2], -16, 2, 3.0), (*near_half[-1][:2], 16, -8, 5.4)):
        tip = c.mask(limb([(x, y, w), (x + dx, y + dy, w)], 8))
        c.form(tip, (0.6, 0.2, 24), thickness=6, rim=0.9, detail=0.9)
