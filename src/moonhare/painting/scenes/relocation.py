"""A huge manta glides off at dawn under the sea's surface, a crooked stilt house standing on its back."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, ramp, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.mask import Mask
from moonhare.painting.materials import smoke
from moonhare.painting.motifs.birds import far_birds
from moonhare.painting.motifs.boats import hull
from moonhare.painting.motifs.buildings import house
from moonhare.painting.motifs.corals import fan, fish, tubes
from moonhare.painting.motifs.motes import motes
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._relocation_manta import manta, spot, table, under_shade
from moonhare.painting.shapes import limb, oval, polygon
from moonhare.painting.stamps import strew
from moonhare.painting.strokes import repaint

BRIEF = Brief(
    title="Relocation",
    hero="vast manta gliding under the sea's surface with a crooked stilt house on its back, lamp lit and smoking",
    idea="carried by",
    place="lagoon, stilt village",
    palette="sunset coral",
    composition="split waterline",
    time="dawn",
    symbols=("manta", "house", "boat"),
    hidden="the bare posts far off at the right, where the house used to stand",
    readings=("exile", "balance", "trust"),
)
FINISH = {"vignette": 0.36, "bloom": 0.5, "saturation": 1.08, "focus": Focus(390, 580, 420, 480, 0.26)}

_LINE = 476.0
_HORIZON = 404.0
_SUN = (120.0, 400.0)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.55, -0.7, 0.45),
        key=(0.96, 0.08, 66),
        shade=(0.32, 0.1, 300),
        rim=(-0.8, -0.5, 0),
        rim_colour=(0.97, 0.1, 62),
        bounce=(0.6, 0.13, 10),
        bounce_share=0.2,
    )
    _air(c)
    _under(c)
    repaint(c, 0.6, seed="air", loose=1.2)
    _shore(c)
    manta(c)
    with c.group() as piles:
        _stilts(c)
    wet = c.full(smoothstep(-1, 1, c.y - _line(c)))
    c.paste(piles, clip=c.full(smoothstep(1, -1, c.y - _line(c))))
    c.paste(piles, clip=wet, bend=(c.x + 3 * np.sin(c.y / 17), c.y), alpha=0.96)
    _shafts(c, wet)
    _surface(c)
    _house(c)
    _boat(c)
    repaint(c, 0.16, seed="last", loose=0.6)
    _small(c)


def _line(c: Canvas) -> Array:
    return np.asarray(_LINE + 5 * np.sin(c.x / 74) + 2.5 * np.sin(c.x / 27 + 1), np.float32)


def _air(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.56, 0.12, 350)),
            (0.1, (0.68, 0.135, 12)),
            (0.21, (0.82, 0.12, 40)),
            (0.31, (0.91, 0.1, 66)),
            (0.36, (0.95, 0.08, 78)),
            (1, (0.7, 0.12, 20)),
        ],
        14,
    )
    streaks(c, 10, 330, (0.93, 0.09, 50), share=0.6, seed="high", cover=0.55)
    streaks(c, 150, 400, (0.72, 0.13, 10), share=0.5, seed="low", cover=0.4)
    x, y = _SUN
    c.glow(x, y, 260, (0.98, 0.11, 75), 0.9)
    for k, (top, tone) in enumerate(((388, (0.82, 0.11, 45)), (398, (0.68, 0.12, 15)))):
        wide = c.field(f"isles{k}", 150, 3)[int(300 * c.scale)]
        crest = top - 74 * np.maximum(wide - 0.5 + 0.1 * k, 0)[None, :] * (1 + 0.5 * smoothstep(300, 760, c.x))
        c.fill(c.full(smoothstep(-2, 2, c.y - crest) * smoothstep(_HORIZON + 2, _HORIZON, c.y)), tone, 0.8, detail=0.05)
    water = c.full(smoothstep(_HORIZON - 1, _HORIZON + 1, c.y))
    t = (c.y - _HORIZON) / (_LINE - _HORIZON)
    ripple = (c.field("ripple", 46, 4, (6, 0.35)) - 0.5) * 0.6
    c.fill(
        water, pick(ramp([(0.95, 0.08, 72), (0.84, 0.12, 45), (0.66, 0.13, 12)]), np.asarray(t + ripple)), detail=0.1
    )
    road = np.exp(-(((c.x - x) / (60 + 170 * t)) ** 2)) * (0.5 + 2.2 * np.abs(ripple))
    road = road * smoothstep(_HORIZON, _HORIZON + 4, c.y)
    c.screen(water * np.asarray(np.clip(road, 0, 1), np.float32), (0.98, 0.09, 80), 0.85)


def _under(c: Canvas) -> None:
    line = _line(c)
    wet = c.full(smoothstep(-1, 1, c.y - line))
    t = (c.y - _LINE) / (1200 - _LINE) + 0.09 * (c.x - 300) / 800
    c.fill(wet, pick(table(), np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.05)
    c.multiply(wet * under_shade(c), (0.3, 0.1, 300), 0.6)
    # A far drop-off with posts of coral, hardly more than a breath.
    for k, (y, tone) in enumerate(((1050, (0.34, 0.085, 300)), (1120, (0.22, 0.065, 275)))):
        n = c.field(f"reef{k}", 70, 4)[int(500 * c.scale)]
        bed = y - 120 * (n - 0.5) - 70 * np.abs(c.x[0] - 380) / 400
        c.fill(c.full(smoothstep(-4, 6, c.y - bed[None, :])), tone, 0.75, detail=0.1)


def _shafts(c: Canvas, wet: Mask) -> None:
    line = _line(c)
    lean = c.x + 0.42 * (c.y - _LINE)
    n = c.noise.at("shafts", lean / 46, c.y / 900, 1.0, 3)
    beam = np.clip((n - 0.5) * 3.2, 0, 1) * np.exp(-np.maximum(c.y - line, 0) / 330) * smoothstep(-1, 1, c.y - line)
    c.screen(wet * np.asarray(beam, np.float32), (0.95, 0.12, 55), 0.55)
    c.rays(60, 440, [34, 44, 55, 66], 800, 120, (0.96, 0.12, 58), 0.28, 24)


def _shore(c: Canvas) -> None:
    """Posts that nothing stands on any more."""

    def posts(pen: Pen) -> None:
        for k, (x, h) in enumerate(
            ((628, 42), (642, 34), (660, 46), (676, 30), (694, 40), (712, 24), (650, 22), (684, 22))
        ):
            y = 416 + (k % 3) * 3
            pen.stroke([(x, y), (x + (k % 3) - 1, y - h)], (0.34, 0.09, 335), 4.2)
            pen.stroke([(x - 1.4, y), (x - 1.4 + (k % 3) - 1, y - h)], (0.9, 0.11, 50), 1.2, 0.8)
            pen.stroke([(x, y + 2), (x + 2, y + 5 + h * 0.4)], (0.36, 0.1, 335), 3, 0.4)
        pen.stroke([(626, 384), (664, 380)], (0.34, 0.09, 335), 3)

    c.draw(posts, detail=0.8)


def _stilts(c: Canvas) -> None:
    """Crooked legs from the deck down to the manta's back, braced crosswise."""
    feet = ((-0.2, 0.34), (-0.12, 0.7), (-0.03, 0.22), (0.05, 0.66), (0.13, 0.26), (0.2, 0.56))
    tops = (282.0, 316.0, 366.0, 410.0, 452.0, 492.0)
    places = []
    for (s, t), top in zip(feet, tops, strict=True):
        fx, fy, _ = (float(v) for v in spot(s, t))
        c.multiply(c.mask(oval(fx + 8, fy + 2, 24, 8), soft=5), (0.18, 0.06, 300), 0.7)
        places.append((fx, fy, top))
    for fx, fy, top in places:
        kink = (fx + top) / 2 + (6 if int(fx) % 2 else -7)
        post = c.mask(limb([(top, 428, 5.4), (kink, (428 + fy) / 2, 5), (fx, fy + 2, 6)], 30), wobble=0.5)
        c.form(post, (0.34, 0.07, 35), thickness=10, mottle=0.12, grain=7, rim=1.0, detail=0.7)
        knot = c.mask(limb([(fx - 9, fy + 1, 4), (fx + 9, fy + 2, 4)], 6))
        c.form(knot, (0.6, 0.11, 50), rim=0.9, detail=0.75)
    for i, j in ((0, 2), (2, 1), (2, 4), (4, 3), (5, 3)):
        ax, ay, at = places[i]
        bx, by, bt = places[j]
        k1, k2 = 0.3, 0.72
        p = (at + (ax - at) * k1, 428 + (ay - 428) * k1)
        q = (bt + (bx - bt) * k2, 428 + (by - 428) * k2)
        brace = c.mask(limb([(*p, 3), (*q, 3)], 8))
        c.form(brace, (0.32, 0.07, 30), thickness=5, rim=0.8, mottle=0.2, detail=0.65)


def _surface(c: Canvas) -> None:
    line = _line(c)
    rim = np.exp(-(((c.y - line) / 2.8) ** 2))
    c.screen(np.asarray(rim, np.float32), (0.98, 0.07, 72), 0.9)
    under = np.exp(-np.maximum(c.y - line, 0) / 10) * smoothstep(0, 2, c.y - line)
    c.multiply(np.asarray(under, np.float32), (0.5, 0.13, 345), 0.4)


def _house(c: Canvas) -> None:
    house(
        c,
        452,
        424,
        104,
        260,
        wall=(0.6, 0.09, 55),
        roof=(0.4, 0.12, 345),
        windows=((-0.02, 0.72),),
        pitch=1.1,
        depth=0.3,
        lean=3,
        glow=1.0,
        seed="loft",
        door=False,
    )
    house(
        c,
        366,
        426,
        170,
        112,
        wall=(0.58, 0.095, 48),
        roof=(0.42, 0.14, 20),
        windows=((-0.3, 0.46), (0.27, 0.46)),
        pitch=0.72,
        depth=0.3,
        lean=-2.5,
        glow=1.2,
        seed="main",
        chimney=False,
    )
    _boards(c)
    back = c.mask(polygon([(450, 428), (452, 412), (556, 406), (564, 424)]), wobble=1)
    c.form(back, (0.44, 0.08, 40), thickness=3, mottle=0.25, grain=8, rim=0.5, detail=0.7)
    deck = c.mask(polygon([(248, 424), (560, 420), (566, 434), (246, 440)]), wobble=1.6)
    c.shadow(deck, 3, 12, 6, 0.5)
    c.form(deck, (0.5, 0.085, 45), thickness=7, rim=0.8, mottle=0.25, grain=8, detail=0.75)

    def rail(pen: Pen) -> None:
        for x in (254, 274, 296):
            pen.stroke([(x, 424), (x - 1, 392)], (0.4, 0.08, 35), 3)
        pen.stroke([(250, 396), (300, 392)], (0.44, 0.08, 40), 3.2)
        for x in (520, 544, 556):
            pen.stroke([(x, 421), (x + 1, 390)], (0.4, 0.08, 35), 3)
        pen.stroke([(516, 392), (560, 391)], (0.44, 0.08, 40), 3.2)
        for k in range(5):
            pen.stroke([(556, 438 + k * 10), (574, 438 + k * 10)], (0.5, 0.08, 45), 2.6)
        for x in (556, 574):
            pen.stroke([(x, 426), (x, 486)], (0.42, 0.08, 40), 2.8)

    c.draw(rail, relief=1.6, detail=0.85)
    smoke(
        c,
        [(488, 78, 5), (512, 56, 11), (566, 40, 19), (650, 30, 28), (740, 34, 36)],
        (0.93, 0.06, 45),
        seed="hearth",
        alpha=0.55,
        n=34,
    )


def _boards(c: Canvas) -> None:
    """Upright boards, a lamp by the door, flower boxes; the dawn on the left gable."""
    bloom = ((0.66, 0.18, 15), (0.9, 0.1, 80), (0.5, 0.11, 140))

    def work(pen: Pen) -> None:
        for k in range(15):
            x = 291 + k * 10.6
            if 324 < x < 352 or 402 < x < 432:
                pen.stroke([(x - 7, 318), (x - 5, 346)], (0.28, 0.07, 25), 1.2, 0.5)
                pen.stroke([(x - 2, 388), (x, 422)], (0.28, 0.07, 25), 1.2, 0.5)
            else:
                pen.stroke([(x - 8, 316), (x, 422)], (0.28, 0.07, 25), 1.3, 0.55)
        for k in range(8):
            x = 414 + k * 12.5
            top, low = (172 if x < 430 or x > 474 else 244), (236 if x < 470 else 280)
            pen.stroke([(x, top), (x - 3, low)], (0.3, 0.07, 25), 1.2, 0.45)
        for x in (322.0, 420.0):
            pen.fill(polygon([(x - 20, 374), (x + 20, 372), (x + 18, 382), (x - 18, 384)]), (0.36, 0.09, 30))
            for k in range(9):
                pen.dot(x - 17 + k * 4.3, 371 - (k * 7 % 4), 3.4, bloom[k % 3])

    c.draw(work, relief=0.8, detail=0.85)
    c.glow(393, 376, 26, (0.97, 0.14, 74), 0.9)
    lamp = c.mask(oval(393, 376, 5, 7))
    c.fill(lamp, (0.98, 0.09, 85), detail=0.95)
    c.emit(lamp, 0.9)


def _boat(c: Canvas) -> None:
    hull(
        c,
        668,
        480,
        92,
        (0.56, 0.15, 28),
        inside=(0.5, 0.08, 45),
        height=0.2,
        left=True,
        stripe=(0.95, 0.04, 80),
        seed="tow",
    )
    c.draw(lambda pen: pen.stroke([(562, 432), (590, 462), (622, 458)], (0.9, 0.07, 60), 1.8), detail=0.9)
    c.screen(c.mask(oval(668, 484, 60, 4), soft=1.2), (0.98, 0.07, 72), 0.5)


def _reef(c: Canvas) -> None:
    """The floor it leaves behind, dark and near, cut by the card's foot."""
    for k, (x, h, tone, turn) in enumerate(
        (
            (30, 210, (0.34, 0.11, 350), 10),
            (120, 130, (0.28, 0.09, 325), -6),
            (770, 240, (0.33, 0.1, 340), -12),
            (690, 150, (0.27, 0.08, 310), 4),
        )
    ):
        fan(c, x, 1214, h, tone, seed=f"coral{k}", turn=turn)
    tubes(c, 200, 1210, 84, (0.36, 0.1, 330), seed="tubes")
    tubes(c, 600, 1210, 70, (0.34, 0.09, 300), seed="more", n=4)


def _school(c: Canvas) -> None:
    """A long school of small fish that bends round under the wing, silver where the shafts of light cross it."""
    r = c.rng("school")
    n = 260
    t = r.random(n)
    x = 800 - 640 * t + r.normal(0, 16, n)
    y = 1036 + 62 * np.sin(t * 4.4 + 0.6) + r.normal(0, 1, n) * (14 + 34 * np.sin(math.pi * t))
    turn = np.arctan2(308 * np.cos(t * 4.4 + 0.6), np.full(n, -640.0)) + r.normal(0, 0.14, n)
    depth = np.clip((y - 960) / 190, 0, 1)
    lit = np.clip(0.75 - 0.55 * depth + r.normal(0, 0.16, n), 0, 1)
    tones = pick(ramp([(0.42, 0.09, 330), (0.7, 0.12, 20), (0.92, 0.1, 62)]), np.asarray(lit, np.float32))
    strew(c, "leaf", x, y, r.uniform(8, 17, n), turn, tones, seed="school", detail=0.7)


def _small(c: Canvas) -> None:
    _reef(c)
    far_birds(c, [(250, 150, 26), (216, 168, 20), (288, 172, 18), (190, 140, 15)], (0.46, 0.11, 340))
    pilots = ((206, 936, 26), (240, 958, 22), (178, 964, 19))
    for i, (x, y, q) in enumerate(pilots):
        fish(c, x, y, q, (0.84, 0.14, 60), band=(0.95, 0.05, 85), left=True, turn=5 - 3 * i % 7, seed=f"fish{i}")
    _school(c)
    motes(
        c,
        c.rng("motes"),
        90,
        lambda r: (float(r.uniform(10, 790)), float(r.uniform(500, 1120))),
        (0.96, 0.09, 58),
        size=(0.7, 2.2),
        alpha=(0.15, 0.6),
        emission=0.4,
    )
    c.glow(332, 366, 60, (0.96, 0.13, 72), 0.35)
