"""From above: she saws, he ties labels; the child is curled up in a carton and looks up."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.yours_and_mine.inks import (
    BROWN,
    CAST,
    CHALK,
    CLAY,
    FAIR,
    INK,
    LEAF,
    MIXED,
    PLAN,
    POWDER,
    STRAW,
    WALL,
    pt,
)
from art.scenes.houseguests.yours_and_mine.rooms import cup, label, plant


def woman(card: Sheet) -> None:
    """Kneel below the line, which passes her by, and saw along it."""
    cup(card)
    # the saw stands on its edge in the cut
    card.paint("116,-694! 350,-710! 354,-700! 350,-686! 120,-660!", "#aeb6b8", at=PLAN, angle=2, lift=6, grain=0.2)
    card.paint("-130,-474! -140,-412 -40,-404! 50,-412 70,-474!", shift(INK, 0.05), at=PLAN, angle=60, lift=6)
    torso = "-154,-456! -170,-516 -150,-580 -96,-624 -20,-634 44,-612 84,-560 80,-490 46,-452 0,-430 -94,-426!"
    whole = card.piece(torso, POWDER, at=PLAN, angle=50, laps=40, lift=14)
    stripes = [ribbon(f"-200,{y} -40,{y + 34} 130,{y - 26}", (19, 21, 19), PLAN) for y in range(-650, -380, 52)]
    card.pattern(whole, turned(stripes), INK, thin=0.08)
    far = "-20,-620! 20,-664 60,-706 84,-722! 100,-684! 82,-666 50,-640 24,-606!"
    near = "30,-540! 60,-576 76,-606 84,-668! 128,-652! 128,-600 112,-556 84,-522 50,-500!"
    for spec, bars in (
        (far, ("10,-690 44,-620", "44,-720 74,-640")),
        (near, ("60,-650 150,-634", "50,-600 130,-580", "30,-566 90,-516")),
    ):
        sleeve = card.piece(spec, POWDER, at=PLAN, angle=0, lift=8)
        card.pattern(sleeve, turned([ribbon(bar, (17, 17), PLAN) for bar in bars]), INK, thin=0.08)
    card.paint("116,-722! 176,-712! 174,-662! 120,-642! 108,-674", CLAY, at=PLAN, angle=84, lift=4)
    hand(card, "fist", *pt(92, -702), 84, -6, FAIR, lift=4)
    hand(card, "fist", *pt(106, -660), 80, -26, FAIR, lift=5)
    at = affine(*pt(-22, -578), 1.0, -16)
    for s in (-1, 1):
        card.paint(f"0,{62 * s} 16,{84 * s} 34,{74 * s} 26,{56 * s}", FAIR.shade, at=at)
    card.paint("58,-24 84,-12 96,0 84,12 58,24", FAIR.base, at=at, lift=3)
    hair = (
        "-70,-20! -86,-30 -62,-48! -66,-66 -38,-68! -30,-84 -4,-74! 10,-84 32,-66! 52,-64 58,-44! 74,-34 72,-4! 78,20 60,40! "
        "56,62 32,64! 20,82 -2,74! -22,86 -38,66! -62,68 -62,46! -86,34 -72,18! -82,0"
    )
    head = card.piece(hair, STRAW, at=at, angle=70, laps=24, grain=0.5, lift=10)
    strands = [
        ribbon(f"{u},{3 * s} {u - 6 + k},{34 * s} {u - 16},{80 * s}", (2, 6, 3), at)
        for s in (-1, 1)
        for k, u in enumerate(range(-44, 70, 17))
    ]
    strands += [ribbon(f"-34,{v * 0.3} -60,{v * 0.7} -84,{v}", (2, 6, 3), at) for v in (-40, -14, 14, 40)]
    card.pattern(head, turned(strands), shift(STRAW, -0.1), thin=0.15)
    card.paint(ribbon("-40,0 10,-3 72,0", (2, 6, 4), at), mix(STRAW, CLAY, 0.6), wobble=0.3)


def man(card: Sheet) -> None:
    """Kneel among the pots and tie a label to a leaf."""
    x, y = pt(446, 150)
    at = affine(x, y, 1.0, -100)
    card.paint("-120,-70! -200,-80 -230,-30! -226,20! -150,30 -110,10!", INK, at=at, lift=6)
    card.paint("-120,70! -190,90 -226,60! -220,10! -150,0 -110,10!", shift(INK, 0.06), at=at, lift=6)
    torso = card.piece(
        "-150,-60 -110,-124 -20,-142 50,-116 70,0 52,110 -16,138 -108,122 -150,60", CLAY, at=at, angle=0, lift=14
    )
    ribs = [ribbon(f"-180,{v} 100,{v + 4}", (5, 5), at) for v in range(-140, 150, 22)]
    card.pattern(torso, turned(ribs), shift(CLAY, -0.08), thin=0.12)
    for s in (-1, 1):
        arm = f"-30,{128 * s}! 40,{150 * s} 120,{134 * s} 186,{84 * s} 196,{60 * s}! 166,{40 * s}! 120,{76 * s} 60,{84 * s} 20,{74 * s}!"
        card.paint(arm, shift(CLAY, 0.03 * s), at=at, angle=70, lift=9)
    plant(card, x + 20, y - 262, 96, mix(LEAF, INK, 0.08), 25, 8)
    label(card, x - 6, y - 236, -70, INK)
    for s in (-1, 1):
        q = at[:, :2] @ (176, 54 * s) + at[:, 2]
        hand(card, "pinch", float(q[0]), float(q[1]), 84, -100 - 22 * s, BROWN, flip=s > 0, lift=5)
    q = at[:, :2] @ (66, 4) + at[:, 2]
    head = affine(float(q[0]), float(q[1]), 1.0, -100)
    card.paint("-70,-30 -56,-66 0,-80 54,-64 76,0 54,62 0,78 -56,64 -72,28", INK, at=head, angle=40, lift=11)
    for s in (-1, 1):
        card.paint(f"-6,{76 * s} 10,{92 * s} 28,{82 * s} 20,{70 * s}", BROWN.shade, at=head)
    for a in (10, 55, 100, 150, 200, 250, 300):
        turn = affine(float(q[0]) - 4, float(q[1]) + 4, 66, a - 100)
        card.paint(ribbon("0,0 .5,.12 .94,.04", (0.02, 0.08, 0.02), turn, 66), shift(INK, 0.1), wobble=0.2)
    card.paint("60,-30 84,-20 92,0 84,18 62,28 70,0", BROWN.base, at=head)


def child(card: Sheet) -> None:
    """Curl up, knees drawn in, in an open carton the tape goes round, with an apple."""
    at = affine(*pt(-84, 714), 1.0, -3)
    flap, fold = shift(CLAY, 0.07), shift(CLAY, 0.11)
    card.paint("-158,-110! -150,-140! 152,-142! 160,-110!", fold, at=at, angle=2, lift=7)
    card.paint("-160,-110! -226,-130! -232,104! -160,112!", flap, at=at, angle=88, lift=9)
    card.paint("160,-110! 222,-122! 236,118! 160,112!", fold, at=at, angle=86, lift=9)
    card.paint("-160,112! -172,170! 170,176! 160,112!", flap, at=at, angle=2, lift=9)
    card.paint("-164,-114! 164,-114! 164,116! -164,116!", CLAY, at=at, angle=3, lift=12)
    card.paint("-150,-100! 150,-100! 150,102! -150,102!", mix(CLAY, INK, 0.24), at=at, angle=3, grain=0.24)

    # one leg under the other; both bent at the knee
    def leg(ink: Ink, dx: float, dy: float) -> None:
        way = affine(dx, dy, 1.0, 0)
        go = at @ np.vstack([way, (0, 0, 1)])
        card.paint("88,54 124,50 136,68 130,90 104,94 84,86", WALL, at=go, lift=4)
        card.paint("-18,54! 30,58 96,54! 98,86! 40,94 -6,92 -26,76", ink, at=go, angle=4, lift=4)
        card.paint(
            "64,-36! 112,-34 126,2 106,34! 60,58 10,84 -14,88 -28,74 -24,56! 20,28 50,2", ink, at=go, angle=-28, lift=4
        )

    leg(shift(POWDER, -0.07), 8, -16)
    leg(POWDER, 0, 0)
    jumper = card.piece(
        "-56,-34! -20,-70 34,-90 90,-76 124,-36 128,4! 96,20 62,4! 30,8 0,28 -30,38!", STRAW, at=at, angle=84, lift=6
    )
    rings = (
        "-30,-90 -14,-20 -2,60",
        "8,-100 18,-30 30,40",
        "50,-110 50,-40 54,30",
        "104,-100 84,-50 70,20",
        "140,-50 110,-16 92,30",
    )
    card.pattern(jumper, turned([ribbon(r, (13, 13, 13), at) for r in rings]), INK, thin=0.1)
    x, y = (float(v) for v in at[:, :2] @ (-84, -24) + at[:, 2])
    Head(card, CAST["girl"], x, y, 62, tilt=-58).draw()
    arm = card.piece(
        "-8,-26! 24,-16 30,16 8,52 -28,72! -50,78! -58,54! -34,42 -22,20 -26,-8", STRAW, at=at, angle=20, lift=6
    )
    card.pattern(
        arm,
        turned([ribbon(r, (11, 11), at) for r in ("-40,-4 50,-12", "-40,24 50,36", "-40,36 4,84")]),
        INK,
        thin=0.1,
    )
    ax, ay = (float(v) for v in at[:, :2] @ (-74, 30) + at[:, 2])
    hx, hy = (float(v) for v in at[:, :2] @ (-50, 66) + at[:, 2])
    hand(card, "cup", hx, hy, 54, -128, MIXED, age=6, lift=3, part="under")
    card.paint(ROUND, "#9fae66", at=affine(ax, ay, 28), lift=5)
    card.paint("-.9,-.3 -.5,-.9 .2,-1.1 .3,-.5 -.1,-.1 -.5,-.05", CHALK, at=affine(ax, ay, 27, 30))
    hand(card, "cup", hx, hy, 54, -128, MIXED, age=6, lift=3, part="over")
