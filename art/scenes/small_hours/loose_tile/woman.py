"""The woman in oilskins in her dory."""

from __future__ import annotations

import msgspec
import numpy as np

from art.painting.canvas import Canvas
from art.painting.clay import Clay
from art.painting.colour import Colour, smoothstep
from art.painting.mask import Mask, blur
from art.painting.materials import skin
from art.painting.motifs.figure import Person, Pose, joints
from art.painting.motifs.heads import head
from art.painting.pen import Pen

_OIL: Colour = (0.8, 0.145, 86)

_SKIN: Colour = (0.68, 0.085, 45)

_AROUND = (120.0, 330.0, 700.0, 760.0)


def _coat(c: Canvas, clay: Clay, seed: str, colour: Colour = _OIL, bias: float = 0.0) -> Mask:
    """Oilskin: stiff folds, a wet shine, warm light from below."""
    body = clay.relief(2)
    hang = c.noise.at(f"hang/{seed}", clay.across / 20, clay.along / 90, 1.0, 2) - 0.5
    crease = c.noise.at(f"crease/{seed}", clay.across / 46, clay.along / 24, 1.0, 2) - 0.5
    c.form(
        body,
        colour,
        bump=blur((hang * 17 + crease * 8).astype(np.float32), 2.2 * c.scale),
        gloss=0.4,
        gloss_sharpness=14,
        rim=0.45,
        bias=bias - 0.03,
        mottle=0.05,
        shadow=30,
        detail=0.75,
    )
    return body.mask


def woman(c: Canvas) -> None:
    """Paint the woman but for her near arm, which comes after the boat's side."""
    far = Clay(c, _AROUND, melt=8)
    far.limb([(418, 470, 30), (458, 520, 28), (498, 540, 24), (536, 552, 19)])
    _coat(c, far, "far", bias=-0.16)
    hand = Clay(c, _AROUND, melt=4)
    hand.ball(548, 556, 17, 14, turn=30)
    for k in range(4):
        hand.limb([(546 + 6 * k, 548 + 3 * k, 6, 8), (553 + 5 * k, 560 + 2 * k, 6, 10)], n=6, melt=1.5)
    skin(c, hand.relief(1.2), _SKIN, detail=0.85)
    # Legs folded under her, boots towards the stern.
    boots = Clay(c, _AROUND, melt=10)
    boots.limb([(352, 610, 44), (288, 596, 34), (252, 568, 26), (236, 546, 22)])
    _coat(c, boots, "boots", (0.34, 0.03, 240), -0.1)
    skirt = Clay(c, _AROUND, melt=20)
    skirt.limb([(334, 570, 70), (372, 600, 64), (420, 636, 48)])
    skirt.limb([(322, 560, 70), (300, 586, 58), (286, 606, 40)])
    _coat(c, skirt, "skirt", bias=-0.08)
    trunk = Clay(c, _AROUND, melt=24)
    trunk.limb([(328, 574, 74), (340, 530, 76), (370, 484, 70), (402, 452, 52), (424, 436, 34)], flat=0.85)
    trunk.ball(388, 520, 52, 50)
    m = _coat(c, trunk, "trunk")
    _seams(c, m)
    c.multiply(m * smoothstep(370, 270, c.x), (0.6, 0.1, 60), 0.6)
    c.screen(m.edge(5, 5, 2.5), (0.96, 0.1, 90), 0.5)
    who = Person(age="adult", girth=1.4, skin=_SKIN, hair=(0.5, 0.06, 50), hair_style="bun")
    j = joints(who, Pose(), 440, 700, 520)
    j = msgspec.structs.replace(j, unit=82.0, head=(452.0, 408.0), head_turn=38.0)
    head(c, who, j, awake=True)
    _souwester(c)


def _seams(c: Canvas, m: Mask) -> None:
    def work(pen: Pen) -> None:
        pen.stroke([(322, 508), (348, 494), (392, 500), (414, 540)], (0.55, 0.12, 68), 2.2, 0.7)
        pen.stroke([(324, 511), (349, 498), (391, 504), (412, 543)], (0.94, 0.09, 92), 1.2, 0.5)
        pen.stroke([(262, 600), (300, 628), (350, 640)], (0.55, 0.12, 68), 2.4, 0.7)
        pen.stroke([(384, 442), (356, 470), (340, 500)], (0.55, 0.12, 68), 2, 0.5)

    c.draw(work, clip=m, detail=0.75)


def _souwester(c: Canvas) -> None:
    back = Clay(c, _AROUND, melt=8)
    back.limb([(420, 396, 24), (398, 420, 24), (378, 444, 14)], flat=0.6)
    _coat(c, back, "brim", bias=-0.1)
    crown = Clay(c, _AROUND, melt=8)
    crown.ball(451, 386, 46, 38, turn=30)
    crown.cut((456, 398), (-0.5, 0.86))
    m = _coat(c, crown, "crown")
    brim = Clay(c, _AROUND, melt=6)
    brim.limb([(408, 392, 11), (438, 396, 10), (470, 408, 9), (500, 422, 7)], flat=0.7)
    c.shadow(brim.mask(), 0, 9, 5, 0.5)
    _coat(c, brim, "front")
    c.screen(m.edge(-4, -4, 2), (0.99, 0.02, 90), 0.5)


def paint_arm(c: Canvas) -> None:
    """The near arm, braced on the gunwale."""
    arm = Clay(c, _AROUND, melt=10)
    arm.limb([(398, 470, 38), (404, 530, 38), (414, 578, 33, 8), (432, 620, 29, 8), (446, 650, 27, 8)])
    relief = arm.mask()
    c.shadow(relief, -4, 10, 8, 0.4)
    m = _coat(c, arm, "arm")
    c.screen(m.edge(6, 3, 2.5), (0.96, 0.1, 90), 0.55)
    hand = Clay(c, _AROUND, melt=4)
    hand.ball(454, 668, 21, 18, turn=25)
    for k in range(4):
        x, y = 440 + 11 * k, 667 + 6 * k
        hand.limb([(x, y - 6, 7.5, 8), (x + 1, y + 8, 7.5, 14), (x - 1, y + 20, 6, 8)], n=8, melt=1.5)
    c.shadow(hand.mask(), 0, 6, 4, 0.4)
    skin(c, hand.relief(1.2), _SKIN, detail=0.85)
