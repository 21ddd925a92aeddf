"""All Delays: a guard as large as the hall hushes us over two benches of sleepers; the clock's hands are carried off."""

from __future__ import annotations

from art.cutpaper.contour import ROUND, affine, curve
from art.cutpaper.sheet import Ink, Sheet, shift
from art.scenes.houseguests.all_delays import guard
from art.scenes.houseguests.all_delays.cast import CAST
from art.scenes.houseguests.all_delays.inks import BONE, BRICK, FIBRE, LINE, NIGHT, SKINS, SLATE
from art.scenes.houseguests.all_delays.sleepers import BACK, FRONT, bench

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the clock and the night round it, the guard, who walks on her shoulder, and the sleepers."""
    _clock(card)
    guard.coat(card)
    guard.head(card)
    _carrier(card)
    guard.hush(card)
    bench(card, BACK, CAST)
    bench(card, FRONT, CAST)


def _clock(card: Sheet) -> None:
    """The night, and before it a pale dial as wide as the card: strokes and no hands."""
    card.paint("-60,-60! 1260,-60! 1260,1300! -60,1300!", NIGHT, angle=82, laps=110)
    card.paint(ROUND, BONE, at=affine(600, 640, 612), angle=20, laps=120, grain=0.2, edge="torn", core=FIBRE, lift=12)
    card.paint(
        [
            curve(f"-{w},-570! {w},-570! {w - 3},-480! {3 - w},-480!", affine(600, 640, 1, 30 * i))
            for i in (0, 1, 2, 5, 6, 7, 8, 9, 10)
            for w in (17 if i % 3 == 0 else 9,)
        ],
        LINE,
        edge="torn",
        wobble=2,
    )


def _carrier(card: Sheet) -> None:
    """A small man in a long coat walks on her shoulder, the clock's two hands laid over his own."""
    at = affine(-182, -150, 1.15)

    def lay(spec: str, ink: Ink, core: Ink | None = FIBRE) -> None:
        card.paint(spec, ink, at=at, angle=80, edge="torn", wobble=2.2, core=core, lift=5)

    lay("1026,930! 1060,930! 1030,1004! 1004,1000!", LINE, None)
    lay("1070,930! 1106,930! 1116,1016! 1092,1018!", LINE, None)
    lay("1032,988! 1034,1018! 968,1024! 970,1008 1004,994!", LINE)
    lay("1118,1004! 1122,1034! 1056,1036! 1060,1020 1092,1008!", LINE)
    lay("1046,762! 1084,752 1112,774! 1126,840 1146,956! 1080,968 1014,950! 1022,860 1030,800", BRICK)
    for tilt, spec in (
        (20, "-8,36! -7,-290! -36,-336 0,-450! 36,-336 7,-290! 8,36!"),
        (43, "-8,36! -8,-146! -38,-178 0,-250! 38,-178 8,-146! 8,36!"),
    ):
        pole = affine(1024, 828, 1, tilt)
        card.paint(spec, LINE, at=pole, edge="torn", wobble=2, lift=6)
        card.paint("0,24 24,48 0,72 -24,48", LINE, at=pole, edge="torn", wobble=2)
        card.paint("0,39 9,48 0,57 -9,48", BONE, at=pole)
    card.paint("1044,700! 1034,714 1012,738 1028,746! 1044,756! 1098,752! 1100,700!", SKINS["tan"].base, at=at)
    lay("1028,744! 1066,752 1104,734! 1114,772 1076,790 1034,780!", SLATE)
    lay("1040,704! 1044,664 1074,650 1102,664 1108,706!", LINE)
    lay("1006,712! 1060,696 1126,704! 1124,718 1060,712 1008,724!", LINE)
    lay("1068,782! 1096,792 1102,834! 1076,878 1046,886! 1034,850! 1056,836 1056,806", shift(BRICK, 0.06))
    lay("1022,848! 1042,836 1060,850 1056,874 1034,880 1020,864", FIBRE)
