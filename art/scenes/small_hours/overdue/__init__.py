"""Down a library's stairwell, two round lamps, the spiral rails and a desk between them make an owl's stare."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, pick, ramp, rgb, smoothstep
from art.painting.light import Lamp, Light
from art.painting.shapes import curve
from art.painting.strokes import repaint

from .desk import APART, DESK, EYES, MIDDLE, lamps, paint_desk, strays

BRIEF = Brief(
    title="Overdue",
    hero="plunging library stairwell whose spiral rail, two round lamps and desk make an owl's stare",
    idea="double exposure",
    place="library, stairwell",
    palette="teal night",
    composition="deep tunnel",
    time="night",
    symbols=("owl", "stair", "reading lamp"),
    hidden="a feather slips out of the falling book",
    readings=("wisdom", "surveillance", "vertigo"),
)
FINISH = {"vignette": 0.45, "bloom": 0.5, "contrast": 0.22, "saturation": 1.08}

_LEAN = math.radians(6.5)
_STEP = 0.315
"""Natural logarithm of how much smaller each floor looks than the one above."""
_TREADS = 20
_LEATHER: tuple[Colour, ...] = (
    (0.4, 0.075, 205),
    (0.34, 0.07, 230),
    (0.52, 0.075, 190),
    (0.3, 0.06, 250),
    (0.44, 0.075, 170),
    (0.62, 0.09, 82),
    (0.38, 0.1, 28),
    (0.66, 0.05, 150),
    (0.36, 0.07, 215),
    (0.48, 0.08, 200),
)


class _Well:
    """The stairwell as two families of curves that cross at right angles: Cassini ovals about the lamps."""

    def __init__(self, c: Canvas) -> None:
        """Work out, for every pixel, how deep (`t`, floors) and how far round (`turn`, half turns) it lies."""
        x, y = np.abs(c.x - MIDDLE[0]), c.y - MIDDLE[1]
        y = y / (1 + 0.42 * smoothstep(110, 520, np.abs(y)))
        near, far = np.hypot(x - APART, y), np.hypot(x + APART, y)
        self.near: Array = near
        d = np.sqrt(near * far)
        bearing = np.degrees(np.arctan2(x, -y))
        tuft = np.exp(-(((bearing - 37) / 12) ** 2)) * smoothstep(250, 450, d)
        brow = np.exp(-((bearing / 22) ** 2)) * smoothstep(150, 330, d) * 0.16
        self.d: Array = np.asarray(d * (1 - 0.27 * tuft + brow), np.float32)
        self.t: Array = np.asarray(np.log(470 / self.d) / _STEP, np.float32)
        turn = (np.arctan2(x - APART, -y) + np.arctan2(x + APART, -y)) / (2 * math.pi)
        self.turn: Array = np.asarray(turn, np.float32)


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.0, -0.5, 0.85),
        key=(0.93, 0.1, 82),
        shade=(0.3, 0.06, 222),
        rim=(0, -1, 0),
        rim_colour=(0.8, 0.1, 180),
        bounce_share=0.0,
    )
    well = _Well(c)
    with c.group() as seen:
        _stairs(c, well)
        _floor(c, well)
        repaint(c, 0.34, seed="stairs", loose=0.45)
        for (x, y), power in zip(EYES, (0.45, 0.8), strict=True):
            c.lamp(Lamp(x=x, y=y, z=60, reach=130, colour=(0.88, 0.13, 76), power=power), halo=0.0)
        _rails(c, well)
        paint_desk(c)
        lamps(c)
    c.lamps.clear()
    # We lean over the rail from one side: the well is askew, nearer on the right, and its flights are not true.
    cs, sn = math.cos(_LEAN) / 1.155, math.sin(_LEAN) / 1.155
    dx, dy = c.x - MIDDLE[0] + 6, c.y - MIDDLE[1] - 36
    dx = dx - 0.00034 * dx * np.abs(dx) * (dx > 0) - 0.00012 * dx * np.abs(dx) * (dx < 0)
    far = np.asarray(smoothstep(180, 480, np.hypot(dx, dy)), np.float32)
    dx, dy = dx + far * 15 * np.sin(dy / 118 + 0.7), dy + far * 17 * np.sin(dx / 140 + 1.9)
    c.paste(seen, bend=(MIDDLE[0] + dx * cs - dy * sn, MIDDLE[1] + dx * sn + dy * cs))
    _air(c)
    strays(c)


def _hash(a: Array, b: float) -> Array:
    out: Array = np.mod(np.sin(a * 12.9898 + b * 78.233) * 43758.5453, 1.0)
    return out


def _stairs(c: Canvas, w: _Well) -> None:
    """Flights, balusters, shelves of books: floor below floor, lit from the bottom."""
    side = (c.x > MIDDLE[0]).astype(np.float32)
    smooth = w.t + w.turn
    stepped = w.t + np.floor(w.turn * _TREADS) / _TREADS + 0.5 / _TREADS
    f, g = np.mod(smooth, 1), np.mod(stepped, 1)
    floor = np.floor(smooth)
    tread = np.mod(w.turn * _TREADS, 1)

    light = 0.16 + 0.95 * np.exp(-np.maximum(w.near - 84, 0) / 128) + 0.22 * np.exp(-np.maximum(w.d - 120, 0) / 210)
    light = light * (0.86 + 0.28 * (c.field("gloom", 120, 3)))
    light = light * (0.62 + 0.55 * smoothstep(-260, 260, c.x - MIDDLE[0] - 0.35 * (c.y - MIDDLE[1])))

    # Books stand on the shelves behind the rail; their spines run towards the lamps.
    books = w.turn * 44 + floor * 7.3
    jitter = 0.42 * (_hash(np.floor(books), 3.1) - 0.5)
    part = np.mod(books + jitter, 1)
    which = np.floor(books + jitter) + floor * 31 + side * 977
    tone = (_hash(which, 1.7) * len(_LEATHER)).astype(int).clip(0, len(_LEATHER) - 1)
    leather = np.stack([rgb(q) for q in _LEATHER])[tone]
    round_ = np.sin(np.clip(part, 0, 1) * math.pi) ** 0.6
    tall = 0.5 + 0.16 * _hash(which, 9.2) + 0.5 * (_hash(which, 5.3) < 0.07)
    shelf = f
    spine = smoothstep(-0.012, 0.012, shelf - tall) * smoothstep(0.95, 0.93, shelf)
    bands = smoothstep(0.03, 0.0, np.abs(np.mod(shelf * 7 + _hash(which, 4.4), 1) - 0.5)) * (_hash(which, 6.6) > 0.45)
    body = leather * (0.35 + 0.75 * round_)[..., None]
    body = body + (rgb((0.86, 0.12, 85)) - body) * (bands * 0.6)[..., None]
    dark = rgb((0.12, 0.03, 225))
    colours = dark + (body - dark) * spine[..., None]
    board = smoothstep(0.93, 0.95, f)
    colours = colours + (rgb((0.4, 0.08, 55)) - colours) * (board * 0.9)[..., None]

    # The flight itself: treads with nosings, worn pale in the middle, then its string.
    on_stair = smoothstep(0.0, 0.012, g) * smoothstep(0.4, 0.388, g)
    wear = np.exp(-(((g - 0.2) / 0.1) ** 2))
    plank = 0.75 + 0.4 * tread + 0.22 * wear + 0.16 * (c.field("grain", 14, 3) - 0.5)
    nosing = smoothstep(0.1, 0.0, tread)
    stair = rgb((0.46, 0.05, 120)) * plank[..., None]
    stair = stair * (1 - 0.6 * nosing)[..., None]
    runner = smoothstep(0.09, 0.1, g) * smoothstep(0.31, 0.3, g)
    stair = (
        stair
        + (rgb((0.36, 0.085, 205)) * (0.7 + 0.5 * tread)[..., None] * (1 - 0.5 * nosing)[..., None] - stair)
        * (runner * 0.85)[..., None]
    )
    colours = colours + (stair - colours) * on_stair[..., None]
    under = smoothstep(0.4, 0.41, g) * smoothstep(0.5, 0.42, g)
    colours = colours * (1 - 0.75 * under)[..., None]

    warm = rgb((0.97, 0.085, 84)) * 1.15
    cool = rgb((0.5, 0.09, 205))
    share = np.clip(light, 0, 1)[..., None]
    lit = colours * (cool * (1 - share) * 0.9 + warm * share * 1.35) * (0.3 + 1.5 * share)
    outside = smoothstep(0.35, -0.5, w.t)
    night = rgb((0.15, 0.04, 232)) * (0.7 + 0.6 * c.field("walls", 80, 4))[..., None]
    lit = lit + (night - lit) * (outside * 0.72)[..., None]
    c.fill(c.full(), np.clip(lit, 0, 1).astype(np.float32), detail=0.4)


def _floor(c: Canvas, w: _Well) -> None:
    """The bottom: parquet in rings round the lamps, warm where their light falls."""
    mask = c.full(smoothstep(124, 119, w.near) + smoothstep(118, 112, w.d))
    angle = np.arctan2(c.x - np.where(c.x > 400, EYES[1][0], EYES[0][0]), -(c.y - MIDDLE[1]))
    ring = np.floor(w.near / 15)
    block = np.floor((angle / 6.2832 + 0.37 * ring) * (6 + ring * 5))
    tint = _hash(block + ring * 17, 2.2)
    seam = np.minimum(np.mod(w.near / 15, 1), 0.5) * 2
    t = 1.06 - w.near / 190 + 0.16 * (tint - 0.5) - 0.18 * smoothstep(0.2, 0.0, seam)
    tones = ramp([(0.0, (0.2, 0.05, 40)), (0.4, (0.46, 0.1, 55)), (0.75, (0.74, 0.13, 72)), (1.0, (0.96, 0.09, 88))])
    c.fill(mask, pick(tones, np.asarray(t, np.float32)), detail=0.45)


def _rails(c: Canvas, w: _Well) -> None:
    """Handrails of brass, thin deep down, broad above, with balusters that point at the lamps."""
    smooth = w.t + w.turn
    f = np.mod(smooth + 0.5, 1) - 0.5
    width = 0.03
    rail = smoothstep(width, width * 0.55, np.abs(f - 0.02))
    shine = smoothstep(0.012, 0.0, np.abs(f - 0.028))
    lit = np.clip(0.25 + np.exp(-np.maximum(w.near - 84, 0) / 190), 0, 1)
    clear = smoothstep(118, 126, w.near) * smoothstep(113, 121, w.d) * smoothstep(-0.75, -0.45, w.t)
    clear = clear * (1 - c.mask(curve(DESK)).grow(3).whole())
    c.fill(c.full(rail * clear), np.asarray(rgb((0.34, 0.08, 55)) * (0.4 + lit[..., None]), np.float32), detail=0.7)
    c.screen(c.full(shine * clear * lit), (0.93, 0.11, 84), 0.95)
    g = np.mod(smooth, 1)
    posts = np.abs(np.mod(w.turn * 60, 1) - 0.5) * 2
    bars = smoothstep(0.78, 0.9, posts) * smoothstep(0.02, 0.05, g) * smoothstep(0.2, 0.17, g) * clear
    c.fill(
        c.full(bars), np.asarray(rgb((0.2, 0.05, 50)) * (0.5 + 1.1 * lit[..., None]), np.float32), alpha=0.9, detail=0.7
    )
    cast = np.mod(smooth - 0.05, 1)
    c.multiply(c.full(smoothstep(0.1, 0.0, cast) * clear), (0.3, 0.05, 230), 0.5)


def _air(c: Canvas) -> None:
    """Light that climbs the well, more of it on the right."""
    for (x, y), share in zip(EYES, (0.12, 0.24), strict=True):
        c.glow(x, y + 20, 300, (0.8, 0.13, 72), share)
        c.glow(x, y + 20, 64, (0.97, 0.1, 88), share)
    c.fog(760, 1250, (0.2, 0.05, 228), 0.3)
