"""She lies on the floor along the carpet, one cheek on the boards, and holds the gate."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon, stripes
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.it_has_to_be_ready_by_six.beasts import beast
from art.scenes.houseguests.it_has_to_be_ready_by_six.carpet import on
from art.scenes.houseguests.it_has_to_be_ready_by_six.inks import BONE, COAL, FOLD, LOUD, SHADE, SKIN, STEEL, STRAW

HEAD: Final = affine(196, 1180, 1.18, -16)
"""Her head in profile to the right: x from the ear, y from the brow down."""
STRAND: Final = mix(STRAW, COAL, 0.42)
DRESS: Final = STEEL
GRIP: Final = (
    "150,978 176,940 190,898",
    "178,992 206,956 220,916",
    "200,1010 230,978 246,942",
    "214,1030 246,1004 266,976",
)

FLAT: Final = (
    "386,1312 430,1300 470,1300",
    "392,1330 438,1326 480,1328",
    "388,1346 432,1350 470,1354",
    "376,1360 414,1372 446,1378",
)


def girl(card: Sheet) -> None:
    """Lay arm, dress, head."""
    _arm(card)
    _dress(card)
    _pillow(card)
    _head(card)


def _arm(card: Sheet) -> None:
    parts = [
        curve(
            "10,1500! 0,1380 12,1260 44,1150 84,1068 112,1010 140,968 186,962 220,1000 216,1044 176,1066 146,1110 124,1200 120,1320 130,1460!"
        ),
        *(jointed(line, 34, affine(), 0.8) for line in GRIP),
    ]
    arm = card.piece(turned(parts), SKIN, angle=110, laps=50, grain=0.18, lift=8)
    with card.inside(arm):
        card.paint("0,1500! -10,1380 6,1250 40,1140 90,1060! 60,1180 46,1300 60,1500!", SHADE, angle=110)
    for line in GRIP:
        marked(card, line, 32, affine(), FOLD, shift(SKIN, 0.08))


def _dress(card: Sheet) -> None:
    dress = card.piece(
        "-60,1420! -10,1350 50,1316 120,1322 190,1350 262,1392 316,1456 340,1540 338,1640 322,1740 320,1860! -60,1860!",
        DRESS,
        angle=80,
        grain=0.2,
        lift=10,
    )
    ink = mix(STEEL, BONE, 0.42)
    box = (-60.0, 1300.0, 360.0, 1860.0)
    for angle in (84, -6):
        card.pattern(dress, turned(stripes(box, 44, 13, angle, 6, angle)), ink, thin=0.2)
    _stowaway(card)
    card.paint("40,1330! 110,1300 190,1316 260,1372! 250,1410! 180,1370 110,1356 60,1372!", BONE, lift=5, grain=0.15)


def _stowaway(card: Sheet) -> None:
    """Lay a pocket, and the one that is not to go with the others."""
    at = affine(240, 1690, 1.06, -6)
    beast(card, "sitter", on(at, 0, 92, 1.0), BONE, COAL, lift=5)
    pocket = card.piece("-70,0! 60,-4! 54,84 -4,108 -62,86!", mix(COAL, STEEL, 0.3), at=at, lift=5, angle=80)
    card.pattern(pocket, [ribbon("-66,14 58,10", (5, 5), at)], BONE)


def _pillow(card: Sheet) -> None:
    """Lay the forearm that her chin is on, its hand flat on the border."""
    parts = [
        curve(
            "60,1330! 140,1300 230,1300 300,1308 352,1296 396,1306 404,1340 384,1366 340,1376 290,1384 200,1396 100,1400!"
        ),
        *(jointed(line, 32, affine(), 0.8) for line in FLAT),
        jointed("350,1326 384,1280 424,1268", 32, affine(), 0.78),
    ]
    arm = card.piece(turned(parts), SKIN, angle=4, laps=50, grain=0.18, lift=8)
    with card.inside(arm):
        card.paint("40,1420! 200,1376 300,1360 380,1356 400,1400! 40,1460!", SHADE, angle=4)
    sleeve = card.piece("20,1316! 90,1290 150,1280! 178,1340 176,1412! 110,1424 30,1420!", DRESS, angle=80, lift=6)
    card.pattern(sleeve, turned(stripes((0, 1270, 200, 1440), 40, 12, 84, 0)), mix(STEEL, BONE, 0.42), thin=0.2)
    card.paint(ribbon("148,1284 172,1340 170,1412", (12, 12)), BONE, wobble=0.4)
    for line in FLAT:
        marked(card, line, 30, affine(), FOLD, shift(SKIN, 0.08))


def _head(card: Sheet) -> None:
    card.paint("96,1260! 150,1330 200,1350 244,1350! 250,1280 200,1220!", SHADE, lift=4)
    plait = ("40,1250 20,1320 60,1400 120,1460 150,1540",)
    _plait(card, plait[0])
    face = card.piece(
        "20,-120! 88,-108 112,-74 112,-36! 108,-18 126,8 142,24 142,38 128,46 116,46! 122,58 126,68! 116,74 124,82 122,92! 112,98 116,112 "
        "104,132 74,142 30,134 -20,110 -60,70! -80,-20 -40,-100!",
        SKIN,
        at=HEAD,
        angle=60,
        laps=60,
        grain=0.16,
        wobble=0.5,
        lift=7,
    )
    with card.inside(face):
        card.paint("112,150! 60,140 20,120 -20,80 -40,20! -90,20! -90,170! 100,180!", SHADE, at=HEAD, angle=60)
        card.paint(ROUND, mix(SKIN, "#b56a62", 0.45), at=on(HEAD, 62, 62, 27), wobble=0.4)
        card.paint("104,46! 122,44 134,40! 128,50 114,52!", SHADE, at=HEAD, wobble=0.3)
        card.paint("126,70! 112,68 98,74 90,80! 102,80 114,77!", mix(SHADE, "#8a4a45", 0.25), at=HEAD, wobble=0.3)
        card.paint("122,92! 112,78 96,79 90,82! 100,92 112,96!", mix(SKIN, "#9a564e", 0.34), at=HEAD, wobble=0.3)
        card.paint(
            turned([curve(ROUND, on(HEAD, x, y, 2.4)) for x, y in ((84, 34), (98, 30), (92, 44), (70, 36))]),
            mix(SKIN, FOLD, 0.55),
            wobble=0.1,
        )
        white = card.piece("104,-8! 96,-20 80,-20 58,4! 78,12 96,10", BONE, at=HEAD, wobble=0.2)
        with card.inside(white):
            card.paint(ROUND, COAL, at=on(HEAD, 93, -7, 12), wobble=0.2)
        card.paint("110,-10! 100,-34 76,-36 46,2! 60,-4 80,-16 96,-16!", mix(SKIN, SHADE, 0.4), at=HEAD, wobble=0.3)
    for line, pen, ink in (
        ("112,-8 96,-17 80,-17 48,5", (4, 9, 9, 3), COAL),
        ("102,-58 84,-66 62,-58 46,-44", (4, 10, 9, 3), STRAND),
        ("92,80 84,76 80,66", (5, 4, 2), COAL),
        ("62,14 78,20 92,18", (2, 4, 2), FOLD),
    ):
        card.paint(ribbon(line, pen, HEAD), ink, wobble=0.2)
    hair = card.piece(
        "92,-112! 60,-154 0,-168 -70,-148 -120,-90 -136,-10 -124,70 -90,120 -50,126! -34,90 -24,50 -12,20! 10,4 24,-30 40,-70 70,-94",
        STRAW,
        at=HEAD,
        angle=40,
        laps=44,
        grain=0.24,
        lift=6,
    )
    strands = (
        "80,-112 20,-130 -50,-100 -90,-30",
        "60,-146 -10,-150 -80,-110 -116,-30",
        "40,-78 0,-84 -50,-50 -80,20",
        "14,-10 -30,0 -60,40 -76,90",
        "-100,0 -104,50 -84,104",
    )
    card.pattern(hair, turned([ribbon(line, (2, 6, 6, 2), HEAD) for line in strands]), STRAND, thin=0.12)
    card.paint("-20,6! -8,-16 14,-16 24,6 14,34 -4,50 -18,44!", SKIN, at=HEAD, lift=3, wobble=0.3)
    card.paint(ribbon("-8,2 8,-4 12,12 0,30", (2, 5, 5, 2), HEAD), FOLD, wobble=0.2)


def _plait(card: Sheet, line: str) -> None:
    p: Array = curve(line, closed=False)
    n = 8
    for k in range(n):
        x, y = (float(v) for v in p[round((k + 0.5) / n * (len(p) - 1))])
        at = affine(x, y, 1.1 - 0.05 * k, 66 + 34 * (-1) ** k + 8 * k)
        card.paint("-42,0! -20,-24 18,-24 42,0! 18,22 -20,24", STRAW, at=at, lift=4, grain=0.24)
        card.paint(ribbon("-24,-2 0,-10 26,-4", (2, 6, 2), at), STRAND, wobble=0.3)
    x, y = (float(v) for v in p[-1])
    card.paint("-16,-12! 16,-12! 14,14! -14,14!", LOUD, at=affine(x, y, 1, -20), lift=4, wobble=0.4)
    card.paint("-10,6! 10,6! 22,56! 0,66! -22,54!", STRAW, at=affine(x, y, 1, -20), lift=3)
