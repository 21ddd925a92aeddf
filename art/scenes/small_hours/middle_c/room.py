"""The room of Middle C: wall, tall window, the evening outside, lit boards, thin curtains."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask
from art.painting.materials import planks
from art.painting.motifs.skies import streaks
from art.painting.pen import Pen
from art.painting.shapes import CORNER, Path, box, curve, polygon
from art.painting.terrain import plane

GOLD: Colour = (0.95, 0.11, 62)


FLOOR = 800.0


def arch(g: float) -> Path:
    """Return the window's outline, wider by `g`."""
    return curve(
        [
            (196 - g, 900, CORNER),
            (196 - g, 330),
            (222 - g, 210),
            (300 - 0.7 * g, 112 - 0.7 * g),
            (446, 66 - g),
            (592 + 0.7 * g, 112 - 0.7 * g),
            (670 + g, 210),
            (696 + g, 330),
            (696 + g, 900, CORNER),
        ]
    )


def wall(c: Canvas) -> None:
    """A dim panelled wall; the deep reveal of the window has the light."""
    c.wash([(0, (0.19, 0.06, 345)), (0.4, (0.26, 0.075, 350)), (0.75, (0.22, 0.07, 345)), (1, (0.12, 0.04, 335))], 20)
    n = c.field("paper", 50, 5) - 0.5
    c.screen(np.asarray(np.clip(n, 0, 1) * 0.5, np.float32), (0.6, 0.12, 10), 0.3)
    c.multiply(np.asarray(np.clip(-n, 0, 1), np.float32), (0.3, 0.08, 340), 0.5)

    def panels(pen: Pen) -> None:
        for x in (-30.0, 76.0, 772.0):
            for y, h in ((470.0, 370.0), (120.0, 310.0)):
                pen.stroke(box(x, y, 74, h, 3), (0.42, 0.1, 10), 3, 0.55)
                pen.stroke(box(x + 3, y + 4, 74, h, 3), (0.12, 0.04, 340), 3, 0.7)

    c.draw(panels, detail=0.35, soft=0.6)
    jamb = c.mask(arch(36))
    c.fill(jamb, (0.44, 0.125, 15), detail=0.4, mottle=0.08)
    c.screen(jamb & c.full(smoothstep(520, 240, c.x)), (0.9, 0.13, 45), 0.45)
    c.multiply(jamb & c.full(smoothstep(640, 730, c.x)), (0.4, 0.11, 350), 0.6)
    c.screen((jamb.grow(26).blur(18) - jamb), (0.75, 0.14, 30), 0.3)


def outside(c: Canvas, window: Mask) -> None:
    """Roofs and far hills under a last coral light."""
    with c.group() as g:
        c.wash(
            [
                (0.0, (0.46, 0.14, 5)),
                (0.2, (0.58, 0.155, 18)),
                (0.42, (0.72, 0.15, 36)),
                (0.58, (0.91, 0.11, 62)),
                (0.68, (0.95, 0.08, 78)),
            ],
            16,
        )
        streaks(c, 60, 420, (0.86, 0.13, 35), share=0.6, seed="veil", cover=0.5)
        for k, (y, tone) in enumerate(((210.0, (0.8, 0.12, 30)), (330.0, (0.93, 0.1, 55)), (450.0, (0.97, 0.08, 70)))):
            puffs = c.field(f"bank{k}", 120, 5, (2.6, 1.0))
            band = np.exp(-(((c.y - y) / 46) ** 2)) * smoothstep(0.46, 0.66, puffs)
            under = np.exp(-(((c.y - y - 26) / 40) ** 2)) * smoothstep(
                0.46, 0.7, np.roll(puffs, -round(18 * c.scale), 0)
            )
            c.glaze(np.asarray(under, np.float32) * 0.5, (0.5, 0.14, 350))
            c.screen(np.asarray(band, np.float32), tone, 0.55)
        c.glow(668, 700, 190, (0.99, 0.1, 80), 0.9)
        for k, (y, tone) in enumerate(((676.0, (0.8, 0.12, 46)), (732.0, (0.68, 0.135, 28)), (800.0, (0.5, 0.125, 5)))):
            ridge = y - 70 * (c.field(f"hill{k}", 260, 2)[0] - 0.5) - 8 * c.field(f"trees{k}", 14, 3)[0]
            m = c.full(smoothstep(-1.2, 1.2, c.y - ridge[None, :]))
            c.fill(m, tone, detail=0.25)
            c.glaze(np.asarray(np.exp(-(((c.y - y - 44) / 26) ** 2)), np.float32), (0.94, 0.09, 62), 0.4)
    c.paste(g, clip=window)
    c.multiply(window - window.move(-12, 16).blur(6), (0.55, 0.12, 15), 0.5)
    c.emit(window, 0.08)


def bars(c: Canvas, window: Mask) -> None:
    """Paint the bars of the window."""
    bars = c.mask(
        box(439, 40, 14, 870),
        box(190, 330, 520, 12),
        box(190, 560, 520, 10),
        box(312, 40, 8, 870),
        box(572, 40, 8, 870),
    )
    m = bars & window & c.mask(box(0, 0, 800, 850))
    c.form(m.blur(0.8), (0.42, 0.12, 10), thickness=7, rim=0.7, detail=0.45)
    c.screen(m.edge(3, -1, 2), GOLD, 0.5)
    c.screen(m & c.full(np.exp(-(((c.x - 640) / 190) ** 2 + ((c.y - 660) / 240) ** 2))), (0.95, 0.13, 55), 0.6)


def floor(c: Canvas) -> None:
    """Boards run at us; the window lies on them in long bright strips, the piano's shade between."""
    floor = c.full(smoothstep(FLOOR - 0.8, FLOOR + 0.8, c.y))
    p = plane(c, floor, ((-120, FLOOR), (920, FLOOR), (1793, 1270), (-993, 1270)))
    lit = np.zeros((c.h, c.w), np.float32)
    for a, b in ((204, 306), (326, 432), (460, 566), (586, 690)):
        for s0, s1 in ((0.0, 0.17), (0.2, 0.5), (0.54, 0.93)):

            def at(x: float, s: float) -> tuple[float, float]:
                y = FLOOR + 4 + 420 * s
                return x - (690 - x) * 0.62 * s - 190 * s, y

            quad = c.mask(polygon([at(a, s0), at(b, s0), at(b, s1), at(a, s1)]), soft=2 + 4 * s1)
            lit = np.maximum(lit, quad.whole() * (1 - 0.4 * s0))
    light = np.asarray(0.5 * lit - 0.34, np.float32)[p.mask.where]
    planks(c, p, (0.5, 0.12, 25), across=24, length=2.2, light=light, gap=0.05, depth=0.7, detail=0.3)
    c.screen(floor * lit, (0.94, 0.14, 55), 0.72)
    sheen = np.exp(-(((c.y - FLOOR - 10) / 40) ** 2)) * smoothstep(760, 420, np.abs(c.x - 446) * 2)
    c.screen(floor * np.asarray(sheen, np.float32), (0.92, 0.12, 50), 0.4)
    c.multiply(floor * np.asarray(smoothstep(1000, 1210, c.y), np.float32), (0.3, 0.08, 335), 0.55)
    base = c.mask(box(-10, 764, 186, 36), box(716, 764, 100, 36))
    c.form(base, (0.3, 0.09, 355), thickness=8, rim=0.5, detail=0.4)


def curtain(c: Canvas) -> None:
    """Thin curtains stand in the draught on both sides, lit through."""
    for pts, seed in (
        (
            [
                (214, -20, CORNER),
                (140, -20, CORNER),
                (140, 400),
                (128, 700),
                (104, 884, CORNER),
                (176, 892),
                (198, 700),
                (220, 400),
                (236, 190),
            ],
            1.0,
        ),
        (
            [
                (682, -20, CORNER),
                (762, -20, CORNER),
                (760, 400),
                (768, 700),
                (790, 890, CORNER),
                (716, 894),
                (704, 700),
                (676, 420),
                (650, 200),
            ],
            2.0,
        ),
    ):
        m = c.mask(curve(pts), soft=1.6)
        bend = 15 * np.sin(c.y / 210 + seed) + 26 * (c.noise.at(f"hang{seed}", c.x / 40, c.y / 420, 1.0, 2) - 0.5)
        fold = 0.62 * np.sin((c.x + bend) / 9.4 + 2.2 * np.sin(c.x / 31 + seed)) + 0.38 * np.sin(
            (c.x + 1.7 * bend) / 4.1 + seed
        )
        fold = smoothstep(-0.9, 0.95, fold)
        thin = np.asarray(0.35 + 0.65 * fold, np.float32)
        c.fill(m, (0.5, 0.13, 12), 0.8, detail=0.4)
        c.screen(m * thin, (0.86, 0.13, 38), 0.6)
        c.multiply(m * np.asarray(1 - fold, np.float32), (0.36, 0.1, 350), 0.6)


def air(c: Canvas) -> None:
    """The light stands in the room's dust."""
    beam = c.mask(polygon([(220, 330), (690, 330), (560, 1230), (-220, 1230)]), soft=50)
    c.screen(beam * np.asarray(smoothstep(1230, 500, c.y), np.float32), (0.92, 0.13, 50), 0.24)
