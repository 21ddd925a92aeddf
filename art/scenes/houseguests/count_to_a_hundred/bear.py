"""The one who counts: a bear upright against a birch, a paw over its eyes."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import affine, ribbon, rng
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.count_to_a_hundred.inks import (
    BONE,
    CHALK,
    FIBRE,
    FUR,
    NIGHT,
    PETROL,
    SHEEN,
    SLATE,
    UMBER,
    YELLOW,
)

TRUNK: Final = (
    "560,340 660,318 790,366 910,500 990,690 1030,880 1052,1090 1062,1300! 1086,1318 1070,1348! 1064,1480 1046,1640 1060,1860! "
    "740,1860! 736,1700 690,1560! 680,1700 674,1860! 390,1860! 424,1700 436,1540 416,1340 396,1160 392,980 406,800 430,640 "
    "470,470"
)


def bear(card: Sheet) -> None:
    """Lay the far arm, trunk and legs, head, and the near arm over its face."""
    far = shift(UMBER, -0.03)
    card.paint(
        "470,640! 380,640 300,600 230,560 150,540! 120,560 122,610 160,640! 220,690 300,760 400,800 480,790!",
        far,
        angle=20,
        edge="raw",
        ragged=8,
        lift=6,
    )
    card.paint(
        [
            ribbon(f"{x},{y} {x - 34},{y + 8} {x - 50},{y + 26}", (13, 10, 2))
            for x, y in ((146, 556), (138, 586), (148, 616))
        ],
        BONE,
        lift=3,
    )
    trunk = card.piece(TRUNK, FUR, angle=66, laps=80, grain=0.36, edge="torn", core=FIBRE, wobble=7, lift=14)
    g = rng("fur")
    with card.inside(trunk):
        card.paint(
            "700,1860! 720,1500 800,1320 930,1240 1060,1260 1160,1340! 1160,1860!",
            SHEEN,
            angle=70,
            edge="raw",
            ragged=40,
            thin=0.04,
        )
        card.paint(
            "430,1000 400,1200 430,1420 560,1500 690,1540 640,1360 520,1240 470,1120",
            mix(FUR, NIGHT, 0.7),
            angle=70,
            edge="raw",
            ragged=20,
        )
        hairs = []
        for _ in range(150):
            x, y = float(g.uniform(430, 1100)), float(g.uniform(380, 1780))
            hairs.append(ribbon(f"{x:.0f},{y:.0f} {x + 12:.0f},{y + 34:.0f} {x + 10:.0f},{y + 70:.0f}", (1, 6, 1)))
        card.paint(hairs, shift(UMBER, 0.11), thin=0.2)
    for x, y in ((344, 262), (632, 282)):
        card.paint(
            "-64,40 -66,-30 -30,-70 20,-72 64,-34 68,40 0,70", FUR, at=affine(x, y, 1), angle=60, edge="raw", ragged=8
        )
        card.paint("-34,34 -36,-16 -12,-38 16,-38 38,-14 38,34", SHEEN, at=affine(x, y + 4, 1), angle=60)
    skull = card.piece(
        "470,220 580,238 660,310 690,430 660,570 560,640 470,650 400,640 330,620 286,600! 262,566 262,524 290,494! 318,470 "
        "326,420 318,340 370,250",
        FUR,
        angle=40,
        laps=60,
        edge="raw",
        ragged=8,
    )
    with card.inside(skull):
        card.paint(
            "250,500! 320,470 380,500 400,570 380,660! 250,640!",
            mix(UMBER, BONE, 0.24),
            angle=20,
            edge="raw",
            ragged=16,
        )
        card.paint(ribbon("268,576 310,584 350,590 392,592", (2, 8, 7, 2)), NIGHT)
    card.paint("254,512 280,492 312,500 312,528 284,548 258,548", NIGHT, angle=10)
    card.paint("268,508 284,502 296,508 284,514", SLATE)
    arm = card.piece(
        "720,640 760,760 730,880 640,960 540,968 470,920 440,820 430,700 400,600 350,520! 310,470 316,400 360,356 430,350 490,380 "
        "520,440! 548,520 580,620 640,600",
        SHEEN,
        angle=58,
        laps=60,
        grain=0.36,
        edge="torn",
        core=FIBRE,
        wobble=6,
        lift=12,
    )
    with card.inside(arm):
        card.paint(
            "580,620 600,740 560,840 470,880! 540,990! 780,960! 780,600! 660,580",
            FUR,
            angle=60,
            edge="raw",
            ragged=60,
            thin=0.06,
        )
        hairs = []
        for _ in range(60):
            x, y = float(g.uniform(400, 740)), float(g.uniform(420, 930))
            hairs.append(ribbon(f"{x:.0f},{y:.0f} {x - 4:.0f},{y - 30:.0f} {x - 16:.0f},{y - 56:.0f}", (1, 6, 1)))
        card.paint(hairs, shift(UMBER, 0.13), thin=0.2)
        for x, y in ((366, 400), (410, 380), (456, 392)):
            card.paint(ribbon(f"{x},{y} {x + 12},{y + 34} {x + 18},{y + 62}", (2, 7, 2)), NIGHT)
    for x, y, a in ((332, 416, -38), (368, 366, -22), (424, 352, -4), (480, 374, 14)):
        card.paint("-11,12! -10,-16 3,-40! 11,-16 11,12!", BONE, at=affine(x, y, 1, a), lift=3)


def brooding(card: Sheet) -> None:
    """Lay the nest between the ears and the one who sits on it."""
    g = rng("nest")
    wing = affine(92, 76, 0.78)
    bird = card.piece(
        "330,34! 360,2 404,-2 440,24 470,60 560,66 650,40 744,-8! 760,4! 700,80 640,136 560,166 470,166 400,140 372,96 362,58",
        CHALK,
        at=affine(92, 76, 0.78),
        angle=10,
        laps=40,
        grain=0.2,
        lift=7,
    )
    card.pattern(bird, ["480,110 560,100 660,70 740,30! 650,150 560,180 480,160"], mix(CHALK, SLATE, 0.7), at=wing)
    card.paint("352,62! 310,80! 354,92!", NIGHT, at=wing)
    card.paint("-9,0 0,-9 9,0 0,9", NIGHT, at=affine(394, 130, 0.9))
    card.paint(
        "330,196 360,184 480,190 600,184 626,196! 606,250 560,280 480,288 396,280 352,250",
        mix(UMBER, BONE, 0.46),
        angle=4,
        edge="raw",
        ragged=10,
        lift=6,
    )
    twigs = []
    for k in range(26):
        x, y = 356 + 10 * k, float(g.uniform(200, 256))
        a, b = float(g.uniform(-56, 56)), float(g.uniform(-20, 20))
        twigs.append(ribbon(f"{x:.0f},{y:.0f} {x + a:.0f},{y + b:.0f}", (7, 4)))
    card.paint(twigs, mix(UMBER, BONE, 0.2), lift=2)


def stowaway(card: Sheet) -> None:
    """Lay the child: raincoat, hood up, holding on with both hands where nobody looks."""
    at = affine(796, 816, 1, -8)
    deep = shift(YELLOW, -0.09)
    for x, a in ((-44, 6), (42, -10)):
        boot = at @ np.vstack([affine(x, 190, 1, a), [0, 0, 1]])
        card.paint("-30,-60! 30,-60! 32,40 40,70 30,92! -34,92! -36,60", PETROL, at=boot, angle=80, lift=6)
        card.paint("-36,84! 36,84! 34,102! -36,102!", NIGHT, at=boot)
    for s in (-1, 1):
        sleeve = f"{66 * s},-30! {126 * s},-84 {188 * s},-150! {150 * s},-192! {90 * s},-150 {16 * s},-110!"
        card.paint(
            f"{152 * s},-184! {166 * s},-216 {194 * s},-222 {212 * s},-198 {206 * s},-170 {184 * s},-150!",
            SLATE,
            at=at,
            lift=4,
        )
        card.paint(sleeve, deep if s > 0 else YELLOW, at=at, angle=70, lift=5)
    coat = card.piece(
        "-60,-110! -96,-20 -120,90 -128,168! -40,184 50,184 130,164! 118,80 96,-20 60,-110!",
        YELLOW,
        at=at,
        angle=76,
        laps=40,
        lift=9,
    )
    with card.inside(coat):
        card.paint("30,-120! 64,20 70,190! 180,190! 140,-120!", deep, at=at, angle=76)
        card.paint(ribbon("-2,-90 -6,30 -2,190", (3, 5, 5), at), shift(YELLOW, -0.16))
        card.paint(ribbon("-130,140 0,158 140,136", (5, 5, 5), at), shift(YELLOW, -0.16))
    hood = card.piece(
        "-92,-90! -104,-160 -70,-232 0,-276! 66,-236 104,-160 92,-90! 0,-72", YELLOW, at=at, angle=80, laps=40, lift=8
    )
    with card.inside(hood):
        card.paint("20,-290! 50,-180 40,-70! 140,-70! 140,-290!", deep, at=at, angle=80)
        card.paint(ribbon("0,-276 -6,-170 0,-70", (4, 6, 4), at), shift(YELLOW, -0.16))
