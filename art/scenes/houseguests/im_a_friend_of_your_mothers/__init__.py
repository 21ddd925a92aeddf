"""I'm a Friend of Your Mother's: a long stranger in the gap with a hat full of chicks; somebody small on guard."""

from __future__ import annotations

import numpy as np

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import RING, ROUND, Array, affine, ribbon, rng
from art.cutpaper.dress import outfit
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.im_a_friend_of_your_mothers.indoors import cat, door, grandmother, wall
from art.scenes.houseguests.im_a_friend_of_your_mothers.inks import (
    ASH,
    BONE,
    CAST,
    CHICK,
    FAIR,
    LINE,
    PALE,
    SKY,
    SLATE,
    TAN,
    UMBER,
    WHITE,
    YELLOW,
)

GROUND = BONE
__all__ = ["CAST", "GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay what is outside, him, then the two uprights, the chain, the hat and those indoors."""
    _outside(card)
    _friend(card)
    wall(card)
    grandmother(card)
    door(card)
    _hat(card)
    _chain(card)
    _sill(card)
    _girl(card)
    cat(card)


def _rain(card: Sheet, key: str, n: int, box: tuple[int, int, int, int]) -> list[Array]:
    g = rng("rain", key)
    out = []
    for _ in range(n):
        x, y, h = g.uniform(box[0], box[2]), g.uniform(box[1], box[3]), g.uniform(40, 110)
        out.append(ribbon(f"{x:.0f},{y:.0f} {x - h * 0.16:.0f},{y + h:.0f}", (2, 5, 2)))
    return out


def _outside(card: Sheet) -> None:
    sky = card.piece("430,-40! 720,-40! 720,1560! 430,1560!", SKY, angle=84, laps=60, grain=0.34)
    card.pattern(sky, _rain(card, "far", 46, (430, -60, 740, 700)), mix(SLATE, BONE, 0.6), thin=0.1)


def _friend(card: Sheet) -> None:
    """He has bent to fit."""
    coat = card.piece(
        "430,1560! 430,640 452,560 520,500 560,470! 640,470! 680,520 716,600 730,700! 730,1560!",
        YELLOW,
        angle=86,
        laps=70,
        grain=0.26,
        lift=8,
    )
    with card.inside(coat):
        card.paint("640,520! 730,560! 730,1560! 668,1560! 650,1000", shift(YELLOW, -0.07), angle=86)
        card.paint(ribbon("566,560 572,1000 566,1560", (7, 9, 8)), shift(YELLOW, -0.13))
        for y in (700.0, 920.0, 1260.0, 1440.0):
            card.paint(f"556,{y}! 598,{y - 4}! 600,{y + 18}! 556,{y + 22}!", UMBER, angle=4, lift=3)
        card.pattern(coat, _rain(card, "near", 34, (430, 520, 730, 1500)), mix(YELLOW, WHITE, 0.55), thin=0.1)
    card.paint("540,380! 640,380! 660,520! 530,520!", PALE.shade, angle=84)
    for s, spec in (
        (-1, "470,560! 520,440 560,470! 590,560! 520,620!"),
        (1, "590,560! 630,470 668,440! 716,570! 660,610!"),
    ):
        card.paint(spec, shift(YELLOW, 0.03 * s), angle=s * 50, lift=7)
    head = Head(card, CAST["friend"], 586, 300, 168, 9)
    head.draw()
    # wet hair, one long lock; water at the end of the nose
    for spec in (
        "-.6,-.5! -.5,-.96 -.1,-1.16 .3,-1.1 .1,-.8 -.2,-.6 -.34,-.2 -.42,.1! -.5,-.2",
        ".1,-1.1! .5,-.96 .66,-.5 .7,.1! .58,-.1 .5,-.5 .3,-.76",
        "-.3,-.9! .0,-.98 .1,-.7 .0,-.4 -.06,-.16! -.14,-.4 -.12,-.66",
    ):
        head.lay(spec, "#3a2d28", "flat", angle=70, lift=4)
    for line in ("-.4,-.9 -.42,-.5 -.42,-.1", "-.1,-.92 -.02,-.6 -.06,-.3", ".4,-.9 .58,-.5 .62,-.1"):
        head.line(line, (0.01, 0.03, 0.01), ASH, "flat", thin=0.2)
    x, y = (float(v) for v in head.at @ (0.02, 0.6, 1.0))
    card.paint("0,-1.3 .5,.1 .36,.8 0,1 -.36,.8 -.5,.1", WHITE, at=affine(x, y, 15), lift=2)
    for u, v in ((-0.44, 0.3), (0.3, 0.86), (-0.2, 1.0)):
        p = head.at @ (u, v, 1.0)
        card.paint(
            "0,-1.3 .5,.1 .36,.8 0,1 -.36,.8 -.5,.1",
            mix(WHITE, PALE.base, 0.35),
            at=affine(float(p[0]), float(p[1]), 10),
        )


def _chain(card: Sheet) -> None:
    card.paint("404,800! 442,798! 444,872! 404,874!", ASH, angle=88, lift=5)
    card.paint("742,792! 786,792! 788,832! 742,834!", ASH, angle=4, lift=5)
    for k in range(12):
        t = (k + 0.5) / 12
        x, y = 430 + 330 * t, 836 - 22 * t + 110 * t * (1 - t)
        at = affine(x, y, 1, 24 - 60 * t)
        if k % 2:
            card.paint("-20,-4! 20,-5! 20,5! -20,5!", shift(ASH, 0.12), at=at, lift=4)
        else:
            ring = ribbon("-17,0 -10,-11 10,-11 17,0 10,11 -10,11 -17,0", (8, 8), at)
            card.paint(ring, shift(ASH, 0.06), lift=4)


def _chick(card: Sheet, x: float, y: float, size: float, s: int, key: bool = False) -> None:
    at = affine(x, y, size, s * 8, s < 0)
    card.paint(
        "-1,1.2 -1.1,.2 -.7,-.3 -.5,-.9 0,-1.16 .5,-.9 .66,-.3 1,.3 .9,1.2 0,1.5", CHICK, at=at, angle=80, lift=5
    )
    card.paint("-.9,.3 -.4,.24 -.2,.6 -.5,1 -.9,.8", mix(CHICK, YELLOW, 0.6), at=at, lift=2)
    card.paint(".5,-.56! 1,-.4! .52,-.2!", shift(TAN, -0.06), at=at, lift=1)
    eye = at @ (0.24, -0.52, 1.0)
    card.paint(ROUND, LINE, at=affine(float(eye[0]), float(eye[1]), size * 0.12))
    for q in (-0.14, 0.06):
        card.paint(ribbon(f"{q},-1.1 {q - 0.06},-1.34", (0.1, 0.03), at, size), CHICK)
    if key:
        card.paint(ribbon("-.56,-.1 0,.14 .56,-.06", (0.06, 0.06), at, size), LINE)
        card.paint(ribbon("0,.12 .02,.5", (0.05, 0.05), at, size), LINE)
        card.paint(
            ribbon(
                RING,
                (0.5, 0.5),
                at @ _three(0.02, 0.62, 0.16),
                size * 0.16,
            ),
            UMBER,
        )
        card.paint(ribbon(".02,.78 .02,1.2", (0.11, 0.11), at, size), UMBER)
        card.paint(".02,1.02! .24,1.02! .24,1.12! .02,1.12!", UMBER, at=at)


def _three(x: float, y: float, size: float) -> Array:
    return np.array([[size, 0, x], [0, size, y], [0, 0, 1.0]])


def _hat(card: Sheet) -> None:
    """Held out through the gap, level, so that none falls."""
    card.paint("452,840! 500,760 540,800! 500,930 486,1040! 410,1046! 420,930", shift(YELLOW, 0.02), angle=76, lift=12)
    card.paint("640,790! 690,760 730,830! 752,930 764,1046! 690,1050! 668,930", shift(YELLOW, -0.04), angle=98, lift=12)
    card.paint("396,1016! 490,1012! 492,1052! 394,1056!", shift(YELLOW, -0.12), angle=2, lift=3)
    card.paint("684,1016! 774,1010! 776,1052! 684,1056!", shift(YELLOW, -0.14), angle=2, lift=3)
    inside = "386,1082 470,1050 590,1040 700,1050 780,1080 740,1122 590,1146 440,1126"
    card.paint(inside, LINE, angle=4, lift=8)
    for x, y, size, s, key in ((470, 1036, 44, -1, False), (690, 1034, 46, 1, False), (580, 1010, 52, -1, False)):
        _chick(card, x, y, size, s, key)
    for x, y, size, s, key in ((526, 1046, 46, 1, True), (638, 1052, 44, -1, False)):
        _chick(card, x, y, size, s, key)
    brim = "366,1076! 384,1100 480,1124 590,1132 700,1124 784,1098 800,1074! 812,1094 770,1138 640,1166 540,1166 410,1142 356,1098!"
    card.paint(
        "440,1120! 560,1142 730,1116! 716,1220 670,1270 590,1280 506,1270 458,1220!",
        mix(UMBER, ASH, 0.35),
        angle=20,
        lift=12,
    )
    card.paint("446,1150! 580,1172 724,1146! 720,1182 590,1208 452,1186!", LINE, angle=4)
    card.paint(brim, mix(UMBER, ASH, 0.5), angle=4, lift=7)
    hand(card, "flat", 436, 1044, 122, 68, PALE, flip=True, age=50, lift=6)
    hand(card, "flat", 736, 1042, 122, 112, PALE, age=50, lift=6)
    # a child's plaster
    card.paint("452,1112! 478,1104! 484,1122! 458,1131!", WHITE, angle=70, lift=2)
    card.paint([f"{u},{v} {u + 4},{v + 4} {u},{v + 8} {u - 4},{v + 4}" for u, v in ((462, 1112), (472, 1109))], YELLOW)


def _sill(card: Sheet) -> None:
    card.paint("380,1510! 736,1500! 770,1566! 360,1580!", shift(UMBER, 0.12), angle=3, lift=6)
    for x in (500, 626):
        card.paint(f"{x - 44},1530! {x - 40},1486 {x},1470 {x + 42},1486 {x + 46},1528!", LINE, angle=4, lift=4)
    card.paint(
        "440,1580 560,1568 680,1576 736,1620 640,1654 520,1640 430,1616", mix(BONE, SLATE, 0.3), angle=4, thin=0.05
    )


def _girl(card: Sheet) -> None:
    who = Figure(
        card,
        960,
        1748,
        122,
        POSES["behind"].but(
            arm_near=((1.9, -5.7), (0.75, -4.3)), arm_far=((-1.95, -5.8), (-0.7, -5.5)), hands=("grip", "grip"), tilt=-4
        ),
        outfit("nightshirt", WHITE, SLATE, WHITE, length=0.66, wear=()),
        FAIR,
        "child",
        lift=9,
    )
    trunk = who.below()
    if trunk is not None:
        card.pattern(
            trunk,
            [ribbon(f"{760 + 34 * k},1050 {744 + 36 * k},1600", (5, 6)) for k in range(14)],
            mix(WHITE, SLATE, 0.5),
            thin=0.1,
        )
    Head(card, CAST["on guard"], **{**who.head, "view": "lost", "turn": -0.4}).draw()
    k = who.head
    x, y, r = k["x"] + 4, k["y"] + 70, 34
    for j in range(6):
        card.paint(
            f"-{1 - j * 0.06},-.6 0,-.9 {1 - j * 0.06},-.5 .7,.5 0,.8 -.7,.5",
            shift(CAST["on guard"].ink, 0.03 if j % 2 else -0.02),
            at=affine(x + (5 if j % 2 else -5), y + 33 * j, r, 12 if j % 2 else -12),
            angle=60 if j % 2 else 120,
            lift=3,
        )
    card.paint(f"{x - 26},{y + 184}! {x + 24},{y + 182}! {x + 20},{y + 202}! {x - 22},{y + 204}!", SLATE, lift=3)
    card.paint(
        f"{x - 16},{y + 202} {x + 14},{y + 202} {x + 20},{y + 244} {x},{y + 256} {x - 18},{y + 240}",
        CAST["on guard"].ink,
        angle=86,
    )
    _trumpet(card, *who.wrist("far")[:2])
    who.above()


def _trumpet(card: Sheet, x: float, y: float) -> None:
    at = affine(x + 62, y + 62, 1, 44)
    brass = mix(TAN, YELLOW, 0.3)
    card.paint(ribbon("-200,0 40,0 120,0 176,0", (11, 13, 20, 40), at), brass, lift=9)
    card.paint("160,-22! 196,-46 222,-74! 230,0 222,74! 196,44 160,22!", brass, at=at, angle=44, lift=6)
    card.paint("222,-74! 236,-40 238,40 222,74! 212,40 210,-40", UMBER, at=at)
    loop = ribbon("-90,0 -110,28 -90,54 60,54 84,28 60,0", (12, 12, 12, 12, 12, 12), at)
    card.paint(loop, shift(brass, -0.06), lift=6)
    for u in (-40, -8, 24):
        card.paint(f"{u - 9},-26! {u + 9},-26! {u + 9},62! {u - 9},62!", shift(brass, 0.05), at=at, angle=134, lift=4)
        card.paint(ROUND, BONE, at=at @ _three(u, -34, 9), lift=2)
    card.paint("-222,-17! -198,-8! -198,9! -222,17!", UMBER, at=at, lift=3)
