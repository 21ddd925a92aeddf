"""One huge flamingo wades off at dawn with a whole hamlet on its back."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import leaves, smoke
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.buildings import house
from moonhare.painting.motifs.corals import fish
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Relocation",
    hero="huge flamingo wading off towards the sun with a lit hamlet on its back",
    idea="carried by",
    place="lagoon, stilt village",
    palette="sunset coral",
    composition="split waterline",
    time="dawn",
    symbols=("flamingo", "house", "laundry"),
    hidden="one wooden stilt left standing behind, its rope ladder still hung on it",
    readings=("exile", "balance", "trust"),
)
FINISH = {"vignette": 0.36, "bloom": 0.5, "saturation": 1.08, "focus": Focus(410, 420, 330, 420, 0.4)}

_LINE = 852.0
_SUN = (148.0, 690.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.72, -0.3, 0.5),
        key=(0.96, 0.07, 72),
        shade=(0.36, 0.11, 318),
        rim=(-0.95, -0.1, 0),
        rim_colour=(0.97, 0.09, 78),
        bounce=(0.62, 0.12, 350),
        bounce_share=0.22,
    )
    _air(c)
    _under(c)
    repaint(c, 0.6, seed="air", loose=1.2)
    _post(c)
    with c.group() as bird:
        _legs(c)
    dry = c.full(smoothstep(1, -1, c.y - _line(c)))
    wet = c.full(smoothstep(-1, 1, c.y - _line(c)))
    c.paste(bird, clip=dry)
    sway = 4 * np.sin(c.y / 19) + 9
    c.paste(bird, clip=wet, bend=(c.x + sway, c.y), alpha=0.94)
    c.glaze(wet * np.asarray(smoothstep(_LINE, 1180, c.y), np.float32), (0.34, 0.1, 318), 0.55)
    _surface(c)
    _body(c)
    _hamlet(c)
    repaint(c, 0.16, seed="last", loose=0.6)
    _lights(c)


def _line(c: Canvas) -> Array:
    return np.asarray(_LINE + 5 * np.sin(c.x / 74) + 2.5 * np.sin(c.x / 27 + 1), np.float32)


def _air(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.38, 0.105, 300)),
            (0.2, (0.52, 0.125, 335)),
            (0.4, (0.68, 0.14, 15)),
            (0.55, (0.82, 0.125, 50)),
            (0.64, (0.92, 0.095, 75)),
            (1, (0.8, 0.11, 40)),
        ],
        16,
    )
    streaks(c, 60, 460, (0.86, 0.1, 40), share=0.4, seed="high", cover=0.45)
    x, y = _SUN
    c.glow(x, y, 330, (0.97, 0.11, 75), 0.8)
    for k, (top, tone) in enumerate(((706, (0.76, 0.12, 30)), (724, (0.64, 0.13, 8)))):
        crest = top - 26 * (c.field(f"isles{k}", 130, 3)[int(300 * c.scale)] - 0.42)[None, :] * (1.6 + k)
        c.fill(c.full(smoothstep(-2, 2, c.y - crest) * smoothstep(748, 744, c.y)), tone, 0.75, detail=0.05)
        c.fog(690, 770, (0.95, 0.09, 70), 0.5, cell=220)
    disc = c.mask(circle(x, y, 66), soft=1.2)
    c.fill(disc, pick(ramp([(0.99, 0.04, 95), (0.97, 0.1, 85)]), (c.y - y + 64) / 128), detail=0.9)
    c.emit(disc, 0.8)
    # The lagoon above the line: sky thrown back, the sun's road.
    water = c.full(smoothstep(744, 747, c.y))
    t = (c.y - 745) / (_LINE - 745)
    ripple = (c.field("ripple", 46, 4, (6, 0.4)) - 0.5) * 0.5
    c.fill(water, pick(ramp([(0.94, 0.09, 70), (0.84, 0.12, 45), (0.66, 0.13, 10)]), t + ripple), detail=0.1)
    road = np.exp(-(((c.x - x) / (56 + 150 * t)) ** 2)) * (0.5 + 2.2 * np.abs(ripple)) * smoothstep(744, 752, c.y)
    c.screen(np.asarray(np.clip(road, 0, 1), np.float32), (0.98, 0.08, 85), 0.8)


def _under(c: Canvas) -> None:
    line = _line(c)
    wet = c.full(smoothstep(-1, 1, c.y - line))
    t = (c.y - _LINE) / 348
    tones = ramp([(0.76, 0.14, 20), (0.56, 0.14, 350), (0.38, 0.11, 325), (0.24, 0.08, 310)])
    c.fill(wet, pick(tones, t), detail=0.05)
    shafts = np.clip((c.field("shafts", 60, 3, (0.5, 9)) - 0.44) * 3, 0, 1)
    shafts = shafts * np.exp(-np.maximum(c.y - line, 0) / 170) * np.exp(-(((c.x - 240) / 330) ** 2))
    c.screen(wet * np.asarray(shafts, np.float32), (0.93, 0.11, 60), 0.55)
    floor = 1118 + 16 * np.sin(c.x / 110 + 1) + 10 * (c.field("bed", 90, 3) - 0.5)
    c.form(c.full(smoothstep(-6, 6, c.y - floor)), (0.4, 0.1, 345), thickness=30, mottle=0.14, rim=0.2, detail=0.1)
    c.fog(1040, 1170, (0.5, 0.12, 345), 0.35, cell=200)
    for i, (x, y, q) in enumerate(((180, 990, 30), (226, 1016, 24), (150, 1030, 20), (640, 1010, 26), (610, 1046, 19))):
        fish(c, x, y, q, (0.86, 0.13, 70), band=(0.95, 0.05, 85), left=True, turn=4 - 3 * i, seed=f"fish{i}")


def _surface(c: Canvas) -> None:
    line = _line(c)
    rim = np.exp(-(((c.y - line) / 2.6) ** 2))
    c.screen(np.asarray(rim, np.float32), (0.97, 0.07, 75), 0.85)
    under = np.exp(-np.maximum(c.y - line, 0) / 9) * smoothstep(0, 2, c.y - line)
    c.multiply(np.asarray(under, np.float32), (0.5, 0.13, 340), 0.45)
    for x, w in ((452.0, 46.0), (604.0, 38.0), (720.0, 30.0)):
        for k in range(3):
            ring = c.mask(oval(x, _LINE - 8, w + 22 * k, 5 + 2.6 * k)) - c.mask(
                oval(x, _LINE - 8, w + 22 * k - 5, 3.4 + 2.4 * k)
            )
            c.screen(ring.blur(0.8), (0.98, 0.06, 80), 0.5 - 0.13 * k)


def _post(c: Canvas) -> None:
    post = c.mask(limb([(722, 716, 9), (720, 900, 10), (724, 1130, 11)], 20), wobble=2)
    c.form(post, (0.38, 0.07, 25), thickness=12, mottle=0.2, grain=8, rim=0.9, detail=0.6)

    def ladder(pen: Pen) -> None:
        for f in (-1, 1):
            pen.stroke([(724 + f * 9, 728), (733 + f * 11, 790), (728 + f * 10, 876)], (0.8, 0.08, 65), 2.2)
        for k in range(7):
            y = 746 + k * 20
            x = 726 + 7 * math.sin(k / 2.2)
            pen.stroke([(x - 10, y), (x + 11, y + 1)], (0.72, 0.08, 60), 2.6)

    c.draw(ladder, relief=1.5, detail=0.8)


def _legs(c: Canvas) -> None:
    tone: Colour = (0.68, 0.16, 12)
    for k, (hip, knee, foot) in enumerate(
        (((522.0, 590.0), (602.0, 806.0), (560.0, 1066.0)), ((446.0, 600.0), (452.0, 822.0), (410.0, 1112.0)))
    ):
        leg = Clay(c, (330, 560, 680, 1160), melt=3)
        mid = ((hip[0] * 2 + knee[0]) / 3 + 4, (hip[1] * 2 + knee[1]) / 3)
        leg.limb([(*hip, 34), (*mid, 17), ((mid[0] + knee[0]) / 2, (mid[1] + knee[1]) / 2, 11.5), (*knee, 11)], n=70)
        leg.ball(knee[0], knee[1], 15, 19)
        leg.limb([(*knee, 10.5), ((knee[0] + foot[0]) / 2 - 4, (knee[1] + foot[1]) / 2, 8.5), (*foot, 8.5)], n=70)
        droop = 30 if k == 0 else 12
        for toe, down in ((-62, droop), (-40, droop + 12), (26, droop * 0.5)):
            leg.limb(
                [
                    (foot[0], foot[1], 8),
                    (foot[0] + toe * 0.6, foot[1] + down * 0.7, 6),
                    (foot[0] + toe, foot[1] + down, 3),
                ],
                n=8,
            )
        if k == 1:
            c.multiply(c.mask(oval(400, 1130, 80, 12), soft=8), c.palette.deep, 0.6)
        c.form(leg.relief(1.6), tone, bias=-0.16 if k == 0 else 0.0, rim=0.5, detail=0.6)


def _body(c: Canvas) -> None:
    clay = Clay(c, (130, 140, 800, 700), melt=16)
    clay.ball(470, 500, 184, 104, turn=-6, thick=96)
    clay.limb([(540, 500, 84), (640, 528, 50), (724, 566, 12)], n=24)
    clay.ball(338, 494, 82, 84, thick=70)
    clay.ball(450, 560, 110, 60, thick=60)
    neck = [
        (322, 508, 58, 0),
        (270, 520, 37, 4),
        (228, 492, 29, 8),
        (216, 436, 25, 10),
        (242, 372, 23, 10),
        (272, 312, 22, 8),
        (274, 252, 22, 6),
        (240, 208, 22, 6),
        (206, 208, 24, 6),
    ]
    clay.limb(neck, n=60)
    clay.ball(200, 216, 33, 25, z=8, turn=-24)
    relief = clay.relief(1.2)
    c.shadow(relief.mask & c.mask(oval(480, 600, 160, 40)), 0, 14, 14, 0.4)
    pink: Colour = (0.8, 0.14, 18)
    c.form(relief, pink, shadow=40, rim=0.7, mottle=0.05, depth=0.75, detail=0.5)
    _plumes(c, relief)
    _face(c)


def _plumes(c: Canvas, relief: Relief) -> None:
    trunk = c.mask(oval(452, 506, 210, 118, -4), soft=3) & relief.mask
    leaves(
        c,
        relief.within(trunk),
        (0.79, 0.145, 14),
        0.3,
        seed="breast",
        length=(20, 34),
        spacing=10,
        sprite="feather",
        spread=0.1,
        order="up",
        clump=0.03,
        vary=0.025,
        detail=0.5,
        spill=4,
    )
    wing = c.mask(
        curve(
            [
                (338, 470, CORNER),
                (360, 416),
                (470, 396),
                (600, 440),
                (700, 520),
                (756, 590, CORNER),
                (640, 586),
                (500, 592),
                (392, 560),
            ]
        )
    )
    for i in range(5):
        x, y = 640 + i * 10, 600 - i * 5
        quill = c.mask(limb([(x - 90, y - 30, 12), (x, y - 2, 12), (x + 96 - 4 * i, y + 22 - 3 * i, 3)], 30))
        c.form(quill, (0.26 + 0.02 * i, 0.09, 335), thickness=10, rim=0.5, detail=0.6)
    c.shadow(wing, -4, 12, 12, 0.4, (0.45, 0.14, 350))
    r = c.relief(wing, 60)
    c.form(r, (0.74, 0.15, 16), rim=0.6, detail=0.5)
    leaves(
        c,
        r,
        (0.76, 0.155, 14),
        0.42,
        seed="wing",
        length=(26, 46),
        spacing=13,
        sprite="feather",
        spread=0.1,
        order="up",
        vary=0.03,
        clump=0.04,
        detail=0.55,
    )


def _face(c: Canvas) -> None:
    bill = curve(
        [
            (184, 196, CORNER),
            (160, 204),
            (136, 224),
            (128, 252),
            (136, 280, CORNER),
            (154, 262),
            (166, 246),
            (190, 236, CORNER),
        ]
    )
    m = c.mask(bill)
    r = c.form(m, (0.92, 0.06, 60), thickness=14, rim=0.7, gloss=0.3, detail=0.85)
    tip = m * np.asarray(smoothstep(236, 250, c.y + 0.3 * (160 - c.x)), np.float32)
    c.form(r.within(tip), (0.22, 0.05, 320), rim=0.7, gloss=0.5, detail=0.85)

    def eye(pen: Pen) -> None:
        pen.stroke([(182, 216), (160, 230), (146, 252)], (0.5, 0.1, 10), 1.6, 0.7)
        pen.dot(198, 208, 6.4, (0.9, 0.13, 85))
        pen.dot(197.4, 208.4, 4.2, (0.14, 0.04, 320))
        pen.dot(195.6, 206.4, 1.4, (0.99, 0.02, 90))
        pen.stroke([(190, 203), (198, 200.4), (206, 205)], (0.5, 0.14, 12), 2.2)

    c.draw(eye, relief=1, detail=0.95)


def _hamlet(c: Canvas) -> None:
    deck = c.mask(polygon([(336, 424), (622, 432), (618, 448), (340, 441)]), wobble=1.5)
    for x in (366.0, 430.0, 500.0, 560.0, 600.0):
        prop = c.mask(limb([(x, 440, 4.5), (x + 4, 474, 4)], 6))
        c.form(prop, (0.42, 0.07, 35), thickness=5, rim=0.6, detail=0.7)
    c.shadow(deck, 4, 20, 10, 0.55, (0.42, 0.13, 345))
    homes = (
        (468.0, 430.0, 78.0, 136.0, (0.84, 0.06, 70), (0.44, 0.13, 20), ((0.0, 0.34), (0.0, 0.74)), "tall"),
        (394.0, 428.0, 74.0, 74.0, (0.66, 0.07, 210), (0.4, 0.1, 325), ((-0.22, 0.5), (0.24, 0.5)), "left"),
        (548.0, 436.0, 80.0, 88.0, (0.86, 0.08, 45), (0.46, 0.1, 335), ((-0.24, 0.5), (0.24, 0.5)), "right"),
    )
    for x, y, w, h, wall, roof, panes, seed in homes:
        house(
            c,
            x,
            y,
            w,
            h,
            wall=wall,
            roof=roof,
            windows=panes,
            pitch=0.8,
            depth=0.32,
            glow=0.9,
            seed=seed,
            door=seed != "tall",
        )
    c.form(deck, (0.44, 0.08, 40), thickness=6, rim=0.8, mottle=0.2, grain=8, detail=0.7)
    line = [(598, 372), (640, 392), (676, 384)]
    pole = c.mask(limb([(676, 472, 3), (677, 372, 2.4)], 8))
    c.form(pole, (0.4, 0.07, 35), thickness=4, rim=0.7, detail=0.8)

    def wash(pen: Pen) -> None:
        pen.stroke(line, (0.9, 0.05, 70), 1.4)
        for k, tone in enumerate(((0.95, 0.03, 85), (0.66, 0.08, 210), (0.9, 0.1, 75))):
            x, y = 612 + k * 20, 380 + (5, 10, 8)[k]
            pen.fill(polygon([(x, y), (x + 14, y + 2), (x + 17, y + 24), (x + 3, y + 22)]), tone)

    c.draw(wash, relief=1.6, detail=0.85)
    smoke(
        c,
        [(494, 236, 5), (520, 196, 12), (572, 150, 22), (650, 116, 34)],
        (0.9, 0.06, 50),
        seed="hearth",
        alpha=0.45,
        n=26,
    )


def _lights(c: Canvas) -> None:
    x, y = _SUN
    c.glow(x, y, 90, (0.98, 0.1, 78), 0.3)
    c.rays(x, y, [-64, -44, -24, -6], 620, 120, (0.97, 0.1, 75), 0.2, 26)
    far_birds(c, [(600, 640, 26), (640, 622, 22), (676, 634, 20), (700, 606, 17), (566, 628, 18)], (0.42, 0.12, 335))
    r = c.rng("motes")

    def motes(pen: Pen) -> None:
        for _ in range(50):
            pen.dot(
                r.uniform(20, 780), r.uniform(880, 1110), r.uniform(0.7, 2.0), (0.95, 0.08, 60), r.uniform(0.2, 0.6)
            )

    c.draw(motes, emission=0.4, detail=0.9)
