"""Who comes: a smaller mountain on foot, with a hat, boots, and a house for a handbag."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.companys_coming.inks import BLUSH, CHALK, FLANK, RED, SKY, SLATE

STEPS: Final = mix(SKY, FLANK, 0.6)


def lady(card: Sheet) -> None:
    """Lay her steps, her shadow, boots, body, face and things."""
    x, y, k = 172, 1334, 1.2
    for i in range(6):
        card.paint("-1,0 0,-.5 1,0 0,.5", STEPS, at=affine(x - 70 - 32 * i, y + 6 - 20 * (i % 2) - 4 * i, 13 - i))
    card.paint("-90,0 20,-12 130,-4 160,8 60,20 -70,16", STEPS, at=affine(x, y, k), edge="raw")
    at = affine(x, y, k)
    card.paint("-46,-60! -16,-60! -14,-14 4,-6 8,6! -44,6!", SLATE, at=at, lift=2)
    card.paint("26,-60! 54,-60! 60,-26 84,-24 88,-10! 40,-8!", SLATE, at=at, lift=2)
    rose = mix(BLUSH, FLANK, 0.3)
    body = card.piece(
        "4,-372! 30,-330 40,-300! 66,-240 76,-190! 104,-120 126,-56! 96,-40 66,-62 26,-46 -20,-58 -64,-40 -122,-46! -96,-120 -72,-180! -56,-240 -34,-296! -20,-340",
        rose,
        at=at,
        angle=80,
        laps=26,
        edge="raw",
        lift=5,
    )
    with card.inside(body):
        card.paint(
            "4,-390! -70,-390! -150,-20! -84,-30! -56,-150! -36,-190! -40,-260! -16,-300!",
            shift(rose, -0.09),
            at=at,
            angle=80,
        )
        card.paint(
            "4,-390! -60,-390! -90,-230! -62,-236 -52,-270! -34,-250 -26,-286! -4,-268 4,-296! 22,-270 30,-284! 44,-252 56,-262! 66,-226 90,-220! 60,-390!",
            CHALK,
            at=at,
            angle=70,
            grain=0.16,
        )
        for fx, fy, s in (
            (-84, -52, 17),
            (-56, -50, 22),
            (-22, -60, 17),
            (20, -52, 20),
            (58, -60, 18),
            (88, -48, 22),
            (112, -46, 16),
        ):
            card.paint("0,-2! .8,.2! -.8,.2!", shift(SLATE, 0.08), at=affine(x + fx * k, y + fy * k, s * k))
        for cx, r in ((62, 13), (-10, 13)):
            card.paint("1,0 0,.8 -1,0 0,-.8", shift(BLUSH, -0.04), at=affine(x + cx * k, y - 176 * k, r * k))
    for ex in (6, 46):
        card.paint("1,0 .7,.8 0,1 -.7,.8 -1,0 -.7,-.8 0,-1 .7,-.8", SLATE, at=affine(x + ex * k, y - 206 * k, 6.5 * k))
        card.paint(ribbon(f"{ex - 10},-222 {ex},-229 {ex + 10},-223", (2, 5, 2), at), SLATE)
    card.paint("24,-204! 40,-180 24,-176!", shift(rose, -0.12), at=at)
    card.paint(ribbon("8,-156 26,-148 46,-160", (3, 7, 3), at), "#a04c48")
    # a small red hat, aslant on the summit, with a feather
    card.paint("-8,-388! -50,-420 -44,-480 -10,-500! -16,-460 4,-400!", CHALK, at=at, lift=3)
    card.paint("-34,-350! -26,-396! 34,-404! 42,-354! 6,-346", RED, at=at, lift=3)
    card.paint("-46,-346! 0,-362 56,-354! 50,-342 4,-346 -42,-334!", SLATE, at=at, lift=2)
    # her bag, a house on a strap
    card.paint(ribbon("-62,-170 -98,-140 -92,-104", (20, 19, 15), at), shift(rose, 0.05), lift=3)
    bag = affine(x - 92 * k, y - 74 * k, k)
    card.paint(ribbon("-14,-4 0,-36 16,-4", (6, 6), bag), SLATE)
    card.paint("-14,-44 2,-50 14,-42 14,-28 0,-22 -14,-28", SLATE, at=bag, lift=2)
    card.paint("-24,0! 24,0! 24,36! -24,36!", CHALK, at=bag, lift=3)
    card.paint("-33,5! 0,-20! 33,5!", RED, at=bag, lift=2)
    card.paint("-7,13! 8,13! 8,36! -7,36!", mix(SKY, SLATE, 0.6), at=bag)
