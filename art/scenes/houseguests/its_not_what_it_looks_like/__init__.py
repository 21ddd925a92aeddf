"""It's Not What It Looks Like: a man in a buttoned overcoat, which somebody holds shut from within."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.its_not_what_it_looks_like.coat import coat, collar, flap
from art.scenes.houseguests.its_not_what_it_looks_like.face import face
from art.scenes.houseguests.its_not_what_it_looks_like.grip import dress, grip
from art.scenes.houseguests.its_not_what_it_looks_like.inks import CHALK, GREEN, STRAW
from art.scenes.houseguests.its_not_what_it_looks_like.lemons import branch

GROUND = GREEN
MOON = (
    "560,60 800,92 1010,214 1146,410 1190,640 1160,890 1060,1090 900,1250 680,1330 440,1320 220,1230 50,1060 "
    "-44,850 -60,620 10,390 150,210 340,96"
)


def paint(card: Sheet) -> None:
    """Lay the circle of light, the branch, the man, and whoever else is in the coat."""
    card.paint(MOON, STRAW, angle=24, laps=130, grain=0.3, edge="torn", core=CHALK, wobble=8, lift=6)
    branch(card)
    coat(card)
    dress(card)
    grip(card)
    flap(card)
    face(card)
    collar(card)
