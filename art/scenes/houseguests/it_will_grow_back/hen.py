"""The hen: on his shoulder, stretched as far as she goes, with a key for his ear."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.it_will_grow_back.inks import ASH, CHALK, INK, PENCIL, RUST

AT: Final = affine(-22, 0)


def hen(card: Sheet) -> None:
    """Lay tail, body and neck as one, wing, head, key."""
    for leg in (
        "140,690 136,724 130,742",
        "200,690 202,706 206,716",
        "98,752 130,740 168,744",
        "176,722 206,714 244,716",
    ):
        card.paint(ribbon(leg, (12, 10, 8), AT), RUST, lift=3)
    body = card.piece(
        "-30,470! 20,440! 44,484! 92,470! 104,540 150,556 186,500 196,410 204,330 232,292 272,292 296,324 290,366 "
        "276,420 282,500 290,580 262,664 196,708 120,704 54,660 10,580",
        CHALK,
        angle=70,
        laps=40,
        lift=8,
        wobble=1.5,
        at=AT,
    )
    with card.inside(body):
        for feather in (
            "0,470 40,540 90,590",
            "60,480 80,540 120,584",
            "214,470 226,500 222,530",
            "236,520 246,548 240,576",
        ):
            card.paint(ribbon(feather, (3, 9, 3), AT), mix(ASH, PENCIL, 0.3))
    card.paint(
        "70,590! 130,566 200,584 238,632! 200,664 140,672 96,644",
        mix(CHALK, ASH, 0.7),
        angle=20,
        lift=4,
        wobble=1.5,
        at=AT,
    )
    card.paint(
        "212,312! 196,286 206,262 224,270 232,240 252,240 258,264 278,250 292,266 284,306! 250,296", RUST, lift=3
    )
    card.paint("280,352 296,362 296,396 280,404 270,380", RUST, lift=3)
    card.paint("288,318! 330,336! 290,350!", PENCIL, lift=2, at=AT)
    card.paint(ROUND, INK, at=affine(240, 326, 7))
    card.paint(ribbon("322,346 328,396 324,444", (12, 12)), RUST, lift=4)
    card.paint(ribbon("324,338 298,318 306,282 338,278 354,304 346,332 324,338", (12, 12)), RUST, lift=4)
    card.paint("328,396! 292,400! 292,414! 310,415! 310,424! 290,425! 290,442! 328,442!", RUST, lift=3)
