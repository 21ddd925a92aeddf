"""Who has got there: an old woman on a ladder, her flag kept back; and a chair that somebody has left."""

from __future__ import annotations

from functools import partial

import numpy as np

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.beat_you_to_it.inks import ASH, CHALK, COAL, INK, PENCIL, RED, SKIN, SKIN_SHADE

AT = affine(1034, 1032, 1.36, -7)
"""Where she stands: 0,0 is the rung under her soles; she looks to the left, at the rock."""


def chair(card: Sheet) -> None:
    """On the highest point a kitchen chair, a cup on its seat, still hot."""
    at = affine(292, 262, 1.2, -5)
    lay = partial(card.paint, at=at, wobble=0.5)
    lay(["-44,30! -40,-62! -31,-62! -31,30!", "34,30! 32,-62! 41,-62! 47,30!"], INK)
    lay("31,-60! 42,-62! 56,-172! 46,-174!", INK)
    lay("-48,-70! 46,-72! 47,-58! -46,-56!", INK)
    lay(["4,-164! 52,-172! 50,-144! 5,-138!", "6,-122! 46,-126! 45,-110! 7,-107!"], INK)
    lay("3,-164! 12,-165! 10,-66! 1,-66!", INK)
    lay("-44,-98! -14,-98! -17,-76 -22,-71! -36,-71! -41,-76", PENCIL)
    lay(ribbon("-42,-92 -54,-90 -52,-80 -40,-80", (5, 5), at), PENCIL)
    lay(ribbon("-28,-106 -38,-126 -14,-146 -26,-172", (2, 7, 6, 1), at), mix(ASH, PENCIL, 0.35))


def ladder(card: Sheet) -> None:
    """A fruit ladder, from a flat stone on the sand up to the ledges it leans on."""
    stone = card.piece(
        "976,1664! 1004,1622! 1080,1610! 1176,1606! 1226,1644! 1216,1686! 1120,1708! 1010,1700!",
        mix(COAL, INK, 0.4),
        angle=4,
        edge="torn",
        core=mix(ASH, PENCIL, 0.3),
        wobble=4,
        lift=6,
    )
    with card.inside(stone):
        card.paint("960,1664! 1004,1610! 1180,1590! 1240,1648! 1110,1662!", PENCIL, angle=4, wobble=2)
    wood = mix(COAL, PENCIL, 0.25)
    left, right = ((1040, 1646), (926, 690)), ((1150, 1638), (1020, 684))
    for k in range(9):
        t = 0.06 + 0.095 * k
        a, b = (np.array(foot) * (1 - t) + np.array(top) * t for foot, top in (left, right))
        card.paint(ribbon(np.array([a, b]), (11, 11)), wood, wobble=0.5, lift=2)
    for rail in (left, right):
        card.paint(ribbon(list(rail), (19, 15)), mix(COAL, INK, 0.4), wobble=0.6, lift=3)


def teller(card: Sheet) -> None:
    """Lips near the stone, one palm against it, the other hand back at her hip with the flag."""
    lay = partial(card.paint, at=AT, wobble=0.5)
    lay(["-30,-34! -12,-34! -12,-10! -30,2 -46,2! -44,-6 -32,-14", "8,-34! 26,-34! 28,-8! 12,2 -6,2! -4,-6 8,-14"], INK)
    skirt = card.piece(
        "-24,-118! 26,-120! 44,-80 50,-26! 30,-20 0,-17 -44,-24! -42,-70",
        PENCIL,
        at=AT,
        angle=86,
        laps=24,
        lift=4,
        wobble=0.6,
    )
    with card.inside(skirt):
        lay("-60,-42! 60,-44! 60,-34! -60,-32!", CHALK, angle=2)
        lay([ribbon("4,-118 12,-80 16,-20", (2, 5, 3), AT), ribbon("-10,-118 -18,-70 -22,-20", (2, 4, 2), AT)], COAL)
    lay(
        "-40,-196! -8,-204 22,-194! 40,-168 42,-136 30,-106! 0,-102 -28,-106! -36,-140 -40,-168",
        INK,
        angle=84,
        lift=4,
    )
    _head(card)
    sleeve = mix(PENCIL, COAL, 0.3)
    lay("-36,-192! -12,-194! 2,-176 -8,-154 -32,-138! -66,-148 -108,-180! -94,-196! -60,-172!", sleeve, lift=3)
    lay(
        "-93,-186! -96,-198 -94,-210! -91,-223 -94,-235 -98,-236! -103,-233 -102,-223 -103,-216! -104,-230 -109,-242 -113,-243! -118,-240 -115,-224 "
        "-113,-215! -117,-227 -124,-237 -129,-236! -132,-232 -127,-219 -121,-209! -128,-214 -135,-217 -138,-214! -138,-210 -130,-202 -121,-195! -114,-186 -104,-178!",
        SKIN,
        lift=2,
    )
    _flag(card)
    lay("14,-190! 38,-182 54,-156 58,-132! 46,-116 24,-110! 16,-126! 30,-138 20,-160", sleeve, lift=3)
    lay("26,-128! 12,-132 4,-124 6,-112 18,-108 28,-112!", SKIN, lift=2)


def _flag(card: Sheet) -> None:
    """The flag that she keeps at her far side from the rock, in a calm that lets it hang."""
    card.paint("-9,-48! 64,-252! 71,-250! -1,-46!", COAL, at=AT, wobble=0.4, lift=2)
    card.paint(
        "70,-250! 92,-238 112,-206 106,-164! 116,-120 102,-70 108,-10! 92,2 80,-8! 86,-66 68,-108 74,-150! 68,-186 54,-212!",
        RED,
        at=AT,
        angle=82,
        wobble=0.6,
        lift=4,
    )
    card.paint(ribbon("78,-226 92,-170 88,-110 100,-20", (2, 7, 7, 2), AT), shift(RED, -0.08), wobble=0.4)


def _head(card: Sheet) -> None:
    """A profile under a white kerchief, chin up, eye shut."""
    at = AT @ np.vstack([affine(7, 0), (0, 0, 1)])
    lay = partial(card.paint, at=at, wobble=0.4)
    lay("-44,-206! -14,-214! -6,-196! -38,-190!", SKIN_SHADE)
    lay(
        "-66,-262! -72,-250 -70,-243! -82,-232 -80,-226! -72,-225! -78,-219! -74,-214! -77,-208! -70,-198 -54,-194 -36,-204! -30,-240 -44,-264",
        SKIN,
        lift=2,
    )
    lay(ribbon("-70,-241 -63,-239 -57,-243", (1.5, 4, 1.5), at), INK)
    lay(ribbon("-72,-252 -63,-255 -54,-252", (2, 4, 2), at), ASH)
    lay(ribbon("-76,-214 -66,-214 -61,-219", (3, 3, 1.5), at), SKIN_SHADE)
    lay(
        "-68,-262! -58,-282 -30,-290 -4,-274 6,-246 2,-220 18,-196! -4,-192! -30,-194! -46,-196! -40,-216 -42,-240 -52,-256",
        CHALK,
        angle=60,
        lift=3,
    )
    lay(ribbon("-40,-284 -20,-256 -14,-214", (2, 5, 2), at), ASH)
