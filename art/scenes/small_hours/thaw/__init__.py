"""An iceberg in a still fjord is becoming a mammoth; it holds out buttercups, a small seal smells at them."""

from __future__ import annotations

import numpy as np

from art.brief import Brief
from art.painting.canvas import Canvas
from art.painting.colour import ramp, smoothstep
from art.painting.light import Light
from art.painting.materials import sea, snow
from art.painting.materials.water import reflection
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb
from art.painting.strokes import repaint

from .mammoth import ICE, mammoth, seal

BRIEF = Brief(
    title="Thaw",
    hero="huge iceberg becoming a mammoth, buttercups in the fingers of its trunk, one seal before it",
    idea="turning into",
    place="fjord, Greenland",
    palette="snow blue",
    composition="low-horizon giant",
    time="noon",
    symbols=("mammoth", "iceberg", "seal"),
    hidden="meltwater drips from one tusk",
    readings=("extinction", "return", "debt"),
)
FINISH = {
    "vignette": 0.0,
    "saturation": 1.04,
    "bloom": 0.1,
    "contrast": 0.2,
}

_SHORE = 946.0


def paint(canvas: Canvas) -> None:
    """Paint the card."""
    c = canvas
    c.light = Light(
        direction=(-0.5, -0.76, 0.42),
        key=(0.985, 0.03, 90),
        shade=(0.34, 0.11, 258),
        rim=(-0.3, -0.9, 0),
        rim_colour=(0.99, 0.03, 90),
        bounce=(0.6, 0.11, 225),
        bounce_share=0.3,
    )
    _fjord(c)
    repaint(c, 0.4, seed="fjord")
    with c.group() as giant:
        mammoth(c)
    water = sea(
        c,
        horizon=_SHORE - 26,
        deep=(0.25, 0.09, 258),
        bright=(0.86, 0.05, 220),
        sky=(0.56, 0.1, 245),
        eye=3.4,
        wave=0.06,
        length=3.4,
        glitter=0.0,
        haze=0.5,
    )
    reflection(c, giant, water, _SHORE + 6, share=0.62, ripple=9)
    repaint(c, 0.5, seed="water", loose=0.9)
    above = np.maximum(smoothstep(_SHORE + 10, _SHORE + 3, c.y), smoothstep(240, 234, c.x))
    c.paste(giant, clip=c.full(np.asarray(above, np.float32)))
    c.fog(_SHORE - 60, _SHORE + 34, (0.82, 0.045, 230), 0.34, cell=160)
    _waterline(c)
    _floe(c)
    seal(c)
    repaint(c, 0.12, seed="last", loose=0.5)
    _buttercup(c)
    _air(c)


def _waterline(c: Canvas) -> None:
    """The sea has gnawed a dark notch into the ice; a thin bright line where it laps."""
    n = c.noise.at("lap", c.x / 60, 0 * c.y, 1.0, 2) - 0.5
    feet = np.maximum(smoothstep(238, 250, c.x) * smoothstep(470, 456, c.x), smoothstep(586, 600, c.x))
    d = c.y - (_SHORE + 6) - 10 * n
    notch = np.exp(-(((d + 9) / 9) ** 2)) * feet
    c.multiply(np.asarray(notch, np.float32), (0.3, 0.1, 258), 0.75)
    c.screen(np.asarray(np.exp(-((d / 2.2) ** 2)) * feet, np.float32), (0.8, 0.04, 220), 0.5)


def _fjord(c: Canvas) -> None:
    """Blue overhead, pale air along the water; a snowed wall of the fjord at the left, another far off."""
    c.wash(
        [
            (0, (0.62, 0.1, 248)),
            (0.2, (0.69, 0.09, 244)),
            (0.45, (0.83, 0.055, 228)),
            (0.62, (0.95, 0.035, 130)),
            (0.79, (0.97, 0.035, 95)),
            (1, (0.7, 0.07, 235)),
        ],
        12,
    )
    streaks(c, 60, 520, (0.95, 0.02, 215), share=0.4, cover=0.36)
    walls = ((760, 150, 0.0002, (0.72, 0.05, 240), 190), (640, 420, 0.0011, (0.52, 0.075, 250), 130))
    for i, (y, rise, steep, tone, cell) in enumerate(walls):
        n = c.field(f"wall{i}", cell, 5)[int(400 * c.scale)]
        ridge = y - rise * (n - 0.5) + steep * np.maximum(c.x[0] - 20, 0) ** 2
        crags = np.abs(c.field(f"crag{i}", 70, 5, (0.6, 1.5)) - 0.5)
        wall = c.full(smoothstep(-1.5, 1.5, c.y - ridge[None, :]))
        c.form(wall, tone, bump=np.asarray(crags * 70, np.float32), thickness=60, rim=0, detail=0.15)
        lie = smoothstep(0.1, 0.02, crags - 0.0005 * (c.y - ridge[None, :] - 90))
        c.screen(wall * np.asarray(lie * smoothstep(880, 600, c.y), np.float32), (0.9, 0.03, 235), 0.5)
        c.fog(y + 60, 960, (0.88, 0.035, 215), 0.75)
    c.fog(830, 950, (0.93, 0.03, 200), 0.7)


_PETALS = (
    ((0.66, 0.15, 72), [(0, -4), (6, -8), (12, -5), (13, 0), (12, 5), (6, 8), (0, 4)]),
    ((0.82, 0.165, 88), [(0, 3), (4, 8), (9, 10), (15, 7), (12, 2), (5, 0)]),
    ((0.84, 0.17, 90), [(0, -3), (4, -9), (10, -10), (15, -7), (12, -2), (5, 0)]),
    ((0.9, 0.175, 97), [(0, -2), (5, -4.5), (11, -4), (13.5, 0), (11, 4.5), (5, 4.5), (0, 2)]),
)
"""A buttercup from the side, opening to the right: how light each petal is, and its outline."""


_LEAVES = (
    (128.0, 962.0, 100.0, 20.0),
    (118.0, 984.0, 120.0, 22.0),
    (126.0, 938.0, 215.0, 18.0),
    (138.0, 972.0, 250.0, 20.0),
)


def _buttercup(c: Canvas) -> None:
    """A sprig of buttercups, frozen for so long, in the fingers of the trunk: drawn with a few wet strokes."""
    stems = (
        [(152, 984), (128, 962), (96, 948), (73, 966)],
        [(152, 984), (124, 980), (96, 988), (76, 1010)],
        [(152, 984), (132, 946), (116, 926), (98, 924)],
        [(152, 984), (166, 1000), (172, 1022)],
    )
    heads = ((72, 968, 13.0, 118.0), (74, 1013, 11.0, 112.0), (92, 925, 9.0, 172.0))

    def sprig(pen: Pen) -> None:
        for stem in stems:
            pen.stroke(stem, (0.34, 0.08, 140), 3.4)
            pen.stroke([(x - 1, y - 1) for x, y in stem], (0.56, 0.11, 128), 1.3)
        for x, y, turn, q in _LEAVES:
            with pen.at(x, y, turn):
                for a in (-38, 0, 38):
                    with pen.at(0, 0, a):
                        pen.fill(
                            curve([(0, 0, CORNER), (q * 0.5, -q * 0.16), (q, 0, CORNER), (q * 0.5, q * 0.14)]),
                            (0.44, 0.1, 134),
                        )
        for x, y, r, turn in heads:
            with pen.at(x, y, turn, r / 10):
                for tone, petal in _PETALS:
                    pen.fill(curve(petal), tone)
                pen.stroke([(1, -6), (6, -7.5), (10, -7)], (0.97, 0.1, 100), 1.2, 0.8)
                pen.stroke([(1, 1.5), (6, 1), (9, 1.5)], (0.97, 0.1, 100), 1.0, 0.7)
                pen.fill(curve([(-5, 0, CORNER), (-1, -5), (2, -3), (0, 0), (2, 3), (-1, 5)]), (0.5, 0.11, 128))

    c.draw(sprig, relief=0.8, detail=0.9)
    finger = c.mask(limb([(136, 976, 6), (150, 974, 9), (166, 986, 10), (176, 1000, 8)], 16), soft=0.8)
    c.shadow(finger, -3, 4, soft=4, share=0.5)
    c.form(finger, ramp(ICE), thickness=9, bias=-0.1, rim=0, mottle=0.03, detail=0.75)


def _floe(c: Canvas) -> None:
    """One floe for the seal, scraps of ice that drift off."""
    for x, y, w, h in ((150, 1130, 168, 30), (612, 1096, 60, 10), (720, 1030, 34, 5), (470, 1176, 84, 13)):
        under = c.mask(
            curve([(x - w, y, CORNER), (x - w * 0.7, y + h), (x + w * 0.3, y + h * 1.2), (x + w, y + h * 0.1, CORNER)]),
            wobble=2,
        )
        c.shadow(under, 0, 14, soft=9, share=0.5)
        c.form(under, (0.5, 0.1, 232), thickness=h * 0.6, rim=0, detail=0.5)
        rear = [(x - w, y, CORNER), (x - w * 0.6, y - h * 0.6), (x + w * 0.1, y - h * 0.45), (x + w * 0.7, y - h * 0.5)]
        fore = [(x + w, y + h * 0.1, CORNER), (x + w * 0.4, y + h * 0.45), (x - w * 0.3, y + h * 0.4)]
        snow(c, c.mask(curve([*rear, *fore]), wobble=2), thickness=h * 0.4)


def _air(c: Canvas) -> None:
    """Meltwater drips from the tusk."""

    def drops(pen: Pen) -> None:
        for y, q in ((738.0, 3.6), (776.0, 3.0), (842.0, 2.6)):
            pen.fill(curve([(96, y - 3.4 * q, CORNER), (96 + q, y), (96, y + q), (96 - q, y)]), (0.97, 0.02, 210))

    c.draw(drops, detail=0.9, emission=0.2)
