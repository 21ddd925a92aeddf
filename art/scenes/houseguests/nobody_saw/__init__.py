"""Nobody Saw: a judge goes over the ticket barrier in her robe; next to it an old soldier has his lace tied."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.nobody_saw.gate import barrier, soldier_and_inspector
from art.scenes.houseguests.nobody_saw.inks import ASH, BONE, INK, SLATE, WALL
from art.scenes.houseguests.nobody_saw.judge import head, planted_arm, robe
from art.scenes.houseguests.nobody_saw.travellers import CROWD_CAST, NAMED_CAST, travellers

GROUND = BONE
CAST = NAMED_CAST | CROWD_CAST


def paint(card: Sheet) -> None:
    """Lay the hall, those who look at their palms, the barrier, then the judge above it all."""
    _hall(card)
    travellers(card)
    barrier(card)
    _shadow(card)
    robe(card)
    head(card, CAST["judge"])
    planted_arm(card)
    soldier_and_inspector(card, CAST["soldier"], CAST["inspector"])


def _hall(card: Sheet) -> None:
    """Tiles to a man's height, bare wall above, the plan of the line with one stop missing."""
    tiles = card.piece("-30,800! 600,792 1230,804! 1230,1330! -30,1330!", WALL, angle=2, laps=110, grain=0.2)
    lines = [ribbon(f"-20,{y} 1220,{y + 3}", (4, 4)) for y in range(880, 1330, 84)]
    lines += [
        ribbon(f"{x + 50 * (i % 2)},{y} {x + 50 * (i % 2)},{y + 84}", (4, 4))
        for i, y in enumerate(range(796, 1330, 84))
        for x in range(-20, 1240, 104)
    ]
    card.pattern(tiles, lines, mix(ASH, BONE, 0.75), thin=0.2)
    card.paint("-30,778! 600,770 1230,780! 1230,806! 600,796 -30,804!", SLATE, angle=1)
    card.paint(ribbon("640,150! 960,146! 1040,220! 1240,222", (11, 11, 11, 11)), SLATE)
    for x, y in ((664, 150), (752, 149), (928, 147), (1000, 184), (1090, 221), (1176, 222)):
        card.paint(_round(x, y, 19), INK, lift=2)
        card.paint(_round(x, y, 11), BONE)
    card.paint("-30,1480! 600,1474 1230,1482! 1230,1500! -30,1498!", ASH, angle=1, thin=0.1)


def _round(x: float, y: float, r: float) -> str:
    d = r * 0.71
    return f"{x + r},{y} {x + d},{y + d} {x},{y + r} {x - d},{y + d} {x - r},{y} {x - d},{y - d} {x},{y - r} {x + d},{y - d}"


def _shadow(card: Sheet) -> None:
    """She is still in the air: her shadow lies by itself on the floor."""
    card.paint(
        "330,1700! 470,1650 640,1624 820,1616! 930,1596 1040,1616 1110,1650! 1010,1690 880,1716 700,1740! 520,1742 410,1728",
        shift(ASH, 0.06),
        angle=3,
        grain=0.2,
    )
