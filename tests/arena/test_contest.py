"""The arena: mirrored deals, the same for the same seed wherever it is played, and gone on with after any end."""

import os
import pickle
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
import pytest

from moonhare.arena.basis import Basis, basis_of
from moonhare.arena.contest import Contest, contest
from moonhare.arena.crew import own_crew
from moonhare.arena.journal import GAMES, LATENCY, Journal, read_replay
from moonhare.arena.pairing import Setup, sittings
from moonhare.arena.reporting import paces, report
from moonhare.arena.sitting import Finished, ReplayRecord, play_sittings
from moonhare.arena.telling import tables
from moonhare.cli.knowing import provide, set_digests
from moonhare.players import BASELINES, Knowledge, SimplePlayer, Told
from moonhare.rules.commands import CastVotes, NameGiver, SeatCommand, TellClue
from moonhare.rules.editions import EDITIONS
from moonhare.rules.errors import Refusal
from moonhare.rules.events import GameStarted
from moonhare.rules.log import replay_log
from moonhare.rules.views import View

HERE = "tests.arena.test_contest"


def setup(*players: str, **more: Any) -> Setup:
    facts: dict[str, Any] = {"edition": "standard", "seats": 4, "sets": (), "language": "en", "seed": 1}
    return Setup(players=players, **{**facts, **more})


def played(chosen: Setup, games: int, workers: int = 1, folder: Path | None = None, **more: Any) -> Contest:
    with own_crew(workers) as crew:
        return contest(chosen, games, provide=provide, crew=crew, folder=folder, **more)


def test_every_player_sits_in_every_seat_over_the_same_cards() -> None:
    deal = list(islice(sittings(setup("a", "b", "c", "d", "e")), 4))
    assert {one.deal for one in deal} == {0}
    assert [one.number for one in deal] == [0, 1, 2, 3]
    for seat in range(4):
        assert sorted(one.players[seat] for one in deal) == sorted(deal[0].line_up)
    lines = [msgspec.json.decode(one.line, type=ReplayRecord) for one in _finished(setup("thing", "simple"), 4)]
    dealt: list[Any] = [line.games[0].events[0] for line in lines]
    assert len({(started.hands, started.pile) for started in dealt}) == 1


def _finished(chosen: Setup, many: int) -> Sequence[Any]:
    return play_sittings(chosen, provide, tuple(islice(sittings(chosen), many)))


@pytest.mark.parametrize("players", ["ab", "abc", "abcdefg"])
def test_all_players_have_as_many_seats_and_meet_each_other(players: str) -> None:
    tables = list(islice(sittings(setup(*players, seats=4)), 4 * 70))
    seats = Counter(name for table in tables for name in table.players)
    assert max(seats.values()) - min(seats.values()) <= 4
    assert all(len(set(table.players)) == min(4, len(players)) for table in tables)
    met = {frozenset((one, other)) for table in tables for one in table.players for other in table.players}
    assert len(met - {frozenset(one) for one in players}) == len(players) * (len(players) - 1) // 2


@pytest.mark.parametrize("chosen", EDITIONS, ids=lambda chosen: chosen.id)
def test_every_edition_is_played_and_measured(chosen: Any) -> None:
    seats = chosen.players[-1]
    mine = setup("simple", *BASELINES, "thing+simple", edition=chosen.id, seats=seats)
    found = report(mine, played(mine, 4))
    assert found.games == 4
    assert {one.player for one in found.ratings} == {one.player for one in found.players} == set(mine.players)
    assert sum(one.figures["wins"].value * one.games for one in found.players) == pytest.approx(4, abs=0.01)
    for one in found.players:
        told = one.figures.get("some")
        if found.settings.scoring == "agreement":
            assert told is None
            assert "found" not in one.figures
        elif told is not None:
            parts = [one.figures[how].value for how in ("some", "all", "none")]
            assert sum(parts) == pytest.approx(1, abs=0.001)
        assert one.figures["refused"].value == one.figures["failed"].value == 0
        assert one.figures["lure"].low <= one.figures["lure"].value <= one.figures["lure"].high


def test_the_same_seed_gives_the_same_bytes_with_one_worker_and_with_two(tmp_path: Path) -> None:
    mine = setup("simple", "thing", "mood", evening=2)
    reports = [report(mine, played(mine, 24, workers, tmp_path / str(workers))) for workers in (1, 2)]
    assert (tmp_path / "1" / GAMES).read_bytes() == (tmp_path / "2" / GAMES).read_bytes()
    assert reports[0] == reports[1]
    other = msgspec.structs.replace(mine, seed=2)
    assert report(other, played(other, 24)).ratings != reports[0].ratings


def test_more_games_begin_with_the_same_ones() -> None:
    mine = setup("simple", "thing")
    assert played(mine, 12).records[:8] == played(mine, 8).records


def test_what_was_torn_off_is_played_again_and_the_rest_is_not(tmp_path: Path) -> None:
    mine = setup("simple", "thing")
    whole = played(mine, 12, folder=tmp_path)
    written = (tmp_path / GAMES).read_bytes()
    # As a kill leaves it: in the middle of the seventh evening, whose latency was already there.
    lines = written.splitlines(keepends=True)
    (tmp_path / GAMES).write_bytes(b"".join(lines[:7]) + lines[7][:100])
    (tmp_path / LATENCY).write_bytes((tmp_path / LATENCY).read_bytes()[:-20])
    told: list[tuple[int, int]] = []
    with own_crew(1) as crew:
        again = contest(mine, 12, provide=provide, crew=crew, folder=tmp_path, progress=lambda *at: told.append(at))
    assert told[0] == (7, 12)
    assert (tmp_path / GAMES).read_bytes() == written
    assert report(mine, again) == report(mine, whole)
    assert len((tmp_path / LATENCY).read_bytes().splitlines()) == 12


@pytest.mark.parametrize("how", [signal.SIGKILL, pytest.param(signal.SIGTERM, marks=pytest.mark.long), signal.SIGINT])
def test_a_run_that_is_ended_leaves_nothing_behind_and_goes_on(tmp_path: Path, how: signal.Signals) -> None:
    command = [sys.executable, "-m", "moonhare", "arena", "--players", "simple", "thing", "--seed", "1"]
    command += ["--workers", "2", "--games", "100000", "-o", str(tmp_path)]
    running = subprocess.Popen(command, start_new_session=True, stderr=subprocess.PIPE)
    games = tmp_path / GAMES
    until = time.monotonic() + 60
    while (not games.exists() or games.stat().st_size < 200_000) and time.monotonic() < until:
        time.sleep(0.05)
    group = _group(running.pid)
    assert len(group) >= 3
    running.send_signal(how)
    _, err = running.communicate(timeout=60)
    while _group(running.pid) and time.monotonic() < until:
        time.sleep(0.05)
    assert _group(running.pid) == []
    if how != signal.SIGKILL:
        assert (running.returncode, err) == (130, b"")
    mine, digests = setup("simple", "thing", sets=tuple(set_digests(()))), set_digests(())
    journal = Journal(tmp_path, mine, basis_of(mine, digests))
    many = len(journal.records)
    journal.close()
    assert many >= 4
    again = played(mine, many + 4, folder=tmp_path, sets=digests)
    assert (again.records, again.kept) == (played(mine, many + 4).records, many)


def _group(leader: int) -> list[int]:
    """Give the living processes of a group."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                state, _, group = (folder / "stat").read_text().rpartition(")")[2].split()[:3]
            except OSError:
                continue
            if int(group) == leader and state != "Z":
                found.append(int(folder.name))
    return found


def test_a_folder_of_another_setup_and_a_damaged_one_are_refused(tmp_path: Path) -> None:
    mine = setup("simple", "thing")
    played(mine, 4, folder=tmp_path)
    basis = basis_of(mine, {})
    with pytest.raises(Refusal, match=r"another setup \(seed: 1 there, 2 here\)"):
        Journal(tmp_path, msgspec.structs.replace(mine, seed=2), basis)
    lines = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    for bad, why in (
        (lines[2], "at line 2: an evening is missing"),
        (lines[1] + lines[1], "at line 3: an evening is there twice"),
        (b"{}\n", "at line 2: Object missing"),
    ):
        (tmp_path / GAMES).write_bytes(lines[0] + bad)
        with pytest.raises(Refusal, match=why):
            Journal(tmp_path, mine, basis)


def test_two_do_not_play_in_one_folder(tmp_path: Path) -> None:
    mine = setup("simple", "thing")
    first = Journal(tmp_path, mine, basis_of(mine, {}))
    with pytest.raises(Refusal, match="Another arena plays in"):
        played(mine, 4, folder=tmp_path)
    first.close()
    assert len(played(mine, 4, folder=tmp_path).records) == 4


def test_what_has_changed_since_is_not_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    own = tmp_path / "edited.py"
    own.write_text(f"from {HERE} import Clumsy as Mine\n")
    mine = setup("edited:Mine+simple", "simple")
    played(mine, 4, folder=tmp_path, sets={"harbour": "1"})
    assert played(mine, 4, folder=tmp_path, sets={"harbour": "1"}).kept == 4
    with pytest.raises(Refusal, match="before something changed: the set harbour"):
        played(mine, 4, folder=tmp_path, sets={"harbour": "2"})
    own.write_text(own.read_text() + "# changed\n")
    with pytest.raises(Refusal, match="before something changed: the file of edited"):
        played(mine, 4, folder=tmp_path, sets={"harbour": "1"})
    for old, what in ((Basis(moonhare="0.0.1", code="x"), r"Moonhare \(0.0.1 there"), (None, "an earlier version")):
        header = {"arena": 1, "setup": mine} | ({} if old is None else {"basis": old})
        (tmp_path / GAMES).write_bytes(msgspec.json.encode(header) + b"\n")
        with pytest.raises(Refusal, match=what):
            played(mine, 4, folder=tmp_path)
    sys.modules.pop("edited")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a file that is always full is Linux's")
def test_a_full_disk_is_told_with_the_folder(tmp_path: Path) -> None:
    journal = Journal(tmp_path, mine := setup("simple", "thing"), basis_of(mine, {}))
    journal._games.close()
    with suppress(OSError), Path("/dev/full").open("ab") as journal._games:
        with pytest.raises(Refusal, match=f"{tmp_path} cannot be written: No space left on device"):
            journal.add(Finished(line=b"{}", latency={}), 0)
        journal.close()


def test_replays_are_games_by_the_rules_and_can_be_left_out(tmp_path: Path) -> None:
    mine = setup("random", "thing", evening=2)
    records = played(mine, 4, folder=tmp_path).records
    for number in range(1, 5):
        log = read_replay(iter((tmp_path / GAMES).read_bytes().splitlines()), number)
        moments = replay_log(log)
        assert isinstance(moments[0].event, GameStarted)
        assert moments[-1].game.scores == records[(number - 1) // 2].games[(number - 1) % 2].scores
    for number, lines in ((5, (tmp_path / GAMES).read_bytes().splitlines()), (1, []), (1, [b"{}"])):
        with pytest.raises(Refusal):
            read_replay(iter(lines), number)
    without = msgspec.structs.replace(mine, replays=False)
    assert played(without, 4).records == records
    assert all(len(one.line) < 6000 for one in _finished(without, 2))


class Clumsy(SimplePlayer):
    """Votes for what it may not, tells too long a clue, and fails in between."""

    def __init__(self, knowledge: Knowledge, seed: int) -> None:
        super().__init__(seed, knowledge.clues)

    def act(self, view: View) -> SeatCommand:
        assert view.own is not None
        if view.own.may.vote:
            return CastVotes(slots=view.own.may.vote.forbidden)
        if view.own.may.tell:
            return TellClue(text="x" * 241, card=view.own.hand[0])
        if view.own.may.go_on:
            raise ZeroDivisionError
        return super().act(view)


def test_moves_that_are_not_allowed_are_counted_and_made_by_another() -> None:
    mine = setup(f"{HERE}:Clumsy", "simple")
    whole = report(mine, played(mine, 4))
    found = {one.player: one.figures for one in whole.players}
    assert found[f"{HERE}:Clumsy"]["refused"].value > 0.3
    assert found[f"{HERE}:Clumsy"]["failed"].value > 0.02
    assert found["simple"]["refused"].value == found["simple"]["failed"].value == 0
    [told] = [table for table in tables(whole, ()) if table.title.startswith("What the rules refused")]
    assert told.rows == ((f"{HERE}:Clumsy", "Card 1 is seat 2's own: vote for another one."),)


class Broken(SimplePlayer):
    """Ends the process instead of voting, answers nothing where it should give, and forgets."""

    def __init__(self, knowledge: Knowledge, seed: int) -> None:
        super().__init__(seed, knowledge.clues)

    def recall(self, evening: Sequence[Told]) -> None:
        if len(evening) > 2:
            raise KeyError(object())

    def act(self, view: View) -> SeatCommand:
        assert view.own is not None
        if view.own.may.vote:
            sys.exit(3)
        return None if view.own.may.give else super().act(view)  # type: ignore[return-value]  # what it is here for


def test_a_player_s_first_error_is_told_and_no_error_of_its_own_ends_the_evening(tmp_path: Path) -> None:
    mine = setup(f"{HERE}:Broken", "simple")
    done = played(mine, 4, folder=tmp_path)
    found = report(mine, done)
    one, other = sorted(found.players, key=lambda one: one.player == "simple")
    assert one.failure.startswith("SystemExit: 3 (test_contest.py, line ")
    assert (other.failure, other.figures["failed"].value) == ("", 0)
    assert one.figures["failed"].value + one.figures["refused"].value > 0.8
    [told] = [table for table in tables(found, ()) if table.title.startswith("What went wrong")]
    assert told.rows == ((one.player, one.failure),)
    assert report(mine, played(mine, 4, folder=tmp_path)) == found


class Moody(SimplePlayer):
    """Can be made now and then, forgets at every turn, and has no number for a card."""

    def __init__(self, knowledge: Knowledge, seed: int) -> None:
        super().__init__(seed, knowledge.clues)
        if seed % 2 and seed != 1:
            raise ConnectionError("busy")

    def rank(self, clue: str, language: str, cards: Sequence[str]) -> list[float]:
        return [float("nan")] * len(cards)


def test_who_cannot_be_made_now_and_then_and_has_no_numbers_is_counted_apart() -> None:
    mine = setup(f"{HERE}:Moody", "simple")
    done = played(mine, 8)
    tallies = [
        tally
        for record in done.records
        for name, tally in zip(record.sitting.players, record.games[0].seats, strict=True)
        if name != "simple"
    ]
    unmade = [tally for tally in tallies if tally.failed]
    assert all(tally.failed == tally.moves and "ConnectionError: busy" in tally.failure for tally in unmade)
    made = [tally for tally in tallies if not tally.failed]
    assert unmade
    assert all(tally.unranked for tally in made)
    assert {tally.failure for tally in made} == {"ValueError: rank gave nan, which is no number"}
    [figures] = [one.figures for one in report(mine, done).players if one.player != "simple"]
    assert figures["unranked"].value == 1
    assert "mrr" not in figures


class Stubborn(SimplePlayer):
    """Never agrees on who gives."""

    def __init__(self, knowledge: Knowledge, seed: int) -> None:
        super().__init__(seed, knowledge.clues)

    def act(self, view: View) -> SeatCommand:
        assert view.own is not None
        named = next((one.giver for one in view.public.namings if one and view.own.seat % 3 == one.giver % 3), None)
        others = [giver for giver in view.own.may.name_giver if giver != named]
        return NameGiver(giver=others[0]) if others else super().act(view)


def test_partners_who_never_agree_do_not_keep_the_others_for_ever() -> None:
    mine = setup(f"{HERE}:Stubborn", edition="odyssey-team", seats=6)
    [found] = report(mine, played(mine, 1)).players
    assert found.figures["refused"].value > 0
    assert found.refusal.endswith("does not end: 500 moves have been made.")
    assert found.figures["points"].value > 0


class Mindful(SimplePlayer):
    """Tells of how many rounds it knows."""

    def __init__(self, knowledge: Knowledge, seed: int) -> None:
        super().__init__(seed, lambda card, rng: f"{len(self.evening)} so far")
        self.evening: Sequence[Told] = ()

    def recall(self, evening: Sequence[Told]) -> None:
        self.evening = evening


@pytest.mark.parametrize("name", ["Mindful", "Mindful+simple", "simple+Mindful"])
def test_an_evening_is_remembered_and_ends(name: str) -> None:
    mine = setup("+".join(f"{HERE}:{one}" if one == "Mindful" else one for one in name.split("+")), evening=2)
    (record, other) = played(mine, 4).records
    clues = [sorted(clue for seat in game.seats for clue in seat.clues) for game in record.games]
    if name.startswith("simple"):
        assert not any("so far" in clue for game in clues for clue in game)
        return
    first = [f"{number} so far" for number in range(record.games[0].rounds)]
    assert set(clues[0]) <= set(first)
    assert "0 so far" in clues[0]
    assert not set(clues[1]) & set(first)
    assert any(clue.startswith("0 ") for seat in other.games[0].seats for clue in seat.clues)


def test_who_does_not_listen_is_rated_below_those_who_do_and_one_alone_is_not_rated() -> None:
    mine = setup("simple", "thing", "mood", seats=6)
    found = report(mine, played(mine, 90))
    *others, worst = found.ratings
    assert worst.player == "simple"
    assert all(worst.high < one.low for one in others)
    assert all(one.low <= one.rating <= one.high for one in found.ratings)
    assert [one.player for one in found.players] == [one.player for one in found.ratings]
    assert fmean(one.rating for one in found.ratings) == pytest.approx(25, abs=0.02)
    assert report(setup("thing"), played(setup("thing"), 4)).ratings == ()


def test_latency_is_told_by_player_and_move_and_is_not_in_the_report() -> None:
    mine = setup("simple", "thing")
    done = played(mine, 4)
    found = paces(done.latency)
    assert {(one.player, one.move) for one in found} >= {("thing", "tell"), ("simple", "vote"), ("simple", "give")}
    assert all(0 < one.median <= one.most <= one.longest for one in found)
    assert sum(one.moves for one in found) == sum(
        seat.moves for record in done.records for game in record.games for seat in game.seats
    )
    assert b"latency" not in msgspec.json.encode(report(mine, done))


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"seats": 12}, "edition-players"),
        ({"edition": "modern"}, "edition-unknown"),
        ({"overrides": {"luck": 1}}, "setting-unknown"),
        ({"sets": ("nowhere",)}, "set-unknown"),
        ({"overrides": {"hand_size": 12, "deck_size": 84}, "seats": 8}, "deck-too-small"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(more: dict[str, Any], code: str) -> None:
    with pytest.raises(Refusal) as caught:
        played(setup("simple", **more), 4)
    assert caught.value.code == code
    with pytest.raises(Refusal, match="nobody"):
        played(setup("simple", "nobody"), 4)


def test_a_refusal_comes_back_from_another_process_whole() -> None:
    refusal = pickle.loads(pickle.dumps(Refusal("game-endless", "It does not end.", rounds=3)))
    assert (refusal.code, refusal.message, refusal.arguments) == ("game-endless", "It does not end.", {"rounds": 3})


def _vanish(number: int) -> int:
    os._exit(1) if number else None
    return number


def test_a_worker_that_is_lost_is_told_of() -> None:
    with own_crew(2) as crew, pytest.raises(Refusal, match="goes on where it was"):
        list(crew.work(_vanish, range(4)))
