"""Two people on a park bench have sat so long that they are hedge; the morning comes through between them."""

from __future__ import annotations

import math

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import Array, mix, smoothstep
from art.painting.light import Light
from art.painting.materials import grass
from art.painting.pen import Pen
from art.painting.relight import Relight
from art.painting.shapes import limb
from art.painting.stamps import strew
from art.painting.strokes import repaint

from .pair import GAP, bench, hat, her, him, shawl

BRIEF = Brief(
    title="Same Place as Always",
    hero="old couple on a park bench seen from behind, heads together, both grown into hedge: light falls between them",
    idea="turning into",
    place="park, misty",
    palette="pearl fog",
    composition="frontal symmetry",
    time="morning",
    symbols=("bench", "hedge", "nest"),
    hidden="a nest with blue eggs in the dent of his hat",
    readings=("devotion", "forgetting", "waiting"),
    person=True,
)
FINISH = {
    "vignette": 0.0,
    "bloom": 0.12,
    "saturation": 1.08,
    "contrast": 0.18,
    "relight": Relight(key=0.88, air=(0.95, 0.015, 150), veil=0.5),
}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.0, -0.8, 0.12),
        key=(0.94, 0.085, 88),
        shade=(0.27, 0.05, 225),
        rim=(0.0, -1.0, 0),
        rim_colour=(0.97, 0.09, 88),
        bounce=(0.5, 0.05, 215),
        bounce_share=0.2,
    )
    c.wash(
        [
            (0, (0.36, 0.05, 240)),
            (0.2, (0.5, 0.05, 228)),
            (0.38, (0.74, 0.05, 140)),
            (0.5, (0.9, 0.085, 90)),
            (0.66, (0.86, 0.075, 96)),
            (0.78, (0.58, 0.045, 190)),
            (0.88, (0.36, 0.045, 200)),
            (1, (0.24, 0.04, 215)),
        ],
        warp=16,
    )
    d = np.hypot((c.x - GAP[0]) / 1.1, c.y - GAP[1])
    c.glaze(np.asarray(np.exp(-((d / 270) ** 2)), np.float32), (0.93, 0.1, 84), 0.85)
    c.glow(*GAP, 90, (0.97, 0.11, 84), 0.7)
    _avenue(c)
    repaint(c, 0.6, seed="mist")
    c.fog(700, 980, (0.84, 0.06, 100), 0.3)
    _lawn(c)
    c.rays(GAP[0], GAP[1], [-155, -132, -112, -68, -48, -25], 700, 150, (0.95, 0.1, 86), 0.4, 26)
    him(c)
    her(c)
    hat(c)
    bench(c)
    shawl(c)
    repaint(c, 0.15, seed="last")
    _light(c)
    _leaves(c)


def _avenue(c: Canvas) -> None:
    """Two rows of tall trees that fade into the mist, the nearest dark at the card's edges."""
    r = c.rng("avenue")
    for k, (off, wide, foot, haze) in enumerate(
        ((92, 7, 800, 0.84), (136, 10, 815, 0.72), (192, 15, 835, 0.56), (268, 23, 862, 0.34), (372, 40, 900, 0.08))
    ):
        tone = mix((0.26, 0.04, 228), (0.8, 0.05, 110), haze)
        for f in (-1, 1):
            x = 400 + f * off
            lean = float(r.normal(0, 5))
            parts = [
                limb(
                    [
                        (x, foot + 12, wide * 1.35),
                        (x, foot - 60, wide),
                        (x + lean, foot - 360, wide * 0.82),
                        (x + 2 * lean, foot - 1000, wide * 0.7),
                    ]
                )
            ]
            for j in range(5):
                y = foot - 380 - 120 * j - float(r.uniform(0, 70))
                way = -1 if (j + k) % 2 else 1
                q = 30 + wide * (2.2 + float(r.uniform(0, 2.2)))
                parts.append(
                    limb(
                        [
                            (x + lean, y, wide * 0.34),
                            (x + way * q * 0.5, y - q * 0.36, wide * 0.2),
                            (x + way * q * 0.9, y - q * 0.8, wide * 0.1),
                            (x + way * q * 1.1, y - q * 1.5, wide * 0.04),
                        ],
                        20,
                    )
                )
            trunk = c.mask(*parts, wobble=wide * 0.06, cell=30, soft=2.4 + 2 * haze)
            c.multiply(trunk, (0.3, 0.045, 228), 1 - haze) if haze > 0.1 else c.fill(trunk, tone, detail=0.6)
        n = 260
        side = r.choice([-1.0, 1.0], n)
        lx = 400 + side * (off + r.normal(0, 2.3 * wide + 24, n))
        ly = r.uniform(-20, foot - 420 - 30 * k, n)
        keep = np.abs(lx - 400) > off * 0.66
        if k > 1:
            size = (7 + 1.3 * wide**0.8) * r.uniform(0.7, 1.4, n)
            shades = np.repeat(np.asarray(tone, np.float32)[None], n, 0) * r.uniform(0.92, 1.1, (n, 1)).astype(
                np.float32
            )
            strew(
                c,
                "leaf",
                lx[keep],
                ly[keep],
                size[keep],
                r.uniform(0, 6.3, n)[keep],
                shades[keep],
                seed=f"crown{k}",
                alpha=0.7,
                detail=0.12,
            )
        c.fog(foot - 130, foot + 60, (0.86, 0.07, 94), 0.34 if k < 4 else 0)


def _lawn(c: Canvas) -> None:
    """Wet grass from the bench towards us, dark below."""
    land = c.full(smoothstep(912, 1000, c.y + 10 * np.sin(c.x / 90)))
    grass(
        c,
        land,
        ((0.22, 0.045, 200), (0.3, 0.055, 180), (0.46, 0.075, 145)),
        seed="lawn",
        height=(14, 40),
        spacing=5.5,
        spread=0.3,
        detail=0.3,
    )
    c.multiply(smoothstep(1020, 1200, c.y), (0.3, 0.05, 215), 0.6)
    c.glow(400, 1006, 190, (0.9, 0.1, 96), 0.35, flat=0.16)


def _light(c: Canvas) -> None:
    """The brightest place is the gap between the two; a little of it catches the leaves on either side."""
    c.glow(*GAP, 46, (0.96, 0.12, 82), 0.6)
    c.glow(GAP[0], GAP[1], 120, (0.95, 0.1, 84), 0.2)
    c.rays(GAP[0], GAP[1] + 6, [62, 78, 90, 103, 118], 330, 70, (0.97, 0.09, 88), 0.2, 12)


def _leaves(c: Canvas) -> None:
    """A few leaves let go and drift; motes hang in the beam."""
    r = c.rng("drift")
    n = 12
    t = np.linspace(0, 1, n)
    x: Array = 610 + 120 * t + r.normal(0, 26, n)
    y: Array = 640 + 330 * t + r.normal(0, 30, n)
    tones = np.stack([mix((0.58, 0.12, 120), (0.72, 0.13, 78), float(v)) for v in r.random(n)]).astype(np.float32)
    strew(c, "leaf", x, y, r.uniform(11, 18, n), r.uniform(0, 6.3, n), tones, seed="drift", detail=0.85)

    def motes(pen: Pen) -> None:
        for _ in range(60):
            a, q = float(r.uniform(0, math.tau)), float(r.exponential(120))
            pen.dot(
                GAP[0] + q * math.cos(a),
                GAP[1] - 30 + q * math.sin(a),
                float(r.uniform(0.7, 1.8)),
                (0.99, 0.06, 90),
                float(r.uniform(0.2, 0.8)),
            )

    c.draw(motes, detail=0.9, emission=0.5)
