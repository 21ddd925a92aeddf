"""I Thought You Had Her: she flies with her eyes shut; one catcher looks at his watch, the other looks at him."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_thought_you_had_her.inks import (
    ASH,
    BONE,
    CAST,
    CHALK,
    CHARCOAL,
    DARK,
    ELDER,
    HERS,
    PENCIL,
    RUST,
    YOUNGER,
)
from art.scenes.houseguests.i_thought_you_had_her.ring import ring

GROUND = CHALK
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def paint(card: Sheet) -> None:
    """Lay the ring far below, the net, the tent, the two who might catch, and her."""
    ring(card)
    _tent(card)
    _net(card)
    _trapezes(card)
    _elder(card)
    _younger(card)
    _flyer(card)


def _tent(card: Sheet) -> None:
    """A fifth of it is seam; it goes up to a point that is off the card."""
    tent = card.piece(
        "-40,-40! 1240,-40! 1240,1250! 900,1296 600,1310 300,1290 -40,1240!",
        CHARCOAL,
        angle=80,
        laps=120,
        grain=0.34,
        edge="torn",
        core=ASH,
        wobble=7,
        lift=8,
    )
    seams: list[Array] = []
    lit: list[Array] = []
    for k in range(9):
        foot = -500 + 270 * k
        seams.append(ribbon(f"700,-160 {700 + (foot - 700) * 0.4:.0f},500 {foot},1400", (5, 9, 13)))
        if k % 2:
            lit.append(ribbon(f"700,-160 {700 + (foot + 130 - 700) * 0.4:.0f},500 {foot + 130},1400", (10, 130, 250)))
    card.pattern(tent, turned(lit), shift(CHARCOAL, 0.045), thin=0.3, angle=84)
    card.pattern(tent, seams, PENCIL, thin=0.3, angle=84)


def _net(card: Sheet) -> None:
    """Wide, and plain to see."""
    net = card.piece(
        "-40,1180! 200,1270 600,1310 1000,1280 1240,1200! 1240,1330! 1000,1420 600,1460 220,1410 -40,1320!",
        mix(CHALK, BONE, 0.3),
        angle=2,
        grain=0.16,
        lift=12,
    )
    mesh: list[Array] = []
    for k in range(34):
        x = -220 + 48 * k
        mesh += [
            ribbon(f"{x},1150 {x + 60},1300 {x + 170},1480", (5, 5)),
            ribbon(f"{x + 170},1150 {x + 110},1300 {x},1480", (5, 5)),
        ]
    card.pattern(net, mesh, mix(PENCIL, ASH, 0.3), thin=0.1)
    card.paint(ribbon("-40,1182 200,1272 600,1312 1000,1282 1240,1202", (13, 13)), BONE, lift=4)
    card.paint(ribbon("-40,1322 220,1412 600,1462 1000,1422 1240,1332", (15, 15)), BONE, lift=4)
    # somebody already lies in it and has come to the good part
    card.paint(ribbon("196,1346 270,1378 370,1394", (44, 50, 40)), PENCIL, angle=12, lift=5)
    card.paint(ribbon("350,1390 420,1340 480,1406", (32, 30, 24)), CHARCOAL, angle=20, lift=5)
    card.paint("472,1396! 500,1392! 512,1412 474,1418!", DARK, lift=2)
    card.paint(ROUND, ELDER.base, at=affine(178, 1322, 30), lift=4)
    card.paint("150,1316 160,1288 190,1284 208,1304! 186,1306 168,1330! 152,1336", CHARCOAL, wobble=0.6)
    card.paint(ribbon("230,1356 262,1320 236,1294", (20, 18, 14)), shift(PENCIL, 0.06), lift=4)
    card.paint("204,1276! 240,1292! 234,1330! 200,1314!", RUST, lift=5)
    card.paint("240,1292! 272,1280! 266,1318! 234,1330!", shift(RUST, -0.08), lift=3)


def _trapezes(card: Sheet) -> None:
    card.paint([ribbon("960,-40 986,96", (9, 9)), ribbon("1200,-40 1226,60", (9, 9))], BONE, lift=4)
    card.paint(ribbon("960,102 1250,54", (22, 22)), PENCIL, angle=-8, lift=6)
    card.paint([ribbon("60,-40 -10,300", (8, 8)), ribbon("196,-40 100,330", (8, 8))], BONE, lift=3)
    card.paint(ribbon("-40,326 124,352", (20, 20)), PENCIL, angle=8, lift=6)


def _elder(card: Sheet) -> None:
    """It is not his turn, he thinks; it is ten past."""
    tights = mix(PENCIL, CHARCOAL, 0.15)
    card.paint(ribbon("1180,340 1200,160 1150,70", (130, 108, 86)), shift(tights, -0.05), angle=84, lift=5)
    card.paint(ribbon("1040,350 1020,180 1090,66", (136, 112, 90)), tights, angle=84, lift=7)
    card.paint(ribbon("1090,60 1130,-20 1160,-60", (80, 66, 50)), tights, lift=5)
    trunk = card.piece(
        "960,320! 1000,290 1200,290 1250,320! 1240,500 1200,620! 1120,660 1010,640! 970,560 962,440",
        BONE,
        angle=84,
        laps=50,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=8,
    )
    card.pattern(trunk, [ribbon(f"{x},280 {x + 6},680", (16, 16)) for x in range(970, 1260, 50)], PENCIL, thin=0.15)
    with card.inside(trunk):
        card.paint("940,300! 1260,280! 1260,350! 940,372!", RUST, angle=3)
    card.paint("1050,620! 1150,620! 1150,720! 1056,720!", ELDER.shade)
    Head(card, CAST["elder"], 1092, 792, 128, tilt=172, light=-1).draw()
    # one hand that is there in principle
    card.paint(ribbon("1010,600 920,640 850,700", (84, 70, 52)), ELDER.base, angle=140, lift=9)
    hand(card, "rest", 846, 704, 124, 146, ELDER, age=41, lift=6)
    # and one that has the time
    card.paint(ribbon("1216,600 1250,500 1150,452", (86, 80, 58)), ELDER.shade, angle=60, lift=9)
    hand(card, "fist", 1142, 452, 118, 196, ELDER, age=41, lift=6)
    card.paint(ribbon("1184,430 1172,458 1160,486", (30, 32, 30)), DARK, lift=4)
    card.paint(ROUND, CHALK, at=affine(1170, 456, 31), lift=4)
    card.paint([ribbon("1170,456 1170,436", (5, 4)), ribbon("1170,456 1186,462", (5, 4))], DARK, wobble=0.2)


def _younger(card: Sheet) -> None:
    """Lower, with both hands open, and looking up at somebody who has surely."""
    card.paint(ribbon("1146,1276 1226,1246", (11, 11)), BONE, lift=4)
    trunk = card.piece(
        "816,1136! 876,1086 966,1086! 1056,1076 1156,1036! 1236,1036! 1236,1316! 1136,1306 976,1276! 856,1246 806,1196",
        ASH,
        angle=6,
        laps=50,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=8,
    )
    card.pattern(
        trunk, [ribbon(f"{x},1010 {x + 20},1340", (18, 18)) for x in range(850, 1260, 56)], CHARCOAL, thin=0.15
    )
    card.paint("806,1086! 866,1036! 906,1106! 856,1156!", YOUNGER.shade)
    Head(card, CAST["younger"], 814, 1034, 122, tilt=-34, turn=0.3).draw()
    card.paint(ribbon("856,1226 716,1206 616,1086", (88, 74, 54)), YOUNGER.base, angle=30, lift=9)
    hand(card, "open", 614, 1082, 140, -128, YOUNGER, age=23, flip=True, lift=6)
    card.paint("800,1180! 870,1160 910,1210 890,1290! 810,1280 780,1230!", mix(ASH, CHALK, 0.3), angle=30, lift=8)
    card.paint(ribbon("956,1106 936,1006 976,936", (80, 66, 50)), shift(YOUNGER.base, -0.04), angle=80, lift=8)
    hand(card, "open", 976, 942, 118, -108, YOUNGER, age=23, lift=6)


def _flyer(card: Sheet) -> None:
    """Level, as if on a shelf; there is one button too few."""
    tights = mix(BONE, CHALK, 0.35)
    card.paint(ribbon("160,484 -10,414 -140,374", (124, 92, 60)), shift(tights, -0.07), angle=16, lift=6)
    card.paint(ribbon("160,524 -10,514 -150,484", (132, 98, 62)), tights, angle=8, lift=9)
    for line in ("130,504 30,500 -50,484", "110,554 20,550 -60,524"):
        card.paint(ribbon(line, (4, 12, 4)), mix(BONE, ASH, 0.6), thin=0.15)
    card.paint(ribbon("400,424 550,396 690,414", (76, 60, 46)), HERS.shade, angle=-4, lift=6)
    hand(card, "flat", 684, 414, 124, 4, HERS, age=29, lift=5)
    suit = card.piece(
        "110,444! 230,430 350,394 430,384! 490,424 504,524 460,594! 370,608 250,594 130,604! 90,524",
        CHALK,
        angle=4,
        laps=44,
        edge="torn",
        core="#fbf6ec",
        wobble=3,
        lift=12,
    )
    with card.inside(suit):
        card.paint("90,564! 260,560 390,574 490,544! 490,644! 90,644!", mix(CHALK, ASH, 0.4), angle=4)
        card.paint(ribbon("100,504 250,496 490,490", (5, 6, 5)), ASH)
    for k in range(8):
        if k != 5:
            card.paint(ROUND, RUST, at=affine(144 + 44 * k, 504 - 2 * k, 12), lift=3)
        else:
            card.paint(ribbon(f"{144 + 44 * k},492 {140 + 44 * k},504 {148 + 44 * k},512", (2.5, 2)), RUST, wobble=0.3)
    frill: list[Array] = []
    for k in range(9):
        y = 424 + 23 * k
        frill.append(ribbon(f"126,{y} 80,{y - 14 + 5 * k} 42,{y - 30 + 9 * k}", (30, 34, 22)))
    card.paint(frill, ASH, angle=170, lift=5)
    card.paint("470,434! 530,444 540,544 486,564!", HERS.shade, angle=10)
    Head(card, CAST["flyer"], 570, 504, 124, tilt=58, turn=0.2).draw()
    card.paint(ribbon("430,574 570,668 730,660", (84, 66, 48)), HERS.base, angle=10, lift=11)
    card.paint("400,554! 470,544 500,604 470,644! 420,634 394,594", CHALK, lift=5)
    hand(card, "flat", 724, 660, 132, -4, HERS, age=29, flip=True, lift=7)
