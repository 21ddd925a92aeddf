"""What has been left, and who left it: roses in paper on the steps, a postman between the hedge and the gate."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon, rng
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.mind_the_little_one.mother import (
    ASH,
    BONE,
    CAST,
    CHALK,
    CHARCOAL,
    POST,
    ROSE,
    UMBER,
)


def garden(card: Sheet) -> None:
    """Beyond the rail a hedge and in it the gate, ajar."""
    hedge = mix(BONE, ASH, 0.5)
    card.paint(
        "-60,250 40,226 120,244 230,214 330,236 440,210 540,232 616,214! 616,760! -60,760!",
        hedge,
        angle=20,
        laps=50,
        edge="torn",
        core=CHALK,
        wobble=6,
    )
    card.paint(
        "800,220! 880,206 960,228 1060,200 1150,224 1260,206! 1260,760! 800,760!",
        hedge,
        angle=20,
        laps=50,
        edge="torn",
        core=CHALK,
        wobble=6,
    )
    for x in (606, 786):
        card.paint(f"{x},160! {x + 30},158! {x + 32},760! {x - 2},760!", UMBER, angle=88, lift=4)
        card.paint(ROUND, UMBER, at=affine(x + 15, 146, 20), lift=3)
    bars = [ribbon(f"{x},{y} {x},760", (12, 12)) for x, y in ((704, 236), (736, 224), (766, 212))]
    bars += [ribbon("690,268 790,240", (12, 12)), ribbon("690,344 790,330", (12, 12))]
    card.paint(turned(bars), ASH, lift=3)


def postman(card: Sheet) -> None:
    """Backwards to the gate, a finger at his lips, and nobody looks."""
    coat = card.piece(
        "520,236! 556,220 600,222 640,240 664,290 672,380 676,470! 500,470! 506,380 504,290",
        UMBER,
        angle=86,
        laps=36,
        lift=6,
    )
    with card.inside(coat):
        card.paint(ribbon("588,236 586,340 590,470", (3, 4)), CHARCOAL)
        card.paint(ribbon("528,236 590,320 668,384", (15, 15, 15)), CHARCOAL)
        for y in (280, 330):
            card.paint("6,0 0,6 -6,0 0,-6", ASH, at=affine(600, y), wobble=0.2)
    card.paint("636,298! 724,304! 718,392! 632,386!", mix(ASH, UMBER, 0.3), lift=5)
    card.paint("636,298! 724,304! 720,340 678,354 634,336!", ASH, lift=2)
    card.paint("562,206! 606,206! 610,236 588,250 560,236!", POST.shade, wobble=0.5)
    card.paint("552,224! 588,250! 616,224! 624,244! 590,268! 544,244!", CHARCOAL, lift=2, wobble=0.5)
    Head(card, CAST["postman"], 584, 158, 62, tilt=6, turn=0.3).draw()
    # the near sleeve, from the shoulder over the elbow up to the mouth
    card.paint(
        "516,246! 540,236 556,262 556,312 552,334! 584,296 592,268! 622,284! 612,326 580,376 548,398 518,386! 500,340 502,280",
        shift(UMBER, 0.05),
        angle=80,
        lift=6,
    )
    card.paint("588,262! 628,280! 622,298! 582,280!", CHARCOAL, lift=2, wobble=0.5)
    hand(card, "point", 604, 272, 62, -92, POST, age=30, lift=3)
    for u, v in ((516, 130), (652, 120), (664, 158)):
        card.paint("0,-13! 7,4 0,11 -7,4", ASH, at=affine(u, v, 1, 8), wobble=0.2)


def roses(card: Sheet) -> None:
    """Forty, in paper, on the steps; thirty-nine without colour."""
    card.paint("-40,1700! 560,1650! 760,1840! -40,1840!", BONE, angle=3, lift=8)
    stems = [ribbon(f"{470 + 6 * k},{1770 + 5 * k} {640 + 10 * k},{1768 + 13 * k}", (9, 7)) for k in range(-2, 4)]
    card.paint(turned(stems), CHARCOAL, lift=5)
    card.paint(
        "-60,1480! 60,1450 210,1440! 330,1560 500,1730! 530,1770 510,1810! 300,1850 -60,1880!",
        mix(CHALK, BONE, 0.4),
        angle=40,
        laps=60,
        lift=12,
        edge="torn",
        core="#fbf8f0",
        wobble=4,
    )
    g = rng("roses")
    for x, y, t in (
        (30, 1486, -60),
        (120, 1462, -100),
        (206, 1470, -40),
        (262, 1540, -30),
        (300, 1612, -10),
        (-6, 1530, -120),
    ):
        card.paint("-.3,0! .4,-.5 1.5,0! .4,.5", CHARCOAL, at=affine(x, y, 44, t), lift=5)
        card.paint(ribbon("-.2,0 1.3,0", (0.05, 0.02), affine(x, y, 44, t), 44), ASH)
    places = [(10 + 92 * i + 46 * (j % 2), 1520 + 70 * j) for j in range(5) for i in range(5)]
    for n, (x, y) in enumerate(places):
        if x > 290 + 0.1 * (y - 1520):
            continue
        ink = ROSE if n == 11 else mix(ASH, CHALK, float(g.uniform(0.05, 0.75)))
        at = affine(x + float(g.normal(0, 5)), y + float(g.normal(0, 5)), 54, float(g.uniform(0, 360)))
        card.paint(
            "1,-.1 .8,.5! .5,.95 -.1,.9! -.6,.9 -.85,.4! -1.05,-.1 -.75,-.6! -.4,-1 .2,-.9! .7,-.85", ink, at=at, lift=7
        )
        for ring, dark in (
            (".62,-.1 .5,.4! .1,.62 -.3,.5! -.62,.2 -.55,-.25! -.3,-.62 .2,-.55! .5,-.5", -0.09),
            (".36,-.05 .24,.3! -.1,.34 -.34,.1! -.3,-.26 .05,-.36!", -0.17),
            (".16,0 0,.16 -.16,0 0,-.16", -0.27),
        ):
            card.paint(ring, shift(ink, dark), at=at, lift=2, wobble=0.6)
    card.paint("210,1440! 330,1560 500,1730! 530,1770 500,1800! 400,1770 330,1690 290,1590!", CHALK, angle=50, lift=10)
    card.paint("452,1696! 512,1750! 530,1776 506,1812! 440,1790 420,1740!", ASH, angle=50, lift=4)
