"""Please Be Seated: four rows of backs, and behind the stiffest of them two hands that have found each other."""

from __future__ import annotations

from typing import Final

from art.cutpaper.cast import strangers
from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.hands import finger, hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.cutpaper.skin import Skin

PETROL, UMBER, OLIVE, BRICK, BONE, CLAY, BLACK = (
    "#34484d",
    "#564338",
    "#6b6844",
    "#88473a",
    "#dacdb5",
    "#a87f61",
    "#26201f",
)
GROUND = BONE
FAIR: Final = Skin("#cfa98a", "#a87f61", BLACK)
TAN: Final = Skin("#b58a69", "#8c664c", BLACK)
DEEP: Final = Skin("#7c553f", "#5e3f30", BLACK)
_CAST_LOT: Final = strangers(
    17,
    (FAIR, TAN, DEEP),
    "please be seated",
    inks=(BLACK, UMBER, "#7a5a3a", "#3a2c28"),
    ages=(7, 84),
    hat_inks=((UMBER, CLAY), (PETROL, BONE), (BRICK, BLACK), (OLIVE, BLACK)),
)
CAST: Final = {
    **{f"back{k}": face for k, face in enumerate(_CAST_LOT)},
    "back12": _CAST_LOT[12].but(hat="", hair="low_knot"),
    "her": Face(FAIR, 55, "round", hair="one_plait", ink="#6a5f58", small=True),
    "him": Face(DEEP, 60, "square", hair="coils", ink="#8e8a86", small=True),
    "between": Face(FAIR, 70, "long", hair="ring", ink="#b9b2a6", hat="bowler", hat_inks=(BLACK, UMBER), small=True),
    "boy": Face(TAN, 8, "oval", hair="shorn", ink="#3a2c28", ears=1.3, small=True),
}


def paint(card: Sheet) -> None:
    """Lay row after row, the farthest first, each behind the rail of its bench."""
    _wall(card)
    _first(card)
    _second(card)
    _third(card)
    _last(card)


def _wall(card: Sheet) -> None:
    for y in (40, 104):
        card.paint(ribbon(f"-40,{y} 600,{y - 5} 1240,{y + 3}", (4, 5, 4)), mix(BONE, CLAY, 0.5), thin=0.25)
    for x in (150, 470, 690, 1010):
        card.paint(ribbon(f"{x},-40 {x + 3},200", (4, 4)), mix(BONE, CLAY, 0.5), thin=0.25)


def _rail(card: Sheet, y: float, h: float, lean: float) -> None:
    """A bench's back: two planks of bare wood with a gap, and what they are nailed to."""
    for x in (80, 640, 1130):
        card.paint(
            f"{x},{y - 6}! {x + 30},{y - 8}! {x + 32},{y + h * 2.6}! {x + 2},{y + h * 2.6}!",
            mix(BONE, CLAY, 0.55),
            angle=88,
        )
    plank = card.piece(
        f"-40,{y}! 600,{y - 8}! 1240,{y + lean}! 1240,{y + lean + h}! 600,{y + h - 6}! -40,{y + h + 4}!",
        shift(BONE, -0.03),
        angle=1,
        laps=26,
        grain=0.24,
        lift=8,
    )
    grain = [
        ribbon(f"{x},{y + h * t} {x + 260},{y + h * t - 4} {x + 420},{y + h * t + 3}", (2, 5, 2))
        for x, t in ((-20, 0.4), (330, 0.62), (700, 0.35), (960, 0.7))
    ]
    card.pattern(plank, grain, mix(BONE, CLAY, 0.55), thin=0.3)


def _back(
    card: Sheet, x: float, y: float, w: float, h: float, ink: Ink, edge: str = "cut", stoop: float = 0.0, **more: float
) -> Patch:
    """A back as simple as a sack: ``x``, ``y`` the nape, ``w`` half its width, ``h`` down to where it is hidden."""
    d, fat = stoop * w, more.get("fat", 1.0)
    return card.piece(
        f"{x - w * 0.34 + d:.0f},{y}! {x + w * 0.34 + d:.0f},{y - 2:.0f}! {x + w * 0.86:.0f},{y + w * 0.24:.0f} {x + w * 1.02:.0f},{y + w * 0.62:.0f} "
        f"{x + w * 1.04 * fat:.0f},{y + h}! {x - w * 1.02 * fat:.0f},{y + h}! {x - w:.0f},{y + w * 0.66:.0f} {x - w * 0.84:.0f},{y + w * 0.22:.0f}",
        ink,
        angle=84 + (x % 13),
        laps=max(24, w * 0.42),
        grain=0.34,
        edge=edge,
        lift=7,
        **({"core": mix(ink, BONE, 0.55), "wobble": 4} if edge == "torn" else {}),
    )


def _collar(card: Sheet, kind: str, x: float, y: float, w: float, ink: Ink) -> None:
    """Another collar each: band, flat, fur, shawl, sailor's, scarf, braces."""
    at = affine(x, y, w)
    specs = {
        "band": ["-.36,-.06! .36,-.06! .38,.1! -.38,.1!"],
        "flat": ["-.4,-.06! .4,-.06! .62,.2! 0,.26! -.6,.2!"],
        "fur": ["-.46,-.12! 0,-.2 .46,-.12! .72,.12 .5,.32 0,.38 -.5,.32 -.74,.12"],
        "shawl": ["-.4,-.1! .4,-.1! 1.04,.42! .6,.7 0,1.25! -.56,.7 -1.02,.44!"],
        "sailor": ["-.4,-.06! .4,-.06! .6,.1! .58,.72! -.6,.74! -.6,.1!"],
        "scarf": ["-.46,-.16! .46,-.18! .52,.1! -.5,.12!", ".1,.04! .36,.02! .44,.9! .14,.92!"],
        "braces": ["-.5,.06! -.36,.02! .5,1.5! .34,1.5!", ".5,.06! .36,.02! -.5,1.5! -.34,1.5!"],
        "belt": ["-1.1,.95! 1.1,.92! 1.1,1.1! -1.1,1.12!"],
    }[kind]
    card.paint(
        specs,
        ink,
        at=at,
        angle=6,
        edge="torn" if kind in ("fur", "shawl") else "cut",
        wobble=4 if kind in ("fur", "shawl") else 1.1,
        lift=3,
    )


def _head(card: Sheet, name: str, x: float, y: float, size: float, tilt: float = 0) -> None:
    face = CAST[name]
    card.paint("-.3,.3! .3,.3! .34,1.2! -.34,1.2!", face.skin.shade, at=affine(x, y, size), angle=86)
    Head(card, face, x, y, size, tilt=tilt - face.feels.tilt, view="back").draw()


def _row(
    card: Sheet, row: tuple[tuple[str, float, float, float, Ink, str, str, Ink, float], ...], bottom: float
) -> None:
    for name, x, y, w, ink, edge, kind, trim, tilt in row:
        body = _back(card, x, y, w, bottom - y, ink, edge, stoop=tilt / 90)
        with card.inside(body):
            card.paint(
                ribbon(f"{x},{y + w * 0.3:.0f} {x + 4},{y + w:.0f} {x - 3},{bottom}", (3, 5, 4)), shift(ink, -0.09)
            )
        _head(card, name, x + tilt * 0.5, y - w * 0.56, w * 0.66, tilt)
        _collar(card, kind, x, y, w, trim)


def _first(card: Sheet) -> None:
    _row(
        card,
        (
            ("back0", 60, 246, 88, OLIVE, "cut", "flat", BLACK, -4),
            ("back1", 244, 262, 74, UMBER, "torn", "fur", CLAY, 6),
            ("back2", 430, 230, 94, PETROL, "cut", "band", BONE, 0),
            ("back3", 1082, 250, 92, OLIVE, "torn", "scarf", BRICK, 5),
        ),
        470,
    )
    # the widest back, and what somebody has opened in it
    _head(card, "back4", 772, 172, 78, -3)
    wide = card.piece(
        "728,250! 816,248! 930,280 962,360 974,480! 556,480! 572,360 610,282",
        BLACK,
        angle=86,
        laps=50,
        edge="torn",
        core=mix(BLACK, BONE, 0.5),
        wobble=4,
        lift=8,
    )
    with card.inside(wide):
        chalk = shift(BONE, 0.04)
        for spec in (
            "726,474 722,330 726,296",
            "726,298 780,292 836,296",
            "834,296 840,380 838,476",
            "834,300 900,322 908,330",
            "906,330 912,400 908,476",
            "760,476 800,440 838,430",
        ):
            card.paint(ribbon(spec, (8, 10, 7)), chalk, thin=0.3, wobble=2)
        card.paint("1,0 0,1 -1,0 0,-1", chalk, at=affine(852, 404, 7))
    card.paint("700,236! 846,234! 858,268! 690,270!", UMBER, angle=3, lift=3)
    _rail(card, 446, 50, -4)


def _second(card: Sheet) -> None:
    _row(
        card,
        (
            ("back5", -10, 620, 112, BRICK, "torn", "shawl", UMBER, 4),
            ("back6", 240, 586, 106, PETROL, "cut", "sailor", BONE, -3),
            ("back7", 466, 600, 104, CLAY, "cut", "flat", BRICK, 3),
            ("back8", 930, 580, 118, UMBER, "cut", "fur", BLACK, -5),
            ("back9", 1170, 610, 110, PETROL, "torn", "band", CLAY, 2),
        ),
        846,
    )
    # the boy; his fingers are white
    body = _back(card, 694, 676, 76, 180, OLIVE)
    with card.inside(body):
        card.paint(ribbon("694,690 696,780 692,850", (3, 5, 4)), shift(OLIVE, -0.1))
    _head(card, "boy", 690, 622, 58, 4)
    _collar(card, "band", 694, 680, 76, BONE)
    hand(card, "rest", 742, 808, 74, 206, TAN, age=8, lift=4)
    for x, y in ((676, 768), (668, 782), (672, 796), (684, 806)):
        card.paint(
            ROUND,
            shift(BONE, 0.06),
            at=affine(x, y, 9),
            edge="torn",
            wobble=1,
        )
    card.paint("748,706! 784,760 790,820! 750,838! 730,810! 742,770", shift(OLIVE, -0.05), angle=70, lift=5)
    _rail(card, 826, 58, 6)


def _third(card: Sheet) -> None:
    # the place that is kept with a hat
    _row(
        card,
        (
            ("back10", 180, 972, 140, OLIVE, "torn", "fur", UMBER, -5),
            ("back11", 470, 1000, 122, BRICK, "cut", "shawl", PETROL, 4),
            ("back12", 1090, 966, 148, PETROL, "cut", "braces", BLACK, 3),
        ),
        1240,
    )
    # a baby's boot on a shoulder, a mackerel in a pocket
    card.paint("1008,990! 1050,976! 1058,1030 1010,1056 974,1046 980,1020", BONE, angle=30, lift=5)
    card.paint(ribbon("1006,996 1052,986", (10, 10)), BRICK)
    card.paint("206,1120! 318,1110! 316,1240! 210,1240!", shift(OLIVE, -0.07), angle=86, lift=4)
    tail = card.piece(
        "240,1130! 250,1060 244,1020! 206,970! 262,986 276,1000! 300,968 340,954! 296,1020! 290,1070 292,1128!",
        mix(PETROL, BONE, 0.45),
        angle=80,
        lift=5,
    )
    with card.inside(tail):
        for k in range(5):
            card.paint(ribbon(f"236,{1040 + 20 * k} 266,{1050 + 20 * k} 300,{1036 + 20 * k}", (4, 8, 4)), PETROL)
    card.paint("204,1118! 320,1108! 322,1134! 204,1144!", shift(OLIVE, -0.12), angle=4, lift=3)
    _rail(card, 1206, 66, -8)
    card.paint("700,1196! 756,1170 890,1166 950,1186! 900,1214 760,1216", BLACK, angle=4, lift=6)
    card.paint("756,1180! 764,1100 800,1080 852,1082 884,1104 892,1178! 824,1190", shift(BLACK, 0.04), angle=10, lift=4)
    card.paint("756,1158! 824,1168 890,1156! 892,1180! 824,1192 756,1184!", CLAY, angle=2)


def _last(card: Sheet) -> None:
    """She, he who sits between, and the other: from here it can be seen."""
    he = _back(card, 1080, 1420, 222, 420, UMBER, "torn", stoop=-0.06)
    with card.inside(he):
        card.paint(ribbon("1080,1480 1090,1650 1078,1840", (4, 8, 6)), shift(UMBER, -0.1))
        for x in (930, 1000, 1150):
            card.paint(ribbon(f"{x},1440 {x + 6},1640 {x},1840", (4, 5, 4)), shift(UMBER, 0.07), thin=0.3)
    she = _back(card, 150, 1436, 218, 420, BRICK, "torn", stoop=0.08)
    with card.inside(she):
        card.paint(ribbon("60,1500 50,1660 66,1840", (5, 20, 8)), shift(BRICK, -0.08))
        card.paint(ribbon("250,1500 270,1660 250,1840", (5, 18, 8)), shift(BRICK, -0.08))
    _head(card, "him", 1062, 1290, 140, -5)
    _collar(card, "flat", 1078, 1424, 214, shift(UMBER, -0.08))
    _head(card, "her", 168, 1310, 136, 6)
    _collar(card, "band", 156, 1440, 210, BONE)
    for k in range(6):
        card.paint(
            "-1.1,0 -.4,-.75 .6,-.6 1.1,0 .6,.6 -.4,.75",
            "#6a5f58" if k % 2 else "#837a74",
            at=affine(168 + (7 if k % 2 else -7), 1440 + 36 * k, 30 - 1.5 * k, 90 + (26 if k % 2 else -26)),
            lift=4,
        )
    card.paint(ribbon("146,1652 190,1656", (16, 16)), OLIVE, lift=2)
    middle = card.piece(
        "556,1330! 668,1328! 800,1376 838,1470 846,1840! 384,1840! 386,1480 420,1380",
        BLACK,
        angle=88,
        laps=60,
        grain=0.3,
        lift=11,
    )
    with card.inside(middle):
        card.paint(ribbon("612,1340 614,1600 610,1840", (4, 7, 6)), shift(BLACK, 0.07))
        card.paint(ribbon("400,1760 610,1776 840,1756", (6, 6, 6)), shift(BLACK, 0.07))
    _head(card, "between", 612, 1204, 132, 0)
    card.paint("520,1296! 612,1316 704,1294! 716,1350! 612,1376 508,1352!", BONE, angle=3, lift=4)
    _hands(card)
    _rail(card, 1742, 90, -6)
    # his own hand, on the other side, holds an empty glove
    card.paint("776,1680! 838,1676! 836,1716! 782,1720!", shift(BLACK, 0.05), angle=86, lift=5)
    card.paint(
        "812,1748! 840,1736 862,1746! 876,1776 886,1800! 862,1784! 858,1806! 842,1782! 834,1808! 818,1788!",
        CLAY,
        angle=80,
        lift=4,
    )
    hand(card, "grip", 806, 1706, 78, 66, FAIR, age=70, lift=5)


def _hands(card: Sheet) -> None:
    """Two sleeves from two sides, and ten fingers by turns."""
    her = card.piece(
        "262,1458! 330,1478 376,1544 470,1580! 470,1692! 380,1694 300,1660 244,1604 222,1520",
        shift(BRICK, 0.04),
        angle=34,
        laps=44,
        lift=9,
    )
    his = card.piece(
        "972,1446! 890,1480 848,1540 760,1576! 762,1684! 840,1692 930,1656 990,1596 1010,1510",
        shift(UMBER, 0.05),
        angle=-34,
        laps=44,
        lift=9,
    )
    for patch, folds in (
        (her, ("300,1500 330,1570 320,1650", "380,1560 400,1620 390,1690")),
        (his, ("920,1490 890,1560 900,1650", "840,1560 820,1620 834,1690")),
    ):
        with card.inside(patch):
            for fold in folds:
                card.paint(ribbon(fold, (3, 14, 4)), shift(BRICK if patch is her else UMBER, -0.06))
    card.paint("452,1572! 490,1576! 492,1690! 452,1696!", BONE, angle=86, lift=4)
    card.paint("742,1570! 782,1566! 784,1690! 744,1690!", CLAY, angle=86, lift=4)
    pale, dark = FAIR.base, DEEP.base
    card.paint("484,1586! 540,1572 590,1580 606,1620 590,1672 540,1690 484,1684!", pale, angle=4, grain=0.2, lift=6)
    card.paint("750,1584! 690,1570 644,1578 624,1620 640,1674 694,1688 750,1680!", dark, angle=4, grain=0.2, lift=6)
    for k in range(4):
        y = 1592 + 27 * k
        for ink, line, edge in (
            (dark, f".66,{0.0} .54,-.03 .42,.0 .385,.03", DEEP.line),
            (pale, f".56,{0.0} .68,-.03 .80,.0 .835,.03", FAIR.shade),
        ):
            y2 = y + (0 if ink is dark else 13)
            at = affine(612 - 0.61 * 230, y2, 230)
            card.paint(finger(line, 0.118, at), edge, wobble=0.4)
            card.paint(finger(line, 0.1, at), shift(ink, 0.02 * (k % 2)), wobble=0.4)
    at = affine(612 - 0.61 * 230, 1590, 230)
    card.paint(finger(".50,-.02 .58,-.12 .70,-.10", 0.13, at), FAIR.shade, wobble=0.4)
    card.paint(finger(".50,-.02 .58,-.12 .70,-.10", 0.11, at), pale, wobble=0.4, lift=3)
    card.paint(finger(".74,-.02 .70,-.16 .60,-.20", 0.13, at), DEEP.line, wobble=0.4)
    card.paint(finger(".74,-.02 .70,-.16 .60,-.20", 0.11, at), dark, wobble=0.4, lift=3)
