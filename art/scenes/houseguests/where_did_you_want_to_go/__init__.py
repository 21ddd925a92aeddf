"""Where Did You Want to Go?: a lid of soup on the last bus; behind, the third of nine hat boxes has begun to move."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.where_did_you_want_to_go.bus import bus
from art.scenes.houseguests.where_did_you_want_to_go.inks import (
    BROWN,
    CAST,
    CHALK,
    HERS,
    HIS,
    INK,
    LILAC,
    PETROL,
    PLUM,
    SLATE,
)

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the bus, her on her seat, the heater, him, and between them the lid."""
    bus(card)
    _seat(card)
    _bride(card)
    _heater(card)
    _feet(card)
    _driver(card)


def _seat(card: Sheet) -> None:
    card.paint("900,690! 1020,640 1240,650! 1240,1500! 930,1480! 900,1000", PLUM, angle=86, laps=60, lift=10)
    cloth = card.piece(
        "896,686! 1020,634 1240,644! 1240,890! 1120,906 1000,886 900,900!",
        LILAC,
        angle=4,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=4,
    )
    card.pattern(
        cloth, [ribbon(f"{x},630 {x - 6},910", (9, 9)) for x in range(920, 1240, 44)], mix(LILAC, CHALK, 0.35), thin=0.2
    )


def _bride(card: Sheet) -> None:
    # the bag; a veil takes more room than one thinks
    bag = card.piece("1080,1000! 1240,990! 1240,1330! 1096,1320! 1060,1160", BROWN, angle=86, lift=7)
    card.pattern(
        bag, [ribbon("1060,1060 1240,1050", (14, 14)), ribbon("1130,1000 1136,1330", (12, 12))], mix(BROWN, INK, 0.4)
    )
    card.paint(
        "1060,1010! 1050,950 1096,900 1130,930 1160,870 1210,890 1240,860! 1240,1020! 1180,1050 1140,1020 1100,1060! 1084,1130 1052,1110",
        shift(CHALK, 0.03),
        angle=60,
        edge="torn",
        core="#f8f2e4",
        wobble=6,
        lift=6,
    )
    for line in ("1090,930 1110,980 1100,1030", "1160,900 1170,960 1200,1000", "1210,900 1216,950 1236,990"):
        card.paint(ribbon(line, (3, 9, 3)), mix(CHALK, LILAC, 0.5), thin=0.2)
    # her back, the arm that rests, the great white of the dress
    card.paint("824,800! 950,800! 970,930! 810,930!", HERS.shade, angle=86)
    card.paint(
        "740,930! 820,880 960,880 1040,930! 1080,1040 1060,1180! 760,1180! 730,1040",
        HERS.base,
        angle=82,
        laps=50,
        lift=5,
    )
    bodice = card.piece(
        "752,990! 800,968 860,1020 920,966 1010,960! 1070,1060 1080,1240! 960,1300 780,1290! 740,1140",
        CHALK,
        angle=84,
        edge="torn",
        core="#f8f2e4",
        wobble=3,
        lift=7,
    )
    card.pattern(
        bodice,
        [ribbon(f"{x},960 {x - 14},1300", (5, 5)) for x in range(790, 1080, 48)],
        mix(CHALK, LILAC, 0.45),
        thin=0.2,
    )
    Head(card, CAST["bride"], 876, 716, 156, tilt=-9, turn=-0.55).draw()
    card.paint(ribbon("770,690 860,596 980,640", (13, 15, 12)), LILAC, lift=3)
    for u, v in ((800, 652), (838, 616), (884, 604)):
        card.paint(
            "0,-1 .4,-.3! 1,-.2 .4,.3 .5,1! 0,.5 -.5,1! -.4,.3 -1,-.2 -.4,-.3!", CHALK, at=affine(u, v, 24, u), lift=3
        )
    skirt = card.piece(
        "770,1230! 690,1180 620,1190 570,1260! 560,1380 590,1480! 680,1530 740,1500! 760,1620 720,1760 740,1840! 1240,1840! 1240,1260! "
        "1090,1220! 960,1280 860,1250",
        CHALK,
        angle=60,
        laps=70,
        grain=0.22,
        edge="torn",
        core="#f8f2e4",
        wobble=5,
        lift=10,
    )
    with card.inside(skirt):
        for line in (
            "640,1210 700,1330 690,1500",
            "760,1250 860,1400 860,1840",
            "900,1290 1000,1480 1010,1840",
            "1040,1280 1130,1500 1150,1840",
            "600,1330 650,1400 740,1420",
            "760,1500 820,1620 800,1800",
        ):
            card.paint(ribbon(line, (5, 22, 10)), mix(CHALK, LILAC, 0.42), thin=0.12)
        card.paint("1040,1400! 1240,1330! 1240,1840! 1130,1840!", mix(CHALK, LILAC, 0.22), angle=70, thin=0.1)
    card.paint(ribbon("786,990 700,1110 668,1216", (104, 92, 64)), mix(HERS.base, HERS.shade, 0.5), angle=110, lift=6)
    card.paint(ROUND, mix(HERS.base, HERS.shade, 0.5), at=affine(784, 998, 50), angle=110)
    hand(card, "cover", 668, 1206, 112, 112, HERS, age=35, lift=5)
    # a hand with a ticket
    card.paint(ribbon("1040,990 1050,1190 900,1300", (112, 100, 66)), HERS.base, angle=120, lift=9)
    card.paint(ROUND, HERS.base, at=affine(1040, 996, 55), angle=120)
    card.paint("716,1250! 846,1212! 868,1304! 738,1340!", LILAC, at=None, lift=4)
    fork = affine(770, 1290, 1.2, 164)
    card.paint(
        [
            "-26,-3! 10,-4! 10,4! -26,3!",
            "8,-12! 34,-12! 34,-7! 12,-7! 12,7! 34,7! 34,12! 8,12!",
            "12,-2.5! 34,-2.5! 34,2.5! 12,2.5!",
        ],
        INK,
        at=fork,
        wobble=0.4,
    )
    hand(card, "pinch", 930, 1296, 116, 190, HERS, age=35, flip=True, lift=6)


def _heater(card: Sheet) -> None:
    box = card.piece("440,1650! 742,1632! 752,1800! 444,1816!", SLATE, angle=3, lift=9)
    with card.inside(box):
        card.paint([ribbon(f"{464 + 32 * k},1672 {466 + 32 * k},1792", (13, 13)) for k in range(9)], INK, wobble=0.5)
    card.paint("430,1640! 746,1620! 748,1654! 432,1672!", mix(SLATE, LILAC, 0.4), angle=2, lift=4)


def _feet(card: Sheet) -> None:
    card.paint(ribbon("690,1470 660,1560 650,1610", (92, 74, 58)), HERS.shade, angle=86, lift=3)
    card.paint(ribbon("620,1440 580,1540 566,1600", (98, 78, 60)), HERS.base, angle=86, lift=4)
    for x, y, ink in ((600, 1600, HERS.shade), (510, 1610, HERS.base)):
        for k in range(5):
            card.paint(ROUND, ink, at=affine(x - 66 + 13 * k, y + 8 - 7 * k, 17 - 1.5 * k), wobble=0.5, lift=2)
        foot = card.piece(
            f"{x + 82},{y - 30}! {x + 30},{y - 34}! {x - 4},{y - 18} {x - 62},{y + 14} {x - 66},{y + 36} {x - 40},{y + 46}! {x + 60},{y + 42} {x + 88},{y + 30}!",
            ink,
            angle=-10,
            lift=3,
        )
        card.pattern(
            foot,
            [
                ribbon(f"{x - 66 + 14 * k},{y + 18 - 7 * k} {x - 50 + 14 * k},{y + 24 - 7 * k}", (3, 3))
                for k in range(4)
            ],
            HERS.line,
            thin=0.3,
        )
        card.paint(
            [
                f"{x - 78 + 13 * k},{y + 4 - 7 * k} {x - 70 + 13 * k},{y - 3 - 7 * k} {x - 66 + 13 * k},{y + 4 - 7 * k}"
                for k in range(4)
            ],
            LILAC,
            wobble=0.2,
        )


def _driver(card: Sheet) -> None:
    """Off duty since ten."""
    trousers = mix(INK, SLATE, 0.3)
    card.paint("-40,1470! 250,1480 290,1540! 280,1700 200,1720! -40,1730!", PLUM, angle=4, laps=40, lift=6)
    card.paint(
        "-40,1380! 200,1330 420,1330 480,1400! 460,1520 404,1840! 246,1840! 262,1600! -40,1640!",
        trousers,
        angle=10,
        laps=60,
        lift=8,
    )
    for line in ("400,1400 360,1480 330,1700", "120,1440 260,1470 400,1450"):
        card.paint(ribbon(line, (5, 20, 6)), shift(trousers, 0.07), thin=0.15)
    card.paint("270,800! 400,800! 430,920! 250,920!", HIS.shade, angle=84)
    coat = card.piece(
        "-40,940! 100,880 250,860 400,880! 480,960 500,1120 490,1300! 480,1420 440,1480! 200,1500 -40,1480!",
        PETROL,
        angle=84,
        laps=70,
        grain=0.36,
        edge="torn",
        core=mix(PETROL, CHALK, 0.55),
        wobble=3,
        lift=10,
    )
    with card.inside(coat):
        card.paint(
            "360,880! 430,960 446,1100 430,1480! 470,1480! 500,1200 480,960 400,880!", shift(PETROL, -0.06), angle=86
        )
        card.paint(ribbon("400,900 440,1060 424,1480", (6, 8, 6)), INK)
        for y in (1040, 1180, 1320):
            card.paint(ROUND, LILAC, at=affine(412, y, 15), lift=2)
        for line in ("60,1000 130,1180 90,1460", "200,1280 260,1380 240,1490"):
            card.paint(ribbon(line, (5, 22, 6)), shift(PETROL, -0.07), thin=0.12)
    card.paint("256,880! 330,850 410,860! 440,930! 390,990! 350,930 290,960!", CHALK, angle=14, lift=4)
    card.paint("352,934! 388,930! 410,1080! 384,1130! 356,1080!", PLUM, angle=88, lift=2)
    Head(card, CAST["driver"], 338, 664, 168, tilt=8, view="side", turn=1.0).draw()
    card.paint("226,890! 120,900 60,930! 66,966! 150,940 232,930!", SLATE, angle=-8, lift=4)
    card.paint([ribbon("80,944 220,908", (7, 7))], LILAC)
    # the lid, held out; the flask is on his knee
    card.paint("360,1180! 430,1170! 446,1380! 356,1390!", LILAC, angle=88, laps=20, lift=7)
    card.paint(["358,1220! 438,1212! 440,1240! 358,1248!", "360,1330! 444,1322! 446,1346! 360,1354!"], PLUM)
    card.paint("370,1140! 422,1136! 428,1176! 364,1182!", CHALK, lift=3)
    hand(card, "grip", 280, 1300, 136, -4, HIS, age=60, lift=6)
    card.paint(
        "-40,1240! 120,1230 220,1240 296,1260! 300,1350! 180,1390 -40,1400!",
        shift(PETROL, -0.03),
        angle=4,
        edge="torn",
        core=mix(PETROL, CHALK, 0.5),
        wobble=3,
        lift=9,
    )
    card.paint("282,1256! 306,1254! 312,1350! 286,1354!", CHALK, lift=3)
    cup = affine(632, 934, 1, -4)
    hand(card, "cup", 520, 968, 136, -8, HIS, age=60, lift=4, part="under")
    lid = card.piece("-62,-54! 62,-54! 48,44 30,58! -30,58! -48,44", LILAC, at=cup, angle=86, laps=20, lift=7)
    with card.inside(lid):
        card.paint("-70,-10! 70,-14! 70,8! -70,12!", PLUM, at=cup)
        card.paint("30,-60! 70,-60! 50,60! 20,60!", shift(LILAC, -0.08), at=cup, angle=86)
    card.paint("-62,-54 -40,-70 40,-70 62,-54 40,-40 -40,-40", shift(LILAC, 0.08), at=cup, lift=1)
    card.paint("-50,-54 -34,-64 34,-64 50,-54 34,-45 -34,-45", mix(BROWN, "#c98a4a", 0.45), at=cup, wobble=0.5)
    card.paint(
        [f"{u},-55 {u + 8},-59 {u + 16},-55 {u + 8},-51" for u in (-26, 2, 16)],
        mix(CHALK, LILAC, 0.2),
        at=cup,
        wobble=0.3,
    )
    hand(card, "cup", 520, 968, 136, -8, HIS, age=60, lift=4, part="over")
    card.paint(
        "120,900! 240,900 340,960! 430,1010 520,930! 556,1010! 520,1080 420,1130 330,1120! 200,1100 100,1060!",
        shift(PETROL, 0.03),
        angle=18,
        laps=50,
        edge="torn",
        core=mix(PETROL, CHALK, 0.55),
        wobble=3,
        lift=12,
    )
    for line in ("300,960 340,1040 330,1110", "400,1020 440,1060 430,1110"):
        card.paint(ribbon(line, (4, 18, 5)), shift(PETROL, -0.06), thin=0.1)
    card.paint("506,920! 534,906! 574,1002! 546,1022!", CHALK, angle=70, lift=4)
