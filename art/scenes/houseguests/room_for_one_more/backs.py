"""People from behind: hats, hair, collars. Their heads are one unit half wide, the chin at 1.2, the shoulders below."""

from __future__ import annotations

from art.cutpaper.contour import affine, checks, motif, ribbon, stripes
from art.cutpaper.sheet import Ink, Sheet, mix, shift
from art.scenes.houseguests.room_for_one_more.inks import BLUE, BONE, INK, PALE, PETROL, PLUM, SKIN

FAIR, BROWN, DEEP = "#c99b7d", "#8a5a46", "#5a3a34"
STEEL, MOSS, WINE = "#566685", "#3f6660", "#643a58"
_SCALP = "0,-1.22! .55,-1.12 .92,-.7 1.0,-.1 .9,.4 .62,.92! -.62,.92! -.9,.4 -1.0,-.1 -.92,-.7 -.55,-1.12"
_SHOULDERS = "-.5,1.0! -.7,1.34 -1.5,1.6 -2.1,2.0 -2.3,3.0 -2.4,6.5! 2.4,6.5! 2.3,3.0 2.1,2.0 1.5,1.6 .7,1.34 .5,1.0!"
_HAIR = {
    "crop": "0,-1.26 .58,-1.16 .98,-.7 1.04,-.06 .86,.42 .66,.64! .3,.72 -.3,.72 -.66,.64! -.86,.42 -1.04,-.06 -.98,-.7 -.58,-1.16",
    "bob": "0,-1.3 .66,-1.18 1.1,-.6 1.2,.2 1.26,1.02! .6,1.14 -.6,1.14 -1.26,1.02! -1.2,.2 -1.1,-.6 -.66,-1.18",
    "curls": "0,-1.6 .4,-1.7 .74,-1.44 1.14,-1.36 1.3,-.96 1.56,-.66 1.42,-.24 1.5,.2 1.2,.48 1.04,.86 .6,.84 .2,1.0 -.2,.9 -.6,.94 "
    "-1.0,.8 -1.2,.46 -1.5,.16 -1.4,-.26 -1.54,-.7 -1.28,-1.0 -1.1,-1.4 -.7,-1.46 -.36,-1.7",
    "ring": "-1.02,-.3! -.7,-.1 -.3,.06 .3,.06 .7,-.1 1.02,-.3! 1.04,.1 .86,.5 .5,.7 -.5,.7 -.86,.5 -1.04,.1",
    "veil": "0,-1.36 .7,-1.2 1.1,-.6 1.24,.3 1.6,1.5 1.9,2.6! -1.9,2.6! -1.6,1.5 -1.24,.3 -1.1,-.6 -.7,-1.2",
    "scarf": "0,-1.32 .66,-1.2 1.06,-.66 1.12,0 1.0,.6 .6,1.0 .3,1.2! 0,1.74! -.3,1.2! -.6,1.0 -1.0,.6 -1.12,0 -1.06,-.66 -.66,-1.2",
    "turban": "0,-1.62 .7,-1.5 1.2,-1.0 1.3,-.4 1.1,.06 .6,.3! -.6,.3! -1.1,.06 -1.3,-.4 -1.2,-1.0 -.7,-1.5",
}
_HATS = {
    "bowler": (
        "-.94,-.5! -.92,-1.2 -.5,-1.74 0,-1.84 .5,-1.74 .92,-1.2 .94,-.5!",
        "-1.5,-.62! -1.0,-.44 0,-.34 1.0,-.44 1.5,-.62! 1.3,-.3 .6,-.14 -.6,-.14 -1.3,-.3",
    ),
    "top": (
        "-.9,-.5! -1.02,-2.3! 0,-2.4 1.02,-2.3! .9,-.5!",
        "-1.46,-.6! -1.0,-.42 0,-.32 1.0,-.42 1.46,-.6! 1.2,-.24 .5,-.1 -.5,-.1 -1.2,-.24",
    ),
    "trilby": (
        "-.96,-.5! -.92,-1.4 -.6,-1.76! 0,-1.54 .6,-1.76! .92,-1.4 .96,-.5!",
        "-1.7,-.44! -1.0,-.56 0,-.44 1.0,-.56 1.7,-.44! 1.3,-.12 .6,.02 -.6,.02 -1.3,-.12",
    ),
    "cap": (
        "-1.1,-.3! -1.3,-.8 -.9,-1.3 0,-1.44 .9,-1.3 1.3,-.8 1.1,-.3!",
        "-1.06,-.42! 0,-.3 1.06,-.42! 1.02,-.16 0,-.02 -1.02,-.16",
    ),
    "beret": (
        "-1.0,-.4! -1.5,-.7 -1.3,-1.3 -.4,-1.64 .6,-1.56 1.3,-1.1 1.2,-.6 .98,-.34!",
        "-.06,-1.56! .0,-1.9! .1,-1.88! .1,-1.54!",
    ),
    "sailor": (
        "-1.0,-.6! -1.34,-1.0 -1.1,-1.3 0,-1.42 1.1,-1.3 1.34,-1.0 1.0,-.6!",
        "-1.02,-.64! 0,-.52 1.02,-.64! 1.0,-.3 0,-.18 -1.0,-.3",
    ),
    "cloche": (
        "-1.06,.2! -1.12,-.8 -.6,-1.44 0,-1.54 .6,-1.44 1.12,-.8 1.06,.2!",
        "-1.1,-.1! 0,.06 1.1,-.1! 1.24,.34 0,.5 -1.24,.34",
    ),
}
Person = tuple[str, float, float, float, Ink, Ink, Ink, str, float]
"""Kind, x, y, half a head's width, coat, what is on the head, skin, cloth, tilt."""
BACK: tuple[Person, ...] = (
    ("top", 636, 1000, 60, BLUE, STEEL, BROWN, "", 3),
    ("turban", 800, 1050, 60, MOSS, WINE, BROWN, "", 0),
    ("curls", 936, 1022, 62, BLUE, INK, DEEP, "", 0),
    ("trilby", 1066, 1090, 62, PLUM, BLUE, FAIR, "", -4),
    ("bob", 566, 1110, 62, PLUM, INK, FAIR, "", 0),
)
MIDDLE: tuple[Person, ...] = (
    ("crop", 346, 1236, 70, STEEL, BROWN, FAIR, "", 3),
    ("cloche", 136, 1180, 84, MOSS, PLUM, FAIR, "dots", 4),
    ("veil", 590, 1190, 78, INK, INK, FAIR, "", -3),
    ("bowler", 1010, 1230, 84, INK, BLUE, BROWN, "", 5),
    ("sailor", 448, 1250, 74, BLUE, PALE, DEEP, "collar", -6),
)
FRONT: tuple[Person, ...] = (
    ("crop", 226, 1390, 96, WINE, "#8d5a3c", FAIR, "stripes", -5),
    ("bun", 1090, 1450, 100, PETROL, INK, SKIN, "dots", 0),
    ("beret", 600, 1430, 98, STEEL, WINE, SKIN, "", 4),
    ("curls", 420, 1500, 92, MOSS, DEEP, DEEP, "", 0),
    ("ring", 806, 1388, 120, BLUE, "#cfc8bc", BROWN, "checks", 0),
)
NEAR: tuple[Person, ...] = (
    ("plait", 96, 1580, 128, BLUE, INK, FAIR, "", -4),
    ("scarf", 610, 1590, 136, INK, PLUM, FAIR, "", 3),
    ("bowler", 336, 1630, 140, PLUM, INK, BROWN, "", -2),
    ("cap", 1000, 1634, 146, MOSS, BLUE, FAIR, "", 4),
    ("bunches", 800, 1686, 100, WINE, "#9a6a44", FAIR, "", 0),
)


def back(
    card: Sheet, kind: str, x: float, y: float, half: float, coat: Ink, top: Ink, skin: Ink, cloth: str, tilt: float
) -> None:
    """Lay somebody from behind."""
    flat, at = affine(x, y, half), affine(x, y, half, tilt)
    trunk = card.piece(_SHOULDERS, coat, at=flat, angle=86, lift=6, edge="torn", core=mix(coat, BONE, 0.3), wobble=2.5)
    box = card.box(trunk)
    if cloth == "stripes":
        card.pattern(trunk, stripes(box, half * 0.42, half * 0.1, 88), shift(coat, 0.09))
    elif cloth == "dots":
        card.pattern(trunk, motif(box, "0,-1 1,0 0,1 -1,0", half * 0.5, half * 0.09), shift(coat, 0.14))
    elif cloth == "checks":
        card.pattern(trunk, checks(box, half * 0.3, 45), shift(coat, 0.05))
    if cloth == "collar":
        card.paint("-.9,1.3! .9,1.3! 1.3,2.3! -1.3,2.3!", PALE, at=flat, lift=3)
    if kind != "veil":
        card.paint("-.52,.5! .52,.5! .58,1.4! 0,1.5 -.58,1.4!", shift(skin, -0.07), at=flat)
        card.paint("-.7,1.22! 0,1.4 .7,1.22! .8,1.5! 0,1.7 -.8,1.5!", shift(coat, 0.08), at=flat, lift=2)
        for d in (-1, 1):
            if kind not in ("bob", "curls", "scarf"):
                card.paint(
                    f"{d * 0.86},-.24! {d * 1.16},-.3 {d * 1.2},.06 {d * 1.0},.36 {d * 0.84},.3!", skin, at=at, lift=2
                )
        card.paint(_SCALP, skin, at=at)
    hatted = kind in _HATS
    cut = kind if kind in _HAIR else "crop"
    hair: Ink = mix(INK, SKIN, 0.25) if hatted else top
    mass = card.piece(_HAIR[cut], hair, at=at, angle=84, lift=0 if hatted else 4)
    if kind in ("crop", "bun", "plait", "bunches", "bob"):
        card.pattern(
            mass,
            [
                ribbon(f"{k * 0.12},-1.2 {k * 0.34},-.4 {k * 0.36},.9", (half * 0.03, half * 0.07, half * 0.02), at)
                for k in (-2, -1, 0, 1, 2)
            ],
            shift(hair, 0.09),
        )
    if kind in ("turban", "scarf"):
        folds = (
            ("-1.2,-.2 -.2,-.6 .9,-1.3", "-1.0,.06 .2,-.3 1.2,-.8", "-1.1,-.7 -.5,-1.1 .3,-1.5")
            if kind == "turban"
            else ("-.9,.4 -.3,.9 0,1.5", ".9,.4 .3,.9 0,1.5")
        )
        card.pattern(mass, [ribbon(f, (half * 0.04, half * 0.1, half * 0.03), at) for f in folds], shift(hair, 0.1))
    if kind == "scarf":
        card.pattern(
            mass, motif(card.box(mass), "0,-1 .3,-.3 1,0 .3,.3 0,1 -.3,.3 -1,0 -.3,-.3", half * 0.42, half * 0.1), PALE
        )
    if kind == "bun":
        knot = card.piece(
            "0,-1.5 .5,-1.3 .62,-.8 .34,-.36 -.34,-.36 -.62,-.8 -.5,-1.3", shift(top, 0.05), at=at, lift=5
        )
        card.pattern(
            knot, ribbon("-.4,-.6 .1,-.5 .4,-.9 0,-1.2 -.3,-.9", (half * 0.04, half * 0.07), at), shift(top, 0.14)
        )
    if kind == "plait":
        rope = card.piece(ribbon("0,.3 .06,1.2 -.02,2.2", (half * 0.6, half * 0.56, half * 0.4), at), top, lift=5)
        card.pattern(
            rope,
            [
                ribbon(f"-.4,{0.4 + 0.26 * k} 0,{0.6 + 0.26 * k} .4,{0.4 + 0.26 * k}", (half * 0.05,), at)
                for k in range(8)
            ],
            shift(top, 0.12),
        )
    if kind == "bunches":
        for d in (-1, 1):
            card.paint(f"{d * 0.9},-.5! {d * 1.5},-.7 {d * 1.8},-.1 {d * 1.5},.6! {d * 1.2},.1!", top, at=at, lift=4)
            card.paint(f"{d * 0.86},-.62! {d * 1.08},-.62! {d * 1.08},-.3! {d * 0.86},-.3!", PALE, at=at, lift=2)
    if hatted:
        crown, brim = _HATS[kind]
        card.paint(crown, top, at=at, angle=84, lift=4)
        if kind in ("bowler", "top", "trilby"):
            card.paint("-.95,-.86! 0,-.74 .95,-.86! .95,-.46! 0,-.3 -.95,-.46!", mix(top, PALE, 0.25), at=at)
        card.paint(brim, shift(top, 0.05), at=at, lift=5)
