"""Five who paint, each from another side, each in another posture."""

from __future__ import annotations

from collections.abc import Mapping

from art.cutpaper.bodies import Figure
from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.dress import outfit
from art.cutpaper.faces import Face
from art.cutpaper.heads import Head
from art.cutpaper.poses import POSES
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.theres_no_hurry.inks import BUTTER, CHALK, DARK, LILAC, PINK, PISTACHIO, PLUM, SKY, TAN

WOOD = mix(PLUM, BUTTER, 0.42)


def painters(card: Sheet, cast: Mapping[str, Face]) -> None:
    """Lay the priest at the top left, the old man on a ladder, the girl below the edge, and two brothers who meet."""
    _priest(card, cast["priest"])
    _old_man(card, cast["old painter"])
    _girl(card, cast["girl"])
    _brothers(card, cast["brother"], cast["other brother"])


def _ladder(card: Sheet, foot: tuple[float, float], top: tuple[float, float], wide: float, rungs: int) -> None:
    (x0, y0), (x1, y1) = foot, top
    for i in range(1, rungs):
        t = i / rungs
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        card.paint(
            ribbon(f"{x - wide / 2:.0f},{y:.0f} {x + wide / 2:.0f},{y - 4:.0f}", (13, 13)), shift(WOOD, 0.04), lift=3
        )
    for s in (-1, 1):
        card.paint(
            ribbon(f"{x0 + s * wide * 0.56:.0f},{y0} {x1 + s * wide * 0.46:.0f},{y1}", (20, 17)), WOOD, lift=6, angle=84
        )


def _brush(card: Sheet, at: Array, ink: Ink) -> None:
    """A wide brush, handle along -y; its hairs are full."""
    card.paint("-9,-60! 9,-60! 8,10! -8,10!", WOOD, at=at, lift=3)
    card.paint("-26,6! 26,4! 28,26! -28,28!", mix(SKY, PLUM, 0.4), at=at, lift=2)
    card.paint("-28,26! 28,24! 34,74! 10,66! -4,82! -30,70!", ink, at=at, lift=3, angle=86)


def _pot(card: Sheet, x: float, y: float, ink: Ink) -> None:
    at = affine(x, y)
    card.paint(ribbon("-32,-40 -20,-86 20,-88 32,-40", (4, 4, 4, 4), at), PLUM)
    card.paint("-34,-44! 34,-46! 28,16! -28,18!", mix(SKY, PLUM, 0.3), at=at, lift=5)
    card.paint("-34,-44! 0,-54 34,-46! 0,-34", ink, at=at)
    card.paint("-26,-42! -10,-40! -14,-6 -20,2 -26,-10!", ink, at=at)


def _priest(card: Sheet, face: Face) -> None:
    """Out of an upper window that is not in the plan, head first, in his cassock."""
    card.paint("-40,60! 130,50! 136,300! -40,306!", CHALK, angle=88, lift=5)
    card.paint("-40,84! 106,76! 110,280! -40,286!", PLUM, angle=88)
    body = card.piece(
        "-40,190! 40,150 130,190 200,260 250,340! 230,400! 150,380 60,330 -40,330!",
        shift(PLUM, -0.05),
        angle=30,
        lift=10,
    )
    with card.inside(body):
        for i in range(5):
            card.paint("1,0 0,1 -1,0 0,-1", PINK, at=affine(60 + 34 * i, 250 + 22 * i, 7), lift=1)
    card.paint("196,330! 250,300! 276,350! 222,390!", CHALK, lift=4)
    Head(card, face, 278, 356, 66, tilt=38, turn=0.4).draw()
    card.paint("120,300! 180,300 230,380 244,470! 190,486! 160,420 110,370!", shift(PLUM, -0.02), angle=60, lift=9)
    card.paint("190,470! 246,462! 250,500 232,530 200,526! 186,500", DARK.base, lift=4)
    _brush(card, affine(214, 548, 1.1, 12), PINK)
    _pot(card, 36, 356, PINK)


def _old_man(card: Sheet, face: Face) -> None:
    """On a ladder that leans on nothing much; his arm is longer than it was."""
    _ladder(card, (800, 1420), (868, 170), 128, 15)
    pose = POSES["climb"].but(
        arm_far=((2.2, -8.4), (3.6, -9.2)), arm_near=((0.4, -6.6), (1.6, -7.0)), hands=("grip", "grip")
    )
    who = Figure(
        card, 846, 676, 36, pose, outfit("worker", CHALK, mix(SKY, PLUM, 0.45), LILAC, shoes=PLUM), TAN, "thin"
    )
    who.below()
    Head(card, face, **{**who.head, "view": "side", "turn": 1.0, "size": 43.0}).draw()
    who.above()
    x, y, _ = who.wrist("far")
    _brush(card, affine(x + 24, y - 18, 1, 205), SKY)
    _pot(card, 786, 560, SKY)


def _girl(card: Sheet, face: Face) -> None:
    """Cropped by the right edge, in overalls, on a table, two brushes at once."""
    card.paint("1040,1000! 1240,992! 1240,1022! 1036,1028!", WOOD, angle=2, lift=6)
    card.paint(
        ["1056,1022! 1082,1022! 1074,1370! 1056,1370!", "1206,1020! 1230,1020! 1232,1364! 1214,1364!"], WOOD, lift=4
    )
    pose = POSES["cheer"].but(
        arm_near=((2.0, -7.6), (2.6, -9.0)),
        arm_far=((-2.2, -7.4), (-3.0, -8.6)),
        hands=("grip", "grip"),
        turn=-0.4,
        tilt=-10,
    )
    who = Figure(card, 1150, 1000, 41, pose, outfit("dungarees", PISTACHIO, LILAC, PLUM, shoes=PLUM), DARK, "youth")
    who.below()
    Head(card, face, **{**who.head, "size": 48.0}).draw()
    who.above()
    for which, turn in (("far", 150), ("near", 200)):
        x, y, _ = who.wrist(which)
        _brush(card, affine(x - 8, y - 22, 1, turn), LILAC)
    _pot(card, 1090, 1000, LILAC)


def _brothers(card: Sheet, one: Face, other: Face) -> None:
    """Where green and yellow meet neither gives way; they work back to back to back."""
    left = Figure(
        card,
        760,
        1404,
        44,
        POSES["push"].but(arm_near=((1.9, -5.2), (2.6, -6.6)), hands=("grip", "flat"), tilt=4),
        outfit("waistcoat", CHALK, PLUM, PISTACHIO, shoes=PLUM),
        TAN,
        "broad",
        flip=False,
    )
    left.below()
    Head(card, one, **{**left.head, "size": 50.0, "turn": 0.5}).draw()
    left.above()
    x, y, _ = left.wrist("near")
    _brush(card, affine(x + 30, y - 30, 1.1, 186), PISTACHIO)
    right = Figure(
        card,
        1110,
        1420,
        44,
        POSES["reach"].but(arm_near=((1.9, -7.4), (2.5, -8.8)), hands=("grip", "fist")),
        outfit("jumper", PINK, PLUM, BUTTER, shoes=PLUM),
        TAN,
        "stout",
        flip=True,
    )
    right.below()
    Head(card, other, **{**right.head, "size": 50.0, "turn": -0.6}).draw()
    right.above()
    x, y, _ = right.wrist("near")
    _brush(card, affine(x, y - 24, 1.1, 170), BUTTER)
    _pot(card, 690, 1400, PISTACHIO)
    _pot(card, 1196, 1416, BUTTER)
