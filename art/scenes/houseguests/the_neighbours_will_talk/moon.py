"""The moon, indoors: on a bed that gives way under it, kissed, and with both eyes on the ceiling."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.the_neighbours_will_talk.inks import (
    ASH,
    BONE,
    CHALK,
    CLAY,
    INK,
    PLUM,
    RED,
    SHADE,
    cut,
    torn,
    within,
)

MOON: Final = affine(724, 942, 366, -5)
LINEN: Final = mix(ASH, BONE, 0.25)


def bed(card: Sheet) -> None:
    """Lay the bed: a headboard behind, a mattress pressed down in its middle, legs that go outwards."""
    torn(card, "1000,1010! 1040,976 1086,1000! 1072,1300! 1010,1330!", mix(CLAY, INK, 0.35), None, 8, 86)
    for x, s in ((470, -1), (1000, 1)):
        cut(
            card,
            f"{x - 16},1310! {x + 16},1310! {x + 10 + s * 34},1374! {x - 12 + s * 34},1374!",
            mix(CLAY, INK, 0.35),
            None,
            5,
        )


def mattress(card: Sheet) -> None:
    """Lay what of the mattress and its frame is before the moon."""
    torn(
        card,
        "400,1200! 470,1196 540,1236 620,1272 724,1288 830,1272 920,1230 990,1190 1050,1196! 1066,1270 1000,1326 860,1346 "
        "724,1352 560,1344 420,1322 392,1284",
        LINEN,
        None,
        8,
        4,
    )
    for x in range(440, 1040, 46):
        lean = (x - 724) * 0.04
        cut(card, ribbon(f"{x},{1304 - abs(x - 724) * 0.24:.0f} {x - lean:.0f},1330", (7, 7)), mix(PLUM, ASH, 0.5))
    cut(
        card,
        "396,1312! 560,1336 724,1344 880,1336 1054,1306! 1056,1330! 880,1362 724,1370 560,1362 398,1338!",
        mix(CLAY, INK, 0.2),
        None,
        6,
        4,
    )


def moon(card: Sheet) -> None:
    """Lay the disc, its own dark side and seas, then its face and what has been left on it."""
    disc = torn(card, ROUND, BONE, MOON, 16, 20, 3)
    with card.inside(disc):
        torn(
            card,
            ".5,-1.1! .74,-.6 .84,-.1 .74,.36 .44,.72 .0,.9 -.5,.86! -.4,1.2! 1.2,1.2! 1.2,-1.1!",
            SHADE,
            MOON,
            0,
            60,
            3,
        )
        for x, y, r in ((0.5, -0.72, 0.1), (0.66, -0.62, 0.05), (-0.5, 0.62, 0.1), (0.84, 0.4, 0.08), (0.9, 0.2, 0.05)):
            cut(card, ROUND, shift(SHADE, -0.035), within(MOON, x, y, r), wobble=2)
        for x, y, r in ((-0.3, 0.3, 0.17), (0.6, 0.24, 0.17)):
            cut(card, ROUND, mix(BONE, RED, 0.36), within(MOON, x, y, r), wobble=3)
    _eyes(card)
    _rest(card)
    for x, y, s, tilt in (
        (0.08, -0.72, 0.14, 8),
        (0.68, -0.26, 0.13, -24),
        (-0.52, 0.06, 0.12, 16),
        (0.62, 0.6, 0.12, 8),
    ):
        kiss(card, x, y, s, tilt)


def _eyes(card: Sheet) -> None:
    for x, y, r in ((-0.18, -0.14, 0.19), (0.4, -0.15, 0.18)):
        at = within(MOON, x, y, r)
        white = card.piece("-1,.2! -.62,-.72 .06,-.98 .7,-.68 1,.2! .6,.72 0,.86 -.6,.72", CHALK, at=at, wobble=0.6)
        with card.inside(white):
            cut(card, ROUND, INK, within(at, 0.22, -0.42, 0.46))
            cut(card, ROUND, CHALK, within(at, 0.38, -0.6, 0.13), wobble=0)
        cut(card, ribbon("-1.06,.26 -.62,-.74 .06,-1 .7,-.7 1.06,.26", (5, 12, 14, 12, 5), at), INK)
        cut(card, ribbon("-.66,1.0 0,1.16 .62,1.02", (2, 7, 2), at), mix(SHADE, INK, 0.3))
    # brows: the inner ends up
    cut(card, "-.48,-.42! -.3,-.54 -.06,-.6! -.02,-.53! -.2,-.48 -.44,-.38!", mix(CLAY, INK, 0.3), MOON, 3)
    cut(card, ".26,-.6! .44,-.56 .62,-.46! .6,-.4! .44,-.48 .24,-.53!", mix(CLAY, INK, 0.3), MOON, 3)


def _rest(card: Sheet) -> None:
    """Lay the nose and a mouth that says nothing."""
    cut(card, ".12,-.2 .17,-.21 .22,-.1 .26,.06 .31,.2 .26,.31 .14,.33 .02,.3 -.0,.21 .07,.08 .1,-.1", SHADE, MOON, 4)
    cut(card, ribbon(".03,.24 .07,.31 .15,.33 .24,.3", (3, 9, 9, 3), MOON), mix(CLAY, INK, 0.3))
    at = within(MOON, 0.24, 0.55, 1.2)
    cut(card, "-.15,.0! -.06,-.06 0,-.03 .06,-.06 .15,0! .06,.05 0,.06 -.06,.05", mix(RED, CLAY, 0.45), at)
    cut(card, ribbon("-.19,-.02 -.08,.01 0,0 .08,.01 .2,-.035", (3, 8, 7, 8, 3), at), INK)
    cut(card, ribbon("-.06,.12 0,.14 .06,.12", (2, 7, 2), at), mix(SHADE, INK, 0.3))


def kiss(card: Sheet, x: float, y: float, size: float, tilt: float) -> None:
    """Leave the print of two lips."""
    at = within(MOON, x, y, size, tilt)
    card.paint(
        "-1,0! -.5,-.42 -.2,-.6 0,-.44 .2,-.6 .5,-.42 1,0! .5,-.1 0,-.06 -.5,-.1", RED, at=at, thin=0.12, wobble=0.8
    )
    card.paint("-.86,.1! -.4,.06 0,.1 .4,.06 .86,.1! .5,.5 0,.66 -.5,.5", RED, at=at, thin=0.12, wobble=0.8)
