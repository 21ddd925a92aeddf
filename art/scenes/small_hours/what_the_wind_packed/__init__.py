"""An old woman leans into the wind; her headscarf streams out across the sky and is a sunlit steppe."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import smoothstep
from art.painting.light import Light
from art.painting.materials.living import grass
from art.painting.shapes import CORNER, curve
from art.painting.strokes import repaint

from .scarf import paint_scarf
from .woman import paint_woman

BRIEF = Brief(
    title="What the Wind Packed",
    hero="old Kazakh woman leaning into the wind, her vast streaming headscarf a sunlit steppe with horses",
    idea="double exposure",
    place="steppe, felt tents",
    palette="desert ochre",
    composition="profile",
    time="afternoon",
    symbols=("headscarf", "horse", "tent"),
    hidden="a falcon sits on the old woman's fist",
    readings=("homeland", "freedom", "heirloom"),
    person=True,
)
FINISH = {"vignette": 0.0, "bloom": 0.06, "saturation": 1.04, "contrast": 0.12}


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(0.35, -0.75, 0.55),
        key=(0.97, 0.08, 88),
        shade=(0.38, 0.09, 300),
        rim=(-0.5, -0.85, 0),
        rim_colour=(0.95, 0.11, 82),
    )
    _sky(c)
    _land(c)
    repaint(c, 0.55, seed="broad")
    paint_scarf(c)
    repaint(c, 0.15, seed="last")
    paint_woman(c)
    _near_grass(c)


def _sky(c: Canvas) -> None:
    """A deep sky before weather, a strip of far light along the plain."""
    c.wash(
        [
            (0.0, (0.42, 0.085, 256)),
            (0.3, (0.5, 0.085, 248)),
            (0.55, (0.64, 0.08, 238)),
            (0.72, (0.79, 0.055, 215)),
            (0.82, (0.91, 0.05, 88)),
            (0.88, (0.93, 0.07, 80)),
            (1.0, (0.7, 0.1, 60)),
        ],
        14,
    )
    veil = (
        smoothstep(0.5, 0.78, c.field("veil", 210, 4, (2.8, 0.6))) * smoothstep(0, 400, c.y) * smoothstep(960, 700, c.y)
    )
    c.glaze(np.asarray(veil * 0.3, np.float32), (0.78, 0.05, 230))
    # Long wind clouds, torn from right to left.
    tilted = c.y + 0.16 * c.x + 10 * np.sin(c.x / 120)
    torn = c.noise.at("torn", c.x / 260, tilted / 26, 1.0, 4)
    bands = sum(np.exp(-(((tilted - y) / h) ** 2)) for y, h in ((130, 50), (560, 44), (760, 60), (900, 44)))
    streak = smoothstep(0.44, 0.68, torn) * np.clip(bands, 0, 1)
    c.glaze(np.asarray(streak * 0.75, np.float32), (0.93, 0.045, 70))
    under = smoothstep(0.46, 0.7, np.roll(torn, -round(9 * c.scale), 0)) * np.clip(bands, 0, 1)
    c.multiply(np.asarray(under * (1 - streak) * 0.35, np.float32), (0.42, 0.1, 280))
    c.glow(300, 1006, 380, (0.97, 0.11, 78), 0.9, flat=0.3)


def _land(c: Canvas) -> None:
    """The plain, far to near: two hazy swells and the dark rise she walks on."""
    for k, (top, tone, lift) in enumerate(((1004, (0.7, 0.09, 45), 8), (1034, (0.54, 0.1, 35), 12))):
        n = c.field(f"swell{k}", 240, 2)[c.h // 2]
        line = top - lift * 4 * (n - 0.5)
        c.form(c.full(smoothstep(-1, 1, c.y - line[None, :])), tone, thickness=20, haze=0.35 - 0.2 * k, detail=0.15)
        c.fog(top - 16, top + 60, (0.92, 0.08, 75), 0.5)
    rise = c.mask(
        curve(
            [
                (-20, 1150, CORNER),
                (160, 1120),
                (380, 1076),
                (580, 1062),
                (720, 1078),
                (820, 1100, CORNER),
                (820, 1260, CORNER),
                (-20, 1260, CORNER),
            ]
        ),
        wobble=2,
    )
    c.form(rise, (0.5, 0.1, 60), thickness=40, detail=0.2)
    grass(
        c,
        rise.grow(3),
        ((0.46, 0.09, 60), (0.62, 0.11, 72), (0.8, 0.11, 82)),
        seed="rise",
        height=(12, 34),
        spacing=5.5,
        lean=-0.7,
        spread=0.25,
        detail=0.35,
    )


def _near_grass(c: Canvas) -> None:
    """Tall grass before her boots, bent away from the wind."""
    near = c.mask(
        curve(
            [
                (-20, 1166, CORNER),
                (300, 1150),
                (560, 1148),
                (820, 1150, CORNER),
                (820, 1260, CORNER),
                (-20, 1260, CORNER),
            ]
        )
    )
    grass(
        c,
        near,
        ((0.44, 0.09, 55), (0.62, 0.115, 70), (0.84, 0.11, 82)),
        seed="near",
        height=(16, 50),
        spacing=9,
        lean=-0.85,
        spread=0.25,
        detail=0.55,
    )
