"""Parts of Lead or Follow: the two who dance, their embrace before and behind the wolf."""

from __future__ import annotations

import math

import msgspec
import numpy as np

from moonhare.painting.canvas import Canvas
from moonhare.painting.clay import Clay
from moonhare.painting.colour import Colour, smoothstep
from moonhare.painting.materials import cloth, skin
from moonhare.painting.motifs.figure import Joints, Person, Pose, joints
from moonhare.painting.motifs.heads import head
from moonhare.painting.pen import Pen
from moonhare.painting.relief import Relief
from moonhare.painting.shapes import CORNER, curve, oval

_PALE: Colour = (0.82, 0.055, 55)
_DARK: Colour = (0.45, 0.065, 46)
_RED: Colour = (0.54, 0.21, 27)
_NAVY: Colour = (0.33, 0.055, 272)
HEAD = (254.0, 424.0)


def _bare(c: Canvas, clay: Clay, tone: Colour, bias: float = 0.0) -> None:
    skin(c, clay.relief(1.2), tone, bias=bias, detail=0.88)


def _worn(c: Canvas, clay: Clay, tone: Colour, fold: float, bias: float = 0.0) -> Relief:
    body = clay.relief(1.6)
    creases = (c.field(f"crease{tone[0]:.2f}", 36, 2, (0.7, 1.5)) - 0.5) * fold
    c.form(body, tone, bump=np.asarray(creases, np.float32), mottle=0.05, rim=0.5, shadow=36, bias=bias, detail=0.75)
    return body


def behind(c: Canvas) -> None:
    """Her left arm, which lies behind the wolf's neck on his shoulder."""
    arm = Clay(c, (220, 470, 600, 620), melt=8)
    arm.limb([(236, 548, 24), (330, 540, 19), (400, 532, 17), (500, 546, 14), (560, 556, 12)])
    _bare(c, arm, _PALE, -0.12)


def pair(c: Canvas) -> None:
    """Both bodies and the arms that pass in front of the wolf."""
    # His right arm crosses below and goes behind her waist.
    arm = Clay(c, (180, 560, 640, 760), melt=10)
    arm.limb(
        [
            (566, 606, 40),
            (506, 672, 35),
            (456, 704, 33),
            (430, 706, 31),
            (364, 682, 25),
            (300, 662, 20),
            (232, 648, 17),
        ],
        n=44,
    )
    arm.press([(470, 668, 4), (462, 700, 5)], 7)
    arm.press([(494, 660, 3), (482, 692, 4)], 5)
    arm.press([(436, 678, 3), (446, 706, 4), (438, 730, 3)], 8)
    arm.press([(412, 676, 3), (418, 700, 4)], 6)
    arm.press([(350, 664, 3), (340, 690, 3)], 4)
    c.shadow(arm.mask(), 2, 14, 9, 0.6, (0.16, 0.07, 285))
    _worn(c, arm, _NAVY, 9, 0.02)
    _she(c)
    _he(c)
    _clasp(c)


def _she(c: Canvas) -> None:
    """Tall and straight, her weight towards him; a red gown with a train."""
    shoe = Clay(c, (220, 1020, 340, 1080), melt=4)
    shoe.limb([(252, 1046, 12), (278, 1056, 12), (304, 1061, 7)])
    c.multiply(c.mask(oval(286, 1070, 40, 7), soft=4), (0.12, 0.04, 320), 0.8)
    c.form(shoe.relief(1), (0.22, 0.06, 340), gloss=0.6, rim=0.8, detail=0.85)
    c.draw(lambda pen: pen.stroke([(250, 1050), (247, 1068)], (0.16, 0.04, 340), 6), relief=2, detail=0.85)
    skirt = c.mask(
        curve(
            [
                (184, 640, CORNER),
                (164, 720),
                (146, 820),
                (110, 930),
                (44, 1046, CORNER),
                (88, 1062),
                (128, 1050),
                (176, 1066),
                (226, 1052),
                (290, 1044, CORNER),
                (284, 940),
                (282, 840),
                (276, 740),
                (262, 690),
                (256, 640, CORNER),
            ]
        )
    )
    c.multiply(c.mask(oval(170, 1068, 140, 12), soft=7), (0.12, 0.04, 320), 0.8)
    c.shadow(skirt, 14, 4, 12, 0.55, (0.16, 0.07, 285))
    at = skirt.where
    a = np.arctan2(c.x[at] - 226, c.y[at] - 560)
    d = np.hypot(c.x[at] - 226, c.y[at] - 640)
    fold = np.sin(a * 34 + 1.6 * c.noise.at("train", a * 6, d / 200, 1.0, 2)) * (1.0 + d / 48)
    c.form(
        c.relief(skirt, 34, smooth=5),
        _RED,
        bump=np.asarray(fold, np.float32),
        rim=0.6,
        gloss=0.3,
        gloss_sharpness=10,
        mottle=0.04,
        shadow=50,
        detail=0.75,
    )
    upper = Clay(c, (160, 420, 330, 660), melt=9)
    upper.limb([(248, 452, 25), (236, 488, 25), (226, 518, 31), (222, 556, 39), (222, 590, 40)])
    upper.press([(252, 474, 3), (240, 502, 3)], 3)
    _bare(c, upper, _PALE, 0.02)
    c.multiply(c.mask(oval(252, 462, 26, 12, 30), soft=7) & upper.mask(), (0.5, 0.13, 35), 0.5)
    gown = Clay(c, (150, 520, 330, 740), melt=12)
    gown.limb([(224, 560, 42), (228, 590, 43), (220, 646, 36), (214, 700, 50)])
    gown.ball(254, 576, 24, 28)
    gown.press([(262, 604, 4), (244, 640, 4)], 5)
    gown.press([(190, 660, 4), (226, 668, 5), (250, 662, 4)], 4)
    body = gown.relief(1.5)
    low = np.asarray(smoothstep(-3, 3, c.y - (594 - 0.62 * (c.x - 182))), np.float32)
    fade = np.asarray(smoothstep(736, 690, c.y), np.float32)
    worn = body.mask * low * fade
    c.shadow(worn, 2, -3, 3, 0.4)
    c.form(body.within(worn), _RED, mottle=0.04, rim=0.8, gloss=0.25, gloss_sharpness=12, shadow=34, detail=0.78)
    c.draw(lambda pen: pen.stroke([(262, 546), (246, 520), (222, 506), (206, 530)], _RED, 5), relief=2, detail=0.85)
    # His fingers come round from the far side and lie on her back.
    for k in range(4):
        finger = Clay(c, (150, 600, 260, 700), melt=2)
        y = 630 + 11.5 * k
        tip = 222 - 5 * abs(k - 1.2)
        finger.limb([(183, y - 3, 5.6), (200, y - 3, 6.2, 6), (tip - 8, y, 5.6, 7), (tip, y + 4, 4.2, 5)], n=14)
        c.shadow(finger.mask(), 2, 4, 3, 0.5)
        _bare(c, finger, _DARK, 0.03)
    who = _lady()
    with c.group() as g:
        head(c, who[0], who[1])
    # The head brings a stump of neck: it fades into the modelled one.
    c.paste(g, clip=c.full(np.asarray(smoothstep(496, 474, c.y + 0.25 * (c.x - 240)), np.float32)))
    c.screen(c.mask(oval(HEAD[0] + 24, HEAD[1] + 8, 26, 34), soft=14), (0.8, 0.11, 50), 0.16)


def _lady() -> tuple[Person, Joints]:
    she = Person(girth=0.9, skin=_PALE, hair=(0.88, 0.012, 270), hair_style="bun")
    j = joints(she, Pose(), 240, 1060, 640)
    return she, msgspec.structs.replace(j, head=HEAD, neck=(232.0, 486.0), head_turn=6.0)


def _he(c: Canvas) -> None:
    """Short and stout, in a dark suit; his face is lifted to her."""
    for far, hip, knee, ankle, heel, toe in (
        (True, (572, 850), (566, 940), (574, 1030), (578, 1044), (528, 1052)),
        (False, (606, 850), (614, 946), (634, 1034), (638, 1050), (588, 1061)),
    ):
        bias = -0.1 if far else 0.0
        c.multiply(c.mask(oval((heel[0] + toe[0]) / 2, toe[1] + 9, 46, 7), soft=4), (0.12, 0.04, 320), 0.85)
        shoe = Clay(c, (480, 1000, 700, 1090), melt=5)
        shoe.limb([(*heel, 16), ((heel[0] + toe[0]) / 2, (heel[1] + toe[1]) / 2 + 1, 15), (*toe, 10)])
        c.form(shoe.relief(1), (0.2, 0.04, 300), gloss=0.8, rim=0.4, bias=bias, detail=0.85)
        leg = Clay(c, (480, 780, 720, 1080), melt=8)
        leg.limb([(*hip, 50), (*knee, 36), (*ankle, 26)])
        leg.press([(ankle[0] - 16, ankle[1] - 14, 3), (ankle[0] + 12, ankle[1] - 8, 3)], 4)
        leg.press([(knee[0] - 20, knee[1] - 4, 4), (knee[0] + 12, knee[1] + 4, 4)], 4)
        leg.cut((ankle[0], ankle[1] + 12), (0.05, 1), wave=0.2)
        _worn(c, leg, (0.29, 0.05, 272), 7, bias)
    neck = Clay(c, (540, 480, 640, 590), melt=6)
    neck.limb([(580, 500, 31), (588, 546, 34)])
    _bare(c, neck, _DARK)
    coat = Clay(c, (470, 530, 720, 900), melt=16)
    coat.limb([(588, 566, 34), (590, 604, 58), (586, 690, 70), (592, 780, 68), (598, 880, 78)])
    coat.ball(556, 716, 56, 78, z=6)
    coat.press([(612, 640, 4), (626, 730, 5), (622, 800, 5)], 6)
    coat.press([(540, 790, 5), (590, 800, 6), (640, 790, 5)], 4)
    coat.cut((596, 866), (-0.06, 1), wave=0.4)
    body = coat.relief(1.6)
    c.shadow(body.mask, -12, 5, 12, 0.55, (0.16, 0.07, 285))
    _worn(c, coat, _NAVY, 11)
    for y in (690, 742):
        c.form(c.mask(oval(514, y, 4.5, 5.5)), (0.72, 0.1, 75), gloss=0.6, detail=0.85)
    he = Person(girth=1.3, skin=_DARK, hair=(0.62, 0.012, 280), hair_style="short", beard="moustache")
    j = joints(he, Pose(), 600, 1060, 620, left=True)
    j = msgspec.structs.replace(j, head=(570.0, 470.0), neck=(586.0, 538.0), head_turn=8.0)
    with c.group() as g:
        head(c, he, j)
    c.paste(g, clip=c.full(np.asarray(smoothstep(536, 512, c.y), np.float32)))
    c.screen(c.mask(oval(546, 472, 22, 32), soft=12), (0.78, 0.12, 52), 0.3)
    _hat(c, j)
    scarf = c.mask(
        curve([(540, 556, CORNER), (572, 542), (604, 524), (622, 536), (618, 560), (584, 572), (548, 588, CORNER)])
    )
    c.shadow(scarf, 0, 5, 4, 0.5)
    cloth(c, scarf, (0.95, 0.03, 80), fold=8, depth=3, thickness=12, seed="scarf")
    # Her fingers come over his shoulder from the far side.
    for k in range(4):
        finger = Clay(c, (540, 540, 680, 640), melt=2)
        x = 594 + 11 * k
        finger.limb([(x, 560 + 3 * k, 5.6), (x + 3, 576 + 3 * k, 5.8, 6), (x + 4, 592 + 2 * k, 4, 6)], n=10)
        c.shadow(finger.mask(), 1, 4, 3, 0.5)
        _bare(c, finger, _PALE)


def _hat(c: Canvas, j: Joints) -> None:
    """A hat with a brim, pushed back from the brow so that the face is lit."""
    u, a = j.unit, math.radians(j.head_turn + 6)
    hx, hy = j.head

    def at(back: float, up: float) -> tuple[float, float]:
        return hx + (back * math.cos(a) + up * math.sin(a)) * u, hy + (back * math.sin(a) - up * math.cos(a)) * u

    shape = [(-0.36, 0.3), (-0.33, 0.62), (-0.14, 0.8), (0.06, 0.74), (0.28, 0.8), (0.44, 0.56), (0.48, 0.26)]
    crown = c.mask(curve([(*at(*q), CORNER) if k in (0, 6) else at(*q) for k, q in enumerate(shape)]))
    c.form(crown, (0.3, 0.05, 280), thickness=30, rim=1.0, shadow=20, detail=0.85)
    ribbon = c.mask(
        curve([at(-0.37, 0.3), at(-0.35, 0.44), at(0.06, 0.42), at(0.47, 0.4), at(0.48, 0.26), at(0.06, 0.28)])
    )
    c.form(ribbon & crown, (0.5, 0.19, 26), thickness=5, rim=0.5, detail=0.85)
    brim = c.mask(
        curve(
            [
                (*at(-0.72, 0.34), CORNER),
                at(-0.3, 0.34),
                at(0.1, 0.32),
                (*at(0.78, 0.3), CORNER),
                at(0.4, 0.2),
                at(0.05, 0.2),
                at(-0.4, 0.24),
            ]
        )
    )
    c.shadow(brim, 0, 5, 4, 0.5)
    c.form(brim, (0.27, 0.05, 280), thickness=9, rim=1.0, detail=0.85)


def _clasp(c: Canvas) -> None:
    """The near arms, bent, before the wolf's chest: her hand lies in his."""
    x, y = 404.0, 496.0
    hers = Clay(c, (190, 440, 440, 640), melt=7)
    hers.limb([(230, 546, 27), (270, 580, 22), (308, 596, 18), (350, 552, 15.5), (388, 510, 11)], n=36)
    c.shadow(hers.mask(), 3, 13, 9, 0.55, (0.16, 0.07, 285))
    his = Clay(c, (400, 470, 660, 700), melt=9)
    his.limb([(600, 604, 44), (556, 640, 37), (512, 644, 32), (470, 590, 27), (440, 540, 22)], n=36)
    his.press([(530, 618, 4), (512, 648, 5)], 8)
    his.press([(500, 604, 3), (486, 628, 4)], 6)
    c.shadow(his.mask(), -2, 14, 9, 0.6, (0.16, 0.07, 285))
    palm = Clay(c, (360, 450, 480, 580), melt=4)
    palm.limb([(438, 538, 15), (424, 516, 19), (412, 502, 18)])
    for k in range(4):
        palm.limb(
            [(408 - 4 * k, 506 + 5 * k, 7), (388 - 2 * k, 500 + 8 * k, 6.5), (376 + k, 490 + 9 * k, 5)], n=10, melt=1.5
        )
    c.shadow(palm.mask(), 0, 8, 6, 0.5, (0.16, 0.07, 285))
    _bare(c, palm, _DARK, 0.03)
    _bare(c, hers, _PALE, 0.03)
    hand = Clay(c, (360, 440, 470, 560), melt=4)
    hand.limb([(386, 512, 11.5, 8), (398, 500, 14, 12), (408, 494, 13, 12)])
    for k in range(4):
        hand.limb(
            [(410 + k, 484 + 7.5 * k, 6, 14), (427 - k, 480 + 9.5 * k, 5.6, 16), (437 - 2 * k, 488 + 9.5 * k, 4.4, 12)],
            n=10,
            melt=1.5,
        )
    c.shadow(hand.mask(), 2, 5, 4, 0.5)
    _bare(c, hand, _PALE, 0.06)
    thumb = Clay(c, (360, 440, 470, 560), melt=2)
    thumb.limb([(424, 512, 8.5, 20), (410, 496, 7.4, 24), (398, 486, 5.4, 22)], n=10)
    c.shadow(thumb.mask(), 1, 3, 3, 0.5)
    _bare(c, thumb, _DARK, 0.05)
    _worn(c, his, _NAVY, 9, 0.03)

    def cuff(pen: Pen) -> None:
        pen.stroke([(421, 550), (440, 542), (456, 524)], (0.94, 0.02, 80), 6)

    c.draw(cuff, relief=2.5, detail=0.88)
    c.glow(x, y, 44, (0.95, 0.1, 60), 0.25)
