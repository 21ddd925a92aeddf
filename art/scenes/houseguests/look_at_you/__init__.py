"""Look at You: an aunt comes down to a child, brow to brow; a bird of her print has walked off."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.look_at_you import aunt
from art.scenes.houseguests.look_at_you.inks import BONE, CAST, CHALK, DARK, DEEP, INK, SLATE, YELLOW

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the hall, the aunt from her gown to her brow, the child, and what has left the cloth."""
    _hall(card)
    aunt.gown(card)
    aunt.neck(card)
    aunt.beads(card)
    aunt.sleeve(card)
    _girl(card)
    aunt.head(card)
    _stray(card)


def _hall(card: Sheet) -> None:
    card.paint("62,-40! 84,-40! 84,1490! 62,1490!", mix(BONE, SLATE, 0.3), angle=90, thin=0.1)
    card.paint(
        "-40,1486! 1240,1470! 1240,1840! -40,1840!", mix(BONE, SLATE, 0.2), angle=2, edge="raw", ragged=30, laps=90
    )
    card.paint("-40,1482! 1240,1466! 1240,1488! -40,1504!", SLATE, angle=1, thin=0.1)
    shade = mix(BONE, SLATE, 0.52)
    for spec in (
        "90,1680! 240,1672! 340,1690 260,1712 90,1712",
        "640,1690! 830,1660! 960,1700! 960,1770! 760,1730",
        "480,1668! 560,1656! 640,1668 570,1684 480,1682",
    ):
        card.paint(spec, shade, angle=4, edge="raw", ragged=30)


def _girl(card: Sheet) -> None:
    """Straight as she has been told; what she was to hand over is behind her."""
    at = affine(772, 0, 1, 0, flip=True)
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
            at=affine(772 - x, y, 1, (x - 646) * 0.4),
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
    head = Head(card, CAST["along"], 240, 1290, 86, tilt=-14, turn=1, view="side")
    card.paint("508,1330! 566,1330! 572,1392! 514,1392!", DARK.shade, at=at)
    head.draw()
    card.paint("500,1378! 540,1394 592,1376! 596,1396 550,1414 502,1400!", CHALK, at=at, lift=3)
    arm = "548,1398! 590,1392 616,1420 650,1440 668,1462! 650,1490! 612,1482 572,1470 548,1440!"
    card.paint(arm, shift(SLATE, 0.05), at=at, lift=6, angle=30)
    card.paint("640,1446! 668,1458 672,1480 652,1494 630,1484!", DARK.base, at=at, lift=3)
    card.paint(ROUND, YELLOW, at=affine(164, 1238, 17), lift=3)


def _stray(card: Sheet) -> None:
    """It has its label and does not look round."""
    at = affine(560, 1600, 62, -4, flip=True)
    for spec in ("-.1,.36 -.2,.74 -.02,1.06", "-.02,1.06 .3,1.1", ".26,.36 .5,.6 .46,.9", ".46,.9 .74,.84"):
        card.paint(ribbon(spec, (0.1, 0.07), at, 62), DEEP, wobble=0.2, lift=2)
    aunt.bird(card, at, DEEP, YELLOW)
    card.paint(ribbon("512,1576 508,1588 507,1602", (4, 4)), CHALK, wobble=0.2)
    card.paint("494,1600! 506,1592! 520,1600! 522,1636! 492,1638!", CHALK, lift=4)
    card.paint("500,1574! 522,1560 540,1556! 546,1570 524,1576 506,1588!", CHALK, wobble=0.3)
