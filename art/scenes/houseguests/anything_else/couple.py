"""The two who order: cheek to cheek, she pale and looking up, he brown and looking down."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.anything_else.inks import BROWN, CHALK, CORAL, HAIR, LILAC, PLUM, SEA, SHELL

_HER = affine(400, 830, 400, -17)
_HIM = affine(806, 836, 400, 17)
_PALE = shift(SHELL, -0.09)
_DEEP = shift(BROWN, -0.07)


def shoulders(card: Sheet) -> None:
    """What stands out on either side of the board: her lilac sleeve, his blue one."""
    hers = card.piece("420,1040! 260,1080 110,1110 10,1180 -60,1300! -60,1860! 420,1860!", LILAC, angle=70, lift=8)
    with card.inside(hers):
        card.paint(ribbon("200,1110 110,1260 90,1500 120,1800", (4, 30, 24, 8)), shift(LILAC, -0.09), thin=0.1)
    card.paint("40,1560! 20,1490 30,1410 60,1352! 100,1338 160,1340! 160,1600! 90,1604!", SHELL, angle=80, lift=5)
    card.paint("-20,1470! 20,1500 90,1560 130,1600! 130,1680! 60,1640 -20,1570!", shift(LILAC, 0.06), angle=30, lift=4)
    his = card.piece("800,1040! 960,1070 1110,1120 1190,1200 1260,1330! 1260,1860! 800,1860!", SEA, angle=110, lift=8)
    with card.inside(his):
        card.paint(ribbon("1030,1110 1110,1260 1130,1500 1090,1800", (4, 30, 24, 8)), shift(SEA, -0.06), thin=0.1)
    card.paint(
        "1160,1644! 1184,1570 1176,1490 1146,1428! 1106,1412 1040,1414! 1040,1690! 1112,1692!", BROWN, angle=100, lift=5
    )
    card.paint(
        "1224,1560! 1180,1590 1110,1650 1072,1690! 1072,1776! 1144,1734 1224,1664!", shift(SEA, 0.06), angle=150, lift=4
    )


def her(card: Sheet) -> None:
    """Hair as one great dark cloud out of the edge; her eyes are on the pear."""
    card.paint(
        "640,700! 640,600 628,500 590,410 520,336 420,286 310,270 190,292 80,346 0,420 -60,500! -60,1040! 0,1072 90,1060 "
        "170,1010 240,960!",
        HAIR,
        angle=60,
        laps=120,
        grain=0.42,
        lift=10,
    )
    for line in ("40,960 -4,760 60,560 220,420", "130,940 80,760 130,590 270,460", "420,330 520,390 580,500 604,640"):
        card.paint(ribbon(line, (3, 11, 3)), shift(HAIR, 0.1), thin=0.25)
    face = card.piece(
        "640,1300! 650,1000 640,800 612,680 560,572 470,500 360,476 260,510 196,610 176,750 196,900 240,1020 310,1140 "
        "420,1300!",
        SHELL,
        angle=74,
        laps=100,
        lift=6,
    )
    with card.inside(face):
        card.paint("150,760! 196,800 236,920 300,1040 380,1120! 400,1320! 100,1320!", _PALE, angle=60)
        card.paint(ROUND, mix(SHELL, CORAL, 0.4), at=affine(318, 940, 66), grain=0.2)
        card.paint("660,640! 604,700 586,800 584,1000! 660,1000!", _PALE, angle=88)
    ear = card.piece("204,800! 160,770 132,800 140,870 170,930 206,930!", SHELL, angle=80, lift=3)
    with card.inside(ear):
        card.paint(ribbon("196,826 164,810 158,850 180,890", (5, 10, 4)), _PALE)
    card.paint("176,920! 206,944 204,990 176,1018 146,992 148,944!", CORAL, angle=30, lift=5)
    swoop = card.piece(
        "640,740! 618,690 590,640 540,596 480,574! 420,600 330,650 262,720 216,800 196,880! 168,860 150,760 170,640 220,520 "
        "320,430 450,430 560,500 620,590!",
        HAIR,
        angle=40,
        laps=90,
        lift=6,
    )
    with card.inside(swoop):
        for line in ("480,574 400,560 300,610 220,720", "480,574 450,500 360,480 250,550", "480,574 560,570 610,640"):
            card.paint(ribbon(line, (3, 10, 3)), shift(HAIR, 0.1), thin=0.25)
    _eye(card, _HER, -0.31, 0.0, SHELL, (0.085, -0.03), 0.3)
    _eye(card, _HER, 0.29, 0.0, SHELL, (0.085, -0.045), 0.14)
    card.paint(ribbon("-.53,-.2 -.34,-.29 -.12,-.22", (0.03, 0.08, 0.05), _HER, 400), HAIR, lift=2)
    card.paint(ribbon(".12,-.3 .3,-.42 .47,-.33", (0.05, 0.08, 0.03), _HER, 400), HAIR, lift=2)


def him(card: Sheet) -> None:
    """Bald, large, brown; one lid lower than the other."""
    card.paint("1050,690! 1110,700 1146,760 1130,830 1150,890 1110,940 1060,950!", CHALK, angle=80, lift=6)
    face = card.piece(
        "940,1300! 1030,1140 1068,1010 1086,880 1092,740 1076,600 1020,490 930,438 830,440 740,486 676,566 638,660 612,760 "
        "603,880 603,1300!",
        BROWN,
        angle=106,
        laps=100,
        lift=9,
    )
    with card.inside(face):
        card.paint("1110,560! 1050,700 1040,860 1000,1000 930,1100! 930,1320! 1140,1320!", _DEEP, angle=100)
        card.paint(ROUND, mix(BROWN, CORAL, 0.24), at=affine(912, 950, 70), grain=0.2)
        for line in ("748,590 830,560 930,590", "766,640 840,616 916,634"):
            card.paint(ribbon(line, (3, 9, 3)), _DEEP, thin=0.1)
    ear = card.piece("1070,800! 1116,770 1146,806 1138,880 1104,936 1066,930!", BROWN, angle=80, lift=4)
    with card.inside(ear):
        card.paint(ribbon("1078,830 1112,812 1118,854 1092,896", (5, 10, 4)), _DEEP)
    _eye(card, _HIM, -0.29, 0.0, BROWN, (-0.03, 0.05), 0.3)
    _eye(card, _HIM, 0.31, 0.0, BROWN, (-0.03, 0.05), 0.5)
    card.paint("-.5,-.2! -.4,-.36 -.2,-.36 -.08,-.24! -.2,-.25 -.36,-.24!", CHALK, at=_HIM, lift=4)
    card.paint(".1,-.28! .24,-.46 .46,-.42 .56,-.24! .42,-.3 .24,-.3!", CHALK, at=_HIM, lift=4)


def noses(card: Sheet) -> None:
    """Both hang over the board's edge."""
    for at, skin, shade, spec in (
        (_HER, SHELL, _PALE, "-.05,.0 -.1,.2 -.2,.36 -.2,.46 -.1,.5 .02,.53 .14,.5 .22,.44 .2,.34 .12,.22 .07,.0"),
        (_HIM, BROWN, _DEEP, "-.07,.0 -.13,.2 -.22,.34 -.22,.46 -.1,.53 .02,.54 .14,.49 .2,.4 .17,.3 .09,.16 .06,.0"),
    ):
        nose = card.piece(spec, skin, at=at, angle=86, lift=6)
        with card.inside(nose):
            side = 1 if at is _HIM else -1
            card.paint(
                f"{side * 0.02},-.1! {side * 0.06},.2 {side * 0.08},.4 {side * 0.02},.6! {side * 0.4},.6! {side * 0.4},-.1!",
                shade,
                at=at,
            )
            for x in (-0.1, 0.1):
                card.paint(f"{x - 0.05},.46! {x},.43 {x + 0.05},.46! {x},.49", shift(shade, -0.2), at=at)


def fingers(card: Sheet) -> None:
    """Her hand and his, round the edges of the board from behind."""
    for y, reach in ((1380, 214), (1436, 236), (1494, 230), (1550, 204)):
        finger = card.piece(
            f"78,{y + 20} 70,{y - 2} 80,{y - 22} 120,{y - 25} {reach - 50},{y - 22} {reach - 10},{y - 20} {reach},{y + 4} {reach - 14},{y + 28} {reach - 60},{y + 30} "
            f"110,{y + 30}",
            SHELL,
            angle=4,
            lift=5,
        )
        with card.inside(finger):
            card.paint(f"60,{y + 14}! {reach},{y + 12}! {reach},{y + 40}! 60,{y + 40}!", _PALE, angle=3)
        card.paint(
            f"{reach - 42},{y - 12}! {reach - 16},{y - 12} {reach - 4},{y + 4} {reach - 18},{y + 16} {reach - 42},{y + 14}!",
            CORAL,
        )
    for y, reach in ((1456, 984), (1515, 960), (1575, 966), (1634, 996)):
        finger = card.piece(
            f"1122,{y + 20} 1130,{y - 2} 1120,{y - 25} 1080,{y - 28} {reach + 50},{y - 26} {reach + 12},{y - 22} {reach},{y + 3} "
            f"{reach + 14},{y + 28} {reach + 60},{y + 32} 1090,{y + 32}",
            BROWN,
            angle=176,
            lift=5,
        )
        with card.inside(finger):
            card.paint(f"1140,{y + 15}! {reach},{y + 14}! {reach},{y + 42}! 1140,{y + 42}!", _DEEP, angle=177)
        card.paint(
            f"{reach + 40},{y - 12}! {reach + 18},{y - 14} {reach + 6},{y + 2} {reach + 18},{y + 15} {reach + 40},{y + 14}!",
            mix(BROWN, SHELL, 0.42),
        )


def _eye(card: Sheet, at: Array, x: float, y: float, skin: Ink, gaze: tuple[float, float], lid: float) -> None:
    """Lay a large eye; ``lid`` says how much of it is covered from above."""
    w, h = 0.19, 0.13
    dark = mix(skin, PLUM, 0.75)
    socket = (
        f"{x - w - 0.03},{y}! {x - 0.1},{y - h - 0.06} {x + 0.1},{y - h - 0.06} {x + w + 0.03},{y}! {x},{y + h + 0.04}"
    )
    card.paint(socket, shift(skin, -0.08), at=at)
    ball = card.piece(
        f"{x - w},{y}! {x - 0.1},{y - h} {x + 0.1},{y - h} {x + w},{y}! {x + 0.1},{y + h * 0.85} {x - 0.1},{y + h * 0.85}",
        CHALK,
        at=at,
    )
    with card.inside(ball):
        cx, cy = x + gaze[0], y + gaze[1]
        card.paint(_circle(cx, cy, 0.1), PLUM, at=at)
        card.paint(_circle(cx + 0.03, cy - 0.03, 0.022), CHALK, at=at)
        edge = y - h + 2 * h * lid
        card.paint(
            f"{x - w - 0.1},{y - h - 0.1}! {x + w + 0.1},{y - h - 0.1}! {x + w + 0.1},{edge + 0.03}! {x},{edge} {x - w - 0.1},{edge + 0.03}!",
            shift(skin, -0.05),
            at=at,
        )
        card.paint(
            ribbon(
                f"{x - w - 0.02},{edge + 0.02} {x},{edge} {x + w + 0.02},{edge + 0.02}", (0.02, 0.034, 0.02), at, 400
            ),
            dark,
        )


def _circle(x: float, y: float, r: float) -> str:
    """Return a round outline in a head's measure."""
    d = r * 0.7071
    return f"{x},{y - r} {x + d},{y - d} {x + r},{y} {x + d},{y + d} {x},{y + r} {x - d},{y + d} {x - r},{y} {x - d},{y - d}"
