"""Those who sleep on the two roofs: brothers under one sheet, a girl on her radio, a grandfather, a couple."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.heads import Head
from art.cutpaper.prints import printed
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.too_hot_to_sleep.inks import BLUE, CAST, CHALK, CLAY, DUSK, INDIGO, MELON

LILAC: Final = mix(CHALK, DUSK, 0.35)


def sleepers(card: Sheet) -> None:
    """Lay them roof by roof."""
    _brothers(card)
    _radio(card)
    _grandfather(card)
    _couple(card)


def _pillow(card: Sheet, x: float, y: float, s: float, turn: float = 0, ink: Ink = CHALK) -> None:
    at = affine(x, y, s, turn)
    card.paint("-1.2,-.66! 0,-.78 1.2,-.66! 1.28,0 1.2,.66! 0,.76 -1.2,.66! -1.28,0", ink, at=at, angle=turn, lift=7)
    crease = [ribbon("-1.1,-.5 -.8,-.3", (0.02, 0.07, 0.02), at, s), ribbon("1.1,.5 .8,.24", (0.02, 0.07, 0.02), at, s)]
    card.paint(crease, mix(ink, DUSK, 0.3), thin=0.1)


def _mat(card: Sheet, spec: str, ink: Ink, motif: str) -> None:
    mat = card.piece(spec, ink, angle=86, laps=50, lift=6)
    printed(card, mat, motif, shift(ink, 0.1), gap=70)


def _folds(card: Sheet, sheet: Patch, ink: Ink, *lines: str) -> None:
    with card.inside(sheet):
        for line in lines:
            card.paint(ribbon(line, (4, 20, 5)), mix(ink, BLUE, 0.3), thin=0.08)


def _brothers(card: Sheet) -> None:
    """Four like spoons; the third is not asleep."""
    _mat(card, "20,-40! 830,-40! 822,600! 30,612!", mix(MELON, DUSK, 0.45), "lattice")
    card.paint("40,40! 420,24 812,44! 820,214! 420,226 30,214!", CHALK, angle=3, laps=50, lift=7)
    cloths: tuple[Ink, ...] = (LILAC, MELON, CLAY, CHALK)
    for k, name in enumerate(("b1", "b2", "b3", "b4")):
        x, y, s = (128, 336, 530, 706)[k], (136, 138, 142, 152)[k], (82, 76, 70, 62)[k]
        card.paint(
            "-1.5,3! -1.5,1.3 -1.0,.9 -.3,.75! .3,.8! .9,1.0 1.2,1.6 1.2,3!",
            cloths[k],
            at=affine(x, y, s),
            angle=80,
            lift=6,
        )
        card.paint("-.36,.5! .26,.6! .2,1.1 -.4,1.0!", CAST[name].skin.shade, at=affine(x, y, s))
        if name == "b3":
            Head(card, CAST[name], x, y, s, tilt=-8, turn=-0.1).draw()
        else:
            Head(card, CAST[name], x, y, s, tilt=(10, 4, 0, 14)[k], turn=1, view="side").draw()
    sheet = card.piece(
        "14,300! 60,250 140,246 220,286! 280,248 350,250 430,290! 490,252 560,258 620,292! 664,262 720,262 790,300! "
        "836,420 820,560! 700,620 420,600 200,626 20,600! 0,450",
        INDIGO,
        angle=84,
        laps=60,
        lift=10,
    )
    printed(card, sheet, "bars", mix(INDIGO, CHALK, 0.22), gap=76)
    _folds(card, sheet, INDIGO, "226,290 246,420 220,580", "434,292 446,430 430,590", "624,296 640,430 620,600")
    card.paint(ribbon("16,304 70,262 140,258 218,294 284,260 350,262 430,298", (9, 12, 9)), CHALK, lift=2)
    card.paint(ribbon("430,298 492,264 560,270 620,300 666,274 720,274 788,306", (9, 12, 9)), CHALK, lift=2)


def _radio(card: Sheet) -> None:
    """She is somewhere else, with an ear on it."""
    _mat(card, "900,-40! 1170,-40! 1162,606! 886,600!", DUSK, "moon")
    card.paint("890,170! 1100,150! 1112,330! 900,344!", MELON, angle=-6, lift=10)
    card.paint("908,190! 950,186! 962,322! 916,326!", CHALK, angle=-6)
    card.paint(ROUND, BLUE, at=affine(1080, 186, 13))
    card.paint(ribbon("1098,156 1150,60 1176,-20", (5, 5)), CHALK, lift=2)
    card.paint("992,290! 1054,290! 1058,330! 1020,356 984,334!", CAST["radio"].skin.shade)
    card.paint(
        "916,600! 906,430 940,356 984,322! 1020,344 1058,318! 1120,352 1150,450 1150,600!",
        CHALK,
        angle=84,
        laps=40,
        lift=7,
    )
    Head(card, CAST["radio"], 1016, 244, 76, tilt=-14, turn=-1, view="side").draw()
    sheet = card.piece(
        "880,470! 940,420 1020,440! 1100,418 1180,470! 1196,560 1170,640! 1020,616 870,640! 866,560",
        mix(CLAY, CHALK, 0.4),
        angle=80,
        laps=50,
        lift=9,
    )
    printed(card, sheet, "cherry", MELON, mix(INDIGO, DUSK, 0.4), gap=84, angle=12)


def _grandfather(card: Sheet) -> None:
    """On his back, in a mask, with his snorkel in his mouth."""
    _mat(card, "400,1240! 716,1232! 740,1840! 384,1840!", INDIGO, "tattersall")
    _pillow(card, 566, 1378, 132, -3)
    skin = CAST["grandfather"].skin
    card.paint("526,1450! 606,1450! 612,1530! 520,1530!", skin.shade)
    card.paint(
        "396,1840! 392,1640 430,1550 510,1516! 566,1540 620,1514! 700,1550 736,1640 740,1840!",
        CHALK,
        angle=84,
        laps=44,
        lift=8,
    )
    card.paint("520,1512! 566,1590 612,1512! 600,1496 534,1496!", skin.base, angle=80)
    Head(card, CAST["grandfather"], 566, 1384, 92, tilt=-4).draw()
    at = affine(566, 1384, 92, -4)
    card.paint(
        "-.74,-.34! 0,-.42 .74,-.34! .8,.1 .6,.4! .24,.36 .12,.12! 0,.06 -.12,.12! -.24,.36 -.6,.4! -.8,.1",
        BLUE,
        at=at,
        lift=5,
    )
    card.paint("-.64,-.24! -.1,-.3! -.12,.04 -.28,.24! -.54,.28! -.66,.06", LILAC, at=at)
    card.paint("-.56,-.2! -.36,-.24! -.5,.1! -.6,.06!", CHALK, at=at)
    card.paint("-.1,.02! .1,.02! .2,.3 .16,.44 -.16,.44 -.2,.3", shift(BLUE, 0.08), at=at)
    card.paint("-.64,-.24! -.1,-.3! -.12,.04 -.28,.24! -.54,.28! -.66,.06", LILAC, at=affine(566, 1384, 92, -4, True))
    card.paint(ribbon("-.04,.72 .34,.86 .84,.66 1.02,.1 1.0,-.9 .98,-1.3", (0.15,) * 6, at, 92), MELON, lift=7)
    card.paint(ribbon("1.0,-1.06 .98,-1.34", (0.19, 0.19), at, 92), CHALK, lift=2)
    card.paint("-.16,.62! .16,.62! .2,.8! -.2,.8!", BLUE, at=at, lift=2)
    sheet = card.piece(
        "360,1700! 470,1650 560,1690! 660,1640 760,1690! 790,1840! 350,1840!", LILAC, angle=10, laps=50, lift=9
    )
    _folds(card, sheet, LILAC, "470,1660 500,1740 480,1840", "660,1650 640,1740 660,1840")


def _couple(card: Sheet) -> None:
    """Back to back."""
    _mat(card, "800,1226! 1240,1216! 1240,1840! 790,1840!", mix(MELON, DUSK, 0.25), "house")
    _pillow(card, 900, 1376, 104, -4)
    _pillow(card, 1112, 1368, 104, 4)
    for name, x, way, cloth in (("she", 892, -1, CHALK), ("he", 1116, 1, INDIGO)):
        at = affine(x, 1384, 84, 0, way < 0)
        card.paint("-.3,.5! .3,.6! .3,1.2 -.4,1.2!", CAST[name].skin.shade, at=at)
        card.paint("-1.2,5.4! -1.3,2.4 -1.1,1.5 -.4,1.0! .3,1.1! 1.0,1.5 1.2,2.4 1.3,5.4!", cloth, at=at, lift=7)
        Head(card, CAST[name], x, 1384, 84, tilt=6 * way, turn=way, view="side").draw()
    sheet = card.piece(
        "780,1640! 850,1580 930,1610 1004,1650! 1080,1600 1160,1584 1240,1630! 1240,1840! 770,1840!",
        mix(CLAY, CHALK, 0.55),
        angle=84,
        laps=50,
        lift=10,
    )
    printed(card, sheet, "tulip", mix(DUSK, CLAY, 0.3), MELON, gap=96)
