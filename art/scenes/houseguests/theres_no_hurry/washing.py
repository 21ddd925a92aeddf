"""A line from horn to horn, and what a household has worn."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.theres_no_hurry.inks import BUTTER, CHALK, LILAC, PINK, PISTACHIO, PLUM, SKY

LINE = "104,392 250,452 420,492 600,504 790,490 950,448 1096,388"


def washing(card: Sheet) -> None:
    """Lay the line, the pieces from left to right, their pegs."""
    blue, green, pink, lilac, butter = (
        shift(SKY, -0.09),
        shift(PISTACHIO, -0.1),
        shift(PINK, -0.1),
        shift(LILAC, -0.08),
        BUTTER,
    )
    # a shirt, upside down
    shirt = card.piece(
        "196,430! 296,468! 306,620 300,690! 340,780! 296,800! 264,716! 226,704! 180,770! 146,742! 190,662 198,560",
        blue,
        angle=84,
        lift=8,
        edge="raw",
        ragged=16,
    )
    card.pattern(shirt, [ribbon(f"{x},420 {x + 8},800", (9, 9)) for x in range(150, 340, 30)], CHALK)
    # long drawers
    card.paint(
        "332,476! 452,498! 462,600 470,760! 416,768! 398,610! 384,610! 364,752! 312,742! 326,600",
        CHALK,
        angle=86,
        lift=8,
        edge="raw",
        ragged=14,
    )
    card.paint([ribbon("316,726 364,736", (8, 8)), ribbon("418,750 468,744", (8, 8))], pink)
    # one stocking
    sock = card.piece(
        "742,494! 792,490! 796,600 794,680 840,716 846,748! 770,752 744,724 748,600", butter, angle=84, lift=7
    )
    card.pattern(sock, [ribbon(f"720,{y} 860,{y - 4}", (18, 18)) for y in range(520, 780, 46)], PLUM)
    # a frock for somebody small
    frock = card.piece(
        "838,480! 862,474! 880,496 902,492 914,462! 940,452! 956,520! 930,534! 930,566! 980,680 990,716! 900,738 820,734! "
        "838,650 856,580! 852,552! 824,548!",
        lilac,
        angle=86,
        lift=8,
        edge="raw",
        ragged=14,
    )
    card.pattern(frock, [_dot(x, y) for x in range(820, 1000, 34) for y in range(500 + x % 3 * 9, 740, 38)], CHALK)
    card.paint("1012,424! 1062,404! 1074,470 1070,560! 1018,568! 1012,500", green, angle=84, lift=6)
    card.paint(ribbon(LINE, (6, 6, 6, 6, 6)), PLUM)
    for x, y, turn in (
        (206, 436, 16),
        (286, 464, 14),
        (344, 478, 10),
        (442, 496, 6),
        (752, 494, -4),
        (784, 490, -6),
        (850, 478, -14),
        (926, 456, -16),
        (1022, 420, -20),
        (1056, 404, -22),
    ):
        card.paint("-6,-24! 6,-24! 8,20! -8,20!", shift(BUTTER, -0.25), at=affine(x, y, 1, turn), lift=2)
    for x in (104, 1096):
        card.paint(ribbon(f"{x - 54},{374} {x},{398} {x + 54},{378}", (14, 16, 14)), CHALK, lift=3)


def _dot(x: float, y: float) -> str:
    """Give a small square dot."""
    return f"{x - 6},{y}! {x},{y - 6}! {x + 6},{y}! {x},{y + 6}!"
