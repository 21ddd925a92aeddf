"""A rip in the night above a sleeping world shows a papered wall; an astronaut draws it together with gold."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, rgb, smoothstep
from art.painting.light import Light
from art.painting.materials import metal
from art.painting.motifs.skies import stars
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, sample
from art.painting.stamps import strew
from art.painting.strokes import repaint

from .astronaut import astronaut
from .cloth import LEFT, RIGHT, SEAM, lips, night, torn, wall

BRIEF = Brief(
    title="Make Do",
    hero="long rip in the night, a lit wall behind it; a small astronaut sews it up with a needle as long as a ship",
    idea="wrong scale",
    place="space, open dark",
    palette="indigo moon",
    composition="tiny figure in a void",
    time="night",
    symbols=("needle", "thread", "star"),
    hidden="flowered wallpaper shows through the rip, and a picture hangs crooked on it",
    readings=("mending", "loneliness", "housework"),
    person=True,
)
FINISH = {"vignette": 0.2, "bloom": 0.22, "contrast": 0.15, "saturation": 1.02}

_GOLD: Colour = (0.84, 0.125, 84)
_SIZE = 1.18
"""The astronaut's, about the boots."""
_WORLD = (470.0, 2190.0, 1130.0)
"""Middle and radius of the world below."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.75, -0.45, 0.42),
        key=(0.95, 0.07, 78),
        shade=(0.25, 0.1, 276),
        rim=(-0.85, -0.4, 0),
        rim_colour=(0.95, 0.08, 78),
        bounce_share=0.0,
    )
    night(c)
    repaint(c, 0.5, seed="dark", loose=0.9)
    _world(c)
    hole = c.mask(curve(torn(), pull=0.3), wobble=2.5, cell=14)
    stars(c, 330, 1060, clip=c.full(smoothstep(1080, 1000, c.y)) - hole.grow(14), size=1.2)
    _great_stars(c)
    wall(c, hole)
    lips(c, hole)
    c.glow(430, 330, 260, (0.78, 0.12, 65), 0.16)
    _needle(c)
    _stitches(c)
    _thread(c)
    with c.group() as tailor:
        astronaut(c)
        _taut(c)
    with c.group() as larger:
        c.paste(tailor, bend=(420 + (c.x - 420) / _SIZE, 690 + (c.y - 690) / _SIZE))
    c.multiply(c.full(larger.cover).blur(13).move(26, 34), (0.08, 0.04, 280), 0.75)
    body = c.paste(larger)
    c.multiply(body * smoothstep(640, 790, c.x), (0.34, 0.11, 278), 0.55)
    c.screen((body - body.move(5, 3)).blur(1.5) & body, (0.9, 0.1, 72), 0.4)


def _world(c: Canvas) -> None:
    """The night side of a world: a thread of air round its edge, a few lit towns."""
    x, y, q = _WORLD
    d = np.hypot(c.x - x, c.y - y) - q
    side = 0.35 + 0.65 * np.exp(-(((c.x - 500) / 360) ** 2))
    air = np.exp(-np.clip(d, 0, None) / 54) * side
    c.screen(np.asarray(air, np.float32), (0.5, 0.13, 258), 0.7)
    ball = c.full(smoothstep(1.2, -1.2, d))
    t = np.clip(-d / 150, 0, 1)
    land = c.field("land", 120, 5, (1.6, 0.7))
    tones = ramp([(0.42, 0.13, 258), (0.24, 0.09, 268), (0.15, 0.06, 276), (0.11, 0.045, 280)])
    c.fill(ball, pick(tones, np.asarray(t + 0.25 * (land - 0.5), np.float32)), detail=0.5)
    edge = np.exp(-np.abs(d + 1) / 2.6) * side
    c.screen(np.asarray(edge, np.float32), (0.86, 0.06, 240), 0.85)
    r = c.rng("towns")
    n = 1500
    px, py = r.uniform(0, 800, n), r.uniform(1070, 1200, n)
    wide = c.noise.at("towns", px[None] / 70, py[None] / 24, 1.0, 3)[0]
    keep = (np.hypot(px - x, py - y) < q - 12) & (wide > 0.6)
    lights = np.repeat(rgb((0.86, 0.13, 74))[None], int(keep.sum()), 0)
    size = r.uniform(1.2, 3.0, n)[keep]
    strew(c, "dot", px[keep], py[keep], size, 0.0, lights, seed="towns", alpha=0.9, detail=0.9)


def _great_stars(c: Canvas) -> None:
    places = ((56, 96, 4.6), (88, 560, 4.2), (716, 60, 3.6), (250, 820, 4.4), (70, 930, 3.4), (690, 900, 4.4))
    for x, y, q in (*places, (620, 470, 3.2), (352, 970, 3.2), (770, 780, 3.4)):
        c.glow(x, y, q * 5, (0.8, 0.07, 258), 0.4)

        def rays(pen: Pen, px: float = x, py: float = y, s: float = q) -> None:
            for k in range(4):
                a = k * math.pi / 2
                pen.stroke([(px, py), (px + math.cos(a) * s * 3, py + math.sin(a) * s * 3)], (0.95, 0.03, 255), 1, 0.8)
            pen.dot(px, py, s * 0.6, (0.99, 0.02, 95))

        c.draw(rays, emission=0.5, detail=0.9)


def _stitches(c: Canvas) -> None:
    """What is sewn already: the lips drawn together, laced with gold down to the seam's end."""
    line = sample(SEAM, 40)
    groove = c.mask(limb([(float(x), float(y), 5 - 0.1 * i) for i, (x, y) in enumerate(line)], 80), soft=1.5)
    for way in (-1, 1):
        lip = []
        for i in range(40):
            d = line[min(i + 1, 39)] - line[max(i - 1, 0)]
            off = way * (9 - 0.16 * i) / math.hypot(*d)
            q = (9.5 - 0.17 * i) * (1 + 0.22 * math.sin(i * 2.1 + way))
            lip.append((float(line[i, 0] - d[1] * off), float(line[i, 1] + d[0] * off), max(q, 1.0)))
        roll = c.mask(limb(lip, 90), soft=1.5)
        c.shadow(roll, 5, 8, soft=6, share=0.7, colour=(0.07, 0.035, 280))
        c.form(roll, (0.4, 0.115, 275), thickness=12, rim=0.0, mottle=0.1, detail=0.7)
    c.multiply(groove.grow(-1.5).blur(2), (0.08, 0.04, 280), 0.8)
    c.fill(groove.grow(-2.4), (0.07, 0.03, 280), 0.9, detail=0.8)
    left, right = sample(LEFT, 100), sample(RIGHT, 100)
    ends: list[tuple[tuple[float, float], tuple[float, float]]] = []
    for k in range(5):
        y = 588.0 + 23 * k
        x0, x1 = (float(np.interp(y, side[:, 1], side[:, 0])) for side in (left, right))
        ends.append(((x0 - 20 + k, y + 10), (x1 + 20 - k, y - 9)))
    for i in range(2, 39, 3):
        d = line[i + 1] - line[i - 1]
        n = math.hypot(*d)
        wide = 21 - 0.26 * i
        ox, oy = -d[1] / n * wide, d[0] / n * wide
        x, y = float(line[i][0]), float(line[i][1])
        ends.append(((x + ox, y + oy + 7), (x - ox, y - oy - 7)))

    def shade(pen: Pen) -> None:
        for (ax, ay), (bx, by) in ends:
            pen.stroke([(ax + 4, ay + 7), (bx + 4, by + 7)], (0.07, 0.04, 280), 7, 0.6)

    def lace(pen: Pen) -> None:
        for (ax, ay), (bx, by) in ends:
            pen.dot(ax, ay, 4.2, (0.07, 0.04, 280))
            pen.dot(bx, by, 4.2, (0.07, 0.04, 280))
            pen.stroke([(ax, ay), ((ax + bx) / 2, (ay + by) / 2 - 2), (bx, by)], _GOLD, 5.2)

    c.draw(shade, detail=0.8, soft=2)
    c.draw(lace, relief=2.6, detail=0.92)


_POINT, _EYE = (566.0, 400.0), (744.0, 92.0)


def _needle(c: Canvas) -> None:
    """As long as a ship, stuck through the night for the while: in, under and out."""
    dx, dy = _EYE[0] - _POINT[0], _EYE[1] - _POINT[1]
    n = math.hypot(dx, dy)

    def on(t: float, off: float = 0.0) -> tuple[float, float]:
        return _POINT[0] + dx * t - dy / n * off, _POINT[1] + dy * t + dx / n * off

    spine = [(*on(0.0), 0.8), (*on(0.12), 4), (*on(0.5), 7), (*on(0.86), 8), (*on(0.95), 10.5), (*on(1.0), 6)]
    shaft = c.mask(limb(spine, 80))
    slot = c.mask(limb([(*on(0.9), 1.6), (*on(0.945), 3.6), (*on(0.985), 1.8)], 20))
    under = c.mask(limb([(*on(0.3), 18), (*on(0.45), 18)]))
    c.shadow(shaft - under, 14, 18, soft=8, share=0.7, colour=(0.07, 0.035, 280))
    ridge = c.mask(limb([(*on(0.24, -4), 2), (*on(0.375, -5), 9), (*on(0.51, -4), 2)]), soft=5)
    c.screen(ridge, (0.42, 0.12, 272), 0.5)
    dip = c.mask(limb([(*on(0.26, 9), 2), (*on(0.375, 13), 8), (*on(0.49, 9), 2)]), soft=5)
    c.multiply(dip, (0.1, 0.05, 280), 0.7)
    for t in (0.29, 0.46):
        slit = c.mask(limb([(*on(t, -15), 1), (*on(t), 4.5), (*on(t, 15), 1)]), soft=1)
        c.fill(slit, (0.06, 0.03, 280), 0.85, detail=0.85)
    metal(c, shaft - slot - under, (0.8, 0.03, 250), thickness=11, polish=0.8, detail=0.92)
    c.glow(*on(0.72), 12, (0.98, 0.04, 85), 0.5)


def _thread(c: Canvas) -> None:
    loose = [(560, 640), (640, 730), (752, 766), (792, 660), (760, 520), (686, 440), (660, 350), (706, 270), (760, 190)]
    loose = [*loose, (768, 140), (740, 104)]

    def draw(pen: Pen) -> None:
        pen.stroke(loose, _GOLD, 4.6)

    def shade(pen: Pen) -> None:
        pen.stroke([(x + 12, y + 16) for x, y in loose], (0.06, 0.03, 280), 6, 0.55)

    c.draw(shade, soft=3, detail=0.7)
    c.draw(draw, relief=2.4, detail=0.92)


def _taut(c: Canvas) -> None:
    """From the last stitch between the boots into the mittens."""

    def draw(pen: Pen) -> None:
        pen.stroke([(408, 690), (466, 656), (519, 622)], (0.4, 0.1, 60), 4.6)
        pen.stroke([(408, 687), (466, 653), (519, 619)], _GOLD, 3.6)

    c.draw(draw, relief=1.6, detail=0.95)
