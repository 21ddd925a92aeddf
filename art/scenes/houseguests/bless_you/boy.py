"""The boy on top: labelled, stamped, with his suitcase, and not concerned."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.faces import Face
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.bless_you.inks import BRICK, CHALK, FAIR, SLATE, STRAW, WALNUT


def boy(card: Sheet, face: Face) -> None:
    """Lay the suitcase, the jumper, the head, the label on its string."""
    card.paint(ribbon("352,246 366,206 410,214 416,262", (9, 9, 9, 9)), WALNUT)
    card.paint("326,236! 452,262! 440,420! 316,400!", mix(WALNUT, BRICK, 0.3), angle=8, lift=6)
    card.paint(ribbon("352,240 342,400", (10, 10)), STRAW)
    card.paint(ribbon("426,256 416,400", (10, 10)), STRAW)
    jumper = card.piece("176,226! 196,190 236,178 276,190! 304,230 318,360! 160,360!", STRAW, angle=84, lift=7)
    with card.inside(jumper):
        for y in (222, 256, 290):
            card.paint(ribbon(f"150,{y} 240,{y + 6} 330,{y - 2}", (9, 10, 9)), mix(STRAW, WALNUT, 0.5))
    card.paint(ribbon("262,236 276,290 270,352", (2, 6, 4)), mix(STRAW, WALNUT, 0.55))
    card.paint("216,164! 262,164! 264,194! 236,204 214,194!", FAIR.shade)
    Head(card, face, 232, 104, 78, tilt=-4, turn=-1.0, view="side").draw()
    card.paint(ribbon("214,190 200,214 194,236", (4, 4)), WALNUT)
    card.paint("166,232! 216,226! 224,286! 174,292!", CHALK, lift=5)
    card.paint("198,233! 213,231! 215,248! 200,250!", BRICK, wobble=0.4)
    card.paint([ribbon("180,262 212,258", (4, 4)), ribbon("182,275 206,272", (4, 4))], SLATE, wobble=0.3)
