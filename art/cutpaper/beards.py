"""Beards and moustaches, typed in head units from the front and from the side."""

from __future__ import annotations

from typing import Final

import numpy as np

from art.cutpaper import contour
from art.cutpaper.sheet import Ink, mix, shift
from art.cutpaper.skull import Skull, spec

BEARDS: Final[dict[str, tuple[str, ...]]] = {
    "stubble": ("-.70,.2! -.46,.46 -.30,.54 .0,.50 .30,.54 .46,.46 .70,.2! .6,.9 .0,1.2 -.6,.9",),
    "moustache": ("-.30,.64! -.22,.52 -.05,.49 .0,.52! .05,.49 .22,.52 .31,.64! .12,.585 .0,.60 -.12,.585",),
    "walrus": ("-.34,.80! -.32,.60 -.12,.47 .0,.50! .12,.47 .32,.60 .35,.80! .2,.72 .0,.69 -.2,.72",),
    "curled": (
        (
            "-.50,.50! -.44,.60 -.3,.63 -.06,.50 .0,.53! .06,.50 .3,.63 .44,.60 .50,.50! .50,.66 "
            ".28,.70 .0,.60 -.28,.70 -.48,.66"
        ),
    ),
    "pencil": ("-.20,.585! .0,.54 .20,.585! .0,.565",),
    "goatee": ("-.17,.80! .0,.77 .17,.80! .15,1.0 .04,1.2! -.12,1.02",),
    "chin_strap": (
        (
            "-.70,.1! -.60,.2! -.50,.62 -.28,.86 .0,.91 .28,.86 .50,.62 .60,.2! .70,.1! .66,.6 "
            ".42,1.04 .0,1.14 -.42,1.04 -.66,.6"
        ),
    ),
    "full": (
        (
            "-.68,.04! -.58,.16! -.46,.44 -.24,.52 .0,.50 .24,.52 .46,.44 .58,.16! .68,.04! .70,.6 "
            ".50,1.04 .0,1.22 -.50,1.04 -.70,.6"
        ),
    ),
    "long": (
        (
            "-.68,.04! -.58,.16! -.46,.44 -.24,.52 .0,.50 .24,.52 .46,.44 .58,.16! .68,.04! .74,.7 "
            ".60,1.3 .30,1.74 .04,1.96! -.24,1.72 -.58,1.3 -.74,.7"
        ),
    ),
    "forked": (
        (
            "-.66,.1! -.56,.2! -.44,.46 -.24,.52 .0,.50 .24,.52 .44,.46 .56,.2! .66,.1! .66,.7 "
            ".5,1.3 .30,1.62! .12,1.2 .0,1.06! -.12,1.2 -.30,1.66! -.5,1.3 -.66,.7"
        ),
    ),
    "sideburns": (
        "-.68,-.1! -.58,-.05! -.52,.3 -.36,.62! -.56,.64 -.66,.3",
        ".68,-.1! .58,-.05! .52,.3 .36,.62! .56,.64 .66,.3",
    ),
}
COVERING: Final = ("full", "long", "forked", "goatee", "stubble")
"""Beards that lie on the chin."""
BEARDS_SIDE: Final[dict[str, tuple[str, ...]]] = {
    "moustache": (".66,.60! .62,.46 .50,.47 .36,.64! .50,.59",),
    "walrus": (".67,.70! .64,.46 .50,.46 .30,.78! .48,.72",),
    "goatee": (".62,.80! .46,.84! .42,1.0 .60,1.22! .66,.98",),
    "full": (".03,-.02! .14,.10! .24,.44 .44,.50 .64,.50! .56,.60! .64,.80! .64,1.1 .40,1.24 .10,1.06 -.08,.70",),
    "long": (
        (".03,-.02! .14,.10! .24,.44 .44,.50 .64,.50! .56,.60! .64,.80! .76,1.3 .70,1.9! .40,1.7 .10,1.2 -.08,.70"),
    ),
}


def beard(skull: Skull) -> None:
    """Lay the beard before the mouth is painted, so that the lips lie over it."""
    name = skull.face.beard
    if not name or skull.view not in ("front", "side"):
        return
    f = skull.face
    ink: Ink = f.ink
    if name == "stubble":
        ink = mix(shift(f.skin.base), shift(f.ink), 0.22)
    side_of = {"curled": "moustache", "pencil": "moustache", "forked": "long", "chin_strap": "full", "stubble": ""}
    shapes = BEARDS[name] if skull.view == "front" else BEARDS_SIDE.get(side_of.get(name, name), ())
    for shape in shapes:
        patch = skull.lay(_dropped(skull, shape), ink, "carried")
        if patch is not None and skull.size > 40 and name in ("full", "long", "forked"):
            with skull.card.inside(patch):
                for x in np.linspace(-0.5, 0.5, 7):
                    way = np.array([skull.carried(x * 0.9, 0.5), skull.carried(x, 1.0), skull.carried(x * 0.7, 1.8)])
                    points = way @ skull.at[:, :2].T + skull.at[:, 2]
                    skull.card.brush(points, 0.05 * skull.size, shift(ink, 0.1), dry=0.9)


def _dropped(skull: Skull, typed: str) -> str:
    """Beards begin below the nose, wherever it ends."""
    low = (skull.snout - 1) * 0.2
    p, sharp = contour.parse(typed)
    return spec([(float(x), float(y) + low) for x, y in p], [i for i, s in enumerate(sharp) if s])
