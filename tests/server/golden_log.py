"""Makes the golden log: a table's life with every kind of event, in the format of today.

`python -m tests.server.golden_log` writes `golden/format-N.jsonl` and what everybody then sees. A released format's
files never change again; a new format gets new ones, and the old are still read.
"""

import random
from pathlib import Path
from typing import Any, Final

import msgspec

from moonhare.rules.ids import SeatId
from moonhare.rules.state import Showing, awaited
from moonhare.rules.views import view_for
from moonhare.server.bodies import ComeIn, OpenTable
from moonhare.server.table.around import Around, Events
from moonhare.server.table.deciding import decide, end_showing, in_game, open_table
from moonhare.server.table.door import come_in
from moonhare.server.table.events import AnyTableEvent, MoveOnAsked, encode
from moonhare.server.table.evolving import apply
from moonhare.server.table.locking import choose_password, list_table
from moonhare.server.table.seating import abandon, sit
from moonhare.server.table.state import Table
from moonhare.server.table.viewing import NOBODY
from moonhare.storage import EVENT_FORMAT
from tests.server.test_table_life import command
from tests.server.worlds import DECKS, simple, table_view

FOLDER: Final = Path(__file__).parent / "golden"


class Writer:
    """A table whose every event is kept."""

    def __init__(self) -> None:
        self.around = Around(decks=DECKS, rng=random.Random(20))
        self.table, events = open_table(
            OpenTable(name="Ana", language="pl", edition="classic"),
            code="LUMO-4821",
            seed=4821,
            sets=("full",),
            around=self.around,
        )
        self.log: list[AnyTableEvent] = list(events)

    def add(self, events: Events) -> None:
        self.log += events
        self.table = apply(self.table, events)

    def do(self, key: int, tag: str, /, **facts: Any) -> None:
        self.add(decide(self.table, key, command(tag, **facts), self.around))

    def play(self, until: int = 1000) -> None:
        """Play the game to a round or its end, by the computer alone; now and then the table ends the showing."""
        while self.table.stage == "playing":
            game = self.table.game
            assert game is not None
            if game.round == until:
                return
            if isinstance(game.phase, Showing) and game.round % 2:
                self.add(end_showing(self.table, self.around))
                continue
            seat = self.around.rng.choice(awaited(game))
            key = self.table.members[seat].key
            view = view_for(game, SeatId(seat))
            naming = view.public.namings[seat % len(view.public.namings)] if view.public.namings else None
            if naming is not None and not naming.agreed and naming.by == seat:
                continue
            self.add(in_game(self.table, key, simple(key).act(view), self.around))


def write_log() -> tuple[Table, list[AnyTableEvent]]:
    """Live through everything that can happen at a table."""
    writer = Writer()
    for name in ("Bo", "Cy", "Dä"):
        writer.add(sit(writer.table, name, None))
    writer.do(1, "add-computer")
    writer.do(2, "rename", name="Béa")
    writer.do(2, "choose-symbol", symbol="mushroom")
    writer.do(2, "ready")
    writer.do(3, "wish-edition", edition="odyssey")
    writer.do(1, "order-seats", keys=[5, 1, 2, 4, 3])
    writer.do(1, "choose-sets", sets=["more", "full"])
    writer.do(1, "choose-sets", sets=["full"])
    writer.do(1, "change-setting", setting="clue_media", value=["sung", "text"])
    writer.do(1, "change-setting", setting="bonus_cap", value="none")
    writer.do(1, "change-setting", setting="bonus_cap", value=None)
    writer.do(1, "remove-seat", key=5)
    writer.add(abandon(writer.table, 4, writer.around))
    writer.do(1, "pass-host", key=3)
    writer.do(3, "start-game")
    writer.play()
    writer.do(3, "back-to-lobby")
    writer.do(3, "reset-settings")
    for edition, rules in (
        ("standard", {"target_score": 15, "hand_size": 12}),
        ("odyssey", {"target_score": 8}),
        ("odyssey-party", {}),
        ("odyssey-team", {}),
    ):
        writer.do(3, "choose-edition", edition=edition)
        for setting, value in rules.items():
            writer.do(3, "change-setting", setting=setting, value=value)
        while len(writer.table.members) < 6:
            writer.do(3, "add-computer")
        writer.do(3, "start-game")
        writer.play()
        if edition != "odyssey-team":
            writer.do(3, "back-to-lobby")
    writer.do(2, "leave")
    writer.do(3, "choose-time", pace="brisk")
    writer.do(3, "start-game")
    writer.do(3, "add-time")
    writer.do(3, "pause-time", paused=True)
    writer.do(3, "pause-time", paused=False)
    writer.add((MoveOnAsked(key=1),))
    writer.add(choose_password(writer.table, 3, "8f3a61c2d94be057"))
    writer.add(list_table(writer.table, 3, since=1_750_000_000_000))
    writer.do(3, "choose-whys", on=False)
    writer.do(3, "choose-whys", on=True)
    writer.around = msgspec.structs.replace(writer.around, why=lambda table, key: "Lampa. Przecież widać.")
    _live_at_the_door(writer)
    return writer.table, writer.log


def _live_at_the_door(writer: Writer) -> None:
    """All that can happen at the door of a running game, and before the next one."""

    def come(name: str, known: int | None = None) -> int:
        writer.add(come_in(writer.table, ComeIn(name=name), known, writer.around))
        return writer.table.guests[-1].key

    one, two, three, four = [come(name) for name in ("Noor", "Ola", "Pat", "Quinn")]
    writer.do(3, "open-door", open=False)
    writer.do(3, "let-in", key=one)
    writer.do(3, "turn-away", key=two)
    writer.do(three, "stop-asking")
    writer.around = msgspec.structs.replace(writer.around, host_is_idle=lambda table: True, present=(1, 3, one, four))
    writer.do(1, "let-in", key=four)
    writer.do(3, "turn-away", key=four)
    writer.do(four, "leave")
    writer.do(3, "keep-out", key=three)
    writer.do(3, "let-back", key=three)
    writer.do(3, "remove-seat", key=1)
    writer.do(3, "restore-seat", key=1)
    writer.play(until=2)
    writer.around = msgspec.structs.replace(
        writer.around, present=(3, one, two), away=(1,), host_is_idle=lambda table: False
    )
    writer.do(3, "open-door", open=True)
    writer.do(3, "answer-screen", screen=4711, shown=True)
    writer.do(two, "ask-seat", seat=1)
    writer.play(until=3)
    writer.around = msgspec.structs.replace(writer.around, present=(1, 3, one, two), away=())
    writer.play(until=4)
    writer.do(two, "ready")
    writer.do(3, "back-to-lobby")
    writer.do(3, "choose-edition", edition="standard")
    for member in writer.table.members:
        if member.kind == "computer":
            writer.do(3, "remove-seat", key=member.key)
    writer.do(3, "start-game")
    late = come("Rui")
    people = writer.table.people
    writer.around = msgspec.structs.replace(writer.around, present=tuple(sorted({*people} - {1})), away=(1,))
    writer.do(late, "ask-seat", seat=1)
    writer.around = msgspec.structs.replace(writer.around, present=people, away=())
    writer.play(until=2)


def shown(table: Table) -> bytes:
    """What everybody and each member sees, a line each."""
    viewers = [None, *(member.key for member in table.members)]
    return b"".join(msgspec.json.encode(table_view(table, key, NOBODY, now=0)) + b"\n" for key in viewers)


def write_golden() -> None:
    table, log = write_log()
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"format-{EVENT_FORMAT}.jsonl").write_bytes(b"".join(encode(event) + b"\n" for event in log))
    (FOLDER / f"format-{EVENT_FORMAT}.views.jsonl").write_bytes(shown(table))


if __name__ == "__main__":
    write_golden()
