"""It Suits Me Better: two women walk away in the same cobalt cardigan; behind them a man tries his ninth hat."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.cutpaper.skin import Skin

COBALT, BONE, UMBER, GREY, TAN, CHALK = "#2450c4", "#e8dfce", "#5b463b", "#8f8c88", "#b58f71", "#f5efe3"
GROUND = BONE
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
DARK: Final = "#33261f"
PALE: Final = Skin(shift(mix(TAN, CHALK, 0.5)), shift(mix(TAN, CHALK, 0.1)), DARK, lip="#a0644f", white=CHALK)
BROWN: Final = Skin("#74503d", "#543829", "#211713", lip="#7d4038", blush="#8a5c48", white=CHALK)
WAN: Final = Skin(shift(mix(TAN, CHALK, 0.3)), TAN, DARK, lip="#8f5a48", white=CHALK)
CAST: Final = {
    "thin": Face(
        PALE,
        33,
        "diamond",
        "straight",
        "almond",
        "thin",
        "thin",
        "pixie",
        "#83513a",
        feels=feel("furious", gaze=(-0.2, 0.1), tilt=0, part=0.05),
        snout=1.1,
    ),
    "stout": Face(
        BROWN,
        58,
        "moon",
        "broad",
        "hooded",
        "wide",
        "bushy",
        "high_coils",
        "#3b3230",
        feels=feel(
            "furious",
            gaze=(0.2, -0.5),
            lids=(0.72, 0.5),
            corners=(-0.16, 0.04),
            part=0.09,
            brows=(-0.1, -0.03),
            tilt=0,
        ),
        plane="cheek",
        mouth=1.1,
    ),
    "owner": Face(
        WAN,
        64,
        "egg",
        "bulb",
        "smooth",
        "pinched",
        "arched",
        "ring",
        "#8e8a86",
        beard="curled",
        feels=feel("proud", gaze=(0.0, -0.3), tilt=0),
    ),
}


def torn(card: Sheet, spec: str, ink: Ink, **how: Any) -> Patch:
    """Lay a torn piece with its pale fibre."""
    return card.piece(spec, ink, **{"edge": "torn", "core": CHALK, "wobble": 4, "lift": 7, **how})


def paint(card: Sheet) -> None:
    """Lay the shop, the man on the ladder, both bodies, the cardigan between them, arms and heads."""
    _shop(card)
    _owner(card)
    _shadow(card)
    _thin(card)
    _stout(card)
    _cardigan(card)
    _arms(card)
    _buttons(card)


def _shop(card: Sheet) -> None:
    torn(card, "-60,-60! 250,-60! 236,150 250,330! 130,350 -60,340!", TAN, angle=88, grain=0.2, lift=4)
    for x, w, ink in ((-40, 74, UMBER), (44, 60, GREY), (118, 84, "#cbb79c")):
        torn(
            card, f"{x},60! {x + w},54! {x + w + 10},300 {x + w - 6},420! {x - 8},430!", ink, angle=86, wobble=3, lift=4
        )
    card.paint(ribbon("-40,52 260,44", (11, 11)), DARK, edge="torn", wobble=2)
    torn(card, "1010,-60! 1260,-60! 1260,240! 1120,250 1000,236!", mix(TAN, BONE, 0.35), angle=88, grain=0.2, lift=4)
    for k, (x, h) in enumerate(((1034, 150), (1096, 190), (1166, 130))):
        torn(
            card,
            f"{x},{240 - h}! {x + 52},{238 - h}! {x + 50},222! {x + 2},226!",
            (GREY, UMBER, CHALK)[k],
            wobble=2,
            lift=3,
        )
    card.paint("990,222! 1240,212! 1240,252! 990,258!", UMBER, angle=2, edge="torn", wobble=3, lift=4)
    # price string
    card.paint(ribbon("250,66 420,150 560,120", (4, 4, 4)), UMBER, edge="torn", wobble=1)
    card.paint(ribbon("690,128 860,170 1010,70", (4, 4, 4)), UMBER, edge="torn", wobble=1)
    for x, y, tilt in ((330, 116, 8), (420, 148, -6), (508, 140, 10), (760, 150, -10), (858, 168, 5), (946, 122, -12)):
        card.paint(
            "-17,0! 0,-12! 17,0! 18,58! -18,60!", CHALK, at=affine(x, y + 8, 1, tilt), edge="torn", wobble=2, lift=3
        )
        card.paint("-9,22! 9,20! 9,27! -9,29!", UMBER, at=affine(x, y + 8, 1, tilt), edge="torn", wobble=1)
    # the floor: one torn plane, so that they stand
    torn(
        card,
        "-60,1500! 200,1492 500,1504 800,1490 1260,1500! 1260,1860! -60,1860!",
        mix(TAN, BONE, 0.5),
        angle=3,
        grain=0.24,
        lift=0,
    )
    for line in ("-40,1590 600,1582 1240,1592", "-40,1764 600,1770 1240,1760"):
        card.paint(ribbon(line, (4, 6, 4)), mix(TAN, BONE, 0.1), edge="torn", wobble=2, thin=0.2)


def _owner(card: Sheet) -> None:
    """Small, on a ladder, with nine hats that all have the same feather."""
    for a in ("500,300 424,1560", "700,300 796,1560"):
        card.paint(ribbon(a, (20, 26)), mix(TAN, UMBER, 0.3), edge="torn", wobble=2, lift=4)
    for k in range(8):
        y = 470 + 118 * k
        card.paint(
            ribbon(f"{494 - 7 * k * 0.9:.0f},{y} {708 + 8 * k:.0f},{y - 8}", (15, 15)),
            mix(TAN, UMBER, 0.12),
            edge="torn",
            wobble=2,
        )
    torn(card, "556,500! 600,496! 598,690! 548,692!", UMBER, angle=86, wobble=2, lift=3)
    torn(card, "612,498! 660,500! 668,690! 616,694!", shift(UMBER, 0.04), angle=86, wobble=2, lift=3)
    for x, flip in ((572, True), (644, False)):
        card.paint(SHOE, DARK, at=affine(x, 694, 40, 0, flip), edge="torn", wobble=1, lift=3)
    torn(
        card,
        "534,366! 580,344 634,346 678,368! 684,460 676,540! 604,552 540,540! 530,450",
        GREY,
        angle=84,
        wobble=3,
        lift=5,
    )
    torn(card, "580,346! 608,420! 636,346!", CHALK, wobble=2, lift=1)
    for arm, x, y, turn, flip in (
        ("540,372! 486,330 492,216! 524,212! 530,310 572,352!", 508, 214, -84, False),
        ("672,372! 724,330 712,236! 680,232! 682,310 640,352!", 696, 234, -96, True),
    ):
        hand(card, "cup", x, y, 66, turn, WAN, flip=flip, age=64, lift=3)
        torn(card, arm, shift(GREY, 0.05), angle=80, wobble=2, lift=4)
    Head(card, CAST["owner"], 608, 290, 62, tilt=-3).draw()
    inks: tuple[Ink, ...] = (UMBER, TAN, GREY, CHALK, DARK, mix(TAN, CHALK, 0.4), shift(GREY, -0.16), TAN, UMBER)
    top, lean = 244.0, 0.0
    for k, ink in enumerate(inks):
        w = (74, 60, 66, 52, 62, 46, 58, 50, 44)[k]
        at = affine(608 + lean, top, 1, (-4, 5, -3, 7, -6, 4, -5, 6, -3)[k])
        torn(
            card,
            f"{-w},2! {-w * 0.5:.0f},-9 {w * 0.5:.0f},-9 {w},0! {w * 0.5:.0f},10 {-w * 0.5:.0f},11",
            ink,
            at=at,
            wobble=2,
            lift=4,
        )
        card.paint(
            f"{-w * 0.54:.0f},-2! {-w * 0.5:.0f},-28 {-w * 0.2:.0f},-36 {w * 0.3:.0f},-34 {w * 0.52:.0f},-26 {w * 0.54:.0f},-2!",
            shift(ink, 0.04),
            at=at,
            edge="torn",
            wobble=2,
            lift=3,
        )
        card.paint(
            f"{w * 0.34:.0f},-8! {w * 0.5:.0f},-34 {w * 0.86:.0f},-52! {w * 0.72:.0f},-24 {w * 0.46:.0f},-4!",
            shift(GREY, 0.16) if k != 3 else shift(GREY, 0.02),
            at=at,
            edge="torn",
            wobble=1.5,
            lift=2,
        )
        top -= 29
        lean += (9, -12, 8, 6, -14, 10, 7, -9, 0)[k]


SHOE: Final = (
    "-.3,-.5! -.1,-.42 .12,-.5! .3,-.36 .62,-.2 .96,-.06 1.06,.12 1.02,.24! .5,.24 .2,.22! -.06,.26! -.32,.26! -.36,-.1"
)
"""A shoe in profile, the heel at (-.3, .25), the toe to +x."""


def _shoe(card: Sheet, ink: Ink, at: Array) -> None:
    shoe = card.piece(SHOE, ink, at=at, angle=4, edge="torn", wobble=2, lift=5, laps=30)
    with card.inside(shoe):
        card.paint("-.6,.14! .5,.12 1.2,.12! 1.2,.4! -.6,.4!", shift(ink, -0.09), at=at, angle=4)
        card.paint("-.2,-.5! .2,-.5! .34,-.3 .1,-.16 -.16,-.26", shift(ink, -0.09), at=at)


def _cloth(card: Sheet, spec: str, ink: Ink, **how: Any) -> Patch:
    return torn(card, spec, ink, **{"wobble": 2.4, "laps": 56, "grain": 0.36, **how})


def _shadow(card: Sheet) -> None:
    """What they stand on is darker there."""
    for spec in (
        "80,1716! 260,1690 460,1702 640,1692! 660,1716 440,1736 200,1740!",
        "620,1712! 800,1694 980,1702 1180,1694! 1196,1718 960,1742 700,1738!",
    ):
        card.paint(spec, mix(TAN, UMBER, 0.35), angle=2, edge="torn", wobble=3)


def _thin(card: Sheet) -> None:
    """A long brown slant on its way out of the card; all of her weight is on the foot in front."""
    _cloth(card, "430,1350! 540,1340! 592,1480 606,1610 596,1660! 548,1650! 536,1560 496,1460", PALE.shade, angle=76)
    _shoe(card, DARK, affine(572, 1662, 104, -30, True))
    _cloth(card, "290,1360! 412,1350! 392,1480 310,1580 262,1680! 208,1676! 232,1560 280,1460", PALE.base, angle=110)
    _shoe(card, DARK, affine(232, 1690, 112, 0, True))
    card.paint("210,560! 300,520! 350,680! 300,760 210,700!", PALE.shade, angle=70, edge="torn", wobble=2)
    dress = _cloth(
        card,
        "222,664! 190,740 196,820 246,930 276,1010! 272,1130 250,1290 232,1440! 330,1462 460,1448 580,1414! 570,1270 524,1120 "
        "448,980! 430,860 410,740 350,640! 300,640",
        UMBER,
        angle=72,
        lift=9,
    )
    with card.inside(dress):
        card.paint(
            "400,980! 470,1110 520,1260 530,1480! 620,1480! 600,900!", shift(UMBER, -0.05), angle=76, edge="torn"
        )
        for fold in ("310,1030 320,1220 300,1460", "360,1030 400,1220 420,1460"):
            card.paint(ribbon(fold, (4, 20, 8)), shift(UMBER, -0.08), thin=0.15)
        card.paint("250,986! 340,1000 470,966! 480,1006! 350,1044 250,1030!", DARK, angle=-6, edge="torn", wobble=2)
    torn(card, "196,676! 260,720 350,636! 378,668! 290,764 190,716!", CHALK, wobble=2, lift=4)


def _stout(card: Sheet) -> None:
    """Broad and grey, leaning the other way; her coat goes with her."""
    _cloth(card, "700,1380! 850,1380! 770,1520 716,1660! 650,1652! 668,1520", BROWN.shade, angle=104)
    _shoe(card, UMBER, affine(684, 1662, 106, 30, False))
    _cloth(card, "930,1400! 1070,1390! 1086,1500 1060,1600 1064,1682! 994,1684! 984,1590", BROWN.base, angle=80)
    _shoe(card, UMBER, affine(1034, 1692, 116, 0, False))
    coat = _cloth(
        card,
        "850,690! 930,640 1050,650 1120,720! 1180,820 1216,960 1210,1120! 1200,1280 1160,1470! 1010,1500 840,1480 650,1440! "
        "690,1260 726,1120 760,960! 780,840",
        GREY,
        angle=102,
        laps=80,
        lift=10,
    )
    with card.inside(coat):
        card.paint(
            "640,1460! 690,1250 760,1000 800,780! 860,900 830,1140 800,1300 790,1520!",
            shift(GREY, -0.07),
            angle=100,
            edge="torn",
            wobble=3,
        )
        card.paint(
            ribbon("1050,800 1070,1000 1060,1240 1020,1520", (6, 8, 8, 8)), shift(GREY, -0.2), edge="torn", wobble=2
        )
        for x, y in ((1108, 1090), (1104, 1220), (1090, 1350)):
            card.paint(ROUND, DARK, at=affine(x, y, 20), edge="torn", wobble=1.5, lift=3)
        for fold in ("900,1130 900,1310 880,1500", "980,1110 990,1310 970,1500"):
            card.paint(ribbon(fold, (4, 20, 10)), shift(GREY, -0.08), thin=0.15)
    card.paint("900,560! 1060,560! 1080,700! 1000,760 890,690!", BROWN.shade, angle=86, edge="torn", wobble=2)
    torn(card, "872,664! 960,730 1024,790! 970,850 860,760!", shift(GREY, 0.1), angle=40, wobble=2, lift=5)
    torn(card, "1096,664! 1070,730 1024,790! 1080,840 1150,750!", shift(GREY, 0.06), angle=130, wobble=2, lift=5)


def _cardigan(card: Sheet) -> None:
    """One loud sheet from shoulder to shoulder."""
    wool = torn(
        card,
        "330,650! 400,690 500,752 610,780 720,756 820,700 890,650! 900,780 876,940 856,1106! 780,1060 700,1034 610,1028 520,1036 450,1066 "
        "420,1106! 392,960 350,800",
        COBALT,
        angle=4,
        laps=44,
        grain=0.34,
        lift=14,
        wobble=3,
    )
    deep, pale, wool_pale = shift(COBALT, -0.1), shift(COBALT, 0.1), shift(COBALT, 0.03)
    with card.inside(wool):
        # it is pulled: all folds come out of the two shoulders
        folds = [f"336,{690 + 18 * k} {430 + 6 * k},{760 + 34 * k} 590,{830 + 30 * k}" for k in range(6)] + [
            f"890,{690 + 18 * k} {790 - 6 * k},{760 + 34 * k} 630,{830 + 30 * k}" for k in range(6)
        ]
        card.pattern(wool, [ribbon(f, (14, 8, 2)) for f in folds], deep, thin=0.15)
        card.paint(ribbon("606,760 604,880 606,1000 606,1110", (30, 34, 34, 34)), shift(COBALT, -0.05), wobble=1.5)
        card.paint(ribbon("628,760 626,900 628,1000 626,1110", (5, 5, 5, 5)), pale, thin=0.3)
        for y in (822, 884, 944):
            card.paint(ROUND, CHALK, at=affine(606, y, 16), edge="torn", wobble=1.2, lift=3)
        hem = card.piece(
            "400,1040! 450,1010 520,984 610,976 700,982 780,1006 880,1040! 880,1140! 400,1140!", deep, angle=4, wobble=2
        )
        card.pattern(hem, [ribbon(f"{412 + 17 * k},970 {410 + 17 * k},1130", (4, 4)) for k in range(28)], wool_pale)
    # the letter and the pocket
    torn(card, "690,790! 804,758! 826,880! 712,900!", CHALK, angle=8, wobble=2, lift=4)
    card.paint(ribbon("694,796 766,840 804,764", (4, 4, 4)), mix(TAN, UMBER, 0.3), edge="torn", wobble=1)
    torn(card, "676,872! 836,842! 838,930 824,968! 716,984! 690,960", shift(COBALT, 0.05), angle=6, wobble=2, lift=5)
    card.paint(ribbon("682,892 832,862", (5, 5)), pale, thin=0.3)


def _sleeve(card: Sheet, spec: str, folds: tuple[str, ...], cuff: str, angle: float) -> None:
    sleeve = torn(card, spec, shift(COBALT, 0.035), angle=angle, wobble=2.4, lift=10, laps=40)
    with card.inside(sleeve):
        card.paint([ribbon(f, (3, 15, 3)) for f in folds], shift(COBALT, -0.09))
        band = card.piece(cuff, shift(COBALT, -0.1), angle=angle + 90)
        x0, y0, _, y1 = card.box(band)
        ribs = [ribbon(f"{x0 - 60 + 16 * k},{y1 + 20} {x0 + 16 * k},{y0 - 20}", (4, 4)) for k in range(14)]
        card.pattern(band, ribs, shift(COBALT, 0.04), thin=0.2)


def _arms(card: Sheet) -> None:
    """Each has one sleeve of it, from the shoulder to the wrist; then both heads."""
    hand(card, "fist", 92, 992, 138, 146, PALE, flip=True, lift=5)
    _sleeve(
        card,
        "286,668! 340,640 394,676 408,750 384,838 320,912 230,986 136,1052! 60,972! 130,900 190,836 222,760",
        ("392,760 330,800 270,806", "350,868 290,870 220,850", "280,930 230,910 180,880"),
        "150,1060! 116,1070! 44,990! 56,950! 92,932! 172,1020!",
        135,
    )
    hand(card, "fist", 1072, 984, 126, 38, BROWN, glove=CHALK, age=58, lift=5)
    _sleeve(
        card,
        "846,700! 870,646 930,640 976,690! 1010,770 1060,840 1128,916! 1048,1018! 950,950 880,870 846,790",
        ("862,780 920,790 990,760", "890,860 950,850 1020,810", "960,930 1000,900 1050,850"),
        "1132,900! 1140,930! 1050,1030! 1016,1010! 996,980! 1092,880!",
        45,
    )
    Head(card, CAST["thin"], 186, 500, 172, tilt=-14, turn=-1, view="side").draw()
    for x, y in ((146, 580), (164, 604), (178, 574), (134, 606), (190, 600), (122, 584), (156, 552)):
        card.paint("1,0 0,1 -1,0 0,-1", mix(TAN, UMBER, 0.3), at=affine(x, y - 6, 4.5))
    Head(card, CAST["stout"], 1000, 506, 176, tilt=14, turn=0.35).draw()


def _buttons(card: Sheet) -> None:
    """The tin has tipped over; they roll both ways."""
    torn(card, "556,1716! 660,1700! 690,1730 690,1780 664,1800! 560,1810!", GREY, angle=4, wobble=2, lift=6)
    torn(card, "556,1716! 584,1730 590,1790 560,1810! 534,1790 530,1736", shift(GREY, -0.22), wobble=2, lift=2)
    spots = (
        (490, 1770, 17, CHALK),
        (440, 1744, 13, COBALT),
        (402, 1780, 15, UMBER),
        (330, 1752, 16, CHALK),
        (236, 1770, 13, DARK),
        (150, 1740, 15, GREY),
        (520, 1742, 11, UMBER),
        (744, 1776, 15, CHALK),
        (820, 1750, 13, UMBER),
        (906, 1782, 17, CHALK),
        (1010, 1756, 13, DARK),
        (1120, 1780, 15, GREY),
    )
    for x, y, r, ink in spots:
        card.paint(
            "1,0 .7,.5 0,.7 -.7,.5 -1,0 -.7,-.5 0,-.7 .7,-.5", ink, at=affine(x, y, r), edge="torn", wobble=1, lift=3
        )
        card.paint(
            ["-.35,-.1! -.15,-.1! -.15,.1! -.35,.1!", ".15,-.1! .35,-.1! .35,.1! .15,.1!"],
            BONE if ink != CHALK else UMBER,
            at=affine(x, y, r),
        )
