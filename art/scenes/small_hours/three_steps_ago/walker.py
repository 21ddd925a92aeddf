"""The rope of Three Steps Ago with its frayed end and its pigeon; the walker in the evening's rim of light."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import mix, pick, ramp
from art.painting.mask import Mask
from art.painting.motifs.birds import Bird, perched
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.people import paint_near_arm, paint_person
from art.painting.motifs.ribbon import ribbon
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, sample
from art.painting.stamps import strew

STEPS = ((318.0, 634.0), (416.0, 617.0), (528.0, 602.0))
"""Where his soles have touched the air."""

_ROPE = [(-30, 764, 24), (30, 736, 21.5), (92, 708, 18.5), (150, 684, 16), (196, 668, 14)]
_STRAW = ramp([(0.3, 0.075, 330), (0.46, 0.1, 22), (0.64, 0.12, 52), (0.82, 0.12, 72), (0.97, 0.08, 86)])


def rope(c: Canvas) -> None:
    """Three strands laid to the right, each of many yarns; they part and fray at the end."""
    _strands(c)
    band = ribbon(c, [(float(x), float(y), float(w)) for x, y, w in _ROPE])
    m = band.mask
    lay = band.along / np.maximum(band.radius, 4) * 0.92 + np.arcsin(np.clip(band.across, -0.99, 0.99)) * 0.95
    strand = np.abs(np.sin(lay))
    yarn = np.sin(lay * 9 + band.across * 2.5) * 0.5 + 0.5
    thread = c.noise.at("thread", lay * 3.2, band.across * 2 + band.along / 60, 0.5, 3)
    round_ = np.sqrt(np.clip(1.02 - band.across**2, 0, 1))
    t = 0.12 + 0.5 * strand**0.55 * (0.5 + 0.5 * round_) + 0.16 * (yarn - 0.5) + 0.3 * (thread - 0.5)
    t = t - 0.34 * band.across * 0.8 + 0.12 * band.along / 340
    c.fill(m, pick(_STRAW, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.85)
    c.multiply(m.edge(0, 9, 5), (0.36, 0.1, 290), 0.6)
    c.screen(m.edge(1, -4, 1.5), (0.98, 0.11, 76), 0.7)
    r = c.rng("fuzz")
    path = sample([(x, y) for x, y, _ in _ROPE], 300)
    n = 900
    k = r.integers(0, 300, n)
    wide = np.interp(k / 299, np.linspace(0, 1, len(_ROPE)), [w for _, _, w in _ROPE])
    side = np.where(r.random(n) < 0.6, -1.0, 1.0) * r.uniform(0.7, 1.06, n)
    x, y = path[k, 0] + 0.38 * wide * side, path[k, 1] + 0.92 * wide * side
    tones = pick(_STRAW, np.asarray(np.clip(0.6 - 0.25 * side + r.normal(0, 0.12, n), 0, 1), np.float32))
    strew(c, "hair", x, y, r.uniform(5, 13, n), r.normal(-0.9, 0.6, n), tones, seed="fuzz", detail=0.85, alpha=0.85)
    bird = Bird(body=(0.44, 0.07, 262), breast=(0.52, 0.09, 335), wing=(0.36, 0.06, 250), beak=(0.7, 0.1, 60))
    with c.group() as g:
        perched(c, bird, 134, 677, 52, seed="pigeon")
    p = c.paste(g)
    c.screen(p.edge(2.2, -0.5, 1.2), (0.97, 0.11, 74), 0.75)
    c.screen(p.edge(-1.6, -1.6, 1), (0.6, 0.08, 215), 0.6)


def _strands(c: Canvas) -> None:
    """The three strands' loose ends: each curls its own way and opens into a brush of yarns."""
    r = c.rng("frayed")
    ends = (
        ([(184, 669, 9), (210, 657, 8), (234, 647, 6.5), (252, 631, 5)], -44.0),
        ([(188, 671, 9), (220, 666, 8), (246, 662, 6.5), (264, 659, 5)], -4.0),
        ([(182, 676, 9), (206, 677, 8), (228, 683, 6.5), (246, 695, 5)], 44.0),
    )
    for points, way in ends:
        ex, ey, _ = points[-1]

        def brush(pen: Pen, ex: float = ex, ey: float = ey, way: float = way) -> None:
            for _ in range(54):
                a = math.radians(way + float(r.normal(0, 19)))
                q = float(r.uniform(18, 62))
                drop = float(r.uniform(2, 22))
                x, y = ex + float(r.normal(0, 2.4)), ey + float(r.normal(0, 2.4))
                mx, my = x + math.cos(a) * q * 0.55, y + math.sin(a) * q * 0.55
                tone = pick(_STRAW, np.asarray(float(r.uniform(0.45, 1.0)), np.float32))
                pen.stroke(
                    [
                        (x - math.cos(a) * 9, y - math.sin(a) * 9),
                        (mx, my),
                        (mx + math.cos(a) * q * 0.4, my + math.sin(a) * q * 0.3 + drop),
                    ],
                    tone,
                    float(r.uniform(0.8, 1.7)),
                    0.95,
                )

        c.draw(brush, detail=0.9)
        band = ribbon(c, points)
        m = band.mask
        t = 0.55 + 0.22 * np.sin(band.along / 1.5 + band.across * 2.4) * 0.5 - 0.28 * band.across
        c.fill(m, pick(_STRAW, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.9)
        c.screen(m.edge(1.6, -1, 1), (0.98, 0.11, 76), 0.6)


def walker(c: Canvas) -> None:
    """He strolls, chin up, coat and scarf behind him; evening from below and ahead, sea-green sky from behind."""
    who = Person(
        girth=1.34,
        belly=0.4,
        skin=(0.64, 0.1, 46),
        hair=(0.26, 0.04, 40),
        beard="moustache",
        dress="coat",
        hem=0.34,
        top=(0.3, 0.065, 262),
        bottom=(0.26, 0.06, 290),
        shoes=(0.2, 0.05, 300),
        hat="bowler",
        hat_colour=(0.25, 0.055, 270),
        scarf=(0.6, 0.21, 24),
    )
    pose = Pose(
        lean=-3,
        head=-9,
        arm_near=(24, 54),
        arm_far=(36, 48),
        leg_near=(36, 8),
        leg_far=(-16, 34),
        foot_near=74,
        foot_far=44,
        hand_near="fist",
        hand_far="fist",
    )
    j = joints(who, pose, 462, 598, 262, hold="feet")
    nx, ny = (j.hand_near[0] + j.hand_far[0]) / 2, (j.hand_near[1] + j.hand_far[1]) / 2
    far_half = [(nx, ny, 4.0), (nx + 84, ny - 18, 3.4), (nx + 170, ny - 18, 2.2)]
    near_half = [(nx + 4, ny, 4.0), (nx - 110, ny + 30, 4.6), (nx - 226, ny + 96, 5.2)]
    pole = ramp([(0.2, 0.06, 300), (0.36, 0.1, 340), (0.6, 0.13, 30), (0.92, 0.12, 72)])
    c.form(c.mask(limb(far_half, 30)), pole, thickness=6, rim=1.0, detail=0.9)
    _tails(c, j.waist[0], j.waist[1], j.unit)
    _scarf(c, j.neck[0], j.neck[1], j.unit)
    with c.group() as man:
        paint_person(c, who, j, near_arm_last=False)
    _model(c, c.paste(man))
    ux, uy = j.chest
    q = j.unit

    def trim(pen: Pen) -> None:
        pen.fill(
            curve(
                [
                    (j.neck[0] + 0.1 * q, j.neck[1] + 0.26 * q),
                    (ux + 0.5 * q, uy + 0.02 * q),
                    (ux + 0.4 * q, uy + 0.34 * q),
                ]
            ),
            (0.93, 0.05, 70),
            0.9,
        )
        for k in range(3):
            pen.dot(j.waist[0] + (0.52 + 0.03 * k) * q, j.waist[1] + (0.02 + 0.3 * k) * q, 0.055 * q, (0.9, 0.12, 76))

    c.draw(trim, relief=1.2, detail=0.95)
    c.form(c.mask(limb(near_half, 40)), pole, thickness=7, rim=1.0, detail=0.9)
    with c.group() as arm:
        paint_near_arm(c, who, j)
    _model(c, c.paste(arm))
    for x, y, dx, dy, w in ((*far_half[-1][:2], -18, 1, 3.4), (*near_half[-1][:2], 18, -10, 6.2)):
        tip = c.mask(limb([(x, y, w), (x + dx, y + dy, w)], 8))
        c.form(tip, (0.62, 0.21, 26), thickness=6, rim=0.9, detail=0.9)


def _model(c: Canvas, m: Mask) -> None:
    """Light round a body that stands against the sun: gold from ahead and below, sea-green from behind and above."""
    c.screen(m.edge(12, 8, 8), (0.62, 0.15, 40), 0.5)
    c.multiply(m.edge(-13, -5, 8), (0.3, 0.08, 285), 0.45)
    c.screen(m.edge(-4, -2.4, 2), (0.5, 0.085, 212), 0.75)
    c.screen(m.edge(3.0, 2.4, 1.4), (0.97, 0.12, 68), 0.9)


def _tails(c: Canvas, x: float, y: float, u: float) -> None:
    """The coat's skirt blows back."""
    m = c.mask(
        curve(
            [
                (x - 0.1 * u, y - 0.1 * u, CORNER),
                (x - 0.62 * u, y + 0.5 * u),
                (x - 1.2 * u, y + 0.98 * u),
                (x - 1.5 * u, y + 1.42 * u, CORNER),
                (x - 1.02 * u, y + 1.34 * u),
                (x - 0.72 * u, y + 1.62 * u, CORNER),
                (x - 0.3 * u, y + 1.4 * u),
                (x + 0.3 * u, y + 1.0 * u, CORNER),
            ]
        )
    )
    fold = 2.4 * np.sin((c.x[m.where] * 0.6 + c.y[m.where] * 0.42) / 4.4)
    c.form(
        m, mix((0.3, 0.065, 262), (0.2, 0.06, 285), 0.4), bump=np.asarray(fold, np.float32), thickness=9, detail=0.85
    )
    c.screen(m.edge(2, 3, 1.4), (0.97, 0.12, 66), 0.85)
    c.screen(m.edge(-3, -3, 2), (0.5, 0.085, 212), 0.6)


def _scarf(c: Canvas, x: float, y: float, u: float) -> None:
    """Two red ends stream behind him."""
    for k, points in enumerate(
        (
            [(0.0, 0.05, 0.15), (-0.5, -0.06, 0.17), (-0.95, 0.12, 0.16), (-1.4, -0.02, 0.19), (-1.85, 0.1, 0.16)],
            [(0.0, 0.12, 0.14), (-0.45, 0.22, 0.15), (-0.85, 0.5, 0.15), (-1.25, 0.44, 0.17), (-1.55, 0.66, 0.13)],
        )
    ):
        band = ribbon(c, [(x + px * u, y + py * u, w * u) for px, py, w in points])
        m = band.mask
        wave = 1.5 * np.sin(band.along / 6.0 + k) + 0.9 * np.sin(band.across * 5)
        c.form(m, (0.6, 0.22, 25), bump=np.asarray(wave, np.float32), thickness=7, rim=0.7, detail=0.9)
        hem = m * np.asarray((np.mod(band.along / u, 0.5) < 0.07) * (band.along > 1.2 * u), np.float32)
        c.glaze(hem, (0.9, 0.1, 70), 0.7)
        c.screen(m.edge(1, 2.4, 1), (0.98, 0.12, 66), 0.8)
        ex, ey, ew = (x + points[-1][0] * u, y + points[-1][1] * u, points[-1][2] * u)
        r = c.rng(f"fringe{k}")

        def fringe(pen: Pen, ex: float = ex, ey: float = ey, ew: float = ew, r: np.random.Generator = r) -> None:
            for i in range(11):
                fy = ey + ew * (i / 5 - 1) * 0.95
                q = float(r.uniform(0.3, 0.46)) * u
                tone = mix((0.6, 0.22, 25), (0.86, 0.13, 60), float(r.random()) * 0.5)
                pen.stroke(
                    [
                        (ex + 2, fy),
                        (ex - ew - q * 0.4, fy + float(r.normal(0, 1.4))),
                        (ex - ew - q, fy + float(r.normal(2, 2))),
                    ],
                    tone,
                    1.7,
                )

        c.draw(fringe, detail=0.9)
