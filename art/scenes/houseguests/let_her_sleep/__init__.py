"""Let Her Sleep: a bride snores across the whole card while three hands are busy about her."""

from __future__ import annotations

from art.cutpaper.contour import affine, curve, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.let_her_sleep.bride import bride
from art.scenes.houseguests.let_her_sleep.hands import childs_hand, grandmothers_hand, mans_hand, stones
from art.scenes.houseguests.let_her_sleep.inks import CHALK, HENNA, LINEN, MINT, PLUM, SHELL

GROUND = MINT


def paint(card: Sheet) -> None:
    """Lay the bed, the pillow, her face as a landscape upon it, the veil as its hill, then who is up to something."""
    _bed(card)
    stones(card)
    _pillow(card)
    bride(card)
    _veil(card)
    _plum(card)
    grandmothers_hand(card)
    childs_hand(card)
    mans_hand(card)


def _bed(card: Sheet) -> None:
    card.paint("-40,1300! 1240,1180! 1240,1840! -40,1840!", SHELL, angle=12, laps=120, grain=0.2, edge="torn")
    sheet = card.piece("700,1500! 1240,1300! 1240,1840! 560,1840!", SHELL, angle=20, grain=0.2, edge="torn")
    card.pattern(
        sheet,
        [ribbon(f"{480 + 62 * i},1860 {760 + 62 * i},1300", (9, 9)) for i in range(14)],
        mix(SHELL, HENNA, 0.3),
        thin=0.15,
    )


def _pillow(card: Sheet) -> None:
    """Torn white, the lower third, dented where she lies; its corner lies loose at the right."""
    card.paint(
        "-40,900! 200,860 620,900 1000,950 1260,880! 1260,1360! 1170,1408 1060,1470 980,1560 930,1680 900,1840! -40,1840!",
        CHALK,
        angle=8,
        laps=130,
        grain=0.14,
        edge="torn",
        core="#fffdf8",
        wobble=7,
        lift=11,
    )
    for fold in (
        "120,1420 300,1470 470,1560 560,1690",
        "60,1560 170,1620 260,1720",
        "700,1452 790,1500 840,1590",
        "980,1210 1060,1260 1180,1270",
    ):
        card.paint(ribbon(fold, (3, 17, 12, 3)), LINEN, thin=0.12, grain=0.2)


SLICE = (
    "-.14,-.92! -.34,-1.34! -.12,-1.14! 0,-1.42! .12,-1.14! .34,-1.34! .14,-.92! .78,-.6 1.02,.12 .62,.82 0,1 -.62,.82 -1.02,.12 -.78,-.6",
    "0,-.74 .52,-.46 .70,.1 .42,.58 0,.72 -.42,.58 -.70,.1 -.52,-.46",
)

SEEDS = [
    f"{x - 0.11},{y} {x},{y - 0.16} {x + 0.11},{y} {x},{y + 0.15}"
    for x, y in (
        (0.2, -0.4),
        (0.46, -0.22),
        (0.22, -0.1),
        (-0.2, -0.36),
        (-0.44, -0.26),
        (0.46, 0.34),
        (0.2, 0.44),
        (-0.24, 0.2),
        (-0.46, 0.16),
        (-0.22, 0.5),
    )
]


def _veil(card: Sheet) -> None:
    """A hill of torn white over brow and hair, printed with slices of pomegranate in rows; three are the wrong way round."""
    edge = "-60,-60! 1260,-60! 1260,200! 1110,250 980,330 870,390! 760,470 640,520 530,566! 420,580 310,606 220,660! 130,740 60,830 -60,890!"
    veil = card.piece(edge, LINEN, angle=-24, laps=120, grain=0.14, edge="torn", core=CHALK, wobble=8, lift=10)
    with card.inside(veil):
        card.paint(
            "-60,-60! 560,-60! 420,160 300,380 210,640! 120,900 -60,960!",
            CHALK,
            angle=-40,
            laps=110,
            grain=0.12,
            edge="torn",
            wobble=7,
        )
        for row in range(10):
            for i in range(10):
                x = -40 + 146 * i + (row % 2) * 73 + row * 5
                y = 20 + 128 * row - 30 * i
                wrong = (row * 3 + i * 5) % 17 == 4
                at = affine(x, y, 44, -20 + (160 if wrong else 0))
                card.paint(SLICE[0], mix(HENNA, SHELL, 0.15), at=at, edge="torn", wobble=2, thin=0.08)
                card.paint(SLICE[1], SHELL, at=at, edge="torn", wobble=1.5, grain=0.2)
                card.paint(
                    [ribbon(line, (0.07, 0.12), at, 44) for line in ("0,-.8 0,.7", "-.72,-.1 .7,.2")], LINEN, wobble=0.3
                )
                card.paint(SEEDS, HENNA, at=at, wobble=0.3)
    for line in ("860,390 700,300 560,120 480,-40", "530,560 420,440 330,220 290,-40", "1110,250 960,150 900,-40"):
        card.paint(ribbon(line, (3, 8, 6, 3)), mix(LINEN, PLUM, 0.16), thin=0.2)
    dots = curve(
        "1240,190 1106,236 974,314 864,374 754,454 634,504 526,548 416,562 304,588 208,642 118,722 46,812", closed=False
    )
    for k in range(6, len(dots), 13):
        card.paint("1,0 0,1 -1,0 0,-1", HENNA, at=affine(float(dots[k][0]), float(dots[k][1]), 6))


def _plum(card: Sheet) -> None:
    """Bitten by two mouths."""
    at = affine(640, 1640, 92, -14)
    card.paint("-1.0,.5! 0,.66 1.2,.5! 1.3,.9 0,1.05 -1.0,.95", LINEN, at=at, edge="torn", wobble=3)
    card.paint(
        "-.2,-.95 .5,-.86 1,-.3 1.02,.4 .5,.95 -.2,1.0 -.8,.7 -1.04,.1 -.8,-.6",
        PLUM,
        at=at,
        angle=60,
        edge="torn",
        wobble=2.5,
        lift=7,
    )
    card.paint(
        ".2,-1.0! .08,-.76 .3,-.62! .18,-.4 .42,-.28! .4,-.05 .66,-.02! .7,.2 1.1,.2! 1.2,-.6 .7,-1.1",
        "#c98a4d",
        at=at,
        edge="torn",
        wobble=2,
    )
    card.paint(
        "-1.1,.2! -.84,.22 -.78,.4! -.6,.42 -.56,.62! -.4,.66! -.6,1.0! -1.2,.9!",
        "#d6a163",
        at=at,
        edge="torn",
        wobble=2,
    )
    card.paint(ribbon("-.2,-.9 -.26,-1.2 -.12,-1.34", (0.08, 0.06, 0.07), at, 96), HENNA)
