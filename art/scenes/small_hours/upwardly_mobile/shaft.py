"""Parts of Upwardly Mobile: the dark vault, ring behind ring, its bright mouth, balustrades, light in the air."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import pick, ramp, smoothstep
from art.painting.pen import Pen
from art.painting.shapes import Points, box, circle, curve, limb, polygon

from .brush import SUN

VX: Final = 196.0
VY: Final = 236.0
"""Where everything runs to."""
DEEP: Final = 960.0
"""How far below that the steps lie at distance 1."""
HIGH: Final = 400.0
"""How high the rails are above the steps at distance 1."""
LEFT: Final = -400.0
RIGHT: Final = 900.0
"""The escalator's borders at distance 1."""
FAR: Final = 15.0
_WALL: Final = ramp(
    [
        (0.0, (0.93, 0.06, 112)),
        (0.16, (0.82, 0.085, 160)),
        (0.38, (0.62, 0.09, 188)),
        (0.66, (0.44, 0.08, 208)),
        (1.0, (0.26, 0.06, 228)),
    ]
)


def spot(across: float, z: float, height: float = 0.0) -> tuple[float, float]:
    """Return where a place of the escalator lies on the card."""
    return VX + across / z, VY + (DEEP - height) / z


def walls(c: Canvas) -> None:
    """Lay the vault: rings of tile about the way out, each a step darker than the one behind it."""
    dx, dy = c.x - VX, (c.y - (VY - 76)) * 0.94
    r = np.hypot(dx, dy)
    ring = np.log(np.maximum(r, 70) / 132) * 2.5
    step, part = np.floor(ring), np.mod(ring, 1)
    t = 0.07 + 0.165 * step + 0.05 * part + 0.09 * smoothstep(0.14, 0.0, part) * (step > 0)
    t = t - 0.07 * smoothstep(0.14, 0.2, part) * smoothstep(0.34, 0.2, part)
    turn = np.mod(np.arctan2(dy, dx) * 13, 1)
    t = t + 0.03 * smoothstep(0.06, 0.0, np.abs(turn - 0.5)) + 0.07 * (c.field("damp", 110, 3) - 0.5)
    c.fill(c.full(), pick(_WALL, np.asarray(np.clip(t, 0, 1), np.float32)), detail=0.15)


def mouth(c: Canvas) -> None:
    """The way out: an arch of morning, so bright that its frame is eaten at."""
    sill = VY + 190
    arch = (c.mask(circle(VX, 160, 116)) & c.mask(box(VX - 130, 20, 260, 141))) | c.mask(
        box(VX - 116, 160, 232, sill - 160)
    )
    frame = arch.grow(15) & c.mask(box(VX - 150, 10, 300, sill - 10))
    c.fill(frame, (0.7, 0.09, 176), detail=0.6)
    c.multiply(frame.edge(-7, -3, 4), (0.7, 0.08, 190), 0.5)
    dawn = ramp([(0.0, (0.96, 0.075, 90)), (0.45, (0.995, 0.03, 98)), (1.0, (0.97, 0.06, 80))])
    c.fill(arch, pick(dawn, np.asarray(np.clip((c.y - 40) / 300, 0, 1), np.float32)), detail=0.5)
    hills = (
        c.mask(
            curve(
                [
                    (60, 440),
                    (84, 262),
                    (120, 240),
                    (150, 252),
                    (196, 286),
                    (240, 250),
                    (278, 228),
                    (316, 256),
                    (340, 440),
                ],
                pull=0.3,
            )
        )
        & arch
    )
    c.glaze(hills, (0.84, 0.075, 150), 0.75)

    def firs(pen: Pen) -> None:
        for x, y, tall in (
            (92, 262, 26),
            (104, 258, 34),
            (118, 254, 24),
            (262, 246, 26),
            (276, 242, 38),
            (290, 246, 30),
            (303, 256, 22),
        ):
            pen.fill(polygon([(x - 0.24 * tall, y), (x, y - tall), (x + 0.24 * tall, y)]), (0.74, 0.085, 165), 0.8)

    c.draw(firs, clip=arch, detail=0.5, soft=0.9)
    c.emit(arch, 0.8)


def rails(c: Canvas) -> None:
    """Set the balustrades beside the water and lay the dark rails on them."""
    for edge, out in ((LEFT, -1.0), (RIGHT, 1.0)):
        low = [spot(edge, z) for z in (0.7, FAR)]
        top = [spot(edge, z, HIGH) for z in (FAR, 0.7)]
        m = c.mask(polygon([*low, *top]))
        z = np.asarray((edge / np.where(np.abs(c.x - VX) < 1, 1, c.x - VX))[m.where], np.float32)
        tones = ramp([(0.0, (0.4, 0.07, 212)), (0.35, (0.53, 0.08, 198)), (1.0, (0.84, 0.08, 140))])
        panel = 0.04 * smoothstep(0.04, 0.015, np.abs(np.mod(np.log(np.maximum(z, 0.3)) * 2.4, 1) - 0.5))
        c.fill(m, pick(tones, np.asarray(np.clip((z - 1) / 8 - 2 * panel, 0, 1), np.float32)), detail=0.2)
        zs = (FAR, 11.0, 8.0, 5.6, 4.0, 2.8, 2.0, 1.5, 1.15, 0.9, 0.7)
        rail: Points = [(*spot(edge + 14 * out, q, HIGH), 27 / q) for q in zs]
        bar = c.mask(limb(rail, 90))
        c.multiply(bar.blur(6).move(0, 10), (0.5, 0.07, 215), 0.5)
        c.fill(bar, (0.24, 0.05, 226), detail=0.8)
        shine = [(x - 0.2 * out * q, y - 0.42 * q, 0.2 * q) for x, y, q in rail]
        c.glaze(c.mask(limb(shine, 90), soft=1.5), (0.86, 0.07, 130), 0.75)


def light(c: Canvas) -> None:
    """Shafts of morning that come down the tunnel, the mist of the falls, the dark that is left below."""
    c.multiply(c.full(smoothstep(860, 1190, c.y)), (0.42, 0.08, 218), 0.06)
    c.multiply(c.full(smoothstep(150, -40, c.x) * smoothstep(420, 800, c.y)), (0.42, 0.08, 222), 0.35)
    c.multiply(c.full(smoothstep(430, 800, c.x) * smoothstep(900, 200, c.y)), (0.42, 0.08, 222), 0.34)
    beam = c.mask(polygon([(VX - 96, 200), (VX + 110, 130), (600, 720), (420, 1000), (130, 1000)]), soft=30)
    c.screen(beam * smoothstep(1060, 180, c.y), (0.9, 0.09, 96), 0.5)
    c.rays(VX + 6, 130, (42, 58, 72, 88), 860, 120, SUN, 0.34, soft=9)
    c.glow(290, 560, 120, (0.9, 0.06, 130), 0.5)
    c.glow(VX, 170, 130, SUN, 0.4)
    c.glaze(c.full(smoothstep(130, 10, np.hypot((c.x - VX) * 0.8, c.y - 300))), SUN, 0.5)


def beams(c: Canvas) -> None:
    """Two thin beams that come before him: on the hat's rim, on fish and water."""
    c.rays(VX + 10, 150, (34, 76, 84), 820, 90, SUN, 0.2, soft=7)
    c.glow(270, 830, 60, (0.95, 0.07, 110), 0.3, 0.4)
