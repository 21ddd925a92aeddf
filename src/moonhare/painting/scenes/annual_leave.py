"""Out of one lit window a whole office's paper has flown up as a great bird; a small clerk hangs from its feet."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import cloth
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, box, curve, limb, polygon, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Annual Leave",
    hero="great white bird made of blank paper sheets, flown up out of an office window, a tiny clerk hanging from it",
    idea="carried by",
    place="sky, office district",
    palette="pearl fog",
    composition="tiny figure in a void",
    time="afternoon",
    symbols=("paper", "necktie", "office window"),
    hidden="one loose sheet has folded itself into a small hawk",
    readings=("resignation", "rescue", "freedom"),
    person=True,
)
FINISH = {"vignette": 0.4, "saturation": 1.15, "bloom": 0.45, "bristle": 0.004, "focus": Focus(400, 460, 400, 480, 0.3)}

_SMALL = 0.9
_FEET = (470.0, 742.0)
"""The bird's feet in its own frame, which the card shows a little smaller."""
_HANDS = (459.0, 744.0)
_WINDOW = (226.0, 1082.0)
_Pair = tuple[float, float]


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.55, -0.1, 0.55),
        key=(0.985, 0.06, 78),
        shade=(0.45, 0.075, 255),
        rim=(0.7, 0.4, 0),
        rim_colour=(0.98, 0.1, 70),
        bounce=(0.9, 0.08, 65),
        bounce_share=0.3,
    )
    c.wash(
        [
            (0, (0.4, 0.065, 252)),
            (0.25, (0.55, 0.06, 246)),
            (0.48, (0.73, 0.045, 235)),
            (0.62, (0.84, 0.085, 62)),
            (0.8, (0.86, 0.085, 58)),
            (1, (0.62, 0.05, 250)),
        ],
        warp=14,
    )
    streaks(c, 40, 620, (0.9, 0.03, 80), share=0.4, seed="high", cover=0.5)
    c.glow(610, 830, 260, (0.98, 0.11, 72), 0.75)
    disc = c.mask(limb([(610, 830, 62), (611, 830, 62)]), soft=4)
    c.fill(disc, (0.99, 0.045, 88), 1.0, detail=0.4)
    c.emit(disc, 0.6)
    _city(c)
    repaint(c, 0.5, seed="air")
    _trail(c)
    with c.group() as bird:
        _bird(c)
    c.paste(bird, bend=(400 + (c.x - 396) / _SMALL, 640 + (c.y - 652) / _SMALL))
    _clerk(c)
    _hawk(c)
    repaint(c, 0.1, seed="last")


def _city(c: Canvas) -> None:
    """The tops of office towers in a sea of mist; in one of them a window stands open and lit."""
    r = c.rng("city")
    rows: tuple[tuple[float, Colour, float, int], ...] = (
        (980, (0.72, 0.05, 252), 70, 9),
        (1030, (0.58, 0.06, 254), 88, 7),
        (1076, (0.42, 0.065, 256), 112, 6),
    )
    for row, (y, tone, w, n) in enumerate(rows):
        for k in range(n):
            x = -30 + 860 * (k + 0.3 * float(r.random())) / n
            top = y + float(r.uniform(-70, 56))
            if row == 2 and abs(x - _WINDOW[0]) < 130:
                x, top = _WINDOW[0] - (62 if k % 2 else 200), 1030 if k % 2 else 1128
            m = c.mask(polygon([(x, top), (x + w, top), (x + w, 1240), (x, 1240)]))
            fade = np.asarray(smoothstep(top + 250, top + 20, c.y), np.float32)
            c.form(m * fade, tone, thickness=3, mottle=0.05, rim=0.7, detail=0.35)
            c.fill(c.mask(box(x + w * 0.2, top - 14, w * 0.3, 15)), tone, 0.9, detail=0.35)

            def panes(pen: Pen, x0: float = x, y0: float = top, wide: float = w, ink: Colour = tone) -> None:
                for i in range(int(wide / 20)):
                    for j in range(6):
                        pen.fill(box(x0 + 9 + i * 20, y0 + 18 + j * 30, 10, 17), mix(ink, (0.3, 0.06, 258), 0.4), 0.7)

            if row:
                c.draw(panes, detail=0.5)
        c.fog(y + 10, y + 190, (0.92, 0.07, 66), 0.85, cell=190)
    wx, wy = _WINDOW
    pane = c.mask(box(wx - 13, wy - 18, 26, 36))
    c.fill(pane, (0.97, 0.11, 82), detail=0.95)
    c.emit(pane, 0.9)
    c.glow(wx, wy, 46, (0.95, 0.13, 74), 0.9)
    c.fog(1120, 1240, (0.86, 0.04, 80), 0.4)


def _sheet(
    c: Canvas, x: float, y: float, size: float, turn: float, curl: float, fade: float, bias: float, slim: float = 0.9
) -> None:
    """One blank sheet: long side towards `turn` degrees, bent by `curl`."""
    w, h = size * 0.36 * slim, size * 0.5
    a = math.radians(turn - 90)

    def at(u: float, v: float) -> _Pair:
        px, py = u * w, v * h + curl * size * 0.2 * (1 - u * u)
        return x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a)

    corners = [(*at(-1, -1), CORNER), at(0, -1), (*at(1, -1), CORNER), (*at(1, 1), CORNER), at(0, 1)]
    shape = c.mask(curve([*corners, (*at(-1, 1), CORNER)]))
    if shape.empty:
        return
    near = shape.where
    u = ((c.x[near] - x) * math.cos(a) + (c.y[near] - y) * math.sin(a)) / max(w, 1)
    bump = curl * size * 0.34 * (1 - u * u)
    if size > 26:
        c.shadow(shape, -size * 0.05, size * 0.1, size * 0.09, 0.3, (0.42, 0.09, 262))
    c.form(
        shape,
        (0.94, 0.022, 85),
        thickness=2,
        bump=np.asarray(bump, np.float32),
        depth=0.55,
        haze=fade,
        mottle=0.02,
        rim=0.5,
        bias=bias,
        detail=0.75,
    )


def _wing(
    c: Canvas, edge: list[_Pair], aims: _Pair, lengths: list[float], n: int, size: float, fade: float, name: str
) -> None:
    """Feather a wing: rows of sheets from its leading edge back, the coverts last; `aims` in degrees, root and tip."""
    r = c.rng(f"wing/{name}")
    line = sample([(float(q[0]), float(q[1])) for q in edge], 100)
    rows = (1.0, 0.74, 0.5, 0.27, 0.06)
    for i, q in enumerate(rows):
        for k in range(n):
            t = (k + 0.5 * (i % 2)) / (n - 1)
            if t > 1:
                continue
            x, y = (float(v) for v in line[min(int(t * 99), 99)])
            aim = aims[0] + (aims[1] - aims[0]) * t**1.15 + float(r.normal(0, 3))
            long = float(np.interp(t, np.linspace(0, 1, len(lengths)), lengths))
            a = math.radians(aim)
            d = q * long
            own = size * (0.86 + 0.3 * q) * (1 - 0.22 * t)
            shade_by = 0.07 - 0.24 * (1 - q) * (1 - t) + 0.1 * t + 0.06 * (i % 2) + float(r.normal(0, 0.025))
            _sheet(c, x + math.cos(a) * d, y + math.sin(a) * d, own, aim, float(r.normal(0.1, 0.14)), fade, shade_by)


def _bird(c: Canvas) -> None:
    far_edge = [(500.0, 520.0), (566.0, 390.0), (626.0, 270.0), (716.0, 160.0)]
    under: Colour = (0.66, 0.05, 250)
    c.fill(
        c.mask(curve([(470, 540), (520, 390), (600, 250), (690, 180), (650, 280), (600, 410), (560, 520)])), under, 0.8
    )
    _wing(c, far_edge, (196, 262), [120, 168, 176, 104], 11, 92, 0.22, "far")
    for k, a in enumerate((150, 210, 160, 200, 170, 190, 180)):
        rad = math.radians(a - 8)
        for d in (150, 92, 40, -10):
            _sheet(
                c,
                226 + math.cos(rad) * d,
                566 + math.sin(rad) * d * 0.8,
                74 + 0.12 * d,
                a - 8.0,
                0.1 * (-1) ** k,
                0.02,
                0.02 - 0.0006 * abs(a - 180),
            )
    spine = sample(
        [
            (186.0, 574, 50),
            (280, 566, 62),
            (380, 552, 84),
            (480, 530, 80),
            (566, 494, 54),
            (630, 452, 33),
            (690, 424, 23),
        ],
        160,
    )
    body = c.mask(limb([(float(x), float(y), float(w) * 0.94) for x, y, w in spine[22:]], 160))
    c.form(body, (0.9, 0.025, 240), thickness=60, detail=0.5)
    r = c.rng("scales")
    for k in range(0, 158, 6):
        x, y, w = (float(v) for v in spine[k])
        nx, ny, _ = (float(v) for v in spine[min(k + 2, 159)])
        aim = math.degrees(math.atan2(ny - y, nx - x)) + 180
        n = max(4, int(w / 12))
        for m in range(n):
            off = (m / (n - 1) - 0.5) * 1.75
            px, py = x - math.sin(math.radians(aim)) * off * w, y + math.cos(math.radians(aim)) * off * w
            low = -off if math.cos(math.radians(aim)) < 0 else off
            lit = 0.04 + 0.1 * k / 158 - 0.13 * low
            _sheet(
                c, px, py, 30 + 0.36 * w, aim + 14 * off, float(r.normal(0, 0.1)), 0.0, lit + float(r.normal(0, 0.02))
            )
    _head(c)
    near_edge = [(470.0, 510.0), (452.0, 390.0), (404.0, 280.0), (300.0, 142.0)]
    _wing(c, near_edge, (158, 232), [170, 232, 236, 116], 12, 96, 0.0, "near")
    for dx in (-9.0, 9.0):
        leg = c.mask(limb([(430 + dx * 2, 610, 6), (456 + dx, 680, 3.4), (_FEET[0] + dx * 0.6, _FEET[1] - 6, 3)]))
        c.form(leg, (0.93, 0.03, 85), thickness=3, rim=0.6, detail=0.85)


def _head(c: Canvas) -> None:
    """The head is folded: three faces and a long beak."""
    faces: tuple[tuple[tuple[_Pair, ...], float, Colour], ...] = (
        (((662, 414), (700, 388), (742, 408), (716, 436), (676, 446)), 0.1, (0.95, 0.02, 85)),
        (((676, 446), (716, 436), (742, 408), (722, 440)), -0.16, (0.9, 0.03, 240)),
        (((716, 404), (742, 402), (794, 424), (728, 430)), 0.0, (0.66, 0.13, 45)),
        (((728, 430), (794, 424), (738, 437)), -0.2, (0.55, 0.13, 38)),
    )
    for points, bias, tone in faces:
        part = c.mask(polygon(list(points)))
        c.form(part, tone, thickness=2, bias=bias, rim=0.4, mottle=0.02, detail=0.9)
    c.draw(lambda pen: pen.dot(706, 410, 4.4, (0.2, 0.03, 260)), detail=0.95)


def _trail(c: Canvas) -> None:
    """The last sheets come up out of the window after the rest."""
    r = c.rng("trail")
    way = sample([(*_WINDOW, 12), (196.0, 1010, 16), (214, 930, 22), (178, 846, 30), (96, 770, 38), (92, 680, 46)], 60)
    for k in range(2, 60, 3):
        x, y, s = (float(v) for v in way[k])
        dx, dy = float(r.normal(0, s * 0.5)), float(r.normal(0, s * 0.4))
        _sheet(c, x + dx, y + dy, s, float(r.uniform(0, 360)), float(r.normal(0, 0.4)), 0.2 * (1 - k / 60), 0.06)
    for x, y, s, a in ((70.0, 330.0, 44, 30.0), (150, 190, 38, 80), (60, 520, 40, -30), (560, 90, 34, 60)):
        _sheet(c, x, y, float(s), float(a), 0.4, 0.12, 0.04)


def _clerk(c: Canvas) -> None:
    """He hangs by both hands, his tie flying."""
    who = Person(
        girth=0.85,
        skin=(0.76, 0.08, 58),
        hair=(0.22, 0.03, 50),
        top=(0.92, 0.025, 230),
        bottom=(0.32, 0.055, 258),
        shoes=(0.24, 0.03, 40),
    )
    pose = Pose(
        lean=-10,
        head=-16,
        arm_near=(176, 4),
        arm_far=(168, 6),
        leg_near=(-16, 26),
        leg_far=(14, 34),
        foot_near=40,
        foot_far=50,
    )
    j = joints(who, pose, 0, 0, 168, hold="hip")
    j = joints(who, pose, _HANDS[0] - j.hand_near[0], _HANDS[1] - j.hand_near[1], 168, hold="hip")
    paint_person(c, who, j)
    nx, ny = j.neck
    tie = [
        (nx + 5, ny + 2, CORNER),
        (nx - 22, ny + 8),
        (nx - 52, ny - 2),
        (nx - 84, ny + 12, CORNER),
        (nx - 92, ny + 26, CORNER),
        (nx - 54, ny + 14),
        (nx - 22, ny + 20),
        (nx + 5, ny + 12, CORNER),
    ]
    cloth(c, c.mask(curve(tie)), (0.56, 0.19, 30), angle=0, fold=12, depth=2, thickness=5, seed="tie", detail=0.9)


def _hawk(c: Canvas) -> None:
    """The one that has chosen for itself: a sheet folded into a small hawk, low over the mist."""
    x, y, s = 690.0, 964.0, 0.62
    facets: tuple[tuple[tuple[_Pair, ...], float], ...] = (
        (((0, 0), (-74, -40), (-30, 10)), -0.16),
        (((0, 0), (-30, 10), (-8, 24)), -0.34),
        (((0, 0), (64, -50), (34, 4)), 0.12),
        (((0, 0), (34, 4), (8, 24)), -0.1),
        (((-8, 24), (0, 0), (8, 24), (16, 56), (-14, 54)), 0.02),
        (((-7, 4), (0, -24), (8, 2), (0, 10)), 0.16),
    )
    for points, tone in facets:
        part = c.mask(polygon([(x + px * s, y + py * s) for px, py in points]))
        c.form(part, (0.93, 0.03, 85), thickness=1.5, bias=tone, rim=0.2, detail=0.9)
