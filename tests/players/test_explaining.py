"""Why a computer player voted as it did: what it says once the points are there."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from moonhare.locales import LANGUAGES
from moonhare.players import ROSTER, Explainer
from moonhare.players.clever import CHARACTERS, mind
from moonhare.players.clever.explaining import LONGEST_REASON, put, speaking
from moonhare.players.clever.mind import mind_at_hand
from moonhare.rules.ids import CardId, SeatId
from moonhare.rules.state import Outcome
from tests.players.test_clever import DECK, KNOWN, clever, dealt, played

LAMP = {"en": "The lamp", "it": "La lampada", "da": "Lampen", "pl": "Lampa", "pt": "A lâmpada"}


def outcomes(language: str, rounds: int = 2) -> Iterator[Outcome]:
    last = None
    for game, _ in played(dealt("odyssey", 5), [clever(seed, language, "steady") for seed in range(5)]):
        if game.last is not None and game.last is not last:
            last = game.last
            yield last
            rounds -= 1
        if not rounds:
            return


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    return next(outcomes("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_speaks_for_a_card_is_named_in_the_language_of_the_table(language: str) -> None:
    here = mind(KNOWN[language])
    lit = [card for card in DECK if KNOWN[language].concepts[card].get("lamp", 0) > 0.5]
    found = speaking(here, LAMP[language], lit[:1])
    assert found[0] in ("lamp", "light", "lantern")
    name = here.words.words[found[0]][0]
    said = put(KNOWN[language].reasons, "literal", [name], 1)
    assert said is not None
    assert name in said.lower()


def test_of_a_pattern_speaks_what_fills_it() -> None:
    here = mind(KNOWN["en"])
    assert here.filling("The lamp next door") == "lamp"
    assert here.filling("Lamp or lantern?") == "Lamp lantern"
    assert here.filling("Nobody puts it like that") == "Nobody puts it like that"
    by_the_wall = [card for card in DECK if KNOWN["en"].concepts[card].get("lamp", 0) > 0.5]
    assert "neighbour" not in speaking(here, "The lamp next door", by_the_wall)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_words_for_two_things_one_and_a_feeling_all_of_them_short(language: str) -> None:
    reasons = KNOWN[language].reasons
    assert set(reasons) == {f"{kind}-{one.name}" for one in CHARACTERS for kind in ("one", "two", "word", "feeling")}
    for kind, patterns in reasons.items():
        for pattern in patterns:
            places = [place for place in "ab" if f"{{{place}}}" in pattern]
            assert places == {"one": ["a"], "two": ["a", "b"], "word": ["a"], "feeling": []}[kind.partition("-")[0]]
            assert len(pattern.format(a="x" * 12, b="x" * 12)) < LONGEST_REASON


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_voted_says_one_short_sentence_and_whoever_did_not_says_nothing(language: str) -> None:
    for one in outcomes(language):
        for seat, ballot in enumerate(one.ballots):
            said = clever(seat, language, "steady").why(one, SeatId(seat))
            if ballot is None:
                assert said is None
            elif said is None:
                # Mostly where it was but a feeling.
                cards = [one.slots[slot - 1] for slot in ballot.slots]
                assert not speaking(mind(KNOWN[language]), one.clue.text or "", cards)
            else:
                assert 0 < len(said) <= LONGEST_REASON
                assert "\n" not in said


def test_names_that_are_too_long_are_left_out_one_after_the_other() -> None:
    long, reasons = "x" * LONGEST_REASON, KNOWN["en"].reasons
    one = put(reasons, "wry", ["lamp", long], 1)
    none = put(reasons, "wry", [long, "lamp"], 1)
    assert one is not None
    assert one.startswith("Lamp.")
    assert none in reasons["feeling-wry"]
    assert put({}, "wry", ["lamp"], 1) is None


def test_where_nothing_speaks_for_a_card_it_was_a_feeling(outcome: Outcome) -> None:
    seat = next(SeatId(seat) for seat, ballot in enumerate(outcome.ballots) if ballot is not None)
    player = clever(7)
    feelings = KNOWN["en"].reasons[f"feeling-{player.character.name}"]
    for text in ("", "Xyzzyq"):
        unheard = replace(outcome, clue=replace(outcome.clue, text=text))
        said = [player.why(replace(unheard, round=number), seat) for number in range(1, 4)]
        assert [one for one in said if one] == [one for one in said if one in feelings]
        assert said.count(None) == 2, "one that says each time that it has no reason is a bore"
    strangers = tuple(CardId(f"nowhere:{at}") for at in range(len(outcome.slots)))
    assert player.why(replace(outcome, slots=strangers), seat) in (None, *feelings)


def test_what_the_clue_has_said_already_is_told_only_where_there_is_little_else() -> None:
    here, clue = mind(KNOWN["en"]), "A lamp in the night"
    strongest = {card: here.speaks(clue, card) for card in DECK}
    lit = [card for card, found in strongest.items() if found and found[0][0] in ("lamp", "night")]
    told = {one for card in lit for one in speaking(here, clue, [card])[:1]}
    assert told & {"lamp", "night"}
    assert told - {"lamp", "night"}


def test_what_is_no_noun_stands_in_quotation_marks() -> None:
    assert put(KNOWN["en"].reasons, "literal", ["gentle"], 0, nouns=False) == "I saw ‘gentle’ in it."


def test_it_goes_by_what_everybody_saw_and_says_the_same_again(outcome: Outcome) -> None:
    seat = next(SeatId(seat) for seat, ballot in enumerate(outcome.ballots) if ballot is not None)
    said = clever(3).why(outcome, seat)
    assert said == clever(3).why(outcome, seat)
    # Whose cards lay there, and who else voted for them, is no reason.
    others = tuple(ballot if at == seat else None for at, ballot in enumerate(outcome.ballots))
    assert said == clever(3).why(replace(outcome, owners=outcome.owners[::-1], ballots=others), seat)
    assert len({clever(seed).why(outcome, seat) for seed in range(12)}) > 3


@pytest.mark.parametrize("player", [clever(7), ROSTER["simple"](KNOWN["en"], 1)])
def test_nobody_says_one_sentence_twice_before_all_that_fit_are_said(outcome: Outcome, player: Explainer) -> None:
    seat = next(SeatId(seat) for seat, ballot in enumerate(outcome.ballots) if ballot is not None)
    unheard = replace(outcome, clue=replace(outcome.clue, text="Xyzzyq"))
    said = [said for number in range(1, 19) if (said := player.why(replace(unheard, round=number), seat))]
    assert len(set(said[:6])) == 6


def test_nobody_waits_for_a_reason_where_no_player_has_thought_in_its_language_yet(outcome: Outcome) -> None:
    fresh = KNOWN["en"].__class__(language="en", concepts={}, clues=KNOWN["en"].clues, reasons=KNOWN["en"].reasons)
    seat = next(SeatId(seat) for seat, ballot in enumerate(outcome.ballots) if ballot is not None)
    player = ROSTER["steady"](fresh, 1)
    assert isinstance(player, Explainer)
    assert player.why(outcome, seat) is None
    assert mind_at_hand(fresh) is None


def test_the_simple_player_votes_by_a_feeling_and_says_so(outcome: Outcome) -> None:
    simple = ROSTER["simple"](KNOWN["en"], 1)
    assert isinstance(simple, Explainer)
    for seat, ballot in enumerate(outcome.ballots):
        said = simple.why(outcome, SeatId(seat))
        assert said in KNOWN["en"].feelings if ballot is not None else said is None
