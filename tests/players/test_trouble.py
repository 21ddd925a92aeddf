"""Players that somebody wrote: their mistakes are told as theirs, with the line that they are in."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from moonhare.players import as_sent, listener, maker, what_failed
from moonhare.rules.commands import CastVotes, GiveCards, SeatCommand, TellClue
from moonhare.rules.errors import Refusal
from moonhare.rules.ids import CardId, Slot
from tests.players.test_baselines import KNOWLEDGE

Write = Callable[[str], str]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Write a module `wrote` with a class `Mine`; gives the player's name."""
    monkeypatch.syspath_prepend(tmp_path)

    def written(text: str) -> str:
        (tmp_path / "wrote.py").write_text(text)
        return "wrote:Mine"

    yield written
    sys.modules.pop("wrote", None)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("class Mine(:\n", "cannot be imported: SyntaxError: invalid syntax (wrote.py, line 1)."),
        ("import random\nrandom.choice([])\n", "cannot be imported: IndexError: "),
        ("raise SystemExit(3)\n", "cannot be imported: SystemExit: 3 (wrote.py, line 1)."),
        ("class Mine: pass\n", "cannot be made as CLASS(knowledge, seed): TypeError: Mine() takes no arguments."),
        (
            "class Mine:\n    def __init__(self, knowledge, seed):\n        raise ZeroDivisionError\n",
            "cannot be made as CLASS(knowledge, seed): ZeroDivisionError (wrote.py, line 3).",
        ),
        ("def Mine(knowledge, seed): return 5\n", "makes no player: a method act(view) was expected."),
        (
            "class Mine:\n    def __init__(self, *known): pass\n    async def act(self, view): pass\n",
            "makes no player: its act is async; one that returns the command itself was expected.",
        ),
    ],
)
def test_what_its_author_did_wrong_is_told_as_theirs(write: Write, text: str, why: str) -> None:
    with pytest.raises(Refusal) as caught:
        maker(f"{write(text)}+simple")(KNOWLEDGE, 1)
    assert caught.value.code == "player-unknown"
    assert why in caught.value.message
    assert ("IndexError" in why) == caught.value.message.endswith("(wrote.py, line 2).")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("./mine.py:Mine", "./mine.py is a file; a module was expected, by its name: mine:Mine."),
        ("mine.py:Mine", "mine.py is a file; a module was expected, by its name: mine:Mine."),
        ("nowhere_at_all:Mine", "ModuleNotFoundError: No module named 'nowhere_at_all'."),
    ],
)
def test_a_module_that_there_is_not_is_told_without_a_line_of_python_s_own(name: str, why: str) -> None:
    with pytest.raises(Refusal) as caught:
        maker(name)
    assert caught.value.message == f"The player {name!r} cannot be imported: {why}"


def test_a_failure_is_one_line_that_is_the_same_in_every_process() -> None:
    told = what_failed(ValueError(f"no card\nfor {object()}{'!' * 1000}"))
    assert told.startswith("ValueError: no card for <object object at 0x…>!!!")
    assert len(told) == 240


def test_what_is_no_command_is_no_move() -> None:
    cards = [CardId("a:b"), CardId("a:c")]
    assert as_sent(GiveCards(cards=cards)) == GiveCards(cards=tuple(cards))  # type: ignore[arg-type]  # a list will do
    for answer in (None, 3, GiveCards(cards=3), GiveCards(cards=(object(),)), CastVotes(slots=(Slot(0),))):  # type: ignore[arg-type]
        with pytest.raises(Refusal) as caught:
            as_sent(answer)
        assert caught.value.code == "malformed"


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (
            CastVotes(slots=(*map(Slot, range(20, 30)),)),
            (
                "slots of CastVotes cannot be [20, 21, 22, 23, 24, …], "
                "only a list of 1 to 3, each of it a whole number from 1 to 24."
            ),
        ),
        (
            GiveCards(cards=[object()]),  # type: ignore[arg-type]
            "cards of GiveCards cannot be [<object>], only a list of 1 to 3, each of it text of 1 to 120 characters.",
        ),
        (
            TellClue(text="x" * 241),
            "text of TellClue cannot be text of 241 characters, only text of at most 240 characters.",
        ),
        (
            TellClue(text="moon \ud83d"),
            "TellClue holds half a character (a lone surrogate): no text that can be sent.",
        ),
        (
            TellClue(medium="danced"),  # type: ignore[arg-type]
            "medium of TellClue cannot be 'danced', only mimed, said, sung or text.",
        ),
    ],
)
def test_what_no_command_can_say_is_told_in_plain_words(answer: SeatCommand, why: str) -> None:
    with pytest.raises(Refusal) as caught:
        as_sent(answer)
    assert caught.value.message == why


@pytest.mark.parametrize("raised", ["GeneratorExit", "asyncio.CancelledError", "SystemExit(3)"])
def test_what_is_no_exception_of_the_usual_kind_is_a_player_s_failure_too(write: Write, raised: str) -> None:
    name = write(
        "import asyncio\n"
        "class Mine:\n"
        "    def __init__(self, knowledge, seed): pass\n"
        "    def act(self, view): pass\n"
        f"    def rank(self, clue, language, cards): raise {raised}\n"
    )
    with pytest.raises(ValueError, match=r"does not tell how well cards fit: .*\(wrote.py, line 5\)"):
        listener(name)(KNOWLEDGE).rank("moon", "en", [CardId("a:b")])
