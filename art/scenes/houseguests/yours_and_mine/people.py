"""From above: she saws, he ties labels; the child lies in a box and looks up."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
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

SHIFT: Final = np.array([[1, 0, 20], [0, 1, -82], [0, 0, 1.0]])
"""Where she kneels, from where she was typed."""


def _up(u: float, v: float) -> tuple[float, float]:
    return pt(u + 20, v - 82)


def woman(card: Sheet) -> None:
    """Kneel on the table's near half and saw along the line."""
    cup(card)
    # the saw stands on its edge in the cut
    blade = "96,-612! 330,-628! 334,-618! 330,-604! 100,-578!"
    card.paint(blade, "#aeb6b8", at=PLAN @ SHIFT, angle=2, lift=6, grain=0.2)
    at = PLAN @ SHIFT
    card.paint("-150,-400! -160,-330 -60,-322! 30,-330 50,-400!", shift(INK, 0.05), at=at, angle=60, lift=6)
    torso = "-168,-372! -186,-450 -160,-530 -104,-580 -30,-590 40,-560 72,-500 66,-420 30,-370 -20,-346 -110,-342!"
    whole = card.piece(torso, POWDER, at=at, angle=50, laps=40, lift=14)
    stripes = [ribbon(f"-220,{y} -60,{y + 40} 110,{y - 30}", (20, 22, 20), at) for y in range(-610, -280, 56)]
    card.pattern(whole, turned(stripes), INK, thin=0.08)
    far = "-140,-560! -110,-620 -40,-656 40,-652 74,-640! 82,-598! 30,-596 -30,-590 -70,-560 -90,-520!"
    near = "60,-520! 96,-520 116,-550 122,-578! 92,-604! 64,-580 30,-566 10,-540 20,-500!"
    for spec in (far, near):
        sleeve = card.piece(spec, POWDER, at=at, angle=0, lift=8)
        bars = [ribbon(f"{x},-700 {x + 30},-460", (18, 18), at) for x in range(-150, 160, 52)]
        card.pattern(sleeve, turned(bars), INK, thin=0.08)
    hand(card, "fist", *_up(74, -618), 84, -4, FAIR, lift=4)
    hand(card, "fist", *_up(106, -586), 78, -30, FAIR, lift=4)
    card.paint("96,-640! 160,-630! 158,-580! 104,-560! 92,-600", CLAY, at=at, angle=84, lift=4)
    hand(card, "fist", *_up(84, -612), 80, 6, FAIR, lift=5)
    x, y = _up(-34, -560)
    at = affine(x, y, 1.06, -20)
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
    """Lie in a house of boxes across the line, with an apple."""
    at = affine(*pt(-104, 696), 1.0, 7)
    flap = shift(CLAY, 0.07)
    card.paint("-236,-124! -206,-160! 210,-156! 236,-124!", flap, at=at, angle=2, lift=8)
    card.paint("-236,130! -214,186! 206,182! 236,130!", flap, at=at, angle=2, lift=8)
    card.paint("-236,-126! 236,-126! 236,132! -236,132!", CLAY, at=at, angle=3, lift=16)
    card.paint("-214,-108! 214,-108! 214,114! -214,114!", mix(CLAY, INK, 0.32), at=at, angle=3, grain=0.24)
    for s in (-1, 1):
        leg = f"30,{8 * s}! 36,{50 * s} 150,{54 * s} 190,{40 * s}! 190,{10 * s}! 120,{4 * s}!"
        card.paint(leg, POWDER, at=at, angle=4, lift=4)
        card.paint(f"180,{6 * s} 214,{2 * s} 232,{24 * s} 214,{46 * s} 182,{44 * s}", WALL, at=at, lift=4)
    jumper = card.piece(
        "-90,-30! -70,-66 -10,-78 70,-66 84,0 70,66 -10,78 -70,66 -90,30!", STRAW, at=at, angle=84, lift=6
    )
    card.pattern(
        jumper, turned([ribbon(f"{u},-100 {u + 6},100", (13, 13), at) for u in range(-60, 90, 34)]), INK, thin=0.1
    )
    x, y = (float(v) for v in at[:, :2] @ (-132, -14) + at[:, 2])
    Head(card, CAST["girl"], x, y, 70, tilt=-74).draw()
    arm = card.piece(
        "-74,40! -40,66 0,98 -30,118 -78,108 -132,84! -122,56! -86,66 -70,62", STRAW, at=at, angle=20, lift=6
    )
    card.pattern(arm, turned([ribbon(f"{u},20 {u + 8},130", (12, 12), at) for u in range(-110, 10, 32)]), INK, thin=0.1)
    ax, ay = (float(v) for v in at[:, :2] @ (-118, 30) + at[:, 2])
    hx, hy = (float(v) for v in at[:, :2] @ (-122, 72) + at[:, 2])
    hand(card, "cup", hx, hy, 56, -78, MIXED, age=6, lift=3, part="under")
    card.paint(ROUND, "#9fae66", at=affine(ax, ay, 33), lift=5)
    card.paint("-.9,-.3 -.5,-.9 .2,-1.1 .3,-.5 -.1,-.1 -.5,-.05", CHALK, at=affine(ax, ay, 32, -20))
    hand(card, "cup", hx, hy, 56, -78, MIXED, age=6, lift=3, part="over")
