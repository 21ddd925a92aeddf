"""Twin worlds for every message: whatever anybody says at a table, whoever else looks on is told the same in two worlds
that differ only in what they may not see: in a seat, at the door, watching, as a screen, as the host.

What a game's own moves tell is tried in `test_secrets.py`; here it is all else, and a new message has to be added.
"""

import itertools
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import replace

from moonhare.cli.outfit import usual_outfit
from moonhare.rules.commands import SeatCommand
from moonhare.rules.reading import members, tag_of, union_of
from moonhare.rules.state import Giving, Telling, Voting
from moonhare.server import messages as m
from moonhare.server import screen_messages as sm
from moonhare.server import talk_messages as tm
from moonhare.server.live import signs
from moonhare.server.live.credentials import hashed
from moonhare.server.live.patience import part_now
from moonhare.server.table.events import GuestCame, SeatAsked, encode
from moonhare.server.table.screens import screen_of
from moonhare.server.web import socket as socket_module
from moonhare.storage import Append
from tests.properties.test_secrets import EDITION_IDS, arrived
from tests.rules.table import Table
from tests.rules.twins import twin_log
from tests.server.net import Seat, Server, Tab, outfitted, standing_still
from tests.server.test_secrets import LEAKS, World, lay, leak_in_a_refusal, play_on, secret_of
from tests.server.worlds import FakeViewer

HOST, OTHER, THIRD = 1, 2, 3
SCREEN_NAME = "a-screen-in-the-room"
_numbers = itertools.count()

SAID: Final[dict[str, tuple[tuple[str, dict[str, Any]], ...]]] = {
    "rename": (("other", {"name": "Ida"}), ("guest", {"name": "Ida"})),
    "choose-symbol": (("other", {"symbol": "flower"}),),
    "ready": (("guest", {"ready": True}),),
    "wish-edition": (("other", {"edition": "odyssey"}),),
    "hand-seat": (("other", {"key": "guest"}),),
    "answer-screen": (("other", {"screen": "screen", "shown": True}), ("host", {"screen": "screen", "shown": False})),
    "leave": (("other", {}), ("guest", {})),
    "ask-seat": (("onlooker", {"seat": 2}), ("onlooker", {})),
    "stop-asking": (("guest", {}),),
    "let-in": (("host", {"key": "guest"}), ("other", {"key": "guest"})),
    "turn-away": (("host", {"key": "guest"}),),
    "open-door": (("host", {"open": True}),),
    "restore-seat": (("host", {"key": THIRD}),),
    "keep-out": (("host", {"key": "onlooker"}), ("host", {"key": THIRD})),
    "let-back": (("host", {"key": THIRD}),),
    "add-computer": (("host", {}),),
    "remove-seat": (("host", {"key": THIRD}),),
    "order-seats": (("host", {"keys": [2, 1, 3]}),),
    "pass-host": (("host", {"key": OTHER}),),
    "choose-edition": (("host", {"edition": "classic"}),),
    "change-setting": (("host", {"setting": "votes", "value": 1}),),
    "reset-settings": (("host", {}),),
    "choose-whys": (("host", {"on": False}),),
    "choose-sets": (("host", {"sets": ["small-hours"]}),),
    "start-game": (("host", {}),),
    "back-to-lobby": (("host", {}),),
    "act-for": (("host", {"key": OTHER}),),
    "choose-time": (("host", {"pace": "quick"}), ("host", {"pace": "days"})),
    "add-time": (("host", {}),),
    "pause-time": (("host", {"paused": True}),),
    "move-on": (("other", {}),),
    "sign": (("other", {"choosing": True}), ("host", {"choosing": True})),
    "guess": (
        ("watcher", {"game": 1, "round": 1, "slot": 1, "by": "a-browser-that-looks"}),
        ("guest", {"game": 1, "round": 1, "slot": 2}),
    ),
    "ping": (("other", {}),),
    "say": (
        ("other", {"text": "hello"}),
        ("other", {"phrase": "well-told"}),
        ("other", {"text": "psst", "to_partner": True}),
        ("guest", {"text": "hello"}),
        ("host", {"text": "hello"}),
    ),
    "react": (
        ("host", {"face": "hello"}),
        ("other", {"face": "wow"}),
        ("guest", {"face": "hm"}),
        ("watcher", {"face": "love"}),
    ),
    "take-back": (("other", {"line": "0123456789abcdef"}),),
    "switch-talk": (("host", {"on": False}),),
    "mute": (("host", {"key": OTHER, "muted": True}),),
    "clear-talk": (("host", {}),),
    "hold-words": (("host", {"words": ["hello"]}),),
    "let-through": (("host", {"line": "0123456789abcdef"}),),
}
"""By its name, who says a message and what stands in it; whom it is about, by name where it is no seat."""

ELSEWHERE: Final[dict[str, Any]] = {
    "sign": signs.Sign(key=OTHER, choosing=True),
    "told": signs.TalkSign(news=tm.Shown(face="wow", key=OTHER)),
    "heard": signs.HostSign(key=HOST),
}
"""What another server of the table tells, by its name: said by "elsewhere"."""

SPOKEN: Final = union_of(tm.TalkMessage)

OF_LINES: Final = ("take-back", "let-through", "clear-talk")
"""Messages about lines that have been said before."""

LOOKING: Final = ("seat", "guest", "watcher", "screen", "onlooker", "host")
"""From where it is looked on: a seat, asking at the door, without a seat, as a screen, at the door, the host's seat."""


@pytest.fixture
async def pair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers in which time stands still and chance is the same."""
    monkeypatch.setattr(socket_module, "SCREEN_SILENCE", socket_module.SILENCE)
    monkeypatch.setattr("moonhare.server.serving.secrets.SystemRandom", lambda: random.Random(7))
    still = replace(usual_outfit(), open_store=standing_still)
    slow = {"limit_guesses": "", "away_seconds": 3600, "showing_seconds": 3600, "announce_seconds": 3600}
    async with outfitted(tmp_path / "one", still, slow) as one, outfitted(tmp_path / "other", still, slow) as other:
        yield one, other


def viewpoint(server: Server, code: str, looking: str, players: int) -> Seat:
    keys = {"seat": players, "host": HOST, "guest": players + 1, "onlooker": players + 2}
    key = keys.get(looking)
    # The first view is whole, and so is the one after coming back; in between what is left out is compared, too.
    query = "?views=changes" + (f"&screen={SCREEN_NAME}" if looking == "screen" else "")
    return Seat(server, code, key, None if key is None else secret_of(key), query=query)


@asynccontextmanager
async def twins(pair: tuple[Server, Server], table: Table, looking: str) -> AsyncIterator[list[World]]:
    """Two worlds with two at the door, one of whom asks for a seat, as somebody sees them."""
    code, players = f"TWIN-{next(_numbers):04d}", table.game.players
    hidden_from = {"seat": players - 1, "host": 0}.get(looking)
    logs = (table.log, twin_log(table, hidden_from, random.Random(3)))
    guest, onlooker = players + 1, players + 2
    came = (GuestCame(key=guest, name="Gus"), SeatAsked(key=guest, seat=None), GuestCame(key=onlooker, name="Ola"))
    async with AsyncExitStack() as stack:
        made = []
        for server, log in zip(pair, logs, strict=True):
            live = await lay(server, code, log)
            append = Append(
                table=code,
                after=live.numbers.head,
                events=tuple(map(encode, came)),
                admit=tuple((key, hashed(secret_of(key))) for key in (guest, onlooker)),
            )
            assert await server.site.house.world.store.append(append) == "appended"
            await live.look()
            tab = await stack.enter_async_context(viewpoint(server, code, looking, players).connect())
            made.append(World(live, tab))
        for world in made:
            await world.settle()
        yield made


async def say(world: World, tag: str, sender: str, facts: dict[str, Any]) -> None:
    """Let somebody who is not looked at say something, or another server tell it."""
    assert world.game is not None
    players, live = world.game.players, world.live
    if sender == "elsewhere":
        live.hear(signs.encode(ELSEWHERE[tag]))
        return
    keys = {"host": HOST, "other": OTHER, "guest": players + 1, "onlooker": players + 2, "watcher": None}
    keys["screen"] = screen_of(live.code, SCREEN_NAME)
    viewer = FakeViewer(keys[sender])
    facts = {name: keys.get(value, value) if isinstance(value, str) else value for name, value in facts.items()}
    plain = {"type": tag, **facts}
    if tag in map(tag_of, members(tm.TalkMessage)):
        # A word is a sign of being there, too: the host's tells other servers that nobody need act in their place.
        live.notice(viewer.key)
        await live.talk.take(viewer, msgspec.convert(plain | {"id": "a-message-said"}, SPOKEN))
    elif tag == "sign":
        live.sign(viewer, choosing=facts["choosing"])
    elif tag == "guess":
        await live.guess(viewer, msgspec.convert(plain, m.Guess))
    elif tag != "ping":
        # Whose command it is is found out as the table does; in a part that has no clock it is refused, which is told.
        command = msgspec.convert(plain, m.TableCommand)
        await live.do(viewer, m.Do(id="a-command-given", game=0, round=0, phase=None, command=command))


async def last_words(tab: Tab) -> list[bytes]:
    """All that was sent before the socket was closed, signs of life left out."""
    with suppress(ConnectionError):
        while True:
            await tab.next()
    return [frame for frame in tab.raw if frame != b'{"type":"pong"}']


Said = tuple[str, str, dict[str, Any]]


async def difference(
    pair: tuple[Server, Server], table: Table, looking: str, said: Said
) -> tuple[str | None, set[str]]:
    """Have something said in both worlds; gives the first difference to be seen, and the kinds of what was."""
    async with twins(pair, table, looking) as worlds:
        one, other = worlds
        first = [b"\n".join(world.tab.raw) for world in worlds]
        if first[0] != first[1]:
            return f"the first view: {first}", set()
        kinds: set[str] = set()
        part = part_now(one.live.table)
        hello: Said = ("say", "other", {"text": "hello there"})
        for what in (hello, said) if said[0] in OF_LINES else (said,):
            for world in worlds:
                await say(world, *what)
            try:
                told = [await world.heard() for world in worlds]
            except ConnectionError:
                # Whoever is sent away is so in both, with the same word.
                told = [await last_words(world.tab) for world in worlds]
                if told[0] != told[1]:
                    return f"{what}: {told}", kinds
                return None, kinds | {"gone"}
            kinds |= {str(msgspec.json.decode(frame)["type"]) for frame in told[0]}
            if part[-1] in ("giving", "voting") and part_now(one.live.table) != part:
                # Whom the computer acted for was the last: what is opened by it is another in the other world.
                assert part_now(one.live.table) == part_now(other.live.table)
                return None, kinds
            if told[0] != told[1]:
                return f"{what}: {told}", kinds
        if one.live.table.stage == "playing":
            seat = {"seat": table.game.players - 1, "host": 0}.get(looking)
            if (found := await play_on((one, other), seat, random.Random(1))) is not None:
                return f"after {said}: {found}", kinds
        again = []
        for world, server in zip(worlds, pair, strict=True):
            async with viewpoint(server, world.live.code, looking, table.game.players).connect() as tab:
                back = World(world.live, tab)
                again.append([*tab.raw, *await back.heard()])
        kinds |= {str(msgspec.json.decode(frame)["type"]) for frame in again[0]}
        return (None if again[0] == again[1] else f"after coming back from {said}: {again}"), kinds


async def look(pair: tuple[Server, Server], moments: Sequence[tuple[str, type, str]]) -> set[str]:
    """Say everything in some of the moments; gives the kinds of messages that were compared."""
    kinds: set[str] = set()
    turns = itertools.cycle(moments)
    said = [(tag, sender, facts) for tag, cases in SAID.items() for sender, facts in cases]
    for tag, sender, facts in (*said, *[(tag, "elsewhere", {}) for tag in ELSEWHERE]):
        edition, phase, looking = next(turns)
        if looking == sender:
            looking = "watcher"
        found, heard = await difference(pair, arrived(edition, phase, 5), looking, (tag, sender, facts))
        assert found is None, f"{looking} in {edition}, {phase.__name__}, {tag} of {sender}: {found[:1500]}"
        kinds |= heard
    return kinds


NOT_HERE: Final = {
    "pong": "asked for by each in every comparison",
    "accepted": "told to whoever asked, in test_secrets.py",
    "refused": "told to whoever asked, in test_secrets.py",
    "sets-changed": "of the server's folder, in test_live_library.py",
    "guess-tally": "of a scored round, in test_guessing.py",
    "gone": "to whoever has to go, who looks here no longer",
    "held": "to the speaker and the host, in test_talk.py",
}
"""What onlookers are not told here, and where it is looked at."""


def test_every_message_that_may_be_said_has_a_twin() -> None:
    said = members(m.MemberCommand, m.HostCommand, tm.TalkMessage, m.ClientMessage)
    assert {*map(tag_of, said)} - {"do"} == {*SAID}, "a new message stands in SAID, with who says it"
    told = [one for one in vars(signs).values() if isinstance(one, type) and one.__module__ == signs.__name__]
    assert {one.__struct_config__.tag for one in told if issubclass(one, msgspec.Struct)} == {*ELSEWHERE}
    assert members(SeatCommand), "those of a game are made by the twins of test_secrets.py"


MOMENTS: Final = [
    (edition, phase, looking)
    for phase in (Giving, Voting, Telling)
    for edition, looking in itertools.product(("standard", "odyssey-team"), LOOKING)
]


async def test_whatever_is_said_at_a_table_tells_nobody_more_than_they_may_know(pair: tuple[Server, Server]) -> None:
    kinds = await look(pair, MOMENTS[::5] + MOMENTS[1::5])
    told = {*map(tag_of, members(m.TableMessage, tm.TalkNews, sm.ScreenNews))}
    assert told - {*NOT_HERE} <= kinds, "a new message of a table's is told in one of these comparisons"


@pytest.mark.parametrize(
    "plant", [leak for leak in LEAKS if leak is not leak_in_a_refusal], ids=lambda plant: plant.__name__
)
async def test_a_leak_planted_on_purpose_is_found_by_somebody_at_the_door(
    pair: tuple[Server, Server], plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        await look(pair, [("standard", phase, "guest") for phase in (Giving, Voting, Telling)])


@pytest.mark.long
@pytest.mark.parametrize("phase", [Telling, Giving, Voting], ids=lambda phase: phase.name)
@pytest.mark.parametrize("edition", EDITION_IDS)
@pytest.mark.parametrize("looking", LOOKING)
async def test_whatever_is_said_tells_no_more_in_any_edition_phase_and_place(
    pair: tuple[Server, Server], edition: str, phase: type, looking: str
) -> None:
    assert await look(pair, [(edition, phase, looking)])
