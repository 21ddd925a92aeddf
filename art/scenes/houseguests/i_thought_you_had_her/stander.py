"""The one below: a long pale face with a black moustache, who has kept quite still."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.i_thought_you_had_her.inks import CHALK, CHARCOAL, DARK, FOLD, HIS, HIS_HEAD, RUST

SOFT = mix(HIS.base, HIS.shade, 0.55)


def shoulders(card: Sheet) -> None:
    """A black coat, cut off by the lower edge."""
    coat = card.piece(
        "400,1640! 280,1670 170,1700 110,1750 80,1840! 1080,1840! 1050,1750 980,1700 860,1660 740,1630!",
        shift(CHARCOAL, 0.06),
        angle=10,
        lift=10,
    )
    with card.inside(coat):
        card.paint(ribbon("960,1700 930,1760 930,1840", (3, 9, 6)), FOLD)


def stander(card: Sheet) -> None:
    """Lay the neck with its collar, the face and what is in it."""
    at = HIS_HEAD
    card.paint("-120,180! 130,180! 140,420! -130,420!", HIS.shade, at=at, angle=84)
    card.paint("-190,330! -120,262! 0,350 126,262! 196,330! 200,420! -200,420!", CHALK, at=at, angle=6, lift=5)
    card.paint("-90,322! -6,352! 84,316! 96,392! 4,366! -84,398!", RUST, at=at, lift=5)
    skin = card.piece(
        "-186,-260! 190,-260! 194,-60 184,60 164,150 120,222 60,264 0,272 -64,264 -122,220 -166,150 -186,60 -194,-60",
        HIS.base,
        at=at,
        angle=96,
        laps=80,
        grain=0.22,
        lift=6,
    )
    with card.inside(skin):
        card.paint(
            "210,-220! 120,-160! 150,-20 136,60! 150,120 90,200 20,280! 220,290!", mix(HIS.base, HIS.shade, 0.5), at=at
        )
        for line, w in (("-70,76 -112,120 -120,166", 8), ("70,76 116,120 118,160", 8), ("-40,236 4,226 44,238", 8)):
            card.paint(ribbon(line, (2, w, 2), at), HIS.shade)
    _eyes(card)
    card.paint("-6,-50! 18,20 50,74! 40,100 6,106 -36,98! -46,76 -24,40 -18,0", SOFT, at=at, angle=96, grain=0.18)
    card.paint(
        ribbon("-42,70 -48,92 -24,98 6,106 34,100 52,90 50,70", (3, 7, 5, 7, 5, 7, 3), at), shift(HIS.shade, -0.14)
    )
    card.paint(ribbon("-44,172 0,178 40,176 60,184", (3, 10, 9, 3), at), "#97594a")
    card.paint(
        "2,118! -40,104 -96,118 -128,164 -158,168! -138,190 -104,190 -60,162 2,152! 60,160 100,190 136,192 162,172! 130,162 "
        "100,116 40,104",
        DARK,
        at=at,
        angle=4,
        lift=4,
    )


def _eyes(card: Sheet) -> None:
    """He would rather not look up: both go to the left, one lid lower."""
    at = HIS_HEAD
    card.paint("-158,-30! -120,-74 -68,-74 -30,-26! -72,10 -122,10", SOFT, at=at, grain=0.16)
    card.paint("-154,-26! -118,-42 -72,-42 -34,-24! -74,4 -120,6", CHALK, at=at)
    card.paint("-140,-44! -92,-44! -90,-20 -100,-2 -116,2 -132,-8", DARK, at=at)
    card.paint(ribbon("-166,-26 -120,-48 -70,-46 -24,-22", (4, 15, 15, 4), at), DARK)
    card.paint(ribbon("-136,26 -96,36 -54,24", (2, 7, 2), at), HIS.shade)
    card.paint("34,-28! 70,-74 122,-74 160,-30! 122,10 72,10", SOFT, at=at, grain=0.16)
    card.paint("38,-24! 72,-54 120,-54 156,-28! 120,6 74,4", CHALK, at=at)
    card.paint("50,-52! 98,-56! 102,-24 92,-4 74,0 56,-10", DARK, at=at)
    card.paint(ribbon("28,-22 72,-58 122,-58 166,-26", (4, 15, 15, 4), at), DARK)
    card.paint(ribbon("56,24 96,36 136,24", (2, 7, 2), at), HIS.shade)
    card.paint("-176,-92! -130,-116 -70,-108 -20,-76! -74,-84 -130,-90", DARK, at=at)
    card.paint("26,-90! 74,-134 130,-130 176,-96! 130,-108 78,-106", DARK, at=at)
