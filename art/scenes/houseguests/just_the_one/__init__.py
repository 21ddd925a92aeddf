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
    shade = shift(HER, -0.075)
    _piece(
        card,
        "420,1120! 448,1200 462,1270 456,1350 424,1450! 500,1640! 1080,1640! 1060,1430! 990,1370 944,1290 936,1200 950,1120! 930,1000! 830,820! 800,690! 690,690!",
        shade,
        angle=84,
        laps=90,
        grain=0.16,
        lift=4,
        ragged=0,
    )
    face = _piece(
        card,
        "470,330! 370,372 306,440 274,520 262,590 262,640 274,690 278,716 262,756 236,808 212,848 200,874 206,896 "
        "228,912 252,918 264,928! 262,946 256,970 240,992 231,1008 236,1024 254,1034! 242,1042 235,1058 242,1076 "
        "258,1088 266,1102 258,1122 252,1148 258,1170 282,1196 322,1208 370,1204 440,1184 520,1150 590,1104 640,1046 "
        "668,980 688,900 720,850! 724,640! 724,420!",
        HER,
        angle=80,
        laps=90,
        grain=0.16,
        lift=5,
        ragged=0,
    )
    line = mix(HER, PLUM, 0.4)
    with card.inside(face):
        _brushed(
            card,
            "376,946 440,890 516,900 540,956 486,1010 410,1000",
            mix(HER, ROSE, 0.6),
            angle=-20,
            ragged=50,
            dry=0.9,
        )
        # the upper lip thinner than the lower
        card.paint(
            "200,980! 244,975! 258,973 274,984 288,990 308,1008 328,1034! 290,1030 254,1035! 200,1035!", "#a9605f"
        )
        card.paint("200,1034! 254,1034! 290,1031 328,1035! 314,1062 290,1082 264,1089 240,1086! 200,1088!", "#bd7872")
        card.paint(ribbon("246,1034 270,1035 302,1031 332,1037", (3, 5, 5, 2)), PLUM, wobble=0.2)
        card.paint(ribbon("334,1027 341,1038 338,1048", (1, 5, 1)), line, wobble=0.2)
        card.paint(ribbon("236,904 250,890 270,894 276,904", (2, 9, 8, 2)), mix(HER, PLUM, 0.55), wobble=0.2)
        card.paint(ribbon("282,846 302,866 306,892 292,910", (1, 5, 6, 1)), line, wobble=0.2)
    # the eye, which has gone to its back corner
    white = _piece(card, "322,786! 314,764 326,738 356,728 400,734 446,768! 410,786 366,794", CHALK, ragged=0)
    with card.inside(white):
        card.paint(ROUND, PLUM, at=affine(396, 756, 33), wobble=0.3)
        card.paint(ROUND, CHALK, at=affine(405, 745, 7), wobble=0.3)
    _brushed(
        card,
        "304,752! 308,716 340,692 400,694 448,726 470,774! 440,752 400,738 358,734 328,742",
        mix(HER, PLUM, 0.2),
        angle=10,
        ragged=0,
        lift=2,
    )
    card.paint(ribbon("298,756 318,742 356,732 402,738 442,758 476,784", (4, 10, 12, 11, 9, 2)), PLUM, wobble=0.2)
    for q in ("312,746 284,744 262,728", "324,738 296,728 278,708"):
        card.paint(ribbon(q, (8, 6, 1)), PLUM, wobble=0.2)
    card.paint(ribbon("340,798 380,802 424,790", (1, 4, 1)), line, wobble=0.3)
    card.paint(ribbon("292,636 340,598 410,590 484,628", (8, 22, 17, 2)), PLUM, edge="raw", wobble=0.3)


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
    """Swept back from the brow, and beyond the edge; somebody has made a parting in it."""
    hair = _piece(
        card,
        "540,560 500,470 440,412 384,402 326,426! 282,350 276,240 340,130 460,50 640,-40! 1260,-40! 1260,1200! 1150,1250 1040,1236 "
        "960,1150! 906,1080 846,980 800,900! 782,790 744,716 690,690! 640,690 596,720 594,760! 566,716 562,630 540,560",
        PLUM,
        angle=52,
        laps=80,
        lift=8,
        ragged=8,
    )
    light = mix(PLUM, LILAC, 0.26)
    flow = [
        ribbon(q, (2, 8, 2))
        for q in (
            "316,350 336,240 430,140 560,84 720,50",
            "352,364 380,270 470,190 600,140",
            "476,440 540,360 660,320 800,310 940,320 1090,372",
            "506,520 590,440 720,410 860,420 1000,470 1130,560",
            "560,610 640,540 760,510 890,540 1020,620 1140,760",
            "640,660 740,620 860,660 970,760 1080,900 1170,1000",
            "760,730 840,750 920,840 1010,960 1120,1090",
            "830,880 890,900 960,1000 1050,1110 1120,1160",
            "1100,330 1160,390 1240,500",
        )
    ]
    card.pattern(hair, flow, light, thin=0.2)
    with card.inside(hair):
        _brushed(
            card,
            "362,440! 400,440! 444,450! 452,380 510,316 600,270 700,246 800,236 900,236! 910,186! 800,180 680,190 570,216 470,262 400,340",
            mix(PLUM, HER, 0.8),
            angle=-20,
            ragged=16,
        )
        stub = [
            ribbon(f"{x},{y} {x + 10},{y - 14}", (5, 2))
            for x, y in ((440, 350), (476, 310), (520, 282), (566, 240), (612, 252), (660, 214), (706, 236))
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
    """It has come up from the brow, and leaves a parting."""
    at = affine(960, 256, 1, 3)
    at[:, 0] *= -1  # it walks to the right
    for x in (30, 62, 150, 178):
        card.paint(f"{x},-40! {x + 17},-40! {x + 15},46! {x + 2},46!", mix(PLUM, ROSE, 0.42), at=at, lift=2)
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
    """From behind, on tiptoe, one hand in his pocket and the other all but there."""
    cloth, dark, trim = mix(SKY, "#5f86a3", 0.5), mix(SKY, "#5f86a3", 0.86), CHALK
    grey = "#8d8791"
    card.paint("570,1596! 620,1586 690,1588 736,1598! 660,1614", shift(COAT, -0.1), edge="raw", ragged=14, angle=0)
    for x in (622, 676):
        # the heel up, the slipper under the ball of the foot
        card.paint(
            f"{x - 9},1530! {x + 11},1530! {x + 12},1556 {x + 15},1574 {x},1588 {x - 15},1574 {x - 11},1556!", HIS
        )
        card.paint(f"{x - 16},1574! {x},1590 {x + 16},1574! {x + 19},1600 {x},1609 {x - 19},1600", ROSE, lift=3)
    legs = _piece(
        card,
        "626,1390! 752,1386! 756,1424 740,1470 714,1512 700,1552! 655,1554! 668,1500 684,1444! 660,1496 646,1554! 600,1552! "
        "606,1500 622,1440",
        dark,
        angle=86,
        ragged=0,
        lift=5,
    )
    # four fingers, and the thumb held in
    for q in (
        "698,1184 690,1162 686,1143",
        "704,1182 700,1152 699,1129",
        "711,1182 712,1152 714,1129",
        "718,1186 723,1162 728,1143",
    ):
        card.paint(ribbon(q, (9, 9, 6)), HIS, wobble=0.2)
    card.paint("692,1216! 693,1172 721,1172 722,1216!", HIS)
    card.paint(ribbon("695,1192 686,1186 679,1176", (8, 7, 5)), HIS, wobble=0.2)
    # one line from the cuff down the flank to the hem, and round by the elbow
    jacket = _piece(
        card,
        "687,1206! 727,1206! 737,1250 748,1290 754,1330 752,1368 764,1412! 694,1424 616,1416! 620,1388! 600,1394 570,1390! 552,1380 554,1366! "
        "566,1336 584,1312 612,1300 652,1292! 684,1282 690,1250",
        cloth,
        angle=84,
        ragged=0,
        lift=6,
    )
    with card.inside(jacket):
        card.paint("620,1334! 606,1350 602,1360 614,1370 622,1374!", shift(HER, -0.075))
        card.paint(ribbon("622,1328 616,1350 622,1392", (2, 5, 3)), shift(cloth, -0.16), wobble=0.2)
        card.paint(ribbon("680,1296 706,1302 740,1286", (2, 5, 2)), shift(cloth, -0.12), wobble=0.2)
        card.paint(ribbon("690,1320 696,1366 688,1410", (1, 5, 2)), shift(cloth, -0.08), wobble=0.2)
    dots = [
        f"{x - 4},{y} {x},{y - 4} {x + 4},{y} {x},{y + 4}"
        for row, y in enumerate(range(1226, 1560, 22))
        for x in range(562 + 12 * (row % 2), 770, 24)
    ]
    card.pattern(jacket, dots, trim, thin=0.02)
    card.pattern(legs, dots, trim, thin=0.02)
    card.paint(ribbon("686,1209 706,1214 728,1209", (8, 8, 8)), trim, wobble=0.2)
    card.paint(ribbon("616,1414 694,1422 764,1411", (5, 6, 5)), trim, wobble=0.2)
    # the pocket, and what is in it already
    card.paint(ribbon("644,1372 646,1360 652,1350", (4, 4, 3)), PLUM, wobble=0.2)
    card.paint("650,1358! 662,1342 682,1344! 674,1360 660,1364", COAT, lift=2)
    card.paint("612,1374! 640,1366 668,1374! 672,1394 662,1410 640,1414 618,1408 608,1392", dark, lift=4)
    card.paint(ribbon("612,1375 640,1368 668,1375", (5, 5, 5)), trim, wobble=0.2)
    # nape, ears, hair that has been slept on
    card.paint("632,1310! 636,1270 668,1268 670,1304! 652,1312", HIS)
    card.paint("622,1258! 612,1252 612,1270 623,1277!", HIS, lift=2)
    card.paint("676,1255! 687,1248 687,1266 677,1274!", HIS, lift=2)
    _brushed(
        card,
        "620,1276! 613,1254 620,1234 630,1226! 644,1220 652,1219! 664,1209! 666,1223 678,1236 682,1250 680,1268! 676,1282 668,1292! "
        "660,1284 650,1294! 640,1286 632,1292! 626,1284",
        grey,
        angle=80,
        ragged=0,
        lift=5,
    )
    for q in ("654,1228 636,1238 630,1262", "658,1230 664,1248 662,1272", "654,1232 648,1252 648,1278"):
        card.paint(ribbon(q, (1, 4, 1)), mix(grey, CHALK, 0.5), wobble=0.2)
    card.paint(ribbon("622,1303 652,1314 682,1299", (5, 8, 5)), trim, wobble=0.2)
