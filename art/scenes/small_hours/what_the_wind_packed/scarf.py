"""Parts of What the Wind Packed: the streaming scarf as a curved sheet, and the steppe that shows in it."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, pick, ramp, smoothstep
from art.painting.motifs.drape import Drape, drape
from art.painting.pen import Pen
from art.painting.relief import lit
from art.painting.shapes import CORNER, curve, oval, sample
from art.painting.strokes import repaint

from .steed import DRIVING, GATHERED, REACHING, Coat, dust, steed

# fmt: off
_SPINE = [
    # x, y, half width: from the head, out behind her and up over the whole sky
    (612, 838, 10), (572, 836, 19), (500, 826, 38), (404, 794, 74), (318, 724, 118), (276, 612, 172), (312, 482, 222),
    (424, 370, 234), (548, 288, 208), (644, 206, 160), (706, 132, 122),
]
# fmt: on
_CHESTNUT = Coat((0.5, 0.13, 44), (0.34, 0.1, 40), (0.4, 0.1, 40))
_BLACK = Coat((0.25, 0.035, 320), (0.16, 0.03, 320), (0.2, 0.03, 320))
_BAY = Coat((0.42, 0.11, 40), (0.15, 0.03, 30), (0.22, 0.04, 30))
_WHITE = Coat((0.95, 0.022, 85), (0.72, 0.05, 50), (0.66, 0.05, 40))
_HERD = (
    (640.0, 222.0, 66.0, _CHESTNUT, GATHERED),
    (566.0, 296.0, 112.0, _BLACK, REACHING),
    (446.0, 392.0, 150.0, _BAY, DRIVING),
    (292.0, 520.0, 168.0, _WHITE, REACHING),
)
_LIGHT = (430.0, 372.0)
"""Where the steppe's low light breaks through."""


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
    c.multiply(body.mask * low, (0.42, 0.14, 24), 0.72)
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
    head = np.asarray(smoothstep(470, 560, c.x) * smoothstep(780, 800, c.y), np.float32)
    c.glaze(body.mask * head, (0.74, 0.14, 62), 0.55)
    c.screen(body.mask.edge(-3, -5, 1.6), (0.98, 0.07, 86), 0.75)
    x, y = _LIGHT
    c.glow(x, y, 150, (0.98, 0.09, 86), 0.4, flat=0.7)


def _steppe(c: Canvas) -> None:
    """Golden air, far blue hills, swell behind swell down to dark grass."""
    x, y = _LIGHT
    c.wash(
        [
            (0.0, (0.54, 0.13, 38)),
            (0.1, (0.66, 0.14, 50)),
            (0.2, (0.8, 0.13, 70)),
            (0.31, (0.95, 0.09, 86)),
            (1, (0.6, 0.12, 50)),
        ],
        10,
    )
    c.glow(x, y, 190, (0.995, 0.06, 90), 1.0, flat=0.6)
    hills: tuple[tuple[float, Colour, float, float], ...] = (
        (396, (0.72, 0.06, 250), 34, 0.55),
        (446, (0.8, 0.09, 80), 22, 0.35),
        (510, (0.76, 0.12, 74), 26, 0.1),
        (590, (0.6, 0.13, 54), 30, 0.0),
        (680, (0.48, 0.12, 42), 30, 0.0),
        (790, (0.4, 0.11, 32), 20, 0.0),
    )
    for k, (top, tone, lift, haze) in enumerate(hills):
        ridge = top + lift * np.sin(c.x / (90 + 22 * k) + 1.3 * k) * (0.6 + 0.4 * np.sin(c.x / 41)) - 0.24 * (c.x - 400)
        fold = c.full(smoothstep(-1, 1, c.y - ridge))
        down = np.clip((c.y - ridge) / 130, 0, 1)
        sun = np.exp(-(((c.x - x) / 260) ** 2))
        tones = c.tones(tone)
        sway = (c.field(f"sway{k}", 60, 3, (2.4, 0.4)) - 0.5) * 0.2
        value = np.asarray(0.62 + 0.3 * sun - 0.46 * down + sway, np.float32)
        c.fill(fold, pick(tones, np.clip(value, 0, 1)), detail=0.25)
        if haze:
            c.glaze(fold * haze, (0.95, 0.08, 86))
        crest = np.exp(-(((c.y - ridge - 3) / 3) ** 2)) * (0.2 + 0.7 * sun)
        c.screen(np.asarray(crest, np.float32), (0.98, 0.08, 88), 0.7)
        c.glow(x, top + 10, 130, (0.97, 0.09, 84), 0.35 - 0.07 * k, flat=0.3)


def _tents(c: Canvas) -> None:
    """Three felt tents, a thread of smoke."""
    for x, y, q in ((222, 386, 0.95), (302, 344, 0.72), (172, 424, 0.6)):
        w, h = 40 * q, 34 * q
        c.multiply(c.mask(oval(x - 12 * q, y + 3, w * 1.5, 6 * q), soft=4), (0.4, 0.1, 30), 0.6)
        felt = c.mask(
            curve(
                [
                    (x - w, y, CORNER),
                    (x - w, y - h * 0.62, CORNER),
                    (x - w * 0.5, y - h * 1.25),
                    (x, y - h * 1.5),
                    (x + w * 0.5, y - h * 1.25),
                    (x + w, y - h * 0.62, CORNER),
                    (x + w, y, CORNER),
                    (x, y + 4),
                ],
                pull=0.2,
            )
        )
        c.form(felt, (0.94, 0.035, 85), thickness=18 * q, rim=0.7, detail=0.75)

        def trim(pen: Pen, px: float = x, py: float = y, k: float = q, pw: float = w, ph: float = h) -> None:
            pen.stroke(
                [(px - pw, py - ph * 0.62), (px, py - ph * 0.54), (px + pw, py - ph * 0.62)], (0.52, 0.17, 26), 4 * k
            )
            pen.fill(oval(px, py - 8 * k, 7 * k, 12 * k), (0.36, 0.11, 30))

        c.draw(trim, detail=0.85)
    for k in range(9):
        c.glow(236 + 5 * math.sin(k) + 3 * k, 336 - 14 * k, 7 + 2 * k, (0.97, 0.03, 85), 0.3 - 0.025 * k)


def _herd(c: Canvas) -> None:
    """Four horses, far to near, all going where the wind goes."""
    for k, (x, y, size, coat, gait) in enumerate(_HERD):
        low = y + 0.66 * size
        dust(c, x, low, size)
        tilted = gait._replace(pitch=gait.pitch + 11)
        steed(c, x, y, size, coat, tilted, f"horse{k}")
