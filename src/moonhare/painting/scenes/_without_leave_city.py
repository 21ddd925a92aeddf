"""The boulevard: fronts with snowy sills, the baker's corner house."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, pick, rgb, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import smoke
from moonhare.painting.shapes import polygon

EYE = 4.0

HORIZON = 560.0

FOCAL = 900.0


def _facade(
    c: Canvas, m: Mask, along: Array, up: Array, tone: Colour, lift: Array | float, haze: Array | float, k: int
) -> None:
    """A classical front: floors of windows, snow on sills and cornices; `along` and `up` are metres on it."""
    w, h = 2.6, 3.7
    col, row = np.floor(along / w), np.floor(up / h)
    fu, fv = along / w - col, up / h - row
    pane = (
        smoothstep(0.27, 0.31, fu) * smoothstep(0.73, 0.69, fu) * smoothstep(0.2, 0.24, fv) * smoothstep(0.8, 0.77, fv)
    )
    frame = (
        smoothstep(0.19, 0.22, fu) * smoothstep(0.81, 0.78, fu) * smoothstep(0.13, 0.16, fv) * smoothstep(0.9, 0.86, fv)
        - pane
    )
    bars = pane * (smoothstep(0.03, 0.012, np.abs(fu - 0.5)) + smoothstep(0.02, 0.01, np.abs(fv - 0.6)))
    pilaster = smoothstep(0.1, 0.07, np.minimum(fu, 1 - fu))
    band = smoothstep(0.07, 0.04, fv)
    sill = (
        smoothstep(0.16, 0.2, fu) * smoothstep(0.84, 0.8, fu) * smoothstep(0.1, 0.12, fv) * smoothstep(0.19, 0.16, fv)
    )
    n = c.noise.at(f"front{k}", along / 3, up / 3, 1.0, 3) - 0.5
    t = 0.5 + 0.18 * n + 0.1 * pilaster + lift
    colours = pick(c.tones(tone, 0.6), np.asarray(t, np.float32))
    white = pick(c.tones((0.93, 0.02, 80), 0.5), np.asarray(0.5 + lift, np.float32))
    snow = pick(c.tones((0.97, 0.012, 240), 0.4), np.asarray(0.6 + lift, np.float32))
    glass = pick(c.tones((0.36, 0.06, 252), 0.6), np.asarray(0.35 + 0.4 * fv + 0.3 * n, np.float32))
    for part, tint in (
        (0.75 * frame + 0.4 * pilaster, white),
        (pane, glass),
        (np.clip(bars, 0, 1), white),
        (np.clip(band + sill, 0, 1), snow),
    ):
        a = np.clip(part, 0, 1)[..., None]
        colours = colours * (1 - a) + tint * a
    air = np.clip(np.asarray(haze), 0, 1)
    air = air[..., None] if air.ndim else air
    colours = colours + (rgb((0.9, 0.04, 60)) - colours) * air
    c.fill(m, np.clip(colours, 0, 1).astype(np.float32), detail=0.42)


def street_at(u: float, v: float, up: float = 0.0) -> tuple[float, float]:
    """Return the card place of a point `u` metres across, `v` away and `up` above the street."""
    return 400 + u * FOCAL / v, HORIZON + (EYE - up) * FOCAL / v


def city(c: Canvas) -> None:
    """Left: a sunlit row running to the horizon. Right: the shaded row, and the baker's corner house that faces us."""
    rows: tuple[tuple[float, float, float, float, Colour], ...] = (
        (9.0, 96, 180, 13, (0.8, 0.06, 30)),
        (9.0, 66, 95, 15.5, (0.84, 0.07, 85)),
        (9.0, 44, 65, 13.5, (0.76, 0.07, 20)),
        (9.0, 30, 43.5, 16.5, (0.84, 0.075, 80)),
        (9.0, 17, 29.5, 14.5, (0.74, 0.06, 200)),
        (-6.4, 60, 160, 13, (0.72, 0.05, 260)),
        (-6.4, 34, 59, 12.5, (0.68, 0.06, 20)),
    )
    for k, (wall, start, end, height, tone) in enumerate(rows):
        near, far = float(start), float(end)
        u = -wall
        x0, y0 = street_at(u, near, height)
        x1, y1 = street_at(u, far, height)
        base0, base1 = street_at(u, near)[1], street_at(u, far)[1]
        m = c.mask(polygon([(x0, y0), (x1, y1), (x1, base1), (x0, base0)]))
        if m.empty:
            continue
        at = m.where
        away = np.clip(abs(wall) * FOCAL / np.maximum(np.abs(c.x[at] - 400), 1), near, far)
        up: Array = np.asarray(EYE + (HORIZON - c.y[at]) * away / FOCAL, np.float32)
        haze = 1 - np.exp(-np.maximum(away - 22, 0) / 90)
        _facade(c, m, away, up, tone, 0.12 if wall > 0 else -0.24, haze * 0.85, k)
        eave = c.mask(
            polygon(
                [
                    (x0, y0 - 0.9 * FOCAL / near),
                    (x1, y1 - 0.9 * FOCAL / far),
                    (x1, y1 + 0.2 * FOCAL / far),
                    (x0, y0 + 0.2 * FOCAL / near),
                ]
            )
        )
        c.form(eave, (0.95, 0.015, 240), thickness=6, bias=0.1 if wall > 0 else -0.2, detail=0.35)
        if wall > 0 and near > 29:
            px, py = street_at(u, (near + min(far, near * 1.4)) / 2, height + 1)
            smoke(
                c,
                [(px, py, 3), (px + 10, py - 30, 7), (px + 34, py - 64, 13), (px + 70, py - 90, 20)],
                (0.93, 0.04, 40),
                seed=f"smoke{k}",
                alpha=0.5,
            )
    # The corner house.
    v, u0, u1, height = 34.0, 6.4, 13.2, 12.5
    x0, y0 = street_at(u0, v, height)
    x1, base = street_at(u1, v)
    front = c.mask(polygon([(x0, y0), (x1, y0), (x1, base), (x0, base)]))
    at = front.where
    along = np.asarray((c.x[at] - 400) * v / FOCAL - u0, np.float32)
    rise = np.asarray(EYE + (HORIZON - c.y[at]) * v / FOCAL, np.float32)
    _facade(c, front, along, rise, (0.66, 0.08, 25), -0.2, 0.14, 9)
    roof = c.mask(polygon([(x0 - 6, y0 + 4), (x0 + 18, y0 - 40), (x1 - 10, y0 - 40), (x1 + 8, y0 + 4)]))
    c.form(roof, (0.93, 0.02, 245), thickness=14, bias=-0.06, detail=0.4)
    # Beyond the side street the next front begins.
    x2, y2 = street_at(15.4, v, height + 2)
    nxt = c.mask(polygon([(x2, y2), (830, y2), (830, base), (x2, base)]))
    if not nxt.empty:
        c.form(nxt, (0.6, 0.06, 255), thickness=6, bias=-0.2, haze=0.15, detail=0.35)
    side = c.mask(polygon([(x1, y0 + 60), (x2, y2 + 60), (x2, base), (x1, base)]))
    c.fill(side, (0.62, 0.06, 255), 0.75, detail=0.3)
    c.fog(520, 640, (0.94, 0.04, 60), 0.55)
