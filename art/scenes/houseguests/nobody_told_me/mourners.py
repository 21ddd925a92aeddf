"""Nobody Told Me: rain, umbrellas and who stands under them, all in black and all with their eyes elsewhere."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import Array, affine, curve, ribbon
from art.cutpaper.faces import Face, feel
from art.cutpaper.hands import turned
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet, mix
from art.cutpaper.skin import Skin
from art.scenes.houseguests.nobody_told_me.inks import BLACK, CLOTH, CORAL, DEEP, FOLD, ICE, LILAC, PISTACHIO, SNOW

_PALE: Final = Skin("#dcb7a0", "#b98f80", "#33242e", lip="#a4655f", white="#f8f3ec")
_ASH: Final = Skin("#a97a60", "#855a49", "#33242e", lip="#83483f", white="#f8f3ec")
CAST: Final[dict[str, Face]] = {
    "widow": Face(
        _PALE, 64, "long", "hook", "hooded", "thin", "arched", "knot", "#8d8590", feels=feel("proud", gaze=(0, 0.2))
    ),
    "cousin": Face(
        _PALE, 33, "round", "snub", "almond", "full", "arched", "bob", "#5d3d3c", feels=feel("wary", gaze=(-0.7, 0.0))
    ),
    "uncle": Face(
        _ASH,
        78,
        "pear",
        "bulb",
        "slit",
        "long",
        "bushy",
        "shorn",
        "#d9d2cc",
        hat="bowler",
        hat_inks=(BLACK, FOLD),
        feels=feel("tired"),
    ),
}


def rain(card: Sheet) -> None:
    """Lay what falls, thin and all one way."""
    drops = [
        ribbon(f"{x},{y} {x - 12},{y + n}", (3, 5, 2))
        for k, x in enumerate(range(20, 1240, 62))
        for y, n in (((k * 83) % 190 - 30, 62), ((k * 83) % 190 + 150, 44), ((k * 47) % 150 + 560, 50))
    ]
    card.paint(turned(drops), mix(ICE, LILAC, 0.75), wobble=0.3)


def umbrellas(card: Sheet) -> None:
    """Lay three domes, the middle one behind; each scallop ends where a rib does."""
    _dome(card, 610, 470, 350, -3, CLOTH)
    _dome(card, 150, 540, 370, -7, BLACK)
    _dome(card, 1074, 500, 360, 6, DEEP)


def _dome(card: Sheet, x: float, y: float, r: float, tilt: float, ink: Ink) -> None:
    at = affine(x, y, r, tilt)
    card.paint(ribbon("0,-.9 0,-.77", (0.02, 0.03), at, r), ink)
    card.paint(ribbon("0,-.2 .02,.6", (0.022, 0.022), at, r), FOLD)
    dome = card.piece(
        "-1,0! -.98,-.2 -.84,-.46 -.56,-.68 -.25,-.79 0,-.82 .25,-.79 .56,-.68 .84,-.46 .98,-.2 1,0! .82,-.07 .62,0! "
        ".42,-.09 .2,.03! 0,-.06 -.2,.03! -.42,-.09 -.62,0! -.82,-.07",
        ink,
        at=at,
        angle=12 + tilt,
        laps=70,
        edge="torn",
        core=mix(LILAC, SNOW, 0.5),
        wobble=2.5,
        lift=9,
    )
    ribs = [
        ribbon(f"0,-.82 {s * a},-.6 {s * b},.03", (0.006, 0.013, 0.009), at, r)
        for s in (-1, 1)
        for a, b in ((0.13, 0.2), (0.4, 0.62))
    ]
    card.pattern(dome, turned(ribs), mix(BLACK, LILAC, 0.4), thin=0.05)


def mourners(card: Sheet) -> None:
    """Lay one to the left and two to the right, coats first into one black, then each face."""
    for name, x, y, size, turn, neck in (("cousin", 916, 674, 98, 0.5, 50),):
        _one(card, name, x, y, size, turn, neck, CLOTH)
    for name, x, y, size, turn, neck in (
        ("widow", 112, 752, 120, -0.3, 50),
        ("uncle", 1090, 752, 114, 0.35, 62),
    ):
        _one(card, name, x, y, size, turn, neck, BLACK)


def _one(card: Sheet, name: str, x: float, y: float, size: float, turn: float, neck: float, ink: Ink) -> None:
    face = CAST[name]
    at = affine(x, y)
    card.paint(
        f"{-neck},40! {neck},40! {neck + 6},{size * 1.5} {-neck - 6},{size * 1.5}!", face.skin.shade, at=at, lift=3
    )
    coat = card.piece(
        f"{-neck - 20},{size * 1.12}! -150,{size * 1.42} -216,{size * 1.9} -260,500 -280,1300! 280,1300! 260,500 "
        f"216,{size * 1.9} 150,{size * 1.42} {neck + 20},{size * 1.12}! 0,{size * 1.5}!",
        ink,
        at=at,
        angle=84,
        laps=80,
        edge="torn",
        core=mix(LILAC, SNOW, 0.3),
        wobble=2.5,
        lift=9,
    )
    with card.inside(coat):
        for s in (-1, 1):
            card.paint(
                f"{s * (neck + 22)},{size * 1.1}! {s * 110},{size * 1.9} {s * 14},{size * 3.4}! 0,{size * 1.6}!",
                FOLD,
                at=at,
                angle=80,
            )
        card.paint(curve(f"-3,{size * 3.2}! 3,{size * 3.2}! 5,1300! -5,1300!", at), DEEP)
    Head(card, face, x, y, size, turn=turn).draw()
    if name == "uncle":
        _pocket(card, affine(x + 50, y + 296, 1.1, 8))
    if name == "widow":
        _hat(card, affine(x, y, size, -4))


def _pocket(card: Sheet, at: Array) -> None:
    """What he has in it where others have a handkerchief."""
    for turn in (-22, 4, 28):
        leaf = affine(float(at[0, 2]), float(at[1, 2]) - 34, 1, turn)
        card.paint("-5,6! -9,-26 0,-48! 9,-26 5,6!", PISTACHIO, at=leaf, lift=2, angle=88)
    card.paint("-17,4! -19,-24 -8,-38 8,-38 19,-24 17,4!", CORAL, at=at, lift=4, angle=86)
    card.paint([ribbon(s, (3, 2), at) for s in ("-18,-18 -6,-17", "17,-8 6,-8")], mix(CORAL, BLACK, 0.35), wobble=0.2)
    card.paint("-36,-2! 36,-4! 36,12! -36,14!", CLOTH, at=at, lift=4)


def _hat(card: Sheet, at: Array) -> None:
    """Wide, flat, with a net down to the nose."""
    net = [
        ribbon(f"{s * (-0.8 + 0.24 * k)},-.5 {s * (-0.8 + 0.24 * k + 0.5)},.24", (0.018, 0.018), at, 118)
        for k in range(7)
        for s in (-1, 1)
    ]
    veil = card.mask(curve("-.84,-.6! .84,-.6! .8,-.1 .5,.2 0,.28 -.5,.2 -.8,-.1", at))
    if veil is not None:
        card.pattern(veil, turned(net), BLACK, thin=0)
    card.paint("-.62,-.5! -.58,-1.02 -.3,-1.2 .2,-1.22 .54,-1.04 .6,-.5!", BLACK, at=at, lift=6)
    card.paint("-1.28,-.5 -.9,-.68 0,-.78 .9,-.7 1.26,-.54 .8,-.42 0,-.46 -.8,-.38", CLOTH, at=at, lift=7, angle=4)
