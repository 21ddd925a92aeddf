"""Everyone Look Here: spectacles on the back of a head, and her own hand that paints a ring round it with her plait."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.everyone_look_here.grip import bow, sleeve, thumb
from art.scenes.houseguests.everyone_look_here.head import hair, locks, skull, slide, spectacles
from art.scenes.houseguests.everyone_look_here.inks import ASH, BONE, CHALK, CHARCOAL, GREEN, PENCIL
from art.scenes.houseguests.everyone_look_here.plait import plait

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the ring on the wall, the one who looks away, what looks back, her arm and her plait."""
    _ring(card)
    _coat(card)
    skull(card)
    _collar(card)
    hair(card)
    slide(card)
    spectacles(card)
    locks(card)
    sleeve(card)
    plait(card)
    thumb(card)
    bow(card)


def _ring(card: Sheet) -> None:
    """Wet paint, begun low at the left, up over her and down again to the brush."""
    round_her = "44,1010 4,820 6,600 84,330 260,140 516,64 750,118 916,286 992,520 998,690 976,822"
    card.paint(
        ribbon(round_her, (16, 52, 62, 60, 64, 60, 62, 58, 64, 56, 26)),
        GREEN,
        angle=60,
        laps=22,
        edge="raw",
        ragged=40,
        dry=0.5,
        grain=0.4,
    )
    for way in ("14,700 36,500 114,330 244,196", "650,96 806,186 926,350 976,520"):
        card.brush(way, 20, shift(GREEN, 0.06), dry=0.9)


def _coat(card: Sheet) -> None:
    """Her back, broad and black."""
    back = card.piece(
        "330,1110! 230,1156 90,1196 -40,1230! -40,1860! 1240,1860! 1240,1640! 1180,1480 1090,1340 980,1240 850,1170 710,1110!",
        CHARCOAL,
        angle=86,
        laps=90,
        edge="raw",
        ragged=14,
        grain=0.24,
        lift=10,
    )
    with card.inside(back):
        card.paint(ribbon("520,1180 522,1500 520,1860", (6, 8, 8)), PENCIL, thin=0.2)
        for fold in ("966,1440 930,1620 936,1860", "96,1420 130,1620 120,1860"):
            card.paint(ribbon(fold, (4, 14, 8)), mix(CHARCOAL, PENCIL, 0.6), thin=0.2)


def _collar(card: Sheet) -> None:
    """One round white collar, unbroken behind."""
    card.paint(
        "352,1086! 430,1120 520,1130 610,1120 688,1086! 790,1150 870,1236 860,1290! 760,1350 650,1376 520,1380 390,1376 "
        "280,1350 180,1290! 170,1236 250,1150!",
        CHALK,
        angle=6,
        laps=60,
        edge="raw",
        ragged=10,
        grain=0.2,
        lift=10,
    )
    card.paint(ribbon("210,1282 360,1334 520,1346 680,1334 830,1282", (5, 7, 8, 7, 5)), ASH, wobble=0.6)
    card.paint("770,1196! 780,1216 782,1232 770,1240 758,1232 760,1216", GREEN, angle=80, wobble=0.6)
