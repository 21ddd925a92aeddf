"""The couple: he, small and far, waits with fork and spoon; she, near and black, has found the shortest way."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.pass_the_salt.inks import (
    ASH,
    BONE,
    CHALK,
    CHARCOAL,
    JET,
    ORANGE,
    PALE,
    PENCIL,
    RUDDY,
    WHITE,
)

CAST: Final[dict[str, Face]] = {
    "husband": Face(
        RUDDY,
        55,
        "heavy",
        "bulb",
        "hooded",
        "pinched",
        "bushy",
        "ring",
        "#4a474a",
        beard="walrus",
        feels=feel("stubborn", gaze=(0.0, -0.3), brows=(0.04, -0.05), lids=(0.34, 0.5), tilt=0),
        plane="half",
        ears=1.3,
    ),
}


def behind(card: Sheet) -> None:
    """Lay his chair and his trunk: the table's far edge goes over them."""
    chair = card.piece("436,470! 446,120 480,40 600,10 720,40 754,120 764,470!", PENCIL, angle=88, laps=40, lift=12)
    with card.inside(chair):
        for x in (500, 566, 634, 700):
            card.paint(ribbon(f"{x},-10 {x},480", (14, 14)), shift(PENCIL, -0.08), thin=0.1)
    card.paint("404,480! 412,372 470,312 560,288! 650,288! 736,312 790,372 800,480!", JET, angle=20, laps=44, lift=10)


def he(card: Sheet) -> None:
    """He holds fork and spoon as one holds flags."""
    bib = card.piece("524,300! 600,330 680,300! 714,400 600,452 492,404!", WHITE, angle=80, lift=6)
    with card.inside(bib):
        for line in ("560,310 556,380 540,440", "644,310 650,380 660,440"):
            card.paint(ribbon(line, (3, 10, 4)), mix(CHALK, ASH, 0.6))
    Head(card, CAST["husband"], 602, 206, 102, tilt=5, turn=0.05).draw()
    for x, spoon in ((446, False), (764, True)):
        card.paint(ribbon(f"{x},430 {x},330 {x},270", (15, 14, 12)), BONE, lift=6)
        if spoon:
            card.paint(
                f"{x - 10},270 {x - 32},216 {x - 24},166 {x},148 {x + 24},166 {x + 32},216 {x + 10},270", BONE, lift=6
            )
            card.paint(f"{x - 20},206 {x - 14},176 {x},166 {x + 14},176 {x + 20},206 {x},240", ASH)
        else:
            card.paint(f"{x - 30},214! {x + 30},214! {x + 26},256 {x},280 {x - 26},256", BONE, lift=6)
            for d in (-25, -8, 9, 26):
                card.paint(f"{x + d - 6},222! {x + d + 6},222! {x + d + 3},146! {x + d - 3},146!", BONE, lift=4)
    for s in (-1, 1):
        x = 604 + s * 160
        card.paint(
            f"{604 + s * 196},396! {604 + s * 250},440 {604 + s * 244},500 {604 + s * 190},510! {604 + s * 146},486! "
            f"{604 + s * 140},430! {604 + s * 166},400!",
            shift(JET, 0.03),
            angle=60,
            edge="torn",
            core=ASH,
            wobble=3,
            lift=10,
        )
        card.paint(
            f"{x - 34},416! {x - 30},390 {x},380 {x + 30},390 {x + 34},418! {x + 30},452 {x},462 {x - 30},452",
            RUDDY.base,
            angle=20,
            lift=7,
        )
        for k in range(3):
            y = 402 + 16 * k
            card.paint(ribbon(f"{x - 30},{y} {x + 4},{y + 3} {x + 14},{y}", (2, 4, 2)), RUDDY.shade)
        card.paint(f"{x - 40},446! {x + 40},446! {x + 42},474! {x - 42},474!", WHITE, lift=4)


def she(card: Sheet) -> None:
    """Her back, her bun; the scissors lie flat in the linen."""
    _scissors(card)
    for spec, cuff in (
        (
            "-40,1840! -40,1560 60,1470 210,1400 384,1236! 474,1318! 400,1440 330,1560 320,1840!",
            "370,1228! 404,1196! 504,1288! 470,1330!",
        ),
        (
            "1240,1840! 1240,1570 1150,1480 1000,1404 830,1230! 738,1306! 812,1440 880,1560 890,1840!",
            "846,1222! 810,1190! 712,1280! 744,1322!",
        ),
    ):
        card.paint(spec, CHARCOAL, angle=-30 if cuff[0] == "3" else 210, edge="torn", core=ASH, wobble=3, lift=14)
        card.paint(cuff, WHITE, edge="torn", wobble=3, lift=6)
    card.paint(
        "-40,1840! -40,1700 160,1600 340,1548 620,1540 880,1540 1060,1600 1240,1700! 1240,1840!",
        JET,
        angle=6,
        laps=60,
        edge="torn",
        core=ASH,
        wobble=3,
        lift=12,
    )
    at = affine(612, 1520, 1.0, -4)
    card.paint("-14,-212 -6,-254 14,-254 20,-212", PALE.base, at=at, lift=3)
    for s in (-1, 1):
        card.paint(f"{s * 186},-10 {s * 222},-34 {s * 230},20 {s * 196},56", PALE.base, at=at, lift=4)
        card.paint(f"{s * 214},34 {s * 230},66 {s * 214},92 {s * 200},66", ORANGE, at=at, lift=5)
    head = card.piece(
        "-200,0 -182,-130 -96,-214 0,-232 98,-212 184,-128 204,0 184,140 90,220 0,232 -92,220 -184,140",
        ASH,
        at=at,
        angle=84,
        laps=50,
        lift=16,
    )
    with card.inside(head):
        card.paint("0,-240! 220,-200! 240,240! 0,260! 30,120 14,-60", mix(ASH, PENCIL, 0.42), at=at, angle=80)
        for s in (-1, 1):
            for wide in (48, 88, 126, 164, 196):
                card.paint(
                    ribbon(
                        f"{s * 12},{-236 + wide * 0.12:.0f} {s * wide * 0.86:.0f},{-150 + wide * 0.2:.0f} "
                        f"{s * wide},{-10 + wide * 0.2:.0f} {s * wide * 0.82:.0f},130 {s * 24},220",
                        (2, 5, 9, 6, 2),
                        at,
                    ),
                    mix(PENCIL, ASH, 0.45 if s < 0 else 0.1),
                    thin=0.12,
                )
        card.paint(ribbon("2,-236 8,-120 0,0 4,120", (10, 15, 11, 5), at), PALE.base)
    bun = card.piece(ROUND, mix(ASH, PENCIL, 0.62), at=affine(616, 1660, 132), lift=20)
    with card.inside(bun):
        for line in (
            "486,1690 520,1590 620,1546 716,1590 748,1690",
            "510,1720 530,1630 616,1580 690,1620 716,1700 690,1770",
            "540,1750 546,1670 612,1620 664,1650 680,1720 640,1780",
            "580,1790 566,1710 606,1660 640,1686 640,1740",
        ):
            card.paint(ribbon(line, (4, 14, 12, 4)), mix(PENCIL, CHARCOAL, 0.3), thin=0.1)
    card.paint(ribbon("494,1700 620,1652 756,1586", (9, 13, 13)), JET, lift=7)
    card.paint(ROUND, ORANGE, at=affine(762, 1582, 22), lift=6)


def _scissors(card: Sheet) -> None:
    card.paint("584,1120! 596,840! 626,1116!", BONE, angle=88, lift=10)
    card.paint("606,1120! 640,856! 642,1126!", shift(BONE, 0.06), angle=86, lift=8)
    for line in (
        "612,1092 588,1130 520,1160 470,1220 498,1290 566,1280 600,1210 618,1110",
        "614,1092 640,1130 706,1156 752,1214 726,1286 660,1278 626,1210 608,1110",
    ):
        card.paint(ribbon(line, (34, 30, 28, 28, 28, 30, 34)), ORANGE, lift=9)
    card.paint(ROUND, PENCIL, at=affine(614, 1108, 15), lift=4)
    hand(card, "grip", 432, 1262, 190, -24, PALE, age=50, lift=10)
    hand(card, "grip", 784, 1254, 190, -156, PALE, True, 50, lift=10)
