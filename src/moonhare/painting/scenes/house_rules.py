"""A small player alone in the spotlight, seen between the antlers of those who sit in the stalls."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth, fur, planks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._house_rules_actor import cast, player
from moonhare.painting.shapes import CORNER, curve, oval, place, polygon
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import plane

BRIEF = Brief(
    title="House Rules",
    hero="small player in red bowing in the spotlight, seen past the great antlers of the deer who fill the seats",
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
FINISH = {"vignette": 0.45, "bloom": 0.55, "contrast": 0.14, "focus": Focus(400, 500, 330, 420, 0.45)}

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
    cast(c, 402, 504, 246)
    player(c, 402, 504, 246)
    _spill(c)
    _stalls(c)
    _fawn(c)
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
    c.screen(pool, (0.97, 0.09, 84), 0.85)
    c.emit(pool, 0.35)
    c.glow(px, py, 220, (0.9, 0.13, 68), 0.4, flat=0.5)


def _spill(c: Canvas) -> None:
    """What the boards give back: a warm haze over the front of the stalls."""
    c.glow(400, 690, 430, (0.86, 0.13, 66), 0.34, flat=0.42)


def _antler(clay: Clay, x: float, y: float, s: float, f: int, bend: float) -> None:
    """One antler of five points; `s` is the head's half width."""
    beam = [
        (0.35, 0.0, 0.2),
        (0.95, -0.75, 0.18),
        (1.95, -1.7, 0.155),
        (2.6, -3.0, 0.135),
        (2.55, -4.4, 0.1),
        (2.1, -5.6, 0.035),
    ]
    clay.limb([(x + f * u * s * bend, y + v * s, w * s) for u, v, w in beam], n=26, melt=0.12 * s)
    tines = (
        ((0.8, -0.6), (0.7, -1.4), (1.05, -2.2)),
        ((1.75, -1.5), (1.5, -2.5), (1.6, -3.3)),
        ((2.5, -2.8), (3.2, -3.6), (3.35, -4.6)),
        ((2.6, -4.1), (3.15, -4.9), (3.1, -5.7)),
        ((2.56, -4.2), (1.95, -4.7), (1.5, -5.3)),
    )
    for line in tines:
        widths = (0.12, 0.085, 0.025)
        clay.limb(
            [(x + f * u * s * bend, y + v * s, w * s) for (u, v), w in zip(line, widths, strict=True)],
            n=12,
            melt=0.12 * s,
        )


def _lit(m: Mask, dy: float, soft: float) -> Mask:
    """Return the upper edge of a mask, without the fringe that steep outlines would leave."""
    return m.edge(0, -dy, soft) & m.grow(-1.6).blur(0.7)


def _seam(c: Canvas, m: Mask, s: float) -> None:
    """Darken an outline a little, where things lie before one another in the dark."""
    c.multiply(m.grow(min(1.0, 0.012 * s)) - m.grow(-min(1.4, 0.02 * s)), (0.2, 0.06, 25), min(0.65, 0.008 * s + 0.1))


def _deer(c: Canvas, x: float, y: float, s: float, dark: float, bend: float = 1.0, horns: bool = True) -> None:
    """A guest from behind: neck, head, ears, antlers; `s` half a head's width, `dark` 0–1."""
    tone = (0.44 - 0.1 * dark, 0.085, 50)
    if horns:
        horn = Clay(c, (x - 4 * s, y - 7 * s, x + 4 * s, y), melt=0.1 * s)
        for f in (-1, 1):
            _antler(horn, x, y - 0.9 * s, s, f, bend)
        c.form(horn.relief(), (0.62 - 0.12 * dark, 0.1, 64), rim=0.0, bias=-0.1 * dark, detail=0.75)
        _seam(c, horn.mask(), s)
        c.screen(_lit(horn.mask(), max(2.0, 0.07 * s), 1.0), (0.95, 0.12, 76), 0.75)
    for f in (-1, 1):
        leaf = [(0.0, -0.1), (0.5, -0.5), (1.15, -0.62), (1.5, -0.4, CORNER), (1.1, -0.05), (0.5, 0.2)]
        ear = c.mask(curve(place(leaf, x + f * 0.7 * s, y - 0.1 * s, s, 8.0 * f, f < 0)))
        c.form(ear, tone, thickness=0.22 * s, rim=0.0, detail=0.7)
        c.screen(_lit(ear, 0.1 * s, 1.2), (0.95, 0.12, 76), 0.95)
    body = Clay(c, (x - 3 * s, y - 2 * s, x + 3 * s, y + 5 * s), melt=0.3 * s)
    body.limb([(x, y + 4 * s, 1.9 * s), (x, y + 2.4 * s, 1.15 * s), (x, y + 1.0 * s, 0.84 * s), (x, y, 0.8 * s)], n=18)
    body.ball(x, y - 0.2 * s, 0.86 * s, 0.95 * s)
    relief = body.relief()
    c.form(relief, tone, rim=0.0, bias=-0.12 - 0.08 * dark, detail=0.65)
    _seam(c, body.mask(), s)
    if s > 30:
        fur(c, relief, 1.5, seed=f"fur{x:.0f}", length=(0.12 * s, 0.26 * s), spacing=4.0, spread=0.4, detail=0.65)
    c.screen(_lit(body.mask(), 0.14 * s, 0.04 * s + 1), (0.95, 0.13, 72), 0.9)


def _seat(c: Canvas, x: float, y: float, s: float, dark: float) -> None:
    """The velvet back of a seat, rounded, with a brass edge that catches the light."""
    top: list[tuple[float, ...]] = [
        (x - 1.75 * s, y + 3.4 * s, CORNER),
        (x - 1.75 * s, y + 0.9 * s),
        (x - 1.1 * s, y + 0.2 * s),
        (x, y),
        (x + 1.1 * s, y + 0.2 * s),
        (x + 1.75 * s, y + 0.9 * s),
        (x + 1.75 * s, y + 3.4 * s, CORNER),
    ]
    back = c.mask(curve(top))
    cloth(
        c,
        back,
        (0.46 - 0.12 * dark, 0.17 - 0.03 * dark, 25),
        fold=0.8 * s,
        depth=0.05 * s,
        thickness=0.5 * s,
        rim=0.0,
        bias=-0.14,
        seed=f"seat{x:.0f}",
        detail=0.5,
    )
    c.multiply(back.grow(1.5) * smoothstep(y, y + 2.6 * s, c.y), (0.12, 0.05, 20), 0.8)
    _seam(c, back, s)

    def edge(pen: Pen) -> None:
        pen.stroke(curve(top[1:-1], closed=False), (0.76, 0.13, 74), max(1.6, 0.07 * s), 0.85 - 0.3 * dark)

    c.draw(edge, relief=1, detail=0.7)


def _stalls(c: Canvas) -> None:
    """Two rows of guests, each nearer one larger and darker."""
    r = c.rng("stalls")
    for y, s, gap, skip, dark in ((752.0, 17.0, 86.0, 30.0, 0.3), (880.0, 27.0, 136.0, 60.0, 0.6)):
        n = int(860 / gap) + 1
        for i in range(n):
            x = 400 + (i - (n - 1) / 2) * gap
            if abs(x - 400) < skip or (s > 20 and abs(x - 672) < 30):
                continue
            py = y - 0.00018 * (x - 400) ** 2 + float(r.normal(0, 3))
            _deer(c, x, py, s * float(r.uniform(0.95, 1.06)), dark, float(r.uniform(0.62, 0.78)))
            _seat(c, x, py + 1.5 * s, s, dark)
        c.multiply(c.full(smoothstep(y + 40, y + 150, c.y)), (0.2, 0.08, 24), 0.28)


def _fawn(c: Canvas) -> None:
    """One of them, too young for antlers, has turned round."""
    x, y, s = 672.0, 876.0, 27.0
    _deer(c, x, y, s, -0.05, horns=False)
    _seat(c, x, y + 1.5 * s, 27.0, 0.6)

    def face(pen: Pen) -> None:
        for f in (-1, 1):
            pen.fill(oval(x + 0.42 * f * s, y - 0.2 * s, 3.6, 4.4), (0.1, 0.03, 30))
            pen.dot(x + 0.42 * f * s - 1, y - 0.3 * s, 1.5, (0.97, 0.09, 85))
        pen.fill(oval(x, y + 0.48 * s, 4.4, 3), (0.12, 0.03, 20))
        for u, v in ((-0.1, -0.8), (0.3, -0.9), (-0.45, -0.7), (0.1, 1.1), (-0.3, 1.0)):
            pen.dot(x + u * s, y + v * s, 1.5, (0.8, 0.07, 75), 0.6)

    c.draw(face, detail=0.9)


def _great(c: Canvas) -> None:
    """The nearest guest, vast and dark; the player stands between its antlers."""
    x, y, s = 400.0, 1060.0, 96.0
    c.glow(x, 760, 300, (0.72, 0.14, 58), 0.3)
    _deer(c, x, y, s, 0.9, 0.98)
    for sx in (120.0, 680.0):
        _seat(c, sx, 1120, 84, 1.0)
    _seat(c, x, 1136, 92, 0.8)
    for k in (-0.5, 0.5):
        c.multiply(c.mask(oval(x + k * 92, 1188, 7, 7), soft=1), (0.1, 0.04, 20), 0.7)


def _motes(c: Canvas) -> None:
    r = c.rng("motes")

    def motes(pen: Pen) -> None:
        for _ in range(80):
            t = float(r.random())
            y = -10 + 490 * t
            x = 400 + float(r.normal(0, 1)) * (10 + 80 * t)
            pen.dot(
                x,
                y,
                float(r.uniform(0.7, 2.2)),
                (0.99, 0.06, 85),
                float(r.uniform(0.3, 0.9)) * (0.4 + 0.6 * math.sqrt(t)),
            )

    c.draw(motes, detail=0.9, emission=0.4)
