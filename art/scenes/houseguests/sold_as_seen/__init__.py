"""Sold As Seen: one locked case held up before a hall of backs; a puppet and one woman look the other way."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.sold_as_seen.bidders import BIDDERS, bidder
from art.scenes.houseguests.sold_as_seen.cast import BLACK, BRICK, CAST, CREAM, LINEN, OCHRE, SKINS, UMBER

GROUND = CREAM
__all__ = ["CAST", "GROUND", "paint"]
HOLE: Final = "-1,-.4 -.5,-1 .5,-1 1,-.4 .4,.2! .7,1.4! -.7,1.4! -.4,.2!"


def paint(card: Sheet) -> None:
    """Lay arm and case on the bare ground, then everybody from the far end of the hall to the nearest back."""
    _case(card)
    for each in BIDDERS:
        bidder(card, each)


def _case(card: Sheet) -> None:
    skin = SKINS[1]
    turn = affine(520, 470, 1, -5)
    # forearm, bare from the rolled sleeve to the wrist
    hand(card, "grip", 590, 152, 190, 176, skin, age=45, lift=4, part="under", flip=True)
    card.paint(
        "-92,-196! -96,-250 -60,-292 70,-300 112,-256 112,-196! 84,-196! 80,-240 54,-264 -44,-258 -64,-232 -62,-196!",
        BLACK,
        at=turn,
        lift=8,
    )
    case = card.piece(
        "-396,-190! -376,-208! 386,-208! 404,-186! 408,226! 390,246! -392,246! -408,222!",
        BRICK,
        at=turn,
        angle=-4,
        laps=74,
        lift=20,
    )
    with card.inside(case):
        card.paint("-420,-8! 420,-8! 420,260! -420,260!", shift(BRICK, -0.05), at=turn, angle=-4, laps=74)
        card.paint("-420,-12! 420,-12! 420,0! -420,0!", shift(BRICK, -0.17), at=turn, angle=-5)
        for x in (-280, 200):
            belt = f"{x},-220! {x + 74},-220! {x + 74},260! {x},260!"
            card.paint(belt, mix(UMBER, BLACK, 0.35), at=turn, angle=84, laps=34)
            for u in (x + 9, x + 64):
                card.paint(
                    [
                        curve(f"{u - 2},{v}! {u + 2},{v}! {u + 2},{v + 13}! {u - 2},{v + 13}!", turn)
                        for v in range(-206, 250, 24)
                    ],
                    OCHRE,
                    wobble=0.3,
                )
        for x, y in ((-404, -206), (404, -206), (-404, 244), (404, 244)):
            card.paint("-1,-1! 1,-1! 1,1! -1,1!", mix(UMBER, BLACK, 0.35), at=_on(turn, x, y, 58), lift=3)
        card.paint("-176,110! -60,60! -20,150! -140,202!", mix(BRICK, CREAM, 0.28), at=turn, angle=-24, thin=0.2)
    for x in (-280, 200):
        card.paint(f"{x - 6},60! {x + 80},60! {x + 80},128! {x - 6},128!", OCHRE, at=turn, angle=6, laps=30, lift=6)
        card.paint(f"{x + 14},78! {x + 60},78! {x + 60},110! {x + 14},110!", mix(UMBER, BLACK, 0.5), at=turn)
    # one lock, and it is shut
    card.paint("-62,-62! 66,-62! 62,40 4,84! -58,40", OCHRE, at=turn, angle=80, laps=34, lift=8)
    card.paint("-40,-62! 44,-62! 42,-34! -38,-34!", shift(OCHRE, -0.1), at=turn, angle=4)
    card.paint(HOLE, BLACK, at=_on(turn, 3, 2, 17))
    # a ticket on a string
    card.paint(ribbon("-50,-254 -110,-180 -130,-110", (4, 4), turn), LINEN)
    card.paint("-168,-116! -136,-136! -92,-118! -92,-6! -170,-10!", LINEN, at=_on(turn, 0, 0, 1, 6), angle=80, lift=7)
    # the clerk: hand, forearm, and a sleeve rolled to the elbow
    card.paint(
        "570,110! 640,92 760,60 900,20! 930,140! 800,176 690,200 600,206!", skin.base, angle=-14, laps=50, lift=8
    )
    card.paint("600,206! 690,200 800,176 930,140! 922,110 800,146 690,168 592,176!", skin.shade, angle=-14)
    hand(card, "grip", 612, 154, 190, 172, skin, age=45, lift=6, part="over", flip=True)
    sleeve = card.piece(
        "866,-10! 900,-60 1240,-160! 1240,170! 1080,196 946,196!",
        LINEN,
        angle=-14,
        laps=60,
        edge="torn",
        core="#fbf5e6",
        lift=12,
    )
    with card.inside(sleeve):
        for x in (990, 1090, 1180):
            card.paint(ribbon(f"{x},-80 {x - 20},60 {x + 16},190", (4, 16, 4)), shift(LINEN, -0.1), thin=0.15)
    card.paint("846,-20! 912,-46! 978,204! 912,222!", shift(LINEN, -0.06), angle=76, lift=8)


def _on(turn: Array, x: float, y: float, size: float, tilt: float = 0) -> Array:
    """A place on the case: where, how large, tilted by how much."""
    return np.asarray(turn @ np.vstack([affine(x, y, size, tilt), [0, 0, 1]]))
