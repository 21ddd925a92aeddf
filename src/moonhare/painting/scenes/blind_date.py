"""Two small seahorses meet under a street lamp in the deep; the lamp grows from the brow of a vast anglerfish."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Lamp, Light
from moonhare.painting.mask import Mask
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._blind_date_parts import (
    HIDE,
    LAMP,
    flower,
    lantern,
    paint_seahorse,
    paint_suitcase,
    stalk,
)
from moonhare.painting.shapes import CORNER, circle, curve, oval
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Blind Date",
    hero="anglerfish, vast and dark, in profile, its lure a lit street lamp under which two seahorses meet",
    idea="held or caught",
    place="deep sea, trench",
    palette="indigo moon",
    composition="profile",
    time="night",
    symbols=("anglerfish", "street lamp", "seahorse"),
    hidden="a very small suitcase stuck in its teeth",
    readings=("naivety", "romance", "bait"),
)
FINISH = {"vignette": 0.45, "bloom": 0.65, "saturation": 1.1, "focus": Focus(560, 560, 300, 360, 0.4)}

_WARM: Colour = (0.93, 0.12, 80)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.6, -0.62, 0.42),
        key=(0.62, 0.12, 268),
        shade=(0.15, 0.07, 276),
        rim=(0.75, -0.6, 0),
        rim_colour=(0.9, 0.11, 78),
        bounce=(0.3, 0.11, 262),
    )
    _deep(c)
    repaint(c, 0.8, seed="deep", loose=1.2)
    _others(c)
    x, y = LAMP
    c.glow(x, y + 40, 440, (0.56, 0.14, 262), 0.5)
    near = np.hypot(c.x - x, (c.y - y - 20) * 0.9)
    c.glaze(np.asarray(np.exp(-near / 120), np.float32), (0.82, 0.15, 73), 0.95)
    c.lamps.append(Lamp(x=x, y=y + 20, z=80, reach=300, colour=(0.93, 0.14, 70), power=1.0))
    _maw(c)
    _teeth(c, _FAR, 0.5)
    body = _fish(c)
    repaint(c, 0.25, seed="hide", loose=0.6)
    _spots(c, body)
    _eye(c)
    stalk(c)
    lantern(c)
    paint_seahorse(c, 596, 702, 122, (0.72, 0.17, 44), left=False, seed="one")
    paint_seahorse(c, 684, 694, 112, (0.86, 0.13, 86), left=True, seed="two")
    flower(c, 638, 622, (618, 634))
    _teeth(c, _NEAR, 1.0)
    paint_suitcase(c, 432, 684, -20)
    _light(c)
    _snow(c)


def _deep(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.19, 0.085, 272)),
            (0.3, (0.27, 0.115, 266)),
            (0.55, (0.27, 0.11, 266)),
            (0.8, (0.16, 0.075, 275)),
            (1, (0.09, 0.04, 280)),
        ],
        40,
    )
    for k, (x0, way, tone) in enumerate(
        ((700, 1, (0.25, 0.1, 266)), (120, -1, (0.22, 0.09, 268)), (760, 1, (0.16, 0.07, 274)))
    ):
        edge = x0 + 70 * (c.field(f"cliff{k}", 200, 4) - 0.5) + way * 0.1 * (900 - c.y)
        wall = c.full(smoothstep(-10, 10, way * (c.x - edge)))
        c.fill(wall, mix(tone, (0.1, 0.05, 278), 0.45), 0.85, detail=0.1)
        c.fog(500, 1200, (0.24, 0.1, 266), 0.3)
    for k, (top, tone) in enumerate(((1040, (0.17, 0.075, 272)), (1110, (0.11, 0.05, 278)))):
        ridge = top - 90 * (c.field(f"floor{k}", 150, 4, (1, 1))[int(500 * c.scale)] - 0.5)
        c.fill(c.full(smoothstep(-3, 3, c.y - ridge[None, :])), tone, detail=0.15)
        c.fog(top, top + 120, (0.2, 0.09, 268), 0.3)


def _others(c: Canvas) -> None:
    """Far off hang other lamps."""
    for x, y, q in ((92, 214, 9), (186, 150, 5), (740, 900, 6), (90, 1020, 6), (330, 1030, 4)):
        c.glow(x, y, q * 4, _WARM, 0.5)
        c.fill(c.mask(circle(x, y, q * 0.3), soft=0.8), (0.98, 0.09, 88), 0.95, detail=0.8)
        bow = [(x, y - q * 0.5), (x - q * 0.8, y - q * 2), (x - q * 3, y - q * 1.4)]
        c.draw(lambda pen, bow=bow: pen.stroke(bow, (0.15, 0.07, 275), 1.4, 0.8), detail=0.6)  # type: ignore[misc]


_BODY = [
    (300, 330),
    (420, 356),
    (516, 420),
    (566, 506, CORNER),
    (548, 548),
    (470, 578),
    (392, 618),
    (352, 668, CORNER),
    (410, 706),
    (500, 726),
    (600, 720),
    (700, 676, CORNER),
    (716, 724),
    (680, 810),
    (580, 900),
    (430, 958),
    (260, 950),
    (110, 880),
    (30, 790),
    (-10, 742, CORNER),
    (-10, 610, CORNER),
    (30, 560),
    (80, 450),
    (170, 364),
]


def _maw(c: Canvas) -> None:
    hole = c.mask(
        curve(
            [
                (330, 640, CORNER),
                (420, 560),
                (560, 500, CORNER),
                (572, 560),
                (600, 640),
                (690, 690, CORNER),
                (600, 760),
                (440, 740),
            ]
        )
    )
    at = hole.where
    d = np.hypot((c.x[at] - 590) / 260, (c.y[at] - 640) / 180)
    tones = ramp([(0.5, 0.14, 8), (0.32, 0.12, 350), (0.17, 0.08, 318), (0.09, 0.045, 290)])
    c.fill(hole, pick(tones, np.asarray(np.clip(d, 0, 1), np.float32)), detail=0.4)


# Root, tip and half width of each tooth.
_FAR = (
    (462, 592, 478, 668, 6),
    (510, 574, 528, 650, 6),
    (544, 556, 554, 612, 5),
    (530, 730, 532, 650, 6),
    (640, 712, 644, 648, 5),
)
_NEAR = (
    (402, 610, 428, 706, 9),
    (444, 594, 464, 656, 6),
    (484, 576, 514, 700, 9),
    (532, 560, 552, 640, 7),
    (560, 520, 580, 596, 7),
    (430, 716, 438, 640, 7),
    (484, 728, 482, 626, 8),
    (548, 732, 554, 664, 6),
    (640, 716, 648, 664, 5),
    (700, 690, 724, 600, 8),
    (668, 704, 676, 664, 5),
)


def _teeth(c: Canvas, places: tuple[tuple[int, int, int, int, int], ...], near: float) -> None:
    for x0, y0, x1, y1, w in places:
        bx, by = (x0 + x1) / 2 + (7 if y1 > y0 else -7), (y0 + y1) / 2
        shape = [
            (x0 - w, y0, CORNER),
            (bx - w * 0.6, by),
            (x1, y1, CORNER),
            (bx + w * 0.5, by),
            (x0 + w, y0, CORNER),
            (x0, y0 + (-5 if y1 > y0 else 5)),
        ]
        tooth = c.mask(curve(shape))
        tone = mix((0.36, 0.1, 285), (0.86, 0.07, 85), near)
        c.form(tooth, tone, thickness=w, gloss=0.6, gloss_sharpness=14, rim=0.7, detail=0.85)
        root = smoothstep(abs(y1 - y0) * 0.45, 0, np.abs(c.y[tooth.where] - y0))
        c.glaze(tooth * np.asarray(root, np.float32), (0.3, 0.12, 290), 0.6)


def _fish(c: Canvas) -> Mask:
    tail = c.mask(curve([(40, 660, CORNER), (-20, 540), (-60, 500), (-60, 900), (-20, 840)]))
    c.form(tail, (0.2, 0.09, 276), thickness=14, detail=0.4)
    for fin in (
        [(60, 470, CORNER), (36, 400), (70, 340), (110, 356), (150, 330), (196, 356, CORNER), (150, 420)],
        [(200, 930, CORNER), (190, 1000), (230, 1050), (290, 1030), (330, 1050), (360, 950, CORNER)],
    ):
        m = c.mask(curve(fin))
        ray = np.sin((c.x[m.where] + 0.4 * c.y[m.where]) / 5) * 2
        c.form(m, (0.28, 0.11, 282), thickness=10, bump=np.asarray(ray, np.float32), rim=0.6, detail=0.45)
    body = c.mask(curve(_BODY))
    c.shadow(body, -10, 30, soft=40, share=0.5)
    at = body.where
    relief = c.relief(body, None, smooth=5)
    soft = (c.field("hide", 90, 2)[at] - 0.5) * 10 + np.clip(c.field("warts", 34, 2)[at] - 0.64, 0, 1) * 14
    c.form(relief, HIDE, bump=np.asarray(soft, np.float32), mottle=0.05, gloss=0.12, rim=0.75, bias=-0.06, detail=0.4)
    far = np.hypot((c.x[at] - LAMP[0]) / 560, (c.y[at] - LAMP[1] - 100) / 560)
    c.multiply(body * np.asarray(smoothstep(0.34, 1.02, far), np.float32), (0.13, 0.07, 274), 0.92)
    face = np.hypot((c.x[at] - LAMP[0] + 40) / 260, (c.y[at] - LAMP[1] - 60) / 300)
    c.screen(body * np.asarray(smoothstep(1.0, 0.1, face), np.float32), (0.9, 0.15, 62), 0.2)
    c.glaze(body * np.asarray(smoothstep(0.95, 0.2, face), np.float32), (0.9, 0.13, 70), 0.42)
    lip = [(552, 500), (545, 550), (470, 580), (394, 618), (354, 668), (412, 706), (500, 728), (600, 722), (702, 680)]

    def gums(pen: Pen) -> None:
        pen.stroke(lip, (0.27, 0.11, 300), 9)

    c.draw(gums, relief=2, detail=0.7)
    side = c.mask(
        curve([(200, 730, CORNER), (250, 716), (330, 790), (344, 860), (296, 850), (262, 880), (220, 846), (190, 800)])
    )
    c.shadow(side, -8, 14, 12, 0.6)
    ray = np.sin(np.arctan2(c.y[side.where] - 716, c.x[side.where] - 200) * 34) * 2.4
    c.form(side, (0.34, 0.12, 284), thickness=9, bump=np.asarray(ray, np.float32), rim=0.8, detail=0.5)
    return body


def _spots(c: Canvas, body: Mask) -> None:
    """Small cold lights along the flank, like a town seen from a ship."""
    r = c.rng("lights")
    cover = body.whole()
    for row, (y0, bend, n) in enumerate(((800, 60, 26), (560, -90, 12), (890, 40, 20))):
        for k in range(n):
            t = k / (n - 1)
            x = 24 + (520 if row != 1 else 190) * t + float(r.normal(0, 6))
            y = y0 + bend * math.sin(math.pi * t) + float(r.normal(0, 9))
            if cover[min(int(y * c.scale), c.h - 1), min(int(x * c.scale), c.w - 1)] < 0.9:
                continue
            q = float(r.uniform(1.4, 3.4))
            c.glow(x, y, q * 5, (0.74, 0.12, 215), 0.5)
            c.fill(c.mask(circle(x, y, q), soft=0.6), (0.94, 0.07, 200), 0.95, detail=0.8)


def _eye(c: Canvas) -> None:
    """Half shut, patient, looking at the lamp's guests."""
    x, y = 404.0, 470.0
    c.multiply(c.mask(oval(x, y, 52, 44, 12), soft=10), (0.12, 0.05, 278), 0.75)
    ball = c.mask(circle(x, y, 33))
    at = ball.where
    d = np.hypot(c.x[at] - x - 6, c.y[at] - y - 6) / 33
    tones = ramp(
        [(0.06, 0.02, 280), (0.07, 0.03, 280), (0.6, 0.13, 175), (0.82, 0.13, 165), (0.5, 0.11, 195), (0.2, 0.07, 260)]
    )
    c.fill(ball, pick(tones, np.asarray(np.clip(d, 0, 1), np.float32)), detail=0.92)
    lid = c.mask(
        curve(
            [
                (x - 44, y + 8, CORNER),
                (x - 34, y - 34),
                (x + 8, y - 46),
                (x + 42, y - 22),
                (x + 44, y + 8, CORNER),
                (x + 20, y - 6),
                (x - 14, y - 8),
            ]
        )
    )
    c.shadow(lid, 0, 6, 4, 0.7)
    c.form(lid, (0.42, 0.12, 284), thickness=12, rim=0.6, detail=0.75)
    under = curve(
        [(x - 42, y + 8, CORNER), (x - 16, y + 30), (x + 20, y + 31), (x + 44, y + 8, CORNER), (x + 20, y + 46)]
    )
    c.form(c.mask(under), (0.38, 0.11, 284), thickness=8, rim=0.4, detail=0.7)
    c.fill(c.mask(oval(x + 14, y - 1, 4.6, 5.4)), (0.99, 0.07, 88), detail=0.95)


def _light(c: Canvas) -> None:
    x, y = LAMP
    d = np.clip((c.y - y - 40) / 330, 0, 1)
    half = 34 + 130 * d
    inside = smoothstep(1.0, 0.3, np.abs(c.x - x) / half) * (c.y > y + 30) * (1 - d) ** 0.6
    c.screen(np.asarray(inside * (0.7 + 0.4 * (c.field("haze", 70, 3) - 0.5)), np.float32), (0.94, 0.13, 78), 0.42)
    c.glow(x, y, 50, (0.97, 0.11, 82), 0.4)
    c.glow(x, y, 150, (0.9, 0.14, 72), 0.3)
    c.glow(640, 676, 80, _WARM, 0.25, 0.4)


def _snow(c: Canvas) -> None:
    """Marine snow: what sinks and never arrives."""
    r = c.rng("snow")
    n = 220
    x, y = r.uniform(0, 800, n), r.uniform(0, 1200, n)
    near = np.exp(-np.hypot(x - LAMP[0], y - LAMP[1] - 60) / 200)
    tones = rgb((0.6, 0.1, 255)) + (rgb((0.97, 0.09, 84)) - rgb((0.6, 0.1, 255))) * np.clip(near * 1.8, 0, 1)[:, None]
    strew(
        c,
        "soft",
        x,
        y,
        r.uniform(1.6, 4.8, n) * (0.8 + near),
        0.0,
        tones.astype(np.float32),
        seed="snow",
        alpha=0.6,
        detail=0.8,
    )
    for bx, by, br in ((736, 470, 8), (750, 436, 5), (728, 414, 3.4)):
        ring = c.mask(circle(bx, by, br)) - c.mask(circle(bx + 0.6, by + 0.6, br * 0.8), soft=0.8)
        c.screen(ring, (0.85, 0.09, 230), 0.7)
