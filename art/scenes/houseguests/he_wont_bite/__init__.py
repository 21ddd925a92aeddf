"""He Won't Bite: what lies round a very large lady's neck is awake, and a very small girl has brought a biscuit."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift

SNOW: Final = "#e6e2d8"
BLACK: Final = "#15161c"
SPRUCE: Final = "#1c2b2c"
BLUE: Final = "#272f47"
DUSK: Final = "#6d7890"
BRICK: Final = "#9b4436"
FOX: Final = shift(BRICK, 0.075, chroma=1.14)
SHADE: Final = mix(SNOW, DUSK, 0.34)
SKIN: Final = "#e2c3ad"
GROUND = SNOW
TORN: Final[dict[str, Any]] = {"edge": "torn", "wobble": 2.5}


def paint(card: Sheet) -> None:
    """Lay sky and snow, the bridegroom far off, the lady, the fox about her, and the girl before her cape."""
    _land(card)
    _snowman(card)
    _lady(card)
    _fox(card)
    _girl(card)


def _land(card: Sheet) -> None:
    card.paint(
        "-40,-40! 1260,-40! 1260,900! -40,900!", shift(DUSK, -0.02), angle=4, laps=150, grain=0.2, edge="torn", wobble=6
    )
    card.paint(
        "-60,800! 120,760 300,800 520,770 1260,800! 1260,1860! -60,1860!",
        SNOW,
        angle=4,
        laps=120,
        grain=0.16,
        edge="torn",
        core="#f6f3ec",
        wobble=6,
        lift=5,
    )
    card.paint(
        "-60,1560! 200,1500 500,1560 800,1640 1260,1600! 1260,1860! -60,1860!", SHADE, angle=3, edge="torn", wobble=5
    )
    card.paint("-60,1720! 300,1680 700,1750 1260,1700! 1260,1860! -60,1860!", SNOW, angle=3, edge="torn", wobble=5)


def _snowman(card: Sheet) -> None:
    """As tall as a man, seen from behind: a tail coat on two lumps of snow, a hat set straight, snow at the cuffs."""
    at = affine(158, 884, 25)
    card.paint(
        "-2.6,.1! 0,-.5 2.8,.0! 4.4,.5 .2,.7 -2.4,.5", mix(SNOW, DUSK, 0.55), at=at, angle=5, edge="torn", wobble=3
    )
    card.paint(
        "-1.5,-.1! -1.7,-1.5 -1.2,-2.7! 1.3,-2.7! 1.75,-1.4 1.6,0! 0,.3", SNOW, at=at, edge="torn", wobble=2.5, lift=3
    )
    card.paint(
        "-.75,-6.3! -.95,-7.2 -.5,-8.0 .2,-8.05 .85,-7.5 .9,-6.7 .6,-6.2!", SNOW, at=at, edge="torn", wobble=2, lift=2
    )
    card.paint("-.9,-6.9! -.9,-6.4 -.4,-6.0! -.2,-6.5", SHADE, at=at, edge="torn", wobble=1)
    card.paint(
        ["-2.2,-3.4! -2.7,-2.9 -2.2,-2.3 -1.7,-2.8!", "2.1,-3.3! 2.7,-2.8 2.3,-2.1 1.7,-2.7!"],
        SNOW,
        at=at,
        edge="torn",
        wobble=1.5,
    )
    for twig in ("-2.3,-2.5 -2.7,-1.9 -2.6,-1.5", "-2.4,-2.4 -3.1,-2.1", "2.4,-2.3 2.6,-1.7", "2.4,-2.4 3.0,-2.0"):
        card.paint(ribbon(twig, (0.16, 0.1, 0.05), at, 25), BLACK)
    card.paint(
        "-.5,-6.2! .5,-6.2! 1.3,-5.9 1.7,-5.4! 2.2,-4.2 2.6,-3.1! 1.8,-2.8! 1.35,-4.2! 1.25,-3.3 1.35,-2.4! 1.1,-.6! .35,-.3! "
        ".05,-2.3! -.35,-.4! -1.05,-.8! -1.3,-2.5! -1.2,-3.4 -1.3,-4.3! -1.75,-3.0! -2.55,-3.3! -2.1,-4.5 -1.6,-5.6! -1.1,-6.0",
        BLACK,
        at=at,
        angle=86,
        edge="torn",
        wobble=1.6,
        lift=4,
    )
    card.paint(ribbon("0,-6.0 .02,-4.4 .05,-2.4", (0.05, 0.09, 0.05), at, 25), BLUE, thin=0.1)
    card.paint("-.62,-6.28! .6,-6.3! .66,-6.0! 0,-5.85 -.66,-6.0!", SNOW, at=at)
    card.paint("-1.9,-5.3! -1.55,-5.75 -1.2,-5.5 -1.3,-5.05 -1.7,-4.95", BRICK, at=at, lift=2)
    card.paint("-1.2,-7.75! 1.15,-7.8! 1.25,-7.6! -1.2,-7.52!", BLACK, at=at, lift=2)
    card.paint("-.76,-7.7! -.7,-9.1! .72,-9.15! .78,-7.7!", BLACK, at=at, lift=2)


def _lady(card: Sheet) -> None:
    """From behind: silver hair that leaves the card, and a cape like a hill at night."""
    card.paint("752,300! 920,300! 930,520! 742,520!", mix(SKIN, DUSK, 0.18), **TORN)
    card.paint(
        ["660,206! 632,196 622,236 640,280 672,290!", "1016,206! 1044,196 1054,236 1036,280 1004,290!"],
        mix(SKIN, DUSK, 0.1),
        lift=3,
    )
    for x in (650, 1026):
        card.paint(ROUND, BRICK, at=affine(x, 294, 15), lift=3)
    hair = card.piece(
        "664,130! 654,220 684,300 736,350 800,376 880,376 944,346 994,298 1022,220 1012,130!",
        mix(SNOW, DUSK, 0.42),
        angle=80,
        lift=6,
        **TORN,
    )
    strands = [
        ribbon(q, (3, 6, 2))
        for q in (
            "680,190 710,250 768,286",
            "690,270 730,300 770,308",
            "724,190 750,230 790,252",
            "996,190 966,250 908,286",
            "986,270 946,300 906,308",
            "952,190 926,230 886,252",
            "838,190 836,216 838,236",
        )
    ]
    card.pattern(hair, strands, SNOW, thin=0.1)
    bun = card.piece(
        "838,238! 786,248 752,288 756,344 796,388 846,398 896,380 926,336 918,284 886,248!",
        mix(SNOW, DUSK, 0.14),
        angle=20,
        lift=8,
        **TORN,
    )
    coil = [
        ribbon(
            "768,330 786,276 846,264 896,300 892,346 846,368 806,346 808,312 842,300 862,322",
            (2, 6, 7, 7, 7, 6, 5, 4, 3, 2),
        ),
    ]
    card.pattern(bun, coil, DUSK, thin=0.05)
    hat = card.piece(
        "560,176! 556,90 600,20 640,-60! 1050,-60! 1086,20 1122,96 1116,176! 1060,206 960,218 838,222 716,218 612,204!",
        BLACK,
        angle=8,
        laps=60,
        lift=12,
        core=mix(SNOW, DUSK, 0.5),
        edge="torn",
        wobble=7,
    )
    fur = [
        ribbon(f"{x},{y} {x + 8},{y + 26} {x + 2},{y + 50}", (2, 7, 2))
        for x, y in (
            (600, 110),
            (650, 50),
            (690, 130),
            (740, 30),
            (780, 120),
            (850, 60),
            (900, 130),
            (950, 40),
            (1000, 120),
            (1060, 70),
        )
    ]
    card.pattern(hat, fur, BLUE, thin=0.05)
    cape = card.piece(
        "700,470! 560,500 430,560 350,650 290,790 210,1020 140,1260 90,1480 70,1660! 300,1640 500,1690 760,1740 1000,1720 "
        "1260,1760! 1260,600! 1150,520 980,470!",
        BLACK,
        angle=84,
        laps=100,
        lift=12,
        core=mix(SNOW, DUSK, 0.5),
        edge="torn",
        wobble=5,
    )
    with card.inside(cape):
        card.paint(
            "760,470! 900,470! 960,900 1010,1300 1030,1800! 640,1800! 690,1300 730,900",
            mix(BLACK, BLUE, 0.5),
            angle=86,
            laps=80,
            edge="torn",
            wobble=5,
        )
        card.paint(
            "1120,500! 1300,500! 1300,1800! 1180,1800! 1150,1200 1130,800",
            mix(BLACK, SPRUCE, 0.8),
            angle=86,
            edge="torn",
            wobble=5,
        )
        for q in ("470,620 400,900 330,1250 290,1700", "600,640 570,1000 530,1350 510,1720"):
            card.paint(ribbon(q, (3, 12, 5)), mix(BLACK, BLUE, 0.75), wobble=0.5, thin=0.1)


def _fox(card: Sheet) -> None:
    """It hangs as such things hang, but for the eye."""
    # the tail, down her back
    tail = card.piece(
        "980,560! 1090,600 1150,740 1160,900 1130,1080 1080,1210 1030,1290! 1000,1200 950,1080 940,920 970,760",
        FOX,
        angle=84,
        lift=8,
        core=mix(FOX, SNOW, 0.5),
        edge="torn",
        wobble=4,
    )
    with card.inside(tail):
        card.paint(
            "900,1120! 960,1090! 990,1130! 1030,1090! 1070,1130! 1110,1080! 1180,1120! 1100,1320! 960,1320!",
            SNOW,
            **TORN,
        )
        card.paint("1090,560! 1180,700! 1180,1100! 1110,1080 1120,860", shift(FOX, -0.07), angle=84, **TORN)
    # limp legs with black stockings
    for q, sock in (
        ("790,560! 860,560! 860,700 846,810! 796,810! 790,700", "796,780! 846,780! 852,860 834,910 802,910 788,860"),
        ("886,580! 944,570! 944,650 930,730! 888,730! 884,650", "888,706! 932,706! 936,776 920,822 894,822 882,776"),
    ):
        card.paint(q, shift(FOX, -0.05), angle=86, lift=5, **TORN)
        card.paint(sock, SPRUCE, angle=86, core=mix(FOX, SNOW, 0.3), lift=4, **TORN)
    body = card.piece(
        "430,690! 400,610 440,510 540,440 680,404 840,398 990,420 1110,490 1150,590! 1120,680 1050,700! 960,640 840,616 720,630 "
        "640,680 600,760! 520,780",
        FOX,
        angle=-8,
        laps=60,
        lift=9,
        core=mix(FOX, SNOW, 0.5),
        edge="torn",
        wobble=4,
    )
    with card.inside(body):
        card.paint(
            "1170,560! 1050,620 960,570 840,550 700,566 600,630 560,800! 700,760! 840,640! 1060,740!",
            shift(FOX, -0.07),
            angle=-8,
            **TORN,
        )
        tufts = [
            ribbon(q, (2, 8, 2))
            for q in (
                "520,520 560,500 610,496",
                "660,470 710,456 760,456",
                "810,460 860,458 910,470",
                "960,480 1010,500 1050,530",
            )
        ]
        card.pattern(body, tufts, shift(FOX, 0.08), thin=0.1)
    at = affine(566, 782, 1.5, -46)
    card.paint("40,-40! 20,-130 50,-176! 100,-110 110,-50!", shift(FOX, -0.1), at=at, lift=4, **TORN)
    head = card.piece(
        "-186,34! -176,18 -110,-6 -60,-40 -20,-66 10,-84! 40,-150 84,-190! 104,-120 106,-60! 140,-20 150,40! 116,50! 128,84! 86,84! "
        "80,116! 30,100 -30,86 -90,76 -150,66 -180,56!",
        FOX,
        at=at,
        angle=-40,
        lift=10,
        core=mix(FOX, SNOW, 0.5),
        **TORN,
    )
    with card.inside(head):
        card.paint(
            "-200,40! -130,34 -70,36 -20,30! 30,44 60,36! 84,50! 110,44! 160,40! 160,140! -200,140!",
            SNOW,
            at=at,
            angle=-40,
            **TORN,
        )
        card.paint("48,-92! 62,-136 78,-160! 90,-110 92,-72!", SPRUCE, at=at, **TORN)
        card.paint(ribbon("-176,56 -110,58 -60,50", (3, 5, 2), at, 1.5), BLACK, wobble=0.3)
    card.paint(
        "-196,28! -184,10 -158,12 -154,30 -174,48 -194,44!",
        mix(BLACK, BLUE, 0.8),
        at=at,
        lift=4,
        core=SNOW,
        edge="torn",
        wobble=1,
    )
    card.paint(ribbon("-184,24 -176,18 -166,20", (2, 6, 2), at, 1), DUSK, wobble=0.2)
    eye = card.piece("-66,20! -48,-4 -20,-16 22,-24! 8,4 -24,18", SNOW, at=at, wobble=0.4)
    with card.inside(eye):
        card.paint(ROUND, BLACK, at=affine(*_spot(at, -32, 2), 21))
    card.paint(ROUND, SNOW, at=affine(*_spot(at, -38, -1), 4.5))
    card.paint(ribbon("-80,28 -52,-6 -20,-20 40,-32", (3, 10, 11, 3), at, 1), BLACK, wobble=0.3)


def _spot(at: Any, x: float, y: float) -> tuple[float, float]:
    """Say where a point of a turned thing lies on the sheet."""
    return float(at[0] @ (x, y, 1)), float(at[1] @ (x, y, 1))


def _girl(card: Sheet) -> None:
    """White against the cape: the one hand offers, the other has a lead behind her back."""
    card.paint("60,1640! 200,1600 420,1620 480,1650! 300,1690 120,1680", mix(SNOW, DUSK, 0.6), angle=3, **TORN)
    # the lead
    card.paint(
        ribbon("150,1400 120,1470 110,1560 150,1630 120,1690 40,1710 -40,1690", (8, 9, 9, 9, 9, 9, 8)),
        FOX,
        lift=3,
        wobble=0.5,
    )
    card.paint(ribbon("150,1404 176,1440 166,1490 140,1480 146,1420", (8, 9, 9, 9, 8)), FOX, lift=3, wobble=0.5)
    for x in (196, 286):
        card.paint(f"{x},1520! {x + 58},1520! {x + 58},1600! {x + 2},1600!", BLUE, **TORN)
        card.paint(
            f"{x - 2},1566! {x + 60},1564! {x + 64},1612 {x + 92},1636 {x + 90},1658! {x},1660! {x - 6},1610",
            BRICK,
            lift=4,
            **TORN,
        )
    card.paint("228,1268! 180,1300 150,1350 146,1396! 170,1416! 204,1392 240,1356!", SHADE, lift=4, **TORN)
    coat = card.piece(
        "226,1262! 270,1246 318,1258! 336,1330 356,1440 384,1562! 280,1578 150,1566! 172,1460 196,1350",
        SNOW,
        angle=86,
        lift=9,
        **TORN,
    )
    with card.inside(coat):
        card.paint("226,1250! 250,1300 222,1420 200,1580! 130,1580! 180,1400", SHADE, angle=86, **TORN)
        for y in (1330, 1400, 1470):
            card.paint(ROUND, BRICK, at=affine(322 + (y - 1330) * 0.18, y, 9), wobble=0.4)
    card.paint("130,1388! 164,1376 186,1400 182,1432 152,1440 130,1420!", BRICK, lift=4, **TORN)
    # the arm that goes up, and a mitten with a biscuit
    card.paint("404,1112! 396,1080 412,1052 440,1050 458,1072 452,1110 438,1136!", BRICK, lift=4, **TORN)
    card.paint(
        "250,1290! 272,1262 320,1224 366,1164 396,1112! 446,1138! 424,1204 380,1266 330,1316 282,1342 254,1330",
        SNOW,
        angle=-50,
        lift=6,
        **TORN,
    )
    card.paint("392,1104! 404,1092! 456,1122! 448,1142!", SHADE, lift=2)
    card.paint(ROUND, "#c79a63", at=affine(446, 1046, 34), lift=4)
    for x, y in ((438, 1034), (458, 1040), (444, 1058)):
        card.paint(ROUND, mix("#c79a63", BLACK, 0.55), at=affine(x, y, 4), wobble=0.2)
    at = affine(262, 1176, 1.36, -24)
    card.paint("-34,40! 14,52! 20,96! -24,98!", mix(SKIN, DUSK, 0.16), at=at)
    card.paint(
        "-40,-40! 20,-64 44,-40 50,-14! 56,2 70,14 66,22 54,24! 60,34 56,40! 60,48 54,56! 54,68 38,78 10,74 -20,60!",
        SKIN,
        at=at,
        lift=4,
        edge="torn",
        wobble=0.8,
    )
    card.paint("4,34 22,26 34,36 28,48 10,48", mix(SKIN, BRICK, 0.22), at=at, edge="raw")
    card.paint("26,4! 34,-8 46,-6! 48,8 38,12", SNOW, at=at, wobble=0.3)
    card.paint(ROUND, BLACK, at=affine(*_spot(at, 41, 1), 9), wobble=0.3)
    card.paint(ribbon("22,4 34,-10 50,-6", (2, 5, 3), at, 1.36), BLACK, wobble=0.3)
    card.paint(ribbon("22,-24 36,-30 48,-24", (2, 6, 2), at, 1.36), "#8f6b3f", wobble=0.3)
    card.paint(ribbon("58,44 46,44 38,41", (3, 5, 2), at, 1.36), BRICK, wobble=0.2)
    card.paint(
        "38,-56! 34,-34 14,-16 6,6! -2,30 -2,58 8,84! -20,104 -60,108 -104,92! -88,50 -92,10 -84,-30 -40,-70",
        "#b98f55",
        at=at,
        angle=70,
        lift=4,
        **TORN,
    )
    for q in ("-8,-20 -22,20 -20,70", "-40,-30 -54,20 -54,80", "-68,-20 -74,30 -82,80"):
        card.paint(ribbon(q, (1, 4, 2), at, 1.36), "#8f6b3f", wobble=0.3)
    cap = card.piece(
        "58,-40! 56,-80 24,-116 -24,-122 -68,-92 -90,-34! -30,-46 20,-50!", DUSK, at=at, angle=70, lift=5, **TORN
    )
    card.pattern(
        cap,
        [ribbon(f"{x},-30 {x * 0.7 - 6},-80 {x * 0.25 - 8},-130", (3, 3, 2), at, 1.36) for x in range(-80, 60, 20)],
        BLUE,
        thin=0.1,
    )
    card.paint(
        "62,-36! 58,-58! 20,-68 -30,-64 -90,-46! -94,-18! -30,-34 20,-42!",
        mix(DUSK, SNOW, 0.35),
        at=at,
        angle=4,
        lift=3,
        **TORN,
    )
