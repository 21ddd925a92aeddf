"""Are You Still Holding: one rope through five floors, a hand on it on each; below, sums on a sleeping bull."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, curve, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.are_you_still_holding.inks import (
    BRICK,
    CAST,
    CREAM,
    MUSTARD,
    NIGHT,
    OLIVE,
    ROPE,
    SLATE,
    UMBER,
)
from art.scenes.houseguests.are_you_still_holding.people import fourth, ground, second, third

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CREAM
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def paint(card: Sheet) -> None:
    """Lay the house, its rooms, the rope, and then whoever has it in hand."""
    _house(card)
    _rope(card)
    fourth(card)
    third(card)
    second(card)
    ground(card)
    _frame(card)
    _loft(card)
    _mouse(card)


def _house(card: Sheet) -> None:
    for y0, y1, ink in (
        (316, 640, SLATE),
        (640, 912, MUSTARD),
        (912, 1270, OLIVE),
        (1270, 1790, mix(CREAM, BRICK, 0.55)),
    ):
        room = card.piece(
            f"170,{y0}! 1030,{y0 - 6}! 1034,{y1}! 166,{y1}!",
            shift(ink, 0.07 if y0 in (316, 912) else 0.0),
            angle=88,
            laps=80,
            grain=0.26,
        )
        with card.inside(room):
            if y0 == 640:
                card.pattern(
                    room,
                    turned([ribbon(f"{190 + 46 * k},630 {194 + 46 * k},920", (7, 7)) for k in range(19)]),
                    mix(MUSTARD, CREAM, 0.25),
                )
            elif y0 == 316:
                tiles = [ribbon(f"160,{470 + 46 * j} 1040,{466 + 46 * j}", (3, 3)) for j in range(4)] + [
                    ribbon(f"{180 + 62 * i},470 {180 + 62 * i},640", (3, 3)) for i in range(15)
                ]
                card.paint("160,470! 1040,464! 1040,650! 160,650!", mix(SLATE, CREAM, 0.55))
                card.paint(turned(tiles), mix(SLATE, CREAM, 0.2), thin=0.15)
            elif y0 == 912:
                dots = [
                    curve("0,-1! .6,0! 0,1! -.6,0!", affine(200 + 64 * i + 32 * (j % 2), 950 + 52 * j, 9))
                    for i in range(14)
                    for j in range(6)
                ]
                card.paint(turned(dots), shift(OLIVE, -0.03))
            else:
                card.paint("160,1670! 1040,1660! 1040,1800! 160,1800!", mix(UMBER, MUSTARD, 0.3), angle=2)
                stones = [
                    curve(
                        "-1,-.6! .9,-.7! 1,.6! -.9,.7!",
                        affine(230 + 150 * i + 70 * (j % 2), 1330 + 82 * j, 40, (i * 7 + j) % 7 - 3),
                    )
                    for i in range(6)
                    for j in range(4)
                ]
                card.paint(turned(stones), mix(CREAM, BRICK, 0.42), thin=0.15)


def _frame(card: Sheet) -> None:
    """Walls and floors, cut; no floor is quite level."""
    for spec in (
        "128,300! 172,300! 170,1000 176,1800! 126,1800! 132,900",
        "1026,296! 1070,298! 1066,900 1074,1800! 1024,1800! 1030,1000",
        "120,300! 620,308 1078,294! 1078,328! 620,340 120,334!",
        "150,626! 600,634 1050,622! 1050,652! 600,664 150,656!",
        "150,898! 600,906 1050,894! 1050,926! 600,936 150,930!",
        "150,1256! 600,1266 1050,1254! 1050,1290! 600,1300 150,1292!",
        "90,1744! 1110,1738! 1112,1784! 90,1790!",
    ):
        card.paint(spec, UMBER, angle=3 if spec.startswith(("120", "150", "90")) else 88, lift=6)
    for y in (324, 648, 920, 1280):
        card.paint("-20,-16! 20,-17! 19,16! -18,17!", NIGHT, at=affine(495, y, 1.0))
    card.paint("1,0 .7,.4 0,.56 -.7,.4 -1,0 -.7,-.4 0,-.56 .7,-.4", NIGHT, at=affine(495, 1762, 30))
    for y0, y1 in ((300, 360), (622, 690), (890, 960), (1250, 1290), (1700, 1764)):
        _twist(card, y0, y1)


def _twist(card: Sheet, y0: float, y1: float) -> None:
    card.paint(ribbon(f"495,{y0} 495,{y1}", (17, 17)), ROPE, angle=88, lift=5)
    card.paint(
        [ribbon(f"487,{y + 12} 503,{y}", (3, 3)) for y in range(int(y0) + 4, int(y1) - 10, 20)],
        mix(ROPE, UMBER, 0.5),
        wobble=0.2,
    )


def _rope(card: Sheet) -> None:
    _twist(card, 236, 1288)
    # frayed to one strand, then sewn
    card.paint(ribbon("495,1286 493,1330 496,1372", (6, 4, 6)), ROPE)
    for line in (
        "490,1292 478,1310 470,1336",
        "500,1292 514,1308 524,1318",
        "488,1372 474,1356 470,1340",
        "502,1372 514,1358 518,1346",
    ):
        card.paint(ribbon(line, (6, 5, 2)), ROPE, lift=2)
    _twist(card, 1366, 1760)


def _loft(card: Sheet) -> None:
    """Bare, but for a bucket and what it lets fall."""
    card.paint("88,318! 590,34! 1112,308! 1112,344! 1050,330 592,84! 150,336 88,352!", BRICK, angle=30, lift=8)
    for k in range(11):
        x = 130 + 44 * k
        y = 318 - 26.2 * k
        card.paint(ribbon(f"{x},{y} {x + 26},{y + 24}", (4, 4)), shift(BRICK, -0.1))
        card.paint(ribbon(f"{1080 - 45 * k},{300 - 24 * k} {1056 - 45 * k},{320 - 24 * k}", (4, 4)), shift(BRICK, -0.1))
    card.paint(ribbon("495,96 495,150", (14, 14)), ROPE)
    card.paint(ribbon("450,180 470,136 495,128 520,136 540,180", (6, 6, 6)), NIGHT)
    card.paint("440,180! 550,180! 534,262! 456,262!", SLATE, angle=86, lift=6)
    card.paint("440,180 495,168 550,180 495,194", NIGHT)
    card.paint(ribbon("446,212 495,222 544,212", (5, 5)), shift(SLATE, -0.1))
    _twist(card, 258, 312)
    for x, y in ((566, 268), (572, 300)):
        card.paint("0,-1! .6,.2 0,.8 -.6,.2", SLATE, at=affine(x, y, 11))


def _mouse(card: Sheet) -> None:
    at = affine(560, 1330, 1.0)
    card.paint(ribbon("40,20 70,26 84,4 100,10", (6, 5, 4, 2), at), BRICK)
    card.paint("-34,6 -20,-14 10,-26 36,-12 42,16 30,24 -10,24 -26,20", SLATE, at=at, lift=4)
    card.paint(ROUND, mix(SLATE, CREAM, 0.3), at=affine(552, 1312, 11), lift=2)
    card.paint(ROUND, NIGHT, at=affine(538, 1326, 3.4))
    card.paint(ribbon("532,1342 512,1330 506,1322", (6, 5, 4)), SLATE)
    card.paint(ribbon("520,1304 486,1350", (3, 2)), CREAM, lift=2)
    card.paint(ribbon("520,1304 536,1290 560,1296 590,1352", (2, 2)), BRICK)
    card.paint("530,1350! 606,1348! 606,1362! 532,1364!", UMBER, lift=4)
