"""The evenings that are kept of a release: games of all editions, over or stopped in every phase, and what befell them.

Each is a function that plays at one table and leaves it as its sentence says.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, Final

import aiohttp

from tests.server.released.people import COOKIE, PATIENCE, Person, RefusedError, View, play, settle

NAMES: Final = ("Ana", "Bø", "Łucja", "João", "Però", "Åse", "Zoë", "Ĳsbrand", "Māra", "Õie", "Ṣadé", "Ulf")
INVISIBLE: Final = "\u3164"
"""A name that nobody sees (Hangul filler); where a release takes none, `VISIBLE` sits down."""
VISIBLE: Final = "Hid"
TURNING: Final = "read me \u202esdrawkcab\u202c, \u2067twice\u2069\u200f"
"""A clue that turns the text around it; where a release takes none, `PLAIN` is told."""
PLAIN: Final = "read me backwards, twice"


@dataclass(kw_only=True)
class Table:
    """A table and all who ever sat at it; the first of them opened it."""

    code: str
    people: list[Person] = field(default_factory=list)

    @property
    def host(self) -> Person:
        return self.people[0]

    @property
    def present(self) -> list[Person]:
        return [person for person in self.people if person.here]

    async def do(self, person: Person, tag: str, /, **facts: Any) -> None:
        """Have somebody do something that all can see, and wait until they have."""
        before = person.view
        try:
            await person.do({"type": tag, **facts})
        except RefusedError:
            if facts.get("text") != TURNING:
                raise
            await person.do({"type": tag, **facts, "text": PLAIN})
        await person.until(lambda view: view is not before or not person.here)
        await settle(self.present)

    async def rules(self, **rules: Any) -> None:
        """Have the host set house rules."""
        for setting, value in rules.items():
            await self.do(self.host, "change-setting", setting=setting, value=value)

    async def computers(self, number: int) -> None:
        for _ in range(number):
            await self.do(self.host, "add-computer")

    async def start(self, edition: str | None = None, **rules: Any) -> None:
        """Choose an edition and house rules and begin."""
        if edition is not None:
            await self.do(self.host, "choose-edition", edition=edition)
        await self.rules(**rules)
        await self.do(self.host, "start-game")

    async def play(self, until: Callable[[View], bool]) -> None:
        """Play until the public part of the view fits; all who are there take part."""
        await play(self.present, until=until)

    def whoever(self, fits: Callable[[Person], bool]) -> Person:
        """The first of those present who fits."""
        return next(person for person in self.present if fits(person))


class Inn:
    """Where tables are opened: a server's address and a session to speak to it."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self.session, self.address = session, address

    async def table(self, people: int, **wish: Any) -> Table:
        """Open a table for so many people (fields of the wish as the protocol has them)."""
        opened = Table(code="")
        for name in NAMES[:people]:
            await self.sit(opened, name, **wish if not opened.people else {})
        return opened

    async def sit(self, table: Table, name: str, **wish: Any) -> Person:
        """Take a seat; the first one opens the table."""
        path = f"/api/tables/{table.code}/seats" if table.people else "/api/tables"
        async with self.session.post(self.address + path, json={"name": name, **wish}) as answer:
            if answer.status == HTTPStatus.BAD_REQUEST and name == INVISIBLE:
                return await self.sit(table, VISIBLE, **wish)
            assert answer.status == 201, await answer.text()
            body = await answer.json()
            secret = answer.cookies[COOKIE].value
        person = Person(self.session, self.address, body["code"], secret, body["key"])
        await person.connect()
        table.code = body["code"]
        table.people.append(person)
        await settle(table.present)
        return person


def over(public: View) -> bool:
    return bool(public["stage"] == "over")


def at(phase: str, *, round: int = 1, done: int = 0) -> Callable[[View], bool]:  # noqa: A002 - the game's own word
    """A phase of a round, with so many who have done their part."""

    def fits(public: View) -> bool:
        game = public["game"]
        told = game["standings"].count("done")
        return bool(game["phase"] == phase and game["round"] >= round and told >= done)

    return fits


async def pile(inn: Inn) -> Table:
    """Classic with six people, over: the pile ran out."""
    table = await inn.table(6, edition="classic")
    await table.start()
    await table.play(over)
    return table


async def pile_of_four(inn: Inn) -> Table:
    """Classic with four, three of them computer players that speak Polish: the points are shown."""
    table = await inn.table(1, edition="classic", computers=3, language="pl")
    await table.start()
    await table.play(at("showing", round=3))
    return table


async def three_games(inn: Inn) -> Table:
    """Three games at one table, two of them over; the third, Odyssey with four people and one computer: voting."""
    table = await inn.table(4, computers=1, language="it")
    await table.start(target_score=5)
    await table.play(over)
    await table.start()
    await table.play(over)
    await table.do(table.host, "back-to-lobby")
    await table.do(table.host, "reset-settings")
    await table.start("odyssey", clue_media=["text", "sung"], target_score=12, points_finder=4)
    await table.play(at("voting", round=2, done=2))
    return table


async def three_people(inn: Inn) -> Table:
    """Standard with three people, who give two cards each: one has given."""
    table = await inn.table(3)
    await table.start(target_score=14)
    await table.play(at("giving", round=2, done=2))
    return table


async def four_media(inn: Inn) -> Table:
    """Standard: clues written, said, sung and mimed; the last one turns the text around it, and stands while voting."""
    table = await inn.table(4)
    await table.start(target_score=40)
    for number, (medium, text) in enumerate(
        (("text", "żyrafa śpi"), ("said", ""), ("said", "aloud"), ("sung", "la la"), ("mimed", ""), ("text", TURNING))
    ):
        await table.play(lambda public: public["game"]["phase"] in ("announcing", "telling"))
        teller = table.whoever(lambda person: bool(person.own["may"].get("tell")))
        card = teller.own["hand"][number % 6]
        await table.do(teller, "tell-clue", medium=medium, text=text, card=card)
        await table.play(at("voting", round=number + 1))
    return table


async def shown_turning(inn: Inn) -> Table:
    """Odyssey: the points of a clue that turns the text around it are shown; one has gone on."""
    table = await inn.table(4, edition="odyssey")
    await table.start(target_score=9)
    await table.do(table.people[2], "tell-clue", text=TURNING, card=table.people[2].own["hand"][0])
    await table.play(at("showing"))
    await table.do(table.people[0], "go-on")
    return table


async def seven_with_one_vote(inn: Inn) -> Table:
    """Odyssey with seven and one vote each, over: the point for a single vote was paid to all who found."""
    table = await inn.table(3, edition="odyssey", computers=4, language="da")
    await table.start(votes=1, target_score=10)
    await table.play(over)
    return table


async def seven_at_one_vote(inn: Inn) -> Table:
    """The same, in its second round: giving."""
    table = await inn.table(4, edition="odyssey", computers=3, language="pt")
    await table.start(votes=1, target_score=12)
    await table.play(at("giving", round=2, done=5))
    return table


async def two_votes(inn: Inn) -> Table:
    """Odyssey with eight, two votes each; one is called by a name that nobody sees: voting."""
    table = await inn.table(4, edition="odyssey", computers=3)
    await inn.sit(table, INVISIBLE)
    await table.start(target_score=12)
    await table.play(at("voting", round=2, done=4))
    return table


async def party_face_down(inn: Inn) -> Table:
    """Party: all hands face down, nobody has announced."""
    table = await inn.table(6, edition="odyssey-party")
    await table.start()
    return table


async def party_passed(inn: Inn) -> Table:
    """Party, hands passed twice: the storyteller's lies face down, telling."""
    table = await inn.table(5, edition="odyssey-party", computers=2)
    await table.start()
    await table.play(
        lambda public: (
            at("telling", round=3)(public) and public["members"][public["game"]["storyteller"]]["kind"] == "person"
        )
    )
    return table


async def party_giving(inn: Inn) -> Table:
    """Party: giving, three have."""
    table = await inn.table(6, edition="odyssey-party")
    await table.start()
    await table.play(at("giving", round=2, done=3))
    return table


async def party_over(inn: Inn) -> Table:
    """Party, over."""
    table = await inn.table(6, edition="odyssey-party")
    await table.start()
    await table.play(over)
    return table


async def party_of_twelve(inn: Inn) -> Table:
    """Party with twelve and no reshuffling, over without a word after two rounds: the pile could not refill."""
    table = await inn.table(2, edition="odyssey-party", computers=10)
    await table.start(reshuffle=False)
    await table.play(over)
    return table


async def team_naming(inn: Inn) -> Table:
    """Team: one pair has agreed who gives, one has proposed, the third is the storyteller's."""
    table = await inn.table(6, edition="odyssey-team")
    await table.start()
    await table.do(table.people[0], "tell-clue", text="a pair of pears", card=table.people[0].own["hand"][1])
    await table.do(table.people[1], "name-giver", giver=4)
    await table.do(table.people[4], "name-giver", giver=4)
    await table.do(table.people[5], "name-giver", giver=2)
    return table


async def team_voting(inn: Inn) -> Table:
    """Team with eight, two of them computer players: one has voted."""
    table = await inn.table(6, edition="odyssey-team", computers=2)
    await table.start()
    await table.play(at("voting", round=2, done=1))
    return table


async def team_over(inn: Inn) -> Table:
    """Team, over."""
    table = await inn.table(6, edition="odyssey-team")
    await table.start()
    await table.play(over)
    return table


async def given_up_and_removed(inn: Inn) -> Table:
    """Standard: the host gave up their seat in the first round, another one was removed in the second; telling."""
    table = await inn.table(6)
    await table.start(target_score=40)
    await table.play(at("giving"))
    await table.do(table.people[0], "leave")
    await table.play(at("giving", round=2))
    host = table.whoever(lambda person: bool(person.view["own"]["host"]))
    await table.do(host, "remove-seat", key=table.whoever(lambda person: person is not host).key)
    await table.play(
        lambda public: (
            public["game"]["phase"] == "telling"
            and public["members"][public["game"]["storyteller"]]["kind"] == "person"
        )
    )
    return table


async def act_for(table: Table, person: Person) -> None:
    """Have the host let the computer act for somebody who has just gone."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                return await table.do(table.host, "act-for", key=person.key)
            except RefusedError as refusal:
                # The server has not noticed yet.
                if str(refusal) != "still-there":
                    raise
            await asyncio.sleep(0.05)


async def away(inn: Inn) -> Table:
    """Standard: one is away and was played for, another was helped out once by the host; telling."""
    table = await inn.table(4)
    await table.start(target_score=12)
    await table.play(at("giving"))
    helped = table.whoever(lambda person: person.awaited and person is not table.host)
    await helped.go()
    await act_for(table, helped)
    await helped.connect()
    await table.people[3].go()
    await table.host.until(lambda view: view["public"]["members"][3]["presence"] == "away")
    await table.play(
        lambda public: public["game"]["phase"] == "telling" and public["game"]["storyteller"] not in (None, 3)
    )
    return table


async def by_lot(inn: Inn) -> Table:
    """Standard, the first storyteller drawn by lot: nobody has told yet."""
    table = await inn.table(5)
    await table.start(first_storyteller="random", target_score=9)
    return table


async def host_first(inn: Inn) -> Table:
    """Standard, the host first, until everybody has told once: giving."""
    table = await inn.table(4)
    await table.start(first_storyteller="host", end="turns", hand_size=8, bonus_cap=2, clue_media=["said", "mimed"])
    await table.play(at("giving", done=2))
    return table


async def announcing(inn: Inn) -> Table:
    """Standard as it comes: announcing."""
    table = await inn.table(3, computers=2)
    await table.start()
    return table


async def lobby(inn: Inn) -> Table:
    """A lobby with house rules, seats in another order, another host, and a name that nobody sees."""
    table = await inn.table(3, edition="odyssey")
    second = table.people[1]
    await inn.sit(table, INVISIBLE, symbol="mushroom")
    left = await inn.sit(table, "Gone again")
    await table.computers(2)
    await table.do(left, "leave")
    await table.do(table.host, "remove-seat", key=table.people[2].key)
    await table.do(second, "rename", name="Béa")
    await table.do(second, "choose-symbol", symbol="anchor")
    await table.do(table.host, "order-seats", keys=[7, 2, 4, 1, 6])
    await table.rules(target_score=50, bonus_cap="none", clue_media=["text"], hand_size=9, first_storyteller="random")
    await table.host.do({"type": "choose-sets", "sets": table.host.view["public"]["sets"][:1]})
    await table.do(table.host, "pass-host", key=second.key)
    return table


async def lone_host(inn: Inn) -> Table:
    """A lobby in which one waits for the others."""
    return await inn.table(1, edition="odyssey-team", symbol="key")


EVENINGS: Final[tuple[Callable[[Inn], Awaitable[Table]], ...]] = (
    pile,
    pile_of_four,
    three_games,
    three_people,
    four_media,
    shown_turning,
    seven_with_one_vote,
    seven_at_one_vote,
    two_votes,
    party_face_down,
    party_passed,
    party_giving,
    party_over,
    party_of_twelve,
    team_naming,
    team_voting,
    team_over,
    given_up_and_removed,
    away,
    by_lot,
    host_first,
    announcing,
    lobby,
    lone_host,
)
