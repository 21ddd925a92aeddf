"""Nobody Told Me: five in bathing suits wait for a tram in the snow, and one in tails; a chandelier goes uphill."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_told_me.bench import bench
from art.scenes.houseguests.nobody_told_me.hill import hill
from art.scenes.houseguests.nobody_told_me.inks import CAST, MAUVE, PINK, SNOW

__all__ = ["CAST", "GROUND", "paint"]

GROUND = SNOW


def paint(card: Sheet) -> None:
    """Lay the wires in an empty sky, the hill, and all who wait."""
    card.paint(
        "1330,300 1280,450 1150,540 990,550 870,470 812,330 840,190 950,84 1120,60 1270,140",
        mix(PINK, SNOW, 0.45),
        angle=24,
        laps=80,
        edge="torn",
        core=SNOW,
    )
    for spec in ("-20,96 500,150 1220,20", "-20,150 460,196 1220,76"):
        card.paint(ribbon(spec, (4, 5, 4)), shift(MAUVE, 0.1))
    hill(card)
    bench(card)
