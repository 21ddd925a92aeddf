"""Nobody Told Me: his face in the hood's opening; somebody has drawn whiskers on it."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.nobody_told_me.inks import BLACK, CORAL, HIS, ROSE, SNOW

OPENING: Final = "596,424 480,446 402,536 388,654 418,774 494,860 596,888 700,860 776,774 806,654 792,536 714,446"
_LID: Final = mix(HIS.base, HIS.shade, 0.75)
_DARK: Final = mix(HIS.shade, BLACK, 0.45)


def face(card: Sheet) -> None:
    """Lay flesh, shade, blush, then nose, mouth, eyes and brows, and the greasepaint."""
    flesh = card.piece(OPENING, HIS.base, at=affine(-36, -39, 1.06), angle=80, laps=60, grain=0.24)
    with card.inside(flesh):
        card.paint(
            "700,400! 716,520 760,600 768,680 724,770 660,820 620,890! 830,890! 830,400!",
            HIS.shade,
            angle=76,
            grain=0.24,
        )
        for y, x in ((488, 520), (512, 536)):
            card.paint(ribbon(f"{x},{y} 600,{y - 9} {1196 - x},{y + 2}", (3, 8, 3)), _LID)
        for x in (452, 744):
            card.paint(ROUND, mix(HIS.base, CORAL, 0.62), at=affine(x, 728, 50), ragged=14, edge="raw", angle=10)
        card.paint(ribbon("540,868 604,856 668,866", (3, 8, 3)), _LID)
        _mouth(card)
        _nose(card)
        _eye(card, "446,640! 474,606 518,596 572,626! 544,652 490,658", (546, 634))
        _eye(card, "626,624! 676,594 722,602 752,636! 708,656 654,650", (718, 633))
        _lids(card)
        _brows(card)
        _greasepaint(card)


def _eye(card: Sheet, white: str, iris: tuple[float, float]) -> None:
    ball = card.piece(white, SNOW, angle=6, grain=0.14)
    with card.inside(ball):
        card.paint(ROUND, BLACK, at=affine(*iris, 30), wobble=0.4)
        card.paint(ROUND, SNOW, at=affine(iris[0] + 8, iris[1] - 6, 6), wobble=0.2)


def _lids(card: Sheet) -> None:
    """Heavy above, tired below; the left one lower."""
    card.paint("436,642! 456,594 516,566 586,622! 552,614 516,608 476,616!", _LID, angle=12, lift=2)
    card.paint("616,618! 682,562 742,588 764,640! 726,610 680,600 640,610!", _LID, angle=-12, lift=2)
    card.paint(ribbon("438,646 476,616 518,607 584,626", (6, 13, 14, 7)), BLACK, wobble=0.4)
    card.paint(ribbon("614,622 680,599 726,609 762,642", (7, 14, 13, 6)), BLACK, wobble=0.4)
    card.paint(ribbon("466,676 512,690 560,672", (3, 9, 3)), _DARK, wobble=0.4)
    card.paint(ribbon("640,670 692,690 738,674", (3, 9, 3)), _DARK, wobble=0.4)


def _brows(card: Sheet) -> None:
    """Up where they meet."""
    for spec, widths in (
        ("428,590 466,558 520,534 570,510", (8, 26, 30, 20)),
        ("632,520 676,534 724,552 768,592", (20, 28, 24, 7)),
    ):
        card.paint(ribbon(spec, widths), BLACK, angle=-20, lift=2)


def _nose(card: Sheet) -> None:
    card.paint("606,590! 634,650 664,700 676,734 652,760 612,766!", HIS.shade, angle=80)
    card.paint(ribbon("544,716 534,742 554,764 578,758", (4, 9, 9, 4)), _DARK, wobble=0.4)
    card.paint(ribbon("668,714 680,742 660,764 638,758", (4, 9, 9, 4)), _DARK, wobble=0.4)


def _mouth(card: Sheet) -> None:
    """Kept shut."""
    lip: Ink = HIS.lip if HIS.lip is not None else ROSE
    card.paint("540,822! 580,802 606,808 630,800 672,818! 640,822 606,824 570,822!", shift(lip, -0.03), angle=4)
    card.paint("566,822! 606,824 646,820! 632,842 606,848 582,842", lip, angle=4)
    card.paint(ribbon("532,830 566,820 606,824 646,819 682,826", (4, 8, 7, 8, 4)), BLACK, wobble=0.4)
    card.paint(ribbon("520,806 512,824 520,842", (2, 7, 2)), _DARK, wobble=0.4)


def _greasepaint(card: Sheet) -> None:
    """A pink tip to the nose, and whiskers, three and three."""
    card.paint("554,720! 578,698 608,692 638,698 660,718! 648,748 608,768 568,748", ROSE, angle=20, grain=0.25)
    card.paint(ribbon("578,716 600,706 622,708", (3, 9, 3)), mix(ROSE, SNOW, 0.6), wobble=0.4)
    card.paint(ribbon("608,766 607,784 606,802", (5, 6, 4)), BLACK, wobble=0.4)
    for side in (-1, 1):
        for y, fall, out in ((728, -26, 180), (756, 4, 186), (784, 34, 166)):
            x = 606 + side * 82
            card.paint(
                ribbon(f"{x},{y} {606 + side * 132},{y + fall * 0.3:.0f} {606 + side * out},{y + fall}", (4, 8, 3)),
                BLACK,
                wobble=0.4,
            )
