"""The listener's bench: what is counted, and what is refused."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec
import pytest

from moonhare.arena.bounds import student
from moonhare.arena.listen_bench import ClueLine, listen, read_lines
from moonhare.decks import cards_by_id, default_sets
from moonhare.players import LISTENERS, ConceptListener
from moonhare.rules.errors import Refusal
from moonhare.rules.ids import CardId

ROOT = Path(__file__).resolve().parents[2]
IDS = [CardId(f"full:{letter}") for letter in "abcdefgh"]
OTHERS = ("b", "c", "d", "e", "f")


class Fixed:
    """Fits cards as it is told."""

    def __init__(self, fits: Mapping[str, float]) -> None:
        self.fits = fits

    def rank(self, clue: str, language: str, cards: Sequence[CardId]) -> Sequence[float]:
        return [self.fits.get(card.split(":")[-1], 0.0) for card in cards]


def line(**facts: object) -> ClueLine:
    return msgspec.convert({"lang": "en", "clue": "Once", "card": "a", "random": OTHERS, **facts}, ClueLine)


@pytest.mark.parametrize(
    ("fits", "top1", "mrr"),
    [
        pytest.param({"a": 2}, 1, 1, id="first"),
        pytest.param({"a": 1, "b": 1}, 1 / 2, 3 / 4, id="shared"),
        pytest.param({"b": 1}, 0, (1 / 2 + 1 / 3 + 1 / 4 + 1 / 5 + 1 / 6) / 5, id="behind one, among the rest"),
        pytest.param({}, 1 / 6, 0.4083, id="all alike"),
    ],
)
def test_ties_count_by_what_chance_would_give(fits: Mapping[str, float], top1: float, mrr: float) -> None:
    (share, *_) = listen(Fixed(fits), [line()], IDS, player="fixed").shares
    assert share.top1 == pytest.approx(top1, abs=1e-3)
    assert share.mrr == pytest.approx(mrr, abs=1e-3)


def test_shares_are_told_by_language_decoys_and_kind_with_intervals() -> None:
    lines = [line(), line(lang="it", kind="plot"), line(lang="it", random=(), hard=OTHERS, kind="plot")]
    report = listen(Fixed({"a": 1}), lines, IDS, player="fixed")
    told = [(share.lang, share.decoys, share.kind, share.lines) for share in report.shares]
    assert told == [
        ("en", "random", None, 1),
        ("it", "random", None, 1),
        (None, "random", None, 2),
        (None, "random", "plot", 1),
        ("it", "hard", None, 1),
        (None, "hard", None, 1),
        (None, "hard", "plot", 1),
    ]
    half = listen(Fixed({"a": 1}), [line(), line(card="b", random=("a", *OTHERS[1:]))] * 50, IDS, player="fixed")
    low, high = half.shares[0].top1_interval
    assert half.shares[0].top1 == 0.5
    assert 0.35 < low < 0.45
    assert 0.55 < high < 0.65


def test_few_lines_that_are_all_alike_are_not_taken_for_certain() -> None:
    (never, *_) = listen(Fixed({"b": 1}), [line()] * 10, IDS, player="fixed").shares
    assert (never.top1, never.top1_interval) == (0, (0, 0.3085))
    (once, *_) = listen(Fixed({"a": 1}), [line()], IDS, player="fixed").shares
    assert (once.top1_interval, once.mrr_interval) == ((0.025, 1), (0.1875, 1))
    (last, *_) = listen(Fixed(dict.fromkeys(OTHERS, 1)), [line()], IDS, player="fixed").shares
    # No place among six is farther off than the sixth.
    assert (last.mrr, last.mrr_interval) == (0.1667, (0.1667, 0.9792))


def test_one_found_of_ten_is_not_surer_than_none_found() -> None:
    lines = [line(), *[line(card="b", random=("a", *OTHERS[1:]))] * 9]
    (one, *_) = listen(Fixed({"a": 1}), lines, IDS, player="fixed").shares
    assert one.top1 == 0.1
    low, high = one.top1_interval
    assert low == 0
    # Of none it is 0.3085; by 1.96 standard errors it would be 0.296.
    assert high == pytest.approx(0.1 + 2.262 * 0.1, abs=1e-3)
    (shared, *_) = listen(Fixed({"a": 1, "b": 1}), [line()], IDS, player="fixed").shares
    assert (shared.top1, shared.top1_interval) == (0.5, (0.025, 0.975))


def test_how_far_it_is_is_told_before_each_line() -> None:
    told: list[tuple[int, int]] = []
    report = listen(
        Fixed({}), [line(), None, line()], IDS, player="fixed", progress=lambda done, of: told.append((done, of))
    )
    assert (report.lines, told) == (2, [(0, 3), (1, 3), (2, 3)])


# From tables of Student's t, by degrees of freedom: one less than the values.
@pytest.mark.parametrize(
    ("many", "t"), [(2, 12.706), (3, 4.303), (4, 3.182), (6, 2.571), (11, 2.228), (31, 2.042), (10_000, 1.960)]
)
def test_few_values_have_wider_intervals(many: int, t: float) -> None:
    assert student(many) == pytest.approx(t, rel=0.01)


def test_cards_go_with_or_without_their_set_and_unknown_ones_are_counted_apart() -> None:
    lines = [line(card="full:a", random=("full:b", *OTHERS[1:])), line(card="nowhere")]
    report = listen(Fixed({"a": 1}), lines, IDS, player="fixed", keep=True)
    assert (report.lines, report.unknown, len(report.heard)) == (2, 1, 1)
    assert report.heard[0].ranking[0] == ("full:a", 1)


def test_lines_without_decoys_are_counted_apart_too() -> None:
    report = listen(Fixed({"a": 1}), [line(), line(random=(), lang="de")], IDS, player="fixed")
    assert (report.lines, report.unknown, report.alone) == (2, 0, 1)
    assert [share.lines for share in report.shares] == [1, 1]


@pytest.mark.parametrize("name", ["random", "hard"])
@pytest.mark.parametrize(
    ("decoys", "why"),
    [
        pytest.param(OTHERS[:1], "there is 1", id="one"),
        pytest.param((*OTHERS, "g"), "there are 6", id="six"),
        pytest.param(("a", *OTHERS[1:]), "the card itself, a, is among them", id="the card"),
        pytest.param(("full:a", *OTHERS[1:]), "the card itself, a, is among them", id="the card with its set"),
        pytest.param(("b", *OTHERS[:4]), "b is there twice", id="twice"),
        pytest.param((*OTHERS[:4], "full:b"), "full:b is there twice", id="twice, once with its set"),
    ],
)
def test_decoys_are_five_other_cards(decoys: tuple[str, ...], why: str, name: str) -> None:
    with pytest.raises(Refusal) as caught:
        listen(Fixed({}), [line(**{name: decoys})], IDS, player="fixed")
    assert caught.value.message == f'Line 1: 5 other cards were expected in "{name}"; {why}.'


def test_a_blank_clue_is_refused_by_its_line() -> None:
    with pytest.raises(Refusal, match=r"Line 2: the clue is blank\."):
        listen(Fixed({}), [line(), line(clue=" ")], IDS, player="fixed")


def test_keys_that_nobody_reads_are_named() -> None:
    read = read_lines(msgspec.json.encode({"lang": "en", "clue": "x", "card": "a", "rnadom": OTHERS, "unread": 1}))
    report = listen(Fixed({}), [*read, line()], IDS, player="fixed")
    assert (report.unread, report.alone) == (("rnadom", "unread"), 1)


def test_what_is_no_clue_is_refused_by_its_line() -> None:
    with pytest.raises(Refusal, match="Line 2 is no clue"):
        read_lines(msgspec.json.encode(line()) + b'\n{"clue": 1}\n')
    assert read_lines(b"") == []


def test_empty_lines_are_none_and_the_others_keep_their_numbers() -> None:
    read = read_lines(b"\n" + msgspec.json.encode(line()) + b"\n \n" + msgspec.json.encode(line(random=("b",))) + b"\n")
    report = listen(Fixed({}), read[:3], IDS, player="fixed", keep=True)
    assert (report.lines, [one.line for one in report.heard]) == (1, [2])
    with pytest.raises(Refusal, match="Line 4: 5 other cards"):
        listen(Fixed({}), read, IDS, player="fixed")


def test_a_language_that_nobody_speaks_is_refused() -> None:
    with pytest.raises(Refusal, match="Line 1: no words in 'xx'"):
        listen(ConceptListener({}), [line(lang="xx")], IDS, player="concepts")


def test_who_understands_finds_what_who_does_not_finds_by_chance() -> None:
    things = ("owl", "boat", "bread", "clock", "mountain", "violin")
    cards = {CardId(f"full:{one}"): {one: 1.0} for one in things}
    clues = [("en", "owls", "owl"), ("it", "una barca", "boat"), ("pl", "chleb", "bread"), ("da", "et ur", "clock")]
    lines = [
        ClueLine(lang=lang, clue=clue, card=card, random=tuple(one for one in things if one != card))
        for lang, clue, card in clues
    ]
    found = {name: listen(made(cards), lines, cards, player=name).shares for name, made in LISTENERS.items()}
    whole = {name: next(share.top1 for share in shares if share.lang is None) for name, shares in found.items()}
    assert whole["concepts"] == 1
    assert whole["taste"] < 1


@pytest.mark.parametrize(
    ("file", "random", "hard"), [("clues", 0.65, 0.5), ("clues-2", 0.55, 0.4), ("clues-3", 0.55, 0.3)]
)
def test_people_s_clues_are_understood_far_better_than_by_chance(file: str, random: float, hard: float) -> None:
    lines = read_lines((ROOT / f"benchmarks/listening/{file}.jsonl").read_bytes())
    cards = {name: card.concepts for name, card in cards_by_id(default_sets()).items()}
    report = listen(ConceptListener(cards), lines, cards, player="concepts")
    assert report.unknown == 0
    found = {(share.lang, share.decoys): share.top1 for share in report.shares if share.kind is None}
    assert min(top1 for (_, decoys), top1 in found.items() if decoys == "random") >= random
    assert min(top1 for (_, decoys), top1 in found.items() if decoys == "hard") >= hard
