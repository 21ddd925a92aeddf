"""The near roofs of Due Any Day: a few large houses in true perspective, their tiles, dormers, chimneys, walls."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, ramp, rgb, smoothstep
from art.painting.mask import Mask
from art.painting.pen import Pen
from art.painting.shapes import box, polygon
from art.painting.terrain import plane

Corners = tuple[tuple[float, float], ...]
DUSK: Colour = (0.3, 0.075, 305)


def slope(c: Canvas, corners: Corners, tone: Colour, across: float, rows: float, seed: str, light: float = 0.0) -> Mask:
    """Tiles on a slope (ridge left, ridge right, eave right, eave left), laid in courses, some of them newer."""
    m = c.mask(polygon(corners), wobble=1.4, cell=30)
    roof = plane(c, m, corners)
    v = roof.v * rows + 0.22 * (c.field(f"sag/{seed}", 90, 2)[m.where] - 0.5)
    row = np.floor(v)
    u = roof.u * across + 0.5 * np.mod(row, 2) + 0.16 * np.sin(row * 7.3)
    tile = np.floor(u)
    chance = np.mod(np.sin(tile * 127.1 + row * 311.7) * 43758.5453, 1.0)
    down = v - row
    gap = smoothstep(0.1, 0.0, np.minimum(u - tile, 1 - u + tile))
    step = 0.72 + 0.28 * down - 0.55 * smoothstep(0.18, 0.0, down) - 0.3 * gap
    weather = 0.5 * (c.field(f"moss/{seed}", 46, 4)[m.where] - 0.5)
    level = 0.28 + 0.34 * step + 0.24 * (chance - 0.5) + weather + light
    lo, ch, hue = float(tone[0]), float(tone[1]), float(tone[2])
    table = ramp(
        [
            (0, (lo * 0.42, ch * 0.6, 310)),
            (0.4, (lo * 0.8, ch * 0.9, hue)),
            (0.75, (lo * 1.25, ch * 1.1, hue + 8)),
            (1, (min(lo * 1.7, 0.9), ch, hue + 22)),
        ]
    )
    t = np.clip(level, 0, 1)
    c.fill(m, np.asarray(table[(t * 511).astype(int)], np.float32), detail=0.62)
    return m


def ridge(c: Canvas, a: tuple[float, float], b: tuple[float, float], tone: Colour, size: float) -> None:
    """Ridge tiles, one beside the other, with the dawn on their upper right."""
    n = max(3, int(np.hypot(b[0] - a[0], b[1] - a[1]) / (size * 2.2)))

    def work(pen: Pen) -> None:
        for k in range(n):
            t0, t1 = k / n, (k + 0.86) / n
            pen.stroke(
                [
                    (a[0] + (b[0] - a[0]) * t0, a[1] + (b[1] - a[1]) * t0),
                    (a[0] + (b[0] - a[0]) * t1, a[1] + (b[1] - a[1]) * t1),
                ],
                tone,
                size,
            )

    c.draw(work, relief=size * 0.35, detail=0.65)


def wall(c: Canvas, corners: Corners, tone: Colour, seed: str, shade: float = 0.0) -> Mask:
    """Lime plaster, stained below the eaves."""
    m = c.mask(polygon(corners), wobble=1.0, cell=30)
    stain = 0.26 * (c.field(f"stain/{seed}", 54, 4)[m.where] - 0.5) + 0.1 * (c.field("lime", 9, 3)[m.where] - 0.5)
    c.fill(m, np.asarray(np.clip(rgb(tone) * (1 + stain[..., None]), 0, 1), np.float32), detail=0.55)
    top = min(p[1] for p in corners)
    c.multiply(m * np.asarray(smoothstep(top + 150, top, c.y[m.where]), np.float32), DUSK, 0.5)
    if shade:
        c.multiply(m, DUSK, shade)
    return m


def window(c: Canvas, x: float, y: float, w: float, h: float, lit: bool, shutters: bool = True) -> None:
    """A casement in its reveal, open shutters beside it; foot in the middle at (x, y)."""
    if shutters:
        for s in (-1, 1):
            leaf = c.mask(box(x + s * w * 0.78 - w * 0.26, y - h, w * 0.52, h))
            c.shadow(leaf, -3, 4, 4, 0.5)
            slats = 0.7 * np.sin(c.y * 1.3)
            c.form(
                leaf,
                (0.36, 0.045, 190) if s > 0 else (0.28, 0.04, 215),
                thickness=3,
                bump=np.asarray(slats, np.float32),
                rim=0.1,
                detail=0.65,
            )
    hole = c.mask(box(x - w / 2, y - h, w, h))
    if lit:
        glow: Array = np.asarray(smoothstep(y - h, y, c.y), np.float32)
        c.fill(hole, (0.78, 0.14, 62), detail=0.8)
        c.screen(hole * glow[hole.where], (0.9, 0.15, 78), 0.7)
        c.emit(hole, 0.25)
    else:
        c.fill(hole, (0.22, 0.045, 290), detail=0.8)
        c.screen(hole.edge(0, -h * 0.5, h * 0.2), (0.5, 0.08, 350), 0.35)

    def bars(pen: Pen) -> None:
        wood: Colour = (0.42, 0.05, 20) if lit else (0.5, 0.05, 350)
        pen.stroke([(x, y - h), (x, y)], wood, w * 0.07)
        pen.stroke([(x - w / 2, y - h * 0.6), (x + w / 2, y - h * 0.6)], wood, w * 0.06)
        pen.stroke([(x - w * 0.6, y + 2), (x + w * 0.6, y + 2)], (0.62, 0.06, 30), w * 0.12)

    c.multiply(hole.edge(3, 4, 3), (0.3, 0.1, 20), 0.6)
    c.draw(bars, relief=1, detail=0.8)


def chimney(c: Canvas, x: float, top: float, foot: float, w: float, tone: Colour, seed: str) -> Mask:
    """A stack of old bricks: its left face in the shade, its right one in the dawn; a corbelled cap."""
    dark = c.mask(polygon([(x - w, top), (x + w * 0.3, top), (x + w * 0.3, foot), (x - w, foot)]), wobble=0.8)
    bright = c.mask(
        polygon([(x + w * 0.3, top), (x + w, top), (x + w, foot - w * 0.2), (x + w * 0.3, foot)]), wobble=0.8
    )
    bricks = (c.field(f"brick/{seed}", 8, 2) - 0.5)[..., None] * 0.5
    for m, lit in ((dark, 0.5), (bright, 1.15)):
        c.fill(m, np.asarray(np.clip(rgb(tone) * lit * (1 + bricks[m.where]), 0, 1), np.float32), detail=0.65)

    def courses(pen: Pen) -> None:
        y, k = top + 8.0, 0
        while y < foot:
            pen.stroke([(x - w, y), (x + w * 0.3, y), (x + w, y - 1.5)], (0.2, 0.05, 330), 1.3, 0.55)
            for q in (-0.72, -0.3, 0.1, 0.62) if k % 2 else (-0.5, -0.08, 0.46, 0.8):
                pen.stroke([(x + q * w, y), (x + q * w, y + 9)], (0.2, 0.05, 330), 1.1, 0.45)
            y, k = y + 9.5, k + 1

    c.draw(courses, detail=0.6, clip=dark | bright)
    for dy, q in ((0.0, 1.16), (10.0, 1.08)):
        left = c.mask(box(x - w * q, top + dy, w * (q + 0.3), 9))
        right = c.mask(box(x + w * 0.3, top + dy, w * (q - 0.3), 9))
        c.multiply(c.mask(box(x - w, top + dy + 8, w * 2, 7), soft=2), (0.3, 0.08, 320), 0.7)
        c.form(left, (0.36, 0.07, 10), thickness=4, rim=0.1, detail=0.65)
        c.form(right, (0.72, 0.11, 42), thickness=4, rim=0.1, detail=0.65)
    return dark | bright


def dormer(c: Canvas, x: float, y: float, w: float, h: float, tone: Colour, lit: bool) -> None:
    """A dormer that stands on a slope, its own little roof, the cast shadow to its left."""
    c.multiply(
        c.mask(polygon([(x - w * 0.5, y), (x - w * 0.5, y - h), (x - w * 1.3, y - h * 0.2), (x - w * 1.2, y)]), soft=4),
        (0.2, 0.06, 310),
        0.7,
    )
    cheek = c.mask(polygon([(x + w * 0.5, y - h * 0.9), (x + w * 0.95, y - h * 0.75), (x + w * 0.5, y)]))
    c.fill(cheek, (0.7, 0.11, 40), detail=0.6)
    wall(
        c, ((x - w / 2, y - h), (x, y - h - w * 0.5), (x + w / 2, y - h), (x + w / 2, y), (x - w / 2, y)), tone, f"d{x}"
    )
    window(c, x, y - h * 0.12, w * 0.52, h * 0.74, lit, shutters=False)
    slope(
        c,
        ((x, y - h - w * 0.62), (x + w * 0.75, y - h - w * 0.44), (x + w * 1.1, y - h * 0.72), (x + w * 0.64, y - h)),
        (0.5, 0.13, 35),
        7,
        5,
        f"dr{x}",
        0.25,
    )
    c.draw(
        lambda pen: pen.stroke(
            [(x - w * 0.66, y - h + 4), (x, y - h - w * 0.6), (x + w * 0.62, y - h + 3)], (0.28, 0.06, 340), 5
        ),
        relief=2,
        detail=0.65,
    )


def gabled(c: Canvas, x: float, y: float, w: float, h: float, tone: Colour, tiles: Colour) -> None:
    """A whole small house farther off: its gable towards us in the dusk, its long side and slope to the dawn."""
    top, deep = y - h - w * 0.62, w * 1.15
    name = f"g{x:.0f}"
    side = ((x + w, y - h), (x + w + deep, y - h * 0.96), (x + w + deep, y), (x + w, y))
    wall(c, side, (float(tone[0]) + 0.14, float(tone[1]), 35), f"{name}s")
    wall(c, ((x, y - h), (x + w / 2, top), (x + w, y - h), (x + w, y), (x, y)), tone, name, 0.15)
    window(c, x + w * 0.5, y - h * 0.72, w * 0.2, w * 0.3, False, shutters=False)
    for k in (0.3, 0.72):
        window(c, x + w + deep * k, y - h * 0.3, w * 0.18, w * 0.3, False, shutters=False)
    edge = ((x + w / 2, top - 4), (x + w / 2 + deep, top + 2), (x + w + deep + 5, y - h * 0.9), (x + w + 5, y - h + 5))
    slope(c, edge, tiles, w * 0.16, w * 0.12, name, 0.12)
    chimney(c, x + w / 2 + deep * 0.7, top - w * 0.24, top + w * 0.16, w * 0.09, (0.5, 0.11, 25), name)
    verge = polygon([(x - 5, y - h + 6), (x + w / 2, top - 3), (x + w + 5, y - h + 6)], closed=False)
    c.draw(lambda pen: pen.stroke(verge, (0.34, 0.07, 335), max(w * 0.06, 3)), relief=1.5, detail=0.6)
