"""Parts of What the Wind Packed: the streaming scarf as a curved sheet, and the steppe that shows in it."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from art.painting.materials.living import grass
from art.painting.motifs.drape import Drape, drape
from art.painting.pen import Pen
from art.painting.relief import lit
from art.painting.shapes import CORNER, curve, oval, place, sample
from art.painting.strokes import repaint

from .steed import DRIVING, GATHERED, REACHING, Coat, steed

# fmt: off
_SPINE = [
    # x, y, half width: from the head, out behind her and up over the whole sky
    (604, 694, 22), (556, 690, 30), (480, 676, 54), (392, 636, 96), (318, 566, 146), (286, 476, 192), (310, 380, 226),
    (396, 292, 236), (520, 222, 222), (652, 158, 196), (780, 96, 176), (900, 34, 160), (1010, -20, 150),
]
# fmt: on
_BLACK = Coat((0.25, 0.035, 320), (0.16, 0.03, 320), (0.2, 0.03, 320))
_BAY = Coat((0.42, 0.11, 40), (0.15, 0.03, 30), (0.22, 0.04, 30))
_WHITE = Coat((0.985, 0.014, 85), (0.72, 0.05, 50), (0.66, 0.05, 40))
_HERD = (
    # Along the steppe, the ground under the hooves, size
    (304.0, 20.0, 88.0, _BLACK, GATHERED),
    (-76.0, 46.0, 108.0, _BAY, DRIVING),
    (124.0, 110.0, 146.0, _WHITE, REACHING),
)
_MIDDLE, _RISE = (420.0, 330.0), 0.42
"""Where the steppe's own axes cross, and how steeply it runs up to the right."""


def spot(u: float, v: float) -> tuple[float, float]:
    """Return where on the card a place of the steppe is: `u` along it, `v` down."""
    a = math.atan(_RISE)
    return (
        _MIDDLE[0] + u * math.cos(a) + v * math.sin(a),
        _MIDDLE[1] - u * math.sin(a) + v * math.cos(a),
    )


def _sheet(c: Canvas) -> Drape:
    """See the scarf: folds gather at the head and open along it, waves run through it to the free end."""
    n, m = 150, 70
    line = sample(_SPINE, n)
    x, y, half = line[:, 0], line[:, 1], line[:, 2]
    dx, dy = np.gradient(x), np.gradient(y)
    length = np.hypot(dx, dy)
    nx, ny = -dy / length, dx / length
    s = np.linspace(0, 1, n)[:, None]
    t = np.linspace(-1, 1, m)[None, :]
    wave = np.sin(2 * math.pi * (2.6 * s**0.8 - 0.16 * t)) * smoothstep(0.3, 1.0, s)
    folds = np.sin(7.5 * t + 2.2 * s) * (0.35 + 0.65 * smoothstep(0.9, 0.2, s)) + 0.4 * np.sin(15 * t - 3 * s)
    w = half[:, None]
    z = 22 * wave + folds * w * 0.14
    shift = 12 * wave * smoothstep(0.5, 1, s)
    flutter = 26 * smoothstep(0.93, 1.0, s) * np.sin(9 * t + 1)
    gx = x[:, None] + nx[:, None] * (w * t + shift) + dx[:, None] / length[:, None] * flutter
    gy = y[:, None] + ny[:, None] * (w * t + shift) + dy[:, None] / length[:, None] * flutter
    return drape(c, np.asarray(gx, np.float32), np.asarray(gy, np.float32), np.asarray(z, np.float32))


def paint_scarf(c: Canvas) -> None:
    """Paint the scarf over the sky: the steppe first, then what the cloth does to it, then its border."""
    sheet = _sheet(c)
    body = sheet.relief
    with c.group() as view:
        _steppe(c)
        repaint(c, 0.4, seed="steppe")
        _tents(c)
        _herd(c)
    c.shadow(body.mask, 16, 26, soft=26, share=0.4)
    slope_x, slope_y = np.zeros_like(c.x), np.zeros_like(c.y)
    slope_x[body.mask.where], slope_y[body.mask.where] = body.nx, body.ny
    c.paste(view, clip=body.mask, bend=(c.x + 4.5 * slope_x, c.y + 4.5 * slope_y))
    light = lit(body, c.light)
    low = np.asarray(smoothstep(0.6, 0.12, light), np.float32)
    high = np.asarray(smoothstep(0.6, 0.95, light), np.float32)
    c.multiply(body.mask * low, (0.52, 0.1, 50), 0.46)
    c.screen(body.mask * high, (0.95, 0.09, 85), 0.35)
    c.multiply(body.mask.edge(-26, -20, 24), (0.5, 0.14, 28), 0.4)
    across = np.abs(sheet.u - 0.5) * 2
    end = smoothstep(0.955, 0.965, sheet.v)
    band = np.maximum(smoothstep(0.895, 0.91, across), end)
    red = pick(
        ramp([(0.2, 0.08, 15), (0.42, 0.16, 24), (0.6, 0.18, 30), (0.84, 0.12, 55)]), np.clip(light * 0.95, 0, 1)
    )
    c.fill(body.mask * np.asarray(band, np.float32), red, detail=0.6)
    gold = np.exp(-(((across - 0.905) / 0.008) ** 2)) + np.exp(-(((sheet.v - 0.957) / 0.004) ** 2)) * (across < 0.9)
    c.glaze(body.mask * np.asarray(np.clip(gold, 0, 1), np.float32), (0.86, 0.12, 84), 0.8)
    beads = smoothstep(0.5, 0.8, np.sin(sheet.v * 420)) * np.exp(-(((across - 0.95) / 0.018) ** 2))
    c.glaze(body.mask * np.asarray(np.clip(beads, 0, 1), np.float32), (0.9, 0.1, 86), 0.75)
    gather = smoothstep(0.24, 0.06, sheet.v)
    cloth_ = pick(ramp([(0.46, 0.14, 36), (0.76, 0.14, 62), (0.9, 0.11, 80)]), np.clip(light, 0, 1))
    c.fill(body.mask * np.asarray(gather, np.float32), cloth_, detail=0.6)
    head = np.asarray(smoothstep(430, 540, c.x) * smoothstep(640, 660, c.y), np.float32)
    c.glaze(body.mask * head, (0.74, 0.14, 62), 0.55)
    c.screen(body.mask.edge(-3, -5, 1.6), (0.98, 0.07, 86), 0.75)
    # The sheet runs off the card; its very last pixels are drawn on to the border.
    n = max(2, round(3 * c.scale))
    c.layer.rgb[:, -n:] = c.layer.rgb[:, -n - 1 : -n]
    n = round(9 * c.scale)
    c.layer.rgb[:n] = c.layer.rgb[n : n + 1]


def _axes(c: Canvas) -> tuple[Array, Array]:
    a = math.atan(_RISE)
    dx, dy = c.x - _MIDDLE[0], c.y - _MIDDLE[1]
    return dx * math.cos(a) - dy * math.sin(a), dx * math.sin(a) + dy * math.cos(a)


def _steppe(c: Canvas) -> None:
    """Golden air, far blue hills, the plain with its swells down to near grass."""
    u, v = _axes(c)
    sky = ramp([(0.7, 0.12, 55), (0.84, 0.11, 74), (0.95, 0.07, 88)])
    c.fill(c.full(1.0), pick(sky, np.asarray(smoothstep(-240, -70, v), np.float32)), detail=0.2)
    hills: tuple[tuple[float, Colour, float, float], ...] = (
        (-84, (0.7, 0.055, 265), 22, 70), (-62, (0.62, 0.06, 280), 16, 110),
    )  # fmt: skip
    for k, (top, tone, lift, wide) in enumerate(hills):
        ridge = top + lift * np.sin(u / wide + 1.7 * k) * (0.6 + 0.4 * np.sin(u / 47 + k))
        fold = c.full(smoothstep(-1, 1, v - ridge))
        c.fill(fold, tone, detail=0.2)
        c.glaze(fold * np.asarray(smoothstep(ridge.min(), -44, v), np.float32), (0.93, 0.08, 84), 0.6)
    plains: tuple[tuple[float, Colour, Colour], ...] = (
        (-46, (0.84, 0.1, 86), (0.7, 0.12, 84)),
        (-4, (0.76, 0.125, 84), (0.56, 0.12, 76)),
        (70, (0.66, 0.13, 74), (0.42, 0.11, 54)),
        (170, (0.5, 0.125, 56), (0.34, 0.1, 34)),
    )
    for k, (top, near, low) in enumerate(plains):
        ridge = top + (6 + 4 * k) * np.sin(u / (110 + 20 * k) + 1.3 * k) - 0.00008 * u * u * k
        land = c.full(smoothstep(-1, 1, v - ridge))
        down = np.clip((v - ridge) / 95 + 0.5 * (c.field(f"sway{k}", 60, 3, (2.4, 0.5)) - 0.5), 0, 1)
        c.fill(land, pick(ramp([near, near, low]), np.asarray(down, np.float32)), detail=0.25)
        if k:
            blades = (mix(low, near, 0.2), near, mix(near, (0.95, 0.08, 88), 0.4))
            strip = land * np.asarray(smoothstep(60 + 30 * k, 0, v - ridge), np.float32)
            grass(
                c,
                strip,
                blades,
                seed=f"steppe{k}",
                height=(5 + 5 * k, 8 + 9 * k),
                spacing=3.4 + 1.3 * k,
                lean=0.15,
                spread=0.3,
                detail=0.4,
            )


def _tents(c: Canvas) -> None:
    """A camp of felt tents on the far plain, small, with smoke."""
    a = -math.degrees(math.atan(_RISE))
    for u, v, q in ((-188, -38, 0.7), (-246, -26, 1.0)):
        w, h = 36 * q, 30 * q

        def put(*points: tuple[float, ...], u: float = u, v: float = v) -> list[tuple[float, ...]]:
            return place(points, *spot(u, v), turn=a)

        x, y = spot(u - 18 * q, v + 2)
        c.multiply(c.mask(oval(x, y, w * 1.5, 6 * q, a), soft=3), (0.42, 0.1, 40), 0.6)
        wall = (-w, 1, CORNER), (-w, -h * 0.55, CORNER)
        felt = c.mask(
            curve(
                put(
                    *wall, (-w * 0.62, -h * 1.02), (-w * 0.16, -h * 1.3), (w * 0.16, -h * 1.3), (w * 0.62, -h * 1.02),
                    (w, -h * 0.55, CORNER), (w, 1, CORNER), (0, 4),
                ),
                pull=0.22,
            )
        )  # fmt: skip
        c.form(felt, (0.9, 0.045, 80), thickness=24 * q, rim=0.0, detail=0.7)
        dark = c.mask(
            curve(
                put(
                    (-w * 1.1, 6, CORNER),
                    (-w * 1.1, -h * 1.4, CORNER),
                    (-w * 0.2, -h * 1.4),
                    (-w * 0.35, -h * 0.5),
                    (-w * 0.3, 6, CORNER),
                )
            ),
            soft=3,
        )
        c.multiply(dark & felt, (0.7, 0.08, 40), 0.7)

        def trim(
            pen: Pen, w: float = w, h: float = h, q: float = q, put: Callable[..., list[tuple[float, ...]]] = put
        ) -> None:
            band = put((-w, -h * 0.55), (0, -h * 0.5), (w, -h * 0.55))
            pen.stroke(band, (0.5, 0.14, 28), 3 * q)
            door = put((-6 * q, 3, CORNER), (-6 * q, -h * 0.42, CORNER), (6 * q, -h * 0.42, CORNER), (6 * q, 3, CORNER))
            pen.fill(curve(door, pull=0.1), (0.36, 0.1, 30))

        c.draw(trim, detail=0.8)
        foot = c.mask(oval(*spot(u, v + 4), w * 1.15, 5 * q, a), soft=2)
        grass(
            c,
            foot,
            ((0.66, 0.12, 80), (0.8, 0.11, 86)),
            seed=f"tent{q}",
            height=(5, 8),
            spacing=3,
            spread=0.3,
            detail=0.5,
        )
    for k in range(9):
        x, y = spot(-186 + 3 * k + 4 * math.sin(k), -62 - 11 * k)
        c.glow(x, y, 6 + 2 * k, (0.97, 0.03, 85), 0.28 - 0.024 * k)


def _herd(c: Canvas) -> None:
    """Three horses, far to near, all going where the wind goes, on their own shadows, dust behind."""
    a = math.degrees(math.atan(_RISE))
    for k, (u, v, size, coat, gait) in enumerate(_HERD):
        x, y = spot(u - 0.1 * size, v + 0.02 * size)
        c.multiply(c.mask(oval(x, y, size * 0.86, size * 0.075, -a), soft=0.05 * size), (0.34, 0.1, 35), 0.7)
        for j in range(7):
            q = size * (0.16 + 0.05 * j)
            c.glow(*spot(u - size * (0.5 + 0.2 * j), v - 0.5 * q), q, (0.95, 0.07, 82), 0.42 - 0.05 * j, flat=0.6)
        x, y = spot(u, v - 0.62 * size)
        steed(c, x, y, size, coat, gait._replace(pitch=gait.pitch * 0.4 + a), f"horse{k}")
        low = c.mask(oval(*spot(u, v + 0.03 * size), size * 1.05, size * 0.06, -a), soft=2)
        tone = (0.76, 0.125, 84) if v < 60 else (0.6, 0.13, 70)
        grass(
            c,
            low,
            (mix(tone, (0.4, 0.1, 50), 0.4), tone, mix(tone, (0.95, 0.08, 88), 0.4)),
            seed=f"hoof{k}",
            height=(0.08 * size, 0.13 * size),
            spacing=0.034 * size,
            lean=0.15,
            spread=0.35,
            detail=0.6,
        )
        c.glow(*spot(u - 0.6 * size, v), 0.34 * size, (0.96, 0.07, 84), 0.35, flat=0.35)
