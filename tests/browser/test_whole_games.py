"""Whole games of every edition, each person in a browser of their own, on phone and desktop, in several languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from moonhare.rules.engine import replay
from moonhare.rules.log import read_log
from tests.exporting import exported

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.conftest import House
    from tests.browser.people import Party

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]

GAMES = {
    "standard": ("Ada Bo Cem", "it pl en", {"target_score": 8}),
    "classic": ("Ada Bo Cem Dea", "en da", {}),
    "odyssey": ("Ada Bo Cem Dea Eli Fay Gus Hal", "pt it", {"target_score": 8}),
    "odyssey-party": ("Ada Bo Cem Dea Eli Fay", "pl da", {}),
    "odyssey-team": ("Ada Bo Cem Dea Eli Fay", "it en", {}),
}


@pytest.mark.parametrize("edition", GAMES)
def test_a_whole_game_is_played_and_its_standing_is_that_of_its_log(
    edition: str, house: House, gather: Callable[..., Party]
) -> None:
    names, languages, rules = GAMES[edition]
    party = gather(house.address, names, languages=languages, edition=edition, **rules)
    party.start()
    party.play_to_the_end()
    game = replay(read_log(exported(house.data, party.code)[-1]).events)
    seats = len(game.scores) // 2 if game.settings.teams else len(game.scores)
    expected = sorted(game.scores[:seats], reverse=True)
    for person in party.people:
        assert person.points() == expected
