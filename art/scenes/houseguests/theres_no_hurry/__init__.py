"""There's No Hurry: the week's washing dries between the horns of a cow that lies, and a boy tells her something."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.theres_no_hurry.cow import body, face, horns
from art.scenes.houseguests.theres_no_hurry.inks import CHALK, PINK, PISTACHIO, SKY
from art.scenes.houseguests.theres_no_hurry.people import boy, washer
from art.scenes.houseguests.theres_no_hurry.washing import washing

GROUND = CHALK


def paint(card: Sheet) -> None:
    """Lay sky and sun, the cow from far to near, then what hangs on her and who has climbed up."""
    _sky(card)
    body(card)
    horns(card)
    washing(card)
    washer(card)
    face(card)
    boy(card)


def _sky(card: Sheet) -> None:
    """A wide sun, one dry pull of the brush for the far hills."""
    card.paint(
        "1,0 .7,.7 0,1 -.7,.7 -1,0 -.7,-.7 0,-1 .7,-.7",
        mix(PINK, CHALK, 0.12),
        at=affine(600, 400, 372),
        angle=4,
        laps=90,
        grain=0.3,
        edge="raw",
        ragged=60,
        dry=0.8,
    )
    card.paint(
        "-40,930! 160,900 330,930 600,900 900,935 1060,905 1240,925! 1240,1060! -40,1060!",
        mix(SKY, CHALK, 0.1),
        angle=2,
        edge="raw",
        ragged=40,
    )
    card.paint("-40,1010! 300,985 700,1000 1240,990! 1240,1500! -40,1500!", shift(PISTACHIO, -0.02), angle=3, laps=80)
    for y in (1040, 1075, 1120):
        card.paint(ribbon(f"-40,{y} 120,{y - 8} 300,{y + 4}", (5, 9, 3)), shift(PISTACHIO, -0.1), thin=0.2)
