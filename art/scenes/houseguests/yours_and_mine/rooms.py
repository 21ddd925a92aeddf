"""Two rooms and the end of the wall between them, an old man in a bath, and a roll of tape."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.scenes.houseguests.yours_and_mine.inks import (
    BEHIND_GLASS,
    CAST,
    CHALK,
    INK,
    LINEN,
    POWDER,
    STRAW,
    TAPE,
    TILE,
    WALL,
)

DIVER = (150, 462, 96, -4)
"""Where his head is: x, y, half a head, tilt."""


def rooms(card: Sheet) -> None:
    """Lay the tiled room, the straw room with a further door, and the end of the wall between."""
    tiles = card.piece("-30,-30! 600,-30! 604,1400! -30,1400!", TILE, angle=88, laps=110, grain=0.2)
    lines = [ribbon(f"{x},-30 {x + 4},1400", (5, 5)) for x in (70, 218, 366, 514)]
    lines += [ribbon(f"-30,{y} 620,{y + 4}", (5, 5)) for y in range(40, 1000, 146)]
    card.pattern(tiles, turned(lines), mix(TILE, WALL, 0.9), thin=0.2)
    card.paint("660,-30! 1230,-30! 1230,1100! 660,1100!", STRAW, angle=86, laps=120, grain=0.24)
    card.paint("1130,-30! 1240,-30! 1240,1000! 1120,1000!", POWDER, angle=88, grain=0.2)
    card.paint("1104,-30! 1146,-30! 1138,1000! 1094,1000!", WALL, angle=88, lift=8)
    card.paint("582,-30! 696,-30! 704,1100! 586,1100!", WALL, angle=88, lift=14)
    card.paint("696,-30! 724,-30! 732,1100! 704,1100!", shift(STRAW, -0.07), angle=88)


def bather(card: Sheet) -> None:
    """In the tiled room, up to his chest in the bath: his face behind the window of a mask, a snorkel, a moustache."""
    x, y, r, tilt = DIVER
    skin = CAST["grandad"].skin
    trunk = card.piece(
        "-30,760! -30,640! 20,598 84,572 108,540! 196,540! 222,572 286,594 330,640 344,760!",
        skin.base,
        angle=84,
        lift=6,
    )
    with card.inside(trunk):
        card.paint("106,530! 200,530! 214,578 156,600 98,578!", skin.shade)
    Head(card, CAST["grandad"], x, y, r, tilt=tilt).draw()
    at = affine(x, y, r, tilt)
    rim = (
        "-.60,-.34 -.32,-.42 0,-.40 .32,-.42 .60,-.34 .72,-.06 .66,.20 .46,.38 .30,.56 0,.62 -.30,.56 -.46,.38 -.66,.20 "
        "-.72,-.06"
    )
    window = card.piece(rim, mix(skin.base, POWDER, 0.6), at=at, grain=0.1)
    with card.inside(window):
        Head(card, CAST["grandad"].but(skin=BEHIND_GLASS), x, y, r, tilt=tilt).draw()
        for line, w in (("-.66,.10 -.36,-.46", 0.08), ("-.50,.16 -.20,-.44", 0.04)):
            card.paint(ribbon(line, (w, w), at, r), WALL, wobble=0.3)
    for s in (-1, 1):
        card.paint(ribbon(f"{0.66 * s},-.06 {0.80 * s},-.10 {0.9 * s},-.2", (0.16, 0.14, 0.12), at, r), INK, wobble=0.3)
    card.paint(ribbon(f"{rim} -.60,-.34 -.32,-.42", (0.1,) * 17, at, r), INK, wobble=0.4, grain=0.2, lift=4)
    card.paint(ribbon("-.74,.20 -.80,-.3 -.86,-.9 -.88,-1.4", (0.17,) * 4, at, r), STRAW, wobble=0.4, lift=6)
    card.paint(ribbon("-.865,-1.1 -.88,-1.4", (0.18, 0.18), at, r), INK, wobble=0.4)
    card.paint(ribbon("-.20,.72 -.5,.62 -.74,.42 -.74,.18", (0.13, 0.15, 0.17, 0.17), at, r), STRAW, wobble=0.4)
    card.paint("-30,720! 330,716! 420,1400! -30,1400!", WALL, angle=84, lift=10)
    card.paint("-30,690! 120,684 300,684 396,694! 424,716 404,746! 300,736 100,736 -30,746!", CHALK, angle=2, lift=8)
    card.paint(ribbon("-30,748 100,740 300,740 400,750", (3, 8, 8, 3)), LINEN)


def roll(card: Sheet) -> None:
    """Lay the roll, which hangs from the tape: seen from its edge and a little from the left."""
    x, y = 650, 1540
    card.paint(
        f"{x - 34},{y - 104}! {x + 34},{y - 104} {x + 62},{y - 60} {x + 70},{y} {x + 62},{y + 60} {x + 34},{y + 104} {x},{y + 106} "
        f"{x - 34},{y + 104}!",
        TAPE,
        angle=88,
        lift=14,
    )
    for r, ink in ((1.0, shift(TAPE, -0.09)), (0.66, LINEN), (0.52, INK)):
        at = affine(x - 34, y, 1)
        at[:, :2] = [[46 * r, 0], [0, 104 * r]]
        card.paint(ROUND, ink, at=at, wobble=0.5)
