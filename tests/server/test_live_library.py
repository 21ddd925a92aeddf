"""Sets of cards that come, change, break and go while people play with them: tables notice at once, games go on."""

import shutil
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs

from moonhare.decks import load_set
from moonhare.decks.hearing import Heard, written_clues
from moonhare.rules.views import View
from moonhare.server import serving
from moonhare.server.messages import Accepted, SetsChanged, TableView
from tests.decks.making import MakeSet, encoded, painted, put, read, write
from tests.server.net import QUICK, Server, Tab, a_server, cards_shown
from tests.server.worlds import DECKS, a_town, simple

CARDS = 30


@pytest.fixture
def sets(tmp_path: Path) -> Path:
    """Where the host of the server `server` puts sets."""
    return tmp_path / "sets"


async def look(server: Server) -> list[str]:
    """Have the server look at its folders, as any browser does in the lobby; the sets that it then offers."""
    status, body, _ = await server.get("/api/sets?lang=en")
    assert status == 200
    return [each["id"] for each in body["sets"]]


async def seen(server: Server, tab: Tab) -> None:
    """Every card that this tab shows has its words, and a picture that comes."""
    cards = await cards_shown(server, tab)
    game, own = tab.view.public.game, tab.view.own
    assert game is not None
    assert own is not None
    assert own.game is not None
    for card in {*own.game.hand, *own.game.given, *game.slots, *game.discards}:
        assert cards[card]["title"] == f"thing-{card.rpartition('-')[2]} en"
        status, body, _ = await server.get(cards[card]["small"])
        assert (status, body[:4]) == (200, b"RIFF")


async def act(tab: Tab) -> None:
    """Do what may be done, or wait for news; the first clue is left to the others."""
    game, own = tab.view.public.game, tab.view.own
    assert game is not None
    assert own is not None
    assert own.game is not None
    may = own.game.may
    if may.give or may.vote or may.go_on or (may.tell and tab.phase == "telling"):
        # Refused where the view is of a moment that has gone.
        await tab.do(simple(1).act(View(public=game, own=own.game, settings=tab.view.public.settings)))
    else:
        await tab.until(TableView)


async def start(tab: Tab, *sets: str) -> None:
    """Choose sets and begin."""
    for command in ({"type": "choose-sets", "sets": sets}, {"type": "start-game"}):
        answer = await tab.do(command)
        assert isinstance(answer, Accepted), answer
    while tab.view.public.stage != "playing":
        await tab.until(TableView)


async def test_a_set_that_is_added_can_be_chosen_at_tables_that_are_open(
    server: Server, sets: Path, make_set: MakeSet
) -> None:
    async with (await server.open(computers=3)).connect() as tab:
        assert "harbour" not in await look(server)
        refused = await tab.do({"type": "choose-sets", "sets": ["harbour"]})
        assert refused.code == "set-unknown"
        make_set("harbour", cards=CARDS, parent=sets)
        assert "harbour" in await look(server)
        await tab.until(SetsChanged)
        await tab.do({"type": "choose-sets", "sets": ["harbour"]})
        await tab.until(TableView)
        assert (tab.view.public.sets, tab.view.public.cards, tab.view.public.problem) == (("harbour",), CARDS, None)


async def test_a_table_begins_with_the_sets_that_the_host_of_the_server_named_once_they_are_there(
    tmp_path: Path, sets: Path, make_set: MakeSet
) -> None:
    async with a_server(tmp_path, first_sets="harbour") as server:
        async with (await server.open(computers=3)).connect() as tab:
            assert "small-hours" in tab.view.public.sets
        make_set("harbour", cards=CARDS, parent=sets)
        await look(server)
        async with (await server.open(computers=3)).connect() as tab:
            assert tab.view.public.sets == ("harbour",)


async def test_a_lobby_shows_at_once_that_its_set_is_smaller_gone_and_there_again(
    server: Server, sets: Path, make_set: MakeSet
) -> None:
    folder = make_set("harbour", cards=CARDS, parent=sets)
    await look(server)
    async with (await server.open(computers=3)).connect() as tab:
        await tab.do({"type": "choose-sets", "sets": ["harbour"]})
        await tab.until(TableView)
        write(folder, read(folder) | {"cards": read(folder)["cards"][:9]})
        await look(server)
        await tab.until(SetsChanged)
        assert tab.view.public.cards == 9
        assert tab.view.public.problem is not None
        assert tab.view.public.problem.code == "deck-too-small"
        folder.rename(sets.parent / "away")
        assert "harbour" not in await look(server)
        await tab.until(SetsChanged)
        assert tab.view.public.cards == 0
        assert tab.view.public.problem is not None
        assert tab.view.public.problem.code == "set-unknown"
        assert (await tab.do({"type": "start-game"})).code == "set-unknown"
        shutil.rmtree(sets.parent / "away")
        make_set("harbour", cards=CARDS, parent=sets)
        await look(server)
        await tab.until(SetsChanged)
        again = tab.view.public
        assert (again.cards, again.problem) == (CARDS, None)


async def test_a_game_whose_set_is_changed_broken_and_taken_away_is_played_to_its_end(
    server: Server, sets: Path, make_set: MakeSet
) -> None:
    folder = make_set("harbour", cards=CARDS, parent=sets)
    await look(server)
    raw = read(folder)

    def change() -> None:
        # Half of the cards are taken away, with their pictures; another one comes.
        for card in raw["cards"][CARDS // 2 :]:
            (folder / card["files"]["small"]["name"]).unlink()
        new = raw["cards"][0] | {"id": "new", "files": {"small": put(folder, encoded(painted(99)))}}
        write(folder, raw | {"cards": [*raw["cards"][: CARDS // 2], new]})

    harms = [change, lambda: (folder / "set.json").write_bytes(b"{"), lambda: shutil.rmtree(folder)]
    async with (await server.open(computers=3)).connect() as tab:
        await start(tab, "harbour")
        while tab.view.public.stage == "playing":
            await act(tab)
            if harms and tab.phase in ("giving", "voting"):
                harms.pop(0)()
                await look(server)
            if tab.phase == "voting":
                await seen(server, tab)
        assert tab.view.public.stage == "over"
        assert not harms
        assert "harbour" not in await look(server)
        assert (await tab.do({"type": "start-game"})).code == "set-unknown"


async def test_a_game_goes_on_after_a_restart_without_its_set(tmp_path: Path, sets: Path, make_set: MakeSet) -> None:
    make_set("harbour", cards=CARDS, parent=sets)
    async with a_server(tmp_path, **QUICK) as server:
        host = await server.open(computers=3)
        async with host.connect() as tab:
            await start(tab, "harbour")
            while tab.phase != "voting":
                await act(tab)
            shutil.rmtree(sets)
    async with a_server(tmp_path, **QUICK) as server:
        host.server = server
        async with host.connect() as tab:
            assert "harbour" not in await look(server)
            await seen(server, tab)
            while tab.phase != "showing":
                await act(tab)
            await seen(server, tab)


async def test_computer_players_know_what_is_written_of_a_set_that_has_just_come(
    server: Server, sets: Path, make_set: MakeSet
) -> None:
    async with (await server.open(computers=3)).connect() as tab:
        make_set("harbour", cards=CARDS, parent=sets)
        await look(server)
        await start(tab, "harbour")
        while tab.phase != "voting":
            await act(tab)
        game = tab.view.public.game
        assert game is not None
        assert game.clue is not None
        assert game.clue.text.startswith("SAID thing-")


async def test_everybody_hears_of_other_sets_and_nobody_of_a_set_that_only_fails(
    server: Server, sets: Path, make_set: MakeSet
) -> None:
    host = await server.open()
    guest = await server.sit(host.code, "Bo")
    async with host.connect() as one, guest.connect() as two, server.watcher(host.code).connect() as three:
        tabs = (one, two, three)
        folder = make_set("harbour", parent=sets)
        whole = (folder / "set.json").read_bytes()
        (folder / "set.json").write_bytes(whole[:99])
        await look(server)
        (folder / "set.json").write_bytes(whole)
        await look(server)
        for tab in tabs:
            await tab.until(SetsChanged)
            assert sum(b"sets-changed" in raw for raw in tab.raw) == 1
        # They are told alike, whoever they are.
        assert len({next(raw for raw in tab.raw if b"sets-changed" in raw) for tab in tabs}) == 1


async def test_the_server_looks_for_sets_by_itself(
    tmp_path: Path, sets: Path, make_set: MakeSet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "SETS", 0.01)
    async with a_server(tmp_path, **QUICK) as server, (await server.open()).connect() as tab:
        make_set("harbour", parent=sets)
        await tab.until(SetsChanged)
        answer = await tab.do({"type": "choose-sets", "sets": ["harbour"]})
        assert isinstance(answer, Accepted)


async def test_a_removed_picture_that_nobody_kept_is_not_found_and_no_bug(
    server: Server, sets: Path, make_set: MakeSet, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = make_set("harbour", parent=sets)
    await look(server)
    name = load_set(folder).manifest.cards[0].files.small.name
    shutil.rmtree(sets.parent / "sets-kept")
    assert (await server.get(f"/sets/harbour/{name}"))[0] == 404
    assert capsys.readouterr() == ("", "")


async def test_twins_hear_of_other_sets_in_the_same_bytes() -> None:
    """Two worlds that differ in a hidden hand only: what comes of other sets is the same in both."""
    told = []
    for seed in (1, 2):
        async with a_town() as town:
            hall = town.hall(seed=seed)
            decks = dict(DECKS)
            hall.house.world = msgspec.structs.replace(hall.house.world, decks=decks)
            host, guest = await hall.open(persons=2, computers=2)
            before = len(guest.told)
            decks["full"] = decks["full"][:50]
            hall.house.tell_of_other_sets()
            told.append((guest.told[before:], guest.view.public.cards, host.view.public == guest.view.public))
    assert told[0] == told[1] == (["view", "sets-changed"], 50, True)


async def test_the_log_says_which_sets_of_the_host_came_changed_and_went(
    server: Server, sets: Path, make_set: MakeSet
) -> None:
    with capture_logs() as logged:
        folder = make_set("harbour", cards=CARDS, parent=sets)
        await look(server)
        raw = read(folder)
        del raw["cards"][0]
        write(folder, raw)
        await look(server)
        await look(server)
        # What people have said alone is a change, too: computer players hear by it.
        heard = folder / "clues.json"
        heard.write_bytes(written_clues({raw["cards"][0]["id"]: Heard(clues={"en": ("low tide",)})}))
        await look(server)
        await look(server)
        heard.write_bytes(b"{")
        await look(server)
        shutil.rmtree(folder)
        await look(server)
    # The server looks by itself too, and may find a folder that is half written.
    told = [line for line in logged if line["event"].startswith("a set of cards") and "set" in line]
    assert [(line["event"].split(";")[0], line["set"], line.get("cards")) for line in told] == [
        ("a set of cards is there", "harbour", CARDS),
        ("a set of cards has changed", "harbour", CARDS - 1),
        ("a set of cards has changed", "harbour", CARDS - 1),
        ("a set of cards is gone", "harbour", None),
    ]
