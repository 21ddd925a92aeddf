"""The guard: as large as the hall, in a peaked cap and a coat like a night, one white glove at her lips."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.all_delays.inks import BRICK, COAT, FIBRE, GREY, LINE, OCHRE, PLUM, SKINS, SLATE

if TYPE_CHECKING:
    from art.cutpaper.contour import Array

TILT: Final = -6.0
AT: Final = affine(592, 596, 1, TILT)
"""Her head, in pixels: 0,0 lies between the eyes."""
SKIN: Final = SKINS["brown"]
FOLD: Final = mix(SKIN.shade, LINE, 0.25)


def coat(card: Sheet) -> None:
    """Lay the hair behind, the neck, shoulders from edge to edge, the collar and the buttons."""
    card.paint(
        "-250,-190! -306,-60 -316,90 -290,220 -330,330 -300,420 -190,440! 190,440! 310,410 330,320 296,220 322,80 "
        "306,-60 250,-190!",
        LINE,
        at=AT,
        angle=84,
        edge="torn",
        core=FIBRE,
        wobble=4,
        lift=8,
    )
    card.paint("440,860! 780,840! 800,1010 860,1100! 620,1260! 380,1120! 430,1010", mix(SKIN.shade, LINE, 0.22))
    trunk = card.piece(
        "-60,1170! 20,1076 150,1010 320,972 430,940! 520,1090 622,1190! 730,1080 806,930! 900,950 1050,990 1180,1066 "
        "1260,1160! 1260,1860! -60,1860!",
        COAT,
        angle=76,
        laps=110,
        edge="torn",
        core=FIBRE,
        wobble=5,
        lift=14,
    )
    with card.inside(trunk):
        card.paint(ribbon("622,1186 672,1320 680,1500 676,1860", (2, 8, 8, 8)), shift(COAT, 0.13), edge="torn")
    for shirt in (
        "436,930! 520,1070 622,1186! 560,1200! 456,1110 396,980!",
        "802,920! 724,1080 622,1186! 700,1196! 800,1100 850,970!",
    ):
        card.paint(shirt, FIBRE, angle=60, edge="torn", wobble=3, lift=6)
    for lapel in (
        "392,950! 470,1110 622,1200! 600,1330! 500,1300! 480,1236! 410,1240! 350,1100 330,975!",
        "846,940! 780,1100 622,1200! 650,1330! 750,1290! 764,1226! 836,1226! 886,1090 900,950!",
    ):
        card.paint(lapel, shift(COAT, 0.06), angle=64, edge="torn", core=FIBRE, wobble=3, lift=7)
    card.paint("950,1010! 1090,1062! 1074,1116! 930,1060!", OCHRE, angle=20, edge="torn", wobble=3, lift=5)
    for y in (1260, 1352):
        card.paint(ROUND, OCHRE, at=affine(812, y, 24), edge="torn", wobble=2, lift=5)


def head(card: Sheet) -> None:
    """Lay the face, what age has drawn in it, and the cap."""
    for x, y in ((-262, 196), (262, 190)):
        card.paint("0,-34 24,-6 30,26 0,52 -30,26 -24,-6", OCHRE, at=_on(x, y), edge="torn", wobble=2, lift=5)
    face = card.piece(
        "-226,-190! -246,-60 -252,60 -240,160 -216,250 -160,330 -84,380 0,396 84,380 164,326 218,246 240,156 250,60 "
        "246,-60 226,-190! 0,-240",
        SKIN.base,
        at=AT,
        angle=80,
        laps=90,
        edge="torn",
        core=shift(SKIN.base, 0.1),
        wobble=3,
        lift=10,
    )
    with card.inside(face):
        card.paint(
            "70,-240! 260,-240! 280,420! -40,420! 60,384 130,330 176,250 150,170 190,90 168,20 186,-60 90,-110!",
            mix(SKIN.base, SKIN.shade, 0.62),
            at=AT,
            angle=76,
        )
        card.paint("-260,-240! 260,-240! 260,-96! 120,-70 0,-58 -120,-70 -260,-100!", FOLD, at=AT, angle=4)
        for x in (-160, 158):
            card.paint("-56,0 -30,-44 30,-48 60,-6 34,44 -28,48", mix(SKIN.base, BRICK, 0.55), at=_on(x, 150))
    _eyes(card)
    _nose(card)
    _mouth(card)
    _cap(card)


def _on(x: float, y: float, size: float = 1.0, turn: float = 0.0) -> Array:
    """Give the place of something that lies at ``x``, ``y`` on her head."""
    u, v = AT[:, :2] @ (x, y) + AT[:, 2]
    return affine(float(u), float(v), size, TILT + turn)


def _eyes(card: Sheet) -> None:
    """She looks at us; one lid is heavier, one brow higher."""
    for x, low, brow in ((-106, 3, "-74,-44 -40,-72 10,-78 66,-66"), (112, -19, "-64,-74 -14,-100 40,-98 84,-62")):
        at = _on(x, 24)
        card.paint("-74,4 -40,-44 10,-52 58,-34 78,2 50,40 0,54 -50,42", FOLD, at=at, angle=10)
        eye = card.piece("-62,8! -34,-24 6,-32 44,-18 66,10! 38,30 0,36 -38,28", FIBRE, at=at, angle=8)
        with card.inside(eye):
            card.paint(ROUND, LINE, at=_on(x + 4, 30, 31))
            card.paint(ROUND, FIBRE, at=_on(x + 14, 20, 7))
            card.paint(f"-90,-60! 90,-60! 80,{low + 6}! 0,{low} -80,{low + 8}!", mix(SKIN.base, SKIN.shade, 0.5), at=at)
        lid = f"-70,14 -34,{low - 2} 6,{low - 4} 46,{low} 74,14"
        card.paint(ribbon(lid, (5, 13, 15, 13, 6), at), LINE)
        card.paint(ribbon("-52,48 -10,68 40,60 66,40", (2, 7, 6, 1), at), FOLD)
        card.paint(ribbon(brow, (8, 24, 22, 6), at), LINE, edge="torn", wobble=2)


def _nose(card: Sheet) -> None:
    card.paint(
        "24,-40! 40,30 52,96 84,132 86,168 60,186! 20,184 -10,190! 10,120 14,40",
        mix(SKIN.base, SKIN.shade, 0.9),
        at=AT,
        angle=80,
    )
    card.paint(ribbon("-30,190 -66,182 -80,156 -62,124", (9, 10, 7, 2), AT), FOLD)
    card.paint(ribbon("32,192 66,186 88,162 74,128", (9, 10, 7, 2), AT), FOLD)


def _mouth(card: Sheet) -> None:
    """Pursed for a hush; the folds beside it are old."""
    card.paint(
        "-86,258! -50,228 -20,222 0,230 24,222 56,230 88,254! 60,292 0,306 -58,294",
        mix(SKIN.shade, BRICK, 0.35),
        at=AT,
        angle=4,
    )
    card.paint(ribbon("-104,246 -48,256 0,264 48,256 106,242", (4, 9, 10, 9, 3), AT), LINE)
    for q in ("-96,164 -132,216 -128,268", "104,164 140,214 136,262"):
        card.paint(ribbon(q, (2, 9, 3), AT), FOLD)
    card.paint(ribbon("-118,350 -40,366 40,364 120,340", (1, 7, 7, 1), AT), FOLD)


def _cap(card: Sheet) -> None:
    """Its crown stands wide; the visor shades her brow."""
    card.paint(
        "-262,-170! -330,-250 -372,-350 -350,-420 -220,-470 0,-492 220,-470 350,-424 376,-350 330,-250 262,-170! 0,-220",
        PLUM,
        at=AT,
        angle=6,
        laps=100,
        edge="torn",
        core=FIBRE,
        wobble=4,
        lift=12,
    )
    card.paint(ribbon("-330,-392 -180,-430 0,-444 180,-430 330,-394", (2, 9, 10, 9, 2), AT), shift(PLUM, 0.13))
    card.paint(
        "-270,-178! -284,-262! -140,-300 0,-310 140,-300 284,-262! 270,-178! 0,-226",
        BRICK,
        at=AT,
        angle=4,
        edge="torn",
        core=FIBRE,
        wobble=3,
        lift=4,
    )
    card.paint(
        "-276,-190! -140,-236 0,-248 140,-236 276,-190! 266,-130 180,-84 80,-62 0,-58 -80,-62 -180,-84 -266,-130",
        LINE,
        at=AT,
        angle=4,
        edge="torn",
        core=FIBRE,
        wobble=3,
        lift=10,
    )
    card.paint(ribbon("-220,-140 -110,-98 0,-88 110,-98", (1, 9, 9, 1), AT), SLATE)
    card.paint("-52,-330 0,-364 52,-330 46,-270 0,-244 -46,-270", OCHRE, at=AT, edge="torn", wobble=3, lift=6)
    card.paint("-22,-316 0,-334 22,-316 18,-288 0,-276 -18,-288", PLUM, at=AT, edge="torn", wobble=2)


def hush(card: Sheet) -> None:
    """Lay the sleeve, the cuff, and a white glove whose first finger stands at her lips."""
    sleeve = card.piece(
        "500,1196! 600,1150 716,1196! 740,1300 660,1450 560,1640 520,1860! 60,1860! 90,1640 200,1500 330,1380 440,1270",
        shift(COAT, 0.02),
        angle=-48,
        laps=100,
        edge="torn",
        core=FIBRE,
        wobble=5,
        lift=14,
    )
    with card.inside(sleeve):
        card.paint(ribbon("440,1240 540,1256 640,1306 720,1350", (22, 22, 22, 22)), OCHRE, edge="torn", wobble=3)
    # the fist, and the finger out of it
    card.paint(
        "516,1210! 500,1120 504,1040 530,984 566,960 582,930! 584,860 590,790 612,752 642,756 658,794 658,860 656,940! "
        "690,948 714,976 712,1006! 732,1026 732,1058 714,1074! 724,1096 716,1126 690,1140! 700,1216! 600,1240",
        FIBRE,
        angle=84,
        grain=0.16,
        edge="torn",
        core="#fffaf0",
        wobble=3,
        lift=13,
    )
    for q in (
        "712,1008 666,1012 628,1000",
        "716,1076 668,1082 626,1070",
        "656,942 628,954 600,950",
        "690,1142 650,1150 620,1140",
    ):
        card.paint(ribbon(q, (9, 9, 2)), GREY)
    card.paint(
        "500,1176! 600,1210 704,1176! 716,1236! 600,1266 494,1236!",
        GREY,
        angle=4,
        edge="torn",
        core=FIBRE,
        wobble=3,
        lift=6,
    )
    card.paint(ribbon("548,1010 536,1070 540,1130", (2, 8, 2)), GREY)
