"""Let Her Sleep: a bride snores across the whole card while three hands are busy about her."""

from __future__ import annotations

from art.cutpaper.contour import affine, curve, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.let_her_sleep.bride import bride
from art.scenes.houseguests.let_her_sleep.hands import childs_hand, grandmothers_palm, grandmothers_thumb, stones
from art.scenes.houseguests.let_her_sleep.inks import CHALK, HENNA, LINEN, MINT, PLUM, SHELL

GROUND = MINT


def paint(card: Sheet) -> None:
    """Lay the bed, what goes on below the pillow, the pillow, the veil as a hill, her face, then who is about it."""
    _bed(card)
    stones(card)
    _pillow(card)
    _veil(card)
    grandmothers_palm(card)
    bride(card)
    grandmothers_thumb(card)
    _plum(card)
    childs_hand(card)


def _bed(card: Sheet) -> None:
    card.paint("-40,1560! 1240,1500! 1240,1840! -40,1840!", SHELL, angle=4, laps=120, grain=0.2, edge="torn")


def _pillow(card: Sheet) -> None:
    """Torn white, the lower third, dented where she lies."""
    card.paint(
        "-40,700! 120,640 260,720! 700,1200 1000,1330 1260,1300! 1260,1560! 1120,1600 960,1640 760,1668 520,1650 300,1668 "
        "120,1640 -40,1660!",
        CHALK,
        angle=8,
        laps=130,
        grain=0.14,
        edge="torn",
        core="#fffdf8",
        wobble=7,
        lift=11,
    )
    for fold in ("60,1400 180,1470 330,1520", "20,1500 130,1540 240,1600", "760,1420 860,1460 990,1470"):
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
    edge = "-60,-60! 500,-60! 520,40 470,160 420,230! 400,330 350,400 330,520! 300,640 180,700 60,760! 20,800 -60,840!"
    veil = card.piece(edge, LINEN, angle=-24, laps=120, grain=0.14, edge="torn", core=CHALK, wobble=8, lift=10)
    with card.inside(veil):
        card.paint(
            "-60,-60! 260,-60! 200,160 130,380 90,640! 40,900 -60,960!",
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
    for line in ("300,540 260,320 330,120 360,-40", "120,700 60,440 120,220 90,-40"):
        card.paint(ribbon(line, (3, 8, 6, 3)), mix(LINEN, PLUM, 0.16), thin=0.2)
    dots = curve("486,-40 502,40 452,152 402,224 382,320 332,392 312,510 284,620 170,684 52,744", closed=False)
    for k in range(6, len(dots), 13):
        card.paint("1,0 0,1 -1,0 0,-1", HENNA, at=affine(float(dots[k][0]), float(dots[k][1]), 6))


def _plum(card: Sheet) -> None:
    """Bitten by two mouths."""
    at = affine(800, 1590, 76, -14)
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
