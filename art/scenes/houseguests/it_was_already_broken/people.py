"""The other three, cut by the edges: a bun, a bald patch between ears, and a cheek on the tiles."""

from __future__ import annotations

import math

from art.cutpaper.contour import ROUND, Array, affine, ribbon, stripes
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_was_already_broken.inks import (
    ASH,
    CAST,
    CHALK,
    COBALT,
    FAIR,
    NIGHT,
    OLD,
    SAGE,
    TAN,
    WALNUT,
)


def grandmother(card: Sheet) -> None:
    """All shawl, one palm down, and a bun that does not believe a word."""
    at = affine(160, 170, 132, 40)
    hand(card, "cover", 366, 142, 150, 20, OLD, age=78, lift=6)
    card.paint(
        "130,-60! 300,-10 370,70 400,120! 380,200! 320,200 200,170!", shift(ASH, 0.07), angle=30, laps=40, lift=8
    )
    fringe: list[Array] = []
    for k in range(15):
        t = k / 14
        fringe.append(
            ribbon(f"{-40 + 330 * t:.0f},{372 - 300 * t:.0f} {-14 + 330 * t:.0f},{412 - 300 * t:.0f}", (9, 5))
        )
    card.paint(turned(fringe), CHALK, lift=5)
    shawl = card.piece("-60,-60! 330,-60! 320,60 240,190 120,320 -60,400!", SAGE, angle=130, laps=54, lift=12)
    with card.inside(shawl):
        for d, ink, wide in ((34, COBALT, 15), (62, CHALK, 7)):
            card.paint(ribbon(f"{330 - d},{-40 - d // 2} {236 - d},{180 - d} {-40 - d // 2},{392 - d}", (wide,)), ink)
    for side in (-1, 1):
        card.paint(f"-.1,{side * 0.86} .1,{side * 1.1} .28,{side * 0.98} .24,{side * 0.76}", OLD.base, at=at, lift=3)
    card.paint(".9,-.16! 1.16,-.12 1.22,.04 1.1,.16 .9,.16!", OLD.base, at=at, lift=4)
    head = card.piece(
        "1,0 .8,.66 .1,.94 -.66,.7 -.94,0 -.66,-.7 .1,-.94 .8,-.66", "#dfdbd2", at=at, angle=40, laps=24, lift=10
    )
    with card.inside(head):
        for v in (-0.76, -0.5, -0.26, 0.28, 0.54, 0.78):
            card.paint(ribbon(f"1,{v * 0.4:.2f} .2,{v} -.7,{v * 0.4:.2f}", (3, 8, 3), at), ASH, thin=0.2)
        card.paint(ribbon("1.05,0 .4,.02 -.2,0", (10, 9, 4), at), OLD.base)
    knot = affine(116, 134, 74, 40)
    card.paint(ROUND, "#eeeae2", at=knot, lift=9)
    for line in ("-.7,.3 -.2,-.6 .6,-.3 .5,.5 -.1,.5", "-.5,.6 .2,.75 .7,.3"):
        card.paint(ribbon(line, (4, 9, 4), knot), ASH, wobble=0.4)
    card.paint(ribbon("-1.4,-.7 1.3,.8", (7, 7), knot), WALNUT, lift=5)


def man(card: Sheet) -> None:
    """A bald patch, two ears, a nose between the wings of a moustache, and one empty palm for all to see."""
    at = affine(1000, 200, 140, 122)
    grey = mix(ASH, CHALK, 0.55)
    hand(card, "open", 770, 250, 176, 150, TAN, age=45, flip=True, lift=7)
    card.paint(
        "1000,-60! 880,0 790,90 730,196! 800,270! 880,200 960,150!", grey, angle=120, laps=50, grain=0.2, lift=10
    )
    card.paint("720,204! 790,276! 822,244! 752,164!", COBALT, lift=5)
    shirt = card.piece(
        "820,-60! 940,20 1060,110 1140,240 1180,360 1260,420! 1260,-60!", grey, angle=130, laps=60, lift=12
    )
    card.pattern(shirt, stripes(card.box(shirt), 44, 11, 130, key="shirt"), mix(COBALT, CHALK, 0.25))
    with card.inside(shirt):
        card.paint(ribbon("960,-60 1080,40 1260,110", (24, 24)), WALNUT, lift=3)
    for side in (-1, 1):
        card.paint(f"-.06,{side * 0.86} .14,{side * 1.16} .36,{side * 1.06} .32,{side * 0.74}", TAN.base, at=at, lift=4)
        card.paint(
            f"1.0,{side * 0.04}! 1.24,{side * 0.16} 1.22,{side * 0.44} 1.02,{side * 0.74} .94,{side * 1.02}! .8,{side * 0.6}",
            NIGHT, at=at, lift=5,
        )  # fmt: skip
    card.paint(".8,-.2! 1.2,-.17 1.38,-.06 1.38,.06 1.2,.17 .8,.2!", TAN.base, at=at, lift=6)
    head = card.piece(
        "1,0 .8,.66 .1,.94 -.66,.74 -.96,0 -.66,-.74 .1,-.94 .8,-.66", NIGHT, at=at, angle=130, laps=20, lift=12
    )
    with card.inside(head):
        for k in range(18):
            t = math.radians(20 * k + 6)
            u, v = math.cos(t), math.sin(t)
            card.paint(
                ribbon(f"{0.4 * u - 0.14:.2f},{0.4 * v:.2f} {0.66 * u - 0.1:.2f},{0.66 * v + 0.05:.2f} {0.95 * u:.2f},{0.95 * v + 0.1:.2f}",
                       (3, 9, 3), at),
                mix(NIGHT, ASH, 0.22), thin=0.2,
            )  # fmt: skip
    card.paint(
        ".26,0 .14,.3 -.14,.4 -.42,.28 -.52,0 -.42,-.28 -.14,-.38 .14,-.3", TAN.base, at=at, edge="torn", wobble=4
    )
    card.paint(".06,-.18 -.16,-.26 -.32,-.1 -.2,.02 .0,-.04", shift(TAN.base, 0.07), at=at)


def boy(card: Sheet) -> None:
    """Eleven, flat on the floor, one cheek on the tiles; the other ear burns."""
    card.paint("1070,650! 1120,610 1220,600! 1220,760! 1130,740 1080,720!", FAIR.shade)
    jumper = card.piece(
        "1260,500! 1186,512 1150,570 1146,690 1116,770 1120,850 1170,900 1260,920!", CHALK, angle=90, laps=50, lift=9
    )
    with card.inside(jumper):
        for k in range(5):
            x = 1142 + 42 * k
            card.paint(ribbon(f"{x + 10},480 {x - 6},640 {x + 4},780 {x + 34},940", (19, 19, 19, 19)), WALNUT)
    head = Head(card, CAST["boy"], 1026, 632, 142, tilt=-84, turn=1, view="side")
    head.draw()
    head.lay("-.32,.02 -.24,-.14 -.08,-.14 -.02,.02 -.08,.22 -.18,.32 -.28,.22", "#cf6d4e", "flat", lift=3)
    head.lay("-.24,.02 -.16,-.05 -.1,.04 -.16,.18", "#a9523b", "flat")
