"""The place of Perishable: hazy noon sky, dunes in perspective, the path of snow over them, the far caravan."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, pick, ramp, rgb, smoothstep
from art.painting.materials import grass
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.shapes import curve, oval
from art.painting.stamps import jittered, strew
from art.painting.terrain import Ground, ground

_SUN = (-0.84, -0.16, 0.46)
_V = np.array([20, 29, 33, 38, 46, 56, 70, 88, 110, 132, 150, 166, 180, 194, 208, 240, 300], np.float32)
_U = np.array([-4, -1.8, 2.0, 8.9, 15.3, 20.5, 21.8, 15.5, -4, -34, -55, -64, -62, -53, -50, -58, -60], np.float32)
_DUNES = ((-60.0, 215.0, 46.0, 74.0, -0.9), (92.0, 150.0, 40.0, 62.0, -0.6), (10.0, 420.0, 62.0, 120.0, -0.8),
          (-190.0, 520.0, 96.0, 150.0, -0.6), (260.0, 640.0, 130.0, 190.0, -0.5))  # fmt: skip
"""Great dunes: middle (u, v), height, half width, how their crest bends."""


def _track(v: Array | float) -> Array:
    v = np.asarray(v, np.float32)
    fine = np.linspace(20, 300, 560, dtype=np.float32)
    line = np.interp(fine, _V, _U)
    for _ in range(3):
        line = np.convolve(np.pad(line, 7, mode="edge"), np.ones(15) / 15, "valid")
    return np.asarray(np.interp(v, fine, line), np.float32)


def heaven(c: Canvas) -> None:
    """Paint the sky: deep and quiet above, golden with heat below."""
    c.wash(
        [
            (0, (0.36, 0.085, 240)),
            (0.16, (0.47, 0.085, 228)),
            (0.32, (0.64, 0.07, 205)),
            (0.43, (0.8, 0.06, 110)),
            (0.52, (0.9, 0.075, 82)),
            (1, (0.9, 0.08, 80)),
        ],
        warp=16,
    )
    streaks(c, 120, 480, (0.93, 0.05, 85), share=0.34, seed="high", cover=0.45)
    c.glow(60, 420, 520, (0.97, 0.08, 84), 0.5)


def _snow(c: Canvas, u: Array, v: Array) -> Array:
    """Return how thick the snow lies, in ground units."""
    n, fine = c.noise.at("lies", u, v, 4.5, 2) - 0.5, c.noise.at("lies-fine", u, v, 1.0, 2) - 0.5
    wide = 3.4 + 4.6 * smoothstep(44, 30, v)
    edge = np.abs(u - _track(v)) - wide - 2.6 * n - 0.6 * fine
    front = v - 25.0 - 1.8 * n - 0.5 * fine - 0.05 * (u - _track(v)) ** 2
    return np.asarray(0.6 * smoothstep(0.5, -1.2, edge) * smoothstep(-0.4, 1.2, front), np.float32)


def desert(c: Canvas) -> Ground:
    """Paint the land."""

    def heights(u: Array, v: Array) -> Array:
        bend = c.noise.at("bend", u, v, 60, 2) - 0.5
        n = c.noise.at("dune", u * 0.7 + 30 * bend, v, 40, 2)
        low = (0.6 + 5 * smoothstep(36, 120, v)) * (1 - np.abs(2 * n - 1)) ** 1.5
        great = np.zeros_like(low)
        for u0, v0, tall, half, hook in _DUNES:
            crest = u0 + hook * (v - v0) + 0.35 * half * np.sin((v - v0) / half * 1.7) + 16 * bend
            d = (u - crest) / half
            shape = np.where(d < 0, np.exp(d * 1.5) * (1 - 0.25 * d), np.maximum(1 - d * 1.15, 0) ** 1.25)
            fade = np.exp(-(((v - v0) / (half * 1.1)) ** 2))
            great = np.maximum(great, tall * np.minimum(shape, 1) * fade)
        small = c.noise.at("lump", u, v, 5, 2) - 0.5
        return np.asarray(np.maximum(low, great) + 0.25 * small * smoothstep(120, 40, v) + _snow(c, u, v), np.float32)

    land = ground(c, heights, horizon=600, eye=13, near=19, far=1500, sun=_SUN, shadow_reach=70)
    wind = np.sin((land.v * 0.9 + 0.4 * land.u + c.noise.at("wind", land.u, land.v, 9, 2) * 7) * 4.4)
    ripple = wind * smoothstep(90, 24, land.v)
    grit = c.noise.at("grit", land.u, land.v, 0.5, 3, land.footprint) - 0.5
    t = -0.02 + 1.12 * land.lit(_SUN) + 0.2 * land.nh - 0.22 * land.shade + 0.07 * ripple + 0.09 * grit
    sand = ramp(
        [
            (0, (0.5, 0.08, 340)),
            (0.25, (0.6, 0.095, 30)),
            (0.5, (0.68, 0.1, 58)),
            (0.75, (0.79, 0.1, 72)),
            (1, (0.89, 0.085, 82)),
        ]
    )
    colours = pick(sand, np.asarray(t, np.float32))
    haze = smoothstep(80, 480, land.v)[..., None] * 0.85
    colours = colours + (rgb((0.87, 0.06, 62)) - colours) * haze
    c.fill(land.mask, colours, detail=0.2)
    thick = _snow(c, land.u, land.v)
    lies = np.asarray(smoothstep(0.05, 0.16, thick), np.float32)
    powder = c.noise.at("powder", land.u, land.v, 1.2, 3, land.footprint) - 0.5
    t = 0.55 + 0.6 * land.lit(_SUN) - 0.32 * land.shade + 0.24 * powder
    white = ramp([(0.55, 0.08, 262), (0.72, 0.06, 255), (0.88, 0.03, 240), (0.97, 0.02, 90), (0.995, 0.015, 92)])
    c.multiply(land.mask * np.asarray(smoothstep(0.0, 0.04, thick) * (1 - lies), np.float32), (0.78, 0.08, 60), 0.22)
    c.fill(land.mask * lies, pick(white, np.asarray(np.clip(t, 0, 1), np.float32)), alpha=0.97, detail=0.5)
    _prints(c, land)
    _powder(c, land)
    return land


def _powder(c: Canvas, land: Ground) -> None:
    """Loose snow blown over the path's edges, with a glint here and there."""
    r = c.rng("powder")
    n = 900
    v = 26 * (120 / 26) ** r.random(n)
    wide = 3.4 + 4.6 * smoothstep(44, 30, v) + np.abs(r.normal(0, 1.1, n)) - 0.9
    side = r.choice([-1.0, 1.0], n)
    slope = (_track(v + 1) - _track(v - 1)) / 2
    u = _track(v) + side * wide * np.sqrt(1 + 0.2 * slope**2)
    at = np.array([land.spot(float(a), float(b), 0.4) for a, b in zip(u, v, strict=True)])
    tones = jittered(np.repeat(rgb((0.95, 0.02, 240))[None], n, 0), r, 0.05)
    strew(c, "puff", at[:, 0], at[:, 1], np.clip(at[:, 2] * r.uniform(0.06, 0.4, n), 1.6, 9), r.uniform(0, 6, n), tones,
          seed="powder", alpha=0.85, detail=0.6)  # fmt: skip


def _prints(c: Canvas, land: Ground) -> None:
    """The marks of its paws, winding away behind it."""
    r = c.rng("prints")
    for k, v in enumerate(np.geomspace(35, 96, 21)):
        ahead = float(_track(float(v) + 1) - _track(float(v) - 1)) / 2
        side = (1.5 if k % 2 else -1.5) / np.hypot(1, ahead)
        x, y, q = land.spot(float(_track(float(v))) + float(side) + float(r.normal(0, 0.15)), float(v), 0.6)
        m = c.mask(oval(x, y, 0.95 * q, 0.42 * q), soft=0.07 * q)
        c.multiply(m, (0.6, 0.09, 264), 0.6)
        c.screen(m.edge(-2, 2, 1.2), (0.99, 0.02, 90), 0.5)


def shimmer(c: Canvas) -> None:
    """Lay hot, golden air between the dunes."""
    c.fog(500, 720, (0.9, 0.08, 80), 0.4, 160)
    warm = np.exp(-(((c.x - 130) / 170) ** 2) - ((c.y - 700) / 190) ** 2)
    c.multiply(np.asarray(warm * smoothstep(560, 640, c.y), np.float32), (0.76, 0.085, 52), 0.5)


def caravan(c: Canvas, land: Ground) -> None:
    """Camels on a far crest, come to a stop, looking."""
    for k, (u, v, q) in enumerate(((-25.2, 64.0, 15.0), (-22.6, 66.5, 16.0), (-19.7, 65.0, 15.5))):
        x, y, _ = land.spot(u, v, 0.5)
        lay = curve(
            [(x - 0.6 * q, y - 2), (x + 0.6 * q, y - 3), (x + 2.2 * q, y - 6), (x + 2.3 * q, y - 2), (x, y + 3)]
        )
        c.multiply(c.mask(lay, soft=2.5), (0.56, 0.1, 320), 0.6)
        camel(c, x, y, q, k)


def camel(c: Canvas, x: float, y: float, q: float, k: int) -> None:
    """One camel, seen from the side, facing right; `q` is half its height."""

    def work(pen: Pen) -> None:
        def at(*p: tuple[float, float]) -> list[tuple[float, float]]:
            return [(x + a * q, y - b * q) for a, b in p]

        tone = (0.4, 0.075, 40)
        pen.fill(curve(at((-0.75, 0.95), (-0.6, 1.25), (-0.3, 1.35), (0.0, 1.75), (0.3, 1.36), (0.6, 1.22), (0.7, 0.95),
                          (0.3, 0.8), (-0.4, 0.8))), tone)  # fmt: skip
        for a in (-0.58, -0.4, 0.42, 0.58):
            pen.stroke(at((a, 0.95), (a + 0.04 * (k - 1), 0.45), (a - 0.02, 0.0)), tone, 0.17 * q)
        pen.stroke(at((0.6, 1.1), (0.95, 1.0), (1.05, 1.4), (1.08, 1.75)), tone, 0.26 * q)
        pen.stroke(at((1.02, 1.78), (1.36, 1.7)), tone, 0.24 * q)
        pen.stroke(at((-0.75, 1.1), (-0.86, 0.7)), tone, 0.07 * q)
        pen.fill(curve(at((-0.3, 1.36), (0.0, 1.76), (0.3, 1.37), (0.26, 1.0), (-0.26, 1.0))), (0.55, 0.15, 32), 0.9)

    c.draw(work, relief=1.5, detail=0.9)


def veil(c: Canvas) -> None:
    """Its own cool air, that comes along with the bear: lay it behind."""
    side = np.abs(c.x - 390 + 0.06 * (c.y - 600)) / 330
    cool = smoothstep(1.1, 0.2, side + 0.35 * (c.field("veil", 80, 3, (0.6, 2.4)) - 0.5))
    cool = cool * smoothstep(150, 440, c.y) * smoothstep(1050, 860, c.y)
    c.glaze(np.asarray(cool, np.float32), (0.74, 0.07, 225), 0.3)


def breath(c: Canvas, x: float, y: float) -> None:
    """Its breath, white in the hot air."""
    r = c.rng("breath")
    veil = c.field("breath", 20, 3)
    for k in range(9):
        t = k / 8
        q = 9 + 26 * t
        m = c.mask(
            oval(x - 92 * t + float(r.normal(0, 6)), y + 22 * t - 40 * t * t + float(r.normal(0, 5)), q * 1.3, q),
            soft=9,
        )
        c.screen(m * np.asarray(0.5 + veil[m.where], np.float32), (0.95, 0.02, 220), 0.3 * (1 - 0.75 * t))


def flakes(c: Canvas) -> None:
    """A few flakes in the air round the bear alone."""
    r = c.rng("flakes")
    n = 420
    x, y = 410 + r.normal(0, 165, n), r.uniform(270, 1010, n)
    size = 1.2 + 3.2 * r.random(n) ** 2.5
    keep = (
        (np.abs(x - 410) < 330) & (np.hypot(x - 440, y - 430) > 62) & (np.hypot((x - 285) / 110, (y - 735) / 130) > 1)
    )

    def work(pen: Pen) -> None:
        for i in np.nonzero(keep)[0]:
            pen.dot(float(x[i]), float(y[i]), float(size[i]), (0.99, 0.012, 90), float(r.uniform(0.5, 0.95)))

    c.draw(work, detail=0.9, soft=0.5)


def tufts(c: Canvas) -> None:
    """Dry grass at our feet, cut by the card's edge."""
    for x, y, w, tall in ((44.0, 1180.0, 60.0, 92.0), (722.0, 1192.0, 84.0, 74.0), (610.0, 1206.0, 40.0, 50.0)):
        root = c.mask(oval(x, y, w, 9), soft=2)
        c.multiply(c.mask(oval(x + 40, y + 4, w * 1.4, 16), soft=9), (0.5, 0.1, 340), 0.5)
        straw = ((0.42, 0.08, 50), (0.6, 0.1, 66), (0.86, 0.1, 84))
        size = (tall * 0.4, tall)
        grass(c, root, straw, seed=f"tuft{x:.0f}", height=size, spacing=5.0, spread=0.55, detail=0.6)
