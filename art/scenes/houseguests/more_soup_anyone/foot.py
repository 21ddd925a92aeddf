"""The leg that crosses the card, stout and sure, and the tired foot that lies on the boot; its nails are painted."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.more_soup_anyone.inks import CHALK, RED, SHADE, SKIN, SLATE


def crossing_leg(card: Sheet) -> None:
    """Lay toes from the farthest, leg and foot in one mass, its underside in shade, the skirt's edge over the knee."""
    for toe in (
        "250,1452 214,1452 186,1470 190,1494 222,1500 262,1486",
        "236,1424 192,1424 160,1442 162,1470 200,1476 250,1460",
        "228,1398 178,1394 144,1412 144,1440 184,1448 240,1436",
        "226,1374 170,1364 130,1380 128,1410 170,1420 236,1412",
    ):
        card.paint(toe, shift(SKIN, -0.03), angle=8, lift=4, grain=0.2)
    leg = card.paint(
        "740,760! 990,760! 1000,870 956,980 880,1072 800,1150 710,1226 630,1284 576,1340 552,1404 548,1466 520,1512 466,1526 "
        "404,1512 330,1496 262,1494 220,1480! 206,1440 200,1400 208,1362! 270,1346 350,1322 416,1268 462,1186 520,1090 586,1000 664,900",
        SKIN,
        angle=-38,
        laps=84,
        lift=12,
        grain=0.24,
    )
    if leg is not None:
        with card.inside(leg):
            card.paint(
                "1030,820! 950,930 860,1030 770,1110 680,1180 590,1248 536,1320 508,1400 470,1462! 400,1470 300,1460 220,1462! 230,1560! 640,1560! 1180,1100!",
                SHADE,
                angle=-36,
                laps=70,
                grain=0.22,
            )
            card.paint(ribbon("520,1300 548,1318 556,1346", (3, 10, 4)), mix(SHADE, "#3a2620", 0.4))
            card.paint("470,1300 500,1290 516,1316 496,1342 470,1334", shift(SKIN, 0.04), grain=0.15)
            for vein in ("690,1010 650,1070 648,1110 604,1150", "648,1110 610,1112 580,1140"):
                card.paint(ribbon(vein, (3, 6, 5, 2)), mix(SKIN, SLATE, 0.4), thin=0.1)
            for fold in ("440,1262 470,1276 500,1270", "424,1284 460,1298 490,1294"):
                card.paint(ribbon(fold, (2, 6, 2)), SHADE)
    card.paint("232,1346 176,1322 120,1330 98,1360 112,1390 160,1398 236,1392", SKIN, angle=8, lift=4, grain=0.2)
    for nail in (
        "100,1352! 128,1338 150,1346 146,1370 116,1374!",
        "130,1390! 148,1378 166,1384 160,1402 136,1406!",
        "146,1422! 160,1410 178,1416 170,1434 150,1436!",
        "162,1452! 176,1442 190,1446 184,1464 166,1466!",
        "190,1482! 202,1472 214,1476 208,1490 194,1494!",
    ):
        card.paint(nail, RED, lift=1, wobble=0.5)
    skirt = card.paint("690,700! 980,700! 1004,830 992,926! 910,900 810,866 670,850!", SLATE, angle=70, lift=8)
    if skirt is not None:
        with card.inside(skirt):
            card.paint(ribbon("660,830 800,844 910,884 1010,904", (12, 12, 12)), CHALK)
