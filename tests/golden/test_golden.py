"""The golden playthroughs: one whole game of every edition, told line by line."""

import pytest

from moonhare.rules.editions import EDITIONS
from moonhare.rules.engine import replay
from moonhare.rules.events import PileShuffled
from moonhare.rules.state import Over
from tests.golden.playthrough import FOLDER, PLANS, Plan, events_of, path_of, tell


def test_there_is_one_for_every_edition_and_no_other() -> None:
    assert [plan.edition for plan in PLANS] == [chosen.id for chosen in EDITIONS]
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(plan).name for plan in PLANS}


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.edition)
def test_the_game_is_played_as_it_is_written(plan: Plan) -> None:
    """If a change is meant, write them anew (`python -m tests.golden`) and read the difference."""
    assert tell(plan).splitlines() == path_of(plan).read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.edition)
def test_its_events_alone_tell_the_game(plan: Plan) -> None:
    text = path_of(plan).read_text(encoding="utf-8")
    events = events_of(text)
    game = replay(events)
    assert isinstance(game.phase, Over)
    assert f"== over after {game.round} rounds" in text
    assert text.rstrip().endswith(str(list(game.scores)).replace(" ", ""))
    # Short decks: every edition but Classic has to shuffle anew in its playthrough.
    assert any(isinstance(event, PileShuffled) for event in events) == game.settings.reshuffle
