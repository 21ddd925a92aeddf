"""A thin clerk is swept over the roofs of the office district by a flock of blank sheets."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.materials import cloth, cloud_bank
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.hands import grip
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, oval, polygon, sample
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
    (612, 968, 12),
    (668, 900, 24),
    (640, 818, 38),
    (500, 764, 52),
    (300, 724, 66),
    (140, 634, 80),
    (112, 490, 92),
    (206, 366, 104),
    (372, 290, 114),
    (520, 206, 122),
    (584, 84, 128),
    (560, -70, 134),
]
"""The flock's way out of one window, one broad ribbon: its middle and its width."""
_HAND = (438.0, 336.0)
"""Where the clerk holds on."""


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
    _flock(c)
    _strays(c)
    _clerk(c)
    _hawk(c)
    repaint(c, 0.15, seed="last")
    c.glow(612, 980, 36, (0.96, 0.11, 75), 0.7)


def _block(c: Canvas, x: float, y: float, w: float, tone: Colour, fade: float, name: str) -> None:
    """An office block seen a little from above: roof, lit front, shaded return."""
    r = c.rng(f"block/{name}")
    d = w * 0.34
    c.form(
        c.mask(polygon([(x - d, y - d * 0.42), (x, y), (x, 1240), (x - d, 1240)])),
        mix(tone, (0.4, 0.075, 262), 0.62),
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
        mix(tone, (0.97, 0.05, 76), 0.55),
        thickness=3,
        haze=fade,
        mottle=0.12,
        detail=0.4,
    )
    # A wall in the sun: pale towards its lit edge, its foot in the street's shade.
    wall = c.mask(box(x, y, w, 1240 - y))
    c.screen(wall * smoothstep(x, x + w, c.x), (0.95, 0.1, 68), 0.26 * (1 - fade))
    c.multiply(wall * smoothstep(y + 60, y + 260, c.y), (0.5, 0.08, 262), 0.4 * (1 - fade))
    c.multiply(c.mask(box(x, y, w, 9), soft=2), (0.5, 0.08, 262), 0.4 * (1 - fade))
    hut = c.mask(box(x + w * 0.2 - d * 0.5, y - d * 0.5, w * 0.26, d * 0.42))
    c.shadow(hut, -0.16 * w, 4, 3, 0.4 * (1 - fade))
    c.form(hut, mix(tone, c.light.shade, 0.2), thickness=4, haze=fade, detail=0.4)
    tank = c.mask(box(x + w * 0.56, y - d * 0.62, w * 0.16, d * 0.4, 3))
    c.shadow(tank, -0.12 * w, 5, 3, 0.4 * (1 - fade))
    c.form(tank, (0.56, 0.08, 40), haze=fade, rim=0.6, detail=0.5)
    mast = [(x + w * 0.1, y - d * 0.2), (x + w * 0.1, y - d * 0.2 - w * 0.34)]
    c.draw(lambda pen: pen.stroke(mast, mix((0.36, 0.04, 260), c.palette.haze, fade), 1.8), detail=0.6)
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


def _sheet(
    c: Canvas,
    x: float,
    y: float,
    size: float,
    turn: float,
    curl: float,
    tilt: float,
    fade: float,
    bias: float = 0.08,
) -> None:
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
        bias=bias,
        detail=0.75,
    )


def _flock(c: Canvas) -> None:
    """Sheets laid like the scales of one long creature: rows across the ribbon, each row over the one before."""
    r = c.rng("flock")
    way = sample(_FLIGHT, 900)
    gone = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(way[:, :2], axis=0).T))])
    at, row = 4.0, 0
    while at < gone[-1] - 4:
        k = int(np.searchsorted(gone, at))
        x, y, width = (float(q) for q in way[k])
        ahead, back = way[min(k + 12, 899)], way[max(k - 12, 0)]
        angle = math.atan2(ahead[1] - back[1], ahead[0] - back[0])
        t = at / gone[-1]
        # The ribbon turns on its axis as it flies: broad, then nearly edge on, then broad again.
        twist = 0.74 + 0.26 * math.cos(t * 15.0)
        size = width * 0.56
        n = 3 + row % 2
        for m in range(n):
            across = (m - (n - 1) / 2) * 0.36 * width * twist
            bend = 0.05 * width * math.sin(at / 60 + m)
            px = x - math.sin(angle) * across + math.cos(angle) * bend + float(r.normal(0, 0.032)) * width
            py = y + math.cos(angle) * across + math.sin(angle) * bend + float(r.normal(0, 0.032)) * width
            lean = math.degrees(angle) + 90 + 9 * (m - (n - 1) / 2) + float(r.normal(0, 8))
            curl = 0.3 * math.sin(t * 15.0 + m) + float(r.normal(0, 0.1))
            # The ribbon is rounded: what faces the light is paler than its far side.
            lit = (-math.sin(angle) * 0.6 - math.cos(angle) * 0.55) * across / width
            fade = 0.34 * float(smoothstep(0.34, 0.0, t))
            _sheet(c, px, py, size, lean, curl, twist, fade, 0.05 + 0.42 * lit + float(r.normal(0, 0.02)))
        at += size * 0.5
        row += 1


def _strays(c: Canvas) -> None:
    """A few sheets have come loose, along the outside of the bends only."""
    for x, y, size, turn, curl in (
        (52, 566, 40, 30, 0.5),
        (92, 742, 34, -40, -0.4),
        (716, 838, 22, 60, 0.4),
        (684, 46, 52, -24, 0.5),
        (236, 244, 46, 48, -0.5),
        (420, 836, 24, 20, 0.4),
        (60, 380, 44, -18, 0.4),
    ):
        _sheet(c, float(x), float(y), float(size), float(turn), curl, 0.9, 0.1)


def _clerk(c: Canvas) -> None:
    """He hangs by one hand from the lowest edge of the swarm and kicks; the tie flies behind."""
    who = Person(
        girth=0.8,
        skin=(0.78, 0.075, 60),
        hair=(0.2, 0.02, 50),
        hair_style="short",
        top=(0.9, 0.03, 230),
        bottom=(0.36, 0.05, 255),
        shoes=(0.26, 0.03, 40),
    )
    pose = Pose(
        lean=24,
        bend=-6,
        head=-22,
        arm_near=(-52, -28),
        arm_far=(166, 6),
        leg_near=(58, 74),
        leg_far=(-30, 40),
        foot_near=50,
        foot_far=40,
        hand_far="fist",
    )
    j = joints(who, pose, 0, 0, 318, left=True, hold="hip")
    j = joints(who, pose, _HAND[0] - j.hand_far[0], _HAND[1] - j.hand_far[1], 318, left=True, hold="hip")
    u = j.unit
    hx, hy = j.hand_far
    # The sheet that he has caught, by its lower edge; the fist closes over it.
    _sheet(c, hx - 4, hy - 40, 92, 8.0, 0.35, 1.1, 0.0)
    paint_person(c, who, j, awake=True)
    grip(c, (hx - 2, hy - 7), 178, (hx + 3, hy + 12), u * 0.98, who.skin, wrist_radius=0.11)
    _face(c, j)
    nx, ny = j.neck
    tie = [
        (nx - 4, ny + 6, CORNER),
        (nx + 34, ny - 14),
        (nx + 74, ny - 6),
        (nx + 112, ny - 36, CORNER),
        (nx + 136, ny - 34, CORNER),
        (nx + 128, ny - 12, CORNER),
        (nx + 78, ny + 12),
        (nx + 34, ny),
        (nx, ny + 16, CORNER),
    ]
    knot = c.mask(curve(tie))
    cloth(c, knot, (0.58, 0.18, 30), angle=0, fold=14, depth=2, thickness=6, seed="tie", detail=0.85)


def _face(c: Canvas, j: Joints) -> None:
    """Round glasses, a flush, a mouth open for a shout or a laugh."""
    a = math.radians(j.head_turn)

    def at(forward: float, up: float) -> tuple[float, float]:
        px, py = forward * j.unit * j.side, -up * j.unit
        return j.head[0] + px * math.cos(a) - py * math.sin(a), j.head[1] + px * math.sin(a) + py * math.cos(a)

    u = j.unit

    def work(pen: Pen) -> None:
        pen.fill(oval(*at(0.34, -0.235), 0.055 * u, 0.05 * u), (0.34, 0.1, 20))
        pen.fill(oval(*at(0.345, -0.215), 0.04 * u, 0.014 * u), (0.96, 0.01, 80))
        pen.stroke(oval(*at(0.29, 0.055), 0.105 * u, 0.12 * u, j.head_turn), (0.24, 0.05, 40), 0.035 * u)
        pen.stroke([at(0.18, 0.07), at(-0.04, 0.05)], (0.24, 0.05, 40), 0.032 * u)
        pen.dot(*at(0.33, 0.1), 0.022 * u, (0.99, 0.01, 90), 0.9)

    c.draw(work, detail=0.95)


def _hawk(c: Canvas) -> None:
    """The one that has chosen: a sheet folded into a hawk, high and alone."""
    x, y = 704.0, 306.0
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
