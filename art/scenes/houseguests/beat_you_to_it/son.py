"""Her son: as large as a hill, in a winter coat, one lid not quite shut."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, motif, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.beat_you_to_it.inks import ASH, BONE, CHALK, COAL, INK, PENCIL, SKIN

_HEAD: Final = affine(816, 940, 252, 85)
"""Upright he would look to the right; he lies on that cheek."""
_HAND: Final = affine(430, 1302, 1.06, 3)
_FINGERS: Final = ("-40,90 -50,150 -44,200", "-8,100 -12,166 -4,226", "24,98 28,160 28,216", "50,84 66,128 46,156")
_DARK: Final = mix(SKIN.shade, INK, 0.3)
_CHEVRON: Final = "-1,.2! 0,-.5! 1,.2! 1,.5! 0,-.2! -1,.5!"
_TWEED: Final = shift(COAL, 0.07)


def leg(card: Sheet) -> None:
    """The leg that trails, with a patch on its knee."""
    knee = card.piece("-60,1260! 90,1290 210,1340 284,1420 262,1490 170,1530 60,1544 -60,1552!", INK, angle=10, lift=6)
    patch = card.piece("120,1400! 222,1386! 236,1474! 132,1490!", PENCIL, angle=70, lift=3)
    with card.inside(knee):
        card.pattern(patch, [ribbon(f, (4, 4)) for f in ("126,1412 222,1398", "138,1478 234,1464")], ASH)
        card.paint(ribbon("-60,1470 30,1460 96,1430", (2, 9, 2)), COAL)
    card.paint(
        "-60,1540! 60,1532 180,1512 270,1470 320,1490 300,1530 200,1556 60,1570 -60,1576!",
        mix(CHALK, BONE, 0.25),
        edge="torn",
        core="#f8f3e9",
        wobble=3,
    )


def far_sleeve(card: Sheet) -> None:
    """The arm that hangs down before her."""
    card.paint("880,1020! 1010,1040 1050,1120 1056,1220 1042,1350! 944,1352! 934,1240 918,1140", INK, angle=86, lift=6)
    at = affine(991, 1350, 0.8, -4, True)
    fingers = ("-40,80 -46,130 -38,180", "-8,90 -8,150 2,196", "24,88 32,146 34,190", "48,80 62,120 62,156")
    card.piece(
        turned(
            [curve("-46,-10! 56,-10! 66,60 58,100 10,116 -46,100 -60,50!", at), *(jointed(f, 38, at) for f in fingers)]
        ),
        mix(SKIN.base, SKIN.shade, 0.38),
        lift=5,
        angle=86,
    )
    for f in fingers:
        marked(card, f, 38, at, SKIN.shade, SKIN.base)


def coat(card: Sheet) -> None:
    """Lay the back like a hill, with a strap across it."""
    back = card.piece(
        "-60,600! 0,520 120,370 270,270 420,232 560,266 676,380 746,540 760,760! 690,900 640,1040 650,1160 600,1226! 480,1290 "
        "320,1360 160,1410 -60,1450!",
        COAL,
        angle=-36,
        laps=90,
        edge="torn",
        core=CHALK,
        lift=12,
    )
    card.pattern(back, motif(card.box(back), _CHEVRON, 54, 19, -38, 0, 0.02, 0.5), _TWEED, thin=0.2)
    card.pattern(back, ribbon("-10,470 70,720 96,1040 80,1430", (66, 70, 66)), INK)
    for y, x in ((700, 62), (1010, 94)):
        card.paint(ROUND, PENCIL, at=affine(x, y, 17), lift=4)
        card.paint(ROUND, INK, at=affine(x, y, 6))


def scarf(card: Sheet) -> None:
    """Lay the collar over back and sleeve, then the scarf round his neck, whose end she holds."""
    collar = card.piece(
        "524,262! 600,300 676,380 744,530 762,690! 700,760 600,780! 560,700 520,560 508,400",
        INK,
        angle=80,
        edge="torn",
        core=CHALK,
        lift=8,
    )
    ribs = [ribbon(f"{x},240 {x - 6},420 {x + 6},560 {x + 60},760", (4, 4)) for x in range(560, 800, 34)]
    card.pattern(collar, ribs, COAL, thin=0.3)
    neck = card.piece("690,630! 764,640 812,690 856,748! 840,830! 690,850!", SKIN.shade, angle=40, lift=5)
    card.pattern(neck, [ribbon(f, (2, 6, 2)) for f in ("764,660 776,720 764,780", "796,690 800,740 786,790")], _DARK)
    wound = card.piece(
        "590,720! 640,626 706,612 750,690! 740,800 720,900 690,1000 680,1130 700,1216! 620,1230! 584,1120 552,980 560,840",
        CHALK,
        angle=60,
        lift=8,
    )
    card.pattern(
        wound,
        [ribbon(f, (8, 10, 8)) for f in ("634,640 602,840 600,1000 650,1210", "684,620 640,820 630,980 676,1200")],
        ASH,
    )


def head(card: Sheet) -> None:
    """Lay his head upon her: an ear, a face that is pressed out of shape, hair."""
    face = card.piece(
        ".30,-.92 .58,-.60 .62,-.24 .585,-.02! .68,.14 .74,.40 .70,.66 .54,.92 .30,1.04 .04,1.02 -.26,.90 -.52,.66 -.66,.30 "
        "-.70,-.1 -.68,-.5 -.4,-.9 -.05,-1.0",
        SKIN.base,
        at=_HEAD,
        angle=150,
        laps=60,
        grain=0.22,
        lift=9,
    )
    with card.inside(face):
        _lay(card, ".70,-.3! .60,.1 .58,.4 .46,.62 .40,.9! .5,1.2! 1,1.2! 1,-.3!", SKIN.shade)
        _lay(
            card,
            "-.66,.42 -.44,.52 -.2,.72 .04,.80 .3,.82 .52,.72! .7,1.2! -.8,1.2!",
            mix(SKIN.base, ASH, 0.55),
            thin=0.12,
        )
        card.paint(ROUND, mix(SKIN.base, SKIN.blush or SKIN.base, 0.8), at=_on(-0.2, 0.36, 0.2), edge="raw", ragged=9)
        _features(card)
    ear = card.piece("-.60,-.06! -.70,-.20 -.88,-.16 -.92,.06 -.84,.30 -.70,.36 -.60,.24!", SKIN.base, at=_HEAD, lift=4)
    with card.inside(ear):
        _line(card, "-.64,-.04 -.76,-.08 -.82,.06 -.74,.22", (0.02, 0.05, 0.02), SKIN.shade)
    hair = card.piece(
        "-.60,-.02! -.66,-.2 -.74,-.14! -.90,-.52 -.80,-.98 -.44,-1.24 0,-1.32 .42,-1.22 .66,-.98 .72,-.62! .60,-.70! .62,-.46! "
        ".46,-.66! .40,-.44! .24,-.70! .1,-.52! 0,-.72! -.2,-.62 -.38,-.66! -.46,-.4 -.48,-.1!",
        INK,
        at=_HEAD,
        angle=20,
        lift=6,
    )
    with card.inside(hair):
        for wave in (
            "-.8,-.4 -.6,-.86 -.2,-1.06 .2,-1.0",
            "-.62,-.3 -.44,-.72 -.1,-.9 .3,-.82",
            "-.5,-1.1 -.1,-1.2 .3,-1.1 .6,-.8",
        ):
            _line(card, wave, (0.005, 0.03, 0.016, 0.03, 0.005), PENCIL)


def _features(card: Sheet) -> None:
    """One eye that may look, one that is shut; nose, moustache, a lip."""
    _lay(card, "-.36,.02! -.26,-.13 -.08,-.15 .08,.0! .0,.08 -.2,.1", SKIN.lid or SKIN.shade)
    lens = _lay(card, "-.34,.06! -.14,.028 .07,.045! -.02,.088 -.22,.094", CHALK)
    if lens is not None:
        with card.inside(lens):
            card.paint(ROUND, INK, at=_on(-0.08, 0.045, 0.07))
    _line(card, "-.37,.065 -.25,.025 -.08,.018 .09,.05", (0.02, 0.045, 0.045, 0.02), INK)
    _line(card, "-.30,.16 -.14,.19 .04,.13", (0.008, 0.022, 0.008), _DARK)
    _lay(card, ".36,.0! .42,-.12 .54,-.12 .60,.02! .48,.12", mix(SKIN.shade, SKIN.base, 0.3))
    _line(card, ".35,.03 .43,.10 .54,.09 .61,.02", (0.02, 0.045, 0.04, 0.02), INK)
    for lash in (".42,.09 .40,.15", ".49,.10 .49,.165", ".56,.08 .59,.14"):
        _line(card, lash, (0.028, 0.01), INK)
    _line(card, "-.42,-.20 -.26,-.30 -.06,-.27 .07,-.20", (0.04, 0.1, 0.1, 0.05), INK)
    _line(card, ".32,-.20 .42,-.27 .54,-.26 .62,-.18", (0.05, 0.1, 0.08, 0.04), INK)
    _lay(
        card,
        ".20,-.16! .30,.06 .46,.28 .50,.40 .42,.50 .22,.50 .08,.46 .06,.36 .14,.30! .22,.1",
        mix(SKIN.base, SKIN.shade, 0.42),
    )
    _lay(card, ".14,-.14! .24,.06 .38,.26 .40,.40 .30,.48 .12,.47 .06,.40 .12,.30 .17,.1", shift(SKIN.base, 0.015))
    _line(card, ".05,.44 .10,.35 .17,.36", (0.01, 0.03, 0.01), _DARK)
    _line(card, ".34,.49 .40,.45 .45,.48", (0.01, 0.04, 0.01), INK)
    _lay(card, ".06,.74! .22,.71 .44,.72! .40,.80 .26,.82 .14,.80", SKIN.lip or SKIN.shade)
    _lay(card, "-.16,.74! -.06,.60 .10,.53 .26,.54! .42,.53 .56,.60 .62,.74! .44,.70 .26,.69 .06,.70", INK, lift=3)
    _line(card, "-.02,.62 .1,.58 .2,.60", (0.006, 0.02, 0.006), PENCIL)


def _lay(card: Sheet, outline: str, ink: Ink, thin: float = 0.0, lift: float = 0.0) -> Patch | None:
    return card.paint(outline, ink, at=_HEAD, angle=150, grain=0.18, wobble=0.5, thin=thin, lift=lift)


def _line(card: Sheet, line: str, widths: tuple[float, ...], ink: Ink) -> None:
    card.paint(ribbon(line, widths, _HEAD, 250), ink, grain=0.15, wobble=0.3)


def _on(x: float, y: float, size: float) -> Array:
    """Return a place on the head, three by two, for something of its own size."""
    x, y = _HEAD[:, :2] @ (x, y) + _HEAD[:, 2]
    return affine(x, y, size * 250)


def arm(card: Sheet) -> None:
    """Lay the arm that hangs, a hand that has let go, and on one finger a child's pail."""
    sleeve = card.piece(
        "620,420! 520,372 430,420 340,530 282,680 268,850 296,1000 322,1090 356,1200 368,1320! 510,1312! 516,1180 522,1070 530,980 566,840 620,740!",
        COAL,
        angle=84,
        edge="torn",
        core=CHALK,
        lift=12,
    )
    card.pattern(sleeve, motif(card.box(sleeve), _CHEVRON, 54, 19, 2, 0, 0.02, 0.5), _TWEED, thin=0.2)
    card.pattern(
        sleeve,
        [
            ribbon(f, (2, 10, 2))
            for f in ("326,1010 390,1034 460,1010", "340,1056 400,1076 446,1056", "526,900 500,940 456,960")
        ],
        INK,
    )
    hand = card.piece(
        turned(
            [
                curve("-48,-10! 60,-10! 72,60 68,122 40,140 10,128 -50,104 -62,50!", _HAND),
                jointed("44,20 84,80 80,138", 38, _HAND),
                *(jointed(f, 39, _HAND) for f in _FINGERS),
            ]
        ),
        SKIN.base,
        lift=7,
        angle=86,
    )
    with card.inside(hand):
        card.paint("-80,-20! -30,40 -40,110 -64,240! -120,240!", SKIN.shade, at=_HAND)
    pail(card)
    card.paint(jointed(_FINGERS[-1], 39, _HAND), SKIN.base, lift=1.5, angle=86)
    for f in _FINGERS:
        marked(card, f, 39, _HAND, SKIN.shade, mix(SKIN.base, CHALK, 0.4))
    card.paint("354,1284! 520,1276! 523,1324! 356,1332!", INK, lift=5)
    card.paint(ROUND, PENCIL, at=affine(494, 1301, 9))


def pail(card: Sheet) -> None:
    """A child's pail, whose handle has stayed on his finger."""
    at = affine(492, 1566, 1, -3)
    card.paint(ribbon("-36,-2 -30,-44 -8,-112 6,-112 28,-44 36,-2", (5, 5, 5), at), INK)
    card.paint(ribbon("14,0 34,-40 42,-64", (8, 8, 8), at), PENCIL)
    card.paint("30,-60! 54,-52! 64,-84 54,-102 40,-96!", PENCIL, at=at, lift=2)
    tin = card.piece("-38,-6! 38,-6! 28,60! -28,60!", ASH, at=at, angle=86, lift=5)
    card.pattern(tin, ribbon("-40,20 40,20", (14, 14), at), CHALK)
    card.paint("-40,-10! 40,-10! 40,0! -40,0!", PENCIL, at=at)
