"""It Has to Be Ready by Six: asleep in her rollers, she paints an open eye on a shut lid; a foot lies on the pillow."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.it_has_to_be_ready_by_six.face import head
from art.scenes.houseguests.it_has_to_be_ready_by_six.inks import BONE, CAST, CHALK, HERS, HIS, RED, SAGE, UMBER

__all__ = ["CAST", "GROUND", "paint"]

GROUND = BONE
TOE: Final = "0,-1.2 .6,-1 .92,-.3 .7,.7 .5,1.4 -.5,1.4 -.7,.7 -.92,-.3 -.6,-1"


def paint(card: Sheet) -> None:
    """Lay pillow, head, the foot, the quilt, and the hand that is out of it."""
    _pillow(card)
    head(card)
    _foot(card)
    _quilt(card)
    _hand(card)


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


def _foot(card: Sheet) -> None:
    """The sole of somebody who lies the other way round."""
    for x, y, size, tilt in ((-36, 1080, 32, -24), (8, 1036, 36, -18), (60, 1000, 38, -10), (114, 974, 40, -4)):
        card.paint(TOE, HIS.base, at=affine(x, y, size, tilt), angle=80, grain=0.2, lift=6)
    card.paint(TOE, HIS.base, at=affine(188, 960, 56, 8), angle=80, grain=0.2, lift=6)
    sole = card.piece(
        "-70,1150! -50,1112 0,1074 70,1038 140,1016 204,1012 244,1040 256,1098 240,1168 204,1234 184,1300 182,1370 192,1480! "
        "-70,1480!",
        HIS.base,
        angle=84,
        grain=0.2,
        lift=8,
    )
    with card.inside(sole):
        card.paint("270,1090! 230,1150 150,1180 60,1200 20,1280 40,1360 60,1480! 270,1480!", HIS.shade, angle=84)
        for q in ("30,1114 100,1088 190,1094", "60,1150 130,1130 196,1136"):
            card.paint(ribbon(q, (2, 7, 2)), HIS.shade)
    for q in ("-16,1044 -8,1080", "36,1006 42,1046", "88,978 92,1022", "138,960 142,1016"):
        card.paint(ribbon(q, (9, 6)), HIS.shade)


def _quilt(card: Sheet) -> None:
    quilt = card.piece("-60,1480! 200,1420 600,1370 880,1400 1260,1390! 1260,1860! -60,1860!", RED, angle=12, laps=120)
    lines = [ribbon(f"{x},1180 {x + 340},1520 {x + 700},1880", (7, 7)) for x in range(-840, 1240, 230)]
    lines += [ribbon(f"{x},1180 {x - 340},1520 {x - 700},1880", (7, 7)) for x in range(10, 2000, 230)]
    card.pattern(quilt, turned(lines), shift(RED, -0.1), thin=0)
    card.paint(
        "-60,1430! 60,1390 200,1362 330,1340 460,1322 600,1318 740,1330 880,1356 1040,1362 1260,1330! 1260,1410! "
        "1040,1446 880,1438 740,1414 600,1402 460,1406 330,1424 200,1448 60,1476 -60,1520!",
        CHALK,
        angle=4,
        lift=14,
    )


def _hand(card: Sheet) -> None:
    """Her own, with a fine brush; the pot stands on the quilt."""
    card.paint(ROUND, UMBER, at=affine(760, 1580, 92), lift=14)
    card.paint(ROUND, shift(SAGE, 0.1), at=affine(760, 1580, 78), lift=2)
    card.paint("-62,-10 -40,-50 10,-64 54,-36 62,14 30,54 -20,60 -54,34", CHALK, at=affine(760, 1580), angle=40)
    at = affine(884, 800, 1, -32)
    card.paint("-9,56! 9,56! 8,420! -8,420!", UMBER, at=at, lift=6)
    card.paint("-12,70! -11,36 0,-10! 11,36 12,70!", CHALK, at=at, lift=4)
    card.paint("-13,64! 13,64! 12,104! -12,104!", SAGE, at=at)
    hand(card, "pinch", 1172, 1352, 450, -114, HERS, age=45, lift=14)
    sleeve = card.piece(
        "1064,1340! 1106,1300 1170,1290 1246,1304! 1290,1340! 1290,1740! 1190,1690 1118,1600 1078,1500 1064,1410",
        SAGE,
        angle=70,
        lift=12,
    )
    with card.inside(sleeve):
        card.paint(
            "1050,1344! 1106,1300 1170,1290 1254,1304! 1260,1340! 1170,1330 1114,1340 1060,1380!", CHALK, angle=4
        )
        for q in ("1144,1350 1154,1450 1214,1540", "1104,1430 1134,1530 1204,1620"):
            card.paint(ribbon(q, (2, 10, 2)), shift(SAGE, -0.12))
