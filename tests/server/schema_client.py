"""A client written from `client/protocol.schema.json` and `docs/protocol.md` alone: it knows no type of the server's.

Whatever it sends is a message of the schema, and so is whatever it is sent, or it stops.
"""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import aiohttp
import jsonschema_rs

SCHEMA: Final = json.loads((Path(__file__).parents[2] / "client" / "protocol.schema.json").read_text("utf-8"))
PATIENCE: Final = 30.0


def validator_of(name: str) -> Any:
    """What holds a value against one definition of the schema."""
    return jsonschema_rs.validator_for(
        {"$schema": SCHEMA["$schema"], "$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]}
    )


FROM_TABLE, FROM_CLIENT = validator_of("FromTable"), validator_of("FromClient")


def made(name: str, /, **fields: Any) -> dict[str, Any]:
    """A value of a definition. Raises `jsonschema_rs.ValidationError` where it is none."""
    kind = SCHEMA["$defs"][name]["properties"].get("type")
    value = ({"type": kind["enum"][0]} if kind else {}) | fields
    validator_of(name).validate(value)
    return value


def choose(game: dict[str, Any], own: dict[str, Any], rng: random.Random) -> dict[str, Any] | None:
    """One of the moves that a seat may make; None where it may make none, or none but to change one's mind."""
    may = own["may"]
    if may.get("exchange"):
        return None
    if tell := may.get("tell"):
        medium = rng.choice(tell["media"])
        words = ["as", "it", "was", "told", "to", "me"][: tell["words"]]
        card = rng.choice(own["hand"]) if tell["with_card"] else None
        return made("TellClue", medium=medium, text=" ".join(words) if medium == "text" else "", card=card)
    if give := may.get("give"):
        return made("GiveCards", cards=rng.sample(own["hand"], give["count"]))
    if names := may.get("name_giver"):
        naming = game["namings"][own["seat"] % len(game["namings"])]
        agreed = naming["giver"] if naming is not None and naming["giver"] in names else names[0]
        return made("NameGiver", giver=agreed)
    if vote := may.get("vote"):
        slots = range(1, len(game["slots"]) + 1)
        free = [slot for slot in slots if slot not in vote["forbidden"]]
        many = rng.randint(1, min(vote["most"], len(free)))
        return made("CastVotes", slots=rng.sample(free, many), red=rng.choice(slots) if vote["red"] else None)
    return made("GoOn") if may.get("go_on") else None


class Player:
    """A person at a table, by the protocol."""

    def __init__(self, session: aiohttp.ClientSession, base: str, name: str, seed: int) -> None:
        self._session, self._base, self._name = session, base, name
        self._rng = random.Random(seed)
        self._number = 0
        self._cookie = ""
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self.code = ""
        self.key = 0
        self.view: dict[str, Any] = {}
        self.moves = 0
        self.refused: list[str] = []

    async def open(self, edition: str) -> str:
        """Open a table; its code."""
        return await self._enter("api/tables", made("OpenTable", name=self._name, edition=edition))

    async def sit(self, code: str) -> str:
        """Sit down at a table."""
        return await self._enter(f"api/tables/{code}/seats", made("TakeSeat", name=self._name))

    async def _enter(self, path: str, body: dict[str, Any]) -> str:
        async with self._session.post(f"{self._base}/{path}", json=body) as answer:
            told = await answer.json()
            validator_of("Seated" if answer.status == 201 else "Failure").validate(told)
            self.code, self.key = told["code"], told["key"]
            self._cookie = "; ".join(f"{one.key}={one.value}" for one in answer.cookies.values())
        return self.code

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[None]:
        """At the table's socket."""
        url = f"{self._base}/t/{self.code}/ws"
        async with self._session.ws_connect(url, headers={"Cookie": self._cookie}, max_msg_size=0) as socket:
            self._socket = socket
            while not self.view:
                await self.hear()
            yield

    async def hear(self) -> dict[str, Any]:
        """The next message; of views the last one is kept."""
        assert self._socket is not None
        frame = await self._socket.receive(timeout=PATIENCE)
        if frame.type is not aiohttp.WSMsgType.TEXT:
            raise ConnectionError(f"{frame.type.name} {frame.data}")
        message: dict[str, Any] = json.loads(frame.data)
        FROM_TABLE.validate(message)
        if message["type"] == "view":
            self.view = message
        elif message["type"] == "refused":
            self.refused.append(message["code"])
        return message

    async def do(self, command: dict[str, Any], *, of_the_game: bool) -> str:
        """Send a command for the moment that is shown; its name."""
        assert self._socket is not None
        self._number += 1
        name = f"{self._name}-{self._number:08d}"
        public = self.view["public"]
        game = public["game"] if of_the_game else None
        moment = {"game": 0, "round": 0, "phase": None} if game is None else {
            "game": public["game_number"], "round": game["round"], "phase": game["phase"]
        }  # fmt: skip
        message = made("Do", id=name, command=command, **moment)
        FROM_CLIENT.validate(message)
        await self._socket.send_json(message)
        return name

    async def ask(self, command: dict[str, Any]) -> dict[str, Any]:
        """Ask for something of the table's life, and wait for its answer."""
        name = await self.do(command, of_the_game=False)
        while (answer := await self.hear()).get("id") != name:
            pass
        return answer

    async def play(self) -> None:
        """Make one's moves until the game is over, each moment's once."""
        done = None
        while self.view["public"]["stage"] != "over":
            public, own = self.view["public"], (self.view["own"] or {}).get("game")
            if public["stage"] == "playing" and own is not None:
                game = public["game"]
                moment = [public["game_number"], game["round"], game["phase"], game["namings"], own["may"]]
                if moment != done and (command := choose(game, own, self._rng)) is not None:
                    done = moment
                    self.moves += 1
                    await self.do(command, of_the_game=True)
            await self.hear()


async def play_together(players: Sequence[Player]) -> None:
    """All at once, to the end of the game."""
    await asyncio.gather(*(player.play() for player in players))
