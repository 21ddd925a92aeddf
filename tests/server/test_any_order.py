"""People do anything at any moment: each command has its one answer, no bug is met, memory is what the log says."""

import asyncio
import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from moonhare.rules.commands import Command
from moonhare.rules.errors import Refusal
from moonhare.rules.settings import SETTING_NAMES
from moonhare.server import messages
from moonhare.server.messages import SYMBOLS
from moonhare.server.table.events import decode
from moonhare.server.table.evolving import replay
from tests.server.worlds import EDITIONS, FakeViewer, Hall, a_town, choice

VALUES: tuple[Any, ...] = (None, True, False, 0, 1, 2, 3, 6, 12, 30, -1, 10**25)
VALUES += ("all", "others", "hand", "unseen", ["text"], [], ["x"], "")
NAMES = ("Zoe", "Bo", "  a ", "\u200d", "Ada")


def anything(hall: Hall, viewer: FakeViewer, rng: random.Random) -> Command:
    """Some command: now and then one that fits, mostly one that somebody confused or unkind would send."""
    own = viewer.view.own
    hand = [] if own is None or own.game is None else list(own.game.hand)
    if hand and rng.random() < 0.3:
        try:
            return choice(viewer)
        except (LookupError, ValueError, AssertionError):
            pass  # there is nothing to do for this seat now
    keys = [member.key for member in hall.table.members]
    guests = [guest.key for guest in hall.table.guests]
    facts: dict[str, dict[str, Any]] = {
        "ask-seat": {"seat": rng.choice([None, *keys])},
        "stop-asking": {},
        "answer-screen": {"screen": rng.choice([4711, 4712]), "shown": rng.random() < 0.5},
        "let-in": {"key": rng.choice([99, *guests]), "seat": rng.choice([None, None, *keys])},
        "hand-seat": {"key": rng.choice([99, *guests])},
        "turn-away": {"key": rng.choice([99, *guests])},
        "open-door": {"open": rng.random() < 0.5},
        "restore-seat": {"key": rng.choice([99, *keys, *[one.occupant.key for one in hall.table.former]])},
        "keep-out": {"key": rng.choice([*keys, *guests, 99])},
        "let-back": {"key": rng.choice([99, *[one.key for one in hall.table.barred]])},
        "rename": {"name": rng.choice(NAMES)},
        "choose-symbol": {"symbol": rng.choice(SYMBOLS)},
        "ready": {"ready": rng.random() < 0.7},
        "wish-edition": {"edition": rng.choice([None, *(one for one, _ in EDITIONS)])},
        "add-computer": {},
        "remove-seat": {"key": rng.choice([*keys, 99])},
        "order-seats": {"keys": rng.sample(keys, rng.randint(max(0, len(keys) - 1), len(keys)))},
        "pass-host": {"key": rng.choice([*keys, 99])},
        "choose-edition": {"edition": rng.choice(EDITIONS)[0]},
        "change-setting": {"setting": rng.choice([*SETTING_NAMES, "none"]), "value": rng.choice(VALUES)},
        "reset-settings": {},
        "choose-sets": {"sets": rng.choice((["full"], ["few"], ["full", "more"], ["none"]))},
        "start-game": {},
        "back-to-lobby": {},
        "act-for": {"key": rng.choice([*keys, 99])},
        "tell-clue": {"text": rng.choice(("", "a", "\u200b")), "card": rng.choice([None, "full:01", *hand])},
        "name-giver": {"giver": rng.randrange(12)},
        "give-cards": {"cards": rng.choices(["full:03", *hand], k=rng.randint(1, 3))},
        "cast-votes": {"slots": rng.choices(range(1, 25), k=rng.randint(1, 3)), "red": rng.choice((None, 1, 24))},
        "go-on": {},
        "leave": {},
    }
    # A game begins more easily than it ends, or hardly any would be seen.
    tags = [*facts, *("start-game", "add-computer") * 3]
    tag = rng.choice(tags)
    if tag in ("leave", "back-to-lobby", "remove-seat", "keep-out") and rng.random() < 0.7:
        tag = "go-on"
    made: Command = msgspec.convert({"type": tag, **facts[tag]}, messages.TableCommand)
    return made


class Crowd:
    """Everybody at one table, each with some tabs."""

    def __init__(self, hall: Hall, viewers: list[FakeViewer], rng: random.Random) -> None:
        self.hall, self.viewers, self.rng = hall, viewers, rng
        self.codes: Counter[str] = Counter()

    async def step(self) -> None:
        rng, hall, viewer = self.rng, self.hall, self.rng.choice(self.viewers)
        what = rng.random()
        if what < 0.03:
            try:
                self.viewers.append(await hall.join(f"New {rng.randrange(1000)}"))
            except Refusal as refusal:
                self.codes[f"sit: {refusal.code}"] += 1
        elif what < 0.05:
            # Some with a cookie of whoever they were before.
            known = rng.choice([None, *hall.secrets])
            known = known if known is not None and hall.table.knows(known) else None
            wish: dict[str, Any] = {"name": f"New {rng.randrange(1000)}", "ask": rng.random() < 0.7}
            if hall.table.members and rng.random() < 0.5:
                # Others under the name of somebody whose seat they want.
                member = rng.choice(hall.table.members)
                wish |= {"name": member.name, "seat": member.key}
            try:
                self.viewers.append(await hall.knock(known=known, **wish))
            except Refusal as refusal:
                self.codes[f"knock: {refusal.code}"] += 1
        elif what < 0.09:
            await hall.clock.go_on(rng.choice((1, 5, 31, 70)))
        elif what < 0.11:
            hall.live.disconnect(viewer)
        elif what < 0.15:
            key = rng.choice(list(hall.secrets))
            if hall.live.key_of(hall.secrets[key]) == key:
                self.viewers.append(hall.connect(key))
        else:
            both = [viewer] if what < 0.8 else [viewer, *rng.sample(self.viewers, len(self.viewers) // 2)]
            await asyncio.gather(*map(self.do, both))

    async def do(self, viewer: FakeViewer) -> None:
        if viewer.ended is not None or not viewer.frames:
            return
        message = self.hall.message(anything(self.hall, viewer, self.rng))
        await self.hall.live.do(viewer, message)
        (answer,) = [one for one in viewer.answers if getattr(one, "id", None) == message.id]
        self.codes[getattr(answer, "code", "accepted")] += 1


SEEDS = [pytest.param(seed, marks=[pytest.mark.long] if seed >= 3 else []) for seed in range(12)]


@pytest.mark.parametrize("seed", SEEDS)
async def test_whatever_people_do_no_bug_is_met_and_the_log_says_what_memory_holds(seed: int) -> None:
    rng = random.Random(seed)
    codes: Counter[str] = Counter()
    with capture_logs() as logs:
        for edition, players in EDITIONS * 2:
            async with a_town() as town:
                hall = town.hall(seed=rng.getrandbits(32))
                viewers = await hall.open(persons=rng.randint(1, players), edition=edition)
                crowd = Crowd(hall, [*viewers, hall.connect(None)], rng)
                for _ in range(200):
                    await crowd.step()
                    keys = [member.key for member in hall.table.members]
                    assert len({*keys}) == len(keys), "nobody has two seats"
                    called = [member.name.casefold() for member in hall.table.members]
                    assert len({*called}) == len(called), "no two have one name"
                tail = await hall.house.world.store.read(hall.table.code)
                assert replay(decode(entry.data) for entry in tail.entries) == hall.table
                codes += crowd.codes
    assert not [entry for entry in logs if entry["log_level"] in ("error", "critical")]
    assert "internal" not in codes
    # It was not all refused, and not for the same reason.
    assert codes["accepted"] > 100
    assert len(codes) > 20
