"""What text looks like: names that are hardly told apart, text that shows nothing, clues that turn lines round."""

import itertools
from pathlib import Path

import pytest

from moonhare.server.live import runtime
from moonhare.server.table.deciding import decide
from moonhare.server.table.looks import are_alike, is_visible
from moonhare.server.table.naming import COMPUTER_NAMES
from tests.server.net import Seat, a_server


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ana"),
        ("Ana", "Аnа"),  # Cyrillic
        ("ANA", "αnα"),  # Greek, in other capitals
        ("Ana", "ꓮna"),  # Lisu
        ("Cope", "Соре"),  # Cyrillic throughout
        ("Ana", "𝒜𝓃𝒶"),
        ("Ana", "Ａｎａ"),
        ("Alan", "AIan"),
        ("Alan", "A1an"),
        ("Bo", "B0"),
        ("Mia", "Mi\u200da"),
        ("Mia", "Mia\ufe0f"),
        ("Mia", "M\u034fia"),
        ("Ève", "E\u0300ve"),
        ("❤", "❤\ufe0f"),
    ],
)
def test_names_that_are_hardly_told_apart_are_alike(one: str, other: str) -> None:
    assert are_alike(one, other)
    assert are_alike(other, one)


def test_names_that_people_have_are_told_apart() -> None:
    people = ("José", "Jose", "Ola", "Oła", "Ian", "Lan", "Søren", "Soren", "Zoë", "Zoe", "Ania", "Anna", "Аня", "Яна")
    names = (*COMPUTER_NAMES, *people, "Mikołaj", "Nicolò", "Åse", "Ása", "李", "季", "Player 1", "Player 2")
    assert not [pair for pair in itertools.combinations(names, 2) if are_alike(*pair)]


@pytest.mark.parametrize("text", ["", " ", "\u3164", "\u2800\u2800", "\uffa0\u115f\u1160", "\u200d\ufe0f", "\u0301"])
def test_what_shows_nothing_is_not_visible(text: str) -> None:
    assert not is_visible(text)
    assert is_visible(text + "x")


OPENERS = [chr(number) for number in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))]


async def test_a_clue_that_turns_lines_round_or_towers_over_them_or_shows_nothing_is_refused_at_the_door(
    tmp_path: Path,
) -> None:
    async with a_server(tmp_path, announce_seconds=3600) as server:
        host = await server.open(computers=3, start=True)
        async with host.connect() as tab:
            assert tab.view.own is not None
            assert tab.view.own.game is not None
            card = tab.view.own.game.hand[0]

            async def tell(text: str) -> str | None:
                answer = await tab.do({"type": "tell-clue", "text": text, "card": card})
                return getattr(answer, "code", None)

            for opener in OPENERS:
                assert await tell(f"left{opener}right") == "clue-unprintable"
            for tower in ("e" + "\u0301" * 9, "e" + "\u0301\u0323\u200d" * 9):
                assert await tell(tower) == "clue-unprintable"
            for blank in ("\u3164", "\u2800 \u2800"):
                assert await tell(blank) == "clue-empty"
            # As people write it: from right to left with a mark of direction, with joiners.
            assert await tell("\u05d9\u05e8\u05d7\u200f, \u0645\u06cc\u200c\u062e \U0001f469\u200d\U0001f680") is None


async def test_a_clue_that_was_stored_before_is_still_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = f"left{OPENERS[0]}right"
    with monkeypatch.context() as before:
        before.setattr(runtime, "decide_message", lambda table, key, do, around: decide(table, key, do.command, around))
        async with a_server(tmp_path, announce_seconds=3600) as server:
            host = await server.open(computers=3, start=True)
            async with host.connect() as tab:
                assert tab.view.own is not None
                assert tab.view.own.game is not None
                await tab.do({"type": "tell-clue", "text": text, "card": tab.view.own.game.hand[0]})
    async with a_server(tmp_path) as server, Seat(server, host.code, host.key, host.secret).connect() as tab:
        assert tab.view.public.game is not None
        assert tab.view.public.game.clue is not None
        assert tab.view.public.game.clue.text == text
