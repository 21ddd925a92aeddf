"""The neighbours: one above who looks for it in the sky, two below who look at what their ceiling does."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import affine, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix, shift
from art.cutpaper.skin import Skin
from art.scenes.houseguests.the_neighbours_will_talk.inks import ASH, BLUE, BONE, CLAY, GREEN, INK, PLUM, cut, torn

PALE: Final = Skin("#b08a74", "#8a6656", "#2a1c26", lip="#8a4a44", blush="#a87062", white="#d9cfbd")
CAST: Final[dict[str, Face]] = {
    "stargazer": Face(
        PALE,
        66,
        "gaunt",
        "hook",
        "slit",
        "thin",
        "bushy",
        "ring",
        "#a9a5a4",
        beard="",
        feels=feel("puzzled"),
        small=True,
    ),
    "wife": Face(
        PALE,
        70,
        "round",
        "button",
        "round",
        "bow",
        "thin",
        "rollers",
        "#b5afab",
        feels=feel("dreaming", gaze=(0.25, -0.8), lids=(0.9, 0.94)),
        small=True,
    ),
    "husband": Face(
        PALE,
        74,
        "heavy",
        "bulb",
        "round",
        "thin",
        "bushy",
        "bald",
        "#8d8b90",
        beard="walrus",
        feels=feel("afraid", gaze=(0.0, -0.9)),
        small=True,
    ),
}
WIFE: Final = Skin("#bd9880", "#95705d", "#2a1c26", lip="#8a4a44", blush="#b07a68", white="#d9cfbd")
GOWN: Final = mix(ASH, BLUE, 0.3)


def stargazer(card: Sheet) -> None:
    """On a stool that the floor has lifted, an eye to his telescope; it goes out through the roof."""
    for line in ("520,262 462,562", "520,262 528,546", "520,262 596,534"):
        cut(card, ribbon(line, (10, 10)), mix(CLAY, INK, 0.2), None, 2)
    for line in ("722,450 700,524", "812,456 838,536"):
        cut(card, ribbon(line, (12, 12)), mix(CLAY, INK, 0.45), None, 2)
    cut(card, "694,436! 846,446! 844,470! 694,460!", mix(CLAY, INK, 0.3), None, 4, 4)
    for dx, dy, ink in ((22, -4, shift(PLUM, -0.03)), (0, 0, shift(PLUM, 0.03))):
        at = affine(dx, dy)
        cut(card, "808,396! 726,392 664,404! 648,512! 690,514! 704,452 800,444!", ink, at, 4)
        cut(card, "692,508! 650,506 610,516 604,530! 692,532!", INK, at, 2)
    sleeve = "742,318! 772,330 764,372 724,378 646,306! 656,270! 720,322"
    cut(card, sleeve, shift(GOWN, -0.08), affine(-14, 6), 3, 40)
    cut(card, "722,262! 768,270! 790,322! 728,326!", PALE.shade)
    coat = torn(
        card, "730,300! 780,292 822,330 846,390 850,438! 780,448 712,440! 708,390 712,336", GOWN, None, 6, 80, 2
    )
    card.pattern(coat, [ribbon(f"{x},280 {x + 10},470", (7, 7)) for x in range(708, 860, 26)], mix(PLUM, ASH, 0.3))
    at = affine(704, 240, 1, 5)
    cut(card, "-300,-36! -120,-34! -120,34! -300,36!", CLAY, at, 6, 8)
    cut(card, "-304,-40! -280,-40! -280,40! -304,40!", mix(CLAY, BONE, 0.35), at, 3, 98)
    cut(card, "-120,-25! -40,-25! -40,25! -120,25!", mix(CLAY, BONE, 0.3), at, 5, 8)
    cut(card, "-40,-16! 20,-16! 20,16! -40,16!", CLAY, at, 5, 8)
    Head(card, CAST["stargazer"], 748, 246, 60, tilt=6, turn=-1, view="side").draw()
    near = torn(
        card, "768,312! 802,330 798,378 764,408 728,398 642,294! 660,258! 738,338 754,330", GOWN, None, 6, 40, 1.6
    )
    card.pattern(near, [ribbon(f"{x},330 {x + 22},290", (6, 6)) for x in range(650, 800, 24)], mix(PLUM, ASH, 0.3))
    hand(card, "grip", 656, 278, 62, 212, PALE, False, 66)


def couple(card: Sheet) -> None:
    """Side by side in bed, the cover up to their chins, both wide awake."""
    torn(
        card,
        "318,1480! 330,1452 460,1440! 740,1440! 868,1452 882,1480! 884,1620! 316,1620!",
        mix(CLAY, INK, 0.4),
        None,
        6,
        88,
    )
    for x, tilt in ((470, -3), (730, 4)):
        torn(
            card,
            "-118,-46 -60,-62 60,-62 118,-46 126,0 116,50 0,60 -116,50 -126,0",
            mix(ASH, BONE, 0.3),
            affine(x, 1560, 1, tilt),
            5,
            4,
            2,
        )
    Head(card, CAST["wife"], 470, 1540, 68, tilt=4, turn=0.15).draw()
    Head(card, CAST["husband"], 730, 1540, 68, tilt=-5, turn=-0.1).draw()
    cover = torn(card, "284,1642! 400,1616 600,1626 800,1616 916,1642! 926,1760! 274,1760!", GREEN, None, 8, 4, 3)
    with card.inside(cover):
        cut(
            card,
            "270,1640! 400,1614 600,1624 800,1614 930,1640! 930,1668! 800,1648 600,1658 400,1648 270,1672!",
            mix(ASH, BONE, 0.2),
        )
        for k, x in enumerate(range(300, 930, 52)):
            for y in (1690, 1728):
                cut(
                    card,
                    "0,-16! 16,0! 0,16! -16,0!",
                    (CLAY, PLUM, ASH)[(k + y) % 3],
                    affine(x + (26 if y > 1700 else 0), y),
                )
    # her hand lies on the cover between them, and his has come to lie on it
    for spec, ink in (
        ("372,1640! 420,1604 480,1616 560,1660! 548,1700! 470,1690 390,1690!", mix(BONE, ASH, 0.45)),
        ("830,1640! 780,1604 720,1616 652,1652! 662,1694! 740,1690 812,1690!", GOWN),
    ):
        torn(card, spec, ink, None, 5, 20, 2)
        if ink is GOWN:
            hand(card, "flat", 660, 1672, 84, 176, PALE, True, 74)
        else:
            hand(card, "flat", 552, 1682, 80, -4, WIFE, False, 70)
