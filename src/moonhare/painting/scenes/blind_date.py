"""Two seahorses wait under a street lamp in the deep; the lamp grows from the brow of an anglerfish."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, pick, ramp, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import stone
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._blind_date_parts import HIDE, LAMP, lantern, paint_seahorse, paint_suitcase, posy, stalk
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Blind Date",
    hero="anglerfish, vast, in profile, its lure a lit street lamp under which two seahorses wait",
    idea="held or caught",
    place="deep sea, trench",
    palette="indigo moon",
    composition="profile",
    time="night",
    symbols=("anglerfish", "street lamp", "seahorse"),
    hidden="a very small suitcase stuck in its teeth",
    readings=("naivety", "romance", "bait"),
)
FINISH = {"vignette": 0.5, "bloom": 0.6, "saturation": 1.1}

_WARM: Colour = (0.92, 0.13, 80)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.35, -0.8, 0.45),
        key=(0.56, 0.12, 262),
        shade=(0.16, 0.07, 280),
        rim=(0.2, -0.95, 0),
        rim_colour=(0.6, 0.12, 255),
        bounce=(0.3, 0.1, 300),
    )
    _trench(c)
    repaint(c, 1.0, seed="deep")
    x, y = LAMP
    c.glow(x, y, 330, (0.6, 0.12, 265), 0.5)
    c.glow(x, y + 40, 200, (0.84, 0.13, 70), 0.42)
    c.lamps.append(Lamp(x=x, y=y, z=90, reach=420, colour=(0.9, 0.15, 66), power=1.0))
    _maw(c)
    _teeth(c, _FAR_TEETH, 0.45)
    _fish(c)
    repaint(c, 0.35, seed="hide")
    _eye(c)
    stalk(c)
    lantern(c)
    paint_seahorse(c, 470, 792, 196, (0.66, 0.17, 42), left=True, seed="one")
    paint_seahorse(c, 590, 776, 172, (0.8, 0.14, 82), left=False, seed="two")
    posy(c)
    _teeth(c, _NEAR_TEETH, 1.0)
    paint_suitcase(c)
    _light(c)
    repaint(c, 0.12, seed="last")
    _snow(c)


def _trench(c: Canvas) -> None:
    c.wash([(0, (0.24, 0.1, 268)), (0.3, (0.19, 0.085, 272)), (0.7, (0.13, 0.06, 278)), (1, (0.1, 0.045, 282))], 40)
    for k, (x0, tone) in enumerate(((640, (0.2, 0.075, 270)), (720, (0.15, 0.06, 276)))):
        edge = x0 + 60 * (c.field(f"cliff{k}", 190, 4) - 0.5) + 40 * np.sin(c.y / 190 + k * 2) + 0.06 * (1200 - c.y)
        wall = c.full(smoothstep(-4, 4, c.x - edge))
        stone(c, wall, tone, thickness=50, rough=1.3, seed=f"cliff{k}", haze=0.0, detail=0.1)
        c.fog(200, 1200, (0.2, 0.085, 270), 0.35)
    r = c.rng("others")
    # Far off hang other lamps.
    for x, y, q in ((742, 520, 9), (690, 640, 6), (768, 760, 5), (60, 70, 7)):
        c.glow(x, y, q * 3, _WARM, 0.5)
        c.fill(c.mask(circle(x, y, q * 0.25), soft=0.8), (0.97, 0.1, 88), 0.9, detail=0.6)
        bow = [(x, y - q * 0.5), (x - q * 0.8, y - q * 2), (x - q * 3, y - q * 1.2)]
        c.draw(lambda pen, bow=bow: pen.stroke(bow, (0.3, 0.08, 272), 1.2, 0.8), detail=0.4)  # type: ignore[misc]
    for k in range(5):
        left = 430 + 80 * k + float(r.normal(0, 20))
        rock = c.mask(
            curve(
                [
                    (left - 70, 1210, CORNER),
                    (left - 40, 1130 + 20 * (k % 2)),
                    (left, 1100 - 24 * (k % 3)),
                    (left + 50, 1140),
                    (left + 90, 1210, CORNER),
                ]
            ),
            wobble=8,
        )
        stone(c, rock, (0.17, 0.06, 275), thickness=40, seed=f"floor{k}", detail=0.15)


_UPPER = [
    (-60, 560, 330, 0),
    (110, 440, 262, 0),
    (240, 404, 196, 0),
    (340, 424, 118, 0),
    (416, 466, 58, 4),
    (446, 500, 30, 6),
]
_LOWER = [
    (-60, 820, 290, 0),
    (150, 900, 214, 0),
    (360, 912, 128, 6),
    (520, 876, 78, 10),
    (632, 816, 46, 14),
    (672, 770, 26, 16),
]


def _maw(c: Canvas) -> None:
    """The inside of the mouth: a red dusk that goes down into the dark."""
    hole = c.mask(
        curve(
            [
                (120, 600, CORNER),
                (260, 560),
                (420, 470),
                (446, 508, CORNER),
                (428, 600),
                (436, 690),
                (500, 752),
                (660, 776, CORNER),
                (600, 850),
                (420, 880),
                (220, 800),
            ]
        )
    )
    at = hole.where
    d = np.hypot((c.x[at] - 600) / 430, (c.y[at] - 640) / 300)
    n = c.field("throat", 60, 3)[at] - 0.5
    c.fill(
        hole,
        pick(
            ramp([(0.46, 0.13, 12), (0.3, 0.11, 350), (0.15, 0.07, 320), (0.08, 0.04, 290)]),
            np.asarray(d * 0.95 + n * 0.16, np.float32),
        ),
        detail=0.3,
    )
    tongue = Clay(c, (180, 640, 680, 900), melt=20)
    tongue.limb([(230, 800, 50), (340, 786, 52), (460, 796, 50), (570, 786, 40), (630, 770, 24)])
    body = tongue.relief(2)
    c.form(body, (0.48, 0.13, 5), bump=(c.field("papillae", 7, 2) - 0.5) * 4, rim=0.3, bias=0.06, gloss=0.3, detail=0.4)
    gum = c.mask(limb([(170, 600, 22), (280, 590, 17), (380, 560, 13), (446, 512, 9)]))
    c.form(gum, (0.4, 0.12, 350), detail=0.4, gloss=0.3)


# Root, tip and width of each tooth.
_FAR_TEETH = (
    (250, 588, 262, 680, 13),
    (306, 580, 322, 654, 12),
    (356, 562, 372, 650, 12),
    (404, 534, 424, 600, 10),
    (560, 800, 556, 716, 11),
    (620, 776, 622, 706, 9),
    (520, 812, 510, 752, 10),
)
_NEAR_TEETH = (
    (206, 612, 236, 742, 18),
    (276, 604, 300, 704, 16),
    (336, 586, 366, 718, 17),
    (394, 560, 416, 640, 13),
    (436, 522, 462, 612, 12),
    (300, 852, 296, 760, 15),
    (368, 842, 380, 724, 17),
    (424, 838, 424, 776, 12),
    (528, 822, 546, 742, 13),
    (652, 792, 668, 690, 14),
    (676, 764, 694, 706, 9),
)


def _teeth(c: Canvas, places: tuple[tuple[int, int, int, int, int], ...], near: float) -> None:
    for k, (x0, y0, x1, y1, w) in enumerate(places):
        bend = (x0 + x1) / 2 + (9 if y1 > y0 else -9), (y0 + y1) / 2
        tooth = c.mask(
            curve(
                [
                    (x0 - w, y0, CORNER),
                    (bend[0] - w * 0.62, bend[1]),
                    (x1, y1, CORNER),
                    (bend[0] + w * 0.5, bend[1]),
                    (x0 + w, y0, CORNER),
                ]
            )
        )
        c.shadow(tooth, -3, 5, 4, 0.5)
        body = c.form(
            tooth,
            mix((0.4, 0.07, 280), (0.76, 0.06, 95), near),
            gloss=0.7,
            gloss_sharpness=14,
            rim=0.5,
            bias=0.04,
            detail=0.75,
        )
        along = np.clip(((c.y[tooth.where] - y0) / (y1 - y0)), 0, 1)
        c.multiply(tooth * np.asarray(1 - smoothstep(0.0, 0.45, along), np.float32), (0.36, 0.12, 350), 0.75)
        side = np.clip(body.nx, 0, 1) ** 1.5
        c.screen(tooth * np.asarray(side * near, np.float32), _WARM, 0.5 + 0.04 * (k % 3))


def _fish(c: Canvas) -> None:
    upper = Clay(c, (-10, 100, 520, 900), melt=24)
    upper.limb(_UPPER, n=40)
    upper.limb([(60, 300, 80, 150), (200, 250, 60, 150), (300, 300, 40, 120)], n=20)
    upper.limb([(196, 330, 70, 150), (212, 256, 34, 110), (216, 220, 24, 90)], n=14)
    upper.limb([(190, 610, 26, 60), (290, 592, 22, 70), (390, 556, 19, 70), (448, 506, 17, 50)], n=20, melt=10)
    lower = Clay(c, (-10, 560, 720, 1200), melt=24)
    lower.limb(_LOWER, n=40)
    lower.limb(
        [
            (170, 790, 30, 120),
            (290, 852, 30, 120),
            (410, 858, 27, 110),
            (540, 834, 23, 80),
            (650, 790, 19, 50),
            (678, 762, 14, 30),
        ],
        n=30,
        melt=10,
    )
    for k, clay in enumerate((upper, lower)):
        body = clay.relief(2)
        at = body.mask.where
        warts = np.clip(c.field("warts", 26, 2)[at] - 0.55, 0, 1) * 52
        fold = np.abs(c.field("folds", 120, 3, (1.6, 0.7))[at] - 0.5) * 34
        grain = (c.field("hide", 6, 2)[at] - 0.5) * 3.4
        c.form(
            body,
            HIDE,
            bump=np.asarray(warts + fold + grain, np.float32),
            shadow=34,
            mottle=0.14,
            grain=30,
            rim=0.45,
            gloss=0.18,
            bias=-0.1,
            detail=0.35,
        )
        belly = body.mask * np.asarray(smoothstep(960, 1120, c.y[at]), np.float32)
        c.multiply(belly, c.palette.deep, 0.6)
        c.multiply(
            body.mask * np.asarray(smoothstep(250, 60, c.x[at]) * (0.3 + 0.7 * k), np.float32), c.palette.deep, 0.75
        )
        if k == 0:
            c.multiply(body.mask * np.asarray(smoothstep(240, 20, c.x[at]), np.float32), c.palette.deep, 0.55)
    c.occlude(c.mask(oval(150, 720, 190, 60, 20)), c.mask(oval(120, 690, 120, 26, 24)), 22, 0.7)
    # A fin, cut by nothing, and the row of small lights along the flank.
    fin = c.mask(
        curve(
            [
                (110, 920, CORNER),
                (190, 930),
                (262, 1010),
                (270, 1096),
                (206, 1084),
                (150, 1110),
                (110, 1070),
                (70, 1080),
                (60, 980),
            ]
        )
    )
    c.shadow(fin, -12, 14, 14, 0.6)
    at = fin.where
    ray = np.sin(np.arctan2(c.y[at] - 900, c.x[at] - 100) * 34) * 3
    c.form(fin, (0.36, 0.11, 300), thickness=9, bump=np.asarray(ray, np.float32), rim=0.7, detail=0.5)
    r = c.rng("lights")
    for k in range(26):
        t = k / 25
        x, y = 10 + 560 * t, 1010 - 70 * t - 70 * math.sin(t * 2.6) + float(r.normal(0, 9)) + 60 * (1 - t)
        q = float(r.uniform(1.6, 3.6))
        c.glow(x, y, q * 4, (0.76, 0.11, 215), 0.55)
        c.fill(c.mask(circle(x, y, q), soft=0.6), (0.93, 0.07, 200), 0.9, detail=0.7)
    for k in range(6):
        x, y = 20 + 34 * k + float(r.normal(0, 6)), 236 - 44 * math.sin(k / 4.2) + float(r.normal(0, 9)) + 2.6 * k
        c.glow(x, y, 9, (0.76, 0.11, 215), 0.45)
        c.fill(c.mask(circle(x, y, 1.8), soft=0.5), (0.93, 0.07, 200), 0.9, detail=0.7)

    def barbels(pen: Pen) -> None:
        for x, y, q in ((560, 930, 90), (490, 972, 120), (606, 896, 70), (420, 1004, 110)):
            f = float(r.normal(0, 16))
            pen.stroke([(x, y - 8), (x + f, y + q * 0.5), (x - f * 0.6, y + q)], (0.36, 0.1, 292), 4)
            pen.dot(x - f * 0.6, y + q, 4.4, (0.7, 0.12, 220))

    c.draw(barbels, relief=2, detail=0.5)


def _eye(c: Canvas) -> None:
    """A small eye under a heavy lid, looking at the lamp's guests."""
    x, y = 318.0, 372.0
    socket = c.mask(oval(x, y, 48, 40, 12), soft=5)
    c.multiply(socket, c.palette.deep, 0.75)
    ball = c.mask(circle(x + 3, y + 2, 31))
    at = ball.where
    d = np.hypot(c.x[at] - x - 3, c.y[at] - y - 2) / 31
    a = np.arctan2(c.y[at] - y, c.x[at] - x)
    t = d + 0.07 * np.sin(a * 23) * smoothstep(0.3, 0.7, d)
    c.fill(
        ball,
        pick(
            ramp(
                [
                    (0.07, 0.03, 280),
                    (0.07, 0.03, 280),
                    (0.42, 0.11, 195),
                    (0.68, 0.12, 180),
                    (0.36, 0.09, 240),
                    (0.16, 0.06, 275),
                ]
            ),
            np.asarray(t, np.float32),
        ),
        detail=0.9,
    )
    pupil = c.mask(oval(x + 9, y + 6, 12, 14))
    c.fill(pupil, (0.06, 0.02, 280), detail=0.95)
    lid = c.mask(
        curve(
            [
                (x - 46, y + 6, CORNER),
                (x - 34, y - 36),
                (x + 8, y - 48),
                (x + 44, y - 24),
                (x + 46, y + 2, CORNER),
                (x + 22, y - 11),
                (x - 10, y - 11),
            ]
        )
    )
    c.shadow(lid, 0, 7, 4, 0.7)
    c.form(lid, (0.42, 0.1, 292), thickness=12, bump=(c.field("lid", 9, 3) - 0.5) * 4, rim=0.4, detail=0.7)
    under = c.mask(
        curve(
            [
                (x - 42, y + 10, CORNER),
                (x - 14, y + 30),
                (x + 22, y + 32),
                (x + 46, y + 8, CORNER),
                (x + 32, y + 44),
                (x - 16, y + 46),
            ]
        )
    )
    c.form(under, (0.38, 0.1, 292), thickness=8, rim=0.3, detail=0.6)
    c.fill(c.mask(oval(x + 17, y - 4, 4.6, 5.6)), (0.98, 0.07, 88), detail=0.95)
    c.fill(c.mask(circle(x - 8, y + 14, 2)), (0.7, 0.1, 220), detail=0.9)


def _light(c: Canvas) -> None:
    x, y = LAMP
    cone = c.full(0)
    d = np.clip((c.y - y - 50) / 480, 0, 1)
    half = 40 + 190 * d
    inside = smoothstep(1.0, 0.35, np.abs(c.x - x + 60 * d) / half) * (c.y > y + 40) * (1 - d) ** 0.8
    cone = c.full(inside * (0.5 + 0.6 * c.field("haze", 70, 4)))
    c.screen(cone, _WARM, 0.26)
    c.glow(x, y, 60, (0.98, 0.08, 88), 0.85)
    c.glow(x, y, 170, _WARM, 0.34)
    c.glow(530, 760, 120, _WARM, 0.22, 0.4)


def _snow(c: Canvas) -> None:
    """Marine snow: what sinks and never arrives."""
    r = c.rng("snow")
    n = 260
    x, y = r.uniform(0, 800, n), r.uniform(0, 1200, n)
    near = np.exp(-np.hypot(x - LAMP[0], y - LAMP[1] - 120) / 330)
    cold, warm = np.array([0.5, 0.56, 0.9]), np.array([1.0, 0.9, 0.66])
    tones = cold + (warm - cold) * np.clip(near * 1.6, 0, 1)[:, None]
    strew(
        c,
        "soft",
        x,
        y,
        r.uniform(1.6, 5.4, n) * (0.8 + near),
        0.0,
        tones.astype(np.float32),
        seed="snow",
        alpha=0.65,
        detail=0.8,
    )
    for bx, by, br in ((700, 420, 9), (716, 380, 6), (694, 350, 4), (120, 130, 6)):
        ring = c.mask(circle(bx, by, br)) - c.mask(circle(bx + 0.6, by + 0.6, br * 0.8), soft=0.8)
        c.screen(ring, (0.8, 0.1, 240), 0.7)
        c.screen(c.mask(circle(bx - br * 0.35, by - br * 0.35, br * 0.22)), (0.98, 0.05, 90), 0.9)
