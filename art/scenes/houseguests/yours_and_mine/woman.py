"""Yours and Mine: a woman awake on her bed, whose hand hangs down to the pool."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.hands import turned
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.yours_and_mine.inks import CHALK, HERS, INK, LINEN, POWDER, on, stroke

_HAIR: Final = "#5a3b36"
_AT: Final = affine(262, 262, 96, -82)
_QUILT: Final = "#5f8a8c"
_PAGE: Final = affine()


def woman(card: Sheet) -> None:
    """Lay her head on the pillow, shoulder, quilt, then the arm."""
    _head(card)
    card.paint("384,244! 376,222 400,206 440,206 490,240! 490,372! 400,366! 384,346 392,300", POWDER, angle=20, lift=6)
    card.paint(
        "380,220! 396,214 404,226! 396,270 398,310 410,350! 396,362 384,352! 376,310 374,262", CHALK, angle=84, lift=4
    )
    quilt = card.piece(
        "420,372! 412,290 430,232 480,204 560,190 620,164 690,170 750,216 806,262 822,330 820,430 812,462! 700,452 590,466 500,452 430,462!",
        _QUILT,
        angle=10,
        laps=60,
        lift=10,
    )
    printed(card, quilt, "swallow", CHALK, shift(_QUILT, -0.2), gap=64, angle=-4)
    with card.inside(quilt):
        stroke(card, "620,164 640,260 628,340", (3, 10, 3), shift(_QUILT, -0.1))
        stroke(card, "700,180 730,260 726,330", (3, 10, 3), shift(_QUILT, -0.1))
        card.paint("780,230! 770,340 776,470! 840,470! 840,230!", shift(_QUILT, -0.1), angle=84)
    card.paint("412,372! 404,290 424,226 474,198! 512,214! 466,246 448,300 452,458! 424,464!", LINEN, angle=80, lift=5)
    _arm(card)


def _head(card: Sheet) -> None:
    at = _AT
    card.paint(
        "-.5,-1.0! 0,-1.2 .5,-1.08 .86,-.6 .92,.0 .86,.7 .62,1.14 .3,1.2! -.6,1.1! -.86,.7 -.9,-.4",
        _HAIR,
        at=at,
        angle=10,
        lift=6,
    )
    card.paint("-.36,.6! .30,.6! .36,1.0 .44,1.5! -.7,1.5! -.46,1.1", HERS.shade, at=at, angle=10)
    face = card.piece(
        "0,-.96 .40,-.86 .62,-.45 .64,0 .60,.44 .40,.80 .12,1.02 -.12,1.02 -.40,.80 -.60,.44 -.64,0 -.62,-.45 -.40,-.86",
        HERS.base,
        at=at,
        angle=10,
        laps=40,
        grain=0.22,
        lift=5,
    )
    with card.inside(face):
        card.paint("-.7,-.5! -.46,0 -.46,.4 -.3,.76 -.1,1.1! -.9,1.1!", HERS.shade, at=at, angle=10)
        for x in (-0.36, 0.36):
            card.paint(
                ROUND, mix(HERS.base, HERS.blush or HERS.base, 0.55), at=on(at, x, 0.4, 0.15), edge="raw", ragged=9
            )
        for s in (-1, 1):
            x = s * 0.29
            white = card.piece(
                f"{x - 0.2},.03! {x - 0.08},-.08 {x + 0.08},-.08 {x + 0.2},.03! {x + 0.08},.12 {x - 0.08},.12",
                CHALK,
                at=at,
            )
            with card.inside(white):
                card.paint(ROUND, INK, at=on(at, x - 0.06, 0.05, 0.09), wobble=0.3)
                card.paint(ROUND, CHALK, at=on(at, x - 0.03, 0.035, 0.022), wobble=0.2)
            card.paint(
                f"{x - 0.22},.04! {x - 0.1},-.15 {x + 0.1},-.15 {x + 0.22},.04! {x + 0.08},.02 {x - 0.08},.02",
                mix(HERS.base, HERS.shade, 0.7),
                at=at,
            )
            stroke(
                card,
                f"{x - 0.23},.05 {x - 0.08},.02 {x + 0.08},.02 {x + 0.23},.05",
                (0.02, 0.05, 0.05, 0.02),
                INK,
                at,
                96,
            )
            stroke(card, f"{x - 0.13},.2 {x},.22 {x + 0.13},.19", (0.008, 0.03, 0.008), HERS.shade, at, 96)
            stroke(
                card,
                f"{x - 0.2},{-0.25 - s * 0.05} {x},-.34 {x + 0.2},{-0.25 + s * 0.05}",
                (0.03, 0.06, 0.03),
                _HAIR,
                at,
                96,
            )
        card.paint("-.04,-.06! -.02,.24 -.12,.36 -.06,.42 .10,.41! .06,.24", HERS.shade, at=at, angle=10)
        stroke(card, "-.13,.37 -.06,.43 .04,.42 .11,.38", (0.015, 0.04, 0.035, 0.015), HERS.line, at, 96)
        card.paint("-.17,.67! -.08,.62 .0,.64 .08,.62 .17,.67! .06,.75 -.06,.75", HERS.lip or HERS.shade, at=at)
        stroke(card, "-.2,.69 -.08,.675 .08,.675 .2,.69", (0.015, 0.035, 0.035, 0.015), HERS.line, at, 96)
    fringe = card.piece(
        "0,-1.2 .5,-1.08 .86,-.6 .92,.0 .86,.66 .70,1.0! .62,.5 .64,.0 .52,-.44 .2,-.68 -.1,-.74! -.4,-.6 -.62,-.2 -.68,.3! -.9,.4 "
        "-.9,-.4 -.5,-1.0",
        _HAIR,
        at=at,
        angle=10,
        lift=5,
    )
    strands = ("-.08,-.9 .4,-.82 .72,-.3 .76,.5", "-.08,-1.0 .5,-.96 .82,-.4", "-.14,-.86 -.5,-.6 -.76,.1")
    card.pattern(fringe, [ribbon(s, (0.01, 0.04, 0.015), at, 96) for s in strands], shift(_HAIR, 0.09))


def _arm(card: Sheet) -> None:
    fingers = (
        ("438,490 432,520 432,546", 21),
        ("454,494 454,528 456,556", 22),
        ("470,492 474,524 478,550", 21),
        ("484,484 494,510 500,532", 18),
    )
    card.piece(
        turned(
            [
                curve("436,440! 488,440! 494,480 486,500 456,506 430,496 430,470"),
                *(jointed(*f, _PAGE) for f in fingers),
                jointed("436,462 420,484 412,508", 20, _PAGE),
            ]
        ),
        HERS.base,
        lift=6,
    )
    for s in ("446,496 443,524 444,546", "462,496 464,526 468,548", "477,490 484,516 490,534"):
        stroke(card, s, (2, 3, 2), HERS.shade)
    sleeve = card.piece(
        "398,250! 420,226 456,246 480,310 494,380 496,452! 430,456! 424,396 408,350 396,300", POWDER, angle=80, lift=9
    )
    with card.inside(sleeve):
        for s in ("418,330 440,336 462,330", "424,350 446,356 470,348"):
            stroke(card, s, (3, 6, 2), shift(POWDER, -0.13))
    card.paint("426,440! 498,436! 500,462! 428,466!", CHALK, angle=2, lift=4)
