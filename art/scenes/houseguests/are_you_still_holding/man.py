"""The one with his back to us: trousers, sleeves, waistcoat, a fist in the small of the back, a bald head turned aside."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_still_holding.cord import cord
from art.scenes.houseguests.are_you_still_holding.inks import CORD, LINEN, MUSTARD, NIGHT, SLATE, TAN, UMBER

SHIRT: Final = MUSTARD
GREY: Final = "#c9bfab"
LIP: Final = "#8c5844"
SHADOW: Final = shift(SLATE, -0.07)
_WAISTCOAT: Final = (
    "600,728! 484,751 342,777 205,829! 272,940 289,1060 243,1191 185,1355 151,1540! 368,1586 579,1579! 629,1540! 685,1575! "
    "907,1573 1140,1525! 1145,1376 1096,1213 1041,1082 1025,984 1095,886! 1018,816 928,755! 790,768 652,752!"
)
_FAR_ARM: Final = (
    "281,805! 183,810 77,886 -9,1038 -84,1246 -120,1380 -96,1500 -20,1600 60,1700 130,1770! 260,1640! 250,1540 240,1400! "
    "283,1289 322,1071 322,897!"
)
_NEAR_ARM: Final = (
    "1017,831! 1097,853 1191,919 1258,1060 1294,1224 1299,1387 1264,1481 1181,1507 1031,1479 877,1437! 906,1278! 997,1289 "
    "1063,1278! 1046,1180 1013,1060 993,940!"
)
_FAR_STRIPES: Final = (
    "150,800 50,920 -40,1090",
    "210,790 110,940 10,1180 -50,1390 -16,1520 80,1640 190,1760",
    "262,800 180,950 80,1200 30,1390 54,1480 130,1570 240,1690",
    "300,830 246,980 150,1220 108,1380 126,1450 200,1530 300,1620",
    "330,900 300,1050 220,1250 180,1390 240,1480",
    "340,1060 280,1280 236,1420",
    "-80,1540 -10,1650 100,1790",
)
_NEAR_STRIPES: Final = (
    "1150,860 1220,1000 1260,1200",
    "1090,830 1160,980 1210,1200 1170,1330 870,1320",
    "1040,830 1100,1000 1140,1180 1150,1250 1060,1290 870,1290",
    "1000,850 1050,1010 1080,1180 1070,1270",
    "1260,1240 1220,1360 1130,1390 870,1360",
    "1290,1360 1220,1440 1120,1446 860,1400",
    "1280,1480 1150,1496 860,1440",
)
_HEAD: Final = (
    "552,199! 524,243 502,278 507,310 484,341! 464,388 440,430 432,462 446,488! 486,506! 484,526 472,540 458,549! 463,560! 458,570 464,584 484,594! 470,618 462,646 "
    "473,668 523,692 569,701! 601,744 620,810! 936,810! 952,722 972,635! 986,592 982,548! 1003,483 1019,384 1017,254 971,134 "
    "882,60 767,36 660,58 586,123"
)


def man(card: Sheet) -> None:
    """Lay him from the far sleeve to the cord that comes from his fist to us."""
    _sleeves_and_seat(card)
    _head(card)
    _waistcoat(card)
    _arm(card)
    cord(card, "640,1390 650,1480 626,1580 556,1664 466,1724 396,1790 350,1890", (32, 38, 44, 52, 60, 68, 78), lift=9)
    _tail(card)
    _fist(card)


def _sleeves_and_seat(card: Sheet) -> None:
    sleeve = card.piece(_FAR_ARM, SHIRT, angle=70, laps=80, lift=9)
    card.pattern(sleeve, turned([ribbon(line, (9, 9, 9)) for line in _FAR_STRIPES]), LINEN, thin=0.06)
    card.paint(ribbon("220,853 129,984 83,1137 61,1289", (6, 12, 10, 4)), shift(SHIRT, -0.09))
    card.paint(ribbon("279,1006 210,1158 176,1322", (4, 10, 5)), shift(SHIRT, -0.09))
    card.paint(ribbon("-10,1440 60,1470 150,1452", (3, 10, 3)), shift(SHIRT, -0.09))
    card.paint(ribbon("-14,1400 50,1414 120,1396", (3, 8, 3)), shift(SHIRT, -0.09))
    seat = card.piece("141,1485! 631,1507 1159,1485! 1200,1900! 30,1900!", SHADOW, angle=86, laps=90, lift=6)
    with card.inside(seat):
        card.paint("936,1485! 1170,1485! 1236,1900! 1037,1900! 1014,1725", shift(SHADOW, -0.06), angle=84)
        card.paint(ribbon("640,1551 650,1703 627,1900", (6, 10, 12)), shift(SHADOW, -0.12))


def _head(card: Sheet) -> None:
    skin = card.piece(_HEAD, TAN.base, angle=70, laps=110, grain=0.24, lift=10)
    with card.inside(skin):
        card.paint("568,722! 667,635 763,609 815,526 882,570 996,624! 1003,853! 559,853!", TAN.shade, angle=20)
    card.paint(ribbon("982,550 917,581 835,583", (10, 10, 3)), mix(TAN.shade, NIGHT, 0.3))
    card.paint(ribbon("966,642 899,666 818,659", (10, 10, 3)), mix(TAN.shade, NIGHT, 0.3))
    # what hair there is
    hair = card.piece(
        "770,330! 810,256 894,232 974,256 1017,330! 1017,417 1002,493 982,548! 918,557 862,526! 855,461 811,417!",
        GREY,
        angle=60,
        laps=40,
        lift=5,
    )
    card.pattern(
        hair,
        turned(
            [
                ribbon("804,352 889,308 992,341", (3, 7, 3)),
                ribbon("846,417 919,384 1010,417", (3, 7, 3)),
                ribbon("865,483 925,461 1001,483", (3, 7, 3)),
            ]
        ),
        mix(GREY, UMBER, 0.4),
    )
    _ear(card)
    _features(card)


def _ear(card: Sheet) -> None:
    card.paint(
        "731,384! 744,334 793,313 838,330 853,384 826,439 800,483 782,531 747,539 730,504!", TAN.base, angle=60, lift=6
    )
    card.paint(
        [
            ribbon("760,384 788,347 819,369 813,417 780,461", (5, 10, 11, 8, 3)),
            ribbon("753,439 780,422 792,395", (4, 9, 4)),
        ],
        mix(TAN.shade, NIGHT, 0.25),
    )


def _features(card: Sheet) -> None:
    line = mix(TAN.shade, NIGHT, 0.25)
    card.paint("484,343! 464,388 441,430 434,462 447,486! 480,480 500,439 509,384", shift(TAN.base, 0.02), angle=70)
    card.paint(ribbon("492,440 514,466 496,500", (4, 9, 5)), mix(TAN.shade, NIGHT, 0.3))
    # the lid hangs over half of the eye, which looks back at whoever has the other end
    card.paint("524,356! 573,330 625,338 650,374! 618,400 564,406 533,388!", TAN.white, wobble=0.5)
    card.paint("592,352! 636,352! 642,376 632,396 610,402 592,390 586,370", NIGHT, wobble=0.4)
    card.paint("508,352! 548,306 622,308 664,376! 630,371 570,366 520,368!", TAN.shade, wobble=0.5)
    card.paint(ribbon("512,362 570,366 630,371 668,384", (7, 12, 12, 4)), NIGHT, wobble=0.4)
    card.paint(ribbon("534,398 580,412 630,404", (3, 7, 3)), line, wobble=0.4)
    card.paint(ribbon("548,432 596,440 640,420", (3, 8, 3)), line)
    card.paint("492,262! 540,222 610,218 676,262! 612,248 556,254 506,288!", GREY, angle=10, lift=4)
    card.paint([ribbon("580,172 630,160 700,178", (3, 8, 3)), ribbon("584,206 634,194 690,206", (2, 6, 2))], line)
    # the lips are put forward, as if he whistled
    card.paint("484,530 472,540 459,550! 464,560 500,563 538,549! 514,541", LIP, angle=10, wobble=0.5)
    card.paint("463,561! 459,570 465,583 484,592 514,582 536,551! 498,563", shift(LIP, 0.04), angle=10, wobble=0.5)
    card.paint(ribbon("462,559 498,564 532,553 549,533", (4, 6, 6, 3)), NIGHT, wobble=0.4)
    card.paint(ribbon("524,470 566,504 584,560 574,612", (3, 9, 9, 3)), line)
    card.paint(ribbon("490,620 510,612 530,622", (3, 7, 3)), line)
    card.paint(ribbon("628,500 652,560 640,640", (3, 8, 3)), line)


def _waistcoat(card: Sheet) -> None:
    cloth = card.piece(_WAISTCOAT, NIGHT, angle=84, laps=120, grain=0.4, lift=12)
    with card.inside(cloth):
        seam = shift(NIGHT, 0.12)
        card.paint(ribbon("779,810 798,984 772,1158 702,1322", (5, 7, 7, 4)), seam, thin=0.1)
        # all of it is drawn towards the fist
        for fold in (
            "309,908 401,1104 552,1289",
            "273,1137 390,1267 548,1355",
            "198,1398 356,1420 545,1398",
            "421,810 522,1049 611,1278",
            "1037,1049 911,1180 787,1278",
            "230,1551 385,1507 553,1442",
        ):
            card.paint(ribbon(fold, (3, 15, 5)), shift(NIGHT, 0.08), wobble=0.6)
    # the collar goes round the neck, from the throat to the nape
    card.paint(
        "576,702! 650,728 740,734 850,714 966,656! 978,700 968,772! 880,798 770,812 660,802 584,764! 572,730",
        LINEN,
        angle=6,
        laps=60,
        lift=7,
    )
    card.paint(ribbon("590,750 664,784 770,794 876,780 962,752", (3, 5, 5, 5, 3)), mix(LINEN, UMBER, 0.35), wobble=0.5)


def _arm(card: Sheet) -> None:
    sleeve = card.piece(_NEAR_ARM, SHIRT, angle=80, laps=80, lift=12)
    with card.inside(sleeve):
        card.paint(
            "1347,962! 1250,1180 1248,1376 1127,1442 896,1398! 863,1529! 1308,1529!", shift(SHIRT, -0.06), angle=60
        )
        card.pattern(sleeve, turned([ribbon(line, (9, 9, 9)) for line in _NEAR_STRIPES]), LINEN, thin=0.06)
        for fold in ("1063,1280 1136,1300 1201,1387", "1068,1278 1139,1256 1220,1278", "1069,919 1130,1049 1145,1180"):
            card.paint(ribbon(fold, (3, 9, 3)), shift(SHIRT, -0.12), wobble=0.6)
    card.paint("841,1274! 919,1270! 890,1444! 819,1429!", LINEN, angle=80, lift=5)


def _tail(card: Sheet) -> None:
    """What is left of the cord above the fist has tipped over; three threads hang out of its tie."""
    for line, widths in (
        ("444,1268 430,1300 434,1336 424,1368", (10, 10, 9, 4)),
        ("452,1268 452,1312 458,1352 452,1396", (11, 11, 10, 4)),
        ("462,1268 474,1300 470,1334 480,1358", (10, 10, 9, 4)),
    ):
        card.paint(ribbon(line, widths), CORD, lift=3, wobble=0.5)
    cord(card, "628,1272 616,1206 584,1152 532,1128 484,1148 458,1200 452,1276", (32, 33, 34, 34, 33, 32, 31), lift=6)
    card.paint(ribbon("434,1256 453,1260 472,1258", (20, 21, 20)), mix(CORD, UMBER, 0.75), wobble=0.4, lift=3)


def _fist(card: Sheet) -> None:
    dark = mix(TAN.shade, NIGHT, 0.35)
    hand = card.piece(
        "847,1287! 800,1263 749,1248 708,1235! 650,1222 589,1230 550,1259 538,1289 527,1322 534,1355 536,1389 560,1411 "
        "577,1444 634,1455 706,1442 777,1424 831,1416!",
        TAN.base,
        angle=4,
        lift=10,
    )
    with card.inside(hand):
        card.paint("704,1289! 735,1355 705,1453! 846,1442! 856,1289!", shift(TAN.base, -0.03), angle=20)
    for y0, y1 in ((1322, 1318), (1366, 1362), (1408, 1404)):
        card.paint(ribbon(f"562,{y0} 612,{y0 + 8} 688,{y1}", (6, 7, 5)), dark, wobble=0.5)
    card.paint(ribbon("704,1289 719,1344 705,1409", (4, 8, 4)), dark, wobble=0.5)
    card.paint(
        "832,1300! 788,1263 721,1219 663,1209 610,1228 590,1256 607,1280 658,1283 716,1294 760,1333",
        TAN.base,
        angle=10,
        lift=6,
    )
    card.paint("602,1243 626,1230 649,1237 645,1261 617,1267", shift(TAN.base, 0.07), wobble=0.4)
