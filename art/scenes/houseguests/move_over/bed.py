"""The bed: sheet, pillows, a saucepan that sleeps too, the blanket and the feet below it."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon, stripes
from art.cutpaper.sheet import Ink, Patch, Sheet, mix, shift
from art.scenes.houseguests.move_over.inks import BUTTER, CREAM, LILAC, PISTACHIO, PLUM, ROSE

FIBRE: Final = "#fffaf0"


def torn(card: Sheet, spec: str, ink: Ink, at: Array | None = None, wobble: float = 4, lift: float = 8) -> Patch:
    """Lay a torn piece with its pale fibre."""
    return card.piece(
        spec, ink, at=at, edge="torn", core=FIBRE, wobble=wobble, lift=lift, angle=80, laps=90, grain=0.24
    )


def sheets(card: Sheet) -> None:
    """Lay the plum frame, the sheet in bare cream, and two pillows."""
    torn(card, "-60,30! 600,20 1260,34! 1260,150! -60,150!", PLUM, lift=6)
    sheet = torn(card, "-60,96! 500,84 1260,100! 1260,1690! 900,1730 500,1750 -60,1740!", CREAM, wobble=8, lift=12)
    with card.inside(sheet):
        for fold in (
            "1010,880 960,1000 980,1160",
            "640,1640 760,1690 900,1680",
            "1060,1420 1000,1520 1040,1640",
            "780,140 800,220 780,330",
        ):
            card.paint(ribbon(fold, (3, 18, 12, 4)), mix(CREAM, LILAC, 0.45), thin=0.15, grain=0.2)
    torn(card, "-60,180! 120,150 420,160 640,140! 700,300 690,520 716,700! 480,770 200,750 -60,780!", BUTTER, wobble=6)
    torn(card, "800,170! 1000,140 1260,160! 1260,800! 1080,790 830,800! 790,600 812,380", PISTACHIO, wobble=6)


def saucepan(card: Sheet) -> None:
    """Small, on the pillow, a nightcap on its handle."""
    at = affine(150, 258, 1, -16)
    card.paint(
        ribbon("40,-10 120,-22 190,-16", (20, 18, 22), at), mix(PLUM, ROSE, 0.2), edge="torn", wobble=1.5, lift=5
    )
    pan = torn(card, "-84,-56! 40,-62! 50,0 40,62! -20,72 -80,56! -96,0", mix(LILAC, PLUM, 0.3), at, 2, 8)
    with card.inside(pan):
        card.paint("-110,20! 60,10! 60,90! -110,90!", mix(LILAC, PLUM, 0.5), at=at, edge="torn", wobble=2)
    card.paint("36,-72! 56,-70! 60,70! 38,72!", mix(LILAC, PLUM, 0.55), at=at, edge="torn", wobble=1.5, lift=4)
    torn(card, "128,-48! 166,-44 196,-50! 214,-100 240,-122! 262,-60 236,10! 180,22 132,18!", ROSE, at, 2, 6)
    card.paint("126,-50! 148,-48! 150,22! 128,22!", CREAM, at=at, edge="torn", wobble=1.5, lift=3)
    card.paint(ROUND, CREAM, at=affine(350, 96, 20), edge="torn", lift=4)


_SOCK: Final = (
    "-74,-220! 66,-224! 70,-80 82,0 130,60 214,112 268,150 280,196 244,228 180,226 90,196 10,160 -50,120 -84,50 -86,-60"
)


def feet(card: Sheet) -> None:
    """Far too large, in hiking socks; whose, one would have to lift the blanket to know."""
    wool = mix(PLUM, ROSE, 0.3)
    for x, y, tilt, flip in ((690, 1556, 4, True), (900, 1530, -6, False)):
        at = affine(x, y, 1, tilt, flip)
        sock = torn(card, _SOCK, wool, at, 3, 12)
        with card.inside(sock):
            card.paint(stripes(card.box(sock), 26, 5, 90 + tilt, key="wool"), shift(wool, 0.06), thin=0.2)
            card.paint("-120,10! -20,30 20,100! -20,180 -120,140!", BUTTER, at=at, edge="torn", wobble=3)
            card.paint("190,60! 170,140 190,260! 330,260! 330,60!", BUTTER, at=at, edge="torn", wobble=3)
            for v in (-190, -140):
                card.paint(f"-110,{v}! 110,{v - 8}! 110,{v + 18}! -110,{v + 26}!", BUTTER, at=at, edge="torn", wobble=2)
        if flip:
            card.paint("232,166 252,150 272,168 266,194 244,198", "#a87152", at=at, edge="torn", wobble=2)


_EARS: Final = ("-.46,.5! -.62,-.1 -.44,-.8! -.2,-.3 -.16,.3!", ".46,.5! .62,-.1 .44,-.8! .2,-.3 .16,.3!")


def blanket(card: Sheet) -> None:
    """Lilac with pairs of ears in rows; somebody beyond the lower left corner has hold of it."""
    cover = torn(
        card,
        "-60,860! 120,850 300,880 470,850 640,870 800,910 980,950! 1004,1080 1010,1220 1046,1350! 900,1360 760,1384 620,1430 "
        "500,1520 400,1660 330,1860! -60,1860!",
        LILAC,
        wobble=7,
        lift=16,
    )
    with card.inside(cover):
        dark, faint = mix(LILAC, PLUM, 0.28), mix(LILAC, PLUM, 0.42)
        # what lies below it: a hip, a knee, two who are small
        for spec in (
            "230,960! 330,1060 372,1200 350,1360 250,1560 60,1860! -60,1860! 120,1600 230,1400 270,1220 250,1080",
            "1010,1000! 920,1080 896,1220 910,1390! 1060,1360!",
            "430,1180! 560,1320 700,1330 800,1230! 760,1400 640,1460 500,1540! 470,1400",
        ):
            card.paint(spec, dark, angle=70, edge="torn", wobble=5, laps=70)
        ears = [
            (-30 + 150 * i + 75 * (j % 2) - 10 * j, 1040 + 118 * j + 8 * i, (i * 3 + j * 5) % 13 == 4)
            for j in range(7)
            for i in range(9)
        ]
        outlines = [curve(e, affine(x, y, 44, 8 + 180 * down)) for x, y, down in ears for e in _EARS]
        card.pattern(cover, outlines, faint, thin=0.1)
        for fold in ("60,1860 200,1620 420,1440 700,1300", "-40,1760 100,1560 260,1440", "200,1860 330,1640 520,1460"):
            card.paint(ribbon(fold, (24, 16, 10, 3)), mix(LILAC, PLUM, 0.4), thin=0.15)
    # the sheet turned over its edge
    turned = torn(
        card,
        "-60,850! 120,838 300,868 470,836 640,856 800,896 990,936! 996,1010! 800,976 640,940 470,926 300,956 120,926 -60,940!",
        FIBRE,
        wobble=5,
        lift=8,
    )
    with card.inside(turned):
        card.paint(ribbon("-60,914 120,900 300,930 470,900 640,916 800,952 1000,990", (7,) * 3), LILAC, thin=0.1)
