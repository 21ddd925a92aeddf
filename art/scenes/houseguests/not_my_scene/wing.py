"""The wing: a messenger in tin who cannot stand up for laughing, and the half of a horse that she leans on."""

from __future__ import annotations

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.not_my_scene.inks import BLACK, BLUE, BONE, CAST, FAIR, GOLD, PLUM, SLATE

TIN = mix(SLATE, BONE, 0.42)
HIDE = mix(PLUM, GOLD, 0.42)


def _place(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])


def wing(card: Sheet) -> None:
    """Lay the dark shaft, what hangs in it, the messenger, then horse and boy before her."""
    card.paint("660,-40! 1240,-40! 1240,1240! 660,1240!", BLUE, angle=88, laps=90, grain=0.3)
    for spec, w in (("700,-40 720,1210", 26), ("690,420 1240,60", 20), ("1180,-40 1190,700", 24)):
        card.paint(ribbon(spec, (w, w)), mix(BLUE, BLACK, 0.6), angle=80, lift=5)
    for x, y in ((846, 230), (930, 306)):
        card.paint(ribbon(f"{x},-20 {x + 4},{y}", (5, 5)), SLATE)
        card.paint(
            f"{x - 8},{y - 12}! {x + 16},{y - 12}! {x + 44},{y + 60} {x + 30},{y + 116} {x - 22},{y + 116} {x - 36},{y + 60}",
            mix(SLATE, BLUE, 0.4),
            angle=84,
            lift=5,
        )
    card.paint("1046,180! 1176,150! 1188,330! 1058,352!", mix(BONE, BLUE, 0.55), angle=80, lift=4)
    for k in range(5):
        card.paint(ribbon(f"1066,{206 + 28 * k} {1150 - (k * 29) % 40},{192 + 28 * k}", (6, 5)), mix(SLATE, BLUE, 0.5))
    _messenger(card)
    _horse(card)


def _messenger(card: Sheet) -> None:
    for x, flip in ((790, -1), (912, 1)):
        card.paint(
            f"{x - 52},960! {x + 48},960! {x + 40},1160! {x - 40},1160!",
            shift(TIN, -0.06 if flip < 0 else -0.02),
            angle=86,
            lift=5,
        )
        card.paint(ribbon(f"{x - 50},1040 {x},1056 {x + 46},1036", (7, 7, 7)), SLATE)
        card.paint(f"{x - 56},1150! {x + 44},1150! {x + 60 * flip + 20},1200! {x - 70},1204!", SLATE, angle=4, lift=5)
    body = card.piece(
        "726,700! 800,660 900,660 980,700! 1010,820 990,980! 860,1010 740,990! 700,860",
        TIN,
        angle=84,
        laps=50,
        grain=0.36,
        lift=9,
    )
    with card.inside(body):
        card.paint("900,650! 1020,690! 1020,1010! 930,1010! 950,820", shift(TIN, -0.08), angle=84)
        for y in (800, 860, 920):
            card.paint(ribbon(f"700,{y} 850,{y + 18} 1010,{y - 6}", (6, 8, 6)), SLATE)
        for x, y in ((744, 772), (800, 790), (860, 796), (920, 790), (972, 776)):
            card.paint("1,0 0,1 -1,0 0,-1", BONE, at=affine(x, y, 7))
    # one hand holds her side
    hand(card, "cover", 826, 900, 120, -8, FAIR, age=50, lift=5)
    card.paint(
        "726,700! 684,780 676,890! 716,960 830,946! 836,864! 768,858 780,800 800,740",
        shift(TIN, -0.03),
        angle=70,
        lift=8,
    )
    card.paint("806,858! 840,856! 844,950! 808,954!", SLATE, angle=84, lift=4)
    card.paint("690,690! 760,656 812,690! 806,760 740,790 692,750", shift(TIN, 0.06), angle=30, lift=6)
    card.paint("780,640! 940,640! 960,690 860,730 770,694!", SLATE, angle=4, lift=4)
    Head(card, CAST["messenger"], 872, 560, 118, tilt=15, turn=0.2).draw()
    # a sieve for a helmet
    at = affine(872, 560, 118, 24)
    bowl = card.piece(
        "-.78,-.46! -.74,-.9 -.4,-1.22 .0,-1.3 .4,-1.22 .74,-.9 .8,-.46! .4,-.6 0,-.64 -.4,-.6",
        TIN,
        at=at,
        angle=10,
        lift=6,
    )
    with card.inside(bowl):
        for i in range(-3, 4):
            for j in range(3):
                card.paint(
                    "1,0 0,1 -1,0 0,-1", SLATE, at=affine(*_place(at, 0.22 * i + 0.1 * (j % 2), -0.72 - 0.2 * j), 6)
                )
    card.paint(ribbon("-.82,-.46 -.4,-.6 0,-.64 .4,-.6 .84,-.46", (0.07, 0.07, 0.07), at, 118), SLATE, lift=2)
    card.paint(ribbon("0,-1.28 .1,-1.6 .34,-1.72", (0.1, 0.16, 0.05), at, 118), GOLD, lift=3)


def _horse(card: Sheet) -> None:
    """Rump, tail and two legs of cloth; where it should go on, a boy looks out."""
    dark = shift(HIDE, -0.09)
    for x, ink in ((1160, dark), (1050, HIDE)):
        card.paint(
            f"{x - 60},960! {x + 66},960! {x + 60},1060 {x + 34},1150! {x - 40},1150! {x - 50},1060",
            ink,
            angle=86,
            lift=6,
        )
        for y in (1040, 1096):
            card.paint(ribbon(f"{x - 50},{y} {x},{y + 16} {x + 48},{y - 4}", (4, 9, 4)), shift(ink, -0.06))
        card.paint(f"{x - 46},1140! {x + 42},1138! {x + 60},1206! {x - 66},1208!", BLACK, angle=4, lift=5)
    rump = card.piece(
        "964,760! 1000,700 1080,664 1180,660 1260,690! 1260,1010! 1150,1030 1040,1020 970,1000! 950,930 950,840",
        HIDE,
        angle=100,
        laps=60,
        grain=0.34,
        lift=11,
    )
    with card.inside(rump):
        for x, y, r in ((1110, 730, 34), (1190, 800, 44), (1120, 900, 28), (1210, 920, 30), (1060, 980, 26)):
            card.paint(
                "1,0 .6,.8 -.2,.9 -.9,.4 -.8,-.5 0,-1 .7,-.6",
                mix(HIDE, BONE, 0.4),
                at=affine(x, y, r, x),
                edge="torn",
                wobble=2,
            )
        card.paint(ribbon("1010,700 1080,760 1130,860 1140,1020", (5, 5, 5, 5)), shift(HIDE, -0.14))
        for k in range(9):
            t = k / 8
            u, v = 1024 + 110 * t, 716 + 300 * t**1.3
            card.paint(ribbon(f"{u - 14},{v + 10} {u + 14},{v - 8}", (5, 5)), shift(HIDE, -0.18))
    card.paint("1150,652! 1200,600 1260,600! 1260,760! 1220,700", BLACK, angle=60, edge="torn", wobble=4, lift=5)
    # the opening
    card.paint(
        "944,790! 1000,756 1060,790 1074,880 1040,960 980,980 936,940! 928,860", BLACK, angle=84, edge="torn", wobble=3
    )
    Head(card, CAST["boy"], 996, 866, 80, tilt=-6, turn=-0.4).draw()
    card.paint(
        "926,950! 980,968 1050,940! 1090,990 1060,1020 960,1020!",
        dark,
        angle=4,
        edge="torn",
        core=mix(HIDE, BONE, 0.4),
        wobble=3,
        lift=4,
    )
    # her arm over its back, so as not to fall down
    card.paint("950,700! 1000,690 1090,684! 1130,716 1120,760! 1040,760 960,780!", shift(TIN, 0.03), angle=4, lift=8)
    hand(card, "drop", 1110, 726, 112, 40, FAIR, age=50, lift=5)
    card.paint("1080,680! 1124,690! 1126,764! 1086,768!", SLATE, angle=80, lift=4)
    card.paint("920,676! 990,660 1036,704! 1010,772 950,780 914,740", shift(TIN, 0.06), angle=30, lift=6)
