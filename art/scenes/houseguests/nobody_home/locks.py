"""Six locks, of six kinds, one below the other; the fourth on the other side of the stile."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.nobody_home.inks import ASH, BRASS, INK

DARK = shift(BRASS, -0.16)


def locks(card: Sheet) -> None:
    """From the top down: bolt, chain, padlock, box, hook, and the great keyhole."""
    # bolt
    card.paint("60,96! 236,90! 238,122! 62,128!", DARK, lift=4)
    card.paint("110,70! 214,66! 218,146! 112,150!", BRASS, angle=4, lift=5)
    card.paint(ROUND, DARK, at=affine(166, 110, 20), lift=4)
    # chain
    card.paint("120,268! 222,262! 226,312! 122,318!", BRASS, angle=4, lift=5)
    for k in range(7):
        card.paint(
            ribbon(
                "17,0 12,9 0,12 -12,9 -17,0 -12,-9 0,-12 12,-9 17,0",
                (6,),
                affine(62 + 21 * k, 326 - 9 * abs(k - 3), 1, 20 * (k % 2)),
            ),
            ASH,
            lift=2,
        )
    # padlock
    card.paint("56,470! 190,464! 192,492! 58,498!", DARK, lift=3)
    card.paint(ribbon("134,520 132,470 160,444 188,468 190,520", (15,)), ASH, lift=3)
    card.paint("110,514! 214,510! 216,606! 190,622 134,624 112,608!", BRASS, angle=10, lift=6)
    card.paint("162,548 174,560 166,574! 172,600! 152,600! 158,574! 150,560", INK)
    # box, on the other side
    card.paint("150,700! 258,696! 260,812! 152,816!", BRASS, angle=86, lift=6)
    card.paint(ROUND, DARK, at=affine(206, 756, 32), lift=4)
    card.paint("200,736! 212,736! 212,776! 200,776!", INK)
    # hook
    card.paint(ribbon("196,910 140,930 96,922 72,900 84,878", (15, 13, 12, 10, 7)), BRASS, lift=4)
    card.paint(ROUND, DARK, at=affine(196, 908, 20), lift=4)
    # the great keyhole
    card.paint("168,1010 208,1030 220,1090 216,1150 168,1196 120,1150 116,1090 128,1030", BRASS, angle=80, lift=6)
    card.paint("168,1062 190,1080 182,1104! 192,1150! 144,1150! 154,1104! 146,1080", INK)
