"""A goat from above, head on the brim."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.no_flowers_please.hat import leaf, rose
from art.scenes.houseguests.no_flowers_please.inks import BONE, BROWN, CLAY, DARK, OLIVE, WHITE

SIZE = 252.0


def goat(card: Sheet) -> None:
    """Lay neck, ears, the long face with its two pale stripes, the horns; the rose is under his nose."""
    at = affine(972, 506, SIZE, -20)
    nose = at @ (-1.04, 0.1, 1)
    leaf(card, float(nose[0]), float(nose[1]) + 20, 1.9, 90)
    rose(card, float(nose[0]) - 8, float(nose[1]) + 14, 76, 0.4)
    card.paint(
        ".1,-.3! .5,-.44 1.0,-.5 1.6,-.8! 2.2,-1.0! 2.2,1.2! 1.5,.96 .9,.56 .45,.44 .1,.3!",
        CLAY,
        at=at,
        angle=-20,
        laps=50,
        edge="raw",
        ragged=14,
        lift=14,
    )
    card.paint(ribbon(".3,0 .9,.02 2.0,.06", (0.16, 0.2, 0.26), at, SIZE), BROWN, edge="raw", ragged=16, angle=-20)
    for s in (-1, 1):
        ear = card.piece(
            f".16,{0.28 * s}! .02,{0.5 * s} -.02,{0.8 * s} .12,{1.1 * s}! .3,{0.92 * s} .4,{0.6 * s} .36,{0.32 * s}!",
            CLAY,
            at=at,
            angle=70,
            laps=30,
            edge="raw",
            ragged=6,
            lift=9,
        )
        with card.inside(ear):
            card.paint(
                f".18,{0.4 * s} .08,{0.6 * s} .1,{0.86 * s} .2,{0.8 * s} .28,{0.56 * s}", mix(CLAY, BONE, 0.5), at=at
            )
    face = card.piece(
        "-1.04,-.15 -1.08,0 -1.04,.15 -.95,.23 -.8,.25 -.56,.25 -.3,.3 -.1,.38 .08,.37 .3,.31 .44,.16 .46,0 .44,-.16 "
        ".3,-.31 .08,-.37 -.1,-.38 -.3,-.3 -.56,-.25 -.8,-.25 -.95,-.23",
        CLAY,
        at=at,
        angle=-20,
        laps=36,
        edge="raw",
        ragged=5,
        lift=14,
    )
    with card.inside(face):
        for s in (-1, 1):
            card.paint(
                f".06,{0.22 * s} -.3,{0.15 * s} -.84,{0.11 * s} -1.2,{0.13 * s} -1.2,{0.4 * s} -.84,{0.33 * s} -.4,{0.24 * s}",
                WHITE,
                at=at,
                angle=-20,
            )
        card.paint(ribbon("-.7,0 -.3,0 .2,0", (0.05, 0.12, 0.1), at, SIZE), shift(CLAY, -0.06), thin=0.15)
        card.paint("-1.12,-.16 -.98,-.1 -.94,0 -.98,.1 -1.12,.16", mix(CLAY, BROWN, 0.5), at=at)
    for s in (-1, 1):
        card.paint(ribbon(f"-1.04,{0.05 * s} -.98,{0.1 * s} -.93,{0.1 * s}", (0.03, 0.045, 0.02), at, SIZE), DARK)
        card.paint(
            f"-.2,{0.3 * s} -.08,{0.24 * s} .06,{0.28 * s} .08,{0.36 * s} -.06,{0.42 * s} -.18,{0.37 * s}", BROWN, at=at
        )
        card.paint(
            f"-.15,{0.33 * s} -.06,{0.285 * s} .04,{0.31 * s} .04,{0.36 * s} -.06,{0.395 * s} -.14,{0.37 * s}",
            mix(OLIVE, BONE, 0.55),
            at=at,
        )
        card.paint(ribbon(f"-.12,{0.35 * s} .02,{0.335 * s}", (0.05, 0.05), at, SIZE), DARK)
        horn = card.piece(
            ribbon(
                f".12,{0.13 * s} .34,{0.2 * s} .66,{0.36 * s} .96,{0.62 * s} 1.1,{0.9 * s}",
                (0.2, 0.2, 0.16, 0.1, 0.03),
                at,
                SIZE,
            ),
            mix(DARK, BROWN, 0.3),
            angle=-20,
            edge="raw",
            ragged=4,
            lift=10,
        )
        with card.inside(horn):
            for k in range(9):
                u, v = 0.18 + 0.085 * k, (0.14 + 0.045 * k) * s
                card.paint(
                    ribbon(
                        f"{u + 0.05},{v - 0.14 * s} {u},{v} {u - 0.02},{v + 0.14 * s}", (0.015, 0.025, 0.015), at, SIZE
                    ),
                    BROWN,
                )
    card.paint(ribbon("-.12,-.05 .1,-.04 .22,.02", (0.05, 0.1, 0.04), at, SIZE), BROWN, edge="raw", ragged=8)
