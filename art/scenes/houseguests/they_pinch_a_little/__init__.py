"""They Pinch a Little: an old man tries a paper foot in a shoe; behind him the shop girl cannot get out of another."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.they_pinch_a_little.inks import BRICK, CAST, CREAM, NIGHT, OLD, PAPER, SLATE, SUIT
from art.scenes.houseguests.they_pinch_a_little.shop import assistant, boxes, ledge

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CREAM


def paint(card: Sheet) -> None:
    """Lay the boxes, her, then him who hides the half of both, and before him what he tries."""
    boxes(card)
    assistant(card)
    _trunk(card)
    _collar(card)
    Head(card, CAST["customer"], 430, 452, 278, tilt=11, turn=0.2, grain=0.28).draw()
    ledge(card)
    _shoe(card)
    _arm(card)


def _trunk(card: Sheet) -> None:
    """One bowed mass, from the edge of the card to the elbow."""
    coat = card.piece(
        "-60,960! 20,880 130,800 280,744 420,730! 560,744 700,790 820,856 900,930! 1000,1100 1060,1320 1040,1840! "
        "-60,1840!",
        SUIT,
        angle=84,
        laps=90,
        grain=0.4,
        lift=14,
    )
    stripes = [ribbon(f"{x},720 {x + 20},1200 {x - 6},1840", (4, 4)) for x in range(-20, 1080, 48)]
    card.pattern(coat, stripes, shift(SUIT, 0.08), thin=0.3)
    with card.inside(coat):
        card.paint("-60,1000! 60,1060 150,1220 170,1500 140,1840! -60,1840!", shift(SUIT, 0.035), angle=76, lift=10)
        card.paint(ribbon("40,1330 90,1320 150,1290", (5, 20, 5)), shift(SUIT, -0.05), thin=0.1)


def _collar(card: Sheet) -> None:
    at = affine(-470, -190, 1.68)
    card.paint("470,540! 588,560! 618,612! 546,660 462,616!", OLD.shade, at=at, angle=84)
    card.paint("424,606! 476,560! 548,670! 616,556! 670,604! 606,690 552,770! 494,690", PAPER, at=at, angle=84, lift=4)
    card.paint("522,664! 576,662! 566,700! 574,760 552,800! 530,760 534,700!", BRICK, at=at, angle=84, lift=4)
    lapels = (
        "428,582! 400,640 392,724! 446,734! 424,768! 490,856 552,920! 536,780 500,700 456,630!",
        "668,580! 702,640 712,724! 654,736! 680,768! 612,856 556,920! 566,780 608,700 642,630!",
    )
    for side, lapel in enumerate(lapels):
        card.paint(lapel, shift(SUIT, 0.05), at=at, angle=70 + 40 * side, lift=7)


def _foot(card: Sheet) -> None:
    """Cut out along a pencil; another line runs a finger inside it."""
    at = affine(500, 1196, 1.75, 177)
    foot = "-34,96 -44,56 -36,10 -48,-40 -46,-78 -28,-96 4,-92 30,-74 44,-40 40,0 30,40 32,80 14,112 -16,114"
    toes = ((-32, -100, 17), (-6, -104, 14), (14, -98, 12), (30, -86, 11), (42, -68, 10))
    card.paint(
        [curve(foot, at), *(curve(ROUND, affine(*_on(at, u, v * 0.97), r * 1.5)) for u, v, r in toes)],
        PAPER,
        lift=12,
        grain=0.1,
    )
    inner = curve(
        "-24,80 -32,50 -24,8 -34,-40 -32,-70 -16,-80 8,-74 24,-60 30,-36 26,0 18,40 20,74 8,96 -12,96", at, step=2
    )
    card.paint([curve(ROUND, affine(float(p[0]), float(p[1]), 3.4)) for p in inner[::11]], SLATE, wobble=0)


def _on(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def _shoe(card: Sheet) -> None:
    """So small that its box would hold four."""
    card.paint("398,1432! 480,1406 570,1422 640,1454! 560,1484 430,1484!", NIGHT, wobble=0.6)
    _foot(card)
    shell = card.piece(
        "392,1426! 414,1456 470,1478 540,1480 590,1454! 640,1426 700,1434 744,1474 752,1520! 748,1540! 396,1544! 384,1494",
        BRICK,
        angle=4,
        laps=30,
        lift=7,
    )
    with card.inside(shell):
        card.paint("380,1522! 760,1518! 760,1554! 380,1554!", shift(BRICK, -0.1), angle=2)
        card.paint(ribbon("640,1450 690,1446 722,1474", (5, 20, 5)), shift(BRICK, 0.08), thin=0.2)
    card.paint(ribbon("424,1464 450,1414 520,1396 576,1420 592,1458", (22, 24, 24, 24, 22)), shift(BRICK, 0.03), lift=4)
    card.paint("578,1436! 604,1432! 610,1460! 584,1464!", PAPER, wobble=0.6, lift=2)


def _arm(card: Sheet) -> None:
    """From the shoulder round the elbow to the cuff it is one cloth."""
    arm = card.piece(
        "770,840! 880,886 980,1010 1050,1170 1086,1340 1050,1450 960,1466 870,1390 740,1250 600,1118! 694,1000! "
        "790,1082 870,1160 900,1180! 870,1080 820,980 776,920",
        shift(SUIT, 0.035),
        angle=62,
        laps=56,
        lift=16,
    )
    with card.inside(arm):
        stripes = [
            ribbon(f"{780 + d},{840 - d * 0.2} {950 + d},{1120 - d * 0.2} {1000 + d},1420", (4, 4))
            for d in (30, 78, 126)
        ]
        card.paint(stripes, shift(SUIT, 0.11), thin=0.3, wobble=0.6)
        card.paint(ribbon("1070,1390 1000,1340 930,1250 900,1176", (3, 9, 8, 3)), shift(SUIT, -0.02), thin=0.1)
    hand(card, "pinch", 630, 1038, 204, 196, OLD, True, 76, lift=7)
    card.paint("704,1004! 622,1124! 592,1092! 664,968!", PAPER, lift=5)
