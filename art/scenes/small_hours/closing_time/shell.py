"""The scallop of Closing Time: two valves as true ribbed sheets in space, lit by the sun that lies between them."""

from __future__ import annotations

import math

import cv2
import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, smoothstep
from art.painting.mask import Mask, blur
from art.painting.motifs.drape import Drape, drape
from art.painting.pen import Pen
from art.painting.shapes import circle, limb
from art.painting.stamps import scatter

HINGE = (436.0, 800.0)
"""Where the hinge lies on the card."""
_YAW, _RISE = math.radians(20), math.radians(25)
_SPREAD = math.pi / 2
_BIG = 0.9
"""How large the shell is."""
_RIBS = 40
_UPPER, _LOWER = math.radians(8), math.radians(-86)
_GOLD: Colour = (0.97, 0.1, 72)

Place = tuple[Array, Array, Array]


def _seen(x: Array, y: Array, z: Array) -> Place:
    """See world places (right, up, towards us; hinge at the origin) as card x, y and depth."""
    x1 = x * math.cos(_YAW) - z * math.sin(_YAW)
    z1 = x * math.sin(_YAW) + z * math.cos(_YAW)
    depth = z1 * math.cos(_RISE) + y * math.sin(_RISE)
    k = 1700 / (1700 - depth)
    return HINGE[0] + x1 * k, HINGE[1] - (y * math.cos(_RISE) - z1 * math.sin(_RISE)) * k, depth * k


def _sheet(c: Canvas, at: Place) -> Drape:
    """See a valve; close its pinholes and smooth its outline."""
    d = drape(c, *at)
    m = d.relief.mask
    whole = np.asarray(cv2.morphologyEx(m.a, cv2.MORPH_CLOSE, np.ones((5, 5), np.uint8)), np.float32)
    soft = smoothstep(0.3, 0.7, blur(whole, 1.3 * max(c.scale, 0.7)))
    d.relief.mask = Mask(np.asarray(soft, np.float32), m.box, m.frame, m.scale)
    size = 5 if c.scale < 1.2 else 7
    back = cv2.medianBlur((d.back * 255).astype(np.uint8), size).astype(np.float32) / 255
    return Drape(relief=d.relief, u=d.u, v=d.v, back=blur(np.asarray(back, np.float32), 0.8 * c.scale))


def _valve(pitch: float, side: float, size: float, out: float = 0.0, wide: float = 1.0) -> Place:
    """Return the grid of a valve that leans `pitch` back from upright; `side` -1 opens it the other way.

    `out` moves it away from its opening, `wide` scales it: the outer skin of the same shell.
    """
    a, s = np.meshgrid(np.linspace(-_SPREAD, _SPREAD, 700), np.linspace(0.02, 1, 420))
    size = size * _BIG
    at = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0, 1.1, 1.17, 1.22, 1.3, 1.4, 1.57)
    far = (532.0, 531, 524, 510, 480, 432, 384, 310, 240, 222, 216, 206)
    ear = smoothstep(1.16, 1.24, np.abs(a))
    rib = np.cos(a * _RIBS + 0.3)
    reach = (
        np.interp(np.abs(a), at, far)
        * size
        * wide
        * (1 + 0.013 * (1 - ear) * rib * s**3 + 0.012 * (1 - ear) * np.sin(2.6 * a + 1))
    )
    r = reach * s
    bowl = 110 * size * np.sin(np.clip(s, 0, 1) ** 0.8 * math.pi) * np.cos(np.clip(a / _SPREAD, -1, 1) * 1.5) ** 0.6
    bowl = bowl * (1 - 0.9 * ear)
    flare = 26 * size * smoothstep(0.86, 1.0, s) * (1 - ear)
    corrugated = 7.0 * size * rib * np.minimum(1, s * 1.5) * (1 - 0.75 * ear) * (1 + 0.5 * s)
    growth = 1.3 * size * np.sin(s * 46 + 2.2 * np.sin(a * 2.0) + 1.5 * np.sin(s * 9)) * smoothstep(0.25, 0.6, s)
    gutter = 16 * size * np.exp(-(((np.abs(a) - 1.19) / 0.035) ** 2)) * smoothstep(0, 0.4, s)
    h = -bowl + flare + corrugated + growth - gutter - out * (1 - 0.7 * ear)
    x = r * np.sin(a)
    along = r * np.cos(a)
    y = along * math.cos(pitch) + side * h * math.sin(pitch)
    z = -along * math.sin(pitch) + side * h * math.cos(pitch)
    return _seen(np.asarray(x), np.asarray(y), np.asarray(z))


def sun_at() -> tuple[float, float, float]:
    """Return card x, y and depth of the sun's middle."""
    x, y, z = _seen(np.array(0.0), np.array(44.0 * _BIG), np.array(170.0 * _BIG))
    return float(x), float(y), float(z)


def _lamplight(c: Canvas, d: Drape) -> tuple[Array, Array]:
    """How much of the sun's light each place gets, and how far from it the place is."""
    at = d.relief.mask.where
    sx, sy, sz = sun_at()
    dx, dy, dz = sx - c.x[at], sy - c.y[at], sz - d.relief.height
    far = np.sqrt(dx * dx + dy * dy + dz * dz) + 1e-3
    lambert = (dx * d.relief.nx + dy * d.relief.ny + dz * d.relief.nz) / far
    light = np.clip(0.28 + 0.72 * lambert, 0, 1) * 1.25 / (1 + (far / 330) ** 2)
    return np.asarray(light, np.float32), np.asarray(far, np.float32)


def _skin(c: Canvas, d: Drape, seed: str) -> None:
    """Paint the rough outer side: plum, streaked along its growth, rimmed by what is left in the sky."""
    m = d.relief.mask
    n = c.noise.at(f"crust/{seed}", d.u * 60, d.v * 26, 1.0, 4) - 0.5
    bands = c.noise.at(f"bands/{seed}", d.v * 14, d.u * 2, 1.0, 3) - 0.5
    t = 0.34 - 0.3 * d.relief.ny - 0.16 * d.relief.nx + 0.24 * n + 0.3 * bands
    table = ramp([(0.14, 0.05, 320), (0.24, 0.085, 345), (0.38, 0.12, 5), (0.54, 0.13, 22), (0.7, 0.11, 45)])
    c.fill(m, pick(table, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.8)


def _nacre(c: Canvas, d: Drape, seed: str, boost: float) -> None:
    """Paint the inner side: coral ribs with growth lines, pearly towards the hinge, the sun's light on every crest."""
    m = d.relief.mask
    light, far = _lamplight(c, d)
    lines = c.noise.at(f"lines/{seed}", d.v * 30, d.u * 2.2, 1.0, 3) - 0.5
    fleck = c.noise.at(f"fleck/{seed}", d.u * 70, d.v * 20, 1.0, 3) - 0.5
    t = boost * light + 0.07 * lines * smoothstep(0.2, 0.6, d.v) + 0.05 * fleck
    turn = (d.u - 0.5) * 2 * _SPREAD
    crest = np.cos(turn * _RIBS + 0.3) * smoothstep(0.05, 0.3, d.v) * smoothstep(1.2, 1.14, np.abs(turn))
    hair = c.noise.at(f"hair/{seed}", d.u * 520, d.v * 9, 1.0, 2) - 0.5
    year = np.abs(c.noise.at(f"year/{seed}", d.v * 13 + 0.35 * np.abs(turn), d.u * 3, 1.0, 2) - 0.5)
    t = t + 0.075 * crest * (0.4 + light) + 0.1 * hair - 0.09 * smoothstep(0.045, 0.0, year) * smoothstep(0.3, 0.6, d.v)
    t = t - 0.1 * smoothstep(0.93, 1.0, d.v)
    table = ramp(
        [
            (0.17, 0.07, 325),
            (0.27, 0.11, 345),
            (0.42, 0.15, 5),
            (0.57, 0.17, 20),
            (0.7, 0.16, 34),
            (0.81, 0.135, 52),
            (0.9, 0.11, 72),
            (0.97, 0.07, 85),
        ]
    )
    colours = pick(table, np.asarray(np.clip(t, 0, 1), np.float32))
    pearl = smoothstep(0.5, 0.1, d.v) * 0.35
    hue = c.noise.at(f"pearl/{seed}", d.u * 8, d.v * 5, 1.0, 2)
    tint = pick(ramp([(0.86, 0.09, 20), (0.88, 0.07, 100), (0.84, 0.07, 190)]), hue)
    colours = colours + (tint * (0.3 + 0.7 * np.clip(t, 0, 1))[..., None] - colours) * pearl[..., None]
    c.fill(m, np.asarray(np.clip(colours, 0, 1), np.float32), detail=0.85)
    c.emit(m * np.asarray(0.22 * np.clip(1 - far / 240, 0, 1), np.float32), 1.0)


def _inside_of(d: Drape) -> Mask:
    m = d.relief.mask
    return Mask(m.a * (1 - smoothstep(0.35, 0.65, d.back)), m.box, m.frame, m.scale)


def upper(c: Canvas) -> Mask:
    """Paint the standing valve; return its silhouette."""
    sx, sy, _ = sun_at()
    outer = _sheet(c, _valve(_UPPER, 1, 0.93, out=20, wide=1.035))
    c.glow(sx, sy - 60, 300, (0.86, 0.15, 42), 0.55)
    _skin(c, outer, "upper")
    c.screen(outer.relief.mask.edge(-3, -4, 1.2), (0.94, 0.11, 45), 0.7)
    inner = _sheet(c, _valve(_UPPER, 1, 0.93))
    c.multiply(inner.relief.mask.grow(5).blur(4) & outer.relief.mask, (0.25, 0.08, 335), 0.6)
    _nacre(c, inner, "upper", 1.16)
    c.screen(inner.relief.mask.edge(3, 4, 1.0), _GOLD, 0.45)
    return outer.relief.mask | inner.relief.mask


def lower(c: Canvas, water: float) -> Mask:
    """Paint the floating valve, its outside below its lip, crusted; return its silhouette."""
    skin = _sheet(c, _valve(_LOWER, -1, 0.84, out=16, wide=1.02))
    c.shadow(skin.relief.mask, -6, 16, 12, 0.7)
    _skin(c, skin, "lower")
    inner = _sheet(c, _valve(_LOWER, -1, 0.84))
    under = Mask(
        inner.relief.mask.a * smoothstep(0.35, 0.65, inner.back),
        inner.relief.mask.box,
        inner.relief.mask.frame,
        c.scale,
    )
    lit = _inside_of(inner)
    crust = (skin.relief.mask | under) - lit.grow(5)
    c.multiply(lit.grow(4).blur(4) & crust, (0.25, 0.08, 335), 0.55)
    _barnacles(c, crust, water)
    with c.group() as g:
        _nacre(c, inner, "lower", 1.0)
    c.paste(g, clip=lit)
    c.screen(lit.edge(0, 4, 1.2), _GOLD, 0.85)
    c.screen(crust.edge(0, -2, 0.8), (0.9, 0.12, 50), 0.4)
    return skin.relief.mask | inner.relief.mask


def hinge(c: Canvas) -> None:
    """Paint the dark band along which both valves are grown together."""
    ends = _seen(np.linspace(-176.0, 176.0, 13) * _BIG, np.zeros(13), np.zeros(13))
    line = [
        (float(x), float(y), 8.5 - 4.5 * abs(k - 6) / 6) for k, (x, y) in enumerate(zip(ends[0], ends[1], strict=True))
    ]
    band = c.mask(limb(line, 40), wobble=2, cell=12)
    c.shadow(band, 0, 6, 7, 0.6)
    grain = np.asarray(1.2 * c.noise.at("sinew", c.x / 30, c.y / 3, 1.0, 3), np.float32)
    c.form(band, (0.4, 0.11, 15), thickness=12, bump=grain, rim=0.8, detail=0.85)


def _barnacles(c: Canvas, crust: Mask, water: float) -> None:
    """Barnacles at the waterline."""
    r = c.rng("barnacles")
    low = crust & c.full(smoothstep(water - 62, water - 20, c.y) * smoothstep(0.42, 0.6, c.field("colony", 40, 3)))
    xs, ys = scatter(low, 260, r)

    def work(pen: Pen) -> None:
        for x, y in zip(xs, ys, strict=True):
            q = float(r.uniform(1.6, 4.6))
            pen.dot(x, y, q, (0.66, 0.07, 40), 0.95)
            pen.dot(x + 0.2 * q, y - 0.1 * q, q * 0.45, (0.2, 0.06, 335), 0.95)

    c.draw(work, relief=1.4, detail=0.85, clip=crust.grow(1))


def pearl(c: Canvas) -> None:
    """Paint the sun: a ball that shines, mother-of-pearl towards its edge."""
    x, y, _ = sun_at()
    r = 80.0 * _BIG
    c.glow(x, y, 150, (0.95, 0.15, 60), 0.55)
    disc = c.mask(circle(x, y, r))
    d = np.hypot(c.x - x + 22, c.y - y + 26) / r
    table = ramp([(0.998, 0.02, 95), (0.99, 0.06, 92), (0.96, 0.11, 82), (0.88, 0.15, 64), (0.79, 0.175, 45)])
    c.fill(disc, pick(table, np.asarray(np.clip(d / 1.4, 0, 1), np.float32)), detail=0.9)
    swirl = c.noise.at("swirl", (c.x - x) / 60, (c.y - y + 0.4 * np.abs(c.x - x)) / 18, 1.0, 3)
    band = smoothstep(0.52, 0.7, swirl) * smoothstep(0.5, 1.0, d)
    c.glaze(disc * np.asarray(band, np.float32), (0.86, 0.13, 20), 0.45)
    ring = smoothstep(0.86, 1.0, np.hypot(c.x - x, c.y - y) / r)
    c.screen(disc * np.asarray(ring, np.float32), (0.9, 0.09, 20), 0.5)
    c.emit(disc, 0.6)
