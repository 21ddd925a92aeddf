"""The rival: on a crate in his good hat, eating the champion himself, bite by bite."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.first_prize.inks import BLACK, CAST, GREEN, LINEN, MUSTARD, SALLOW, SLATE, UMBER


def rival(card: Sheet) -> None:
    """Lay crate, long bent coat, the head, the leek and the hands that will not share."""
    crate = card.piece("-40,1640! 250,1630! 262,1840! -40,1840!", MUSTARD, angle=2, lift=6)
    with card.inside(crate):
        for y in (1690, 1750, 1810):
            card.paint(ribbon(f"-40,{y} 270,{y - 6}", (10, 9)), UMBER)
    card.paint("180,1560! 330,1540 420,1600 410,1700 400,1840! 300,1840! 296,1720 150,1700!", UMBER, angle=70, lift=6)
    coat = card.piece(
        "60,1330! 130,1262 220,1250 290,1300! 320,1420 300,1540 330,1640! 200,1700 40,1690! -40,1700! -40,1430 10,1380",
        SLATE,
        angle=74,
        laps=70,
        edge="torn",
        core=LINEN,
        wobble=4,
        lift=10,
    )
    with card.inside(coat):
        card.paint("200,1250! 290,1290! 300,1400 250,1480! 226,1360", LINEN, angle=70)
        card.paint(ribbon("120,1290 110,1450 150,1640", (3, 14, 4)), shift(SLATE, -0.09), thin=0.15)
    card.paint("160,1210! 262,1200! 280,1290 230,1330 160,1290!", SALLOW.shade)
    card.paint("140,1270! 206,1250! 270,1370! 240,1440! 180,1340", shift(SLATE, -0.1), lift=3)
    # the rosette he came with, second
    card.paint("-.3,.4! .1,.6! .0,1.9! -.3,1.6! -.6,1.9!", MUSTARD, at=affine(130, 1420, 30))
    card.paint(
        "1,0 .6,.4! .7,.7 .3,.7! 0,1 -.3,.7! -.7,.7 -.6,.3! -1,0 -.6,-.4! -.7,-.7 -.2,-.7! 0,-1 .3,-.7! .7,-.7 .6,-.3!",
        MUSTARD,
        at=affine(126, 1410, 34),
        lift=4,
    )
    card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", LINEN, at=affine(126, 1410, 17), lift=2)
    Head(card, CAST["rival"], 212, 1098, 118, tilt=10, turn=0.8, view="side").draw()
    _leek(card)
    for arm, cuff in (
        (
            "90,1340! 190,1330 260,1420 330,1400 380,1330! 420,1370! 390,1470 300,1530 180,1510 90,1440!",
            "372,1326! 394,1308! 436,1356! 416,1378!",
        ),
    ):
        card.paint(arm, mix(SLATE, BLACK, 0.3), angle=20, laps=50, edge="torn", core=LINEN, wobble=4, lift=9)
        card.paint(cuff, LINEN, lift=4)
    hand(card, "grip", 398, 1334, 110, -66, SALLOW, lift=5)
    for x, y, r in ((262, 1120, 7), (256, 1164, 8), (222, 1232, 8)):
        card.paint("0,-1.6! .8,.1 .6,.9 0,1.1 -.6,.9 -.8,.1", mix(LINEN, SLATE, 0.12), at=affine(x, y, r), lift=2)


def _leek(card: Sheet) -> None:
    """White end first; roots gone, and a bite."""
    stalk = card.piece(
        "266,1172! 292,1178! 300,1196! 318,1194! 330,1210! 380,1246 440,1284 520,1280! 512,1330! 450,1336 380,1300 310,1246 270,1206!",
        LINEN,
        angle=30,
        lift=7,
    )
    with card.inside(stalk):
        card.paint("440,1240! 540,1270! 530,1350! 430,1330!", mix(GREEN, LINEN, 0.5), angle=20)
        for k in range(3):
            card.paint(
                ribbon(f"{300},{1200 + 13 * k} {400},{1260 + 15 * k} {520},{1290 + 14 * k}", (2, 3, 2)),
                shift(LINEN, -0.12),
            )
    for blade, ink in (
        ("500,1280! 560,1250 610,1180 600,1090! 640,1180 620,1280 540,1330!", GREEN),
        ("500,1290! 580,1300 640,1360 650,1470! 600,1400 540,1350 500,1330!", mix(GREEN, BLACK, 0.25)),
        ("500,1284! 600,1260 670,1240 720,1160! 710,1270 640,1320 520,1332!", shift(GREEN, 0.06)),
    ):
        card.paint(blade, ink, angle=40, edge="cut", lift=6)
