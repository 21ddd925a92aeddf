"""The kitchen: a stove, nine jars, a hole above them, a table put on end."""

from __future__ import annotations

from typing import Any

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.leave_it_it_will_burn.inks import (
    BLACK,
    BRICK,
    CREAM,
    HIS,
    OCHRE,
    OLIVE,
    SLATE,
    UMBER,
    WHITE,
)


def _torn(card: Sheet, spec: Any, ink: Ink, angle: float = 4, lift: float = 5, **more: Any) -> Patch:
    return card.piece(spec, ink, **{"angle": angle, "edge": "torn", "core": WHITE, "wobble": 4, "lift": lift, **more})


def kitchen(card: Sheet) -> None:
    """Lay the lower wall, the stove and what runs down it, the ceiling with its hole, the shelf."""
    wall = _torn(
        card,
        "-40,700! 300,690 700,704 1240,690! 1240,1330! 700,1344 300,1330 -40,1346!",
        mix(OLIVE, CREAM, 0.28),
        2,
        3,
        laps=110,
        grain=0.26,
    )
    lines = [ribbon(f"{x},680 {x + 4},1350", (5, 5)) for x in range(30, 1240, 132)]
    lines += [ribbon(f"-40,{y} 1240,{y - 6}", (5, 5)) for y in (828, 960, 1092, 1224)]
    card.pattern(wall, lines, mix(OLIVE, CREAM, 0.6), thin=0.2)
    _torn(card, "-40,1326! 600,1320 1240,1310! 1240,1350! 600,1362 -40,1368!", UMBER, 2, 3)
    _stove(card)
    _hole(card)
    _shelf(card)


def _stove(card: Sheet) -> None:
    _torn(card, "-40,300! 60,290! 74,860! -40,870!", SLATE, 88, 4)
    body = _torn(card, "-40,880! 240,864! 262,1500! -40,1520!", BLACK, 88, 10, core=UMBER, laps=50)
    with card.inside(body):
        card.paint("-40,1000! 190,990! 200,1290! -40,1300!", shift(BLACK, 0.08), angle=4, edge="torn", wobble=3)
        card.paint("-40,1100! 150,1096! 152,1200! -40,1204!", OCHRE, angle=4, edge="torn", wobble=4)
        card.paint("-40,1130! 140,1126! 144,1196! -40,1200!", BRICK, angle=4, edge="torn", wobble=6)
        card.paint([ribbon(f"{x},1090 {x + 2},1206", (9, 9)) for x in (20, 70, 120)], BLACK)
        card.paint(ribbon("20,940 200,930", (12, 12)), OCHRE, edge="torn", wobble=2)
    _torn(card, "-40,840! 268,826! 274,880! -40,896!", SLATE, 2, 7)
    # the pot, and what it has to say
    pot = _torn(card, "-30,640! 196,628! 206,740 190,832! -20,842!", mix(BRICK, OCHRE, 0.2), 86, 9)
    with card.inside(pot):
        card.paint(ribbon("-40,700 210,688", (14, 14)), CREAM, edge="torn", wobble=2)
    _torn(card, ribbon("196,690 246,680 240,730 200,740", (20, 20)), BLACK, 20, 4, core=UMBER)
    _torn(card, "-30,560! 60,510 170,530 222,592! 100,600 -30,610!", UMBER, -4, 8)
    _torn(card, "70,470! 110,468! 114,510! 72,514!", BLACK, 88, 4, core=UMBER)
    _torn(
        card,
        "-40,612! 20,590 80,612 140,586 214,604! 232,660 214,720 236,800 214,850 240,930 226,1010 236,1090 214,1150 190,1090 "
        "196,990 170,920 176,840 150,760 160,690! 100,660 60,690 50,760 30,800 10,720 -40,700!",
        shift(WHITE, 0.03),
        70,
        9,
        wobble=8,
        core="#fff8e8",
    )
    _torn(card, "150,1500! 240,1480 330,1500 350,1540 250,1560 160,1550!", shift(WHITE, 0.03), 4, 4, wobble=7)


def _hole(card: Sheet) -> None:
    _torn(card, "-40,-40! 1240,-40! 1240,84! 900,96 500,80 200,96 -40,84!", mix(CREAM, UMBER, 0.22), 2, 6, laps=50)
    _torn(
        card,
        "800,-40! 1180,-40! 1200,60! 1150,130! 1090,104! 1030,150! 960,112! 880,136! 830,70!",
        BLACK,
        12,
        0,
        wobble=9,
    )
    for x, y, r, turn in ((884, 640, 26, 20), (1120, 660, 20, 70), (990, 668, 16, 10)):
        _torn(
            card,
            "-1,-.5! .6,-.8! 1,.3! .1,.8! -.9,.4!",
            mix(CREAM, UMBER, 0.2),
            turn,
            3,
            at=affine(x, y, r, turn),
            wobble=2,
        )
    _torn(card, "930,-60! 1030,-60! 1024,30! 944,34!", SLATE, 86, 4)
    hand(card, "tweak", 984, 26, 104, 84, HIS, age=60, lift=5)
    card.paint(ribbon("992,116 1010,220 1002,320", (4, 4)), CREAM, lift=2)


def _jar(card: Sheet, x: float, y: float, ink: Ink, tilt: float = 0) -> None:
    at = affine(x, y, 1, tilt)
    glass = _torn(card, "-23,-76! 23,-76! 26,-60 26,0! -26,0! -26,-60", ink, 86, 5, at=at, wobble=2)
    with card.inside(glass):
        card.paint("-22,-70! -12,-70! -14,-8! -23,-8!", shift(ink, 0.12), at=at, edge="torn", wobble=1.5)
    card.paint("-14,-46! 22,-46! 22,-18! -14,-18!", CREAM, at=at, edge="torn", wobble=1.5)
    _torn(card, "-28,-92! 28,-92! 31,-70! 0,-76 -31,-70!", (BRICK, SLATE, OCHRE)[round(x) % 3], 4, 3, at=at, wobble=2)


def _shelf(card: Sheet) -> None:
    """Apricot stands where it always stood."""
    plum = mix("#4a2a35", BLACK, 0.2)
    apricot = mix(OCHRE, "#c9812f", 0.5)
    for y in (602, 450):
        _torn(card, f"914,{y}! 1240,{y - 8}! 1240,{y + 24}! 910,{y + 30}!", UMBER, 2, 8)
    for x, y, ink in (
        (1064, 446, apricot),
        (1120, 444, OLIVE),
        (1176, 444, BRICK),
        (952, 602, mix(BRICK, BLACK, 0.3)),
        (1010, 600, apricot),
        (1066, 598, plum),
        (1122, 597, apricot),
        (1178, 596, OLIVE),
    ):
        _jar(card, x, y, ink)
    _jar(card, 996, 440, plum, 14)
    card.paint(ribbon("1002,316 1020,334 1034,356 1018,372 1002,362", (6, 7, 7, 6, 3)), SLATE, lift=2)
    card.paint(ribbon("994,352 1014,344 1036,358", (4, 4)), UMBER)


def table(card: Sheet) -> None:
    """On end, out of their way."""
    _torn(card, ribbon("1070,1350 1240,1310", (46, 40)), UMBER, -12, 5)
    _torn(card, ribbon("1090,1680 1240,1690", (46, 42)), UMBER, 4, 5)
    _torn(card, "1006,1230! 1074,1222! 1112,1748! 1042,1760!", mix(UMBER, OCHRE, 0.35), 86, 9, laps=26)
    cloth = _torn(
        card,
        "1010,1180! 1100,1170 1180,1230 1240,1250! 1240,1470! 1180,1450 1120,1400! 1080,1300 1000,1290!",
        WHITE,
        60,
        8,
    )
    card.pattern(
        cloth, [ribbon(f"{980 + 50 * k},1160 {1010 + 50 * k},1480", (13, 13)) for k in range(6)], BRICK, thin=0.15
    )
    card.pattern(
        cloth, [ribbon(f"980,{1210 + 60 * k} 1240,{1270 + 60 * k}", (13, 13)) for k in range(5)], BRICK, thin=0.3
    )
