"""The girl: hands behind her back, chin up, and the missing corner tied on under her nose."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.it_will_grow_back.inks import CAST, CHALK, INK, OLIVE, PENCIL


def girl(card: Sheet) -> None:
    """Lay frock and sleeves, the neck, the head, then what she wears."""
    for sleeve in (
        "856,1440! 790,1452 736,1520 712,1610 736,1686 800,1720! 880,1640!",
        "990,1440! 1056,1452 1112,1520 1138,1610 1116,1686 1050,1720! 970,1640!",
    ):
        puff = card.piece(sleeve, mix(CHALK, PENCIL, 0.12), angle=80, edge="torn", core="#fbf8f1", wobble=4, lift=9)
        with card.inside(puff):
            x = 800 if sleeve.startswith("8") else 1050
            card.paint(
                ribbon(f"{x},1500 {x - (20 if x < 900 else -20)},1580 {x},1660", (3, 12, 3)), mix(CHALK, PENCIL, 0.35)
            )
    frock = card.piece(
        "846,1446! 890,1426 960,1426 1004,1446! 1030,1560 1070,1700 1120,1860! 728,1860! 780,1700 820,1560",
        CHALK,
        angle=86,
        laps=70,
        edge="torn",
        core="#fbf8f1",
        wobble=4,
        lift=12,
    )
    with card.inside(frock):
        for fold in ("800,1640 786,1760 776,1860", "1060,1640 1070,1760 1080,1860"):
            card.paint(ribbon(fold, (3, 16, 8)), mix(CHALK, PENCIL, 0.3), thin=0.15)
    card.paint("884,1380! 960,1380! 968,1440 922,1466 876,1440!", OLIVE.shade, lift=2)
    head = Head(card, CAST["girl"], 922, 1270, 142, tilt=-6, turn=0.3)
    head.draw()
    beard = card.piece(
        "802,1372! 1050,1342! 1058,1410 1042,1530 992,1640 922,1720 840,1770! 822,1560!",
        INK,
        angle=88,
        laps=40,
        grain=0.5,
        edge="torn",
        core=CHALK,
        wobble=2.4,
        lift=10,
    )
    lines = [
        ribbon(f"{840 + 42 * k},{1390 + 30 * (k % 2)} {846 + 42 * k},1500 {856 + 25 * k},{1680 - 14 * k}", (1, 9, 2))
        for k in range(5)
    ]
    card.pattern(beard, lines, mix(INK, PENCIL, 0.4), thin=0.06)
    for band in ("814,1378 800,1330 798,1286", "1040,1350 1052,1306 1050,1262"):
        card.paint(ribbon(band, (14, 14)), CHALK, lift=2)
