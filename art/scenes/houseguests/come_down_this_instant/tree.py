"""The tree, what is left on it, and the plain behind."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.come_down_this_instant.inks import (
    BARK,
    BLACK,
    BLUE,
    BONE,
    CHALK,
    DARK,
    RED,
    ROSE,
    SAND,
    UMBER,
    small,
    torn,
    within,
)

SEAM: Final = (352.0, 262.0)
"""Where the stalk is sewn on."""
BLADE: Final = (
    "0,-560! 40,-500 96,-452 140,-446! 150,-400 196,-352 236,-340! 236,-290 270,-226 298,-206! 284,-150 300,-80 318,-54! "
    "290,0 290,70 298,104! 256,150 240,220 240,250! 190,290 166,350 160,384! 116,420 84,474 70,520! 30,560 10,600 -6,640! "
    "-26,590 -54,548 -80,528! -92,470 -134,420 -168,398! -176,350 -214,300 -250,276! -246,220 -274,150 -300,120! -284,60 "
    "-300,-10 -322,-40! -292,-90 -290,-160 -300,-200! -258,-240 -244,-300 -244,-336! -194,-356 -160,-400 -150,-440! -100,-456 -50,-500"
)
"""One leaf, tip down, its stalk's root at 0,-560."""
LEAF: Final = affine(352, 958, 0.86, -4)


def plain(card: Sheet) -> None:
    """Lay sky, hills and sand."""
    card.piece("-40,-40! 1240,-40! 1240,1560! -40,1560!", mix(BONE, BLUE, 0.74), angle=3, laps=110, grain=0.2)
    hills = "-40,1090! 300,1100 620,1090! 760,1082 860,1030 960,1006 1070,1040 1240,1020! 1240,1240! -40,1240!"
    torn(card, hills, shift(BLUE, -0.07), 4, 80, 4)
    torn(card, "-40,1150! 300,1142 800,1154 1240,1138! 1240,1840! -40,1840!", mix(SAND, BONE, 0.3), 2, 80, 5)


def far(card: Sheet) -> None:
    """Far off another tree, another leaf, and somebody who waits below it with both arms up."""
    at = affine(1086, 1172, 0.92)
    shade = mix(SAND, UMBER, 0.3)
    card.paint("-110,10 -40,-4 60,-6 96,4 40,16 -40,18", shade, at=at, angle=2, edge="torn", wobble=2)
    for line, w in (
        ("30,6 24,-80 30,-150 22,-230", (26, 15, 11, 3)),
        ("27,-90 -10,-150 -52,-176", (10, 7, 3)),
        ("28,-120 62,-176 92,-196", (9, 6, 2)),
        ("-14,-152 -24,-190 -20,-216", (5, 4, 2)),
    ):
        card.paint(ribbon(line, w, at), BARK, wobble=0.6)
    small(card, "0,-10! 9,-2 7,8 0,18! -8,8 -8,-2", RED, within(at, -52, -158, 1.15, 8), wobble=0.6)
    small(card, "-62,-62! -40,-62! -30,-20 -26,8! -78,8! -72,-20", BLACK, at, wobble=0.8)
    for x in (-64, -38):
        card.paint(ribbon(f"{x},-54 {x - 6 if x < -50 else x + 6},-80 {x},-104", (9, 7, 6), at), BLACK, wobble=0.4)
        small(card, ROUND, ROSE, within(at, x, -106, 5), wobble=0.2)
    small(card, ROUND, ROSE, within(at, -51, -73, 12), wobble=0.4)
    small(card, "-64,-76! -60,-88 -50,-90 -40,-86 -38,-76! -50,-80", BLACK, at, wobble=0.3)


def tree(card: Sheet) -> None:
    """Lay the trunk at the left and its bough across the top, with cut threads where leaves have been."""
    lighter = mix(BARK, UMBER, 0.55)
    bough = (
        "-60,1840! -60,-60! 96,-60! 108,20 122,70 180,128! 300,176 420,188 560,166 700,128 850,66 960,-40! 1030,-40! 940,70 "
        "800,158 640,216 500,246 380,256 280,250 206,236! 178,290 170,420 168,640 164,900 176,1200 204,1460 262,1640 360,1840!"
    )
    twigs: tuple[tuple[str, tuple[float, ...]], ...] = (
        ("560,170 600,90 590,20 620,-40", (24, 17, 12, 8)),
        ("596,84 660,50 700,-10", (11, 8, 5)),
        ("300,180 286,110 320,50 312,-30", (26, 18, 13, 9)),
        ("312,70 372,40 402,-10", (11, 8, 5)),
        ("880,84 930,112 980,128 1040,142", (24, 17, 12, 4)),
        ("944,116 976,92 1020,84", (10, 8, 3)),
        ("950,20 1000,34 1080,18 1150,30", (20, 14, 9, 4)),
        ("660,200 690,236 740,246", (16, 10, 4)),
        ("470,236 500,280 492,312", (16, 10, 4)),
    )
    for line, w in twigs:
        card.paint(ribbon(line, w), BARK, edge="torn", wobble=1.4, lift=4)
    wood = torn(card, bough, BARK, 84, 70, 10)
    with card.inside(wood):
        for line, w in (
            ("20,-40 36,300 22,700 40,1200 30,1800", (4, 12, 6, 14, 5)),
            ("96,60 110,330 92,640 112,1000 120,1400 170,1800", (3, 9, 5, 12, 8, 5)),
            ("60,260 72,520 58,800", (3, 10, 3)),
            ("150,170 300,214 460,220 640,182 800,116", (3, 8, 10, 6, 3)),
        ):
            card.paint(ribbon(line, w), lighter, wobble=1.4, edge="torn")
    _hollow(card)
    for x, y, a, b, turns in (
        (1036, 141, -12, 70, 3),
        (1018, 84, 10, 40, 2),
        (1148, 30, -8, 96, 4),
        (738, 246, 10, 62, 2),
        (492, 308, -8, 50, 2),
    ):
        _thread(card, x, y, a, b, turns)


def _hollow(card: Sheet) -> None:
    """Lay the hollow in the trunk and who looks out of it, an end of thread in its beak."""
    at = affine(52, 1330, 1.0, 4)
    small(card, "0,-74! 34,-56 50,-10 44,40 14,76! -24,66 -46,20 -42,-36", mix(BARK, UMBER, 0.6), at, wobble=2)
    hole = card.piece("2,-60 26,-44 38,-6 32,34 8,60 -18,52 -34,14 -30,-30", BLACK, at=at, edge="torn", wobble=1.5)
    with card.inside(hole):
        small(card, "-6,-24 14,-30 30,-14 30,12 40,70 -40,70 -30,20 -22,-10", mix(BLUE, CHALK, 0.3), at, wobble=1.5)
    card.paint(ribbon("44,2 60,26 52,60 66,96 56,130", (5, 5, 4), at), RED, wobble=0.3)
    small(card, "24,-10! 52,2! 26,12!", SAND, at, 2, wobble=0.5)
    small(card, ROUND, BLACK, within(at, 13, -8, 6), wobble=0.2)


def _thread(card: Sheet, x: float, y: float, a: float, b: float, turns: int) -> None:
    """Lay a few turns of thread about a twig's end and a loose end that hangs."""
    for k in range(turns):
        card.paint(ribbon(f"{x - 6 - 7 * k},{y - 8} {x - 3 - 7 * k},{y + 8}", (5, 5)), RED, wobble=0.3)
    card.paint(
        ribbon(
            f"{x - 4},{y + 4} {x + a},{y + b * 0.4:.0f} {x - a * 0.6:.0f},{y + b * 0.75:.0f} {x + a},{y + b}", (5, 5, 4)
        ),
        RED,
        wobble=0.3,
    )


def veined(card: Sheet, at: Array, ink: Ink, dark: Ink, lift: float = 10) -> None:
    """Lay a leaf: the blade, one half of it darker, and its ribs."""
    blade = torn(card, BLADE, ink, 72, 70, lift, at, 3 if lift > 8 else 1.2)
    with card.inside(blade):
        small(card, "0,-580! 14,-300 -6,0 4,300 -6,660! 400,660! 400,-580!", shift(ink, -0.035), at, wobble=3)
        for y, w in ((-400, 0.75), (-270, 1.0), (-120, 1.08), (40, 1.0), (200, 0.8), (350, 0.55)):
            for s in (-1, 1):
                line = f"0,{y + 90} {s * 120 * w:.0f},{y + 10} {s * 300 * w:.0f},{y - 60}"
                card.paint(ribbon(line, (12, 8, 3), at), dark, wobble=0.8)
                fork = f"{s * 130 * w:.0f},{y + 4} {s * 200 * w:.0f},{y + 24} {s * 270 * w:.0f},{y + 30}"
                card.paint(ribbon(fork, (5, 4, 2), at), dark, wobble=0.6)
        card.paint(ribbon("0,-560 8,-300 -4,0 4,300 -6,630", (20, 18, 15, 10, 4), at), dark, wobble=0.8)


def leaf(card: Sheet) -> None:
    """Lay the last one, and the stalk bound to the bough."""
    veined(card, LEAF, RED, DARK)
    x, y = LEAF @ (1, -500, 1)
    card.paint(
        ribbon(f"{x:.0f},{y:.0f} {x - 14:.0f},{y - 110:.0f} {SEAM[0]:.0f},{SEAM[1] - 60:.0f}", (22, 19, 18)),
        DARK,
        edge="torn",
        wobble=1,
        lift=5,
    )
    for k in range(5):
        u = SEAM[0] - 44 + k * 20
        card.paint(
            ribbon(f"{u},{178 + (k % 2) * 5} {u + 14},{262 - (k % 2) * 5}", (8, 8)),
            mix(RED, CHALK, 0.12) if k % 2 else RED,
            wobble=0.4,
            lift=2,
        )
