"""What people have said for cards, and how much of it a text says again."""

from moonhare.concepts import Echoes, gather_themes, reader

SAID = [["Mind the gap", "The last train home"], ["Bread and roses", "A train of thought", "Just bread"], []]
ECHOES = Echoes(reader("en"), SAID)


def test_what_was_said_for_a_card_is_known_again_whatever_its_endings_and_order() -> None:
    first, second, third = ECHOES.fits("home by the last trains")
    assert first > second > third == 0


def test_what_was_said_for_few_cards_tells_more() -> None:
    assert ECHOES.fits("the gap")[0] > ECHOES.fits("a train")[0] > 0


def test_what_was_said_more_often_for_a_card_tells_more_yet_not_twice_as_much() -> None:
    often = Echoes(reader("en"), [["bread"], ["bread", "our bread"], []]).fits("bread")
    assert often[0] < often[1] < 2 * often[0]


def test_words_that_carry_nothing_and_such_as_nobody_said_are_no_echo() -> None:
    assert ECHOES.fits("the and of") == ECHOES.fits("xqzzv") == ECHOES.fits("") == [0, 0, 0]


def test_each_language_hears_what_was_said_in_it() -> None:
    echoes = Echoes(reader("pl"), [["Ostatni pociąg do domu"], ["Chleb i róże"]])
    assert echoes.fits("w pociągach")[0] > 0
    assert echoes.fits("roze")[1] > 0  # without its accents


def test_a_word_that_nobody_said_is_known_by_a_part_or_by_what_it_is_a_part_of() -> None:
    echoes = Echoes(reader("da"), [["Vi har brød"], ["Havfruens hule"], []])
    assert echoes.fits("rugbrød")[0] > 0 == echoes.fits("rugbrød")[1]
    assert echoes.fits("havfruehår")[1] > 0 == echoes.fits("havfruehår")[0]
    assert echoes.fits("havnen") == [0, 0, 0]


def test_what_clues_in_all_languages_are_about_is_heard_in_each() -> None:
    themes = [gather_themes({"en": ["An owl", "Nobody home"], "it": ["Il gufo dorme"]}), {}, {}]
    assert themes[0]["owl"] == 2
    pl = reader("pl")
    echoes = Echoes(pl, [[], [], []], themes)
    first, second, third = echoes.fits("Stara sowa", pl.read("Stara sowa"))
    assert first > second == third == 0
    assert list(echoes.fits("Stara sowa")) == [0, 0, 0]


def test_the_longer_a_card_was_spoken_of_the_less_each_word_tells() -> None:
    few, many = Echoes(reader("en"), [["a lamp"], ["a lamp", "rye bread", "our bread"]]).fits("lamp")
    assert few > many > 0


def test_a_theme_that_is_denied_or_unsure_is_none() -> None:
    assert gather_themes({"en": ["No owl here"]}) == gather_themes({}) == {}
