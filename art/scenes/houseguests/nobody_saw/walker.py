"""Him who walks on: a dark profile that is kept turned away, a feather between the lips, a black coat as wide as the card."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_saw.feather import feather
from art.scenes.houseguests.nobody_saw.inks import ASH, BONE, FOLD, HIS, INK, LINEN, SLATE

_AT: Final = affine(764, 366, 1.1, -13)
_WARM: Final = shift(HIS.base, 0.06)
_DEEP: Final = mix(HIS.base, INK, 0.6)
_PALE: Final = mix(SLATE, BONE, 0.62)
_GREY: Final = mix(ASH, SLATE, 0.45)


def profile(card: Sheet) -> None:
    """Lay face and neck, hair, eye, ear, over what is between the lips."""
    feather(card)
    face = card.piece(
        "-190,-60! -200,-160 -150,-240 -40,-280 60,-262 130,-200 152,-130! 146,-100 150,-76! 178,-24 208,34 216,58 206,78 "
        "170,84! 174,100 190,110 196,124 182,138! 190,150 192,168 174,184! 170,202 190,226 182,262 148,288 96,292 40,276! "
        "0,340 10,460! -240,460! -206,260 -212,120",
        HIS.base,
        at=_AT,
        angle=80,
        laps=80,
        grain=0.24,
        lift=8,
    )
    with card.inside(face):
        card.paint(
            "-240,60! -60,60 -40,140 0,210 70,258 140,262! 60,300 20,480! -260,480!",
            HIS.shade,
            at=_AT,
            angle=70,
            grain=0.22,
        )
        card.paint("140,-70! 168,-10 196,40 204,62 190,70! 164,56 140,10 128,-40", _WARM, at=_AT, angle=60, grain=0.2)
        card.paint("166,80! 150,92 134,80 136,60 150,50!", HIS.shade, at=_AT)
        for line, w in (
            ("134,56 122,84 136,100", 9),
            ("122,92 96,132 96,176 108,200", 11),
            ("188,139 160,142 138,134 126,142", 10),
            ("176,196 156,202 140,198", 8),
            ("70,-176 104,-172 140,-178", 7),
            ("78,-206 104,-200 128,-206", 6),
        ):
            card.paint(ribbon(line, (2, w, 2), _AT), _DEEP)
    _eye(card)
    _hair(card)


def _eye(card: Sheet) -> None:
    """The lid is lowered on purpose; below it he looks where nothing is."""
    card.paint("64,-74! 90,-86 122,-84 134,-70! 132,-44 110,-32 84,-38 68,-54", mix(HIS.base, INK, 0.4), at=_AT)
    card.paint("80,-62! 104,-70 134,-66! 130,-48 108,-40 88,-46", LINEN, at=_AT, grain=0.1)
    card.paint("112,-70! 136,-68! 133,-50 122,-44 112,-52", INK, at=_AT)
    card.paint("62,-66! 76,-92 108,-100 134,-88 142,-66! 116,-66 88,-60", _WARM, at=_AT, angle=10)
    card.paint(ribbon("62,-60 90,-58 116,-64 146,-66", (3, 10, 12, 6), _AT), INK)
    card.paint(ribbon("70,-30 96,-20 124,-28", (2, 8, 2), _AT), _DEEP)
    card.paint("52,-122! 80,-148 116,-154 152,-138! 156,-124 140,-118! 110,-128 80,-122 58,-106", _GREY, at=_AT, lift=3)


def _hair(card: Sheet) -> None:
    hair = card.piece(
        "84,-214! 70,-262 20,-294 -60,-304 -160,-270 -226,-180 -236,-60 -228,30 -212,104! -176,124 -136,110! -106,80 "
        "-110,20! -70,-10 -46,20! -24,40 -14,10! -24,-60 -4,-130 30,-176 64,-196!",
        _GREY,
        at=_AT,
        angle=70,
        laps=60,
        lift=5,
    )
    lines = (
        "50,-230 10,-240 -60,-226 -110,-170",
        "40,-256 -60,-266 -140,-226 -180,-140",
        "-20,-180 -80,-150 -110,-80",
        "-196,-110 -200,-20 -186,70",
        "-150,-120 -158,-40 -150,50",
    )
    card.pattern(hair, [ribbon(line, (2, 7, 2), _AT) for line in lines], mix(SLATE, INK, 0.25), thin=0.2)
    card.paint(
        "-92,14! -84,-26 -48,-42 -14,-24 -8,16 -26,54 -40,94 -70,110 -92,86 -98,48", HIS.base, at=_AT, angle=80, lift=5
    )
    card.paint(ribbon("-30,-14 -60,-18 -74,14 -64,50", (3, 9, 3), _AT), _DEEP)
    card.paint(ribbon("-44,8 -34,30 -52,60 -66,80", (3, 9, 3), _AT), _DEEP)


def coat(card: Sheet) -> None:
    """Lay the coat: it leans ahead and its skirt swings back."""
    cloth = card.piece(
        "640,640! 560,700 490,800 450,930 440,1080 430,1230 404,1400 356,1560 270,1720 150,1860! 1240,1860! 1240,700! 1120,690 "
        "1000,660!",
        INK,
        angle=80,
        laps=110,
        grain=0.34,
        lift=14,
    )
    lines = (
        "560,800 520,960 530,1160",
        "470,1330 450,1480 380,1640 280,1790",
        "560,1560 540,1680 470,1860",
        "1010,1500 1040,1660 1030,1860",
        "1130,1420 1150,1640 1120,1860",
    )
    card.pattern(cloth, [ribbon(line, (3, 15, 4)) for line in lines], FOLD, thin=0.2)
    arm = card.piece(
        "860,740! 800,800 764,900 770,1020 800,1130 850,1216 930,1270 1040,1276 1240,1226! 1240,1000! 1150,1034 1080,1046! 1100,960 1104,860 1080,780 1020,716! 940,716",
        shift(INK, 0.045),
        angle=80,
        laps=70,
        lift=12,
    )
    creases = (
        "1076,1052 1000,1090 930,1084",
        "1066,1070 1010,1140 950,1160",
        "830,860 816,960 836,1070",
        "1230,1120 1120,1160 1030,1200",
    )
    card.pattern(arm, [ribbon(line, (3, 13, 4)) for line in creases], shift(INK, 0.13), thin=0.2)


def collar(card: Sheet) -> None:
    """Lay a pale scarf and the collar that stands up about it."""
    card.paint("640,600! 740,650 880,640 960,590! 1000,640 1010,700! 880,760 720,750 610,690!", _PALE, angle=8, lift=5)
    card.paint(
        "640,570! 600,620 560,720! 640,800 760,850 840,850! 900,780 990,720 1040,640! 1010,620! 940,700 850,740! 760,720 680,660",
        shift(INK, 0.03),
        angle=20,
        laps=60,
        lift=10,
    )
