"""A camel lies where a dune ends; its hump is clear as glass, and an oasis with a bathing sparrow lies in it."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.motifs.skies import stars, streaks
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Points, curve, line, oval
from art.painting.stamps import jittered, sampled, scatter, strew
from art.painting.strokes import repaint

from .camel import camel
from .fox import fox

BRIEF = Brief(
    title="Private Reserve",
    hero="camel at rest below a winding dune; its hump is clear glass, and in it a palm oasis where a sparrow bathes",
    idea="contains",
    place="desert, dunes",
    palette="sunset coral",
    composition="S-path",
    time="dusk",
    symbols=("camel", "palm", "spring"),
    hidden="a caravan that goes another way",
    readings=("thrift", "secret", "jealousy"),
)
FINISH = {"vignette": 0.0, "bloom": 0.14, "contrast": 0.2, "saturation": 1.0}

_SUN = (752.0, 628.0)
_CREST = ((640, 690), (560, 706), (520, 728), (610, 764), (744, 806), (772, 856), (690, 920), (560, 990), (420, 1060),
          (250, 1130), (90, 1210), (-60, 1300))  # fmt: skip
"""The great dune's crest, that winds down to the camel: x, y."""


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.5, -0.55, 0.5),
        key=(0.95, 0.11, 68),
        shade=(0.34, 0.1, 325),
        rim=(0.85, -0.45, 0),
        rim_colour=(0.96, 0.12, 62),
        bounce=(0.7, 0.13, 40),
        bounce_share=0.22,
    )
    c.wash(
        [
            (0, (0.68, 0.055, 295)),
            (0.12, (0.72, 0.06, 318)),
            (0.26, (0.76, 0.075, 0)),
            (0.4, (0.81, 0.085, 38)),
            (0.5, (0.88, 0.085, 62)),
            (0.555, (0.93, 0.08, 76)),
            (1, (0.7, 0.1, 40)),
        ]
    )
    streaks(c, 330, 640, (0.93, 0.09, 60), share=0.5, seed="gold", cover=0.5)
    streaks(c, 60, 420, (0.7, 0.09, 350), share=0.5, seed="rose", cover=0.52)
    streaks(c, 150, 330, (0.86, 0.09, 35), share=0.4, seed="lit", cover=0.36)
    c.glow(*_SUN, 300, (0.98, 0.12, 70), 0.75, 0.7)
    c.fill(c.mask(oval(*_SUN, 42, 42), soft=1), (0.995, 0.06, 88), detail=0.6)
    c.emit(c.mask(oval(*_SUN, 42, 42)), 0.6)
    _dunes(c)
    _caravan(c)
    _track(c)
    camel(c)
    _shoots(c)
    fox(c)
    repaint(c, 0.3, seed="last", loose=0.36)
    stars(c, 34, 220, seed="first")


def _slope(c: Canvas, crest: Points, ridge: Points, tones: Array, seed: str, *, far: float) -> None:
    """Paint one dune: a crest against what lies behind, a ridge that parts its lit flank from its shadow.

    `ridge` runs down from the crest (x, y); `far` 0–1 melts it into the evening.
    """
    body = c.mask(curve([*crest, (900, 1300, CORNER), (-100, 1300, CORNER)]), soft=0.5 + far)
    ys, xs = np.array([p[1] for p in ridge], float), np.array([p[0] for p in ridge], float)
    at_ridge = np.interp(c.y, ys, xs).astype(np.float32) + 10 * (1 - far) * (c.field(seed + "-edge", 60, 3) - 0.5)
    d = c.x - at_ridge
    soft = np.maximum(6 + 0.02 * (c.y - ys[0]), 2)
    lit = smoothstep(-soft, soft, d)
    top = np.interp(c.x[0], [p[0] for p in crest], [p[1] for p in crest])[None, :]
    depth = np.maximum(c.y - top, 0)
    flow = c.field(seed + "-flow", 190, 3)
    sweep = 3.4 * (depth + 12) ** 0.74 + 0.1 * d - 0.00016 * d * d + 54 * flow
    small = 1 - 0.75 * far
    wave = (
        np.sin(sweep / (2.6 + 2.2 * small)) * smoothstep(0, 60, depth) * (0.3 + 0.7 * c.field(seed + "-calm", 120, 2))
    )
    t = 0.3 + 0.42 * lit - 0.0009 * np.abs(d) * lit + 0.16 * (flow - 0.5) + 0.11 * small * wave * (0.6 + 0.5 * lit)
    t = (
        t
        - 0.00022 * np.abs(d) * (1 - lit)
        + 0.24 * lit * np.exp(-np.maximum(d, 0) / (26 + 40 * small))
        + 0.1 * (1 - lit) * np.exp(d / 120)
    )
    t = t + 0.16 * np.exp(-depth / 10) * lit
    c.fill(body, pick(tones, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.2)
    _strokes(c, body, np.asarray(sweep, np.float32), seed, 0.6 + 0.8 * small)
    c.glaze(body * np.asarray(0.85 * far * smoothstep(200, 0, depth) + 0.1 * far, np.float32), (0.88, 0.12, 52))


def _strokes(c: Canvas, body: Mask, along: Array, seed: str, size: float) -> None:
    """Go over a dune with a brush, each stroke along the sand's own ripples."""
    r = c.rng("strokes/" + seed)
    gy, gx = np.gradient(along)
    angle = np.arctan2(gx, -gy).astype(np.float32)
    n = int(body.a.sum() / c.scale**2 / (52 * size * size))
    x, y = scatter(body, n, r, "any")
    tones = jittered(sampled(c, c.layer.rgb, x, y), r, 0.07, 0.02)
    long = size * r.uniform(14, 34, len(x))
    turn = sampled(c, angle, x, y) + r.normal(0, 0.12, len(x))
    strew(c, "bristle", x, y, long, turn, tones, seed="dab/" + seed, alpha=0.7, detail=0.4, clip=body)


def _dunes(c: Canvas) -> None:
    """Dune behind dune, each parted into light and shadow by its winding crest; the nearest carries the track."""
    far = ramp([(0.56, 0.08, 345), (0.66, 0.09, 10), (0.78, 0.09, 42), (0.9, 0.08, 66)])
    mid = ramp([(0.42, 0.075, 335), (0.52, 0.085, 0), (0.66, 0.095, 32), (0.8, 0.095, 54), (0.9, 0.08, 70)])
    near = ramp([(0.42, 0.07, 325), (0.55, 0.075, 345), (0.66, 0.08, 20), (0.78, 0.085, 50), (0.88, 0.075, 68)])
    _slope(c, [(-40, 676), (90, 640), (190, 664), (320, 652), (430, 668), (560, 660), (690, 672), (840, 650)],
           [(90, 640), (70, 680), (150, 720), (90, 800)], far, "far", far=0.8)  # fmt: skip
    c.fog(640, 730, (0.94, 0.11, 66), 0.5, cell=120)
    _slope(c, [(-40, 760), (60, 716), (150, 690), (210, 700), (300, 738), (440, 742), (620, 724), (840, 700)],
           [(150, 690), (128, 730), (196, 780), (150, 840), (240, 930)], mid, "left", far=0.42)  # fmt: skip
    _slope(c, [(-40, 856), (120, 820), (300, 776), (440, 730), (540, 704), (620, 690), (700, 708), (840, 752)],
           _CREST, near, "near", far=0.0)  # fmt: skip
    c.screen(c.full(np.asarray(np.exp(-(((c.x - 760) / 190) ** 2) - ((c.y - 760) / 70) ** 2), np.float32)),
             (0.93, 0.12, 62), 0.4)  # fmt: skip
    repaint(c, 0.2, seed="land", loose=0.5)


def _caravan(c: Canvas) -> None:
    """Far off, others of its kind go another way along a crest."""

    def beasts(pen: Pen) -> None:
        for x, y, s in ((14.0, 716.0, 0.9), (38.0, 710.0, 0.86), (59.0, 704.0, 0.8), (77.0, 700.0, 0.74)):
            tone: Colour = (0.34, 0.11, 340)
            hump = [(10, -12), (5, -13), (1, -20), (-4, -13), (-9, -12), (-9, -8), (10, -8)]
            pen.fill(curve([(x - px * s, y + py * s) for px, py in hump]), tone)
            neck = [(8, -10), (13, -10), (15, -17), (19, -17.5)]
            pen.stroke([(x - px * s, y + py * s) for px, py in neck], tone, 2.4 * s)
            for px, qx in ((8, 10), (6, 5), (-6, -5), (-8, -9)):
                pen.stroke([(x - px * s, y - 9 * s), (x - qx * s, y + 1)], tone, 1.5 * s)

    c.draw(beasts, detail=0.8)


_PRINTS = ((764, 1190, 30), (706, 1168, 27), (786, 1130, 25), (794, 1080, 22), (760, 1046, 20), (726, 1016, 18),
           (776, 986, 16), (744, 956, 14), (790, 934, 13), (772, 910, 11))  # fmt: skip


def _track(c: Canvas) -> None:
    """The footprints by which it came."""

    def marks(pen: Pen) -> None:
        for x, y, q in _PRINTS:
            pen.fill(oval(x, y, q * 0.6, q * 0.28), (0.3, 0.08, 335), 0.7)
            pen.fill(oval(x - q * 0.08, y + q * 0.16, q * 0.56, q * 0.12), (0.84, 0.08, 62), 0.5)

    c.draw(marks, detail=0.6, soft=0.8)


def _shoots(c: Canvas) -> None:
    """In each print something green comes up."""
    r = c.rng("shoots")

    def shoots(pen: Pen) -> None:
        for x, y, q in _PRINTS:
            for k in range(6):
                lean = (k - 2.5) * 0.28 + float(r.normal(0, 0.1))
                h = q * float(r.uniform(0.7, 1.4))
                tone: Colour = (0.42 + 0.26 * float(r.random()), 0.1, 135)
                tipped = [(x + 2 * k - 5, y + 2), (x + lean * h * 0.5, y - h * 0.6), (x + lean * h, y - h)]
                pen.fill(line(tipped, max(1.6, q * 0.16), 0.6), tone)

    c.draw(shoots, detail=0.75)
