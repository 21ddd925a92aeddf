"""Parts of Careful Now: the old mine, its walls, rails and timbers."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, mix, pick, rgb, smoothstep
from moonhare.painting.materials import wood
from moonhare.painting.pen import Pen
from moonhare.painting.scenes._careful_now_parts import STAR
from moonhare.painting.shapes import CORNER, curve, limb, polygon

_VX = 586.0


_VY = 452.0


_LEFT = 560.0


_RIGHT = 300.0


_UP = 430.0


_DOWN = 620.0


def _tunnel(c: Canvas) -> tuple[Array, Array, Array]:
    """For every place: how far in it lies, where round the walls, and which way it faces (0 floor ... 3 roof)."""
    dx, dy = c.x - _VX, c.y - _VY
    walls = np.stack([dy / _DOWN, -dx / _LEFT, dx / _RIGHT, -dy / _UP])
    side = walls.argmax(0)
    k = np.maximum(walls.max(0), 1e-3)
    z = 1 / k
    round_ = np.where((side == 0) | (side == 3), dx * z, dy * z) / 120 + side * 11.0
    return z.astype(np.float32), np.asarray(round_, np.float32), side


def star_light(c: Canvas) -> Array:
    """Return how much of the star's light reaches each place, 0–1."""
    d = np.hypot((c.x - STAR[0]), (c.y - STAR[1]) * 0.92)
    return np.asarray(1 / (1 + (d / 190) ** 3.0), np.float32)


def gallery(c: Canvas) -> None:
    """Rough rock all round, lit by the star and by nothing else."""
    z, round_, side = _tunnel(c)
    deep = np.log(z + 0.2) * 7.0
    rough = c.noise.at("rock", round_ * 0.9, deep, 1.0, 5)
    facet = np.abs(c.noise.at("facet", round_ * 0.55, deep * 0.6, 1.0, 3) - 0.5) * 2
    e = 0.07
    slope = (c.noise.at("rock", round_ * 0.9 + e, deep + e, 1.0, 5) - rough) / e
    t = 0.15 + 0.24 * (rough - 0.5) + 0.24 * (facet - 0.4) + 0.16 * slope - 0.1 * smoothstep(1.6, 0.9, z)
    t = t + np.array([0.06, -0.03, 0.0, -0.1], np.float32)[side]
    cool = np.exp(-(((z - 8) / 5.0) ** 2)) + 0.5 * smoothstep(2.2, 9, z)
    t = t + 0.34 * np.clip(cool, 0, 1)
    colours = pick(c.tones((0.42, 0.09, 272), 0.8), np.clip(t, 0, 1).astype(np.float32))
    warm = star_light(c) * (0.5 + 0.9 * rough + 0.5 * slope)
    colours = colours + np.clip(warm, 0, 2)[..., None] * rgb((0.72, 0.15, 58)) * 0.85
    # A few crystals wink in the rock.
    c.fill(c.full(), np.clip(colours, 0, 1).astype(np.float32), detail=0.36)
    # The far end opens to the night.
    mouth = c.mask(
        curve(
            [
                (_VX - 42, _VY + 48, CORNER),
                (_VX - 40, _VY - 6),
                (_VX, _VY - 40),
                (_VX + 28, _VY - 4),
                (_VX + 30, _VY + 48, CORNER),
            ]
        ),
        wobble=3,
    )
    c.fill(mouth, (0.62, 0.11, 255), detail=0.6)
    c.glow(_VX - 4, _VY + 4, 120, (0.7, 0.12, 258), 0.85)

    def night(pen: Pen) -> None:
        for x, y, q in ((-22, -4, 1.6), (-6, -20, 1.2), (10, -6, 1.9), (18, 8, 1.1), (-14, 12, 1.2), (2, 6, 1.1)):
            pen.dot(_VX + x, _VY + y, q, (0.98, 0.03, 95))

    c.draw(night, detail=0.9, emission=0.6)


def _spot(side: float, up: float, z: float) -> tuple[float, float]:
    """A place in the gallery: -1 left wall to 1 right wall, 0 floor to 1 roof, depth."""
    x = _VX + (side * (_LEFT if side < 0 else _RIGHT)) / z
    y = _VY + (_DOWN - up * (_DOWN + _UP)) / z
    return x, y


def rails(c: Canvas) -> None:
    """Ties, then the rails upon them, far to near."""
    zs = [0.86, 1.0, 1.18, 1.4, 1.66, 2.0, 2.4, 2.9, 3.6, 4.5, 5.6, 7]
    for k, z in enumerate(reversed(zs)):
        x0, y = _spot(-0.86, 0, z)
        x1, _ = _spot(0.1, 0, z)
        h = 26 / z
        tie = c.mask(
            polygon([(x0, y - h), (x1 - 6 / z, y - h * 0.8), (x1, y + h * 0.3), (x0 - 12 / z, y + h * 0.2)]),
            wobble=2 / z,
        )
        c.shadow(tie, -4 / z, 8 / z, 4 / z + 1, 0.6)
        c.form(
            tie,
            mix((0.36, 0.06, 48), (0.42, 0.09, 270), 0.35),
            thickness=8 / z,
            bump=(c.field("tie", 10, 3, (4, 0.6)) - 0.5) * 4,
            rim=0.4,
            bias=-0.12,
            detail=0.3,
        )
        del k
    for s in (-0.68, -0.06):
        pts = [(*_spot(s, 0.018, z), 9 / z) for z in (0.8, 1.1, 1.6, 2.5, 4.5, 9)]
        rail = c.mask(limb(pts, 60))
        c.form(rail, (0.34, 0.06, 268), gloss=0.4, rim=0.4, bias=-0.1, detail=0.4)
        c.screen(rail * star_light(c), (0.9, 0.12, 75), 0.7)


def timbers(c: Canvas) -> None:
    """Frames of round logs, the farthest first; the nearest is cut off by the card's edge."""
    r = c.rng("timber")
    for k, z in enumerate((7.4, 5.4, 4.0, 2.95, 2.2, 1.62, 1.2, 0.9)):
        w = 34 / z
        haze = smoothstep(1.5, 8, z)
        tone = mix((0.42, 0.07, 52), (0.52, 0.1, 262), 0.25 + 0.6 * float(haze))
        jit = [float(r.normal(0, 7 / z)) for _ in range(6)]
        lx, ly = _spot(-0.97, 0, z)
        lx2, ly2 = _spot(-0.9, 0.96, z)
        rx, ry = _spot(0.97, 0, z)
        rx2, ry2 = _spot(0.9, 0.96, z)
        parts = (
            (
                limb(
                    [
                        (lx + jit[0], ly + 6, w * 0.56),
                        ((lx + lx2) / 2 + jit[1], (ly + ly2) / 2, w * 0.5),
                        (lx2 + jit[2], ly2, w * 0.47),
                    ]
                ),
                90,
            ),
            (
                limb(
                    [
                        (rx + jit[3], ry + 6, w * 0.56),
                        ((rx + rx2) / 2 + jit[4], (ry + ry2) / 2, w * 0.5),
                        (rx2 + jit[5], ry2, w * 0.47),
                    ]
                ),
                90,
            ),
            (
                limb(
                    [
                        (lx2 - w * 1.4, ly2 - w * 0.2 + jit[1], w * 0.5),
                        ((lx2 + rx2) / 2, ly2 - w * 0.1 + jit[2] + 5 / z, w * 0.54),
                        (rx2 + w * 1.4, ry2 - w * 0.2, w * 0.5),
                    ]
                ),
                0,
            ),
        )
        for i, (path, angle) in enumerate(parts):
            log = c.mask(path, wobble=2.5 / z)
            if log.empty:
                continue
            c.shadow(log, -14 / z, 12 / z, 9 / z + 1, 0.55)
            wood(
                c,
                log,
                tone,
                angle=angle + (8 if i == 1 else -3),
                grain=max(3, 8 / z),
                thickness=w * 0.5,
                seed=f"log{k}/{i}",
                bias=-0.12 - 0.2 * (z < 1.5),
                detail=0.3,
            )
            light = star_light(c)
            c.screen(log * light, (0.86, 0.15, 64), 0.9)
            way = 1 if (log.box[0] + log.box[2]) / 2 / c.scale < STAR[0] else -1
            rim = log.edge(0, 7 / z + 1, 2) if i == 2 else log.edge(way * (8 / z + 1), 1, 2)
            c.screen(rim * np.clip(light * 2.4, 0, 1), (0.95, 0.14, 76), 0.9)
        c.fog(ly - 260 / z, ly + 20, (0.46, 0.12, 268), 0.03 + 0.08 * float(haze))
