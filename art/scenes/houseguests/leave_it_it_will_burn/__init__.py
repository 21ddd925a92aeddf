"""Leave It, It Will Burn: a giantess leant back on one small man's palm, her plait in the pot; a hat is fished for."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.leave_it_it_will_burn import giantess
from art.scenes.houseguests.leave_it_it_will_burn.inks import (
    BLACK,
    BRICK,
    CAST,
    CREAM,
    HIS,
    OCHRE,
    OLIVE,
    SLATE,
    UMBER,
    WHITE,
    torn,
)

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CREAM


def paint(card: Sheet) -> None:
    """Lay the floor and the stove, her from plait to apron, him below her, and the one who sits on top."""
    torn(card, "-40,1664! 300,1656 800,1668 1240,1660! 1240,1840! -40,1840!", OLIVE, 2, 3, laps=90)
    _stove(card)
    giantess.plait(card)
    _pot(card)
    giantess.head(card)
    _line(card)
    giantess.body(card)
    _man(card)
    _fisher(card)


def _stove(card: Sheet) -> None:
    for x in (84, 400):
        torn(card, f"{x},1690! {x + 36},1690! {x + 30},1752! {x + 4},1752!", BLACK, 88, 4)
    body = torn(card, "60,1520! 456,1512! 450,1716! 68,1720!", UMBER, 88, 9)
    with card.inside(body):
        card.paint("120,1570! 300,1564! 304,1676! 124,1680!", BLACK, edge="torn", wobble=3)
        card.paint(
            "140,1676! 160,1620! 178,1650! 208,1590! 232,1650! 262,1610! 284,1674!", OCHRE, edge="torn", wobble=3
        )
        card.paint("176,1678! 196,1646! 214,1660! 234,1640! 250,1676!", BRICK, edge="torn", wobble=2)
        card.paint([f"{x},1600! {x + 22},1600! {x + 22},1622! {x},1622!" for x in (350, 396)], OCHRE, wobble=2)
    torn(card, "36,1500! 480,1490! 484,1530! 40,1538!", BLACK, 2, 7)


def _pot(card: Sheet) -> None:
    torn(card, "130,1350! 160,1330 280,1322 400,1330 424,1350! 414,1440 396,1506! 160,1510! 140,1440", BRICK, 86, 9)
    card.paint("122,1338! 430,1332! 430,1366! 124,1372!", mix(BRICK, CREAM, 0.35), edge="torn", wobble=3, lift=4)
    for x in (96, 452):
        card.paint(
            ribbon(
                f"{x + (40 if x < 200 else -40)},1396 {x},1396 {x},1430 {x + (46 if x < 200 else -46)},1440", (16, 16)
            ),
            BLACK,
        )


def _man(card: Sheet) -> None:
    """Upright as a waiter; the other hand is behind him."""
    for x in (534, 596):
        torn(card, f"{x},1500! {x + 52},1500! {x + 46},1724! {x + 6},1724!", BLACK, 88, 4)
        torn(card, f"{x + 48},1714! {x + 48},1752! {x - 26},1752! {x - 22},1732 {x + 6},1716!", UMBER, 4, 4)
    torn(card, "536,1346! 510,1370 488,1440 500,1496 540,1500! 560,1440!", shift(SLATE, -0.08), 70, 4)
    coat = torn(
        card,
        "530,1332! 564,1316 602,1310! 630,1240 652,1120 668,1012! 726,1036! 718,1130 704,1240 686,1340 668,1420! 664,1560! "
        "600,1574 518,1560! 520,1440",
        SLATE,
        82,
        8,
    )
    seam = ("612,1332 628,1380 662,1414", "690,1110 676,1130 664,1136", "700,1210 676,1236 652,1242")
    card.pattern(coat, [ribbon(fold, (3, 7, 2)) for fold in seam], shift(SLATE, -0.1))
    torn(card, "566,1318! 612,1318! 592,1420!", WHITE, 86, 3)
    Head(card, CAST["holds"], 582, 1252, 62, tilt=8, turn=0.3).draw()
    _palm(card)


def _palm(card: Sheet) -> None:
    """Flat under her back as under a tray, the thumb on this side of it."""
    at = affine(716, 967, 0.92, 30, flip=True)
    wrist = "-24,56! 0,62 26,58! 30,76! 0,82 -28,74!"
    card.paint(wrist, WHITE, at=at, lift=2)
    torn(
        card,
        "-23,60! -22,30 -24,6 -16,-6! 10,-10 50,-10 92,-10 102,-8 106,-3 102,2! 110,3 116,7 111,13! 107,14! 112,16 114,20 "
        "109,25! 99,25! 102,28 102,33 96,37 74,38 54,40 40,44! 28,50 24,62!",
        HIS.base,
        80,
        4,
        at=at,
        wobble=0.6,
    )
    gaps = ("103,2 76,2 50,0", "110,14 80,14 48,12", "101,25.5 78,26 50,24")
    card.paint([ribbon(gap, (2, 4, 2), at) for gap in gaps], HIS.shade)
    torn(card, "-2,16! 0,-2 14,-20 34,-32 46,-32 48,-24 38,-14 28,2 20,18!", HIS.base, 60, 3, at=at, wobble=0.6)
    card.paint(wrist, WHITE, at=at, lift=2)


def _fisher(card: Sheet) -> None:
    """Sits on top as one sits on a bank."""
    at = affine(120, 4)
    torn(card, "600,250! 660,230 720,260! 752,340 770,440! 660,424 560,410! 570,330", OLIVE, 80, 8, at=at)
    torn(
        card,
        "650,340! 580,316 520,334 506,372! 500,440 506,500! 546,502! 552,440 566,406! 650,424!",
        SLATE,
        80,
        6,
        at=at,
    )
    torn(card, "500,486! 552,486! 552,536! 460,540! 462,518 500,508!", BRICK, 6, 5, at=at)
    torn(
        card, "540,210! 600,190 616,130 664,116 706,140 716,196! 780,226! 720,262 640,256 570,240!", OCHRE, 10, 7, at=at
    )
    card.paint(ribbon("800,330 690,290 574,195", (15, 11, 6)), UMBER, lift=3)
    torn(card, "690,286! 640,290 602,300! 600,340! 660,350 706,340!", shift(OLIVE, 0.06), 10, 6, at=at)


def _line(card: Sheet) -> None:
    """Down behind her, and out again below with somebody's hat on its hook."""
    card.paint(ribbon("575,196 576,600 576,1040", (5, 5)), UMBER)
    torn(card, "500,1104! 534,1100 536,1050 562,1030 596,1038 612,1090! 648,1092! 624,1118 554,1126!", UMBER, 6, 6)
