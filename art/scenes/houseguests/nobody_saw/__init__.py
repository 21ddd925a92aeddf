"""Nobody Saw: a judge goes over the ticket barrier in her robe; next to it an old soldier has his lace tied."""

from __future__ import annotations

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.nobody_saw.gate import barrier, soldier_and_inspector
from art.scenes.houseguests.nobody_saw.inks import ASH, BONE, INK, SLATE, WALL
from art.scenes.houseguests.nobody_saw.judge import head, planted_arm, robe
from art.scenes.houseguests.nobody_saw.travellers import CROWD_CAST, NAMED_CAST, travellers

GROUND = BONE
CAST = NAMED_CAST | CROWD_CAST


def paint(card: Sheet) -> None:
    """Lay the hall, what goes on beyond the barrier, the barrier, then the judge above it all."""
    _hall(card)
    _clock(card)
    soldier_and_inspector(card, CAST["soldier"], CAST["inspector"])
    travellers(card)
    barrier(card)
    robe(card)
    head(card, CAST["judge"])
    planted_arm(card)


def _hall(card: Sheet) -> None:
    """Tiles to a man's height, bare wall above."""
    tiles = card.piece("-30,1010! 600,1002 1230,1014! 1230,1590! -30,1590!", WALL, angle=2, laps=110, grain=0.2)
    lines = [ribbon(f"-20,{y} 1220,{y + 3}", (3, 3)) for y in range(1090, 1590, 70)]
    card.pattern(tiles, lines, mix(ASH, BONE, 0.75), thin=0.2)
    card.paint("-30,990! 600,982 1230,992! 1230,1016! 600,1006 -30,1014!", SLATE, angle=1)
    card.paint("-30,1584! 600,1578 1230,1586! 1230,1602! -30,1600!", ASH, angle=1, thin=0.1)


def _clock(card: Sheet) -> None:
    """It hangs where it stands about her head like a saint's gold; she covers what it says."""
    round_ = "1,0 .924,.383 .707,.707 .383,.924 0,1 -.383,.924 -.707,.707 -.924,.383 -1,0 -.924,-.383 -.707,-.707 "
    round_ += "-.383,-.924 0,-1 .383,-.924 .707,-.707 .924,-.383"
    card.paint(round_, SLATE, at=affine(850, 316, 264), angle=30, lift=9)
    card.paint(round_, mix(ASH, BONE, 0.22), at=affine(850, 316, 241), angle=12, laps=110, grain=0.2)
    for k in range(12):
        wide = 15 if k % 3 == 0 else 8
        card.paint(ribbon("0,-238 0,-204", (wide, wide), affine(850, 316, 0.93, 30 * k)), INK, lift=1)
