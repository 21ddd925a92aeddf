"""A camel steps down a winding dune; its hump is clear as glass, and in it lies an oasis where a sparrow bathes."""

from __future__ import annotations

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Array, Colour, pick, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.motifs.ribbon import ribbon
from moonhare.painting.motifs.skies import stars, streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._private_reserve_parts import camel
from moonhare.painting.shapes import CORNER, curve, oval
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Ground, ground

BRIEF = Brief(
    title="Private Reserve",
    hero="camel stepping down a winding dune; in its hump, as through glass, a palm oasis where a sparrow bathes",
    idea="contains",
    place="desert, dunes",
    palette="sunset coral",
    composition="S-path",
    time="dusk",
    symbols=("camel", "palm", "spring"),
    hidden="a fox following the drips",
    readings=("thrift", "secret", "jealousy"),
)
FINISH = {"vignette": 0.38, "bloom": 0.45, "contrast": 0.2, "focus": Focus(430, 740, 430, 480, 0.3)}

_SUN = (0.72, 0.6, 0.3)
_HORIZON, _EYE = 372.0, 15.0
_TRACK = (
    # the crest's places on the card if the land were flat: x, y
    (690, 402),
    (560, 412),
    (330, 440),
    (250, 470),
    (330, 520),
    (560, 590),
    (690, 680),
    (670, 800),
    (520, 930),
    (330, 1040),
    (150, 1140),
    (20, 1260),
    (-60, 1400),
)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c, p = canvas, canvas.palette
    c.light = Light(
        direction=(0.66, -0.52, 0.3),
        key=(0.86, 0.13, 45),
        shade=(0.26, 0.09, 305),
        rim=(0.75, -0.55, 0),
        rim_colour=(0.9, 0.14, 50),
        bounce_share=0.0,
    )
    c.wash(
        [
            (0, (0.34, 0.09, 288)),
            (0.1, (0.46, 0.11, 318)),
            (0.18, (0.63, 0.14, 5)),
            (0.25, (0.8, 0.14, 36)),
            (0.31, (0.92, 0.11, 66)),
            (1, p.sky[3]),
        ]
    )
    streaks(c, 200, 400, (0.86, 0.13, 40), share=0.5, seed="gold", cover=0.5)
    c.glow(666, 366, 200, (0.93, 0.12, 60), 0.5, 0.5)
    land = _dunes(c)
    repaint(c, 0.4, seed="land", loose=0.8)
    dusk = smoothstep(440, 700, c.y) * (0.45 + 0.55 * smoothstep(700, 1200, c.y))
    c.multiply(land.mask * np.asarray(dusk, np.float32), (0.42, 0.11, 325), 0.62)
    _drips(c, land)
    _fox(c)
    camel(c)
    repaint(c, 0.12, seed="last", loose=0.6)
    _sparks(c)


def _crest(v: Array | float) -> Array:
    """Return the track's place across the land at distance `v`."""
    far = np.array([_EYE * 900 / (y - _HORIZON) for _, y in _TRACK])
    across = np.array([(x - 400) / 900 for x, _ in _TRACK]) * far
    order = np.argsort(far)
    got: Array = np.interp(np.log(np.asarray(v, float)), np.log(far[order]), across[order]).astype(np.float32)
    return got


def _dunes(c: Canvas) -> Ground:
    def heights(u: Array, v: Array) -> Array:
        d = u - _crest(v)
        wide = 3.4 + v * 0.085
        ridge = np.where(
            d > 0, np.exp(-np.maximum(d, 0) / wide * 0.8), np.exp(-((np.minimum(d, 0) / (wide * 0.75)) ** 2))
        )
        side = c.noise.at("dune", u + 30 * c.noise.at("bend", u, v, 70, 2), v * 1.2, 46, 2)
        swell = (1 - np.abs(2 * side - 1)) ** 1.5 * np.asarray(smoothstep(26, 90, v)) * 11
        calm = 2.6 + 5.0 * np.asarray(smoothstep(16, 70, v))
        return np.asarray(calm * ridge + swell - 1.5 + 0.3 * c.noise.at("lump", u, v, 6, 2), np.float32)

    land = ground(c, heights, horizon=_HORIZON, eye=_EYE, near=10, far=900, sun=_SUN, shadow_reach=46)
    wave = (land.v * 0.8 + 0.55 * land.u + c.noise.at("wind", land.u, land.v, 11, 2) * 11) * 2.6
    wave = wave + 1.6 * (c.noise.at("fork", land.u, land.v, 2.4, 2) - 0.5)
    ripple = (np.abs(np.sin(wave / 2)) * 2 - 1.2) * smoothstep(90, 20, land.v)
    grit = c.noise.at("grit", land.u, land.v, 0.8, 3, land.footprint) - 0.5
    t = 0.17 + 1.05 * land.lit(_SUN) - 0.24 * land.shade + 0.085 * ripple + 0.05 * grit
    colours = pick(c.tones((0.66, 0.135, 38), 0.75), np.asarray(t, np.float32))
    haze = smoothstep(50, 620, land.v)[..., None] * 0.72
    c.fill(land.mask, colours + (rgb((0.74, 0.14, 35)) - colours) * haze, detail=0.15)
    lane = np.exp(-(((c.x - 666) / (80 + 0.5 * (c.y - 372))) ** 2)) * smoothstep(0.2, 0.6, land.lit(_SUN))
    c.screen(land.mask * np.asarray(lane, np.float32), (0.92, 0.14, 52), 0.36)
    spine = []
    for v in np.geomspace(230, 9.2, 60):
        x, y, q = land.spot(float(_crest(v)), float(v), 2.6 + 5.0 * float(smoothstep(16, 70, float(v))) - 1.7)
        spine.append((x, y, 3.4 * q))
    track = ribbon(c, spine, n=240)
    lit = np.asarray(smoothstep(-0.12, 0.1, track.across) * smoothstep(1.0, 0.2, track.across), np.float32)
    dark = np.asarray(smoothstep(0.06, -0.1, track.across) * smoothstep(-1.0, -0.15, track.across), np.float32)
    c.screen(track.mask * lit, (0.86, 0.15, 45), 0.5)
    c.multiply(track.mask * dark, (0.32, 0.12, 330), 0.9)
    return land


def _drips(c: Canvas, land: Ground) -> None:
    """Footprints along the crest, wet spots beside them, and where it dripped first a green shoot."""
    r = c.rng("track")
    prints: list[tuple[float, float, float]] = []
    shoots: list[tuple[float, float, float]] = []
    for v in np.geomspace(25.5, 230, 88):
        u = float(_crest(v)) - 1.3
        height = 2.6 + 5.0 * float(smoothstep(16, 70, float(v))) - 1.7
        x, y, size = land.spot(u + float(r.choice([-0.6, 0.5])), float(v), height)
        prints.append((x, y, size))
        if r.random() < 0.6:
            x, y, size = land.spot(u + float(r.normal(0.2, 0.7)), float(v), height)
            if y < 700:
                shoots.append((x, y, size))

    def marks(pen: Pen) -> None:
        for x, y, q in prints:
            pen.fill(oval(x, y, q * 0.36, q * 0.16), (0.42, 0.11, 340), 0.7)
            pen.fill(oval(x - q * 0.05, y + q * 0.1, q * 0.36, q * 0.07), (0.93, 0.1, 70), 0.6)

    c.draw(marks, detail=0.7, soft=0.5)

    def green(pen: Pen) -> None:
        for x, y, q in shoots:
            pen.fill(oval(x, y, q * 0.5, q * 0.18), (0.4, 0.1, 350), 0.55)
            n = 3
            for k in range(n):
                lean = (k - 1) * 0.35 + r.normal(0, 0.1)
                h = q * r.uniform(0.5, 0.95)
                pen.stroke(
                    [(x, y), (x + lean * h * 0.5, y - h * 0.6), (x + lean * h * 1.2, y - h)],
                    (0.74, 0.15, 135),
                    max(1.3, q * 0.12),
                )

    c.draw(green, detail=0.85, emission=0.2)
    for x, y, q in shoots:
        c.glow(x, y - q * 0.4, 4 + q * 0.6, (0.8, 0.14, 130), 0.3)


def _fox(c: Canvas) -> None:
    """Small and thin, nose to the damp sand, far behind on the track."""
    x, y, s = 318.0, 486.0, 0.44
    coat: Colour = (0.7, 0.16, 46)

    def spine(*points: tuple[float, float, float]) -> list[tuple[float, float, float]]:
        return [(x - px * s, y + py * s, q * s) for px, py, q in points]

    c.multiply(c.mask(oval(x, y + 2, 34, 3.4), soft=2), (0.3, 0.1, 330), 0.7)
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
    c.form(body.within(c.mask(oval(x - 116 * s, y - 14 * s, 7, 6), soft=2)), (0.97, 0.03, 80), detail=0.9)
    c.multiply(body.mask * np.asarray(smoothstep(y - 12, y - 2, c.y), np.float32), (0.35, 0.06, 330), 0.6)


def _sparks(c: Canvas) -> None:
    """Drops that fall from the hump's hem, each with a glint."""

    def drops(pen: Pen) -> None:
        for x, y, q in ((640, 770, 4.5), (638, 850, 5), (642, 930, 5.5), (640, 1010, 5)):
            pen.fill(
                curve([(x, y - q * 2, CORNER), (x + q, y + q * 0.4), (x, y + q * 1.3), (x - q, y + q * 0.4)]),
                (0.8, 0.09, 190),
                0.95,
            )
            pen.dot(x - q * 0.3, y, q * 0.32, (0.99, 0.01, 180))

    c.draw(drops, detail=0.95)
    for x, y in ((640, 770), (638, 850), (642, 930), (640, 1010)):
        c.glow(x, y, 12, (0.85, 0.1, 180), 0.4)
    stars(c, 90, 300, seed="first")
