"""A hall seen from its door: backs, two profiles, and those few who have turned round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from art.cutpaper.contour import RING, ROUND, affine, ribbon
from art.cutpaper.hands import hand
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.cutpaper.skull import View
from art.scenes.houseguests.sold_as_seen.cast import BLACK, BRICK, CAST, CREAM, LINEN, OCHRE, OLIVE, SLATE, UMBER


@dataclass(frozen=True)
class Bidder:
    """Somebody in the hall: who, where, how large, in what cloth, seen how; `arm` says where a raised hand is."""

    who: str
    x: float
    y: float
    size: float
    ink: Ink
    view: View = "back"
    turn: float = 0.0
    tilt: float = 0.0
    arm: tuple[float, float] | None = None
    """Of the wrist from the head, in head units."""
    wide: float = 1.7
    cloth: str = ""


DIM: Final = mix(UMBER, CREAM, 0.2)
DARK: Final = mix(UMBER, BLACK, 0.55)
MOSS: Final = mix(OLIVE, BLACK, 0.45)
RUST: Final = mix(BRICK, UMBER, 0.6)
BIDDERS: Final[tuple[Bidder, ...]] = (
    Bidder("bidder 0", 30, 950, 58, mix(OLIVE, CREAM, 0.12), "lost", 1, -6),
    Bidder("bidder 1", 150, 900, 56, DIM, arm=(1.1, -1.2)),
    Bidder("bidder 6", 1010, 892, 50, mix(OLIVE, CREAM, 0.2), tilt=8),
    Bidder("bidder 2", 500, 904, 58, mix(RUST, CREAM, 0.12), tilt=-7),
    Bidder("bidder 3", 640, 944, 60, mix(SLATE, CREAM, 0.1), tilt=5),
    Bidder("bidder 4", 770, 884, 56, mix(OLIVE, CREAM, 0.1), tilt=6, arm=(-1.2, -1.3)),
    Bidder("bidder 5", 1160, 900, 58, DIM, "lost", -1, 4),
    Bidder("one", 896, 1010, 84, mix(SLATE, BLACK, 0.25), "side", 1, -4, arm=(-0.9, -1.9)),
    Bidder("other", 1104, 1030, 84, mix(SLATE, BLACK, 0.4), "side", -1, 2, arm=(0.9, -1.9)),
    Bidder("bidder 7", 86, 1096, 90, RUST, tilt=5),
    Bidder("bidder 11", 512, 1080, 92, MOSS, tilt=-4, arm=(1.35, -0.9)),
    Bidder("shy", 262, 1150, 100, OCHRE, "lost", 1, -8, cloth="puppet"),
    Bidder("bidder 10", 690, 1150, 104, DARK, "lost", -1, 6, cloth="stripes"),
    Bidder("bidder 12", 1140, 1240, 122, RUST, tilt=4),
    Bidder("bidder 9", 60, 1360, 140, DARK, tilt=-5, cloth="baby"),
    Bidder("turned", 872, 1290, 134, mix(SLATE, CREAM, 0.22), "front", -0.16, 0, cloth="key", wide=1.5),
    Bidder("boy", 470, 1400, 120, mix(OCHRE, UMBER, 0.45), cloth="both", wide=1.2),
    Bidder("bidder 8", 690, 1600, 168, MOSS, tilt=-3, wide=1.55),
    Bidder("bidder 13", 236, 1590, 190, mix(SLATE, BLACK, 0.62), "lost", 1, -10, wide=1.6),
    Bidder("fur", 1066, 1560, 206, BLACK, "lost", -1, 5, cloth="fur"),
)


def bidder(card: Sheet, b: Bidder) -> None:
    """Lay shoulders, head, and an arm with a fan; all of it hides whoever stands further in."""
    face, at = CAST[b.who], affine(b.x, b.y, b.size)
    if b.arm is not None:
        _fan(card, b, *b.arm)
    w = b.wide
    body = card.piece(
        f"-.42,.86! .42,.86! .7,1.02 {w * 0.86:.2f},1.3 {w:.2f},1.9 {w * 1.06:.2f},4! {w * 1.06:.2f},6! "
        f"-{w * 1.06:.2f},6! -{w * 1.06:.2f},4! -{w:.2f},1.9 -{w * 0.86:.2f},1.3 -.7,1.02",
        b.ink,
        at=at,
        angle=84,
        laps=max(36, b.size * 0.5),
        edge="torn",
        core=LINEN,
        wobble=3,
        lift=7,
    )
    with card.inside(body):
        card.paint("-.1,.8 .3,1.2 .4,2.4 .3,4.5! 2.4,4.5! 2.4,.8!", shift(b.ink, -0.05), at=at, angle=84)
        if b.cloth == "stripes":
            for k in range(-8, 9):
                card.paint(ribbon(f"{0.2 * k},.8 {0.21 * k},5", (5, 5), at), shift(b.ink, 0.12), wobble=0.5)
        if b.view != "front":
            card.paint("-.5,.74! .5,.74! .62,1.06 0,1.22 -.62,1.06", shift(b.ink, -0.09), at=at, angle=8)
        else:
            card.paint("-.4,.8! .42,.8! .06,1.66!", face.skin.shade, at=at, angle=84)
    if b.view != "front":
        card.paint("-.34,.5! .34,.5! .42,.98 0,1.1 -.42,.98", face.skin.shade, at=at, angle=84)
        collar = BLACK if b.ink is not BLACK else UMBER
        card.paint("-.5,.86! 0,1.0 .5,.86! .56,1.06 0,1.2 -.56,1.06", mix(b.ink, collar, 0.4), at=at, angle=4, lift=3)
    else:
        card.paint("-.28,.6! .3,.6! .34,1.06 .04,1.3 -.32,1.06", face.skin.base, at=at, angle=84)
        card.paint("-.28,.7! .3,.7! .32,.96 .04,1.2 -.26,.98", face.skin.shade, at=at, angle=84)
    Head(card, face, b.x, b.y, b.size, b.tilt, b.turn, b.view).draw()
    if b.cloth == "key":
        _key(card, b)
    elif b.cloth == "both":
        _both(card, b)
    elif b.cloth == "puppet":
        _puppet(card, 396, 914)
    elif b.cloth == "baby":
        _baby(card, b)
    elif b.cloth == "fur":
        card.paint(
            "-1.5,1.4 -1.1,.9 -.5,.84 0,1.0 .5,.82 1.1,.9 1.6,1.3 1.3,1.9 .6,1.66 0,1.74 -.7,1.66 -1.3,1.96",
            UMBER,
            at=at,
            edge="torn",
            core=OCHRE,
            wobble=13,
            angle=70,
            laps=24,
            lift=10,
        )


def _fan(card: Sheet, b: Bidder, u: float, v: float) -> None:
    """A sleeve out of the shoulder, a fist, a stick, and a round of paper."""
    x, y, s = b.x + u * b.size, b.y + v * b.size, b.size
    side = 1 if u > 0 else -1
    shoulder = (b.x + side * b.wide * 0.8 * s, b.y + 1.7 * s)
    elbow = (b.x + side * (abs(u) + 0.42) * s, b.y + 0.5 * s)
    card.paint(ribbon(f"{x},{y + 10} {x + side * 3},{y - s * 0.9}", (s * 0.09, s * 0.08)), UMBER, lift=3)
    card.paint(
        "-.86,-.3 -.5,-.86 .1,-1 .7,-.8 .95,-.2 .8,.5 .3,.95 -.3,.92 -.8,.5",
        OCHRE,
        at=affine(x + side * 4, y - s * 1.2, s * 0.62, 10 * side),
        angle=20,
        lift=7,
    )
    hand(card, "fist", x, y + 4, s * 0.86, -90, CAST[b.who].skin, flip=side > 0, lift=4)
    card.paint(
        ribbon(f"{shoulder[0]},{shoulder[1]} {elbow[0]},{elbow[1]} {x},{y + s * 0.06}", (s * 0.9, s * 0.72, s * 0.5)),
        shift(b.ink, -0.02),
        angle=86,
        lift=6,
    )


def _both(card: Sheet, b: Bidder) -> None:
    """Who has no money bids with both arms."""
    for s in (-1, 1):
        hand(card, "open", b.x + s * 176, b.y - 150, 108, -90 + s * 10, CAST[b.who].skin, flip=s > 0, age=12, lift=5)
        card.paint(
            f"{b.x + s * 40},{b.y + 150}! {b.x + s * 96},{b.y + 108} {b.x + s * 150},{b.y} {b.x + s * 146},{b.y - 150}! "
            f"{b.x + s * 208},{b.y - 160}! {b.x + s * 220},{b.y + 20} {b.x + s * 176},{b.y + 190} {b.x + s * 130},{b.y + 270}!",
            shift(b.ink, 0.02),
            angle=86,
            lift=8,
        )


def _key(card: Sheet, b: Bidder) -> None:
    """The one who weeps has it on a ribbon."""
    x, y, s = b.x, b.y, b.size
    card.paint(ribbon(f"{x - 0.3 * s},{y + 1.0 * s} {x + 6},{y + 2.0 * s}", (7, 7)), BRICK, lift=2)
    card.paint(ribbon(f"{x + 0.36 * s},{y + 0.98 * s} {x + 6},{y + 2.0 * s}", (7, 7)), BRICK, lift=2)
    card.paint(ribbon(RING, (11, 11), affine(x + 6, y + 2.12 * s, 20)), OCHRE, lift=5)
    card.paint(
        f"{x},{y + 2.26 * s}! {x + 12},{y + 2.26 * s}! {x + 12},{y + 2.8 * s}! {x + 36},{y + 2.8 * s}! {x + 36},{y + 2.9 * s}! {x},{y + 2.9 * s}!",
        OCHRE,
        lift=5,
    )
    for u, v in ((-0.3, 0.24), (-0.34, 0.42)):
        card.paint(".0,-1! .5,.3 0,.9 -.5,.3", LINEN, at=affine(x + u * s, y + v * s, 13), lift=2)


def _baby(card: Sheet, b: Bidder) -> None:
    """Over a shoulder somebody sleeps through it all."""
    x, y = b.x + 96, b.y - 92
    card.paint(
        f"{x - 120},{y + 190}! {x - 96},{y + 70} {x - 40},{y + 40} {x + 60},{y + 44} {x + 96},{y + 110} {x + 90},{y + 240}!",
        CREAM,
        angle=80,
        edge="torn",
        core="#fbf5e6",
        wobble=3,
        lift=7,
    )
    Head(card, CAST["baby"], x - 6, y, 74, 10, 0.1).draw()


def _puppet(card: Sheet, x: float, y: float) -> None:
    """It bids; it looks to the door all the same."""
    card.paint(
        ribbon(f"{x - 96},{y + 330} {x - 40},{y + 230} {x},{y + 130}", (96, 84, 74)), shift(OCHRE, -0.02), lift=8
    )
    dress = card.piece(
        f"{x - 78},{y + 180}! {x - 60},{y + 60} {x - 30},{y + 36}! {x + 34},{y + 36}! {x + 62},{y + 64} {x + 84},{y + 172}! {x},{y + 196}",
        OLIVE,
        angle=84,
        lift=8,
    )
    with card.inside(dress):
        for v in (120, 150):
            card.paint(ribbon(f"{x - 100},{y + v} {x},{y + v + 14} {x + 100},{y + v}", (8, 8)), CREAM)
    for s, end in ((-1, 6), (1, -34)):
        card.paint(ribbon(f"{x + s * 40},{y + 72} {x + s * 84},{y + end + 14}", (42, 36)), OLIVE, lift=5)
        card.paint(ROUND, LINEN, at=affine(x + s * 92, y + end, 22), lift=3)
    card.paint(ribbon(f"{x + 94},{y - 40} {x + 100},{y - 110}", (7, 6)), UMBER)
    card.paint(ROUND, OCHRE, at=affine(x + 102, y - 140, 36), lift=6)
    head = affine(x, y - 30, 76, -6)
    card.paint("0,-1 .6,-.8 .92,-.1 .7,.66 0,.96 -.7,.68 -.92,-.1 -.6,-.8", LINEN, at=head, angle=80, lift=8)
    for s in (-1, 1):
        card.paint(ROUND, BRICK, at=affine(x + s * 40 - 2, y - 6, 13), thin=0.25)
        card.paint(ROUND, BLACK, at=affine(x + s * 24 - 2, y - 42, 8))
    card.paint(ribbon("-.36,-.42 -.26,-.5 -.14,-.46", (4, 5, 4), head), UMBER)
    card.paint(ribbon(".2,-.5 .34,-.52 .46,-.4", (4, 5, 4), head), UMBER)
    card.paint("-.12,-.14! .1,-.12! .2,.2 0,.3 -.2,.2", BRICK, at=head, lift=4)
    card.paint(ribbon("-.2,.54 .04,.52 .2,.58", (5, 7, 4), head), BLACK)
    card.paint("-.94,-.3! -.86,-1.0 -.2,-1.5 .4,-1.9! .5,-1.3 .9,-.8 .94,-.3! .3,-.56 -.3,-.56", BRICK, at=head, lift=6)
    card.paint(ROUND, CREAM, at=affine(x + 14, y - 172, 16), lift=4)
