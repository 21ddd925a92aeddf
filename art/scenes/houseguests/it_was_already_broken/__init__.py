"""It Was Already Broken: a lady glares from a plate in pieces; a boy has the piece with her mouth behind his back."""

from __future__ import annotations

from art.cutpaper.contour import ribbon
from art.cutpaper.hands import turned
from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.it_was_already_broken.boy import boy
from art.scenes.houseguests.it_was_already_broken.face import face
from art.scenes.houseguests.it_was_already_broken.inks import FLOOR, GROUT
from art.scenes.houseguests.it_was_already_broken.plate import plate

GROUND = FLOOR


def paint(card: Sheet) -> None:
    """Lay the joints of the floor, the plate, the boy, and his face."""
    joints = [ribbon(f"-20,{y} 1220,{y - 6}", (7, 7)) for y in (330, 700, 1080, 1470)]
    joints += [ribbon(f"{x},-20 {x + 6},1820", (7, 7)) for x in (210, 600, 990)]
    card.paint(turned(joints), GROUT, thin=0.1)
    plate(card)
    boy(card)
    face(card)
