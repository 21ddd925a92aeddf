"""A player that connects: knows the protocol and nothing else of Moonhare. Needs Python and `pip install aiohttp`.

python bot.py 'http://192.168.1.7:8463/t/LUMO-4821#bot=...' 'Plain Jane'
"""

import asyncio
import contextlib
import json
import pathlib
import random
import secrets
import sys

import aiohttp

PASSING = "not-over", "busy", "not-stored", "too-fast"  # people have the first word; the server is in need
CLUES = "Almost home", "Small but brave", "The day before", "Nobody was looking", "Louder than it seems"


def choose(game, own):
    """What to do: `own["may"]` says all that is allowed, and is empty while others are awaited."""
    may = own["may"]
    if tell := may.get("tell"):
        card, medium = random.choice(own["hand"]) if tell["with_card"] else None, tell["media"][0]
        words = random.choice(CLUES).split()[: tell["words"]] if medium == "text" else []  # a table may want few
        return {"type": "tell-clue", "medium": medium, "text": " ".join(words), "card": card}
    if give := may.get("give"):
        return {"type": "give-cards", "cards": random.sample(own["hand"], give["count"])}
    if seats := may.get("name_giver"):
        return {"type": "name-giver", "giver": seats[0]}
    if vote := may.get("vote"):
        slots = [slot for slot in range(1, len(game["slots"]) + 1) if slot not in vote["forbidden"]]
        red = random.choice(slots) if vote["red"] else None
        return {"type": "cast-votes", "slots": [random.choice(slots)], "red": red}
    return None  # nothing, or only to go on from the points, which people do


async def sit(session, link, name):
    """Use the link up: it is good for one seat, whose secret lets this program come back, killed and restarted too."""
    table, token = link.split("#bot=")
    kept = pathlib.Path(f"{table.rsplit('/', 1)[-1]}-{token[:8]}.seat")
    if not kept.exists():
        wish = {"link": token, "name": name, "request": secrets.token_urlsafe()}
        try:
            async with session.post(f"{table}/bots", json=wish) as answer:
                body = await answer.json()
        except (aiohttp.ClientError, OSError, ValueError) as error:
            sys.exit(f"No table answers at {table}: {error}")
        if answer.status != 201:
            sys.exit(body["error"]["message"])
        kept.touch(mode=0o600)
        kept.write_text(body["secret"])
    return table, {"Authorization": f"Bearer {kept.read_text()}"}, kept


async def ping(socket):
    """Give a sign of life: who is silent for 15 seconds is taken for lost."""
    while True:
        await asyncio.sleep(5)
        await socket.send_json({"type": "ping"})


async def attend(socket):
    """Answer what is asked; whether the table has sent us away for good."""
    asked, sent = None, None
    async for frame in socket:
        message = json.loads(frame.data)
        if message["type"] == "gone":
            print("Gone:", message["reason"])
            return True
        if message["type"] == "refused" and message["code"] in PASSING:
            await asyncio.sleep(1)
            await socket.send_json(sent)  # with its id, so that it is done once
        elif message["type"] == "refused" and message["code"] not in ("stale", "already-named", "already-given"):
            print("Refused:", message["message"])
        elif message["type"] == "view":
            public, game, own = message["public"], message["public"]["game"], (message["own"] or {}).get("game")
            # A new view comes with whatever anybody does: one move for each moment is enough.
            moment = own and [public["game_number"], game["round"], game["phase"], game["namings"], own["may"]]
            if not own or moment == asked or not (move := choose(game, own)):
                continue
            about = {"game": public["game_number"], "round": game["round"], "phase": game["phase"]}
            asked, sent = moment, {"type": "do", "id": secrets.token_hex(8), **about, "command": move}
            await socket.send_json(sent)
    return False


async def main(link, name="Plain Jane"):
    """Sit down, play, and come back when the line is cut."""
    silence = aiohttp.ClientWSTimeout(ws_receive=15)  # a server that says nothing for so long is lost
    async with aiohttp.ClientSession() as session:
        (table, headers, kept), gone = await sit(session, link, name), False
        while not gone:
            try:
                opening = session.ws_connect(f"{table}/ws", headers=headers, timeout=silence)
                async with opening as socket, asyncio.TaskGroup() as group:
                    pinging = group.create_task(ping(socket))
                    gone = await attend(socket)
                    pinging.cancel()
            except* (aiohttp.ClientError, OSError) as lost:
                print("The line is cut:", lost.exceptions[0])
                gone = getattr(lost.exceptions[0], "status", 0) == 404  # there is no such table any more
            await asyncio.sleep(0 if gone else 2)
        kept.unlink()


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3) or "#bot=" not in sys.argv[1]:
        sys.exit(f"A table's link for a bot was expected, whole and in quotes: {__doc__.splitlines()[2]}")
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(main(*sys.argv[1:]))
