"""Heads: somebody drawn, from the front or turned, from the side or from behind.

`Head(card, face, x, y, size).draw()` lays hair, face, hat and all; bodies are in `bodies`: `Figure.head` says where one
goes. What else is typed for a head goes on it with `at=head.at`, or through `lay` and `line`.
"""

from __future__ import annotations

from art.cutpaper import hair, worn
from art.cutpaper.beards import beard
from art.cutpaper.eyes import eye
from art.cutpaper.hats import covers, lay_hat
from art.cutpaper.mouths import mouth, years
from art.cutpaper.noses import nose, planes
from art.cutpaper.profiles import away, profile
from art.cutpaper.sheet import Ink, Patch
from art.cutpaper.skull import Skull, spec


class Head(Skull):
    """A head placed, tilted and turned once; `draw` lays it."""

    def draw(self) -> Patch | None:
        """Lay everything, from what is behind the head to what lies over it; return the bare head's Patch."""
        covered = covers(self.face.hat)
        lay_hat(self, under=True)
        if not covered:
            hair.behind(self, self.face.ink)
        bare = {"front": self._front, "side": self._side, "back": self._away, "lost": self._away}[self.view]()
        if not covered:
            hair.over(self, self.face.ink)
            worn.jewels(self)
        worn.glasses(self)
        lay_hat(self, under=False)
        return bare

    def _front(self) -> Patch | None:
        self._ears()
        face = self.lay(spec(self.outline()), self.face.skin.base, "flat")
        if face is None:
            return None
        with self.card.inside(face):
            planes(self)
            years(self)
            worn.marks(self)
            for side in (-1, 1):
                eye(self, side)
            nose(self)
            worn.noses_red(self)
        beard(self)
        with self.card.inside(face):
            mouth(self)
        return face

    def _side(self) -> Patch | None:
        face = profile(self)
        beard(self)
        return face

    def _away(self) -> Patch | None:
        return away(self)

    def _ears(self) -> None:
        k, t, big = self.face.skin, abs(self.turn), self.face.ears * self.ageing.ears
        low = self.ageing.low * 0.7
        ear = ((0, -0.12), (0.10, -0.16), (0.15, 0), (0.11, 0.22), (0.04, 0.32), (-0.05, 0.2))
        shell = ((0.02, -0.05), (0.08, -0.07), (0.09, 0.06), (0.05, 0.16))
        for s in (-1, 1):
            if s * self.turn > 0.05:
                continue
            x = 0.60 + self.wider(0.05) + 0.06 * t
            ink: Ink = k.shade if s != self.light else k.base
            self.lay(spec([(s * (x + u * big), v * big + low) for u, v in ear]), ink, "flat")
            inner = [(s * (x + u * big), v * big + low) for u, v in shell]
            self.line(spec(inner), (0.008, 0.022, 0.008), self.dark, "flat")
