"""Ready or Not: a child counts beside a birch; behind it, on both sides of it, stands somebody who has hidden."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper.contour import ROUND, Array, affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.ready_or_not.birch import birch, child, key_bird

GREEN, INK, PETROL, DUSK, BONE, BRICK, STRAW = (
    "#1f3a38",
    "#1b2030",
    "#2f4a5c",
    "#56607a",
    "#e2d8c6",
    "#b2473b",
    "#c9b27a",
)
GROUND = BONE
HIS: Final = Skin("#d3ab8e", "#b08a72", INK, lip="#9a5a4e", blush="#c98a70", white="#f1e9da", lid="#cda489")
HERS: Final = Skin("#e0b79a", "#bd8f78", INK, lip="#a8564c", blush="#d98f78", white="#f1e9da", lid="#d6ab92")
GREY: Final = "#4b4e5c"
CAST: Final = {
    "hider": Face(
        HIS,
        48,
        "heavy",
        "line",
        "round",
        "pinched",
        "bushy",
        "bald",
        GREY,
        feels=feel("afraid", lids=(1.0, 0.86), brows=(0.03, 0.08), slant=(0.3, 0.2), gaze=(0.1, 0.75), tilt=0),
        wide=0.04,
        eye=1.12,
        mouth=0.3,
        snout=0.6,
        plane="none",
    ),
    "counter": Face(
        HERS,
        7,
        "moon",
        "button",
        "smooth",
        "wide",
        "none",
        "bowl",
        "#2b2027",
        feels=feel("laughing", lids=(0, 0), tilt=-5),
        plane="none",
        eye=0.5,
        ears=1.2,
    ),
}


def paint(card: Sheet) -> None:
    """Lay the meadow, him, the tree that is to hide him, and the one who counts."""
    _meadow(card)
    _coat(card)
    _face(card)
    _scarf(card)
    _hat(card)
    birch(card)
    key_bird(card)
    child(card, CAST["counter"])


def _meadow(card: Sheet) -> None:
    card.paint(
        "-40,1230! 200,1210 600,1200 1000,1180 1240,1190! 1240,1840! -40,1840!",
        GREEN,
        angle=4,
        laps=110,
        edge="torn",
        core="#f7f0e2",
        wobble=6,
    )


def _coat(card: Sheet) -> None:
    """One bell of cloth; both hands are behind its back."""
    coat = card.piece(
        "470,590! 380,632 262,690 176,780 120,920 78,1120 40,1400 4,1700 -10,1840! 1210,1840! 1196,1700 1160,1400 1122,1120 "
        "1080,920 1024,780 938,690 820,632 730,590!",
        INK,
        angle=86,
        laps=90,
        lift=16,
        edge="torn",
        core="#5a5f70",
        wobble=5,
    )
    line = mix(INK, DUSK, 0.62)
    panes: list[Array] = []
    for x, top in ((170, 60), (310, 20), (450, 0), (750, 0), (890, 20), (1030, 60)):
        out = (x - 600) * 0.26
        panes.append(ribbon(f"{x},{560 + top} {x + out * 0.5},1100 {x + out},1850", (7, 9, 10)))
    panes += [
        ribbon(f"-40,{y + 50} 300,{y + 6} 600,{y} 900,{y + 6} 1240,{y + 50}", (8, 9, 9, 8))
        for y in range(760, 1840, 150)
    ]
    card.pattern(coat, turned(panes), line, thin=0.16)
    with card.inside(coat):
        for side in (-1, 1):
            at = affine(600, 0, 1, 0, flip=side < 0)
            # where the sleeve leaves the coat: elbow out, hand gone behind
            card.paint(
                "300,880! 330,1000 366,1160 404,1330 452,1560! 424,1330 384,1160 340,1000!",
                shift(INK, -0.06),
                at=at,
                angle=80,
            )
            card.paint(
                "0,560! 120,584! 262,640! 236,720! 288,748! 190,900 90,1010 0,1060!",
                shift(INK, 0.045),
                at=at,
                angle=70,
                lift=8,
            )


def _face(card: Sheet) -> None:
    """A breath held in either cheek; moustaches do not hold their breath."""
    head = Head(card, CAST["hider"], 600, 372, 340, 0, grain=0.25)
    card.paint("480,480! 720,480! 730,620! 600,680 470,620!", HIS.shade, angle=80)
    head.draw()
    for side in (-1, 1):
        at = affine(600, 0, 1, 0, flip=side < 0)
        card.paint(ROUND, HIS.blush or BRICK, at=at @ _turn(142, 486, 44, 0), thin=0.1, edge="raw", ragged=12)
        card.paint(
            "0,530! 60,508 130,524 196,560 250,566 292,530 300,486! 326,540 306,600 246,630 160,622 70,596 0,600!",
            GREY,
            at=at,
            angle=12,
            lift=6,
        )
        hairs = ("30,560 120,572 210,604 270,592", "40,536 130,550 220,586 280,570")
        card.paint(turned([ribbon(h, (3, 6, 2), at) for h in hairs]), shift(GREY, 0.12), wobble=0.4)


def _scarf(card: Sheet) -> None:
    """Up to the moustache."""
    scarf = card.piece(
        "402,640! 470,676 540,694 600,698 660,694 730,676 798,640! 826,690 822,748! 760,786 690,806 600,812 510,806 440,786 "
        "378,748! 374,690",
        BRICK,
        angle=4,
        laps=40,
        lift=10,
    )
    ribs = [
        ribbon(f"{x},620 {600 + (x - 600) * 1.06},720 {600 + (x - 600) * 1.04},830", (5, 6, 5))
        for x in range(384, 840, 27)
    ]
    card.pattern(scarf, turned(ribs), shift(BRICK, -0.09), thin=0.1)


def _hat(card: Sheet) -> None:
    """He has put leaves on it."""
    crown = card.piece(
        "396,212! 404,110 430,30 500,6 600,16 700,4 772,32 796,112 804,212!", PETROL, angle=86, laps=60, lift=8
    )
    with card.inside(crown):
        card.paint("380,138! 600,160 820,138! 820,226! 380,226!", BRICK, angle=2)
    for side in (-1, 1):
        at = affine(600, 0, 1, 0, flip=side < 0)
        card.paint(turned([ribbon("180,196 270,120 380,70", (11, 8, 4), at)]), "#4a3d34", wobble=0.5, lift=4)
        leaves = ((236, 116, -96, 46), (300, 62, -74, 50), (300, 134, 30, 44), (372, 100, 12, 50), (400, 46, -40, 54))
        for x, y, a, s in leaves[: 4 + (side < 0)]:
            card.paint("-1,0! -.5,-.52 .1,-.5 1,0! .1,.5 -.5,.52", STRAW, at=at @ _turn(x, y, s, a), lift=5)
    card.paint("-1,0! -.5,-.52 .1,-.5 1,0! .1,.5 -.5,.52", STRAW, at=affine(1086, 452, 54, 62), lift=8)
    card.paint(
        "246,222 262,204 300,198 420,198 600,208 780,198 900,194 944,200 962,220 948,246 900,266 760,276 600,264 440,276 300,270 256,248",
        PETROL,
        angle=4,
        laps=40,
        lift=12,
    )


def _turn(x: float, y: float, size: float, tilt: float) -> Array:
    """Give a 3x3 for something that another places."""
    return np.vstack([affine(x, y, size, tilt), [0, 0, 1.0]])
