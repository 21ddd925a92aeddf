"""Buildings: houses, lit windows, doors, chimneys, roofs with tiles; drawn in elevation with a shaded return."""

from __future__ import annotations

import math

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, curve, polygon


def arch(x: float, y: float, w: float, h: float, round_top: bool = True) -> Path:
    """Return a window or door outline, its foot's middle at (x, y)."""
    if not round_top:
        return polygon([(x - w / 2, y), (x - w / 2, y - h), (x + w / 2, y - h), (x + w / 2, y)])
    return curve(
        [
            (x - w / 2, y, CORNER),
            (x - w / 2, y - h + w * 0.45),
            (x, y - h),
            (x + w / 2, y - h + w * 0.45),
            (x + w / 2, y, CORNER),
        ],
        pull=0.4,
    )


def lit_window(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    colour: Colour = (0.82, 0.15, 70),
    hot: Colour = (0.97, 0.07, 95),
    frame: Colour = (0.25, 0.03, 40),
    round_top: bool = True,
    panes: tuple[int, int] = (2, 2),
    glow: float = 0.45,
) -> None:
    """Paint a lit window with frame, panes and a halo."""
    shape = arch(x, y, w, h, round_top)

    def work(pen: Pen) -> None:
        pen.stroke(shape, frame, w * 0.24)
        pen.radiate(shape, x, y - h * 0.35, max(w, h) * 0.8, [hot, colour])
        with pen.clipped(shape):
            for i in range(1, panes[0]):
                px = x - w / 2 + w * i / panes[0]
                pen.stroke([(px, y), (px, y - h)], frame, w * 0.07, 0.9)
            for i in range(1, panes[1]):
                py = y - h * i / panes[1]
                pen.stroke([(x - w / 2, py), (x + w / 2, py)], frame, w * 0.07, 0.9)

    canvas.draw(work, detail=0.95, emission=0.35)
    if glow:
        canvas.glow(x, y - h * 0.5, max(w, h) * 1.3, colour, glow)


def dark_window(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    frame: Colour,
    pane: Colour = (0.34, 0.04, 250),
    round_top: bool = False,
    alpha: float = 1.0,
) -> None:
    """Paint a window by day: a light frame, a dark pane that is paler below."""
    shape = arch(x, y, w, h, round_top)

    def work(pen: Pen) -> None:
        pen.stroke(shape, frame, w * 0.2)
        pen.fade(shape, (x, y - h), (x, y), [pane, mix(pane, canvas.palette.sky[-1], 0.35)])
        pen.stroke([(x, y), (x, y - h)], frame, w * 0.08)

    canvas.draw(work, detail=0.8, alpha=alpha)


def house(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    wall: Colour,
    roof: Colour,
    pitch: float = 0.7,
    depth: float = 0.45,
    gable: bool = False,
    windows: tuple[tuple[float, float], ...] = ((-0.25, 0.55), (0.25, 0.55)),
    lit: bool = True,
    door: bool = True,
    chimney: bool = True,
    haze: float = 0.0,
    lean: float = 0.0,
    seed: str = "house",
    glow: float = 0.35,
) -> None:
    """Paint a small house whose front's foot is centred on (x, y): a front, a shaded return to the right, a roof.

    `windows` are places on the front (across -0.5–0.5, up 0–1); `depth` is the return's width in widths.
    """
    r = canvas.rng(f"house/{seed}/{x:.0f}/{y:.0f}")
    a = math.radians(lean)
    c, s = math.cos(a), math.sin(a)

    def put(px: float, py: float) -> tuple[float, float]:
        return x + px * c - py * s, y + px * s + py * c

    d = depth * w
    shade = mix(wall, canvas.light.shade, 0.5)
    front = canvas.mask(polygon([put(-w / 2, 0), put(-w / 2, -h), put(w / 2, -h), put(w / 2, 0)]), wobble=0.6)
    back = canvas.mask(
        polygon([put(w / 2 - 1, 0), put(w / 2 - 1, -h), put(w / 2 + d, -h + d * 0.12), put(w / 2 + d, -d * 0.12)]),
        wobble=0.6,
    )
    canvas.form(back, shade, thickness=1.5, mottle=0.12, grain=10, haze=haze, detail=0.6)
    canvas.form(front, wall, thickness=1.5, mottle=0.14, grain=12, haze=haze, detail=0.6)
    rh = pitch * w * 0.6
    over = w * 0.09
    if gable:
        face = canvas.mask(polygon([put(-w / 2, -h + 1), put(0, -h - rh), put(w / 2, -h + 1)]))
        canvas.form(face, wall, thickness=1.5, mottle=0.14, grain=12, haze=haze, detail=0.6)
        slope = [
            put(-over * 0.2, -h - rh - over * 0.6),
            put(w / 2 + over, -h + over),
            put(w / 2 + d + over, -h + over * 0.6 + d * 0.1),
            put(d + over, -h - rh - over * 0.3),
        ]
        eave = [
            put(-w / 2 - over, -h + over),
            put(0, -h - rh - over * 0.7),
            put(0, -h - rh + over * 0.3),
            put(-w / 2 - over * 0.3, -h + over * 1.5),
        ]
    else:
        slope = [
            put(-w / 2 - over, -h + over),
            put(-w * 0.36, -h - rh),
            put(w * 0.42 + d * 0.5, -h - rh),
            put(w / 2 + over, -h + over),
        ]
        eave = [put(w / 2 + over, -h + over), put(w * 0.42 + d * 0.5, -h - rh), put(w / 2 + d + over, -h + over * 0.6)]
    for i, outline in enumerate((eave, slope)):
        mask = canvas.mask(polygon(outline), wobble=1.0, cell=9)
        at = mask.where
        row = np.sin((canvas.y[at] - y) / max(h * 0.055, 2.2) * 3.14 + canvas.field("tiles", 8, 2)[at] * 2) * 0.8
        tint = mix(roof, canvas.light.shade, 0.4) if i == 0 else roof
        canvas.form(
            mask,
            tint,
            thickness=3,
            bump=np.asarray(row, np.float32),
            mottle=0.13,
            grain=9,
            haze=haze,
            rim=0.6,
            detail=0.6,
        )
    if chimney:
        cx = w * r.uniform(0.12, 0.26)
        stack = canvas.mask(
            polygon(
                [
                    put(cx, -h - rh * 0.5),
                    put(cx, -h - rh * 1.35),
                    put(cx + w * 0.11, -h - rh * 1.35),
                    put(cx + w * 0.11, -h - rh * 0.5),
                ]
            )
        )
        canvas.form(
            stack, mix(roof, (0.5, 0.06, 40), 0.5), thickness=w * 0.06, mottle=0.15, grain=5, haze=haze, detail=0.6
        )
    canvas.multiply(
        canvas.mask(
            polygon([put(-w / 2, -h + 1), put(w / 2, -h + 1), put(w / 2, -h + h * 0.1), put(-w / 2, -h + h * 0.1)]),
            soft=1.5,
        ),
        canvas.light.shade,
        0.45,
    )
    ww, wh = w * 0.15, h * 0.24
    for across, up in windows:
        px, py = put(across * w, -up * h)
        if lit:
            lit_window(canvas, px, py, ww, wh, glow=glow * (1 - haze), round_top=False)
        else:
            dark_window(canvas, px, py, ww, wh, frame=mix(wall, (0.95, 0.02, 90), 0.6), alpha=1 - haze * 0.7)
    if door:
        px, py = put(-w * 0.02, 0)
        leaf = canvas.mask(arch(px, py, w * 0.17, h * 0.42))
        canvas.form(leaf, mix(roof, (0.35, 0.07, 40), 0.5), thickness=1.5, haze=haze, detail=0.7)
