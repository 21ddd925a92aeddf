"""An egg taller than the church lies in a nest on a town's roofs at dawn; light comes through its one long crack."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, ramp, smoothstep
from art.painting.light import Lamp, Light
from art.painting.mask import Mask
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.shapes import curve, oval, polygon
from art.painting.strokes import repaint

from .roofs import chimney, dormer, gabled, ridge, slope, wall, window
from .town import cat, church, nest, quarter, stork

BRIEF = Brief(
    title="Due Any Day",
    hero="egg taller than the church in a great nest on the town's roofs, its shell cracking open with light",
    idea="wrong scale",
    place="city, rooftops",
    palette="sunset coral",
    composition="low-horizon giant",
    time="dawn",
    symbols=("egg", "nest", "stork"),
    hidden="a cat on the ridge has eyes for the stork only",
    readings=("motherhood", "future", "suspense"),
)
FINISH = {"vignette": 0.0, "bloom": 0.35, "saturation": 1.04}

_EGG = (436.0, 478.0, 236.0, 326.0, 11.0)
_WIDE = (
    (176, 540), (204, 508), (219, 522), (246, 486), (258, 498), (270, 516), (301, 462), (330, 470), (342, 488),
)  # fmt: skip
_NARROW = (
    (378, 452), (392, 436), (404, 466), (449, 448), (462, 426), (500, 438), (522, 404), (548, 414), (560, 398),
    (590, 402), (616, 372), (640, 378),
)  # fmt: skip
_UPPER = (*_WIDE, *_NARROW)
"""The crack's upper lip, from the open left to its end on the right."""
_SILL = (
    (176, 640), (196, 618), (226, 626), (238, 596), (266, 604), (300, 548), (322, 560), (350, 534), (362, 544),
)  # fmt: skip
_SEAM = ((398, 494), (436, 500), (466, 458), (500, 462), (528, 424), (560, 420), (590, 410), (616, 380))
_LOWER = (*_SILL, *_SEAM)
_HAIRS: tuple[tuple[tuple[float, float], ...], ...] = (
    ((301, 462), (296, 440), (306, 418), (292, 396), (296, 372), (284, 352), (288, 330)),
    ((306, 418), (322, 404), (324, 386)),
    ((462, 426), (456, 396), (468, 372), (462, 352), (474, 330)),
    ((468, 372), (488, 360), (492, 342)),
    ((238, 596), (250, 620), (244, 640), (258, 664), (254, 690), (268, 716)),
    ((258, 664), (282, 672), (296, 696)),
    ((350, 534), (364, 558), (358, 580), (374, 604), (372, 622)),
    ((500, 462), (512, 486), (508, 506), (522, 524)),
    ((640, 378), (650, 362), (646, 344), (656, 326)),
    ((616, 376), (634, 392), (636, 412)),
)

_RED: Colour = (0.44, 0.12, 26)
_SLATE: Colour = (0.42, 0.06, 300)
_MID: tuple[tuple[float, float, float, float, Colour, Colour], ...] = (
    (-30, 1010, 60, 50, (0.5, 0.07, 330), _RED),
    (176, 1030, 58, 62, (0.52, 0.08, 350), _SLATE),
    (330, 1010, 50, 44, (0.5, 0.08, 340), _RED),
    (462, 1012, 54, 40, (0.54, 0.08, 0), _SLATE),
    (580, 1040, 56, 66, (0.5, 0.09, 350), _RED),
    (722, 1050, 52, 78, (0.52, 0.08, 345), _SLATE),
)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.8, -0.36, 0.3),
        key=(0.96, 0.08, 62),
        shade=(0.34, 0.09, 290),
        rim=(0.85, -0.35, 0),
        rim_colour=(0.97, 0.11, 62),
        bounce=(0.66, 0.12, 330),
        bounce_share=0.25,
    )
    _sky(c)
    repaint(c, 0.9, seed="air")
    _far_town(c)
    egg = _egg(c)
    _crack(c, egg)
    c.lamps.append(Lamp(x=240, y=690, z=130, reach=240, colour=(0.9, 0.14, 64), power=0.7))
    nest(c, egg)
    _shards(c)
    c.lamps.clear()
    _near_town(c)
    near = np.asarray(np.exp(-(np.hypot(c.x - 200, (c.y - 640) * 0.8) / 200)) * smoothstep(760, 800, c.y), np.float32)
    c.screen(near, (0.8, 0.17, 52), 0.6)
    repaint(c, 0.3, seed="last")
    c.glow(226, 566, 130, (0.9, 0.15, 64), 0.35)
    c.glow(830, 700, 330, (0.97, 0.12, 62), 0.2)


def _sky(c: Canvas) -> None:
    """Rose and blue going up, coral and apricot low on the right."""
    c.wash(
        [
            (0, (0.72, 0.07, 258)),
            (0.16, (0.78, 0.07, 300)),
            (0.32, (0.82, 0.09, 350)),
            (0.46, (0.86, 0.11, 25)),
            (0.58, (0.91, 0.11, 52)),
            (0.68, (0.95, 0.09, 72)),
            (1, (0.7, 0.12, 30)),
        ],
        warp=18,
        turn=10,
    )
    streaks(c, 40, 420, (0.93, 0.06, 30), share=0.75, seed="high", cover=0.5)
    streaks(c, 330, 720, (0.7, 0.13, 15), share=0.6, seed="low", cover=0.5)
    c.glow(800, 720, 300, (0.98, 0.11, 72), 0.7)
    for i, (y, tone) in enumerate(((770.0, (0.68, 0.09, 340)), (806.0, (0.58, 0.1, 350)))):
        line = y - 80 * (c.field(f"hill{i}", 230, 4)[0] - 0.4)
        body = c.full(smoothstep(-1, 1, c.y - line[None, :]))
        c.fill(body, tone, 0.9, detail=0.1)
        c.glaze(body * (0.8 * smoothstep(0, 80, c.y - line)), (0.92, 0.09, 50))


def _egg(c: Canvas) -> Mask:
    """The shell between us and the dawn: its right side peach, the rest in the blue of the going night."""
    x, y, rx, ry, turn = _EGG
    outline = []
    for k in range(28):
        a = 2 * math.pi * k / 28
        u, v = math.sin(a) * rx, -math.cos(a) * ry
        u *= 1 + 0.13 * (v / ry) - 0.02 * (v / ry) ** 2
        t = math.radians(turn)
        outline.append((x + u * math.cos(t) - v * math.sin(t), y + u * math.sin(t) + v * math.cos(t)))
    shape = c.mask(curve(outline))
    ball = Clay(c, (x - rx - 90, y - ry - 40, x + rx + 90, y + ry + 40))
    ball.ball(x - 4, y + 16, rx * 1.16, ry * 1.1, turn=turn, thick=rx * 1.15)
    coat = ramp(
        [
            (0, (0.26, 0.075, 285)),
            (0.3, (0.4, 0.085, 295)),
            (0.58, (0.6, 0.085, 340)),
            (0.75, (0.84, 0.075, 40)),
            (0.9, (0.93, 0.06, 66)),
            (1, (0.97, 0.045, 78)),
        ]
    )
    pits = np.asarray((c.field("pits", 5, 2) - 0.5) * 0.3 + (c.field("dents", 90, 3) - 0.5) * 5, np.float32)
    relief = ball.relief(2).within(shape)
    c.form(relief, coat, bump=pits[relief.mask.where], mottle=0.05, grain=70, rim=0.0, bias=0.0, detail=0.5)
    r = c.rng("freckles")

    def freckles(pen: Pen) -> None:
        for k in range(520):
            a, b = float(r.uniform(-1.5, 1.5)), float(r.normal(-0.75, 0.55))
            if abs(b) > 1.45:
                continue
            u, v = math.sin(a) * math.cos(b), math.sin(b)
            q = float(r.uniform(1.0, 3.0)) if k % 9 else float(r.uniform(4, 11))
            px, py = x + u * rx * 0.97 - v * 50, y + v * ry * 0.97
            wide, high = q * max(math.cos(a), 0.25), q * max(math.cos(b), 0.3)
            tone = (0.36, 0.08, 330) if k % 3 else (0.44, 0.09, 20)
            pen.fill(oval(px, py, wide, high, float(r.uniform(-30, 30))), tone, float(r.uniform(0.2, 0.6)))

    c.draw(freckles, detail=0.55, clip=shape, soft=0.5)
    c.screen(shape.edge(16, -5, 10), (0.98, 0.1, 64), 0.55)
    return shape


def _crack(c: Canvas, egg: Mask) -> None:
    """One crack round the shell, wide on the left where the two halves have come apart, a hair on the right."""
    gap = c.mask(polygon([*_UPPER, *_LOWER[::-1]]), wobble=2.2, cell=7) & egg
    away = np.asarray(np.exp(-np.hypot((c.x - 236) / 1.5, c.y - 560) / 120), np.float32)
    seam = gap.blur(22)
    c.screen(egg & seam, (0.84, 0.16, 48), 0.75)
    c.screen(egg * away[egg.where], (0.78, 0.15, 42), 0.55)
    # The light that falls out on the lower half, and the thickness of the broken shell.
    c.multiply(gap.grow(2).move(0, -7) - gap, (0.62, 0.12, 30), 0.25)
    lip = (gap.move(2, 6) - gap) & egg
    c.fill(lip * np.asarray(smoothstep(620, 420, c.x[lip.where]), np.float32), (0.92, 0.06, 66), 0.8, detail=0.85)
    deep = np.clip((c.y - 430) / 190, 0, 1)
    inner = ramp([(0, (0.8, 0.17, 52)), (0.4, (0.93, 0.14, 74)), (1, (0.99, 0.06, 92))])
    t = 0.25 + 0.6 * away * 1.4 + 0.2 * deep + 0.3 * (c.field("in", 50, 3) - 0.5)
    c.fill(gap, np.asarray(inner[(np.clip(t, 0, 1) * 511).astype(int)], np.float32), detail=0.95)
    c.multiply(gap.edge(3, 12, 7), (0.62, 0.17, 38), 0.85)
    c.emit(gap, 0.8)

    def hairs(pen: Pen) -> None:
        for line in _HAIRS:
            pen.fill(polygon(_taper(line, 1.7)), (0.3, 0.07, 330), 0.7)

    c.draw(hairs, detail=0.8, clip=egg, soft=0.4)


def _shards(c: Canvas) -> None:
    """What has fallen from the shell lies on the boughs."""
    for px, py, s, a in ((250.0, 822.0, 0.55, 20.0),):
        co, si = math.cos(math.radians(a)) * s, math.sin(math.radians(a)) * s
        corners = [(-34, 6), (-8, -20), (26, -12), (38, 10), (6, 20)]
        m = c.mask(polygon([(px + u * co - v * si, py + u * si + v * co) for u, v in corners]))
        c.shadow(m, -3, 8, 5, 0.6)
        c.form(m, (0.52, 0.07, 340), thickness=14, rim=0.1, detail=0.85)
        c.screen(m.edge(6, 6, 4), (0.8, 0.12, 50), 0.5)


def _taper(line: tuple[tuple[float, float], ...], wide: float) -> list[tuple[float, float]]:
    """Return an outline round a jagged line, widest at its start, running out in a point."""
    n = len(line) - 1
    left, right = [], []
    for k, (x, y) in enumerate(line):
        before, after = line[max(k - 1, 0)], line[min(k + 1, n)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        w = wide * (1 - k / n) ** 0.8 / (math.hypot(dx, dy) + 1e-6)
        left.append((x - dy * w, y + dx * w))
        right.append((x + dy * w, y - dx * w))
    return [*left, *right[::-1]]


def _far_town(c: Canvas) -> None:
    """The quarters behind the nest, half dissolved in the dawn."""
    warm = (0.95, 0.095, 62)
    quarter(c, 826, 24, "far", warm, 0.9, 0.0)
    quarter(c, 866, 34, "outer", (0.9, 0.1, 46), 0.75, 0.1)
    quarter(c, 926, 48, "under", (0.74, 0.11, 20), 0.6, 0.15)
    c.fog(850, 940, warm, 0.3, cell=90)


def _near_town(c: Canvas) -> None:
    """Few large roofs before the nest, dark against the dawn; the church at their side."""
    church(c, 684.0, 1010.0)
    for x, y, w, h, tone, tiles in _MID:
        gabled(c, x, y, w, h, tone, tiles)
    c.glaze(np.asarray(0.12 * smoothstep(900, 960, c.y) * smoothstep(1040, 960, c.y), np.float32), (0.7, 0.11, 20))
    c.fog(970, 1060, (0.8, 0.12, 25), 0.25, cell=80)
    c.multiply(np.asarray(smoothstep(950, 1060, c.y), np.float32), (0.4, 0.1, 335), 0.85)
    # The long roof across the street, two dormers in it.
    wall(c, ((236, 1090), (640, 1084), (640, 1210), (236, 1210)), (0.44, 0.075, 330), "long", 0.3)
    for x, lit in ((330.0, False), (424.0, True), (520.0, False)):
        window(c, x, 1186, 34, 62, lit)
    slope(c, ((268, 964), (600, 958), (652, 1094), (222, 1100)), (0.4, 0.12, 22), 30, 13, "long")
    ridge(c, (266, 963), (602, 957), (0.5, 0.11, 25), 9)
    dormer(c, 356, 1066, 46, 50, (0.56, 0.08, 345), False)
    dormer(c, 508, 1062, 46, 50, (0.56, 0.08, 345), True)
    cat(c, 428, 962)
    # The gable on the left, its ridge running away to the left; the stork's chimney on it.
    chimney(c, 104, 868, 1000, 31, (0.5, 0.12, 22), "stork")
    wall(c, ((-20, 1040), (66, 1090), (66, 1210), (-20, 1210)), (0.34, 0.07, 320), "side", 0.4)
    slope(c, ((-60, 888), (166, 930), (62, 1120), (-120, 1060)), (0.3, 0.08, 345), 13, 12, "left", -0.14)
    wall(c, ((62, 1112), (166, 934), (262, 1116), (262, 1210), (62, 1210)), (0.47, 0.095, 8), "gable")
    window(c, 164, 1076, 34, 52, False, shutters=False)
    window(c, 164, 1196, 42, 70, True)
    c.draw(
        lambda pen: pen.stroke(polygon([(54, 1128), (166, 926), (272, 1132)], closed=False), (0.24, 0.06, 330), 11),
        relief=4,
        detail=0.65,
    )
    stork(c, 104.0, 856.0)
    # A steep near roof, cut by the edge.
    chimney(c, 742, 936, 1090, 25, (0.46, 0.12, 20), "near")
    slope(c, ((690, 1030), (880, 1010), (880, 1260), (560, 1230)), (0.28, 0.085, 352), 16, 11, "right", -0.12)
    ridge(c, (690, 1029), (860, 1011), (0.4, 0.1, 15), 11)
    ridge(c, (690, 1029), (560, 1228), (0.62, 0.12, 30), 9)
