"""What her spectacles see: behind us a kite without a hand climbs past a window, and stools queue for nobody."""

from __future__ import annotations

import numpy as np

from art.cutpaper.contour import Array, affine, ribbon
from art.cutpaper.sheet import Patch, Sheet, mix, shift
from art.scenes.houseguests.you_wont_feel_a_thing.inks import AUBERGINE, CHALK, CORAL, MINT, TIN

LENS = "1,0 .71,.71 0,1 -.71,.71 -1,0 -.71,-.71 0,-1 .71,-.71"
DEEP = shift(MINT, -0.09)


def spectacles(card: Sheet, head: Array) -> None:
    """Lay bridge, bows and both lenses low on the nose."""
    card.paint(ribbon("-130,-20 -60,-84 0,-96 60,-88 128,-34", (20, 26, 26, 26, 20), head), CHALK, lift=7)
    card.paint(
        [
            ribbon("-420,-30 -520,-70 -680,-110", (24, 22, 20), head),
            ribbon("440,-40 540,-90 700,-130", (24, 22, 20), head),
        ],
        CHALK,
        lift=7,
    )
    for x, y, r, scene in ((-292, 20, 194, _kite), (302, 0, 202, _stools)):
        m = head[:, :2] @ np.array([x, y]) + head[:, 2]
        at = affine(float(m[0]), float(m[1]), r, -5)
        card.paint(LENS, CHALK, at=at, lift=12, grain=0.16)
        lens = card.paint(LENS, MINT, at=at @ np.diag([0.86, 0.86, 1.0]), angle=30, grain=0.25)
        if lens is not None:
            with card.inside(lens):
                scene(card, at, lens)
            card.paint(ribbon("-.78,-.3 -.66,-.54 -.44,-.72", (0.02, 0.06, 0.02), at, r), CHALK)


def _kite(card: Sheet, at: Array, lens: Patch) -> None:
    card.paint("-1,.34! 1,.22! 1,1.1! -1,1.1!", DEEP, at=at, angle=8)
    card.paint("-.62,-.62! .16,-.70! .22,.30! -.58,.36!", CHALK, at=at, lift=3)
    pane = card.paint("-.54,-.54! .09,-.60! .14,.22! -.51,.28!", mix(MINT, TIN, 0.55), at=at, angle=84)
    if pane is not None:
        card.pattern(pane, "-.6,.02! .0,-.10 .2,-.02! .2,.4! -.6,.4!", DEEP, at=at)
    card.paint(["-.24,-.6! -.19,-.6! -.16,.28! -.21,.28!", "-.54,-.18! .11,-.23! .12,-.17! -.54,-.12!"], CHALK, at=at)
    card.paint(".10,-.44! .34,-.70! .56,-.48! .22,-.02!", CORAL, at=at, lift=4)
    card.paint(".10,-.44! .56,-.48! .22,-.02!", shift(CORAL, -0.08), at=at)
    card.paint(
        ribbon(
            ".22,-.02 .30,.16 .18,.30 .30,.46 .16,.62 .24,.84",
            (0.018, 0.014, 0.014, 0.014, 0.014, 0.012),
            at,
            float(np.hypot(*at[:, 0])),
        ),
        AUBERGINE,
    )
    for x, y, t in ((0.27, 0.1, 20), (0.22, 0.26, -30), (0.27, 0.4, 15)):
        m = at[:, :2] @ np.array([x, y]) + at[:, 2]
        card.paint("0,0! 1,-.6! 1,.6! 0,0! -1,.6! -1,-.6!", AUBERGINE, at=affine(float(m[0]), float(m[1]), 9, t))


def _stools(card: Sheet, at: Array, lens: Patch) -> None:
    card.paint("-1,.06! -.2,-.04! 1,.10! 1,1.1! -1,1.1!", CHALK, at=at, angle=6, grain=0.16)
    card.paint("-.9,-.70! -.5,-.74! -.52,.04! -.92,.1!", DEEP, at=at, lift=2)
    for x, y, s in (
        (-0.56, 0.06, 0.2),
        (-0.36, 0.10, 0.26),
        (-0.10, 0.18, 0.34),
        (0.22, 0.34, 0.45),
        (0.5, 0.72, 0.62),
    ):
        m = at[:, :2] @ np.array([x, y]) + at[:, 2]
        q = affine(float(m[0]), float(m[1]), s * float(np.hypot(*at[:, 0])), -5)
        card.paint(
            [
                "-.30,-.62! -.20,-.62! -.34,.06! -.43,.04!",
                ".20,-.62! .30,-.62! .44,.05! .35,.07!",
                "-.05,-.60! .06,-.60! .05,.16! -.04,.16!",
            ],
            AUBERGINE,
            at=q,
        )
        card.paint(
            "-.46,-.68 -.2,-.80 .22,-.80 .46,-.68 .24,-.56 -.22,-.56",
            TIN if s > 0.5 else AUBERGINE,
            at=q,
            lift=2 if s > 0.3 else 0,
        )
