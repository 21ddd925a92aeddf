"""In low sun a boy rides a tall horse of beach sand out into the sea; under the waterline its legs drift away."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, pick, ramp, rgb, smoothstep
from art.painting.focus import Focus
from art.painting.layer import Layer
from art.painting.light import Light
from art.painting.materials import cloud_bank, sea, smoke
from art.painting.motifs.birds import far_birds
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.shapes import CORNER, circle, curve, oval
from art.painting.stamps import strew
from art.painting.strokes import repaint

from .boy import boy
from .horse import FEET, SAND, SEAT, horse, mane_and_tail

BRIEF = Brief(
    title="High Water",
    hero="small boy in yellow shorts on a tall horse of beach sand wading out; under the waterline its legs run away",
    idea="made of",
    place="beach, West Africa",
    palette="desert ochre",
    composition="split waterline",
    time="afternoon",
    symbols=("horse", "sand", "tide"),
    hidden="the horse's ear is a bucket-shaped tower",
    readings=("pride", "fleeting", "sibling"),
    person=True,
)
FINISH = {"vignette": 0.42, "contrast": 0.16, "saturation": 1.1, "bloom": 0.5, "focus": Focus(440, 520, 360, 460, 0.3)}

_LEVEL = 790.0
_HORIZON = 640.0


def _surface(x: Array | float) -> Array:
    """Return the height of the cut through the water at `x`."""
    a = np.asarray(x, np.float32)
    out: Array = _LEVEL + 9 * np.sin(a / 110 + 0.6) + 3 * np.sin(a / 41 + 2)
    return out


def _floor(x: Array | float) -> Array:
    """Return the height of the sandy floor at the cut."""
    a = np.asarray(x, np.float32)
    out: Array = 1092 + 34 * np.sin(a / 160 + 2.2) + 10 * np.sin(a / 60)
    return out


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.8, -0.36, 0.42),
        key=(0.96, 0.1, 80),
        shade=(0.36, 0.09, 318),
        rim=(0.8, -0.5, 0),
        rim_colour=(0.98, 0.1, 84),
        bounce=(0.62, 0.1, 215),
        bounce_share=0.3,
    )
    _air(c)
    _shallows(c)
    repaint(c, 0.75, seed="day", loose=0.9)
    _shore(c)
    with c.group() as beast:
        horse(c)
    dry = c.full(smoothstep(4, -4, c.y - _surface(c.x) - 2))
    c.multiply(c.mask(oval(360, 786, 280, 20), soft=12) & dry, (0.36, 0.09, 240), 0.5)
    c.paste(beast, clip=dry)
    blown = ((196, 452, 16), (130, 446, 40), (40, 420, 70), (-60, 390, 100))
    smoke(c, blown, (0.86, 0.1, 78), seed="rump", alpha=0.3, n=36)
    mane_and_tail(c)
    boy(c, SEAT)
    _underwater(c, beast)
    _line(c)
    repaint(c, 0.12, seed="last", loose=0.5)
    _grains(c)
    far_birds(c, [(120, 150, 36), (186, 116, 26), (236, 168, 20)], (0.95, 0.03, 90))


def _air(c: Canvas) -> None:
    c.wash(
        [
            (0, (0.42, 0.1, 248)),
            (0.18, (0.56, 0.095, 236)),
            (0.36, (0.76, 0.07, 215)),
            (0.46, (0.9, 0.06, 95)),
            (0.54, (0.93, 0.1, 80)),
            (1, (0.6, 0.09, 215)),
        ],
        warp=14,
    )
    c.glow(880, 600, 430, (0.9, 0.17, 58), 0.8)
    c.glow(850, 610, 170, (0.99, 0.12, 80), 0.9)
    c.glow(812, 596, 60, (0.995, 0.06, 92), 0.9)
    pale = [(0.0, (0.6, 0.07, 300)), (0.4, (0.78, 0.06, 330)), (0.7, (0.94, 0.07, 70)), (1.0, (0.99, 0.04, 88))]

    def crest(x: float) -> float:
        return 590 - 120 * math.exp(-(((x - 30) / 130) ** 2)) - 60 * math.exp(-(((x - 330) / 100) ** 2)) + 0.03 * x

    cloud_bank(c, crest, pale, seed="west", size=(14, 46), rows=2, step=20, per_row=26, alpha=0.85, fade=(0.0, 0.9))
    streaks(c, 60, 420, (0.98, 0.04, 90), share=0.4, seed="high", cover=0.5)
    c.fog(590, 660, (0.95, 0.11, 72), 0.45)
    c.glaze(np.asarray(smoothstep(330, 800, c.x) * smoothstep(380, 640, c.y), np.float32), (0.93, 0.155, 66), 0.75)


def _shallows(c: Canvas) -> None:
    """The sea in true perspective, its glitter to the right, lines of surf."""
    sea(
        c,
        horizon=_HORIZON,
        deep=(0.42, 0.095, 222),
        sky=(0.74, 0.085, 205),
        bright=(0.97, 0.07, 90),
        eye=5.0,
        wave=0.34,
        length=3.4,
        glitter=0.25,
        glitter_x=790.0,
        haze=0.2,
    )
    down = np.clip((c.y - _HORIZON) / 150, 0, 1)
    c.glaze(
        np.asarray(np.exp(-(((c.x - 780) / (190 + 120 * down)) ** 2)) * smoothstep(0, 0.02, down), np.float32),
        (0.74, 0.14, 58),
        0.7,
    )
    wave = c.noise.at("glitter", c.x / 26 / (0.3 + down), np.log(down + 0.06) * 13, 1.0, 3)
    lane = np.exp(-(((c.x - 740) / (110 + 150 * down)) ** 2)) * smoothstep(0, 0.03, down)
    c.screen(np.asarray(smoothstep(0.56, 0.63, wave + 0.08 * lane) * lane, np.float32), (0.995, 0.07, 88), 1.0)
    foam = np.zeros_like(c.x)
    for k, (at, wide) in enumerate(((662.0, 2.0), (686.0, 4.0), (722.0, 7.0), (758.0, 9.0))):
        line = at + 9 * (c.field(f"surf{k}", 160, 2)[0] - 0.5) * (1 + k)
        torn = smoothstep(0.42, 0.62, c.field(f"torn{k}", 34 + 14 * k, 3, (3, 1)))
        foam = np.maximum(foam, np.exp(-(((c.y - line[None, :]) / wide) ** 2)) * torn)
    c.glaze(np.asarray(foam * smoothstep(0, 0.1, down), np.float32), (0.98, 0.03, 90), 0.85)


def _shore(c: Canvas) -> None:
    """Far to the left the beach they came from: palms, a row of boats, huts, no bigger than a thumb."""
    r = c.rng("shore")
    strand = c.mask(
        curve([(-10, 652, CORNER), (-10, 628), (70, 626), (150, 636), (232, 645, CORNER), (150, 650)]), wobble=1
    )
    c.form(strand, (0.84, 0.09, 78), thickness=6, rim=0.5, detail=0.5)

    def palms(pen: Pen) -> None:
        for k in range(13):
            x = -4 + 13 * k + float(r.normal(0, 4))
            high = float(r.uniform(22, 50)) * (1 - k / 22)
            foot = 632 + 0.06 * max(x, 0)
            tip = (x + float(r.normal(-3, 6)), foot - high)
            leaf = mix((0.42, 0.08, 150), (0.6, 0.08, 180), float(r.random()) * 0.5)
            pen.stroke([(x, foot), (x - 2, foot - high * 0.5), tip], (0.42, 0.07, 60), 1.8)
            for a in range(7):
                b = math.radians(200 + 23 * a + float(r.normal(0, 8)))
                q = high * 0.34
                end = (tip[0] + math.cos(b) * q, tip[1] + math.sin(b) * q * 0.8 + q * 0.35)
                pen.stroke([tip, ((tip[0] + end[0]) / 2, min(tip[1], end[1]) - q * 0.14), end], leaf, 1.9)
        for x, hull in ((150.0, (0.6, 0.17, 28)), (172.0, (0.7, 0.12, 230)), (192.0, (0.86, 0.14, 90))):
            pen.fill(curve([(x - 9, 638, CORNER), (x, 643), (x + 10, 636, CORNER), (x, 639)]), hull)

    c.draw(palms, detail=0.75)
    c.glaze(c.mask(oval(80, 630, 190, 40), soft=20), (0.92, 0.08, 78), 0.28)


def _underwater(c: Canvas, beast: Layer) -> None:
    """Below the cut: deep blue, shafts of low light, legs that run away in plumes of sand."""
    wet = c.full(smoothstep(-2, 2, c.y - _surface(c.x)))
    down = np.clip((c.y - _LEVEL) / 394, 0, 1)
    murk = c.field("murk", 220, 3) - 0.5
    tones = ramp(
        [(0.0, (0.76, 0.1, 190)), (0.22, (0.58, 0.105, 205)), (0.6, (0.4, 0.09, 226)), (1.0, (0.27, 0.075, 246))]
    )
    light = 0.2 * np.exp(-(((c.x - 760) / 300) ** 2))
    c.fill(wet, pick(tones, np.asarray(0.04 + 0.92 * down + 0.16 * murk - light, np.float32)), detail=0.2)
    c.rays(860, 640, [160, 150, 140, 129, 118], 1000, 110, (0.93, 0.09, 105), 0.5)
    floor = c.full(smoothstep(-3, 3, c.y - _floor(c.x)))
    depth = np.clip((c.y - _floor(c.x)) / 130, 0.004, 1)
    ripple = np.sin(np.log(depth + 0.06) * 24 + 5 * c.field("bend", 120, 2) + c.x / 90)
    t = 0.6 - 0.4 * depth + 0.09 * ripple - 0.2 * smoothstep(420, 0, c.x)
    c.fill(floor & wet, pick(c.tones((0.76, 0.11, 76), 0.7), np.asarray(t, np.float32)), detail=0.2)
    c.glaze(floor & wet, (0.46, 0.09, 222), 0.2)
    caustic = np.abs(c.field("caustic", 60, 3, (2.0, 1)) - 0.5)
    c.screen(floor & wet & c.full(np.exp(-caustic * 40)), (0.85, 0.09, 120), 0.4)
    repaint(c, 0.5, seed="deep", loose=0.8)
    _bucket(c)
    r = c.rng("run")
    tone = (0.74, 0.1, 76)
    for i, (fx, fy) in enumerate(FEET):
        for k in range(2):
            sway = 30 + 34 * k
            path = [
                (fx - 2, _LEVEL + 70 + 26 * k, 12),
                (fx - sway * 0.5, _LEVEL + 150, 26),
                (fx - sway * 1.3, _LEVEL + 220 + 16 * k, 40),
                (fx - sway * 2.0, min(fy + 60, 1080), 52),
            ]
            smoke(c, path, tone, seed=f"plume{i}{k}", alpha=0.3, n=26)
    eaten = smoothstep(0.0, 1.0, (c.y - _LEVEL - 10) / 170)
    hold = smoothstep(-0.05, 0.05, 0.3 + 1.3 * (c.field("eaten", 20, 4) - 0.5) + 0.5 - eaten)
    c.paste(beast, clip=wet * np.asarray(hold, np.float32), alpha=0.97)
    c.glaze(c.full(beast.cover * hold) & wet, (0.55, 0.1, 205), 0.22)
    for i, (fx, fy) in enumerate(FEET):
        n = 1300
        f = r.random(n) ** 0.75
        top = _LEVEL + 50 + 20 * (i % 2)
        ys = top + (min(float(_floor(fx)), fy + 90) - top) * f
        xs = fx - 6 - 74 * f**1.6 + r.normal(0, 1, n) * (12 + 30 * f)
        tones_n = np.stack(
            [rgb(mix(SAND, ((0.96, 0.09, 88), (0.5, 0.08, 60))[k % 2], float(r.random()) * 0.6)) for k in range(n)]
        )
        strew(
            c,
            "dot",
            xs,
            ys,
            r.uniform(1.2, 4.6, n) * (1.1 - 0.4 * f),
            0.0,
            tones_n,
            seed=f"loose{i}",
            alpha=0.9,
            detail=0.8,
        )
        if i == 3:
            continue
        hx = fx - 70
        heap = c.mask(
            curve(
                [
                    (hx - 110, float(_floor(hx - 110)) + 8, CORNER),
                    (hx - 40, float(_floor(hx)) - 14),
                    (hx - 6, float(_floor(hx)) - 26),
                    (hx + 34, float(_floor(hx)) - 12),
                    (hx + 100, float(_floor(hx + 100)) + 8, CORNER),
                ]
            ),
            wobble=3,
            soft=2,
        )
        c.form(heap, (0.68, 0.105, 74), thickness=16, mottle=0.1, grain=6, rim=0.7, detail=0.4)


def _line(c: Canvas) -> None:
    """The skin of the water where it is cut, and a little foam where the horse goes through."""
    d = c.y - _surface(c.x)
    c.screen(c.full(np.asarray(np.exp(-((d / 2.8) ** 2)), np.float32)), (0.98, 0.06, 95), 0.85)
    c.multiply(c.full(np.asarray(np.exp(-(((d - 8) / 5) ** 2)), np.float32)), (0.42, 0.09, 220), 0.45)
    r = c.rng("foam")
    for x, n, wide, up in (
        (170, 150, 36, 13),
        (290, 130, 36, 10),
        (528, 160, 38, 15),
        (640, 130, 34, 12),
        (400, 90, 260, 5),
    ):
        t = np.abs(r.normal(0, 1, n))
        xs = x + r.normal(0, wide, n)
        ys = _surface(xs) + 3 - t * up * r.random(n)
        white = np.repeat(rgb((0.98, 0.04, 85))[None], n, 0)
        size = r.uniform(4, 15, n) / (0.7 + t)
        strew(c, "puff", xs, ys, size, r.uniform(0, 6.3, n), white, seed=f"foam{x}", alpha=0.7, detail=0.8)


def _bucket(c: Canvas) -> None:
    """Left behind on the floor: a red pail on its side, shells, a star of the sea."""
    x, y = 96.0, 1096.0
    c.multiply(c.mask(oval(x + 6, y + 30, 66, 12), soft=6), (0.3, 0.06, 220), 0.6)
    pail = c.mask(
        curve(
            [(x - 46, y - 22, CORNER), (x + 30, y - 40, CORNER), (x + 46, y + 26, CORNER), (x - 36, y + 30, CORNER)],
            pull=0.16,
        )
    )
    c.form(pail, (0.56, 0.18, 28), thickness=40, rim=0.7, gloss=0.35, detail=0.85)
    mouth = c.mask(oval(x + 38, y - 6, 12, 35, -13))
    c.form(mouth, (0.3, 0.1, 20), thickness=5, detail=0.85)
    heap = c.mask(
        curve(
            [(x + 30, y + 26, CORNER), (x + 36, y + 6), (x + 52, y + 14), (x + 92, y + 30, CORNER), (x + 50, y + 36)]
        ),
        wobble=2,
    )
    c.form(heap, SAND, thickness=14, mottle=0.14, grain=6, detail=0.8)

    def things(pen: Pen) -> None:
        pen.stroke(oval(x + 38, y - 6, 12, 35, -13), (0.72, 0.15, 35), 4)
        pen.stroke([(x + 30, y - 38), (x - 6, y - 74), (x - 44, y - 44), (x - 44, y - 22)], (0.93, 0.04, 90), 3.4)
        pen.stroke([(x - 30, y - 6), (x + 28, y - 20)], (0.86, 0.13, 85), 7)

    c.draw(things, relief=2.6, detail=0.85)


def _grains(c: Canvas) -> None:
    r = c.rng("bubbles")

    def bubbles(pen: Pen) -> None:
        for _ in range(34):
            x = float(r.uniform(120, 720))
            y = float(_surface(x)) + 14 + abs(float(r.normal(0, 60)))
            q = float(r.uniform(1.2, 4))
            pen.stroke(circle(x, y, q), (0.97, 0.03, 160), 0.9, 0.8)
            pen.dot(x - q * 0.3, y - q * 0.3, q * 0.3, (0.99, 0.01, 160))

    c.draw(bubbles, detail=0.9)

    def fish(pen: Pen) -> None:
        for x, y, s in (
            (700, 980, 1.0),
            (738, 998, 0.8),
            (674, 1014, 0.85),
        ):
            pen.fill(
                curve(
                    [
                        (x + 16 * s, y, CORNER),
                        (x + 4 * s, y - 5 * s),
                        (x - 10 * s, y - 1 * s),
                        (x - 18 * s, y - 6 * s, CORNER),
                        (x - 15 * s, y),
                        (x - 18 * s, y + 6 * s, CORNER),
                        (x - 10 * s, y + 1 * s),
                        (x + 4 * s, y + 5 * s),
                    ]
                ),
                (0.42, 0.07, 215),
                0.85,
            )

    c.draw(fish, relief=1.5, detail=0.8)
