"""He who waits in the light: arms folded, asleep on his feet under a bowler."""

from __future__ import annotations

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.fingers import jointed, marked
from art.cutpaper.hands import turned
from art.cutpaper.moved import Moved
from art.cutpaper.sheet import Sheet, shift
from art.scenes.houseguests.mind_the_corner.flower import daisy
from art.scenes.houseguests.mind_the_corner.inks import BROWN, CHALK, CHARCOAL, NIGHT, PENCIL

SLEEVE = shift(CHARCOAL, 0.045)


def man(card: Sheet) -> None:
    """Lay legs, coat, head, hat, and the arms folded over it all."""
    _shadow(Moved(card, 58, -40, 1))
    _legs(card)
    upper = Moved(card, 6, -64, 1)
    _coat(upper)
    _lapels(upper)
    _head(upper)
    _arms(upper)
    daisy(upper, 388, 742, 52, 8)


def _shadow(card: Sheet) -> None:
    """What he takes of the light, flat on the wall."""
    ink = shift(CHALK, -0.13)
    shape = (
        "206,612! 168,626 132,668 118,900 110,1500! 440,1500! 452,880 458,740 440,668 404,628 352,608! 344,570 420,560 444,500 "
        "420,460! 400,430 390,360 330,318 270,318 200,356 180,440! 150,480 160,540 220,566!"
    )
    card.paint(shape, ink, angle=86, grain=0.2)


def _coat(card: Sheet) -> None:
    coat = card.piece(
        "206,612! 168,626 132,668 116,740 118,880 110,1000 100,1180! 470,1180! 462,1000 452,880 458,740 440,668 404,628 "
        "366,612!",
        CHARCOAL,
        angle=86,
        laps=90,
        grain=0.28,
        lift=12,
    )
    with card.inside(coat):
        card.paint("400,600! 420,800 410,1000 420,1200! 500,1200! 500,600!", NIGHT, angle=86)
        card.paint(ribbon("286,700 290,1000 288,1200", (5, 5)), NIGHT)


def _legs(card: Sheet) -> None:
    """One straight, the other crossed before it on the tip of its shoe."""
    card.paint("206,1150! 316,1150! 334,1452! 262,1458!", NIGHT, angle=86, lift=5)
    card.paint("258,1446! 336,1440! 352,1470 344,1494! 232,1496! 228,1476 250,1462!", CHARCOAL, lift=5)
    card.paint("262,1460! 334,1454! 334,1466! 262,1472!", CHALK)
    card.paint("330,1150! 450,1150! 420,1330 412,1434! 346,1432! 340,1330!", shift(CHARCOAL, 0.03), angle=92, lift=6)
    card.paint("346,1424! 412,1424! 414,1446! 344,1446!", CHALK, lift=3)
    card.paint("342,1440! 414,1440! 436,1474 432,1508! 350,1508! 336,1476!", NIGHT, lift=6)


def _head(card: Sheet) -> None:
    """A jaw sunk to the collar; the hat has taken over from there."""
    neck = card.piece("236,520! 340,520! 352,640! 286,690 222,640!", BROWN, angle=84)
    with card.inside(neck):
        card.paint("200,560! 286,630 370,560! 370,700! 200,700!", shift(BROWN, -0.1))
    card.paint("196,640! 224,606! 286,664! 262,730! 226,700!", CHALK, angle=30, lift=5)
    card.paint("376,640! 348,606! 286,664! 310,730! 346,700!", shift(CHALK, -0.05), angle=-30, lift=5)
    card.paint("270,660! 302,660! 308,690! 300,800! 272,800! 264,690!", PENCIL, angle=86, lift=4)
    jaw = card.piece("216,440! 220,540 244,590 270,610 304,610 330,588 354,538 360,440!", BROWN, angle=80, lift=8)
    with card.inside(jaw):
        card.paint("316,400! 314,520 298,620! 400,620! 400,400!", shift(BROWN, -0.07), angle=80)
        card.paint(ribbon("272,574 286,568 302,574", (2, 7, 2)), shift(BROWN, -0.1), wobble=0.3)
    at = affine(288, 472, 0.88, 9)
    brim = card.piece(
        "-176,-6 -150,-58 -60,-84 60,-84 150,-58 176,-6 156,52 70,96 -70,96 -156,52", CHARCOAL, at=at, lift=10
    )
    with card.inside(brim):
        card.paint(ribbon("-168,4 -146,52 -68,88 68,88 146,52 168,4", (5, 9, 9, 9, 5), at), PENCIL, thin=0.1)
    dome = card.piece(
        "-124,10 -128,-60 -92,-134 0,-164 92,-134 128,-60 124,10 70,44 0,54 -70,44", NIGHT, at=at, angle=70, lift=9
    )
    with card.inside(dome):
        card.paint("-130,-34! -70,4 0,14 70,4 130,-34! 130,80! -130,80!", PENCIL, at=at, angle=8)
        card.paint(ribbon("-84,-92 -44,-128 6,-138", (4, 12, 4), at), PENCIL, thin=0.3)


def _lapels(card: Sheet) -> None:
    card.paint("190,622! 166,650 176,720! 214,716! 206,752! 284,880! 288,800 236,690!", SLEEVE, angle=60, lift=6)
    card.paint("382,622! 408,650 396,720! 358,716! 368,752! 292,880! 288,800 338,690!", SLEEVE, angle=-60, lift=6)


def _arms(card: Sheet) -> None:
    """His right arm goes under, its hand in the armpit; his left lies on it, its fingers round the sleeve."""
    card.paint("150,650! 118,720 96,830 88,900 100,944! 196,930! 214,820 220,720!", CHARCOAL, angle=82, lift=8)
    under = card.piece("88,896! 96,952 150,962! 280,940 420,884! 430,800! 300,838 190,868!", SLEEVE, angle=-12, lift=8)
    with card.inside(under):
        card.paint("80,930! 180,930 300,910 430,860! 430,990! 80,990!", NIGHT, angle=-12)
    card.paint("424,650! 452,720 474,830 486,904! 470,944 380,930! 366,820 352,720!", CHARCOAL, angle=-82, lift=8)
    over = card.piece("486,890! 484,946 440,972! 330,940 196,884! 222,800! 330,836 410,862!", SLEEVE, angle=16, lift=10)
    with card.inside(over):
        card.paint("500,930! 440,940 330,912 190,862! 190,990! 500,990!", NIGHT, angle=16)
        card.paint(ribbon("218,804 330,840 410,866 488,894", (7, 9, 9, 5)), shift(SLEEVE, 0.1), thin=0.15)
        for line in ("470,880 440,900 420,930", "478,912 452,926 440,950"):
            card.paint(ribbon(line, (8, 6, 2)), NIGHT)
    _hand(card)
    card.paint("214,796! 244,806! 218,896! 188,884!", CHALK, angle=108, lift=5)


def _hand(card: Sheet) -> None:
    fingers = (
        ("186,806 150,784 118,782", 31),
        ("180,828 138,812 104,816", 32),
        ("180,850 136,842 106,850", 31),
        ("184,872 146,872 120,880", 28),
    )
    thumb = ("204,806 196,772 178,746", 32)
    page: Array = affine()
    shape = [
        curve("226,800! 200,888! 172,878 164,846 170,806 196,788"),
        *(jointed(*f, page) for f in (*fingers, thumb)),
    ]
    card.paint(turned(shape), BROWN, angle=10, lift=6)
    for line in ("172,816 140,798 110,800", "170,838 138,827 108,833", "174,861 142,857 116,866"):
        card.paint(ribbon(line, (2, 5, 3)), shift(BROWN, -0.2), wobble=0.3)
    for f in fingers:
        marked(card, *f, page, shift(BROWN, -0.16), shift(BROWN, 0.13))
