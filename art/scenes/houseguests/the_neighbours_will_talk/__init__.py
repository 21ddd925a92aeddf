"""The Neighbours Will Talk: a woman has the moon in for the night, and the house bulges with it."""

from __future__ import annotations

from art.cutpaper.sheet import Sheet
from art.scenes.houseguests.the_neighbours_will_talk import her, house, moon, others
from art.scenes.houseguests.the_neighbours_will_talk.inks import BLUE
from art.scenes.houseguests.the_neighbours_will_talk.others import CAST

__all__ = ["CAST", "GROUND", "paint"]
GROUND = BLUE


def paint(card: Sheet) -> None:
    """Lay the night, the house and its rooms, who is below and above, and in the middle the two."""
    house.sky(card)
    _, middle, ground = house.shell(card)
    with card.inside(ground):
        others.couple(card)
    others.stargazer(card)
    with card.inside(middle):
        moon.bed(card)
        moon.moon(card)
        moon.mattress(card)
    her.far_arm(card)
    her.body(card)
    her.head(card)
    her.near_arm(card)
