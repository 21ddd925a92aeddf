"""The girl from behind: a dress spread like a hill, folded arms, a plait, a straw hat."""

from __future__ import annotations

import numpy as np

from art.painting.canvas import Canvas
from art.painting.colour import Array, Colour, ramp, smoothstep
from art.painting.mask import Mask
from art.painting.motifs.garments import Fold, garment
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_DRESS = ramp([(0.4, 0.12, 30), (0.54, 0.15, 44), (0.68, 0.165, 60), (0.78, 0.16, 72), (0.87, 0.13, 84)])
_HAIR: Colour = (0.27, 0.05, 40)
_SKIN: Colour = (0.47, 0.085, 46)
_STRAW = ramp([(0.52, 0.1, 58), (0.7, 0.1, 74), (0.84, 0.085, 86), (0.93, 0.06, 92), (0.97, 0.04, 95)])
_HEM = [(516, 1122), (440, 1116), (360, 1144), (270, 1136), (180, 1158), (90, 1138), (10, 1154)]
"""Where the skirt meets the sand, from right to left."""


def sleeves(c: Canvas) -> None:
    """Paint both upper arms, folded in front of her: two obstinate elbows, and the fingers of one hand."""
    for side, bias in ((-1.0, 0.04), (1.0, -0.12)):
        outline = [
            (56, 610, CORNER),
            (96, 612),
            (138, 654),
            (168, 716),
            (194, 768),
            (190, 796),
            (160, 804),
            (124, 790),
            (84, 764, CORNER),
        ]
        arm = c.mask(curve([(240 + side * q[0], q[1] - 7 * side * (q[1] > 700), *q[2:]) for q in outline]), wobble=1.5)
        folds: list[Fold] = [
            ([(240 + side * 196, 772, 3), (240 + side * 160, 762, 8), (240 + side * 112, 742, 2)], -5.0),
            ([(240 + side * 180, 742, 3), (240 + side * 150, 736, 7), (240 + side * 116, 728, 2)], -4.0),
            ([(240 + side * 168, 792, 3), (240 + side * 142, 778, 7), (240 + side * 108, 758, 2)], -4.0),
            ([(240 + side * 98, 624, 3), (240 + side * 128, 676, 9), (240 + side * 156, 732, 3)], 4.0),
            ([(240 + side * 108, 650, 3), (240 + side * 112, 690, 7), (240 + side * 122, 724, 3)], -3.5),
        ]
        garment(c, arm, _DRESS, folds, thickness=34, weave=0.05, bias=bias, rim=0.0, gain=0.7, seed="arm", detail=0.4)
    for k in range(3):
        x, y = 86 - 5 * k, 698 + 14 * k
        finger = c.mask(limb([(x - 7, y + 3, 6.5), (x + 6, y, 7), (x + 19 - abs(k - 1) * 4, y + 1, 6)]))
        c.shadow(finger, 2, 4, soft=3, share=0.5, colour=(0.5, 0.15, 30))
        c.form(finger, _SKIN, thickness=7, rim=0.0, gain=0.5, detail=0.9)


def skirt(c: Canvas) -> None:
    """Paint the skirt, spread over the sand like a hill."""
    spread = c.mask(
        curve(
            [
                (158, 806, CORNER),
                (322, 806, CORNER),
                (396, 858),
                (486, 958),
                (548, 1046),
                (566, 1096, CORNER),
                *_HEM,
                (-60, 1134, CORNER),
                (-50, 1060),
                (40, 920),
                (96, 850),
            ],
            pull=0.34,
        ),
        wobble=1.5,
    )
    c.shadow(spread, 20, -2, soft=9, share=0.5, colour=(0.4, 0.11, 280))
    c.shadow(spread, 6, 10, soft=7, share=0.55, colour=(0.4, 0.1, 300))
    folds: list[Fold] = []
    r = c.rng("folds")
    for x in (-30, 40, 96, 160, 226, 300, 372, 430, 486, 536):
        foot = x + float(r.uniform(-12, 12))
        top = 240 + (foot - 240) * 0.24
        bend = 240 + (foot - 240) * 0.6
        folds.append(
            (
                [
                    (top, 816 + float(r.uniform(0, 40)), 4),
                    (bend, 930, 13),
                    (240 + (foot - 240) * 0.88, 1060, 20),
                    (foot, 1150, 24),
                ],
                float(r.uniform(17, 27)),
            )
        )
    garment(c, spread, _DRESS, folds, thickness=80, weave=0.05, rim=0.0, gain=0.72, seed="skirt", detail=0.38)
    right = smoothstep(300, 560, c.x + 0.25 * (1000 - c.y))
    c.multiply(spread * right, (0.6, 0.14, 18), 0.6)
    c.multiply(spread * smoothstep(420, 600, c.x + 0.5 * (1000 - c.y)), (0.5, 0.13, 350), 0.4)
    c.screen(spread * smoothstep(330, 60, c.x - 0.2 * (c.y - 900)), (0.72, 0.13, 78), 0.22)
    tucks(c, spread)
    c.multiply(c.mask(limb([(240, 826, 24), (236, 900, 30), (236, 972, 14)]), soft=7), (0.5, 0.15, 28), 0.5)


def bodice(c: Canvas) -> None:
    """Paint the back of the dress and its collar."""
    back = c.mask(
        curve(
            [
                (196, 596, CORNER),
                (284, 596, CORNER),
                (336, 622),
                (362, 690),
                (350, 770),
                (326, 822, CORNER),
                (240, 834),
                (154, 822, CORNER),
                (130, 770),
                (118, 690),
                (144, 622),
            ]
        ),
        wobble=1.2,
    )
    c.shadow(back, 8, 8, soft=7, share=0.45, colour=(0.5, 0.15, 30))
    seams: list[Fold] = [
        ([(160, 640, 4), (176, 720, 8), (196, 806, 3)], 3.0),
        ([(320, 640, 4), (306, 720, 8), (286, 806, 3)], 3.0),
        ([(156, 802, 4), (240, 816, 6), (326, 800, 4)], -3.5),
        ([(200, 760, 3), (236, 776, 8), (290, 764, 3)], -2.0),
    ]
    garment(c, back, _DRESS, seams, thickness=46, weave=0.05, rim=0.0, gain=0.7, seed="back", detail=0.4)
    c.multiply(back * smoothstep(240, 350, c.x), (0.68, 0.15, 34), 0.4)
    c.multiply(back * smoothstep(690, 600, c.y + 0.3 * (240 - c.x)), (0.62, 0.14, 34), 0.5)
    for side in (-1.0, 1.0):
        collar = c.mask(
            curve(
                [
                    (240, 612, CORNER),
                    (240 + side * 62, 590, CORNER),
                    (240 + side * 82, 640),
                    (240 + side * 34, 676),
                    (240, 668, CORNER),
                ]
            )
        )
        c.shadow(collar, 3, 6, soft=4, share=0.4, colour=(0.5, 0.15, 30))
        c.form(collar, (0.92, 0.04, 86), thickness=8, rim=0.0, gain=0.6, detail=0.5)


def tucks(c: Canvas, skirt: Mask) -> None:
    """Sew two pale ribbons round the skirt, above its hem."""
    hem = [(570, 1088), *_HEM, (-60, 1134)]
    for up, wide in ((62.0, 7.0), (84.0, 3.0)):
        band = skirt & c.mask(limb([(240 + (x - 240) * (1 - up / 900), y - up, wide) for x, y in hem], 80))
        c.multiply(band.blur(3).move(0, 4) & skirt, (0.6, 0.15, 30), 0.5)
        c.fill(band, (0.93, 0.05, 86), 0.85, detail=0.4)
        c.multiply(band * smoothstep(280, 560, c.x), (0.6, 0.1, 330), 0.45)


def _strands(c: Canvas, lines: list[list[tuple[float, float]]], mask: Mask) -> None:
    """Draw single hairs, a little lighter or darker than the rest, within a mask."""
    r = c.rng(f"strands{len(lines)}{lines[0][0][0]:.0f}{lines[0][0][1]:.0f}")

    def work(pen: Pen) -> None:
        for spine in lines:
            tone: Colour = (float(r.uniform(0.18, 0.46)), 0.055, 46)
            pen.stroke(spine, tone, float(r.uniform(0.8, 1.6)), 0.65)

    c.draw(work, clip=mask, detail=0.75)


def plait(c: Canvas) -> None:
    """Paint nape and plait, with its red ribbon."""
    neck = c.mask(curve([(184, 540), (296, 540), (294, 598), (300, 626), (240, 650), (180, 626), (186, 598)]))
    c.form(neck, _SKIN, thickness=12, rim=0.0, gain=0.25, mottle=0.04, detail=0.75)
    nape = c.mask(
        curve([(160, 520), (240, 490), (314, 520), (312, 566), (280, 596), (240, 628), (204, 606), (168, 572)])
    )
    c.multiply(nape.blur(5).move(0, 6) & neck, (0.4, 0.09, 35), 0.3)
    c.form(nape, _HAIR, thickness=34, rim=0.0, mottle=0.04, detail=0.75)
    fan = [
        [(float(x), 520.0), (232 + (float(x) - 232) * 0.72, 574.0), (234 + (float(x) - 232) * 0.1, 622.0)]
        for x in np.linspace(150, 320, 44)
    ]
    _strands(c, fan, nape)
    spine = [(236, 604), (226, 664), (230, 724), (222, 784), (218, 838), (208, 884)]
    c.shadow(c.mask(limb([(x, y, 20) for x, y in spine], 40)), 12, 5, soft=6, share=0.5, colour=(0.5, 0.15, 28))
    n = 9
    for k in range(2 * n):
        f = k / (2 * n - 1)
        y = 610 + 262 * f
        x = float(np.interp(y, [q[1] for q in spine], [q[0] for q in spine]))
        w = 33 - 12 * f
        side = -1 if k % 2 else 1
        strand = c.mask(
            curve(
                [
                    (x + side * w * 1.0, y - w * 0.5),
                    (x + side * w * 0.72, y + w * 0.4),
                    (x - side * w * 0.42, y + w * 1.3, CORNER),
                    (x - side * w * 0.5, y + w * 0.3),
                    (x + side * w * 0.25, y - w * 0.8),
                ]
            )
        )
        c.multiply(strand.blur(2.5).move(0, 3), (0.3, 0.07, 40), 0.5)
        c.form(strand, _HAIR, thickness=6, rim=0.0, gain=0.75, mottle=0.02, detail=0.75)
        hairs = [
            [
                (x + side * w * (0.5 + q), y - w * (0.9 - q)),
                (x + side * w * (0.2 + 0.8 * q), y + w * (0.1 + 0.5 * q)),
                (x - side * w * 0.4, y + w * (0.8 + 0.3 * q)),
            ]
            for q in np.linspace(-0.5, 0.6, 9)
        ]
        _strands(c, hairs, strand)
    end = c.mask(curve([(194, 886, CORNER), (220, 886, CORNER), (226, 930), (202, 974, CORNER), (190, 926)]))
    c.form(end, _HAIR, thickness=10, rim=0.0, detail=0.7)
    _strands(c, [[(207 + q, 886), (208 + 1.5 * q, 926), (203 + 0.5 * q, 972)] for q in np.linspace(-12, 12, 14)], end)
    _ribbon(c, 207, 884)


def _ribbon(c: Canvas, x: float, y: float) -> None:
    """Tie a flat red ribbon round the plait's end."""
    red, deep = (0.53, 0.19, 27), (0.42, 0.16, 22)
    for tone, points in (
        (deep, [(0, 4, CORNER), (-30, 34), (-40, 66, CORNER), (-24, 60, CORNER), (-16, 72, CORNER), (-8, 40)]),
        (red, [(2, 4, CORNER), (24, 30), (46, 50, CORNER), (32, 56, CORNER), (30, 70, CORNER), (10, 38)]),
        (red, [(-4, -4, CORNER), (-34, -24), (-58, -16), (-54, 8), (-30, 10), (-4, 5, CORNER)]),
        (red, [(4, -4, CORNER), (30, -22), (52, -20), (56, 4), (34, 12), (4, 5, CORNER)]),
        (deep, [(-14, 0, CORNER), (-34, -8), (-48, -6), (-44, 4), (-30, 4)]),
        (deep, [(14, 0, CORNER), (32, -8), (44, -8), (44, 2), (32, 5)]),
        (red, [(-11, -8), (10, -9), (12, 8), (-10, 9)]),
    ):
        part = c.mask(curve([(x + q[0], y + q[1], *q[2:]) for q in points]), wobble=0.8)
        c.shadow(part, 3, 4, soft=3, share=0.3, colour=(0.5, 0.15, 28))
        c.form(part, tone, thickness=5, rim=0.0, gain=0.6, mottle=0.08, grain=14, detail=0.75)


def hat(c: Canvas) -> None:
    """Paint the straw hat, tipped back: she holds her chin up."""
    x, y, turn = 230.0, 488.0, -11.0
    brim = c.mask(oval(x, y, 196, 98, turn), wobble=1.5)
    c.multiply(brim.blur(12).move(14, 32), (0.46, 0.09, 58), 0.55)
    c.form(brim, _STRAW, thickness=14, rim=0.0, gain=0.6, bump=_weave(c, x, y, turn), detail=0.75)
    c.multiply(c.mask(oval(x + 40, y + 2, 132, 58, turn), soft=12), (0.66, 0.1, 60), 0.4)
    crown = c.mask(
        curve([(130, 466, CORNER), (136, 404), (182, 352), (242, 342), (298, 366), (330, 438, CORNER), (236, 498)])
    )
    c.form(crown, _STRAW, thickness=64, rim=0.0, gain=0.75, bump=_weave(c, x + 2, y - 106, turn), detail=0.75)
    c.multiply(crown * smoothstep(236, 340, c.x + 0.2 * (c.y - 400)), (0.68, 0.1, 60), 0.45)
    band = c.mask(
        curve([(129, 440, CORNER), (236, 468), (328, 410, CORNER), (332, 442, CORNER), (237, 504), (130, 474, CORNER)])
    )
    ticket = c.mask(curve([(158, 412, CORNER), (186, 402, CORNER), (212, 476, CORNER), (184, 486, CORNER)], pull=0.0))
    stub = ticket - c.mask(oval(171, 406, 6.5, 6.5))
    c.shadow(stub, 4, 5, soft=3, share=0.4, colour=(0.5, 0.12, 40))
    c.fill(stub, (0.85, 0.05, 205), detail=0.75)
    line = c.mask(limb([(165, 428, 1.6), (191, 419, 1.6)], 6), limb([(169, 439, 1.6), (195, 430, 1.6)], 6))
    c.fill(line, (0.45, 0.08, 240), 0.8, detail=0.75)
    c.shadow(band, 1, 4, soft=3, share=0.35, colour=(0.5, 0.12, 40))
    c.form(band, (0.52, 0.19, 27), thickness=6, rim=0.0, gain=0.6, mottle=0.08, detail=0.75)
    c.multiply(band * smoothstep(220, 335, c.x), (0.6, 0.12, 20), 0.5)


def _weave(c: Canvas, x: float, y: float, turn: float) -> Array:
    """Return the rounds of plaited straw as a height map."""
    a = np.radians(turn)
    dx, dy = c.x - x, c.y - y
    u, v = dx * np.cos(a) + dy * np.sin(a), -dx * np.sin(a) + dy * np.cos(a)
    d = np.hypot(u, v * 2)
    d = d + 3 * (c.field("plaiting", 40, 2) - 0.5)
    return np.asarray(0.75 * np.abs(np.sin(d * np.pi / 11)) + 0.5 * (c.field("straws", 5, 2) - 0.5), np.float32)


def leaning(c: Canvas) -> tuple[Array, Array]:
    """Return where on the upright drawing each place of the card is found: she sets her back against it."""
    a = np.radians(4.0)
    x, y = c.x - 247, c.y - 830
    return 240 + x * np.cos(a) - y * np.sin(a), 830 + x * np.sin(a) + y * np.cos(a)
