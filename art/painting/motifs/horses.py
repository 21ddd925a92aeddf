"""Horses at a gallop: build, three phases of the gait, mane and tail in the wind."""

from __future__ import annotations

from art.painting.canvas import Canvas
from art.painting.colour import Colour, mix
from art.painting.pen import Pen
from art.painting.shapes import sample

from .beasts import Beast, Stance, paint_beast, paint_ear

HORSE = Beast(
    chest=0.235,
    waist=0.19,
    rump=0.225,
    sag=0.01,
    leg=0.74,
    leg_width=0.062,
    paw=0.05,
    neck=(0.42, 36.0),
    neck_width=(0.17, 0.1),
    skull=0.115,
    muzzle=(0.27, -26.0, 0.066),
    tail=((0.0, 0.0, 0.04), (-0.1, -0.02, 0.045), (-0.16, 0.02, 0.02)),
)


GALLOPS = (
    Stance(
        fore_near=(64, -10, -20), fore_far=(40, -70, -40), hind_near=(-52, -30, -20), hind_far=(-26, -46, -30), pitch=5
    ),
    Stance(fore_near=(30, -84, -50), fore_far=(58, -40, -30), hind_near=(34, -62, 10), hind_far=(12, -52, 0), pitch=9),
    Stance(fore_near=(-26, -34, -20), fore_far=(8, -60, -40), hind_near=(46, -60, 20), hind_far=(26, -60, 6), pitch=-5),
)


def horse(c: Canvas, x: float, y: float, size: float, coat: Colour, mane: Colour, stance: Stance, seed: str) -> None:
    """Paint a horse that runs to the right, its lowest hoof at height `y`; `size` is its body's length."""
    at = paint_beast(c, HORSE, stance, x, y, size, coat, seed=seed, hair=(0.03, 0.06), shadow=0.2, detail=0.75)
    r = c.rng(seed)
    ear = [
        (at.ear[0] - 0.03 * size, at.ear[1] + 0.03 * size),
        (at.ear[0] - 0.02 * size, at.ear[1] - 0.1 * size),
        (at.ear[0] + 0.05 * size, at.ear[1] + 0.02 * size),
    ]
    paint_ear(c, ear, coat, thickness=0.03 * size)
    root = sample(
        [
            at.ear,
            ((at.ear[0] + at.withers[0]) / 2 + 0.02 * size, (at.ear[1] + at.withers[1]) / 2 - 0.03 * size),
            at.withers,
        ],
        12,
    )

    def hair(pen: Pen) -> None:
        for px, py in root:
            for _ in range(3):
                q = size * r.uniform(0.16, 0.3)
                lift = r.uniform(-0.04, 0.1)
                tone = mix(mane, (0.97, 0.05, 85), 0.3 * r.random())
                pen.stroke(
                    [(px, py), (px - q * 0.5, py - q * 0.12 + lift * size * 0.3), (px - q, py + lift * size)],
                    tone,
                    size * 0.026,
                    0.95,
                )
        tx, ty = at.tail_tip
        for _ in range(16):
            q = size * r.uniform(0.3, 0.52)
            dy = r.uniform(-0.02, 0.18) * size
            tone = mix(mane, (0.97, 0.05, 85), 0.3 * r.random())
            pen.stroke(
                [(tx + 0.1 * size, ty - 0.02 * size), (tx - q * 0.4, ty - 0.04 * size), (tx - q, ty + dy)],
                tone,
                size * 0.026,
                0.95,
            )
        ux, uy = at.nose[0] - at.skull[0], at.nose[1] - at.skull[1]
        pen.dot(at.skull[0] + ux * 0.3 + uy * 0.14, at.skull[1] + uy * 0.3 - ux * 0.14, size * 0.018, (0.12, 0.02, 40))
        pen.dot(at.nose[0] + ux * 0.06, at.nose[1] + uy * 0.02, size * 0.012, (0.14, 0.03, 40), 0.8)

    c.draw(hair, relief=size * 0.012, detail=0.8)
