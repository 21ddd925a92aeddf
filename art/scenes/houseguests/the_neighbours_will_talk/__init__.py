"""The Neighbours Will Talk: ten windows on a yard; in one a woman waits, in another he who should come goes down."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.the_neighbours_will_talk.house import front, tree, washing, yard_door
from art.scenes.houseguests.the_neighbours_will_talk.inks import BONE, CAST
from art.scenes.houseguests.the_neighbours_will_talk.others import (
    bubble,
    dancers,
    dog,
    gardener,
    plaster,
    shoe,
    singer,
    watcher,
)
from art.scenes.houseguests.the_neighbours_will_talk.two import coward, waiting

GROUND = BONE


def paint(card: Sheet) -> None:
    """Lay the front, then one life after the other, then what hangs and grows before it."""
    front(card)
    yard_door(card)
    gardener(card, CAST["bald man"])
    dancers(card, CAST["first dancer"], CAST["second dancer"])
    singer(card, CAST["singer"])
    watcher(card, CAST["watcher"])
    coward(card, CAST["coward"])
    waiting(card)
    plaster(card, CAST["boy"], CAST["girl"])
    dog(card)
    shoe(card)
    bubble(card, CAST["girl in rollers"])
    washing(card)
    tree(card)
