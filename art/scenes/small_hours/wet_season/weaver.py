"""The weaver: dress, shawl, hat and hands."""

from __future__ import annotations

import math

import msgspec
import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Array, Colour, smoothstep
from art.painting.mask import Mask, blur
from art.painting.materials import skin, wood
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.heads import head
from art.painting.pen import Pen
from art.painting.shapes import CORNER, curve, limb, oval

_SKIN: Colour = (0.52, 0.09, 44)

RED: Colour = (0.46, 0.17, 10)

_BOX = (20.0, 560.0, 560.0, 1150.0)


def _dress(
    c: Canvas, clay: Clay, colour: Colour, seed: str, bias: float = 0.0, folds: float = 12.0
) -> tuple[Mask, Array]:
    body = clay.relief(2)
    hang = c.noise.at(f"hang/{seed}", clay.across / 13, clay.along / 110, 1.0, 2) - 0.5
    crease = c.noise.at(f"crease/{seed}", clay.across / 40, clay.along / 30, 1.0, 2) - 0.5
    bump = blur((hang * folds + crease * folds * 0.6).astype(np.float32), 1.0 * c.scale)
    c.form(body, colour, bump=bump, rim=0.5, bias=bias, mottle=0.06, shadow=26, detail=0.72)
    c.screen(body.mask.edge(-4, -3, 2), (0.95, 0.1, 86), 0.6)
    return body.mask, clay.along


def woman(c: Canvas) -> None:
    """Paint the weaver but for the near arm and the hands, which come after the loom."""
    c.shadow(c.mask(oval(230, 1092, 190, 24)), 14, 6, 12, 0.7)
    skirt = Clay(c, _BOX, melt=13)
    hems = ((60, 1064), (96, 1084), (144, 1098), (196, 1104), (250, 1104), (304, 1098), (352, 1084), (392, 1060))
    for k, (hx, hy) in enumerate(hems):
        bx = 178 + 10 * k
        skirt.limb(
            [(bx, 908, 34), ((bx * 0.55 + hx * 0.45), 980 + 6 * math.sin(k), 40), (hx, hy - 14, 27 + 3 * (k % 2))],
            flat=0.85,
        )
    m, _ = _dress(c, skirt, RED, "skirt", -0.02)
    at = m.where
    hem = np.full(m.a.shape, 1104.0, np.float32) - 0.0011 * (c.x[at] - 226) ** 2
    low = hem - c.y[at]
    for lo, hi, tone in ((26, 34, (0.86, 0.14, 92)), (38, 43, (0.62, 0.12, 165)), (48, 52, (0.9, 0.05, 80))):
        line = smoothstep(lo - 1.5, lo, low) * smoothstep(hi + 1.5, hi, low)
        c.glaze(m * line.astype(np.float32), tone, 0.72)
    trunk = Clay(c, _BOX, melt=22)
    trunk.limb([(214, 914, 66), (206, 850, 72), (216, 790, 70), (240, 744, 46)], flat=0.85)
    trunk.ball(252, 828, 48, 60)
    _dress(c, trunk, (0.34, 0.07, 285), "jacket")
    far = Clay(c, _BOX, melt=8)
    far.limb([(272, 772, 32), (322, 806, 28), (358, 786, 23), (392, 762, 18)])
    _dress(c, far, (0.34, 0.07, 285), "far", -0.14)
    # The carrying cloth over her shoulders, striped.
    shawl = Clay(c, _BOX, melt=18)
    shawl.limb([(262, 742, 30), (214, 760, 56), (180, 812, 56), (164, 872, 44), (158, 910, 22)], flat=0.7)
    shawl.limb([(262, 744, 30), (250, 790, 44), (222, 840, 46), (196, 890, 30)], flat=0.7)
    m, along = _dress(c, shawl, (0.5, 0.16, 355), "shawl", 0.0, 9)
    at = m.where
    lines = np.mod((c.x[at] * 0.86 + c.y[at] * 0.5) / 92, 1)
    for start, end, tone in (
        (0.1, 0.16, (0.86, 0.14, 92)),
        (0.2, 0.34, (0.26, 0.06, 295)),
        (0.38, 0.43, (0.66, 0.12, 160)),
        (0.56, 0.6, (0.92, 0.04, 85)),
    ):
        c.glaze(
            m * (smoothstep(start - 0.012, start, lines) * smoothstep(end + 0.012, end, lines)).astype(np.float32),
            tone,
            0.7,
        )
    del along
    who = Person(age="old", girth=1.1, skin=_SKIN, hair=(0.62, 0.015, 290), hair_style="short")
    j = joints(who, Pose(), 280, 1100, 560)
    j = msgspec.structs.replace(j, unit=94.0, head=(286.0, 684.0), head_turn=17.0)
    neck = c.mask(limb([(250, 748, 27), (272, 716, 24)]))
    skin(c, neck, _SKIN, bias=-0.12)
    head(c, who, j)
    _wrinkles(c)
    _braid(c)
    c.draw(lambda pen: pen.stroke([(198, 856), (192, 870), (196, 880)], (0.86, 0.14, 92), 5), relief=2, detail=0.8)
    _hat(c)


def _braid(c: Canvas) -> None:
    """One long grey braid down her back, its strands crossing."""
    path = [(252, 702, 12), (236, 738, 12.5), (220, 780, 11), (206, 820, 9.5), (198, 856, 7)]
    braid = c.mask(limb([(float(x), float(y), float(q)) for x, y, q in path], 40), wobble=1.2)
    c.shadow(braid, 3, 5, 4, 0.5)
    c.form(braid, (0.56, 0.015, 285), thickness=11, rim=0.15, detail=0.8)

    def strands(pen: Pen) -> None:
        for k in range(15):
            t = (k + 0.5) / 15
            x, y, f = 252 - 54 * t**0.9, 700 + 154 * t, (-1.0) ** k
            q = 13 - 5 * t
            pen.stroke(
                [(x - q * f, y - 7), (x - 0.1 * q * f, y + 1), (x + 0.5 * q * f, y + 9)], (0.27, 0.03, 290), 2.6, 0.8
            )
            pen.stroke([(x - q * f, y - 3), (x - 0.3 * q * f, y + 4)], (0.8, 0.015, 280), 1.6, 0.6)

    c.draw(strands, clip=braid, soft=0.4, detail=0.85)


def _wrinkles(c: Canvas) -> None:
    def lines(pen: Pen) -> None:
        tone = (0.34, 0.07, 35)
        for pts in (
            [(306, 676), (298, 678), (292, 684)],
            [(306, 681), (299, 685), (295, 691)],
            [(318, 700), (312, 708), (308, 718)],
            [(302, 704), (298, 714), (292, 722)],
            [(316, 660), (306, 658), (298, 660)],
        ):
            pen.stroke(pts, tone, 1.5, 0.5)

    c.draw(lines, detail=0.92, soft=0.4)
    c.glaze(c.mask(oval(312, 704, 16, 13, 20), soft=9), (0.7, 0.12, 45), 0.5)


def _hat(c: Canvas) -> None:
    """A round, flat hat, red above, its velvet rim sewn with white and yellow, a fringe hanging."""
    r = c.rng("hat")
    x, y, turn = 280.0, 627.0, 6.0
    band = c.mask(limb([(246, 650, 16), (280, 641, 19), (316, 648, 15)], 20))
    c.form(band, (0.3, 0.06, 295), rim=0.4, detail=0.8)
    under = c.mask(oval(x, y + 9, 92, 20, turn))
    c.shadow(under, 2, 12, 6, 0.5)
    c.form(under, (0.26, 0.06, 295), thickness=9, rim=0.4, detail=0.8)
    a = math.radians(turn)

    def fringe(pen: Pen) -> None:
        for k in range(52):
            t = math.pi * k / 51
            px, py = 92 * math.cos(t), 20 * math.sin(t) + 9
            qx, qy = x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a)
            tone = ((0.9, 0.05, 85), (0.86, 0.14, 92), (0.58, 0.17, 12), (0.62, 0.12, 165))[k % 4]
            pen.stroke([(qx, qy - 2), (qx + float(r.normal(-1, 1)), qy + float(r.uniform(6, 11)))], tone, 2.2)

    c.draw(fringe, relief=1.5, detail=0.85)
    top = c.mask(oval(x, y, 93, 22, turn))
    c.form(top, (0.5, 0.18, 20), thickness=13, rim=0.5, mottle=0.1, detail=0.8)
    ring = c.mask(oval(x, y - 1, 80, 17, turn)) - c.mask(oval(x, y - 1, 70, 14, turn))
    c.form(ring, (0.88, 0.1, 88), thickness=4, detail=0.8)
    crown = c.mask(oval(x - 1, y - 7, 44, 14, turn))
    c.form(crown, (0.34, 0.08, 300), thickness=14, rim=0.5, detail=0.8)
    c.screen((top | crown).edge(-3, -4, 2), (0.96, 0.1, 88), 0.7)


def hands(c: Canvas) -> None:
    """One hand holds the sword in the shed, the other passes the shuttle, from which the weft rains."""
    sword = c.mask(
        curve([(366, 742, CORNER), (470, 788), (562, 822, CORNER), (548, 838), (452, 806), (360, 758, CORNER)])
    )
    c.shadow(sword, 2, 9, 5, 0.5)
    wood(c, sword, (0.64, 0.11, 66), angle=23, grain=3, thickness=6, seed="sword", detail=0.75)
    far = Clay(c, _BOX, melt=8)
    far.limb([(306, 806, 24), (340, 794, 23), (382, 766, 17)])
    c.shadow(far.mask(), 2, 14, 9, 0.5)
    _dress(c, far, (0.34, 0.07, 285), "forearm", -0.16)
    wrist = c.mask(limb([(370, 758, 15), (384, 770, 15)], 8))
    c.form(wrist, (0.5, 0.17, 12), thickness=9, rim=0.1, bias=-0.1, detail=0.8)
    _grip(c, 404, 755, -0.1, 0.76)
    arm = Clay(c, _BOX, melt=9)
    arm.limb([(240, 776, 39), (268, 836, 36), (312, 884, 31), (372, 868, 27), (428, 838, 23), (462, 818, 19)])
    c.shadow(arm.mask(), 2, 16, 10, 0.5)
    _dress(c, arm, (0.36, 0.075, 285), "near")
    cuff = c.mask(limb([(440, 814, 17), (462, 826, 18), (480, 816, 17)], 12)) & c.mask(oval(462, 818, 34, 27, -28))
    c.form(cuff, (0.58, 0.17, 12), thickness=10, rim=0.1, detail=0.8)

    def bands(pen: Pen) -> None:
        for k, tone in enumerate(((0.86, 0.14, 92), (0.3, 0.07, 295), (0.9, 0.05, 80))):
            x, y = 446 + 11 * k, 826 - 6 * k
            pen.stroke([(x - 9, y - 20), (x + 4, y), (x + 8, y + 20)], tone, 3, 0.85)

    c.draw(bands, clip=cuff, relief=1, detail=0.8)
    _grip(c, 492, 797, 0.0, 0.86)


def _grip(c: Canvas, x: float, y: float, bias: float, s: float) -> None:
    """A fist closed round the sword: four fingers over its edge, the thumb along it."""
    fist = Clay(c, (x - 70, y - 60, x + 70, y + 60), melt=7)
    fist.limb([(x - 34 * s, y + 16 * s, 14 * s), (x - 14 * s, y + 6 * s, 20 * s), (x + 8 * s, y + 6 * s, 17 * s)])
    fist.limb([(x - 10 * s, y - 4 * s, 14 * s), (x + 20 * s, y + 9 * s, 13 * s)])
    for k in range(4):
        px, py = x - 12 * s + 10.4 * s * k, y - 11 * s + 4.5 * s * k
        fist.limb(
            [(px, py, 6.6 * s, 8), (px + 7 * s, py + 9 * s, 6.8 * s, 9), (px + 4 * s, py + 19 * s, 6 * s, 5)], melt=3
        )
    fist.limb(
        [(x - 24 * s, y + 2 * s, 8 * s, 4), (x - 25 * s, y - 9 * s, 7 * s, 5), (x - 14 * s, y - 17 * s, 5.4 * s, 5)]
    )
    c.shadow(fist.mask(), 2, 9, 6, 0.5)
    body = fist.relief(1.6, 0.7)
    skin(c, body, _SKIN, bias=bias, detail=0.88)
    c.multiply(body.mask.edge(-2, -9, 8), (0.5, 0.1, 20), 0.5)

    def creases(pen: Pen) -> None:
        for k in range(3):
            px, py = x - 6.8 * s + 10.4 * s * k, y - 8 * s + 4.5 * s * k
            pen.stroke(
                [(px - 1, py - 3 * s), (px + 7 * s, py + 8 * s), (px + 5 * s, py + 20 * s)], (0.3, 0.08, 30), 1.8, 0.75
            )

    c.draw(creases, clip=body.mask, soft=0.5, detail=0.9)
