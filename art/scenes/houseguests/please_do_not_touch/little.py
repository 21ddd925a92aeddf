"""What goes on on top of her: a tower of cards with somebody on it, and somebody who has the ear."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.please_do_not_touch.inks import BRICK, CREAM, DARK, MUSTARD, OLIVE, SKIN, SLATE, UMBER

WHITE = mix(CREAM, "#ffffff", 0.45)
DEEP, RISE = 64, 26


def _leaf(card: Sheet, x0: float, y0: float, x1: float, y1: float, ink: Ink) -> None:
    """One card between two points of its front edge, running back by the depth."""
    e = "-" if x1 < x0 else "+"
    quad = f"{x0},{y0}! {x1},{y1}! {x1 + DEEP},{y1 - RISE}! {x0 + DEEP},{y0 - RISE}!"
    leaf = card.piece(quad, WHITE, angle=60 if e == "+" else 120, lift=5)
    with card.inside(leaf):
        a, b = 0.1, 0.9
        spots = [
            (x0 + (x1 - x0) * t + DEEP * u, y0 + (y1 - y0) * t - RISE * u)
            for t, u in ((a, 0.16), (b, 0.16), (b, 0.84), (a, 0.84))
        ]
        card.paint(" ".join(f"{px:.0f},{py:.0f}!" for px, py in spots), ink, angle=60)


def tower(card: Sheet) -> None:
    """Three storeys, begun on a hairdo."""
    left, foot, wide, high = 84.0, 802.0, 124.0, 168.0
    backs: tuple[Ink, ...] = (BRICK, SLATE, BRICK)
    for storey in range(3):
        y = foot - storey * (high + 8)
        start = left + storey * wide / 2
        n = 3 - storey
        for i in range(n):
            x = start + i * wide
            _leaf(card, x + wide - 4, y, x + wide / 2 + 3, y - high, shift(backs[storey], -0.1))
            _leaf(card, x + 4, y, x + wide / 2 - 3, y - high, backs[storey])
        roof = y - high - 4
        _leaf(card, start + wide / 2 - 40, roof, start + wide * (n - 0.5) + 40, roof, MUSTARD)


def sitter(card: Sheet) -> None:
    """On the top, his back to us, and nothing to do."""
    at = affine(303, 262)
    card.paint(
        "-84,4! -92,-22 -74,-46! -78,-84 -66,-124 -34,-146! 0,-152 34,-146! 66,-124 78,-84 74,-46! 92,-22 84,4!",
        DARK,
        at=at,
        angle=86,
        lift=6,
    )
    card.paint(ribbon("0,-56 2,-24 0,4", (2, 5, 2), at), shift(DARK, 0.18))
    card.paint([ribbon(f"{d * 52},-100 {d * 56},-70 {d * 48},-44", (2, 5, 2), at) for d in (-1, 1)], shift(DARK, 0.18))
    card.paint("-22,-138! 22,-138! 26,-176! 4,-190 -26,-176!", SKIN, at=at)
    card.paint("-38,-138! 0,-130 38,-138! 34,-156! 0,-150 -34,-156!", UMBER, at=at, lift=2)
    card.paint(
        "-66,-172! -40,-170 0,-166 40,-174 66,-190! 46,-198! 42,-228 4,-246 -36,-230 -44,-188!",
        SLATE,
        at=at,
        angle=10,
        lift=5,
    )


def whisperer(card: Sheet) -> None:
    """An old woman in red on the shoulder, with a paper horn."""
    grey = mix(CREAM, SLATE, 0.55)
    card.paint("1000,806! 1084,788 1100,812 1096,850! 1066,846 1000,846!", DARK, lift=3)
    card.paint("850,730! 990,740! 1040,790 1056,846! 900,852 776,848! 782,800 806,770", OLIVE, angle=10, lift=6)
    coat = card.piece(
        "846,580! 900,572 950,620 984,706 996,796! 900,816 794,812! 806,740 800,690 822,630", BRICK, angle=80, lift=7
    )
    with card.inside(coat):
        card.paint(ribbon("910,640 930,720 914,806", (2, 10, 3)), shift(BRICK, -0.1))
    card.paint("850,560! 900,548! 912,590! 850,600!", shift(SKIN, -0.08))
    card.paint("930,430 966,424 984,452 970,482 938,484", grey, lift=5)
    card.paint(
        "822,456! 812,488 786,514! 806,522 802,536 812,550 820,578 850,586! 892,570 918,520 910,470 870,440",
        SKIN,
        lift=4,
    )
    card.paint(
        "816,470! 832,430 874,414 922,432 938,484 922,546 890,566! 880,530! 866,486 846,466", grey, angle=60, lift=4
    )
    card.paint("874,506! 890,496 898,512 886,532!", shift(SKIN, -0.08))
    card.paint(ribbon("820,496 830,502 842,498", (3, 6, 3)), DARK)
    card.paint("840,576! 880,592 926,560! 940,584! 890,624 836,606!", MUSTARD, lift=4)
    horn = card.piece("796,542! 818,566! 668,802! 640,752 578,716!", WHITE, angle=130, lift=6)
    with card.inside(horn):
        card.paint("818,566! 668,802! 646,764 790,556!", shift(CREAM, -0.07), angle=130)
    card.paint("578,716! 620,720 660,760 668,802! 630,788 596,754", shift(CREAM, -0.22))
    card.paint("700,640! 716,622 744,628 766,652! 754,690! 724,700 704,684", SLATE, angle=40, lift=5)
    card.paint(
        "862,622! 900,640 902,690 860,722! 800,730 740,702! 752,650! 790,664 826,650", shift(BRICK, 0.06), lift=6
    )
