"""A bearded giant and his niece haul their net at dawn; under the water a thundercloud thrashes in it."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.materials import cloud_bank, sea, stone, wood
from art.painting.motifs.plants import palm
from art.painting.motifs.skies import sun
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, limb, place
from art.painting.strokes import repaint

from .storm import crew, storm

BRIEF = Brief(
    title="Catch of the Day",
    hero="two fishers, bearded giant and skinny teenage niece, hauling a net in which a thundercloud thrashes",
    idea="held or caught",
    place="sea, Kerala coast",
    palette="undersea",
    composition="split waterline",
    time="dawn",
    symbols=("net", "thundercloud", "lightning"),
    hidden="a shoal of raindrops slips through the mesh",
    readings=("quarrel", "greed", "bad news"),
    person=True,
)
FINISH = {"vignette": 0.36, "saturation": 1.12, "bloom": 0.55}

_LINE = 440.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.72, -0.42, 0.5),
        key=(0.93, 0.1, 65),
        shade=(0.34, 0.08, 250),
        rim=(-0.8, -0.4, 0),
        rim_colour=(0.94, 0.12, 62),
        bounce=(0.6, 0.1, 195),
        bounce_share=0.18,
    )
    c.wash(
        [
            (0, (0.5, 0.09, 250)),
            (0.09, (0.62, 0.1, 300)),
            (0.18, (0.78, 0.13, 20)),
            (0.26, (0.9, 0.12, 62)),
            (0.31, (0.95, 0.09, 85)),
            (1, (0.9, 0.1, 70)),
        ],
        warp=12,
    )
    cloud_bank(
        c,
        lambda x: 214 + 40 * math.sin(x / 140) - 60 * math.exp(-(((x - 640) / 150) ** 2)),
        [(0.56, 0.1, 320), (0.78, 0.13, 30), (0.95, 0.09, 75)],
        seed="dawn",
        size=(14, 48),
        rows=2,
        alpha=0.85,
    )
    sun(c, 128, 338, 30, (0.95, 0.13, 70))
    _coast(c)
    sea(
        c,
        horizon=362,
        deep=(0.36, 0.08, 225),
        bright=(0.95, 0.1, 75),
        sky=(0.76, 0.12, 45),
        eye=2.6,
        wave=0.14,
        length=3.0,
        glitter=0.8,
        glitter_x=130,
        haze=0.3,
    )
    under = _deep(c)
    repaint(c, 0.9, seed="sea")
    _bed(c)
    _boat(c)
    _surface(c, under)
    c.glow(420, 520, 150, (0.72, 0.13, 285), 0.34, flat=0.3)
    storm(c)
    _spray(c)
    _drops(c)
    crew(c)
    repaint(c, 0.15, seed="last")
    _flash(c)


def _coast(c: Canvas) -> None:
    """Palms on a spit, and one of the great lift nets of that shore."""
    land = c.mask(curve([(430, 366, CORNER), (520, 352), (640, 346), (820, 338, CORNER), (820, 372, CORNER)]))
    c.form(land, (0.42, 0.08, 200), thickness=12, haze=0.15, detail=0.4)
    for x, h, seed, lean in (
        (742.0, 92.0, "a", -0.2),
        (776.0, 120.0, "b", 0.1),
        (704.0, 64.0, "c", 0.2),
        (660.0, 52.0, "d", -0.12),
    ):
        palm(c, x, 350, h, (0.4, 0.06, 60), (0.36, 0.09, 175), seed=seed, lean=lean)

    def lift(pen: Pen) -> None:
        dark = (0.34, 0.07, 260)
        x, y = 652.0, 350.0
        pen.stroke([(x, y), (x - 8, y - 52)], dark, 3)
        pen.stroke([(x + 14, y), (x - 8, y - 52)], dark, 2)
        pen.stroke([(x - 8, y - 52), (x - 70, y - 84)], dark, 2.4)
        for dx, dy in ((-104, -36), (-78, -28), (-52, -34), (-92, -50)):
            pen.stroke([(x - 70, y - 84), (x - 70 + (dx + 76) * 0.5, y - 66), (x + dx, y + dy)], dark, 1.4)
        for k in range(5):
            pen.stroke([(x - 104, y - 36), (x - 80, y - 18 - k * 3), (x - 52, y - 34)], dark, 0.8, 0.7)

    c.draw(lift, detail=0.6)


def _wave(x: Array) -> Array:
    return np.asarray(_LINE + 9 * np.sin(x / 74 + 0.6) + 4 * np.sin(x / 29), np.float32)


def _deep(c: Canvas) -> Mask:
    line = np.asarray(_wave(c.x), np.float32)
    m = c.full(smoothstep(-1.2, 1.2, c.y - line))
    d = (c.y - line) / (1200 - _LINE)
    table = ramp([(0.8, 0.1, 165), (0.62, 0.105, 188), (0.45, 0.095, 208), (0.3, 0.075, 228), (0.19, 0.055, 242)])
    n = (c.field("murk", 200, 4, (1.8, 1)) - 0.5) * 0.16
    c.fill(m, pick(table, np.clip(d * 1.05 + n, 0, 1)), detail=0.1)
    c.rays(90, 330, (62, 70, 79, 88, 97), 900, width=92, colour=(0.9, 0.1, 130), share=0.42, soft=14)
    c.multiply(c.full(smoothstep(500, 900, c.x) * smoothstep(480, 900, c.y)), (0.3, 0.09, 255), 0.55)
    return m


def _bed(c: Canvas) -> None:
    """Rocks and weed on the ground, dark and close."""
    r = c.rng("rocks")
    for x, y, w, h in (
        (40.0, 1190.0, 170.0, 70.0),
        (230.0, 1210.0, 150.0, 44.0),
        (640.0, 1200.0, 210.0, 76.0),
        (470.0, 1214.0, 150.0, 40.0),
        (780.0, 1180.0, 120.0, 100.0),
    ):
        rock = c.mask(
            curve(
                [(x - w, y + 40), (x - w * 0.7, y - h * 0.6), (x, y - h), (x + w * 0.6, y - h * 0.5), (x + w, y + 40)]
            ),
            wobble=6,
        )
        stone(c, rock, (0.3, 0.06, 228), thickness=40, haze=0.08, detail=0.35)
    for k in range(18):
        x = float(r.choice([r.uniform(0, 240), r.uniform(560, 800)]))
        h, bend = float(r.uniform(40, 130)), float(r.normal(6, 8))
        weed = c.mask(limb([(x, 1196, 6), (x + bend * 0.3, 1190 - h * 0.5, 5), (x + 0.3 * h + bend, 1190 - h, 1)], 20))
        c.form(
            weed, mix((0.3, 0.07, 190), (0.46, 0.09, 160), float(r.random())), rim=0.4, bias=-0.05 * (k % 3), detail=0.5
        )


def _boat(c: Canvas) -> None:
    """A long sewn boat, bow left and high, pulled down at the stern by the catch."""
    inner = curve(
        [(70, 318, CORNER), (150, 372), (330, 400), (520, 410), (690, 396, CORNER), (640, 432), (400, 440), (160, 410)]
    )
    wood(c, c.mask(inner), (0.34, 0.06, 45), thickness=8, bias=-0.15, seed="in")
    side = c.mask(
        curve(
            [
                (26, 236, CORNER),
                (48, 300),
                (96, 352),
                (190, 396),
                (350, 424),
                (540, 430),
                (706, 398, CORNER),
                (716, 410, CORNER),
                (690, 470),
                (600, 520),
                (430, 536),
                (230, 512),
                (110, 456),
                (46, 372),
                (14, 262, CORNER),
            ]
        )
    )
    relief = c.relief(side, 46)
    plank = np.sin((c.y - 0.00032 * (c.x - 420) ** 2 * -1 - 400) / 8.2) * 1.3
    c.form(
        relief, (0.5, 0.1, 42), bump=plank.astype(np.float32), mottle=0.12, grain=20, gloss=0.15, rim=0.7, detail=0.65
    )
    band = side.edge(-2, -16, 1.0)
    c.form(relief.within(band), (0.84, 0.13, 80), mottle=0.12, grain=12, rim=0.6, detail=0.65)
    r = c.rng("stitches")

    def sewn(pen: Pen) -> None:
        for row in range(2):
            for k in range(40):
                x = 110 + k * 15
                y = 404 + row * 26 + 34 * (1 - ((x - 420) / 330) ** 2) * 0.55 - 30 * max(0, (170 - x) / 80)
                pen.stroke([(x - 3, y - 5), (x + 3, y + 5 + float(r.normal(0, 1)))], (0.82, 0.07, 75), 1.8, 0.8)
        pen.stroke([(26, 236), (8, 214), (16, 198), (30, 206)], (0.42, 0.09, 42), 9)

    c.draw(sewn, relief=2, detail=0.75)


def _surface(c: Canvas, under: Mask) -> None:
    """Water in front of the hull, and the bright line where air ends."""
    c.glaze(under & c.full(smoothstep(640, 520, c.y)), (0.5, 0.1, 195), 0.5)
    d = c.y - np.asarray(_wave(c.x), np.float32)
    c.screen(np.asarray(smoothstep(5, 0.5, np.abs(d)), np.float32), (0.96, 0.09, 85), 0.75)
    c.screen(np.asarray(smoothstep(26, 2, d) * smoothstep(-2, 2, d), np.float32), (0.85, 0.1, 120), 0.5)
    c.multiply(np.asarray(smoothstep(-16, -2, d) * smoothstep(2, -2, d), np.float32), (0.4, 0.08, 230), 0.35)


def _spray(c: Canvas) -> None:
    """Where the rope cuts the surface it throws water; the hull has dug a bow wave."""
    r = c.rng("spray")

    def work(pen: Pen) -> None:
        for x, y, wide, n in ((702.0, 434.0, 44.0, 60), (76.0, 444.0, 30.0, 26), (560.0, 436.0, 110.0, 34)):
            for _ in range(n):
                px = x + float(r.normal(0, wide * 0.5))
                py = y - abs(float(r.normal(0, 15))) * math.exp(-(((px - x) / wide) ** 2))
                pen.dot(px, py, float(r.uniform(0.8, 3.0)), (0.97, 0.05, 85), float(r.uniform(0.5, 0.95)))
            pen.stroke([(x - wide, y + 3), (x, y - 3), (x + wide, y + 4)], (0.97, 0.05, 95), 3.2, 0.7)

    c.draw(work, detail=0.8)


def _drops(c: Canvas) -> None:
    """Rain has found the mesh too wide: a shoal of drops, tails out, off to the left. And fish that clear off."""
    r = c.rng("drops")
    for k in range(17):
        x, y = 70 + 17 * k - 0.4 * k * k + float(r.normal(0, 16)), 1010 - 11 * k + float(r.normal(0, 24)) + 0.5 * k * k
        q = float(r.uniform(11, 19))
        turn = 158 + float(r.normal(0, 12))
        body = place(
            [(1.0, 0.0), (0.5, -0.42), (-0.3, -0.26), (-1.2, 0.0, CORNER), (-0.3, 0.26), (0.5, 0.42)], x, y, q, turn
        )
        c.form(c.mask(curve(body)), (0.82, 0.07, 205), gloss=0.8, rim=0.8, detail=0.85)
        tail = place([(-1.05, 0.0, CORNER), (-1.55, -0.36), (-1.4, 0.0), (-1.55, 0.36)], x, y, q, turn)
        c.form(c.mask(curve(tail)), (0.74, 0.08, 205), rim=0.6, detail=0.8)
        ex, ey = place([(0.55, 0.12)], x, y, q, turn)[0][:2]
        c.draw(lambda pen, ex=ex, ey=ey, q=q: pen.dot(ex, ey, q * 0.1, (0.16, 0.04, 250)), detail=0.9)  # type: ignore[misc]
    shoal = [(float(700 + r.normal(0, 60)), float(700 + r.normal(0, 70)), float(r.uniform(14, 30))) for _ in range(16)]

    def fishes(pen: Pen) -> None:
        for x, y, q in shoal:
            with pen.at(x, y, -28 + float(r.normal(0, 10)), q):
                pen.fill(
                    curve(
                        [
                            (0.6, 0.0),
                            (0.1, -0.22),
                            (-0.4, 0.0, CORNER),
                            (-0.7, -0.24, CORNER),
                            (-0.6, 0.0),
                            (-0.7, 0.24, CORNER),
                            (-0.4, 0.0, CORNER),
                            (0.1, 0.2),
                        ]
                    ),
                    (0.22, 0.06, 240),
                    0.8,
                )

    c.draw(fishes, detail=0.6)

    def bubbles(pen: Pen) -> None:
        for _ in range(70):
            x, y = 470 + r.normal(0, 170), r.uniform(470, 1000)
            q = r.uniform(1.5, 6.5)
            pen.stroke(circle(x, y, q), (0.93, 0.06, 175), 1.1, 0.6)
            pen.dot(x - q * 0.35, y - q * 0.35, q * 0.25, (0.99, 0.02, 100), 0.8)

    c.draw(bubbles, detail=0.75)


def _flash(c: Canvas) -> None:
    c.glow(470, 800, 60, (0.98, 0.05, 260), 0.6)
    c.glow(330, 930, 46, (0.98, 0.05, 260), 0.5)
    c.glow(660, 1000, 40, (0.95, 0.08, 280), 0.5)
    c.glow(128, 338, 90, (0.96, 0.12, 72), 0.35)
