"""A snowed-in locomotive comes out of the desert noon; the snow falls from its own white steam."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import grass
from moonhare.painting.motifs.plants import flowers
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.motifs.solids import Stand
from moonhare.painting.scenes._perishable_dunes import far_dunes, great_dunes, snow_lies
from moonhare.painting.scenes._perishable_engine import EYE, HORIZON, SNOW, STAND, SUN, lizard, train
from moonhare.painting.scenes._perishable_weather import blow, crumbs, flakes, spray, steam
from moonhare.painting.shapes import limb, oval, polygon
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Ground, ground

BRIEF = Brief(
    title="Perishable",
    hero="steam locomotive leaning out of a curve towards us, deep in snow that falls from its own cloud of steam",
    idea="impossible journey",
    place="desert, railway through the dunes",
    palette="desert ochre",
    composition="frontal symmetry",
    time="noon",
    symbols=("locomotive", "rail", "lizard"),
    hidden="a penguin leaning out of the cab",
    readings=("generosity", "stubbornness", "out of place"),
)
FINISH = {
    "vignette": 0.26,
    "vignette_colour": (0.3, 0.09, 268),
    "bloom": 0.4,
    "saturation": 1.08,
    "focus": Focus(395, 560, 330, 480, 0.3),
}

_LOW = (-0.8, 0.05, 0.44)
"""The sun as the sand has it: raking, so that every slope tells."""
_V = np.linspace(3.5, 120, 1200, dtype=np.float32)
_SLOPE = np.interp(
    _V, [3.5, 5.6, 8.2, 17, 23, 30, 44, 70, 120], [-0.5, -0.24, 0.466, 0.466, 0.72, 0.62, -0.1, -0.6, -0.4]
)
_MIDDLE = np.concatenate([[0.0], np.cumsum(_SLOPE[:-1] * np.diff(_V))])
_MIDDLE = _MIDDLE - np.interp(STAND.v, _V, _MIDDLE) + STAND.u


def _track(v: Array | float) -> Array:
    """Where the track's middle lies: a long curve, out of which the train leans."""
    return np.asarray(np.interp(np.asarray(v, np.float32), _V, _MIDDLE), np.float32)


def _aside(v: float) -> float:
    """How far across the ground one unit at right angles to the track reaches."""
    return float(np.sqrt(1 + np.interp(v, _V, _SLOPE) ** 2))


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.62, -0.66, 0.42),
        key=(0.985, 0.035, 92),
        shade=(0.4, 0.1, 272),
        rim=(-0.7, -0.7, 0),
        rim_colour=(0.99, 0.03, 95),
        bounce=(0.82, 0.1, 72),
        bounce_share=0.3,
    )
    c.wash(
        [
            (0, (0.38, 0.105, 254)),
            (0.18, (0.5, 0.11, 248)),
            (0.34, (0.67, 0.09, 238)),
            (0.44, (0.82, 0.055, 222)),
            (0.52, (0.93, 0.05, 92)),
            (1, (0.92, 0.06, 85)),
        ],
        warp=10,
    )
    streaks(c, 330, 560, (0.95, 0.02, 200), share=0.3, seed="high", cover=0.4)
    land = _land(c)
    great_dunes(c)
    repaint(c, 0.55, seed="land", loose=0.9)
    _wake(c, land)
    steam(c)
    repaint(c, 0.22, seed="steam", loose=0.8)
    _shimmer(c)
    _rails(c, land)
    _water(c, land)
    blow(c)
    foot = c.mask(oval(330, 1034, 226, 42), soft=12)
    c.multiply(foot, (0.42, 0.1, 285), 0.75)
    wagons = []
    for v in (25.5, 19.6):
        yaw = math.degrees(math.atan(float(np.interp(v + 2, _V, _SLOPE))))
        wagons.append(Stand(float(_track(v)), v, yaw, 3.0))
    train(c, land.u, land.v, land.height, wagons)
    spray(c)
    crumbs(c)
    _near(c, land)
    low = smoothstep(1010, 1200, c.y) * (0.35 + 0.65 * smoothstep(120, 400, np.abs(c.x - 330)))
    c.multiply(np.asarray(low, np.float32), (0.5, 0.11, 40), 0.55)
    lizard(c, land.spot(float(_track(5.1)) + _aside(5.1), 5.1, 0.2))
    flakes(c)


def _land(c: Canvas) -> Ground:
    def heights(u: Array, v: Array) -> Array:
        d = np.abs(u - _track(v))
        flat = smoothstep(2.8, 12, d) * (0.3 + 0.7 * smoothstep(14, 55, v))
        n = c.noise.at("dune", u * 0.8 + 26 * c.noise.at("bend", u, v, 60, 2), v * 1.1, 42, 2)
        low = 1.5 + 4 * smoothstep(20, 90, v) + 9 * smoothstep(160, 320, v)
        small = c.noise.at("lump", u, v, 5, 2) - 0.5
        waved = c.noise.at("waved", u, v, 44, 1) - 0.5
        great = far_dunes(u, v, waved) * smoothstep(3, 16, d)
        low = low * flat * (1 - np.abs(2 * n - 1)) ** 1.4
        return np.asarray(
            np.maximum(low, great) + 0.12 * small * smoothstep(1.3, 3, d) + deep(u, v),
            np.float32,
        )

    def deep(u: Array, v: Array) -> Array:
        n, fine = c.noise.at("lies", u, v, 2.2, 2) - 0.5, c.noise.at("lies-fine", u, v, 0.5, 2) - 0.5
        return snow_lies(np.abs(u - _track(v)), v, n, fine)

    land = ground(c, heights, horizon=HORIZON, eye=EYE, near=4.1, far=900, sun=_LOW, shadow_reach=46)
    wind = np.sin((land.v * 1.6 + 0.7 * land.u + c.noise.at("wind", land.u, land.v, 5, 2) * 9) * 4.2)
    ripple = wind * smoothstep(22, 7, land.v)
    grit = c.noise.at("grit", land.u, land.v, 0.5, 3, land.footprint) - 0.5
    t = (
        0.1
        + np.maximum(0.14 + 0.98 * land.lit(_LOW), 0.12 + 0.25 * land.nh)
        - 0.4 * land.shade
        + 0.11 * ripple
        + 0.1 * grit
    )
    table = ramp(
        [
            (0, (0.42, 0.09, 290)),
            (0.22, (0.55, 0.09, 310)),
            (0.42, (0.68, 0.11, 50)),
            (0.7, (0.85, 0.1, 74)),
            (0.9, (0.92, 0.08, 84)),
            (1, (0.97, 0.04, 92)),
        ]
    )
    colours = pick(table, np.asarray(t, np.float32))
    haze = smoothstep(30, 330, land.v)[..., None] * 0.55
    c.fill(land.mask, colours + (rgb((0.9, 0.04, 150)) - colours) * haze, detail=0.15)
    thick = deep(land.u, land.v)
    lies = np.asarray(smoothstep(0.03, 0.09, thick), np.float32)
    t = 0.28 + 0.86 * land.lit(_LOW) - 0.45 * land.shade + 0.1 * grit + 0.12 * (c.field("powder", 14, 3) - 0.5)
    c.multiply(land.mask * np.asarray(smoothstep(0.0, 0.03, thick) * (1 - lies), np.float32), (0.66, 0.1, 52), 0.5)
    c.fill(land.mask * lies, pick(ramp(SNOW), np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.45)
    return land


def _wake(c: Canvas, land: Ground) -> None:
    """Where it has been, the desert is green: a winding ribbon behind the engine."""
    d = np.abs(land.u - _track(land.v))
    n = c.noise.at("green", land.u, land.v, 3, 3)
    wide = 1.6 + 2.6 * smoothstep(14, 60, land.v)
    lawn = smoothstep(1.3, 0.5, (d + (n - 0.5) * 2.4) / wide) * smoothstep(11, 15, land.v)
    m = land.mask * np.asarray(lawn, np.float32)
    t = 0.5 + 0.9 * (n - 0.5) + 0.3 * (land.lit(SUN) - 0.5) - 0.4 * land.shade
    green = pick(ramp([(0.4, 0.09, 155), (0.6, 0.14, 135), (0.8, 0.15, 120)]), np.asarray(t, np.float32))
    c.fill(m, green, alpha=0.85, detail=0.4)
    r = c.rng("wake")
    v = 14 * (60 / 14) ** r.random(420)
    u = _track(v) + r.normal(0, 1, 420) * (0.8 + v * 0.045)
    spots = np.array([land.spot(float(a), float(b)) for a, b in zip(u, v, strict=True)])
    tones = ((0.7, 0.19, 25), (0.9, 0.14, 90), (0.96, 0.02, 90), (0.68, 0.16, 350))
    keep = (spots[:, 0] > 560) & (spots[:, 0] < 800)
    flowers(c, spots[keep, 0], spots[keep, 1], np.clip(spots[keep, 2] * 0.17, 2.4, 12), tones, seed="wake")


def _shimmer(c: Canvas) -> None:
    """Hot air over the horizon: bright, torn, level streaks."""
    n = c.field("shimmer", 60, 3, (4, 0.22))
    band = np.exp(-(((c.y - 640) / 26) ** 2)) * smoothstep(0.5, 0.72, n)
    c.glaze(np.asarray(band, np.float32) * 0.55, (0.95, 0.04, 200))


def _rails(c: Canvas, land: Ground) -> None:
    r = c.rng("sleepers")
    for v in np.arange(6.4, 4.0, -0.42):
        x, y, q = land.spot(float(_track(float(v))), float(v), 0.02)
        half, deep = 1.42 * q, 0.085 * q
        tilt = r.normal(0, 0.012) * q
        m = c.mask(
            polygon(
                [
                    (x - half, y - deep + tilt),
                    (x + half, y - deep),
                    (x + half * 1.03, y + deep),
                    (x - half * 1.03, y + deep + tilt),
                ]
            ),
            wobble=2.5,
            cell=20,
        )
        sunk = np.asarray(0.35 + 0.65 * smoothstep(0.36, 0.56, c.field("sunk", 46, 3)), np.float32)
        m = m * sunk
        c.shadow(m, 5, 5, 4, 0.4, (0.45, 0.1, 290))
        grain = (c.noise.at("grain", c.x[m.where] / 26, c.y[m.where] / 2.2, 1.0, 2) - 0.5) * 3
        c.form(m, (0.47, 0.07, 48), thickness=6, bump=np.asarray(grain, np.float32), mottle=0.1, rim=0.5, detail=0.5)
    for side in (-1.0, 1.0):
        foot, head = [], []
        for v in np.geomspace(6.7, 3.95, 26):
            mid = float(_track(float(v))) + side * _aside(float(v))
            x, y, q = land.spot(mid, float(v), 0.05)
            foot.append((x, y, 0.085 * q))
            hx, hy, _ = land.spot(mid, float(v), 0.17)
            head.append((hx, hy, 0.045 * q))
        web = c.mask(limb(foot, 60))
        c.shadow(web, 10, 3, 5, 0.55, (0.42, 0.1, 290))
        c.form(web, (0.36, 0.06, 40), thickness=12, mottle=0.12, grain=8, rim=0.3, detail=0.6)
        top = c.mask(limb(head, 60))
        c.form(top, (0.66, 0.04, 250), thickness=6, rim=0.6, gloss=0.5, detail=0.75)
        c.screen(top.edge(-2.2, -1, 0.8), (0.98, 0.03, 95), 0.8)


def _water(c: Canvas, land: Ground) -> None:
    """Meltwater runs ahead of the engine between the rails, mirroring the sky."""
    d = land.u - _track(land.v)
    run = 0.3 * np.sin(land.v * 2.9 + 0.4)
    n = c.noise.at("pool", land.u * 1.6, land.v * 0.9, 1.0, 2) - 0.5
    wide = 0.1 + 0.5 * smoothstep(4.5, 6.5, land.v)
    pool = smoothstep(0.03, -0.03, np.abs(d - run) - wide + n * 0.42) * smoothstep(7.0, 6.6, land.v)
    pool = pool * smoothstep(4.15, 4.7, land.v + n)
    m = land.mask * np.asarray(pool, np.float32)
    c.multiply(m.grow(16).blur(9), (0.6, 0.1, 48), 0.6)
    c.multiply(m.grow(5).blur(2), (0.5, 0.09, 50), 0.6)
    t = np.clip((c.y - 960) / 230 + 0.42 * (c.field("ripple", 18, 3, (3, 0.35)) - 0.5), 0, 1)
    c.fill(
        m,
        pick(
            ramp([(0.95, 0.02, 215), (0.8, 0.07, 228), (0.62, 0.11, 240), (0.44, 0.12, 250)]), np.asarray(t, np.float32)
        ),
        detail=0.6,
    )
    c.screen(m.edge(-1, 2, 1), (0.99, 0.02, 95), 0.8)
    c.multiply(m.edge(1, -3, 1.4), (0.4, 0.1, 60), 0.5)


def _near(c: Canvas, land: Ground) -> None:
    """The first green beside the wet sand, a few blades and flowers; the rest is still desert."""
    r = c.rng("first")
    tones = ((0.72, 0.19, 25), (0.92, 0.14, 92), (0.96, 0.02, 90), (0.72, 0.16, 350))
    places = []
    for _ in range(120):
        v = float(r.uniform(4.5, 6.0))
        side = float(r.choice([-1, 1]))
        u = (
            float(_track(v)) + side * float(np.abs(r.normal(0, 0.4)) + 1.25)
            if r.random() < 0.5
            else float(_track(v)) + side * float(r.uniform(0.55, 0.85))
        )
        if r.random() < (v - 4.2) / 2.4:
            places.append(land.spot(u, v))
    places.sort(key=lambda p: p[1])
    at = np.array(places)
    for x, y, q in places:
        tuft = c.mask(oval(x, y, 0.09 * q, 0.025 * q))
        c.multiply(tuft.blur(2), (0.4, 0.1, 60), 0.5)
        grass(
            c,
            tuft,
            ((0.4, 0.1, 145), (0.58, 0.14, 132), (0.74, 0.15, 118)),
            seed=f"tuft{x:.0f}{y:.0f}",
            height=(0.1 * q, 0.2 * q),
            spacing=3.4,
            spread=0.5,
            detail=0.7,
        )
    pickd = r.random(len(at)) < 0.62
    if pickd.any():
        flowers(
            c,
            at[pickd, 0],
            at[pickd, 1] - 0.14 * at[pickd, 2],
            np.clip(0.085 * at[pickd, 2], 5, 20),
            tones,
            seed="first",
        )
    vs = r.uniform(4.2, 5.9, 60)
    us = _track(vs) + r.choice([-1, 1], 60) * r.uniform(1.5, 3.6, 60)
    spots = np.array([land.spot(float(a), float(b)) for a, b in zip(us, vs, strict=True)])
    stones = np.repeat(rgb((0.62, 0.08, 50))[None], 60, 0)
    strew(
        c,
        "pebble",
        spots[:, 0],
        spots[:, 1],
        spots[:, 2] * 0.05,
        0.2,
        jittered(stones, r, 0.12),
        seed="stones",
        detail=0.5,
    )
