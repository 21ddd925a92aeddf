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
    """Lay tiles, the stove, the ceiling with its hole, the shelf, the table."""
    wall = torn(
        card,
        "-40,1000! 300,990 700,1004 1240,990! 1240,1840! -40,1840!",
        mix(OLIVE, CREAM, 0.12),
        2,
        3,
        laps=110,
        grain=0.26,
    )
    lines = [ribbon(f"{x},980 {x + 4},1840", (6, 6)) for x in range(110, 1240, 190)]
    lines += [ribbon(f"-40,{y} 1240,{y - 6}", (6, 6)) for y in (1180, 1370, 1560, 1750)]
    card.pattern(wall, lines, mix(OLIVE, CREAM, 0.4), thin=0.2)
    _table(card)
    _stove(card)
    _hole(card)
    _shelf(card)


def _stove(card: Sheet) -> None:
    body = torn(card, "-40,1390! 270,1378! 288,1840! -40,1840!", BLACK, 88, 10)
    with card.inside(body):
        card.paint("-40,1560! 190,1552! 200,1760! -40,1766!", shift(BLACK, 0.09), angle=4, edge="torn", wobble=3)
        card.paint("-40,1600! 150,1594! 156,1740! -40,1744!", OCHRE, angle=4, edge="torn", wobble=4)
        card.paint("-40,1668! 146,1650! 152,1746! -40,1748!", BRICK, angle=4, edge="torn", wobble=8)
        card.paint([ribbon(f"{x},1580 {x + 2},1760", (13, 13)) for x in (20, 84)], BLACK)
    torn(card, "-40,1336! 304,1320! 312,1388! -40,1402!", SLATE, 2, 8)
    # what lies under the pot came with the post
    letter = torn(card, "120,1318! 286,1306! 352,1392! 180,1408!", WHITE, 6, 5)
    with card.inside(letter):
        card.paint(
            [ribbon(f"{226 + 9 * k},{1332 + 18 * k} {290 + 9 * k},{1327 + 18 * k}", (5, 5)) for k in range(3)], SLATE
        )
    pot = torn(card, "-40,1150! 214,1136! 226,1260 206,1330! -40,1342!", mix(BRICK, OCHRE, 0.25), 86, 9)
    with card.inside(pot):
        card.paint(ribbon("-40,1252 230,1238", (18, 18)), CREAM, edge="torn", wobble=2)
    torn(card, "-40,1050! 20,1016 110,1000 190,1026! 214,1070! 90,1092 -40,1110!", UMBER, -12, 8)
    torn(card, "24,966! 84,952! 96,1004! 36,1014!", BLACK, 80, 4)
    torn(
        card,
        "-40,1090! 20,1070 90,1088 150,1060 214,1078 246,1116! 262,1180 240,1250 258,1330 236,1400 262,1490 250,1580 262,1670 "
        "236,1730 212,1660 220,1540 196,1460 200,1360 172,1280 178,1210! 128,1176 96,1210 88,1280 64,1316 46,1240 20,1190 -40,1200!",
        FOAM,
        70,
        9,
        wobble=8,
        core="#fff8e8",
    )


def _hole(card: Sheet) -> None:
    torn(card, "-40,-40! 1240,-40! 1240,70! 900,82 500,66 200,80 -40,70!", mix(CREAM, UMBER, 0.3), 2, 6, laps=50)
    torn(card, "70,-40! 470,-40! 484,50! 430,116! 376,96! 316,140! 240,104! 160,130! 92,64!", BLACK, 12, 0, wobble=9)
    torn(card, "206,-60! 340,-60! 330,40! 290,60 222,52!", SLATE, 84, 5)
    torn(card, "216,34! 336,28! 334,70! 220,76!", WHITE, 4, 3)
    hand(card, "tweak", 278, 66, 150, 84, HIS, age=60, lift=5)
    card.paint(ribbon("292,190 300,216 290,246", (6, 6)), BLACK, lift=2)


def _jar(card: Sheet, x: float, y: float, ink: Ink, tilt: float = 0, lid: Ink = BRICK) -> None:
    at = affine(x, y, 1.7, tilt)
    glass = torn(card, "-26,-80! 26,-80! 29,-64 29,0! -29,0! -29,-64", ink, 86, 6, at=at, wobble=3)
    with card.inside(glass):
        card.paint("-25,-74! -15,-74! -17,-8! -26,-8!", shift(ink, 0.12), at=at, edge="torn", wobble=1.5)
    card.paint("-15,-48! 20,-48! 20,-18! -15,-18!", CREAM, at=at, edge="torn", wobble=1.5)
    torn(card, "-30,-98! 30,-98! 34,-74! 0,-80 -34,-74!", lid, 4, 3, at=at, wobble=2)


def _shelf(card: Sheet) -> None:
    """Apricot stands where it always stood."""
    for x, ink, lid in ((34, APRICOT, BRICK), (146, APRICOT, SLATE), (394, OLIVE, SLATE)):
        _jar(card, x, 560, ink, 0, lid)
    torn(card, "-40,560! 462,550! 466,592! -40,602!", UMBER, 2, 9)
    torn(card, "40,598! 84,596! 78,666!", UMBER, 60, 4)
    _jar(card, 262, 474, PLUM, 14, OCHRE)
    card.paint(ribbon("290,236 300,274 318,304 300,332 274,324 272,304", (9, 10, 10, 9, 5)), BLACK, lift=3)
    card.paint(ribbon("246,328 296,300 330,340", (7, 7)), UMBER)


def _table(card: Sheet) -> None:
    """On end, out of their way."""
    torn(card, "1118,1120! 1184,1108! 1204,1840! 1136,1840!", mix(UMBER, OCHRE, 0.2), 86, 9, laps=26)
    torn(card, ribbon("1176,1220 1260,1190", (50, 46)), UMBER, -12, 5)
