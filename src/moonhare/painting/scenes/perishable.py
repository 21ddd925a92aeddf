"""A snowed-in locomotive comes out of the desert noon; the snow falls from its own white steam."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.brief import Brief
from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, pick, ramp, rgb, smoothstep
from moonhare.painting.focus import Focus
from moonhare.painting.light import Light
from moonhare.painting.materials import cloud, grass
from moonhare.painting.motifs.plants import flowers
from moonhare.painting.motifs.skies import streaks
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._perishable_dunes import dunes
from moonhare.painting.scenes._perishable_engine import SNOW, engine, lizard
from moonhare.painting.shapes import limb, oval, polygon, sample
from moonhare.painting.stamps import jittered, strew
from moonhare.painting.strokes import repaint
from moonhare.painting.terrain import Ground, ground

BRIEF = Brief(
    title="Perishable",
    hero="steam locomotive coming straight at us, deep in snow that falls from its own cloud of steam",
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

_HORIZON, _EYE, _SUN = 640.0, 2.65, (-0.66, 0.12, 0.52)


def _track(v: Array | float) -> Array:
    """Where the track's middle lies: straight under the engine, bending away behind it."""
    w = np.asarray(v, np.float32)
    bend = np.maximum(w - 12.5, 0)
    return np.asarray(-0.08 + 0.06 * (w - 9) + 0.55 * bend - 0.0052 * bend**2, np.float32)


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
            (0, (0.34, 0.115, 256)),
            (0.2, (0.45, 0.12, 250)),
            (0.4, (0.62, 0.1, 240)),
            (0.5, (0.8, 0.06, 220)),
            (0.55, (0.92, 0.05, 95)),
            (1, (0.92, 0.06, 85)),
        ],
        warp=10,
    )
    streaks(c, 330, 560, (0.95, 0.02, 200), share=0.3, seed="high", cover=0.4)
    land = _land(c)
    dunes(c)
    repaint(c, 0.55, seed="land", loose=0.9)
    _wake(c, land)
    _steam(c)
    repaint(c, 0.3, seed="steam", loose=0.8)
    _shimmer(c)
    _snowfield(c, land)
    _rails(c, land)
    _water(c, land)
    engine(c)
    _near(c, land)
    low = smoothstep(1010, 1200, c.y) * (0.35 + 0.65 * smoothstep(120, 400, np.abs(c.x - 330)))
    c.multiply(np.asarray(low, np.float32), (0.5, 0.11, 40), 0.55)
    lizard(c, land.spot(float(_track(5.6)) + 1.0, 5.6, 0.2))
    _flakes(c)


def _land(c: Canvas) -> Ground:
    def heights(u: Array, v: Array) -> Array:
        d = np.abs(u - _track(v))
        flat = smoothstep(2.6, 13, d) * (0.35 + 0.65 * smoothstep(12, 60, v))
        n = c.noise.at("dune", u * 0.8 + 26 * c.noise.at("bend", u, v, 60, 2), v * 1.1, 42, 2)
        ridge = (1 - np.abs(2 * n - 1)) ** 1.4
        tall = 1.6 + 15 * smoothstep(20, 90, v) + 16 * smoothstep(120, 300, v)
        small = c.noise.at("lump", u, v, 5, 2) - 0.5
        return np.asarray(flat * ridge * tall + 0.12 * small * smoothstep(1.3, 3, d), np.float32)

    land = ground(c, heights, horizon=_HORIZON, eye=_EYE, near=4.1, far=900, sun=_SUN, shadow_reach=30)
    wind = np.sin((land.v * 1.6 + 0.7 * land.u + c.noise.at("wind", land.u, land.v, 5, 2) * 9) * 4.2)
    ripple = wind * smoothstep(22, 7, land.v)
    grit = c.noise.at("grit", land.u, land.v, 0.5, 3, land.footprint) - 0.5
    t = 0.16 + 0.98 * land.lit(_SUN) - 0.55 * land.shade + 0.085 * ripple + 0.1 * grit
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
    haze = smoothstep(40, 420, land.v)[..., None] * 0.5
    c.fill(land.mask, colours + (rgb((0.9, 0.04, 150)) - colours) * haze, detail=0.15)
    return land


def _wake(c: Canvas, land: Ground) -> None:
    """Where it has been, the desert is green: a winding ribbon behind the engine."""
    d = np.abs(land.u - _track(land.v))
    n = c.noise.at("green", land.u, land.v, 3, 3)
    wide = 1.6 + 2.6 * smoothstep(14, 60, land.v)
    lawn = smoothstep(1.3, 0.5, (d + (n - 0.5) * 2.4) / wide) * smoothstep(11, 15, land.v)
    m = land.mask * np.asarray(lawn, np.float32)
    t = 0.5 + 0.9 * (n - 0.5) + 0.3 * (land.lit(_SUN) - 0.5) - 0.4 * land.shade
    green = pick(ramp([(0.4, 0.09, 155), (0.6, 0.14, 135), (0.8, 0.15, 120)]), np.asarray(t, np.float32))
    c.fill(m, green, alpha=0.85, detail=0.4)
    r = c.rng("wake")
    v = 14 * (60 / 14) ** r.random(420)
    u = _track(v) + r.normal(0, 1, 420) * (0.8 + v * 0.045)
    spots = np.array([land.spot(float(a), float(b)) for a, b in zip(u, v, strict=True)])
    tones = ((0.7, 0.19, 25), (0.9, 0.14, 90), (0.96, 0.02, 90), (0.68, 0.16, 350))
    keep = (spots[:, 0] > 560) & (spots[:, 0] < 800)
    flowers(c, spots[keep, 0], spots[keep, 1], np.clip(spots[keep, 2] * 0.17, 2.4, 12), tones, seed="wake")


def _steam(c: Canvas) -> None:
    """One big white cumulus out of the chimney, leaning to the right with the wind."""
    r = c.rng("steam")
    table = [(0.5, 0.085, 266), (0.66, 0.07, 258), (0.82, 0.045, 245), (0.95, 0.02, 95), (0.995, 0.01, 95)]
    spine = sample(
        [
            (392, 374, 24),
            (394, 330, 48),
            (410, 268, 92),
            (462, 196, 128),
            (560, 142, 140),
            (690, 118, 128),
            (840, 116, 100),
        ],
        50,
    )
    puffs = []
    for x, y, q in spine:
        for _ in range(5):
            a, k = r.uniform(0, 6.28), math.sqrt(r.random())
            puffs.append(
                (float(x + math.cos(a) * q * k), float(y + math.sin(a) * q * k * 0.72), float(q * r.uniform(0.3, 0.62)))
            )

    def sink(x: float, y: float) -> float:
        at = int(np.argmin(np.hypot(spine[:, 0] - x, spine[:, 1] - y)))
        over = (y - spine[at, 1]) / spine[at, 2] + 0.5 * (x - spine[at, 0]) / spine[at, 2]
        return float(np.clip(0.36 * over + 0.08, -0.14, 0.55))

    cloud(c, puffs, table, seed="steam", sink=sink, fade=(0.3, 1.25), bias=0.05, detail=0.3)
    # Under it the air is winter: a cool, soft bell round the engine, hot light outside.
    side = np.abs(c.x - 410 - 0.12 * (640 - c.y)) / (250 + 0.1 * (c.y - 400))
    bell = smoothstep(1.15, 0.35, side + 0.3 * (c.field("bell", 90, 3) - 0.5))
    bell = bell * smoothstep(300, 520, c.y) * smoothstep(900, 760, c.y)
    c.glaze(np.asarray(bell, np.float32) * 0.42, (0.78, 0.07, 244))
    # Snow falls out of its underside in veils.
    for x, w, top, share in ((330, 70, 380, 0.28), (470, 120, 330, 0.4), (600, 90, 270, 0.3)):
        veil = np.exp(-(((c.x - x + 0.1 * (c.y - top)) / w) ** 2)) * smoothstep(top - 30, top + 90, c.y)
        veil = veil * smoothstep(930, 700, c.y) * (0.5 + c.field("veil", 60, 3, (0.5, 3)))
        c.screen(np.asarray(veil, np.float32), (0.86, 0.03, 240), share)


def _shimmer(c: Canvas) -> None:
    """Hot air over the horizon: bright, torn, level streaks."""
    n = c.field("shimmer", 60, 3, (4, 0.22))
    band = np.exp(-(((c.y - 640) / 26) ** 2)) * smoothstep(0.5, 0.72, n)
    c.glaze(np.asarray(band, np.float32) * 0.55, (0.95, 0.04, 200))


def _snowfield(c: Canvas, land: Ground) -> None:
    """Snow lies under the engine alone and thins out towards us; the engine's shadow on it is blue."""
    d = np.hypot((c.x - 404) / 320, (c.y - 892) / np.where(c.y > 892, 82, 62))
    n = c.field("edge", 46, 4, (1.6, 0.8)) - 0.5
    lies = smoothstep(1.02, 0.92, d + n * 0.42)
    t = 0.84 + 0.6 * (c.field("drifts", 70, 3, (2, 0.7)) - 0.5) + 0.16 * (c.field("powder", 5, 2) - 0.5)
    m = land.mask * np.asarray(lies, np.float32)
    c.multiply((m.grow(3) - m).blur(2), (0.5, 0.1, 45), 0.6)
    c.fill(m, pick(ramp(SNOW), np.asarray(t, np.float32)), detail=0.5)
    c.multiply(m.edge(1, 9, 3), (0.62, 0.11, 262), 0.75)
    c.screen(m.edge(-2, -4, 1.5), (0.99, 0.01, 95), 0.6)
    dark = c.mask(polygon([(300, 890), (540, 830), (744, 850), (790, 890), (700, 926), (540, 930), (300, 916)]), soft=9)
    c.multiply(dark & land.mask, (0.56, 0.11, 266), 0.62)
    c.multiply(c.mask(oval(400, 898, 150, 16), soft=7), (0.3, 0.09, 270), 0.85)
    r = c.rng("wet")

    def scraps(pen: Pen) -> None:
        for _ in range(120):
            a, k = r.uniform(0, 6.28), r.uniform(0.98, 1.3)
            x, y = 400 + math.cos(a) * 350 * k, 900 + math.sin(a) * 84 * k
            q = r.uniform(2, 9) * (1.5 - k)
            pen.fill(oval(x, y, q * 2, q * 0.7), (0.97, 0.015, 220), 0.9)

    c.draw(scraps, relief=2, detail=0.6, clip=land.mask)


def _rails(c: Canvas, land: Ground) -> None:
    r = c.rng("sleepers")
    for v in np.arange(9.4, 4.2, -0.42):
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
        for v in np.geomspace(9.6, 4.0, 26):
            mid = float(_track(float(v))) + side
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
    run = 0.5 * np.sin(land.v * 2.4) * smoothstep(9, 7, land.v)
    n = c.noise.at("pool", land.u * 1.6, land.v * 0.7, 1.0, 3) - 0.5
    wide = 0.2 + 0.5 * smoothstep(5.0, 8.6, land.v)
    pool = (
        smoothstep(0.02, -0.03, np.abs(d - run * 0.6) - wide + n * 0.9)
        * smoothstep(9.3, 8.9, land.v)
        * smoothstep(4.5, 5.2, land.v + n)
    )
    m = land.mask * np.asarray(pool, np.float32)
    wet = m.grow(9).blur(5)
    c.multiply(wet, (0.55, 0.1, 50), 0.75)
    t = np.clip((c.y - 905) / 250 + 0.3 * (c.field("ripple", 16, 3, (3, 0.4)) - 0.5), 0, 1)
    c.fill(m, pick(ramp([(0.94, 0.03, 225), (0.7, 0.1, 238), (0.5, 0.12, 250)]), np.asarray(t, np.float32)), detail=0.6)
    c.screen(m.edge(-1, 2, 1), (0.99, 0.02, 95), 0.8)
    c.multiply(m.edge(1, -3, 1.4), (0.4, 0.1, 60), 0.5)


def _near(c: Canvas, land: Ground) -> None:
    """The first green beside the wet sand, a few blades and flowers; the rest is still desert."""
    r = c.rng("first")
    tones = ((0.72, 0.19, 25), (0.92, 0.14, 92), (0.96, 0.02, 90), (0.72, 0.16, 350))
    places = []
    for _ in range(120):
        v = float(r.uniform(4.7, 7.6))
        side = float(r.choice([-1, 1]))
        u = (
            float(_track(v)) + side * float(np.abs(r.normal(0, 0.3)) + 1.18)
            if r.random() < 0.5
            else float(_track(v)) + side * float(r.uniform(0.45, 0.85))
        )
        if r.random() < (v - 4.3) / 3.2:
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
    us, vs = r.uniform(-3.6, 3.6, 60), r.uniform(4.4, 8, 60)
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


def _flakes(c: Canvas) -> None:
    """Snow in the air, only round the engine."""
    r = c.rng("flakes")
    n = 800
    x = 430 + r.normal(20, 165, n)
    y = r.uniform(250, 930, n)
    keep = (np.abs(x - 430 + (y - 300) * 0.06) < 290) & (r.random(n) < 0.95)
    size = 1.1 + 4.6 * r.random(n) ** 3

    def work(pen: Pen) -> None:
        for i in np.nonzero(keep)[0]:
            pen.dot(x[i], y[i], size[i], (0.99, 0.01, 220), r.uniform(0.55, 1))

    c.draw(work, detail=0.9)
    for _ in range(26):
        c.glow(float(430 + r.normal(0, 170)), float(r.uniform(380, 900)), 6, (0.98, 0.01, 220), 0.6)
