"""Wait Here: three doorways; in the last an arm is measured, in the first a boy stands on his own coat."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

CHARCOAL, PENCIL, ASH, BONE, CHALK, SAFFRON = "#2b2a2c", "#5d5b5c", "#9b9792", "#d9d2c6", "#f0ebe0", "#d08a2a"
GROUND = CHALK
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
LINE: Final = "#1d1c1e"
LIGHT: Final = Skin(
    shift(mix(BONE, ASH, 0.25)), shift(mix(BONE, ASH, 0.75)), LINE, lip=mix(ASH, PENCIL, 0.6), white=CHALK
)
MID: Final = Skin(shift(mix(ASH, BONE, 0.3)), shift(mix(ASH, PENCIL, 0.4)), LINE, lip=PENCIL, white=CHALK)
CAST: Final = {
    "boy": Face(
        MID,
        10,
        "egg",
        "straight",
        "round",
        "plain",
        "flat",
        "shorn",
        CHARCOAL,
        feels=feel(
            "stubborn",
            gaze=(0.25, -0.1),
            lids=(0.92, 0.76),
            brows=(0.05, -0.01),
            slant=(0.2, -0.1),
            corners=(-0.1, -0.2),
            tilt=0,
        ),
        ears=1.35,
        plane="half",
    ),
    "drummer": Face(
        LIGHT,
        70,
        "long",
        "broad",
        "deep",
        "thin",
        "bushy",
        "ring",
        BONE,
        beard="full",
        hat="skullcap",
        hat_inks=(PENCIL, CHALK),
        feels=feel("tender", gaze=(0.6, 0.1), tilt=0),
    ),
    "elder": Face(
        LIGHT,
        60,
        "heavy",
        "hook",
        "dot",
        "thin",
        "flat",
        "down",
        ASH,
        hat="headscarf",
        hat_inks=(CHARCOAL, ASH),
        feels=feel("plain", tilt=0),
        small=True,
    ),
    "younger": Face(
        MID,
        30,
        "heart",
        "straight",
        "dot",
        "plain",
        "thin",
        "down",
        CHARCOAL,
        hat="hijab",
        hat_inks=(CHARCOAL, PENCIL),
        feels=feel("listening", tilt=0),
        small=True,
    ),
}


def paint(card: Sheet) -> None:
    """Lay the farthest room first, then each frame as a cut sheet before it."""
    _third(card)
    _frame_three(card)
    _second(card)
    _frame_two(card)
    _first(card)
    _boy(card)


def _tiles(
    card: Sheet, box: tuple[float, float, float, float], rows: int, columns: int, slant: float, ink: Ink, wrong: int
) -> None:
    """A floor of tiles in a strict order that is not quite kept; the rest stays bare."""
    x0, y0, x1, y1 = box
    marks: list[str] = []
    for r in range(rows):
        t0, t1 = (r / rows) ** 1.35, ((r + 1) / rows) ** 1.35
        ya, yb = y0 + (y1 - y0) * t0, y0 + (y1 - y0) * t1
        for c in range(-2, columns + 2):
            if (r + c) % 2 == (1 if (r * 5 + c * 3) % 11 == wrong else 0):
                continue
            w = (x1 - x0) / columns
            la, lb = (
                x0 + w * c + slant * t0 + (c - columns / 2) * w * 0.3 * t0,
                x0 + w * c + slant * t1 + (c - columns / 2) * w * 0.3 * t1,
            )
            ra, rb = la + w * (1 + 0.3 * t0), lb + w * (1 + 0.3 * t1)
            if ra < -60 or la > 1260:
                continue
            marks.append(
                f"{la + 3:.0f},{ya + 2:.0f}! {ra - 3:.0f},{ya + 2:.0f}! {rb - 3:.0f},{yb - 2:.0f}! {lb + 3:.0f},{yb - 2:.0f}!"
            )
    card.paint(marks, ink, angle=4, grain=0.3, wobble=0.8)


def _third(card: Sheet) -> None:
    """Two who measure, and what they measure of him."""
    card.paint("250,440! 640,440! 640,960! 250,960!", BONE, angle=88, laps=60, grain=0.2)
    _tiles(card, (250, 960, 640, 1160), 5, 5, -20, mix(BONE, ASH, 0.3), 4)
    card.paint("262,560! 330,556! 332,700! 264,702!", mix(BONE, ASH, 0.5), angle=88)
    for name, x, y, h, lean in (("elder", 374, 1080, 1.0, 0), ("younger", 506, 1096, 1.08, 0)):
        at = affine(x, y, h)
        body = card.piece(
            "-34,-220! 0,-232 36,-220! 60,-150 66,-60 78,20! -76,22! -64,-60 -58,-150",
            CHARCOAL if name == "elder" else mix(CHARCOAL, PENCIL, 0.35),
            at=at,
            angle=86,
            laps=30,
            lift=6,
        )
        with card.inside(body):
            card.paint(ribbon("-20,-140 -26,-60 -30,20", (4, 10, 5), at), PENCIL)
        r = 42
        Head(
            card,
            CAST[name],
            x + lean,
            y - 262 * h,
            r,
            tilt=6 if name == "elder" else -8,
            turn=0.3 if name == "elder" else -0.5,
        ).draw()
    # the arm: long, patient, well laundered
    sleeve = card.piece(
        "180,928! 280,918 360,912 416,914! 418,958! 360,964 280,978 180,992!",
        mix(ASH, PENCIL, 0.35),
        angle=2,
        laps=22,
        lift=8,
    )
    card.pattern(
        sleeve, [ribbon(f"{190 + 36 * k},912 {186 + 36 * k},998", (4, 4)) for k in range(7)], mix(PENCIL, ASH, 0.45)
    )
    card.paint("408,910! 446,908! 448,962! 410,964!", CHALK, angle=86, lift=4)
    card.paint(ROUND, CHARCOAL, at=affine(428, 950, 6), lift=1)
    hand(card, "palm_up", 450, 936, 84, -4, LIGHT, age=40, lift=4)
    # their hands, and the only colour there is
    card.paint(ribbon("330,978 352,998 420,1000 490,994 540,990", (16, 16, 16, 16, 16)), SAFFRON, lift=5)
    card.paint(
        [ribbon(f"{372 + 16 * k},{992 + (k % 2)} {372 + 16 * k},{1006 - 3 * (k % 2)}", (3, 3)) for k in range(11)],
        CHARCOAL,
    )
    card.paint(ribbon("540,990 556,1030 540,1080 552,1124", (16, 15, 14, 11)), SAFFRON, lift=4)
    card.paint("352,942! 330,962 330,992! 360,1012! 376,982!", CHARCOAL, lift=4)
    hand(card, "pinch", 352, 996, 50, 10, LIGHT, age=60, lift=3)
    card.paint("556,934! 574,962 566,996! 538,1010! 522,980!", mix(CHARCOAL, PENCIL, 0.35), lift=4)
    hand(card, "pinch", 536, 992, 50, 178, MID, flip=True, age=30, lift=3)


def _frame_three(card: Sheet) -> None:
    outside = "180,270! 860,270! 860,1520! 180,1520!"
    arch = "318,1150! 318,700! 300,640 318,560 380,506 446,478! 512,506 574,560 592,640 574,700! 580,1150! 318,1150!"
    _wall(card, outside, arch, mix(ASH, PENCIL, 0.25), 88)
    card.paint(
        ribbon(
            "306,1150! 306,700! 286,640 306,552 372,494 446,462! 520,494 586,552 606,640 588,700! 594,1150!",
            (13, 13, 13),
        ),
        mix(ASH, BONE, 0.6),
        lift=3,
    )
    # a band of plaster, cut in points
    points = [f"{196 + 44 * k},400! {218 + 44 * k},372! {240 + 44 * k},400! {218 + 44 * k},428!" for k in range(15)]
    card.paint(points, mix(ASH, BONE, 0.35), angle=8)


def _wall(card: Sheet, outside: str, arch: str, ink: Ink, angle: float) -> None:
    """Lay a wall round an arch: left, right and above it, in one ink and one sweep of the brush."""
    ox = [float(p.rstrip("!").split(",")[0]) for p in outside.split()]
    oy = [float(p.rstrip("!").split(",")[1]) for p in outside.split()]
    pts = arch.split()
    left, right, top, bottom = min(ox), max(ox), min(oy), max(oy)
    foot_l, foot_r = pts[0], pts[-2]
    y = foot_l.rstrip("!").split(",")[1]
    spec = [f"{left},{y}!", f"{left},{top}!", f"{right},{top}!", f"{right},{y}!", *[foot_r, *pts[1:-2][::-1], foot_l]]
    del bottom
    card.paint(" ".join(spec), ink, angle=angle, laps=70, grain=0.3, lift=9)


def _second(card: Sheet) -> None:
    """An old man with a drum that makes no sound, and seven glasses."""
    card.paint("180,1148! 330,1150! 330,1156! 180,1160!", ASH)
    _tiles(card, (180, 1150, 860, 1520), 6, 6, -60, mix(BONE, ASH, 0.35), 7)
    card.paint(ribbon("180,1150 318,1150", (9, 9)), CHARCOAL)
    card.paint(ribbon("580,1150 860,1150", (9, 9)), CHARCOAL)
    # the tray
    for x in (250, 350):
        card.paint(ribbon(f"{x},1330 {x + (12 if x > 300 else -12)},1450", (11, 9)), CHARCOAL)
    card.paint("196,1316! 230,1298 380,1296 416,1314! 380,1340 230,1342", PENCIL, angle=2, lift=6)
    card.paint("210,1314! 236,1304 374,1302 402,1313! 372,1326 238,1328", mix(ASH, BONE, 0.4), angle=2)
    for k, (x, y) in enumerate(
        ((236, 1300), (276, 1296), (316, 1295), (356, 1297), (252, 1318), (300, 1320), (348, 1318))
    ):
        spec = "-15,-50! 15,-50! 11,0! -11,0!" if k != 6 else "-11,-50! 11,-50! 15,0! -15,0!"
        card.paint(spec, CHALK, at=affine(x, y), lift=3)
        if k != 6:
            card.paint("-12,-24! 12,-25! 10,-3! -10,-3!", PENCIL, at=affine(x, y))
    # he
    card.paint("560,1370! 740,1360! 744,1396! 556,1402!", CHARCOAL, angle=2, lift=4)
    for x in (576, 716):
        card.paint(ribbon(f"{x},1390 {x + (6 if x > 600 else -6)},1476", (15, 12)), CHARCOAL)
    robe = card.piece(
        "590,930! 650,910 712,930! 770,990 788,1120 800,1290 830,1440! 740,1470 600,1470 512,1450! 520,1300 536,1120 548,1000",
        CHALK,
        angle=84,
        laps=50,
        grain=0.26,
        lift=9,
    )
    with card.inside(robe):
        for x in range(530, 830, 40):
            card.paint(
                ribbon(f"{650 + (x - 650) * 0.6:.0f},920 {x},1200 {x + (x - 650) * 0.1:.0f},1470", (5, 6, 7)),
                ASH,
                thin=0.2,
            )
        card.paint("700,930! 800,1000 860,1480! 760,1480! 760,1200", mix(CHALK, ASH, 0.35), angle=84)
    for x in (586, 700):
        card.paint(
            f"{x - 26},1452! {x + 30},1450! {x + 20},1500 {x - 30},1516! {x - 60},1500 {x - 50},1476",
            PENCIL,
            angle=20,
            lift=5,
        )
    card.paint("616,860! 684,860! 694,940! 650,964 606,940!", LIGHT.shade, angle=86)
    Head(card, CAST["drummer"], 652, 826, 88, tilt=6, turn=0.45).draw()
    # the drum: a goblet with a pale skin
    drum = card.piece(
        "560,1140! 700,1124! 706,1180 670,1240 676,1320! 606,1326! 606,1250 566,1200",
        mix(PENCIL, CHARCOAL, 0.4),
        angle=84,
        laps=30,
        lift=8,
    )
    with card.inside(drum):
        card.paint(
            [f"{572 + 30 * k},1190! {586 + 30 * k},1170! {600 + 30 * k},1190! {586 + 30 * k},1212!" for k in range(5)],
            ASH,
        )
    card.paint("552,1136 590,1112 670,1102 710,1122 672,1144 592,1152", CHALK, angle=4, lift=4)
    hand(card, "point", 548, 1080, 84, 32, LIGHT, age=70, lift=4)
    card.paint(
        "566,950! 516,1000 486,1080! 500,1110 560,1112! 570,1062! 556,1050 600,1000",
        mix(CHALK, ASH, 0.12),
        angle=70,
        lift=7,
    )
    hand(card, "flat", 736, 1122, 84, 176, LIGHT, age=70, flip=True, lift=4)
    card.paint(
        "730,950! 790,1010 806,1090! 780,1140 724,1146! 716,1096! 744,1076 720,1020",
        mix(CHALK, ASH, 0.3),
        angle=100,
        lift=7,
    )


def _frame_two(card: Sheet) -> None:
    outside = "-60,-60! 1260,-60! 1260,1700! -60,1700!"
    arch = "214,1516! 214,640! 180,560 210,430 330,330 520,270! 716,330 838,430 866,560 834,640! 846,1516! 214,1516!"
    _wall(card, outside, arch, CHARCOAL, 88)
    card.paint(
        ribbon(
            "196,1516! 196,646! 158,560 192,420 318,312 520,246! 728,312 856,420 888,560 852,646! 864,1516!",
            (17, 17, 17),
        ),
        PENCIL,
        lift=4,
    )
    stars: list[Array] = []
    for row in range(3):
        for k in range(13):
            x, y = 40 + 96 * k + 48 * (row % 2), 40 + 76 * row
            if 150 < x < 900 and y > 170:
                continue
            stars.append(ribbon(f"{x - 16},{y} {x},{y - 22} {x + 16},{y} {x},{y + 22} {x - 16},{y}", (4, 4)))
    card.paint(stars, PENCIL, wobble=0.6)
    for x, y in ((1050, 460), (60, 700)):
        card.paint(ribbon(f"{x},{y - 120} {x},{y}", (5, 5)), PENCIL)


def _first(card: Sheet) -> None:
    """The near room: bare floor, a carpet that must not be soiled."""
    card.paint(ribbon("-40,1516 214,1516", (11, 11)), PENCIL)
    card.paint(ribbon("846,1516 1240,1516", (11, 11)), PENCIL)
    _tiles(card, (-40, 1524, 1240, 1860), 4, 9, -90, mix(CHALK, BONE, 0.8), 5)
    carpet = card.piece(
        "500,1590! 1260,1566! 1260,1860! 380,1860!",
        BONE,
        angle=2,
        laps=60,
        grain=0.3,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=4,
    )
    with card.inside(carpet):
        card.paint(ribbon("534,1612 1260,1590", (13, 13)), PENCIL)
        card.paint(ribbon("524,1636 1260,1614", (5, 5)), PENCIL)
    # how he came: prints that stop where the carpet begins
    for x, y, t in ((60, 1760, -8), (210, 1700, 6), (330, 1770, -6)):
        card.paint(
            "-34,-13 0,-17 34,-12 44,0 34,12 0,16 -34,13",
            mix(PENCIL, BONE, 0.3),
            at=affine(x, y, 1, t),
            edge="raw",
            thin=0.25,
        )


def _boy(card: Sheet) -> None:
    """He looks back at us over his shoulder; his best jacket, his worst boots."""
    coat = card.piece(
        "690,1690! 780,1650 900,1668 1060,1640 1190,1690! 1240,1740 1180,1790! 1060,1776 960,1800 800,1786! 700,1800 640,1760!",
        mix(PENCIL, ASH, 0.35),
        angle=6,
        laps=40,
        edge="torn",
        core=ASH,
        wobble=4,
        lift=7,
    )
    with card.inside(coat):
        for fold in ("700,1720 840,1700 960,1720", "1000,1690 1080,1740 1180,1730", "800,1780 900,1740 1000,1776"):
            card.paint(ribbon(fold, (4, 16, 5)), PENCIL, thin=0.1)
    card.paint(
        "640,1700! 560,1720 520,1760! 560,1790 640,1770! 700,1740!",
        mix(PENCIL, ASH, 0.25),
        angle=20,
        edge="torn",
        core=ASH,
        wobble=3,
        lift=6,
    )
    for x, t in ((866, -3), (1010, 4)):
        at = affine(x, 1716, 1, t)
        card.paint("-52,-330! 54,-330! 46,-120! -44,-120!", mix(CHARCOAL, PENCIL, 0.5), at=at, angle=86, lift=6)
        boot = card.piece(
            "-54,-140! 54,-140! 52,-30 66,10 64,34! -64,36! -68,6 -50,-30", LINE, at=at, angle=84, laps=26, lift=7
        )
        with card.inside(boot):
            card.paint(
                "-70,-30! -30,-56 10,-36 50,-60 70,-34! 70,40! -70,40!",
                mix(ASH, PENCIL, 0.55),
                at=at,
                edge="raw",
                ragged=16,
            )
        card.paint("-66,24! 66,22! 70,44! -70,46!", CHARCOAL, at=at)
    hand(card, "fist", 744, 1322, 96, 100, MID, age=10, lift=4)
    hand(card, "fist", 1130, 1330, 96, 84, MID, age=10, flip=True, lift=4)
    jacket = card.piece(
        "850,880! 940,860 1030,880! 1110,930 1130,1040 1110,1160 1134,1400! 1060,1424 940,1416 820,1424 752,1404! 776,1160 752,1040 770,930",
        ASH,
        angle=86,
        laps=60,
        grain=0.36,
        lift=11,
    )
    with card.inside(jacket):
        checks = [ribbon(f"{x},860 {x + 3},1430", (5, 5)) for x in range(770, 1140, 52)] + [
            ribbon(f"740,{y} 1140,{y - 6}", (5, 5)) for y in range(920, 1430, 52)
        ]
        card.paint(checks, mix(ASH, PENCIL, 0.45), thin=0.15, wobble=0.5)
        card.paint(ribbon("940,870 942,1150 938,1424", (6, 7, 6)), PENCIL)
        card.paint("770,1130! 940,1146 1120,1128! 1120,1160! 940,1178 770,1162!", mix(ASH, PENCIL, 0.5), angle=2)
        card.paint("1040,870! 1150,940 1150,1430! 1070,1430! 1080,1100", mix(ASH, PENCIL, 0.35), angle=86, thin=0.25)
    for spec in (
        "790,920! 740,1000 706,1140 704,1300! 740,1334 792,1326! 806,1180 830,1040",
        "1090,920! 1150,1000 1172,1140 1172,1310! 1136,1340 1086,1332! 1074,1180 1056,1040",
    ):
        arm = card.piece(spec, shift(ASH, -0.035), angle=84, laps=36, lift=8)
        with card.inside(arm):
            card.paint(
                [ribbon(f"690,{y} 1200,{y}", (5, 5)) for y in range(960, 1340, 52)], mix(ASH, PENCIL, 0.5), thin=0.15
            )
    card.paint("896,760! 990,760! 1000,880! 940,900 880,880!", MID.shade, angle=86)
    card.paint("862,862! 940,886 1022,860! 1040,906! 940,932 846,908!", CHALK, angle=3, lift=5)
    Head(card, CAST["boy"], 930, 690, 150, tilt=-5, turn=-0.55).draw()
