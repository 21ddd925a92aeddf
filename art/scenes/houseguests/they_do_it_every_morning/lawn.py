"""The lawn before the day gets to it: grass, daisies, and the edge of the sun."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, curve, ribbon, rng
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.they_do_it_every_morning.inks import ASH, LAWN, SNOW, STRAW

DAISIES = (
    (1130, 60, 15),
    (1066, 92, 12),
    (90, 60, 13),
    (150, 38, 10),
    (1130, 1720, 15),
    (1076, 1756, 11),
    (1160, 1668, 10),
    (520, 1690, 13),
    (570, 1762, 11),
)


def lawn(card: Sheet) -> None:
    """Lay tufts all over, a corner that the sun has reached, and few daisies."""
    g = rng("tufts")
    for ink, n in ((mix(LAWN, ASH, 0.2), 150), ("#1d2021", 130)):
        blades = []
        for x, y in g.uniform((-10, -10), (1210, 1810), (n, 2)):
            for lean in (-16, -3, 13):
                tall = g.uniform(24, 44)
                blades.append(
                    ribbon(
                        f"{x + lean * 0.3},{y} {x + lean * 0.7},{y - tall * 0.6} {x + lean * 1.5},{y - tall}", (6, 5, 1)
                    )
                )
        card.paint(turned(blades), ink, wobble=0.2, thin=0.05)
    sun = card.piece(
        "-60,1060! 20,1130 90,1250 220,1330 340,1410 440,1500 540,1620 620,1730 670,1860! -60,1860!",
        mix(ASH, STRAW, 0.62),
        angle=40,
        laps=80,
        grain=0.3,
        edge="raw",
        ragged=40,
        dry=0.9,
    )
    blades = []
    for x, y in g.uniform((-10, 1200), (660, 1810), (60, 2)):
        blades.extend(
            ribbon(f"{x},{y} {x + lean * 0.5},{y - 18} {x + lean},{y - 34}", (6, 5, 1)) for lean in (-18, 2, 16)
        )
    card.pattern(sun, turned(blades), mix(ASH, LAWN, 0.4))
    for x, y, r in DAISIES:
        petals = [curve(ROUND, affine(x, y, 1, k * 60 + x) @ _put(0, r, r * 0.42, r * 0.7)) for k in range(6)]
        card.paint(turned(petals), SNOW, wobble=0.3)
        card.paint(ROUND, ASH, at=affine(x, y, r * 0.42), wobble=0.2)


def _put(x: float, y: float, wide: float, tall: float) -> list[list[float]]:
    return [[wide, 0, x], [0, tall, y], [0, 0, 1]]
