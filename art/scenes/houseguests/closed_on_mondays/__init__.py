"""Closed on Mondays: a carriage horse has put its head in at a wedding cake; the bride of it runs off with a case."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Ink, Patch, Sheet, mix
from art.scenes.houseguests.closed_on_mondays.cake import bride, cake, crumbs, groom
from art.scenes.houseguests.closed_on_mondays.inks import BONE, CHALK, LILAC, NIGHT, PETROL, PLUM, SHADE, SKIN

GROUND = PLUM
HEAD: Final = np.array([[-0.64, 0.77, 830.0 / 1.12], [0.77, 0.64, 200.0 / 1.12]]) * 1.12
"""From the poll (0, 0) along the nose (x, lips at 1000), towards the jaw (y)."""


def paint(card: Sheet) -> None:
    """Lay the window, what has come in by it, then the little ones on the counter."""
    _window(card)
    _neck(card)
    _counter(card)
    cake(card)
    _head(card)
    crumbs(card)
    groom(card)
    bride(card)


def _window(card: Sheet) -> None:
    card.paint("-40,-40! 1240,-40! 1240,1840! -40,1840!", PLUM, angle=88, laps=120, grain=0.35)
    for x in range(-20, 460, 104):
        card.paint(f"{x},-40! {x + 46},-40! {x + 44},1840! {x - 2},1840!", mix(PLUM, LILAC, 0.14), angle=89, grain=0.3)
    card.paint("470,-40! 1240,-40! 1240,1330! 450,1350!", mix(PETROL, LILAC, 0.16), angle=90, edge="raw", ragged=20)
    pane = card.piece("520,-40! 1240,-40! 1240,1262! 506,1280!", NIGHT, angle=84, laps=110, grain=0.5)
    with card.inside(pane):
        card.paint(
            "500,900! 640,900! 640,820! 760,820! 760,1000! 900,990! 900,1300! 480,1300!", mix(NIGHT, PETROL, 0.45)
        )
        for x, y in ((596, 1060), (692, 1096)):
            card.paint(f"{x},{y}! {x + 22},{y - 1}! {x + 22},{y + 32}! {x},{y + 33}!", mix(BONE, SKIN, 0.5))
    card.paint("420,1300! 1240,1272! 1240,1334! 414,1358!", mix(PETROL, LILAC, 0.4), angle=2, lift=10)


def _neck(card: Sheet) -> None:
    neck = card.piece(
        "800,150! 900,120 1020,130 1140,190 1260,310! 1260,1250! 1200,1120 1130,960 1060,800 980,700! 800,520",
        BONE,
        angle=62,
        laps=110,
        lift=14,
        grain=0.3,
    )
    with card.inside(neck):
        card.paint("1000,560! 1060,690 1110,830 1170,960 1260,1120! 1260,1300! 1100,1100! 960,720!", SHADE, angle=64)
        card.paint(ribbon("1090,640 1150,790 1210,900 1270,980", (4, 16, 6)), mix(BONE, LILAC, 0.3), thin=0.25)


def _mane(card: Sheet) -> None:
    """Plaited for the day: knots along the crest."""
    for i, (x, y, a) in enumerate(((920, 150, 20), (1006, 172, 30), (1084, 218, 40), (1152, 282, 48), (1212, 360, 52))):
        at = affine(x, y, 1, a)
        card.paint("-50,-34 0,-54 50,-30 56,20 30,52 -30,54 -58,18", CHALK if i % 2 else BONE, at=at, lift=6, angle=a)
        card.paint([ribbon(f"-40,{v} 0,{v - 14} 44,{v + 2}", (3, 8, 3), at) for v in (-14, 10, 32)], SHADE, thin=0.1)
        card.paint("-34,40! 34,44! 30,66! -28,62!", LILAC, at=at, lift=3)


def _ear(card: Sheet, x: float, y: float, tilt: float, outer: Ink, inner: Ink) -> None:
    at = affine(x, y, 1, tilt)
    card.paint("-66,30! -92,-60 -72,-150 -6,-236! 50,-160 76,-70 62,30!", outer, at=at, angle=80, lift=6)
    card.paint("-34,10! -60,-60 -46,-130 -8,-196! 14,-130 18,-60 4,10!", inner, at=at, angle=80)


def _head(card: Sheet) -> None:
    _ear(card, 930, 200, 30, SHADE, mix(SHADE, PLUM, 0.3))
    _mane(card)
    head = card.piece(
        "-30,20 40,-34 130,-62 240,-64 360,-34 500,4 640,26 780,42 870,50 930,70 972,110 1000,160 1016,206 1002,240! "
        "986,244 1000,268 990,300 956,322 906,322 862,300 780,304 640,336 520,384 420,438 320,462 220,456 130,412 "
        "70,340 20,200",
        CHALK,
        at=HEAD,
        angle=128,
        laps=100,
        grain=0.26,
        lift=16,
    )
    with card.inside(head):
        # below the jaw's edge and behind the nostril the paper is greyer
        card.paint(
            "60,350! 150,392 240,420 330,420 430,386 540,330 660,290 800,268 880,262! 870,340! 640,380! 400,500! 100,480!",
            BONE,
            at=HEAD,
            angle=128,
        )
        card.paint(
            "150,440! 250,448 340,440 440,402 560,346 700,306 860,286! 860,340! 500,480! 200,500!",
            SHADE,
            at=HEAD,
            angle=128,
        )
        card.paint("372,196! 470,196 580,206 660,214! 580,226 470,222!", mix(CHALK, LILAC, 0.4), at=HEAD, angle=128)
        card.paint("420,40! 560,66 720,90 820,104! 720,112 560,96!", BONE, at=HEAD, angle=128)
        # muzzle: skin shows through
        card.paint(
            "872,96! 910,66 960,80 1030,160 1040,260 1010,340 930,340 880,312! 910,286 930,262 900,232 866,196 856,140",
            mix(SKIN, LILAC, 0.45),
            at=HEAD,
            angle=40,
            edge="raw",
            ragged=40,
        )
        card.paint("888,116 912,98 944,112 956,142 940,162 916,150 896,146", NIGHT, at=HEAD)
        card.paint(ribbon("1010,240 960,246 900,252 858,240", (8, 9, 8, 4), HEAD, 1.0), PLUM, wobble=0.4)
        card.paint(ribbon("960,306 920,300 890,290", (3, 8, 3), HEAD), mix(PLUM, SKIN, 0.4), wobble=0.4)
        # the eye, large and to the side
        card.paint("206,72 250,40 310,44 352,80 330,118 270,124 224,108", SHADE, at=HEAD, angle=120)
        card.paint("222,80 262,58 312,64 340,88 306,110 256,108", NIGHT, at=HEAD)
        card.paint("300,72 312,74 314,84 304,88 296,80", CHALK, at=HEAD, wobble=0.2)
        card.paint(ribbon("200,82 246,44 310,46 356,86", (6, 17, 15, 5), HEAD), PLUM, wobble=0.4)
        card.paint(ribbon("216,132 270,150 330,140", (3, 8, 3), HEAD), mix(CHALK, LILAC, 0.5), wobble=0.4)
    _bridle(card, head)
    _ear(card, 832, 226, 10, CHALK, mix(SHADE, PLUM, 0.3))
    card.paint(
        "-30,-10! 40,-50 120,-76 210,-70 250,-40! 190,-30 210,0 150,10 160,44! 90,40 60,70 10,60!",
        BONE,
        at=HEAD,
        angle=128,
        lift=4,
    )
    card.paint(
        [ribbon(f"0,{v} 80,{v - 30} {w},{v - 40}", (4, 9, 3), HEAD) for v, w in ((10, 190), (36, 150), (-16, 214))],
        SHADE,
        wobble=0.4,
        thin=0.1,
    )


def _bridle(card: Sheet, head: Patch) -> None:
    """It belongs before a wedding carriage: ribbons, bells, three feathers."""
    strap = mix(PLUM, NIGHT, 0.4)
    with card.inside(head):
        for line, w in (
            ("30,60 60,230 100,340 116,470", 26),
            ("10,0 60,120 120,214 300,252 480,246 640,220", 32),
            ("606,-20 640,120 660,220 700,380", 36),
            ("56,116 110,40 160,-90", 28),
        ):
            card.paint(ribbon(line, (w, w, w), HEAD, 1.0), strap, lift=5, angle=40)
    for u, v in ((66, 124), (654, 222)):
        card.paint(ROUND, LILAC, at=_on(u, v, 30), lift=4)
        card.paint(ROUND, strap, at=_on(u, v, 13))
    for i, u in enumerate((624, 634, 646)):
        card.paint(ROUND, BONE, at=_on(u, 40 + 62 * i, 19), lift=4)
        card.paint(ribbon("-10,4 0,8 10,4", (4, 5, 4), _on(u, 40 + 62 * i, 1)), PLUM, wobble=0.2)
    for spec, ink in (
        ("700,210! 600,140 560,10 600,-100! 690,-120! 740,0 760,110", mix(LILAC, PLUM, 0.25)),
        ("770,200! 700,90 690,-40 720,-130! 860,-130! 850,0 810,110", LILAC),
    ):
        f = card.piece(spec, ink, edge="torn", core=CHALK, lift=7, angle=70)
        card.pattern(
            f, [ribbon("740,200 700,90 660,-60", (7, 4, 2)), ribbon("770,200 770,80 790,-80", (7, 4, 2))], PLUM
        )
    card.paint(ROUND, strap, at=affine(748, 196, 34), lift=4)


def _on(u: float, v: float, size: float) -> Array:
    x, y = HEAD[:, :2] @ np.array([u, v]) + HEAD[:, 2]
    return affine(float(x), float(y), size)


def _counter(card: Sheet) -> None:
    card.paint("-40,1600! 1240,1580! 1240,1840! -40,1840!", mix(PETROL, LILAC, 0.12), angle=2, laps=80, lift=8)
    card.paint("-40,1776! 1240,1762! 1240,1840! -40,1840!", mix(NIGHT, PETROL, 0.2), angle=2)
