"""I Thought You Had Her: a huge skater topples with her hands in her muff; one fingertip below her elbow holds her up."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.i_thought_you_had_her.face import face
from art.scenes.houseguests.i_thought_you_had_her.inks import ASH, BONE, CHALK, PENCIL
from art.scenes.houseguests.i_thought_you_had_her.keeper import keeper, one_finger
from art.scenes.houseguests.i_thought_you_had_her.lady import body, boots, collar, scarf
from art.scenes.houseguests.i_thought_you_had_her.leaver import leaver

GROUND = CHALK
__all__ = ["GROUND", "paint"]


def paint(card: Sheet) -> None:
    """Lay the ice, the one who leaves, her from the scarf to the muff, then the one who holds her."""
    _rink(card)
    leaver(card)
    scarf(card)
    boots(card)
    body(card)
    collar(card)
    face(card)
    keeper(card)
    one_finger(card)


def _rink(card: Sheet) -> None:
    """A dull sky over bare ice; her blades have drawn one long curve that ends beneath her."""
    card.paint(
        "-40,-40! 1240,-40! 1240,960! 800,948 400,966 -40,950!", mix(BONE, ASH, 0.5), angle=4, laps=110, grain=0.26
    )
    card.paint(
        "-40,800! 120,770 300,800 520,786 760,820 980,780 1240,806! 1240,980! 700,968 -40,984!",
        mix(ASH, PENCIL, 0.6),
        angle=3,
        laps=80,
        edge="torn",
        core=CHALK,
        wobble=6,
    )
    for line, w in (
        ("-40,1660 100,1760 180,1840", 8),
        ("600,1840 700,1640 860,1500", 8),
    ):
        card.paint(ribbon(line, (2, w, 2)), mix(ASH, PENCIL, 0.3), thin=0.1)
