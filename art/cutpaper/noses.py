"""Noses from the front and turned, in a plane or two; and where the shade of a face lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from art.cutpaper.sheet import mix, shift
from art.cutpaper.skull import Points, Skull, spec


class _Nose:
    """A nose's places: x from the middle towards the shaded side, carried with the turn the more the nearer the tip."""

    def __init__(self, skull: Skull) -> None:
        self.skull, self.s = skull, -skull.light
        self.d, self.n = skull.turn * 0.12, skull.face.nostrils * (0.8 + 0.2 * skull.ageing.nose)
        k = skull.face.skin
        self.side = k.shade if abs(skull.turn) < 0.9 else k.base
        self.dark = mix(shift(k.shade), shift(k.line), 0.3)

    def pts(self, points: Points) -> Points:
        def share(y: float) -> float:
            return min(max((y + 0.1) / 0.4, 0.0), 1.0)

        return [
            (self.s * x * (self.n if y > 0.2 else 1) + self.d * share(y), y * self.skull.snout if y > 0 else y)
            for x, y in points
        ]

    def plane(self, points: Points, corners: Sequence[int] = ()) -> None:
        self.skull.lay(spec(self.pts(points), corners), self.side)

    def under(self, points: Points, corners: Sequence[int] = ()) -> None:
        self.skull.lay(spec(self.pts(points), corners), self.dark)

    def line(self, points: Points, widths: Sequence[float]) -> None:
        self.skull.line(spec(self.pts(points)), widths)

    def nostrils(self, x: float, y: float, thick: float = 0.028) -> None:
        for e in (-1, 1):
            self.line([(e * x, y), (e * x * 0.5, y + 0.02)], (0.016, thick))


def _wedge(n: _Nose) -> None:
    side = [(0.09, -0.17), (0.055, -0.02), (0.045, 0.14), (0.045, 0.30), (0.02, 0.385)]
    back = [(0.10, 0.425), (0.155, 0.375), (0.125, 0.29), (0.12, 0.12), (0.15, -0.04)]
    n.plane([*side, *back], (0, 4, 6))
    n.under(
        [
            (-0.13, 0.385),
            (-0.05, 0.405),
            (0, 0.43),
            (0.06, 0.405),
            (0.14, 0.38),
            (0.09, 0.435),
            (0, 0.462),
            (-0.08, 0.44),
        ],
        (0, 4),
    )
    n.nostrils(0.10, 0.405)


def _button(n: _Nose) -> None:
    n.plane([(0.02, 0.22), (0.10, 0.26), (0.135, 0.34), (0.09, 0.41), (0.0, 0.40), (0.06, 0.33)], (0, 4))
    n.under([(-0.10, 0.37), (0, 0.415), (0.10, 0.37), (0.05, 0.435), (-0.05, 0.435)], (0, 2))


def _hook(n: _Nose) -> None:
    side = [(0.12, -0.2), (0.03, -0.06), (-0.015, 0.08), (0.02, 0.26), (0.0, 0.47)]
    n.plane([*side, (0.07, 0.42), (0.16, 0.385), (0.13, 0.27), (0.16, 0.06), (0.17, -0.06)], (0, 4, 6))
    n.under(
        [(-0.14, 0.37), (-0.05, 0.40), (0.0, 0.485), (0.05, 0.41), (0.15, 0.375), (0.07, 0.43), (-0.07, 0.43)],
        (0, 2, 4),
    )
    n.line([(-0.015, 0.04), (-0.04, 0.11), (-0.02, 0.18)], (0.004, 0.016, 0.004))


def _bulb(n: _Nose) -> None:
    n.plane([(0.09, -0.12), (0.07, 0.08), (0.06, 0.2), (0.11, 0.24), (0.13, 0.1), (0.14, -0.04)], (0, 3))
    blush = n.skull.face.skin.blush
    ink = blush if blush is not None else mix(shift(n.skull.face.skin.base), shift(n.side), 0.4)
    ball = [
        (0.0, 0.20),
        (0.12, 0.24),
        (0.165, 0.34),
        (0.11, 0.44),
        (0.0, 0.47),
        (-0.11, 0.44),
        (-0.155, 0.34),
        (-0.11, 0.24),
    ]
    patch = n.skull.lay(spec(n.pts(ball)), ink)
    if patch is not None:
        with n.skull.card.inside(patch):
            n.plane([(0.3, 0.15), (0.10, 0.22), (0.06, 0.34), (-0.08, 0.41), (-0.15, 0.5), (0.3, 0.52)], (0, 4, 5))
    n.line([(-0.2, 0.33), (-0.215, 0.40), (-0.15, 0.435)], (0.008, 0.022, 0.008))
    n.line([(0.2, 0.33), (0.215, 0.40), (0.15, 0.435)], (0.008, 0.022, 0.008))


def _broad(n: _Nose) -> None:
    n.plane([(0.05, 0.06), (0.11, 0.2), (0.20, 0.30), (0.225, 0.38), (0.15, 0.42), (0.09, 0.37), (0.05, 0.26)], (0, 4))
    base = [(-0.215, 0.37), (-0.12, 0.39), (0, 0.42), (0.12, 0.39), (0.215, 0.37)]
    n.under([*base, (0.17, 0.425), (0.07, 0.435), (0, 0.455), (-0.07, 0.435), (-0.17, 0.425)], (0, 4))
    n.line([(-0.17, 0.29), (-0.225, 0.35), (-0.19, 0.41)], (0.006, 0.02, 0.008))
    n.nostrils(0.13, 0.4, 0.032)


def _straight(n: _Nose) -> None:
    n.plane(
        [(0.17, -0.24), (0.035, -0.12), (0.03, 0.1), (0.03, 0.41), (0.12, 0.39), (0.095, 0.1), (0.12, -0.1)], (0, 3, 4)
    )
    n.under([(-0.07, 0.41), (0.03, 0.42), (0.12, 0.395), (0.03, 0.45)], (0, 2))


def _snub(n: _Nose) -> None:
    n.plane(
        [(0.05, 0.08), (0.03, 0.2), (0.07, 0.29), (0.14, 0.3), (0.15, 0.37), (0.1, 0.4), (0.13, 0.26), (0.09, 0.1)],
        (0, 5),
    )
    n.under([(-0.13, 0.33), (-0.06, 0.32), (0.06, 0.32), (0.13, 0.33), (0.1, 0.40), (0, 0.42), (-0.1, 0.40)], (0, 3))
    for e in (-1, 1):
        n.line([(e * 0.085, 0.362), (e * 0.045, 0.368)], (0.034, 0.028))


def _bent(n: _Nose) -> None:
    side = [(0.10, -0.18), (0.04, -0.06), (0.085, 0.06), (0.0, 0.22), (0.01, 0.40)]
    n.plane([*side, (0.11, 0.43), (0.16, 0.37), (0.1, 0.24), (0.18, 0.07), (0.14, -0.05)], (0, 2, 4, 6, 8))
    n.under([(-0.14, 0.39), (-0.04, 0.41), (0.0, 0.445), (0.15, 0.385), (0.07, 0.445), (-0.07, 0.45)], (0, 3))
    n.nostrils(0.10, 0.405)


def _line(n: _Nose) -> None:
    n.line(
        [(0.075, -0.06), (0.06, 0.12), (0.09, 0.3), (0.075, 0.39), (-0.03, 0.40)], (0.006, 0.018, 0.022, 0.026, 0.01)
    )


_NOSES: Final[dict[str, Callable[[_Nose], None]]] = {
    "wedge": _wedge,
    "button": _button,
    "hook": _hook,
    "bulb": _bulb,
    "broad": _broad,
    "straight": _straight,
    "snub": _snub,
    "bent": _bent,
    "line": _line,
}


def nose(skull: Skull) -> None:
    """Lay the nose."""
    _NOSES[skull.face.nose](_Nose(skull))


_SIDE: Final[dict[str, tuple[str, ...]]] = {
    "wedge": (
        (
            "1.0,-1.2! .10,-1.2! .34,-.62 .42,-.30! .47,-.16 .40,-.02! .44,.12 .52,.20! "
            ".42,.36 .33,.50! .30,.68 .17,.80! .20,.92 .05,1.2! 1.0,1.3!"
        ),
    ),
    "cheek": ("1.0,.0! .62,.06! .50,.24 .30,.40! .34,.58 .20,.74! .26,.9 .0,1.0! .0,1.3! 1.0,1.3!",),
    "half": (
        (
            "1.0,-1.2! .0,-1.2! .05,-.7 .02,-.3! .07,-.1 .05,.2 .03,.42! "
            ".10,.5 .04,.66! .10,.76 .03,.86! .04,1.0 .0,1.3! 1.0,1.3!"
        ),
    ),
    "brow": (
        "1.0,-1.2! .56,-1.2! .60,-.6 .55,-.2! .52,.1 .58,.3! .5,.5 .52,.7! .4,.86 .42,1.3! 1.0,1.3!",
        "-.62,-.2! -.3,-.27 .0,-.16 .3,-.27 .62,-.2! .5,-.12 .3,-.17 .0,-.06 -.3,-.17 -.5,-.12",
    ),
    "none": (),
}


def planes(skull: Skull) -> None:
    """Lay the shade of the face, and its blush."""
    k, s = skull.face.skin, -skull.light
    spread = 1 + skull.wider(0.28) / 0.62
    for typed in _SIDE[skull.face.plane]:
        places = [t.rstrip("!").split(",") for t in typed.split()]
        bent = [(s * float(x) * (spread if float(x) < 0.9 else 1.3), float(y)) for x, y in places]
        corners = [i for i, t in enumerate(typed.split()) if t.endswith("!")]
        skull.lay(spec(bent, corners), k.shade)
    if k.blush is not None:
        for q in (-1, 1):
            cheek = [(q * 0.54, 0.16), (q * 0.40, 0.18), (q * 0.27, 0.29), (q * 0.36, 0.40), (q * 0.52, 0.34)]
            angle = skull.tilt - q * 14
            skull.lay(spec(cheek), k.blush, ragged=skull.size * 0.22, dry=0.9, thin=0.12, angle=angle)


def shade_from_side(skull: Skull) -> None:
    """Lay the shade of a head seen from the side: on its back, or on its front when the light comes from behind."""
    k, plane = skull.face.skin, skull.face.plane
    behind = (skull.light > 0) != skull.flipped
    if plane == "none":
        return
    jaw = "-.5,.5! -.06,.36 .06,.56! .2,.74 .40,.86! .5,.98 .3,1.2! -.6,1.2!"
    if plane in ("cheek", "brow"):
        skull.lay(jaw, k.shade)
    elif behind:
        skull.lay(
            "-1.0,-1.2! -.2,-1.2! -.1,-.6 .0,-.3! -.1,.1 .04,.34! .10,.56 .24,.76! .40,.88 .3,1.2! -1.0,1.2!", k.shade
        )
    else:
        skull.lay(
            (
                "1.0,-1.2! .34,-1.2! .44,-.6 .38,-.26! .30,-.1 .34,.10! .42,.2 .36,.40! .24,.56 "
                ".30,.76! .2,1.2! 1.0,1.2!"
            ),
            k.shade,
        )
    if k.blush is not None:
        skull.lay(
            spec([(0.36, 0.20), (0.24, 0.26), (0.22, 0.38), (0.36, 0.42), (0.44, 0.30)]),
            k.blush,
            ragged=skull.size * 0.2,
            dry=0.9,
            thin=0.12,
        )
