"""Whole games of every edition, each person in a browser of their own, on phone and desktop, in several languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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
    "standard": ("Ada Bo Cem", 0, "it pl en", {"target_score": 8}),
    # Hands so large that the pile is used up after two rounds.
    "classic": ("Ada Bo", 4, "en da", {"hand_size": 12}),
    "odyssey": ("Ada Bo Cem", 5, "pt it", {"target_score": 8}),
    "odyssey-party": ("Ada Bo", 4, "pl da", {}),
    # Of six, the first and the fourth are partners.
    "odyssey-team": ("Ada Bo", 2, "it en", {"between": 2}),
}
"""By edition: who has a browser, how many computer players sit with them, languages, house rules."""
ELSEWHERE = ("standard", "odyssey", "odyssey-party", "odyssey-team")
"""Played in every run by `test_elsewhere` and by ear; what is an edition's own, in `tests/client/test_odyssey.py`,
`test_party.py` and `test_pair.py`."""
MANY = {
    "classic": ("Ada Bo Cem Dea", 0, "en da", {}),
    "odyssey": ("Ada Bo Cem Dea Eli Fay Gus Hal", 0, "pt it", {"target_score": 8}),
    "odyssey-party": ("Ada Bo Cem Dea Eli Fay", 0, "pl da", {}),
    "odyssey-team": ("Ada Bo Cem Dea Eli Fay", 0, "it en", {}),
}
"""The same with a browser for every seat."""


@pytest.mark.parametrize(
    ("edition", "played"),
    [
        *(
            pytest.param(edition, played, id=edition, marks=[pytest.mark.long] if edition in ELSEWHERE else [])
            for edition, played in GAMES.items()
        ),
        *(
            pytest.param(edition, played, id=f"{edition}-all", marks=pytest.mark.long)
            for edition, played in MANY.items()
        ),
    ],
)
def test_a_whole_game_is_played_and_its_standing_is_that_of_its_log(
    edition: str, played: tuple[str, int, str, dict[str, Any]], house: House, gather: Callable[..., Party]
) -> None:
    names, computers, languages, rules = played
    party = gather(house.address, names, languages=languages, edition=edition, computers=computers, **rules)
    party.start()
    party.play_to_the_end()
    game = replay(read_log(exported(house.data, party.code)[-1]).events)
    seats = len(game.scores) // 2 if game.settings.teams else len(game.scores)
    expected = sorted(game.scores[:seats], reverse=True)
    for person in party.people:
        assert person.points() == expected
