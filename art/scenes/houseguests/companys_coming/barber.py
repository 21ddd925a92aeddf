"""Who shaves him: a small woman in red on a swing that hangs from his cap, with a snow shovel."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon, rng
from art.cutpaper.faces import Face
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.companys_coming.inks import BUTTER, CAST_ON_SNOW, CHALK, RED, SLATE

WOOD: Final = "#b98a52"


def barber(card: Sheet, who: Face) -> None:
    """Lay ropes, far limbs, coat, head, shovel and the near arm."""
    at = affine(1006, 990, 1.0)
    rope = mix(BUTTER, WOOD, 0.4)
    card.paint(ribbon("966,590 990,574 1012,600 1006,680", (8, 8)), rope, lift=2)
    card.paint(ribbon("974,604 994,592 1010,616", (8, 8)), rope)
    for line in ("0,-312 -62,-250", "0,-312 70,-250", "-62,-250 -62,10", "70,-250 70,10"):
        card.paint(ribbon(line, (6, 6), at), rope, lift=2)
    card.paint(ribbon("-76,-250 84,-250", (12, 12), at), WOOD, lift=3)
    # far leg and arm
    card.paint("-80,-22! -100,20 -128,44! -112,64! -80,44 -56,8!", shift(SLATE, 0.12), at=at)
    card.paint("-134,22! -112,46 -100,66 -116,78! -138,62 -150,34!", SLATE, at=at)
    card.paint(ribbon("-24,-116 -56,-104 -88,-116", (32, 28, 22), at), shift(RED, -0.1))
    # shovel
    card.paint(ribbon("-82,-128 -208,52", (11, 11), at), WOOD, lift=3)
    card.paint(ribbon("-100,-134 -66,-116", (12, 12), at), WOOD)
    card.paint("-98,-118 -84,-132 -70,-122 -74,-106 -90,-104", who.skin.shade, at=at)
    card.paint("-246,6! -164,64! -190,116! -226,130 -270,98 -280,60!", shift(SLATE, 0.2), at=at, angle=52, lift=4)
    card.paint("-246,6! -164,64! -170,78! -252,20!", shift(SLATE, 0.05), at=at)
    # seat, near leg, coat
    card.paint(ribbon("-80,12 88,12", (16, 16), at), WOOD, lift=4)
    card.paint("-92,-34! -118,30 -120,64! -92,72! -74,40 -50,6!", shift(SLATE, 0.16), at=at)
    card.paint("-126,50! -86,60! -84,84 -94,98! -130,100 -160,92! -156,78 -132,72!", SLATE, at=at, lift=2)
    coat = card.piece(
        "-38,-130! -10,-146 24,-136! 46,-100 54,-50 62,6! 20,16 -40,12 -104,14! -112,-16 -92,-36 -50,-44! -52,-90",
        RED,
        at=at,
        angle=70,
        laps=26,
        grain=0.28,
        edge="raw",
        lift=5,
    )
    with card.inside(coat):
        card.paint("20,-140! 70,-140! 80,20! 10,20! 36,-40", shift(RED, -0.08), at=at, angle=80)
    # neck, head, scarf
    card.paint("-18,-176! 8,-190 16,-172 20,-130! -28,-128!", who.skin.shade, at=at)
    Head(card, who, 1000, 796, 40, turn=-0.8, view="side", tilt=2).draw()
    card.paint("-40,-146 -10,-138 26,-148! 32,-130 -4,-116 -42,-126!", BUTTER, at=at, lift=3)
    # near arm, one sleeve
    card.paint(
        "-6,-128! 22,-122 24,-96 -16,-48 -40,-34! -112,-44! -112,-72! -50,-70 -20,-104",
        shift(RED, 0.05),
        at=at,
        angle=40,
        lift=4,
    )
    card.paint(ribbon("-106,-76 -108,-40", (12, 12), at), CHALK)
    card.paint("-108,-72! -124,-80 -142,-72 -148,-58 -142,-44 -126,-38 -108,-44!", who.skin.base, at=at)
    for y in (-66, -58, -50):
        card.paint(ribbon(f"-146,{y} -132,{y + 3}", (2, 3), at), who.skin.shade)
    _snow(card)


def _snow(card: Sheet) -> None:
    """What the shovel throws up."""
    card.paint(
        "690,1100 704,1066 726,1072 742,1092 780,1110 810,1096 832,1110 846,1134 820,1156 770,1150 712,1140",
        CHALK,
        edge="raw",
        lift=5,
        grain=0.15,
    )
    card.paint(ribbon("720,1124 766,1138 806,1132", (3, 9, 3)), CAST_ON_SNOW)
    g = rng("clods")
    for _ in range(12):
        x, y = g.uniform(800, 1060), g.uniform(1130, 1420)
        card.paint(
            "1,0 .3,.8 -.8,.6 -.9,-.4 .2,-.9", CHALK, at=affine(x, y, g.uniform(5, 14), g.uniform(0, 90)), lift=3
        )
