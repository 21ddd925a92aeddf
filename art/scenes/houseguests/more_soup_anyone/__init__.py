"""More Soup, Anyone?: she drinks the last of it; below the red bowl, for whoever sits opposite, sticks a letter."""

from __future__ import annotations

import math

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.more_soup_anyone.dress import arms, hands, necklace, thumbs, trunk, upper_arms
from art.scenes.houseguests.more_soup_anyone.inks import BONE, CHALK, DEEP_RED, RED, SLATE, UMBER
from art.scenes.houseguests.more_soup_anyone.table import tortoise

GROUND = BONE

CIRCLE = " ".join(f"{math.cos(k * math.pi / 14):.4f},{math.sin(k * math.pi / 14):.4f}" for k in range(28))


def paint(card: Sheet) -> None:
    """Lay her hair, her dress, the cloth, the bowl with its letter, the hands and arms that bear it, and who walks off."""
    _hair(card)
    trunk(card)
    necklace(card)
    _cloth(card)
    upper_arms(card)
    thumbs(card)
    _bowl(card)
    hands(card)
    arms(card)
    tortoise(card)


def _hair(card: Sheet) -> None:
    grey = mix(SLATE, CHALK, 0.35)
    spoon = mix(SLATE, UMBER, 0.6)
    card.paint(ribbon("330,184 372,170 600,104 762,58", (10, 26, 14, 16)), spoon, angle=-18, lift=3)
    card.paint("748,66! 770,30 820,4 868,6! 884,22 872,56 836,82 780,84!", spoon, angle=-18, lift=5)
    bun = card.piece("600,30! 690,34 748,88 740,160! 690,210 510,210 460,160! 452,88 510,34", grey, angle=20, lift=6)
    with card.inside(bun):
        for r in (34, 66, 98):
            card.paint(
                ribbon(
                    f"{600 - r},160 {600 - r},{120 - r // 2} 600,{110 - r} {600 + r},{120 - r // 2} {600 + r},160",
                    (5, 8, 5),
                ),
                SLATE,
            )
    hair = card.piece(
        "262,640! 244,440 290,280 410,186 600,156 790,186 910,280 956,440 938,640!", grey, angle=80, laps=50, lift=6
    )
    with card.inside(hair):
        for d in (-270, -180, -90, 0, 90, 180, 270):
            card.paint(
                ribbon(f"{600 + d * 0.25},155 {600 + d * 0.8},244 {600 + d * 1.15},424", (4, 8, 4)), SLATE, thin=0.15
            )


def _bowl(card: Sheet) -> None:
    """Its underside: rim, a ring of lozenges, the foot, and what sticks in it."""
    at = affine(600, 640, 1)
    card.paint(CIRCLE, RED, at=affine(600, 640, 436), angle=70, laps=90, grain=0.3, lift=16)
    marks = []
    for k in range(30):
        if k in (1, 2, 12, 13):
            # a hand lies on it
            continue
        a = math.radians(12 * k + 6)
        marks.append(
            " ".join(
                f"{(366 + u) * math.cos(a) - v * math.sin(a):.1f},{(366 + u) * math.sin(a) + v * math.cos(a):.1f}!"
                for u, v in ((-25, 0), (0, -15), (25, 0), (0, 15))
            )
        )
    card.paint(marks, CHALK, at=at, wobble=0.6)
    ring = f"{CIRCLE} 1,0"
    card.paint(ribbon(ring, (0.022, 0.022), affine(600, 640, 316), 316), CHALK)
    card.paint(ribbon(ring, (0.022, 0.022), affine(600, 640, 418), 418), DEEP_RED)
    card.paint(CIRCLE, DEEP_RED, at=affine(600, 652, 216), angle=40, lift=8)
    card.paint(CIRCLE, shift(RED, -0.02), at=affine(600, 655, 186), angle=70)
    # the letter
    at = affine(602, 652, 1.06, -9)
    card.paint("-132,-88! 132,-88! 132,88! -132,88!", CHALK, at=at, angle=4, lift=7)
    card.paint("-132,-88! 132,-88! 0,26!", shift(CHALK, -0.035), at=at, angle=20, lift=4)
    card.paint([ribbon("-132,88 -30,0", (4, 4), at), ribbon("132,88 30,0", (4, 4), at)], shift(CHALK, -0.14))
    card.paint(ROUND, RED, at=affine(605, 672, 33), lift=4)
    card.paint(ROUND, DEEP_RED, at=affine(605, 672, 18))


def _cloth(card: Sheet) -> None:
    cloth = card.piece(
        "-40,1474! 600,1466 1240,1474! 1240,1860! -40,1860!", CHALK, angle=2, laps=110, grain=0.2, lift=8
    )
    with card.inside(cloth):
        for x in (20, 250, 500, 760, 1010, 1200):
            card.paint(ribbon(f"{x},1450 {x + (x - 600) * 0.34},1860", (5, 9)), shift(CHALK, -0.05), thin=0.1)
        card.paint("-40,1748! 600,1740 1240,1748! 1240,1776! 600,1768 -40,1776!", RED, angle=2)
