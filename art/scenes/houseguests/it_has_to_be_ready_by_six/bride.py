"""Of the bride, what stands on the stool, and the hand that wants a short speech."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.hands import hand, turned
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.it_has_to_be_ready_by_six.inks import BONE, CHALK, GIRLS, RED, SAGE, STRAW, UMBER

FOOT = (
    "-.2,-.26! .2,-.24 .5,-.28 .84,-.36 1.0,-.28 1.04,-.14 .99,-.06 1.03,0 .97,.07 .99,.13 .92,.19 .92,.25 .82,.28 "
    ".4,.24 .1,.26 -.2,.26!"
)


def bride(card: Sheet) -> None:
    """Lay stool, feet, hem, the bag, and cherries on their way."""
    card.paint(ROUND, SAGE, at=affine(560, 36, 214), angle=20, laps=50, lift=14)
    card.paint(ROUND, shift(SAGE, 0.07), at=affine(560, 36, 184), angle=20, laps=50)
    for x, a, flip in ((486, 98, False), (632, 82, True)):
        at = affine(x, 50, 150, a, False)
        if flip:
            at = at @ [[1, 0, 0], [0, -1, 0], [0, 0, 1]]
        foot = card.piece(FOOT, GIRLS.base, at=at, lift=6, wobble=0.5)
        with card.inside(foot):
            card.paint(".3,.0! 1.1,.1! 1.1,.5! -.2,.5! -.2,.1!", GIRLS.shade, at=at)
            dots = [(0.78, -0.24), (0.84, -0.06), (0.82, 0.06), (0.78, 0.16), (0.5, -0.04), (0.36, -0.1), (0.36, 0.08)]
            centre = [at @ (u, v, 1.0) for u, v in dots]
            card.paint(
                [curve(ROUND, affine(float(p[0]), float(p[1]), 6 if i > 3 else 8)) for i, p in enumerate(centre)],
                "#8e1f22",
                wobble=0.2,
            )
            card.paint(ribbon(".66,-.34 .58,0 .66,.34", (6, 6), at), "#8e1f22")
            card.paint(ribbon(".2,-.3 .26,0 .2,.3", (5, 5), at), "#8e1f22")
        card.paint(ribbon(".02,-.3 .08,0 .02,.3", (11, 11), at), STRAW, lift=3)
    skirt = card.piece("330,-40! 800,-40! 792,30 730,72 640,56 560,82 470,60 390,80 340,34", RED, angle=84, lift=14)
    with card.inside(skirt):
        card.paint(ribbon("336,14 390,62 470,40 560,62 640,36 730,52 796,10", (12, 12, 12)), STRAW)
        card.paint(
            turned([ribbon(f"{360 + 60 * i},-40 {372 + 56 * i},60", (2, 7)) for i in range(8)]), shift(RED, -0.1)
        )
    _bag(card)
    hand(card, "pinch", 262, 62, 130, 112, GIRLS, flip=False, age=25, lift=10)
    card.paint("170,-40! 330,-40! 318,44 300,80! 236,72! 210,20", GIRLS.base, angle=80, lift=4)
    for y in (20, 40, 60):
        card.paint(
            ribbon(f"{228 - y * 0.1:.0f},{y} 266,{y + 10} 310,{y + 4}", (9, 9)), RED if y == 40 else STRAW, lift=3
        )


def _bag(card: Sheet) -> None:
    card.paint(ribbon("40,190 0,120 60,70 130,110 150,180", (15, 15)), UMBER, lift=9)
    card.paint("16,190! 110,160 250,176! 286,250 262,330! 140,352 20,336! -10,260", UMBER, angle=10, lift=14)
    mouth = card.piece("34,214! 130,192 238,206! 254,256 236,300! 130,314 36,300! 20,256", "#2a1c19", angle=10)
    with card.inside(mouth):
        card.paint("40,236! 120,216! 140,330! 60,330!", BONE, angle=70)
        for v in (250, 268, 286):
            card.paint(ribbon(f"60,{v} 124,{v - 8}", (4, 4)), SAGE)
        for x, y in ((170, 260), (196, 284), (214, 250), (150, 292)):
            card.paint(ROUND, STRAW, at=affine(x, y, 11), lift=2)
    card.paint(ribbon("34,214 130,192 238,206 254,256 236,300 130,314 36,300 20,256 34,214", (9, 9)), STRAW, lift=3)
    card.paint(ROUND, STRAW, at=affine(228, 196, 11), lift=6)
    # cherries that are still to come
    for x, y, s in ((386, 196, 20), (418, 214, 22), (352, 240, 19), (860, 120, 22), (900, 150, 20)):
        card.paint(ROUND, shift(RED, -0.1), at=affine(x, y, s), lift=6)
        card.paint(ribbon(f"{x},{y - s} {x + 8},{y - s - 34} {x + 24},{y - s - 44}", (4, 3)), UMBER)
        card.paint(ROUND, CHALK, at=affine(x - 6, y - 6, 4))
