"""We Were Robbed: a stand that roars, two who kiss with their backs to it, and an old man in white with an orange."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.we_were_robbed.crowd import rows
from art.scenes.houseguests.we_were_robbed.inks import (
    ASH,
    BONE,
    CAST,
    CHALK,
    DEEP,
    FAIR,
    GREEN,
    NIGHT,
    PEEL,
    TAN,
    UMBER,
    WARM,
)

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay flag and stand, the rows from above, and among them those who have something else to do."""
    _flag(card)
    _stand(card)
    rows(card, 0, 2)
    _whistler(card)
    rows(card, 2, 5)
    _old_man(card)
    rows(card, 5, 8)
    _kissing(card)
    _policeman(card)
    _hats(card)


def _flag(card: Sheet) -> None:
    """No emblem; the wind has had a piece of it."""
    card.paint(ribbon("-30,760 60,40 76,-40", (20, 17)), UMBER, edge="torn", wobble=2, lift=5)
    flag = card.piece(
        "40,120! 160,90 280,150 400,110 500,150! 470,190 520,230! 450,270 486,320! 430,350 460,410! 330,380 220,440 120,400 10,430!",
        GREEN,
        angle=8,
        laps=60,
        edge="torn",
        core=CHALK,
        wobble=8,
        lift=9,
    )
    with card.inside(flag):
        card.paint(
            "20,220! 160,190 280,250 400,210 540,250! 540,310! 400,290 280,330 160,270 16,310!",
            CHALK,
            angle=8,
            edge="torn",
            wobble=6,
        )
        for fold in ("170,80 150,240 170,430", "300,120 320,260 300,420", "420,100 400,220 430,400"):
            card.paint(ribbon(fold, (4, 20, 5)), mix(GREEN, UMBER, 0.4), thin=0.25)


def _stand(card: Sheet) -> None:
    for spec, ink in (
        ("-40,1420! 240,1120 620,700 960,340 1240,100! 1240,1840! -40,1840!", mix(GREEN, UMBER, 0.45)),
        ("-40,1560! 260,1290 640,930 980,600 1240,420! 1240,1840! -40,1840!", mix(GREEN, UMBER, 0.3)),
        ("-40,1700! 300,1480 700,1200 1240,860! 1240,1840! -40,1840!", mix(GREEN, UMBER, 0.38)),
    ):
        card.paint(spec, ink, angle=-46, laps=110, edge="torn", core=CHALK, wobble=12, lift=8)


def _whistler(card: Sheet) -> None:
    """High up: a boy with a whistle that is bitten through."""
    card.paint(
        "800,560! 850,540 900,538 950,556! 990,610 1000,720! 790,720! 780,620",
        CHALK,
        angle=80,
        edge="torn",
        core=BONE,
        wobble=4,
        lift=6,
    )
    card.paint("850,520! 896,520! 900,556 872,566 846,552!", WARM.shade)
    Head(card, CAST["whistler"], 870, 470, 58, tilt=-8, turn=-0.15).draw()
    card.paint(ribbon("812,690 760,640 806,556", (34, 34, 26)), BONE, edge="torn", core=CHALK, wobble=2, lift=5)
    hand(card, "pinch", 806, 560, 56, -42, WARM, age=9, lift=3)
    card.paint("846,504! 872,500! 870,514! 876,520! 868,526! 844,524!", ASH, lift=3)
    card.paint("886,500! 908,498 922,510 918,528 898,534 884,526! 890,518! 882,510!", ASH, lift=3)
    card.paint("1,0 0,1 -1,0 0,-1", NIGHT, at=affine(904, 516, 6))


def _old_man(card: Sheet) -> None:
    """All white, in no hurry, hard of hearing."""
    gown = card.piece(
        "640,1050! 680,1010 760,990 840,1012 872,1056! 930,1160 940,1300 960,1500! 760,1530 550,1496! 572,1300 590,1160",
        CHALK,
        angle=84,
        laps=70,
        grain=0.2,
        edge="torn",
        core="#fffaf0",
        wobble=6,
        lift=14,
    )
    with card.inside(gown):
        for fold in ("700,1240 680,1380 690,1520", "840,1240 860,1380 850,1520", "620,1200 610,1360 600,1480"):
            card.paint(ribbon(fold, (3, 15, 6)), mix(BONE, ASH, 0.4), thin=0.15)
        card.paint(ribbon("756,1000 754,1120 758,1260", (4, 5, 4)), ASH)
    card.paint(
        "630,900 660,810 756,780 850,812 884,910 900,1020 850,1080 760,1100! 660,1080 612,1020",
        mix(CHALK, BONE, 0.6),
        angle=30,
        edge="torn",
        core="#fffaf0",
        wobble=5,
        lift=8,
    )
    card.paint(
        "666,900 690,840 756,818 826,844 846,910 830,1010 756,1070 684,1010",
        mix(ASH, UMBER, 0.5),
        angle=84,
        edge="torn",
        wobble=4,
    )
    card.paint("726,990! 790,990! 800,1060 756,1090 716,1056!", WARM.shade)
    Head(card, CAST["old"], 756, 924, 92, tilt=-6, turn=-0.12).draw()
    for sleeve in (
        "640,1070! 590,1160 586,1270 640,1330! 720,1320 760,1270! 740,1210! 690,1230 676,1200 690,1130",
        "872,1070! 926,1160 934,1260 890,1320! 820,1320 772,1280! 790,1216! 830,1228 840,1200 826,1130",
    ):
        card.paint(sleeve, shift(CHALK, -0.015), angle=60, edge="torn", core="#fffaf0", wobble=4, lift=9)
    # fruit, peel in one piece, and the thumb that has done it a thousand times
    card.paint(
        ribbon(
            "742,1250 690,1300 700,1350 780,1360 800,1400 730,1440 690,1470 740,1510 790,1530 760,1570 734,1600",
            (22, 30, 28, 26, 27, 24, 24, 22, 18, 10),
        ),
        PEEL,
        angle=30,
        edge="torn",
        core=CHALK,
        wobble=2.5,
        lift=8,
    )
    hand(card, "cup", 800, 1290, 104, 198, WARM, age=76, flip=True, lift=5)
    card.paint(
        ROUND,
        PEEL,
        at=affine(752, 1226, 50),
        angle=20,
        edge="torn",
        core=CHALK,
        wobble=2,
        lift=6,
    )
    card.paint(
        "-.9,-.3 -.2,-.95 .7,-.6 .9,.1 .2,.1 -.5,.3",
        mix(PEEL, CHALK, 0.6),
        at=affine(752, 1226, 48),
        edge="torn",
        wobble=2,
    )
    for k in range(4):
        card.paint(ribbon(f"{722 + 20 * k},{1190 + 3 * k} {738 + 10 * k},1228", (3, 2)), mix(PEEL, UMBER, 0.2))
    hand(card, "tweak", 690, 1276, 104, -34, WARM, age=76, lift=6)


def _kissing(card: Sheet) -> None:
    """Eyes shut, and nothing has happened."""
    card.paint(
        "300,1560! 360,1530 440,1560! 500,1640 520,1840! 270,1840! 280,1660",
        shift(BONE, -0.03),
        angle=80,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=9,
    )
    card.paint(
        "60,1600! 130,1550 220,1560! 300,1640 316,1840! 20,1840! 30,1680",
        UMBER,
        angle=84,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=9,
    )
    card.paint("168,1500! 250,1490! 262,1590 210,1620 160,1580!", DEEP.shade)
    card.paint("330,1500! 400,1500! 410,1580 370,1600 324,1570!", FAIR.shade)
    Head(card, CAST["he"], 226, 1436, 92, tilt=14, turn=0.8, view="side").draw()
    Head(card, CAST["she"], 325, 1450, 86, tilt=-12, turn=-0.8, view="side").draw()
    scarf = card.piece(
        "130,1550! 210,1580 290,1570 360,1590 440,1556! 460,1600 380,1650 280,1640 200,1646 116,1606!",
        CHALK,
        angle=4,
        edge="torn",
        wobble=4,
        lift=8,
    )
    with card.inside(scarf):
        for u in range(130, 470, 62):
            card.paint(ribbon(f"{u},1530 {u + 8},1670", (26, 26)), GREEN, edge="torn", wobble=2)
    card.paint(
        "470,1584! 430,1640 370,1660 310,1620 254,1560! 222,1604! 270,1690 350,1748 440,1736 504,1660!",
        shift(BONE, 0.01),
        angle=30,
        edge="torn",
        core=CHALK,
        wobble=4,
        lift=8,
    )
    hand(card, "cover", 244, 1578, 104, -146, FAIR, flip=True, lift=6)


def _policeman(card: Sheet) -> None:
    """He should look at them; behind us there is a replay."""
    coat = card.piece(
        "930,1700! 990,1640 1060,1624 1130,1640 1200,1690! 1230,1840! 900,1840!",
        ASH,
        angle=84,
        edge="torn",
        core=CHALK,
        wobble=5,
        lift=12,
    )
    with card.inside(coat):
        card.paint("1010,1630! 1070,1720! 1120,1630!", CHALK)
        card.paint("1056,1660! 1084,1660! 1090,1840! 1050,1840!", NIGHT)
    card.paint("1034,1590! 1104,1590! 1106,1650 1068,1680 1030,1646!", TAN.shade)
    Head(card, CAST["policeman"], 1066, 1550, 88, tilt=8, turn=-0.35).draw()


def _hats(card: Sheet) -> None:
    """Thrown, and not yet down."""
    for x, y, size, tilt, ink in (
        (640, 430, 70, -26, UMBER),
        (300, 800, 60, 18, GREEN),
        (800, 190, 54, 34, mix(GREEN, UMBER, 0.4)),
    ):
        at = affine(x, y, size, tilt)
        card.paint(
            "-.6,.1! -.52,-.6 0,-.8 .54,-.56 .62,.1! 0,.24", ink, at=at, edge="torn", core=CHALK, wobble=3, lift=7
        )
        card.paint(
            "-1.1,.1 -.5,.04 0,.16 .6,.02 1.1,.14 .6,.4 0,.46 -.7,.36",
            shift(ink, -0.06),
            at=at,
            edge="torn",
            core=CHALK,
            wobble=3,
            lift=5,
        )
        card.paint("-.6,-.08! 0,.04 .62,-.1! .62,.1 0,.24 -.62,.1", CHALK, at=at, edge="torn", wobble=2)
