"""What the bag has lost on the way into her arms."""

from __future__ import annotations

from art.cutpaper.contour import RING, ROUND, Array, affine, curve, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.look_at_you.inks import BONE, BROWN, CHALK, DEEP, INK, SLATE


def flying(card: Sheet) -> None:
    """Lay the bag that hangs from her forearm, and what falls out of it over the yellow."""
    bag = affine(414, 1200, 1.15, -104)
    card.paint(ribbon("356,1316 400,1380 370,1440", (13, 11, 8)), INK, lift=5)
    card.paint("-104,-56! 104,-60! 120,64 70,92 -70,92 -120,60", BROWN, at=bag, angle=30, lift=14)
    card.paint("-104,-56! 0,-30 104,-60! 92,-84 0,-96 -92,-82", INK, at=bag, lift=5)
    card.paint(ribbon("326,1086 296,1040 300,960 330,894", (13, 13, 13)), INK, lift=5)
    comb = affine(170, 1350, 1.0, -38)
    card.paint(
        [
            curve("-70,-24! 70,-26! 72,-4! -70,-2!", comb),
            *(
                curve(f"{-64 + 16 * k},-6! {-57 + 16 * k},-6! {-58 + 16 * k},32! {-61 + 16 * k},32!", comb)
                for k in range(9)
            ),
        ],
        DEEP,
        lift=8,
    )
    card.paint(
        "1,0 .7,.62 0,.78 -.8,.6 -1.2,0 -.8,-.6 0,-.78 .7,-.62", CHALK, at=affine(250, 1210, 44, -50), angle=30, lift=9
    )
    for x, y, t, blind, size in ((110, 1510, 24, 0, 1.0), (500, 1480, -26, 1, 1.0)):
        at = affine(x, y, size, t)
        for k, u in enumerate((-40, 40)):
            if k != blind:
                card.paint(ROUND, mix(SLATE, CHALK, 0.7), at=affine(*_on(at, u, 0), 33), lift=2)
            card.paint(
                ribbon(RING, (8, 8), affine(*_on(at, u, 0), 33)),
                INK,
                lift=6,
            )
        card.paint(
            [
                ribbon("-8,-4 0,-12 8,-4", (8, 8), at),
                ribbon("-72,-4 -106,-30", (8, 5), at),
                ribbon("72,-4 104,-34", (8, 5), at),
            ],
            INK,
            lift=6,
        )
    for x, y in ((290, 1330), (236, 1420)):
        card.paint(
            "1,0 .7,.55 0,.8 -.7,.55 -1,0 -.7,-.55 0,-.8 .7,-.55", BONE, at=affine(x, y, 25, x % 50), angle=20, lift=6
        )


def _on(at: Array, u: float, v: float) -> tuple[float, float]:
    p = at @ (u, v, 1.0)
    return float(p[0]), float(p[1])
