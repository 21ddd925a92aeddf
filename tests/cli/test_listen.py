"""`moonhare listen`: measuring how a player understands clues."""

import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from moonhare.decks import default_sets
from moonhare.players import heard
from moonhare.rules.ids import CardId
from tests.cli.console import Console
from tests.decks.making import MakeSet, read, write


def clues(folder: Path) -> Path:
    ids = [card.id for card in default_sets()[0].manifest.cards]
    lines = [
        {"lang": "en", "clue": "owl", "card": card, "random": ids[at + 1 : at + 6], "kind": "thing"}
        for at, card in enumerate(ids[:10])
    ]
    file = folder / "clues.jsonl"
    file.write_text("\n".join(map(json.dumps, [*lines, {**lines[0], "card": "not-there"}])))
    return file


def test_listen_reports_in_words_and_in_json(moonhare: Console, tmp_path: Path) -> None:
    file = clues(tmp_path)
    told = moonhare("listen", str(file))
    assert told.status == 0
    assert "concepts: 11 lines, 1 with cards that no set has" in told.out
    assert "No set has not-there; --sets names other sets.\n" in told.out
    report = json.loads(moonhare("listen", str(file), "--json", "--lines", "--player", "taste").out)
    assert (report["player"], report["unknown"], len(report["heard"])) == ("taste", 1, 10)
    assert {share["kind"] for share in report["shares"]} == {None, "thing"}
    assert "10 random" in moonhare("listen", str(file), "--lines").out


def test_listen_says_what_it_did_not_count(moonhare: Console) -> None:
    told = moonhare("listen", "-", stdin='{"lang": "de", "clue": "x", "card": "a-toast"}')
    assert told.out.startswith(
        "concepts: 1 line, 0 with cards that no set has, 1 without decoys, which are not counted\n"
    )
    assert "nothing is read" not in told.out
    assert told.out.endswith('"random" or "hard" cards of the sets were expected.\n')


def test_listen_names_the_keys_that_it_does_not_read(moonhare: Console) -> None:
    told = moonhare("listen", "-", stdin='{"lang": "en", "clue": "x", "card": "a-toast", "rnadom": ["thaw"]}')
    assert "Of keys beside lang, clue, card, random, hard and kind nothing is read: rnadom.\n" in told.out


def test_listen_refuses_what_it_does_not_know(moonhare: Console, tmp_path: Path) -> None:
    told = moonhare("listen", str(clues(tmp_path)), "--player", "nobody")
    assert (told.status, told.out) == (2, "")
    assert "There is no player 'nobody': one of concepts, taste, steady, sharp, " in told.err
    assert moonhare("listen", str(tmp_path / "none.jsonl")).status == 2


OWN = """
from moonhare.players import SimplePlayer

class Mine(SimplePlayer):
    def __init__(self, knowledge, seed):
        print("made")
        super().__init__(seed, lambda card, rng: f"{knowledge.language} {seed}")
        self.language = knowledge.language

    def rank(self, clue, language, cards):
        assert language == self.language
        return [int(clue == card.split(":")[-1]) for card in cards]

class Mute(SimplePlayer):
    def __init__(self, knowledge, seed):
        super().__init__(seed, lambda card, rng: " ")

    def act(self, view):
        return None if view.public.points[3:] else super().act(view)

    def rank(self, clue, language, cards):
        return [1.0]
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Work where a module of one's own lies; gives its name."""
    (tmp_path / "heard_here.py").write_text(OWN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield "heard_here"
    sys.modules.pop("heard_here", None)


def test_a_player_of_one_s_own_is_heard_out_as_any_of_the_roster(moonhare: Console, own: str) -> None:
    ids = ("a-toast", "thaw", "stripes", "cold-case", "closing-time", "small-craft")
    file = Path("clues.jsonl")
    lines = [{"lang": lang, "clue": ids[0], "card": ids[0], "random": ids[1:]} for lang in ("en", "it")]
    file.write_text("\n".join(map(json.dumps, lines)))
    found = moonhare("listen", str(file), "--player", f"simple+{own}:Mine", "--json")
    assert (found.report["player"], [one["top1"] for one in found.report["shares"]]) == (f"simple+{own}:Mine", [1] * 3)
    assert set(found.err.splitlines()) == {"made"}
    assert moonhare("listen", str(file), "--player", "thing", "--json").report["shares"][-1]["lines"] == 2
    deaf = moonhare("listen", str(file), "--player", "thing+simple", "--json").refusal
    assert (deaf["code"], "has no method rank(clue, language, cards)" in deaf["message"]) == ("player-deaf", True)
    wrong = moonhare("listen", str(file), "--player", f"{own}:Mute").err
    assert "Line 1: heard_here:Mute does not tell how well cards fit: ValueError: rank gave 1 numbers for 6" in wrong


def test_a_player_of_one_s_own_hints_as_any_of_the_roster(moonhare: Console, own: str) -> None:
    asked = ("hint", "--card", "a-toast", "--many", "2", "--seed", "3", "--language", "it")
    hints = moonhare(*asked, "--player", f"{own}:Mine+simple", "--json").report["hints"]
    assert [one["clue"] for one in hints] == ["it 3", "it 4"]
    assert len(moonhare(*asked, "--player", "thing", "--json").report["hints"]) == 2
    mute = moonhare(*asked, "--player", f"{own}:Mute", "--players", "3", "--json").refusal
    assert (mute["code"], mute["message"]) == ("player-mute", "heard_here:Mute told no written clue, asked 2 times.")
    failed = moonhare(*asked, "--player", f"{own}:Mute").err
    assert "heard_here:Mute, seed 3: A command was expected, not NoneType." in failed


def test_hint_tells_clues_in_words_and_in_json(moonhare: Console) -> None:
    asked = ("hint", "--card", "a-toast", "--hand", "thaw", "--language", "it", "--many", "3", "--seed", "7")
    report = moonhare(*asked, "--json").report
    assert (report["card"], report["lang"], [one["seed"] for one in report["hints"]]) == (
        "small-hours:a-toast",
        "it",
        [7, 8, 9],
    )
    told = moonhare(*asked)
    assert all(one["clue"] in told.out for one in report["hints"])
    assert moonhare("hint", "--card", "small-hours:a-toast", "--players", "2").status == 2
    assert moonhare(*("--lang" if one == "--language" else one for one in asked), "--json").report == report


def test_the_cards_of_an_own_set_are_told_and_heard(moonhare: Console, make_set: MakeSet, tmp_path: Path) -> None:
    folder = make_set("harbour", cards=30)
    raw = read(folder)
    for card, concept in zip(raw["cards"], ("owl", "boat", "rain", "clock", "dog") * 6, strict=True):
        card["concepts"] = {concept: 1}
    write(folder, raw)
    asked = ("hint", "--card", "harbour:card-1", "--players", "3", "--many", "2")
    told = moonhare(*asked)
    assert (told.status, told.out) == (2, "")
    assert "There is no card 'harbour:card-1' in houseguests, small-hours; --sets names other sets." in told.err
    assert moonhare(*asked, "--sets", str(folder), "--json").report["card"] == "harbour:card-1"
    assert "30 cards are too few" in moonhare(*asked, "--players", "6", "--sets", str(folder)).err

    line = {"lang": "en", "clue": "Rain", "card": "card-2", "random": [f"card-{other}" for other in (0, 1, 3, 4, 5)]}
    (tmp_path / "clues.jsonl").write_text(json.dumps(line))
    heard = moonhare("listen", str(tmp_path / "clues.jsonl"), "--sets", str(folder), "--json").report
    assert (heard["unknown"], heard["shares"][0]["top1"]) == (0, 1)


def test_cards_of_which_only_words_are_known_are_heard_by_them_in_the_language_of_the_clue(
    moonhare: Console, make_set: MakeSet, tmp_path: Path
) -> None:
    folder = make_set("harbour", cards=30)
    raw = read(folder)
    things = (("boat", "barca"), ("star", "stella"), ("tree", "albero"), ("moon", "luna"), ("key", "chiave"))
    for number, card in enumerate(raw["cards"]):
        english, italian = things[number % 5] if number < 5 else ("stone", "sasso")
        card["texts"] = {
            # One title would do where only one language is read: the other card's would not.
            "en": {"title": english, "description": "Alone."},
            "it": {"title": italian if number else "cane", "description": "Da sola."},
        }
        del card["concepts"]
    write(folder, raw | {"languages": ["en", "it"], "title": {"en": "Harbour", "it": "Porto"}})
    lines = [
        {"lang": lang, "clue": clue, "card": "card-0", "random": [f"card-{other}" for other in range(1, 6)]}
        for lang, clue in (("en", "A boat"), ("it", "Un cane"))
    ]
    file = tmp_path / "clues.jsonl"
    # As Windows writes text.
    file.write_text("\ufeff" + "\n".join(map(json.dumps, lines)))
    report = moonhare("listen", str(file), "--sets", str(folder), "--json", "--lines").report
    assert [one["top1"] for one in report["heard"]] == [1, 1]
    hints = moonhare("hint", "--card", "card-0", "--players", "3", "--sets", str(folder), "--json").report["hints"]
    assert any(one["place"] is not None for one in hints)
    told = moonhare("deck", "check", str(folder))
    assert "30 cards (card-0, card-1, card-2, …) have no concepts; computer players go by their titles" in told.out
    assert "see nothing in them" not in told.out


def test_sets_that_are_given_no_name_are_none(moonhare: Console) -> None:
    # As an unset variable makes it.
    told = moonhare("hint", "--card", "thaw", "--sets", "")
    assert (told.status, told.out) == (2, "")
    assert told.err == "moonhare: --sets was given no name: the id of a set or its folder was expected.\n"


@pytest.mark.parametrize(
    ("given", "kind"), [({"a": 1.0, "b": 2.0}, "dict"), ({1.0, 2.0}, "set"), ("12", "str")], ids=["dict", "set", "str"]
)
def test_what_has_no_number_for_each_card_in_their_order_is_told_what_was_expected(given: Any, kind: str) -> None:
    class Listens:
        def rank(self, clue: str, language: str, cards: Sequence[CardId]) -> Sequence[float]:
            told: Sequence[float] = given
            return told

    cards = (CardId("full:a"), CardId("full:b"))
    with pytest.raises(ValueError, match=f"rank gave a {kind}; a list of numbers, one for each card in their order"):
        heard(Listens(), "Almost home", "en", cards)
    given = (1, 2.5)
    assert heard(Listens(), "Almost home", "en", cards) == {"full:a": 1, "full:b": 2.5}


def test_the_document_s_line_can_be_listened_to(moonhare: Console) -> None:
    document = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
    (line,) = (line for line in document.splitlines() if line.startswith('{"lang": '))
    report = moonhare("listen", "-", "--json", stdin=line).report
    assert (report["lines"], report["unknown"], len(report["shares"])) == (1, 0, 3)
