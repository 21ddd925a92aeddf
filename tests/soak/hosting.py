"""What a host of a soak's table does beside playing: lets in, moves on, acts for the idle, starts anew, keeps order."""

import time
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tests.soak.souls import Soul

HELD: Final = "gooseberry"
STANDING: Final = 4.0
"""Seconds without anything happening after which a host has the computer act."""


async def as_host(soul: "Soul") -> bool:
    """Do what a host has to do now; False where there is nothing and one may play."""
    rng, public = soul.rng, soul.frame["public"]
    if public["stage"] != "playing":
        return await _between_games(soul)
    for guest in public["guests"]:
        if guest["asks"] and guest["promised"] is None and rng.random() < 0.3:
            kind = "let-in" if rng.random() < 0.8 else "turn-away"
            await soul.do({"type": kind, "key": guest["key"]})
            return True
    if await _for_the_clock(soul):
        return True
    game = public["game"]
    if time.time() - soul.place.truth.moved_at > STANDING and rng.random() < 0.4:
        members = enumerate(public["members"])
        late = [member["key"] for seat, member in members if game["standings"][seat] == "awaited"]
        if late:
            await soul.do({"type": "act-for", "key": rng.choice(late)})
            return True
    if rng.random() < 0.02:
        await soul.do(_whim(soul))
        return True
    if rng.random() < 0.01:
        await soul.say(_order(soul))
        return True
    return False


async def _between_games(soul: "Soul") -> bool:
    rng, public = soul.rng, soul.frame["public"]
    if rng.random() > 0.2:
        return False
    if public["problem"] is not None and public["stage"] == "lobby":
        await soul.do({"type": "add-computer"})
    elif public["stage"] == "over" and rng.random() < 0.3:
        await soul.do({"type": "back-to-lobby"})
    else:
        await soul.do({"type": "start-game"})
    return True


async def _for_the_clock(soul: "Soul") -> bool:
    rng, time_now = soul.rng, soul.frame["public"]["time"]
    if time_now is None:
        return False
    if time_now["paused_by"] is not None:
        if rng.random() < 0.4:
            await soul.do({"type": "pause-time", "paused": False})
        return True
    over = [clock for clock in soul.frame["public"]["clocks"] if clock["what"] == "limit"]
    if not time_now["pace"].get("hard") and over and over[0]["until"] / 1000 < time.time():
        await soul.do({"type": "move-on"})
        return True
    if rng.random() < 0.01:
        await soul.do(rng.choice(({"type": "add-time"}, {"type": "pause-time", "paused": True})))
        return True
    return False


def _whim(soul: "Soul") -> dict[str, Any]:
    """Something that hosts do now and then."""
    rng, public = soul.rng, soul.frame["public"]
    others = [m["key"] for m in public["members"] if m["kind"] == "person" and m["key"] != soul.key]
    former = [one["key"] for one in soul.frame["own"]["barred"]]
    whims: list[dict[str, Any]] = [{"type": "open-door", "open": rng.random() < 0.5}]
    if others:
        kinds = ("remove-seat", "restore-seat", "pass-host", "keep-out")
        whims += [{"type": kind, "key": rng.choice(others)} for kind in kinds]
    if former:
        whims += [{"type": "let-back", "key": rng.choice(former)}] * 3
    if rng.random() < 0.1:
        whims.append({"type": "back-to-lobby"})
    return rng.choice(whims)


def _order(soul: "Soul") -> dict[str, Any]:
    """Something that hosts do about the talk."""
    rng = soul.rng
    keys = [m["key"] for m in soul.frame["public"]["members"] if m["kind"] == "person" and m["key"] != soul.key]
    orders: list[dict[str, Any]] = [
        {"type": "hold-words", "words": [HELD]},
        {"type": "clear-talk"},
        {"type": "switch-talk", "on": rng.random() < 0.9},
    ]
    orders += [{"type": "mute", "key": rng.choice(keys), "muted": rng.random() < 0.6}] if keys else []
    orders += [{"type": "let-through", "line": soul.lines[-1]}] if soul.lines else []
    return rng.choice(orders)
