"""In the middle, on the line, and nobody's: an old man in a diving mask, who reads in the bath."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.yours_and_mine.inks import (
    CAST,
    CHALK,
    CLAY,
    INK,
    LINEN,
    PINK,
    PLAN,
    POWDER,
    STRAW,
    WALL,
    WATER,
    pt,
)

WET = mix(PINK.base, WATER, 0.52)


def tub(card: Sheet) -> None:
    """Lay the tub, the water and the man: what is under the water is the water's colour by half."""
    card.paint("-430,330! -210,318! -200,470! -426,476!", LINEN, at=PLAN, angle=8, lift=6)
    for k in range(9):
        card.paint(ribbon(f"{-424 + k * 26},474 {-426 + k * 26},494", (5, 4), PLAN), LINEN)
    rim = (
        "-330,-230 -290,-292 -200,-318 -100,-322 10,-318 96,-290 130,-230! 140,60 132,330! 96,412 10,440 -100,444 "
        "-210,440 -296,412 -334,330! -340,60"
    )
    card.paint(rim, WALL, at=PLAN, angle=84, laps=90, grain=0.12, lift=22)
    inner = (
        "-284,-216 -250,-258 -190,-274 -100,-278 0,-274 52,-256 86,-214! 94,60 88,320! 56,374 0,394 -100,398 "
        "-200,394 -256,374 -290,320! -294,60"
    )
    card.paint(inner, shift(POWDER, -0.1), at=PLAN, angle=84, grain=0.16)
    water = card.piece(
        "-276,-120! -200,-132 0,-130 82,-120! 90,60 84,316! 52,366 0,386 -100,390 -200,386 -250,366 -284,316! -288,60",
        WATER,
        at=PLAN,
        angle=86,
        laps=90,
        grain=0.36,
    )
    card.paint(
        "-226,-30! -222,-104 -176,-146 -132,-168! -66,-168! -26,-146 24,-104 28,-30! -100,-14",
        PINK.base,
        at=PLAN,
        angle=4,
    )
    with card.inside(water):
        body = (
            "-226,-40! -244,0 -236,60 -210,150 -196,262 -180,340! -116,350! -104,262! -92,262! -80,352! -16,340! "
            "0,262 12,150 38,60 46,0 28,-40!"
        )
        card.paint(body, WET, at=PLAN, angle=84, laps=44, grain=0.3)
        card.paint(
            "-214,80! -100,112 14,80! 16,190! -92,200! -100,164! -108,200! -212,190!", INK, at=PLAN, angle=84, thin=0.1
        )
        bars = [ribbon(f"-230,{y} -100,{y + 26} 30,{y}", (12, 12, 12), PLAN) for y in (104, 140, 176)]
        card.paint(turned(bars), mix(POWDER, WATER, 0.3), thin=0.2)
        for y, x0, x1 in ((-80, -280, -236), (20, 56, 90), (240, -282, -214), (300, 10, 84), (372, -180, -20)):
            card.brush(f"{pt(x0, y)[0]},{pt(x0, y)[1]} {pt(x1, y + 8)[0]},{pt(x1, y + 8)[1]}", 15, POWDER, dry=0.5)
    # knees stand out of the water, and ten toes
    for x, s in ((-158, -1), (-38, 1)):
        card.paint(
            f"{x - 58},262 {x - 40},196 {x},176 {x + 40},196 {x + 58},262 {x + 36},306 {x},316 {x - 36},306",
            shift(WATER, 0.12),
            at=PLAN,
        )
        knee = card.piece(
            f"{x - 48},256 {x - 34},200 {x},182 {x + 34},200 {x + 48},256 {x + 28},296 {x},304 {x - 28},296",
            PINK.base,
            at=PLAN,
            angle=84,
        )
        with card.inside(knee):
            card.paint(
                f"{x + 12 * s},170 {x + 60},170 {x + 60},320 {x},320 {x + 20},250", PINK.shade, at=PLAN, thin=0.1
            )
        card.paint(ribbon(f"{x - 16},232 {x},242 {x + 16},232", (2, 5, 2), PLAN), PINK.shade)
    Head(card, CAST["grandad"], *pt(-100, -236), 104, tilt=-7).draw()
    _mask(card)


def _mask(card: Sheet) -> None:
    at = affine(*pt(-100, -236), 104, -7)
    glass = "-.60,-.30! -.30,-.38 0,-.34 .30,-.38 .60,-.30! .68,.0 .58,.32! .30,.38 .20,.16 0,.06 -.20,.16 -.30,.38 -.58,.32! -.68,.0"
    card.paint(ribbon("-.62,-.06 -.80,-.10 -.90,-.2", (0.16, 0.14, 0.12), at, 104), INK, wobble=0.3)
    card.paint(ribbon(".62,-.06 .80,-.10 .90,-.2", (0.16, 0.14, 0.12), at, 104), INK, wobble=0.3)
    frame = ribbon(glass.replace("!", "") + " -.60,-.30 -.30,-.38", (0.14,) * 17, at, 104)
    card.paint(frame, INK, wobble=0.4, grain=0.2, lift=5)
    card.paint("-.20,.18 0,.08 .20,.18 .27,.46 .16,.56 0,.58 -.16,.56 -.27,.46", INK, at=at, lift=3)
    card.paint(ribbon("-.07,.24 -.08,.46", (0.03, 0.05), at, 104), shift(INK, 0.2), wobble=0)
    for line in ("-.52,-.16 -.42,-.24", ".24,-.2 .34,-.26", ".30,-.10 .46,-.24"):
        card.paint(ribbon(line, (0.03, 0.04), at, 104), WALL, wobble=0, thin=0.1)
    snorkel = "-.74,.20 -.80,-.3 -.86,-.9 -.88,-1.14"
    card.paint(ribbon(snorkel, (0.17, 0.17, 0.17, 0.17), at, 104), STRAW, wobble=0.4, lift=6)
    card.paint(ribbon("-.855,-.86 -.88,-1.14", (0.18, 0.18), at, 104), INK, wobble=0.4)
    card.paint(ribbon("-.20,.72 -.5,.62 -.74,.42 -.74,.18", (0.13, 0.15, 0.17, 0.17), at, 104), STRAW, wobble=0.4)


def over(card: Sheet) -> None:
    """Lay what is above the water and above the tape: the book, and the arms that hold it."""
    for s, spec in (
        (-1, "-212,-104! -252,-60 -270,0 -258,50 -216,66 -182,52! -186,22 -190,0 -166,-60 -150,-110!"),
        (1, "12,-104! 52,-60 70,0 58,50 16,66 -18,52! -14,22 -10,0 -34,-60 -50,-110!"),
    ):
        arm = card.piece(spec, PINK.base, at=PLAN, angle=60 * s, lift=8)
        with card.inside(arm):
            x = -100 + 172 * s
            card.paint(f"{x},-80! {x - 22 * s},-20 {x - 30 * s},70! {x + 20 * s},80!", PINK.shade, at=PLAN, thin=0.08)
    at = affine(*pt(-100, 6), 1.0, -9)
    card.paint("-124,-66! 0,-54! 124,-66! 130,80! 0,92! -130,80!", CLAY, at=at, angle=84, lift=14)
    card.paint("-116,-70! -60,-74 0,-58! 60,-74 116,-70! 120,68! 60,64 0,80! -60,64 -120,68!", CHALK, at=at, angle=84)
    lines = [
        ribbon(f"{x0},{y - (3 if x0 < 0 else -3)} {x0 + w},{y + (3 if x0 < 0 else -3)}", (4, 4), at)
        for x0 in (-102, 18)
        for y, w in ((-48, 84), (-30, 78), (-12, 84), (6, 60), (24, 84), (42, 80))
    ]
    card.paint(turned(lines), shift(INK, 0.18), wobble=0.3)
    card.paint(ribbon("0,-58 2,80", (4, 6), at), LINEN)
    for s in (-1, 1):
        wx, wy = pt(-100 + 106 * s, 34)
        hand(card, "grip", wx + 22 * s, wy + 6, 84, -7 + (180 if s > 0 else 0), PINK, flip=s > 0, age=80, lift=5)
    at = affine(*pt(112, -270), 1.0, 30)
    card.paint(ROUND, STRAW, at=affine(*pt(150, -292), 30), lift=7)
    card.paint("-36,-20 0,-26 36,-18 40,4 30,20 0,24 -32,18 -40,0", WALL, at=affine(*pt(154, 400), 1.0, 20), lift=6)
    card.paint(ROUND, POWDER, at=affine(*pt(110, 350), 9), wobble=0.4)
