"""Bless You: an enormous man sneezes; a stranger's lap receives his hairpiece; a boy is being stamped for the post."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.bless_you.counter import counter
from art.scenes.houseguests.bless_you.inks import (
    BRICK,
    CAST,
    CHALK,
    HAIR,
    LINEN,
    MINT,
    SHELL,
    SLATE,
    STRAW,
    WALL,
    WALNUT,
)
from art.scenes.houseguests.bless_you.lady import lady
from art.scenes.houseguests.bless_you.sneezer import sneezer

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the office, who is served in it, then the sneeze and everything that it carries."""
    _office(card)
    counter(card, CAST["clerk"], CAST["boy"])
    _hat(card)
    sneezer(card, CAST["sneezer"])
    lady(card, CAST["lady"])
    _letters(card)
    _hairpiece(card)


def _office(card: Sheet) -> None:
    card.paint("-40,-40! 1240,-40! 1240,1220! -40,1220!", WALL, angle=88, laps=140, grain=0.16)
    card.paint("-40,1196! 600,1186 1240,1198! 1240,1236! 600,1226 -40,1238!", mix(WALL, WALNUT, 0.3), angle=2)
    for y in (1330, 1470, 1640):
        card.paint(ribbon(f"-40,{y} 1240,{y - 6}", (4, 4)), LINEN, thin=0.25)
    for x in (-300, 30, 330, 600, 870, 1170, 1500):
        card.paint(
            ribbon(f"{600 + (x - 600) * 0.7:.0f},1236 {600 + (x - 600) * 1.5:.0f},1840", (4, 5)), LINEN, thin=0.25
        )


LETTERS = (
    (960, 770, -14, 0.95),
    (880, 920, 24, 0.95),
    (640, 440, -62, 1.1),
    (660, 282, -24, 1.15),
    (1130, 800, 10, 1.2),
    (1180, 1090, -16, 1.2),
    (1180, 940, 14, 1.1),
    (800, 1070, 46, 1.1),
    (744, 1236, 64, 1.2),
    (1130, 130, -18, 1.3),
    (690, 1640, -24, 1.4),
)
"""Eleven, along three curves that begin at his mouth: place, tilt, size."""


def _letters(card: Sheet) -> None:
    for i, (x, y, tilt, size) in enumerate(LETTERS):
        at = affine(x, y, size, tilt)
        card.paint(
            "-62,-38! 60,-40! 63,38! -60,41!",
            (CHALK, CHALK, mix(SHELL, CHALK, 0.5))[i % 3],
            at=at,
            angle=tilt,
            lift=8,
            grain=0.12,
        )
        if i % 2:
            card.paint(ribbon("-58,-35 0,10 57,-36", (4, 5, 4), at), mix(SLATE, CHALK, 0.4), wobble=0.4)
            card.paint("-10,-4! 10,-5! 11,13! -9,14!", BRICK if i in (3, 7) else STRAW, at=at, wobble=0.5)
        else:
            card.paint(
                "32,-30! 54,-31! 55,-6! 33,-5!", (MINT, STRAW)[i // 2 % 2] if i != 4 else BRICK, at=at, wobble=0.5
            )
            card.paint([ribbon(f"-40,{v} {14 - v:.0f},{v - 1}", (5, 4), at) for v in (-4, 9, 22)], SLATE, wobble=0.4)


def _hat(card: Sheet) -> None:
    """Already far from him."""
    at = affine(590, 150, 1.3, 20)
    card.paint("-150,46! -80,16 0,30 80,14 158,40! 120,66 0,82 -110,70", WALNUT, at=at, angle=8, lift=12)
    card.paint("-84,30! -92,-60 -70,-104 -10,-90! 50,-112 84,-70 84,26! 0,46", WALNUT, at=at, angle=84, lift=4)
    card.paint("-86,26! -88,-6! 0,10 84,-8! 85,24! 0,44", STRAW, at=at, angle=4)
    card.paint(ribbon("-40,-84 -10,-56 40,-90", (5, 10, 5), at), shift(WALNUT, -0.08))


def _hairpiece(card: Sheet) -> None:
    """About to be nobody's: parted, with its tape."""
    at = affine(952, 1408, 1.06, -12)
    piece = card.piece(
        "-104,30! -112,-20 -80,-66 -10,-84 60,-72 104,-30 108,24! 92,58! 78,26! 58,60! 40,30! 18,62! 0,32! -22,60! -40,28! -62,56! -78,24! -92,52!",
        HAIR,
        at=at,
        angle=70,
        lift=12,
    )
    with card.inside(piece):
        for i in range(11):
            card.paint(
                ribbon(f"-28,-82 {-10 + 10 * i},{-60 + 2 * i} {-4 + 11 * i},{-10} {6 + 9 * i},60", (3, 6, 5, 3), at),
                shift(HAIR, 0.1 if i % 2 else -0.07),
                thin=0.15,
            )
        for i in range(6):
            card.paint(
                ribbon(f"-34,-82 {-50 - 7 * i},{-50} {-50 - 9 * i},60", (3, 6, 3), at),
                shift(HAIR, 0.1 if i % 2 else -0.07),
                thin=0.15,
            )
        card.paint(ribbon("-30,-90 -32,-40 -24,0", (7, 6, 2), at), mix(SHELL, CHALK, 0.4))
    card.paint("-30,36! 14,32! 18,66! -26,70!", CHALK, at=at, lift=3)
