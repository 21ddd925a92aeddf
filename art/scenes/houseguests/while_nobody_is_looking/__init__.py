"""While Nobody Is Looking: on an immense dam a woman paints one open window; at its dry foot twelve are expected."""

from __future__ import annotations

from typing import Final

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, shift
from art.cutpaper.skin import Skin

ASH, INK, PENCIL, CHALK, BONE, YELLOW = "#b7b1a7", "#222124", "#706e6f", "#efe9de", "#d9d1c3", "#c9a13f"
GROUND = CHALK
HERS: Final = Skin("#9a8d82", "#776c64", INK)
CAST: Final = {
    "painter": Face(
        HERS, 43, "heart", "line", "dot", "thin", "none", "low_knot", INK, feels=feel("dreaming"), small=True
    )
}


def paint(card: Sheet) -> None:
    """Lay sky and river bed, the dam with its courses, cliffs over its ends; then window, woman and table."""
    card.paint("-40,-40! 1240,-40! 1240,150! -40,170!", BONE, angle=2, laps=80)
    _bed(card)
    _dam(card)
    _cliffs(card)
    _window(card)
    _painter(card)
    _table(card)


def _bed(card: Sheet) -> None:
    card.paint("-40,1500! 1240,1480! 1240,1840! -40,1840!", CHALK, angle=4)
    card.paint("560,1840! 640,1690 820,1640 1000,1650! 860,1700 760,1760 760,1840!", BONE, angle=70)
    for x, y, r in (
        (250, 1716, 34),
        (330, 1768, 22),
        (930, 1756, 40),
        (1016, 1704, 20),
        (190, 1790, 18),
        (700, 1790, 14),
    ):
        card.paint("-1,.4 -.7,-.4 .1,-.7 .9,-.2 1,.4!", shift(ASH, 0.02), at=affine(x, y, r), lift=3)


def _dam(card: Sheet) -> None:
    """One curve, its courses in a strict order; the ninth is missing."""
    wall = card.piece(
        "90,132! 620,96 1130,126! 1060,1520! 620,1590 170,1528!", ASH, angle=88, laps=120, grain=0.36, lift=6
    )
    courses = []
    for k in range(1, 17):
        if k == 9:
            continue
        y = 130 + k * 86
        courses.append(ribbon(f"60,{y + 26} 620,{y - 4 + k * 2} 1160,{y + 22}", (3, 4, 3)))
    joints = [
        ribbon(f"{x},{136 + k * 86} {x + 2},{216 + k * 86}", (3, 3))
        for k in range(16)
        for x in range(180 + 70 * (k % 2), 1100, 140)
        if k not in (8, 9)
    ]
    card.pattern(wall, turned(courses), shift(ASH, -0.075), thin=0.1)
    card.pattern(wall, turned(joints), shift(ASH, -0.04), thin=0.3)
    with card.inside(wall):
        card.paint("840,90! 1180,100! 1120,1600! 900,1600! 960,900", shift(ASH, -0.035), angle=88, thin=0.12)
    card.paint("70,96! 620,60 1150,92! 1152,140! 620,108 70,144!", PENCIL, angle=2, lift=6)
    for x in range(110, 1150, 66):
        rim = 92 - (1 - ((x - 620) / 540) ** 2) * 34
        card.paint(f"{x - 9},{rim:.0f}! {x + 9},{rim - 1:.0f}! {x + 8},{rim - 34:.0f}! {x - 8},{rim - 34:.0f}!", INK)


def _cliffs(card: Sheet) -> None:
    left = card.piece(
        "-40,-40! 96,-40! 150,60! 120,190! 190,300! 150,470! 214,620! 176,820! 246,980! 200,1180! 268,1340! 230,1500! 300,1640! 200,1700! -40,1740!",
        INK,
        angle=76,
        laps=60,
        lift=12,
    )
    right = card.piece(
        "1240,-40! 1120,-40! 1066,80! 1110,230! 1040,360! 1086,560! 1010,700! 1060,900! 984,1060! 1030,1240! 960,1400! 1010,1560! 960,1640! 1240,1720!",
        INK,
        angle=104,
        laps=60,
        lift=12,
    )
    for patch, strokes in (
        (
            left,
            (
                "20,60! 96,40 110,150! 40,240!",
                "40,420! 120,380 130,460! 60,560!",
                "70,800! 150,760 170,860! 90,960!",
                "90,1240! 200,1190 210,1300! 130,1400!",
            ),
        ),
        (
            right,
            (
                "1190,120! 1110,160 1150,300! 1210,330!",
                "1160,620! 1060,680 1100,800! 1190,820!",
                "1170,1080! 1040,1110 1090,1230! 1180,1260!",
            ),
        ),
    ):
        with card.inside(patch):
            for spec in strokes:
                card.paint(spec, shift(INK, 0.09), angle=80)
    # one that holds on where nothing can
    card.paint(ribbon("1076,566 1030,548 1010,510", (8, 7, 4)), INK)
    for x, y in ((1010, 506), (1026, 528), (996, 528)):
        card.paint("-1,0 -.4,-.8 .6,-.7 1,.1 .3,.7 -.6,.6", PENCIL, at=affine(x, y, 17))


def _window(card: Sheet) -> None:
    """Painted, all but the curtain, which has begun to blow."""
    x, y = 640, 560
    card.paint(f"{x - 66},{y - 84}! {x + 62},{y - 88}! {x + 64},{y + 82}! {x - 64},{y + 84}!", CHALK, angle=88)
    pane = card.piece(f"{x - 50},{y - 68}! {x + 46},{y - 71}! {x + 48},{y + 66}! {x - 49},{y + 68}!", INK, angle=80)
    with card.inside(pane):
        # the twelfth chair
        card.paint(
            f"{x - 20},{y + 68}! {x - 18},{y + 2}! {x - 11},{y + 2}! {x - 10},{y + 34}! {x + 16},{y + 33}! {x + 18},{y + 68}! {x + 11},{y + 68}! {x + 9},{y + 42}! {x - 11},{y + 43}! {x - 13},{y + 68}!",
            BONE,
        )
    card.paint(f"{x - 5},{y - 70}! {x + 4},{y - 70}! {x + 4},{y + 66}! {x - 4},{y + 66}!", CHALK)
    card.paint(f"{x - 80},{y + 82}! {x + 78},{y + 78}! {x + 82},{y + 100}! {x - 82},{y + 104}!", CHALK, angle=2, lift=5)
    card.paint(
        f"{x - 52},{y - 72}! {x - 12},{y - 72}! {x - 16},{y - 10} {x - 70},{y + 44} {x - 150},{y + 40}! {x - 126},{y + 6} {x - 96},{y + 14} {x - 66},{y - 16}",
        YELLOW,
        angle=60,
        laps=22,
        lift=12,
    )
    card.paint(ribbon(f"{x - 30},{y - 68} {x - 40},{y - 14} {x - 106},{y + 26}", (4, 5, 3)), shift(YELLOW, -0.09))
    card.paint(
        f"{x + 20},{y - 71}! {x + 46},{y - 71}! {x + 48},{y - 6} {x + 38},{y + 8}! {x + 26},{y - 24}", YELLOW, angle=84
    )


def _painter(card: Sheet) -> None:
    """Tied twice; her legs swing. The bucket hangs where somebody must have hung it."""
    x, y = 802, 596
    for dx, top in ((-22, 780), (24, 806)):
        card.paint(ribbon(f"{top},72 {x + dx},{y - 10}", (2.6, 2.6)), INK, wobble=0.2)
    card.paint(ribbon(f"900,78 {x + 66},{y - 34}", (2.4, 2.4)), INK, wobble=0.2)
    card.paint(f"{x + 50},{y - 36}! {x + 84},{y - 38}! {x + 80},{y + 2}! {x + 55},{y + 2}!", PENCIL, lift=4)
    card.paint(f"{x + 52},{y - 36} {x + 67},{y - 42} {x + 82},{y - 37} {x + 67},{y - 31}", YELLOW)
    who = Figure(
        card,
        x,
        y + 66,
        17,
        POSES["sit_side"].but(arm_far=(3.6, -6.6), arm_near=(2.2, -5.2)),
        outfit("worker", CHALK, PENCIL, INK),
        HERS,
        flip=True,
        lift=3,
    )
    who.below()
    Head(card, CAST["painter"], **who.head).draw()
    who.above()
    card.paint(f"{x - 44},{y - 2}! {x + 46},{y - 6}! {x + 47},{y + 6}! {x - 44},{y + 10}!", INK, lift=4)


def _table(card: Sheet) -> None:
    """Laid for twelve; eleven chairs lean against it."""
    card.paint("430,1640! 810,1634! 830,1662! 412,1668!", CHALK, angle=2, lift=8)
    card.paint(
        "412,1668! 830,1662! 834,1716 800,1704 764,1722 700,1706 640,1724 560,1708 500,1726 452,1708 408,1722!",
        shift(CHALK, -0.05),
        angle=86,
        lift=3,
    )
    for k in range(12):
        x = 446 + k * 32
        card.paint(f"{x - 4},{1648 - k % 2 * 2}! {x + 5},{1648}! {x + 3},{1630}! {x - 2},{1630}!", PENCIL)
        card.paint(f"{x - 11},1656 {x},1652 {x + 11},1656 {x},1660", BONE)
    for k in range(11):
        x = 424 + k * 34 + (34 if k > 6 else 0)
        lean = 12 if k < 6 else -12
        card.paint(
            turned(
                [
                    ribbon(f"{x},1752 {x + lean},1690", (5, 5)),
                    ribbon(f"{x + 22},1752 {x + 22 + lean},1690", (5, 5)),
                    ribbon(f"{x + lean * 0.5:.0f},1722 {x + 22 + lean * 0.5:.0f},1721", (6, 6)),
                    ribbon(f"{x + lean},1692 {x + 22 + lean},1691", (8, 8)),
                ]
            ),
            INK,
            wobble=0.5,
            lift=3,
        )
