"""It Was Already Broken: a vast woman kneels on a cracked dish and looks up at us; a small one plants tulips in it."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.it_was_already_broken.dish import can, dish, gardener, planted, shard
from art.scenes.houseguests.it_was_already_broken.face import face
from art.scenes.houseguests.it_was_already_broken.gown import collar, gown, neck
from art.scenes.houseguests.it_was_already_broken.inks import APRICOT

GROUND = APRICOT


def paint(card: Sheet) -> None:
    """Lay the dish and its crack, the piece behind her back, the gown, her neck in its collar, and her face."""
    dish(card)
    planted(card)
    can(card)
    gardener(card)
    shard(card)
    gown(card)
    collar(card)
    neck(card)
    face(card)
