"""Everybody else from the knees down: who sleeps, who dangles, who waits, who taps, and the man who does not move."""

from __future__ import annotations

from art.cutpaper.contour import ribbon, stripes
from art.cutpaper.sheet import Ink, Sheet, shift
from art.scenes.houseguests.more_soup_anyone.inks import BLACK, CHALK, FAIR, SLATE, UMBER


def _shin(card: Sheet, spec: str, ink: Ink, lift: float = 5) -> None:
    card.paint(spec, ink, angle=84, lift=lift)


def far_legs(card: Sheet) -> None:
    """On the table's other side: an empty chair's four legs, and a sleeper's ankles, crossed."""
    chair = shift(UMBER, 0.04)
    card.paint(
        [
            "640,820! 668,820! 660,1360! 642,1360!",
            "790,820! 816,820! 822,1352! 804,1354!",
            "648,1130! 812,1120! 812,1142! 648,1154!",
        ],
        chair,
        angle=86,
        lift=3,
    )
    card.paint(
        ["690,820! 706,820! 704,1290! 692,1290!", "762,820! 778,820! 780,1286! 768,1286!"], shift(chair, 0.05), angle=86
    )
    pale = shift(SLATE, 0.1)
    _shin(card, "1000,820! 1078,820! 1020,1060 962,1290! 900,1270! 950,1060", shift(pale, -0.04), 3)
    card.paint("956,1280! 900,1264! 872,1290 820,1312! 812,1336! 880,1346 940,1330!", BLACK, angle=10, lift=3)
    _shin(card, "880,820! 962,820! 980,1060 1012,1270! 950,1286! 908,1060", pale, 3)
    card.paint("946,1284! 1012,1266! 1036,1292 1092,1310! 1098,1334! 1030,1342 956,1330!", BLACK, angle=10, lift=3)


def near_legs(card: Sheet) -> None:
    """A child's that do not reach the floor, thick brown stockings, striped trousers with one toe in the air."""
    for shin, sock, sandal in (
        (
            "352,800! 408,800! 404,960 396,1100! 352,1104! 350,960",
            "350,1080! 398,1074! 400,1128! 352,1134!",
            "330,1150! 352,1116! 402,1112! 412,1150 400,1176! 336,1180!",
        ),
        (
            "424,800! 482,800! 486,960 500,1080! 458,1094! 436,960",
            "452,1070! 500,1056! 508,1106! 464,1120!",
            "460,1138! 470,1104! 514,1092! 534,1124 528,1152! 470,1164!",
        ),
    ):
        _shin(card, shin, FAIR, 4)
        card.paint(sock, CHALK, angle=8, lift=2)
        card.paint(sandal, UMBER, angle=6, lift=4)
    card.paint(["346,1142! 402,1136! 404,1148! 346,1154!", "476,1130! 522,1116! 526,1128! 478,1142!"], CHALK)
    brown = shift(UMBER, 0.1)
    _shin(card, "548,800! 640,800! 646,960 650,1080 628,1220 618,1390! 560,1394! 552,1230 536,1080 538,940", brown)
    card.paint("552,1370! 626,1366! 632,1420 650,1452! 648,1476! 540,1478! 536,1440", BLACK, lift=5)
    card.paint("560,1396! 622,1392! 620,1410! 562,1414!", shift(BLACK, 0.14))
    _shin(
        card,
        "664,800! 752,800! 762,960 764,1090 738,1230 728,1400! 672,1402! 668,1230 654,1090 656,940",
        shift(brown, -0.03),
    )
    card.paint("664,1380! 736,1378! 744,1430 764,1462! 760,1488! 652,1488! 650,1450", BLACK, lift=5)
    card.paint(ribbon("590,1180 604,1230 598,1290", (3, 7, 3)), shift(brown, -0.1))
    _striped(card)


def _striped(card: Sheet) -> None:
    for i, spec in enumerate(
        (
            "826,800! 926,800! 914,1040 906,1300! 830,1300! 822,1040",
            "948,800! 1044,800! 1030,1050 1024,1380! 946,1384! 944,1050",
        )
    ):
        leg = card.paint(spec, CHALK, angle=86, lift=5)
        if leg is not None:
            card.pattern(leg, stripes(card.box(leg), 30, 13, 88 + 3 * i), SLATE)
    card.paint("826,1296! 910,1290! 912,1340! 850,1372 770,1346 726,1300! 744,1280! 796,1300", BLACK, angle=20, lift=6)
    card.paint("944,1376! 1028,1372! 1034,1432 1050,1470! 1046,1496! 930,1500! 928,1450", BLACK, angle=4, lift=6)


def man_with_boots(card: Sheet) -> None:
    """Grey trousers; two big boots, one lace undone; nothing of him draws back."""
    _shin(card, "-60,820! 70,800! 78,1000 66,1240 70,1400! -40,1410! -60,1200", shift(SLATE, -0.05))
    card.paint("-60,1380! 74,1376! 84,1470 150,1510 176,1556! 170,1590! -60,1594!", shift(BLACK, 0.04), angle=6, lift=6)
    _shin(card, "110,800! 262,800! 262,980 238,1180 228,1340! 104,1344! 96,1150 104,960", SLATE, 7)
    card.paint("118,1010! 190,1060 240,1040! 220,1080 160,1090!", shift(SLATE, -0.07))
    boot = card.paint(
        "92,1326! 240,1322! 246,1410 290,1456 380,1484 446,1530 470,1590! 462,1624! 92,1628! 88,1500",
        shift(UMBER, 0.06),
        angle=10,
        lift=9,
    )
    if boot is not None:
        with card.inside(boot):
            card.paint("80,1592! 480,1586! 480,1640! 80,1640!", BLACK)
            card.paint("350,1470! 382,1530 376,1590! 480,1590! 480,1470!", shift(UMBER, 0.15), angle=20, lift=2)
            card.paint("92,1326! 132,1326! 132,1592! 88,1592!", shift(UMBER, -0.05))
            for x, y in ((262, 1500), (296, 1516), (330, 1530)):
                card.paint(f"{x - 6},{y} {x},{y - 6} {x + 6},{y} {x},{y + 6}", BLACK, wobble=0.3)
    for lace in ("262,1500 318,1486", "296,1516 346,1500"):
        card.paint(ribbon(lace, (7, 7)), CHALK, lift=2)
    card.paint(
        [
            ribbon("330,1530 300,1580 250,1600 220,1660 260,1690 310,1664", (6, 7, 6, 6, 4)),
            ribbon("330,1530 380,1570 440,1640 510,1650", (6, 7, 6, 4)),
        ],
        CHALK,
        lift=3,
    )
