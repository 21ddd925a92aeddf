"""The feast: the table that he has crept under, its cloth, and whose legs stand about it."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, curve, ribbon
from art.cutpaper.fingers import jointed
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.not_my_scene.inks import BONE, GOLD, INK, LINE, LINEN, NAVY, PLUM, ROSE, SHADE, SLATE


def feast(card: Sheet) -> None:
    """Lay the lit room, the floor under the table, legs and shoes, and a child who has bent down to look."""
    card.paint("-60,-60! 1260,-60! 1260,660! -60,660!", GOLD, angle=4, laps=120, grain=0.26)
    card.paint("-60,620! 600,612 1260,622! 1260,970! -60,970!", shift(PLUM, -0.03), angle=2, laps=90)
    for line in ("-60,700 400,694 1260,702", "-60,806 500,800 1260,810"):
        card.paint(ribbon(line, (7, 7)), shift(PLUM, -0.09))
    _trousers(card, 30, mix(INK, SLATE, 0.5))
    _child(card)


def _trousers(card: Sheet, x: float, ink: Ink) -> None:
    at = affine(x, 640)
    card.paint("-100,-440! 0,-440! 2,-10! -76,-6!", shift(ink, -0.05), at=at, angle=88, lift=5)
    card.paint("-30,-440! 80,-440! 66,14! -8,10!", ink, at=at, angle=88, lift=6)
    card.paint("-14,8! 62,6! 74,26 116,40 130,60! 126,70 -14,70!", INK, at=at, lift=5)
    card.paint(ribbon("-12,4 64,2", (12, 12), at), BONE)
    card.paint(ribbon("20,28 76,34 112,44", (2, 6, 2), at), SLATE)
    card.paint("-90,-8! -14,-8! -2,52! -94,52!", INK, at=at, lift=3)


def _child(card: Sheet) -> None:
    """She has bent down to look: head under the hem, plaits hanging."""
    at = affine(208, 344, 1.12, 166)
    hair = mix(PLUM, ROSE, 0.22)
    for x, y, end in ((138, 390, "138,430 130,490 136,548"), (272, 380, "288,420 292,470 286,510")):
        plait = card.piece(
            [ribbon(f"{x + (205 - x) * 0.3},{y - 24} {x},{y} {end}", (40, 40, 38, 34, 22))], hair, lift=4
        )
        for k in range(5):
            card.pattern(
                plait, ribbon(f"{x - 30},{y + 30 * k - 10} {x},{y + 30 * k} {x + 30},{y + 30 * k - 10}", (2, 6, 2)), INK
            )
        ex, ey = (float(v) for v in end.split()[-1].split(","))
        card.paint("0,0! -30,-20 -34,12! 0,0! 30,-22 36,8!", BONE, at=affine(ex, ey - 8), lift=3)
    face = card.piece(
        "-68,-40 -44,-84 0,-96 46,-84 70,-40 70,10 52,58 2,82 -52,60 -70,10", ROSE, at=at, angle=80, lift=5
    )
    with card.inside(face):
        card.paint("-90,-120! 90,-120! 90,-10! 62,-40 20,-66 0,-84! -24,-64 -62,-38 -90,0!", hair, at=at, angle=70)
        for x in (-46, 48):
            card.paint(ROUND, mix(ROSE, SHADE, 0.3), at=at @ _lay(x, 34, 13), edge="raw", ragged=6)
        for x in (-29, 30):
            card.paint("-18,2 0,-15 18,2 0,14", BONE, at=at @ _lay(x, 6))
            card.paint(ROUND, LINE, at=at @ _lay(x - 3, 1, 9.5))
            card.paint(ribbon(f"{x - 20},-24 {x},-33 {x + 18},-26", (3, 6, 3), at), hair)
        card.paint(ribbon("-9,30 2,36 11,29", (3, 6, 2), at), SHADE)
        card.paint("-26,46! 2,52 30,45! 20,62 2,68 -16,63", BONE, at=at)
        card.paint(ribbon("-30,44 -14,50 2,52 18,50 34,43", (3, 6, 6, 6, 3), at), LINE)


def _lay(x: float, y: float, size: float = 1) -> Array:
    """Return a place within a head, as three rows."""
    return np.vstack([affine(x, y, size), [0.0, 0.0, 1.0]])


def cloth(card: Sheet) -> None:
    """Lay the cloth over the table's edge, with its hem, and what has been left standing on it."""
    hem = (
        "-60,90! 1260,90! 1260,244! 1230,266 1190,266 1160,244! 1128,270 1088,270 1060,246! 1026,274 986,272 956,246! "
        "920,274 880,272 850,244! 818,268 780,268 750,242! 716,266 676,266 646,242! 614,266 576,266 548,242! 514,268 474,266 446,240! "
        "412,264 374,262 346,236! 314,260 276,260 246,236! 214,260 176,260 146,236! 114,260 76,258 46,234! 10,256 -30,254 -60,234!"
    )
    linen = card.piece(hem, mix(BONE, SLATE, 0.07), angle=88, laps=120, grain=0.24, lift=12)
    folds = (
        "128,112 124,170 132,262",
        "330,112 336,180 330,236",
        "560,112 556,170 566,262",
        "800,112 806,180 798,262",
        "1040,112 1036,180 1048,262",
    )
    card.pattern(linen, [ribbon(q, (3, 8, 14)) for q in folds], LINEN)
    holes = [
        curve(ROUND, affine(3 + 101 * k + u, 232 + v, 7)) for k in range(12) for u, v in ((0, 14), (-24, 2), (24, 2))
    ]
    card.pattern(linen, holes, mix(PLUM, SLATE, 0.5), thin=0.02)
    with card.inside(linen):
        card.paint("-60,80! 1260,80! 1260,112! -60,116!", LINEN, angle=2)
    # the child's fingers round the hem
    for x, y in ((276, 228), (291, 222), (306, 223), (320, 230)):
        card.paint(jointed(f"{x + 3},257 {x + 1},246 {x},{y}", 15, affine(), 0.88), ROSE, lift=2, wobble=0.2)
        card.paint(ROUND, ROSE, at=affine(x + 3, 258, 7))
    card.paint("-60,62! 1260,56! 1260,96! -60,102!", BONE, angle=2, lift=4)
    # what stands on it
    card.paint("110,62! 400,62! 372,30 138,30!", SLATE, lift=4)
    card.paint("180,34! 196,-60! 330,-60! 340,34!", BONE, angle=80, lift=4)
    card.paint("182,8! 260,-6 338,8! 337,-16! 260,-28 186,-16!", PLUM)
    card.paint("610,60! 610,-60! 720,-60! 720,60!", NAVY, angle=88, lift=4)
    card.paint("612,30! 612,-40! 718,-40! 718,30!", LINEN, angle=88)
    card.paint(ribbon("950,54 950,-20", (11, 11)), LINEN, lift=3)
    card.paint("900,60! 1000,60! 984,46 916,46!", LINEN, lift=3)
    card.paint("894,-60! 1006,-60! 992,-24 950,0 908,-24!", PLUM)
