"""The town of Upstairs Neighbour, seen from high up: gables behind gables, lit windows, smoke, washing, mist."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix, smoothstep
from art.painting.mask import Mask, blur
from art.painting.materials import smoke
from art.painting.pen import Pen
from art.painting.shapes import curve, limb, oval, polygon

Place = tuple[float, float]
WALLS: tuple[Colour, ...] = (
    (0.6, 0.075, 30),
    (0.52, 0.08, 345),
    (0.66, 0.08, 62),
    (0.5, 0.07, 300),
    (0.56, 0.05, 250),
)
TILES: tuple[Colour, ...] = ((0.36, 0.09, 310), (0.44, 0.12, 12), (0.34, 0.07, 280), (0.42, 0.1, 340), (0.4, 0.07, 255))


def rows(c: Canvas) -> None:
    """Lay five rows of houses into the haze, far ones first, each with its breath of mist."""
    air: tuple[Colour, ...] = (
        (0.88, 0.09, 62),
        (0.82, 0.09, 48),
        (0.72, 0.09, 10),
        (0.58, 0.09, 320),
        (0.42, 0.085, 300),
    )
    _spires(c)
    for k, (y, size, haze) in enumerate(
        ((344.0, 58.0, 0.8), (392.0, 84.0, 0.66), (462.0, 120.0, 0.44), (568.0, 168.0, 0.2), (716.0, 236.0, 0.0))
    ):
        _row(c, y, size, haze, air[k], f"row{k}")
        if k == 2:
            far_neck(c, 706, 610, 170)
        if k < 4:
            c.fog(y + size * 0.6, y + size * 2.0, air[k], 0.75 - 0.1 * k, cell=130)
    for x, y, q, seed in ((98, 470, 7, "a"), (640, 396, 4, "b"), (778, 540, 7, "c"), (336, 400, 4, "d")):
        trail = [(x, y, q), (x + 14, y - 50, q * 2.2), (x + 6, y - 110, q * 3.6), (x + 44, y - 180, q * 5.6)]
        smoke(c, trail, (0.86, 0.05, 330), seed=seed, alpha=1.0, n=26)
    # The streets are in shade already: cool and deep, so that every lit pane tells.
    dusk = smoothstep(400, 800, c.y)
    shining = np.clip(c.layer.emission * 2.6, 0, 1)
    c.multiply(np.asarray(dusk * (1 - shining), np.float32), (0.5, 0.11, 285), 0.78)
    near = smoothstep(380, 560, c.y)
    c.screen(np.asarray(np.clip(blur(shining, 9 * c.scale) * 1.1, 0, 1) * near, np.float32), (0.84, 0.16, 62), 0.75)
    c.screen(np.asarray(np.clip(blur(shining, 26 * c.scale) * 1.6, 0, 1) * near, np.float32), (0.7, 0.16, 50), 0.5)
    _washing(c)


def _spires(c: Canvas) -> None:
    """Two towers and a hill, hardly more than a thought."""
    hill = c.mask(
        curve([(-40, 420), (90, 318), (260, 330), (420, 300), (620, 318), (840, 290), (840, 460), (-40, 460)]), soft=3
    )
    c.fill(hill, (0.8, 0.08, 30), 0.6, detail=0.1)
    for x, top, w, foot in ((178, 214, 15, 380), (622, 236, 12, 372)):
        tower = c.mask(
            polygon([(x - w, foot), (x - w, top + w * 5), (x, top), (x + w, top + w * 5), (x + w, foot)]), soft=1.2
        )
        c.fill(tower, (0.72, 0.09, 15), 0.75, detail=0.2)


def _panes(c: Canvas, places: list[tuple[float, float, float, float, bool]], haze: float) -> None:
    """Draw windows (middle x, top y, width, height, whether lit)."""

    def work(pen: Pen) -> None:
        for x, y, w, h, lit in places:
            frame = polygon(
                [
                    (x - w * 0.62, y - h * 0.08),
                    (x + w * 0.62, y - h * 0.08),
                    (x + w * 0.62, y + h * 1.08),
                    (x - w * 0.62, y + h * 1.08),
                ]
            )
            pane = polygon([(x - w / 2, y), (x + w / 2, y), (x + w / 2, y + h), (x - w / 2, y + h)])
            pen.fill(frame, mix((0.3, 0.07, 320), (0.8, 0.08, 40), haze), 0.9)
            if lit:
                pen.fade(pane, (x, y), (x, y + h), [(0.97, 0.09, 92), (0.86, 0.16, 68)], 1 - haze * 0.55)
            else:
                pen.fill(pane, mix((0.4, 0.06, 280), (0.8, 0.07, 40), haze), 0.9)
            pen.stroke(polygon([(x, y), (x, y + h)], closed=False), (0.36, 0.08, 330), w * 0.1, 0.8 - haze * 0.6)
            pen.stroke(
                polygon([(x - w / 2, y + h * 0.45), (x + w / 2, y + h * 0.45)], closed=False),
                (0.36, 0.08, 330),
                w * 0.08,
                0.8 - haze * 0.6,
            )

    c.draw(work, detail=0.6, emission=0.4)
    for x, y, w, h, lit in places:
        if lit:
            c.glow(x, y + h / 2, w * 1.6, (0.86, 0.16, 66), 0.75 * (1 - haze))


def _tiled(c: Canvas, slope: Mask, tone: Colour, x: float, y: float, pitch: float, air: Colour, haze: float) -> None:
    at = slope.where
    across = (c.y[at] - y) + 0.14 * (c.x[at] - x)
    along = (c.x[at] - x) - 0.5 * across
    row = np.floor(across / pitch)
    lap = np.mod(across / pitch, 1)
    cell = np.floor(along / (pitch * 1.3) + 0.5 * np.mod(row, 2))
    tint = np.mod(np.sin(cell * 12.9 + row * 78.2) * 43758.5453, 1) - 0.5
    bump = lap * pitch * 0.34 + tint * pitch * 0.12
    c.form(
        slope,
        mix(tone, air, haze),
        thickness=4,
        bump=np.asarray(bump, np.float32),
        bias=-0.03,
        mottle=0.1,
        rim=0.5 * (1 - haze),
        detail=0.35,
    )
    c.multiply(slope * np.asarray(smoothstep(0.25, 0.0, lap) * (1 - haze), np.float32), (0.3, 0.09, 305), 0.4)


def _row(c: Canvas, y: float, size: float, haze: float, air: Colour, seed: str) -> None:
    r = c.rng(f"houses/{seed}")
    x = -90.0 - float(r.uniform(0, size * 0.6))
    while x < 880:
        w = size * float(r.uniform(0.32, 0.48))
        long = size * float(r.uniform(0.6, 1.2))
        h = w * float(r.uniform(0.85, 1.3))
        top = y + float(r.uniform(-0.22, 0.2)) * size
        foot = top + h + size * 2.4
        drop = 0.14 * long
        wall = WALLS[int(r.integers(0, len(WALLS)))]
        tile = TILES[int(r.integers(0, len(TILES)))]
        slope = c.mask(
            polygon(
                [
                    (x - w * 0.06, top - 3),
                    (x + long, top - drop - 3),
                    (x + long + w * 1.1, top + h * 1.06 - drop),
                    (x + w * 1.1, top + h * 1.06),
                ]
            ),
            wobble=0.8,
        )
        side = c.mask(polygon([(x + w, top + h), (x + w + long, top + h - drop), (x + w + long, foot), (x + w, foot)]))
        gable = c.mask(
            polygon([(x, top), (x + w, top + h), (x + w, foot), (x - w, foot), (x - w, top + h)]), wobble=0.8
        )
        c.form(side, mix(mix(wall, (0.34, 0.09, 300), 0.55), air, haze), thickness=3, mottle=0.1, detail=0.3)
        c.form(gable, mix(wall, air, haze), thickness=3, bias=0.04, mottle=0.14, grain=14, detail=0.3)
        c.multiply(gable * np.asarray(smoothstep(top + h, foot, c.y) * (1 - haze), np.float32), (0.4, 0.09, 305), 0.7)
        places: list[tuple[float, float, float, float, bool]] = []
        q = size * 0.11
        places.extend(
            (x + s * w, top + h * 1.12 + floor * size * 0.42, q, q * 1.6, bool(r.random() < 0.6))
            for floor in range(3)
            for s in (-0.48, 0.48)
            if r.random() < 0.86
        )
        places.append((x, top + h * 0.55, q * 0.8, q * 1.1, bool(r.random() < 0.6)))
        _panes(c, places, haze)
        c.shadow(slope, 0, size * 0.06, size * 0.04, 0.4 * (1 - haze))
        _tiled(c, slope, tile, x, top, max(2.4, size * 0.055), air, haze)
        eave, peak = size * 0.02, (x, top - 2)
        verge = c.mask(
            limb([(x - w * 1.06, top + h * 1.05, eave), (*peak, eave)], 8),
            limb([(x + w * 1.06, top + h * 1.05, eave), (*peak, eave)], 8),
            limb([(*peak, eave), (x + long, top - drop - 2, eave)], 8),
        )
        c.form(verge, mix((0.66, 0.08, 30), air, haze), rim=0.8 * (1 - haze), detail=0.4)
        if size > 100 and r.random() < 0.7:
            t = float(r.uniform(0.35, 0.62))
            dx, dy = x + long * t + w * 0.5, top + h * 0.42 - drop * t
            box = c.mask(
                polygon(
                    [
                        (dx - q * 0.9, dy + q * 1.5),
                        (dx - q * 0.9, dy - q * 0.3),
                        (dx, dy - q * 1.2),
                        (dx + q * 0.9, dy - q * 0.3),
                        (dx + q * 0.9, dy + q * 1.5),
                    ]
                )
            )
            c.shadow(box, 4, 4, 4, 0.4)
            c.form(box, mix(wall, air, haze), thickness=3, rim=0.6, detail=0.4)
            _panes(c, [(dx, dy - q * 0.2, q * 1.0, q * 1.5, bool(r.random() < 0.75))], haze)
        _stack(
            c, x + long * float(r.uniform(0.55, 0.9)), top - drop * 0.7, size, mix((0.42, 0.1, 350), air, haze), haze
        )
        x += long + w * float(r.uniform(0.5, 1.0))


def _stack(c: Canvas, x: float, y: float, size: float, tone: Colour, haze: float) -> None:
    w, h = size * 0.085, size * 0.32
    body = c.mask(polygon([(x - w, y + h * 0.5), (x - w, y - h), (x + w, y - h), (x + w, y + h * 0.3)]))
    cap = c.mask(
        polygon([(x - w * 1.3, y - h), (x - w * 1.3, y - h * 1.14), (x + w * 1.3, y - h * 1.14), (x + w * 1.3, y - h)])
    )
    pots = c.mask(
        limb([(x - w * 0.5, y - h * 1.1, w * 0.34), (x - w * 0.5, y - h * 1.5, w * 0.28)]),
        limb([(x + w * 0.5, y - h * 1.1, w * 0.34), (x + w * 0.5, y - h * 1.42, w * 0.28)]),
    )
    for m in (pots, body, cap):
        c.form(m, tone, thickness=4, rim=0.8 * (1 - haze), mottle=0.1, detail=0.35)


def _washing(c: Canvas) -> None:
    """A line from house to house: shirts, socks, a sheet, and somebody's very long scarf."""
    ax, ay, bx, by = 560.0, 690.0, 812.0, 640.0
    r = c.rng("washing")

    def line(t: float) -> Place:
        return ax + (bx - ax) * t, ay + (by - ay) * t + 34 * 4 * t * (1 - t) * 0.5

    cloths: list[tuple[float, float, float, Colour]] = [
        (0.16, 26, 40, (0.9, 0.04, 80)),
        (0.32, 20, 26, (0.6, 0.14, 20)),
        (0.44, 15, 30, (0.66, 0.08, 230)),
        (0.58, 34, 46, (0.86, 0.07, 330)),
        (0.76, 18, 28, (0.78, 0.12, 85)),
        (0.88, 24, 38, (0.92, 0.03, 100)),
    ]
    c.draw(lambda pen: pen.stroke([line(k / 8) for k in range(9)], (0.3, 0.07, 310), 1.6), detail=0.7)
    for t, w, h, tone in cloths:
        x, y = line(t)
        sway = float(r.uniform(2, 7))
        m = c.mask(
            curve(
                [
                    (x - w / 2, y, -1.0),
                    (x + w / 2, y - 2, -1.0),
                    (x + w / 2 + sway, y + h, -1.0),
                    (x + sway, y + h * 1.06),
                    (x - w / 2 + sway, y + h * 0.98, -1.0),
                ]
            )
        )
        fold = np.asarray(1.6 * np.sin(c.x / 3.4 + c.y / 22), np.float32)
        c.form(m, tone, thickness=4, bump=fold, rim=0.5, detail=0.6)


def far_neck(c: Canvas, x: float, y: float, s: float) -> None:
    """Far away another neck, hardly darker than the mist."""
    m = c.mask(
        limb([(x, y, 0.15 * s), (x - 0.02 * s, y - 0.5 * s, 0.1 * s), (x + 0.04 * s, y - 0.95 * s, 0.08 * s)]),
        curve(
            [
                (x - 0.02 * s, y - 1.06 * s),
                (x + 0.14 * s, y - 1.08 * s),
                (x + 0.36 * s, y - 0.9 * s),
                (x + 0.33 * s, y - 0.84 * s),
                (x + 0.08 * s, y - 0.88 * s),
            ]
        ),
        limb([(x + 0.02 * s, y - 1.0 * s, 0.025 * s), (x - 0.03 * s, y - 1.2 * s, 0.025 * s)]),
        limb([(x + 0.08 * s, y - 1.0 * s, 0.025 * s), (x + 0.06 * s, y - 1.2 * s, 0.025 * s)]),
    )
    fade = np.asarray(smoothstep(y, y - 0.4 * s, c.y), np.float32)
    c.form(m * fade, (0.66, 0.12, 45), thickness=8, rim=0.8, mottle=0.2, grain=9, detail=0.6)
    c.fill(c.mask(oval(x + 0.12 * s, y - 1.0 * s, 2.2, 1.8)), (0.3, 0.06, 30), detail=0.7)
