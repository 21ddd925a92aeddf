"""It Suits Me Better: two women walk away in the same cobalt cardigan; behind them a man tries his ninth hat."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.cutpaper.skin import Skin

COBALT, BONE, UMBER, GREY, TAN, CHALK = "#2450c4", "#e8dfce", "#5b463b", "#8f8c88", "#b58f71", "#f5efe3"
GROUND = BONE
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
            gaze=(0.0, -0.55),
            lids=(0.7, 0.52),
            corners=(-0.1, 0.12),
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
    # the floor: three torn boards and otherwise bare
    card.paint(ribbon("-40,1490 300,1470 700,1476 1240,1458", (8, 9, 7, 9)), mix(TAN, BONE, 0.3), edge="torn", wobble=3)
    torn(
        card,
        "-60,1690! 300,1672 700,1684 1260,1664! 1260,1860! -60,1860!",
        mix(TAN, BONE, 0.45),
        angle=3,
        grain=0.24,
        lift=2,
    )


def _owner(card: Sheet) -> None:
    """Small, on a ladder, with nine hats that all have the same feather."""
    for a in ("500,300 430,1480", "700,300 790,1480"):
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


def _thin(card: Sheet) -> None:
    """A long brown slant that leaves by the left edge."""
    for spec, ink in (
        ("446,1440! 520,1430! 596,1690! 540,1706!", PALE.shade),
        ("350,1440! 430,1440! 474,1690! 416,1702!", PALE.base),
    ):
        torn(card, spec, ink, angle=76, wobble=3, lift=4)
    for x, y in ((470, 1690), (594, 1686)):
        torn(
            card,
            f"{x - 64},{y - 10}! {x + 8},{y - 22}! {x + 14},{y + 26}! {x - 120},{y + 40}! {x - 128},{y + 22} {x - 100},{y + 6}",
            DARK,
            angle=4,
            wobble=3,
            lift=5,
        )
    dress = torn(
        card,
        "206,676! 300,668! 360,740 384,880 400,1030! 450,1180 530,1420 548,1490! 440,1520 330,1500 262,1520! 250,1340 214,1120 200,980! 150,860 140,760",
        UMBER,
        angle=72,
        laps=56,
        grain=0.36,
    )
    with card.inside(dress):
        for fold in ("300,1020 350,1240 380,1500", "230,1020 270,1260 290,1510", "360,1060 420,1260 480,1490"):
            card.paint(ribbon(fold, (4, 20, 8)), shift(UMBER, -0.08), thin=0.15)
        card.paint("180,968! 300,990 410,1010! 414,1050! 300,1030 180,1008!", DARK, angle=6, edge="torn", wobble=2)
    torn(card, "200,600! 290,590! 330,690! 260,730 196,690!", PALE.shade, angle=80, wobble=2, lift=2)
    torn(card, "176,682! 250,740 320,672! 340,704! 262,780 160,724!", CHALK, wobble=3, lift=4)


def _stout(card: Sheet) -> None:
    """Low, wide and grey, leaning the other way with all her weight."""
    for spec, ink in (
        ("670,1480! 780,1480! 730,1696! 664,1690!", BROWN.shade),
        ("816,1490! 930,1480! 850,1700! 780,1694!", BROWN.base),
    ):
        torn(card, spec, ink, angle=98, wobble=3, lift=4)
    for x, y in ((690, 1684), (808, 1690)):
        torn(
            card,
            f"{x - 34},{y - 22}! {x + 50},{y - 14}! {x + 110},{y + 4} {x + 136},{y + 30}! {x + 120},{y + 44}! {x - 36},{y + 36}!",
            UMBER,
            angle=4,
            wobble=3,
            lift=5,
        )
    coat = torn(
        card,
        "860,728! 940,690 1050,694 1120,740! 1210,860 1250,1040 1230,1200! 1180,1360 1100,1530! 960,1560 790,1540 646,1560! 650,1400 700,1200! 730,1020 770,860",
        GREY,
        angle=104,
        laps=80,
        grain=0.34,
        lift=9,
    )
    with card.inside(coat):
        card.paint(
            "1110,760! 1160,960 1150,1200 1060,1540! 1260,1540! 1260,760!",
            shift(GREY, -0.07),
            angle=100,
            edge="torn",
            wobble=4,
        )
        card.paint(
            ribbon("1010,800 1004,1000 960,1240 890,1550", (6, 8, 8, 8)), shift(GREY, -0.2), edge="torn", wobble=2
        )
        for x, y in ((1040, 900), (1034, 1040), (1010, 1190)):
            card.paint(
                "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7",
                DARK,
                at=affine(x, y, 19),
                edge="torn",
                wobble=2,
                lift=3,
            )
        for fold in ("760,1150 780,1350 740,1540", "860,1250 850,1400 820,1550"):
            card.paint(ribbon(fold, (4, 22, 10)), shift(GREY, -0.08), thin=0.15)
    torn(card, "900,600! 1050,600! 1060,720! 970,770 890,720!", BROWN.shade, angle=86, wobble=2, lift=2)
    torn(card, "866,690! 960,760 1004,806! 940,870 850,800!", shift(GREY, 0.09), angle=40, wobble=3, lift=5)
    torn(card, "1100,690! 1060,750 1004,806! 1060,850 1140,770!", shift(GREY, 0.05), angle=130, wobble=3, lift=5)


def _cardigan(card: Sheet) -> None:
    """One loud sheet from shoulder to shoulder."""
    wool = torn(
        card,
        "268,712! 330,700 400,744 520,790 640,800 760,776 850,720 900,706! 880,800 850,930 836,1080! 760,1040 680,1010! "
        "654,1060 626,1130! 580,1120! 520,1066 460,1064 388,1100! 360,960 300,840",
        COBALT,
        angle=4,
        laps=44,
        grain=0.34,
        lift=12,
        wobble=5,
    )
    deep, pale = shift(COBALT, -0.1), shift(COBALT, 0.1)
    with card.inside(wool):
        lines = []
        for k in range(13):
            t = k / 12
            lines.append(
                ribbon(
                    f"{280 + 60 * t:.0f},{720 + 390 * t:.0f} 600,{806 + 330 * t * (1 - 0.25 * t):.0f} {890 - 50 * t:.0f},{718 + 370 * t:.0f}",
                    (3, 10, 3),
                )
            )
        card.pattern(wool, lines, deep, thin=0.3)
        for fold in (
            "320,760 460,850 560,860",
            "860,770 760,840 680,850",
            "370,980 460,960 560,980",
            "840,960 760,930 690,950",
        ):
            card.paint(ribbon(fold, (3, 15, 3)), deep)
        card.paint(ribbon("600,790 596,900 600,1020 604,1140", (24, 14, 14, 20)), deep, edge="torn", wobble=2)
        card.paint(ribbon("624,790 620,900 624,1020 628,1140", (6, 5, 5, 6)), pale, thin=0.3)
        for y in (848, 920, 992, 1064):
            card.paint(
                "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7",
                CHALK,
                at=affine(601, y, 14),
                edge="torn",
                wobble=1.5,
                lift=3,
            )
    # the letter and the pocket, and a seam that has begun to go
    torn(card, "688,812! 800,786! 816,896! 704,910!", CHALK, angle=8, wobble=2, lift=4)
    card.paint(ribbon("690,816 762,862 800,790", (4, 4, 4)), mix(TAN, UMBER, 0.3), edge="torn", wobble=1)
    card.paint("716,878! 760,868! 762,876! 718,886!", UMBER, edge="torn", wobble=1)
    torn(card, "672,886! 828,860! 832,960 816,990! 704,1002! 682,976", shift(COBALT, 0.045), angle=6, wobble=3, lift=5)
    card.paint("846,720! 874,742 868,790! 846,770 836,742!", BONE, edge="torn", wobble=3)
    for a in ("838,736 874,744", "840,758 872,766"):
        card.paint(ribbon(a, (4, 4)), COBALT)


def _arms(card: Sheet) -> None:
    """Each has one sleeve of it; then both heads."""
    hand(card, "fist", 96, 1080, 128, 150, PALE, flip=True, lift=5)
    sleeve = torn(
        card,
        "300,704! 344,750 330,860 262,990! 150,1092 96,1120! 64,1052! 130,990 180,900! 200,800 236,724",
        shift(COBALT, 0.03),
        angle=120,
        wobble=4,
        lift=9,
    )
    with card.inside(sleeve):
        for fold in ("330,800 250,840 200,850", "290,920 230,930 180,910", "210,1010 170,990 140,1000"):
            card.paint(ribbon(fold, (3, 13, 4)), shift(COBALT, -0.1))
        card.paint(ribbon("70,1040 110,1120", (30, 30)), shift(COBALT, -0.1), thin=0.2)
    hand(card, "grip", 1010, 1012, 132, -30, BROWN, glove=CHALK, age=58, lift=5)
    sleeve = torn(
        card,
        "872,712! 930,760 960,860! 956,960 1010,980! 1040,1040! 980,1080 900,1070! 850,1040 834,940 838,800",
        shift(COBALT, 0.03),
        angle=70,
        wobble=4,
        lift=9,
    )
    with card.inside(sleeve):
        for fold in ("850,820 900,850 950,850", "850,930 900,950 950,940", "890,1050 930,1020 960,970"):
            card.paint(ribbon(fold, (3, 13, 4)), shift(COBALT, -0.1))
        card.paint(ribbon("1002,976 1034,1046", (28, 28)), shift(COBALT, -0.1), thin=0.2)
    Head(card, CAST["thin"], 176, 520, 162, tilt=-9, turn=-1, view="side").draw()
    for x, y in ((226, 640), (242, 664), (258, 636), (214, 668), (270, 660), (204, 644), (236, 614)):
        card.paint("1,0 0,1 -1,0 0,-1", mix(TAN, UMBER, 0.3), at=affine(x - 84, y - 68, 4.5))
    Head(card, CAST["stout"], 974, 520, 160, tilt=12, turn=0.3).draw()


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
