"""A person at a table of several servers, or a watcher: as clients do, drops what is silent, comes back elsewhere."""

from typing import TYPE_CHECKING, Final

from moonhare.rules.commands import SeatCommand
from moonhare.rules.legal import commands
from moonhare.rules.views import NOTHING
from moonhare.server.live.runtime import LiveTable
from moonhare.server.messages import Accepted, ActFor, Do, Key, Refused
from moonhare.server.time_messages import AddTime, MoveOn
from moonhare.storage import StorageError
from tests.server.machines import Machine
from tests.server.worlds import FakeViewer, choice

if TYPE_CHECKING:
    from tests.server.evenings import Evening

SILENCE: Final = 10.0
"""Seconds without a word after which a client drops its connection and looks for another."""


class Tab:
    """A connection of somebody's."""

    def __init__(self, machine: Machine, live: LiveTable, viewer: FakeViewer, since: float) -> None:
        self.machine, self.live, self.viewer, self.since = machine, live, viewer, since


class Somebody:
    """A person, or with no key a watcher: connects to any server, acts, idles, goes and comes back elsewhere."""

    def __init__(self, evening: "Evening", key: Key | None, secret: str | None) -> None:
        self.evening, self.key, self.secret = evening, key, secret
        self.tabs: list[Tab] = []
        self.back_at = evening.now
        """When they connect next, where they are connected nowhere."""
        self.gone_at = evening.now
        self.keen = 0.5
        """How probably they do what they are awaited for in a step."""
        self.waiting: tuple[Do, Tab] | None = None
        """A command that was sent, and where."""
        self.sent: dict[str, Do] = {}
        self.acknowledged: list[str] = []

    def since(self) -> float | None:
        """Since when they have been connected to a server that runs and reaches its data."""
        return min((max(tab.since, tab.machine.good_since) for tab in self.tabs if tab.machine.good), default=None)

    async def connect(self) -> None:
        evening = self.evening
        running = [machine for machine in evening.machines if machine.state == "running"]
        if not running:
            return
        machine = evening.rng.choice(running)

        async def come() -> None:
            try:
                live = await machine.hall.house.find(evening.code)
            except StorageError:
                return
            assert live.key_of(self.secret) == self.key
            viewer = FakeViewer(self.key, evening.town.clock.now)
            live.connect(viewer)
            self.tabs.append(Tab(machine, live, viewer, evening.now))

        await machine.run(come())

    def disconnect(self, tab: Tab, *, back_in: float) -> None:
        """Close a connection; its server hears of it as soon as it can."""
        evening = self.evening
        self.tabs.remove(tab)
        if tab.machine.state == "running":
            tab.live.disconnect(tab.viewer)
        elif tab.machine.state == "paused":
            tab.machine.dropped.append(tab.viewer)
        if not self.tabs:
            self.back_at, self.gone_at = evening.now + back_in, evening.now
        evening.note_dark()

    async def step(self) -> None:
        """Notice what has become of the connections, and perhaps do something."""
        evening, rng = self.evening, self.evening.rng
        for tab in list(self.tabs):
            assert tab.viewer.ended is None, "nobody is sent away"
            if tab.machine.state == "gone":
                self.disconnect(tab, back_in=rng.uniform(0, 3))
            elif tab.machine.state == "paused" and evening.now >= tab.machine.stopped_at + SILENCE:
                self.disconnect(tab, back_in=0)
        if not self.tabs:
            if evening.now >= self.back_at:
                await self.connect()
            return
        self._read_answers()
        tab = rng.choice(self.tabs)
        if tab.machine.state == "running" and self.key is not None and tab.viewer.frames:
            await self._act(tab)

    def _read_answers(self) -> None:
        if self.waiting is None:
            return
        message, tab = self.waiting
        for answer in tab.viewer.answers:
            if isinstance(answer, Accepted | Refused) and answer.id == message.id:
                assert getattr(answer, "code", None) != "internal", answer
                self.waiting = None
                if isinstance(answer, Accepted):
                    self.acknowledged.append(message.id)

    async def _act(self, tab: Tab) -> None:
        rng, viewer = self.evening.rng, tab.viewer
        if self.waiting is not None:
            message, sent_to = self.waiting
            if sent_to not in self.tabs:
                await self._send(tab, message)
            return
        own = viewer.view.own
        if own is None or own.game is None or viewer.view.public.stage != "playing" or rng.random() >= self.keen:
            return
        public = viewer.view.public
        if public.time is not None and await self._see_to_time(tab, host=own.host):
            return
        if own.host and rng.random() < 0.02:
            key = rng.choice([member.key for member in public.members])
            await self._send(tab, Do(id=self._name(), game=0, round=0, phase=None, command=ActFor(key=key)))
        elif own.game.may.exchange:
            if rng.random() < 0.1:
                await self._play(tab, rng.choice(list(commands(viewer.game))))
        elif own.game.may != NOTHING:
            if viewer.phase in ("announcing", "telling") and rng.random() < 0.5:
                tab.live.sign(viewer, choosing=rng.random() < 0.8)
                return
            await self._play(tab, choice(viewer))

    async def _see_to_time(self, tab: Tab, *, host: bool) -> bool:
        """Give everybody more time, or let the table move on where the time is over; whether anything was done."""
        rng, now = self.evening.rng, self.evening.now
        over = any(one.what == "limit" and one.until <= now * 1000 for one in tab.viewer.view.public.clocks)
        command = MoveOn() if over else AddTime() if host else None
        if command is None or rng.random() >= (0.3 if over else 0.01):
            return False
        await self._send(tab, Do(id=self._name(), game=0, round=0, phase=None, command=command))
        return True

    async def _play(self, tab: Tab, command: SeatCommand) -> None:
        table, game = tab.viewer.view.public, tab.viewer.game.public
        moment = {"game": table.game_number, "round": game.round, "phase": game.phase}
        await self._send(tab, Do(id=self._name(), command=command, **moment))  # type: ignore[arg-type]  # as they are

    def _name(self) -> str:
        return f"{self.key}-{len(self.sent) + 1}-of-theirs"

    async def _send(self, tab: Tab, message: Do) -> None:
        self.sent[message.id] = message
        self.waiting = (message, tab)
        await tab.machine.run(tab.live.do(tab.viewer, message))
        self._read_answers()
