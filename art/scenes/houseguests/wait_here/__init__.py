"""Wait Here: an arm out of the third doorway is measured and ends before a boy, who stands on his own coat."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

CHARCOAL, PENCIL, ASH, BONE, CHALK, SAFFRON = "#2b2a2c", "#5d5b5c", "#9b9792", "#d9d2c6", "#f0ebe0", "#d08a2a"
GROUND = CHALK
LINE: Final = "#1d1c1e"
LIGHT: Final = Skin(
    shift(mix(BONE, ASH, 0.25)), shift(mix(BONE, ASH, 0.75)), LINE, lip=mix(ASH, PENCIL, 0.6), white=CHALK
)
MID: Final = Skin(shift(mix(ASH, BONE, 0.42)), shift(mix(ASH, PENCIL, 0.36)), LINE, lip=PENCIL, white=CHALK)
CAST: Final = {
    "boy": Face(
        MID,
        10,
        "egg",
        "snub",
        "round",
        "plain",
        "flat",
        "shorn",
        CHARCOAL,
        feels=feel(
            "stubborn",
            gaze=(0.5, 0.3),
            lids=(1.05, 0.95),
            brows=(0.1, 0.06),
            slant=(0.45, 0.25),
            corners=(-0.1, -0.2),
            tilt=0,
        ),
        ears=1.35,
        plane="half",
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
    """Lay the farthest room first, each frame as a cut sheet before it, then the arm through all of them."""
    _third(card)
    _second(card)
    _first(card)
    _women(card)
    _arm(card)
    _tape(card)
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


def _third(card: Sheet) -> None:
    """The light room, and in it a door that is dark."""
    card.paint("60,240! 640,240! 640,960! 60,960!", BONE, angle=88, laps=60, grain=0.2)
    card.paint("60,930! 640,930! 640,1180! 60,1180!", CHALK, angle=2)
    _tiles(card, (100, 936, 560, 1150), 4, 6, -30, mix(BONE, ASH, 0.35), 4)
    card.paint("176,932! 176,540! 196,470 240,436! 286,470 306,540! 306,932!", mix(CHARCOAL, PENCIL, 0.3), angle=88)


def _second(card: Sheet) -> None:
    """The middle room: a tray with seven glasses, and a drum that nobody beats."""
    outside = "-20,100! 900,100! 900,1600! -20,1600!"
    arch = "132,1140! 132,520! 116,450 140,370 210,310 300,262! 390,310 462,370 486,450 470,520! 474,1140! 132,1140!"
    _wall(card, outside, arch, mix(ASH, PENCIL, 0.2), 88)
    card.paint(
        ribbon(
            "122,1140 122,526! 104,450 130,362 204,300 300,250! 398,300 472,362 498,450 482,526! 486,1140", (11, 11)
        ),
        mix(ASH, BONE, 0.65),
        lift=3,
    )
    card.paint("-20,1138! 900,1138! 900,1600! -20,1600!", CHALK, angle=2)
    _tiles(card, (20, 1144, 860, 1500), 5, 7, -50, mix(BONE, ASH, 0.4), 7)
    card.paint("250,1330! 284,1308 470,1306 506,1326! 470,1352 284,1354", PENCIL, angle=2, lift=6)
    for x in (300, 456):
        card.paint(ribbon(f"{x},1344 {x + (12 if x > 400 else -12)},1430", (12, 9)), CHARCOAL, lift=3)
    for k, (x, y) in enumerate(
        ((284, 1322), (326, 1318), (368, 1316), (410, 1318), (304, 1338), (352, 1340), (446, 1334))
    ):
        card.paint(
            "-16,-56! 16,-56! 12,0! -12,0!" if k != 6 else "-12,-56! 12,-56! 16,0! -16,0!",
            CHALK,
            at=affine(x, y),
            lift=4,
        )
        if k != 6:
            card.paint("-13,-28! 13,-29! 11,-3! -11,-3!", PENCIL, at=affine(x, y))


def _first(card: Sheet) -> None:
    """The near wall, nearly black; a bare floor before it."""
    outside = "-60,-60! 1260,-60! 1260,1500! -60,1500!"
    arch = "64,1500! 64,640! 22,520 60,370 190,240 400,150! 620,240 752,370 790,520 748,640! 756,1500! 64,1500!"
    _wall(card, outside, arch, CHARCOAL, 88)
    card.paint(
        ribbon("48,1500 48,646! 2,520 42,360 180,222 400,128! 632,222 772,360 812,520 766,646! 774,1500", (17, 17)),
        PENCIL,
        lift=4,
    )
    card.paint("-60,1496! 1260,1488! 1260,1860! -60,1860!", CHALK, angle=2, laps=90, grain=0.2)
    _tiles(card, (-40, 1500, 1240, 1860), 3, 8, -90, mix(CHALK, BONE, 0.85), 5)
    for x, y, t in ((110, 1700, -8), (270, 1640, 6), (430, 1720, -6), (580, 1664, 4)):
        card.paint(
            "-40,-13 0,-17 34,-12 48,0 34,12 0,16 -40,13",
            mix(PENCIL, BONE, 0.25),
            at=affine(x, y, 1.1, t),
            edge="raw",
            thin=0.25,
        )


def _women(card: Sheet) -> None:
    """Brisk, and behind it: one far, one near."""
    card.paint(
        "334,940! 344,700 358,610 396,574! 436,576 462,620 470,740 478,950!", CHARCOAL, angle=86, laps=30, lift=6
    )
    Head(card, CAST["elder"], 396, 520, 56, 8, -0.3).draw()
    card.paint(
        "486,1330! 500,1000 516,760 560,660! 700,650 742,740 750,1000 756,1340! 620,1356",
        mix(CHARCOAL, LINE, 0.5),
        angle=86,
        laps=40,
        edge="torn",
        core=ASH,
        wobble=2,
        lift=9,
    )
    Head(card, CAST["younger"], 622, 548, 112, 12, -0.45).draw()


def _arm(card: Sheet) -> None:
    """Long, polite and well laundered."""
    hand(card, "rest", 716, 838, 208, 10, LIGHT, age=40, lift=14)
    sleeve = card.piece(
        "160,556! 250,566 350,596 470,664 550,702 630,722 680,730! 686,820 668,920! 620,918 540,900 460,862 350,750 250,664 160,632!",
        "#f7f3ea",
        angle=24,
        laps=60,
        grain=0.16,
        lift=18,
    )
    with card.inside(sleeve):
        card.paint(
            "160,612! 250,640 350,716 470,826 560,862 640,876 716,880! 720,940! 520,930 440,880 250,690 150,650!",
            mix(BONE, ASH, 0.3),
            angle=30,
        )
        for fold in (
            "452,664 486,730 470,800 440,830",
            "500,690 522,760 510,830 486,866",
            "416,640 440,690 428,740",
            "560,716 570,780 556,830",
            "300,590 316,630 306,676",
        ):
            card.paint(ribbon(fold, (3, 13, 3)), mix(ASH, BONE, 0.2), thin=0.1)
    card.paint("658,720! 756,744! 748,934! 644,934! 668,830", "#fbf8f0", angle=86, laps=40, grain=0.14, lift=12)
    card.paint(ribbon("678,728 688,830 666,934", (6, 6)), ASH)
    card.paint(ROUND, CHARCOAL, at=affine(722, 884, 16), lift=3)
    # the jamb it comes from behind
    card.paint("134,430! 176,500! 176,932! 134,932!", BONE, angle=88, grain=0.2, lift=5)


def _tape(card: Sheet) -> None:
    """The only colour there is; who holds it reaches over the sleeve."""
    run = "372,588 440,622 540,676 620,702 670,714"
    card.paint(ribbon(run, (20, 24, 30, 34, 36)), SAFFRON, lift=5)
    drop = "658,706 640,800 650,900 614,1010 642,1120 614,1240 638,1300"
    card.paint(ribbon(drop, (36, 34, 32, 30, 30, 28, 24)), SAFFRON, lift=6)
    line = curve(run, closed=False, step=2)
    for k in range(1, 13):
        (x, y), (u, v) = line[len(line) * k // 13], line[len(line) * k // 13 + 3]
        n = (0.5 + k / 26) / float(np.hypot(u - x, v - y)) * 15
        card.paint(ribbon([(float(x), float(y)), (float(x - (v - y) * -n), float(y - (u - x) * n))], (4, 4)), CHARCOAL)
    line = curve(drop, closed=False, step=2)
    for k in range(2, 13):
        x, y = (float(v) for v in line[len(line) * k // 13])
        card.paint(ribbon(f"{x - 14:.0f},{y:.0f} {x:.0f},{y:.0f}", (4, 4)), CHARCOAL)
    card.paint("420,590! 446,600 430,632 392,634! 380,606!", CHARCOAL, lift=4)
    hand(card, "pinch", 394, 620, 58, 190, LIGHT, flip=True, age=60, lift=3)
    hand(card, "pinch", 680, 684, 104, 122, MID, flip=True, age=30, lift=5)
    card.paint(
        "676,610! 730,640 762,690 752,730! 700,742 668,708! 690,690 660,660", mix(CHARCOAL, LINE, 0.5), angle=70, lift=7
    )


def _boy(card: Sheet) -> None:
    """His best jacket, his worst boots; he bends away as far as politeness lets him."""
    coat = card.piece(
        "690,1690! 790,1640 900,1656 1060,1630 1260,1650! 1260,1800! 1060,1776 960,1800 830,1780! 730,1806 620,1770!",
        mix(ASH, PENCIL, 0.2),
        angle=6,
        laps=40,
        edge="torn",
        core=BONE,
        wobble=4,
        lift=7,
    )
    sleeve = card.piece(
        "760,1700! 660,1690 560,1716 500,1750! 520,1790! 600,1776 680,1770 770,1776!",
        mix(ASH, PENCIL, 0.12),
        angle=170,
        laps=40,
        lift=7,
    )
    with card.inside(sleeve):
        card.paint("540,1700! 570,1690! 586,1790! 556,1800!", PENCIL, angle=80)
    with card.inside(coat):
        for fold in ("700,1720 840,1700 960,1720", "1100,1690 1160,1740 1250,1730", "760,1780 900,1750 1000,1776"):
            card.paint(ribbon(fold, (4, 16, 5)), PENCIL, thin=0.1)
    for x, y, ink, shoe in ((1050, 1688, shift(PENCIL, -0.07), shift(CHARCOAL, 0.04)), (936, 1700, PENCIL, LINE)):
        card.paint(f"{x - 44},1290! {x + 92},1290! {x + 60},1640! {x - 40},1640!", ink, angle=86, lift=6)
        at = affine(x, y)
        boot = card.piece(
            "-50,-128! 62,-128! 58,-30 66,20! 68,40! -126,40! -134,8 -110,-22 -60,-44",
            shoe,
            at=at,
            angle=84,
            laps=26,
            lift=7,
        )
        with card.inside(boot):
            card.paint(
                "-150,8! -120,16 -96,6 -70,22 -40,18 -10,26 16,2 34,-20! 50,-4 90,-10! 90,50! -150,50!",
                mix(ASH, BONE, 0.3),
                at=at,
                angle=4,
                edge="raw",
                ragged=10,
                thin=0.08,
            )
            for u, v, r in ((-84, -8, 5), (-30, -24, 7), (-8, -60, 4), (30, -76, 6), (44, -48, 4)):
                card.paint("-1,.2 -.2,-1 .9,-.3 .6,.8 -.5,.9", mix(ASH, BONE, 0.3), at=affine(x + u, y + v, r))
    for x, y, r in ((752, 1722, 15), (806, 1748, 9), (1170, 1712, 13)):
        card.paint("-1,.4 -.6,-.6 .3,-.8 1,0 .7,.6 -.2,.8", LINE, at=affine(x, y, r), lift=2)
    card.paint("1120,1230! 1210,1190 1260,1240 1230,1320 1150,1320!", LINE, angle=20, lift=5)
    jacket = card.piece(
        "996,926! 1110,926! 1180,990 1196,1120 1160,1240 1162,1370! 1060,1396 950,1392 846,1366! 850,1250 866,1130 920,1010 966,950!",
        ASH,
        angle=86,
        laps=60,
        grain=0.3,
        lift=11,
    )
    checks = [ribbon(f"{x + 44},900 {x + 10},1130 {x - 6},1400", (5, 5)) for x in range(800, 1200, 48)]
    checks += [ribbon(f"830,{y + 6} 1220,{y - 14}", (5, 5)) for y in range(960, 1410, 48)]
    card.pattern(jacket, checks, mix(ASH, PENCIL, 0.45), thin=0.15)
    card.paint(
        "1040,990! 1090,950 1150,970 1190,1050 1230,1150! 1250,1190 1236,1240! 1180,1270 1150,1262! 1140,1200 1090,1140 1050,1070",
        mix(ASH, BONE, 0.3),
        angle=70,
        laps=40,
        lift=9,
    )
    card.paint("1006,860! 1116,850! 1136,940 1066,985 996,940!", MID.shade, angle=84)
    card.paint("978,928! 1050,966 1140,916! 1156,968! 1064,1026 972,988!", CHALK, angle=8, lift=6)
    Head(card, CAST["boy"], 1060, 792, 150, 14, -1, view="side").draw()
