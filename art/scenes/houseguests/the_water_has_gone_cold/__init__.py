"""The Water Has Gone Cold: from the bather's own eyes; a toe in the tap, and an admiral's coat where the dress hung."""

from __future__ import annotations

from typing import Any, Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin

CHALK, MINT, BONE, ROSE, SKY, BRASS, NAVY = "#f6f2e8", "#cfdfd5", "#e9dfce", "#e8bfae", "#c9d8de", "#c2a35c", "#2d3550"
GROUND = CHALK
HERS: Final = Skin(ROSE, "#cf9a89", "#7d4a45", blush="#dfa092", white=CHALK)
HIS: Final = Skin("#d8b094", "#b58a70", "#5f4038", white=CHALK)
DRY: Final[dict[str, Any]] = {"edge": "raw", "ragged": 26, "wobble": 3}
"""Every edge is a brush's."""


def paint(card: Sheet) -> None:
    """Lay wall and window, chair and coat, then the tub and what comes out of its water."""
    _wall(card)
    _window(card)
    _chair(card)
    _tub(card)
    _water(card)
    _foot(card)
    _knees(card)
    _hand(card)


def _wall(card: Sheet) -> None:
    card.paint("-40,-40! 1240,-40! 1240,700! -40,720!", BONE, angle=86, laps=110, thin=0.08, **DRY)
    # twelve tiles; one is turned
    for k in range(12):
        x, y = 790 + k % 4 * 112, 336 + k // 4 * 112
        at = affine(x, y, 46, 45 if k == 6 else (k * 7 % 5) - 2)
        card.paint("-1,-1! 1,-1! 1,1! -1,1!", SKY if k % 2 else MINT, at=at, angle=k * 40, **DRY)
        card.paint(ribbon("-.6,.4 -.2,-.4 .2,.4 .6,-.4", (0.12, 0.14, 0.14, 0.1), at, 46), CHALK, wobble=0.5)


def _window(card: Sheet) -> None:
    card.paint("120,80! 640,72! 648,500! 116,508!", CHALK, angle=88, lift=3, **DRY)
    pane = card.piece("144,104! 616,98! 622,476! 142,484!", SKY, angle=6, laps=90, thin=0.1)
    with card.inside(pane):
        card.paint("120,380! 360,350 640,392! 640,500! 120,500!", MINT, angle=4, **DRY)
        # stilts go by
        for x, lean in ((262, 26), (368, -20)):
            card.paint(ribbon(f"{x},60 {x + lean},500", (15, 13)), BRASS, lift=3)
            card.paint(f"{x - 20},150! {x + 32},150! {x + 30},174! {x - 18},172!", shift(BRASS, -0.1), lift=2)
        card.paint("226,60! 300,60! 306,148! 240,152!", mix(ROSE, CHALK, 0.3), angle=80)
        card.paint("338,60! 410,60! 402,150! 340,150!", mix(ROSE, CHALK, 0.3), angle=80)
    card.paint("370,100! 386,100! 388,480! 372,480!", CHALK, angle=88)
    # one wing stands open into the room
    card.paint("622,92! 700,40! 708,548! 626,482!", CHALK, angle=88, lift=8, **DRY)
    card.paint("636,116! 690,82! 696,508! 640,462!", SKY, angle=80, thin=0.12)


def _chair(card: Sheet) -> None:
    """The arm comes in from outside, takes, and gives."""
    for spec in ("590,714 602,514 596,354", "764,724 752,514 758,350"):
        card.paint(ribbon(spec, (15, 14, 16)), BRASS, lift=4)
    card.paint("580,514! 776,510! 786,546! 572,552!", BRASS, angle=2, lift=5)
    # the dress, on its way out
    card.paint(
        "366,284! 436,272 462,314! 486,414 456,494 486,554! 416,574 366,544! 336,554 316,514! 348,424 336,354",
        ROSE,
        angle=80,
        laps=30,
        lift=7,
        **DRY,
    )
    for y in (374, 434, 494):
        card.paint(ribbon(f"346,{y} 396,{y + 10} 466,{y - 6}", (6, 8, 5)), CHALK, wobble=0.8)
    # the coat
    coat = card.piece(
        "564,374! 616,332 676,346! 738,328 792,368! 830,554 840,744! 742,760! 696,594! 666,762! 542,750! 536,554",
        NAVY,
        angle=84,
        laps=44,
        lift=10,
        **DRY,
    )
    with card.inside(coat):
        card.paint(ribbon("678,350 688,594", (4, 4)), shift(NAVY, 0.12))
        for y in (424, 494, 564):
            for x in (644, 722):
                card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", BRASS, at=affine(x, y, 11))
    for x, turn in ((586, -8), (770, 10)):
        at = affine(x, 358, 1.0, turn)
        card.paint("-52,-12 0,-28 52,-12 50,12 0,18 -50,12", BRASS, at=at, angle=turn, lift=6)
        card.paint(turned([ribbon(f"{u},10 {u + 2},44", (7, 5), at) for u in range(-44, 50, 13)]), BRASS, wobble=0.6)
    sleeve = card.piece(
        "120,330! 196,262 316,224 456,254 536,306! 524,378! 436,350 316,326 210,372 130,440!",
        CHALK,
        angle=8,
        lift=9,
        **DRY,
    )
    with card.inside(sleeve):
        for x in range(200, 560, 42):
            card.paint(f"{x},190! {x + 20},190! {x + 10},420! {x - 10},420!", NAVY, angle=86)
    card.paint("116,80! 146,80! 148,508! 114,508!", CHALK, angle=88)
    hand(card, "pinch", 530, 346, 128, 12, HIS, age=50, lift=7)
    for u, v in ((546, 326), (560, 338), (572, 330), (586, 344), (556, 354)):
        card.paint(ribbon(f"{u},{v} {u + 9},{v - 9}", (2.6, 1.4)), HIS.line, wobble=0)


def _tub(card: Sheet) -> None:
    card.paint(
        "60,1040 130,760 330,650 620,622 900,650 1090,770 1150,1040! 1240,1840! -40,1840!",
        shift(BONE, -0.05),
        angle=8,
        lift=12,
        **DRY,
    )
    card.paint(
        "40,1060 110,770 320,640 620,612 910,640 1110,780 1170,1060! 1250,1840! -50,1840!",
        CHALK,
        angle=6,
        laps=90,
        lift=4,
    )
    card.paint(
        "140,1060 190,850 360,726 620,704 880,728 1030,856 1080,1060! 1150,1840! 60,1840!",
        shift(CHALK, -0.055),
        angle=84,
    )


def _water(card: Sheet) -> None:
    pool = card.piece(
        "172,1000 330,930 620,906 900,930 1056,1010! 1110,1300 1150,1840! 60,1840! 116,1300",
        MINT,
        angle=6,
        laps=120,
        grain=0.4,
    )
    with card.inside(pool):
        for y, x, w in ((1010, 620, 300), (1090, 300, 170), (1330, 760, 220), (1500, 420, 260), (1660, 820, 240)):
            card.brush(f"{x - w},{y} {x},{y - 12} {x + w},{y + 4}", 16, CHALK, dry=0.8)
        # plug chain, and what it ends in
        card.paint(
            turned(
                [
                    ribbon(f"{588 + k % 2 * 10},{1420 + k * 30} {592 - k % 2 * 8},{1446 + k * 30}", (9, 9))
                    for k in range(6)
                ]
            ),
            mix(BRASS, MINT, 0.25),
        )
        key = affine(590, 1640, 1.0, 96)
        card.paint("-10,-6! 80,-6! 80,18! 66,18! 66,6! 54,6! 54,14! 42,14! 42,6! -10,6!", mix(BRASS, MINT, 0.2), at=key)
        card.paint(ribbon("-10,0 -26,20 -48,8 -44,-18 -22,-22 -10,0", (9, 9, 9, 9, 9, 9), key), mix(BRASS, MINT, 0.2))


def _knees(card: Sheet) -> None:
    for x, y, w, h, flip in ((396, 1150, 176, 300, 1), (800, 1120, 162, 270, -1)):
        knee = card.piece(
            f"{x - w},{y + 130}! {x - w * 0.86:.0f},{y - h * 0.3:.0f} {x - w * 0.3:.0f},{y - h:.0f} {x + w * 0.4:.0f},{y - h * 0.94:.0f} "
            f"{x + w * 0.9:.0f},{y - h * 0.3:.0f} {x + w},{y + 130}! {x},{y + 158}",
            ROSE,
            angle=80 * flip,
            laps=60,
            lift=5,
            edge="raw",
            wobble=2,
        )
        with card.inside(knee):
            card.paint(
                f"{x + flip * w * 0.3:.0f},{y - h}! {x + flip * w * 0.7:.0f},{y - h * 0.3:.0f} {x + flip * w * 0.5:.0f},{y + 170}! {x + flip * w * 1.4:.0f},{y + 170}! {x + flip * w * 1.4:.0f},{y - h}!",
                HERS.shade,
                angle=80,
                **DRY,
            )
            card.paint(
                "-1,0 -.3,-.7 .6,-.5 1,.2 .2,.7 -.7,.6",
                HERS.blush or ROSE,
                at=affine(x - flip * 24, y - h * 0.55, 60),
                thin=0.4,
                **DRY,
            )
            card.paint(
                ribbon(f"{x - 50},{y - h * 0.34:.0f} {x},{y - h * 0.27:.0f} {x + 46},{y - h * 0.36:.0f}", (3, 6, 3)),
                HERS.shade,
            )
        card.brush(f"{x - w - 30},{y + 138} {x},{y + 172} {x + w + 34},{y + 134}", 18, CHALK, dry=0.5)


def _foot(card: Sheet) -> None:
    """On the rim; the great toe is in the tap and has been for a long time."""
    card.paint("866,640! 872,520! 906,500! 932,520! 936,640!", BRASS, angle=88, lift=6)
    card.paint("872,540! 760,546 700,590 696,668! 750,672! 760,620 800,604 872,606!", BRASS, angle=10, lift=8)
    for x in (836, 966):
        card.paint(ribbon(f"900,506 {x},470", (13, 12)), BRASS, lift=4)
        card.paint("-1,0 -.5,-.7 .5,-.7 1,0 .5,.7 -.5,.7", CHALK, at=affine(x, 466, 25), lift=5)
    # four toes over the rim, side by side, what shows of them above the foot
    for x, y, r, turn in ((944, 752, 30, 22), (908, 734, 33, 12), (868, 722, 36, 4), (824, 716, 40, -6)):
        toe = affine(x, y, r, turn)
        card.paint("-.95,1.4! -.9,-.2 -.5,-.95 .5,-.95 .9,-.2 .95,1.4!", ROSE, at=toe, angle=80, lift=3, wobble=0.8)
        card.paint("-.45,-.35 -.4,-.75 .4,-.75 .45,-.35 0,-.2", CHALK, at=toe, wobble=0.3)
    leg = card.piece(
        "1092,1320! 1084,1010 1062,860 1016,786 950,752 880,746 806,752! 770,790 812,838 862,900 884,1000 890,1320!",
        ROSE,
        angle=34,
        laps=50,
        lift=9,
        edge="raw",
        wobble=2,
    )
    with card.inside(leg):
        card.paint("1110,1320! 1110,1000 1062,840 1000,770! 1030,880 1024,1320!", HERS.shade, angle=60, **DRY)
        card.paint("-1,0 -.3,-.7 .6,-.5 1,.2 .2,.7 -.7,.6", HERS.shade, at=affine(968, 880, 40), thin=0.4, **DRY)
    # the great one goes up into the tap and narrows on its way
    card.paint(
        "806,752! 772,742 734,706 724,664! 760,664! 776,694 812,716 846,742!", ROSE, angle=70, lift=4, wobble=1.2
    )
    card.paint("692,630! 772,630! 768,684! 696,682!", BRASS, angle=88, lift=5)
    card.paint("870,1150! 960,1166 1110,1146! 1116,1340! 860,1340!", MINT, angle=6, laps=100)
    card.brush("850,1158 970,1176 1120,1152", 16, CHALK, dry=0.5)


def _hand(card: Sheet) -> None:
    """On the rim at the left, wrinkled at the tips; the soap has had enough."""
    card.paint(
        "-60,1420! 60,1300 150,1240! 220,1330! 120,1440 -60,1600!",
        ROSE,
        angle=-40,
        laps=40,
        lift=8,
        edge="raw",
        wobble=2,
    )
    hand(card, "rest", 172, 1290, 250, -56, HERS, age=40, lift=9)
    for x, y in ((300, 1096), (338, 1110), (270, 1090)):
        card.paint(
            turned([ribbon(f"{x - 9},{y + k * 9} {x + 9},{y + k * 9 - 3}", (2, 2)) for k in range(3)]),
            HERS.shade,
            wobble=0,
        )
    soap = affine(214, 1010, 1.0, -34)
    card.paint("-74,-26 0,-44 74,-26 80,14 0,38 -80,16", SKY, at=soap, angle=-34, lift=10)
    card.paint("-46,-14 0,-26 48,-14 46,6 0,16 -48,6", shift(SKY, 0.06), at=soap, angle=-34)
    for x, y, r in ((150, 1076, 15), (122, 1112, 9), (176, 1110, 7)):
        card.paint("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7", CHALK, at=affine(x, y, r), lift=2)
