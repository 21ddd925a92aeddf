"""The bed from above: pillows, the blanket that is being drawn away, and the hand at its corner."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, ribbon, stripes
from art.cutpaper.hands import hand
from art.cutpaper.sheet import Ink, Patch, Sheet, mix
from art.scenes.houseguests.move_over.inks import BUTTER, CREAM, DARK, LILAC, PISTACHIO, PLUM, ROSE

FIBRE: Final = "#fffaf0"


def torn(card: Sheet, spec: str, ink: Ink, at: Array | None = None, wobble: float = 4, lift: float = 8) -> Patch:
    """Lay a torn piece with its pale fibre."""
    return card.piece(
        spec, ink, at=at, edge="torn", core=FIBRE, wobble=wobble, lift=lift, angle=80, laps=90, grain=0.24
    )


def sheets(card: Sheet) -> None:
    """Lay the sheet in bare cream, two pillows, and who has the one that is free."""
    sheet = torn(card, "-60,-60! 1260,-60! 1260,1640! 900,1670 500,1680 -60,1660!", CREAM, wobble=8, lift=14)
    with card.inside(sheet):
        for fold in ("1040,1320 980,1420 1000,1560", "700,1560 820,1600 940,1580", "760,60 790,160 770,300"):
            card.paint(ribbon(fold, (3, 18, 12, 4)), mix(CREAM, LILAC, 0.5), thin=0.15, grain=0.2)
    left = torn(
        card, "30,110! 200,80 500,92 706,70! 740,240 726,420 744,600! 500,640 200,630 20,640! 0,400", BUTTER, wobble=6
    )
    right = torn(card, "800,90! 1000,64 1260,74! 1260,690! 1080,700 826,690! 790,480 808,260", PISTACHIO, wobble=6)
    for pillow, ink in ((left, BUTTER), (right, PISTACHIO)):
        x = card.box(pillow)[0]
        lines = [ribbon(f"{x + 60},{y} {x + 150},{y + 20} {x + 240},{y + 10}", (3, 14, 3)) for y in (190, 330)]
        card.pattern(pillow, lines, mix(ink, PLUM, 0.12))
    with card.inside(right):
        # the hollow his head lies in
        dent = "930,220 1010,150 1260,130! 1260,660! 1040,650 950,560 900,400"
        card.paint(dent, mix(PISTACHIO, PLUM, 0.14), edge="torn", wobble=5, angle=70)
        for line in (
            "826,300 870,330 912,344",
            "820,470 866,466 904,452",
            "850,620 890,590 936,560",
            "880,140 920,180 948,214",
        ):
            card.paint(ribbon(line, (3, 15, 3)), mix(PISTACHIO, PLUM, 0.22), thin=0.1)
    mouse(card)


def mouse(card: Sheet) -> None:
    """It has the pillow to itself."""
    at = affine(300, 262, 1.15, -8)
    grey = mix(LILAC, PLUM, 0.55)
    card.paint(ribbon("70,20 140,40 180,10 150,-26 190,-50", (12, 9, 7, 5, 3), at), mix(ROSE, PLUM, 0.2), lift=3)
    torn(card, "-84,16 -60,-24 -10,-50 50,-46 88,-6 84,40 30,58 -40,50", grey, at, 1.5, 7)
    torn(card, "-74,-22 -74,-50 -52,-60 -38,-44 -46,-24", mix(grey, PLUM, 0.2), at, 1, 3)
    torn(card, "-52,-30 -40,-60 -10,-62 0,-36 -24,-16", mix(grey, ROSE, 0.4), at, 1, 4)
    card.paint(ribbon("-60,8 -50,16 -40,8", (3, 5, 3), at), PLUM)
    card.paint("-94,14 -84,6 -76,16 -86,24", ROSE, at=at)


def blanket(card: Sheet) -> None:
    """Lilac, with a print of little ears, from under the one who lies on it down to a corner."""
    cloth = torn(
        card,
        "-60,740! 200,700 600,720 1020,690! 1060,900 1040,1180 900,1420 760,1560 600,1620 430,1650 310,1690! 276,1724 284,1778 244,1796 200,1776! 196,1706! "
        "120,1640 40,1610 -60,1590!",
        LILAC,
        wobble=5,
        lift=12,
    )
    ears_on(card, cloth)
    with card.inside(cloth):
        for fold in (
            "230,1690 200,1600 90,1500",
            "250,1690 420,1640 640,1560",
            "214,1690 120,1630 0,1570",
            "232,1730 236,1760 232,1790",
        ):
            card.paint(ribbon(fold, (4, 30, 4)), mix(LILAC, PLUM, 0.24), thin=0.05, angle=60)


def ears_on(card: Sheet, cloth: Patch) -> None:
    """Print a lilac cloth with little ears."""
    x0, y0, x1, y1 = card.box(cloth)
    ears: list[str] = []
    for k, y in enumerate(range(740, 1780, 84)):
        for x in range(-30 + 46 * (k % 2), 1300, 92):
            if x0 - 20 < x < x1 + 20 and y0 - 20 < y < y1 + 20:
                ears += [
                    f"{x - 12},{y + 14} {x - 10},{y - 14} {x - 3},{y + 12}!",
                    f"{x + 4},{y + 12} {x + 11},{y - 14} {x + 13},{y + 14}!",
                ]
    card.pattern(cloth, ears, mix(LILAC, PLUM, 0.4), thin=0.05)


def puller(card: Sheet) -> None:
    """Somebody at the foot of the bed has no blanket at all: a striped forearm, and the corner in a fist."""
    hand(card, "grip", 146, 1740, 172, -26, DARK, age=40, lift=5)
    sleeve = torn(
        card,
        "-60,1792! 40,1736 116,1700! 140,1738 158,1782! 100,1822 30,1872 0,1900! -60,1900!",
        CREAM,
        wobble=2,
        lift=6,
    )
    card.pattern(sleeve, stripes(card.box(sleeve), 34, 15, 62, key="sleeve"), PLUM, thin=0.06)
