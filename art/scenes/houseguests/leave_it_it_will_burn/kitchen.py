"""The kitchen: a stove and what boils over, a hole in the ceiling, a shelf of jam, a table on end."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.leave_it_it_will_burn.inks import (
    BLACK,
    BRICK,
    CREAM,
    FOAM,
    HIS,
    OCHRE,
    OLIVE,
    SLATE,
    UMBER,
    WHITE,
)

PLUM: Final = mix("#4a2a35", BLACK, 0.2)
APRICOT: Final = mix(OCHRE, "#c9812f", 0.5)


def torn(card: Sheet, spec: Any, ink: Ink, angle: float = 4, lift: float = 5, **more: Any) -> Patch:
    """Lay a torn piece with an edge paler than it is."""
    pale = mix(ink, WHITE, 0.6)
    return card.piece(spec, ink, **{"angle": angle, "edge": "torn", "core": pale, "wobble": 4, "lift": lift, **more})


def kitchen(card: Sheet) -> None:
    """Lay tiles and floor, the stove, the ceiling with its hole, the shelf, the table."""
    wall = torn(
        card,
        "-40,900! 300,890 700,904 1240,890! 1240,1560! -40,1570!",
        mix(OLIVE, CREAM, 0.12),
        2,
        3,
        laps=110,
        grain=0.26,
    )
    lines = [ribbon(f"{x},880 {x + 4},1570", (5, 5)) for x in range(30, 1240, 150)]
    lines += [ribbon(f"-40,{y} 1240,{y - 6}", (5, 5)) for y in (1050, 1200, 1350, 1500)]
    card.pattern(wall, lines, mix(OLIVE, CREAM, 0.4), thin=0.2)
    torn(card, "-40,1530! 600,1524 1240,1516! 1240,1840! -40,1840!", mix(CREAM, OCHRE, 0.22), 2, 3, grain=0.2)
    _stove(card)
    _hole(card)
    _shelf(card)
    _table(card)


def _stove(card: Sheet) -> None:
    torn(card, "40,-40! 130,-40! 140,900! 36,910!", SLATE, 88, 4)
    torn(card, "24,430! 146,424! 148,480! 26,486!", shift(SLATE, -0.08), 4, 4)
    body = torn(card, "-40,1090! 316,1076! 336,1640! 300,1650! 296,1690! 250,1692! 246,1660! -40,1668!", BLACK, 88, 10)
    with card.inside(body):
        card.paint("-40,1230! 250,1220! 262,1480! -40,1490!", shift(BLACK, 0.09), angle=4, edge="torn", wobble=3)
        card.paint("-40,1290! 200,1284! 204,1410! -40,1416!", OCHRE, angle=4, edge="torn", wobble=4)
        card.paint("-40,1340! 190,1330! 196,1420! -40,1424!", BRICK, angle=4, edge="torn", wobble=8)
        card.paint([ribbon(f"{x},1270 {x + 2},1430", (11, 11)) for x in (20, 80, 140)], BLACK)
    torn(card, "-40,1050! 346,1036! 352,1096! -40,1112!", SLATE, 2, 8)
    torn(card, ribbon("280,930 352,916 346,990 276,1000", (24, 24)), BLACK, 20, 4)
    pot = torn(card, "-40,862! 286,846! 298,980 278,1044! -40,1056!", mix(BRICK, OCHRE, 0.25), 86, 9)
    with card.inside(pot):
        card.paint(ribbon("-40,950 300,936", (16, 16)), CREAM, edge="torn", wobble=2)
    torn(card, "-40,760! 60,704 180,706 270,752! 286,790! 120,800 -40,812!", UMBER, -4, 8)
    torn(card, "88,664! 146,660! 150,712! 90,716!", BLACK, 88, 4)
    torn(
        card,
        "-40,800! 40,784 110,802 180,776 262,790 300,826! 318,880 294,950 316,1040 292,1100 322,1190 308,1290 322,1370 "
        "292,1430 266,1360 276,1240 248,1160 256,1060 226,980 234,910! 170,866 130,900 120,980 92,1020 70,930 40,880 -40,900!",
        FOAM,
        70,
        9,
        wobble=8,
        core="#fff8e8",
    )
    torn(card, "210,1668! 300,1640 400,1660 420,1704 300,1728 190,1712!", FOAM, 4, 4, wobble=7, core="#fff8e8")


def _hole(card: Sheet) -> None:
    torn(card, "-40,-40! 1240,-40! 1240,90! 900,104 500,84 200,104 -40,90!", mix(CREAM, UMBER, 0.3), 2, 6, laps=50)
    torn(
        card,
        "740,-40! 1150,-40! 1170,60! 1120,132! 1060,108! 1000,156! 920,116! 840,142! 770,74!",
        BLACK,
        12,
        0,
        wobble=9,
    )
    torn(card, "880,-60! 1020,-60! 1006,70! 968,96 900,84!", SLATE, 84, 5)
    torn(card, "898,66! 1010,58! 1008,98! 902,104!", WHITE, 4, 3)
    hand(card, "tweak", 954, 96, 150, 82, HIS, age=60, lift=5)
    card.paint(ribbon("966,222 976,280 962,352", (5, 5)), BLACK, lift=2)


def _jar(card: Sheet, x: float, y: float, ink: Ink, tilt: float = 0, lid: Ink = BRICK) -> None:
    at = affine(x, y, 1.5, tilt)
    glass = torn(card, "-26,-80! 26,-80! 29,-64 29,0! -29,0! -29,-64", ink, 86, 6, at=at, wobble=3)
    with card.inside(glass):
        card.paint("-25,-74! -15,-74! -17,-8! -26,-8!", shift(ink, 0.12), at=at, edge="torn", wobble=1.5)
    card.paint("-15,-48! 20,-48! 20,-18! -15,-18!", CREAM, at=at, edge="torn", wobble=1.5)
    torn(card, "-30,-98! 30,-98! 34,-74! 0,-80 -34,-74!", lid, 4, 3, at=at, wobble=2)


def _shelf(card: Sheet) -> None:
    """Apricot stands where it always stood."""
    for x, ink, lid in ((826, OLIVE, SLATE), (1070, APRICOT, BRICK), (1168, APRICOT, SLATE)):
        _jar(card, x, 640, ink, 0, lid)
    torn(card, "772,640! 1240,630! 1240,672! 768,680!", UMBER, 2, 9)
    torn(card, "846,676! 880,676! 878,736!", UMBER, 60, 4)
    torn(card, "1150,672! 1184,670! 1182,732!", UMBER, 60, 4)
    _jar(card, 950, 566, PLUM, 13, OCHRE)
    card.paint(ribbon("962,340 974,376 992,404 974,432 948,424 946,404", (8, 9, 9, 8, 5)), BLACK, lift=3)
    card.paint(ribbon("930,424 976,398 1010,436", (6, 6)), UMBER)


def _table(card: Sheet) -> None:
    """On end, out of their way."""
    torn(card, ribbon("1150,1296 1260,1262", (44, 40)), UMBER, -12, 5)
    torn(card, ribbon("1160,1660 1260,1676", (44, 40)), UMBER, 4, 5)
    torn(card, "1106,1190! 1166,1180! 1186,1726! 1128,1738!", mix(UMBER, OCHRE, 0.2), 86, 9, laps=26)
