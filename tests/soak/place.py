"""One table of a soak: who is there, what its log says, what went wrong, and the last steps that led to it."""

import random
import time
from collections import defaultdict, deque
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from moonhare import storage
from moonhare.rules.state import awaited
from moonhare.server.live.credentials import hashed
from moonhare.server.messages import Key
from moonhare.server.table.awaiting import limit_of
from tests.soak.knowing import faults_of_talk, faults_of_view
from tests.soak.truth import Moment, Truth, moment_of

if TYPE_CHECKING:
    from tests.soak.souls import Soul

GRACE: Final = 6.0 + storage.GRACE
"""Seconds by which a clock may be late: a table at which all lines were cut for a moment has rested."""

LONGEST: Final = 140.0
"""Seconds that a part of a round may take where nothing ends it by itself: somebody idles, who may be the host, and
after a minute of it whoever is there has the computer act."""

STEPS: Final = 20

_decode = msgspec.json.Decoder().decode


class Place:
    """A table with all who come to it."""

    def __init__(self, folder: Path, code: str, seed: str) -> None:
        self.code, self.rng = code, random.Random(seed)
        self.truth = Truth(folder, code)
        self.souls: list[Soul] = []
        self.faults: list[str] = []
        self.steps: deque[str] = deque(maxlen=STEPS)
        self.secrets: set[bytes] = set()
        self.hands: dict[tuple[int, int], set[int]] = defaultdict(set)
        """By soul and game: the seats whose hand they have seen."""
        self.points: dict[tuple[int, int], tuple[int, ...]] = {}
        """By game and round, as people have seen them."""
        self.acted: dict[Key, Moment] = {}
        """For whom the host has just had the computer act, and in which moment."""
        self.moved_on: Moment | None = None
        """Where the host has just let the table move on."""
        self.frames = self.moves = 0
        self._begun = time.time()
        self._present_since: float | None = None
        self._muted: list[tuple[float, set[Key]]] = [(0.0, set())]

    def note(self, who: str, what: str) -> None:
        """Remember a step."""
        self.steps.append(f"{time.time() - self._begun:7.2f} {who}: {what}")

    def fault(self, what: str) -> None:
        """Something is as it must not be."""
        if len(self.faults) < 3:
            self.faults.append("\n  ".join([f"{self.code}: {what}", *self.steps]))

    def keep_secret(self, secret: str) -> None:
        """Let this, and what is stored of it, never be in a frame."""
        self.secrets |= {secret.encode(), hashed(secret).hex().encode()}

    def mute(self, key: Key, *, muted: bool) -> None:
        """The host has muted somebody, or not any longer."""
        self._muted.append((time.time(), (self._muted[-1][1] - {key}) | ({key} if muted else set())))

    @property
    def muted(self) -> set[Key]:
        """Who has been muted for a while now, and still is: a face may pass the muting on its way."""
        settled = [keys for since, keys in self._muted if since < time.time() - GRACE] or [set()]
        return set.intersection(*settled[-1:], *[keys for since, keys in self._muted if since >= time.time() - GRACE])

    # ---- every frame that anybody gets

    def check(self, soul: "Soul", raw: bytes) -> dict[str, Any]:
        """Look at a frame with the eyes of whoever gets it; gives the message."""
        self.frames += 1
        message: dict[str, Any] = _decode(raw)
        if any(secret in raw for secret in self.secrets):
            self.fault(f"a secret is in a frame to {soul.name}: {raw[:300]!r}")
        kind = message["type"]
        if kind == "view":
            self._check_view(soul, message, raw)
        elif kind in {"talked", "talk-ruled", "said", "held", "shown", "taken-back"}:
            self.truth.read_on()
            host = soul.key is not None and self.truth.hosted(soul.key)
            # A host is heard, muted or not.
            muted = {key for key in self.muted if not self.truth.hosted(key)}
            for fault in faults_of_talk(message, soul.key, host=host, muted=muted):
                self.fault(f"to {soul.name}: {fault}: {message}")
        elif kind == "refused" and message["code"] == "internal":
            self.fault(f"the server failed at what {soul.name} asked: {message}")
        elif kind == "guess-tally" and self.points.get((message["game"], message["round"])) is None:
            self.truth.read_on()
            game = self.truth.now.game
            if game is None or game.last is None or game.last.round < message["round"]:
                self.fault(f"guesses are told before the round is scored: {message}")
        return message

    def _check_view(self, soul: "Soul", frame: dict[str, Any], raw: bytes) -> None:
        if frame["own"] is not None and not soul.is_seated_here():
            self.fault(f"{soul.name} is shown a seat at a device that it has left")
        if self._fits(frame, raw, soul.key) is None:
            return
        self.truth.read_on()
        faults = self._fits(frame, raw, soul.key)
        if faults:
            self.fault(f"to {soul.name} ({soul.key}) in {self._moment(frame)}: {'; '.join(faults)}")

    @staticmethod
    def _moment(frame: dict[str, Any]) -> Moment:
        public = frame["public"]
        game = public["game"]
        return (public["game_number"], game["round"], game["phase"]) if game else (public["game_number"], 0, "")

    def _fits(self, frame: dict[str, Any], raw: bytes, key: Key | None) -> list[str] | None:
        """None where some state of this moment allows all that a frame tells; else what the best of them forbids."""
        best = ["no such moment is in the log"]
        for state in self.truth.at(self._moment(frame)):
            found = list(faults_of_view(frame, raw, state, key))
            if not found:
                return None
            if best[0].startswith("no such") or len(found) < len(best):
                best = found
        return best

    def saw(self, soul: "Soul", frame: dict[str, Any]) -> None:
        """Remember what somebody has seen: hands, and points to be compared in the end."""
        public, own = frame["public"], frame["own"]
        game = public["game"]
        if game is None:
            return
        if own is not None and own["game"] is not None and own["game"]["hand"]:
            hands = self.hands[id(soul), public["game_number"]]
            hands.add(own["game"]["seat"])
            if len(hands) > 1:
                self.fault(f"{soul.name} has seen the hands of the seats {sorted(hands)} in one game")
        if game["phase"] in {"showing", "over"} and game["outcome"] is not None:
            self.points[public["game_number"], game["outcome"]["round"]] = tuple(game["points"])

    # ---- whether it goes on

    def check_that_it_goes_on(self, late: float) -> None:
        """Name a table that stands: a timed one beyond its clocks, another one whose people have had their say.

        `late`: seconds by which all on this machine is late now.
        """
        self.truth.read_on()
        table, now = self.truth.now, time.time()
        if not any(soul.seated and soul.is_there for soul in self.souls):
            self._present_since = None
            return
        self._present_since = self._present_since or now
        game, moment = table.game, moment_of(table)
        if table.stage != "playing" or game is None:
            return
        if self.moved_on == moment and not (game.settings.teams and moment[2] == "giving"):
            self.fault(f"the host has let the table move on, which is still in {moment}")
        self.moved_on = None
        for key, acted_in in list(self.acted.items()):
            del self.acted[key]
            seat = next((seat for seat, member in enumerate(table.members) if member.key == key), None)
            # In teams the computer may propose what the partner has to agree to.
            proposed = game.settings.teams and moment[2] == "giving"
            if acted_in == moment and seat in awaited(game) and not proposed:
                self.fault(f"the host has had the computer act for {key}, who is awaited still in {moment}")
        keys = [member.key for member in table.members]
        if len({*keys}) != len(keys):
            self.fault(f"somebody has two seats: {keys}")
        limit, running = limit_of(table), table.running
        since = max(self.truth.moved_at, self._present_since)
        if limit is None or table.pace is None or not table.pace.hard:
            if now - since > LONGEST + late:
                self.fault(f"it stands for {now - since:.0f} s in {moment}, awaited: {awaited(game)}")
        elif running.paused_by is None:
            over = now - max(since, self.truth.timed_at) - limit - running.added
            if over > GRACE + late:
                self.fault(f"its clock of {limit} + {running.added} s is over for {over:.1f} s in {moment}")
