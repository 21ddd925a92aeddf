"""From above: palms, straw hats, melons and market boats as a bird sees them."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.materials import wood
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, curve, limb, oval, place
from moonhare.painting.stamps import jittered, strew


def palm_crown(canvas: Canvas, x: float, y: float, s: float, r: np.random.Generator) -> None:
    """Paint a palm's crown, `s` its fronds' length."""
    start = r.uniform(0, 6.3)
    n = 11
    for k in range(n):
        a = start + k / n * 6.283 + r.normal(0, 0.08)
        q = s * r.uniform(0.8, 1.1)
        bend = r.normal(0, 0.2)
        ex, ey = x + math.cos(a + bend) * q, y + math.sin(a + bend) * q
        mx, my = x + math.cos(a) * q * 0.5, y + math.sin(a) * q * 0.5
        nx, ny = -math.sin(a) * q * 0.1, math.cos(a) * q * 0.1
        frond = canvas.mask(
            curve([(x, y, CORNER), (mx + nx, my + ny), (ex, ey, CORNER), (mx - nx, my - ny)]), wobble=q * 0.035, cell=5
        )
        canvas.shadow(frond, 9, 11, soft=5, share=0.25)
        canvas.form(
            frond, mix((0.5, 0.11, 140), (0.66, 0.12, 118), float(r.random())), thickness=6, rim=0.6, detail=0.5
        )


def straw_hat(canvas: Canvas, x: float, y: float, r: float, tone: Colour = (0.86, 0.09, 88)) -> None:
    """Paint a cone of straw with its rings of plaiting."""
    mask = canvas.mask(oval(x, y, r, r))
    if mask.empty:
        return
    canvas.shadow(mask, r * 0.3, r * 0.34, soft=r * 0.22, share=0.5)
    d = np.hypot(canvas.x[mask.where] - x, canvas.y[mask.where] - y)
    rings = np.sin(d / r * 24) * 0.02 * r
    cone = Relief(mask, np.asarray(np.clip(r - d, 0, r) * 0.72 + rings, np.float32))
    canvas.form(cone, tone, mottle=0.06, grain=5, depth=0.55, rim=0.2, detail=0.75)


def melon(canvas: Canvas, x: float, y: float, r: float, turn: float, tone: Colour) -> None:
    """Paint a striped melon."""
    mask = canvas.mask(oval(x, y, r * 1.18, r, turn))
    if mask.empty:
        return
    a = math.radians(turn)
    across = (-(canvas.x[mask.where] - x) * math.sin(a) + (canvas.y[mask.where] - y) * math.cos(a)) / r
    body = canvas.relief(mask, None, smooth=0.5)
    canvas.form(body, tone, gloss=0.4, rim=0.3, detail=0.7)
    stripe = smoothstep(0.1, 0.5, np.sin(across * 8))
    canvas.multiply(mask * np.asarray(stripe, np.float32), (0.45, 0.1, 150), 0.5)


def market_boat(
    canvas: Canvas,
    x: float,
    y: float,
    length: float,
    width: float,
    turn: float,
    tone: Colour,
    cargo: str,
    r: np.random.Generator,
) -> None:
    """Paint a market boat: pointed hull, boards, and what it sells ("melons", "leaves", "hat": a vendor, or "")."""
    hull = place(
        [
            (-0.52, 0.0, CORNER),
            (-0.3, -0.42),
            (0.0, -0.5),
            (0.3, -0.42),
            (0.54, 0.0, CORNER),
            (0.3, 0.42),
            (0.0, 0.5),
            (-0.3, 0.42),
        ],
        0,
        0,
        1.0,
    )
    a = math.radians(turn)

    def put(u: float, v: float) -> tuple[float, float]:
        px, py = u * length, v * width
        return x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a)

    outline = canvas.mask(curve([(*put(q[0], q[1]), *q[2:]) for q in hull], pull=0.3))
    if outline.empty:
        return
    canvas.shadow(outline, width * 0.14, width * 0.16, soft=width * 0.1, share=0.55)
    canvas.form(outline, tone, thickness=width * 0.3, rim=0.5, mottle=0.1, grain=8, gloss=0.12, detail=0.65)
    well = canvas.mask(curve([(*put(q[0] * 0.84, q[1] * 0.66), *q[2:]) for q in hull], pull=0.3))
    wood(canvas, well, (0.46, 0.07, 65), angle=turn, grain=3.5, thickness=width * 0.1, seed="deck", bias=-0.08)
    if cargo == "melons":
        for u in np.arange(-0.3, 0.34, 0.3 * width / length * 1.55):
            for v in (-0.17, 0.17):
                px, py = put(float(u) + r.normal(0, 0.008), v)
                melon(
                    canvas,
                    px,
                    py,
                    width * 0.17,
                    turn + r.normal(0, 30),
                    mix((0.5, 0.12, 140), (0.66, 0.13, 125), float(r.random())),
                )
    elif cargo == "hat":
        for u in (-0.3, 0.3):
            px, py = put(u, 0)
            colours = jittered(
                np.repeat(
                    np.asarray(
                        mix(
                            ((0.7, 0.17, 45), (0.82, 0.15, 90), (0.56, 0.18, 20))[int(r.integers(3))],
                            (0.5, 0.1, 140),
                            0.0,
                        )
                    )[None],
                    12,
                    0,
                ),
                r,
                0.1,
                0.02,
            )
            strew(
                canvas,
                "pebble",
                px + r.normal(0, width * 0.16, 12),
                py + r.normal(0, width * 0.16, 12),
                width * 0.2,
                r.uniform(0, 6, 12),
                colours,
                seed=f"fruit{px:.0f}{py:.0f}",
                detail=0.7,
            )
        arms = [put(-0.02, -0.3), put(0.1, -0.32), put(0.2, -0.22)]
        shirt = canvas.mask(
            limb([(*put(0.0, -0.3), width * 0.13), (*put(-0.02, 0), width * 0.17), (*put(0.0, 0.3), width * 0.13)]),
            limb([(*q, width * 0.075) for q in arms]),
        )
        canvas.form(
            shirt,
            ((0.6, 0.17, 25), (0.5, 0.12, 250), (0.8, 0.11, 350), (0.85, 0.03, 90))[int(r.integers(4))],
            detail=0.7,
        )
        straw_hat(canvas, *put(-0.02, 0.0), width * 0.36)
    elif cargo == "leaves":
        n = 34
        heap = np.array(
            [put(float(u), float(v)) for u, v in zip(r.uniform(-0.34, 0.34, n), r.uniform(-0.22, 0.22, n), strict=True)]
        )
        tone_n = jittered(
            np.repeat(np.asarray(mix((0.62, 0.13, 130), (0.5, 0.12, 145), float(r.random())))[None], n, 0),
            r,
            0.12,
            0.02,
        )
        strew(
            canvas,
            "leaf",
            heap[:, 0],
            heap[:, 1],
            width * 0.42,
            r.uniform(0, 6.3, n),
            tone_n,
            seed=f"greens{x:.0f}{y:.0f}",
            detail=0.65,
        )
