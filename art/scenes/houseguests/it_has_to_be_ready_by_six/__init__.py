"""It Has to Be Ready by Six: asleep in her rollers, she paints an open eye on a shut lid; a foot lies on the pillow."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.contour import curve as contour
from art.cutpaper.hands import hand, turned
from art.cutpaper.sheet import Patch, Sheet, shift
from art.scenes.houseguests.it_has_to_be_ready_by_six.face import head
from art.scenes.houseguests.it_has_to_be_ready_by_six.inks import BONE, CAST, CHALK, HERS, HIS, RED, SAGE, UMBER

__all__ = ["CAST", "GROUND", "paint"]

GROUND = BONE
SOLE: Final = affine(-6, 10, 1)
"""Where the foot is typed from."""
TALL: Final = [[1.0, 0.0, 0.0], [0.0, 1.3, 0.0], [0.0, 0.0, 1.0]]


def paint(card: Sheet) -> None:
    """Lay pillow, nightgown, head, the foot, brush and hand, and the quilt that her elbow is under."""
    _pillow(card)
    _gown(card)
    head(card)
    _foot(card)
    _brush(card)
    _hand(card)
    _quilt(card)
    _pot(card)


def _pillow(card: Sheet) -> None:
    pillow = card.piece(
        "-40,150! 40,96 300,70 640,58 960,80 1150,110 1240,160! 1240,1520! -40,1520!", CHALK, angle=8, laps=110, lift=10
    )
    folds = [
        ribbon(q, (2, 9, 2))
        for q in (
            "20,140 80,240 100,330",
            "1180,150 1130,230 1110,300",
            "0,760 60,720 110,720",
            "1200,520 1150,560 1130,620",
        )
    ]
    card.pattern(pillow, turned(folds), shift(BONE, -0.1))


def _gown(card: Sheet) -> None:
    """Her nightgown at both shoulders; the sleeve is of the same print."""
    gown = card.piece(
        "130,1340! 250,1280 400,1250 640,1240 880,1240 1010,1290 1090,1380 1140,1500! 1140,1640! 130,1640!",
        shift(SAGE, -0.05),
        angle=80,
        lift=8,
    )
    _sprigs(card, gown)


def _sprigs(card: Sheet, cloth: Patch) -> None:
    spots = [
        contour(ROUND, affine(x + 33 * (j % 2), y, 10))
        for j, y in enumerate(range(1240, 1800, 48))
        for x in range(110, 1300, 66)
    ]
    card.pattern(cloth, turned(spots), CHALK, thin=0)


def _foot(card: Sheet) -> None:
    """Somebody who lies the other way round, on his belly: the sole of a striped sock with a hole in its toe."""
    leg = card.piece("58,1290! 196,1290! 204,1420 214,1640! 36,1640! 50,1420", BONE, at=SOLE, angle=88, lift=7)
    ribs = [ribbon(f"{x},1330 {x + 2},1460 {x},1640", (8, 8, 8), SOLE) for x in range(66, 210, 24)]
    card.pattern(leg, turned(ribs), shift(BONE, -0.2), thin=0)
    card.paint(
        "164,1010! 162,930 172,886 198,866 226,866 250,884 260,930 262,1010!",
        HIS.base,
        at=SOLE,
        angle=70,
        grain=0.2,
        lift=6,
    )
    toes = ((36, 1028, 27), (72, 992, 30), (112, 966, 33), (152, 948, 35))
    lobes = [contour(ROUND, affine(x, y, r) @ TALL) for x, y, r in toes]
    sole = contour(
        "8,1030! 40,990 90,960 140,950 172,936! 184,946 196,930 212,944 228,928 246,940 264,926! 270,1000 262,1060 "
        "246,1120 216,1180 200,1236 204,1290 200,1340 174,1380 128,1394 82,1382 50,1344 40,1280 36,1210 22,1140 8,1080"
    )
    sock = card.piece(turned([q @ SOLE[:, :2].T + SOLE[:, 2] for q in (*lobes, sole)]), BONE, angle=84, lift=8)
    with card.inside(sock):
        for i in range(5):
            y = 1092 + 42 * i
            card.paint(ribbon(f"-10,{y + 8} 130,{y - 8} 290,{y}", (19, 19, 19), SOLE), RED, angle=4)
        for q in (
            "-30,850! 320,850! 320,1040! 230,1056 130,1052 -30,1084!",
            "-20,1420! 300,1420! 300,1302! 210,1298 130,1282 50,1304 -20,1310!",
        ):
            card.paint(q, RED, at=SOLE, angle=10)
        card.paint(ribbon("40,1306 130,1282 210,1298", (5, 5, 5), SOLE), shift(RED, -0.14))
        for q in ("54,990 62,1022", "91,962 98,1000", "134,942 138,988", "176,940 174,986"):
            card.paint(ribbon(q, (10, 4), SOLE), shift(RED, -0.14))


def _quilt(card: Sheet) -> None:
    quilt = card.piece("-60,1520! 200,1470 600,1420 880,1450 1260,1540! 1260,1860! -60,1860!", RED, angle=12, laps=120)
    lines = [ribbon(f"{x},1180 {x + 340},1520 {x + 700},1880", (7, 7)) for x in range(-840, 1240, 230)]
    lines += [ribbon(f"{x},1180 {x - 340},1520 {x - 700},1880", (7, 7)) for x in range(10, 2000, 230)]
    card.pattern(quilt, turned(lines), shift(RED, -0.1), thin=0)
    card.paint(
        "-60,1490! 60,1450 200,1422 330,1400 460,1382 600,1378 740,1386 860,1410 960,1446 1060,1480 1260,1496! 1260,1580! "
        "1050,1562 950,1526 860,1492 740,1470 600,1462 460,1466 330,1484 200,1508 60,1536 -60,1580!",
        CHALK,
        angle=4,
        lift=14,
    )


def _brush(card: Sheet) -> None:
    """Soft and round, at the corner of the lid that is still bare."""
    at = affine(900, 824, 1, -32)
    card.paint("-9,56! 9,56! 8,420! -8,420!", UMBER, at=at, lift=6)
    card.paint(
        "-12,64! -25,34 -25,6 -13,-14 0,-19 13,-14 25,6 25,34 12,64!", shift(BONE, -0.1), at=at, angle=90, lift=5
    )
    card.paint("-25,20! -25,6 -13,-14 0,-19 13,-14 25,6 25,20! 12,28 0,22 -12,28", CHALK, at=at)
    card.paint("-14,56! 14,56! 12,104! -12,104!", SAGE, at=at)


def _hand(card: Sheet) -> None:
    """Her own, out of her sleeve; its elbow is under the quilt."""
    hand(card, "pinch", 1172, 1352, 450, -114, HERS, age=45, lift=14)
    sleeve = card.piece(
        "1064,1340! 1106,1300 1170,1290 1246,1304! 1290,1340! 1290,1740! 1100,1740! 1040,1600 1040,1480 1056,1410",
        SAGE,
        angle=70,
        lift=12,
    )
    _sprigs(card, sleeve)
    with card.inside(sleeve):
        for q in ("1144,1350 1154,1450 1214,1540", "1104,1400 1110,1470 1150,1560"):
            card.paint(ribbon(q, (2, 10, 2)), shift(SAGE, -0.14))
        card.paint(
            "1040,1354! 1106,1300 1170,1290 1254,1304! 1260,1340! 1170,1330 1114,1340 1050,1392!", CHALK, angle=4
        )


def _pot(card: Sheet) -> None:
    card.paint(ROUND, UMBER, at=affine(760, 1630, 92), lift=14)
    card.paint(ROUND, shift(SAGE, 0.1), at=affine(760, 1630, 78), lift=2)
    card.paint("-62,-10 -40,-50 10,-64 54,-36 62,14 30,54 -20,60 -54,34", CHALK, at=affine(760, 1630), angle=40)
