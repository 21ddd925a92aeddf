"""A camel walks down a winding dune; its hump is clear as glass, and in it lies an oasis where a sparrow bathes."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, pick, ramp, smoothstep
from art.painting.light import Light
from art.painting.mask import Mask
from art.painting.motifs.skies import stars, streaks
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import CORNER, Points, curve, oval
from art.painting.stamps import jittered, sampled, scatter, strew
from art.painting.strokes import repaint

from .camel import camel

BRIEF = Brief(
    title="Private Reserve",
    hero="camel walking down a winding dune; its hump is clear glass, and in it a palm oasis where a sparrow bathes",
    idea="contains",
    place="desert, dunes",
    palette="sunset coral",
    composition="S-path",
    time="dusk",
    symbols=("camel", "palm", "spring"),
    hidden="a fox following the green footprints",
    readings=("thrift", "secret", "jealousy"),
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.15,
    "contrast": 0.3,
    "saturation": 1.12,
    "relight": Relight(key=0.76, ground=0.72, figure=0.42, chroma=1.0, form=1.25, side=0.1, towards=0),
}

_SUN = (700.0, 664.0)
_TRACK = ((640, 690), (560, 706), (520, 728), (610, 764), (744, 806), (772, 856), (690, 920), (560, 990), (420, 1060),
          (250, 1130), (90, 1210), (-60, 1300))  # fmt: skip
"""The great dune's crest, by which the camel came: x, y."""


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
            (0, (0.34, 0.1, 292)),
            (0.14, (0.44, 0.12, 315)),
            (0.28, (0.58, 0.14, 350)),
            (0.4, (0.72, 0.14, 20)),
            (0.5, (0.85, 0.12, 48)),
            (0.555, (0.94, 0.11, 72)),
            (1, (0.8, 0.13, 40)),
        ]
    )
    streaks(c, 330, 640, (0.93, 0.12, 50), share=0.55, seed="gold", cover=0.5)
    streaks(c, 60, 420, (0.7, 0.14, 350), share=0.6, seed="rose", cover=0.52)
    streaks(c, 150, 330, (0.86, 0.12, 30), share=0.45, seed="lit", cover=0.36)
    c.glow(*_SUN, 300, (0.98, 0.12, 70), 0.75, 0.7)
    c.fill(c.mask(oval(*_SUN, 42, 42), soft=1), (0.995, 0.06, 88), detail=0.6)
    c.emit(c.mask(oval(*_SUN, 42, 42)), 0.6)
    _dunes(c)
    _caravan(c)
    _track(c)
    _fox(c)
    camel(c)
    stars(c, 70, 260, seed="first")


def _slope(c: Canvas, crest: Points, ridge: Points, tones: Array, seed: str, *, far: float) -> None:
    """Paint one dune: a crest against what lies behind, a ridge that parts its lit flank from its shadow.

    `ridge` runs down from the crest (x, y); `far` 0–1 melts it into the evening.
    """
    body = c.mask(curve([*crest, (900, 1300, CORNER), (-100, 1300, CORNER)]), soft=0.5 + far)
    ys, xs = np.array([p[1] for p in ridge], float), np.array([p[0] for p in ridge], float)
    at_ridge = np.interp(c.y, ys, xs).astype(np.float32) + 10 * (1 - far) * (c.field(seed + "-edge", 60, 3) - 0.5)
    d = c.x - at_ridge
    soft = 6 + 0.02 * (c.y - ys[0])
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
    far = ramp([(0.5, 0.12, 350), (0.66, 0.13, 15), (0.8, 0.13, 42), (0.93, 0.1, 66)])
    mid = ramp([(0.36, 0.11, 335), (0.5, 0.13, 0), (0.68, 0.14, 32), (0.84, 0.13, 54), (0.95, 0.09, 72)])
    near = ramp([(0.24, 0.09, 322), (0.4, 0.125, 345), (0.56, 0.13, 18), (0.74, 0.14, 44), (0.9, 0.11, 64)])
    _slope(c, [(-40, 676), (90, 640), (190, 664), (320, 652), (430, 668), (560, 660), (690, 672), (840, 650)],
           [(90, 640), (70, 680), (150, 720), (90, 800)], far, "far", far=0.8)  # fmt: skip
    c.fog(640, 730, (0.94, 0.11, 66), 0.5, cell=120)
    _slope(c, [(-40, 760), (60, 716), (150, 690), (210, 700), (300, 738), (440, 742), (620, 724), (840, 700)],
           [(150, 690), (128, 730), (196, 780), (150, 840), (240, 930)], mid, "left", far=0.42)  # fmt: skip
    _slope(c, [(-40, 856), (120, 820), (300, 776), (440, 730), (540, 704), (620, 690), (700, 708), (840, 752)],
           _TRACK, near, "near", far=0.0)  # fmt: skip
    c.screen(c.full(np.asarray(np.exp(-(((c.x - 760) / 190) ** 2) - ((c.y - 760) / 70) ** 2), np.float32)),
             (0.93, 0.12, 62), 0.4)  # fmt: skip
    repaint(c, 0.2, seed="land", loose=0.5)
    dusk = np.asarray(smoothstep(1040, 1210, c.y), np.float32)
    c.multiply(dusk, (0.45, 0.11, 330), 0.45)


def _caravan(c: Canvas) -> None:
    """Far off, others of its kind go another way along a crest."""

    def beasts(pen: Pen) -> None:
        for x, y, s in ((64.0, 712.0, 1.0), (90.0, 705.0, 0.95), (113.0, 699.0, 0.9), (134.0, 694.0, 0.82)):
            tone: Colour = (0.34, 0.11, 340)
            hump = [(10, -12), (5, -13), (1, -20), (-4, -13), (-9, -12), (-9, -8), (10, -8)]
            pen.fill(curve([(x - px * s, y + py * s) for px, py in hump]), tone)
            neck = [(8, -10), (13, -10), (15, -17), (19, -17.5)]
            pen.stroke([(x - px * s, y + py * s) for px, py in neck], tone, 2.4 * s)
            for px, qx in ((8, 10), (6, 5), (-6, -5), (-8, -9)):
                pen.stroke([(x - px * s, y - 9 * s), (x - qx * s, y + 1)], tone, 1.5 * s)

    c.draw(beasts, detail=0.8)


def _track(c: Canvas) -> None:
    """Footprints along the crest; in each something green comes up."""
    ys = np.array([p[1] for p in _TRACK], float)
    xs = np.array([p[0] for p in _TRACK], float)
    r = c.rng("prints")
    gone = np.concatenate([[0], np.cumsum(np.hypot(np.diff(xs), np.diff(ys) * 2.4))])
    spots = []
    place = 30.0
    while place < np.interp(1020, ys, gone):
        y = float(np.interp(place, gone, ys))
        q = 3 + 24 * ((y - 690) / 370) ** 0.9
        spots.append((float(np.interp(place, gone, xs)) + q * float(r.choice([-0.5, 0.9])), y + 0.2 * q, q))
        place += 1.15 * q

    def marks(pen: Pen) -> None:
        for x, y, q in spots:
            pen.fill(oval(x, y, q * 0.46, q * 0.2), (0.36, 0.11, 340), 0.75)
            pen.fill(oval(x - q * 0.06, y + q * 0.12, q * 0.44, q * 0.09), (0.95, 0.1, 66), 0.5)

    c.draw(marks, detail=0.7, soft=0.5)
    green = [s for s in spots if r.random() < 0.75]

    def shoots(pen: Pen) -> None:
        for x, y, q in green:
            for k in range(5):
                lean = (k - 2) * 0.3 + float(r.normal(0, 0.1))
                h = q * float(r.uniform(0.5, 1.0))
                tone: Colour = (0.62 + 0.2 * float(r.random()), 0.15, 132)
                pen.stroke([(x, y), (x + lean * h * 0.4, y - h * 0.6), (x + lean * h, y - h)], tone, max(1.2, q * 0.1))

    c.draw(shoots, detail=0.85, emission=0.2)
    for x, y, q in green:
        c.glow(x, y - q * 0.4, 4 + q * 0.7, (0.8, 0.14, 128), 0.26)


def _fox(c: Canvas) -> None:
    """Small and thin, nose to the green footprints, behind on the track."""
    x, y, s = 728.0, 842.0, 0.46
    coat: Colour = (0.7, 0.16, 46)

    def spine(*points: tuple[float, float, float]) -> list[tuple[float, float, float]]:
        return [(x + px * s, y + py * s, q * s) for px, py, q in points]

    c.multiply(c.mask(oval(x - 4, y + 2, 36, 4), soft=2), (0.28, 0.1, 330), 0.75)
    clay = Clay(c, (x - 80, y - 50, x + 80, y + 14), melt=2.4)
    clay.limb(spine((34, -44, 13), (4, -42, 12), (-28, -46, 14)))
    clay.limb(spine((-34, -48, 11), (-50, -38, 9), (-60, -30, 9)))
    clay.limb(spine((-60, -30, 11), (-72, -18, 6), (-82, -8, 3)))
    for a, b, d in (
        ((-30, -38), (-38, -18), (-42, 0)),
        ((-20, -38), (-16, -18), (-22, 0)),
        ((36, -38), (46, -20), (42, 0)),
        ((28, -38), (22, -20), (26, 0)),
    ):
        clay.limb(spine((*a, 8), (*b, 5), (*d, 4)), n=12)
    for ex in (-50, -60):
        clay.limb(spine((ex, -38, 5), (ex + 6, -56, 1.4)), n=6)
    clay.limb(spine((44, -46, 6), (72, -38, 12), (100, -24, 13), (120, -12, 5)))
    body = clay.relief(0.5)
    c.form(body, coat, rim=1.2, bias=0.06, detail=0.9)
    c.multiply(body.mask * np.asarray(smoothstep(y - 12, y - 2, c.y), np.float32), (0.35, 0.06, 330), 0.6)
