"""Snow, a little lava, and a small child who sees to the towels."""

from __future__ import annotations

import math

from art.cutpaper.contour import ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.stay_in_as_long_as_you_like.cast import (
    BROWN,
    BUTTER,
    CAST,
    CHALK,
    LILAC,
    MILK,
    PINK,
    PLUM,
    SKY,
)


def shore(card: Sheet) -> None:
    """Lay the rocks under snow, the pram, the child, the track of its wheels."""
    stone = mix(PLUM, BROWN, 0.25)
    card.paint(
        "880,-40! 900,60 960,110! 1010,96 1060,150! 1120,130 1170,190! 1240,200! 1240,-40!", stone, angle=30, lift=5
    )
    card.paint("920,-40! 980,0 1060,24 1110,14 1170,56 1240,46! 1240,-40!", CHALK, angle=10, lift=3)
    for track in ("516,306 560,300 640,232", "520,316 570,306 654,240"):
        card.paint(ribbon(track, (4, 4)), mix(SKY, CHALK, 0.35))
    _pram(card)
    _child(card)


def _pram(card: Sheet) -> None:
    for x in (286, 452):
        ring = [(x + 46 * math.cos(t / 10), 250 + 46 * math.sin(t / 10)) for t in range(0, 66, 4)]
        card.paint(ribbon(ring, (9, 9)), PLUM, lift=3, wobble=0.5)
        card.paint(
            [
                ribbon(
                    f"{x - 40 * math.cos(t):.0f},{250 - 40 * math.sin(t):.0f} {x + 40 * math.cos(t):.0f},{250 + 40 * math.sin(t):.0f}",
                    (4, 4),
                )
                for t in (0.2, 1.0, 1.8, 2.6)
            ],
            PLUM,
            wobble=0.3,
        )
    for k, (ink, y) in enumerate(((BUTTER, 110), (PINK, 92), (SKY, 72), (CHALK, 54), (LILAC, 34), (PINK, 18))):
        x0, x1 = 262 + 7 * k, 480 - 9 * k
        towel = card.piece(
            f"{x0},{y + 24} {x0 - 8},{y + 10} {x0},{y}! {x1},{y - 4}! {x1 + 10},{y + 10} {x1},{y + 24}!",
            ink,
            angle=2,
            lift=4,
        )
        with card.inside(towel):
            card.paint(
                [ribbon(f"{x0 + d},{y - 6} {x0 + d},{y + 30}", (7, 7)) for d in (24, 40, 150)],
                (PLUM, CHALK, LILAC, PINK, CHALK, BUTTER)[k],
                thin=0.1,
            )
    body = card.piece("226,120! 520,112! 514,170 470,214 380,226 290,218 244,180", LILAC, angle=4, lift=6)
    with card.inside(body):
        card.paint("220,112! 530,104! 530,136! 222,146!", mix(LILAC, PLUM, 0.4))
    card.paint(ribbon("236,130 190,96 160,92", (11, 10, 10)), PLUM, lift=3)
    card.paint("300,112! 360,100 440,100 476,112! 470,150 380,166 306,152", mix(PINK, CHALK, 0.3), angle=6, lift=3)


def _child(card: Sheet) -> None:
    """In a suit that stands by itself."""
    suit = mix(BUTTER, "#d9a94f", 0.35)
    card.paint(
        ["70,250! 116,246! 114,306! 64,308!", "122,246! 166,248! 172,306! 124,308!"],
        shift(suit, -0.05),
        angle=86,
        lift=4,
    )
    card.paint(["58,296! 118,294! 116,322! 52,322!", "122,294! 178,296! 186,320! 124,322!"], PLUM, lift=3)
    body = card.piece("72,160! 118,140 160,158! 182,210 178,262! 118,280 62,264! 58,208", suit, angle=86, lift=5)
    with card.inside(body):
        card.paint(ribbon("118,140 120,280", (5, 5)), PLUM)
        card.paint(ribbon("50,226 118,236 190,224", (9, 9)), PINK)
    card.paint("84,150 118,138 152,150 146,172 118,178 90,172", PINK, lift=3)
    Head(card, CAST["child"], 116, 98, 60, tilt=7, turn=0.5).draw()
    card.paint(ribbon("150,178 196,186 226,150", (40, 38, 32)), suit, angle=20, lift=5)
    hand(card, "mitten", 220, 154, 44, -40, MILK, glove=PLUM, lift=3)
    card.paint(ribbon("84,178 120,222 170,196", (40, 36, 32)), shift(suit, 0.03), angle=30, lift=5)
    hand(card, "mitten", 166, 198, 44, -24, MILK, glove=PLUM, lift=3)
