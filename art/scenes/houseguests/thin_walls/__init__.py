"""Thin Walls: a man's long face, ear to a tumbler, in bliss; next door a child judges socks."""

from __future__ import annotations

from typing import Final

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import finger
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin

ASH, INK, PENCIL, CHALK, BONE, RADISH = "#b6afa5", "#232125", "#6d6a6b", "#f0eae0", "#d9d0c2", "#b84a56"
GROUND = CHALK
PALE: Final = Skin("#ddd4c7", "#b9b1a6", INK, lip=RADISH, blush="#d2b9ae", white=CHALK)
BROWN: Final = Skin("#8d8580", "#6f6966", INK, lip="#55504f", white=CHALK)
CAST: Final = {
    "lodger": Face(
        PALE,
        52,
        "long",
        "bent",
        "hooded",
        "wide",
        "arched",
        "bald",
        INK,
        beard="pencil",
        long=1.06,
        ears=1.5,
        mouth=0.95,
        feels=feel(
            "dreaming",
            lids=(0.08, 0.0),
            brows=(0.13, 0.07),
            slant=(0.12, 0.3),
            gaze=(0.3, -0.5),
            corners=(0.1, 0.2),
            part=0.065,
            broad=0.7,
            bag=1.0,
            tilt=0,
        ),
    ),
    "judge": Face(
        BROWN,
        4,
        "moon",
        "snub",
        "smooth",
        "pinched",
        "thin",
        "tuft",
        INK,
        feels=feel("cross", gaze=(-0.2, 0.6), tilt=-4),
    ),
}


def paint(card: Sheet) -> None:
    """Lay the wardrobe, his face, the torn wall, the glass in his fingers, then the child's room."""
    _wardrobe(card)
    _face(card)
    _next_door(card)
    _wall(card)
    _glass(card)


def _wardrobe(card: Sheet) -> None:
    """Behind him; a bitten radish keeps its door from closing, and a hat hangs there that is not his."""
    card.paint("-40,-40! 880,-40! 880,1840! -40,1840!", INK, angle=88, laps=90, grain=0.3)
    door = card.piece("-40,-40! 196,-40! 214,900! 220,1840! -40,1840!", shift(PENCIL, -0.1), angle=88, laps=70, lift=10)
    with card.inside(door):
        card.paint(ribbon("150,-40 164,1840", (5, 5)), INK)
    # the hat
    card.paint(ribbon("50,110 90,114 96,160", (8, 8, 6)), BONE, lift=3)
    at = affine(86, 250, 1.1, 14)
    card.paint("-120,30 -60,60 60,62 140,24 60,6 -70,8", CHALK, at=at, angle=6, lift=8)
    card.paint("-64,22 -70,-50 -20,-86 50,-78 72,-30 66,22 0,36", CHALK, at=at, angle=20, lift=4)
    card.paint("-68,0 0,16 69,-2 68,22 0,38 -66,24", RADISH, at=at, angle=4)
    card.paint("50,6! 110,-40 150,-30! 120,-6 140,20! 90,22", RADISH, at=at, lift=4)


def _face(card: Sheet) -> None:
    # the radish
    card.paint(ribbon("36,1560 20,1480 50,1440", (10, 16, 4)), ASH, lift=3)
    card.paint(ribbon("40,1560 70,1500 66,1440", (8, 18, 4)), PENCIL, lift=3)
    bulb = card.piece("40,1548 96,1570 104,1640 60,1690 46,1730! 30,1690 -14,1640 -10,1574", RADISH, angle=70, lift=8)
    with card.inside(bulb):
        card.paint("76,1540! 60,1570 74,1590 62,1616 120,1640! 130,1540!", CHALK)
    # neck and collar lie below the chin, cropped
    card.paint("110,1300! 560,1280! 720,1560! 640,1840! 60,1840!", PALE.shade, angle=80)
    card.paint(
        "300,1840! 420,1700! 640,1500! 760,1560 860,1640! 860,1840!",
        CHALK,
        angle=60,
        edge="torn",
        core="#fffaf0",
        lift=6,
    )
    card.paint("520,1840! 700,1640 880,1560! 880,1840!", PENCIL, angle=60, lift=6)
    head = Head(card, CAST["lodger"], 388, 772, 640, 14)
    head.draw()
    lay, line = head.lay, head.line
    # pouches, the furrow that pleasure cuts, a temple's vein
    for s in (-1, 1):
        lay(f"{s * 0.14},.16 {s * 0.28},.25 {s * 0.44},.15 {s * 0.4},.24 {s * 0.28},.3 {s * 0.17},.24", PALE.shade)
        line(f"{s * 0.15},.2 {s * 0.28},.285 {s * 0.42},.2", (0.004, 0.012, 0.004), mix(PALE.shade, INK, 0.35))
    line("-.5,-.5 -.43,-.42 -.47,-.34 -.42,-.28", (0.006, 0.01, 0.004), PALE.shade)
    for y in (-0.5, -0.43):
        line(f"-.26,{y} -.06,{y - 0.03} .2,{y + 0.01}", (0.003, 0.01, 0.003), mix(PALE.shade, INK, 0.2))
    # oiled hair in one long lock
    hair = lay(
        "-.68,.05! -.74,-.5 -.56,-.98 -.1,-1.2 .4,-1.14 .7,-.7 .72,-.1! .63,.02! .6,-.4 .44,-.66 .1,-.72! -.1,-.66 -.36,-.66 -.5,-.56 -.6,-.3!",
        INK,
        "flat",
        angle=20,
        lift=10,
    )
    if hair is not None:
        with card.inside(hair):
            for k in range(7):
                y = -1.12 + 0.06 * k
                line(
                    f"-.66,{y + 0.5:.2f} -.4,{y + 0.1:.2f} .1,{y:.2f} .62,{y + 0.44:.2f}",
                    (0.004, 0.014, 0.003),
                    shift(INK, 0.16),
                    "flat",
                    thin=0.2,
                )
    lay(
        "-.3,-.86! .1,-.92 .34,-.66 .3,-.36 .12,-.2 .02,-.24! .14,-.36 .16,-.56 0,-.7 -.24,-.72!",
        INK,
        "flat",
        angle=70,
        lift=9,
    )
    for o in (0, 0.05):
        line(
            f"-.1,{-0.82 + o} .16,{-0.74 + o} {0.24 - o},-.5 {0.14 - o / 2},-.28",
            (0.003, 0.012, 0.003),
            shift(INK, 0.2),
            "flat",
            thin=0.2,
        )


def _wall(card: Sheet) -> None:
    """The thickness of a hand, torn."""
    card.paint(
        "836,-40! 900,-40! 896,500 904,1000 894,1500 900,1840! 838,1840! 842,1300 834,800 842,300",
        CHALK,
        angle=88,
        grain=0.16,
        edge="torn",
        core="#fffaf0",
        wobble=9,
        lift=12,
    )
    for y in (150, 420, 980, 1340, 1660):
        card.paint(f"850,{y}! 884,{y + 4}! 882,{y + 40}! 852,{y + 38}!", shift(CHALK, -0.06), angle=4, thin=0.2)


def _glass(card: Sheet) -> None:
    """Rim to the wall, foot to the ear; three fingers and a thumb."""
    flesh = mix(PALE.base, PALE.shade, 0.4)
    shirt = card.piece(
        "640,1840! 660,1720 690,1600! 840,1580! 872,1700 880,1840!", PENCIL, angle=86, edge="torn", core=CHALK, lift=9
    )
    card.pattern(shirt, [ribbon(f"{x},1560 {x + 8},1840", (3, 3)) for x in range(650, 890, 24)], CHALK)
    card.paint("684,1606! 846,1582! 842,1520! 696,1534!", CHALK, angle=4, lift=6)
    card.paint(finger("700,1300 640,1200 650,1120", 62), PALE.shade, angle=88, lift=3)
    card.paint("606,868! 606,1098! 850,1150! 850,812!", mix(ASH, CHALK, 0.35), angle=4, lift=10)
    card.paint("606,868! 652,858! 652,1106! 606,1098!", CHALK, angle=88, lift=2)
    card.paint("672,872! 836,836! 836,880! 672,906!", "#fffaf0", angle=-12)
    card.paint("690,1076! 836,1106! 836,1120! 690,1088!", mix(ASH, PENCIL, 0.3), angle=12)
    card.paint(ribbon("846,810 836,980 848,1152", (10, 13, 10)), CHALK, lift=3)
    card.paint(ribbon("606,866 600,980 606,1100", (10, 13, 10)), PENCIL)
    card.paint(ribbon("606,868 740,836 848,812", (5, 5)), PENCIL)
    card.paint(ribbon("606,1098 740,1126 848,1150", (5, 5)), PENCIL)
    card.paint(
        "704,1550! 690,1400 676,1290 700,1200 800,1170 850,1200! 852,1330 836,1440 834,1530!",
        flesh,
        angle=86,
        lift=8,
        grain=0.2,
    )
    for line, light in (
        ("730,1360 700,1240 690,1130 704,1020 734,980", 0.03),
        ("766,1360 758,1230 750,1090 762,1000 784,946", 0.01),
        ("812,1360 812,1230 806,1110 810,1030 820,980", -0.02),
    ):
        card.paint(finger(line, 58), shift(flesh, light), angle=86, lift=0.8, grain=0.18)
    for x, y, t in ((736, 974, 46), (786, 940, 62), (822, 974, 76)):
        card.paint("-1,-.5 .6,-.6 1,0 .6,.6 -1,.5", mix(CHALK, RADISH, 0.22), at=affine(x, y, 16, -t), lift=1)
    for line in (
        "690,1150 706,1158 726,1150",
        "738,1110 754,1118 774,1110",
        "796,1130 810,1138 828,1130",
        "712,1480 760,1490 820,1476",
        "690,1320 720,1370 730,1430",
    ):
        card.paint(ribbon(line, (1.5, 5, 1.5)), mix(PALE.shade, INK, 0.35))


def _next_door(card: Sheet) -> None:
    room = card.piece("880,-40! 1240,-40! 1240,1840! 880,1840!", CHALK, grain=0.14, angle=88)
    with card.inside(room):
        for x in (960, 1060, 1160):
            card.paint(ribbon(f"{x},-40 {x + 4},1420", (3, 3)), mix(CHALK, ASH, 0.4), thin=0.3)
        card.paint("880,1440! 1240,1400! 1240,1840! 880,1840!", BONE, angle=4, laps=60, grain=0.2)
        card.paint(ribbon("880,1440 1240,1400", (12, 12)), ASH)
    # the plank leans high; the accused lie in a row
    plank = card.piece("906,1570! 1036,1590! 1150,330 1126,262 1066,262 1036,316", ASH, angle=-82, laps=30, lift=14)
    with card.inside(plank):
        card.paint(ribbon("914,1560 1048,300", (12, 10)), shift(ASH, -0.1))
        card.paint(ribbon("1030,1570 1140,330", (5, 5)), shift(ASH, 0.08))
    for k in range(7):
        t = k / 6
        u, v, size = 1090 - 84 * t, 360 + 830 * t, 1.15 + 0.5 * t
        ink = RADISH if k == 4 else (INK, CHALK, PENCIL)[k % 3]
        at = affine(u, v, size, -76 + (-9, 6, 2, -14, 8, -4, 3)[k])
        card.paint("-14,-44! 8,-46! 10,0 34,12 36,26 10,32 -14,20", ink, at=at, lift=4)
        card.paint("-15,-46! 9,-48! 9,-34! -15,-32!", shift(ink, 0.2 if ink == INK else -0.1), at=at)
        card.paint("20,10! 35,14 35,26 22,26!", shift(ink, 0.12 if ink == INK else -0.07), at=at)
    boy = Figure(
        card,
        1100,
        1660,
        110,
        POSES["stand"].but(arm_near=(-0.5, -4.9), arm_far=(-2.4, -4.7), over="both", hands=("flat", "grip")),
        outfit("nightshirt", CHALK, PENCIL, shoe="bare"),
        BROWN,
        "small",
    )
    cloth = boy.below()
    if cloth is not None:
        card.pattern(cloth, [ribbon(f"{x},1200 {x - 8},1700", (4, 4)) for x in range(1010, 1230, 22)], ASH)
    Head(card, CAST["judge"], **boy.head).draw()
    _iron(card)
    boy.above()


def _iron(card: Sheet) -> None:
    at = affine(972, 1478, 1.25, -8)
    card.paint("-64,40! 84,40! 66,-4 20,-24! -50,-24!", INK, at=at, angle=-8, lift=9)
    card.paint(ribbon("-40,-20 -42,-62 0,-72 40,-60 36,-20", (14, 14, 17, 14, 13), at), INK, lift=5)
    card.paint(ribbon("-62,30 80,30", (8, 8), at), PENCIL)
