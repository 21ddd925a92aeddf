"""Pass the Salt: a table without end; she has cut its cloth up to the salt, and a boy rows past on a board."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.pass_the_salt.boy import boy
from art.scenes.houseguests.pass_the_salt.couple import CAST, behind, he, she
from art.scenes.houseguests.pass_the_salt.inks import ASH, BONE, CHALK, CHARCOAL, JET, PENCIL, WHITE

GROUND = CHALK
__all__ = ["CAST", "GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay the dark floor on both sides, the boy on it, the cloth, the slit, then the couple at the ends."""
    _floor(card)
    boy(card)
    behind(card)
    _cloth(card)
    _slit(card)
    _salt(card)
    he(card)
    she(card)


def _floor(card: Sheet) -> None:
    """Boards run to where he sits."""
    for side, spec in (
        (-1, "-40,-40! 604,-40! 604,394! 448,394! 240,990 20,1600! 10,1840! -40,1840!"),
        (1, "1240,-40! 600,-40! 600,394! 756,394! 964,990 1184,1600! 1194,1840! 1240,1840!"),
    ):
        floor = card.piece(spec, CHARCOAL, angle=88 + side * 16, laps=90, grain=0.24)
        with card.inside(floor):
            for k in range(9):
                a, b = 604 + side * (40 + 74 * k), 604 + side * (160 + 330 * k)
                card.paint(ribbon(f"{a},-60 {b},1700", (4, 9)), shift(CHARCOAL, -0.06), thin=0.1)
                for j in range(3):
                    t = (0.11 + 0.31 * j + 0.17 * k) % 1
                    x0, y = a + (b - a) * t, -60 + 1760 * t
                    wide = side * (74 + 256 * t)
                    card.paint(ribbon(f"{x0},{y} {x0 + wide},{y}", (3 + 4 * t, 3 + 4 * t)), shift(CHARCOAL, -0.06))


def _cloth(card: Sheet) -> None:
    """Its hem falls over both edges; all else of it is bare paper."""
    card.paint(
        "448,390! 756,390! 964,990! 1184,1600! 1194,1840! 10,1840! 20,1600! 240,990!", CHALK, angle=88, grain=0.1
    )
    for side in (-1, 1):
        hem = card.piece(
            " ".join(
                f"{604 + side * u},{v}{c}"
                for u, v, c in (
                    (154, 388, "!"),
                    (202, 476, "!"),
                    (316, 760, ""),
                    (430, 1030, ""),
                    (656, 1590, "!"),
                    (656, 1860, "!"),
                    (594, 1860, "!"),
                    (562, 1600, "!"),
                    (344, 994, ""),
                )
            ),
            BONE if side < 0 else mix(BONE, ASH, 0.4),
            angle=70 * side,
            edge="torn",
            core=WHITE,
            wobble=5,
            lift=18,
        )
        with card.inside(hem):
            for k in range(7):
                u, v = 190 + 66 * k, 470 + 176 * k
                card.paint(
                    ribbon(f"{604 + side * (u - 6)},{v - 40} {604 + side * (u + 36)},{v + 70}", (3, 10 + 2 * k)),
                    mix(BONE, ASH, 0.65),
                    thin=0.2,
                )
    # the damask was ironed into squares
    for y, a in ((590, 222), (830, 306), (1150, 424)):
        card.paint(ribbon(f"{604 - a},{y} 604,{y + 5} {604 + a},{y}", (2, 4, 2)), mix(CHALK, ASH, 0.5), thin=0.35)
    for s in (-1, 1):
        card.paint(ribbon(f"{604 + s * 84},400 {604 + s * 330},1600", (2, 5)), mix(CHALK, ASH, 0.5), thin=0.35)
    # what nobody has touched
    plate = affine(604, 510, 1.0)
    card.paint("-96,0 -70,-30 0,-42 70,-30 96,0 70,32 0,44 -70,32", BONE, at=plate, lift=10)
    card.paint("-70,0 -50,-20 0,-28 50,-20 70,0 50,20 0,28 -50,20", ASH, at=plate)
    for x, y in ((576, 498), (630, 496), (602, 512)):
        card.paint("-30,4 -22,-20 0,-28 24,-20 30,4 0,16", WHITE, at=affine(x, y, 1.0), lift=4)


def _slit(card: Sheet) -> None:
    """The wood below is dark; the linen curls away on either side."""
    card.paint(
        "608,812! 640,960 700,1180 780,1480 850,1840! 360,1840! 430,1480 510,1180 580,960",
        "#3a3537",
        angle=88,
        grain=0.4,
    )
    card.paint(
        "606,808! 570,940 480,1180 390,1480 310,1840! 400,1840! 456,1490 530,1190 590,960",
        BONE,
        angle=84,
        edge="torn",
        core=WHITE,
        wobble=3,
        lift=12,
    )
    card.paint(
        "610,808! 650,940 736,1180 830,1480 910,1840! 820,1840! 760,1490 686,1190 628,960",
        BONE,
        angle=96,
        edge="torn",
        core=WHITE,
        wobble=3,
        lift=12,
    )


def _salt(card: Sheet) -> None:
    card.paint(
        "-84,0 -60,-40 0,-56 60,-40 84,0 70,50 0,78 -70,50", PENCIL, at=affine(606, 700, 0.95), angle=30, lift=16
    )
    card.paint("-84,-6 -60,-40 0,-56 60,-40 84,-6 60,32 0,46 -60,32", ASH, at=affine(606, 700, 0.95), lift=2)
    card.paint("-66,-6 -48,-32 0,-44 48,-32 66,-6 46,22 0,34 -46,22", WHITE, at=affine(606, 700, 0.95), grain=0.4)
    card.paint(ROUND, JET, at=affine(614, 692, 13))
