"""A magpie as big as a chapel leans in at its arched window at noon, a gold ring in its bill."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import fur
from moonhare.painting.motifs.motes import glints
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, box, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Something Borrowed",
    hero="magpie bigger than the chapel it leans into through the tall window, a shining ring in its bill",
    idea="wrong scale",
    place="chapel, country",
    palette="moss dawn",
    composition="interior through a window or arch",
    time="noon",
    symbols=("magpie", "ring", "chapel"),
    hidden="one small shoe lies in the aisle",
    readings=("wedding", "theft", "guest"),
)

FINISH = {"vignette": 0.46, "saturation": 1.08, "bloom": 0.55, "focus": Focus(370, 520, 330, 400, 0.4)}

_RING = (122.0, 548.0)
_INK = (0.155, 0.035, 200)
_SHEEN = (0.5, 0.1, 185)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.55, -0.7, 0.35),
        key=(0.96, 0.09, 100),
        shade=(0.26, 0.05, 180),
        rim=(0.7, -0.7, 0),
        rim_colour=(0.96, 0.1, 100),
        bounce=(0.6, 0.1, 120),
        bounce_share=0.2,
    )
    _wall(c)
    repaint(c, 0.5, seed="wall", loose=0.8)
    window = c.mask(_arch(0))
    _outside(c, window)
    _beams(c)
    _room(c)
    _bird(c, window)
    _ring(c)
    _bill(c)
    _dust(c)


def _arch(grow: float) -> Path:
    g = grow
    return curve(
        [
            (236 - g, 806 + 0.4 * g, CORNER),
            (236 - g, 420),
            (270 - g, 270),
            (360 - 0.6 * g, 150 - 0.6 * g),
            (464, 84 - 1.3 * g, CORNER),
            (568 + 0.6 * g, 150 - 0.6 * g),
            (658 + g, 270),
            (692 + g, 420),
            (692 + g, 806 + 0.4 * g, CORNER),
        ]
    )


def _wall(c: Canvas) -> None:
    """A dim, limewashed wall, green with shade."""
    c.wash([(0, (0.2, 0.045, 172)), (0.4, (0.27, 0.055, 165)), (0.7, (0.23, 0.05, 168)), (1, (0.13, 0.035, 175))], 20)
    n = c.field("lime", 60, 5) - 0.5
    c.screen(np.asarray(np.clip(n, 0, 1) * 0.5, np.float32), (0.6, 0.07, 140), 0.35)
    c.multiply(np.asarray(np.clip(-n, 0, 1), np.float32), (0.3, 0.05, 170), 0.5)
    jamb = c.mask(_arch(34))
    t = smoothstep(200, 700, c.x) * 0.5 + 0.3 * smoothstep(100, 700, c.y)
    reveal = ramp([(0.78, 0.1, 112), (0.56, 0.09, 128), (0.36, 0.07, 150)])
    c.fill(jamb, pick(reveal, np.asarray(t, np.float32)), detail=0.4)
    c.screen((jamb.grow(26).blur(16) - jamb), (0.8, 0.1, 115), 0.35)


def _outside(c: Canvas, window: Mask) -> None:
    """High noon in a green mist: far trees, a field."""
    t = np.clip((c.y - 84) / 720, 0, 1)
    sky = ramp([(0.86, 0.075, 150), (0.93, 0.075, 118), (0.965, 0.085, 100), (0.93, 0.11, 104), (0.8, 0.13, 112)])
    with c.group() as g:
        c.fill(c.full(1.0), pick(sky, np.asarray(t, np.float32)), detail=0.3)
        c.glow(600, 190, 200, (0.99, 0.07, 98), 0.9)
        for k, (y, tone) in enumerate(((600, (0.84, 0.09, 125)), (668, (0.72, 0.11, 130)), (744, (0.56, 0.115, 138)))):
            crest = [
                (150.0 + 45 * i, y - 26 * math.sin(1.1 * i + 2 * k) - 14 * math.sin(2.7 * i + k)) for i in range(14)
            ]
            hill = c.mask(
                curve([*crest, (760, 900, CORNER), (150, 900, CORNER)]), wobble=7, cell=16, soft=2.5 - 0.6 * k
            )
            c.fill(hill, tone, 0.9, detail=0.3)
            c.fog(y, y + 90, (0.95, 0.09, 105), 0.4, cell=120)
    c.paste(g, clip=window)
    c.multiply(window - window.move(14, 20).blur(8), (0.5, 0.09, 140), 0.6)
    c.emit(window, 0.1)


def _beams(c: Canvas) -> None:
    """Noon falls in past the bird and down the aisle."""
    fall = c.mask(polygon([(300, 806), (690, 806), (600, 1230), (30, 1230)]), soft=26)
    c.screen(fall * np.asarray(smoothstep(1260, 780, c.y), np.float32), (0.88, 0.12, 105), 0.3)


def _room(c: Canvas) -> None:
    """Sill, small altar with two candles, pews in rows."""
    floor = c.mask(box(-10, 930, 820, 290))
    c.fill(floor, (0.2, 0.045, 160), 0.8, detail=0.3)
    pool = c.mask(polygon([(400, 932), (536, 932), (590, 1230), (270, 1230)]), soft=10)
    c.screen(pool, (0.9, 0.13, 102), 0.5)
    c.screen(floor.edge(0, -4, 2), (0.8, 0.1, 110), 0.25)
    sill = c.mask(curve([(184, 796, CORNER), (744, 796, CORNER), (760, 836, CORNER), (168, 836, CORNER)]))
    c.shadow(sill, 0, 18, 12, 0.7)
    c.form(sill, (0.62, 0.08, 118), thickness=12, rim=0.8, detail=0.6)
    c.screen(sill.edge(0, -5, 1.5), (0.97, 0.09, 100), 0.7)
    cloth = c.mask(curve([(412, 878, CORNER), (520, 878, CORNER), (526, 940, CORNER), (406, 940, CORNER)]))
    c.shadow(cloth, 0, 8, 8, 0.6)
    folds = np.asarray(1.1 * np.sin(c.x / 4.2 + 0.6 * np.sin(c.y / 9)), np.float32)
    c.form(cloth, (0.88, 0.04, 110), thickness=10, bump=folds, rim=0.6, detail=0.85)
    for x in (428.0, 504.0):
        c.form(c.mask(limb([(x, 876, 2.6), (x, 852, 2.4)], 8)), (0.94, 0.04, 90), thickness=3, detail=0.9)
        c.glow(x, 846, 22, (0.96, 0.14, 75), 0.9)
        flame = c.mask(curve([(x - 2.6, 849), (x, 838, CORNER), (x + 2.6, 849)]))
        c.fill(flame, (0.99, 0.07, 88), detail=0.95)
        c.emit(flame, 0.9)
    for y, half, long, h in ((968.0, 76.0, 150.0, 30.0), (1024.0, 100.0, 250.0, 44.0), (1104.0, 136.0, 420.0, 68.0)):
        for s in (-1, 1):
            x0 = 466 + s * half
            x1 = x0 + s * long
            left, right = min(x0, x1), max(x0, x1)
            back = c.mask(box(left, y - h, right - left, 2 * h))
            c.shadow(back, 0, 10, 10, 0.6)
            c.form(back, (0.27, 0.055, 120), thickness=7, rim=0.5, detail=0.6)
            near = np.asarray(np.exp(-np.abs(c.x - 466) / 200), np.float32)
            c.screen(back.edge(0, -3.4, 1) * near, (0.96, 0.11, 100), 1.0)
            knob = [(x0 - 6, y - h * 1.3), (x0, y - h * 1.5), (x0 + 6, y - h * 1.3)]
            end = c.mask(curve([*knob, (x0 + 6, y + h), (x0 - 6, y + h)]))
            c.form(end, (0.36, 0.075, 110), thickness=6, rim=0.9, detail=0.7)
            c.screen(end.edge(-s * 2.4, -1, 0.8), (0.96, 0.11, 100), 0.7)
    shoe = c.mask(
        curve([(452, 1062, CORNER), (466, 1072), (482, 1080), (498, 1088), (496, 1094), (474, 1092), (456, 1078)]),
        polygon([(452, 1064), (457, 1080), (455, 1095), (451, 1095)]),
    )
    c.shadow(shoe, 4, 6, 4, 0.8)
    c.form(shoe, (0.9, 0.06, 50), thickness=5, rim=0.9, detail=0.95)


def _plumage(
    c: Canvas, clay: Clay, colour: tuple[float, float, float], seed: str, long: float, bias: float = 0.0
) -> None:
    body = c.form(clay.relief(), colour, bias=bias, rim=0.9, mottle=0.05, detail=0.75)
    fur(c, body, clay.angle, seed=seed, length=(long * 0.6, long), spacing=4.4, light=0.12, detail=0.7)


def _bird(c: Canvas, window: Mask) -> None:
    """Outside up to its shoulders, its neck and head already in the room."""
    with c.group() as g:
        for k in range(4):
            tail = c.mask(limb([(560, 536 + 12 * k, 36), (680, 476 + 17 * k, 34), (820, 400 + 26 * k, 28)], 20))
            c.form(tail, (0.24 + 0.02 * k, 0.08, 215 - 14 * k), thickness=16, rim=0.8, gloss=0.2, detail=0.7)
            c.screen(tail.edge(2, -3, 1.2), (0.85, 0.1, 140), 0.5)
        for x in (430.0, 516.0):
            legs = c.mask(limb([(x + 14, 690, 15), (x + 4, 752, 9), (x, 796, 8)], 16))
            c.form(legs, (0.2, 0.03, 170), thickness=8, rim=0.8, detail=0.8)
        belly = Clay(c, (260, 380, 760, 800), melt=20)
        belly.limb([(612, 628, 52), (540, 624, 98), (440, 590, 132), (360, 520, 104)], 30)
        _plumage(c, belly, (0.97, 0.02, 110), "belly", 26, 0.16)
        c.multiply(belly.mask().edge(-6, 20, 18), (0.55, 0.08, 150), 0.55)
        rump = Clay(c, (240, 340, 760, 700), melt=18)
        rump.limb([(360, 480, 108), (430, 500, 96), (520, 530, 80), (616, 570, 52)], 30)
        _plumage(c, rump, _INK, "rump", 24)
        c.multiply(rump.mask(), (0.42, 0.06, 195), 0.5)
        c.screen(rump.mask().edge(4, -9, 3), (0.93, 0.1, 115), 0.6)
        _wing(c)
    c.paste(g, clip=window)
    for x in (430.0, 516.0):
        for d in (-30.0, -8.0, 22.0):
            toe = c.mask(limb([(x, 792, 8), (x + d * 0.7, 794, 7), (x + d, 808, 4)], 12))
            c.form(toe, (0.2, 0.03, 170), thickness=8, rim=0.9, detail=0.85)
    neck = Clay(c, (120, 280, 560, 760), melt=24)
    neck.limb([(440, 500, 90), (394, 520, 108), (346, 492, 110), (296, 430, 92), (262, 392, 82)], 36)
    neck.ball(256, 392, 86, 78, turn=20, thick=80)
    c.multiply(neck.mask().blur(20).move(-26, 34) * np.asarray(c.x < 250, np.float32), (0.1, 0.03, 180), 0.75)
    fade = np.asarray(smoothstep(470, 385, c.x - 0.25 * (c.y - 500)), np.float32)
    whole = neck.relief()
    body = c.form(whole.within(neck.mask() * fade), _INK, rim=0.9, mottle=0.05, detail=0.75)
    fur(c, body, neck.angle, seed="neck", length=(13, 22), spacing=4.4, light=0.1, detail=0.7)
    c.screen((neck.mask() * fade).edge(6, -10, 4) * np.asarray(c.y < 420, np.float32), (0.93, 0.1, 115), 0.75)
    c.multiply(neck.mask() * fade, (0.42, 0.06, 195), 0.55)
    sheen = neck.mask() * np.asarray(np.exp(-(((c.x - 330) / 80) ** 2) - (((c.y - 450) / 90) ** 2)), np.float32)
    c.screen(sheen, _SHEEN, 0.45)


def _wing(c: Canvas) -> None:
    for k in range(6, -1, -1):
        start, end = (400 + 6 * k, 556 + 12 * k), (770 - 30 * k, 566 + 17 * k)
        mid = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + 26)
        quill = c.mask(limb([(*start, 14), (*mid, 21), (end[0] - 40, end[1] + 8, 15), (*end, 2)], 24))
        c.shadow(quill, 0, 5, 4, 0.5)
        c.form(quill, (0.26 + 0.02 * k, 0.09, 225 - 7 * k), thickness=14, rim=0.7, gloss=0.25, detail=0.75)
        c.screen(quill.edge(0, -3, 1), (0.62, 0.11, 200), 0.75)
    patch = Clay(c, (360, 480, 600, 660), melt=10)
    patch.limb([(404, 560, 30), (450, 562, 40), (540, 580, 22)], 20)
    _plumage(c, patch, (0.97, 0.02, 105), "patch", 30, 0.14)


def _bill(c: Canvas) -> None:
    top = [(206, 358, CORNER), (160, 386), (122, 436), (110, 472, CORNER)]
    bill = c.mask(curve([*top, (152, 460), (216, 432, CORNER), (226, 396)]))
    c.shadow(bill, -10, 14, 8, 0.5)
    c.form(bill, (0.24, 0.03, 175), thickness=26, rim=0.9, gloss=0.45, detail=0.9)

    def lines(pen: Pen) -> None:
        pen.stroke([(222, 412), (172, 418), (116, 464)], (0.1, 0.02, 180), 2.4, 0.55)
        pen.dot(240, 376, 15, (0.1, 0.03, 170))
        pen.dot(240, 376, 11.5, (0.3, 0.07, 60))
        pen.dot(239, 377, 8.5, (0.06, 0.01, 180))
        pen.dot(243, 370, 4.2, (0.98, 0.03, 100))
        pen.dot(233, 382, 1.8, (0.8, 0.08, 100), 0.8)

    c.draw(lines, detail=0.95)


def _ring(c: Canvas) -> None:
    """The one thing that shines of itself."""
    x, y = _RING
    c.glow(x, y + 20, 150, (0.86, 0.14, 88), 0.6)
    outer, hole = c.mask(oval(x, y, 66, 84, 8)), c.mask(oval(x + 5, y - 1, 52, 70, 8))
    far = c.mask(oval(x + 10, y - 2, 62, 82, 8)) - c.mask(oval(x + 14, y - 2, 52, 71, 8))
    c.form(far, (0.52, 0.11, 65), thickness=6, rim=0.4, detail=0.9)
    band = outer - hole
    a = np.arctan2(c.y - y, c.x - x)
    t = 0.55 + 0.26 * np.cos(2 * a + 1.2) + 0.16 * np.cos(5 * a - 0.6)
    gold = ramp([(0.4, 0.09, 58), (0.62, 0.135, 72), (0.82, 0.15, 86), (0.95, 0.11, 95), (0.99, 0.05, 100)])
    c.fill(band, pick(gold, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.95)
    c.screen(band.edge(3, -3, 1), (0.99, 0.07, 98), 0.8)
    c.multiply(band.edge(-2, 3, 1.5), (0.5, 0.11, 60), 0.6)
    c.emit(band, 0.2)
    gx, gy = x - 12, y + 92
    facets = (
        ([(-34, -14), (-12, -22), (-10, 4)], 0.8),
        ([(-12, -22), (14, -22), (-10, 4)], 1.0),
        ([(14, -22), (12, 4), (-10, 4)], 0.62),
        ([(14, -22), (36, -12), (12, 4)], 0.86),
        ([(-34, -14), (-10, 4), (0, 36)], 0.56),
        ([(-10, 4), (12, 4), (0, 36)], 0.95),
        ([(12, 4), (36, -12), (0, 36)], 0.42),
    )
    ice = ramp([(0.5, 0.08, 175), (0.76, 0.08, 160), (0.92, 0.05, 130), (0.995, 0.02, 105)])
    c.glow(gx, gy, 70, (0.97, 0.07, 110), 0.8)
    for points, tone in facets:
        m = c.mask(polygon([(gx + px, gy + py) for px, py in points]))
        tt = tone + 0.2 * (0.3 - (c.y[m.where] - gy) / 60)
        c.fill(m, pick(ice, np.asarray(np.clip(tt, 0, 1), np.float32)), detail=0.95)
        c.emit(m, 0.35)
    sx, sy = gx - 4, gy - 10
    c.glow(sx, sy, 26, (0.99, 0.04, 105), 1.0)

    def star(pen: Pen) -> None:
        for deg, long in ((4.0, 74), (94.0, 96), (49.0, 26), (139.0, 26)):
            ca, sa = math.cos(math.radians(deg)), math.sin(math.radians(deg))
            tips = [(ca * long, sa * long), (-sa * 2.6, ca * 2.6), (-ca * long, -sa * long), (sa * 2.6, -ca * 2.6)]
            pen.fill(polygon([(sx + px, sy + py) for px, py in tips]), (0.995, 0.03, 105), 0.95)

    c.draw(star, emission=0.9, detail=0.95, soft=0.5)


def _dust(c: Canvas) -> None:
    glints(
        c,
        c.rng("dust"),
        46,
        lambda r: (r.uniform(150, 660), r.uniform(820, 1120)),
        (0.97, 0.09, 100),
        size=(0.8, 2.4),
    )
