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
    with card.inside(water):
        _below(card)
    _chest(card)
    for x, lean in ((-162, -9), (-38, 10)):
        _knee(card, x, lean)
    Head(card, CAST["grandad"], *pt(-100, -236), 104, tilt=-7).draw()
    _mask(card)


def _below(card: Sheet) -> None:
    """Belly, trunks and feet: the water lies over all of them."""
    card.paint("-216,-60! -100,-40 16,-60! 6,40 0,110! -200,110! -206,40", WET, at=PLAN, angle=84, laps=44, grain=0.3)
    trunks = card.piece(
        "-204,70! -100,82 4,70! 22,140! -40,160 -94,140! -106,140! -160,160 -222,140!",
        mix(INK, WATER, 0.2),
        at=PLAN,
        angle=84,
    )
    card.pattern(
        trunks,
        turned([ribbon(f"-230,{y} -100,{y + 14} 30,{y}", (9, 9, 9), PLAN) for y in (98, 128)]),
        mix(POWDER, WATER, 0.3),
    )
    deep = mix(PINK.base, WATER, 0.68)
    for x, s in ((-156, -1), (-44, 1)):
        card.paint(
            f"{x - 24},240! {x + 24},240! {x + 24},270 {x + 26 + 4 * s},296 {x + 14 + 6 * s},306 {x - 14 + 6 * s},306 {x - 26 + 4 * s},296 {x - 24},270",
            deep,
            at=PLAN,
            angle=84,
        )
        for j, r in enumerate((10, 8, 7.5, 7, 6)):
            card.paint(
                ROUND, deep, at=affine(*pt(x + 6 * s - s * (20 - 11 * j), 305 + abs(j - 1) * -1.6), r), wobble=0.3
            )
    for y, x0, x1 in ((-80, -280, -236), (4, 60, 88), (210, -280, -222), (226, 20, 84), (372, -180, -20)):
        card.brush(f"{pt(x0, y)[0]},{pt(x0, y)[1]} {pt(x1, y + 8)[0]},{pt(x1, y + 8)[1]}", 15, POWDER, dry=0.5)


def _chest(card: Sheet) -> None:
    """Neck, shoulders and chest as far as they are dry; he leans against the head of the tub."""
    ring = "-262,-40 -250,-8 -180,14 -100,22 -20,14 50,-8 62,-40 40,-60 -240,-60"
    card.paint(ring, shift(WATER, 0.12), at=PLAN)
    chest = card.piece(
        "-140,-170! -142,-134 -176,-118 -220,-108 -248,-84 -256,-44! -230,-18 -170,0 -100,8 -30,0 30,-18 56,-44! "
        "48,-84 20,-108 -24,-118 -58,-134 -60,-170!",
        PINK.base,
        at=PLAN,
        angle=4,
        lift=5,
    )
    with card.inside(chest):
        card.paint("-150,-160! -146,-128 -100,-106 -54,-128 -50,-160!", PINK.shade, at=PLAN)
        for q in ("-168,-104 -136,-96 -112,-84", "-32,-104 -64,-96 -88,-84"):
            card.paint(ribbon(q, (2, 5, 3), PLAN), PINK.shade)


def _knee(card: Sheet, x: float, lean: float) -> None:
    """A knee that stands out of the water, the shin before it going down again."""
    card.paint(
        f"{x - 60},234 {x - 42},214 {x},206 {x + 42},214 {x + 60},234 {x + 42},256 {x},263 {x - 42},256",
        shift(WATER, 0.12),
        at=PLAN,
    )
    t = x + lean
    thigh = f"{t - 46},150! {t - 44},110 {t - 28},92 {t},86 {t + 28},92 {t + 44},110 {t + 46},150!"
    card.paint(thigh, mix(PINK.base, PINK.shade, 0.6), at=PLAN, angle=84)
    leg = card.piece(
        f"{x - 36},236! {x - 42},206 {t - 53},166 {t - 50},134 {t - 28},112 {t},106 {t + 28},112 {t + 50},134 "
        f"{t + 53},166 {x + 42},206 {x + 36},236! {x},250",
        PINK.base,
        at=PLAN,
        angle=84,
        lift=6,
    )
    with card.inside(leg):
        side = f"{t + 26},90! {t + 40},134 {t + 26},170 {x + 18},262! {x + 70},262! {x + 70},90!"
        card.paint(side, PINK.shade, at=PLAN, thin=0.1)
        card.paint(
            f"{t - 26},138 {t - 18},119 {t},114 {t + 18},120 {t + 25},139 {t + 17},157 {t},163 {t - 17},156",
            shift(PINK.base, 0.022),
            at=PLAN,
            angle=84,
        )
        card.paint(ribbon(f"{t - 26},152 {t - 14},164 {t + 2},168", (2, 5, 2), PLAN), PINK.shade)


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
    for s in (-1, 1):

        def there(spec: str, s: int = s) -> str:
            """Type for the left arm what lies about the body's middle."""
            return " ".join(f"{-100 + s * float(u):.0f},{v}" for u, v in (word.split(",") for word in spec.split(" ")))

        card.paint(there("146,58 178,44 190,62 180,92 156,98 132,86"), shift(WATER, 0.12), at=PLAN)
        upper = card.piece(
            there("96,-112! 134,-104 160,-72 174,-14 176,44 164,72! 122,64! 120,14 114,-30 100,-62!"),
            PINK.base,
            at=PLAN,
            angle=84,
            lift=6,
        )
        with card.inside(upper):
            card.paint(there("100,-70! 118,-34 128,14 130,80! 104,80! 100,10!"), PINK.shade, at=PLAN, thin=0.08)
        fore = card.piece(
            there("172,38! 178,60 168,80 148,86 120,72 90,54! 96,20! 126,34 150,30!"),
            PINK.base,
            at=PLAN,
            angle=20 * s,
            lift=6,
        )
        with card.inside(fore):
            card.paint(there("180,70! 150,76 118,60 86,44! 86,70! 150,100!"), PINK.shade, at=PLAN, thin=0.08)
    at = affine(*pt(-100, 14), 0.86, -9)
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
        wx, wy = pt(-100 + 110 * s, 40)
        hand(card, "grip", wx, wy, 80, -16 + (180 if s > 0 else 0), PINK, flip=s > 0, age=80, lift=5)
    card.paint("-36,-20 0,-26 36,-18 40,4 30,20 0,24 -32,18 -40,0", WALL, at=affine(*pt(146, 424), 1.0, 20), lift=6)
