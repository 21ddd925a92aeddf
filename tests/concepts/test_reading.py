"""Reading what people say: forms, mistakes, sayings, what is said not to be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from moonhare.concepts import reader, words
from moonhare.locales import LANGUAGES


def chief(language: str, text: str) -> list[str]:
    """The chief concept of each thing that a text says."""
    return [max(sense.concepts, key=sense.concepts.__getitem__) for sense in reader(language).read(text)]


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "The owls", ["owl"]),
        ("en", "mice, teeth & children", ["mouse", "tooth", "child"]),
        ("it", "I gufi", ["owl"]),
        ("it", "cammelli", ["camel"]),
        ("da", "uglerne", ["owl"]),
        ("da", "børnene", ["child"]),
        ("pl", "sowy", ["owl"]),
        ("pl", "z psami", ["dog"]),
        ("pt", "corujas", ["owl"]),
        ("pt", "os cães", ["dog"]),
    ],
)
def test_endings_and_irregular_forms_do_not_matter(language: str, text: str, expected: list[str]) -> None:
    assert chief(language, text) == expected


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [("en", "a lighthose", "lighthouse"), ("it", "elefnate", "elephant"), ("da", "elefandt", "elephant")],
)
def test_what_is_spelled_wrongly_is_taken_for_the_word_most_like_it(language: str, text: str, expected: str) -> None:
    assert chief(language, text) == [expected]
    (sense,) = reader(language).read(text)
    assert max(sense.concepts.values()) < 1


UNHEARD = [
    ("en", "several across another through like quite where", ()),
    ("it", "però circa allora anzi durante facciamo ero furono modo", ()),
    ("da", "nogle mere før siden både blot hos langs allerede mon måde mens haft", ()),
    ("pl", "komu jaki jakiej wasza czym któremu żeby zatem mają miał mogą mam będą wciąż", ()),
    ("pt", "será seja fosse desta disso sob sobre cada quê vários estava temos somos faço ainda", ()),
    ("it", "solo", ("sun",)),
    ("it", "sole", ("alone",)),
    ("it", "vanta", ("forward",)),
    ("it", "mari tempi scura", ("husband", "temple", "axe")),
    ("da", "nogen noget", ("naked",)),
    ("da", "man", ("moon", "mane")),
    ("da", "tager kommer gav bilen", ("roof", "comet", "gift", "cheap")),
    ("pl", "mieście lewego pięć latać zabił", ("meat", "lion", "oven", "summer", "frog")),
    ("pt", "casas porta põe medo pães cor", ("marry", "port", "dust", "measure", "shovel", "choir")),
]
"""Words that a clue may have, and what must not be the first thing heard in them; nothing at all where none stands."""


@pytest.mark.parametrize(("language", "text", "other"), UNHEARD)
def test_a_word_is_not_heard_as_another_that_is_only_like_it(language: str, text: str, other: tuple[str, ...]) -> None:
    for word in text.split():
        for sense in reader(language).read(word):
            most = max(sense.concepts.values())
            assert other, (word, sense.concepts)
            assert [one for one in other if sense.concepts.get(one, 0.0) == most] == [], word


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [("it", "mari", "sea"), ("pl", "mieście", "city"), ("pt", "casas", "house"), ("da", "bilen", "car")],
)
def test_a_form_that_shares_its_stem_with_another_word_is_heard_as_its_own(
    language: str, text: str, expected: str
) -> None:
    (sense,) = reader(language).read(text)
    assert sense.concepts[expected] == max(sense.concepts.values())


def test_a_short_word_that_nobody_knows_is_not_taken_for_another() -> None:
    assert reader("en").read("ovl vorld") == []


def test_accents_may_be_left_out() -> None:
    assert chief("pt", "cao") == chief("pt", "cão")
    assert chief("pl", "slonce") == chief("pl", "słońce")


def test_the_longest_saying_goes_before_its_words() -> None:
    (sense,) = reader("en").read("Better late than never!")
    assert sense.text == "Better late than never"
    assert "late" in sense.concepts


def test_a_remark_is_known_as_a_whole_alone() -> None:
    text, about = "the last petal always lies", words("en").remarks["the last petal always lies"].about
    assert [list(sense.concepts) for sense in reader("en").read(f"{text.title()}!")] == [list(about)]
    for other in ("the last petal", "Why does the last petal always lie?", "always lies the last petal"):
        assert all(list(sense.concepts) != list(about) for sense in reader("en").read(other)), other


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("pl", "Gdyby kózka nie skakała", "goat"),
        ("pl", "od głowy psuje się ryba", "fish"),
        ("en", "the dogs bark", "dog"),
        ("it", "una rondine primavera non fa", "swallow"),
    ],
)
def test_a_saying_is_known_by_its_beginning_and_in_another_order(language: str, text: str, expected: str) -> None:
    (sense,) = reader(language).read(text)
    assert max(sense.concepts, key=sense.concepts.__getitem__) == expected
    assert len(sense.concepts) > 1


@pytest.mark.parametrize(
    ("text", "concept", "negated"),
    [("najcieplejszy", "warm", False), ("niepokonany", "defeat", True), ("nieczesany", "hair", True)],
)
def test_a_polish_word_is_heard_as_what_it_heightens_or_denies(text: str, concept: str, negated: bool) -> None:
    (sense,) = reader("pl").read(text)
    assert (concept in sense.concepts, sense.negated) == (True, negated)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("drogi", {"road", "price"}),
        ("gwiazdy", {"star", "horoscope"}),
        ("spadły", {"fall-off"}),
        ("aniele", {"angel"}),
        ("nasion", {"seed"}),
    ],
)
def test_a_polish_form_of_two_words_is_heard_as_both(text: str, expected: set[str]) -> None:
    (sense,) = reader("pl").read(text)
    most = max(sense.concepts.values())
    assert {one for one in expected if sense.concepts.get(one, 0.0) >= 0.8 * most} == expected


def test_a_name_with_a_number_is_not_the_word_without_it() -> None:
    assert chief("pl", "rok") == ["year"]
    assert chief("pl", "Rok 1984") == ["big-brother"]
    assert chief("pl", "trzy lata, 12 psów")[-1] == "dog"


def test_what_is_said_not_to_be_is_marked() -> None:
    senses = reader("en").read("not a dog, but a bird")
    assert [sense.negated for sense in senses] == [True, False]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "it is not a dog"),
        ("it", "questo non è un cane"),
        ("it", "nessun cane"),
        ("da", "det er ikke en hund"),
        ("pl", "to nie jest pies"),
        ("pl", "żaden pies"),
        ("pt", "isto não é um cão"),
        ("pt", "nenhum cão"),
    ],
)
def test_not_is_heard_wherever_it_stands(language: str, text: str) -> None:
    senses = reader(language).read(text)
    assert [(sense.negated, "dog" in sense.concepts) for sense in senses] == [(True, True)]


def test_a_verb_with_words_that_carry_nothing_is_not_the_verb_alone() -> None:
    assert chief("en", "look up") == ["look-up"]
    assert chief("en", "look") == ["look"]


def test_a_word_that_has_lost_its_end_before_another_does_not_hide_it() -> None:
    assert chief("it", "l’aria") == chief("it", "aria")
    assert chief("pt", "gota d’água")[-1] == "water"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_is_read_as_its_concept(language: str) -> None:
    lost = []
    for one, names in words(language).words.items():
        senses = reader(language).read(names[0])
        if not any(one in sense.concepts for sense in senses):
            lost.append((one, names[0]))
    assert lost == []


@given(text=st.text(max_size=60), language=st.sampled_from(LANGUAGES))
def test_any_text_can_be_read(text: str, language: str) -> None:
    for sense in reader(language).read(text):
        assert sense.concepts
        assert all(0 < weight <= 1 for weight in sense.concepts.values())
