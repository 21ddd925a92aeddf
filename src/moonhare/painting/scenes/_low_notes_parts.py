"""One organ pipe."""

from __future__ import annotations

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Array, Colour, mix, pick, ramp, smoothstep
from moonhare.painting.light import Light
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, curve, limb, oval, polygon

_RUST: Colour = (0.44, 0.12, 44)
_BRASS: Colour = (0.56, 0.11, 70)
_GREEN: Colour = (0.42, 0.06, 165)


def paint_pipe(c: Canvas, x: float, foot: float, h: float, w: float, row: int, tint: float, *, seed: str) -> None:
    """A flue pipe: tapering foot in the peat, mouth with its lips, a body gone to rust and verdigris."""
    morning = c.light
    towards = float(np.clip((400 - x) / 160, -1, 1))
    c.light = Light(
        direction=(0.8 * towards, -0.25, 0.4),
        key=morning.key,
        shade=(0.24, 0.06, 190),
        rim=(0.8 * towards + 0.05, -0.5, 0),
        rim_colour=(0.97, 0.12, 85),
        bounce=morning.bounce,
    )
    r = c.rng(seed)
    lean = float(r.normal(0, 0.012)) + (x - 400) * 0.00012
    swell = float(r.uniform(-0.06, 0.1))

    def at(u: float, v: float) -> tuple[float, float]:
        """Place at `u` half widths across and `v` of the height up, along the lean."""
        return x + u * w / 2 + lean * v * h, foot - v * h

    mouth = 0.24 + float(r.uniform(-0.02, 0.02))
    rim = float(r.uniform(-0.02, 0.02))
    body = c.mask(
        curve(
            [
                (*at(-0.3, -0.02), CORNER),
                (*at(-1, mouth - 0.05), CORNER),
                at(-1 - swell * 0.3, 0.55),
                (*at(-1 - swell, 1.0 + rim), CORNER),
                at(0, 1.0),
                (*at(1 + swell, 1.0 - rim), CORNER),
                at(1 + swell * 0.3, 0.55),
                (*at(1, mouth - 0.05), CORNER),
                (*at(0.3, -0.02), CORNER),
            ]
        ),
        wobble=w * 0.012,
        cell=30,
    )
    where = body.where
    px, py = c.x[where], c.y[where]
    v = (foot - py) / h
    across = (px - x - lean * (foot - py)) / (w / 2)
    half = np.where(
        v < mouth - 0.05,
        0.3 + 0.7 * np.clip((v + 0.02) / (mouth - 0.03), 0, 1),
        1 + swell * np.clip((v - 0.55) / 0.45, 0, 1) ** 2,
    )
    round_ = np.sqrt(np.clip(1 - (across / np.maximum(half, 0.05)) ** 2, 0, 1))
    height = (round_ * half * w / 2 * 0.8).astype(np.float32)
    seam = sum(np.exp(-(((v - place + 0.006 * across**2) * h / 2.6) ** 2)) for place in (0.5, 0.74, 0.955))
    scab = c.field("scab", 9, 3)[where] - 0.5
    plate = Relief(body, height).bumped(np.asarray(scab * 1.2 + seam * 2.6, np.float32))
    metal: Array = pick(
        ramp([mix(_RUST, (0.3, 0.07, 40), 0.4), _RUST, _BRASS, (0.8, 0.09, 88)]),
        np.asarray(np.full_like(v, 0.35 + 0.4 * tint), np.float32),
    )
    haze = (0.15, 0.05, 0.0)[row]
    tone = metal[0, 0]
    c.form(
        plate, tone, gloss=0.55, gloss_sharpness=12, rim=0.8, depth=0.8, mottle=0.16, grain=14, haze=haze, detail=0.6
    )
    stain = smoothstep(0.5, 0.66, c.field("stain", 60, 4, (0.5, 2.0))[where] + 0.16 * (0.4 - v))
    rust = body * np.asarray(stain * 0.8, np.float32)
    c.form(plate.within(rust), (0.38, 0.13, 36), rim=0.2, haze=haze, depth=0.8, detail=0.6)
    patina = smoothstep(0.58, 0.78, c.field("patina", 44, 4, (0.6, 1.8))[where] + 0.2 * (v - 0.7)) * 0.85
    c.form(plate.within(body * np.asarray(patina * 0.7, np.float32)), _GREEN, rim=0.2, haze=haze, depth=0.8, detail=0.6)
    moss = smoothstep(0.22, 0.02, v + 0.12 * (c.field("moss", 16, 3)[where] - 0.5))
    c.form(
        plate.within(body * np.asarray(moss, np.float32)),
        (0.46, 0.11, 128),
        bump=(c.field("cushion", 6, 2) - 0.5) * 5,
        haze=haze,
        detail=0.5,
    )

    # The mouth: an arched upper lip, the dark slot, a lower lip.
    slot_y = mouth + 0.02
    lip = c.mask(
        curve(
            [
                (*at(-0.62, slot_y + 0.012), CORNER),
                at(-0.5, slot_y + w / h * 0.75),
                (*at(0, slot_y + w / h * 1.5), CORNER),
                at(0.5, slot_y + w / h * 0.75),
                (*at(0.62, slot_y + 0.012), CORNER),
            ]
        )
    )
    c.form(
        lip,
        mix(tone, _RUST, 0.6),
        thickness=4,
        gloss=0.5,
        rim=0.9,
        bias=-0.24,
        depth=0.8,
        haze=haze,
        mottle=0.2,
        grain=8,
        detail=0.7,
    )
    dark = c.mask(
        polygon(
            [
                at(-0.66, slot_y + 0.016),
                at(0.66, slot_y + 0.016),
                at(0.6, slot_y - w / h * 0.16),
                at(-0.6, slot_y - w / h * 0.16),
            ]
        )
    )
    c.fill(dark, mix((0.12, 0.03, 60), c.palette.haze, haze * 0.8), detail=0.75)
    lower = c.mask(
        curve(
            [
                (*at(-0.64, slot_y - w / h * 0.16), CORNER),
                (*at(0.64, slot_y - w / h * 0.16), CORNER),
                at(0.4, slot_y - w / h * 0.7),
                (*at(0, slot_y - w / h * 1.1), CORNER),
                at(-0.4, slot_y - w / h * 0.7),
            ]
        )
    )
    c.form(
        lower,
        mix(tone, _RUST, 0.5),
        thickness=4,
        gloss=0.5,
        rim=0.6,
        bias=-0.1,
        depth=0.8,
        haze=haze,
        mottle=0.2,
        grain=8,
        detail=0.7,
    )
    for f in (-1, 1):
        ear = c.mask(
            limb([(*at(f * 0.78, slot_y + w / h * 0.5), w * 0.06), (*at(f * 0.8, slot_y - w / h * 0.4), w * 0.06)])
        )
        c.form(ear, tone, rim=0.9, haze=haze, depth=0.8, detail=0.7)
    hole = c.mask(oval(*at(0, 1.0), w / 2 * (1 + swell), w * 0.13))
    c.fill(hole, mix((0.16, 0.04, 60), c.palette.haze, haze), detail=0.7)
    lit = hole - c.mask(oval(at(0, 1.0)[0], at(0, 1.0)[1] + w * 0.035, w / 2 * (1 + swell) * 0.88, w * 0.1))
    c.form(lit, mix(tone, (0.9, 0.08, 90), 0.4), thickness=2, rim=0.8, haze=haze, detail=0.75)
    c.light = morning
