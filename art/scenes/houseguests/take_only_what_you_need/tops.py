"""What is on the heads of the street, typed; necks and sleeves."""

from __future__ import annotations

from collections.abc import Sequence

from art.cutpaper.contour import ribbon
from art.cutpaper.heads import Head
from art.cutpaper.sheet import Ink, Sheet

CAP = "-.70,.05! -.80,-.5 -.45,-1.15 .35,-1.17 .78,-.6 .70,.02! .58,-.32 .40,-.58! -.1,-.66 -.45,-.52 -.58,-.25!"
PART = "-.05,-1.12! -.5,-1.08 -.78,-.5 -.72,.25! -.60,-.15 -.45,-.5 -.05,-.78! .3,-.66 .52,-.4 .62,-.1 .70,.25! .80,-.5 .45,-1.1"
BACK = "-.84,-.2 -.6,-1.1 .1,-1.24 .7,-1.0 .86,-.2 .84,.45 .66,.78! .4,.7 -.4,.7 -.8,.62! -.9,.3"
BOWLER = "-.98,-.50! -.66,-.62 -.60,-1.2 0,-1.42 .60,-1.2 .66,-.62! .98,-.50 .5,-.40 -.5,-.40!"
FLAT = "-.88,-.36! -.80,-.8 -.3,-1.18 .4,-1.12 .76,-.78 .72,-.5! .3,-.52 -.3,-.40!"


def hair(card: Sheet, head: Head, typed: str, ink: Ink) -> None:
    """Lay what is on a head."""
    card.paint(typed, ink, at=head.at, angle=head.tilt + 75, lift=2)


def neck(card: Sheet, head: Head, wide: float = 0.3) -> None:
    """Lay a neck before its head."""
    typed = f"{-wide},.5! {wide},.5! {wide + 0.08},1.25! {-wide - 0.08},1.25!"
    card.paint(typed, head.face.skin.shade, at=head.at, angle=80)


def sleeve(card: Sheet, typed: str, widths: Sequence[float], ink: Ink) -> None:
    """Lay a sleeve along a line."""
    card.paint(ribbon(typed, widths), ink, lift=6, angle=60)
