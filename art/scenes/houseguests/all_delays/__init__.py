"""All Delays: a guard as large as the hall hushes us over two benches of sleepers; the clock's hands are carried off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from art.cutpaper.contour import ROUND, affine, curve, ribbon
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.all_delays import guard
from art.scenes.houseguests.all_delays.cast import CAST
from art.scenes.houseguests.all_delays.inks import BONE, BRICK, FIBRE, LINE, NIGHT, RED, SKINS, SLATE
from art.scenes.houseguests.all_delays.sleepers import BACK, FRONT, bench

if TYPE_CHECKING:
    from art.cutpaper.contour import Array

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
    _small_head(card, at)
    lay("1028,748! 1066,756 1106,740! 1114,774 1076,790 1034,782!", SLATE)
    lay("1078,782! 1104,788 1120,832! 1114,868 1090,884 1050,872! 1044,840! 1074,838 1078,818", shift(BRICK, 0.06))
    _fist(card, at)


def _small_head(card: Sheet, at: Array) -> None:
    """Seen from the side, under a red cap: an eye, a small nose, an ear."""
    skin = SKINS["tan"]
    card.paint("1082,676! 1116,676! 1114,730 1098,752! 1084,730", LINE, at=at)
    card.paint(
        "1034,672! 1029,698 1028,706! 1014,719 1016,727! 1028,727 1032,735! 1034,750 1046,764 1090,760! 1098,720 1098,672!",
        skin.base,
        at=at,
        angle=80,
        lift=2,
    )
    card.paint("1076,704 1086,699 1092,710 1086,725 1076,720", skin.shade, at=at)
    card.paint(ROUND, LINE, at=affine(1020, 662, 6), wobble=0.3)
    card.paint(ribbon("1035,692 1045,688 1056,691", (2, 4, 2), at), LINE, wobble=0.3)
    card.paint(ribbon("1031,741 1040,743 1047,740", (3, 4, 1.5), at), mix(skin.shade, LINE, 0.4), wobble=0.3)
    card.paint(
        "1028,684! 1030,650 1054,626 1086,624 1112,646 1120,690!",
        RED,
        at=at,
        angle=80,
        edge="torn",
        wobble=2.2,
        core=FIBRE,
        lift=5,
    )
    card.paint("1024,672! 1070,664 1124,676! 1125,697! 1070,685 1024,692!", shift(RED, 0.07), at=at, wobble=1.4, lift=2)


def _fist(card: Sheet, at: Array) -> None:
    """Four fingers closed round both hands of the clock, the thumb laid over."""
    skin = SKINS["tan"]
    card.paint("1050,840! 1038,828 1024,830 1016,838 1016,870! 1030,882 1054,876!", skin.shade, at=at, lift=4)
    for k, reach in enumerate((1010, 1005, 1006, 1012)):
        y = 831 + 12 * k
        card.paint(
            f"1046,{y - 5}! 1022,{y - 6} {reach},{y - 3} {reach - 1},{y + 4} {reach + 4},{y + 8} 1024,{y + 8} 1046,{y + 7}!",
            skin.base,
            at=at,
            angle=4,
            lift=2,
            wobble=0.5,
        )
    card.paint("1054,838! 1044,828 1030,821 1023,826 1030,836 1040,845 1042,872! 1054,874!", skin.base, at=at, lift=2)
