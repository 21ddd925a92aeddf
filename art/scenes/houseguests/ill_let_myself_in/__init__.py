"""I'll Let Myself In: she comes over the wall at eighty-one; behind her back a man carries the gate away."""

from __future__ import annotations

from typing import Final

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skin import Skin

ROSE, PISTACHIO, SKY, CREAM, LILAC, PLUM = "#e3b4a8", "#b9c79d", "#b9cdd4", "#f1e8d8", "#a99bb8", "#5a3a52"
GROUND = SKY
ROUND: Final = "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7"
LINE: Final = "#3d2738"
OLIVE: Final = Skin("#c99f7d", "#a67d62", LINE, lip="#96544e", blush="#c98672", white=CREAM)
PALE: Final = Skin("#e0bda2", "#bd9680", LINE, white=CREAM)
DEEP: Final = Skin("#8f6350", "#6d4a40", LINE, white=CREAM)
CAST: Final = {
    "climber": Face(
        OLIVE,
        81,
        "round",
        "bulb",
        "round",
        "wide",
        "short",
        "wild",
        "#f3eee4",
        feels=feel(
            "triumphant",
            gaze=(0.0, 0.05),
            lids=(0.7, 0.46),
            brows=(0.1, 0.03),
            part=0.07,
            broad=1.2,
            squint=0.35,
            tilt=0,
        ),
        wear=("studs",),
        plane="cheek",
    ),
    "man": Face(
        PALE,
        40,
        "lantern",
        "straight",
        "dot",
        "thin",
        "flat",
        "slick",
        PLUM,
        beard="pencil",
        feels=feel("proud", tilt=0),
        small=True,
    ),
    "g1": Face(PALE, 6, "round", hair="bunches", ink="#8a5a3c", small=True),
    "g2": Face(DEEP, 70, "square", hair="ring", ink="#cfc8c4", ears=1.3, small=True),
    "g3": Face(OLIVE, 34, "long", hair="long", ink=LINE, small=True),
    "g4": Face(DEEP, 11, "oval", hair="coils", ink=LINE, small=True),
    "g5": Face(PALE, 52, "heavy", hair="low_knot", ink="#a9794f", small=True),
    "g6": Face(OLIVE, 28, "egg", hair="crop", ink=PLUM, small=True),
}


def paint(card: Sheet) -> None:
    """Lay the street above, the wall, the garden below, then her across all of it."""
    _street(card)
    _wall(card)
    _garden(card)
    _crates(card)
    _near(card)
    _head(card)
    _guests(card)


def _street(card: Sheet) -> None:
    """A hill with houses, and a man who wanted only the gate."""
    card.paint(
        "-40,960! 60,880 170,900! 300,820 360,840! 360,1200! -40,1300!",
        mix(LILAC, SKY, 0.45),
        angle=8,
        edge="torn",
        core=CREAM,
        wobble=5,
        lift=4,
    )
    for x, y, w, h, ink in (
        (30, 800, 130, 130, CREAM),
        (170, 870, 110, 100, mix(ROSE, CREAM, 0.4)),
        (860, 470, 120, 130, mix(ROSE, CREAM, 0.3)),
        (1100, 330, 150, 160, CREAM),
    ):
        card.paint(f"{x},{y}! {x + w},{y - 8}! {x + w},{y + h}! {x},{y + h}!", ink, angle=86, lift=4)
        card.paint(
            f"{x - 12},{y + 4}! {x + w * 0.5},{y - 56}! {x + w + 12},{y - 6}! {x + w},{y + 10}! {x},{y + 14}!",
            mix(ROSE, PLUM, 0.25),
            angle=10,
            lift=4,
        )
        card.paint(
            f"{x + w * 0.3},{y + 40}! {x + w * 0.6},{y + 38}! {x + w * 0.6},{y + 84}! {x + w * 0.3},{y + 86}!", PLUM
        )
    card.paint(
        "820,620! 960,540 1100,500 1260,440! 1260,1000! 820,1000!",
        mix(LILAC, CREAM, 0.45),
        angle=-16,
        edge="torn",
        core=CREAM,
        wobble=5,
        lift=4,
    )
    for k in range(5):
        card.paint(
            ribbon(f"{850 + 70 * k},{690 - 26 * k} {910 + 70 * k},{668 - 26 * k}", (7, 5)),
            mix(LILAC, PLUM, 0.25),
            thin=0.2,
        )
    who = Figure(card, 1040, 800, 33, "carry_back", outfit("suit", PLUM, CREAM, ROSE, shoes=LINE), PALE, "tall")
    at = affine(1010, 610, 1, 24)
    bars = [ribbon(f"{-84 + 28 * k},-130 {-84 + 28 * k},140", (9, 9), at) for k in range(7)]
    bars += [ribbon(f"-96,{y} 96,{y}", (11, 11), at) for y in (-100, 20, 124)]
    curls = [
        ribbon(f"{x},-100 {x - 16},-130 {x},-156 {x + 14},-136 {x},-124", (6, 7, 7, 6, 4), at) for x in (-70, -14, 42)
    ]
    card.paint(bars + curls, LINE, lift=4, wobble=0.5)
    who.below()
    Head(card, CAST["man"], **who.head).draw()
    who.above()


def _wall(card: Sheet) -> None:
    card.paint("-60,1300! 620,1060 1260,820! 1260,1860! -60,1860!", PISTACHIO, angle=-8, laps=90, grain=0.3)
    wall = card.piece(
        "-60,1200! 60,1168 150,1140 260,1086 360,1060! 480,1000 620,960 760,900! 900,840 1000,800 1130,760 1260,700! 1260,960! 900,1090 600,1210 300,1330 -60,1470!",
        ROSE,
        angle=-21,
        laps=80,
        grain=0.26,
        edge="torn",
        core="#fbf1e8",
        wobble=8,
        lift=12,
    )
    with card.inside(wall):
        top = "-60,1206! 150,1146 360,1066 620,966 900,846 1260,706! 1260,760! 900,900 620,1018 360,1120 150,1196 -60,1262!"
        card.paint(top, mix(ROSE, CREAM, 0.45), angle=-21, edge="torn", wobble=4)
        for x, y, w in (
            (60, 1330, 70),
            (190, 1240, 60),
            (400, 1220, 66),
            (800, 1060, 74),
            (980, 1010, 60),
            (1120, 880, 70),
            (900, 960, 50),
            (1150, 960, 60),
        ):
            card.paint(
                f"{x},{y}! {x + w},{y - w * 0.4:.0f}! {x + w},{y - w * 0.4 + 26:.0f}! {x},{y + 26}!",
                mix(ROSE, PLUM, 0.16),
                angle=-21,
                edge="torn",
                wobble=3,
            )
    # three sets of strokes that are no letters
    for x, y, n, h in ((1050, 812, 2, 26), (1110, 788, 3, 20), (1002, 838, 2, 14)):
        card.paint(
            [ribbon(f"{x + 13 * i},{y - 5 * i} {x + 13 * i + 4 * (i % 2)},{y - h - 5 * i}", (4, 5)) for i in range(n)]
            + [ribbon(f"{x - 3},{y - h * 0.5} {x + 10 * n},{y - h * 0.5 - 4 * n}", (4, 4))],
            PLUM,
            thin=0.1,
        )


def _garden(card: Sheet) -> None:
    for x, y, s, t in (
        (840, 1330, 60, 0),
        (900, 1290, 48, 30),
        (780, 1390, 52, -20),
        (60, 1440, 66, 10),
        (130, 1400, 50, 40),
    ):
        card.paint(
            "0,.9! -.9,.2 -.7,-.7! -.2,-.1 0,-1! .3,-.2 .8,-.7! .9,.3",
            shift(PISTACHIO, -0.09 if t > 0 else 0.06),
            at=affine(x, y, s, t),
            angle=70,
            edge="torn",
            core=CREAM,
            wobble=3,
            lift=4,
        )
    # the house, as far as its door
    card.paint("940,1190! 1260,1160! 1260,1860! 950,1860!", CREAM, angle=88, laps=70, lift=8)
    card.paint("1010,1330! 1180,1318! 1190,1800! 1010,1800!", LILAC, angle=88, laps=40, lift=4)
    for spec in (
        "1036,1366! 1086,1362! 1088,1540! 1038,1542!",
        "1110,1360! 1158,1356! 1162,1538! 1112,1540!",
        "1038,1580! 1088,1578! 1090,1760! 1040,1762!",
        "1114,1577! 1164,1574! 1168,1758! 1116,1760!",
    ):
        card.paint(spec, shift(LILAC, -0.08), angle=88)
    card.paint(ROUND, PLUM, at=affine(1034, 1562, 12), lift=3)
    card.paint("930,1796! 1240,1790! 1240,1860! 926,1860!", mix(CREAM, LILAC, 0.4), angle=2, lift=4)
    # a paper chain over it, for whom?
    for k in range(8):
        u, v = 950 + 36 * k, 1250 + 34 * (1 - ((k - 3.5) / 3.5) ** 2)
        card.paint(
            ribbon("-1,0 0,-.7 1,0 0,.7 -1,0", (0.34, 0.34), affine(u, v, 22, 14 * (k - 3.5)), 22),
            (ROSE, PISTACHIO, LILAC)[k % 3],
            lift=2,
        )


def _crates(card: Sheet) -> None:
    """No ladder: crates, and the top one not quite where it should be."""
    for x, y, w, h, t, ink in (
        (520, 1640, 300, 190, 1, mix(CREAM, PLUM, 0.24)),
        (560, 1490, 230, 160, -4, mix(CREAM, PLUM, 0.16)),
    ):
        at = affine(x + w / 2, y + h / 2, 1, t)
        card.paint(
            f"{-w / 2},{-h / 2}! {w / 2},{-h / 2}! {w / 2},{h / 2}! {-w / 2},{h / 2}!",
            mix(ink, PLUM, 0.5),
            at=at,
            lift=7,
        )
        for k in range(3):
            v = -h / 2 + k * h / 3
            card.paint(
                f"{-w / 2 - 4},{v + 4:.0f}! {w / 2 + 4},{v + 2:.0f}! {w / 2 + 3},{v + h / 3 - 8:.0f}! {-w / 2 - 3},{v + h / 3 - 6:.0f}!",
                shift(ink, 0.02 * (k - 1)),
                at=at,
                angle=t,
                laps=24,
                lift=3,
            )
        for s in (-1, 1):
            card.paint(
                f"{s * w / 2 - 16:.0f},{-h / 2}! {s * w / 2 + 16:.0f},{-h / 2}! {s * w / 2 + 16:.0f},{h / 2}! {s * w / 2 - 16:.0f},{h / 2}!",
                shift(ink, -0.07),
                at=at,
                angle=88,
                lift=3,
            )


def _near(card: Sheet) -> None:
    """The leg on our side, the tent of the skirt, the body that leans into it."""
    stocking = mix(LILAC, PLUM, 0.35)
    shin = card.piece(
        "560,1180! 690,1160! 716,1290 700,1400 690,1452! 628,1462! 600,1400 566,1300",
        stocking,
        angle=84,
        laps=30,
        lift=7,
    )
    with card.inside(shin):
        card.paint(
            "640,1290! 690,1276 704,1330! 690,1400 664,1380! 650,1430 640,1370 630,1330!",
            OLIVE.base,
            angle=80,
            edge="torn",
            wobble=4,
        )
        for a in ("600,1380 640,1392 690,1384", "640,1310 670,1314 700,1304", "644,1340 668,1344 696,1338"):
            card.paint(ribbon(a, (3, 6, 3)), shift(stocking, -0.08))
    card.paint("632,1450! 690,1444! 700,1476 690,1506 650,1512 626,1480!", OLIVE.shade, angle=80)
    shoe = affine(690, 1516, 1.2, 52)
    card.paint("-96,-26! -60,-40 -10,-16 50,-12 78,6 74,24! -60,26! -72,46! -94,44!", PLUM, at=shoe, angle=50, lift=8)
    card.paint("-84,-22! -52,-32 -20,-10 -30,2 -70,4!", LINE, at=shoe)
    # the other is still on the wall, and about to follow
    card.paint("300,1110! 210,1106 140,1130! 136,1190! 220,1210 320,1240!", stocking, angle=4, lift=6)
    card.paint(
        "150,1116! 176,1150 170,1200! 110,1226 30,1250 -20,1246! -24,1220 40,1196 90,1150!", PLUM, angle=-20, lift=8
    )
    card.paint("168,1196! 180,1236! 160,1240! 146,1208!", PLUM, lift=4)
    skirt = card.piece(
        "470,800! 600,770 720,800! 820,840 950,880 1050,970! 1056,1060 1030,1130! 950,1130 890,1180 810,1166! 740,1220 660,1200 580,1250! 520,1330 460,1346! 400,1310 330,1330 270,1290! 220,1240 214,1180! 210,1120 280,1010 380,920!",
        CREAM,
        angle=70,
        laps=70,
        grain=0.26,
        edge="torn",
        core="#fffaf0",
        wobble=5,
        lift=14,
    )
    printed(card, skirt, "tulip", mix(ROSE, PLUM, 0.42), mix(PISTACHIO, PLUM, 0.25), gap=92, angle=-14)
    with card.inside(skirt):
        for fold in (
            "520,840 420,1000 300,1280",
            "600,830 560,1020 520,1250",
            "680,840 760,980 800,1190",
            "720,830 860,960 950,1140",
        ):
            card.paint(ribbon(fold, (4, 22, 10)), mix(CREAM, PLUM, 0.2), thin=0.15)
        card.paint(ribbon("210,1176 300,1080 420,1010", (5, 20, 6)), mix(CREAM, PLUM, 0.2), thin=0.15)
    # far arm: behind her, a hand on the wall
    hand(card, "flat", 300, 1040, 128, 118, OLIVE, age=81, flip=True, lift=6)
    card.paint(
        "480,560! 400,600 310,720! 256,860 262,1030! 330,1044! 360,900 420,790! 510,720",
        mix(LILAC, PLUM, 0.5),
        angle=110,
        laps=44,
        lift=9,
    )
    blouse = card.piece(
        "500,540! 600,500 720,510! 810,560 830,680 790,800! 740,850 600,860 470,840! 430,740 440,620",
        mix(LILAC, PLUM, 0.38),
        angle=80,
        laps=50,
        grain=0.34,
        lift=10,
    )
    with card.inside(blouse):
        for fold in ("520,620 500,740 530,850", "760,640 760,740 720,850"):
            card.paint(ribbon(fold, (4, 18, 8)), mix(LILAC, PLUM, 0.58))
        for x, y in ((640, 640), (644, 720), (642, 800)):
            card.paint(ROUND, CREAM, at=affine(x, y, 13), lift=2)
    card.paint("460,818! 600,846 760,818! 768,862! 600,890 456,858!", PLUM, angle=3, lift=4)
    # near arm, pushing down
    hand(card, "flat", 926, 838, 128, 36, OLIVE, age=81, lift=6)
    card.paint(
        "740,548! 840,580 920,680! 960,770 960,836! 892,866! 850,780 790,720! 740,700",
        mix(LILAC, PLUM, 0.3),
        angle=60,
        laps=44,
        lift=10,
    )
    card.paint("888,846! 966,812! 972,846! 896,878!", CREAM, angle=-20, lift=4)


def _head(card: Sheet) -> None:
    """Chin up; what she carries, she carries in her teeth."""
    card.paint("570,440! 690,430! 710,540! 640,590 560,545!", OLIVE.shade, angle=86)
    card.paint("540,520! 640,588 730,510! 760,560! 650,650 520,570!", CREAM, angle=4, lift=5)
    head = Head(card, CAST["climber"], 640, 330, 158, tilt=-12, turn=0.12)
    head.draw()
    for wisp in (
        "-.7,-.7 -1.0,-.9 -1.1,-.7",
        "-.8,-.3 -1.15,-.2 -1.2,.1",
        ".7,-.7 1.0,-.8 1.2,-.5",
        ".8,-.2 1.1,0 1.05,.3",
        "-.1,-1.0 .1,-1.35 .4,-1.3",
    ):
        head.line(wisp, (0.06, 0.05, 0.015), "#f3eee4", "flat")
    # strap and bag
    card.paint(
        [ribbon("652,446 622,520 586,618", (17, 15, 14)), ribbon("676,444 700,520 722,610", (17, 15, 14))],
        mix(ROSE, PLUM, 0.35),
        lift=4,
    )
    card.paint("638,434! 690,430! 694,452! 642,458!", mix(ROSE, PLUM, 0.35), lift=3)
    bag = card.piece(
        "560,600! 730,588! 752,690 744,750! 640,772 548,754! 544,680", mix(ROSE, PLUM, 0.35), angle=4, laps=36, lift=11
    )
    with card.inside(bag):
        card.paint("544,600! 740,586! 748,660 650,700 546,668!", mix(ROSE, PLUM, 0.2), angle=4)
    card.paint("630,672! 672,670! 674,712! 632,714!", CREAM, angle=4, lift=3)
    card.paint(ribbon("566,602 650,594 728,592", (12, 12, 12)), PLUM, lift=3)


def _guests(card: Sheet) -> None:
    """Six who whisper and watch the door."""
    spots: tuple[tuple[str, float, float, float, Ink, Ink, float], ...] = (
        ("g3", 92, 1520, 70, LILAC, ROSE, -4),
        ("g2", 268, 1500, 74, CREAM, PLUM, 6),
        ("g6", 430, 1556, 66, mix(PISTACHIO, PLUM, 0.35), CREAM, -3),
        ("g5", 30, 1680, 78, mix(ROSE, CREAM, 0.2), LILAC, 8),
        ("g1", 200, 1668, 56, PLUM, PISTACHIO, -8),
        ("g4", 364, 1692, 58, mix(SKY, PLUM, 0.2), ROSE, 4),
    )
    for name, x, y, r, ink, hat, tilt in spots:
        body = card.piece(
            f"{x - r * 0.4},{y + r * 0.7}! {x + r * 0.5},{y + r * 0.66}! {x + r * 1.3},{y + r * 1.2} {x + r * 1.5},{y + r * 2.4} {x + r * 1.4},{y + r * 4}! {x - r * 1.5},{y + r * 4}! {x - r * 1.5},{y + r * 2.2} {x - r * 1.2},{y + r * 1.1}",
            ink,
            angle=82,
            laps=36,
            edge="torn",
            core="#fbf1e8",
            wobble=4,
            lift=8,
        )
        with card.inside(body):
            card.paint(ribbon(f"{x},{y + r} {x + 10},{y + 2 * r} {x},{y + 4 * r}", (4, 9, 5)), shift(ink, -0.07))
        card.paint(
            f"{x - r * 0.26},{y + r * 0.4}! {x + r * 0.3},{y + r * 0.4}! {x + r * 0.34},{y + r}! {x - r * 0.3},{y + r}!",
            CAST[name].skin.shade,
        )
        head = Head(card, CAST[name], x, y, r, tilt=tilt, turn=0.8, view="lost")
        head.draw()
        at = affine(x, y, r, tilt - 6)
        cone = card.piece("-.5,-.78! -.06,-2.0! .5,-.74! 0,-.6", hat, at=at, angle=80, lift=5)
        with card.inside(cone):
            for v in (-1.0, -1.4):
                card.paint(
                    ribbon(f"-.6,{v + 0.1} 0,{v + 0.2} .6,{v + 0.06}", (0.13, 0.13, 0.13), at, r),
                    shift(hat, 0.1 if hat == PLUM else -0.1),
                )
        tip = at @ (-0.06, -2.0, 1.0)
        card.paint(
            "0,-1! .3,-.3! 1,0! .3,.3! 0,1! -.3,.3! -1,0! -.3,-.3!",
            CREAM if hat != CREAM else ROSE,
            at=affine(float(tip[0]), float(tip[1]), r * 0.24),
            lift=3,
        )
