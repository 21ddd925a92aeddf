"""A small player alone in the spotlight, seen between the antlers of those who sit in the stalls."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import cloth, planks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._house_rules_actor import cast, player
from moonhare.painting.scenes._house_rules_stags import fawn, seat, stag
from moonhare.painting.shapes import CORNER, curve, oval, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="House Rules",
    hero="small player in red taking a bow in the spotlight, seen past the great antlers of stags who fill the seats",
    idea="inside out",
    place="theatre, from the top balcony",
    palette="amber wood",
    composition="seen from above",
    time="night",
    symbols=("antler", "velvet seat", "spotlight"),
    hidden="a fawn among them has turned round to look at us",
    readings=("audition", "judgement", "prey"),
    person=True,
)
FINISH = {"vignette": 0.38, "bloom": 0.55, "contrast": 0.14, "focus": Focus(400, 580, 400, 520, 0.4)}

_POOL = (400.0, 486.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.0, -0.8, 0.35),
        key=(0.95, 0.09, 80),
        shade=(0.2, 0.06, 20),
        rim=(0, -1, 0),
        rim_colour=(0.95, 0.11, 78),
        bounce=p.deep,
        bounce_share=0.0,
    )
    c.wash([(0, (0.13, 0.04, 25)), (0.4, (0.2, 0.05, 35)), (0.55, (0.16, 0.05, 25)), (1, (0.1, 0.035, 20))], warp=6)
    _stage(c)
    _curtains(c)
    repaint(c, 0.5, seed="house")
    _light(c)
    cast(c, 402, 500, 218)
    player(c, 402, 500, 218)
    _stalls(c)
    _great(c)
    _motes(c)


def _stage(c: Canvas) -> None:
    front = [(-20.0, 640.0), (200, 668), (400, 676), (600, 668), (820, 640)]
    stage = c.mask(
        curve([(110, 250, CORNER), (690, 250, CORNER), (900, 640, CORNER), *reversed(front), (-100, 640, CORNER)])
    )
    boards = plane(c, stage, ((110, 250), (690, 250), (1010, 690), (-210, 690)))
    d = np.hypot((c.x - _POOL[0]) / 1.5, c.y - _POOL[1])
    light = 0.34 * np.exp(-((d / 190) ** 2)) - 0.3
    planks(c, boards, (0.5, 0.1, 55), across=15, length=2.4, light=light[stage.where].astype(np.float32), seed="stage")
    lip = c.mask(curve([*front, (820, 668), (600, 700), (400, 708), (200, 700), (-20, 668)]))
    c.form(lip, (0.46, 0.11, 60), thickness=8, rim=0.9, detail=0.5)
    pit = c.mask(
        curve(
            [
                (-20, 668, CORNER),
                (200, 700),
                (400, 708),
                (600, 700),
                (820, 668, CORNER),
                (820, 1220, CORNER),
                (-20, 1220, CORNER),
            ]
        )
    )
    c.fill(pit, (0.14, 0.05, 22), detail=0.2)


def _curtains(c: Canvas) -> None:
    """Red curtains stand in the dark on either side and behind."""
    back = c.mask(polygon([(90, -10), (710, -10), (700, 262), (100, 262)]))
    cloth(c, back, (0.3, 0.11, 25), fold=38, depth=8, thickness=8, seed="back", bias=-0.2, rim=0.1, detail=0.3)
    c.multiply(back * smoothstep(260, 60, c.y), (0.14, 0.05, 20), 0.8)
    for f in (-1, 1):
        side = c.mask(
            curve(
                [
                    (400 + f * 440, -20, CORNER),
                    (400 + f * 236, -20, CORNER),
                    (400 + f * 270, 200),
                    (400 + f * 296, 400),
                    (400 + f * 318, 560, CORNER),
                    (400 + f * 440, 640, CORNER),
                ]
            )
        )
        c.multiply(side.blur(16).move(-14 * f, 10), (0.1, 0.04, 20), 0.7)
        cloth(
            c, side, (0.4, 0.145, 25), fold=34, depth=12, thickness=14, seed=f"side{f}", bias=-0.2, rim=0.2, detail=0.4
        )
        c.screen(
            side.edge(-7 * f, 0, 4) * np.exp(-(((c.y - 430) / 190) ** 2)).astype(np.float32), (0.9, 0.14, 55), 0.55
        )


def _light(c: Canvas) -> None:
    """One beam from the flies; everything else is dark."""
    px, py = _POOL
    cone = c.mask(polygon([(384, -20), (416, -20), (px + 200, py), (px - 200, py)]), soft=9)
    air = 0.75 + 0.5 * c.field("air", 70, 4, (0.6, 2))
    c.screen(cone * np.asarray(air * smoothstep(-200, 440, c.y), np.float32), (0.93, 0.1, 80), 0.46)
    pool = c.mask(oval(px, py, 200, 74), soft=5)
    c.screen(pool, (0.95, 0.1, 80), 0.62)
    c.emit(pool, 0.2)
    c.glow(px, py, 220, (0.9, 0.13, 68), 0.4, flat=0.5)


_ROWS = (
    # across, down, half a skull, points, tilt: nearest the stage first
    ((40, 724, 19, 4, -20), (142, 742, 18, 2, -12), (246, 752, 19, 3, -24), (566, 752, 19, 4, -18),
     (664, 742, 18, 1, -10), (764, 722, 19, 3, -22)),
    ((14, 858, 31, 3, -18), (146, 884, 30, 5, -24), (272, 908, 27, 2, -14), (792, 856, 31, 4, -20),
     (540, 908, 29, 3, -22)),
)  # fmt: skip
_FAWN = (664.0, 886.0, 27.0)


def _stalls(c: Canvas) -> None:
    """Two rows of guests, each nearer one larger and darker; warm haze lies before them."""
    c.glow(400, 750, 360, (0.72, 0.14, 56), 0.85, flat=0.5)
    for n, row in enumerate(_ROWS):
        dark = 0.35 + 0.35 * n
        for x, y, s, points, tilt in row:
            stag(c, x, y, s, left=x > 400, points=points, dark=dark, tilt=tilt)
            seat(c, x, y + 1.9 * s, s)
        if n:
            fawn(c, *_FAWN)
            seat(c, _FAWN[0], _FAWN[1] + 46, _FAWN[2])
        foot = 830.0 + 180 * n
        c.glaze(c.full(smoothstep(foot - 70, foot + 40, c.y)), (0.15, 0.05, 30), 0.7)
        if not n:
            c.fog(foot - 120, foot + 110, (0.56, 0.13, 52), 0.5)
        edge = smoothstep(250, 430, np.abs(c.x - 400)) * smoothstep(650, 720, c.y)
        c.glaze(c.full(np.asarray(edge, np.float32)), (0.2, 0.07, 36), 0.12)


def _great(c: Canvas) -> None:
    """The nearest guest, vast and dark; the player stands between its antlers."""
    c.glow(400, 800, 260, (0.72, 0.14, 58), 0.25)
    for x in (70.0, 716.0):
        seat(c, x, 1130, 84)
    c.glaze(c.full(smoothstep(1080, 1140, c.y)), (0.12, 0.045, 26), 0.55)
    stag(c, 384, 1046, 88, left=False, points=5, dark=0.6, tilt=-20, away=0.84)
    seat(c, 340, 1166, 112)


def _motes(c: Canvas) -> None:
    r = c.rng("motes")

    def motes(pen: Pen) -> None:
        for _ in range(80):
            t = float(r.random())
            y = -10 + 490 * t
            x = 400 + float(r.normal(0, 1)) * (10 + 80 * t)
            if y > 270 and 345 < x < 515:
                continue
            pen.dot(
                x,
                y,
                float(r.uniform(0.7, 2.2)),
                (0.99, 0.06, 85),
                float(r.uniform(0.3, 0.9)) * (0.4 + 0.6 * math.sqrt(t)),
            )

    c.draw(motes, detail=0.9, emission=0.4)
