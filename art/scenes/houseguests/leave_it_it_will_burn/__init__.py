"""Leave It, It Will Burn: a cook's head thrown back for two cherries, her plait in the pot, an old man behind her."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.leave_it_it_will_burn import cook
from art.scenes.houseguests.leave_it_it_will_burn.inks import (
    BLACK,
    BRICK,
    CAST,
    CREAM,
    GIVES,
    OLIVE,
    SLATE,
    UMBER,
    WHITE,
    torn,
)

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CREAM


def paint(card: Sheet) -> None:
    """Lay him behind her, her from plait to apron, the pot before them, and what comes from above."""
    _man(card)
    cook.body(card)
    cook.throat(card)
    cook.collar(card)
    _stove(card)
    _pot_inside(card)
    cook.plait(card)
    cook.head(card)
    _pot(card)
    _cherries(card)


def _man(card: Sheet) -> None:
    """Only as much of him as shows between her plait and her back."""
    torn(card, "330,1520! 400,1470 500,1452! 640,1460 780,1500! 800,1850! 320,1850!", SLATE, 84, 6)
    Head(card, CAST["peers"], 478, 1290, 160, tilt=-7, turn=-0.35).draw()


def _stove(card: Sheet) -> None:
    """Its top runs off to the left and ends at her hip."""
    body = torn(card, "-40,1660! 640,1654! 632,1850! -40,1850!", UMBER, 88, 6)
    with card.inside(body):
        card.paint("70,1736! 400,1730! 404,1860! 70,1860!", BLACK, edge="torn", wobble=3)
    torn(card, "-40,1622! 690,1612! 694,1668! -40,1676!", BLACK, 2, 8)


def _pot_inside(card: Sheet) -> None:
    torn(card, "46,1420! 120,1392 240,1384 360,1390 430,1412! 380,1452 240,1462 100,1454!", shift(BRICK, -0.16), 4, 4)


def _pot(card: Sheet) -> None:
    """The near wall of it, over the plait's end."""
    for x, d in ((38, -1), (436, 1)):
        card.paint(
            ribbon(f"{x - 20 * d},1478 {x + 44 * d},1470 {x + 50 * d},1520 {x - 16 * d},1532", (24, 26, 24)),
            BLACK,
            lift=4,
        )
    pot = torn(
        card,
        "40,1424! 110,1450 236,1460 366,1450 436,1418! 440,1500 424,1590 396,1634! 240,1646 78,1638! 48,1580 36,1500",
        BRICK,
        86,
        9,
    )
    with card.inside(pot):
        card.paint(
            "340,1420! 450,1400! 460,1660! 320,1660! 366,1560 362,1480",
            shift(BRICK, -0.07),
            angle=86,
            edge="torn",
            wobble=3,
        )
        card.paint(ribbon("86,1490 88,1540 104,1592", (6, 18, 8)), mix(BRICK, CREAM, 0.45))
    rim = "34,1412! 110,1440 236,1450 368,1440 440,1406! 444,1440! 370,1474 236,1484 108,1474 36,1448!"
    torn(card, rim, mix(BRICK, CREAM, 0.28), 4, 4)


def _cherries(card: Sheet) -> None:
    """Two on their stems, a finger's breadth above her lips, let down by somebody who stays out of the picture."""
    top = (834, 292)
    fruit = ((744, 484, 48), (846, 462, 46))
    for x, y, r in fruit:
        card.paint(
            ribbon(f"{top[0]},{top[1]} {(x + top[0]) / 2 + 8},{(y + top[1]) / 2} {x},{y - r * 0.6}", (9, 6, 9)),
            OLIVE,
            lift=3,
        )
    for x, y, r in fruit:
        ball = torn(
            card,
            f"{x},{y - r * 0.72}! {x + r * 0.6},{y - r} {x + r},{y - r * 0.2} {x + r * 0.7},{y + r * 0.75} {x},{y + r} "
            f"{x - r * 0.8},{y + r * 0.7} {x - r},{y - r * 0.2} {x - r * 0.6},{y - r}",
            BRICK,
            60,
            5,
            wobble=2,
        )
        with card.inside(ball):
            card.paint(
                ribbon(f"{x - r * 0.5},{y - r * 0.4} {x - r * 0.6},{y} {x - r * 0.35},{y + r * 0.4}", (3, 9, 3)),
                mix(BRICK, CREAM, 0.6),
            )
    hand(card, "pinch", 892, 56, 280, 108, GIVES, age=48, lift=7)
    torn(card, "820,24! 1004,40! 1000,96! 930,108 870,98 816,82!", WHITE, 10, 5)
    torn(card, "800,-60! 1100,-60! 1020,58! 920,56 808,36!", SLATE, 10, 8)
