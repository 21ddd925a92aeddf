"""Her face: eyes that go up and away, one lid half down, a wedge of a nose, a mouth drawn in on purpose."""

from __future__ import annotations

from typing import Final

from art.cutpaper.contour import ROUND, affine
from art.cutpaper.heads import Head
from art.cutpaper.mouths import years
from art.cutpaper.noses import planes
from art.cutpaper.sheet import Ink, Patch, mix, shift
from art.cutpaper.skull import spec

_EYES: Final = (
    (
        "-.48,.045! -.41,-.02 -.29,-.04 -.18,-.015 -.115,.05! -.18,.10 -.29,.12 -.41,.095",
        "-.50,.05! -.48,-.06 -.40,-.135 -.27,-.15 -.15,-.09 -.095,.055! -.18,-.005 -.29,-.03 -.41,-.01",
        "-.50,.055 -.41,-.015 -.29,-.037 -.18,-.01 -.10,.055",
        "-.44,.165 -.31,.195 -.17,.155",
        (-0.325, 0.0),
    ),
    (
        ".12,.035! .17,-.08 .28,-.145 .39,-.11 .475,.025! .41,.09 .30,.12 .19,.095",
        ".10,.04! .13,-.10 .24,-.205 .38,-.19 .47,-.08 .50,.025! .41,-.085 .28,-.125 .18,-.06",
        ".105,.045 .17,-.075 .28,-.14 .39,-.105 .50,.03",
        ".17,.155 .30,.195 .44,.15",
        (0.255, -0.07),
    ),
)
"""Of either side: white, lid, lashes, the fold below, where it looks."""
_BROWS: Final = (
    "-.56,-.19! -.50,-.29 -.36,-.335 -.20,-.32 -.09,-.285! -.10,-.225! -.22,-.25 -.38,-.255 -.49,-.215",
    ".09,-.315! .17,-.395 .31,-.475 .45,-.43 .56,-.27! .45,-.345 .31,-.385 .18,-.325 .12,-.26!",
)
_NOSE: Final = (
    "-.09,-.17! -.035,-.04 -.02,.10 -.03,.24 -.005,.36 .035,.41! -.03,.445 -.13,.40 -.195,.36! "
    "-.20,.28 -.155,.23 -.12,.12 -.13,-.02"
)
_UNDER: Final = "-.175,.375! -.09,.37 .0,.415 .07,.395 .155,.355! .12,.42 .055,.44 .0,.475 -.06,.445 -.13,.425"


class Hers(Head):
    """Her head: bare outline, years and hair are the kit's, what looks and keeps quiet is typed here."""

    def _front(self) -> Patch | None:
        self._ears()
        face = self.lay(spec(self.outline()), self.face.skin.base, "flat")
        if face is None:
            return None
        with self.card.inside(face):
            planes(self)
            years(self)
            self._eyes()
            self._nose()
            self._mouth()
        return face

    def _eyes(self) -> None:
        """One half shut, one wide, both on the sky."""
        k = self.face.skin
        lid: Ink = mix(shift(k.base), shift(k.shade), 0.8)
        for white, fold, lashes, below, (u, v) in _EYES:
            ball = self.lay(white, k.white, grain=0.1)
            if ball is None:
                continue
            x, y = self.at[:, :2] @ (u, v) + self.at[:, 2]
            with self.card.inside(ball):
                self.card.paint(ROUND, k.line, at=affine(float(x), float(y), 0.098 * self.size), wobble=0.4, grain=0.2)
            self.lay(fold, lid)
            self.line(lashes, (0.014, 0.036, 0.044, 0.038, 0.014))
            self.line(below, (0.006, 0.026, 0.006), self.dark)
        for brow in _BROWS:
            self.lay(brow, self.face.ink, lift=2)

    def _nose(self) -> None:
        """A plane down its left side, the wings, what lies below it."""
        k = self.face.skin
        self.lay(_NOSE, k.shade)
        self.lay(_UNDER, mix(shift(k.shade), shift(k.line), 0.3))
        self.line(".15,.26 .205,.31 .195,.385 .14,.40", (0.006, 0.024, 0.022, 0.006), self.dark)
        for nostril in ("-.145,.40 -.07,.405", ".055,.415 .125,.385"):
            self.line(nostril, (0.016, 0.03, 0.012))

    def _mouth(self) -> None:
        """Drawn in to one side, as if to whistle."""
        k = self.face.skin
        lip: Ink = mix(shift(self.lip), shift(k.base), 0.3)
        self.lay("-.15,.655! -.11,.615 -.07,.60 -.04,.615 -.005,.60 .04,.62 .07,.65! .01,.655 -.05,.665 -.10,.66", lip)
        self.lay(
            "-.14,.665! -.09,.668 -.04,.672 .02,.662 .065,.655! .045,.705 .0,.73 -.05,.735 -.10,.715",
            mix(lip, shift(k.base), 0.35),
        )
        self.line(
            "-.165,.68 -.14,.66 -.09,.662 -.04,.672 .02,.66 .065,.652 .09,.665",
            (0.01, 0.03, 0.02, 0.032, 0.02, 0.03, 0.01),
        )
        for dent in ("-.22,.60 -.235,.66 -.205,.725", ".135,.59 .155,.65 .13,.715"):
            self.line(dent, (0.006, 0.028, 0.006), self.dark)
        self.lay("-.14,.79! -.04,.77 .07,.785! .0,.845 -.08,.84", k.shade)
        for ray in (
            "-.115,.59 -.145,.53",
            "-.065,.575 -.075,.51",
            "-.005,.575 .0,.51",
            ".045,.595 .075,.54",
            "-.09,.73 -.105,.76",
            ".03,.725 .045,.755",
        ):
            self.line(ray, (0.018, 0.006), self.dark)
