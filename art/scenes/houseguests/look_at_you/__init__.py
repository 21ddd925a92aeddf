"""Look at You: two big women spin in one blaze of yellow; a tiny man plays patience through the wrong door."""

from __future__ import annotations

from typing import Final

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face, feel
from art.cutpaper.feet import shoe
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.look_at_you.flying import flying
from art.scenes.houseguests.look_at_you.inks import BONE, BROWN, CHALK, DEEP, INK, ROUND, SLATE, WARM, YELLOW

GROUND = BONE
DARK: Final = Skin(DEEP, "#3b2520", "#180e0e", lip="#6e352c", blush="#5f3d32", white=CHALK)
TAN: Final = Skin("#8a5b45", "#6b4535", "#1e1210", lip="#713a30", white=CHALK)
CAST: Final = {
    "yellow": Face(
        DARK,
        62,
        "moon",
        "broad",
        "smooth",
        "full",
        "plain",
        "shorn",
        "#3a3434",
        wear=("hoops",),
        wear_ink=YELLOW,
        feels=feel("laughing", lids=(-1, 0.0), slant=(0.3, 0.1), part=0.26, broad=1.15, tilt=0),
        plane="cheek",
    ),
    "white": Face(
        WARM,
        59,
        "heavy",
        "bulb",
        "round",
        "wide",
        "arched",
        "chin_waves",
        "#4b4546",
        wear=("pearls",),
        wear_ink=CHALK,
        feels=feel(
            "startled",
            lids=(1.0, 1.16),
            brows=(0.12, 0.17),
            slant=(0.35, 0.1),
            corners=(0.3, 0.16),
            part=0.14,
            broad=1.1,
            teeth=True,
            squint=0.3,
            bag=0.8,
            tilt=0,
        ),
        eye=1.1,
    ),
    "along": Face(
        TAN,
        25,
        "egg",
        "snub",
        "almond",
        "bow",
        "short",
        "rows",
        INK,
        feels=feel("plain", gaze=(-0.3, 0.1), brows=(0.08, 0.02), corners=(0.26, -0.1), lids=(0.8, 0.66), tilt=6),
    ),
    "patience": Face(
        WARM,
        70,
        "gaunt",
        "hook",
        "slit",
        "pinched",
        "bushy",
        "ring",
        "#b9b2a6",
        beard="goatee",
        wear=("half",),
        wear_ink=INK,
        feels=feel("stubborn", gaze=(0.0, 0.8), lids=(0.4, 0.3), tilt=8),
    ),
    "porter": Face(
        DARK,
        20,
        "square",
        "straight",
        "hooded",
        "plain",
        "flat",
        "crop",
        INK,
        hat="peaked",
        hat_inks=(SLATE, CHALK),
        feels=feel("bored"),
    ),
}


def paint(card: Sheet) -> None:
    """Lay the hall, who came along, the woman in white, then the yellow one who holds her, and what flies."""
    _hall(card)
    _along(card)
    _trolley(card)
    _white(card)
    _yellow(card)
    _faces(card)
    _embrace(card)
    flying(card)


def _hall(card: Sheet) -> None:
    card.paint(
        "-40,1500! 600,1480 1240,1462! 1240,1840! -40,1840!",
        mix(BONE, SLATE, 0.14),
        angle=2,
        laps=100,
        grain=0.16,
        edge="torn",
        core=CHALK,
        wobble=4,
    )
    for x, w in ((128, 15), (1016, 17), (760, 11)):
        card.paint(ribbon(f"{x},-40 {x + 5},1490", (w, w + 2)), SLATE, angle=88, lift=4)
    card.paint(ribbon("-40,150 600,138 1240,150", (9, 9)), SLATE, angle=1)
    # a wrong door, open
    card.paint("-40,1120! 96,1128! 100,1640! -40,1700!", INK, angle=88)
    card.paint("-40,1092! 116,1102! 120,1640! 98,1644! 94,1132! -40,1122!", SLATE, angle=88, lift=6)
    # rubber plant, dusted on Fridays
    card.paint(ribbon("1130,640 1126,500 1142,380", (9, 7, 5)), DEEP)
    for x, y, t, s in (
        (1130, 560, -150, 92),
        (1136, 520, -24, 100),
        (1132, 450, -140, 88),
        (1142, 420, -46, 84),
        (1142, 390, -100, 80),
        (1126, 600, -10, 86),
    ):
        at = affine(x, y, s, t)
        card.paint("0,0! .4,-.28 .9,-.2 1.1,0! .9,.22 .4,.28", mix(SLATE, INK, 0.35), at=at, angle=t, lift=4)
        card.paint(ribbon("0,0 1,0", (2, 4, 1), at), SLATE)


def _along(card: Sheet) -> None:
    """Nobody has told her how to greet; her carnations look at the floor."""
    card.paint("1090,1540! 1180,1534 1260,1560! 1250,1580 1090,1570!", mix(BONE, SLATE, 0.4))
    who = Figure(
        card,
        1130,
        1560,
        92,
        POSES["stand"].but(arm_far=((-1.5, -5.9), (-1.3, -4.6)), hands=("rest", "grip"), over="far"),
        outfit("dress", SLATE, INK, CHALK, sleeve=1.0),
        TAN,
        "slight",
    )
    cloth = who.below()
    if cloth is not None:
        card.pattern(
            cloth,
            [curve(ROUND, affine(980 + 46 * i + 23 * (j % 2), 860 + 42 * j, 6)) for i in range(7) for j in range(16)],
            CHALK,
        )
    Head(card, CAST["along"], **who.head).draw()
    x, y, _ = who.wrist("far")
    for k, (dx, dy) in enumerate(((-44, 130), (-14, 160), (18, 150), (44, 118), (-2, 118))):
        card.paint(ribbon(f"{x},{y + 20} {x + dx * 0.5},{y + 80} {x + dx},{y + dy}", (5, 4, 4)), mix(SLATE, INK, 0.3))
        card.paint(
            "-1,-.4! -.5,.3! -.7,1! -.2,.6! 0,1.1! .3,.6! .8,.9! .5,.2! 1,-.4! 0,-.8",
            CHALK if k % 2 else mix(CHALK, BROWN, 0.35),
            at=affine(x + dx, y + dy + 10, 26, dx * 0.5),
            lift=5,
        )
    card.paint(
        f"{x - 26:.0f},{y - 30:.0f}! {x + 30:.0f},{y - 34:.0f}! {x + 20:.0f},{y + 50:.0f}! {x - 16:.0f},{y + 54:.0f}!",
        CHALK,
        lift=5,
    )
    who.above()


def _trolley(card: Sheet) -> None:
    card.paint("60,1760! 470,1750! 520,1776 60,1790!", mix(BONE, SLATE, 0.5))
    porter = Figure(
        card,
        470,
        1770,
        52,
        POSES["push"].but(),
        outfit("porter", mix(SLATE, INK, 0.4), INK, CHALK),
        DARK,
        "youth",
        flip=True,
    )
    porter.below()
    Head(card, CAST["porter"], **porter.head).draw()
    card.paint(ribbon("352,1740 356,1560 378,1500", (12, 12)), SLATE, lift=3)
    card.paint("90,1722! 366,1716! 366,1740! 92,1746!", SLATE, lift=4)
    for x in (140, 316):
        card.paint(ROUND, INK, at=affine(x, 1760, 26), lift=4)
        card.paint(ROUND, BONE, at=affine(x, 1760, 9))
    for x0, y0, x1, y1, ink in (
        (96, 1626, 350, 1716, BROWN),
        (120, 1548, 334, 1624, DEEP),
        (106, 1488, 318, 1546, mix(SLATE, BONE, 0.3)),
    ):
        case = card.piece(f"{x0},{y0 + 4}! {x1},{y0}! {x1 + 2},{y1}! {x0 + 3},{y1 + 3}!", ink, angle=3, lift=5)
        with card.inside(case):
            for x in (x0 + 40, x1 - 50):
                card.paint(f"{x},{y0 - 4}! {x + 14},{y0 - 4}! {x + 14},{y1 + 6}! {x},{y1 + 6}!", shift(ink, -0.1))
        card.paint(
            f"{(x0 + x1) / 2 - 20},{y0 + 22}! {(x0 + x1) / 2 + 24},{y0 + 18}! {(x0 + x1) / 2 + 26},{y0 + 46}! {(x0 + x1) / 2 - 18},{y0 + 50}!",
            CHALK,
            lift=3,
        )
    porter.above()
    man = Figure(
        card,
        200,
        1492,
        50,
        POSES["sit_floor"].but(arm_near=(1.6, -1.5), arm_far=(2.3, -2.0), hands=("pinch", "rest")),
        outfit("suit", DEEP, INK, CHALK),
        WARM,
        "frail",
    )
    man.below()
    Head(card, CAST["patience"], **man.head).draw()
    man.above()
    for k in range(9):
        card.paint(
            "-.7,-1! .7,-1! .7,1! -.7,1!",
            CHALK,
            at=affine(232 + 17 * (k % 5), 1466 + 16 * (k // 5), 13, (k * 7) % 16 - 8),
            lift=2,
        )
    # his own label
    card.paint(ribbon("178,1350 150,1380", (3, 3)), INK)
    card.paint("122,1372! 158,1378! 152,1420! 116,1412!", CHALK, lift=4)


def _white(card: Sheet) -> None:
    """Tall and stout in a white suit; her heels have left the floor behind."""
    for spec, x, y, t in (
        ("800,1150! 900,1180 960,1250 1010,1330! 966,1366! 890,1300 800,1260!", 984, 1340, 74),
        ("720,1180! 800,1250 830,1330 850,1420! 796,1432! 760,1340 690,1260!", 824, 1416, 88),
    ):
        card.paint(spec, WARM.base, angle=50, lift=6)
        if t > 80:
            shoe(card, "heel", x, y, 120, 62, SLATE, WARM, lift=5)
        else:
            shoe(card, "bare", x, y, 112, 60, CHALK, WARM, lift=5)
    skirt = card.piece(
        "560,960! 860,900 960,980 1010,1090 1040,1210! 990,1250 930,1240 880,1290 800,1280 740,1330! 640,1250",
        CHALK,
        angle=50,
        laps=70,
        edge="torn",
        core="#fffaf0",
        wobble=5,
        lift=14,
    )
    with card.inside(skirt):
        for line in ("760,960 860,1080 930,1240", "840,940 950,1060 1000,1230", "680,1000 760,1140 800,1290"):
            card.paint(ribbon(line, (4, 18, 8)), mix(CHALK, SLATE, 0.2), thin=0.15)
    coat = card.piece(
        "600,690! 700,660 800,690! 870,760 900,860 890,960! 900,1010! 760,1040 620,1010! 570,860",
        CHALK,
        angle=70,
        laps=60,
        grain=0.22,
        lift=10,
    )
    with card.inside(coat):
        card.paint(ribbon("560,1000 760,1024 920,990", (9, 9)), mix(CHALK, SLATE, 0.35))
        card.paint("700,650! 780,720! 740,760! 756,800! 650,900! 640,700!", mix(CHALK, SLATE, 0.14), angle=40)
        card.paint(ribbon("846,700 862,820 850,960", (3, 10, 4)), mix(CHALK, SLATE, 0.25), thin=0.2)


def _yellow(card: Sheet) -> None:
    """The wrapper is the wind of it."""
    for spec, x, y, t in (
        ("470,1260! 490,1330 520,1400! 580,1384! 580,1310 560,1250!", 540, 1376, 40),
        ("610,1230! 650,1300 700,1350! 746,1316! 710,1260 690,1210!", 716, 1318, 10),
    ):
        card.paint(spec, DARK.base, angle=70, lift=5)
        shoe(card, "slipper", x, y, 124, t, shift(YELLOW, -0.1), DARK, lift=6)
    # the sash leaves first
    sash = "400,930! 300,900 220,940 140,860 60,820 -40,850! -40,740! 70,716 170,760 240,830 320,800 430,840!"
    card.paint(sash, shift(YELLOW, -0.06), angle=14, laps=40, edge="torn", core=CHALK, wobble=4, lift=14)
    card.paint(ribbon("380,890 280,860 200,870 110,790 -40,790", (4, 12, 6)), shift(YELLOW, -0.16), thin=0.15)
    skirt = card.piece(
        "330,900! 620,900! 720,1010 760,1130 720,1240! 650,1220 600,1290 520,1280 460,1340 380,1300 300,1330 220,1260 130,1270! 150,1180 220,1080 290,990",
        YELLOW,
        angle=64,
        laps=80,
        grain=0.3,
        edge="torn",
        core=CHALK,
        wobble=6,
        lift=18,
    )
    with card.inside(skirt):
        for line in (
            "420,900 330,1080 220,1250",
            "480,920 430,1120 380,1300",
            "540,920 540,1120 520,1290",
            "600,920 650,1080 660,1230",
        ):
            card.paint(ribbon(line, (6, 24, 10)), shift(YELLOW, -0.12), thin=0.12)
        rings: list[Array] = []
        for k in range(20):
            x, y = 200 + 110 * (k % 5) + 46 * ((k // 5) % 2), 1010 + 82 * (k // 5)
            rings.append(ribbon("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7 1,0", (6, 6), affine(x, y, 24)))
            rings.append(curve(ROUND, affine(x, y, 9)))
        card.pattern(skirt, turned(rings), DEEP, thin=0.08)
    back = card.piece(
        "330,740! 420,690 540,690! 620,760 650,860 640,930! 600,960 460,980 340,950! 300,880 296,800",
        YELLOW,
        angle=76,
        laps=70,
        grain=0.3,
        lift=10,
    )
    with card.inside(back):
        card.paint("300,920! 460,944 640,900! 650,1000! 300,1000!", shift(YELLOW, -0.14), angle=4)
        card.paint(ribbon("430,700 420,800 440,930", (3, 10, 4)), shift(YELLOW, -0.12), thin=0.15)
        card.paint("380,690! 560,680! 520,740 440,746!", DARK.base)


def _faces(card: Sheet) -> None:
    card.paint("640,640! 760,620! 800,720 700,760 620,740!", WARM.shade, angle=80)
    white = Head(card, CAST["white"], 716, 512, 168, -12, -0.3)
    white.draw()
    # wet, not weeping
    for s in (-1, 1):
        white.line(f"{s * 0.2},.1 {s * 0.3},.13 {s * 0.4},.08", (0.01, 0.03, 0.01), CHALK)
    card.paint("380,640! 520,640! 560,740 460,780 360,740!", DARK.shade, angle=80)
    yellow = Head(card, CAST["yellow"], 466, 540, 172, 15, 0.45)
    yellow.draw()
    # a head-tie that has kept its corners
    tie = "-.74,-.16! -.92,-.6 -.8,-1.1 -.4,-1.44! -.1,-1.2! .3,-1.5 .8,-1.2! .6,-.96! .78,-.6 .68,-.3! .3,-.5 -.2,-.52 -.5,-.36"
    cloth = yellow.lay(tie, YELLOW, "flat", angle=30, lift=12, edge="torn", core=CHALK, wobble=4)
    if cloth is not None:
        with card.inside(cloth):
            for line in (
                "-.8,-.3 -.3,-.74 .3,-.8 .7,-.5",
                "-.86,-.6 -.4,-1 .2,-1.06 .72,-.9",
                "-.4,-1.4 -.2,-1 -.1,-.7",
            ):
                yellow.line(line, (0.01, 0.05, 0.02), shift(YELLOW, -0.15), "flat", thin=0.1)


def _embrace(card: Sheet) -> None:
    """Both want to be the one who lifts."""
    # white sleeve across the yellow back
    card.paint(
        "640,880! 560,840 470,810 380,800! 376,872! 470,896 560,940 640,980!",
        mix(CHALK, SLATE, 0.06),
        angle=12,
        laps=40,
        lift=13,
    )
    card.paint("386,796! 356,796! 352,880! 382,878!", mix(CHALK, SLATE, 0.25), lift=5)
    hand(card, "open", 362, 838, 150, 182, WARM, True, 59, lift=8)
    # dark arm round the white waist, bangles up to here
    card.paint("600,760! 700,790 800,800 880,780! 896,850! 820,886 700,880 590,850!", DARK.base, angle=4, lift=12)
    for x in (806, 832, 858):
        card.paint(ribbon(f"{x},{786 - (x - 806) * 0.1} {x + 10},{884 - (x - 806) * 0.4}", (10, 10)), YELLOW, lift=3)
    card.paint(
        "560,740! 640,740 690,776! 690,884! 620,880 560,850!",
        YELLOW,
        angle=10,
        edge="torn",
        core=CHALK,
        wobble=3,
        lift=10,
    )
    hand(card, "open", 884, 816, 150, -8, DARK, False, 62, lift=8)
