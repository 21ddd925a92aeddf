"""Do Not Disturb: a bellboy walks as she does; behind seven doors ajar nobody is asleep."""

from __future__ import annotations

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.do_not_disturb.inks import (
    BONE,
    BRASS,
    BROWN,
    CAST,
    INK,
    LINE,
    PALE,
    PETROL,
    PLUM,
    RED,
    SLATE,
    WARM,
)
from art.scenes.houseguests.do_not_disturb.rooms import (
    bed_of_four,
    chair,
    couple,
    fly_paper,
    low,
    packed,
    pairs,
    seven,
    suitcase,
    towel,
    trombone,
)

GROUND = BONE
__all__ = ["CAST", "GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay the corridor, seven doors from far to near, then him on the bare carpet."""
    _corridor(card)
    for room in (chair, fly_paper, seven, bed_of_four, couple, suitcase, towel):
        room(card)
    trombone(card)
    packed(card)
    pairs(card)
    _breakfast(card)
    _bellboy(card)


def _corridor(card: Sheet) -> None:
    card.paint("-40,-40! 1240,-40! 680,560! 580,560!", shift(INK, -0.05), angle=4, laps=90)
    card.paint(f"-40,-40! 590,560! 590,{low(590)}! -40,{low(-40)}!", INK, angle=86, laps=90, lift=5)
    card.paint(f"1240,-40! 676,560! 676,{low(676)}! 1240,{low(1240)}!", shift(INK, 0.03), angle=88, laps=90, lift=5)
    card.paint(f"588,556! 678,556! 678,{low(676)}! 588,{low(588)}!", PETROL, angle=88)
    card.paint("604,590! 660,590! 660,690! 604,690!", INK, angle=88)
    card.paint("632,596! 656,596! 656,640! 632,640!", SLATE, angle=88)
    # bare boards at the wall's foot, then the carpet, which is the paper
    card.paint(f"590,{low(590)}! -40,{low(-40)}! -40,1840! 20,1840! 604,{low(590)}!", SLATE, angle=60)
    card.paint(f"676,{low(676)}! 1240,{low(1240)}! 1240,1720! 664,{low(676)}!", shift(SLATE, -0.06), angle=-60)
    card.paint(ribbon(f"600,{low(590) + 8} 60,1840", (4, 16)), PLUM)
    card.paint(ribbon(f"668,{low(676) + 8} 1240,1752", (4, 16)), PLUM)
    # one lamp, unlit
    card.paint(ribbon("640,-40 636,150", (6, 6)), SLATE)
    card.paint("560,190! 600,150 676,148 716,188! 640,214", SLATE, angle=4, lift=6)


def _breakfast(card: Sheet) -> None:
    """On the tray: the cleaner's kitten, served."""
    card.paint("620,1690 760,1650 940,1656 1040,1700 960,1752 740,1760", SLATE, angle=6, lift=8)
    card.paint("660,1690 770,1666 930,1670 1000,1700 930,1732 750,1738", shift(SLATE, 0.08), angle=6)
    # the kitten
    card.paint("742,1710 736,1650 776,1618 840,1620 872,1660 868,1714", BROWN, angle=70, lift=4)
    at = affine(800, 1636, 46, -6)
    card.paint(
        "-1,.2 -.95,-.4 -.9,-1.1! -.4,-.72 .4,-.72 .9,-1.1! .95,-.4 1,.2 .6,.74 0,.9 -.6,.74",
        BROWN,
        at=at,
        angle=80,
        lift=4,
    )
    for s in (-1, 1):
        card.paint(ROUND, BONE, at=affine(800 + s * 19, 1632 - s * 2, 11), lift=0)
        card.paint("0,-1 .5,0 0,1 -.5,0", LINE, at=affine(801 + s * 19, 1631 - s * 2, 10))
    card.paint("-.12,.2! .12,.2! 0,.36!", RED, at=at)
    for line in ("-.3,.4 -1.3,.3", "-.3,.5 -1.2,.6", ".3,.4 1.3,.26", ".3,.5 1.2,.56"):
        card.paint(ribbon(line, (0.03, 0.02), at, 46), BONE)
    card.paint("758,1676! 800,1694 850,1672! 836,1730 800,1744! 768,1728", PALE, angle=80, lift=4)
    # the dome, tipped back
    over = affine(912, 1610, 132, 27)
    card.paint("-1,0 0,-.16 1,0 0,.2", shift(SLATE, -0.08), at=over, angle=30, lift=3)
    dome = card.piece(
        "-1.04,0! -.96,-.5 -.62,-.92 0,-1.08 .62,-.92 .96,-.5 1.04,0! .6,-.12 0,-.16 -.6,-.12",
        mix(SLATE, BONE, 0.35),
        at=over,
        angle=60,
        lift=9,
    )
    with card.inside(dome):
        card.paint(".3,-1.1! 1.1,-.8 1.1,.1! .74,0 .8,-.5", SLATE, at=over, angle=60)
        card.paint("-.8,-.3 -.66,-.66 -.4,-.86 -.56,-.6 -.68,-.3", PALE, at=over)
    card.paint(ROUND, BRASS, at=affine(977, 1474, 17), lift=4)


def _pump(card: Sheet, ankle: Array, size: float, tilt: float) -> None:
    """A foot in a red shoe that is not his."""
    at = affine(float(ankle[0]), float(ankle[1]), size, tilt)
    card.paint("-.24,-.34! .2,-.34! .26,.1 .7,.46 1,.66 .4,.8 -.1,.5 -.26,.2!", WARM.base, at=at, angle=80, lift=4)
    card.paint("-.26,-.1 -.1,.2 .1,.5 -.16,.36 -.28,.16", WARM.shade, at=at, angle=80)
    card.paint(
        "-.36,.02! -.16,.3 .16,.6 .42,.66 .6,.46! .9,.64 1.26,.86 1.34,.98! .84,1.02 .42,.94 .06,.68 -.12,.6 "
        "-.18,.76 -.2,1.04! -.3,1.04! -.36,.6",
        RED,
        at=at,
        angle=30 + tilt,
        lift=6,
    )
    card.paint(ribbon("-.3,.3 -.1,.5 .2,.74 .6,.84 1.1,.9", (0.02, 0.04, 0.02), at, size), shift(RED, 0.08))


def _bellboy(card: Sheet) -> None:
    pose = POSES["stand_side"].but(
        view=0.62,
        neck=(0.15, -8.1),
        waist=(0.42, -6.5),
        hip=(0.2, -5.0),
        head=(-0.15, -9.4),
        tilt=-15,
        turn=-0.62,
        arm_near=((-1.15, -6.5), (-2.5, -6.7)),
        arm_far=((1.5, -6.2), (2.6, -6.0)),
        leg_far=((0.5, -2.8), (0.3, -1.0)),
        leg_near=((0.35, -2.6), (-1.6, -1.95)),
        toes=(118, 34),
        hands=("drop", "pinch"),
        over="near",
    )
    who = Figure(
        card,
        515,
        1660,
        88,
        pose,
        outfit("suit", INK, PLUM, BONE, shoe="heel", shoes=RED, wear=(), leg=0.8),
        WARM,
        "youth",
        lift=8,
    )
    who.below()
    _pump(card, who.point((0.3, -1.0)), 104, 2)
    _pump(card, who.point((-1.6, -1.95)), 104, 82)
    card.paint(who.over("-1.0,.86! 1.0,.84! 1.16,1.22! .1,1.3 -1.2,1.24!"), INK, angle=80, lift=5)
    for x in (-0.42, 0.3):
        card.paint(ribbon(who.over(f"{x * 1.2},.02 {x},.5 {x},1.0", False), (3, 3)), BRASS)
    for k in range(5):
        for x in (-0.3, 0.3):
            u, v = (float(t.strip("!")) for t in who.over(f"{x},{0.14 + 0.19 * k}", False).split(","))
            card.paint(ROUND, BRASS, at=affine(u, v, 8), lift=2)
    card.paint(who.over("-.6,-.14! .6,-.14! .62,.06! -.62,.06!", False), PLUM, angle=4, lift=3)
    head = Head(card, CAST["bellboy"], **who.head)
    head.draw()
    head.lay("-.62,-.72! -.56,-1.34 0,-1.46 .56,-1.3! .66,-.7! 0,-.86", PLUM, angle=6, lift=5)
    head.line("-.64,-.78 0,-.94 .68,-.76", (0.1, 0.1, 0.1), BRASS)
    who.above()
    x, y, _ = who.wrist("far")
    card.paint("-60,-14! 60,-18! 64,6! -58,12!", PETROL, at=affine(x + 66, y - 2, 1, 4), lift=5)
    for k in range(9):
        card.paint(ribbon(f"{-52 + 13 * k},10 {-54 + 13.5 * k},34", (7, 4), affine(x + 66, y - 2, 1, 4)), LINE)
    hand(card, "pinch", x, y, 82, 8, WARM, age=17, part="over")
