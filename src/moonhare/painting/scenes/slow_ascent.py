"""A canal barge with geraniums and a rocking chair climbs a towering stair of locks towards the moon."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import mix, pick, ramp, smoothstep
from moonhare.painting.light import Lamp, Light
from moonhare.painting.materials import cloud_bank, foliage, grass, smoke, wood
from moonhare.painting.motifs.buildings import lit_window
from moonhare.painting.motifs.plants import flowers, reeds
from moonhare.painting.motifs.props import rocking_chair
from moonhare.painting.motifs.skies import moon, stars, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._slow_ascent_parts import LOCKS, chamber, crag, front
from moonhare.painting.shapes import CORNER, box, circle, curve, limb, oval, polygon
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Slow Ascent",
    hero="canal barge with geraniums and a rocking chair climbing a towering stair of locks",
    idea="impossible journey",
    place="canal, lock stair",
    palette="indigo moon",
    composition="low-horizon giant",
    time="night moon",
    symbols=("barge", "lock gate", "moon"),
    hidden="ducklings riding the overflow down",
    readings=("retirement", "perseverance", "heaven"),
)
FINISH = {"vignette": 0.42, "bloom": 0.5}

_WARM = (0.88, 0.13, 75)
_MOON = (560.0, 132.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.45, -0.75, 0.45),
        key=(0.92, 0.06, 95),
        shade=(0.3, 0.11, 275),
        rim=(0.5, -0.8, 0),
        rim_colour=(0.9, 0.06, 230),
        bounce=(0.4, 0.08, 255),
    )
    c.wash(
        [
            (0, (0.2, 0.09, 274)),
            (0.3, (0.29, 0.11, 272)),
            (0.6, (0.42, 0.11, 266)),
            (0.82, (0.6, 0.09, 258)),
            (0.9, (0.74, 0.07, 60)),
            (1, p.sky[4]),
        ]
    )
    streaks(c, 60, 640, (0.56, 0.09, 262), share=0.6, seed="veil", cover=0.6)
    c.glow(*_MOON, 300, (0.86, 0.07, 95), 0.45)
    silver = ((0.26, 0.09, 275), (0.36, 0.1, 270), (0.5, 0.09, 265), (0.7, 0.06, 250), (0.92, 0.04, 95))
    cloud_bank(
        c,
        lambda x: 700 + 40 * math.sin(x / 120),
        silver,
        seed="low",
        size=(24, 74),
        rows=3,
        step=26,
        alpha=0.75,
        bias=-0.04,
    )
    cloud_bank(
        c,
        lambda x: 905 + 26 * math.sin(x / 90 + 2),
        silver,
        seed="far",
        size=(20, 52),
        rows=2,
        step=22,
        alpha=0.8,
        bias=-0.1,
    )
    _country(c)
    repaint(c, 1.0, seed="night")
    stars(c, 210, 700, seed="night", size=0.95)
    moon(c, *_MOON, 82)
    crag(c)
    repaint(c, 0.25, seed="rock")
    for i in range(len(LOCKS) - 1, -1, -1):
        chamber(c, i)
        _bushes(c, i)
        if i == 1:
            _barge(c)
        front(c, i)
        if i in (2, 4, 6, 9):
            k = LOCKS[i]
            c.fog(k.y - 60 * k.size, k.y + 130 * k.size, (0.55, 0.09, 262), 0.2, cell=90)
    repaint(c, 0.3, seed="last")
    _foreground(c)
    c.glow(_MOON[0], _MOON[1], 120, (0.95, 0.05, 95), 0.3)


def _country(c: Canvas) -> None:
    for i, (y, tone) in enumerate(((985.0, (0.32, 0.09, 268)), (1025.0, (0.24, 0.08, 272)))):
        ridge = y - 26 * (c.field(f"land{i}", 150, 3)[0] - 0.5) * 2
        c.form(c.full(smoothstep(-1.0, 1.0, c.y - ridge[None, :])), tone, thickness=20, rim=0.5, detail=0.15)
    r = c.rng("village")
    for _ in range(26):
        x, y = float(r.choice([r.uniform(10, 130), r.uniform(600, 790)])), r.uniform(985, 1040)
        c.glow(x, y, r.uniform(3, 6), _WARM, 0.8)


def _barge(c: Canvas) -> None:
    """Seen from astern: round hull, a cabin that leads inwards, a chair, flowers, a thread of smoke."""
    k = LOCKS[1]
    x, y = k.x - 4.0, k.y - 46.0
    c.multiply(c.mask(oval(x, y + 6, 122, 20), soft=7), c.palette.deep, 0.75)
    hull = c.mask(
        curve(
            [
                (x - 104, y - 42, CORNER),
                (x - 101, y - 14),
                (x - 92, y + 4, CORNER),
                (x - 50, y + 10),
                (x, y + 12),
                (x + 50, y + 10),
                (x + 92, y + 4, CORNER),
                (x + 101, y - 14),
                (x + 104, y - 42, CORNER),
                (x, y - 34),
            ]
        )
    )
    c.form(hull, (0.46, 0.15, 28), thickness=36, gloss=0.25, rim=0.7, detail=0.7)
    band = c.mask(
        curve([(x - 103, y - 40), (x, y - 31), (x + 103, y - 40), (x + 101, y - 29), (x, y - 20), (x - 101, y - 29)])
    )
    c.form(band, (0.88, 0.08, 90), thickness=6, detail=0.75)
    deck = c.mask(
        curve([(x - 104, y - 42, CORNER), (x - 80, y - 56), (x + 80, y - 56), (x + 104, y - 42, CORNER), (x, y - 33)])
    )
    wood(c, deck, (0.6, 0.09, 60), thickness=4, seed="deck")
    roof = c.mask(polygon([(x - 86, y - 140), (x + 86, y - 140), (x + 54, y - 170), (x - 54, y - 170)]))
    front = c.mask(polygon([(x - 80, y - 52), (x - 80, y - 140), (x + 80, y - 140), (x + 80, y - 52)]))
    c.form(front, (0.42, 0.1, 165), thickness=5, mottle=0.1, detail=0.7)
    panel = c.mask(box(x - 76, y - 136, 152, 80, 6)) - c.mask(box(x - 71, y - 131, 142, 70, 5))
    c.fill(panel, (0.85, 0.1, 88), 0.9, 0.75)
    c.form(roof, (0.34, 0.08, 268), thickness=6, rim=0.8, detail=0.6)
    c.form(c.mask(box(x - 92, y - 147, 184, 11, 5)), (0.7, 0.09, 70), thickness=7, rim=0.9, detail=0.7)
    for wx in (x - 45, x + 45):
        lit_window(c, wx, y - 76, 34, 42, round_top=False, frame=(0.85, 0.1, 88), glow=0.65)
    door = c.mask(polygon([(x - 17, y - 54), (x - 17, y - 122), (x + 17, y - 122), (x + 17, y - 54)]))
    c.form(door, (0.46, 0.15, 28), thickness=4, detail=0.75)
    c.form(c.mask(circle(x + 10, y - 86, 2.6)), (0.88, 0.12, 85), gloss=0.6, detail=0.9)
    for off in (-30, 30):
        c.lamps.append(Lamp(x=x + off, y=y - 80, z=50, reach=70, colour=_WARM, power=0.7))
    chimney = c.mask(box(x + 34, y - 200, 17, 42, 3))
    c.form(chimney, (0.3, 0.04, 270), thickness=8, rim=0.8, detail=0.7)
    c.form(c.mask(box(x + 31, y - 204, 23, 7, 2)), (0.85, 0.1, 85), thickness=4, detail=0.75)
    smoke(
        c,
        [(x + 42, y - 212, 7), (x + 52, y - 246, 11), (x + 36, y - 290, 15), (x + 60, y - 340, 20)],
        (0.66, 0.05, 265),
        seed="stove",
        alpha=0.5,
    )
    rocking_chair(c, x - 52, y - 34)
    r = c.rng("geraniums")
    for px, py, q in (
        (x - 68, y - 150, 1.0),
        (x - 40, y - 152, 0.9),
        (x - 12, y - 151, 1.0),
        (x + 14, y - 153, 0.9),
        (x + 72, y - 150, 1.0),
        (x + 72, y - 36, 1.1),
        (x + 46, y - 34, 1.0),
    ):
        pot = c.mask(
            polygon([(px - 9 * q, py - 14 * q), (px + 9 * q, py - 14 * q), (px + 7 * q, py), (px - 7 * q, py)])
        )
        c.form(pot, (0.6, 0.13, 42), thickness=7, rim=0.6, detail=0.75)
        leaf = c.mask(oval(px, py - 23 * q, 14 * q, 11 * q), wobble=3, cell=6)
        foliage(c, leaf, (0.52, 0.11, 145), seed=f"leaf{px:.0f}", size=4.5, spacing=2.2, clump=6, detail=0.7)
        n = 13
        fx = px + r.normal(0, 7 * q, n)
        fy = py - 27 * q + r.normal(0, 6 * q, n)
        flowers(
            c,
            fx.astype(np.float32),
            fy.astype(np.float32),
            r.uniform(4.5, 8, n).astype(np.float32),
            ((0.62, 0.2, 22), (0.68, 0.19, 5), (0.8, 0.12, 0)),
            seed=f"bloom{px:.0f}",
            detail=0.85,
        )
    _afloat(c, x, y)
    tiller = c.mask(limb([(x + 8, y - 22, 4.5), (x + 2, y - 56, 4), (x - 10, y - 66, 3.4)], 12))
    wood(c, tiller, (0.72, 0.1, 70), angle=80, thickness=6, seed="tiller")
    c.lamps.clear()


def _afloat(c: Canvas, x: float, y: float) -> None:
    """The hull's mirror image, the windows' light on the water, the foam along the waterline."""
    k = LOCKS[1]
    pool = c.mask(
        polygon(
            [(k.x - k.half * 0.96, k.y - 70), (k.x + k.half * 0.96, k.y - 70), (k.x + k.half, k.y), (k.x - k.half, k.y)]
        )
    )
    broken = smoothstep(0.36, 0.6, c.noise.at("afloat", c.x / 44, c.y / 6, 1.0, 2))
    image = c.mask(
        curve(
            [
                (x - 92, y + 4, CORNER),
                (x, y + 12),
                (x + 92, y + 4, CORNER),
                (x + 84, y + 30),
                (x, y + 38),
                (x - 84, y + 30),
            ]
        ),
        soft=4,
    )
    c.glaze(image & pool, (0.26, 0.11, 22), 0.62)
    for wx in (x - 45, x + 45):
        lane = c.mask(oval(wx, y + 30, 24, 26), soft=7) & pool
        c.screen(lane * np.asarray(0.3 + 0.7 * broken, np.float32), (0.9, 0.13, 72), 0.8)
    for f in (-1, 1):
        lane = c.mask(oval(x + f * 118, y + 6, 26, 12), soft=8) & pool
        c.screen(lane * np.asarray(broken, np.float32), (0.85, 0.13, 68), 0.45)
    line = c.mask(
        curve(
            [
                (x - 97, y + 1),
                (x - 50, y + 9),
                (x, y + 11),
                (x + 50, y + 9),
                (x + 97, y + 1),
                (x + 50, y + 14),
                (x, y + 17),
                (x - 50, y + 14),
            ]
        ),
        wobble=1.5,
        cell=9,
        soft=1.2,
    )
    c.glaze(line, (0.93, 0.03, 225), 0.75)

    def rings(pen: Pen) -> None:
        for j in range(1, 4):
            w, q = 97 + 14 * j, 3.0 + 5 * j
            pen.stroke(
                curve(
                    [
                        (x - w, y + 2 + q * 0.3),
                        (x - w * 0.5, y + 11 + q),
                        (x, y + 14 + q),
                        (x + w * 0.5, y + 11 + q),
                        (x + w, y + 2 + q * 0.3),
                    ],
                    closed=False,
                ),
                (0.8, 0.06, 240),
                1.6,
                0.5 - 0.1 * j,
            )

    c.draw(rings, detail=0.6)
    c.glow(x, y - 80, 190, (0.85, 0.13, 70), 0.3)


def _bushes(c: Canvas, i: int) -> None:
    """Bushes rooted at the outer edge of the quays, here and there."""
    k = LOCKS[i]
    r = c.rng(f"bushes{i}")
    for f in (-1, 1):
        if (i + (f > 0)) % 3 == 0 or i > 9:
            continue
        x, y = k.x + f * (k.half + k.wall * 1.1), k.y + 2
        blobs = [
            (
                x + f * float(r.uniform(-6, 20)) * k.size,
                y - float(r.uniform(0, 30)) * k.size,
                float(r.uniform(15, 27)) * k.size,
            )
            for _ in range(4)
        ]
        bush = c.mask(*(circle(*b) for b in blobs), wobble=5 * k.size, cell=12)
        c.shadow(bush, -6 * k.size, 8 * k.size, 6 * k.size, 0.5)
        foliage(
            c,
            bush,
            mix((0.36, 0.07, 190), (0.42, 0.08, 255), 0.5),
            seed=f"bush{i}{f}",
            size=7 * k.size + 2,
            spacing=3.2 * k.size + 1.4,
            clump=20 * k.size,
            detail=0.3,
        )


def _foreground(c: Canvas) -> None:
    k = LOCKS[0]
    pool = c.full(smoothstep(k.y + k.high - 4, k.y + k.high + 6, c.y))
    v = np.clip((c.y - (k.y + k.high)) / 60, 0, 1)
    ripple = c.noise.at("basin", c.x / 60, v * 5, 1.0, 3) - 0.5
    c.fill(
        pool,
        pick(
            ramp([(0, (0.16, 0.07, 274)), (0.5, (0.3, 0.1, 268)), (0.8, (0.5, 0.09, 260)), (1, (0.9, 0.05, 95))]),
            np.asarray(0.45 + 0.6 * ripple, np.float32),
        ),
        detail=0.5,
    )
    foam = c.mask(oval(k.x, k.y + k.high + 6, 150, 12), wobble=6, cell=9, soft=3)
    c.glaze(foam, (0.93, 0.03, 240), 0.8)
    family = (
        (k.x - 26, k.y + 12, 1.15, 48.0),
        (k.x - 44, k.y + 66, 1.15, 66.0),
        (k.x + 112, k.y + k.high + 36, 1.2, 0.0),
        (k.x + 58, k.y + k.high + 40, 1.2, -4.0),
        (k.x + 6, k.y + k.high + 34, 1.15, 3.0),
        (k.x + 188, k.y + k.high + 40, 2.3, 0.0),
    )
    for x, y, q, turn in family:
        _duck(c, x, y, q, turn, mother=q > 2)
    left = c.mask(curve([(-10, 1120, CORNER), (60, 1128), (130, 1170), (170, 1210, CORNER), (-10, 1210, CORNER)]))
    right = c.mask(curve([(810, 1090, CORNER), (720, 1110), (640, 1160), (590, 1210, CORNER), (810, 1210, CORNER)]))
    for side, bank in (("l", left), ("r", right)):
        c.form(bank, (0.26, 0.06, 200), thickness=20, rim=0.5, detail=0.4)
        grass(
            c,
            bank,
            ((0.16, 0.05, 240), (0.28, 0.07, 200), (0.44, 0.08, 170)),
            seed=f"bank{side}",
            height=(24, 70),
            spacing=5,
            detail=0.6,
        )
    reeds(c, 700, 800, 1214, (110, 230), 20, (0.36, 0.08, 190), seed="reeds")


def _duck(c: Canvas, x: float, y: float, q: float, turn: float, *, mother: bool) -> None:
    """A duckling afloat or sliding (`turn` degrees down), or the mother who waits below."""
    tone = (0.5, 0.06, 60) if mother else (0.86, 0.14, 92)

    def at(u: float, v: float) -> tuple[float, float]:
        a = math.radians(turn)
        return x + (u * math.cos(a) - v * math.sin(a)) * q, y + (u * math.sin(a) + v * math.cos(a)) * q

    c.multiply(c.mask(oval(*at(0, 7), 17 * q, 4 * q, turn), soft=3), c.palette.deep, 0.6)
    body = c.mask(
        curve([(*at(-17, -6), CORNER), at(-10, -3), at(0, -7), at(10, -5), at(14, 2), at(9, 7), at(-6, 8), at(-14, 3)])
    )
    c.form(body, tone, thickness=9 * q, rim=0.6, mottle=0.15, grain=4, detail=0.9)
    wing = c.mask(curve([(*at(-13, -2), CORNER), at(-2, -5), at(6, 0), at(-2, 4)]))
    c.form(wing, mix(tone, (0.4, 0.08, 60), 0.3), thickness=4 * q, rim=0.4, detail=0.9)
    head = c.mask(circle(*at(11, -13), 6.4 * q)) | c.mask(limb([(*at(9, -4), 5 * q), (*at(11, -12), 4.5 * q)], 6))
    c.form(head, mix(tone, (0.95, 0.1, 92), 0.1), thickness=6 * q, rim=0.6, detail=0.9)

    def face(pen: Pen) -> None:
        pen.fill(oval(*at(18.5, -11.5), 4.4 * q, 1.9 * q, turn + 6), (0.68, 0.16, 52))
        pen.dot(*at(13.4, -14.6), 1.2 * q, (0.12, 0.03, 40))

    c.draw(face, relief=1, detail=0.95)
    ring = c.mask(oval(*at(0, 8), 21 * q, 4.6 * q, turn)) - c.mask(oval(*at(0, 7.4), 19 * q, 3.6 * q, turn))
    c.glaze(ring.blur(0.8), (0.85, 0.04, 235), 0.5)
