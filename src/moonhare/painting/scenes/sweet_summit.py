"""Three tiny roped climbers go up a mountain of whipped cream on a cake stand, towards the cherry."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import cloud, smoke
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.figure import Person, Pose, joints
from moonhare.painting.motifs.fruit import cherry
from moonhare.painting.motifs.people import paint_person
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import CORNER, Path, curve, limb, oval, polygon, sample
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Sweet Summit",
    hero="three tiny roped climbers on a diagonal ridge of a whipped cream mountain that stands on a cake stand",
    idea="wrong scale",
    place="banquet hall, north face of a cake",
    palette="rose and green",
    composition="diagonal fall",
    time="noon",
    symbols=("cake", "rope", "cherry"),
    hidden="a tent pitched on the rim of the plate",
    readings=("ambition", "temptation", "patience"),
    person=True,
)
FINISH = {"vignette": 0.4, "saturation": 1.1, "bloom": 0.45, "focus": Focus(420, 540, 400, 600, 0.45)}

_PEAK = (498.0, 262.0)
_CREAM = (0.93, 0.035, 60)
_BASE = 884.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.62, -0.62, 0.3),
        key=(0.99, 0.05, 84),
        shade=(0.5, 0.1, 330),
        rim=(-0.8, -0.6, 0),
        rim_colour=(0.99, 0.05, 85),
        bounce=(0.85, 0.1, 10),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.26, 0.06, 175)),
            (0.26, (0.38, 0.075, 166)),
            (0.46, (0.58, 0.075, 152)),
            (0.6, (0.8, 0.055, 110)),
            (0.7, (0.88, 0.05, 95)),
            (0.8, (0.86, 0.05, 120)),
            (1, (0.66, 0.07, 150)),
        ],
        warp=18,
    )
    c.glow(170, 420, 430, (0.95, 0.1, 80), 0.7)
    _range(c)
    repaint(c, 0.6, seed="air")
    c.fog(720, 1000, (0.95, 0.045, 95), 0.6)
    _stand(c)
    _sponge(c)
    _cream(c)
    repaint(c, 0.25, seed="cream")
    _plume(c)
    _cherry(c)
    _party(c)
    _tent(c)
    _mist(c)
    far_birds(c, [(150, 300, 26), (196, 276, 18), (640, 470, 16)], (0.24, 0.05, 170), seed="choughs")
    _sparks(c)


def _range(c: Canvas) -> None:
    """Other puddings of the same range, far off in the haze."""
    for x, y, w, h, tone, share in (
        (70, 830, 210, 230, (0.6, 0.07, 160), 0.5),
        (736, 830, 240, 330, (0.52, 0.07, 165), 0.5),
        (610, 820, 150, 120, (0.68, 0.065, 150), 0.7),
        (236, 826, 130, 110, (0.68, 0.065, 150), 0.7),
    ):
        peak = curve(
            [
                (x - w / 2, y, CORNER),
                (x - w * 0.36, y - h * 0.3),
                (x - w * 0.12, y - h * 0.82),
                (x, y - h),
                (x + w * 0.14, y - h * 0.8),
                (x + w * 0.38, y - h * 0.3),
                (x + w / 2, y, CORNER),
            ]
        )
        m = c.mask(peak, oval(x, y - h * 1.03, w * 0.055, w * 0.055), soft=2.5)
        m = m * np.asarray(smoothstep(y, y - 0.6 * h, c.y), np.float32)
        c.glaze(m, tone, share)
        c.screen(m.edge(-5, -4, 3), (0.93, 0.06, 90), 0.25)


def _stand(c: Canvas) -> None:
    """A porcelain cake stand whose foot is lost in the mist."""
    stem = c.mask(
        curve(
            [
                (340, 980, CORNER),
                (372, 1030),
                (378, 1090),
                (352, 1150),
                (300, 1230, CORNER),
                (520, 1230, CORNER),
                (468, 1150),
                (442, 1090),
                (448, 1030),
                (480, 980, CORNER),
            ]
        )
    )
    c.form(stem, (0.8, 0.06, 165), thickness=60, gloss=0.5, rim=0.5, mottle=0.02, detail=0.5)
    under = c.mask(curve([(62, 930, CORNER), (180, 996), (410, 1022), (640, 996), (758, 930, CORNER)]))
    c.form(under, (0.7, 0.07, 165), thickness=30, gloss=0.3, bias=-0.1, detail=0.6)
    plate = c.mask(oval(410, 926, 352, 62))
    c.form(plate, (0.87, 0.05, 160), thickness=10, gloss=0.4, rim=0.6, mottle=0.02, detail=0.6)
    ring = plate - c.mask(oval(410, 923, 338, 55))
    c.form(ring, (0.78, 0.1, 12), thickness=6, gloss=0.5, rim=0.7, detail=0.7)
    c.shadow(c.mask(oval(470, 930, 282, 40)), 16, 4, 14, 0.5)


def _sponge(c: Canvas) -> None:
    """The cut cake below the cream: layers like the strata of a cliff."""
    body = c.mask(
        curve(
            [
                (140, 826, CORNER),
                (136, 930),
                (260, 958),
                (420, 966),
                (580, 958),
                (690, 928),
                (688, 826, CORNER),
            ],
            pull=0.3,
        ),
        wobble=2,
    )
    at = body.where
    sag = (c.y - 26 * (1 - ((c.x - 412) / 280) ** 2))[at]
    layer = np.mod((sag - 818) / 36, 2)
    crumb = c.field("crumb", 7, 3)[at] - 0.5
    relief = c.relief(body, 70)
    c.form(relief, (0.8, 0.09, 62), bump=np.asarray(crumb * 7, np.float32), mottle=0.1, grain=8, detail=0.55)
    rose = body * np.asarray(smoothstep(0.94, 1.02, layer) * smoothstep(2.0, 1.9, layer), np.float32)
    c.form(relief.within(rose), (0.72, 0.14, 8), bump=np.asarray(crumb * 5, np.float32), mottle=0.06, detail=0.55)
    white = body * np.asarray(
        np.maximum(smoothstep(0.14, 0.06, np.abs(layer - 1)), smoothstep(0.14, 0.06, np.minimum(layer, 2 - layer))),
        np.float32,
    )
    c.form(relief.within(white), (0.96, 0.02, 60), rim=0.2, detail=0.55)


def _cream(c: Canvas) -> None:
    """The mountain: folds of cream that run down from the peak and swing out to the left."""
    px, py = _PEAK
    clay = Clay(c, (60, 180, 760, 930), melt=16)
    core = [(px, py + 6, 22, 0), (492, 350, 66, 0), (470, 470, 122, 0), (446, 600, 170, 0)]
    core += [(424, 720, 208, 0), (412, 800, 222, 0)]
    clay.limb(core, n=40)
    r = c.rng("folds")
    n = 11
    for i in range(n):
        t = i / (n - 1)
        a = math.pi * (1.06 - 1.12 * t)
        bx, by = 412 + math.cos(a) * 268, 812 + math.sin(a) * 48
        z = 60 + math.sin(a) * 130
        swing = -96 * math.sin(math.pi * min(t * 1.15, 1)) - 10
        wide = 40 + 14 * math.sin(math.pi * t) + float(r.uniform(-4, 4))
        clay.limb(
            [
                (px + (bx - px) * 0.1, py - 10, 9, 26 + z * 0.1),
                (px + (bx - px) * 0.18 + swing * 0.1, py + (by - py) * 0.24, 19, 30 + z * 0.2),
                (px + (bx - px) * 0.5 + swing * 0.5, py + (by - py) * 0.52, wide * 0.62, 40 + z * 0.45),
                (px + (bx - px) * 0.76 + swing * 0.7, py + (by - py) * 0.8, wide * 0.9, 50 + z * 0.8),
                (bx, by + float(r.uniform(-6, 8)), wide, 50 + z),
            ],
            n=44,
        )
    # Where folds end they hang over the sponge in soft lobes.
    for k in range(13):
        a = math.pi * (1.0 - k / 12)
        bx = 412 + math.cos(a) * 272
        by = 838 + math.sin(a) * 44 + float(r.uniform(-6, 12))
        clay.ball(bx, by, float(r.uniform(26, 38)), float(r.uniform(24, 40)), z=70 + 120 * math.sin(a))
    relief = clay.relief(2.2)
    drift = (c.field("drift", 46, 3) - 0.5)[relief.mask.where]
    c.form(
        relief,
        _CREAM,
        bump=np.asarray(drift * 5, np.float32),
        rim=0.6,
        mottle=0.02,
        depth=0.62,
        shadow=60,
        bias=0.06,
        detail=0.5,
    )
    m = relief.mask
    low = smoothstep(600, 900, c.y)
    c.glaze(m * np.asarray(low, np.float32), (0.86, 0.1, 10), 0.28)
    # Two faces: the crest between them wanders down from the peak; the right one lies in shade.
    crest = np.interp(c.y, (250, 330, 420, 500, 590, 680, 780, 880), (500, 492, 516, 470, 486, 424, 436, 396))
    crest = crest + 20 * (c.field("crest", 40, 3) - 0.5)
    keen = 4 + 0.08 * np.clip(c.y - 260, 0, 700)
    shade = smoothstep(0, 1, (c.x - crest) / keen)
    c.multiply(m * np.asarray(shade, np.float32), (0.58, 0.11, 322), 0.62)
    left = ((404.0, 440.0, 150.0, -0.62), (560.0, 372.0, 150.0, -0.5), (640.0, 250.0, 160.0, -0.42))
    for top, side, reach, lean in left:
        # A lesser rib: its far side catches no sun.
        line = side + lean * (c.y - top) + 16 * (c.field("rib", 30, 3) - 0.5)
        down = smoothstep(top, top + 30, c.y) * smoothstep(top + reach, top + reach * 0.45, c.y)
        dark = smoothstep(0, 6, c.x - line) * smoothstep(54, 8, c.x - line) * down * (1 - shade)
        c.multiply(m * np.asarray(dark, np.float32), (0.68, 0.1, 330), 0.5)
    right = ((430.0, 540.0, 190.0, 0.46), (560.0, 520.0, 220.0, 0.3), (600.0, 620.0, 190.0, 0.2))
    for top, side, reach, lean in right:
        line = side + lean * (c.y - top) + 16 * (c.field("rib2", 30, 3) - 0.5)
        down = smoothstep(top, top + 30, c.y) * smoothstep(top + reach, top + reach * 0.45, c.y)
        light = smoothstep(-34, -4, c.x - line) * smoothstep(4, 0, c.x - line) * down * shade
        c.screen(m * np.asarray(light, np.float32), (0.97, 0.06, 60), 0.6)


def _plume(c: Canvas) -> None:
    """Sugar blown off the ridge into the light."""
    px, py = _PEAK
    smoke(
        c,
        [(px + 26, py + 30, 14), (px + 110, py + 6, 26), (px + 210, py - 4, 36), (px + 330, py - 40, 50)],
        (0.97, 0.03, 80),
        seed="plume",
        alpha=0.5,
        n=46,
    )


def _cherry(c: Canvas) -> None:
    px, py = _PEAK
    c.glow(px - 20, py - 70, 190, (0.95, 0.12, 65), 0.6)
    seat = []
    for k in range(7):
        swell = math.sin(math.pi * k / 6)
        seat.append((px - 60 + 20 * k, py + 6 + 10 * swell + 5 * (k % 2), 21.0 + 5 * swell))
    cherry(c, px, py - 58, 74, 20)
    cloud(c, seat, _CREAM, seed="seat", rough=0.1, fade=(0.4, 1.3), bias=0.06, detail=0.5)
    shine = c.mask(curve([(px - 44, py - 84), (px - 30, py - 106), (px - 12, py - 114), (px - 26, py - 92)]), soft=2)
    c.screen(shine, (0.99, 0.03, 80), 0.9)


def _party(c: Canvas) -> None:
    """Three on the skyline of the left-hand ridge, each a step behind the other, the rope between them."""
    places = ((436.0, 372.0, 1.0), (352.0, 512.0, 1.08), (248.0, 664.0, 1.16))
    dress = (
        ((0.6, 0.2, 28), (0.3, 0.05, 260), "adult", (0.72, 0.07, 55)),
        ((0.82, 0.14, 85), (0.3, 0.06, 30), "teen", (0.42, 0.07, 50)),
        ((0.46, 0.11, 235), (0.26, 0.04, 260), "old", (0.76, 0.06, 50)),
    )
    hands = []
    for k, (x, y, s) in enumerate(places):
        top, bottom, age, flesh = dress[k]
        who = Person(
            age=age,  # type: ignore[arg-type]  # one of the ages
            skin=flesh,
            top=top,
            bottom=bottom,
            hat="beanie",
            hat_colour=((0.96, 0.02, 80), (0.6, 0.2, 28), (0.86, 0.12, 85))[k],
            beard="long" if age == "old" else "",
            hair=(0.9, 0.01, 90) if age == "old" else (0.3, 0.05, 45),
        )
        pose = Pose(
            lean=24, arm_near=(96 - 14 * k, 30), arm_far=(-20, 40), leg_near=(48, -50), leg_far=(-12, -10), head=-14
        )
        j = joints(who, pose, x, y, 66 * s)
        c.multiply(c.mask(oval(x + 16, y + 3, 26, 6), soft=3), (0.6, 0.1, 345), 0.6)
        paint_person(c, who, j)
        hx, hy = j.hand_near

        def axe(pen: Pen, hx: float = hx, hy: float = hy) -> None:
            pen.stroke([(hx - 4, hy + 12), (hx + 4, hy - 12)], (0.3, 0.06, 50), 2.2)
            pen.stroke([(hx - 5, hy - 9), (hx + 12, hy - 14)], (0.4, 0.02, 250), 2.4)

        c.draw(axe, detail=0.95)
        hands.append(j.hip)

    def rope(pen: Pen) -> None:
        for a, b in pairwise(hands):
            mid = ((a[0] + b[0]) / 2 + 6, (a[1] + b[1]) / 2 + 22)
            pen.stroke([a, mid, b], (0.52, 0.2, 25), 2.4)
        pen.stroke([hands[0], (452, 352), (476, 318)], (0.52, 0.2, 25), 1.8)

    def tracks(pen: Pen) -> None:
        way = sample([(252, 660), (206, 724), (186, 800), (150, 850)], 22)
        for k, (x, y) in enumerate(way):
            pen.dot(float(x) + (3 if k % 2 else -3), float(y), 2.6, (0.66, 0.1, 350), 0.75)

    c.draw(tracks, detail=0.8)
    c.draw(rope, detail=0.95)


def _tent(c: Canvas) -> None:
    x, y = 104.0, 936.0
    c.glow(x, y - 12, 46, (0.9, 0.14, 75), 0.6)
    sides: tuple[tuple[Path, tuple[float, float, float]], ...] = (
        (polygon([(x - 26, y), (x - 4, y - 34), (x + 12, y + 2)]), (0.9, 0.12, 82)),
        (polygon([(x - 4, y - 34), (x + 34, y - 6), (x + 12, y + 2)]), (0.66, 0.17, 25)),
    )
    for path, tone in sides:
        c.form(c.mask(path), tone, thickness=6, rim=0.6, detail=0.9)
    door = c.mask(polygon([(x - 12, y + 0.5), (x - 5, y - 20), (x + 2, y + 1.5)]))
    c.fill(door, (0.98, 0.08, 88), detail=0.95)
    c.emit(door, 1.0)


def _mist(c: Canvas) -> None:
    """A sea of mist about the stand's foot."""
    r = c.rng("mist")
    for row, (y, size) in enumerate(((1080.0, 46.0), (1136.0, 60.0), (1196.0, 76.0))):
        puffs = [
            (float(-40 + 44 * k + r.normal(0, 14)), float(y + r.normal(0, 14)), float(size * r.uniform(0.6, 1.15)))
            for k in range(21)
        ]
        light = mix((0.96, 0.05, 75), (0.86, 0.06, 120), 0.2 * row)
        tone: list[Colour] = [(0.62, 0.075, 165), (0.82, 0.05, 120), light, (0.985, 0.03, 80)]
        cloud(c, puffs, tone, seed=f"mist{row}", alpha=0.8, fade=(0.0, 1.1), bias=0.08)


def _sparks(c: Canvas) -> None:
    """Sugar in the air."""
    r = c.rng("sparks")

    def work(pen: Pen) -> None:
        for _ in range(110):
            t = float(r.random())
            x, y = 470 + 340 * t + float(r.normal(0, 26)), 262 + 240 * t * t + float(r.normal(0, 40 + 90 * t))
            pen.dot(x, y, float(r.uniform(0.8, 2.6)), (0.99, 0.03, 85), float(r.uniform(0.3, 0.9)))

    c.draw(work, detail=0.9, soft=0.3)
    line = c.mask(limb([(150, 820, 2), (300, 600, 2), (440, 380, 2)], 20), soft=6)
    c.screen(line, (0.99, 0.05, 85), 0.25)
