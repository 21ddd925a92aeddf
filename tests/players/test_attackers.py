"""What somebody finds who knows every file but the seeds."""

from benchmarks.players.attack import measure


def test_who_looks_phrases_up_finds_every_card_of_a_player_who_says_them() -> None:
    found = measure("simple", "en", seats=4, games=3, seed=1)
    assert found["phrase look-up"].mean > 0.9
    assert found["player"].mean < 0.6


def test_who_knows_how_clues_are_chosen_finds_the_card_of_one_who_hides_it_little_more_often_than_its_equals() -> None:
    found = measure("sharp", "en", seats=4, games=5, seed=1)
    best = max(found[name].mean for name in ("phrase look-up", "concept match", "Bayes"))
    # Nine of ten where clues are simply those with the best prospects.
    assert best < 0.75
    assert best - found["player"].mean < 0.25
