"""Closed on Mondays: a carriage horse has put its head in for one cube; a sugar bride goes down the stairs of them."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.sheet import Ink, Patch, Sheet, mix

NIGHT, PLUM, PETROL, BONE, CHALK, SKIN, LILAC = (
    "#1d233b",
    "#3d2945",
    "#2e4954",
    "#e6dbc6",
    "#f1eadd",
    "#b58263",
    "#a497b8",
)
GROUND = PLUM
HEAD: Final = np.array([[-0.64, 0.77, 830.0 / 1.12], [0.77, 0.64, 200.0 / 1.12]]) * 1.12
"""From the poll (0, 0) along the nose (x, lips at 1000), towards the jaw (y)."""
SHADE: Final = mix(BONE, LILAC, 0.45)
COUNTER: Final = 1690
DOME: Final = "-140,-26! -146,-200 -120,-300 -60,-356 0,-368 60,-356 120,-300 146,-200 140,-26!"


def paint(card: Sheet) -> None:
    """Lay the window, what has come in by it, then the little ones on the counter."""
    _window(card)
    _neck(card)
    _counter(card)
    _stairs(card)
    _head(card)
    _bride(card)
    _groom(card)


def _window(card: Sheet) -> None:
    card.paint("-40,-40! 1240,-40! 1240,1840! -40,1840!", PLUM, angle=88, laps=120, grain=0.35)
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
    card.paint("-40,1600! 1240,1580! 1240,1840! -40,1840!", mix(PETROL, NIGHT, 0.3), angle=2, laps=80, lift=8)
    card.paint("-40,1776! 1240,1762! 1240,1840! -40,1840!", mix(NIGHT, PETROL, 0.2), angle=2)


def _stairs(card: Sheet) -> None:
    """Sugar, four cubes high; the horse has its lip on the last."""
    side = 118
    x0 = 168
    card.paint(
        f"{x0 - 10},{COUNTER}! {x0 + 4 * side},{COUNTER}! {x0 + 5 * side},{COUNTER + 44}! {x0 + 30},{COUNTER + 44}!",
        NIGHT,
    )
    for i in range(4):
        for j in range(4 - i):
            x, y = x0 + side * i, COUNTER - side * (j + 1)
            n = (i * 5 + j * 3) % 7 - 3
            at = affine(x, y, 1, n * 0.25)
            card.paint("2,2! 116,2! 116,116! 2,116!", CHALK if (i + j) % 2 else BONE, at=at, angle=20 * n, lift=5)
            card.paint("92,2! 116,2! 116,116! 92,116!", SHADE, at=at, angle=90)
            if j == 3 - i:
                card.paint("2,2! 30,-22! 144,-22! 116,2!", "#fffaf0", at=at, angle=4)
                card.paint("116,2! 144,-22! 144,92! 116,116!", mix(SHADE, PLUM, 0.25), at=at, angle=80)
            else:
                card.paint("116,2! 116,116! 110,116! 110,2!", mix(SHADE, PLUM, 0.25), at=at, angle=80)


def _bride(card: Sheet) -> None:
    """She has left the cake, and does not look round."""
    at = affine(594, 1550, 1.0)
    card.paint(
        "-6,-238! -40,-226 -66,-170 -104,-124 -158,-120! -166,-224 -210,-236 -298,-232! -306,-186! -280,-198 -262,-180! -236,-194 "
        "-208,-176! -206,-76! -182,-88 -160,-64! -130,-78 -100,-58! -70,-78 -40,-110 -20,-200",
        LILAC,
        at=at,
        lift=4,
        angle=60,
    )
    card.paint(
        "-16,-160! 18,-166! 22,-120 16,-100! 52,-60 74,-30 80,-2! -90,0! -160,-6! -110,-30 -60,-60 -18,-104! -26,-130",
        "#fffaf0",
        at=at,
        lift=6,
        angle=80,
    )
    card.paint(ribbon("0,-150 26,-122 60,-112", (22, 18, 12), at), CHALK, lift=3)
    card.paint("-4,-152! -2,-176! 14,-176! 12,-152!", BONE, at=at)
    card.paint("-22,-206 -4,-224 18,-220 28,-204 34,-194! 26,-184 14,-172 -10,-174", BONE, at=at, lift=2)
    card.paint(ROUND, NIGHT, at=affine(613, 1348, 3.4), wobble=0.2)
    card.paint(ribbon("12,-184 18,-182 24,-184", (2, 4, 2), at), mix(PLUM, SKIN, 0.4), wobble=0.2)
    card.paint("-34,-206 -26,-228 0,-240 22,-228 26,-214! 0,-210 -8,-188 -26,-184", PLUM, at=at, lift=2)
    card.paint("-40,-214! -20,-240 4,-246 6,-236 -16,-226 -30,-206!", LILAC, at=at, lift=2)


def _groom(card: Sheet) -> None:
    """He has stayed where they were put, below the glass."""
    at = affine(960, 1660, 1.0)
    card.paint("-160,10! 170,10! 250,44! -110,44!", NIGHT, at=at)
    card.paint("-170,-24! 170,-24! 150,0! 40,8 50,20! -50,20! -40,8 -150,0!", LILAC, at=at, lift=6)
    card.paint(DOME, mix(PLUM, LILAC, 0.38), at=affine(960, 1660), angle=86, laps=90)
    card.paint("-112,-26! -112,-116! 112,-116! 112,-26!", CHALK, at=at, lift=4, angle=88)
    card.paint(
        "-112,-116! 112,-116! 112,-90 90,-76 70,-92 44,-74 20,-92 -8,-74 -34,-92 -60,-74 -86,-92 -112,-84!",
        LILAC,
        at=at,
    )
    card.paint("-30,-118! -34,-180 -24,-222! 24,-222! 34,-180 30,-118! 4,-118! 0,-150! -4,-118!", NIGHT, at=at, lift=3)
    for x in (950, 970):
        card.paint(ROUND, LILAC, at=affine(x, 1502, 3.4), wobble=0.2)
    # from behind, a little to the right: nape, cheek and one ear, brown hair above the collar, a hat
    nape = "#d6a27d"
    card.paint("-15,-218! -17,-262! 0,-288! 31,-288! 33,-272 28,-254 16,-244! 15,-218!", nape, at=at)
    hair = card.piece(
        "-30,-288! -31,-274 -27,-258 -17,-249! -4,-246 6,-250! 10,-260 10,-272! 20,-280 24,-288!", "#6b4534", at=at
    )
    locks = [ribbon(f"{x},-294 {x * 0.95:.1f},-272 {x * 0.7:.1f},-252", (1, 3, 1), at) for x in (-20, -8, 3)]
    card.pattern(hair, locks, "#523228")
    card.paint("8,-272 14,-281 22,-279 23,-269 17,-259 10,-260", nape, at=at, lift=3)
    card.paint(ribbon("13,-273 18,-274 16,-266", (1, 2.6, 1), at), "#a8745a", wobble=0.2)
    card.paint("-22,-214! -20,-234! 0,-229 20,-234! 22,-214! 0,-209", CHALK, at=at, lift=2)
    card.paint("-42,-291! -26,-294! -24,-346! 26,-346! 26,-294! 44,-291! 44,-284! -42,-284!", NIGHT, at=at, lift=2)
    card.paint("-26,-305! 26,-305! 26,-295! -26,-295!", LILAC, at=at)
    points = DOME.replace("!", "")
    card.paint(ribbon(points, (7, 7, 7), at), LILAC, wobble=0.4)
    card.paint(ribbon("-116,-90 -120,-200 -98,-282", (4, 13, 4), at), CHALK, wobble=0.4, thin=0.2)
    card.paint(ROUND, LILAC, at=affine(960, 1660 - 388, 22), lift=3)
