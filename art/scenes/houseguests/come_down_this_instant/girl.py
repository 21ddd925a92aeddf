"""The girl: she wears his hat, digs in her heels and hauls."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.come_down_this_instant.general import ANKLE, LEGS
from art.scenes.houseguests.come_down_this_instant.inks import (
    BLACK,
    BLUE,
    BLUSH,
    BONE,
    CHALK,
    RED,
    ROSE,
    SAND,
    UMBER,
    small,
    torn,
    within,
)

HER: Final = affine(404, 1700, 1.02)
"""Her near heel is 0,0."""
CLOTH: Final = shift(BLUE, -0.26)
SKIN: Final = mix(ROSE, BONE, 0.12)
HEAD: Final = within(HER, -168, -436, 1.05, -24)


def string(card: Sheet) -> None:
    """Lay the line from his ankle to her fists."""
    p = LEGS @ (*ANKLE, 1)
    a, b = HER @ (52, -338, 1), HER @ (-26, -300, 1)
    card.paint(
        ribbon(f"{p[0]:.0f},{p[1]:.0f} {a[0]:.0f},{a[1]:.0f}! {b[0]:.0f},{b[1]:.0f}", (9, 9)), UMBER, wobble=0.6, lift=4
    )


def knot(card: Sheet) -> None:
    """Lay two turns of the line about his boot, and a bow."""
    x, y = ANKLE
    for k in (-9, 5):
        small(
            card,
            ribbon(f"{x - 40},{y + k - 4} {x},{y + k + 10} {x + 46},{y + k - 2}", (9, 9), LEGS),
            SAND,
            wobble=0.5,
            lift=2,
        )
    at = within(LEGS, x - 12, y + 6)
    for s in (-1, 1):
        small(card, ribbon(f"0,0 {s * 26},-26 {s * 52},-18 {s * 48},6 0,2", (7, 7), at), SAND, wobble=0.5, lift=3)


def girl(card: Sheet) -> None:
    """Lay legs, far arm, dress, head and hat, near arm."""
    _legs(card)
    torn(
        card,
        "-160,-330! -110,-352 -20,-354 34,-358! 44,-320! -30,-308 -110,-290 -150,-280!",
        shift(CLOTH, -0.08),
        10,
        30,
        4,
        HER,
        2,
    )
    _fist(card, 52, -338, -8)
    dress = torn(
        card,
        "-196,-340! -150,-352 -112,-336! -92,-290 -50,-220 24,-150! -10,-118 -70,-92 -150,-84! -176,-150 -196,-220 -206,-290",
        CLOTH,
        70,
        40,
        8,
        HER,
        2,
    )
    with card.inside(dress):
        small(card, "-210,-340! -178,-330 -176,-240 -150,-150 -120,-80! -240,-60!", shift(CLOTH, -0.07), HER, wobble=2)
        small(card, ribbon("-160,-104 -74,-112 -12,-138 20,-170", (14, 14), HER), CHALK)
        for f in ("-130,-230 -110,-170 -84,-116", "-106,-250 -70,-190 -34,-150"):
            small(card, ribbon(f, (3, 8, 3), HER), shift(CLOTH, -0.09))
    _rest(card)
    _head(card)
    torn(card, "-196,-338! -160,-352 -118,-338! -112,-318! -156,-328 -194,-314!", CHALK, 4, 24, 4, HER, 1.5)
    sleeve = torn(
        card,
        "-188,-318! -150,-326 -124,-300 -106,-262 -50,-288! -32,-250! -80,-222 -120,-214 -150,-230 -178,-276",
        mix(CLOTH, BLUE, 0.18),
        40,
        30,
        7,
        HER,
        2,
    )
    card.pattern(sleeve, [ribbon("-112,-262 -126,-246 -130,-228", (2, 7, 2), HER)], shift(CLOTH, -0.08))
    torn(card, "-58,-294! -40,-298! -20,-252! -38,-244!", CHALK, 60, 20, 3, HER, 1)
    _fist(card, -22, -282, -24)


def _fist(card: Sheet, x: float, y: float, tilt: float) -> None:
    """Lay a fist round the line: a palm, four fingers that lie over it, a thumb."""
    at = within(HER, x, y, 1, tilt)
    torn(card, "-32,-18! -8,-28 20,-24 30,-4 26,18 4,28 -22,24 -34,14!", SKIN, 80, 20, 4, at, 1)
    for k in range(3):
        small(
            card,
            ribbon(f"{-4 + k * 10},-24 {0 + k * 10},-4 {-6 + k * 10},14", (2, 4, 2), at),
            shift(SKIN, -0.15),
            wobble=0.4,
        )
    small(card, "-26,8! -6,2 14,6 20,14 12,22 -8,20 -24,22!", shift(SKIN, -0.04), at, 2, wobble=0.6)


def _rest(card: Sheet) -> None:
    """Lay the rest of the line: from her near fist down to the ground, and round."""
    line = "-26,-276 -50,-200 -46,-120 -84,-30 -170,6 -250,14 -280,34 -220,50 -130,38 -146,20 -220,4 -290,2 -326,22 -318,44"
    card.paint(ribbon(line, (8, 8), HER), UMBER, wobble=0.6, lift=3)


def _legs(card: Sheet) -> None:
    for dx, dy, ink in ((92, -14, shift(CHALK, -0.07)), (0, 0, CHALK)):
        at = within(HER, dx, dy)
        x = -62 if dx == 0 else -100
        torn(card, f"{x - 46},-130! {x + 30},-150! -30,-80 4,-34! -26,-6! -80,-60", ink, 60, 24, 4, at, 1.5)
        torn(
            card,
            "-40,-34! -10,-52! 14,-48 40,-66 64,-70 76,-54 70,-40! 30,-16 0,8! -24,14! -42,-8",
            BLACK,
            20,
            24,
            5,
            at,
            1.5,
        )
        small(card, ribbon("72,-38 32,-12 2,10 -22,16", (6, 6, 9), at), UMBER)


def _head(card: Sheet) -> None:
    """In profile, chin up, mouth open; the hat sits where it can."""
    # the neck, the plait that hangs behind, the head
    torn(card, "-186,-400! -126,-410! -122,-338! -150,-322 -184,-334!", shift(SKIN, -0.1), 80, 24, 2, HER, 1.5)
    for k in range(5):
        at = within(HER, -236 - k * 3, -402 + k * 34, 1, 4)
        torn(card, "-22,0! 0,-16 22,0! 16,26 0,42 -16,26", BLACK, 80, 20, 4, at, 1.2)
    bow = within(HER, -252, -226)
    small(card, "0,0! -44,-26! -48,22! 0,4! 42,24! 40,-24!", RED, bow, 4)
    small(card, "-10,4! 10,4! 16,44! -2,36! -16,44!", BLACK, bow, 2)
    torn(
        card,
        "20,-86 -40,-80 -84,-40 -94,10 -80,52 -40,66! 0,68 30,88 60,94 80,80 80,64! 86,56 78,48! 58,30! 92,22! 86,12 82,6! "
        "106,2 112,-10 94,-28 82,-46 74,-70",
        SKIN,
        76,
        30,
        6,
        HEAD,
        1.2,
    )
    small(card, "88,20! 66,20 52,28 56,42 74,50! 82,50!", UMBER, HEAD, wobble=0.4)
    small(card, "66,20! 78,15 90,20! 78,23", BLUSH, HEAD, wobble=0.4)
    small(card, "62,48! 74,48 81,53! 74,55", BLUSH, HEAD, wobble=0.4)
    small(card, "98,6 90,-1 86,7", shift(SKIN, -0.1), HEAD, wobble=0.3)
    small(card, ROUND, BLUSH, within(HEAD, 26, 26, 20), wobble=1.5)
    white = card.piece("40,-24! 54,-38 68,-36 72,-24! 64,-14 50,-14", CHALK, at=HEAD, edge="torn", wobble=0.5)
    with card.inside(white):
        small(card, ROUND, BLACK, within(HEAD, 64, -29, 9), wobble=0.3)
    small(card, ribbon("38,-22 54,-39 70,-36", (3, 6, 3), HEAD), BLACK, wobble=0.4)
    small(card, ribbon("38,-56 58,-58 78,-44", (4, 9, 5), HEAD), BLACK, wobble=0.5)
    hair = "26,-88! -40,-90 -92,-50 -104,10 -92,60 -60,72! -44,40 -30,10 -24,-20! 6,-40 20,-60!"
    torn(card, hair, BLACK, 60, 24, 4, HEAD, 1.5)
    small(card, "-26,-8 -12,-16 0,-4 -2,14 -14,24 -24,14", SKIN, HEAD, 2)
    small(card, ribbon("-16,-4 -8,0 -12,12", (2, 4, 2), HEAD), UMBER, wobble=0.3)
    _hat(card)


def _hat(card: Sheet) -> None:
    """Lay the plume and the hat, which was cut for a larger head."""
    at = within(HEAD, -14, -80, 1.0, -10)
    torn(
        card,
        "20,-70! 54,-134 68,-188 52,-232 14,-254 -30,-240! -12,-228 -30,-206! -2,-204 -14,-180! 14,-180 4,-152! 24,-150 12,-120! "
        "-6,-70!",
        CHALK,
        30,
        24,
        6,
        at,
        1.6,
    )
    small(card, ribbon("10,-90 38,-150 40,-204 0,-236", (6, 5, 2), at), SAND)
    torn(
        card,
        "-190,38! -150,4 -100,-60 -40,-104 10,-110 60,-86 110,-30 160,4 196,12! 170,34 100,36 40,26 -20,26 -90,40 -150,54",
        BLACK,
        20,
        40,
        9,
        at,
        2.4,
    )
    small(card, ribbon("-178,40 -90,22 -20,10 40,10 100,20 182,20", (4, 10, 10, 4), at), SAND)
    small(card, ROUND, RED, within(at, 6, -50, 26), 4)
    small(card, ROUND, CHALK, within(at, 6, -50, 12))
    small(card, ribbon("6,-44 4,8", (9, 9), at), SAND)
