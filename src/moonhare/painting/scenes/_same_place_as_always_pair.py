"""Parts of Same Place as Always: the two on the bench, his arm round her, and the leaves that climb them."""

from __future__ import annotations

import math

import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, mix, smoothstep
from moonhare.painting.mask import Mask
from moonhare.painting.materials import cloth
from moonhare.painting.materials.living import fur, skin
from moonhare.painting.motifs.plants import flowers
from moonhare.painting.scenes._same_place_as_always_parts import SEAT, hedge
from moonhare.painting.shapes import CORNER, curve, limb, oval
from moonhare.painting.stamps import strew

_TWEED: Colour = (0.5, 0.065, 68)
_DARK: Colour = (0.40, 0.055, 45)
_BROWN: Colour = (0.56, 0.085, 55)
_WHITE: Colour = (0.86, 0.012, 90)


def pair(c: Canvas) -> None:
    """Him, then her before his shoulder, then his arm across her back, then what grows over both."""
    c.multiply(c.mask(oval(400, SEAT - 2, 236, 16), soft=8), (0.3, 0.06, 240), 0.8)
    him = _him(c)
    her = _her(c)
    arm = _his_arm(c)
    _grow(c, him | her | arm)


def _woven(c: Canvas, cloth_mask: Mask, turn: float) -> None:
    """Herringbone and a faint check, along the fall of the cloth."""
    ca, sa = math.cos(turn), math.sin(turn)
    u, v = c.x * ca + c.y * sa, c.y * ca - c.x * sa
    zig = np.abs(np.mod(u / 13, 1) - 0.5) * 2
    weave = np.sin((v * 0.9 + zig * 11) * 0.62)
    c.multiply(cloth_mask * np.asarray(smoothstep(-0.1, 0.7, weave) * 0.5, np.float32), (0.5, 0.06, 45), 0.42)
    check = np.maximum(np.exp(-((np.mod(u / 40, 1) - 0.5) ** 2) * 900), np.exp(-((np.mod(v / 40, 1) - 0.5) ** 2) * 900))
    c.glaze(cloth_mask * np.asarray(check, np.float32), (0.6, 0.12, 40), 0.22)


def _head(
    c: Canvas, x: float, y: float, rx: float, ry: float, turn: float, tone: Colour, nape: float, seed: str
) -> None:
    """A head from behind: ears, nape, white hair that ends in a soft line."""
    a = math.radians(turn)
    for way in (-1, 1):
        ex, ey = x + way * rx * 0.96 * math.cos(a), y + ry * 0.16 + way * rx * 0.96 * math.sin(a)
        ear = Clay(c, (ex - 30, ey - 40, ex + 30, ey + 40), melt=3)
        ear.ball(ex, ey, rx * 0.17, ry * 0.24, turn=way * 12 + turn)
        ear.press([(ex + way * 2, ey - ry * 0.1, 3), (ex + way * 2, ey + ry * 0.08, 3)], 3)
        skin(c, ear.relief(1), tone, detail=0.8)
    skull = Clay(c, (x - rx * 1.5, y - ry * 1.5, x + rx * 1.5, y + ry * 1.6), melt=10)
    skull.ball(x, y, rx, ry, turn=turn)
    skull.ball(x, y - ry * 0.18, rx * 1.02, ry * 0.82, turn=turn)
    form = skull.relief(1.5)
    upper = np.asarray(smoothstep(nape + 20, nape + 4, c.y), np.float32)
    skin(c, form.within(form.mask * upper), tone, detail=0.8)
    edge = nape + 4 * np.cos((c.x - x) / rx * 3.0) + 5 * (c.field(f"nape/{seed}", 10, 2) - 0.5)
    hair = form.within(form.mask * np.asarray(smoothstep(edge + 4, edge - 4, c.y), np.float32))
    c.form(hair, _WHITE, rim=0.8, shadow=26, mottle=0.05, detail=0.8)
    at = hair.mask.where
    fall = np.arctan2(c.y[at] - (y - ry * 0.62), (c.x[at] - x) * 1.1)
    fur(
        c, hair, np.asarray(fall, np.float32), seed=f"hair/{seed}", length=(9, 17), spacing=2.6, spread=0.22, detail=0.8
    )


def _him(c: Canvas) -> Mask:
    """Broad, straight, in a tweed jacket whose tails hang over the edge of the seat."""
    neck = Clay(c, (390, 560, 560, 720), melt=10)
    neck.limb([(462, 570, 40), (468, 620, 38), (472, 680, 46)])
    skin(c, neck.relief(2), _DARK, detail=0.75)
    c.multiply(c.mask(oval(462, 612, 44, 18), soft=8) & neck.mask(), c.palette.deep, 0.5)
    coat = Clay(c, (320, 620, 690, 1000), melt=20)
    coat.limb([(378, 714, 42), (422, 690, 46), (474, 680, 50), (528, 690, 46), (572, 714, 42)], n=30)
    coat.limb([(474, 716, 86), (474, 790, 98), (474, 860, 94), (472, 940, 104)], flat=0.8)
    coat.limb([(386, 940, 40, 4), (472, 950, 50, 4), (560, 940, 40, 4)])
    # His other arm, bent to the lap.
    coat.limb([(572, 716, 44, 6), (598, 788, 38, 8), (606, 846, 33, 8), (592, 886, 30, 2)], melt=12)
    coat.press([(556, 752, 5), (568, 800, 5), (572, 850, 5), (566, 890, 4)], 9)
    coat.press([(476, 716, 2.4), (475, 830, 2.4), (473, 960, 2.4)], 4)
    coat.press([(428, 880, 8), (470, 892, 8), (520, 882, 8)], 4)
    coat.press([(420, 760, 5), (404, 800, 8), (400, 850, 6)], 4)
    body = coat.relief(1.6)
    tail = c.mask(
        curve(
            [
                (366, 900, CORNER),
                (582, 900, CORNER),
                (588, 950),
                (578, SEAT + 20, CORNER),
                (530, SEAT + 25),
                (478, SEAT + 22, CORNER),
                (474, SEAT - 30, CORNER),
                (470, SEAT + 22, CORNER),
                (420, SEAT + 24),
                (372, SEAT + 18, CORNER),
                (362, 950),
            ]
        )
    )
    c.shadow(tail, 6, 9, 6, 0.6)
    low = c.relief(tail, 20, smooth=4)
    creases = np.sin(c.x / 15 + 2 * c.field("tails", 60, 2)) * 3
    c.form(low, _TWEED, bump=np.asarray(creases, np.float32), mottle=0.06, rim=0.2, bias=-0.1, detail=0.75)
    keep = c.full(smoothstep(SEAT - 12, SEAT - 40, c.y))
    folds = (c.field("coat", 44, 2, (0.8, 1.5)) - 0.5) * 16
    c.form(
        body.within(body.mask * keep.a),
        _TWEED,
        bump=np.asarray(folds, np.float32),
        mottle=0.07,
        rim=0.7,
        shadow=40,
        detail=0.75,
    )
    whole = body.mask * keep.a | tail
    _woven(c, whole, 0.02)
    shirt = c.mask(limb([(430, 652, 9), (470, 640, 10), (512, 650, 9)], 20))
    c.form(shirt, (0.93, 0.02, 90), thickness=8, rim=0.5, detail=0.8)
    turned = c.mask(
        curve([(404, 690, CORNER), (424, 656), (470, 646), (518, 654), (540, 690, CORNER), (506, 676), (440, 676)])
    )
    c.shadow(turned, 0, 8, 5, 0.55)
    c.form(turned, (0.44, 0.06, 62), thickness=12, rim=0.8, detail=0.8)
    _head(c, 458, 540, 58, 70, -7, _DARK, 588, "he")
    return whole


def _her(c: Canvas) -> Mask:
    """Small, round, leaning towards him; the sari's end falls over her shoulder and the edge of the seat."""
    neck = Clay(c, (250, 680, 370, 790), melt=8)
    neck.limb([(318, 690, 26), (312, 730, 27), (306, 772, 40)])
    skin(c, neck.relief(1.5), _BROWN, detail=0.8)
    c.multiply(c.mask(oval(318, 716, 34, 14), soft=7) & neck.mask(), c.palette.deep, 0.45)
    body = Clay(c, (160, 720, 440, 1000), melt=16)
    body.limb([(238, 796, 32), (270, 776, 35), (306, 768, 38), (342, 776, 35), (372, 796, 32)], n=24)
    body.limb([(306, 800, 64), (304, 850, 66), (302, 896, 78), (300, 940, 94)], flat=0.85)
    body.limb([(236, 800, 33, 8), (218, 852, 30, 10), (222, 896, 27, 6)], melt=8)
    body.limb([(368, 800, 32, 2), (384, 850, 30, 2), (382, 910, 30, 2)], melt=8)
    body.press([(254, 830, 4), (248, 866, 4), (250, 896, 4)], 7)
    form = body.relief(1.5)
    c.shadow(form.mask, 10, 6, 12, 0.5)
    keep = c.full(smoothstep(SEAT + 3, SEAT - 1, c.y))
    worn = form.mask * keep.a
    blouse: Colour = (0.52, 0.17, 8)
    rib = (c.field("blouse", 26, 2) - 0.5) * 9
    c.form(form.within(worn), blouse, bump=np.asarray(rib, np.float32), mottle=0.05, rim=0.7, shadow=30, detail=0.75)
    band = c.mask(limb([(196, 872, 6), (220, 880, 6), (248, 874, 6)], 12)) & worn
    c.form(band, (0.82, 0.13, 84), thickness=4, rim=0.5, detail=0.8)
    drape = c.mask(
        curve(
            [
                (226, 776, CORNER),
                (252, 752),
                (284, 744, CORNER),
                (318, 806),
                (350, 868),
                (372, 930),
                (380, SEAT + 26, CORNER),
                (300, SEAT + 34),
                (220, SEAT + 26, CORNER),
                (216, 930),
                (238, 880),
                (248, 820),
            ]
        )
    )
    c.shadow(drape, 5, 7, 6, 0.5)
    cloth(c, drape, (0.67, 0.17, 44), angle=76, fold=17, depth=6, thickness=22, seed="sari", rim=0.6, detail=0.75)
    line = [(284, 750), (316, 808), (346, 868), (366, 930), (374, SEAT + 26)]
    edge = c.mask(limb([(*q, 8) for q in line], 40))
    c.form(edge, (0.82, 0.13, 84), thickness=6, bump=np.sin((c.x + c.y) * 0.5) * 0.9, rim=0.6, detail=0.85)
    hem = drape * np.asarray(smoothstep(SEAT + 12, SEAT + 15, c.y + 0.02 * np.abs(c.x - 300)), np.float32)
    c.glaze(hem, (0.84, 0.13, 84), 0.8)
    _head(c, 320, 650, 50, 58, 10, _BROWN, 694, "she")
    _bun(c, 312, 672)
    return worn | drape


def _bun(c: Canvas, x: float, y: float) -> None:
    knot = Clay(c, (x - 60, y - 60, x + 60, y + 60), melt=5)
    knot.ball(x, y, 29, 25, turn=10)
    knot.press([(x - 18, y - 8, 3), (x, y + 4, 3), (x + 18, y - 5, 3)], 4)
    relief = knot.relief(1)
    c.shadow(relief.mask, 2, 6, 5, 0.5)
    c.form(relief, _WHITE, rim=0.7, shadow=12, detail=0.85)
    at = relief.mask.where
    round_it = np.arctan2(c.y[at] - y, c.x[at] - x) + 1.4
    fur(c, relief, np.asarray(round_it, np.float32), seed="bun", length=(8, 15), spacing=2.6, spread=0.25, detail=0.8)
    a = np.linspace(math.radians(-30), math.radians(210), 13)
    flowers(
        c,
        (x + np.cos(a) * 31).astype(np.float32),
        (y + np.sin(a) * 27).astype(np.float32),
        15,
        ((0.98, 0.02, 95), (0.95, 0.04, 95)),
        seed="jasmine",
        detail=0.9,
    )


def _his_arm(c: Canvas) -> Mask:
    """Round her: from his shoulder across her back to the hand on her arm."""
    arm = Clay(c, (150, 660, 460, 900), melt=12)
    arm.limb([(392, 716, 42), (362, 760, 40), (330, 800, 37), (306, 814, 35), (272, 810, 31), (244, 802, 27)], n=40)
    arm.press([(340, 772, 4), (326, 800, 5), (330, 826, 4)], 6)
    arm.press([(310, 784, 3), (304, 806, 4)], 5)
    relief = arm.relief(2)
    fall = arm.mask() * np.asarray(smoothstep(400, 366, c.x), np.float32)
    c.shadow(fall, 3, 14, 9, 0.62)
    hand = Clay(c, (160, 750, 270, 860), melt=5)
    hand.limb([(246, 801, 20, 8), (226, 800, 23, 10), (214, 800, 22, 10)])
    for k, (fx, fy) in enumerate(((192, 784), (186, 798), (188, 812), (196, 825))):
        hand.limb([(212, 788 + 9 * k, 9.5, 12), (fx + 8, fy - 2, 8.6, 14), (fx, fy + 3, 7, 6)], n=12, melt=2)
    hand.limb([(226, 786, 10, 14), (212, 772, 8.5, 14), (202, 767, 7, 10)], n=10, melt=3)
    grip = hand.relief(1)
    c.shadow(grip.mask, 2, 8, 6, 0.55)
    skin(c, grip, _DARK, detail=0.9)
    folds = (c.field("sleeve", 26, 2, (1.6, 0.8)) - 0.5) * 12
    soft = relief.within(relief.mask * np.asarray(smoothstep(416, 392, c.x), np.float32)[relief.mask.where])
    c.form(soft, _TWEED, bump=np.asarray(folds, np.float32), mottle=0.06, rim=0.8, shadow=26, detail=0.78)
    _woven(c, soft.mask, 0.6)
    cuff = c.mask(limb([(247, 777, 3.4), (241, 800, 3.4), (246, 825, 3.4)], 12)) & relief.mask.grow(3)
    c.form(cuff, (0.93, 0.02, 90), thickness=4, rim=0.5, detail=0.85)
    return soft.mask | grip.mask


def _grow(c: Canvas, body: Mask) -> None:
    """Thick at the seat and on the outer sides, then thinner, then single leaves and tendrils."""
    ragged = 90 * (c.field("ivy", 70, 4) - 0.5)
    # The height up to which they are hedge already: high on the outer sides, low in the middle.
    line = 976 - 200 * np.exp(-(((c.x - 166) / 66) ** 2)) - 310 * np.exp(-(((c.x - 648) / 62) ** 2)) + ragged
    within = body.grow(7)
    thick = within * np.asarray(smoothstep(-6, 12, c.y - line), np.float32)
    c.multiply(thick.blur(8) & body, (0.34, 0.05, 200), 0.5)
    hedge(c, thick, "over", 22)
    r = c.rng("climb")
    n = 1700
    x, y = r.uniform(180, 640, n), r.uniform(690, SEAT + 20, n)
    column = np.clip((x * c.scale).astype(int), 0, c.w - 1)
    row = np.clip((y * c.scale).astype(int), 0, c.h - 1)
    above = line[row, column] - y
    chance = np.exp(-np.maximum(above, 0) / 52) * (above > -20)
    inside = within.whole()[row, column] > 0.5
    hand = np.hypot((x - 212) / 1.3, y - 800) > 34
    keep = (r.random(n) < chance) & inside & hand
    _leaves(c, x[keep], y[keep], r.uniform(11, 21, int(keep.sum())), r.uniform(0, 6.3, int(keep.sum())), "climb")
    for k, spine in enumerate(
        (
            [(600, 900), (584, 850), (606, 800), (590, 748), (572, 706), (548, 690)],
            [(540, 940), (512, 890), (532, 840), (508, 790), (516, 752)],
            [(430, 950), (446, 900), (424, 852), (440, 806)],
            [(206, 900), (226, 872), (212, 844), (228, 822)],
            [(268, 950), (292, 900), (268, 866), (286, 838)],
            [(352, 940), (336, 904), (350, 876)],
        )
    ):
        t = np.linspace(0, len(spine) - 1, 60)
        sx = np.interp(t, range(len(spine)), [q[0] for q in spine]) + 4 * np.sin(t * 3.1)
        sy = np.interp(t, range(len(spine)), [q[1] for q in spine])
        stem = c.mask(limb([(float(a), float(b), 1.8) for a, b in zip(sx[::4], sy[::4], strict=True)], 60))
        c.shadow(stem, 2, 4, 2, 0.4)
        c.form(stem, (0.4, 0.07, 110), thickness=2, detail=0.8)
        m = 5 * len(spine)
        at = np.linspace(2, 59, m).astype(int)
        turn = -1.57 + np.where(np.arange(m) % 2, 1.1, -1.1) + r.normal(0, 0.3, m)
        size = np.linspace(21, 10, m)
        _leaves(c, sx[at] + np.cos(turn) * size * 0.4, sy[at] + np.sin(turn) * size * 0.4, size, turn, f"vine{k}")
    # The hedge also comes up from under the seat, over its edge.
    m = 84
    x = r.choice([200.0, 300.0, 404.0, 600.0], m) + r.normal(0, 20, m)
    _leaves(c, x, SEAT + r.uniform(-14, 30, m), r.uniform(12, 22, m), r.uniform(3.4, 6.0, m), "edge")


def _leaves(
    c: Canvas,
    x: np.ndarray[tuple[int], np.dtype[np.float64]],
    y: np.ndarray[tuple[int], np.dtype[np.float64]],
    size: np.ndarray[tuple[int], np.dtype[np.float64]],
    turn: np.ndarray[tuple[int], np.dtype[np.float64]],
    seed: str,
) -> None:
    r = c.rng(f"leaf/{seed}")
    tones = np.stack([mix((0.42, 0.085, 142), (0.72, 0.12, 122), float(v)) for v in r.random(len(x))])
    tones = tones.astype(np.float32)
    strew(c, "leaf", x + 2, y + 4, size, turn, tones * 0.3, seed=seed, alpha=0.45, detail=0.8)
    strew(c, "leaf", x, y, size, turn, tones, seed=seed, detail=0.85)
