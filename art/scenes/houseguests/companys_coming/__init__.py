"""Company's Coming: a mountain is shaved with a snow shovel, holds still and looks aside, for another is on her way."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ribbon, rng
from art.cutpaper.faces import Face, feel
from art.cutpaper.sheet import Sheet, mix
from art.cutpaper.skin import Skin
from art.scenes.houseguests.companys_coming.barber import barber
from art.scenes.houseguests.companys_coming.inks import BUTTER, CHALK, SKY, SLATE
from art.scenes.houseguests.companys_coming.lady import lady
from art.scenes.houseguests.companys_coming.mountain import body, bow, face, lather, snowcap

GROUND = SKY
FLESH: Final = Skin("#9a6a4d", "#744a36", SLATE)
CAST: Final = {
    "barber": Face(
        FLESH, 46, "round", "button", "dot", "thin", "thin", "knot", SLATE, feels=feel("stubborn"), plane="none"
    ),
}


def paint(card: Sheet) -> None:
    """Lay sky and plain, who comes over it, then the mountain from his shoulders up, and who hangs at his cheek."""
    _far(card)
    lady(card)
    body(card)
    face(card)
    snowcap(card)
    lather(card)
    bow(card)
    barber(card, CAST["barber"])


def _far(card: Sheet) -> None:
    """Brush laps of pale sky, a low band of butter, and the plain."""
    card.paint("-40,-40! 1240,-40! 1240,700! -40,760!", SKY, angle=2, laps=90, grain=0.22, edge="raw")
    card.paint(
        "-40,1010 300,990 800,1000 1240,980! 1240,1300! -40,1300!",
        BUTTER,
        angle=1,
        laps=50,
        grain=0.2,
        edge="raw",
        ragged=60,
    )
    g = rng("streaks")
    for _ in range(7):
        x, y, w = g.uniform(-80, 900), g.uniform(860, 1000), g.uniform(160, 420)
        card.paint(
            ribbon(f"{x:.0f},{y:.0f} {x + w / 2:.0f},{y - 4:.0f} {x + w:.0f},{y + 2:.0f}", (3, 16, 4)),
            BUTTER,
            edge="raw",
            thin=0.3,
        )
    card.paint(
        "-40,1180 120,1166 320,1176 560,1170! 1240,1176! 1240,1900! -40,1900!",
        mix(CHALK, SKY, 0.6),
        angle=2,
        laps=70,
        grain=0.16,
        edge="raw",
    )
    card.paint("-40,1240 160,1232 420,1246! 420,1268! 100,1250 -40,1262!", CHALK, angle=1, edge="raw", ragged=40)
