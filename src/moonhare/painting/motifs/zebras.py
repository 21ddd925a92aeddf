"""Zebras: one that bows its head, striped along its own spine and limbs."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.motifs.beasts import paint_ear
from moonhare.painting.pen import Pen
from moonhare.painting.shapes import circle, oval, place, polygon, sample

_SPINE = (
    (-0.34, -0.86, 0.05),
    (-0.31, -0.96, 0.15),
    (-0.2, -1.0, 0.215),
    (0.0, -0.96, 0.22),
    (0.13, -0.98, 0.215),
    (0.24, -1.07, 0.17),
    (0.33, -1.21, 0.125),
    (0.41, -1.35, 0.1),
    (0.47, -1.42, 0.09),
)
"""Foreshortened, as one sees an animal that stands a little turned towards the eye."""
_HEAD = ((0.46, -1.42, 0.088), (0.545, -1.35, 0.1), (0.615, -1.23, 0.076), (0.665, -1.11, 0.056), (0.685, -1.05, 0.053))
_LEGS = (
    ((0.1, -0.84, 0.1), (0.07, -0.56, 0.052), (0.06, -0.42, 0.045), (0.04, -0.2, 0.032), (0.03, -0.04, 0.04)),
    ((-0.08, -0.84, 0.14), (-0.04, -0.58, 0.075), (-0.11, -0.42, 0.045), (-0.09, -0.2, 0.032), (-0.08, -0.04, 0.04)),
    ((0.19, -0.84, 0.12), (0.215, -0.56, 0.06), (0.22, -0.42, 0.05), (0.24, -0.2, 0.034), (0.25, -0.04, 0.042)),
    ((-0.2, -0.86, 0.17), (-0.2, -0.6, 0.095), (-0.29, -0.43, 0.05), (-0.275, -0.2, 0.035), (-0.27, -0.04, 0.043)),
)


def bowed_zebra(
    canvas: Canvas,
    x: float,
    y: float,
    size: float,
    *,
    left: bool = False,
    pale: Colour = (0.94, 0.025, 85),
    ink: Colour = (0.2, 0.025, 280),
    period: float = 0.092,
    stretch: float = 1.0,
    seed: str = "zebra",
    detail: float = 0.7,
) -> None:
    """Paint a zebra that stands with bowed head: hooves at height `y`, 1.55 times `size` tall.

    `stretch` shifts head and forelegs a little, so that no two stand alike; `period` is a stripe pair's width.
    """
    f = -1.0 if left else 1.0
    r = canvas.rng(f"zebra/{seed}")
    q = size * 1.3
    box = (x - q, y - 1.4 * q, x + q, y + 0.1 * size)

    def put(points: tuple[tuple[float, float, float], ...]) -> list[tuple[float, ...]]:
        return place([(a * (1 + 0.05 * (stretch - 1)), b, w) for a, b, w in points], x, y, size, 0, left)

    def stripes(clay: Clay, step: float, *, thin_below: bool = False, to: float | None = None) -> Mask:
        """Where a limb is dark; `to` keeps only what lies below that height (shares of the size)."""
        part = clay.mask()
        at = part.where
        gx, gy = (canvas.x[at] - x) / size, (canvas.y[at] - y) / size
        warp = (canvas.noise.at(f"warp/{seed}", gx * 5 + 9, gy * 5 + 9, 1.0, 2) - 0.5) * step * 1.5
        wave = np.sin((clay.along / size + warp) / step * 2 * math.pi)
        width = 0.08 + (1.1 * smoothstep(0.1, 0.24, clay.across * f / size) if thin_below else 0.0)
        dark = np.clip((wave - width) / 0.3 + 0.5, 0, 1).astype(np.float32)
        return part * (dark if to is None else dark * smoothstep(to, to + 0.05, gy))

    def modelled(spines: tuple[tuple[tuple[float, float, float], ...], ...], melt: float) -> Clay:
        clay = Clay(canvas, box, melt=melt * size)
        for spine in spines:
            clay.limb(put(spine), n=36)
        return clay

    def coat(clay: Clay, dark: Mask, bias: float) -> None:
        relief = clay.relief(0.012 * size)
        canvas.form(relief, pale, bias=bias, rim=0.4, mottle=0.05, shadow=0.2 * size, detail=detail)
        canvas.form(relief.within(dark), ink, bias=bias, rim=0.3, mottle=0.04, detail=detail)

    whole = modelled((_SPINE, _HEAD, *_LEGS), 0.05)
    canvas.shadow(whole.mask(), -5 * f, -2, soft=0.05 * size, share=0.75)
    far = modelled(_LEGS[:2], 0.03)
    coat(far, stripes(far, period * 0.62), -0.16)
    tail = modelled((((-0.32, -1.02, 0.05), (-0.41, -0.9, 0.035), (-0.43, -0.68, 0.022)),), 0.02)
    coat(tail, stripes(tail, period * 0.5), -0.04)
    dark = stripes(modelled((_SPINE,), 0), period, thin_below=True)
    for spine, step, to in ((_LEGS[2], 0.62, -0.7), (_LEGS[3], 0.74, -0.8)):
        near = modelled((spine,), 0)
        gy = (canvas.y[near.mask().where] - y) / size
        dark = (dark - near.mask() * smoothstep(to, to + 0.05, gy)) | stripes(near, period * step, to=to)
    coat(modelled((_SPINE, *_LEGS[2:]), 0.07), dark, 0.0)
    ears = ((0.5, -1.45), (0.43, -1.47))
    for i, (a, b) in enumerate(ears):
        flap = [
            (a - 0.03, b + 0.05),
            (a - 0.075, b - 0.06),
            (a - 0.05, b - 0.17),
            (a + 0.03, b - 0.07),
            (a + 0.03, b + 0.03),
        ]
        outline = [(p[0], p[1]) for p in place(flap, x, y, size, 0, left)]
        paint_ear(canvas, outline, mix(pale, ink, 0.25 * i), ink, thickness=size * 0.03)
    head = Clay(canvas, box, melt=0.02 * size)
    head.limb(put(_HEAD), n=24)
    coat(head, stripes(head, period * 0.46, thin_below=False), 0.05)
    nose = put(((0.69, -1.05, 0.0),))[0]
    muzzle = canvas.mask(circle(nose[0], nose[1], size * 0.075), soft=size * 0.02) & head.mask()
    canvas.form(head.relief(0.01 * size).within(muzzle), ink, rim=0.35, detail=detail)
    # The crest lies on the neck's upper side: off its spine by its radius.
    spine_line = sample(_SPINE[5:], 40)
    ways = np.gradient(spine_line[:, :2], axis=0)
    ways /= np.hypot(ways[:, 0], ways[:, 1])[:, None]
    crest = spine_line[:, :2] + np.stack([ways[:, 1], -ways[:, 0]], 1) * spine_line[:, 2:3] * 0.86

    out = np.stack([ways[:, 1], -ways[:, 0]], 1)
    high = 0.085 * np.sqrt(np.sin(np.linspace(0.12, 3.0, len(crest))))[:, None]
    ridge = crest + out * high
    mane = canvas.mask(
        polygon([(q[0], q[1]) for q in place([*map(tuple, crest), *map(tuple, ridge[::-1])], x, y, size, 0, left)]),
        wobble=0.008 * size,
        cell=0.03 * size,
    )
    bristle = canvas.relief(mane, 0.05 * size)
    canvas.form(bristle, mix(pale, ink, 0.08), rim=0.5, detail=detail)
    bars = []
    for i in range(2, len(crest) - 3, 5):
        four = [crest[i], crest[i + 3], ridge[min(i + 4, len(ridge) - 1)], ridge[i]]
        bars.append(polygon([(q[0], q[1]) for q in place([tuple(w) for w in four], x, y, size, 0, left)]))
    canvas.form(bristle.within(canvas.mask(*bars, soft=0.006 * size) & mane), ink, rim=0.4, detail=detail)

    def trim(pen: Pen) -> None:
        for i in range(1, len(crest) - 1):
            for _ in range(2):
                k = float(high[i, 0]) * float(r.uniform(0.95, 1.16))
                lean = float(r.normal(0.1, 0.12))
                root = crest[i] + out[i] * float(high[i, 0]) * 0.5
                tip = crest[i] + (out[i] + ways[i] * lean) * k
                two = place([(float(root[0]), float(root[1])), (float(tip[0]), float(tip[1]))], x, y, size, 0, left)
                tone = ink if (i - 2) % 5 < 3 else mix(pale, ink, 0.15)
                pen.stroke([(q[0], q[1]) for q in two], tone, size * 0.011, 0.8)
        for spine in _LEGS:
            hx, hy, _ = spine[-1]
            hoof = [(hx - 0.045, 0.0), (hx - 0.035, hy - 0.03), (hx + 0.04, hy - 0.02), (hx + 0.065, 0.0)]
            pen.fill(polygon(place(hoof, x, y, size, 0, left)), mix(ink, (0.3, 0.04, 50), 0.3))
        tx, ty = (v for v in place([(-0.43, -0.7)], x, y, size, 0, left)[0])
        for _ in range(12):
            pen.stroke(
                [(tx, ty), (tx + float(r.normal(0, 0.025)) * size, ty + float(r.uniform(0.14, 0.26)) * size)],
                ink,
                size * 0.014,
            )
        ex, ey = (v for v in place([(0.573, -1.372)], x, y, size, 0, left)[0])
        pen.fill(oval(ex, ey, size * 0.034, size * 0.026, 50 * f), mix(ink, pale, 0.12))
        pen.fill(oval(ex, ey, size * 0.026, size * 0.02, 50 * f), (0.12, 0.02, 40))
        pen.dot(ex + size * 0.006, ey - size * 0.008, size * 0.008, (0.97, 0.03, 90))
        nx, ny = (v for v in place([(0.7, -1.075)], x, y, size, 0, left)[0])
        pen.fill(oval(nx, ny, size * 0.016, size * 0.01, 60 * f), (0.1, 0.02, 280))

    canvas.draw(trim, relief=size * 0.012, detail=0.8)
