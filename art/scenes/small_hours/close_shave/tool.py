"""Parts of Close Shave: the board on the bench and the wooden plane, from the side."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Stops, mix, pick, ramp
from art.painting.mask import Mask
from art.painting.shapes import CORNER, box, curve, limb, polygon

from .brush import AMBER, BEECH, GOLD_PALE, SHADE

_WOOD: Stops = [(0.6, 0.105, 58), (0.7, 0.105, 66), (0.78, 0.095, 73)]
_PALE: Stops = [(0.84, 0.075, 78), (0.9, 0.06, 84), (0.945, 0.045, 88)]


def _grain(c: Canvas, m: Mask, stops: Stops, seed: str, bias: float = 0.0) -> None:
    tone = c.field(seed, 34, 4, (8.0, 0.45))
    c.fill(m, pick(ramp(stops), np.clip(0.5 + bias + 1.4 * (tone - 0.5), 0, 1)), detail=0.6)


def board(c: Canvas) -> None:
    """The board that is being planed; it runs on past the card's edge."""
    top = c.mask(polygon([(404, 936), (830, 936), (830, 966), (392, 966)]))
    side = c.mask(polygon([(392, 966), (830, 966), (830, 984), (392, 984)]), wobble=0.6)
    c.multiply(side.blur(6).move(-8, 8), SHADE, 0.6)
    _grain(c, top, _PALE, "board")
    _grain(c, side, [(0.78, 0.085, 74), (0.83, 0.08, 78)], "side")


def plane(c: Canvas) -> None:
    """Body, horn, iron and wedge; the mouth out of which the shaving comes."""
    x0, x1, y0, y1 = 444.0, 752.0, 880.0, 958.0
    side = c.mask(box(x0, y0, x1 - x0, y1 - y0, 7), wobble=0.8)
    top = c.mask(polygon([(x0 + 4, y0 + 3), (x0 + 16, y0 - 15), (x1 - 10, y0 - 15), (x1 - 3, y0 + 3)]))
    c.multiply(side.blur(7).move(-10, 10), SHADE, 0.8)
    iron = c.mask(polygon([(546, 880), (570, 880), (616, 806), (596, 796)]), wobble=0.6)
    c.fill(iron, (0.72, 0.02, 245), detail=0.75)
    c.glaze(iron.edge(-4, -2, 1.5), (0.95, 0.01, 240), 0.8)
    _grain(c, top, [(0.78, 0.09, 72), (0.85, 0.08, 78)], "top", 0.1)
    mouth = c.mask(polygon([(486, 881), (496, 866), (568, 866), (556, 881)]))
    c.fill(mouth, mix(AMBER, (0.4, 0.08, 48), 0.6), detail=0.7)
    wedge = c.mask(polygon([(534, 880), (550, 880), (592, 826), (578, 818)]), wobble=0.6)
    c.fill(wedge, BEECH, detail=0.7)
    _grain(c, side, _WOOD, "plane")
    c.glaze(side.edge(0, -4, 1.5), GOLD_PALE, 0.75)
    c.multiply(side.edge(0, 18, 10), SHADE, 0.5)
    horn = c.mask(
        curve([(456, 884, CORNER), (454, 866), (444, 848), (444, 830), (456, 824), (470, 836), (478, 858), (490, 880),
               (494, 886, CORNER)]), wobble=0.6)  # fmt: skip
    _grain(c, horn, _WOOD, "horn", 0.1)
    c.glaze(horn.edge(-5, -4, 3), GOLD_PALE, 0.6)
    c.multiply(horn.edge(6, 2, 4), SHADE, 0.5)
    _knob(c)


def _knob(c: Canvas) -> None:
    """A turned knob behind the iron, for the hand that pushes."""
    m = c.mask(
        curve([(630, 886, CORNER), (646, 876), (648, 866), (634, 856), (630, 838), (646, 822), (672, 818), (698, 824),
               (712, 840), (708, 858), (694, 866), (694, 876), (710, 886, CORNER)]), wobble=0.5)  # fmt: skip
    c.multiply(m.blur(4).move(-5, 4), SHADE, 0.5)
    _grain(c, m, _WOOD, "knob", -0.1)
    c.glaze(m.edge(-4, -4, 3), GOLD_PALE, 0.6)
    c.multiply(m.edge(5, 6, 5), SHADE, 0.6)
    c.multiply(c.mask(limb([(644, 868, 5), (670, 872, 6), (698, 868, 5)], 16), soft=3) & m, SHADE, 0.8)
