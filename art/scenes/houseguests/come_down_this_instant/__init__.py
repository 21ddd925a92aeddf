"""Come Down This Instant: a giant woman looks up; somebody eats an apple on her headscarf, another calls."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift

GREEN, BONE, UMBER, SLATE, TAN, GREY, BLACK = (
    "#3f9a4a",
    "#ebe3d2",
    "#4b3a31",
    "#5d6a70",
    "#b48e6e",
    "#8e8a80",
    "#241d1b",
)
GROUND = BONE
CAST: Final[dict[str, Face]] = {}
SKIN: Final = "#a87a58"
DEEP: Final = shift(SKIN, -0.1)
APPLE: Final = mix(shift(GREEN, 0.08), TAN, 0.42)
LEAF: Final = "0,.66! -.2,.84 -.52,.78 -.78,.46 -.82,.04 -.62,-.4 -.3,-.76 0,-1.12! .3,-.76 .62,-.4 .82,.04 .78,.46 .52,.78 .2,.84"
"""Of a lime: a heart with an even rim."""


def paint(card: Sheet) -> None:
    """Lay the path, the giant and her scarf, who sits on it, who sleeps on her, who calls."""
    _path(card)
    _face(card)
    _coat(card)
    _scarf(card)
    _sitter(card)
    _sleeper(card)
    _ladder(card)
    _woman(card)


def _torn(card: Sheet, spec: str, ink: Ink, angle: float = 80, laps: float = 60, lift: float = 8) -> Patch:
    return card.piece(
        spec, ink, angle=angle, laps=laps, edge="torn", core=mix(ink, BONE, 0.45), wobble=4, lift=lift, grain=0.34
    )


def _path(card: Sheet) -> None:
    card.paint(
        "-40,1690! 300,1676 760,1690 1240,1672! 1240,1840! -40,1840!",
        TAN,
        angle=2,
        laps=60,
        edge="torn",
        core=mix(BONE, TAN, 0.3),
        wobble=5,
    )


def _face(card: Sheet) -> None:
    """In profile to the left: the mouth shut, the eye turned up as far as it goes."""
    face = card.piece(
        "440,480! 410,560 402,630 408,680 404,706 376,766 342,822 340,846 358,864 404,876! 382,898 372,916 378,928! "
        "400,936! 380,946 376,968 402,994! 382,1024 390,1072 430,1108 500,1124 600,1110 720,1020! 760,700 640,480!",
        SKIN,
        angle=76,
        laps=70,
        grain=0.3,
        edge="torn",
        core=mix(SKIN, BONE, 0.4),
        wobble=2,
        lift=8,
    )
    with card.inside(face):
        card.paint(
            "506,920! 560,884 650,890 690,960 600,1014 530,984", mix(SKIN, "#b0583f", 0.22), edge="torn", wobble=4
        )
        # eye: a socket, a white, what looks up
        card.paint("432,690! 470,660 530,664 590,716! 540,748 462,752", DEEP, edge="torn", wobble=3)
        card.paint("440,700! 458,680 500,668 540,686 566,722! 516,742 462,744 444,730", BONE, wobble=0.8)
        card.paint(ROUND, BLACK, at=affine(478, 690, 26))
        card.paint("424,696! 450,664 504,650 558,672 594,724! 546,692 500,678 452,692", UMBER, wobble=0.8)
        card.paint(ribbon("446,756 508,772 572,752", (2, 7, 2)), DEEP)
        card.paint([ribbon(t, (5, 5, 2)) for t in ("612,714 640,702 660,684", "614,732 644,738 670,734")], DEEP)
        card.paint("416,642! 450,604 514,594 586,626! 516,624 454,640", GREY, angle=10, edge="torn", wobble=3, lift=3)
        # wing of the nose, a mouth that says nothing
        card.paint(ribbon("420,812 440,836 430,866 402,874", (4, 9, 5)), DEEP)
        lips = (
            "400,892! 374,914 372,928! 404,931 466,940! 430,918",
            "386,944! 370,962 396,986! 424,968 444,946! 410,942",
        )
        card.paint(lips, mix(SKIN, "#8a4438", 0.4), edge="torn", wobble=1.5)
        card.paint("374,926! 404,930 456,934 480,950! 440,942 404,940", UMBER, wobble=0.6)
        card.paint(ribbon("452,854 490,900 496,960", (3, 8, 3)), DEEP)
        card.paint(ribbon("420,1010 450,1000 480,1010", (3, 7, 3)), DEEP)
        # hair at the temple
        locks = ("600,560! 690,620 700,780! 660,800 650,720 610,640", "560,580! 640,640 668,760! 620,700 600,660")
        card.paint(locks, GREY, angle=70, edge="torn", core=BONE, wobble=3)


def _coat(card: Sheet) -> None:
    coat = _torn(
        card,
        "430,1240! 660,1180 1000,1130! 1140,1210 1260,1330! 1260,1840! 286,1840! 292,1660 316,1500 364,1350",
        BLACK,
        82,
        96,
        12,
    )
    with card.inside(coat):
        for spec in ("600,1300 540,1440 500,1640 490,1840", "1120,1300 1170,1460 1184,1640 1180,1840"):
            card.paint(ribbon(spec, (4, 10, 6)), shift(BLACK, 0.09), thin=0.2)


def _scarf(card: Sheet) -> None:
    """Green, printed with lime leaves, tied below the chin."""
    _torn(card, "470,1150! 520,1180 520,1260 470,1360! 420,1330 380,1270! 420,1210", shift(GREEN, -0.07), 70, 50, 8)
    scarf = _torn(
        card,
        "394,566! 404,476 470,388 590,328 730,314 870,352 984,446 1050,590 1080,760 1112,920 1180,1060 1300,1170! "
        "1150,1290 960,1330 800,1300 640,1240 520,1190 462,1140! 560,1116 640,1050 676,950 680,840 650,730 590,622 "
        "500,562",
        GREEN,
        34,
        90,
        12,
    )
    with card.inside(scarf):
        card.paint(
            "760,300! 900,420 960,620 1000,820 1060,1010 1180,1290! 1320,1300! 1320,300!",
            shift(GREEN, -0.045),
            angle=66,
            laps=70,
            edge="torn",
            wobble=7,
        )
        for fold in ("540,1150 700,1130 900,1040", "540,1172 760,1200 1000,1170", "540,1130 660,1060 730,930"):
            card.paint(ribbon(fold, (10, 30, 3)), shift(GREEN, -0.06), thin=0.1)
        for x, y, size, tilt, by in (
            (520, 470, 80, 30, 0.09),
            (700, 420, 80, -30, 0.08),
            (890, 480, 90, 60, 0.09),
            (740, 620, 78, 160, 0.07),
            (940, 700, 92, 20, 0.1),
            (800, 830, 84, 250, 0.08),
            (960, 930, 92, 140, 0.08),
            (770, 1050, 86, 70, 0.1),
            (1020, 1170, 86, 200, 0.08),
            (840, 1230, 70, 10, 0.07),
            (1130, 1240, 50, 30, 0.08),
        ):
            _leaf(card, x, y, size, tilt, shift(GREEN, by))
        hem = "394,566 500,562 590,622 650,730 680,840 676,950 640,1050 560,1116 462,1140"
        card.paint(ribbon(hem, (30, 30, 30)), shift(GREEN, -0.1), edge="torn")
    _torn(card, "500,1160! 570,1180 606,1270 588,1392! 546,1370 520,1330! 510,1250", shift(GREEN, -0.03), 70, 50, 8)
    knot = _torn(card, "440,1140 470,1104 520,1108 544,1150 520,1194 466,1190", shift(GREEN, 0.03), 20, 30, 8)
    card.pattern(
        knot,
        [ribbon("460,1130 500,1150 500,1186", (3, 8, 3)), ribbon("520,1120 506,1140", (3, 7, 3))],
        shift(GREEN, -0.12),
    )


def _leaf(card: Sheet, x: float, y: float, size: float, tilt: float, ink: Ink) -> None:
    at = affine(x, y, size, tilt)
    card.paint(LEAF, ink, at=at, angle=tilt, laps=30, edge="torn", core=mix(ink, BONE, 0.4), wobble=3, lift=3)
    veins: list[Array] = [ribbon("0,1.2 0,.66 0,-.8", (7, 5, 2), at)]
    veins += [
        ribbon(f"0,{v} {side * 0.26},{v - 0.12:.2f} {side * 0.5},{v - 0.34:.2f}", (4, 3, 2), at)
        for v in (0.5, 0.16, -0.18)
        for side in (-1, 1)
    ]
    card.paint(veins, shift(ink, -0.1), thin=0.1)


def _sitter(card: Sheet) -> None:
    """An old man up there, his legs over her brow; he takes his time with the apple."""
    at = affine(600, 342, 1.0)

    def lay(spec: str, ink: Ink, angle: float = 80, lift: float = 5, wobble: float = 2) -> None:
        card.paint(
            spec, ink, at=at, angle=angle, edge="torn", core=mix(ink, BONE, 0.5), wobble=wobble, lift=lift, laps=24
        )

    # legs: thigh, knee, shin, shoe in one
    lay("60,-30! 70,24 10,34 -60,36 -84,60 -92,110! -140,112! -142,50 -110,2 -60,-24 0,-36", UMBER, 20)
    lay("-92,104! -88,130 -100,142 -150,142 -190,138 -184,120 -140,108!", BLACK, 4)
    # head
    card.paint(
        "-44,-186! -50,-200! -62,-202 -67,-211 -61,-222 -53,-228 -52,-256! 16,-262! 20,-180 -4,-150! -34,-152 -50,-162 -52,-174",
        SKIN,
        at=at,
        lift=3,
    )
    lay("-50,-203! -36,-200 -22,-188 -24,-176! -40,-181 -58,-177 -62,-189!", GREY, 10, 3, 1)
    lay("-8,-246! 20,-250 30,-220 20,-190 0,-196!", GREY, 80, 3, 1.5)
    # a knitted cap: ribs, a rim turned up, a bobble
    lay("-2,-336 14,-331 19,-314 8,-302 -9,-303 -18,-318", mix(TAN, UMBER, 0.45), 40, 4, 2)
    lay("-54,-250! -50,-284 -28,-306 2,-310 26,-296 36,-250!", TAN, 84, 5)
    ribs = [
        ribbon(f"{x},-254 {x * 0.8 - 2:.0f},-284 {x * 0.4 - 2:.0f},-304", (4, 4, 2), at) for x in (-40, -22, -4, 14)
    ]
    card.paint(ribs, mix(TAN, UMBER, 0.4))
    lay("-58,-264! -10,-272 40,-264! 40,-240! -8,-248 -57,-240!", mix(TAN, UMBER, 0.45), 4, 4)
    card.paint(ribbon("-50,-218 -42,-222 -34,-218", (4, 5, 4), at), BLACK)
    # jacket
    lay("-36,-160! 8,-168 50,-140 78,-70 80,10! 20,30 -44,20! -56,-60 -56,-120", SLATE, 84)
    lay("-36,-164! -4,-176 16,-166! 4,-148 -34,-146!", BONE, 4, 3)
    _apple(card, 506, 206)
    lay("10,-140! 44,-120 54,-76 20,-44 -40,-54 -92,-96! -76,-132! -30,-104 -10,-104", shift(SLATE, 0.06), 30, 6)
    card.paint("-74,-130! -96,-146 -116,-134 -118,-112 -104,-94 -88,-92!", SKIN, at=at, edge="torn", wobble=1, lift=3)


def _apple(card: Sheet, x: float, y: float) -> None:
    """Green, with a first bite out of it on his side."""
    at = affine(x, y, 40, -6)
    card.paint(ribbon("0,-.7 .06,-1 .2,-1.24", (6, 6), at), UMBER)
    card.paint(".1,-.96! .4,-1.3 .82,-1.26! .56,-.96", GREEN, at=at, lift=2)
    card.paint(
        "0,-.78 .34,-.94 .62,-.86! .6,-.6 .72,-.46! .66,-.24 .82,-.06! .92,.3 .62,.78 .26,.96 0,.88 -.26,.96 -.64,.78 -.96,.2 "
        "-.88,-.5 -.5,-.94",
        APPLE,
        at=at,
        angle=70,
        edge="torn",
        core=mix(APPLE, BONE, 0.5),
        wobble=1.5,
        lift=6,
    )
    card.paint(
        ".62,-.86! .6,-.6 .72,-.46! .66,-.24 .82,-.06! .5,-.1 .4,-.4 .42,-.7", mix(APPLE, BONE, 0.8), at=at, wobble=0.8
    )
    card.paint("-.5,-.5 -.3,-.56 -.36,-.2 -.52,-.1", mix(APPLE, BONE, 0.5), at=at, wobble=0.5)


def _sleeper(card: Sheet) -> None:
    """A hammock between two of her buttons; a bare head, the hand at rest."""
    for x, y in ((640, 1400), (1150, 1400)):
        card.paint(ROUND, GREY, at=affine(x, y, 40), edge="torn", core=BONE, wobble=2, lift=7)
        card.paint(ROUND, UMBER, at=affine(x, y, 14), edge="torn", wobble=1)
    at = affine(-96, 72, 1)

    def lay(spec: str, ink: Ink, angle: float = 10, lift: float = 5) -> None:
        card.paint(spec, ink, at=at, angle=angle, edge="torn", core=mix(ink, BONE, 0.5), wobble=3, lift=lift)

    card.paint(ribbon("640,1400 662,1430 700,1462", (8, 8)), BONE)
    card.paint(ribbon("1150,1400 1150,1426 1142,1452", (8, 8)), BONE)
    lay("980,1440! 1030,1360 1090,1300 1120,1296 1150,1340 1190,1390 1216,1400! 1180,1500! 1000,1500!", TAN, 50)
    lay("850,1450! 880,1370 930,1344 990,1350 1040,1388 1076,1440! 1060,1500! 900,1500!", SLATE, 20)
    _asleep(card)
    cloth = card.piece(
        "806,1392! 840,1440 910,1474 1020,1474 1130,1440 1240,1370! 1216,1500! 1120,1580 1000,1596 890,1560 826,1480!",
        BONE,
        at=at,
        angle=-10,
        edge="torn",
        core="#f7f2e8",
        wobble=4,
        lift=9,
    )
    stripes = [ribbon(f"{x},1440 {x + 16},1560 {x + 6},1700", (15, 17, 15)) for x in range(690, 1140, 62)]
    card.pattern(cloth, stripes, SLATE, thin=0.1)
    # the hand lies on the cloth
    lay("900,1400! 950,1384 1000,1420 1050,1462! 1024,1504! 960,1476 906,1446", shift(SLATE, 0.05), 30, 7)
    card.paint(
        "1046,1462! 1080,1466 1104,1484 1096,1500 1060,1510 1022,1502!", SKIN, at=at, edge="torn", wobble=1, lift=3
    )


def _asleep(card: Sheet) -> None:
    """A bare head on a pillow, nose to the sky."""
    card.paint(
        "660,1474! 690,1440 760,1440 800,1470! 800,1540! 700,1550 664,1520",
        mix(BONE, TAN, 0.25),
        edge="torn",
        core="#f7f2e8",
        wobble=3,
        lift=4,
    )
    card.paint(
        "700,1500 688,1470 700,1430 722,1410 742,1407! 750,1394 762,1398 766,1412! 776,1409 784,1416! 790,1414 798,1424 800,1446 "
        "816,1470! 816,1520! 740,1530",
        SKIN,
        edge="torn",
        core=mix(SKIN, BONE, 0.4),
        wobble=1,
        lift=4,
    )
    card.paint(
        "722,1410! 704,1408 682,1426 672,1460 684,1506 720,1520! 742,1500 738,1470! 722,1462 730,1440",
        UMBER,
        angle=70,
        lift=3,
    )
    card.paint(ribbon("734,1421 741,1428 740,1436 733,1443", (2, 3.5, 3.5, 2)), BLACK)
    card.paint(ribbon("779,1420 776,1430 768,1438", (3, 4, 2)), "#7a4436")
    card.paint(ribbon("744,1466 754,1462 756,1474 748,1482", (3, 4, 3)), DEEP)


def _ladder(card: Sheet) -> None:
    rails = ("248,1782 414,1366", "344,1790 500,1376")
    rungs: list[Array] = []
    for k in range(7):
        t = 0.08 + k * 0.14
        x0, y0, x1, y1 = 248 + 166 * t, 1782 - 416 * t, 344 + 156 * t, 1790 - 414 * t
        rungs.append(ribbon(f"{x0:.0f},{y0:.0f} {x1:.0f},{y1:.0f}", (11, 11)))
    card.paint(rungs, TAN, edge="torn", wobble=1.5, lift=4)
    card.paint([ribbon(rail, (16, 15)) for rail in rails], mix(TAN, BONE, 0.25), edge="torn", wobble=2, lift=6)


def _woman(card: Sheet) -> None:
    """Small, at the foot of it, her arm straight down at the ground before her."""
    at = affine(112, 1780, 0.8)
    back = affine(200, 1767, 0.8, -20)

    def lay(spec: str, ink: Ink, angle: float = 86, lift: float = 5, wobble: float = 2.2, at: Array = at) -> None:
        card.paint(
            spec, ink, at=at, angle=angle, edge="torn", core=mix(ink, BONE, 0.5), wobble=wobble, lift=lift, laps=24
        )

    lay("-120,10! -104,-110 -70,-210 -20,-226 40,-210 66,-120 92,4!", UMBER)
    lay("-70,-206! -66,-290 -30,-330 20,-326 48,-290 50,-206! -10,-198", SLATE)
    lay("10,-206! 50,-208! 84,-60 76,-30! 20,-34!", BONE)
    # head thrown back
    card.paint(
        "-4,-326! 30,-344 54,-346 66,-360 62,-374! 70,-384! 66,-394! 90,-408! 76,-426 74,-448! 40,-462 4,-440 -14,-390",
        SKIN,
        at=back,
        lift=3,
    )
    lay(
        "-30,-316! -42,-380 -24,-440 20,-470 66,-464 76,-448! 48,-436 30,-410 24,-376 30,-338! 2,-318",
        UMBER,
        60,
        at=back,
    )
    card.paint(ribbon("48,-414 56,-422 66,-420", (4, 5, 4), back), BLACK)
    card.paint("72,-386! 46,-380! 62,-370!", "#6d3a30", at=back)
    lay("-34,-350! -72,-330 -86,-296! -56,-304 -40,-322!", shift(UMBER, -0.05), 30, 3, at=back)
    # the far hand on her hip is hidden by the near arm that commands
    lay("-26,-306! 10,-318 40,-296 96,-236 138,-196! 116,-168! 60,-206 0,-252 -28,-276!", shift(SLATE, 0.06), 40, 7)
    card.paint("114,-188! 136,-200! 158,-184 166,-166 168,-118! 158,-116! 150,-156 130,-158!", SKIN, at=at, lift=4)
