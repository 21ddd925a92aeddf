"""The boy on top: he minds a goldfish, and is not concerned."""

from __future__ import annotations

from art.cutpaper.contour import DOT, affine, ribbon
from art.cutpaper.faces import Face
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.bless_you.inks import BRICK, CHALK, DARK, FAIR, MINT, SLATE, STRAW, WALNUT


def boy(card: Sheet, face: Face) -> None:
    """Lay the bowl and who is in it, the jumper, the neck, the head, the collar."""
    bowl = card.piece(
        "58,232! 140,230! 146,246 176,276 188,320 178,360 156,388! 40,392! 18,362 10,320 22,276 52,248", CHALK, lift=6
    )
    with card.inside(bowl):
        card.paint("-10,290! 100,286 210,290! 210,420! -10,420!", mix(SLATE, MINT, 0.5), angle=2)
        card.paint("52,334 84,312 116,330! 146,310! 142,358! 116,342! 84,358", BRICK, wobble=0.6)
        card.paint(DOT, DARK, at=affine(70, 330, 5))
    jumper = card.piece(
        "198,208! 236,186 276,198! 308,240 326,300 330,400! 190,400! 186,300 184,240", STRAW, angle=84, lift=7
    )
    with card.inside(jumper):
        for y in (232, 268, 304, 340):
            card.paint(ribbon(f"170,{y} 250,{y + 6} 340,{y - 2}", (9, 10, 9)), mix(STRAW, WALNUT, 0.5))
    card.paint("210,150! 262,150! 268,214! 240,226 206,214!", mix(FAIR.base, FAIR.shade, 0.45))
    Head(card, face, 230, 112, 84, tilt=-4, turn=-1.0, view="side").draw()
    card.paint("196,206! 236,216 276,194! 284,222 240,244 194,230!", mix(STRAW, WALNUT, 0.3), lift=3)
