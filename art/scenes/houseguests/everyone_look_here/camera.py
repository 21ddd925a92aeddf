"""The camera: three legs of wood, three shoes, and somewhere to be."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, ribbon
from art.cutpaper.sheet import Sheet, mix
from art.scenes.houseguests.everyone_look_here.inks import ASH, BONE, CHALK, CHARCOAL, PENCIL


def _shoe(card: Sheet, x: float, y: float, turn: float) -> None:
    at = affine(x, y, 0.92, turn)
    px, py = (float(v) for v in (at @ (26, -28, 1))[:2])
    sole = card.piece("50,-66! -4,-70! -20,-34 -70,-22 -92,8! -92,34! 56,34!", CHALK, at=at, angle=turn, lift=6)
    with card.inside(sole):
        card.paint("-100,14! 62,14! 62,38! -100,38!", CHARCOAL, at=at)
        card.paint([ribbon(f"{-8 - u},-52 {16 - u},-36", (6, 6), at) for u in (0, 20, 38)], CHARCOAL, wobble=0.3)
        card.paint(ROUND, CHARCOAL, at=affine(px, py, 13))


def camera(card: Sheet) -> None:
    """It strides off to the left with the picture."""
    wood = mix(PENCIL, BONE, 0.5)
    card.paint("60,1706! 330,1690! 360,1716 150,1736 50,1730!", PENCIL, angle=3, edge="raw", ragged=20)
    for line in ("180,1330 216,1500 206,1640", "190,1330 280,1480 326,1620", "170,1330 126,1480 70,1610"):
        card.paint(ribbon(line, (26, 24, 18)), wood, angle=84, lift=6)
    _shoe(card, 216, 1694, 0)
    _shoe(card, 330, 1666, 34)
    _shoe(card, 70, 1654, -18)
    cloth = card.piece(
        "158,1176! 220,1160 268,1190 298,1250 330,1300 360,1390! 314,1376 292,1410! 262,1370 230,1390! 210,1340 180,1330!",
        PENCIL,
        angle=60,
        edge="raw",
        ragged=10,
        lift=6,
    )
    with card.inside(cloth):
        card.paint(
            [ribbon("210,1190 256,1280 286,1390", (4, 14, 6)), ribbon("244,1190 290,1270 336,1370", (4, 12, 6))],
            CHARCOAL,
        )
    card.paint("100,1180! 198,1170! 206,1338! 106,1340!", mix(ASH, BONE, 0.4), angle=86, lift=7)
    card.paint("92,1172! 202,1160! 204,1186! 94,1196!", ASH, lift=2)
    for k in range(4):
        card.paint(
            f"{86 - 14 * k},{1206 + 5 * k}! {102 - 14 * k},{1200 + 5 * k}! {102 - 14 * k},{1318 - 5 * k}! {86 - 14 * k},{1312 - 5 * k}!",
            (PENCIL, ASH)[k % 2],
            lift=2,
        )
    card.paint("30,1234! 46,1230! 46,1290! 30,1286!", CHALK, lift=3)
