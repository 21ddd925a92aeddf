"""No Flowers, Please: the hole is far too large, the box stays shut, and he who dug has found a stair."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.crowds import from_above
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

MOSS, CLAY, DARK, BONE, SLATE, OLIVE, BROWN = (
    "#6a7047",
    "#a4714f",
    "#2b2320",
    "#dacdb5",
    "#58605f",
    "#8b8456",
    "#6b4434",
)
GROUND = BONE
DEEP: Final = Skin(BROWN, "#50332a", "#1d1413", lip="#7c423a", blush="#80503e", white=BONE)
MID: Final = Skin("#8a5c45", BROWN, "#1d1413", white=BONE)
CAST: Final = {
    "girl": Face(
        DEEP,
        7,
        "round",
        "broad",
        "almond",
        "pout",
        "flat",
        "bunches",
        DARK,
        feels=feel(
            "stubborn",
            gaze=(0.0, -0.25),
            lids=(0.86, 0.66),
            brows=(-0.02, 0.03),
            slant=(-0.35, 0.1),
            corners=(-0.34, -0.2),
            tilt=0,
        ),
        plane="cheek",
        eye=1.08,
        wide=0.02,
    )
}
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"


def paint(card: Sheet) -> None:
    """Lay the lawn by laps, then the hole and who is in it, then all who wait about it."""
    _lawn(card)
    _hole(card)
    _digger(card)
    _heap(card)
    _uncle(card)
    _boy(card)
    _aunts(card)
    _dog(card)
    _girl(card)


def _lap(card: Sheet, spec: str, ink: Ink, angle: float, ragged: float = 70, thin: float = 0.0) -> None:
    card.paint(spec, ink, angle=angle, laps=76, grain=0.42, edge="raw", ragged=ragged, dry=0.8, thin=thin)


def _lawn(card: Sheet) -> None:
    _lap(card, "-60,-60! 1260,-60! 1260,320! 1000,330 700,352 420,376 240,420! 190,700 170,880! -60,900!", MOSS, 8)
    _lap(card, "1040,380! 1260,370! 1260,1860! 900,1860! 960,1640 1090,1420! 1080,1100", MOSS, 84)
    _lap(card, "-60,1460! 90,1440 260,1480 420,1540! 470,1700 480,1860! -60,1860!", MOSS, 20)
    _lap(card, "-60,300! 150,330 190,520! 140,640 -60,700!", shift(MOSS, -0.05), 30, 50, thin=0.25)
    _lap(card, "1000,60! 1260,20! 1260,230! 1010,220!", OLIVE, -14, 60, thin=0.3)
    _lap(card, "1120,1460! 1260,1440! 1260,1700! 1100,1690!", OLIVE, 70, 60, thin=0.35)
    tufts = []
    for k in range(46):
        x, y = (k * 263) % 1200, (k * 171) % 1800
        if (230 < x < 1060 and 380 < y < 1500) or (x < 420 and 860 < y < 1480):
            continue
        tufts += [
            ribbon(f"{x},{y} {x - 8},{y - 30}", (6, 2)),
            ribbon(f"{x + 10},{y + 2} {x + 14},{y - 34}", (6, 2)),
            ribbon(f"{x + 20},{y} {x + 34},{y - 22}", (6, 2)),
        ]
    card.paint(tufts, shift(MOSS, -0.11), edge="raw", thin=0.15)


def _hole(card: Sheet) -> None:
    """Clay sides, one lit, and the dark below them."""
    _lap(card, "318,486! 960,430! 1000,1290! 352,1366!", CLAY, 84, 16)
    card.paint("318,486! 430,600! 452,1226! 352,1366!", shift(CLAY, -0.1), angle=88, laps=40, edge="raw")
    card.paint("318,486! 960,430! 876,560! 430,600!", shift(CLAY, -0.17), angle=-4, laps=30, edge="raw")
    card.paint("960,430! 1000,1290! 900,1180! 876,560!", shift(CLAY, 0.04), angle=88, laps=40, edge="raw")
    roots = [
        ribbon(s, (7, 6, 2))
        for s in (
            "940,620 900,650 884,640",
            "968,820 920,850 890,900",
            "340,760 400,790 440,780",
            "346,1020 390,1010 430,1060",
            "600,470 620,520 610,570",
        )
    ]
    card.paint(roots, BROWN, edge="raw")
    _lap(card, "428,598! 878,560! 902,1182! 450,1230!", DARK, 86, 10)
    # the stair, from above: each tread lower, darker and narrower
    for k in range(6):
        x, y, w, t = 640 - 3 * k, 650 + 58 * k, 330 - 26 * k, k / 6
        card.paint(
            f"{x - w / 2:.0f},{y + 8}! {x + w / 2:.0f},{y - 12}! {x + w / 2:.0f},{y + 30}! {x - w / 2:.0f},{y + 50}!",
            mix(mix(OLIVE, BONE, 0.35), DARK, 0.14 + 0.7 * t),
            angle=-3,
            laps=20,
            edge="raw",
            ragged=14,
        )
    # the hatch
    plank = mix(BROWN, CLAY, 0.35)
    card.paint("516,1018! 810,996! 822,1176! 526,1200!", plank, angle=88, laps=44, edge="raw", lift=0)
    for x in (590, 664, 740):
        card.paint(ribbon(f"{x},1010 {x + 8},1190", (6, 6)), DARK, edge="raw")
    for y in (1046, 1150):
        card.paint(ribbon(f"520,{y + 8} 818,{y - 12}", (17, 17)), SLATE, edge="raw")
    card.paint(ribbon("676,1110 700,1086 724,1106 702,1130 676,1110", (8, 8)), BONE, edge="raw")


def _digger(card: Sheet) -> None:
    """On the top step with his ear to the wood."""
    card.paint(
        "520,900! 600,868 690,890! 716,960 690,1030 600,1046 524,1010! 500,950",
        SLATE,
        angle=40,
        laps=26,
        edge="raw",
        ragged=12,
    )
    card.paint(ribbon("600,880 606,960 600,1040", (5, 7, 5)), shift(SLATE, -0.1), edge="raw")
    hand(card, "knock", 736, 1076, 72, 50, MID, age=50)
    card.paint(
        "666,910! 740,950 776,1030 764,1074! 722,1090! 706,1020 650,980!",
        shift(SLATE, 0.04),
        angle=60,
        laps=20,
        edge="raw",
    )
    card.paint("566,1030! 640,1020 650,1060 610,1096 566,1080!", MID.base, angle=20, edge="raw")
    card.paint("556,1066 540,1084 556,1104 572,1086", MID.shade, edge="raw")
    card.paint(
        "510,1000! 560,956 650,966 688,1020 660,1068 590,1074 530,1050", OLIVE, angle=14, laps=20, edge="raw", ragged=12
    )
    card.paint(
        "548,1006! 590,980 640,990 652,1024 616,1048 564,1040", shift(OLIVE, 0.07), angle=60, laps=20, edge="raw"
    )
    card.paint(ribbon("556,1036 600,1052 650,1034", (9, 10, 9)), BROWN, edge="raw")
    for x, y, u, v in ((800, 1102, 826, 1092), (806, 1126, 834, 1132), (790, 1148, 808, 1166)):
        card.paint(ribbon(f"{x},{y} {u},{v}", (7, 4)), BONE, edge="raw")


def _heap(card: Sheet) -> None:
    _lap(card, "400,1860! 440,1700 520,1600 610,1560! 740,1520 850,1590 900,1680! 960,1760 990,1860!", CLAY, 30, 40)
    card.paint("520,1860! 560,1720 640,1650! 660,1760 640,1860!", shift(CLAY, -0.09), angle=70, edge="raw", ragged=30)
    card.paint(
        "760,1560! 840,1610 880,1700! 930,1790 940,1860! 860,1860! 840,1720",
        shift(CLAY, 0.06),
        angle=50,
        edge="raw",
        ragged=30,
    )
    for x, y, r in (
        (480, 1600, 16),
        (930, 1600, 20),
        (980, 1700, 12),
        (440, 1650, 11),
        (690, 1510, 13),
        (560, 1540, 9),
    ):
        card.paint(ROUND, shift(CLAY, -0.04), at=affine(x, y, r), edge="raw")


def _shade(card: Sheet, spec: str) -> None:
    card.paint(spec, mix(MOSS, DARK, 0.45), angle=40, edge="raw", ragged=40, dry=0.8, thin=0.1)


def _uncle(card: Sheet) -> None:
    """He leans on the spade, and the evening has made him long."""
    _shade(card, "250,250! 330,230 420,290 620,380 800,420! 760,450 560,430 380,360 240,320!")
    worker = outfit("worker", SLATE, DARK, OLIVE, shoes=DARK)
    from_above(
        card,
        236,
        250,
        66,
        42,
        worker,
        MID,
        DARK,
        arms=((2.2, 0.5), (2.0, -0.5)),
        hands=("grip", "grip"),
        step=0.7,
        hat=mix(OLIVE, BONE, 0.5),
    )
    card.paint(ribbon("330,322 372,366 400,398", (18, 18, 18)), mix(BROWN, BONE, 0.2), edge="raw", lift=4)
    card.paint("386,376! 422,358! 470,420 466,462! 426,460 380,420!", SLATE, angle=44, edge="raw", lift=4)
    hand(card, "grip", 316, 300, 66, 52, MID, age=35)
    hand(card, "grip", 306, 334, 66, 8, MID, flip=True, age=35)


def _boy(card: Sheet) -> None:
    _shade(card, "820,250! 900,220 960,260 1010,300! 960,320 880,320!")
    summer = outfit("summer", mix(BONE, SLATE, 0.25), BROWN, SLATE, shoes=DARK)
    from_above(
        card, 800, 200, 60, 96, summer, DEEP, DARK, arms=((1.7, 0.5), (1.5, -0.7)), hands=("cup", "pinch"), sitting=True
    )
    card.paint(ROUND, BONE, at=affine(788, 326, 52), edge="raw", lift=6)
    card.paint(ROUND, shift(BONE, -0.12), at=affine(788, 326, 42), edge="raw")
    card.paint(
        "1,.1 .7,.7 0,.8 -.7,.6 -1,0 -.6,-.5 .1,-.8 .8,-.5",
        shift(BONE, 0.06),
        at=affine(790, 324, 34),
        edge="raw",
        thin=0.15,
    )
    for x, y in ((846, 370), (868, 352), (838, 396), (882, 382)):
        card.paint(ribbon(f"{x},{y} {x + 9},{y + 4}", (6, 4)), shift(BONE, 0.06), edge="raw")
    hand(card, "cup", 742, 292, 62, 40, DEEP, age=9)


def _aunts(card: Sheet) -> None:
    """Two under one shawl: correct from above as well."""
    _shade(card, "1050,760! 1180,800 1230,900 1190,960! 1110,950 1030,880!")
    for x, y, t in ((986, 640, 168), (1000, 820, 186)):
        at = affine(x, y, 1, t)
        card.paint("-34,-18! 20,-20 44,0 20,20 -34,18!", DARK, at=at, edge="raw", lift=3)
        card.paint("-34,34! 20,32 44,52 20,72 -34,70!", DARK, at=at, edge="raw", lift=3)
    shawl = card.piece(
        "1010,560! 1090,530 1170,556 1210,640! 1216,740 1200,860 1150,930! 1070,950 1000,910! 984,850 1010,790 980,740! 990,690 976,630",
        DARK,
        angle=70,
        laps=50,
        grain=0.4,
        edge="raw",
        ragged=24,
        lift=8,
    )
    with card.inside(shawl):
        for fold in (
            "1090,540 1060,640 1000,700",
            "1200,640 1120,700 1040,760",
            "1200,860 1120,830 1040,860",
            "1150,560 1130,660 1170,760",
        ):
            card.paint(ribbon(fold, (4, 14, 5)), shift(DARK, 0.09), edge="raw", thin=0.2)
        fringe = [ribbon(f"{996 + 2 * k},{580 + 30 * k} {970 + 2 * k},{586 + 30 * k}", (7, 4)) for k in range(12)]
        card.paint(fringe, shift(DARK, 0.12))
    for x, y, r, ink in ((1092, 646, 70, DARK), (1104, 822, 66, "#77706a")):
        hair = card.piece(
            ROUND, shift(ink, 0.07 if ink == DARK else 0.0), at=affine(x, y, r), angle=30, edge="raw", lift=6
        )
        with card.inside(hair):
            for k in range(7):
                card.paint(
                    ribbon(f"{x + r},{y - r + 24 * k} {x},{y - r * 0.5 + 12 * k} {x - r},{y - r + 24 * k}", (4, 5, 3)),
                    shift(ink, -0.05 if ink != DARK else 0.14),
                    edge="raw",
                    thin=0.25,
                )
        card.paint(f"{x - r - 14},{y}! {x - r + 4},{y - 12} {x - r + 4},{y + 12}", MID.base, edge="raw")
    # the elder's hat, the younger's knot
    card.paint(
        "1030,828! 1060,760 1130,746 1176,800 1172,862 1120,892 1054,880", SLATE, angle=20, laps=30, edge="raw", lift=6
    )
    card.paint(
        "1066,828! 1090,786 1130,790 1146,830 1116,856 1076,852", shift(SLATE, 0.07), angle=60, edge="raw", lift=4
    )
    card.paint(ribbon("1132,800 1166,776 1196,786", (8, 12, 3)), BONE, edge="raw")
    card.paint(ROUND, shift(DARK, 0.11), at=affine(1140, 640, 32), edge="raw", lift=4)
    # one handkerchief between them
    hand(card, "pinch", 994, 722, 74, 176, MID, age=60, flip=True)
    card.paint("924,690! 950,716! 936,766! 900,752! 884,716!", shift(BONE, 0.06), angle=30, edge="raw", lift=4)


def _dog(card: Sheet) -> None:
    """Very old; it lies with its back to it all."""
    coat, spots = mix(CLAY, BONE, 0.5), BROWN
    _shade(card, "860,1470! 1000,1540 1130,1580 1120,1620! 960,1580 850,1520!")
    at = affine(940, 1450, 1.2, 22)
    for leg in ("60,-50 96,-88 140,-92", "60,50 100,84 146,82", "-80,-50 -70,-92 -28,-104", "-80,50 -60,92 -16,96"):
        card.paint(ribbon(leg, (40, 34, 36), at), shift(coat, -0.07), edge="raw", lift=3)
    card.paint(ribbon("-120,0 -164,-8 -190,-40", (30, 24, 12), at), coat, edge="raw", lift=3)
    body = card.piece(
        "-134,0 -116,-62 -30,-72 60,-66 106,-30 106,30 60,68 -30,72 -118,62",
        coat,
        at=at,
        angle=26,
        laps=26,
        edge="raw",
        ragged=16,
        lift=6,
    )
    with card.inside(body):
        for spec in ("-150,-80! -60,-80 -40,-30 -80,10 -150,0!", "10,20! 60,10 90,50 60,100! 0,90 -10,50"):
            card.paint(spec, spots, at=at, edge="raw", ragged=10)
        card.paint(ribbon("-60,4 30,2 106,0", (4, 9, 4), at), shift(coat, -0.09), edge="raw", thin=0.2)
    card.paint(
        "86,-44 124,-66 164,-58 186,-32 222,-28 234,0 222,28 186,34 164,60 124,66 86,44",
        shift(coat, 0.03),
        at=at,
        angle=26,
        edge="raw",
        ragged=8,
        lift=5,
    )
    card.paint(
        ["132,-58! 108,-92 60,-104 46,-82! 74,-56 104,-44!", "132,58! 112,96 66,112 48,88! 76,58 104,44!"],
        spots,
        at=at,
        angle=20,
        edge="raw",
        ragged=6,
        lift=4,
    )
    card.paint("216,-16 240,-12 242,12 216,16 206,0", DARK, at=at, edge="raw")
    for v in (-26, 26):
        card.paint(ribbon(f"168,{v - 10} 178,{v} 168,{v + 10}", (4, 7, 4), at), DARK)


def _girl(card: Sheet) -> None:
    """She looks up at us; she has not let go."""
    card.paint(
        "150,1330! 300,1300 420,1350 440,1420! 330,1450 200,1420!",
        shift(BONE, -0.14),
        angle=20,
        edge="raw",
        ragged=40,
        dry=0.8,
    )
    for x in (206, 270):
        card.paint(
            f"{x - 30},1400! {x - 26},1370 {x + 24},1370 {x + 28},1400! {x + 26},1450 {x},1466 {x - 28},1450",
            DARK,
            angle=86,
            edge="raw",
            lift=5,
        )
    white = shift(BONE, 0.085)
    skirt = card.piece(
        "190,1150! 290,1150! 360,1220 412,1320 420,1380! 370,1400 330,1424 280,1412 236,1434 190,1414 140,1424 100,1396 58,1372! 70,1300 110,1220",
        white,
        angle=84,
        laps=44,
        grain=0.34,
        edge="raw",
        ragged=14,
        lift=10,
    )
    with card.inside(skirt):
        for fold in ("200,1180 150,1300 130,1420", "236,1200 226,1310 230,1430", "280,1180 320,1290 336,1420"):
            card.paint(ribbon(fold, (4, 15, 7)), shift(BONE, -0.07), edge="raw", thin=0.1)
        card.paint(
            ribbon("60,1352 140,1398 236,1408 330,1398 420,1356", (9, 9, 9, 9)), shift(BONE, -0.1), edge="raw", thin=0.2
        )
    # shoe box, its lid with air holes
    box = card.piece(
        "130,1176! 350,1166! 362,1290! 138,1304!", mix(CLAY, BONE, 0.35), angle=3, laps=30, edge="raw", lift=8
    )
    with card.inside(box):
        card.paint("126,1172! 354,1162! 356,1224! 128,1236!", mix(CLAY, BONE, 0.55), angle=3, edge="raw")
        for k in range(9):
            card.paint(
                ROUND, DARK, at=affine(164 + 40 * (k % 5) + 18 * (k // 5), 1190 + 22 * (k // 5), 6.5), edge="raw"
            )
    card.paint(ribbon("236,1164 246,1230 250,1300", (12, 12, 12)), SLATE, edge="raw", lift=2)
    card.paint(
        "96,1190! 130,1150 190,1146! 200,1180 150,1214 148,1280! 96,1290! 82,1240",
        white,
        angle=80,
        edge="raw",
        ragged=8,
        lift=6,
    )
    card.paint(
        "392,1184! 350,1146 296,1146! 288,1176 336,1210 340,1276! 392,1288! 408,1240",
        white,
        angle=96,
        edge="raw",
        ragged=8,
        lift=6,
    )
    hand(card, "cover", 122, 1272, 92, 18, DEEP, age=7, lift=4)
    hand(card, "cover", 368, 1264, 92, 166, DEEP, age=7, flip=True, lift=4)
    Head(card, CAST["girl"], 242, 1062, 106, tilt=-4).draw()
