"""What the bag has lost on the way into her arms."""

from __future__ import annotations

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.feet import shoe
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.look_at_you.inks import BROWN, CHALK, DEEP, INK, ROUND, SLATE, WARM, YELLOW


def flying(card: Sheet) -> None:
    """Eleven things and what they came out of."""
    bag = affine(250, 1080, 1.0, 128)
    card.paint(ribbon("-40,-60 -60,-150 10,-180 60,-60", (11, 11), bag), INK, lift=5)
    card.paint("-92,-60! 92,-64! 104,60 60,84 -60,84 -104,56", BROWN, at=bag, angle=40, lift=12)
    card.paint("-92,-60! 0,-40 92,-64! 80,-84 0,-92 -80,-82", INK, at=bag, lift=4)
    # what flies: comb, coins, egg, two spectacles, key, hanky, ticket, lipstick
    comb = affine(700, 1500, 1.0, -24)
    card.paint(
        [
            curve("-60,-20! 60,-22! 62,-4! -60,-2!", comb),
            *(
                curve(f"{-54 + 14 * k},-6! {-48 + 14 * k},-6! {-49 + 14 * k},26! {-52 + 14 * k},26!", comb)
                for k in range(8)
            ),
        ],
        DEEP,
        lift=6,
    )
    for x, y in ((800, 1530), (846, 1560), (790, 1590)):
        card.paint(
            "1,0 .7,.55 0,.8 -.7,.55 -1,0 -.7,-.55 0,-.8 .7,-.55",
            shift(YELLOW, -0.14),
            at=affine(x, y, 22, x % 50),
            lift=5,
        )
    card.paint(
        "1,0 .7,.62 0,.78 -.8,.6 -1.2,0 -.8,-.6 0,-.78 .7,-.62", CHALK, at=affine(1000, 1590, 42, -40), angle=30, lift=8
    )
    for x, y, t, blind in ((650, 1620, 18, 0), (930, 1480, -32, 1)):
        at = affine(x, y, 1.0, t)
        for k, u in enumerate((-36, 36)):
            if k != blind:
                card.paint(ROUND, mix(SLATE, CHALK, 0.6), at=affine(*_on(at, u, 0), 30), lift=2)
            card.paint(
                ribbon("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7 1,0", (7, 7), affine(*_on(at, u, 0), 30)),
                INK,
                lift=5,
            )
        card.paint(
            [
                ribbon("-8,-4 0,-12 8,-4", (7, 7), at),
                ribbon("-66,-4 -96,-30", (7, 5), at),
                ribbon("66,-4 94,-34", (7, 5), at),
            ],
            INK,
            lift=5,
        )
    card.paint("700,1700! 790,1680! 806,1740 780,1780! 716,1770!", CHALK, angle=20, lift=7)
    card.paint(ribbon("712,1712 784,1696 794,1764", (5, 5)), SLATE)
    key = affine(900, 1690, 1.0, 40)
    card.paint(
        ribbon("1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7 1,0", (9, 9), affine(900, 1690, 20)), SLATE, lift=4
    )
    card.paint(
        [ribbon("20,0 80,0", (9, 9), key), ribbon("66,0 66,20", (8, 8), key), ribbon("80,0 80,16", (8, 8), key)],
        SLATE,
        lift=4,
    )
    card.paint("1040,1690! 1110,1670! 1122,1710! 1052,1732!", mix(YELLOW, CHALK, 0.55), angle=-14, lift=6)
    card.paint(ribbon("1058,1706 1108,1692", (4, 4)), INK)
    stick = affine(600, 1480, 1.0, -58)
    card.paint("-40,-14! 10,-14! 10,14! -40,14!", INK, at=stick, lift=5)
    card.paint("10,-10! 34,-10! 48,8! 10,10!", BROWN, at=stick, lift=3)
    # a shoe leaves too
    shoe(card, "heel", 930, 250, 128, -42, SLATE, WARM, lift=9)


def _on(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])
