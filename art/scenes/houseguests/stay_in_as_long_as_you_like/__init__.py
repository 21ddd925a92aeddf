"""Stay In as Long as You Like: a hot pool; behind a man's shut eyes a roast comes over the water; a child has all towels."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.stay_in_as_long_as_you_like import shore, water
from art.scenes.houseguests.stay_in_as_long_as_you_like.cast import CAST, CHALK, SKY

__all__ = ["CAST", "GROUND", "paint"]
GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay the pool, the snow above it, then the bathers from far to near."""
    rim = "-40,430! 160,400 380,386 520,300 720,236 960,214 1240,236! 1240,1840! -40,1840!"
    card.paint(rim, mix(SKY, CHALK, 0.5), angle=4, laps=110, grain=0.18)
    pool = "-40,456! 160,428 392,412 540,328 730,262 960,240 1240,264! 1240,1840! -40,1840!"
    field = card.piece(pool, SKY, angle=4, laps=120, grain=0.2, wobble=1.6)
    with card.inside(field):
        card.paint(
            "-40,900! 300,760 620,620 900,660 1240,560! 1240,1840! -40,1840!",
            mix(SKY, water.DEEP, 0.35),
            angle=5,
            laps=120,
            grain=0.18,
        )
        card.paint(
            "-40,1240! 260,1120 700,1080 1240,1180! 1240,1840! -40,1840!",
            mix(SKY, water.DEEP, 0.7),
            angle=5,
            laps=120,
            grain=0.18,
        )
        for x, y, w in (
            (300, 640, 120),
            (640, 560, 90),
            (960, 470, 110),
            (60, 740, 90),
            (1060, 1040, 100),
            (420, 1120, 90),
        ):
            card.paint(ribbon(f"{x},{y} {x + w / 2},{y + 7} {x + w},{y}", (2, 8, 2)), water.FOAM, wobble=0.5)
    shore.shore(card)
    water.far(card)
    water.chess(card)
    water.feast(card)
    water.still(card)
    water.near(card)
    water.man(card)
