"""A thin clerk is swept over the roofs of the office district by a flock of blank sheets."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import cloth, cloud_bank
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, polygon, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Annual Leave",
    hero="thin clerk of 40, limbs wide, swept over the roofs by a flock of blank paper sheets",
    idea="carried by",
    place="sky, office district",
    palette="pearl fog",
    composition="tiny figure in a void",
    time="afternoon",
    symbols=("paper", "necktie", "office window"),
    hidden="one sheet has folded itself into a hawk",
    readings=("resignation", "panic", "freedom"),
    person=True,
)
FINISH = {"vignette": 0.3, "saturation": 1.14, "bloom": 0.4}

_FLIGHT = [
    (612, 968, 20),
    (520, 900, 34),
    (360, 850, 50),
    (230, 760, 66),
    (250, 640, 80),
    (390, 560, 96),
    (520, 470, 110),
    (560, 350, 104),
    (470, 250, 90),
    (330, 200, 74),
    (190, 130, 60),
    (90, 30, 50),
]
"""The flock's way out of one window: middle and how far it spreads."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.6, -0.55, 0.5),
        key=(0.98, 0.06, 78),
        shade=(0.52, 0.07, 255),
        rim=(0.7, -0.5, 0),
        rim_colour=(0.98, 0.07, 75),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.68, 0.06, 245)),
            (0.25, (0.8, 0.045, 235)),
            (0.5, (0.9, 0.04, 80)),
            (0.72, (0.93, 0.065, 68)),
            (1, p.sky[3]),
        ]
    )
    streaks(c, 20, 520, (0.98, 0.02, 80), share=0.7, seed="high", cover=0.75)
    c.glow(740, 640, 300, (0.98, 0.09, 75), 0.75)
    cloud_bank(
        c,
        lambda x: 790 + 30 * math.sin(x / 130),
        [(0.72, 0.05, 250), (0.88, 0.04, 60), (0.98, 0.04, 80)],
        seed="low",
        size=(20, 60),
        rows=2,
        alpha=0.75,
    )
    _city(c)
    repaint(c, 0.9, seed="air")
    _flock(c, behind=True)
    _clerk(c)
    _flock(c, behind=False)
    _hawk(c)
    repaint(c, 0.15, seed="last")
    c.glow(612, 980, 36, (0.96, 0.11, 75), 0.7)


def _block(c: Canvas, x: float, y: float, w: float, tone: Colour, fade: float, name: str) -> None:
    """An office block seen a little from above: roof, lit front, shaded return."""
    r = c.rng(f"block/{name}")
    d = w * 0.34
    c.form(
        c.mask(polygon([(x - d, y - d * 0.42), (x, y), (x, 1240), (x - d, 1240)])),
        mix(tone, c.light.shade, 0.45),
        thickness=3,
        haze=fade,
        detail=0.4,
    )
    c.form(
        c.mask(polygon([(x, y), (x + w, y), (x + w, 1240), (x, 1240)])),
        tone,
        thickness=3,
        haze=fade,
        mottle=0.1,
        detail=0.4,
    )
    c.form(
        c.mask(polygon([(x, y), (x + w, y), (x + w - d, y - d * 0.42), (x - d, y - d * 0.42)])),
        mix(tone, (0.95, 0.03, 80), 0.35),
        thickness=3,
        haze=fade,
        mottle=0.12,
        detail=0.4,
    )
    hut = c.mask(box(x + w * 0.2 - d * 0.5, y - d * 0.5, w * 0.26, d * 0.42))
    c.form(hut, mix(tone, c.light.shade, 0.2), thickness=4, haze=fade, detail=0.4)
    places = [
        (x + 8 + k * 18, y + 14 + row * 26, float(r.random()))
        for row in range(int((1210 - y) / 26))
        for k in range(int((w - 10) / 18))
    ]

    def panes(pen: Pen) -> None:
        for px, py, q in places:
            glassy: Colour = (0.95, 0.09, 78) if q < 0.07 else mix((0.46, 0.05, 245), (0.82, 0.05, 60), q * 0.6)
            pen.fill(box(px, py, 11, 17), glassy, 1 - fade * 0.7)
            if q > 0.7:
                pen.fill(box(px, py, 11, 7), (0.88, 0.04, 85), (1 - fade) * 0.7)

    c.draw(panes, detail=0.5)


def _city(c: Canvas) -> None:
    for row, (y, tone, fade) in enumerate(
        ((850, (0.66, 0.045, 250), 0.55), (925, (0.58, 0.05, 30), 0.3), (1010, (0.5, 0.06, 250), 0.1))
    ):
        r = c.rng(f"city{row}")
        x = -40.0 + 30 * row
        k = 0
        while x < 820:
            w = float(r.uniform(66, 112)) * (1 + 0.25 * row)
            top = y + float(r.uniform(-60, 60))
            if row == 1 and 520 < x < 640:
                top = 930
            shade = mix(tone, ((0.7, 0.08, 45), (0.62, 0.05, 200), (0.78, 0.04, 85))[k % 3], 0.5)
            _block(c, x, top, w, shade, fade, f"{row}/{k}")
            x += w + float(r.uniform(26, 60))
            k += 1
        c.fog(y + 40, y + 150, (0.95, 0.045, 72), 0.55)
    c.fog(1100, 1240, (0.9, 0.04, 75), 0.6)


def _sheet(c: Canvas, x: float, y: float, size: float, turn: float, curl: float, tilt: float, fade: float) -> None:
    """One blank sheet on the wind; `curl` bends it, `tilt` narrows it as it turns away."""
    w, h = size * 0.36 * tilt, size * 0.5
    a = math.radians(turn)

    def at(u: float, v: float) -> tuple[float, float]:
        px, py = u * w, v * h + curl * size * 0.22 * (1 - u * u)
        return x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a)

    shape = c.mask(
        curve(
            [
                (*at(-1, -1), CORNER),
                at(0, -1),
                (*at(1, -1), CORNER),
                (*at(1, 1), CORNER),
                at(0, 1),
                (*at(-1, 1), CORNER),
            ]
        )
    )
    if shape.empty:
        return
    local = shape.where
    u = ((c.x[local] - x) * math.cos(a) + (c.y[local] - y) * math.sin(a)) / max(w, 1)
    bump = curl * size * 0.34 * (1 - u * u) + 0.12 * size * u * math.sin(turn)
    if size > 26:
        c.shadow(shape, -size * 0.08, size * 0.14, size * 0.1, 0.18, (0.5, 0.08, 260))
    c.form(
        shape,
        (0.95, 0.025, 85),
        thickness=2,
        bump=np.asarray(bump, np.float32),
        gain=1.2,
        depth=0.55,
        haze=fade,
        mottle=0.03,
        rim=0.4,
        bias=0.08,
        detail=0.75,
    )


def _flock(c: Canvas, *, behind: bool) -> None:
    r = c.rng(f"flock/{behind}")
    way = sample(_FLIGHT, 200)
    n = 230 if behind else 84
    for _ in range(n):
        t = float(r.random())
        x, y, spread = (float(q) for q in way[int(t * 199)])
        along = way[min(int(t * 199) + 4, 199)] - way[max(int(t * 199) - 4, 0)]
        off, push = float(np.clip(r.normal(0, 0.55), -1.3, 1.3)), float(r.normal(0, 0.2))
        long = math.hypot(along[0], along[1]) or 1.0
        px, py = (
            x - along[1] / long * off * spread + push * spread,
            y + along[0] / long * off * spread + push * spread * 0.5,
        )
        near = smoothstep(0.0, 0.6, t)
        size = (11 + 40 * float(near)) * float(r.uniform(0.6, 1.25)) * (0.8 if behind else 1.15)
        if not behind and math.hypot(px - 500, (py - 452) * 0.8) < 108:
            continue
        turn = math.degrees(math.atan2(along[1], along[0])) + float(r.normal(0, 34))
        _sheet(
            c,
            px,
            py,
            size,
            turn,
            float(np.clip(r.normal(0, 0.4), -0.7, 0.7)),
            float(r.uniform(0.5, 1.15)),
            0.25 if behind and t < 0.4 else 0.0,
        )


def _clerk(c: Canvas) -> None:
    who = Person(
        girth=0.76,
        skin=(0.8, 0.06, 65),
        hair=(0.2, 0.02, 50),
        hair_style="short",
        top=(0.9, 0.03, 230),
        bottom=(0.36, 0.05, 255),
        shoes=(0.26, 0.03, 40),
    )
    pose = Pose(
        lean=28,
        bend=-12,
        head=-24,
        arm_near=(132, 14),
        arm_far=(-70, -20),
        leg_near=(-64, 34),
        leg_far=(46, 52),
        foot_near=20,
        foot_far=30,
        turn=-12,
    )
    j = joints(who, pose, 500, 480, 236, left=True, hold="hip")
    paint_person(c, who, j, awake=True)
    nx, ny = j.neck
    tie = c.mask(
        curve(
            [
                (nx - 4, ny + 6, CORNER),
                (nx + 28, ny - 12),
                (nx + 62, ny - 8),
                (nx + 92, ny - 34, CORNER),
                (nx + 110, ny - 32, CORNER),
                (nx + 104, ny - 16, CORNER),
                (nx + 66, ny + 5),
                (nx + 28, ny - 3),
                (nx, ny + 12, CORNER),
            ]
        )
    )
    c.shadow(tie, -2, 5, 3, 0.4)
    cloth(c, tie, (0.58, 0.18, 30), angle=0, fold=14, depth=2, thickness=6, seed="tie", detail=0.85)


def _hawk(c: Canvas) -> None:
    """The one that has chosen: a sheet folded into a hawk, high and alone."""
    x, y = 694.0, 176.0
    facets: tuple[tuple[tuple[tuple[float, float], ...], float], ...] = (
        (((0, 0), (-74, -40), (-30, 10)), -0.16),
        (((0, 0), (-30, 10), (-8, 24)), -0.34),
        (((0, 0), (64, -50), (34, 4)), 0.12),
        (((0, 0), (34, 4), (8, 24)), -0.1),
        (((-8, 24), (0, 0), (8, 24), (16, 56), (-14, 54)), 0.02),
        (((-7, 4), (0, -24), (8, 2), (0, 10)), 0.16),
    )
    for points, tone in facets:
        part = c.mask(polygon([(x + px, y + py) for px, py in points]))
        c.form(part, (0.93, 0.03, 85), thickness=1.5, bias=tone, rim=0.2, detail=0.9)
