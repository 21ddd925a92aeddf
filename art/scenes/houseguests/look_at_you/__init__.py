"""Look at You: a giraffe comes down to a child; on its back somebody lays out a patience."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.look_at_you import giraffe
from art.scenes.houseguests.look_at_you.inks import BONE, BROWN, CAST, CHALK, DARK, DEEP, INK, SLATE, YELLOW

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE
DOTS = curve("-12,-36 -4,-42 4,-36 -4,-28")


def paint(card: Sheet) -> None:
    """Lay the hall, the giraffe from its far legs to its neck, then the two it carries and meets."""
    _hall(card)
    giraffe.legs(card)
    giraffe.near_leg(card)
    _patience(card)
    giraffe.body(card)
    _cards(card)
    _girl(card)
    giraffe.head(card)


def _hall(card: Sheet) -> None:
    for x in (330, 1010):
        card.paint(f"{x},-40! {x + 22},-40! {x + 22},1490! {x},1490!", mix(BONE, SLATE, 0.3), angle=90, thin=0.1)
    card.paint(
        "-40,1486! 1240,1470! 1240,1840! -40,1840!", mix(BONE, SLATE, 0.2), angle=2, edge="raw", ragged=30, laps=90
    )
    card.paint("-40,1482! 1240,1466! 1240,1488! -40,1504!", SLATE, angle=1, thin=0.1)
    shade = mix(BONE, SLATE, 0.52)
    for spec in (
        "60,1676! 240,1670! 300,1690 220,1712 60,1712",
        "740,1650! 880,1640! 1000,1670 900,1690 760,1690",
        "1000,1604! 1120,1598! 1240,1640! 1240,1664! 1120,1650",
    ):
        card.paint(spec, shade, angle=4, edge="raw", ragged=30)


def _patience(card: Sheet) -> None:
    """From behind, labelled like luggage; he has not looked up."""
    at = affine(1046, 318, 1, 8)
    coat = card.piece(
        "-34,-140! -64,-120 -84,-60 -92,20 -100,60! 100,60! 92,10 80,-70 62,-122 34,-140! 0,-132",
        SLATE,
        at=at,
        angle=84,
        lift=7,
    )
    card.pattern(
        coat, [ribbon(f"{x},-140 {x * 1.3},60", (3, 3), at) for x in (-50, -25, 0, 25, 50)], shift(SLATE, 0.08)
    )
    card.paint("-20,-136! -18,-160! 18,-160! 20,-136! 0,-126", BROWN, at=at)
    card.paint("-44,-200 -42,-160 -20,-146 20,-146 42,-160 44,-200", BROWN, at=at)
    card.paint("-44,-176! -46,-150 -20,-140 20,-140 46,-150 44,-176! 20,-164 -20,-164", CHALK, at=at)
    card.paint(
        "-66,-186! -46,-190! -44,-234 -20,-256 20,-256 44,-234 46,-190! 66,-186! 60,-174 0,-180 -60,-174",
        INK,
        at=at,
        lift=3,
    )
    card.paint(ribbon("40,-110 70,-60 96,-10", (4, 4), at), INK, wobble=0.2)
    card.paint("84,-20! 118,-26! 128,36! 92,42! 80,10!", CHALK, at=at, lift=4)


def _cards(card: Sheet) -> None:
    for x, y, a in ((1120, 368, 8), (1170, 388, 16), (1218, 400, 8)):
        c = card.piece("-22,-52! 22,-52! 22,12! -22,12!", CHALK, at=affine(x, y, 1, a - 6), lift=4)
        card.pattern(c, [DOTS @ affine(x, y, 1, a)[:, :2].T + affine(x, y, 1, a)[:, 2]], DEEP)


def _girl(card: Sheet) -> None:
    """Straight as she has been told; what she was to hand over is behind her."""
    at = affine(738, 0, 1, 0, flip=True)
    for x in (500, 548):
        card.paint(f"{x},1560! {x + 34},1560! {x + 32},1650! {x + 4},1650!", DEEP, at=at, lift=3)
        card.paint(f"{x - 1},1612! {x + 36},1612! {x + 34},1664! {x + 1},1664!", CHALK, at=at)
        card.paint(f"{x + 36},1650! {x + 38},1690! {x - 34},1690! {x - 30},1668 {x},1654!", INK, at=at, lift=3)
    # carnations, heads down
    for q in ("640,1466 650,1530 646,1580", "646,1466 670,1530 690,1566", "634,1466 626,1530 610,1570"):
        card.paint(ribbon(q, (7, 6), at), SLATE, wobble=0.3, lift=2)
    for x, y in ((646, 1590), (694, 1576), (604, 1580)):
        card.paint(
            "-30,-24! 30,-24! 38,10! 22,6! 14,30! 0,14! -16,32! -22,8! -38,12!",
            YELLOW,
            at=affine(738 - x, y, 1, (x - 646) * 0.4),
            lift=5,
        )
    dress = card.piece(
        "506,1376! 546,1366 590,1380! 606,1440 640,1540 656,1606! 560,1616 450,1600! 470,1520 484,1440!",
        SLATE,
        at=at,
        angle=84,
        lift=8,
    )
    with card.inside(dress):
        card.paint(
            "596,1380! 612,1440 648,1560 660,1616! 600,1620! 590,1500 570,1400!",
            at=at,
            ink=shift(SLATE, -0.07),
            angle=84,
        )
        card.paint("440,1580! 560,1596 670,1586! 670,1604! 560,1614 440,1598!", CHALK, at=at)
    head = Head(card, CAST["along"], 206, 1290, 86, tilt=-14, turn=1, view="side")
    card.paint("508,1330! 566,1330! 572,1392! 514,1392!", DARK.shade, at=at)
    head.draw()
    card.paint("500,1378! 540,1394 592,1376! 596,1396 550,1414 502,1400!", CHALK, at=at, lift=3)
    arm = "548,1398! 590,1392 616,1420 650,1440 668,1462! 650,1490! 612,1482 572,1470 548,1440!"
    card.paint(arm, shift(SLATE, 0.05), at=at, lift=6, angle=30)
    card.paint("640,1446! 668,1458 672,1480 652,1494 630,1484!", DARK.base, at=at, lift=3)
    card.paint(ROUND, YELLOW, at=affine(130, 1238, 17), lift=3)
