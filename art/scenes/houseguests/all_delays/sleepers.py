"""The sleepers along the lower edge, two benches of them: each head lies towards a neighbour's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from art.cutpaper.contour import affine
from art.cutpaper.faces import Face
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.all_delays.inks import BRICK, FIBRE, LINE, MIST, NIGHT, OCHRE, PLUM, SKINS, SLATE
from art.scenes.houseguests.all_delays.tops import TOPS


@dataclass(frozen=True, kw_only=True)
class Sleeper:
    """Where somebody sits, in pixels, how they have fallen asleep, and what they wear."""

    x: float
    y: float
    skin: str
    cloth: Ink
    top: str
    top_ink: Ink
    size: float = 98
    tilt: float = 0
    turn: float = 0
    smile: float = 0
    age: float = 0
    jaw: float = 0
    long: float = 1
    nose: float = 1
    peeps: bool = False
    """One eye is not shut."""


BACK: Final = (
    Sleeper(x=64, y=1372, skin="warm", cloth=PLUM, top="cap", top_ink=BRICK, tilt=24, turn=0.3, nose=1.3, smile=0.34),
    Sleeper(x=262, y=1424, skin="brown", cloth=SLATE, top="plait", top_ink=LINE, tilt=-14, turn=-0.2, long=1.06),
    Sleeper(x=470, y=1452, skin="deep", cloth=BRICK, top="white", top_ink="#d4cdbf", tilt=18, turn=0.3, age=1),
    Sleeper(x=690, y=1456, skin="tan", cloth=SLATE, top="whiskers", top_ink=LINE, tilt=-20, turn=-0.1, jaw=0.16),
    Sleeper(x=910, y=1424, skin="pale", cloth=PLUM, top="bun", top_ink="#4b2f2b", tilt=24, turn=0.3),
    Sleeper(x=1128, y=1372, skin="deep", cloth=MIST, top="curls", top_ink=LINE, tilt=-20, turn=-0.2),
)
FRONT: Final = (
    Sleeper(
        x=160, y=1646, skin="pale", cloth=BRICK, top="bald", top_ink="#6d655e", tilt=22, turn=0.3, age=1, smile=0.32
    ),
    Sleeper(x=388, y=1668, skin="tan", cloth=MIST, top="turban", top_ink=OCHRE, tilt=-16, turn=-0.3, nose=1.3),
    Sleeper(x=608, y=1676, skin="brown", cloth=PLUM, top="scarf", top_ink=MIST, tilt=26, turn=0.2, age=0.8),
    Sleeper(x=826, y=1664, skin="deep", cloth=SLATE, top="crop", top_ink=LINE, tilt=-24, turn=-0.3, jaw=0.08),
    Sleeper(x=1046, y=1640, skin="warm", cloth=BRICK, top="braids", top_ink=LINE, tilt=-12, peeps=True),
)


def bench(card: Sheet, row: tuple[Sleeper, ...], cast: dict[str, Face]) -> None:
    """Lay the bodies of one bench, wrapped to the neck, then the heads that lie on them."""
    for who in row:
        _wrapped(card, who)
    for who in row:
        _face(card, who, cast[f"{who.x:.0f}, {who.y:.0f}"])


def _wrapped(card: Sheet, who: Sleeper) -> None:
    """One torn mound of cloth with its fold."""
    at = affine(who.x, who.y, who.size / 60, who.tilt * 0.16)
    ink = mix(who.cloth, NIGHT, 0.3)
    mound = card.piece(
        "-30,34! -78,54 -98,110 -104,200 -108,320! 108,320! 104,190 96,106 74,54 30,34! 0,56",
        ink,
        at=at,
        angle=78,
        edge="torn",
        core=FIBRE,
        wobble=4,
        lift=8,
    )
    with card.inside(mound):
        card.paint("-40,30! 6,60 60,40! 20,110 -60,190 -120,220! -110,150 -60,90", shift(ink, 0.05), at=at, angle=30)


def _face(card: Sheet, who: Sleeper, asleep: Face) -> None:
    """Lay the head asleep and what is on it."""
    skin = SKINS[who.skin]
    h = Head(card, asleep, who.x, who.y, who.size, tilt=who.tilt, turn=who.turn, light=-1 if who.tilt > 0 else 1)
    top = TOPS[who.top]
    for spec, tone in top.behind:
        card.paint(spec, shift(who.top_ink, tone), at=h.at, edge="torn", wobble=1.8, lift=4)
    card.paint("-.3,.4! .3,.4! .4,1.16! -.4,1.16!", skin.shade, at=h.at)
    h.draw()
    for spec, tone in top.over:
        card.paint(spec, shift(who.top_ink, tone), at=h.at, angle=who.tilt + 60, edge="torn", wobble=1.8, lift=3)
    for spec, ink in top.more:
        card.paint(spec, ink, at=h.at, lift=2, wobble=0.5)
