"""Tables stored when a set of cards had another id: shown with their pictures, played on, and new games begun."""

import random

from moonhare.decks import Card, default_sets
from moonhare.rules import engine
from moonhare.rules.editions import edition
from moonhare.rules.ids import CardId, SeatId
from moonhare.rules.views import View
from moonhare.server.live.credentials import hashed
from moonhare.server.messages import SYMBOLS, TableView
from moonhare.server.table.events import AnyTableEvent, HostPassed, InGame, SeatTaken, TableOpened, encode
from moonhare.storage import Append
from tests.server.net import Seat, Server, Tab, cards_shown
from tests.server.worlds import simple

CODE = "LUMO-4821"
SECRET = "the-secret-of-the-host"
OLD, NOW = "daydreams", "small-hours"
(SET,) = [one for one in default_sets() if one.id == "small-hours"]
CARDS: dict[str, Card] = {card.id: card for card in SET.manifest.cards}
PHRASES = {phrase for card in CARDS.values() for phrase in card.texts["en"].phrases}
GAME = InGame(
    key=None,
    event=engine.start(
        edition("standard"),
        players=5,
        deck=[CardId(f"{OLD}:{name}") for name in CARDS],
        rng=random.Random(5),
        host=SeatId(0),
    ),
)
"""As it was begun in those days."""


async def lay(server: Server, *more: AnyTableEvent) -> Seat:
    """Put a table of those days, a person and four computer players, into a server's log; the host's seat."""
    members = [
        SeatTaken(key=key, name=f"Member {key}", symbol=SYMBOLS[key], kind="person" if key == 1 else "computer")
        for key in range(1, 6)
    ]
    opened = TableOpened(code=CODE, language="en", edition="standard", sets=(OLD,), seed=7)
    events: tuple[AnyTableEvent, ...] = (opened, *members, HostPassed(key=1), *more)
    append = Append(table=CODE, after=0, events=tuple(map(encode, events)), admit=((1, hashed(SECRET)),))
    assert await server.site.house.world.store.append(append) == "appended"
    return Seat(server, CODE, 1, SECRET)


def hand(tab: Tab) -> set[CardId]:
    own = tab.view.own
    assert own is not None
    assert own.game is not None
    return set(own.game.hand)


async def play_until(tab: Tab, phase: str) -> None:
    """Give, vote and wait, until a phase has come; the first clue is left to the others."""
    while tab.phase != phase:
        game, own = tab.view.public.game, tab.view.own
        assert game is not None
        assert own is not None
        assert own.game is not None
        if own.game.may.give or own.game.may.vote:
            await tab.do(simple(1).act(View(public=game, own=own.game, settings=tab.view.public.settings)))
        else:
            await tab.until(TableView)


async def test_a_lobby_shows_the_set_as_it_is_called_now_and_starts_with_it(server: Server) -> None:
    async with (await lay(server)).connect() as tab:
        public = tab.view.public
        assert (public.sets, public.cards, public.problem) == ((NOW,), 84, None)
        await tab.do({"type": "choose-sets", "sets": [OLD, NOW]})
        await tab.do({"type": "start-game"})
        await tab.until(TableView)
        assert (tab.view.public.sets, tab.view.public.cards) == ((NOW,), 84)
        assert all(card.startswith(f"{NOW}:") for card in hand(tab))


async def test_a_game_goes_on_with_the_cards_that_it_began_with(server: Server) -> None:
    async with (await lay(server, GAME)).connect() as tab:
        cards = await cards_shown(server, tab)
        assert set(cards) == {f"{OLD}:{name}" for name in CARDS}
        assert hand(tab) <= set(cards)
        for card in hand(tab):
            there = CARDS[card.partition(":")[2]]
            assert cards[card]["title"] == there.texts["en"].title
            status, body, _ = await server.get(cards[card]["large"])
            assert (status, body[:4]) == (200, b"RIFF")
        await play_until(tab, "voting")
        # A computer player knows its cards by their old names too, and says something of them.
        game = tab.view.public.game
        assert game is not None
        assert game.clue is not None
        assert game.clue.text in PHRASES
        assert set(game.slots) <= set(cards)
        await play_until(tab, "showing")


async def test_the_next_game_of_an_old_table_has_the_cards_names_of_now(server: Server) -> None:
    async with (await lay(server, GAME)).connect() as tab:
        await tab.do({"type": "back-to-lobby"})
        await tab.until(TableView)
        assert tab.view.public.sets == (NOW,)
        await tab.do({"type": "start-game"})
        await tab.until(TableView)
        cards = await cards_shown(server, tab)
        assert hand(tab) <= set(cards) == {f"{NOW}:{name}" for name in CARDS}


async def test_a_picture_is_found_under_every_name_of_its_set(server: Server) -> None:
    name = SET.manifest.cards[0].files.small.name
    bodies = [(await server.get(f"/sets/{each}/{name}"))[:2] for each in (OLD, NOW)]
    assert bodies[0][0] == 200
    assert bodies[0] == bodies[1]
