"""Just the One: a very small man in pyjamas and the pear that hangs from a very large ear; a sheep grazes in the hair."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Ink, Outlines, Patch, Sheet, mix, shift

CHALK, PISTACHIO, ROSE, LILAC, SKY, PEAR, PLUM = (
    "#f3eee1",
    "#bfcda6",
    "#e7beb3",
    "#bdb2cc",
    "#bad0d8",
    "#e0bf4a",
    "#573a57",
)
GROUND = CHALK
HER: Final = "#e9c6b1"
HIS: Final = "#b58768"
COAT: Final = mix(PISTACHIO, "#3f5c4a", 0.72)
BRUSH: Final[dict[str, Any]] = {"edge": "raw", "ragged": 8, "dry": 0.6, "grain": 0.34, "laps": 60}


def paint(card: Sheet) -> None:
    """Lay the hills, her from the coat to the hair, what hangs from her, and the two who live off her."""
    _hills(card)
    _face(card)
    _coat(card)
    _hair(card)
    _ear(card)
    _sheep(card)
    _man(card)


def _brushed(card: Sheet, spec: Outlines, ink: Ink, **how: Any) -> None:
    """Lay a shape as a full flat brush leaves it."""
    card.paint(spec, ink, **{**BRUSH, **how})


def _piece(card: Sheet, spec: Outlines, ink: Ink, **how: Any) -> Patch:
    """Lay such a shape that others lie in."""
    return card.piece(spec, ink, **{**BRUSH, **how})


def _hills(card: Sheet) -> None:
    _brushed(card, "-40,1320! 120,1262 300,1300 520,1270 700,1320! 700,1700! -40,1700!", SKY, angle=-4, ragged=40)
    _brushed(card, "-40,1440! 160,1390 340,1430 560,1400! 560,1840! -40,1840!", LILAC, angle=3, ragged=40)


def _face(card: Sheet) -> None:
    """In profile, and calm; but she has seen."""
    shade = shift(HER, -0.07)
    face = _piece(
        card,
        "420,330! 320,430 276,530 262,610 268,652 284,694 250,762 194,828 172,856 180,890 222,900 256,906! "
        "236,938 210,966 208,984 236,1000! 216,1018 214,1040 240,1060 252,1080 236,1110 238,1150 264,1188 316,1206 370,1200 "
        "440,1176 490,1156! 476,1280 466,1360 430,1440! 500,1640! 1020,1640! 1000,1300 1010,900 1000,500!",
        HER,
        angle=80,
        laps=90,
        grain=0.16,
        lift=8,
        ragged=0,
    )
    with card.inside(face):
        _brushed(
            card,
            "440,1184! 530,1150 630,1096 690,1040 720,960! 1040,940! 1040,1640! 860,1640! 760,1480 640,1330 540,1260 474,1240!",
            shade,
            angle=70,
            ragged=20,
        )
        _brushed(
            card, "350,930 430,880 520,900 540,960 470,1010 380,990", mix(HER, ROSE, 0.6), angle=-20, ragged=50, dry=0.9
        )
        _brushed(card, "236,938 206,962 200,1000! 300,996! 270,966", "#a9605f", angle=10, ragged=0)
        _brushed(card, "300,997! 204,1001! 208,1046 240,1060 276,1030", "#b87470", angle=10, ragged=0)
        card.paint(ribbon("200,1001 250,997 312,990", (3, 7, 3)), PLUM, wobble=0.3)
        card.paint(ribbon("226,884 240,866 262,872", (3, 9, 3)), mix(HER, PLUM, 0.45), wobble=0.3)
    # the eye, which has gone to its back corner
    white = _piece(card, "306,772! 318,738 368,718 424,732 470,770! 410,788 350,792", CHALK, ragged=0)
    with card.inside(white):
        card.paint(ROUND, PLUM, at=affine(424, 752, 37), wobble=0.4)
        card.paint(ROUND, CHALK, at=affine(434, 740, 8), wobble=0.3)
    lid = "296,766! 300,728 360,694 430,704 500,766! 440,738 370,728 322,748"
    _brushed(card, lid, mix(HER, PLUM, 0.3), angle=10, ragged=0, lift=2)
    card.paint(ribbon("286,758 316,738 370,722 430,734 486,774", (4, 11, 13, 12, 4)), PLUM, wobble=0.3)
    for q in ("300,746 276,744 256,752", "314,738 288,728 266,728", "334,730 312,714 292,708"):
        card.paint(ribbon(q, (8, 6, 2)), PLUM, wobble=0.2)
    card.paint(ribbon("276,822 300,836 306,872 290,900", (1, 6, 8, 2)), mix(HER, PLUM, 0.28), wobble=0.3)
    card.paint(ribbon("252,1078 280,1088 308,1082", (2, 9, 2)), mix(HER, PLUM, 0.28), wobble=0.3)
    card.paint(ribbon("348,792 400,796 456,780", (2, 5, 2)), mix(HER, PLUM, 0.5), wobble=0.3)
    card.paint(ribbon("288,640 350,592 440,586 530,622", (8, 24, 20, 3)), PLUM, edge="raw", wobble=0.4)


def _coat(card: Sheet) -> None:
    """Her shoulder is a hill, and somebody stands on it."""
    coat = _piece(
        card,
        "-40,1700! 120,1604 300,1530 440,1452 560,1480 700,1500 860,1470 980,1380! 1100,1400 1260,1440! 1260,1860! -40,1860!",
        COAT,
        angle=-14,
        laps=90,
        lift=8,
        ragged=14,
    )
    with card.inside(coat):
        for q in ("300,1860 420,1720 470,1600", "1010,1860 1060,1720 1040,1560"):
            card.paint(ribbon(q, (4, 12, 3)), shift(COAT, -0.07), edge="raw", thin=0.15, wobble=0.4)
    _brushed(
        card,
        "420,1440! 470,1418 570,1470 720,1486 880,1430 1000,1330! 1090,1350 1120,1400! 1040,1520 880,1600 690,1624 520,1580 430,1520!",
        shift(COAT, 0.07),
        angle=-8,
        lift=8,
        ragged=6,
    )


def _hair(card: Sheet) -> None:
    """Combed up into a hill that goes on beyond the edge."""
    hair = _piece(
        card,
        "452,352! 380,372 316,424! 262,330 280,196 380,96 540,40 660,-40! 1260,-40! 1260,1190! 1150,1240 1040,1230 960,1150! "
        "900,1080 836,980 790,900! 770,770 700,700 640,690! 600,610 520,470",
        PLUM,
        angle=58,
        laps=80,
        lift=8,
        ragged=10,
    )
    light = mix(PLUM, LILAC, 0.24)
    flow = [
        ribbon(q, (2, 7, 2))
        for q in (
            "330,420 350,300 460,180 640,90",
            "400,374 450,290 560,210 720,160",
            "520,480 600,420 700,400 800,420",
            "590,590 700,520 860,500 1000,540",
            "660,690 780,610 940,600 1080,660",
            "780,780 900,700 1040,710 1160,790",
            "800,900 920,800 1060,820 1180,920",
            "850,1000 950,900 1060,920 1160,1020",
            "930,1100 1000,1000 1080,1010 1160,1110",
            "300,330 330,220 440,120 580,60",
        )
    ]
    card.pattern(hair, flow, light, thin=0.2)
    with card.inside(hair):
        _brushed(
            card,
            "620,300! 700,330 800,350 900,336 1000,290 1100,220 1260,170! 1260,40! 1120,90 1000,160 900,206 800,220 700,214 640,220!",
            mix(PLUM, HER, 0.62),
            angle=-14,
            ragged=30,
        )
        stub = [
            ribbon(f"{x},{y} {x + 7},{y - 20}", (6, 3))
            for x, y in (
                (840, 300),
                (900, 262),
                (960, 270),
                (1010, 220),
                (1070, 200),
                (1120, 150),
                (1170, 160),
                (900, 318),
            )
        ]
        card.pattern(hair, stub, PLUM, thin=0.05)


def _ear(card: Sheet) -> None:
    """And what hangs from it."""
    _brushed(
        card,
        "660,800! 650,740 690,704 744,716 770,770 754,830 720,870 712,910 686,926 664,900 670,850",
        HER,
        angle=70,
        ragged=0,
        lift=5,
    )
    line = mix(HER, PLUM, 0.45)
    card.paint(ribbon("680,784 682,748 712,738 738,766 724,816 698,846", (3, 7, 8, 7, 6, 2)), line, wobble=0.3)
    card.paint(ribbon("688,900 694,924 688,944", (7, 7, 8)), PLUM, wobble=0.2)
    _brushed(card, "694,934! 724,902 772,906! 754,940 716,946", COAT, angle=10, ragged=0, lift=3)
    pear = _piece(
        card,
        "676,944! 690,938 704,944! 712,984 744,1028 752,1076 726,1116 690,1124 652,1116 628,1078 636,1030 668,984",
        PEAR,
        angle=70,
        ragged=0,
        laps=26,
        lift=8,
    )
    with card.inside(pear):
        _brushed(card, "716,960! 760,1020! 770,1130! 670,1140! 722,1090", shift(PEAR, -0.09), angle=70, ragged=10)


def _sheep(card: Sheet) -> None:
    """It eats its way in, and leaves a clean path."""
    at = affine(690, 316, 1, -4)
    for x in (30, 62, 150, 178):
        card.paint(f"{x},-40! {x + 17},-40! {x + 15},46! {x + 2},46!", mix(PLUM, "#1c121f", 0.55), at=at, lift=2)
    _brushed(
        card,
        "-6,-96 6,-142 50,-150 84,-176 124,-158 164,-172 196,-138 232,-120 226,-78 204,-34 160,-34 128,-14 90,-30 50,-18 22,-44 -2,-56",
        CHALK,
        at=at,
        angle=20,
        lift=5,
        ragged=4,
        laps=26,
    )
    for q in (
        "60,-110 80,-124 96,-106",
        "130,-130 150,-142 166,-122",
        "110,-74 130,-86 146,-68",
        "176,-90 192,-98 204,-82",
    ):
        card.paint(ribbon(q, (3, 7, 3), at), mix(CHALK, LILAC, 0.7), wobble=0.3)
    dark = mix(PLUM, "#1c121f", 0.6)
    _brushed(
        card, "22,-112! -8,-106 -36,-72 -58,-32 -50,-14 -30,-14 -2,-40 24,-76", ROSE, at=at, angle=60, ragged=0, lift=4
    )
    _brushed(card, "0,-104! 26,-108 56,-94! 40,-78 14,-84", ROSE, at=at, angle=10, ragged=0, lift=3)
    card.paint(ribbon("-20,-66 -12,-74 -2,-70", (3, 7, 3), at), dark, wobble=0.2)
    card.paint(ribbon("-60,-16 -74,-4 -92,-10", (6, 5, 2), at), mix(PLUM, LILAC, 0.5), wobble=0.2)


def _man(card: Sheet) -> None:
    """From behind, on the toes of one foot, one hand in his pocket and the other all but there."""
    stripe = mix(PLUM, ROSE, 0.25)
    card.paint("610,1592! 660,1580 730,1584 756,1594! 690,1606", shift(COAT, -0.1), edge="raw", ragged=14, angle=0)
    # the leg that has left the ground, its bare foot, and the slipper
    card.paint("782,1516! 812,1498! 838,1520 858,1552 852,1566 832,1560 806,1544!", HIS, lift=3)
    leg = _piece(
        card, "672,1400! 742,1396! 764,1450 822,1500! 784,1538! 728,1490 690,1450", CHALK, angle=50, ragged=0, lift=4
    )
    card.pattern(
        leg,
        [ribbon(f"{x},1380 {x + 34},1456 {x + 96},1540", (9, 9, 9)) for x in range(640, 770, 23)],
        stripe,
        thin=0.03,
    )
    card.paint("884,1580! 892,1560 920,1560 954,1582 948,1594! 904,1596", ROSE, lift=3)
    card.paint("888,1578 896,1564 916,1566 922,1580 904,1586", PLUM, edge="raw", wobble=0.4)
    card.paint("656,1536! 690,1536! 692,1564 684,1592! 660,1594! 656,1566", HIS, lift=2)
    card.paint("652,1560! 694,1558! 696,1580 690,1596! 654,1598!", ROSE, lift=3)
    leg = _piece(card, "614,1404! 700,1404! 706,1470 698,1550! 648,1552! 634,1480", CHALK, angle=86, ragged=0, lift=5)
    card.pattern(leg, [ribbon(f"{x},1390 {x + 8},1570", (9, 9)) for x in range(612, 730, 22)], stripe, thin=0.03)
    # elbow out, the cuff in the pocket
    elbow = _piece(
        card, "618,1296! 590,1314 558,1352 546,1384! 572,1406 620,1414! 640,1390! 606,1372 624,1340!",
        CHALK, angle=60, ragged=0, lift=4,
    )  # fmt: skip
    card.pattern(elbow, [ribbon(f"540,{y} 660,{y + 26}", (9, 9)) for y in range(1290, 1420, 22)], stripe, thin=0.03)
    # four fingers, and the thumb held in
    for q in (
        "694,1182 682,1160 677,1140",
        "700,1180 694,1150 692,1127",
        "707,1180 707,1150 709,1126",
        "713,1184 718,1158 724,1138",
    ):
        card.paint(ribbon(q, (10, 10, 6)), HIS, wobble=0.2)
    card.paint("684,1200! 688,1168 716,1168 720,1200!", HIS)
    card.paint(ribbon("688,1188 678,1180 672,1168", (9, 8, 5)), HIS, wobble=0.2)
    jacket = _piece(
        card,
        "612,1300! 640,1278 668,1262! 676,1222 680,1190! 726,1190! 734,1240 742,1300 744,1360 752,1420! 680,1432 602,1424! 606,1360",
        CHALK,
        angle=86,
        ragged=0,
        lift=6,
    )
    card.pattern(
        jacket,
        [ribbon(f"{x},1180 {x + 3},1300 {x - 6},1450", (9, 9, 9)) for x in range(602, 770, 22)],
        stripe,
        thin=0.03,
    )
    card.paint(ribbon("678,1196 702,1202 730,1196", (8, 8, 8)), PLUM, wobble=0.2)
    card.paint("604,1372! 640,1376! 640,1416! 604,1412!", shift(CHALK, -0.05), lift=2)
    card.paint(ribbon("604,1372 640,1376", (6, 6)), PLUM, wobble=0.2)
    _brushed(
        card, "606,1296! 640,1284 680,1262! 694,1284 656,1312 616,1320!", shift(CHALK, -0.03), angle=4, ragged=0, lift=3
    )
    # his head is right back: mostly crown
    card.paint(["594,1262! 580,1254 578,1276 594,1288!", "682,1240! 696,1230 700,1252 688,1266!"], HIS, lift=2)
    _brushed(
        card,
        "590,1262 596,1222 624,1200 656,1200 682,1226 686,1262 668,1294 636,1306 606,1296",
        "#847b8c",
        angle=70,
        ragged=0,
        lift=5,
    )
    _brushed(card, "620,1240 630,1222 648,1220 660,1234 656,1252 638,1260 624,1254", HIS, angle=30, ragged=0)
